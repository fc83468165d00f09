quick-pace-live = Now
quick-pace-days = Over several days
quick-about-live = You play with the next people who want to play this: 60 seconds per move, and 10 minutes in reserve for the whole game.
quick-about-days = You play with the next people who want to play this: two days per move. You do not have to stay online.
quick-any-number = any
quick-any-about = { $players } players are enough to start.
quick-bots = If seats stay open
quick-bots-60 = Bots join after 1 minute
quick-bots-180 = Bots join after 3 minutes
quick-bots-600 = Bots join after 10 minutes
quick-bots-3600 = Bots join after 1 hour
quick-bots-86400 = Bots join after 1 day
quick-bots-259200 = Bots join after 3 days
quick-bots-never = Never bots: only people
quick-begin-live = Find players now
quick-begin-days = Find players
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
door-yours = Your table
door-of = { $name }’s table
door-tools = Invitation, start and chat
guest-what-it-is = Katzentisch: tabletop games with friends in your browser, without an account and with nothing to install.
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
seat-swapped = { $other } has swapped seats with you: you are now in seat { $number }.
news-swapped-you = You and { $other } have swapped seats: you are now in seat { $number }.
news-swapped = { $name } and { $other } have swapped seats.
news-moved = { $name } has moved to seat { $number }.
news-host = { $name } is the host now.
host-now = You are the host now: you can start the match.
news-came = { $name } has sat down.
news-left = { $name } got up.
news-removed = { $named ->
    [yes] { $host } has removed { $name } from the table.
   *[other] { $name } was removed from the table.
}
news-removed-by-you = You have removed { $name } from the table.
news-ready = { $name } is ready.
seat-removed = { $named ->
    [yes] { $name } has removed you from the table.
   *[other] The host has removed you from the table.
}
sit-down-again = Sit down again
seat-do-free = Remove the bot
seat-do-remove = Remove from the table
seat-remove-sure = Really remove { $name }?
seat-do-make-host = Make host
seat-make-host-sure = Really make { $name } the host?
bot-tray = Bots
bot-tray-how = Drag a bot onto a seat, or tap it for the next open seat.
bot-tray-full = Drag a bot onto another bot to replace it.
seat-bots = Put a bot here
seat-other-bot = Replace it with another bot
seat-bot-is = { $name } is a bot of the level “{ $who }”.
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
invite-more = Invite more friends
invite-watchers = Link for spectators
days-close = You can close this page: your table stays in the lobby.
days-notified = You can close this page: this device notifies you when it is your turn.
