/** Made from the Python types by `make types`; do not edit. */

/** List the games of the catalogue with their options and bots. */
export function getGames(): Promise<import("../wire.d.ts").GameInfo[]>;

/** List the tables that their hosts made public. */
export function listPublicTables(): Promise<import("../wire.d.ts").TableInfo[]>;

/** List the guest's own tables; those where it is the guest's turn come first. */
export function listMyTables(): Promise<import("../wire.d.ts").TableInfo[]>;

/** Open a table. */
export function openTable(body: import("../wire.d.ts").OpenTable): Promise<import("../wire.d.ts").TableInfo>;

/** Wait for others who want to play the same, at their table or at a new public one; the match begins by itself. */
export function joinQuickGame(body: import("../wire.d.ts").QuickGame): Promise<import("../wire.d.ts").QuickSeat>;

/** Another quick game of the same kind, if the caller waits alone at this one; a wish for any number leads there. */
export function findOtherQuickGame(code: string): Promise<import("../wire.d.ts").QuickOffer | null>;

/** Upload a record: open a table that goes on from one of its positions, or shows it if it is over. */
export function importRecord(body: import("../wire.d.ts").PlayOn): Promise<import("../wire.d.ts").TableInfo>;

/** Make a set-up for people who play with the box, where the game can make one; nothing is stored. */
export function makeBoxSetup(game: string, body: import("../wire.d.ts").DealOut): Promise<any>;

/** Get a table as everybody sees it. */
export function getTable(code: string, tokens?: string[]): Promise<import("../wire.d.ts").TableInfo>;

/** Draw the table's link as a QR code. */
export function getTableQr(code: string, tokens?: string[]): Promise<string>;

/** Get the table's link as other devices can open it. */
export function getTableLink(code: string, tokens?: string[]): Promise<string>;

/** Take an open seat; the link of the answer opens the seat from any other device. */
export function sitDown(code: string, seat: number, body: import("../wire.d.ts").SitDown, tokens?: string[]): Promise<import("../wire.d.ts").SeatKey>;

/** Make a new link for one's own seat; the old link stops working. */
export function renewSeatLink(code: string, seat: number, tokens?: string[]): Promise<import("../wire.d.ts").SeatKey>;

/** Leave one's own seat, before a match or after it; the host may free any seat. */
export function standUp(code: string, seat: number, tokens?: string[]): Promise<unknown>;

/** Put a bot on a free seat, or free a bot's seat. */
export function seatBot(code: string, seat: number, body: import("../wire.d.ts").PutBot, tokens?: string[]): Promise<import("../wire.d.ts").TableInfo>;

/** Start a match; after one is over, start the next, unless another player who is here has not answered yet. */
export function startMatch(code: string, body: import("../wire.d.ts").Start, tokens?: string[]): Promise<import("../wire.d.ts").TableInfo>;

/** Change places with another seat: the caller's with one that is open or a bot's; the host may swap any two. */
export function swapSeats(code: string, seat: number, body: import("../wire.d.ts").SwapSeats, tokens?: string[]): Promise<unknown>;

/** Change the name on the caller's seat, before a match or after it. */
export function renamePlayer(code: string, seat: number, body: import("../wire.d.ts").RenamePlayer, tokens?: string[]): Promise<unknown>;

/** People whom the caller knows and who are invited to this table but do not sit there; who may still come first. */
export function listInvited(code: string, tokens?: string[]): Promise<import("../wire.d.ts").InvitedFriend[]>;

/** Say that the next match may begin, may not yet, or may do so without the caller. It begins once everybody is ready and no seat is open. */
export function setReady(code: string, seat: number, body: import("../wire.d.ts").SetReady, tokens?: string[]): Promise<unknown>;

/** Make the player on a seat the host instead of the caller. */
export function handOverTable(code: string, body: import("../wire.d.ts").HandOver, tokens?: string[]): Promise<unknown>;

/** Mute another seat in the chat, or unmute it; the answer lists the seats that are muted now. */
export function setMute(code: string, seat: number, body: import("../wire.d.ts").MuteSeat, tokens?: string[]): Promise<number[]>;

/** Mute or unmute notifications from this table, for its players. */
export function silenceTable(code: string, body: import("../wire.d.ts").Silence, tokens?: string[]): Promise<unknown>;

/** Get what a seat (-1: the gallery) may know and what happened after `since`; wait up to `wait` seconds for news. */
export function getUpdate(code: string, query: import("../wire.d.ts").UpdateQuery, tokens?: string[]): Promise<import("../wire.d.ts").Update>;

/** Get what happened since the guest last looked, step by step as their seat saw it, if that is a while ago. */
export function getCatchUp(code: string, tokens?: string[]): Promise<import("../wire.d.ts").CatchUp>;

