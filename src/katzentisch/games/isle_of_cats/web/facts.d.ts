/** What `facts.py` returns. */
export interface Facts {
  rows: number;
  columns: number;
  days: number;
  colours: string[];
  rooms: { symbol: string | null; cells: number[] }[];
  boats: Record<string, { rats: number[]; maps: number[] }>;
  /** The cells of each shape as row and column. */
  shapes: [number, number][][];
  tiles: { name: string; kind: "cat" | "oshax" | "common" | "rare"; shape: number; colour?: number }[];
  cards: Record<string, CardFacts>;
  prices: number[];
  points: { rat: number; room: number; rare: number; family: number[] };
  sister: {
    colours: Record<string, number>;
    points: number[];
    cards: Record<string, { baskets: number; speed: number; steps: [string, number, number][] }>;
  };
}

export interface CardFacts {
  type: "rescue" | "oshax" | "treasure" | "anytime" | "lesson" | "public_lesson" | "family";
  cost: number;
  design: string;
  speed?: number;
  baskets?: number;
  broken?: number;
  module?: string;
}
