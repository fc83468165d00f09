/** What a bot would do from here, and why. */

import { aside, button, div, li, p, strong, ul } from "../shell/tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */

/**
 * @param {{ hinted: import("../wire.d.ts").HintAnswer, props: BoardProps, board: BoardModule, close: () => void }} props
 */
export function Hint({ hinted, props, board, close }) {
  const { words, names, seat, legal, play } = props;
  if (hinted.seat !== seat || !legal.includes(hinted.move)) return null;
  const named = board.label?.(hinted.move, props) ?? words.move(hinted.move);
  return aside(
    { class: "hint", "aria-live": "polite" },
    p({}, words.say("hint-would"), " ", strong({}, named)),
    hinted.because.length > 0 && ul({}, hinted.because.map(([, reason]) => li({}, words.because(reason, names)))),
    hinted.why_not && hinted.why_not.because.length > 0 &&
      p({}, words.say("hint-instead", { move: words.move(hinted.why_not.move) })),
    hinted.why_not && ul({}, hinted.why_not.because.map(([, reason]) => li({}, words.because(reason, names)))),
    div(
      { class: "ways" },
      button({ type: "button", onClick: () => play(hinted.move) }, words.say("hint-do")),
      button({ type: "button", class: "quiet", onClick: close }, words.say("hint-close")),
    ),
  );
}
