/** The notice of the server's host, until it has been read. */

import { aside, button, p, useSignal } from "./tags.js";
import { settings } from "./settings.js";
import { LANGUAGES, words } from "./words.js";

/** @typedef {import("../wire.d.ts").Notice} Told */

const KEY = "katzentisch-notice";

/**
 * The text of a notice in a language, or in another one if it has none in that.
 *
 * @param {Told} told
 * @param {string} language
 */
export function noticeText(told, language) {
  const texts = /** @type {Record<string, unknown>} */ ({ ...told });
  return String([language, ...LANGUAGES].map((each) => texts[each]).find((text) => text) ?? "").trim();
}

/** @param {{ told: Told }} props */
export function HouseNotice({ told }) {
  const read = useSignal(Number(localStorage.getItem(KEY) ?? 0));
  const text = noticeText(told, settings.value.language);
  if (!text || told.at <= read.value) return null;
  const close = () => {
    localStorage.setItem(KEY, String(told.at));
    read.value = told.at;
  };
  const say = words.value;
  return aside(
    { class: "house-notice", "aria-label": say.say("house-notice") },
    p({ role: "status" }, text),
    button({ type: "button", onClick: close }, say.say("house-notice-read")),
  );
}
