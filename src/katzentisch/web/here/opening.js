/** Shows how far the start of the backend is: downloads, progress, and problems. */

import { button, div, p, progress, use } from "../shell/tags.js";
import { Panel } from "../shell/components.js";
import { words } from "../shell/words.js";
import { again, isAwaited, isBoardShown, leave, opening } from "./backend.js";
import { megabytes } from "./size.js";

/** Where trying again is of use, and what the button says. */
const REMEDIES = { elsewhere: "here-take", interrupted: "here-retry", unkept: "here-retry", broken: "here-retry" };

export function Opening() {
  const now = opening.value;
  const say = words.value;
  switch (now.phase) {
    case "loading":
    case "starting": {
      const isLoading = now.phase === "loading";
      const data = isLoading && { come: megabytes(now.come), size: megabytes(now.size) };
      if (isBoardShown.value) {
        return p(
          { class: "opening", role: "status" },
          data ? say.say("here-come-brief", data) : say.say("here-waking"),
        );
      }
      // Before anybody waits for it, it starts in silence.
      if (!isLoading && !isAwaited.value) return null;
      return use(
        Panel,
        { title: say.say("here-loading"), kind: "opening", close: () => {}, key: "loading" },
        progress({ "aria-label": say.say("here-loading"), ...(isLoading ? { value: now.come, max: now.size } : {}) }),
        p({}, data ? say.say("here-come", data) : say.say("here-soon")),
      );
    }
    case "stopped": {
      const remedy = /** @type {Record<string, string>} */ (REMEDIES)[now.why];
      const act = remedy &&
        button({ type: "button", class: "main", "data-first": true, onClick: again }, say.say(remedy));
      if (now.aside) {
        return div({ class: "opening aside", role: "status" }, p({}, say.say("here-elsewhere-title")), act);
      }
      return use(
        Panel,
        {
          title: say.say(now.why === "elsewhere" ? "here-elsewhere-title" : "here-stopped"),
          kind: "opening",
          close: leave,
          key: now.why,
        },
        p({ role: "alert" }, say.say(`here-${now.why}`)),
        act,
      );
    }
  }
  return null;
}
