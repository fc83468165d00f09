/** Words that only some pages need, of clubs or of the waiting room: a table that is played at loads without them. */

import { useEffect, useMemo, useSignal } from "./tags.js";
import { asset, words as houseWords } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {"clubs" | "waiting"} Group */

/** What was fetched, by path. @type {Map<string, string>} */
const fetched = new Map();

/** @param {Group} group @param {string} lang */
const pathOf = (group, lang) => `web/words/${group}.${lang}.ftl`;

/** Fetch a group of words. @param {Group} group @param {string} lang */
export async function fetchWords(group, lang) {
  const path = pathOf(group, lang);
  fetched.set(path, await asset(path));
}

/** Whether words know this group; until then it is fetched. @param {Words} words @param {Group} group */
export function useMoreWords(words, group) {
  const path = pathOf(group, words.lang);
  const arrived = useSignal("");
  useEffect(() => {
    if (!fetched.has(path)) fetchWords(group, words.lang).then(() => (arrived.value = path));
  }, [path]);
  return useMemo(() => {
    const text = fetched.get(path);
    if (text !== undefined) words.add(text);
    return text !== undefined;
  }, [words, path, arrived.value]);
}

/**
 * A page that is shown once the house's words know a group.
 *
 * @param {{ group: Group, page: () => import("./tags.js").Child }} props
 */
export const WithWords = ({ group, page }) => useMoreWords(houseWords.value, group) && page();
