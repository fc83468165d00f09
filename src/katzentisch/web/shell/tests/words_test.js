/// <reference lib="deno.ns" />

/** Not spelled out in the import: deno would check the vendored modules behind it. */
const MODULE = "../words.js";
const { Words } = await import(MODULE);

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
