/** What is forgotten after how many days: shown before it is decided. */

import { button, form, h2, input, label, p, section, useEffect, useSignal } from "../shell/tags.js";
import { previewRetention, setRetention } from "../shell/api.js";
import { words } from "../shell/words.js";

/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** @typedef {"unfinished" | "finished" | "guests"} Kind */

/** @type {Kind[]} */
const KINDS = ["unfinished", "finished", "guests"];
/** Milliseconds that somebody may still be typing. */
const TYPING = 300;

/** @param {{ found: import("../wire.d.ts").HostOverview, act: import("./host.d.ts").Do }} props */
export function Forgetting({ found, act }) {
  const say = words.value;
  const terms = useSignal(found.terms);
  const doomed = useSignal(/** @type {import("../wire.d.ts").Expired | null} */ (null));
  useEffect(() => {
    const { guests, unfinished, finished } = terms.value;
    const timer = setTimeout(
      () => previewRetention({ guests, unfinished, finished }).then((seen) => (doomed.value = seen), () => {}),
      TYPING,
    );
    return () => clearTimeout(timer);
  }, [terms.value]);
  const field = (/** @type {Kind} */ name) =>
    label(
      { key: name },
      say.say(`host-forget-${name}`),
      input({
        type: "number",
        name,
        min: 0,
        max: 36500,
        value: terms.value[name],
        onInput: (/** @type {ControlEvent} */ event) => {
          terms.value = {
            ...terms.value,
            [name]: Math.min(36500, Math.max(0, Math.floor(Number(event.target.value) || 0))),
          };
        },
      }),
    );
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    act(setRetention(terms.value));
  };
  const counts = doomed.value && { tables: doomed.value.tables.length, guests: doomed.value.guests.length };
  const codes = doomed.value?.tables.slice(0, 20).join(" ");
  const decided = KINDS.every((name) => found.terms[name] === terms.value[name]);
  return section(
    {},
    h2({}, say.say("host-forget")),
    p({}, say.say("host-forget-about")),
    form(
      { class: "forgetting", onSubmit: keep },
      KINDS.map(field),
      counts && p({ class: "doomed", role: "status" }, say.say("host-forget-now", counts), codes && ` ${codes}`),
      button({ type: "submit", disabled: decided }, say.say("host-forget-do")),
    ),
  );
}
