/** A table: its door while people sit down, its frame around the board while they play. */

import { div, main, use, useEffect, useMemo, useSignal } from "./tags.js";
import * as api from "./api.js";
import { Connection } from "./connection.js";
import { Frame } from "./frame.js";
import { Notice, TopBar } from "./parts.js";
import { settings } from "./settings.js";
import { asset, ASSETS, speak, words } from "./words.js";

/** @typedef {import("./board.d.ts").BoardModule} BoardModule */
/** @typedef {import("./wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ game: GameInfo, board: BoardModule, words: Words, facts: unknown }} Kit */

/**
 * The board, words and facts of a game.
 *
 * @param {string} id
 * @param {string} language
 * @returns {Promise<Kit>}
 */
export async function unpack(id, language) {
  const game = await api.game(id);
  const home = `games/${game.folder}`;
  if (game.has_board) style(`${ASSETS}${home}/web/board.css`);
  const [board, spoken, facts] = await Promise.all([
    game.has_board ? import(`../${home}/web/board.js`) : import("./plain.js"),
    speak(language, game.folder),
    game.has_facts ? asset(`${home}/facts.json`).then(JSON.parse) : null,
  ]);
  return { game, board, words: spoken, facts };
}

/** @param {string} href */
function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}

/**
 * The keys of seats that this browser was given by links, one more if the address brings one.
 *
 * @param {string} code
 * @returns {string[]}
 */
function tokens(code) {
  const key = `katzentisch-seats-${code}`;
  const kept = new Set(/** @type {string[]} */ (JSON.parse(localStorage.getItem(key) ?? "[]")));
  if (location.hash.length > 8) {
    kept.add(location.hash.slice(1));
    localStorage.setItem(key, JSON.stringify([...kept]));
    history.replaceState(null, "", location.pathname);
  }
  return [...kept];
}

/** @param {{ code: string }} props */
export function Table({ code }) {
  const connection = useMemo(() => new Connection(code, tokens(code)), [code]);
  useEffect(() => () => connection.close(), [connection]);
  const kit = useSignal(/** @type {Kit | null} */ (null));
  const info = connection.info.value;
  const door = useSignal(/** @type {import("./tags.js").Component<any> | null} */ (null));
  const outside = info !== null && !info.match;
  useEffect(() => {
    if (outside) import("./door.js").then((module) => (door.value = module.Door));
  }, [outside]);
  const language = settings.value.language;
  useEffect(() => {
    if (info) unpack(info.game, language).then((found) => (kit.value = found));
  }, [info?.game, language]);
  if (connection.link.value === "refused") {
    const reason = connection.refused.value;
    return div(
      {},
      use(TopBar, { title: "" }),
      main({}, use(Notice, { text: reason ? words.value.reason(reason) : "" })),
    );
  }
  if (!info || !kit.value) return div({ class: "waiting", "aria-busy": "true" });
  if (info.match) return use(Frame, { connection, info, kit: kit.value });
  return door.value && use(door.value, { connection, info, kit: kit.value });
}
