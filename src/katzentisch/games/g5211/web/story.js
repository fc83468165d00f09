/** What lies open, and what the scoring of a deal told. */

/** @typedef {import("../../../web/wire.d.ts").EventInfo} Told */
/**
 * @typedef {{
 *   colours: string[], cards: string[], copies: number[], choices: string[],
 *   limits: Record<string, number>, targets: Record<string, number>,
 * }} Facts
 */
/**
 * How a deal was scored: what was told, in order, and who kept how much.
 *
 * @typedef {{ lines: Told[], kept: { cards: number, points: number }[] }} Story
 */

/** @param {number} card */
export const colourOf = (card) => Math.floor(card / 6);

/** @param {number} card */
export const valueOf = (card) => card % 6 + 1;

/** @param {number} card */
export const isRooster = (card) => card % 6 === 0;

/**
 * How many cards of each colour there are, and how many roosters.
 *
 * @param {number[]} cards
 */
export function count(cards) {
  const colours = [0, 0, 0, 0, 0];
  for (const card of cards) colours[colourOf(card)] += 1;
  return { colours, roosters: cards.filter(isRooster).length };
}

/**
 * The cards that a choice names.
 *
 * @param {string} choice
 * @param {Facts} facts
 */
export const cardsOf = (choice, facts) => choice.split(" ").map((card) => facts.cards.indexOf(card));

/**
 * The legal choice of exactly these cards, or "".
 *
 * @param {number[]} cards
 * @param {string[]} legal
 * @param {Facts} facts
 */
export function choiceOf(cards, legal, facts) {
  const wanted = [...cards].sort((one, two) => one - two).map((card) => facts.cards[card]).join(" ");
  return legal.includes(wanted) ? wanted : "";
}

const ROOSTERS = ["roosters", "roosters-score"];
const COLOURS = ["colour-count", "disaster", "tie", "colour-scores", "nobody-scores"];
/** The events that tell how a deal is scored. */
export const SCORE_LINES = [...ROOSTERS, ...COLOURS];

/**
 * The scoring of the latest deal that events tell of.
 *
 * @param {Told[]} events
 * @returns {Story | null}
 */
export function storyOf(events) {
  /** @type {Story | null} */
  let story = null;
  for (const event of events) {
    const { key, data = {} } = event;
    if (ROOSTERS.includes(key)) story = { lines: [event], kept: [] };
    else if (story && COLOURS.includes(key)) story.lines.push(event);
    else if (story && key === "kept") {
      story.kept[Number(data.seat)] = { cards: Number(data.cards), points: Number(data.points) };
    }
  }
  return story;
}

/**
 * Whether a card scored in a story.
 *
 * @param {Story} story
 * @param {number} card
 * @param {string[]} colours
 */
export function scored({ lines }, card, colours) {
  if (lines[0].key === "roosters-score") return isRooster(card);
  const last = lines[lines.length - 1];
  return last.key === "colour-scores" && last.data?.colour === colours[colourOf(card)];
}

/**
 * What became of a colour in a story: "scores", "disaster", "tie" or "" if nobody came to look at it.
 *
 * @param {Story} story
 * @param {string} colour
 */
export function fate({ lines }, colour) {
  for (const { key, data = {} } of lines) {
    if (key === "colour-scores" && data.colour === colour) return "scores";
    if ((key === "disaster" || key === "tie") && /** @type {string[]} */ (data.colours).includes(colour)) return key;
  }
  return "";
}
