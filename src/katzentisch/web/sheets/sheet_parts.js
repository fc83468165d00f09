/** The parts of every sheet: numbers to tap, choices, everybody's columns. */

import {
  button,
  caption,
  div,
  fieldset,
  legend,
  li,
  ol,
  p,
  section,
  small,
  strong,
  table,
  tbody,
  td,
  th,
  tr,
} from "../shell/tags.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("./sheet.js").Judgement} Judgement */

/**
 * A number that is tapped up and down.
 *
 * @param {{ words: Words, title: string, value: number, most: number, set: (value: number) => void }} props
 */
export function Counter({ words, title, value, most, set }) {
  return div(
    { class: "counter", role: "group", "aria-label": title },
    small({}, title),
    button({
      type: "button",
      "aria-label": words.say("sheet-less", { what: title }),
      disabled: value <= 0,
      onClick: () => set(value - 1),
    }, "−"),
    strong({ "aria-live": "polite" }, value),
    button({
      type: "button",
      "aria-label": words.say("sheet-more", { what: title }),
      disabled: value >= most,
      onClick: () => set(value + 1),
    }, "+"),
  );
}

/**
 * Choose one of a few.
 *
 * @param {{ title: string, choices: (string | number)[][], value: string | number, set: (value: any) => void }} props
 */
export function Choice({ title, choices, value, set }) {
  return fieldset(
    { class: "one-of" },
    legend({}, title),
    choices.map(([each, shown]) =>
      button({ key: each, type: "button", "aria-pressed": each === value, onClick: () => set(each) }, shown)
    ),
  );
}

/**
 * Everybody's column side by side, every line explained, and what was refused.
 *
 * @param {{ words: Words, found: Judgement | null, refused: import("../shell/words.js").Keyed | null, names: string[], title?: string }} props
 */
export function Result({ words, found, refused, names, title = "" }) {
  return section(
    { class: "result-of-sheet", "aria-live": "polite" },
    refused && p({ class: "notice", role: "alert" }, words.reason(refused, names)),
    found && found.columns.some((column) => column.items.length) && div(
      { class: "columns" },
      found.columns.map((column, seat) =>
        table(
          { key: seat },
          caption({}, column.name || words.say(found.more?.unnamed ?? ""), column.rank === 1 && " ★"),
          tbody(
            {},
            column.items.map((item, at) =>
              tr({ key: at }, th({ scope: "row" }, words.say(item.key, item.data ?? {})), td({}, item.points))
            ),
            tr({ class: "total" }, th({ scope: "row" }, words.say("sheet-total-line")), td({}, column.total)),
          ),
        )
      ),
    ),
    (found?.more?.missing ?? []).map((/** @type {string[]} */ lines, /** @type {number} */ seat) =>
      lines.length > 0 && p(
        { key: seat, class: "notice" },
        words.say("sheet-missing", { name: names[seat], lines: lines.map((line) => words.say(line)) }),
      )
    ),
    title && found && (found.steps ?? []).length > 0 && div(
      { class: "steps" },
      strong({}, title),
      ol({}, (found.steps ?? []).map((event, at) => li({ key: at }, words.event(/** @type {any} */ (event), names)))),
    ),
  );
}
