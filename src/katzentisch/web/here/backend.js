/** The backend in this browser, as the page sees it: started when it is first needed, asked like a server. */

import { keeper } from "../shell/api.js";
import { signal } from "../shell/tags.js";
import { missing } from "./downloads.js";

/** @typedef {import("../shell/api.js").Answer} Answer */
/** @typedef {{ send: (text: string) => void, close: () => void }} Wire */
/** @typedef {"unfit" | "elsewhere" | "interrupted" | "unkept" | "broken"} Why */
/** How far the opening is; it stops where something stands in the way. @typedef {{ phase: "closed" | "starting" | "open" } | { phase: "loading", come: number, size: number } | { phase: "stopped", why: Why }} Opening */

const LOCK = "katzentisch house";
const NEEDED = ["WebAssembly", "indexedDB", "DecompressionStream", "Worker"];
/** @type {Answer} */
const CLOSED = { status: 503, body: { reason: { key: "here-closed", data: {} } } };

class Stopped extends Error {
  /** @param {Why} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

export const opening = signal(/** @type {Opening} */ ({ phase: "closed" }));

/** @type {Promise<Worker> | null} */
let opened = null;
/** @type {Worker | null} */
let engine = null;
/** Ends an opening that is under way. @type {((problem: Stopped) => void) | null} */
let giveUp = null;
let locked = false;
let count = 0;
/** What becomes of an opening that stopped. @type {{ again: () => void, leave: () => void } | null} */
let stopped = null;
/** @type {Map<number, (answer: Answer) => void>} */
const asked = new Map();
/** @type {Map<number, { hear: (text: string) => void, closed: (code: number) => void }>} */
const lines = new Map();

/** The house, opened if need be; whoever wants it waits while somebody decides whether to try again. */
function house() {
  opened ??= open().catch((problem) => {
    opened = null;
    throw problem;
  });
  return opened;
}

/** Try again; a house that is open in another tab is taken over. */
export const again = () => stopped?.again();

/** Do without the house. */
export const leave = () => stopped?.leave();

/** Fetch everything that a match will need, and have the page kept as well. */
export const keep = () =>
  insist(async () => {
    navigator.storage?.persist?.().catch(() => {});
    await Promise.all([load(), watched()]).catch(() => {
      throw new Stopped("interrupted");
    });
    opening.value = { phase: "closed" };
  });

/** Resolves when this page has a keeper that is at work. */
async function watched() {
  const known = await navigator.serviceWorker?.register(keeper());
  const fresh = known?.installing ?? known?.waiting;
  if (known?.active || !fresh) return;
  await new Promise((works, failed) => {
    fresh.addEventListener("statechange", () => {
      if (fresh.state === "activated") works(null);
      else if (fresh.state === "redundant") failed(new Error("no keeper"));
    });
  });
}

const open = () => insist(attempt);

/**
 * Try until it is done, or until somebody would rather do without.
 *
 * @template T
 * @param {(steal: boolean) => Promise<T>} action
 */
async function insist(action) {
  for (let steal = false;;) {
    try {
      return await action(steal);
    } catch (problem) {
      const why = problem instanceof Stopped ? problem.why : "broken";
      opening.value = { phase: "stopped", why };
      steal = why === "elsewhere";
      await new Promise((again, leave) => (stopped = { again: () => again(null), leave: () => leave(problem) }))
        .catch((left) => {
          opening.value = { phase: "closed" };
          throw left;
        });
    }
  }
}

/** @param {boolean} steal */
async function attempt(steal) {
  if (!NEEDED.every((name) => name in globalThis) || !navigator.locks) throw new Stopped("unfit");
  await storage().catch(() => {
    throw new Stopped("unkept");
  });
  if (!locked) await lock(steal);
  const parcels = await load().catch(() => {
    throw new Stopped("interrupted");
  });
  if (!locked) throw new Stopped("elsewhere");
  opening.value = { phase: "starting" };
  const worker = await begin(parcels);
  opening.value = { phase: "open" };
  return worker;
}

/** Whether this browser keeps anything: better known before anything is loaded. */
function storage() {
  return new Promise((open, failed) => {
    const asked = indexedDB.open("katzentisch trial");
    asked.onsuccess = () => {
      asked.result.close();
      open(null);
    };
    asked.onerror = failed;
  });
}

