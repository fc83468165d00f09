/** The score pad for a table with the box: boats tile by tile or only counted, lessons, fish, the sister. */

import { button, div, h2, h3, section, use, useSignal } from "../../../web/shell/tags.js";
import { Names } from "../../../web/sheets/player_names.js";
import { Begin, Choice, Counter, FirstPlayer, Result, SetUp, ThumbKeys } from "../../../web/sheets/sheet_parts.js";
import { Share, Visiting } from "../../../web/sheets/sheet_sharing.js";
import { useJudgement, useSheet } from "../../../web/sheets/sheet.js";
import { Defs } from "./art.js";
import { Harbour } from "./harbour.js";
import { Cards, Counts, HerLines, LessonPoints, UNKNOWN } from "./tally.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./harbour.js").Laid} Laid */
/** @typedef {import("./tally.js").Counted} Counted */
/** @typedef {import("./tally.js").Sister} Sister */
/** @typedef {{ name: string, boat: string, tiles: Laid[], counted: Counted | null, lessons: number[], fish: number | null, permanent_baskets: number }} Player */
/** @typedef {{ players: Player[], mode: string, public_lessons: { card: number, colour?: string }[], first_in_order: number, sister: Sister }} Evening */

/** @type {Evening} */
const BLANK = {
  players: [],
  mode: "voyage",
  public_lessons: [],
  first_in_order: 0,
  sister: { colours: [], lessons: [] },
};

/** @param {{ words: Words, facts: Facts, judge: (sheet: any) => Promise<any> }} props */
export function Companion({ words, facts, judge }) {
  const kept = useSheet("isle_of_cats", BLANK);
  const { sheet, keep, undo } = kept;
  const shown = useSignal(0);
  const asking = useSignal(/** @type {boolean | null} */ (null));
  const { players } = sheet;
  const enough = players.length > 0;
  const begun = sheet.public_lessons.length > 0 || players.some(isWritten);
  const open = !enough || (asking.value ?? !begun);
  const names = players.map((player) => player.name);
  const { found, refused } = useJudgement(judge, players.length ? sheet : null);
  const seat = Math.min(shown.value, players.length - 1);
  const boats = Object.keys(facts.boats);
  /** @param {string[]} wanted @param {number[]} before the seat that each had */
  const called = (wanted, before) => {
    const alone = wanted.length === 1; // The sister counts cats, so her brother's boat has to be described.
    const free = boats.filter((boat) => players.every((player) => player.boat !== boat));
    const next = wanted.map((name, at) => {
      const player = players[before[at]] ?? { ...fresh(name), boat: free[0] ?? boats[0] };
      const counted = alone ? null : player.counted ?? (player.tiles.length ? null : UNKNOWN);
      return { ...player, name, counted };
    });
    const mode = alone ? "solo" : sheet.mode === "solo" ? "voyage" : sheet.mode;
    keep({ ...sheet, players: next, mode, first_in_order: Math.max(0, before.indexOf(sheet.first_in_order)) });
    shown.value = Math.max(0, before.indexOf(shown.value));
  };
  /** @param {Partial<Player>} change */
  const set = (change) =>
    keep({ ...sheet, players: players.map((player, at) => (at === seat ? { ...player, ...change } : player)) });
  return section(
    { class: "sheet" },
    use(Defs, {}),
    h2({}, words.say("sheet-title")),
    use(Visiting, { words, kept }),
    use(
      SetUp,
      { words, names, open, refused, change: () => (asking.value = true) },
      use(Names, { words, names, most: 4, written: (at) => isWritten(players[at]), set: called }),
      players.length > 1 && use(Choice, {
        title: words.say("sheet-mode"),
        choices: [["voyage", words.say("sheet-voyage")], ["family", words.say("sheet-family-game")]],
        value: sheet.mode,
        set: (mode) => keep({ ...sheet, mode }),
      }),
      players.length > 1 && use(FirstPlayer, {
        title: words.say("sheet-first"),
        words,
        names,
        value: sheet.first_in_order,
        set: (first_in_order) => keep({ ...sheet, first_in_order }),
      }),
    ),
    !open && players.length > 1 && use(Choice, {
      title: words.say("sheet-whose"),
      choices: names.map((name, at) => [at, name]),
      value: seat,
      set: (at) => (shown.value = at),
    }),
    !open && use(Crew, { key: seat, words, facts, player: players[seat], sheet, set }),
    !open && sheet.mode === "solo" && players.length === 1 &&
      use(HerLines, { words, facts, sister: sheet.sister, set: (sister) => keep({ ...sheet, sister }) }),
    !open && sheet.mode !== "family" && use(PublicLessons, { words, facts, sheet, keep }),
    !open && use(Result, { words, found, refused, names, heading: words.say("title"), game: "isle_of_cats" }),
    use(Share, { words, game: "isle_of_cats", kept, blank: BLANK, begun: !open }),
    !kept.isShared && use(
      ThumbKeys,
      { words, undo },
      open && use(Begin, { words, enough, begin: () => (asking.value = false) }),
      !open && players.length > 1 && button(
        {
          type: "button",
          class: "main",
          onClick: () => {
            shown.value = (seat + 1) % players.length;
            scrollTo(0, 0);
          },
        },
        words.say("sheet-next-boat", { name: names[(seat + 1) % players.length] }),
      ),
    ),
  );
}

