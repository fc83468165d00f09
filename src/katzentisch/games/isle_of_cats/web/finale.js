/** How a voyage is looked back on: the boats filling day by day, and what brought everybody most. */

/** @typedef {import("../../../web/table/finale.d.ts").Ended} Ended */

/** What falls when somebody has won: fish and cats. */
export const shower = [
  "M2 12C6 5 14 5 17 11L22 6V18L17 13C14 19 6 19 2 12ZM7 10.4A1.3 1.3 0 1 0 7 13A1.3 1.3 0 1 0 7 10.4",
  "M4 3 9 6Q12 5 15 6L20 3 19 12Q20 20 12 21 4 20 5 12ZM8.5 11A1.4 1.8 0 1 0 8.5 14.6A1.4 1.8 0 1 0 8.5 11M15.5 11A1.4 1.8 0 1 0 15.5 14.6A1.4 1.8 0 1 0 15.5 11",
];

/** What the points of a boat are made of, where they are gained. */
const GAINS = ["families", "rare", "lessons", "public"];

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

/** @param {Ended} ended */
export function moments({ log, players }) {
  return Array.from({ length: players }, (_, seat) => {
    const scored = log.findLast(({ key, data }) => key === "scored" && data?.seat === seat)?.data ?? {};
    const of = (/** @type {string} */ gain) => Number(scored[gain] ?? 0);
    const most = GAINS.reduce((best, gain) => of(gain) > of(best) ? gain : best);
    return { key: "best-gain", data: { gain: most, points: of(most) } };
  });
}
