/** A new table: who sits where, what is played, and "Play" in sight; everything else has a default and is folded away. */

import {
  a,
  button,
  details,
  div,
  fieldset,
  footer,
  form,
  input,
  label,
  later,
  legend,
  li,
  ol,
  option,
  p,
  select,
  small,
  span,
  strong,
  summary,
  use,
  useMemo,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { LEVELS, levels } from "../shell/catalogue.js";
import { Notice } from "../shell/components.js";
import { choose, keepSetUp, lastSetUp, meet, settings } from "../shell/settings.js";
import { CatChoice, catsOf, namesOf, Portrait } from "../table/portraits.js";
import { GUEST } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").HouseRules} House */
/** @typedef {import("../wire.d.ts").OptionInfo} OptionInfo */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").Signal<Record<string, string>>} Chosen */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {"bots" | "friends" | "screen"} Company */

const Pace = later(() => import("./house_rules.js").then((module) => module.Pace));
const HouseRules = later(() => import("./house_rules.js").then((module) => module.HouseRules));

/** How hard a game is for one alone: it takes the place of how strong the others are. */
const ALONE = "difficulty";
/** Instead of one seat: all bots at once. */
const ALL_BOTS = -1;

/** What people are offered first. @param {OptionInfo} each */
export const offered = (each) => each.suggested || each.default;

/** @param {number[]} counts */
const middle = (counts) => counts[Math.floor((counts.length - 1) / 2)];

/** Whether an option may have this value. @param {OptionInfo} each @param {unknown} value */
function allows(each, value) {
  if (each.kind === "choice") return each.choices.includes(String(value));
  return Number(value) >= Number(each.choices[0]) && Number(value) <= Number(each.choices[1]);
}

/**
 * The last set-up of a game as far as it still fits, otherwise what suits a first time.
 *
 * @param {GameInfo} game
 * @param {Company} company
 * @param {number[]} counts how many may play
 */
function firstSetUp(game, company, counts) {
  const last = lastSetUp(game.folder, company);
  const known = levels(game);
  const usual = company === "bots" ? known[Math.min(1, known.length - 1)] : "";
  const suits = (/** @type {unknown} */ bot) =>
    typeof bot === "string" && (known.includes(bot) || (bot === "" && company !== "bots"));
  return {
    players: counts.find((count) => count === last.players) ?? (company === "bots" ? middle(counts) : counts[0]),
    bots: Array.from({ length: Math.max(...counts) }, (_, seat) => {
      const bot = last.bots?.[seat];
      return seat === 0 ? "" : suits(bot) ? /** @type {string} */ (bot) : usual;
    }),
    names: Array.from({ length: Math.max(...counts) }, (_, seat) => String(last.names?.[seat] ?? "")),
    options: last.options ?? {},
    house: last.house ?? {},
  };
}

/** @param {{ game: GameInfo, company: Company, words: Words, club?: string, go: (path: string) => void }} props */
export function NewTable({ game, company, words: say, club = "", go }) {
  const counts = game.players.filter((count) => company === "bots" || count > 1);
  const first = useMemo(() => firstSetUp(game, company, counts), []);
  const players = useSignal(first.players);
  const bots = useSignal(first.bots);
  const picked = useSignal(ALL_BOTS);
  const chosen = useSignal(/** @type {Record<string, string>} */ (first.options));
  const own = settings.value.name || (company === "screen" ? "" : say.say("name-guest"));
  const names = useSignal(first.names.map((name, seat) => seat === 0 ? own : name));
  const listed = useSignal(false);
  const house = useSignal(/** @type {House} */ (first.house));
  const refused = useSignal("");
  const busy = useSignal(false);
  const options = game.options[String(players.value)] ?? [];
  const valueOf = (/** @type {OptionInfo} */ each) =>
    allows(each, chosen.value[each.name]) ? chosen.value[each.name] : offered(each);
  const alone = players.value === 1;
  const shown = options.filter((each) => each.prominent || (alone && each.name === ALONE));
  const folded = options.filter((each) => !shown.includes(each));
  const field = (/** @type {OptionInfo} */ each) =>
    use(OptionField, { each, words: say, chosen, value: valueOf(each), names: shownNames, key: each.name });
  const seated = bots.value.slice(0, players.value).map((bot) => house.value.rated ? "" : bot);
  const isHere = (/** @type {number} */ seat) => !seated[seat] && (seat === 0 || company === "screen");
  const typed = (/** @type {number} */ seat) => {
    const name = names.value[seat].trim();
    return name === say.say("name-guest") ? "" : name;
  };
  const nameOf = (/** @type {number} */ seat) =>
    typed(seat) || (company === "screen" ? say.say("player-number", { number: seat + 1 }) : GUEST);
  const places = seated.map((bot, seat) => ({ bot, name: isHere(seat) ? nameOf(seat) : "" }));
  const shownNames = namesOf(places, say);

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    busy.value = true;
    try {
      const table = await api.openTable({
        game: game.id,
        seats: seated,
        options: Object.fromEntries(options.map((each) => [each.name, valueOf(each)])),
        public: listed.value,
        house: house.value,
        club,
      });
      if (company !== "screen") choose({ name: typed(0) });
      for (let seat = 0; seat < seated.length; seat++) {
        if (isHere(seat)) await api.sitDown(table.code, seat, { name: nameOf(seat), cat: settings.value.cat });
      }
      if (company !== "friends") await api.startMatch(table.code, { fill: null }, []);
      meet(game.folder);
      keepSetUp(game.folder, company, {
        players: players.value,
        bots: bots.value,
        names: company === "screen" ? names.value : [],
        options: chosen.value,
        house: house.value,
      });
      go(`/t/${table.code}`);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = say.reason(problem.reason);
      busy.value = false;
    }
  }

  /** Put a bot, or a person if it is "", on a seat or on all seats of bots. @param {number} at @param {string} bot */
  const seatBot = (at, bot) => {
    const changes = (/** @type {string} */ each, /** @type {number} */ seat) =>
      at === ALL_BOTS ? seat > 0 && each !== "" : seat === at;
    bots.value = bots.value.map((each, seat) => changes(each, seat) ? bot : each);
  };

  return form(
    { class: "new-table", onSubmit: begin },
    use(Counts, { counts, players, picked, words: say }),
    div(
      { class: "who" },
      use(Places, {
        seats: places,
        isHere,
        names,
        picked,
        company,
        seatBot: house.value.rated ? null : seatBot,
        words: say,
      }),
      picked.value === 0
        ? use(CatChoice, { words: say })
        : !alone && (picked.value > 0 || company === "bots") && !house.value.rated &&
          use(Characters, { game, company, seated, picked: picked.value, seatBot, words: say }),
      company !== "bots" && picked.value === ALL_BOTS && !house.value.rated &&
        p({ class: "character" }, say.say("seat-tap")),
    ),
    div(
      { class: "what" },
      (shown.length > 0 || company === "friends") && div(
        { class: "choices" },
        company === "friends" && use(Pace, { house, words: say }),
        shown.map(field),
      ),
      folded.length > 0 && details({}, summary({}, say.say("options")), folded.map(field)),
      company === "friends" && use(HouseRules, { house, words: say }),
      company === "friends" && label(
        { class: "tick" },
        club
          ? input({
            type: "checkbox",
            name: "rated",
            checked: house.value.rated ?? false,
            onChange: (
              /** @type {ControlEvent} */ event,
            ) => (house.value = { ...house.value, rated: event.target.checked }),
          })
          : input({
            type: "checkbox",
            checked: listed.value,
            onChange: (/** @type {ControlEvent} */ event) => (listed.value = event.target.checked),
          }),
        say.say(club ? "house-rated" : "list-publicly"),
      ),
      company === "friends" && !club && p({ class: "character next" }, say.say("friends-next")),
      refused.value && use(Notice, { text: refused.value }),
    ),
    footer(
      {},
      button({ type: "submit", class: "main", disabled: busy.value, "data-first": true }, say.say(`begin-${company}`)),
      game.has_lesson && !settings.value.met.includes(game.folder) &&
        a({ href: `/learn/${game.folder}`, class: "button quiet" }, say.say("learn-first")),
    ),
  );
}

