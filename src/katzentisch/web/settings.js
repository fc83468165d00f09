/** What a person chose for this browser. */

import { effect, signal } from "./tags.js";

/**
 * @typedef {{
 *   language: string,
 *   theme: "system" | "light" | "dark",
 *   motion: boolean,
 *   sound: boolean,
 *   notify: boolean,
 *   warnings: boolean,
 *   palette: "house" | "bold" | "red-green" | "blue-yellow",
 *   name: string,
 * }} Settings
 */

const KEY = "katzentisch-settings";
const root = document.documentElement;

/** @type {Settings} */
const USUAL = {
  language: root.lang,
  theme: "system",
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  sound: true,
  notify: false,
  warnings: true,
  palette: "house",
  name: "",
};

/** @returns {Settings} */
function kept() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL;
  }
}

export const settings = signal(kept());

/**
 * Change some of them.
 *
 * @param {Partial<Settings>} chosen
 */
export function choose(chosen) {
  settings.value = { ...settings.value, ...chosen };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

effect(() => {
  const { language, theme, motion, palette } = settings.value;
  root.lang = language;
  root.dataset.theme = theme;
  root.dataset.motion = motion ? "on" : "off";
  root.dataset.palette = palette;
  document.cookie = `katzentisch-language=${language}; path=/; max-age=31536000; samesite=lax`;
});
