/** Who sits at the table, how they stand, and who is there. */

import {
  button,
  div,
  label,
  li,
  option,
  section,
  select,
  small,
  span,
  strong,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */

/**
 * @param {{
 *   info: import("../wire.d.ts").TableInfo, props: BoardProps, board: BoardModule,
 *   connection: import("./connection.js").Connection, update: import("../wire.d.ts").Update,
 * }} props
 */
export function Players({ info, props, board, connection, update }) {
  const { words, names, view, seat: me } = props;
  const actors = acting(props);
  const points = board.points?.(view) ?? [];
  const clocks = connection.updates.value[update.seat]?.clocks;
  const marks = board.marks?.(view) ?? [];
  const unit = (!update.over && board.unit) || "points";
  return section(
    { class: "players", "aria-label": words.say("players") },
    ul(
      {},
      info.seats.map((each, seat) => {
        const mark = marks[seat];
        const clock = clocks?.[seat];
        const state = each.bot ? "bot" : clock?.off ? "off" : each.away ? "away" : each.here ? "here" : "gone";
        return li(
          { key: seat, class: [actors.includes(seat) ? "acts" : "", seat === me ? "me" : ""].join(" ") },
          mark && span({ class: "mark", style: { color: mark.colour }, "aria-hidden": "true" }, mark.symbol),
          strong({}, names[seat]),
          points[seat] !== undefined && points[seat] !== null &&
            span({ class: "points" }, words.say(unit, { number: points[seat] })),
          small({ class: `presence ${state}` }, words.say(`presence-${state}`)),
          actors.includes(seat) && small({ class: "turn" }, words.say("to-act")),
          clock && use(Clock, { clock, since: connection.since.value, words }),
          me >= 0 && (each.away || each.late) && !each.bot && !clock?.off && button(
            { type: "button", onClick: () => connection.order(me, { do: "replace", other: seat, bot: "heuristic" }) },
            words.say("let-bot-play"),
          ),
        );
      }),
    ),
    me >= 0 && (info.seats[me].away || (info.seats[me].bot && !update.over)) && div(
      {},
      button(
        { type: "button", class: "main", onClick: () => connection.order(me, { do: "return" }) },
        words.say(clocks?.[me]?.off ? "vacation-end" : "sit-again"),
      ),
    ),
  );
}

/**
 * Who does what is under way; else whom the table waits for.
 *
 * @param {BoardProps} props
 */
export function acting({ underway, events, actors }) {
  const done = underway ? events.find(({ data, quiet }) => !quiet && typeof data?.seat === "number") : null;
  return done ? [Number(done.data?.seat)] : actors;
}

/**
 * The time a seat has left: of the move, then of its bank.
 *
 * @param {{ clock: import("../wire.d.ts").SeatClock, since: number, words: import("../shell/words.js").Words }} props
 */
function Clock({ clock, since, words }) {
  const now = useSignal(performance.now());
  useEffect(() => {
    if (!clock.ticking) return;
    const tick = setInterval(() => (now.value = performance.now()), 500);
    return () => clearInterval(tick);
  }, [clock]);
  const elapsed = Math.max(0, now.value - since) / 1000;
  const spent = clock.ticking ? elapsed : 0;
  const left = Math.max(0, clock.move + clock.bank - spent);
  const overDays = words.until(left);
  if (clock.off) return span({ class: "clock" }, words.until(clock.vacation - elapsed));
  if (overDays && !clock.late) return clock.ticking && span({ class: "clock" }, overDays);
  const shown = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
  return span({ class: clock.late || left === 0 ? "clock late" : "clock" }, words.say("clock", { time: shown }));
}

/**
 * Where onlookers may see every hand, late: whose.
 *
 * @param {{ eyes: import("../shell/tags.js").Signal<number>, names: string[], words: import("../shell/words.js").Words }} props
 */
export function Eyes({ eyes, names, words }) {
  return label(
    {},
    words.say("eyes"),
    select(
      { value: eyes.value, onChange: (/** @type {any} */ event) => (eyes.value = Number(event.target.value)) },
      option({ value: -1 }, words.say("eyes-gallery")),
      names.map((name, seat) => option({ key: seat, value: seat }, name)),
    ),
  );
}
