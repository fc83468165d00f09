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
  useMemo,
  useRef,
  useSignal,
} from "./tags.js";
import * as api from "./api.js";
import { Carry } from "./along.js";
import { levels, unpack } from "./catalogue.js";
import { Notice, Press, TopBar } from "./parts.js";
import { AUDIENCE, settings } from "./settings.js";
import { Share } from "./share.js";
import { Story } from "./story.js";
import { words } from "./words.js";

/** @typedef {import("./catalogue.js").Kit} Kit */
/** @typedef {import("./wire.d.ts").Told} Told */
/**
 * A match up to a ply, as the server tells it.
 *
 * @typedef {{
 *   game: string, players: string[], names: string[], ply: number, plies: number, over: boolean, finished: boolean, opening: Told[],
 *   view?: any, views?: any[], moves: { events: Told[], seat?: number, move?: string }[], ranking?: number[],
 * }} Document
 */

const Review = later(() => import("./review.js").then((module) => module.Review));
const Hindsight = later(() => import("./review.js").then((module) => module.Hindsight));

/** Draw what is shared and send it, where this device can. @param {string} match */
const still = (match) => import("./still.js").then(({ send }) => send(match));
const OPEN = -2;
/** Milliseconds from the end of one move's story to the next move, while a match runs. */
const PAUSE = 300;

/**
 * From where an address lets somebody look: the ply, or -1 for the latest, and the eyes.
 *
 * @param {string[]} from
 * @returns {[number, number]}
 */
function begins([ply = "", eyes = ""]) {
  const whose = eyes === "open" ? OPEN : Number(/^\d{1,2}$/.exec(eyes)?.[0] ?? -1);
  return [Number(/^\d{1,6}$/.exec(ply)?.[0] ?? -1), whose];
}

/** @param {{ match: string, from: string[], go: (path: string) => void }} props `from`: ply and eyes, as an address names them */
export function Replay({ match, from, go }) {
  const [first, eyes] = begins(from);
  const seat = useSignal(eyes);
  const ply = useSignal(first);
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
  const story = useMemo(() => new Story(AUDIENCE), [match]);
  useEffect(() => () => story.close(), [story]);
  useEffect(() => {
    if (kit.value) story.perform(kit.value.board.stage, kit.value.facts);
  }, [story, kit.value]);
  useEffect(() => {
    if (shown && kit.value) follow(story, kit.value, shown, seat.value);
  }, [story, shown, kit.value]);
  const moment = story.moment.value;
  const rests = moment?.rests;
  useEffect(() => {
    if (!runs.value || !shown || !rests) return;
    const step = setTimeout(
      () => (shown.ply < shown.plies ? (ply.value = shown.ply + 1) : (runs.value = false)),
      PAUSE,
    );
    return () => clearTimeout(step);
  }, [runs.value, shown, rests]);

  if (!shown || !kit.value || !moment) {
    return div(
      { class: "plain" },
      use(TopBar, { title: "" }),
      main({}, refused.value && use(Notice, { text: refused.value })),
    );
  }
  return use(Viewer, { match, shown, moment, kit: kit.value, seat, ply, runs, refused: refused.value, go });
}

/**
 * Through whose eyes a position is looked at.
 *
 * @param {Document} shown
 * @param {number} seat
 */
const eyesOf = (shown, seat) => (shown.views ? Math.max(0, shown.moves.at(-1)?.seat ?? 0) : seat);

/**
 * Let a story go where the match is looked at: a step is told, a jump is not.
 *
 * @param {Story} story
 * @param {Kit} kit
 * @param {Document} shown
 * @param {number} seat
 */
function follow(story, kit, shown, seat) {
  const eyes = eyesOf(shown, seat);
  const heard = [shown.opening, ...shown.moves.map((each) => each.events)];
  const { ply, over } = shown;
  const view = shown.views ? shown.views[eyes] : shown.view;
  const update = {
    ...NOBODY,
    match: `${kit.game.id} ${seat}`,
    seq: ply,
    ply,
    seat: eyes,
    view,
    over,
    events: heard[heard.length - 1],
  };
  const before = story.latest;
  const step = before?.match === update.match && before.seat === eyes && before.seq === ply - 1;
  if (step) story.tell(update, false);
  else story.begin(update, heard.flat());
}

/** What an update says of a match at which nobody acts. @type {import("./wire.d.ts").Update} */
const NOBODY = {
  say: "update",
  match: "",
  seq: 0,
  ply: 0,
  seat: -1,
  view: null,
  legal: [],
  actors: [],
  events: [],
  over: false,
  fingerprint: "",
  points: null,
  ranking: null,
  seed: null,
  clocks: null,
  behind: 0,
  open: null,
};

/**
 * @param {{
 *   match: string, shown: Document, moment: import("./story.js").Moment, kit: Kit, refused: string, seat: import("./tags.js").Signal<number>,
 *   ply: import("./tags.js").Signal<number>, runs: import("./tags.js").Signal<boolean>,
 *   go: (path: string) => void,
 * }} props
 */
function Viewer({ match, shown, moment, kit, refused, seat, ply, runs, go }) {
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
    { class: `table replay ${kit.game.folder}`, "data-ply": update.seq, "data-plies": shown.plies },
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
        shown.finished && !api.isHere() && use(Share, {
          path: `/m/${match}/${shown.ply}/${seat.value === OPEN ? "open" : seat.value < 0 ? "gallery" : seat.value}`,
          text: `${say.title(kit.game)}: ${names.join(", ")}`,
          words: say,
          prepare: () => still(match),
        }),
        shown.finished && api.elsewhere() && use(Carry, { match, over: true, words: say }),
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
