/** A picture for each chapter of the rules: a part of a real map, with what the chapter speaks of. */

import { circle, div, g, path, polygon, span, svg } from "../../../web/shell/tags.js";
import { featureIcon, icon, pawnShape, pieceShape } from "./art.js";
import { landscape, structures } from "./chart.js";
import { APOTHEM, centre, corners, distance, HEIGHT, hexAt, HEXES, RADIUS, readMap, WIDTH } from "./map.js";

/** @typedef {import("../../../web/table/board.d.ts").PictureProps} Props */
/** @typedef {{ at: string, seat: number, kind: "cube" | "disc" }} Lying */

/** The map of the lesson. */
const MAP = "62B1945A3349817065";

/**
 * @param {string} at
 * @param {import("../../../web/shell/tags.js").Child} drawn
 */
const upon = (at, drawn) => {
  const { x, y } = centre(hexAt(at));
  return g({ key: at, transform: `translate(${x} ${y})` }, drawn);
};

/**
 * The map, or what lies around a hex.
 *
 * @param {any} facts
 * @param {{ around?: string, pieces?: Lying[], pawn?: string, near?: number, wrong?: string }} [shown] `near`: so many steps are marked.
 */
function part(facts, { around, pieces = [], pawn, near = -1, wrong } = {}) {
  const land = readMap(MAP, facts);
  const middle = around ? centre(hexAt(around)) : null;
  const wide = 9 * RADIUS, high = (near > 0 ? 11 : 5) * APOTHEM;
  const viewBox = middle ? [middle.x - wide / 2, middle.y - high / 2, wide, high] : [0, 0, WIDTH, HEIGHT];
  const marked = [...Array(HEXES).keys()].filter((at) => around && distance(at, hexAt(around)) <= near);
  return svg(
    { class: middle ? "picture part" : "picture", viewBox: viewBox.join(" ") },
    landscape(land),
    marked.map((at) => {
      const { x, y } = centre(at);
      return polygon({
        key: at,
        class: "within",
        points: corners(44),
        transform: `translate(${x} ${y})`,
      });
    }),
    structures(land),
    pieces.map(({ at, seat, kind }) => upon(at, pieceShape(seat, kind))),
    pawn && upon(pawn, pawnShape()),
    wrong && upon(wrong, g({}, circle({ class: "struck", r: 26 }), path({ class: "struck", d: "M-18-18 18 18" }))),
  );
}

/** @param {"cube" | "disc"} kind @param {number} seat */
const small = (kind, seat) => span({ key: kind + seat, class: "piece small" }, icon(pieceShape(seat, kind)));

/** @type {Record<string, (facts: any) => import("../../../web/shell/tags.js").Child>} */
const PICTURES = {
  "CR-01": (facts) => part(facts),
  "CR-06": (facts) => part(facts, { around: "F5", near: 2 }),
  "CR-11": (facts) =>
    part(facts, {
      around: "D5",
      pieces: [{ at: "D5", seat: 0, kind: "disc" }, { at: "E5", seat: 1, kind: "cube" }, {
        at: "C5",
        seat: 2,
        kind: "disc",
      }],
    }),
  "CR-15": () =>
    ["forest", "desert", "water", "swamp", "mountain"].map((each) =>
      span({ key: each, class: "piece small" }, featureIcon("terrain", each))
    ),
  "CR-20": (facts) =>
    part(facts, {
      around: "H3",
      pieces: [0, 1, 2].map((seat) => ({ at: ["G3", "H4", "I2"][seat], seat, kind: "cube" })),
    }),
  "CR-22": (facts) => part(facts, { around: "D6", pawn: "D6", pieces: [{ at: "E6", seat: 1, kind: "disc" }] }),
  "CR-34": (facts) => part(facts, { around: "J6", pieces: [{ at: "J6", seat: 3, kind: "cube" }], wrong: "J6" }),
  "CR-37": () =>
    [featureIcon("terrain", "forest"), featureIcon("animal", "bear"), featureIcon("structure_kind", "stone")]
      .map((each, at) => span({ key: at, class: "piece small" }, each)),
  "CR-R1": () => [small("cube", 0), small("disc", 1), small("cube", 2), small("disc", 3)],
};

/** @param {Props} props */
export const Illustration = ({ rule, facts }) =>
  div({ class: "cryptid-board" }, div({ class: "pieces" }, PICTURES[rule]?.(facts)));
