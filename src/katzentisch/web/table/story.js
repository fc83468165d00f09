/** The queue of events that the whole screen follows, shown moment by moment at a pace people can follow. */

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
 *   `update` as far as it has been shown: actors, legal moves and the result come with its last scene.
 *   `complete` while that scene shows, `left`: how many moments follow, `rests` once it was shown long enough,
 *   `stops` while it waits for somebody to press "continue".
 */
/** @typedef {{ setTimeout(act: () => void, after: number): number, clearTimeout(timer: number): void }} Clock */
/**
 * @typedef {{
 *   pace: () => number, looks: () => boolean, stops: () => boolean, clock: Clock,
 *   signal: <T>(value: T) => import("../vendor/types.d.ts").Signal<T>,
 * }} StoryOptions
 *   `pace`: how many times longer than usual a moment lasts (0: everything at once), `looks`: whether the page is
 *   visible, `stops`: whether to wait for "continue" after scenes that ask for it.
 */

/** With more than this still to show, the story speeds up. */
const HURRY_AFTER_MS = 4_000;
/** The same while it shows what happened during an absence. */
const HURRY_RETELLING_AFTER_MS = 20_000;
/** With more than this still to show, it skips to the present and offers the rest for later. */
const SKIP_AFTER_MS = 30_000;
/** The smallest share of its usual time that a moment gets. */
const MIN_TIME_SHARE = 0.15;
/** How many times longer than usual a moment of a film lasts, and how long the film may take before it speeds up. */
const FILM_PACE = 0.6;
const HURRY_FILM_AFTER_MS = 8_000;
/** How many moments can be shown again. */
const MAX_PAST_MOMENTS = 300;
/** How long a sentence shows in a game without scenes. */
const READING_MS = 900;
/** What an update asks while it is not the present: nothing. */
const UNASKED = { legal: [], can_undo: false };

/**
 * One scene for the whole update, for games without scenes.
 *
 * @param {Telling} telling
 * @returns {Scene[]}
 */
export const singleScene = ({ view, events }) => [
  { view, events, hold: events.some((event) => !event.quiet) ? READING_MS : 0 },
];

/** Events as text in which what an event says has one order: a match that was stored tells it in another. @param {Told[]} events */
const asText = (events) =>
  JSON.stringify(events.map(({ data, ...event }) => [Object.entries(event).sort(), Object.entries(data ?? {}).sort()]));

export class Story {
  /** @param {StoryOptions} options */
  constructor({ pace, looks, stops, clock, signal }) {
    this.pace = pace;
    this.looks = looks;
    this.stops = stops;
    this.clock = clock;
    this.moment = signal(/** @type {Moment | null} */ (null));
    /** How much of the log had been shown when somebody last looked; -1 if nothing was missed. */
    this.missed = signal(-1);
    /** How much of the log had been told when the person made their last move; -1 if that is not known. */
    this.turn = signal(-1);
    /** Every event received, shown or not. @type {Told[]} */
    this.heard = [];
    /** @type {Moment[]} */
    this.waiting = [];
    /** @type {Moment[]} */
    this.past = [];
    /** @type {Update | null} */
    this.latest = null;
    this.timer = 0;
    /** Whether it shows what happened during an absence. */
    this.retells = false;
    /** Whether it shows again what happened since the last turn. */
    this.films = false;
    /** @type {(telling: Telling) => Scene[]} */
    this.stage = singleScene;
    /** @type {unknown} */
    this.facts = null;
  }

