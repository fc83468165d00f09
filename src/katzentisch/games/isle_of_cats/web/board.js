/** Isle of Cats on the table: the boat is the largest part, the island lies beside or below it, cards are in the dock. */

import {
  button,
  div,
  later,
  li,
  small,
  span,
  strong,
  svg,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../../../web/shell/tags.js";
import { Panel, useMatches, useWideWindow } from "../../../web/shell/components.js";
import { Portrait } from "../../../web/table/portraits.js";
import { Defs } from "./art.js";
import {
  Glimpse,
  gridPoint,
  Overview,
  Picture,
  Rows,
  Sea,
  signatureOf,
  SmallBoat,
  useCamera,
  viewBox,
} from "./boat.js";
import {
  answersOf,
  ByMyself,
  cardText,
  Choices,
  Confirm,
  continues,
  Hand,
  lacks,
  Lessons,
  mattersNow,
  Picker,
  pickOf,
  ShortAnswers,
} from "./cards.js";
import { CrewFigures, Fields, Supply } from "./island.js";
import { Carry, carry, Held, Marker, Tools, useHand } from "./placing.js";

export { stage } from "./scenes.js";

/** @typedef {import("./boat.js").Props} Props */
/** @typedef {import("./boat.js").Point} Point */
/** @typedef {import("./view.d.ts").IsleView} IsleView */
/** @typedef {import("./scenes.js").Scene} Scene */
/** @template T @typedef {import("../../../web/shell/tags.js").Signal<T>} Signal */
/** @typedef {import("../../../web/shell/tags.js").Child} Child */
/** What the tray shows. @typedef {"island" | "choice" | "cards" | "kept" | "lessons" | "treasures" | "sister" | "score"} Tab */

/** What not every voyage needs, or not before its end, is loaded then. */
const Sheet = later(() => import("./score.js").then((module) => module.Sheet));
const Sister = later(() => import("./sister.js").then((module) => module.Sister));
const SisterCard = later(() => import("./sister.js").then((module) => module.SisterCard));

/** The parts of a day, each with the phases of the game that belong to it. */
const PARTS = {
  draft: ["morning", "draft"],
  payment: ["before-payment", "payment"],
  lessons: ["before-lessons", "lessons"],
  rescue: ["rescue-cards", "rescue", "before-sister"],
  finds: ["finds", "evening"],
};
/** Phases that are about cards, also while others choose theirs. */
const CARD_PHASES = ["draft", "family-cards", "before-payment", "payment", "before-lessons", "lessons"];

/** Where the whole boat is large enough for placing a tile, also above the tray; the style sheet has the same size. */
const ROOMY = "(min-width: 48em) and (min-height: 48em)";

/**
 * The boat with the fields beside it where there is room; tabs, cards and answers in the dock.
 *
 * @param {Props} props
 * @returns {import("../../../web/table/board.d.ts").Screen}
 */
export function useScreen(props) {
  const { view, seat, words, names, facts } = props;
  const scene = /** @type {Scene} */ (props.scene);
  const wide = useWideWindow();
  const cramped = !useMatches(ROOMY) && !wide;
  const shown = useSignal(0);
  const opened = useSignal(-1);
  const large = useSignal(false);
  const carried = useSignal(/** @type {import("./placing.js").Carried | null} */ (null));
  const wish = useRef(/** @type {Point | null} */ (null));
  const queue = useQueue(props);
  const ready = useReady(props);
  const asked = view.decider === seat && seat >= 0 ? view.pending.at(-1) : undefined;
  const places = asked?.asks === "where" && props.legal.length > 0;
  const hand = useHand(props, places ? asked : undefined, wish);
  const camera = useCamera();
  useEffect(() => {
    large.value = places && cramped;
  }, [places, cramped]);
  useFocus(props);
  const held = queue.busy || ready.answers ? { ...props, busy: true } : props;
  const drag = (/** @type {number} */ tile, /** @type {string} */ move) => ({
    onPointerDown: (/** @type {PointerEvent} */ start) =>
      start.pointerType === "mouse" && carry(start, tile, carried, (drawing, event) => {
        wish.current = gridPoint(drawing, event);
        props.play(move);
      }),
  });

  const scores = props.over || scene.counts;
  // While it is counted, the score lies over the boat; then the result has it, and a tab.
  const covers = wide && scores && !props.present;
  const main = seat >= 0 ? seat : Math.min(shown.value, view.players - 1);
  const fields = use(Fields, { props: held, drag, aside: wide });
  const overview = hand && cramped &&
    use(Overview, { facts, crew: view.crews[main], camera, large, tile: use(Marker, { hand }) });
  const look = (/** @type {number} */ crew) => (seat < 0 ? (shown.value = crew) : (opened.value = crew));
  return {
    place: placeOf(view, words),
    board: div(
      { class: `isle isle-board ${wide ? "wide" : ""}`, tabindex: -1, "aria-busy": held.busy },
      use(Defs, {}),
      use(Errands, { props, queue, ready }),
      wide && fields,
      use(Ship, { props, seat: main, large, camera, overview, hand }),
      use(Glimpse, { props, scene, shown: main }),
      covers && use(Sheet, { props, counts: scene.counts }),
      use(Carry, { carried, facts }),
      use(OpenBoat, { props, opened }),
    ),
    dock: use(Dock, { props, held, asked, hand, overview, queue, fields, wide, cramped, scores, covers }),
    seat: (each) => ({
      figures: use(CrewFigures, { props, seat: each, press: () => look(each) }),
      card: button(
        {
          type: "button",
          class: "isle look",
          title: words.say("web-boat", { seat: each }, names),
          onClick: () => look(each),
        },
        span({ class: "unseen" }, words.say("web-boat", { seat: each }, names)),
        use(SmallBoat, { facts, crew: view.crews[each], signature: signatureOf(view.crews[each]) }),
      ),
      mood: view.crews[each].passed && view.phase !== "over" ? "asleep" : "",
    }),
    company: view.mode === "solo" && view.day > 0 ? use(SisterSeat, { props }) : undefined,
  };
}

/**
 * Tabs, what the chosen one shows, and the answers below. A tab or a card that is picked draws nothing else again.
 *
 * @param {{
 *   props: Props, held: Props, asked: import("./view.d.ts").Asked | undefined, hand: import("./placing.js").Hand | null,
 *   overview: Child, queue: ReturnType<typeof useQueue>, fields: import("../../../web/shell/tags.js").VNode,
 *   wide: boolean, cramped: boolean, scores: boolean, covers: boolean,
 * }} input `held` are the props that wait while moves follow by themselves; `cramped`: the boat needs the room of tabs
 *   and tray while a tile is placed.
 */
function Dock({ props, held, asked, hand, overview, queue, fields, wide, cramped, scores, covers }) {
  const { view, seat, words, facts } = props;
  const tab = useSignal(/** @type {{ question: string, name: Tab | "" }} */ ({ question: "", name: "" }));
  const picked = useSignal(/** @type {{ key: string, cards: number[] }} */ ({ key: "", cards: [] }));
  const pick = scores || hand ? null : pickOf(held, asked, queue.enqueue);
  const answers = scores || hand || pick ? null : answersOf(held, asked);
  const drawn = Boolean(answers && (answers.large.length || answers.cards.length));
  const secret = props.shared || seat < 0;
  const tabs = /** @type {Tab[]} */ ([
    scores && "score",
    !wide && !scores && view.day > 0 && "island",
    !secret && !scores && view.day > 0 && "cards",
    view.day > 0 && (!secret || view.public.length > 0) && !scores && "lessons",
    view.day > 0 && !scores && "treasures",
    view.mode === "solo" && view.day > 0 && !scores && "sister",
  ].filter(Boolean));
  const question = `${queue.moment} ${asked?.asks ?? ""} ${tabs}`;
  const usual = scores
    ? "score"
    : drawn && !tabs.includes("cards")
    ? "choice"
    : !secret && (drawn || pick || wide || CARD_PHASES.includes(view.phase))
    ? "cards"
    : wide
    ? "lessons"
    : "island";
  const named = tab.value.question === question && tab.value.name ? tab.value.name : usual;
  const chosen = tabs.find((name) => name === props.shows) ?? named;
  const choices = answers && drawn && use(Choices, { props: held, answers, asks: asked?.asks ?? view.phase });
  const contents = {
    island: () => div({ class: "island" }, fields, view.mode === "solo" && use(SisterCard, { props })),
    choice: () =>
      div({ class: "before-me" }, choices, view.mode === "solo" && view.day === 0 && use(Sister, { props })),
    kept: () => use(Hand, { props: held }),
    cards: () =>
      pick ? use(Picker, { key: pick.key, props: held, pick, picked }) : div(
        { class: "before-me" },
        choices,
        use(Hand, { key: question, props: held, quiet: drawn }),
        wide && !drawn && view.mode === "solo" && use(SisterCard, { props }),
      ),
    lessons: () => use(Lessons, { props: held }),
    treasures: () => use(Supply, { props }),
    sister: () => use(Sister, { props }),
    score: () => (covers ? null : use(Sheet, { props, counts: /** @type {Scene} */ (props.scene).counts })),
  };
  const numbers = {
    ...(pick?.kind !== "draft" && { cards: pick ? pick.cards.length : view.hand.length }),
    lessons: view.lessons.length + view.public.length,
  };
  return div(
    {
      class: `isle isle-dock ${wide ? "wide" : ""} ${hand && cramped ? "holds-tile" : ""} ${scores ? "scores" : ""}`,
      "aria-busy": held.busy,
    },
    div(
      { class: "tabs", role: "group", "aria-label": words.say("web-tabs") },
      tabs.map((name) =>
        button(
          {
            type: "button",
            key: name,
            class: `tab tab-${name}`,
            "aria-pressed": chosen === name,
            onClick: () => (tab.value = { question, name }),
          },
          words.say(`tab-${name}`),
          name in numbers && span({ class: "number" }, ` ${numbers[/** @type {"cards"} */ (name)]}`),
        )
      ),
    ),
    div({
      class: `tray tray-${chosen}`,
      key: chosen,
      tabindex: 0,
      role: "region",
      "aria-label": words.say(`tab-${chosen}`),
    }, hand && cramped ? overview : contents[chosen]()),
    div(
      // What is asked next is a new row, so that no button moves under a finger.
      { class: "deed", key: hand ? "tile" : `${pick?.key} ${answers?.short}` },
      hand ? use(Tools, { hand, props }) : pick
        ? use(Confirm, {
          props: held,
          pick,
          picked,
          kept: pick.kind === "draft" && view.kept.length > 0 && button(
            {
              type: "button",
              class: "kept",
              "aria-pressed": chosen === "kept",
              onClick: () => (tab.value = { question, name: chosen === "kept" ? "" : "kept" }),
            },
            words.say("web-kept", { number: view.kept.length }),
          ),
        })
        : answers && answers.short.length > 0
        ? use(ShortAnswers, { props: held, moves: answers.short })
        : !scores && continues(props) && view.hand.some((card) => facts.cards[card].type === "anytime") &&
          use(ByMyself, { props }),
    ),
  );
}

/**
 * Where the voyage is, in as few words as the bar has room for.
 *
 * @param {IsleView} view
 * @param {import("../../../web/shell/words.js").Words} words
 */
function placeOf({ day, phase, mode }, words) {
  if (phase === "over") return words.say("head-over");
  if (day === 0) return words.say("head-setup");
  const part = Object.entries(PARTS).find(([, phases]) => phases.includes(phase))?.[0];
  return mode === "family" || !part
    ? words.say("head", { day })
    : words.say("place-part", { day, part: words.say(`web-part-${part}`) });
}

/** @type {import("../../../web/table/portraits.js").Cat} */
const SISTER = { coat: "#8d5fa8", dark: "#5f3b78", eye: "#f6cf54", tufts: true };

/**
 * The sister among the seats: what she would score, and how she feels about it.
 *
 * @param {{ props: Props }} props
 */
function SisterSeat({ props: { view, words, actors, over } }) {
  const leads = view.sister_points >= view.crews[0].points;
  const acts = view.turn >= view.players && !actors.length && !over;
  return li(
    { class: `seat sister-seat ${acts ? "acts" : ""}`, "data-vital": "seats" },
    div({ class: "face" }, use(Portrait, { cat: SISTER, mood: leads ? "happy" : "sad" })),
    strong({ class: "name" }, words.say("sister")),
    span({ class: "points" }, words.say("points-brief", { number: view.sister_points })),
    view.phase !== "over" &&
      small({ class: "figures-part" }, words.say(leads ? "web-sister-leads" : "web-sister-trails")),
  );
}

/**
 * The boat of somebody at the table; over your own there may be a tile in hand, and the drawing beneath stays the same,
 * so that taking a cat does not draw thirty others again.
 *
 * @param {{
 *   props: Props, seat: number, large: import("./boat.js").Switch, camera: import("./boat.js").Camera,
 *   overview: Child, hand: import("./placing.js").Hand | null,
 * }} props
 */
function Ship({ props, seat, large, camera, overview, hand }) {
  const { view, words, names, legal } = props;
  const own = seat === view.seat;
  const label = own ? words.say("web-own-boat") : words.say("web-boat", { seat }, names);
  const crew = view.crews[seat];
  const role = legal.some((move) => move.startsWith("remove ")) ? "group" : "img";
  const heard = hand ? { "aria-hidden": "true" } : { role, "aria-label": label };
  return div(
    { class: "ship" },
    use(
      Sea,
      { large, camera, hover: hand?.hover, overview, whose: own ? "" : label, words },
      div(
        { class: "layers" },
        svg({ class: "boat", viewBox: viewBox(large.value), ...heard }, use(Picture, { props, crew, seat })),
        hand && use(Held, { key: hand.key, hand, props, large, camera }),
      ),
      !hand && use(Rows, { props, crew }),
    ),
  );
}

/**
 * The boat of the seat that is opened, in a sheet, with what its crew has.
 *
 * @param {{ props: Props, opened: Signal<number> }} props
 */
function OpenBoat({ props, opened }) {
  const seat = opened.value;
  if (seat < 0) return null;
  const crew = props.view.crews[seat];
  const title = props.words.say("web-boat", { seat }, props.names);
  return use(
    Panel,
    { title, close: () => (opened.value = -1), kind: "isle boat-panel" },
    div(
      { class: "isle open-boat" },
      use(CrewFigures, { props, seat }),
      svg(
        { class: "boat", viewBox: viewBox(), role: "img", "aria-label": title },
        use(Picture, { props: { ...props, legal: [] }, crew, seat }),
      ),
      use(Rows, { props, crew }),
    ),
  );
}

/**
 * When something new is asked, the keyboard is at the board.
 *
 * @param {Props} props
 */
function useFocus({ legal, view }) {
  const question = `${view.day} ${view.phase} ${view.round} ${view.pending.length} ${legal.length > 0}`;
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    const board = /** @type {HTMLElement | null} */ (document.querySelector(".isle-board"));
    if (legal.length && lost) board?.focus({ preventScroll: true });
  }, [question]);
}

