/** What can be asked about one's own matches. */

import { ask } from "../shell/api.js";

/** @typedef {{ game: string, players: number, played: number, won: number, best: number, worst: number }} Tally */
/** @typedef {{ code: string, match: string, game: string, begun: number, sitters: string[] }} Going */
/** @typedef {{ on: Going[], over: boolean, tallies: Tally[] }} Overview */
/**
 * @typedef {{
 *   match: string, seat: number, game: string, players: number, rank: number, won: number, points: number, left: boolean,
 *   backs: number, brought: boolean, over: number,
 * }} Played
 */
/** @typedef {{ played: Played, seats: { name: string, rank: number, points: number }[] }} Over */
/** @typedef {{ match: string, seat: number, over: number, players: number, points: number, won: number }} Mark */
/** @typedef {{ players: number, played: number, won: number, chance: number, mean: number, best: Mark, worst: Mark }} Company */
/** @typedef {{ level: string, tried: number, won: number, best: number | null }} Rung */
/** @typedef {{ kind: string, moves: number, better: number, worse: number, match: string, seat: number, ply: number }} Looked */
/**
 * @typedef {{
 *   game: string, played: number, streak: number, longest: number, tables: Company[], course: Mark[], ladder: Rung[],
 *   looked: Looked[],
 * }} Statistics
 */
/** @typedef {{ game?: string, opponent?: string, outcome?: string, since?: number, until?: number, after?: string }} Looking */

/**
 * This guest's matches that are on, and how often they played and won which game.
 *
 * @returns {Promise<Overview>}
 */
export const myGames = () => ask("GET", "me/games");

/**
 * @param {string} game
 * @returns {Promise<Statistics>}
 */
export const gameOf = (game) => ask("GET", `me/games/${encodeURIComponent(game)}`);

/**
 * This guest's matches that are over, a page of them.
 *
 * @param {Looking} looking
 * @returns {Promise<{ matches: Over[], next: string }>}
 */
export function myMatches(looking) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(looking)) if (value) query.set(name, String(value));
  return ask("GET", `me/matches?${query}`);
}
