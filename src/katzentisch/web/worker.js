/** Keeps the shell for days without a net; the server puts `RELEASE`, the address of its files, `SHELL`, those that every page needs, `FILES`, all of them, and `BESIDE`, the size of the house in the browser, of which a kept page knows, before this text. */

/** @type {any} */
const house = globalThis;
const KEPT = `house ${house.RELEASE}`;

house.addEventListener("install", (/** @type {any} */ event) => {
  const needed = ["/", ...house.SHELL.map((/** @type {string} */ path) => house.RELEASE + path)];
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(needed)).then(() => house.skipWaiting()));
});

house.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches.keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("house ") && name !== KEPT).map((name) => caches.delete(name)),
        )
      )
      .then(() => house.clients.claim()),
  );
});

house.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(house.RELEASE)) event.respondWith(first(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** What a proxy says when the server behind it does not answer. */
const GONE = [502, 503, 504];

/** The page as the server sends it; the one that was kept where nobody answers. @param {Request} request */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer && !GONE.includes(answer.status) ? answer : await caches.match("/") ?? answer ?? Response.error();
}

/** A page may ask for all files of the shell and of one folder to be kept; it is told when they are. */
house.addEventListener("message", (/** @type {any} */ event) => {
  const { keep } = event.data ?? {};
  if (typeof keep !== "string") return;
  const wanted = house.FILES.filter((/** @type {string} */ path) =>
    /^(web|words)\//.test(path) || path.startsWith(keep)
  );
  const whole = async () => {
    const kept = await caches.open(KEPT);
    for (const path of wanted) if (!await kept.match(house.RELEASE + path)) await kept.add(house.RELEASE + path);
    event.source?.postMessage({ kept: keep });
  };
  event.waitUntil(whole().catch(() => {}));
});

/** Somebody is waited for: the server says so, whichever page is open. */
house.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = `${house.RELEASE}web/icon-turn.svg`;
  event.waitUntil(house.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

/** A touch leads to the table: to a page that shows it, or to a new one. */
house.addEventListener("notificationclick", (/** @type {any} */ event) => {
  const { notification } = event;
  const { path } = notification.data;
  notification.close();
  const show = async () => {
    const pages = await house.clients.matchAll({ type: "window" });
    const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
    return there ? there.focus() : house.clients.openWindow(path);
  };
  event.waitUntil(show());
});

/**
 * A file of this release never changes: the first copy is as good as any. Whether it can be kept is no page's concern.
 *
 * @param {Request} request
 */
async function first(request) {
  const known = await caches.match(request).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    caches.open(KEPT).then((kept) => kept.put(request, copy)).catch(() => {});
  }
  return answer;
}