/**
 * Several moves in a row, each made once the one before has come back; one that is refused ends the row.
 *
 * @param {Props} props
 */
function useQueue({ view }) {
  const waiting = useSignal(/** @type {string[]} */ ([]));
  const began = useRef({ moment: "", made: "" });
  const moment = `${view.day} ${view.phase} ${view.round} ${view.pending.length}`;
  return {
    waiting,
    began,
    moment,
    busy: waiting.value.length > 0,
    enqueue: (/** @type {string[]} */ moves) => {
      began.current = { moment, made: "" };
      waiting.value = moves;
    },
  };
}

/**
 * Answer for a player who has nothing to decide: always when "ready", or "done" after a rescue, is all there is, and,
 * unless the player wants to be asked, whenever the anytime cards in hand can wait. Each moment is answered once, so
 * that undo gives the choice back.
 *
 * @param {Props} props
 */
function useReady(props) {
  const { legal, view, over } = props;
  const answered = useRef("");
  const cats = view.left.length + view.right.length;
  const moment = [view.day, view.phase, view.played.length, view.sister_cards, cats].join(" ");
  const word = view.moments && view.phase === "rescue" && !view.pending.length ? "done" : "ready";
  const passes = continues(props) && !mattersNow(props);
  const waits = legal.every((move) => move === word || (passes && move.startsWith("play ")));
  return { answered, moment, word, answers: legal.includes(word) && waits && !over && answered.current !== moment };
}

