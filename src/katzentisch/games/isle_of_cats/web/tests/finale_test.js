/// <reference lib="deno.ns" />

import { moments, tale } from "../finale.js";
import { sheet, sisterLines } from "../score.js";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  const [one, two] = [found, wanted].map((each) => JSON.stringify(each));
  if (one !== two) throw new Error(`found ${one}, wanted ${two}`);
}

/** @param {Record<string, number>[]} sheets @returns {any} */
const ended = (sheets) => ({
  view: { mode: "voyage" },
  players: sheets.length,
  log: sheets.map((lines, seat) => ({ key: "scored", data: { seat, ...lines } })),
});

Deno.test("a boat without points is told where most were lost, one with points where most came from", () => {
  const told = moments(ended([
    { families: 38, lessons: 4, rats: -3, rooms: -5, total: 34 },
    { families: 19, lessons: 5, rats: -13, rooms: -35, total: -24 },
    { families: 0, rats: -11, rooms: 0, total: -11 },
  ]));
  same(told.map(({ key, data }) => [key, data?.gain, data?.points]), [
    ["best-gain", "families", 38],
    ["worst-loss", "rooms", -35],
    ["worst-loss", "rats", -11],
  ]);
});

Deno.test("a lead is explained by the line in which the winner gained most, not by one in which the other is ahead", () => {
  const [told] = tale(
    ended([
      { families: 38, rare: 15, lessons: 0, public: 24, rats: 0, rooms: -20, total: 57 },
      { families: 28, rare: 9, lessons: 20, public: 21, rats: -3, rooms: -20, total: 55 },
    ]),
    0,
    [1, 2],
  );
  same(told, {
    key: "tale-line",
    data: { seat: 0, other: 1, number: 2, gain: "families", points: 38, against: 28 },
  });
});

Deno.test("nothing is said of a lead where the points are equal and fish decided", () => {
  same(tale(ended([{ families: 8, total: 8 }, { families: 8, total: 8 }]), 0, [1, 2]), []);
});

/** @type {any} */
const FACTS = {
  colours: ["blue", "green"],
  rooms: [{ symbol: null, cells: [0, 1] }],
  boats: { one: { rats: [0], maps: [] } },
  tiles: [{ name: "blue-3", kind: "cat" }],
  points: { rat: -1, room: -5, rare: 3, family: [0, 0, 0, 8] },
  sister: { colours: { 7: 0, 8: 1 }, points: [3, 2] },
};

Deno.test("no line of a score sheet is minus zero", () => {
  /** @type {any} */
  const crew = { boat: "one", tiles: [{ tile: 0, colour: 0, place: 0, cells: [0, 1] }] };
  const { rats, rooms } = sheet({ facts: FACTS, view: /** @type {any} */ ({ mode: "voyage" }) }, crew);
  same([Object.is(rats, 0), Object.is(rooms, 0)], [true, true]);
});

Deno.test("the sister's points are told by colour, and the rest are her lessons", () => {
  const tiles = [0, 0, 1, 7].map((colour) => ({ colour }));
  /** @type {any} */
  const view = { colours: [7, 8], crews: [{ tiles }], sister_points: 18 };
  const { colours, lessons } = sisterLines({ facts: FACTS, view });
  same([colours.map(({ cats, points }) => [cats, points]), lessons], [[[2, 6], [1, 2]], 10]);
});
