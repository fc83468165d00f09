/** Small things that several rooms share. */

import {
  a,
  all,
  button,
  dialog,
  div,
  h1,
  h2,
  header,
  img,
  later,
  main,
  p,
  span,
  use,
  useEffect,
  useRef,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { ASSETS, words } from "./words.js";

/** @typedef {import("./tags.js").Child} Child */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */

/** @type {import("./tags.js").Component<{ away: boolean, patience?: number }>} */
const Nothing = () => null;
/** Fetched while the server is there, where its host saw to it that one can play without. */
const offered = api.elsewhere()
  ? import("./offline.js").then((module) => module.Meanwhile).catch(() => Nothing)
  : Promise.resolve(Nothing);

/** What can be done without the server. */
export const Meanwhile = later(() => offered);

/**
 * The line on top of every room.
 *
 * @param {{ title: string, children?: Child }} props
 */
export function TopBar({ title, children }) {
  return header(
    { class: "top-bar" },
    a(
      { href: "/", class: "home", "aria-label": words.value.say("home") },
      img({ src: `${ASSETS}web/icon.svg`, alt: "", width: 32, height: 32 }),
    ),
    h1({ class: "title" }, title || "Katzentisch"),
    div({ class: "tools" }, children),
  );
}

/** @param {{ game: import("../wire.d.ts").GameInfo }} props */
export const Cover = ({ game }) =>
  img({
    class: "cover",
    alt: "",
    src: ASSETS + (game.has_cover ? `games/${game.folder}/web/cover.svg` : "web/icon.svg"),
  });

/** So many days in a row are told. */
export const STREAK_DAYS = 2;

/** For how many days in a row somebody has played a deal of the day. @param {{ days: number }} props */
export const Streak = ({ days }) =>
  days < STREAK_DAYS ? null : span({ class: "streak" }, words.value.say("daily-streak", { days }));

/** What stands where something will be, until it is there. */
export function Skeleton() {
  return all(...Array.from({ length: 4 }, () => div({ class: "skeleton", "aria-hidden": "true" })));
}

/**
 * A window over the room; Escape and a button close it. What is marked `data-first` has the focus, and what had it before
 * gets it back. With a new title the same window shows something else. It leaves the screen at once and is closed after
 * that was painted: the browser then styles the whole room again, which takes long on a slow phone.
 *
 * @param {{ title: string, close: () => void, kind?: string, children?: Child }} props
 */
export function Panel({ title, close, kind = "", children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const changes = shown.open;
    shown.style.display = "";
    if (!changes) shown.showModal();
    const first = shown.querySelector("[data-first]") ?? (changes ? shown.querySelector("header button") : null);
    /** @type {HTMLElement | null} */ (first)?.focus();
  }, [title]);
  const leave = () => {
    const shown = box.current;
    if (!shown) return;
    shown.style.display = "none";
    requestAnimationFrame(() => setTimeout(() => shown.close()));
  };
  return dialog(
    {
      ref: box,
      class: `panel ${kind}`,
      "aria-label": title,
      onClose: close,
      onCancel: (/** @type {Event} */ event) => {
        if (event.target !== box.current) return;
        event.preventDefault();
        leave();
      },
      onClick: (/** @type {MouseEvent} */ event) => event.target === box.current && leave(),
    },
    header(
      {},
      h2({}, title),
      button({ type: "button", class: "quiet", onClick: leave }, words.value.say("close")),
    ),
    div({ class: "panel-body" }, children),
  );
}

/**
 * A button that asks once more before it does what cannot be undone; a second one beside it takes the question back.
 *
 * @param {{ text: string, sure: string, act: () => void, says?: string, about?: string }} props `says` is the text in
 *   more words, `about` is told with the question
 */
export function Sure({ text, sure, act, says, about }) {
  const asked = useSignal(false);
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const press = () => {
    if (asked.value) act();
    asked.value = !asked.value;
  };
  const cancel = () => {
    asked.value = false;
    first.current?.focus();
  };
  return span(
    { class: "sure" },
    asked.value && about && span({ class: "about", role: "status" }, about),
    button(
      {
        ref: first,
        type: "button",
        class: asked.value ? "bad" : "",
        "aria-label": asked.value ? null : says,
        onClick: press,
      },
      asked.value ? sure : text,
    ),
    asked.value && button({ type: "button", onClick: cancel }, words.value.say("sure-no")),
  );
}

/**
 * Why something was refused, said aloud by screen readers.
 *
 * @param {{ text: string }} props
 */
export function Notice({ text }) {
  return p({ class: "notice", role: "alert" }, text);
}

/**
 * A button that does one thing.
 *
 * @param {{
 *   label: string, onPress: () => void, kind?: string, disabled?: boolean, pressed?: boolean, badge?: number, says?: string,
 *   sign?: string,
 * }} props `says` is the label in words where it is a sign, and what its `badge` counts where it has one; on narrow screens a `sign` is
 *   seen instead of the label.
 */
export function Press({ label, onPress, kind = "", disabled = false, pressed, badge, says, sign }) {
  const named = says && badge === undefined ? says : null;
  return button(
    {
      type: "button",
      class: kind,
      disabled,
      "aria-pressed": pressed,
      "aria-label": named,
      title: named,
      onClick: onPress,
    },
    sign ? all(span({ class: "brief", "aria-hidden": "true" }, sign), span({ class: "word" }, label)) : label,
    badge ? span({ class: "badge" }, badge, span({ class: "unseen" }, ` ${says}`)) : null,
  );
}

