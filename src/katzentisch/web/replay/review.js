/** A finished match with somebody strong beside it: the turning points, and what would have been better. */

import {
  button,
  div,
  h2,
  li,
  ol,
  p,
  progress,
  section,
  span,
  strong,
  ul,
  use,
  useEffect,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Notice } from "../shell/components.js";

/** @typedef {import("../wire.d.ts").MoveReview} Reviewed */
/** @typedef {import("../table/board.d.ts").BoardProps} BoardProps */
/** @typedef {import("../table/board.d.ts").BoardModule} BoardModule */

const SHOWN = 6;
/** A move that is worse by less than this, in the unit of the bot, cost nothing. */
const MIN_WORSE_TO_LIST = 0.02;

/**
 * @param {{
 *   match: string, seat: number, props: BoardProps, board: BoardModule, to: (ply: number) => void,
 *   mark: (ply: number, move: string) => void, uncover: () => void, jumps: boolean,
 * }} props `uncover` lets the board be seen; `mark` shows a better move on the board of its position; `jumps` goes to the turning point when it is found:
 *   the reader reviews moves of their own.
 */
export function Review({ match, seat, props, board, to, mark, uncover, jumps }) {
  const { words, names } = props;
  const judged = useSignal(/** @type {(Reviewed & { view: any })[]} */ ([]));
  const plies = useSignal(/** @type {number[]} */ ([]));
  const done = useSignal(0);
  useEffect(() => {
    let wanted = true;
    judged.value = [];
    done.value = 0;
    (async () => {
      const whole = await api.getReplay(match, { seat, open: true });
      plies.value = whole.moves.flatMap((/** @type {{ seat: number }} */ move, /** @type {number} */ ply) =>
        move.seat === seat ? [ply] : []
      );
      for (const ply of plies.value) {
        if (!wanted) return;
        const found = await api.reviewMove(match, { ply });
        done.value += 1;
        if (found.made === found.best || found.choices < 2) continue;
        if ((found.instead.worse ?? 1) < MIN_WORSE_TO_LIST) continue;
        // A move is worded from the position in which it was made.
        const { view } = await api.getReplay(match, { seat, ply });
        judged.value = [...judged.value, { ...found, view }];
      }
    })().catch(() => {});
    return () => (wanted = false);
  }, [match, seat]);
  const turning = judged.value
    .toSorted((one, two) => (two.instead.worse ?? 0) - (one.instead.worse ?? 0)).slice(0, SHOWN)
    .toSorted((one, two) => one.ply - two.ply);
  const say = (/** @type {string} */ move, /** @type {any} */ view) =>
    board.label?.(move, { ...props, view, seat, scene: { ...props.scene, view } }) ?? words.move(move);
  const show = (/** @type {Reviewed} */ each) => {
    mark(each.ply, each.best);
    to(each.ply);
  };
  const finished = plies.value.length > 0 && done.value === plies.value.length;
  const worst = judged.value.toSorted((one, two) => (two.instead.worse ?? 0) - (one.instead.worse ?? 0))[0];
  useEffect(() => {
    if (jumps && finished && worst) show(worst);
  }, [jumps, finished]);
  /** What two moves lead to, as far as it differs. @param {Reviewed["because"]} because @param {Reviewed["because"]} other */
  const leadsTo = (because, other) => {
    const same = new Set(other.map(([weight, reason]) => words.because(reason, names, weight)));
    const told = because.map(([weight, reason]) => words.because(reason, names, weight)).filter((each) =>
      !same.has(each)
    );
    return told.length > 0 && ul({}, told.map((each) => li({ key: each }, each)));
  };
  return section(
    { class: "review", "aria-label": words.say("review") },
    h2({}, words.say("review-of", { name: names[seat] }, [], jumps ? "you" : "")),
    done.value < plies.value.length && progress({
      max: plies.value.length,
      value: done.value,
      "aria-label": words.say("review-progress", { number: done.value, most: plies.value.length }),
    }),
    done.value === plies.value.length && !turning.length && p({}, words.say("review-nothing")),
    ol(
      {},
      turning.map((each) =>
        li(
          { key: each.ply },
          div(
            { class: "ways" },
            button(
              {
                type: "button",
                onClick: () => {
                  show(each);
                  uncover();
                },
              },
              words.say("review-show", { ply: each.ply + 1 }),
            ),
            finished && each === worst && span({ class: "turning-point" }, words.say("review-turning-point")),
          ),
          p({}, words.say("review-made"), " ", strong({}, say(each.made, each.view))),
          leadsTo(each.instead.because, each.because),
          p({}, words.say("review-better"), " ", strong({}, say(each.best, each.view))),
          leadsTo(each.because, each.instead.because),
        )
      ),
    ),
  );
}

/**
 * What the game itself has to say about the match, drawn by the game's own module.
 *
 * @param {{
 *   match: string, folder: string, ply: number, props: BoardProps, to: (ply: number) => void,
 * }} props
 */
export function Hindsight({ match, folder, ply, props, to }) {
  const told = useSignal(/** @type {unknown} */ (null));
  const drawn = useSignal(/** @type {import("../shell/tags.js").Component<any> | null} */ (null));
  const refused = useSignal("");
  useEffect(() => {
    Promise.all([api.getHindsight(match), import(`../../games/${folder}/web/review.js`)]).then(
      ([{ found }, module]) => {
        told.value = found;
        drawn.value = module.Hindsight;
      },
      (problem) => (refused.value = props.words.reason(problem.reason)),
    );
  }, [match]);
  if (refused.value) return use(Notice, { text: refused.value });
  return drawn.value
    ? use(drawn.value, { found: told.value, props, ply, to })
    : progress({ "aria-label": props.words.say("review-own") });
}
