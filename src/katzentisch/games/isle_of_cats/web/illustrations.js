/** A picture for each chapter of the rules: boats, tiles, figures and cards as they are drawn at the table. */

import { all, div, span, svg, use } from "../../../web/shell/tags.js";
import { Defs, Figure, TilePicture } from "./art.js";
import { BOX, Picture as Boat } from "./boat.js";
import { Face } from "./cards.js";
import { posed } from "./geometry.js";

/** @typedef {import("../../../web/table/board.d.ts").PictureProps} Props */
/** @typedef {import("./facts.d.ts").Facts} Facts */

/**
 * A tile on a boat, its first cell at this row and column.
 *
 * @param {Facts} facts
 * @param {number} tile
 * @param {number} row
 * @param {number} column
 */
function laid(facts, tile, row, column) {
  const spots = posed(facts.shapes[facts.tiles[tile].shape], 0);
  const cells = spots.map(([down, across]) => facts.rows * (column + across) + row + down);
  return { tile, colour: facts.tiles[tile].colour ?? 7, place: facts.rows * column + row, cells };
}

/**
 * @param {Props} props
 * @param {[number, number, number][]} [tiles] Which tile, in which row and column.
 */
function boat({ facts, words }, tiles = []) {
  const [plan] = Object.keys(facts.boats);
  const crew = /** @type {any} */ ({ boat: plan, tiles: tiles.map((each) => laid(facts, ...each)) });
  const props = /** @type {any} */ ({ facts, words, legal: [], events: [], pointed: null, play: () => {} });
  return svg({ class: "boat", viewBox: Object.values(BOX).join(" ") }, use(Boat, { props, crew, seat: 0 }));
}

/** @param {Props} props @param {number[]} numbers */
const cards = (props, ...numbers) =>
  numbers.map((number) =>
    span({ key: number, class: "piece card" }, use(Face, { props: /** @type {any} */ (props), number }))
  );

/** @param {Facts} facts @param {(tile: Facts["tiles"][number]) => boolean} that @param {number} most */
const tiles = (facts, that, most) =>
  facts.tiles.map((tile, at) => that(tile) ? at : -1).filter((at) => at >= 0).slice(0, most)
    .map((tile) => span({ key: tile, class: "piece small" }, use(TilePicture, { facts, tile })));

/** @param {Facts} facts */
const treasures = (facts) => [
  tiles(facts, ({ kind }) => kind === "common", 2),
  tiles(facts, ({ kind }) => kind === "rare", 2),
];
/** @param {...number} colours */
const figures = (...colours) =>
  colours.map((colour) => span({ key: colour, class: "piece small" }, use(Figure, { colour })));

/** @type {Record<string, (props: Props) => import("../../../web/shell/tags.js").Child>} */
const PICTURES = {
  "IC-01": (props) => [figures(0, 1, 2, 3, 4), boat(props)],
  "IC-06": (props) => boat(props, [[0, 3, 10], [7, 3, 13]]),
  "IC-11": (props) => cards(props, 11, 43, 112),
  "IC-28": (props) => cards(props, 67, 76, 83),
  "IC-40": (props) => cards(props, 113, 143),
  "IC-43": (props) => boat(props, [[0, 2, 8], [1, 2, 11], [2, 4, 14]]),
  "IC-47": (props) => cards(props, 200, 207),
  "IC-59": (props) => cards(props, 151, 154, 167),
  "IC-65": (props) => cards(props, 127, 136),
  "IC-R1": ({ facts }) => tiles(facts, ({ kind }) => kind === "cat", 4),
  "IC-R6": (props) => cards(props, 67, 80),
  "IC-R12": ({ facts }) => [tiles(facts, ({ kind }) => kind === "oshax", 2), treasures(facts)],
  "IC-R18": (props) => cards(props, 69, 90),
  "IC-R24": (props) => [cards(props, 1, 107), treasures(props.facts)],
  "IC-R30": (props) => cards(props, 120, 141),
  "IC-R36": (props) => cards(props, 204, 212),
  "IC-R44": (props) => cards(props, 158, 166),
};

/** @param {Props} props */
export const Illustration = (props) =>
  div({ class: "isle" }, div({ class: "pieces" }, all(use(Defs, {}), PICTURES[props.rule]?.(props))));
