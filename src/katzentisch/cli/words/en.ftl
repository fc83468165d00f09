pick-game = Number or name (Enter for 1):
pick-players = How many players, { $least } to { $most } (Enter for { $middle })?
games-bots = Bots: { $bots }
pick-option = Number (Enter for { $number }):
pick-bots = Who plays against you: { $choices }, or a person's name (several with commas; Enter for { $default })?
menu-help = back or < : the question before · quit: leave
menu-first = This is the first question.
enter-board = Enter shows the board again.
list-more = … { $count } more: { $list }
list-more-short = … { $count }: { $list }
list-more-number = … +{ $count }
why-extra-missing = This needs the extra "{ $extra }": { $command }
why-weigh-what = Which move? For example: why { $moves }
prompt = Your move, { $name }
prompt-also = Also at this screen: { $names }. Type @ and a name to hand it to someone who wants to act or look.
command-hint = hint
command-show = show
command-list = list
command-why = why
command-undo = undo
command-rules = rules
command-help = help
command-record = record
command-log = log
command-quit = quit
pass-on = Pass the screen to { $name }. Everyone else, look away! Press Enter when ready.
watch-paused = Paused. Press Enter to continue.
command-back = back
command-restart = restart
dialogue-more = undo takes back the last answer, restart clears all answers, quit stops and keeps them, help explains.
dialogue-help =
    Type an answer; the question says where Enter alone is one. Tab completes.
    undo      take the last answer back
    restart   clear all answers and start over
    quit      stop; the same command continues from here
dialogue-resumed = Continuing after { $count ->
    [one] one answer saved in { $path }.
   *[other] { $count } answers saved in { $path }.
  }
dialogue-kept = Your answers are saved in { $path }; the same command continues from there.
verified = { $path }: a valid record of { $game }. { $plies ->
    [one] One move
   *[other] { $plies } moves
  }, { $state }.
verified-over = over, result { $result }
verified-open = still in progress
verified-sealed = The seal is intact.
verified-unsealed = It has no seal, so it may have been written or shortened by hand.
verified-seed = Fingerprint of the seed: { $hash }
verified-many = { $path }: { $records ->
    [one] one valid record
   *[other] { $records } valid records
  }, { $plies ->
    [one] one move
   *[other] { $plies } moves
  }. Unfinished: { $unfinished }. Without a seal: { $unsealed }.
laws-hold = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
  }, { $options }: all laws hold ({ $games ->
    [one] one game
   *[other] { $games } games
  })
laws-break = This record breaks a law:
admin-table = { $code }  { $opened }  { $game }: { $names }, games: { $matches }
admin-wrote = Wrote { $path }.
admin-opened = Opened the table { $code }.
admin-deleted = Deleted table { $code }.
admin-forgot = { $tables ->
    [one] Deleted, at one table.
   *[other] Deleted, at { $tables } tables.
}
admin-key = Link to the server administration (append it to the server's address): { $path }
admin-count = { $what }: { $number }
admin-person = { $guest }  { $name }, tables: { $tables }
admin-ban = { $id }  { $name }  { $whom }
admin-done = Done.
admin-would-forget = Would delete { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
}: { $codes }
admin-has-forgotten = Deleted { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
}: { $codes }
site-about = Four tabletop games in your browser, against bots or several players on one device: Cat in the Box, 5211, The Isle of Cats and Cryptid. No data is sent anywhere, and it works offline.
site-made = Wrote { $path }: copy it to any static web server. A first visit downloads { $megabytes } MB.
why-site-no-deno = The runtime is fetched from the npm registry with Deno, which is not installed: run "make setup", or put "deno" on the path.
why-site-unfetched = A pinned part of the site could not be downloaded: { $name }
why-site-none = There is no site in { $path }: create it with "katzentisch site { $path }" first.
why-many-records = { $path } holds { $records } matches. Choose one: --match 1 to --match { $records }
why-file-exists = { $path } already exists.
why-folder-name = { $name } cannot be the name of a game: use lower-case letters, digits and _, starting with a letter.
why-folder-keyword = { $name } cannot be the name of a game: it is a keyword of Python.
why-folder-module = { $name } cannot be the name of a game: Python already has a module { $name }.
why-backup-sqlite = Only SQLite databases are copied this way; for PostgreSQL use pg_dump.
why-workers-need-bus = Several workers need a database they can share: --store postgresql://…
why-port = Port { $port } cannot be used: { $problem }
why-store-missing = There is no store at { $store }. Check --store; only "katzentisch serve" creates one.
why-port-range = { $port } is not a port: use 0 to { $most }.
why-port-taken = Port { $port } is already in use.
why-listen-host = This machine cannot listen on { $host } (--host): { $problem }
pick-count = Name one for all { $others } seats, or exactly { $others }, separated by commas.
arena-plays = Playing
arena-resumed = Continuing after { $games } games played before.
arena-headline = { $game }, seats: { $seats }, options: { $options }, seed { $seed }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $deals ->
    [one] 1 complete deal
   *[other] { $deals } complete deals
 } in { $seatings } seatings each
