/** What people see of a club to which they do not belong. */

import { a, all, div, p, use } from "../shell/tags.js";
import { Notice } from "../shell/components.js";
import { settings } from "../shell/settings.js";
import { words } from "../shell/words.js";

/** Whether somebody has never said who they are here. */
const isStranger = () => !settings.value.name;

/**
 * Why something of a club cannot be seen, and the way out.
 *
 * @param {{ text: string }} props
 */
export const Outside = ({ text }) =>
  all(
    use(Notice, { text }),
    isStranger() && p({}, words.value.say("club-outside")),
    div(
      { class: "ways" },
      a({ class: "button main", href: "/" }, words.value.say(isStranger() ? "club-outside-start" : "to-lobby")),
    ),
  );