/**
 * How many play.
 *
 * @param {{
 *   counts: number[], players: import("../shell/tags.js").Signal<number>,
 *   picked?: import("../shell/tags.js").Signal<number>, any?: string, words: Words,
 * }} props `picked` is the seat that is being changed, where seats can be; `any` is what 0 players mean.
 */
export function Counts({ counts, players, picked, any, words: say }) {
  const set = (/** @type {number} */ count) => {
    players.value = count;
    if (picked && picked.value >= count) picked.value = ALL_BOTS;
  };
  return fieldset(
    { class: "counts" },
    legend({}, say.say("how-many")),
    counts.map((count) =>
      label(
        { key: count },
        input({
          type: "radio",
          name: "players",
          value: count,
          checked: players.value === count,
          onChange: () => set(count),
        }),
        span({}, count || any),
      )
    ),
  );
}

/**
 * The seats of the table in the order of play: tap one to change who sits there, or drop a character on it.
 *
 * @param {{
 *   seats: { bot: string, name: string }[], isHere: (seat: number) => boolean,
 *   names: import("../shell/tags.js").Signal<string[]>, picked: import("../shell/tags.js").Signal<number>,
 *   company: Company, seatBot: ((seat: number, bot: string) => void) | null, words: Words,
 * }} props `seatBot` is missing where only people may sit.
 */
