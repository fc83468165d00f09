/** Your games: what is on, what each game came to, and every match that is over. */

import {
  a,
  details,
  div,
  h2,
  later,
  li,
  main,
  p,
  section,
  small,
  span,
  strong,
  summary,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import { catalogue, titled } from "../shell/catalogue.js";
import { getMyGames } from "../shell/api.js";
import { Notice, TopBar } from "../shell/components.js";
import { namesIn, Past, when } from "./past_matches.js";
import { sayMatch } from "../table/season_line.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").MyGames} Overview */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/tags.js").DetailsEvent} DetailsEvent */
/** @typedef {import("../shell/api.js").Refused} Refused */

const Chronicle = later(() => import("./game_statistics.js").then((module) => module.Chronicle));
const LOOK = new URL("./my_games.css", import.meta.url).href;

export function MyGames() {
  const games = useSignal(/** @type {GameInfo[]} */ ([]));
  const told = useSignal(/** @type {Overview | null} */ (null));
  const refused = useSignal("");
  useEffect(() => {
    dress();
    const say = (/** @type {Refused} */ problem) => (refused.value = words.value.reason(problem.reason));
    catalogue().then((found) => (games.value = found), say);
    getMyGames().then((found) => (told.value = found), say);
  }, []);
  const say = words.value;
  useEffect(() => {
    document.title = `${say.say("my-games")} – Katzentisch`;
  }, [say]);
  const ready = games.value.length > 0 ? told.value : null;
  const { on, over, tallies } = ready ?? { on: [], over: false, tallies: [] };
  const title = (/** @type {string} */ id) => titled(games.value, id, words.value);
  return div(
    { class: "plain" },
    use(TopBar, { title: say.say("my-games") }),
    main(
      { class: "my-games", "aria-busy": !ready },
      refused.value && use(Notice, { text: refused.value }),
      ready && !on.length && !over && [
        p({ key: "none" }, say.say("my-games-none")),
        a({ key: "lobby", class: "button main", href: "/" }, say.say("to-lobby")),
      ],
      on.length > 0 && section(
        { class: "tables" },
        h2({}, say.say("goes-on")),
        ul(
          {},
          on.map(({ code, game, begun, sitters, season }) =>
            li(
              { key: code },
              a(
                { href: `/t/${code}` },
                span({ class: "title" }, title(game)),
                span({}, namesIn(sitters).join(", ")),
                small({}, [season && sayMatch(season, say), when(begun)].filter(Boolean).join(" · ")),
              ),
            )
          ),
        ),
      ),
      use(Shelf, { games: games.value, tallies }),
      over && use(Past, { games: games.value }),
    ),
  );
}

/**
 * The games that were played, each with what it came to.
 *
 * @param {{ games: GameInfo[], tallies: Overview["tallies"] }} props
 */
function Shelf({ games, tallies }) {
  const open = useSignal("");
  const say = words.value;
  const played = games.filter(({ id }) => tallies.some((tally) => tally.game === id));
  return played.length > 0 && section(
    { class: "shelf" },
    h2({}, say.say("by-game")),
    played.map((game) => {
      const own = tallies.filter((tally) => tally.game === game.id);
      const won = own.reduce((sum, tally) => sum + tally.won, 0);
      const number = own.reduce((sum, tally) => sum + tally.played, 0);
      return details(
        {
          key: game.id,
          "data-game": game.folder,
          onToggle: (/** @type {DetailsEvent} */ event) => event.currentTarget.open && (open.value = game.id),
          open: open.value === game.id,
        },
        summary(
          {},
          strong({}, say.title(game)),
          " ",
          small(
            {},
            say.say("played-and-won", { number, won: won.toLocaleString(say.locale, { maximumFractionDigits: 1 }) }),
          ),
        ),
        open.value === game.id && use(Chronicle, { game, key: game.id }),
      );
    }),
  );
}

function dress() {
  if (document.querySelector(`link[href="${LOOK}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = LOOK;
  document.head.append(link);
}
