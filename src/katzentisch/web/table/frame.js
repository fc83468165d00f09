/** A match on the screen: what is asked, who plays, what happened, and everything one may do besides moving. */

import {
  a,
  all,
  aside,
  button,
  div,
  h2,
  later,
  p,
  span,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
} from "../shell/tags.js";
import { isHere, tellDrawn } from "../shell/api.js";
import { Link, Meanwhile, Notice, overDays, Panel, Press } from "../shell/components.js";
import { memo, saw, settings } from "../shell/settings.js";
import { Log, LogSpeaker, useMissed, useSkip, useSounds } from "./log.js";
import { Moves, unhurried, useBusy } from "./moves.js";
import { Screen } from "./screen.js";
import { isStandIn, namesOf } from "./portraits.js";
import { Eyes } from "./seats.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").Update} Update */
/** @typedef {import("../wire.d.ts").EventInfo} Told */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./story.js").Moment} Moment */
/** @typedef {{ connection: Connection, info: TableInfo, kit: Kit }} Props */
/** @typedef {"rules" | "chat" | "more" | "log"} Sheet */

const Result = later(() => import("./result.js").then((module) => module.Result));
const Next = later(() => import("../shell/next_table.js").then((module) => module.Next));
const VoteCard = later(() => import("./vote.js").then((module) => module.VoteCard));
const Offer = later(() => import("../person/notifications.js").then((module) => module.Offer));
const Hint = later(() => import("./hint.js").then((module) => module.Hint));
const VoidNotice = later(() => import("./season_line.js").then((module) => module.VoidNotice));
const SeasonLink = later(() => import("./season_line.js").then((module) => module.SeasonLink));
/** @typedef {Props & { seat: number, open: (sheet: Sheet) => void, lesson?: boolean }} SheetProps */
/** What opens over the table. @type {Record<Exclude<Sheet, "log">, import("../shell/tags.js").Component<SheetProps>>} */
const SHEETS = {
  rules: later(() => import("./rules.js").then((module) => module.Rules)),
  chat: later(
    /** @returns {Promise<import("../shell/tags.js").Component<SheetProps>>} */
    () => import("./chat.js").then((module) => module.Chat),
  ),
  more: later(() => import("./table_menu.js").then((module) => module.More)),
};

/** Milliseconds for which a connection may be lost before anything else is offered. */
const BLIP_MS = 6000;

/** Before the first update. @type {Pick<Update, "seq" | "actors" | "over">} */
const EMPTY = { seq: -1, actors: [], over: false };

