/** Signing in: what the server stores of a person, and the passkeys of this browser. */

import * as api from "../shell/api.js";
import { choose, forgetBoards } from "../shell/settings.js";

/** @typedef {import("../wire.d.ts").Me} Me */
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
export const me = () => api.getMe().then(remember);

/** Hear of a name that was changed at another device. */
export const renew = () => me().catch(() => {});

/**
 * @param {string} name
 * @returns {Promise<Me>}
 */
export const keep = (name) => api.saveName({ name }).then(remember);

/**
 * A link that lets another device join.
 *
 * @param {string} name
 * @returns {Promise<import("../wire.d.ts").DeviceLink>}
 */
export const link = (name) => api.makeDeviceLink({ name });

/**
 * Whom a link is about, and whether what this device has comes along.
 *
 * @param {string} code
 * @returns {Promise<import("../wire.d.ts").DeviceLinkInfo>}
 */
export const look = (code) => api.inspectDeviceLink({ code });

/**
 * @param {string} code
 * @returns {Promise<Me>}
 */
export const join = (code) => api.joinPerson({ code }).then(remember);

/**
 * @param {string} device
 * @param {string} name
 * @returns {Promise<Me>}
 */
export const rename = (device, name) => api.renameDevice(device, { name });

/** @param {string} device */
export const unbind = (device) => api.removeDevice(device).then(me);

/** @param {string} passkey */
export const drop = (passkey) => api.removePasskey(passkey).then(me);

/** Have the server forget everything about this person. */
export const erase = () =>
  api.eraseMe().then(() => {
    choose({ kept: false, name: "" });
    forgetBoards();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("katzentisch-club-link-")) localStorage.removeItem(key);
    }
    return me();
  });

/**
 * Make a passkey in this browser; if it is cancelled the name is saved without one.
 *
 * @param {string} name
 * @returns {Promise<Me>}
 */
export async function makePasskey(name) {
  const wish = PublicKeyCredential.parseCreationOptionsFromJSON(await api.beginPasskey({ name }));
  const made = await asked(navigator.credentials.create({ publicKey: wish }));
  if (!made) return me();
  const { clientDataJSON: client, attestationObject: attestation } = made.toJSON().response;
  return remember(await api.addPasskey({ client, attestation }));
}

/**
 * Have this browser show a passkey; null if somebody thought better of it.
 *
 * @returns {Promise<Me | null>}
 */
export async function showPasskey() {
  const question = PublicKeyCredential.parseRequestOptionsFromJSON(await api.beginSignIn());
  const shown = await asked(navigator.credentials.get({ publicKey: question }));
  if (!shown) return null;
  const { id, response } = shown.toJSON();
  const { clientDataJSON: client, authenticatorData: data, signature } = response;
  return remember(await api.signIn({ id, client, data, signature }));
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
