/** A deal as it is told: cards are chosen, all turn at once, and the last of them are seen before they are scored. */

import { storyOf } from "./story.js";

/** @typedef {import("./view.d.ts").View5211} View */
/** @typedef {import("./story.js").Facts} Facts */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("../../../web/wire.d.ts").EventInfo} Told */
/** @typedef {import("../../../web/table/scene.d.ts").Telling<View, Facts>} Telling */
/** @typedef {{ view: View, events: Told[], fresh: number[], story: Story | null, hold: number, counts: boolean }} Scene */

/** Milliseconds for what is seen: a choice, cards that turn, a complete deal, a line of its score. */
const CHOSEN = 150;
const REVEALED = 1300;
const COMPLETE = 2200;
const LINE = 900;

/**
 * @param {Telling} telling
 * @returns {Scene[]}
 */
export function stage({ before, view, events, log, facts }) {
  const told = storyOf(events);
  const revealed = events.some(({ key }) => key === "revealed");
  const laid = (before ?? view).open.map((cards) => cards.length);
  /** @type {Scene} */
  const present = {
    view,
    events,
    fresh: revealed && !told ? laid : view.open.map((cards) => cards.length),
    story: told ?? storyOf(log),
    counts: false,
    hold: told ? LINE * told.lines.length + REVEALED : revealed ? REVEALED : CHOSEN,
  };
  if (!before || !told || events.filter(({ key }) => key === "kept").length > view.players) return [present];
  const end = events.indexOf(told.lines[0]);
  const complete = {
    ...view,
    over: false,
    deal: before.deal,
    number: before.number,
    turn: before.turn,
    pile: before.pile,
    hand: without(before.hand, events.slice(0, end), view.seat, facts.cards),
    choice: -1,
    has_chosen: before.has_chosen.map(() => false),
    open: view.last_open,
    kept: before.kept,
    points: before.points,
    written: before.written,
  };
  const [turned, rest] = [events.slice(0, end), events.slice(end)];
  const seen = { ...present, view: complete, events: turned, fresh: laid, story: null, hold: COMPLETE };
  if (!view.over) return [seen, { ...present, events: rest }];
  const counted = rest.findIndex(({ key }) => key === "counted");
  const cut = counted < 0 ? rest.length : counted;
  return [
    seen,
    { ...present, view: { ...view, over: false }, events: rest.slice(0, cut), counts: true },
    { ...present, events: rest.slice(cut), hold: 0 },
  ];
}

/**
 * A hand without the cards that its owner turned over.
 *
 * @param {number[]} hand
 * @param {Told[]} events
 * @param {number} seat
 * @param {string[]} names
 */
function without(hand, events, seat, names) {
  const left = [...hand];
  for (const { key, data = {} } of events) {
    if (key !== "revealed" || data.seat !== seat) continue;
    for (const name of /** @type {string[]} */ (data.cards)) left.splice(left.indexOf(names.indexOf(name)), 1);
  }
  return left;
}
