/** A finished match with a strong bot beside it: which moves cost most, what would have been better, and why. */

import {
  all,
  button,
  div,
  h2,
  label,
  li,
  ol,
  p,
  progress,
  section,
  small,
  span,
  strong,
  ul,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Notice } from "../shell/components.js";
import { worthTelling } from "../table/hint.js";

/** @template T @typedef {import("../shell/tags.js").Signal<T>} Signal */
/** @typedef {import("../wire.d.ts").MoveReview & { view: any }} Reviewed */
/** @typedef {{ plies: number[], done: number, judged: Reviewed[] }} Analysis */
/** @typedef {import("../table/board.d.ts").BoardProps} BoardProps */
/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("../table/finale.d.ts").Finale} Finale */

const MAX_MOVES_LISTED = 6;
/** A move that is worse by less than this, in the unit of the bot, cost nothing. */
const MIN_WORSE_TO_LIST = 0.02;

/** How often is easier to grasp than an average, where it differs by this many of 100 simulations. */
const CLEAR_PERCENT = 10;

/** By how much a move was worse than the best one. @param {Reviewed} reviewed */
const costOf = ({ instead }) => instead.worse ?? 0;

/** Whether every move has been judged. @param {Analysis} analysis */
export const isAnalysed = ({ plies, done }) => plies.length > 0 && done === plies.length;

/** The moves that cost most, in the order in which they were made. @param {Analysis} analysis */
export const costliest = ({ judged }) =>
  judged.toSorted((one, two) => costOf(two) - costOf(one)).slice(0, MAX_MOVES_LISTED)
    .toSorted((one, two) => one.ply - two.ply);

/**
 * The one move that cost most, once all are judged.
 *
 * @param {Analysis} analysis
 * @returns {Reviewed | undefined}
 */
export const turningPoint = (analysis) =>
  isAnalysed(analysis) ? analysis.judged.toSorted((one, two) => costOf(two) - costOf(one))[0] : undefined;

/**
 * Judges the moves of a seat one after the other, whether the list of them is open or not; shows nothing.
 *
 * @param {{ match: string, seat: number, analysis: Signal<Analysis>, onDone: (worst: Reviewed | undefined) => void }} props
 */
export function Analyst({ match, seat, analysis, onDone }) {
  useEffect(() => {
    let wanted = true;
    analysis.value = { plies: [], done: 0, judged: [] };
    (async () => {
      const whole = await api.getReplay(match, { seat, open: true });
      const plies = whole.moves.flatMap((/** @type {{ seat: number }} */ move, /** @type {number} */ ply) =>
        move.seat === seat ? [ply] : []
      );
      if (wanted) analysis.value = { plies, done: 0, judged: [] };
      for (const ply of plies) {
        if (!wanted) return;
        const found = await api.reviewMove(match, { ply });
        const better = found.made !== found.best && found.choices > 1 &&
          (found.instead.worse ?? 0) >= MIN_WORSE_TO_LIST;
        // A move is worded from the position in which it was made.
        const worded = better ? [{ ...found, view: (await api.getReplay(match, { seat, ply })).view }] : [];
        if (!wanted) return;
        const { done, judged } = analysis.value;
        analysis.value = { plies, done: done + 1, judged: [...judged, ...worded] };
      }
      onDone(turningPoint(analysis.value));
    })().catch(() => {});
    return () => (wanted = false);
  }, [match, seat]);
  return null;
}

/**
 * What a game says about when a move was made, such as its round and trick.
 *
 * @param {Kit} kit
 */
function useFinale(kit) {
  const finale = useSignal(/** @type {Finale | null} */ (null));
  useEffect(() => {
    kit.board.finale?.().then((found) => (finale.value = found));
  }, [kit.board]);
  return finale.value;
}

/**
 * The words of one reviewed move: its number and place, what was played, what would have been better, and why.
 *
 * @param {{ reviewed: Reviewed, seat: number, props: BoardProps, kit: Kit, brief?: boolean }} props `brief`: moves are named without
 *   their warnings.
 */
