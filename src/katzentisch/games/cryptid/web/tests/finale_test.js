/** What a hunt is remembered for. */

import { course, moments } from "../finale.js";
import { HEXES, hexName, readMap } from "../map.js";
import made from "./maps.json" with { type: "json" };
import { same } from "./same.js";

/** Not spelled out in the import: deno would check the vendored modules behind it. */
const WORDS = "../../../../web/shell/words.js";

const facts = /** @type {import("../map.js").Facts} */ (/** @type {unknown} */ (made.facts));
const [code] = Object.keys(made.maps);
const land = readMap(code, facts);

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

Deno.test("from turn to turn fewer hexes are left, and the habitat is one of them", () => {
  const clues = ["within1_water", "within1_forest"];
  const holds = clues.map((clue) => land.holds[clue]);
  const all = [...Array(HEXES).keys()];
  const habitat = all.find((hex) => holds.every((held) => held[hex])) ?? -1;
  const [first, second, third] = all.filter((hex) => !holds[1][hex]);
  /** @param {string} key @param {number} seat @param {number} hex @param {string} [piece] */
  const event = (key, seat, hex, piece) => ({ key, data: { seat, other: 1 - seat, hex: hexName(hex), piece } });
  const log = [
    event("opening-cube", 1, first),
    event("asks", 0, second),
    event("answers", 1, second, "cube"),
    event("asks", 0, habitat),
    event("answers", 1, habitat, "disc"),
    event("lays", 1, third, "cube"),
    event("searches", 0, habitat),
    event("wins", 0, habitat),
  ];
  const view = /** @type {any} */ ({ map: code, clues, hint: "", winner: 0 });
  const { lines } = course({ view, log, players: 2, facts });
  same(lines.map((line) => line.length), [3, 3]);
  same(course({ view: { ...view, winner: -1 }, log, players: 2, facts }).lines.map((line) => line.length), [4, 4]);
  for (const [seat, line] of lines.entries()) {
    same(line[0] <= holds[seat].filter(Boolean).length, true);
    same(line.every((left, turn) => left >= 1 && left <= (line[turn - 1] ?? left)), true);
  }
  same((lines[0].at(-1) ?? 0) < lines[0][0], true);
});

Deno.test("everybody has a moment: the find, the best question, or none that was answered with a disc", () => {
  const hunt = (/** @type {typeof LOG} */ log) => moments({ view: null, log, players: 2 });
  same(hunt(LOG), [
    { key: "best-found", data: { seat: 0, number: 1 } },
    { key: "best-asked", data: { seat: 1, number: 1 } },
  ]);
  same(hunt(LOG.slice(0, -2))[0], { key: "best-disc", data: { number: 1, seat: 0, other: 1, hex: "B3" } });
});

Deno.test("the reader is addressed in both languages", async () => {
  const { outcome } = await import("../board.js");
  const { Words } = await import(WORDS);
  for (const [lang, found, asked] of [["de", "hast das Habitat", "an dich"], ["en", "found the habitat", "to you"]]) {
    const text = await Deno.readTextFile(new URL(`../../words/${lang}.ftl`, import.meta.url));
    const words = new Words(lang, [text]).addressing(1);
    const view = /** @type {any} */ ({ winner: 1, habitat: 0 });
    same(outcome(view, 1, words).startsWith(found), true);
    const best = { key: "best-disc", data: { seat: 0, other: 1, hex: "C4" } };
    same(words.say(best.key, best.data, ["Anna", "Guest"], words.formOf(best)).includes(asked), true);
  }
});
