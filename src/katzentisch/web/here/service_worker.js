/**
 * The service worker of the static site: caches the whole site for offline use.
 *
 * The site puts constants before this text: `RELEASE`, where its files are, `FILES`, all of them, and `PARCELS`, the
 * downloads that the engines need.
 */

/** @type {any} */
const worker = globalThis;
/** Other sites of the same host have caches of their own. */
const PREFIX = `site ${worker.registration.scope} `;
const CACHE = PREFIX + worker.RELEASE;
const ENGINE_CACHE = "parcels";
const TOP = ["./", "manifest.webmanifest"];
/** How many files are downloaded at a time. */
const PARALLEL_DOWNLOADS = 6;

/** @param {string} path */
const addressOf = (path) => new URL(path, worker.registration.scope).href;

/** A release is downloaded as a whole in the background; the older one serves until its last tab is closed. */
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(downloadRelease()));

async function downloadRelease() {
  const cache = await caches.open(CACHE);
  const wanted = [...TOP, ...worker.FILES.map((/** @type {string} */ path) => worker.RELEASE + path)].map(addressOf);
  for (let at = 0; at < wanted.length; at += PARALLEL_DOWNLOADS) {
    await cache.addAll(wanted.slice(at, at + PARALLEL_DOWNLOADS));
  }
  const engines = await caches.open(ENGINE_CACHE);
  const played = (await engines.keys()).some(({ url }) => url.startsWith(worker.registration.scope));
  for (const address of played ? worker.PARCELS.map(addressOf) : []) await downloadOnce(engines, address);
}

/**
 * Cache a file that the engines need; one that a page is downloading is waited for.
 *
 * @param {Cache} engines
 * @param {string} address
 */
async function downloadOnce(engines, address) {
  const download = async () => {
    if (!await engines.match(address)) await engines.add(address);
  };
  await (navigator.locks ? navigator.locks.request(address, download) : download());
}

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(deleteOldFiles()));

async function deleteOldFiles() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  const wanted = worker.PARCELS.map(addressOf);
  const engines = await caches.open(ENGINE_CACHE);
  for (const { url } of await engines.keys()) {
    const owner = url.replace(/memory\.snapshot$/, "library.pack");
    if (url.startsWith(worker.registration.scope) && !wanted.includes(owner)) await engines.delete(url);
  }
  await worker.clients.claim();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(
    found(request.mode === "navigate" ? addressOf("./") : request.url).then((it) => it ?? fetch(request)),
  );
});

/** Answers whether everything is here that a match needs. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  const whole = Promise.all(worker.PARCELS.map((/** @type {string} */ path) => found(addressOf(path))));
  event.waitUntil(whole.then((all) => event.ports[0]?.postMessage(all.every(Boolean))));
});

/** @param {string} address @returns {Promise<Response | undefined>} */
const found = (address) => caches.match(address).catch(() => undefined);
