/** How a voyage is looked back on: the score line by line, the boats filling day by day, and what decided it. */

import { div, li, ol, use } from "../../../web/shell/tags.js";
import { Sheet } from "./score.js";

/** @typedef {import("./view.d.ts").IsleView} IsleView */
/** @typedef {import("../../../web/table/finale.d.ts").Ended} Ended */

/** What falls when somebody has won: fish and cats. */
export const shower = [
  "M2 12C6 5 14 5 17 11L22 6V18L17 13C14 19 6 19 2 12ZM7 10.4A1.3 1.3 0 1 0 7 13A1.3 1.3 0 1 0 7 10.4",
  "M4 3 9 6Q12 5 15 6L20 3 19 12Q20 20 12 21 4 20 5 12ZM8.5 11A1.4 1.8 0 1 0 8.5 14.6A1.4 1.8 0 1 0 8.5 11M15.5 11A1.4 1.8 0 1 0 15.5 14.6A1.4 1.8 0 1 0 15.5 11",
];

/** The lines of a score sheet that bring points, and those that cost some. */
const GAINS = ["families", "rare", "lessons", "public"];
const LOSSES = ["rats", "rooms"];

/** The day of a position. @param {IsleView} view */
export const place = ({ day }) => ({ key: "when-day", data: { day } });

/** @param {Ended} ended */
export function course({ log, players }) {
  const aboard = Array(players).fill(0);
  const lines = aboard.map(() => /** @type {number[]} */ ([]));
  const note = () => lines.forEach((line, seat) => line.push(aboard[seat]));
  for (const { key, data } of log) {
    if (key === "day") note();
    else if (key === "placed" || key === "placed-oshax") aboard[Number(data?.seat)] += 1;
    else if (key === "removed") aboard[Number(data?.seat)] -= 1;
  }
  note();
  return { said: "course-days", lines };
}

/**
 * The points of a seat in a line of the score sheet.
 *
 * @param {Ended["log"]} log
 * @param {number} seat
 * @returns {(line: string) => number}
 */
function linesOf(log, seat) {
  const scored = log.findLast(({ key, data }) => key === "scored" && data?.seat === seat)?.data ?? {};
  return (line) => Number(scored[line] ?? 0);
}

/**
 * Where most points of a boat come from; of a boat without points, where most were lost.
 *
 * @param {Ended} ended
 */
export function moments({ log, players }) {
  return Array.from({ length: players }, (_, seat) => {
    const of = linesOf(log, seat);
    const most = GAINS.reduce((best, gain) => of(gain) > of(best) ? gain : best);
    if (of("total") > 0 && of(most) > 0) return { key: "best-gain", data: { gain: most, points: of(most) } };
    const worst = LOSSES.reduce((least, loss) => of(loss) < of(least) ? loss : least);
    return { key: "worst-loss", data: { gain: worst, points: of(worst) } };
  });
}

/** How hard the sister can be, the easiest first. */
const LADDER = ["easy", "medium", "hard", "very_hard", "expert"];

/**
 * What decided it: the line of the score in which the winner gained most on the next one.
 *
 * @param {Ended} ended
 * @param {number} _seat
 * @param {number[]} ranking
 */
export function tale({ log, view }, _seat, ranking) {
  const { mode, difficulty, crews, sister_points } = /** @type {IsleView} */ (view);
  if (mode === "solo") {
    const won = crews[0].points > sister_points;
    const key = !won ? "tale-stay" : difficulty === LADDER.at(-1) ? "tale-top" : "tale-climb";
    return [{ key, data: { rung: difficulty } }];
  }
  const order = ranking.map((_, seat) => seat).sort((one, two) => ranking[one] - ranking[two]);
  if (order.length < 2 || ranking[order[0]] === ranking[order[1]]) return [];
  const [first, second] = order.map((seat) => linesOf(log, seat));
  const gap = (/** @type {string} */ line) => first(line) - second(line);
  const gain = [...GAINS, ...LOSSES].reduce((best, each) => (gap(each) > gap(best) ? each : best));
  const number = first("total") - second("total");
  if (number <= 0) return [];
  const data = { seat: order[0], other: order[1], number, gain, points: first(gain), against: second(gain) };
  return [{ key: "tale-line", data }];
}

/** @param {{ ended: Ended, names: string[], words: import("../../../web/shell/words.js").Words }} props */
export function Details({ ended, names, words }) {
  const view = /** @type {IsleView} */ (ended.view);
  const props = /** @type {import("./boat.js").Props} */ (/** @type {unknown} */ ({
    view,
    names,
    words,
    facts: ended.facts,
  }));
  return div(
    { class: "isle" },
    view.mode === "solo" && ol(
      { class: "ladder", "aria-label": words.say("option-difficulty") },
      LADDER.map((level) =>
        li(
          { key: level, "aria-current": level === view.difficulty ? "step" : undefined },
          words.say(`option-difficulty-${level}`),
        )
      ),
    ),
    use(Sheet, { props, counts: false, within: true }),
  );
}
