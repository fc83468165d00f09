/** Who somebody is: what the server keeps of a person, and the passkeys of this browser. */

import { ask } from "../shell/api.js";
import { choose } from "../shell/settings.js";

/** @typedef {{ id: string, name: string, seen: number, here: boolean }} Device */
/** @typedef {{ id: string, name: string, made: number }} Passkey */
/** @typedef {{ known: boolean, kept: boolean, name: string, devices: Device[], passkeys: Passkey[] }} Me */
/** Does something, and shows who one is then, or why it was refused. @typedef {(work: Promise<Me | null>) => Promise<void>} Do */

/** A number where a name should be: browsers have no passkeys there. */
const NUMBER = /^[\d.]+$|:/;

/** Whether this browser can make and show passkeys here. */
export const hasPasskeys = () =>
  isSecureContext && !NUMBER.test(location.hostname) &&
  typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";

/**
 * Offer the name that the server keeps wherever a name is asked for.
 *
 * @param {Me} me
 */
function remember(me) {
  choose({ kept: me.kept, ...(me.kept && me.name ? { name: me.name } : {}) });
  return me;
}

/** @returns {Promise<Me>} */
export const me = () => ask("GET", "me").then(remember);

/** Hear of a name that was changed at another device. */
export const renew = () => me().catch(() => {});

/**
 * @param {string} name
 * @returns {Promise<Me>}
 */
export const keep = (name) => ask("PUT", "me", { name }).then(remember);

/**
 * A link that lets another device join.
 *
 * @param {string} name
 * @returns {Promise<{ link: string, seconds: number }>}
 */
export const link = (name) => ask("POST", "me/link", { name });

/**
 * Whom a link is about, and whether what this device has comes along.
 *
 * @param {string} code
 * @returns {Promise<{ name: string, alone: boolean }>}
 */
export const look = (code) => ask("POST", "me/link/look", { code });

/**
 * @param {string} code
 * @returns {Promise<Me>}
 */
export const join = (code) => ask("POST", "me/join", { code }).then(remember);

/**
 * @param {string} device
 * @param {string} name
 * @returns {Promise<Me>}
 */
export const rename = (device, name) => ask("PUT", `me/devices/${device}`, { name });

/** @param {string} device */
export const unbind = (device) => ask("DELETE", `me/devices/${device}`).then(me);

/** @param {string} passkey */
export const drop = (passkey) => ask("DELETE", `me/passkeys/${passkey}`).then(me);

/** Have the server forget everything about this person. */
export const erase = () =>
  ask("DELETE", "me").then(() => {
    choose({ kept: false, name: "" });
    return me();
  });

/**
 * Have this browser make a passkey; whoever thinks better of it is kept without one.
 *
 * @param {string} name
 * @returns {Promise<Me>}
 */
export async function makePasskey(name) {
  const wish = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("POST", "me/passkeys/wish", { name }));
  const made = await asked(navigator.credentials.create({ publicKey: wish }));
  if (!made) return me();
  const { clientDataJSON: client, attestationObject: attestation } = made.toJSON().response;
  return remember(await ask("POST", "me/passkeys", { client, attestation }));
}

/**
 * Have this browser show a passkey; null if somebody thought better of it.
 *
 * @returns {Promise<Me | null>}
 */
export async function showPasskey() {
  const question = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("POST", "me/passkeys/question"));
  const shown = await asked(navigator.credentials.get({ publicKey: question }));
  if (!shown) return null;
  const { id, response } = shown.toJSON();
  const { clientDataJSON: client, authenticatorData: data, signature } = response;
  return remember(await ask("POST", "me/passkeys/answer", { id, client, data, signature }));
}

/**
 * What a browser answers, null if its owner said no or had nothing to show.
 *
 * @param {Promise<any>} answer
 * @returns {Promise<any>}
 */
const asked = (answer) =>
  answer.catch((problem) => {
    if (problem instanceof DOMException) return null;
    throw problem;
  });
