/** The deals of a day: one's own try at each, and what everybody made of them. */

import {
  a,
  article,
  button,
  div,
  h2,
  h3,
  main,
  nav,
  p,
  span,
  table,
  tbody,
  td,
  th,
  thead,
  tr,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import { withMinusSigns } from "../shell/words.js";
import { getDailyDeals, getTodaysDeals, isHere, playDailyDeal, Refused } from "../shell/api.js";
import { catalogue } from "../shell/catalogue.js";
import { Cover, Notice, Skeleton, Streak, TopBar } from "../shell/components.js";
import { settings } from "../shell/settings.js";
import { Share } from "../shell/share.js";
import { GUEST, words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").DailyPlace} DailyPlace */
/** @typedef {import("../wire.d.ts").DailyDeal} DailyDeal */
/** @typedef {import("../wire.d.ts").DailyDeals} DailyDeals */

const DAY = 86_400_000;
/** How many of the best are shown at first; one's own place is always there. */
const SHOWN = 5;

/** So many days after another. @param {string} day @param {number} days */
const after = (day, days) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** @param {{ day: string, go: (path: string) => void }} props */
export function DailyPage({ day, go }) {
  const say = words.value;
  const found = useSignal(/** @type {DailyDeals | null} */ (null));
  const games = useSignal(/** @type {GameInfo[]} */ ([]));
  const refused = useSignal("");
  const tell = (/** @type {unknown} */ problem) => {
    if (!(problem instanceof Refused)) throw problem;
    refused.value = words.value.reason(problem.reason);
  };
  useEffect(() => {
    refused.value = "";
    catalogue().then((all) => (games.value = all), tell);
    (day ? getDailyDeals(day) : getTodaysDeals()).then((told) => (found.value = told), tell);
  }, [day]);
  const shown = found.value;
  const ready = shown !== null && games.value.length > 0;
  const on = shown !== null && 1000 * shown.ends > Date.now();
  const begin = (/** @type {GameInfo} */ game) => {
    const { name, cat } = settings.value;
    playDailyDeal(game.folder, { name: name || GUEST, cat }).then(({ code }) => go(`/t/${code}`), tell);
  };
  return div(
    { class: "plain daily" },
    use(TopBar, { title: say.say("daily") }),
    main(
      {},
      p({}, say.say(isHere() ? "here-daily-about" : "daily-about")),
      refused.value && use(Notice, { text: refused.value }),
      ready && nav(
        { class: "days", "aria-label": say.say("daily-days") },
        a({ class: "button", href: `/daily/${after(shown.day, -1)}` }, say.say("day-before")),
        h2({}, new Date(shown.day).toLocaleDateString(say.locale, { dateStyle: "long", timeZone: "UTC" })),
        !on && a({ class: "button", href: `/daily/${after(shown.day, 1)}` }, say.say("day-after")),
      ),
      ready && on && p(
        { class: "until" },
        use(Streak, { days: shown.streak }),
        " ",
        say.say("daily-next", { when: say.moment(new Date(1000 * shown.ends)) }),
      ),
      ready && on && !isHere() && div(
        { class: "ways daily-invite" },
        p({}, say.say("daily-invite")),
        use(Share, { path: "/daily", text: say.say("daily-invite-text"), words: say }),
      ),
      ready && on && shown.deals.some(({ code }) => !code) && p({ class: "only-try" }, say.say("daily-only-try")),
      !ready && !refused.value && div({ class: "deals", key: "skeleton" }, use(Skeleton, {})),
      ready && div(
        { class: "deals", key: "deals" },
        shown.deals.map((deal) => {
          const game = games.value.find(({ id }) => id === deal.game);
          return game && use(Today, { key: deal.game, deal, game, begin: on ? () => begin(game) : null });
        }),
      ),
      (ready || refused.value) && a({ class: "button", href: "/" }, say.say("to-lobby")),
    ),
  );
}

/**
 * One game's deal; there is no beginning it once its day is over.
 *
 * @param {{ deal: DailyDeal, game: GameInfo, begin: (() => void) | null }} props
 */
function Today({ deal, game, begin }) {
  const say = words.value;
  const whole = useSignal(false);
  const best = whole.value ? deal.best : deal.best.filter(({ you }, at) => you || at < SHOWN);
  return article(
    { class: `deal ${game.folder}` },
    use(Cover, { game }),
    h3({}, say.title(game)),
    p({}, say.say("daily-against", { opponents: deal.opponents })),
    div(
      { class: "ways" },
      !deal.code && begin && button({ type: "button", class: "main", onClick: begin }, say.say("daily-play")),
      deal.code && a(
        { class: deal.over ? "button" : "button main", href: `/t/${deal.code}` },
        say.say(deal.over ? "daily-look" : "daily-go-on"),
      ),
    ),
    best.length > 0
      ? table(
        {},
        thead(
          {},
          tr({}, th({}, say.say("daily-place")), th({}, say.say("daily-name")), th({}, say.say("daily-points"))),
        ),
        tbody(
          {},
          best.map(({ place, name, points, you }, at) =>
            tr(
              { key: at, class: you ? "yours" : "" },
              td({}, place),
              td({}, name, you && span({ class: "own" }, ` (${say.say("seat-yours")})`)),
              td({}, withMinusSigns(`${points}`)),
            )
          ),
        ),
      )
      : !isHere() && !begin && p({ class: "nobody" }, say.say("daily-nobody-did")),
    best.length < deal.best.length &&
      button({ type: "button", class: "quiet", onClick: () => (whole.value = true) }, say.say("daily-all")),
  );
}
