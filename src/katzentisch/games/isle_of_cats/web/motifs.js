/** What is drawn on each card, in a notation of signs. */

/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("./facts.d.ts").CardFacts} CardFacts */

/**
 * Cards by number or design. A number is points; `fish*2` two of something, `rat-` none of it, `cat.0` one of a colour; `/` for each,
 * `>` turns into, `|` or, `+` and.
 *
 * @type {Record<string, string>}
 */
const DRAWN = {
  "oshax": "oshax colours",
  "fish-per-oshax": "fish*2 / oshax",
  "place-anywhere": "apart",
  "draw-2": "cards*2",
  "draw-3": "cards*3",
  "tile-from-bag": "bag > boat",
  "basket-for-fish": "fish*5 > basket",
  "move-cats": "cat*3 swap",
  "fish-per-lesson": "fish / lesson",
  "rescue-two": "cat + cat",
  "tiles-to-fields": "bag*4 > field",
  "gain-basket": "basket",
  "basket-for-lessons": "lesson*2 > basket",
  "basket-for-treasures": "treasure*2 > basket",
  "fish-per-colour": "fish / colours",
  "fish-per-rare": "fish*2 / rare",
  "fish-per-common": "fish / treasure",
  "fish-for-one-colour": "fish / cat",
  "treasure-rare-or-two": "rare | treasure*2",
  "treasure-small-or-two": "treasure*2",
  113: "12 edge",
  114: "10 cat*15",
  115: "15 colours*3",
  116: "7 colours edge",
  117: "1 / cat edge",
  118: "7 basket*3",
  119: "7 first",
  120: "1 / lonely",
  121: "10 family crown",
  122: "2 / rare",
  123: "1 / treasure",
  124: "10 rat-",
  125: "2 / rat",
  126: "1 / lesson",
  127: "9 cat.0*5",
  128: "9 cat.1*5",
  129: "9 cat.3*5",
  130: "9 cat.2*5",
  131: "9 cat.4*5",
  132: "10 rat*5",
  133: "7 lesson*6",
  134: "9 treasure*5",
  135: "1 / cat*2 edge",
  136: "12 parrot*2",
  137: "18 moon-",
  138: "4 / family",
  139: "3 / oshax",
  140: "15 apple-",
  141: "family*3",
  142: "7 fish*5",
  143: "2 / cat edge",
  144: "1 / cat",
  145: "5 cat*3",
  146: "3 / lonely",
  147: "2 / lesson",
  148: "2 / treasure",
  149: "1 / treasure cat",
  150: "5 / map",
  155: "10 row",
  157: "10 cat*20",
  164: "2 / treasure",
  167: "2 / room",
};
/** Cards of the family game that count what another counts. @type {Record<number, number>} */
const LIKE = {
  151: 117,
  152: 116,
  153: 135,
  154: 124,
  156: 113,
  158: 115,
  159: 127,
  160: 128,
  161: 129,
  162: 130,
  163: 131,
  165: 121,
  166: 125,
  168: 141,
};

/**
 * @param {Facts} facts
 * @param {number} number
 */
export function drawn(facts, number) {
  const card = facts.cards[number];
  return card?.type === "rescue" ? rescue(card) : DRAWN[LIKE[number] ?? number] ?? DRAWN[card?.design] ?? "";
}

/** @param {CardFacts} card */
function rescue({ baskets, broken, speed }) {
  return [baskets && "basket", broken && "broken", speed && `speed*${speed}`].filter(Boolean).join(" ");
}
