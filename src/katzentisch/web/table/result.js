/** The end of a match as a scene: who won, why, how it went, and what comes next. */

import {
  a,
  button,
  details,
  div,
  h2,
  later,
  li,
  ol,
  p,
  section,
  small,
  span,
  strong,
  summary,
  use,
  useEffect,
  useRef,
  useSignal,
} from "../shell/tags.js";
import * as api from "../shell/api.js";
import { levels } from "../shell/catalogue.js";
import { Course, Shower } from "./finale.js";
import { headline, isCelebrated } from "./ranking.js";
import { save } from "../shell/save.js";
import { Forfeit, seasonPath, seasonTitle, Stopped } from "./season_line.js";
import { Next } from "../shell/next_table.js";
import { Share } from "../shell/share.js";
import { catsOf, Crown, Portrait } from "./portraits.js";

/** How often, and after how many milliseconds again, the page asks for the standing of a deal of the day. */
const STANDING_ATTEMPTS = 5;
const STANDING_RETRY_MS = 1000;

const CupEnd = later(() => import("../clubs/cup_end.js").then((module) => module.CupEnd));

/**
 * @param {{
 *   connection: Connection, info: TableInfo,
 *   update: import("../wire.d.ts").Update, log: import("../wire.d.ts").EventInfo[], names: string[], kit: import("../shell/catalogue.js").Kit,
 * }} props
 */
