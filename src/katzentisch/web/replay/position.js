/** One position of a match that was played: the board as somebody saw it, what had happened, and where to go from here. */

import {
  a,
  all,
  aside,
  button,
  div,
  h2,
  later,
  li,
  ol,
  p,
  section,
  span,
  use,
  useEffect,
  useMemo,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Carry } from "../shell/carry.js";
import { levels } from "../shell/catalogue.js";
import { Notice, Panel } from "../shell/components.js";
import { Screen } from "../table/screen.js";
import { headline, Places } from "../table/ranking.js";
import { settings } from "../shell/settings.js";
import { Share } from "../shell/share.js";
import { OPEN, Steps } from "./steps.js";
import { GUEST } from "../shell/words.js";

/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @template T @typedef {import("../shell/tags.js").Signal<T>} Signal */
/** @typedef {import("./steps.js").Document} Document */

/** @typedef {"" | "log" | "moves" | "own" | "more"} Sheet */

const Analyst = later(() => import("./review.js").then((module) => module.Analyst));
const Review = later(() => import("./review.js").then((module) => module.Review));
const Why = later(() => import("./review.js").then((module) => module.Why));
const ReviewedMove = later(() => import("./review.js").then((module) => module.ReviewedMove));
const Hindsight = later(() => import("./review.js").then((module) => module.Hindsight));

/** Draw what is shared and send it, where this device can. @param {string} match */
const still = (match) => import("../table/board_image.js").then(({ send }) => send(match));

/**
 * Through whose eyes a position is looked at.
 *
 * @param {Document} shown
 * @param {number} seat
 */
export const eyesOf = (shown, seat) => (shown.views ? Math.max(0, shown.moves.at(-1)?.seat ?? 0) : seat);

/**
 * @param {{
 *   match: string, shown: Document, moment: import("../table/story.js").Moment, kit: Kit, refused: string,
 *   seat: Signal<number>, ply: Signal<number>, runs: Signal<boolean>,
 *   go: (path: string) => void, reviews: boolean,
 * }} props `reviews` opens the review of this seat's moves.
 */
