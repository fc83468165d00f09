/** What one game came to in somebody's hands: wins beside chance, pictures, records, the solo ladder, mistakes. */

import {
  a,
  all,
  caption,
  dd,
  div,
  dl,
  dt,
  h3,
  li,
  p,
  progress,
  section,
  small,
  table,
  tbody,
  td,
  th,
  thead,
  tr,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import { getGameStatistics } from "../shell/api.js";
import { Notice } from "../shell/components.js";
import { day, Points, Wins } from "./plots.js";
import { settings } from "../shell/settings.js";
import { speak, words } from "../shell/words.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").Mark} Mark */
/** @typedef {import("../wire.d.ts").TableStatistics} Company */
/** @typedef {import("../wire.d.ts").Rung} Rung */
/** @typedef {import("../wire.d.ts").ReviewSummary} Looked */
/** @typedef {import("../wire.d.ts").Statistics} Statistics */

/** Kinds of mistakes that are named. */
const SHOWN = 3;

/** @param {{ game: GameInfo }} props */
export function Chronicle({ game }) {
  const found = useSignal(/** @type {Statistics | null} */ (null));
  const own = useSignal(/** @type {Words | null} */ (null));
  const refused = useSignal("");
  const { language } = settings.value;
  useEffect(() => {
    speak(language, game.folder).then((spoken) => (own.value = spoken));
  }, [language, game.folder]);
  useEffect(() => {
    getGameStatistics(game.id).then(
      (told) => (found.value = told),
      (problem) => (refused.value = words.value.reason(problem.reason)),
    );
  }, [game.id]);
  if (refused.value) return use(Notice, { text: refused.value });
  const told = found.value;
  const say = own.value;
  if (!told || !say) return progress({ "aria-label": words.value.say("my-games") });
  return section(
    { class: "chronicle", "aria-label": say.title(game) },
    use(Companies, { tables: told.tables, words: say }),
    use(Points, { marks: told.course, words: say }),
    use(Wins, { marks: told.course, words: say }),
    use(Records, { told, words: say }),
    told.ladder.length > 0 && use(Ladder, { rungs: told.ladder, words: say }),
    use(Mistakes, { looked: told.looked.slice(0, SHOWN), words: say }),
  );
}

/** @param {number} number @param {Words} words */
const rounded = (number, words) => number.toLocaleString(words.locale, { maximumFractionDigits: 1 });

/** @param {{ tables: Company[], words: Words }} props */
function Companies({ tables, words }) {
  const against = tables.filter(({ players }) => players > 1);
  return against.length > 0 && table(
    {},
    caption({}, words.say("stat-wins")),
    thead(
      {},
      tr({}, ["stat-players", "stat-played", "stat-won", "stat-chance"].map((key) => th({ key }, words.say(key)))),
    ),
    tbody(
      {},
      against.map(({ players, played, won, chance }) =>
        tr(
          { key: players },
          th({ scope: "row" }, players),
          td({}, played),
          td({}, rounded(won, words)),
          td({}, rounded(chance, words)),
        )
      ),
    ),
  );
}

/** @param {{ told: Statistics, words: Words }} props */
function Records({ told, words }) {
  const counts = told.course.some(({ points }) => points > 1);
  const link = (/** @type {Mark} */ { match, seat, points, over }) =>
    a({ href: `/m/${match}/end/${seat}` }, words.say("points", { number: points }), " · ", day(over, words));
  return all(
    h3({}, words.say("records")),
    dl(
      { class: "records" },
      told.longest > 1 && all(dt({}, words.say("record-streak")), dd({}, told.longest)),
      told.streak > 1 && all(dt({}, words.say("record-now")), dd({}, told.streak)),
      counts && told.tables.map(({ players, best, worst, mean }) =>
        all(
          dt({}, words.say("record-best", { players })),
          dd({}, link(best)),
          dt({}, words.say("record-mean", { players })),
          dd({}, rounded(mean, words)),
          dt({}, words.say("record-worst", { players })),
          dd({}, link(worst)),
        )
      ),
    ),
  );
}

/** @param {{ rungs: Rung[], words: Words }} props */
function Ladder({ rungs, words }) {
  return table(
    { class: "ladder" },
    caption({}, words.say("ladder")),
    thead(
      {},
      tr({}, ["ladder-level", "ladder-tried", "stat-won", "ladder-best"].map((key) => th({ key }, words.say(key)))),
    ),
    tbody(
      {},
      rungs.map(({ level, tried, won, best }) =>
        tr(
          { key: level, class: won ? "won" : "" },
          th({ scope: "row" }, words.say(`option-difficulty-${level}`)),
          td({}, tried),
          td({}, won),
          td({}, best ?? "–"),
        )
      ),
    ),
  );
}

/** Where another move would have been better, as far as somebody looked back. @param {{ looked: Looked[], words: Words }} props */
function Mistakes({ looked, words }) {
  const kind = (/** @type {string} */ verb) =>
    verb && words.knows(`move-${verb}`)
      ? words.say("mistake-kind", { kind: words.move(verb) })
      : words.say("mistake-any");
  return div(
    { class: "mistakes" },
    h3({}, words.say("mistakes")),
    looked.length === 0 && p({}, small({}, words.say("mistakes-none"))),
    ul(
      {},
      looked.map((each) =>
        li(
          { key: each.kind },
          words.say("mistake-told", { kind: kind(each.kind), better: each.better, moves: each.moves }),
          " ",
          a({ href: `/m/${each.match}/${each.ply}/${each.seat}` }, words.say("mistake-worst")),
        )
      ),
    ),
  );
}
