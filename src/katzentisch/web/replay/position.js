/** One position of a match that was played: the board as somebody saw it, what had happened, and where to go from here. */

import {
  a,
  button,
  div,
  h2,
  later,
  li,
  main,
  ol,
  p,
  section,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Carry } from "../shell/carry.js";
import { levels } from "../shell/catalogue.js";
import { Notice, TopBar } from "../shell/components.js";
import { headline, Places } from "../table/ranking.js";
import { settings } from "../shell/settings.js";
import { Share } from "../shell/share.js";
import { OPEN, Steps } from "./steps.js";

/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @template T @typedef {import("../shell/tags.js").Signal<T>} Signal */
/** @typedef {import("./steps.js").Document} Document */

const Review = later(() => import("./review.js").then((module) => module.Review));
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
 *   go: (path: string) => void,
 * }} props
 */
export function Viewer({ match, shown, moment, kit, refused, seat, ply, runs, go }) {
  const say = kit.words;
  const problem = useSignal("");
  const memory = useSignal(null);
  const judged = useSignal(/** @type {"" | "moves" | "own"} */ (""));
  /** @param {"moves" | "own"} kind @param {string} name */
  const opens = (kind, name) =>
    button({
      type: "button",
      onClick: () => (judged.value = judged.value === kind ? "" : kind),
      "aria-expanded": judged.value === kind,
    }, name);
  const lines = [shown.opening, ...shown.moves.map((each) => each.events)]
    .flatMap((events, number) => events.map((event) => ({ event, number })))
    .slice(0, moment.log.length);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const latest = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(".new"));
    if (latest && list.current) list.current.scrollTop = latest.offsetTop - list.current.offsetTop;
  }, [moment]);
  const { names } = shown;
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
    advised: "",
  };
  const to = (/** @type {number} */ wanted) => (ply.value = wanted);

  async function playOn() {
    try {
      const own = Math.max(0, eyes);
      const bot = levels(kit.game)[1] ?? levels(kit.game)[0];
      const seats = shown.players.map((_, each) => (each === own ? "" : bot));
      const table = await api.playOn(await api.record(match), shown.ply, seats);
      await api.sit(table.code, own, settings.value.name || say.say("name-guest"));
      go(`/t/${table.code}`);
    } catch (failure) {
      if (!(failure instanceof api.Refused)) throw failure;
      problem.value = say.reason(failure.reason);
    }
  }

  return div(
    { class: `table replay ${kit.game.folder}`, "data-ply": update.seq, "data-plies": shown.plies },
    use(TopBar, { title: say.title(kit.game) }),
    main(
      { class: "play-area" },
      (problem.value || refused) && use(Notice, { text: problem.value || refused }),
      use(Steps, { shown, say, seat, ply, runs }),
      update.over && shown.ranking && use(Outcome, { shown, view: scene.view, kit }),
      div({ class: "board" }, use(kit.board.Board, props)),
      div(
        { class: "ways" },
        shown.ply < shown.plies && button({ type: "button", onClick: playOn }, say.say("play-on")),
        seat.value >= 0 && opens("moves", say.say("review")),
        kit.game.has_review && opens("own", say.say("review-own")),
        shown.finished && !api.isHere() && use(Share, {
          path: `/m/${match}/${shown.ply}/${seat.value === OPEN ? "open" : seat.value < 0 ? "gallery" : seat.value}`,
          text: `${say.title(kit.game)}: ${names.join(", ")}`,
          words: say,
          prepare: () => still(match),
        }),
        shown.finished && api.elsewhere() && use(Carry, { match, over: true, words: say }),
        a({ class: "button", href: "/" }, say.say("to-lobby")),
      ),
      judged.value === "own" && use(Hindsight, { match, folder: kit.game.folder, ply: shown.ply, props, to }),
    ),
    judged.value === "moves" && seat.value >= 0 &&
      use(Review, { match, seat: seat.value, props, board: kit.board, to }),
    section(
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
    ),
  );
}

/** How it ended, for whoever was not there. @param {{ shown: Document, view: any, kit: Kit }} props */
function Outcome({ shown, view, kit }) {
  const { names, ranking = [], points = [] } = shown;
  const { board, words } = kit;
  return section(
    { class: "outcome" },
    h2({}, headline({ ranking, me: -1, names, view, kit })),
    use(Places, {
      ranking,
      names,
      tell: (seat) => board.outcome?.(view, seat, words) ?? words.say("points", { number: points[seat] }),
    }),
  );
}
