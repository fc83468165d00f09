/** The page: shows what the address means, and changes it without a reload. */

import { at, elsewhere, getNotice, isHere, pathOf, serviceWorkerUrl } from "./api.js";
import { all, div, effect, img, later, render, signal, span, use } from "./tags.js";
import { asset, ASSETS, speak, words } from "./words.js";
import { settings } from "./settings.js";
import { Nowhere, Skeleton } from "./components.js";

/** @typedef {import("./tags.js").Child} Child */

const address = signal(pathOf(location));
/** @type {import("./tags.js").Signal<(() => Child) | null>} */
const room = signal(null);

/**
 * The room at an address; those that not everybody needs are loaded when they are entered.
 *
 * @param {string} path
 * @returns {Promise<() => Child>}
 */
async function find(path) {
  const [kind, name = "", ...rest] = path.split("/").slice(1).map(decodeURIComponent);
  switch (kind) {
    case "t": {
      const { Table } = await import("../table/table.js");
      return () => use(Table, { code: name, key: name });
    }
    case "m": {
      const { Replay } = await import("../replay/replay.js");
      return () => use(Replay, { match: name, from: rest, go, key: path });
    }
    case "learn": {
      const { Learn } = await import("../table/learn.js");
      return () => use(Learn, { game: name, go, key: name });
    }
    case "companion": {
      const { CompanionRoom } = await import("../sheets/companion.js");
      return () => use(CompanionRoom, { game: name, key: name });
    }
    case "me": {
      if (name === "games") {
        const { MyGames } = await import("../person/my_games.js");
        return () => use(MyGames, {});
      }
      const { MePage } = await import("../person/profile.js");
      return () => use(MePage, { go });
    }
    case "club": {
      const { fetchWords, WithWords } = await import("./more_words.js");
      await fetchWords("clubs", settings.value.language);
      const within = (/** @type {() => Child} */ page) => () => use(WithWords, { group: "clubs", page });
      if (rest[0]) {
        const { SeasonRoom } = await import("../clubs/season_page.js");
        return within(() => use(SeasonRoom, { club: name, season: rest[0], go, key: rest[0] }));
      }
      const { ClubRoom, ClubsRoom } = await import("../clubs/club_pages.js");
      return within(() => name ? use(ClubRoom, { club: name, go, key: name }) : use(ClubsRoom, { go }));
    }
    case "daily": {
      const { DailyPage } = await import("../lobby/daily.js");
      return () => use(DailyPage, { day: name, go });
    }
    case "host": {
      if (isHere()) break;
      const { HostPage } = await import("../host/host.js");
      return () => use(HostPage, {});
    }
    case "along": {
      const { Along } = await import("./carry.js");
      return () => use(Along, { go });
    }
    case "settings": {
      const { SettingsPage } = await import("./preferences.js");
      return () => use(SettingsPage, {});
    }
    case "about": {
      const { AboutPage } = await import("./about.js");
      return () => use(AboutPage, {});
    }
    case "here":
      return () => use(Nowhere, elsewhere() ? { reason: "offline" } : {});
    case "": {
      const { Lobby } = await import("../lobby/lobby.js");
      return () => use(Lobby, { go });
    }
  }
  return () => use(Nowhere, {});
}

/**
 * Go to another address of this house.
 *
 * @param {string} path
 */
function go(path) {
  history.pushState(null, "", at(path));
  address.value = pathOf(location);
  scrollTo(0, 0);
}

addEventListener("popstate", () => (address.value = pathOf(location)));
addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest?.("a[href^='/'], a[href^='?/']"));
  const plain = !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (link && plain && !link.hasAttribute("download") && !link.hasAttribute("target")) {
    event.preventDefault();
    go(pathOf(link));
  }
});

// What the page will need when it knows more is fetched now; the part that needs it says if it does not come.
for (const path of document.documentElement.dataset.early?.match(/\S+/g) ?? []) {
  asset(path.replace("{lang}", settings.peek().language)).catch(() => {});
}

