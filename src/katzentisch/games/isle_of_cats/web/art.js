/** Everything that is drawn in the box: cats with their coats, treasures, rats, maps and rooms. */

import { circle, defs, ellipse, g, path, pattern, rect, svg, use, useMemo, useTag } from "../../../web/tags.js";
import { ends, outline, posed } from "./geometry.js";
import { ICONS } from "./icons.js";

/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("../../../web/tags.js").VNode} VNode */

/** The side of a cell in drawing units. */
export const UNIT = 10;
/** What stands for a colour where there is none. */
const NO_COLOUR = 7;

/** The sign of each family: drop, leaf, flame, star, sun. All fit into a circle of radius 4. */
const SIGNS = [
  "M0-4C2-1 3 .2 3 1.5A3 2.6 0 0 1-3 1.5C-3 .2-2-1 0-4Z",
  "M-3 3.4C-4-1-1-3.6 3.6-3.6 4 1.4 1-.2-1 3.2L-3 3.4M-3.4 3.8-.6.4",
  "M.4-4C1-2 3.4-.8 3.2 1.4A3.2 2.7 0 0 1-3.2 1.4C-3.2.2-2.6-.8-1.6-1.6-1.4-.6-1-.2-.5 0-.8-1.6-.6-3 .4-4Z",
  "M0-4 1.1-1.3 4-1.2 1.7.6 2.5 3.4 0 1.8-2.5 3.4-1.7.6-4-1.2-1.1-1.3Z",
  "M0-4 .9-2.3 2.8-2.8 2.3-.9 4 0 2.3.9 2.8 2.8.9 2.3 0 4-.9 2.3-2.8 2.8-2.3.9-4 0-2.3-.9-2.8-2.8-.9-2.3Z",
];
/** Tails, growing from the left side of their cell: wavy, bushy, zigzag, curled, ringed. */
const TAILS = [
  "M-5 1C-3-1.5-2 3 0 .8S2-2 3.4-2.6",
  "M-5 .8C-2.5 3.6 2 3.4 3.5-1.6 1.5-3.4-2-3.6-5-.8",
  "M-5 .6-2.6-1.6-.8 1.8 1.4-1.8 3.2 1.4",
  "M-5 1C-1 3.4 3.6 2.6 3.4-.8 3.1-3.6-1-3.4-.6-.8-.2.8 1.6.2 1.4-.8",
  "M-5 .6C-2 1.6 1.4 1.6 3.4-1.4",
];
const HEAD = "M-3.5-.4-3.9-4.2-1.6-2.9Q0-3.3 1.6-2.9L3.9-4.2 3.5-.4Q4 3.4 0 3.5-4 3.4-3.5-.4Z";
const MANE =
  "M0-4.9 1.6-4 3.5-4.6 3.9-2.6 5-1.2 4.2.5 4.5 2.5 2.7 3.3 1.6 4.9 0 4.2-1.6 4.9-2.7 3.3-4.5 2.5-4.2.5-5-1.2-3.9-2.6-3.5-4.6-1.6-4Z";

/** The sign of a family in its colour. @param {{ colour: number }} props */
export function Sign({ colour }) {
  return svg(
    { class: `sign c${colour}`, viewBox: "-4.8 -4.8 9.6 9.6", "aria-hidden": "true" },
    path({ class: "sign-shape", d: SIGNS[colour] }),
  );
}

