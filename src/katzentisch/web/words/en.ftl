locale = en-GB
lobby = What shall we play?
home = Lobby
settings = Settings
sure-no = No, don't
close = Close
my-tables = Earlier tables
public-tables = Open tables
open-tables = { $shown ->
    [0] { $number ->
        [one] One open table is waiting for players
       *[other] { $number } open tables are waiting for players
    }
   *[other] More open tables
}
seat-open = open
seats-open = { $number ->
    [one] one seat open
   *[other] { $number } seats open
}
invitation-accept = Take a seat
invitation-decline = Decline
invitation-declined = You have declined. Your friends at the table can see that.
table-over = over
table-on = in progress
table-void = its round is over: no longer counts
table-walkover = decided by walkover
table-called-off = { $kind ->
    [cup] cup
   *[other] season
} called off: no longer counts
table-left = you left; open it to come back
table-waiting = waiting for players
table-seated = every seat is taken: not everyone is ready yet
table-all-ready = everyone is ready: waiting for the host to start
table-start = everyone is ready: start the match
play-bots = Play
play-anybody = Find players
play-friends = With friends
seekers = { $number ->
    [one] 1 person is waiting
   *[other] { $number } people are waiting
}
more-ways = With others & more
play-screen = Pass & play
learn = Learn in 5 minutes
waits-for-you = Your turn
invitations = You are invited
friends = People you have played with
friends-none = People with whom you play on this server appear here, so that you can invite them again.
friends-more = { $number ->
    [one] One more
   *[other] { $number } more
}
friends-blocked = Blocked
friend-played = { $number ->
    [one] one match, { $when }
   *[other] { $number } matches, the last { $when }
}
friend-playing = match in progress since { $when }
friend-invite = Invite
friend-invite-name = Invite { $name }
friend-invite-about = { $name } sees the invitation in the lobby, and is notified if they allowed that. In the waiting room you can also send the link.
friend-invite-open = Open the table and invite
friend-game = Game
friend-block = Block
friend-block-name = Block { $name }
friend-block-sure = Never meet again?
friend-unblock = Unblock
friend-unblock-name = Unblock { $name }
goes-on = In progress
ended-away = Finished while you were away
waits-for-players = Waiting for players
moves-since = { $number ->
    [one] one move since your last visit
   *[other] { $number } moves since your last visit
}
next-table = Your turn in { $game }
next-table-short = Other table
calls = When it is your turn
calls-always = You are notified here even when no page is open.
calls-while-open = You are notified while the table is open in a background tab. This browser cannot do more at the moment.
calls-offer = Shall this device notify you when it is your turn or you are invited, even when the page is closed? The notification names the game and nothing else.
calls-offer-club = Shall this device notify you when it is your turn, you are invited or your club opens a season, even when the page is closed? The notification names the game and nothing else.
calls-yes = Yes, notify me
calls-no = No, thanks
calls-silent = Mute notifications from this table
set-quiet = Quiet hours: notifications wait until they are over
quiet-begin = From
quiet-end = Until
hook-about = Notify a chat service too (webhook address)
hook-about-table = Tell a chat service whose turn it is here (webhook address)
hook-add = Add
hook-remove = Remove
hook-remove-from = Remove { $host }
what-it-is = Katzentisch brings tabletop games to your browser: play alone against bots, or with friends who join by a link.
play-now = Play { $game } now
learn-in-minutes = Learn { $game } in 5 minutes
learn-first = New to this game? Learn it first
set-up-bots = { $game } against bots
set-up-anybody = { $game }: find players
set-up-friends = { $game } with friends
set-up-screen = { $game }: pass & play
strength-kitten = beginner
strength-tabby = easy-going
strength-lynx = strong
strength-tiger = merciless
how-many = Players
how-strong = Opponents
places = Seats in the order of play
place-own = { $name }: choose your cat
place-change = { $name }: change who sits here
place-heading = Seat { $number }: who sits here?
person = a person
person-here = Plays on this device.
person-elsewhere = Open for somebody with the link.
seat-tap = Choose a seat to put a bot there.
seat-tap-one = Choose a seat to change only that opponent.
seats-differ = Your opponents differ in strength.
your-name = Your name
name-of = Name of player { $number }
name-guest = Guest
player-number = Player { $number }
options = More options
list-publicly = List this table in the lobby
begin-bots = Play
begin-friends = Open the table
friends-next = Next you get a link to send to your friends.
begin-screen = Play
invite-quick = Or bring friends along with this link:
invite = Send friends this link:
code = Or give them the code:
qr = QR code for the link
ready = I'm ready
start = Start
hand-over = Pass the device to { $name }: it is their turn.
curtain-lift = That is me
your-turn = Your turn
undo = Undo
hint = Hint
rules = Rules
chat = Chat
more-tools = More
panel-rules = Rules
panel-chat = Chat
panel-more = This table
link-connecting = Connecting …
link-on = Connected
link-lost = Connection lost. Your game is safe; reconnecting …
link-refused = The server refused the connection.
all-moves = Possible moves ({ $number })
find-move = Find a move
more-moves = { $number ->
    [one] and one more: type part of a move above
   *[other] and { $number } more: type part of a move above
}
hint-do = Play this
all-look = Everyone may look.
skip = Skip ahead
since = What has happened since?
why-bot = Why?
why-bot-none = Nothing in particular speaks for it.
why-bot-own = Its reasons:
why-bot-told = The reasons a strong bot would give:
since-turn = Watch what the others did since your last turn
since-then = Since { $when }: { $number ->
    [0] no moves.
    [one] one move.
   *[other] { $number } moves.
}
log = Log
players = Players
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
presence-bot = bot
presence-here = here
presence-gone = offline
presence-away = left the table
presence-stand-in = a bot plays
presence-off = on vacation
to-act = to play
let-bot-play = Let a bot take over
sit-again = Take my seat again
watching = All seats are taken, so you are watching.
watching-lobby = Go to the lobby and play
rematch = Rematch
rematch-again = Another game with { $names }?
rematch-refused = { $count ->
    [0] You said “not now”.
    [one] You said “not now”; { $names } still wants to play.
   *[other] You said “not now”; { $names } still want to play.
}
rematch-after-all = Play after all
rematch-started = { $count ->
    [one] { $names } has started a rematch.
   *[other] A rematch has started.
}
rematch-wish = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
rematch-waits = { $count ->
    [0] You want a rematch.
   *[other] You want a rematch. Not in yet: { $names }.
}
rematch-declined = { $count ->
    [one] { $names } does not want a rematch now.
   *[other] { $names } do not want a rematch now.
}
rematch-decline = Not now
rematch-now = Start now
rematch-fill = { $count ->
    [0] Start with bots
    [one] Start with a bot for { $names }
   *[other] Start with bots for { $names }
}
rematch-withdraw = Take it back
rematch-join = Join in
replay = Replay
to-lobby = Lobby
table-season = { $name }, { $round }
table-season-cup = To the bracket of { $name }
table-season-league = To the standings of { $name }
table-season-off = Back to the club
table-called-off-about = The { $kind ->
    [cup] cup
   *[other] season
} “{ $name }” was called off{ $given ->
    [no] .
   *[yes] : “{ $why }”
} This game no longer counts: play on just for fun, or leave it.
table-walkover-about = This game is decided by walkover, because too few of its players are still taking part. There is nothing left to play for here.
table-walkover-by = { $gone } { $count ->
    [one] is
   *[other] are
} no longer in the { $kind ->
    [cup] cup
   *[other] season
}: { $winner } wins this game by walkover.
    .you = { $gone } { $count ->
        [one] is
       *[other] are
    } no longer in the { $kind ->
        [cup] cup
       *[other] season
    }: you win this game by walkover.
