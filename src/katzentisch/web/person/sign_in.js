/** Coming back: a link to oneself that was opened or pasted, and a passkey from before. */

import {
  button,
  details,
  div,
  form,
  input,
  label,
  p,
  section,
  strong,
  summary,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import { Refused } from "../shell/api.js";
import { Notice } from "../shell/components.js";
import * as person from "./person.js";
import { words } from "../shell/words.js";

/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/**
 * @template T
 * @typedef {import("../shell/tags.js").Signal<T>} Signal
 */

/** The secret part of a link, or a link's own. @param {string} text */
const secret = (text) => text.trim().split("#").at(-1) ?? "";

/** The secret that the address brought, which does not stay there. */
export function brought() {
  const found = secret(location.hash);
  if (found) history.replaceState(null, "", location.pathname);
  return found;
}

/**
 * Whose link this is, and whether that is oneself.
 *
 * @param {{ code: Signal<string>, act: import("./person.js").Do }} props
 */
export function Joining({ code, act }) {
  const say = words.value;
  const about = useSignal(/** @type {{ name: string, alone: boolean } | null} */ (null));
  const refused = useSignal("");
  useEffect(() => {
    refused.value = "";
    if (!code.value) return;
    person.look(code.value).then((told) => (about.value = told), (problem) => {
      if (!(problem instanceof Refused)) throw problem;
      refused.value = words.value.reason(problem.reason);
    });
  }, [code.value]);
  const answer = async (/** @type {boolean} */ yes) => {
    about.value = null;
    if (yes) await act(person.join(code.value));
    code.value = "";
  };
  if (about.value) {
    const { name, alone } = about.value;
    return section(
      { class: "joining", "aria-label": say.say("join-person") },
      p({}, strong({}, say.say("join-sure", { name: name || say.say("name-guest") }))),
      p({}, say.say(alone ? "join-about" : "join-about-alone")),
      div(
        { class: "ways" },
        button({ type: "button", class: "main join-yes", onClick: () => answer(true) }, say.say("join-yes")),
        button({ type: "button", onClick: () => answer(false) }, say.say("join-no")),
      ),
    );
  }
  return refused.value && use(Notice, { text: refused.value });
}

/**
 * How a known person signs in on a new device: a passkey, a link.
 *
 * @param {{ code: Signal<string>, act: import("./person.js").Do }} props
 */
export function Before({ code, act }) {
  const say = words.value;
  const pasted = useSignal("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    code.value = secret(pasted.value);
    pasted.value = "";
  };
  return details(
    { class: "before" },
    summary({}, say.say("been-here")),
    div(
      { class: "coming-back" },
      person.hasPasskeys() && button(
        { type: "button", class: "show-passkey", onClick: () => act(person.showPasskey()) },
        say.say("show-passkey"),
      ),
      form(
        { onSubmit: submit },
        label(
          {},
          say.say("paste-link"),
          input({
            name: "link",
            value: pasted.value,
            autocomplete: "off",
            onInput: (/** @type {ControlEvent} */ event) => (pasted.value = event.target.value),
          }),
        ),
        button({ type: "submit" }, say.say("join-person")),
      ),
    ),
  );
}
