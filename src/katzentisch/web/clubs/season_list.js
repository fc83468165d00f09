/** The seasons of a club: those that one can join or that are on, and those that are over. */

import { a, button, h2, li, section, small, span, ul, use, useSignal } from "../shell/tags.js";
import { titled } from "../shell/catalogue.js";
import * as api from "../shell/api.js";
import { Notice } from "../shell/components.js";
import { words } from "../shell/words.js";

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

/**
 * Seasons that can be joined or are on: every member sees them and joins with one press.
 *
 * @param {{ club: string, seasons: Season[], games: GameInfo[], load: () => unknown }} props
 */
export function CurrentSeasons({ club, seasons, games, load }) {
  const say = words.value;
  const refused = useSignal("");
  const current = seasons.filter(({ over }) => !over);
  const join = (/** @type {Season} */ { id }) =>
    api.enterSeason(club, id, { on: true }).then(() => {
      refused.value = "";
      return load();
    }, (problem) => (refused.value = say.reason(problem.reason)));
  return current.length > 0 && section(
    { class: "tables seasons" },
    h2({}, say.say("seasons")),
    refused.value && use(Notice, { text: refused.value }),
    ul(
      {},
      current.map((season) =>
        li(
          { key: season.id },
          use(SeasonLink, { club, season, games }),
          !season.begun && !season.entered && button(
            {
              type: "button",
              class: "main",
              "aria-label": say.say("season-enter-of", { name: season.name }),
              onClick: () => join(season),
            },
            say.say("season-enter"),
          ),
        )
      ),
    ),
  );
}

/** @param {{ club: string, seasons: Season[], games: GameInfo[] }} props */
export function FinishedSeasons({ club, seasons, games }) {
  const finished = seasons.filter(({ over }) => over);
  return finished.length > 0 && section(
    { class: "tables seasons" },
    h2({}, words.value.say("seasons-over")),
    ul({}, finished.map((season) => li({ key: season.id }, use(SeasonLink, { club, season, games })))),
  );
}

/** @param {{ club: string, season: Season, games: GameInfo[] }} props */
function SeasonLink({ club, season, games }) {
  const say = words.value;
  const entered = season.entered && !season.over;
  return a(
    { href: `/club/${club}/${season.id}`, class: entered ? "yours" : "" },
    span({ class: "title" }, season.name),
    span({}, described(season, games)),
    small(
      {},
      [
        season.winners.length > 0
          ? say.say("season-won-by", { names: season.winners })
          : say.say(state(season), { number: season.entrants.length }),
        entered && say.say("season-entered"),
      ]
        .filter(Boolean).join(" · "),
    ),
  );
}
