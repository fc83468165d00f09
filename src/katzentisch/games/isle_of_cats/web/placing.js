/** A tile in hand that looks for its place on the player's own boat. */

import {
  button,
  div,
  g,
  path,
  signal,
  span,
  strong,
  svg,
  use,
  useDrawn,
  useEffect,
  useMemo,
  useRef,
} from "../../../web/shell/tags.js";
import { icon, Tile, TilePicture, UNIT } from "./art.js";
import { gridPoint, signatureOf, spot, viewBox } from "./boat.js";
import {
  canonical,
  cellName,
  covered,
  flipped,
  gains,
  loose,
  middle,
  nearest,
  neighbour,
  obstacle,
  outline,
  placeMove,
  placesOf,
  posed,
  ROWS,
  turned,
} from "./geometry.js";

/** @typedef {import("./boat.js").Props} Props */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./view.d.ts").Asked} Asked */
/** @typedef {import("./geometry.js").Point} Point */
/** Where the tile hovers: its pose, the column and row of its anchor, and whether it may lie there. */
/** @typedef {{ pose: number, x: number, y: number, ok: boolean }} Hover */
/** @typedef {import("../../../web/shell/tags.js").Signal<Hover>} Hovering */
/** @typedef {NonNullable<ReturnType<typeof useHand>>} Hand */

/** How far, in cells, a tile jumps to a place where it may lie. */
const REACH = 1.6;
const FAR = 4;
/** How near to the tile, in cells, a finger takes hold of it. */
const GRIP = 1.2;
/** How far, in cells, a tile rises above the finger that drags it, and after how much of a way. */
const LIFT = 1.5;
const RISE = 3;
/** Pixels: a finger that moved less has tapped; near the edge the boat moves on, by so much in each frame. */
const SLOP = 12;
const EDGE = 40;
const STEP = 6;

/**
 * The tile in hand, if there is one: where it hovers, and what can be done with it.
 *
 * @param {Props} props
 * @param {Asked | undefined} asked
 * @param {{ current: Point | null }} wish
 */
export function useHand(props, asked, wish) {
  const { facts, legal, view, busy } = props;
  const crew = view.crews[view.seat];
  const places = useMemo(() => placesOf(asked ? legal : []), [legal, !asked]);
  const shape = facts.shapes[facts.tiles[asked?.tile ?? 0].shape];
  const anchors = (/** @type {number} */ pose) => places.get(canonical(shape, pose)) ?? new Set();
  const put = (/** @type {number} */ pose, /** @type {Point} */ point, /** @type {number} */ reach) => {
    const spots = posed(shape, pose);
    const found = nearest(anchors(pose), spots, point);
    if (!found || found.distance > reach) return { pose, ...loose(spots, point), ok: false };
    return { pose, x: Math.floor(found.anchor / ROWS), y: found.anchor % ROWS, ok: true };
  };
  const key = asked ? `${asked.tile} ${crew.tiles.length}` : "";
  const hover = useMemo(() => {
    if (!asked) return null;
    const pose = [0, 1, 2, 3, 4, 5, 6, 7].find((each) => anchors(each).size) ?? 0;
    const last = crew.tiles.at(-1);
    const start = wish.current ?? (last ? { x: spot(last.cells[0])[1], y: spot(last.cells[0])[0] } : { x: 11, y: 4.5 });
    wish.current = null;
    return signal(put(pose, start, Infinity));
  }, [key]);
  /** Where the tile last could lie: it comes back there when it leaves the boat. */
  const home = useRef(/** @type {Hover | null} */ (null));
  useEffect(() => {
    home.current = hover?.value ?? null;
  }, [hover]);
  if (!asked || !hover) return null;

  const centre = () => {
    const { x, y } = middle(posed(shape, hover.value.pose));
    return { x: hover.value.x + x, y: hover.value.y + y };
  };
  const go = (/** @type {Hover} */ next) => {
    const now = hover.value;
    if (now.pose !== next.pose || now.x !== next.x || now.y !== next.y || now.ok !== next.ok) hover.value = next;
    if (next.ok) home.current = next;
  };
  const comeBack = () => home.current && !hover.value.ok && go(home.current);
  const turn = () => go(put(turned(hover.value.pose), centre(), FAR));
  const flip = () => go(put(flipped(hover.value.pose), centre(), FAR));
  const drop = () => {
    const { pose, x, y, ok } = hover.value;
    if (busy) return;
    const onGrid = x >= 0 && x < facts.columns && y >= 0 && y < facts.rows;
    if (ok) props.play(placeMove(canonical(shape, pose), ROWS * x + y));
    else if (onGrid) props.whyNot(placeMove(canonical(shape, pose), ROWS * x + y));
  };
  const arrow = (/** @type {number} */ right, /** @type {number} */ down) => {
    const { pose, x, y } = hover.value;
    const next = neighbour(anchors(pose), { x, y }, right, down);
    if (next !== null) go({ pose, x: Math.floor(next / ROWS), y: next % ROWS, ok: true });
  };
  return {
    key,
    asked,
    shape,
    signature: signatureOf(crew),
    hover,
    anchors,
    centre,
    put,
    go,
    comeBack,
    turn,
    flip,
    drop,
    arrow,
  };
}

