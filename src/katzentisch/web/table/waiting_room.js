/** The waiting room of a table: who sits where, who is ready, the link to share, the table's rules, and the start. */

import {
  a,
  button,
  details,
  div,
  form,
  h2,
  input,
  label,
  later,
  li,
  main,
  p,
  section,
  span,
  strong,
  summary,
  ul,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { BotTray, takesBot } from "./bot_tray.js";
import { Chat } from "./chat.js";
import { Invite, InviteCard, TableQr, useTableLink } from "./invite.js";
import { catsOf, namesOf, Portrait } from "./portraits.js";
import { SeatMenu } from "./seat_menu.js";
import { temper } from "./seats.js";
import { lookAgain, Notice, Panel, TopBar, useMatches } from "../shell/components.js";
import { useMoreWords } from "../shell/more_words.js";
import { choose, settings } from "../shell/settings.js";
import { GUEST, timeOfDay } from "../shell/words.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").InvitedFriend} InvitedFriend */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {import("../shell/words.js").Words} Words */

/** Where a QR code has no room beside the link: it comes after the bots, which somebody alone needs first. */
const NARROW = "(max-width: 34.999em)";

const Rules = later(() => import("./rules.js").then((module) => module.Rules));

/** @param {{ connection: Connection, info: TableInfo, kit: Kit }} props */
export const Door = (props) => useMoreWords(props.kit.words, "waiting") && use(WaitingRoom, props);

