/** A match looked at again: step by step, from any seat, and onwards from any position. */

import { div, main, p, use, useEffect, useMemo, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { unpack } from "../shell/catalogue.js";
import { Nowhere, TopBar } from "../shell/components.js";
import { AUDIENCE, settings } from "../shell/settings.js";
import { OPEN } from "./steps.js";
import { Story } from "../table/story.js";
import { eyesOf, Viewer } from "./position.js";
import { words } from "../shell/words.js";

/** @typedef {import("../shell/catalogue.js").Kit} Kit */
/** @typedef {import("./steps.js").Document} Document */

/** Milliseconds from the end of one move's story to the next move, while a match runs. */
const PAUSE = 300;

/** The ply that stands for the latest one. */
const LATEST = -1;

/**
 * From where an address lets somebody look, the start unless it names a ply or the end, and through whose eyes.
 *
 * @param {string[]} from
 * @returns {[number, number]}
 */
function begins([ply = "", eyes = ""]) {
  const whose = eyes === "open" ? OPEN : Number(/^(\d{1,2})(-review)?$/.exec(eyes)?.[1] ?? -1);
  return [ply === "end" ? LATEST : Number(/^\d{1,6}$/.exec(ply)?.[0] ?? 0), whose];
}

/** @param {{ match: string, from: string[], go: (path: string) => void }} props `from`: ply and eyes, as an address names them */
export function Replay({ match, from, go }) {
  const [first, eyes] = begins(from);
  const seat = useSignal(eyes);
  const ply = useSignal(first);
  const found = useSignal(/** @type {Document | null} */ (null));
  const kit = useSignal(/** @type {Kit | null} */ (null));
  const refused = useSignal(/** @type {import("../wire.d.ts").ReasonInfo | null} */ (null));
  const runs = useSignal(false);
  const language = settings.value.language;

  useEffect(() => {
    let current = true;
    const wish = {
      seat: Math.max(-1, seat.value),
      open: seat.value === OPEN,
      ...(ply.value < 0 ? {} : { ply: ply.value }),
    };
    api.getReplay(match, wish).then(
      (document) => {
        if (!current) return;
        found.value = document;
        refused.value = null;
      },
      (problem) => (refused.value = problem.reason),
    );
    return () => (current = false);
  }, [match, seat.value, ply.value]);
  const shown = found.value;
  useEffect(() => {
    if (shown) unpack(shown.game, language).then((each) => (kit.value = each));
  }, [shown?.game, language]);
  const story = useMemo(() => new Story({ ...AUDIENCE, stops: () => false }), [match]);
  useEffect(() => () => story.close(), [story]);
  useEffect(() => {
    if (kit.value) story.setScenes(kit.value.board.stage, kit.value.facts);
  }, [story, kit.value]);
  useEffect(() => {
    if (shown && kit.value) follow(story, kit.value, shown, seat.value);
  }, [story, shown, kit.value]);
  const moment = story.moment.value;
  const rests = moment?.rests;
  useEffect(() => {
    const awaited = ply.value >= 0 && ply.value !== shown?.ply;
    if (!runs.value || !shown || !rests || awaited) return;
    const step = setTimeout(
      () => (shown.ply < shown.plies ? (ply.value = shown.ply + 1) : (runs.value = false)),
      PAUSE,
    );
    return () => clearTimeout(step);
  }, [runs.value, shown, rests]);

  if (!shown && refused.value) return use(Nowhere, { reason: refused.value.key, data: refused.value.data });
  if (!shown || !kit.value || !moment) {
    return div(
      { class: "plain" },
      use(TopBar, { title: "" }),
      main({}, p({ class: "loading", role: "status" }, words.value.say("replay-loading"))),
    );
  }
  return use(Viewer, {
    reviews: /-review$/.test(from[1] ?? ""),
    match,
    shown,
    moment,
    kit: kit.value,
    seat,
    ply,
    runs,
    refused: refused.value ? words.value.reason(refused.value) : "",
    go,
  });
}

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

/** What an update says of a match at which nobody acts. @type {import("../wire.d.ts").Update} */
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
  retold: false,
  can_undo: false,
};
