/** The score pad for a table with the box: boats tile by tile or only counted, lessons, fish, the sister. */

import { div, h2, section, use, useSignal } from "../../../web/shell/tags.js";
import { Names } from "../../../web/sheets/player_names.js";
import { Choice, Counter, Result } from "../../../web/sheets/sheet_parts.js";
import { Share } from "../../../web/sheets/sheet_sharing.js";
import { useJudgement, useSheet } from "../../../web/sheets/sheet.js";
import { Defs } from "./art.js";
import { Harbour } from "./harbour.js";
import { Cards, Counts, HerLines, NOTHING } from "./tally.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./harbour.js").Laid} Laid */
/** @typedef {import("./tally.js").Counted} Counted */
/** @typedef {import("./tally.js").Sister} Sister */
/** @typedef {{ name: string, boat: string, tiles: Laid[], counted: Counted | null, lessons: number[], fish: number, permanent_baskets: number }} Player */
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
  const { sheet, keep } = kept;
  const shown = useSignal(0);
  const { players } = sheet;
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
      const counted = alone ? null : player.counted ?? (player.tiles.length ? null : NOTHING);
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
    use(Names, { words, names, most: 4, written: (at) => isWritten(players[at]), set: called }),
    players.length > 1 && use(Choice, {
      title: words.say("sheet-mode"),
      choices: [["voyage", words.say("sheet-voyage")], ["family", words.say("sheet-family-game")]],
      value: sheet.mode,
      set: (mode) => keep({ ...sheet, mode }),
    }),
    players.length > 0 && use(Cards, {
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
    players.length > 1 && sheet.mode === "voyage" && use(Choice, {
      title: words.say("sheet-first"),
      choices: names.map((name, at) => [at, name]),
      value: sheet.first_in_order,
      set: (first_in_order) => keep({ ...sheet, first_in_order }),
    }),
    players.length > 0 && use(Choice, {
      title: words.say("sheet-whose"),
      choices: names.map((name, at) => [at, name]),
      value: seat,
      set: (at) => (shown.value = at),
    }),
    players.length > 0 && use(Crew, { key: seat, words, facts, player: players[seat], mode: sheet.mode, set }),
    sheet.mode === "solo" && players.length === 1 &&
      use(HerLines, { words, facts, sister: sheet.sister, set: (sister) => keep({ ...sheet, sister }) }),
    use(Result, { words, found, refused, names }),
    use(Share, { words, game: "isle_of_cats", kept, blank: BLANK, begun: players.length > 0 }),
  );
}

/** @param {string} name @returns {Player} */
const fresh = (name) => ({
  name,
  boat: "boat-1",
  tiles: [],
  counted: NOTHING,
  lessons: [],
  fish: 0,
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
 * @param {{ words: Words, facts: Facts, player: Player, mode: string, set: (change: Partial<Player>) => void }} props
 */
function Crew({ words, facts, player, mode, set }) {
  const { counted } = player;
  const kinds = mode === "family" ? ["family"] : ["lesson"];
  return div(
    {},
    use(Choice, {
      title: words.say("sheet-how"),
      choices: [["counted", words.say("sheet-counted")], ["tiles", words.say("sheet-tiles")]],
      value: counted ? "counted" : "tiles",
      set: (how) => set({ counted: how === "counted" ? NOTHING : null }),
    }),
    counted
      ? use(Counts, { words, facts, counted, set: (next) => set({ counted: next }) })
      : use(Harbour, { words, facts, player, set }),
    use(Cards, {
      words,
      title: words.say("own-lessons"),
      kinds,
      facts,
      cards: player.lessons,
      set: (lessons) => set({ lessons }),
    }),
    counted && player.lessons.map((card) =>
      use(Counter, {
        key: card,
        words,
        title: words.say("sheet-lesson", { card }),
        value: counted.lessons[card] ?? 0,
        most: 99,
        set: (value) => set({ counted: { ...counted, lessons: { ...counted.lessons, [card]: value } } }),
      })
    ),
    mode !== "family" &&
      use(Counter, {
        words,
        title: words.say("column-fish"),
        value: player.fish,
        most: 142,
        set: (fish) => set({ fish }),
      }),
    mode !== "family" &&
      use(Counter, {
        words,
        title: words.say("column-baskets"),
        value: player.permanent_baskets,
        most: 10,
        set: (permanent_baskets) => set({ permanent_baskets }),
      }),
  );
}
