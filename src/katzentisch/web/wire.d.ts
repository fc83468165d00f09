/** Made from the Python types by `make types`; do not edit. */

/** Make a move, in notation. */
export interface Move {
  do: "move";
  seat: number;
  seq: number;
  id: string;
  move: string;
}

/** Take back one's last move; allowed until something has been revealed since. */
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

/** Refuse to go back, which ends the vote for everybody; also withdraws an agreement. */
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

/** Take one's seat again after leaving, or when a bot has taken over. */
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

/** The reader has seen this match up to this line; the server remembers it. */
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
  retold: boolean;
  can_undo: boolean;
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
  host_seat: number | null;
  is_host: boolean;
  may_start: boolean;
  club: string;
  season: SeasonTable | null;
  brought: boolean;
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
  daily?: boolean;
  quick?: boolean;
  bots_at?: number;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  name: string;
  bot: string;
  taken: boolean;
  here: boolean;
  away: boolean;
  late: boolean;
  forfeits: boolean;
  ready: boolean;
  declined: boolean;
  removed: boolean;
  cat: number | null;
}

/** A vote to go back to this ply: who agreed, and who ended it by refusing. */
export interface Proposal {
  ply: number;
  agreed: number[];
  refused: number | null;
}

/** What a table of a season belongs to. */
export interface SeasonTable {
  id: string;
  name: string;
  round: number;
  counts: boolean;
  cup: boolean;
  due: number;
  boxes: number;
  pairs: boolean;
  walkover: boolean;
  out: SeatOut[];
  called_off: boolean;
  reason: string;
}

/** A seat whose player is no longer in the season. */
export interface SeatOut {
  seat: number;
  way_out: "" | "host" | "self";
  host: string;
}

/** Yes. */
export interface Pong {
  say: "pong";
}

/** Whom a seat does not want to hear; told to that seat alone, on coming and on every change. */
export interface Muted {
  say: "muted";
  seat: number;
  others: number[];
}

/** Somebody was invited to the table or has declined; who it was, the endpoint tells those who know them. */
export interface InvitationsChanged {
  say: "invitations";
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
  pitches: Record<string, string>;
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

/** A wish for a table: each seat is "" (open) or a bot such as "heuristic" or "search(1s)". */
export interface OpenTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  house?: HouseRules;
  public?: boolean;
  club?: string;
}

/** A wish to play with anybody, and after how many seconds bots take the seats that are still open. */
export interface QuickGame {
  game: string;
  players?: number | null;
  pace: "days" | "live";
  bots_after?: number | null;
  name: string;
  cat?: number;
}

/** Where somebody was seated. */
export interface QuickSeat {
  code: string;
  seat: number;
}

