/// <reference lib="deno.ns" />

import { stage } from "../scenes.js";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  const [one, two] = [found, wanted].map((each) => JSON.stringify(each));
  if (one !== two) throw new Error(`found ${one}, wanted ${two}`);
}

/** @type {any} */
const FACTS = { tiles: [{ name: "blue-3" }, { name: "red-5" }] };

/** @param {number} tiles @param {number} points */
const crew = (tiles, points) => ({ tiles: Array(tiles).fill(0), points, passed: false });

/** @type {any} */
const BEFORE = {
  phase: "rescue",
  left: [1],
  right: [],
  pending: [{}],
  decider: 1,
  public: [],
  crews: [crew(2, 5), crew(3, 6)],
};

/** @param {any} view @param {any[]} events */
const tell = (view, events) => stage({ before: BEFORE, view, events, log: [], seat: 0, facts: FACTS });

Deno.test("a cat flies from its field to the boat of the player who took it", () => {
  const view = { ...BEFORE, left: [] };
  const [flight, present] = tell(view, [{ key: "rescued", data: { seat: 1, tile: "red-5" } }]);
  same([flight.flies, flight.boat, flight.view.left, flight.events.length], [1, 1, [1], 1]);
  same([present.view === view, present.events], [true, []]);
});

Deno.test("what one takes oneself is taken at once", () => {
  same(tell(BEFORE, [{ key: "rescued", data: { seat: 0, tile: "red-5" } }]).length, 1);
});

Deno.test("a tile is laid on its boat, and only then the next day begins", () => {
  const view = { ...BEFORE, pending: [], left: [0], crews: [crew(2, 5), crew(4, 6)] };
  const [laid, dawn] = tell(view, [{ key: "placed", data: { seat: 1, tile: "red-5" } }, {
    key: "day",
    data: { day: 2 },
  }]);
  same([laid.view.crews[1].tiles.length, laid.view.left, laid.view.pending, laid.boat], [4, [1], [], 1]);
  same([dawn.view.left, dawn.events.map(({ key }) => key)], [[0], ["day"]]);
});

Deno.test("the boat of somebody else is shown before the next one is asked, and no longer", () => {
  const view = { ...BEFORE, pending: [], decider: 0, crews: [crew(2, 5), crew(4, 6)] };
  const laid = { key: "placed", data: { seat: 1, tile: "red-5" } };
  const [shown, present] = tell(view, [laid]);
  same([shown.boat, shown.events, shown.hold > 0], [1, [laid], true]);
  same([present.boat, present.events, present.hold, present.view === view], [-1, [laid], 0, true]);
  const own = tell(view, [{ key: "placed", data: { seat: 0, tile: "red-5" } }]);
  same(own.map(({ boat }) => boat), [0]);
});

Deno.test("a pass is seen though the next day has forgotten it", () => {
  const [passed] = tell(BEFORE, [{ key: "passed", data: { seat: 1 } }, { key: "cleared", data: {} }]);
  same(passed.view.crews.map((each) => each.passed), [false, true]);
});

Deno.test("the sheet is counted before its totals are told", () => {
  const view = { ...BEFORE, phase: "over", crews: [crew(2, 30), crew(3, 20)] };
  const [counted, present] = tell(view, [
    { key: "ready", data: { seat: 0 }, quiet: true },
    { key: "lessons-shown", data: { seat: 0 } },
    { key: "scored", data: { seat: 0, total: 30 } },
  ]);
  same([counted.counts, counted.view.crews[0].points, counted.events.length], [true, 5, 2]);
  same([present.counts, present.view.crews[0].points, present.events.length], [false, 30, 1]);
});

Deno.test("of several moves that come at once nothing is told before it lies there", () => {
  const view = { ...BEFORE, left: [], crews: [crew(3, 5), crew(4, 6)] };
  const took = { key: "rescued", data: { seat: 1, tile: "red-5" } };
  const laid = { key: "placed", data: { seat: 1, tile: "red-5" } };
  const next = { key: "placed", data: { seat: 0, tile: "blue-3" } };
  const [flight, present] = tell(view, [took, laid, next]);
  same([flight.flies, flight.events, flight.view.crews[1].tiles.length], [1, [took], 3]);
  same([present.view === view, present.events], [true, [laid, next]]);
  const [both, dawn] = tell(view, [laid, next, took, { key: "day", data: { day: 2 } }]);
  same([both.events.length, both.view.crews.map(({ tiles }) => tiles.length)], [3, [3, 4]]);
  same(dawn.events.map(({ key }) => key), ["day"]);
});
