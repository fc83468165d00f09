/** What one may do on a hex: ask, search, lay, correct, and write into the notebook. */

import { button, div, input, span, strong, useLayoutEffect, useRef, useSignal } from "../../../web/shell/tags.js";
import { icon, lineIcon, pieceShape, signIcon } from "./art.js";
import { hexName } from "./map.js";
import { mark, write } from "./notebook.js";

/** @typedef {import("./sheet.js").Props} Props */
/** @typedef {import("./notebook.js").Notebook} Notebook */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */

const LENS = "M10 4A6 6 0 1 1 10 16 6 6 0 1 1 10 4ZM14.5 14.5 20 20";
const TICK = "M5 12 10 17 19 7";
const CROSS = "M6 6 18 18M18 6 6 18";
const PEN = "M5 19 6 15 16 5 19 8 9 18ZM14 7 17 10";
const BACK = "M9 5 3 11 9 17M3 11H15A5 5 0 0 1 15 21";

/**
 * The moves that belong to a hex at this moment, possible or not: a player is told why not rather than left to guess.
 *
 * @param {number} at
 * @param {Props} props
 * @returns {{ move: string, key: string, seat: number, piece: "cube" | "disc" | "" }[]}
 */
function deeds(at, { view, legal }) {
  const hex = hexName(at);
  if (!legal.length) return [];
  /** @type {ReturnType<typeof deeds>} */
  const found = [];
  const due = view.relay >= 0 ? view.relay : view.phase === "answer" ? view.respondent : view.turn;
  if (due === view.seat) {
    if (view.relay >= 0 && view.relay_piece) {
      found.push({
        move: `${view.relay_piece} ${hex}`,
        key: `do-${view.relay_piece}`,
        seat: -1,
        piece: view.relay_piece,
      });
    } else if (view.phase === "opening" || view.phase === "owing") {
      found.push({ move: `cube ${hex}`, key: "do-cube", seat: -1, piece: "cube" });
    } else if (view.phase === "extra") {
      found.push({ move: `disc ${hex}`, key: "do-disc", seat: -1, piece: "disc" });
    } else if (view.phase === "answer" && at === view.pawn) {
      found.push({ move: "answer disc", key: "do-answer-disc", seat: -1, piece: "disc" });
      found.push({ move: "answer cube", key: "do-answer-cube", seat: -1, piece: "cube" });
    } else if (view.phase === "turn") {
      view.cubes.forEach((_, seat) => {
        if (seat !== view.seat) found.push({ move: `ask ${seat} at ${hex}`, key: "do-ask-player", seat, piece: "" });
      });
      found.push({ move: `search ${hex}`, key: "do-search-here", seat: -1, piece: "" });
    }
  }
  if (legal.includes(`correct ${hex}`)) found.push({ move: `correct ${hex}`, key: "do-correct", seat: -1, piece: "" });
  return found;
}

/**
 * What one may do on a hex, in the dock: the map stays in sight.
 *
 * @param {{
 *   at: number, props: Props, book: Notebook, keep: (book: Notebook) => void, history: string[], about: string,
 *   close: () => void,
 * }} props
 */
export function Menu({ at, props, book, keep, history, about, close }) {
  const { words, names, legal, play, whyNot, busy, view } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const writes = useSignal(false);
  const hex = hexName(at);
  useLayoutEffect(() => {
    const node = /** @type {HTMLElement} */ (box.current);
    const first = node.querySelector(".deeds .main") ?? node.querySelector("button");
    /** @type {HTMLElement | null} */ (first)?.focus({ preventScroll: true });
    return () => {
      if (node.contains(document.activeElement)) {
        /** @type {SVGElement | null} */ (document.querySelector(`.chart [data-hex="${at}"]`))?.focus({
          preventScroll: true,
        });
      }
    };
  }, []);
  const marked = book.marks[at];
  const toggle = (/** @type {"candidate" | "excluded"} */ kind, /** @type {string} */ shape) =>
    button(
      {
        type: "button",
        "aria-pressed": marked === kind,
        "aria-label": words.say(`mark-${kind}`),
        title: words.say(`mark-${kind}`),
        onClick: () => keep(mark(book, at, kind)),
      },
      lineIcon(shape),
    );
  return div(
    {
      ref: box,
      class: "menu",
      role: "dialog",
      "aria-label": hex,
      "data-vital": "choice",
      onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close(),
    },
    div(
      { class: "menu-head" },
      strong({ title: history.join(" ") }, words.say("hex-is", { hex, land: about })),
      view.seat >= 0 && div(
        { class: "noting" },
        toggle("candidate", TICK),
        toggle("excluded", CROSS),
        button(
          {
            type: "button",
            "aria-pressed": writes.value,
            "aria-label": words.say("mark-note"),
            title: words.say("mark-note"),
            onClick: () => (writes.value = !writes.value),
          },
          lineIcon(PEN),
        ),
      ),
      button({ type: "button", class: "quiet", "aria-label": words.say("menu-close"), onClick: close }, lineIcon(BACK)),
    ),
    writes.value
      ? input({
        type: "text",
        class: "note",
        maxlength: 80,
        "aria-label": words.say("mark-note"),
        placeholder: words.say("mark-note"),
        value: book.notes[at] ?? "",
        onChange: (/** @type {ControlEvent} */ event) => keep(write(book, at, event.target.value)),
      })
      : div(
        { class: "deeds" },
        deeds(at, props).map(({ move, key, seat, piece }) => {
          const can = legal.includes(move);
          return button(
            {
              type: "button",
              key: move,
              "data-do": move,
              class: can ? (props.advised === move ? "main advised" : "main") : "cannot",
              disabled: busy,
              "aria-disabled": !can,
              onClick: () => {
                if (can) close();
                (can ? play : whyNot)(move);
              },
            },
            seat >= 0 ? signIcon(seat) : piece ? icon(pieceShape(view.seat, piece), 34) : lineIcon(LENS),
            span({}, words.say(key, { seat, hex }, names)),
          );
        }),
      ),
  );
}