/**
 * Makes the moves that follow by themselves, and loads what is needed soon. It alone is drawn again when an order is
 * sent and answered.
 *
 * @param {{ props: Props, queue: ReturnType<typeof useQueue>, ready: ReturnType<typeof useReady> }} props
 */
function Errands({ props: { view, facts, legal, play, formality, ordered, present }, queue, ready }) {
  const busy = ordered.value;
  const late = view.day >= facts.days - 1;
  useEffect(() => {
    // The score is told and shown in the same moment.
    if (late) Sheet.load().catch(() => {});
  }, [late]);
  const { waiting, began } = queue;
  useEffect(() => {
    const [next, ...rest] = waiting.value;
    const { made, moment: before } = began.current;
    if (busy || !next) return;
    if (made === next && !legal.includes(next)) waiting.value = rest;
    else if (before !== queue.moment || made === next || !legal.includes(next)) waiting.value = [];
    else {
      began.current.made = next;
      play(next);
    }
  }, [waiting.value, legal, busy]);
  useEffect(() => {
    if (!ready.answers || busy || queue.busy || !present) return;
    ready.answered.current = ready.moment;
    formality(ready.word);
  }, [ready.answers, ready.moment, busy, queue.busy, present]);
  return null;
}

/** @param {Props} props */
export function ask({ view, words, names, facts, seat, actors }) {
  if (view.phase === "over") return words.say("ask-over");
  if (view.pending.length) {
    if (view.decider !== seat) return words.say("ask-wait", { seat: view.decider }, names);
    const { asks, tile, amount } = view.pending[view.pending.length - 1];
    if (asks === "where") return words.say("web-ask-where", { tile: facts.tiles[tile].name });
    return words.say(`ask-${asks}`, { tile: facts.tiles[Math.max(tile, 0) % facts.tiles.length].name, number: amount });
  }
  const own = seat >= 0 ? view.crews[seat] : null;
  if (["draft", "family-cards", "payment"].includes(view.phase)) {
    if (!own || own.paid || (view.phase !== "payment" && own.owed === 0)) {
      return actors.length === 1 ? words.say("ask-wait", { seat: actors[0] }, names) : words.say("ask-wait-all");
    }
    if (view.phase === "payment") return words.say("web-ask-payment", { fish: own.fish });
    return words.say(`ask-${view.phase}`, { number: own.owed });
  }
  if (view.turn !== seat) {
    return view.turn >= view.players ? words.say("web-sister-turn") : words.say("ask-wait", { seat: view.turn }, names);
  }
  if (view.phase === "rescue-cards") return words.say("web-ask-rescue-cards");
  if (view.phase !== "rescue") return words.say(`ask-${view.phase}`);
  const lack = lacks(view, facts);
  if (view.rescued) return words.say(own?.extra && !lack ? "ask-rescue-more" : "ask-rescue-card");
  return words.say(lack ? `ask-rescue-${lack}` : "ask-rescue");
}

