/** What lies around the research board: the trick, everybody's tableau, the paradox, and the score of a round. */

import {
  button,
  div,
  h2,
  li,
  ol,
  p,
  section,
  span,
  strong,
  table,
  tbody,
  td,
  th,
  thead,
  tr,
  ul,
} from "../../../web/shell/tags.js";
import { colourOf, groups, valueOf } from "./ahead.js";
import { CatCard, Research, Symbol, Token } from "./art.js";

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {import("./hand.js").Props} Props */
/** @typedef {import("./scenes.js").Scene} Scene */

/** @param {{ props: Props, scene: Scene }} input */
export function Trick({ props, scene }) {
  const { names, words, facts } = props;
  const { view, trick, winner, last, paradox } = scene;
  const led = trick.length ? colourOf(trick[0].field) : -1;
  const seats = Array.from(
    { length: view.players },
    (_, position) => ((trick[0]?.seat ?? view.leader) + position) % view.players,
  );
  return section(
    { class: `cb-trick ${winner >= 0 ? "won" : ""} ${paradox ? "paradox" : ""}`, "aria-label": words.say("trick") },
    h2(
      {},
      words.say("trick"),
      led >= 0 && span({ class: "cb-led" }, words.say("led", { colour: facts.colours[led] }), Symbol(led)),
    ),
    ul(
      { class: "cb-slots" },
      seats.map((seat, position) => {
        const field = trick[position]?.field ?? -1;
        return li(
          {
            key: seat,
            class: `cb-slot ${seat === winner ? "wins" : ""} ${seat === view.turn && !trick[position] ? "turn" : ""}`,
          },
          field >= 0
            ? div(
              { class: "cb-laid", key: field, "aria-label": cardName(field, props), role: "img" },
              CatCard(valueOf(field), colourOf(field)),
            )
            : div({ class: "cb-laid empty" }),
          span({ class: "cb-who" }, names[seat]),
        );
      }),
    ),
    winner >= 0 ? p({ class: "cb-says" }, words.say("takes-trick", { seat: winner }, names)) : last
      ? div(
        { class: "cb-last" },
        span({}, words.say("last-trick", { seat: last.winner }, names)),
        last.cards.map(({ seat, field }) =>
          span(
            {
              key: field,
              class: `cb-mini cb-is-${colourOf(field)} ${seat === last.winner ? "wins" : ""}`,
              role: "img",
              "aria-label": `${names[seat]}: ${cardName(field, props)}`,
            },
            valueOf(field),
            Symbol(colourOf(field)),
          )
        ),
      )
      : null,
  );
}

/**
 * How a round goes, as long as no card is played.
 *
 * @param {{ props: Props, phase: string }} input
 */
export function Plan({ props, phase }) {
  const { words, view } = props;
  const steps = view.players > 2 ? ["bury", "predict", "tricks", "score"] : ["bury", "tricks", "score-two"];
  return section(
    { class: "cb-trick" },
    h2({}, words.say("plan-title")),
    ol(
      { class: "cb-plan" },
      steps.map((step) => li({ key: step, class: step === phase ? "now" : "" }, words.say(`plan-${step}`))),
    ),
  );
}

/**
 * @param {number} field
 * @param {Props} props
 */
const cardName = (field, { words, facts }) =>
  `${valueOf(field)} ${words.say(`colour-${facts.colours[colourOf(field)]}`)}`;

/** @param {{ props: Props, scene: Scene }} input */
export function Tableaux({ props, scene }) {
  const { names, words, facts, seat: me } = props;
  const { view, winner, paradox } = scene;
  return ul(
    { class: "cb-tableaux" },
    names.map((name, seat) => {
      const [predicted, won] = [view.predictions[seat], view.tricks[seat]];
      const hit = predicted > 0 && won === predicted ? "hit" : predicted > 0 && won > predicted ? "over" : "";
      const group = groups(view.tokens[seat], facts.places[view.side])[0]?.length ?? 0;
      return li(
        {
          key: seat,
          class: `cb-tableau ${view.turn === seat ? "turn" : ""} ${winner === seat ? "wins" : ""} ${
            paradox?.seat === seat ? "struck" : ""
          }`,
        },
        div(
          { class: "cb-head" },
          Token(seat),
          strong({}, name, seat === me && ` ${words.say("you")}`),
          view.starter === seat && view.phase !== "over" &&
            span({ class: "cb-starter", title: words.say("starts-round") }, words.say("starter-mark")),
        ),
        ul(
          { class: "cb-chips" },
          facts.colours.map((colour, row) => {
            const open = view.covered[seat].includes(row);
            return li(
              { key: colour, class: `cb-chip cb-is-${row} ${open ? "open" : "gone"}` },
              span(
                { role: "img", "aria-label": words.say(open ? "chip-open" : "chip-gone", { colour }) },
                Symbol(row),
              ),
            );
          }),
        ),
        div(
          { class: "cb-facts" },
          span(
            { class: `cb-tricks ${hit}` },
            predicted
              ? words.say("tricks-of", { tricks: won, predicted })
              : words.say("tricks-so-far", { tricks: won }),
          ),
          span({}, words.say("group-size", { size: group })),
          span({}, words.say("cards-held", { cards: view.hands[seat] })),
        ),
        view.phase === "bury" && view.has_buried[seat] && span({ class: "cb-done" }, words.say("has-buried")),
      );
    }),
  );
}

