/** A trick as it is played: which cards lie where, card by card, until the winner takes them. */

import { fieldOf } from "./ahead.js";

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {import("../../../web/wire.d.ts").Told} Told */
/** @typedef {{ seat: number, field: number }} Card */
/** @typedef {{ cards: Card[], winner: number }} Trick */
/**
 * @typedef {{
 *   view: CatView,
 *   trick: Card[],
 *   winner: number,
 *   last: Trick | null,
 *   paradox: { seat: number, values: number[] } | null,
 *   hold: number,
 * }} Scene
 */

const CARD = 650;
const TAKING = 1700;
const PARADOX = 4200;
const SAYING = 450;

/**
 * The cards of the trick on the table.
 *
 * @param {CatView} view
 * @returns {Card[]}
 */
export const trickOf = (view) =>
  view.trick.map((field, position) => ({ seat: (view.leader + position) % view.players, field }));

/**
 * The latest complete trick that events tell of.
 *
 * @param {Told[]} events
 * @param {string[]} colours
 * @param {Card[]} [begun] Cards that lay there before.
 * @returns {Trick | null}
 */
export function lastTrick(events, colours, begun = []) {
  let cards = [...begun];
  let found = null;
  for (const { key, data = {} } of events) {
    const seat = Number(data.seat);
    if (key === "played") {
      cards.push({ seat, field: fieldOf(colours.indexOf(String(data.colour)), Number(data.value)) });
    } else if (key === "won-trick") {
      found = { cards, winner: seat };
      cards = [];
    } else if (key === "paradox" || key === "round") {
      cards = [];
    }
  }
  return found;
}

/**
 * The scenes that lead from one view to the next.
 *
 * @param {CatView | null} before
 * @param {CatView} view
 * @param {Told[]} events
 * @param {string[]} colours
 * @param {Scene | null} shown
 * @returns {Scene[]}
 */
export function stage(before, view, events, colours, shown) {
  const begun = before ? trickOf(before) : [];
  const won = lastTrick(events, colours, begun);
  const paradox = events.find(({ key }) => key === "paradox");
  const last = still(won ?? shown?.last ?? null, view);
  const present = {
    view,
    trick: trickOf(view),
    winner: -1,
    last,
    paradox: null,
    hold: events.some(({ key }) => key === "played")
      ? CARD
      : events.some(({ key }) => key === "predicted")
      ? SAYING
      : 0,
  };
  if (!before || (!won && !paradox) || !oneStep(events)) return [present];
  const ended = view.round !== before.round;
  const past = ended ? finished(before, view, won) : { ...view, trick: [], turn: -1, led: before.led };
  const scenes = [];
  if (won) scenes.push({ ...present, view: past, trick: won.cards, winner: won.winner, hold: TAKING });
  if (paradox) {
    const { seat, values } = /** @type {{ seat: number, values: number[] }} */ (/** @type {unknown} */ (paradox.data));
    const cards = won ? [] : begun.concat(unfinished(events, colours));
    if (!won) scenes.push({ ...present, view: past, trick: cards, hold: CARD });
    scenes.push({ ...present, view: past, trick: cards, paradox: { seat, values }, hold: PARADOX });
  }
  return [...scenes, present];
}

/** @param {Told[]} events */
const oneStep = (events) => events.filter(({ key }) => key === "played").length <= 1;

/**
 * @param {Told[]} events
 * @param {string[]} colours
 * @returns {Card[]}
 */
const unfinished = (events, colours) =>
  events.filter(({ key }) => key === "played").map(({ data = {} }) => ({
    seat: Number(data.seat),
    field: fieldOf(colours.indexOf(String(data.colour)), Number(data.value)),
  }));

/**
 * The round as it stood when its last card was played.
 *
 * @param {CatView} before
 * @param {CatView} view
 * @param {Trick | null} won
 * @returns {CatView}
 */
const finished = (before, view, won) => ({
  ...before,
  tokens: view.phase === "over" ? view.tokens : view.last_tokens,
  tricks: before.tricks.map((tricks, seat) => tricks + (won?.winner === seat ? 1 : 0)),
  trick: [],
  turn: -1,
});

/**
 * The last trick, as long as its cards still lie on the board: not after going back, nor in the next round.
 *
 * @param {Trick | null} last
 * @param {CatView} view
 */
const still = (last, view) =>
  last && last.cards.every(({ seat, field }) => view.tokens[seat].includes(field)) ? last : null;
