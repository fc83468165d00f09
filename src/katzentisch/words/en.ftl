welcome = Katzentisch: which game would you like to play?
bot-kitten = kitten
bot-tabby = tabby
bot-lynx = lynx
bot-tiger = tiger
bot-heuristic = rule of thumb
bot-learned = neural network
bot-search = search
bot-random = random
minutes = about { $minutes } minutes, { $least }–{ $most } players
no-choice = That is not one of the choices: { $choices }.
started = { $game }: { $names }. The game is recorded in { $path }
resumed = Continuing { $game } at move { $ply }: { $path }
seed-shown = Fingerprint of the seed: { $hash }
legal = You can play
more = a number from the list ({ $example }), a move, or: hint, why, show, undo, rules, list, help, quit
idle = a number ({ $example }), a move (Tab offers them), or: list, hint, why, show, rules, undo, help, quit
for-example = For example: { $moves }
for-example-short = e.g. { $moves }
list-first = This is what the numbers mean now. Type one, or a move.
list-all = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }: { $list }
page-more = Enter for more, q and Enter to stop:
considers = Weighing the moves …
rules-all = all
log-more = Everything since the start: log all.
rules-more = All rules: rules all. A single rule: rules and its number.
weighed-move = What speaks for and against { $move }:
advantage = Advantage:
drawback = Drawback:
weighed-not = No comment on { $move }.
weighed-agreed = That is also the hint.
weighed-rather = Hint: { $move }
more-nothing = it is not your turn; press Enter to hand the screen back, or: undo, rules, help, quit
help = 
    Type the number in front of a move in the list, or the move itself, with its words in any order.
    A move with a card's number has that number in front, so a number never stands for another card.
    A number in front of a group of moves (with …) lists the group.
    Tab completes what you type, the arrow keys bring back earlier input, Enter alone shows the board again.
    list      everything you can do now
    hint      a good move, and why
    why MOVE  what speaks for and against a move, or why it is not allowed
    show      everything there is to see
    show MOVE what the board would look like, if the game can show it
    show NAME what lies in front of a player, if the game can show it
    undo      take back your last move; with others at this screen, only until something is revealed
    log       what happened last; log all for everything
    rules     the rules that matter now; rules all, or rules and a number
    record    where the record of this game is stored
    @NAME     hand the screen to another person, who may act out of turn or undo a choice
    quit      stop here; the game is saved
moves-group = { $start } … ({ $count } moves, such as: { $move })
group-rest = The rest is enough, such as { $rest }; { $list } shows all moves again.
no-preview = There is nothing to show for this.
hint-says = Hint: { $move }
after-scoring = Press Enter to continue:
after-news = That is what happened. Press Enter for the board:
replay-ply = Move { $ply } of { $plies }
replay-paused = Paused. Enter continues, a number up to { $plies } jumps to that move, back goes one back, quit ends:
why-pace = The pace is a number of seconds from 0 to 60.
evening-names = Who played? { $least } to { $most } names, clockwise, separated by commas:
evening-kept =
    Record: { $path }
    View it:
      { $command } replay { $path }{ $lang }
why-sheet-json = This is not a score sheet: { $problem }
why-sheet-key = To write on this sheet you need the link for editing.
why-sheet-large = The sheet is too large to be stored here.
why-no-sheet = This sheet no longer exists; sheets are deleted 30 days after their last change.
why-sheet-numbers = "{ $text }" does not fit: enter { $count ->
    [one] one number
   *[other] { $count } numbers
  } from 0 to { $most }{ $count ->
    [one] .
   *[other] , separated by spaces.
  }
why-sheet-who = There is no "{ $text }" here. Choose one of: { $choices }.
sheet-total-line = Total
sheet-place = Place
sheet-missing = Unknown for { $name }: { $lines }. The result is open.
why-no-evening = `enter` does not support { $game }. It supports: { $choices }.
why-evening-choice = "{ $text }" is not one of: { $choices }.
final = Final result
final-place = { $rank }. { $seat }: { $points }
final-place-shared = { $rank }. { $seat }: { $points } (shared)
final-won = { $seat } wins.
saved =
    The game is saved in { $path }
    Continue with:
      { $command } play { $resume }{ $lang }
kept =
    Replay:
      { $command } replay { $path } --watch{ $lang }
    Play again:
      { $command } play { $same }{ $lang }
