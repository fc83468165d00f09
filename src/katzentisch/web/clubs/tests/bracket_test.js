/// <reference lib="deno.ns" />
import { stateAtTable } from "../season_list.js";
import { ranksFor } from "../repairs.js";
import { arrange, finalists, markedSeats, ownState, stillIn, wayTo, whyAbsent } from "../bracket.js";
import { roundName, tableRound } from "../../table/season_line.js";
import { cupEnd } from "../cup_end.js";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

/** @param {number[][]} tables @param {number[]} free */
const round = (tables, free = []) => ({
  boards: tables.map((lots) => /** @type {import("../../wire.d.ts").BoardInfo} */ (/** @type {unknown} */ ({ lots }))),
  byes: free.map((lot) => `name ${lot}`),
  bye_lots: free,
});
/** @param {ReturnType<typeof arrange>} columns */
const places = (columns) => columns.map((column) => column.map(({ lots, first, rows }) => [lots, first, rows]));

Deno.test("each table stands beside those it follows from, whatever the order of the draw", () => {
  const drawn = [round([[0, 7], [1, 6], [2, 5], [3, 4]]), round([[1, 3], [0, 2]]), round([[0, 1]])];
  same(places(arrange(drawn)), [
    [[[1, 6], 0, 1], [[3, 4], 1, 1], [[0, 7], 2, 1], [[2, 5], 3, 1]],
    [[[1, 3], 0, 2], [[0, 2], 2, 2]],
    [[[0, 1], 0, 4]],
  ]);
});

Deno.test("somebody who is free for a round has a place in it", () => {
  const columns = arrange([round([[1, 2]], [0]), round([[0, 1]])]);
  same(places(columns), [[[[1, 2], 0, 1], [[0], 1, 1]], [[[0, 1], 0, 2]]]);
  same(columns[0][1].name, "name 0");
});

Deno.test("a round whose next one is not drawn stands in rows of its own", () => {
  same(places(arrange([round([[0, 3], [1, 2]])])), [[[[0, 3], 0, 1], [[1, 2], 1, 1]]]);
});

Deno.test("where a table sends two to different tables there are no rows", () => {
  const drawn = [round([[0, 1, 2, 3], [4, 5, 6, 7]]), round([[0, 4], [1, 5]])];
  same(arrange(drawn).flat().map(({ rows }) => rows), [0, 0, 0, 0]);
});

Deno.test("only rounds of pairs before the final have names of their own", () => {
  same([1, 2, 3, 4].map((number) => roundName(4 - number, 2 ** (4 - number), true)), [
    "season-round",
    "season-quarter-final",
    "season-semi-final",
    "season-final",
  ]);
  same(roundName(1, 2, false), "season-round");
  same(roundName(0, 1, false), "season-final");
});

Deno.test("a table is called the same as in the bracket", () => {
  const words = /** @type {import("../../shell/words.js").Words} */ (/** @type {unknown} */ ({
    say: (/** @type {string} */ key) => key,
  }));
  const named = (/** @type {number} */ boxes, pairs = true, cup = true) =>
    tableRound(
      /** @type {NonNullable<import("../../wire.d.ts").TableInfo["season"]>} */ (/** @type {unknown} */ ({
        round: 1,
        boxes,
        pairs,
        cup,
      })),
      words,
    );
  same([8, 4, 3, 2, 1].map((boxes) => named(boxes)), [
    "season-round",
    "season-quarter-final",
    "season-quarter-final",
    "season-semi-final",
    "season-final",
  ]);
  same([named(2, false), named(1, false), named(1, true, false)], ["season-round", "season-final", "season-round"]);
});

Deno.test("marked are those who go on, or by a corrected result those who should have", () => {
  const board = { lots: [4, 7], ranks: [1, 2], points: [9, 5], corrections: [] };
  same(markedSeats(board, undefined), [0]);
  same(markedSeats({ ...board, ranks: [], points: [] }, undefined), []);
  same(markedSeats(board, new Set([4, 1])), [0]);
  const corrected = [/** @type {import("../../wire.d.ts").CorrectionInfo} */ (/** @type {unknown} */ ({}))];
  same(markedSeats({ ...board, ranks: [2, 1], corrections: corrected }, new Set([4, 1])), [1]);
});

