/** A link for other people: the device's own ways to share where it has them, and the clipboard. */

import { all, button, span, useEffect, useSignal } from "./tags.js";

/** Milliseconds for which the button says that the link is copied. */
const COPIED_MS = 4000;

/**
 * Put a text on the clipboard; false if the browser does not allow it. Pages without a secure connection have no
 * `navigator.clipboard`, so a selected field is the second way.
 *
 * @param {string} text
 */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }
}

/**
 * @param {{
 *   path: string, text: string, words: import("./words.js").Words, origin?: string, prepare?: () => Promise<void>,
 *   copies?: boolean, isMain?: boolean,
 * }} props `prepare` makes ready what others see beside the link; nobody waits for it. `copies`: a button to copy the
 *   link even where the device can share it. `isMain`: this is the main thing to do on the page.
 */
export function Share({ path, text, words, origin = location.origin, prepare, copies = false, isMain = false }) {
  const done = useSignal("");
  const url = origin + path;
  const canShare = Boolean(navigator.share);

  async function share() {
    prepare?.().catch(() => {});
    try {
      await navigator.share({ title: "Katzentisch", text, url });
    } catch (problem) {
      // A person who closes the device's list of ways changed their mind.
      if (!(problem instanceof DOMException && problem.name === "AbortError")) done.value = "link-is";
    }
  }

  async function copyLink() {
    prepare?.().catch(() => {});
    done.value = await copy(url) ? "link-copied" : "link-is";
  }

  const copied = done.value === "link-copied";
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => (done.value = ""), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const look = isMain ? " main" : "";
  return all(
    (copies || !canShare) && button(
      { type: "button", class: canShare ? "copy" : `copy share${look}`, onClick: copyLink },
      words.say(copied ? "copied" : "copy-link"),
    ),
    canShare && button({ type: "button", class: `share${look}`, onClick: share }, words.say("share-this")),
    span(
      { role: "status", class: copied ? "unseen" : "" },
      done.value && words.say(done.value, { link: url }),
    ),
  );
}