nothing-saved = No game was started, so nothing was saved.
no-unfinished = There is no unfinished game to continue.
finished-already =
    This game is over. View it with:
      { $command } replay { $path }{ $lang }

replay-head = { $game }, { $names }, move { $ply } of { $plies }
made = Created { $path }. Next: read docs/write-a-game.md, or run { $next }

serving = Serving tables at { $address }, stored in { $store }. Press Ctrl-C to stop.
why-banned = The host of this server has banned you.
why-host-only = This page is for the host of the server: open the link with the key first.
why-host-key = This key is wrong.
why-host-key-own = This key was set by you; change it where you set it.
why-host-key-short = The host key needs at least { $least } characters.
why-forget-whom = Name who to delete: the code of a table and a seat, or the number of a person.
why-ban-whom = Ban either a person or an address, not both.
why-ban-unknown = There is no ban with that number.
host-link = Server administration, for you only: { $address }
host-link-how = Server administration: katzentisch admin --store { $store } key shows the link.
page-title = Katzentisch
preview-title = { $game }: { $names }
preview-points = { $name } { $points }
preview-about = Play { $games } and { $last } in your browser: alone against bots, or with friends through a link.
preview-invited = { $name } invites you to play { $game }
preview-table = A table for { $game }
preview-free = { $free ->
    [one] One seat is free. Tap to sit down.
   *[other] { $free } seats are free. Tap to sit down.
}
preview-full = All seats are taken. The match is about to start.
preview-watch = The match is on.
preview-over = The match is over.
preview-lesson = Learn { $game }
preview-lesson-about = A few minutes on the real board, move by move.
preview-club = Invitation to a club on Katzentisch
preview-club-about = Tables among members, ratings, leagues and cups. Tap to see who invites you.
preview-season = A season of a club on Katzentisch
preview-season-about = Members of the club can join it and see how it stands.
preview-members = { $club }: { $number ->
    [one] one member
   *[other] { $number } members
} on Katzentisch
preview-daily = Games of the day
preview-daily-about = One deal for each game, the same for everyone. How well will you do?
why-not-your-match = Only players of a game can share a picture of it.
why-still-bad = This picture cannot be stored here.
page-script = This page needs JavaScript. You can also play with programs (see /schema/openapi.json) or in the terminal with "katzentisch play".
page-script-here = This page needs JavaScript: the games run in your browser.
page-too-old = This browser is too old: the games need modules, import maps and WebAssembly. Current versions of Firefox, Chrome, Edge and Safari have them.
decimal-mark = .
error = Error: { $text }
error-line = line { $line }: { $text }

guest-number = Guest { $number }
event-took-back = { $seat } takes a move back.
    .you = You take a move back.
event-back-to = { $ply ->
    [0] The game goes back to the start.
   *[other] The game goes back to move { $ply }.
}

why-not-now = That is not possible now.
why-not-here = Nobody called { $name } is at this screen. There are: { $choices }.
why-over = The game is over.
why-no-seat = There is no seat { $seat }.
why-no-move = There is no such move.
why-not-your-turn = It is { $seat }'s turn, not yours.
why-notation = "{ $text }" is not a move in this game.
why-notation-such-as = "{ $text }" is not a move in this game. You can play, for example: { $moves }
why-notation-unclear = "{ $text }" can mean { $moves }; type a little more.
why-not-listed = No move has the number { $text }. Take one from the list ({ $example }), or type a move in words.
why-nothing-listed = You cannot move now, so { $text } means nothing.
why-no-choice-now = You have nothing to choose right now.
why-nothing-to-take-back = There is nothing to take back: you have not moved, or something has been revealed since.
why-others-went-on = Others have moved since, so your move cannot be taken back.
why-no-vote = Nobody is asking to go back right now.
why-no-ply = There is no move { $ply }; the game has { $most ->
    [one] one move
   *[other] { $most } moves
  }.
why-players = This game needs { $most ->
    [1] one player
   *[other] { $least }–{ $most } players
  }, not { $players }.
