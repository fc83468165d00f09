/** Time to see what happened: scenes are shown one after another, the last of them is the present. */

import { useEffect, useLayoutEffect, useRef, useState } from "./tags.js";

/** Beyond so many waiting scenes the past is skipped. */
const MOST = 30;

/**
 * What to show now. Each new view is staged as scenes that hold for some milliseconds; without motion only the last of
 * them shows.
 *
 * @template View
 * @template {{ hold: number }} Scene
 * @param {View} view
 * @param {boolean} motion
 * @param {(before: View | null, shown: Scene | null) => Scene[]} stage At least one scene for the view, given the one
 *   before and the last scene staged.
 * @returns {{ scene: Scene, present: boolean }}
 */
export function usePace(view, motion, stage) {
  const [scene, show] = useState(() => /** @type {Scene} */ (stage(null, null).at(-1)));
  const known = useRef(view);
  const last = useRef(scene);
  const queue = useRef(/** @type {Scene[]} */ ([]));
  const timer = useRef(0);
  const step = () => {
    const next = queue.current.shift();
    timer.current = next ? setTimeout(step, next.hold) : 0;
    if (next) show(next);
  };
  useLayoutEffect(() => {
    if (known.current === view) return;
    const scenes = stage(known.current, last.current);
    known.current = view;
    last.current = scenes[scenes.length - 1];
    queue.current.push(...scenes);
    if (!motion || queue.current.length > MOST) {
      clearTimeout(timer.current);
      timer.current = 0;
      queue.current = [last.current];
    }
    if (!timer.current) step();
  }, [view]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { scene, present: known.current === view && scene === last.current };
}
