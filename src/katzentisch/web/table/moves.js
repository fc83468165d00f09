/** Every legal move as a button, the way of screen readers and of anybody who prefers words; and a move under way. */

import { useMatches } from "../shell/components.js";
import {
  all,
  button,
  details,
  div,
  effect,
  h2,
  h3,
  input,
  label,
  li,
  signal,
  span,
  summary,
  ul,
  use,
  useComputed,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
} from "../shell/tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {import("../shell/tags.js").DetailsEvent} DetailsEvent */

const MANY = 40;
/** Where the list leaves some of the board in sight; the style sheet of the table has the same size. */
const BESIDE_THE_BOARD = "(min-width: 43.75em) and (min-height: 30em)";

/**
 * A list to unfold; what nobody sees is not made, for there may be hundreds of moves to word.
 *
 * @param {{ props: BoardProps, board: BoardModule }} props
 */
export function Moves({ props, board }) {
  const { legal, words } = props;
  const open = useSignal(board.listed === true);
  const isBeside = useMatches(BESIDE_THE_BOARD);
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const covers = !isBeside && !board.listed;
  const asks = legal.length > 0;
  useEffect(() => {
    if (covers && !asks) open.value = false;
  }, [covers, asks]);
  // Heard as soon as the list is seen: an effect after the next picture would miss a quick key.
  useLayoutEffect(() => {
    if (!open.value || !covers) return;
    const press = (/** @type {PointerEvent} */ { target }) => {
      if (!place.current?.contains(/** @type {Node} */ (target))) open.value = false;
    };
    const leave = (/** @type {KeyboardEvent} */ { key }) => {
      if (key !== "Escape") return;
      open.value = false;
      opener.current?.focus();
    };
    addEventListener("pointerdown", press);
    addEventListener("keydown", leave);
    return () => {
      removeEventListener("pointerdown", press);
      removeEventListener("keydown", leave);
    };
  }, [open.value, covers]);
  if (!asks) return div({ class: "moves-place", "aria-hidden": "true" });
  /** @param {string} move */
  const play = (move) => {
    props.play(move);
    if (!covers) return;
    open.value = false;
    opener.current?.focus();
  };
  return details(
    {
      class: "moves",
      ref: place,
      open: open.value,
      onToggle: (/** @type {DetailsEvent} */ event) => (open.value = event.currentTarget.open),
    },
    summary(
      { ref: opener, title: words.say("all-moves", { number: legal.length }) },
      span({ class: "brief", "aria-hidden": "true" }, "☰"),
      span({ class: "word" }, words.say("all-moves", { number: legal.length })),
    ),
    open.value &&
      div(
        { class: "move-list" },
        h2({}, words.say("all-moves", { number: legal.length })),
        use(List, { props, board, play }),
      ),
  );
}

/** @param {{ props: BoardProps, board: BoardModule, play: (move: string) => void }} props */
function List({ props, board, play }) {
  const { legal, words, busy } = props;
  const wanted = useSignal("");
  const named = useMemo(() =>
    legal.map((move) => ({
      move,
      name: board.label?.(move, props) ?? words.move(move),
      group: board.group?.(move, props) ?? "",
    })), [legal, words]);
  const text = wanted.value.trim().toLowerCase();
  const found = named.filter(({ name, move }) =>
    !text || name.toLowerCase().includes(text) || move.toLowerCase().includes(text)
  );
  const shown = found.slice(0, 5 * MANY);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return all(
    legal.length > MANY && label(
      {},
      words.say("find-move"),
      input({
        type: "search",
        value: wanted.value,
        onInput: (/** @type {ControlEvent} */ event) => (wanted.value = event.target.value),
      }),
    ),
    groups.map((group) =>
      div(
        { key: group },
        group && h3({}, group),
        ul(
          {},
          shown.filter((each) => each.group === group).map(({ move, name }) =>
            li(
              { key: move },
              button({
                type: "button",
                disabled: busy,
                "data-move": move,
                onClick: () => play(move),
              }, name),
            )
          ),
        ),
      )
    ),
    shown.length < found.length && words.say("more-moves", { number: found.length - shown.length }),
  );
}

/** Milliseconds that a look at one's cards takes at least. */
const LOOK = 1500;
const looking = signal(false);
/** Milliseconds that an answer may take before the board is drawn as waiting for it. */
const SOON = 120;

/**
 * Do what decides nothing: among friends after as long as a look takes, so that nobody learns who had no choice.
 *
 * @param {() => void} act
 * @param {boolean} friends
 */
export function unhurried(act, friends) {
  if (!friends) return act();
  looking.value = true;
  setTimeout(() => {
    looking.value = false;
    act();
  }, LOOK + LOOK * Math.random());
}

/**
 * Whether an order is under way: known at once, and drawn only when nothing follows it soon, since what is pressed should
 * answer before a whole board is drawn twice.
 *
 * @param {import("./connection.js").Connection} connection
 */
export function useBusy(connection) {
  const ordered = useComputed(() => looking.value || Object.keys(connection.pending.value).length > 0);
  const waits = useComputed(() =>
    Object.values(connection.pending.value).some(({ seat, seq }) => connection.updates.value[seat]?.seq === seq)
  );
  const shown = useSignal(false);
  useEffect(() =>
    effect(() => {
      shown.value = looking.value;
      const timer = waits.value ? setTimeout(() => (shown.value = true), SOON) : 0;
      return () => clearTimeout(timer);
    }), [connection]);
  return { ordered, busy: shown.value };
}
