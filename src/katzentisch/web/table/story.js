/** One story for the whole screen: what happened is shown moment by moment, at a pace that a person can follow. */

/** @typedef {import("../wire.d.ts").Update} Update */
/** @typedef {import("../wire.d.ts").EventInfo} Told */
/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("./scene.d.ts").Telling} Telling */
/**
 * What the screen shows at one time, and nothing later.
 *
 * @typedef {{
 *   update: Update, scene: Scene, events: Told[], log: Told[], complete: boolean, left: number, rests: boolean,
 *   stops: boolean,
 * }} Moment
 *   `update` as far as it is told: whom the table waits for, what is legal and how it ended come with its last scene.
 *   `complete` when that scene shows, `left` moments wait behind this one, `rests` once it was shown long enough,
 *   `stops` while it waits for somebody to press "continue".
 */
/** @typedef {{ setTimeout(act: () => void, after: number): number, clearTimeout(timer: number): void }} Clock */
/**
 * @typedef {{
 *   pace: () => number, looks: () => boolean, stops: () => boolean, clock: Clock,
 *   signal: <T>(value: T) => import("../vendor/types.d.ts").Signal<T>,
 * }} Audience
 *   How many times longer than usual a moment lasts (0: all at once), whether anybody looks, whether the story waits
 *   after a scene that asks for it, and how to tell them.
 */

/** Milliseconds behind the present from which on the story hurries. */
const LATE = 4_000;
/** The same while somebody is told what happened in their absence. */
const ABSENT = 20_000;
/** Behind by so much it goes to the present, and what was left out is offered. */
const LOST = 30_000;
/** It never hurries more than this. */
const FASTEST = 0.15;
/** How many moments can be told again. */
const KEPT = 300;
/** For a sentence of a game that has no scenes of its own. */
const READING = 900;

/**
 * The one scene of a game that has none of its own.
 *
 * @param {Telling} telling
 * @returns {Scene[]}
 */
export const plainly = ({ view, events }) => [
  { view, events, hold: events.some((event) => !event.quiet) ? READING : 0 },
];

export class Story {
  /** @param {Audience} audience */
  constructor({ pace, looks, stops, clock, signal }) {
    this.pace = pace;
    this.looks = looks;
    this.stops = stops;
    this.clock = clock;
    this.moment = signal(/** @type {Moment | null} */ (null));
    /** How much of the log was told when somebody last looked, or -1 where nobody missed anything. */
    this.missed = signal(-1);
    /** Everything that was heard, told or not. @type {Told[]} */
    this.heard = [];
    /** @type {Moment[]} */
    this.waiting = [];
    /** @type {Moment[]} */
    this.past = [];
    /** @type {Update | null} */
    this.latest = null;
    this.timer = 0;
    /** Whether what is told happened while nobody was there. */
    this.retells = false;
    /** @type {(telling: Telling) => Scene[]} */
    this.stage = plainly;
    /** @type {unknown} */
    this.facts = null;
  }

  /**
   * From now on updates are told in these scenes.
   *
   * @param {((telling: Telling) => Scene[]) | undefined} stage
   * @param {unknown} facts
   */
  perform(stage, facts) {
    this.stage = stage ?? plainly;
    this.facts = facts;
    if (this.latest) this.begin(this.latest, this.heard);
  }

