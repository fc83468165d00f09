/** The bar of the pages of clubs, with the menu that the lobby has. */

import { all, later, use, useSignal } from "../shell/tags.js";
import { Press, TopBar } from "../shell/components.js";
import { words } from "../shell/words.js";

const Menu = later(() => import("../lobby/menu.js").then((module) => module.Menu));

/** @param {{ title: string, go: (path: string) => void, children?: import("../shell/tags.js").Child }} props */
export function ClubBar({ title, go, children }) {
  const more = useSignal(false);
  return all(
    use(
      TopBar,
      { title },
      children,
      use(Press, {
        label: words.value.say("more-tools"),
        kind: "quiet open-more",
        onPress: () => Menu.load().then(() => (more.value = true)),
      }),
    ),
    more.value && use(Menu, { go, close: () => (more.value = false) }),
  );
}
