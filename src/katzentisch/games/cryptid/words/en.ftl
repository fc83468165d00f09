title = Cryptid
tagline = Every player holds one clue to where the creature lives; together the clues name a single hex. Find it first.
credits = Designed by Ruth Veevers and Hal Duncan. Published by Osprey Games; in German by Skellig Games.
feel = Everyone knows one thing. Ask, watch, think – and find it a moment before the others.
hint = Hint

option-mode = Clues
option-mode-normal = simple ones
option-mode-advanced = tricky ones too, such as “not in a forest”
option-mode-normal-about = 23 possible clues, six structures on the map.
option-mode-advanced-about = 48 possible clues, eight structures: each clue may also be meant the other way round.
option-answers = Cubes and discs
option-answers-automatic = are placed for you, always correctly
option-answers-by-hand = you place them yourselves, mistakes included
option-answers-automatic-about = Nobody can answer wrongly by mistake.
option-answers-by-hand-about = A wrong answer stays until its owner notices and corrects it.
option-card = Puzzle
option-card-none = a new one
option-card-drawn = a card from the box, drawn in secret
option-card-about = A new map and new clues, or one of the printed cards by its number.
option-starter = Who starts
option-starter-random = at random
option-starter-seat = player { $number }
option-starter-about = Places the first cube and then takes the first turn.
option-difficulty = Difficulty
option-difficulty-any = as it comes
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-difficulty-about = For new puzzles: how much the clues overlap.
option-share = How much the map may give away at the start
option-share-auto = as little as possible
option-share-about = For new puzzles, in percent: how likely a hex may be the habitat, judged by one clue and the map alone.

move-cube = cube
move-disc = disc
move-search = search
move-correct = correct
move-ask = ask
move-at = at
move-answer = answer
move-agree = agree
move-withdraw = withdraw

vote-agree = agree to the box's hint (needs votes)
vote-withdraw = withdraw from the box's hint

piece-cube = cube
piece-disc = disc
clue-on_forest_or_desert = The habitat is on forest or desert.
clue-on_forest_or_water = The habitat is on forest or water.
clue-on_forest_or_swamp = The habitat is on forest or swamp.
clue-on_forest_or_mountain = The habitat is on forest or mountains.
clue-on_desert_or_water = The habitat is on desert or water.
clue-on_desert_or_swamp = The habitat is on desert or swamp.
clue-on_desert_or_mountain = The habitat is on desert or mountains.
clue-on_water_or_swamp = The habitat is on water or swamp.
clue-on_water_or_mountain = The habitat is on water or mountains.
clue-on_swamp_or_mountain = The habitat is on swamp or mountains.
clue-within1_forest = The habitat is within one hex of forest.
clue-within1_desert = The habitat is within one hex of desert.
clue-within1_water = The habitat is within one hex of water.
clue-within1_swamp = The habitat is within one hex of swamp.
clue-within1_mountain = The habitat is within one hex of mountains.
clue-within1_animal = The habitat is within one hex of any animal territory.
clue-within2_stone = The habitat is within two hexes of a standing stone.
clue-within2_shack = The habitat is within two hexes of an abandoned shack.
clue-within2_bear = The habitat is within two hexes of bear territory.
clue-within2_cougar = The habitat is within two hexes of cougar territory.
clue-within3_white = The habitat is within three hexes of a white structure.
clue-within3_green = The habitat is within three hexes of a green structure.
clue-within3_blue = The habitat is within three hexes of a blue structure.
clue-within3_black = The habitat is within three hexes of a black structure.
clue-not_on_forest_or_desert = The habitat is neither on forest nor on desert.
clue-not_on_forest_or_water = The habitat is neither on forest nor on water.
clue-not_on_forest_or_swamp = The habitat is neither on forest nor on swamp.
clue-not_on_forest_or_mountain = The habitat is neither on forest nor on mountains.
clue-not_on_desert_or_water = The habitat is neither on desert nor on water.
clue-not_on_desert_or_swamp = The habitat is neither on desert nor on swamp.
clue-not_on_desert_or_mountain = The habitat is neither on desert nor on mountains.
clue-not_on_water_or_swamp = The habitat is neither on water nor on swamp.
clue-not_on_water_or_mountain = The habitat is neither on water nor on mountains.
clue-not_on_swamp_or_mountain = The habitat is neither on swamp nor on mountains.
clue-not_within1_forest = The habitat is not within one hex of forest.
clue-not_within1_desert = The habitat is not within one hex of desert.
clue-not_within1_water = The habitat is not within one hex of water.
clue-not_within1_swamp = The habitat is not within one hex of swamp.
clue-not_within1_mountain = The habitat is not within one hex of mountains.
clue-not_within1_animal = The habitat is not within one hex of any animal territory.
clue-not_within2_stone = The habitat is not within two hexes of a standing stone.
clue-not_within2_shack = The habitat is not within two hexes of an abandoned shack.
clue-not_within2_bear = The habitat is not within two hexes of bear territory.
clue-not_within2_cougar = The habitat is not within two hexes of cougar territory.
clue-not_within3_white = The habitat is not within three hexes of a white structure.
clue-not_within3_green = The habitat is not within three hexes of a green structure.
clue-not_within3_blue = The habitat is not within three hexes of a blue structure.
clue-not_within3_black = The habitat is not within three hexes of a black structure.
hint-no_within1 = No clue is about a distance of one hex.
hint-no_within2 = No clue is about a distance of two hexes.
hint-no_within3 = No clue is about a distance of three hexes.
hint-no_terrain_pair = No clue gives a choice of two terrains.
hint-no_terrain = No clue names a terrain.
hint-no_animal = No clue names an animal territory.
hint-no_forest = No clue names forest.
hint-no_desert = No clue names desert.
hint-no_water = No clue names water.
hint-no_swamp = No clue names swamp.
hint-no_mountain = No clue names mountains.

