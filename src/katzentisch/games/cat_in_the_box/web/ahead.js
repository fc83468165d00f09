/** What a player can see coming: groups of tokens, and how narrow it gets. Warnings only; what is legal says the table. */

/** @typedef {import("./view.d.ts").CatView} CatView */
/** @typedef {{ colours: string[], places: Record<string, number[]> }} Facts */

/** @param {number} field */
export const colourOf = (field) => Math.floor(field / 9);

/** @param {number} field */
export const valueOf = (field) => field % 9 + 1;

/**
 * @param {number} colour
 * @param {number} value
 */
export const fieldOf = (colour, value) => 9 * colour + value - 1;

/**
 * The groups that tokens form along their sides, the largest first.
 *
 * @param {number[]} fields
 * @param {number[]} places Where each field lies, row × 9 + column.
 * @returns {number[][]}
 */
export function groups(fields, places) {
  const left = new Map(fields.map((field) => [places[field], field]));
  const found = [];
  for (const start of [...left.keys()]) {
    if (!left.has(start)) continue;
    const group = [];
    const open = [start];
    while (open.length) {
      const place = /** @type {number} */ (open.pop());
      const field = left.get(place);
      if (field === undefined) continue;
      left.delete(place);
      group.push(field);
      open.push(place - 9, place + 9);
      if (place % 9 > 0) open.push(place - 1);
      if (place % 9 < 8) open.push(place + 1);
    }
    found.push(group);
  }
  return found.sort((one, two) => two.length - one.length);
}

/**
 * Every field with a token on it.
 *
 * @param {CatView} view
 */
export const taken = (view) => new Set([...view.tokens.flat(), ...view.neutral]);

/**
 * The fields that the rest of the player's own hand could still fill after a play, by what lies on the board now.
 *
 * @param {CatView} view
 * @param {number} field What is played.
 * @returns {number[]}
 */
export function waysAfter(view, field) {
  const rest = [...view.hand];
  rest.splice(rest.indexOf(valueOf(field)), 1);
  const filled = taken(view).add(field);
  const lost = givesUp(view, field);
  const colours = view.covered[view.seat].filter((colour) => colour !== lost);
  return colours
    .flatMap((colour) => [...new Set(rest)].map((value) => fieldOf(colour, value)))
    .filter((each) => !filled.has(each));
}

/**
 * The colour that a play costs its owner, or -1.
 *
 * @param {CatView} view
 * @param {number} field
 */
export function givesUp(view, field) {
  const { led } = view;
  return led >= 0 && colourOf(field) !== led && view.covered[view.seat].includes(led) ? led : -1;
}

/** So few fields left deserve a word. */
const NARROW = 2;

/**
 * How dangerous a play is: how many fields remain for the next turn if that is few, or -1. The last card is never
 * played, so with two in hand nothing threatens.
 *
 * @param {CatView} view
 * @param {number} field
 */
export function danger(view, field) {
  if (view.hand.length <= 2) return -1;
  const ways = waysAfter(view, field).length;
  return ways <= NARROW ? ways : -1;
}

/** With two players nobody predicts; so many tricks still bring the bonus. */
export const MOST_WITH_BONUS = 4;

/**
 * A seat's tricks against what brings its bonus: the key of the sentence that says so, and whether the aim is met or
 * missed.
 *
 * @param {CatView} view
 * @param {number} seat
 */
export function compareTricks({ players, predictions, tricks }, seat) {
  const [predicted, won] = [predictions[seat], tricks[seat]];
  if (players === 2) {
    const over = won > MOST_WITH_BONUS;
    return { key: over ? "tricks-too-many" : "tricks-at-most", state: over ? "over" : "" };
  }
  if (!predicted) return { key: "tricks-so-far", state: "" };
  const state = won > predicted ? "over" : won === predicted ? "hit" : "";
  return { key: "tricks-of", state };
}
