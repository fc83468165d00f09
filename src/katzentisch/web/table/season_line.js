/** The season that a table is played for, and what comes of a match that somebody left where results count. */

import { p } from "../shell/tags.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../shell/words.js").Words} Words */

/** The address of a table's season. @param {TableInfo} info */
export const seasonPath = ({ club, season }) => `/club/${club}/${season?.id}`;

/**
 * The season and the round that a table is played for.
 *
 * @param {NonNullable<TableInfo["season"]>} season
 * @param {Words} words
 */
export const seasonTitle = ({ name, round }, words) => words.say("table-season", { name, round });

/**
 * Who gets the win where some have left, and why; null if nobody has, or everybody.
 *
 * @param {Pick<SeatInfo, "forfeits" | "away">[]} seats
 * @param {number[]} ranking
 */
export function settled(seats, ranking) {
  const all = ranking.map((_, seat) => seat);
  const gone = all.filter((seat) => seats[seat].forfeits);
  const staying = all.filter((seat) => !gone.includes(seat));
  if (!gone.length || !staying.length) return null;
  const best = Math.min(...staying.map((seat) => ranking[seat]));
  const key = gone.every((seat) => seats[seat].away) ? "forfeit-away" : "forfeit-bot";
  return { key, gone, winners: staying.filter((seat) => ranking[seat] === best) };
}

/** @param {{ seats: SeatInfo[], ranking: number[], names: string[], words: Words }} props */
export function Forfeit({ seats, ranking, names, words }) {
  const found = settled(seats, ranking);
  if (!found) return null;
  const { key, gone, winners } = found;
  const form = gone.includes(words.reader) ? "gone" : winners.includes(words.reader) ? "won" : "";
  const named = (/** @type {number[]} */ some) => some.map((seat) => names[seat]);
  const data = { winners: named(winners), gone: named(gone), count: gone.length };
  return p({ class: "tale forfeit" }, words.say(key, data, names, form));
}
