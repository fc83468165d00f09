/** Looking back on a hunt: how many hexes everybody could still think of after each move. */

import {
  button,
  circle,
  details,
  div,
  g,
  h2,
  li,
  line,
  p,
  polyline,
  rect,
  section,
  span,
  summary,
  svg,
  table,
  tbody,
  td,
  text,
  th,
  thead,
  title,
  tr,
  ul,
} from "../../../web/shell/tags.js";
import { pieceShape, signIcon } from "./art.js";
import { HEXES } from "./map.js";

/** @typedef {import("./view.d.ts").Review} Review */
/** @typedef {import("./sheet.js").Props} Props */

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 46;
const FOOT = 30;
const HEAD = 14;
const LINES = [1, 2, 5, 10, 20, 50, 100];
const FAR = 18;

/**
 * Where a number of hexes is drawn; what matters is by how much it shrinks, so the scale is logarithmic.
 *
 * @param {number} hexes
 */
export const height = (hexes) => HEIGHT - FOOT - (Math.log(hexes) / Math.log(HEXES)) * (HEIGHT - FOOT - HEAD);

/**
 * @param {number} ply
 * @param {number} plies
 */
export const across = (ply, plies) => LEFT + FAR + (ply / Math.max(1, plies - 1)) * (WIDTH - LEFT - 2 * FAR);

/** @param {import("../../../web/table/board.d.ts").ReviewProps<Review, Props>} props */
export function Hindsight({ found, props, ply, to }) {
  const { words, names } = props;
  const plies = found.hexes.length;
  const onlookers = [...found.known.keys()];
  const gallery = onlookers.length - 1;
  const who = (/** @type {number} */ at) => (at === gallery ? words.say("hindsight-gallery") : names[at]);
  const sign = (/** @type {number} */ at) => at === gallery ? span({ class: "eye-sign" }) : signIcon(at);
  return section(
    { class: "cryptid-board hindsight", "aria-label": words.say("review-own") },
    h2({}, words.say("review-own")),
    ul(
      { class: "known" },
      onlookers.map((at) => {
        const when = found.known[at];
        return li(
          { key: at },
          sign(at),
          span(
            {},
            when === null
              ? words.say("hindsight-never", { name: who(at), count: found.hexes[plies - 1][at] })
              : words.say(when === 0 ? "hindsight-at-once" : "hindsight-known", { name: who(at), ply: when }),
          ),
          when !== null && button({ type: "button", onClick: () => to(when) }, words.say("hindsight-show")),
        );
      }),
    ),
    p({}, words.say("hindsight-chart")),
    chart(found, Math.min(ply, plies - 1), to, words),
    details(
      {},
      summary({}, words.say("hindsight-table")),
      div(
        { class: "counts", tabindex: 0, role: "region", "aria-label": words.say("hindsight-table") },
        table(
          {},
          thead(
            {},
            tr(
              {},
              th({ scope: "col" }, words.say("hindsight-move")),
              onlookers.map((at) => th({ scope: "col", key: at }, sign(at), who(at))),
            ),
          ),
          tbody(
            {},
            found.hexes.map((counts, at) =>
              tr(
                { key: at, class: at === ply ? "now" : "" },
                th({ scope: "row" }, button({ type: "button", class: "quiet", onClick: () => to(at) }, at)),
                counts.map((count, other) => td({ key: other, class: count === 1 ? "sure" : "" }, count)),
              )
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * The lines going down, one for everybody: a sign where hexes fell away, and a column to press for each move.
 *
 * @param {Review} found
 * @param {number} ply
 * @param {(ply: number) => void} to
 * @param {import("../../../web/shell/words.js").Words} words
 */
function chart(found, ply, to, words) {
  const plies = found.hexes.length;
  const gallery = found.known.length - 1;
  const wide = (WIDTH - LEFT) / plies;
  const x = (/** @type {number} */ at) => across(at, plies);
  return svg(
    { class: "falling", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": words.say("hindsight-chart") },
    LINES.map((each) =>
      g(
        { key: each },
        line({ class: "level", x1: LEFT, x2: WIDTH, y1: height(each), y2: height(each) }),
        text({ class: "level-name", x: LEFT - 6, y: height(each) + 5 }, each),
      )
    ),
    line({ class: "present", x1: x(ply), x2: x(ply), y1: HEAD - 10, y2: HEIGHT - FOOT + 6 }),
    text({ class: "ply-name", x: x(ply), y: HEIGHT - 6 }, ply),
    found.known.map((_, at) => {
      const counts = found.hexes.map((each) => each[at]);
      return g(
        { key: at, class: at === gallery ? "course everybody" : `course of-${at}` },
        polyline({ points: counts.map((count, when) => `${x(when)},${height(count)}`).join(" ") }),
        counts.map((count, when) =>
          (when === 0 || count !== counts[when - 1]) && g(
            { key: when, transform: `translate(${x(when)} ${height(count)}) scale(.6)` },
            at === gallery ? circle({ class: "dot", r: 7 }) : pieceShape(at, "disc"),
          )
        ),
      );
    }),
    found.hexes.map((_, at) =>
      rect(
        { key: at, class: "step", x: x(at) - wide / 2, y: 0, width: wide, height: HEIGHT, onClick: () => to(at) },
        title({}, words.say("hindsight-at", { ply: at })),
      )
    ),
  );
}
