welcome = Katzentisch: which game?
pick-game = Number or name (Enter for 1):
pick-players = How many players, { $least } to { $most } (Enter for { $middle })?
pick-bots = Who plays against you: { $choices }, or a name (several with commas; Enter for { $default })?
bot-kitten = kitten
bot-tabby = tabby
bot-lynx = lynx
bot-tiger = tiger
bot-heuristic = heuristic
bot-learned = learned
bot-search = search
bot-random = random
minutes = about { $minutes } minutes, { $least }–{ $most } players
no-choice = That is not on the list.
started = { $game }: { $names }. The record is kept in { $path }.
resumed = Going on with { $game } at move { $ply }: { $path }.
seed-shown = The seed's fingerprint is { $hash }.
legal = You may play
more = a number from the list, a move, or: hint, why, show, undo, rules, list, help, quit
idle = a number, a move (Tab offers them), or: list, hint, why, show, rules, undo, help, quit
for-example = For example: { $moves }
enter-board = Enter shows the board again.
considers = Weighing the moves …
rules-all = all
rules-more = Every rule: rules all. One of them: rules and its number.
weighed-move = For { $move } (+) and against it (–):
weighed-not = Nothing particular is to be said about { $move }.
weighed-agreed = It is what the adviser would do.
weighed-rather = The adviser would rather: { $move }
why-extra-missing = This needs the extra "{ $extra }": { $command }
why-weigh-what = Why which move? For example: why { $moves }
more-nothing = there is nothing for you to do now; Enter gives the screen back, or: undo, rules, help, quit
prompt = Your move, { $name }
prompt-also = At this screen too: { $names }. Type @ and a name to give it to somebody who wants to act or look.
help = 
    Type the number that stands before a move in the list, or the move itself, its words in any order.
    A number before a group of moves (with …) lists them.
    Tab completes what you type, the arrow keys bring back what you typed, Enter alone shows the board again.
    list      everything you may do now
    hint      what a bot would do, and why
    why MOVE  what speaks for a move and against it, or why it is not allowed
    show      everything there is to see
    show MOVE what the board would look like, if the game can show it
    show NAME what lies in front of somebody, if the game can show it
    undo      take your last move back
    rules     the rules about what is going on; rules all, or rules and a number for one of them
    record    where the record of this match lies
    @NAME     give the screen to another person, who may act out of turn or undo a choice
    quit      stop here; the record is kept
moves-group = { $start } … ({ $count } moves, such as: { $move })
group-rest = The rest is enough, such as { $rest }; { $list } shows all moves again.
no-preview = There is nothing to show for this.
command-hint = hint
command-show = show
command-list = list
command-why = why
command-undo = undo
command-rules = rules
command-help = help
command-record = record
command-quit = quit
hint-says = { $move }, because:
hint-plain = Tip: { $move }
pass-on = Give the screen to { $name }. Nobody else looks! Press Enter when ready.
watch-paused = Paused; Enter goes on.
replay-ply = Move { $ply } of { $plies }
replay-paused = Paused; Enter goes on, a number up to { $plies } goes to that move, back goes one back, quit ends:
command-back = back
why-pace = The pace is a number of seconds from 0 to 60.
command-restart = restart
dialogue-more = undo takes back the last answer, restart clears all answers, quit stops and keeps them, help explains.
dialogue-help =
    Type an answer; the question says where Enter alone is one. Tab completes.
    undo      take the last answer back
    restart   clear all answers and start again
    quit      stop; the same command goes on from here
dialogue-resumed = Going on after { $count ->
    [one] one answer that was kept in { $path }.
   *[other] { $count } answers that were kept in { $path }.
  }
dialogue-kept = What was said is kept in { $path }; the same command goes on from there.
evening-names = Who played? { $least } to { $most } names with commas, clockwise:
evening-kept = The record: { $path }. Look at it with: { $command } replay { $path }
why-sheet-json = This is no sheet: { $problem }
why-sheet-key = Whoever wants to write on this sheet needs the link for writing.
why-sheet-large = The sheet is too large to be kept here.
why-no-sheet = There is no such sheet any more; sheets that nobody changes are kept for 30 days.
why-sheet-numbers = "{ $text }" does not fit: { $count ->
    [one] one number
   *[other] { $count } numbers
  } from 0 to { $most }, with spaces.
