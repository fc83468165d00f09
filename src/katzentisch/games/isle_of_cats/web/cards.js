/** Cards and answers: what cards say, how they are picked, paid and played, and what else can be answered. */

import {
  all,
  button,
  div,
  h2,
  input,
  label as tick,
  later,
  li,
  p,
  section,
  small,
  span,
  strong,
  ul,
  use,
} from "../../../web/shell/tags.js";
import { Figure, icon, Sign, TilePicture } from "./art.js";

/** @typedef {import("./boat.js").Props} Props */
/** @typedef {import("./art.js").IconName} IconName */
/** @typedef {import("./view.d.ts").IsleView} IsleView */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("../../../web/shell/tags.js").Child} Child */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */
/** @template T @typedef {import("../../../web/shell/tags.js").Signal<T>} Signal */

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
 * A choice of cards that is made first and said afterwards: nothing is sent before.
 *
 * @typedef {{
 *   key: string, cards: number[], chosen: number[], exact: number, spend: number | null,
 *   confirm: (picked: number[]) => void, label: (picked: number[]) => string, kind: string, verb: string,
 * }} Pick `exact` cards must be picked unless it is 0; `spend` is the fish there are, null if the cards cost nothing.
 */
/**
 * What is picked so far, and of which choice; `note` says why the card that was pressed last cannot be picked.
 *
 * @typedef {Signal<{ key: string, cards: number[], note?: string }>} Picked
 */

/**
 * The choice of cards that is asked for now, if there is one.
 *
 * @param {Props} props
 * @param {import("./view.d.ts").Asked | undefined} asked
 * @param {(moves: string[]) => void} enqueue
 * @returns {Pick | null}
 */
export function pickOf(props, asked, enqueue) {
  const { view, legal, words, facts, seat } = props;
  const crew = view.crews[seat];
  const key = `${view.day} ${view.phase} ${view.round} ${view.pack.join()} ${view.drawn.join()} ${view.laid.join()}`;
  const send = (/** @type {string} */ verb, /** @type {string[]} */ ...end) => (/** @type {number[]} */ picked) =>
    enqueue([...picked.map((card) => `${verb} ${card}`), ...end]);
  if (!legal.length || !crew) return null;
  if (legal.some((move) => move.startsWith("keep "))) {
    return {
      key,
      cards: view.pack,
      chosen: [],
      exact: Math.min(crew.owed, view.pack.length),
      spend: null,
      confirm: send("keep"),
      label: (picked) => words.say("web-keep", { number: picked.length, all: crew.owed }),
      kind: "draft",
      verb: "keep",
    };
  }
  if (asked?.asks === "cards" || (view.phase === "payment" && legal.includes("done") && !asked)) {
    return {
      key,
      cards: asked ? view.drawn : view.kept,
      chosen: view.chosen,
      exact: 0,
      spend: crew.fish,
      confirm: send("buy", "done"),
      label: (picked) => words.say("web-pay", { number: picked.length }),
      kind: "payment",
      verb: "buy",
    };
  }
  if (view.phase === "rescue-cards" && legal.includes("done")) {
    return {
      key,
      cards: view.hand.filter((card) => facts.cards[card].type === "rescue" && plays(props, card).length),
      chosen: [],
      exact: 0,
      spend: null,
      confirm: send("play", "done"),
      label: (picked) => words.say("web-lay", { number: picked.length }),
      kind: "rescue-cards",
      verb: "play",
    };
  }
  return null;
}

/**
 * The cards that are picked now, and the fish that are left then.
 *
 * @param {Props} props
 * @param {Pick} pick
 * @param {Picked} picked
 */
function chosenNow({ facts }, pick, picked) {
  const own = picked.value.key === pick.key ? picked.value.cards : [];
  const mine = pick.cards.filter((card) => own.includes(card) || pick.chosen.includes(card));
  const cost = pick.spend === null ? 0 : mine.reduce((sum, card) => sum + facts.cards[card].cost, 0);
  return { mine, cost, left: (pick.spend ?? 0) - cost };
}

/**
 * Cards to pick from.
 *
 * @param {{ props: Props, pick: Pick, picked: Picked }} props
 */
