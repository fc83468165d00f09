/** What can be changed while a season is on: players withdraw; hosts extend, withdraw somebody, correct and cancel. */

import { all, button, details, div, form, h3, input, label, li, option, p, section } from "../shell/tags.js";
import { h2, select, span, strong, summary, ul, use, useSignal } from "../shell/tags.js";
import * as api from "../shell/api.js";
import { Sure } from "../shell/components.js";
import { words } from "../shell/words.js";

/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */
/** @typedef {import("../wire.d.ts").BoardInfo} Board */
/** @typedef {import("../shell/tags.js").ControlEvent} ControlEvent */
/** @typedef {(work: Promise<unknown>) => void} Act does something, and shows what came of it, or why it was refused */

const MORE_DAYS = [1, 3, 7];

/** A table with what came of it, in a line. @param {Board} board @param {number[]} ranks @param {number[]} points */
function outcome({ seats }, ranks, points) {
  const say = words.value;
  const order = seats.map((_, seat) => seat).sort((one, two) => ranks[one] - ranks[two]);
  return order.map((seat) =>
    say.say("season-placed", { name: seats[seat] || say.say("name-guest"), rank: ranks[seat], points: points[seat] })
  ).join(" · ");
}

/** Who withdrew, and what hosts corrected, for everybody to see. @param {{ page: SeasonPage }} props */
export function Changes({ page }) {
  const say = words.value;
  const gone = page.entrants.filter(({ withdrawn }) => withdrawn).map(({ name }) => name || say.say("name-guest"));
  const corrected = page.rounds.flatMap(({ number, boards }) =>
    boards.flatMap((board) => board.corrections.map((each) => ({ number, board, each })))
  );
  return all(
    gone.length > 0 &&
      p({ class: "gone" }, say.say("season-gone", { names: new Intl.ListFormat(say.locale).format(gone) })),
    corrected.length > 0 && section(
      { class: "corrections" },
      h2({}, say.say("season-corrections")),
      ul(
        {},
        corrected.map(({ number, board, each }) =>
          li(
            { key: each.made },
            strong({}, say.say("season-round", { number })),
            " ",
            span(
              {},
              say.say("season-corrected", {
                name: each.name || say.say("name-guest"),
                when: say.moment(new Date(1000 * each.made)),
                reason: each.reason,
                before: outcome(board, each.ranks, each.points),
              }),
            ),
          )
        ),
      ),
    ),
  );
}

/** @param {{ page: SeasonPage, club: string, hosting: boolean, act: Act, cancel: () => void }} props */
export function Repairs({ page, club, hosting, act, cancel }) {
  const say = words.value;
  const { season, entrants, rounds } = page;
  const mine = entrants.find(({ you }) => you);
  const playing = entrants.filter(({ withdrawn }) => !withdrawn);
  const on = rounds.find(({ done }) => !done);
  const extended = useSignal(0);
  const ending = season.over ? "season-delete" : "season-call-off";
  const extend = (/** @type {number} */ number, /** @type {number} */ days) =>
    act(api.extendRound(club, season.id, number, { days }).then(() => (extended.value = number)));
  return all(
    !season.over && mine && !mine.withdrawn && details(
      { class: "withdrawal" },
      summary({}, say.say("season-withdraw-self")),
      p({}, say.say("season-withdraw-about")),
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
        h3({}, say.say("season-extend", { number: on.number })),
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
            say.say("season-extended", { number: on.number, when: say.moment(new Date(1000 * on.due)) }),
        ),
      ),
      !season.over && playing.length > 0 && div(
        {},
        h3({}, say.say("season-withdraw-somebody")),
        ul(
          { class: "seats" },
          playing.map(({ number, name }) =>
            li(
              { key: number },
              span({}, name || say.say("name-guest")),
              use(Sure, {
                text: say.say("season-withdraw-them"),
                says: say.say("season-withdraw-of", { name }),
                sure: say.say("season-withdraw-sure"),
                act: () => act(api.withdrawEntrant(club, season.id, number)),
              }),
            )
          ),
        ),
      ),
      rounds.some(({ boards }) => boards.some(({ ranks }) => ranks.length > 0)) && use(Correcting, { page, club, act }),
      div(
        {},
        h3({}, say.say(ending)),
        p({}, say.say(`${ending}-about`)),
        use(Sure, {
          text: say.say(ending),
          sure: say.say("season-call-off-sure"),
          act: cancel,
        }),
      ),
    ),
  );
}

/** The result of a table as it should be. @param {{ page: SeasonPage, club: string, act: Act }} props */
function Correcting({ page, club, act }) {
  const say = words.value;
  const tables = page.rounds.flatMap(({ number, boards }) =>
    boards.map((board, place) => ({ number, table: place + 1, board }))
  ).filter(({ board }) => board.ranks.length > 0);
  const chosen = useSignal(-1);
  const ranks = useSignal(/** @type {number[]} */ ([]));
  const points = useSignal(/** @type {number[]} */ ([]));
  const reason = useSignal("");
  const picked = tables[chosen.value];
  const pick = (/** @type {ControlEvent} */ event) => {
    chosen.value = event.target.value === "" ? -1 : Number(event.target.value);
    ranks.value = [...tables[chosen.value]?.board.ranks ?? []];
    points.value = [...tables[chosen.value]?.board.points ?? []];
  };
  const figure = (
    /** @type {"rank" | "points"} */ kind,
    /** @type {number} */ seat,
    /** @type {import("../shell/tags.js").Signal<number[]>} */ values,
  ) =>
    label(
      {},
      say.say(`season-col-${kind}`),
      input({
        type: "number",
        name: `${kind}-${seat}`,
        required: true,
        min: kind === "rank" ? 1 : null,
        max: kind === "rank" ? picked.board.seats.length : null,
        value: values.value[seat],
        onInput: (/** @type {ControlEvent} */ event) => (values.value = values.value.map((value, each) =>
          each === seat ? Number(event.target.value) : value
        )),
      }),
    );
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wish = { table: picked.table, ranks: ranks.value, points: points.value, reason: reason.value.trim() };
    act(
      api.correctResult(club, page.season.id, picked.number, wish).then(() => {
        chosen.value = -1;
        reason.value = "";
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
            `${say.say("season-round", { number })}: ${outcome(board, board.ranks, board.points)}`,
          )
        ),
      ),
    ),
    picked && all(
      picked.board.seats.map((name, seat) =>
        div(
          { key: seat, class: "corrected", role: "group", "aria-label": name || say.say("name-guest") },
          strong({}, name || say.say("name-guest")),
          figure("rank", seat, ranks),
          figure("points", seat, points),
        )
      ),
      label(
        {},
        say.say("season-correct-reason"),
        input({
          name: "reason",
          required: true,
          maxlength: 200,
          value: reason.value,
          onInput: (/** @type {ControlEvent} */ event) => (reason.value = event.target.value),
        }),
      ),
      button({ type: "submit", class: "main" }, say.say("season-correct-send")),
    ),
  );
}
