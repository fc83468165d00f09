/** The entry point of the static site: chooses the language and uses the backend in this browser. */

import { stayHere } from "../shell/api.js";
import { ask, recall } from "./backend.js";
import { LocalConnection } from "./connection.js";

const root = document.documentElement;
const LANGUAGES = (root.dataset.languages ?? root.lang).split(" ");

stayHere({ ask, recall, connect: (code) => new LocalConnection(code) });
root.lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each)) ?? root.lang;
await import("../shell/main.js");
