/** How a match ended: who won, in one line, and everybody's place. */

import { li, ol, span, strong } from "../shell/tags.js";

/** @param {number[]} ranking */
export const winnersOf = (ranking) => ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/**
 * Whether the end is a reason to celebrate for this seat: it has won, or somebody has and a spectator is watching.
 *
 * @param {number[]} ranking
 * @param {number} me
 */
export function isCelebrated(ranking, me) {
  const winners = winnersOf(ranking);
  const won = me < 0 ? winners.length > 0 : winners.includes(me);
  return won && (ranking.length === 1 || winners.length < ranking.length);
}

/**
 * Who won, in one line; with their own place for a reader who did not.
 *
 * @param {{ ranking: number[], me: number, names: string[], view: import("../wire.d.ts").Update["view"], kit: Pick<import("../shell/catalogue.js").Kit, "board" | "words"> }} ended
 */
export function headline({ ranking, me, names, view, kit: { board, words } }) {
  const told = board.verdict?.(view, me, names, words);
  if (told) return told;
  const winners = winnersOf(ranking);
  if (winners.length === 0 || winners.length === names.length) return words.say("final");
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat]);
  if (winners.includes(me)) return words.say(others.length ? "you-won-together" : "you-won", { names: others });
  const isPlaced = me >= 0 && names.length > 2;
  const data = { names: others, place: isPlaced ? ranking[me] : 0 };
  return words.say(others.length > 1 ? "won-together" : "won", data, [], isPlaced ? "placed" : "");
}

/**
 * The first one first: what each has, and what else there is to say.
 *
 * @param {{
 *   ranking: number[], names: string[], tell: (seat: number) => import("../shell/tags.js").Child,
 *   more?: (seat: number) => import("../shell/tags.js").Child,
 * }} props
 */
export function Places({ ranking, names, tell, more }) {
  const seats = ranking.map((_, seat) => seat).sort((one, two) => ranking[one] - ranking[two]);
  return ol(
    {},
    seats.map((seat) =>
      li(
        { key: seat, value: ranking[seat] },
        strong({}, names[seat]),
        span({ class: "points" }, tell(seat)),
        more?.(seat),
      )
    ),
  );
}
