/** A match looked at again: step by step, from any seat, and onwards from any position. */

import {
  button,
  div,
  input,
  label,
  later,
  li,
  main,
  ol,
  option,
  output,
  p,
  section,
  select,
  use,
  useEffect,
  useRef,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { levels, unpack } from "./catalogue.js";
import { Notice, Press, TopBar } from "./parts.js";
import { settings } from "./settings.js";
import { words } from "./words.js";

/** @typedef {import("./catalogue.js").Kit} Kit */
/** @typedef {import("./wire.d.ts").Told} Told */
/**
 * A match up to a ply, as the server tells it.
 *
 * @typedef {{
 *   game: string, players: string[], ply: number, plies: number, over: boolean, opening: Told[],
 *   view?: any, views?: any[], moves: { events: Told[], seat?: number, move?: string }[], ranking?: number[],
 * }} Document
 */

const Review = later(() => import("./review.js").then((module) => module.Review));
const Hindsight = later(() => import("./review.js").then((module) => module.Hindsight));

const OPEN = -2;
const PACE = 900;

/** @param {{ match: string, go: (path: string) => void }} props */
export function Replay({ match, go }) {
  const seat = useSignal(-1);
  const ply = useSignal(-1);
  const found = useSignal(/** @type {Document | null} */ (null));
  const kit = useSignal(/** @type {Kit | null} */ (null));
  const refused = useSignal("");
  const runs = useSignal(false);
  const language = settings.value.language;

  useEffect(() => {
    let current = true;
    const wish = {
      seat: Math.max(-1, seat.value),
      open: seat.value === OPEN,
      ...(ply.value < 0 ? {} : { ply: ply.value }),
    };
    api.replay(match, wish).then(
      (document) => {
        if (!current) return;
        found.value = document;
        refused.value = "";
      },
      (problem) => (refused.value = words.value.reason(problem.reason)),
    );
    return () => (current = false);
  }, [match, seat.value, ply.value]);
  const shown = found.value;
  useEffect(() => {
    if (shown) unpack(shown.game, language).then((each) => (kit.value = each));
  }, [shown?.game, language]);
  useEffect(() => {
    if (!runs.value || !shown) return;
    const step = setTimeout(() => (shown.ply < shown.plies ? (ply.value = shown.ply + 1) : (runs.value = false)), PACE);
    return () => clearTimeout(step);
  }, [runs.value, shown]);

  if (!shown || !kit.value) {
    return div(
      { class: "plain" },
      use(TopBar, { title: "" }),
      main({}, refused.value && use(Notice, { text: refused.value })),
    );
  }
  return use(Viewer, { match, shown, kit: kit.value, seat, ply, runs, refused: refused.value, go });
}

/**
 * @param {{
 *   match: string, shown: Document, kit: Kit, refused: string, seat: import("./tags.js").Signal<number>,
 *   ply: import("./tags.js").Signal<number>, runs: import("./tags.js").Signal<boolean>,
 *   go: (path: string) => void,
 * }} props
 */
function Viewer({ match, shown, kit, refused, seat, ply, runs, go }) {
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
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const latest = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(".new"));
    if (latest && list.current) list.current.scrollTop = latest.offsetTop - list.current.offsetTop;
  }, [shown]);
  const names = shown.players.map((name) => botName(name, say));
  const last = shown.moves.at(-1)?.events ?? shown.opening;
  const eyes = shown.views ? Math.max(0, shown.moves.at(-1)?.seat ?? 0) : seat.value;
  const props = {
    view: shown.views ? shown.views[eyes] : shown.view,
    seat: eyes,
    legal: [],
    actors: [],
    events: last,
    log: [shown.opening, ...shown.moves.map((each) => each.events)].flat(),
    names,
    words: say,
    facts: kit.facts,
    play: () => {},
    whyNot: () => {},
    busy: false,
    over: shown.over,
    notebook: false,
    memo: memory,
    settings: settings.value,
    pointed: null,
  };
  const to = (/** @type {number} */ wanted) => (ply.value = Math.max(0, Math.min(shown.plies, wanted)));

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
    { class: `table replay ${kit.game.folder}`, "data-ply": shown.ply, "data-plies": shown.plies },
    use(TopBar, { title: say.title(kit.game) }),
    main(
      { class: "play-area" },
      (problem.value || refused) && use(Notice, { text: problem.value || refused }),
      section(
        { class: "steps", "aria-label": say.say("replay") },
        use(Press, { label: say.say("step-first"), onPress: () => to(0) }),
        use(Press, { label: say.say("step-back"), onPress: () => to(shown.ply - 1) }),
        use(Press, {
          label: say.say(runs.value ? "step-pause" : "step-run"),
          onPress: () => (runs.value = !runs.value),
        }),
        use(Press, { label: say.say("step-on"), onPress: () => to(shown.ply + 1) }),
        use(Press, { label: say.say("step-last"), onPress: () => to(shown.plies) }),
        input({
          type: "range",
          "aria-label": say.say("step-jump"),
          min: 0,
          max: shown.plies,
          value: shown.ply,
          onChange: (/** @type {any} */ event) => to(Number(event.target.value)),
        }),
        output({}, say.say("step-of", { ply: shown.ply, plies: shown.plies })),
        label(
          {},
          say.say("eyes"),
          select(
            { value: seat.value, onChange: (/** @type {any} */ event) => (seat.value = Number(event.target.value)) },
            option({ value: -1 }, say.say("eyes-gallery")),
            names.map((name, each) => option({ value: each, key: each }, name)),
            option({ value: OPEN }, say.say("eyes-open")),
          ),
        ),
      ),
      div({ class: "board" }, use(kit.board.Board, props)),
      div(
        { class: "ways" },
        shown.ply < shown.plies && button({ type: "button", onClick: playOn }, say.say("play-on")),
        seat.value >= 0 && opens("moves", say.say("review")),
        kit.game.has_review && opens("own", say.say("review-own")),
      ),
      judged.value === "own" && use(Hindsight, { match, folder: kit.game.folder, ply: shown.ply, props, to }),
    ),
    judged.value === "moves" && seat.value >= 0 &&
      use(Review, { match, seat: seat.value, props, board: kit.board, to }),
    section(
      { class: "log", "aria-label": say.say("log") },
      ol(
        { tabindex: 0, ref: list },
        [shown.opening, ...shown.moves.map((each) => each.events)].flatMap((events, number) =>
          events.filter((event) => !event.quiet).map((event, index) =>
            li(
              { key: `${number} ${index}`, class: number === shown.ply ? "new" : "" },
              button({ type: "button", class: "quiet", onClick: () => to(number) }, say.event(event, names)),
            )
          )
        ),
      ),
      shown.moves.length === 0 && p({}, say.say("replay-start")),
    ),
  );
}

/**
 * A player of a record as people say it: `bot:search(1s)` is a search.
 *
 * @param {string} name
 * @param {import("./words.js").Words} say
 */
function botName(name, say) {
  const kind = /^bot:([\w-]+)/.exec(name)?.[1];
  return kind ? say.say(`bot-${kind}`) : name;
}
