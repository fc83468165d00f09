/** The sister of a solo game: her colours, her lessons and her cards. */

import { div, li, ol, p, section, strong, ul, use } from "../../../web/shell/tags.js";
import { icon, Sign } from "./art.js";
import { cardText } from "./cards.js";

/** @typedef {import("./boat.js").Props} Props */

/** What the sister's card does next, or did last. @param {{ props: Props }} props */
export function SisterCard({ props }) {
  const { view, facts, words } = props;
  const did = props.events.filter((event) => /^sister-(turn|removed|swapped)$/.test(event.key));
  const card = view.sister_open.at(-1);
  if (view.mode !== "solo" || card === undefined) return null;
  const step = (/** @type {[string, number, number]} */ [does, first, second]) =>
    words.say(`web-sister-${does}`, {
      number: first,
      other: second,
      tile: does === "common" ? facts.tiles[first].name : "",
    });
  const title = words.say(view.sister_waits ? "web-sister-next" : "web-sister-last");
  return div(
    { class: "her-card", tabindex: 0, role: "group", "aria-label": title },
    strong({}, title),
    ol({}, facts.sister.cards[card].steps.map((each, at) => li({ key: at }, step(each)))),
    view.sister_cards > 0 && p({}, words.say("sister-cards", { cards: view.sister_cards })),
    did.length > 0 &&
      ul({ class: "her-deeds" }, did.map((event, at) => li({ key: at }, words.event(event, props.names)))),
  );
}

/** The sister: her colours, her lessons and her card. @param {{ props: Props }} props */
export function Sister({ props }) {
  const { view, facts, words } = props;
  return section(
    { class: "sister-panel" },
    p({ class: "intro" }, words.say("web-sister-intro")),
    ul(
      { class: "her-colours" },
      view.colours.map((number, at) => {
        const colour = facts.sister.colours[number];
        return li(
          { key: number },
          use(Sign, { colour }),
          words.say("web-sister-colour", { colour: facts.colours[colour], points: facts.sister.points[at] }),
        );
      }),
    ),
    ul(
      { class: "her-lessons" },
      view.sister_lessons.map((number) => li({ key: number }, icon("lesson"), cardText(props, number))),
    ),
    use(SisterCard, { props }),
  );
}
