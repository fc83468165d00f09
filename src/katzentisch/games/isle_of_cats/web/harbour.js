/** A boat of somebody with the box, to lay tiles on by tapping or dragging. */

import { button, div, p, rect, svg, use, useRef, useSignal } from "../../../web/shell/tags.js";
import { Choice } from "../../../web/sheets/sheet_parts.js";
import { TilePicture, UNIT } from "./art.js";
import { BOX, gridPoint, Picture } from "./boat.js";
import { canonical, covered, flipped, loose, posed, ROWS, turned } from "./geometry.js";

/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("../../../web/shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {{ kind: string, shape: string, colour?: string, cells: [number, number][] }} Laid */

const PLACES = 198;

/** @param {Facts["tiles"][number]} tile */
const shapeOf = (
  { kind, name },
) => (kind === "cat" ? `cat-${name.split("-")[1]}` : kind === "common" ? `common-${name}` : name);

/**
 * A tile under way: the cells it covers around nowhere in particular, where it is held, and which laid one it was.
 *
 * @typedef {{ laid: Omit<Laid, "cells">, look: [number, number][], from: number, start: Point, at: Point, moved: boolean }} Carried
 */

/** Cells that a finger may stray while it taps. */
const STRAY = 0.5;

/**
 * A boat to lay tiles on: choose one, turn and flip it, tap where it lies or drag it there; a tap on a tile takes it off,
 * dragging moves it.
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
  const hasColour = kind.value === "cat" || kind.value === "oshax";
  const carried = useSignal(/** @type {Carried | null} */ (null));
  /** @param {any} event */
  const pointOf = (event) => gridPoint(/** @type {Element} */ (drawing.current), event);
  /** @param {any} event @param {typeof current} [one] of the tray; without it, what lies there or the chosen one */
  const grip = (event, one) => {
    if (event.button) return;
    event.target.setPointerCapture?.(event.pointerId);
    const start = pointOf(event);
    const from = one ? -1 : player.tiles.findIndex((tile) => covers(tile, start));
    const { tile } = one ?? current;
    const { cells, ...laid } = player.tiles[from] ?? {
      kind: tile.kind,
      shape: shapeOf(tile),
      cells: posed(
        /** @type {[number, number][]} */ (facts.shapes[tile.shape]),
        one === current || !one ? pose.value : 0,
      ),
      ...(hasColour && { colour: facts.colours[colour.value] }),
    };
    carried.value = { laid, look: /** @type {[number, number][]} */ (cells), from, start, at: start, moved: false };
  };
  /** @param {any} event */
  const drag = (event) => {
    const now = carried.value;
    if (!now) return;
    const at = pointOf(event);
    carried.value = { ...now, at, moved: now.moved || Math.hypot(at.x - now.start.x, at.y - now.start.y) > STRAY };
  };
  /** @param {boolean} [tapped] whether a mere tap lays a tile */
  const drop = (tapped = false) => {
    const now = carried.value;
    carried.value = null;
    if (!now || (!now.moved && !tapped)) return;
    const others = player.tiles.filter((_, at) => at !== now.from);
    const takesOff = (now.from >= 0 && !now.moved) || !isAboard(now.at);
    set({ tiles: takesOff ? others : [...others, { ...now.laid, cells: cellsOf(now) }] });
  };
  const under = carried.value;
  const shown = under?.moved ? player.tiles.filter((_, at) => at !== under.from) : player.tiles;
  const crew = { boat: player.boat, tiles: shown.flatMap((laid) => drawnTile(facts, laid)) };
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
            onClick: () => {
              if (number !== current.number) pose.value = 0;
              chosen.value = number;
            },
            onPointerDown: (/** @type {ControlEvent} */ event) => grip(event, { tile, number }),
            onPointerMove: drag,
            onPointerUp: () => drop(),
            onPointerCancel: () => (carried.value = null),
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
        onPointerDown: (/** @type {ControlEvent} */ event) => grip(event),
        onPointerMove: drag,
        onPointerUp: () => drop(true),
        onPointerCancel: () => (carried.value = null),
      },
      use(Picture, { props: /** @type {any} */ (props), crew: /** @type {any} */ (crew), seat: 0 }),
      under?.moved && cellsOf(under).map(([row, column]) =>
        rect({
          key: `${row} ${column}`,
          class: "carried",
          x: UNIT * column,
          y: UNIT * row,
          width: UNIT,
          height: UNIT,
        })
      ),
    ),
  );
}

/** @param {Laid} tile @param {Point} point */
const covers = (tile, { x, y }) =>
  tile.cells.some(([row, column]) => row === Math.floor(y) && column === Math.floor(x));

/** Whether a point is on the picture of the boat. @param {Point} point */
const isAboard = ({ x, y }) =>
  x * UNIT >= BOX.x && x * UNIT <= BOX.x + BOX.wide && y * UNIT >= BOX.y && y * UNIT <= BOX.y + BOX.high;

/**
 * The cells under a tile that is carried: a new one with its middle where it is held, a laid one as far as it was moved.
 *
 * @param {Carried} carried
 * @returns {[number, number][]}
 */
function cellsOf({ look, from, start, at }) {
  const { x, y } = from < 0 ? loose(look, at) : { x: Math.round(at.x - start.x), y: Math.round(at.y - start.y) };
  return look.map(([row, column]) => [y + row, x + column]);
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
