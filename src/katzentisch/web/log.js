/** What happened, in sentences; what is new since the last look is marked. */

import { details, div, li, ol, section, summary, useEffect, useRef, useSignal } from "./tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./connection.js").Entry} Entry */
/** @typedef {import("./wire.d.ts").Told} Told */

/**
 * @param {{ entries: Entry[], props: BoardProps, pointed: import("./tags.js").Signal<Told | null> }} props
 */
export function Log({ entries, props, pointed }) {
  const { words, names } = props;
  const seen = useSignal(entries.at(-1)?.seq ?? 0);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const last = entries.at(-1)?.seq ?? 0;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") setTimeout(() => (seen.value = last), 4000);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [last]);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  const lines = entries.flatMap(({ seq, events }) =>
    events.filter((event) => !event.quiet).map((event, index) => ({ seq, event, key: `${seq} ${index}` }))
  );
  const latest = entries.at(-1)?.events.filter((event) => !event.quiet) ?? [];
  return section(
    { class: "log", "aria-label": words.say("log") },
    div({ class: "unseen", "aria-live": "polite" }, latest.map((event) => words.event(event, names)).join(" ")),
    details(
      { open: matchMedia("(min-width: 60rem)").matches },
      summary({}, words.say("log")),
      ol(
        { ref: list, tabindex: 0 },
        lines.map(({ seq, event, key }) =>
          li(
            {
              key,
              class: seq > seen.value ? "new" : "",
              onMouseEnter: () => (pointed.value = event),
              onMouseLeave: () => (pointed.value = null),
            },
            words.event(event, names),
          )
        ),
      ),
    ),
  );
}