/** One tab has the house; it has it until it goes, or until another takes it. @param {boolean} steal */
function lock(steal) {
  return new Promise((held, failed) => {
    navigator.locks.request(LOCK, steal ? { steal } : { ifAvailable: true }, (found) => {
      if (!found) return failed(new Stopped("elsewhere"));
      locked = true;
      held(null);
      return new Promise(() => {});
    }).catch(lose);
  });
}

/** Another tab has taken the house; this one says so. */
function lose() {
  locked = false;
  engine?.terminate();
  engine = null;
  if (opening.value.phase === "open") {
    opened = null;
    house().catch(() => {});
  } else giveUp?.(new Stopped("elsewhere"));
  for (const answer of asked.values()) answer(CLOSED);
  asked.clear();
  const cut = [...lines.values()];
  lines.clear();
  for (const { closed } of cut) closed(1006);
}

async function load() {
  const size = await missing();
  const tell = (/** @type {number} */ come) => {
    if (size > 0) opening.value = { phase: "loading", come, size };
  };
  tell(0);
  return carried(tell);
}

/**
 * What the download worker brings; where one parcel fails, the others may still come: they are kept, and told of no more.
 *
 * @param {(come: number) => void} tell
 * @returns {Promise<import("./python.js").Parcels>}
 */
function carried(tell) {
  const worker = new Worker(new URL("./download_worker.js", import.meta.url), { type: "module" });
  return new Promise((brought, failed) => {
    worker.onerror = failed;
    worker.onmessage = ({ data }) => {
      if (data.come) return tell(data.come);
      worker.onmessage = null;
      if (!data.parcels) return failed(new Error("not everything came"));
      worker.terminate();
      brought(data.parcels);
    };
    worker.postMessage(null);
  });
}

/**
 * @param {import("./python.js").Parcels} parcels
 * @returns {Promise<Worker>}
 */
function begin(parcels) {
  return new Promise((ready, failed) => {
    const worker = new Worker(new URL("./backend_worker.js", import.meta.url), { type: "module" });
    engine = worker;
    giveUp = failed;
    worker.onerror = () => failed(new Stopped("broken"));
    worker.onmessage = ({ data }) => {
      if (data.say === "open") ready(worker);
      else if (data.say === "broken") {
        worker.terminate();
        failed(new Stopped(data.kept ? "broken" : "unkept"));
      } else if (data.say === "answer") {
        asked.get(data.id)?.(JSON.parse(data.text));
        asked.delete(data.id);
      } else if (data.say === "hear") lines.get(data.id)?.hear(data.text);
      else if (data.say === "closed") lines.get(data.id)?.closed(data.code);
    };
    worker.postMessage({ do: "open", parcels }, [parcels.wasm, parcels.library, parcels.engines]);
  });
}

/** What is known before the house is open. @param {string} path @returns {Promise<Answer | null>} */
async function written(path) {
  if (path === "games") {
    const found = await fetch(new URL("../../games.json", import.meta.url));
    return { status: 200, body: await found.json() };
  }
  return (path === "mine" || path === "tables") && await missing() ? { status: 200, body: [] } : null;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 * @param {string[]} tokens
 * @returns {Promise<Answer>}
 */
export async function ask(method, path, body, tokens) {
  try {
    const known = method === "GET" ? await written(path) : null;
    if (known) return known;
    const worker = await house();
    const id = ++count;
    const sent = body === undefined ? "" : JSON.stringify(body);
    worker.postMessage({ do: "ask", id, method, path: `/api/${path}`, body: sent, tokens: JSON.stringify(tokens) });
    return await new Promise((answer) => asked.set(id, answer));
  } catch {
    return CLOSED;
  }
}

/**
 * A line to a table of this house.
 *
 * @param {string} code
 * @param {(text: string) => void} hear
 * @param {(code: number) => void} closed
 * @returns {Promise<Wire>}
 */
export async function wire(code, hear, closed) {
  const worker = await house();
  const id = ++count;
  lines.set(id, { hear, closed });
  worker.postMessage({ do: "connect", id, code });
  return {
    send: (text) => worker.postMessage({ do: "send", id, text }),
    close: () => {
      lines.delete(id);
      worker.postMessage({ do: "hangUp", id });
    },
  };
}
