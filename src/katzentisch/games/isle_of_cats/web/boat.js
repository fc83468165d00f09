/** The boat: what is printed on it, what lies on it, and the water around it. */

import {
  all,
  button,
  div,
  g,
  li,
  p,
  path,
  rect,
  svg,
  ul,
  use,
  useDrawn,
  useDrawnList,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useTag,
} from "../../../web/shell/tags.js";
import { PACES } from "../../../web/shell/settings.js";
import { icon, mapAt, roomSign, Tile, TilePicture, UNIT } from "./art.js";
import { cellName, middle, outline, ROWS } from "./geometry.js";

/** @typedef {import("../../../web/table/board.d.ts").BoardProps<import("./view.d.ts").IsleView, import("./facts.d.ts").Facts>} Props */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./view.d.ts").CrewView} CrewView */
/** @typedef {import("./view.d.ts").Asked} Asked */
/** @typedef {import("./geometry.js").Point} Point */

export const BOX = { x: -15, y: -14, wide: 256, high: 118 };
/** The box of a boat that is brought closer: without water above and below it. */
const NEAR = { x: -15, y: -4, wide: 256, high: 98 };

/** What a drawing of a boat shows. @param {boolean} [near] */
export const viewBox = (near = false) => Object.values(near ? NEAR : BOX).join(" ");

const HULL = "M-11 45C-11 10 30-9 75-10L150-10C190-9 222 20 238 45 222 70 190 99 150 100L75 100C30 99-11 80-11 45Z";
const PLACES = 198;

/** @param {number} cell @returns {[number, number]} */
export const spot = (cell) => [cell % ROWS, Math.floor(cell / ROWS)];

/**
 * What is printed on a boat and still shows.
 *
 * @param {{ facts: Facts, crew: CrewView, signature: string }} props
 */
