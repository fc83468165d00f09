/** The words of the pages on the way to a match. A table that is played at loads without them. */

import { useEffect, useSignal } from "../shell/tags.js";
import { asset } from "../shell/words.js";

/** @typedef {import("../shell/words.js").Words} Words */

/** Whether these words are there; until then they are fetched. @param {Words} words */
export function useWaitingWords(words) {
  const known = useSignal(/** @type {Words | null} */ (null));
  useEffect(() => {
    asset(`web/words/waiting.${words.lang}.ftl`).then((text) => {
      words.add(text);
      known.value = words;
    });
  }, [words]);
  return known.value === words;
}
