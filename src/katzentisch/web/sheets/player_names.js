/** Who sits around the box. */

import { fieldset, input, legend, use, useSignal } from "../shell/tags.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/**
 * Who plays: as many names as are filled in. A name with something `written` down stays; once a sheet is `begun` nobody
 * comes or goes. `set` gets the names, and for each the seat that it had before, -1 for somebody new.
 *
 * @param {{
 *   words: Words, names: string[], most: number, begun?: boolean, written?: (seat: number) => boolean,
 *   set: (names: string[], before: number[]) => void,
 * }} props
 */
export function Names({ words, names, most, begun = false, written = () => begun, set }) {
  // What is being typed stays although points arrive meanwhile.
  const typed = useSignal(/** @type {{ seat: number, name: string } | null} */ (null));
  /** @param {number} seat @param {string} text */
  const call = (seat, text) => {
    const name = text.trim() || (seat < names.length && written(seat) ? names[seat] : "");
    const all = [...names, ""].map((each, before) => ({ name: before === seat ? name : each, before }));
    const left = all.filter((each) => each.name);
    set(left.map((each) => each.name), left.map(({ before }) => (before < names.length ? before : -1)));
  };
  return fieldset(
    { class: "names" },
    legend({}, words.say("sheet-who")),
    Array.from({ length: begun ? names.length : Math.min(most, names.length + 1) }, (_, seat) =>
      input({
        key: seat,
        name: `name-${seat}`,
        value: typed.value?.seat === seat ? typed.value.name : names[seat] ?? "",
        maxlength: 30,
        autocomplete: "off",
        "aria-label": words.say("sheet-name", { number: seat + 1 }),
        placeholder: words.say("sheet-name", { number: seat + 1 }),
        onInput: (/** @type {ControlEvent} */ event) => (typed.value = { seat, name: event.target.value }),
        onBlur: () => (typed.value = null),
        onChange: (/** @type {ControlEvent} */ event) => call(seat, event.target.value),
      })),
  );
}

/**
 * The names of a sheet of rounds: another number of players clears it, as long as it has not `begun`.
 *
 * @param {{
 *   words: Words, sheet: { names: string[] }, blank: any, most: number, begun: boolean, keep: (next: any) => void,
 * }} props
 */
export function Players({ words, sheet, blank, most, begun, keep }) {
  const { names } = sheet;
  return use(Names, {
    words,
    names,
    most,
    begun,
    set: (next) => keep({ ...(next.length === names.length ? sheet : blank), names: next }),
  });
}
