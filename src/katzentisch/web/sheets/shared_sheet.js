/** A sheet at the server that several people look at and write: kept here too, and met again every second. */

import { useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { changes, edited } from "./sheet_edits.js";

/** @typedef {import("../shell/api.js").Refused} Refused */

/**
 * A sheet that is written together: as the server last had it, and as it is here; without a key one only looks.
 *
 * @template S
 * @typedef {{ code: string, key: string, seq: number, base: S | null, sheet: S | null }} Tie
 */
/**
 * @template S
 * @typedef {{
 *   tie: Tie<S> | null, problem: import("../shell/words.js").Keyed | null, write: (next: S) => void, open: (sheet: S) => Promise<void>, leave: () => void,
 * }} Together
 */

export const WRITING = "#with=";
export const LOOKING = "#look=";
const PACE = 1000;

/** @param {string} game */
const keyOf = (game) => `katzentisch-together-${game}`;

/**
 * @param {string} game
 * @returns {Tie<any> | null}
 */
export function tied(game) {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
  } catch {
    return null;
  }
}

/** The tie that the address means. @returns {Tie<any> | null} */
function invited() {
  const [, way, code, key = ""] = location.hash.match(/^#(with|look)=([a-z0-9]{4,16})(?:\.([\w-]{10,80}))?$/) ?? [];
  return code ? { code, key: way === "with" ? key : "", seq: 0, base: null, sheet: null } : null;
}

/**
 * The sheet of this game that is written together, if there is one.
 *
 * @template S
 * @param {string} game
 * @returns {Together<S>}
 */
export function useTogether(game) {
  const tie = useSignal(/** @type {Tie<S> | null} */ (tied(game)));
  const problem = useSignal(/** @type {import("../shell/words.js").Keyed | null} */ (null));
  /** @param {Tie<S> | null} next */
  const set = (next) => {
    tie.value = next;
    if (next) localStorage.setItem(keyOf(game), JSON.stringify(next));
    else localStorage.removeItem(keyOf(game));
  };
  useEffect(() => {
    const come = () => {
      const found = invited();
      if (!found) return;
      if (found.code !== tie.value?.code || (found.key && !tie.value.key)) set(found);
      history.replaceState(null, "", location.pathname + location.search);
    };
    come();
    addEventListener("hashchange", come);
    return () => removeEventListener("hashchange", come);
  }, []);
  const code = tie.value?.code;
  useEffect(() => {
    if (!code) return;
    let here = true;
    let refused = "";
    const meet = async () => {
      const now = tie.value;
      if (!now || document.hidden) return;
      const edits = now.key && now.base ? changes(now.base, now.sheet) : [];
      if (edits.length && JSON.stringify(edits) === refused) return;
      try {
        const found = edits.length
          ? await api.editSharedSheet(now.code, { edits }, [now.key])
          : await api.getSharedSheet(now.code, now.seq ? `"${now.seq}"` : "");
        if (!here || tie.value?.code !== code) return;
        problem.value = null;
        if (!found) return;
        const meanwhile = now.sheet ? changes(now.sheet, tie.value.sheet) : [];
        const sheet = /** @type {S} */ (found.sheet);
        set({ ...tie.value, seq: found.seq, base: sheet, sheet: edited(sheet, meanwhile) });
      } catch (trouble) {
        if (!here) return;
        problem.value = /** @type {Partial<Refused>} */ (trouble).reason ?? { key: "offline", data: {} };
        if (problem.value.key !== "offline") refused = JSON.stringify(edits);
      }
    };
    const again = async () => {
      await meet();
      if (here) timer = setTimeout(again, PACE);
    };
    let timer = setTimeout(again, 0);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [code]);
  return {
    tie: tie.value,
    problem: problem.value,
    write: (sheet) => tie.value?.key && set({ ...tie.value, sheet }),
    open: async (sheet) => set({ ...(await api.shareSheet(game, sheet)), base: sheet, sheet }),
    leave: () => set(null),
  };
}
