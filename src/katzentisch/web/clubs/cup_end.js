/** What the end of a match in a cup means for the reader. */

import { p, useEffect, useSignal } from "../shell/tags.js";
import { getSeason } from "../shell/api.js";
import { markedSeats } from "./bracket.js";
import { useMoreWords } from "../shell/more_words.js";

/** @typedef {import("../wire.d.ts").SeasonPage} SeasonPage */

/** How often, and after how many milliseconds again, the page asks what came of the match. */
const ATTEMPTS = 5;
const RETRY_MS = 1000;

/** The table of a cup with its round. @param {Pick<SeasonPage, "rounds">} page @param {string} code */
const placeOf = ({ rounds }, code) =>
  rounds.flatMap((round) => round.boards.map((board) => ({ round, board }))).find(({ board }) => board.code === code);

/**
 * What a table of a cup means for the reader, as a key: won, in the final, through, or out. Empty while nobody knows, and
 * for others.
 *
 * @param {Pick<SeasonPage, "entrants" | "rounds" | "coming">} page
 * @param {string} code
 */
export function cupEnd({ entrants, rounds, coming }, code) {
  const mine = entrants.find(({ you }) => you);
  const { round, board } = placeOf({ rounds }, code) ?? {};
  if (!mine || !round || !board?.ranks.length) return "";
  if (mine.withdrawn) return "cup-end-out";
  const lot = mine.number - 1;
  const next = rounds[round.number];
  const left = rounds.length - round.number + coming.length;
  // Where several go on from a table, the next draw says who does.
  if (!next && left > 0 && board.lots.length > 2) return "";
  const isThrough = next
    ? next.bye_lots.includes(lot) || next.boards.some(({ lots }) => lots.includes(lot))
    : markedSeats(board, undefined).includes(board.lots.indexOf(lot));
  if (left === 0) return isThrough ? "cup-end-won" : "cup-end-lost";
  if (!isThrough) return "cup-end-out";
  return left === 1 ? "cup-end-final" : "cup-end-through";
}

/** @param {{ info: import("../wire.d.ts").TableInfo, words: import("../shell/words.js").Words }} props */
export function CupEnd({ info: { club, code, season }, words }) {
  const key = useSignal("");
  const known = useMoreWords(words, "clubs");
  useEffect(() => {
    /** The server may still be writing the result down. @param {number} attempts */
    const look = async (attempts) => {
      const page = await getSeason(club, season?.id ?? "");
      key.value = cupEnd(page, code);
      if (!placeOf(page, code)?.board.over && attempts > 1) setTimeout(look, RETRY_MS, attempts - 1);
    };
    look(ATTEMPTS).catch(() => {});
  }, []);
  return p({ class: "tale cup-end", role: "status" }, known && key.value && words.say(key.value));
}
