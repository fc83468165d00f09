/** The frame around the board: what is asked, who plays, what happened, and everything one may do besides moving. */

import { aside, div, h2, later, main, p, use, useEffect, useMemo, useSignal } from "../shell/tags.js";
import { Log, Told, useSounds } from "./log.js";
import { Moves, unhurried, useBusy } from "./moves.js";
import { Curtain, Link, Meanwhile, Next, Notice, overDays, Panel, Press, Sounds, TopBar } from "../shell/components.js";
import { acting, Eyes, Players } from "./players.js";
import { memo, saw, settings } from "../shell/settings.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").Update} Update */
/** @typedef {{ connection: Connection, info: TableInfo, kit: Kit }} Props */
/** @typedef {"rules" | "chat" | "more"} Drawer */

const Result = later(() => import("./result.js").then((module) => module.Result));
const VoteCard = later(() => import("./vote.js").then((module) => module.VoteCard));
const Offer = later(() => import("../person/notifications.js").then((module) => module.Offer));
const Hint = later(() => import("./hint.js").then((module) => module.Hint));
/** What opens over the table. @type {Record<Drawer, import("../shell/tags.js").Component<Props & { seat: number }>>} */
const DRAWERS = {
  rules: later(() => import("./rules.js").then((module) => module.Rules)),
  chat: later(() => import("./chat.js").then((module) => module.Chat)),
  more: later(() => import("./table_menu.js").then((module) => module.More)),
};

/** Milliseconds for which a connection may be lost before anything else is offered. */
const BLIP = 6000;

/** Before the first update. @type {Pick<Update, "seq" | "actors" | "over">} */
const EMPTY = { seq: -1, actors: [], over: false };

