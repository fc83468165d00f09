/** Sheets of people with the box: kept on this device, packed into links, judged by the rules. */

import { useEffect, useSignal } from "./tags.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ key: string, points: number, data?: Record<string, any> }} Item */
/** @typedef {{ name: string, items: Item[], total: number, rank?: number }} Column */
/** @typedef {{ columns: Column[], steps?: { key: string, data?: any }[], more?: Record<string, any> }} Judgement */
/**
 * @template S
 * @typedef {{ sheet: S, keep: (next: S) => void, isShared: boolean, adopt: () => void }} Kept
 */

export const FRAGMENT = "#sheet=";
const LOOK = new URL("./sheet.css", import.meta.url).href;

function dress() {
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
 * A sheet that survives a closed phone; one that came by link is only looked at until it is adopted.
 *
 * @template S
 * @param {string} game
 * @param {S} blank
 * @returns {Kept<S>}
 */
export function useSheet(game, blank) {
  const key = `katzentisch-sheet-${game}`;
  const own = useSignal(/** @type {S} */ ({ ...blank, ...kept(key) }));
  const shared = useSignal(/** @type {S | null} */ (null));
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
  const keep = (/** @type {S} */ next) => {
    own.value = next;
    localStorage.setItem(key, JSON.stringify(next));
  };
  const adopt = () => {
    if (shared.value) keep(shared.value);
    shared.value = null;
    history.replaceState(null, "", location.pathname);
  };
  return {
    sheet: shared.value ?? own.value,
    keep: shared.value ? () => {} : keep,
    isShared: Boolean(shared.value),
    adopt,
  };
}

/**
 * What the rules say about a sheet, asked again whenever it changes.
 *
 * @param {(sheet: any) => Promise<Judgement>} judge
 * @param {unknown} sheet null while there is nothing to judge
 */
export function useJudgement(judge, sheet) {
  const found = useSignal(/** @type {Judgement | null} */ (null));
  const refused = useSignal(/** @type {any} */ (null));
  const asked = JSON.stringify(sheet);
  useEffect(() => {
    let current = true;
    if (!sheet) return;
    judge(sheet).then(
      (judgement) => current && ((found.value = judgement), (refused.value = null)),
      (problem) => current && (refused.value = problem.reason ?? { key: "offline", data: {} }),
    );
    return () => (current = false);
  }, [asked]);
  return { found: found.value, refused: refused.value };
}
