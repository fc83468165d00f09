/** The round sheet for people with the box: predictions, tricks, tokens on the research board, a paradox. */

import { button, div, h2, p, section, use, useSignal } from "../../../web/shell/tags.js";
import { Players } from "../../../web/sheets/player_names.js";
import { Choice, Counter, Result } from "../../../web/sheets/sheet_parts.js";
import { Share } from "../../../web/sheets/sheet_sharing.js";
import { useJudgement, useSheet } from "../../../web/sheets/sheet.js";
import { Symbol } from "./art.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {{ predictions?: number[], tricks?: number[], tokens?: number[][], paradox?: number }} Round */
/** @typedef {{ names: string[], starter: number, side: string, rounds: Round[] }} Evening */

const VALUES = [0, 0, 5, 6, 8, 9];

/** @type {Evening} */
const BLANK = { names: [], starter: 0, side: "", rounds: [{}] };

/**
 * @param {{ words: Words, facts: { colours: string[] }, judge: (sheet: any) => Promise<any> }} props
 */
export function Companion({ words, facts, judge }) {
  const kept = useSheet("cat_in_the_box", BLANK);
  const { sheet, keep } = kept;
  const at = useSignal(Math.max(0, sheet.rounds.length - 1));
  const players = sheet.names.length;
  const { found, refused } = useJudgement(judge, players > 1 ? sheet : null);
  const shown = Math.min(at.value, sheet.rounds.length - 1);
  const lacks = found?.more?.missing_of_rounds?.[shown] ?? [];
  const set = (/** @type {Partial<Round>} */ change) =>
    keep({
      ...sheet,
      rounds: sheet.rounds.map((round, number) => (number === shown ? { ...round, ...change } : round)),
    });
  return section(
    { class: "sheet" },
    h2({}, words.say("sheet-title")),
    use(Players, {
      words,
      sheet,
      blank: BLANK,
      most: 5,
      begun: JSON.stringify(sheet.rounds) !== JSON.stringify(BLANK.rounds),
      keep,
    }),
    players > 1 && use(Choice, {
      title: words.say("sheet-first"),
      choices: sheet.names.map((name, seat) => [seat, name]),
      value: sheet.starter,
      set: (starter) => keep({ ...sheet, starter }),
    }),
    players > 1 && sheet.rounds.length === 1 && button(
      { type: "button", onClick: () => keep({ ...sheet, starter: Math.floor(Math.random() * players) }) },
      words.say("sheet-pick"),
    ),
    players > 1 && use(Choice, {
      title: words.say("sheet-which"),
      choices: sheet.rounds.map((_, number) => [number, words.say("sheet-round", { round: number + 1 })]),
      value: shown,
      set: (number) => (at.value = number),
    }),
    players > 1 && use(RoundOf, { key: shown, words, facts, sheet, shown, set, more: found?.more }),
    players > 1 && lacks.length > 0 && p(
      { class: "lacks", role: "status" },
      words.say("sheet-lacks", { what: lacks.map((/** @type {string} */ each) => words.say(`sheet-lacks-${each}`)) }),
    ),
    players > 1 && sheet.rounds.length < players && button(
      {
        type: "button",
        disabled: shown < sheet.rounds.length - 1 || lacks.length > 0 || !found || refused,
        onClick: () => {
          keep({ ...sheet, rounds: [...sheet.rounds, {}] });
          at.value = sheet.rounds.length;
        },
      },
      words.say("sheet-next"),
    ),
    use(Result, { words, found, refused, names: sheet.names, title: words.say("sheet-how") }),
    use(Share, { words, game: "cat_in_the_box", kept, blank: BLANK, begun: players > 1 }),
  );
}

/**
 * One round: everybody's counts, and the board to tap tokens on.
 *
 * @param {{
 *   words: Words, facts: { colours: string[] }, sheet: Evening, shown: number, more: any,
 *   set: (change: Partial<Round>) => void,
 * }} props
 */
function RoundOf({ words, facts, sheet, shown, set, more }) {
  const owner = useSignal(0);
  const { names } = sheet;
  const round = sheet.rounds[shown];
  const many = names.length;
  /** @param {number[] | undefined} list @param {number} seat @param {number} value */
  const changed = (list, seat, value) => Object.assign(Array(many).fill(0), list, { [seat]: value });
  const tokens = round.tokens ?? names.map(() => []);
  const sizes = more?.groups?.[shown] ?? [];
  /** @param {number} field */
  const tap = (field) =>
    set({
      tokens: tokens.map((own, seat) => {
        const without = own.filter((each) => each !== field);
        return seat === owner.value && without.length === own.length ? [...own, field] : without;
      }),
    });
  return div(
    {},
    div(
      { class: "people" },
      names.map((name, seat) =>
        div(
          { key: seat },
          p({}, name, sizes[seat] > 0 && ` · ${words.say("group-size", { size: sizes[seat] })}`),
          many > 2 && use(Choice, {
            title: words.say("column-prediction"),
            choices: (more?.predictions ?? []).map((/** @type {number} */ each) => [each, String(each)]),
            value: round.predictions?.[seat] ?? 0,
            set: (value) => set({ predictions: changed(round.predictions, seat, value) }),
          }),
          use(Counter, {
            words,
            title: words.say("column-tricks"),
            value: round.tricks?.[seat] ?? 0,
            most: more?.tricks ?? 8,
            set: (value) => set({ tricks: changed(round.tricks, seat, value) }),
          }),
        )
      ),
    ),
    use(Choice, {
      title: words.say("sheet-paradox"),
      choices: [
        [-1, words.say("sheet-nobody")],
        ...names.map((name, seat) => [seat, name]),
      ],
      value: round.paradox ?? -1,
      set: (paradox) => set({ paradox }),
    }),
    use(Choice, {
      title: words.say("sheet-whose"),
      choices: names.map((name, seat) => [seat, name]),
      value: owner.value,
      set: (seat) => (owner.value = seat),
    }),
    div(
      { class: "research", style: { "grid-template-columns": `repeat(${VALUES[many]}, minmax(2.2rem, 3.4rem))` } },
      facts.colours.flatMap((colour, row) =>
        Array.from({ length: VALUES[many] }, (_, at) => {
          const field = 9 * row + at;
          const seat = tokens.findIndex((own) => own.includes(field));
          const what = `${at + 1} ${words.say(`colour-${colour}`)}`;
          return button(
            {
              key: field,
              type: "button",
              class: `cb-${colour}`,
              "aria-label": seat < 0 ? what : `${what}: ${names[seat]}`,
              "aria-pressed": seat >= 0,
              onClick: () => tap(field),
            },
            seat < 0 ? at + 1 : names[seat].slice(0, 2),
            Symbol(row),
          );
        })
      ),
    ),
  );
}