/** @param {Props & { coach?: import("./board.d.ts").CoachProps }} props */
export function Frame({ connection, info, kit, coach }) {
  const say = kit.words;
  const own = Object.keys(connection.updates.value).map(Number).filter((seat) => seat >= 0);
  const latest = Object.values(connection.updates.value).reduce((one, two) => (two.seq > one.seq ? two : one), EMPTY);
  const due = own.find((seat) => latest.actors.includes(seat)) ?? own[0] ?? -1;
  const lifted = useSignal(own.length > 1 ? -1 : due);
  const pointed = useSignal(/** @type {import("../wire.d.ts").EventInfo | null} */ (null));
  const eyes = useSignal(-1);
  const drawer = useSignal(/** @type {Drawer | null} */ (null));
  const friends = info.seats.filter(({ bot }) => !bot).length > 1;
  const talks = useSignal(/** @type {boolean | null} */ (null));
  const talking = talks.value ?? (beside() && friends && own.length === 1);
  const names = useMemo(() => info.seats.map((each) => each.name || say.bot(each.bot)), [info, say]);
  const { ordered, busy } = useBusy(connection);
  const several = own.length > 1;
  // Around one screen the curtain waits until everybody has seen what happened.
  const telling = several && connection.stories.value[lifted.value]?.moment.value?.rests === false;
  const seat = several && (telling || !latest.over) ? lifted.value : due;
  const covered = several && !telling && !latest.over && seat !== due;
  const story = connection.stories.value[seat];
  const moment = story?.moment.value;
  const yours = several ? latest.actors.includes(due) && !telling : moment?.update.actors.includes(due) ?? false;
  const unread = connection.unread();
  useEffect(() => beckon(yours, unread, say.title(kit.game), say.say("your-turn")), [
    yours,
    unread,
    moment?.update.seq,
  ]);
  useLooks(connection, story);
  useSounds(kit.board.sounds ?? {}, moment, yours, unread);

  if (covered || !moment) {
    return div(
      { class: "table" },
      use(TopBar, { title: say.title(kit.game) }),
      covered && use(Curtain, { name: names[due], words: say, lift: () => (lifted.value = due) }),
    );
  }

  const { update, scene, events, log } = moment;
  const present = moment.complete && moment.left === 0;
  const hinted = connection.hinted.value;
  const absence = connection.absence.value ? say.absence(connection.absence.value) : "";
  const opened = eyes.value >= 0 && update.open;
  const view = opened ? opened[eyes.value] : scene.view;
  /** @type {BoardProps} */
  const plain = {
    view,
    seat: opened ? eyes.value : seat,
    legal: present || still(update, connection.updates.value[seat]) ? update.legal : [],
    actors: update.actors,
    events,
    scene: opened ? { ...scene, view } : scene,
    underway: !moment.rests,
    present,
    shared: telling && seat !== due,
    log,
    names,
    words: say,
    facts: kit.facts,
    play: (move) => connection.move(seat, move),
    formality: (move) => unhurried(() => connection.move(seat, move), friends),
    whyNot: (move) => connection.whyNot(seat, move),
    undo: () => connection.order(seat, { do: "retract" }),
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
  const skips = (/** @type {MouseEvent} */ event) => {
    event.stopPropagation();
    story.skip();
  };
  const open = (/** @type {Drawer} */ name) => () => (drawer.value = name);
  const talk = beside() ? () => (talks.value = !talking) : open("chat");
  const state = update.over ? "over" : update.actors.includes(seat) ? "yours" : "theirs";
  return div(
    {
      class: `table ${kit.game.folder}`,
      "data-seq": update.seq,
      "data-state": state,
      "data-seat": seat,
      "data-busy": ordered,
      "data-present": present,
      "data-underway": props.underway,
      "data-told": log.length,
    },
    use(
      TopBar,
      { title: say.title(kit.game) },
      use(Link, { link: connection.link.value, words: say }),
      own.length > 0 && use(Next, { code: info.code, idle: !latest.actors.includes(due), words: say }),
      seat >= 0 && (friends || !info.house.duplicate) &&
        use(Press, { label: say.say("undo"), sign: "↶", onPress: () => props.undo?.() }),
      seat >= 0 && use(Press, {
        label: say.say("hint"),
        onPress: () => connection.hint(seat),
        disabled: props.legal.length === 0,
      }),
      use(Press, { label: say.say("rules"), onPress: open("rules") }),
      info.house.chat && use(Press, {
        label: say.say("chat"),
        onPress: talk,
        badge: unread,
        says: say.say("chat-new", { number: unread }),
      }),
      use(Press, { label: say.say("more-tools"), sign: "⋯", onPress: open("more") }),
      use(Sounds, { words: say }),
    ),
    main(
      { class: "play-area", onPointerDown: () => (connection.refused.value = null) },
      update.behind > 0 && p({ class: "late-view" }, say.say("behind", { number: update.behind })),
      div(
        { class: state === "yours" ? "asked yours" : "asked" },
        p(
          { role: "status" },
          absence && !present ? absence : moment.complete && !props.shared ? kit.board.ask(props) : watched(props),
        ),
        use(Told, { key: `${update.match} ${seat}`, story, props, match: update.match, absence }),
      ),
      overDays(info) && use(Offer, {}),
      update.open && use(Eyes, { eyes, names, words: say }),
      coach && use(coach.Says, { props }),
      update.over && use(Result, { connection, info, update, log, names, kit }),
      div(
        { class: "desk", key: `${update.match} ${seat}` },
        div(
          { class: "above-board" },
          connection.link.value === "lost" && use(Notice, { text: say.say("link-lost") }),
          connection.link.value === "lost" && use(Meanwhile, { away: true, patience: BLIP }),
          info.vote && seat >= 0 && use(VoteCard, {
            key: `${info.seq} ${info.vote.ply} ${info.vote.refused}`,
            connection,
            vote: info.vote,
            seat,
            names,
            words: say,
          }),
          refused && use(Notice, { text: say.reason(refused, names) }),
          hinted && present && use(Hint, { hinted, props, board: kit.board, close: () => connection.forget(seat) }),
        ),
        div({ class: "board", onClickCapture: present ? null : skips }, use(kit.board.Board, props)),
      ),
      use(Moves, { props, board: kit.board }),
    ),
    use(Players, { info, props, board: kit.board, connection, update }),
    use(Log, { props, pointed }),
    talking && info.house.chat && aside(
      { class: "beside", "aria-label": say.say("chat") },
      h2({}, say.say("chat")),
      use(DRAWERS.chat, { connection, info, kit, seat }),
    ),
    drawer.value && use(
      Panel,
      { title: say.say(`panel-${drawer.value}`), close: () => (drawer.value = null) },
      use(DRAWERS[drawer.value], { connection, info, kit, seat }),
    ),
  );
}

/**
 * Keep how far the person at this screen has looked, here and at the house; what was told to nobody is not seen.
 *
 * @param {Connection} connection
 * @param {import("./story.js").Story | undefined} story
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
 * What the screen says while something is under way: who does it, or that everybody may look.
 *
 * @param {BoardProps} props
 */
function watched(props) {
  const { words, names, seat, shared } = props;
  const [who] = acting(props);
  if (shared || who === undefined) return words.say("all-look");
  return who === seat ? words.say("you-act") : words.say("acts", { name: names[who] ?? "" });
}

/**
 * Whether a position that the story has left behind still asks the same: others chose at the same time.
 *
 * @param {Update} shown
 * @param {Update} latest
 */
const still = (shown, latest) => shown.legal.join() === latest.legal.join();

/**
 * Say in the tab whether somebody waits for the person at this screen; whoever looks elsewhere is called.
 *
 * @param {boolean} yours
 * @param {number} unread
 * @param {string} game
 * @param {string} text
 */
function beckon(yours, unread, game, text) {
  document.title = (unread ? `(${unread}) ` : "") + (yours ? `● ${text} – ${game}` : `${game} – Katzentisch`);
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg/, yours ? "icon-turn.svg" : "icon.svg");
  if (yours && document.visibilityState !== "visible") import("../shell/sound.js").then(({ call }) => call(game, text));
}

/** Whether there is room for talk beside the board. */
const beside = () => matchMedia("(min-width: 60rem)").matches;