arena-open = { $games } games belong to deals that have not been played in all seatings yet, and do not count.
arena-player = Player
arena-short-name = { $name } is { $player }
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
arena-trouble = { $name }: { $how } in deal { $deal }, seating { $seating }: { $detail }
arena-duel = { $first } ranks above { $second }: { $above } of the time; points ahead: { $lead }; p { $p }
arena-stop-high = Decided: { $name } wins { $high } or more, not { $low } (ratio { $ratio }, bound { $bound }).
arena-stop-low = Decided: { $name } wins { $low } or less, not { $high } (ratio { $ratio }, bound −{ $bound }).
arena-stop-open = Undecided whether { $name } wins { $low } or { $high } (ratio { $ratio }, bounds ±{ $bound }).
arena-kept = Saved: { $path }
arena-broken-off = Interrupted. The same command continues from here.
arena-unrecorded = Without a record: { $games } games played before. Players limited by time, and some external programs, would play differently a second time.
dataset-made = { $path }: { $games } games, { $moves } moves.
why-dataset-game = The dataset does not include { $name }, only { $choices }.
why-arena-nobody = There are no players: name some with --players or --external.
why-arena-player = "{ $text }" is not a player: write search:1s, search(1s), heuristic, learned:FILE, open(search:200) or ext:COMMAND.
why-arena-no-program = The program for "{ $command }" was not found.
why-net-game = { $game } has no bot that plays by a net.
why-net-other = The net { $path } was trained for { $game } with { $players } players (rules { $version }); this is { $here_game } with { $here_players } (rules { $here_version }).
why-net-bad = { $path } is not a net that train.py wrote, or it is damaged: { $problem }
why-arena-open-blind = { $kind } does not sample hidden cards, so open cards would change nothing.
why-arena-seats = { $players } players cannot fill { $seats } seats.
why-arena-folder = Nothing can be saved in { $path }: { $problem }
why-arena-other-contest = { $path } contains the results of another contest.
why-arena-stop = "{ $text }" is not a pair of win rates: write the lower one first, such as 0.5:0.6.
arena-title = Arena: { $game }
arena-thinking = Thinking
arena-plot-wins = Games won (dotted: by chance; red: clearly better)
arena-plot-curve = Games won, by number of deals
arena-duels = Head to head, deal by deal
arena-first = First
arena-second = Second
arena-above = First ranks above second
arena-ahead = Points ahead
arena-explained = Each deal is played in all seatings, and the deal is the unit of every interval (95 %) and of p, the probability that luck alone separates two players this much. A shared win is split. Clearly better: above chance by at least a third of what is left to win. A player that fails comes last in that game, and its points do not count.
arena-seats = Seats
arena-against = Against
arena-rating-gap = Rating difference
ladder-title = The ladder
ladder-about = Every level against the next lower one and against the baselines, one challenger against copies of its opponent, measured in the arena (docs/arena.md): duplicate deals, 95 % intervals. Clearly better means above chance by at least a third of what is left to win. Solo games have no opponent: the figure is the share of games won. The command above each section writes it.
ladder-before = Before
ladder-of = { $share } of { $games }
ladder-commands = Commands for each row
why-arena-cluster = There is no cluster at { $address }: { $problem }
arena-played = Games
arena-failed = Games that ended with a failure: { $games }. The first of them:
arena-failed-of = Games that ended with a failure: { $failed } of { $games }. A row with failures does not count. The first of them:
did-you-mean = Did you mean { $choice }?
why-usage = { $text }.
why-usage-missing = Missing: { $text }.
why-usage-no-value = { $switch } needs a value.
why-usage-number = { $switch }: "{ $text }" is not a number.
why-usage-positive = { $switch }: "{ $text }" is not a number of at least 1.
why-usage-both = { $switch } and { $second } cannot be used together.
why-usage-unexpected = "{ $text }" is not expected here.
why-usage-unknown = "{ $text }" is unknown.
why-usage-choice = "{ $text }" is unknown. Choose one of: { $choices }.
why-usage-which-game = Say which game: { $choices }.
why-usage-needs-keyboard = Without a terminal nobody can be asked. Pass a file: { $command }.
why-usage-only-for = { $command } is only for { $choices }.
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
progress-laws = Checking the laws
bench-engines = Measuring the engines
bench-sources = Measuring the sources
bench-records = Folding long records
bench-search = Searching
bench-c = Playing the same in C
bench-own = Measuring the games' own figures
bench-vectors = Playing many matches at once
bench-peers = Measuring other frameworks
site-fetch = Fetching Python for browsers
site-compress = Compressing it
site-library = Compiling its library
site-engines = Compiling the engines
site-write = Writing the site
how-crashed = crashed
how-illegal = not a legal answer
how-late = no answer in time
how-died = its process died
how-endless = the game does not end
