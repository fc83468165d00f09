/** Every legal move as a button: the way of screen readers, and of anybody who prefers words. */

import { button, details, div, h3, input, label, li, summary, ul, useSignal } from "./tags.js";

/** @typedef {import("./board.d.ts").BoardProps} BoardProps */
/** @typedef {import("./board.d.ts").BoardModule} BoardModule */

const MANY = 40;

/**
 * @param {{ props: BoardProps, board: BoardModule }} props
 */
export function Moves({ props, board }) {
  const { legal, words, busy } = props;
  const wanted = useSignal("");
  if (!legal.length) return null;
  const named = legal.map((move) => ({
    move,
    name: board.label?.(move, props) ?? words.move(move),
    group: board.group?.(move, props) ?? "",
  }));
  const text = wanted.value.trim().toLowerCase();
  const found = named.filter(({ name, move }) => !text || name.toLowerCase().includes(text) || move.includes(text));
  const shown = found.slice(0, 5 * MANY);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return details(
    { class: "moves", open: board.listed === true },
    summary({}, words.say("all-moves", { number: legal.length })),
    legal.length > MANY && label(
      {},
      words.say("find-move"),
      input({
        type: "search",
        value: wanted.value,
        onInput: (/** @type {any} */ event) => (wanted.value = event.target.value),
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
                onClick: () => props.play(move),
              }, name),
            )
          ),
        ),
      )
    ),
    shown.length < found.length && words.say("more-moves", { number: found.length - shown.length }),
  );
}
