/** What lies on the table: the counters in the middle, and what each seat has open and kept. */

import { all, div, li, ol, span, strong, ul } from "../../../web/shell/tags.js";
import { Back, Card, RoosterHead, Symbol } from "./art.js";
import { colourOf, count, fate, isRooster, scored, valueOf } from "./story.js";

/** @typedef {import("./view.d.ts").View5211} View */
/** @typedef {import("./story.js").Facts} Facts */
/** @typedef {import("./scenes.js").Scene} Scene */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../../../web/table/board.d.ts").BoardProps<View, Facts>} Props */

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
 * The cards that lie open, by seat: once the match is over, those of its last deal.
 *
 * @param {import("./view.d.ts").View5211} view
 */
const openCards = ({ over, open, last_open }) => (over && !open.flat().length ? last_open : open);

/**
 * How many cards of each colour lie open, against the limit; roosters against their target. Cards in mind are pale.
 *
 * @param {{ props: Props, mind: import("../../../web/shell/tags.js").Signal<number[]>, story: Story | null }} input
 *   `mind` are the places in the hand of the cards that are picked.
 */
export function Counters({ props, mind, story }) {
  const { view, words, facts, legal } = props;
  const limit = facts.limits[view.players];
  const target = facts.targets[view.players];
  const open = count(openCards(view).flat());
  const more = count(legal.length ? mind.value.map((at) => view.hand[at]) : []);
  const hit = story?.lines[0].key === "roosters-score";
  return ul(
    { class: "ft-counters", "aria-label": words.say("counts"), "data-vital": "counters" },
    facts.colours.map((colour, row) => {
      const number = open.colours[row];
      const end = story ? fate(story, colour) : number >= limit ? "disaster" : "";
      const near = number + more.colours[row] >= limit - 1 && !end && !story && !view.over ? "near" : "";
      return li(
        { key: colour, class: `ft-counter ft-is-${row} ${end} ${near}` },
        Symbol(row),
        much(number, more.colours[row], limit),
        strong({ class: "ft-colour-name" }, words.say(`counter-${colour}`)),
        span({ class: "ft-fate" }, end && words.say(`fate-${end}`)),
      );
    }),
    li(
      { class: `ft-counter ft-roosters ${hit ? "scores" : ""}` },
      RoosterHead(),
      much(open.roosters, more.roosters, target),
      strong({ class: "ft-colour-name" }, words.say("rooster")),
      span({ class: "ft-fate" }, hit && words.say("fate-scores")),
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
    strong({ class: "ft-number", key: number }, number),
    more > 0 && span({ class: "ft-more" }, `+${more}`),
    span({ class: "ft-of" }, `/ ${last}`),
  );

/**
 * What a seat carries: its open cards as a fan, what it has kept, and whether it has chosen.
 *
 * @param {number} seat
 * @param {Props} props
 * @param {Scene} scene
 * @param {boolean} points Whether everybody's points are shown.
 * @returns {import("../../../web/table/board.d.ts").SeatPart}
 */
export function seatPart(seat, props, scene, points) {
  const { words, seat: me, pointed, facts, shared } = props;
  const { view, turned, story, stop } = scene;
  const chosen = view.has_chosen[seat];
  const laid = openCards(view)[seat];
  const choosing = view.turn === 0 ? 2 : 1;
  const worth = view.written[seat] + view.points[seat];
  const isKnown = points || view.over || (seat === me && !shared);
  const gain = stop ? story?.kept[seat]?.points ?? 0 : 0;
  return {
    mood: gain > 0
      ? "happy"
      : stop && Math.max(...(story?.kept ?? []).map((each) => each?.points ?? 0)) > 0
      ? "sad"
      : "",
    look: [
      chosen ? "ready" : "",
      turned === seat ? "turns" : "",
      pointed?.data?.seat === seat ? "pointed" : "",
    ].join(" "),
    figures: all(
      span({
        class: `ft-lamp ${chosen ? "on" : ""}`,
        role: "img",
        "aria-label": words.say(chosen ? "lamp-on" : "lamp-off"),
      }),
      stop ? span({ class: `ft-gain ${gain ? "" : "none"}` }, words.say("story-gain", { points: gain })) : span(
        { class: "ft-pile", title: isKnown ? null : words.say("pile-secret") },
        span({ class: "ft-pile-name" }, words.say("pile-scored")),
        " ",
        isKnown ? words.say("pile-worth", { points: worth }) : words.say("pile-cards", { cards: view.kept[seat] }),
      ),
    ),
    card: ol(
      { class: "ft-row" },
      Array.from({ length: 4 }, (_, slot) => {
        if (slot < laid.length) {
          const fresh = turned === seat && slot >= laid.length - choosing;
          const keeps = !story ? "" : scored(story, laid[slot], facts.colours) ? "keeps" : "goes";
          return li(
            { key: slot, class: `ft-slot ft-open ${fresh ? "fresh" : ""} ${keeps}` },
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
  };
}

/**
 * What the counters mean just now, in one line.
 *
 * @param {{ props: Props, scene: Scene }} input
 */
export function Meaning({ props, scene }) {
  const { words, facts } = props;
  const { view } = scene;
  const limit = facts.limits[view.players];
  const open = count(openCards(view).flat()).colours;
  const near = facts.colours.filter((_, row) => open[row] === limit - 1);
  const said = near.length && !scene.story && !view.over
    ? words.sentence("near-limit", { colours: near }, [])
    : words.say("limit", { limit, target: facts.targets[view.players] });
  return div({ class: "ft-tip" }, span({ key: said }, said));
}
