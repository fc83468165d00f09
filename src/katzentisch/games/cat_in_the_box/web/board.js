/** Cat in the Box on the table. */

import { details, div, header, p, section, span, summary, use, useEffect, useSignal } from "../../../web/shell/tags.js";
import { colourOf, danger, fieldOf, groups, valueOf } from "./ahead.js";
import { Pad, Paradox, Plan, RoundScore, Tableaux, Trick } from "./around.js";
import { Research } from "./art.js";
import { fieldOfMove, Hand, price, spell } from "./hand.js";

export { stage } from "./scenes.js";

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {import("./hand.js").Props} Props */
/** @typedef {import("./hand.js").Mind} Mind */

/** @type {Mind} */
const NOTHING = { card: -1, colour: -1 };

/** @param {Props} props */
export function Board(props) {
  const { view, words, names, facts, legal } = props;
  const scene = /** @type {import("./scenes.js").Scene} */ (props.scene);
  const mind = useSignal(NOTHING);
  const told = useSignal(view.phase === "bury" && view.has_buried[props.seat] ? view.scores.length : 0);
  // What others do at the same time leaves the own choice alone.
  useEffect(() => {
    mind.value = NOTHING;
  }, [view.round, view.phase, view.hand.join(), view.trick.length]);
  useKeys(props, legal, mind);
  const between = (view.phase === "bury" || view.phase === "over") && view.scores.length > 0;
  const scoring = between && told.value < view.scores.length;
  const me = props.seat;
  const places = facts.places[view.side];
  const value = view.hand[mind.value.card];
  const ghost = value && mind.value.colour >= 0 ? fieldOf(mind.value.colour, value) : -1;
  const choosing = legal.length > 0 && view.phase === "tricks" && value !== undefined;
  const glow = choosing
    ? new Set(legal.map((move) => fieldOfMove(move, facts.colours)).filter((field) => valueOf(field) === value))
    : undefined;
  const size = me >= 0 ? groups(view.tokens[me], places)[0]?.length ?? 0 : 0;
  return div(
    { class: "cb" },
    header(
      { class: "cb-title" },
      span(
        {},
        view.phase === "over"
          ? words.say("head-over")
          : words.say("head", { round: view.round + 1, rounds: view.players, seat: view.starter }, names),
      ),
      size > 0 && span({ class: "cb-group-note" }, words.say("group", { size })),
      view.turned_up.length > 0 && span({}, words.say("turned-up", { values: view.turned_up })),
    ),
    scoring
      ? use(RoundScore, {
        props,
        round: view.scores.length - 1,
        close: () => (told.value = view.scores.length),
      })
      : section(
        { class: "cb-middle" },
        div(
          { class: "cb-lab" },
          Research({
            view,
            places,
            tokens: view.tokens,
            neutral: view.neutral,
            owner: me,
            label: boardText(props),
            glow,
            ghost: glow?.has(ghost) ? ghost : -1,
            fresh: scene.trick.at(-1)?.field ?? -1,
            pointed: pointedField(props),
            choose: (field) => declare(field, props, mind),
            named: (field) => label(spell(field, facts.colours), props),
          }),
          scene.paradox && use(Paradox, { props, paradox: scene.paradox }),
        ),
        view.phase === "tricks" && use(Trick, { props, scene }),
        (view.phase === "bury" || view.phase === "predict") && use(Plan, { props, phase: view.phase }),
      ),
    me >= 0 && view.phase !== "over" && !props.shared && use(Hand, { props, legal, mind, early: scoring }),
    use(Tableaux, { props, scene }),
    view.scores.length > 0 &&
      details({ class: "cb-pads" }, summary({}, words.say("score-pad")), use(Pad, { props })),
    me < 0 && view.phase !== "over" && p({ class: "cb-tip" }, words.say("gallery")),
  );
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
      setTimeout(() => focus(view.phase === "bury" ? ".cb-bury" : ".cb-colour:not(.closed)"));
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
export function ask({ view, words, names, seat, facts }) {
  if (view.phase === "over") return words.say("ask-over");
  if (view.phase === "bury") return words.say(seat < 0 || view.has_buried[seat] ? "ask-wait-all" : "ask-bury");
  if (view.turn !== seat) return words.say("ask-wait", { seat: view.turn }, names);
  if (view.phase === "predict") return words.say("ask-predict");
  if (view.led < 0) return words.say("ask-lead");
  return words.say("ask-follow-here", { colour: facts.colours[view.led] });
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
