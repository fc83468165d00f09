/** How it ended, and what comes next. */

import {
  a,
  button,
  details,
  div,
  h2,
  li,
  ol,
  p,
  section,
  span,
  strong,
  summary,
  useEffect,
  useRef,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { settings } from "./settings.js";

/**
 * @param {{
 *   connection: import("./connection.js").Connection, info: import("./wire.d.ts").TableInfo,
 *   update: import("./wire.d.ts").Update, names: string[], kit: import("./catalogue.js").Kit,
 * }} props
 */
export function Result({ connection, info, update, names, kit }) {
  const { words } = kit;
  const refused = useSignal("");
  const checked = useSignal("");
  const ranking = /** @type {number[]} */ (update.ranking ?? []);
  const points = update.points ?? [];
  const seats = ranking.map((_, seat) => seat).sort((one, two) => ranking[one] - ranking[two]);
  const winners = seats.filter((seat) => ranking[seat] === 1);
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    title.current?.scrollIntoView({ block: "center", behavior: settings.peek().motion ? "smooth" : "auto" });
    title.current?.focus({ preventScroll: true });
  }, []);
  const again = () =>
    api.start(info.code, null, connection.tokens).catch((
      problem,
    ) => (refused.value = words.reason(problem.reason, names)));
  return section(
    { class: "result" },
    h2({ ref: title, tabindex: -1 }, headline(winners, update.seat, names, words)),
    ol(
      {},
      seats.map((seat) =>
        li(
          { key: seat, value: ranking[seat] },
          strong({}, names[seat]),
          span(
            { class: "points" },
            kit.board.outcome?.(update.view, seat, words) ?? words.say("points", { number: points[seat] }),
          ),
        )
      ),
    ),
    div(
      { class: "ways" },
      update.seat >= 0 && button({ type: "button", class: "main", onClick: again }, words.say("rematch")),
      a({ class: "button", href: `/m/${update.match}` }, words.say("replay")),
      a(
        { class: "button", href: `/api/matches/${update.match}/record`, download: `${update.match}.kt` },
        words.say("download"),
      ),
      a({ class: "button", href: "/" }, words.say("to-lobby")),
    ),
    refused.value && span({ role: "alert" }, refused.value),
    details(
      { class: "fairness" },
      summary({}, words.say("fairness")),
      p({ class: "seed" }, words.say("seed-told", { seed: update.seed ?? "", hash: update.fingerprint })),
      globalThis.crypto.subtle && div(
        { class: "ways" },
        button(
          { type: "button", onClick: async () => (checked.value = await fair(update) ? "seed-fits" : "seed-differs") },
          words.say("seed-check"),
        ),
        checked.value && span({ role: "status" }, words.say(checked.value)),
      ),
    ),
  );
}

/**
 * Who won, in one line.
 *
 * @param {number[]} winners
 * @param {number} me
 * @param {string[]} names
 * @param {import("./words.js").Words} words
 */
function headline(winners, me, names, words) {
  if (winners.length === names.length) return words.say("final");
  if (winners.length > 1) return words.say("won-together", { names: winners.map((seat) => names[seat]) });
  return winners[0] === me ? words.say("you-won") : words.say("won", { name: names[winners[0]] });
}

/**
 * Whether the seed is the one whose fingerprint was shown all along.
 *
 * @param {import("./wire.d.ts").Update} update
 */
async function fair({ seed, fingerprint }) {
  const told = new TextEncoder().encode(`katzentisch seed ${seed}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", told));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") === fingerprint;
}
