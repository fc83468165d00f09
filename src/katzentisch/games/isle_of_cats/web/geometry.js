/** Cells, poses and places of tiles: what the notation says, and what a tile would cover. No rules. */

/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./view.d.ts").CrewView} CrewView */
/** A cell as row and column, before it lies anywhere. @typedef {[number, number]} Spot */
/** @typedef {{ x: number, y: number }} Point In cells, from the top left corner of the boat's grid. */
/** One side of a cell, and where it leads. @typedef {{ x: number, y: number, dx: number, dy: number }} Side */

export const ROWS = 9;
export const COLUMNS = 22;
const POSES = ["r0", "r90", "r180", "r270", "r0f", "r90f", "r180f", "r270f"];

/** @param {number} cell */
export const cellName = (cell) => String.fromCharCode(65 + Math.floor(cell / ROWS)) + (cell % ROWS + 1);

/** @param {string} name */
export const cellOf = (name) => ROWS * (name.charCodeAt(0) - 65) + Number(name.slice(1)) - 1;

/**
 * @param {number} pose
 * @param {number} anchor
 */
export const placeMove = (pose, anchor) => `place ${POSES[pose]} at ${cellName(anchor)}`;

/**
 * A quarter turn clockwise, as it looks.
 *
 * @param {number} pose
 */
export const turned = (pose) => pose - pose % 4 + (pose + 1) % 4;

/**
 * Flipped from left to right, as it looks.
 *
 * @param {number} pose
 */
export const flipped = (pose) => (pose < 4 ? 4 : 0) + (4 - pose % 4) % 4;

/**
 * The spots of a shape after a flip (poses 4 … 7) and quarter turns clockwise, in the same order, moved so that the
 * anchor (the topmost cell of the leftmost column) is at 0, 0.
 *
 * @param {Spot[]} shape
 * @param {number} pose
 * @returns {Spot[]}
 */
export function posed(shape, pose) {
  let spots = shape.map(([row, column]) => /** @type {Spot} */ ([row, pose >= 4 ? -column : column]));
  for (let turn = 0; turn < pose % 4; turn++) spots = spots.map(([row, column]) => [column, -row]);
  const left = Math.min(...spots.map(([, column]) => column));
  const top = Math.min(...spots.filter(([, column]) => column === left).map(([row]) => row));
  return spots.map(([row, column]) => [row - top, column - left]);
}

/** @param {Spot[]} spots */
const footprint = (spots) => spots.map(([row, column]) => ROWS * column + row).sort((a, b) => a - b).join(" ");

/**
 * The pose that the notation uses for this look of the shape.
 *
 * @param {Spot[]} shape
 * @param {number} pose
 */
export function canonical(shape, pose) {
  const wanted = footprint(posed(shape, pose));
  return POSES.findIndex((_, other) => footprint(posed(shape, other)) === wanted);
}

/**
 * The cells that a shape covers, in the order of its spots.
 *
 * @param {Spot[]} shape
 * @param {number} pose
 * @param {number} anchor
 */
export const covered = (shape, pose, anchor) => posed(shape, pose).map(([row, column]) => anchor + ROWS * column + row);

/**
 * The anchors of every pose that legal moves name.
 *
 * @param {string[]} legal
 * @returns {Map<number, Set<number>>}
 */
export function placesOf(legal) {
  const found = new Map();
  for (const move of legal) {
    const [word, pose, , name] = move.split(" ");
    if (word !== "place") continue;
    const number = POSES.indexOf(pose);
    if (!found.has(number)) found.set(number, new Set());
    found.get(number).add(cellOf(name));
  }
  return found;
}

/**
 * The middle of the spots, from the top left corner of the anchor.
 *
 * @param {Spot[]} spots
 * @returns {Point}
 */
export function middle(spots) {
  const rows = spots.map(([row]) => row), columns = spots.map(([, column]) => column);
  return {
    x: (Math.min(...columns) + Math.max(...columns) + 1) / 2,
    y: (Math.min(...rows) + Math.max(...rows) + 1) / 2,
  };
}

/**
 * The anchor that brings the middle of a tile nearest to a point, and how far that is; null if there is none.
 *
 * @param {Iterable<number>} anchors
 * @param {Spot[]} spots
 * @param {Point} point
 * @returns {{ anchor: number, distance: number } | null}
 */