ask-over = The game is over.
ask-opening = Place a cube where the habitat cannot be.
ask-turn = Ask a player about a hex, or search a hex.
ask-answer = Could the habitat be { $hex }? Disc for yes, cube for no.
ask-extra = Your disc lies there already: where else could the habitat be?
ask-owing = You owe a cube: place it where the habitat cannot be.
ask-relay = Place the { $piece } you took off on another hex where it is right.
ask-wait = { $seat } is to act.

head-opening = Opening: cube { $number } of { $total }
head-turn = { $seat }'s turn
head-question = { $seat } asks about { $hex }
head-search = { $seat } searches { $hex }
head-over = The habitat was { $hex }
legend = F forest, D desert, W water, S swamp, M mountains; b bear, c cougar; ○ stone, △ shack (w white, g green, u blue, k black); ■ cube, ● discs, with the player's number; @ pawn
legend-signs =
    b bear c cougar
    ○ stone △ shack
    w white g green
    u blue k black
    ■ cube
    ● disc
    @ pawn
legend-own = + clue allows
pieces-of = Pieces of { $seat }
sign-forest = F
sign-desert = D
sign-water = W
sign-swamp = S
sign-mountain = M
sign-bear = b
sign-cougar = c
sign-white = w
sign-green = g
sign-blue = u
sign-black = k
event-wrong-piece = { $seat }: the piece on { $hex } contradicts the clue.
event-lie-pair = { $seat }: the pieces on { $hex } and { $second } cannot both be right.
event-lie-some = { $seat }: no clue fits all these pieces, although any two of them could be right.
event-correct-swap = { $seat } swaps the { $piece } on { $hex } for a piece of the other kind.
event-correct-off = { $seat } removes the { $piece } from { $hex }; another player's cube is there, so nothing replaces it.
event-correct-relay = Then the { $piece } goes to one of these: { $hexes }
event-correct-lapsed = There is no hex for it; { $seat } takes it back.
why-sheet-seats = There are { $players } players.
why-sheet-hint = There is no such hint; there are: { $choices }.
why-sheet-two-pieces = { $name } cannot have two pieces on { $hex }.
why-sheet-two-cubes = There can be only one cube on { $hex }.
why-sheet-no-piece = { $name } has no piece on { $hex }.
why-sheet-no-clues = No set of clues fits these pieces; something on the table is wrong.
column-player = player
column-cubes = cubes
column-discs = discs
column-notes = does not fit
percent-of = { $number } %
column-hint = wants the box's hint
column-clue = clue
you = (you)
yes = yes
own-clue = Your clue: { $clue }
known-hint = Hint for everyone: { $hint }

