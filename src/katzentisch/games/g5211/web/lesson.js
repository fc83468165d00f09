/** Five minutes of 5211: two deals against two kittens. */

/** @typedef {import("../../../web/table/board.d.ts").BoardProps<import("./view.d.ts").View5211>} Props */

/**
 * Whether so many cards of the first deal lie open.
 *
 * @param {Props} props
 * @param {number} cards
 */
const laid = ({ view, seat }, cards) => view.deal > 1 || view.open[seat].length >= cards;

/** Whether the first deal is scored, or over. @param {Props} props */
const isScored = ({ view, scene }) => scene.stop === true || view.deal > 1;

/** @type {import("../../../web/table/board.d.ts").Lesson} */
export const lesson = {
  seats: ["", "kitten", "kitten"],
  options: { long: "no" },
  steps: [
    { say: "lesson-welcome", point: ".ft-cards" },
    { say: "lesson-counters", point: ".ft-counters" },
    { say: "lesson-two", until: (props) => laid(props, 2), point: ".ft-hand" },
    { say: "lesson-revealed", when: (props) => laid(props, 2), point: ".seat-row" },
    { say: "lesson-disaster", point: ".ft-counters" },
    { say: "lesson-one", until: (props) => laid(props, 3), point: ".ft-hand" },
    { say: "lesson-roosters", when: (props) => laid(props, 3), point: ".ft-roosters" },
    { say: "lesson-last", until: isScored, point: ".ft-hand" },
    { say: "lesson-story", when: isScored, point: ".seat-row" },
    { say: "lesson-tie", point: ".ft-counters" },
    { say: "lesson-pile", point: ".seat.me" },
    {
      say: "lesson-again",
      when: ({ scene }) => scene.stop !== true,
      until: ({ view, scene }) => view.deal > 2 || view.over || scene.stop === true,
      point: ".ft-hand",
    },
    { say: "lesson-end", when: ({ view }) => view.deal > 2 || view.over },
  ],
};
