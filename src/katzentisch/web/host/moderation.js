/** What the host can do about tables and persons. */

import {
  a,
  button,
  div,
  form,
  h2,
  input,
  label,
  li,
  section,
  small,
  span,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import {
  addBan,
  deleteTable,
  forgetPerson,
  liftBan,
  listHostPersons,
  listHostTables,
  Refused,
  switchTableChat,
} from "../shell/api.js";
import { catalogue, titled } from "../shell/catalogue.js";
import { Sure } from "../shell/components.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").HostOverview} Overview */
/** @typedef {import("./host.d.ts").Do} Do */
/** @typedef {import("../wire.d.ts").TableSummary} TableSummary */
/** @typedef {import("../wire.d.ts").PersonSummary} PersonSummary */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/**
 * A list that is asked for again whenever somebody searches, or has done something.
 *
 * @template T
 * @param {string} name of the field
 * @param {(query: { search: string }) => Promise<T[]>} list
 * @param {Do} act
 */
function useList(name, list, act) {
  const found = useSignal(/** @type {T[]} */ ([]));
  const search = useSignal("");
  const load = async () => {
    try {
      found.value = await list({ search: search.value });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  };
  useEffect(() => void load(), []);
  const change = async (/** @type {Promise<unknown>} */ work) => {
    await act(work);
    await load();
  };
  const field = (/** @type {string} */ about) =>
    form(
      { class: "search", onSubmit: (/** @type {Event} */ event) => (event.preventDefault(), load()) },
      label(
        {},
        words.value.say(about),
        input({
          name,
          maxlength: 40,
          value: search.value,
          onInput: (/** @type {ControlEvent} */ event) => (search.value = event.target.value),
        }),
      ),
      button({ type: "submit" }, words.value.say("host-search")),
    );
  return { found, field, change };
}

/** @param {{ act: Do }} props */
export function Tables({ act }) {
  const say = words.value;
  const { found, field, change } = useList("tables", listHostTables, act);
  const games = useSignal(/** @type {import("../wire.d.ts").GameInfo[]} */ ([]));
  useEffect(() => void catalogue().then((all) => (games.value = all), () => {}), []);
  const ban = (/** @type {TableSummary} */ { names, guests }, /** @type {number} */ seat) =>
    change(addBan({ guest: guests[seat], name: names[seat].slice(0, 40) }));
  return section(
    { class: "held" },
    h2({}, say.say("host-tables")),
    field("host-tables-search"),
    ul(
      {},
      found.value.map((each) =>
        li(
          { key: each.code },
          span(
            { class: "title" },
            a({ href: `/t/${each.code}` }, each.code),
            ` · ${titled(games.value, each.game, say)}`,
          ),
          small(
            {},
            `${say.say(`table-${each.state}`)} · ${
              say.say("host-last", { when: say.moment(new Date(1000 * each.last)) })
            }`,
          ),
          span(
            {},
            each.names.map((name) => name.startsWith("bot:") ? say.bot(name) : name || say.say("seat-open")).join(", "),
          ),
          div(
            { class: "ways" },
            button(
              {
                type: "button",
                onClick: () => change(switchTableChat(each.code, { on: !each.chat })),
              },
              say.say(each.chat ? "host-chat-close" : "host-chat-open"),
            ),
            each.names.map((name, seat) =>
              each.guests[seat] && use(Sure, {
                key: seat,
                text: say.say("host-ban", { name }),
                sure: say.say("host-ban-sure", { name }),
                act: () => ban(each, seat),
              })
            ),
            use(Sure, {
              text: say.say("host-delete"),
              sure: say.say("host-delete-sure", { code: each.code }),
              act: () => change(deleteTable(each.code)),
            }),
          ),
        )
      ),
    ),
  );
}

/** @param {{ act: Do }} props */
export function Persons({ act }) {
  const say = words.value;
  const { found, field, change } = useList("persons", listHostPersons, act);
  return section(
    { class: "held" },
    h2({}, say.say("host-persons")),
    field("host-persons-search"),
    ul(
      {},
      found.value.map(({ guest, name, tables, seen }) =>
        li(
          { key: guest },
          span({ class: "title" }, name),
          small({}, say.say("host-person", { tables, when: say.moment(new Date(1000 * seen)) })),
          div(
            { class: "ways" },
            use(Sure, {
              text: say.say("host-ban", { name }),
              sure: say.say("host-ban-sure", { name }),
              act: () => change(addBan({ guest, name: name.slice(0, 40) })),
            }),
            use(Sure, {
              text: say.say("host-forget-person", { name }),
              sure: say.say("host-forget-person-sure", { name }),
              act: () => change(forgetPerson(guest)),
            }),
          ),
        )
      ),
    ),
  );
}

/** @param {{ found: Overview, act: Do }} props */
export function Bans({ found, act }) {
  const say = words.value;
  const address = useSignal("");
  const ban = (/** @type {Event} */ event) => {
    event.preventDefault();
    act(addBan({ address: address.value }));
    address.value = "";
  };
  return section(
    { class: "held" },
    h2({}, say.say("host-bans")),
    ul(
      {},
      found.bans.map(({ id, name, guest, network }) =>
        li(
          { key: id },
          span({ class: "title" }, name),
          small({}, say.say(guest ? "host-banned-person" : "host-banned-address", { network })),
          div(
            { class: "ways" },
            button(
              { type: "button", onClick: () => act(liftBan(id)) },
              say.say("host-lift", { name }),
            ),
          ),
        )
      ),
    ),
    form(
      { class: "search", onSubmit: ban },
      label(
        {},
        say.say("host-ban-address"),
        input({
          name: "address",
          maxlength: 60,
          required: true,
          value: address.value,
          onInput: (/** @type {ControlEvent} */ event) => (address.value = event.target.value),
        }),
      ),
      button({ type: "submit" }, say.say("host-ban-do")),
    ),
    found.networks.length > 0 && small(
      {},
      say.say("host-networks"),
      " ",
      found.networks.map(([network, number]) => `${network} (${number})`).join(", "),
    ),
  );
}
