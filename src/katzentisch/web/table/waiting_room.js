/** The waiting room of a table: who sits where, who is ready, the link to share, the table's rules, and the start. */

import {
  a,
  aside,
  button,
  details,
  div,
  form,
  h2,
  input,
  label,
  later,
  main,
  p,
  section,
  span,
  summary,
  ul,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels, style } from "../shell/catalogue.js";
import { BotTray, takesBot } from "./bot_tray.js";
import { Chat } from "./chat.js";
import { HouseRules, Options } from "./house_rules.js";
import { InviteCard, TableQr, useTableLink } from "./invite.js";
import { SeatMenu } from "./seat_menu.js";
import { useInvited, useNews, useRemoved } from "./waiting_news.js";
import { OtherTable, waitsForAnybody } from "./waiting_quick.js";
import { Seat } from "./waiting_seat.js";
import { Notice, Panel, TopBar, useMatches } from "../shell/components.js";
import { useMoreWords } from "../shell/more_words.js";
import { choose, settings } from "../shell/settings.js";
import { ASSETS, GUEST, isGuestName } from "../shell/words.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {import("../shell/words.js").Words} Words */

/** Where a QR code has no room beside the link: it comes after the bots, which somebody alone needs first. */
const NARROW = "(max-width: 34.999em)";

// The seats are drawn with their style: without it they would jump.
await style(`${ASSETS}web/table/waiting_room.css`);

const Rules = later(() => import("./rules.js").then((module) => module.Rules));
const Offer = later(() => import("../person/notifications.js").then((module) => module.Offer));

/** @param {{ connection: Connection, info: TableInfo, kit: Kit }} props */
export function Door(props) {
  // All is drawn at once: a link that comes later pushes away what somebody is about to press.
  const link = useTableLink(api.isHere() ? "" : props.info.code);
  return useMoreWords(props.kit.words, "waiting") && link.known && use(WaitingRoom, { ...props, link });
}

/** @param {{ connection: Connection, info: TableInfo, kit: Kit, link: import("./invite.js").TableLink }} props */
function WaitingRoom({ connection, info, kit, link }) {
  const { words, game } = kit;
  const refused = useSignal("");
  const opened = useSignal(-1);
  const talkSeen = useSignal(false);
  const drag = useSignal(/** @type {import("./bot_tray.js").Drag | null} */ (null));
  const mine = info.yours[0] ?? -1;
  const openSeats = info.seats.flatMap((seat, number) => (seat.taken ? [] : [number]));
  const free = openSeats[0] ?? -1;
  const filled = free >= 0 && !info.house.rated;
  const ready = mine >= 0 && info.seats[mine].ready;
  const company = info.seats.some((seat, number) => seat.taken && !seat.bot && !info.yours.includes(number));
  const talks = info.house.chat !== false && company && mine >= 0;
  const unread = talks ? connection.unread() : 0;
  const { quick } = info.house;
  const shares = info.hosting && !api.isHere() && (free >= 0 || info.house.spectators !== "none");
  const invites = shares && free >= 0 && (info.is_host || Boolean(quick));
  const lost = connection.link.value === "lost" && !api.isHere();
  const narrow = useMatches(NARROW);
  const name = useOwnName(info);
  const news = useNews(info, words);
  const removed = useRemoved(info);
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

  const tray = info.is_host && !info.house.rated && !quick && info.seats.some((_, at) => takesBot(info, at));
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

  const told = p({ class: "news", role: "status" }, news.said);
  const inviteCard = () =>
    use(InviteCard, {
      info,
      title: words.title(game),
      words,
      link,
      hasQr: !invites || !narrow,
      isMain: !quick && invites,
    });
  return div(
    { class: quick ? "door quick" : "door" },
    use(TopBar, { title: words.title(game) }),
    lost && use(Notice, { text: words.say("waiting-link-lost") }),
    main(
      {},
      div(
        { class: "door-head" },
        removed && div(
          { class: "removed", role: "alert" },
          p({}, words.say("seat-removed", { name: words.person(removed.host), named: removed.host ? "yes" : "no" })),
          a({ class: "button main", href: "/" }, words.say("watching-lobby")),
          free >= 0 && button(
            {
              type: "button",
              class: "quiet",
              disabled: lost,
              onClick: () => tell(sit(openSeats.includes(removed.seat) ? removed.seat : free)),
            },
            words.say("sit-down-again"),
          ),
        ),
        h2({ class: "big" }, headline(info, words, words.title(game), Boolean(removed))),
        quick && p({ class: "quick-status", role: "status" }, waitsForAnybody(info, words)),
        quick && mine >= 0 && !company && use(OtherTable, { info, name: info.seats[mine].name, words, tell }),
      ),
      mine < 0 && !removed && div(
        { class: "sit-box" },
        !settings.value.met.length && !api.isHere() &&
          p({ class: "what-it-is" }, words.say("guest-what-it-is")),
        free >= 0 && div(
          { class: "sit-first" },
          label(
            {},
            words.say("your-name"),
            input({
              value: name.value,
              maxlength: 30,
              autocomplete: "nickname",
              placeholder: words.say("name-guest"),
              onInput: (/** @type {ControlEvent} */ event) => (name.value = event.target.value),
            }),
          ),
          button(
            { type: "button", class: "main", disabled: lost, onClick: () => tell(sit(free)) },
            words.say("sit-down-now"),
          ),
        ),
        free < 0 && div(
          { class: "full" },
          p({}, words.say("table-full")),
          a({ class: "button main", href: "/" }, words.say("watching-lobby")),
        ),
      ),
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
              guest: mine < 0 && !removed,
              look: `${drop(number)} ${news.seats.includes(number) ? "changed" : ""}`,
              sit: () => tell(sit(number)),
              open: () => (opened.value = number),
            })
          ),
        ),
      ),
      aside(
        { class: "beside-table", "aria-label": words.say("door-tools") },
        invites && !quick && inviteCard(),
        refused.value && use(Notice, { text: refused.value }),
        !info.hosting && told,
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
          told,
          quick && mine >= 0 && button(
            { type: "button", class: "stop-waiting", onClick: () => tell(stopWaiting()) },
            words.say("quick-stop"),
          ),
          mine >= 0 && !info.may_start && !quick && button(
            {
              type: "button",
              class: ready ? "ready" : "ready main",
              "aria-pressed": ready,
              disabled: lost,
              onClick: () => tell(api.setReady(info.code, mine, { ready: !ready }, connection.tokens)),
            },
            words.say(ready ? "ready-not" : "ready"),
          ),
          info.may_start && (!quick || !company) && form(
            { onSubmit: start },
            button(
              { type: "submit", class: free < 0 ? "main" : "", disabled: lost },
              words.say(filled ? "start-filled" : "start"),
            ),
          ),
          !quick && p({ class: "soft" }, waitsFor(info, words)),
        ),
        invites && quick && inviteCard(),
        mine >= 0 && words.pace(info.house) && div(
          { class: "days" },
          p({}, words.say(settings.value.notify ? "days-notified" : "days-close")),
          use(Offer, {}),
        ),
        talks && use(Talk, { connection, kit, seat: mine, info, seen: talkSeen }),
      ),
      div(
        { class: "under-table" },
        tray && use(BotTray, {
          info,
          kit,
          drag,
          put: (seat, bot) => tell(api.seatBot(info.code, seat, { bot }, connection.tokens)),
        }),
        invites && narrow && use(TableQr, { table: info.code, link, words }),
        use(HowToPlay, { kit, rename: mine >= 0 && info.hosting ? () => (opened.value = mine) : null }),
        use(Options, { info, words }),
        shares && !invites && details(
          { class: "invite-more" },
          summary({}, words.say(free >= 0 ? "invite-more" : "invite-watchers")),
          inviteCard(),
        ),
      ),
      opened.value >= 0 && use(SeatMenu, {
        connection,
        info,
        kit,
        seat: opened.value,
        tell,
        close: () => (opened.value = -1),
      }),
    ),
  );
}

