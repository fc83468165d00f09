/** How a match ended: who won, in one line, and everybody's place. */

import { li, ol, span, strong } from "../shell/tags.js";

/** @param {number[]} ranking */
export const winnersOf = (ranking) => ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/**
 * Who won, in one line.
 *
 * @param {number[]} ranking
 * @param {number} me
 * @param {string[]} names
 * @param {import("../shell/words.js").Words} words
 */
export function headline(ranking, me, names, words) {
  const winners = winnersOf(ranking);
  if (winners.length === names.length) return words.say("final");
  if (winners.length > 1) return words.say("won-together", { names: winners.map((seat) => names[seat]) });
  return winners[0] === me ? words.say("you-won") : words.say("won", { name: names[winners[0]] });
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
