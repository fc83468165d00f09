/** The worker that runs the backend: the referee and all secrets stay here, the page gets what its seats may know. */

import { BrowserStorage } from "./indexeddb.js";
import { start } from "./python.js";
import { BotClient } from "./bot_client.js";

/** @type {any} */
const page = globalThis;
/** @type {any} the house, in Python */
let house = null;
/** @type {Map<number, any>} lines to tables, in Python */
const lines = new Map();

/** @param {import("./python.js").Parcels} parcels */
async function open(parcels) {
  const bots = new BotClient(parcels);
  const [python, storage] = await Promise.all([start(parcels), BrowserStorage.open()]);
  const store = {
    read: storage.read,
    keys: async (/** @type {string} */ prefix) => python.toPy(await storage.keys(prefix)),
    write: storage.write,
  };
  const callWorker = (/** @type {string} */ asked, /** @type {number} */ seconds) => bots.ask(asked, seconds);
  house = python.pyimport("katzentisch.browser.backend").Backend(store, callWorker);
}

/** What the page can ask for. @type {Record<string, (asked: any) => unknown>} */
const ACTIONS = {
  open: async ({ parcels }) => {
    await open(parcels).then(
      () => page.postMessage({ say: "open" }),
      (problem) =>
        page.postMessage({ say: "broken", kept: !(problem instanceof DOMException), problem: String(problem) }),
    );
  },
  ask: async ({ id, method, path, body, tokens }) => {
    const text = await house.ask(method, path, body, tokens);
    page.postMessage({ say: "answer", id, text });
  },
  connect: ({ id, code }) => {
    const send = (/** @type {string} */ text) => page.postMessage({ say: "hear", id, text });
    const closed = (/** @type {number} */ code) => page.postMessage({ say: "closed", id, code });
    lines.set(id, house.connect(code, send, closed));
  },
  send: ({ id, text }) => lines.get(id)?.receive(text),
  hangUp: async ({ id }) => {
    await lines.get(id)?.close();
    lines.delete(id);
  },
};

page.onmessage = (/** @type {MessageEvent} */ { data }) => ACTIONS[data.do](data);
