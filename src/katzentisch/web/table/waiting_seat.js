/** One place at the table of a waiting room. */

import { all, button, div, li, span, strong, use } from "../shell/tags.js";
import { catsOf, Crown, namesOf, Portrait } from "./portraits.js";
import { temper } from "./seats.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").InvitedFriend} InvitedFriend */
/** @typedef {import("../shell/words.js").Words} Words */

/**
 * One place at the table. Its face opens what can be done there.
 *
 * @param {{
 *   info: TableInfo, number: number, words: Words, invited: InvitedFriend | null, guest: boolean, look: string,
 *   sit: () => void, open: () => void,
 * }} props `invited`: who may come here; `look`: more classes
 */
export function Seat({ info, number, words, invited, guest, look, sit, open }) {
  const seat = info.seats[number];
  const own = info.yours.includes(number);
  const host = info.host_seat === number;
  const called = namesOf(info.seats, words)[number] || words.say("seat-open");
  const gone = seat.taken && !seat.bot && !own && !seat.here;
  const waits = gone ? "presence-gone" : seat.ready ? "seat-ready" : seat.taken && !host ? "seat-not-ready" : "";
  const state = seat.bot ? "seat-bot" : waits;
  const face = seat.taken
    ? all(
      use(Portrait, { cat: catsOf(info.seats)[number], mood: gone ? "asleep" : "" }),
      host && use(Crown, {}),
    )
    : span({ class: "plus", "aria-hidden": "true" }, "+");
  const character = seat.bot ? temper(seat.bot, words) : null;
  const shown = `${seat.taken ? "" : "free"} ${own ? "yours" : ""} ${seat.ready ? "is-ready" : ""} ${
    host ? "is-host" : ""
  } ${look}`;
  return li(
    { class: shown, style: { "--seat": String(number) } },
    info.hosting
      ? button(
        {
          type: "button",
          class: "face",
          title: character,
          "aria-haspopup": "dialog",
          "aria-label": words.say("seat-title", { number: number + 1, name: called }),
          onClick: open,
        },
        face,
      )
      : span({ class: "face", title: character }, face),
    strong({ class: "name", title: called, onClick: own ? open : null }, called),
    div(
      { class: "marks" },
      own && span({ class: "own" }, words.say("seat-yours")),
      host && span({ class: "host" }, words.say("seat-host")),
      state && span({ class: "state" }, words.say(state, { who: seat.bot && words.bot(seat.bot) })),
      invited && span(
        { class: "state", role: invited.declined ? "status" : null },
        words.say(invited.declined ? "seat-declined" : "seat-invited", { name: words.person(invited.name) }),
      ),
    ),
    guest && !seat.taken && button({ type: "button", onClick: sit }, words.say("sit-down")),
  );
}
