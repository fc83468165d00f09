/** What the page for whoever runs the server is told, and how its parts act. */

export type Ban = { id: string; guest: string; network: string; name: string; made: number };
export type Terms = { guests: number; unfinished: number; finished: number };
export type Complaint = { at: number; level: string; source: string; what: string };
export type Overview = {
  version: string;
  own: boolean;
  counts: Record<string, number>;
  size: number;
  load: Record<string, number>;
  networks: [string, number][];
  complaints: Complaint[];
  bans: Ban[];
  notice: import("../shell/notice.js").Told;
  terms: Terms;
};
/** Does something, and says why if it was refused. */
export type Do = (work: Promise<unknown>) => Promise<void>;