  /**
   * Show updates as these scenes from now on.
   *
   * @param {((telling: Telling) => Scene[]) | undefined} stage
   * @param {unknown} facts
   */
  setScenes(stage, facts) {
    this.stage = stage ?? singleScene;
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
    const scene = /** @type {Scene} */ (this.#scenesOf(null, update, [], log).at(-1));
    const moment = { update, scene, events: [], log, complete: true, left: 0, rests: true, stops: false };
    this.past = [moment];
    this.moment.value = moment;
  }

  /**
   * Queue an update. The effect of the person's own move shows at once.
   *
   * @param {Update} update
   * @param {boolean} own
   */
  tell(update, own) {
    const before = this.latest;
    if (!before || before.match !== update.match) {
      this.missed.value = -1;
      this.turn.value = -1;
      this.begin(update, update.events);
      return;
    }
    this.latest = update;
    const events = update.retold ? this.#retoldEvents(update.events) : this.#newEvents(update.events);
    if (before.seq === update.seq && !events.length) {
      this.#replaceUpdate(update);
      return;
    }
    const told = this.heard.length;
    this.heard = [...this.heard, ...events];
    const moments = this.#moments(before, update, events, told);
    // A move that nobody sees, such as a formality, is no turn.
    if (own && events.some((event) => !event.quiet)) this.turn.value = this.heard.length;
    if (own && !this.moment.value?.stops) {
      this.missed.value = -1;
      this.#remember(...this.waiting);
      this.waiting = moments;
    } else this.waiting.push(...moments);
    const lost = !this.retells && this.#queuedMs() > SKIP_AFTER_MS;
    if (!own && lost) this.#markMissed();
    if (!this.pace() || lost) this.skip();
    else if (this.moment.value?.stops) this.#show({});
    else if (!this.timer || own) this.#next();
    else this.#show({});
  }

  /**
   * Show what happened during an absence: these positions from first to last, then the present. What is not known yet
   * is left out, since it comes by itself.
   *
   * @param {Update[]} updates
   */
  retell(updates) {
    const { latest: present, heard } = this;
    const [first, ...rest] = updates.filter(({ match, seq }) => match === present?.match && seq <= present.seq);
    if (!first || !present) return;
    this.begin(first, first.events);
    this.retells = true;
    for (const update of rest) if (update.seq < present.seq) this.tell(update, false);
    // The latest update may tell everything or only what was new.
    this.tell({ ...present, events: present.retold ? heard : heard.slice(this.heard.length) }, false);
  }

  /** Go to the present, or to the next scene that waits for "continue". */
  skip() {
    if (this.moment.value?.stops || this.#stopsHere()) return;
    const stop = this.#mayStop() ? this.waiting.findIndex(({ scene }) => scene.stop) : -1;
    this.retells = false;
    this.films = false;
    this.clock.clearTimeout(this.timer);
    this.timer = 0;
    const passed = this.waiting.splice(0, stop < 0 ? this.waiting.length : stop + 1);
    this.#remember(...passed);
    const last = passed.at(-1) ?? this.moment.value;
    if (last) this.moment.value = { ...last, left: this.waiting.length, rests: true, stops: stop >= 0 };
  }

  /** Continue after a scene that waits. */
  go() {
    if (!this.moment.value?.stops) return;
    this.#show({ stops: false });
    if (this.pace()) this.#next();
    else this.skip();
  }

  /** Show again what was missed, or else what happened since the last turn; where views are unknown, in words only. */
  recall() {
    const missed = this.missed.value;
    const from = missed < 0 ? this.turn.value : missed;
    const now = this.moment.value;
    this.missed.value = -1;
    if (from < 0 || !now) return;
    this.films = missed < 0;
    const known = this.past.filter(({ log }) => log.length > from);
    const first = known[0] ?? now;
    const words = this.heard.slice(from, first.log.length - first.events.length).flatMap((event, at) =>
      event.quiet ? [] : [{
        ...first,
        update: { ...first.update, ...UNASKED },
        scene: { ...first.scene, events: [event], hold: READING_MS },
        events: [event],
        log: this.heard.slice(0, from + at + 1),
      }]
    );
    // A single scene is shown before it becomes the present again: otherwise nothing would seem to happen.
    const single = known.length === 1 && !words.length;
    const shown = (single ? known : known.slice(0, -1)).map((each) => ({
      ...each,
      complete: each.complete && !single,
      update: { ...each.update, ...UNASKED },
    }));
    this.waiting = [...words, ...shown, known.at(-1) ?? now, ...this.waiting];
    this.past = this.past.slice(0, this.past.length - known.length);
    this.#next();
  }

  /** Stop the timer; the screen is gone. */
  close() {
    this.clock.clearTimeout(this.timer);
  }

  /**
   * The new events of an update; after a reconnection it repeats all of them.
   *
   * @param {Told[]} events
   */
  #newEvents(events) {
    const known = this.heard.length;
    const again = known > 0 && events.length >= known && asText(events.slice(0, known)) === asText(this.heard);
    return again ? events.slice(known) : events;
  }

  /**
   * The events from where the match went back on; what was undone is forgotten.
   *
   * @param {Told[]} events
   */
  #retoldEvents(events) {
    const at = events.findLastIndex(({ key }) => key === "back-to");
    this.heard = events.slice(0, at);
    return events.slice(at);
  }

