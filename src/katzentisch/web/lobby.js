/** The lobby: two clicks to a game, one more for friends. */

import {
  a,
  article,
  button,
  details,
  div,
  fieldset,
  form,
  h2,
  h3,
  input,
  label,
  legend,
  li,
  main,
  option,
  p,
  section,
  select,
  small,
  span,
  summary,
  ul,
  use,
  useEffect,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { catalogue, levels } from "./catalogue.js";
import { Notice, TopBar } from "./parts.js";
import { choose, settings } from "./settings.js";
import { speak, words } from "./words.js";

/** @typedef {import("./wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("./wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {"bots" | "friends" | "screen"} Company */

/** @param {number[]} counts */
const middle = (counts) => counts[Math.floor((counts.length - 1) / 2)];

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

/**
 * A new table: how many, how strong, which options; everything has a sensible default.
 *
 * @param {{ game: GameInfo, company: Company, words: Words, go: (path: string) => void }} props
 */
function NewTable({ game, company, words: say, go }) {
  const usual = company === "bots" ? middle(game.players) : Math.max(2, game.players[0]);
  const players = useSignal(usual);
  const level = useSignal(levels(game)[Math.min(1, levels(game).length - 1)]);
  const chosen = useSignal(/** @type {Record<string, string>} */ ({}));
  const names = useSignal([
    settings.value.name || (company === "screen" ? "" : say.say("name-guest")),
    "",
    "",
    "",
    "",
    "",
  ]);
  const listed = useSignal(false);
  const house = useSignal(/** @type {import("./wire.d.ts").House} */ ({}));
  const refused = useSignal("");
  const busy = useSignal(false);
  const options = game.options[String(players.value)] ?? [];
  const counts = game.players.filter((count) => company === "bots" || count > 1);

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    busy.value = true;
    try {
      const wanted = Object.fromEntries(options.map((each) => [each.name, chosen.value[each.name] ?? each.default]));
      const seats = Array.from(
        { length: players.value },
        (_, seat) => company === "bots" && seat > 0 ? level.value : "",
      );
      const table = await api.open({ game: game.id, seats, options: wanted, public: listed.value, house: house.value });
      const sitting = company === "screen" ? players.value : 1;
      if (company !== "screen") choose({ name: names.value[0] });
      for (let seat = 0; seat < sitting; seat++) {
        await api.sit(table.code, seat, names.value[seat].trim() || say.say("player-number", { number: seat + 1 }));
      }
      if (company !== "friends") await api.start(table.code, null, []);
      go(`/t/${table.code}`);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = say.reason(problem.reason);
      busy.value = false;
    }
  }

  return form(
    { class: "new-table", onSubmit: begin },
    label(
      {},
      say.say("how-many"),
      select(
        {
          name: "players",
          value: players.value,
          onChange: (/** @type {any} */ event) => (players.value = Number(event.target.value)),
        },
        counts.map((count) => option({ value: count, key: count }, count)),
      ),
    ),
    company === "bots" && players.value > 1 && label(
      {},
      say.say("how-strong"),
      select(
        {
          name: "level",
          value: level.value,
          onChange: (/** @type {any} */ event) => (level.value = event.target.value),
        },
        levels(game).map((each) => option({ value: each, key: each }, say.say(`bot-${each}`))),
      ),
    ),
    company === "bots" && players.value > 1 && say.knows(`level-${level.value}`) &&
      p({ class: "character" }, say.say(`level-${level.value}`)),
    (company === "screen" ? Array.from({ length: players.value }, (_, seat) => seat) : [0]).map((seat) =>
      label(
        { key: `name${seat}` },
        company === "screen" ? say.say("name-of", { number: seat + 1 }) : say.say("your-name"),
        input({
          value: names.value[seat],
          maxlength: 30,
          placeholder: say.say("player-number", { number: seat + 1 }),
          onInput: (/** @type {any} */ event) => {
            names.value = names.value.map((name, each) => each === seat ? event.target.value : name);
          },
        }),
      )
    ),
    options.length > 0 && fieldset(
      {},
      legend({}, say.say("options")),
      options.map((each) => use(OptionField, { each, words: say, chosen, key: each.name })),
    ),
    company === "friends" && label(
      { class: "tick" },
      input({
        type: "checkbox",
        checked: listed.value,
        onChange: (/** @type {any} */ event) => (listed.value = event.target.checked),
      }),
      say.say("list-publicly"),
    ),
    company === "friends" && use(HouseRules, { house, words: say }),
    refused.value && use(Notice, { text: refused.value }),
    button({ type: "submit", class: "main", disabled: busy.value }, say.say(`begin-${company}`)),
  );
}

/**
 * @param {{ each: import("./wire.d.ts").OptionInfo, words: Words, chosen: import("./tags.js").Signal<Record<string, string>> }} props
 */
function OptionField({ each, words: say, chosen }) {
  const value = chosen.value[each.name] ?? each.default;
  const set = (/** @type {any} */ event) => (chosen.value = { ...chosen.value, [each.name]: event.target.value });
  const shown = (/** @type {string} */ choice) => {
    const key = `option-${each.name}-${choice}`;
    return say.knows(key) ? say.say(key) : choice;
  };
  return label(
    {},
    say.say(`option-${each.name}`),
    each.kind === "choice"
      ? select(
        { value, onChange: set },
        each.choices.map((choice) => option({ value: choice, key: choice }, shown(choice))),
      )
      : input({ type: "number", min: each.choices[0], max: each.choices[1], value, onInput: set }),
  );
}

/**
 * What the host allows; everything has a default that suits friends.
 *
 * @param {{ house: import("./tags.js").Signal<import("./wire.d.ts").House>, words: Words }} props
 */
function HouseRules({ house, words: say }) {
  const set = (
    /** @type {Partial<import("./wire.d.ts").House>} */ chosen,
  ) => (house.value = { ...house.value, ...chosen });
  const list = (/** @type {"spectators" | "timeout"} */ name, /** @type {string[]} */ choices) =>
    label(
      {},
      say.say(`house-${name}`),
      select(
        {
          value: house.value[name] ?? choices[0],
          onChange: (/** @type {any} */ event) => set({ [name]: event.target.value }),
        },
        choices.map((each) => option({ key: each, value: each }, say.say(`house-${name}-${each}`))),
      ),
    );
  const seconds = (/** @type {"move_seconds" | "bank_seconds"} */ name) =>
    label(
      {},
      say.say(`house-${name}`),
      input({
        type: "number",
        min: 0,
        max: 1209600,
        value: house.value[name] ?? 0,
        onInput: (/** @type {any} */ event) =>
          set({ [name]: Math.max(0, Math.floor(Number(event.target.value) || 0)) }),
      }),
    );
  const tick = (/** @type {"chat" | "hints" | "notebook"} */ name, /** @type {boolean} */ usual) =>
    label(
      { class: "tick" },
      input({
        type: "checkbox",
        checked: house.value[name] ?? usual,
        onChange: (/** @type {any} */ event) => set({ [name]: event.target.checked }),
      }),
      say.say(`house-${name}`),
    );
  return details(
    {},
    summary({}, say.say("house-rules")),
    tick("chat", true),
    tick("hints", false),
    tick("notebook", true),
    list("spectators", ["gallery", "delayed", "none"]),
    seconds("move_seconds"),
    seconds("bank_seconds"),
    list("timeout", ["ask", "bot"]),
  );
}
