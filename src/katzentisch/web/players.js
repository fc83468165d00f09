/** Who sits at the table, how they stand, and who is there. */

import { button, div, li, section, small, span, strong, ul } from "./tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */

/**
 * @param {{
 *   info: import("./wire.d.ts").TableInfo, props: BoardProps, board: BoardModule,
 *   connection: import("./connection.js").Connection,
 * }} props
 */
export function Players({ info, props, board, connection }) {
  const { words, names, actors, view, seat: me } = props;
  const points = board.points?.(view) ?? [];
  const marks = board.marks?.(view) ?? [];
  return section(
    { class: "players", "aria-label": words.say("players") },
    ul(
      {},
      info.seats.map((each, seat) => {
        const mark = marks[seat];
        const state = each.bot ? "bot" : each.away ? "away" : each.here ? "here" : "gone";
        return li(
          { key: seat, class: [actors.includes(seat) ? "acts" : "", seat === me ? "me" : ""].join(" ") },
          mark && span({ class: "mark", style: { color: mark.colour }, "aria-hidden": "true" }, mark.symbol),
          strong({}, names[seat]),
          points[seat] !== undefined && points[seat] !== null &&
            span({ class: "points" }, words.say("points", { number: points[seat] })),
          small({ class: `presence ${state}` }, words.say(`presence-${state}`)),
          actors.includes(seat) && small({ class: "turn" }, words.say("to-act")),
          me >= 0 && each.away && !each.bot && button(
            { type: "button", onClick: () => connection.order(me, { do: "replace", other: seat, bot: "heuristic" }) },
            words.say("let-bot-play"),
          ),
        );
      }),
    ),
    me >= 0 && info.seats[me].away && div(
      {},
      button(
        { type: "button", class: "main", onClick: () => connection.order(me, { do: "return" }) },
        words.say("sit-again"),
      ),
    ),
  );
}
