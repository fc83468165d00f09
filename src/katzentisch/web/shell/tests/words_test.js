/// <reference lib="deno.ns" />

/** Not spelled out in the import: deno would check the vendored modules behind it. */
const MODULE = "../words.js";
const { timeOfDay, Words } = await import(MODULE);

/** @param {string} said @param {string} expected */
function equal(said, expected) {
  if (said !== expected) throw new Error(`"${said}" instead of "${expected}"`);
}

const SOURCE = `
event-asks = { $seat } asks { $other }.
    .you = You ask { $other }.
    .to-you = { $seat } asks you.
event-passed = { $seat } passes.
`;
const NAMES = ["Anna", "Ben", "Cleo"];
const ASKS = { key: "asks", data: { seat: 0, other: 1 } };

Deno.test("a reader is called you, everybody else by name", () => {
  const words = new Words("en", [SOURCE]);
  equal(words.event(ASKS, NAMES), "Anna asks Ben.");
  equal(words.addressing(0).event(ASKS, NAMES), "You ask Ben.");
  equal(words.addressing(1).event(ASKS, NAMES), "Anna asks you.");
  equal(words.addressing(2).event(ASKS, NAMES), "Anna asks Ben.");
  equal(words.event(ASKS, NAMES), "Anna asks Ben.");
});

Deno.test("a message without such a form names the reader", () => {
  const words = new Words("en", [SOURCE]).addressing(0);
  equal(words.event({ key: "passed", data: { seat: 0 } }, NAMES), "Anna passes.");
});

const COUNTS = `
points = { $number ->
    [one] one point
   *[other] { $number } points
}
`;

Deno.test("numbers are written as people of that language write them", () => {
  const said = (/** @type {string} */ lang, /** @type {number} */ number) =>
    new Words(lang, [COUNTS]).say("points", { number });
  equal(said("en", 1), "one point");
  equal(said("en", 7), "7 points");
  equal(said("en", -7), "−7 points");
  equal(said("de", 2.5), "2,5 points");
  equal(said("de", 1500), "1.500 points");
  equal(said("en", 1500), "1,500 points");
});

Deno.test("a short number needs no formatter, whose first one takes long", () => {
  const { NumberFormat } = Intl;
  /** @type {any} */ (Intl).NumberFormat = class {
    constructor() {
      throw new Error("a formatter was made");
    }
  };
  try {
    equal(new Words("fr", [COUNTS]).say("points", { number: 12 }), "12 points");
  } finally {
    Intl.NumberFormat = NumberFormat;
  }
});

Deno.test("hours and minutes have two digits each", () => {
  equal(timeOfDay(new Date(2026, 0, 1, 0, 5)), "00:05");
  equal(timeOfDay(new Date(2026, 0, 1, 18, 30)), "18:30");
});