/** @param {Props & { coach?: import("./board.d.ts").CoachProps }} props */
export function Frame({ connection, info, kit, coach }) {
  const own = Object.keys(connection.updates.value).map(Number).filter((seat) => seat >= 0);
  const latest = Object.values(connection.updates.value).reduce((one, two) => (two.seq > one.seq ? two : one), EMPTY);
  const due = own.find((seat) => latest.actors.includes(seat)) ?? own[0] ?? -1;
  const several = own.length > 1;
  const reader = several ? -1 : due;
  const words = useMemo(() => kit.words.addressing(reader), [kit.words, reader]);
  const holder = useSignal(several ? -1 : due);
  const peeks = useSignal(false);
  const pointed = useSignal(/** @type {Told | null} */ (null));
  const eyes = useSignal(-1);
  const sheet = useSignal(/** @type {Sheet | null} */ (null));
  const talks = useSignal(/** @type {boolean | null} */ (null));
  const thinks = useSignal(-1);
  const asking = useSignal("");
  const wide = useWide();
  const names = useMemo(() => namesOf(info.seats, words), [info, words]);
  const { ordered, busy } = useBusy(connection);
  const friends = info.seats.filter((each) => !each.bot || isStandIn(each)).length > 1;
  // At one screen the next player takes over when everybody has seen what happened.
  const shownBy = several && holder.value < 0 ? own[0] : holder.value;
  // The updates of several seats arrive one by one: until the holder's is there, nothing has been told yet.
  const reached = connection.updates.value[shownBy]?.seq ?? latest.seq;
  const telling = several &&
    (reached < latest.seq || connection.stories.value[shownBy]?.moment.value?.rests === false);
  const covered = several && !latest.over && (holder.value < 0 || (!telling && holder.value !== due));
  const seat = several ? (latest.over && !telling ? due : covered && peeks.value ? due : shownBy) : due;
  const story = connection.stories.value[seat];
  const moment = story?.moment.value;
  const yours = several ? latest.actors.includes(due) && !telling : moment?.update.actors.includes(due) ?? false;
  const unread = connection.unread();
  useEffect(tellDrawn, []);
  useEffect(() => announceTurn(yours, unread, words.title(kit.game), words.say("your-turn")), [
    yours,
    unread,
    moment?.update.seq,
  ]);
  useLooks(connection, story);
  useBoardImage(info.code, own.length === 1 && !coach);
  useSounds(kit.board.sounds ?? {}, moment, yours, unread);
  useSkip(story, Boolean(moment && !moment.stops && (!moment.complete || moment.left > 0)));
  useMissed(story, `katzentisch-told-${moment?.update.match}-${seat}`);
  useWakeLock(yours || Boolean(latest.actors.length && info.house.move_seconds && !overDays(info)));
  if (!moment) return div({ class: "table app", "aria-busy": "true" });

  const { update, scene, events, log } = moment;
  const present = moment.complete && moment.left === 0;
  const hinted = connection.hinted.value;
  const left = !several && seat >= 0 && Boolean(info.seats[seat]?.away) && !update.over;
  const opened = eyes.value >= 0 && update.open;
  const view = opened ? opened[eyes.value] : scene.view;
  const hidden = (covered && !peeks.value) || (telling && seat !== due);
  const open = (/** @type {Sheet} */ name) => (sheet.value = name);
  /** @type {BoardProps} */
  const plain = {
    view,
    seat: opened ? eyes.value : seat,
    legal: !covered && !left && (present || still(update, connection.updates.value[seat])) ? update.legal : [],
    actors: update.actors,
    events,
    scene: opened ? { ...scene, view } : scene,
    underway: !moment.rests,
    asks: moment.complete && !hidden,
    present,
    shared: hidden,
    log,
    names,
    words,
    facts: kit.facts,
    play: (move) => connection.move(seat, move),
    formality: (move) => unhurried(() => connection.move(seat, move), friends),
    whyNot: (move) => connection.whyNot(seat, move),
    asking,
    undo: update.can_undo && !left ? () => connection.order(seat, { do: "retract" }) : undefined,
    goOn: moment.stops ? () => story.go() : undefined,
    busy,
    ordered,
    over: update.over,
    notebook: info.house.notebook ?? true,
    memo: memo(update.match, seat),
    settings: settings.value,
    pointed: pointed.value,
    advised: present && hinted?.seat === seat ? hinted.move : "",
  };
  const props = coach?.tune(plain) ?? plain;
  const refused = connection.refused.value;
  const lost = connection.link.value === "lost" && !isHere();
  const skips = (/** @type {MouseEvent} */ event) => {
    event.stopPropagation();
    story.skip();
  };
  const talking = Boolean(info.house.chat) && (talks.value ?? (wide && friends && !several));
  // People at one screen talk without a chat.
  const apart = info.seats.some(({ bot }, each) => !bot && !own.includes(each));
  const canTalk = Boolean(info.house.chat) && (apart || info.onlookers > 0);
  const asksHint = seat >= 0 && !covered && !left && !update.over && (info.house.hints ?? !friends);
  const hint = () => {
    thinks.value = update.seq;
    connection.hint(seat);
  };
  const state = update.over ? "over" : covered ? "covered" : update.actors.includes(seat) ? "yours" : "theirs";
  const tools = all(
    use(Link, { link: connection.link.value, words }),
    info.onlookers > 0 && span(
      { class: "spectators", title: words.say("spectators", { number: info.onlookers }) },
      span({ "aria-hidden": "true" }, `👁 ${info.onlookers}`),
      span({ class: "unseen" }, words.say("spectators", { number: info.onlookers })),
    ),
    info.house.daily && span(
      { class: "spectators", title: words.say("daily-table") },
      span({ "aria-hidden": "true" }, "☀"),
      span({ class: "unseen" }, words.say("daily-table")),
    ),
    own.length > 0 && !update.over &&
      !latest.actors.includes(due) && use(Next, { code: info.code, words }),
    // What comes and goes stands left of what stays.
    use(Moves, { props, board: kit.board }),
    asksHint &&
      use(Press, { label: words.say("hint"), kind: "ask-hint", onPress: hint, disabled: !props.legal.length }),
    seat >= 0 && !left && !update.over && !info.house.daily && use(Press, {
      label: words.say("undo"),
      sign: "↶",
      kind: "undo",
      disabled: !props.undo,
      onPress: () => props.undo?.(),
    }),
    use(Press, { label: words.say("log"), kind: "open-log", onPress: () => open("log") }),
    canTalk && use(Press, {
      label: words.say("chat"),
      sign: "💬",
      kind: "open-chat",
      onPress: wide ? () => (talks.value = !talking) : () => open("chat"),
      badge: unread,
      says: words.say("chat-new", { number: unread }),
    }),
    use(Press, { label: words.say("more-tools"), sign: "⋯", kind: "open-more", onPress: () => open("more") }),
  );
  const prompt = coach ? use(coach.Says, { props }) : null;
  return div(
    {
      class: `table app ${kit.game.folder}`,
      "data-seq": update.seq,
      "data-state": state,
      "data-seat": seat,
      "data-busy": ordered,
      "data-present": present,
      "data-underway": props.underway,
      "data-stops": moment.stops,
      "data-told": log.length,
    },
    use(Screen, {
      key: `${update.match} ${seat} ${hidden}`,
      kit,
      props,
      seats: info.seats,
      update,
      connection,
      mine: own,
      tools,
      onPress: () => (connection.refused.value = null),
      skip: present || moment.stops ? null : skips,
      prompt: covered && !telling
        ? use(Handover, { name: names[due], words, take: () => (holder.value = due), peeks })
        : left
        ? use(Left, { connection, seat, clock: connection.updates.value[seat]?.clocks?.[seat], words })
        : hinted && present && hinted.seat === seat && props.legal.includes(hinted.move)
        ? use(Hint, {
          hinted,
          props,
          board: kit.board,
          close: () => {
            thinks.value = -1;
            connection.forget(seat);
          },
        })
        : all(
          use(Prompt, {
            story,
            moment,
            props,
            board: kit.board,
            thinks: hinted || refused ? null : thinks,
            absence: absenceOf(connection, words),
            wide,
          }),
          prompt,
        ),
      above: all(
        update.behind > 0 && p({ class: "late-view" }, words.say("behind", { number: update.behind })),
        info.season && !update.over && (!info.season.counts || info.season.out.length > 0) &&
          use(VoidNotice, { key: `${info.season.counts} ${info.season.out.length}`, info, names, words }),
        info.brought && (friends || seat < 0) && p({ class: "late-view" }, words.say("brought-deal")),
        update.open && use(Eyes, { eyes, names, words }),
        lost && use(Notice, { text: words.say("link-lost") }),
        lost && use(Meanwhile, { away: true, patience: BLIP_MS }),
        overDays(info) && use(Offer, {}),
        info.vote && seat >= 0 && use(VoteCard, {
          key: `${info.seq} ${info.vote.ply} ${info.vote.refused}`,
          connection,
          vote: info.vote,
          seat,
          names,
          words,
        }),
        refused && use(Notice, { text: words.reason(refused, names) }),
      ),
      below: own.length === 0 && !info.is_host && !update.over &&
        p(
          { class: "watching" },
          span({}, words.say("watching")),
          info.season ? use(SeasonLink, { info, words }) : a({ href: "/" }, words.say("watching-lobby")),
        ),
      over: update.over && present && use(Result, { connection, info, update, log, names, kit: { ...kit, words } }),
    }),
    use(LogSpeaker, { props }),
    aside(
      { class: "side", "aria-label": words.say("log") },
      h2({}, words.say("log")),
      wide && use(Log, { props, pointed }),
      wide && talking &&
        div({ class: "beside" }, h2({}, words.say("chat")), use(SHEETS.chat, { connection, info, kit, seat, open })),
    ),
    use(OpenSheet, {
      sheet,
      words,
      log: use(Log, { props, pointed }),
      parts: { connection, info, kit, seat, open, lesson: Boolean(coach) },
    }),
  );
}