why-sheet-who = "{ $text }" is nobody here; there are: { $choices }.
sheet-total-line = Total
sheet-place = Place
sheet-missing = Unknown for { $name }: { $lines }. The result is open.
why-no-evening = Nobody can tell an evening of { $game } here. There are: { $choices }.
why-evening-choice = "{ $text }" is none of these: { $choices }.
final = Final result
final-place = { $rank }. { $seat }: { $points }
final-place-shared = { $rank }. { $seat }: { $points } (shared)
saved = The record is kept: { $path }. Go on with: { $command } play --resume { $path }
kept =
    Replay: { $command } replay { $path } --watch
    Play again: { $command } play { $same }
nothing-saved = Nothing was begun, nothing is lost.
no-unfinished = There is no unfinished match to go on with.
finished-already = This match is over. Look at it with: { $command } replay { $path }

replay-head = { $game }, { $names }, move { $ply } of { $plies }
verified = { $path }: a sound record of { $game }. { $plies } moves, { $state }.
verified-over = over, result { $result }
verified-open = still going on
verified-sealed = The seal is intact.
verified-unsealed = It carries no seal, so it may have been written or cut by hand.
verified-seed = Fingerprint of the seed: { $hash }
verified-many = { $path }: { $records } sound records, { $plies } moves. Not played to the end: { $unfinished }. Without a seal: { $unsealed }.

laws-hold = { $game }, { $players } players, { $options }: all laws hold ({ $games } played)
laws-break = A law is broken by this record:
made = Wrote { $path }. Next: docs/write-a-game.md, or at once: { $next }

serving = Tables are served at { $address }, kept in { $store }. Ctrl-C ends it.
admin-table = { $code }  { $opened }  { $game }: { $names }, matches: { $matches }
admin-wrote = Wrote { $path }.
admin-opened = Opened the table { $code }.
admin-deleted = The table { $code } is gone.
admin-forgot = { $tables ->
    [one] Forgotten, at one table.
   *[other] Forgotten, at { $tables } tables.
}
why-banned = The host of this server does not let you in.
why-host-only = This is for whoever runs the server: open the link with the key first.
why-host-key = That is not the key.
why-host-key-own = The key is one of your own; change it where you set it.
why-host-key-short = A host's key needs at least { $least } characters.
why-forget-whom = Say whom: the code of a table and a seat, or the number of a person.
why-ban-whom = Ban a person or an address, one of the two.
why-ban-unknown = Nobody is banned under that number.
host-link = For you, who run this server: { $address }
host-link-how = The page for whoever runs this server: katzentisch admin --store { $store } key shows the link.
admin-key = The link for whoever runs the server, behind its address: { $path }
admin-count = { $what }: { $number }
admin-person = { $guest }  { $name }, tables: { $tables }
admin-ban = { $id }  { $name }  { $whom }
admin-done = Done.
admin-would-forget = Would forget { $tables } tables and { $guests } guests: { $codes }
admin-has-forgotten = Forgot { $tables } tables and { $guests } guests: { $codes }
page-title = Katzentisch
preview-title = { $game }: { $names }
preview-points = { $name } { $points }
why-not-your-match = Only whoever sat at a match can send a picture of it.
why-still-bad = This is no picture that can be kept here.
page-script = This page needs JavaScript. The same tables can be played by programs (see /schema/openapi.json) and in the terminal with "katzentisch play".
page-script-here = This page needs JavaScript: the games run in your browser.
page-too-old = This browser is too old for what runs here: the games need modules, import maps and WebAssembly. A current Firefox, Chrome, Edge or Safari has them.
site-about = Four tabletop games in your browser, against bots or around one screen: Cat in the Box, 5211, The Isle of Cats and Cryptid. Nothing is sent anywhere, and it works without a network.
site-made = Wrote { $path }: put it on any static web server. Whoever plays there for the first time loads { $megabytes } MB.
why-site-no-deno = The runtime comes from the npm registry by Deno, which is not installed here: run "make setup", or put "deno" on the path.
why-site-unfetched = What the site is made of cannot be fetched as it is pinned: { $name }
why-site-none = { $path } holds no site: make one there with "katzentisch site { $path }" first.

decimal-mark = .
error = Error: { $text }
error-line = line { $line }: { $text }

event-took-back = { $seat } takes a move back.
event-back-to = The table goes back to move { $ply }.

