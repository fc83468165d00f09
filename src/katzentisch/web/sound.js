/** "Your turn" by title, sound and, on wish, a notification. */

import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let air = null;

/** Two soft notes. */
function chime() {
  air ??= new AudioContext();
  const now = air.currentTime;
  for (const [index, pitch] of [523, 784].entries()) {
    const tone = air.createOscillator();
    const loudness = air.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + 0.14 * index);
    loudness.gain.linearRampToValueAtTime(0.08, now + 0.14 * index + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.14 * index + 0.5);
    tone.connect(loudness).connect(air.destination);
    tone.start(now + 0.14 * index);
    tone.stop(now + 0.14 * index + 0.5);
  }
}

/**
 * Say whether somebody waits for the person at this screen.
 *
 * @param {boolean} yours
 * @param {string} game
 * @param {string} text
 */
export function call(yours, game, text) {
  document.title = yours ? `● ${text} – ${game}` : `${game} – Katzentisch`;
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg/, yours ? "icon-turn.svg" : "icon.svg");
  if (!yours || document.visibilityState === "visible") return;
  if (settings.value.sound && navigator.userActivation?.hasBeenActive) chime();
  if (settings.value.notify && Notification.permission === "granted") new Notification(game, { body: text, tag: game });
}
