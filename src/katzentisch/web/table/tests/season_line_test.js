/// <reference lib="deno.ns" />
import { settled, stopped } from "../season_line.js";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

const there = { forfeits: false, away: false };
const left = { forfeits: true, away: true };
const helped = { forfeits: true, away: false };

Deno.test("who stays wins, though the bot of somebody who left has more points", () => {
  same(settled([left, there], [1, 2]), { key: "forfeit-away", gone: [0], winners: [1] });
  same(settled([there, helped, there], [3, 1, 2]), { key: "forfeit-bot", gone: [1], winners: [2] });
});

Deno.test("those who stay share the best rank that is left", () => {
  same(settled([left, there, there], [1, 2, 2])?.winners, [1, 2]);
});

Deno.test("nothing is said where nobody left, or nobody stayed", () => {
  same([settled([there, there], [1, 2]), settled([left, left], [1, 2])], [null, null]);
});

Deno.test("everybody reads who did not play to the end, and why", () => {
  const seats = [left, helped, there, helped];
  same(stopped(seats, 3), [
    { key: "stopped-away", gone: [0], form: "" },
    { key: "stopped-bot", gone: [3], form: "you" },
    { key: "stopped-bot", gone: [1], form: "" },
  ]);
  same(stopped([there, there], 0), []);
});
