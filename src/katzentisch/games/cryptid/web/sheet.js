/** The notebook: which clue anybody may have, struck out by hand or by the pieces, and where each would hold. */

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
  useDrawnList,
  useRef,
  useSignal,
} from "../../../web/shell/tags.js";
import { featureIcon, signIcon } from "./art.js";
import { hexName } from "./map.js";
import { contradicted, left, possible, strike } from "./notebook.js";

/** @typedef {import("./view.d.ts").CryptidView} View */
/** @typedef {import("./map.js").Facts} Facts */
/** @typedef {import("../../../web/table/board.d.ts").BoardProps<View, Facts>} Props */
/** @typedef {import("./map.js").Clue} Clue */
/** @typedef {import("./map.js").Land} Land */
/** @typedef {import("./notebook.js").Notebook} Notebook */
/** @typedef {import("./notebook.js").Lens} Lens */

/** A circle while a clue is left, a cross when it is struck out, a small one when a piece did it. */
const CELLS = {
  left: "M10 4A6 6 0 1 1 10 16 6 6 0 1 1 10 4Z",
  struck: "M4 4 16 16M16 4 4 16",
  against: "M6 6 14 14M14 6 6 14",
};

/** Where arrow keys lead in the table: rows down, columns across. @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {Lens} one
 * @param {Lens} other
 */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {{ props: Props, land: Land, book: Notebook, keep: (book: Notebook) => void, auto: boolean }} props
 */
export function Sheet({ props, land, book, keep, auto }) {
  const { view, words, names, facts, notebook, over } = props;
  const stop = useSignal("1 0");
  const drawn = useDrawnList();
  // Rows that stay the same were made with an older notebook, but write into the present one.
  const latest = useRef(book);
  latest.current = book;
  if (view.seat < 0) return null;
  const others = view.cubes.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const against = new Map(others.map((seat) => [seat, auto ? contradicted(seat, view, land, facts) : new Map()]));
  const counts = new Map(others.map((seat) => [seat, left(seat, book, view, land, facts, auto).length]));
  /** @param {Lens} lens */
  const look = (lens) => keep({ ...latest.current, lens: isSame(lens, latest.current.lens) ? null : lens });
  const kinds = [...new Set(land.clues.map(kindOf))];
  const listed = kinds.flatMap((kind) => land.clues.filter((clue) => kindOf(clue) === kind));
  /** The table is one stop of the Tab key; arrow keys lead through it. @param {number} row @param {number} column */
  const place = (row, column) => ({
    "data-place": `${row} ${column}`,
    tabindex: stop.value === `${row} ${column}` ? 0 : -1,
  });
  const arrows = (/** @type {KeyboardEvent} */ event) => {
    const [row, column] = stop.value.split(" ").map(Number);
    const [down, across] = STEPS[event.key] ?? [0, 0];
    if (!down && !across) return;
    event.preventDefault();
    const sheet = /** @type {HTMLElement} */ (event.currentTarget);
    /** @type {HTMLElement | null} */ (sheet.querySelector(`[data-place="${row + down} ${column + across}"]`))?.focus();
  };
  const arrive = (/** @type {FocusEvent} */ event) => {
    const found = /** @type {HTMLElement} */ (event.target).dataset.place;
    if (found) stop.value = found;
  };
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
        { onKeyDown: arrows, onFocusIn: arrive },
        caption({ class: "unseen" }, words.say("notebook-table")),
        thead(
          {},
          tr(
            {},
            th({ scope: "col" }, words.say("notebook-clue")),
            others.map((seat, at) =>
              th(
                { scope: "col", key: seat },
                button(
                  {
                    type: "button",
                    ...place(0, at + 1),
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
            listed.filter((clue) => kindOf(clue) === kind).map((clue) => {
              const row = listed.indexOf(clue) + 1;
              const lit = book.lens?.what === "clue" && book.lens.key === clue.key;
              const cells = others.map((seat) => {
                const why = against.get(seat)?.get(clue.key);
                const struck = (book.struck[seat] ?? []).includes(clue.key);
                /** @type {keyof typeof CELLS} */
                const state = why ? "against" : struck ? "struck" : "left";
                return { seat, why, state };
              });
              const focus = stop.value.startsWith(`${row} `) ? stop.value : "";
              const states = cells.map(({ state, why }) => `${state} ${JSON.stringify(why)}`);
              return drawn(clue.key, [lit, focus, states.join(), view.clue, words, names], () =>
                tr(
                  { class: clue.key === view.clue ? "mine" : "" },
                  th(
                    { scope: "row" },
                    button(
                      {
                        type: "button",
                        ...place(row, 0),
                        class: "quiet clue",
                        "data-clue": clue.key,
                        "aria-pressed": lit,
                        "aria-label": words.say("notebook-where", { clue: clue.key }),
                        title: words.say("notebook-where", { clue: clue.key }),
                        onClick: () => look({ what: "clue", key: clue.key }),
                      },
                      clue.values.map((value) => featureIcon(clue.feature, value)),
                      span({}, clue.values.map((value) => words.say(`what-${value}`)).join(" / ")),
                    ),
                  ),
                  cells.map(({ seat, why, state }, at) => {
                    const reason = why && words.say(`against-${why.why}`, { hex: hexName("hex" in why ? why.hex : 0) });
                    const name = words.say(`cell-${why ? "struck" : state}`, { seat, clue: clue.key }, names);
                    return td(
                      { key: seat },
                      button(
                        {
                          type: "button",
                          ...place(row, at + 1),
                          class: `cell ${state}`,
                          "aria-pressed": state !== "left",
                          "aria-disabled": Boolean(why),
                          "aria-label": reason ? `${name} ${reason}` : name,
                          title: reason ?? name,
                          onClick: () => !why && keep(strike(latest.current, seat, clue.key)),
                        },
                        svg(
                          { viewBox: "0 0 20 20", "aria-hidden": "true" },
                          path({ d: CELLS[state] }),
                        ),
                      ),
                    );
                  }),
                ));
            }),
          )
        ),
      ),
    ),
  );
}

/** @param {Clue} clue */
const kindOf = (clue) => `${clue.negated ? "not" : "is"}-${clue.distance}`;
