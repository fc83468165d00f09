/** How a hunt is looked back on: how many hexes were left for each player turn by turn, and what everybody found out. */

import { div, g, p, polygon, svg } from "../../../web/shell/tags.js";
import { pieceShape } from "./art.js";
import { landscape, piecesOn, SIZES, SLOTS, structures } from "./chart.js";
import { centre, corners, HEIGHT, hexAt, hexName, readMap, WIDTH } from "./map.js";
import { open, possible } from "./notebook.js";

/** @typedef {import("../../../web/table/finale.d.ts").Ended} Ended */

/** What falls when somebody has won: paws. */
export const shower = [
  "M12 11c4 0 7 4 7 7 0 2-2 3-3.500 2.500-2-.6-5-.6-7 0C7 21 5 20 5 18c0-3 3-7 7-7zM4.500 7a2.400 3 0 1 0 .01 0zM9 2.500a2.400 3.200 0 1 0 .01 0zM15 2.500a2.400 3.200 0 1 0 .01 0zM19.500 7a2.400 3 0 1 0 .01 0z",
];

const LAID = ["opening-cube", "answers", "lays"];
const TURNS = ["asks", "searches"];

/**
 * How many hexes each player had left before each turn, from their clue and the pieces on the map.
 *
 * @param {Ended} ended
 */
export function course({ log, players, view, facts }) {
  const last = /** @type {import("./view.d.ts").CryptidView} */ (view);
  const land = readMap(last.map, facts);
  const none = () => Array.from({ length: players }, () => /** @type {number[]} */ ([]));
  const pieces = { cube: none(), disc: none() };
  const lines = none();
  const note = () =>
    lines.forEach((line, seat) => {
      const seen = { ...last, seat, clue: last.clues[seat], cubes: pieces.cube, discs: pieces.disc, notes: none() };
      line.push(possible(open(null), seen, land, facts, true).filter(Boolean).length);
    });
  for (const { key, data } of log) {
    if (TURNS.includes(key)) note();
    const piece = data?.piece === "disc" ? "disc" : "cube";
    if (LAID.includes(key)) pieces[piece][Number(data?.seat)].push(hexAt(String(data?.hex)));
  }
  // The search that found it told everybody the rest: what they had before it is what counts.
  if (last.winner < 0) note();
  return { said: "course-left", lines };
}

/** @param {Ended} ended */
export function moments({ log, players }) {
  return Array.from({ length: players }, (_, seat) => {
    const asked = log.flatMap(({ key, data }, at) => key === "asks" && data?.seat === seat ? [at] : []);
    const found = log.some(({ key, data }) => key === "wins" && data?.seat === seat);
    if (found) return { key: "best-found", data: { seat, number: asked.length } };
    const discs = asked.filter((at) =>
      log.slice(at + 1).find(({ key }) => key === "answers" || TURNS.includes(key))?.data?.piece === "disc"
    );
    const last = discs.at(-1);
    if (last === undefined) return { key: "best-asked", data: { seat, number: asked.length } };
    return { key: "best-disc", data: { number: discs.length, ...log[last].data } };
  });
}

/** How much of the map is shown around the habitat, in the units of the drawing. */
const SIGHT = { width: 430, height: 300 };

/**
 * The habitat and what lies around it.
 *
 * @param {{ ended: Ended, names: string[], words: import("../../../web/shell/words.js").Words }} props
 */
export function Details({ ended, words }) {
  const view = /** @type {import("./view.d.ts").CryptidView} */ (ended.view);
  const land = readMap(view.map, ended.facts);
  const { x, y } = centre(view.habitat);
  const left = Math.min(Math.max(0, x - SIGHT.width / 2), WIDTH - SIGHT.width);
  const top = Math.min(Math.max(0, y - SIGHT.height / 2), HEIGHT - SIGHT.height);
  const lying = land.terrain.map((_, at) => piecesOn(view, at));
  return div(
    { class: "cryptid-board found-hex" },
    svg(
      {
        class: "picture",
        viewBox: `${left} ${top} ${SIGHT.width} ${SIGHT.height}`,
        role: "img",
        "aria-label": words.say("head-over", { hex: hexName(view.habitat) }),
      },
      landscape(land),
      polygon({ class: "habitat", transform: `translate(${x} ${y})`, points: corners(44) }),
      structures(land),
      lying.map((pieces, at) =>
        pieces.map(({ seat, kind }, place) => {
          const [across, down] = SLOTS[pieces.length][place];
          const { x, y } = centre(at);
          const size = SIZES[pieces.length];
          return g(
            { key: `${at} ${seat}`, transform: `translate(${x + across} ${y + down}) scale(${size})` },
            pieceShape(seat, kind),
          );
        })
      ),
    ),
    p({ "aria-hidden": "true" }, words.say("head-over", { hex: hexName(view.habitat) })),
  );
}
