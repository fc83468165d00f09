/** The lobby: what waits for you, the games, and other ways in. */

import {
  a,
  all,
  article,
  button,
  details,
  div,
  form,
  h2,
  h3,
  input,
  label,
  later,
  main,
  nav,
  p,
  small,
  span,
  summary,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { catalogue } from "../shell/catalogue.js";
import {
  Cover,
  inCompany,
  isDone,
  lookAgain,
  Meanwhile,
  Notice,
  Panel,
  Press,
  Skeleton,
  Streak,
  TopBar,
  useMatches,
  waits,
  waitsForStart,
} from "../shell/components.js";
import { isLesson, settings, since } from "../shell/settings.js";
import { asset, speak, words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("./new_table.js").Company} Company */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

const Front = later(() => import("../here/front.js").then((module) => module.Front));
const Tables = later(() => import("./tables.js").then((module) => module.Tables));
const Invitations = later(() => import("./invitations.js").then((module) => module.Invitations));
const Offer = later(() => import("../person/notifications.js").then((module) => module.Offer));
const NewTable = later(() => import("./new_table.js").then((module) => module.NewTable));
const QuickGame = later(() => import("./quick_game.js").then((module) => module.QuickGame));
const Menu = later(() => import("./menu.js").then((module) => module.Menu));
/** Ways to play. @type {(Company | "anybody")[]} */
const WAYS = ["bots", "anybody", "friends", "screen"];
/** Ways that only a server has. */
const ONLINE_WAYS = ["anybody", "friends"];

/** How many tables of a kind are shown on top. */
const SHOWN = 4;
/** How many tables are shown at which anybody can sit down. */
const SHOWN_OPEN = 3;
/** How many of one's clubs have a button of their own. */
const SHOWN_CLUBS = 2;
/** A window with room for one table in a row; the style sheet has the same width. */
const NARROW = "(max-width: 40rem)";

/** Why a table cannot be entered although its code may be right. */
const REASONS_TO_TELL = ["offline", "club-only"];

/** How many sit at a first table: the visitor and two bots. */
const FIRST_PLAYERS = 3;

/** Milliseconds after which the lobby, once it is shown, fetches what it takes to set up a table. */
const SET_UP_AFTER = 1000;

/** Every game. @returns {Promise<GameInfo[]>} */
const loadGames = async () => {
  // Without the module the rest is shown all the same.
  if (api.isHere()) await Front.load().catch(() => {});
  return catalogue();
};

/** What it takes to set up a table: a game's own words. @param {GameInfo} game @param {string} language */
const prepare = (game, language) =>
  Promise.all([speak(language, game.folder), NewTable.load()]).then(([found]) => found);

/** @param {{ go: (path: string) => void }} props */
export function Lobby({ go }) {
  const offered = useSignal(/** @type {GameInfo[]} */ ([]));
  const mine = useSignal(/** @type {TableInfo[] | null} */ (null));
  const invitations = useSignal(/** @type {TableInfo[]} */ ([]));
  const invited = useRef(false);
  const open = useSignal(/** @type {TableInfo[]} */ ([]));
  const quick = useSignal(/** @type {TableInfo[]} */ ([]));
  const clubs = useSignal(/** @type {import("../wire.d.ts").ClubName[]} */ ([]));
  const refused = useSignal(/** @type {import("../wire.d.ts").ReasonInfo | null} */ (null));
  const more = useSignal(false);
  const streak = useSignal(0);
  const say = words.value;
  const tell = (/** @type {unknown} */ problem) => {
    if (problem instanceof api.Refused) refused.value = problem.reason;
  };
  const miss = () => tell(new api.Refused({ key: "offline", data: {} }));
  const lookForPlayers = () =>
    api.listPublicTables().then((listed) => {
      quick.value = listed.filter(seeksPlayers);
      return listed;
    });
  const look = () =>
    Promise.all([
      offered.peek().length ? null : loadGames().then((found) => void (offered.value = found)),
      api.listMyTables(),
      api.isHere() ? [] : api.listInvitations(),
      api.isHere() ? [] : api.listMyClubs(),
      lookForPlayers(),
    ]).then(async ([, found, asked, joined, listed]) => {
      if (refused.peek()?.key === "offline") refused.value = null;
      // The list of others' tables stays as it was: a longer one would push away what somebody is about to press.
      const free = mine.peek() ? open.peek() : listed.filter(hasRoom);
      // Without the module the rest is shown all the same.
      if (found.length || free.length) await Tables.load().catch(() => {});
      if (asked.length) await Invitations.load().catch(() => {});
      open.value = free;
      clubs.value = joined;
      invitations.value = asked;
      invited.current ||= asked.length > 0;
      mine.value = found;
    }, tell);
  useEffect(() => {
    look();
    document.title = "Katzentisch";
    if (api.isHere()) return;
    const isStranger = () => mine.peek()?.length === 0 && !refused.peek();
    const stop = lookAgain(() => isStranger() ? lookForPlayers().catch(tell) : look());
    addEventListener("offline", miss);
    addEventListener("online", look);
    return () => {
      stop();
      removeEventListener("offline", miss);
      removeEventListener("online", look);
    };
  }, []);
  const own = (mine.value ?? []).filter(({ code }) => !isLesson(code));
  const waiting = [...own.filter(waitsForStart), ...own.filter(waits)];
  const on = own.filter((table) => !isDone(table) && !waiting.includes(table));
  const running = on.filter(({ match }) => match);
  const gathering = on.filter(({ match }) => !match);
  const done = own.filter(isDone);
  const ended = done.filter((table) => table.over && since(table) > 0).slice(0, SHOWN);
  const past = done.filter((table) => !ended.includes(table));
  const rest = [...running.slice(SHOWN), ...gathering.slice(SHOWN), ...past];
  const calling = clubs.value.find((club) => club.open_season);
  const stranger = mine.value?.length === 0 && settings.value.met.length === 0;
  const away = refused.value?.key === "offline";
  const narrow = useMatches(NARROW);
  // The first game's "Play" is in sight: a newcomer's window also has the introduction above it.
  const shownOpen = stranger ? 0 : narrow ? 1 : SHOWN_OPEN;
  const games = offered.value;
  // All is drawn at once: what comes one after the other pushes away what somebody is about to press.
  const known = (games.length > 0 && mine.value !== null) || refused.value !== null;
  const { language } = settings.value;
  useEffect(() => {
    if (!known || stranger || api.isHere()) return;
    api.getTodaysDeals().then((today) => (streak.value = today.streak), () => {});
  }, [known && !stranger]);
  useEffect(() => {
    if (!known) return;
    const fetching = setTimeout(() => {
      NewTable.load().catch(() => {});
      games.forEach(({ folder }) => asset(`games/${folder}/words/${language}.ftl`).catch(() => {}));
    }, SET_UP_AFTER);
    return () => clearTimeout(fetching);
  }, [known, language]);
  const listed = (/** @type {TableInfo[]} */ tables, /** @type {string} */ heading) =>
    use(Tables, { heading, tables, games, cleared: look });
  return div(
    { class: "lobby" },
    use(
      TopBar,
      { title: "Katzentisch" },
      !api.isHere() && a({ href: "/club", class: "button quiet" }, say.say("clubs")),
      !api.isHere() && a({ href: "/me", class: "button quiet" }, say.say("you")),
      use(Press, {
        label: say.say("more-tools"),
        kind: "quiet open-more",
        onPress: () => Menu.load().then(() => (more.value = true), miss),
      }),
    ),
    more.value && use(Menu, { go, close: () => (more.value = false) }),
    !known && main({ class: "hall", key: "hall" }, div({ class: "games" }, use(Skeleton, {}))),
    known && games.length === 0 && main({ key: "away" }, use(Away, { again: look })),
    known && games.length > 0 && main(
      { key: "lobby" },
      away ? use(Away, { again: look }) : refused.value && use(Notice, { text: say.reason(refused.value) }),
      waiting.length > 0 && listed(waiting, "waits-for-you"),
      invited.current && use(Invitations, { tables: invitations.value, games, go, answered: look, tell }),
      ended.length > 0 && listed(ended, "ended-away"),
      running.length > 0 && listed(running.slice(0, SHOWN), "goes-on"),
      gathering.length > 0 && listed(gathering.slice(0, SHOWN), "waits-for-players"),
      own.some(inCompany) && use(Offer, { member: clubs.value.length > 0 }),
      calling && p(
        { class: "club-line" },
        a({ href: `/club/${calling.code}` }, say.say("club-line-season", { club: calling.name })),
      ),
      div(
        { class: "start" },
        h2({ class: "big" }, say.say("lobby")),
        stranger && !api.isHere() && p({ class: "what-it-is" }, say.say("what-it-is")),
        stranger && !api.isHere() && div({ class: "ways" }, use(PlayNow, { games, go })),
        (!stranger || clubs.value.length > 0) && nav(
          { class: "ways shortcuts", "aria-label": say.say("shortcuts") },
          a(
            { href: "/daily", class: "button" },
            say.say("daily"),
            use(Streak, { days: streak.value }),
          ),
          clubs.value.slice(0, SHOWN_CLUBS).map(({ code, name }) =>
            a({ key: code, href: `/club/${code}`, class: "button" }, say.say("club-named", { club: name }))
          ),
        ),
        !api.isHere() && use(Join, { go }),
      ),
      api.isHere() && use(Front, {}, stranger && use(PlayNow, { games, go })),
      shownOpen > 0 && open.value.length > 0 && listed(open.value.slice(0, shownOpen), "public-tables"),
      open.value.length > shownOpen && details(
        { class: "older open-tables" },
        summary({}, say.say("open-tables", { number: open.value.length, shown: shownOpen })),
        listed(open.value.slice(shownOpen), ""),
      ),
      div(
        { class: "games" },
        games.map((game) =>
          use(GameCard, { game, seekers: countSeekers(quick.value, game, say), go, miss, key: game.id })
        ),
      ),
      stranger && clubs.value.length === 0 && use(Others, {}),
      !stranger && mine.value && !away && api.elsewhere() && use(Meanwhile, { away }),
      rest.length > 0 && details({ class: "older" }, summary({}, say.say("my-tables")), listed(rest, "")),
    ),
  );
}

/** Whether somebody who is not there yet can sit down at a table. @param {TableInfo} table */
const hasRoom = ({ match, over, seats, yours }) =>
  !match && !over && !yours.length && seats.some(({ taken }) => !taken);

/** Whether others wait for players of a quick game. @param {TableInfo} table */
const seeksPlayers = (table) => Boolean(table.house.quick) && hasRoom(table);

/**
 * How many people wait for players of a game: of those who want to play at once, the ones who are there.
 *
 * @param {TableInfo[]} tables
 * @param {GameInfo} game
 * @param {Words} say
 */
const countSeekers = (tables, game, say) =>
  tables.filter((table) => table.game === game.id)
    .flatMap(({ seats, house }) => seats.filter(({ taken, here }) => taken && (here || say.pace(house)))).length;

/** What stands before a code in a link to a table. */
const TABLE_PATH = "/t/";

/** A table's code as somebody typed it: people read it out in groups, or paste the whole link. @param {string} text */
const codeIn = (text) => (text.split(TABLE_PATH).at(-1) ?? "").split(/[?#]/)[0].toLowerCase().replace(/[^a-z0-9]/g, "");

/** What can be done while the server cannot be reached. @param {{ again: () => void }} props */
function Away({ again }) {
  const say = words.value;
  return all(
    use(Notice, { text: say.reason({ key: "offline", data: {} }) }),
    div({ class: "ways" }, button({ type: "button", class: "main", onClick: again }, say.say("try-again"))),
    use(Meanwhile, { away: true }),
  );
}

/** The game that is over soonest: a first match should be short. @param {GameInfo[]} games */
const shortestGame = (games) =>
  games.filter((each) => each.players.includes(FIRST_PLAYERS)).sort((one, other) => one.minutes - other.minutes)[0];

/**
 * One button for a match, and one for the lesson of its game.
 *
 * @param {{ games: GameInfo[], go: (path: string) => void }} props
 */
function PlayNow({ games, go }) {
  const busy = useSignal(false);
  const refused = useSignal("");
  const say = words.value;
  const game = shortestGame(games);
  if (!game) return null;
  const play = () => {
    busy.value = true;
    refused.value = "";
    import("./first_match.js").then(({ beginFirstMatch }) => beginFirstMatch(game, FIRST_PLAYERS)).then(
      go,
      (problem) => {
        busy.value = false;
        refused.value = say.reason(problem instanceof api.Refused ? problem.reason : { key: "offline", data: {} });
      },
    );
  };
  return all(
    button(
      { type: "button", class: "main play-now", disabled: busy.value, "aria-busy": busy.value, onClick: play },
      say.say("play-now", { game: say.title(game) }),
    ),
    game.has_lesson && a(
      { class: "button learn-first", href: `/learn/${game.folder}` },
      say.say("learn-in-minutes", { game: say.title(game) }),
    ),
    refused.value && use(Notice, { text: refused.value }),
  );
}

/** What else there is, in a sentence each, for people who do not know it yet. */
function Others() {
  const say = words.value;
  return div(
    { class: "others" },
    p({}, a({ href: "/daily" }, say.say("daily")), ": ", say.say("daily-line")),
    !api.isHere() && p({}, a({ href: "/club" }, say.say("clubs")), ": ", say.say("club-line")),
  );
}

/**
 * A way in by a code that somebody said.
 *
 * @param {{ go: (path: string) => void }} props
 */
function Join({ go }) {
  const code = useSignal("");
  const mistake = useSignal("");
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const say = words.value;
  useEffect(() => {
    if (mistake.value) place.current?.scrollIntoView({ block: "nearest" });
  }, [mistake.value]);
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = codeIn(code.value);
    mistake.value = wanted ? "" : say.say("join-empty");
    if (!wanted) return;
    try {
      await api.getTable(wanted);
      go(`/t/${encodeURIComponent(wanted)}`);
    } catch (problem) {
      const told = problem instanceof api.Refused && REASONS_TO_TELL.includes(problem.reason.key);
      mistake.value = say.reason(
        told ? problem.reason : { key: "table-unknown", data: { code: code.value.trim() } },
      );
    }
  };
  return form(
    { class: "join", onSubmit: enter, ref: place },
    mistake.value && p({ class: "notice", role: "alert", id: "join-mistake", key: mistake.value }, mistake.value),
    label(
      {},
      say.say("join-code"),
      input({
        value: code.value,
        autocapitalize: "none",
        "aria-invalid": mistake.value ? "true" : null,
        "aria-describedby": mistake.value ? "join-mistake" : null,
        onInput: (/** @type {ControlEvent} */ event) => {
          code.value = event.target.value;
          mistake.value = "";
        },
      }),
    ),
    button({ type: "submit" }, say.say("join")),
  );
}

/** @param {{ game: GameInfo, seekers: number, go: (path: string) => void, miss: () => void }} props */
function GameCard({ game, seekers, go, miss }) {
  const company = useSignal(/** @type {Company | "anybody" | null} */ (null));
  const own = useSignal(/** @type {Words | null} */ (null));
  const more = useSignal(false);
  const say = words.value;
  const { language } = settings.value;
  const open = (/** @type {Company | "anybody"} */ way) =>
    prepare(game, language).then((found) => {
      own.value = found;
      company.value = way;
    }, miss);
  const title = say.title(game);
  const ways = WAYS.filter((way) =>
    way === "bots" || (game.players.at(-1) ?? 0) > 1 && !(ONLINE_WAYS.includes(way) && api.isHere())
  );
  const way = (/** @type {Company | "anybody"} */ name) =>
    button(
      {
        key: name,
        type: "button",
        class: name === "bots" ? "way-bots main" : `way-${name}`,
        "aria-haspopup": "dialog",
        onClick: () => open(name),
      },
      say.say(`play-${name}`),
      name === "anybody" && waiting,
    );
  const waiting = seekers > 0 && span({ class: "seekers" }, say.say("seekers", { number: seekers }));
  return article(
    { class: `game ${game.folder}` },
    use(Cover, { game }),
    div(
      { class: "about" },
      h3({}, title),
      p({ class: "pitch" }, say.pitch(game)),
      small({}, say.say("minutes", { minutes: game.minutes, least: game.players[0], most: game.players.at(-1) ?? 0 })),
    ),
    div(
      { class: "ways" },
      way(ways[0]),
      button(
        {
          type: "button",
          class: "more-ways",
          "aria-expanded": more.value,
          onClick: () => (more.value = !more.value),
        },
        say.say("more-ways"),
        !more.value && waiting,
      ),
      more.value && all(
        ways.slice(1).map(way),
        game.has_lesson && a({ href: `/learn/${game.folder}`, class: "button quiet" }, say.say("learn")),
        game.has_companion && a({ href: `/companion/${game.folder}`, class: "button quiet" }, say.say("with-the-box")),
      ),
    ),
    own.value && company.value && use(
      Panel,
      {
        title: say.say(`set-up-${company.value}`, { game: title }),
        kind: "set-up",
        close: () => (company.value = null),
      },
      company.value === "anybody"
        ? use(QuickGame, { game, words: own.value, go })
        : use(NewTable, { game, company: company.value, words: own.value, go, key: company.value }),
    ),
  );
}
