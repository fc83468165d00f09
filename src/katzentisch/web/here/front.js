/** The first page of the static site: what this is, and a match with one press. */

import { a, button, p, section, signal, small, useEffect } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { words } from "../shell/words.js";
import { keep } from "./backend.js";
import { missingBytes } from "./downloads.js";
import { megabytes } from "./size.js";

/** How many bytes are still to be downloaded; -1 if that is unknown. It is read before anything is drawn that it would push away. */
const size = signal(await missingBytes().catch(() => -1));

/** @param {{ children?: import("../shell/tags.js").Child }} props its children are a first match's button, for newcomers */
export function Front({ children }) {
  const look = () => missingBytes().then((bytes) => (size.value = bytes), () => {});
  useEffect(() => {
    look();
  }, []);
  const say = words.value;
  const above = api.elsewhere();
  return section(
    { class: "front" },
    children && p({}, say.say("here-about")),
    children,
    size.value > 0 &&
      button({ type: "button", class: "keep", onClick: () => keep().then(look, () => {}) }, say.say("here-keep")),
    above && a({ class: "button quiet", href: above.home }, say.say("to-server")),
    size.value >= 0 &&
      small({}, size.value ? say.say("here-size", { size: megabytes(size.value) }) : say.say("here-kept")),
  );
}
