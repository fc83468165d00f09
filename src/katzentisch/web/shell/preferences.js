/** Settings of this browser. */

import { a, div, input, label, main, option, select, use } from "./tags.js";
import { CallMe } from "../person/notifications.js";
import { CatChoice } from "../table/portraits.js";
import { TopBar } from "./components.js";
import { choose, PACES, settings } from "./settings.js";
import { languageName, LANGUAGES, words } from "./words.js";

/** @typedef {import("./tags.js").ControlEvent} ControlEvent */

/** @type {{ name: "language" | "theme" | "palette" | "pace", choices: string[] }[]} */
const LISTS = [
  { name: "language", choices: LANGUAGES },
  { name: "theme", choices: ["system", "light", "dark"] },
  { name: "palette", choices: ["house", "bold", "red-green", "blue-yellow"] },
  { name: "pace", choices: Object.keys(PACES) },
];
/** @type {("motion" | "continues" | "sound" | "warnings")[]} */
const SWITCHES = ["motion", "continues", "sound", "warnings"];

export function SettingsPage() {
  const say = words.value;
  const chosen = settings.value;
  return div(
    { class: "plain" },
    use(TopBar, { title: say.say("settings") }),
    main(
      {},
      LISTS.map(({ name, choices }) =>
        label(
          { key: name },
          say.say(`set-${name}`),
          select(
            {
              value: chosen[name],
              onChange: (/** @type {ControlEvent} */ event) => choose({ [name]: event.target.value }),
            },
            choices.map((each) =>
              option(
                { key: each, value: each, selected: chosen[name] === each },
                name === "language" ? languageName(each) : say.say(`choice-${name}-${each}`),
              )
            ),
          ),
        )
      ),
      SWITCHES.map((name) =>
        label(
          { key: name, class: "tick" },
          input({
            type: "checkbox",
            checked: chosen[name],
            onChange: (/** @type {ControlEvent} */ event) => choose({ [name]: event.target.checked }),
          }),
          say.say(`set-${name}`),
        )
      ),
      use(CatChoice, { words: say }),
      use(CallMe, {}),
      a({ class: "button", href: "/about" }, say.say("about")),
      a({ class: "button main", href: "/" }, say.say("to-lobby")),
    ),
  );
}
