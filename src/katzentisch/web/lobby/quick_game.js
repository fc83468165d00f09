/** Playing with anybody: how many, now or over days, and when bots take seats for which nobody came. */

import {
  button,
  fieldset,
  footer,
  form,
  input,
  label,
  legend,
  option,
  p,
  select,
  span,
  use,
  useMemo,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Notice } from "../shell/components.js";
import { useMoreWords } from "../shell/more_words.js";
import { choose, keepSetUp, lastSetUp, meet, settings } from "../shell/settings.js";
import { GUEST } from "../shell/words.js";
import { Counts } from "./new_table.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {"live" | "days"} Pace */

const COMPANY = "anybody";
const NEVER = "never";
/** The number of players of somebody who does not mind how many play. */
const ANY_NUMBER = 0;
/** Seconds after which bots may come, the usual first. @type {Record<Pace, string[]>} */
const WAITS = { live: ["180", "60", "600", NEVER], days: ["86400", "3600", "259200", NEVER] };

/** @param {GameInfo} game */
function firstWish(game) {
  const last = lastSetUp(game.folder, COMPANY);
  const counts = [ANY_NUMBER, ...game.players.filter((count) => count > 1)];
  const pace = /** @type {Pace} */ (last.options?.pace === "days" ? "days" : "live");
  return {
    counts,
    pace,
    players: counts.find((count) => count === last.players) ?? ANY_NUMBER,
    waits: { live: WAITS.live[0], days: WAITS.days[0], ...(last.options ? { [pace]: last.options.wait } : {}) },
  };
}

/** @param {{ game: GameInfo, words: Words, go: (path: string) => void }} props */
export const QuickGame = (props) => useMoreWords(props.words, "waiting") && use(QuickGameForm, props);

/** @param {{ game: GameInfo, words: Words, go: (path: string) => void }} props */
function QuickGameForm({ game, words: say, go }) {
  const first = useMemo(() => firstWish(game), []);
  const players = useSignal(first.players);
  const pace = useSignal(first.pace);
  const waits = useSignal(first.waits);
  const name = useSignal(settings.value.name);
  const refused = useSignal("");
  const busy = useSignal(false);
  const wait = waits.value[pace.value];

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    busy.value = true;
    choose({ name: name.value.trim() });
    try {
      const { code } = await api.joinQuickGame({
        game: game.id,
        players: players.value || null,
        pace: pace.value,
        bots_after: wait === NEVER ? null : Number(wait),
        name: name.value.trim() || GUEST,
        cat: settings.value.cat,
      });
      meet(game.folder);
      keepSetUp(game.folder, COMPANY, { players: players.value, options: { pace: pace.value, wait } });
      go(`/t/${code}`);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = say.reason(problem.reason);
      busy.value = false;
    }
  }

  return form(
    { class: "new-table quick-game", onSubmit: begin },
    use(Counts, { counts: first.counts, players, any: say.say("quick-any-number"), words: say }),
    fieldset(
      { class: "counts paces" },
      legend({}, say.say("house-pace")),
      /** @type {Pace[]} */ (["live", "days"]).map((each) =>
        label(
          { key: each },
          input({
            type: "radio",
            name: "pace",
            value: each,
            checked: pace.value === each,
            onChange: () => (pace.value = each),
          }),
          span({}, say.say(`quick-pace-${each}`)),
        )
      ),
    ),
    p(
      { class: "character" },
      say.say(`quick-about-${pace.value}`),
      players.value === ANY_NUMBER && ` ${say.say("quick-any-about", { players: first.counts[1] })}`,
    ),
    label(
      {},
      say.say("quick-bots"),
      select(
        {
          name: "bots",
          value: wait,
          onChange: (
            /** @type {ControlEvent} */ event,
          ) => (waits.value = { ...waits.value, [pace.value]: event.target.value }),
        },
        [...WAITS[pace.value]].sort(byLength).map((each) =>
          option({ key: each, value: each }, say.say(`quick-bots-${each}`))
        ),
      ),
    ),
    label(
      {},
      say.say("your-name"),
      input({
        value: name.value,
        maxlength: 30,
        autocomplete: "nickname",
        placeholder: say.say("name-guest"),
        onInput: (/** @type {ControlEvent} */ event) => (name.value = event.target.value),
      }),
    ),
    refused.value && use(Notice, { text: refused.value }),
    footer(
      {},
      button(
        { type: "submit", class: "main", disabled: busy.value, "data-first": true },
        say.say(`quick-begin-${pace.value}`),
      ),
    ),
  );
}

/** Sorts the shortest wait first and "never" last. @param {string} one @param {string} two */
const byLength = (one, two) => (Number(one) || Infinity) - (Number(two) || Infinity) || 0;
