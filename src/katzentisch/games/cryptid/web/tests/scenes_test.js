/// <reference lib="deno.ns" />

import { hexAt } from "../map.js";
import { recent, stage } from "../scenes.js";
import { same } from "./same.js";

const D4 = hexAt("D4");
const A1 = hexAt("A1");

/** @param {string} key @param {number} seat @param {Record<string, unknown>} [more] */
const event = (key, seat, more = {}) => ({ key, data: { seat, ...more } });

/** @type {any} */
const BEFORE = { pawn: -1, turn: 1, respondent: -1, searching: false, cubes: [[], [], []], discs: [[A1], [], []] };

/** @param {any} view @param {any[]} events */
const tell = (view, events) => stage({ before: BEFORE, view, events, log: [], seat: 0, facts: null });

Deno.test("a question is asked before it is answered, and what is owed comes with the answer", () => {
  const view = { ...BEFORE, pawn: D4, cubes: [[], [], [D4]] };
  const events = [
    event("asks", 1, { other: 2, hex: "D4" }),
    event("answers", 2, { hex: "D4", piece: "cube" }),
    event("owes", 1),
  ];
  const [asked, answered, ...more] = tell(view, events);
  same([asked.view.pawn, asked.view.cubes, asked.action], [D4, [[], [], []], { seat: 1, other: 2, hex: D4 }]);
  same([answered.view.cubes, answered.fell], [[[], [], [D4]], { seat: 2, kind: "cube", hex: D4 }]);
  same([answered.view === view, answered.events.length, more.length], [true, 2, 0]);
});

Deno.test("a search goes from seat to seat, and the end comes after the last disc", () => {
  const view = { ...BEFORE, pawn: D4, habitat: D4, discs: [[A1, D4], [D4], [D4]] };
  const disc = { hex: "D4", piece: "disc" };
  const scenes = tell(view, [
    event("searches", 1, { hex: "D4" }),
    event("lays", 1, disc),
    event("answers", 2, disc),
    event("answers", 0, disc),
    event("wins", 1, { hex: "D4" }),
    event("clue-was", 0, { clue: "water" }),
  ]);
  same(scenes.map(({ view }) => view.discs.flat().length), [1, 2, 3, 4, 4]);
  same(scenes.map(({ view }) => view.habitat ?? -1), [-1, -1, -1, -1, D4]);
  same(scenes.map(({ events }) => events.length), [1, 1, 1, 1, 2]);
  same(scenes.map(({ action }) => action?.other), [-1, -1, -1, -1, -1]);
});

Deno.test("a piece that is swapped lies there once", () => {
  const scenes = tell(BEFORE, [event("corrects", 0, { hex: "A1", piece: "cube" }), event("skipped", 1)]);
  same([scenes[0].view.discs[0], scenes[0].view.cubes[0]], [[], [A1]]);
});

Deno.test("pieces stay marked from one's own action to the next", () => {
  const log = [
    event("opening-cube", 2, { hex: "A1" }),
    event("asks", 0, { other: 1, hex: "D4" }),
    event("answers", 1, { hex: "D4", piece: "disc" }),
    event("asks", 1, { other: 0, hex: "A1" }),
    event("answers", 0, { hex: "A1", piece: "disc" }),
  ];
  same(recent(log, 0).map(({ seat, hex }) => [seat, hex]), [[1, D4], [0, A1]]);
  same(recent(log, -1).length, 1);
  same(recent([...log, event("lays", 0, { hex: "D4", piece: "cube" })], 0), []);
});
