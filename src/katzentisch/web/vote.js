/** A wish to go back, put to everybody at the table. */

import { div, p, use, useSignal } from "./tags.js";
import { Press } from "./parts.js";

/**
 * @param {{
 *   connection: import("./connection.js").Connection, vote: import("./wire.d.ts").Proposal, seat: number,
 *   names: string[], words: import("./words.js").Words, talks: boolean,
 * }} props
 */
export function VoteCard({ connection, vote, seat, names, words, talks }) {
  const refused = useSignal(false);
  if (refused.value) return null;
  const agreed = vote.agreed.includes(seat);
  const refuse = () => {
    refused.value = true;
    if (talks) connection.say(seat, ":play-on:");
  };
  return div(
    { class: "vote", role: "alert" },
    p(
      {},
      words.say("vote-card", { names: vote.agreed.map((/** @type {number} */ each) => names[each]), ply: vote.ply }),
    ),
    agreed ? p({}, words.say("vote-waits")) : div(
      { class: "ways" },
      use(Press, {
        label: words.say("vote-agree"),
        kind: "main",
        onPress: () => connection.order(seat, { do: "back", ply: vote.ply }),
      }),
      use(Press, { label: words.say("vote-refuse"), onPress: refuse }),
    ),
  );
}
