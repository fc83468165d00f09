/** The boat: what is printed on it, what lies on it, and the tile that looks for its place. */

import {
  all,
  button,
  div,
  g,
  p,
  path,
  span,
  strong,
  svg,
  use,
  useEffect,
  useMemo,
  useRef,
  useSignal,
  useTag,
} from "../../../web/tags.js";
import { icon, mapAt, roomSign, Tile, TilePicture, UNIT } from "./art.js";
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
  outline,
  placeMove,
  placesOf,
  posed,
  ROWS,
  turned,
} from "./geometry.js";

/** @typedef {import("../../../web/board.d.ts").BoardProps<import("./view.d.ts").IsleView, import("./facts.d.ts").Facts>} Props */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./view.d.ts").CrewView} CrewView */
/** @typedef {import("./view.d.ts").Asked} Asked */
/** @typedef {import("./geometry.js").Point} Point */
/** Where the tile hovers: its pose, the column and row of its anchor, and whether it may lie there. */
/** @typedef {{ pose: number, x: number, y: number, ok: boolean }} Hover */

const BOX = { x: -15, y: -14, wide: 256, high: 118 };
const HULL = "M-11 45C-11 10 30-9 75-10L150-10C190-9 222 20 238 45 222 70 190 99 150 100L75 100C30 99-11 80-11 45Z";
/** How far, in cells, a tile jumps to a place where it may lie. */
const REACH = 1.6;
const FAR = 4;
const PLACES = 198;

/** @param {number} cell @returns {[number, number]} */
const spot = (cell) => [cell % ROWS, Math.floor(cell / ROWS)];

/**
 * What is printed on a boat and still shows.
 *
 * @param {{ facts: Facts, crew: CrewView, signature: string }} props
 */
function Deck({ facts, crew, signature }) {
  return useMemo(() => {
    const full = new Set(crew.tiles.flatMap((tile) => tile.cells));
    const { rats, maps } = facts.boats[crew.boat];
    const { rooms, grid } = printed(facts);
    return g(
      { class: "deck" },
      path({ class: "wake", d: HULL }),
      path({ class: "hull", d: HULL }),
      path({ class: "planks", d: HULL, fill: "url(#isle-planks)" }),
      facts.rooms.map((room, at) => {
        const done = room.cells.every((cell) => full.has(cell));
        return path({
          key: at,
          class: `room room-${at + 1} ${done ? "done" : ""}`,
          d: rooms[at],
        });
      }),
      path({ class: "grid", d: grid }),
      facts.rooms.map((room) => {
        if (!room.symbol) return null;
        const { x, y } = clearing(room.cells, [...rats, ...maps]);
        return roomSign(room.symbol, UNIT * x, UNIT * y);
      }),
      rats.filter((cell) => !full.has(cell)).map((cell) =>
        useTag({ key: cell, href: "#isle-rat", x: UNIT * (spot(cell)[1] + .5), y: UNIT * (spot(cell)[0] + .5) })
      ),
      maps.map((cell, colour) => !full.has(cell) && mapAt(cell, colour, ROWS)),
    );
  }, [facts, signature]);
}

/**
 * The corner nearest to the middle of a room around which four cells show nothing else; the middle if there is none.
 *
 * @param {number[]} cells
 * @param {number[]} taken
 */
function clearing(cells, taken) {
  const centre = middle(cells.map(spot));
  const free = new Set(cells.filter((cell) => !taken.includes(cell)));
  const corners = cells.filter((cell) =>
    [cell, cell - 1, cell - ROWS, cell - ROWS - 1].every((each) => free.has(each))
  );
  const far = (/** @type {number} */ cell) => Math.hypot(spot(cell)[1] - centre.x, spot(cell)[0] - centre.y);
  const [best] = corners.sort((one, two) => far(one) - far(two));
  return best === undefined ? centre : { x: spot(best)[1], y: spot(best)[0] };
}

/** @type {WeakMap<Facts, { rooms: string[], grid: string }>} */
const plans = new WeakMap();

/**
 * The lines that all boats share: the outline of each room, and the grid; worked out once.
 *
 * @param {Facts} facts
 */
function printed(facts) {
  const known = plans.get(facts);
  if (known) return known;
  const cells = facts.rooms.flatMap((room) => room.cells);
  const made = {
    rooms: facts.rooms.map((room) => outline(room.cells.map(spot), UNIT, 0, .6)),
    grid: cells.map((cell) => `M${UNIT * spot(cell)[1]} ${UNIT * spot(cell)[0]}h${UNIT}v${UNIT}`).join(""),
  };
  plans.set(facts, made);
  return made;
}

