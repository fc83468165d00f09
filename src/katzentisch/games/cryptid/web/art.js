/** Our own drawings: five terrains, two animals, stones and shacks, pieces and the pawn. */

import { circle, defs, ellipse, g, path, pattern, rect, svg } from "../../../web/shell/tags.js";
import { corners } from "./map.js";

/** @typedef {import("../../../web/shell/tags.js").VNode} VNode */

/** The signs of the players, by seat; each is drawn around 0, 0 in a square of 16. */
const SIGNS = [
  "M0-8 2.1-2.6 7.8-2.4 3.3 1.2 4.8 6.7 0 3.5-4.8 6.7-3.3 1.2-7.8-2.4-2.1-2.6Z",
  "M3.4-6.8A7.2 7.2 0 1 0 3.4 6.8 5.9 5.9 0 0 1 3.4-6.8Z",
  "M2.6-8-5.4 1.2H-.6L-2.6 8 5.4-1.6H.6Z",
  "M0 7.2C-9.6.4-7.4-6.6-3.6-6.6-1.6-6.6-.4-5.4 0-4 .4-5.4 1.6-6.6 3.6-6.6 7.4-6.6 9.6.4 0 7.2Z",
  "M-2.4-7.4H2.4V-2.4H7.4V2.4H2.4V7.4H-2.4V2.4H-7.4V-2.4H-2.4Z",
];

/** The sign on a structure says its colour once more. @type {Record<string, string>} */
const SIGILS = {
  white: "M0-4A4 4 0 1 0 0 4 4 4 0 1 0 0-4ZM0-1.8A1.8 1.8 0 1 1 0 1.8 1.8 1.8 0 1 1 0-1.8Z",
  green: "M0-5 4.6 3.6H-4.6Z",
  blue: "M-4.6 1.4C-3-1.6-1.4-1.6 0 .2 1.4 2 3 2 4.6-1.2V1.6C3 4.6 1.4 4.6 0 2.8-1.4 1-3 1-4.6 4.2Z",
  black: "M-4.4-2.6-2.6-4.4 0-1.8 2.6-4.4 4.4-2.6 1.8 0 4.4 2.6 2.6 4.4 0 1.8-2.6 4.4-4.4 2.6-1.8 0Z",
};

const TREE = "M0-15 7-3H4L10 7H2V12H-2V7H-10L-4-3H-7Z";
const PEAK = "M-19 14-4-14Q0-18 4-13L19 14Z";
const SNOW = "M-9-4-4-14Q0-18 4-13L8.600-5 4-8 0-3-4-8Z";
const WAVE = "q5.5-6 11 0t11 0 11 0 11 0";
const REED = "M0 12Q1 0 0-14M-5 12Q-5 2-9-6M5 12Q6 4 10-3";

/** A point of the drawing. @typedef {{ x: number, y: number }} Point */
/** Lines or areas that look the same, as one path around 0, 0: the class, and the path. @typedef {[string, string]} Stroke */

/**
 * A path somewhere else, and larger or smaller; arcs are relative and keep their size.
 *
 * @param {string} shape
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
export function shifted(shape, x, y, size = 1) {
  let command = "";
  let number = 0;
  return shape.replace(/[a-z]|-?\d*\.?\d+/gi, (part) => {
    if (/[a-z]/i.test(part)) {
      command = part;
      number = 0;
      return part;
    }
    const relative = command > "Z";
    const across = command === "H" || (command !== "V" && number++ % 2 === 0);
    const moved = Number(part) * size + (relative ? 0 : across ? x : y);
    return ` ${Math.round(moved * 100) / 100}`;
  });
}

/** @param {string} shape @param {number[][]} places */
const strewn = (shape, places) => places.map(([x, y, size]) => shifted(shape, x, y, size)).join("");

/** An ellipse as a path. @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
const round = (x, y, rx, ry = rx) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A hex as a path. @param {number} [radius] */
export const hexagon = (radius) => `M${corners(radius)}Z`;

const PEAKS = [[0, -20, 0.95], [-20, 10, 1.05], [19, 12, 0.95]];

