/** How the house is reached, at a server or in this browser: its addresses, what can be asked of it, lines to its tables. */

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").OpenTable} OpenTable */
/** @typedef {import("../wire.d.ts").SeatKey} SeatKey */
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
/**
 * A house in this browser, asked like a server.
 *
 * @typedef {{
 *   ask: (method: string, path: string, body: unknown, tokens: string[]) => Promise<Answer>, connect: (code: string) => Line,
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

/** What keeps the page for days without a net, by its address. */
export const keeper = () => inside ? "worker.js" : "/worker.js";

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

/** @returns {Promise<GameInfo[]>} */
export const games = () => ask("GET", "games");

/** @returns {Promise<TableInfo[]>} */
export const mine = () => ask("GET", "mine");

/** @returns {Promise<TableInfo[]>} */
export const publicTables = () => ask("GET", "tables");

/**
 * @param {OpenTable} wish
 * @returns {Promise<TableInfo>}
 */
export const open = (wish) => ask("POST", "tables", wish);

/**
 * @param {string} code
 * @returns {Promise<TableInfo>}
 */
export const table = (code) => ask("GET", `tables/${code}`);

/**
 * What happened since this person last looked, if that is a while ago.
 *
 * @param {string} code
 * @param {string[]} tokens
 * @returns {Promise<import("../wire.d.ts").CatchUp>}
 */
export const since = (code, tokens) => ask("GET", `tables/${code}/since`, undefined, tokens);

/**
 * A table's link as others can open it.
 *
 * @param {string} code
 * @returns {Promise<string>}
 */
export const link = (code) => ask("GET", `tables/${code}/link`);

/**
 * @param {string} code
 * @param {number} seat
 * @param {string} name
 * @returns {Promise<SeatKey>}
 */
export const sit = (code, seat, name) => ask("POST", `tables/${code}/seats/${seat}`, { name });

/**
 * @param {string} code
 * @param {number} seat
 * @param {string[]} tokens
 */
export const standUp = (code, seat, tokens) => ask("DELETE", `tables/${code}/seats/${seat}`, undefined, tokens);

/**
 * @param {string} code
 * @param {number} seat
 * @param {string[]} tokens
 * @returns {Promise<SeatKey>}
 */
export const freshLink = (code, seat, tokens) => ask("POST", `tables/${code}/seats/${seat}/link`, undefined, tokens);

/**
 * @param {string} code
 * @param {number} seat
 * @param {string} bot
 * @param {string[]} tokens
 */
export const putBot = (code, seat, bot, tokens) => ask("PUT", `tables/${code}/seats/${seat}`, { bot }, tokens);

/**
 * @param {string} code
 * @param {string | null} fill
 * @param {string[]} tokens
 */
export const start = (code, fill, tokens) => ask("POST", `tables/${code}/start`, { fill }, tokens);

/**
 * @param {string} code
 * @returns {Promise<string[]>}
 */
export const matches = (code) => ask("GET", `tables/${code}/matches`);

/**
 * @param {string} match
 * @returns {Promise<string>}
 */
export const record = (match) => ask("GET", `matches/${match}/record`);

/**
 * The record of a match of this browser as somebody may carry it elsewhere, over or not.
 *
 * @param {string} match
 * @returns {Promise<string>}
 */
export const along = (match) => ask("GET", `matches/${match}/along`);

/** @param {string} code */
export const clear = (code) => ask("DELETE", `tables/${code}`);

/**
 * @param {string} match
 * @param {{ seat: number, ply?: number, open?: boolean }} wish
 * @returns {Promise<any>}
 */
export function replay(match, { seat, ply, open = false }) {
  const query = new URLSearchParams({ seat: String(seat), open: String(open) });
  if (ply !== undefined) query.set("ply", String(ply));
  return ask("GET", `matches/${match}/replay?${query}`);
}

/**
 * @param {string} folder
 * @param {number} players
 * @param {Record<string, string>} options
 * @returns {Promise<any>}
 */
export const dealOut = (folder, players, options) => ask("POST", `companion/${folder}`, { players, options });

/**
 * What the rules say about a sheet of people with the box.
 *
 * @param {string} folder
 * @param {unknown} sheet
 * @returns {Promise<any>}
 */
export const judge = (folder, sheet) => ask("POST", `sheets/${folder}`, sheet);

/**
 * Keep a sheet at the server, for several people.
 *
 * @param {string} folder
 * @param {unknown} sheet
 * @returns {Promise<{ code: string, key: string, seq: number }>}
 */
export const share = (folder, sheet) => ask("POST", `shared/${folder}`, sheet);

/**
 * A sheet of several people as it stands; null if that is known.
 *
 * @param {string} code
 * @param {number} seq
 * @returns {Promise<{ seq: number, sheet: any } | null>}
 */
export const look = (code, seq) => ask("GET", `shared/${code}`, undefined, [], seq ? `"${seq}"` : "");

/**
 * @param {string} code
 * @param {string} key
 * @param {import("../sheets/sheet_edits.js").Edit[]} edits
 * @returns {Promise<{ seq: number, sheet: any }>}
 */
export const write = (code, key, edits) => ask("PATCH", `shared/${code}`, { edits }, [key]);

/**
 * A link as a picture that phones read.
 *
 * @param {string} text
 * @returns {Promise<string>}
 */
export const code = (text) => ask("POST", "qr", { text });

/**
 * @param {string} match
 * @param {number} ply
 * @returns {Promise<import("../wire.d.ts").MoveReview>}
 */
export const review = (match, ply) => ask("GET", `matches/${match}/review?ply=${ply}`);

/**
 * @param {string} match
 * @returns {Promise<import("../wire.d.ts").Hindsight>}
 */
export const hindsight = (match) => ask("GET", `matches/${match}/hindsight`);

/**
 * @param {string} record
 * @param {number} [ply]
 * @param {string[]} [seats]
 * @returns {Promise<TableInfo>}
 */
export const playOn = (record, ply, seats) => ask("POST", "records", { record, ply, seats });

/** @typedef {{ begin: number, end: number }} Quiet minutes of the day */
/** @typedef {{ id: string, kind: "push" | "webhook", host: string, table: string, quiet: Quiet | null }} CalledAt */
/**
 * @typedef {{
 *   url?: string, key?: string, auth?: string, table?: string, language: string, quiet: Quiet | null, offset: number,
 * }} CallAt
 */

/**
 * How this guest is called when it is their turn.
 *
 * @returns {Promise<{ key: string, addresses: CalledAt[], silent: string[] }>}
 */
export const called = () => ask("GET", "calls");

/**
 * @param {CallAt} wish
 * @returns {Promise<CalledAt>}
 */
export const callAt = (wish) => ask("PUT", "calls", wish);

/** @param {string} id */
export const callNoMore = (id) => ask("DELETE", `calls/${id}`);

/**
 * @param {string} code
 * @param {boolean} on
 */
export const silence = (code, on) => ask("PUT", `tables/${code}/silence`, { on });
