/** The sounds of the house, all made here: short, soft, and none that anybody recorded. */

import { settings } from "./settings.js";

/** @typedef {"card" | "flip" | "cube" | "splash" | "turn" | "end" | "word"} Sound */
/** @typedef {[pitch: number, after: number, lasts: number, loud: number]} Note */
/** @typedef {[from: number, to: number, after: number, lasts: number, loud: number]} Rustle */

/** Tones by pitch, and noises by the band that sweeps from one pitch to another. @type {Record<Sound, { notes?: Note[], rustles?: Rustle[] }>} */
const SOUNDS = {
  card: { rustles: [[2600, 900, 0, 0.09, 0.14]] },
  flip: { rustles: [[900, 3400, 0, 0.08, 0.12], [2200, 800, 0.07, 0.07, 0.12]] },
  cube: { notes: [[190, 0, 0.07, 0.16], [420, 0, 0.03, 0.06]], rustles: [[1500, 500, 0, 0.04, 0.1]] },
  splash: { rustles: [[500, 1900, 0, 0.16, 0.12], [1600, 300, 0.1, 0.3, 0.09]] },
  turn: { notes: [[523, 0, 0.5, 0.07], [784, 0.14, 0.5, 0.07]] },
  end: { notes: [[392, 0, 0.5, 0.07], [523, 0.15, 0.5, 0.07], [659, 0.3, 0.5, 0.07], [784, 0.45, 1.1, 0.08]] },
  word: { notes: [[880, 0, 0.12, 0.05], [660, 0.08, 0.16, 0.05]] },
};

/** @type {AudioContext | null} */
let air = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** Let one be heard, once somebody has touched the page: before that browsers keep silent. @param {Sound} name */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  air ??= new AudioContext();
  for (const note of SOUNDS[name].notes ?? []) ring(air, note);
  for (const rustle of SOUNDS[name].rustles ?? []) rush(air, rustle);
}

/**
 * @param {AudioContext} air
 * @param {Note} note
 */
function ring(air, [pitch, after, lasts, loud]) {
  const tone = air.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  tone.connect(swell(air, after, lasts, loud));
  tone.start(air.currentTime + after);
  tone.stop(air.currentTime + after + lasts);
}

/**
 * @param {AudioContext} air
 * @param {Rustle} rustle
 */
function rush(air, [from, to, after, lasts, loud]) {
  noise ??= hiss(air);
  const source = air.createBufferSource();
  const band = air.createBiquadFilter();
  const begin = air.currentTime + after;
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(band).connect(swell(air, after, lasts, loud));
  source.start(begin);
  source.stop(begin + lasts);
}

/**
 * Something that rises at once and fades.
 *
 * @param {AudioContext} air
 * @param {number} after
 * @param {number} lasts
 * @param {number} loud
 */
function swell(air, after, lasts, loud) {
  const gain = air.createGain();
  const begin = air.currentTime + after;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(air.destination);
  return gain;
}

/** Half a second of white noise. @param {AudioContext} air */
function hiss(air) {
  const made = air.createBuffer(1, air.sampleRate / 2, air.sampleRate);
  const data = made.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = 2 * Math.random() - 1;
  return made;
}

/**
 * Call somebody who looks elsewhere, by a notification on wish.
 *
 * @param {string} game
 * @param {string} text
 */
export function call(game, text) {
  if (settings.value.notify && Notification.permission === "granted") new Notification(game, { body: text, tag: game });
}
