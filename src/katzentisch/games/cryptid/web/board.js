/** The hunt on the screen: the map, the player's own clue, and what one may do on a hex. */

import {
  button,
  details,
  div,
  h2,
  li,
  p,
  polygon,
  section,
  small,
  span,
  strong,
  summary,
  ul,
  use,
  useEffect,
  useMemo,
  useRef,
  useSignal,
} from "../../../web/shell/tags.js";
import { Panel, useWideWindow } from "../../../web/shell/components.js";
import { featureIcon, icon, lineIcon, pawnShape, pieceShape, signIcon, structureShape } from "./art.js";
import { Chart, piecesOn, Zoom } from "./chart.js";
import { centred, corners, hexAt, HEXES, hexName, readMap, WHOLE } from "./map.js";
import { Menu } from "./menu.js";
import { left, open, possible } from "./notebook.js";
import { recent } from "./scenes.js";
import { Sheet } from "./sheet.js";

export { stage } from "./scenes.js";

/** @typedef {import("./view.d.ts").CryptidView} View */
/** @typedef {import("./map.js").Facts} Facts */
/** @typedef {import("./map.js").Land} Land */
/** @typedef {import("./notebook.js").Notebook} Notebook */
/** @typedef {import("./sheet.js").Props} Props */
/** @typedef {import("../../../web/wire.d.ts").EventInfo} Told */

const BOOK = "M5 4H17A2 2 0 0 1 19 6V20H7A2 2 0 0 1 5 18ZM9 8H15M9 12H15";
const EYE = "M2 12Q7 5 12 5T22 12Q17 19 12 19T2 12ZM12 9A3 3 0 1 1 12 15 3 3 0 1 1 12 9Z";

/** @param {View} view */
const actor = (view) => (view.relay >= 0 ? view.relay : view.phase === "answer" ? view.respondent : view.turn);

/** @param {Props} props */
export function ask({ view, words, names }) {
  if (view.phase === "over") return words.say("ask-over");
  const who = actor(view);
  if (who !== view.seat) return words.say("ask-wait", { seat: who }, names);
  if (view.relay >= 0) return words.say("ask-relay", { piece: view.relay_piece });
  return words.say(`ask-${view.phase}`, { hex: hexName(view.pawn) });
}

/** The prompt while clue after clue goes over the map. @param {Props} props */
export function narrate({ scene, view, words, names }) {
  const { swept = 0 } = /** @type {import("./scenes.js").Scene} */ (scene);
  if (view.phase !== "over" || !swept) return "";
  return words.say("event-clue-was", { seat: swept - 1, clue: words.say(`clue-${view.clues[swept - 1]}`) }, names);
}

/**
 * The parts of a notation: "ask 2 at D4" and the shorter ones.
 *
 * @param {string} move
 */
export function parse(move) {
  const [verb, first = "", , last = ""] = move.split(" ");
  return verb === "ask" ? { verb, seat: Number(first), hex: last } : { verb, seat: -1, hex: first };
}

/**
 * @param {string} move
 * @param {Props} props
 */
export function label(move, { words, names }) {
  const { verb, seat, hex } = parse(move);
  return words.say(verb === "answer" ? `do-answer-${hex}` : `do-${verb}`, { seat, hex }, names);
}

/**
 * @param {string} move
 * @param {Props} props
 */
export function group(move, { words, names }) {
  const { verb, seat } = parse(move);
  return words.say(words.knows(`group-${verb}`) ? `group-${verb}` : "group-other", { seat }, names);
}

export const film = true;
export const finale = () => import("./finale.js");
export const illustrations = () => import("./illustrations.js");

/** Which rule is about a phase. @type {Record<View["phase"], string>} */
const RULES = {
  opening: "CR-20",
  turn: "CR-22",
  answer: "CR-24",
  owing: "CR-33",
  extra: "CR-28",
  done: "CR-22",
  over: "CR-31",
};

/** @param {View} view */
export const rule = ({ phase }) => RULES[phase];

/** What is heard. @type {Record<string, import("../../../web/shell/sound.js").Sound>} */
export const sounds = { asks: "card", answers: "cube", lays: "cube", "opening-cube": "cube", searches: "flip" };

/**
 * @param {View} view
 * @param {number} seat
 * @param {import("../../../web/shell/words.js").Words} words
 */
export function outcome(view, seat, words) {
  const key = view.winner === seat ? "outcome-found" : view.winner < 0 ? "outcome-none" : "outcome-missed";
  return words.say(key, { hex: hexName(view.habitat) }, [], words.formOf({ data: { seat } }));
}

