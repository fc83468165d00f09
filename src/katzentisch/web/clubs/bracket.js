/** A cup as a bracket: a column for each round, and lines from a table to the next one of those who go on. */

import { a, all, div, h2, h3, li, section, small, span, ul, use } from "../shell/tags.js";
import { words } from "../shell/words.js";
import { roundName } from "../table/season_line.js";

/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */
/** @typedef {import("../wire.d.ts").RoundInfo} Round */
/** @typedef {import("../wire.d.ts").TableInfo} TableInfo */
/** @typedef {import("../wire.d.ts").BoardInfo} Board */
/** @typedef {{ lots: number[], board: Board | null, name: string, first: number, rows: number }} Box */

/**
 * Who stands where: the boxes of each round with their first row and how many they fill, so that each stands beside those
 * it follows from. Where somebody's table sends its players to several tables there are no such rows: then `rows` is 0.
 *
 * @param {Pick<Round, "boards" | "byes" | "bye_lots">[]} rounds
 * @param {boolean} [hasFinal] whether one table follows that is not drawn yet
 * @returns {Box[][]}
 */
export function arrange(rounds, hasFinal = false) {
  /** @type {Box[][]} */
  const columns = rounds.map(({ boards, byes, bye_lots }) => [
    ...boards.map((board) => ({ lots: board.lots, board, name: "", first: 0, rows: 0 })),
    ...bye_lots.map((lot, number) => ({ lots: [lot], board: null, name: byes[number], first: 0, rows: 0 })),
  ]);
  if (hasFinal) {
    const lots = columns[columns.length - 1].flatMap(({ lots }) => lots);
    columns.push([{ lots, board: null, name: "", first: 0, rows: 0 }]);
  }
  const before = (/** @type {Box} */ box, /** @type {number} */ round) =>
    (columns[round - 1] ?? []).filter(({ lots }) => lots.some((lot) => box.lots.includes(lot)));
  const splits = columns.some((column, round) =>
    round > 0 && columns[round - 1].some((box) => column.filter((next) => before(next, round).includes(box)).length > 1)
  );
  if (splits) return columns;
  let row = 0;
  const place = (/** @type {Box} */ box, /** @type {number} */ round) => {
    box.first = row;
    for (const each of before(box, round)) place(each, round - 1);
    if (row === box.first) row += 1;
    box.rows = row - box.first;
  };
  for (let round = columns.length - 1; round >= 0; round--) {
    for (const box of columns[round]) if (!box.rows) place(box, round);
  }
  return columns.map((column) => column.sort((one, two) => one.first - two.first));
}

/**
 * Who plays a final that is not drawn yet, where one player comes from each table: the name of each who is known, or the
 * players of whom one will come. Empty where more come from a table.
 *
 * @param {Pick<Box, "board" | "name">[]} before
 * @param {number} size
 */
export function finalists(before, size) {
  if (size !== before.length) return [];
  return before.map(({ board, name }) => {
    if (!board) return [name];
    const [first] = markedSeats(board, undefined);
    return first === undefined ? board.seats : [board.seats[first]];
  });
}

