/** Downloads what a match in this browser needs, once, and caches it. */

/** @typedef {{ path: string, size: number }} EngineFile */
/**
 * @typedef {{
 *   runtime: string, wasm: ArrayBuffer, library: ArrayBuffer, engines: ArrayBuffer, memory: ArrayBuffer | null,
 * }} EngineFiles `memory`: that of a Python that had just begun, from which another one begins sooner
 */

/** What need not be copied when files go to a worker. @param {EngineFiles} files */
export const buffers = ({ wasm, library, engines, memory }) => [wasm, library, engines, ...(memory ? [memory] : [])];

const CACHE = "parcels";
/** The name of the stored memory, beside the runtime that it belongs to. */
const MEMORY = "memory.snapshot";

/** @type {Promise<EngineFile[]> | null} */
let list = null;

/** Every file with its size. */
export function listFiles() {
  list ??= fetch(new URL("../../parcels.json", import.meta.url)).then((answer) => answer.json());
  list.catch(() => (list = null));
  return list;
}

/** The address of a file: at the top of the site, above this release. @param {string} path */
const addressOf = (path) => new URL(`../../../../${path}`, import.meta.url).href;

/** How many bytes are still to be downloaded. @returns {Promise<number>} */
export async function missingBytes() {
  const all = await listFiles();
  const known = await Promise.all(all.map(({ path }) => cached(addressOf(path))));
  return all.reduce((sum, { size }, at) => known[at] ? sum : sum + size, 0);
}

/** @param {string} address @returns {Promise<Response | undefined>} */
const cached = (address) => caches.open(CACHE).then((store) => store.match(address)).catch(() => undefined);

/**
 * All files, from the cache or the network; `tell` gets the number of bytes downloaded so far. If one fails, the others are still
 * cached before the failure is reported, so that another try does not download them again.
 *
 * @param {(come: number) => void} tell
 * @returns {Promise<EngineFiles>}
 */
export async function downloadEngines(tell) {
  const all = await listFiles();
  let come = 0;
  const downloads = all.map(({ path, size }) => downloadFile(path, size, (more) => tell(come += more)));
  await Promise.allSettled(downloads);
  const bytes = await Promise.all(downloads);
  /** @param {(path: string) => boolean} sought */
  const find = (sought) => unpack(bytes[all.findIndex(({ path }) => sought(path))]);
  const runtime = new URL("./", addressOf(all[0].path)).href;
  const [wasm, library, engines, memory] = await Promise.all([
    find((path) => path.endsWith("python.wasm.pack")),
    find((path) => path.endsWith("library.pack")),
    find((path) => path.startsWith("engines/")),
    cached(runtime + MEMORY).then((known) => known?.arrayBuffer() ?? null),
  ]);
  return { runtime, wasm, library, engines, memory };
}

/**
 * Store the memory of a Python that has just begun, for the next start; null deletes it.
 *
 * @param {string} runtime
 * @param {Uint8Array | null} memory
 */
export async function storeMemory(runtime, memory) {
  const store = await caches.open(CACHE);
  if (memory) await store.put(runtime + MEMORY, new Response(/** @type {BufferSource} */ (memory)));
  else await store.delete(runtime + MEMORY);
}

/**
 * One file, from the cache or the network; a complete download is cached. A file that another tab or the service worker
 * is downloading is waited for.
 *
 * @param {string} path
 * @param {number} size
 * @param {(more: number) => void} tell
 * @returns {Promise<ArrayBuffer>}
 */
function downloadFile(path, size, tell) {
  const address = addressOf(path);
  const download = () => downloadAlone(address, size, tell);
  return navigator.locks ? navigator.locks.request(address, download) : download();
}

/**
 * @param {string} address
 * @param {number} size
 * @param {(more: number) => void} tell
 */
async function downloadAlone(address, size, tell) {
  const known = await cached(address);
  if (known) return known.arrayBuffer();
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const chunks = [];
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    tell(next.value.length);
  }
  const whole = new Blob(chunks);
  if (whole.size !== size) throw new Error(`${address}: ${whole.size} bytes of ${size}`);
  const headers = { "content-type": answer.headers.get("content-type") ?? "" };
  await caches.open(CACHE).then((store) => store.put(address, new Response(whole, { headers }))).catch(() => {});
  return whole.arrayBuffer();
}

/** @param {ArrayBuffer} packed */
function unpack(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
