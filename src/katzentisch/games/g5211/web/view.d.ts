/** Made from the Python types by `make types`; do not edit. */

/** Lists go by seat; a card is numbered 6 × colour + value - 1. */
export interface View5211 {
  seat: number;
  players: number;
  long: boolean;
  number: number;
  deal: number;
  turn: number;
  over: boolean;
  hand: number[];
  choice: number;
  unplayed: number;
  has_chosen: boolean[];
  hands: number[];
  open: number[][];
  last_open: number[][];
  pile: number;
  aside: number;
  gone: number[];
  kept: number[];
  points: number[];
  written: number[];
}
