/** How a match of 5211 is looked back on: the points deal by deal, and everybody's best deal. */

/** @typedef {import("../../../web/table/finale.d.ts").Ended} Ended */

/** What falls when somebody has won: feathers and combs. */
export const shower = [
  "M4 21C5 11 10 4 21 2c-1 11-7 16-15 16l4-5-6 8z",
  "M3 20C1 12 5 9 8 12 8 6 14 5 15 10 19 6 23 10 21 20z",
];

/** The deal and the turn of a position. @param {import("./view.d.ts").View5211} view */
export const place = ({ deal, turn }) => ({ key: "when-turn", data: { deal, turn: Math.min(turn, 2) + 1 } });

/**
 * What each deal brought, by seat.
 *
 * @param {Ended} ended
 */
function deals({ log, players }) {
  /** @type {number[][]} */
  const found = [];
  for (const { key, data } of log) {
    if (key === "deal" || key === "last-deal") found.push(Array(players).fill(0));
    else if (key === "kept") found[found.length - 1][Number(data?.seat)] += Number(data?.points);
  }
  return found;
}

/** @param {Ended} ended */
export function course(ended) {
  const gained = deals(ended);
  const line = (/** @type {number} */ seat) =>
    gained.reduce((sums, points) => [...sums, sums[sums.length - 1] + points[seat]], [0]);
  return { said: "course-deals", lines: Array.from({ length: ended.players }, (_, seat) => line(seat)) };
}

/** @param {Ended} ended */
export function moments(ended) {
  const gained = deals(ended);
  return Array.from({ length: ended.players }, (_, seat) => {
    const points = Math.max(0, ...gained.map((each) => each[seat]));
    return points ? { key: "best-deal", data: { points } } : { key: "best-none", data: { seat } };
  });
}

/**
 * What decided the match: who led before the last deal, the deal in which the winner gained most on everybody else, and
 * why the winner is ahead of somebody with as many points.
 *
 * @param {Ended} ended
 * @param {number} _seat
 * @param {number[]} ranking
 */
export function tale(ended, _seat, ranking) {
  const winner = ranking.indexOf(1);
  const { lines } = course(ended);
  const last = lines[0].length - 2;
  if (last < 1) return [];
  const ahead = lines.findIndex((line) => line[last] === Math.max(...lines.map((each) => each[last])));
  const turned = lines[ahead][last] > lines[winner][last];
  const leads = deals(ended).map((each) => each[winner] - Math.max(...each.filter((_, seat) => seat !== winner)));
  const best = leads.indexOf(Math.max(...leads));
  const points = deals(ended)[best][winner];
  const level = lines.findIndex((line, seat) => ranking[seat] > 1 && line.at(-1) === lines[winner].at(-1));
  return [
    ...(turned ? [{ key: "tale-turned", data: { seat: winner, other: ahead } }] : []),
    ...(level >= 0 ? [{ key: "tale-level", data: { seat: winner, other: level } }] : []),
    ...(leads[best] > 0 && level < 0
      ? [{ key: "tale-deal", data: { seat: winner, deal: best + 1, points, lead: leads[best] } }]
      : []),
  ];
}
