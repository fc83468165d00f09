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
