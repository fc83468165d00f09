/** Keep the screen of a phone awake while somebody is waited for. */

import { useEffect } from "../shell/tags.js";

/**
 * Ask for a wake lock while `wanted` holds and the page is in sight; browsers without one sleep as usual.
 *
 * @param {boolean} wanted
 */
export function useWakeLock(wanted) {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    let ended = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || lock) return;
      const found = await navigator.wakeLock.request("screen").catch(() => null);
      if (ended) found?.release().catch(() => {});
      else lock = found;
      found?.addEventListener("release", () => (lock = null));
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", ask);
      lock?.release().catch(() => {});
    };
  }, [wanted]);
}
