/** The words of clubs and seasons, which only their pages load. */

import { signal } from "../shell/tags.js";
import { asset, LANGUAGES, Words } from "../shell/words.js";

/** The house's words and those of clubs, in the language that is set. */
export const words = signal(new Words(LANGUAGES[0], []));

/** Fetch the words that a page of clubs is shown with. @param {string} lang */
export async function loadWords(lang) {
  const paths = [`words/${lang}.ftl`, `web/words/${lang}.ftl`, `web/words/clubs.${lang}.ftl`];
  words.value = new Words(lang, await Promise.all(paths.map(asset)));
}
