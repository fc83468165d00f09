/** The first hunt, with somebody who explains: a fixed puzzle, so that the first answer is always a cube. */

import { hexAt, readMap } from "./map.js";
import { open, possible } from "./notebook.js";

/** @typedef {import("./sheet.js").Props} Props */

/** What the first neighbour of the learner holds in this puzzle. */
const HERS = "within2_bear";

/** @param {Props} props */
const book = ({ memo }) => open(memo.value);

/** @param {Props} props */
const mine = ({ view }) => view.turn === view.seat && view.phase === "turn";

/** How often the learner has asked or searched. @param {Props} props */
const turns = ({ log, seat }) =>
  log.filter(({ key, data }) => (key === "asks" || key === "searches") && data?.seat === seat).length;

/** Questions about hexes that fit the learner and not the neighbour. @type {(move: string, props: Props) => boolean} */
const answeredByCube = (move, { view, facts }) => {
  const land = readMap(view.map, facts);
  const at = hexAt(move.split(" ")[3] ?? "");
  return move.startsWith("ask 1 ") && land.holds[view.clue][at] && !land.holds[HERS][at];
};

/** Show something on the map, as the learner would. @param {Props} props @param {Partial<import("./notebook.js").Notebook>} change */
const write = (props, change) => (props.memo.value = { ...book(props), ...change });

/** The cube that is placed for a learner who skips: any hex that is offered will do. @param {Props} props */
const anyCube = ({ legal }) => {
  const cubes = legal.filter((move) => move.startsWith("cube "));
  return cubes[Math.floor(cubes.length / 2)] ?? "";
};

/** A question about a hex that the notebook leaves. @param {Props} props */
const anyQuestion = (props) => {
  const { view, legal, facts } = props;
  const left = possible({ ...book(props), auto: true }, view, readMap(view.map, facts), facts, true);
  const asks = legal.filter((move) => move.startsWith("ask "));
  return asks.find((move) => left[hexAt(move.split(" ")[3])]) ?? asks[0] ?? "";
};

/** @type {import("../../../web/table/board.d.ts").Lesson} */
export const lesson = {
  seats: ["", "kitten", "kitten"],
  options: {},
  record: "lesson.kt",
  ply: 0,
  steps: [
    { say: "lesson-welcome", point: ".chart-box" },
    { say: "lesson-clue", point: ".clue-card" },
    {
      say: "lesson-where",
      point: ".clue-where",
      until: (props) => same(book(props).lens, props.view.clue),
      instead: (props) => write(props, { hidden: false, lens: { what: "clue", key: props.view.clue } }),
    },
    {
      say: "lesson-cube",
      point: ".chart-box",
      until: ({ view, seat }) => view.cubes[seat].length > 0,
      pick: anyCube,
    },
    {
      say: "lesson-cube-again",
      when: ({ view, seat }) => view.turn === seat,
      until: ({ view, seat }) => view.cubes[seat].length > 1,
      pick: anyCube,
    },
    { say: "lesson-read", when: mine, point: ".chart-box" },
    {
      say: "lesson-ask",
      point: ".chart-box",
      offer: answeredByCube,
      until: (props) => turns(props) > 0,
    },
    {
      say: "lesson-owe",
      when: ({ view, seat }) => view.cubes[seat].length > 2 || view.phase === "owing" || view.turn !== seat,
      until: ({ view, seat }) => view.cubes[seat].length > 2,
      pick: anyCube,
    },
    { say: "lesson-disc", when: mine },
    {
      say: "lesson-notebook",
      point: ".books, .open-notebook",
      until: (props) => book(props).auto,
      instead: (props) => write(props, { auto: true }),
    },
    {
      say: "lesson-strike",
      point: ".sheet-table thead, .open-notebook",
      until: (props) => {
        const { lens } = book(props);
        return lens?.what === "clue" && lens.key !== props.view.clue;
      },
      instead: () => {},
    },
    {
      say: "lesson-left",
      point: ".books, .open-notebook",
      until: (props) => book(props).lens?.what === "possible",
      instead: (props) => write(props, { lens: { what: "possible" } }),
    },
    { say: "lesson-ask-again", when: mine, until: (props) => turns(props) > 1, pick: anyQuestion },
    { say: "lesson-search", skip: ({ over }) => over },
    { say: "lesson-hunt", until: ({ over }) => over, instead: () => {} },
    { say: "lesson-end", skip: ({ over }) => !over, point: ".reveal, .open-notebook" },
  ],
};

/**
 * @param {import("./notebook.js").Lens} lens
 * @param {string} clue
 */
function same(lens, clue) {
  return lens?.what === "clue" && lens.key === clue;
}
