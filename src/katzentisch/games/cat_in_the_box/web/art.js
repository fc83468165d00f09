/** The parts that are drawn: the four colours' symbols, the players' tokens, and the cat in its box. */

import { all, circle, ellipse, g, path, rect, svg, text } from "../../../web/shell/tags.js";

const HEART =
  "M12 21C5.5 15.7 2.5 12.2 2.5 8.4 2.5 5.5 4.7 3.5 7.2 3.5c2 0 3.7 1.1 4.8 3 1.1-1.9 2.8-3 4.8-3 2.5 0 4.7 " +
  "2 4.7 4.9 0 3.8-3 7.3-9.5 12.6z";
const DROP = "M12 1.8C8.2 8 4.4 11.4 4.4 15.2a7.6 7.2 0 0 0 15.2 0C19.6 11.4 15.8 8 12 1.8z";
const STAR = "M12 1.5l3.1 6.9 7.5.8-5.6 5.1 1.6 7.4L12 17.9l-6.6 3.8L7 14.3 1.4 9.2l7.5-.8z";
const LEAF = "M3.5 21.5C1 10 8 2.5 21.5 2.5c.8 13.5-6 20-15 17.3C9 15 12 11.5 16 8.5 10.5 11 6.5 15.5 3.5 21.5z";

/** One shape for each colour, on a field of 24 × 24. */
const SHAPES = [HEART, DROP, STAR, LEAF];

/**
 * The shape of a colour, to be put into a drawing.
 *
 * @param {number} colour
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [name]
 */
export const shape = (colour, x, y, size, name = "cb-shape") =>
  path({ d: SHAPES[colour], class: name, transform: `translate(${x} ${y}) scale(${size / 24})` });

/**
 * The shape of a colour as a picture of its own.
 *
 * @param {number} colour
 * @param {string} [name]
 */
export const Symbol = (colour, name = "") =>
  svg(
    { viewBox: "0 0 24 24", class: `cb-symbol cb-ink-${colour} ${name}`, "aria-hidden": "true" },
    path({ d: SHAPES[colour] }),
  );

/** What a player's tokens show: a paw, a fish, the moon, a bell, a ball of wool. */
const TOKENS = [
  () =>
    all(
      ellipse({ cx: 5.5, cy: 11, rx: 2.3, ry: 3 }),
      ellipse({ cx: 9.5, cy: 6.5, rx: 2.3, ry: 3.2 }),
      ellipse({ cx: 14.5, cy: 6.5, rx: 2.3, ry: 3.2 }),
      ellipse({ cx: 18.5, cy: 11, rx: 2.3, ry: 3 }),
      path({
        d: "M12 11.5c3 0 5.8 3.2 5.8 5.9 0 1.9-1.5 2.8-3 2.6-1-.2-1.9-.5-2.8-.5s-1.8.3-2.8.5c-1.5.2-3-.7-3-2.6 0-2.7 2.8-5.9 5.8-5.9z",
      }),
    ),
  () =>
    all(
      path({
        d: "M1.5 12c3-5.2 8.2-6.8 12.3-4.6 1.5.8 2.7 2 3.6 3.2L22.5 6.5v11l-5.1-4.1c-.9 1.2-2.1 2.4-3.6 3.2C9.7 18.8 4.5 17.2 1.5 12z",
      }),
      circle({ cx: 6.8, cy: 10.8, r: 1.3, class: "cb-hole" }),
    ),
  () => path({ d: "M14.5 2.5a9.8 9.8 0 1 0 7.2 13.3A8.6 8.6 0 0 1 14.5 2.5z" }),
  () =>
    all(
      path({
        d: "M12 2.5c4.2 0 6.2 3.2 6.2 7.2 0 3.9 1.3 5.3 2.6 6.6v1.5H3.2v-1.5c1.3-1.3 2.6-2.7 2.6-6.6 0-4 2-7.2 6.2-7.2z",
      }),
      circle({ cx: 12, cy: 20, r: 2.2 }),
    ),
  () =>
    all(
      circle({ cx: 12, cy: 12, r: 9.5 }),
      path({
        d: "M4.5 8.5c5 0 10.5 4 12.5 11M9 3.5c5.5 1.5 10.5 6 12 11.5M3 14c3.5.5 6.5 2.8 8 6.5",
        class: "cb-thread",
      }),
    ),
];
const NEUTRAL = () => path({ d: "M4 9l8-5 8 5v9l-8 4-8-4zM4 9l8 4 8-4M12 13v9", class: "cb-crate" });

