/** A hunt as it is told: a question goes to its hex, a piece falls there, a search goes round. */

import { hexAt } from "./map.js";

/** @typedef {import("./view.d.ts").CryptidView} View */
/** @typedef {import("../../../web/wire.d.ts").EventInfo} Told */
/** @typedef {import("../../../web/table/scene.d.ts").Telling<View>} Telling */
/** @typedef {{ seat: number, kind: "cube" | "disc", hex: number }} Piece */
/**
 * A question or a search that is on: who asks whom (-1: everybody) about which hex.
 *
 * @typedef {{ seat: number, other: number, hex: number }} Action
 */
/**
 * @typedef {{ view: View, events: Told[], hold: number, action: Action | null, fell: Piece | null, swept?: number }} Scene
 *   `swept`: how many clues have gone over the map in the end.
 */

/** What is a picture of its own, with the milliseconds for which it is seen; everything else joins what it follows. */
const HOLDS = new Map(Object.entries({
  "opening-cube": 1000,
  asks: 1300,
  searches: 1300,
  answers: 1500,
  lays: 1200,
  skipped: 800,
  named: 1500,
  corrects: 1500,
  "passed-over": 800,
  hint: 1500,
  wins: 1500,
  "no-winner": 1500,
}));
/** Milliseconds for which a clue goes over the map in the end. */
const SWEEP_MS = 1400;
const LAID = ["opening-cube", "answers", "lays"];
const DEEDS = ["asks", "searches", "lays", "opening-cube"];

/**
 * The piece that an event lays.
 *
 * @param {Told} event
 * @returns {Piece | null}
 */
export function pieceOf({ key, data = {} }) {
  const hex = hexAt(String(data.hex ?? ""));
  if (!LAID.includes(key) || hex < 0) return null;
  return { seat: Number(data.seat), kind: data.piece === "disc" ? "disc" : "cube", hex };
}

/**
 * The pieces that were laid since a seat last did something of its own; for the gallery, since the last question.
 *
 * @param {Told[]} log
 * @param {number} seat
 * @returns {Piece[]}
 */
export function recent(log, seat) {
  const own = log.findLastIndex(({ key, data }) => DEEDS.includes(key) && (seat < 0 || data?.seat === seat));
  return log.slice(own + 1).flatMap((event) => pieceOf(event) ?? []);
}

/**
 * One picture for each thing that happened; the last of them is the view.
 *
 * @param {Telling} telling
 * @returns {Scene[]}
 */
export function stage({ before, view, events }) {
  if (!before) return [{ view, events, hold: 0, action: null, fell: null }];
  /** @type {Scene[]} */
  const scenes = [];
  let [past, action] = [before, actionOf(before)];
  for (const event of events) {
    past = after(past, event);
    action = event.key === "asks" || event.key === "searches" ? actionOf(past) : action;
    const hold = HOLDS.get(event.key);
    const last = scenes.at(-1);
    if (hold || !last) scenes.push({ view: past, events: [event], hold: hold ?? 0, action, fell: pieceOf(event) });
    else last.events.push(event);
  }
  const last = scenes.pop() ?? { events, hold: 0, action: null, fell: null };
  if (view.phase !== "over" || before.phase === "over" || !view.clues.length) return [...scenes, { ...last, view }];
  const sweep = view.clues.map((_, at) => ({
    view,
    events: [],
    hold: SWEEP_MS,
    action: null,
    fell: null,
    swept: at + 1,
  }));
  return [...scenes, { ...last, view, swept: 0 }, ...sweep];
}

/** @param {View} view @returns {Action | null} */
const actionOf = ({ pawn, turn, respondent, searching }) =>
  pawn < 0 || (respondent < 0 && !searching) ? null : { seat: turn, other: searching ? -1 : respondent, hex: pawn };

/**
 * What a view becomes by an event, as far as the map shows it.
 *
 * @param {View} view
 * @param {Told} event
 * @returns {View}
 */
function after(view, event) {
  const { key, data = {} } = event;
  const seat = Number(data.seat);
  const hex = hexAt(String(data.hex ?? ""));
  if (key === "asks") return { ...view, pawn: hex, turn: seat, searching: false, respondent: Number(data.other) };
  if (key === "searches") return { ...view, pawn: hex, turn: seat, searching: true, respondent: -1 };
  const piece = key === "named" || key === "corrects"
    ? { seat, hex, kind: data.piece === "disc" ? "disc" : "cube" }
    : pieceOf(event);
  if (!piece) return view;
  const others = (/** @type {number[]} */ hexes) => hexes.filter((each) => each !== piece.hex);
  const lie = (/** @type {number[][]} */ rows, /** @type {string} */ kind) =>
    rows.map((hexes, each) =>
      each !== piece.seat ? hexes : kind === piece.kind ? [...others(hexes), piece.hex] : others(hexes)
    );
  return { ...view, cubes: lie(view.cubes, "cube"), discs: lie(view.discs, "disc") };
}