/**
 * @param {string} move
 * @param {Props} props
 */
export function label(move, props) {
  const [verb, what, how] = move.split(" ");
  const { words } = props;
  if (["keep", "buy", "play", "discard"].includes(verb)) {
    const way = how ? `, ${words.say(`move-${how}`)}` : "";
    return `${words.say(`move-${verb}`)}: ${cardText(props, Number(what))}${way}`;
  }
  if (verb === "take" || verb === "shift") return `${words.say(`move-${verb}`)}: ${words.say(`tile-${what}`)}`;
  if (verb === "figure") return words.say("web-move-figure", { colour: what });
  if (verb === "use") return `${words.say("move-use")}: ${words.say(`basket-${what}`)}`;
  if (verb === "place") {
    const place = words.say("web-move-place", { tile: tileName(props), cell: move.split(" ")[3] });
    return [place, ...turns(what, words)].join(", ");
  }
  return words.move(move);
}

/**
 * How a tile is turned and flipped, in words; nothing if it is neither.
 *
 * @param {string} pose
 * @param {Props["words"]} words
 */
function turns(pose, words) {
  const [, degrees, flipped] = /** @type {RegExpExecArray} */ (/^r(\d+)(f?)$/.exec(pose));
  const parts = [
    degrees !== "0" && words.say("web-move-turned", { degrees: Number(degrees) }),
    flipped && words.say("web-move-flipped"),
  ];
  return parts.filter((part) => part !== false && part !== "");
}

