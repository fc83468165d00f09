/** Sentences for people, from the same Fluent files as everywhere else. */

// @ts-types="../vendor/types.d.ts"
import "../vendor/fluent.js";
import { signal } from "./tags.js";

/** @typedef {import("../vendor/types.d.ts").FluentBundle} FluentBundle */
/** @typedef {string | number | boolean | null | (string | number)[]} Value */
/** @typedef {{ key: string, data?: Record<string, unknown> }} Keyed */

/** @type {typeof import("../vendor/types.d.ts")} */
const fluent = /** @type {any} */ (globalThis).FluentBundle;

/** Milliseconds. */
const DAY = 24 * 3600_000;
/** Seconds from which on it matters until when, not how long. */
const LONG = 2 * 3600;

/** A hyphen before a number is meant as a minus sign. @param {string} text */
export const withMinusSigns = (text) => text.replace(/(^|[^\w.-])-(?=\d)/g, "$1−");

/** Below this every language here writes whole numbers by their digits alone. */
const GROUPED = 1000;

/** A number in a sentence. Only long ones need `Intl`, whose first formatter keeps a page busy for tens of milliseconds. */
class Figure extends fluent.FluentNumber {
  /** @override @param {unknown} [scope] @returns {string} */
  toString(scope) {
    const short = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return short ? String(this.value) : super.toString(scope);
  }
}

/** The languages there are, the one to fall back on first; the page lists them. */
export const LANGUAGES = (globalThis.document?.documentElement.dataset.languages ?? "en").split(" ");

/** A language in its own words. @param {string} lang */
export function languageName(lang) {
  return new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
}

