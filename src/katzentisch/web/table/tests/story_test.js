/// <reference lib="deno.ns" />

import { Story } from "../story.js";

/** @typedef {import("../scene.d.ts").Scene} Scene */

/** A clock that goes on when it is told to. */
class Hands {
  constructor() {
    this.now = 0;
    /** @type {Map<number, { at: number, act: () => void }>} */
    this.alarms = new Map();
    this.last = 0;
  }

  /** @param {() => void} act @param {number} after */
  setTimeout(act, after) {
    this.alarms.set(++this.last, { at: this.now + after, act });
    return this.last;
  }

  /** @param {number} alarm */
  clearTimeout(alarm) {
    this.alarms.delete(alarm);
  }

  /** @param {number} milliseconds */
  wait(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = [...this.alarms].filter(([, { at }]) => at <= end).sort(([, one], [, two]) => one.at - two.at);
      if (!next) break;
      this.alarms.delete(next[0]);
      this.now = next[1].at;
      next[1].act();
    }
    this.now = end;
  }
}

/** Each event is a scene of a second; a view is what happened so far. @param {import("../scene.d.ts").Telling} telling */
const letters = ({ before, view, events }) =>
  events.length && before !== null
    ? events.map((event, at) => ({
      stop: event.key === "S",
      view: before + events.slice(0, at + 1).map(({ key }) => key).join(""),
      events: [event],
      hold: 1000,
    }))
    : [{ view, events, hold: 0 }];

/** @param {number} seq @param {string} view @param {string} keys @param {Record<string, unknown>} [more] @returns {any} */
const update = (seq, view, keys, more) => ({
  match: "m",
  seq,
  seat: 0,
  view,
  legal: ["go"],
  actors: [0],
  over: false,
  events: [...keys].map((key) => ({ key })),
  ...more,
});

/** @type {(value: any) => any} */
const signal = (value) => ({ value });

/** A story of letters that has begun with "a". */
function begun({ pace = 1, looks = true, stops = false } = {}) {
  const clock = new Hands();
  const audience = { pace, looks, stops };
  const story = new Story({
    pace: () => audience.pace,
    looks: () => audience.looks,
    stops: () => audience.stops,
    clock,
    signal,
  });
  story.setScenes(letters, null);
  story.tell(update(0, "a", "a"), false);
  return { story, clock, audience };
}

/** @param {Story} story @returns {import("../story.js").Moment} */
const now = (story) => /** @type {any} */ (story.moment.value);

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

/** @param {Story} story */
const shown = (story) => now(story).scene.view;

Deno.test("a position is shown as it is found", () => {
  const { story } = begun();
  same([shown(story), now(story).rests, now(story).complete], ["a", true, true]);
});

Deno.test("scenes follow one another, and log, actors and moves come no sooner than what they tell of", () => {
  const { story, clock } = begun();
  story.tell(update(1, "abc", "bc", { over: true }), false);
  same([shown(story), now(story).log.length, now(story).complete], ["ab", 2, false]);
  same([now(story).update.legal, now(story).update.over, now(story).update.seq], [[], false, 0]);
  clock.wait(999);
  same(shown(story), "ab");
  clock.wait(1);
  same([shown(story), now(story).log.length, now(story).complete, now(story).rests], ["abc", 3, true, false]);
  same([now(story).update.over, now(story).update.seq], [true, 1]);
  clock.wait(1000);
  same(now(story).rests, true);
});

Deno.test("nothing can be taken back while it is told what followed", () => {
  const { story, clock } = begun();
  story.tell(update(1, "ab", "b", { can_undo: true }), true);
  same(now(story).update.can_undo, true);
  story.tell(update(2, "abcd", "cd", { can_undo: false }), false);
  clock.wait(1000);
  same([shown(story), now(story).update.can_undo], ["abc", false]);
});

Deno.test("what others do waits for what is shown, what one does oneself does not", () => {
  const { story, clock } = begun();
  story.tell(update(1, "ab", "b"), false);
  story.tell(update(2, "abc", "c"), false);
  same([shown(story), now(story).left], ["ab", 1]);
  clock.wait(1000);
  same([shown(story), now(story).left], ["abc", 0]);
  story.tell(update(3, "abcd", "d"), false);
  story.tell(update(4, "abcde", "e"), true);
  same([shown(story), now(story).log.length], ["abcde", 5]);
});

Deno.test("a pace of its own for everybody, at once among them", () => {
  const slow = begun({ pace: 2 });
  slow.story.tell(update(1, "abc", "bc"), false);
  slow.clock.wait(1999);
  same(shown(slow.story), "ab");
  const quick = begun({ pace: 0 });
  quick.story.tell(update(1, "abc", "bc"), false);
  same([shown(quick.story), now(quick.story).rests], ["abc", true]);
});

Deno.test("skipping leads to the present, and the story goes on from there", () => {
  const { story, clock } = begun();
  story.tell(update(1, "abcd", "bcd"), false);
  story.skip();
  same([shown(story), now(story).left, now(story).rests, now(story).log.length], ["abcd", 0, true, 4]);
  same(clock.alarms.size, 0);
  story.tell(update(2, "abcde", "e"), false);
  same(shown(story), "abcde");
  same(story.missed.value, -1);
});

