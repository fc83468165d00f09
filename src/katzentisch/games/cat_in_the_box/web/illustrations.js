/** A picture for each chapter of the rules, drawn as the board is. */

import { div, span, use } from "../../../web/shell/tags.js";
import { CatCard, Token } from "./art.js";
import { ResearchBoard } from "./research_board.js";

/** @typedef {import("../../../web/table/board.d.ts").PictureProps} Props */

/** @param {number} colour @param {number} value */
const field = (colour, value) => 9 * colour + value - 1;

/**
 * Cards side by side, each a value and, once declared, a colour.
 *
 * @param {[number, number?][]} cards
 */
const cards = (...cards) =>
  cards.map(([value, colour], at) => span({ key: at, class: "piece" }, CatCard(value, colour)));

/** @param {...number} seats */
const tokens = (...seats) => seats.map((seat) => span({ key: `of ${seat}`, class: "piece small" }, Token(seat)));

/**
 * The research board of three with these tokens.
 *
 * @param {any} facts
 * @param {number[][]} tokens
 * @param {number} [owner]
 * @param {number[]} [neutral]
 */
function board(facts, tokens, owner = -1, neutral = []) {
  const view = /** @type {any} */ ({ values: 6, phase: "over", covered: [] });
  const places = facts.places.white;
  return use(ResearchBoard, { view, places, tokens, neutral, owner, label: "" });
}

/** @type {Record<string, (facts: any) => import("../../../web/shell/tags.js").Child>} */
const PICTURES = {
  "CB-01": () => [cards([1], [2], [3], [4], [5], [6]), tokens(0, 1, 2)],
  "CB-06": () => cards([2], [3], [3], [5], [6]),
  "CB-09": () => cards([4, 1], [6, 1], [2, 0]),
  "CB-18": (facts) =>
    board(facts, [[field(0, 4), field(3, 1)], [field(1, 4), field(2, 4)], [field(3, 4), field(1, 2)]]),
  "CB-20": (facts) =>
    board(facts, [[field(1, 2), field(1, 3), field(2, 3), field(3, 3)], [field(0, 5), field(2, 1)], [field(3, 6)]], 0),
  "CB-24": () => tokens(0, 1, 2, 3),
  "CB-26": (facts) => [cards([2], [2], [5]), board(facts, [[], []], -1, [field(3, 2), field(2, 2), field(3, 5)])],
  "CB-R1": (facts) => board(facts, [[field(1, 1), field(1, 2), field(2, 3)], [field(0, 6)], []], 0),
};

/** @param {Props} props */
export const Illustration = ({ rule, facts }) =>
  div({ class: "cb" }, div({ class: "pieces" }, PICTURES[rule]?.(facts)));