event-map = The map is set up.
event-your-clue = Your clue: { $clue }
event-starts = { $seat } starts.
    .you = You start.
event-opening-cube = { $seat } opens with a cube on { $hex }.
    .you = You open with a cube on { $hex }.
event-asks = { $seat } asks { $other } about { $hex }.
    .you = You ask { $other } about { $hex }.
    .to-you = { $seat } asks you about { $hex }.
event-answers = { $seat } answers with a { $piece } on { $hex }.
    .you = You answer with a { $piece } on { $hex }.
event-searches = { $seat } searches { $hex } and pays a disc, there or on another hex that fits.
    .you = You search { $hex } and pay a disc, there or on another hex that fits.
event-lays = { $seat } places a { $piece } on { $hex }.
    .you = You place a { $piece } on { $hex }.
event-skipped = { $seat } already has a disc on { $hex } and is skipped.
    .you = You already have a disc on { $hex } and are skipped.
event-owes = { $seat } has to place a cube.
    .you = You have to place a cube.
event-lapses-cube = { $seat } has no hex left for the cube and places none.
    .you = You have no hex left for the cube and place none.
event-lapses-disc = { $seat } has no hex left for the disc and places none.
    .you = You have no hex left for the disc and place none.
event-passed-over = { $seat } can neither ask nor search and is skipped.
    .you = You can neither ask nor search and are skipped.
event-named = { $hex } does not fit the clue of { $seat }: the disc there becomes a cube, and nobody wins.
    .you = { $hex } does not fit your clue: the disc there becomes a cube, and nobody wins.
event-corrects = { $seat } made a mistake on { $hex } and corrects it with a { $piece }.
    .you = You made a mistake on { $hex } and correct it with a { $piece }.
event-debt-dropped = { $seat } no longer has to place a cube.
    .you = You no longer have to place a cube.
event-question-void = The question does not count; { $seat } chooses again.
    .you = The question does not count; you choose again.
event-search-stopped = The correction by { $seat } ends the search.
    .you = Your correction ends the search.
event-agrees = { $seat } votes for the hint for everyone.
    .you = You vote for the hint for everyone.
event-withdraws = { $seat } takes back the vote for the hint for everyone.
    .you = You take back your vote for the hint for everyone.
event-hint = The hint for everyone: { $hint }
event-wins = { $seat } has found the habitat on { $hex } and wins.
    .you = You have found the habitat on { $hex } and win.
event-no-winner = Nobody can ask or search any more. The habitat was { $hex }; nobody wins.
event-clue-was = { $seat }'s clue: { $clue }
    .you = Your clue was: { $clue }
event-erred = { $seat } made a mistake on { $hex }, later corrected: { $piece }.
    .you = You made a mistake on { $hex }, later corrected: { $piece }.
event-erred-unnoticed = { $seat } made a mistake on { $hex }, and nobody noticed: { $piece }.
    .you = You made a mistake on { $hex }, and nobody noticed: { $piece }.

