/** Where the site begins: in the reader's language, with the house in this browser. */

import { stayHere } from "../shell/api.js";
import { ask } from "./backend.js";
import { Inward } from "./connection.js";

const root = document.documentElement;
const LANGUAGES = (root.dataset.languages ?? root.lang).split(" ");

stayHere({ ask, connect: (code) => new Inward(code) });
root.lang = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.includes(each)) ?? root.lang;
await import("../shell/main.js");
