/** For people with the box on the table: the game's own companion, on one phone. */

import { div, main, use, useEffect, useSignal } from "./tags.js";
import * as api from "./api.js";
import { catalogue, unpack } from "./catalogue.js";
import { Nowhere, TopBar } from "./parts.js";
import { settings } from "./settings.js";

/** @typedef {import("./catalogue.js").Kit} Kit */

/** @param {{ game: string }} props */
export function CompanionRoom({ game }) {
  const kit = useSignal(/** @type {Kit | null} */ (null));
  const found = useSignal(/** @type {import("./tags.js").Component<any> | null} */ (null));
  const language = settings.value.language;
  useEffect(() => {
    catalogue().then((games) => games.find((each) => each.folder === game && each.has_companion)).then(async (each) => {
      if (!each) {
        found.value = Nowhere;
        return;
      }
      const { Companion } = await import(`../games/${each.folder}/web/companion.js`);
      kit.value = await unpack(each.id, language);
      found.value = Companion;
    });
  }, [game, language]);
  if (found.value === Nowhere) return use(Nowhere, {});
  if (!kit.value || !found.value) return div({ class: "waiting", "aria-busy": "true" });
  const { words, facts } = kit.value;
  return div(
    { class: `plain ${game}` },
    use(TopBar, { title: words.title(kit.value.game) }),
    main(
      {},
      use(found.value, {
        words,
        facts,
        deal: (/** @type {number} */ players, /** @type {Record<string, string>} */ options) =>
          api.dealOut(game, players, options),
        judge: (/** @type {unknown} */ sheet) => api.judge(game, sheet),
      }),
    ),
  );
}
