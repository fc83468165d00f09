/** The games of the house: which there are, how strong their bots play, and all it takes to show one. */

import * as api from "./api.js";
import { asset, ASSETS, speak } from "./words.js";

/** @typedef {import("../table/board.d.ts").BoardModule} BoardModule */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ game: GameInfo, board: BoardModule, words: Words, facts: unknown }} Kit */

/** The levels that a game may have, the weakest first. */
export const LEVELS = ["kitten", "tabby", "lynx", "tiger"];
/** A bot beyond the levels, where a game has one: it computes what no person could. */
const SOLVER = "exact";

/** @type {Promise<GameInfo[]> | null} */
let known = null;

/**
 * Every game, asked for once.
 *
 * @returns {Promise<GameInfo[]>}
 */
export function catalogue() {
  known ??= api.getGames();
  known.catch(() => (known = null));
  return known;
}

/**
 * What a game is called, or its id if it is none of these.
 *
 * @param {GameInfo[]} games
 * @param {string} id
 * @param {Words} words
 */
export function titled(games, id, words) {
  const game = games.find((each) => each.id === id);
  return game ? words.title(game) : id;
}

/**
 * The bots that people choose from, the weakest first.
 *
 * @param {GameInfo} game
 */
export function levels(game) {
  const named = LEVELS.filter((level) => game.bots.includes(level));
  if (!named.length) return game.bots;
  return game.bots.includes(SOLVER) ? [...named, SOLVER] : named;
}

/**
 * The board, words and facts of a game.
 *
 * @param {string} id
 * @param {string} language
 * @returns {Promise<Kit>}
 */
export async function unpack(id, language) {
  const game = (await catalogue()).find((each) => each.id === id);
  if (!game) throw new api.Refused({ key: "game-unknown", data: { name: id, choices: [] } });
  return kitOf(game, language);
}

/**
 * The same for a game that is known.
 *
 * @param {GameInfo} game
 * @param {string} language
 * @returns {Promise<Kit>}
 */
export async function kitOf(game, language) {
  const home = `games/${game.folder}`;
  if (game.has_board) style(`${ASSETS}${home}/web/board.css`);
  const [board, words, facts] = await Promise.all([
    game.has_board ? import(`../../${home}/web/board.js`) : import("../table/list_board.js"),
    speak(language, game.folder),
    game.has_facts ? asset(`${home}/facts.json`).then(JSON.parse) : null,
  ]);
  return { game, board, words, facts };
}

/** Bring a style sheet, once; wait for it where something would jump. @param {string} href @returns {Promise<unknown>} */
export function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}