table-out-host = { $by ->
    [known] { $name } took you
   *[unknown] The club's hosts took you
} out of the { $kind ->
    [cup] cup
   *[other] season
}. This game counts as lost for you.
table-out-self = You withdrew from the { $kind ->
    [cup] cup
   *[other] season
}. This game counts as lost for you.
table-out-unknown = You are no longer in the { $kind ->
    [cup] cup
   *[other] season
}. This game counts as lost for you.
table-void-about = This round is over, and this game no longer counts: play on just for fun, or leave it.
season-round = Round { $number }
season-final = Final
season-semi-final = Semi-final
season-quarter-final = Quarter-final
forfeit-away = { $count ->
    [one] Counts as a win for { $winners }, because { $gone } left.
   *[other] Counts as a win for { $winners }, because others left: { $gone }.
}
    .won = { $count ->
        [one] Counts as a win for you, because { $gone } left.
       *[other] Counts as a win for you, because others left: { $gone }.
    }
    .gone = Counts as a win for { $winners }, because you left.
forfeit-bot = Counts as a win for { $winners }, because a bot played for { $gone }.
    .won = Counts as a win for you, because a bot played for { $gone }.
    .gone = Counts as a win for { $winners }, because a bot played for you.
to-club = Club
won = { $names } wins
    .placed = { $names } wins, you are { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] number { $place }
    }