/**
 * The sheet that lies over the table, if one is open; it comes and goes without the table being drawn again.
 *
 * @param {{
 *   sheet: import("../shell/tags.js").Signal<Sheet | null>, words: import("../shell/words.js").Words,
 *   log: import("../shell/tags.js").VNode, parts: Props & { seat: number, open: (sheet: Sheet) => void, lesson: boolean },
 * }} props
 */
function OpenSheet({ sheet, words, log, parts }) {
  const name = sheet.value;
  return name && use(
    Panel,
    { title: words.say(`panel-${name}`), close: () => (sheet.value = null) },
    name === "log" ? log : use(SHEETS[name], parts),
  );
}

/**
 * One or two lines: what is asked, or what is being told; with the button that goes on where the story waits.
 *
 * @param {{
 *   story: Story, moment: Moment, props: BoardProps, board: import("./board.d.ts").BoardModule,
 *   thinks: import("../shell/tags.js").Signal<number> | null, absence: string, wide: boolean,
 * }} props `thinks`: the position for which a hint is being thought about; `wide`: the log is beside the board.
 */
function Prompt({ story, moment, props, board, thinks, absence, wide }) {
  const { words, names, events, present, shared, asks, log, actors, seat } = props;
  const turn = story.turn.value;
  const thinking = asks && thinks?.value === moment.update.seq;
  const told = events.filter((event) => !event.quiet).map((event) => words.event(event, names)).join(" ");
  const sentence = thinking
    ? words.say("hint-thinking")
    : asks
    ? props.asking?.value || board.ask(props)
    : board.narrate?.(props) || told || words.say("all-look");
  const missed = story.missed.value;
  const offered = present && missed >= 0 && log.slice(missed).some((event) => !event.quiet);
  const films = present && board.film && turn >= 0 && actors.includes(seat) && !wide &&
    log.slice(turn).some((event) => !event.quiet && event.data?.seat !== seat);
  return div(
    {
      class: `asked ${asks && actors.includes(seat) ? "yours" : ""} ${thinking ? "thinking" : ""}`,
      "data-vital": "prompt",
    },
    p(
      { role: "status" },
      // A new sentence is a new node: it has not moved.
      span(
        { key: `${absence} ${sentence}` },
        absence && span({ class: "told" }, absence),
        absence && present && " ",
        (!absence || present) && sentence,
      ),
    ),
    moment.stops
      ? button({ type: "button", class: "main go-on", onClick: () => story.go() }, words.say("continue"))
      : !present || (shared && !moment.rests)
      ? use(Press, { label: words.say("skip"), kind: "skip", onPress: () => story.skip() })
      : offered
      ? use(Press, { label: "↺", says: words.say("since"), kind: "since", onPress: () => story.recall() })
      : films
      ? use(Press, { label: "↺", says: words.say("since-turn"), kind: "since", onPress: () => story.recall() })
      : null,
  );
}

