/** Matches of one person as pictures, drawn like the arena's plots: points over time, and wins beside chance. */

import { circle, figcaption, figure, g, line, polyline, svg, text, title } from "../shell/tags.js";
import { withMinusSigns } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").Mark} Mark */
/** @typedef {import("../shell/words.js").Words} Words */

const WIDE = 400;
const HIGH = 180;
const EDGE = { left: 50, right: 8, top: 10, bottom: 24 };
/** Matches that make a mean. */
const SOME = 10;

/** @param {number} step @param {number} steps */
const across = (step, steps) => EDGE.left + (WIDE - EDGE.left - EDGE.right) * (steps > 1 ? step / (steps - 1) : 0.5);

/** @param {number} value @param {number} least @param {number} most */
const up = (value, least, most) =>
  HIGH - EDGE.bottom - (HIGH - EDGE.top - EDGE.bottom) * (value - least) / (most - least || 1);

/** @param {number[]} values @param {(value: number) => number} y */
const spelled = (values, y) =>
  values.map((value, step) => `${across(step, values.length).toFixed(1)},${y(value).toFixed(1)}`).join(" ");

/** @param {number} seconds @param {Words} words */
export const day = (seconds, words) =>
  new Date(1000 * seconds).toLocaleDateString(words.locale, { day: "numeric", month: "short", year: "numeric" });

/**
 * A picture with a scale, from the day of the first match to that of the last.
 *
 * @param {{
 *   marks: Mark[], words: Words, said: string, label: string, scale: number[], y: (value: number) => number,
 *   unit?: string, children?: import("../shell/tags.js").Child,
 * }} props
 */
function Picture({ marks, words, said, label, scale, y, unit = "", children }) {
  return figure(
    { class: "plot" },
    figcaption({}, said),
    svg(
      { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": label },
      scale.map((value) =>
        g(
          { key: value },
          line({ class: "grid", x1: EDGE.left, x2: WIDE - EDGE.right, y1: y(value), y2: y(value) }),
          text({ x: EDGE.left - 8, y: y(value) + 5, "text-anchor": "end" }, `${value}${unit}`),
        )
      ),
      text({ x: EDGE.left, y: HIGH - 4 }, day(marks[0].over, words)),
      text({ x: WIDE - EDGE.right, y: HIGH - 4, "text-anchor": "end" }, day(marks[marks.length - 1].over, words)),
      children,
    ),
  );
}

/**
 * Points of match after match, won ones filled, and their mean.
 *
 * @param {{ marks: Mark[], words: Words }} props
 */
export function Points({ marks, words }) {
  const points = marks.map((mark) => mark.points);
  const least = Math.min(...points);
  const most = Math.max(...points);
  if (marks.length < 2 || most - least < 2) return null;
  const y = (/** @type {number} */ value) => up(value, least, most);
  const means = points.map((_, at) => mean(points.slice(Math.max(0, at + 1 - SOME), at + 1)));
  const told = { number: marks.length, least, most, mean: Math.round(mean(points)) };
  return Picture({
    marks,
    words,
    said: words.say("plot-points"),
    label: words.say("plot-points-told", told),
    scale: [least, Math.round((least + most) / 2), most],
    y,
    children: [
      polyline({ key: "mean", class: "mean", points: spelled(means, y) }),
      marks.map((mark, at) =>
        circle(
          {
            key: at,
            class: mark.won > 0 ? "mark won" : "mark",
            cx: across(at, marks.length),
            cy: y(mark.points),
            r: 3.5,
          },
          title({}, withMinusSigns(`${day(mark.over, words)}: ${mark.points}`)),
        )
      ),
    ],
  });
}

/**
 * The share of wins so far, beside what chance would have given.
 *
 * @param {{ marks: Mark[], words: Words }} props
 */
export function Wins({ marks, words }) {
  const against = marks.filter((mark) => mark.players > 1);
  if (against.length < 2) return null;
  const y = (/** @type {number} */ value) => up(value, 0, 100);
  const wins = soFar(against.map((mark) => mark.won));
  const chance = soFar(against.map((mark) => 1 / mark.players));
  const told = { number: against.length, won: Math.round(last(wins)), chance: Math.round(last(chance)) };
  return Picture({
    marks: against,
    words,
    said: words.say("plot-wins"),
    label: words.say("plot-wins-told", told),
    scale: [0, 25, 50, 75, 100],
    y,
    unit: " %",
    children: [
      polyline({ key: "chance", class: "chance", points: spelled(chance, y) }),
      polyline({ key: "wins", class: "wins", points: spelled(wins, y) }),
    ],
  });
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {number[]} values */
const last = (values) => values[values.length - 1];

/** The mean of all values up to each, in per cent. @param {number[]} values */
function soFar(values) {
  let sum = 0;
  return values.map((value, at) => 100 * (sum += value) / (at + 1));
}