let turn = 0;
effect(() => {
  const path = address.value;
  const mine = ++turn;
  const missed = () => () => use(Nowhere, { reason: "offline", reloads: !isHere() });
  find(path).catch(missed).then((found) => {
    if (mine === turn) room.value = found;
  });
});
effect(() => {
  speak(settings.value.language).then((found) => (words.value = found));
});

const HouseNotice = later(() => import("./notice.js").then((module) => module.HouseNotice));
/** The host's notice to everybody. @type {import("./tags.js").Signal<import("./notice.js").Told | null>} */
const told = signal(null);
/** Milliseconds between two questions whether there is something to tell. */
const MINUTE = 60_000;

/** Hear what everybody is told, now and again. */
async function hear() {
  if (isHere()) return;
  const found = await getNotice().catch(() => null);
  if (found && found.at !== (told.value?.at ?? 0)) told.value = found;
  setTimeout(hear, MINUTE);
}

const Opening = later(() => import("../here/opening.js").then((module) => module.Opening));

/** What shows while the rest is on its way; the page itself brings the same. */
function Hall() {
  return div(
    { class: "lobby", "aria-busy": "true" },
    div(
      { class: "top-bar" },
      span({ class: "home" }, img({ src: `${ASSETS}web/icon.svg`, alt: "", width: 32, height: 32 })),
      span({ class: "title" }, "Katzentisch"),
    ),
    div({ class: "hall" }, div({ class: "games" }, use(Skeleton, {}))),
  );
}

const HOLDS = "a, button, input, select, textarea, summary, [tabindex]";
/** What stands for the room, the first that there is. */
const ROOMS = ["dialog[open]", ".asked", "main"];
/** What may take the focus away: something goes, or can no longer be pressed. */
const LOSSES = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "data-busy"] };

/** Focus never falls to the page: when what has it goes, it moves to what is asked. */
function keepFocus() {
  let last = /** @type {HTMLElement | null} */ (document.activeElement);
  document.addEventListener("focusin", ({ target }) => (last = /** @type {HTMLElement} */ (target)));
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(/** @type {Element} */ (target).closest(HOLDS))) last = null;
  }, true);
  const restore = () => {
    const back = last && document.activeElement === document.body ? place(last) : null;
    if (back) rest(back);
  };
  // First comes the paint that somebody waits for: looking for a place takes a layout.
  new MutationObserver(() => {
    if (last && document.activeElement === document.body) requestAnimationFrame(() => setTimeout(restore));
  }).observe(document.body, LOSSES);
}

/**
 * Where focus goes: back as soon as that is possible, nowhere as long as an order is under way.
 *
 * @param {HTMLElement} last
 */
function place(last) {
  const there = last.isConnected && last.checkVisibility();
  if (there && !last.matches(":disabled")) return last;
  if (there && document.querySelector("[data-busy=true]")) return null;
  const rooms = ROOMS.map((room) => document.querySelector(room));
  return /** @type {HTMLElement | null} */ (rooms.find(Boolean) ?? null);
}

/** @param {HTMLElement} node */
function rest(node) {
  if (!node.matches(HOLDS)) node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

function House() {
  const shown = room.value;
  const spoken = words.value.knows("lobby");
  return all(
    spoken && told.value && use(HouseNotice, { told: told.value }),
    spoken && shown ? shown() : use(Hall, {}),
    spoken && isHere() && use(Opening, {}),
  );
}

render(use(House, {}), /** @type {Element} */ (document.getElementById("house")));
keepFocus();
hear();
// Anybody who comes for the first time waits for the page, not for what keeps it.
if ("serviceWorker" in navigator) {
  setTimeout(() => navigator.serviceWorker.register(serviceWorkerUrl()).catch(() => {}), 2000);
  if (settings.value.notify) setTimeout(() => import("../person/push.js").then(({ renew }) => renew()), 4000);
}
if (settings.value.kept) setTimeout(() => import("../person/person.js").then(({ renew }) => renew()), 4000);
