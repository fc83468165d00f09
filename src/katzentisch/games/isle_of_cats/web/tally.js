/** What can be said about a boat without describing it: counts, lessons, and the sister's lines. */

import { button, div, input, label, p, use, useSignal } from "../../../web/shell/tags.js";
import { Choice, Counter } from "../../../web/sheets/sheet_parts.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {{ families: { colour: string, cats: number }[] | null, rats: number | null, open_rooms: number | null, rare_treasures: number | null, lessons: Record<string, number> | null }} Counted */
/** @typedef {{ colours: string[], lessons: number[] }} Sister */

export const ROOMS = 7;
const MAX_SISTER_LESSONS = 7;
/** Cats of the smallest family. */
const SMALLEST = 3;
/** A boat of which nothing is known yet. @type {Counted} */
export const UNKNOWN = { families: null, rats: null, open_rooms: null, rare_treasures: null, lessons: null };

/**
 * What can be read off a boat.
 *
 * @param {{ words: Words, facts: Facts, counted: Counted, mode: string, set: (next: Counted) => void }} props
 */
export function Counts({ words, facts, counted, mode, set }) {
  const families = counted.families ?? [];
  return div(
    { class: "people" },
    families.map((family, at) =>
      use(Counter, {
        key: `${at} ${family.colour}`,
        words,
        title: words.say("sheet-family-of", { colour: family.colour }),
        value: family.cats,
        most: 40,
        least: SMALLEST - 1,
        set: (cats) =>
          set({
            ...counted,
            families: families.flatMap((each, other) =>
              other !== at ? [each] : (cats ?? 0) < SMALLEST ? [] : [{ ...each, cats: cats ?? 0 }]
            ),
          }),
      })
    ),
    use(Choice, {
      title: words.say(families.length ? "sheet-add-family" : "sheet-first-family"),
      choices: [
        ...facts.colours.map((colour) => [colour, words.say(`colour-${colour}`)]),
        ...(families.length ? [] : [["none", words.say("sheet-no-family")]]),
      ],
      value: counted.families && !families.length ? "none" : "",
      set: (colour) =>
        set({ ...counted, families: colour === "none" ? [] : [...families, { colour, cats: SMALLEST }] }),
    }),
    use(Counter, {
      words,
      title: words.say("sheet-open-rats"),
      value: counted.rats,
      most: 19,
      set: (rats) => set({ ...counted, rats }),
    }),
    use(Counter, {
      words,
      title: words.say("sheet-open-rooms"),
      value: counted.open_rooms,
      most: ROOMS,
      set: (open_rooms) => set({ ...counted, open_rooms }),
    }),
    mode !== "family" && use(Counter, {
      words,
      title: words.say("sheet-rare"),
      value: counted.rare_treasures,
      most: 25,
      set: (rare_treasures) => set({ ...counted, rare_treasures }),
    }),
  );
}

/**
 * The points of lessons on a boat that is only counted: everybody's own ones, and the public ones.
 *
 * @param {{ words: Words, counted: Counted, cards: number[], set: (next: Counted) => void }} props
 */
export function LessonPoints({ words, counted, cards, set }) {
  const { lessons } = counted;
  if (!cards.length) {
    return use(Choice, {
      title: words.say("sheet-lessons"),
      choices: [["none", words.say("sheet-no-lesson")]],
      value: lessons ? "none" : "",
      set: () => set({ ...counted, lessons: lessons ? null : {} }),
    });
  }
  return div(
    { class: "people" },
    cards.map((card) =>
      use(Counter, {
        key: card,
        words,
        title: words.say("sheet-points-of", { card }),
        value: lessons?.[card] ?? null,
        most: 99,
        least: -99,
        set: (value) => {
          const { [card]: _, ...rest } = lessons ?? {};
          set({ ...counted, lessons: value === null ? rest : { ...rest, [card]: value } });
        },
      })
    ),
  );
}

/**
 * Lessons by number or by a word of their text.
 *
 * @param {{
 *   words: Words, title: string, kinds: string[], facts: Facts, cards: number[], taken?: number[],
 *   set: (cards: number[]) => void,
 * }} props `taken` are the cards of others.
 */
export function Cards({ words, title, kinds, facts, cards, taken = [], set }) {
  const wanted = useSignal("");
  /** @param {number} card */
  const told = (card) => words.say(words.knows(`card-${card}`) ? `card-${card}` : `card-${facts.cards[card]?.design}`);
  const all = Object.keys(facts.cards).map(Number).filter((card) =>
    kinds.includes(facts.cards[card].type) && !cards.includes(card) && !taken.includes(card)
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
        // The cards that are found need the room below, which a phone's keyboard leaves at the top.
        onFocus: (/** @type {ControlEvent} */ event) => event.target.closest("label")?.scrollIntoView(),
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
          set({
            ...sister,
            lessons: (event.target.value.match(/\d{1,3}/g) ?? []).map(Number).slice(0, MAX_SISTER_LESSONS),
          }),
      }),
    ),
    sister.colours.length > 0 &&
      button(
        { type: "button", class: "quiet", onClick: () => set({ colours: [], lessons: [] }) },
        words.say("sheet-her-again"),
      ),
  );
}
