/** Made from the Python types by `make types`; do not edit. */

/** Make a move, in notation. */
export interface Move {
  do: "move";
  seat: number;
  seq: number;
  id: string;
  move: string;
}

/** Take the own last move back; free until something was revealed since. */
export interface Retract {
  do: "retract";
  seat: number;
  seq: number;
  id: string;
}

/** Go back to an earlier ply: at once where only one person has a seat, else when all of them have asked for it. */
export interface Back {
  do: "back";
  seat: number;
  seq: number;
  id: string;
  ply: number;
}

/** Do not go back: what was put to the vote is off for everybody; whoever agreed before withdraws by this. */
export interface Refuse {
  do: "refuse";
  seat: number;
  seq: number;
  id: string;
}

/** Get up; the others may let a bot play on. */
export interface Leave {
  do: "leave";
  seat: number;
  seq: number;
  id: string;
}

/** Sit down again on the own seat, after getting up or when a bot plays on there. */
export interface Return {
  do: "return";
  seat: number;
  seq: number;
  id: string;
}

/** Let a bot play on for somebody who left, or whose time ran out. */
export interface Replace {
  do: "replace";
  seat: number;
  seq: number;
  id: string;
  other: number;
  bot: string;
}

/** Say something to everybody at the table. */
export interface Chat {
  do: "chat";
  id: string;
  seat: number;
  text: string;
}

/** From now on this seat hears what another seat says in the chat no more, or again. */
export interface Mute {
  do: "mute";
  seat: number;
  other: number;
  on?: boolean;
}

/** Ask what a bot would do here, and with a move, why not that one. */
export interface Hint {
  do: "hint";
  seat: number;
  move?: string | null;
}

/** The first message: tokens of seats beside those of the cookie, and how far each log is known. */
export interface Hello {
  do: "hello";
  tokens?: string[];
  since?: number;
}

/** The person at the screen has seen this match up to this line; the house remembers it when they go. */
export interface Seen {
  do: "seen";
  match: string;
  seq: number;
}

/** Send the full views again. */
export interface Look {
  do: "look";
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** The position as one seat (-1: the gallery) may see it, and what happened since the last update. */
export interface Update {
  say: "update";
  match: string;
  seq: number;
  ply: number;
  seat: number;
  view: unknown;
  legal: string[];
  actors: number[];
  events: EventInfo[];
  over: boolean;
  fingerprint: string;
  points: number[] | null;
  ranking: number[] | null;
  seed: string | null;
  clocks: SeatClock[] | null;
  behind: number;
  open: unknown[] | null;
}

/** An event: a key of the words files, what fills its blanks, and the only seat that may know, if there is one. */
export interface EventInfo {
  key: string;
  data?: Record<string, unknown>;
  to?: number | null;
  quiet?: boolean;
}

/** The time of one seat, at the moment of sending. */
export interface SeatClock {
  move: number;
  bank: number;
  ticking: boolean;
  late: boolean;
  vacation: number;
  off: boolean;
}

/** A command was carried out, and is kept; with `vote` it waits for the others to agree. */
export interface Done {
  say: "done";
  id: string;
  seq: number;
  vote: boolean;
}

/** A command was not carried out, and why; with the fresh position if it was made against an older one. */
export interface Refused {
  say: "refused";
  reason: ReasonInfo;
  id: string | null;
  update: Update | null;
}

/** A reason: a key of the words files, and what fills its blanks (numbers, texts, lists of either). */
export interface ReasonInfo {
  key: string;
  data: Record<string, unknown>;
}

/** Lines of chat. */
export interface ChatMessage {
  say: "chat";
  sayings: ChatLine[];
}

/** One line of the chat. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What a bot would do, and its reasons with their weights. */
export interface HintAnswer {
  say: "hint";
  seat: number;
  seq: number;
  bot: string;
  move: string;
  because: ([number, ReasonInfo])[];
  why_not: MoveComparison | null;
}

/** A legal move that was asked about, and what speaks for and against it. */
export interface MoveComparison {
  move: string;
  because: ([number, ReasonInfo])[];
  worse: number | null;
}

/** A table as everybody sees it. */
export interface TableInfo {
  say: "table";
  code: string;
  game: string;
  options: Record<string, string>;
  house: HouseRules;
  public: boolean;
  seats: SeatInfo[];
  match: string | null;
  matches: number;
  actors: number[];
  over: boolean;
  seq: number;
  vote: Proposal | null;
  onlookers: number;
  yours: number[];
  seen: number | null;
  left: number | null;
  hosting: boolean;
  club: string;
}

/** What the host allows at a table. */
export interface HouseRules {
  chat?: boolean;
  hints?: boolean | null;
  spectators?: "delayed" | "gallery" | "none";
  move_seconds?: number;
  bank_seconds?: number;
  vacation_days?: number;
  timeout?: "ask" | "bot";
  notebook?: boolean;
  rated?: boolean;
  duplicate?: boolean;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  name: string;
  bot: string;
  taken: boolean;
  here: boolean;
  away: boolean;
  late: boolean;
}

/** A vote to go back to this ply: who agreed, and who ended it by refusing. */
export interface Proposal {
  ply: number;
  agreed: number[];
  refused: number | null;
}

/** Yes. */
export interface Pong {
  say: "pong";
}

/** What happened since somebody last looked, and when that was: a position, and each update from there on. */
export interface CatchUp {
  at: number;
  moves: number;
  updates: Update[];
}

/** A move of a finished match beside what a bot would have played from the same view. */
export interface MoveReview {
  ply: number;
  seat: number;
  bot: string;
  made: string;
  best: string;
  choices: number;
  because: ([number, ReasonInfo])[];
  instead: MoveComparison;
}

/** A finished match in the eyes of its game: whatever the game's own review says. */
export interface Hindsight {
  game: string;
  found: unknown;
}

/** A wish for a table: each seat is "" (open) or a bot such as "heuristic" or "search(1s)". */
export interface OpenTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  house?: HouseRules;
  public?: boolean;
  club?: string;
}

/** A wish for a seat. */
export interface SitDown {
  name: string;
}

/** A wish to begin; open seats are filled with this bot. */
export interface Start {
  fill?: string | null;
}

/** A wish that a bot sits here; an empty one frees the seat. */
export interface PutBot {
  bot?: string;
}

/** A wish to go on from a position of a record, or to look at it here: without a ply from its end. */
export interface PlayOn {
  record: string;
  ply?: number | null;
  seats?: string[];
}

/** A wish for a set-up that people lay out with the box. */
export interface DealOut {
  players: number;
  options?: Record<string, string>;
}

/** A seat and the token that opens it from any device; the link's fragment never reaches a server. */
export interface SeatKey {
  code: string;
  seat: number;
  token: string;
  link: string;
}

/** A game of the catalogue; options go by the number of players. */
export interface GameInfo {
  id: string;
  folder: string;
  has_cover: boolean;
  has_board: boolean;
  has_facts: boolean;
  has_lesson: boolean;
  has_review: boolean;
  has_companion: boolean;
  version: number;
  titles: Record<string, string>;
  players: number[];
  minutes: number;
  bots: string[];
  options: Record<string, OptionInfo[]>;
}

/** One thing to decide before the start. */
export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  kind: string;
  suggested: string;
  prominent: boolean;
}
