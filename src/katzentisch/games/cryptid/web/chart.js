/** The map on the screen: land, pieces and notes in layers, with pan and zoom, for pointers and keys alike. */

import {
  all,
  button,
  circle,
  div,
  g,
  path,
  polygon,
  rect,
  svg,
  text,
  use,
  useComputed,
  useDrawn,
  useDrawnList,
  useEffect,
  useRef,
} from "../../../web/shell/tags.js";
import {
  ANIMAL_NAMES,
  hatching,
  hexagon,
  lineIcon,
  pawnShape,
  pieceShape,
  shifted,
  signShape,
  structureShape,
  terrain,
  TERRAIN_NAMES,
  territory,
} from "./art.js";
import {
  APOTHEM,
  centre,
  COLUMNS,
  corners,
  HEIGHT,
  HEXES,
  hexName,
  RADIUS,
  ROWS,
  showing,
  stepTo,
  WHOLE,
  WIDTH,
  within,
  zoom,
} from "./map.js";

/** @typedef {import("./map.js").Land} Land */
/** @typedef {import("./map.js").Camera} Camera */
/** @typedef {import("./view.d.ts").CryptidView} View */
/** @typedef {import("./notebook.js").Notebook} Notebook */
/** @typedef {import("./scenes.js").Piece} Piece */
/** @typedef {import("./scenes.js").Action} Action */
/** @typedef {import("../../../web/shell/words.js").Words} Words */
/**
 * @template T
 * @typedef {import("../../../web/shell/tags.js").Signal<T>} Signal
 */

/** What a finger can hit, in pixels, and a little more. */
const FINGER = 45;
const ALL = [...Array(HEXES).keys()];

/** @param {number} at */
const move = (at) => `translate(${centre(at).x} ${centre(at).y})`;

/** As a style, because only that can move smoothly. @param {number} at */
const above = (at) => ({ transform: `translate(${centre(at).x}px, ${centre(at).y}px)` });

/**
 * Terrains and territories, and the letters and numbers around them.
 *
 * @param {Land} land
 */
export function landscape(land) {
  const where = (/** @type {string[]} */ found, /** @type {string} */ name) =>
    ALL.filter((at) => found[at] === name).map(centre);
  return g(
    { "aria-hidden": "true" },
    rect({ class: "table-top", width: WIDTH, height: HEIGHT, rx: 26 }),
    TERRAIN_NAMES.map((name) => terrain(name, where(land.terrain, name))),
    ANIMAL_NAMES.map((name) => territory(name, where(land.animal, name))),
    [...Array(COLUMNS).keys()].map((column) => {
      const { x, y } = centre(column);
      return text({ class: "edge-name", x, y: y - APOTHEM - 8 }, hexName(column)[0]);
    }),
    [...Array(ROWS).keys()].map((row) => {
      const { x, y } = centre(row * COLUMNS);
      const end = centre(row * COLUMNS + COLUMNS - 1);
      return [
        text({ class: "edge-name", x: x - RADIUS - 8, y: y + 6 }, row + 1),
        text({ class: "edge-name", x: end.x + RADIUS + 8, y: end.y + 6 }, row + 1),
      ];
    }),
  );
}

/**
 * What stands on the land.
 *
 * @param {Land} land
 */
export const structures = (land) =>
  g(
    { "aria-hidden": "true" },
    land.structures.map((at) => {
      const { x, y } = centre(at);
      const structure = land.structure[at];
      return g({ transform: `translate(${x + 2} ${y - 20}) scale(1.15)` }, structure && structureShape(structure));
    }),
  );

/** Where pieces lie on a hex, by how many there are, and how large they are drawn. */
export const SIZES = [0, 1.3, 1.2, 1.08, 1, 0.95];
export const SLOTS = [
  [],
  [[0, 17]],
  [[-17, 17], [18, 17]],
  [[-27, 13], [0, 22], [27, 13]],
  [[-27, 12], [-9, 23], [10, 23], [28, 12]],
  [[-30, 9], [-16, 23], [0, 12], [16, 23], [31, 9]],
];

/**
 * Everybody's pieces on one hex: the cube at the back, then the discs.
 *
 * @param {View} view
 * @param {number} at
 * @returns {{ seat: number, kind: "cube" | "disc" }[]}
 */
export function piecesOn(view, at) {
  return [
    ...view.cubes.flatMap((cubes, seat) => cubes.includes(at) ? [{ seat, kind: /** @type {const} */ ("cube") }] : []),
    ...view.discs.flatMap((discs, seat) => discs.includes(at) ? [{ seat, kind: /** @type {const} */ ("disc") }] : []),
  ];
}