/** @param {View} view */
export const marks = (view) =>
  view.cubes.map((_, seat) => ({ symbol: String(seat + 1), colour: `var(--cryptid-player-${seat})` }));

/**
 * The map fills the board, the notebook stands beside it or opens as a sheet; clue and choices are in the dock.
 *
 * @param {Props} props
 * @returns {import("../../../web/table/board.d.ts").Screen}
 */
export function useScreen(props) {
  const { view, legal, log, words, facts, memo, pointed, names, shared } = props;
  const scene = /** @type {import("./scenes.js").Scene} */ (props.scene);
  const land = useMemo(() => readMap(view.map, facts), [view.map]);
  const book = open(memo.value);
  const auto = book.auto && props.notebook;
  const camera = useSignal(WHOLE);
  const looked = useSignal(-1);
  const chosen = useSignal(-1);
  const reads = useSignal(false);
  const history = useHistory(props);
  useFollow(camera, props.underway ? scene.action : null);
  const tappedFrom = useSignal(/** @type {import("./map.js").Camera | null} */ (null));
  // A tap brings the map closer; what happens then is seen on the map as it was.
  useEffect(() => {
    if (!tappedFrom.value) return;
    camera.value = tappedFrom.value;
    tappedFrom.value = null;
  }, [log.length]);
  const labels = useMemo(
    () => [...Array(HEXES).keys()].map((at) => describe(at, props, land, book, history)),
    [view, book.marks, book.notes, history, words, names.join()],
  );
  const lit = useMemo(() => lighted(props, land, book, auto), [
    view,
    memo.value,
    props.notebook,
    props.over,
    scene.swept,
  ]);
  const marked = useMemo(() => recent(log, props.seat), [log.length, props.seat]);
  const allowed = useMemo(() => placing(view, legal), [view, legal]);
  const only = book.lens?.what === "player" ? book.lens.seat : -1;
  const advised = hexAt(parse(props.advised).hex);
  useEffect(() => {
    if (advised >= 0 && camera.peek().k > 1) camera.value = centred(camera.peek(), advised);
  }, [advised]);
  const answers = legal.includes("answer disc");
  /** @param {Notebook} next */
  const keep = (next) => (memo.value = next);
  // In the end the result lies over the board, so everybody's clues open as a sheet.
  const wide = useWideWindow() && view.phase !== "over";
  const controls = div(
    { class: "cr-dock" },
    div(
      { class: "cr-line" },
      !shared && use(ClueCard, { props, book, keep }),
      !wide && button(
        { type: "button", class: "open-notebook", onClick: () => (reads.value = true) },
        lineIcon(BOOK),
        span({}, words.say(view.phase === "over" ? "notebook-end" : "notebook-open")),
      ),
    ),
    // The row stays when the hunt is over, so that the map does not move.
    view.seat >= 0 && (view.phase !== "over" || !wide) && div(
      { class: "cr-choice" },
      answers
        ? use(Answer, props)
        : use(Choice, { props, land, book, keep, history, chosen, tip: allowed ? "pick-open" : "pick-hex" }),
    ),
  );
  const notes = () =>
    div(
      { class: "cr-notes", tabindex: 0, role: "group", "aria-label": words.say("notebook") },
      view.clues.length > 0 && use(Reveal, { props, book, keep }),
      !shared && use(Sheet, { props, land, book, keep, auto }),
      use(Votes, props),
      use(Legend, { land, facts, words }),
    );
  return {
    place: words.say(view.phase === "opening" ? "place-opening" : view.phase === "over" ? "place-over" : "place-turn", {
      number: turnOf(log),
      hex: hexName(Math.max(0, view.habitat)),
    }),
    board: div(
      { class: `cryptid-board ${wide ? "wide" : ""}` },
      div(
        { class: "cr-map", "data-vital": "map" },
        use(
          Chart,
          {
            land,
            view,
            book,
            lit: shared ? null : lit,
            only,
            marked,
            fell: scene.fell,
            action: props.underway ? scene.action : null,
            open: allowed,
            chosen,
            pointed: pointed ? hexAt(String(pointed.data?.hex ?? "")) : advised,
            names,
            labels,
            words,
            camera,
            tappedFrom,
            looked,
            choose: (at) => (chosen.value = chosen.value === at || answers ? -1 : at),
          },
          use(Tip, { looked, chosen, props, land, book, history }),
        ),
        use(Zoom, { words, camera }),
      ),
      wide && div({ class: "cr-side" }, controls, notes()),
      !wide && use(NotesSheet, { reads, title: words.say("notebook"), notes }),
    ),
    dock: wide ? undefined : controls,
    seat: (seat) => ({
      figures: seatFigures(seat, props, book, land, auto),
      mood: view.phase === "over" ? (view.winner === seat ? "happy" : view.winner >= 0 ? "sad" : "") : "",
    }),
  };
}

