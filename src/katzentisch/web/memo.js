/** Private notes of one seat at one match; they never leave this browser. */

import { effect, signal } from "./tags.js";

/** @typedef {import("./tags.js").Signal<any>} Memo */

/** @type {Map<string, Memo>} */
const kept = new Map();

/**
 * @param {string} match
 * @param {number} seat
 * @returns {Memo}
 */
export function memo(match, seat) {
  const key = `katzentisch-memo-${match}-${seat}`;
  const known = kept.get(key);
  if (known) return known;
  const made = signal(/** @type {any} */ (null));
  try {
    made.value = JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    made.value = null;
  }
  effect(() => {
    if (made.value !== null) localStorage.setItem(key, JSON.stringify(made.value));
  });
  kept.set(key, made);
  return made;
}
