/** The worker in which bots think: one request, one answer, nothing stored. */

import { start } from "./python.js";

/** @type {any} */
const page = globalThis;
/** @type {any} */
let backend = null;

page.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  try {
    if (data.files) backend = (await start(data.files)).pyimport("katzentisch.browser.worker");
    page.postMessage({ answer: data.question ? backend.answer(data.question) : "" });
  } catch (problem) {
    page.postMessage({ problem: String(problem) });
  }
};