/**
 * @param {View} view
 * @param {Piece[]} marked Pieces that were laid lately.
 * @param {Piece | null} fell The piece that is being laid.
 * @param {number} only The seat whose pieces are looked at, or -1 for everybody's.
 */
function pieces(view, marked, fell, only) {
  const wrong = new Set(view.wrong.map(({ seat, hex }) => `${seat} ${hex}`));
  return g(
    { "aria-hidden": "true", class: "pieces" },
    ALL.map((at) => {
      const lying = piecesOn(view, at);
      return lying.length > 0 && g(
        { key: at, transform: move(at) },
        lying.map(({ seat, kind }, place) => {
          const [x, y] = SLOTS[lying.length][place];
          const is = (/** @type {Piece} */ each) => each.seat === seat && each.kind === kind && each.hex === at;
          const look = [only >= 0 && only !== seat ? "faint" : "", fell && is(fell) ? "fresh" : ""].join(" ");
          return g(
            { key: `${seat} ${kind}`, transform: `translate(${x} ${y}) scale(${SIZES[lying.length]})` },
            marked.some(is) && circle({ class: "lately", r: 21 }),
            g(
              { class: look },
              pieceShape(seat, kind),
              wrong.has(`${seat} ${at}`) && path({ class: "error", d: "M-15-15 15 15M15-15-15 15" }),
            ),
          );
        }),
      );
    }),
  );
}

/**
 * Who asks whom about a hex, or who searches it, flying there.
 *
 * @param {Action} action
 */
function actionShape({ seat, other, hex }) {
  const { x, y } = centre(hex);
  const low = y < 120;
  const place = `translate(${Math.min(Math.max(x, 90), WIDTH - 90)} ${low ? y + 82 : y - 82})`;
  return g(
    { key: `${seat} ${other} ${hex}`, class: "deed", "aria-hidden": "true", transform: place },
    g(
      { class: "flies" },
      rect({ x: -80, y: -32, width: 160, height: 64, rx: 32 }),
      g({ transform: "translate(-48 0) scale(1.6)" }, signShape(seat)),
      other < 0
        ? path({ class: "lens", d: "M-4-6A15 15 0 1 0 26-6 15 15 0 1 0-4-6M22 5 42 22" })
        : text({ y: 14 }, "?"),
      other >= 0 && g({ transform: "translate(48 0) scale(1.6)" }, signShape(other)),
    ),
  );
}

/** All these hexes as one path. @param {number[]} hexes @param {number} [radius] */
const outlines = (hexes, radius) => hexes.map((at) => shifted(hexagon(radius), centre(at).x, centre(at).y)).join("");

/**
 * The hexes where nothing may be laid now are hatched, lightly: together with what glows the map must not get dark.
 *
 * @param {Set<number> | null} open
 */
const hatched = (open) =>
  open && path({
    "aria-hidden": "true",
    class: "hatched",
    d: outlines(ALL.filter((at) => !open.has(at))),
    fill: "url(#cryptid-hatch)",
  });

/**
 * What the notebook shows: the hexes where a clue holds glow, the others fade; and the player's own marks.
 *
 * @param {boolean[] | null} lit
 * @param {Notebook} book
 */
function notes(lit, book) {
  return g(
    { "aria-hidden": "true", class: "notes" },
    lit && path({ class: "faded", d: outlines(ALL.filter((at) => !lit[at])) }),
    lit && path({ class: "lit", d: outlines(ALL.filter((at) => lit[at]), 45) }),
    ALL.filter((at) => book.marks[at] || book.notes[at]).map((at) => {
      const { x, y } = centre(at);
      return g(
        { key: `m${at}`, transform: `translate(${x + 28} ${y - 24})` },
        book.marks[at] === "candidate" &&
          g({ class: "mark candidate" }, circle({ r: 11 }), path({ d: "M-5 0-1 4.5 6-4" })),
        book.marks[at] === "excluded" &&
          g({ class: "mark excluded" }, circle({ r: 11 }), path({ d: "M-5-5 5 5M5-5-5 5" })),
        book.notes[at] && g(
          { class: "mark written", transform: `translate(${book.marks[at] ? -20 : 0} 0)` },
          circle({ r: 11 }),
          path({ d: "M-5-4H5M-5 0H5M-5 4H1" }),
        ),
      );
    }),
  );
}

/**
 * @param {{
 *   land: Land, view: View, book: Notebook, lit: boolean[] | null, only: number, marked: Piece[], fell: Piece | null,
 *   action: Action | null,
 *   open: Set<number> | null, chosen: Signal<number>, pointed: number, names: string[], labels: string[], words: Words,
 *   camera: Signal<Camera>, tappedFrom: Signal<Camera | null>, looked: Signal<number>, choose: (at: number) => void, children?: unknown,
 * }} props
 */
