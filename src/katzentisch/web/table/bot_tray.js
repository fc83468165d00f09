/** Bots that the host drags onto seats, with the mouse or a finger. With the keyboard, a seat's menu does the same. */

import { button, div, p, section, use, useEffect, useRef } from "../shell/tags.js";
import { levels, style } from "../shell/catalogue.js";
import { ASSETS } from "../shell/words.js";
import { catsOf, Portrait } from "./portraits.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** A bot on its way: where it is, and the seat below it that would take it, -1 for none. @typedef {{ bot: string, x: number, y: number, seat: number }} Drag */

// The cats are drawn with their style: without it they would jump.
await style(`${ASSETS}web/table/bot_tray.css`);

/** How far a pointer moves before it drags: less is a tap. */
const DRAG_FROM_PIXELS = 8;
/** How close to the edge of the window a dragged bot scrolls it, and how far each time. */
const EDGE_PIXELS = 72;
const SCROLL_PIXELS = 14;

/**
 * Whether a bot may be put on a seat: no person sits there.
 *
 * @param {TableInfo} info
 * @param {number} seat
 */
export const takesBot = (info, seat) => !info.seats[seat].taken || Boolean(info.seats[seat].bot);

/**
 * @param {{
 *   info: TableInfo, kit: import("../shell/catalogue.js").Kit, put: (seat: number, bot: string) => void,
 *   drag: import("../shell/tags.js").Signal<Drag | null>,
 * }} props
 */
export function BotTray({ info, kit, put, drag }) {
  const { words, game } = kit;
  const from = useRef(/** @type {{ x: number, y: number } | null} */ (null));
  const dragged = useRef(false);
  const free = info.seats.findIndex((seat) => !seat.taken);

  const stop = () => {
    from.current = null;
    drag.value = null;
  };
  useEffect(() => {
    const leave = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && stop();
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);

  /** @param {PointerEvent} event */
  function press(event) {
    dragged.current = false;
    if (event.button !== 0) return;
    from.current = { x: event.clientX, y: event.clientY };
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event @param {string} bot */
  function move({ clientX: x, clientY: y }, bot) {
    const start = from.current;
    if (!start || (!drag.value && Math.hypot(x - start.x, y - start.y) < DRAG_FROM_PIXELS)) return;
    dragged.current = true;
    if (y < EDGE_PIXELS) scrollBy(0, -SCROLL_PIXELS);
    if (y > innerHeight - EDGE_PIXELS) scrollBy(0, SCROLL_PIXELS);
    const seat = seatAt(x, y);
    drag.value = { bot, x, y, seat: seat >= 0 && takesBot(info, seat) ? seat : -1 };
  }

  function drop() {
    const held = drag.value;
    stop();
    if (held && held.seat >= 0 && info.seats[held.seat].bot !== held.bot) put(held.seat, held.bot);
  }

  const held = drag.value;
  return section(
    { class: "bot-tray", "aria-label": words.say("bot-tray") },
    p({ class: "soft" }, words.say(free >= 0 ? "bot-tray-how" : "bot-tray-full")),
    div(
      { class: "bots" },
      levels(game).map((bot) =>
        button(
          {
            key: bot,
            type: "button",
            class: "bot-choice",
            "data-bot": bot,
            "aria-disabled": free < 0,
            onPointerDown: press,
            onPointerMove: (/** @type {PointerEvent} */ event) => move(event, bot),
            onPointerUp: drop,
            onPointerCancel: stop,
            onClick: () => !dragged.current && free >= 0 && put(free, bot),
          },
          use(Portrait, { cat: catsOf([{ bot, name: "" }])[0] }),
          words.say(`bot-${bot}`),
        )
      ),
    ),
    held && div(
      { class: "dragged-bot", "aria-hidden": "true", style: { left: `${held.x}px`, top: `${held.y}px` } },
      use(Portrait, { cat: catsOf([{ bot: held.bot, name: "" }])[0] }),
    ),
  );
}

/**
 * The seat at a point of the window, -1 if there is none.
 *
 * @param {number} x
 * @param {number} y
 */
function seatAt(x, y) {
  const seats = [...document.querySelectorAll(".round-table .seats > li")];
  return seats.findIndex((seat) => document.elementsFromPoint(x, y).some((part) => seat.contains(part)));
}
