/** How it ended, and what comes next. */

import {
  a,
  button,
  details,
  div,
  h2,
  p,
  section,
  small,
  span,
  summary,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Carry } from "../shell/carry.js";
import { Course, Shower } from "./finale.js";
import { headline, isCelebrated, Places } from "./ranking.js";
import { save } from "../shell/save.js";
import { Share } from "../shell/share.js";
import { settings } from "../shell/settings.js";

/**
 * @param {{
 *   connection: import("./connection.js").Connection, info: import("../wire.d.ts").TableInfo,
 *   update: import("../wire.d.ts").Update, log: import("../wire.d.ts").EventInfo[], names: string[], kit: import("../shell/catalogue.js").Kit,
 * }} props
 */
export function Result({ connection, info, update, log, names, kit }) {
  const { words } = kit;
  const { duplicate = false } = info.house;
  const refused = useSignal("");
  const checked = useSignal("");
  const ranking = /** @type {number[]} */ (update.ranking ?? []);
  const points = update.points ?? [];
  const said = headline({ ranking, me: update.seat, names, view: update.view, kit });
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const finale = useSignal(/** @type {import("./finale.d.ts").Finale | null} */ (null));
  const ended = { view: update.view, log, players: names.length };
  const moments = finale.value?.moments(ended) ?? [];
  useEffect(() => {
    kit.board.finale?.().then((/** @type {import("./finale.d.ts").Finale} */ found) => (finale.value = found));
    title.current?.scrollIntoView({ block: "center", behavior: settings.peek().motion ? "smooth" : "auto" });
    title.current?.focus({ preventScroll: true });
  }, []);
  const again = () =>
    api.startMatch(info.code, { fill: null }, connection.tokens).catch((
      problem,
    ) => (refused.value = words.reason(problem.reason, names)));
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    api.getRecord(update.match).then(
      (text) => save(`${update.match}.kt`, text),
      (problem) => (refused.value = words.reason(problem.reason, names)),
    );
  };
  return section(
    { class: "result" },
    finale.value && isCelebrated(ranking, update.seat) && use(Shower, { shapes: finale.value.shower }),
    h2({ ref: title, tabindex: -1 }, said),
    use(Places, {
      ranking,
      names,
      tell: (seat) => kit.board.outcome?.(update.view, seat, words) ?? words.say("points", { number: points[seat] }),
      more: (seat) =>
        moments[seat] && small({ class: "best" }, words.say(moments[seat].key, moments[seat].data, names)),
    }),
    finale.value &&
      use(Course, { finale: finale.value, ended, names, words, marks: kit.board.marks?.(update.view) ?? [] }),
    div(
      { class: "ways" },
      duplicate && !info.club && a({ class: "button main", href: "/daily" }, words.say("daily")),
      info.club && a({ class: "button main", href: `/club/${info.club}` }, words.say("to-club")),
      update.seat >= 0 && !duplicate &&
        button({ type: "button", class: info.club ? "" : "main", onClick: again }, words.say("rematch")),
      a({ class: "button", href: `/m/${update.match}` }, words.say("replay")),
      !api.isHere() && !duplicate && use(Share, {
        path: `/m/${update.match}`,
        text: `${words.title(kit.game)}: ${said}`,
        words,
        prepare: () => import("./board_image.js").then(({ send }) => send(update.match)),
      }),
      api.elsewhere() && !duplicate && use(Carry, { match: update.match, over: true, words }),
      a({ class: "button", href: "/" }, words.say("to-lobby")),
    ),
    refused.value && span({ role: "alert" }, refused.value),
    !duplicate && details(
      { class: "fairness" },
      summary({}, words.say("fairness")),
      p({ class: "seed" }, words.say("seed-told", { seed: update.seed ?? "", hash: update.fingerprint })),
      div(
        { class: "ways" },
        globalThis.crypto.subtle && button(
          { type: "button", onClick: async () => (checked.value = await fair(update) ? "seed-fits" : "seed-differs") },
          words.say("seed-check"),
        ),
        a(
          {
            class: "button",
            href: `/api/matches/${update.match}/record`,
            download: `${update.match}.kt`,
            onClick: api.isHere() ? keep : null,
          },
          words.say("download"),
        ),
        span({ role: "status" }, checked.value && words.say(checked.value)),
      ),
    ),
  );
}

/**
 * Whether the seed is the one whose fingerprint was shown all along.
 *
 * @param {import("../wire.d.ts").Update} update
 */
async function fair({ seed, fingerprint }) {
  const told = new TextEncoder().encode(`katzentisch seed ${seed}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", told));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") === fingerprint;
}
