/** The way through a match that was played: move by move, at any place, through anybody's eyes. */

import { button, div, input, label, option, output, path, section, select, span, svg } from "../shell/tags.js";

/** @template T @typedef {import("../shell/tags.js").Signal<T>} Signal */
/** @typedef {import("../wire.d.ts").EventInfo} Told */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/**
 * A match up to a ply, as the server tells it; `table` is told to those who played there.
 *
 * @typedef {{
 *   game: string, players: string[], names: string[], cats: (number | null)[], table: string | null, ply: number, plies: number, over: boolean, finished: boolean, opening: Told[],
 *   view?: any, views?: any[], moves: { events: Told[], seat?: number, move?: string }[], points?: number[], ranking?: number[],
 * }} Document
 */

/** Instead of a seat: everything is open. */
export const OPEN = -2;

/** The buttons as pictures in a square of 24. */
const SIGNS = {
  first: "M5 5h3v14H5zM20 5v14L9 12z",
  back: "M15.5 4.500L18 7l-5 5 5 5-2.500 2.500L8 12z",
  run: "M7 5l12 7-12 7z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  on: "M8.500 4.500L6 7l5 5-5 5 2.500 2.500L16 12z",
  last: "M16 5h3v14h-3zM4 5v14l11-7z",
};

/**
 * @param {{
 *   shown: Document, names: string[], say: import("../shell/words.js").Words, before: boolean,
 *   seat: Signal<number>, ply: Signal<number>, runs: Signal<boolean>,
 * }} props `before`: the position is shown for the sake of the move that follows, so that move's number is told.
 */
export function Steps({ shown, names, say, before, seat, ply, runs }) {
  const to = (/** @type {number} */ wanted) => (ply.value = Math.max(0, Math.min(shown.plies, wanted)));
  const run = () => {
    if (!runs.value && shown.ply === shown.plies) to(0);
    runs.value = !runs.value;
  };
  /** @param {keyof typeof SIGNS} sign @param {() => void} onClick @param {boolean} [disabled] */
  const step = (sign, onClick, disabled = false) =>
    button(
      {
        type: "button",
        class: `step-${sign}`,
        "aria-label": say.say(`step-${sign}`),
        title: say.say(`step-${sign}`),
        onClick,
        disabled,
      },
      svg({ viewBox: "0 0 24 24", "aria-hidden": "true" }, path({ d: SIGNS[sign] })),
    );
  const { plies } = shown;
  return section(
    { class: "steps", "aria-label": say.say("replay") },
    div(
      { class: "buttons" },
      step("first", () => to(0)),
      step("back", () => to(shown.ply - 1)),
      step(runs.value ? "pause" : "run", run),
      step("on", () => to(shown.ply + 1)),
      step("last", () => to(plies)),
    ),
    input({
      type: "range",
      "aria-label": say.say("step-jump"),
      min: 0,
      max: plies,
      value: shown.ply,
      onChange: (/** @type {ControlEvent} */ event) => to(Number(event.target.value)),
    }),
    output(
      {},
      before ? say.say("step-before", { ply: shown.ply + 1, plies }) : say.say("step-of", { ply: shown.ply, plies }),
    ),
    label(
      {},
      span({}, say.say("eyes")),
      select(
        {
          value: seat.value,
          onChange: (/** @type {ControlEvent} */ event) => (seat.value = Number(event.target.value)),
        },
        option({ value: -1 }, say.say("eyes-gallery")),
        names.map((name, each) => option({ value: each, key: each }, name)),
        option({ value: OPEN }, say.say("eyes-open")),
      ),
    ),
  );
}