you-won = You win!
won-together = { $names } win together
    .placed = { $names } win together, you are { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] number { $place }
    }
bot-won = A bot has won for you
stopped-away = { $count ->
    [one] { $gone } left before the end.
   *[other] Left before the end: { $gone }.
}
    .you = You left before the end.
stopped-bot = { $count ->
    [one] { $gone } did not move in time, so a bot went on playing.
   *[other] { $gone } did not move in time, so bots went on playing.
}
    .you = You did not move in time, so a bot went on playing for you.
you-won-together = You win together with { $names }
share-this = Share
copy-link = Copy link
copied = Copied ✓
link-copied = Link copied.
link-is = Link: { $link }
result-share = Share and save
result-share-about = Anyone with this link can look at this game, move by move:
result-keep = Save
fairness = Was the deal fair?
fairness-about = The deal was fixed before the first move, and nobody could change it afterwards. Your browser can check that.
seed-check = Check the deal
seed-fits = Everything is in order: the deal was not changed.
seed-differs = The deal does not match what was fixed before the first move!
seed-told = For experts: the seed { $seed } has the fingerprint { $hash }, which was shown from the beginning.
why-here-table-unknown = There is no table with the code { $code } in this browser. A table of this site exists only in the browser in which it was begun.
table-opening = Opening the table …
why-offline = No connection to the server. Check your network; your games are safe.
try-again = Try again
why-here-elsewhere = { here-elsewhere }
why-here-closed = Games cannot be played here right now: this browser does not store anything.
here-about = Cat in the Box, 5211, Isle of Cats and Cryptid, against bots or several players on one device. Everything runs in your browser: no account, no data sent anywhere. Once loaded, it works offline.
here-size = The first game downloads { $size } MB, once.
here-loading = Setting up the table
here-come = { $come } of { $size } MB, only this once
here-come-brief = Downloading the game: { $come } of { $size } MB
here-soon = A few seconds more …
here-waking = You can choose while it starts …
here-link-connecting = Setting up the table …
here-link-on = Ready to play
here-stopped = Not ready yet
here-unfit = This browser lacks something the games need (WebAssembly, storage and locks over a secure connection). Current versions of Firefox, Chrome, Edge and Safari have it.
here-elsewhere-title = Open in another tab
here-elsewhere = Katzentisch is open in another tab of this browser, and only one tab can play at a time. Go on there, or continue here.
here-interrupted = The download was interrupted. Try again to load the rest.
here-unkept = This browser stores nothing here: its storage is full or blocked, as in some private windows. Games need it, because every move is saved before anyone sees it. Open this page in a normal window or free some space on this device, then try again.
here-broken = Something went wrong while setting up the table. Your games are safe.
here-take = Continue here
here-retry = Try again
here-too-slow = The strongest bots are available on a server only.
here-keep = Download for offline play
here-kept = Everything is on this device and works offline.
to-server = Tables on the server
meanwhile-play = Play here in the meantime
meanwhile-about = The games also run in this browser alone, even on a train: against bots or several players on one device.
meanwhile-ready = When you are offline you can play in this browser alone: everything is on this device.
meanwhile-prepare = Prepare for offline play
meanwhile-open = Play without the server
meanwhile-size = This downloads { $size } MB, once, after you confirm there.
go-on-at-server = Continue on the server
show-at-server = Show on the server
take-along = Continue in this browser
keep-file = Save the game as a file
along-secret = The game continues there with the same bots and also stays here. The file contains every hidden card, so anyone who opens it can see them.
along-file = Open the file in any Katzentisch lobby to continue from here. It contains every hidden card, so anyone who opens it can see them.
along-arrives = Setting up the game …
along-safe = Nothing is lost: the game is still where it came from, and in this tab.
elsewhere = More ways to play
clear-table = Delete
clear-over = Delete all finished tables
clear-ask = Delete permanently?
clear-one = This deletes the table and all its games. Download what you want to keep first.
clear-many = { $number ->
    [one] This deletes one table and all its games.
   *[other] This deletes { $number } tables and all their games.
} Download what you want to keep first.
clear-yes = Delete
clear-no = Keep
asked-over = The game is over.
asked-you = Your turn: choose a move.
asked-others = Waiting for { $names }.
search-rules = Search the rules
rules-in-short = In short
no-rules-found = No rule matches.
invite-text = Come and play { $game }!
only-here = Only this computer can open this link.
only-here-host = For the person who runs the server
only-here-how = Stop the server and start it again with this command. Then phones and computers on your network can open the link that is shown here.
seat-yours = you
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-time = Take your time.
phrase-oops = Oops!
phrase-thanks = Thanks for the game!
phrase-play-on = I would rather play on.
chat-phrases = Everyone reads these in their own language
chat-new = { $number ->
    [one] one new message
   *[other] { $number } new messages
}
back-card = { $ply ->
    [0] { $count ->
        [one] { $names } would like to start over.
       *[other] { $names } would like to start over.
    }
   *[other] { $count ->
        [one] { $names } would like to go back to move { $ply }.
       *[other] { $names } would like to go back to move { $ply }.
    }
}
back-agree = Agree
back-refuse = Play on
back-waits = You agreed. Waiting for the others.
back-withdraw = Never mind
back-refused = { $name } would rather play on, so the game continues.
back-withdrawn = { $name } no longer wants to go back; the game continues.
sounds = Sounds
chat-empty = No messages yet.
chat-unheard = will be sent as soon as you are connected again
chat-say = Write a message
chat-send = Send
chat-mutes = Mute someone
chat-mute = Mute { $name }
share = Share this table
your-seat = Your seat
other-device = Your seat on another device
seat-link = Create a link to my seat
seat-link-secret = Keep this link to yourself: anyone who has it can play in your place.
go-back-to = To which move (0–{ $most })?
ask-back = Go back, or ask the others
experts = For experts
leave-friends = Leave the table? The others can let a bot play for you, and you can come back from the lobby.
leave-bots = Leave the table? The game waits, and you can come back from the lobby.
leave-counts = If a bot then plays for you, or you are not back by the end, the game counts as lost for you: { $where ->
    [both] in the season and in the club's ratings
    [season] in the season
   *[rating] in the club's ratings
}.
leave-yes = Leave
leave-no = Stay
you-left = You have left this table.
you-are-off = You are on vacation.
get-up = Leave the table
get-up-for-good = Leave for good
vacation-begin = Take a vacation ({ $days ->
    [one] one day left
   *[other] { $days } days left
})
vacation-all = Vacation
vacation-all-about = Stops your clock at all tables where you have vacation days left. The host of a table sets how many there are. Tables of leagues and cups have none: there each round has a deadline, which the club's hosts can extend.
vacation-all-begin = Vacation at all my tables
vacation-all-end = I am back at all tables
vacation-all-told = { $away ->
    [0] You are not on vacation at any table.
    [one] You are on vacation at one table.
   *[other] You are on vacation at { $away } tables.
} { $playing ->
    [0] { "" }
    [one] You play on at one table.
   *[other] You play on at { $playing } tables.
}
vacation-end = End my vacation
seed-hidden = The fingerprint of the seed is { $hash }. The seed itself is shown when the game is over.
set-language = Language
set-theme = Appearance
set-palette = Colours
set-motion = Animations
set-pace = Speed of events
choice-pace-calm = slow
choice-pace-even = normal
choice-pace-brisk = fast
choice-pace-at-once = instant
set-sound = Sounds, and a signal when it is your turn
set-notify = Notify me when it is my turn and I am in another tab
set-warnings = Warn me before risky moves
choice-theme-system = same as the device
choice-theme-light = light
choice-theme-dark = dark
choice-palette-house = standard
choice-palette-bold = high contrast
choice-palette-red-green = for red–green colour blindness
choice-palette-blue-yellow = for blue–yellow colour blindness
step-first = To the start
step-back = Back
step-run = Play
step-pause = Pause
step-on = Next
step-last = To the end
step-jump = Jump to a move
step-of = Move { $ply } of { $plies }
step-before = Before move { $ply } of { $plies }
eyes = View
eyes-gallery = spectators
eyes-open = all cards open
play-on = Play on from here against bots
replay-loading = Loading the game …
replay-table = Back to the table
replay-start = The game is about to begin.
lesson-on = Continue
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-play = Play a real game
lesson-over = That was the lesson. Play on here as long as you like, or start a game of your own.
clock = { $time } left
until = until { $when }
behind = { $number ->
    [one] You are watching with a delay of one move.
   *[other] You are watching with a delay of { $number } moves.
}
hint-instead = About { $move }:
join-code = Join with a code
join-empty = Type the code of the table first.
join = Join
upload = Open a game from a file (.kt)
house-rules = Table rules
house-chat = Chat
house-hints = Hints from a bot
house-notebook = Allow automatic notes
house-spectators = Spectators
house-spectators-gallery = see open information
house-spectators-delayed = see every hand, with a delay
house-spectators-none = No spectators
house-move_seconds = Seconds per move (0: no limit)
house-bank_seconds = Extra seconds per player (0: none)
house-pace = Pace
house-vacation = Vacation days per player
pace-live = Live: everyone online
pace-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
days-off = { $days ->
    [0] none
    [one] one day
   *[other] { $days } days
}
vacation-days = { $days ->
    [one] one vacation day each
   *[other] { $days } vacation days each
}
house-timeout = When a player's time runs out
house-timeout-ask = the others may let a bot take over
house-timeout-bot = a bot takes over
review = Analyse my moves
review-of = What { $name } could have played
    .you = What you could have played
