/** What Katzentisch is and is not: unofficial, whose games these are, and what the licence covers. */

import { a, all, dd, div, dl, dt, h2, main, p, use, useEffect, useSignal } from "./tags.js";
import { catalogue } from "./catalogue.js";
import { TopBar } from "./components.js";
import { settings } from "./settings.js";
import { speak, words } from "./words.js";

/** @typedef {{ title: string, credits: string }} Credit */

/**
 * Who designed and published each game, in the game's own words.
 *
 * @param {string} language
 * @returns {Promise<Credit[]>}
 */
async function loadCredits(language) {
  const games = await catalogue();
  const said = await Promise.all(games.map((game) => speak(language, game.folder)));
  return games
    .map((game, at) => ({
      title: said[at].title(game),
      credits: said[at].knows("credits") ? said[at].say("credits") : "",
    }))
    .filter(({ credits }) => credits);
}

/** The page "About". */
export function AboutPage() {
  const say = words.value;
  const credits = useSignal(/** @type {Credit[] | null} */ (null));
  const { language } = settings.value;
  useEffect(() => {
    loadCredits(language).then((found) => (credits.value = found), () => (credits.value = []));
  }, [language]);
  return div(
    { class: "plain about" },
    use(TopBar, { title: say.say("about") }),
    credits.value && main(
      {},
      p({}, say.say("about-unofficial")),
      credits.value.length > 0 && all(
        h2({}, say.say("about-games")),
        dl({}, credits.value.map((each) => all(dt({}, each.title), dd({}, each.credits)))),
      ),
      p({}, say.say("about-own")),
      h2({}, say.say("about-licence")),
      p({}, say.say("about-licence-covers")),
      h2({}, say.say("about-facts")),
      p({}, say.say("about-facts-from")),
      h2({}, say.say("about-removal")),
      p({}, say.say("about-removal-how")),
      a({ class: "button main", href: "/" }, say.say("to-lobby")),
    ),
  );
}