/** What grows on each terrain. @type {Record<string, Stroke[]>} */
const TERRAINS = {
  forest: [["tree", strewn(TREE, [[-27, -8], [-2, -24], [25, -9], [-14, 14, 1.1], [14, 17, 1.1], [0, 34, 0.6]])]],
  desert: [
    ["dune", "M-42-6Q-28-24-10-10T40-12M-34 14Q-16-2 4 12T34 12M-22 32Q-8 22 6 30T22 31"],
    ["cactus", "M16-4V-30M16-14H8V-22M16-18H24V-26"],
    ["grain", [[-24, -22], [-6, -30], [-18, 4], [20, 24], [-8, 22]].map(([x, y]) => round(x, y, 1.8)).join("")],
  ],
  water: [[
    "wave",
    [[-21, -26], [-36, -10], [-10, 4], [-34, 20], [-16, 34]].map(([x, y]) => `M${x} ${y}${WAVE}`).join(""),
  ]],
  swamp: [
    ["reed", strewn(REED, [[-22, -8], [20, -12], [-2, 18, 1.1]])],
    ["cattail", [[-22, -24], [20, -28], [-2, 0]].map(([x, y]) => round(x, y, 3, 6.5)).join("")],
    ["mire", "M-36 8H-12M8 8H38M-22 36H20M-8-20H6"],
  ],
  mountain: [["peak", strewn(PEAK, PEAKS)], ["snow", strewn(SNOW, PEAKS)]],
};

/** Heads of the two animals, for the corner of their territory. @type {Record<string, Stroke[]>} */
const ANIMALS = {
  bear: [
    ["badge", round(0, 0, 14)],
    ["head", round(-6.5, -6, 3.8) + round(6.5, -6, 3.8) + round(0, 1, 9)],
    ["eye", round(-3.6, -1.5, 1.5) + round(3.6, -1.5, 1.5)],
    ["muzzle", round(0, 4.8, 4.2, 3.2)],
    ["nose", round(0, 3.6, 1.9, 1.3)],
  ],
  cougar: [
    ["badge", "M0-17 17 0 0 17-17 0Z"],
    ["head", "M-9.5-8.5-4-6.5Q0-8 4-6.5L9.5-8.5 9 0Q8 6 3.5 9H-3.5Q-8 6-9 0Z"],
    ["eye", "M-6.5-2.5-2-.5-5.5.8ZM6.5-2.5 2-.5 5.5.8Z"],
    ["muzzle", "M-4 7.5 0 3 4 7.5 2.5 9H-2.5Z"],
    ["nose", "M-1.8 3.2H1.8L0 5.6Z"],
  ],
};

/**
 * The same strokes around several points, each as one path for all of them: a map has many hexes and few looks.
 *
 * @param {string} name
 * @param {Stroke[]} strokes
 * @param {Point[]} [points]
 */
const drawnAt = (name, strokes, points = [{ x: 0, y: 0 }]) =>
  g(
    { key: name, class: name },
    strokes.map(([look, shape]) =>
      path({ key: look, class: look, d: points.map(({ x, y }) => shifted(shape, x, y)).join("") })
    ),
  );

/** Hexes of one terrain. @param {string} name @param {Point[]} [points] @param {number} [radius] */
export const terrain = (name, points, radius) =>
  drawnAt(`terrain ${name}`, [[`ground ${name}`, hexagon(radius)], ...TERRAINS[name]], points);

/** Hexes of one animal's territory: a fence, and the animal's head on the left. @param {string} name @param {Point[]} points */
export const territory = (name, points) =>
  drawnAt(
    `territory ${name}`,
    [
      ["fence", hexagon(43)],
      ...ANIMALS[name].map(([look, shape]) => /** @type {Stroke} */ ([look, shifted(shape, -32, 0)])),
    ],
    points,
  );

/** The names of everything that can be on a hex. */
export const TERRAIN_NAMES = Object.keys(TERRAINS);
export const ANIMAL_NAMES = Object.keys(ANIMALS);

/** @type {Record<string, string>} */
const STRUCTURES = {
  stone: "M-9.5 15-11.5-2Q-10-15-2-18 8-19 10.5-6L10 15Z",
  shack: "M-15-3 0-18 15-3H12V15H-12V-3Z",
};