function Deck({ facts, crew, signature }) {
  return useDrawn(() => {
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
export const signatureOf = (crew) =>
  crew.boat + crew.tiles.map((tile) => `${tile.tile}:${tile.place}:${tile.colour}`).join(" ");

/**
 * A boat with its tiles; treasures that may be removed are buttons.
 *
 * @param {{ props: Props, crew: CrewView, seat: number }} props
 */
export function Picture({ props, crew, seat }) {
  const { facts, legal, events, pointed, words, play } = props;
  const signature = signatureOf(crew);
  const laid = events.findLast((event) => event.key.startsWith("placed") && event.data?.seat === seat);
  const shown = pointed?.data?.seat === seat || pointed?.data?.seat === undefined ? pointed?.data?.tile : undefined;
  const removable = new Map(legal.flatMap((move) => (move.startsWith("remove ") ? [[move.slice(7), move]] : [])));
  const drawn = useDrawnList();
  return all(
    use(Deck, { facts, crew, signature }),
    crew.tiles.map((each) => {
      const anchor = each.place % PLACES;
      const { name } = facts.tiles[each.tile];
      const move = removable.get(cellName(anchor));
      const marks = [laid?.data?.tile === name ? "fresh" : "", shown === name ? "pointed" : "", move ? "open" : ""];
      return drawn(each.place, [each.tile, each.colour, marks.join(), words], () =>
        g(
          {
            class: `laid ${marks.join(" ")}`,
            transform: `translate(${UNIT * spot(anchor)[1]} ${UNIT * spot(anchor)[0]})`,
            ...(move && pressable(words.say("web-remove", { tile: name }), () => play(move), move)),
          },
          use(Tile, { facts, tile: each.tile, colour: each.colour, pose: Math.floor(each.place / PLACES) }),
        ));
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
 * A boat row by row for screen readers: what lies where, which rats are left, how much is free.
 *
 * @param {{ props: Props, crew: import("./view.d.ts").CrewView }} props
 */
export function Rows({ props, crew }) {
  const { facts, words } = props;
  return useDrawn(() => {
    const lying = new Map(crew.tiles.flatMap(({ tile, cells }) => cells.map((cell) => [cell, facts.tiles[tile].name])));
    const rats = new Set(facts.boats[crew.boat].rats);
    const planks = facts.rooms.flatMap(({ cells }) => cells).sort((one, two) => one - two);
    return ul(
      { class: "unseen" },
      Array.from({ length: facts.rows }, (_, row) => {
        const cells = planks.filter((cell) => cell % facts.rows === row);
        const bare = cells.filter((cell) => !lying.has(cell));
        const data = {
          row: row + 1,
          tiles: [...new Set(cells.map((cell) => lying.get(cell)).filter(Boolean))],
          free: bare.length,
          rats: bare.filter((cell) => rats.has(cell)).length,
        };
        return li({ key: row }, words.say("web-row", data));
      }),
    );
  }, [crew, words]);
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
  const { x, y, width, height } = /** @type {SVGSVGElement} */ (drawing).viewBox.baseVal;
  const scale = Math.max(width / frame.width, height / frame.height);
  return {
    x: (x + width / 2 + scale * (clientX - frame.left - frame.width / 2)) / UNIT,
    y: (y + height / 2 + scale * (clientY - frame.top - frame.height / 2)) / UNIT,
  };
}

/** @typedef {import("../../../web/shell/tags.js").Signal<boolean>} Switch */
/** @typedef {import("../../../web/shell/words.js").Words} Words */
/** @typedef {import("../../../web/shell/tags.js").Child} Child */

/** The column in the middle of a boat. */
const MIDDLE = 11;

/** @typedef {ReturnType<typeof useCamera>} Camera */

/** What of a large boat is in sight, and how that is changed; `steered` while a finger does it. */
export function useCamera() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const sight = useSignal({ from: 0, to: 1 });
  return useMemo(() => ({
    box,
    sight,
    steered: false,
    /** Note which part of the boat's width is in sight. */
    note: () => {
      if (!box.current) return;
      const { scrollLeft, clientWidth, scrollWidth } = box.current;
      const [from, to] = [scrollLeft / scrollWidth, (scrollLeft + clientWidth) / scrollWidth];
      if (from !== sight.value.from || to !== sight.value.to) sight.value = { from, to };
    },
    /** Move by so many pixels. @param {number} left */
    pan: (left) => box.current?.scrollBy({ left, behavior: "instant" }),
    /**
     * Bring a share of the boat's width into the middle.
     *
     * @param {number} share
     * @param {"auto" | "instant"} [behavior]
     */
    show: (share, behavior = "auto") => {
      if (!box.current) return;
      const { clientWidth, scrollWidth } = box.current;
      box.current.scrollTo({ left: share * scrollWidth - clientWidth / 2, behavior });
    },
  }), []);
}

/**
 * The water around a boat; a large boat pans inside it and shows its middle, or what hovers over it. While a tile is
 * placed, the boat can be made large and small.
 *
 * @param {{
 *   large: Switch, camera: Camera, hover?: { value: Point }, overview: Child, whose: string, words: Words,
 *   children?: Child,
 * }} props
 */
export function Sea({ large, camera, hover, overview, whose, words, children }) {
  const at = hover ? hover.value.x + 2 : MIDDLE;
  const { box, note } = camera;
  useEffect(() => {
    note();
    if (!box.current || !large.value || camera.steered) return;
    const { scrollLeft, clientWidth, scrollWidth } = box.current;
    const share = (UNIT * at - BOX.x) / BOX.wide;
    const seen = (share * scrollWidth - scrollLeft) / clientWidth;
    if (seen < 1 / 4 || seen > 3 / 4) camera.show(share);
  }, [at, large.value]);
  useEffect(() => {
    addEventListener("resize", note);
    return () => removeEventListener("resize", note);
  }, []);
  return div(
    { class: "sea", "data-vital": "boat" },
    div(
      {
        ref: box,
        class: `waters ${large.value ? "large" : ""}`,
        tabindex: large.value ? 0 : undefined,
        onScroll: note,
      },
      children,
    ),
    overview,
    whose && p({ class: "whose", "aria-hidden": "true" }, whose),
    hover && button(
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
 * The whole boat beside a large one: what of it is in sight, and where the tile in hand is. A finger on it moves the view.
 *
 * @param {{ facts: Facts, crew: CrewView, camera: Camera, large: Switch, tile: Child }} props
 */
export function Overview({ facts, crew, camera, large, tile }) {
  const look = (/** @type {PointerEvent & { currentTarget: Element }} */ event) => {
    if (event.type === "pointermove" && !event.buttons) return;
    camera.show((UNIT * gridPoint(event.currentTarget, event).x - BOX.x) / BOX.wide, "instant");
  };
  if (!large.value) return null;
  return div(
    { class: "overview", "aria-hidden": "true" },
    svg(
      { class: "whole", viewBox: viewBox(), onPointerDown: look, onPointerMove: look },
      use(Strokes, { facts, crew, signature: signatureOf(crew) }),
      tile,
      use(Sight, { camera }),
    ),
  );
}

/** The part of the boat that is in sight. @param {{ camera: Camera }} props */
function Sight({ camera }) {
  const { from, to } = camera.sight.value;
  return rect({
    class: "sight",
    x: BOX.x + from * BOX.wide,
    y: BOX.y + 2,
    width: (to - from) * BOX.wide,
    height: BOX.high - 4,
    rx: 6,
  });
}

/**
 * A boat in a few strokes: where cats of each colour lie.
 *
 * @param {{ facts: Facts, crew: CrewView, signature: string }} props
 */
export const SmallBoat = ({ facts, crew, signature }) =>
  svg({ class: "small-boat", viewBox: viewBox(), "aria-hidden": "true" }, use(Strokes, { facts, crew, signature }));

/** @param {{ facts: Facts, crew: CrewView, signature: string }} props */
function Strokes({ facts, crew, signature }) {
  return useDrawn(() => {
    /** @type {Map<string, string>} */
    const cells = new Map();
    for (const { tile, colour, cells: lying } of crew.tiles) {
      const { kind } = facts.tiles[tile];
      const look = kind === "common" || kind === "rare" ? `treasure ${kind}` : `c${colour}`;
      const strokes = lying.map((cell) => `M${UNIT * spot(cell)[1]} ${UNIT * spot(cell)[0]}h${UNIT}v${UNIT}h-${UNIT}z`);
      cells.set(look, (cells.get(look) ?? "") + strokes.join(""));
    }
    return all(
      path({ class: "hull", d: HULL }),
      path({ class: "room", d: printed(facts).rooms.join("") }),
      [...cells].map(([look, d]) => g({ key: look, class: look }, path({ class: "body", d }))),
    );
  }, [facts, signature]);
}

/** Milliseconds in which a tile flies to a boat. */
const FLIGHT_MS = 1000;

/**
 * What another player does, shown for a moment over your own boat: their boat, and the tile that flies there.
 *
 * @param {{ props: Props, scene: import("./scenes.js").Scene, shown: number }} props
 */
export function Glimpse({ props, scene, shown }) {
  const { view, words, names, seat, underway, settings, facts } = props;
  const { boat, flies } = scene;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const tile = useRef(/** @type {HTMLElement | null} */ (null));
  const seen = underway && boat >= 0 && boat !== seat && boat < view.players;
  useLayoutEffect(() => {
    const from = document.querySelector(`.isle [data-tile="${flies}"]`)?.getBoundingClientRect();
    const to = (box.current ?? document.querySelector(".isle .sea"))?.getBoundingClientRect();
    if (!from || !to) return;
    const spotOf = (/** @type {DOMRect} */ rect) =>
      `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`;
    tile.current?.animate([{ transform: spotOf(from) }, { transform: spotOf(to) }], {
      duration: FLIGHT_MS * PACES[settings.pace],
      easing: "ease-in-out",
      fill: "both",
    });
  }, [seen, flies]);
  if (!seen) return null;
  return all(
    boat !== shown && div(
      { class: "glimpse", ref: box, "aria-hidden": "true" },
      p({}, words.say("web-boat", { seat: boat }, names)),
      svg(
        { class: "boat", viewBox: viewBox() },
        use(Picture, { props: { ...props, legal: [] }, crew: view.crews[boat], seat: boat }),
      ),
    ),
    flies >= 0 && settings.motion &&
      div({ class: "carried", ref: tile, "aria-hidden": "true" }, use(TilePicture, { facts, tile: flies, scale: 1.4 })),
  );
}
