/** What can be changed while a season is on: players withdraw; hosts extend, withdraw somebody, correct and cancel. */

import { all, button, details, div, form, h3, input, label, li, option, p, section } from "../shell/tags.js";
import { h2, select, span, strong, summary, ul, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { isWalkover, roundTitle, stillIn } from "./bracket.js";
import { Sure } from "../shell/components.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */
/** @typedef {import("../wire.d.ts").BoardInfo} Board */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {(work: Promise<unknown>) => void} Act does something, and shows what came of it, or why it was refused */

const MORE_DAYS = [1, 3, 7];

/** Seats from first to last. @param {number[]} ranks */
const byRank = (ranks) => ranks.map((_, seat) => seat).sort((one, two) => ranks[one] - ranks[two]);

/** A table with what came of it, in a line. @param {Board} board @param {number[]} ranks @param {number[]} points */
function outcome({ seats }, ranks, points) {
  const say = words.value;
  const order = byRank(ranks);
  return order.map((seat) =>
    say.say("season-placed", { name: seats[seat] || say.say("name-guest"), rank: ranks[seat], points: points[seat] })
  ).join(" · ");
}

/** Who withdrew or was taken out, and what hosts corrected, for everybody to see. @param {{ page: SeasonPage }} props */
export function Changes({ page }) {
  const say = words.value;
  const gone = page.entrants.filter(({ withdrawn }) => withdrawn).map(({ name, way_out, host }) => {
    const shown = name || say.say("name-guest");
    return way_out ? say.say(`season-gone-${way_out}`, { name: shown, by: host ? "known" : "unknown", host }) : shown;
  });
  const corrected = page.rounds.flatMap(({ number, boards }) =>
    boards.flatMap((board) =>
      board.corrections.map((each, place) => ({ number, board, each, next: board.corrections[place + 1] ?? board }))
    )
  );
  return all(
    gone.length > 0 &&
      p({ class: "gone" }, say.say("season-gone", { names: new Intl.ListFormat(say.locale).format(gone) })),
    corrected.length > 0 && section(
      { class: "corrections" },
      h2({}, say.say("season-corrections")),
      ul(
        {},
        corrected.map(({ number, board, each, next }) =>
          li(
            { key: each.made },
            strong({}, roundTitle(page, number)),
            " ",
            span(
              {},
              say.say("season-corrected", {
                name: each.name || say.say("name-guest"),
                when: say.moment(new Date(1000 * each.made)),
                reason: each.reason,
                before: outcome(board, each.ranks, each.points),
                now: outcome(board, next.ranks, next.points),
              }),
            ),
          )
        ),
      ),
    ),
  );
}

/** @param {{ page: SeasonPage, club: string, hosting: boolean, act: Act, callOff: (reason: string) => void, remove: () => void }} props */
export function Repairs({ page, club, hosting, act, callOff, remove }) {
  const say = words.value;
  const { season, entrants, rounds } = page;
  const mine = entrants.find(({ you }) => you);
  const inside = stillIn(page);
  const playing = entrants.filter(({ number }) => inside.includes(number - 1));
  const { kind } = season;
  const on = rounds.find(({ done }) => !done);
  const extended = useSignal(0);
  const extend = (/** @type {number} */ number, /** @type {number} */ days) =>
    act(api.extendRound(club, season.id, number, { days }).then(() => (extended.value = number)));
  return all(
    !season.over && mine && playing.includes(mine) && details(
      { class: "withdrawal" },
      summary({}, say.say("season-withdraw-self", { kind })),
      p({}, say.say("season-withdraw-about", { kind })),
      use(Sure, {
        text: say.say("season-withdraw-now"),
        sure: say.say("season-withdraw-sure"),
        act: () => act(api.enterSeason(club, season.id, { on: false })),
      }),
    ),
    hosting && details(
      { class: "club-hosts repairs" },
      summary({}, say.say(season.over ? "season-repairs-over" : "season-repairs")),
      on && div(
        {},
        h3({}, say.say("season-extend", { round: roundTitle(page, on.number) })),
        div(
          { class: "ways" },
          MORE_DAYS.map((days) =>
            button(
              { key: days, type: "button", onClick: () => extend(on.number, days) },
              say.say("season-extend-by", { days }),
            )
          ),
        ),
        p(
          { role: "status" },
          extended.value === on.number &&
            say.say("season-extended", {
              round: roundTitle(page, on.number),
              when: say.moment(new Date(1000 * on.due)),
            }),
        ),
      ),
      !season.over && playing.length > 0 && div(
        {},
        h3({}, say.say("season-withdraw-somebody", { kind })),
        ul(
          { class: "seats" },
          playing.map(({ number, name }) =>
            li(
              { key: number },
              span({}, name || say.say("name-guest")),
              use(Sure, {
                text: say.say("season-withdraw-them"),
                says: say.say("season-withdraw-of", { name: name || say.say("name-guest") }),
                about: say.say("season-withdraw-them-about", { name: name || say.say("name-guest") }),
                sure: say.say("season-withdraw-them-sure", { name: name || say.say("name-guest") }),
                act: () => act(api.withdrawEntrant(club, season.id, number)),
              }),
            )
          ),
        ),
      ),
      rounds.some(({ boards }) => boards.some(({ ranks }) => ranks.length > 0)) && use(Correcting, { page, club, act }),
      div(
        {},
        h3({}, say.say(season.over ? "season-delete" : "season-call-off", { kind })),
        season.over
          ? all(
            p({}, say.say("season-delete-about", { kind })),
            use(Sure, {
              text: say.say("season-delete", { kind }),
              sure: say.say("season-delete-sure", { name: season.name }),
              act: remove,
            }),
          )
          : use(CallingOff, { season, callOff }),
      ),
    ),
  );
}

/**
 * A way to call a season off, with a reason for everybody.
 *
 * @param {{ season: SeasonPage["season"], callOff: (reason: string) => void }} props
 */
export function CallingOff({ season: { name, kind, begun }, callOff }) {
  const say = words.value;
  const reason = useSignal("");
  const given = reason.value.trim();
  return all(
    p({}, say.say(begun ? "season-call-off-about" : "season-call-off-before", { kind })),
    use(ReasonField, { reason }),
    given
      ? use(Sure, {
        text: say.say("season-call-off", { kind }),
        sure: say.say("season-call-off-sure", { name }),
        act: () => callOff(given),
      })
      : button({ type: "button", disabled: true }, say.say("season-call-off", { kind })),
  );
}

/** Why a host does something, for everybody to read. @param {{ reason: import("../shell/tags.js").Signal<string> }} props */
function ReasonField({ reason }) {
  return label(
    {},
    words.value.say("season-correct-reason"),
    input({
      name: "reason",
      required: true,
      maxlength: 200,
      value: reason.value,
      onInput: (/** @type {ControlEvent} */ event) => (reason.value = event.target.value),
    }),
  );
}

/** @param {number[]} points @param {number} seat how many others have the same points */
const tied = (points, seat) => points.filter((other) => other === points[seat]).length - 1;
/** @param {number[]} points @param {number} seat the best rank that these points allow */
const rankByPoints = (points, seat) => 1 + points.filter((other) => other > points[seat]).length;

/** Whether nobody is ahead of somebody who has more points. @param {Pick<Board, "ranks" | "points">} board */
const followsPoints = ({ ranks, points }) =>
  !ranks.some((rank, seat) => ranks.some((other, rival) => rank < other && points[seat] < points[rival]));

/**
 * Ranks that follow from points: who has as many as others keeps a rank that these points allow.
 *
 * @param {number[]} points
 * @param {number[]} ranks as they were
 */
export const ranksFor = (points, ranks) =>
  points.map((_, seat) => {
    const best = rankByPoints(points, seat);
    return Math.min(Math.max(ranks[seat], best), best + tied(points, seat));
  });

/**
 * The result of a table as it should be. Ranks follow from points; they are chosen where points are equal, where somebody
 * left, and in games that have no points.
 *
 * @param {{ page: SeasonPage, club: string, act: Act }} props
 */
function Correcting({ page, club, act }) {
  const say = words.value;
  const tables = page.rounds.flatMap(({ number, boards, done }) =>
    boards.map((board, place) => ({ number, table: place + 1, board, done }))
  ).filter(({ board, done }) => board.ranks.length > 0 && (done || !isWalkover(board)));
  const chosen = useSignal(-1);
  const ranks = useSignal(/** @type {number[]} */ ([]));
  const points = useSignal(/** @type {number[]} */ ([]));
  const reason = useSignal("");
  const saved = useSignal("");
  const picked = tables[chosen.value];
  // A game without points counts 1 for a win.
  const counted = tables.flatMap(({ board }) => board.points);
  const hasPoints = !counted.includes(1) || counted.some((each) => each > 1);
  const isBound = hasPoints && picked && followsPoints(picked.board);
  const pick = (/** @type {ControlEvent} */ event) => {
    chosen.value = event.target.value === "" ? -1 : Number(event.target.value);
    ranks.value = [...tables[chosen.value]?.board.ranks ?? []];
    points.value = [...tables[chosen.value]?.board.points ?? []];
    saved.value = "";
  };
  const score = (/** @type {number} */ seat, /** @type {number} */ value) => {
    points.value = points.value.map((before, each) => each === seat ? value : before);
    if (isBound) ranks.value = ranksFor(points.value, ranks.value);
  };
  const place = (/** @type {number} */ seat) => {
    const best = isBound ? rankByPoints(points.value, seat) : 1;
    const many = isBound ? 1 + tied(points.value, seat) : ranks.value.length;
    if (many === 1) return span({ class: "place" }, say.say("season-rank", { rank: best }));
    return label(
      {},
      say.say("season-col-rank"),
      select(
        {
          name: `rank-${seat}`,
          value: String(ranks.value[seat]),
          onChange: (
            /** @type {ControlEvent} */ event,
          ) => (ranks.value = ranks.value.map((before, each) => each === seat ? Number(event.target.value) : before)),
        },
        Array.from(
          { length: many },
          (_, more) => option({ key: more, value: String(best + more) }, say.say("season-rank", { rank: best + more })),
        ),
      ),
    );
  };
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const scored = hasPoints ? points.value : ranks.value.map((rank) => Number(rank === 1));
    const wish = { table: picked.table, ranks: ranks.value, points: scored, reason: reason.value.trim() };
    const { number } = picked;
    act(
      api.correctResult(club, page.season.id, number, wish).then(({ redraw }) => {
        chosen.value = -1;
        reason.value = "";
        saved.value = say.say("season-correct-saved", { redraw });
      }),
    );
  };
  return form(
    { class: "correcting", onSubmit: send },
    h3({}, say.say("season-correct")),
    p({}, say.say("season-correct-about")),
    label(
      {},
      say.say("season-correct-table"),
      select(
        { name: "corrected", value: chosen.value < 0 ? "" : String(chosen.value), onChange: pick },
        option({ value: "" }, say.say("season-correct-choose")),
        tables.map(({ number, board }, place) =>
          option(
            { key: place, value: String(place) },
            `${roundTitle(page, number)}: ${outcome(board, board.ranks, board.points)}`,
          )
        ),
      ),
    ),
    p({ role: "status" }, saved.value),
    picked && all(
      byRank(picked.board.ranks).map((seat) => {
        const name = picked.board.seats[seat] || say.say("name-guest");
        return div(
          { key: seat, class: "corrected", role: "group", "aria-label": name },
          strong({}, name),
          hasPoints && label(
            {},
            say.say("season-col-points"),
            input({
              type: "number",
              name: `points-${seat}`,
              required: true,
              value: points.value[seat],
              onInput: (/** @type {ControlEvent} */ event) => score(seat, Number(event.target.value)),
            }),
          ),
          place(seat),
        );
      }),
      use(ReasonField, { reason }),
      button({ type: "submit", class: "main" }, say.say("season-correct-send")),
    ),
  );
}
