/** What is asked now, if it is not asked of the fields or of the boat. */

import { button, div, input, label as tick, section, span, use } from "../../../web/shell/tags.js";
import { Figure, icon, Sign, TilePicture } from "./art.js";
import { Action, Picker, plays } from "./cards.js";

/** @typedef {import("./boat.js").Props} Props */

const BASKETS = /** @type {const} */ ({ permanent: "basket", basket: "basket", broken: "broken" });

/**
 * @param {{ props: Props, asked: import("./view.d.ts").Asked | undefined, enqueue: (moves: string[]) => void }} props
 */
export function Choices({ props, asked, enqueue }) {
  const { view, legal, words, facts, seat, busy } = props;
  if (!legal.length || asked?.asks === "where") return null;
  const crew = view.crews[seat];
  const key = `${view.day} ${view.phase} ${view.round} ${view.pack.join()} ${view.drawn.join()}`;
  const send = (/** @type {string} */ verb, /** @type {string[]} */ ...end) => (/** @type {number[]} */ picked) =>
    enqueue([...picked.map((card) => `${verb} ${card}`), ...end]);
  const cardOf = (/** @type {string} */ move) => Number(move.split(" ")[1]);

  if (legal.some((move) => move.startsWith("keep "))) {
    return use(Picker, {
      key,
      props,
      cards: view.pack,
      chosen: [],
      exact: Math.min(crew.owed, view.pack.length),
      spend: null,
      confirm: send("keep"),
      label: (picked) => words.say("web-keep", { number: picked.length, all: crew.owed }),
      kind: "draft",
      verb: "keep",
    });
  }
  if (asked?.asks === "cards" || (view.phase === "payment" && legal.includes("done") && !asked)) {
    return use(Picker, {
      key,
      props,
      cards: asked ? view.drawn : view.kept,
      chosen: view.chosen,
      exact: 0,
      spend: crew.fish,
      confirm: send("buy", "done"),
      label: (picked) => words.say("web-pay", { number: picked.length }),
      kind: "payment",
      verb: "buy",
    });
  }
  if (view.phase === "rescue-cards" && legal.includes("done")) {
    const cards = view.hand.filter((card) => facts.cards[card].type === "rescue" && plays(props, card).length);
    return use(Picker, {
      key: `${key} ${view.laid.join()}`,
      props,
      cards,
      chosen: [],
      exact: 0,
      spend: null,
      confirm: send("play", "done"),
      label: (picked) => words.say("web-lay", { number: picked.length }),
      kind: "rescue-cards",
      verb: "play",
    });
  }
  const others = legal.filter((move) =>
    !/^(place|remove|shift)\b/.test(move) &&
    !(move.startsWith("play ") && facts.cards[cardOf(move)].type === "anytime") &&
    !(move.startsWith("take ") && !asked)
  );
  const cards = [...new Set(others.filter((move) => /^(play|discard)\b/.test(move)).map(cardOf))];
  const rest = others.filter((move) => !/^(play|discard)\b/.test(move));
  const tile = asked && asked.tile >= 0 && ["field", "colour"].includes(asked.asks) ? asked.tile : -1;
  const slim = !cards.length && rest.every((move) => ["pass", "done", "ready"].includes(move));
  if (!others.length) return null;
  return section(
    { class: `choices ${asked?.asks ?? view.phase} ${slim ? "slim" : ""}` },
    tile >= 0 && asked?.asks === "field" && use(TilePicture, { facts, tile, scale: 1.3 }),
    cards.length > 0 && div(
      { class: "cards", role: "list" },
      cards.map((card) =>
        use(Action, {
          key: card,
          props,
          number: card,
          moves: others.filter((move) => cardOf(move) === card && /^(play|discard)\b/.test(move)),
        })
      ),
    ),
    div({ class: "answers" }, rest.map((move) => use(Answer, { key: move, props, move, tile, busy }))),
    legal.includes("ready") && !props.memo.value?.ready && use(ByMyself, { props }),
  );
}

/**
 * One answer as a button, drawn as what it is about.
 *
 * @param {{ props: Props, move: string, tile: number, busy: boolean }} props
 */
function Answer({ props, move, tile, busy }) {
  const { facts, words, view } = props;
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
      icon(BASKETS[/** @type {keyof typeof BASKETS} */ (what)]),
      words.say(`basket-${what}`),
    );
  }
  const key = verb === "pass" ? `web-pass-${view.phase}` : `web-${verb}`;
  const ends = verb === "left" || verb === "right"
    ? "choice"
    : props.legal.length === 1 || verb === "ready"
    ? "main"
    : "";
  return button(
    { ...press, class: `${ends} ${verb} ${advised}` },
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
    use(TilePicture, { facts: props.facts, tile, colour, scale: 1.2 }),
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
      checked: Boolean(memo.value?.ready),
      onChange: (/** @type {any} */ event) => (memo.value = { ...memo.value, ready: event.target.checked }),
    }),
    span({}, words.say("web-by-myself")),
  );
}
