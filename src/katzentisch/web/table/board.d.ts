import type { Child, Signal } from "../vendor/types.d.ts";
import type { Finale } from "./finale.d.ts";
import type { Scene, Telling } from "./scene.d.ts";
import type { EventInfo } from "../wire.d.ts";
import type { Words } from "../shell/words.js";
import type { Settings } from "../shell/settings.js";

/** What a board gets. It draws the view; the scene says what is under way in it. */
export interface BoardProps<View = any, Facts = any> {
  /** All that this seat may know. */
  view: View;
  /** Whose eyes these are; -1 is the gallery, which has no legal moves. */
  seat: number;
  /** Every move open to this seat now, in notation; empty while others act. */
  legal: string[];
  /** The seats the game waits for. */
  actors: number[];
  /** What the moment on the screen tells. */
  events: EventInfo[];
  /** The scene that the story has reached. */
  scene: Scene<View>;
  /** Whether that scene is still under way, or has been seen long enough. */
  underway: boolean;
  /** Whether the prompt says what the table waits for; otherwise it tells what happens. */
  asks: boolean;
  /** Whether nothing waits behind that scene. */
  present: boolean;
  /** Whether several people look at this screen now: nobody's secrets are shown. */
  shared: boolean;
  /** Everything this seat was told in this match, in order. */
  log: EventInfo[];
  /** Names by seat. */
  names: string[];
  /** The house's and this game's words. */
  words: Words;
  /** The game's component facts: what `facts.py` returns, or null. */
  facts: Facts;
  /** Make a move, in notation. */
  play(move: string): void;
  /** Make the move of somebody who has nothing to decide; among friends nobody can tell that from how soon it comes. */
  formality(move: string): void;
  /** Ask why a move is not possible; the frame shows the answer. */
  whyNot(move: string): void;
  /** What the prompt asks instead of `ask` while the player chooses, set by the board; "" otherwise. Absent in replays. */
  asking?: Signal<string>;
  /** Take the player's own last move back, as the frame's button does; absent where nothing can be taken back. */
  undo?(): void;
  /** Go on after a scene that waits; absent while none does. The frame shows the button. */
  goOn?(): void;
  /** A move is on its way and its answer lets itself be waited for: take no other. */
  busy: boolean;
  /** Whether any order is on its way, known at once; a component that reads it is drawn again with every order. */
  ordered: { readonly value: boolean };
  /** The match is over. */
  over: boolean;
  /** Whether the board may keep books for the player (Cryptid's notebook). */
  notebook: boolean;
  /** Private notes of this seat at this match, kept in this browser; any JSON. */
  memo: Signal<any>;
  settings: Settings;
  /** The event that somebody points at in the log: show where it happened. */
  pointed: EventInfo | null;
  /** The move that a hint is about while it is shown, or "": mark it. */
  advised: string;
  /** The part that a lesson speaks about now: bring it into sight. */
  shows?: string;
}

/** What a game adds to a player's seat; the frame draws portrait, name, points, clock and presence. */
export interface SeatPart {
  /** Figures and marks: tricks won, colours left, fish. */
  figures?: Child;
  /** What lies before this player: the card of this trick, a fan of open cards. */
  card?: Child;
  /** How the cat looks. */
  mood?: "" | "happy" | "sad" | "shocked" | "asleep";
  /** More classes of the seat, for the game's style sheet. */
  look?: string;
}

/**
 * The parts of a game's screen, for the regions of the frame.
 *
 * The frame owns the bar, the prompt, hints, the log and the end. A part that a decision needs carries
 * `data-vital="NAME"`; tests/web/layout.py looks for it at every size.
 */
export interface Screen {
  /** Where the match is, for the bar: "Round 2 of 3". */
  place: string;
  /** The largest region. It must fit into the space it gets: nothing scrolls. */
  board: Child;
  /** The choices and the hand, below the prompt. Reserve their room, so that nothing jumps. */
  dock?: Child;
  seat?(seat: number): SeatPart;
  /** Somebody in the row of seats who is not a player, such as a solo opponent: an `li` of class `seat`. */
  company?: Child;
}

