/** The parts of every sheet: numbers to tap, choices, everybody's columns, and ways to take it along. */

import {
  a,
  button,
  caption,
  div,
  fieldset,
  img,
  input,
  label,
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
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { FRAGMENT, pack } from "./sheet.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./sheet.js").Judgement} Judgement */
/**
 * @template S
 * @typedef {import("./sheet.js").Kept<S>} Kept
 */

const LINK_LIMIT = 2000;

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
 * @param {{ words: Words, found: Judgement | null, refused: any, names: string[], title?: string }} props
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
    title && found && (found.steps ?? []).length > 0 && div(
      { class: "steps" },
      strong({}, title),
      ol({}, (found.steps ?? []).map((event, at) => li({ key: at }, words.event(/** @type {any} */ (event), names)))),
    ),
  );
}

/**
 * Take a sheet along: a link, a code for the others at the table, a file; or begin anew.
 *
 * @param {{ words: Words, game: string, kept: Kept<any>, blank: any }} props
 */
export function Share({ words, game, kept: { sheet, keep, isShared, adopt }, blank }) {
  const link = useSignal("");
  const picture = useSignal("");
  const told = useSignal("");
  if (isShared) {
    return section(
      { class: "share" },
      p({ class: "notice" }, words.say("sheet-shared")),
      button({ type: "button", class: "main", onClick: adopt }, words.say("sheet-adopt")),
    );
  }
  const share = async () => {
    link.value = `${location.origin}${location.pathname}${FRAGMENT}${await pack(sheet)}`;
    picture.value = told.value = "";
    if (link.value.length > LINK_LIMIT) {
      told.value = words.say("sheet-too-long");
      return;
    }
    try {
      picture.value = `data:image/svg+xml;utf8,${encodeURIComponent(await api.code(link.value))}`;
    } catch {
      told.value = words.say("why-offline");
    }
  };
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(sheet, null, 2))}`;
  return section(
    { class: "share" },
    button({ type: "button", onClick: share }, words.say("sheet-share")),
    a({ class: "button", href: file, download: `${game}.json` }, words.say("sheet-download")),
    button({ type: "button", class: "quiet", onClick: () => keep(blank) }, words.say("sheet-anew")),
    link.value &&
      label(
        {},
        words.say("sheet-link"),
        input({ readonly: true, value: link.value, onFocus: (/** @type {any} */ event) => event.target.select() }),
      ),
    picture.value && img({ class: "code", src: picture.value, alt: words.say("sheet-code") }),
    told.value && p({ role: "status" }, told.value),
  );
}
