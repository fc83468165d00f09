/** The house in this browser, as a server's pages offer it: to be made ready beforehand, and played in while the server is away. */

import { a, p, section, small, useEffect, useSignal } from "./tags.js";
import { elsewhere, isHere } from "./api.js";
import { megabytes } from "../here/size.js";
import { words } from "./words.js";

/**
 * Whether the static site of this server can be played offline, as its service worker says.
 *
 * @param {string} home
 * @returns {Promise<boolean>}
 */
async function ready(home) {
  const known = await navigator.serviceWorker?.getRegistration(home);
  const worker = known?.active;
  if (!worker || new URL(known.scope).pathname !== home) return false;
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data === true);
    worker.postMessage({ ask: "whole" }, [port2]);
  });
}

/**
 * What can be done without the server: nothing where its host did not see to that, or where nothing was made ready.
 *
 * @param {{ away: boolean, patience?: number }} props `away`: the server cannot be reached; `patience`: milliseconds in which it may be back
 */
export function Meanwhile({ away, patience = 0 }) {
  const whole = useSignal(false);
  const there = isHere() || !globalThis.isSecureContext ? null : elsewhere();
  useEffect(() => {
    const asked = setTimeout(() => there && ready(there.home).then((found) => (whole.value = found)), patience);
    return () => clearTimeout(asked);
  }, []);
  if (!there || (away && !whole.value)) return null;
  const say = words.value;
  const link = (/** @type {string} */ key) =>
    a({ class: away ? "button main" : "button", href: there.home, target: "_self" }, say.say(key));
  if (away) return p({ class: "meanwhile" }, link("meanwhile-play"));
  return section(
    { class: "meanwhile" },
    p({}, say.say(whole.value ? "meanwhile-ready" : "meanwhile-about")),
    link(whole.value ? "meanwhile-open" : "meanwhile-prepare"),
    !whole.value && small({}, say.say("meanwhile-size", { size: megabytes(there.size) })),
  );
}
