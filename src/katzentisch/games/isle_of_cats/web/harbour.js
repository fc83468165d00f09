/** A boat of somebody with the box, to lay tiles on by tapping. */

import { button, div, p, svg, use, useRef, useSignal } from "../../../web/tags.js";
import { Choice } from "../../../web/pad.js";
import { TilePicture } from "./art.js";
import { BOX, gridPoint, Picture } from "./boat.js";
import { canonical, covered, flipped, loose, posed, ROWS, turned } from "./geometry.js";

/** @typedef {import("../../../web/words.js").Words} Words */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {{ kind: string, shape: string, colour?: string, cells: [number, number][] }} Laid */

const PLACES = 198;

/** @param {Facts["tiles"][number]} tile */
const shapeOf = (
  { kind, name },
) => (kind === "cat" ? `cat-${name.split("-")[1]}` : kind === "common" ? `common-${name}` : name);

/**
 * A boat to lay tiles on: choose one, turn and flip it, tap where it lies; a tap on a tile takes it off.
 *
 * @param {{ words: Words, facts: Facts, player: { name: string, boat: string, tiles: Laid[] }, set: (change: { boat?: string, tiles?: Laid[] }) => void }} props
 */
export function Harbour({ words, facts, player, set }) {
  const kind = useSignal("cat");
  const colour = useSignal(0);
  const chosen = useSignal(0);
  const pose = useSignal(0);
  const drawing = useRef(/** @type {Element | null} */ (null));
  const offered = facts.tiles.map((tile, number) => ({ tile, number })).filter(({ tile }) =>
    tile.kind === kind.value && (tile.kind !== "cat" || tile.colour === colour.value)
  );
  const current = offered.find(({ number }) => number === chosen.value) ?? offered[0];
  const spots = /** @type {[number, number][]} */ (facts.shapes[current.tile.shape]);
  const hasColour = kind.value === "cat" || kind.value === "oshax";
  /** @param {any} event */
  const tap = (event) => {
    const point = gridPoint(/** @type {Element} */ (drawing.current), event);
    const [row, column] = [Math.floor(point.y), Math.floor(point.x)];
    const under = player.tiles.findIndex((tile) => tile.cells.some(([r, c]) => r === row && c === column));
    if (under >= 0) {
      set({ tiles: player.tiles.filter((_, at) => at !== under) });
      return;
    }
    const look = posed(spots, pose.value);
    const { x, y } = loose(look, point);
    const cells = /** @type {[number, number][]} */ (look.map(([r, c]) => [y + r, x + c]));
    const laid = {
      kind: current.tile.kind,
      shape: shapeOf(current.tile),
      cells,
      ...(hasColour && { colour: facts.colours[colour.value] }),
    };
    set({ tiles: [...player.tiles, laid] });
  };
  const crew = { boat: player.boat, tiles: player.tiles.flatMap((laid) => drawnTile(facts, laid)) };
  const props = { facts, legal: [], events: [], words, play: () => {} };
  return div(
    { class: "isle harbour" },
    use(Choice, {
      title: words.say("sheet-boat"),
      choices: Object.keys(facts.boats).map((boat) => [boat, boat.replace("boat-", "")]),
      value: player.boat,
      set: (boat) => set({ boat }),
    }),
    use(Choice, {
      title: words.say("sheet-tile"),
      choices: ["cat", "oshax", "common", "rare"].map((each) => [each, words.say(`sheet-kind-${each}`)]),
      value: kind.value,
      set: (each) => ((kind.value = each), (chosen.value = -1)),
    }),
    hasColour && use(Choice, {
      title: words.say("sheet-colour"),
      choices: facts.colours.map((each, at) => [at, words.say(`colour-${each}`)]),
      value: colour.value,
      set: (at) => ((colour.value = at), (chosen.value = -1)),
    }),
    div(
      { class: "tray", role: "group", "aria-label": words.say("sheet-tile") },
      offered.map(({ tile, number }) =>
        button(
          {
            key: number,
            type: "button",
            "aria-pressed": number === current.number,
            "aria-label": words.say(`tile-${tile.name}`),
            onClick: () => ((chosen.value = number), (pose.value = 0)),
          },
          use(TilePicture, {
            facts,
            tile: number,
            colour: tile.colour ?? (hasColour ? colour.value : 7),
            pose: number === current.number ? pose.value : 0,
          }),
        )
      ),
    ),
    div(
      { class: "tools" },
      button({ type: "button", onClick: () => (pose.value = turned(pose.value)) }, words.say("web-turn")),
      button({ type: "button", onClick: () => (pose.value = flipped(pose.value)) }, words.say("web-flip")),
    ),
    p({}, words.say("sheet-tap")),
    svg(
      {
        ref: drawing,
        class: "boat",
        viewBox: Object.values(BOX).join(" "),
        role: "img",
        "aria-label": player.name,
        onClick: tap,
      },
      use(Picture, { props: /** @type {any} */ (props), crew: /** @type {any} */ (crew), seat: 0 }),
    ),
  );
}

/**
 * A laid tile as the board's picture knows it.
 *
 * @param {Facts} facts
 * @param {Laid} laid
 */
function drawnTile(facts, laid) {
  const tile = facts.tiles.findIndex((each) =>
    each.kind === laid.kind && shapeOf(each) === laid.shape &&
    (each.kind !== "cat" || facts.colours[each.colour ?? 0] === laid.colour)
  );
  if (tile < 0) return [];
  const spots = /** @type {[number, number][]} */ (facts.shapes[facts.tiles[tile].shape]);
  const cells = laid.cells.map(([row, column]) => ROWS * column + row);
  const anchor = Math.min(...cells);
  const wanted = [...cells].sort((one, two) => one - two).join();
  const pose = [0, 1, 2, 3, 4, 5, 6, 7].find((each) =>
    covered(spots, each, anchor).sort((one, two) => one - two).join() === wanted
  );
  if (pose === undefined) return [];
  const colour = laid.colour ? facts.colours.indexOf(laid.colour) : 7;
  return [{ tile, colour, place: PLACES * canonical(spots, pose) + anchor, cells }];
}