why-option-unknown = There is no option { $option }. Options are: { $choices }.
why-option-value = Option { $option } cannot be { $value }. Choose one of: { $choices }.
why-option-number = Option { $option } must be a number from { $least } to { $most }, not { $value }.
why-game-unknown = There is no game called { $name }. Games are: { $choices }.
why-bot-unknown = There is no bot called { $kind }. Choose one of { $bots }, or a person's name.
why-seat-unknown = No bot is called { $kind }; bots are { $bots }. If { $kind } is a person, write { $person }.
why-name-twice = Two people cannot both be called { $name }.
why-budget = "{ $text }" is not a thinking budget: write a time such as 0.5s or a number of simulations such as 200.
why-no-budget = The bot { $kind } has no thinking budget.
why-rule-unknown = There is no rule { $id }.
why-no-rules = This game has no rules text.
why-no-file = { $path } cannot be read: { $problem }
why-no-match-number = There is no game number { $number } in { $path }.
why-command-unknown = The game { $name } has no command { $command }.
why-seed = A seed is one word without spaces.
why-chance-unasked = This game never asks for "{ $label }".
why-chance-missing = The record does not say what chance did at "{ $label }", and it has no seed.
why-chance-other-items = "{ $label }" does not list what is in the box.
why-chance-out-of-range = "{ $label }" must be a number from 0 to { $most }.
why-chance-notation = "{ $label }: { $text }" cannot be read.
why-record-first-line = A record starts with "katzentisch 1".
why-record-mark = A record must not start with a byte-order mark: save the file as UTF-8 without one.
why-record-encoding = A record must be UTF-8: save the file as UTF-8.
why-record-format = Record format { $format } is not supported.
why-record-lacks = The line "{ $keyword } …" is missing.
why-record-cut = The record is incomplete: its seal is missing.
why-record-seal = The seal does not match: the record was changed after it was written.
why-record-long = A record can have at most { $lines } lines and go back at most { $backs } times.
why-record-after-end = Nothing can follow the end of a record: { $line }
why-record-twice = "{ $keyword }" appears twice.
why-record-late = "{ $keyword }" must come before the first move.
why-record-line = This line cannot be read: { $line }
why-record-line-long = This line has more than { $most } bytes; no record has such a line.
why-record-table-line = Unknown table event: { $line }
why-record-game = Write the game as name/version: { $line }
why-record-players = A player has no name, or a name that contains a comma or a line break.
why-record-option = Write options as name=value: { $option }
why-record-seed = A seed is one word.
why-record-result = The result { $line } does not match the moves.
why-record-version = This record was made with version { $version } of { $game }; this is version { $known }.
why-table-unknown = There is no table with the code { $code }. Check the code, or ask for the link again; the table may have been deleted.
why-match-unknown = There is no such game.
why-no-match = No game has started at this table.
why-match-on = A game is in progress; wait until it is over.
why-seat-taken = This seat is taken.
why-seats-open = Some seats are still open.
why-not-answered = { $seat } has not said yet whether to play again.
why-not-your-seat = This seat is not yours.
why-host-starts = The host starts the first match. It also starts as soon as everybody is ready.
why-no-person = Nobody but a person can be the host.
why-not-host = Only the host and the players at this table may do that.
why-no-spectators = This table does not allow spectators.
why-daily-private = This is another player's game of the day. Only that player can see it, because everyone here gets the same deal. If it is yours, continue on the device where you started it.
why-club-only = This is for members of the club. Ask one of its hosts for the link.
why-club-removed = A host has removed you from the club { $club }. If you think this is a mistake, ask a host: with an invitation link you can join again.
why-club-key = This link to the club no longer works; ask for a new one.
why-club-host = Only hosts of the club may do that.
why-club-full = The club is full: it has { $most } members.
why-club-many = You are already in { $most } clubs; leave one first.
why-club-last-host = A club needs a host: make someone else a host first.
why-season-closed = This season has started or is full.
why-season-few = There are not enough players for a table of { $size }.
why-season-many = The club already has { $most } seasons; cancel one first.
why-season-not-over = This season is still going on.
why-season-withdrawn = This player has already withdrawn, or the season is over.
why-season-round-done = This round is already decided.
why-season-round-on = This is still being played; you can correct it afterwards.
why-season-correction = Each of the { $size } players needs a rank and points, and somebody must be first.
why-season-points = Players with fewer points cannot be ahead of players with more.
why-season-called-off = The { $kind ->
    [cup] cup
   *[other] season
} “{ $name }” was called off. { $given ->
    [no] { "" }
   *[yes] The reason: “{ $why }”.
} Games that have begun can still be finished; they no longer count.
why-season-never-began = “{ $name }” was called off before it began. { $given ->
    [no] { "" }
   *[yes] The reason: “{ $why }”.
}
why-no-season = There is no such season.
why-no-club = There is no such club.
why-quick-house = A table for anybody is opened with “Find players”.
why-quick-many = You are already waiting at { $most } tables. Leave one of them first.
why-rated-club = Only tables of a club can be rated.
why-rated-persons = Rated games need a different person in every seat.
why-rated-no-back = Rated games cannot go back.
why-deal-once = This deal can only be played once.
why-deal-begun = This deal has begun; nobody can sit down any more.
why-rated-no-bot = Nobody lets a bot play for them in matches that count.
why-deal-on = Others are still playing the same deals. They are revealed when everyone is done.
why-chat-off = Chat is turned off at this table.
why-hints-off = Hints are turned off at this table.
why-stale = The game has moved on; look again.
why-got-up = You left this seat, or a bot has taken over; take your seat again first.
why-on-vacation = This player is on vacation; nobody can take over until they are back.
why-not-away = Nobody has left this seat, and its time has not run out.
why-name-bad = A name has 1 to 30 characters, no comma, and does not look like a bot's name.
why-budget-limit = "{ $text }" is too much thinking here: at most { $seconds } s or { $worlds } simulations.
why-too-fast = Too many requests; wait a moment.
why-too-long = That would take too long.
why-too-many-lines = This game has become too long; it can only be finished now.
why-store-away = The database cannot be reached right now; try again.
why-store-full = The disk is full; nothing more can be saved. Free some space on the server, or tell the person who runs it. Everything confirmed before is safe.
why-storage-full = This browser's storage is full or blocked, so this was not saved. Everything confirmed before is safe. Delete finished games on the first page or free some space on this device, then try again.
why-one-device = Here everything is on this device, so nobody can join from another one. That needs a server.
why-store-trouble = The data in { $store } cannot be used: { $problem }
why-store-newer = The data in { $store } was written by a newer version of Katzentisch; use that version.
why-crowded = The server is full at the moment.
why-hello-first = The first message, and only the first, must be "hello".
why-message-bad = This message cannot be read.
why-request-bad = This request cannot be read: { $problem }
why-broken = Something went wrong on our side. Try again; everything confirmed before is safe.
why-origin = Pages from other sites may not do this.
why-host-unknown = This server does not know this host name. Its host can add the name with --name.
because-tried = works out in { $percent } % of { $worlds } simulations
because-learned = is the neural network's choice { $percent } % of the time
thinks = { $name } is thinking …
why-no-write = { $path } cannot be written: { $problem }
why-resume-alone = An unfinished game has its own players, options, seed and file: use --resume alone.
why-seconds = The time for each measurement must be more than 0 seconds.
why-no-page = There is no such page.