Deno.test("behind by more than a few seconds it hurries until it has caught up", () => {
  const { story, clock } = begun();
  const many = "bcdefghijklmnopqrstu";
  story.tell(update(1, `a${many}`, many), false);
  clock.wait(8_000);
  same([now(story).left > 0, now(story).left < 8], [true, true]);
  clock.wait(8_000);
  same([now(story).left, shown(story)], [0, `a${many}`]);
});

Deno.test("behind by far too much it goes to the present and offers what it left out", () => {
  const { story, clock } = begun();
  const many = "bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOP";
  story.tell(update(1, `a${many}`, many), false);
  same([shown(story), story.missed.value], [`a${many}`, 1]);
  story.recall();
  same([shown(story), now(story).log.length, story.missed.value], ["ab", 2, -1]);
  clock.wait(60_000);
  same([shown(story), now(story).left, now(story).update.legal], [`a${many}`, 0, ["go"]]);
});

Deno.test("anybody who looks elsewhere finds the present, and is offered what happened since", () => {
  const { story, clock, audience } = begun();
  audience.looks = false;
  story.tell(update(1, "ab", "b"), false);
  story.tell(update(2, "abc", "c"), false);
  same([shown(story), story.missed.value], ["abc", 1]);
  audience.looks = true;
  story.recall();
  same([shown(story), now(story).update.legal], ["ab", []]);
  clock.wait(1000);
  same([shown(story), now(story).update.legal], ["abc", ["go"]]);
});

Deno.test("what others did since the last turn is shown again at every pace, and can be skipped", () => {
  for (const pace of [1, 0]) {
    const { story, clock } = begun({ pace });
    story.tell(update(1, "ab", "b"), true);
    clock.wait(1000);
    story.tell(update(2, "abc", "c"), false);
    story.tell(update(3, "abcd", "d"), false);
    clock.wait(5000);
    same([shown(story), now(story).left, story.turn.value], ["abcd", 0, 2]);
    for (const skips of [false, true]) {
      story.recall();
      same([shown(story), now(story).update.legal, now(story).left], ["abc", [], 1]);
      if (skips) story.skip();
      else clock.wait(700);
      same([shown(story), now(story).update.legal, now(story).left], ["abcd", ["go"], 0]);
      clock.wait(1000);
    }
    same([story.films, story.turn.value, now(story).log.length], [false, 2, 4]);
  }
});

Deno.test("a single scene since the last turn is shown before it is the present again", () => {
  const { story, clock } = begun();
  story.tell(update(1, "ab", "b"), true);
  clock.wait(1000);
  story.tell(update(2, "abc", "c"), false);
  clock.wait(5000);
  for (let times = 0; times < 2; times++) {
    story.recall();
    same([shown(story), now(story).complete, now(story).update.legal], ["abc", false, []]);
    clock.wait(700);
    same([shown(story), now(story).complete, now(story).update.legal, now(story).left], ["abc", true, ["go"], 0]);
    clock.wait(1000);
  }
});

Deno.test("a formality is no turn, and the next match has none yet", () => {
  const { story, clock } = begun();
  story.tell(update(1, "ab", "b"), true);
  story.tell(update(2, "abc", "c"), false);
  story.tell({ ...update(3, "abcd", ""), events: [{ key: "d", quiet: true }] }, true);
  clock.wait(5000);
  same(story.turn.value, 2);
  story.tell(update(0, "x", "x", { match: "n" }), false);
  same(story.turn.value, -1);
});

Deno.test("what is told when somebody looks away waits for them", () => {
  const { story, clock, audience } = begun();
  story.tell(update(1, "abc", "bc"), false);
  audience.looks = false;
  clock.wait(5000);
  same([shown(story), now(story).left, story.missed.value], ["abc", 0, 2]);
});

Deno.test("anybody who comes back much later is told in words what no view is known of", () => {
  const { story, clock } = begun();
  story.begin(update(9, "abcd", ""), [..."abcd"].map((key) => ({ key })));
  story.missed.value = 2;
  story.recall();
  same([shown(story), now(story).events[0].key, now(story).log.length], ["abcd", "c", 3]);
  clock.wait(900);
  same([now(story).events[0].key, now(story).left], ["d", 1]);
  clock.wait(900);
  same([now(story).log.length, now(story).left, now(story).update.legal], [4, 0, ["go"]]);
});

Deno.test("what is heard again after a lost connection is told once", () => {
  const { story } = begun({ pace: 0 });
  story.tell(update(1, "ab", "b"), false);
  story.tell(update(2, "abc", "abc"), false);
  same(now(story).log.map(({ key }) => key), ["a", "b", "c"]);
  story.tell(update(2, "abc", "abc", { legal: [] }), false);
  same([now(story).log.length, now(story).update.legal], [3, []]);
});

