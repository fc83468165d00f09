/** From one table to the next. */

import { a, span, useEffect, useSignal } from "./tags.js";
import * as api from "./api.js";
import { catalogue, titled } from "./catalogue.js";
import { waits } from "./components.js";
import { isLesson } from "./settings.js";

/**
 * The way to another table that waits, if there is one; shown where nothing is left to do.
 *
 * @param {{ code: string, words: import("./words.js").Words }} props
 */
export function Next({ code, words }) {
  const next = useSignal({ code: "", game: "" });
  useEffect(() => {
    Promise.all([api.listMyTables(), catalogue()]).then(([found, games]) => {
      const table = found.find((each) => each.code !== code && waits(each) && !isLesson(each.code));
      next.value = table ? { code: table.code, game: titled(games, table.game, words) } : { code: "", game: "" };
    }, () => {});
  }, [code]);
  return next.value.code && a(
    { class: "button next", href: `/t/${next.value.code}` },
    span({ class: "brief", "aria-hidden": "true" }, `${words.say("next-table-short")}\u00a0→`),
    span({ class: "word" }, words.say("next-table", { game: next.value.game })),
  );
}
