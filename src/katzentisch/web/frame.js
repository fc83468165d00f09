/** The frame around the board: what is asked, who plays, what happened, and everything one may do besides moving. */

import { div, label, later, main, option, p, select, span, use, useEffect, useSignal } from "./tags.js";
import { Log } from "./log.js";
import { memo } from "./memo.js";
import { Moves } from "./moves.js";
import { Curtain, Notice, Panel, Press, TopBar } from "./parts.js";
import { Players } from "./players.js";
import { Result } from "./result.js";
import { settings } from "./settings.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("./catalogue.js").Kit} Kit */
/** @typedef {import("./wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("./wire.d.ts").Told} Told */
/** @typedef {{ connection: Connection, info: TableInfo, kit: Kit }} Props */
/** @typedef {"rules" | "chat" | "more"} Drawer */

const Hint = later(() => import("./hint.js").then((module) => module.Hint));
/** What opens over the table. @type {Record<Drawer, import("./tags.js").Component<Props & { seat: number }>>} */
const DRAWERS = {
  rules: later(() => import("./rules.js").then((module) => module.Rules)),
  chat: later(() => import("./chat.js").then((module) => module.Chat)),
  more: later(() => import("./more.js").then((module) => module.More)),
};

/** Before the first update. @type {Pick<import("./wire.d.ts").Update, "seq" | "actors" | "over">} */
const EMPTY = { seq: -1, actors: [], over: false };

/** @param {Props & { coach?: import("./board.d.ts").CoachProps }} props */
export function Frame({ connection, info, kit, coach }) {
  const say = kit.words;
  const own = Object.keys(connection.updates.value).map(Number).filter((seat) => seat >= 0);
  const latest = Object.values(connection.updates.value).reduce((one, two) => (two.seq > one.seq ? two : one), EMPTY);
  const { actors, over } = latest;
  const due = own.find((seat) => actors.includes(seat)) ?? own[0] ?? -1;
  const lifted = useSignal(own.length > 1 ? -1 : due);
  const pointed = useSignal(/** @type {Told | null} */ (null));
  const eyes = useSignal(-1);
  const drawer = useSignal(/** @type {Drawer | null} */ (null));
  const names = info.seats.map((each) => each.name || say.say(`bot-${each.bot}`));
  const yours = own.some((seat) => actors.includes(seat));
  useEffect(() => beckon(yours, say.title(kit.game), say.say("your-turn")), [yours, latest.seq]);

  const covered = own.length > 1 && !over && lifted.value !== due;
  const seat = own.length > 1 && !over ? lifted.value : due;
  const update = connection.updates.value[seat];
  if (covered || !update) {
    return div(
      { class: "table" },
      use(TopBar, { title: say.title(kit.game) }),
      covered && use(Curtain, { name: names[due], words: say, lift: () => (lifted.value = due) }),
    );
  }

  /** @type {BoardProps} */
  const plain = {
    view: eyes.value >= 0 && update.open ? update.open[eyes.value] : update.view,
    seat: eyes.value >= 0 && update.open ? eyes.value : seat,
    legal: update.legal,
    actors: update.actors,
    events: update.events,
    log: (connection.logs.value[seat] ?? []).flatMap((entry) => entry.events),
    names,
    words: say,
    facts: kit.facts,
    play: (move) => connection.move(seat, move),
    whyNot: (move) => connection.whyNot(seat, move),
    undo: () => connection.order(seat, { do: "retract" }),
    busy: Object.keys(connection.pending.value).length > 0,
    over: update.over,
    notebook: info.house.notebook ?? true,
    memo: memo(update.match, seat),
    settings: settings.value,
    pointed: pointed.value,
  };
  const props = coach?.tune(plain) ?? plain;
  const refused = connection.refused.value;
  const open = (/** @type {Drawer} */ name) => () => (drawer.value = name);
  const state = update.over ? "over" : update.actors.includes(seat) ? "yours" : "theirs";
  return div(
    {
      class: `table ${kit.game.folder}`,
      "data-seq": update.seq,
      "data-state": state,
      "data-seat": seat,
      "data-busy": props.busy,
    },
    use(
      TopBar,
      { title: say.title(kit.game) },
      use(Link, { connection, words: say }),
      seat >= 0 && use(Press, { label: say.say("undo"), onPress: () => props.undo?.() }),
      seat >= 0 && use(Press, {
        label: say.say("hint"),
        onPress: () => connection.hint(seat),
        disabled: update.legal.length === 0,
      }),
      use(Press, { label: say.say("rules"), onPress: open("rules") }),
      info.house.chat && use(Press, { label: say.say("chat"), onPress: open("chat") }),
      use(Press, { label: say.say("more-tools"), onPress: open("more") }),
    ),
    main(
      { class: "play-area" },
      update.behind > 0 && p({ class: "late-view" }, say.say("behind", { number: update.behind })),
      p({ class: yours ? "asked yours" : "asked", role: "status" }, kit.board.ask(props)),
      update.open && use(Eyes, { eyes, names, words: say }),
      coach && use(coach.Says, { props }),
      connection.link.value === "lost" && use(Notice, { text: say.say("link-lost") }),
      refused && use(Notice, { text: say.reason(refused, names) }),
      connection.hinted.value && use(Hint, { hinted: connection.hinted.value, props, board: kit.board }),
      update.over && use(Result, { connection, info, update, names, kit }),
      div({ class: "board", key: `${update.match} ${seat}` }, use(kit.board.Board, props)),
      use(Moves, { props, board: kit.board }),
    ),
    use(Players, { info, props, board: kit.board, connection, update }),
    use(Log, { entries: connection.logs.value[seat] ?? [], props, pointed }),
    drawer.value && use(
      Panel,
      { title: say.say(`panel-${drawer.value}`), close: () => (drawer.value = null) },
      use(DRAWERS[drawer.value], { connection, info, kit, seat }),
    ),
  );
}

/**
 * Say in the tab whether somebody waits for the person at this screen; whoever looks elsewhere is called.
 *
 * @param {boolean} yours
 * @param {string} game
 * @param {string} text
 */
function beckon(yours, game, text) {
  document.title = yours ? `● ${text} – ${game}` : `${game} – Katzentisch`;
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg/, yours ? "icon-turn.svg" : "icon.svg");
  if (yours && document.visibilityState !== "visible") import("./sound.js").then(({ call }) => call(game, text));
}

/**
 * Where onlookers may see every hand, late: whose.
 *
 * @param {{ eyes: import("./tags.js").Signal<number>, names: string[], words: import("./words.js").Words }} props
 */
function Eyes({ eyes, names, words }) {
  return label(
    {},
    words.say("eyes"),
    select(
      { value: eyes.value, onChange: (/** @type {any} */ event) => (eyes.value = Number(event.target.value)) },
      option({ value: -1 }, words.say("eyes-gallery")),
      names.map((name, seat) => option({ key: seat, value: seat }, name)),
    ),
  );
}

/** @param {{ connection: Connection, words: import("./words.js").Words }} props */
function Link({ connection, words }) {
  const link = connection.link.value;
  const text = words.say(`link-${link}`);
  return span({ class: `link ${link}`, title: text }, span({ class: "unseen" }, text));
}
