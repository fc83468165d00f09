/** Every card of the box has its picture, of signs that there are. */

import { drawn } from "../motifs.js";

const ICONS = Deno.readTextFileSync(new URL("../art.js", import.meta.url));
/** @param {string} name */
const box = (name) => JSON.parse(Deno.readTextFileSync(new URL(`../../box/${name}.json`, import.meta.url)));

Deno.test("every card has a picture", () => {
  /** @type {Record<number, any>} */
  const cards = {};
  const { designs, cards: all } = box("discovery_cards");
  for (const { id, design } of all) {
    const { type, effect } = designs.find((/** @type {any} */ each) => each.design === design);
    cards[id] = { type, design, baskets: effect?.baskets, broken: effect?.broken_baskets, speed: effect?.speed };
  }
  for (let number = 151; number <= 168; number += 1) cards[number] = { type: "family", design: "" };
  const facts = /** @type {any} */ ({ cards });
  for (const number of Object.keys(cards).map(Number)) {
    const signs = drawn(facts, number).split(" ");
    for (const sign of signs) {
      const [name] = /[a-z]+/.exec(sign) ?? [""];
      if (name ? !(ICONS.includes(`\n  ${name}:`) || name === "colours") : !/^([0-9]+|[/>|+])$/.test(sign)) {
        throw new Error(`card ${number}: ${JSON.stringify(sign)} is no sign`);
      }
    }
  }
});

Deno.test("a card about one colour shows a cat of that colour", () => {
  const colours = ["blue", "green", "red", "purple", "orange"];
  const { designs, cards } = box("discovery_cards");
  let found = 0;
  for (const { id, design } of cards) {
    const { effect } = designs.find((/** @type {any} */ each) => each.design === design);
    const colour = effect?.score?.metric?.colour;
    if (!colours.includes(colour)) continue;
    const shown = /cat\.(\d)/.exec(drawn(/** @type {any} */ ({ cards: { [id]: { design } } }), id))?.[1];
    if (shown !== String(colours.indexOf(colour))) throw new Error(`card ${id} is about ${colour} and shows ${shown}`);
    found += 1;
  }
  if (found < colours.length) throw new Error(`only ${found} cards about one colour`);
});
