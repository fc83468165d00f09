/** One table over one line: it comes back by itself, and no command is lost or carried out twice. */

import { connect, isHere, recall } from "../shell/api.js";
import { AUDIENCE, keep } from "../shell/settings.js";
import { Story } from "./story.js";
import { batch, signal } from "../shell/tags.js";

/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").Update} Update */
/** @typedef {import("../wire.d.ts").ReasonInfo} Why */
/** @typedef {import("../wire.d.ts").ChatLine} ChatLine */
/** @typedef {import("../wire.d.ts").HintAnswer} HintAnswer */
/** @typedef {import("../wire.d.ts").TableInfo | Update | import("../wire.d.ts").Done | import("../wire.d.ts").Refused | import("../wire.d.ts").ChatMessage | import("../wire.d.ts").Muted | import("../wire.d.ts").InvitationsChanged | HintAnswer | import("../wire.d.ts").Pong} ServerMessage */
/** What was ordered and waits for its answer. @typedef {{ do: string, id: string, seat: number, seq: number, move?: string }} Command */
/** A message of the chat that was sent and not yet heard. @typedef {{ do: "chat", id: string, seat: number, text: string }} Saying */
/** @typedef {"connecting" | "on" | "lost" | "refused"} Link */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */

const PING_AFTER_MS = 15_000;
/** Somebody who waits for an answer wants to know sooner. */
const PING_ORDER_AFTER_MS = 2000;
const PONG_WITHIN_MS = 10_000;
const MIN_RETRY_MS = 400;
const MAX_RETRY_MS = 8_000;

export class Connection {
  /**
   * @param {string} code
   * @param {string[]} tokens
   */
  constructor(code, tokens) {
    this.code = code;
    this.tokens = tokens;
    /** @type {import("../shell/tags.js").Signal<Link>} */
    this.link = signal("connecting");
    /** @type {import("../shell/tags.js").Signal<TableInfo | null>} */
    this.info = signal(null);
    /** The latest for each place; what is shown of it, its story says. @type {import("../shell/tags.js").Signal<Record<number, Update>>} */
    this.updates = signal({});
    /** @type {import("../shell/tags.js").Signal<Record<number, Story>>} */
    this.stories = signal({});
    /** @type {Kit | null} */
    this.kit = null;
    /** @type {import("../shell/tags.js").Signal<ChatLine[]>} */
    this.chat = signal([]);
    /** What was said here and nobody has heard yet. @type {import("../shell/tags.js").Signal<Saying[]>} */
    this.unheard = signal([]);
    /** The number of the last saying that somebody at this screen has read. */
    this.seen = signal(Number(localStorage.getItem(`katzentisch-heard-${code}`) ?? 0));
    /** @type {import("../shell/tags.js").Signal<Why | null>} */
    this.refused = signal(null);
    /** Advice that was asked for at this very position. @type {import("../shell/tags.js").Signal<HintAnswer | null>} */
    this.hinted = signal(null);
    /** The seat that asked for advice and waits for it, or -1. */
    this.asked = -1;
    /** Whom each own seat does not want to hear. @type {import("../shell/tags.js").Signal<Record<number, number[]>>} */
    this.muted = signal({});
    /** How often the server has said that somebody was invited or has declined. */
    this.invitations = signal(0);
    /** What is told of the time in which nobody was here, until somebody acts. @type {import("../shell/tags.js").Signal<import("../wire.d.ts").CatchUp | null>} */
    this.absence = signal(null);
    /** When the latest update came, for clocks. */
    this.since = signal(0);
    /** What happened in a rematch that another player started, until this screen joins in. @type {import("../shell/tags.js").Signal<Update[]>} */
    this.rematch = signal([]);
    /** The match that this screen last went on to. */
    this.joined = "";
    /** Whether this screen goes on to the next match as soon as it begins. */
    this.follows = false;
    /** Commands that were sent and not yet answered. */
    this.pending = signal(/** @type {Record<string, Command>} */ ({}));
    /** The ids of moves that were made while others chose as well. @type {Set<string>} */
    this.joint = new Set();
    /** Whether the table was first shown as it was left, before its engine ran. */
    this.recalled = false;
    this.closed = false;
    this.delay = MIN_RETRY_MS;
    /** @type {import("../shell/api.js").Line | null} */
    this.socket = null;
    this.beat = 0;
    this.connect();
    recall(code).then((left) => left && this.show(left));
    addEventListener("online", this.hurry);
    if (!isHere()) addEventListener("offline", this.lose);
  }

  /** Show the table as it was left; what is ordered waits until the engine runs. @param {import("../shell/api.js").Recalled} left */
  show({ info, updates }) {
    if (this.info.value || this.closed) return;
    batch(() => {
      this.recalled = true;
      this.info.value = info;
      for (const update of updates) this.take(update);
    });
  }

  hurry = () => {
    if (this.link.value === "lost") this.connect();
  };

