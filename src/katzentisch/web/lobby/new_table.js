/** A new table: two or three choices and "Play" in sight; all else has a sensible default and is folded away. */

import {
  a,
  button,
  details,
  div,
  footer,
  form,
  input,
  label,
  later,
  option,
  p,
  select,
  summary,
  use,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { LEVELS, levels } from "../shell/catalogue.js";
import { Notice } from "../shell/components.js";
import { choose, meet, settings } from "../shell/settings.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").HouseRules} House */
/** @typedef {import("../wire.d.ts").OptionInfo} OptionInfo */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").Signal<Record<string, string>>} Chosen */
/** @typedef {"bots" | "friends" | "screen"} Company */

const Pace = later(() => import("./house_rules.js").then((module) => module.Pace));
const HouseRules = later(() => import("./house_rules.js").then((module) => module.HouseRules));

/** How hard a game is for one alone: it takes the place of how strong the others are. */
const ALONE = "difficulty";

/** What people are offered first. @param {OptionInfo} each */
export const offered = (each) => each.suggested || each.default;

/** @param {number[]} counts */
const middle = (counts) => counts[Math.floor((counts.length - 1) / 2)];

/** @param {{ game: GameInfo, company: Company, words: Words, club?: string, go: (path: string) => void }} props */
export function NewTable({ game, company, words: say, club = "", go }) {
  const players = useSignal(company === "bots" ? middle(game.players) : Math.max(2, game.players[0]));
  const level = useSignal(levels(game)[Math.min(1, levels(game).length - 1)]);
  const chosen = useSignal(/** @type {Record<string, string>} */ ({}));
  const first = settings.value.name || (company === "screen" ? "" : say.say("name-guest"));
  const names = useSignal([first, "", "", "", "", ""]);
  const listed = useSignal(false);
  const house = useSignal(/** @type {House} */ ({}));
  const refused = useSignal("");
  const busy = useSignal(false);
  const options = game.options[String(players.value)] ?? [];
  const counts = game.players.filter((count) => company === "bots" || count > 1);
  const alone = players.value === 1;
  const against = company === "bots" && !alone;
  const shown = options.filter((each) => each.prominent || (alone && each.name === ALONE));
  const folded = options.filter((each) => !shown.includes(each));
  const field = (/** @type {OptionInfo} */ each) => use(OptionField, { each, words: say, chosen, key: each.name });

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    busy.value = true;
    try {
      const wanted = Object.fromEntries(options.map((each) => [each.name, chosen.value[each.name] ?? offered(each)]));
      const seats = Array.from(
        { length: players.value },
        (_, seat) => company === "bots" && seat > 0 ? level.value : "",
      );
      const table = await api.openTable({
        game: game.id,
        seats,
        options: wanted,
        public: listed.value,
        house: house.value,
        club,
      });
      const sitting = company === "screen" ? players.value : 1;
      if (company !== "screen") choose({ name: names.value[0] });
      for (let seat = 0; seat < sitting; seat++) {
        await api.sitDown(table.code, seat, {
          name: names.value[seat].trim() || say.say("player-number", { number: seat + 1 }),
        });
      }
      if (company !== "friends") await api.startMatch(table.code, { fill: null }, []);
      meet(game.folder);
      go(`/t/${table.code}`);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = say.reason(problem.reason);
      busy.value = false;
    }
  }

  return form(
    { class: "new-table", onSubmit: begin },
    div(
      { class: "choices" },
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
      against && label(
        {},
        say.say("how-strong"),
        select(
          {
            name: "level",
            value: level.value,
            onChange: (/** @type {any} */ event) => (level.value = event.target.value),
          },
          levels(game).map((each) => option({ value: each, key: each }, strength(each, say))),
        ),
      ),
      company === "friends" && use(Pace, { house, words: say }),
      shown.map(field),
      (company === "screen" ? Array.from({ length: players.value }, (_, seat) => seat) : [0]).map((seat) =>
        label(
          { key: `name${seat}` },
          company === "screen" ? say.say("name-of", { number: seat + 1 }) : say.say("your-name"),
          input({
            value: names.value[seat],
            maxlength: 30,
            autocomplete: "off",
            placeholder: say.say("player-number", { number: seat + 1 }),
            onInput: (/** @type {any} */ event) => {
              names.value = names.value.map((name, each) => each === seat ? event.target.value : name);
            },
          }),
        )
      ),
    ),
    against && say.knows(`level-${level.value}`) && p({ class: "character" }, say.say(`level-${level.value}`)),
    against && api.isHere() && !LEVELS.every((each) => game.bots.includes(each)) &&
      p({ class: "character" }, say.say("here-too-slow")),
    folded.length > 0 && details({}, summary({}, say.say("options")), folded.map(field)),
    company === "friends" && use(HouseRules, { house, words: say }),
    company === "friends" && label(
      { class: "tick" },
      club
        ? input({
          type: "checkbox",
          name: "rated",
          checked: house.value.rated ?? false,
          onChange: (/** @type {any} */ event) => (house.value = { ...house.value, rated: event.target.checked }),
        })
        : input({
          type: "checkbox",
          checked: listed.value,
          onChange: (/** @type {any} */ event) => (listed.value = event.target.checked),
        }),
      say.say(club ? "house-rated" : "list-publicly"),
    ),
    refused.value && use(Notice, { text: refused.value }),
    footer(
      {},
      button({ type: "submit", class: "main", disabled: busy.value, "data-first": true }, say.say(`begin-${company}`)),
      game.has_lesson && !settings.value.met.includes(game.folder) &&
        a({ href: `/learn/${game.folder}`, class: "button quiet" }, say.say("learn-first")),
    ),
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
 * A choice in the words of its game; a number may stand for a seat.
 *
 * @param {OptionInfo} each
 * @param {string} choice
 * @param {Words} say
 */
function worded(each, choice, say) {
  const key = `option-${each.name}-${choice}`;
  if (say.knows(key)) return say.say(key);
  const seat = `option-${each.name}-seat`;
  return say.knows(seat) ? say.say(seat, { number: Number(choice) + 1 }) : choice;
}

/** @param {{ each: OptionInfo, words: Words, chosen: Chosen }} props */
export function OptionField({ each, words: say, chosen }) {
  const value = chosen.value[each.name] ?? offered(each);
  const set = (/** @type {any} */ event) => (chosen.value = { ...chosen.value, [each.name]: event.target.value });
  return label(
    {},
    say.say(`option-${each.name}`),
    each.kind === "choice"
      ? select(
        { value, onChange: set },
        each.choices.map((choice) => option({ value: choice, key: choice }, worded(each, choice, say))),
      )
      : input({ type: "number", min: each.choices[0], max: each.choices[1], value, onInput: set }),
  );
}
