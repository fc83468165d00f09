/** The entry point of the static site: chooses the language and uses the backend in this browser. */

import { stayHere } from "../shell/api.js";
import { catalogue } from "../shell/catalogue.js";
import { ask, recall } from "./backend.js";
import { LocalConnection } from "./connection.js";
import { listFiles } from "./downloads.js";

const root = document.documentElement;
const LANGUAGES = (root.dataset.languages ?? root.lang).split(" ");

stayHere({ ask, recall, connect: (code) => new LocalConnection(code) });
root.lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each)) ?? root.lang;
// What nearly every page asks for comes while the modules do; a page that asks for it says if it does not come.
catalogue().catch(() => {});
listFiles().catch(() => {});
await import("../shell/main.js");