Deno.test("before the final is drawn, it follows from all tables and names who is known", () => {
  const [tables, final] = arrange([round([[1, 2]], [0])], true);
  same(places([tables, final]), [[[[1, 2], 0, 1], [[0], 1, 1]], [[[1, 2, 0], 0, 2]]]);
  const board = { lots: [1, 2], seats: ["Ben", "Clara"], ranks: [], points: [], corrections: [] };
  const box = (/** @type {object} */ more = {}) => ({
    board: /** @type {import("../../wire.d.ts").BoardInfo} */ (/** @type {unknown} */ ({ ...board, ...more })),
    name: "",
  });
  const free = { board: null, name: "Anna" };
  same(finalists([box(), free], 2), [["Ben", "Clara"], ["Anna"]]);
  same(finalists([box({ ranks: [2, 1], points: [3, 7] }), free], 2), [["Clara"], ["Anna"]]);
  same(finalists([box(), box()], 4), []);
});

Deno.test("who has lost in a cup is no longer in it", () => {
  const page = season([[[0, 1], [1, 2]], [[2, 3], []]]);
  same(stillIn(page), [0, 2, 3]);
  page.season.kind = "swiss";
  same(stillIn(page), [0, 1, 2, 3]);
});

/**
 * @param {number} number @param {{ you?: boolean, withdrawn?: boolean }} [more]
 * @returns {import("../../wire.d.ts").EntrantInfo}
 */
const entrant = (number, { you = false, withdrawn = false } = {}) => ({
  number,
  name: `name ${number}`,
  you,
  withdrawn,
  way_out: withdrawn ? "self" : "",
  host: "",
});

Deno.test("nobody is sent to a table that is not played, or that is secret", () => {
  const board = { lots: [0, 1], yours: true, ranks: [], over: false };
  const other = { lots: [2, 3], yours: false, ranks: [], over: false };
  const boards = /** @type {import("../../wire.d.ts").BoardInfo[]} */ (/** @type {unknown} */ ([board, other]));
  const entrants = [entrant(1, { you: true }), entrant(2), entrant(3), entrant(4)];
  const page = (duplicate = false, some = entrants) => ({ entrants: some, season: { duplicate } });
  same(wayTo(board, { boards }, page()), "season-play");
  same(wayTo(other, { boards }, page()), "season-watch");
  same(wayTo(other, { boards }, page(true)), "season-secret");
  same(wayTo({ ...board, over: true }, { boards }, page(true)), "season-watch");
  same(wayTo({ ...other, over: true }, { boards }, page(true)), "season-secret");
  same(wayTo(board, { boards }, page(false, [entrants[0], entrant(2, { withdrawn: true }), ...entrants.slice(2)])), "");
  same(wayTo(board, { boards }, page(false, [entrant(1, { you: true, withdrawn: true }), ...entrants.slice(1)])), "");
});

Deno.test("who left, withdrew or was taken out gave up; who was waited for is late", () => {
  const page = { entrants: [entrant(1, { withdrawn: true }), entrant(2)] };
  same(whyAbsent({ lots: [0, 1], points: [0, 0] }, 0, page), "season-gave-up");
  same(whyAbsent({ lots: [0, 1], points: [0, 0] }, 1, page), "season-late");
  same(whyAbsent({ lots: [0, 1], points: [57, 34] }, 1, page), "season-gave-up");
});

/**
 * A season of four, of whom the reader is the first, in the round with these tables.
 *
 * @param {[number[], number[]][]} tables lots and ranks
 * @param {{ free?: number[], kind?: string, coming?: number[][], secret?: boolean }} [more] `secret`: whether results are
 *   not told yet
 */
const season = (
  tables,
  { free = [], kind = "cup", coming = [], secret = false } = {},
) => /** @type {import("../../wire.d.ts").SeasonPage} */ (/** @type {unknown} */ ({
  season: { kind, over: false },
  entrants: [entrant(1, { you: true }), entrant(2), entrant(3), entrant(4)],
  rounds: [{
    boards: tables.map(([lots, ranks]) => ({
      code: `table ${lots[0]}`,
      seats: lots.map((lot) => `name ${lot + 1}`),
      lots,
      over: ranks.length > 0,
      ranks: secret ? [] : ranks,
      points: secret ? [] : ranks,
      absent: [],
      yours: lots.includes(0),
      corrections: [],
    })),
    bye_lots: free,
  }],
  coming,
}));

