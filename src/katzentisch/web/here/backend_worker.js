/** The worker that runs the backend: the referee and all secrets stay here, the page gets what its seats may know. */

import { BrowserStorage } from "./indexeddb.js";
import { start } from "./python.js";
import { BotClient } from "./bot_client.js";

/** Milliseconds after the bots have begun: by then the first moves are made. */
const QUIET_MS = 5000;
/** @type {any} */
const page = globalThis;
/** @type {any} the backend, in Python */
let backend = null;
/** @type {Map<number, any>} connections to tables, in Python */
const connections = new Map();

/**
 * Start the backend. The bots' Python begins after it: on a device with few processors both at once would take twice as
 * long, and nobody waits for a bot before there is a board.
 *
 * @param {import("./python.js").EngineFiles} files
 */
async function open(files) {
  const bots = new BotClient(files);
  const [python, storage] = await Promise.all([start(files), BrowserStorage.open()]);
  const store = {
    read: storage.read,
    keys: async (/** @type {string} */ prefix) => python.toPy(await storage.keys(prefix)),
    write: storage.write,
  };
  const callWorker = (/** @type {string} */ asked, /** @type {number} */ seconds) => bots.ask(asked, seconds);
  backend = python.pyimport("katzentisch.browser.backend").Backend(store, callWorker);
  return bots;
}

/** Store the memory of Python for the next start, unless that was done. @param {import("./python.js").EngineFiles} files */
function storeMemory(files) {
  if (files.memory) return;
  const worker = new Worker(new URL("./memory_worker.js", import.meta.url), { type: "module" });
  worker.postMessage(files);
}

/** What the page can ask for. @type {Record<string, (asked: any) => unknown>} */
const ACTIONS = {
  open: async ({ files }) => {
    await open(files).then(
      (bots) => {
        page.postMessage({ say: "open" });
        bots.prepare().then(() => setTimeout(storeMemory, QUIET_MS, files), () => {});
      },
      (problem) =>
        page.postMessage({ say: "broken", kept: !(problem instanceof DOMException), problem: String(problem) }),
    );
  },
  ask: async ({ id, method, path, body, tokens }) => {
    const text = await backend.ask(method, path, body, tokens);
    page.postMessage({ say: "answer", id, text });
  },
  connect: ({ id, code }) => {
    const send = (/** @type {string} */ text) => page.postMessage({ say: "hear", id, text });
    const closed = (/** @type {number} */ code) => page.postMessage({ say: "closed", id, code });
    connections.set(id, backend.connect(code, send, closed));
  },
  send: ({ id, text }) => connections.get(id)?.receive(text),
  disconnect: async ({ id }) => {
    await connections.get(id)?.close();
    connections.delete(id);
  },
};

page.onmessage = (/** @type {MessageEvent} */ { data }) => ACTIONS[data.do](data);
