/** The backend in this browser, as the page sees it: started when it is first needed, asked like a server. */

import { serviceWorkerUrl } from "../shell/api.js";
import { signal } from "../shell/tags.js";
import { buffers, missingBytes } from "./downloads.js";
import { storedBoard, storedTables } from "./stored.js";

/** @typedef {import("../shell/api.js").Answer} Answer */
/** @typedef {{ send: (text: string) => void, close: () => void }} Connection */
/** @typedef {"unfit" | "elsewhere" | "interrupted" | "unkept" | "broken"} Why */
/** How far the opening is; it stops where something stands in the way. @typedef {{ phase: "closed" | "starting" | "open" } | { phase: "loading", come: number, size: number } | { phase: "stopped", why: Why, aside?: boolean }} Opening */

const LOCK = "katzentisch house";
/** Milliseconds after which Python is started although the page still draws, and although no board is drawn. */
const MAX_REST_MS = 1000;
const MAX_DRAWING_MS = 3000;
const NEEDED = ["WebAssembly", "indexedDB", "DecompressionStream", "Worker"];
/** @type {Answer} */
const CLOSED = { status: 503, body: { reason: { key: "here-closed", data: {} } } };
/** @type {Answer} */
const TAKEN = { status: 503, body: { reason: { key: "here-elsewhere", data: {} } } };

class Stopped extends Error {
  /** @param {Why} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

export const opening = signal(/** @type {Opening} */ ({ phase: "closed" }));
/** Whether somebody sees a board and may already choose while the backend starts. */
export const isBoardShown = signal(false);
/** A table that is looked up as it was left. @type {Promise<import("../shell/api.js").Recalled | null>} */
let recalled = Promise.resolve(null);
/** Tells that a board is drawn. @type {(told: void) => void} */
export let tellDrawn;
/** @type {Promise<void>} */
const drawn = new Promise((done) => (tellDrawn = done));
/** Whether somebody has asked for something that only the backend can answer. */
export const isAwaited = signal(false);

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
const connections = new Map();

/** The worker of the backend, started if need be; callers wait while the person decides whether to try again. */
function openBackend() {
  opened ??= open().catch((problem) => {
    opened = null;
    throw problem;
  });
  return opened;
}

/** The same for somebody who waits for an answer. */
async function awaitBackend() {
  isAwaited.value = opening.peek().phase !== "open";
  try {
    return await openBackend();
  } finally {
    isAwaited.value = false;
  }
}

/** Try again; a backend that runs in another tab is taken over. */
export const again = () => stopped?.again();

/** Give up starting the backend; while it runs in another tab, only put the question aside. */
export function leave() {
  const now = opening.value;
  if (now.phase === "stopped" && now.why === "elsewhere") opening.value = { ...now, aside: true };
  else stopped?.leave();
}

/** Download everything that a match needs, and cache the page as well. */
export const keep = () =>
  retryUntilDone(async () => {
    navigator.storage?.persist?.().catch(() => {});
    await Promise.all([load(), serviceWorkerReady()]).catch(() => {
      throw new Stopped("interrupted");
    });
    opening.value = { phase: "closed" };
  });

/** Resolves when the page's service worker is active. */
async function serviceWorkerReady() {
  const known = await navigator.serviceWorker?.register(serviceWorkerUrl());
  const fresh = known?.installing ?? known?.waiting;
  if (known?.active || !fresh) return;
  await new Promise((works, failed) => {
    fresh.addEventListener("statechange", () => {
      if (fresh.state === "activated") works(null);
      else if (fresh.state === "redundant") failed(new Error("no service worker"));
    });
  });
}

const open = () => retryUntilDone(attempt);

/**
 * Try until it works, or until the person gives up.
 *
 * @template T
 * @param {(steal: boolean) => Promise<T>} action
 */
async function retryUntilDone(action) {
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
  await checkStorage().catch(() => {
    throw new Stopped("unkept");
  });
  if (!locked) await lock(steal);
  await pageRests();
  const files = await load().catch(() => {
    throw new Stopped("interrupted");
  });
  if (!locked) throw new Stopped("elsewhere");
  opening.value = { phase: "starting" };
  const worker = await begin(files);
  opening.value = { phase: "open" };
  return worker;
}

/** What is on the screen comes first: Python takes the processor from it. */
async function pageRests() {
  if (await recalled) await Promise.race([drawn, new Promise((late) => setTimeout(late, MAX_DRAWING_MS))]);
  if (!("requestIdleCallback" in globalThis)) return;
  await new Promise((rests) => requestIdleCallback(rests, { timeout: MAX_REST_MS }));
}

