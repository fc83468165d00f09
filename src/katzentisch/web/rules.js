/** The numbered rules, to be searched. */

import { div, h3, input, label, li, p, small, strong, ul, useEffect, useSignal } from "./tags.js";
import { asset } from "./words.js";

/** @typedef {{ id: string, chapter: string, text: string }} Rule */

/** @param {{ kit: import("./catalogue.js").Kit }} props */
export function Rules({ kit }) {
  const { words, game } = kit;
  const rules = useSignal(/** @type {Rule[]} */ ([]));
  const wanted = useSignal("");
  useEffect(() => {
    asset(`games/${game.folder}/rules.${words.lang}.json`).then((found) => (rules.value = JSON.parse(found)));
  }, [words.lang]);
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
        onInput: (/** @type {any} */ event) => (wanted.value = event.target.value),
      }),
    ),
    !found.length && p({ role: "status" }, words.say("no-rules-found")),
    chapters.map((chapter) =>
      div(
        { key: chapter },
        h3({}, chapter),
        ul(
          {},
          found.filter((rule) => rule.chapter === chapter).map((rule) => {
            const [first, ...more] = rule.text.split("\n");
            return li(
              { key: rule.id },
              small({}, strong({}, rule.id)),
              p({}, first.replace(/\*\*|`/g, "")),
              more.length > 0 && p({ class: "rule-table" }, more.join("\n")),
            );
          }),
        ),
      )
    ),
  );
}