/**
 * What one may do on the hex that is chosen, or that one is to be chosen. It reads the choice itself, so that neither the
 * seats nor the notebook are drawn again.
 *
 * @param {{
 *   props: Props, land: Land, book: Notebook, keep: (book: Notebook) => void, history: Map<number, string[]>,
 *   chosen: import("../../../web/shell/tags.js").Signal<number>, tip: string,
 * }} props
 */
function Choice({ props, land, book, keep, history, chosen, tip }) {
  const at = chosen.value;
  if (at < 0) return props.legal.length > 0 && p({ class: "cr-pick" }, props.words.say(tip));
  return use(Menu, {
    key: at,
    at,
    props,
    book,
    keep,
    history: history.get(at) ?? [],
    about: landWords(at, props, land),
    close: () => (chosen.value = -1),
  });
}

/**
 * The notebook as a sheet, where there is no room for it beside the map.
 *
 * @param {{ reads: import("../../../web/shell/tags.js").Signal<boolean>, title: string, notes: () => import("../../../web/shell/tags.js").VNode }} props
 */
function NotesSheet({ reads, title, notes }) {
  return reads.value && use(Panel, { title, close: () => (reads.value = false), kind: "cryptid-board" }, notes());
}

/**
 * Which turn it is, counted from the first question.
 *
 * @param {Told[]} log
 */
const turnOf = (log) => Math.max(1, log.filter(({ key }) => key === "asks" || key === "searches").length);

/**
 * A player's cubes and discs, and how many clues the notebook leaves.
 *
 * @param {number} seat
 * @param {Props} props
 * @param {Notebook} book
 * @param {Land} land
 * @param {boolean} auto
 */
function seatFigures(seat, { view, words, facts, shared }, book, land, auto) {
  const count = (/** @type {"cube" | "disc"} */ kind, /** @type {number} */ number) =>
    span(
      { class: "cr-count" },
      span({ "aria-hidden": "true" }, kind === "cube" ? "■" : "●"),
      span({ class: "unseen" }, words.say(`piece-${kind}`)),
      ` ${number}`,
    );
  const clues = auto && !shared && view.seat >= 0 && seat !== view.seat && view.phase !== "over"
    ? left(seat, book, view, land, facts, auto).length
    : 0;
  return div(
    { class: "cr-figures" },
    count("cube", view.cubes[seat].length),
    count("disc", view.discs[seat].length),
    clues > 0 && span({ class: "cr-left" }, words.say("clues-left", { count: clues })),
  );
}

/**
 * A map that was brought closer follows the question that is asked, and returns to where it was.
 *
 * @param {import("../../../web/shell/tags.js").Signal<import("./map.js").Camera>} camera
 * @param {import("./scenes.js").Action | null} action
 */
function useFollow(camera, action) {
  const before = useRef(/** @type {import("./map.js").Camera | null} */ (null));
  useEffect(() => {
    if (action && camera.peek().k > 1) {
      before.current ??= camera.peek();
      camera.value = centred(camera.peek(), action.hex);
    } else if (!action && before.current) {
      camera.value = before.current;
      before.current = null;
    }
  }, [action?.hex ?? -1]);
}

/**
 * What happened on each hex, as sentences.
 *
 * @param {Props} props
 * @returns {Map<number, string[]>}
 */
function useHistory({ view, log, words, names }) {
  return useMemo(() => {
    /** @type {Map<number, string[]>} */
    const found = new Map();
    for (const event of log) {
      const at = hexAt(String(event.data?.hex ?? ""));
      if (at >= 0 && !event.quiet) found.set(at, [...(found.get(at) ?? []), words.event(event, names)]);
    }
    return found;
  }, [view, log.length, words, names.join()]);
}

/**
 * The hexes where a piece that is due may lie; null while none is due.
 *
 * @param {View} view
 * @param {string[]} legal
 */
function placing(view, legal) {
  if (view.seat < 0 || actor(view) !== view.seat || view.phase === "turn" || view.phase === "answer") return null;
  return new Set(
    legal.map(parse).filter(({ verb }) => verb === "cube" || verb === "disc").map(({ hex }) => hexAt(hex)),
  );
}

/**
 * The hexes that the notebook lights up, or null for all.
 *
 * @param {Props} props
 * @param {Land} land
 * @param {Notebook} book
 * @param {boolean} auto
 */
