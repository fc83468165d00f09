/** The lobby: two clicks to a game, one more for friends. */

import {
  a,
  article,
  button,
  div,
  form,
  h2,
  h3,
  input,
  label,
  li,
  main,
  p,
  section,
  small,
  span,
  ul,
  use,
  useEffect,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { catalogue } from "./catalogue.js";
import { NewTable } from "./newtable.js";
import { Notice, TopBar } from "./parts.js";
import { settings } from "./settings.js";
import { speak, words } from "./words.js";

/** @typedef {import("./wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("./wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./newtable.js").Company} Company */

/** @param {{ go: (path: string) => void }} props */
export function Lobby({ go }) {
  const games = useSignal(/** @type {GameInfo[]} */ ([]));
  const mine = useSignal(/** @type {TableInfo[]} */ ([]));
  const open = useSignal(/** @type {TableInfo[]} */ ([]));
  const refused = useSignal("");
  useEffect(() => {
    const say = (/** @type {unknown} */ problem) => {
      if (problem instanceof api.Refused) refused.value = words.value.reason(problem.reason);
    };
    catalogue().then((found) => (games.value = found), say);
    api.mine().then((found) => (mine.value = found), say);
    api.publicTables().then((found) => (open.value = found), say);
    document.title = "Katzentisch";
  }, []);
  const say = words.value;
  return div(
    { class: "lobby" },
    use(TopBar, { title: "Katzentisch" }, a({ href: "/settings", class: "button quiet" }, say.say("settings"))),
    main(
      {},
      h2({ class: "big" }, say.say("lobby")),
      refused.value && use(Notice, { text: refused.value }),
      div({ class: "games" }, games.value.map((game) => use(GameCard, { game, go, key: game.id }))),
      use(Join, { go }),
      mine.value.length > 0 && use(Tables, { heading: say.say("my-tables"), tables: mine.value, games: games.value }),
      open.value.length > 0 &&
        use(Tables, { heading: say.say("public-tables"), tables: open.value, games: games.value }),
    ),
  );
}

/**
 * Two other ways in: a code that somebody said, a record that somebody kept.
 *
 * @param {{ go: (path: string) => void }} props
 */
function Join({ go }) {
  const code = useSignal("");
  const refused = useSignal("");
  const say = words.value;
  const tell = (/** @type {unknown} */ problem) => {
    if (!(problem instanceof api.Refused)) throw problem;
    refused.value = say.reason(problem.reason);
  };
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = code.value.trim().toLowerCase();
    if (wanted) api.table(wanted).then(() => go(`/t/${wanted}`), tell);
  };
  const upload = async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    if (file) {
      await api.playOn(await file.text()).then(
        (table) => go(table.over ? `/m/${table.match}` : `/t/${table.code}`),
        tell,
      );
    }
  };
  return section(
    { class: "join" },
    form(
      { onSubmit: enter },
      label(
        {},
        say.say("join-code"),
        input({
          value: code.value,
          maxlength: 16,
          autocapitalize: "none",
          onInput: (/** @type {any} */ event) => (code.value = event.target.value),
        }),
      ),
      button({ type: "submit" }, say.say("join")),
    ),
    label({}, say.say("upload"), input({ type: "file", accept: ".kt,text/plain", onChange: upload })),
    refused.value && use(Notice, { text: refused.value }),
  );
}

/**
 * @param {{ heading: string, tables: TableInfo[], games: GameInfo[] }} props
 */
function Tables({ heading, tables, games }) {
  const say = words.value;
  return section(
    { class: "tables" },
    h2({}, heading),
    ul(
      {},
      tables.map((table) => {
        const game = games.find((each) => each.id === table.game);
        const names = table.seats.map((seat) => seat.name || seat.bot || say.say("seat-open"));
        const state = table.over ? "table-over" : table.match ? "table-on" : "table-waiting";
        return li(
          { key: table.code },
          a(
            { href: `/t/${table.code}` },
            span({ class: "title" }, game ? say.title(game) : table.game),
            span({}, names.join(", ")),
            small({}, say.say(state)),
          ),
        );
      }),
    ),
  );
}

/** @param {{ game: GameInfo, go: (path: string) => void }} props */
function GameCard({ game, go }) {
  const company = useSignal(/** @type {Company | null} */ (null));
  const own = useSignal(/** @type {Words | null} */ (null));
  const language = settings.value.language;
  useEffect(() => {
    speak(language, game.folder).then((found) => (own.value = found));
  }, [language]);
  const say = own.value ?? words.value;
  const ready = own.value !== null;
  return article(
    { class: `game ${game.folder}` },
    h3({}, say.title(game)),
    ready && p({ class: "pitch" }, say.say("tagline")),
    small({}, say.say("minutes", { minutes: game.minutes, least: game.players[0], most: game.players.at(-1) ?? 0 })),
    div(
      { class: "ways" },
      ["bots", "friends", "screen"].filter((way) => way === "bots" || (game.players.at(-1) ?? 0) > 1).map((way) =>
        button(
          {
            key: way,
            type: "button",
            class: way === "bots" ? "way-bots main" : `way-${way}`,
            "aria-expanded": company.value === way,
            onClick: () => (company.value = company.value === way ? null : /** @type {Company} */ (way)),
          },
          say.say(`play-${way}`),
        )
      ),
      game.has_companion && a({ href: `/companion/${game.folder}`, class: "button quiet" }, say.say("with-the-box")),
      game.has_lesson && a({ href: `/learn/${game.folder}`, class: "button quiet" }, say.say("learn")),
    ),
    company.value && ready && use(NewTable, { game, company: company.value, words: say, go, key: company.value }),
  );
}
