/** A deal as it is told: backs for all, one seat after the other turns, then the score line by line. */

import { SCORE_LINES, storyOf } from "./story.js";

/** @typedef {import("./view.d.ts").View5211} View */
/** @typedef {import("./story.js").Facts} Facts */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../../../web/wire.d.ts").EventInfo} EventInfo */
/** @typedef {import("../../../web/table/scene.d.ts").Telling<View, Facts>} Telling */
/**
 * @typedef {{
 *   view: View, events: EventInfo[], turned: number, story: Story | null, stop?: boolean, hold: number,
 * }} Scene
 *   `turned` is the seat whose cards turn over, or -1; `story` is as much of the score as was told.
 */

/** Milliseconds for what is seen: a choice, one seat's cards that turn, a complete row, a line of the score. */
const CHOSEN_MS = 150;
const TURNED_MS = 520;
const COMPLETE_MS = 700;
const LINE_MS = 1300;
const KEPT_MS = 900;

/**
 * @param {Telling} telling
 * @returns {Scene[]}
 */
export function stage({ before, view, events, facts }) {
  /** @type {Scene} */
  const present = { view, events, turned: -1, story: null, hold: events.length ? CHOSEN_MS : 0 };
  const first = events.findIndex(({ key }) => key === "revealed");
  const end = events.findLastIndex(({ key }) => key === "revealed") + 1;
  const shown = events.slice(first, end);
  if (!before || first < 0 || shown.length > view.players || shown.some(({ key }) => key !== "revealed")) {
    return [present];
  }
  const hidden = new Set(shown.map(({ data }) => Number(data?.seat)));
  let turning = { ...before, choice: -1, hand: without(before.hand, shown, view.seat, facts.cards) };
  /** @type {Scene[]} */
  const scenes = shown.map((event, at) => {
    const seat = Number(event.data?.seat);
    const cards = cardsIn(event, facts.cards);
    hidden.delete(seat);
    turning = {
      ...turning,
      has_chosen: turning.has_chosen.map((_, each) => hidden.has(each)),
      open: turning.open.map((laid, each) => (each === seat ? [...laid, ...cards] : laid)),
    };
    const last = at === shown.length - 1;
    return {
      ...present,
      view: turning,
      events: at ? [event] : events.slice(0, first + 1),
      turned: seat,
      hold: TURNED_MS + (last ? COMPLETE_MS : 0),
    };
  });
  const rest = events.slice(end);
  return [...scenes, ...scored(rest, turning, view, present)];
}

/**
 * The score of a deal line by line, what everybody keeps, and only then what follows.
 *
 * @param {EventInfo[]} events
 * @param {View} complete The table before anybody takes a card.
 * @param {View} view
 * @param {Scene} present
 * @returns {Scene[]}
 */
function scored(events, complete, view, present) {
  const story = storyOf(events);
  if (!story) return [{ ...present, events, hold: 0 }];
  // Where nobody keeps anything, the score ends with its last line.
  const last = events.findLastIndex(({ key }) => key === "kept" || SCORE_LINES.includes(key));
  const kept = last + 1;
  /** @type {Scene[]} */
  const scenes = [];
  let told = 0;
  for (const [at, { key }] of events.entries()) {
    if (at >= kept || key === "kept") break;
    if (key === "colour-count") continue;
    scenes.push({
      ...present,
      view: complete,
      events: events.slice(told, at + 1),
      story: storyOf(events.slice(0, at + 1)),
      hold: LINE_MS,
    });
    told = at + 1;
  }
  const taken = { ...complete, kept: view.kept, points: view.points, written: complete.written };
  scenes.push({ ...present, view: taken, events: events.slice(told, kept), story, stop: true, hold: KEPT_MS });
  return [...scenes, { ...present, events: events.slice(kept), hold: 0 }];
}

/**
 * The cards that an event turned over.
 *
 * @param {EventInfo} event
 * @param {string[]} names
 */
const cardsIn = ({ data = {} }, names) => /** @type {string[]} */ (data.cards).map((name) => names.indexOf(name));

/**
 * A hand without the cards that its owner turned over.
 *
 * @param {number[]} hand
 * @param {EventInfo[]} events
 * @param {number} seat
 * @param {string[]} names
 */
function without(hand, events, seat, names) {
  const left = [...hand];
  for (const event of events.filter(({ data }) => data?.seat === seat)) {
    for (const card of cardsIn(event, names)) left.splice(left.indexOf(card), 1);
  }
  return left;
}