/**
 * What a player reads who has left the table or is on vacation, with the way back.
 *
 * @param {{
 *   connection: Connection, seat: number, clock: import("../wire.d.ts").SeatClock | undefined,
 *   words: import("../shell/words.js").Words,
 * }} props
 */
function Left({ connection, seat, clock, words }) {
  return div(
    { class: "asked left", "data-vital": "prompt" },
    p({ role: "status" }, words.say(clock?.off ? "you-are-off" : "you-left")),
    button(
      { type: "button", class: "main come-back", onClick: () => connection.order(seat, { do: "return" }) },
      words.say(clock?.off ? "vacation-end" : "sit-again"),
    ),
  );
}

/**
 * At one screen the hand stays covered until the next player has it; holding a button shows it for a moment.
 *
 * @param {{
 *   name: string, words: import("../shell/words.js").Words, take: () => void,
 *   peeks: import("../shell/tags.js").Signal<boolean>,
 * }} props
 */
function Handover({ name, words, take, peeks }) {
  const hold = () => (peeks.value = true);
  const let_go = () => (peeks.value = false);
  useEffect(() => {
    addEventListener("pointerup", let_go);
    addEventListener("blur", let_go);
    return () => {
      removeEventListener("pointerup", let_go);
      removeEventListener("blur", let_go);
    };
  }, []);
  const isKey = (/** @type {KeyboardEvent} */ { key }) => key === " " || key === "Enter";
  return div(
    { class: "asked curtain", "data-vital": "prompt" },
    p({ role: "status" }, words.say("hand-over", { name })),
    button({ type: "button", class: "main", onClick: take }, words.say("curtain-lift")),
    button({
      type: "button",
      class: "peek",
      onPointerDown: hold,
      onKeyDown: (/** @type {KeyboardEvent} */ event) => isKey(event) && hold(),
      onKeyUp: (/** @type {KeyboardEvent} */ event) => isKey(event) && let_go(),
    }, words.say("hold-to-peek")),
  );
}

