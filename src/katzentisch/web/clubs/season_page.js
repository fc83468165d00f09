/** One season: who takes part, how things stand, and every round with its tables. */

import { a, all, button, caption, details, div, h2, li, main, p, section, small, span, strong } from "../shell/tags.js";
import { summary, table, tbody, td, th, thead, tr, ul, use, useEffect, useSignal } from "../shell/tags.js";
import { catalogue } from "../shell/catalogue.js";
import * as api from "../shell/api.js";
import { Bracket, isWalkover, ownState, progress, roundOn, sayOwnState, wayTo, whyAbsent } from "./bracket.js";
import { CallingOff, Changes, Repairs } from "./repairs.js";
import { ClubBar } from "./club_bar.js";
import { brief, SeasonEnd } from "./season_end.js";
import { lookAgain, Notice } from "../shell/components.js";
import { comparesTables, described, state } from "./season_list.js";
import { words } from "../shell/words.js";
import { Outside } from "./outside.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */
/** @typedef {import("../wire.d.ts").SeasonInfo} Season */
/** @typedef {import("../wire.d.ts").RoundInfo} Round */
/** @typedef {import("../wire.d.ts").BoardInfo} Board */
/** @typedef {import("../shell/api.js").Refused} Refused */

/** @type {("played" | "score" | "won" | "against" | "points")[]} */
const COLUMNS = ["played", "score", "won", "against", "points"];
/** What is told of a season that was called off. @typedef {{ name: string, kind: string, who: string, when: number, why: string, begun: boolean }} Ended */
/** Why there is no season to show any more: it was called off, or something else. */
const CALLED_OFF = ["season-called-off", "season-never-began"];
const GONE = ["no-season", ...CALLED_OFF, "club-only", "club-removed"];
const LOOK = new URL("./season.css", import.meta.url).href;

