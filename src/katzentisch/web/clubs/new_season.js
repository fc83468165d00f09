/** The wish for a season: a name, a game, and how it is played; all else has a default that suits most. */

import {
  button,
  details,
  div,
  fieldset,
  form,
  input,
  label,
  legend,
  option,
  p,
  select,
  small,
  strong,
  summary,
} from "../shell/tags.js";
import { use, useEffect, useSignal } from "../shell/tags.js";
import { titled } from "../shell/catalogue.js";
import * as api from "../shell/api.js";
import { offered, OptionField } from "../lobby/new_table.js";
import { Notice } from "../shell/components.js";
import { settings } from "../shell/settings.js";
import { speak, words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").MakeSeason} MakeSeason */
/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** @type {MakeSeason["kind"][]} */
const KINDS = ["round-robin", "swiss", "cup"];
const DAYS = [1, 2, 3, 7, 14, 30];

/** @param {{ club: string, games: GameInfo[], go: (path: string) => void }} props */
export function NewSeason({ club, games, go }) {
  const say = words.value;
  const wish = useSignal(
    /** @type {MakeSeason} */ ({
      name: "",
      game: games[0].id,
      kind: "round-robin",
      size: Math.max(2, games[0].players[0]),
      days: 7,
      rounds: 0,
      options: {},
      duplicate: false,
      rated: true,
    }),
  );
  const chosen = useSignal(/** @type {Record<string, string>} */ ({}));
  const own = useSignal(/** @type {Words | null} */ (null));
  const enters = useSignal(true);
  const refused = useSignal("");
  const game = games.find((each) => each.id === wish.value.game) ?? games[0];
  const options = game.options[String(wish.value.size)] ?? [];
  const language = settings.value.language;
  useEffect(() => {
    speak(language, game.folder).then((found) => (own.value = found));
  }, [language, game.folder]);
  const set = (/** @type {Partial<MakeSeason>} */ some) => (wish.value = { ...wish.value, ...some });
  const sizes = (/** @type {string} */ id) =>
    (games.find((game) => game.id === id)?.players ?? []).filter((size) => size > 1);
  const list = (
    /** @type {string} */ name,
    /** @type {(string | number)[]} */ choices,
    /** @type {(choice: any) => string} */ worded,
    /** @type {(choice: string) => void} */ chosen,
  ) =>
    label(
      {},
      say.say(`season-choose-${name}`),
      select(
        {
          name,
          value: String(/** @type {any} */ (wish.value)[name]),
          onChange: (/** @type {ControlEvent} */ event) => chosen(event.target.value),
        },
        choices.map((each) => option({ key: each, value: each }, worded(each))),
      ),
    );
  const tick = (
    /** @type {"duplicate" | "rated" | "enter"} */ name,
    /** @type {boolean | undefined} */ checked,
    /** @type {(on: boolean) => void} */ change,
  ) =>
    label(
      { class: "tick" },
      input({
        type: "checkbox",
        name,
        checked,
        onChange: (/** @type {ControlEvent} */ event) => change(event.target.checked),
      }),
      say.say(`season-choose-${name}`),
    );
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = Object.fromEntries(options.map((each) => [each.name, chosen.value[each.name] ?? offered(each)]));
    api.makeSeason(club, { ...wish.value, options: wanted }).then(async ({ id }) => {
      // The page of the season says whether this worked.
      if (enters.value) await api.enterSeason(club, id, { on: true }).catch(() => {});
      go(`/club/${club}/${id}`);
    }, (problem) => (refused.value = say.reason(problem.reason)));
  };
  return form(
    { onSubmit: make, class: "club-form new-season" },
    fieldset(
      {},
      legend({}, say.say("season-new")),
      div(
        { class: "kinds", role: "radiogroup", "aria-label": say.say("season-choose-kind") },
        KINDS.map((kind) =>
          label(
            { key: kind },
            input({
              type: "radio",
              name: "kind",
              value: kind,
              checked: kind === wish.value.kind,
              onChange: () => set({ kind }),
            }),
            strong({}, say.say(`season-kind-${kind}`)),
            small({}, say.say(`season-${kind}-about`)),
          )
        ),
      ),
      label(
        {},
        say.say("season-name"),
        input({
          name: "season",
          required: true,
          maxlength: 60,
          value: wish.value.name,
          onInput: (/** @type {ControlEvent} */ event) => set({ name: event.target.value }),
        }),
      ),
      div(
        { class: "choices" },
        list(
          "game",
          games.map((game) => game.id),
          (id) => titled(games, id, say),
          (game) => set({ game, size: sizes(game).includes(wish.value.size) ? wish.value.size : sizes(game)[0] }),
        ),
        list("size", sizes(wish.value.game), String, (size) => set({ size: Number(size) })),
        list(
          "days",
          DAYS,
          (days) => say.say("season-days", { days }),
          (days) => set({ days: Number(days) }),
        ),
      ),
      tick("enter", enters.value, (on) => (enters.value = on)),
      tick("rated", wish.value.rated, (rated) => set({ rated })),
      details(
        {},
        summary({}, say.say("options")),
        tick("duplicate", wish.value.duplicate, (duplicate) => set({ duplicate })),
        p({ class: "character" }, say.say("season-duplicate-about")),
        wish.value.kind !== "cup" && label(
          {},
          say.say("season-choose-rounds"),
          input({
            type: "number",
            name: "rounds",
            min: 1,
            max: 50,
            value: wish.value.rounds || "",
            onInput: (/** @type {ControlEvent} */ event) =>
              set({ rounds: Math.max(0, Math.floor(Number(event.target.value) || 0)) }),
          }),
        ),
        own.value && options.map((each) => use(OptionField, { each, words: own.value ?? say, chosen, key: each.name })),
      ),
      refused.value && use(Notice, { text: refused.value }),
      button({ type: "submit", class: "main" }, say.say("season-make", { kind: wish.value.kind })),
    ),
  );
}
