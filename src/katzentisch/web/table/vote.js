/** A wish to go back, put to everybody at the table, and what became of it. */

import { div, p, use, useSignal } from "../shell/tags.js";
import { Press } from "../shell/components.js";

/**
 * @param {{
 *   connection: import("./connection.js").Connection, vote: import("../wire.d.ts").Proposal, seat: number,
 *   names: string[], words: import("../shell/words.js").Words,
 * }} props
 */
export function VoteCard({ connection, vote, seat, names, words }) {
  if (typeof vote.refused === "number") return use(Refusal, { vote, who: vote.refused, names, words });
  const agreed = vote.agreed.includes(seat);
  const refuse = () => connection.order(seat, { do: "refuse" });
  return div(
    { class: "vote", role: "alert" },
    p(
      {},
      words.say("back-card", {
        names: vote.agreed.map((/** @type {number} */ each) => names[each]),
        count: vote.agreed.length,
        ply: vote.ply,
      }),
    ),
    agreed && p({}, words.say("back-waits")),
    div(
      { class: "ways" },
      !agreed && use(Press, {
        label: words.say("back-agree"),
        kind: "main",
        onPress: () => connection.order(seat, { do: "back", ply: vote.ply }),
      }),
      use(Press, { label: words.say(agreed ? "back-withdraw" : "back-refuse"), onPress: refuse }),
    ),
  );
}

/**
 * Who ended a vote, until one has read it or the game goes on.
 *
 * @param {{ vote: import("../wire.d.ts").Proposal, who: number, names: string[], words: import("../shell/words.js").Words }} props
 */
function Refusal({ vote, who, names, words }) {
  const read = useSignal(false);
  if (read.value) return null;
  const key = vote.agreed.includes(who) ? "back-withdrawn" : "back-refused";
  return div(
    { class: "vote refused", role: "status" },
    p({}, words.say(key, { name: names[who] })),
    use(Press, { label: words.say("close"), kind: "quiet", onPress: () => (read.value = true) }),
  );
}
