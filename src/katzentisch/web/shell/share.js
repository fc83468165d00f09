/** A link handed on: by the device's own ways where it has them, else by the clipboard. */

import { all, button, span, useSignal } from "./tags.js";

/**
 * @param {{
 *   path: string, text: string, words: import("./words.js").Words, origin?: string, prepare?: () => Promise<void>,
 * }} props `prepare` makes ready what others see beside the link; nobody waits for it
 */
export function Share({ path, text, words, origin = location.origin, prepare }) {
  const done = useSignal("");
  const url = origin + path;

  async function share() {
    prepare?.().catch(() => {});
    try {
      if (navigator.share) await navigator.share({ title: "Katzentisch", text, url });
      else {
        await navigator.clipboard.writeText(url);
        done.value = "link-copied";
      }
    } catch (problem) {
      // Somebody thought better of it, or the browser keeps its clipboard to itself: then the link is there to be read.
      if (!(problem instanceof DOMException && problem.name === "AbortError")) done.value = "link-is";
    }
  }

  return all(
    button({ type: "button", class: "share", onClick: share }, words.say("share-this")),
    span({ role: "status" }, done.value && words.say(done.value, { link: url })),
  );
}