/**
 * What moves over the boat: it follows the pointer, jumps to places where it may lie, and is put down. A finger that
 * takes hold of it drags it; elsewhere on a large boat a finger moves the boat. It has a drawing of its own, so that the
 * boat beneath is not painted again.
 *
 * @param {{
 *   hand: Hand, props: Props, large: import("./boat.js").Switch, camera: import("./boat.js").Camera,
 * }} props
 */
export function Held({ hand, props, large, camera }) {
  const { asked, shape, signature, hover, anchors, centre, put, go, comeBack, turn, flip, drop, arrow } = hand;
  const { facts, words } = props;
  const drawing = useRef(/** @type {SVGSVGElement | null} */ (null));
  const fingers = useRef({
    pointers: /** @type {Map<number, { x: number, y: number }>} */ (new Map()),
    kind: "mouse",
    angle: 0,
    wheel: 0,
    moved: false,
    /** How the tile is dragged: from where to its middle, how far the finger went; null while the boat is moved. */
    grip: /** @type {{ from: Point, right: number, down: number, way: number } | null} */ (null),
    last: /** @type {PointerEvent | null} */ (null),
    frame: 0,
  });
  const point = (/** @type {MouseEvent} */ event) => gridPoint(/** @type {Element} */ (drawing.current), event);
  const covers = (/** @type {Point} */ at) =>
    posed(shape, hover.value.pose).some(([row, column]) =>
      Math.floor(at.x) === hover.value.x + column && Math.floor(at.y) === hover.value.y + row
    );

  const isNear = (/** @type {Point} */ at) =>
    posed(shape, hover.value.pose).some(([row, column]) =>
      Math.hypot(at.x - hover.value.x - column - .5, at.y - hover.value.y - row - .5) < GRIP
    );

  /** The tile keeps its place beside the finger, and rises above it on the first way. @param {PointerEvent} event */
  const drag = (event) => {
    const { grip } = fingers.current;
    if (!grip) return;
    const at = point(event);
    grip.way = Math.max(grip.way, Math.hypot(at.x - grip.from.x, at.y - grip.from.y));
    const rise = LIFT * Math.min(1, grip.way / RISE);
    go(put(hover.value.pose, { x: at.x + grip.right, y: at.y + grip.down - rise }, REACH));
  };

  /** While the finger with the tile is at an edge, the boat moves on below it. */
  const followEdge = () => {
    const { current } = fingers;
    current.frame = 0;
    const frame = camera.box.current?.getBoundingClientRect();
    if (!frame || !current.last || !current.grip || !current.moved) return;
    const { clientX } = current.last;
    const way = clientX < frame.left + EDGE ? -STEP : clientX > frame.right - EDGE ? STEP : 0;
    if (!way) return;
    camera.pan(way);
    drag(current.last);
    current.frame = requestAnimationFrame(followEdge);
  };
  const letGo = (/** @type {PointerEvent} */ event) => {
    const { current } = fingers;
    current.pointers.delete(event.pointerId);
    if (current.pointers.size) return;
    cancelAnimationFrame(current.frame);
    Object.assign(current, { grip: null, last: null, frame: 0 });
    camera.steered = false;
  };

  /** Whether no square of the tile is over the boat. @param {Hover} at */
  const isOff = (at) => {
    const planks = facts.rooms.flatMap((room) => room.cells);
    return posed(shape, at.pose).every(([row, column]) =>
      at.y + row < 0 || at.y + row >= ROWS || !planks.includes(ROWS * (at.x + column) + at.y + row)
    );
  };

  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      const active = document.activeElement;
      if (event.ctrlKey || event.metaKey || event.altKey || active?.matches("input, textarea, select")) return;
      const free = active === drawing.current || active === document.body;
      const does = /** @type {Record<string, () => void>} */ ({
        r: turn,
        R: turn,
        f: flip,
        F: flip,
        ...(free && {
          ArrowLeft: () => arrow(-1, 0),
          ArrowRight: () => arrow(1, 0),
          ArrowUp: () => arrow(0, -1),
          ArrowDown: () => arrow(0, 1),
        }),
        ...(active === drawing.current && { Enter: drop, " ": drop }),
      })[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  });
  useEffect(() => drawing.current?.focus({ preventScroll: true }), []);
  const twist = () => {
    const [one, two] = [...fingers.current.pointers.values()];
    return Math.atan2(two.y - one.y, two.x - one.x);
  };
  const touches = {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const { current } = fingers;
      current.kind = event.pointerType;
      if (event.pointerType === "mouse") return;
      current.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      current.moved = false;
      if (current.pointers.size === 2) current.angle = twist();
      const [from, { x, y }] = [point(event), centre()];
      const holds = !large.value || isNear(from);
      current.grip = holds ? { from, right: x - from.x, down: y - from.y, way: 0 } : null;
      camera.steered = true;
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const { current } = fingers;
      if (event.pointerType === "mouse") {
        current.kind = "mouse";
        return go(put(hover.value.pose, point(event), REACH));
      }
      const before = current.pointers.get(event.pointerId);
      if (!before) return;
      const at = { x: event.clientX, y: event.clientY };
      if (current.pointers.size === 2) {
        current.pointers.set(event.pointerId, at);
        const angle = twist();
        const by = Math.atan2(Math.sin(angle - current.angle), Math.cos(angle - current.angle));
        current.moved = true;
        if (Math.abs(by) < .7) return;
        current.angle = angle;
        turn();
        if (by < 0) [turn(), turn()];
      } else if (current.moved || Math.hypot(at.x - before.x, at.y - before.y) > SLOP) {
        current.moved = true;
        current.last = event;
        if (current.grip) {
          drag(event);
          current.frame ||= requestAnimationFrame(followEdge);
        } else {
          camera.pan(before.x - at.x);
          current.pointers.set(event.pointerId, at);
        }
      }
    },
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && comeBack(),
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      letGo(event);
      if (event.pointerType !== "mouse" && isOff(hover.value)) comeBack();
    },
    onPointerCancel: (/** @type {PointerEvent} */ event) => {
      letGo(event);
      comeBack();
    },
    onClick: (/** @type {PointerEvent} */ event) => {
      const { current } = fingers;
      if (current.kind === "mouse") return drop();
      if (current.moved) return;
      const at = point(event);
      if (covers(at)) drop();
      else go(put(hover.value.pose, at, FAR));
    },
    onWheel: (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      const { current } = fingers;
      current.wheel += event.deltaY;
      if (Math.abs(current.wheel) < 50) return;
      if (event.shiftKey) flip();
      else {
        turn();
        if (current.wheel < 0) [turn(), turn()];
      }
      current.wheel = 0;
    },
  };
  return svg(
    {
      ref: drawing,
      class: "boat holds",
      viewBox: viewBox(large.value),
      role: "application",
      tabindex: 0,
      "aria-label": words.say("web-placing", { tile: facts.tiles[asked.tile].name }),
      "data-tile": asked.tile,
      ...touches,
    },
    use(Glow, { hover, shape, anchors, signature }),
    use(Advised, { move: props.advised, shape }),
    use(Ghost, { hover, facts, asked }),
  );
}

