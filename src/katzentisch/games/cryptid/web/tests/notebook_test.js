/// <reference lib="deno.ns" />
import { HEXES, readMap } from "../map.js";
import { contradicted, left, mark, open, possible, strike, write } from "../notebook.js";
import made from "./maps.json" with { type: "json" };
import { same } from "./same.js";

/** @typedef {import("../map.js").Facts} Facts */
/** @typedef {import("../view.d.ts").CryptidView} View */

const facts = /** @type {Facts} */ (/** @type {unknown} */ (made.facts));
const ALL = [...Array(HEXES).keys()];
const [code] = Object.keys(made.maps);
const land = readMap(code, facts);

/**
 * A view of seat 0 of three, with what matters to a notebook.
 *
 * @param {Partial<View>} [more]
 */
const view = (more) => /** @type {View} */ ({
  seat: 0,
  map: code,
  clue: "within1_water",
  hint: "",
  cubes: [[], [], []],
  discs: [[], [], []],
  notes: [[], [], []],
  ...more,
});

Deno.test("a mark comes and goes, and gives way to the other one", () => {
  const once = mark(open(null), 5, "candidate");
  same(once.marks, { 5: "candidate" });
  same(mark(once, 5, "candidate").marks, {});
  same(mark(once, 5, "excluded").marks, { 5: "excluded" });
});

Deno.test("a note is kept trimmed, and blanks erase it", () => {
  const once = write(open({}), 7, " Ben? ");
  same(once.notes, { 7: "Ben?" });
  same(write(once, 7, "  ").notes, {});
});

Deno.test("a struck clue is out for one player only, until it is struck again", () => {
  const once = strike(open(null), 1, "within1_forest");
  same(left(1, once, view(), land, facts, false).includes("within1_forest"), false);
  same(left(2, once, view(), land, facts, false).includes("within1_forest"), true);
  same(left(1, strike(once, 1, "within1_forest"), view(), land, facts, false).length, facts.normal);
});

Deno.test("a cube speaks against every clue that holds there, a disc against every one that does not", () => {
  for (const at of [0, 31, 77]) {
    const cubes = contradicted(1, view({ cubes: [[], [at], []] }), land, facts);
    const discs = contradicted(1, view({ discs: [[], [at], []] }), land, facts);
    const noted = contradicted(1, view({ notes: [[], [at], []] }), land, facts);
    for (const { key } of land.clues) {
      const own = key === "within1_water";
      same(cubes.has(key), land.holds[key][at] || own);
      same(noted.has(key), land.holds[key][at] || own);
      same(discs.has(key), !land.holds[key][at] || own);
      if (land.holds[key][at]) same(cubes.get(key), { why: "cube", hex: at });
    }
    same(contradicted(2, view({ cubes: [[], [at], []] }), land, facts).size, 1);
  }
});

Deno.test("the hint and the player's own clue are out for everybody else", () => {
  const found = contradicted(1, view({ hint: "no_within1" }), land, facts);
  same(found.get("within1_forest"), { why: "hint" });
  same(found.get("within1_water"), { why: "hint" });
  same(contradicted(1, view(), land, facts).get("within1_water"), { why: "own" });
  same(found.has("on_forest_or_desert"), false);
});

Deno.test("without automatic bookkeeping pieces strike out nothing", () => {
  const seen = view({ cubes: [[], [0], []], hint: "no_within1" });
  same(left(1, open(null), seen, land, facts, false).length, facts.normal);
  same(left(1, open(null), seen, land, facts, true).length < facts.normal, true);
  same(left(0, open(null), seen, land, facts, true), ["within1_water"]);
});

Deno.test("possible hexes need a clue of everybody's that holds, the player's own first", () => {
  same(possible(open(null), view(), land, facts, false), land.holds.within1_water);
  const closed = ALL.find((at) => land.holds.within1_water[at]) ?? -1;
  same(possible(open(null), view({ cubes: [[], [closed], []] }), land, facts, true)[closed], false);
  same(possible(mark(open(null), closed, "excluded"), view(), land, facts, false)[closed], false);
  const others = land.clues.map(({ key }) => key).filter((key) => key !== "within2_bear");
  const sure = others.reduce((book, key) => strike(book, 1, key), open(null));
  same(
    possible(sure, view(), land, facts, false),
    ALL.map((at) => land.holds.within1_water[at] && land.holds.within2_bear[at]),
  );
});