/** Hours and minutes, such as "18:05". @param {Date} when */
export const timeOfDay = (when) =>
  [when.getHours(), when.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");

/** The stored name of a person who gave none; with a number behind it, that of a seat. */
export const GUEST = "Guest";

/** What the second, third ... of them is called. */
const GUEST_NUMBER = /^Guest (\d{1,2})$/;

/** Whether a name is that of somebody who gave none. @param {string} name */
export const isGuestName = (name) => name === GUEST || GUEST_NUMBER.test(name);

/** What was read before: every game's words begin with those of the house. @type {Map<string, object>} */
const read = new Map();

/** A Fluent text, read once. @param {string} source */
function resourceOf(source) {
  let found = read.get(source);
  if (!found) read.set(source, found = new fluent.FluentResource(source));
  return found;
}

/** Sentences in one language, with those of one game if its file is given. */
export class Words {
  /**
   * @param {string} lang
   * @param {string[]} sources Fluent texts; later ones override.
   */
  constructor(lang, sources) {
    this.lang = lang;
    /** The seat of the person who reads, who is called "you" where a message has such a form. */
    this.reader = -1;
    /** @type {FluentBundle} */
    this.bundle = new fluent.FluentBundle(lang, { useIsolating: false });
    sources.forEach((source) => this.add(source));
  }

  /** Add a Fluent text, which overrides what is there. @param {string} source */
  add(source) {
    this.bundle.addResource(resourceOf(source), { allowOverrides: true });
  }

  /**
   * The same sentences for one reader.
   *
   * @param {number} seat
   * @returns {Words}
   */
  addressing(seat) {
    return Object.assign(Object.create(this), { reader: seat });
  }

  /** The locale for dates and numbers. */
  get locale() {
    return this.knows("locale") ? this.say("locale") : this.lang;
  }

  /** @param {string} key */
  knows(key) {
    return this.bundle.hasMessage(key);
  }

  /**
   * The message under a key, in a form of it (a Fluent attribute) if it has that one. Seats become names, and strings
   * that have a message of their own become its text.
   *
   * @param {string} key
   * @param {Record<string, unknown>} [data]
   * @param {string[]} [names]
   * @param {string} [form]
   * @returns {string}
   */
  say(key, data = {}, names = [], form = "") {
    const message = this.bundle.getMessage(key);
    if (!message) return key;
    /** @type {Record<string, import("../vendor/types.d.ts").FluentValue>} */
    const blanks = {};
    for (const [name, value] of Object.entries(data)) {
      const word = this.word(name, value, names);
      blanks[name] = typeof word === "number" ? new Figure(word) : word;
    }
    return withMinusSigns(this.bundle.formatPattern(message.attributes[form] ?? message.value, blanks, []));
  }

  /**
   * When something is or was, as people say it now: "tomorrow, 18:00", "Tuesday, 18:00", "24 November, 18:00".
   *
   * @param {Date} when
   * @returns {string}
   */
  moment(when) {
    const midnight = (/** @type {Date} */ date) => new Date(date).setHours(0, 0, 0, 0);
    const days = Math.round((midnight(when) - midnight(new Date())) / DAY);
    const day = Math.abs(days) < 2
      ? new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" }).format(days, "day")
      : when.toLocaleDateString(
        this.locale,
        Math.abs(days) < 7 ? { weekday: "long" } : { day: "numeric", month: "long" },
      );
    return `${day}, ${timeOfDay(when)}`;
  }

  /**
   * Until when somebody has time who has so many seconds left; nothing where minutes count.
   *
   * @param {number | null | undefined} left
   */
  until(left) {
    return left && left > LONG ? this.say("until", { when: this.moment(new Date(Date.now() + 1000 * left)) }) : "";
  }

  /**
   * How much happened while somebody was away.
   *
   * @param {{ at: number, moves: number }} since
   */
  absence({ at, moves }) {
    return this.say("since-then", { when: this.moment(new Date(1000 * at)), number: moves });
  }

  /**
   * How fast a table plays that plays over days; nothing for one that plays at once.
   *
   * @param {{ move_seconds?: number }} house
   */
  pace({ move_seconds = 0 }) {
    const days = move_seconds * 1000 / DAY;
    return days >= 1 && Number.isInteger(days) ? this.say("pace-days", { days }) : "";
  }

  /**
   * One value as it fills a blank; a page has room for a longer word than a terminal.
   *
   * @param {string} name
   * @param {unknown} value
   * @param {string[]} names
   * @returns {string | number}
   */
  word(name, value, names) {
    if (Array.isArray(value)) {
      const single = name.endsWith("s") ? name.slice(0, -1) : name;
      return value.map((item) => this.word(single, item, names)).join(", ");
    }
    if (typeof value === "number") {
      return (name === "seat" || name === "other") && value >= 0 && value < names.length ? names[value] : value;
    }
    const key = `${name}-${value}`;
    const long = `${key}-long`;
    return this.knows(long) ? this.say(long) : this.knows(key) ? this.say(key) : String(value);
  }

  /**
   * What a game is called.
   *
   * @param {import("../wire.d.ts").GameInfo} game
   */
  title(game) {
    return game.titles[this.lang] ?? game.titles[LANGUAGES[0]];
  }

  /**
   * Why somebody would want to play a game.
   *
   * @param {import("../wire.d.ts").GameInfo} game
   */
  pitch(game) {
    return game.pitches[this.lang] ?? game.pitches[LANGUAGES[0]];
  }

  /**
   * A name as it is shown: somebody who gave none, or whose name a record does not hold, is a guest in every language.
   *
   * @param {string} name
   */
  person(name) {
    if (name === GUEST) return this.say("name-guest");
    const number = GUEST_NUMBER.exec(name)?.[1];
    return number ? this.say("guest-number", { number: Number(number) }) : name;
  }

  /**
   * What a bot is called: `search(1s)`, or `bot:search(1s)` as records say, is a search.
   *
   * @param {string} spelled
   */
  bot(spelled) {
    const kind = /^(?:bot:)?([\w-]+)/.exec(spelled)?.[1] ?? spelled;
    return this.knows(`bot-${kind}`) ? this.say(`bot-${kind}`) : kind;
  }

  /**
   * What happened, as a sentence; cards that have a word of their own are named beside their number.
   *
   * @param {Keyed} event
   * @param {string[]} names
   */
  event(event, names) {
    return this.sentence(`event-${event.key}`, this.cards(event), names, this.formOf(event));
  }

  /**
   * The form of an event's message: what the reader does, what is done to the reader, or neither.
   *
   * @param {{ data?: Record<string, unknown> }} event
   */
  formOf({ data = {} }) {
    if (this.reader < 0) return "";
    return data.seat === this.reader ? "you" : data.other === this.reader ? "to-you" : "";
  }

  /**
   * A message that begins with a capital even where it begins with one of our own words.
   *
   * @param {string} key
   * @param {Record<string, unknown>} data
   * @param {string[]} names
   * @param {string} [form]
   */
  sentence(key, data, names, form = "") {
    const said = this.say(key, data, names, form);
    const begins = Object.entries(data).some(([name, value]) => {
      const word = this.word(name, value, []);
      const ours = word !== value || this.knows(`${name}-${value}`);
      return typeof word === "string" && word !== "" && ours && said.startsWith(word);
    });
    return begins ? said[0].toUpperCase() + said.slice(1) : said;
  }

  /**
   * What fills the blanks of a sentence, with cards by their words.
   *
   * @param {Keyed} keyed
   */
  cards({ data = {} }) {
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, this.named(name, value)]));
  }

  /**
   * A card's number with what is on it; anything else as it is.
   *
   * @param {string} name
   * @param {any} value
   * @returns {any}
   */
  named(name, value) {
    if (Array.isArray(value)) return value.map((item) => this.named(name.replace(/s$/, ""), item));
    const key = `card-${value}`;
    if (typeof value !== "number" || name !== "card" || !this.knows(key)) return value;
    return this.say("numbered", { number: value, word: this.say(key) });
  }

  /**
   * Why not, as a sentence.
   *
   * @param {Keyed} reason
   * @param {string[]} [names]
   */
  reason(reason, names = []) {
    return this.sentence(`why-${reason.key}`, reason.data ?? {}, names);
  }

  /**
   * What speaks for a move, or against it; a message may have a form of its own (`.against`) for that.
   *
   * @param {Keyed} reason
   * @param {string[]} [names]
   * @param {number} [weight]
   */
  because(reason, names = [], weight = 1) {
    return this.say(`because-${reason.key}`, this.cards(reason), names, weight < 0 ? "against" : "");
  }

  /**
   * A line of the chat; a phrase travels as a key and is read in the reader's own language.
   *
   * @param {string} text
   */
  saying(text) {
    const key = `phrase-${/^:([a-z-]+):$/.exec(text)?.[1]}`;
    return this.knows(key) ? this.say(key) : text;
  }

  /**
   * A move's notation, word by word in this language.
   *
   * @param {string} spelled
   */
  move(spelled) {
    return spelled.split(" ").map((word) => (this.knows(`move-${word}`) ? this.say(`move-${word}`) : word)).join(" ");
  }
}

/** Where the files of this release lie: `/assets/<hash>/`. */
export const ASSETS = new URL("../../", import.meta.url).pathname;

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/**
 * A file of this release, fetched once.
 *
 * @param {string} path
 * @returns {Promise<string>}
 */
export function asset(path) {
  let found = texts.get(path);
  if (!found) {
    found = fetch(ASSETS + path).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(path))));
    found.catch(() => texts.delete(path));
    texts.set(path, found);
  }
  return found;
}

/**
 * The words of the house, and of a game if one is named.
 *
 * @param {string} lang
 * @param {string} [folder]
 * @returns {Promise<Words>}
 */
export async function speak(lang, folder) {
  const paths = [`words/${lang}.ftl`, `web/words/${lang}.ftl`];
  if (folder) paths.push(`games/${folder}/words/${lang}.ftl`);
  return new Words(lang, await Promise.all(paths.map(asset)));
}

/** The house's words in the language that is set; boards get a game's own. */
export const words = signal(new Words(LANGUAGES[0], []));
