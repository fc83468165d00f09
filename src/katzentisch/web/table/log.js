/** What happened, in sentences and sounds. */

import { div, li, ol, section, useDrawnList, useEffect, useRef, useSignal } from "../shell/tags.js";
import { keep, settings } from "../shell/settings.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./story.js").Story} Story */

/**
 * The list; what is new since the last look is marked.
 *
 * @param {{ props: BoardProps, pointed: import("../shell/tags.js").Signal<import("../wire.d.ts").EventInfo | null> }} props
 */
export function Log({ props, pointed }) {
  const { words, names, log } = props;
  const last = log.length;
  const seen = useSignal(last);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") setTimeout(() => (seen.value = last), 4000);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [last]);
  const toNewest = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(toNewest, [last]);
  useEffect(() => {
    const watcher = new ResizeObserver(toNewest);
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  const drawn = useDrawnList();
  const line = (/** @type {import("../wire.d.ts").EventInfo} */ event, /** @type {number} */ at) => {
    const look = at >= seen.value ? "new" : "";
    return drawn(at, [event, look, words, names], () =>
      li(
        {
          class: look,
          "data-event": event.key,
          onMouseEnter: () => (pointed.value = event),
          onMouseLeave: () => (pointed.value = null),
        },
        words.event(event, names),
      ));
  };
  return section(
    { class: "log", "aria-label": words.say("log") },
    ol({ ref: list, tabindex: 0 }, log.map((event, at) => !event.quiet && line(event, at))),
  );
}

/**
 * What happens, for screen readers, as it is shown.
 *
 * @param {{ props: BoardProps }} props
 */
export function LogSpeaker({ props: { words, names, events } }) {
  const latest = events.filter((event) => !event.quiet);
  return div({ class: "unseen", "aria-live": "polite" }, latest.map((event) => words.event(event, names)).join(" "));
}

/** The key that leads to the present. */
const KEY = "s";

/**
 * A key skips while there is something to skip.
 *
 * @param {Story | undefined} story
 * @param {boolean} behind
 */
export function useSkip(story, behind) {
  useEffect(() => {
    if (!behind || !story) return;
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
      if (event.key.toLowerCase() === KEY) story.skip();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [story, behind]);
}

/**
 * Keep how far the story was followed, so that a person who comes back later can be told the rest.
 *
 * @param {Story | undefined} story
 * @param {string} key
 */
export function useMissed(story, key) {
  useEffect(() => {
    if (!story) return;
    const kept = localStorage.getItem(key);
    const { heard } = story;
    if (kept !== null && Number(kept) < heard.length && !story.retells) story.missed.value = Number(kept);
  }, [story, key]);
  const followed = story && story.missed.value < 0 ? story.moment.value?.log.length ?? 0 : -1;
  useEffect(() => {
    if (story && followed >= 0 && story.missed.peek() < 0) keep(key, String(followed));
  }, [key, followed]);
}

/**
 * What is heard of a match: its events as they are shown, one's turn, the end, and that somebody spoke.
 *
 * @param {Record<string, import("../shell/sound.js").Sound>} sounds
 * @param {import("./story.js").Moment | null | undefined} moment
 * @param {boolean} yours
 * @param {number} unread
 */
export function useSounds(sounds, moment, yours, unread) {
  const first = useRef(true);
  const over = moment?.update.over ?? false;
  const told = moment?.log.length ?? 0;
  const sound = (/** @type {import("../shell/sound.js").Sound | undefined} */ name) => {
    if (name && !first.current && settings.peek().sound) import("../shell/sound.js").then(({ play }) => play(name));
  };
  useEffect(() => sound(over ? "end" : moment?.events.map(({ key }) => sounds[key]).find(Boolean)), [told, over]);
  useEffect(() => sound(yours ? "turn" : undefined), [yours]);
  useEffect(() => sound(unread ? "word" : undefined), [unread]);
  useEffect(() => {
    if (moment) first.current = false;
  }, [Boolean(moment)]);
}
