/** A new table: how many, how strong, which options; everything has a sensible default. */

import {
  button,
  details,
  fieldset,
  form,
  input,
  label,
  legend,
  option,
  p,
  select,
  summary,
  use,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { levels } from "./catalogue.js";
import { Notice } from "./parts.js";
import { choose, settings } from "./settings.js";

/** @typedef {import("./wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("./wire.d.ts").House} House */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {"bots" | "friends" | "screen"} Company */

/** @param {number[]} counts */
const middle = (counts) => counts[Math.floor((counts.length - 1) / 2)];

/** @param {{ game: GameInfo, company: Company, words: Words, go: (path: string) => void }} props */
export function NewTable({ game, company, words: say, go }) {
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
  const house = useSignal(/** @type {House} */ ({}));
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
 * @param {{ house: import("./tags.js").Signal<House>, words: Words }} props
 */
function HouseRules({ house, words: say }) {
  const set = (/** @type {Partial<House>} */ chosen) => (house.value = { ...house.value, ...chosen });
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
