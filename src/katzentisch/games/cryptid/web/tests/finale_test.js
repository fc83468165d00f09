/** What a hunt is remembered for. */

import { course, moments } from "../finale.js";
import { same } from "./same.js";

/** @type {import("../../../../web/wire.d.ts").EventInfo[]} */
const LOG = [
  { key: "opening-cube", data: { seat: 0, hex: "A1" } },
  { key: "opening-cube", data: { seat: 1, hex: "A2" } },
  { key: "asks", data: { seat: 0, other: 1, hex: "B3" } },
  { key: "answers", data: { seat: 1, hex: "B3", piece: "disc" } },
  { key: "asks", data: { seat: 1, other: 0, hex: "C4" } },
  { key: "answers", data: { seat: 0, hex: "C4", piece: "cube" } },
  { key: "lays", data: { seat: 1, hex: "D5", piece: "cube" } },
  { key: "searches", data: { seat: 0, hex: "B3" } },
  { key: "wins", data: { seat: 0, hex: "B3" } },
];

Deno.test("pieces are counted turn by turn", () => {
  same(course({ view: null, log: LOG, players: 2 }).lines, [[0, 1, 1, 2, 2], [0, 1, 2, 3, 3]]);
});

Deno.test("everybody has a moment: the find, the best question, or none that was answered with a disc", () => {
  const hunt = (/** @type {typeof LOG} */ log) => moments({ view: null, log, players: 2 });
  same(hunt(LOG), [{ key: "best-found", data: { number: 1 } }, { key: "best-asked", data: { number: 1 } }]);
  same(hunt(LOG.slice(0, -2))[0], { key: "best-disc", data: { number: 1, seat: 0, other: 1, hex: "B3" } });
});
