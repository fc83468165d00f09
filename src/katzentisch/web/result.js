/** How it ended, and what comes next. */

import { a, button, div, h2, li, ol, section, small, span, strong, useSignal } from "./tags.js";
import * as api from "./api.js";

/**
 * @param {{
 *   connection: import("./connection.js").Connection, info: import("./wire.d.ts").TableInfo,
 *   update: import("./wire.d.ts").Update, names: string[], kit: import("./catalogue.js").Kit,
 * }} props
 */
export function Result({ connection, info, update, names, kit }) {
  const { words } = kit;
  const refused = useSignal("");
  const ranking = /** @type {number[]} */ (update.ranking ?? []);
  const points = update.points ?? [];
  const seats = ranking.map((_, seat) => seat).sort((one, two) => ranking[one] - ranking[two]);
  const again = () =>
    api.start(info.code, null, connection.tokens).catch((
      problem,
    ) => (refused.value = words.reason(problem.reason, names)));
  return section(
    { class: "result" },
    h2({}, words.say("final")),
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
    small({ class: "seed" }, words.say("seed-told", { seed: update.seed ?? "", hash: update.fingerprint })),
  );
}