/** Move, take back, leave or return: once for each id, and only against the present position. */
export function sendOrder(code: string, body: import("../wire.d.ts").Move | import("../wire.d.ts").Retract | import("../wire.d.ts").Back | import("../wire.d.ts").Refuse | import("../wire.d.ts").Leave | import("../wire.d.ts").Return | import("../wire.d.ts").Replace, tokens?: string[]): Promise<import("../wire.d.ts").Done>;

/** Ask what a bot would do from one's own seat, where the table allows it; with a move, why not that one. */
export function getHint(code: string, query: import("../wire.d.ts").HintQuery, tokens?: string[]): Promise<import("../wire.d.ts").HintAnswer>;

/** List the latest lines of chat. */
export function listChat(code: string, query: import("../wire.d.ts").ChatQuery, tokens?: string[]): Promise<import("../wire.d.ts").ChatLine[]>;

/** Say something to everybody at the table. */
export function sendChat(code: string, body: import("../wire.d.ts").Chat, tokens?: string[]): Promise<unknown>;

/** List the matches of a table, the first one first. */
export function listTableMatches(code: string, tokens?: string[]): Promise<string[]>;

/** Get the record of a finished match, with its seed and its seal. */
export function getRecord(match: string, tokens?: string[]): Promise<string>;

/** Get a match up to a ply: from any seat or open once it is over, before that from one's own seat or the gallery. */
export function getReplay(match: string, query: import("../wire.d.ts").ReplayQuery, tokens?: string[]): Promise<any>;

/** Compare the move made at a ply of a finished match with what the best bot would have played. */
export function reviewMove(match: string, query: import("../wire.d.ts").ReviewQuery, tokens?: string[]): Promise<import("../wire.d.ts").MoveReview>;

/** Get the game's own analysis of a finished match, such as who could have known what when. */
export function getHindsight(match: string, tokens?: string[]): Promise<import("../wire.d.ts").Hindsight>;

/** Score a sheet by the rules: points with reasons, or what cannot be; nothing is stored. */
export function judgeSheet(game: string, body: any): Promise<any>;

/** Draw a link as a QR code, so that others at the table can open it. */
export function makeQr(body: import("../wire.d.ts").QrText): Promise<string>;

/** Keep a sheet here, so that several can write on it, or look at it while it grows. */
export function shareSheet(game: string, body: any): Promise<import("../wire.d.ts").OpenedSheet>;

/** A shared sheet; 304 where `If-None-Match` names it as it stands. */
export function getSharedSheet(code: string, known?: string): Promise<import("../wire.d.ts").SharedSheet | null>;

/** Write on a shared sheet with its key (`Authorization: Bearer …`); of two who change a field the later counts. */
export function editSharedSheet(code: string, body: import("../wire.d.ts").Edits, tokens?: string[]): Promise<import("../wire.d.ts").SharedSheet>;

/** Where the guest is notified when it is their turn and they are absent. */
export function getNotificationSettings(): Promise<import("../wire.d.ts").NotificationSettings>;

/** Add an address; the same address again changes its language and quiet hours. */
export function addNotificationAddress(body: import("../wire.d.ts").NotificationRequest): Promise<import("../wire.d.ts").AddressInfo>;

/** Remove an address. */
export function removeNotificationAddress(address: string): Promise<unknown>;

/** Who asks, and what is kept so that they are known again. */
export function getMe(): Promise<import("../wire.d.ts").Me>;

/** Keep this name, for every device that will ever join. */
export function saveName(body: import("../wire.d.ts").PersonName): Promise<import("../wire.d.ts").Me>;

/** Delete the caller, at once and permanently; games with others stay, without the name. */
export function eraseMe(): Promise<unknown>;

/** Everything stored about the caller as one JSON file; of games in progress only what they may see. */
export function exportMyData(): Promise<string>;

/** Begin a vacation at all of one's tables where days for it are left, or end it everywhere. */
export function setVacation(body: import("../wire.d.ts").SetVacation): Promise<import("../wire.d.ts").VacationInfo>;

/** A link for another device: the device that opens it within ten minutes belongs to the same person. */
export function makeDeviceLink(body: import("../wire.d.ts").PersonName): Promise<import("../wire.d.ts").DeviceLink>;

/** Whom a link is about; it is not used up. */
export function inspectDeviceLink(body: import("../wire.d.ts").LinkCode, tokens?: string[]): Promise<import("../wire.d.ts").DeviceLinkInfo>;

/** Be the person whom a link is about, with whatever this device had. */
export function joinPerson(body: import("../wire.d.ts").LinkCode, tokens?: string[]): Promise<import("../wire.d.ts").Me>;

