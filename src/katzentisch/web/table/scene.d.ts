import type { EventInfo } from "../wire.d.ts";

/** What happened at once: the view before and after it, and what was heard until then. */
export interface Telling<View = any, Facts = any> {
  /** Null where nobody knows what led to the view. */
  before: View | null;
  view: View;
  events: EventInfo[];
  log: EventInfo[];
  seat: number;
  facts: Facts;
}

/** One picture of the story: a view with events under way. A game adds what its board needs to draw them. */
export interface Scene<View = any> {
  view: View;
  /** What this scene tells. Together the scenes tell all events, in order. */
  events: EventInfo[];
  /** Milliseconds for which it must be seen before the next may follow. */
  hold: number;
  /** Whether the story waits after this scene until somebody presses "continue": a score. */
  stop?: boolean;
  [more: string]: any;
}
