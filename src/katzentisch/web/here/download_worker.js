/** The worker that downloads and unpacks the engines, so that the page stays responsive. */

import { buffers, downloadEngines } from "./downloads.js";

/** @type {any} */
const page = globalThis;

page.onmessage = () =>
  downloadEngines((bytes) => page.postMessage({ bytes })).then(
    (files) => page.postMessage({ files }, buffers(files)),
    () => page.postMessage({ failed: true }),
  );
