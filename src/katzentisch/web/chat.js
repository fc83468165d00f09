/** Talk at the table; whoever is muted stays unheard in this browser. */

import { button, div, form, input, label, li, ol, p, small, strong, useSignal } from "./tags.js";

/**
 * @param {{
 *   connection: import("./connection.js").Connection, kit: import("./table.js").Kit, seat: number,
 *   info: import("./wire.d.ts").TableInfo,
 * }} props
 */
export default function Chat({ connection, kit, seat, info }) {
  const { words } = kit;
  const text = useSignal("");
  const key = `katzentisch-muted-${info.code}`;
  const muted = useSignal(/** @type {string[]} */ (JSON.parse(localStorage.getItem(key) ?? "[]")));
  const own = info.seats[seat]?.name;
  const others = [...new Set(connection.chat.value.map((each) => each.name))].filter((name) => name !== own);

  /** @param {string} name */
  function mute(name) {
    muted.value = muted.value.includes(name) ? muted.value.filter((each) => each !== name) : [...muted.value, name];
    localStorage.setItem(key, JSON.stringify(muted.value));
  }

  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    if (text.value.trim()) connection.say(seat, text.value.trim());
    text.value = "";
  }

  const heard = connection.chat.value.filter((each) => !muted.value.includes(each.name));
  return div(
    { class: "chat" },
    heard.length
      ? ol(
        { "aria-live": "polite" },
        heard.map((each) => li({ key: each.number }, strong({}, each.name), " ", each.text)),
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
          onInput: (/** @type {any} */ event) => (text.value = event.target.value),
        }),
      ),
      button({ type: "submit", class: "main" }, words.say("chat-send")),
    ),
    others.length > 0 && small(
      {},
      others.map((name) =>
        button(
          { key: name, type: "button", "aria-pressed": muted.value.includes(name), onClick: () => mute(name) },
          words.say("chat-mute", { name }),
        )
      ),
    ),
  );
}
