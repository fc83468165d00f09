/** The screen of a match: a bar, the seats, the board and the dock, in a window that never scrolls. */

import { a, all, div, h1, header, img, main, section, span, use } from "../shell/tags.js";
import { ASSETS } from "../shell/words.js";
import { Seats } from "./seats.js";

/** @typedef {import("../shell/tags.js").Child} Child */
/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").Screen} Parts */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */

/**
 * The parts of a board in one piece.
 *
 * @param {Kit} kit
 * @param {BoardProps} props
 * @returns {Parts}
 */
function onePiece({ board, game, words }, props) {
  return { place: words.title(game), board: board.Board && use(board.Board, props) };
}

/**
 * The regions of a match.
 *
 * @param {{
 *   kit: Kit, props: BoardProps, seats: import("../wire.d.ts").SeatInfo[], update: import("../wire.d.ts").Update,
 *   connection?: import("./connection.js").Connection, mine?: number[],
 *   tools: Child, prompt: Child, above?: Child, over?: Child, below?: Child, skip?: ((event: MouseEvent) => void) | null,
 *   onPress?: () => void,
 * }} props `above` lies over the top of the board, `over` over the whole of it, `below` ends the dock; `skip` takes clicks on
 *   the board while something is told.
 */
export function Screen(
  { kit, props, seats, update, connection, mine, tools, prompt, above, over, below, skip = null, onPress },
) {
  const { board, words } = kit;
  const parts = board.useScreen ? board.useScreen(props) : onePiece(kit, props);
  return all(
    header(
      { class: "top-bar" },
      a(
        { href: "/", class: "home", "aria-label": words.say("home") },
        img({ src: `${ASSETS}web/icon.svg`, alt: "", width: 32, height: 32 }),
      ),
      h1({ class: "title" }, span({ class: "unseen" }, `${words.title(kit.game)}: `), parts.place),
      div({ class: "tools" }, tools),
    ),
    main(
      { class: `stage ${board.useScreen ? "" : "one-piece"}`, onPointerDown: onPress },
      use(Seats, { props, board, seats, part: parts.seat, company: parts.company, connection, update, mine }),
      div(
        { class: "board-area" },
        div({ class: "board", onClickCapture: skip }, parts.board),
        div({ class: "above-board" }, above),
        over,
      ),
      section({ class: "dock", "aria-label": words.say("dock") }, prompt, parts.dock, below),
    ),
  );
}