export function nearest(anchors, spots, point) {
  const { x, y } = middle(spots);
  let found = null;
  for (const anchor of anchors) {
    const distance = Math.hypot(Math.floor(anchor / ROWS) + x - point.x, anchor % ROWS + y - point.y);
    if (!found || distance < found.distance) found = { anchor, distance };
  }
  return found;
}

/**
 * The anchor under which the tile's middle lies at a point, whatever lies there; it may leave the grid.
 *
 * @param {Spot[]} spots
 * @param {Point} point
 * @returns {Point}
 */
export function loose(spots, point) {
  const { x, y } = middle(spots);
  return { x: Math.round(point.x - x), y: Math.round(point.y - y) };
}

/**
 * The next anchor from here in the direction of an arrow key; here if there is none.
 *
 * @param {Iterable<number>} anchors
 * @param {Point} from
 * @param {number} right
 * @param {number} down
 * @returns {number | null}
 */
export function neighbour(anchors, from, right, down) {
  let best = Infinity, found = null;
  for (const anchor of anchors) {
    const x = Math.floor(anchor / ROWS) - from.x, y = anchor % ROWS - from.y;
    const ahead = x * right + y * down, aside = Math.abs(x * down + y * right);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 2.1 * aside;
    if (far < best) [best, found] = [far, anchor];
  }
  return found;
}

/** @param {number} cell */
function beside(cell) {
  const row = cell % ROWS;
  return [
    ...(row > 0 ? [cell - 1] : []),
    ...(row < ROWS - 1 ? [cell + 1] : []),
    cell - ROWS,
    cell + ROWS,
  ];
}

/**
 * Cats of a colour that touch these cells, and all that touch those: the groups, one by one.
 *
 * @param {CrewView} crew
 * @param {number} colour
 * @param {number[]} cells
 * @returns {number[]} The sizes of the groups that a cat on these cells would join.
 */
export function groupsAt(crew, colour, cells) {
  const cats = crew.tiles.filter((tile) => tile.colour === colour);
  const left = new Set(cats);
  const touching = (/** @type {number[]} */ edge) => [...left].filter((cat) => cat.cells.some((c) => edge.includes(c)));
  const sizes = [];
  for (const first of touching(cells.flatMap(beside))) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const cat of group) {
      for (const other of touching(cat.cells.flatMap(beside))) {
        left.delete(other);
        group.push(other);
      }
    }
    sizes.push(group.length);
  }
  return sizes;
}

/**
 * What a tile on these cells would cover, fill and join, and the points of that by the printed table. Lessons are not
 * counted.
 *
 * @param {Facts} facts
 * @param {CrewView} crew
 * @param {number} tile
 * @param {number} colour
 * @param {number[]} cells
 * @param {boolean} rareScores
 */
export function gains(facts, crew, tile, colour, cells, rareScores) {
  const { rats, maps } = facts.boats[crew.boat];
  const full = new Set([...crew.tiles.flatMap((each) => each.cells), ...cells]);
  const here = new Set(cells);
  const rooms = facts.rooms.filter((room) =>
    room.cells.some((c) => here.has(c)) && room.cells.every((c) => full.has(c))
  );
  const hidden = rats.filter((cell) => here.has(cell)).length;
  const joined = colour < facts.colours.length ? groupsAt(crew, colour, cells) : [];
  const family = colour < facts.colours.length ? joined.reduce((sum, size) => sum + size, 1) : 0;
  const worth = (/** @type {number} */ size) => facts.points.family[Math.min(size, facts.points.family.length - 1)];
  const rare = rareScores && facts.tiles[tile].kind === "rare" ? facts.points.rare : 0;
  return {
    rats: hidden,
    rooms: rooms.length,
    family,
    /** The colours of the maps it covers; its own colour opens a treasure. */
    maps: maps.flatMap((cell, other) => (here.has(cell) ? [other] : [])),
    points: -hidden * facts.points.rat - rooms.length * facts.points.room + rare +
      (family ? worth(family) - joined.reduce((sum, size) => sum + worth(size), 0) : 0),
  };
}

/**
 * The two ends of a shape that lie farthest apart: where a cat has its head and its tail.
 *
 * @param {Spot[]} shape
 * @returns {{ head: number, tail: number, towards: number }} Indices; `towards` is the neighbour of the tail.
 */