why-not-now = That is not possible now.
why-not-here = Nobody called { $name } sits at this screen; there are: { $choices }.
why-over = The game is over.
why-no-seat = There is no seat { $seat } here.
why-no-move = There is no such move.
why-not-your-turn = It is not your turn; { $seat } is to act.
why-notation = "{ $text }" spells no move of this game.
why-notation-such-as = "{ $text }" spells no move of this game. Now possible, for example: { $moves }
why-notation-ambiguous = "{ $text }" can mean { $moves }; write a little more.
why-not-listed = A number stands for its place in the list above, { $most ->
    [0] and there is none now
   *[other] 1 to { $most }
  }; write a move in words instead of { $text }.
why-no-choice-now = There is nothing for you to choose now.
why-nothing-to-take-back = There is nothing to take back: something was revealed since, or you made no move.
why-others-went-on = Others have moved since; your move cannot be taken back.
why-no-vote = Nobody asks to go back just now.
why-no-ply = There is no move { $ply }; the match has { $most }.
why-players = { $players } cannot play this; { $least } to { $most } can.
why-option-unknown = There is no option { $option } here. There are: { $choices }.
why-option-value = The option { $option } cannot be { $value }. It can be: { $choices }.
why-option-number = The option { $option } is a number from { $least } to { $most }, not { $value }.
why-game-unknown = There is no game { $name }. There are: { $choices }.
why-bot-unknown = There is no player { $kind }. There are: { $choices }, or a person's name.
why-name-twice = Two people cannot both be called { $name }.
why-budget = "{ $text }" is no budget: write a time such as 0.5s or a number of worlds such as 200.
why-no-budget = The bot { $kind } takes no budget.
why-rule-unknown = There is no rule { $id }.
why-no-rules = This game brings no rules to read.
why-no-file = { $path } cannot be read: { $problem }
why-no-match-number = { $path } holds no match number { $number }.
why-many-records = { $path } holds { $records } matches. Choose one: --match 1 to --match { $records }
why-file-exists = { $path } is already there.
why-folder-name = { $name } cannot be the name of a game: use lower-case letters, digits and _, with a letter first.
why-folder-keyword = { $name } cannot be the name of a game: it is a keyword of Python.
why-folder-module = { $name } cannot be the name of a game: Python already has a module { $name }.
why-command-unknown = The game { $name } knows no { $command }.
why-seed = A seed is one word without spaces.
why-chance-unasked = Nobody asked for "{ $label }" in this game.
why-chance-missing = The record does not say what chance did at "{ $label }", and it has no seed.
why-chance-other-items = What "{ $label }" spells out is not what is in the box.
why-chance-out-of-range = "{ $label }" must be one number from 0 to { $most }.
why-chance-notation = "{ $label }: { $text }" cannot be read.
why-record-first-line = A record begins with "katzentisch 1".
why-record-mark = A record does not begin with a byte-order mark: save the file as UTF-8 without one.
why-record-encoding = This is not UTF-8, in which records are written: save the file as UTF-8.
why-record-format = Records of format { $format } are unknown here.
why-record-lacks = The line "{ $keyword } …" is missing.
why-record-cut = The record is cut off: its seal is missing.
why-record-seal = The seal does not fit: the record was changed after it was written.
why-record-long = A record may have { $lines } lines at most, and go back { $backs } times.
why-record-after-end = Nothing can follow the end of a record: { $line }
why-record-twice = "{ $keyword }" is there twice.
why-record-late = "{ $keyword }" must come before the first move.
why-record-line = This line makes no sense: { $line }
why-record-line-long = This line has more than { $most } bytes; no record has such a line.
why-record-table-line = Nothing of this kind happens at a table: { $line }
why-record-game = The game must be written as name/version: { $line }
why-record-players = A player has no name, or one that cannot be written on a line between commas.
why-record-option = Options are written as name=value: { $option }
why-record-seed = A seed is one word.
why-record-result = The result { $line } is not what these moves give.
why-record-version = This record is of { $game } version { $version }; here is version { $known }.
why-table-unknown = There is no table with the code { $code }. Perhaps a letter is wrong, or it was cleared away; ask for the link once more.
why-match-unknown = There is no such match.
why-no-match = No match has begun at this table.
why-match-on = A match is going on; that has to wait until it is over.
why-seat-taken = This seat is taken.
why-seats-open = Some seats are still open.
why-not-your-seat = This seat is not yours.
why-not-host = Only the host and those who sit at the table may do that.
why-no-spectators = This table wants no spectators.
why-club-only = That is for members of the club. Ask one of them for the link.
why-club-key = This link does not open the club any more; ask for a new one.
why-club-host = Only hosts of the club may do that.
why-club-full = The club has { $most } members; there is no room for more.
why-club-many = You belong to { $most } clubs already; leave one first.
why-club-last-host = A club needs a host: make somebody else one first.
why-season-closed = That season has begun, or is full.
why-season-few = Too few take part for a table of { $size }.
why-season-many = The club has { $most } seasons; call one off first.
why-no-season = There is no such season.
why-no-club = There is no such club.
why-rated-club = Only tables of a club can be rated.
why-rated-persons = Rated matches need a person on every chair, and nobody on two.
why-rated-no-back = Nothing is taken back in matches that count.
why-deal-once = This deal is played once.
why-deal-begun = This deal has begun; nobody can sit down any more.
why-rated-no-bot = Nobody lets a bot play for them in matches that count.
why-deal-on = Others still play the same deals. What was dealt will be shown when all are done.
why-chat-off = There is no chat at this table.
why-hints-off = There are no hints at this table.
why-stale = The match went on since; look again.
why-got-up = You got up from this seat, or a bot plays on here; return first.
why-on-vacation = Whoever sits there is on vacation; nobody can take over meanwhile.
why-not-away = Nobody left that seat, and its time did not run out.
why-name-bad = A name has 1 to 30 letters, no comma, and does not look like a bot's.
why-budget-limit = "{ $text }" is too much thinking here: at most { $seconds } s or { $worlds } worlds.
why-too-fast = Too many at once; wait a little.
why-too-long = This would take too long.
why-too-many-lines = This match has become too long; it can only be played to its end.
why-store-away = What is kept cannot be reached at the moment; try again.
why-store-full = There is no space left on the disk; nothing more can be kept.
why-storage-full = There is no space left in this browser's storage, or it may not be used; nothing was kept of this. What was confirmed before is not lost.
why-one-device = Everything is on this device here; nobody else can join from another one. For that a server is needed.
why-store-trouble = What is kept in { $store } cannot be used: { $problem }
why-store-newer = What is kept there was written by a newer Katzentisch; use that one.
why-crowded = There is no room for more at the moment.
why-hello-first = The first message, and only the first, must be "hello".
why-message-bad = This message makes no sense.
why-request-bad = This request makes no sense: { $problem }
why-broken = Something went wrong here, and it was not your doing. Try again; nothing that was confirmed is lost.
why-origin = Pages from elsewhere may not do this.
why-host-unknown = This server is not known by this name. Whoever runs it can add the name: --name
why-backup-sqlite = Only a SQLite store is copied like this; for PostgreSQL use pg_dump.
why-workers-need-bus = Several workers need a store they can share: --store postgresql://…
why-port = Port { $port } cannot be used: { $problem }
why-store-missing = There is no store at { $store }. Check --store; only "katzentisch serve" creates one.
why-port-range = { $port } is not a port: use 0 to { $most }.
why-port-taken = Port { $port } is already in use.
why-listen-host = This machine cannot listen on { $host } (--host): { $problem }
because-tried = went well in { $percent } % of { $worlds } imagined worlds
because-learned = experience chooses it { $percent } times in 100
pick-count = Name one for all { $others } seats, or exactly { $others } with commas.
thinks = { $name } is thinking …
why-no-write = { $path } cannot be written: { $problem }
why-resume-alone = A match that goes on brings its own game, seats, options, seed and file: use --resume alone.
why-seconds = The time for each figure must be more than 0 seconds.
why-no-page = There is no such page.

