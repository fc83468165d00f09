/** What lies around the research board: what a seat carries, the paradox, and the score of a round. */

import { all, div, h2, li, ol, p, section, span, strong, ul, use } from "../../../web/shell/tags.js";
import { withMinusSigns } from "../../../web/shell/words.js";
import { colourOf, compareTricks, MOST_WITH_BONUS, valueOf } from "./ahead.js";
import { CatCard, Symbol, Token } from "./art.js";

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {import("./hand.js").Props} Props */
/** @typedef {import("./scenes.js").Scene} Scene */

/**
 * @param {number} field
 * @param {Props} props
 */
const cardName = (field, { words, facts }) =>
  `${valueOf(field)} ${words.say(`colour-${facts.colours[colourOf(field)]}`)}`;

/**
 * What a seat carries: tricks won and predicted, the colours it may still declare, and its card of this trick.
 *
 * @param {number} seat
 * @param {Props} props
 * @param {Scene} scene
 * @returns {import("../../../web/table/board.d.ts").SeatPart}
 */
export function seatPart(seat, props, scene) {
  const { words, facts } = props;
  const { view, winner, paradox, trick, score } = scene;
  const field = trick.find((card) => card.seat === seat)?.field ?? -1;
  const turn = view.turn === seat && view.phase === "tricks";
  return {
    mood: winner === seat ? "happy" : paradox?.seat === seat ? "shocked" : "",
    look: [
      winner === seat ? "wins" : "",
      paradox?.seat === seat ? "struck" : "",
      view.starter === seat && view.phase !== "over" ? "starts" : "",
    ].join(" "),
    figures: all(
      Token(seat),
      view.phase !== "bury" ? use(Tricks, { props, view, seat }) : view.has_buried[seat] && span(
        { class: "cb-done" },
        span({ "aria-hidden": "true" }, "✓ "),
        span({ class: "word" }, words.say("has-buried")),
      ),
      ul(
        { class: "cb-chips" },
        facts.colours.map((colour, row) => {
          const open = view.covered[seat].includes(row);
          return li(
            { key: colour, class: `cb-chip cb-is-${row} ${open ? "open" : "gone"}` },
            span({ role: "img", "aria-label": words.say(open ? "chip-open" : "chip-gone", { colour }) }, Symbol(row)),
          );
        }),
      ),
    ),
    card: score < 0 && view.phase === "tricks"
      ? field >= 0
        ? div(
          {
            class: "cb-laid",
            key: field,
            "data-vital": "trick",
            "data-tilt": field % 3,
            "aria-label": cardName(field, props),
            role: "img",
          },
          CatCard(valueOf(field), colourOf(field)),
        )
        : div({ class: `cb-laid empty ${turn ? "turn" : ""}`, "data-vital": "trick" })
      : div({ class: "cb-laid none" }),
  };
}

/**
 * Tricks won, and how many were predicted; with two players nobody predicts, and more than four cost the bonus.
 *
 * @param {{ props: Props, view: CatView, seat: number }} input
 */
function Tricks({ props, view, seat }) {
  const { words } = props;
  const [predicted, won] = [view.predictions[seat], view.tricks[seat]];
  const { key, state } = compareTricks(view, seat);
  const two = view.players === 2;
  const aim = two ? ` ${words.say("of-at-most", { most: MOST_WITH_BONUS })}` : predicted ? `/${predicted}` : "";
  return span(
    { class: `cb-tricks ${state}` },
    span(
      { "aria-hidden": "true" },
      strong({}, won),
      two ? span({ class: "cb-limit" }, aim) : aim,
      !two && span({ class: "cb-unit" }, ` ${words.say("tricks-wanted", { tricks: predicted || won })}`),
    ),
    span({ class: "unseen" }, words.say(key, { tricks: won, predicted, most: MOST_WITH_BONUS })),
  );
}

/** @param {{ props: Props, paradox: { seat: number, values: number[] } }} input */
export function Paradox({ props, paradox }) {
  const { words, names } = props;
  return div(
    { class: "cb-paradox", role: "alert" },
    strong({ class: "cb-paradox-title" }, words.say("paradox-title")),
    div({ class: "cb-shown" }, paradox.values.map((value, at) => div({ key: at, class: "cb-laid" }, CatCard(value)))),
    p({}, words.say("paradox-tells", { seat: paradox.seat }, names, words.formOf({ data: paradox }))),
  );
}

/**
 * One round of the score, told player by player.
 *
 * @param {{ props: Props, scene: Scene }} input
 */
export function RoundScore({ props, scene }) {
  const { words, names } = props;
  const { view, score: round } = scene;
  const line = view.scores[round];
  return section(
    { class: "cb-score", tabindex: 0, "aria-label": words.say("score-round", { round: round + 1 }) },
    h2({}, words.say("score-round", { round: round + 1 })),
    ol(
      { class: "cb-score-lines" },
      names.map((name, seat) => {
        const lost = line.paradox === seat;
        return li(
          { key: `${round} ${seat}`, class: lost ? "struck" : "", style: { "--turn": String(seat) } },
          Token(seat),
          strong({ class: "cb-score-name" }, seat === words.reader ? words.say("seat-you") : name),
          span(
            { class: "cb-score-why" },
            span(
              { class: "cb-score-tricks" },
              words.say(lost && line.tricks[seat] ? "score-lost" : "score-tricks", { tricks: line.tricks[seat] }),
            ),
            span(
              { class: line.bonus[seat] ? "cb-score-bonus yes" : "cb-score-bonus" },
              bonusText(view, words, round, seat),
            ),
          ),
          span({ class: `cb-score-points ${line.points[seat] < 0 ? "minus" : ""}` }, signed(line.points[seat])),
          span({ class: "cb-score-total" }, words.say("score-total", { total: view.totals[seat] })),
        );
      }),
    ),
  );
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : withMinusSigns(`${points}`));

/**
 * Why a seat got its bonus in a round, or why not.
 *
 * @param {CatView} view
 * @param {import("../../../web/shell/words.js").Words} words
 * @param {number} round
 * @param {number} seat
 */
function bonusText(view, words, round, seat) {
  const line = view.scores[round];
  if (line.bonus[seat]) {
    return words.say(view.players === 2 ? "score-group-two" : "score-group", { bonus: line.bonus[seat] });
  }
  if (line.paradox === seat) return words.say("score-no-bonus");
  if (view.players === 2) return words.say(line.tricks[seat] > MOST_WITH_BONUS ? "score-too-many" : "score-no-group");
  return words.say("score-missed", { predicted: line.predictions[seat] });
}
