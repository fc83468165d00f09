/** Made from the Python types by `make types`; do not edit. */

/** Lists go by seat; a field is numbered like the move that fills it (red 1 is 0, blue 1 is 9). */
export interface CatView {
  seat: number;
  players: number;
  side: string;
  values: number;
  phase: "bury" | "over" | "predict" | "tricks";
  round: number;
  starter: number;
  turn: number;
  leader: number;
  led: number;
  trick: number[];
  hand: number[];
  buried: number;
  has_buried: boolean[];
  hands: number[];
  predictions: number[];
  tricks: number[];
  covered: number[][];
  tokens: number[][];
  last_tokens: number[][];
  neutral: number[];
  last_neutral: number[];
  turned_up: number[];
  barred: number[][];
  totals: number[];
  scores: RoundScore[];
}

/** One line of the score pad; lists go by seat. */
export interface RoundScore {
  tricks: number[];
  predictions: number[];
  bonus: number[];
  points: number[];
  paradox: number;
  shown: number[];
}
