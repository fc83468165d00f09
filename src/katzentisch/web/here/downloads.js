/** What has to be downloaded before a match can be played here: once, with its size announced, and kept. */

/** @typedef {{ path: string, size: number }} Parcel */
/** @typedef {import("./python.js").Parcels} Parcels */

const KEPT = "parcels";

/** @type {Promise<Parcel[]> | null} */
let list = null;

/** Every parcel with its size. */
export function listed() {
  list ??= fetch(new URL("../../parcels.json", import.meta.url)).then((answer) => answer.json());
  list.catch(() => (list = null));
  return list;
}

/** Where a parcel lies: at the top of the site, above this release. @param {string} path */
const addressOf = (path) => new URL(`../../../../${path}`, import.meta.url).href;

/** How many bytes are still to be fetched. @returns {Promise<number>} */
export async function missing() {
  const all = await listed();
  const known = await Promise.all(all.map(({ path }) => kept(addressOf(path))));
  return all.reduce((sum, { size }, at) => known[at] ? sum : sum + size, 0);
}

/** @param {string} address @returns {Promise<Response | undefined>} */
const kept = (address) => caches.open(KEPT).then((store) => store.match(address)).catch(() => undefined);

/**
 * All of them, from here or from the host; `tell` hears how many bytes have come so far.
 *
 * @param {(come: number) => void} tell
 * @returns {Promise<Parcels>}
 */
export async function fetched(tell) {
  const all = await listed();
  let come = 0;
  const bytes = await Promise.all(all.map(({ path, size }) => one(path, size, (more) => tell(come += more))));
  /** @param {(path: string) => boolean} sought */
  const find = (sought) => unpacked(bytes[all.findIndex(({ path }) => sought(path))]);
  const [wasm, library, engines] = await Promise.all([
    find((path) => path.endsWith("python.wasm.pack")),
    find((path) => path.endsWith("library.pack")),
    find((path) => path.startsWith("engines/")),
  ]);
  return { runtime: new URL("./", addressOf(all[0].path)).href, wasm, library, engines };
}

/**
 * One parcel; what has come whole is kept, so that nothing is fetched twice.
 *
 * @param {string} path
 * @param {number} size
 * @param {(more: number) => void} tell
 */
async function one(path, size, tell) {
  const address = addressOf(path);
  const known = await kept(address);
  if (known) {
    tell(size);
    return known.arrayBuffer();
  }
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const chunks = [];
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    tell(next.value.length);
  }
  const whole = new Blob(chunks);
  if (whole.size !== size) throw new Error(`${path}: ${whole.size} bytes of ${size}`);
  const headers = { "content-type": answer.headers.get("content-type") ?? "" };
  await caches.open(KEPT).then((store) => store.put(address, new Response(whole, { headers }))).catch(() => {});
  return whole.arrayBuffer();
}

/** @param {ArrayBuffer} packed */
function unpacked(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
