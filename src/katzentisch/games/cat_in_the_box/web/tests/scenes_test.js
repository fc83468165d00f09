/// <reference lib="deno.ns" />

import { fieldOf } from "../ahead.js";
import { lastTrick, stage, trickOf } from "../scenes.js";

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
  ...change,
});

Deno.test("the cards of a trick belong to the seats from the leader on", () => {
  same(trickOf(view({ trick: [fieldOf(1, 5), fieldOf(0, 2)] })), [{ seat: 1, field: 13 }, { seat: 0, field: 1 }]);
});

Deno.test("the last complete trick is found, the one that is on is not", () => {
  const events = [played(1, 5, "blue"), played(0, 6, "blue"), won(0), played(0, 1, "green")];
  same(lastTrick(events, COLOURS), { cards: [{ seat: 1, field: 13 }, { seat: 0, field: 14 }], winner: 0 });
  same(lastTrick(events.slice(0, 2), COLOURS), null);
});

Deno.test("cards of a trick that a paradox broke off do not slip into the next", () => {
  const paradox = { key: "paradox", data: { seat: 0, values: [2] } };
  const events = [played(1, 9, "blue"), paradox, played(0, 1, "green"), played(1, 2, "green"), won(1)];
  same(lastTrick(events, COLOURS)?.cards.length, 2);
});

Deno.test("a card that is played is one scene", () => {
  const after = view({ trick: [13, 14], tokens: [[14], [13]] });
  same(stage(view({}), after, [played(0, 6, "blue")], COLOURS, null).length, 1);
});

Deno.test("a trick lies complete, with its winner, before it is taken", () => {
  const after = view({ leader: 0, led: -1, trick: [], tokens: [[14], [13]], tricks: [1, 0] });
  const [complete, present] = stage(view({}), after, [played(0, 6, "blue"), won(0)], COLOURS, null);
  same(complete.winner, 0);
  same(complete.trick.map(({ field }) => field), [13, 14]);
  same(present.trick, []);
  same(present.last?.winner, 0);
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
  const [complete, present] = stage(view({}), after, [played(0, 6, "blue"), won(0)], COLOURS, null);
  same(complete.view.tokens, [[14], [13]]);
  same(complete.view.tricks, [1, 0]);
  same(present.last, null);
});

Deno.test("a paradox is a scene of its own, and its trick goes to nobody", () => {
  const after = view({ phase: "bury", round: 1, trick: [], tokens: [[], []], last_tokens: [[14], [13]] });
  const events = [played(0, 6, "blue"), { key: "paradox", data: { seat: 1, values: [3, 3] } }];
  const scenes = stage(view({}), after, events, COLOURS, null);
  same(scenes.map(({ paradox }) => paradox?.seat ?? -1), [-1, 1, -1]);
  same(scenes[1].trick.length, 2);
  same(scenes[1].view.tricks, [0, 0]);
});

Deno.test("a last trick whose tokens were taken back is forgotten", () => {
  const shown = stage(
    view({}),
    view({ trick: [], tokens: [[14], [13]] }),
    [played(0, 6, "blue"), won(0)],
    COLOURS,
    null,
  ).at(-1);
  same(stage(view({}), view({ trick: [] }), [], COLOURS, shown ?? null)[0].last, null);
});
