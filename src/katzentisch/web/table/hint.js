/** What a bot would play here: one sentence with one reason in the dock, the rest on request. */

import { Press } from "../shell/components.js";
import { button, details, div, li, p, span, strong, summary, ul, use, useEffect, useRef } from "../shell/tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */

/**
 * @param {{ hinted: import("../wire.d.ts").HintAnswer, props: BoardProps, board: BoardModule, close: () => void }} props
 */
export function Hint({ hinted, props, board, close }) {
  const { words, names, play } = props;
  const more = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const take = useRef(/** @type {HTMLElement | null} */ (null));
  // By keyboard, the answer is one key away from the question.
  useEffect(() => {
    if (document.activeElement?.matches(".ask-hint")) take.current?.focus({ preventScroll: true });
  }, []);
  // The details lie over the board: they close as soon as something else is pressed.
  useEffect(() => {
    const press = (/** @type {MouseEvent} */ { target }) => {
      if (more.current && !more.current.contains(/** @type {Node} */ (target))) more.current.open = false;
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  const named = board.brief?.(hinted.move, props) ?? board.label?.(hinted.move, props) ?? words.move(hinted.move);
  const reasons = worthTelling(hinted.because).map(([weight, reason]) => words.because(reason, names, weight));
  const doubts = hinted.why_not?.because.map(([weight, reason]) => words.because(reason, names, weight)) ?? [];
  return div(
    { class: "asked hint", "data-vital": "prompt" },
    p(
      { role: "status" },
      reasons.length > 0
        ? span({}, strong({}, named.replace(/\.$/, "")), span({ class: "reason" }, ` – ${reasons[0]}.`))
        : span({}, strong({}, named)),
    ),
    div(
      { class: "ways" },
      button(
        { type: "button", class: "main take-hint", ref: take, onClick: () => play(hinted.move) },
        words.say("hint-do"),
      ),
      reasons.length + doubts.length > 0 && details(
        { class: "hint-details", ref: more },
        summary({}, words.say("hint-details")),
        div(
          { class: "hint-more" },
          ul({}, reasons.map((reason) => li({ key: reason }, reason))),
          doubts.length > 0 && p({}, words.say("hint-instead", { move: words.move(hinted.why_not?.move ?? "") })),
          doubts.length > 0 && ul({}, doubts.map((reason) => li({ key: reason }, reason))),
        ),
      ),
      use(Press, { label: words.say("close"), sign: "✕", kind: "quiet", onPress: close }),
    ),
  );
}

/** How many reasons a hint gives. */
const MAX_REASONS = 2;
/** A reason that weighs less decides nothing. */
const MIN_WEIGHT = 0.05;

/**
 * The one or two reasons for a move that say most: those with a number or a name in them before general ones, which come
 * alone. What speaks against the move is no reason for it.
 *
 * @param {import("../wire.d.ts").HintAnswer["because"]} because
 */
export function worthTelling(because) {
  const heavy = because.filter(([weight]) => weight >= MIN_WEIGHT).sort(([one], [two]) => two - one);
  const concrete = heavy.filter(([, { data }]) => Object.keys(data ?? {}).length > 0);
  return concrete.length ? concrete.slice(0, MAX_REASONS) : heavy.slice(0, 1);
}