export function Chart(props) {
  const { land, view, book, lit, only, marked, fell, action, open, chosen, pointed, labels } = props;
  const { words, camera, tappedFrom, looked, choose } = props;
  const box = useRef(/** @type {SVGSVGElement | null} */ (null));
  const resting = useRef(chosen.peek() >= 0 ? chosen.peek() : 52);
  const hands = useHands(box, camera);
  const finger = useRef(false);
  const transform = useComputed(() => `translate(${camera.value.x} ${camera.value.y}) scale(${camera.value.k})`);
  const look = useComputed(() => (camera.value.k > 1 ? "chart close" : "chart"));
  const ground = useDrawn(() => landscape(land), [land]);
  const standing = useDrawn(() => structures(land), [land]);
  const lying = useDrawn(() => pieces(view, marked, fell, only), [view, marked, fell, only]);
  const noted = useDrawn(() => notes(lit, book), [lit, book.marks, book.notes]);
  const shaded = useDrawn(() => hatched(open), [open]);
  const once = useDrawn(hatching, []);

  const keys = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {SVGElement} */ (event.target);
    const at = Number(target.dataset.hex);
    if (event.key === "Enter" || event.key === " ") choose(at);
    else if (event.key.startsWith("Arrow")) focusOn(stepTo(at, event.key));
    else if (event.key === "+") camera.value = zoom(camera.value, STEP, ...spot(at));
    else if (event.key === "-") camera.value = zoom(camera.value, 1 / STEP, ...spot(at));
    else if (event.key === "0") camera.value = WHOLE;
    else return;
    event.preventDefault();
  };
  /** @param {number} at @returns {[number, number]} */
  const spot = (at) => {
    const { k, x, y } = camera.value;
    return [centre(at).x * k + x, centre(at).y * k + y];
  };
  /** How much closer the map must come until a finger can pick a hex. */
  const reach = () => {
    const { width } = /** @type {SVGSVGElement} */ (box.current).getBoundingClientRect();
    return FINGER / (2 * APOTHEM * camera.value.k * (width / WIDTH));
  };
  /** @param {number} at */
  const focusOn = (at) => {
    /** @type {SVGElement | null | undefined} */ (box.current?.querySelector(`[data-hex="${at}"]`))?.focus();
  };
  const arrive = (/** @type {FocusEvent} */ event) => {
    const target = /** @type {SVGElement} */ (event.target);
    if (!target.dataset.hex) return;
    const at = Number(target.dataset.hex);
    box.current?.querySelector(`[data-hex="${resting.current}"]`)?.setAttribute("tabindex", "-1");
    target.setAttribute("tabindex", "0");
    resting.current = at;
    if (!target.matches(":focus-visible")) return;
    looked.value = at;
    camera.value = showing(camera.value, at);
  };

  return div(
    // Chromium makes an SVG group that listens for focus a stop of the Tab key, so an HTML element listens.
    { class: "chart-box", onFocusIn: arrive, onFocusOut: () => (looked.value = -1) },
    svg(
      {
        ref: box,
        class: look,
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "group",
        "aria-label": words.say("map-name"),
        ...hands,
      },
      once,
      g(
        { transform },
        ground,
        shaded,
        noted,
        view.habitat >= 0 && polygon({ class: "habitat", transform: move(view.habitat), points: corners(44) }),
        view.pawn >= 0 && polygon({
          class: view.searching ? "spot search" : "spot",
          transform: move(view.pawn),
          points: corners(45),
        }),
        standing,
        lying,
        view.pawn >= 0 &&
          g({ class: "pawn", style: above(view.pawn) }, g({ transform: "translate(30 -14)" }, pawnShape())),
        action && actionShape(action),
        pointed >= 0 && polygon({ class: "pointed", transform: move(pointed), points: corners(42) }),
        g(
          {
            class: "hits",
            onKeyDown: keys,
            onPointerOver: (/** @type {PointerEvent} */ event) => {
              const at = /** @type {SVGElement} */ (event.target).dataset.hex;
              if (event.pointerType === "mouse" && at) looked.value = Number(at);
            },
            onPointerLeave: () => (looked.value = -1),
            onPointerDown: (/** @type {PointerEvent} */ event) => (finger.current = event.pointerType === "touch"),
            onClick: (/** @type {MouseEvent} */ event) => {
              const at = /** @type {SVGElement} */ (event.target).dataset.hex;
              if (!at) return;
              const closer = finger.current ? reach() : 1;
              if (closer > 1.01) {
                tappedFrom.value ??= camera.value;
                camera.value = zoom(camera.value, closer, ...spot(Number(at)));
              }
              choose(Number(at));
            },
          },
          use(Hits, { open, lit, labels, chosen, resting }),
        ),
      ),
    ),
    /** @type {any} */ (props.children),
  );
}

