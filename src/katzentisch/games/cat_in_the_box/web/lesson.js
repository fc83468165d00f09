/** Five minutes of Cat in the Box: one round against two kittens, then a paradox that cannot be avoided. */

/** @typedef {import("../../../web/table/board.d.ts").BoardProps<import("./view.d.ts").CatView>} Props */

/** @param {Props} props */
const mine = ({ view, seat }) => view.tokens[seat].length;

/** @param {Props} props */
const toPlay = ({ view, legal }) => view.phase === "tricks" && legal.length > 0;

/** @param {Props} props */
const scored = ({ view }) => view.scores.length > 0;

/** Whether the round ended with a paradox of the learner's. @param {Props} props */
const failed = ({ view, seat }) => view.scores[0]?.paradox === seat;

/** Whether it ended with somebody else's. @param {Props} props */
const othersFailed = (props) => scored(props) && props.view.scores[0].paradox >= 0 && !failed(props);

/**
 * The end of a round. You hold 2, 4, 4 and 6 and may declare red and yellow, where 2 and 6 are taken and of the 4s only the
 * red one is free: whatever the others play, your turn after the next is a paradox.
 *
 * @type {import("../../../web/table/board.d.ts").Lesson}
 */
const paradox = {
  seats: ["", "kitten", "kitten"],
  options: {},
  record: "lesson.kt",
  ply: 21,
  steps: [
    { say: "lesson-late", point: ".seat.me" },
    { say: "lesson-stuck", point: ".cb-cards" },
    { say: "lesson-last-play", until: (props) => mine(props) >= 6 || scored(props), point: ".cb-hand" },
    { say: "lesson-caused", when: failed, point: ".cb-score" },
    { say: "lesson-avoid", point: ".cb-plan" },
  ],
};

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
    { say: "lesson-red", when: (props) => toPlay(props) || scored(props), skip: scored, point: ".seat-row" },
    { say: "lesson-paradox", skip: scored, point: ".cb-cards" },
    { say: "lesson-aim", until: scored, point: ".seat.me" },
    { say: "lesson-caused", when: scored, skip: (props) => !failed(props), point: ".cb-score" },
    { say: "lesson-others-caused", skip: (props) => !othersFailed(props), point: ".cb-score" },
    { say: "lesson-score", point: ".cb-score" },
    { say: "lesson-end", point: ".seat-row" },
  ],
  next: { say: "lesson-next", skip: failed, lesson: paradox },
};
