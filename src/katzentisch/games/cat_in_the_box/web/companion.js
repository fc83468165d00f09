/** The round sheet for people with the box: predictions, tricks, tokens on the research board, a paradox. */

import { button, div, h2, h3, p, section, use, useSignal } from "../../../web/shell/tags.js";
import { Players } from "../../../web/sheets/player_names.js";
import { Begin, Choice, Counter, FirstPlayer, Result, SetUp, ThumbKeys } from "../../../web/sheets/sheet_parts.js";
import { Share, Visiting } from "../../../web/sheets/sheet_sharing.js";
import { useJudgement, useSheet } from "../../../web/sheets/sheet.js";
import { Symbol } from "./art.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {{ predictions?: number[], tricks?: number[], tokens?: number[][], paradox?: number }} Round */
/** @typedef {{ names: string[], starter: number, side: string, rounds: Round[] }} Evening */
/** @typedef {{ colours: string[], values: Record<string, number>, tricks: Record<string, number>, predictions: Record<string, number[]> }} Facts */

/** @type {Evening} */
const BLANK = { names: [], starter: 0, side: "", rounds: [{}] };

/** @param {{ words: Words, facts: Facts, judge: (sheet: any) => Promise<any> }} props */
export function Companion({ words, facts, judge }) {
  const kept = useSheet("cat_in_the_box", BLANK);
  const { sheet, keep, undo } = kept;
  const earlier = useSignal(/** @type {number | null} */ (null));
  const asking = useSignal(/** @type {boolean | null} */ (null));
  const players = sheet.names.length;
  const enough = players > 1;
  const begun = JSON.stringify(sheet.rounds) !== JSON.stringify(BLANK.rounds);
  const open = !enough || (asking.value ?? !begun);
  const { found, refused } = useJudgement(judge, enough ? sheet : null);
  const last = sheet.rounds.length - 1;
  const shown = Math.min(earlier.value ?? last, last);
  /** @type {string[]} */
  const lacks = found?.more?.missing_of_rounds?.[shown] ?? [];
  const set = (/** @type {Partial<Round>} */ change) =>
    keep({
      ...sheet,
      rounds: sheet.rounds.map((round, number) => (number === shown ? { ...round, ...change } : round)),
    });
  const next = () => {
    keep({ ...sheet, rounds: [...sheet.rounds, {}] });
    earlier.value = null;
    scrollTo(0, 0);
  };
  return section(
    { class: "sheet" },
    h2({}, words.say("sheet-title")),
    use(Visiting, { words, kept }),
    use(
      SetUp,
      { words, names: sheet.names, open, refused, change: () => (asking.value = true) },
      use(Players, { words, sheet, blank: BLANK, most: 5, begun, keep }),
      enough && use(FirstPlayer, {
        title: words.say("sheet-first"),
        words,
        names: sheet.names,
        value: sheet.starter,
        set: (starter) => keep({ ...sheet, starter }),
      }),
    ),
    !open && sheet.rounds.length > 1 && use(Choice, {
      title: words.say("sheet-which"),
      choices: sheet.rounds.map((_, number) => [number, words.say("sheet-round", { round: number + 1 })]),
      value: shown,
      set: (number) => (earlier.value = number === last ? null : number),
    }),
    !open && use(RoundOf, { key: shown, words, facts, sheet, shown, set, sizes: found?.more?.groups?.[shown] ?? [] }),
    !open && lacks.length > 0 && p(
      { class: "lacks", role: "status" },
      words.say("sheet-lacks", { what: lacks.map((each) => words.say(`sheet-lacks-${each}`)) }),
    ),
    !open && use(Result, {
      words,
      found,
      refused,
      names: sheet.names,
      heading: words.say("title"),
      game: "cat_in_the_box",
      title: words.say("sheet-how"),
    }),
    use(Share, { words, game: "cat_in_the_box", kept, blank: BLANK, begun: !open }),
    !kept.isShared && use(
      ThumbKeys,
      { words, undo },
      open && use(Begin, { words, enough, begin: () => (asking.value = false) }),
      !open && sheet.rounds.length < players && button(
        {
          type: "button",
          class: "main",
          disabled: shown < last || lacks.length > 0 || !found || refused,
          onClick: next,
        },
        words.say("sheet-next"),
      ),
    ),
  );
}

/**
 * One round: what everybody predicts, then how it ended, and the board to tap tokens on.
 *
 * @param {{
 *   words: Words, facts: Facts, sheet: Evening, shown: number, sizes: number[], set: (change: Partial<Round>) => void,
 * }} props
 */
function RoundOf({ words, facts, sheet, shown, set, sizes }) {
  const owner = useSignal(0);
  const { names } = sheet;
  const round = sheet.rounds[shown];
  const many = names.length;
  const values = facts.values[many];
  /** @param {number[] | undefined} list @param {number} seat @param {number | null} value */
  const changed = (list, seat, value) => Object.assign(Array(many).fill(0), list, { [seat]: value ?? 0 });
  const tokens = round.tokens ?? names.map(() => []);
  /** @param {number} field */
  const tap = (field) =>
    set({
      tokens: tokens.map((own, seat) => {
        const without = own.filter((each) => each !== field);
        return seat === owner.value && without.length === own.length ? [...own, field] : without;
      }),
    });
  return div(
    { class: "round-of-sheet" },
    h3({}, words.say("sheet-starts", { round: shown + 1, name: names[(sheet.starter + shown) % many] })),
    many > 2 && div(
      { class: "predictions" },
      names.map((name, seat) =>
        use(Choice, {
          key: seat,
          title: words.say("sheet-predicts", { name }),
          choices: facts.predictions[many].map((each) => [each, String(each)]),
          value: round.predictions?.[seat] ?? 0,
          set: (value) => set({ predictions: changed(round.predictions, seat, value) }),
        })
      ),
    ),
    h3({}, words.say("sheet-after", { tricks: facts.tricks[many] })),
    div(
      { class: "people" },
      names.map((name, seat) =>
        use(Counter, {
          key: seat,
          words,
          title: words.say("sheet-won-tricks", { name }),
          value: round.tricks ? round.tricks[seat] : null,
          most: facts.tricks[many],
          set: (value) => set({ tricks: changed(round.tricks, seat, value) }),
        })
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
      choices: names.map((name, seat) => [
        seat,
        sizes[seat] > 0 ? `${name} · ${words.say("group-size", { size: sizes[seat] })}` : name,
      ]),
      value: owner.value,
      set: (seat) => (owner.value = seat),
    }),
    div(
      { class: values > 6 ? "research long" : "research", style: { "--values": values } },
      facts.colours.flatMap((colour, row) =>
        Array.from({ length: values }, (_, at) => {
          const field = 9 * row + at;
          const seat = tokens.findIndex((own) => own.includes(field));
          const what = `${at + 1} ${words.say(`colour-${colour}`)}`;
          return button(
            {
              key: field,
              type: "button",
              class: `cb-${colour}${seat < 0 || seat === owner.value ? "" : " theirs"}`,
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
    !round.tokens && button(
      { type: "button", onClick: () => set({ tokens }) },
      words.say("sheet-no-tokens"),
    ),
  );
}
