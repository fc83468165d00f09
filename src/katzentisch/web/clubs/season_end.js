/** The end of a season: who won, what decided it, and what to remember. */

import { a, button, div, h2, h3, li, ol, p, section, small, span, strong, ul, use } from "../shell/tags.js";
import { catsOf, Crown, Portrait } from "../table/portraits.js";
import { Share } from "../shell/share.js";
import { words } from "../shell/words.js";
import { roundTitle } from "./bracket.js";

/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */
/** @typedef {import("../wire.d.ts").StandingInfo} Standing */
/** @typedef {import("../wire.d.ts").MomentInfo} Moment */

const MOST_ON_PODIUM = 4;

/** A number with as many places as it needs, at most two. @param {number} value */
export const brief = (value) => value.toLocaleString(words.value.locale, { maximumFractionDigits: 2 });

/**
 * Who stands on the podium: the first three ranks of those who stayed, as long as there is room for all who share one.
 *
 * @param {Standing[]} standings
 */
export function podium(standings) {
  const staying = standings.filter(({ withdrawn }) => !withdrawn);
  const ranks = [1, 2, 3].map((rank) => staying.filter((line) => line.rank === rank));
  return ranks.reduce(
    (shown, some, place) => place && shown.length + some.length > MOST_ON_PODIUM ? shown : [...shown, ...some],
    /** @type {Standing[]} */ ([]),
  );
}

/** @param {{ page: SeasonPage, path: string, again: (() => void) | null }} props */
export function SeasonEnd({ page, path, again }) {
  const say = words.value;
  const { standings, end, season } = page;
  const cup = season.kind === "cup";
  const named = (/** @type {{ name: string }} */ { name }) => name || say.say("name-guest");
  const winners = standings.filter(({ rank }) => rank === 1);
  const shown = podium(standings);
  const cats = catsOf(shown.map(({ name, cat }) => ({ bot: "", name, cat })));
  const what = cup ? "cup" : "season";
  const list = new Intl.ListFormat(say.locale).format(winners.map(named));
  const [first] = winners;
  const said = winners.length > 1
    ? say.say(`season-winners-${what}`, { names: list })
    : say.say(`season-winner-${what}`, { who: first?.you ? "you" : "other", name: list });
  return section(
    { class: "season-end" },
    h2({ class: "big" }, said),
    ol(
      { class: "podium" },
      shown.map((line, place) =>
        li(
          { key: place, value: line.rank, class: line.rank === 1 ? "first" : "" },
          div(
            { class: "face" },
            line.rank === 1 && use(Crown, {}),
            use(Portrait, { cat: cats[place], mood: line.rank === 1 ? "happy" : "" }),
          ),
          span({ class: "rank" }, say.say("season-rank", { rank: line.rank })),
          strong({}, named(line)),
          !cup && span({}, say.say("season-end-score", { score: brief(line.score) })),
        )
      ),
    ),
    told(page).map((text, number) => p({ key: number, class: "decided" }, text)),
    end && end.moments.length > 0 && div(
      { class: "moments" },
      h3({}, say.say("season-moments")),
      ul(
        {},
        end.moments.map((moment) =>
          li(
            { key: moment.kind },
            span(
              {},
              say.say(`season-moment-${moment.kind}`, {
                name: named(moment),
                number: moment.number,
                round: roundTitle(page, moment.round),
              }),
            ),
            " ",
            a({ href: `/m/${moment.match}` }, say.say("season-look")),
          )
        ),
      ),
    ),
    div(
      { class: "ways" },
      use(Share, { path, text: `${season.name}: ${said}`, words: say }),
      small({}, say.say("season-link-about")),
    ),
    again && div(
      { class: "ways" },
      button({ type: "button", class: "main", onClick: again }, say.say("season-again", { what })),
      p({}, say.say("season-again-about", { what })),
    ),
  );
}

/** What decided a season, in sentences. @param {SeasonPage} page */
export function told({ standings, season, end, rounds }) {
  const say = words.value;
  const staying = standings.filter(({ withdrawn }) => !withdrawn);
  const said = staying.slice(0, 2).flatMap((line, place) => {
    const next = staying[place + 1];
    const by = line.decided_by || (season.kind !== "cup" && next ? "shared" : "");
    const known = place === 0 || ["won", "direct", "against"].includes(by);
    if (!next || !by || by === "further" || !known) return [];
    const [own, theirs] = by === "against"
      ? [line.against, next.against]
      : by === "won"
      ? [line.won, next.won]
      : [line.score, next.score];
    const equals = by === "score" ? staying.filter(({ score }) => score === next.score) : [next];
    const name = line.name || say.say("name-guest");
    const other = new Intl.ListFormat(say.locale).format(equals.map((each) => each.name || say.say("name-guest")));
    const data = { name, other, own: brief(own), theirs: brief(theirs) };
    return [say.say(`season-decided-${by}`, data, [], line.you ? "you" : "")];
  });
  const since = end?.led_since ?? 0;
  if (since && rounds.length > 1) {
    const when = since === 1 ? "always" : since === rounds.length ? "last" : "since";
    const [{ name, you }] = standings;
    said.push(
      say.say(`season-led-${when}`, { name: name || say.say("name-guest"), round: since }, [], you ? "you" : ""),
    );
  }
  return said;
}
