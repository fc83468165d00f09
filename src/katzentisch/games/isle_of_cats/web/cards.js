/** Cards: what they say, how they are picked, paid and played. */

import { button, div, h2, later, li, p, section, span, ul, use, useSignal } from "../../../web/shell/tags.js";
import { icon, Sign } from "./art.js";

/** @typedef {import("./boat.js").Props} Props */
/** @typedef {import("./art.js").IconName} IconName */
/** @typedef {import("../../../web/shell/tags.js").Child} Child */

const Picture = later(() => import("./pictures.js").then((module) => module.Picture));
/** @type {Record<string, IconName>} */
const KINDS = {
  rescue: "basket",
  oshax: "oshax",
  treasure: "treasure",
  anytime: "anytime",
  lesson: "lesson",
  public_lesson: "people",
  family: "lesson",
};

/**
 * What a card says, in a few words.
 *
 * @param {Props} props
 * @param {number} number
 */
export function cardText({ facts, words }, number) {
  return words.knows(`card-${number}`)
    ? words.say(`card-${number}`)
    : words.say("card-expansion", { module: facts.cards[number]?.module ?? "" });
}

/**
 * The face of a card.
 *
 * @param {{ props: Props, number: number, colour?: number, priced?: boolean, children?: Child }} props
 */
export function Face({ props, number, colour = -1, priced = false, children }) {
  const { facts, words } = props;
  const card = facts.cards[number] ?? { type: "lesson", cost: 0 };
  return div(
    { class: `face ${card.type}` },
    div(
      { class: "band" },
      icon(KINDS[card.type], words.say(`web-card-${card.type}`)),
      span({ class: "number" }, `${number}`),
      priced && span({ class: "price" }, `${card.cost}`, icon("fish", words.say("web-fish"))),
    ),
    div({ class: "signs", "aria-hidden": "true" }, use(Picture, { facts, number })),
    p({}, cardText(props, number)),
    colour >= 0 && p({ class: "named" }, use(Sign, { colour }), words.say(`colour-${facts.colours[colour]}`)),
    children,
  );
}

/**
 * Pick cards, then say so: nothing is sent before.
 *
 * @param {{
 *   props: Props, cards: number[], chosen: number[], exact: number, spend: number | null,
 *   confirm: (picked: number[]) => void, label: (picked: number[]) => string, kind: string, verb: string,
 * }} props `exact` cards must be picked unless it is 0; `spend` is the fish there are, null if the cards cost nothing.
 */
export function Picker({ props, cards, chosen, exact, spend, confirm, label, kind, verb }) {
  const { facts, words, busy } = props;
  const picked = useSignal(chosen);
  const mine = cards.filter((card) => picked.value.includes(card) || chosen.includes(card));
  const cost = spend === null ? 0 : mine.reduce((sum, card) => sum + facts.cards[card].cost, 0);
  const left = (spend ?? 0) - cost;
  const toggle = (/** @type {number} */ card) => {
    if (chosen.includes(card)) return;
    if (picked.value.includes(card)) picked.value = picked.value.filter((other) => other !== card);
    else if (exact === 1) picked.value = [card];
    else if (!exact || mine.length < exact) picked.value = [...picked.value, card];
  };
  const speed = mine.reduce((sum, card) => sum + (facts.cards[card].speed ?? 0), 0);
  return section(
    { class: `picker ${kind}` },
    ul(
      { class: "cards" },
      cards.map((card) => {
        const on = mine.includes(card);
        const open = props.legal.includes(`${verb} ${card}`);
        const dear = !on && (!open || (spend !== null && facts.cards[card].cost > left));
        return li(
          { key: card },
          button(
            {
              type: "button",
              class: `card ${on ? "on" : ""} ${dear ? "dear" : ""} ${
                props.advised === `${verb} ${card}` ? "advised" : ""
              }`,
              "aria-pressed": on,
              "aria-disabled": dear,
              "data-card": card,
              disabled: busy,
              onClick: () => (dear ? props.whyNot(`${verb} ${card}`) : toggle(card)),
            },
            use(Face, {
              props,
              number: card,
              priced: kind === "payment" || (kind === "draft" && facts.cards[card].type !== "family"),
            }),
            on && span({ class: "tick" }, icon("tick")),
          ),
        );
      }),
    ),
    div(
      { class: "sum" },
      spend !== null && span({ class: "purse", role: "status" }, icon("fish"), words.say("web-purse", { cost, left })),
      kind === "rescue-cards" && mine.length > 0 &&
        span({ class: "purse", role: "status" }, icon("speed"), words.say("web-speed", { speed })),
      button(
        {
          type: "button",
          class: "main confirm",
          disabled: busy || (exact > 0 && mine.length !== exact),
          onClick: () => confirm(mine.filter((card) => !chosen.includes(card))),
        },
        icon("tick"),
        label(mine),
      ),
    ),
  );
}

