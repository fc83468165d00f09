/** For people with the box on the table: the game's own companion, on one phone, with or without a net. */

import { div, main, p, use, useEffect, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { catalogue, kitOf } from "../shell/catalogue.js";
import { Notice, Nowhere, TopBar } from "../shell/components.js";
import { settings } from "../shell/settings.js";
import { words } from "../shell/words.js";

/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */

/**
 * The game of a companion, remembered for days without a net; undefined if there is none.
 *
 * @param {string} folder
 * @returns {Promise<GameInfo | undefined>}
 */
async function boxed(folder) {
  const key = `katzentisch-box-${folder}`;
  try {
    const found = (await catalogue()).find((each) => each.folder === folder && each.has_companion);
    if (found) localStorage.setItem(key, JSON.stringify(found));
    return found;
  } catch (trouble) {
    const known = localStorage.getItem(key);
    if (known) return JSON.parse(known);
    throw trouble;
  }
}

/**
 * Whether this page and all it needs is kept on this device.
 *
 * @param {string} folder
 */
function useKept(folder) {
  const kept = useSignal(false);
  useEffect(() => {
    const house = navigator.serviceWorker;
    if (!house) return;
    const keep = `games/${folder}/`;
    const hear = (/** @type {MessageEvent} */ { data }) => (kept.value ||= data?.kept === keep);
    house.addEventListener("message", hear);
    house.ready.then(({ active }) => active?.postMessage({ keep }));
    return () => house.removeEventListener("message", hear);
  }, [folder]);
  return kept.value;
}

/** @param {{ game: string }} props */
export function CompanionRoom({ game }) {
  const kit = useSignal(/** @type {Kit | null} */ (null));
  const found = useSignal(/** @type {import("../shell/tags.js").Component<any> | null} */ (null));
  const problem = useSignal(/** @type {import("../shell/words.js").Keyed | null} */ (null));
  const kept = useKept(game);
  const language = settings.value.language;
  useEffect(() => {
    boxed(game).then(async (each) => {
      if (!each) {
        found.value = Nowhere;
        return;
      }
      const { Companion } = await import(`../../games/${each.folder}/web/companion.js`);
      kit.value = await kitOf(each, language);
      found.value = Companion;
    }).catch((trouble) => (problem.value = trouble.reason ?? { key: "offline", data: {} }));
  }, [game, language]);
  if (found.value === Nowhere) return use(Nowhere, {});
  if (!kit.value || !found.value) {
    if (!problem.value) return div({ class: "waiting", "aria-busy": "true" });
    const title = words.value.say("page-title");
    return div(
      { class: "plain" },
      use(TopBar, { title }),
      main({}, use(Notice, { text: words.value.reason(problem.value, []) })),
    );
  }
  const { words: own, facts } = kit.value;
  return div(
    { class: `plain ${game}` },
    use(TopBar, { title: own.title(kit.value.game) }),
    main(
      {},
      use(found.value, {
        words: own,
        facts,
        deal: (/** @type {number} */ players, /** @type {Record<string, string>} */ options) =>
          api.makeBoxSetup(game, { players, options }),
        judge: (/** @type {unknown} */ sheet) => api.judgeSheet(game, sheet),
      }),
      kept && p({ class: "kept", role: "status" }, own.say("sheet-kept")),
    ),
  );
}
