/** A table: its door while people sit down, its frame around the board while they play. */

import { div, later, p, use, useEffect, useMemo, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { catalogue, unpack } from "../shell/catalogue.js";
import { Connection } from "./connection.js";
import { Frame } from "./frame.js";
import { Nowhere } from "../shell/components.js";
import { keep, settings } from "../shell/settings.js";
import { words } from "../shell/words.js";

/** @typedef {import("../shell/catalogue.js").Kit} Kit */

/** Milliseconds that a table waits to learn what happened meanwhile. */
const PATIENCE = 3000;

// A board needs it as soon as the table says which game it plays.
catalogue().catch(() => {});

const Door = later(() => import("./waiting_room.js").then((module) => module.Door));

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
    const isKept = keep(key, JSON.stringify([...kept]));
    if (isKept) history.replaceState(null, "", location.pathname + location.search);
  }
  return [...kept];
}

/** @param {{ code: string }} props */
export function Table({ code }) {
  const connection = useMemo(() => new Connection(code, tokens(code)), [code]);
  useEffect(() => () => connection.close(), [connection]);
  const kit = useSignal(/** @type {Kit | null} */ (null));
  const info = connection.info.value;
  const language = settings.value.language;
  useEffect(() => {
    if (!info) return;
    unpack(info.game, language).then((found) => {
      connection.setScenes(found);
      kit.value = found;
    });
  }, [info?.game, language]);
  const absence = useSignal(/** @type {import("../wire.d.ts").CatchUp | null | undefined} */ (undefined));
  useEffect(() => {
    if (!info) return;
    if (connection.recalled) {
      absence.value = null;
      return;
    }
    const plays = info.match && info.yours.length === 1;
    const asked = plays ? api.getCatchUp(code, connection.tokens).catch(() => null) : null;
    Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE, null))]).then((found) =>
      absence.value = found?.updates.length ? found : null
    );
  }, [Boolean(info)]);
  const told = absence.value && connection.stories.value[absence.value.updates[0].seat];
  useEffect(() => {
    if (!kit.value || !absence.value || !told) return;
    connection.retell(absence.value);
    absence.value = null;
  }, [kit.value, told]);
  if (connection.link.value === "refused") {
    const reason = connection.refused.value;
    const key = reason?.key ?? "table-unknown";
    // A table of this browser has no link that others could send once more.
    const isMissing = key === "table-unknown" && api.isHere();
    return use(Nowhere, { reason: isMissing ? "here-table-unknown" : key, data: reason?.data ?? { code } });
  }
  if (!info && connection.link.value === "lost" && !api.isHere()) return use(Nowhere, { reason: "offline" });
  if (!info || !kit.value || absence.value !== null) {
    return div({ class: "waiting", "aria-busy": "true" }, p({}, words.value.say("table-opening")));
  }
  if (info.match) return use(Frame, { connection, info, kit: kit.value });
  return use(Door, { connection, info, kit: kit.value });
}
