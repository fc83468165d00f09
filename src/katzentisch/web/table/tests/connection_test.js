/// <reference lib="deno.ns" />

/** What a connection promises: it comes back by itself, and no command is lost or carried out twice. */

import { stayHere } from "../../shell/api.js";

/** @typedef {import("../../wire.d.ts").Update} Update */
/** @typedef {import("../../wire.d.ts").TableInfo} TableInfo */

/** Timers that fire when the test says so, the earliest first. */
class Timers {
  /** @type {Map<number, { at: number, work: () => void }>} */
  waiting = new Map();
  now = 0;
  last = 0;

  /** @param {() => void} work @param {number} delay */
  set = (work, delay = 0) => {
    this.waiting.set(++this.last, { at: this.now + delay, work });
    return this.last;
  };

  /** @param {number} id */
  clear = (id) => void this.waiting.delete(id);

  /** Let this many milliseconds pass. @param {number} span */
  pass(span) {
    const end = this.now + span;
    for (;;) {
      const [next] = [...this.waiting].filter(([, { at }]) => at <= end).sort((one, two) => one[1].at - two[1].at);
      if (!next) break;
      this.waiting.delete(next[0]);
      this.now = next[1].at;
      next[1].work();
    }
    this.now = end;
  }
}

/** The other end of a line, as a server would hold it. */
class FakeLine {
  /** @type {any} */
  onopen = null;
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onclose = null;
  readyState = /** @type {number} */ (WebSocket.CONNECTING);
  /** @type {any[]} */
  sent = [];

  /** @param {string} text */
  send = (text) => void this.sent.push(JSON.parse(text));

  close = () => {
    this.readyState = WebSocket.CLOSED;
  };

  accept() {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }

  /** @param {object} message */
  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** @param {number} code */
  drop(code = 1006) {
    this.readyState = WebSocket.CLOSED;
    this.onclose({ code });
  }

  /** Everything sent but the greeting and pings. */
  commands() {
    return this.sent.filter((message) => message.do !== "hello" && message.do !== "ping");
  }
}

/** Not spelled out in the import: deno would check the vendored modules behind it. */
const MODULE = "../connection.js";
const timers = new Timers();
/** @type {FakeLine[]} */
let lines = [];
const kept = new Map();
const stubs = {
  setTimeout: timers.set,
  clearTimeout: timers.clear,
  localStorage: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
};
const page = {
  document: { documentElement: { lang: "en", dataset: {} }, visibilityState: "visible", querySelector: () => null },
  matchMedia: () => ({ matches: false }),
};
for (const [name, value] of Object.entries(page)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
const real = Object.fromEntries(
  Object.keys(stubs).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
);

/**
 * A connection to a table of two, with its first line, in a world where time stands still.
 *
 * @param {(connection: any, line: FakeLine) => void} act
 */
async function scene(act) {
  for (const [name, value] of Object.entries(stubs)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  lines = [];
  stayHere({
    ask: () => Promise.resolve({ status: 503, body: null }),
    connect: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
  });
  const { Connection } = await import(MODULE);
  const connection = new Connection("abcd", ["token"]);
  try {
    lines[0].accept();
    lines[0].tell(table());
    lines[0].tell(update(3));
    act(connection, lines[0]);
  } finally {
    connection.close();
    for (const [name, before] of Object.entries(real)) {
      if (before) Object.defineProperty(globalThis, name, before);
    }
  }
}

/** @returns {TableInfo} */
const table =
  () => /** @type {TableInfo} */ (/** @type {unknown} */ ({ say: "table", code: "abcd", yours: [0], seats: [] }));

/** @param {number} seq @param {Partial<Update>} [more] @returns {Update} */
const update = (seq, more = {}) => ({
  say: "update",
  match: "m",
  seq,
  ply: seq,
  seat: 0,
  view: {},
  legal: ["a", "b"],
  actors: [0],
  events: [],
  over: false,
  fingerprint: "",
  points: null,
  ranking: null,
  seed: null,
  clocks: null,
  behind: 0,
  open: null,
  ...more,
});

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  const [one, two] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== two) throw new Error(`${one} is not ${two}`);
}

Deno.test("it greets with its tokens and is on once the table answers", () =>
  scene((connection, line) => {
    same(line.sent[0], { do: "hello", tokens: ["token"] });
    same(connection.link.value, "on");
  }));

Deno.test("a line that drops is opened again, later each time it fails", () =>
  scene((connection, line) => {
    line.drop();
    same(connection.link.value, "lost");
    timers.pass(100);
    same(lines.length, 1);
    timers.pass(600);
    same(lines.length, 2);
    for (let failed = 1; failed < 8; failed++) {
      lines[failed].drop();
      timers.pass(12_000);
      same(lines.length, failed + 2);
    }
    lines[8].drop();
    timers.pass(4_000);
    same(lines.length, 9);
  }));

Deno.test("a refused line is not opened again", () =>
  scene((connection, line) => {
    line.drop(4403);
    timers.pass(60_000);
    same([connection.link.value, lines.length], ["refused", 1]);
  }));

