import type { Child } from "../vendor/types.d.ts";
import type { EventInfo } from "../wire.d.ts";

/** A match that is over: the last view, and everything that this seat was told. */
export interface Ended {
  view: unknown;
  log: EventInfo[];
  players: number;
  /** The game's component facts. */
  facts?: any;
}

/** What `games/<folder>/web/finale.js` exports: how a match is looked back on. */
export interface Finale {
  /** What is drawn over the course of the match: the key of its title, and a line of numbers for each seat. */
  course(ended: Ended): { said: string; lines: number[][] };
  /** The best moment of each seat, as a key of the words with what fills its blanks. */
  moments(ended: Ended): EventInfo[];
  /** The story of the match in one or two true sentences, for a seat (-1: a spectator); [] where none is sure. */
  tale?(ended: Ended, seat: number, ranking: number[]): EventInfo[];
  /** When in the match a position was, as a key of the words with what fills its blanks. */
  place?(view: any): EventInfo;
  /** What is looked at beside the podium, such as the score line by line. */
  Details?(props: { ended: Ended; names: string[]; words: any }): Child;
  /** The seats' colours in CSS, where the game has some that its board does not mark. */
  colours?: string[];
  /** What falls when somebody has won: outlines in a square of 24. */
  shower: string[];
}