/** @param {{ page: SeasonPage, tables: TableInfo[] }} props `tables` of the club */
export function Bracket({ page, tables }) {
  const say = words.value;
  const { rounds, coming } = page;
  const columns = arrange(rounds, coming[0]?.length === 1);
  const rows = Math.max(1, ...columns.flat().map(({ first, rows }) => first + rows));
  const most = rounds.length + coming.length;
  const heading = (
    /** @type {number} */ number,
    /** @type {number} */ boxes,
    /** @type {number[]} */ sizes,
  ) =>
    h3(
      { style: { gridColumn: String(number) } },
      say.say(roundName(most - number, boxes, sizes.every((size) => size === 2)), { number }),
    );
  return section(
    {},
    h2({}, say.say("season-bracket")),
    div(
      { class: "bracket", tabindex: 0, role: "region", "aria-label": say.say("season-bracket") },
      div(
        { class: "columns" },
        columns.map((column, index) => {
          const round = index < rounds.length ? rounds[index] : null;
          const next = rounds[index + 1];
          const on = next && new Set([...next.boards.flatMap(({ lots }) => lots), ...next.bye_lots]);
          const tree = column.every((box) => box.rows);
          return all(
            heading(index + 1, column.length, round ? round.boards.map(({ seats }) => seats.length) : coming[0]),
            ul(
              { class: tree ? "tree" : "loose", style: tree ? {} : { gridColumn: String(index + 1) } },
              column.map((box) => {
                const place = { gridColumn: String(index + 1), gridRow: `${box.first + 2} / span ${box.rows}` };
                const goesOn = index + 1 < columns.length && box.lots.some((lot) => !on || on.has(lot));
                const lines = [index > 0 && "fed", goesOn && side(box, columns[index + 1])];
                return li(
                  {
                    key: box.lots[0],
                    class: tree ? lines.filter(Boolean).join(" ") : "",
                    style: tree ? place : {},
                  },
                  round
                    ? use(OneBox, { box, on, round, page, tables })
                    : use(OpenFinal, { before: columns[index - 1], size: coming[0][0] }),
                );
              }),
            ),
          );
        }),
        coming.slice(columns.length - rounds.length).map((sizes, index) => {
          const number = columns.length + index + 1;
          return all(
            heading(number, sizes.length, sizes),
            ul(
              { class: "loose", style: { gridColumn: String(number), gridRow: `2 / span ${rows}` } },
              sizes.map((_, table) => li({ key: table }, div({ class: "box open" }, say.say("season-not-drawn")))),
            ),
          );
        }),
      ),
    ),
  );
}

/**
 * Whether the line from a box goes down, up, or straight to the box that follows.
 *
 * @param {Box} box
 * @param {Box[]} next
 */
function side(box, next) {
  const follows = next.find(({ lots }) => lots.some((lot) => box.lots.includes(lot)));
  if (!follows || follows.rows === box.rows) return "straight";
  if (follows.first === box.first) return "down";
  return follows.first + follows.rows === box.first + box.rows ? "up" : "through";
}

/** The final before it is drawn: who is in it, or of whom one will be. @param {{ before: Box[], size: number }} props */
function OpenFinal({ before, size }) {
  const say = words.value;
  const known = finalists(before, size);
  const either = new Intl.ListFormat(say.locale, { type: "disjunction" });
  return div(
    { class: "box open" },
    known.length === 0 && say.say("season-not-drawn"),
    known.map((names, place) => {
      const shown = names.map((name) => name || say.say("name-guest"));
      return names.length === 1
        ? span({ key: place, class: "who known" }, shown)
        : span({ key: place, class: "who" }, either.format(shown));
    }),
  );
}

/** For whom the table of a box waits; empty if that is not known. @param {Board} board @param {TableInfo[]} tables */
function waitsFor({ code, seats }, tables) {
  const say = words.value;
  const table = tables.find((each) => each.code === code);
  if (!table || table.over || !table.actors.length) return "";
  if (table.actors.some((seat) => table.yours.includes(seat))) return say.say("your-turn");
  const names = table.actors.map((seat) => seats[seat] || say.say("name-guest"));
  return say.say("season-box-waits", { names });
}

/**
 * @param {{
 *   box: Box, on: Set<number> | undefined, round: Round, page: SeasonPage, tables: TableInfo[],
 * }} props
 */
function OneBox({ box, on, round, page, tables }) {
  const say = words.value;
  const { board } = box;
  const mine = page.entrants.find(({ you }) => you);
  const you = (/** @type {number} */ lot) => mine && lot === mine.number - 1 ? "you" : "";
  if (!board) {
    return div(
      { class: `box free ${you(box.lots[0]) && "yours"}` },
      span({ class: `who on ${you(box.lots[0])}` }, box.name || say.say("name-guest")),
      small({}, say.say("season-free")),
    );
  }
  const decided = board.ranks.length > 0;
  const marked = markedSeats(board, on);
  const seats = board.seats.map((name, seat) =>
    span(
      { key: seat, class: `who ${marked.includes(seat) ? "on" : ""} ${you(board.lots[seat])}` },
      span({}, name || say.say("name-guest")),
      decided && span({ class: "points" }, pointsOf(board, seat, page)),
    )
  );
  const over = decided && board.absent.length === 0;
  const way = decided ? "" : wayTo(board, round, page);
  const label = decided ? "season-look" : way;
  if (way === "season-secret") return div({ class: "box" }, seats, small({}, say.say(way)));
  return over || (!round.done && way)
    ? a(
      { class: `box ${board.yours ? "yours" : ""}`, href: over ? `/m/${board.match}` : `/t/${board.code}` },
      seats,
      !decided && span({ class: "waits" }, waitsFor(board, tables)),
      small({}, say.say(label), board.corrections.length > 0 && ` (${say.say("season-is-corrected")})`),
    )
    : div({ class: `box ${board.yours ? "yours" : ""}` }, seats);
}