export function Verdict({ reviewed, seat, props, kit, brief = false }) {
  const { words, names } = props;
  const { view } = reviewed;
  const verb = reviewed.made.split(" ")[0];
  const told = (/** @type {string} */ move) =>
    kit.board.label?.(move, { ...props, view, seat, scene: { ...props.scene, view } })?.replace(": ", " – ") ??
      words.move(move);
  const name = (/** @type {string} */ move) =>
    move.startsWith(`${verb} `) && words.knows(`review-made-${verb}`)
      ? words.move(move.slice(verb.length + 1))
      : brief
      ? told(move).split(". ")[0]
      : told(move);
  const made = words.knows(`review-made-${verb}`) ? `review-made-${verb}` : "review-made";
  const compared = compare(reviewed, words);
  const weighed = compared ? "" : compareWorth(reviewed, words);
  const reasons = compared || (weighed && brief) ? [] : reviewed.because.filter(([weight]) => weight > 0)
    .map(([weight, reason]) => words.because(reason, names, weight))
    .filter((each, at, all) => all.indexOf(each) === at);
  return all(
    p({}, words.say(made), " ", strong({}, name(reviewed.made))),
    p({}, words.say("review-better"), " ", strong({}, name(reviewed.best))),
    (compared || weighed) && p({ class: "comparison" }, compared || weighed),
    reasons.length > 0 && ul({ class: "reasons" }, reasons.map((each) => li({ key: each }, each))),
  );
}

/**
 * One sentence with a figure of the better move and of the one made; "" if the game's words compare none.
 *
 * @param {Reviewed} reviewed
 * @param {import("../shell/words.js").Words} words
 */
function compare({ because, instead }, words) {
  const figures = (/** @type {Reviewed["because"]} */ reasons) =>
    new Map(reasons.map(([weight, { key, data }]) => [key, { weight, figure: figureOf(data) }]));
  const [better, made] = [figures(because), figures(instead.because ?? [])];
  // A reason that a move lacks counts for nothing: it was not once so in the simulations.
  const none = { weight: 0, figure: 0 };
  const told = [...new Set([...better.keys(), ...made.keys()])]
    .filter((key) => words.knows(`compare-${key}`))
    .map((key) => ({ key, one: better.get(key) ?? none, two: made.get(key) ?? none }))
    .filter(({ one, two }) => one.figure !== two.figure && one.weight > two.weight)
    .map(({ key, one, two }) => ({
      key,
      better: one.figure,
      made: two.figure,
      clear: Math.abs(one.figure - two.figure) >= CLEAR_PERCENT,
      gained: one.weight - two.weight,
    }))
    .sort((one, two) => Number(two.clear) - Number(one.clear) || two.gained - one.gained);
  return made.size && told.length ? words.say(`compare-${told[0].key}`, told[0]) : "";
}

/**
 * The figure of a reason that can be compared: so many of 100 simulations, so many clues, so many at least after a yes or
 * a no, or an average.
 *
 * @param {Record<string, any>} data
 */
const figureOf = ({ percent, count, yes, no, tenths = 0 }) =>
  Number(percent ?? count ?? (yes === undefined ? tenths / 10 : Math.min(yes, no)));

/**
 * One sentence with what the better move and the one made are worth, if the game's words say so for moves of this kind.
 *
 * @param {Reviewed} reviewed
 * @param {import("../shell/words.js").Words} words
 */
function compareWorth({ made, best, because, instead }, words) {
  const [verb] = made.split(" ");
  const worth = (/** @type {Reviewed["because"]} */ reasons) =>
    Math.round(10 * reasons.reduce((sum, [weight]) => sum + weight, 0)) / 10;
  const [better, lesser] = [worth(because), worth(instead.because ?? [])];
  const isTold = best.split(" ")[0] === verb && instead.because?.length && better > lesser;
  return isTold && words.knows(`compare-worth-${verb}`)
    ? words.say(`compare-worth-${verb}`, { better, made: lesser })
    : "";
}

/**
 * Where in the match a move was made: by the game's own count, and by its number.
 *
 * @param {Reviewed} reviewed
 * @param {Finale | null} finale
 * @param {import("../shell/words.js").Words} words
 */
function placeOf({ ply, view }, finale, words) {
  const place = finale?.place?.(view);
  const number = words.say("review-move", { ply: ply + 1 });
  return place ? words.say("review-place", { place: words.say(place.key, place.data), move: number }) : number;
}

