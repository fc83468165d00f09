/** People one has played with: invite one of them to a new table, or never meet them again. */

import {
  button,
  details,
  footer,
  form,
  h2,
  label,
  li,
  option,
  p,
  section,
  select,
  small,
  span,
  summary,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { catalogue } from "../shell/catalogue.js";
import { Notice, Panel, Sure } from "../shell/components.js";
import { settings } from "../shell/settings.js";
import { GUEST, words } from "../shell/words.js";
import { Counts, offered } from "../lobby/new_table.js";

/** @typedef {import("../wire.d.ts").FriendInfo} Friend */
/** @typedef {import("../wire.d.ts").FriendList} FriendList */
/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */

/** How many are shown before the list is opened. */
const SHOWN = 6;

/**
 * @param {{ known: FriendList, go: (path: string) => void }} props `known` is what the server said when the page came
 */
export function Friends({ known, go }) {
  const say = words.value;
  const list = useSignal(known);
  const chosen = useSignal(/** @type {Friend | null} */ (null));
  const refused = useSignal("");
  const block = async (/** @type {Friend} */ friend, /** @type {boolean} */ on) => {
    try {
      list.value = await api.blockFriend(friend.id, { on });
      refused.value = "";
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = words.value.reason(problem.reason);
    }
  };
  const { friends, blocked } = list.value;
  const items = (/** @type {Friend[]} */ some) =>
    ul(
      {},
      some.map((friend) =>
        use(Item, {
          key: friend.id,
          friend,
          invite: () => (chosen.value = friend),
          block: () => block(friend, true),
        })
      ),
    );
  return section(
    { class: "friends" },
    h2({}, say.say("friends")),
    refused.value && use(Notice, { text: refused.value }),
    friends.length === 0 && p({}, say.say("friends-none")),
    friends.length > 0 && items(friends.slice(0, SHOWN)),
    friends.length > SHOWN && details(
      { class: "older" },
      summary({}, say.say("friends-more", { number: friends.length - SHOWN })),
      items(friends.slice(SHOWN)),
    ),
    blocked.length > 0 && details(
      { class: "older blocked" },
      summary({}, say.say("friends-blocked")),
      ul(
        {},
        blocked.map((friend) =>
          li(
            { key: friend.id },
            span({ class: "about" }, say.person(friend.name)),
            button(
              {
                type: "button",
                "aria-label": say.say("friend-unblock-name", { name: friend.name }),
                onClick: () => block(friend, false),
              },
              say.say("friend-unblock"),
            ),
          )
        ),
      ),
    ),
    chosen.value && use(
      Panel,
      {
        title: say.say("friend-invite-name", { name: say.person(chosen.value.name) }),
        kind: "set-up",
        close: () => (chosen.value = null),
      },
      use(InviteForm, { friend: chosen.value, go }),
    ),
  );
}

/** @param {{ friend: Friend, invite: () => void, block: () => void }} props */
function Item({ friend, invite, block }) {
  const say = words.value;
  const name = say.person(friend.name);
  const when = say.moment(new Date(1000 * friend.last));
  return li(
    {},
    span(
      { class: "about" },
      name,
      small({}, say.say(friend.matches ? "friend-played" : "friend-playing", { number: friend.matches, when })),
    ),
    button(
      {
        type: "button",
        class: "main invite-friend",
        "aria-haspopup": "dialog",
        "aria-label": say.say("friend-invite-name", { name }),
        onClick: invite,
      },
      say.say("friend-invite"),
    ),
    use(Sure, {
      text: say.say("friend-block"),
      says: say.say("friend-block-name", { name }),
      sure: say.say("friend-block-sure"),
      act: block,
    }),
  );
}

/**
 * Which game, and for how many: the table is opened, the friend is told, and the waiting room has the link.
 *
 * @param {{ friend: Friend, go: (path: string) => void }} props
 */
function InviteForm({ friend, go }) {
  const say = words.value;
  const games = useSignal(/** @type {GameInfo[]} */ ([]));
  const chosen = useSignal("");
  const players = useSignal(0);
  const refused = useSignal("");
  const busy = useSignal(false);
  const pick = (/** @type {string} */ id) => {
    chosen.value = id;
    players.value = countsOf(games.value.find((game) => game.id === id))[0];
  };
  useEffect(() => {
    catalogue().then((found) => {
      games.value = found.filter((game) => countsOf(game).length > 0);
      pick((games.value.find(({ id }) => id === friend.game) ?? games.value[0]).id);
    });
  }, []);
  const game = games.value.find((each) => each.id === chosen.value);

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    if (!game) return;
    busy.value = true;
    try {
      const options = game.options[String(players.value)] ?? [];
      const { code } = await api.openTable({
        game: game.id,
        seats: Array.from({ length: players.value }, () => ""),
        options: Object.fromEntries(options.map((each) => [each.name, offered(each)])),
      });
      await api.sitDown(code, 0, { name: settings.value.name || GUEST, cat: settings.value.cat });
      await api.inviteFriend(friend.id, { code });
      go(`/t/${code}`);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      refused.value = say.reason(problem.reason);
      busy.value = false;
    }
  }

  return game && form(
    { class: "new-table quick-game", onSubmit: begin },
    label(
      {},
      say.say("friend-game"),
      select(
        {
          name: "game",
          value: chosen.value,
          onChange: (/** @type {ControlEvent} */ event) => pick(event.target.value),
        },
        games.value.map((each) => option({ key: each.id, value: each.id }, say.title(each))),
      ),
    ),
    use(Counts, { counts: countsOf(game), players, words: say }),
    p({ class: "character" }, say.say("friend-invite-about", { name: say.person(friend.name) })),
    refused.value && use(Notice, { text: refused.value }),
    footer(
      {},
      button(
        { type: "submit", class: "main", disabled: busy.value, "data-first": true },
        say.say("friend-invite-open"),
      ),
    ),
  );
}

/** With how many a game can be played by more than one. @param {GameInfo | undefined} game */
const countsOf = (game) => (game?.players ?? []).filter((count) => count > 1);
