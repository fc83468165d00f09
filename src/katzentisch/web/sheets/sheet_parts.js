/** The parts of every sheet: the players, numbers to tap, choices, everybody's columns, and the keys under the thumb. */

import {
  button,
  caption,
  div,
  fieldset,
  input,
  legend,
  li,
  ol,
  p,
  section,
  span,
  strong,
  table,
  tbody,
  td,
  th,
  tr,
  use,
  useSignal,
  writeNumber,
} from "../shell/tags.js";
import { ResultPicture } from "./result_picture.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {import("./sheet.js").Judgement} Judgement */

/**
 * A number that is tapped up and down or typed; null is not known, and shows as a question mark.
 *
 * @param {{
 *   words: Words, title: string, value: number | null, most: number, least?: number,
 *   set: (value: number | null) => void,
 * }} props
 */
export function Counter({ words, title, value, most, least = 0, set }) {
  const typed = useSignal(/** @type {string | null} */ (null));
  /** @param {string} text */
  const read = (text) => {
    const number = Number(text.trim().replace("−", "-"));
    if (!text.trim()) set(null);
    else if (Number.isInteger(number)) set(Math.min(most, Math.max(least, number)));
  };
  return div(
    { class: "counter", role: "group", "aria-label": title },
    span({}, title),
    button({
      type: "button",
      "aria-label": words.say("sheet-less", { what: title }),
      disabled: value === null || value <= least,
      onClick: () => set((value ?? 0) - 1),
    }, "−"),
    input({
      type: "text",
      inputmode: least < 0 ? "text" : "numeric",
      autocomplete: "off",
      maxlength: 3,
      "aria-label": title,
      placeholder: "?",
      value: typed.value ?? (value === null ? "" : writeNumber(value)),
      onFocus: (/** @type {ControlEvent} */ event) => event.target.select(),
      onInput: (/** @type {ControlEvent} */ event) => (typed.value = event.target.value),
      onBlur: () => (typed.value = null),
      onChange: (/** @type {ControlEvent} */ event) => read(event.target.value),
    }),
    button({
      type: "button",
      "aria-label": words.say("sheet-more", { what: title }),
      disabled: value !== null && value >= most,
      onClick: () => set(value === null ? Math.max(0, least) : value + 1),
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
 * Who plays, who begins and which game: asked first, then one line that can be opened again.
 *
 * @param {{
 *   words: Words, names: string[], open: boolean, change: () => void, children?: any,
 *   refused?: import("../shell/words.js").Keyed | null,
 * }} props
 */
export function SetUp({ words, names, open, change, children, refused = null }) {
  if (open) {
    return div(
      { class: "who" },
      children,
      refused && p({ class: "notice", role: "alert" }, words.reason(refused, names)),
    );
  }
  return div(
    { class: "who closed" },
    strong({}, names.join(", ")),
    button({ type: "button", onClick: change }, words.say("sheet-change")),
  );
}

/**
 * Somebody who begins: chosen, or drawn where the box leaves it to chance.
 *
 * @param {{ title: string, words: Words, names: string[], value: number, set: (seat: number) => void }} props
 */
export function FirstPlayer({ title, words, names, value, set }) {
  const drawn = useSignal("");
  const draw = () => {
    const seat = Math.floor(Math.random() * names.length);
    set(seat);
    drawn.value = names[seat];
  };
  return div(
    { class: "first-player" },
    use(Choice, {
      title,
      choices: names.map((name, seat) => [seat, name]),
      value,
      set: (seat) => ((drawn.value = ""), set(seat)),
    }),
    button({ type: "button", onClick: draw }, words.say("sheet-pick")),
    p({ role: "status" }, drawn.value && words.say("sheet-picked", { name: drawn.value })),
  );
}

/**
 * The keys at the bottom edge, where a thumb reaches them: undo, and what comes next.
 *
 * @param {{ words: Words, undo?: () => void, children?: any }} props
 */
export function ThumbKeys({ words, undo, children }) {
  return div(
    { class: "thumb-keys" },
    button({ type: "button", disabled: !undo, onClick: undo }, words.say("sheet-undo")),
    children,
  );
}

/**
 * The key that ends the set-up, once there are enough players.
 *
 * @param {{ words: Words, enough: boolean, begin: () => void }} props
 */
export const Begin = ({ words, enough, begin }) =>
  button({ type: "button", class: "main", disabled: !enough, onClick: begin }, words.say("sheet-begin"));

/**
 * Everybody's column side by side, every line explained, who has won, and what was refused.
 *
 * @param {{
 *   words: Words, found: Judgement | null, refused: import("../shell/words.js").Keyed | null, names: string[],
 *   heading: string, game: string, title?: string,
 * }} props `heading` and `game` name the picture.
 */
export function Result({ words, found, refused, names, heading, game, title = "" }) {
  const scored = found?.columns.some((column) => column.items.length) ? found.columns : [];
  /** @type {string[][]} */
  const missing = found?.more?.missing ?? [];
  const winners = scored.filter((column) => column.rank === 1).map(nameOf);
  /** @param {import("./sheet.js").Column} column */
  function nameOf(column) {
    return column.name || words.say(found?.more?.unnamed ?? "");
  }
  /** @param {number} seat */
  const totalOf = (seat) => `${writeNumber(scored[seat].total)}${missing[seat]?.length ? " + ?" : ""}`;
  return section(
    { class: "result-of-sheet", "aria-live": "polite" },
    refused && p({ class: "notice", role: "alert" }, words.reason(refused, names)),
    winners.length > 0 &&
      strong({ class: "won" }, words.say("sheet-won", { names: winners, count: winners.length })),
    scored.length > 0 && div(
      { class: "columns" },
      scored.map((column, seat) =>
        column.items.length > 0 && table(
          { key: seat },
          caption({}, nameOf(column), column.rank === 1 && " ★"),
          tbody(
            {},
            column.items.map((item, at) =>
              tr({ key: at }, th({ scope: "row" }, words.say(item.key, item.data ?? {})), td({}, item.points))
            ),
            tr({ class: "total" }, th({ scope: "row" }, words.say("sheet-total-line")), td({}, totalOf(seat))),
          ),
        )
      ),
    ),
    missing.map((lines, seat) =>
      lines.length > 0 && p(
        { key: seat, class: "missing" },
        words.say("sheet-missing", { name: names[seat], lines: lines.map((line) => words.say(line)) }),
      )
    ),
    scored.length > 0 && use(ResultPicture, {
      words,
      game,
      heading,
      rows: scored.map((column, seat) => ({
        name: nameOf(column),
        total: totalOf(seat),
        first: column.rank === 1,
        lines: column.items.map((item) => `${words.say(item.key, item.data ?? {})}: ${writeNumber(item.points)}`),
      })),
    }),
    title && found && (found.steps ?? []).length > 0 && div(
      { class: "steps" },
      strong({}, title),
      ol({}, (found.steps ?? []).map((event, at) => li({ key: at }, words.event(/** @type {any} */ (event), names)))),
    ),
  );
}
