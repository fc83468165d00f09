/** The first day of a voyage, explained: boat, draft, payment, rescue, and a family. */

/** @typedef {import("./boat.js").Props} Props */

const PHASES = [
  "draft",
  "before-payment",
  "payment",
  "before-lessons",
  "lessons",
  "rescue-cards",
  "rescue",
  "before-sister",
  "finds",
  "evening",
];

/**
 * Whether the voyage has come to this phase of its first day, or is past it.
 *
 * @param {string} phase
 */
const reached = (phase) => (/** @type {Props} */ { view }) =>
  view.day > 1 || view.phase === "over" || PHASES.indexOf(view.phase) >= PHASES.indexOf(phase);

/**
 * Whether the voyage has left this phase of its first day.
 *
 * @param {string} phase
 */
const past = (phase) => (/** @type {Props} */ { view }) =>
  view.day > 1 || view.phase === "over" || PHASES.indexOf(view.phase) > PHASES.indexOf(phase);

/**
 * How many tiles the learner has laid.
 *
 * @param {Props} props
 */
const aboard = ({ view, seat }) => view.crews[seat]?.tiles.length ?? 0;

/**
 * Whether nothing is asked but where a tile goes: any other question stands in the place of the explanation.
 *
 * @param {Props} props
 */
const unasked = ({ view, seat }) =>
  view.decider !== seat || !view.pending.length || view.pending.at(-1)?.asks === "where";

/** @type {import("../../../web/table/board.d.ts").Lesson} */
export const lesson = {
  seats: ["", "heuristic"],
  options: { family: "no" },
  record: "lesson.kt",
  ply: 2,
  steps: [
    { say: "lesson-welcome", point: ".isle .sea" },
    { say: "lesson-rats", point: ".isle .sea" },
    { say: "lesson-families", point: ".isle .field.left", shows: "island" },
    {
      say: "lesson-draft",
      point: ".isle .picker",
      until: ({ view }) => view.round > 0 || view.kept.length >= 2 || view.phase !== "draft",
      offer: (move) => move === "keep 56" || move === "keep 58",
    },
    { say: "lesson-draft-on", point: ".isle .picker", until: past("draft") },
    { say: "lesson-payment", point: ".isle .picker", when: reached("payment"), until: past("payment") },
    { say: "lesson-lay", point: ".isle .picker", when: reached("rescue-cards"), until: past("rescue-cards") },
    {
      say: "lesson-rescue",
      point: ".isle .field.left",
      shows: "island",
      when: reached("rescue"),
      until: (props) => props.view.pending.length > 0 || aboard(props) > 0 || past("rescue")(props),
    },
    {
      say: "lesson-place",
      point: ".isle .buttons",
      when: (props) => props.view.pending.at(-1)?.asks === "where" || aboard(props) > 0 || past("rescue")(props),
      until: (props) => aboard(props) > 0 || past("rescue")(props),
    },
    { say: "lesson-crews", point: ".seat-area", when: unasked },
    { say: "lesson-family", when: unasked, until: past("rescue") },
    {
      say: "lesson-finds",
      when: (props) => unasked(props) && past("rescue")(props),
      until: ({ view }) => view.day > 1,
    },
    { say: "lesson-lessons", point: ".isle .tray", shows: "lessons", when: ({ view }) => view.day > 1 },
    { say: "lesson-anytime", point: ".isle .tray", shows: "cards" },
  ],
};
