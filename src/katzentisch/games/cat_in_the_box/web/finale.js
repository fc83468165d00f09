/** How a match of Cat in the Box is looked back on: the pad round by round, and everybody's best round. */

/** @typedef {import("../../../web/table/finale.d.ts").Ended} Ended */
/** @typedef {import("./view.d.ts").CatView} CatView */

/** What falls when somebody has won: the four colours. */
export const shower = [
  "M12 21C5.5 15.7 2.5 12.2 2.5 8.4 2.5 5.5 4.7 3.5 7.2 3.5c2 0 3.7 1.1 4.8 3 1.1-1.9 2.8-3 4.8-3 2.5 0 4.7 2 4.7 4.9 0 3.8-3 7.3-9.5 12.6z",
  "M12 1.8C8.2 8 4.4 11.4 4.4 15.2a7.6 7.2 0 0 0 15.2 0C19.6 11.4 15.8 8 12 1.8z",
  "M12 1.5l3.1 6.9 7.5.8-5.6 5.1 1.6 7.4L12 17.9l-6.6 3.8L7 14.3 1.4 9.2l7.5-.8z",
  "M3.5 21.5C1 10 8 2.5 21.5 2.5c.8 13.5-6 20-15 17.3C9 15 12 11.5 16 8.5 10.5 11 6.5 15.5 3.5 21.5z",
];

/** The colours of the tokens, lighter on a dark ground. */
export const colours = [0, 1, 2, 3, 4].map((seat) => `color-mix(in srgb, var(--cb-seat-${seat}) 75%, var(--ink))`);

/**
 * The round of a position, and its trick once they are played.
 *
 * @param {CatView} view
 */
export function place({ phase, round, tricks }) {
  const trick = tricks.reduce((sum, each) => sum + each, 1);
  const data = { round: round + 1, trick };
  return phase === "tricks" ? { key: "when-trick", data } : { key: "when-round", data };
}

/** @param {Ended} ended */
export function course({ view }) {
  const { scores, totals } = /** @type {CatView} */ (view);
  const line = (/** @type {number} */ seat) =>
    scores.reduce((sums, { points }) => [...sums, sums[sums.length - 1] + points[seat]], [0]);
  return { said: "course-rounds", lines: totals.map((_, seat) => line(seat)) };
}

/** @param {Ended} ended */
export function moments({ view }) {
  const { scores, totals } = /** @type {CatView} */ (view);
  return totals.map((_, seat) => {
    const best = scores.reduce((found, { points }, at) => points[seat] > scores[found].points[seat] ? at : found, 0);
    const { points, bonus, predictions } = scores[best];
    if (points[seat] <= 0) return { key: "best-none", data: { seat } };
    const data = { round: best + 1, points: points[seat], tricks: predictions[seat] };
    return { key: bonus[seat] > 0 && predictions[seat] ? "best-bonus" : "best-round", data };
  });
}

/**
 * What decided the match: the winner's best round, and the costliest paradox of this seat.
 *
 * @param {Ended} ended
 * @param {number} seat
 * @param {number[]} ranking
 */
export function tale({ view }, seat, ranking) {
  const { scores, totals } = /** @type {CatView} */ (view);
  const winner = ranking.indexOf(1);
  const told = [];
  const led = course({ view, log: [], players: totals.length }).lines;
  const before = scores.length - 1;
  const ahead = led.findIndex((line) => line[before] === Math.max(...led.map((each) => each[before])));
  if (scores.length > 1 && ahead !== winner && led[ahead][before] > led[winner][before]) {
    told.push({ key: "tale-turned", data: { seat: winner, other: ahead, round: before + 1 } });
  }
  const level = totals.findIndex((total, each) => ranking[each] > 1 && total === totals[winner]);
  if (level >= 0) told.push({ key: "tale-level", data: { seat: winner, other: level } });
  const met = scores.filter(({ bonus }) => bonus[winner] > 0).length;
  const costs = scores.map(({ paradox, points }) => (paradox === seat ? -points[seat] : 0));
  const cost = Math.max(0, ...costs);
  if (seat >= 0 && seat !== winner && cost > 0) {
    const gap = totals[winner] - totals[seat];
    told.push({
      key: cost > gap ? "tale-paradox-lost" : "tale-paradox",
      data: { round: costs.indexOf(cost) + 1, points: cost },
    });
  } else if (met > 0 && level < 0) {
    told.push({ key: "tale-bonus", data: { seat: winner, number: met, rounds: scores.length } });
  }
  return told;
}