export function Picker({ props, pick, picked }) {
  const { facts, words, busy } = props;
  const { key, cards, chosen, exact, spend, kind, verb } = pick;
  const { mine, left } = chosenNow(props, pick, picked);
  const toggle = (/** @type {number} */ card) => {
    if (chosen.includes(card)) return;
    if (mine.includes(card)) picked.value = { key, cards: mine.filter((other) => other !== card) };
    else if (exact === 1) picked.value = { key, cards: [card] };
    else if (!exact || mine.length < exact) picked.value = { key, cards: [...mine, card] };
    else refuse(words.say("web-keep-full", { number: exact }));
  };
  const refuse = (/** @type {string} */ note) => (picked.value = { key, cards: mine, note });
  return section(
    { class: `picker ${kind}`, "data-vital": "cards" },
    ul(
      { class: "cards", style: { "--cards": cards.length } },
      cards.map((card) => {
        const on = mine.includes(card);
        const open = props.legal.includes(`${verb} ${card}`);
        const { cost } = facts.cards[card];
        const lacking = spend !== null && cost > left;
        const dear = !on && (!open || lacking);
        const why = lacking ? words.say("why-too-dear", { cost, fish: left }) : words.say("web-other-card");
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
              onClick: () => (dear ? refuse(why) : toggle(card)),
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
  );
}

/**
 * What the picked cards cost or bring, or why a card cannot be picked, and the button that confirms the choice.
 *
 * @param {{ props: Props, pick: Pick, picked: Picked, kept: Child }} props `kept` shows the cards that were kept before.
 */
export function Confirm({ props, pick, picked, kept }) {
  const { facts, words, busy } = props;
  const { chosen, exact, spend, kind, confirm, label } = pick;
  const { mine, cost, left } = chosenNow(props, pick, picked);
  const speed = mine.reduce((sum, card) => sum + (facts.cards[card].speed ?? 0), 0);
  const note = picked.value.key === pick.key && picked.value.note;
  return all(
    note ? span({ class: "purse note", role: "status" }, note) : kept,
    !note && spend !== null &&
      span({ class: "purse", role: "status" }, icon("fish"), words.say("web-purse", { cost, left })),
    !note && kind === "rescue-cards" && mine.length > 0 &&
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
 * Cards under a heading.
 *
 * @param {{
 *   props: Props, title: string, kind: string, cards: number[], colours?: number[], worth?: number[],
 *   moves?: (card: number) => string[], asks?: (card: number) => string | undefined,
 * }} props
 */
function Row({ props, title, kind, cards, colours = [], worth = [], moves = () => [], asks = () => undefined }) {
  if (!cards.length) return null;
  return section(
    { class: kind },
    h2({}, title),
    ul(
      { class: "cards" },
      cards.map((card, at) =>
        use(Action, {
          key: card,
          props,
          number: card,
          moves: moves(card),
          colour: colours[at],
          asks: asks(card),
          worth: worth[at],
        })
      ),
    ),
  );
}

/**
 * The cards that lie before me: what was drafted, my hand, and the rescue cards of today.
 *
 * @param {{ props: Props, quiet?: boolean }} props `quiet`: say nothing if there are none.
 */
export function Hand({ props, quiet = false }) {
  const { view, words, facts, legal } = props;
  const anytime = (/** @type {number} */ card) => facts.cards[card].type === "anytime";
  const offered = (/** @type {number} */ card) => !anytime(card) && plays(props, card).length > 0;
  const hand = view.hand.filter((card) => !offered(card)).sort((one, two) =>
    Number(anytime(two)) - Number(anytime(one)) || one - two
  );
  const kept = ["draft", "family-cards"].includes(view.phase) ? view.kept : [];
  if (!kept.length && !hand.length && !view.laid.length) {
    return quiet ? null : p({ class: "soft nothing" }, words.say("web-no-cards"));
  }
  return div(
    { class: "mine", tabindex: 0, role: "group", "aria-label": words.say("tab-cards") },
    use(Row, { props, title: words.say("drafted"), kind: "drafted", cards: kept }),
    use(Row, {
      props,
      title: words.say("hand"),
      kind: "hand",
      cards: hand,
      moves: (card) => (anytime(card) ? plays(props, card) : []),
      asks: (card) => (legal.length && anytime(card) ? `play ${card}` : undefined),
    }),
    use(Row, { props, title: words.say("web-laid"), kind: "laid", cards: view.laid }),
  );
}

/** What lessons that count for everybody are called. @param {IsleView} view */
export const publicLessons = ({ mode }) => (mode === "solo" ? "web-public-half" : "public-lessons");

/** My lessons and everybody's, each with what it is worth now. @param {{ props: Props }} props */
export function Lessons({ props }) {
  const { view, words } = props;
  if (!view.lessons.length && !view.public.length) return p({ class: "soft nothing" }, words.say("web-no-lessons"));
  return div(
    { class: "mine", tabindex: 0, role: "group", "aria-label": words.say("tab-lessons") },
    use(Row, {
      props,
      title: words.say("own-lessons"),
      kind: "own-lessons",
      cards: view.lessons,
      worth: view.worth,
    }),
    use(Row, {
      props,
      title: words.say(publicLessons(view)),
      kind: "public",
      cards: view.public.map(([card]) => card),
      colours: view.public.map(([, colour]) => colour),
      worth: view.crews[view.seat]?.public_worth,
    }),
  );
}

const BASKETS = /** @type {const} */ ({ permanent: "basket", basket: "basket", broken: "broken" });
/** Answers that need no picture. */
const SHORT = ["pass", "done", "ready", "decline"];

/**
 * What can be answered now beside cats, places and picked cards.
 *
 * @typedef {{ cards: number[], moves: string[], large: string[], short: string[], tile: number }} Answers `moves` of
 *   `cards`; `large` answers are drawn, `short` ones are words; `tile` is what they are about, or -1.
 */
/**
 * @param {Props} props
 * @param {import("./view.d.ts").Asked | undefined} asked
 * @returns {Answers | null}
 */
export function answersOf({ legal, facts }, asked) {
  if (asked?.asks === "where") return null;
  const cardOf = (/** @type {string} */ move) => Number(move.split(" ")[1]);
  const others = legal.filter((move) =>
    !/^(place|remove|shift)\b/.test(move) &&
    !(move.startsWith("play ") && facts.cards[cardOf(move)].type === "anytime") &&
    !(move.startsWith("take ") && !asked)
  );
  if (!others.length) return null;
  const moves = others.filter((move) => /^(play|discard)\b/.test(move));
  const rest = others.filter((move) => !moves.includes(move));
  return {
    cards: [...new Set(moves.map(cardOf))],
    moves,
    large: rest.filter((move) => !SHORT.includes(move)),
    short: rest.filter((move) => SHORT.includes(move)),
    tile: asked && asked.tile >= 0 && ["field", "colour"].includes(asked.asks) ? asked.tile : -1,
  };
}

/**
 * Answers with a picture, and cards that answer.
 *
 * @param {{ props: Props, answers: Answers, asks: string }} props
 */
export function Choices({ props, answers: { cards, moves, large, tile }, asks }) {
  return section(
    { class: `choices ${asks}` },
    tile >= 0 && asks === "field" && use(TilePicture, { facts: props.facts, tile, scale: 1.3 }),
    cards.length > 0 && ul(
      { class: "cards" },
      cards.map((card) =>
        use(Action, {
          key: card,
          props,
          number: card,
          moves: moves.filter((move) => Number(move.split(" ")[1]) === card),
        })
      ),
    ),
    large.length > 0 &&
      div({ class: "answers" }, large.map((move) => use(Answer, { key: move, props, move, tile }))),
  );
}

/**
 * Answers in words: to pass, to be done, to go on.
 *
 * @param {{ props: Props, moves: string[] }} props
 */
export function ShortAnswers({ props, moves }) {
  return all(
    moves.includes("ready") && use(ByMyself, { props }),
    div({ class: "answers" }, moves.map((move) => use(Answer, { key: move, props, move, tile: -1 }))),
  );
}

/**
 * One answer as a button, drawn as what it is about.
 *
 * @param {{ props: Props, move: string, tile: number }} props
 */
function Answer({ props, move, tile }) {
  const { facts, words, view, busy } = props;
  const [verb, what] = move.split(" ");
  const press = { type: "button", "data-move": move, disabled: busy, onClick: () => props.play(move) };
  const advised = props.advised === move ? "advised" : "";
  if (verb === "take") {
    const number = facts.tiles.findIndex(({ name }) => name === what);
    return use(TileChoice, { props, move, tile: number, label: words.say(`tile-${what}`) });
  }
  const colour = facts.colours.indexOf(what);
  if (verb === "figure") {
    return button({ ...press, class: `choice ${advised}` }, use(Figure, { colour }), words.say(`colour-${what}`));
  }
  if (verb === "name") {
    return tile >= 0
      ? use(TileChoice, { props, move, tile, colour, label: words.say(`colour-${what}`) })
      : button({ ...press, class: `choice ${advised}` }, use(Sign, { colour }), words.say(`colour-${what}`));
  }
  if (verb === "use") {
    return button(
      { ...press, class: `choice ${advised}` },
      span(
        { class: "icons" },
        what !== "permanent" && icon("cards"),
        icon(BASKETS[/** @type {keyof typeof BASKETS} */ (what)]),
      ),
      strong({}, words.say(`web-basket-${what}`)),
      small({}, words.say(`web-basket-${what}-about`)),
    );
  }
  const key = verb === "pass" ? `web-pass-${view.phase}` : `web-${verb}`;
  const look = verb === "left" || verb === "right" ? "choice" : props.legal.length === 1 || verb === "ready" ||
      (verb === "pass" && view.phase === "rescue" && !props.legal.some((each) => each.startsWith("take ")))
    ? "main"
    : "";
  return button(
    { ...press, class: `${look} ${verb} ${advised}` },
    words.knows(key) ? words.say(key) : words.move(move),
  );
}

/**
 * A tile as a button.
 *
 * @param {{ props: Props, move: string, tile: number, colour?: number, label: string }} props
 */
function TileChoice({ props, move, tile, colour, label }) {
  return button(
    {
      type: "button",
      class: props.advised === move ? "tile able choice advised" : "tile able choice",
      "data-move": move,
      disabled: props.busy,
      onClick: () => props.play(move),
    },
    span({ class: "picture" }, use(TilePicture, { facts: props.facts, tile, colour, square: 4 })),
    span({}, label),
  );
}

/** The wish to be ready without being asked. @param {{ props: Props }} props */
export function ByMyself({ props }) {
  const { memo, words } = props;
  return tick(
    { class: "tick by-myself" },
    input({
      type: "checkbox",
      checked: continues(props),
      onChange: (/** @type {ControlEvent} */ event) => (memo.value = { ...memo.value, ready: event.target.checked }),
    }),
    span({}, words.say("web-by-myself")),
  );
}

/** Fish for the cheapest cat. @param {Facts} facts */
const cheapest = ({ prices }) => Math.min(...prices);

/**
 * Why the player who looks can rescue no cat now, as far as baskets and fish decide it; empty if neither is missing.
 *
 * @param {IsleView} view
 * @param {Facts} facts
 * @returns {"" | "no-basket" | "no-fish"}
 */
export function lacks(view, facts) {
  const crew = view.crews[view.seat];
  const sum = (/** @type {"baskets" | "broken"} */ what) =>
    view.laid.reduce((total, card) => total + (facts.cards[card][what] ?? 0), 0);
  if (crew.baskets - crew.used + sum("baskets") + Math.floor(sum("broken") / 2) === 0) return "no-basket";
  return crew.fish < cheapest(facts) ? "no-fish" : "";
}

/**
 * The fish that an anytime card would bring now.
 *
 * @param {IsleView} view
 * @param {Facts} facts
 * @param {number} card
 */
function fishFrom(view, facts, card) {
  const { tiles, baskets } = view.crews[view.seat];
  const kinds = (/** @type {string} */ kind) => tiles.filter(({ tile }) => facts.tiles[tile].kind === kind).length;
  const cats = tiles.filter(({ colour }) => colour < facts.colours.length);
  switch (facts.cards[card].design) {
    case "fish-per-oshax":
      return 2 * kinds("oshax");
    case "fish-per-rare":
      return 2 * kinds("rare");
    case "fish-per-common":
      return kinds("common");
    case "fish-per-lesson":
      return view.lessons.length;
    case "fish-per-colour":
    case "fish-for-one-colour":
      return cats.length;
    case "basket-for-fish":
      return baskets;
    default:
      return 0;
  }
}

/**
 * Whether an anytime card that can be played now may be worth more than later: one that brings fish before cards are
 * paid, and any card in the last evening. Every other card can wait for the player's next turn.
 *
 * @param {{ view: IsleView, facts: Facts, legal: string[] }} props
 */
export function mattersNow({ view, facts, legal }) {
  const cards = legal.filter((move) => move.startsWith("play ")).map((move) => Number(move.split(" ")[1]));
  if (view.phase === "evening") return cards.length > 0 && view.day === facts.days;
  return view.phase === "before-payment" && cards.some((card) => fishFrom(view, facts, card) > 0);
}

/**
 * Whether the game continues by itself where only anytime cards could be played; a table that was set to stop at every
 * moment does not, unless the player wishes so.
 *
 * @param {{ view: IsleView, memo: { value: any } }} props
 * @returns {boolean}
 */
export const continues = ({ view, memo }) => memo.value?.ready ?? !view.moments;
