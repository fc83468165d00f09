quick-pace-live = Now
quick-pace-days = Over days
quick-about-live = You sit down with the next people who want to play this. Everyone has 60 seconds per move and 10 minutes in reserve; the clock at the table shows both together.
quick-about-days = You sit down with the next people who want to play this. Everyone has two days per move; you need not stay online.
quick-any-number = any
quick-any-about = The match starts with { $players } players, or with more if the next person wants more.
quick-bots = If seats stay open
quick-bots-60 = Bots join after 1 minute
quick-bots-180 = Bots join after 3 minutes
quick-bots-600 = Bots join after 10 minutes
quick-bots-3600 = Bots join after 1 hour
quick-bots-86400 = Bots join after 1 day
quick-bots-259200 = Bots join after 3 days
quick-bots-never = Never bots: only people
quick-begin-live = Play with anybody now
quick-begin-days = Play with anybody over days
quick-waits = { $number ->
    [one] One player is still missing. The match starts by itself.
   *[other] { $number } players are still missing. The match starts by itself.
}
quick-here = { $here ->
    [one] One of { $seats } players is here.
   *[other] { $here } of { $seats } players are here.
}
quick-begins = Everyone is here. The match is about to start.
quick-bots-today = Bots join at { $time } if seats are still open.
quick-bots-at = Bots take the open seats: { $when }.
quick-no-bots = No bots will join.
quick-other = Another table is looking for players too: { $here } of { $players } are there.
quick-other-join = Join that table
quick-stop = Stop waiting
rule-reserve = { $minutes ->
    [one] one minute in reserve
   *[other] { $minutes } minutes in reserve
}
quick-door = { $game }: looking for players
door = { $game }: a table
sit-down = Sit here
seat-title = Seat { $number }: { $name }
seat-host = host
seat-bot = bot, { $who }
seat-ready = ready
seat-invited = { $name } is invited
seat-declined = { $name } has declined
seat-not-ready = not ready
seat-do-rename = Change name
seat-do-get-up = Get up
seat-do-swap = Swap seats with { $name }
seat-do-move = Move to this seat
seat-swapped = { $name } has swapped seats with you: you are now in seat { $number }.
seat-removed = You no longer have a seat here.
seat-removed-lobby = Find another table in the lobby
seat-do-free = Remove the bot
seat-do-remove = Remove from the table
seat-do-make-host = Make host
bot-tray = Bots
bot-tray-how = Drag a bot onto a seat, or tap it for the next open seat.
bot-tray-full = Drag a bot onto another bot to replace it.
seat-bots = Put a bot here
seat-others = Only the host can move other players.
table-full = Every seat is taken. You can watch as soon as the match starts.
waiting-link-lost = No connection to the server. This page reconnects by itself.
ready-not = Not ready after all
waits-open = { $number ->
    [one] One seat is still open.
   *[other] { $number } seats are still open.
}
host-starts = { $name } starts the match. Say when you are ready.
host-starts-soon = { $name } starts the match.
start-anyway = Not ready yet: { $names }. You can start anyway.
all-ready = Everyone is ready.
rule-seconds = { $seconds ->
    [one] one second per move
   *[other] { $seconds } seconds per move
}
rule-no-clock = No time limit
rule-rated = Rated: no hints
rule-hints = Hints allowed
rule-no-hints = No hints
rule-hints-alone = Hints only against bots
rule-spectators = Spectators welcome
table-options = Options of this game
start-filled = Start, and fill open seats with bots
how-to-play = How to play
new-tab = (opens a new tab)
sit-down-now = Take a seat
