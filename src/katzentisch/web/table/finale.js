/** The end as a moment: what falls for the winner, and how the match went. */

import {
  div,
  figcaption,
  figure,
  g,
  line,
  path,
  polyline,
  svg,
  text,
  useEffect,
  useSignal,
  writeNumber,
} from "../shell/tags.js";
import { settings } from "../shell/settings.js";

/** @typedef {import("./finale.d.ts").Finale} Finale */
/** @typedef {import("./finale.d.ts").Ended} Ended */
/** @typedef {import("../shell/words.js").Words} Words */

const PIECES = 36;
/** Milliseconds until everything has fallen. */
const LASTS = 4500;
/** A colour for each seat where the game has none, told apart by their dashes as well. */
const COLOURS = ["var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)"];
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 5"];
const WIDE = 320;
const HIGH = 130;
const EDGE = { left: 26, right: 34, top: 10, bottom: 24 };
/** How many steps of the match are numbered below the chart at most. */
const MAX_LABELS = 8;

/**
 * What falls for a while; nothing with reduced motion.
 *
 * @param {{ shapes: string[] }} props
 */
export function Shower({ shapes }) {
  const falls = useSignal(settings.peek().motion);
  useEffect(() => {
    const done = setTimeout(() => (falls.value = false), LASTS);
    return () => clearTimeout(done);
  }, []);
  return falls.value && div(
    { class: "shower", "aria-hidden": "true" },
    Array.from({ length: PIECES }, (_, at) =>
      svg(
        { key: at, viewBox: "0 0 24 24", class: `flake flake-${at % 12} seat-ink-${at % 5}` },
        path({ d: shapes[at % shapes.length] }),
      )),
  );
}

/**
 * Lines over the course of the match, one for each seat.
 *
 * @param {{ finale: Finale, ended: Ended, names: string[], words: Words, marks: { colour: string }[] }} props
 */
export function Course({ finale, ended, names, words, marks }) {
  const { said, lines } = finale.course(ended);
  const steps = Math.max(0, ...lines.map((each) => each.length - 1));
  if (steps < 2) return null;
  const all = lines.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (/** @type {number} */ step) => EDGE.left + (WIDE - EDGE.left - EDGE.right) * step / steps;
  const y = (/** @type {number} */ value) =>
    HIGH - EDGE.bottom - (HIGH - EDGE.top - EDGE.bottom) * (value - least) / (most - least);
  const colour = (/** @type {number} */ seat) =>
    marks[seat]?.colour ?? finale.colours?.[seat] ?? COLOURS[seat % COLOURS.length];
  const ends = spread(lines.map((each) => y(each[each.length - 1] ?? 0)));
  const every = Math.ceil(steps / MAX_LABELS);
  const numbered = Array.from({ length: steps + 1 }, (_, step) => step).filter((step) => step % every === 0);
  return figure(
    { class: "course" },
    figcaption({}, words.say(said)),
    div(
      { class: "key", "aria-hidden": "true" },
      names.map((name, seat) =>
        div(
          { key: seat },
          svg(
            { viewBox: "0 0 24 8", style: { color: colour(seat) } },
            polyline({ points: "0,4 24,4", "stroke-dasharray": DASHES[seat % DASHES.length] }),
          ),
          name,
        )
      ),
    ),
    svg(
      {
        viewBox: `0 0 ${WIDE} ${HIGH}`,
        role: "img",
        "aria-label": lines.map((each, seat) => `${names[seat]}: ${each.map(writeNumber).join(", ")}`).join("; "),
      },
      [...new Set([least, 0, most])].map((value) =>
        g(
          { key: `y${value}`, class: "axis" },
          line({ class: "ground", x1: EDGE.left, x2: WIDE - EDGE.right, y1: y(value), y2: y(value) }),
          text({ x: EDGE.left - 4, y: y(value) + 4, "text-anchor": "end" }, value),
        )
      ),
      numbered.map((step) =>
        text({ key: `x${step}`, class: "step", x: x(step), y: HIGH - 6, "text-anchor": "middle" }, step)
      ),
      lines.map((each, seat) =>
        g(
          { key: seat, style: { color: colour(seat) } },
          polyline({
            points: each.map((value, step) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`).join(" "),
            "stroke-dasharray": DASHES[seat % DASHES.length],
          }),
          text({ x: WIDE - EDGE.right + 5, y: ends[seat] + 4 }, each[each.length - 1]),
        )
      ),
    ),
  );
}

/**
 * Heights for labels beside lines that end at these heights: none lies on another.
 *
 * @param {number[]} heights
 */
function spread(heights) {
  const found = [...heights];
  let free = -Infinity;
  for (const seat of heights.map((_, at) => at).sort((one, two) => heights[one] - heights[two])) {
    found[seat] = Math.max(heights[seat], free);
    free = found[seat] + 12;
  }
  return found;
}
