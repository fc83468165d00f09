/** Moving the map: buttons, wheel, mouse and fingers. */

import { button, div, useEffect, useRef } from "../../../web/shell/tags.js";
import { lineIcon } from "./art.js";
import { HEIGHT, WHOLE, WIDTH, within, zoom } from "./map.js";

/** @typedef {import("./map.js").Camera} Camera */
/** @typedef {import("../../../web/shell/words.js").Words} Words */
/**
 * @template T
 * @typedef {import("../../../web/shell/tags.js").Signal<T>} Signal
 */

/** By how much a button or a key brings the map closer. */
export const STEP = 1.4;
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
export function useHands(box, camera) {
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
