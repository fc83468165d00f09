/** One vacation for all of one's tables. */

import { button, div, h2, p, section, small, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { hasLeft } from "../shell/components.js";
import { words } from "../shell/words.js";

export function Vacation() {
  const say = words.value;
  const told = useSignal("");
  const away = useSignal(false);
  useEffect(() => {
    api.listMyTables().then(
      (tables) => (away.value = tables.some((table) => hasLeft(table) && Boolean(table.house.vacation_days))),
      () => {},
    );
  }, []);
  const set = (/** @type {boolean} */ on) => () =>
    api.setVacation({ on }).then(
      (found) => {
        away.value = found.away > 0;
        told.value = say.say("vacation-all-told", { away: found.away, playing: found.playing });
      },
      (problem) => (told.value = say.reason(problem.reason)),
    );
  return section(
    { class: "vacation" },
    h2({}, say.say("vacation-all")),
    p({}, say.say("vacation-all-about")),
    div(
      { class: "ways" },
      button({ type: "button", onClick: set(true) }, say.say("vacation-all-begin")),
      away.value && button({ type: "button", onClick: set(false) }, say.say("vacation-all-end")),
    ),
    small({ role: "status" }, told.value),
  );
}