/** Walls lie above tiles, so that rooms stay legible. @param {{ facts: Facts }} props */
const Walls = ({ facts }) => path({ class: "walls", d: printed(facts).rooms.join("") });

/** @param {CrewView} crew */
const signatureOf = (crew) =>
  crew.boat + crew.tiles.map((tile) => `${tile.tile}:${tile.place}:${tile.colour}`).join(" ");

/**
 * A boat with its tiles; treasures that may be removed are buttons.
 *
 * @param {{ props: Props, crew: CrewView, seat: number }} props
 */
function Picture({ props, crew, seat }) {
  const { facts, legal, events, pointed, words, play } = props;
  const signature = signatureOf(crew);
  const laid = events.findLast((event) => event.key.startsWith("placed") && event.data?.seat === seat);
  const shown = pointed?.data?.seat === seat || pointed?.data?.seat === undefined ? pointed?.data?.tile : undefined;
  const removable = new Map(legal.flatMap((move) => (move.startsWith("remove ") ? [[move.slice(7), move]] : [])));
  return all(
    use(Deck, { facts, crew, signature }),
    crew.tiles.map((each) => {
      const anchor = each.place % PLACES;
      const { name } = facts.tiles[each.tile];
      const move = removable.get(cellName(anchor));
      const marks = [laid?.data?.tile === name ? "fresh" : "", shown === name ? "pointed" : "", move ? "open" : ""];
      return g(
        {
          key: each.place,
          class: `laid ${marks.join(" ")}`,
          transform: `translate(${UNIT * spot(anchor)[1]} ${UNIT * spot(anchor)[0]})`,
          ...(move && pressable(words.say("web-remove", { tile: name }), () => play(move), move)),
        },
        use(Tile, { facts, tile: each.tile, colour: each.colour, pose: Math.floor(each.place / PLACES) }),
      );
    }),
    use(Walls, { facts }),
  );
}

/**
 * What makes a drawing a button.
 *
 * @param {string} label
 * @param {() => void} press
 * @param {string} move
 */
const pressable = (label, press, move) => ({
  role: "button",
  tabindex: 0,
  "aria-label": label,
  "data-move": move,
  onClick: press,
  onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  },
});

/**
 * A boat to look at.
 *
 * @param {{ props: Props, seat: number, label: string, large: import("../../../web/tags.js").Signal<boolean> }} props
 */
export function Boat({ props, seat, label, large }) {
  const opens = props.legal.some((move) => move.startsWith("remove "));
  return use(
    Sea,
    { large, at: 11, label, words: props.words },
    svg(
      { class: "boat", viewBox: Object.values(BOX).join(" "), role: opens ? "group" : "img", "aria-label": label },
      use(Picture, { props, crew: props.view.crews[seat], seat }),
    ),
  );
}

/**
 * Where in the grid of a drawn boat something happened.
 *
 * @param {Element} drawing
 * @param {{ clientX: number, clientY: number }} event
 * @returns {Point}
 */
export function gridPoint(drawing, { clientX, clientY }) {
  const frame = drawing.getBoundingClientRect();
  const scale = Math.max(BOX.wide / frame.width, BOX.high / frame.height);
  return {
    x: (BOX.x + BOX.wide / 2 + scale * (clientX - frame.left - frame.width / 2)) / UNIT,
    y: (BOX.y + BOX.high / 2 + scale * (clientY - frame.top - frame.height / 2)) / UNIT,
  };
}

/**
 * The own boat with a tile in hand: it follows the pointer, jumps to places where it may lie, and is put down.
 *
 * @param {{
 *   props: Props, asked: Asked, wish: { current: Point | null }, label: string,
 *   large: import("../../../web/tags.js").Signal<boolean>,
 * }} props
 */
