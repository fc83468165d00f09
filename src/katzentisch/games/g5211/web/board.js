/** 5211 on the table. */

import {
  button,
  div,
  h2,
  header,
  input,
  label as field,
  p,
  section,
  span,
  use,
  useEffect,
  useLayoutEffect,
  useSignal,
} from "../../../web/shell/tags.js";
import { cardName, Counters, Places, Scored } from "./around.js";
import { Card } from "./art.js";
import { cardsOf, choiceOf } from "./story.js";

export { stage } from "./scenes.js";

/** @typedef {import("./view.d.ts").View5211} View */
/** @typedef {import("./around.js").Props} Props */

/** @param {Props} props */
export function Board(props) {
  const { view, words, facts, legal, memo, seat } = props;
  const scene = /** @type {import("./scenes.js").Scene} */ (props.scene);
  const mind = useSignal(/** @type {number[]} */ ([]));
  const told = useSignal("");
  useEffect(() => {
    mind.value = [];
  }, [`${view.number} ${view.deal} ${view.turn} ${view.choice}`]);
  const deal = `${view.number} ${view.deal} ${view.over}`;
  const chosen = seat >= 0 && view.has_chosen[seat];
  const between = (view.over || (view.turn === 0 && !chosen)) && told.value !== deal;
  const scoring = scene.counts || (scene.story && between);
  const points = memo.value?.points === true;
  return div(
    { class: "ft" },
    header(
      { class: "ft-title" },
      span({}, heading(props)),
      span({}, words.say("pile", { cards: view.pile })),
    ),
    scoring && scene.story ? use(Scored, { props, story: scene.story, close: () => (told.value = deal) }) : section(
      { class: "ft-table" },
      Counters({ props, view, mind: mind.value.map((at) => view.hand[at]), story: null }),
      p(
        { class: "ft-tip" },
        words.say("limit", { limit: facts.limits[view.players], target: facts.targets[view.players] }),
      ),
      use(Places, { props, scene, points }),
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
    seat >= 0 && !view.over && !scene.counts && !props.shared &&
      use(Hand, { props, legal, mind, early: Boolean(scoring) }),
    seat >= 0 && view.over && view.unplayed >= 0 &&
      p({ class: "ft-tip" }, words.say("left-over", { card: cardName(view.unplayed, { ...props, facts }) })),
  );
}

/** @param {Props} props */
function heading({ view, words }) {
  if (view.over) return words.say("head-over");
  const data = { number: view.number, deal: view.deal, turn: Math.min(view.turn, 2) + 1 };
  if (!view.pile) return words.say(view.long ? "head-last" : "head-last-short", data);
  return words.say(view.long ? "head" : "head-short", data);
}

/** @param {{ props: Props, legal: string[], mind: import("../../../web/shell/tags.js").Signal<number[]>, early: boolean }} hand `early` while a score is told above */
function Hand({ props, legal, mind, early }) {
  const { view, words, facts, busy, play, whyNot } = props;
  const wanted = view.turn === 0 ? 2 : 1;
  const waits = view.has_chosen[view.seat];
  const mine = waits ? heldAt(view.hand, cardsOf(facts.choices[view.choice], facts)) : mind.value;
  const advised = props.advised ? heldAt(view.hand, cardsOf(props.advised, facts)) : [];
  const cards = mind.value.map((at) => view.hand[at]);
  const move = choiceOf(cards, legal, facts);
  const pick = (/** @type {number} */ at) => {
    if (!legal.length) return;
    const rest = mind.value.filter((each) => each !== at);
    mind.value = rest.length < mind.value.length ? rest : [...rest, at].slice(-wanted);
  };
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
    { class: `ft-hand ${early ? "early" : ""}`, "aria-label": words.say("hand") },
    h2({}, words.say("hand"), waits && span({ class: "ft-tip" }, words.say("you-chose"))),
    div(
      { class: "ft-cards", role: "group", "aria-label": words.say("hand"), onKeyDown: walk },
      view.hand.map((card, at) =>
        button(
          {
            key: `${view.deal} ${at} ${card}`,
            type: "button",
            class: `ft-pick ${mine.includes(at) ? "chosen" : ""} ${waits && !mine.includes(at) ? "rests" : ""} ${
              advised.includes(at) ? "advised" : ""
            }`,
            "aria-pressed": mine.includes(at),
            "aria-label": cardName(card, props),
            "aria-disabled": legal.length ? null : "true",
            disabled: busy,
            onClick: () => pick(at),
          },
          Card(card),
        )
      ),
    ),
    waits && props.undo && div(
      { class: "ft-choice" },
      button(
        { type: "button", class: "ft-take-back", disabled: busy, onClick: () => props.undo?.() },
        words.say("take-back"),
      ),
    ),
    legal.length > 0 && div(
      { class: "ft-choice" },
      button(
        {
          type: "button",
          class: `ft-confirm ${move ? "main" : ""}`,
          "aria-disabled": move ? null : "true",
          disabled: busy,
          onClick: () => (move ? play(move) : whyNot(
            cards.map((card) => facts.cards[card]).join(" ") || facts.cards[view.hand[0]],
          )),
        },
        move
          ? words.say("confirm", { cards: cards.map((card) => cardName(card, props)).join(" + ") })
          : words.say("still", { number: wanted - cards.length }),
      ),
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
export function ask({ view, words, seat }) {
  if (view.over) return words.say("ask-over");
  if (seat < 0) return words.say("ask-look-on");
  if (view.has_chosen[seat]) return words.say("ask-wait");
  return words.say(view.turn === 0 ? "ask-two" : "ask-one");
}

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