/** The tile that is to be placed now. @param {Props} props */
const tileName = ({ view, facts }) => facts.tiles[view.pending.at(-1)?.tile ?? -1]?.name ?? "";

/**
 * A move as advice to somebody who sees it marked on the board.
 *
 * @param {string} move
 * @param {Props} props
 */
export function brief(move, props) {
  const { words, facts, view } = props;
  const [verb, what, how = ""] = move.split(" ");
  const asked = view.pending.at(-1);
  if (verb === "place" && asked) return words.say("tip-place", { tile: facts.tiles[asked.tile].name });
  if (verb === "take" || verb === "shift") {
    const { colour } = facts.tiles.find(({ name }) => name === what) ?? {};
    return colour === undefined
      ? words.say(`tip-${verb}-other`, { tile: what })
      : words.say(`tip-${verb}`, { tile: what, colour: facts.colours[colour] });
  }
  if (["keep", "buy", "play", "discard"].includes(verb)) {
    return words.say(`tip-${verb}`, { text: cardText(props, Number(what)), way: how ? words.say(`move-${how}`) : "" });
  }
  return words.knows(`tip-${verb}`)
    ? words.say(`tip-${verb}`, { value: valueOf(verb, what, words) })
    : words.move(move);
}

/**
 * What an answer names, in words.
 *
 * @param {string} verb
 * @param {string} what
 * @param {import("../../../web/shell/words.js").Words} words
 */