/**
 * A player's token around a point; seat -1 is neutral.
 *
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} [name]
 */
export const token = (seat, x, y, r, name = "") =>
  g(
    { class: `cb-token cb-seat-${seat} ${name}`, transform: `translate(${x} ${y})` },
    circle({ r, class: "cb-disc" }),
    g({ class: "cb-sign", transform: `scale(${r / 17}) translate(-12 -12)` }, (TOKENS[seat] ?? NEUTRAL)()),
  );

/**
 * A token as a picture of its own.
 *
 * @param {number} seat
 */
export const Token = (seat) =>
  svg({ viewBox: "-20 -20 40 40", class: "cb-token-picture", "aria-hidden": "true" }, token(seat, 0, 0, 17));

const EARS = "M27 60C24 44 25 31 29 23c6 3 11 7 14 11 5-2 9-2 14 0 3-4 8-8 14-11 4 8 5 21 2 37z";
const BOX = "M14 62h72v52c0 4-3 7-7 7H21c-4 0-7-3-7-7z";
const FLAPS = "M14 62L4 74l9 8 13-20zM86 62l10 12-9 8-13-20z";

/** Where the signs of a card in the hand begin, and how far they are apart. */
const WAYS_TOP = 31;
const WAYS_STEP = 23;

/**
 * A card: a cat looks out of its box. It has a colour once that is declared.
 *
 * @param {number} value
 * @param {number} [colour]
 * @param {number[]} [ways] In the hand: the colours it could have, along the edge that shows in a fan.
 */
export const CatCard = (value, colour = -1, ways) =>
  svg(
    { viewBox: "0 0 100 128", class: `cb-card ${colour >= 0 ? `cb-is-${colour}` : ""}`, "aria-hidden": "true" },
    rect({ x: 1.5, y: 1.5, width: 97, height: 125, rx: 11, class: "cb-paper" }),
    path({ d: EARS, class: "cb-cat" }),
    path({ d: "M32 31c3 2 5 4 7 6l-6 5zM68 31c-3 2-5 4-7 6l6 5z", class: "cb-inner" }),
    ellipse({ cx: 41, cy: 50, rx: 5.5, ry: 6, class: "cb-eye" }),
    ellipse({ cx: 59, cy: 50, rx: 5.5, ry: 6, class: "cb-eye" }),
    ellipse({ cx: 41 + (value % 3 - 1) * 2, cy: 50, rx: 1.8, ry: 4.8, class: "cb-pupil" }),
    ellipse({ cx: 59 + (value % 3 - 1) * 2, cy: 50, rx: 1.8, ry: 4.8, class: "cb-pupil" }),
    path({ d: FLAPS, class: "cb-flap" }),
    path({ d: BOX, class: "cb-box" }),
    path({ d: "M29 62c0-6 8-6 8 0zM63 62c0-6 8-6 8 0z", class: "cb-paws" }),
    text({ x: ways ? 57 : 50, y: 109, class: "cb-value" }, value),
    ways && rect({ x: 3, y: WAYS_TOP - 3, width: 20, height: 4 * WAYS_STEP + 3, rx: 7, class: "cb-ways" }),
    ways && [0, 1, 2, 3].map((each) =>
      shape(each, 4.5, WAYS_TOP + 1 + each * WAYS_STEP, 17, `cb-way cb-ink-${each} ${ways.includes(each) ? "" : "no"}`)
    ),
    text({ x: 13, y: 24, class: "cb-corner" }, value),
    colour >= 0 && shape(colour, 73, 7, 20),
  );
