import {
  canonical,
  cellName,
  cellOf,
  covered,
  ends,
  flipped,
  gains,
  groupsAt,
  loose,
  nearest,
  neighbour,
  outline,
  placeMove,
  placesOf,
  posed,
  turned,
} from "../geometry.js";

/** @typedef {import("../geometry.js").Spot} Spot */

/**
 * @param {unknown} found
 * @param {unknown} expected
 */
function same(found, expected) {
  const [one, two] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== two) throw new Error(`${one} is not ${two}`);
}

/** @type {Spot[]} */
const LONG_L = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1]];
/** @type {Spot[]} */
const LINE = [[0, 0], [1, 0], [2, 0]];
/** @type {Spot[]} */
const PLUS = [[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]];

Deno.test("cells are named by column letter and row number, from A1 to V9", () => {
  same(cellName(0), "A1");
  same(cellName(197), "V9");
  for (let cell = 0; cell < 198; cell++) same(cellOf(cellName(cell)), cell);
});

Deno.test("a pose is anchored at the topmost cell of its leftmost column and keeps the order of its cells", () => {
  same(posed(LONG_L, 0), [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1]]);
  same(posed(LONG_L, 1), [[-1, 3], [-1, 2], [-1, 1], [-1, 0], [0, 0]].map(([r, c]) => [r + 1, c]));
  same(posed(LONG_L, 4)[4], [0, 0]);
  same(posed(PLUS, 0)[1], [0, 0]);
});

Deno.test("four turns and two flips come back, and a flip mirrors what is seen", () => {
  for (let pose = 0; pose < 8; pose++) {
    same(turned(turned(turned(turned(pose)))), pose);
    same(flipped(flipped(pose)), pose);
    const mirrored = posed(LONG_L, pose).map(([row, column]) => /** @type {Spot} */ ([row, -column]));
    const key = (/** @type {Spot[]} */ spots) => posed(spots, 0).map(String).sort();
    same(key(mirrored), key(posed(LONG_L, flipped(pose))));
    const quarter = posed(LONG_L, pose).map(([row, column]) => /** @type {Spot} */ ([column, -row]));
    same(key(quarter), key(posed(LONG_L, turned(pose))));
  }
});

Deno.test("poses that look alike have one name in the notation", () => {
  same([0, 1, 2, 3, 4, 5, 6, 7].map((pose) => canonical(LINE, pose)), [0, 1, 0, 1, 0, 1, 0, 1]);
  same([0, 1, 2, 3, 4, 5, 6, 7].map((pose) => canonical(PLUS, pose)), Array(8).fill(0));
  same(canonical(LONG_L, 7), 7);
});

Deno.test("legal places are grouped by pose", () => {
  const found = placesOf(["place r0 at A4", "place r90f at F7", "place r0 at B4", "pass"]);
  same([...found.keys()], [0, 5]);
  same([...(found.get(0) ?? [])], [3, 12]);
  same(placeMove(5, cellOf("F7")), "place r90f at F7");
});

Deno.test("the nearest legal place is the one whose middle is nearest to the pointer", () => {
  const anchors = [cellOf("C3"), cellOf("H4")];
  same(nearest(anchors, posed(LINE, 0), { x: 2.5, y: 3.5 }), { anchor: cellOf("C3"), distance: 0 });
  same(nearest(anchors, posed(LINE, 0), { x: 6, y: 4 })?.anchor, cellOf("H4"));
  same(nearest([], LINE, { x: 0, y: 0 }), null);
  same(loose(posed(LINE, 0), { x: 2.6, y: 3.4 }), { x: 2, y: 2 });
});

Deno.test("arrow keys go to the next place in their direction and stay at the last one", () => {
  const anchors = ["C3", "E3", "E5", "C8"].map(cellOf);
  same(neighbour(anchors, { x: 2, y: 2 }, 1, 0), cellOf("E3"));
  same(neighbour(anchors, { x: 4, y: 2 }, 0, 1), cellOf("E5"));
  same(neighbour(anchors, { x: 4, y: 2 }, 1, 0), null);
  same(neighbour(anchors, { x: 4, y: 2 }, -1, 0), cellOf("C3"));
});

const FACTS = /** @type {any} */ ({
  colours: ["blue", "green"],
  rooms: [{ cells: [0, 1] }, { cells: [9, 10, 11] }],
  boats: { one: { rats: [0, 9], maps: [1, 10] } },
  tiles: [{ kind: "cat" }, { kind: "rare" }],
  points: { rat: -1, room: -5, rare: 3, family: [0, 0, 0, 8, 11] },
});
const cat = (/** @type {number} */ colour, /** @type {number[]} */ ...cells) => ({ tile: 0, colour, place: 0, cells });

Deno.test("a preview tells rats, rooms, maps, the family and the points of these", () => {
  const crew = /** @type {any} */ ({ boat: "one", tiles: [cat(0, 18), cat(0, 27), cat(1, 11)] });
  same(gains(FACTS, crew, 0, 0, [9, 10], true), { rats: 1, rooms: 1, family: 3, maps: [1], points: 14 });
  same(gains(FACTS, crew, 0, 1, [9, 10], true), { rats: 1, rooms: 1, family: 2, maps: [1], points: 6 });
  same(gains(FACTS, crew, 1, 7, [1], true), { rats: 0, rooms: 0, family: 0, maps: [0], points: 3 });
  same(gains(FACTS, crew, 1, 7, [1], false).points, 0);
});

Deno.test("groups of one colour that a cat would join are counted once each; rows do not wrap", () => {
  const crew = /** @type {any} */ ({ boat: "one", tiles: [cat(0, 2), cat(0, 3), cat(0, 10), cat(0, 17), cat(1, 0)] });
  same(groupsAt(crew, 0, [1]), [2, 1]);
  same(groupsAt(crew, 0, [18]), []);
});

Deno.test("a tile covers cells by its pose and anchor", () => {
  same(covered(LINE, 1, cellOf("B2")).sort((a, b) => a - b), ["B2", "C2", "D2"].map(cellOf));
});

Deno.test("head and tail are at the ends that lie farthest apart", () => {
  const { head, tail, towards } = ends(LONG_L);
  same([head, tail].sort(), [0, 4]);
  same(towards, tail === 4 ? 3 : 1);
});

Deno.test("an outline runs once around, and cells that meet at a corner keep their own sides", () => {
  same(outline([[0, 0]], 10, 0, 0), "M0 0Q0 0 0 0L10 0Q10 0 10 0L10 10Q10 10 10 10L0 10Q0 10 0 10Z");
  same(outline([[0, 0], [0, 1]], 10, 1, 0).match(/L/g)?.length, 3);
  same(outline([[0, 0], [1, 1]], 10, 1, 0).match(/Z/g)?.length, 2);
});
