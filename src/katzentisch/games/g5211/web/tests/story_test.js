/// <reference lib="deno.ns" />

import { choiceOf, count, fate, scored, storyOf } from "../story.js";

const COLOURS = ["yellow", "green", "orange", "dark-blue", "turquoise"];
const CARDS = [..."YGODT"].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((value) => `${letter}${value}`));
/** @type {any} */
const FACTS = { cards: CARDS, colours: COLOURS };

/**
 * @param {unknown} found
 * @param {unknown} wanted
 */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

/** @param {string[]} names */
const cards = (...names) => names.map((name) => CARDS.indexOf(name));

const TIE = [
  { key: "roosters", data: { count: 1, target: 4 } },
  { key: "colour-count", data: { colour: "yellow", count: 6 } },
  { key: "disaster", data: { colours: ["yellow"], count: 6, limit: 5 } },
  { key: "tie", data: { colours: ["green", "orange"], count: 2 } },
  { key: "colour-scores", data: { colour: "turquoise", count: 1 } },
  { key: "kept", data: { seat: 0, cards: 0, points: 0 } },
  { key: "kept", data: { seat: 1, cards: 1, points: 6 } },
];

Deno.test("cards count for their colour, roosters for both", () => {
  same(count(cards("Y1", "Y3", "T1", "D6")), { colours: [2, 0, 0, 1, 1], roosters: 2 });
});

Deno.test("two cards are one choice in either order, and only if it is legal", () => {
  same(choiceOf(cards("G4", "Y3"), ["Y3 G4"], FACTS), "Y3 G4");
  same(choiceOf(cards("Y3"), ["Y3 G4"], FACTS), "");
  same(choiceOf(cards("Y3", "Y3"), ["Y3 Y3"], FACTS), "Y3 Y3");
});

Deno.test("a story holds the latest scoring only", () => {
  const first = { key: "roosters-score", data: { count: 4, target: 4 } };
  const story = storyOf([first, { key: "kept", data: { seat: 0, cards: 2, points: 2 } }, ...TIE]);
  same(story?.lines.length, 5);
  same(story?.kept, [{ cards: 0, points: 0 }, { cards: 1, points: 6 }]);
  same(storyOf([{ key: "chosen", data: { seat: 0 } }]), null);
});

Deno.test("what became of each colour, and which cards are kept", () => {
  const story = /** @type {import("../story.js").Story} */ (storyOf(TIE));
  same(COLOURS.map((colour) => fate(story, colour)), ["disaster", "tie", "tie", "", "scores"]);
  same(cards("T6", "Y2", "G1").map((card) => scored(story, card, COLOURS)), [true, false, false]);
});

Deno.test("when roosters score, only they are kept", () => {
  const story = { lines: [{ key: "roosters-score", data: {} }], kept: [] };
  same(cards("T1", "T6").map((card) => scored(story, card, COLOURS)), [true, false]);
});
