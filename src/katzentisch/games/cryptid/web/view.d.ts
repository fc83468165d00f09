/** Made from the Python types by `make types`; do not edit. */

/** Lists go by seat; a hex is numbered 12 × row + column; -1 is nobody and nowhere. */
export interface CryptidView {
  seat: number;
  players: number;
  map: string;
  advanced: boolean;
  by_hand: boolean;
  phase: "answer" | "done" | "extra" | "opening" | "over" | "owing" | "turn";
  starter: number;
  turn: number;
  opening: number;
  pawn: number;
  searching: boolean;
  respondent: number;
  relay: number;
  relay_piece: "" | "cube" | "disc";
  cubes: number[][];
  discs: number[][];
  notes: number[][];
  corrections: Mistake[];
  lapsed: number[];
  agreed: boolean[];
  rested: boolean[];
  hint: string;
  clue: string;
  winner: number;
  clues: string[];
  habitat: number;
  wrong: Mistake[];
  card: string;
}

/** A piece that contradicts its owner's clue: whose, where, and of which kind. */
export interface Mistake {
  seat: number;
  hex: number;
  piece: "cube" | "disc";
}

/** One match, as everybody could have read it. */
export interface Review {
  hexes: number[][];
  known: (number | null)[];
}