/** Rejects if this browser stores nothing; checked before anything is downloaded. */
function checkStorage() {
  return new Promise((open, failed) => {
    const asked = indexedDB.open("katzentisch trial");
    asked.onsuccess = () => {
      asked.result.close();
      open(null);
    };
    asked.onerror = failed;
  });
}

/** Only one tab runs the backend, until it is closed or another tab takes over. @param {boolean} steal */
function lock(steal) {
  return new Promise((held, failed) => {
    navigator.locks.request(LOCK, steal ? { steal } : { ifAvailable: true }, (found) => {
      if (!found) return failed(new Stopped("elsewhere"));
      locked = true;
      held(null);
      return new Promise(() => {});
    }).catch(losePlace);
  });
}

/** Another tab has taken over: stop here and say so. */
function losePlace() {
  locked = false;
  engine?.terminate();
  engine = null;
  if (opening.value.phase === "open") {
    opened = null;
    openBackend().catch(() => {});
  } else giveUp?.(new Stopped("elsewhere"));
  for (const answer of asked.values()) answer(TAKEN);
  asked.clear();
  const cut = [...connections.values()];
  connections.clear();
  for (const { closed } of cut) closed(1006);
}

async function load() {
  const size = await missingBytes();
  const tell = (/** @type {number} */ bytes) => {
    if (size > 0) opening.value = { phase: "loading", come: bytes, size };
  };
  tell(0);
  return downloadInWorker(tell);
}

/**
 * Download in a worker.
 *
 * @param {(bytes: number) => void} tell
 * @returns {Promise<import("./python.js").EngineFiles>}
 */
function downloadInWorker(tell) {
  const worker = new Worker(new URL("./download_worker.js", import.meta.url), { type: "module" });
  return new Promise((brought, failed) => {
    worker.onerror = failed;
    worker.onmessage = ({ data }) => {
      if (data.bytes) return tell(data.bytes);
      worker.onmessage = null;
      worker.terminate();
      if (data.files) brought(data.files);
      else failed(new Error("a download failed"));
    };
    worker.postMessage(null);
  });
}

/**
 * @param {import("./python.js").EngineFiles} files
 * @returns {Promise<Worker>}
 */
function begin(files) {
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
      } else if (data.say === "hear") connections.get(data.id)?.hear(data.text);
      else if (data.say === "closed") connections.get(data.id)?.closed(data.code);
    };
    worker.postMessage({ do: "open", files }, buffers(files));
  });
}

/** What can be answered before the backend runs. @param {string} path @returns {Promise<Answer | null>} */
async function knownAnswer(path) {
  if (path === "games") {
    const found = await fetch(new URL("../../games.json", import.meta.url));
    return { status: 200, body: await found.json() };
  }
  if (path === "tables") return { status: 200, body: [] };
  if (path !== "mine" || opening.value.phase === "open") return null;
  const stored = await storedTables().catch(() => null);
  if (stored?.length) warmUp();
  return stored || await missingBytes() ? { status: 200, body: stored ?? [] } : null;
}

/** Start the backend for somebody who will probably go on playing, unless it must be downloaded or runs in another tab. */
async function warmUp() {
  if (await missingBytes() || !navigator.locks) return;
  const { held } = await navigator.locks.query();
  if (!held?.some(({ name }) => name === LOCK)) openBackend().catch(() => {});
}

/** A table as it was left, as long as the backend does not run. @param {string} code */
export async function recall(code) {
  if (opening.value.phase === "open") return null;
  recalled = storedBoard(code).catch(() => null);
  const found = await recalled;
  if (found) isBoardShown.value = true;
  return found;
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
    const known = method === "GET" ? await knownAnswer(path) : null;
    if (known) return known;
    const worker = await awaitBackend();
    const id = ++count;
    const sent = body === undefined ? "" : JSON.stringify(body);
    worker.postMessage({ do: "ask", id, method, path: `/api/${path}`, body: sent, tokens: JSON.stringify(tokens) });
    return await new Promise((answer) => asked.set(id, answer));
  } catch {
    return CLOSED;
  }
}

/**
 * Connect to a table of this browser.
 *
 * @param {string} code
 * @param {(text: string) => void} hear
 * @param {(code: number) => void} closed
 * @returns {Promise<Connection>}
 */
export async function connect(code, hear, closed) {
  const worker = await awaitBackend();
  const id = ++count;
  connections.set(id, { hear, closed });
  worker.postMessage({ do: "connect", id, code });
  return {
    send: (text) => worker.postMessage({ do: "send", id, text }),
    close: () => {
      connections.delete(id);
      worker.postMessage({ do: "disconnect", id });
    },
  };
}