  /**
   * Show a position as it is, without what led to it.
   *
   * @param {Update} update
   * @param {Told[]} log
   */
  begin(update, log) {
    this.clock.clearTimeout(this.timer);
    this.timer = 0;
    this.latest = update;
    this.heard = log;
    this.waiting = [];
    const scene = /** @type {Scene} */ (this.#staged(null, update, [], log).at(-1));
    const moment = { update, scene, events: [], log, complete: true, left: 0, rests: true, stops: false };
    this.past = [moment];
    this.moment.value = moment;
  }

  /**
   * Something happened. What the person at this screen did shows at once.
   *
   * @param {Update} update
   * @param {boolean} own
   */
  tell(update, own) {
    const before = this.latest;
    if (!before || before.match !== update.match) {
      this.missed.value = -1;
      this.begin(update, update.events);
      return;
    }
    this.latest = update;
    const events = this.#unheard(update.events);
    if (before.seq === update.seq && !events.length) {
      this.#amend(update);
      return;
    }
    const told = this.heard.length;
    this.heard = [...this.heard, ...events];
    const moments = this.#moments(before, update, events, told);
    if (own && !this.moment.value?.stops) {
      this.missed.value = -1;
      this.#keep(...this.waiting);
      this.waiting = moments;
    } else this.waiting.push(...moments);
    const lost = !this.retells && this.#behind() > LOST;
    if (!own && lost) this.#miss();
    if (!this.pace() || lost) this.skip();
    else if (this.moment.value?.stops) this.#show({});
    else if (!this.timer || own) this.#next();
    else this.#show({});
  }

  /**
   * Tell what happened while nobody was there: from the first of these positions to the last, and on to the present.
   *
   * @param {Update[]} updates
   */
  retell(updates) {
    const present = this.latest;
    const [first, ...rest] = updates;
    if (!first || !present || present.match !== first.match) return;
    this.begin(first, first.events);
    this.retells = true;
    for (const update of rest) this.tell(update, false);
    this.tell(present, false);
  }

  /** Go to the present, or to the next scene that waits for "continue". */
  skip() {
    if (this.moment.value?.stops || this.#halts()) return;
    const stop = this.#waits() ? this.waiting.findIndex(({ scene }) => scene.stop) : -1;
    this.retells = false;
    this.clock.clearTimeout(this.timer);
    this.timer = 0;
    const passed = this.waiting.splice(0, stop < 0 ? this.waiting.length : stop + 1);
    this.#keep(...passed);
    const last = passed.at(-1) ?? this.moment.value;
    if (last) this.moment.value = { ...last, left: this.waiting.length, rests: true, stops: stop >= 0 };
  }

  /** Go on after a scene that waits. */
  go() {
    if (!this.moment.value?.stops) return;
    this.#show({ stops: false });
    if (this.pace()) this.#next();
    else this.skip();
  }

  /** Tell again what nobody saw; where its views are not known, in words alone. */
  recall() {
    const from = this.missed.value;
    const now = this.moment.value;
    this.missed.value = -1;
    if (from < 0 || !now) return;
    const known = this.past.filter(({ log }) => log.length > from);
    const first = known[0] ?? now;
    const words = this.heard.slice(from, first.log.length - first.events.length).flatMap((event, at) =>
      event.quiet ? [] : [{
        ...first,
        update: { ...first.update, legal: [] },
        scene: { ...first.scene, events: [event], hold: READING },
        events: [event],
        log: this.heard.slice(0, from + at + 1),
      }]
    );
    const shown = known.slice(0, -1).map((each) => ({ ...each, update: { ...each.update, legal: [] } }));
    this.waiting = [...words, ...shown, known.at(-1) ?? now, ...this.waiting];
    this.past = this.past.slice(0, this.past.length - known.length);
    this.#next();
  }

  /** Nobody will look any more. */
  close() {
    this.clock.clearTimeout(this.timer);
  }

  /**
   * A connection that was lost hears everything again; what is new begins after what was heard.
   *
   * @param {Told[]} events
   */
  #unheard(events) {
    const known = this.heard.length;
    const again = known > 0 && events.length >= known &&
      JSON.stringify(events.slice(0, known)) === JSON.stringify(this.heard);
    return again ? events.slice(known) : events;
  }

  /** The same position was sent again. @param {Update} update */
  #amend(update) {
    const last = this.waiting.at(-1);
    if (last) last.update = update;
    else this.#show({ update });
  }

  /**
   * @param {Update | null} before
   * @param {Update} update
   * @param {Told[]} events
   * @param {Told[]} log
   */
  #staged(before, update, events, log) {
    const { view, seat } = update;
    return this.stage({ before: before?.view ?? null, view, events, log, seat, facts: this.facts });
  }

  /**
   * @param {Update} before
   * @param {Update} update
   * @param {Told[]} events
   * @param {number} told
   * @returns {Moment[]}
   */
  #moments(before, update, events, told) {
    const scenes = this.#staged(before, update, events, this.heard.slice(0, told));
    let at = told;
    return scenes.map((scene, number) => {
      const complete = number === scenes.length - 1;
      at = complete ? told + events.length : at + scene.events.length;
      return {
        update: complete ? update : { ...before, legal: [], actors: [], view: scene.view },
        scene,
        events: scene.events,
        log: this.heard.slice(0, at),
        complete,
        left: 0,
        rests: false,
        stops: false,
      };
    });
  }

  /** Wait for "continue" if the scene on the screen asks for it and was not released yet. */
  #halts() {
    const current = this.moment.value;
    if (!current?.scene.stop || current.rests || !this.#waits()) return false;
    this.clock.clearTimeout(this.timer);
    this.timer = 0;
    this.#show({ rests: true, stops: true });
    return true;
  }

  /** Whether scenes that ask for it wait for "continue". */
  #waits() {
    return this.stops() && !this.retells;
  }

  /** How many milliseconds of story wait. */
  #behind() {
    return this.pace() * this.waiting.reduce((sum, { scene }) => sum + scene.hold, 0);
  }

  #miss() {
    if (this.missed.value < 0) this.missed.value = this.moment.value?.log.length ?? 0;
  }

  /** @param {Moment[]} moments */
  #keep(...moments) {
    this.past = [...this.past, ...moments].slice(-KEPT);
  }

  /** @param {Partial<Moment>} change */
  #show(change) {
    if (this.moment.value) this.moment.value = { ...this.moment.value, ...change, left: this.waiting.length };
  }

  #next() {
    this.clock.clearTimeout(this.timer);
    this.timer = 0;
    if (this.waiting.length && !this.looks()) {
      this.#miss();
      this.skip();
      return;
    }
    if (this.#halts()) return;
    const next = this.waiting.shift();
    if (!next) {
      this.retells = false;
      this.#show({ rests: true });
      return;
    }
    const behind = this.#behind();
    const late = this.retells ? ABSENT : LATE;
    const lasts = next.scene.hold * this.pace() * (behind > late ? Math.max(late / behind, FASTEST) : 1);
    this.#keep(next);
    const stops = lasts === 0 && Boolean(next.scene.stop) && this.#waits();
    this.moment.value = { ...next, left: this.waiting.length, rests: lasts === 0, stops };
    if (stops) return;
    if (lasts > 0) this.timer = this.clock.setTimeout(() => this.#next(), lasts);
    else if (this.waiting.length) this.#next();
  }
}
