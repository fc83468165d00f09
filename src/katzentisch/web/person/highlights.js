/** What somebody can show: how much they played and won, their best figures, and all that as a picture; their ratings. */

import {
  a,
  all,
  article,
  dd,
  div,
  dl,
  dt,
  h2,
  h3,
  li,
  p,
  section,
  small,
  span,
  strong,
  ul,
  use,
} from "../shell/tags.js";
import { STREAK_DAYS } from "../shell/components.js";
import { getHighlights, Refused } from "../shell/api.js";
import { catalogue, titled } from "../shell/catalogue.js";
import { settings } from "../shell/settings.js";
import { ResultPicture } from "../sheets/result_picture.js";
import { drawHighlights } from "./highlights_picture.js";
import { speak, words } from "../shell/words.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../wire.d.ts").GameToShow} GameToShow */
/** A game that was played, what it is called, where its cover is, and its words. @typedef {{ played: GameToShow, title: string, cover: string, words: Words }} Shelf */
/** How strong somebody is at a game, and what it is called. @typedef {import("../wire.d.ts").QuickRating & { title: string }} Rated */
/** @typedef {{ shelves: Shelf[], streak: number, longest: number, ratings: Rated[] }} Shown */

/**
 * What there is to show, in the language that is set; nothing where the server does not tell.
 *
 * @returns {Promise<Shown | null>}
 */
export async function load() {
  const { language } = settings.value;
  try {
    const [told, games] = await Promise.all([getHighlights(), catalogue()]);
    const found = told.games.map(async (played) => {
      const game = games.find(({ id }) => id === played.game);
      const own = await speak(language, game?.folder);
      const cover = game?.has_cover ? `games/${game.folder}/web/cover.svg` : "web/icon.svg";
      return { played, title: game ? own.title(game) : played.game, cover, words: own };
    });
    const say = await speak(language);
    const ratings = told.ratings.map((rating) => ({ ...rating, title: titled(games, rating.game, say) }));
    return { shelves: await Promise.all(found), streak: told.daily_streak, longest: told.daily_longest, ratings };
  } catch (problem) {
    if (problem instanceof Refused) return null;
    throw problem;
  }
}

/** @param {number} number @param {Words} words */
const rounded = (number, words) => number.toLocaleString(words.locale, { maximumFractionDigits: 1 });

/** @param {GameToShow} played @param {Words} words */
const tally = ({ played: number, won }, words) =>
  won > 0 ? words.say("played-and-won", { number, won: rounded(won, words) }) : words.say("played-times", { number });

/** The figures of a game that somebody would show others. @param {GameToShow} played */
const worthShowing = ({ highlights }) => highlights.filter(({ value }) => value > 0);

/** @param {string} name @param {Words} words */
const label = (name, words) => words.say(name === "points" ? "highlight-points" : name);

/** The best figures of a game as people read them. @param {GameToShow} played @param {Words} words */
const best = (played, words) =>
  worthShowing(played).map(({ name, value }) => ({ label: label(name, words), value: rounded(value, words) }));

/** @param {{ shown: Shown, name: string }} props */
export function Highlights({ shown, name }) {
  const say = words.value;
  const { shelves, streak, longest } = shown;
  if (!shelves.length && longest < STREAK_DAYS) {
    return section({ class: "highlights" }, h2({}, say.say("highlights")), p({}, say.say("highlights-none")));
  }
  const sum = (/** @type {"played" | "won"} */ key) => shelves.reduce((total, { played }) => total + played[key], 0);
  const won = sum("won");
  const tiles = shelves.length > 0
    ? [
      { key: "highlight-favourite", value: shelves[0].title, label: say.say("highlight-favourite") },
      { key: "highlight-played", value: `${sum("played")}`, label: say.say("highlight-played") },
      ...(won > 0 ? [{ key: "highlight-won", value: rounded(won, say), label: say.say("highlight-won") }] : []),
    ]
    : [];
  const record = longest > streak ? longest : 0;
  const days = streak >= STREAK_DAYS
    ? {
      value: `${streak}`,
      label: say.say("highlight-daily", { record }),
      short: say.say("highlight-daily", { record: 0 }),
    }
    : { value: `${longest}`, label: say.say("highlight-daily-longest"), short: say.say("highlight-daily-longest") };
  const told = longest >= STREAK_DAYS ? [{ key: "highlight-daily", ...days }] : [];
  const rows = shelves.map(({ played, title, words }, at) => ({
    name: title,
    total: "",
    first: at === 0,
    lines: [
      tally(played, words),
      ...(at === 0 ? best(played, words).map(({ label, value }) => `${label}: ${value}`) : []),
    ],
  }));
  const more = told.map(({ value, short }) => ({
    name: say.say("daily"),
    total: "",
    first: false,
    lines: [`${value} ${short}`],
  }));
  return section(
    { class: "highlights" },
    h2({}, say.say("highlights")),
    ul(
      { class: "figures" },
      [...tiles, ...told].map(({ key, value, label }) => li({ key }, strong({}, value), span({}, label))),
    ),
    div(
      { class: "shelves" },
      shelves.map(({ played, title, words }) =>
        article(
          { key: played.game, "data-game": played.game },
          h3({}, title),
          small({}, tally(played, words)),
          dl(
            {},
            worthShowing(played).map(({ name, value, match, seat }) =>
              all(
                dt({}, label(name, words)),
                dd({}, a({ href: `/m/${match}/end/${seat}` }, rounded(value, words))),
              )
            ),
          ),
        )
      ),
    ),
    small({}, say.say("highlights-about")),
    use(ResultPicture, {
      words: say,
      game: "katzentisch",
      heading: name ? say.say("highlights-of", { name }) : say.say("highlights-mine"),
      rows: [...rows, ...more],
      make: "highlights-picture",
      paint: (when) =>
        drawHighlights({
          name,
          heading: say.say("highlights-mine"),
          cat: settings.value.cat,
          wins: won > 0,
          figures: [...tiles.slice(1), ...told.map(({ value, short }) => ({ value, label: short }))],
          favourite: say.say("highlight-favourite"),
          games: shelves.map(({ played, title, cover, words }) => ({
            title,
            cover,
            tally: tally(played, words),
            figures: best(played, words),
          })),
          footer: when,
        }),
    }),
  );
}

/** How strong somebody is at games with strangers. @param {{ ratings: Rated[] }} props */
export function Ratings({ ratings }) {
  const say = words.value;
  return ratings.length > 0 && section(
    { class: "ratings" },
    h2({}, say.say("ratings")),
    ul(
      { class: "figures" },
      ratings.map(({ game, title, points, played, provisional }) =>
        li(
          { key: game, "data-game": game },
          strong({}, points),
          span({}, title),
          small({}, say.say("played-times", { number: played }), provisional && `, ${say.say("rating-provisional")}`),
        )
      ),
    ),
    small({}, say.say("ratings-about"), " ", say.say("ratings-start")),
  );
}
