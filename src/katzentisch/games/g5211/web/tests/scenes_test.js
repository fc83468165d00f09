/// <reference lib="deno.ns" />

import { stage } from "../scenes.js";

const CARDS = [..."YGODT"].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((value) => `${letter}${value}`));
/** @type {any} */
const FACTS = { cards: CARDS };

/**
 * @param {unknown} found
 * @param {unknown} wanted
 */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

/** @param {any} before @param {any} view @param {any[]} events */
const tell = (before, view, events) => stage({ before, view, events, log: [], seat: 0, facts: FACTS });

Deno.test("the complete deal is shown before it is scored and cleared", () => {
  const before = {
    seat: 0,
    players: 2,
    deal: 1,
    number: 1,
    turn: 2,
    hand: [7, 9],
    has_chosen: [true, true],
    open: [[1, 2, 3], [4, 5, 6]],
    kept: [0, 0],
    points: [0, 0],
  };
  const after = {
    ...before,
    deal: 2,
    turn: 0,
    hand: [9, 11, 12],
    has_chosen: [false, false],
    open: [[], []],
    last_open: [[1, 2, 3, 7], [4, 5, 6, 8]],
    kept: [0, 1],
  };
  const [complete, present] = tell(before, after, [
    { key: "revealed", data: { seat: 0, cards: ["G2"] } },
    { key: "revealed", data: { seat: 1, cards: ["G3"] } },
    { key: "roosters", data: { count: 1, target: 4 } },
    { key: "nobody-scores" },
    { key: "kept", data: { seat: 0, cards: 0, points: 0 } },
  ]);
  same(complete.events.map(({ key }) => key), ["revealed", "revealed"]);
  same([complete.view.open, complete.view.kept, complete.view.hand], [after.last_open, [0, 0], [9]]);
  same([complete.fresh, complete.story], [[3, 3], null]);
  same([present.view.open, present.events.length, present.story?.lines.length], [[[], []], 3, 2]);
});

Deno.test("in the middle of a deal the new cards are fresh", () => {
  const before = { players: 2, turn: 1, open: [[1, 2], [4, 5]] };
  const after = { ...before, turn: 2, open: [[1, 2, 3], [4, 5, 6]] };
  const scenes = tell(before, after, [{ key: "revealed", data: { seat: 0, cards: ["Y4"] } }]);
  same(scenes.length, 1);
  same(scenes[0].fresh, [2, 2]);
});
