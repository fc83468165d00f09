/** What is special about a quick game that waits for players: what it waits for, and other tables that wait too. */

import { button, div, p, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { lookAgain } from "../shell/components.js";
import { settings } from "../shell/settings.js";
import { timeOfDay } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/words.js").Words} Words */

/**
 * What is going on in a quick game: how many are here, what it still waits for, and when bots come.
 *
 * @param {TableInfo} info
 * @param {Words} words
 */
export function waitsForAnybody({ seats, house }, words) {
  const open = seats.filter((seat) => !seat.taken).length;
  if (!open) return words.say("quick-begins");
  const bots = botsCome(house.bots_at, words);
  const here = words.say("quick-here", { here: seats.length - open, seats: seats.length });
  return `${here} ${words.say("quick-waits", { number: open })} ${bots}`;
}

/** When bots come to a quick game, if ever. @param {number | null | undefined} at @param {Words} words */
function botsCome(at, words) {
  if (!at) return words.say("quick-no-bots");
  const when = new Date(1000 * at);
  if (when.toDateString() !== new Date().toDateString()) {
    return words.say("quick-bots-at", { when: words.moment(when) });
  }
  return words.say("quick-bots-today", { time: timeOfDay(when) });
}

/**
 * A quick game that waits too, for somebody who waits alone; a wish for any number of players leads there.
 *
 * @param {{ info: TableInfo, name: string, words: Words, tell: (asked: Promise<unknown>) => void }} props
 */
export function OtherTable({ info, name, words, tell }) {
  const offer = useSignal(/** @type {import("../wire.d.ts").QuickOffer | null} */ (null));
  useEffect(() => {
    const look = () => api.findOtherQuickGame(info.code).then((found) => (offer.value = found), () => {});
    look();
    return lookAgain(look);
  }, [info.code]);
  if (!offer.value) return null;
  const { here, players, pace, bots_at } = offer.value;
  const bots_after = bots_at === null ? null : Math.max(0, Math.round(bots_at - Date.now() / 1000));
  const join = async () => {
    const { code } = await api.joinQuickGame({
      game: info.game,
      players: null,
      pace,
      bots_after,
      name,
      cat: settings.value.cat,
    });
    location.assign(`/t/${code}`);
  };
  return div(
    { class: "other-table", role: "status" },
    p({}, `${words.say("quick-other", { here, players })} ${botsCome(bots_at, words)}`),
    button({ type: "button", onClick: () => tell(join()) }, words.say("quick-other-join")),
  );
}
