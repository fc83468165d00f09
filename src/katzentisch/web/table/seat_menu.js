/** What can be done with a seat before a match: bots, other places, another name, the host's tools. */

import { button, div, form, h3, input, label, p, span, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { Panel, Sure } from "../shell/components.js";
import { choose } from "../shell/settings.js";
import { isGuestName } from "../shell/words.js";
import { catsOf, namesOf, Portrait } from "./portraits.js";
import { characterOf } from "./seats.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/**
 * @param {{
 *   connection: import("./connection.js").Connection, info: TableInfo, kit: Kit, seat: number,
 *   tell: (asked: Promise<unknown>) => Promise<unknown>, close: () => void,
 * }} props `tell` shows why something was refused
 */
export function SeatMenu({ connection, info, kit, seat, tell, close }) {
  const { words, game } = kit;
  const { code } = info;
  const { tokens } = connection;
  const place = info.seats[seat];
  const own = info.yours.includes(seat);
  const mine = info.yours[0] ?? -1;
  const person = place.taken && !place.bot;
  const title = namesOf(info.seats, words)[seat] || words.say("seat-open");
  const name = useSignal(isGuestName(place.name) ? "" : place.name);
  const act = (/** @type {Promise<unknown>} */ asked) => tell(asked).finally(close);
  const choice = (
    /** @type {string} */ key,
    /** @type {() => Promise<unknown>} */ asked,
    label = words.say(`seat-do-${key}`),
  ) => button({ type: "button", class: `do-${key}`, onClick: () => act(asked()) }, label);
  const sure = (/** @type {string} */ key, /** @type {() => Promise<unknown>} */ asked) =>
    span(
      { class: `do-${key}` },
      use(Sure, {
        text: words.say(`seat-do-${key}`),
        sure: words.say(`seat-${key}-sure`, { name: title }),
        act: () => act(asked()),
      }),
    );
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!name.value.trim()) return;
    choose({ name: name.value.trim() });
    act(api.renamePlayer(code, seat, { name: name.value.trim() }, tokens));
  };
  return use(
    Panel,
    { title: words.say("seat-title", { number: seat + 1, name: title }), kind: "seat-menu", close },
    place.bot && p(
      { class: "character" },
      words.say("seat-bot-is", { name: title, who: words.bot(place.bot) }),
      " ",
      characterOf(place.bot, words),
    ),
    own && form(
      { class: "rename", onSubmit: rename },
      label(
        {},
        words.say("your-name"),
        input({
          value: name.value,
          maxlength: 30,
          required: true,
          placeholder: words.person(place.name),
          onInput: (/** @type {ControlEvent} */ event) => (name.value = event.target.value),
        }),
      ),
      button({ type: "submit" }, words.say("seat-do-rename")),
    ),
    div(
      { class: "ways" },
      own && choice("get-up", () => api.standUp(code, seat, tokens)),
      !own && mine >= 0 && (!person || info.is_host) &&
        choice(
          "swap",
          () => api.swapSeats(code, mine, { other: seat }, tokens),
          place.taken ? words.say("seat-do-swap", { name: title }) : words.say("seat-do-move"),
        ),
      place.bot && choice("free", () => api.seatBot(code, seat, { bot: "" }, tokens)),
      person && !own && info.is_host && sure("make-host", () => api.handOverTable(code, { seat }, tokens)),
      person && !own && info.is_host && sure("remove", () => api.standUp(code, seat, tokens)),
    ),
    person && !own && !info.is_host && p({}, words.say("seat-others")),
    !person && !info.house.rated && h3({}, words.say(place.bot ? "seat-other-bot" : "seat-bots")),
    !person && !info.house.rated && div(
      { class: "bots" },
      levels(game).map((level) =>
        button(
          {
            key: level,
            type: "button",
            class: "bot-choice",
            "aria-pressed": place.bot === level,
            onClick: () => act(api.seatBot(code, seat, { bot: level }, tokens)),
          },
          use(Portrait, { cat: catsOf([{ bot: level, name: "" }])[0] }),
          words.say(`bot-${level}`),
        )
      ),
    ),
  );
}
