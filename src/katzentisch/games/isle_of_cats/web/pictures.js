/** What a card gives, as a row of signs, so that a draft reads at a glance; the words below say the same. */

import { all, circle, span, svg, use } from "../../../web/shell/tags.js";
import { Figure, icon } from "./art.js";
import { drawn } from "./motifs.js";

/** @typedef {import("./facts.d.ts").Facts} Facts */

const BETWEEN = { "/": "/", ">": "→", "|": "/", "+": "+" };

/** @param {{ facts: Facts, number: number }} props */
export function Picture({ facts, number }) {
  const signs = drawn(facts, number).split(" ").filter(Boolean);
  return all(...signs.map(sign));
}

/** @param {string} text */
function sign(text) {
  if (text in BETWEEN) return span({ class: "between" }, BETWEEN[/** @type {keyof typeof BETWEEN} */ (text)]);
  if (/^\d+$/.test(text)) return span({ class: "points" }, text);
  const [, name, colour, none, times] = /^([a-z]+)(?:\.(\d))?(-)?(?:\*(\d+))?$/.exec(text) ?? [];
  return span(
    { class: none ? "token none" : "token" },
    name === "colours" ? use(Colours, {}) : colour ? use(Figure, { colour: Number(colour) }) : icon(
      /** @type {import("./art.js").IconName} */ (name),
    ),
    times && span({ class: "times" }, times),
  );
}

/** All five colours. */
function Colours() {
  return svg(
    { class: "icon", viewBox: "0 0 24 24" },
    [[12, 5], [19, 10], [16.4, 18.4], [7.6, 18.4], [5, 10]].map(([cx, cy], colour) =>
      circle({ key: colour, class: `c${colour} dot`, cx, cy, r: 4 })
    ),
  );
}
