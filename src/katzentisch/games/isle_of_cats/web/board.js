/** Isle of Cats: the boat is the hero, the island lies above it, the cards below. */

import { PACES } from "../../../web/shell/settings.js";
import { all, div, p, svg, use, useEffect, useLayoutEffect, useRef, useSignal } from "../../../web/shell/tags.js";
import { Defs, TilePicture } from "./art.js";
import { BOX, gridPoint, Picture, Rows, Sea } from "./boat.js";
import { cardText, Mine } from "./cards.js";
import { ByMyself, Choices } from "./choices.js";
import { Crews, Day, Fields, Sheet, Sister, Supply } from "./island.js";
import { Held, Tools, useHand } from "./placing.js";

export { stage } from "./scenes.js";

/** @typedef {import("./boat.js").Props} Props */
/** @typedef {import("./boat.js").Point} Point */
/** @typedef {import("./boat.js").Switch} Switch */
/** @typedef {import("./view.d.ts").Asked} Asked */
/** @typedef {import("./view.d.ts").IsleView} IsleView */

/** Milliseconds in which a tile flies to a boat. */
const FLIGHT = 1000;

/** @param {Props} props */
export function Board(props) {
  const { view, seat } = props;
  const scene = /** @type {import("./scenes.js").Scene} */ (props.scene);
  const scores = props.over || scene.counts;
  const shown = useSignal(Math.max(seat, 0));
  const large = useSignal(false);
  const carried = useSignal(/** @type {Carried | null} */ (null));
  const wish = useRef(/** @type {Point | null} */ (null));
  const queue = useQueue(props);
  const ready = useReady(props);
  const asked = view.decider === seat && seat >= 0 ? view.pending.at(-1) : undefined;
  const placing = asked?.asks === "where" && props.legal.length > 0;
  useEffect(() => {
    if (asked) shown.value = seat;
    large.value = asked?.asks === "where" && matchMedia("(max-width: 40rem)").matches;
  }, [asked?.asks]);
  useFocus(props);
  const held = queue.busy || ready.answers ? { ...props, busy: true } : props;
  const drag = (/** @type {number} */ tile, /** @type {string} */ move) => ({
    onPointerDown: (/** @type {PointerEvent} */ start) =>
      start.pointerType === "mouse" && carry(start, tile, carried, (drawing, event) => {
        if (shown.peek() === seat) wish.current = gridPoint(drawing, event);
        props.play(move);
      }),
  });
  return div(
    { class: "isle", tabindex: -1, "aria-busy": held.busy },
    use(Defs, {}),
    use(Errands, { props, queue, ready }),
    scores && use(Sheet, { props, counts: scene.counts }),
    !scores &&
      div({ class: "above" }, use(Day, { props }), use(Choices, { props: held, asked, enqueue: queue.enqueue })),
    use(Fields, { props: held, drag }),
    use(Sister, { props }),
    view.day > 0 && use(Crews, { props, shown }),
    use(Ship, { props, shown, large, wish, asked: placing ? asked : undefined }),
    !scores && !props.shared && use(Mine, { props: held }),
    !scores && props.memo.value?.ready && use(ByMyself, { props }),
    !scores && use(Supply, { props }),
    use(Glimpse, { props, scene, shown: shown.value }),
    use(Carry, { carried, facts: props.facts }),
  );
}

/**
 * The boat that is looked at; over the own one there may be a tile in hand, and the drawing beneath stays the same, so that
 * taking a cat does not draw thirty others anew.
 *
 * @param {{
 *   props: Props, shown: import("../../../web/shell/tags.js").Signal<number>, wish: { current: Point | null }, large: Switch,
 *   asked: Asked | undefined,
 * }} props
 */
function Ship({ props, shown, large, wish, asked }) {
  const { view, words, names, legal } = props;
  const seat = Math.min(useLate(shown), view.players - 1);
  const own = seat === view.seat;
  const label = own ? words.say("web-own-boat") : words.say("web-boat", { seat }, names);
  const hand = useHand(props, own ? asked : undefined, wish);
  const crew = view.crews[seat];
  const role = legal.some((move) => move.startsWith("remove ")) ? "group" : "img";
  const heard = hand ? { "aria-hidden": "true" } : { role, "aria-label": label };
  return div(
    { class: hand ? "ship placing" : "ship" },
    use(
      Sea,
      { large, hover: hand?.hover, label, words },
      div(
        { class: "layers" },
        svg({ class: "boat", viewBox: Object.values(BOX).join(" "), ...heard }, use(Picture, { props, crew, seat })),
        hand && use(Held, { key: hand.key, hand, props, large }),
      ),
      !hand && use(Rows, { props, crew }),
    ),
    hand && use(Tools, { hand, props }),
  );
}

/**
 * A value that follows another after the next paint, so that what is pressed answers before a whole boat is drawn.
 *
 * @template T
 * @param {import("../../../web/shell/tags.js").Signal<T>} ahead
 * @returns {T}
 */
function useLate(ahead) {
  const late = useSignal(ahead.peek());
  const wanted = ahead.value;
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (late.value = wanted))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wanted]);
  return late.value;
}

/** A tile under the pointer. @typedef {{ tile: number, x: number, y: number }} Carried */

/**
 * Carry a tile with the mouse; it is caught where it is let go over a boat.
 *
 * @param {PointerEvent} start
 * @param {number} tile
 * @param {import("../../../web/shell/tags.js").Signal<Carried | null>} carried
 * @param {(drawing: Element, event: PointerEvent) => void} caught
 */
