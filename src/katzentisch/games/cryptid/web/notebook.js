/** A detective's notebook: marks on hexes, clues struck out, and what the pieces on the table contradict. */

/** @typedef {import("./map.js").Land} Land */
/** @typedef {import("./map.js").Facts} Facts */
/** @typedef {import("./view.d.ts").CryptidView} View */
/** @typedef {"candidate" | "excluded"} Mark */
/**
 * What is shown on the map besides what lies there.
 *
 * @typedef {{ what: "clue", key: string } | { what: "possible" } | { what: "player", seat: number } | null} Lens
 */
/**
 * `struck` goes by seat; `auto` lets the notebook strike out by itself what pieces contradict.
 *
 * @typedef {{
 *   marks: Record<string, Mark>, notes: Record<string, string>, struck: Record<string, string[]>,
 *   auto: boolean, hidden: boolean, lens: Lens,
 * }} Notebook
 */
/** @typedef {{ why: "disc" | "cube", hex: number } | { why: "hint" } | { why: "own" }} Contradiction */

/** @type {Notebook} */
const BLANK = { marks: {}, notes: {}, struck: {}, auto: false, hidden: false, lens: null };

/**
 * The notebook that was kept, or an empty one.
 *
 * @param {Partial<Notebook> | null | undefined} kept
 * @returns {Notebook}
 */
export const open = (kept) => ({ ...BLANK, ...(kept ?? {}) });

/**
 * Mark a hex; the same mark again takes it away.
 *
 * @param {Notebook} book
 * @param {number} at
 * @param {Mark} kind
 * @returns {Notebook}
 */
export function mark(book, at, kind) {
  const { [at]: old, ...marks } = book.marks;
  return { ...book, marks: old === kind ? marks : { ...marks, [at]: kind } };
}

/**
 * Write something about a hex; nothing but blanks erases it.
 *
 * @param {Notebook} book
 * @param {number} at
 * @param {string} text
 * @returns {Notebook}
 */
export function write(book, at, text) {
  const { [at]: _, ...notes } = book.notes;
  return { ...book, notes: text.trim() ? { ...notes, [at]: text.trim() } : notes };
}

/**
 * Strike out a clue for a player, or take that back.
 *
 * @param {Notebook} book
 * @param {number} seat
 * @param {string} key
 * @returns {Notebook}
 */
export function strike(book, seat, key) {
  const old = book.struck[seat] ?? [];
  const now = old.includes(key) ? old.filter((each) => each !== key) : [...old, key];
  return { ...book, struck: { ...book.struck, [seat]: now } };
}

/**
 * The clues that a player cannot have, each with what speaks against it: a piece, the hint, or that it is your own.
 *
 * @param {number} seat
 * @param {View} view
 * @param {Land} land
 * @param {Facts} facts
 * @returns {Map<string, Contradiction>}
 */
export function contradicted(seat, view, land, facts) {
  /** @type {Map<string, Contradiction>} */
  const found = new Map();
  const no = [...view.cubes[seat], ...view.notes[seat]];
  const ruledOut = view.hint ? facts.hints[view.hint] : [];
  for (const { key } of land.clues) {
    const holds = land.holds[key];
    const cube = no.find((at) => holds[at]);
    const disc = view.discs[seat].find((at) => !holds[at]);
    if (cube !== undefined) found.set(key, { why: "cube", hex: cube });
    else if (disc !== undefined) found.set(key, { why: "disc", hex: disc });
    else if (ruledOut.includes(key)) found.set(key, { why: "hint" });
    else if (key === view.clue && seat !== view.seat) found.set(key, { why: "own" });
  }
  return found;
}

/**
 * The clues that are left for a player: not struck out by hand nor, if the notebook keeps the books, by a piece.
 *
 * @param {number} seat
 * @param {Notebook} book
 * @param {View} view
 * @param {Land} land
 * @param {Facts} facts
 * @param {boolean} auto
 * @returns {string[]}
 */
export function left(seat, book, view, land, facts, auto) {
  if (seat === view.seat && view.clue) return [view.clue];
  const struck = new Set(book.struck[seat] ?? []);
  const against = auto ? contradicted(seat, view, land, facts) : new Map();
  return land.clues.map(({ key }) => key).filter((key) => !struck.has(key) && !against.has(key));
}

/**
 * For each hex whether it may be the habitat as far as the notebook goes: everybody has a clue left that holds there.
 *
 * @param {Notebook} book
 * @param {View} view
 * @param {Land} land
 * @param {Facts} facts
 * @param {boolean} auto
 * @returns {boolean[]}
 */
export function possible(book, view, land, facts, auto) {
  const sheets = view.cubes.map((_, seat) => left(seat, book, view, land, facts, auto));
  return land.terrain.map((_, at) =>
    book.marks[at] !== "excluded" && sheets.every((keys) => keys.some((key) => land.holds[key][at]))
  );
}