Deno.test("a line on which no ping is answered is lost at once, although its end was not heard", () =>
  scene((connection, line) => {
    timers.pass(15_000);
    same(line.sent.at(-1), { do: "ping" });
    timers.pass(10_000);
    same([line.readyState, connection.link.value], [WebSocket.CLOSED, "lost"]);
    timers.pass(1_000);
    same(lines.length, 2);
  }));

Deno.test("somebody who waits for an answer learns sooner that the line is lost", () =>
  scene((connection, line) => {
    connection.move(0, "a");
    timers.pass(2_000);
    same(line.sent.at(-1), { do: "ping" });
    timers.pass(10_000);
    same(connection.link.value, "lost");
  }));

Deno.test("a command without an answer is sent again with its id, and never after its answer", () =>
  scene((connection, line) => {
    connection.move(0, "a");
    const [command] = line.commands();
    same([command.do, command.move, command.seat, command.seq], ["move", "a", 0, 3]);
    line.drop();
    timers.pass(1_000);
    lines[1].accept();
    lines[1].tell(table());
    same(lines[1].commands(), [command]);
    lines[1].tell({ say: "done", id: command.id, seq: 4, vote: false });
    lines[1].drop();
    timers.pass(1_000);
    lines[2].accept();
    lines[2].tell(table());
    same(lines[2].commands(), []);
  }));

Deno.test("a second press on the same position sends nothing", () =>
  scene((connection, line) => {
    connection.move(0, "a");
    connection.move(0, "b");
    same(line.commands().length, 1);
  }));

Deno.test("what was ordered while the line was down is sent when it is back", () =>
  scene((connection, line) => {
    line.drop();
    connection.move(0, "b");
    same(line.commands(), []);
    timers.pass(1_000);
    lines[1].accept();
    lines[1].tell(table());
    same(lines[1].commands().map(({ move }) => move), ["b"]);
  }));

Deno.test("a choice that crossed with another of the same moment is made again, with a new id", () =>
  scene((connection, line) => {
    line.tell(update(3, { actors: [0, 1] }));
    connection.move(0, "a");
    const [first] = line.commands();
    line.tell({
      say: "refused",
      id: first.id,
      reason: { key: "stale", data: {} },
      update: update(4, { actors: [0] }),
    });
    const [, again] = line.commands();
    same([again.move, again.seq, again.id === first.id], ["a", 4, false]);
    same(connection.refused.value, null);
  }));

Deno.test("it is made again also if the other choice arrived before the refusal", () =>
  scene((connection, line) => {
    line.tell(update(3, { actors: [0, 1] }));
    connection.move(0, "a");
    const [first] = line.commands();
    const crossed = update(4, { actors: [0] });
    line.tell(crossed);
    line.tell({ say: "refused", id: first.id, reason: { key: "stale", data: {} }, update: crossed });
    same(line.commands().map(({ move, seq }) => [move, seq]), [["a", 3], ["a", 4]]);
    same(connection.refused.value, null);
  }));

Deno.test("a move that is no longer legal is refused and told", () =>
  scene((connection, line) => {
    connection.move(0, "a");
    const [first] = line.commands();
    line.tell({
      say: "refused",
      id: first.id,
      reason: { key: "stale", data: {} },
      update: update(4, { legal: ["b"] }),
    });
    same([line.commands().length, connection.refused.value], [1, { key: "stale", data: {} }]);
    same(Object.keys(connection.pending.value), []);
  }));

Deno.test("an older update does not replace a newer one, and chat is shown once", () =>
  scene((connection, line) => {
    line.tell(update(5));
    line.tell(update(4));
    same(connection.updates.value[0].seq, 5);
    const said = { number: 1, seat: 1, name: "Ben", text: "Hello", at: 0 };
    line.tell({ say: "chat", sayings: [said] });
    line.tell({ say: "chat", sayings: [said] });
    same([connection.chat.value.length, connection.unread()], [1, 1]);
  }));

Deno.test("what was said without a connection is said again until it is heard", () =>
  scene((connection, line) => {
    line.drop();
    connection.say(0, "Hello");
    const [said] = connection.unheard.value;
    timers.pass(1_000);
    const next = lines[1];
    next.accept();
    next.tell(table());
    same(next.commands().map(({ id, text }) => [id, text]), [[said.id, "Hello"]]);
    next.tell({ say: "chat", sayings: [{ number: 1, seat: 0, name: "Anna", text: "Hello", at: 0 }] });
    same([connection.unheard.value, connection.pending.value], [[], {}]);
    connection.say(0, "Again");
    next.tell({ say: "refused", id: connection.unheard.value[0].id, reason: { key: "chat-off", data: {} } });
    same(connection.unheard.value, []);
  }));

Deno.test("a hint is shown although others chose meanwhile, and not once the choice is another one", () =>
  scene((connection, line) => {
    const hinted = { say: "hint", seat: 0, seq: 3, bot: "tiger", move: "a", because: [], why_not: null };
    connection.hint(0);
    line.tell(update(4));
    line.tell(hinted);
    same(connection.hinted.value?.move, "a");
    line.tell({ ...update(5), legal: ["c"] });
    same(connection.hinted.value, null);
    connection.hint(0);
    line.tell(hinted);
    same(connection.hinted.value, null);
  }));
