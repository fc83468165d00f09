/** What people see of a club to which they do not belong. */

import { a, all, div, use } from "../shell/tags.js";
import { Notice } from "../shell/components.js";
import { words } from "../shell/words.js";

/**
 * Why something of a club cannot be seen, and the way out.
 *
 * @param {{ text: string }} props
 */
export const Outside = ({ text }) =>
  all(
    use(Notice, { text }),
    div({ class: "ways" }, a({ class: "button main", href: "/" }, words.value.say("to-lobby"))),
  );
