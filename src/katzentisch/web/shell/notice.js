/** What whoever runs the server tells everybody, until one has read it. */

import { aside, button, p, useSignal } from "./tags.js";
import { settings } from "./settings.js";
import { words } from "./words.js";

/** @typedef {{ en: string, de: string, at: number }} Told */

const KEY = "katzentisch-notice";

/** @param {{ told: Told }} props */
export function HouseNotice({ told }) {
  const read = useSignal(Number(localStorage.getItem(KEY) ?? 0));
  const text = (settings.value.language === "de" ? told.de || told.en : told.en || told.de).trim();
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
