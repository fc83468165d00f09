/** Everything that is drawn: cats with their coats, treasures, rats, maps, rooms and small signs. */

import { circle, defs, ellipse, g, path, pattern, rect, svg, use, useDrawn, useTag } from "../../../web/shell/tags.js";
import { ends, outline, posed } from "./geometry.js";

/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("../../../web/shell/tags.js").VNode} VNode */

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

/** Small signs in a square of 24; those of the rooms are named as the rooms. */
const ICONS = {
  fish: "M2 12C6 5 14 5 17 11L22 6V18L17 13C14 19 6 19 2 12ZM7 10.4A1.3 1.3 0 1 0 7 13A1.3 1.3 0 1 0 7 10.4",
  basket: "M3 10H21L18.5 20H5.5ZM6 10C6 2 18 2 18 10H15.6C15.6 5 8.4 5 8.4 10Z",
  broken:
    "M3 10H10L12.5 14 9.5 16 11.5 20H5.5ZM21 10H13.5L15.8 14 13 16.2 14.8 20H18.5ZM6 10C6 5 9 3.6 11 3.6L10.6 6C9.4 6.4 8.4 7.6 8.4 10Z",
  speed: "M4 4H11V12L18 14.5Q21 15.5 21 18V20H4ZM1 7H3V9H1ZM1 11H3V13H1ZM1 15H3V17H1Z",
  cards: "M4 6 13 3 18 17 9 20ZM15 5H20V19L19 19Z",
  lesson: "M4 4H17Q20 4 20 7V9H17V20H7Q4 20 4 17ZM7 8V10H14V8ZM7 12V14H14V12Z",
  people:
    "M8 4A3 3 0 1 1 8 10A3 3 0 1 1 8 4M16 4A3 3 0 1 1 16 10A3 3 0 1 1 16 4M2 20Q2 12 8 12 11 12 12 14 13 12 16 12 22 12 22 20Z",
  anytime: "M5 2H19V5L14 12 19 19V22H5V19L10 12 5 5ZM8 5.4 11 9H13L16 5.4ZM12 15 8.4 19.4H15.6Z",
  treasure: "M3 10Q3 5 8 5H16Q21 5 21 10ZM3 12H10V15H14V12H21V20H3ZM11 11H13V14H11Z",
  oshax:
    "M4 3 9 6Q12 5 15 6L20 3 19 12Q20 20 12 21 4 20 5 12ZM8.5 11A1.4 1.8 0 1 0 8.5 14.6A1.4 1.8 0 1 0 8.5 11M15.5 11A1.4 1.8 0 1 0 15.5 14.6A1.4 1.8 0 1 0 15.5 11",
  turn: "M12 4A8 8 0 1 0 20 12H17.4A5.4 5.4 0 1 1 12 6.6V10L18 5.4 12 1Z",
  flip: "M11 3V21H13V3ZM9 6 2 18H9ZM15 6 22 18H15ZM16.6 12 19.2 16.4H16.6Z",
  tick: "M3 13 6 10 10 14 18.5 4.5 21.5 7.5 10 20Z",
  zoom:
    "M10 3A7 7 0 1 0 14.2 15.6L19.6 21 21.4 19.2 16 13.8A7 7 0 0 0 10 3M10 5.4A4.6 4.6 0 1 1 10 14.6A4.6 4.6 0 1 1 10 5.4M9 7.4V9H7.4V11H9V12.6H11V11H12.6V9H11V7.4Z",
  rat:
    "M3 14Q4 8 10 8 11 5 14 6 15 4.6 17 6 22 9 22 13 22 17 17 17H7Q3 17 2 21 0 20 3 14M17 10A1 1 0 1 0 17 12A1 1 0 1 0 17 10",
  map:
    "M3 5 9 3 15 5 21 3V19L15 21 9 19 3 21ZM13 10 15 12 13 14 14.4 15.4 16.4 13.4 18.4 15.4 19.8 14 17.8 12 19.8 10 18.4 8.6 16.4 10.6 14.4 8.6ZM5 9V11H7V9ZM9 11V13H11V11Z",
  room: "M3 11 12 3 21 11H18V20H14V14H10V20H6V11Z",
  family: "M2 8 4 10H7L9 8 9.4 13Q9 17 5.5 17 2 17 1.6 13ZM14 5 17 8H20L22.6 5 23 13Q22.6 19 18.4 19 14 19 13.6 13Z",
  rare: "M7 3H17L22 9 12 21 2 9ZM7.6 5 5 9H9.2L12 5ZM12 5 14.8 9H9.2L12 18 14.8 9H19L16.4 5Z",
  lock: "M7 10V8Q7 3 12 3T17 8V10H19V21H5V10ZM9.4 10H14.6V8Q14.6 5.4 12 5.4T9.4 8Z",
  arrow: "M4 10H14V5L21 12 14 19V14H4Z",
  cat: "M7 1 10 3.6H14L17 1 17.6 8Q17 10.6 15 11.6 20 15 19.4 23H4.6Q4 15 9 11.6 7 10.6 6.4 8Z",
  bag: "M8 2H16L14.6 6Q21 10 21 16 21 22 12 22T3 16Q3 10 9.4 6ZM9 8.4V10H15V8.4Z",
  field: "M2 20Q2 9 12 9T22 20ZM7 8 8.4 3 10 8ZM14 8 15.4 2 17 8Z",
  boat: "M2 13H22L18.6 21H5.4ZM11 2H13V12H11ZM14 3 20 11H14Z",
  apart: "M2 8H10V16H2ZM4.4 10.4H7.6V13.6H4.4ZM14 8H22V16H14Z",
  swap: "M3 7H15V3L22 8.5 15 14V10H3ZM21 17H9V21L2 15.5 9 13Z",
  edge: "M2 4H22V20H2ZM6 8V16H18V8Z",
  row: "M1 9H23V15H1ZM5 10.6V13.4H7V10.6ZM11 10.6V13.4H13V10.6ZM17 10.6V13.4H19V10.6Z",
  lonely:
    "M9 6 10.6 7.6H13.4L15 6 15.4 10Q15 11.6 14 12.2 17 14 16.6 19H7.4Q7 14 10 12.2 9 11.6 8.6 10ZM2 2H5V4H2ZM19 2H22V4H19ZM2 20H5V22H2ZM19 20H22V22H19Z",
  first: "M9 2H14V18H17V21H7V18H10V7L7 9V5ZM3 22H21V23H3Z",
  crown: "M2 6 7 11 12 3 17 11 22 6 20 20H4Z",
  parrot: "M8 2Q16 1 17 8L21 9 17 12Q18 18 11 22L12 17Q6 16 5 9 5 3 8 2M11 6A1.2 1.2 0 1 0 11 8.4A1.2 1.2 0 1 0 11 6",
  moon: "M16 2A10.4 10.4 0 1 0 22 15 9 9 0 0 1 16 2Z",
  apple:
    "M12 7C15 4 22 6 21 13 20 19 16 22 12 20.4 8 22 4 19 3 13 2 6 9 4 12 7ZM12 6C11 3 13 1 16 1 16 4 14.6 5.6 12 6Z",
  corn:
    "M12 1Q17 6 16.4 14L21 11Q21 20 12 23 3 20 3 11L7.6 14Q7 6 12 1ZM11 6V9H13V6ZM9.4 11V14H11.4V11ZM12.8 11V14H14.8V11ZM11 16V19H13V16Z",
};