/**
 * What a pointer or a key hits: one button for each hex. Only those that look different are drawn again.
 *
 * @param {{
 *   open: Set<number> | null, lit: boolean[] | null, labels: string[], chosen: Signal<number>,
 *   resting: { current: number },
 * }} props
 */
function Hits({ open, lit, labels, chosen, resting }) {
  const drawn = useDrawnList();
  return all(ALL.map((at) => {
    const picked = at === chosen.value;
    const look = [
      picked ? "chosen" : "",
      open ? (open.has(at) ? "open" : "shut") : "",
      lit?.[at] ? "lighted" : "",
    ].join(" ");
    const rests = at === resting.current;
    return drawn(at, [look, rests, labels[at]], () =>
      polygon({
        class: look,
        "data-hex": at,
        role: "button",
        tabindex: rests ? 0 : -1,
        "aria-label": labels[at],
        "aria-haspopup": "dialog",
        "aria-expanded": picked,
        transform: move(at),
        points: corners(),
      }));
  }));
}

/** By how much a button or a key brings the map closer. */
const STEP = 1.4;
const STILL = 7;

/**
 * The buttons that bring the map closer, or all of it back.
 *
 * @param {{ words: Words, camera: Signal<Camera> }} props
 */
export function Zoom({ words, camera }) {
  return div(
    { class: "zoom" },
    zoomButton(words.say("map-closer"), "M12 5V19M5 12H19", () => {
      camera.value = zoom(camera.value, STEP, WIDTH / 2, HEIGHT / 2);
    }),
    zoomButton(words.say("map-farther"), "M5 12H19", () => {
      camera.value = zoom(camera.value, 1 / STEP, WIDTH / 2, HEIGHT / 2);
    }),
    zoomButton(words.say("map-whole"), "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15", () => (camera.value = WHOLE)),
  );
}

/**
 * @param {string} name
 * @param {string} shape
 * @param {() => void} press
 */
const zoomButton = (name, shape, press) =>
  button({ type: "button", "aria-label": name, title: name, onClick: press }, lineIcon(shape));

/**
 * Handlers that let fingers, mouse and wheel move the map.
 *
 * @param {{ current: SVGSVGElement | null }} box
 * @param {Signal<Camera>} camera
 */
function useHands(box, camera) {
  const fingers = useRef(/** @type {Map<number, { x: number, y: number }>} */ (new Map()));
  const start = useRef({ x: 0, y: 0, moved: false });
  /** @param {{ clientX: number, clientY: number }} event */
  const point = (event) => {
    const frame = /** @type {SVGSVGElement} */ (box.current).getBoundingClientRect();
    const scale = WIDTH / frame.width;
    return { x: (event.clientX - frame.left) * scale, y: (event.clientY - frame.top) * scale };
  };
  useEffect(() => {
    // Only a listener that is not passive may keep the page from scrolling.
    const turn = (/** @type {WheelEvent} */ event) => {
      const next = zoom(camera.value, event.deltaY < 0 ? 1.15 : 1 / 1.15, point(event).x, point(event).y);
      if (next.k === camera.value.k) return;
      event.preventDefault();
      camera.value = next;
    };
    const node = box.current;
    node?.addEventListener("wheel", turn, { passive: false });
    return () => node?.removeEventListener("wheel", turn);
  }, []);
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button !== 0) return;
      if (fingers.current.size === 0) start.current = { ...point(event), moved: false };
      fingers.current.set(event.pointerId, point(event));
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const old = fingers.current.get(event.pointerId);
      if (!old) return;
      const now = point(event);
      const still = STILL * (WIDTH / /** @type {SVGSVGElement} */ (box.current).getBoundingClientRect().width);
      const far = Math.hypot(now.x - start.current.x, now.y - start.current.y) > still;
      if (!start.current.moved && !far && fingers.current.size < 2) return;
      if (!start.current.moved) {
        start.current.moved = true;
        box.current?.setPointerCapture(event.pointerId);
      }
      fingers.current.set(event.pointerId, now);
      const { k, x, y } = camera.value;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      const moved = within({
        k,
        x: x + (now.x - old.x) / fingers.current.size,
        y: y + (now.y - old.y) / fingers.current.size,
      });
      const grown = other
        ? Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(old.x - other.x, old.y - other.y)
        : 1;
      camera.value = other ? zoom(moved, grown, (now.x + other.x) / 2, (now.y + other.y) / 2) : moved;
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => fingers.current.delete(event.pointerId),
    onPointerCancel: (/** @type {PointerEvent} */ event) => fingers.current.delete(event.pointerId),
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (start.current.moved) event.stopPropagation();
      start.current.moved = false;
    },
  };
}