/**
 * All cells that the tile could cover in this pose.
 *
 * @param {{
 *   hover: Hovering, shape: [number, number][],
 *   anchors: (pose: number) => Set<number>, signature: string,
 * }} props
 */
function Glow({ hover, shape, anchors, signature }) {
  const { pose } = hover.value;
  return useDrawn(() => {
    const cells = new Set([...anchors(pose)].flatMap((anchor) => covered(shape, pose, anchor)));
    return path({ class: "glow", d: outline([...cells].map(spot), UNIT, .4, 2) });
  }, [pose, shape, signature]);
}

/**
 * The outline of the place that a hint is about.
 *
 * @param {{ move: string, shape: [number, number][] }} props
 */
function Advised({ move, shape }) {
  for (const [pose, anchors] of placesOf([move])) {
    const [anchor] = anchors;
    return path({ class: "advised-place", d: outline(covered(shape, pose, anchor).map(spot), UNIT, .2, 2) });
  }
  return null;
}

/** Where the tile is, on the picture of the whole boat. @param {{ hand: Hand }} props */
export function Marker({ hand: { hover, shape, asked } }) {
  const { pose, x, y, ok } = hover.value;
  return g(
    { class: `marker c${asked.sort} ${ok ? "ok" : "bad"}`, transform: `translate(${UNIT * x} ${UNIT * y})` },
    path({ class: "body", d: outline(posed(shape, pose), UNIT, 0, 2) }),
  );
}