Deno.test("what a stored match says in another order is the same", () => {
  const { story } = begun({ pace: 0 });
  const told = [{ key: "a" }, { key: "b", data: { seat: 0, cards: ["G3"] } }];
  const repeated = [{ key: "a" }, { data: { cards: ["G3"], seat: 0 }, key: "b" }];
  story.tell({ ...update(1, "ab", ""), events: told.slice(1) }, false);
  story.tell({ ...update(1, "ab", ""), events: repeated }, false);
  same(now(story).log, told);
});

Deno.test("what was undone leaves the log", () => {
  const { story } = begun({ pace: 0 });
  story.tell(update(2, "abc", "bc"), false);
  const back = { events: [{ key: "a" }, { key: "back-to" }], retold: true };
  story.tell({ ...update(3, "a", ""), ...back }, false);
  same(now(story).log.map(({ key }) => key), ["a", "back-to"]);
  story.tell(update(4, "ad", "d"), false);
  same(now(story).log.map(({ key }) => key), ["a", "back-to", "d"]);
});

Deno.test("the next match starts over", () => {
  const { story } = begun();
  story.tell(update(5, "abc", "bc"), false);
  story.tell(update(0, "x", "x", { match: "n" }), false);
  same([shown(story), now(story).log.length, now(story).left], ["x", 1, 0]);
});

Deno.test("what happened in somebody's absence is told from where they left, at a pace one can follow, up to now", () => {
  const { story, clock } = begun();
  const letters = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq";
  const steps = [...letters].map((_, at) => update(at, letters.slice(0, at + 1), at ? letters[at] : "a"));
  story.begin(update(42, letters, letters), [...letters].map((key) => ({ key })));
  story.retell(steps);
  same([shown(story), now(story).complete, now(story).rests], ["ab", true, false]);
  story.tell(update(43, `${letters}r`, "r"), false);
  same([story.missed.value, shown(story)], [-1, "ab"]);
  clock.wait(1000);
  same(shown(story).length > 1 && shown(story).length < 6, true);
  clock.wait(60_000);
  same([shown(story), now(story).rests, now(story).update.seq, story.retells], [`${letters}r`, true, 43, false]);
});

Deno.test("an absence can be skipped, is no story where nobody looks, and none of another match", () => {
  const { story, audience } = begun();
  const steps = [update(0, "a", "a"), update(1, "ab", "b"), update(2, "abc", "c")];
  const present = update(2, "abc", "abc");
  story.begin(present, present.events);
  story.retell([update(0, "x", "x", { match: "n" })]);
  same([shown(story), now(story).rests], ["abc", true]);
  story.retell(steps);
  story.skip();
  same([shown(story), now(story).rests, story.missed.value], ["abc", true, -1]);
  audience.looks = false;
  story.begin(present, present.events);
  story.retell(steps);
  same([shown(story), now(story).rests, story.missed.value], ["abc", true, 1]);
});

Deno.test("what is told of an absence is told once, whether the line was ahead of it or behind", () => {
  const steps = [update(0, "a", "a"), update(1, "ab", "b"), update(2, "abc", "c")];
  const ahead = begun().story;
  ahead.tell(steps[1], false);
  ahead.tell(steps[2], false);
  ahead.retell(steps);
  ahead.skip();
  same(now(ahead).log.map(({ key }) => key), ["a", "b", "c"]);
  const behind = begun().story;
  behind.retell(steps);
  behind.tell(steps[1], false);
  behind.tell(steps[2], false);
  behind.skip();
  same([shown(behind), now(behind).log.map(({ key }) => key)], ["abc", ["a", "b", "c"]]);
});

Deno.test('a score waits for "continue" at every pace, whatever happens meanwhile', () => {
  for (const pace of [1, 0]) {
    const { story, clock } = begun({ pace, stops: true });
    story.tell(update(1, "abSc", "bSc"), false);
    clock.wait(2000);
    same([shown(story), now(story).stops, now(story).rests, now(story).update.legal], ["abS", true, true, []]);
    story.tell(update(2, "abScd", "d"), false);
    story.skip();
    clock.wait(9000);
    same([shown(story), now(story).log.length], ["abS", 3]);
    story.go();
    clock.wait(9000);
    same([shown(story), now(story).stops, now(story).left], ["abScd", false, 0]);
  }
});

Deno.test("skipping halts at a score, and does not wait where the story continues by itself", () => {
  const { story, clock } = begun({ stops: true });
  story.tell(update(1, "abSc", "bSc"), false);
  story.skip();
  same([shown(story), now(story).stops], ["abS", true]);
  const quick = begun();
  quick.story.tell(update(1, "abSc", "bSc"), false);
  quick.clock.wait(3000);
  same([shown(quick.story), now(quick.story).stops], ["abSc", false]);
  clock.wait(1);
});

Deno.test("a spectator follows a match past its scores", () => {
  for (const pace of [1, 0]) {
    const { story, clock } = begun({ pace, stops: true });
    story.tell(update(1, "ab", "b", { seat: -1 }), false);
    story.tell(update(2, "abSc", "Sc", { seat: -1 }), false);
    clock.wait(9000);
    same([shown(story), now(story).stops, now(story).left], ["abSc", false, 0]);
  }
});
