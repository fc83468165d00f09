/** The season that a table is played for, and what comes of a match that somebody left where results count. */

import { a, button, div, p, small, use, useSignal } from "../shell/tags.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../shell/words.js").Words} Words */

/** @typedef {NonNullable<TableInfo["season"]>} Season */

/** The address of a table's season; of its club once the season was called off. @param {TableInfo} info */
export const seasonPath = ({ club, season }) => season?.called_off ? `/club/${club}` : `/club/${club}/${season?.id}`;

/** The way to the season that a table is played for. @param {Season} season @param {Words} words */
export const seasonTitle = ({ name, cup, called_off }, words) =>
  words.say(called_off ? "table-season-off" : cup ? "table-season-cup" : "table-season-league", { name });

/** The way to a table's season. @param {{ info: TableInfo, words: Words }} props */
export const SeasonLink = ({ info, words }) =>
  info.season && a({ href: seasonPath(info) }, seasonTitle(info.season, words));

/**
 * What a round of a cup is called: the last is the final, and before it there may be a semi-final of two and a
 * quarter-final of up to four.
 *
 * @param {number} left how many rounds follow
 * @param {number} boxes tables and byes
 * @param {boolean} pairs whether all tables are for two
 */
export function roundName(left, boxes, pairs) {
  if (left === 0) return "season-final";
  if (pairs && left === 1 && boxes === 2) return "season-semi-final";
  if (pairs && left === 2 && boxes > 2 && boxes <= 4) return "season-quarter-final";
  return "season-round";
}

/** The round that a table is played in. @param {Season} season @param {Words} words */
export const tableRound = ({ round, cup, boxes, pairs }, words) =>
  words.say(cup ? roundName(Math.ceil(Math.log2(boxes)), boxes, pairs) : "season-round", { number: round });

/**
 * Why a table that is not over no longer counts for its season, as the key of a few words.
 *
 * @param {Season} season
 */
export const voidKey = ({ called_off, walkover }) =>
  called_off ? "table-called-off" : walkover ? "table-walkover" : "table-void";

/** For which season and round a table is played. @param {Season} season @param {Words} words */
export const sayRound = (season, words) =>
  words.say("table-season", { name: season.name, round: tableRound(season, words) });

/** For which season and round a match is played, and why it no longer counts if so. @param {Season} season @param {Words} words */
export const sayMatch = (season, words) =>
  [
    sayRound(season, words),
    !season.counts && words.say(voidKey(season), { kind: season.cup ? "cup" : "season" }),
  ].filter(Boolean).join(" · ");

/**
 * Why a match that goes on no longer counts for its season, or for the reader, and what can be done; empty if it counts.
 *
 * @param {Season} season
 * @param {string[]} names
 * @param {Words} words
 */
export function sayVoid(season, names, words) {
  const { name, reason, cup, counts, out, called_off, walkover } = season;
  const kind = cup ? "cup" : "season";
  const mine = out.find(({ seat }) => seat === words.reader);
  if (mine && !called_off) {
    const by = mine.host ? "known" : "unknown";
    return words.say(`table-out-${mine.way_out || "unknown"}`, { kind, by, name: mine.host });
  }
  if (counts) return "";
  const gone = out.map(({ seat }) => seat);
  const [winner, ...others] = names.map((_, seat) => seat).filter((seat) => !gone.includes(seat));
  if (walkover && !called_off && gone.length && winner !== undefined && !others.length) {
    const listed = new Intl.ListFormat(words.locale).format(gone.map((seat) => names[seat]));
    const data = { kind, gone: listed, count: gone.length, winner: names[winner] };
    return words.say("table-walkover-by", data, [], winner === words.reader ? "you" : "");
  }
  return words.say(`${voidKey(season)}-about`, { kind, name, given: reason ? "yes" : "no", why: reason });
}

/**
 * What a season says about a match that goes on but no longer counts, with the way to the season.
 *
 * @param {{ info: TableInfo, names: string[], words: Words }} props
 */
export function VoidNotice({ info, names, words }) {
  const { season } = info;
  const said = season ? sayVoid(season, names, words) : "";
  const open = useSignal(true);
  return open.value && season && said && div(
    { class: "void-match" },
    p({}, said),
    a({ class: "button", href: seasonPath(info) }, seasonTitle(season, words)),
    button({ type: "button", onClick: () => (open.value = false) }, words.say("house-notice-read")),
  );
}

/** The season of a table with a way there, the round, and by when it has to be played. @param {{ info: TableInfo, words: Words }} props */
export function SeasonLine({ info, words }) {
  const { season } = info;
  if (!season) return null;
  const until = season.counts && !info.over && words.say("until", { when: words.moment(new Date(1000 * season.due)) });
  const about = season.called_off ? [sayMatch(season, words)] : [tableRound(season, words), until];
  return p(
    { class: "season-line" },
    a({ href: seasonPath(info) }, seasonTitle(season, words)),
    " ",
    small({}, about.filter(Boolean).join(" · ")),
  );
}

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
