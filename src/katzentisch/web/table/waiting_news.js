/** What happens in a waiting room while somebody looks on: who came, who is ready, and what became of one's own seat. */

import { useEffect, useRef, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { lookAgain } from "../shell/components.js";
import { settings } from "../shell/settings.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").InvitedFriend} InvitedFriend */
/** @typedef {import("../shell/words.js").Words} Words */
/** What has just changed, in a sentence, and the seats where it happened. @typedef {{ said: string, seats: number[] }} News */

/** @type {News} */
const NOTHING = { said: "", seats: [] };

/**
 * What the latest change was, until the next one.
 *
 * @param {TableInfo} info
 * @param {Words} words
 */
export function useNews(info, words) {
  const before = useRef(info);
  const news = useSignal(NOTHING);
  const state = JSON.stringify([info.yours, info.host_seat, info.is_host, info.seats.map(lookOf)]);
  useEffect(() => {
    if (before.current === info) return;
    news.value = tellChange(before.current, info, words);
    before.current = info;
    if (news.value.said && settings.peek().sound) import("../shell/sound.js").then(({ play }) => play("word"));
  }, [state]);
  return news.value;
}

/** What a change of a seat is told of. @param {import("../wire.d.ts").SeatInfo} seat */
const lookOf = ({ name, bot, ready }) => [name, bot, ready];

/**
 * @param {TableInfo} old
 * @param {TableInfo} info
 * @param {Words} words
 * @returns {News}
 */
function tellChange(old, info, words) {
  const [there, here] = [others(old), others(info)];
  const come = [...here.keys()].filter((name) => seatOf(old, name) < 0);
  const gone = [...there.keys()].filter((name) => seatOf(info, name) < 0);
  if (come.length && gone.length) return NOTHING; // somebody has another name now
  const ready = [...here].filter(([name, seat]) => info.seats[seat].ready && isUnready(old, there.get(name)));
  const handed = handedTo(old, info);
  const moves = tellMoves(old, info, words);
  const told = [
    ...(handed < 0 ? [] : [
      info.is_host ? words.say("host-now") : words.say("news-host", { name: words.person(info.seats[handed].name) }),
    ]),
    ...moves.map(({ said }) => said),
    ...come.map((name) => words.say("news-came", { name: words.person(name) })),
    ...gone.map((name) => tellGone(info, name, there.get(name) ?? -1, words)),
    ...(come.length ? [] : ready.map(([name]) => words.say("news-ready", { name: words.person(name) }))),
  ];
  const seats = [...come, ...ready.map(([name]) => name)].map((name) => here.get(name) ?? -1);
  return { said: told.join(" "), seats: [handed, ...moves.flatMap((move) => move.seats), ...seats] };
}

/** The seat of somebody who was there and is the host since; -1 if nobody is. @param {TableInfo} old @param {TableInfo} info */
function handedTo(old, info) {
  const host = info.host_seat ?? -1;
  if (host < 0) return -1;
  const was = seatOf(old, info.seats[host].name);
  return was >= 0 && was !== old.host_seat ? host : -1;
}

/**
 * Who has changed seats: two people who swapped, or somebody else who went to a free seat.
 *
 * @param {TableInfo} old
 * @param {TableInfo} info
 * @param {Words} words
 * @returns {News[]}
 */
function tellMoves(old, info, words) {
  return info.seats.flatMap(({ name, bot }, to) => {
    const from = name && !bot ? seatOf(old, name) : to;
    if (from < 0 || from === to) return [];
    const other = info.seats[from];
    const isSwap = other.name && !other.bot && seatOf(old, other.name) === to;
    const named = { name: words.person(name), number: to + 1 };
    if (!isSwap) {
      return info.yours.includes(to) ? [] : [{ said: words.say("news-moved", named), seats: [to] }];
    }
    if (info.yours.includes(from) || (to < from && !info.yours.includes(to))) return [];
    const key = !info.yours.includes(to)
      ? "news-swapped"
      : !info.is_host && info.host_seat === from
      ? "seat-swapped"
      : "news-swapped-you";
    return [{ said: words.say(key, { ...named, other: words.person(other.name) }), seats: [to, from] }];
  });
}

/**
 * That somebody got up, or was removed by the host.
 *
 * @param {TableInfo} info
 * @param {string} name
 * @param {number} seat where they sat
 * @param {Words} words
 */
function tellGone({ seats, is_host, host_seat }, name, seat, words) {
  const called = words.person(name);
  if (!seats[seat]?.removed) return words.say("news-left", { name: called });
  if (is_host) return words.say("news-removed-by-you", { name: called });
  const host = host_seat === null ? "" : words.person(seats[host_seat].name);
  return words.say("news-removed", { name: called, host, named: host ? "yes" : "no" });
}

/** @param {TableInfo} info @param {number | undefined} seat */
const isUnready = (info, seat) => seat !== undefined && !info.seats[seat].ready;

/** Where somebody sits; -1 if not at this table. @param {TableInfo} info @param {string} name */
const seatOf = (info, name) => info.seats.findIndex((seat) => seat.name === name);

/** The others at a table by their names, with their seats. @param {TableInfo} info */
const others = ({ seats, yours }) =>
  new Map(seats.flatMap(({ name, bot }, seat) => name && !bot && !yours.includes(seat) ? [[name, seat]] : []));

/**
 * The seat that the host has taken away from this player, and the host's name; null once they sit again.
 *
 * @param {TableInfo} info
 */
export function useRemoved({ yours, host_seat, seats }) {
  const mine = yours[0] ?? -1;
  const sat = useRef(mine);
  const removed = useSignal(/** @type {{ seat: number, host: string } | null} */ (null));
  useEffect(() => {
    const isRemoved = mine < 0 && seats[sat.current]?.removed;
    if (isRemoved) removed.value = { seat: sat.current, host: host_seat === null ? "" : seats[host_seat].name };
    else if (mine >= 0) removed.value = null;
    sat.current = mine;
  }, [mine]);
  return removed.value;
}

/**
 * People who are invited and have not sat down yet, as far as the person here knows them.
 *
 * @param {TableInfo} info
 * @param {number} changes how often invitations have changed
 */
export function useInvited({ code, yours, seats }, changes) {
  const people = useSignal(/** @type {InvitedFriend[]} */ ([]));
  const taken = seats.filter((seat) => seat.taken).length;
  useEffect(() => {
    if (!yours.length || taken === seats.length || api.isHere()) return;
    const look = () => api.listInvited(code).then((found) => (people.value = found), () => {});
    look();
    return lookAgain(look);
  }, [code, yours.length, taken, changes]);
  return people.value;
}
