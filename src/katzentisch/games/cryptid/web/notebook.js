/** A detective's notebook: marks on hexes, clues struck out, what the pieces contradict, and the sheet that shows it. */

import {
  button,
  caption,
  details,
  div,
  input,
  label,
  path,
  span,
  summary,
  svg,
  table,
  tbody,
  td,
  th,
  thead,
  tr,
} from "../../../web/shell/tags.js";
import { featureIcon, signIcon } from "./art.js";
import { hexName } from "./map.js";

/** @typedef {import("./map.js").Land} Land */
/** @typedef {import("./map.js").Facts} Facts */
/** @typedef {import("./map.js").Clue} Clue */
/** @typedef {import("./view.d.ts").CryptidView} View */
/** @typedef {import("../../../web/table/board.d.ts").BoardProps<View, Facts>} Props */
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
 * The clues that a player cannot have, each with what speaks against it: a piece, the hint, or that it is the own one.
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

/** A circle while a clue is left, a cross when it is struck out, a small one when a piece did it. */
const CELLS = {
  left: "M10 4A6 6 0 1 1 10 16 6 6 0 1 1 10 4Z",
  struck: "M4 4 16 16M16 4 4 16",
  against: "M6 6 14 14M14 6 6 14",
};

/**
 * @param {Lens} one
 * @param {Lens} other
 */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {{ props: Props, land: Land, book: Notebook, keep: (book: Notebook) => void, auto: boolean }} props
 */
export function Sheet({ props, land, book, keep, auto }) {
  const { view, words, names, facts, notebook, over } = props;
  if (view.seat < 0) return null;
  const others = view.cubes.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const against = new Map(others.map((seat) => [seat, auto ? contradicted(seat, view, land, facts) : new Map()]));
  const counts = new Map(others.map((seat) => [seat, left(seat, book, view, land, facts, auto).length]));
  /** @param {Lens} lens */
  const look = (lens) => keep({ ...book, lens: same(lens, book.lens) ? null : lens });
  const kinds = [...new Set(land.clues.map(kindOf))];
  return details(
    { class: "sheet", open: !over },
    summary({}, words.say("notebook")),
    notebook && div(
      { class: "books" },
      label(
        { class: "tick" },
        input({ type: "checkbox", checked: book.auto, onChange: () => keep({ ...book, auto: !book.auto }) }),
        words.say("notebook-auto"),
      ),
      button(
        { type: "button", "aria-pressed": book.lens?.what === "possible", onClick: () => look({ what: "possible" }) },
        words.say("notebook-possible", { count: possible(book, view, land, facts, auto).filter(Boolean).length }),
      ),
    ),
    div(
      { class: "sheet-table" },
      table(
        {},
        caption({ class: "unseen" }, words.say("notebook-table")),
        thead(
          {},
          tr(
            {},
            th({ scope: "col" }, words.say("notebook-clue")),
            others.map((seat) =>
              th(
                { scope: "col", key: seat },
                button(
                  {
                    type: "button",
                    class: "quiet player",
                    title: words.say("notebook-pieces-of", { seat }, names),
                    "aria-label": words.say("notebook-pieces-of", { seat }, names),
                    "aria-pressed": book.lens?.what === "player" && book.lens.seat === seat,
                    onClick: () => look({ what: "player", seat }),
                  },
                  signIcon(seat),
                  span({ class: "count" }, counts.get(seat)),
                ),
              )
            ),
          ),
        ),
        kinds.map((kind) =>
          tbody(
            { key: kind },
            tr({ class: "kind" }, th({ colspan: others.length + 1, scope: "rowgroup" }, words.say(`kind-${kind}`))),
            land.clues.filter((clue) => kindOf(clue) === kind).map((clue) =>
              tr(
                { key: clue.key, class: clue.key === view.clue ? "mine" : "" },
                th(
                  { scope: "row" },
                  button(
                    {
                      type: "button",
                      class: "quiet clue",
                      "data-clue": clue.key,
                      "aria-pressed": book.lens?.what === "clue" && book.lens.key === clue.key,
                      "aria-label": words.say("notebook-where", { clue: clue.key }),
                      title: words.say("notebook-where", { clue: clue.key }),
                      onClick: () => look({ what: "clue", key: clue.key }),
                    },
                    clue.values.map((value) => featureIcon(clue.feature, value)),
                    span({}, clue.values.map((value) => words.say(`what-${value}`)).join(" / ")),
                  ),
                ),
                others.map((seat) => {
                  const struck = (book.struck[seat] ?? []).includes(clue.key);
                  const why = against.get(seat)?.get(clue.key);
                  const reason = why && words.say(`against-${why.why}`, { hex: hexName("hex" in why ? why.hex : 0) });
                  const state = why ? "against" : struck ? "struck" : "left";
                  const name = words.say(`cell-${why ? "struck" : state}`, { seat, clue: clue.key }, names);
                  return td(
                    { key: seat },
                    button(
                      {
                        type: "button",
                        class: `cell ${state}`,
                        "aria-pressed": state !== "left",
                        "aria-disabled": Boolean(why),
                        "aria-label": reason ? `${name} ${reason}` : name,
                        title: reason ?? name,
                        onClick: () => !why && keep(strike(book, seat, clue.key)),
                      },
                      svg(
                        { viewBox: "0 0 20 20", "aria-hidden": "true" },
                        path({ d: CELLS[state] }),
                      ),
                    ),
                  );
                }),
              )
            ),
          )
        ),
      ),
    ),
  );
}

/** @param {Clue} clue */
const kindOf = (clue) => `${clue.negated ? "not" : "is"}-${clue.distance}`;
