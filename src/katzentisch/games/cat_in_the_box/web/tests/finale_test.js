/// <reference lib="deno.ns" />

/** Not spelled out in the import: deno would check the vendored modules behind it. */
const MODULE = "../finale.js";
const { moments, tale } = await import(MODULE);

/**
 * A match of two rounds, of which the first may have ended with a paradox of seat 0.
 *
 * @param {number[][]} points
 * @param {number} paradox
 */
function ended(points, paradox) {
  const scores = points.map((round, at) => ({
    points: round,
    bonus: round.map(() => 0),
    predictions: round.map(() => 1),
    tricks: round.map(() => 0),
    paradox: at === 0 ? paradox : -1,
  }));
  const totals = points[0].map((_, seat) => points.reduce((sum, round) => sum + round[seat], 0));
  return { view: { scores, totals }, log: [], players: totals.length };
}

/**
 * @param {ReturnType<typeof ended>} match
 * @param {number[]} ranking
 * @param {string[]} wanted
 */
function tells(match, ranking, wanted) {
  const keys = tale(match, 0, ranking).map((/** @type {{ key: string }} */ { key }) => key).join();
  if (keys !== wanted.join()) throw new Error(`${keys} instead of ${wanted.join()}`);
}

Deno.test("a paradox that cost nothing is not told", () => {
  tells(ended([[0, 2, 1], [1, 3, 1]], 0), [3, 1, 2], []);
});

Deno.test("a paradox is told with its cost, and as the reason only where the points suffice", () => {
  tells(ended([[-2, 4, 1], [1, 3, 1]], 0), [3, 1, 2], ["tale-paradox"]);
  tells(ended([[-2, 1, 0], [2, 0, 0]], 0), [2, 1, 3], ["tale-paradox-lost"]);
  tells(ended([[-1, 1, 0], [1, 0, 0]], 0), [2, 1, 3], ["tale-paradox"]);
});

Deno.test("of several paradoxes the costliest is told", () => {
  const match = ended([[-1, 4, 1], [-3, 3, 1]], 0);
  match.view.scores[1].paradox = 0;
  const [{ data }] = tale(match, 0, [3, 1, 2]);
  if (data.round !== 2 || data.points !== 3) throw new Error(JSON.stringify(data));
});

Deno.test("a tie that the last round breaks is told", () => {
  tells(ended([[3, 1], [0, 2]], -1), [2, 1], ["tale-turned", "tale-level"]);
});

Deno.test("a round without points is nobody's best one", () => {
  const [first, second] = moments(ended([[0, 2], [-1, 0]], -1));
  if (first.key !== "best-none" || second.key !== "best-round") throw new Error(`${first.key}, ${second.key}`);
});