/**
 * What happened while the person at this screen was away, in one sentence.
 *
 * @param {Connection} connection
 * @param {import("../shell/words.js").Words} words
 */
const absenceOf = ({ absence }, words) => (absence.value ? words.absence(absence.value) : "");

/**
 * Keep how far the person at this screen has looked, here and at the server; what was told to nobody is not seen.
 *
 * @param {Connection} connection
 * @param {Story | undefined} story
 */
function useLooks(connection, story) {
  const moment = story?.moment.value;
  const { match = "", seq = 0 } = moment?.update ?? {};
  useEffect(() => {
    const look = () => {
      if (!moment?.rests || !story || story.missed.peek() >= 0) return;
      saw(connection.code, match, seq);
      connection.saw(match, seq);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [story, moment?.rests, match, seq]);
}

/**
 * Keep a picture of the board for the list of one's tables when somebody leaves or looks elsewhere.
 *
 * @param {string} code
 * @param {boolean} wanted
 */
function useBoardImage(code, wanted) {
  const draw = useRef(async (/** @type {string} */ _) => {});
  // Loaded with the first press: once somebody has left, the board is no longer on the page.
  useEffect(() => {
    if (!wanted) return;
    const load = () => import("./board_image.js").then(({ remember }) => (draw.current = remember));
    const presses = ["pointerdown", "keydown"];
    for (const press of presses) addEventListener(press, load, { once: true });
    return () => presses.forEach((press) => removeEventListener(press, load));
  }, [wanted]);
  useLayoutEffect(() => {
    if (!wanted) return;
    const hide = () => document.visibilityState === "hidden" && draw.current(code);
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      draw.current(code);
    };
  }, [code, wanted]);
}

/**
 * Whether a position that the story has left behind still asks the same: others chose at the same time.
 *
 * @param {Update} shown
 * @param {Update} latest
 */
const still = (shown, latest) => shown.legal.join() === latest.legal.join();

/**
 * Say in the tab whether somebody waits for the person at this screen; a notification calls one who looks elsewhere.
 *
 * @param {boolean} yours
 * @param {number} unread
 * @param {string} game
 * @param {string} text
 */
function announceTurn(yours, unread, game, text) {
  document.title = (unread ? `(${unread}) ` : "") + (yours ? `● ${text} – ${game}` : `${game} – Katzentisch`);
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg/, yours ? "icon-turn.svg" : "icon.svg");
  if (yours && document.visibilityState !== "visible") import("../shell/sound.js").then(({ call }) => call(game, text));
}

/**
 * Keep the screen of a phone awake while `wanted` holds and the page is in sight; browsers that cannot sleep as usual.
 *
 * @param {boolean} wanted
 */
function useWakeLock(wanted) {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    let ended = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || lock) return;
      const found = await navigator.wakeLock.request("screen").catch(() => null);
      if (ended) found?.release().catch(() => {});
      else lock = found;
      found?.addEventListener("release", () => (lock = null));
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", ask);
      lock?.release().catch(() => {});
    };
  }, [wanted]);
}

/** Whether there is room for the log beside the board; the style sheet has the same width. */
function useWide() {
  const room = useMemo(() => matchMedia("(min-width: 75em)"), []);
  const wide = useSignal(room.matches);
  useEffect(() => {
    const change = () => (wide.value = room.matches);
    room.addEventListener("change", change);
    return () => room.removeEventListener("change", change);
  }, [room]);
  return wide.value;
}
