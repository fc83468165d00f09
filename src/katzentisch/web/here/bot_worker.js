/** The worker in which bots think: one request, one answer, nothing stored. */

import { start } from "./python.js";

/** @type {any} */
const asker = globalThis;
/** @type {any} */
let backend = null;

asker.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  try {
    if (data.parcels) backend = (await start(data.parcels)).pyimport("katzentisch.browser.worker");
    asker.postMessage({ answer: data.question ? backend.answer(data.question) : "" });
  } catch (problem) {
    asker.postMessage({ problem: String(problem) });
  }
};
