/**
 * The service worker of a server's pages: caches the shell for offline use and shows notifications.
 *
 * The server puts constants before this text: `RELEASE`, the address of its files, `SHELL`, the files that every page
 * needs, `FILES`, all of them, and `BESIDE`, the size of the static site that it serves.
 */

/** @type {any} */
const worker = globalThis;
const CACHE = `house ${worker.RELEASE}`;

worker.addEventListener("install", (/** @type {any} */ event) => {
  const needed = ["/", ...worker.SHELL.map((/** @type {string} */ path) => worker.RELEASE + path)];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(needed)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches.keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("house ") && name !== CACHE).map((name) => caches.delete(name)),
        )
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(worker.RELEASE)) event.respondWith(cachedFile(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** The statuses with which a proxy says that the server behind it does not answer. */
const SERVER_AWAY = [502, 503, 504];

/** The page from the server, or the cached one if the server does not answer. @param {Request} request */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer && !SERVER_AWAY.includes(answer.status)
    ? answer
    : await caches.match("/") ?? answer ?? Response.error();
}

/** A page may ask for all files of the shell and of one folder to be cached; it is told when they are. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { keep } = event.data ?? {};
  if (typeof keep !== "string") return;
  const wanted = worker.FILES.filter((/** @type {string} */ path) =>
    /^(web|words)\//.test(path) || path.startsWith(keep)
  );
  const whole = async () => {
    const cache = await caches.open(CACHE);
    for (const path of wanted) if (!await cache.match(worker.RELEASE + path)) await cache.add(worker.RELEASE + path);
    event.source?.postMessage({ kept: keep });
  };
  event.waitUntil(whole().catch(() => {}));
});

/** It is somebody's turn: show the server's push message. */
worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = `${worker.RELEASE}web/icon-turn.svg`;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

/** A click on a notification goes to a page that shows the table, or opens one. */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  const { notification } = event;
  const { path } = notification.data;
  notification.close();
  const show = async () => {
    const pages = await worker.clients.matchAll({ type: "window" });
    const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
    return there ? there.focus() : worker.clients.openWindow(path);
  };
  event.waitUntil(show());
});

/**
 * A file from the cache, or from the server; files of a release never change. A cache that is full does no harm.
 *
 * @param {Request} request
 */
async function cachedFile(request) {
  const known = await caches.match(request).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    caches.open(CACHE).then((cache) => cache.put(request, copy)).catch(() => {});
  }
  return answer;
}
