/** What the host allows at a table among friends; everything has a default that suits them. */

import { all, details, input, label, option, select, summary } from "../shell/tags.js";

/** @typedef {import("../wire.d.ts").HouseRules} House */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Seconds. */
const DAY = 24 * 3600;
/** Days that a move may take. */
const PACES = [1, 2, 3, 7, 14];
/** Days that somebody may be away. */
const VACATIONS = [0, 3, 7, 14, 30];

/** @param {{ house: import("../shell/tags.js").Signal<House>, words: Words }} props */
export function Pace({ house, words: say }) {
  const days = Math.floor((house.value.move_seconds ?? 0) / DAY);
  const set = (/** @type {Partial<House>} */ chosen) => (house.value = { ...house.value, ...chosen });
  const numbers = (
    /** @type {string} */ name,
    /** @type {number} */ value,
    /** @type {number[]} */ choices,
    /** @type {(days: number) => string} */ worded,
    /** @type {(days: number) => void} */ choose,
  ) =>
    label(
      {},
      say.say(`house-${name}`),
      select(
        { name, value, onChange: (/** @type {ControlEvent} */ event) => choose(Number(event.target.value)) },
        choices.map((each) => option({ key: each, value: each }, worded(each))),
      ),
    );
  return all(
    numbers(
      "pace",
      days,
      [0, ...PACES],
      (each) => each ? say.pace({ move_seconds: each * DAY }) : say.say("pace-live"),
      (each) => set({ move_seconds: each * DAY, bank_seconds: 0, vacation_days: each ? VACATIONS[2] : 0 }),
    ),
    days > 0 && numbers(
      "vacation",
      house.value.vacation_days ?? 0,
      VACATIONS,
      (each) => say.say("days-off", { days: each }),
      (each) => set({ vacation_days: each }),
    ),
  );
}

/** @param {{ house: import("../shell/tags.js").Signal<House>, words: Words }} props */
export function HouseRules({ house, words: say }) {
  const overDays = (house.value.move_seconds ?? 0) >= DAY;
  const set = (/** @type {Partial<House>} */ chosen) => (house.value = { ...house.value, ...chosen });
  const list = (/** @type {"spectators" | "timeout"} */ name, /** @type {string[]} */ choices) =>
    label(
      {},
      say.say(`house-${name}`),
      select(
        {
          value: house.value[name] ?? choices[0],
          onChange: (/** @type {ControlEvent} */ event) => set({ [name]: event.target.value }),
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
        onInput: (/** @type {ControlEvent} */ event) =>
          set({ [name]: Math.max(0, Math.floor(Number(event.target.value) || 0)) }),
      }),
    );
  const tick = (/** @type {"chat" | "hints" | "notebook"} */ name, /** @type {boolean} */ usual) =>
    label(
      { class: "tick" },
      input({
        type: "checkbox",
        checked: house.value[name] ?? usual,
        onChange: (/** @type {ControlEvent} */ event) => set({ [name]: event.target.checked }),
      }),
      say.say(`house-${name}`),
    );
  return details(
    {},
    summary({}, say.say("house-rules")),
    tick("chat", true),
    tick("hints", false),
    // Only some games have one, and words for it.
    say.knows("notebook") && tick("notebook", true),
    list("spectators", ["gallery", "delayed", "none"]),
    !overDays && seconds("move_seconds"),
    !overDays && seconds("bank_seconds"),
    list("timeout", ["ask", "bot"]),
  );
}
