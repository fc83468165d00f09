/** The way through a match that was played: move by move, at any place, through anybody's eyes. */

import { input, label, option, output, section, select, use } from "../shell/tags.js";
import { Press } from "../shell/components.js";

/** @template T @typedef {import("../shell/tags.js").Signal<T>} Signal */
/** @typedef {import("../wire.d.ts").EventInfo} Told */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/**
 * A match up to a ply, as the server tells it.
 *
 * @typedef {{
 *   game: string, players: string[], names: string[], ply: number, plies: number, over: boolean, finished: boolean, opening: Told[],
 *   view?: any, views?: any[], moves: { events: Told[], seat?: number, move?: string }[], points?: number[], ranking?: number[],
 * }} Document
 */

/** Instead of a seat: everything is open. */
export const OPEN = -2;

/**
 * @param {{
 *   shown: Document, say: import("../shell/words.js").Words,
 *   seat: Signal<number>, ply: Signal<number>, runs: Signal<boolean>,
 * }} props
 */
export function Steps({ shown, say, seat, ply, runs }) {
  const to = (/** @type {number} */ wanted) => (ply.value = Math.max(0, Math.min(shown.plies, wanted)));
  const run = () => {
    if (!runs.value && shown.ply === shown.plies) to(0);
    runs.value = !runs.value;
  };
  return section(
    { class: "steps", "aria-label": say.say("replay") },
    use(Press, { label: say.say("step-first"), onPress: () => to(0) }),
    use(Press, { label: say.say("step-back"), onPress: () => to(shown.ply - 1) }),
    use(Press, { label: say.say(runs.value ? "step-pause" : "step-run"), onPress: run }),
    use(Press, { label: say.say("step-on"), onPress: () => to(shown.ply + 1) }),
    use(Press, { label: say.say("step-last"), onPress: () => to(shown.plies) }),
    input({
      type: "range",
      "aria-label": say.say("step-jump"),
      min: 0,
      max: shown.plies,
      value: shown.ply,
      onChange: (/** @type {ControlEvent} */ event) => to(Number(event.target.value)),
    }),
    output({}, say.say("step-of", { ply: shown.ply, plies: shown.plies })),
    label(
      {},
      say.say("eyes"),
      select(
        {
          value: seat.value,
          onChange: (/** @type {ControlEvent} */ event) => (seat.value = Number(event.target.value)),
        },
        option({ value: -1 }, say.say("eyes-gallery")),
        shown.names.map((name, each) => option({ value: each, key: each }, name)),
        option({ value: OPEN }, say.say("eyes-open")),
      ),
    ),
  );
}
