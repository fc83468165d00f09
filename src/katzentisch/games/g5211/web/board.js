/** 5211 on the table. */

import {
  button,
  div,
  input,
  label as field,
  section,
  span,
  use,
  useDrawnList,
  useEffect,
  useLayoutEffect,
  useSignal,
} from "../../../web/shell/tags.js";
import { cardName, Counters, Meaning, seatPart } from "./around.js";
import { Card } from "./art.js";
import { cardsOf, choiceOf } from "./story.js";

export { stage } from "./scenes.js";

/** @typedef {import("./view.d.ts").View5211} View */
/** @typedef {import("./around.js").Props} Props */

/**
 * @param {Props} props
 * @returns {import("../../../web/table/board.d.ts").Screen}
 */
export function useScreen(props) {
  const { view, words, memo, seat, legal, shared } = props;
  const scene = /** @type {import("./scenes.js").Scene} */ (props.scene);
  const mind = useSignal(/** @type {number[]} */ ([]));
  useEffect(() => {
    mind.value = [];
  }, [`${view.number} ${view.deal} ${view.turn} ${view.choice}`]);
  const points = memo.value?.points === true;
  return {
    place: heading(props),
    board: div(
      { class: "ft-table" },
      use(Counters, { props, mind, story: scene.story }),
      use(Meaning, { props, scene }),
      div(
        { class: "ft-aside" },
        span({}, words.say("pile", { cards: view.pile })),
        seat >= 0 && view.over && view.unplayed >= 0 &&
          span({}, words.say("left-over", { card: cardName(view.unplayed, props) })),
        !view.over && field(
          { class: "tick" },
          input({
            type: "checkbox",
            checked: points,
            onChange: () => (memo.value = { ...memo.value, points: !points }),
          }),
          span({}, words.say("show-points")),
        ),
      ),
    ),
    seat: (each) => seatPart(each, props, scene, points),
    dock: seat >= 0 && !view.over && !shared ? use(Hand, { props, legal, mind }) : div({ class: "ft-hand covered" }),
  };
}

/** @param {Props} props */
function heading({ view, words }) {
  if (view.over) return words.say("head-over");
  const data = { number: view.number, deal: view.deal, turn: Math.min(view.turn, 2) + 1 };
  return words.say(view.long ? "place-long" : view.pile ? "place" : "place-last", data);
}

/** How a card moves that cannot be chosen, and for how long. */
const SHAKE = [-6, 5, -4, 3, 0].map((offset) => ({ transform: `translateX(${offset}px)` }));
const SHAKE_MS = 320;

/**
 * The dock: what confirms the choice, and the hand as one row.
 *
 * @param {{ props: Props, legal: string[], mind: import("../../../web/shell/tags.js").Signal<number[]> }} input
 */
