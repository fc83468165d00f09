/// <reference lib="deno.ns" />

import { stage } from "../scenes.js";

const FACTS = /** @type {any} */ ({
  colours: ["yellow", "green", "orange", "dark-blue", "turquoise"],
  cards: ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "G1", "G2", "G3", "G4", "G5", "G6"],
});

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

/** Two players at a table. @param {Record<string, unknown>} change @returns {any} */
const view = (change) => ({
  seat: 0,
  players: 2,
  over: false,
  deal: 1,
  turn: 2,
  hand: [1, 2],
  choice: 1,
  has_chosen: [true, false],
  open: [[3], [7]],
  last_open: [[], []],
  kept: [0, 0],
  points: [0, 0],
  written: [0, 0],
  ...change,
});
const revealed = (/** @type {number} */ seat, /** @type {string} */ card) => ({
  key: "revealed",
  data: { seat, cards: [card] },
});
const CHOSEN = { key: "chosen", data: { seat: 1 } };

/** @param {any} before @param {any} after @param {any[]} events */
const tell = (before, after, events) => stage({ before, view: after, events, log: [], seat: 0, facts: FACTS });

Deno.test("a choice is one short scene", () => {
  same(tell(view({}), view({ has_chosen: [true, true] }), [CHOSEN]).length, 1);
});

Deno.test("seats turn one after the other, and the counters follow", () => {
  const events = [CHOSEN, revealed(0, "Y2"), revealed(1, "G3"), { key: "you-drew", data: { cards: ["Y6"] } }];
  const scenes = tell(view({}), view({ turn: 3, open: [[3, 1], [7, 8]], has_chosen: [false, false] }), events);
  same(scenes.flatMap((scene) => scene.events), events);
  same(scenes.map(({ turned }) => turned), [0, 1, -1]);
  same(scenes.map(({ view: { open } }) => open), [[[3, 1], [7]], [[3, 1], [7, 8]], [[3, 1], [7, 8]]]);
  same(scenes[0].view.has_chosen, [false, true]);
  same(scenes[0].view.hand, [2]);
});

Deno.test("the score is told line by line, waits, and nothing of the next deal is seen before", () => {
  const events = [
    CHOSEN,
    revealed(0, "Y2"),
    revealed(1, "G3"),
    { key: "roosters", data: { count: 0, target: 3 } },
    { key: "colour-count", data: { colour: "yellow", count: 2 } },
    { key: "tie", data: { colours: ["yellow", "green"], count: 2 } },
    { key: "nobody-scores", data: {} },
    { key: "kept", data: { seat: 0, cards: 0, points: 0 } },
    { key: "kept", data: { seat: 1, cards: 2, points: 5 } },
    { key: "deal", data: { deal: 2 } },
  ];
  const after = view({ deal: 2, turn: 0, open: [[], []], hand: [4, 5, 6], kept: [0, 2], points: [0, 5] });
  const scenes = tell(view({}), after, events);
  same(scenes.flatMap((scene) => scene.events), events);
  same(scenes.map(({ story }) => story?.lines.at(-1)?.key ?? ""), [
    "",
    "",
    "roosters",
    "tie",
    "nobody-scores",
    "nobody-scores",
    "",
  ]);
  same(scenes.map(({ stop }) => stop ?? false), [false, false, false, false, false, true, false]);
  same(scenes.map(({ view: { deal } }) => deal), [1, 1, 1, 1, 1, 1, 2]);
  same(scenes.map(({ view: { points } }) => points[1]), [0, 0, 0, 0, 0, 5, 5]);
});

Deno.test("a deal in which nobody scores waits as well", () => {
  const events = [
    revealed(0, "Y2"),
    revealed(1, "G3"),
    { key: "roosters", data: { count: 0, target: 3 } },
    { key: "tie", data: { colours: ["yellow", "green"], count: 2 } },
    { key: "nobody-scores", data: {} },
    { key: "deal", data: { deal: 2 } },
  ];
  const after = view({ deal: 2, turn: 0, open: [[], []], hand: [4, 5, 6] });
  const scenes = tell(view({}), after, events);
  same(scenes.flatMap((scene) => scene.events), events);
  same(scenes.map(({ stop }) => stop ?? false), [false, false, false, false, false, true, false]);
  same(scenes.map(({ view: { deal } }) => deal), [1, 1, 1, 1, 1, 1, 2]);
});