/** @typedef {keyof typeof ICONS} IconName */

/** @param {{ name: IconName, label?: string }} props */
export function Icon({ name, label }) {
  return svg(
    {
      class: "icon",
      viewBox: "0 0 24 24",
      "fill-rule": "evenodd",
      role: label ? "img" : undefined,
      "aria-label": label,
      "aria-hidden": label ? undefined : "true",
    },
    path({ d: ICONS[name] }),
  );
}

/**
 * @param {IconName} name
 * @param {string} [label]
 */
export const icon = (name, label) => use(Icon, { name, label });

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
  return useDrawn(() =>
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
  return useDrawn(() => {
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
 * A tile by itself: as large as its cells times `scale`, or in the middle of so many squares that fill what holds it.
 *
 * @param {{ facts: Facts, tile: number, colour?: number, pose?: number, scale?: number, square?: number }} props
 */
export function TilePicture({ facts, tile, colour, pose = 0, scale = 1.1, square = 0 }) {
  const spots = posed(facts.shapes[facts.tiles[tile].shape], pose);
  const rows = spots.map(([row]) => row), columns = spots.map(([, column]) => column);
  const top = Math.min(...rows), high = Math.max(...rows) - top + 1, wide = Math.max(...columns) + 1;
  const side = square && Math.max(square, high, wide);
  const [across, down] = side ? [side, side] : [wide, high];
  const left = UNIT * (wide - across) / 2, above = UNIT * (top + (high - down) / 2);
  return svg(
    {
      class: "tile-picture",
      viewBox: `${left - .6} ${above - .6} ${UNIT * across + 1.2} ${UNIT * down + 1.2}`,
      style: side ? { width: "100%", height: "100%" } : { width: `${scale * wide}rem`, height: `${scale * high}rem` },
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
    d: ICONS[/** @type {IconName} */ (symbol)],
    transform: `translate(${x - 9} ${y - 9}) scale(.75)`,
  });