numbered = { $number } ({ $word })
notification-turn = It is your turn in { $title }.
notification-by = { $hours ->
    [one] One hour left for your move in { $title }.
   *[other] { $hours } hours left for your move in { $title }.
}
notification-season = A new season of { $title } is open to join in your club.
notification-invitation = Somebody you have played with invites you to { $title }.
notification-vote = Please vote in { $title }.
why-call-address = Notifications need an address that starts with https://.
why-call-inside = Notifications cannot go there: the address is inside the server's own network.
why-call-many = You already have { $most } addresses; remove one first.
why-call-other = This browser already receives notifications for someone else.
why-call-unknown = No notifications are sent there.
why-call-seat = Only players at this table can change that.
why-passkey-not-here = Passkeys need https and a host name instead of an IP address. A link to another device works here.
why-passkey-bad = This passkey cannot be stored here.
why-passkey-late = That took too long, or was started elsewhere. Try again.
why-passkey-known = This passkey has already been added.
why-passkey-unknown = This passkey does not belong to anyone here.
why-passkeys-many = You already have { $most } passkeys; remove one first.
why-link-over = This link has been used or has expired. Create a new one on a device where you are signed in.
why-devices-many = You already have { $most } devices; remove one first.
why-device-unknown = You have no such device.
why-invitation-unknown = You have no invitation to this table.
why-friend-unknown = You have not played with this person here.
why-device-last = This is your last device, and without a passkey you could not sign in again. You can delete everything instead.
why-nothing-kept = Nothing is stored about you here.

# Clubs
clubs = Clubs
house-rated = Rated: counts for the club's ratings; no hints or notes, and only a choice that is still hidden can be taken back
rated = rated

hint-only = Hint: { $move }. It is your only move.

time-left = { $time } left
