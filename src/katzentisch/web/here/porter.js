/** The worker that fetches and unpacks what the engines are made of: millions of bytes that the page need not touch. */

import { fetched } from "./parcels.js";

/** @type {any} */
const page = globalThis;

page.onmessage = () =>
  fetched((come) => page.postMessage({ come })).then(
    (parcels) => page.postMessage({ parcels }, [parcels.wasm, parcels.library, parcels.engines]),
    () => page.postMessage({ failed: true }),
  );