/** @param {{ hover: Hovering, facts: Facts, asked: Asked }} props */
function Ghost({ hover, facts, asked }) {
  const { pose, x, y, ok } = hover.value;
  return g(
    { class: `ghost ${ok ? "ok" : "bad"}`, transform: `translate(${UNIT * x} ${UNIT * y})` },
    use(Tile, { facts, tile: asked.tile, colour: asked.sort, pose }),
  );
}

/**
 * What the place would bring, and buttons for what the keys do.
 *
 * @param {{ hand: Hand, props: Props }} props
 */
export function Tools({ hand: { asked, shape, hover, turn, flip, drop }, props }) {
  const { words, busy } = props;
  const keys = words.say("web-keys");
  return div(
    { class: "tools-bar placing" },
    use(Preview, { hover, props, asked, shape }),
    div(
      { class: "buttons", title: keys, "data-vital": "tile" },
      button(
        { type: "button", class: "turn", "aria-keyshortcuts": "R", onClick: turn },
        icon("turn"),
        span({}, words.say("web-turn")),
      ),
      button(
        { type: "button", class: "flip", "aria-keyshortcuts": "F", onClick: flip },
        icon("flip"),
        span({}, words.say("web-flip")),
      ),
      use(Drop, { hover, busy, drop, label: words.say("web-drop") }),
    ),
  );
}

/** @param {{ hover: Hovering, busy: boolean, drop: () => void, label: string }} props */
function Drop({ hover, busy, drop, label }) {
  return button(
    { type: "button", class: "main drop", disabled: busy, "aria-disabled": !hover.value.ok, onClick: drop },
    icon("tick"),
    label,
  );
}

/**
 * What the place would bring: rats, rooms, family, map, and the points of these.
 *
 * @param {{ hover: Hovering, props: Props, asked: Asked, shape: [number, number][] }} props
 */
function Preview({ hover, props, asked, shape }) {
  const { facts, view, words } = props;
  const { pose, x, y, ok } = hover.value;
  const anchor = ROWS * x + y;
  const found = ok
    ? gains(facts, view.crews[view.seat], asked.tile, asked.sort, covered(shape, pose, anchor), view.mode !== "family")
    : null;
  return div(
    { class: "preview", "data-vital": "tile" },
    use(TilePicture, { facts, tile: asked.tile, colour: asked.sort, pose, scale: .7 }),
    div(
      { class: "told", role: "status" },
      !found &&
        span(
          { class: "bad" },
          words.say("web-not-here"),
          " ",
          words.say(`why-${obstacle(facts, view.crews[view.seat], posed(shape, pose), { x, y })}`),
        ),
      found && strong({ class: found.points < 0 ? "bad" : "good" }, words.say("web-gain", { points: found.points })),
      found && span({ class: "unseen" }, words.say("web-at", { cell: cellName(anchor) })),
      found && found.rats > 0 &&
        span({ class: "chip" }, icon("rat"), words.say("web-gain-rats", { number: found.rats })),
      found && found.rooms > 0 &&
        span({ class: "chip" }, icon("room"), words.say("web-gain-rooms", { number: found.rooms })),
      found && found.family > 1 &&
        span({ class: "chip" }, icon("family"), words.say("web-gain-family", { number: found.family })),
      found &&
        found.maps.map((colour) =>
          span(
            { class: "chip", key: colour },
            icon("map"),
            words.say(colour === asked.sort ? "web-gain-map" : "web-lose-map", { colour: facts.colours[colour] }),
          )
        ),
    ),
  );
}

/** A tile under the pointer. @typedef {{ tile: number, x: number, y: number }} Carried */

/**
 * Carry a tile with the mouse; it is caught where it is let go over a boat.
 *
 * @param {PointerEvent} start
 * @param {number} tile
 * @param {import("../../../web/shell/tags.js").Signal<Carried | null>} carried
 * @param {(drawing: Element, event: PointerEvent) => void} caught
 */
export function carry(start, tile, carried, caught) {
  const move = (/** @type {PointerEvent} */ event) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 8;
    if (carried.value || far) carried.value = { tile, x: event.clientX, y: event.clientY };
  };
  const end = (/** @type {PointerEvent} */ event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!carried.value) return;
    carried.value = null;
    const drawing = document.elementFromPoint(event.clientX, event.clientY)?.closest(".boat");
    if (drawing && event.type === "pointerup") caught(drawing, event);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @param {{ carried: import("../../../web/shell/tags.js").Signal<Carried | null>, facts: import("./facts.d.ts").Facts }} props */
export function Carry({ carried, facts }) {
  if (!carried.value) return null;
  const { tile, x, y } = carried.value;
  return div(
    { class: "carried", style: { transform: `translate(${x}px, ${y}px)` } },
    use(TilePicture, { facts, tile, scale: 2 }),
  );
}
