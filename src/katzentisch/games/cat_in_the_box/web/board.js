/** Cat in the Box on the table. */

import { useMatches } from "../../../web/shell/components.js";
import { PACES } from "../../../web/shell/settings.js";
import { div, use, useEffect, useMemo, useRef, useSignal } from "../../../web/shell/tags.js";
import { colourOf, danger, fieldOf, valueOf } from "./ahead.js";
import { Paradox, RoundScore, seatPart } from "./around.js";
import { ratioOf, ResearchBoard, TALL_STEP } from "./research_board.js";
import { fieldOfMove, Hand, price, spell } from "./hand.js";

export { stage } from "./scenes.js";

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {import("./hand.js").Props} Props */
/** @typedef {import("./hand.js").Mind} Mind */

/** @type {Mind} */
const NOTHING = { card: -1, colour: -1 };
/** Phones held upright have more height than a board as wide as the screen needs. */
const TALL = "(max-width: 37.49875em) and (min-height: 46em)";

/**
 * @param {Props} props
 * @returns {import("../../../web/table/board.d.ts").Screen}
 */
export function useScreen(props) {
  const { view, words, legal } = props;
  const scene = /** @type {import("./scenes.js").Scene} */ (props.scene);
  const mind = useSignal(NOTHING);
  // What others do at the same time leaves the player's own choice alone.
  useEffect(() => {
    mind.value = NOTHING;
  }, [view.round, view.phase, view.hand.join(), view.trick.length]);
  useKeys(props, legal, mind);
  useTaking(scene, props);
  const rowStep = useMatches(TALL) ? TALL_STEP : undefined;
  const me = props.shared ? -1 : props.seat;
  return {
    place: view.phase === "over"
      ? words.say("head-over")
      : words.say("head-short", { round: view.round + 1, rounds: view.players }),
    board: div(
      { class: "cb-lab", style: { "--ratio": String(ratioOf(view.values, rowStep)) } },
      use(Plan, { props, scene, mind, rowStep }),
      scene.paradox && use(Paradox, { props, paradox: scene.paradox }),
      scene.score >= 0 && use(RoundScore, { props, scene }),
    ),
    seat: (seat) => seatPart(seat, props, scene),
    dock: me >= 0 && view.phase !== "over"
      ? use(Hand, { props: scene.score >= 0 ? { ...props, legal: [] } : props, legal, mind })
      : div({ class: "cb-hand covered" }),
  };
}

/**
 * The research board. It reads what the player has in mind, so that a pick draws only the board and the hand again.
 *
 * @param {{
 *   props: Props, scene: import("./scenes.js").Scene, mind: import("./hand.js").MindSignal, rowStep?: number,
 * }} input
 */
function Plan({ props, scene, mind, rowStep }) {
  const { view, facts, legal } = props;
  const value = view.hand[mind.value.card];
  const ghost = value && mind.value.colour >= 0 ? fieldOf(mind.value.colour, value) : -1;
  const choosing = legal.length > 0 && view.phase === "tricks" && value !== undefined;
  const glow = choosing
    ? new Set(legal.map((move) => fieldOfMove(move, facts.colours)).filter((field) => valueOf(field) === value))
    : undefined;
  const latest = useRef(props);
  latest.current = props;
  const text = useMemo(() => boardText(props), [view, props.words, props.names]);
  return div(
    { class: "cb-plan", "data-vital": "board" },
    use(ResearchBoard, {
      view,
      places: facts.places[view.side],
      tokens: view.tokens,
      neutral: view.neutral,
      owner: props.shared ? -1 : props.seat,
      label: text,
      glow,
      ghost: glow?.has(ghost) ? ghost : -1,
      fresh: scene.trick.at(-1)?.field ?? -1,
      pointed: pointedField(props),
      choose: (field) => declare(field, latest.current, mind),
      named: (field) => label(spell(field, facts.colours), props),
      others: legal.length > 0 && view.phase === "tricks" ? (field) => point(field, latest.current, mind) : undefined,
      rowStep,
    }),
  );
}

/** Milliseconds that a trick needs to reach its winner, and for which it lies there before. */
const FLIGHT_MS = 550;
const LIES_MS = 850;

/**
 * The cards of a trick fly to the seat that won it.
 *
 * @param {import("./scenes.js").Scene} scene
 * @param {Props} props
 */
function useTaking({ winner, trick }, { settings }) {
  useEffect(() => {
    if (winner < 0 || !settings.motion) return;
    const target = document.querySelector(`.seat[data-seat="${winner}"] .face`)?.getBoundingClientRect();
    if (!target) return;
    const pace = PACES[settings.pace];
    const flights = [...document.querySelectorAll(".seat .cb-laid:not(.empty)")].map((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const x = target.left + target.width / 2 - left - width / 2;
      const y = target.top + target.height / 2 - top - height / 2;
      return card.animate(
        [{}, { transform: `translate(${x}px, ${y}px) rotate(20deg) scale(0.25)`, opacity: 0.4 }],
        {
          duration: FLIGHT_MS * pace,
          delay: LIES_MS * pace,
          easing: "cubic-bezier(0.5, 0, 0.8, 0.4)",
          fill: "forwards",
        },
      );
    });
    return () => flights.forEach((flight) => flight.cancel());
  }, [winner, trick.map(({ field }) => field).join()]);
}

/**
 * Number keys pick a card of that value, Escape lets go.
 *
 * @param {Props} props
 * @param {string[]} legal
 * @param {import("./hand.js").MindSignal} mind
 */
