/** What can be said about a boat without describing it: counts, lessons, and the sister's lines. */

import { button, div, input, label, p, use, useSignal } from "../../../web/shell/tags.js";
import { Choice, Counter } from "../../../web/sheets/sheet_parts.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {{ families: { colour: string, cats: number }[], rats: number, open_rooms: number, rare_treasures: number, lessons: Record<string, number> }} Counted */
/** @typedef {{ colours: string[], lessons: number[] }} Sister */

export const ROOMS = 7;
/** A boat on which nothing lies. @type {Counted} */
export const NOTHING = { families: [], rats: 19, open_rooms: ROOMS, rare_treasures: 0, lessons: {} };

/**
 * What can be read off a boat.
 *
 * @param {{ words: Words, facts: Facts, counted: Counted, set: (next: Counted) => void }} props
 */
export function Counts({ words, facts, counted, set }) {
  return div(
    { class: "people" },
    use(Counter, {
      words,
      title: words.say("sheet-rats"),
      value: counted.rats,
      most: 19,
      set: (rats) => set({ ...counted, rats }),
    }),
    use(Counter, {
      words,
      title: words.say("sheet-rooms"),
      value: counted.open_rooms,
      most: ROOMS,
      set: (open_rooms) => set({ ...counted, open_rooms }),
    }),
    use(Counter, {
      words,
      title: words.say("sheet-rare"),
      value: counted.rare_treasures,
      most: 25,
      set: (rare_treasures) => set({ ...counted, rare_treasures }),
    }),
    counted.families.map((family, at) =>
      use(Counter, {
        key: at,
        words,
        title: words.say("sheet-family", { colour: family.colour, cats: family.cats }),
        value: family.cats,
        most: 40,
        set: (cats) =>
          set({
            ...counted,
            families: counted.families.flatMap((
              each,
              other,
            ) => (other !== at ? [each] : cats < 3 ? [] : [{ ...each, cats }])),
          }),
      })
    ),
    use(Choice, {
      title: words.say("sheet-add-family"),
      choices: facts.colours.map((colour) => [colour, words.say(`colour-${colour}`)]),
      value: "",
      set: (colour) => set({ ...counted, families: [...counted.families, { colour, cats: 3 }] }),
    }),
  );
}

/**
 * Lessons by number or by a word of their text.
 *
 * @param {{ words: Words, title: string, kinds: string[], facts: Facts, cards: number[], set: (cards: number[]) => void }} props
 */
export function Cards({ words, title, kinds, facts, cards, set }) {
  const wanted = useSignal("");
  /** @param {number} card */
  const told = (card) => words.say(words.knows(`card-${card}`) ? `card-${card}` : `card-${facts.cards[card]?.design}`);
  const all = Object.keys(facts.cards).map(Number).filter((card) =>
    kinds.includes(facts.cards[card].type) && !cards.includes(card)
  );
  const word = wanted.value.trim().toLowerCase();
  const offered = word
    ? all.filter((card) => String(card) === word || told(card).toLowerCase().includes(word)).slice(0, 8)
    : [];
  return div(
    { class: "cards-of-sheet" },
    label(
      {},
      title,
      input({
        value: wanted.value,
        placeholder: words.say("sheet-search"),
        onInput: (/** @type {ControlEvent} */ event) => (wanted.value = event.target.value),
      }),
    ),
    offered.map((card) =>
      button(
        { key: card, type: "button", onClick: () => (set([...cards, card]), (wanted.value = "")) },
        `+ ${card}: ${told(card)}`,
      )
    ),
    cards.map((card) =>
      button({
        key: card,
        type: "button",
        class: "quiet",
        "aria-label": words.say("sheet-drop", { card }),
        onClick: () => set(cards.filter((each) => each !== card)),
      }, `✕ ${card}: ${told(card)}`)
    ),
  );
}

/**
 * The sister: her colours in the order of turning over, and her lessons.
 *
 * @param {{ words: Words, facts: Facts, sister: Sister, set: (sister: Sister) => void }} props
 */
export function HerLines({ words, facts, sister, set }) {
  const left = facts.colours.filter((colour) => !sister.colours.includes(colour));
  return div(
    {},
    p(
      {},
      words.say("sister-colours", { colours: sister.colours.map((each) => words.say(`colour-${each}`)).join(", ") }),
    ),
    left.length > 0 && use(Choice, {
      title: words.say("sheet-next-colour"),
      choices: left.map((colour) => [colour, words.say(`colour-${colour}`)]),
      value: "",
      set: (colour) => set({ ...sister, colours: [...sister.colours, colour] }),
    }),
    label(
      {},
      words.say("sheet-her-lessons"),
      input({
        value: sister.lessons.join(" "),
        inputmode: "numeric",
        onChange: (/** @type {ControlEvent} */ event) =>
          set({ ...sister, lessons: (event.target.value.match(/\d{1,3}/g) ?? []).map(Number).slice(0, 3) }),
      }),
    ),
    sister.colours.length > 0 &&
      button(
        { type: "button", class: "quiet", onClick: () => set({ colours: [], lessons: [] }) },
        words.say("sheet-her-again"),
      ),
  );
}
