/// <reference lib="deno.ns" />

import { continues, lacks, mattersNow } from "../cards.js";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  const [one, two] = [found, wanted].map((each) => JSON.stringify(each));
  if (one !== two) throw new Error(`found ${one}, wanted ${two}`);
}

/** @type {any} */
const FACTS = {
  days: 5,
  prices: [3, 5],
  colours: ["blue", "green"],
  tiles: [{ kind: "cat" }, { kind: "oshax" }],
  cards: {
    15: { design: "rescue-broken", broken: 1 },
    16: { design: "rescue-broken", broken: 1 },
    56: { design: "rescue-basket", baskets: 1 },
    67: { design: "fish-per-oshax" },
    71: { design: "draw-2" },
  },
};

/** @param {any} crew @param {any} [rest] @returns {any} */
const view = (crew, rest) => ({
  seat: 0,
  day: 2,
  phase: "rescue",
  laid: [],
  lessons: [],
  moments: false,
  crews: [{ baskets: 1, used: 1, fish: 9, tiles: [], ...crew }],
  ...rest,
});

Deno.test("a cat needs a basket and fish: two broken baskets are one, a used one is none", () => {
  same(lacks(view({}), FACTS), "no-basket");
  same(lacks(view({}, { laid: [15] }), FACTS), "no-basket");
  same(lacks(view({}, { laid: [15, 16] }), FACTS), "");
  same(lacks(view({}, { laid: [56] }), FACTS), "");
  same(lacks(view({ used: 0, fish: 2 }), FACTS), "no-fish");
});

Deno.test("an anytime card matters before paying if it brings fish, and in the last evening", () => {
  const oshax = view({ tiles: [{ tile: 1, colour: 0 }] }, { phase: "before-payment" });
  const legal = ["play 67", "ready"];
  same(mattersNow({ view: oshax, facts: FACTS, legal }), true);
  same(mattersNow({ view: { ...oshax, phase: "before-lessons" }, facts: FACTS, legal }), false);
  same(mattersNow({ view: view({}, { phase: "before-payment" }), facts: FACTS, legal }), false);
  same(mattersNow({ view: oshax, facts: FACTS, legal: ["play 71", "ready"] }), false);
  same(mattersNow({ view: view({}, { phase: "evening" }), facts: FACTS, legal }), false);
  same(mattersNow({ view: view({}, { phase: "evening", day: 5 }), facts: FACTS, legal }), true);
});

Deno.test("the game continues by itself unless the table or the player wants every moment", () => {
  same(continues({ view: view({}), memo: { value: null } }), true);
  same(continues({ view: view({}), memo: { value: { ready: false } } }), false);
  same(continues({ view: view({}, { moments: true }), memo: { value: null } }), false);
  same(continues({ view: view({}, { moments: true }), memo: { value: { ready: true } } }), true);
});