arena-plays = Playing
arena-resumed = Going on after { $games } games that were played before.
arena-headline = { $game }, seats: { $seats }, options: { $options }, seed { $seed }: { $games } games, { $deals } whole deals in { $seatings } seatings each
arena-open = { $games } games belong to deals that are not played in all seatings yet, and do not count.
arena-player = Player
arena-games = Games × seats
arena-wins = Games won
arena-chance = By chance
arena-clear = Clearly better
arena-yes = yes
arena-no = no
arena-unsure = (not sure yet)
arena-points = Points
arena-ranks = 1st / 2nd / … in %
arena-rating = Rating
arena-moves = Moves with a choice
arena-median = Time, median
arena-p99 = Time, 99 %
arena-longest = Time, longest
arena-late = More than 20 % over budget
arena-failures = Failures
how-crashed = crashed
how-illegal = not a legal answer
how-late = no answer in time
how-died = its process died
how-endless = the game never ends
arena-trouble = { $name }: { $how } in deal { $deal }, seating { $seating }: { $detail }
arena-duel = { $first } ranks above { $second }: { $above } of the time; points ahead: { $lead }; p = { $p }
arena-stop-high = Decided: { $name } wins { $high } or more, not { $low } (ratio { $ratio }, bound { $bound }).
arena-stop-low = Decided: { $name } wins { $low } or less, not { $high } (ratio { $ratio }, bound −{ $bound }).
arena-stop-open = Undecided whether { $name } wins { $low } or { $high } (ratio { $ratio }, bounds ±{ $bound }).
arena-kept = Kept: { $path }
arena-broken-off = Broken off. The same command goes on from here.
arena-unrecorded = Without a record: { $games } games that were played before. Whoever thinks by the clock, and some programs from outside, would play others the second time.
dataset-made = { $path }: { $games } games, { $moves } moves.
why-dataset-game = The set has no { $name }, only { $choices }.
why-arena-nobody = Nobody competes: name players with --players or --external.
why-arena-player = "{ $text }" is no player: write search:1s, search(1s), heuristic, open(search:200) or ext:COMMAND.
why-arena-no-program = There is no program to run for "{ $command }".
why-arena-open-blind = { $kind } imagines no worlds through its game, so open cards would change nothing.
why-arena-seats = { $players } players cannot share { $seats } seats.
why-arena-folder = Nothing can be kept in { $path }: { $problem }
why-arena-other-contest = { $path } holds the results of another contest.
why-arena-stop = "{ $text }" cannot be decided: write two shares of wins such as 0.5:0.6, the lower one first.
arena-title = Arena: { $game }
arena-thinking = Thinking
arena-plot-wins = Games won (dotted: by chance; red: clearly better)
arena-plot-curve = Games won after so many deals
arena-duels = One against one, deal by deal
arena-first = First
arena-second = Second
arena-above = First ranks above second
arena-ahead = Points ahead
arena-explained = Each deal is played in all seatings, and the deal is the unit of every interval (95 %) and of p, the chance that luck alone would tell two players apart as much. A shared win is split. Clearly better: above chance by at least a third of what is left to win. Whoever fails is last in that game, and its points do not count.
arena-seats = Seats
arena-against = Against
arena-rating-gap = Rating ahead
ladder-title = The ladder
ladder-about = Every level against the next lower one and against the baselines, one challenger against copies of its opponent, by the arena (docs/arena.md): duplicate deals, 95 % intervals. Clearly better means above chance by at least a third of what is left to win. Alone there is no opponent: the share of games won. Each game's part is written by the command above it.
ladder-before = Before
ladder-of = { $share } of { $games }
ladder-commands = Each row again
why-arena-cluster = There is no cluster at { $address }: { $problem }
arena-played = Games
arena-failed = Games that ended by a failure: { $games }. The first of them:
numbered = { $number } ({ $word })
call-turn = It is your turn in { $title }.
call-by = { $hours ->
    [one] One hour left for your move in { $title }.
   *[other] { $hours } hours left for your move in { $title }.
}
call-vote = Your vote is wanted in { $title }.
why-call-address = Calls cannot go there: it must be an address that begins with https://.
why-call-inside = Calls cannot go there: the address lies inside the server's own network.
why-call-many = You have { $most } addresses already; remove one first.
why-call-other = This browser is called for somebody else already.
why-call-unknown = You are not called there.
why-call-seat = Only those who sit at this table can decide that.
why-passkey-not-here = Passkeys need https and a name instead of a number in the address. A link to yourself works here, too.
why-passkey-bad = This is no passkey that could be kept here.
why-passkey-late = That took too long, or it was begun elsewhere. Try again.
why-passkey-known = This passkey is kept here already.
why-passkey-unknown = Nobody here has this passkey.
why-passkeys-many = You have { $most } passkeys already; remove one first.
why-link-over = This link is used up or too old. Make a new one where you are known.
why-devices-many = You have { $most } devices already; remove one first.
why-device-unknown = You have no such device.
why-device-last = This is your last device, and without a passkey nothing would lead back. You can erase everything instead.
why-nothing-kept = Nothing is kept about you here.