  /** Replace an update that was sent again for the same position. @param {Update} update */
  #replaceUpdate(update) {
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
  #scenesOf(before, update, events, log) {
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
    const scenes = this.#scenesOf(before, update, events, this.heard.slice(0, told));
    let at = told;
    return scenes.map((scene, number) => {
      const complete = number === scenes.length - 1;
      at = complete ? told + events.length : at + scene.events.length;
      return {
        update: complete ? update : { ...before, ...UNASKED, actors: [], view: scene.view },
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
  #stopsHere() {
    const current = this.moment.value;
    if (!current?.scene.stop || current.rests || !this.#mayStop()) return false;
    this.clock.clearTimeout(this.timer);
    this.timer = 0;
    this.#show({ rests: true, stops: true });
    return true;
  }

  /** Whether scenes that ask for it wait for "continue"; spectators follow the match without pressing anything. */
  #mayStop() {
    const watches = (this.moment.value?.update.seat ?? 0) < 0;
    return !watches && this.stops() && !this.retells && !this.films;
  }

  /** How many times longer than usual a moment lasts now; a film is seen at every pace. */
  #paceNow() {
    return this.films ? FILM_PACE : this.pace();
  }

  /** How many milliseconds of moments are queued. */
  #queuedMs() {
    return this.#paceNow() * this.waiting.reduce((sum, { scene }) => sum + scene.hold, 0);
  }

  #markMissed() {
    if (this.missed.value < 0) this.missed.value = this.moment.value?.log.length ?? 0;
  }

  /** @param {Moment[]} moments */
  #remember(...moments) {
    this.past = [...this.past, ...moments].slice(-MAX_PAST_MOMENTS);
  }

  /** @param {Partial<Moment>} change */
  #show(change) {
    if (this.moment.value) this.moment.value = { ...this.moment.value, ...change, left: this.waiting.length };
  }

  #next() {
    this.clock.clearTimeout(this.timer);
    this.timer = 0;
    if (this.waiting.length && !this.looks()) {
      this.#markMissed();
      this.skip();
      return;
    }
    if (this.#stopsHere()) return;
    const next = this.waiting.shift();
    if (!next) {
      this.retells = false;
      this.films = false;
      this.#show({ rests: true });
      return;
    }
    const behind = this.#queuedMs();
    const late = this.films ? HURRY_FILM_AFTER_MS : this.retells ? HURRY_RETELLING_AFTER_MS : HURRY_AFTER_MS;
    const lasts = next.scene.hold * this.#paceNow() * (behind > late ? Math.max(late / behind, MIN_TIME_SHARE) : 1);
    this.#remember(next);
    const stops = lasts === 0 && Boolean(next.scene.stop) && this.#mayStop();
    this.moment.value = { ...next, left: this.waiting.length, rests: lasts === 0, stops };
    if (stops) return;
    if (lasts > 0) this.timer = this.clock.setTimeout(() => this.#next(), lasts);
    else if (this.waiting.length) this.#next();
  }
}