export function Placing({ props, asked, wish, label, large }) {
  const { facts, legal, view, words, busy } = props;
  const crew = view.crews[view.seat];
  const shape = facts.shapes[facts.tiles[asked.tile].shape];
  const places = useMemo(() => placesOf(legal), [legal]);
  const anchors = (/** @type {number} */ pose) => places.get(canonical(shape, pose)) ?? new Set();
  const put = (/** @type {number} */ pose, /** @type {Point} */ point, /** @type {number} */ reach) => {
    const spots = posed(shape, pose);
    const found = nearest(anchors(pose), spots, point);
    if (!found || found.distance > reach) return { pose, ...loose(spots, point), ok: false };
    return { pose, x: Math.floor(found.anchor / ROWS), y: found.anchor % ROWS, ok: true };
  };
  const hover = useSignal(useMemo(() => {
    const pose = [0, 1, 2, 3, 4, 5, 6, 7].find((each) => anchors(each).size) ?? 0;
    const last = crew.tiles.at(-1);
    const start = wish.current ?? (last ? { x: spot(last.cells[0])[1], y: spot(last.cells[0])[0] } : { x: 11, y: 4.5 });
    wish.current = null;
    return put(pose, start, Infinity);
  }, []));
  const drawing = useRef(/** @type {SVGSVGElement | null} */ (null));
  const hand = useRef({
    pointers: /** @type {Map<number, Point>} */ (new Map()),
    kind: "mouse",
    angle: 0,
    wheel: 0,
    moved: false,
  });

  const centre = () => {
    const { x, y } = middle(posed(shape, hover.value.pose));
    return { x: hover.value.x + x, y: hover.value.y + y };
  };
  const go = (/** @type {Hover} */ next) => {
    const now = hover.value;
    if (now.pose !== next.pose || now.x !== next.x || now.y !== next.y || now.ok !== next.ok) hover.value = next;
  };
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
  const point = (/** @type {MouseEvent} */ event) => gridPoint(/** @type {Element} */ (drawing.current), event);
  const covers = (/** @type {Point} */ at) =>
    posed(shape, hover.value.pose).some(([row, column]) =>
      Math.floor(at.x) === hover.value.x + column && Math.floor(at.y) === hover.value.y + row
    );

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
  useEffect(() => {
    const { current } = drawing;
    current?.focus({ preventScroll: true });
    const frame = current?.getBoundingClientRect();
    if (frame && (frame.top < 0 || frame.bottom > innerHeight)) {
      current?.scrollIntoView({ block: "center", behavior: props.settings.motion ? "smooth" : "auto" });
    }
  }, []);

  const twist = () => {
    const [one, two] = [...hand.current.pointers.values()];
    return Math.atan2(two.y - one.y, two.x - one.x);
  };
  const touches = {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const { current } = hand;
      current.kind = event.pointerType;
      if (event.pointerType === "mouse") return;
      current.pointers.set(event.pointerId, point(event));
      current.moved = false;
      if (current.pointers.size === 2) current.angle = twist();
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const { current } = hand;
      const at = point(event);
      if (event.pointerType === "mouse") {
        current.kind = "mouse";
        return go(put(hover.value.pose, at, REACH));
      }
      const before = current.pointers.get(event.pointerId);
      if (!before) return;
      if (current.pointers.size === 2) {
        current.pointers.set(event.pointerId, at);
        const angle = twist();
        const by = Math.atan2(Math.sin(angle - current.angle), Math.cos(angle - current.angle));
        current.moved = true;
        if (Math.abs(by) < .7) return;
        current.angle = angle;
        turn();
        if (by < 0) [turn(), turn()];
      } else if (current.moved || Math.hypot(at.x - before.x, at.y - before.y) > .5) {
        current.moved = true;
        go(put(hover.value.pose, { x: at.x, y: at.y - 1.5 }, REACH));
      }
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => hand.current.pointers.delete(event.pointerId),
    onPointerCancel: (/** @type {PointerEvent} */ event) => hand.current.pointers.delete(event.pointerId),
    onClick: (/** @type {PointerEvent} */ event) => {
      const { current } = hand;
      if (current.kind === "mouse") return drop();
      if (current.moved) return;
      const at = point(event);
      if (covers(at)) drop();
      else go(put(hover.value.pose, at, FAR));
    },
    onWheel: (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      const { current } = hand;
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
  const { name } = facts.tiles[asked.tile];
  return div(
    { class: "placing" },
    use(
      Follow,
      { large, hover, label, words },
      // What moves has a drawing of its own, so that the boat beneath is not painted again.
      div(
        { class: "layers" },
        svg(
          { class: "boat", viewBox: Object.values(BOX).join(" "), "aria-hidden": "true" },
          use(Picture, { props, crew, seat: view.seat }),
        ),
        svg(
          {
            ref: drawing,
            class: "boat holds",
            viewBox: Object.values(BOX).join(" "),
            role: "application",
            tabindex: 0,
            "aria-label": words.say("web-placing", { tile: name }),
            "data-tile": asked.tile,
            ...touches,
          },
          use(Glow, { hover, shape, anchors, signature: signatureOf(crew) }),
          use(Ghost, { hover, facts, asked }),
        ),
      ),
    ),
    div(
      { class: "tools-bar" },
      use(Preview, { hover, props, asked, shape }),
      div(
        { class: "buttons" },
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
    ),
    p({ class: "keys" }, words.say("web-keys")),
  );
}

/**
 * @param {{ hover: import("../../../web/tags.js").Signal<Hover>, busy: boolean, drop: () => void, label: string }} props
 */
function Drop({ hover, busy, drop, label }) {
  return button(
    { type: "button", class: "main drop", disabled: busy, "aria-disabled": !hover.value.ok, onClick: drop },
    icon("tick"),
    label,
  );
}

/** @typedef {import("../../../web/tags.js").Signal<boolean>} Switch */
/** @typedef {import("../../../web/words.js").Words} Words */
/** @typedef {import("../../../web/tags.js").Child} Child */

/** @param {{ large: Switch, hover: import("../../../web/tags.js").Signal<Hover>, label: string, words: Words, children?: Child }} props */
function Follow({ hover, children, ...rest }) {
  return use(Sea, { ...rest, at: hover.value.x + 2 }, children);
}

/**
 * The water around a boat; a large boat pans inside it and shows the column `at`.
 *
 * @param {{ large: Switch, at: number, label: string, words: Words, children?: Child }} props
 */
function Sea({ large, at, label, words, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const { current } = box;
    if (!current || !large.value) return;
    const middle = (UNIT * at - BOX.x) / BOX.wide * current.scrollWidth;
    const edge = current.clientWidth / 4;
    if (middle < current.scrollLeft + edge || middle > current.scrollLeft + 3 * edge) {
      current.scrollTo({ left: middle - current.clientWidth / 2 });
    }
  }, [at, large.value]);
  return div(
    { class: "sea" },
    div({ ref: box, class: `waters ${large.value ? "large" : ""}`, tabindex: large.value ? 0 : undefined }, children),
    p({ class: "whose", "aria-hidden": "true" }, label),
    button(
      {
        type: "button",
        class: "zoom",
        "aria-pressed": large.value,
        "aria-label": words.say("web-zoom"),
        onClick: () => (large.value = !large.value),
      },
      icon("zoom"),
    ),
  );
}

/**
 * All cells that the tile could cover in this pose.
 *
 * @param {{
 *   hover: import("../../../web/tags.js").Signal<Hover>, shape: [number, number][],
 *   anchors: (pose: number) => Set<number>, signature: string,
 * }} props
 */
function Glow({ hover, shape, anchors, signature }) {
  const { pose } = hover.value;
  return useMemo(() => {
    const cells = new Set([...anchors(pose)].flatMap((anchor) => covered(shape, pose, anchor)));
    return path({ class: "glow", d: outline([...cells].map(spot), UNIT, .4, 2) });
  }, [pose, shape, signature]);
}

/** @param {{ hover: import("../../../web/tags.js").Signal<Hover>, facts: Facts, asked: Asked }} props */
function Ghost({ hover, facts, asked }) {
  const { pose, x, y, ok } = hover.value;
  return g(
    { class: `ghost ${ok ? "ok" : "bad"}`, transform: `translate(${UNIT * x} ${UNIT * y})` },
    use(Tile, { facts, tile: asked.tile, colour: asked.sort, pose }),
  );
}

/**
 * What the place would bring: rats, rooms, family, map, and the points of these.
 *
 * @param {{ hover: import("../../../web/tags.js").Signal<Hover>, props: Props, asked: Asked, shape: [number, number][] }} props
 */
function Preview({ hover, props, asked, shape }) {
  const { facts, view, words } = props;
  const { pose, x, y, ok } = hover.value;
  const anchor = ROWS * x + y;
  const found = ok
    ? gains(facts, view.crews[view.seat], asked.tile, asked.sort, covered(shape, pose, anchor), view.mode !== "family")
    : null;
  return div(
    { class: "preview" },
    use(TilePicture, { facts, tile: asked.tile, colour: asked.sort, pose, scale: .7 }),
    div(
      { class: "told", role: "status" },
      !found && span({ class: "bad" }, words.say("web-not-here")),
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
