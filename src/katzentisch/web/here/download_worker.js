/** The worker that downloads and unpacks the engines, so that the page stays responsive. */

import { fetched } from "./downloads.js";

/** @type {any} */
const page = globalThis;

page.onmessage = () =>
  fetched((come) => page.postMessage({ come })).then(
    (parcels) => page.postMessage({ parcels }, [parcels.wasm, parcels.library, parcels.engines]),
    () => page.postMessage({ failed: true }),
  );
