/** The first page of the static site: what this is, and a match with one click. */

import { a, button, p, section, signal, small, use, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { Notice } from "../shell/components.js";
import { meet, settings } from "../shell/settings.js";
import { GUEST, words } from "../shell/words.js";
import { keep } from "./backend.js";
import { missingBytes } from "./downloads.js";
import { megabytes } from "./size.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */

/** How many bytes are still to be downloaded; -1 if that is unknown. It is read before anything is drawn that it would push away. */
const size = signal(await missingBytes().catch(() => -1));
/** How many sit at the first table: the visitor and two bots. */
const SEATS = 3;

/** The game that is over soonest: a first match should be short. @param {GameInfo[]} games */
const shortestGame = (games) =>
  games.filter((each) => each.players.includes(SEATS)).sort((one, other) => one.minutes - other.minutes)[0];

/**
 * Start a match against the weakest bots, with the usual options.
 *
 * @param {GameInfo} game
 */
async function begin(game) {
  const bots = Array.from({ length: SEATS - 1 }, () => levels(game)[0]);
  const options = Object.fromEntries(game.options[SEATS].map((each) => [each.name, each.suggested || each.default]));
  const table = await api.openTable({ game: game.id, seats: ["", ...bots], options });
  await api.sitDown(table.code, 0, { name: settings.value.name || GUEST, cat: settings.value.cat });
  await api.startMatch(table.code, { fill: null }, []);
  meet(game.folder);
  return `/t/${table.code}`;
}

/** @param {{ games: GameInfo[], go: (path: string) => void }} props */
export function Front({ games, go }) {
  const busy = useSignal(false);
  const refused = useSignal("");
  const look = () => missingBytes().then((bytes) => (size.value = bytes), () => {});
  useEffect(() => {
    look();
  }, []);
  const say = words.value;
  const above = api.elsewhere();
  const game = shortestGame(games);
  const play = () => {
    busy.value = true;
    begin(game).then(go, (problem) => {
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
