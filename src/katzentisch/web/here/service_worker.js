/** The service worker: keeps the whole site for offline use; the site puts `RELEASE`, where its files are, `FILES`, all of them, and `PARCELS`, what the engines are made of, before this text. */

/** @type {any} */
const house = globalThis;
/** Other houses of the same host keep theirs beside it. */
const OURS = `site ${house.registration.scope} `;
const KEPT = OURS + house.RELEASE;
const BOUGHT = "parcels";
const TOP = ["./", "manifest.webmanifest"];
/** How many files are asked for at a time. */
const HANDS = 6;

/** @param {string} path */
const addressOf = (path) => new URL(path, house.registration.scope).href;

/** A release comes whole, in the background; an older one goes on until its last tab is closed. */
house.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fill()));

async function fill() {
  const kept = await caches.open(KEPT);
  const wanted = [...TOP, ...house.FILES.map((/** @type {string} */ path) => house.RELEASE + path)].map(addressOf);
  for (let at = 0; at < wanted.length; at += HANDS) await kept.addAll(wanted.slice(at, at + HANDS));
  const bought = await caches.open(BOUGHT);
  const played = (await bought.keys()).some(({ url }) => url.startsWith(house.registration.scope));
  for (const path of played ? house.PARCELS : []) {
    if (!await bought.match(addressOf(path))) await bought.add(addressOf(path));
  }
}

house.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
  }
  const wanted = house.PARCELS.map(addressOf);
  const bought = await caches.open(BOUGHT);
  for (const { url } of await bought.keys()) {
    if (url.startsWith(house.registration.scope) && !wanted.includes(url)) await bought.delete(url);
  }
  await house.clients.claim();
}

house.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(house.registration.scope)) return;
  event.respondWith(
    found(request.mode === "navigate" ? addressOf("./") : request.url).then((it) => it ?? fetch(request)),
  );
});

/** Whoever wants to know is told whether everything is here that a match needs. */
house.addEventListener("message", (/** @type {any} */ event) => {
  const whole = Promise.all(house.PARCELS.map((/** @type {string} */ path) => found(addressOf(path))));
  event.waitUntil(whole.then((all) => event.ports[0]?.postMessage(all.every(Boolean))));
});

/** @param {string} address @returns {Promise<Response | undefined>} */
const found = (address) => caches.match(address).catch(() => undefined);
