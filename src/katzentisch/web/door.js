/** The door of a table: the link to share, seats to take, and the start. */

import {
  button,
  code,
  div,
  form,
  h2,
  img,
  input,
  label,
  li,
  main,
  option,
  p,
  section,
  select,
  span,
  ul,
  use,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { levels } from "./catalogue.js";
import { Notice, TopBar } from "./parts.js";
import { choose, settings } from "./settings.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("./wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("./catalogue.js").Kit} Kit */

/** @param {{ connection: Connection, info: TableInfo, kit: Kit }} props */
export function Door({ connection, info, kit }) {
  const { words, game } = kit;
  const refused = useSignal("");
  const name = useSignal(settings.value.name);
  const mine = useSignal(/** @type {number[]} */ ([]));
  const link = `${location.origin}/t/${info.code}`;
  const open = info.seats.filter((seat) => !seat.taken).length;

  /** @param {Promise<unknown>} asked */
  const tell = (asked) =>
    asked.then(() => (refused.value = ""), (problem) => (refused.value = words.reason(problem.reason)));

  /** @param {number} seat */
  async function sit(seat) {
    choose({ name: name.value.trim() });
    const key = await api.sit(info.code, seat, name.value.trim() || words.say("player-number", { number: seat + 1 }));
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
      section(
        { class: "invite" },
        p({}, words.say("invite")),
        div({ class: "link-line" }, code({}, link), use(Copy, { text: link, label: words.say("copy-link") })),
        p({}, words.say("code"), " ", code({}, info.code)),
        img({ src: `/api/tables/${info.code}/qr.svg`, alt: words.say("qr"), width: 160, height: 160 }),
      ),
      label(
        {},
        words.say("your-name"),
        input({
          value: name.value,
          maxlength: 30,
          onInput: (/** @type {any} */ event) => (name.value = event.target.value),
        }),
      ),
      ul(
        { class: "seats" },
        info.seats.map((seat, number) =>
          li(
            { key: number },
            span({}, words.say("seat-number", { number: number + 1 })),
            span({}, seat.name || (seat.bot ? words.bot(seat.bot) : words.say("seat-open"))),
            !seat.taken &&
              button({ type: "button", class: "main", onClick: () => tell(sit(number)) }, words.say("sit-down")),
            !seat.taken && select(
              {
                "aria-label": words.say("put-bot"),
                value: "",
                onChange: (/** @type {any} */ event) =>
                  tell(api.putBot(info.code, number, event.target.value, connection.tokens)),
              },
              option({ value: "" }, words.say("put-bot")),
              levels(game).map((level) => option({ value: level, key: level }, words.say(`bot-${level}`))),
            ),
            seat.bot && button(
              { type: "button", onClick: () => tell(api.putBot(info.code, number, "", connection.tokens)) },
              words.say("free-seat"),
            ),
          )
        ),
      ),
      refused.value && use(Notice, { text: refused.value }),
      form(
        {
          onSubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            tell(api.start(info.code, open ? levels(game)[1] ?? levels(game)[0] : null, connection.tokens));
          },
        },
        button({ type: "submit", class: "main" }, words.say(open ? "start-filled" : "start")),
      ),
    ),
  );
}

/** @param {{ text: string, label: string }} props */
function Copy({ text, label: named }) {
  return button({ type: "button", onClick: () => navigator.clipboard?.writeText(text) }, named);
}
