/** The matches of somebody that are over, to be searched. */

import {
  a,
  button,
  details,
  form,
  h2,
  input,
  label,
  li,
  option,
  p,
  section,
  select,
  small,
  span,
  strong,
  summary,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { titled } from "../shell/catalogue.js";
import { Notice } from "../shell/components.js";
import { namesOf } from "../table/portraits.js";
import { sayRound } from "../table/season_line.js";
import { withMinusSigns, words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").FinishedMatch} Over */
/** @typedef {import("../wire.d.ts").ListMyMatchesQuery} Looking */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** Milliseconds after the last letter before a name is looked for. */
const PAUSE = 300;

/**
 * Every match that is over, to be searched.
 *
 * @param {{ games: GameInfo[] }} props
 */
export function Past({ games }) {
  const wish = useSignal(/** @type {Looking} */ ({}));
  const found = useSignal(/** @type {Over[]} */ ([]));
  const next = useSignal("");
  const asks = useSignal(true);
  const refused = useSignal("");
  const say = words.value;
  const fetched = async (/** @type {string} */ after, /** @type {() => boolean} */ wanted) => {
    asks.value = true;
    try {
      const page = await api.listMyMatches({ ...wish.peek(), after });
      if (!wanted()) return;
      found.value = after ? [...found.peek(), ...page.matches] : page.matches;
      next.value = page.next;
      refused.value = "";
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = words.peek().reason(problem.reason);
    }
    asks.value = false;
  };
  useEffect(() => {
    let wanted = true;
    const soon = setTimeout(() => fetched("", () => wanted), wish.value.opponent ? PAUSE : 0);
    return () => {
      wanted = false;
      clearTimeout(soon);
    };
  }, [wish.value]);
  return section(
    { class: "past", "aria-busy": asks.value },
    h2({}, say.say("past")),
    details({ class: "finding" }, summary({}, say.say("search-open")), use(Search, { wish, games })),
    refused.value && use(Notice, { text: refused.value }),
    p({ role: "status", class: "unseen" }, asks.value ? "" : say.say("past-found", { number: found.value.length })),
    !asks.value && found.value.length === 0 && p({}, say.say("past-none")),
    ul(
      {},
      found.value.map((over) => use(Match, { over, games, key: `${over.played.match} ${over.played.seat}` })),
    ),
    next.value && button(
      { type: "button", disabled: asks.value, onClick: () => fetched(next.value, () => true) },
      say.say("past-more"),
    ),
  );
}

/** @param {{ wish: import("../shell/tags.js").Signal<Looking>, games: GameInfo[] }} props */
function Search({ wish, games }) {
  const say = words.value;
  const change = (/** @type {Partial<Looking>} */ part) => (wish.value = { ...wish.value, ...part });
  const choice = (/** @type {"game" | "outcome"} */ name, /** @type {[string, string][]} */ choices) =>
    label(
      {},
      say.say(`search-${name}`),
      select(
        {
          name,
          value: wish.value[name] ?? "",
          onChange: (/** @type {ControlEvent} */ event) => change({ [name]: event.target.value }),
        },
        choices.map(([value, text]) => option({ key: value, value }, text)),
      ),
    );
  const date = (/** @type {"since" | "until"} */ name, /** @type {number} */ days) =>
    label(
      {},
      say.say(`search-${name}`),
      input({
        type: "date",
        name,
        onChange: (/** @type {ControlEvent} */ event) => change({ [name]: midnight(event.target.value, days) }),
      }),
    );
  return form(
    { class: "search", role: "search", onSubmit: (/** @type {Event} */ event) => event.preventDefault() },
    choice("game", [
      ["", say.say("search-all")],
      ...games.map((game) => /** @type {[string, string]} */ ([game.id, say.title(game)])),
    ]),
    choice("outcome", [["", say.say("search-all")], ["won", say.say("search-won")], ["lost", say.say("search-lost")]]),
    label(
      {},
      say.say("search-opponent"),
      input({
        type: "search",
        name: "opponent",
        maxlength: 80,
        onInput: (/** @type {ControlEvent} */ event) => change({ opponent: event.target.value.trim() }),
      }),
    ),
    date("since", 0),
    date("until", 1),
  );
}

/** @param {{ over: Over, games: GameInfo[] }} props */
function Match({ over, games }) {
  const say = words.value;
  const { match, seat, game, players, rank, won, points, left, backs, brought } = over.played;
  const others = namesIn(over.seats.map(({ name }) => name))
    .map((name, other) => `${name} (${withMinusSigns(`${over.seats[other].points}`)})`)
    .filter((_, other) => other !== seat);
  const outcome = players === 1
    ? say.say(won ? "outcome-alone-won" : "outcome-alone-lost")
    : won === 1
    ? say.say("outcome-won")
    : won > 0
    ? say.say("outcome-shared")
    : say.say("outcome-rank", { rank, players });
  const notes = [left && "note-left", backs > 0 && "note-backs", brought && "note-brought"].filter(Boolean);
  return li(
    {},
    a(
      { href: `/m/${match}/end/${seat}`, class: won ? "won" : "" },
      span({ class: "title" }, titled(games, game, say)),
      strong({}, outcome),
      span(
        { class: "about" },
        [
          say.say("points", { number: points }),
          others.length && say.say("against", { names: others }),
        ].filter(Boolean).join(" · "),
      ),
      small(
        {},
        [
          over.season && sayRound(over.season, say),
          when(over.played.over),
          ...notes.map((note) => say.say(String(note), { number: backs })),
        ].filter(Boolean).join(" · "),
      ),
    ),
  );
}

/** What players whom a record names were called at the table. @param {string[]} players */
export const namesIn = (players) =>
  namesOf(
    players.map((player) => player.startsWith("bot:") ? { name: "", bot: player } : { name: player, bot: "" }),
    words.value,
  );

/** @param {number} seconds */
export const when = (seconds) =>
  new Date(1000 * seconds).toLocaleDateString(words.value.locale, { day: "numeric", month: "long", year: "numeric" });

/** The first second of a day, or of a later one; 0 if none was said. @param {string} date @param {number} days */
function midnight(date, days) {
  const [year, month, day] = date.split("-").map(Number);
  return date ? Math.max(0, new Date(year, month - 1, day + days).getTime() / 1000) : 0;
}
