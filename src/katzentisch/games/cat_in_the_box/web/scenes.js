/** A trick as it is played: which cards lie where, card by card, until the winner takes them. */

import { fieldOf, valueOf } from "./ahead.js";

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {import("../../../web/wire.d.ts").EventInfo} Told */
/** @typedef {import("../../../web/table/scene.d.ts").Telling<CatView, import("./ahead.js").Facts>} Telling */
/** @typedef {{ seat: number, field: number }} Card */
/**
 * @typedef {{
 *   view: CatView,
 *   events: Told[],
 *   trick: Card[],
 *   winner: number,
 *   paradox: { seat: number, values: number[] } | null,
 *   score: number,
 *   stop?: boolean,
 *   hold: number,
 * }} Scene
 *   `score` is the round that is being scored, or -1.
 */

/** Milliseconds for what is seen: a card, a trick that is taken, a paradox, a prediction, a player's line of the score. */
const CARD = 700;
const TAKING = 1500;
const PARADOX = 4200;
const SAYING = 600;
const LINE = 700;

/**
 * The cards of the trick on the table.
 *
 * @param {CatView} view
 * @returns {Card[]}
 */
export const trickOf = (view) =>
  view.trick.map((field, position) => ({ seat: (view.leader + position) % view.players, field }));

/** What a card brings with it that the table shows by itself. */
const PLAIN = ["played", "gave-up", "won-trick"];
/**
 * The card that was played.
 *
 * @param {Record<string, unknown>} data
 * @param {string[]} colours
 * @returns {Card}
 */
const cardOf = ({ seat, colour, value }, colours) => ({
  seat: Number(seat),
  field: fieldOf(colours.indexOf(String(colour)), Number(value)),
});

/**
 * A card falls, the trick is taken or a paradox breaks it off, and then the next one is on or the round is scored.
 * A score waits: the next deal, or who has won, comes after it.
 *
 * @param {Telling} telling
 * @returns {Scene[]}
 */
export function stage(telling) {
  const { before, view, events, log, facts } = telling;
  const { colours } = facts;
  const next = secondCard(events);
  if (before && next > 0) {
    // Several cards came at once: each falls on its own.
    const first = events.slice(0, next);
    const middle = after(before, first, colours);
    return [
      ...stage({ ...telling, view: middle, events: first }),
      ...stage({ ...telling, before: middle, events: events.slice(next), log: [...log, ...first] }),
    ];
  }
  /** @type {Scene} */
  const present = {
    view,
    events,
    trick: trickOf(view),
    winner: -1,
    paradox: null,
    score: -1,
    hold: pause(events),
  };
  const won = events.findIndex(({ key }) => key === "won-trick");
  const broken = events.findIndex(({ key }) => key === "paradox");
  const laid = events.filter(({ key }) => key === "played");
  if (!before || (won < 0 && broken < 0) || laid.length !== 1) return [present];
  const card = cardOf(laid[0].data ?? {}, colours);
  const trick = [...trickOf(before), card];
  const past = played(before, view, card, events, colours);
  const end = won < 0 ? broken : won;
  const scenes = [{ ...present, view: past, events: events.slice(0, end), trick, hold: CARD }];
  const winner = won < 0 ? -1 : Number(events[won].data?.seat);
  const taken = { ...past, tricks: past.tricks.map((tricks, seat) => tricks + (winner === seat ? 1 : 0)) };
  if (won >= 0) {
    scenes.push({ ...present, view: taken, events: events.slice(won, won + 1), trick, winner, hold: TAKING });
  }
  if (broken >= 0) {
    const { seat, values } = /** @type {any} */ (events[broken].data);
    const cards = won < 0 ? trick : [];
    const told = events.slice(broken, broken + 1);
    scenes.push({ ...present, view: taken, events: told, trick: cards, paradox: { seat, values }, hold: PARADOX });
  }
  const rest = events.slice(Math.max(won, broken) + 1);
  const scored = rest.findLastIndex(({ key }) => key.startsWith("scored")) + 1;
  if (scored > 0) {
    scenes.push({
      ...present,
      view: { ...taken, scores: view.scores, totals: view.totals },
      events: rest.slice(0, scored),
      trick: [],
      score: view.scores.length - 1,
      stop: true,
      hold: LINE * view.players + SAYING,
    });
  }
  const left = rest.slice(scored);
  return [...scenes, { ...present, events: left, hold: pause(left) }];
}

/**
 * Where the second card of these events falls, if nothing between the two tells more than the table shows; else -1.
 *
 * @param {Told[]} events
 */
function secondCard(events) {
  const first = events.findIndex(({ key }) => key === "played");
  const next = events.findIndex(({ key }, at) => key === "played" && at > first);
  return events.slice(0, Math.max(next, 0)).every(({ key }) => PLAIN.includes(key)) ? next : -1;
}

/**
 * The view that a card leaves behind: on the table, or taken with its trick.
 *
 * @param {CatView} before
 * @param {Told[]} events
 * @param {string[]} colours
 * @returns {CatView}
 */
function after(before, events, colours) {
  const card = cardOf(events.find(({ key }) => key === "played")?.data ?? {}, colours);
  const won = events.find(({ key }) => key === "won-trick");
  const winner = won ? Number(won.data?.seat) : -1;
  const tokens = before.tokens.map((fields, seat) => (seat === card.seat ? [...fields, card.field] : fields));
  const leader = before.trick.length ? before.leader : card.seat;
  return {
    ...played(before, { ...before, tokens }, card, events, colours),
    trick: won ? [] : [...before.trick, card.field],
    leader: won ? winner : leader,
    tricks: before.tricks.map((tricks, seat) => tricks + (winner === seat ? 1 : 0)),
  };
}

/** How long events without scenes of their own are seen. @param {Told[]} events */
function pause(events) {
  const told = (/** @type {string} */ key) => events.some((event) => event.key === key);
  return told("played") ? CARD : told("predicted") ? SAYING : 0;
}

/**
 * The round with one more card on the table, before anybody takes it.
 *
 * @param {CatView} before
 * @param {CatView} view
 * @param {Card} card
 * @param {Told[]} events
 * @param {string[]} colours
 * @returns {CatView}
 */
function played(before, view, card, events, colours) {
  const same = view.round === before.round && view.phase !== "over";
  const hand = [...before.hand];
  if (card.seat === view.seat) hand.splice(hand.indexOf(valueOf(card.field)), 1);
  const lost = events.flatMap(({ key, data }) => (key === "gave-up" ? [colours.indexOf(String(data?.colour))] : []));
  return {
    ...before,
    hand,
    hands: before.hands.map((cards, seat) => cards - (seat === card.seat ? 1 : 0)),
    covered: before.covered.map((row, seat) =>
      seat === card.seat ? row.filter((colour) => !lost.includes(colour)) : row
    ),
    tokens: same || view.phase === "over" ? view.tokens : view.last_tokens,
    trick: [],
    turn: -1,
  };
}
