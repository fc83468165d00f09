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
  const [from, to] = [old.yours[0] ?? -1, info.yours[0] ?? -1];
  if (from >= 0 && to >= 0 && from !== to && !info.is_host && info.host_seat === from) {
    const name = words.person(info.seats[from].name);
    return { said: words.say("seat-swapped", { name, number: to + 1 }), seats: [to] };
  }
  if (info.is_host && !old.is_host && to >= 0) return { said: words.say("host-now"), seats: [to] };
  const [there, here] = [people(old), people(info)];
  const come = [...here.keys()].filter((name) => !isAt(old, name));
  const gone = [...there.keys()].filter((name) => !isAt(info, name));
  if (come.length && gone.length) return NOTHING; // somebody has another name now
  const ready = [...here].filter(([name, seat]) => info.seats[seat].ready && isUnready(old, there.get(name)));
  const told = [
    ...come.map((name) => words.say("news-came", { name: words.person(name) })),
    ...gone.map((name) => words.say("news-left", { name: words.person(name) })),
    ...(come.length ? [] : ready.map(([name]) => words.say("news-ready", { name: words.person(name) }))),
  ];
  const seats = [...come, ...ready.map(([name]) => name)].map((name) => here.get(name) ?? -1);
  return { said: told.join(" "), seats };
}

/** @param {TableInfo} info @param {number | undefined} seat */
const isUnready = (info, seat) => seat !== undefined && !info.seats[seat].ready;

/** @param {TableInfo} info @param {string} name */
const isAt = (info, name) => info.seats.some((seat) => seat.name === name);

/** The others at a table by their names, with their seats. @param {TableInfo} info */
const people = ({ seats, yours }) =>
  new Map(seats.flatMap(({ name, bot }, seat) => name && !bot && !yours.includes(seat) ? [[name, seat]] : []));

/**
 * The seat that the host has taken away from this player, and the host's name; null once they sit again.
 *
 * @param {TableInfo} info
 * @param {{ current: boolean }} getsUp whether the player gives it up
 */
export function useRemoved({ yours, is_host, host_seat, seats }, getsUp) {
  const mine = yours[0] ?? -1;
  const sat = useRef(mine);
  const removed = useSignal(/** @type {{ seat: number, host: string } | null} */ (null));
  useEffect(() => {
    const isRemoved = sat.current >= 0 && mine < 0 && !is_host && !getsUp.current;
    if (isRemoved) removed.value = { seat: sat.current, host: host_seat === null ? "" : seats[host_seat].name };
    else if (mine >= 0) removed.value = null;
    sat.current = mine;
    getsUp.current = false;
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
