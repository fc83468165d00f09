/// <reference lib="deno.ns" />
import { wrapped } from "../wrapped_text.js";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

const letters = (/** @type {string} */ text) => text.length;

Deno.test("short parts share a line, and none is wider than it may be", () => {
  same(wrapped(letters, ["Round 1: 4", "Round 2: 3", "Round 3: 1"], 23), ["Round 1: 4 · Round 2: 3", "Round 3: 1"]);
  same(wrapped(letters, [], 10), []);
});

Deno.test("a part that is too wide is broken between words", () => {
  same(wrapped(letters, ["a b", "one two three four"], 9), ["a b", "one two", "three", "four"]);
});
