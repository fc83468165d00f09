/** Your games: what is on, what each game came to, and every match that is over. */

import {
  a,
  button,
  details,
  div,
  form,
  h2,
  input,
  label,
  later,
  li,
  main,
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
} from "./tags.js";
import * as api from "./api.js";
import { catalogue } from "./catalogue.js";
import { myGames, myMatches } from "./history.js";
import { Notice, TopBar } from "./parts.js";
import { words } from "./words.js";

/** @typedef {import("./history.js").Over} Over */
/** @typedef {import("./history.js").Overview} Overview */
/** @typedef {import("./history.js").Looking} Looking */
/** @typedef {import("./wire.d.ts").GameInfo} GameInfo */

const Chronicle = later(() => import("./chronicle.js").then((module) => module.Chronicle));
const LOOK = new URL("./mygames.css", import.meta.url).href;
/** Milliseconds after the last letter before a name is looked for. */
const PAUSE = 300;

export function MyGames() {
  const games = useSignal(/** @type {GameInfo[]} */ ([]));
  const told = useSignal(/** @type {Overview | null} */ (null));
  const refused = useSignal("");
  useEffect(() => {
    dress();
    const say = (/** @type {any} */ problem) => (refused.value = words.value.reason(problem.reason));
    catalogue().then((found) => (games.value = found), say);
    myGames().then((found) => (told.value = found), say);
  }, []);
  const say = words.value;
  useEffect(() => {
    document.title = `${say.say("my-games")} – Katzentisch`;
  }, [say]);
  const ready = games.value.length > 0 ? told.value : null;
  const { on, over, tallies } = ready ?? { on: [], over: false, tallies: [] };
  const title = (/** @type {string} */ id) => titled(games.value, id);
  return div(
    { class: "plain" },
    use(TopBar, { title: say.say("my-games") }),
    main(
      { class: "my-games", "aria-busy": !ready },
      refused.value && use(Notice, { text: refused.value }),
      ready && !on.length && !over && [
        p({ key: "none" }, say.say("my-games-none")),
        a({ key: "lobby", class: "button main", href: "/" }, say.say("to-lobby")),
      ],
      on.length > 0 && section(
        { class: "tables" },
        h2({}, say.say("goes-on")),
        ul(
          {},
          on.map(({ code, game, begun, sitters }) =>
            li(
              { key: code },
              a(
                { href: `/t/${code}` },
                span({ class: "title" }, title(game)),
                span({}, sitters.map(named).join(", ")),
                small({}, when(begun)),
              ),
            )
          ),
        ),
      ),
      use(Shelf, { games: games.value, tallies }),
      over && use(Past, { games: games.value }),
    ),
  );
}

/**
 * The games that were played, each with what it came to.
 *
 * @param {{ games: GameInfo[], tallies: Overview["tallies"] }} props
 */
function Shelf({ games, tallies }) {
  const open = useSignal("");
  const say = words.value;
  const played = games.filter(({ id }) => tallies.some((tally) => tally.game === id));
  return played.length > 0 && section(
    { class: "shelf" },
    h2({}, say.say("by-game")),
    played.map((game) => {
      const own = tallies.filter((tally) => tally.game === game.id);
      const won = own.reduce((sum, tally) => sum + tally.won, 0);
      const number = own.reduce((sum, tally) => sum + tally.played, 0);
      return details(
        {
          key: game.id,
          "data-game": game.folder,
          onToggle: (/** @type {any} */ event) => event.target.open && (open.value = game.id),
          open: open.value === game.id,
        },
        summary(
          {},
          strong({}, say.title(game)),
          " ",
          small(
            {},
            say.say("played-and-won", { number, won: won.toLocaleString(say.lang, { maximumFractionDigits: 1 }) }),
          ),
        ),
        open.value === game.id && use(Chronicle, { game, key: game.id }),
      );
    }),
  );
}

/**
 * Every match that is over, to be searched.
 *
 * @param {{ games: GameInfo[] }} props
 */
function Past({ games }) {
  const wish = useSignal(/** @type {Looking} */ ({}));
  const found = useSignal(/** @type {Over[]} */ ([]));
  const next = useSignal("");
  const asks = useSignal(true);
  const refused = useSignal("");
  const say = words.value;
  const fetched = async (/** @type {string} */ after, /** @type {() => boolean} */ wanted) => {
    asks.value = true;
    try {
      const page = await myMatches({ ...wish.peek(), after });
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

/** @param {{ wish: import("./tags.js").Signal<Looking>, games: GameInfo[] }} props */
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
          onChange: (/** @type {any} */ event) => change({ [name]: event.target.value }),
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
        onChange: (/** @type {any} */ event) => change({ [name]: midnight(event.target.value, days) }),
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
        onInput: (/** @type {any} */ event) => change({ opponent: event.target.value.trim() }),
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
  const others = over.seats.filter((_, other) => other !== seat);
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
      span({ class: "title" }, titled(games, game)),
      strong({}, outcome),
      span(
        { class: "about" },
        [
          say.say("points", { number: points }),
          others.length && say.say("against", { names: others.map(({ name }) => named(name)) }),
        ].filter(Boolean).join(" · "),
      ),
      small({}, [when(over.played.over), ...notes.map((note) => say.say(String(note), { number: backs }))].join(" · ")),
    ),
  );
}

/** @param {GameInfo[]} games @param {string} id */
function titled(games, id) {
  const game = games.find((each) => each.id === id);
  return game ? words.value.title(game) : id;
}

/** Somebody as a record writes them. @param {string} name */
const named = (name) => name.startsWith("bot:") ? words.value.bot(name) : name;

/** @param {number} seconds */
const when = (seconds) =>
  new Date(1000 * seconds).toLocaleDateString(words.value.lang, { day: "numeric", month: "long", year: "numeric" });

/** The first second of a day, or of a later one; 0 if none was said. @param {string} date @param {number} days */
function midnight(date, days) {
  const [year, month, day] = date.split("-").map(Number);
  return date ? Math.max(0, new Date(year, month - 1, day + days).getTime() / 1000) : 0;
}

function dress() {
  if (document.querySelector(`link[href="${LOOK}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = LOOK;
  document.head.append(link);
}