function Places({ seats, isHere, names, picked, company, seatBot, words: say }) {
  const shown = namesOf(seats, say);
  const cats = catsOf(seats.map((each) => ({ ...each, cat: settings.value.cat })));
  const tap = (/** @type {number} */ seat) => (picked.value = picked.value === seat ? ALL_BOTS : seat);
  return ol(
    { class: "places", "aria-label": say.say("places") },
    seats.map(({ bot }, seat) => {
      const here = isHere(seat);
      const open = !bot && !here;
      const changes = seat === 0 || seatBot !== null;
      const who = bot ? `${shown[seat]}, ${strength(bot, say)}` : here ? shown[seat] : say.say("seat-open");
      return li(
        {
          key: seat,
          class: `place ${open ? "open" : ""} ${picked.value === seat ? "picked" : ""}`,
          onDragOver: (/** @type {DragEvent} */ event) => seat > 0 && changes && event.preventDefault(),
          onDrop: (/** @type {DragEvent} */ event) => {
            const dropped = event.dataTransfer?.getData("text/plain") ?? "";
            event.preventDefault();
            if (dropped && seat > 0) seatBot?.(seat, dropped);
          },
        },
        button(
          {
            type: "button",
            disabled: !changes,
            "aria-pressed": picked.value === seat,
            "aria-label": say.say(seat === 0 ? "place-own" : "place-change", { name: who }),
            onClick: () => tap(seat),
          },
          open ? span({ class: "nobody", "aria-hidden": "true" }, "+") : use(Portrait, { cat: cats[seat] }),
          !here && strong({}, open ? say.say("seat-open") : shown[seat]),
          !here && bot && small({}, say.bot(bot)),
        ),
        here && input({
          value: names.value[seat],
          maxlength: 30,
          autocomplete: "off",
          "aria-label": company === "screen" ? say.say("name-of", { number: seat + 1 }) : say.say("your-name"),
          placeholder: say.say("player-number", { number: seat + 1 }),
          onInput: (/** @type {ControlEvent} */ event) => {
            names.value = names.value.map((name, each) => each === seat ? event.target.value : name);
          },
        }),
      );
    }),
  );
}

/**
 * The bots as characters, for one seat or for all bots.
 *
 * @param {{
 *   game: GameInfo, company: Company, seated: string[], picked: number,
 *   seatBot: (seat: number, bot: string) => void, words: Words,
 * }} props
 */