/** Load the style of seasons, once; a page that cannot have it is shown without. */
function dress() {
  if (document.querySelector(`link[href="${LOOK}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = LOOK;
  return new Promise((done) => {
    link.onload = link.onerror = () => done(null);
    document.head.append(link);
  });
}

/** @param {{ club: string, season: string, go: (path: string) => void }} props */
export function SeasonRoom({ club, season, go }) {
  const say = words.value;
  const page = useSignal(/** @type {SeasonPage | null} */ (null));
  const hosting = useSignal(false);
  const tables = useSignal(/** @type {import("../wire.d.ts").TableInfo[]} */ ([]));
  const games = useSignal(/** @type {GameInfo[]} */ ([]));
  const refused = useSignal("");
  const calledOff = useSignal(/** @type {Ended | null} */ (null));
  const tell = (/** @type {Refused} */ problem) => (refused.value = say.reason(problem.reason));
  const load = () =>
    Promise.all([
      api.getSeason(club, season),
      api.getClub(club).catch(() => null),
    ]).then(([found, inside]) => {
      hosting.value = inside?.hosting ?? false;
      tables.value = inside?.tables ?? [];
      page.value = found;
      document.title = found.season.name;
    }, (problem) => {
      const { key, data } = problem.reason;
      if (GONE.includes(key)) page.value = null;
      if (CALLED_OFF.includes(key)) {
        calledOff.value = { ...data, begun: key === "season-called-off" };
        document.title = data.name;
      } else tell(problem);
    });
  useEffect(() => {
    // Shown in one piece: what came later would push the rest away.
    const around = [
      dress(),
      catalogue().then((found) => (games.value = found), () => {}),
    ];
    Promise.all(around).then(load);
    return lookAgain(() => calledOff.peek() || load());
  }, [season]);
  const shown = page.value?.season;
  const done = () => {
    refused.value = "";
    return load();
  };
  const leave = (/** @type {Promise<unknown>} */ work) => work.then(() => go(`/club/${club}`), tell);
  const callOff = (/** @type {string} */ reason) => leave(api.callOffSeason(club, season, { reason }));
  const again = () => api.repeatSeason(club, season).then((made) => go(`/club/${club}/${made.id}`), tell);
  const file = (/** @type {"results" | "standings"} */ table) =>
    a(
      { href: `/api/clubs/${club}/seasons/${season}/csv?table=${table}`, download: true },
      say.say(`season-csv-${table}`),
    );
  const isCup = shown?.kind === "cup";
  const own = page.value && ownState(page.value);
  return div(
    { class: "plain clubs" },
    use(
      ClubBar,
      { title: shown?.name ?? calledOff.value?.name ?? say.say("season"), go },
      a({ href: `/club/${club}`, class: "button quiet" }, say.say("club")),
    ),
    main(
      {},
      !shown && calledOff.value && use(CalledOff, { ...calledOff.value, club }),
      refused.value && use(shown ? Notice : Outside, { text: refused.value }),
      shown && p({}, described(shown, games.value)),
      shown && !shown.begun && p({}, strong({}, say.say(state(shown), { number: shown.entrants.length }))),
      page.value && shown?.begun && !shown.over && p({ class: "progress" }, strong({}, progress(page.value))),
      shown && own && own.key && !own.code && p({ class: "own-state" }, sayOwnState(own, shown)),
      shown && !shown.begun && use(Entry, {
        season: shown,
        club,
        hosting: hosting.value,
        act: (work) => work.then(done, tell),
        callOff,
      }),
      page.value && shown?.over &&
        use(SeasonEnd, { page: page.value, path: `/club/${club}/${season}`, again: hosting.value ? again : null }),
      page.value && isCup && page.value.rounds.length > 0 && use(Cup, { page: page.value, tables: tables.value }),
      page.value && !isCup && shown?.over && use(Standings, { page: page.value }),
      page.value && !isCup && page.value.rounds.length > 0 && use(Rounds, { page: page.value }),
      page.value && !isCup && shown?.begun && !shown.over && use(Standings, { page: page.value }),
      page.value && shown?.begun && use(Changes, { page: page.value }),
      page.value && shown?.begun && use(Repairs, {
        page: page.value,
        club,
        hosting: hosting.value,
        act: (work) => work.then(done, tell),
        callOff,
        remove: () => leave(api.cancelSeason(club, season)),
      }),
      shown?.begun && p({ class: "files" }, file("results"), !isCup && file("standings")),
    ),
  );
}

/** A season that was called off: by whom, when and why. @param {Ended & { club: string }} props */
function CalledOff({ kind, who, when, why, begun, club }) {
  const say = words.value;
  const told = { kind, by: who ? "known" : "unknown", name: who, when: say.moment(new Date(1000 * when)) };
  return section(
    { class: "called-off" },
    p({}, strong({}, say.say("season-called-off-told", told))),
    why && p({}, say.say("season-called-off-why", { why })),
    p({}, say.say(begun ? "season-called-off-begun" : "season-called-off-early")),
    div({ class: "ways" }, a({ class: "button main", href: `/club/${club}` }, say.say("season-to-club"))),
  );
}

/**
 * A season that has not begun: how it is played, who takes part, how many are needed, and when it begins.
 *
 * @param {{ season: Season, club: string, hosting: boolean, act: (work: Promise<unknown>) => void, callOff: (reason: string) => void }} props
 */
function Entry({ season, club, hosting, act, callOff }) {
  const say = words.value;
  const { id, entered, entrants, days, kind } = season;
  const missing = Math.max(0, season.needed - entrants.length);
  return section(
    { class: "entry" },
    p({}, say.say(`season-${kind}-about`)),
    comparesTables(season) && p({}, say.say("season-duplicate-about")),
    entrants.length > 0 && p({ class: "entrants" }, say.say("season-joined", { names: entrants.join(", ") })),
    p(
      {},
      strong({ id: "season-missing" }, say.say(missing ? "season-missing" : "season-enough", { missing })),
      " ",
      say.say(hosting ? "season-begins-you" : "season-begins", { days }),
    ),
    div(
      { class: "ways" },
      button(
        {
          type: "button",
          class: entered ? "" : "main",
          onClick: () => act(api.enterSeason(club, id, { on: !entered })),
        },
        say.say(entered ? "season-withdraw" : "season-enter"),
      ),
      hosting && button(
        {
          type: "button",
          class: entered ? "main" : "",
          disabled: missing > 0,
          "aria-describedby": "season-missing",
          onClick: () => act(api.beginSeason(club, id)),
        },
        say.say("season-begin"),
      ),
    ),
    hosting && details(
      { class: "club-hosts" },
      summary({}, say.say("season-call-off", { kind })),
      use(CallingOff, { season, callOff }),
    ),
  );
}

/**
 * The table one has to play at, by when, and the bracket.
 *
 * @param {{ page: SeasonPage, tables: import("../wire.d.ts").TableInfo[] }} props
 */
function Cup({ page, tables }) {
  const say = words.value;
  const on = page.rounds.find((round) => !round.done);
  const mine = on?.boards.find((board) => board.yours && !board.ranks.length);
  return all(
    on &&
      p(
        {},
        say.say("season-due", { round: roundOn(page), when: say.moment(new Date(1000 * on.due)), pairs: pairs(on) }),
      ),
    on && mine && wayTo(mine, on, page) === "season-play" &&
      a(
        { class: "button main", href: `/t/${mine.code}` },
        say.say("season-play-against", { names: rivals(mine, page) }),
      ),
    use(Bracket, { page, tables }),
  );
}

/** Whether all tables of a round have two seats. @param {Round} round */
const pairs = ({ boards }) => boards.every(({ lots }) => lots.length === 2) ? "yes" : "no";

/** Who sits with the reader at a table. @param {Board} board @param {SeasonPage} page */
function rivals({ lots, seats }, { entrants }) {
  const mine = entrants.filter(({ you }) => you).map(({ number }) => number - 1);
  const say = words.value;
  const others = seats.filter((_, seat) => !mine.includes(lots[seat])).map((name) => name || say.say("name-guest"));
  return new Intl.ListFormat(say.locale).format(others);
}

/** @param {{ page: SeasonPage }} props */
function Standings({ page }) {
  const say = words.value;
  return section(
    {},
    h2({}, say.say("season-standings")),
    div(
      { class: "figures", tabindex: 0, role: "region", "aria-label": say.say("season-standings") },
      table(
        {},
        caption({ class: "unseen" }, say.say("season-standings")),
        thead(
          {},
          tr(
            {},
            th({ scope: "col" }, say.say("season-col-rank")),
            th({ scope: "col" }, say.say("club-col-name")),
            COLUMNS.map((each) => th({ key: each, scope: "col" }, say.say(`season-col-${each}`))),
          ),
        ),
        tbody(
          {},
          page.standings.map((line, place) =>
            tr(
              { key: place, class: line.you ? "yours" : "" },
              td({}, line.rank),
              th(
                { scope: "row" },
                line.name || say.say("name-guest"),
                line.withdrawn && small({}, ` (${say.say("season-left")})`),
              ),
              COLUMNS.map((each) => td({ key: each }, brief(line[each]))),
            )
          ),
        ),
      ),
    ),
    p({}, small({}, say.say(comparesTables(page.season) ? "season-score-same" : "season-score"))),
  );
}

/** @param {{ page: SeasonPage }} props */
function Rounds({ page }) {
  const say = words.value;
  const on = page.rounds.filter((round) => !round.done);
  const done = page.rounds.filter((round) => round.done).reverse();
  const most = page.season.rounds;
  return section(
    { class: "rounds" },
    on.map((round) => use(OneRound, { key: round.number, round, most, page })),
    done.length > 0 && details(
      {},
      summary({}, say.say("season-past-rounds")),
      done.map((round) => use(OneRound, { key: round.number, round, most, page })),
    ),
  );
}

/** @param {{ round: Round, most: number, page: SeasonPage }} props */
function OneRound({ round, most, page }) {
  const say = words.value;
  return div(
    { class: "round" },
    h2({}, say.say(most ? "season-round-of" : "season-round", { number: round.number, most })),
    !round.done && p(
      {},
      say.say("season-due", {
        round: say.say("season-round", { number: round.number }),
        when: say.moment(new Date(1000 * round.due)),
        pairs: pairs(round),
      }),
    ),
    ul(
      { class: "boards" },
      round.boards.map((board, number) =>
        li({ key: number, class: board.yours ? "yours" : "" }, use(OneBoard, { board, round, page }))
      ),
      round.byes.map((name) => li({ key: name }, say.say("season-bye", { name }))),
    ),
  );
}

/** @param {{ board: Board, round: Round, page: SeasonPage }} props */
function OneBoard({ board, round, page }) {
  const say = words.value;
  const decided = board.ranks.length > 0;
  const order = board.seats.map((_, seat) => seat).sort((one, two) =>
    (board.ranks[one] ?? 0) - (board.ranks[two] ?? 0)
  );
  const names = order.map((seat) => {
    const shown = board.seats[seat] || say.say("name-guest");
    if (!decided) return shown;
    if (board.absent.includes(seat)) return `${shown}: ${say.say(whyAbsent(board, seat, page))}`;
    if (isWalkover(board)) return `${shown}: ${say.say("season-walkover")}`;
    return say.say("season-placed", { name: shown, rank: board.ranks[seat], points: board.points[seat] });
  });
  const over = decided && board.absent.length === 0;
  const way = decided ? "" : wayTo(board, round, page);
  return all(
    span({}, names.join(" · ")),
    " ",
    board.corrections.length > 0 && small({}, say.say("season-is-corrected")),
    board.yours && board.over && !decided && small({}, say.say("season-compared-later")),
    over && a({ class: "button", href: `/m/${board.match}` }, say.say("season-look")),
    !over && !round.done && way === "season-secret" && small({}, say.say(way)),
    !over && !round.done && ["season-play", "season-watch"].includes(way) && a(
      { class: way === "season-play" ? "button main" : "button", href: `/t/${board.code}` },
      way === "season-play" ? say.say("season-play-against", { names: rivals(board, page) }) : say.say(way),
    ),
  );
}