/** Another table of the same game at which somebody could play who waits alone. */
export interface QuickOffer {
  players: number;
  here: number;
  pace: "days" | "live";
  bots_at: number | null;
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

/** A wish for a seat. */
export interface SitDown {
  name: string;
  cat?: number;
}

/** A seat and the token that opens it from any device; the link's fragment never reaches a server. */
export interface SeatKey {
  code: string;
  seat: number;
  token: string;
  link: string;
}

/** A wish that a bot sits here; an empty one frees the seat. */
export interface PutBot {
  bot?: string;
}

/** A wish to begin; open seats, and those of players who declined, are filled with this bot. */
export interface Start {
  fill?: string | null;
}

/** A wish to change places with this seat, which may be open. */
export interface SwapSeats {
  other: number;
}

/** A wish to be called differently. */
export interface RenamePlayer {
  name: string;
}

/** Somebody whom the caller knows and who is invited to a table. */
export interface InvitedFriend {
  name: string;
  declined: boolean;
}

/** Word that the next match may begin, or may not yet. */
export interface SetReady {
  ready?: boolean;
  declined?: boolean;
}

/** A wish that the player on this seat be the host from now on. */
export interface HandOver {
  seat: number;
}

/** A wish not to hear another seat in the chat, or to hear it again. */
export interface MuteSeat {
  other: number;
  on?: boolean;
}

/** Whether notifications about a table are off. */
export interface Silence {
  on: boolean;
}

/** The seat from which somebody watches, what they know already, and how long they wait for more. */
export interface UpdateQuery {
  seat?: number;
  since?: number;
  wait?: number;
}

/** What happened since somebody last looked, and when that was: a position, and each update from there on. */
export interface CatchUp {
  at: number;
  moves: number;
  updates: Update[];
}

/** The seat for which a hint is wanted, and the move that it shall be compared with. */
export interface HintQuery {
  seat: number;
  move?: string | null;
}

/** The number of the last chat line that is known. */
export interface ChatQuery {
  since?: number;
}

/** The seat from which a match is watched, how far, and whether all hands are open. */
export interface ReplayQuery {
  seat?: number;
  ply?: number | null;
  open?: boolean;
}

/** The move that is reviewed, and whether by the bot that made it. */
export interface ReviewQuery {
  ply: number;
  mover?: boolean;
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

/** The text of a QR code; a phone can still read this many characters from a screen. */
export interface QrText {
  text: string;
}

/** The address of a sheet, and the key for editing it. */
export interface OpenedSheet {
  code: string;
  key: string;
  seq: number;
}

/** A sheet as it stands; the number rises with every change. */
export interface SharedSheet {
  game: string;
  seq: number;
  sheet: Record<string, unknown>;
}

/** What somebody wrote, field by field. */
export interface Edits {
  edits: Edit[];
}

/** One field of a sheet gets another value, or goes if it has none. */
export interface Edit {
  path: (string | number)[];
  value?: unknown;
}

/** How a guest is notified; the key is the server's own, for browsers that subscribe. */
export interface NotificationSettings {
  key: string;
  addresses: AddressInfo[];
  silent: string[];
}

/** Where notifications go; of a webhook, whose address is secret, only the host name. */
export interface AddressInfo {
  id: string;
  kind: "push" | "webhook";
  host: string;
  table: string;
  quiet: QuietHours | null;
}

/** Minutes of the day between which nothing is sent; a turn that is still pending then is notified afterwards. */
export interface QuietHours {
  begin: number;
  end: number;
}

/** A subscription to notifications: in this browser, or by a webhook that takes JSON with `text`. */
export interface NotificationRequest {
  url: string;
  key?: string;
  auth?: string;
  table?: string;
  language?: string;
  quiet?: QuietHours | null;
  offset?: number;
}

/** Who asks; a guest who keeps nothing has neither devices nor passkeys. */
export interface Me {
  known: boolean;
  kept: boolean;
  name: string;
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
}

/** One device of a person. */
export interface DeviceInfo {
  id: string;
  name: string;
  seen: number;
  here: boolean;
}

/** One passkey of a person. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
}

/** What somebody, or something, shall be called. */
export interface PersonName {
  name: string;
}

/** A wish to begin a vacation at all tables, or to end it. */
export interface SetVacation {
  on: boolean;
}

/** At how many tables the caller is on vacation now, and at how many they play on for lack of vacation days. */
export interface VacationInfo {
  away: number;
  playing: number;
}

/** A link that lets one other device join, once and for some minutes. */
export interface DeviceLink {
  link: string;
  seconds: number;
}

/** The secret part of a link to oneself. */
export interface LinkCode {
  code: string;
}

/** The person whom a link is about. */
export interface DeviceLinkInfo {
  name: string;
  alone: boolean;
}

/** What a browser answers that has made a passkey. */
export interface MadePasskey {
  client: string;
  attestation: string;
}

/** What a browser answers that has found one. */
export interface ShownPasskey {
  id: string;
  client: string;
  data: string;
  signature: string;
}

/** What is on, whether anything is over, and how often which game was played and won from its first move on. */
export interface MyGames {
  on: RunningMatch[];
  over: boolean;
  tallies: Tally[];
}

/** A match that is on, and who sits there. */
export interface RunningMatch {
  code: string;
  match: string;
  game: string;
  begun: number;
  sitters: string[];
  season: SeasonTable | null;
}

/** Matches of one game with so many players, from the first move on. */
export interface Tally {
  game: string;
  players: number;
  played: number;
  won: number;
  best: number;
  worst: number;
}

/** The query of `list_my_matches`. */
export interface ListMyMatchesQuery {
  game?: string;
  opponent?: string;
  outcome?: "" | "lost" | "won";
  since?: number;
  until?: number;
  after?: string;
}

/** A page of a list, the latest first; `next` is where the following one begins, empty if there is none. */
export interface MatchList {
  matches: FinishedMatch[];
  next: string;
}

/** A finished match, and who sat there, seat by seat. */
export interface FinishedMatch {
  played: FinishedSeat;
  seats: MatchSeat[];
  season: SeasonTable | null;
}

/** A seat at a match that is over. */
export interface FinishedSeat {
  match: string;
  seat: number;
  game: string;
  options: string;
  players: number;
  rank: number;
  won: number;
  points: number;
  left: boolean;
  backs: number;
  brought: boolean;
  over: number;
}

/** Somebody who sat at a match; a bot by its record's name. */
export interface MatchSeat {
  name: string;
  rank: number;
  points: number;
}

/** One game in one person's hands, by first ends of matches that began here. */
export interface Statistics {
  game: string;
  played: number;
  streak: number;
  longest: number;
  tables: TableStatistics[];
  course: Mark[];
  ladder: Rung[];
  looked: ReviewSummary[];
}

/** All matches with so many players; the best and the worst of them by points. */
export interface TableStatistics {
  players: number;
  played: number;
  won: number;
  chance: number;
  mean: number;
  best: Mark;
  worst: Mark;
}

/** One match in a picture. */
export interface Mark {
  match: string;
  seat: number;
  over: number;
  players: number;
  points: number;
  won: number;
}

/** One level of a solo game. */
export interface Rung {
  level: string;
  tried: number;
  won: number;
  best: number | null;
}

/** What came of looking back on own moves of one kind, and where the worst of them was. */
export interface ReviewSummary {
  kind: string;
  moves: number;
  better: number;
  worse: number;
  match: string;
  seat: number;
  ply: number;
}

/** What somebody can show. */
export interface Highlights {
  games: GameToShow[];
  daily_streak: number;
  daily_longest: number;
  ratings: QuickRating[];
}

/** One game in one person's hands. */
export interface GameToShow {
  game: string;
  played: number;
  won: number;
  highlights: Highlight[];
}

/** The best figure of its kind, and where it was made. */
export interface Highlight {
  name: string;
  value: number;
  match: string;
  seat: number;
}

/** Somebody's strength in one game. */
export interface QuickRating {
  game: string;
  points: number;
  played: number;
  provisional: boolean;
}

/** People with whom the caller has played, and those whom the caller has blocked. */
export interface FriendList {
  friends: FriendInfo[];
  blocked: FriendInfo[];
}

/** Somebody with whom the caller has played. */
export interface FriendInfo {
  id: string;
  name: string;
  matches: number;
  last: number;
  game: string;
}

/** A wish to have somebody at a table. */
export interface InviteFriend {
  code: string;
}

/** A wish never to meet somebody again, or to meet them again. */
export interface BlockFriend {
  on: boolean;
}

/** A day. */
export interface DailyDeals {
  day: string;
  ends: number;
  deals: DailyDeal[];
  streak: number;
}

/** One game's deal of a day. */
export interface DailyDeal {
  game: string;
  opponents: number;
  code: string;
  over: boolean;
  best: DailyPlace[];
}

/** What somebody made of a deal, beside the others. */
export interface DailyPlace {
  place: number;
  name: string;
  points: number;
  you: boolean;
}

/** The table of one's own try. */
export interface DailyTable {
  code: string;
}

/** A club in the list of one's own. */
export interface ClubName {
  code: string;
  name: string;
  open_season: boolean;
  members: number;
}

/** A wish for a club, and how its host is called there. */
export interface OpenClub {
  name: string;
  member: string;
}

/** The link to a club; anyone with the whole link can join. Its fragment never reaches a server. */
export interface ClubLink {
  code: string;
  link: string;
}

/** A club as its members see it. */
export interface ClubInfo {
  code: string;
  name: string;
  hosting: boolean;
  members: MemberInfo[];
  tables: TableInfo[];
}

/** A member as the others see them. */
export interface MemberInfo {
  number: number;
  name: string;
  hosts: boolean;
  you: boolean;
  ratings: RatingInfo[];
}

/** A member's strength in a game at tables of a size. */
export interface RatingInfo {
  game: string;
  players: number;
  rating: number;
  mu: number;
  sigma: number;
  points: number;
  played: number;
  provisional: boolean;
}

/** A wish to belong to a club, with the key of its link, under a name that nobody else has there. */
export interface JoinClub {
  name: string;
  key?: string | null;
}

/** The key of a club's link. */
export interface ClubKey {
  key: string;
}

/** What a club's link invites to. */
export interface ClubInvitation {
  club: string;
  inviter: string;
  members: number;
}

/** A wish that a member shall be host, or no longer. */
export interface SetClubHost {
  hosts: boolean;
}

/** A season in a list. */
export interface SeasonInfo {
  id: string;
  name: string;
  game: string;
  kind: "cup" | "round-robin" | "swiss";
  size: number;
  days: number;
  rounds: number;
  tables: number;
  options: Record<string, string>;
  duplicate: boolean;
  rated: boolean;
  begun: boolean;
  over: boolean;
  called_off: CallingOffInfo | null;
  entrants: string[];
  entered: boolean;
  winners: string[];
  needed: number;
}

/** When a season was called off, by whom, and why. */
export interface CallingOffInfo {
  made: number;
  name: string;
  reason: string;
}

/** A wish for a season: `size` persons at a table, `days` for a round; without `rounds` as many as it takes. */
export interface MakeSeason {
  name: string;
  game: string;
  kind: "cup" | "round-robin" | "swiss";
  size: number;
  days?: number;
  rounds?: number;
  options?: Record<string, string>;
  duplicate?: boolean;
  rated?: boolean;
}

/** A season with its rounds, the first one first, and how things stand. */
export interface SeasonPage {
  season: SeasonInfo;
  rounds: RoundInfo[];
  coming: number[][];
  standings: StandingInfo[];
  entrants: EntrantInfo[];
  end: SeasonEnd | null;
}

/** A round, by when it must be played, and who rests. */
export interface RoundInfo {
  number: number;
  due: number;
  done: boolean;
  boards: BoardInfo[];
  byes: string[];
  bye_lots: number[];
}

/** A table of a round; ranks and points once it is decided, and who did not come. */
export interface BoardInfo {
  code: string;
  match: string;
  seats: string[];
  lots: number[];
  yours: boolean;
  over: boolean;
  ranks: number[];
  points: number[];
  absent: number[];
  corrections: CorrectionInfo[];
}

/** A result that a host of the club changed: when, who, why, and what it was before. */
export interface CorrectionInfo {
  made: number;
  name: string;
  reason: string;
  ranks: number[];
  points: number[];
}

/** A line of the table; `against` is what one's opponents have scored. */
export interface StandingInfo {
  rank: number;
  name: string;
  you: boolean;
  withdrawn: boolean;
  played: number;
  score: number;
  won: number;
  against: number;
  points: number;
  absent: number;
  decided_by: "" | "against" | "direct" | "final" | "further" | "lot" | "points" | "score" | "won";
  cat: number | null;
}

/** Somebody who takes part in a season that has begun. */
export interface EntrantInfo {
  number: number;
  name: string;
  you: boolean;
  withdrawn: boolean;
  way_out: "" | "host" | "self";
  host: string;
}

/** How a season ended, beside its standings. */
export interface SeasonEnd {
  led_since: number;
  moments: MomentInfo[];
}

/** Something to remember of a season: who, how much, and the match where it happened. */
export interface MomentInfo {
  kind: "clearest" | "closest" | "most-points" | "streak";
  name: string;
  you: boolean;
  number: number;
  round: number;
  match: string;
}

/** Why a season is called off. */
export interface CallOff {
  reason: string;
}

/** A wish to take part, or no longer. */
export interface Enter {
  on: boolean;
}

/** A wish for more time: so many days after the end of the round, or from now if that is over. */
export interface ExtendRound {
  days: number;
}

/** The result of a table as it should be, seat by seat, and why. */
export interface CorrectResult {
  table: number;
  ranks: number[];
  points: number[];
  reason: string;
}

/** What a correction did to the next round. */
export interface Corrected {
  redraw: "begun" | "drawn" | "no-round" | "same";
}

/** The query of `export_season`. */
export interface ExportSeasonQuery {
  table?: "results" | "standings";
}

/** What the host tells everybody, in one language or in both; its number is when it was said. */
export interface Notice {
  en: string;
  de: string;
  at: number;
}

/** The key, exchanged at once for a cookie. */
export interface EnteredKey {
  key: string;
}

/** Whether this browser has come in by the key. */
export interface HostSession {
  inside: boolean;
}

/** The state of the server, as far as this process knows it. */
export interface HostOverview {
  version: string;
  own: boolean;
  counts: Record<string, number>;
  size: number;
  load: Record<string, number>;
  networks: ([string, number])[];
  complaints: LoggedWarning[];
  bans: Ban[];
  notice: Notice;
  terms: RetentionTerms;
}

/** When, how bad, from where, and what; of an error only its kind. */
export interface LoggedWarning {
  at: number;
  level: string;
  source: string;
  what: string;
}

/** A guest, or everybody from a network, and what they were called when they were banned. */
export interface Ban {
  id: string;
  guest: string;
  network: string;
  name: string;
  made: number;
}

/** Days without a move after which something is forgotten; 0: never. */
export interface RetentionTerms {
  guests?: number;
  unfinished?: number;
  finished?: number;
}

/** The new key, behind the address of the page. */
export interface HostLink {
  path: string;
}

/** A notice by language; without texts the notice is removed. */
export interface Announcement {
  en?: string;
  de?: string;
}

/** The query of `list_host_tables`. */
export interface ListHostTablesQuery {
  search?: string;
}

/** One table as its host's host sees it. */
export interface TableSummary {
  code: string;
  game: string;
  opened: number;
  names: string[];
  guests: string[];
  chat: boolean;
  public: boolean;
  state: string;
  last: number;
}

/** A wish that something is on, or off. */
export interface Switch {
  on: boolean;
}

/** The query of `list_host_persons`. */
export interface ListHostPersonsQuery {
  search?: string;
}

/** A person who kept their name, the number of their tables, and when a device of theirs was last seen. */
export interface PersonSummary {
  guest: string;
  name: string;
  made: number;
  tables: number;
  seen: number;
}

/** A wish that somebody stays out: a guest, or everybody from an address. */
export interface BanRequest {
  guest?: string;
  address?: string;
  name?: string;
}

/** The query of `preview_retention`. */
export interface PreviewRetentionQuery {
  guests?: number;
  unfinished?: number;
  finished?: number;
}

/** What would be forgotten now: tables by their codes, and guests. */
export interface Expired {
  tables: string[];
  guests: string[];
}
