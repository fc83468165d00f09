/** Talk at the table; whoever is muted stays unheard. */

import { button, div, form, input, label, li, ol, p, strong, useSignal } from "./tags.js";

/** @typedef {import("./wire.d.ts").TableInfo} TableInfo */

/**
 * @param {{
 *   connection: import("./connection.js").Connection, kit: import("./catalogue.js").Kit, seat: number,
 *   info: TableInfo,
 * }} props
 */
export function Chat({ connection, kit, seat, info }) {
  const { words } = kit;
  const text = useSignal("");
  const muted = connection.muted.value[seat] ?? [];
  const others = info.seats.map((each, other) => ({ ...each, other })).filter(({ name, other }) =>
    name && other !== seat
  );

  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    if (text.value.trim()) connection.say(seat, text.value.trim());
    text.value = "";
  }

  return div(
    { class: "chat" },
    connection.chat.value.length
      ? ol(
        { "aria-live": "polite" },
        connection.chat.value.map((each) => li({ key: each.number }, strong({}, each.name), " ", each.text)),
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
    seat >= 0 && others.length > 0 && div(
      { class: "ways" },
      others.map(({ name, other }) => {
        const off = muted.includes(other);
        return button(
          { key: other, type: "button", "aria-pressed": off, onClick: () => connection.mute(seat, other, !off) },
          words.say("chat-mute", { name }),
        );
      }),
    ),
  );
}
