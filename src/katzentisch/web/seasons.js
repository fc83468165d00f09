/** The seasons of a club in a list, and the wish for a new one. */

import { a, button, div, fieldset, form, h2, input, label, legend, li, option, p, section, select } from "./tags.js";
import { small, span, ul, use, useEffect, useSignal } from "./tags.js";
import * as clubs from "./clubs.js";
import { Notice } from "./parts.js";
import { words } from "./words.js";

/** @typedef {import("./wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("./clubs.js").Season} Season */

/** @type {clubs.Kind[]} */
const KINDS = ["round-robin", "swiss", "cup"];

/** What a season is, in a line. @param {Season} season @param {GameInfo[]} games */
export function described(season, games) {
  const say = words.value;
  const game = games.find((each) => each.id === season.game);
  return [
    game ? say.title(game) : season.game,
    say.say(`season-${season.kind}`),
    say.say("season-size", { size: season.size }),
    season.duplicate && say.say("season-duplicate"),
    season.rated && say.say("rated"),
  ].filter(Boolean).join(" · ");
}

/** How far a season is. @param {Season} season */
export const state = (season) => season.over ? "season-over" : season.begun ? "season-on" : "season-open";

/** @param {{ club: string, games: GameInfo[] }} props */
export function Seasons({ club, games }) {
  const say = words.value;
  const found = useSignal(/** @type {Season[]} */ ([]));
  useEffect(() => {
    clubs.seasons(club).then((seasons) => (found.value = seasons), () => {});
  }, [club]);
  return found.value.length > 0 && section(
    { class: "tables seasons" },
    h2({}, say.say("seasons")),
    ul(
      {},
      found.value.map((season) =>
        li(
          { key: season.id },
          a(
            { href: `/club/${club}/${season.id}`, class: season.entered && !season.over ? "yours" : "" },
            span({ class: "title" }, season.name),
            span({}, described(season, games)),
            small({}, say.say(state(season), { number: season.entrants.length })),
          ),
        )
      ),
    ),
  );
}

/** @param {{ club: string, games: GameInfo[], go: (path: string) => void }} props */
export function NewSeason({ club, games, go }) {
  const say = words.value;
  const wish = useSignal(
    /** @type {clubs.MakeSeason} */ ({
      name: "",
      game: games[0].id,
      kind: "round-robin",
      size: 2,
      days: 7,
      rounds: 0,
      duplicate: false,
      rated: true,
    }),
  );
  const refused = useSignal("");
  const set = (/** @type {Partial<clubs.MakeSeason>} */ some) => (wish.value = { ...wish.value, ...some });
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
          onChange: (/** @type {any} */ event) => chosen(event.target.value),
        },
        choices.map((each) => option({ key: each, value: each }, worded(each))),
      ),
    );
  const tick = (/** @type {"duplicate" | "rated"} */ name) =>
    label(
      { class: "tick" },
      input({
        type: "checkbox",
        name,
        checked: wish.value[name],
        onChange: (/** @type {any} */ event) => set({ [name]: event.target.checked }),
      }),
      say.say(`season-choose-${name}`),
    );
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    clubs.makeSeason(club, wish.value).then(
      (made) => go(`/club/${club}/${made.id}`),
      (problem) => (refused.value = say.reason(problem.reason)),
    );
  };
  return form(
    { onSubmit: make, class: "club-form new-season" },
    fieldset(
      {},
      legend({}, say.say("season-new")),
      label(
        {},
        say.say("season-name"),
        input({
          name: "season",
          required: true,
          maxlength: 60,
          value: wish.value.name,
          onInput: (/** @type {any} */ event) => set({ name: event.target.value }),
        }),
      ),
      div(
        { class: "choices" },
        list("game", games.map((game) => game.id), (id) => {
          const game = games.find((each) => each.id === id);
          return game ? say.title(game) : id;
        }, (game) => set({ game, size: sizes(game).includes(wish.value.size) ? wish.value.size : sizes(game)[0] })),
        list(
          "kind",
          KINDS,
          (kind) => say.say(`season-${kind}`),
          (kind) => set({ kind: /** @type {clubs.Kind} */ (kind) }),
        ),
        list("size", sizes(wish.value.game), String, (size) => set({ size: Number(size) })),
        list(
          "days",
          [1, 2, 3, 7, 14, 30],
          (days) => say.say("season-days", { days }),
          (days) => set({ days: Number(days) }),
        ),
      ),
      p({ class: "character" }, say.say(`season-${wish.value.kind}-about`)),
      tick("rated"),
      tick("duplicate"),
      wish.value.duplicate && p({ class: "character" }, say.say("season-duplicate-about")),
      refused.value && use(Notice, { text: refused.value }),
      button({ type: "submit", class: "main" }, say.say("season-make")),
    ),
  );
}
