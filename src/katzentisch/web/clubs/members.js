/** Who belongs to a club, how strong they are, and what its hosts may change. */

import {
  button,
  caption,
  details,
  div,
  h2,
  label,
  li,
  option,
  p,
  section,
  select,
  span,
  summary,
} from "../shell/tags.js";
import { small, table, tbody, td, th, thead, tr, ul, use, useSignal } from "../shell/tags.js";
import { titled } from "../shell/catalogue.js";
import * as api from "../shell/api.js";
import { Notice, Sure } from "../shell/components.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").ClubInfo} Club */
/** @typedef {import("../wire.d.ts").MemberInfo} Member */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {import("../shell/api.js").Refused} Refused */

/** @param {{ club: Club, games: GameInfo[] }} props */
export function Members({ club, games }) {
  const say = words.value;
  const chosen = useSignal("");
  const kinds = new Map(
    club.members.flatMap(({ ratings }) =>
      ratings.map(({ game, players }) => [`${game} ${players}`, { game, players }])
    ),
  );
  const [first = ""] = [...kinds.keys()].sort((one, two) => played(club, two) - played(club, one));
  const shown = kinds.has(chosen.value) ? chosen.value : first;
  const rated = club.members.flatMap((member) => {
    const mine = member.ratings.find(({ game, players }) => `${game} ${players}` === shown);
    return mine ? [{ member, ...mine }] : [];
  }).sort((one, two) => two.points - one.points);
  const named = (/** @type {string} */ kind) => {
    const { game, players } = kinds.get(kind) ?? { game: "", players: 0 };
    return say.say("club-rating-of", { game: titled(games, game, say), players });
  };
  return section(
    { class: "members" },
    h2({}, say.say("club-members", { number: club.members.length })),
    ul(
      { class: "member-list" },
      club.members.map((member) =>
        li(
          { key: member.number, class: member.you ? "yours" : "" },
          member.name,
          member.hosts && span({ class: "hosts" }, say.say("club-host")),
        )
      ),
    ),
    rated.length > 0 && h2({}, say.say("club-ratings")),
    kinds.size > 1 && label(
      {},
      say.say("season-choose-game"),
      select(
        {
          name: "ratings",
          value: shown,
          onChange: (/** @type {ControlEvent} */ event) => (chosen.value = event.target.value),
        },
        [...kinds.keys()].map((kind) => option({ key: kind, value: kind }, named(kind))),
      ),
    ),
    rated.length > 0 && div(
      { class: "figures" },
      table(
        {},
        caption({}, named(shown)),
        thead(
          {},
          tr(
            {},
            ["name", "rating", "played"].map((each) => th({ key: each, scope: "col" }, say.say(`club-col-${each}`))),
          ),
        ),
        tbody(
          {},
          rated.map(({ member, points, played, provisional }) =>
            tr(
              { key: member.number, class: member.you ? "yours" : "" },
              th({ scope: "row" }, member.name),
              td({}, provisional && small({}, say.say("rating-provisional"), " "), points),
              td({}, played),
            )
          ),
        ),
      ),
    ),
    rated.length > 0 && small({}, say.say("ratings-start")),
  );
}

/** How often something was played in a club. @param {Club} club @param {string} kind */
const played = (club, kind) =>
  club.members.reduce(
    (sum, { ratings }) => sum + (ratings.find(({ game, players }) => `${game} ${players}` === kind)?.played ?? 0),
    0,
  );

/**
 * What may be changed: by hosts, everybody's part; by everybody, one's own.
 *
 * @param {{ club: Club, load: () => void, go: (path: string) => void }} props
 */
export function Changes({ club, load, go }) {
  const say = words.value;
  const refused = useSignal("");
  const tell = (/** @type {Refused} */ problem) => (refused.value = say.reason(problem.reason));
  const done = () => {
    refused.value = "";
    load();
  };
  const change = (/** @type {Member} */ member) =>
    li(
      { key: member.number },
      span({}, member.name),
      club.hosting && button(
        {
          type: "button",
          "aria-label": say.say(member.hosts ? "club-no-host-of" : "club-make-host-of", { name: member.name }),
          onClick: () => api.setClubHost(club.code, member.number, { hosts: !member.hosts }).then(done, tell),
        },
        say.say(member.hosts ? "club-no-host" : "club-make-host"),
      ),
      use(Sure, {
        text: say.say(member.you ? "club-leave" : "club-let-go"),
        says: say.say(member.you ? "club-leave" : "club-let-go-of", { name: member.name }),
        sure: say.say(member.you ? "club-leave-sure" : "club-let-go-sure", { name: member.name }),
        act: () => api.removeMember(club.code, member.number).then(() => member.you ? go("/club") : done(), tell),
      }),
    );
  return details(
    { class: "changes" },
    summary({}, say.say(club.hosting ? "club-changes" : "club-leave")),
    refused.value && use(Notice, { text: refused.value }),
    p({ class: "about" }, say.say(club.hosting ? "club-let-go-about" : "club-leave-about")),
    ul({ class: "seats" }, club.members.filter((member) => club.hosting || member.you).map(change)),
  );
}
