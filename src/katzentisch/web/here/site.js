/** The entry point of the static site: chooses the language and uses the backend in this browser. */

import { pathOf, stayHere } from "../shell/api.js";
import { catalogue } from "../shell/catalogue.js";
import { ASSETS } from "../shell/words.js";
import { ask, recall, tellDrawn } from "./backend.js";
import { LocalConnection } from "./connection.js";
import { listFiles } from "./downloads.js";

const root = document.documentElement;
const LANGUAGES = (root.dataset.languages ?? root.lang).split(" ");

stayHere({ ask, recall, tellDrawn, connect: (code) => new LocalConnection(code) });
root.lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each)) ?? root.lang;
// What nearly every page asks for comes while the modules do; a page that asks for it says if it does not come.
catalogue().catch(() => {});
listFiles().catch(() => {});
if (pathOf(location).startsWith("/t/")) {
  const { content } = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=table-modules]"));
  for (const path of content.split(" ")) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: ASSETS + path });
    document.head.append(link);
  }
}
await import("../shell/main.js");
