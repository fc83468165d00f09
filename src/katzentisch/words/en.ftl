welcome = Katzentisch: which game?
pick-game = Number or name (Enter for 1):
pick-players = How many players, { $least } to { $most } (Enter for { $most })?
pick-bots = Who plays against you: { $choices }, or a name (several with commas; Enter for { $default })?
minutes = about { $minutes } minutes, { $least }–{ $most } players
no-choice = That is not on the list.
started = { $game }: { $names }. The record is kept in { $path }.
resumed = Going on with { $game } at move { $ply }: { $path }.
seed-shown = The seed's fingerprint is { $hash }.
legal = You may play
more = number, move, or: hint, undo, rules, help, quit
prompt = Your move, { $name }
prompt-also = Out of turn: { $names }. Type @ and the name to give the screen away.
help = 
    Type the number of a move or the move itself.
    hint      what a bot would do, and why
    show MOVE what the board would look like, if the game can show it
    undo      take your last move back
    rules     the rules; rules and a number for one of them
    record    where the record of this match lies
    @NAME     give the screen to another person, who may act out of turn or undo a choice
    quit      stop here; the record is kept
too-many = { $number } moves are possible. Write one, such as "{ $move }"; with "show" before it you see it first.
no-preview = There is nothing to show for this.
command-hint = hint
command-show = show
command-undo = undo
command-rules = rules
command-help = help
command-record = record
command-quit = quit
hint-says = { $move }, because:
hint-plain = { $move }
pass-on = Give the screen to { $name }. Nobody else looks! Press Enter when ready.
final = Final result
place = { $rank }. { $seat }: { $points }
place-shared = { $rank }. { $seat }: { $points } (shared)
saved = The record is kept: { $path }. Go on with: { $command } play --resume { $path }
kept = The record of the match: { $path }
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

laws-hold = { $game }, { $players } players, { $options }: all laws hold ({ $games } played)
laws-break = A law is broken by this record:
made = Wrote { $path }. Next: docs/write-a-game.md, or at once: { $next }

serving = Tables are served at { $address }, kept in { $store }. Ctrl-C ends it.
admin-table = { $code }  { $opened }  { $game }: { $names }, matches: { $matches }
admin-wrote = Wrote { $path }.
admin-opened = Opened the table { $code }.
admin-deleted = The table { $code } is gone.
admin-forgot = Ties cut: { $ties }.
page-title = Katzentisch
page-games = A game table for { $titles }.
page-table = You are invited to the table { $code }.
page-api = There is no page to play on yet: programs sit down by HTTP and WebSocket, described under /schema/openapi.json; for people there is the terminal, with "katzentisch play".

error = Error: { $text }
error-line = line { $line }: { $text }

event-took-back = { $seat } takes a move back.
event-back-to = The table goes back to move { $ply }.

why-not-now = That is not possible now.
why-over = The game is over.
why-no-seat = There is no seat { $seat } here.
why-no-move = There is no such move.
why-not-your-turn = It is not your turn; { $seat } is to act.
why-notation = "{ $text }" spells no move of this game.
why-nothing-to-take-back = There is nothing to take back: something was revealed since, or you made no move.
why-others-went-on = Others went on from your move; it cannot be taken back.
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
why-file-exists = { $path } is already there.
why-folder-name = { $name } cannot be the name of a game: use small letters, digits and _, a letter first.
why-command-unknown = The game { $name } knows no { $command }.
why-seed = A seed is one word without spaces.
why-chance-unasked = Nobody asked for "{ $label }" in this game.
why-chance-missing = The record does not say what chance did at "{ $label }", and it has no seed.
why-chance-other-items = What "{ $label }" spells out is not what is in the box.
why-chance-out-of-range = "{ $label }" must be one number from 0 to { $most }.
why-chance-notation = "{ $label }: { $text }" cannot be read.
why-record-first-line = A record begins with "katzentisch 1".
why-record-format = Records of format { $format } are unknown here.
why-record-lacks = The line "{ $keyword } …" is missing.
why-record-cut = The record is cut off: its seal is missing.
why-record-seal = The seal does not fit: the record was changed after it was written.
why-record-after-end = Nothing can follow the end of a record: { $line }
why-record-twice = "{ $keyword }" is there twice.
why-record-late = "{ $keyword }" must come before the first move.
why-record-line = This line makes no sense: { $line }
why-record-table-line = Nothing of this kind happens at a table: { $line }
why-record-game = The game must be written as name/version: { $line }
why-record-players = A player has no name, or one that cannot be written on a line between commas.
why-record-option = Options are written as name=value: { $option }
why-record-seed = A seed is one word.
why-record-result = The result { $line } is not what these moves give.
why-record-version = This record is of { $game } version { $version }; here is version { $known }.
why-table-unknown = There is no table { $code }.
why-match-unknown = There is no such match.
why-no-match = No match has begun at this table.
why-match-on = A match is going on; that has to wait until it is over.
why-seat-taken = Seat { $seat } is taken.
why-seats-open = Some seats are still open.
why-not-your-seat = Seat { $seat } is not yours.
why-not-host = Only the host and those who sit at the table may do that.
why-no-spectators = This table wants no spectators.
why-chat-off = There is no chat at this table.
why-hints-off = There are no hints at this table.
why-stale = The match went on since; look again.
why-got-up = You got up from this seat, or a bot plays on here; return first.
why-not-away = Nobody left that seat, and its time did not run out.
why-name-bad = A name has 1 to 30 letters, no comma, and does not look like a bot's.
why-budget-limit = "{ $text }" is too long to think here: at most { $seconds } s or { $worlds } worlds.
why-too-fast = Too many at once; wait a little.
why-too-many-lines = This match has too many lines already; it can only be played to its end.
why-store-away = What is kept cannot be reached at the moment; try again.
why-crowded = There is no room for more at the moment.
why-hello-first = The first message, and only the first, must be "hello".
why-message-bad = This message makes no sense.
why-request-bad = This request makes no sense: { $problem }
why-origin = Pages from elsewhere may not do this.
why-backup-sqlite = Only a SQLite store is copied like this; for PostgreSQL use pg_dump.
why-workers-need-bus = Several workers need a store they can share: --store postgresql://…
why-port = Port { $port } cannot be used: { $problem }
because-tried = went well in { $percent } % of { $worlds } imagined worlds
pick-count = Name one for all { $others } seats, or exactly { $others } with commas.
thinks = { $name } is thinking …
why-no-write = { $path } cannot be written: { $problem }
why-resume-alone = A match that goes on brings its own game, seats, options, seed and file: use --resume alone.
why-seconds = The time for each figure must be more than 0 seconds.
