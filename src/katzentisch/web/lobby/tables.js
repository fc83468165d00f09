/** Tables in a list, each a way back to it; those of this browser can be deleted there. */

import { a, button, h2, img, later, li, p, section, small, span, ul, use, useSignal } from "../shell/tags.js";
import { isHere } from "../shell/api.js";
import { titled } from "../shell/catalogue.js";
import { Cover, hasLeft, waits, waitsForStart } from "../shell/components.js";
import { boards, since } from "../shell/settings.js";
import { words } from "../shell/words.js";
import { sayRound, voidKey } from "../table/season_line.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */

/** What the heading of a list says of each of its tables already. @type {Record<string, string>} */
const SAID_ABOVE = {
  "waits-for-you": "your-turn",
  "ended-away": "table-over",
  "goes-on": "table-on",
  "waits-for-players": "table-waiting",
  "public-tables": "table-waiting",
};

const Clearing = later(() => import("../here/delete_tables.js").then((module) => module.Clearing));

/**
 * @param {{
 *   heading: string, tables: TableInfo[], games: GameInfo[], cleared?: () => void,
 * }} props `heading` is a word's key or ""
 */
export function Tables({ heading, tables, games, cleared = () => {} }) {
  const clearing = useSignal(/** @type {TableInfo[]} */ ([]));
  const say = words.value;
  const over = tables.filter((table) => table.over);
  return section(
    { class: "tables" },
    heading && h2({}, say.say(heading)),
    ul(
      {},
      tables.map((table) => {
        const game = games.find((each) => each.id === table.game);
        const names = namesAt(table, say);
        const title = titled(games, table.game, say);
        const starts = waitsForStart(table);
        const yours = starts || waits(table);
        const news = since(table);
        const state = table.over
          ? "table-over"
          : hasLeft(table)
          ? "table-left"
          : starts
          ? "table-start"
          : table.season?.counts === false
          ? voidKey(table.season)
          : yours
          ? "your-turn"
          : table.match
          ? "table-on"
          : waitingState(table);
        const said = [
          table.season && sayRound(table.season, say),
          SAID_ABOVE[heading] !== state && say.say(state, { kind: table.season?.cup ? "cup" : "season" }),
          !table.over && say.pace(table.house),
          say.until(table.left),
          news > 0 && say.say("moves-since", { number: news }),
        ].filter(Boolean);
        return li(
          { key: table.code },
          a(
            { href: `/t/${table.code}`, class: yours ? "yours" : "" },
            use(Picture, { table, game }),
            span({ class: "title" }, title),
            span({}, names.join(", ")),
            said.length > 0 && small({}, said.join(" · ")),
          ),
          isHere() && button(
            {
              type: "button",
              class: "quiet clear",
              "aria-haspopup": "dialog",
              "aria-label": `${say.say("clear-table")}: ${title}, ${names.join(", ")}`,
              onClick: () => (clearing.value = [table]),
            },
            say.say("clear-table"),
          ),
        );
      }),
    ),
    isHere() && over.length > 1 && p(
      {},
      button(
        { type: "button", class: "quiet", "aria-haspopup": "dialog", onClick: () => (clearing.value = over) },
        say.say("clear-over"),
      ),
    ),
    clearing.value.length > 0 && use(Clearing, {
      tables: clearing.value,
      close: () => (clearing.value = []),
      cleared,
    }),
  );
}

/** The board as one last saw it, or else the game's cover. @param {{ table: TableInfo, game?: GameInfo }} props */
function Picture({ table, game }) {
  const board = boards.value.get(table.code);
  if (board && table.match && !table.over) return img({ class: "cover board-seen", alt: "", src: board });
  return game && use(Cover, { game });
}

/** What a table waits for whose match has not begun. @param {TableInfo} table */
function waitingState({ seats, host_seat }) {
  if (seats.some(({ taken }) => !taken)) return "table-waiting";
  return seats.every(({ bot, ready }, seat) => bot || ready || seat === host_seat) ? "table-all-ready" : "table-seated";
}

/**
 * Who sits at a table besides the reader, and how many seats are open.
 *
 * @param {TableInfo} table @param {import("../shell/words.js").Words} say
 * @param {string} [named] a player who is named elsewhere
 */
export function namesAt({ seats, yours }, say, named) {
  const others = seats.filter(({ name }, seat) => !yours.includes(seat) && !(named && name === named));
  const taken = others.filter(({ name, bot }) => name || bot);
  const free = others.length - taken.length;
  return [
    ...taken.map(({ name, bot }) => name ? say.person(name) : say.bot(bot)),
    ...(free ? [say.say("seats-open", { number: free })] : []),
  ];
}
