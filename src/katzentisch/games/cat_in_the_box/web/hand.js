/** The player's own hand: pick a card, then say what colour it was all along. */

import { button, div, p, span, strong, use, useDrawnList, useEffect } from "../../../web/shell/tags.js";
import { colourOf, danger, fieldOf, givesUp, groups, taken, valueOf } from "./ahead.js";
import { CatCard, Symbol } from "./art.js";

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {import("./ahead.js").Facts} Facts */
/** @typedef {import("../../../web/table/board.d.ts").BoardProps<CatView, Facts>} Props */
/**
 * What the player has in mind: a card of the hand (its position) and perhaps a colour.
 *
 * @typedef {{ card: number, colour: number }} Mind
 */
/** @typedef {import("../../../web/shell/tags.js").Signal<Mind>} MindSignal */

/**
 * A move on a field as the table writes it.
 *
 * @param {number} field
 * @param {string[]} colours
 */
export const spell = (field, colours) => `${valueOf(field)} ${colours[colourOf(field)]}`;

/**
 * The field that a move fills, or -1.
 *
 * @param {string} move
 * @param {string[]} colours
 */
export function fieldOfMove(move, colours) {
  const [value, colour] = move.split(" ");
  return colours.includes(colour) ? fieldOf(colours.indexOf(colour), Number(value)) : -1;
}

/**
 * Whether a hint is about a card of this value.
 *
 * @param {number} value
 * @param {Props} props
 */
function advised(value, { advised, facts }) {
  const field = fieldOfMove(advised, facts.colours);
  return field < 0 ? advised === `bury ${value}` : valueOf(field) === value;
}

/**
 * What a play costs, in words: nothing, or a colour.
 *
 * @param {number} field
 * @param {Props} props
 */
export function price(field, { view, words, facts }) {
  const lost = givesUp(view, field);
  if (lost >= 0) return words.say("price-gives-up", { colour: facts.colours[lost] });
  if (view.led < 0) return words.say("price-leads");
  return words.say(colourOf(field) === view.led ? "price-follows" : "price-nothing");
}

/**
 * The dock: the choice that a pick leads to, and the hand as one overlapping row.
 *
 * @param {{ props: Props, legal: string[], mind: MindSignal }} input
 */
export function Hand({ props, legal, mind }) {
  const { view, words, busy } = props;
  const drawn = useDrawnList();
  const picking = legal.some((move) => !move.startsWith("predict"));
  const value = picking && view.phase === "tricks" ? view.hand[mind.value.card] : undefined;
  const question = value && waysOf(value, props, legal).length ? words.say("declare", { value }) : "";
  useEffect(() => {
    const { asking } = props;
    if (!asking) return;
    asking.value = question;
    return () => {
      asking.value = "";
    };
  }, [question, props.asking]);
  const pick = (
    /** @type {number} */ card,
  ) => (mind.value = { card: mind.value.card === card ? -1 : card, colour: -1 });
  return div(
    { class: "cb-hand" },
    div(
      { class: "cb-choice choice-row" },
      legal.some((move) => move.startsWith("predict"))
        ? use(Predict, { props, legal })
        : picking && view.hand[mind.value.card] !== undefined
        ? use(view.phase === "bury" ? Bury : Declare, { props, legal, mind })
        : p({ class: "cb-tip" }, aside(props)),
    ),
    div(
      {
        class: "cb-cards",
        role: "group",
        "aria-label": words.say("hand"),
        "data-vital": "hand",
        onKeyDown: walk,
        style: { "--cards": String(view.hand.length) },
      },
      view.hand.map((value, card) => {
        const ways = waysOf(value, props, legal);
        const chosen = picking && mind.value.card === card;
        const name = `cb-pick ${chosen ? "chosen" : ""} ${advised(value, props) ? "advised" : ""} ${
          picking && view.phase === "tricks" && !ways.length ? "stuck" : ""
        }`;
        const at = card - (view.hand.length - 1) / 2;
        const values = [at, name, ways.join(), picking, busy, words];
        return drawn(`${view.round} ${card} ${value}`, values, () =>
          button(
            {
              type: "button",
              class: name,
              style: { "--at": String(at) },
              "aria-pressed": chosen,
              "aria-label": words.say("card-named", {
                value,
                colours: ways.map((colour) => props.facts.colours[colour]),
              }),
              "aria-disabled": picking ? null : "true",
              disabled: busy,
              "data-card": value,
              onClick: () => picking && pick(card),
            },
            CatCard(value, -1, ways),
          ));
      }),
    ),
  );
}

/**
 * What stands where the choice will be: what only this player knows.
 *
 * @param {Props} props
 */
