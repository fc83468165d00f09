/** The first page for the world: what this is, and a match within one click. */

import { a, button, p, section, small, use, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { Notice } from "../shell/components.js";
import { meet, settings } from "../shell/settings.js";
import { words } from "../shell/words.js";
import { keep } from "./backend.js";
import { missing } from "./downloads.js";
import { megabytes } from "./size.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */

/** The game that is quickest to begin. */
const FIRST = "g5211";
const SEATS = 3;

/**
 * A match against gentle bots, with everything as it is usually played.
 *
 * @param {GameInfo} game
 */
async function begin(game) {
  const bots = Array.from({ length: SEATS - 1 }, () => levels(game)[0]);
  const options = Object.fromEntries(game.options[SEATS].map((each) => [each.name, each.suggested || each.default]));
  const table = await api.openTable({ game: game.id, seats: ["", ...bots], options });
  await api.sitDown(table.code, 0, { name: settings.value.name || words.value.say("name-guest") });
  await api.startMatch(table.code, { fill: null }, []);
  meet(game.folder);
  return `/t/${table.code}`;
}

/** @param {{ games: GameInfo[], go: (path: string) => void }} props */
export function Front({ games, go }) {
  const size = useSignal(-1);
  const busy = useSignal(false);
  const refused = useSignal("");
  const look = () => missing().then((bytes) => (size.value = bytes), () => {});
  useEffect(() => {
    look();
  }, []);
  const say = words.value;
  const above = api.elsewhere();
  const game = games.find((each) => each.folder === FIRST);
  const play = () => {
    busy.value = true;
    begin(/** @type {GameInfo} */ (game)).then(go, (problem) => {
      busy.value = false;
      refused.value = say.reason(problem.reason);
    });
  };
  return section(
    { class: "front" },
    p({}, say.say("here-about")),
    game && button(
      { type: "button", class: "main", disabled: busy.value, onClick: play },
      say.say("here-play", { game: say.title(game) }),
    ),
    size.value > 0 &&
      button({ type: "button", class: "keep", onClick: () => keep().then(look, () => {}) }, say.say("here-keep")),
    above && a({ class: "button quiet", href: above.home }, say.say("to-server")),
    size.value >= 0 &&
      small({}, size.value ? say.say("here-size", { size: megabytes(size.value, say.locale) }) : say.say("here-kept")),
    refused.value && use(Notice, { text: refused.value }),
  );
}
