/** The worker that downloads and unpacks the engines, so that the page stays responsive. */

import { buffers, downloadEngines } from "./downloads.js";

/** Milliseconds between two reports of progress: a file comes in hundreds of pieces. */
const REPORT_MS = 100;
/** @type {any} */
const page = globalThis;
let reportedAt = -REPORT_MS;

/** @param {number} bytes */
function report(bytes) {
  if (performance.now() - reportedAt < REPORT_MS) return;
  reportedAt = performance.now();
  page.postMessage({ bytes });
}

page.onmessage = () =>
  downloadEngines(report).then(
    (files) => page.postMessage({ files }, buffers(files)),
    () => page.postMessage({ failed: true }),
  );