/** @param {{ props: Props, paradox: { seat: number, values: number[] } }} input */
export function Paradox({ props, paradox }) {
  const { words, names } = props;
  return div(
    { class: "cb-paradox", role: "alert" },
    strong({ class: "cb-paradox-title" }, words.say("paradox-title")),
    div({ class: "cb-shown" }, paradox.values.map((value, at) => div({ key: at, class: "cb-laid" }, CatCard(value)))),
    p({}, words.say("paradox-tells", { seat: paradox.seat }, names)),
  );
}

/**
 * One round on the score pad, told player by player.
 *
 * @param {{ props: Props, round: number, close: (() => void) | null }} input
 */
export function RoundScore({ props, round, close }) {
  const { view, words, names, facts } = props;
  const line = view.scores[round];
  const latest = round === view.scores.length - 1;
  const tokens = view.phase === "over" ? view.tokens : view.last_tokens;
  const totals = names.map((_, seat) =>
    view.scores.slice(0, round + 1).reduce((sum, each) => sum + each.points[seat], 0)
  );
  return section(
    { class: "cb-score", "aria-label": words.say("score-round", { round: round + 1 }) },
    h2({}, words.say("score-round", { round: round + 1 })),
    line.paradox >= 0 &&
      p(
        { class: "cb-paradox-note" },
        words.say("score-was-paradox", { seat: line.paradox, values: line.shown }, names),
      ),
    ol(
      { class: "cb-score-lines" },
      names.map((name, seat) => {
        const paradox = line.paradox === seat;
        const bonus = line.bonus[seat];
        return li(
          { key: `${round} ${seat}`, style: { "--turn": String(seat) } },
          Token(seat),
          strong({}, name),
          span(
            { class: "cb-score-tricks" },
            words.say(paradox && line.tricks[seat] ? "score-lost" : "score-tricks", { tricks: line.tricks[seat] }),
          ),
          span({ class: bonus ? "cb-score-bonus yes" : "cb-score-bonus" }, bonusText(props, round, seat)),
          span(
            { class: `cb-score-points ${line.points[seat] < 0 ? "minus" : ""}` },
            words.say("score-points", { points: signed(line.points[seat]) }),
          ),
          span({ class: "cb-score-total" }, words.say("score-total", { total: totals[seat] })),
          latest && bonus > 0 && Research({
            view: { ...view, phase: "over" },
            places: facts.places[view.side],
            tokens: tokens.map((row, other) => (other === seat ? row : [])),
            neutral: [],
            owner: seat,
            label: words.say("score-group", { bonus }),
          }),
        );
      }),
    ),
    close && button({ type: "button", class: "main cb-go-on", onClick: close }, words.say("go-on")),
  );
}

/** @param {number} points */
const signed = (points) => (points < 0 ? `${points}` : `+${points}`);

/**
 * @param {Props} props
 * @param {number} round
 * @param {number} seat
 */
function bonusText({ view, words }, round, seat) {
  const line = view.scores[round];
  if (line.bonus[seat]) return words.say("score-group", { bonus: line.bonus[seat] });
  if (line.paradox === seat) return words.say("score-no-bonus");
  if (!line.predictions[seat]) return words.say("score-too-many");
  return words.say("score-missed", { predicted: line.predictions[seat] });
}

/** @param {{ props: Props }} input */
export function Pad({ props }) {
  const { view, words, names } = props;
  return table(
    { class: "cb-pad" },
    thead(
      {},
      tr(
        {},
        th({ scope: "col" }, words.say("pad-round")),
        names.map((name, seat) => th({ scope: "col", key: seat }, Token(seat), name)),
      ),
    ),
    tbody(
      {},
      view.scores.map((line, round) =>
        tr(
          { key: round },
          th({ scope: "row" }, round + 1),
          line.points.map((points, seat) =>
            td({ key: seat, class: line.paradox === seat ? "minus" : "" }, signed(points))
          ),
        )
      ),
      tr(
        { class: "sum" },
        th({ scope: "row" }, words.say("pad-sum")),
        view.totals.map((total, seat) => td({ key: seat }, total)),
      ),
    ),
  );
}
