/** A board for games that bring none: what is known, in words, and the list of moves to play with. */

import { dd, dl, dt } from "../shell/tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */

export const listed = true;

/** @param {BoardProps} props */
export function Board({ view }) {
  return dl(
    { class: "plain-board" },
    Object.entries(view).flatMap(([name, value]) => [dt({}, name), dd({}, JSON.stringify(value))]),
  );
}

/** @param {BoardProps} props */
export function ask({ actors, seat, names, words, over }) {
  if (over) return words.say("asked-over");
  if (actors.includes(seat)) return words.say("asked-you");
  return words.say("asked-others", { names: actors.map((each) => names[each]) });
}
