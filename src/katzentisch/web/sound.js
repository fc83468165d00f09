/** Calls somebody who looks elsewhere: by sound and, on wish, by a notification. */

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
 * @param {string} game
 * @param {string} text
 */
export function call(game, text) {
  if (settings.value.sound && navigator.userActivation?.hasBeenActive) chime();
  if (settings.value.notify && Notification.permission === "granted") new Notification(game, { body: text, tag: game });
}