function Characters({ game, company, seated, picked, seatBot, words: say }) {
  const known = levels(game);
  const others = picked === ALL_BOTS ? seated.slice(1) : [seated[picked]];
  const value = others.every((bot) => bot === others[0]) ? others[0] : null;
  const person = picked > 0 && company !== "bots";
  const heading = picked === ALL_BOTS ? say.say("how-strong") : say.say("place-heading", { number: picked + 1 });
  const about = value === null
    ? say.say("seats-differ")
    : value === ""
    ? say.say(company === "screen" ? "person-here" : "person-elsewhere")
    : say.knows(`level-${value}`)
    ? say.say(`level-${value}`)
    : "";
  return fieldset(
    { class: "characters", "aria-describedby": "character-about" },
    legend({}, heading),
    div(
      { class: "cast" },
      [...(person ? [""] : []), ...known].map((level) =>
        label(
          {
            key: level,
            class: level ? "" : "nobody",
            draggable: level !== "",
            onDragStart: (/** @type {DragEvent} */ event) => event.dataTransfer?.setData("text/plain", level),
          },
          input({
            type: "radio",
            name: "level",
            value: level,
            checked: value === level,
            onChange: () => seatBot(picked, level),
          }),
          level
            ? use(Portrait, { cat: catsOf([{ bot: level, name: "" }])[0] })
            : span({ class: "nobody", "aria-hidden": "true" }, "+"),
          strong({}, level ? say.bot(level) : say.say("person")),
          level && say.knows(`strength-${level}`) && small({}, say.say(`strength-${level}`)),
        )
      ),
    ),
    p(
      { class: "character", id: "character-about" },
      about,
      picked === ALL_BOTS && seated.length > 2 && span({}, ` ${say.say("seat-tap-one")}`),
    ),
    api.isHere() && !LEVELS.every((each) => game.bots.includes(each)) &&
      p({ class: "character" }, say.say("here-too-slow")),
  );
}

/**
 * A level with how strong that is.
 *
 * @param {string} level
 * @param {Words} say
 */
const strength = (level, say) =>
  say.knows(`strength-${level}`) ? `${say.bot(level)} – ${say.say(`strength-${level}`)}` : say.bot(level);

/**
 * A choice in the words of its game; a number may stand for a seat, which is then called like its player.
 *
 * @param {OptionInfo} each
 * @param {string} choice
 * @param {Words} say
 * @param {string[]} names
 */
function worded(each, choice, say, names) {
  const key = `option-${each.name}-${choice}`;
  if (say.knows(key)) return say.say(key);
  const seat = `option-${each.name}-seat`;
  return say.knows(seat) ? names[Number(choice)] || say.say(seat, { number: Number(choice) + 1 }) : choice;
}

/**
 * What a choice does, or what the option does, where the game says so.
 *
 * @param {OptionInfo} each
 * @param {string} choice
 * @param {Words} say
 */
function effect(each, choice, say) {
  const keys = [`option-${each.name}-${choice}-about`, `option-${each.name}-about`];
  const key = keys.find((known) => say.knows(known));
  return key ? say.say(key) : "";
}

/**
 * @param {{ each: OptionInfo, words: Words, chosen: Chosen, value?: string, names?: string[] }} props `names`: what the
 *   players are called, by seat; empty where nobody sits yet.
 */
export function OptionField(
  { each, words: say, chosen, value = chosen.value[each.name] ?? offered(each), names = [] },
) {
  const set = (
    /** @type {ControlEvent} */ event,
  ) => (chosen.value = { ...chosen.value, [each.name]: event.target.value });
  const does = effect(each, value, say);
  const described = does ? `option-${each.name}` : null;
  return div(
    { class: "option" },
    label(
      {},
      say.say(`option-${each.name}`),
      each.kind === "choice"
        ? select(
          { value, onChange: set, "aria-describedby": described },
          each.choices.map((choice) => option({ value: choice, key: choice }, worded(each, choice, say, names))),
        )
        : input({
          type: "number",
          min: each.choices[0],
          max: each.choices[1],
          value,
          onInput: set,
          "aria-describedby": described,
        }),
    ),
    does && small({ id: described }, does),
  );
}
