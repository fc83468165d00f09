/// <reference lib="deno.ns" />

import { compareTricks, danger, fieldOf, givesUp, groups, waysAfter } from "../ahead.js";

const PLAIN = Array.from({ length: 36 }, (_, field) => field);

/**
 * @param {unknown} found
 * @param {unknown} wanted
 */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

/**
 * A player at seat 0 with a hand, against one other.
 *
 * @param {Record<string, unknown>} change
 * @returns {any}
 */
const view = (change) => ({
  seat: 0,
  players: 2,
  led: -1,
  hand: [1, 2, 3],
  covered: [[0, 1, 2, 3], [0, 1, 2, 3]],
  tokens: [[], []],
  neutral: [],
  ...change,
});

const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3];

Deno.test("tokens touch along sides, not at corners nor around the edge", () => {
  const sizes = (/** @type {number[]} */ fields) => groups(fields, PLAIN).map((group) => group.length);
  same(sizes([fieldOf(RED, 1), fieldOf(RED, 2), fieldOf(BLUE, 2)]), [3]);
  same(sizes([fieldOf(RED, 1), fieldOf(BLUE, 2)]), [1, 1]);
  same(sizes([fieldOf(RED, 9), fieldOf(BLUE, 1)]), [1, 1]);
  same(sizes([fieldOf(RED, 1), fieldOf(GREEN, 1)]), [1, 1]);
  same(sizes([]), []);
});

Deno.test("a layout decides who is a neighbour", () => {
  const swapped = PLAIN.map((place) => (place < 9 ? place + 9 : place < 18 ? place - 9 : place));
  same(groups([fieldOf(RED, 4), fieldOf(YELLOW, 4)], swapped).length, 1);
  same(groups([fieldOf(BLUE, 4), fieldOf(YELLOW, 4)], swapped).length, 2);
});

Deno.test("only declaring another colour than the led one costs, and only what is still there", () => {
  same(givesUp(view({ led: BLUE }), fieldOf(RED, 1)), BLUE);
  same(givesUp(view({ led: BLUE }), fieldOf(BLUE, 1)), -1);
  same(givesUp(view({ led: -1 }), fieldOf(RED, 1)), -1);
  same(givesUp(view({ led: BLUE, covered: [[RED], [RED]] }), fieldOf(RED, 1)), -1);
});

Deno.test("what is left after a play: not the taken fields, not the colour given up, not the card played", () => {
  const left = waysAfter(
    view({ hand: [1, 1, 2], covered: [[RED, BLUE], []], tokens: [[], [fieldOf(RED, 2)]] }),
    fieldOf(RED, 1),
  );
  same(left, [fieldOf(BLUE, 1), fieldOf(BLUE, 2)]);
  const gone = waysAfter(
    view({ led: BLUE, hand: [1, 1, 2], covered: [[RED, BLUE], []], neutral: [fieldOf(RED, 2)] }),
    fieldOf(RED, 1),
  );
  same(gone, []);
});

Deno.test("a play that leaves nothing is a danger, one that leaves little too, but not with the last cards", () => {
  const tight = { led: BLUE, covered: [[RED, BLUE], []], neutral: [fieldOf(RED, 2), fieldOf(RED, 3)] };
  same(danger(view(tight), fieldOf(RED, 1)), 0);
  same(danger(view(tight), fieldOf(BLUE, 1)), 2);
  same(danger(view({ ...tight, hand: [1, 2] }), fieldOf(RED, 1)), -1);
  same(danger(view({}), fieldOf(RED, 1)), -1);
});

Deno.test("two players see whether they are still within four tricks", () => {
  const two = (/** @type {number} */ won) => compareTricks(view({ predictions: [0, 0], tricks: [won, 0] }), 0);
  same(two(4), { key: "tricks-at-most", state: "" });
  same(two(5), { key: "tricks-too-many", state: "over" });
});

Deno.test("tricks are compared with the prediction, once there is one", () => {
  const three = (/** @type {number} */ won, /** @type {number} */ predicted) =>
    compareTricks(view({ players: 3, predictions: [predicted, 0, 0], tricks: [won, 0, 0] }), 0);
  same(three(0, 0), { key: "tricks-so-far", state: "" });
  same(three(1, 2).state, "");
  same(three(2, 2).state, "hit");
  same(three(3, 2), { key: "tricks-of", state: "over" });
});
