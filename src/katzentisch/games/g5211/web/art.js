/** Everything drawn: five symbols for five colours, hens, roosters, and the back of a card. */

import { all, circle, g, path, rect, svg, text } from "../../../web/shell/tags.js";
import { colourOf, isRooster, valueOf } from "./story.js";

const SUN = "M12 6.2a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 0 1 0-11.6zM11 .8h2v3.6h-2zM11 19.6h2v3.6h-2zM.8 11h3.6v2H.8z" +
  "M19.6 11h3.6v2h-3.6zM3.4 4.8l1.4-1.4 2.6 2.6L6 7.4zM16.6 18l1.4-1.4 2.6 2.6-1.4 1.4z" +
  "M4.8 20.6l-1.4-1.4L6 16.6 7.4 18zM18 7.4L16.6 6l2.6-2.6 1.4 1.4z";
const LEAF = "M3.5 21.5C1 10 8 2.5 21.5 2.5c.8 13.5-6 20-15 17.3C9 15 12 11.5 16 8.5 10.5 11 6.5 15.5 3.5 21.5z";
const FLAME =
  "M12.5 1.5c.5 4.5 7.5 7.5 7.5 14a8 7.5 0 0 1-16 0c0-3.5 2-5.5 3-8 1.5 1 2 2.5 2.2 4C11.5 8.5 12.8 5 12.5 1.5z";
const MOON = "M14.5 2.5a9.8 9.8 0 1 0 7.2 13.3A8.6 8.6 0 0 1 14.5 2.5z";
const GEM = "M6.5 3.5h11L22.5 9.5 12 22 1.5 9.5zM8.3 5.5L5.3 9h13.4l-3-3.5zM5.6 11l6.4 7.6L18.4 11z";

/** One shape for each colour, on a field of 24 × 24. */
const SHAPES = [SUN, LEAF, FLAME, MOON, GEM];

/**
 * The symbol of a colour as a picture of its own.
 *
 * @param {number} colour
 */
export const Symbol = (colour) =>
  svg(
    { viewBox: "0 0 24 24", class: "ft-symbol", "aria-hidden": "true" },
    path({ d: SHAPES[colour], "fill-rule": "evenodd" }),
  );

const LEGS = "M44 104v12m-6 0h12M60 104v12m-6 0h12";

/** A hen looks to the right. */
const hen = () =>
  all(
    path({ d: LEGS, class: "ft-legs" }),
    path({ d: "M26 80C15 76 9 64 12 51c8 1 17 9 20 19z", class: "ft-tail" }),
    path({
      d: "M22 82c0-18 13-27 27-28 8-1 10-7 10-14 0-9 6-15 14-15s13 6 13 13c0 5-1 8-2 11 4 8 5 15 4 22-2 20-17 34-35 34S22 99 22 82z",
      class: "ft-body",
    }),
    path({ d: "M35 76c4 11 18 14 28 6 0 12-11 19-20 15-6-2-9-11-8-21z", class: "ft-wing" }),
    path({ d: "M64 28c-2-6 2-9 5-5 1-6 7-6 8 0 4-3 7 1 4 6z", class: "ft-comb" }),
    path({ d: "M85 38l11 4-11 4z", class: "ft-beak" }),
    path({ d: "M81 48c4 0 5 8 1 9-4 0-4-8-1-9z", class: "ft-comb" }),
    circle({ cx: 76, cy: 38, r: 2.6, class: "ft-eye" }),
  );

/** A rooster crows, his tail in full. */
const rooster = () =>
  all(
    path({ d: LEGS, class: "ft-legs" }),
    path({
      d: "M32 84C14 84 2 68 4 46c4-4 10 0 12 6 0-8 3-14 9-15 4 2 5 8 4 13 4-4 9-5 12-3 3 12 0 26-9 37z",
      class: "ft-plume",
    }),
    path({ d: "M30 80C22 72 16 62 16 52m15 24c-4-9-5-17-2-26m5 26c-1-8 1-16 7-24", class: "ft-quill" }),
    path({
      d: "M26 82c0-14 11-22 23-25 8-2 12-9 14-19 2-10 9-16 16-14 7 1 10 8 8 14-1 5-3 8-3 12 4 8 4 16 3 24-3 18-16 30-32 30S26 98 26 82z",
      class: "ft-body",
    }),
    path({ d: "M38 78c4 11 18 14 28 6 0 12-11 19-20 15-6-2-9-11-8-21z", class: "ft-wing" }),
    path({ d: "M66 27c-5-6-4-13 1-11 0-8 7-9 9-3 4-5 10-1 8 4 5 0 6 6 1 9z", class: "ft-comb" }),
    path({ d: "M85 28l13-5-5 9 3 7-11-2z", class: "ft-beak" }),
    path({ d: "M81 41c5 1 6 13 1 14-5 0-5-12-1-14z", class: "ft-comb" }),
    circle({ cx: 77, cy: 31, r: 2.6, class: "ft-eye" }),
  );

/**
 * A card, face up.
 *
 * @param {number} card
 */
export const Card = (card) =>
  svg(
    { viewBox: "0 0 100 132", class: `ft-card ft-is-${colourOf(card)}`, "aria-hidden": "true" },
    rect({ x: 1.5, y: 1.5, width: 97, height: 129, rx: 11, class: "ft-paper" }),
    rect({ x: 8, y: 38, width: 84, height: 86, rx: 8, class: "ft-yard" }),
    path({ d: "M8 112c20-6 60-6 84 0v4a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z", class: "ft-ground" }),
    text({ x: 20, y: 29, class: "ft-value" }, valueOf(card)),
    path({ d: SHAPES[colourOf(card)], class: "ft-mark", "fill-rule": "evenodd", transform: "translate(66 6)" }),
    g({ transform: "translate(9 24) scale(0.8)" }, isRooster(card) ? rooster() : hen()),
  );

/** A card, face down: a nest with an egg. */
export const Back = () =>
  svg(
    { viewBox: "0 0 100 132", class: "ft-card ft-back", "aria-hidden": "true" },
    rect({ x: 1.5, y: 1.5, width: 97, height: 129, rx: 11, class: "ft-back-paper" }),
    rect({ x: 10, y: 10, width: 80, height: 112, rx: 6, class: "ft-back-frame" }),
    path({ d: "M50 38c11 0 18 16 18 28a18 18 0 0 1-36 0c0-12 7-28 18-28z", class: "ft-egg" }),
    path({ d: "M20 74c10 8 50 8 60 0-2 20-14 26-30 26S22 94 20 74z", class: "ft-nest" }),
    path({ d: "M24 80c14 8 38 8 52 0M28 88c12 6 32 6 44 0M36 95c8 3 20 3 28 0", class: "ft-straw" }),
  );

/** A rooster's head, where roosters are counted. */
export const RoosterHead = () =>
  svg(
    { viewBox: "54 6 48 56", class: "ft-symbol ft-head", "aria-hidden": "true" },
    path({ d: "M58 62c5-8 4-16 5-24 2-10 9-16 16-14 7 1 10 8 8 14-1 5-3 8-3 12 1 4 2 8 3 12z", class: "ft-body" }),
    path({ d: "M66 27c-5-6-4-13 1-11 0-8 7-9 9-3 4-5 10-1 8 4 5 0 6 6 1 9z", class: "ft-comb" }),
    path({ d: "M85 28l13-5-5 9 3 7-11-2z", class: "ft-beak" }),
    path({ d: "M81 41c5 1 6 13 1 14-5 0-5-12-1-14z", class: "ft-comb" }),
    circle({ cx: 77, cy: 31, r: 2.6, class: "ft-eye" }),
  );
