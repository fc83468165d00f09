/// <reference lib="deno.ns" />
import {
  centre,
  CLOSEST,
  distance,
  HEIGHT,
  hexAt,
  HEXES,
  hexName,
  readMap,
  showing,
  stepTo,
  WHOLE,
  WIDTH,
  zoom,
} from "../map.js";
import made from "./maps.json" with { type: "json" };
import { same } from "./same.js";

/** @typedef {import("../map.js").Facts} Facts */

const facts = /** @type {Facts} */ (/** @type {unknown} */ (made.facts));
const ALL = [...Array(HEXES).keys()];

Deno.test("a hex has a name, and a name its hex", () => {
  same([hexName(0), hexName(11), hexName(12), hexName(107)], ["A1", "L1", "A2", "L9"]);
  for (const at of ALL) same(hexAt(hexName(at)), at);
  same(["", "M1", "A0", "A10", "AA", "4D"].map(hexAt), [-1, -1, -1, -1, -1, -1]);
});

Deno.test("distances are the referee's", () => {
  for (const [start, far] of Object.entries(made.distances)) same(ALL.map((at) => distance(Number(start), at)), far);
});

Deno.test("neighbours on the map are neighbours on the screen", () => {
  for (const one of ALL) {
    for (const other of ALL) {
      const far = Math.hypot(centre(one).x - centre(other).x, centre(one).y - centre(other).y);
      same(far > 0 && far < 100, distance(one, other) === 1);
    }
  }
});

Deno.test("every clue holds where the referee says, on maps of both modes", () => {
  for (const [code, areas] of Object.entries(made.maps)) {
    const land = readMap(code, facts);
    same(land.clues.map(({ key }) => key), Object.keys(areas));
    for (const [key, area] of Object.entries(areas)) same(land.holds[key].map(Number).join(""), area);
  }
});

Deno.test("arrow keys go from hex to hex and stop at the edge", () => {
  same(["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"].map((key) => stepTo(0, key)), [0, 0, 12, 1]);
  same(["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"].map((key) => stepTo(107, key)), [95, 106, 107, 107]);
});

Deno.test("zooming keeps the point under the finger and never shows what is beside the map", () => {
  const close = zoom(WHOLE, 2, 300, 200);
  same([(300 - close.x) / close.k, (200 - close.y) / close.k], [300, 200]);
  same(zoom(close, 0.1, 10, 10), WHOLE);
  same(zoom(WHOLE, 100, WIDTH, HEIGHT).k, CLOSEST);
  const corner = zoom(WHOLE, 100, 0, 0);
  same([corner.x, corner.y], [0, 0]);
});

Deno.test("a hex out of sight is brought into sight, one in sight moves nothing", () => {
  const close = zoom(WHOLE, 3, 0, 0);
  same(showing(close, 0), close);
  const moved = showing(close, 107);
  const { x, y } = centre(107);
  same(x * moved.k + moved.x <= WIDTH && y * moved.k + moved.y <= HEIGHT, true);
  same(showing(moved, 107), moved);
});
