/** The seasons of a club in a list, and what each is. */

import { a, h2, li, section, small, span, ul, useEffect, useSignal } from "../shell/tags.js";
import { titled } from "../shell/catalogue.js";
import * as api from "../shell/api.js";
import { words } from "./club_words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").SeasonInfo} Season */

/** What a season is, in a line. @param {Season} season @param {GameInfo[]} games */
export function described(season, games) {
  const say = words.value;
  return [
    titled(games, season.game, say),
    say.say(`season-${season.kind}`),
    say.say("season-size", { size: season.size }),
    comparesTables(season) && say.say("season-duplicate"),
    season.rated && say.say("rated"),
  ].filter(Boolean).join(" · ");
}

/** Whether several tables play the same deals. @param {Season} season */
export const comparesTables = (season) => season.duplicate && (season.tables > 1 || !season.begun);

/** How far a season is. @param {Season} season */
export const state = (season) => season.over ? "season-over" : season.begun ? "season-on" : "season-open";

/** @param {{ club: string, games: GameInfo[] }} props */
export function Seasons({ club, games }) {
  const say = words.value;
  const found = useSignal(/** @type {Season[]} */ ([]));
  useEffect(() => {
    api.listSeasons(club).then((seasons) => (found.value = seasons), () => {});
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
