/** The scoring helper for people with the box: tap the open cards, read what scores and why not. */

import { button, div, h2, h3, li, ol, section, use, useEffect, useRef, useSignal } from "../../../web/shell/tags.js";
import { Players } from "../../../web/sheets/player_names.js";
import { Begin, Choice, Result, SetUp, ThumbKeys } from "../../../web/sheets/sheet_parts.js";
import { Share, Visiting } from "../../../web/sheets/sheet_sharing.js";
import { useJudgement, useSheet } from "../../../web/sheets/sheet.js";
import { Card } from "./art.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {{ names: string[], long: boolean, passes: string[][][][] }} Evening */

const OPEN = 4;

/** @type {Evening} */
const BLANK = { names: [], long: false, passes: [[[]]] };

/** @param {{ words: Words, facts: { cards: string[] }, judge: (sheet: any) => Promise<any> }} props */
export function Companion({ words, facts, judge }) {
  const kept = useSheet("5211", BLANK, "g5211");
  const { sheet, keep, undo } = kept;
  const asking = useSignal(/** @type {boolean | null} */ (null));
  const players = sheet.names.length;
  const enough = players > 1;
  const begun = JSON.stringify(sheet.passes) !== JSON.stringify(BLANK.passes);
  const open = !enough || (asking.value ?? !begun);
  const { found, refused } = useJudgement(judge, enough ? sheet : null);
  const number = sheet.passes.length;
  const deal = sheet.passes[number - 1].length;
  const rows = sheet.passes[number - 1][deal - 1] ?? [];
  const full = enough && rows.length === players && rows.every((row) => row.length === OPEN);
  /** @param {string[][]} next */
  const lay = (next) =>
    keep({
      ...sheet,
      passes: sheet.passes.map((deals, at) => (at === number - 1 ? [...deals.slice(0, -1), next] : deals)),
    });
  const goOn = () => {
    const over = deal === (found?.more?.deals ?? 0);
    const passes = over ? [...sheet.passes, [[]]] : [...sheet.passes.slice(0, -1), [...sheet.passes[number - 1], []]];
    keep({ ...sheet, passes });
  };
  const told = full ? found?.more?.told?.at(-1) ?? [] : [];
  return section(
    { class: "sheet" },
    h2({}, words.say("sheet-title")),
    use(Visiting, { words, kept }),
    use(
      SetUp,
      { words, names: sheet.names, open, refused, change: () => (asking.value = true) },
      use(Players, { words, sheet, blank: BLANK, most: 5, begun, keep }),
      enough && use(Choice, {
        title: words.say("option-long"),
        choices: [["no", words.say("sheet-short")], ["yes", words.say("sheet-long")]],
        value: sheet.long ? "yes" : "no",
        set: (value) => keep({ ...sheet, long: value === "yes" }),
      }),
    ),
    !open && !found?.more?.over &&
      use(Deal, {
        key: `${number} ${deal}`,
        words,
        facts,
        names: sheet.names,
        rows,
        lay,
        title: found
          ? words.say("sheet-deal-of", { number, deal, deals: found.more?.deals })
          : words.say("sheet-deal", { number, deal }),
      }),
    !open && told.length > 0 &&
      ol(
        { class: "steps", "aria-live": "polite" },
        told.map((/** @type {any} */ event, /** @type {number} */ at) =>
          li({ key: at }, words.event(event, sheet.names))
        ),
      ),
    !open &&
      use(Result, {
        words,
        found: found?.steps?.length ? found : null,
        refused,
        names: sheet.names,
        heading: words.say("title"),
        game: "5211",
      }),
    use(Share, { words, game: "5211", kept, blank: BLANK, begun: !open }),
    !kept.isShared && use(
      ThumbKeys,
      { words, undo },
      open && use(Begin, { words, enough, begin: () => (asking.value = false) }),
      !open && !found?.more?.over && button(
        { type: "button", class: "main", disabled: !full || !found || refused, onClick: goOn },
        words.say("sheet-next-deal"),
      ),
    ),
  );
}

/**
 * Everybody's open cards, and all cards to tap.
 *
 * @param {{
 *   words: Words, facts: { cards: string[] }, names: string[], rows: string[][], title: string,
 *   lay: (rows: string[][]) => void,
 * }} props
 */
function Deal({ words, facts, names, rows, title, lay }) {
  const all = names.map((_, seat) => rows[seat] ?? []);
  const chosen = useSignal(Math.max(0, all.findIndex((row) => row.length < OPEN)));
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => place.current?.scrollIntoView({ block: "start" }), []);
  /** @param {number} seat @param {string[]} row */
  const change = (seat, row) => {
    lay(all.map((each, other) => (other === seat ? row : each)));
    if (row.length === OPEN) {
      const next = all.findIndex((each, other) => other !== seat && each.length < OPEN);
      if (next >= 0) chosen.value = next;
    }
  };
  const own = all[chosen.value];
  return div(
    { class: "deal", ref: place },
    h3({}, title),
    use(Choice, {
      title: words.say("sheet-whose"),
      choices: names.map((name, seat) => [seat, `${name} ${all[seat].length}/${OPEN}`]),
      value: chosen.value,
      set: (seat) => (chosen.value = seat),
    }),
    div(
      { class: "row", "aria-label": names[chosen.value] },
      own.map((card, at) =>
        button(
          {
            key: at,
            type: "button",
            "aria-label": words.say("sheet-take-off", { card }),
            onClick: () => change(chosen.value, own.filter((_, each) => each !== at)),
          },
          Card(facts.cards.indexOf(card)),
        )
      ),
    ),
    own.length < OPEN && div(
      { class: "palette" },
      facts.cards.map((card, at) =>
        button(
          {
            key: card,
            type: "button",
            "aria-label": words.say(`card-${card}`),
            onClick: () => change(chosen.value, [...own, card]),
          },
          Card(at),
        )
      ),
    ),
  );
}
