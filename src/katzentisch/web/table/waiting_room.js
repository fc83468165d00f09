/** The door of a table: the link to share, seats to take, and the start. */

import {
  button,
  div,
  form,
  h2,
  input,
  label,
  li,
  main,
  option,
  p,
  select,
  span,
  strong,
  ul,
  use,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { Invite } from "./invite.js";
import { Notice, TopBar } from "../shell/components.js";
import { choose, settings } from "../shell/settings.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** @param {{ connection: Connection, info: TableInfo, kit: Kit }} props */
export function Door({ connection, info, kit }) {
  const { words, game } = kit;
  const refused = useSignal("");
  const name = useSignal(settings.value.name);
  const mine = useSignal(/** @type {number[]} */ ([]));
  const open = info.seats.filter((seat) => !seat.taken).length;
  const guest = info.yours.length === 0;
  const overDays = words.pace(info.house);
  const vacation = info.house.vacation_days ?? 0;
  const free = info.seats.findIndex((seat) => !seat.taken);

  /** @param {Promise<unknown>} asked */
  const tell = (asked) =>
    asked.then(() => (refused.value = ""), (problem) => (refused.value = words.reason(problem.reason)));

  /** @param {number} seat */
  async function sit(seat) {
    choose({ name: name.value.trim() });
    const key = await api.sitDown(info.code, seat, {
      name: name.value.trim() || words.say("player-number", { number: seat + 1 }),
    });
    connection.tokens.push(key.token);
    mine.value = [...mine.value, seat];
    connection.connect();
  }

  return div(
    { class: "door" },
    use(TopBar, { title: words.title(game) }),
    main(
      {},
      h2({ class: "big" }, words.say("door", { game: words.title(game) })),
      overDays &&
        p({ class: "pace" }, overDays, vacation > 0 && ` · ${words.say("vacation-days", { days: vacation })}`),
      info.hosting && !api.isHere() && use(Invite, { info, title: words.title(game), words }),
      div(
        { class: "sit-first" },
        label(
          {},
          words.say("your-name"),
          input({
            value: name.value,
            maxlength: 30,
            onInput: (/** @type {ControlEvent} */ event) => (name.value = event.target.value),
          }),
        ),
        guest && free >= 0 &&
          button({ type: "button", class: "main", onClick: () => tell(sit(free)) }, words.say("sit-down-now")),
      ),
      ul(
        { class: "seats" },
        info.seats.map((seat, number) =>
          li(
            { key: number, class: info.yours.includes(number) ? "yours" : "" },
            span({}, words.say("seat-number", { number: number + 1 })),
            info.yours.includes(number) && strong({ class: "own" }, words.say("seat-yours")),
            span({}, seat.name || (seat.bot ? words.bot(seat.bot) : words.say("seat-open"))),
            !seat.taken &&
              button({ type: "button", class: "main", onClick: () => tell(sit(number)) }, words.say("sit-down")),
            !seat.taken && !info.house.rated && select(
              {
                "aria-label": words.say("put-bot"),
                value: "",
                onChange: (/** @type {ControlEvent} */ event) =>
                  tell(api.seatBot(info.code, number, { bot: event.target.value }, connection.tokens)),
              },
              option({ value: "" }, words.say("put-bot")),
              levels(game).map((level) => option({ value: level, key: level }, words.say(`bot-${level}`))),
            ),
            seat.bot && button(
              { type: "button", onClick: () => tell(api.seatBot(info.code, number, { bot: "" }, connection.tokens)) },
              words.say("free-seat"),
            ),
          )
        ),
      ),
      refused.value && use(Notice, { text: refused.value }),
      info.hosting && form(
        {
          onSubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            tell(
              api.startMatch(
                info.code,
                { fill: open && !info.house.rated ? levels(game)[1] ?? levels(game)[0] : null },
                connection.tokens,
              ),
            );
          },
        },
        button({ type: "submit", class: "main" }, words.say(open && !info.house.rated ? "start-filled" : "start")),
      ),
    ),
  );
}