/** The lots of those who are no longer in a season. @param {Pick<SeasonPage, "entrants">} page */
const goneOf = ({ entrants }) => entrants.filter(({ withdrawn }) => withdrawn).map(({ number }) => number - 1);

/**
 * The way to a table that is not decided: to play, to watch, none where other tables play the same, or none at all where
 * too few are left to play. Players may look at their own table once it is over.
 *
 * @param {Pick<Board, "lots" | "yours" | "ranks" | "over">} board
 * @param {Pick<Round, "boards">} round
 * @param {{ entrants: SeasonPage["entrants"], season: Pick<SeasonPage["season"], "duplicate"> }} page
 * @returns {"season-play" | "season-watch" | "season-secret" | ""}
 */
export function wayTo(board, round, page) {
  const gone = goneOf(page);
  if (board.lots.filter((lot) => !gone.includes(lot)).length < 2) return "";
  const mine = page.entrants.find(({ you }) => you);
  if (board.yours && !board.ranks.length && !mine?.withdrawn) return board.over ? "season-watch" : "season-play";
  return page.season.duplicate && round.boards.length > 1 ? "season-secret" : "season-watch";
}

/**
 * Why somebody has no result: they gave up, or were not finished in time. A table that ran out of time has no points.
 *
 * @param {Pick<Board, "lots" | "points">} board
 * @param {number} seat
 * @param {Pick<SeasonPage, "entrants">} page
 */
export const whyAbsent = ({ lots, points }, seat, page) =>
  goneOf(page).includes(lots[seat]) || points.some(Boolean) ? "season-gave-up" : "season-late";

/**
 * What a seat made of a decided table: points, unless somebody did not finish.
 *
 * @param {Board} board
 * @param {number} seat
 * @param {SeasonPage} page
 */
function pointsOf(board, seat, page) {
  if (board.absent.includes(seat)) return words.value.say(whyAbsent(board, seat, page));
  if (isWalkover(board)) return words.value.say("season-walkover");
  return board.absent.length ? "" : board.points[seat];
}

/** Whether a table was decided without a game. @param {Pick<Board, "absent" | "points">} board */
export const isWalkover = ({ absent, points }) => absent.length > 0 && !points.some(Boolean);

/**
 * Where the reader stands in a season that is on: a sentence, the tables it names as the players there, and the code of
 * one's own table if it has to be played. The sentence is empty for others, and where nothing can be told.
 *
 * @typedef {{ key: string, tables: string[][], code: string }} OwnState
 * @param {Pick<SeasonPage, "entrants" | "rounds" | "season" | "coming">} page
 * @returns {OwnState}
 */
export function ownState({ entrants, rounds, season, coming }) {
  const told = (/** @type {string} */ key, /** @type {string[][]} */ tables = [], code = "") => ({ key, tables, code });
  const mine = entrants.find(({ you }) => you);
  const on = rounds.at(-1);
  if (!mine || season.over || !on) return told("");
  if (mine.withdrawn) return told("season-you-gone");
  const lot = mine.number - 1;
  const board = on.boards.find(({ lots }) => lots.includes(lot));
  const isOpen = (/** @type {Board} */ each) => !each.over && wayTo(each, on, { entrants, season }) !== "";
  if (board && isOpen(board)) {
    const rivals = board.seats.filter((_, seat) => board.lots[seat] !== lot);
    return told("season-you-play", [rivals], board.code);
  }
  const open = on.boards.filter(isOpen).map(({ seats }) => seats);
  // Where others play the same deals, a cup too says who goes on when all are done.
  if (season.kind !== "cup" || (board?.over && !board.ranks.length)) {
    if (board?.ranks.length && isWalkover(board)) return told("season-you-walkover", open);
    return open.length ? told(board ? "season-you-done" : "season-you-rest", open) : told("");
  }
  // Where several go on from a table, the next draw says who does.
  if (board && board.lots.length > 2) return told("");
  // Without a result, the others at the table have given up.
  const isThrough = board
    ? !board.ranks.length || markedSeats(board, undefined).includes(board.lots.indexOf(lot))
    : on.bye_lots.includes(lot);
  if (!isThrough) return told("season-you-out");
  if (!coming.length) return told("cup-end-won");
  if (coming.length === 1) return told("season-you-final", open);
  return told(board ? "season-you-through" : "season-you-free", open);
}