why-nobody-asks-you = Nobody is waiting for an answer from you.
why-hint-given = The hint has been given; there is only one.
why-agreed-already = You have already agreed.
why-agree-later = You withdrew your agreement; you can agree again once the turn has passed on.
why-not-agreed = You have not agreed, so there is nothing to withdraw.
why-no-mistakes = Pieces are placed automatically here, so there are no mistakes to correct.
why-relay-first = { $seat } has to place the removed piece first.
why-piece-is-right = Your piece on { $hex } is correct.
why-no-own-piece = You have no piece on { $hex }.
why-due-relay = First place the piece you removed: { $piece }.
why-due-turn = It is your turn: ask or search.
why-due-opening = First, everyone places two cubes.
why-due-owing = First place the cube that your question cost you.
why-due-extra = First place the disc that your search requires.
why-due-answer = First answer with a disc or a cube.
why-ask-yourself = You cannot ask yourself.
why-hex-closed = { $hex } is closed by a cube.
why-has-answered = { $seat } already has a piece on { $hex }.
why-own-piece-there = You already have a piece on { $hex }.
why-pawn-there = { $hex } is still being asked about; choose another hex.
why-clue-allows = Your clue says that { $hex } could be the habitat.
why-clue-forbids = Your clue says that { $hex } cannot be the habitat.
why-card-unknown = There is no card { $card }; there are N01 to N19 and A01 to A35.
why-card-mode = Card { $card } is for the other mode; it needs mode={ $mode }.
why-map-length = A map code has 18 digits, or 22 in advanced mode, not { $length }.
why-map-digit = "{ $digit }" is not a digit of a map code.
why-map-no-tile = There is no tile { $digit }; tiles are 1 to 6, or 7 to C when turned.
why-map-tile-twice = Tile { $tile } appears twice.
why-map-off = Row { $row }, column { $column } is not on the map.
why-map-structure-twice = There are two structures on { $hex }.
why-map-mode = The map { $code } has the structures of the other mode.
why-clues-number = There must be { $players } different clues, one for each player.
why-clue-mode = The clue { $clue } does not exist in this mode.
why-clue-unknown = There is no clue { $key }. There are: { $choices }
why-clues-habitats = The clues must single out one hex; these leave { $count }.
why-hint-false = This hint is not true for the clues in play.
why-no-puzzle = No puzzle for { $players } players was found that gives so little away at the start (at most { $share } % for any hex). Allow a larger share.
why-usage-players = Say how many players: --players 3, 4 or 5
why-usage-check = To check a puzzle, give both --map and --clues and nothing else.
why-usage-json = --json needs --map and --clues.
why-usage-share = A share is a number from 1 to 100, not { $share }.

compare-splits-clues = With it either answer rules out at least { $better } instead of { $made } clues.
compare-leaves-clues = With it the others still think { $better } instead of { $made } clues possible for you.
compare-may-be-habitat = That hex is the habitat with a probability of { $better } instead of { $made } %.
compare-risks-cube = With it the probability that you place a cube is { $better } instead of { $made } %.
because-honest = is true
because-dishonest = would be a lie
because-whim = is one of several equally good choices
because-splits-clues = of the clues { $seat } may still have, { $yes } would say yes here and { $no } no
because-risks-cube = costs you a cube with { $percent } % probability
because-may-be-habitat = is the habitat with { $percent } % probability
because-clue-forbids-search = your own clue rules { $hex } out
because-disc-tells = tells the others something about your clue
because-leaves-clues = the others would still think { $count ->
    [one] one clue
   *[other] { $count } clues
  } possible for you
because-closes-hex = closes { $hex } for everyone
because-goes-on = you are doing well without it
because-tells-least = reveals the least about your clue
because-discs-lie = { $count ->
    [one] one other player already has a disc there
   *[other] { $count } other players already have discs there
  }
because-overlooks = { $hex } is easy to overlook

companion-head = Set up this map (code { $map }).
companion-row = { $left }   { $right }
companion-tile = tile { $tile }, number top left
companion-turned = tile { $tile }, turned, number bottom right
companion-structure = { $structure } on { $hex }
structure-white_stone = white stone
structure-green_stone = green stone
structure-blue_stone = blue stone
structure-black_stone = black stone
structure-white_shack = white shack
structure-green_shack = green shack
structure-blue_shack = blue shack
structure-black_shack = black shack
companion-pass = Player { $number }: take the device; everyone else looks away. Press Enter.
companion-clue = Your clue: { $clue }
companion-hide = Press Enter to hide it.
companion-menu = clue 1 … { $players } (again), map, hint, habitat, quit; for your notes cube 1 C4, disc 2 D5, correct 1 C4:
notes-title = Notes
notes-whose = Whose piece?
notes-tap = Tap a hex.
notes-chosen = { $hex } · { $name }
notes-relay = Then the piece goes to one of the { $count } marked hexes.
notes-take = Take off
notes-correct = Correct
notes-left = Could still be the habitat: { $hexes }
notes-clues = { $name }: { $count ->
    [one] one clue is possible
   *[other] { $count } clues are possible
  }