/** What hatches a hex where nothing may be laid; once on the page. */
export const hatching = () =>
  defs(
    {},
    pattern(
      { id: "cryptid-hatch", width: 14, height: 14, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      rect({ class: "hatch-line", width: 3, height: 14 }),
    ),
  );

/**
 * A stone or a shack.
 *
 * @param {{ colour: string, kind: string }} structure
 */
export function structureShape({ colour, kind }) {
  return g(
    { class: `structure ${colour}` },
    path({ class: "halo", d: STRUCTURES[kind] }),
    path({ class: "body", d: STRUCTURES[kind] }),
    kind === "shack" && path({ class: "roof", d: "M-15-3H15" }),
    path({ class: "sigil", d: SIGILS[colour], transform: kind === "shack" ? "translate(0 6)" : "translate(-.5-2)" }),
  );
}

/**
 * A cube or a disc of a player.
 *
 * @param {number} seat
 * @param {"cube" | "disc"} kind
 */
export function pieceShape(seat, kind) {
  return g(
    { class: `piece of-${seat}` },
    kind === "cube"
      ? [
        path({ class: "side", d: "M-12-7-7-13H15V8L10 14H-12Z" }),
        path({ class: "top", d: "M-12-7-7-13H15L10-7Z" }),
        rect({ class: "face", x: -12, y: -7, width: 22, height: 21, rx: 1.5 }),
        path({ class: "sign", d: SIGNS[seat], transform: "translate(-1 3.5) scale(.95)" }),
      ]
      : [
        ellipse({ class: "side", cy: 3.5, rx: 14, ry: 13.5 }),
        circle({ class: "face", r: 13.5 }),
        path({ class: "sign", d: SIGNS[seat], transform: "scale(.95)" }),
      ],
  );
}

export const pawnShape = () =>
  g(
    { class: "pawn-figure" },
    ellipse({ class: "shadow", cy: 21, rx: 15, ry: 5 }),
    path({ class: "wood", d: "M-13 20Q-13 13-7 11-3 2-4-6A9 9 0 1 1 4-6Q3 2 7 11 13 13 13 20Z" }),
    path({ class: "shine", d: "M-4-17A6 6 0 0 1 1-19.5" }),
  );

/**
 * A small picture for words and buttons.
 *
 * @param {VNode} shape
 * @param {number} [size] Of the part of the drawing that is shown, around 0, 0.
 */
export const icon = (shape, size = 36) =>
  svg({ class: "icon", viewBox: `${-size / 2} ${-size / 2} ${size} ${size}`, "aria-hidden": "true" }, shape);

/** The sign of a player. @param {number} seat */
export const signShape = (seat) =>
  g({ class: `piece of-${seat}` }, circle({ class: "face", r: 13.5 }), path({ class: "sign", d: SIGNS[seat] }));

/** @param {number} seat */
export const signIcon = (seat) => icon(signShape(seat), 29);

/** @param {string} shape */
export const lineIcon = (shape) => icon(path({ class: "line", d: shape }), 24);

/**
 * A hex of a terrain, or of whatever a clue speaks of, small.
 *
 * @param {string} feature
 * @param {string} value
 */
export function featureIcon(feature, value) {
  if (feature === "terrain") return icon(terrain(value, undefined, 49), 100);
  if (feature === "animal") return icon(drawnAt(`territory ${value}`, ANIMALS[value]), 34);
  const kinds = feature === "structure_kind" ? [value] : ["stone", "shack"];
  const colour = feature === "structure_kind" ? "any" : value;
  return icon(
    g(
      {},
      kinds.map((kind, at) =>
        g(
          { transform: kinds.length > 1 ? `translate(${at ? 12 : -11} 1) scale(.8)` : "translate(0 1)" },
          colour === "any"
            ? g({ class: "structure any" }, path({ class: "body", d: STRUCTURES[kind] }))
            : structureShape({ colour, kind }),
        )
      ),
    ),
    kinds.length > 1 ? 48 : 38,
  );
}
