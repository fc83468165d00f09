/** The map: hexes and their neighbours, what lies on them, where each clue holds, and how the map is looked at. */

/**
 * @typedef {{ key: string, feature: string, values: string[], distance: number, negated?: boolean }} Clue
 * @typedef {{
 *   faces: string[][], terrains: string[], animals: string[], colours: string[], kinds: string[],
 *   clues: Clue[], normal: number, hints: Record<string, string[]>, cards: string[], levels: string[],
 * }} Facts
 * @typedef {{ colour: string, kind: string }} Structure
 * @typedef {{
 *   code: string, tiles: number[], advanced: boolean,
 *   terrain: string[], animal: string[], structure: (Structure | null)[], structures: number[],
 *   clues: Clue[], holds: Record<string, boolean[]>,
 * }} Land
 * @typedef {{ k: number, x: number, y: number }} Camera
 */

export const ROWS = 9;
export const COLUMNS = 12;
export const HEXES = ROWS * COLUMNS;
/** From the middle of a hex to a corner, and to an edge. */
export const RADIUS = 50;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
/** Around the hexes, for letters and numbers. */
export const MARGIN = 30;
export const WIDTH = 2 * MARGIN + RADIUS * (1.5 * COLUMNS + 0.5);
export const HEIGHT = 2 * MARGIN + APOTHEM * (2 * ROWS + 1);
export const CLOSEST = 4;
const LETTERS = "ABCDEFGHIJKL";
const DIGITS = "0123456789ABCDEF";

/** @param {number} at */
export const hexName = (at) => `${LETTERS[at % COLUMNS]}${Math.floor(at / COLUMNS) + 1}`;

/**
 * The hex of a name such as "D4"; -1 if there is none.
 *
 * @param {string} name
 */
export function hexAt(name) {
  const column = name ? LETTERS.indexOf(name[0]) : -1;
  const row = Number(name.slice(1)) - 1;
  return column >= 0 && Number.isInteger(row) && row >= 0 && row < ROWS ? row * COLUMNS + column : -1;
}

/**
 * The fewest steps from hex to hex; odd columns lie half a hex lower.
 *
 * @param {number} one
 * @param {number} other
 */
export function distance(one, other) {
  const across = (one % COLUMNS) - (other % COLUMNS);
  const down = Math.floor(one / COLUMNS) - Math.floor((one % COLUMNS) / 2) -
    (Math.floor(other / COLUMNS) - Math.floor((other % COLUMNS) / 2));
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}

/**
 * The middle of a hex in the units of the drawing.
 *
 * @param {number} at
 */
export function centre(at) {
  const column = at % COLUMNS;
  const row = Math.floor(at / COLUMNS);
  return {
    x: MARGIN + RADIUS + 1.5 * RADIUS * column,
    y: MARGIN + APOTHEM * (2 * row + 1 + (column % 2)),
  };
}

/**
 * The corners of a hex around 0, 0, as SVG wants them.
 *
 * @param {number} [radius]
 */
