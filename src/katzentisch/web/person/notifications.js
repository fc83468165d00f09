/** What somebody decides about being called: the switch, quiet hours, webhooks, one table's silence, and the offer. */

import {
  button,
  div,
  fieldset,
  form,
  input,
  label,
  legend,
  li,
  p,
  section,
  small,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { manners, possible, renew, turnOff, turnOn } from "./push.js";
import { Notice } from "../shell/components.js";
import { choose, settings } from "../shell/settings.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").AddressInfo} CalledAt */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Hours that most people sleep in, in minutes. */
const NIGHT = { begin: 22 * 60, end: 8 * 60 };

/** A time as fields write it. @param {number} minute */
const time = (minute) => new Date(minute * 60_000).toISOString().slice(11, 16);

/** @param {string} time */
const minute = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The part of the settings about being called. */
export function CallMe() {
  const say = words.value;
  const { notify, quiet, called } = settings.value;
  const rest = async (/** @type {import("../wire.d.ts").QuietHours | null} */ hours) => {
    choose({ quiet: hours });
    await renew();
  };
  const hour = (/** @type {"begin" | "end"} */ end) =>
    quiet && label(
      {},
      say.say(`quiet-${end}`),
      input({
        type: "time",
        required: true,
        value: time(quiet[end]),
        onChange: (/** @type {ControlEvent} */ event) =>
          event.target.value && rest({ ...quiet, [end]: minute(event.target.value) }),
      }),
    );
  return fieldset(
    { class: "call-me" },
    legend({}, say.say("calls")),
    label(
      { class: "tick" },
      input({
        type: "checkbox",
        name: "notify",
        checked: notify,
        disabled: !("Notification" in globalThis),
        onChange: (/** @type {ControlEvent} */ event) => event.target.checked ? turnOn() : turnOff(),
      }),
      say.say("set-notify"),
    ),
    notify && small({}, say.say(called ? "calls-always" : "calls-while-open")),
    !api.isHere() && label(
      { class: "tick" },
      input({
        type: "checkbox",
        name: "quiet",
        checked: quiet !== null,
        onChange: (/** @type {ControlEvent} */ event) => rest(event.target.checked ? NIGHT : null),
      }),
      say.say("set-quiet"),
    ),
    quiet && div({ class: "ways" }, hour("begin"), hour("end")),
    use(Hooks, { table: "", about: "hook-about" }),
  );
}

/**
 * The webhooks of a person, or of one table, and a field for another.
 *
 * @param {{ table: string, about: string }} props
 */
export function Hooks({ table, about }) {
  const say = words.value;
  const hooks = useSignal(/** @type {CalledAt[] | null} */ (null));
  const url = useSignal("");
  const refused = useSignal("");
  const load = () =>
    api.getNotificationSettings().then(({ addresses }) => {
      hooks.value = addresses.filter((each) => each.kind === "webhook" && each.table === table);
    }, () => {});
  useEffect(() => void load(), []);
  const tell = (/** @type {unknown} */ problem) => {
    if (problem instanceof api.Refused) refused.value = say.reason(problem.reason);
  };
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    refused.value = "";
    api.addNotificationAddress({ url: url.value.trim(), table, ...manners() }).then(() => {
      url.value = "";
      return load();
    }, tell);
  };
  if (hooks.value === null) return null;
  return div(
    { class: "hooks" },
    hooks.value.length > 0 && ul(
      {},
      hooks.value.map(({ id, host }) =>
        li(
          { key: id },
          host,
          " ",
          button(
            {
              type: "button",
              "aria-label": say.say("hook-remove-from", { host }),
              onClick: () => api.removeNotificationAddress(id).then(load, tell),
            },
            say.say("hook-remove"),
          ),
        )
      ),
    ),
    form(
      { onSubmit: add },
      label(
        {},
        say.say(about),
        input({
          type: "url",
          name: "hook",
          placeholder: "https://",
          required: true,
          maxlength: 1000,
          value: url.value,
          onInput: (/** @type {ControlEvent} */ event) => (url.value = event.target.value),
        }),
      ),
      button({ type: "submit" }, say.say("hook-add")),
    ),
    refused.value && use(Notice, { text: refused.value }),
  );
}

/**
 * Whether one table may notify.
 *
 * @param {{ code: string }} props
 */
export function CallsHere({ code }) {
  const say = words.value;
  const silent = useSignal(/** @type {boolean | null} */ (null));
  useEffect(() => {
    api.getNotificationSettings().then((found) => (silent.value = found.silent.includes(code)), () => {});
  }, [code]);
  if (silent.value === null) return null;
  const hush = async (/** @type {boolean} */ on) => {
    silent.value = on;
    await api.silenceTable(code, { on }).catch(() => (silent.value = !on));
  };
  return label(
    { class: "tick" },
    input({
      type: "checkbox",
      name: "silence",
      checked: silent.value,
      onChange: (/** @type {ControlEvent} */ event) => hush(event.target.checked),
    }),
    say.say("calls-silent"),
  );
}

/**
 * Offered once, to somebody whose turn will come while they are elsewhere.
 *
 * @param {{ member?: boolean }} props `member`: whether they are in a club, which may call too
 */
export function Offer({ member = false }) {
  const say = words.value;
  const { notify, offered } = settings.value;
  if (notify || offered || !possible()) return null;
  const answer = (/** @type {boolean} */ wanted) => {
    choose({ offered: true });
    if (wanted) turnOn();
  };
  return section(
    { class: "welcome offer", "aria-label": say.say("calls") },
    p({}, say.say(member ? "calls-offer-club" : "calls-offer")),
    div(
      { class: "ways" },
      button({ type: "button", class: "main", onClick: () => answer(true) }, say.say("calls-yes")),
      button({ type: "button", onClick: () => answer(false) }, say.say("calls-no")),
    ),
  );
}