/** A figure on the island: a sitting cat in its colour, with its sign. @param {{ colour: number }} props */
export function Figure({ colour }) {
  return svg(
    { class: `figure c${colour}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    path({
      class: "body",
      d: "M7 1 10 3.6H14L17 1 17.6 8Q17 10.6 15 11.6 20 15 19.4 23H4.6Q4 15 9 11.6 7 10.6 6.4 8Z",
    }),
    colour < SIGNS.length && path({ class: "sign-shape", d: SIGNS[colour], transform: "translate(12 17) scale(.95)" }),
  );
}

/** Patterns and signs that every drawing refers to; once on the page. */
export function Defs() {
  return useMemo(() =>
    svg(
      { class: "isle-defs", width: 0, height: 0, "aria-hidden": "true" },
      defs(
        {},
        coat(0, path({ d: "M0 2.5Q2.5-.5 5 2.5T10 2.5M0 7.5Q2.5 4.5 5 7.5T10 7.5", class: "hair" })),
        coat(1, all5("M0-1.5Q1.5-1.5 1.5 0 1.5 1.5 0 1.5-1.5 1.5-1.5 0-1.5-1.5 0-1.5Z")),
        coat(2, path({ d: "M-2 2 2-2M-2 7 7-2M-2 12 12-2M3 12 12 3M8 12 12 8", class: "hair wide" })),
        coat(3, all5("M0-2.3.6-.6 2.3 0 .6.6 0 2.3-.6.6-2.3 0-.6-.6Z")),
        coat(
          4,
          g(
            {},
            circle({ cx: 5, cy: 5, r: 3, class: "hair" }),
            circle({ cx: 0, cy: 0, r: 1.1, class: "spot" }),
            circle({ cx: 10, cy: 0, r: 1.1, class: "spot" }),
            circle({ cx: 0, cy: 10, r: 1.1, class: "spot" }),
            circle({ cx: 10, cy: 10, r: 1.1, class: "spot" }),
          ),
        ),
        pattern(
          { id: "isle-planks", width: 40, height: 10, patternUnits: "userSpaceOnUse" },
          path({ d: "M0 0H40M12 0V10M32 0V10", class: "plank" }),
        ),
        g(
          { id: "isle-face" },
          ellipse({ cx: -1.5, cy: 0, rx: .75, ry: .95, class: "isle-eye" }),
          ellipse({ cx: 1.5, cy: 0, rx: .75, ry: .95, class: "isle-eye" }),
          path({ d: "M-1.5-.7V.7M1.5-.7V.7", class: "isle-pupil" }),
          path({ d: "M-.55 1.1H.55L0 1.75ZM0 1.7V2.2M-1 2.2Q-.5 2.8 0 2.2.5 2.8 1 2.2", class: "isle-nose" }),
          path({ d: "M-4.4.9-2.5 1.3M-4.3 2.4-2.5 1.9M4.4.9 2.5 1.3M4.3 2.4 2.5 1.9", class: "isle-whisker" }),
        ),
        g(
          { id: "isle-rat" },
          path({ d: "M-3.9 2.6C-4.6.6-4.1-.4-3.4-.2", class: "isle-rat-tail" }),
          path({
            d: "M-3.4 2.6C-3.6-.6-1.4-2 .8-1.6A1.2 1.2 0 1 1 2.6-.7C3.6.2 4.2 1.2 4.2 1.8 4.2 2.4 3.4 2.6 2.6 2.6Z",
            class: "isle-rat-body",
          }),
          circle({ cx: 2.5, cy: .9, r: .42, class: "isle-rat-eye" }),
        ),
        g({ id: "isle-coin" }, circle({ r: 2.9, class: "isle-coin" }), circle({ r: 1.8, class: "isle-coin-mark" })),
        g(
          { id: "isle-gem" },
          path({ d: "M-2-2.8H2L3.6-.6 0 3.4-3.6-.6Z", class: "isle-gem" }),
          path({ d: "M-3.6-.6H3.6M-2-2.8-1.2-.6 0 3.4 1.2-.6 2-2.8", class: "isle-gem-cut" }),
        ),
      ),
    ), []);
}

/**
 * @param {number} number
 * @param {VNode} hair
 */
const coat = (number, hair) =>
  pattern(
    { id: `isle-coat-${number}`, width: 10, height: 10, patternUnits: "userSpaceOnUse", class: `c${number}` },
    hair,
  );

/** The same spot in the middle and at the corners. @param {string} d */
const all5 = (d) =>
  g(
    { class: "spot" },
    [[5, 5], [0, 0], [10, 0], [0, 10], [10, 10]].map(([x, y]) =>
      path({ key: `${x} ${y}`, d, transform: `translate(${x} ${y})` })
    ),
  );

/** @param {Spot} spot */
const centre = ([row, column]) => [UNIT * (column + .5), UNIT * (row + .5)];

/** @typedef {{ d: string, spots: Spot[], head: number, tail: number, towards: number }} Drawn */
/** @type {WeakMap<Spot[], Drawn[]>} */
const poses = new WeakMap();

/**
 * A shape in a pose as it is drawn, worked out once.
 *
 * @param {Spot[]} shape
 * @param {number} pose
 * @returns {Drawn}
 */
function drawn(shape, pose) {
  const known = poses.get(shape) ?? [];
  poses.set(shape, known);
  if (!known[pose]) {
    const spots = posed(shape, pose);
    known[pose] = { d: outline(spots, UNIT, .35, 2.6), spots, ...ends(shape) };
  }
  return known[pose];
}

/**
 * A tile in a pose, with its anchor's corner at 0, 0.
 *
 * @param {{ facts: Facts, tile: number, colour: number, pose: number }} props
 */
export function Tile({ facts, tile, colour, pose }) {
  return useMemo(() => {
    const { kind, shape } = facts.tiles[tile];
    const { d, spots, head, tail, towards } = drawn(facts.shapes[shape], pose);
    if (kind === "common" || kind === "rare") return treasure(kind, d, spots);
    const [x, y] = centre(spots[head]);
    const [tx, ty] = centre(spots[tail]);
    const [row, column] = [spots[towards][0] - spots[tail][0], spots[towards][1] - spots[tail][1]];
    const angle = column < 0 ? 0 : column > 0 ? 180 : row < 0 ? 90 : 270;
    return g(
      { class: `cat ${kind} c${colour}` },
      path({ class: "body", d }),
      colour < NO_COLOUR && path({ class: "coat", d, fill: `url(#isle-coat-${colour})` }),
      path({ class: "edge", d }),
      path({ class: "tail", d: TAILS[colour] ?? TAILS[1], transform: `translate(${tx} ${ty}) rotate(${angle})` }),
      kind === "oshax" && path({ class: "mane", d: MANE, transform: `translate(${x} ${y})` }),
      path({ class: "head", d: HEAD, transform: `translate(${x} ${y})` }),
      useTag({ href: "#isle-face", x, y }),
    );
  }, [facts, tile, colour, pose]);
}