function lighted({ view, facts, notebook, over, scene }, land, book, auto) {
  const { swept = view.clues.length } = /** @type {import("./scenes.js").Scene} */ (scene);
  if (book.lens?.what === "clue") return land.holds[book.lens.key] ?? null;
  if (view.phase === "over") {
    const told = view.clues.slice(0, swept);
    return told.length ? land.terrain.map((_, at) => told.every((key) => land.holds[key][at])) : null;
  }
  if (book.lens?.what === "possible" && notebook && !over) return possible(book, view, land, facts, auto);
  return null;
}

/**
 * What a hex is: terrain, territory, structure.
 *
 * @param {number} at
 * @param {Props} props
 * @param {Land} land
 */
function landWords(at, { words }, land) {
  const structure = land.structure[at];
  return [
    words.say(`terrain-${land.terrain[at]}`),
    land.animal[at] && words.say(`animal-${land.animal[at]}`),
    structure && words.say(`structure-${structure.colour}_${structure.kind}`),
  ].filter(Boolean).join(", ");
}

/**
 * Everything about a hex in one sentence after the other.
 *
 * @param {number} at
 * @param {Props} props
 * @param {Land} land
 * @param {Notebook} book
 * @param {Map<number, string[]>} history
 */
function describe(at, props, land, book, history) {
  const { view, words, names } = props;
  return [
    words.say("hex-is", { hex: hexName(at), land: landWords(at, props, land) }),
    !props.shared && land.holds[view.clue] && words.say(land.holds[view.clue][at] ? "hex-own-yes" : "hex-own-no"),
    ...piecesOn(view, at).map(({ seat, kind }) => words.say(`hex-${kind}`, { seat }, names)),
    ...view.notes.flatMap((hexes, seat) => (hexes.includes(at) ? [words.say("hex-unfit", { seat }, names)] : [])),
    view.pawn === at && words.say("hex-pawn"),
    view.habitat === at && words.say("hex-habitat"),
    book.marks[at] && words.say(`hex-${book.marks[at]}`),
    book.notes[at] && words.say("hex-note", { text: book.notes[at] }),
    ...(history.get(at) ?? []),
  ].filter(Boolean).join(" ");
}

/**
 * The hex that is looked at, told in a corner of the map.
 *
 * @param {{
 *   looked: import("../../../web/shell/tags.js").Signal<number>, chosen: import("../../../web/shell/tags.js").Signal<number>,
 *   props: Props, land: Land, book: Notebook, history: Map<number, string[]>,
 * }} props
 */
function Tip({ looked, chosen, props, land, book, history }) {
  const at = looked.value;
  if (at < 0 || chosen.value >= 0) return null;
  const { view, words, names } = props;
  const lying = piecesOn(view, at);
  // Another text is another node: it has not moved.
  return div(
    {
      key: `${at} ${lying.length} ${history.get(at)?.length ?? 0}`,
      class: `tip ${at % 12 < 6 ? "right" : "left"}`,
      "aria-hidden": "true",
    },
    strong({}, words.say("hex-is", { hex: hexName(at), land: landWords(at, props, land) })),
    lying.length > 0 && ul(
      {},
      lying.map(({ seat, kind }) =>
        li({ key: `${seat}` }, icon(pieceShape(seat, kind), 34), words.say(`hex-${kind}`, { seat }, names))
      ),
    ),
    book.notes[at] && p({}, words.say("hex-note", { text: book.notes[at] })),
    history.has(at) && ul({ class: "history" }, (history.get(at) ?? []).map((line) => li({}, line))),
  );
}

/**
 * What the drawings mean.
 *
 * @param {{ land: Land, facts: Facts, words: import("../../../web/shell/words.js").Words }} props
 */
function Legend({ land, facts, words }) {
  /** @param {import("../../../web/shell/tags.js").VNode} picture @param {string} name */
  const entry = (picture, name) => li({ key: name }, picture, name);
  const colours = land.advanced ? facts.colours : facts.colours.slice(0, -1);
  return details(
    { class: "legend" },
    summary({}, words.say("map-legend")),
    ul(
      {},
      facts.terrains.map((each) => entry(featureIcon("terrain", each), words.say(`terrain-${each}`))),
      facts.animals.map((each) => entry(featureIcon("animal", each), words.say(`animal-${each}`))),
      facts.kinds.flatMap((kind) =>
        colours.map((colour) =>
          entry(icon(structureShape({ colour, kind }), 40), words.say(`structure-${colour}_${kind}`))
        )
      ),
      entry(icon(pieceShape(0, "cube"), 34), words.say("map-cube")),
      entry(icon(pieceShape(0, "disc"), 34), words.say("map-disc")),
      entry(icon(pawnShape(), 50), words.say("map-pawn")),
      entry(
        icon(polygon({ class: "hatched", points: corners(48), fill: "url(#cryptid-hatch)" }), 100),
        words.say("map-hatched"),
      ),
    ),
  );
}