/** Call a device of one's own something else. */
export function renameDevice(device: string, body: import("../wire.d.ts").PersonName): Promise<import("../wire.d.ts").Me>;

/** Let a device be nobody's: its cookie is worthless at once, and so are links to seats that it may hold. */
export function removeDevice(device: string): Promise<unknown>;

/** What a browser needs to create a passkey for the caller, who keeps this name from now on. */
export function beginPasskey(body: import("../wire.d.ts").PersonName): Promise<any>;

/** Keep the passkey that a browser made. */
export function addPasskey(body: import("../wire.d.ts").MadePasskey, tokens?: string[]): Promise<import("../wire.d.ts").Me>;

/** What a browser needs to use a passkey; a new visitor gets a cookie, so that only they can answer. */
export function beginSignIn(): Promise<any>;

/** Be the person whose passkey a browser has shown, with whatever this device had. */
export function signIn(body: import("../wire.d.ts").ShownPasskey, tokens?: string[]): Promise<import("../wire.d.ts").Me>;

/** Let a passkey open nothing any more. */
export function removePasskey(passkey: string): Promise<unknown>;

/** The guest's matches that are on, and how often they played and won which game. */
export function getMyGames(): Promise<import("../wire.d.ts").MyGames>;

/** The guest's finished matches that are looked for, the latest first. */
export function listMyMatches(query: import("../wire.d.ts").ListMyMatchesQuery): Promise<import("../wire.d.ts").MatchList>;

/** What the guest's matches of one game come to. */
export function getGameStatistics(gameId: string): Promise<import("../wire.d.ts").Statistics>;

/** What the guest can show of the matches they finished themselves; nothing of a deal that others still play. */
export function getHighlights(): Promise<import("../wire.d.ts").Highlights>;

/** People with whom the caller has begun or finished a match; nothing of what they do now. */
export function listFriends(): Promise<import("../wire.d.ts").FriendList>;

/** Invite somebody to one's table, once: they see it in their lobby, and are notified if they allowed it. */
export function inviteFriend(friend: string, body: import("../wire.d.ts").InviteFriend): Promise<unknown>;

/** Have nothing to do with somebody any more: no list, no invitation, no seat by chance; or take that back. */
export function blockFriend(friend: string, body: import("../wire.d.ts").BlockFriend): Promise<import("../wire.d.ts").FriendList>;

/** Tables to which the caller is invited, and which still wait for players. */
export function listInvitations(): Promise<import("../wire.d.ts").TableInfo[]>;

/** Take an invitation off the caller's list; players at the table who know the caller are told. */
export function declineInvitation(code: string): Promise<unknown>;

/** The deals of this day. */
export function getTodaysDeals(): Promise<import("../wire.d.ts").DailyDeals>;

/** The deals of a day that is there or over, and what everybody made of them; nobody learns what was dealt. */
export function getDailyDeals(day: string): Promise<import("../wire.d.ts").DailyDeals>;

/** Begin today's deal of a game, or go on with it: there is one try. */
export function playDailyDeal(game: string, body: import("../wire.d.ts").SitDown): Promise<import("../wire.d.ts").DailyTable>;

/** The clubs to which the guest belongs. */
export function listMyClubs(): Promise<import("../wire.d.ts").ClubName[]>;

/** Open a club and be its host. */
export function openClub(body: import("../wire.d.ts").OpenClub): Promise<import("../wire.d.ts").ClubLink>;

/** A club with its members, their ratings, and its tables; for members. */
export function getClub(code: string): Promise<import("../wire.d.ts").ClubInfo>;

/** Forget a club with its ratings and seasons; for hosts. */
export function closeClub(code: string): Promise<unknown>;

/** A new link; the old one opens nothing any more. For hosts. */
export function renewClubKey(code: string): Promise<import("../wire.d.ts").ClubLink>;

/** Belong to a club, by the key of its link; members may change their names. */
export function joinClub(code: string, body: import("../wire.d.ts").JoinClub, tokens?: string[]): Promise<import("../wire.d.ts").ClubName>;

/** What the link of a club is an invitation to, and who made it, for somebody who is not a member yet. */
export function inspectInvitation(code: string, body: import("../wire.d.ts").ClubKey, tokens?: string[]): Promise<import("../wire.d.ts").ClubInvitation>;

/** Make a member a host, or no longer one; one host stays. */
export function setClubHost(code: string, number: number, body: import("../wire.d.ts").SetClubHost): Promise<unknown>;

/** Leave a club, or as a host let a member go; the last host cannot. */
export function removeMember(code: string, number: number): Promise<unknown>;

/** The seasons of a club, the newest first, then those that were called off lately; for members. */
export function listSeasons(code: string): Promise<import("../wire.d.ts").SeasonInfo[]>;

