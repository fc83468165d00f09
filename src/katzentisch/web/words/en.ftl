lobby = Which game tonight?
home = To the lobby
settings = Settings
close = Close
my-tables = Earlier tables
public-tables = Open tables
seat-open = open
table-over = over
table-on = going on
table-waiting = waiting for players
play-bots = Play
play-friends = With friends
play-screen = At one screen
learn = Learn in 5 minutes
waits-for-you = Waiting for you
goes-on = Going on
moves-since = { $number ->
    [one] one move since you looked
   *[other] { $number } moves since you looked
}
next-table = Next table
calls = When it is your turn
calls-always = You are called here although no page is open.
calls-while-open = You are called while a page of the table is open in the background; this browser cannot do more just now.
calls-offer = Shall this device tell you when it is your turn, although the page is closed? It says which game, and nothing about your hand.
calls-yes = Yes, tell me
calls-no = No, thank you
calls-silent = Never call me about this table
set-quiet = Quiet hours: whoever waits for you then is told of afterwards
quiet-begin = From
quiet-end = Until
hook-about = A chat service that is told, too (the address of a webhook)
hook-about-table = A chat service that is told whose turn it is here (the address of a webhook)
hook-add = Add
hook-remove = Remove
hook-remove-from = Remove { $host }
welcome-lesson = New here? Let us show you a game: a few minutes on the real board, no reading beforehand.
learn-first = New to it? Learn it first
set-up-bots = { $game } against bots
set-up-friends = { $game } with friends
set-up-screen = { $game } at one screen
strength-kitten = learning
strength-tabby = relaxed
strength-lynx = strong
strength-tiger = merciless
how-many = Players
how-strong = Opponents
your-name = Your name
name-of = Name of player { $number }
name-guest = Guest
player-number = Player { $number }
options = More choices
list-publicly = List this table in the lobby
begin-bots = Play
begin-friends = Open the table
begin-screen = Play
door = A table for { $game }
invite = Friends can sit down with this link:
code = Or tell them the code:
qr = The link as a QR code
seat-number = Seat { $number }
sit-down = Sit here
put-bot = A bot …
free-seat = Free the seat
start = Start
start-filled = Start, bots fill the open seats
curtain = It is { $name }'s turn
curtain-lift = I am { $name }
your-turn = Your turn
undo = Undo
hint = Hint
rules = Rules
chat = Chat
more-tools = More
panel-rules = Rules
panel-chat = Chat
panel-more = This table
link-connecting = Connecting
link-on = Connected
link-lost = The connection is lost. Your game is safe; we are trying again.
link-refused = The server refused the connection
all-moves = All moves as a list ({ $number })
find-move = Find a move
more-moves = and { $number } more: write a part of the move above
hint-do = Do that
all-look = Everybody may look.
skip = Skip to now
since = What happened since?
since-then = Since { $when }: { $number ->
    [0] nobody has moved.
    [one] one move.
   *[other] { $number } moves.
}
log = What happened
players = Players
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
presence-bot = bot
presence-here = here
presence-gone = not connected
presence-away = got up
presence-off = on vacation
to-act = to act
let-bot-play = Let a bot play on
sit-again = Sit down again
rematch = Play again
replay = Look at it again
download = Download the record
to-lobby = To the lobby
to-club = To the club
won = { $name } wins
you-won = You win!
won-together = { $names } win together
share-this = Share
link-copied = The link is copied.
link-is = The link: { $link }
fairness = Fairness and record
seed-check = Check it
seed-fits = The fingerprint is right.
seed-differs = The fingerprint is wrong!
seed-told = The seed was { $seed }, its fingerprint { $hash }: anybody can check the deal.
why-offline = The server cannot be reached just now.
why-here-closed = The house in this browser is not open, so nothing happened.
here-about = Cat in the Box, 5211, The Isle of Cats and Cryptid, against bots or around one screen. Everything runs in your browser: no account, nothing is sent anywhere, and once loaded it works without a network.
here-play = Play { $game } now
here-size = The first match loads { $size } MB, once.
here-loading = Setting up the table
here-come = { $come } of { $size } MB; this happens once
here-starting = The table is being set up …
here-stopped = Not yet
here-unfit = This browser lacks what the games need here (WebAssembly, storage and locks, over a secure connection). A current Firefox, Chrome, Edge or Safari has it.
here-elsewhere = Your tables are open in another tab of this browser. You can go on there, or take them over to this one.
here-interrupted = The download was interrupted. What has arrived is kept; the rest follows when you try again.
here-unkept = This browser keeps nothing here: its storage is full or blocked, as in some private windows. Matches need it, because every move is kept before anybody sees it.
here-broken = Something broke while the table was set up. What you have played is kept.
here-take = Go on here
here-retry = Try again
here-too-slow = Some levels think too long in a browser and play only at a server.
here-keep = Get everything for days without a net
here-kept = Everything is on this device: it works without a net.
to-server = To the tables of the server
meanwhile-play = Play here meanwhile
meanwhile-about = The games also run in this browser alone, on the train too: against bots, or around one screen.
meanwhile-ready = On days without a net you can play in this browser alone: everything for it is on this device.
meanwhile-prepare = Get ready for days without a net
meanwhile-open = Play without the server
meanwhile-size = That loads { $size } MB, once, and only when you say so there.
go-on-at-server = Continue at the server
show-at-server = Show it at the server
take-along = Continue in this browser
keep-file = Save the match as a file
along-secret = It goes on there with the same bots, and it stays here as well. The file holds every hidden card: whoever opens it sees them.
along-file = Any Katzentisch opens the file in its lobby and goes on from here. It holds every hidden card: whoever opens it sees them.
along-arrives = The match is being laid out …
along-safe = Nothing is lost: the match is still where it came from, and here in this tab.
elsewhere = Elsewhere
clear-table = Delete
clear-over = Delete all that are over
clear-ask = Delete for good?
clear-one = This table goes with all its matches. What you want to keep, download first.
clear-many = { $number } tables go with all their matches. What you want to keep, download first.
clear-yes = Delete
clear-no = Keep
asked-over = The game is over.
asked-you = It is your turn: choose a move.
asked-others = Waiting for { $names }.
search-rules = Search the rules
rules-in-short = In short
no-rules-found = No rule says that.
invite-text = Come and play { $game }!
only-here = This link works on this computer only. So that phones and friends in your network can come, start the table with:
sit-down-now = Sit down
seat-yours = you
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-time = Take your time.
phrase-oops = Oops!
phrase-thanks = Thanks for the game!
phrase-play-on = I would rather play on.
chat-phrases = Everybody reads this in their own language
chat-new = { $number ->
    [one] one new message
   *[other] { $number } new messages
}
back-card = Go back to move { $ply }? In favour: { $names }.
back-agree = Agree
back-refuse = Refuse
back-waits = You have agreed; waiting for the others.
back-withdraw = Withdraw
back-refused = { $name } would rather play on, so nothing is taken back.
back-withdrawn = { $name } no longer wants to go back; the game goes on.
sounds = Sounds
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mutes = Mute somebody
chat-mute = Mute { $name }
share = Share this table
your-seat = Your seat
other-device = Your seat on another device
seat-link = Make a link to my seat
seat-link-secret = Keep it to yourself: whoever has it sits in your place.
go-back = Go back
go-back-to = To which move, 0 to { $most }?
ask-back = Go back, or ask the others
get-up = Get up from the table
get-up-for-good = Get up for good
vacation-begin = Take days off ({ $days ->
    [one] one left
   *[other] { $days } left
})
vacation-end = Back from vacation
seed-hidden = The seed's fingerprint is { $hash }. The seed itself is shown when the match is over.
set-language = Language
set-theme = Light or dark
set-palette = Colours
set-motion = Animations
set-pace = How fast the story of a game is told
choice-pace-calm = calmly
choice-pace-even = as at the table
choice-pace-brisk = briskly
choice-pace-at-once = all at once
set-sound = Sounds of the game, and a call when it is your turn
set-notify = A notification when you are waited for and look elsewhere
set-warnings = Warn me before moves that I may regret
choice-language-en = English
choice-language-de = Deutsch
choice-theme-system = as the device
choice-theme-light = light
choice-theme-dark = dark
choice-palette-house = the house's own
choice-palette-bold = strong contrasts
choice-palette-red-green = when red and green look alike
choice-palette-blue-yellow = when blue and yellow look alike
step-first = To the start
step-back = Back
step-run = Play
step-pause = Pause
step-on = Next
step-last = To the end
step-jump = Jump to a move
step-of = Move { $ply } of { $plies }
eyes = Through whose eyes
eyes-gallery = the gallery's
eyes-open = everything open
play-on = Play on from here against bots
replay-start = Nothing has happened yet.
lesson-on = Go on
lesson-skip = Skip this
lesson-leave = Leave the lesson
lesson-over = That was all. Play on here as long as you like, or start a game of your own.
clock = { $time } left
until = until { $when }
behind = You see the match with a delay of { $number } moves.
hint-instead = About { $move }:
join-code = A code somebody told you
join = Go to the table
upload = Open a match from a file (.kt)
house-rules = House rules
house-chat = Chat
house-hints = Hints from a bot
house-notebook = The page may take notes for players
house-spectators = Onlookers
house-spectators-gallery = see what is public
house-spectators-delayed = see every hand, but late
house-spectators-none = are not wanted
house-move_seconds = Seconds for each move (0: no limit)
house-bank_seconds = Seconds of extra time for everybody (0: none)
house-pace = Pace
house-vacation = Days off for each
pace-live = live, everybody is there
pace-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
days-off = { $days ->
    [0] none
    [one] one day
   *[other] { $days } days
}
vacation-days = { $days ->
    [one] one day off for each
   *[other] { $days } days off for each
}
house-timeout = When somebody's time runs out
house-timeout-ask = the others may let a bot play on
house-timeout-bot = a bot plays on
review = Review these moves
review-of = What { $name } might have played
review-progress = { $number } of { $most } moves looked at
review-nothing = The strongest bot would have played the same every time.
review-show = Move { $ply }: show
review-made = Played:
review-better = The strongest bot would have played:
sheet-who = Who plays?
sheet-name = Name { $number }
sheet-less = Less: { $what }
sheet-more = More: { $what }
sheet-shared = This sheet was shared with you; you look at a copy of it.
sheet-adopt = Go on with it here
sheet-share = Share
sheet-undo = Undo
sheet-download = Download
sheet-anew = Begin anew
sheet-link = Link
sheet-code = The link as a code
sheet-too-long = The sheet is too long for a code; send the link.
sheet-kept = This page is kept on this device and opens even without a net.
why-sheet-offline = No net just now: what you write is kept here, and counted as soon as the net is back.
sheet-together = Write together
sheet-is-together = This sheet is written together: whoever has the link writes on it, and everybody sees it a second later.
sheet-is-looking = You look at a sheet that others write; it follows what they do.
sheet-writing = Link for those who write
sheet-looking = Link for those who only look
sheet-leave-with = Leave, and go on with a copy
sheet-leave = Leave
with-the-box = I have the box
review-own = Looking back
you = You
save = Save
name-saved = Saved.
keep-name = Keep my name
keep-about = You are a guest: this browser knows you, and that is enough to play. If you want to be the same person on your phone and your laptop, or after this browser has forgotten you, keep your name. Nobody asks for an e-mail address or a password.
keep-passkey = With a passkey
keep-link = With a link to another device
been-here = I have been here before
show-passkey = Use my passkey
paste-link = A link to yourself, from another device
join-person = Be that person here
join-sure = Are you { $name }?
join-about = Say yes only if you made this link yourself: whoever made it will sit at your tables, and this device at theirs. What you had here comes along.
join-about-alone = Say yes only if you made this link yourself: whoever made it can then remove this device. What you share with your other devices stays with them.
join-yes = Yes, that is me
join-no = No
devices = Your devices
device-unnamed = A device
device-name = Name of the device
device-here = this device
seen-on = last seen { $when }
made-on = made { $when }
rename = Rename
remove = Remove
unbind-device = Remove
leave-device = Leave here
add-device = Add another device
link-about = Open this link on your other device. It works once, for ten minutes, and makes that device yours: show it to nobody else.
link-text = A link to myself
passkeys = Passkeys
passkeys-about = A passkey brings you back on any device that has it, even if all others are gone.
passkey = Passkey
add-passkey = Add a passkey
kept-about-you = What is kept about you
download-data = Download my data
erase = Erase everything
erase-sure = Erase everything about you?
erase-about = Your name, devices, tables and results are gone for good. Others keep the matches that they played with you, without your name; where a match is on, your seat is left. This cannot be undone.
erase-no = Keep everything
erase-yes = Erase for good
my-games = Your games
my-games-none = Nothing yet. Every match that you finish here will be listed.
by-game = Game by game
past = Finished
past-more = Older ones
past-none = No such match.
past-found = { $number ->
    [one] one match is listed
   *[other] { $number } matches are listed
}
played-and-won = { $number ->
    [one] played once
   *[other] played { $number } times
}, won { $won }
search-open = Search
search-game = Game
search-outcome = Result
search-opponent = Somebody’s name
search-since = From
search-until = Until
search-all = all
search-won = won
search-lost = lost
outcome-won = won
outcome-shared = won together
outcome-rank = place { $rank } of { $players }
outcome-alone-won = made it
outcome-alone-lost = not this time
against = with { $names }
note-left = you had left
note-backs = { $number ->
    [one] went back once
   *[other] went back { $number } times
}
note-brought = began in the midst
brought-deal = This match continues from a record that somebody uploaded. They may know what was dealt.
plot-points = Points, match by match
plot-points-told = { $number } matches, from { $least } to { $most } points, { $mean } on average. Won ones are filled; the line is the mean of the last ten.
plot-wins = Wins so far, beside chance
plot-wins-told = Won { $won } % of { $number } matches; by chance it would be { $chance } % (the dashed line).
stat-wins = Won, and what chance would have given
stat-players = Players
stat-played = Played
stat-won = Won
stat-chance = By chance
records = Records
record-streak = Won in a row, at most
record-now = Won in a row, now
record-best = { $players ->
    [1] Best alone
   *[other] Best with { $players } players
}
record-mean = { $players ->
    [1] On average alone
   *[other] On average with { $players } players
}
record-worst = { $players ->
    [1] Worst alone
   *[other] Worst with { $players } players
}
ladder = The ladder of those who play alone
ladder-level = Level
ladder-tried = Tried
ladder-best = Best
mistakes = Favourite mistakes
mistakes-none = Look back on a finished match (“Look at it again”, through your own eyes, “Review these moves”): what you find there is counted here.
mistake-kind = To { $kind }
mistake-any = A move
mistake-told = { $kind }: another one was better { $better } of { $moves } times.
mistake-worst = The one that cost most
daily = Today's deals
daily-line = the same for everybody here, one try each.
daily-about = One deal a day for each game, the same for everybody on this server. The first try counts: no hints, and nothing is taken back. What was dealt stays secret until the day is over.
daily-days = Days
day-before = Day before
day-after = Day after
daily-against = { $opponents ->
    [0] Alone, for points.
   *[other] A whole match against { $opponents } tabbies.
}
daily-next = The next deals come { $when }.
daily-play = Play
daily-go-on = Go on
daily-look = Your table
daily-place = Place
daily-name = Name
daily-points = Points
daily-nobody = Nobody has finished it yet.
daily-all = Show all
host = Running the server
host-key = The key, or the link with it (katzentisch admin key shows it)
host-enter = Come in
host-notice = A notice to everybody
host-tell = Tell everybody
host-told = Everybody is told this in the lobby and at the tables. Leave both fields empty to take it back.
house-notice = From whoever runs this server
house-notice-read = I have read it
host-stands = What is kept
host-count-tables = Tables
host-count-matches = Matches
host-count-persons = Persons who kept their name
host-count-devices = Their devices
host-count-clubs = Clubs
host-count-sheets = Shared sheets
host-count-finished = Finished matches
host-size = On disk
host-megabytes = { $number } MB
host-version = Version
host-load = Load
host-load-about = Of the process that answered, since it began; /metrics has more.
host-load-rooms = Open tables
host-load-connections = Connections
host-load-lines = Lines written
host-load-commits = Commits
host-load-conflicts = Conflicts between processes
host-load-questions = Questions to bots
host-load-substitutes = Bots that failed
host-load-refusals = Refusals
host-load-calls = Calls
host-load-bus = The bus is there (1) or away (0)
host-errors = Warnings and errors
host-errors-none = None since the process began.
host-tables = Tables
host-tables-search = A code, or somebody's name
host-search = Search
host-last = last move { $when }
host-chat-close = Close the chat
host-chat-open = Open the chat
host-ban = Ban { $name }
host-ban-sure = Really ban { $name }?
host-forget-person = Forget { $name }
host-forget-person-sure = Really forget { $name }, for good?
host-delete = Delete
host-delete-sure = Really delete { $code } with all its matches?
host-persons = Persons
host-persons-search = Somebody's name
host-person = { $tables ->
    [one] one table
   *[other] { $tables } tables
} · here { $when }
host-bans = Bans
host-banned-person = a person
host-banned-address = everybody from { $network }
host-lift = Let { $name } in again
host-ban-address = An address
host-ban-do = Ban this address
host-networks = Connected to this process:
host-forget = What is forgotten
host-forget-about = After so many days without a move, once a day; 0: never.
host-forget-unfinished = Tables that are not finished
host-forget-finished = Tables that are finished, and with them what people find among their matches
host-forget-guests = Guests who did not keep their name; what they played with others stays, without it
host-forget-now = Now that would be { $tables } tables and { $guests } guests.
host-forget-do = Decide so
host-keys = The key
host-key-renew = Another key
host-key-fresh = The new link, shown only now:
host-leave = Leave this page for good
cat-names = Minka, Felix, Cleo, Momo, Luna
dock = Your move
continue = Continue
hint-thinking = Thinking about a hint …
hint-details = Details
hold-to-peek = Hold to peek
panel-log = What happened
spectators = { $number ->
    [one] one spectator
   *[other] { $number } spectators
}
set-continues = Go on automatically after a score
set-cat = Your cat
choice-cat = Cat { $number }
seat-you = You
result = Result
result-show = Show the result
result-hide = Look at the board
review-turning = Review my moves
