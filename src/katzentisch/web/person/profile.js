/** You: a name that is kept, the devices that share it, and what is known about you. */

import {
  a,
  button,
  div,
  form,
  h2,
  input,
  label,
  main,
  p,
  section,
  small,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import { listFriends, Refused } from "../shell/api.js";
import { style } from "../shell/catalogue.js";
import { Devices } from "./devices.js";
import { Friends } from "./friends.js";
import { Highlights, load, Ratings } from "./highlights.js";
import { Notice, Panel, TopBar } from "../shell/components.js";
import * as person from "./person.js";
import { choose, settings } from "../shell/settings.js";
import { Before, brought, Joining } from "./sign_in.js";
import { Vacation } from "./vacation.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").Me} Me */
/**
 * @template T
 * @typedef {import("../shell/tags.js").Signal<T>} Signal
 */
/** @typedef {import("./person.js").Do} Do */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

const LOOK = new URL("./profile.css", import.meta.url).href;

/** @param {{ go: (path: string) => void }} props */
export function MePage({ go }) {
  const say = words.value;
  const me = useSignal(/** @type {Me | null} */ (null));
  const refused = useSignal("");
  const name = useSignal(settings.value.name);
  const inviting = useSignal(false);
  const code = useSignal("");
  const friends = useSignal(/** @type {import("../wire.d.ts").FriendList} */ ({ friends: [], blocked: [] }));
  const shown = useSignal(/** @type {import("./highlights.js").Shown | null} */ (null));
  /** @type {Do} */
  const act = async (work) => {
    refused.value = "";
    try {
      const found = await work ?? me.value;
      if (found?.name !== me.value?.name) {
        [friends.value, shown.value] = await Promise.all([listFriends(), load(), style(LOOK)]);
      }
      me.value = found;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      refused.value = words.value.reason(problem.reason);
    }
  };
  useEffect(() => {
    code.value = brought();
    act(person.me());
  }, []);
  const { language } = settings.value;
  useEffect(() => {
    if (shown.peek()) load().then((found) => (shown.value = found));
  }, [language]);
  const known = me.value;
  return div(
    { class: "plain you" },
    use(TopBar, { title: say.say("you") }),
    main(
      { "aria-busy": known === null && !refused.value },
      refused.value && use(Notice, { text: refused.value }),
      known && use(Joining, { code, act }),
      known && use(Name, { me: known, name, act }),
      known && shown.value && use(Highlights, { shown: shown.value, name: known.name || settings.value.name }),
      known && shown.value && use(Ratings, { ratings: shown.value.ratings }),
      known && a({ class: "button", href: "/me/games" }, say.say("my-games")),
      known && !known.kept && use(Stranger, { name, inviting, act }),
      known && !known.kept && use(Before, { code, act }),
      known?.known && use(Friends, { known: friends.value, go, key: known.name }),
      known?.kept && use(Devices, { me: known, inviting: inviting.value, act }),
      known?.known && use(Vacation, {}),
      known?.known && use(Keepsakes, { act }),
      (known || refused.value) && a({ class: "button main", href: "/" }, say.say("to-lobby")),
    ),
  );
}

/**
 * The name that is offered wherever one is asked for.
 *
 * @param {{ me: Me, name: Signal<string>, act: Do }} props
 */
function Name({ me, name, act }) {
  const say = words.value;
  const saved = useSignal("");
  useEffect(() => {
    if (me.name) name.value = me.name;
  }, [me.name]);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    choose({ name: wanted });
    saved.value = wanted;
    if (me.kept) await act(person.keep(wanted));
  };
  return form(
    { class: "your-name", onSubmit: save },
    label(
      {},
      say.say("your-name"),
      input({
        name: "name",
        value: name.value,
        maxlength: 30,
        required: true,
        autocomplete: "nickname",
        onInput: (/** @type {ControlEvent} */ event) => (name.value = event.target.value),
      }),
    ),
    button({ type: "submit" }, say.say("save")),
    small({ role: "status" }, saved.value && saved.value === name.value.trim() && say.say("name-saved")),
  );
}

/**
 * Anybody who is a guest may stay one, or be kept.
 *
 * @param {{ name: Signal<string>, inviting: Signal<boolean>, act: Do }} props
 */
function Stranger({ name, inviting, act }) {
  const say = words.value;
  const passkeys = person.hasPasskeys();
  const called = () => name.value.trim() || say.say("name-guest");
  const link = () => {
    inviting.value = true;
    return act(person.keep(called()));
  };
  return section(
    { class: "keep-name" },
    h2({}, say.say("keep-name")),
    p({}, say.say("keep-about")),
    div(
      { class: "ways" },
      passkeys && button(
        {
          type: "button",
          class: "main keep-passkey",
          onClick: () => act(person.makePasskey(called())),
        },
        say.say("keep-passkey"),
      ),
      button({ type: "button", class: passkeys ? "keep-link" : "main keep-link", onClick: link }, say.say("keep-link")),
    ),
  );
}

/**
 * What is known about somebody: to take along, or to erase.
 *
 * @param {{ act: Do }} props
 */
function Keepsakes({ act }) {
  const say = words.value;
  const asked = useSignal(false);
  const erase = () => {
    asked.value = false;
    return act(person.erase());
  };
  return section(
    { class: "keepsakes" },
    h2({}, say.say("kept-about-you")),
    div(
      { class: "ways" },
      a({ class: "button", href: "/api/me/file", download: "katzentisch.json" }, say.say("download-data")),
      button({ type: "button", class: "erase", onClick: () => (asked.value = true) }, say.say("erase")),
    ),
    asked.value && use(
      Panel,
      { title: say.say("erase-sure"), close: () => (asked.value = false), kind: "erasing" },
      p({}, say.say("erase-about")),
      div(
        { class: "ways" },
        button(
          { type: "button", "data-first": true, class: "main", onClick: () => (asked.value = false) },
          say.say("erase-no"),
        ),
        button({ type: "button", class: "erase-yes", onClick: erase }, say.say("erase-yes")),
      ),
    ),
  );
}