/**
 * The sentence that says where the reader stands; empty if there is none.
 *
 * @param {OwnState} state
 * @param {Pick<SeasonPage["season"], "kind">} season
 */
export function sayOwnState({ key, tables }, { kind }) {
  const say = words.value;
  const shown = tables.map((names) => names.map((name) => name || say.say("name-guest")).join(" – "));
  return key && say.say(key, { kind, tables: shown.length, names: shown.join(", ") });
}

/**
 * What the round that is on is called, with the number of rounds where it is known.
 *
 * @param {Pick<SeasonPage, "rounds" | "season" | "coming">} page
 */
export function roundOn({ rounds, season, coming }) {
  const say = words.value;
  const number = rounds.length;
  if (season.kind !== "cup") {
    return say.say(season.rounds ? "season-round-of" : "season-round", { number, most: season.rounds });
  }
  const name = cupRoundName({ rounds, coming }, number);
  return say.say(name === "season-round" ? "season-round-of" : name, { number, most: number + coming.length });
}

/**
 * What a round that was drawn is called.
 *
 * @param {Pick<SeasonPage, "rounds" | "season" | "coming">} page
 * @param {number} number from 1
 */
export const roundTitle = (page, number) =>
  words.value.say(page.season.kind === "cup" ? cupRoundName(page, number) : "season-round", { number });

/** @param {Pick<SeasonPage, "rounds" | "coming">} page @param {number} number from 1 */
function cupRoundName({ rounds, coming }, number) {
  const { boards, byes } = rounds[number - 1];
  const pairs = boards.every(({ lots }) => lots.length === 2);
  return roundName(rounds.length + coming.length - number, boards.length + byes.length, pairs);
}

/** The round that is on, and how many of its tables are decided. @param {SeasonPage} page */
export function progress(page) {
  const { boards } = page.rounds[page.rounds.length - 1];
  const done = boards.filter(({ over }) => over).length;
  return words.value.say("season-progress", { round: roundOn(page), done, number: boards.length });
}

/** The lots of those who are still in a season. @param {SeasonPage} page */
export function stillIn({ season, entrants, rounds }) {
  const staying = entrants.filter(({ withdrawn }) => !withdrawn).map(({ number }) => number - 1);
  const on = rounds.at(-1);
  if (season.kind !== "cup" || !on) return staying;
  // Where several go on from a table, the next draw says who does.
  const left = on.boards.flatMap((board) =>
    board.ranks.length && board.lots.length === 2
      ? markedSeats(board, undefined).map((seat) => board.lots[seat])
      : board.lots
  );
  return staying.filter((lot) => left.includes(lot) || on.bye_lots.includes(lot));
}

/**
 * The seats that go on to the next round, or won where none follows; where a host corrected the result, as many as go
 * on by what it is now.
 *
 * @param {Pick<Board, "ranks" | "points" | "lots" | "corrections">} board
 * @param {Set<number> | undefined} on
 */
export function markedSeats({ ranks, points, lots, corrections }, on) {
  const seats = lots.map((_, seat) => seat);
  const going = seats.filter((seat) => on?.has(lots[seat]));
  if (on && !corrections.length) return going;
  const order = ranks.length
    ? seats.sort((one, two) => ranks[one] - ranks[two] || points[two] - points[one] || lots[one] - lots[two])
    : [];
  return order.slice(0, on ? going.length : 1);
}