export function ends(shape) {
  const near = shape.map(([row, column]) =>
    shape.flatMap(([r, c], other) => (Math.abs(r - row) + Math.abs(c - column) === 1 ? [other] : []))
  );
  let best = { head: 0, tail: 0, towards: 0, far: -1 };
  shape.forEach((_, start) => {
    const far = shape.map(() => -1);
    const from = shape.map(() => start);
    far[start] = 0;
    const queue = [start];
    for (const at of queue) {
      for (const next of near[at]) {
        if (far[next] >= 0) continue;
        far[next] = far[at] + 1;
        from[next] = at;
        queue.push(next);
      }
    }
    shape.forEach((_, end) => {
      const score = 4 * far[end] - near[start].length - near[end].length;
      if (score > best.far) best = { head: start, tail: end, towards: from[end], far: score };
    });
  });
  return { head: best.head, tail: best.tail, towards: best.towards };
}

/**
 * The outline of cells as an SVG path, with its corners rounded and its sides moved inwards.
 *
 * @param {Spot[]} spots
 * @param {number} unit The length of a side.
 * @param {number} inset
 * @param {number} radius
 */
export function outline(spots, unit, inset, radius) {
  const filled = new Set(spots.map(([row, column]) => `${row} ${column}`));
  const has = (/** @type {number} */ row, /** @type {number} */ column) => filled.has(`${row} ${column}`);
  /** @type {Map<string, Side[]>} */
  const starts = new Map();
  const add = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ dx,
    /** @type {number} */ dy,
  ) => {
    const key = `${x} ${y}`;
    starts.set(key, [...(starts.get(key) ?? []), { x, y, dx, dy }]);
  };
  for (const [row, column] of spots) {
    if (!has(row - 1, column)) add(column, row, 1, 0);
    if (!has(row, column + 1)) add(column + 1, row, 0, 1);
    if (!has(row + 1, column)) add(column + 1, row + 1, -1, 0);
    if (!has(row, column - 1)) add(column, row + 1, 0, -1);
  }
  let path = "";
  for (const list of starts.values()) {
    while (list.length) path += loop(starts, list[0], unit, inset, radius);
  }
  return path;
}

/**
 * @param {Map<string, Side[]>} starts Sides not yet drawn; those of the
 *   loop are taken out.
 * @param {Side} first
 * @param {number} unit
 * @param {number} inset
 * @param {number} radius
 */
function loop(starts, first, unit, inset, radius) {
  /** @type {Side[]} */
  const sides = [];
  /** @type {Side | undefined} */
  let side = first;
  while (side) {
    const here = /** @type {Side[]} */ (starts.get(`${side.x} ${side.y}`));
    here.splice(here.indexOf(side), 1);
    sides.push(side);
    const { x, y, dx, dy } = /** @type {Side} */ (side);
    const next = /** @type {Side[]} */ (starts.get(`${x + dx} ${y + dy}`) ?? []);
    // Where two cells meet at a corner only, the outline stays with its own cell.
    side = next.find((other) => other.dx === -dy && other.dy === dx) ?? next[0];
  }
  const round = (/** @type {number} */ value) => Math.round(100 * value) / 100;
  let path = "";
  sides.forEach((next, at) => {
    const before = sides.at(at - 1) ?? next;
    if (before.dx === next.dx && before.dy === next.dy) return;
    const x = unit * next.x - inset * (before.dy + next.dy), y = unit * next.y + inset * (before.dx + next.dx);
    path += `${path ? "L" : "M"}${round(x - radius * before.dx)} ${round(y - radius * before.dy)}` +
      `Q${round(x)} ${round(y)} ${round(x + radius * next.dx)} ${round(y + radius * next.dy)}`;
  });
  return `${path}Z`;
}

/**
 * Why a tile cannot lie on these cells, as the key of a reason: off the boat, on another tile, or beside none.
 *
 * @param {Facts} facts
 * @param {CrewView} crew
 * @param {Spot[]} spots The tile in its pose, from its anchor.
 * @param {Point} at The column and row of the anchor.
 */
export function obstacle(facts, crew, spots, { x, y }) {
  const planks = new Set(facts.rooms.flatMap((room) => room.cells));
  const taken = new Set(crew.tiles.flatMap((tile) => tile.cells));
  const cells = spots.map(([row, column]) => {
    const [down, right] = [y + row, x + column];
    return down < 0 || down >= ROWS || right < 0 ? -1 : ROWS * right + down;
  });
  if (cells.some((cell) => !planks.has(cell))) return "outside";
  return cells.some((cell) => taken.has(cell)) ? "overlap" : "no-contact";
}
