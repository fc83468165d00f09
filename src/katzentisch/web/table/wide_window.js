/** Boards that put a second part beside the first where the window is wide enough. */

import { useEffect, useSignal } from "../shell/tags.js";

/** The style sheets of the boards have the same size. */
const WIDE = "(min-width: 1000px) and (min-height: 480px)";

/** Whether the window has room for two parts side by side; follows changes of its size. */
export function useWideWindow() {
  const wide = useSignal(matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = () => (wide.value = query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return wide.value;
}