notes-together = Use the fact that all clues together leave one hex
notes-hint = Hint
notes-own = My clue
notes-cover = Hide my clue
notes-own-which = My clue (it stays on this phone; while it is visible, the map shows only hexes that fit it)
companion-word-map = map
companion-word-correct = correct
companion-note-usage = Write the player's number and a hex, such as: cube 1 C4
companion-left = Could still be the habitat (?): { $hexes } hexes. Clues each player may have: { $clues }
companion-agree = The hint needs { $needed } players to agree. Type yes if you do:
companion-sure = Show the habitat and all clues? That ends the game. Type yes:
companion-habitat = The habitat is { $hex }.
companion-player-clue = Player { $number }: { $clue }
companion-word-yes = yes
companion-word-clue = clue
companion-word-hint = hint
companion-word-quit = quit
companion-fits = { $count ->
    [0] No hex fits all these clues.
    [one] One hex fits all these clues: { $hexes }
   *[other] { $count } hexes fit all these clues: { $hexes }
  }

notebook-head = After move { $ply }, what { $seat } could know: { $tuples ->
    [one] one way
   *[other] { $tuples } ways
  } to distribute the clues
notebook-gallery = spectators
notebook-errors = { $count ->
    [one] At least one piece must be wrong.
   *[other] At least { $count } pieces must be wrong.
  }
notebook-hexes = Hexes that could be the habitat: { $hexes }
notebook-clues = { $seat }, possible clues: { $count }

level-kitten = Learns along with you: forgets half of the answers, looks at a quarter of the map each turn, and searches only when nearly certain.
level-tabby = Keeps a list for every player, but forgets every fifth answer, looks at a third of the map each turn, and searches when quite sure.
level-lynx = Forgets nothing and asks the most useful question, but overlooks two hexes out of five each turn.
level-tiger = Forgets nothing, sees the whole map and asks the most useful question. It does not search until everyone has had two turns.
level-exact = A solver, not an opponent: it uses even what the set-up gives away, and often knows the habitat before you have had a turn.
strength-tiger = very strong
strength-exact = far too strong
bot-exact = solver

terrain-forest = forest
terrain-desert = desert
terrain-water = water
terrain-swamp = swamp
terrain-mountain = mountains
animal-bear = bear territory
animal-cougar = cougar territory
map-name = Map
map-legend = What is what?
map-cube = cube: its owner's clue rules the hex out; the hex is closed
map-disc = disc: its owner's clue allows the hex
map-pawn = pawn: someone is asking or searching here
map-hatched = hatched: your piece cannot go here now
map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
hex-is = { $hex }: { $land }.
hex-own-yes = Your clue allows it.
hex-own-no = Your clue rules it out.
hex-cube = { $seat }: cube, it cannot be here.
hex-disc = { $seat }: disc, it could be here.
hex-unfit = { $seat }: does not fit.
hex-pawn = The pawn is here.
hex-habitat = This is the habitat.
hex-candidate = You marked it as possible.
hex-excluded = You marked it as impossible.
hex-note = Your note: { $text }
menu-close = Close
do-ask = Ask { $seat } about { $hex }
do-ask-player = Ask { $seat }
do-search = Search { $hex }
do-search-here = Search here
do-cube = Place a cube on { $hex }
do-disc = Place a disc on { $hex }
do-correct = Correct your piece on { $hex }
do-answer-disc = Disc: it could be here
do-answer-cube = Cube: it cannot be here
do-agree = Vote for the hint for everyone
do-withdraw = Take back my vote for the hint for everyone
group-ask = Ask { $seat }
group-search = Search
group-cube = Place a cube
group-disc = Place a disc
group-correct = Correct a piece
group-other = Other moves
votes = Votes for the hint for everyone
votes-count = Hint for everyone: { $count } of { $needed } votes
votes-about = Once per game: it says which kind of clue nobody has. { $needed } of the { $players } players must vote for it.
vote-for = Vote for it
vote-back = Take my vote back
clue-yours = Your clue
clue-show = Show my clue
clue-hide = Hide my clue
clue-where = Where?
reveal-card = The set-up card was { $card }.
notebook = My notebook
notebook-auto = Cross out disproved clues automatically
notebook-possible = { $count ->
    [one] Show the one hex that is left
   *[other] Show the { $count } hexes that are left
  }
