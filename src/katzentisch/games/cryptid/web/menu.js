/** What one may do on a hex: ask, search, lay, correct, and write into the notebook. */

import { button, div, input, li, span, strong, ul, useLayoutEffect, useRef } from "../../../web/shell/tags.js";
import { icon, lineIcon, pieceShape, signIcon } from "./art.js";
import { centre, HEIGHT, hexName, RADIUS, WIDTH } from "./map.js";
import { mark, write } from "./notebook.js";

/** @typedef {import("./sheet.js").Props} Props */
/** @typedef {import("./map.js").Camera} Camera */
/** @typedef {import("./notebook.js").Notebook} Notebook */

const LENS = "M10 4A6 6 0 1 1 10 16 6 6 0 1 1 10 4ZM14.5 14.5 20 20";
const TICK = "M5 12 10 17 19 7";
const CROSS = "M6 6 18 18M18 6 6 18";

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
 * @param {{
 *   at: number, props: Props, book: Notebook, keep: (book: Notebook) => void, history: string[], about: string,
 *   camera: import("../../../web/shell/tags.js").Signal<Camera>, close: () => void,
 * }} props
 */
export function Menu({ at, props, book, keep, history, about, camera, close }) {
  const { words, names, legal, play, whyNot, busy, view } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const hex = hexName(at);
  useLayoutEffect(() => {
    const node = /** @type {HTMLElement} */ (box.current);
    place(node, at, camera.value);
    const first = node.querySelector(".deeds .main") ?? node.querySelector("button");
    /** @type {HTMLElement | null} */ (first)?.focus({ preventScroll: true });
    node.scrollIntoView({ block: "nearest" });
    return () => {
      if (node.contains(document.activeElement)) {
        /** @type {SVGElement | null} */ (document.querySelector(`.chart [data-hex="${at}"]`))?.focus({
          preventScroll: true,
        });
      }
    };
  }, []);
  useLayoutEffect(() => camera.subscribe((now) => box.current && place(box.current, at, now)), []);
  const marked = book.marks[at];
  return div(
    {
      ref: box,
      class: "menu",
      role: "dialog",
      "aria-label": hex,
      onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close(),
    },
    div(
      { class: "menu-head" },
      strong({}, words.say("hex-is", { hex, land: about })),
      button(
        { type: "button", class: "quiet", "aria-label": words.say("menu-close"), onClick: close },
        lineIcon(CROSS),
      ),
    ),
    history.length > 0 && ul({ class: "history" }, history.map((line) => li({}, line))),
    div(
      { class: "deeds" },
      deeds(at, props).map(({ move, key, seat, piece }) => {
        const can = legal.includes(move);
        return button(
          {
            type: "button",
            key: move,
            "data-do": move,
            class: can ? "main" : "cannot",
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
    view.seat >= 0 && div(
      { class: "noting" },
      button(
        {
          type: "button",
          "aria-pressed": marked === "candidate",
          onClick: () => keep(mark(book, at, "candidate")),
        },
        lineIcon(TICK),
        words.say("mark-candidate"),
      ),
      button(
        {
          type: "button",
          "aria-pressed": marked === "excluded",
          onClick: () => keep(mark(book, at, "excluded")),
        },
        lineIcon(CROSS),
        words.say("mark-excluded"),
      ),
      input({
        type: "text",
        maxlength: 80,
        "aria-label": words.say("mark-note"),
        placeholder: words.say("mark-note"),
        value: book.notes[at] ?? "",
        onChange: (/** @type {any} */ event) => keep(write(book, at, event.target.value)),
      }),
    ),
  );
}

/**
 * Put the menu beside its hex, on the side where there is more room, and never out of the map's width.
 *
 * @param {HTMLElement} node
 * @param {number} at
 * @param {Camera} camera
 */
function place(node, at, camera) {
  const box = /** @type {HTMLElement} */ (node.parentElement);
  const scale = box.clientWidth / WIDTH;
  const x = (centre(at).x * camera.k + camera.x) * scale;
  const y = (centre(at).y * camera.k + camera.y) * scale;
  const beside = RADIUS * camera.k * scale + 6;
  const right = x < box.clientWidth / 2;
  const room = right ? box.clientWidth - x - beside : x - beside;
  const fits = room >= node.offsetWidth;
  const left = fits ? (right ? x + beside : x - beside - node.offsetWidth) : (box.clientWidth - node.offsetWidth) / 2;
  const high = HEIGHT * scale;
  const top = fits ? Math.min(y - 40, high - node.offsetHeight) : y + beside;
  node.style.left = `${Math.max(0, Math.min(left, box.clientWidth - node.offsetWidth))}px`;
  node.style.top = `${Math.max(0, top)}px`;
}
