/** Delete tables of this browser, after a confirmation. */

import { button, div, p, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Notice, Panel } from "../shell/components.js";
import { forget } from "../shell/settings.js";
import { words } from "../shell/words.js";

/**
 * @param {{ tables: import("../wire.d.ts").TableInfo[], close: () => void, cleared: () => void }} props
 */
export function Clearing({ tables, close, cleared }) {
  const busy = useSignal(false);
  const refused = useSignal("");
  const say = words.value;
  const clear = async () => {
    busy.value = true;
    try {
      for (const { code } of tables) {
        const matches = await api.listTableMatches(code);
        await api.deleteLocalTable(code);
        forget(code, matches);
      }
      close();
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = say.reason(problem.reason);
    } finally {
      busy.value = false;
      cleared();
    }
  };
  return use(
    Panel,
    { title: say.say("clear-ask"), kind: "clearing", close },
    p({}, say.say(tables.length > 1 ? "clear-many" : "clear-one", { number: tables.length })),
    refused.value && use(Notice, { text: refused.value }),
    div(
      { class: "ways" },
      button({ type: "button", disabled: busy.value, onClick: clear }, say.say("clear-yes")),
      button({ type: "button", class: "main", "data-first": true, onClick: close }, say.say("clear-no")),
    ),
  );
}
