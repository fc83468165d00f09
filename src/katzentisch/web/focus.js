/** Focus never falls to the page: when what has it goes, it moves to what is asked. */

const HOLDS = "a, button, input, select, textarea, summary, [tabindex]";
/** What stands for the room, the first that there is. */
const ROOMS = ["dialog[open]", ".asked", "main"];
/** What may take the focus away: something goes, or can no longer be pressed. */
const LOSSES = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "data-busy"] };

/** From now on, as long as the page is there. */
export function keepFocus() {
  /** @type {HTMLElement | null} */
  let last = null;
  document.addEventListener("focusin", ({ target }) => (last = /** @type {HTMLElement} */ (target)));
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(/** @type {Element} */ (target).closest(HOLDS))) last = null;
  }, true);
  new MutationObserver(() => {
    if (!last || document.activeElement !== document.body) return;
    const back = place(last);
    if (back) rest(back);
  }).observe(document.body, LOSSES);
}

/**
 * Where focus goes: back as soon as that is possible, nowhere as long as an order is under way.
 *
 * @param {HTMLElement} last
 */
function place(last) {
  const there = last.isConnected && last.checkVisibility();
  if (there && !last.matches(":disabled")) return last;
  if (there && document.querySelector("[data-busy=true]")) return null;
  const rooms = ROOMS.map((room) => document.querySelector(room));
  return /** @type {HTMLElement | null} */ (rooms.find(Boolean) ?? null);
}

/** @param {HTMLElement} node */
function rest(node) {
  if (!node.matches(HOLDS)) node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
