/// <reference lib="deno.ns" />

import { fieldOf } from "../ahead.js";
import { stage, trickOf } from "../scenes.js";

const COLOURS = ["red", "blue", "yellow", "green"];

/**
 * @param {unknown} found
 * @param {unknown} wanted
 */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

/**
 * @param {number} seat
 * @param {number} value
 * @param {string} colour
 */
const played = (seat, value, colour) => ({ key: "played", data: { seat, value, colour } });
const won = (/** @type {number} */ seat) => ({ key: "won-trick", data: { seat, tricks: 1 } });

/**
 * Two players in the middle of a round.
 *
 * @param {Record<string, unknown>} change
 * @returns {any}
 */
const view = (change) => ({
  players: 2,
  phase: "tricks",
  round: 0,
  leader: 1,
  led: 1,
  trick: [fieldOf(1, 5)],
  tokens: [[], [fieldOf(1, 5)]],
  last_tokens: [[], []],
  tricks: [0, 0],
  totals: [0, 0],
  seat: 0,
  hand: [6, 1],
  hands: [2, 2],
  covered: [[0, 1, 2, 3], [0, 1, 2, 3]],
  ...change,
});

/**
 * @param {any} before
 * @param {any} after
 * @param {any[]} events
 * @param {any[]} [log]
 */
const tell = (before, after, events, log = [played(1, 5, "blue")]) =>
  stage({ before, view: after, events, log, seat: 0, facts: { colours: COLOURS, places: {} } });

Deno.test("the cards of a trick belong to the seats from the leader on", () => {
  same(trickOf(view({ trick: [fieldOf(1, 5), fieldOf(0, 2)] })), [{ seat: 1, field: 13 }, { seat: 0, field: 1 }]);
});

Deno.test("a card that is played is one scene", () => {
  const after = view({ trick: [13, 14], tokens: [[14], [13]] });
  same(tell(view({}), after, [played(0, 6, "blue")]).length, 1);
});

Deno.test("a trick lies complete, with its winner, before it is taken", () => {
  const after = view({ leader: 0, led: -1, trick: [], tokens: [[14], [13]], tricks: [1, 0] });
  const [card, complete, present] = tell(view({}), after, [played(0, 6, "blue"), won(0)]);
  same([card.winner, card.view.tricks, card.trick.length], [-1, [0, 0], 2]);
  same(complete.winner, 0);
  same(complete.trick.map(({ field }) => field), [13, 14]);
  same(present.trick, []);
});

Deno.test("the last trick of a round is shown on the board of that round", () => {
  const after = view({
    phase: "bury",
    round: 1,
    trick: [],
    tokens: [[], []],
    last_tokens: [[14], [13]],
    tricks: [0, 0],
  });
  const [, complete] = tell(view({}), after, [played(0, 6, "blue"), won(0)]);
  same(complete.view.tokens, [[14], [13]]);
  same(complete.view.tricks, [1, 0]);
});

Deno.test("a paradox is a scene of its own, and its trick goes to nobody", () => {
  const after = view({ phase: "bury", round: 1, trick: [], tokens: [[], []], last_tokens: [[14], [13]] });
  const events = [played(0, 6, "blue"), { key: "paradox", data: { seat: 1, values: [3, 3] } }];
  const scenes = tell(view({}), after, events);
  same(scenes.map(({ paradox }) => paradox?.seat ?? -1), [-1, 1, -1]);
  same(scenes[1].trick.length, 2);
  same(scenes[1].view.tricks, [0, 0]);
});

Deno.test("a score waits, and nothing of the next deal is seen before it", () => {
  const after = view({
    phase: "bury",
    round: 1,
    trick: [],
    tokens: [[], []],
    last_tokens: [[14], [13]],
    totals: [1, 0],
    scores: [{ points: [1, 0] }],
    hand: [1, 2, 3],
  });
  const scored = { key: "scored", data: { seat: 0, points: 1, total: 1 } };
  const lost = { key: "gave-up", data: { seat: 0, colour: "blue" } };
  const round = { key: "round", data: { round: 2 } };
  const scenes = tell(view({}), after, [played(0, 6, "red"), lost, won(0), scored, round]);
  const keys = [["played", "gave-up"], ["won-trick"], ["scored"], ["round"]];
  same(scenes.map(({ events }) => events.map(({ key }) => key)), keys);
  same(scenes.map(({ view: { totals } }) => totals), [[0, 0], [0, 0], [1, 0], [1, 0]]);
  same(scenes.map(({ score, stop }) => [score, stop ?? false]), [[-1, false], [-1, false], [0, true], [-1, false]]);
  same(scenes.map(({ view: { round: at } }) => at), [0, 0, 0, 1]);
  same(scenes.map(({ view: { hand } }) => hand.length), [1, 1, 1, 3]);
  same(scenes[0].view.covered[0], [0, 2, 3]);
});

Deno.test("the last score is told before anybody has won", () => {
  const after = view({ phase: "over", trick: [], tokens: [[14], [13]], totals: [1, 0], scores: [{ points: [1, 0] }] });
  const scored = { key: "scored", data: { seat: 0, points: 1, total: 1 } };
  const scenes = tell(view({}), after, [played(0, 6, "blue"), won(0), scored]);
  same(scenes.map(({ view: { phase } }) => phase), ["tricks", "tricks", "tricks", "over"]);
  same(scenes.map(({ stop }) => stop ?? false), [false, false, true, false]);
});

Deno.test("cards that come at once fall one after the other", () => {
  const before = view({});
  const now = view({
    leader: 0,
    trick: [],
    tokens: [[fieldOf(1, 6), fieldOf(0, 1)], [fieldOf(1, 5), fieldOf(2, 4)]],
    tricks: [2, 0],
    hand: [],
    hands: [0, 1],
  });
  const events = [played(0, 6, "blue"), won(0), played(0, 1, "red"), played(1, 4, "yellow"), won(0)];
  const scenes = tell(before, now, events);
  same(scenes.flatMap((scene) => scene.events), events);
  same(scenes.map((scene) => scene.view.tokens.flat().length), [2, 2, 2, 3, 4, 4, 4]);
  same(scenes.map((scene) => scene.trick.length), [2, 2, 0, 1, 2, 2, 0]);
  same(scenes.map((scene) => scene.view.tricks[0]), [0, 1, 1, 1, 1, 2, 2]);
  same(scenes.map((scene) => scene.view.hand.length), [1, 1, 1, 0, 0, 0, 0]);
});

Deno.test("a round that ended in between is not told card by card", () => {
  const now = view({ round: 1, phase: "tricks", trick: [], tokens: [[], []] });
  const events = [played(0, 6, "blue"), won(0), { key: "round", data: {} }, played(1, 4, "yellow")];
  same(tell(view({}), now, events).length, 1);
});
