/** The island: fields, treasures and Oshax, and what each crew has. */

import { all, button, div, h2, li, p, section, span, ul, use, useRef } from "../../../web/shell/tags.js";
import { icon, TilePicture } from "./art.js";

/** @typedef {import("./boat.js").Props} Props */

/** Squares of the longest cat. */
const LONGEST = 4;

/**
 * A tile with its shape, for those who listen.
 *
 * @param {number} tile
 * @param {{ facts: import("./facts.d.ts").Facts, words: import("../../../web/shell/words.js").Words }} props
 */
function shaped(tile, { facts, words }) {
  const { name, shape } = facts.tiles[tile];
  const cells = facts.shapes[shape];
  const lines = [...new Set(cells.map(([row]) => row))].map((row) => cells.filter(([each]) => each === row).length);
  return words.say("web-shape", { tile: name, squares: cells.length, lines });
}

/**
 * The places of cats in a field: a cat stays where it lies while others go, and a new one takes the first free place.
 *
 * @param {number} day
 * @param {number[]} cats
 * @returns {(number | undefined)[]}
 */
function usePlaces(day, cats) {
  const kept = useRef({ day, places: /** @type {(number | undefined)[]} */ ([]) });
  if (kept.current.day !== day) kept.current = { day, places: [] };
  const { places } = kept.current;
  places.forEach((tile, at) => {
    if (tile !== undefined && !cats.includes(tile)) places[at] = undefined;
  });
  for (const tile of cats.filter((each) => !places.includes(each))) {
    const free = places.indexOf(undefined);
    places[free < 0 ? places.length : free] = tile;
  }
  return places;
}

/**
 * Both fields; a cat that can be taken is a button. All cats are drawn to the same scale.
 *
 * @param {{ props: Props, drag: (tile: number, move: string) => Record<string, unknown>, aside: boolean }} props `aside`:
 *   the fields lie left and right of the boat, narrow and high.
 */
export function Fields({ props, drag, aside }) {
  const { view, words, facts, legal, busy, seat } = props;
  const places = { left: usePlaces(view.day, view.left), right: usePlaces(view.day, view.right) };
  if (view.day === 0 || view.phase === "over") return null;
  const asks = legal.some((move) => /^(take|shift|pass|done)\b/.test(move)) &&
    !view.pending.some((each) => each.asks !== "cats");
  const price = view.mode === "family" ? "free" : "field";
  const most = Math.max(places.left.length, places.right.length);
  const shape = `${aside ? "aside" : "below"} ${most > 10 ? "crowd" : most > 4 ? "many" : "few"}`;
  const cat = (/** @type {number | undefined} */ tile, /** @type {number} */ at) => {
    if (tile === undefined) return li({ key: `free ${at}` });
    const { name } = facts.tiles[tile];
    const move = legal.find((each) => each === `take ${name}` || each === `shift ${name}`);
    return li(
      { key: tile },
      button(
        {
          type: "button",
          class: `tile ${move ? "able" : ""} ${props.scene.flies === tile ? "leaves" : ""} ${
            move && move === props.advised ? "advised" : ""
          }`,
          disabled: busy || (!asks && !move),
          "aria-label": shaped(tile, props),
          "data-move": move,
          "data-tile": tile,
          onClick: () => (move ? props.play(move) : props.whyNot(`take ${name}`)),
          ...(move?.startsWith("take") && drag(tile, move)),
        },
        use(TilePicture, { facts, tile, square: LONGEST }),
        view.mode === "solo" && span({ class: "rank" }, `${[...view.left, ...view.right].indexOf(tile) + 1}`),
      ),
    );
  };
  return div(
    { class: `fields ${shape}`, "data-seat": seat },
    /** @type {const} */ (["left", "right"]).map((side) =>
      section(
        { key: side, class: `field ${side}`, "data-vital": "fields" },
        h2({}, words.say(`${side}-${price}`)),
        view[side].length
          ? ul({}, Array.from({ length: most }, (_, at) => cat(places[side][at], at)))
          : p({ class: "soft" }, words.say("web-empty-field")),
      )
    ),
  );
}

/** Treasures and Oshax that are still to be had. @param {{ props: Props }} props */
export function Supply({ props }) {
  const { view, facts, words } = props;
  if (view.day === 0) return null;
  const first = facts.tiles.findIndex((tile) => tile.kind === "common");
  const rank = (/** @type {number} */ at) => view.mode === "solo" && span({ class: "rank" }, `${at + 1}`);
  const item = (
    /** @type {number} */ tile,
    /** @type {number | null} */ number,
    /** @type {import("../../../web/shell/tags.js").Child} */ mark,
  ) =>
    li(
      { key: tile, class: props.scene.flies === tile ? "leaves" : number === 0 ? "none" : "", "data-tile": tile },
      mark,
      use(TilePicture, { facts, tile, scale: .75 }),
      number !== null && span({ "aria-hidden": "true" }, `×${number}`),
      span({ class: "unseen" }, `${number ?? ""} ${words.say(`tile-${facts.tiles[tile].name}`)}`),
    );
  return section(
    { class: "supply" },
    h2({}, words.say("treasures")),
    ul(
      {},
      view.commons.map((number, at) => item(first + at, number, null)),
      view.stacks.map(([tile, number], at) => item(tile, number, rank(at))),
    ),
    view.oshax.length > 0 &&
      all(h2({}, words.say("oshax-row")), ul({}, view.oshax.map((tile, at) => item(tile, null, rank(at))))),
    p({ class: "soft" }, words.say("supply", { bag: view.bag.length, deck: view.deck })),
  );
}

/**
 * What a crew has: fish, baskets, cards and lessons, its rescue cards of today, and whether it is done.
 *
 * @param {{ props: Props, seat: number, press?: () => void }} props
 */
export function CrewFigures({ props, seat, press }) {
  const { view, words, facts } = props;
  const crew = view.crews[seat];
  const plain = view.mode === "family";
  const state = view.phase === "over" ? "" : crew.passed ? "passed" : crew.paid ? "paid" : crew.ready ? "ready" : "";
  const laid = (/** @type {"speed" | "baskets" | "broken"} */ what) =>
    crew.shown_laid.reduce((sum, card) => sum + (facts.cards[card][what] ?? 0), 0);
  const sign = (
    /** @type {import("./art.js").IconName} */ name,
    /** @type {string} */ key,
    /** @type {string | number} */ value,
    kind = "",
  ) => span({ class: `count ${kind}`, title: words.say(key) }, icon(name, words.say(key)), `${value}`);
  return div(
    { class: "isle crew-figures", "data-vital": seat === view.seat && !plain ? "purse" : null, onClick: press },
    !plain && sign("fish", "column-fish", crew.fish),
    !plain && sign("basket", "column-baskets", `${crew.baskets - crew.used + laid("baskets")}`),
    laid("broken") > 0 && sign("broken", "web-laid-broken", laid("broken")),
    crew.shown_laid.length > 0 && sign("speed", "web-laid-speed", laid("speed"), "spare"),
    !plain && sign("cards", "column-hand", crew.hand, "spare"),
    sign("lesson", "column-lessons", crew.lessons, "spare"),
    state && span({ class: "state spare" }, words.say(`state-${state}`)),
  );
}
