/** What this browser keeps for a person and tells nobody: what they chose, and their notes at a match. */

import { effect, signal } from "./tags.js";

/**
 * @typedef {{
 *   language: string,
 *   theme: "system" | "light" | "dark",
 *   motion: boolean,
 *   pace: "calm" | "even" | "brisk" | "at-once",
 *   continues: boolean,
 *   cat: number,
 *   sound: boolean,
 *   notify: boolean,
 *   called: string,
 *   quiet: import("../wire.d.ts").QuietHours | null,
 *   offered: boolean,
 *   warnings: boolean,
 *   palette: "house" | "bold" | "red-green" | "blue-yellow",
 *   name: string,
 *   kept: boolean,
 *   met: string[],
 *   lessons: string[],
 * }} Settings
 */

const KEY = "katzentisch-settings";
const root = document.documentElement;

/** @type {Settings} */
const USUAL = {
  language: root.lang,
  theme: "system",
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  pace: "even",
  continues: false,
  cat: 0,
  sound: true,
  notify: false,
  called: "",
  quiet: null,
  offered: false,
  warnings: true,
  palette: "house",
  name: "",
  kept: false,
  met: [],
  lessons: [],
};

/** How many times longer than usual a moment of the story lasts. @type {Record<Settings["pace"], number>} */
export const PACES = { calm: 1.7, even: 1, brisk: 0.5, "at-once": 0 };

/** @returns {Settings} */
function kept() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL;
  }
}

export const settings = signal(kept());

/** How the story is shown on this screen. @type {import("../table/story.js").StoryOptions} */
export const AUDIENCE = {
  pace: () => PACES[settings.value.pace],
  looks: () => document.visibilityState === "visible",
  stops: () => !settings.value.continues,
  clock: {
    setTimeout: (act, after) => setTimeout(act, after),
    clearTimeout: (timer) => clearTimeout(timer),
  },
  signal,
};

/**
 * Keep something in this browser. One that has no room for it plays all the same.
 *
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether it is kept
 */
export function keep(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Change some of them.
 *
 * @param {Partial<Settings>} chosen
 */
export function choose(chosen) {
  settings.value = { ...settings.value, ...chosen };
  keep(KEY, JSON.stringify(settings.value));
}

/** Remember that somebody here has played or learned a game. @param {string} folder */
export function meet(folder) {
  if (!settings.value.met.includes(folder)) choose({ met: [...settings.value.met, folder] });
}

// What is chosen in another tab holds here too, and is not written over from here.
addEventListener("storage", ({ key }) => {
  if (key === KEY) settings.value = kept();
});

effect(() => {
  const { language, theme, motion, palette } = settings.value;
  root.lang = language;
  root.dataset.theme = theme;
  root.dataset.motion = motion ? "on" : "off";
  root.dataset.palette = palette;
  document.cookie = `katzentisch-language=${language}; path=/; max-age=31536000; samesite=lax`;
});

/**
 * How somebody set up their last table of a game; whatever the game no longer offers is dropped by the reader.
 *
 * @typedef {{
 *   players?: number, bots?: string[], names?: string[], options?: Record<string, string>,
 *   house?: import("../wire.d.ts").HouseRules,
 * }} SetUp `bots` go by seat, "" is a person
 */

/** @param {string} folder @param {string} company */
const setUpKey = (folder, company) => `katzentisch-set-up-${folder}-${company}`;

/**
 * The last set-up of a game, by the way it is played.
 *
 * @param {string} folder
 * @param {string} company
 * @returns {SetUp}
 */
export function lastSetUp(folder, company) {
  try {
    const found = JSON.parse(localStorage.getItem(setUpKey(folder, company)) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** @param {string} folder @param {string} company @param {SetUp} chosen */
export function keepSetUp(folder, company, chosen) {
  keep(setUpKey(folder, company), JSON.stringify(chosen));
}

/** @typedef {import("./tags.js").Signal<any>} Memo */

/** @type {Map<string, Memo>} */
const memos = new Map();

/**
 * Private notes of one seat at one match.
 *
 * @param {string} match
 * @param {number} seat
 * @returns {Memo}
 */
export function memo(match, seat) {
  const key = `katzentisch-memo-${match}-${seat}`;
  const known = memos.get(key);
  if (known) return known;
  const made = signal(/** @type {any} */ (null));
  try {
    made.value = JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    made.value = null;
  }
  effect(() => {
    if (made.value !== null) keep(key, JSON.stringify(made.value));
  });
  memos.set(key, made);
  return made;
}

/** Lessons whose tables are remembered. */
const MAX_LESSONS = 30;

/** Remember that a table was opened for a lesson. @param {string} code */
export const keepLesson = (code) => choose({ lessons: [...settings.value.lessons, code].slice(-MAX_LESSONS) });

/** Whether a table was opened for a lesson in this browser. @param {string} code */
export const isLesson = (code) => settings.value.lessons.includes(code);

/** @param {string} code */
const seen = (code) => `katzentisch-seen-${code}`;

/**
 * Remember how far somebody has looked.
 *
 * @param {string} code
 * @param {string} match
 * @param {number} seq
 */
export function saw(code, match, seq) {
  keep(seen(code), `${match} ${seq}`);
}

/** How much happened at a table since somebody looked there, 0 if nobody knows; on several devices the house does. @param {import("../wire.d.ts").TableInfo} table */
export function since({ code, match, seq, seen: told }) {
  const [known, at] = (localStorage.getItem(seen(code)) ?? "").split(" ");
  const here = known === match ? Number(at) : null;
  return told === null && here === null ? 0 : Math.max(0, seq - Math.max(told ?? 0, here ?? 0));
}

const BOARDS = "katzentisch-boards";
/** So many tables have a picture, those one looked at last. */
const MAX_BOARDS = 12;
/** Characters of a picture; where browsers make larger ones there is none. */
const MAX_BOARD_LENGTH = 60_000;

/** The boards as somebody last saw them, as small pictures by the codes of their tables. */
export const boards = signal(keptBoards());

/** @returns {Map<string, string>} */
function keptBoards() {
  try {
    return new Map(JSON.parse(localStorage.getItem(BOARDS) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** @param {string} code @param {string} picture its address, or "" for none */
export function keepBoard(code, picture) {
  const others = [...keptBoards()].filter(([each]) => each !== code);
  const fits = picture && picture.length <= MAX_BOARD_LENGTH;
  boards.value = new Map(
    [...others, ...(fits ? [/** @type {[string, string]} */ ([code, picture])] : [])].slice(-MAX_BOARDS),
  );
  keep(BOARDS, JSON.stringify([...boards.value]));
}

/** Keep no picture of any table. */
export function forgetBoards() {
  localStorage.removeItem(BOARDS);
  boards.value = new Map();
}

/**
 * Keep no notes any more of a table that is gone.
 *
 * @param {string} code
 * @param {string[]} matches
 */
export function forget(code, matches) {
  const ends = [seen(code), `katzentisch-heard-${code}`, `katzentisch-seats-${code}`];
  const begins = matches.map((match) => `katzentisch-memo-${match}-`);
  for (const key of Object.keys(localStorage)) {
    if (ends.includes(key) || begins.some((begin) => key.startsWith(begin))) localStorage.removeItem(key);
  }
  keepBoard(code, "");
}