place-opening = Opening cubes
place-turn = Turn { $number }
place-over = Found: { $hex }
pick-hex = Choose a hex to see what you can do there.
pick-open = Choose a hex without hatching: your piece cannot go on a hatched one.
notebook-open = Notebook
notebook-end = Clues
clues-left = { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }
notebook-table = Clues each player may have
notebook-clue = Clue
notebook-pieces-of = Show the pieces of { $seat }
notebook-where = Where would this be true? { $clue }
cell-left = { $seat } may have it. { $clue }
cell-struck = { $seat }: crossed out. { $clue }
against-cube = A cube on { $hex } rules it out.
against-disc = A disc on { $hex } rules it out.
against-hint = The hint rules it out.
against-own = It is your own clue.
kind-is-0 = On one of two terrains
kind-is-1 = Within one hex of
kind-is-2 = Within two hexes of
kind-is-3 = Within three hexes of
kind-not-0 = Neither on … nor on …
kind-not-1 = Not within one hex of
kind-not-2 = Not within two hexes of
kind-not-3 = Not within three hexes of
what-forest = forest
what-desert = desert
what-water = water
what-swamp = swamp
what-mountain = mountains
what-bear = bears
what-cougar = cougars
what-stone = a stone
what-shack = a shack
what-white = a white structure
what-green = a green structure
what-blue = a blue structure
what-black = a black structure
mark-candidate = possible
mark-excluded = impossible
mark-note = Note

companion-title = With the box on the table
companion-what = We create a puzzle or take a card, show you the map to build, and give everyone a clue on this device. You place the pieces yourselves.
companion-players = Players
companion-names = Names (you may leave them out)
companion-first = Who begins?
companion-finder = Who found the habitat?
companion-nobody = nobody
companion-clue-of = { $name }: { $clue }
companion-begin = Set up
companion-built = The map is ready: hand out the clues
companion-back = Back
companion-player = Player { $number }
companion-look-away = Take the device. Everyone else, look away.
companion-show = I am { $name }: show my clue
companion-next = Hide it and pass the device on
companion-cover = Hide it
companion-good-hunt = Good hunting!
companion-clue-again = Clue of { $name }
companion-map = The map
companion-hint = The hint
companion-reveal = The habitat and all clues
companion-again = New set-up
companion-hint-sure = The hint needs { $needed } players to agree. Do they?
companion-habitat-sure = Show the habitat and all clues? That ends the game.
companion-again-sure = Forget this game and set up a new one?
companion-yes = Yes
companion-no = No