review-progress = { $number } of { $most } moves analysed
review-nothing = The strongest bot would have played the same moves.
review-show = Show move { $ply }
review-move = move { $ply }
review-place = { $place } · { $move }
review-brief = Analysis
review-list = Analysed moves
review-close = Show the log
review-previous = Previous analysed move
review-next = Next analysed move
review-made = Played:
review-turning-point = Turning point
    .you = Your turning point
review-better = Better:
sheet-who = Who is playing?
sheet-name = Name { $number }
sheet-less = Less: { $what }
sheet-more = More: { $what }
sheet-shared = This sheet was shared with you; you are looking at a copy.
sheet-adopt = Continue with this copy
sheet-share = Send a copy
sheet-undo = Undo
sheet-change = Change
sheet-begin = Start
sheet-pick = Pick at random
sheet-picked = { $name } begins.
sheet-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
sheet-picture = Result as a picture
sheet-picture-save = Save the picture
sheet-picture-share = Share the picture
sheet-download = Save as a file
sheet-open = Open a file
sheet-not-one = This file is not a sheet of this game.
sheet-start-over = Start over
sheet-link = Link
sheet-code = QR code for the link
sheet-too-long = The sheet is too long for a QR code; send the link instead.
sheet-kept = This page is saved on this device and works offline.
why-sheet-offline = You are offline. What you enter is saved here and counted when the connection is back.
sheet-together = Write with several phones
sheet-is-together = Several phones write on this sheet. Scan the code with another phone; everyone sees a change within a second.
sheet-is-looking = You are watching a sheet that others edit.
sheet-writing = Link for editing
sheet-looking = Link for viewing
sheet-leave-with = Leave and continue with a copy
sheet-leave = Leave
with-the-box = Score pad for the boxed game
review-own = Review
review-own-brief = Review
you = You
save = Save
name-saved = Saved. Your new name is used where you sit down or join from now on. At tables and in clubs where you already are, the old one stays; until a game starts, you can change it at its table.
keep-name = Keep my name
keep-about = You are a guest: this browser remembers you, and that is enough to play. Keep your name if you want to be the same person on your phone and your laptop, or after this browser has forgotten you. No e-mail address, no password.
keep-passkey = With a passkey
keep-link = With a link to another device
been-here = I have played here before
show-passkey = Use my passkey
paste-link = Link from your other device
join-person = Sign in
join-sure = Are you { $name }?
join-about = Only say yes if you created this link yourself: both devices will then belong to the same person. Your games on this device come with you.
join-about-alone = Only say yes if you created this link yourself: its creator can then remove this device. What you share with your other devices stays with them.
join-yes = Yes, that's me
join-no = No
devices = Your devices
device-unnamed = Unnamed device
device-name = Name of the device
device-here = this device
seen-on = last used { $when }
made-on = added { $when }
rename = Rename
remove = Remove
unbind-device = Remove
leave-device = Sign out here
add-device = Add a device
link-about = Open this link on your other device. It works once, within ten minutes, and signs that device in as you. Do not show it to anyone else.
link-text = Link to myself
passkeys = Passkeys
passkeys-about = A passkey signs you in on any device that has it, even if all your other devices are gone.
passkey = Passkey
add-passkey = Add a passkey
kept-about-you = Your data
download-data = Download my data
erase = Delete everything
erase-sure = Delete everything about you?
erase-about = Your name, devices, tables and results are deleted permanently. Others keep the games they played with you, without your name. In games still in progress you give up your seat. This cannot be undone.
erase-no = Keep everything
erase-yes = Delete permanently
my-games = Your games
my-games-none = No games yet. Every game you finish here is listed.
highlights = Your highlights
highlights-of = { $name }: highlights
highlights-mine = My highlights
highlights-none = Nothing to show yet. Finish a game, and your best figures appear here.
highlights-about = Only games that you finished yourself count. If several people get the same deal, as in a game of the day, the game counts once all of them have finished.
highlights-picture = Make a picture to share
highlight-favourite = Favourite game
highlight-played = Games finished
highlight-won = Games won
highlight-points = Best score
highlight-daily = { $record ->
    [0] days in a row with a game of the day
   *[other] days in a row with a game of the day, longest run: { $record }
}
highlight-daily-longest = days: longest run of games of the day
ratings = Your ratings
rating-provisional = provisional
ratings-start = Everyone starts at 1000. A rating is provisional until 10 games have counted.
ratings-about = Games count if “Find players” brought everyone to the table; rematches do not. If you leave or a bot moves for you, you come last. Only you see your ratings.
by-game = By game
past = Finished games
past-more = Older games
past-none = No games found.
past-found = { $number ->
    [one] one game listed
   *[other] { $number } games listed
}
played-times = { $number ->
    [one] played once
   *[other] played { $number } times
}
played-and-won = { played-times }, won { $won }
search-open = Search
search-game = Game
search-outcome = Result
search-opponent = Player's name
search-since = From
search-until = Until
search-all = all
search-won = won
search-lost = lost
outcome-won = won
outcome-shared = won together
outcome-rank = place { $rank } of { $players }
outcome-alone-won = goal reached
outcome-alone-lost = goal missed
against = against { $names }
note-left = you left
note-backs = { $number ->
    [one] moves taken back once
   *[other] moves taken back { $number } times
}
note-brought = continued from a file
brought-deal = This match continues from a record that somebody uploaded. They may know what was dealt.
plot-points = Points by game
plot-points-told = { $number ->
    [one] One game
   *[other] { $number } games
}, { $least } to { $most } points, { $mean } on average. Filled dots are wins; the line is the average of the last ten.
plot-wins = Wins compared with chance
plot-wins-told = { $number ->
    [one] Won { $won } % of one game
   *[other] Won { $won } % of { $number } games
}; chance would give { $chance } % (dashed line).
stat-wins = Wins compared with chance
stat-players = Players
stat-played = Played
stat-won = Won
stat-chance = By chance
records = Records
record-streak = Longest winning streak
record-now = Current winning streak
record-best = { $players ->
    [1] Best solo score
   *[other] Best score with { $players } players
}
record-mean = { $players ->
    [1] Average solo score
   *[other] Average score with { $players } players
}
record-worst = { $players ->
    [1] Lowest solo score
   *[other] Lowest score with { $players } players
}
ladder = Solo levels
ladder-level = Level
ladder-tried = Tries
ladder-best = Best
mistakes = Frequent mistakes
mistakes-none = Open a finished game (“Replay”, then “Analyse my moves”): what you find there is counted here.
mistake-kind = { $kind }
mistake-any = A move
mistake-told = { $moves ->
    [one] { $kind }: a better move existed { $better } time out of one.
   *[other] { $kind }: a better move existed { $better } out of { $moves } times.
}
mistake-worst = The costliest
daily = Games of the day
shortcuts = Games of the day and clubs
club-named = Club { $club }
club-line = seasons, cups and ratings with people you know.
daily-streak = { $days } days in a row
daily-table = Game of the day
daily-standing = { $count ->
    [1] Game of the day: nobody else has finished it yet.
   *[other] Game of the day: place { $place } of { $count } so far.
}
daily-leader = { $name } leads ({ points }).
club-line-season = A season is open to join in the club { $club }
daily-line = the same for everyone here, one attempt each.
daily-about = One deal a day for each game, the same for everyone on this server. Your first attempt counts: no hints, no undo. The deal stays secret until the day is over.
here-daily-about = One deal a day for each game, the same for everyone who plays in the browser. One attempt, no hints, no undo; nobody is ranked.
daily-days = Days
day-before = Previous day
day-after = Next day
daily-against = { $opponents ->
    [0] Solo, for points.
    [one] A full game against one bot of medium strength.
   *[other] A full game against { $opponents } bots of medium strength.
}
daily-next = The next deals arrive { $when }.
daily-play = Play
daily-yourself = Play today's deal yourself
daily-go-on = Continue
daily-look = Your table
daily-place = Place
daily-name = Name
daily-points = Points
daily-nobody-did = Nobody finished it.
daily-only-try = You have one attempt at each deal. It starts as soon as you press “Play”.
daily-all = Show all
daily-invite = Your friends can play the same deals:
daily-invite-text = Will you play too? We all get the same deals today:
host = Server administration
host-key = Key, or the link that contains it (“katzentisch admin key” shows it)
host-enter = Sign in
host-notice = Notice to everyone
host-tell = Publish
host-told = Everyone sees this notice in the lobby and at the tables. Leave both fields empty to remove it.
house-notice = From the host of this server
house-notice-read = Got it
host-stands = Stored data
host-count-tables = Tables
host-count-matches = Games
host-count-persons = People who kept their name
host-count-devices = Their devices
host-count-clubs = Clubs
host-count-sheets = Shared sheets
host-count-finished = Finished games
host-size = Disk space
host-megabytes = { $number } MB
host-version = Version
host-load = Load
host-load-about = Of the process that answered, since it started. /metrics has more.
host-load-rooms = Open tables
host-load-connections = Connections
host-load-lines = Lines written
host-load-commits = Commits
host-load-conflicts = Conflicts between processes
host-load-questions = Requests to bots
host-load-substitutes = Failed bots
host-load-refusals = Refusals
host-load-calls = Notifications
host-load-bus = Message bus: connected (1) or not (0)
host-errors = Warnings and errors
host-errors-none = None since the process started.
host-tables = Tables
host-tables-search = Code or name
host-search = Search
host-last = last move { $when }
host-chat-close = Turn chat off
host-chat-open = Turn chat on
host-ban = Ban { $name }
host-ban-sure = Really ban { $name }?
host-forget-person = Delete { $name }
host-forget-person-sure = Really delete { $name } permanently?
host-delete = Delete
host-delete-sure = Really delete { $code } and all its games?
host-persons = People
host-persons-search = Name
host-person = { $tables ->
    [one] one table
   *[other] { $tables } tables
} · last seen { $when }
host-bans = Bans
host-banned-person = a person
host-banned-address = everyone from { $network }
host-lift = Unban { $name }
host-ban-address = Address
host-ban-do = Ban this address
host-networks = Connected to this process:
host-forget = Automatic deletion
host-forget-about = Days without a move before deletion; checked once a day. 0: never.
host-forget-unfinished = Unfinished tables
host-forget-finished = Finished tables, including their entries in people's histories
host-forget-guests = Guests who did not keep their name; games they played with others stay, without the name
host-forget-now = As of now: { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
}.
host-forget-do = Save
host-keys = Key
host-key-renew = Create a new key
host-key-fresh = The new link, shown only once:
host-leave = Sign out of this page
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
result-hide = Show the board
review-turning = Analyse my moves
invite-watch = Friends can watch with this link:
invite-daily = With this link friends can play the same deal:

about = About Katzentisch
about-unofficial = Katzentisch is an unofficial fan project. Nobody who designed, illustrated or published these games made it, approved it or supports it.
about-games = The games
about-own = The names of the games are used only to say which game is meant. Katzentisch uses no logos, artwork or rulebook text of the games; all drawings, sounds and texts were made for this project. If you like a game, buy the box.
about-licence = Licence
about-licence-covers = The MIT licence covers the code, drawings, sounds and texts of Katzentisch. It gives no rights to the games themselves, their names, artwork or rulebooks.
about-facts = Where the facts come from
about-facts-from = What cards cost, how tiles are shaped and what is printed on the boards are facts about the boxed games. They were read from the boxes and from public transcriptions, and compared with each other.
about-removal = Removal
about-removal-how = If you hold rights to one of these games and want something changed or removed, open an issue or write to the maintainers (SECURITY.md says how). We will act on it.
