/** Invitations to tables in the lobby: each is accepted or declined there. */

import { a, button, div, h2, li, p, section, small, span, ul, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { titled } from "../shell/catalogue.js";
import { Cover } from "../shell/components.js";
import { settings } from "../shell/settings.js";
import { GUEST, words } from "../shell/words.js";
import { namesAt } from "./tables.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */

/**
 * @param {{
 *   tables: TableInfo[], games: import("../wire.d.ts").GameInfo[], go: (path: string) => void,
 *   answered: () => void, tell: (problem: unknown) => void,
 * }} props `answered` looks again which invitations there are
 */
export function Invitations({ tables, games, go, answered, tell }) {
  const declined = useSignal(false);
  const say = words.value;
  const accept = async (/** @type {TableInfo} */ { code, seats }) => {
    const seat = seats.findIndex(({ taken }) => !taken);
    const { name, cat } = settings.value;
    // If somebody was faster, or has the same name, the table says so and offers what is left.
    await api.sitDown(code, seat, { name: name || `${GUEST} ${seat + 1}`, cat }).catch(() => {});
    go(`/t/${code}`);
  };
  const decline = (/** @type {string} */ code) =>
    api.declineInvitation(code).then(() => {
      declined.value = true;
      answered();
    }, tell);
  return section(
    { class: "tables invitations" },
    tables.length > 0 && h2({}, say.say("invitations")),
    p({ role: "status" }, declined.value && say.say("invitation-declined")),
    ul(
      {},
      tables.map((table) => {
        const game = games.find((each) => each.id === table.game);
        const host = table.seats[table.host_seat ?? -1]?.name;
        const title = titled(games, table.game, say);
        const names = namesAt(table, say, host).join(", ");
        const pace = say.pace(table.house);
        const about = `${title}, ${names}`;
        return li(
          { key: table.code },
          a(
            { href: `/t/${table.code}` },
            game && use(Cover, { game }),
            span(
              { class: "title" },
              host ? say.say("preview-invited", { name: say.person(host), game: title }) : title,
            ),
            span({}, names),
            pace && small({}, pace),
          ),
          div(
            { class: "ways" },
            button(
              {
                type: "button",
                class: "main accept",
                "aria-label": `${say.say("invitation-accept")}: ${about}`,
                onClick: () => accept(table),
              },
              say.say("invitation-accept"),
            ),
            button(
              {
                type: "button",
                class: "decline",
                "aria-label": `${say.say("invitation-decline")}: ${about}`,
                onClick: () => decline(table.code),
              },
              say.say("invitation-decline"),
            ),
          ),
        );
      }),
    ),
  );
}
