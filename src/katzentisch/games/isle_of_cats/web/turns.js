/** What a player can still do today: baskets that are left, and anytime cards that are better played now than later. */

/** @typedef {import("./view.d.ts").IsleView} IsleView */
/** @typedef {import("./facts.d.ts").Facts} Facts */

/** Fish for the cheapest cat. @param {Facts} facts */
const cheapest = ({ prices }) => Math.min(...prices);

/**
 * Why the player who looks can rescue no cat now, as far as baskets and fish decide it; empty if neither is missing.
 *
 * @param {IsleView} view
 * @param {Facts} facts
 * @returns {"" | "no-basket" | "no-fish"}
 */
export function lacks(view, facts) {
  const crew = view.crews[view.seat];
  const sum = (/** @type {"baskets" | "broken"} */ what) =>
    view.laid.reduce((total, card) => total + (facts.cards[card][what] ?? 0), 0);
  if (crew.baskets - crew.used + sum("baskets") + Math.floor(sum("broken") / 2) === 0) return "no-basket";
  return crew.fish < cheapest(facts) ? "no-fish" : "";
}

/**
 * The fish that an anytime card would bring now.
 *
 * @param {IsleView} view
 * @param {Facts} facts
 * @param {number} card
 */
function fishFrom(view, facts, card) {
  const { tiles, baskets } = view.crews[view.seat];
  const kinds = (/** @type {string} */ kind) => tiles.filter(({ tile }) => facts.tiles[tile].kind === kind).length;
  const cats = tiles.filter(({ colour }) => colour < facts.colours.length);
  switch (facts.cards[card].design) {
    case "fish-per-oshax":
      return 2 * kinds("oshax");
    case "fish-per-rare":
      return 2 * kinds("rare");
    case "fish-per-common":
      return kinds("common");
    case "fish-per-lesson":
      return view.lessons.length;
    case "fish-per-colour":
    case "fish-for-one-colour":
      return cats.length;
    case "basket-for-fish":
      return baskets;
    default:
      return 0;
  }
}

/**
 * Whether an anytime card that can be played now may be worth more than later: one that brings fish before cards are
 * paid, and any card in the last evening. Every other card can wait for the player's next turn.
 *
 * @param {{ view: IsleView, facts: Facts, legal: string[] }} props
 */
export function mattersNow({ view, facts, legal }) {
  const cards = legal.filter((move) => move.startsWith("play ")).map((move) => Number(move.split(" ")[1]));
  if (view.phase === "evening") return cards.length > 0 && view.day === facts.days;
  return view.phase === "before-payment" && cards.some((card) => fishFrom(view, facts, card) > 0);
}

/**
 * Whether the game continues by itself where only anytime cards could be played; a table that was set to stop at every
 * moment does not, unless the player wishes so.
 *
 * @param {{ view: IsleView, memo: { value: any } }} props
 * @returns {boolean}
 */
export const continues = ({ view, memo }) => memo.value?.ready ?? !view.moments;
