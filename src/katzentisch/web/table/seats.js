/** The seats around a table, the only place where a player is shown. */

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
  useRef,
  useSignal,
} from "../shell/tags.js";
import { catsOf, isStandIn, Portrait } from "./portraits.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */
/** @typedef {import("./board.d.ts").SeatPart} SeatPart */
/** @typedef {import("../wire.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Milliseconds for which a saying stands at its seat. */
const BUBBLE_MS = 7000;

/** Before names are known. @type {SeatInfo} */
const STRANGER = {
  name: "",
  bot: "",
  taken: true,
  here: true,
  away: false,
  late: false,
  forfeits: false,
  ready: false,
  declined: false,
  removed: false,
  cat: null,
};

/**
 * @param {{
 *   props: BoardProps, board: BoardModule, seats: SeatInfo[], part?: (seat: number) => SeatPart,
 *   company?: import("../shell/tags.js").Child,
 *   connection?: import("./connection.js").Connection, update: import("../wire.d.ts").Update, mine?: number[],
 * }} props `part` is what the game adds to a seat, `company` sits there besides; `mine` are the seats of this screen.
 */
export function Seats({ props, board, seats, part, company, connection, update, mine = [] }) {
  const { words, names, view, seat: me, shared } = props;
  const actors = acting(props);
  const points = board.points?.(view) ?? [];
  const clocks = connection?.updates.value[update.seat]?.clocks;
  const marks = board.marks?.(view) ?? [];
  const unit = board.unit ?? "points";
  const sayings = useSayings(connection);
  const left = useLeft(seats);
  const cats = catsOf(names.map((_, seat) => seats[seat] ?? STRANGER));
  return section(
    { class: "seat-area", "aria-label": words.say("players") },
    ul(
      { class: "seat-row", "data-players": names.length },
      names.map((name, seat) => {
        const each = seats[seat] ?? STRANGER;
        const mark = marks[seat];
        const clock = clocks?.[seat];
        const state = each.bot ? "bot" : clock?.off ? "off" : each.away ? "away" : each.here ? "here" : "gone";
        const { figures = null, card = null, mood = "", look = "" } = part?.(seat) ?? {};
        const own = !shared && seat === me;
        const acts = actors.includes(seat);
        const bubble = sayings[seat];
        const gone = state === "gone" || state === "away" || state === "off";
        return li(
          {
            key: seat,
            class: `seat ${acts ? "acts" : ""} ${own ? "me" : ""} ${state} ${look}`,
            "data-seat": seat,
            "data-vital": "seats",
          },
          div(
            { class: "face", title: each.bot ? temper(each.bot, words) : null },
            use(Portrait, {
              cat: cats[seat],
              mood: mood || (gone ? "asleep" : ""),
            }),
            mark && span({ class: "mark", style: { color: mark.colour }, "aria-hidden": "true" }, mark.symbol),
          ),
          strong({ class: "name" }, own ? words.say("seat-you") : name),
          points[seat] !== undefined && points[seat] !== null &&
            span({ class: "points" }, words.say(unit, { number: points[seat] })),
          acts && span({ class: "unseen" }, words.say("to-act")),
          gone && small({ class: `presence ${state}` }, words.say(`presence-${state}`)),
          isStandIn(each) && small({ class: "presence" }, words.say("presence-stand-in")),
          clock && !update.over && use(Clock, { clock, since: connection?.since.value ?? 0, words }),
          figures && div({ class: "figures-part" }, figures),
          card && div({ class: "card-part" }, card),
          left === seat
            ? span({ class: "bubble", role: "status", key: "left" }, `${name} ${words.say("presence-away")}`)
            : bubble && span({ class: "bubble", role: "status", key: bubble.number }, words.saying(bubble.text)),
          connection && me >= 0 && !mine.includes(seat) && (each.away || each.late) && !each.bot && !clock?.off &&
            button(
              {
                type: "button",
                class: "stand-in",
                onClick: () => connection.order(me, { do: "replace", other: seat, bot: "heuristic" }),
              },
              words.say("let-bot-play"),
            ),
          // Who has left alone at a screen finds the way back in the dock.
          connection && own && !update.over && (each.away ? mine.length > 1 : each.bot) && button(
            { type: "button", class: "main stand-in", onClick: () => connection.order(me, { do: "return" }) },
            words.say(clock?.off ? "vacation-end" : "sit-again"),
          ),
        );
      }),
      company,
    ),
  );
}

/**
 * What a bot is like, in one sentence.
 *
 * @param {string} bot
 * @param {import("../shell/words.js").Words} words
 */
export function temper(bot, words) {
  const character = characterOf(bot, words);
  return character ? `${words.bot(bot)}: ${character}` : words.bot(bot);
}

/** How a bot plays, "" if nothing is said of it. @param {string} bot @param {import("../shell/words.js").Words} words */
export function characterOf(bot, words) {
  const key = `level-${/[a-z]+/.exec(bot.replace(/^bot:/, ""))?.[0]}`;
  return words.knows(key) ? words.say(key) : "";
}

/**
 * What was said a moment ago, by seat.
 *
 * @param {import("./connection.js").Connection | undefined} connection
 * @returns {Record<number, import("../wire.d.ts").ChatLine>}
 */
function useSayings(connection) {
  const shown = useSignal(/** @type {Record<number, import("../wire.d.ts").ChatLine>} */ ({}));
  const chat = connection?.chat.value ?? [];
  const last = chat.at(-1);
  const first = useSignal(true);
  useEffect(() => {
    if (first.value || !last || last.seat < 0) {
      first.value = false;
      return;
    }
    shown.value = { ...shown.value, [last.seat]: last };
    const timer = setTimeout(() => {
      const { [last.seat]: gone, ...rest } = shown.value;
      if (gone?.number === last.number) shown.value = rest;
    }, BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [last?.number]);
  return shown.value;
}

/**
 * The seat whose player left the table a moment ago, or -1.
 *
 * @param {SeatInfo[]} seats
 */
function useLeft(seats) {
  const shown = useSignal(-1);
  const before = useRef(seats);
  useEffect(() => {
    const left = seats.findIndex(({ away }, seat) => away && before.current[seat]?.away === false);
    before.current = seats;
    if (left < 0) return;
    shown.value = left;
    setTimeout(() => (shown.value = -1), BUBBLE_MS);
  }, [seats]);
  return shown.value;
}

/**
 * Whom the table waits for once the prompt says so; before that, who does what is under way.
 *
 * @param {Pick<BoardProps, "underway" | "asks" | "events" | "actors">} props
 */
export function acting({ underway, asks, events, actors }) {
  const done = underway && !asks ? events.find(({ data, quiet }) => !quiet && typeof data?.seat === "number") : null;
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
 * Where spectators may see every hand with a delay: whose.
 *
 * @param {{ eyes: import("../shell/tags.js").Signal<number>, names: string[], words: import("../shell/words.js").Words }} props
 */
export function Eyes({ eyes, names, words }) {
  return label(
    { class: "eyes" },
    words.say("eyes"),
    select(
      { value: eyes.value, onChange: (/** @type {ControlEvent} */ event) => (eyes.value = Number(event.target.value)) },
      option({ value: -1 }, words.say("eyes-gallery")),
      names.map((name, seat) => option({ key: seat, value: seat }, name)),
    ),
  );
}