export function Viewer({ reviews, match, shown, moment, kit, refused, seat, ply, runs, go }) {
  const say = kit.words;
  const problem = useSignal("");
  const memory = useSignal(null);
  const sheet = useSignal(/** @type {Sheet} */ (reviews ? "moves" : ""));
  const marked = useSignal({ ply: -1, move: "" });
  const analysis = useSignal(/** @type {import("./review.js").Analysis} */ ({ plies: [], done: 0, judged: [] }));
  const asked = useSignal(reviews);
  /** @param {Sheet} kind @param {string} name @param {string} [sign] */
  const opens = (kind, name, sign) =>
    button({
      type: "button",
      class: `open-${kind}`,
      onClick: () => {
        sheet.value = sheet.value === kind ? "" : kind;
        if (kind === "moves") asked.value = true;
      },
      "aria-expanded": sheet.value === kind,
      "aria-label": sign ? name : null,
    }, sign ? all(span({ class: "brief" }, sign), span({ class: "word" }, name)) : name);
  const lines = [shown.opening, ...shown.moves.map((each) => each.events)]
    .flatMap((events, number) => events.map((event) => ({ event, number })))
    .slice(0, moment.log.length);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const latest = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(".new"));
    if (latest && list.current) list.current.scrollTop = latest.offsetTop - list.current.offsetTop;
  }, [moment]);
  const names = useMemo(() => shown.names.map((name) => say.person(name)), [shown.names, say]);
  const eyes = eyesOf(shown, seat.value);
  const { scene, update, events, log } = moment;
  const props = {
    view: scene.view,
    seat: update.seat,
    legal: [],
    actors: [],
    events,
    log,
    scene,
    underway: !moment.rests,
    asks: false,
    present: moment.complete && moment.left === 0,
    shared: false,
    names,
    words: say,
    facts: kit.facts,
    play: () => {},
    formality: () => {},
    whyNot: () => {},
    busy: false,
    ordered: { value: false },
    over: update.over,
    notebook: false,
    memo: memory,
    settings: settings.value,
    pointed: null,
    advised: marked.value.ply === shown.ply ? marked.value.move : "",
  };
  const to = (/** @type {number} */ wanted) => (ply.value = wanted);

  async function playOn() {
    try {
      const own = Math.max(0, eyes);
      const bot = levels(kit.game)[1] ?? levels(kit.game)[0];
      const seats = shown.players.map((_, each) => (each === own ? "" : bot));
      const table = await api.importRecord({ record: await api.getRecord(match), ply: shown.ply, seats });
      await api.sitDown(table.code, own, { name: settings.value.name || GUEST, cat: settings.value.cat });
      go(`/t/${table.code}`);
    } catch (failure) {
      if (!(failure instanceof api.Refused)) throw failure;
      problem.value = say.reason(failure.reason);
    }
  }

  const seats = useMemo(() => shown.players.map((player, seat) => seatOf(player, shown.cats[seat])), [
    shown.players,
    shown.cats,
  ]);
  const wide = matchMedia("(min-width: 75em)").matches;
  const side = sheet.value || (wide ? "log" : "");
  /** @type {Record<string, string>} */
  const titles = { moves: say.say("review"), own: say.say("review-own"), more: say.say("more-tools") };
  const title = titles[side] ?? say.say("log");
  const told = events.filter((event) => !event.quiet).map((event) => say.event(event, names)).join(" ");
  /** Show the position in which a move was made, with the better one marked. @param {{ ply: number, best: string }} reviewed */
  const show = ({ ply, best }) => {
    runs.value = false;
    marked.value = { ply, move: best };
    to(ply);
  };
  const mover = Number(
    shown.moves[shown.ply - 1]?.events.find(({ data }) => data?.seat !== undefined)?.data?.seat ?? -1,
  );
  const isReviewed = asked.value && seat.value >= 0 && marked.value.ply === shown.ply && shown.ply === ply.value;
  const body = side === "moves"
    ? use(Review, {
      analysis: analysis.value,
      seat: seat.value,
      props,
      kit,
      show: (reviewed) => {
        show(reviewed);
        if (!wide) sheet.value = "";
      },
      now: isReviewed ? shown.ply : -1,
      own: reviews,
    })
    : side === "own"
    ? use(Hindsight, { match, folder: kit.game.folder, ply: shown.ply, props, to })
    : side === "more"
    ? ways()
    : logged();

  function ways() {
    return div(
      { class: "ways" },
      shown.ply < shown.plies && button({ type: "button", onClick: playOn }, say.say("play-on")),
      shown.finished && !api.isHere() && use(Share, {
        path: `/m/${match}/${shown.ply}/${seat.value === OPEN ? "open" : seat.value < 0 ? "gallery" : seat.value}`,
        text: `${say.title(kit.game)}: ${names.join(", ")}`,
        words: say,
        prepare: () => still(match),
      }),
      shown.finished && api.elsewhere() && use(Carry, { match, over: true, words: say }),
      a({ class: "button", href: "/" }, say.say("to-lobby")),
    );
  }

  function logged() {
    return section(
      { class: "log", "aria-label": say.say("log") },
      ol(
        { tabindex: 0, ref: list },
        lines.map(({ event, number }, at) =>
          !event.quiet && li(
            { key: at, class: number === shown.ply ? "new" : "" },
            button({ type: "button", class: "quiet", onClick: () => to(number) }, say.event(event, names)),
          )
        ),
      ),
      shown.moves.length === 0 && p({}, say.say("replay-start")),
    );
  }

  return div(
    { class: `table app replay ${kit.game.folder}`, "data-ply": update.seq, "data-plies": shown.plies },
    use(Screen, {
      kit,
      props,
      seats,
      update,
      tools: all(
        shown.table && a(
          { class: "button", href: `/t/${shown.table}`, "aria-label": say.say("replay-table") },
          span({ class: "brief" }, "↩"),
          span({ class: "word" }, say.say("replay-table")),
        ),
        seat.value >= 0 && opens(
          "moves",
          say.say(side === "moves" && wide ? "review-close" : asked.value ? "review-list" : "review"),
          say.say("review-brief"),
        ),
        kit.game.has_review && opens("own", say.say("review-own"), say.say("review-own-brief")),
        opens("log", say.say("log")),
        opens("more", say.say("more-tools")),
      ),
      prompt: isReviewed
        ? use(ReviewedMove, { analysis: analysis.value, ply: shown.ply, seat: seat.value, props, kit, show })
        : update.over && shown.ranking
        ? use(Outcome, { shown, names, view: scene.view, kit })
        : div(
          { class: "asked" },
          p({ role: "status" }, told || (shown.ply ? say.say("step-of", shown) : say.say("replay-start"))),
          // A bot may be asked about the move that led here, once nothing is secret any more.
          shown.finished && seats[mover]?.bot &&
            use(Why, { key: shown.ply, match, ply: shown.ply - 1, bot: seats[mover].bot, words: say, names }),
        ),
      above: (problem.value || refused) && use(Notice, { text: problem.value || refused }),
      below: use(Steps, { shown, names, say, before: isReviewed, seat, ply, runs }),
    }),
    asked.value && seat.value >= 0 && use(Analyst, {
      match,
      seat: seat.value,
      analysis,
      onDone: (worst) => reviews && worst && marked.value.ply < 0 && show(worst),
    }),
    wide && aside({ class: "side", "aria-label": title }, h2({}, title), body),
    !wide && side && use(Panel, { key: side, title, close: () => (sheet.value = "") }, body),
  );
}

/**
 * A player of a record as a seat: "bot:kitten" is a bot.
 *
 * @param {string} player
 * @param {number | null} cat
 * @returns {import("../wire.d.ts").SeatInfo}
 */
const seatOf = (player, cat) => ({
  name: player.startsWith("bot:") ? "" : player,
  bot: player.startsWith("bot:") ? player.slice(4) : "",
  taken: true,
  here: true,
  away: false,
  late: false,
  forfeits: false,
  ready: false,
  declined: false,
  removed: false,
  cat,
});

/** How the match ended, in the place of the prompt. @param {{ shown: Document, names: string[], view: import("../wire.d.ts").Update["view"], kit: Kit }} props */
function Outcome({ shown, names, view, kit }) {
  const { ranking = [], points = [] } = shown;
  const { board, words } = kit;
  return section(
    { class: "asked outcome", "aria-label": words.say("result") },
    h2({}, headline({ ranking, me: -1, names, view, kit })),
    use(Places, {
      ranking,
      names,
      tell: (seat) => board.outcome?.(view, seat, words) ?? words.say("points", { number: points[seat] }),
    }),
  );
}