function aside({ view, words, facts, seat }) {
  const size = groups(view.tokens[seat], facts.places[view.side])[0]?.length ?? 0;
  return [
    size > 0 && words.say("group", { size }),
    view.buried > 0 && words.say("buried", { value: view.buried }),
    view.turned_up.length > 0 && words.say("turned-up", { values: view.turned_up }),
  ].filter(Boolean).join(" · ");
}

/**
 * The colours that a card of the hand could have: those that are legal now, or while others act those still open.
 *
 * @param {number} value
 * @param {Props} props
 * @param {string[]} legal
 */
function waysOf(value, { view, facts }, legal) {
  const colours = facts.colours.map((_, colour) => colour);
  if (view.phase === "tricks" && legal.length) {
    return colours.filter((colour) => legal.includes(spell(fieldOf(colour, value), facts.colours)));
  }
  const filled = taken(view);
  return colours.filter((colour) => view.covered[view.seat].includes(colour) && !filled.has(fieldOf(colour, value)));
}

/**
 * Why a card cannot be played now: nothing of it is left on the board, or only red, which cannot be led yet.
 *
 * @param {number} value
 * @param {Props} props
 */
function whyStuck(value, { view, words, facts }) {
  const filled = taken(view);
  const waits = facts.colours.some((_, colour) =>
    view.covered[view.seat].includes(colour) && !filled.has(fieldOf(colour, value))
  );
  return words.say(waits ? "stuck-red" : "stuck", { value });
}

/**
 * Arrow keys go from button to button.
 *
 * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
 */
export function walk(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** @param {{ props: Props, mind: MindSignal }} input */
function Bury({ props, mind }) {
  const { view, words, busy, play } = props;
  const value = view.hand[mind.value.card];
  return button(
    {
      type: "button",
      class: "main cb-bury",
      "data-vital": "choice",
      disabled: busy,
      onClick: () => play(`bury ${value}`),
    },
    words.say("bury-it", { value }),
  );
}

/** @param {{ props: Props, legal: string[] }} input */
function Predict({ props, legal }) {
  const { words, busy, play } = props;
  return div(
    {
      class: "cb-predict",
      role: "group",
      "aria-label": words.say("predict-title"),
      "data-vital": "choice",
      onKeyDown: walk,
    },
    legal.map((move) =>
      button(
        {
          key: move,
          type: "button",
          class: `main ${move === props.advised ? "advised" : ""}`,
          disabled: busy,
          "data-move-now": move,
          onClick: () => play(move),
        },
        strong({}, move.split(" ")[1]),
        span({}, words.say("tricks-wanted", { tricks: Number(move.split(" ")[1]) })),
      )
    ),
  );
}

/** @param {{ props: Props, legal: string[], mind: MindSignal }} input */
function Declare({ props, legal, mind }) {
  const { view, words, facts, busy, settings } = props;
  const value = view.hand[mind.value.card];
  const places = facts.places[view.side];
  const before = groups(view.tokens[view.seat], places)[0]?.length ?? 0;
  if (!waysOf(value, props, legal).length) return p({ class: "cb-tip cb-stuck" }, whyStuck(value, props));
  return div(
    {
      class: "cb-colours",
      role: "group",
      "aria-label": words.say("declare", { value }),
      "data-vital": "choice",
      onKeyDown: walk,
    },
    facts.colours.map((name, colour) => {
      const field = fieldOf(colour, value);
      const move = spell(field, facts.colours);
      if (!legal.includes(move)) return null;
      const few = settings.warnings ? danger(view, field) : -1;
      const group = groups([...view.tokens[view.seat], field], places)[0].length;
      const think = () => (mind.value = { ...mind.value, colour });
      const lost = givesUp(view, field);
      return button(
        {
          key: name,
          type: "button",
          class: `cb-colour cb-is-${colour} ${few >= 0 ? "danger" : ""} ${move === props.advised ? "advised" : ""}`,
          disabled: busy,
          "data-colour": name,
          onMouseEnter: think,
          onFocus: think,
          onClick: () => props.play(move),
        },
        Symbol(colour),
        span(
          { class: "cb-colour-text" },
          strong({}, words.say(`colour-${name}`)),
          span(
            { class: lost >= 0 ? "cb-cost" : "cb-free" },
            lost >= 0
              ? words.say("short-gives-up", { colour: facts.colours[lost] })
              : words.say(view.led < 0 ? "short-leads" : colour === view.led ? "short-follows" : "short-free"),
          ),
          few >= 0
            ? span(
              { class: "cb-warning" },
              few ? words.say("short-narrow", { fields: few }) : words.say("short-paradox"),
              span(
                { class: "unseen" },
                ` ${few ? words.say("warn-narrow", { fields: few }) : words.say("warn-paradox")}`,
              ),
            )
            : group > Math.max(before, 1) && span({ class: "cb-gain" }, words.say("short-group", { size: group })),
        ),
      );
    }),
  );
}
