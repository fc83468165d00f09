/** A voyage as it is told: a cat goes to the boat that took it, then it is laid, and at the end lines are counted. */

/** @typedef {import("./view.d.ts").IsleView} IsleView */
/** @typedef {import("../../../web/wire.d.ts").EventInfo} Told */
/** @typedef {import("./facts.d.ts").Facts} Facts */
/** @typedef {import("../../../web/table/scene.d.ts").Telling<IsleView, Facts>} Telling */
/**
 * @typedef {{
 *   view: IsleView, events: Told[], hold: number, boat: number, flies: number, counts: boolean,
 * }} Scene
 *   `boat` to glimpse at, the tile that `flies` there (both -1 if there is none), and whether the score sheet `counts`.
 */

/** Milliseconds for what is seen: a sentence, a cat that goes, a tile that is laid, a new day, a line of the score. */
const READING = 900;
const FLYING = 1300;
const LAYING = 1500;
const DAWN = 1600;
export const LINE = 600;
/** How many lines a score sheet has above its total. */
const LINES = 6;

const TAKEN = ["rescued", "took-cat", "took-treasure", "took-rare", "took-oshax"];
const LAID = ["placed", "placed-oshax"];
/** What follows a action by itself. */
const AFTER = ["cleared", "day", "sister-begins", "sister-turn", "lessons-shown"];

/**
 * What somebody did, then what followed by itself; the last score is counted before anybody has won.
 *
 * @param {Telling} telling
 * @returns {Scene[]}
 */
export function stage({ before, view, events, seat, facts }) {
  if (!before) return [scene(view, events)];
  const cut = events.findIndex(({ key }) => AFTER.includes(key));
  const action = cut < 0 ? events : events.slice(0, cut);
  const first = action.findIndex(({ key }) => TAKEN.includes(key) || LAID.includes(key));
  const taken = first >= 0 && TAKEN.includes(action[first].key) && action[first].data?.seat !== seat
    ? action[first]
    : null;
  /** @type {Scene[]} */
  const scenes = [];
  if (taken) {
    const flies = facts.tiles.findIndex(({ name }) => name === taken.data?.tile);
    // Several moves may come at once: what was laid after the first cat went is not yet told while it goes.
    const laid = action.findIndex(({ key }) => LAID.includes(key));
    const told = laid < 0 ? action : action.slice(0, laid);
    scenes.push({ ...scene(before, told), hold: FLYING, flies, boat: Number(taken.data?.seat) });
  } else if (cut > 0 && action.some(({ quiet }) => !quiet)) {
    scenes.push(scene(done(before, view, action), action));
  }
  const rest = events.slice(scenes.reduce((told, each) => told + each.events.length, 0));
  if (view.phase !== "over" || before.phase === "over") {
    const last = scene(view, rest);
    // Somebody else's boat is not in the way of the one who is asked next.
    return [...scenes, last, ...(last.boat >= 0 && last.boat !== seat ? [{ ...last, hold: 0, boat: -1 }] : [])];
  }
  const crews = view.crews.map((crew, each) => ({ ...crew, points: before.crews[each].points }));
  const total = rest.findIndex(({ key }) => key === "scored");
  const counted = { ...scene({ ...view, crews }, rest.slice(0, total)), counts: true };
  counted.hold = LINE * LINES + READING;
  return [...scenes, counted, scene(view, rest.slice(total))];
}

/**
 * @param {IsleView} view
 * @param {Told[]} events
 * @returns {Scene}
 */
function scene(view, events) {
  const laid = events.findLast(({ key }) => LAID.includes(key));
  return {
    view,
    events,
    hold: laid ? LAYING : events.some(({ key }) => AFTER.includes(key)) ? DAWN : pause(events),
    boat: laid ? Number(laid.data?.seat) : -1,
    flies: -1,
    counts: false,
  };
}

/** @param {Told[]} events */
const pause = (events) => (events.some(({ quiet }) => !quiet) ? READING : 0);

/**
 * The view before, with what deeds did to their players, and without what followed by itself.
 *
 * @param {IsleView} before
 * @param {IsleView} view
 * @param {Told[]} action
 * @returns {IsleView}
 */
function done(before, view, action) {
  const who = action.map(({ data }) => data?.seat);
  const passed = action.flatMap(({ key, data }) => (key === "passed" ? [data?.seat] : []));
  return {
    ...before,
    pending: [],
    decider: -1,
    crews: before.crews.map((crew, seat) =>
      who.includes(seat)
        ? { ...view.crews[seat], points: crew.points, passed: passed.includes(seat) || crew.passed }
        : crew
    ),
  };
}
