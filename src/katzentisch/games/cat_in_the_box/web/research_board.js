/** The research board: its fields, the tokens on them, and the line around a player's largest group. */

import { circle, g, path, rect, svg, text, useDrawnList } from "../../../web/shell/tags.js";
import { colourOf, groups, valueOf } from "./ahead.js";
import { shape, token } from "./art.js";

/** @typedef {import("./view.d.ts").CatView} CatView */

const STEP = 50;
const CELL = 44;
const LEFT = 40;
const EDGE = 8;

/** How far rows are apart where the board has height to spare: fields are easier to press. */
export const TALL_STEP = 72;

/**
 * How many times wider than tall the board is.
 *
 * @param {number} columns
 * @param {number} [rowStep]
 */
export const ratioOf = (columns, rowStep = STEP) => (LEFT + columns * STEP + EDGE) / (4 * rowStep + 2 * EDGE);

/**
 * The research board: every field, whose token lies on it, and the player's own largest group in gold.
 *
 * @param {{
 *   view: CatView, places: number[], tokens: number[][], neutral: number[], owner: number, label: string,
 *   glow?: Set<number>, ghost?: number, fresh?: number, pointed?: number,
 *   choose?: (field: number) => void, named?: (field: number) => string, others?: (field: number) => void,
 *   rowStep?: number,
 * }} props `owner` is whose group is outlined; `glow` are fields that may be filled now, `ghost` the one considered;
 *   with `choose`, which may be called later, those that glow are buttons; `others` hears of clicks on all others.
 */
export function ResearchBoard(
  {
    view,
    places,
    tokens,
    neutral,
    owner,
    label,
    glow,
    ghost = -1,
    fresh = -1,
    pointed = -1,
    choose,
    named,
    others,
    rowStep = STEP,
  },
) {
  const drawn = useDrawnList();
  const columns = view.values;
  const fields = places.map((_, field) => field).filter((field) => valueOf(field) <= view.values);
  /** @type {Map<number, number>} */
  const owners = new Map();
  tokens.forEach((row, seat) => row.forEach((field) => owners.set(field, seat)));
  for (const field of neutral) owners.set(field, -1);
  const largest = owner >= 0 ? groups(tokens[owner], places)[0] ?? [] : [];
  const given = owner >= 0 && view.phase === "tricks" ? view.covered[owner] : [0, 1, 2, 3];
  const plain = fields.every((field) => places[field] === field);
  const x = (/** @type {number} */ field) => LEFT + (places[field] % 9) * STEP + STEP / 2;
  const y = (/** @type {number} */ field) => EDGE + Math.floor(places[field] / 9) * rowStep + rowStep / 2;
  const height = CELL + rowStep - STEP;
  return svg(
    {
      viewBox: `0 0 ${LEFT + columns * STEP + EDGE} ${4 * rowStep + 2 * EDGE}`,
      class: `cb-research ${glow ? "choosing" : ""}`,
      role: glow && choose ? "group" : "img",
      "aria-label": label,
    },
    plain && [0, 1, 2, 3].map((row) => shape(row, 10, EDGE + (row + 0.5) * rowStep - 11, 22, `cb-row cb-ink-${row}`)),
    fields.map((field) => {
      const colour = colourOf(field);
      const free = !owners.has(field);
      const name = [
        `cb-field cb-is-${colour}`,
        free ? "free" : "taken",
        given.includes(colour) ? "" : "closed",
        glow?.has(field) ? "glows" : "",
        field === pointed ? "pointed" : "",
      ].join(" ");
      const draw = (/** @type {Record<string, unknown>} */ button) =>
        g(
          { class: name, transform: `translate(${x(field)} ${y(field)})`, ...button },
          rect({ x: -CELL / 2, y: -height / 2, width: CELL, height, rx: 9, class: "cb-cell" }),
          free && shape(colour, 7, 3 - height / 2, 12),
          free && text({ class: "cb-number", x: -3, y: 9 }, valueOf(field)),
        );
      const label = glow?.has(field) && choose ? named?.(field) ?? "" : null;
      const hears = Boolean(others);
      return drawn(
        field,
        [places[field], name, label, rowStep, hears],
        () =>
          draw(label !== null ? pressed(() => choose?.(field), label) : { onClick: hears && (() => others?.(field)) }),
      );
    }),
    [...owners].map(([field, seat]) => {
      const name = `${field === fresh ? "fresh" : ""} ${seat === owner ? "own" : ""}`;
      return drawn(
        `token ${field}`,
        [places[field], seat, name, rowStep],
        () => token(seat, x(field), y(field), 18.5, name),
      );
    }),
    [...owners].map(([field]) =>
      drawn(
        `number ${field}`,
        [places[field], rowStep],
        () => text({ class: "cb-small-number", x: x(field) - 15, y: y(field) + 19 }, valueOf(field)),
      )
    ),
    ghost >= 0 && circle({ class: "cb-ghost", cx: x(ghost), cy: y(ghost), r: 18.5 }),
    largest.length > 0 && path({ class: "cb-group", d: outline(largest, places, rowStep) }),
  );
}

/**
 * What makes a button of something drawn.
 *
 * @param {() => void} act
 * @param {string} label
 */
const pressed = (act, label) => ({
  role: "button",
  tabindex: 0,
  "aria-label": label,
  onClick: act,
  onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  },
});

/**
 * The line around fields that belong together.
 *
 * @param {number[]} group
 * @param {number[]} places
 * @param {number} rowStep
 */
function outline(group, places, rowStep) {
  const inside = new Set(group.map((field) => places[field]));
  const lines = [];
  for (const place of inside) {
    const column = place % 9;
    const left = LEFT + column * STEP;
    const top = EDGE + Math.floor(place / 9) * rowStep;
    if (!inside.has(place - 9)) lines.push(`M${left} ${top}h${STEP}`);
    if (!inside.has(place + 9)) lines.push(`M${left} ${top + rowStep}h${STEP}`);
    if (column === 0 || !inside.has(place - 1)) lines.push(`M${left} ${top}v${rowStep}`);
    if (column === 8 || !inside.has(place + 1)) lines.push(`M${left + STEP} ${top}v${rowStep}`);
  }
  return lines.join("");
}