/** @param {{ connection: Connection, info: TableInfo, kit: Kit }} props */
function WaitingRoom({ connection, info, kit }) {
  const { words, game } = kit;
  const refused = useSignal("");
  const name = useSignal(settings.value.name);
  const opened = useSignal(-1);
  const talkSeen = useSignal(false);
  const drag = useSignal(/** @type {import("./bot_tray.js").Drag | null} */ (null));
  const mine = info.yours[0] ?? -1;
  const openSeats = info.seats.flatMap((seat, number) => (seat.taken ? [] : [number]));
  const free = openSeats[0] ?? -1;
  const filled = free >= 0 && !info.house.rated;
  const ready = mine >= 0 && info.seats[mine].ready;
  const host = info.host_seat ?? -1;
  const company = info.seats.some((seat, number) => seat.taken && !seat.bot && !info.yours.includes(number));
  const talks = info.house.chat !== false && company && mine >= 0;
  const unread = talks ? connection.unread() : 0;
  const invites = info.hosting && !api.isHere() && !info.house.quick;
  const link = useTableLink(invites ? info.code : "");
  const narrow = useMatches(NARROW);
  const swapped = useSwapNotice(info, words);
  const getsUp = useRef(false);
  const removed = useRemoved(info, getsUp);
  const invited = useInvited(info, connection.invitations.value);

  /** @param {Promise<unknown>} asked */
  const tell = (asked) =>
    asked.then(() => (refused.value = ""), (problem) => (refused.value = words.reason(problem.reason)));

  /** @param {number} seat */
  async function sit(seat) {
    choose({ name: name.value.trim() });
    const key = await api.sitDown(info.code, seat, {
      name: name.value.trim() || `${GUEST} ${seat + 1}`,
      cat: settings.value.cat,
    });
    connection.tokens.push(key.token);
    connection.connect();
  }

  async function stopWaiting() {
    await api.standUp(info.code, mine, connection.tokens);
    location.assign("/");
  }

  const tray = info.is_host && !info.house.rated && !info.house.quick && info.seats.some((_, at) => takesBot(info, at));
  /** @param {number} seat */
  const drop = (seat) => {
    if (!drag.value || !takesBot(info, seat)) return "";
    return drag.value.seat === seat ? "takes-bot drop-here" : "takes-bot";
  };

  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    const fill = filled ? levels(game)[1] ?? levels(game)[0] : null;
    tell(api.startMatch(info.code, { fill }, connection.tokens));
  };

  return div(
    { class: info.house.quick ? "door quick" : "door" },
    use(TopBar, { title: words.title(game) }),
    connection.link.value === "lost" && !api.isHere() && use(Notice, { text: words.say("waiting-link-lost") }),
    main(
      {},
      removed && p(
        { class: "removed", role: "alert" },
        words.say("seat-removed"),
        " ",
        a({ href: "/" }, words.say("seat-removed-lobby")),
      ),
      h2(
        { class: "big" },
        info.house.quick
          ? words.say("quick-door", { game: words.title(game) })
          : mine < 0 && host >= 0 && !removed
          ? words.say("preview-invited", { name: words.person(info.seats[host].name), game: words.title(game) })
          : words.say("door", { game: words.title(game) }),
      ),
      info.house.quick && p({ class: "quick-status", role: "status" }, waitsForAnybody(info, words)),
      info.house.quick && mine >= 0 && !company && use(OtherTable, { info, name: info.seats[mine].name, words, tell }),
      mine < 0 && free >= 0 && div(
        { class: "sit-first" },
        label(
          {},
          words.say("your-name"),
          input({
            value: name.value,
            maxlength: 30,
            autocomplete: "nickname",
            onInput: (/** @type {ControlEvent} */ event) => (name.value = event.target.value),
          }),
        ),
        button({ type: "button", class: "main", onClick: () => tell(sit(free)) }, words.say("sit-down-now")),
      ),
      mine < 0 && free < 0 && div(
        { class: "full" },
        p({}, words.say("table-full")),
        a({ class: "button main", href: "/" }, words.say("watching-lobby")),
      ),
      invites && use(InviteCard, { info, title: words.title(game), words, link, hasQr: !narrow }),
      div(
        { class: "table-and-bots" },
        div(
          { class: `round-table ${game.folder} ${drag.value ? "dropping" : ""}` },
          div({ class: "felt" }, use(HouseRules, { info, words })),
          ul(
            { class: "seats", style: { "--seats": String(info.seats.length) } },
            info.seats.map((_, number) =>
              use(Seat, {
                key: number,
                info,
                number,
                words,
                invited: invited[openSeats.indexOf(number)] ?? null,
                guest: mine < 0,
                drop: drop(number),
                sit: () => tell(sit(number)),
                open: () => (opened.value = number),
              })
            ),
          ),
        ),
        tray && use(BotTray, {
          info,
          kit,
          drag,
          put: (seat, bot) => tell(api.seatBot(info.code, seat, { bot }, connection.tokens)),
        }),
      ),
      invites && narrow && use(TableQr, { table: info.code, link, words }),
      use(HowToPlay, { kit, rename: mine >= 0 && info.hosting ? () => (opened.value = mine) : null }),
      refused.value && use(Notice, { text: refused.value }),
      p({ class: "swapped", role: "status" }, swapped),
      info.hosting && div(
        { class: "start-row" },
        unread > 0 && button(
          {
            type: "button",
            class: "new-messages",
            onClick: () => document.querySelector(".door .talk")?.scrollIntoView({ block: "center" }),
          },
          `💬 ${words.say("chat-new", { number: unread })}`,
        ),
        info.house.quick && mine >= 0 && button(
          { type: "button", class: "stop-waiting", onClick: () => tell(stopWaiting()) },
          words.say("quick-stop"),
        ),
        mine >= 0 && !info.may_start && !info.house.quick && button(
          {
            type: "button",
            class: ready ? "ready" : "ready main",
            "aria-pressed": ready,
            onClick: () => tell(api.setReady(info.code, mine, { ready: !ready }, connection.tokens)),
          },
          words.say(ready ? "ready-not" : "ready"),
        ),
        info.may_start && (!info.house.quick || !company) && form(
          { onSubmit: start },
          button({ type: "submit", class: "main" }, words.say(filled ? "start-filled" : "start")),
        ),
        !info.house.quick && p({ class: "soft" }, waitsFor(info, words)),
      ),
      info.hosting && !api.isHere() && info.house.quick && use(Invite, { info, title: words.title(game), words }),
      use(Options, { info, words }),
      talks && use(Talk, { connection, kit, seat: mine, info, seen: talkSeen }),
      opened.value >= 0 && use(SeatMenu, {
        connection,
        info,
        kit,
        seat: opened.value,
        tell,
        getUp: () => {
          getsUp.current = true;
          return api.standUp(info.code, opened.value, connection.tokens);
        },
        close: () => (opened.value = -1),
      }),
    ),
  );
}

/**
 * The chat of the waiting room. A message counts as read once the chat is on the screen.
 *
 * @param {{
 *   connection: Connection, kit: Kit, seat: number, info: TableInfo,
 *   seen: import("../shell/tags.js").Signal<boolean>,
 * }} props
 */
