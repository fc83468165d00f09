/** The cats that stand for players: their faces and names. */

import { button, circle, ellipse, fieldset, g, legend, path, svg, use, useDrawn } from "../shell/tags.js";
import { choose, settings } from "../shell/settings.js";

/** @typedef {"" | "happy" | "sad" | "shocked" | "asleep"} Mood */
/** @typedef {{ coat: string, dark: string, eye: string, stripes?: boolean, tufts?: boolean, patch?: string, young?: boolean }} Cat */

/** The cats that a person can pick from, in the order of the settings page. @type {Cat[]} */
const PERSON_CATS = [
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

/** The cat of a bot, which its level decides. @param {string} bot */
const catOfBot = (bot) => BOT_CATS[/[a-z]+/.exec(bot.replace(/^bot:/, ""))?.[0] ?? ""] ?? OTHER_BOT;

/** Coats for the second, third ... bot of the same level at a table. */
const COATS = [
  {},
  { coat: "#9aa0b5", dark: "#5d6379" },
  { coat: "#f1e7d8", dark: "#b79f80" },
  { coat: "#6b5a66", dark: "#3d313b" },
  { coat: "#c98f6b", dark: "#84543a" },
];

/**
 * Whether a bot plays for a person who has left or is late; the seat keeps that person's name and cat.
 *
 * @param {{ bot: string, away?: boolean, late?: boolean }} seat
 */
export const isStandIn = ({ bot, away, late }) => Boolean(bot) && Boolean(away || late);

/**
 * The cats of all seats, the same for everybody who looks. No two look alike: bots of the same level differ in their
 * coats, and of two people with the same cat the second gets the next one. Where no cat is stored, the name decides.
 * A person for whom a bot plays keeps theirs. Open seats take none.
 *
 * @param {{ bot: string, name: string, cat?: number | null, away?: boolean, late?: boolean }[]} seats
 * @returns {Cat[]}
 */
export function catsOf(seats) {
  /** @type {Set<number>} */
  const taken = new Set();
  return seats.map((each, seat) => {
    const { bot, name, cat } = each;
    if (bot && !isStandIn(each)) {
      const twins = seats.slice(0, seat).filter((other) => other.bot === bot && !isStandIn(other)).length;
      return { ...catOfBot(bot), ...COATS[twins % COATS.length] };
    }
    if (!name) return PERSON_CATS[0];
    let number = (cat ?? [...name].reduce((total, letter) => (31 * total + letter.charCodeAt(0)) % 9973, 7)) %
      PERSON_CATS.length;
    while (taken.has(number) && taken.size < PERSON_CATS.length) number = (number + 1) % PERSON_CATS.length;
    taken.add(number);
    return PERSON_CATS[number];
  });
}

/** What the server calls bots; the page lists it. */
const BOT_NAMES = (globalThis.document?.documentElement.dataset.botNames ?? "").split(" ").filter(Boolean);

/**
 * What players are called. Bots get the names that the server gives them at a table (`play/seats.py`).
 *
 * @param {{ name: string, bot: string }[]} seats
 * @param {import("../shell/words.js").Words} words
 */
export function namesOf(seats, words) {
  const bots = seats.flatMap(({ name, bot }, seat) => (!name && bot ? [seat] : []));
  const people = new Set(seats.map(({ name }) => name));
  const cats = BOT_NAMES.filter((name) => !people.has(name));
  return seats.map(({ name, bot }, seat) =>
    name ? words.person(name) : (bot ? cats[bots.indexOf(seat)] ?? words.bot(bot) : "")
  );
}

/**
 * The cats that a person can pick from, for the settings and the set-up of a table.
 *
 * @param {{ words: import("../shell/words.js").Words }} props
 */
export const CatChoice = ({ words }) =>
  fieldset(
    { class: "cat-choice" },
    legend({}, words.say("set-cat")),
    PERSON_CATS.map((cat, number) =>
      button(
        {
          key: number,
          type: "button",
          "aria-pressed": settings.value.cat === number,
          "aria-label": words.say("choice-cat", { number: number + 1 }),
          onClick: () => choose({ cat: number }),
        },
        use(Portrait, { cat }),
      )
    ),
  );

const CROWN = "M3 18L1 5l9 6 6-10 8 0 6 10 9-6-2 13z";

/** What a winner wears. */
export const Crown = () => svg({ viewBox: "0 0 40 20", class: "crown", "aria-hidden": "true" }, path({ d: CROWN }));

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
export const Portrait = ({ cat, mood = "" }) => useDrawn(() => face(cat, mood), [cat, mood]);

/**
 * @param {Cat} cat
 * @param {Mood} mood
 */
function face(cat, mood) {
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
