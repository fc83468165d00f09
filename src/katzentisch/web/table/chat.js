/** The chat of a table; messages of muted seats are hidden. */

import {
  button,
  details,
  div,
  form,
  input,
  label,
  li,
  ol,
  p,
  small,
  strong,
  summary,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** What can be said without typing; it travels as a key, so that everybody reads it in their own language. */
const PHRASES = ["hello", "luck", "nice", "time", "oops", "thanks"];

/**
 * @param {{
 *   connection: import("./connection.js").Connection, kit: import("../shell/catalogue.js").Kit, seat: number,
 *   info: TableInfo, isSeen?: boolean,
 * }} props `isSeen`: whether the chat is on the screen, so that its messages count as read.
 */
export function Chat({ connection, kit, seat, info, isSeen = true }) {
  const { words } = kit;
  const text = useSignal("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const muted = connection.muted.value[seat] ?? [];
  const said = connection.chat.value;
  const unheard = connection.link.value === "on" ? [] : connection.unheard.value.filter((each) => each.seat === seat);
  const others = info.seats.map((each, other) => ({ ...each, other })).filter(({ name, other }) =>
    name && other !== seat
  );
  useEffect(() => {
    if (isSeen) connection.read();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length, unheard.length, isSeen]);

  /** Somebody who answers has read what was said before. @param {string} line */
  function say(line) {
    connection.read();
    connection.say(seat, line);
  }

  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    if (text.value.trim()) say(text.value.trim());
    text.value = "";
  }

  return div(
    { class: "chat" },
    said.length + unheard.length
      ? ol(
        { "aria-live": "polite", ref: list, tabindex: 0 },
        said.map((each) => li({ key: each.number }, strong({}, each.name), " ", words.saying(each.text))),
        unheard.map(({ id, text }) =>
          li({ key: id, class: "unheard" }, words.saying(text), " ", small({}, words.say("chat-unheard")))
        ),
      )
      : p({}, words.say("chat-empty")),
    seat >= 0 && form(
      { class: "say", onSubmit: send },
      label(
        {},
        words.say("chat-say"),
        input({
          value: text.value,
          maxlength: 500,
          onInput: (/** @type {ControlEvent} */ event) => (text.value = event.target.value),
        }),
      ),
      button({ type: "submit", class: "main" }, words.say("chat-send")),
    ),
    seat >= 0 && div(
      { class: "phrases", role: "group", "aria-label": words.say("chat-phrases") },
      PHRASES.map((key) =>
        button(
          { key, type: "button", onClick: () => say(`:${key}:`) },
          words.say(`phrase-${key}`),
        )
      ),
    ),
    seat >= 0 && others.length > 0 && details(
      {},
      summary({}, words.say("chat-mutes")),
      div(
        { class: "ways" },
        others.map(({ name, other }) => {
          const off = muted.includes(other);
          return button(
            { key: other, type: "button", "aria-pressed": off, onClick: () => connection.mute(seat, other, !off) },
            words.say("chat-mute", { name }),
          );
        }),
      ),
    ),
  );
}
