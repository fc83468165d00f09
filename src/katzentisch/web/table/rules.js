/** The rules to look things up in: a page that sums them up, then chapter by chapter, open at what is going on now. */

import {
  details,
  div,
  figcaption,
  figure,
  h3,
  input,
  label,
  later,
  li,
  p,
  section,
  small,
  summary,
  table,
  tbody,
  td,
  th,
  thead,
  tr,
  ul,
  use,
  useEffect,
  useMemo,
  useRef,
  useSignal,
} from "../shell/tags.js";
import { asset } from "../shell/words.js";

/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {import("../shell/tags.js").DetailsEvent} DetailsEvent */

/** @typedef {{ id: string, chapter: string, text: string }} Rule */

/**
 * @param {{
 *   kit: import("../shell/catalogue.js").Kit, connection?: import("./connection.js").Connection, seat?: number,
 * }} props
 */
export function Rules({ kit, connection, seat = -1 }) {
  const { words, game, board } = kit;
  const rules = useSignal(/** @type {Rule[]} */ ([]));
  const wanted = useSignal("");
  /** The chapters that were opened, by their first rule. */
  const seen = useSignal(/** @type {string[]} */ ([]));
  const Illustration = useMemo(() => illustrated(board), [board]);
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  const view = connection?.stories.value[seat]?.moment.value?.scene.view;
  const now = view ? board.rule?.(view) ?? "" : "";
  useEffect(() => {
    asset(`games/${game.folder}/rules.${words.lang}.json`).then((found) => (rules.value = JSON.parse(found)));
  }, [words.lang]);
  useEffect(() => here.current?.scrollIntoView({ block: "center" }), [rules.value]);
  const text = wanted.value.trim().toLowerCase();
  const found = rules.value.filter((rule) => `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase().includes(text));
  const chapters = [...new Set(found.map((rule) => rule.chapter))];
  return div(
    { class: "rules" },
    label(
      {},
      words.say("search-rules"),
      input({
        type: "search",
        value: wanted.value,
        onInput: (/** @type {ControlEvent} */ event) => (wanted.value = event.target.value),
      }),
    ),
    !text && words.knows("summary") && section(
      { class: "in-short" },
      h3({}, words.say("rules-in-short")),
      words.say("summary").split("\n").map((line) => p({ key: line }, line)),
    ),
    !found.length && p({ role: "status" }, words.say("no-rules-found")),
    chapters.map((chapter) => {
      const told = found.filter((rule) => rule.chapter === chapter);
      const opens = rules.value.find((rule) => rule.chapter === chapter)?.id ?? "";
      return details(
        {
          key: chapter,
          open: text !== "" || told.some(({ id }) => id === now),
          onToggle: (/** @type {DetailsEvent} */ event) =>
            event.currentTarget.open && (seen.value = [...new Set([...seen.value, opens])]),
        },
        summary({}, h3({}, chapter)),
        Illustration && seen.value.includes(opens) && words.knows(`picture-${opens}`) && figure(
          { class: "illustration" },
          div({ "aria-hidden": "true" }, use(Illustration, { rule: opens, facts: kit.facts, words })),
          figcaption({}, words.say(`picture-${opens}`)),
        ),
        ul(
          {},
          told.map((rule) => {
            const [first, ...more] = rule.text.split("\n");
            return li(
              { key: rule.id, class: rule.id === now ? "now" : "", ref: rule.id === now ? here : null },
              p({}, first.replace(/\*\*|`/g, ""), " ", small({}, rule.id)),
              more.length > 0 && use(RuleTable, { lines: more }),
            );
          }),
        ),
      );
    }),
  );
}

/** @param {import("./board.d.ts").BoardModule} board */
function illustrated({ illustrations }) {
  return illustrations ? later(() => illustrations().then((module) => module.Illustration)) : null;
}

/** @param {string} line */
const cells = (line) => line.split("|").slice(1, -1).map((cell) => cell.trim());

/**
 * A table as the page of rules draws it: a line of headings, a line below them, lines of cells.
 *
 * @param {{ lines: string[] }} props
 */
function RuleTable({ lines }) {
  const [heads, , ...rows] = lines;
  return div(
    { class: "rule-table", tabindex: 0 },
    table(
      {},
      thead({}, tr({}, cells(heads).map((cell, at) => th({ key: at, scope: "col" }, cell)))),
      tbody(
        {},
        rows.map((row, number) =>
          tr(
            { key: number },
            cells(row).map((cell, at) => at ? td({ key: at }, cell) : th({ key: at, scope: "row" }, cell)),
          )
        ),
      ),
    ),
  );
}
