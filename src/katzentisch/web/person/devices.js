/** The devices that share a person, their passkeys, and a link for another one. */

import {
  all,
  button,
  code,
  div,
  form,
  h2,
  img,
  input,
  li,
  p,
  section,
  small,
  span,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import * as person from "./person.js";
import { Share } from "../shell/share.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").Me} Me */
/** @typedef {import("../wire.d.ts").DeviceInfo} Device */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** When something was, in seconds, as people say it. @param {number} at */
const moment = (at) => words.value.moment(new Date(1000 * at));

/** @param {{ me: Me, inviting: boolean, act: import("./person.js").Do }} props */
export function Devices({ me, inviting, act }) {
  const say = words.value;
  const link = useSignal("");
  const invite = () =>
    act(
      person.link(me.name).then((made) => {
        link.value = made.link;
        return null;
      }),
    );
  useEffect(() => {
    link.value = "";
    if (inviting && me.devices.length === 1) invite();
  }, [me.devices.length]);
  return all(
    section(
      { class: "devices" },
      h2({}, say.say("devices")),
      ul({}, me.devices.map((device) => use(Item, { key: device.id, device, act }))),
      link.value
        ? use(Invitation, { link: link.value, look: () => act(person.me()) })
        : button({ type: "button", class: "main add-device", onClick: invite }, say.say("add-device")),
    ),
    (me.passkeys.length > 0 || person.hasPasskeys()) && section(
      { class: "devices passkeys" },
      h2({}, say.say("passkeys")),
      p({}, say.say("passkeys-about")),
      ul(
        {},
        me.passkeys.map(({ id, name, made }) =>
          li(
            { key: id },
            span({ class: "about" }, name || say.say("passkey"), small({}, say.say("made-on", { when: moment(made) }))),
            button({ type: "button", onClick: () => act(person.drop(id)) }, say.say("remove")),
          )
        ),
      ),
      person.hasPasskeys() && button(
        { type: "button", class: "add-passkey", onClick: () => act(person.makePasskey(me.name)) },
        say.say("add-passkey"),
      ),
    ),
  );
}

/** @param {{ device: Device, act: import("./person.js").Do }} props */
function Item({ device, act }) {
  const say = words.value;
  const typed = useSignal(/** @type {string | null} */ (null));
  const name = device.name || say.say("device-unnamed");
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = (typed.value ?? "").trim();
    typed.value = null;
    if (wanted) act(person.rename(device.id, wanted));
  };
  return li(
    {},
    typed.value === null
      ? span(
        { class: "about" },
        name,
        small({}, device.here ? say.say("device-here") : say.say("seen-on", { when: moment(device.seen) })),
      )
      : form(
        { onSubmit: rename },
        input({
          name: "device",
          "aria-label": say.say("device-name"),
          value: typed.value,
          maxlength: 40,
          onInput: (/** @type {ControlEvent} */ event) => (typed.value = event.target.value),
        }),
        button({ type: "submit" }, say.say("save")),
      ),
    typed.value === null &&
      button({ type: "button", class: "rename", onClick: () => (typed.value = device.name) }, say.say("rename")),
    typed.value === null && button(
      { type: "button", class: "unbind", onClick: () => act(person.unbind(device.id)) },
      say.say(device.here ? "leave-device" : "unbind-device"),
    ),
  );
}

/**
 * A link to oneself, to be opened at another device; looks now and then whether it was.
 *
 * @param {{ link: string, look: () => void }} props
 */
function Invitation({ link, look }) {
  const say = words.value;
  const picture = useSignal("");
  useEffect(() => {
    api.makeQr({ text: link }).then(
      (drawn) => (picture.value = `data:image/svg+xml;utf8,${encodeURIComponent(drawn)}`),
      () => {},
    );
    const timer = setInterval(look, 3000);
    return () => clearInterval(timer);
  }, [link]);
  const { origin, pathname, hash } = new URL(link);
  return div(
    { class: "self-link", role: "group", "aria-label": say.say("add-device") },
    p({}, say.say("link-about")),
    picture.value && img({ class: "code", src: picture.value, alt: say.say("qr"), width: 200, height: 200 }),
    div(
      { class: "link-line" },
      code({}, link),
      use(Share, { origin, path: pathname + hash, text: say.say("link-text"), words: say }),
    ),
  );
}