const valueOf = (verb, what, words) => {
  const key = verb === "use" ? `basket-${what}` : `colour-${what}`;
  return words.knows(key) ? words.say(key) : what ?? "";
};

/**
 * @param {string} move
 * @param {Props} props
 */
export function group(move, { words, facts }) {
  const [verb, what] = move.split(" ");
  if (verb === "place") return turns(what, words).join(", ") || words.say("web-move-upright");
  if (verb === "play") return words.say(`web-card-${facts.cards[what].type}`);
  return "";
}

export const film = true;
export const finale = () => import("./finale.js");
export const illustrations = () => import("./illustrations.js");

/** Which rule is about a phase. @type {Record<string, string>} */
const RULES = {
  figures: "IC-04",
  draft: "IC-14",
  "before-payment": "IC-15",
  payment: "IC-15",
  "before-lessons": "IC-16",
  lessons: "IC-16",
  "rescue-cards": "IC-17",
  rescue: "IC-20",
  "before-sister": "IC-52",
  finds: "IC-23",
  evening: "IC-27",
  over: "IC-43",
};

/** @param {import("./view.d.ts").IsleView} view */
export const rule = ({ phase, mode, pending, seat, decider }) =>
  mode === "family" ? "IC-61" : pending.length > 0 && decider === seat ? "IC-07" : RULES[phase] ?? "";

/** What is heard. @type {Record<string, import("../../../web/shell/sound.js").Sound>} */
export const sounds = {
  rescued: "splash",
  placed: "cube",
  "placed-oshax": "cube",
  revealed: "flip",
  paid: "card",
  day: "flip",
};

/** An empty boat is full of rats, which tells nobody anything. @param {IsleView} view */
export const points = (view) => view.crews.map((crew) => (crew.tiles.length ? crew.points : null));

export const unit = "points-brief";

/** The colour of everybody's figure. @param {IsleView} view */
export const marks = (view) =>
  view.crews.map(({ figure }) => ({ symbol: figure >= 0 ? "●" : "", colour: `var(--isle-${Math.max(figure, 0)})` }));

/**
 * How a solo game ended against the sister; with others the ranks tell it.
 *
 * @param {IsleView} view
 * @param {number} me
 * @param {string[]} names
 * @param {import("../../../web/shell/words.js").Words} words
 */
export function verdict(view, me, names, words) {
  if (view.mode !== "solo" || view.phase !== "over") return "";
  const lead = view.crews[0].points - view.sister_points;
  const won = lead > 0 ? "solo-won" : "solo-lost";
  return words.say(me < 0 ? `${won}-told` : won, { number: Math.abs(lead), name: names[0] });
}
