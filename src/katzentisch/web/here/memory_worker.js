/** The worker that stores the memory of Python for the next start, once, while nobody waits. */

import { makeMemory } from "./python.js";

/** @type {any} */
const page = globalThis;

page.onmessage = (/** @type {MessageEvent} */ { data }) => makeMemory(data).finally(() => page.close());