/** What `games/<folder>/web/board.js` exports: either `useScreen`, or `Board` for a board that is one piece. */
export interface BoardModule {
  /** The parts of the screen. It is called like a hook, once for each drawing, so it may keep signals. */
  useScreen?(props: BoardProps): Screen;
  /** A board in one piece: it fills the board's region and scrolls inside it. */
  Board?(props: BoardProps): Child;
  /** The prompt while a scene is under way; the sentences of its events if absent. */
  narrate?(props: BoardProps): string;
  /** The scenes in which something is told, at least one; the last one shows the view. */
  stage?(telling: Telling): Scene[];
  /** One plain sentence: what is asked of me, or whom everybody waits for. */
  ask(props: BoardProps): string;
  /** A move in the list of all moves, in words a screen reader can say; the notation's words if absent. */
  label?(move: string, props: BoardProps): string;
  /** The same in as few words as a hint has room for. */
  brief?(move: string, props: BoardProps): string;
  /** Headings for that list when it is long: the group a move belongs to. */
  group?(move: string, props: BoardProps): string;
  /** Whether the list of moves is all there is to play with. */
  listed?: boolean;
  /** Points by seat to show beside the names, if they are public now. */
  points?(view: any): (number | null)[];
  /** The key of the words that name them while they may still go up and down; `points` if absent. */
  unit?: string;
  /** Whether what the others did since one's last turn can be watched again; where the log is not beside the board. */
  film?: boolean;
  /** The number of the rule that is about what is going on now. */
  rule?(view: any): string;
  /** A picture for the chapter of the rules that begins with a rule, loaded when one is opened; `picture-ID` of the words says what it shows. */
  illustrations?(): Promise<{ Illustration(props: PictureProps): Child }>;
  /** What is heard when something happens, by the keys of events. */
  sounds?: Record<string, import("../shell/sound.js").Sound>;
  /** How a match is looked back on, loaded when one is over. */
  finale?(): Promise<Finale>;
  /** How the match ended for a seat, where that is no number of points. */
  outcome?(view: any, seat: number, words: Words): string;
  /** The headline of a match that is over where ranks do not tell it, such as a solo game; "" where they do. */
  verdict?(view: any, me: number, names: string[], words: Words): string;
  /** A mark for each seat (symbol and CSS colour) if seats have colours in this game. */
  marks?(view: any): { symbol: string; colour: string }[];
}

export interface PictureProps {
  rule: string;
  facts: any;
  words: Words;
}

/** What `games/<folder>/web/review.js` exports as `Hindsight` gets: what the game's own `review.py` found. */
export interface ReviewProps<Found = any, Props = BoardProps> {
  found: Found;
  props: Props;
  /** The ply that the board shows. */
  ply: number;
  /** Show the position after so many moves. */
  to(ply: number): void;
}

/** What `games/<folder>/web/lesson.js` exports: a match that teaches. */
export interface Lesson {
  /** Seats of the table: "" is the learner, the rest are bots. */
  seats: string[];
  options: Record<string, string>;
  /** A record beside lesson.js from which the lesson begins, so that its cards are always the same, and where. */
  record?: string;
  ply?: number;
  steps: LessonStep[];
  /** A second part at a table of its own. */
  next?: {
    /** Key of the words that lead over to it. */
    say: string;
    /** Whether the learner needs no second part. */
    skip?(props: BoardProps): boolean;
    lesson: Lesson;
  };
}

export interface LessonStep {
  /** Key of the words that are shown. */
  say: string;
  /** The step is shown once this holds (and all before it are done). */
  when?(props: BoardProps): boolean;
  /** A step that was reached is passed over if this holds. */
  skip?(props: BoardProps): boolean;
  /** The step is done once this holds; without it a button says "go on". */
  until?(props: BoardProps): boolean;
  /** Only these moves are offered meanwhile. */
  offer?(move: string, props: BoardProps): boolean;
  /** The move that is made for a learner who skips the step; the first that is offered if absent or "". */
  pick?(props: BoardProps): string;
  /** What is done on the board for a learner who skips a step that needs no move. */
  instead?(props: BoardProps): void;
  /** CSS selector of what to point at. */
  point?: string;
  /** The part that the step speaks about, by the game's own name, where the board must bring it into sight. */
  shows?: string;
}

/** Somebody who explains: narrows what the board offers and speaks above it. */
export interface CoachProps {
  tune(props: BoardProps): BoardProps;
  Says(props: { props: BoardProps }): Child;
}