/**
 * @param {{
 *   analysis: Analysis, seat: number, props: BoardProps, kit: Kit, show: (reviewed: Reviewed) => void, now: number, own: boolean,
 * }} props `show` goes to the position of a move; `now` is the ply that is shown; `own`: the reader made these moves.
 */
export function Review({ analysis, seat, props, kit, show, now, own }) {
  const { words, names } = props;
  const finale = useFinale(kit);
  const { plies, done } = analysis;
  // Not before the end: a costlier move that is found later would push another one off the list.
  const listed = isAnalysed(analysis) ? costliest(analysis) : [];
  const worst = turningPoint(analysis);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => list.current?.querySelector(".now")?.scrollIntoView({ block: "nearest" }), [now]);
  return section(
    { class: "review", "aria-label": words.say("review"), tabindex: 0 },
    h2({}, words.say("review-of", { name: names[seat] }, [], own ? "you" : "")),
    !isAnalysed(analysis) && label(
      { class: "review-progress" },
      words.say("review-progress", { number: done, most: plies.length }),
      progress({ max: Math.max(1, plies.length), value: done }),
    ),
    isAnalysed(analysis) && !listed.length && p({}, words.say("review-nothing")),
    ol(
      { ref: list },
      listed.map((each) =>
        li(
          { key: each.ply, class: each.ply === now ? "now" : "" },
          div(
            { class: "ways" },
            strong({ class: "place" }, placeOf(each, finale, words)),
            each === worst &&
              span({ class: "turning-point" }, words.say("review-turning-point", {}, [], own ? "you" : "")),
          ),
          use(Verdict, { reviewed: each, seat, props, kit }),
          button(
            { type: "button", onClick: () => show(each), "data-ply": each.ply },
            words.say("review-show", { ply: each.ply + 1 }),
          ),
        )
      ),
    ),
  );
}

/**
 * The reviewed move at the board of its position, with the way to the one before and the one after.
 *
 * @param {{ analysis: Analysis, ply: number, seat: number, props: BoardProps, kit: Kit, show: (reviewed: Reviewed) => void }} props
 */
export function ReviewedMove({ analysis, ply, seat, props, kit, show }) {
  const { words } = props;
  const finale = useFinale(kit);
  const listed = costliest(analysis);
  const at = listed.findIndex((each) => each.ply === ply);
  if (at < 0) return null;
  const reviewed = listed[at];
  /** @param {number} to @param {string} key @param {string} sign */
  const step = (to, key, sign) =>
    button({
      type: "button",
      class: key,
      disabled: !listed[to],
      "aria-label": words.say(key),
      title: words.say(key),
      onClick: () => show(listed[to]),
    }, sign);
  return div(
    { class: "asked reviewed", role: "group", "aria-label": words.say("review") },
    div(
      { class: "reviewed-head" },
      step(at - 1, "review-previous", "‹"),
      small({}, placeOf(reviewed, finale, words)),
      step(at + 1, "review-next", "›"),
    ),
    div({ role: "status" }, use(Verdict, { reviewed, seat, props, kit, brief: true })),
  );
}

/**
 * Why a bot made a move of a finished match, on request: its own reasons, from what it saw then, or those
 * of the strongest bot if it gives none.
 *
 * @param {{
 *   match: string, ply: number, bot: string, words: import("../shell/words.js").Words, names: string[],
 * }} props
 */
export function Why({ match, ply, bot, words, names }) {
  const told = useSignal(/** @type {string[] | null} */ (null));
  const asks = useSignal(false);
  const own = useSignal(false);
  const ask = async () => {
    asks.value = true;
    try {
      const { made, best, because, instead, bot: judge } = await api.reviewMove(match, { ply, mover: true });
      own.value = judge === bot.split("(")[0];
      const reasons = made === best ? because : instead.because ?? [];
      told.value = worthTelling(reasons).map(([weight, reason]) => words.because(reason, names, weight));
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
      told.value = [words.reason(problem.reason)];
    }
  };
  if (told.value) {
    return div(
      { class: "why-told", role: "status" },
      p({}, words.say(!told.value.length ? "why-bot-none" : own.value ? "why-bot-own" : "why-bot-told")),
      ul({ class: "reasons" }, told.value.map((each) => li({ key: each }, each))),
    );
  }
  return button({ type: "button", class: "why-bot", disabled: asks.value, onClick: ask }, words.say("why-bot"));
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
