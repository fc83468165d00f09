/** The clue of the person who holds this phone: it never leaves the phone, and is covered until somebody presses. */

import { button, div, label, option, select, useSignal } from "../../../web/shell/tags.js";

/** @typedef {import("./map.js").Land} Land */
/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {{ clue: string, open: boolean, set: (clue: string) => void, turn: () => void }} Secret */

const KEY = "katzentisch-clue-cryptid";

/** @param {string} map */
function kept(map) {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return found?.map === map ? String(found.clue) : "";
  } catch {
    return "";
  }
}

/**
 * The player's own clue on a map, and whether it lies open.
 *
 * @param {string} map
 * @returns {Secret}
 */
export function useSecret(map) {
  const clue = useSignal(kept(map));
  const open = useSignal(false);
  return {
    clue: clue.value,
    open: open.value,
    set: (next) => {
      clue.value = next;
      localStorage.setItem(KEY, JSON.stringify({ map, clue: next }));
    },
    turn: () => (open.value = !open.value),
  };
}

/**
 * A button to lift the cover; under it the clue, or all clues to choose from.
 *
 * @param {{ words: Words, land: Land, secret: Secret }} props
 */
export function OwnClue({ words, land, secret }) {
  return div(
    { class: "own-clue" },
    button(
      { type: "button", "aria-expanded": secret.open, onClick: secret.turn },
      words.say(secret.open ? "notes-cover" : "notes-own"),
    ),
    secret.open && label(
      {},
      words.say("notes-own-which"),
      select(
        { value: secret.clue, onChange: (/** @type {ControlEvent} */ event) => secret.set(event.target.value) },
        ["", ...land.clues.map(({ key }) => key)].map((key) =>
          option({ key, value: key }, key ? words.say(`clue-${key}`) : "–")
        ),
      ),
    ),
  );
}
