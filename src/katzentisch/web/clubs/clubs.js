/** What can be asked about clubs and their seasons. */

import { ask } from "../shell/api.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {{ code: string, name: string }} ClubName */
/** @typedef {{ code: string, link: string }} ClubLink */
/** @typedef {{ game: string, players: number, mu: number, sigma: number, played: number }} Rating */
/** @typedef {{ number: number, name: string, hosts: boolean, you: boolean, ratings: Rating[] }} Member */
/** @typedef {{ code: string, name: string, hosting: boolean, members: Member[], tables: TableInfo[] }} Club */
/** @typedef {"round-robin" | "swiss" | "cup"} Kind */
/**
 * @typedef {{
 *   id: string, name: string, game: string, kind: Kind, size: number, days: number, rounds: number, duplicate: boolean,
 *   rated: boolean, begun: boolean, over: boolean, entrants: string[], entered: boolean,
 * }} Season
 */
/**
 * @typedef {{
 *   code: string, match: string, seats: string[], yours: boolean, ranks: number[], points: number[], absent: number[],
 * }} Board
 */
/** @typedef {{ number: number, due: number, done: boolean, boards: Board[], byes: string[] }} Round */
/**
 * @typedef {{
 *   rank: number, name: string, you: boolean, played: number, score: number, won: number, against: number, points: number,
 *   absent: number,
 * }} Standing
 */
/** @typedef {{ season: Season, rounds: Round[], standings: Standing[] }} SeasonPage */
/**
 * @typedef {{
 *   name: string, game: string, kind: Kind, size: number, days: number, rounds: number, duplicate: boolean, rated: boolean,
 *   options: Record<string, string>,
 * }} MakeSeason
 */

/** @returns {Promise<ClubName[]>} */
export const mine = () => ask("GET", "clubs");

/**
 * @param {string} name
 * @param {string} member
 * @returns {Promise<ClubLink>}
 */
export const open = (name, member) => ask("POST", "clubs", { name, member });

/**
 * @param {string} code
 * @returns {Promise<Club>}
 */
export const club = (code) => ask("GET", `clubs/${code}`);

/**
 * @param {string} code
 * @param {string} name
 * @param {string} key
 * @returns {Promise<ClubName>}
 */
export const join = (code, name, key) => ask("POST", `clubs/${code}/members`, { name, key });

/**
 * @param {string} code
 * @param {number} member
 * @param {boolean} hosts
 */
export const appoint = (code, member, hosts) => ask("PUT", `clubs/${code}/members/${member}`, { hosts });

/**
 * @param {string} code
 * @param {number} member
 */
export const letGo = (code, member) => ask("DELETE", `clubs/${code}/members/${member}`);

/**
 * A new link; the old one opens nothing any more.
 *
 * @param {string} code
 * @returns {Promise<ClubLink>}
 */
export const renew = (code) => ask("POST", `clubs/${code}/key`);

/**
 * @param {string} code
 * @returns {Promise<Season[]>}
 */
export const seasons = (code) => ask("GET", `clubs/${code}/seasons`);

/**
 * @param {string} code
 * @param {MakeSeason} wish
 * @returns {Promise<Season>}
 */
export const makeSeason = (code, wish) => ask("POST", `clubs/${code}/seasons`, wish);

/**
 * @param {string} code
 * @param {string} season
 * @returns {Promise<SeasonPage>}
 */
export const season = (code, season) => ask("GET", `clubs/${code}/seasons/${season}`);

/**
 * @param {string} code
 * @param {string} season
 * @param {boolean} on
 */
export const enter = (code, season, on) => ask("PUT", `clubs/${code}/seasons/${season}/entry`, { on });

/**
 * @param {string} code
 * @param {string} season
 */
export const begin = (code, season) => ask("POST", `clubs/${code}/seasons/${season}/begin`);

/**
 * @param {string} code
 * @param {string} season
 */
export const callOff = (code, season) => ask("DELETE", `clubs/${code}/seasons/${season}`);