/**
 * The ways to play a card now, each a button.
 *
 * @param {Props} props
 * @param {number} card
 */
export function plays({ legal }, card) {
  return legal.filter((move) => move === `play ${card}` || move.startsWith(`play ${card} `));
}

/**
 * What a button on a card says.
 *
 * @param {import("../../../web/shell/words.js").Words} words
 * @param {string} verb
 * @param {string} how
 * @param {boolean} dyed Whether that is a colour, whose sign says the rest.
 */
function named(words, verb, how, dyed) {
  if (!how) return words.say(verb === "discard" ? "web-discard" : "web-play");
  return dyed ? words.say(`move-${how}`) : words.say("web-play-as", { way: words.say(`move-${how}`) });
}

/**
 * A card with buttons for what can be done with it.
 *
 * @param {{ props: Props, number: number, moves: string[], colour?: number, asks?: string, worth?: number }} props `asks`: a
 *   move that is not possible now, whose reason one may want to know.
 */
export function Action({ props, number, moves, colour, asks, worth }) {
  const { words, busy, facts } = props;
  return li(
    { class: `card held ${moves.length ? "able" : ""}` },
    use(
      Face,
      { props, number, colour },
      worth !== undefined && p({ class: "worth" }, words.say("web-worth", { points: worth })),
      moves.length > 0 && div(
        { class: "acts" },
        moves.map((move) => {
          const [verb, , how = ""] = move.split(" ");
          const dyed = facts.colours.indexOf(how);
          return button(
            {
              type: "button",
              key: move,
              class: props.advised === move ? "act advised" : "act",
              "data-move": move,
              disabled: busy,
              onClick: () => props.play(move),
            },
            dyed >= 0 && use(Sign, { colour: dyed }),
            named(words, verb, how, dyed >= 0),
          );
        }),
      ),
      !moves.length && asks &&
        button({ type: "button", class: "quiet why", onClick: () => props.whyNot(asks) }, words.say("web-why-not")),
    ),
  );
}

/**
 * Everything that lies before me: my hand, my lessons, everybody's lessons.
 *
 * @param {{ props: Props }} props
 */
export function Mine({ props }) {
  const { view, words, facts, legal } = props;
  if (view.seat < 0 && !view.public.length) return null;
  const anytime = (/** @type {number} */ card) => facts.cards[card].type === "anytime";
  const offered = (/** @type {number} */ card) => !anytime(card) && plays(props, card).length > 0;
  const hand = view.hand.filter((card) => !offered(card)).sort((one, two) =>
    Number(anytime(two)) - Number(anytime(one)) || one - two
  );
  const rows =
    /** @type {[string, number[]][]} */ ([["drafted", view.phase === "draft" ? view.kept : []], ["hand", hand], [
      "web-laid",
      view.laid,
    ], ["own-lessons", view.lessons]]);
  return div(
    { class: "mine" },
    rows.map(([title, cards]) =>
      cards.length > 0 && section(
        { key: title, class: title },
        h2({}, words.say(title)),
        ul(
          { class: "cards" },
          cards.map((card, at) =>
            use(Action, {
              key: card,
              props,
              number: card,
              moves: title === "hand" && anytime(card) ? plays(props, card) : [],
              asks: title === "hand" && legal.length && anytime(card) ? `play ${card}` : undefined,
              worth: title === "own-lessons" ? view.worth[at] : undefined,
            })
          ),
        ),
      )
    ),
    view.public.length > 0 && section(
      { class: "public" },
      h2({}, words.say("public-lessons")),
      ul(
        { class: "cards" },
        view.public.map(([card, colour], at) =>
          use(Action, {
            key: card,
            props,
            number: card,
            moves: [],
            colour,
            worth: view.crews[view.seat]?.public_worth[at],
          })
        ),
      ),
    ),
  );
}
