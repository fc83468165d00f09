/** Made from the Python types by `make types`; do not edit. */

/** Tiles, cards and cells by number; what is the viewer's own is empty for the gallery. */
export interface IsleView {
  seat: number;
  players: number;
  mode: string;
  modules: string;
  promos: boolean;
  difficulty: string;
  moments: boolean;
  phase: string;
  day: number;
  order: number[];
  turn: number;
  round: number;
  rescued: number;
  decider: number;
  pending: Asked[];
  left: number[];
  right: number[];
  stacks: ([number, number])[];
  commons: number[];
  oshax: number[];
  bag: number[];
  gone: number[];
  deck: number;
  discards: number;
  played: number[];
  public: ([number, number, number])[];
  baskets_left: number;
  crews: CrewView[];
  colours: number[];
  sister_lessons: number[];
  sister_open: number[];
  sister_cards: number;
  sister_waits: boolean;
  sister_pile: number;
  sister_points: number;
  hand: number[];
  lessons: number[];
  worth: number[];
  laid: number[];
  pack: number[];
  kept: number[];
  seen: number[][];
  chosen: number[];
  drawn: number[];
  notes: ([number, number])[];
}

/** A decision that is owed before anything else happens. */
export interface Asked {
  asks: string;
  tile: number;
  amount: number;
  sort: number;
}

/** What everybody may know of one player. */
export interface CrewView {
  boat: string;
  tiles: LaidTile[];
  figure: number;
  fish: number;
  baskets: number;
  used: number;
  hand: number;
  lessons: number;
  shown_lessons: number[];
  shown_worth: number[];
  public_worth: number[];
  laid: number;
  shown_laid: number[];
  kept: number;
  owed: number;
  paid: boolean;
  drawn: number;
  unread: number;
  extra: number;
  anywhere: boolean;
  passed: boolean;
  ready: boolean;
  points: number;
}

/** A tile on a boat; a cell is 9 × column + row. */
export interface LaidTile {
  tile: number;
  colour: number;
  place: number;
  cells: number[];
}