function Hand({ props, legal, mind }) {
  const { view, words, facts, busy, play, settings } = props;
  const drawn = useDrawnList();
  const refused = useSignal("");
  const wanted = view.turn === 0 ? 2 : 1;
  const waits = view.has_chosen[view.seat] && view.choice >= 0;
  const mine = waits ? heldAt(view.hand, cardsOf(facts.choices[view.choice], facts)) : legal.length ? mind.value : [];
  const advised = props.advised ? heldAt(view.hand, cardsOf(props.advised, facts)) : [];
  const cards = mind.value.map((at) => view.hand[at]);
  const move = choiceOf(cards, legal, facts);
  const pick = (/** @type {number} */ at) => {
    if (!legal.length) return;
    if (mind.value.includes(at)) mind.value = mind.value.filter((each) => each !== at);
    else if (mind.value.length < wanted) mind.value = [...mind.value, at];
    else if (wanted === 1) mind.value = [at];
    else return refuse(at);
    refused.value = "";
  };
  /** Two cards are chosen: a third one shakes, and the prompt says what to do. */
  const refuse = (/** @type {number} */ at) => {
    refused.value = words.say("two-chosen");
    if (!settings.motion) return;
    document.querySelectorAll(".ft-pick")[at]?.animate(SHAKE, { duration: SHAKE_MS });
  };
  useEffect(() => {
    const { asking } = props;
    if (!asking) return;
    asking.value = mind.value.length === wanted && legal.length ? refused.value : "";
    return () => {
      asking.value = "";
    };
  }, [refused.value, mind.value, legal.length, props.asking]);
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") mind.value = [];
      const number = Number(event.key);
      if (!number || number > view.hand.length) return;
      pick(number - 1);
      if (mind.value.length === wanted) {
        setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector(".ft-confirm"))?.focus());
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [view, legal]);
  return section(
    { class: "ft-hand", "aria-label": words.say("hand") },
    div(
      { class: "ft-choice choice-row" },
      waits && props.undo
        ? button(
          { key: "back", type: "button", class: "ft-take-back", disabled: busy, onClick: () => props.undo?.() },
          words.say("take-back"),
        )
        : move
        ? button(
          {
            key: "confirm",
            type: "button",
            class: "ft-confirm main",
            "data-vital": "choice",
            disabled: busy,
            onClick: () => play(move),
          },
          words.say("confirm", { cards: cards.map((card) => cardName(card, props)).join(" + ") }),
        )
        : cards.length > 0 && legal.length > 0 && span({ class: "ft-still" }, words.say("one-more")),
    ),
    div(
      { class: "ft-cards", role: "group", "aria-label": words.say("hand"), "data-vital": "hand", onKeyDown: walk },
      view.hand.map((card, at) => {
        const chosen = mine.includes(at);
        const name = `ft-pick ${chosen ? "chosen" : ""} ${waits && !chosen ? "rests" : ""} ${
          advised.includes(at) ? "advised" : ""
        }`;
        const able = legal.length > 0;
        const turn = at - (view.hand.length - 1) / 2;
        return drawn(`${view.deal} ${at} ${card}`, [view.turn, turn, name, able, busy, words], () =>
          button(
            {
              type: "button",
              class: name,
              style: { "--at": String(turn) },
              "aria-pressed": chosen,
              "aria-label": cardName(card, props),
              "aria-disabled": able ? null : "true",
              disabled: busy,
              onClick: () => pick(at),
            },
            Card(card),
          ));
      }),
    ),
  );
}

/**
 * Where in the hand cards lie, each position once.
 *
 * @param {number[]} hand
 * @param {number[]} cards
 */
function heldAt(hand, cards) {
  /** @type {number[]} */
  const found = [];
  for (const card of cards) found.push(hand.findIndex((each, at) => each === card && !found.includes(at)));
  return found;
}

/**
 * Arrow keys go from card to card.
 *
 * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
 */
function walk(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** @param {Props} props */
export function ask({ view, words, names, seat, actors }) {
  if (view.over) return words.say("ask-over");
  if (seat < 0) return words.say("ask-look-on");
  if (view.has_chosen[seat]) {
    return actors.length === 1 ? words.say("ask-wait-one", { seat: actors[0] }, names) : words.say("ask-wait");
  }
  return words.say(view.turn === 0 ? "ask-two" : "ask-one");
}

/** The prompt while a deal is scored: the line that is being told. @param {Props} props */
export function narrate({ scene, words, names }) {
  const { story, stop } = /** @type {import("./scenes.js").Scene} */ (scene);
  if (!story) return "";
  const line = story.lines.filter(({ key }) => key !== "colour-count").at(-1);
  return stop || !line
    ? words.say("story-title") + (line ? `: ${words.event(line, names)}` : ".")
    : words.event(line, names);
}

/**
 * @param {string} move
 * @param {Props} props
 */
export const brief = (move, props) => props.words.say("confirm", { cards: label(move, props) });

/**
 * @param {string} move
 * @param {Props} props
 */
export const label = (move, props) => cardsOf(move, props.facts).map((card) => cardName(card, props)).join(" + ");

/**
 * @param {string} move
 * @param {Props} props
 */
export function group(move, props) {
  const cards = cardsOf(move, props.facts);
  return cards.length > 1 ? cardName(cards[0], props) : "";
}

export const finale = () => import("./finale.js");
export const illustrations = () => import("./illustrations.js");

/** @param {View} view */
export const rule = ({ over, turn }) => over ? "FT-14" : turn === 0 ? "FT-03" : "FT-04";

/** What is heard. @type {Record<string, import("../../../web/shell/sound.js").Sound>} */
export const sounds = { chosen: "card", revealed: "flip", deal: "flip", disaster: "splash" };

/** @param {View} view */
export const points = (view) => view.points.map((number, seat) => (view.over ? number + view.written[seat] : null));
