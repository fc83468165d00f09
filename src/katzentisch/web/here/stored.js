/** What the storage says before Python runs: the tables of this browser, and the board that somebody left. */

import { BrowserStorage } from "./indexeddb.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").Update} Update */

/** How many tables a list has at most. */
const MAX_LISTED_TABLES = 50;

/**
 * What a look into the storage finds; null where nothing is stored, or not all of it.
 *
 * @template T
 * @param {(storage: BrowserStorage) => Promise<T | null>} find
 */
async function look(find) {
  const storage = await BrowserStorage.look().catch(() => null);
  if (!storage) return null;
  try {
    return await find(storage);
  } finally {
    storage.base.close();
  }
}

/**
 * A table as it is now: nobody watches, and of those who sit there only the person at this screen is here, if at all.
 *
 * @param {string} text
 * @param {boolean} here
 * @returns {TableInfo}
 */
function read(text, here) {
  const info = /** @type {TableInfo} */ (JSON.parse(text));
  const seats = info.seats.map((seat, number) => ({ ...seat, here: here && info.yours.includes(number) }));
  return { ...info, onlookers: 0, seats };
}

/** The tables of this browser, the latest first; null if one is stored without a summary. */
export const storedTables = () =>
  look(async (storage) => {
    const codes = /** @type {string[]} */ (JSON.parse(await storage.read("tables") ?? "[]"));
    const shown = codes.reverse().slice(0, MAX_LISTED_TABLES);
    const texts = await Promise.all(shown.map((code) => storage.read(`info/${code}`)));
    return texts.every(Boolean) ? texts.map((text) => read(/** @type {string} */ (text), false)) : null;
  });

/**
 * A table and what its own seats see; null if that is not how the match stands.
 *
 * @param {string} code
 */
export const storedBoard = (code) =>
  look(async (storage) => {
    const [info, boards] = await Promise.all([storage.read(`info/${code}`), storage.read(`boards/${code}`)]);
    const updates = /** @type {Update[]} */ (JSON.parse(boards ?? "[]"));
    if (!info || !updates.length) return null;
    const lines = await countLines(storage, updates[0].match);
    return updates.every(({ seq }) => seq === lines) ? { info: read(info, true), updates } : null;
  });

/** How many lines of a match are stored. @param {BrowserStorage} storage @param {string} match */
async function countLines(storage, match) {
  const pages = await storage.keys(`lines/${match}/`);
  const texts = await Promise.all(pages.map(storage.read));
  return texts.reduce((sum, text) => sum + JSON.parse(text ?? "[]").length, 0);
}