  connect() {
    clearTimeout(this.beat);
    this.socket?.close();
    const socket = connect(this.code);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", tokens: this.tokens }));
      this.listen();
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = (end) => {
      if (this.socket !== socket || this.closed) return;
      clearTimeout(this.beat);
      if (end.code === 4403) {
        if (this.hasDeclined()) this.stepAside();
        else this.link.value = "refused";
        return;
      }
      this.lose();
    };
  }

  /** Give the line up and try again: of one that leads nowhere, a browser tells a minute later. */
  lose = () => {
    if (this.closed || this.link.value === "refused") return;
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.link.value = "lost";
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(2 * this.delay, MAX_RETRY_MS);
  };

  /** Ask now and then whether the server is there, and lose the line when it is not. @param {number} [after] milliseconds */
  listen(after = PING_AFTER_MS) {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.write({ do: "ping" });
      this.beat = setTimeout(this.lose, PONG_WITHIN_MS);
    }, after);
  }

  close() {
    this.closed = true;
    clearTimeout(this.beat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    this.socket?.close();
    for (const story of Object.values(this.stories.value)) story.close();
  }

  /** Tell what happens in the scenes of this game. @param {Kit} kit */
  setScenes(kit) {
    this.kit = kit;
    for (const story of Object.values(this.stories.value)) story.setScenes(kit.board.stage, kit.facts);
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.listen();
    batch(() => {
      switch (message.say) {
        case "table":
          if (this.hasDeclined() && !message.yours.length) return this.stepAside();
          this.info.value = message;
          this.sit(message.yours);
          if (message.over && message.yours.some((seat) => message.seats[seat].ready)) this.follows = true;
          if (this.link.value !== "on") this.arrive();
          break;
        case "update":
          this.take(message);
          break;
        case "done":
          this.settle(message.id);
          break;
        case "refused":
          this.refuse(message);
          break;
        case "chat":
          this.hear(message.sayings);
          break;
        case "muted":
          this.muted.value = { ...this.muted.value, [message.seat]: message.others };
          break;
        case "invitations":
          this.invitations.value++;
          break;
        case "hint":
          this.advise(message);
          break;
      }
    });
  }

  /** The connection stands: send again what was never answered; the server does each id once. */
  arrive() {
    this.link.value = "on";
    this.delay = MIN_RETRY_MS;
    for (const command of [...Object.values(this.pending.value), ...this.unheard.value]) this.write(command);
    if (this.asked >= 0) this.write({ do: "hint", seat: this.asked });
  }

  /** Show no seat any more that is not this screen's any more. @param {number[]} yours */
  sit(yours) {
    const mine = Object.entries(this.updates.value).filter(([seat]) => seat === "-1" || yours.includes(Number(seat)));
    if (mine.length < Object.keys(this.updates.value).length) this.updates.value = Object.fromEntries(mine);
  }

  /** @param {Update} update */
  take(update) {
    const { seat } = update;
    const old = this.updates.value[seat];
    if (old && old.match === update.match && old.seq > update.seq) return;
    if (old && old.match !== update.match && this.isHeld(old, update)) {
      const kept = this.rematch.value.filter((each) => each.seat !== seat || each.seq < update.seq);
      this.rematch.value = [...kept, update];
      return;
    }
    this.updates.value = { ...this.updates.value, [seat]: update };
    this.since.value = performance.now();
    if (!old || !isSameChoice(old, update)) this.forget(seat);
    const own = Object.values(this.pending.value).some((command) => command.seat === seat);
    this.story(seat).tell(update, own);
  }

  /**
   * Whether an update of the next match waits: a player who reads a result is not pulled away by others.
   *
   * @param {Update} old @param {Update} update
   */
  isHeld(old, update) {
    const { yours = [], seats = [] } = this.info.value ?? {};
    const company = seats.some(({ taken, bot }, seat) => taken && !bot && !yours.includes(seat));
    if (old.over && company && yours.length > 0 && update.match !== this.joined && !this.follows) return true;
    this.joined = update.match;
    this.follows = false;
    return false;
  }

  /** Go on to the rematch that another player started. */
  join() {
    const held = this.rematch.value;
    batch(() => {
      this.rematch.value = [];
      this.joined = held.at(-1)?.match ?? "";
      for (const update of held) this.take(update);
    });
  }

  /** Whether the person at this screen has said that the others may play the next match without them. */
  hasDeclined() {
    const { over = false, seats = [], yours = [] } = this.info.value ?? {};
    return over && yours.some((seat) => seats[seat].declined);
  }

  /** The others play without the person at this screen, who keeps the result. */
  stepAside() {
    this.close();
    this.link.value = "on";
    this.refused.value = null;
    if (this.info.value) this.info.value = { ...this.info.value, hosting: false };
  }

  /** @param {number} seat */
  story(seat) {
    const known = this.stories.value[seat];
    if (known) return known;
    const made = new Story(AUDIENCE);
    made.setScenes(this.kit?.board.stage, this.kit?.facts);
    this.stories.value = { ...this.stories.value, [seat]: made };
    return made;
  }

  /** Tell what happened while the person at this screen was away. @param {import("../wire.d.ts").CatchUp} since */
  retell(since) {
    this.absence.value = since;
    this.stories.value[since.updates[0].seat]?.retell(since.updates);
  }

  /** The person at this screen has seen this match so far: the house remembers it for their other devices. @param {string} match @param {number} seq */
  saw(match, seq) {
    this.write({ do: "seen", match, seq });
  }

  /** Advice is shown to the seat that asked, while its choice is the same. @param {HintAnswer} hinted */
  advise(hinted) {
    if (this.asked !== hinted.seat || !this.updates.value[hinted.seat]?.legal.includes(hinted.move)) return;
    this.asked = -1;
    this.hinted.value = hinted;
  }

  /** Advice goes with the position that it was for. @param {number} seat */
  forget(seat) {
    if (this.asked === seat) this.asked = -1;
    if (this.hinted.value?.seat === seat) this.hinted.value = null;
  }

  /**
   * A choice that crossed with another of the same moment is made again; everything else is told.
   *
   * @param {import("../wire.d.ts").Refused} refused
   */
  refuse({ id, update, reason }) {
    const command = id ? this.pending.value[id] : null;
    const joint = this.joint.has(id ?? "");
    if (id) this.settle(id);
    if (update) this.take(update);
    if (joint && command?.move && update?.actors.includes(update.seat) && update.legal.includes(command.move)) {
      this.move(update.seat, command.move);
    } else {
      this.refused.value = reason;
    }
  }

  /** @param {ChatLine[]} sayings */
  hear(sayings) {
    const last = this.chat.value.at(-1)?.number ?? 0;
    const fresh = sayings.filter((each) => each.number > last);
    if (fresh.length) this.chat.value = [...this.chat.value, ...fresh];
    for (const { seat, text } of fresh) {
      const own = this.unheard.value.find((each) => each.seat === seat && each.text === text);
      if (own) this.unheard.value = this.unheard.value.filter((each) => each !== own);
    }
  }

  /** Sayings of others that nobody at this screen has read. @returns {number} */
  unread() {
    const own = this.info.value?.yours ?? [];
    return this.chat.value.filter(({ number, seat }) => number > this.seen.value && !own.includes(seat)).length;
  }

  /** Everything that was said is read. */
  read() {
    const last = this.chat.value.at(-1)?.number ?? 0;
    if (last <= this.seen.value) return;
    this.seen.value = last;
    keep(`katzentisch-heard-${this.code}`, String(last));
  }

  /** @param {string} id */
  settle(id) {
    const { [id]: _, ...rest } = this.pending.value;
    this.pending.value = rest;
    this.unheard.value = this.unheard.value.filter((each) => each.id !== id);
    this.joint.delete(id);
  }

  /** @param {unknown} message */
  write(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Have something done once, against the position that is on the screen.
   *
   * @param {number} seat
   * @param {{ do: string } & Record<string, unknown>} what
   * @returns {string} the id under which it waits in `pending` until it is answered
   */
  order(seat, what) {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const seq = this.updates.value[seat]?.seq ?? 0;
    const command = { seat, seq, id, ...what };
    this.forget(seat);
    this.refused.value = null;
    this.absence.value = null;
    this.pending.value = { ...this.pending.value, [id]: command };
    this.write(command);
    if (this.link.value === "on") this.listen(PING_ORDER_AFTER_MS);
    return id;
  }

  /**
   * Answer the position on the screen, once: a second press while the first is under way is none.
   *
   * @param {number} seat
   * @param {string} move
   */
  move(seat, move) {
    const { seq = 0, actors = [] } = this.updates.value[seat] ?? {};
    const made = Object.values(this.pending.value).some((each) =>
      each.do === "move" && each.seat === seat && each.seq === seq
    );
    if (made) return;
    const id = this.order(seat, { do: "move", move });
    if (actors.length > 1) this.joint.add(id);
  }

  /**
   * @param {number} seat
   * @param {number} other
   * @param {boolean} on
   */
  mute(seat, other, on) {
    this.write({ do: "mute", seat, other, on });
  }

  /**
   * Say something in the chat; without a connection it is said as soon as there is one.
   *
   * @param {number} seat
   * @param {string} text
   */
  say(seat, text) {
    /** @type {Saying} */
    const saying = { do: "chat", seat, text, id: crypto.getRandomValues(new Uint32Array(3)).join("-") };
    this.unheard.value = [...this.unheard.value, saying];
    this.write(saying);
    if (this.link.value === "on") this.listen(PING_ORDER_AFTER_MS);
  }

  /**
   * Ask why a move is not possible.
   *
   * @param {number} seat
   * @param {string} move
   */
  whyNot(seat, move) {
    this.refused.value = null;
    this.write({ do: "hint", seat, move });
  }

  /** @param {number} seat */
  hint(seat) {
    this.forget(seat);
    this.asked = seat;
    this.refused.value = null;
    this.write({ do: "hint", seat });
  }
}

/**
 * Whether a seat still has the choice it had: nothing happened, or others chose at the same moment.
 *
 * @param {Update} old @param {Update} update
 */
function isSameChoice(old, update) {
  if (old.match !== update.match) return false;
  if (old.seq === update.seq) return true;
  return update.legal.length > 0 && old.legal.join() === update.legal.join();
}
