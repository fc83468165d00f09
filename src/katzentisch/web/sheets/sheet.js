/** Sheets of people with the box: kept on this device, packed into links, judged by the rules. */

import { useEffect, useSignal } from "../shell/tags.js";
import { tied, useTogether } from "./shared_sheet.js";
import { changes, edited } from "./sheet_edits.js";

/** @typedef {import("../shell/words.js").Words} Words */
/** @typedef {{ key: string, points: number, data?: Record<string, any> }} Item */
/** @typedef {{ name: string, items: Item[], total: number, rank?: number }} Column */
/** @typedef {{ columns: Column[], steps?: { key: string, data?: Record<string, unknown> }[], more?: Record<string, any> }} Judgement */
/**
 * @template S
 * @typedef {{
 *   sheet: S, keep: (next: S) => void, undo?: () => void, isShared: boolean, adopt: () => void, together: import("./shared_sheet.js").Together<S>,
 * }} Kept
 */

/** Changes of a sheet that can be undone. */
const MAX_UNDO_STEPS = 50;

export const FRAGMENT = "#sheet=";
const LOOK = new URL("./sheet.css", import.meta.url).href;

/** Load the style of sheets. */
export function dress() {
  if (document.querySelector(`link[href="${LOOK}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = LOOK;
  document.head.append(link);
}

/** @param {Uint8Array} bytes */
const spelled = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {string} word */
const bytesOf = (word) =>
  Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * @param {Uint8Array} bytes
 * @param {any} change
 */
async function through(bytes, change) {
  const stream = new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A sheet as one word for a link's fragment, which never reaches a server.
 *
 * @param {unknown} sheet
 */
export const pack = async (sheet) =>
  spelled(await through(new TextEncoder().encode(JSON.stringify(sheet)), new CompressionStream("deflate-raw")));

/**
 * The sheet that such a word spells; null if it spells none.
 *
 * @param {string} word
 */
export async function unpack(word) {
  try {
    const bytes = await through(bytesOf(word), new DecompressionStream("deflate-raw"));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** @param {string} key */
function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Whether somebody comes by the link of a sheet, or has come before and not left.
 *
 * @param {string} folder
 */
export const comes = (folder) => /^#(sheet|with|look)=/.test(location.hash) || tied(folder) !== null;

/**
 * A sheet that survives a closed phone. One that came by link is only looked at until it is adopted; one that several
 * people write comes before your own, which waits until one has left.
 *
 * @template S
 * @param {string} game
 * @param {S} blank
 * @param {string} [folder] where the server finds the game
 * @returns {Kept<S>}
 */
export function useSheet(game, blank, folder = game) {
  const key = `katzentisch-sheet-${game}`;
  const own = useSignal(/** @type {S} */ ({ ...blank, ...kept(key) }));
  const shared = useSignal(/** @type {S | null} */ (null));
  const together = /** @type {import("./shared_sheet.js").Together<S>} */ (useTogether(folder));
  useEffect(() => {
    dress();
    const read = async () => {
      const found = location.hash.startsWith(FRAGMENT) ? await unpack(location.hash.slice(FRAGMENT.length)) : null;
      shared.value = found && { ...blank, ...found };
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const past = useSignal(/** @type {{ before: S, after: S, code: string }[]} */ ([]));
  const code = together.tie?.code ?? "";
  const sheet = together.tie ? { ...blank, ...together.tie.sheet } : own.value;
  const store = (/** @type {S} */ next) => {
    if (together.tie) together.write(next);
    else {
      own.value = next;
      localStorage.setItem(key, JSON.stringify(next));
    }
  };
  const keep = (/** @type {S} */ next) => {
    past.value = [...past.value.slice(1 - MAX_UNDO_STEPS), { before: sheet, after: next, code }];
    store(next);
  };
  const mine = past.value.filter((step) => step.code === code);
  const undo = () => {
    const last = mine[mine.length - 1];
    past.value = past.value.filter((step) => step !== last);
    store(edited(sheet, changes(last.after, last.before)));
  };
  const adopt = () => {
    const found = shared.value ?? together.tie?.sheet;
    if (found) {
      const after = { ...blank, ...found };
      past.value = [{ before: own.value, after, code: "" }];
      own.value = after;
      localStorage.setItem(key, JSON.stringify(after));
    }
    shared.value = null;
    together.leave();
    history.replaceState(null, "", location.pathname + location.search);
  };
  if (shared.value) return { sheet: shared.value, keep: () => {}, isShared: true, adopt, together };
  if (together.tie && !together.tie.key) return { sheet, keep: () => {}, isShared: false, adopt, together };
  return { sheet, keep, isShared: false, adopt, together, undo: mine.length ? undo : undefined };
}

/** How long to wait before an offline sheet is judged again. */
const RETRY_AFTER_MS = 3000;

/**
 * What the rules say about a sheet, asked again whenever it changes; without a net nothing is said until it is back.
 *
 * @param {(sheet: unknown) => Promise<Judgement>} judge
 * @param {unknown} sheet null while there is nothing to judge
 */
export function useJudgement(judge, sheet) {
  const found = useSignal(/** @type {Judgement | null} */ (null));
  const refused = useSignal(/** @type {import("../shell/words.js").Keyed | null} */ (null));
  const tries = useSignal(0);
  const asked = JSON.stringify(sheet);
  useEffect(() => {
    let current = true;
    let later = 0;
    const again = () => (tries.value += 1);
    if (!sheet) return;
    judge(sheet).then(
      (judgement) => current && ((found.value = judgement), (refused.value = null)),
      (problem) => {
        if (!current) return;
        refused.value = problem.reason ?? { key: "offline", data: {} };
        if (refused.value?.key !== "offline") return;
        refused.value = { key: "sheet-offline", data: {} };
        found.value = null;
        later = setTimeout(again, RETRY_AFTER_MS);
        addEventListener("online", again);
      },
    );
    return () => {
      current = false;
      clearTimeout(later);
      removeEventListener("online", again);
    };
  }, [asked, tries.value]);
  return { found: found.value, refused: refused.value };
}
