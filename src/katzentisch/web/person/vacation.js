/** One vacation for all of one's tables. */

import { button, div, h2, p, section, small, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { words } from "../shell/words.js";

export function Vacation() {
  const say = words.value;
  const told = useSignal("");
  const set = (/** @type {boolean} */ on) => () =>
    api.setVacation({ on }).then(
      ({ away, playing }) => (told.value = say.say("vacation-all-told", { away, playing })),
      (problem) => (told.value = say.reason(problem.reason)),
    );
  return section(
    { class: "vacation" },
    h2({}, say.say("vacation-all")),
    p({}, say.say("vacation-all-about")),
    div(
      { class: "ways" },
      button({ type: "button", onClick: set(true) }, say.say("vacation-all-begin")),
      button({ type: "button", onClick: set(false) }, say.say("vacation-all-end")),
    ),
    small({ role: "status" }, told.value),
  );
}
