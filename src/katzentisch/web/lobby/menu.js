/** Everything that is not on the lobby's page: one's own pages, settings, and records from files. */

import { a, div, input, label, nav, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Notice, Panel } from "../shell/components.js";
import { words } from "../shell/words.js";

/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Pages, and what they are called. @type {[string, string][]} */
const PAGES = [["/daily", "daily"], ["/settings", "settings"], ["/about", "about"]];
/** Pages that only a server has; two more are in the bar. @type {[string, string][]} */
const SERVER_PAGES = [["/me/games", "my-games"]];

/** @param {{ go: (path: string) => void, close: () => void }} props */
export function Menu({ go, close }) {
  const say = words.value;
  const beside = api.isHere() ? null : api.elsewhere();
  const pages = api.isHere() ? PAGES : [...SERVER_PAGES, ...PAGES];
  return use(
    Panel,
    { title: say.say("more-tools"), kind: "lobby-menu", close },
    nav(
      {},
      pages.map(([href, called]) => a({ key: href, class: "button", href }, say.say(called))),
      beside && a({ class: "button", href: beside.home, target: "_self" }, say.say("meanwhile-open")),
    ),
    use(Upload, { go }),
  );
}

/**
 * A way in by a record that somebody kept.
 *
 * @param {{ go: (path: string) => void }} props
 */
function Upload({ go }) {
  const refused = useSignal("");
  const say = words.value;
  const tell = (/** @type {unknown} */ problem) => {
    if (!(problem instanceof api.Refused)) throw problem;
    refused.value = say.reason(problem.reason);
  };
  const upload = async (/** @type {ControlEvent} */ event) => {
    const file = event.target.files?.[0];
    if (file) {
      const { layOut } = await import("../shell/carry.js");
      await layOut(await file.text()).then(go, tell);
    }
  };
  return div(
    { class: "ways" },
    label(
      { class: "button upload" },
      say.say("upload"),
      input({ class: "unseen", type: "file", accept: ".kt,text/plain", onChange: upload }),
    ),
    refused.value && use(Notice, { text: refused.value }),
  );
}
