/** The season that a table is played for, and what comes of a match that somebody left where results count. */

import { p, use } from "../shell/tags.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../shell/words.js").Words} Words */

/** The address of a table's season. @param {TableInfo} info */
export const seasonPath = ({ club, season }) => `/club/${club}/${season?.id}`;

/**
 * The way to the season that a table is played for.
 *
 * @param {NonNullable<TableInfo["season"]>} season
 * @param {Words} words
 */
export const seasonTitle = ({ name, round, cup }, words) =>
  words.say(cup ? "table-season-cup" : "table-season-league", { name, round });

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
  if (!found) return use(Stopped, { seats, names, words });
  const { key, gone, winners } = found;
  const form = gone.includes(words.reader) ? "gone" : winners.includes(words.reader) ? "won" : "";
  const named = (/** @type {number[]} */ some) => some.map((seat) => names[seat]);
  const data = { winners: named(winners), gone: named(gone), count: gone.length };
  return p({ class: "tale forfeit" }, words.say(key, data, names, form));
}

/**
 * Who did not play to the end where no result counts, in sentences: those who left, and those whose time ran out so that
 * a bot moved for them.
 *
 * @param {Pick<SeatInfo, "forfeits" | "away">[]} seats
 * @param {number} reader
 * @returns {{ key: string, gone: number[], form: string }[]}
 */
export function stopped(seats, reader) {
  const gone = seats.flatMap(({ forfeits }, seat) => (forfeits ? [seat] : []));
  return ["stopped-away", "stopped-bot"].flatMap((key) => {
    const some = gone.filter((seat) => seats[seat].away === (key === "stopped-away"));
    const others = some.filter((seat) => seat !== reader);
    return [
      ...(some.includes(reader) ? [{ key, gone: [reader], form: "you" }] : []),
      ...(others.length ? [{ key, gone: others, form: "" }] : []),
    ];
  });
}

/** @param {{ seats: SeatInfo[], names: string[], words: Words }} props */
export function Stopped({ seats, names, words }) {
  const said = stopped(seats, words.reader).map(({ key, gone, form }) =>
    words.say(key, { gone: gone.map((seat) => names[seat]), count: gone.length }, names, form)
  );
  return said.length > 0 && p({ class: "tale forfeit" }, said.join(" "));
}
