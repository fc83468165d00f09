/** The host's page: the key, how the server is doing, and the notice to everybody. */

import {
  button,
  dd,
  div,
  dl,
  dt,
  form,
  h2,
  input,
  label,
  li,
  main,
  p,
  section,
  small,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import {
  closeHostSession,
  getHostOverview,
  getHostSession,
  openHostSession,
  Refused,
  renewHostKey,
  setNotice,
} from "../shell/api.js";
import { Bans, Persons, Tables } from "./moderation.js";
import { Forgetting } from "./retention.js";
import { Notice, TopBar } from "../shell/components.js";
import { languageName, LANGUAGES, words } from "../shell/words.js";

/**
 * @template T
 * @typedef {import("../shell/tags.js").Signal<T>} Signal
 */
/** @typedef {import("../wire.d.ts").HostOverview} Overview */
/** @typedef {import("./host.d.ts").Do} Do */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** The key behind the address, which leaves no trace in it. */
function brought() {
  const key = location.hash.slice(1);
  if (key) history.replaceState(null, "", location.pathname);
  return key;
}

export function HostPage() {
  const say = words.value;
  const house = useSignal(/** @type {Overview | null} */ (null));
  const refused = useSignal("");
  const outside = useSignal(false);
  const key = useSignal("");
  const look = async () => {
    const { inside } = await getHostSession();
    if (inside) house.value = await getHostOverview();
    outside.value = !inside;
  };
  /** @type {Do} */
  const act = async (work) => {
    refused.value = "";
    try {
      await work;
      await look();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.reason.key === "host-only") outside.value = true;
      else refused.value = words.value.reason(problem.reason);
    }
  };
  const enter = (/** @type {string} */ given) => {
    key.value = "";
    return act(openHostSession({ key: given.replace(/^.*#/, "").trim() }));
  };
  useEffect(() => {
    document.title = words.value.say("host");
    const given = brought();
    if (given) enter(given);
    else act(Promise.resolve());
  }, []);
  const found = house.value;
  return div(
    { class: "plain host" },
    use(TopBar, { title: say.say("host") }),
    main(
      { "aria-busy": !found && !outside.value && !refused.value },
      refused.value && use(Notice, { text: refused.value }),
      (outside.value || !found && refused.value) && form(
        { onSubmit: (/** @type {Event} */ event) => (event.preventDefault(), enter(key.value)) },
        label(
          {},
          say.say("host-key"),
          input({
            type: "password",
            name: "key",
            autocomplete: "off",
            required: true,
            value: key.value,
            onInput: (/** @type {ControlEvent} */ event) => (key.value = event.target.value),
          }),
        ),
        button({ type: "submit", class: "main" }, say.say("host-enter")),
      ),
      found && !outside.value && [
        use(Announcing, { key: "told", found, act }),
        use(Standing, { key: "stands", found }),
        use(Tables, { key: "tables", act }),
        use(Persons, { key: "persons", act }),
        use(Bans, { key: "bans", found, act }),
        use(Forgetting, { key: "forgetting", found, act }),
        use(Keyring, { key: "key", found, act }),
      ],
    ),
  );
}

/** @param {{ found: Overview, act: Do }} props */
function Announcing({ found, act }) {
  const say = words.value;
  const { at: _at, ...texts } = found.notice;
  const told = useSignal(/** @type {Record<string, string>} */ (texts));
  const field = (/** @type {string} */ name) =>
    label(
      { key: name },
      languageName(name),
      input({
        name,
        maxlength: 500,
        value: told.value[name] ?? "",
        onInput: (/** @type {ControlEvent} */ event) => (told.value = { ...told.value, [name]: event.target.value }),
      }),
    );
  const tell = (/** @type {Event} */ event) => {
    event.preventDefault();
    act(setNotice(told.value));
  };
  return section(
    {},
    h2({}, say.say("host-notice")),
    form(
      { class: "announcing", onSubmit: tell },
      LANGUAGES.map(field),
      button({ type: "submit" }, say.say("host-tell")),
    ),
    Object.values(texts).some(Boolean) && p({ class: "said" }, say.say("host-told")),
  );
}

/** @param {{ found: Overview }} props */
function Standing({ found }) {
  const say = words.value;
  const number = new Intl.NumberFormat(say.locale, { maximumFractionDigits: 1 });
  const size = say.say("host-megabytes", { number: number.format(found.size / 1e6) });
  const facts = (/** @type {[string, string][]} */ pairs) =>
    dl(
      { class: "plain-board" },
      pairs.map(([what, value]) => [dt({ key: what }, what), dd({ key: `${what}:` }, value)]),
    );
  return section(
    {},
    h2({}, say.say("host-stands")),
    facts([
      ...Object.entries(found.counts).map((
        [name, count],
      ) => /** @type {[string, string]} */ ([say.say(`host-count-${name}`), number.format(count)])),
      [say.say("host-size"), size],
      [say.say("host-version"), found.version],
    ]),
    h2({}, say.say("host-load")),
    small({}, say.say("host-load-about")),
    facts(
      Object.entries(found.load).map(([name, value]) => [
        say.knows(`host-load-${name}`) ? say.say(`host-load-${name}`) : name,
        number.format(value),
      ]),
    ),
    h2({}, say.say("host-errors")),
    found.complaints.length === 0 ? p({}, say.say("host-errors-none")) : ul(
      { class: "complaints" },
      found.complaints.map(({ at, level, source, what }, key) =>
        li({ key }, `${say.moment(new Date(1000 * at))} · ${level} · ${source} · ${what}`)
      ),
    ),
  );
}

/** @param {{ found: Overview, act: Do }} props */
function Keyring({ found, act }) {
  const say = words.value;
  const fresh = useSignal("");
  const renew = () => act(renewHostKey().then(({ path }) => (fresh.value = new URL(path, location.href).href)));
  return section(
    {},
    h2({}, say.say("host-keys")),
    fresh.value && p({ class: "fresh" }, say.say("host-key-fresh"), " ", fresh.value),
    div(
      { class: "ways" },
      !found.own && button({ type: "button", onClick: renew }, say.say("host-key-renew")),
      button({ type: "button", onClick: () => act(closeHostSession()) }, say.say("host-leave")),
    ),
  );
}
