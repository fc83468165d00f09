/** The worker in which bots think: a question in, an answer out, and nothing kept. */

import { start } from "./python.js";

/** @type {any} */
const asker = globalThis;
/** @type {any} */
let thinker = null;

asker.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  try {
    if (data.parcels) thinker = (await start(data.parcels)).pyimport("katzentisch.browser.worker");
    asker.postMessage({ answer: data.question ? thinker.answer(data.question) : "" });
  } catch (problem) {
    asker.postMessage({ problem: String(problem) });
  }
};