# Clubs
clubs = Clubs
club = Club
clubs-about = A club has tables for its members alone, ratings, leagues and cups. Open one and send the others its link.
club-name = Name of the club
club-open = Open a club
club-invited = You are invited to a club
club-join = Join
club-link = Whoever has this link can join. It is shown only now; hosts can make a new one at any time.
club-link-text = Come to our club { $club }
club-tables = Tables
club-new-table = New table
club-choose-game = Choose a game …
club-members = { $number ->
    [one] One member
   *[other] { $number } members
}
club-ratings = Ratings
club-rating-of = { $game }, { $players } at the table
club-rating-about = Everybody begins with 1000. With a question mark it is little more than a guess.
club-col-name = Name
club-col-rating = Rating
club-col-played = Matches
club-host = host
club-hosts = For hosts: a season, a new link
club-renew = New link to join
club-renew-about = With a new link the old one opens nothing any more; members stay.
club-changes = Leave, or change members
club-leave = Leave the club
club-leave-about = Your ratings stay with you if you come back.
club-let-go = Let go
club-let-go-of = Let { $name } go
club-make-host = Make host
club-make-host-of = Make { $name } a host
club-no-host = No longer host
club-no-host-of = { $name } is no longer a host
house-rated = Rated: counts for the club's ratings; no hints, notes or going back
rated = rated
season = Season
seasons = Seasons
season-new = New season
season-name = Name
season-make = Make the season
season-choose-game = Game
season-choose-kind = Kind
season-choose-size = At a table
season-choose-days = Time for a round
season-choose-rounds = Rounds (0: as many as it takes)
season-choose-duplicate = The same deals at all tables
season-choose-rated = Rated
season-days = { $days ->
    [one] one day
   *[other] { $days } days
}
season-round-robin = everybody meets everybody
season-round-robin-about = All rounds are drawn at once, so that everybody meets everybody, and sits everywhere equally often.
season-swiss = Swiss
season-swiss-about = A few rounds: those who did equally well meet next.
season-cup = cup
season-cup-about = Whoever does not go on is out, until the last table decides.
season-size = { $size } at a table
season-duplicate = same deals
season-duplicate-about = Every table of a round gets the same deals, and you are compared with those who sat in your seat elsewhere. What was dealt stays secret until all are done.
season-open = { $number ->
    [0] Nobody takes part yet
    [one] One takes part; not begun
   *[other] { $number } take part; not begun
}
season-on = Under way
season-over = Over
season-enter = Take part
season-withdraw = Not take part
season-begin = Begin
season-call-off = Call off
season-standings = Standings
season-col-rank = Rank
season-col-played = Matches
season-col-score = Score
season-col-won = Wins
season-col-against = Opponents
season-col-points = Points
season-score = Score: for each round the share of the others at the table whom one was ahead of; half for sharing a rank, and for a round without a table. Then count wins, meetings among equals, and what the opponents scored.
season-score-same = Score: for each round the share of those in the same seat at other tables whom one did better than; half for the same result, and for a round without a table. Then count wins, meetings among equals, and what the opponents scored.
season-past-rounds = Rounds that are over
season-round = Round { $number }
season-round-of = Round { $number } of { $most }
season-due = Until { $when }. Whoever is waited for then loses that match.
season-bye = { $name } has no table in this round
season-absent = { $name }: did not finish in time
season-placed = { $rank }. { $name } ({ $points })
season-play = Play
season-watch = To the table
season-look = Look at it
season-csv = Everything as a table (CSV)

# Command line
did-you-mean = Did you mean { $choice }?
see-help = See: { $command }
config-file = Settings from { $path }:
config-none = There is no configuration file; it would be { $path }. The settings are:
config-example = For example:
why-config = The configuration file { $path } cannot be used: { $problem }
why-json-needs-file = --json needs a sheet in a file: companion GAME SHEET.json --json
overview = Katzentisch: play and study tabletop games, with people and bots.
overview-play = Play
overview-play-terminal = choose a game and play in this terminal
overview-resume = continue your last match
overview-serve = play in the browser, with friends on their own devices
overview-games = list the games and their options
overview-rules = read the rules of a game
overview-box = With the box on the table
overview-companion = keep score; also cat_in_the_box and 5211
overview-cryptid = set up a puzzle and hand out the clues
overview-enter = turn a game you played into a record
overview-study = Watch, measure, write your own
overview-watch = watch bots play
overview-arena = let bots play many games against each other
overview-new-game = start a game of your own
overview-more = More
overview-help = every command
overview-help-command = one command with its switches and examples
hint-only = Tip: { $move }. It is your only move.