function useKeys({ view }, legal, mind) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") mind.value = NOTHING;
      const value = Number(event.key);
      if (!value || !legal.length) return;
      if (view.phase === "predict") {
        focus(`[data-move-now="predict ${value}"]`);
        return;
      }
      const same = view.hand.flatMap((each, card) => (each === value ? [card] : []));
      if (!same.length) return;
      const next = same[(same.indexOf(mind.value.card) + 1) % same.length];
      mind.value = { card: next, colour: -1 };
      setTimeout(() => focus(view.phase === "bury" ? ".cb-bury" : ".cb-colour"));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [view, legal]);
}

/**
 * A lit field was pressed: the card is played there, unless its colour has a warning to read first.
 *
 * @param {number} field
 * @param {Props} props
 * @param {import("./hand.js").MindSignal} mind
 */
function declare(field, { view, facts, busy, settings, play }, mind) {
  const colour = colourOf(field);
  if (busy) return;
  if (!settings.warnings || danger(view, field) < 0) return play(spell(field, facts.colours));
  mind.value = { ...mind.value, colour };
  focus(`.cb-colour[data-colour="${facts.colours[colour]}"]`);
}

/**
 * A field that is not lit was pressed: its card is picked if it can be played there, otherwise the reason is told.
 *
 * @param {number} field
 * @param {Props} props
 * @param {import("./hand.js").MindSignal} mind
 */
function point(field, { view, facts, legal, busy, whyNot }, mind) {
  const move = spell(field, facts.colours);
  if (busy) return;
  if (!legal.includes(move)) return whyNot(move);
  mind.value = { card: view.hand.indexOf(valueOf(field)), colour: colourOf(field) };
}

/** @param {string} selector */
const focus = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** @param {Props} props */
function pointedField({ pointed, advised, facts }) {
  if (advised) return fieldOfMove(advised, facts.colours);
  if (pointed?.key !== "played") return -1;
  const { value, colour } = /** @type {{ value: number, colour: string }} */ (/** @type {unknown} */ (pointed.data));
  return fieldOf(facts.colours.indexOf(colour), value);
}

/**
 * The research board in words: who lies where.
 *
 * @param {Props} props
 */
function boardText({ view, words, names, facts }) {
  const rows = names.map((name, seat) =>
    `${name}: ${view.tokens[seat].map((field) => words.move(spell(field, facts.colours))).join(", ") || "–"}`
  );
  return `${words.say("research-board")}. ${rows.join(". ")}`;
}

/** @param {Props} props */
export function ask({ view, words, names, seat, actors, facts }) {
  if (view.phase === "over") return words.say("ask-over");
  if (view.phase === "bury") {
    if (seat >= 0 && !view.has_buried[seat]) return words.say("ask-bury");
    return actors.length === 1 ? words.say("ask-wait", { seat: actors[0] }, names) : words.say("ask-wait-all");
  }
  if (view.turn !== seat) return words.say("ask-wait", { seat: view.turn }, names);
  if (view.phase === "predict") return words.say("ask-predict");
  if (view.led < 0) return words.say("ask-lead");
  const follows = view.covered[seat].includes(view.led);
  return words.sentence(follows ? "ask-follow-here" : "ask-follow-open", { colour: facts.colours[view.led] }, names);
}

/** The prompt while a score or a paradox is on the screen. @param {Props} props */
export function narrate({ scene, words, names }) {
  const { score, view, paradox } = /** @type {import("./scenes.js").Scene} */ (scene);
  if (paradox) return words.say("narrate-paradox", { seat: paradox.seat }, names, words.formOf({ data: paradox }));
  if (score < 0) return "";
  const struck = view.scores[score].paradox;
  const form = words.formOf({ data: { seat: struck } });
  if (struck >= 0) return words.say("score-after-paradox", { round: score + 1, seat: struck }, names, form);
  return words.say("score-round", { round: score + 1 });
}

/**
 * A move for a hint.
 *
 * @param {string} move
 * @param {Props} props
 */
export function brief(move, { words }) {
  const [verb, number] = move.split(" ");
  if (verb === "bury") return words.say("bury-it", { value: Number(number) });
  if (verb === "predict") return words.say("predict-it", { tricks: Number(number) });
  return words.say("play-it", { move: words.move(move) });
}

/**
 * @param {string} move
 * @param {Props} props
 */
export function label(move, props) {
  const { words, facts, view, settings } = props;
  const [verb, number] = move.split(" ");
  if (verb === "bury") return words.say("bury-it", { value: Number(number) });
  if (verb === "predict") return `${number} ${words.say("tricks-wanted", { tricks: Number(number) })}`;
  const field = fieldOfMove(move, facts.colours);
  const few = settings.warnings ? danger(view, field) : -1;
  const warning = few < 0 ? "" : few ? words.say("warn-narrow", { fields: few }) : words.say("warn-paradox");
  return [`${words.move(move)}: ${price(field, props)}`, warning].filter(Boolean).join(". ");
}

/**
 * @param {string} move
 * @param {Props} props
 */
export function group(move, { words, facts }) {
  return fieldOfMove(move, facts.colours) < 0 ? "" : words.say("card-value", { value: Number(move.split(" ")[0]) });
}

export const finale = () => import("./finale.js");
export const illustrations = () => import("./illustrations.js");

/** @param {CatView} view */
export const rule = ({ phase, led }) =>
  ({ bury: "CB-07", predict: "CB-08", tricks: led < 0 ? "CB-10" : "CB-13", over: "CB-25" })[phase];

/** What is heard. @type {Record<string, import("../../../web/shell/sound.js").Sound>} */
export const sounds = { played: "card", buried: "card", "won-trick": "flip", round: "flip", paradox: "splash" };

/** @param {CatView} view */
export const points = (view) => view.totals;