/**
 * @param {string} label
 * @param {() => void} onPress
 * @param {string} [kind]
 */
export const press = (label, onPress, kind) => use(Press, { label, onPress, kind });

/**
 * What can be done instead of what was refused, besides going to the lobby: an address and what the way there is called.
 *
 * @type {Record<string, [string, string]>}
 */
const INSTEAD = { "daily-private": ["/daily", "daily-yourself"] };

/**
 * Where an address leads that means nothing here, or that cannot be reached now.
 *
 * @param {{ reason?: string, data?: Record<string, unknown>, reloads?: boolean }} props `reloads`: as soon as the server answers
 */
export function Nowhere({ reason = "no-page", data = {}, reloads = false }) {
  const isOffline = reason === "offline";
  const [instead, called] = INSTEAD[reason] ?? [];
  const reload = () => location.reload();
  useEffect(() => {
    if (!reloads) return;
    // A device is "online" before it reaches the server, and the server may have been away: so ask until it answers.
    const look = () => api.getNotice().then(reload, () => {});
    const stop = lookAgain(look);
    addEventListener("online", look);
    return () => {
      stop();
      removeEventListener("online", look);
    };
  }, [reloads]);
  return div(
    { class: "plain" },
    use(TopBar, { title: "Katzentisch" }),
    main(
      {},
      use(Notice, { text: words.value.reason({ key: reason, data }) }),
      isOffline && use(Meanwhile, { away: true }),
      div(
        { class: "ways" },
        isOffline && button({ type: "button", class: "main", onClick: reload }, words.value.say("try-again")),
        instead && a({ class: "button main", href: instead }, words.value.say(called)),
        a({ class: isOffline || instead ? "button" : "button main", href: "/" }, words.value.say("to-lobby")),
      ),
    ),
  );
}

/**
 * Whether the server is there, or the engine in this browser.
 *
 * @param {{ link: string, words: import("./words.js").Words }} props
 */
export function Link({ link, words }) {
  // In this browser there is no connection to lose: the engine is about to begin, or runs in another tab.
  const shown = api.isHere() && link === "lost" ? "connecting" : link;
  const text = words.say(api.isHere() && shown !== "refused" ? `here-link-${shown}` : `link-${shown}`);
  return span({ class: `link ${shown}`, title: text }, span({ class: "unseen" }, text));
}

/** A clock that gives more than half a day for a move is one for people who come and go, in seconds. */
const LONG = 12 * 3600;

/**
 * Whether a table has nothing left to play: what its season no longer counts can be played for fun if that was called off.
 *
 * @param {TableInfo} table
 */
export const isDone = ({ over, season }) => over || (season?.counts === false && !season.called_off);

/** Whether a table waits for this person's move or vote. @param {TableInfo} table */
export const waits = (table) =>
  !table.over && !hasLeft(table) && table.season?.counts !== false && table.yours.some((seat) => asks(table, seat));

/**
 * Whether only this person's "Start" is missing: every seat is taken, and everybody else is ready.
 *
 * @param {TableInfo} table
 */
export const waitsForStart = ({ match, may_start, house, seats, yours }) => {
  const others = seats.filter(({ bot }, seat) => !bot && !yours.includes(seat));
  return match === null && may_start && !house.quick && others.length > 0 && seats.every(({ taken }) => taken) &&
    others.every(({ ready }) => ready);
};

/** Whether this person has left a match that goes on. @param {TableInfo} table */
export const hasLeft = ({ yours, seats, match, over }) =>
  match !== null && !over && yours.length > 0 && yours.every((seat) => seats[seat]?.away);

/** Whether a table waits for a seat's move or vote. @param {TableInfo} table @param {number} seat */
const asks = ({ actors, vote }, seat) =>
  actors.includes(seat) || Boolean(vote && vote.refused === null && !vote.agreed.includes(seat));

/** Whether another person plays along, who may come another day. @param {TableInfo} table */
export const inCompany = ({ yours, seats, match, over }) =>
  match !== null && !over && yours.length > 0 &&
  seats.some(({ taken, bot }, seat) => taken && !bot && !yours.includes(seat));

/** Whether a table is played over days. @param {TableInfo} table */
export const overDays = (table) =>
  inCompany(table) && Math.max(table.house.move_seconds ?? 0, table.house.bank_seconds ?? 0) >= LONG;

/** Milliseconds between two looks at what others may have changed. */
const PACE = 10_000;

/**
 * Ask now and again while the page is in sight, and whenever it comes back; what is given back ends it.
 *
 * @param {() => unknown} look
 */
export function lookAgain(look) {
  const again = () => document.hidden || look();
  const timer = setInterval(again, PACE);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}

/** Where a board has room for two parts side by side; the style sheets of the boards have the same size. */
const WIDE = "(min-width: 62.5em) and (min-height: 30em)";

/**
 * Whether a media query holds; follows changes of the window's size.
 *
 * @param {string} query
 */
export function useMatches(query) {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => (matches.value = list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches.value;
}

/** Whether the window has room for two parts of a board side by side. */
export const useWideWindow = () => useMatches(WIDE);
