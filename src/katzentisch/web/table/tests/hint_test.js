/// <reference lib="deno.ns" />

/** Not spelled out in the import: deno would check the vendored modules behind it. */
const MODULE = "../hint.js";
const { worthTelling } = await import(MODULE);

/** @param {unknown} found @param {unknown} expected */
function same(found, expected) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
}

Deno.test("a hint gives reasons for its move, never what speaks against it", () => {
  const gains = { key: "gains", data: { points: 3 } };
  const costs = { key: "costs", data: { points: 1 } };
  same(worthTelling([[-1, costs], [2, gains]]), [[2, gains]]);
  same(worthTelling([[-1, costs]]), []);
});

Deno.test("a reason with a number in it comes before a general one", () => {
  const general = { key: "whim", data: {} };
  const exact = { key: "gains", data: { points: 3 } };
  same(worthTelling([[5, general], [1, exact]]), [[1, exact]]);
  same(worthTelling([[5, general], [0.01, exact]]), [[5, general]]);
});