/**
 * @param {string} kind
 * @param {string} d
 * @param {Spot[]} spots
 */
function treasure(kind, d, spots) {
  return g(
    { class: `treasure ${kind}` },
    path({ class: "body", d }),
    path({ class: "edge", d }),
    spots.map((spot) => {
      const [x, y] = centre(spot);
      return useTag({ key: `${spot}`, href: kind === "rare" ? "#isle-gem" : "#isle-coin", x, y });
    }),
  );
}

/**
 * A tile by itself, as large as its cells times `scale`.
 *
 * @param {{ facts: Facts, tile: number, colour?: number, pose?: number, scale?: number }} props
 */
export function TilePicture({ facts, tile, colour, pose = 0, scale = 1.1 }) {
  const spots = posed(facts.shapes[facts.tiles[tile].shape], pose);
  const rows = spots.map(([row]) => row), columns = spots.map(([, column]) => column);
  const top = Math.min(...rows), high = Math.max(...rows) - top + 1, wide = Math.max(...columns) + 1;
  return svg(
    {
      class: "tile-picture",
      viewBox: `-.6 ${UNIT * top - .6} ${UNIT * wide + 1.2} ${UNIT * high + 1.2}`,
      style: { width: `${scale * wide}rem`, height: `${scale * high}rem` },
      "aria-hidden": "true",
    },
    use(Tile, { facts, tile, colour: colour ?? facts.tiles[tile].colour ?? NO_COLOUR, pose }),
  );
}

/**
 * A treasure map on its cell.
 *
 * @param {number} cell
 * @param {number} colour
 * @param {number} rows
 */
export const mapAt = (cell, colour, rows) =>
  g(
    {
      key: `map ${colour}`,
      class: `map c${colour}`,
      transform: `translate(${UNIT * (Math.floor(cell / rows) + .5)} ${UNIT * (cell % rows + .5)})`,
    },
    rect({ x: -4.3, y: -4.3, width: 8.6, height: 8.6, rx: 1.2, class: "parchment" }),
    path({ d: SIGNS[colour], class: "sign-shape", transform: "scale(.82)" }),
  );

/**
 * The sign of a room around a point.
 *
 * @param {string} symbol
 * @param {number} x
 * @param {number} y
 */
export const roomSign = (symbol, x, y) =>
  path({
    class: "room-sign",
    "fill-rule": "evenodd",
    d: ICONS[/** @type {import("./icons.js").IconName} */ (symbol)],
    transform: `translate(${x - 9} ${y - 9}) scale(.75)`,
  });