export function Result({ connection, info, update, log, names, kit }) {
  const { words } = kit;
  const { duplicate = false, daily = false } = info.house;
  const refused = useSignal("");
  const checked = useSignal("");
  const open = useSignal(true);
  const ranking = /** @type {number[]} */ (update.ranking ?? []);
  const points = update.points ?? [];
  const plays = update.seat >= 0;
  // Several players at one screen read the same result: nobody of them is "you".
  const me = words.reader;
  const isBotsWin = me >= 0 && ranking[me] === 1 && info.seats[me].forfeits;
  const said = isBotsWin ? words.say("bot-won") : headline({ ranking, me, names, view: update.view, kit });
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const finale = useSignal(/** @type {import("./finale.d.ts").Finale | null} */ (null));
  const ended = { view: update.view, log, players: names.length, facts: kit.facts };
  const moments = finale.value?.moments(ended) ?? [];
  const tale = finale.value?.tale?.(ended, me, ranking) ?? [];
  const shown = names.map((name, seat) => (seat === me ? words.say("seat-you") : name));
  const celebrated = !isBotsWin && isCelebrated(ranking, me);
  // The result is shown in one piece: what the game adds to it would push the rest away.
  const ready = useSignal(!kit.board.finale);
  useEffect(() => {
    const keep = (/** @type {import("./finale.d.ts").Finale} */ found) => (finale.value = found);
    kit.board.finale?.().then(keep).finally(() => (ready.value = true));
  }, []);
  useEffect(() => title.current?.focus({ preventScroll: true }), [ready.value]);
  /** @param {Promise<unknown>} asked */
  const tell = (asked) => asked.catch((problem) => (refused.value = words.reason(problem.reason, names)));
  const answer = (/** @type {import("../wire.d.ts").SetReady} */ said) => tell(answerRematch(connection, info, said));
  const act = (/** @type {Rematch["act"]} */ what) => {
    if (what === "join") connection.join();
    else if (what === "ask") answer({ ready: true });
    else tell(startRematch(connection, info, what === "fill" ? levels(kit.game)[1] ?? levels(kit.game)[0] : null));
  };
  const download = (/** @type {Event} */ event) => {
    event.preventDefault();
    api.getRecord(update.match).then(
      (text) => save(`${update.match}.kt`, text),
      (problem) => (refused.value = words.reason(problem.reason, names)),
    );
  };
  if (!ready.value) return null;
  // A season goes on by itself.
  const rematch = plays && !duplicate && !info.season && info.hosting && rematchOf(connection, info);
  // Room for what friends answer is there from the beginning: nothing moves when they do.
  const isTogether = rematch && (rematch.key !== "" || rematch.who.length > 0);
  const notice = isTogether && use(RematchNotice, { rematch, act, answer, names, words });
  if (!open.value) {
    return div(
      { class: "hidden-result" },
      rematch && rematch.key !== "" && notice,
      button(
        { type: "button", class: "main show-result", onClick: () => (open.value = true) },
        words.say("result-show"),
      ),
      refused.value && span({ role: "alert" }, refused.value),
    );
  }
  const order = ranking.map((_, seat) => seat).sort((one, two) => ranking[one] - ranking[two]);
  const cats = catsOf(info.seats);
  return section(
    { class: `result ${celebrated ? "celebrated" : ""}`, "aria-label": words.say("result") },
    finale.value && celebrated && use(Shower, { shapes: finale.value.shower }),
    h2({ ref: title, tabindex: -1 }, said),
    tale.length > 0 &&
      p({ class: "tale" }, tale.map((each) => words.say(each.key, each.data, names, words.formOf(each))).join(" ")),
    daily && use(DailyStanding, { code: info.code, words }),
    info.season?.cup && !info.season.called_off && plays && use(CupEnd, { info, words }),
    use((info.season && !info.season.called_off) || info.house.rated ? Forfeit : Stopped, {
      seats: info.seats,
      ranking,
      names,
      words,
    }),
    ol(
      { class: "podium" },
      order.map((seat, place) =>
        li(
          {
            key: seat,
            value: ranking[seat],
            class: ranking[seat] === 1 ? "first" : "",
            style: { "--place": String(place) },
          },
          div(
            { class: "face" },
            ranking[seat] === 1 && use(Crown, {}),
            use(Portrait, {
              cat: cats[seat],
              mood: ranking[seat] === 1 ? "happy" : seat === me ? "sad" : "",
            }),
          ),
          strong({}, shown[seat]),
          span(
            { class: "points" },
            kit.board.outcome?.(update.view, seat, words) ?? words.say("points", { number: points[seat] }),
          ),
          moments[seat] &&
            small(
              { class: "best" },
              words.say(moments[seat].key, moments[seat].data, names, words.formOf(moments[seat])),
            ),
        )
      ),
    ),
    div(
      { class: "ways" },
      notice,
      daily && a({ class: "button main", href: "/daily" }, words.say("daily")),
      info.season && a({ class: "button main", href: seasonPath(info) }, seasonTitle(info.season, words)),
      info.club && !info.season && a({ class: "button main", href: `/club/${info.club}` }, words.say("to-club")),
      rematch && !isTogether &&
        button(
          { type: "button", class: info.club ? "" : "main", onClick: () => act(rematch.act) },
          words.say("rematch"),
        ),
      !plays && !info.club
        ? a({ class: "button main", href: "/" }, words.say("watching-lobby"))
        : a({ class: "button", href: "/" }, words.say("to-lobby")),
      button({ type: "button", class: "hide-result", onClick: () => (open.value = false) }, words.say("result-hide")),
      plays && use(Next, { code: info.code, words }),
      div(
        { class: "looking-back" },
        plays && !duplicate &&
          a({ class: "button", href: `/m/${update.match}/0/${update.seat}-review` }, words.say("review-turning")),
        a({ class: "button", href: `/m/${update.match}${plays ? `/0/${update.seat}` : ""}` }, words.say("replay")),
        !api.isHere() && daily && use(Share, {
          path: "/daily",
          text: `${words.say("daily-table")}, ${words.title(kit.game)}: ${said}`,
          words,
        }),
      ),
    ),
    refused.value && span({ role: "alert" }, refused.value),
    finale.value?.Details && div({ class: "details" }, use(finale.value.Details, { ended, names: shown, words })),
    finale.value &&
      use(Course, { finale: finale.value, ended, names: shown, words, marks: kit.board.marks?.(update.view) ?? [] }),
    !duplicate && details(
      { class: "keeping" },
      summary({}, words.say(api.isHere() ? "result-keep" : "result-share")),
      !api.isHere() && p({}, words.say("result-share-about")),
      div(
        { class: "ways" },
        !api.isHere() && use(Share, {
          path: `/m/${update.match}`,
          text: `${words.title(kit.game)}: ${said}`,
          words,
          prepare: () => import("./board_image.js").then(({ send }) => send(update.match)),
        }),
        a(
          {
            class: "button",
            href: `/api/matches/${update.match}/record`,
            download: `${update.match}.kt`,
            onClick: api.isHere() ? download : null,
          },
          words.say("keep-file"),
        ),
      ),
      details(
        { class: "fairness" },
        summary({}, words.say("fairness")),
        p({}, words.say("fairness-about")),
        div(
          { class: "ways" },
          globalThis.crypto.subtle && button(
            {
              type: "button",
              onClick: async () => (checked.value = await fair(update) ? "seed-fits" : "seed-differs"),
            },
            words.say("seed-check"),
          ),
          span({ role: "status" }, checked.value && words.say(checked.value)),
        ),
        p({ class: "seed" }, words.say("seed-told", { seed: update.seed ?? "", hash: update.fingerprint })),
      ),
    ),
  );
}

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** Where a rematch stands: what is said about it, of whom, whose seats bots would fill, who does not want one, and what the button does. @typedef {{ key: "" | "started" | "waits" | "wish" | "refused", who: number[], filled: number[], declined: number[], act: "" | "join" | "ask" | "now" | "fill" }} Rematch */

/**
 * Whether a rematch has started, this player waits for others to join one, or others ask for one. It starts only
 * without those who are not here or do not want one.
 *
 * @param {Connection} connection
 * @param {TableInfo} info
 * @returns {Rematch}
 */
