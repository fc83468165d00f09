/** How the house is reached, at a server or in this browser: its addresses, what can be asked of it, lines to its tables. */

/** @typedef {import("../wire.d.ts").ReasonInfo} Why */

/** The house said no, and why. */
export class Refused extends Error {
  /** @param {Why} reason */
  constructor(reason) {
    super(reason.key);
    this.reason = reason;
  }
}

/** @typedef {{ status: number, body: any }} Answer */
/** The part of a WebSocket that a table needs. @typedef {Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close"> & { readonly readyState: number }} Line */
/** A table as it was left. @typedef {{ info: import("../wire.d.ts").TableInfo, updates: import("../wire.d.ts").Update[] }} Recalled */
/**
 * A house in this browser, asked like a server.
 *
 * @typedef {{
 *   ask: (method: string, path: string, body: unknown, tokens: string[]) => Promise<Answer>, connect: (code: string) => Line,
 *   recall?: (code: string) => Promise<Recalled | null>, tellDrawn?: () => void,
 * }} Inside
 */

/** @type {Inside | null} */
let inside = null;

/** From now on the house is in this browser. @param {Inside} house */
export function stayHere(house) {
  inside = house;
}

/** Whether the house is in this browser: then there are no other devices. */
export const isHere = () => inside !== null;

/** An address of the house as a link: files know one page, so there it stands behind a question mark. @param {string} path */
export const at = (path) => inside ? `?${path}` : path;

/** The path that an address of the house means. @param {{ pathname: string, search: string }} address */
export const pathOf = ({ pathname, search }) => inside ? search.slice(1) || "/" : pathname;

/** The address of the service worker, which keeps the pages for days without a network. */
export const serviceWorkerUrl = () => inside ? "worker.js" : "/worker.js";

/**
 * The other place for tables at this address: from a server the house in this browser, which has its bytes; from there the server.
 *
 * @returns {{ home: string, size: number } | null} null if there is none
 */
export function elsewhere() {
  const told = /** @type {HTMLMetaElement | null} */ (
    globalThis.document?.querySelector("meta[name=elsewhere]") ?? null
  );
  return told && { home: told.content, size: Number(told.dataset.size ?? 0) };
}

/**
 * A line to a table.
 *
 * @param {string} code
 * @returns {Line}
 */
