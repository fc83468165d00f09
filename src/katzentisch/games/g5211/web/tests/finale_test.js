/// <reference lib="deno.ns" />

import { tale } from "../finale.js";

/** A match of these deals, by seat. @param {number[][]} deals */
function ended(deals) {
  const log = deals.flatMap((points) => [
    { key: "deal", data: {}, quiet: false },
    ...points.map((each, seat) => ({ key: "kept", data: { seat, points: each }, quiet: false })),
  ]);
  return { view: {}, log, players: deals[0].length };
}

/** @param {number[][]} deals @param {number[]} ranking @param {string} wanted */
function tells(deals, ranking, wanted) {
  const keys = tale(ended(deals), 0, ranking).map(({ key, data }) => `${key} ${data?.deal ?? ""}`.trim()).join();
  if (keys !== wanted) throw new Error(`${keys} instead of ${wanted}`);
}

Deno.test("the deal that is told is one in which the winner gained most on the others", () => {
  tells([[3, 0, 0], [7, 8, 0], [2, 0, 1]], [1, 2, 3], "tale-deal 1");
});

Deno.test("a deal in which another gained as much is not told", () => {
  tells([[7, 7, 0], [1, 1, 0], [2, 2, 0]], [1, 1, 3], "");
});

Deno.test("a tie on points is told with its reason", () => {
  tells([[5, 1, 0], [1, 3, 0], [0, 2, 0]], [2, 1, 3], "tale-turned,tale-level");
});