lesson-welcome = Somewhere on this map lives a creature nobody has ever seen. Its habitat is a single hex. Each of you has one clue, and only one hex fits all three. Find it first!
lesson-clue = This is your clue; nobody else knows it. Press it to hide it when someone is looking over your shoulder.
lesson-where = Which hexes fit? Press the eye next to your clue: those that fit glow, all others fade.
lesson-cube = Your cube says “my clue rules this hex out”, and it closes the hex. Everyone starts with two. Hatched hexes are not possible. Choose a faded one and place yours: the others learn from it, so choose one that gives little away.
lesson-cube-again = The others have placed cubes too. Each tells you something about its owner's clue. Now place your second one.
lesson-read = Now it is your turn. Look around: choose a hex to read what is there and what happened there. Nobody can ask about closed hexes.
lesson-ask = On your turn you either ask or search. To ask, pick a hex and then a player, who must answer honestly: a disc for “it could be here”, a cube for “it cannot be here”. Ask your neighbour about a glowing hex.
lesson-owe = A cube! This hex is out, and it costs you: if your question is answered with a cube, you place one too. Pick a hex that your clue rules out.
lesson-disc = Meanwhile the others have asked. A disc says “my clue allows this hex”. The habitat must fit everyone, so hexes with many discs are promising.
lesson-notebook = Your notebook has a column for each of the others and a row for each clue. It can keep track for you: tick the box, and every clue that a piece disproves is crossed out.
lesson-strike = The numbers at the top show how many clues are left for each player. Press a circle to cross it out yourself. Press the name of a clue that someone may have, and the map shows where it would be true.
lesson-left = And now all at once: let the notebook show the hexes that are still possible with everyone's remaining clues.
lesson-ask-again = Ask about one of the glowing hexes. A good question divides what is left: both answers should be possible. A no costs you a cube, so if in doubt, prefer a likely yes.
lesson-search = When you think you know the habitat, search: pick a hex that fits your clue and choose “Search here”. You place a disc, then the others answer one by one. If nobody places a cube, you win; if someone does, the search ends and you have to place a cube.
lesson-hunt = Now you know everything. Keep hunting until someone finds the habitat! If enough players vote for it, there is one hint for everyone per game.
lesson-end = That was the hunt. All clues are revealed: press one to see where it was true.
statistic-turns = Turns to a win
statistic-failed-searches = Failed searches
statistic-acted = Your turns
statistic-length = Turns in the whole game
statistic-everybody = Games in which everyone had a turn, in %

review-own = Who could have known what, and when
hindsight-known = { $name } could have known the habitat after move { $ply }.
hindsight-at-once = { $name } could have known the habitat from the start.
hindsight-never = { $count ->
    [one] { $name } could not have known it: in the end only a wrong hex was left.
   *[other] { $name } could not have known it: in the end { $count } hexes were left.
  }
hindsight-show = Show
hindsight-chart = How many hexes were left for a player who drew every conclusion, fewer than the pieces alone leave. Press the chart to see that moment on the map.
hindsight-table = The same as numbers
hindsight-move = Move
hindsight-at = After move { $ply }
hindsight-gallery = Spectators
outcome-found = found the habitat on { $hex }
    .you = found the habitat on { $hex }
outcome-missed = came too late
    .you = came too late
outcome-none = did not find the habitat
    .you = did not find the habitat

course-left = Hexes that the pieces left for each player before each turn
best-found = { $number ->
    [0] without asking a question
    [one] after one question
   *[other] after { $number } questions
  }
best-asked = { $number ->
    [0] had no chance to ask
    [one] asked once and got a cube
   *[other] asked { $number } times and always got a cube
  }
    .you = { $number ->
    [0] had no chance to ask
    [one] asked once and got a cube
   *[other] asked { $number } times and always got a cube
  }
best-disc = best question: to { $other } about { $hex } – a disc
    .to-you = best question: to you about { $hex } – a disc

summary =
    Goal: find the one hex that fits everyone's clue.
    On your turn, ask another player about a hex: a disc means that their clue allows it, a cube that it does not.
    If the answer is a cube, you place one too, on a hex that your clue rules out.
    Or search a hex that fits your clue: place a disc, and the others answer one by one. The first cube ends the search; if there is none, you win.
    A cube closes its hex for good.

picture-CR-01 = A whole map: six tiles, five terrains, bear and cougar territories, stones and shacks.
picture-CR-06 = All hexes within two steps of the one in the middle are marked.
picture-CR-11 = Discs mean yes; a cube means no and closes its hex.
picture-CR-15 = The five terrains: forest, desert, water, swamp, mountains.
picture-CR-20 = The hunt opens with cubes: everyone shows where the habitat is not.
picture-CR-22 = The pawn stands on the hex that is asked about or searched.
picture-CR-34 = A misplaced piece is corrected.
picture-CR-37 = The hint says which kinds of clues nobody has.
picture-CR-R1 = Cubes and discs carry their player's sign.
highlight-questions = Fewest questions and searches to win