export function corners(radius = RADIUS) {
  const half = radius / 2;
  const down = (radius * Math.sqrt(3)) / 2;
  const points = [[radius, 0], [half, down], [-half, down], [-radius, 0], [-half, -down], [half, -down]];
  return points.map(([x, y]) => `${x},${Math.round(y * 100) / 100}`).join(" ");
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * Where an arrow key leads from a hex; the edge of the map holds.
 *
 * @param {number} at
 * @param {string} key
 */
export function stepTo(at, key) {
  const [down, across] = STEPS[key] ?? [0, 0];
  const row = Math.floor(at / COLUMNS) + down;
  const column = (at % COLUMNS) + across;
  return row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? at : row * COLUMNS + column;
}

/** @type {Map<string, Land>} */
const known = new Map();

/**
 * The map of a code: what lies where, and where each clue of its mode holds.
 *
 * @param {string} code
 * @param {Facts} facts
 * @returns {Land}
 */
export function readMap(code, facts) {
  const found = known.get(code);
  if (found) return found;
  const digits = [...code].map((digit) => DIGITS.indexOf(digit));
  const tiles = digits.slice(0, 6);
  const structures = [];
  for (let place = 6; place < digits.length; place += 2) structures.push(digits[place] * COLUMNS + digits[place + 1]);
  const advanced = structures.length === 2 * facts.colours.length;
  /** @type {string[]} */
  const terrain = new Array(HEXES).fill("");
  /** @type {string[]} */
  const animal = new Array(HEXES).fill("");
  tiles.forEach((tile, slot) => {
    facts.faces[tile].forEach((face, at) => {
      const hex = slotHex(slot, at);
      terrain[hex] = facts.terrains["FDWSM".indexOf(face[0])];
      animal[hex] = face[1] === "." ? "" : facts.animals["bc".indexOf(face[1])];
    });
  });
  /** @type {(Structure | null)[]} */
  const structure = new Array(HEXES).fill(null);
  const colours = structures.length / 2;
  structures.forEach((hex, place) => {
    structure[hex] = { colour: facts.colours[place % colours], kind: facts.kinds[Math.floor(place / colours)] };
  });
  const clues = advanced ? facts.clues : facts.clues.slice(0, facts.normal);
  const bare = { code, tiles, advanced, terrain, animal, structure, structures, clues };
  const holds = Object.fromEntries(clues.map((clue) => [clue.key, area(clue, bare)]));
  const land = { ...bare, holds };
  known.set(code, land);
  return land;
}

/**
 * The hex on which the at-th hex of a tile comes to lie.
 *
 * @param {number} slot
 * @param {number} at
 */
export const slotHex = (slot, at) =>
  (Math.floor(slot / 2) * 3 + Math.floor(at / 6)) * COLUMNS + (slot % 2) * 6 + (at % 6);

/**
 * For each hex whether a clue holds there.
 *
 * @param {Clue} clue
 * @param {Omit<Land, "holds">} land
 * @returns {boolean[]}
 */
function area(clue, land) {
  /** @type {(at: number) => string | undefined} */
  const feature = {
    terrain: (/** @type {number} */ at) => land.terrain[at],
    animal: (/** @type {number} */ at) => land.animal[at],
    structure_kind: (/** @type {number} */ at) => land.structure[at]?.kind,
    structure_colour: (/** @type {number} */ at) => land.structure[at]?.colour,
  }[clue.feature] ?? (() => undefined);
  const hexes = [...Array(HEXES).keys()];
  const sources = hexes.filter((at) => clue.values.includes(feature(at) ?? ""));
  return hexes.map((at) => sources.some((source) => distance(source, at) <= clue.distance) !== Boolean(clue.negated));
}

/** The whole map. @type {Camera} */
export const WHOLE = { k: 1, x: 0, y: 0 };

/**
 * The nearest camera that shows nothing beside the map.
 *
 * @param {Camera} camera
 * @returns {Camera}
 */
export function within({ k, x, y }) {
  const near = Math.min(CLOSEST, Math.max(1, k));
  return {
    k: near,
    x: Math.min(0, Math.max(WIDTH * (1 - near), x)),
    y: Math.min(0, Math.max(HEIGHT * (1 - near), y)),
  };
}

/**
 * Closer by a factor, around a point of the drawing that stays where it is on the screen.
 *
 * @param {Camera} camera
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 * @returns {Camera}
 */
export function zoom(camera, factor, x, y) {
  const k = Math.min(CLOSEST, Math.max(1, camera.k * factor));
  const grown = k / camera.k;
  return within({ k, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown });
}

/**
 * As close as before, with a hex in the middle as far as the map's edge allows.
 *
 * @param {Camera} camera
 * @param {number} at
 * @returns {Camera}
 */
export function centred({ k }, at) {
  const { x, y } = centre(at);
  return within({ k, x: WIDTH / 2 - k * x, y: HEIGHT / 2 - k * y });
}

/**
 * Moved just so far that a whole hex is in sight.
 *
 * @param {Camera} camera
 * @param {number} at
 * @returns {Camera}
 */
export function showing(camera, at) {
  const { x, y } = centre(at);
  const half = RADIUS * camera.k;
  const shown = { x: x * camera.k + camera.x, y: y * camera.k + camera.y };
  const dx = Math.max(0, half - shown.x) - Math.max(0, shown.x + half - WIDTH);
  const dy = Math.max(0, half - shown.y) - Math.max(0, shown.y + half - HEIGHT);
  return within({ k: camera.k, x: camera.x + dx, y: camera.y + dy });
}
