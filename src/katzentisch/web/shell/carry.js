/** A match carried between a server and this browser; what is on its way waits in this tab until it has arrived. */

import { a, all, button, div, main, p, small, use, useEffect, useSignal } from "./tags.js";
import * as api from "./api.js";
import { Notice, Press, TopBar } from "./components.js";
import { save } from "./save.js";
import { words } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

const KEY = "katzentisch-along";

/** What is carried. @returns {string | null} a record */
const luggage = () => sessionStorage.getItem(KEY);

/** Who played, as a record names them. @param {string} record @returns {string[]} */
const players = (record) => /^players (.*)$/m.exec(record)?.[1].split(",").map((name) => name.trim()) ?? [];

/**
 * Lay out a record at this place: one that is over to be looked at; one that is on with the bots it had, and the person who brings it
 * where people sat.
 *
 * @param {string} record
 * @returns {Promise<string>} where it is to be seen
 */
export async function layOut(record) {
  const sitters = /^result /m.test(record) ? [] : players(record);
  const table = await api.importRecord({ record, seats: sitters.map((name) => name.startsWith("bot:") ? name : "") });
  if (table.over) return `/m/${table.match}`;
  for (const [seat, name] of sitters.entries()) {
    if (!name.startsWith("bot:")) await api.sitDown(table.code, seat, { name });
  }
  return `/t/${table.code}`;
}

/**
 * Where a match can be carried from here: to the other place of this address, or into a file.
 *
 * @param {{ match: string, over: boolean, words: Words }} props
 */
export function Carry({ match, over, words }) {
  const refused = useSignal("");
  const beyond = api.elsewhere();
  const here = api.isHere();
  const found = here ? api.getLocalRecord : api.getRecord;
  /** @param {(record: string) => void} act */
  const carry = (act) => () => found(match).then(act, (problem) => (refused.value = words.reason(problem.reason)));
  const leave = (/** @type {string} */ record) => {
    sessionStorage.setItem(KEY, record);
    location.href = `${beyond?.home}${here ? "" : "?/"}along`;
  };
  const name = here ? (over ? "show-at-server" : "go-on-at-server") : "take-along";
  return all(
    beyond && (here || over) && use(Press, { label: words.say(name), onPress: carry(leave), kind: "carry" }),
    here && !over && button(
      { type: "button", class: "keep-file", onClick: carry((record) => save(`${match}.kt`, record)) },
      words.say("keep-file"),
    ),
    here && !over && small({}, words.say(beyond ? "along-secret" : "along-file")),
    refused.value && use(Notice, { text: refused.value }),
  );
}

/**
 * Where a match arrives that was carried here; as long as it cannot be taken it stays in this tab.
 *
 * @param {{ go: (path: string) => void }} props
 */
export function Along({ go }) {
  const refused = useSignal("");
  const say = words.value;
  const arrive = () => {
    const record = luggage();
    refused.value = "";
    if (!record) return go("/");
    layOut(record).then((path) => {
      sessionStorage.removeItem(KEY);
      go(path);
    }, (problem) => {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = words.value.reason(problem.reason);
    });
  };
  useEffect(arrive, []);
  return div(
    { class: "plain" },
    use(TopBar, { title: "Katzentisch" }),
    main(
      { "aria-busy": !refused.value },
      refused.value ? use(Notice, { text: refused.value }) : p({ role: "status" }, say.say("along-arrives")),
      refused.value && p({}, say.say("along-safe")),
      refused.value && div(
        { class: "ways" },
        use(Press, { label: say.say("here-retry"), onPress: arrive, kind: "main" }),
        use(Press, { label: say.say("keep-file"), onPress: () => save("katzentisch.kt", luggage() ?? "") }),
        a({ class: "button", href: "/" }, say.say("to-lobby")),
      ),
    ),
  );
}