function rematchOf({ rematch }, { seats, yours, house }) {
  const others = seats.flatMap(({ taken, bot }, seat) => (taken && !bot && !yours.includes(seat) ? [seat] : []));
  if (rematch.value.length) return { key: "started", who: others, filled: [], declined: [], act: "join" };
  const declined = others.filter((seat) => seats[seat].declined);
  const silent = others.filter((seat) => !seats[seat].ready && !seats[seat].declined);
  const isAsked = silent.some((seat) => seats[seat].here);
  const isMissing = declined.length > 0 || seats.some(({ taken }) => !taken);
  if (yours.some((seat) => seats[seat].ready)) {
    const act = isAsked || (isMissing && house.rated) ? "" : isMissing ? "fill" : "now";
    const filled = seats.every(({ taken }) => taken) ? declined : [];
    return { key: "waits", who: silent, filled, declined, act };
  }
  const wishers = others.filter((seat) => seats[seat].ready);
  const act = isAsked || isMissing ? "ask" : "now";
  if (yours.some((seat) => seats[seat].declined)) {
    return { key: "refused", who: wishers, filled: [], declined: [], act };
  }
  if (wishers.length) return { key: "wish", who: wishers, filled: [], declined: [], act };
  return { key: "", who: others, filled: [], declined: [], act };
}

/**
 * Say whether one wants a rematch; the server starts it when the last player does.
 *
 * @param {Connection} connection @param {TableInfo} info @param {import("../wire.d.ts").SetReady} answer
 */
async function answerRematch(connection, { code, yours }, answer) {
  connection.follows = Boolean(answer.ready);
  try {
    for (const seat of yours) await api.setReady(code, seat, answer, connection.tokens);
  } catch (problem) {
    connection.follows = false;
    throw problem;
  }
}

/**
 * Start a rematch without those who are not here or do not want one.
 *
 * @param {Connection} connection @param {TableInfo} info @param {string | null} fill the bot for empty seats
 */
async function startRematch(connection, { code }, fill) {
  connection.follows = true;
  try {
    await api.startMatch(code, { fill }, connection.tokens);
  } catch (problem) {
    connection.follows = false;
    throw problem;
  }
}

/**
 * Who wants a rematch, is waited for, or does not want one, and one button that goes on. A wish can be taken back, and
 * somebody else's declined.
 *
 * @param {{
 *   rematch: Rematch, act: (what: Rematch["act"]) => void,
 *   answer: (said: import("../wire.d.ts").SetReady) => void, names: string[], words: import("../shell/words.js").Words,
 * }} props
 */
function RematchNotice({ rematch, act, answer, names, words }) {
  const { key, who, filled, declined } = rematch;
  const named = { "": "rematch", refused: "rematch-after-all", waits: `rematch-${rematch.act}` };
  const say = (/** @type {string} */ message, /** @type {number[]} */ seats) =>
    words.say(message, {
      names: new Intl.ListFormat(words.locale).format(seats.map((seat) => names[seat])),
      count: seats.length,
    });
  return div(
    { class: key ? "rematch rematch-notice" : "rematch" },
    p(
      { role: "status" },
      say(`rematch-${key || "again"}`, who),
      declined.length > 0 && ` ${say("rematch-declined", declined)}`,
    ),
    rematch.act && button(
      { type: "button", class: key === "waits" ? "" : "main", onClick: () => act(rematch.act) },
      say(key in named ? named[/** @type {keyof typeof named} */ (key)] : "rematch-join", filled),
    ),
    key === "wish" && button(
      { type: "button", class: "decline", onClick: () => answer({ ready: false, declined: true }) },
      words.say("rematch-decline"),
    ),
    key === "waits" && button(
      { type: "button", class: "withdraw", onClick: () => answer({ ready: false }) },
      words.say("rematch-withdraw"),
    ),
  );
}

/**
 * How one's own attempt at a deal of the day compares with everybody else's so far.
 *
 * @param {{ code: string, words: import("../shell/words.js").Words }} props
 */
function DailyStanding({ code, words }) {
  const deal = useSignal(/** @type {import("../wire.d.ts").DailyDeal | null} */ (null));
  useEffect(() => {
    /** The server may still be writing the result down. @param {number} attempts */
    const look = async (attempts) => {
      const { deals } = await api.getTodaysDeals();
      deal.value = deals.find((each) => each.code === code) ?? null;
      if (deal.value?.over === false && attempts > 1) setTimeout(look, STANDING_RETRY_MS, attempts - 1);
    };
    look(api.isHere() ? 1 : STANDING_ATTEMPTS).catch(() => {});
  }, []);
  const best = deal.value?.best ?? [];
  const own = best.find(({ you }) => you);
  return p(
    { class: "tale daily-standing" },
    own ? words.say("daily-standing", { place: own.place, count: best.length }) : words.say("daily-table"),
    own && best[0].points > own.points &&
      ` ${words.say("daily-leader", { name: best[0].name, number: best[0].points })}`,
  );
}

/**
 * Whether the seed is the one whose fingerprint was shown all along.
 *
 * @param {import("../wire.d.ts").Update} update
 */
async function fair({ seed, fingerprint }) {
  const told = new TextEncoder().encode(`katzentisch seed ${seed}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", told));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") === fingerprint;
}