function Talk({ connection, kit, seat, info, seen }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver((entries) => (seen.value = entries.some((each) => each.isIntersecting)), {
      threshold: 0.5,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return section(
    { class: "talk" },
    h2({}, kit.words.say("chat")),
    div({ ref: place }, use(Chat, { connection, kit, seat, info, isSeen: seen.value })),
  );
}

/**
 * A sentence for a player whom the host has moved to another seat. Only the host can do that, and then sits on the
 * player's old seat.
 *
 * @param {TableInfo} info
 * @param {Words} words
 */
function useSwapNotice({ yours, is_host, host_seat, seats }, words) {
  const mine = yours[0] ?? -1;
  const before = useRef(mine);
  const said = useSignal("");
  useEffect(() => {
    const old = before.current;
    before.current = mine;
    if (old === mine || old < 0 || mine < 0) return;
    said.value = !is_host && host_seat === old
      ? words.say("seat-swapped", { name: words.person(seats[old].name), number: mine + 1 })
      : "";
  }, [mine]);
  return said.value;
}

/**
 * Whether the host has taken this player's seat away: it is gone, and the player did not get up. It is said until they
 * sit down again.
 *
 * @param {TableInfo} info
 * @param {{ current: boolean }} getsUp
 */
function useRemoved({ yours, is_host }, getsUp) {
  const sits = yours.length > 0;
  const sat = useRef(sits);
  const removed = useSignal(false);
  useEffect(() => {
    removed.value = sat.current && !sits && !is_host && !getsUp.current;
    sat.current = sits;
    getsUp.current = false;
  }, [sits]);
  return removed.value;
}

/**
 * People who are invited and have not sat down yet, as far as the person here knows them.
 *
 * @param {TableInfo} info
 * @param {number} changes how often invitations have changed
 */
function useInvited({ code, yours, seats }, changes) {
  const people = useSignal(/** @type {InvitedFriend[]} */ ([]));
  const taken = seats.filter((seat) => seat.taken).length;
  useEffect(() => {
    if (!yours.length || taken === seats.length || api.isHere()) return;
    const look = () => api.listInvited(code).then((found) => (people.value = found), () => {});
    look();
    return lookAgain(look);
  }, [code, yours.length, taken, changes]);
  return people.value;
}

/**
 * What a match still waits for.
 *
 * @param {TableInfo} info
 * @param {Words} words
 */
function waitsFor({ seats, may_start, host_seat, yours }, words) {
  if (!may_start) {
    const asked = yours.some((seat) => !seats[seat].ready);
    return words.say(asked ? "host-starts" : "host-starts-soon", { name: words.person(seats[host_seat ?? 0].name) });
  }
  const open = seats.filter((seat) => !seat.taken).length;
  if (open) return words.say("waits-open", { number: open });
  const people = seats.filter((seat, number) => !seat.bot && number !== host_seat && !yours.includes(number));
  if (!people.length) return "";
  const late = people.filter((seat) => !seat.ready).map((seat) => words.person(seat.name));
  return late.length ? words.say("start-anyway", { names: late.join(", ") }) : words.say("all-ready");
}

/**
 * What is going on in a quick game: how many are here, what it still waits for, and when bots come.
 *
 * @param {TableInfo} info
 * @param {Words} words
 */
function waitsForAnybody({ seats, house }, words) {
  const open = seats.filter((seat) => !seat.taken).length;
  if (!open) return words.say("quick-begins");
  const bots = botsCome(house.bots_at, words);
  const here = words.say("quick-here", { here: seats.length - open, seats: seats.length });
  return `${here} ${words.say("quick-waits", { number: open })} ${bots}`;
}

/** When bots come to a quick game, if ever. @param {number | null | undefined} at @param {Words} words */
function botsCome(at, words) {
  if (!at) return words.say("quick-no-bots");
  const when = new Date(1000 * at);
  if (when.toDateString() !== new Date().toDateString()) {
    return words.say("quick-bots-at", { when: words.moment(when) });
  }
  return words.say("quick-bots-today", { time: timeOfDay(when) });
}

/**
 * A quick game that waits too, for somebody who waits alone; a wish for any number of players leads there.
 *
 * @param {{ info: TableInfo, name: string, words: Words, tell: (asked: Promise<unknown>) => void }} props
 */
function OtherTable({ info, name, words, tell }) {
  const offer = useSignal(/** @type {import("../wire.d.ts").QuickOffer | null} */ (null));
  useEffect(() => {
    const look = () => api.findOtherQuickGame(info.code).then((found) => (offer.value = found), () => {});
    look();
    return lookAgain(look);
  }, [info.code]);
  if (!offer.value) return null;
  const { here, players, pace, bots_at } = offer.value;
  const bots_after = bots_at === null ? null : Math.max(0, Math.round(bots_at - Date.now() / 1000));
  const join = async () => {
    const { code } = await api.joinQuickGame({
      game: info.game,
      players: null,
      pace,
      bots_after,
      name,
      cat: settings.value.cat,
    });
    location.assign(`/t/${code}`);
  };
  return div(
    { class: "other-table", role: "status" },
    p({}, `${words.say("quick-other", { here, players })} ${botsCome(bots_at, words)}`),
    button({ type: "button", onClick: () => tell(join()) }, words.say("quick-other-join")),
  );
}

/**
 * One place at the table. Its face opens what can be done there.
 *
 * @param {{
 *   info: TableInfo, number: number, words: Words, invited: InvitedFriend | null, guest: boolean, drop: string,
 *   sit: () => void, open: () => void,
 * }} props `invited`: who may come here; `drop`: how the seat shows that a dragged bot may be put there
 */
function Seat({ info, number, words, invited, guest, drop, sit, open }) {
  const seat = info.seats[number];
  const own = info.yours.includes(number);
  const host = info.host_seat === number;
  const called = namesOf(info.seats, words)[number] || words.say("seat-open");
  const gone = seat.taken && !seat.bot && !own && !seat.here;
  const waits = gone ? "presence-gone" : seat.ready ? "seat-ready" : seat.taken && !host ? "seat-not-ready" : "";
  const state = seat.bot ? "seat-bot" : waits;
  const face = seat.taken
    ? use(Portrait, { cat: catsOf(info.seats)[number], mood: gone ? "asleep" : "" })
    : span({ class: "plus", "aria-hidden": "true" }, "+");
  const character = seat.bot ? temper(seat.bot, words) : null;
  const shown = `${seat.taken ? "" : "free"} ${own ? "yours" : ""} ${seat.ready ? "is-ready" : ""} ${
    host ? "is-host" : ""
  } ${drop}`;
  return li(
    { class: shown, style: { "--seat": String(number) } },
    info.hosting
      ? button(
        {
          type: "button",
          class: "face",
          title: character,
          "aria-haspopup": "dialog",
          "aria-label": words.say("seat-title", { number: number + 1, name: called }),
          onClick: open,
        },
        face,
      )
      : span({ class: "face", title: character }, face),
    strong({ class: "name", title: called, onClick: own ? open : null }, called),
    div(
      { class: "marks" },
      own && span({ class: "own" }, words.say("seat-yours")),
      host && span({ class: "host" }, words.say("seat-host")),
      state && span({ class: "state" }, words.say(state, { who: seat.bot && words.bot(seat.bot) })),
      invited && span(
        { class: "state", role: invited.declined ? "status" : null },
        words.say(invited.declined ? "seat-declined" : "seat-invited", { name: words.person(invited.name) }),
      ),
    ),
    guest && !seat.taken && button({ type: "button", class: "main", onClick: sit }, words.say("sit-down")),
  );
}

/**
 * The lesson and the rules, for a guest who does not know the game yet, and one's own name; the seat stays.
 *
 * @param {{ kit: Kit, rename: (() => void) | null }} props
 */
function HowToPlay({ kit, rename }) {
  const { words, game } = kit;
  const reads = useSignal(false);
  return div(
    { class: "ways how-to-play" },
    rename && button(
      { type: "button", class: "rename-me", "aria-haspopup": "dialog", onClick: rename },
      span({ "aria-hidden": "true" }, "✎ "),
      words.say("seat-do-rename"),
    ),
    game.has_lesson && !api.isHere() && a(
      { class: "button", href: `/learn/${game.folder}`, target: "_blank" },
      words.say("how-to-play"),
      span({ "aria-hidden": "true" }, "↗"),
      span({ class: "unseen" }, words.say("new-tab")),
    ),
    button({ type: "button", class: "open-rules", onClick: () => (reads.value = true) }, words.say("rules")),
    reads.value &&
      use(Panel, { title: words.say("panel-rules"), close: () => (reads.value = false) }, use(Rules, { kit })),
  );
}

/** How this table is played, a line for each rule of the house. @param {{ info: TableInfo, words: Words }} props */
function HouseRules({ info, words }) {
  const { house } = info;
  const vacation = house.vacation_days ?? 0;
  const time = words.pace(house) ||
    (house.move_seconds ? words.say("rule-seconds", { seconds: house.move_seconds }) : words.say("rule-no-clock"));
  const hints = house.hints ? "rule-hints" : house.hints === false ? "rule-no-hints" : "rule-hints-alone";
  const reserve = Math.floor((house.bank_seconds ?? 0) / 60);
  return ul(
    { class: "table-rules" },
    li({ class: "pace" }, vacation > 0 ? `${time} · ${words.say("vacation-days", { days: vacation })}` : time),
    reserve > 0 && li({}, words.say("rule-reserve", { minutes: reserve })),
    li({}, words.say(house.rated ? "rule-rated" : hints)),
    li({}, words.say(house.spectators === "none" ? "house-spectators-none" : "rule-spectators")),
  );
}

/** The options of the game that were chosen for this table. @param {{ info: TableInfo, words: Words }} props */
function Options({ info, words }) {
  const chosen = Object.entries(info.options).filter(([name, choice]) => words.knows(`option-${name}-${choice}`));
  return chosen.length > 0 && details(
    { class: "chosen-options" },
    summary({}, words.say("table-options")),
    ul(
      {},
      chosen.map(([name, choice]) =>
        li({ key: name }, `${words.say(`option-${name}`)}: ${words.say(`option-${name}-${choice}`)}`)
      ),
    ),
  );
}