export const connect = (code) =>
  inside?.connect(code) ?? new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/ws`);

/**
 * A table as it was left in this browser, before anybody can play there; null if that is not known.
 *
 * @param {string} code
 * @returns {Promise<Recalled | null>}
 */
export const recall = async (code) => await inside?.recall?.(code) ?? null;

/** Tells the house in this browser that a board is drawn. */
export const tellDrawn = () => inside?.tellDrawn?.();

/**
 * What the house answers; Refused if it says no.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {string[]} [tokens]
 * @param {string} [known] the tag of what is here already; then null says that it is the same
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, tokens = [], known = "") {
  const answer = inside
    ? await inside.ask(method, path, body, tokens)
    : await request(method, path, body, tokens, known);
  if (answer?.status === 304) return null;
  if (!answer || answer.status >= 400) throw new Refused(answer?.body?.reason ?? { key: "offline", data: {} });
  return answer.body;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 * @param {string[]} tokens
 * @param {string} known
 * @returns {Promise<Answer | null>} null where nobody answers
 */
async function request(method, path, body, tokens, known) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (known) headers["if-none-match"] = known;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (tokens.length) headers.authorization = `Bearer ${tokens.join(" ")}`;
  try {
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(`/api/${path}`, { method, headers, body: sent });
    const json = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: json ? await answer.json() : await answer.text() };
  } catch {
    return null;
  }
}

/**
 * A path with a query; what is undefined is left out.
 *
 * @param {string} path
 * @param {object} query
 */
export function withQuery(path, query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined).map((
    [name, value],
  ) => [name, `${value}`]);
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

const enc = encodeURIComponent;

// Generated from here on by `make types`; do not edit.
/** @type {typeof import("./client.d.ts").getGames} */
export const getGames = () => ask("GET", "games");
/** @type {typeof import("./client.d.ts").listPublicTables} */
export const listPublicTables = () => ask("GET", "tables");
/** @type {typeof import("./client.d.ts").listMyTables} */
export const listMyTables = () => ask("GET", "mine");
/** @type {typeof import("./client.d.ts").openTable} */
export const openTable = (body) => ask("POST", "tables", body);
/** @type {typeof import("./client.d.ts").joinQuickGame} */
export const joinQuickGame = (body) => ask("POST", "quick", body);
/** @type {typeof import("./client.d.ts").findOtherQuickGame} */
export const findOtherQuickGame = (code) => ask("GET", `quick/${enc(code)}`);
/** @type {typeof import("./client.d.ts").importRecord} */
export const importRecord = (body) => ask("POST", "records", body);
/** @type {typeof import("./client.d.ts").makeBoxSetup} */
export const makeBoxSetup = (game, body) => ask("POST", `companion/${enc(game)}`, body);
/** @type {typeof import("./client.d.ts").getTable} */
export const getTable = (code, tokens = []) => ask("GET", `tables/${enc(code)}`, undefined, tokens);
/** @type {typeof import("./client.d.ts").getTableQr} */
export const getTableQr = (code, tokens = []) => ask("GET", `tables/${enc(code)}/qr.svg`, undefined, tokens);
/** @type {typeof import("./client.d.ts").getTableLink} */
export const getTableLink = (code, tokens = []) => ask("GET", `tables/${enc(code)}/link`, undefined, tokens);
/** @type {typeof import("./client.d.ts").sitDown} */
export const sitDown = (code, seat, body, tokens = []) => ask("POST", `tables/${enc(code)}/seats/${seat}`, body, tokens);
/** @type {typeof import("./client.d.ts").renewSeatLink} */
export const renewSeatLink = (code, seat, tokens = []) => ask("POST", `tables/${enc(code)}/seats/${seat}/link`, undefined, tokens);
/** @type {typeof import("./client.d.ts").standUp} */
export const standUp = (code, seat, tokens = []) => ask("DELETE", `tables/${enc(code)}/seats/${seat}`, undefined, tokens);
/** @type {typeof import("./client.d.ts").seatBot} */
export const seatBot = (code, seat, body, tokens = []) => ask("PUT", `tables/${enc(code)}/seats/${seat}`, body, tokens);
/** @type {typeof import("./client.d.ts").startMatch} */
export const startMatch = (code, body, tokens = []) => ask("POST", `tables/${enc(code)}/start`, body, tokens);
/** @type {typeof import("./client.d.ts").swapSeats} */
export const swapSeats = (code, seat, body, tokens = []) => ask("POST", `tables/${enc(code)}/seats/${seat}/swap`, body, tokens);
/** @type {typeof import("./client.d.ts").renamePlayer} */
export const renamePlayer = (code, seat, body, tokens = []) => ask("PUT", `tables/${enc(code)}/seats/${seat}/name`, body, tokens);
/** @type {typeof import("./client.d.ts").listInvited} */
export const listInvited = (code, tokens = []) => ask("GET", `tables/${enc(code)}/invitations`, undefined, tokens);
/** @type {typeof import("./client.d.ts").setReady} */
export const setReady = (code, seat, body, tokens = []) => ask("PUT", `tables/${enc(code)}/seats/${seat}/ready`, body, tokens);
/** @type {typeof import("./client.d.ts").handOverTable} */
export const handOverTable = (code, body, tokens = []) => ask("PUT", `tables/${enc(code)}/host`, body, tokens);
/** @type {typeof import("./client.d.ts").setMute} */
export const setMute = (code, seat, body, tokens = []) => ask("PUT", `tables/${enc(code)}/seats/${seat}/mutes`, body, tokens);
/** @type {typeof import("./client.d.ts").silenceTable} */
export const silenceTable = (code, body, tokens = []) => ask("PUT", `tables/${enc(code)}/silence`, body, tokens);
/** @type {typeof import("./client.d.ts").getUpdate} */
export const getUpdate = (code, query, tokens = []) => ask("GET", withQuery(`tables/${enc(code)}/update`, query), undefined, tokens);
/** @type {typeof import("./client.d.ts").getCatchUp} */
export const getCatchUp = (code, tokens = []) => ask("GET", `tables/${enc(code)}/since`, undefined, tokens);
/** @type {typeof import("./client.d.ts").sendOrder} */
export const sendOrder = (code, body, tokens = []) => ask("POST", `tables/${enc(code)}/orders`, body, tokens);
/** @type {typeof import("./client.d.ts").getHint} */
export const getHint = (code, query, tokens = []) => ask("POST", withQuery(`tables/${enc(code)}/hint`, query), undefined, tokens);
/** @type {typeof import("./client.d.ts").listChat} */
export const listChat = (code, query, tokens = []) => ask("GET", withQuery(`tables/${enc(code)}/chat`, query), undefined, tokens);
/** @type {typeof import("./client.d.ts").sendChat} */
export const sendChat = (code, body, tokens = []) => ask("POST", `tables/${enc(code)}/chat`, body, tokens);
/** @type {typeof import("./client.d.ts").listTableMatches} */
export const listTableMatches = (code, tokens = []) => ask("GET", `tables/${enc(code)}/matches`, undefined, tokens);
/** @type {typeof import("./client.d.ts").getRecord} */
export const getRecord = (match, tokens = []) => ask("GET", `matches/${enc(match)}/record`, undefined, tokens);
/** @type {typeof import("./client.d.ts").getReplay} */
export const getReplay = (match, query, tokens = []) => ask("GET", withQuery(`matches/${enc(match)}/replay`, query), undefined, tokens);
/** @type {typeof import("./client.d.ts").reviewMove} */
export const reviewMove = (match, query, tokens = []) => ask("GET", withQuery(`matches/${enc(match)}/review`, query), undefined, tokens);
/** @type {typeof import("./client.d.ts").getHindsight} */
export const getHindsight = (match, tokens = []) => ask("GET", `matches/${enc(match)}/hindsight`, undefined, tokens);
/** @type {typeof import("./client.d.ts").judgeSheet} */
export const judgeSheet = (game, body) => ask("POST", `sheets/${enc(game)}`, body);
/** @type {typeof import("./client.d.ts").makeQr} */
export const makeQr = (body) => ask("POST", "qr", body);
/** @type {typeof import("./client.d.ts").shareSheet} */
export const shareSheet = (game, body) => ask("POST", `shared/${enc(game)}`, body);
/** @type {typeof import("./client.d.ts").getSharedSheet} */
export const getSharedSheet = (code, known = "") => ask("GET", `shared/${enc(code)}`, undefined, [], known);
/** @type {typeof import("./client.d.ts").editSharedSheet} */
export const editSharedSheet = (code, body, tokens = []) => ask("PATCH", `shared/${enc(code)}`, body, tokens);
/** @type {typeof import("./client.d.ts").getNotificationSettings} */
export const getNotificationSettings = () => ask("GET", "calls");
/** @type {typeof import("./client.d.ts").addNotificationAddress} */
export const addNotificationAddress = (body) => ask("PUT", "calls", body);
/** @type {typeof import("./client.d.ts").removeNotificationAddress} */
export const removeNotificationAddress = (address) => ask("DELETE", `calls/${enc(address)}`);
/** @type {typeof import("./client.d.ts").getMe} */
export const getMe = () => ask("GET", "me");
/** @type {typeof import("./client.d.ts").saveName} */
export const saveName = (body) => ask("PUT", "me", body);
/** @type {typeof import("./client.d.ts").eraseMe} */
export const eraseMe = () => ask("DELETE", "me");
/** @type {typeof import("./client.d.ts").exportMyData} */
export const exportMyData = () => ask("GET", "me/file");
/** @type {typeof import("./client.d.ts").setVacation} */
export const setVacation = (body) => ask("PUT", "me/vacation", body);
/** @type {typeof import("./client.d.ts").makeDeviceLink} */
export const makeDeviceLink = (body) => ask("POST", "me/link", body);
/** @type {typeof import("./client.d.ts").inspectDeviceLink} */
export const inspectDeviceLink = (body, tokens = []) => ask("POST", "me/link/look", body, tokens);
/** @type {typeof import("./client.d.ts").joinPerson} */
export const joinPerson = (body, tokens = []) => ask("POST", "me/join", body, tokens);
/** @type {typeof import("./client.d.ts").renameDevice} */
export const renameDevice = (device, body) => ask("PUT", `me/devices/${enc(device)}`, body);
/** @type {typeof import("./client.d.ts").removeDevice} */
export const removeDevice = (device) => ask("DELETE", `me/devices/${enc(device)}`);
/** @type {typeof import("./client.d.ts").beginPasskey} */
export const beginPasskey = (body) => ask("POST", "me/passkeys/wish", body);
/** @type {typeof import("./client.d.ts").addPasskey} */
export const addPasskey = (body, tokens = []) => ask("POST", "me/passkeys", body, tokens);
/** @type {typeof import("./client.d.ts").beginSignIn} */
export const beginSignIn = () => ask("POST", "me/passkeys/question");
/** @type {typeof import("./client.d.ts").signIn} */
export const signIn = (body, tokens = []) => ask("POST", "me/passkeys/answer", body, tokens);
/** @type {typeof import("./client.d.ts").removePasskey} */
export const removePasskey = (passkey) => ask("DELETE", `me/passkeys/${enc(passkey)}`);
/** @type {typeof import("./client.d.ts").getMyGames} */
export const getMyGames = () => ask("GET", "me/games");
/** @type {typeof import("./client.d.ts").listMyMatches} */
export const listMyMatches = (query) => ask("GET", withQuery("me/matches", query));
/** @type {typeof import("./client.d.ts").getGameStatistics} */
export const getGameStatistics = (gameId) => ask("GET", `me/games/${enc(gameId)}`);
/** @type {typeof import("./client.d.ts").getHighlights} */
export const getHighlights = () => ask("GET", "me/highlights");
/** @type {typeof import("./client.d.ts").listFriends} */
export const listFriends = () => ask("GET", "me/friends");
/** @type {typeof import("./client.d.ts").inviteFriend} */
export const inviteFriend = (friend, body) => ask("POST", `me/friends/${enc(friend)}/invitations`, body);
/** @type {typeof import("./client.d.ts").blockFriend} */
export const blockFriend = (friend, body) => ask("PUT", `me/friends/${enc(friend)}/block`, body);
/** @type {typeof import("./client.d.ts").listInvitations} */
export const listInvitations = () => ask("GET", "me/invitations");
/** @type {typeof import("./client.d.ts").declineInvitation} */
export const declineInvitation = (code) => ask("DELETE", `me/invitations/${enc(code)}`);
/** @type {typeof import("./client.d.ts").getTodaysDeals} */
export const getTodaysDeals = () => ask("GET", "daily");
/** @type {typeof import("./client.d.ts").getDailyDeals} */
export const getDailyDeals = (day) => ask("GET", `daily/${enc(day)}`);
/** @type {typeof import("./client.d.ts").playDailyDeal} */
export const playDailyDeal = (game, body) => ask("POST", `daily/${enc(game)}/try`, body);
/** @type {typeof import("./client.d.ts").listMyClubs} */
export const listMyClubs = () => ask("GET", "clubs");
/** @type {typeof import("./client.d.ts").openClub} */
export const openClub = (body) => ask("POST", "clubs", body);
/** @type {typeof import("./client.d.ts").getClub} */
export const getClub = (code) => ask("GET", `clubs/${enc(code)}`);
/** @type {typeof import("./client.d.ts").closeClub} */
export const closeClub = (code) => ask("DELETE", `clubs/${enc(code)}`);
/** @type {typeof import("./client.d.ts").renewClubKey} */
export const renewClubKey = (code) => ask("POST", `clubs/${enc(code)}/key`);
/** @type {typeof import("./client.d.ts").joinClub} */
export const joinClub = (code, body, tokens = []) => ask("POST", `clubs/${enc(code)}/members`, body, tokens);
/** @type {typeof import("./client.d.ts").inspectInvitation} */
export const inspectInvitation = (code, body, tokens = []) => ask("POST", `clubs/${enc(code)}/invitation`, body, tokens);
/** @type {typeof import("./client.d.ts").setClubHost} */
export const setClubHost = (code, number, body) => ask("PUT", `clubs/${enc(code)}/members/${number}`, body);
/** @type {typeof import("./client.d.ts").removeMember} */
export const removeMember = (code, number) => ask("DELETE", `clubs/${enc(code)}/members/${number}`);
/** @type {typeof import("./client.d.ts").listSeasons} */
export const listSeasons = (code) => ask("GET", `clubs/${enc(code)}/seasons`);
/** @type {typeof import("./client.d.ts").makeSeason} */
export const makeSeason = (code, body) => ask("POST", `clubs/${enc(code)}/seasons`, body);
/** @type {typeof import("./client.d.ts").getSeason} */
export const getSeason = (code, season) => ask("GET", `clubs/${enc(code)}/seasons/${enc(season)}`);
/** @type {typeof import("./client.d.ts").cancelSeason} */
export const cancelSeason = (code, season) => ask("DELETE", `clubs/${enc(code)}/seasons/${enc(season)}`);
/** @type {typeof import("./client.d.ts").callOffSeason} */
export const callOffSeason = (code, season, body) => ask("POST", `clubs/${enc(code)}/seasons/${enc(season)}/calling-off`, body);
/** @type {typeof import("./client.d.ts").enterSeason} */
export const enterSeason = (code, season, body) => ask("PUT", `clubs/${enc(code)}/seasons/${enc(season)}/entry`, body);
/** @type {typeof import("./client.d.ts").beginSeason} */
export const beginSeason = (code, season) => ask("POST", `clubs/${enc(code)}/seasons/${enc(season)}/begin`);
/** @type {typeof import("./client.d.ts").withdrawEntrant} */
export const withdrawEntrant = (code, season, number) => ask("DELETE", `clubs/${enc(code)}/seasons/${enc(season)}/entrants/${number}`);
/** @type {typeof import("./client.d.ts").extendRound} */
export const extendRound = (code, season, number, body) => ask("PUT", `clubs/${enc(code)}/seasons/${enc(season)}/rounds/${number}`, body);
/** @type {typeof import("./client.d.ts").correctResult} */
export const correctResult = (code, season, number, body) => ask("POST", `clubs/${enc(code)}/seasons/${enc(season)}/rounds/${number}/corrections`, body);
/** @type {typeof import("./client.d.ts").repeatSeason} */
export const repeatSeason = (code, season) => ask("POST", `clubs/${enc(code)}/seasons/${enc(season)}/again`);
/** @type {typeof import("./client.d.ts").exportSeason} */
export const exportSeason = (code, season, query) => ask("GET", withQuery(`clubs/${enc(code)}/seasons/${enc(season)}/csv`, query));
/** @type {typeof import("./client.d.ts").getNotice} */
export const getNotice = () => ask("GET", "notice");
/** @type {typeof import("./client.d.ts").openHostSession} */
export const openHostSession = (body, tokens = []) => ask("POST", "host/session", body, tokens);
/** @type {typeof import("./client.d.ts").getHostSession} */
export const getHostSession = () => ask("GET", "host/session");
/** @type {typeof import("./client.d.ts").closeHostSession} */
export const closeHostSession = () => ask("DELETE", "host/session");
/** @type {typeof import("./client.d.ts").getHostOverview} */
export const getHostOverview = () => ask("GET", "host");
/** @type {typeof import("./client.d.ts").renewHostKey} */
export const renewHostKey = () => ask("POST", "host/key");
/** @type {typeof import("./client.d.ts").setNotice} */
export const setNotice = (body) => ask("PUT", "host/notice", body);
/** @type {typeof import("./client.d.ts").listHostTables} */
export const listHostTables = (query) => ask("GET", withQuery("host/tables", query));
/** @type {typeof import("./client.d.ts").switchTableChat} */
export const switchTableChat = (code, body) => ask("PUT", `host/tables/${enc(code)}/chat`, body);
/** @type {typeof import("./client.d.ts").deleteTable} */
export const deleteTable = (code) => ask("DELETE", `host/tables/${enc(code)}`);
/** @type {typeof import("./client.d.ts").listHostPersons} */
export const listHostPersons = (query) => ask("GET", withQuery("host/persons", query));
/** @type {typeof import("./client.d.ts").forgetPerson} */
export const forgetPerson = (guest) => ask("DELETE", `host/persons/${enc(guest)}`);
/** @type {typeof import("./client.d.ts").addBan} */
export const addBan = (body) => ask("POST", "host/bans", body);
/** @type {typeof import("./client.d.ts").liftBan} */
export const liftBan = (ban) => ask("DELETE", `host/bans/${enc(ban)}`);
/** @type {typeof import("./client.d.ts").previewRetention} */
export const previewRetention = (query) => ask("GET", withQuery("host/retention", query));
/** @type {typeof import("./client.d.ts").setRetention} */
export const setRetention = (body) => ask("PUT", "host/retention", body);
/** @type {typeof import("./client.d.ts").deleteLocalTable} */
export const deleteLocalTable = (code, tokens = []) => ask("DELETE", `tables/${enc(code)}`, undefined, tokens);
/** @type {typeof import("./client.d.ts").getLocalRecord} */
export const getLocalRecord = (match, tokens = []) => ask("GET", `matches/${enc(match)}/along`, undefined, tokens);
