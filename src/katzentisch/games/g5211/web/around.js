/** What lies on the table: counters, everybody's open cards and pile, and the story of a scored deal. */

import { button, div, h2, li, ol, p, section, span, strong, ul } from "../../../web/shell/tags.js";
import { Back, Card, RoosterHead, Symbol } from "./art.js";
import { colourOf, count, fate, isRooster, scored, valueOf } from "./story.js";

/** @typedef {import("./view.d.ts").View5211} View */
/** @typedef {import("./story.js").Facts} Facts */
/** @typedef {import("./scenes.js").Scene} Scene */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../../../web/table/board.d.ts").BoardProps<View, Facts>} Props */
/** @typedef {import("../../../web/shell/tags.js").Child} Child */

/**
 * A card in words.
 *
 * @param {number} card
 * @param {Props} props
 */
export function cardName(card, { words, facts }) {
  const colour = facts.colours[colourOf(card)];
  return isRooster(card)
    ? words.say("card-rooster", { colour })
    : words.say("card-hen", { colour, value: valueOf(card) });
}

/**
 * How many cards of each colour lie open, against the limit; roosters against their target. Cards in mind are pale.
 *
 * @param {{ props: Props, view: View, mind: number[], story: Story | null }} input
 */
export function Counters({ props, view, mind, story }) {
  const { words, facts } = props;
  const limit = facts.limits[view.players];
  const target = facts.targets[view.players];
  const open = count(view.open.flat());
  const more = count(mind);
  const hit = story?.lines[0].key === "roosters-score";
  return ul(
    { class: "ft-counters", "aria-label": words.say("counts") },
    facts.colours.map((colour, row) => {
      const number = open.colours[row];
      const end = story ? fate(story, colour) : number >= limit ? "disaster" : "";
      return li(
        { key: colour, class: `ft-counter ft-is-${row} ${end}` },
        Symbol(row),
        much(number, more.colours[row], limit),
        pips(number, more.colours[row], limit, "limit"),
        strong({}, words.say(`colour-${colour}`)),
        end && span({ class: "ft-fate" }, words.say(`fate-${end}`)),
      );
    }),
    li(
      { class: `ft-counter ft-roosters ${hit ? "scores" : ""}` },
      RoosterHead(),
      much(open.roosters, more.roosters, target),
      pips(open.roosters, more.roosters, target, "target"),
      strong({}, words.say("rooster")),
      hit && span({ class: "ft-fate" }, words.say("fate-scores")),
    ),
  );
}

/**
 * @param {number} number
 * @param {number} more
 * @param {number} last
 */
const much = (number, more, last) =>
  span(
    { class: "ft-much" },
    more > 0 && span({ class: "ft-more" }, `+${more}`),
    strong({ class: "ft-number" }, number),
    span({ class: "ft-of" }, `/ ${last}`),
  );

/**
 * @param {number} number
 * @param {number} more
 * @param {number} last
 * @param {string} kind
 */
function pips(number, more, last, kind) {
  const all = Math.max(last, number);
  return span(
    { class: "ft-pips", "aria-hidden": "true" },
    Array.from({ length: all }, (_, at) =>
      span({
        key: at,
        class: ["ft-pip", at < number ? "full" : at < number + more ? "pale" : "", at === last - 1 ? kind : ""].join(
          " ",
        ),
      })),
  );
}

/** @param {{ props: Props, scene: Scene, points: boolean }} input */
export function Places({ props, scene, points }) {
  const { names, words, seat: me, pointed } = props;
  const { view, fresh } = scene;
  const choosing = view.turn === 0 ? 2 : 1;
  return ul(
    { class: "ft-places" },
    names.map((name, seat) => {
      const chosen = view.has_chosen[seat];
      const laid = view.open[seat];
      const worth = view.written[seat] + view.points[seat];
      const seen = points || view.over || seat === me;
      const here = pointed?.data?.seat === seat;
      return li(
        { key: seat, class: `ft-place ${chosen ? "ready" : ""} ${here ? "pointed" : ""} ${seat === me ? "me" : ""}` },
        div(
          { class: "ft-who" },
          span({
            class: `ft-lamp ${chosen ? "on" : ""}`,
            role: "img",
            "aria-label": words.say(chosen ? "lamp-on" : "lamp-off"),
          }),
          strong({}, name, seat === me && ` ${words.say("you")}`),
          span(
            { class: "ft-pile" },
            Back(),
            span(
              {},
              words.say("pile-cards", { cards: view.kept[seat] }),
              seen && span({ class: "ft-worth" }, words.say("pile-worth", { points: worth })),
            ),
          ),
        ),
        ol(
          { class: "ft-row" },
          Array.from({ length: 4 }, (_, slot) => {
            if (slot < laid.length) {
              return li(
                {
                  key: slot,
                  class: `ft-slot ${slot >= fresh[seat] ? "fresh" : ""}`,
                },
                span({ role: "img", "aria-label": cardName(laid[slot], props) }, Card(laid[slot])),
              );
            }
            const down = chosen && slot < laid.length + choosing;
            return li(
              { key: `free ${slot}`, class: `ft-slot ${down ? "down" : "free"}`, "aria-hidden": "true" },
              down && Back(),
            );
          }),
        ),
      );
    }),
  );
}

/**
 * A scored deal, told line by line, with what everybody kept.
 *
 * @param {{ props: Props, story: Story, close: () => void }} input
 */
export function Scored({ props, story, close }) {
  const { view, words, names, facts } = props;
  const told = story.lines.filter(({ key }) => key !== "colour-count");
  const rows = view.last_open;
  return section(
    { class: "ft-story", "aria-label": words.say("story-title") },
    h2({}, words.say("story-title")),
    Counters({ props, view: { ...view, open: rows }, mind: [], story }),
    ol(
      { class: "ft-lines" },
      told.map((event, at) =>
        li({ key: at, class: `ft-line ${event.key}`, style: { "--turn": String(at) } }, words.event(event, names))
      ),
    ),
    ul(
      { class: "ft-kept", style: { "--turn": String(told.length) } },
      names.map((name, seat) =>
        li(
          { key: seat },
          strong({}, name),
          span(
            { class: "ft-kept-cards" },
            rows[seat].map((card, at) =>
              span(
                {
                  key: at,
                  class: scored(story, card, facts.colours) ? "keeps" : "goes",
                  role: "img",
                  "aria-label": cardName(card, props),
                },
                Card(card),
              )
            ),
          ),
          span({ class: "ft-gain" }, words.say("story-gain", { points: story.kept[seat]?.points ?? 0 })),
        )
      ),
    ),
    view.over ? p({}, words.say("story-last")) : null,
    button({ type: "button", class: "main ft-go-on", onClick: close }, words.say("go-on")),
  );
}
