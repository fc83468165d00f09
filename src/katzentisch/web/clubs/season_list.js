/** The seasons of a club: those that one can join or that are on, and those that are over. */

import { a, all, button, div, h2, li, section, small, span, ul, use, useSignal } from "../shell/tags.js";
import { titled } from "../shell/catalogue.js";
import * as api from "../shell/api.js";
import { ownState, roundOn, sayOwnState } from "./bracket.js";
import { Notice, waits } from "../shell/components.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").SeasonInfo} Season */
/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("./bracket.js").OwnState} OwnState */

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

/** When, by whom and why a season was called off. @param {NonNullable<Season["called_off"]>} calledOff */
function calledOff({ made, name, reason }) {
  const say = words.value;
  const when = say.moment(new Date(1000 * made));
  return say.say("season-called-off", {
    when,
    given: reason ? "yes" : "no",
    why: reason,
    by: name ? "known" : "unknown",
    name,
  });
}

/** How far a season is. @param {Season} season */
export const state = ({ over, begun }) => over ? "season-over" : begun ? "season-on" : "season-open";

/**
 * Seasons that can be joined or are on: every member sees them and joins with one press.
 *
 * @param {{
 *   club: string, seasons: Season[], pages: SeasonPage[], tables: TableInfo[], games: GameInfo[], load: () => unknown,
 * }} props `pages` has the seasons that are on
 */
export function CurrentSeasons({ club, seasons, pages, tables, games, load }) {
  const say = words.value;
  const refused = useSignal("");
  const current = seasons.filter(({ over }) => !over);
  const enter = (/** @type {Season} */ { id }, /** @type {boolean} */ on) =>
    api.enterSeason(club, id, { on }).then(() => {
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
          use(SeasonLink, { club, season, games, page: pages.find((page) => page.season.id === season.id), tables }),
          !season.begun && button(
            {
              type: "button",
              class: season.entered ? "" : "main",
              "aria-label": say.say(season.entered ? "season-withdraw-from" : "season-enter-of", { name: season.name }),
              onClick: () => enter(season, !season.entered),
            },
            say.say(season.entered ? "season-withdraw" : "season-enter"),
          ),
        )
      ),
    ),
  );
}

/** @param {{ club: string, seasons: Season[], games: GameInfo[] }} props */
export function FinishedSeasons({ club, seasons, games }) {
  const listed = (/** @type {string} */ heading, /** @type {Season[]} */ some) =>
    some.length > 0 && section(
      { class: "tables seasons" },
      h2({}, words.value.say(heading)),
      ul({}, some.map((season) => li({ key: season.id }, use(SeasonLink, { club, season, games })))),
    );
  const over = seasons.filter((season) => season.over);
  return all(
    listed("seasons-over", over.filter(({ called_off }) => !called_off)),
    listed("seasons-called-off", over.filter(({ called_off }) => called_off)),
  );
}

/**
 * @param {{ club: string, season: Season, games: GameInfo[], page?: SeasonPage, tables?: TableInfo[] }} props `page` if it is
 *   on
 */
function SeasonLink({ club, season, games, page, tables = [] }) {
  const say = words.value;
  const entered = season.entered && !season.over;
  const standing = page ? stateAtTable(ownState(page), tables) : null;
  const own = standing ? sayOwnState(standing, season) : "";
  const asks = entered && standing?.key !== "season-you-out";
  const shown = all(
    span({ class: "title" }, season.name),
    span({}, described(season, games)),
    small(
      {},
      [
        season.called_off
          ? calledOff(season.called_off)
          : season.winners.length > 0
          ? say.say("season-won-by", { names: season.winners })
          : page
          ? roundOn(page)
          : say.say(state(season), { number: season.entrants.length }),
        entered && !own && say.say("season-entered"),
      ]
        .filter(Boolean).join(" · "),
    ),
    own && small({ class: "own-state" }, own),
  );
  return season.called_off
    ? div({ class: "called-off" }, shown)
    : a({ href: `/club/${club}/${season.id}`, class: asks ? "yours" : "" }, shown);
}

/**
 * What somebody waits for who has a table to play: a move of their own or of others; nothing once its match is over, of
 * which the season tells nothing while other tables play the same deals.
 *
 * @param {OwnState} own
 * @param {TableInfo[]} tables
 * @returns {OwnState}
 */
export function stateAtTable(own, tables) {
  const table = tables.find(({ code }) => code && code === own.code);
  if (!table) return own;
  if (table.over) return { ...own, key: "" };
  return { ...own, key: waits(table) ? "season-you-turn" : "season-you-wait" };
}