Deno.test("players of a cup are told where they stand, and for whom they wait", () => {
  const mine = (/** @type {number[]} */ ranks) => /** @type {[number[], number[]]} */ ([[0, 1], ranks]);
  const open = /** @type {[number[], number[]]} */ ([[2, 3], []]);
  const others = [["name 3", "name 4"]];
  const final = { coming: [[2]] };
  same(ownState(season([mine([]), open], final)), { key: "season-you-play", tables: [["name 2"]], code: "table 0" });
  same(ownState(season([mine([1, 2]), open], final)), { key: "season-you-final", tables: others, code: "" });
  same(ownState(season([mine([1, 2]), open], { coming: [[2, 2], [2]] })), {
    key: "season-you-through",
    tables: others,
    code: "",
  });
  same(ownState(season([mine([2, 1]), open], final)).key, "season-you-out");
  same(ownState(season([open], { free: [0], coming: [[2, 2], [2]] })), {
    key: "season-you-free",
    tables: others,
    code: "",
  });
  same(ownState(season([open], { free: [0], ...final })).key, "season-you-final");
  same(ownState(season([open])).key, "season-you-out");
  const alone = season([mine([]), open], final);
  alone.entrants[1].withdrawn = true;
  same(ownState(alone), { key: "season-you-final", tables: others, code: "" });
});

Deno.test("players of a league are told whose games are open when theirs is over", () => {
  const kind = "swiss";
  const open = /** @type {[number[], number[]]} */ ([[2, 3], []]);
  same(ownState(season([[[0, 1], [1, 2]], open], { kind })), {
    key: "season-you-done",
    tables: [["name 3", "name 4"]],
    code: "",
  });
  same(ownState(season([open], { kind, free: [0, 1] })).key, "season-you-rest");
  same(ownState(season([[[0, 1], [1, 2]], [[2, 3], [2, 1]]], { kind })).key, "");
});

Deno.test("who wins without playing is told why, in a league", () => {
  const page = season([[[0, 1], [1, 2]], [[2, 3], []]], { kind: "swiss" });
  const [board] = page.rounds[0].boards;
  Object.assign(board, { points: [0, 0], absent: [1] });
  same(ownState(page), { key: "season-you-walkover", tables: [["name 3", "name 4"]], code: "" });
});

Deno.test("corrected ranks follow from points; equal points leave the choice", () => {
  same(ranksFor([45, 43], [2, 1]), [1, 2]);
  same(ranksFor([43, 43], [2, 1]), [2, 1]);
  same(ranksFor([43, 43], [1, 1]), [1, 1]);
  same(ranksFor([10, 30, 10, 20], [1, 2, 3, 4]), [3, 1, 3, 2]);
});

Deno.test("where tables play the same deals, players are told that their game is over and who still plays", () => {
  const open = /** @type {[number[], number[]]} */ ([[2, 3], []]);
  const mine = /** @type {[number[], number[]]} */ ([[0, 1], [1, 2]]);
  for (const kind of ["swiss", "cup"]) {
    const more = { kind, secret: true, coming: [[2]] };
    const told = { key: "season-you-done", tables: [["name 3", "name 4"]], code: "" };
    same(ownState(season([mine, open], more)), told);
    same(ownState(season([mine, [[2, 3], [1, 2]]], more)).key, "");
  }
});

Deno.test("at a table that is on, a player is told whether it is their turn", () => {
  const own = ownState(season([[[0, 1], []]]));
  const table = (
    /** @type {number[]} */ actors,
    over = false,
  ) => /** @type {import("../../wire.d.ts").TableInfo[]} */ (/** @type {unknown} */ ([
    { code: "table 0", match: "m", over, actors, yours: [1], seats: [{}, {}], season: { counts: true } },
  ]));
  same(stateAtTable(own, table([1])).key, "season-you-turn");
  same(stateAtTable(own, table([0])).key, "season-you-wait");
  same(stateAtTable(own, table([], true)).key, "");
  same(stateAtTable(own, []).key, "season-you-play");
});

Deno.test("the end of a match in a cup says what it means for the reader", () => {
  const told = (/** @type {number[]} */ ranks, /** @type {number[][]} */ coming, lot = 0) => {
    const board = { code: "here", lots: [0, 1], ranks, points: ranks, corrections: [] };
    const page = {
      entrants: [entrant(1, { you: lot === 0 }), entrant(2, { you: lot === 1 })],
      rounds: [{ number: 1, boards: [board], bye_lots: [] }],
      coming,
    };
    return cupEnd(/** @type {import("../../wire.d.ts").SeasonPage} */ (/** @type {unknown} */ (page)), "here");
  };
  same(told([], [[2]]), "");
  same([0, 1].map((lot) => told([1, 2], [[2, 2], [2]], lot)), ["cup-end-through", "cup-end-out"]);
  same([0, 1].map((lot) => told([1, 2], [[2]], lot)), ["cup-end-final", "cup-end-out"]);
  same([0, 1].map((lot) => told([1, 2], [], lot)), ["cup-end-won", "cup-end-lost"]);
  same(told([1, 2], [], 2), "");
});