/** Make a season, for which members may put their names down; those who allowed it are notified. For hosts. */
export function makeSeason(code: string, body: import("../wire.d.ts").MakeSeason): Promise<import("../wire.d.ts").SeasonInfo>;

/** A season with its rounds and standings; for members. */
export function getSeason(code: string, season: string): Promise<import("../wire.d.ts").SeasonPage>;

/** Delete a season; its tables stay, and count for it no more. For hosts. */
export function cancelSeason(code: string, season: string): Promise<unknown>;

/** Call a season off, with a reason that all members see; its tables stay, and count for it no more. For hosts. */
export function callOffSeason(code: string, season: string, body: import("../wire.d.ts").CallOff): Promise<unknown>;

/** Take part in a season that has not begun, or no longer; one can withdraw until it is over. */
export function enterSeason(code: string, season: string, body: import("../wire.d.ts").Enter): Promise<unknown>;

/** Draw the first round, and open its tables; for hosts. */
export function beginSeason(code: string, season: string): Promise<unknown>;

/** Let somebody play no more in a season that is on; for hosts. */
export function withdrawEntrant(code: string, season: string, number: number): Promise<unknown>;

/** Give a round that is on some more days; for hosts. */
export function extendRound(code: string, season: string, number: number, body: import("../wire.d.ts").ExtendRound): Promise<unknown>;

/** Change the result of a table, with a reason that all members see; for hosts. Where tables play the same deals, once its round is decided. The next round is drawn again if nobody plays it yet. */
export function correctResult(code: string, season: string, number: number, body: import("../wire.d.ts").CorrectResult): Promise<import("../wire.d.ts").Corrected>;

/** Make a season like one that is over, entered by everybody who stayed in it and still is a member; for hosts. */
export function repeatSeason(code: string, season: string): Promise<import("../wire.d.ts").SeasonInfo>;

/** Every seat of every round, or the standings, as a table that spreadsheets read; for members. */
export function exportSeason(code: string, season: string, query: import("../wire.d.ts").ExportSeasonQuery): Promise<string>;

/** What the host tells everybody. */
export function getNotice(): Promise<import("../wire.d.ts").Notice>;

/** Come in with the key; a few tries, then one now and then. */
export function openHostSession(body: import("../wire.d.ts").EnteredKey, tokens?: string[]): Promise<unknown>;

/** Whether it is the host who asks. */
export function getHostSession(): Promise<import("../wire.d.ts").HostSession>;

/** Be no host any more in this browser. */
export function closeHostSession(): Promise<unknown>;

/** The state of the server. */
export function getHostOverview(): Promise<import("../wire.d.ts").HostOverview>;

/** Create a new key; sessions of the old one end. */
export function renewHostKey(): Promise<import("../wire.d.ts").HostLink>;

/** Show everybody a notice, or none any more. */
export function setNotice(body: import("../wire.d.ts").Announcement): Promise<import("../wire.d.ts").Notice>;

/** The newest tables, or those with this code or this name; nothing of what anybody holds there. */
export function listHostTables(query: import("../wire.d.ts").ListHostTablesQuery): Promise<import("../wire.d.ts").TableSummary[]>;

/** Close a table's chat, or open it again. */
export function switchTableChat(code: string, body: import("../wire.d.ts").Switch): Promise<unknown>;

/** Delete a table with all its matches. */
export function deleteTable(code: string): Promise<unknown>;

/** Persons who kept their name. */
export function listHostPersons(query: import("../wire.d.ts").ListHostPersonsQuery): Promise<import("../wire.d.ts").PersonSummary[]>;

/** Forget somebody, as they could have themselves; others keep what they played, without the name. */
export function forgetPerson(guest: string): Promise<unknown>;

/** Keep somebody out, from now on and everywhere. */
export function addBan(body: import("../wire.d.ts").BanRequest): Promise<import("../wire.d.ts").Ban[]>;

/** Let them in again. */
export function liftBan(ban: string): Promise<import("../wire.d.ts").Ban[]>;

/** What these terms would have forgotten now. */
export function previewRetention(query: import("../wire.d.ts").PreviewRetentionQuery): Promise<import("../wire.d.ts").Expired>;

/** Forget by these terms, once a day from now on. */
export function setRetention(body: import("../wire.d.ts").RetentionTerms): Promise<import("../wire.d.ts").RetentionTerms>;

/** Delete a table of this browser. */
export function deleteLocalTable(code: string, tokens?: string[]): Promise<unknown>;

/** Get the record of a match of this browser, over or not: anybody who has the device has all that it hides. */
export function getLocalRecord(match: string, tokens?: string[]): Promise<string>;
