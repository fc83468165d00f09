/** A picture for each chapter of the rules, drawn as the cards are. */

import { div, span } from "../../../web/shell/tags.js";
import { Back, Card } from "./art.js";

/** @typedef {import("../../../web/table/board.d.ts").PictureProps} Props */

/** @param {number} colour @param {number} value */
const card = (colour, value) => Card(6 * colour + value - 1);

/** @param {...import("../../../web/shell/tags.js").Child} drawn */
const row = (...drawn) => drawn.map((each, at) => span({ key: at, class: "piece" }, each));

/** @type {Record<string, () => import("../../../web/shell/tags.js").Child>} */
const PICTURES = {
  "FT-01": () => row(card(0, 1), card(1, 2), card(2, 3), card(3, 4), card(4, 5), card(0, 6)),
  "FT-03": () => row(Back(), Back(), card(1, 3), card(4, 1)),
  "FT-06": () => row(card(2, 3), card(2, 2), card(2, 1), card(0, 4), card(0, 2), card(3, 5)),
  "FT-13": () => row(card(0, 4), card(0, 3), card(4, 5), card(1, 1)),
  "FT-R1": () => row(card(3, 1), card(4, 1), card(1, 1)),
};

/** @param {Props} props */
export const Illustration = ({ rule }) => div({ class: "ft" }, div({ class: "pieces" }, PICTURES[rule]?.()));
