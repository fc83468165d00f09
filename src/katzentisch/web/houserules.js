/** What the host allows at a table among friends; everything has a default that suits them. */

import { details, input, label, option, select, summary } from "./tags.js";

/** @typedef {import("./wire.d.ts").House} House */
/** @typedef {import("./words.js").Words} Words */

/** @param {{ house: import("./tags.js").Signal<House>, words: Words }} props */
export function HouseRules({ house, words: say }) {
  const set = (/** @type {Partial<House>} */ chosen) => (house.value = { ...house.value, ...chosen });
  const list = (/** @type {"spectators" | "timeout"} */ name, /** @type {string[]} */ choices) =>
    label(
      {},
      say.say(`house-${name}`),
      select(
        {
          value: house.value[name] ?? choices[0],
          onChange: (/** @type {any} */ event) => set({ [name]: event.target.value }),
        },
        choices.map((each) => option({ key: each, value: each }, say.say(`house-${name}-${each}`))),
      ),
    );
  const seconds = (/** @type {"move_seconds" | "bank_seconds"} */ name) =>
    label(
      {},
      say.say(`house-${name}`),
      input({
        type: "number",
        min: 0,
        max: 1209600,
        value: house.value[name] ?? 0,
        onInput: (/** @type {any} */ event) =>
          set({ [name]: Math.max(0, Math.floor(Number(event.target.value) || 0)) }),
      }),
    );
  const tick = (/** @type {"chat" | "hints" | "notebook"} */ name, /** @type {boolean} */ usual) =>
    label(
      { class: "tick" },
      input({
        type: "checkbox",
        checked: house.value[name] ?? usual,
        onChange: (/** @type {any} */ event) => set({ [name]: event.target.checked }),
      }),
      say.say(`house-${name}`),
    );
  return details(
    {},
    summary({}, say.say("house-rules")),
    tick("chat", true),
    tick("hints", false),
    tick("notebook", true),
    list("spectators", ["gallery", "delayed", "none"]),
    seconds("move_seconds"),
    seconds("bank_seconds"),
    list("timeout", ["ask", "bot"]),
  );
}