/**
 * The player's own clue, in sight until it is covered by a tap.
 *
 * @param {{ props: Props, book: Notebook, keep: (book: Notebook) => void }} props
 */
function ClueCard({ props, book, keep }) {
  const { view, words } = props;
  if (!view.clue) return null;
  const shown = book.lens?.what === "clue" && book.lens.key === view.clue;
  return section(
    {
      class: book.hidden ? "clue-card covered" : "clue-card",
      "aria-label": words.say("clue-yours"),
      "data-vital": "clue",
    },
    button(
      {
        type: "button",
        class: "clue-text",
        "aria-expanded": !book.hidden,
        title: words.say(book.hidden ? "clue-show" : "clue-hide"),
        onClick: () => keep({ ...book, hidden: !book.hidden, lens: shown ? null : book.lens }),
      },
      span({ class: "clue-title" }, words.say("clue-yours")),
      strong({}, book.hidden ? words.say("clue-show") : words.say(`clue-${view.clue}`)),
    ),
    !book.hidden && button(
      {
        type: "button",
        class: "clue-where",
        "aria-pressed": shown,
        onClick: () => keep({ ...book, lens: shown ? null : { what: "clue", key: view.clue } }),
      },
      lineIcon(EYE),
      span({}, words.say("clue-where")),
    ),
  );
}

/** By hand: yes or no to the question that is asked. @param {Props} props */
function Answer(props) {
  const { view, words, play, busy } = props;
  return section(
    {
      class: "answer",
      "aria-label": words.say("ask-answer", { hex: hexName(view.pawn) }),
      "data-vital": "choice",
    },
    /** @type {const} */ (["disc", "cube"]).map((kind) =>
      button(
        { type: "button", key: kind, class: "main", disabled: busy, onClick: () => play(`answer ${kind}`) },
        icon(pieceShape(view.seat, kind), 34),
        words.say(`do-answer-${kind}`),
      )
    ),
  );
}

/** Who wants the hint, and the hint itself. @param {Props} props */
function Votes({ view, words, names, legal, play, whyNot, busy }) {
  if (view.hint) {
    return section(
      { class: "votes" },
      strong({}, words.say("known-hint", { hint: view.hint })),
    );
  }
  if (view.phase === "over") return null;
  const needed = view.players === 3 ? 3 : view.players - 1;
  const wish = view.seat >= 0 && view.agreed[view.seat] ? "withdraw" : "agree";
  return section(
    { class: "votes", "aria-label": words.say("votes") },
    span(
      {},
      words.say("votes-count", { count: view.agreed.filter(Boolean).length, needed }),
      " ",
      view.agreed.map((agreed, seat) =>
        agreed && span({ key: seat, class: "vote", role: "img", "aria-label": names[seat] }, signIcon(seat))
      ),
    ),
    view.seat >= 0 && button({
      type: "button",
      "aria-pressed": view.agreed[view.seat],
      disabled: busy,
      onClick: () => (legal.includes(wish) ? play : whyNot)(wish),
    }, words.say(wish === "agree" ? "vote-for" : "vote-back")),
    small({}, words.say("votes-about", { needed, players: view.players })),
  );
}

/**
 * The end: the habitat and everybody's clue, each to be shown on the map.
 *
 * @param {{ props: Props, book: Notebook, keep: (book: Notebook) => void }} props
 */
function Reveal({ props, book, keep }) {
  const { view, words, names } = props;
  return section(
    { class: "reveal" },
    h2({}, words.say("head-over", { hex: hexName(view.habitat) })),
    ul(
      {},
      view.clues.map((key, seat) => {
        const shown = book.lens?.what === "clue" && book.lens.key === key;
        return li(
          { key: seat },
          button(
            {
              type: "button",
              "aria-pressed": shown,
              onClick: () => keep({ ...book, lens: shown ? null : { what: "clue", key } }),
            },
            signIcon(seat),
            span({}, strong({}, names[seat]), " ", words.say(`clue-${key}`)),
            lineIcon(EYE),
          ),
        );
      }),
    ),
    view.wrong.length > 0 && ul(
      { class: "history", tabindex: 0 },
      view.wrong.map(({ seat, hex, piece }) =>
        li({}, words.say("event-erred-unnoticed", { seat, hex: hexName(hex), piece }, names))
      ),
    ),
    view.card && p({}, words.say("reveal-card", { card: view.card })),
  );
}
