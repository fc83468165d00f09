/** Several people at one screen: nobody sees another's hand. */

import { h2, main, p, use } from "./tags.js";
import { Press } from "./parts.js";

/** @param {{ name: string, words: import("./words.js").Words, lift: () => void }} props */
export function Curtain({ name, words, lift }) {
  return main(
    { class: "curtain" },
    h2({}, words.say("curtain", { name })),
    p({}, words.say("curtain-look-away")),
    use(Press, { label: words.say("curtain-lift", { name }), onPress: lift, kind: "main" }),
  );
}