/**
 * Whose table it is, or who invites to it while there is room.
 *
 * @param {TableInfo} info
 * @param {Words} words
 * @param {string} game
 * @param {boolean} removed whether the reader had a seat here
 */
function headline({ house, yours, seats, host_seat, is_host }, words, game, removed) {
  if (house.quick) return words.say("quick-door", { game });
  if (is_host) return words.say("door-yours");
  if (host_seat === null) return game;
  const name = words.person(seats[host_seat].name);
  const isInvited = !yours.length && !removed && seats.some((seat) => !seat.taken);
  return isInvited ? words.say("preview-invited", { name, game }) : words.say("door-of", { name });
}

/**
 * The name to sit down with: the one this person had here, or else in this browser.
 *
 * @param {TableInfo} info
 */
function useOwnName({ yours, seats }) {
  const name = useSignal(settings.value.name);
  const worn = yours.length === 1 ? seats[yours[0]].name : "";
  useEffect(() => {
    if (!worn || isGuestName(worn)) return;
    name.value = worn;
    if (!settings.peek().name) choose({ name: worn });
  }, [worn]);
  return name;
}

/**
 * The chat of the waiting room. Messages count as read once the newest is on the screen.
 *
 * @param {{
 *   connection: Connection, kit: Kit, seat: number, info: TableInfo,
 *   seen: import("../shell/tags.js").Signal<boolean>,
 * }} props
 */
function Talk({ connection, kit, seat, info, seen }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const number = connection.chat.value.length;
  useEffect(() => {
    const newest = place.current?.querySelector("ol > li:last-child");
    if (!newest) return;
    const watcher = new IntersectionObserver(([{ isIntersecting }]) => (seen.value = isIntersecting), {
      threshold: 1,
      rootMargin: `0px 0px -${coveredPixels()}px 0px`,
    });
    watcher.observe(newest);
    return () => watcher.disconnect();
  }, [number]);
  return section(
    { class: "talk" },
    h2({}, kit.words.say("chat")),
    div({ ref: place }, use(Chat, { connection, kit, seat, info, isSeen: seen.value })),
  );
}

/** How much of the window's lower end the start lies over. */
function coveredPixels() {
  const start = document.querySelector(".start-row");
  if (!start || getComputedStyle(start).position !== "sticky") return 0;
  const { height, bottom } = start.getBoundingClientRect();
  return Math.ceil(bottom) >= innerHeight ? height : 0;
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