function carry(start, tile, carried, caught) {
  const move = (/** @type {PointerEvent} */ event) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 8;
    if (carried.value || far) carried.value = { tile, x: event.clientX, y: event.clientY };
  };
  const end = (/** @type {PointerEvent} */ event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!carried.value) return;
    carried.value = null;
    const drawing = document.elementFromPoint(event.clientX, event.clientY)?.closest(".boat");
    if (drawing && event.type === "pointerup") caught(drawing, event);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @param {{ carried: import("../../../web/shell/tags.js").Signal<Carried | null>, facts: import("./facts.d.ts").Facts }} props */
function Carry({ carried, facts }) {
  if (!carried.value) return null;
  const { tile, x, y } = carried.value;
  return div(
    { class: "carried", style: { transform: `translate(${x}px, ${y}px)` } },
    use(TilePicture, { facts, tile, scale: 2 }),
  );
}

/**
 * What another player does, for a moment in a corner: their boat, and the tile that flies there.
 *
 * @param {{ props: Props, scene: import("./scenes.js").Scene, shown: number }} props
 */
function Glimpse({ props, scene, shown }) {
  const { view, words, names, seat, underway, settings, facts } = props;
  const { boat, flies } = scene;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const tile = useRef(/** @type {HTMLElement | null} */ (null));
  const seen = underway && boat >= 0 && boat !== seat && boat < view.players;
  useLayoutEffect(() => {
    const from = document.querySelector(`.isle [data-tile="${flies}"]`)?.getBoundingClientRect();
    const to = (box.current ?? document.querySelector(".isle .sea"))?.getBoundingClientRect();
    if (!from || !to) return;
    const spot = (/** @type {DOMRect} */ rect) =>
      `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`;
    tile.current?.animate([{ transform: spot(from) }, { transform: spot(to) }], {
      duration: FLIGHT * PACES[settings.pace],
      easing: "ease-in-out",
      fill: "both",
    });
  }, [seen, flies]);
  if (!seen) return null;
  return all(
    boat !== shown && div(
      { class: "glimpse", ref: box, "aria-hidden": "true" },
      p({}, words.say("web-boat", { seat: boat }, names)),
      svg(
        { class: "boat", viewBox: Object.values(BOX).join(" ") },
        use(Picture, { props: { ...props, legal: [] }, crew: view.crews[boat], seat: boat }),
      ),
    ),
    flies >= 0 && settings.motion &&
      div({ class: "carried", ref: tile, "aria-hidden": "true" }, use(TilePicture, { facts, tile: flies, scale: 1.4 })),
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
    const isle = /** @type {HTMLElement | null} */ (document.querySelector(".isle"));
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (legal.length && lost) isle?.focus({ preventScroll: true });
    isle?.parentElement?.scrollTo({ top: 0 });
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
 * Answer for a player who has nothing to decide: always when "ready", or "done" after a rescue, is all there is, and on
 * wish whenever only cards that can wait stand against it. Each moment is answered once, so that undo gives the choice
 * back.
 *
 * @param {Props} props
 */
function useReady({ legal, view, memo, over }) {
  const answered = useRef("");
  const cats = view.left.length + view.right.length;
  const moment = [view.day, view.phase, view.played.length, view.sister_cards, cats].join(" ");
  const word = view.moments && view.phase === "rescue" && !view.pending.length ? "done" : "ready";
  const waits = legal.every((move) => move === word || (memo.value?.ready && move.startsWith("play ")));
  return { answered, moment, word, answers: legal.includes(word) && waits && !over && answered.current !== moment };
}

/**
 * Makes the moves that follow by themselves. It alone is drawn again when an order is sent and answered.
 *
 * @param {{ props: Props, queue: ReturnType<typeof useQueue>, ready: ReturnType<typeof useReady> }} props
 */
function Errands({ props: { legal, play, formality, ordered, present }, queue, ready }) {
  const busy = ordered.value;
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
export function ask({ view, words, names, facts, seat }) {
  if (view.phase === "over") return words.say("ask-over");
  if (view.pending.length) {
    if (view.decider !== seat) return words.say("ask-wait", { seat: view.decider }, names);
    const { asks, tile, amount } = view.pending[view.pending.length - 1];
    if (asks === "where") return words.say("web-ask-where", { tile: facts.tiles[tile].name });
    return words.say(`ask-${asks}`, { tile: facts.tiles[Math.max(tile, 0) % facts.tiles.length].name, number: amount });
  }
  const own = seat >= 0 ? view.crews[seat] : null;
  if (["draft", "family-cards", "payment"].includes(view.phase)) {
    if (!own || own.paid || (view.phase !== "payment" && own.owed === 0)) return words.say("ask-wait-all");
    if (view.phase === "payment") return words.say("web-ask-payment", { fish: own.fish });
    return words.say(`ask-${view.phase}`, { number: own.owed });
  }
  if (view.turn !== seat) {
    return view.turn >= view.players ? words.say("web-sister-turn") : words.say("ask-wait", { seat: view.turn }, names);
  }
  if (view.phase === "rescue-cards") return words.say("web-ask-rescue-cards");
  const more = own?.extra ? "ask-rescue-more" : "ask-rescue-card";
  return words.say(view.phase === "rescue" && view.rescued ? more : `ask-${view.phase}`);
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
    return `${words.say(`move-${verb}`)} ${what}: ${cardText(props, Number(what))}${way}`;
  }
  if (verb === "take" || verb === "shift") return `${words.say(`move-${verb}`)}: ${words.say(`tile-${what}`)}`;
  return words.move(move);
}

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
  if (verb === "place") return words.move(`place ${what}`);
  if (verb === "play") return words.say(`web-card-${facts.cards[what].type}`);
  return "";
}

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

export const unit = "points-now";

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
