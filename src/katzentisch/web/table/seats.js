/** The seats around a table, the only place where a player is shown, and the cats that stand for players. */

import {
  button,
  circle,
  div,
  ellipse,
  g,
  label,
  li,
  option,
  path,
  section,
  select,
  small,
  span,
  strong,
  svg,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import { settings } from "../shell/settings.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */
/** @typedef {import("./board.d.ts").SeatPart} SeatPart */
/** @typedef {import("../wire.d.ts").SeatInfo} SeatInfo */

/** Milliseconds for which a saying stands at its seat. */
const BUBBLE_MS = 7000;

/** Before names are known. @type {SeatInfo} */
const STRANGER = { name: "", bot: "", taken: true, here: true, away: false, late: false };

/**
 * How people at a table are called: bots by a cat's name of their own.
 *
 * @param {{ name: string, bot: string }[]} seats
 * @param {import("../shell/words.js").Words} words
 */
export function namesOf(seats, words) {
  const bots = seats.flatMap(({ name, bot }, seat) => (!name && bot ? [seat] : []));
  const people = new Set(seats.map(({ name }) => name));
  const cats = words.say("cat-names").split(",").map((name) => name.trim()).filter((name) => !people.has(name));
  return seats.map(({ name, bot }, seat) =>
    name ? words.person(name) : (bot ? cats[bots.indexOf(seat)] ?? words.bot(bot) : "")
  );
}

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
  const unit = (!update.over && board.unit) || "points";
  const sayings = useSayings(connection);
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
              cat: catOf(each, mine.includes(seat) ? settings.value.cat : undefined),
              mood: mood || (gone ? "asleep" : ""),
            }),
            mark && span({ class: "mark", style: { color: mark.colour }, "aria-hidden": "true" }, mark.symbol),
          ),
          strong({ class: "name" }, own ? words.say("seat-you") : name),
          points[seat] !== undefined && points[seat] !== null &&
            span({ class: "points" }, words.say(unit, { number: points[seat] })),
          acts && span({ class: "unseen" }, words.say("to-act")),
          gone && small({ class: `presence ${state}` }, words.say(`presence-${state}`)),
          clock && use(Clock, { clock, since: connection?.since.value ?? 0, words }),
          figures && div({ class: "figures-part" }, figures),
          card && div({ class: "card-part" }, card),
          bubble && span({ class: "bubble", role: "status", key: bubble.number }, words.saying(bubble.text)),
          connection && me >= 0 && (each.away || each.late) && !each.bot && !clock?.off && button(
            {
              type: "button",
              class: "stand-in",
              onClick: () => connection.order(me, { do: "replace", other: seat, bot: "heuristic" }),
            },
            words.say("let-bot-play"),
          ),
          connection && own && (each.away || (each.bot && !update.over)) && button(
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
  const key = `level-${/[a-z]+/.exec(bot.replace(/^bot:/, ""))?.[0]}`;
  return words.knows(key) ? `${words.bot(bot)}: ${words.say(key)}` : words.bot(bot);
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
 * Where spectators may see every hand with a delay: whose.
 *
 * @param {{ eyes: import("../shell/tags.js").Signal<number>, names: string[], words: import("../shell/words.js").Words }} props
 */
export function Eyes({ eyes, names, words }) {
  return label(
    { class: "eyes" },
    words.say("eyes"),
    select(
      { value: eyes.value, onChange: (/** @type {any} */ event) => (eyes.value = Number(event.target.value)) },
      option({ value: -1 }, words.say("eyes-gallery")),
      names.map((name, seat) => option({ key: seat, value: seat }, name)),
    ),
  );
}

/** @typedef {"" | "happy" | "sad" | "shocked" | "asleep"} Mood */
/** @typedef {{ coat: string, dark: string, eye: string, stripes?: boolean, tufts?: boolean, patch?: string, young?: boolean }} Cat */

/** The cats that a person can pick from, in the order of the settings page. @type {Cat[]} */
export const PERSON_CATS = [
  { coat: "#3b3346", dark: "#221c2b", eye: "#f6cf54" },
  { coat: "#f3efe8", dark: "#c9bfb2", eye: "#5f9e6e" },
  { coat: "#8d93a8", dark: "#646a80", eye: "#f0c14a" },
  { coat: "#e9a05a", dark: "#b9692b", eye: "#4f8f5c", stripes: true },
  { coat: "#6b4a35", dark: "#46301f", eye: "#8fc7d8" },
  { coat: "#f3efe8", dark: "#c9bfb2", eye: "#e0a63c", patch: "#d98a45" },
];

/** The cat of each bot level. @type {Record<string, Cat>} */
const BOT_CATS = {
  kitten: { coat: "#f0b471", dark: "#c27c38", eye: "#4f8f5c", young: true },
  tabby: { coat: "#b98a5e", dark: "#6f4a2a", eye: "#f0c14a", stripes: true },
  lynx: { coat: "#c9a98a", dark: "#7c5f45", eye: "#e3b23c", tufts: true },
  tiger: { coat: "#e2782c", dark: "#2b1a10", eye: "#f7d65a", stripes: true, tufts: true },
};
const OTHER_BOT = PERSON_CATS[2];

/**
 * The cat of a seat: a bot's level decides, a person has picked one, and anybody else's follows from the name.
 *
 * @param {{ bot: string, name: string }} seat
 * @param {number} [picked]
 * @returns {Cat}
 */
export function catOf({ bot, name }, picked) {
  if (bot) return BOT_CATS[/[a-z]+/.exec(bot.replace(/^bot:/, ""))?.[0] ?? ""] ?? OTHER_BOT;
  if (picked !== undefined) return PERSON_CATS[picked] ?? PERSON_CATS[0];
  const sum = [...name].reduce((total, letter) => (31 * total + letter.charCodeAt(0)) % 9973, 7);
  return PERSON_CATS[sum % PERSON_CATS.length];
}

const HEAD =
  "M8 40C4 26 7 12 10 4c7 2 13 7 16 11 4-1 8-1 12 0 3-4 9-9 16-11 3 8 6 22 2 36-3 11-13 18-24 18S11 51 8 40z";
const EARS = "M12 9c4 2 8 5 10 8l-8 8c-2-5-3-11-2-16zM52 9c-4 2-8 5-10 8l8 8c2-5 3-11 2-16z";
const STRIPES = "M32 17v9M25 18l2 7M39 18l-2 7M9 38l8 1M9 45l8-1M55 38l-8 1M55 45l-8-1";
const TUFTS = "M10 5L7-3l7 5M54 5l3-8-7 5M9 46l-6 8 10-3M55 46l6 8-10-3";
const PATCH = "M33 15c8-3 15-9 21-11 3 9 5 22 1 34-9 3-21-2-22-23z";

/** @type {Record<Mood, string>} */
const MOUTHS = {
  "": "M26 46c2 3 5 3 6 0 1 3 4 3 6 0",
  happy: "M24 44c2 6 7 6 8 1 1 5 6 5 8-1",
  sad: "M26 49c2-3 4-3 6-1 2-2 4-2 6 1",
  shocked: "M29 48a3 4 0 1 0 6 0a3 4 0 1 0-6 0",
  asleep: "M26 46c2 2 5 2 6 0 1 2 4 2 6 0",
};

/**
 * A cat's face.
 *
 * @param {{ cat: Cat, mood?: Mood }} props
 */
export function Portrait({ cat, mood = "" }) {
  const closed = mood === "happy" || mood === "asleep";
  const tall = mood === "shocked" ? 9 : cat.young ? 8 : 6.5;
  return svg(
    { viewBox: "-1 -5 66 66", class: `portrait ${mood}`, "aria-hidden": "true" },
    cat.tufts && path({ d: TUFTS, fill: "none", stroke: cat.dark, "stroke-width": 3.5, "stroke-linecap": "round" }),
    path({ d: HEAD, fill: cat.coat, stroke: cat.dark, "stroke-width": 2 }),
    cat.patch && path({ d: PATCH, fill: cat.patch }),
    path({ d: EARS, fill: "#f0a3a0" }),
    cat.stripes && path({ d: STRIPES, fill: "none", stroke: cat.dark, "stroke-width": 3, "stroke-linecap": "round" }),
    closed
      ? path({
        d: mood === "happy" ? "M17 36c2-5 8-5 10 0M37 36c2-5 8-5 10 0" : "M17 34c2 4 8 4 10 0M37 34c2 4 8 4 10 0",
        fill: "none",
        stroke: "#1d1622",
        "stroke-width": 2.6,
        "stroke-linecap": "round",
      })
      : g(
        { class: "eyes" },
        [22, 42].map((x) => ellipse({ key: x, cx: x, cy: 34, rx: 5.5, ry: tall, fill: cat.eye })),
        [22, 42].map((x) =>
          ellipse({
            key: `pupil ${x}`,
            cx: x,
            cy: 34,
            rx: mood === "shocked" || cat.young ? 3.4 : 2,
            ry: tall - 1.4,
            fill: "#1d1622",
          })
        ),
        [22, 42].map((x) => circle({ key: `light ${x}`, cx: x + 1.4, cy: 31, r: 1.1, fill: "#fff" })),
      ),
    path({ d: "M29.5 42h5L32 45z", fill: "#d9797c" }),
    path({ d: MOUTHS[mood], fill: "none", stroke: "#1d1622", "stroke-width": 1.8, "stroke-linecap": "round" }),
  );
}
