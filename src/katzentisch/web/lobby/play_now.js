/** A first match with one press, for people who do not know yet what to choose. */

import { a, all, button, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { Notice } from "../shell/components.js";
import { meet, settings } from "../shell/settings.js";
import { GUEST, words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */

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

/**
 * One button for a match, and one for the lesson of its game.
 *
 * @param {{ games: GameInfo[], go: (path: string) => void }} props
 */
export function PlayNow({ games, go }) {
  const busy = useSignal(false);
  const refused = useSignal("");
  const say = words.value;
  const game = shortestGame(games);
  if (!game) return null;
  const play = () => {
    busy.value = true;
    refused.value = "";
    begin(game).then(go, (problem) => {
      busy.value = false;
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = say.reason(problem.reason);
    });
  };
  return all(
    button(
      { type: "button", class: "main play-now", disabled: busy.value, "aria-busy": busy.value, onClick: play },
      say.say("play-now", { game: say.title(game) }),
    ),
    game.has_lesson && a(
      { class: "button learn-first", href: `/learn/${game.folder}` },
      say.say("learn-in-minutes", { game: say.title(game) }),
    ),
    refused.value && use(Notice, { text: refused.value }),
  );
}
