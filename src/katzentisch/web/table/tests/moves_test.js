/// <reference lib="deno.ns" />

/** Not spelled out in the import: deno would check the vendored modules behind it. */
const MODULE = "../moves.js";
const { canUndo } = await import(MODULE);

/** @param {unknown} found @param {unknown} expected */
function same(found, expected) {
  if (found !== expected) throw new Error(`${found} instead of ${expected}`);
}

Deno.test("among bots nothing can be taken back before one has moved oneself", () => {
  const info = { house: { duplicate: false } };
  const update = { over: false, seat: 1, ply: 2 };
  const deal = { data: { deal: 1 }, quiet: false };
  const by = (/** @type {number} */ seat) => ({ data: { seat }, quiet: false });
  same(canUndo(info, { ...update, ply: 0 }, [deal], false), false);
  same(canUndo(info, update, [deal, by(0), by(2)], false), false);
  same(canUndo(info, update, [deal, by(0), by(1), by(2)], false), true);
  same(canUndo(info, update, [deal], false), true);
  same(canUndo({ house: { duplicate: true } }, update, [by(1)], false), false);
  same(canUndo(info, { ...update, over: true }, [by(1)], false), false);
  same(canUndo(info, update, [by(0)], true), false);
  same(canUndo(info, update, [{ ...by(1), quiet: true }], true), true);
});
