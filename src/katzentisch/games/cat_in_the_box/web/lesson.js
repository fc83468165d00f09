/** Five minutes of Cat in the Box: one round against two kittens. */

/** @typedef {import("../../../web/table/board.d.ts").BoardProps<import("./view.d.ts").CatView>} Props */

/** @param {Props} props */
const mine = ({ view, seat }) => view.tokens[seat].length;

/** @param {Props} props */
const toPlay = ({ view, legal }) => view.phase === "tricks" && legal.length > 0;

/** @param {Props} props */
const scored = ({ view }) => view.scores.length > 0;

/** @type {import("../../../web/table/board.d.ts").Lesson} */
export const lesson = {
  seats: ["", "kitten", "kitten"],
  options: { side: "white", starter: "2" },
  steps: [
    { say: "lesson-welcome", point: ".cb-plan" },
    { say: "lesson-hand", point: ".cb-cards" },
    {
      say: "lesson-bury",
      until: ({ view, seat }) => view.has_buried[seat] || view.phase !== "bury",
      point: ".cb-hand",
    },
    {
      say: "lesson-predict",
      when: ({ view, legal }) => view.phase === "tricks" || (view.phase === "predict" && legal.length > 0),
      until: ({ view, seat }) => view.predictions[seat] > 0,
      point: ".cb-predict",
    },
    { say: "lesson-trick", when: toPlay, point: ".seat-row" },
    { say: "lesson-follow", when: toPlay, until: (props) => mine(props) >= 1, point: ".cb-hand" },
    { say: "lesson-token", when: (props) => mine(props) >= 1, point: ".cb-plan" },
    { say: "lesson-cross", point: ".seat-row" },
    {
      say: "lesson-again",
      when: (props) => toPlay(props) || scored(props),
      until: (props) => mine(props) >= 2 || scored(props),
      point: ".cb-hand",
    },
    { say: "lesson-red", when: (props) => toPlay(props) || scored(props), point: ".seat-row" },
    { say: "lesson-paradox", point: ".cb-cards" },
    { say: "lesson-aim", until: scored, point: ".seat.me" },
    { say: "lesson-score", when: scored, point: ".cb-score" },
    { say: "lesson-end", point: ".seat-row" },
  ],
};