/**
 * Lessons that count for everybody, each with the colour that was chosen for it.
 *
 * @param {{ words: Words, facts: Facts, sheet: Evening, keep: (next: Evening) => void }} props
 */
function PublicLessons({ words, facts, sheet, keep }) {
  return div(
    { class: "public" },
    use(Cards, {
      words,
      title: words.say("public-lessons"),
      kinds: ["public_lesson"],
      facts,
      cards: sheet.public_lessons.map((each) => each.card),
      set: (cards) =>
        keep({
          ...sheet,
          public_lessons: cards.map((card) =>
            sheet.public_lessons.find((each) => each.card === card) ?? { card, colour: facts.colours[0] }
          ),
        }),
    }),
    sheet.public_lessons.map((lesson, at) =>
      use(Choice, {
        key: lesson.card,
        title: words.say("sheet-colour-of", { card: lesson.card }),
        choices: facts.colours.map((colour) => [colour, words.say(`colour-${colour}`)]),
        value: lesson.colour ?? "",
        set: (colour) =>
          keep({
            ...sheet,
            public_lessons: sheet.public_lessons.map((each, other) => (other === at ? { ...each, colour } : each)),
          }),
      })
    ),
  );
}

/** @param {string} name @returns {Player} */
const fresh = (name) => ({
  name,
  boat: "boat-1",
  tiles: [],
  counted: UNKNOWN,
  lessons: [],
  fish: null,
  permanent_baskets: 1,
});

/** Whether anything is known of a player but the name. @param {Player} player */
const isWritten = ({ name, boat, counted, ...player }) => {
  const { counted: nothing, ...rest } = { ...fresh(name), boat };
  const same = JSON.stringify({ ...rest, ...player }) === JSON.stringify(rest);
  return !same || JSON.stringify(counted ?? nothing) !== JSON.stringify(nothing);
};

/**
 * One player: the boat as a picture or as numbers, lessons, fish and baskets.
 *
 * @param {{ words: Words, facts: Facts, player: Player, sheet: Evening, set: (change: Partial<Player>) => void }} props
 */
function Crew({ words, facts, player, sheet, set }) {
  const { counted } = player;
  const { mode } = sheet;
  const kinds = mode === "family" ? ["family"] : ["lesson"];
  const others = sheet.players.flatMap((each) => (each === player ? [] : each.lessons));
  const cards = [...player.lessons, ...sheet.public_lessons.map(({ card }) => card)];
  return div(
    { class: "crew" },
    h3({}, words.say("sheet-boat-of", { name: player.name })),
    mode !== "solo" && use(Choice, {
      title: words.say("sheet-how"),
      choices: [["counted", words.say("sheet-counted")], ["tiles", words.say("sheet-tiles")]],
      value: counted ? "counted" : "tiles",
      set: (how) => set({ counted: how === "counted" ? UNKNOWN : null }),
    }),
    counted
      ? use(Counts, { words, facts, counted, mode, set: (next) => set({ counted: next }) })
      : use(Harbour, { words, facts, player, set }),
    mode !== "family" &&
      use(Counter, {
        words,
        title: words.say("sheet-fish"),
        value: player.fish,
        most: 142,
        set: (fish) => set({ fish }),
      }),
    mode !== "family" && !counted &&
      use(Counter, {
        words,
        title: words.say("sheet-baskets"),
        value: player.permanent_baskets,
        most: 10,
        set: (baskets) => set({ permanent_baskets: baskets ?? 1 }),
      }),
    use(Cards, {
      words,
      title: words.say("sheet-lessons-of", { name: player.name }),
      kinds,
      facts,
      cards: player.lessons,
      taken: others,
      set: (lessons) => set({ lessons }),
    }),
    counted && use(LessonPoints, { words, counted, cards, set: (next) => set({ counted: next }) }),
  );
}
