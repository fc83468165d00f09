title = Cryptid
tagline = Everybody holds one clue to where the creature lives; together they name a single hex. Find it first.
feel = Everybody knows one thing. Ask, watch, think – and find it a moment before the others.
hint = Hint

option-mode = Clues
option-mode-normal = simple ones
option-mode-advanced = tricky ones too, such as “not in a forest”
option-answers = Cubes and discs
option-answers-automatic = are laid for you, always right
option-answers-by-hand = you lay them yourselves, mistakes included
option-card = Puzzle
option-card-none = a new one
option-card-drawn = a card of the box, drawn in secret
option-starter = Who starts
option-starter-random = at random
option-starter-seat = player { $number }
option-difficulty = How hard
option-difficulty-any = as it comes
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-share = How much the first look may give away
option-share-auto = as little as possible

move-cube = cube
move-disc = disc
move-search = search
move-correct = correct
move-ask = ask
move-at = at
move-answer = answer
move-agree = agree
move-withdraw = withdraw

vote-agree = agree to the hint
vote-withdraw = withdraw from the hint

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
hint-no_within1 = No clue is about one hex of distance.
hint-no_within2 = No clue is about two hexes of distance.
hint-no_within3 = No clue is about three hexes of distance.
hint-no_terrain_pair = No clue gives a choice of two terrains.
hint-no_terrain = No clue names a terrain.
hint-no_animal = No clue names an animal territory.
hint-no_forest = No clue names forest.
hint-no_desert = No clue names desert.
hint-no_water = No clue names water.
hint-no_swamp = No clue names swamp.
hint-no_mountain = No clue names mountains.

ask-over = The game is over.
ask-opening = Lay a cube on a hex that cannot be the habitat.
ask-turn = Ask a player about a hex, or search a hex.
ask-answer = Could the habitat be { $hex }? Answer with a disc for yes, a cube for no.
ask-extra = You have a disc there already: lay one on another hex that could be the habitat.
ask-owing = You caused a cube, so lay one yourself on a hex that cannot be the habitat.
ask-relay = Lay the { $piece } you took off on another hex where it is right.
ask-wait = { $seat } is to act.

head-opening = Opening: cube { $number } of { $total }
head-turn = { $seat } is on turn
head-question = { $seat } asks about { $hex }
head-search = { $seat } searches { $hex }
head-over = The habitat was { $hex }
legend = F forest, D desert, W water, S swamp, M mountains; b bear, c cougar; ○ stone, △ shack (w white, g green, u blue, k black); ■ cube, ● discs, by the number of the player; @ pawn
legend-own = ; + your clue holds here
pieces-of = The pieces of { $seat }
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
event-wrong-piece = { $seat }: the piece on { $hex } contradicts { $seat }'s clue.
event-lie-pair = { $seat }: the pieces on { $hex } and { $second } cannot both be right.
event-lie-some = { $seat }: no clue fits all these pieces; any two of them could be right.
event-correct-swap = { $seat } takes the { $piece } off { $hex } and puts a piece of the other kind there.
event-correct-off = { $seat } takes the { $piece } off { $hex }; another's cube lies there already, so nothing takes its place.
event-correct-relay = Then the { $piece } goes to one of these: { $hexes }
event-correct-lapsed = There is no hex for it; { $seat } takes it back.
why-sheet-seats = There are { $players } players.
why-sheet-hint = There is no such hint; there are: { $choices }.
why-sheet-two-pieces = { $name } cannot have two pieces on { $hex }.
why-sheet-two-cubes = On { $hex } there is room for one cube only.
why-sheet-no-piece = { $name } has no piece on { $hex }.
why-sheet-no-clues = No clues at all fit these pieces together; something on the table is wrong.
column-player = player
column-cubes = cubes
column-discs = discs
column-notes = does not fit
column-hint = wants the hint
column-clue = clue
you = (you)
yes = yes
own-clue = Your clue: { $clue }
known-hint = Hint: { $hint }

event-map = The map is laid out (code { $map }).
event-your-clue = Your clue: { $clue }
event-starts = { $seat } starts.
event-opening-cube = { $seat } opens with a cube on { $hex }.
event-asks = { $seat } asks { $other } about { $hex }.
event-answers = { $seat } answers with a { $piece } on { $hex }.
event-searches = { $seat } searches { $hex }.
event-lays = { $seat } places a { $piece } on { $hex }.
event-skipped = { $seat } has a disc on { $hex } and is skipped.
event-owes = { $seat } owes a cube.
event-lapses-cube = { $seat } has no hex for the cube; it lapses.
event-lapses-disc = { $seat } has no hex for the disc; it lapses.
event-passed-over = { $seat } can neither ask nor search and is passed over.
event-named = { $hex } does not fit { $seat }: the disc there is swapped for a cube, and nobody wins.
event-corrects = { $seat } made a mistake on { $hex } and swaps it: { $piece }.
event-debt-dropped = { $seat } owes nothing any more.
event-question-void = The question is void; { $seat } chooses again.
event-search-stopped = The correction of { $seat } stops the search.
event-agrees = { $seat } would like the hint.
event-withdraws = { $seat } no longer wants the hint.
event-hint = The hint: { $hint }
event-wins = { $seat } has found the habitat on { $hex } and wins.
event-no-winner = Nobody can ask or search any more. The habitat was { $hex }; nobody wins.
event-clue-was = The clue of { $seat }: { $clue }
event-erred = { $seat } had erred on { $hex } (corrected): { $piece }.
event-erred-unnoticed = { $seat } erred on { $hex }, and nobody noticed: { $piece }.

why-nobody-asks-you = Nobody waits for an answer of yours.
why-hint-given = The hint was given; there is only one.
why-agreed-already = You have agreed already.
why-agree-later = You took your agreement back; you may agree again when the turn has passed on.
why-not-agreed = You have not agreed, so there is nothing to withdraw.
why-no-mistakes = Pieces are laid automatically here; there are no mistakes to correct.
why-relay-first = First { $seat } lays the piece that was taken off.
why-piece-is-right = Your piece on { $hex } is right.
why-no-own-piece = You have no piece on { $hex }.
why-due-relay = First lay what you took off: { $piece }.
why-due-turn = It is your turn: ask or search.
why-due-opening = Everybody lays two cubes first.
why-due-owing = You owe a cube first.
why-due-extra = First lay the disc that your search costs.
why-due-answer = First answer with a disc or a cube.
why-ask-yourself = You cannot ask yourself.
why-hex-closed = A cube closes { $hex }.
why-has-answered = { $seat } has a piece on { $hex } already.
why-own-piece-there = You have a piece on { $hex } already.
why-pawn-there = An answer is due on { $hex }; choose another hex.
why-clue-allows = By your clue { $hex } could be the habitat.
why-clue-forbids = By your clue { $hex } cannot be the habitat.
why-card-unknown = There is no card { $card }; there are N01 to N19 and A01 to A35.
why-card-mode = Card { $card } is for the other mode; it needs mode={ $mode }.
why-map-length = A map code has 18 digits, or 22 in advanced mode, not { $length }.
why-map-digit = "{ $digit }" is no digit of a map code.
why-map-no-tile = There is no tile { $digit }; tiles are 1 to 6, or 7 to C if turned.
why-map-tile-twice = Tile { $tile } is there twice.
why-map-off = Row { $row }, column { $column } is not on the map.
why-map-structure-twice = Two structures stand on { $hex }.
why-map-mode = The map { $code } has the structures of the other mode.
why-clues-number = There must be { $players } different clues, one for each player.
why-clue-mode = The clue { $clue } does not exist in this mode.
why-clue-unknown = There is no clue { $key }. There are: { $choices }
why-clues-habitats = The clues must single out one hex; these leave { $count }.
why-hint-false = This hint is not true for the clues in play.
why-no-puzzle = No puzzle for { $players } players was found whose first look gives so little away (at most { $share } % for a hex). Allow a larger share.
why-usage-players = Say how many play: --players 3, 4 or 5
why-usage-check = To check a puzzle give both --map and --clues, and nothing else.
why-usage-json = --json is for --map and --clues.
why-usage-share = A share is a number from 1 to 100, not { $share }.

because-honest = is the truth
because-dishonest = would be a lie
because-whim = is one of several equal choices
because-splits-clues = of the clues { $seat } may have, { $yes } say yes here and { $no } say no
because-risks-cube = costs you a cube with { $percent } % probability
because-may-be-habitat = is the habitat with { $percent } % probability
because-clue-forbids-search = your own clue rules { $hex } out
because-disc-tells = the disc tells the others something about your clue
because-piece-tells = the piece tells the others something about your clue
because-closes-hex = closes { $hex } for everyone
because-goes-on = the hunt is going well without it
because-tells-least = reveals least about your clue
because-discs-lie = others have discs there already: { $count }
because-overlooks = you do not think of { $hex } just now

companion-head = Lay out this map (code { $map }).
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
companion-pass = Player { $number }: take the device, nobody else looks. Press Enter.
companion-clue = Your clue: { $clue }
companion-hide = Press Enter to hide it.
companion-menu = clue 1 … { $players } (again), map, hint, habitat, quit; for your notes cube 1 C4, disc 2 D5, correct 1 C4:
notes-title = Notes
notes-whose = Whose piece?
notes-what = Tap a hex for
notes-correct = a correction
notes-left = May still be the habitat: { $hexes }
notes-clues = { $name }: { $count ->
    [one] one clue is possible
   *[other] { $count } clues are possible
  }
notes-together = Use that all clues together leave one hex
notes-hint = Hint
notes-own = My own clue
notes-cover = Cover my clue
notes-own-which = My clue (it stays on this phone; while it lies open the map shows only what fits it)
companion-word-map = map
companion-word-correct = correct
companion-note-usage = Write the player's number and a hex, such as: cube 1 C4
companion-left = May still be the habitat (?): { $hexes } hexes. Clues that each player may have: { $clues }
companion-agree = The hint needs the agreement of { $needed } players. Type yes if you agree:
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

notebook-head = After move { $ply }, as { $seat } could know it: { $tuples ->
    [one] one way
   *[other] { $tuples } ways
  } to hand out the clues
notebook-gallery = spectators
notebook-errors = At least { $count } pieces must be wrong.
notebook-hexes = Hexes that may be the habitat: { $hexes }
notebook-clues = { $seat }, possible clues: { $count }

level-kitten = Learns with you: forgets half of the answers, looks at a quarter of the map in a turn, and searches only when it is nearly certain.
level-tabby = Keeps a list for every player, but forgets every fifth answer, looks at a third of the map in a turn, and searches when it is quite sure.
level-lynx = Forgets nothing and asks what splits the clues best, but overlooks two hexes out of five in a turn.
level-tiger = Forgets nothing, sees the whole map, and asks what splits the clues best. It does not search before everybody has had two turns.
level-exact = A solver, not an opponent: uses even what the set-up gives away, and often knows the habitat before you have had a turn.
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
map-cube = cube: the clue of its owner does not hold here; the hex is closed
map-disc = disc: the clue of its owner holds here
map-pawn = pawn: someone is asking or searching here
map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
hex-is = { $hex }: { $land }.
hex-own-yes = Your clue allows it.
hex-own-no = Your clue forbids it.
hex-cube = { $seat }: cube, cannot be here.
hex-disc = { $seat }: disc, could be here.
hex-unfit = { $seat }: does not fit.
hex-pawn = The pawn stands here.
hex-habitat = This is the habitat.
hex-candidate = You marked it as possible.
hex-excluded = You marked it as impossible.
hex-note = Your note: { $text }
menu-close = Close
do-ask = Ask { $seat } about { $hex }
do-ask-player = Ask { $seat }
do-search = Search { $hex }
do-search-here = Search here
do-cube = Lay a cube on { $hex }
do-disc = Lay a disc on { $hex }
do-correct = Correct your piece on { $hex }
do-answer-disc = Disc: it could be here
do-answer-cube = Cube: it cannot be here
do-agree = I want the hint
do-withdraw = No hint after all
group-ask = Ask { $seat }
group-search = Search
group-cube = Lay a cube
group-disc = Lay a disc
group-correct = Correct a piece
group-other = Other moves
votes = Votes for the hint
votes-count = Hint: { $count } of { $needed } votes
clue-yours = Your clue
clue-show = Show my clue
clue-hide = Cover my clue
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
pick-hex = Tap a hex to see what you can do there.
notebook-open = Notebook
notebook-end = Clues
clues-left = { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }
notebook-table = Which clue anybody may have
notebook-clue = Clue
notebook-pieces-of = Show the pieces of { $seat }
notebook-where = Where would this hold? { $clue }
cell-left = { $seat } may have it. { $clue }
cell-struck = { $seat }: struck out. { $clue }
against-cube = A cube on { $hex } speaks against it.
against-disc = A disc on { $hex } speaks against it.
against-hint = The hint speaks against it.
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
companion-what = We make a puzzle or take a card, show you the map to build, and hand everybody a clue on this device. The pieces are yours to lay.
companion-players = Players
companion-begin = Set up
companion-built = The map is built: hand out the clues
companion-back = Back
companion-player = Player { $number }
companion-look-away = Take the device. Everybody else looks away.
companion-show = I am player { $number }: show my clue
companion-next = Cover it and pass the device on
companion-cover = Cover it
companion-good-hunt = Good hunting!
companion-clue-again = Clue of player { $number }
companion-map = The map
companion-hint = The hint
companion-reveal = The habitat and all clues
companion-again = A new set-up
companion-hint-sure = The hint needs the agreement of { $needed } players. Do they agree?
companion-habitat-sure = Show the habitat and all clues? That ends the game.
companion-again-sure = Forget this game and set up a new one?
companion-yes = Yes
companion-no = No

lesson-welcome = Somewhere on this map lives a creature nobody has ever seen. Its habitat is a single hex. Each of you holds one clue, and only one hex fits all three. Find it first!
lesson-clue = This is your clue; nobody else knows it. A tap on it covers it when somebody looks over your shoulder.
lesson-where = Where does it hold? Touch the eye beside your clue: the hexes that fit glow, all others fade.
lesson-cube = A cube of yours says “here my clue does not hold”, and it closes the hex. Everybody begins with two. Pick a faded hex and lay yours: the others learn from it, so choose one that tells little.
lesson-cube-again = The others have laid cubes as well. Each tells you something about its owner’s clue. Now lay your second one.
lesson-read = Now it is your turn. Look around: touch a hex and you read what it is and what happened there. Closed hexes cannot be asked about.
lesson-ask = In a turn you ask or you search. To ask, pick a hex and then a player, who must answer honestly: a disc for “could be here”, a cube for “cannot be here”. Ask your neighbour about a glowing hex.
lesson-owe = A cube! The hex is out, and that costs you: whoever causes a cube lays one too. Pick a hex where your clue does not hold.
lesson-disc = Meanwhile the others have asked. A disc says “my clue holds here”: the habitat must fit everybody, so hexes with many discs are hot.
lesson-notebook = Your notebook has a column for everybody else and a row for every clue. Let it keep the books: tick the box, and what a piece contradicts is struck out.
lesson-strike = The numbers on top say how many clues are left for each. A circle that you touch is struck out by hand. Touch the name of a clue that somebody may have: the map shows where it would hold.
lesson-left = And now all at once: let the notebook show the hexes that everybody’s remaining clues leave open.
lesson-ask-again = Ask about one of the glowing hexes. A good question splits what is left: both answers should be possible. A no costs you a cube, so when in doubt prefer a likely yes.
lesson-search = When you think you know the habitat, search: pick a hex that fits you and choose “Search here”. You lay a disc, then the others answer one after the other. If nobody lays a cube, you win; if one does, the search ends and you owe a cube.
lesson-hunt = You know everything now. Hunt on until somebody finds the habitat! Enough votes bring one hint a game.
lesson-end = That was the hunt. All clues lie open: touch one to see where it held.
statistic-turns = Turns to a win
statistic-failed-searches = Failed searches
statistic-acted = Turns had
statistic-length = Turns of the whole hunt
statistic-everybody = Hunts in which everybody had a turn, in %

review-own = Who could have known what when
hindsight-known = { $name } could have known the habitat after move { $ply }.
hindsight-at-once = { $name } could have known the habitat from the start.
hindsight-never = { $count ->
    [one] { $name } could not have known it: in the end a wrong hex was all that was left.
   *[other] { $name } could not have known it: in the end { $count } hexes were left.
  }
hindsight-show = Show
hindsight-chart = How many hexes each view left for the habitat; a press on the chart shows that moment on the map.
hindsight-table = The same as numbers
hindsight-move = Move
hindsight-at = After move { $ply }
hindsight-gallery = Spectators
outcome-found = found the habitat on { $hex }
outcome-missed = was still searching

course-turns = Cubes and discs on the map, turn by turn
best-found = { $number ->
    [0] without asking a question
    [one] after one question
   *[other] after { $number } questions
  }
best-asked = { $number ->
    [0] had no chance to ask
    [one] asked once, and it was a cube
   *[other] asked { $number } times, and it was always a cube
  }
best-disc = best question: { $other } about { $hex } – a disc

summary =
    Goal: find the one hex on which everybody's clue holds.
    On your turn ask somebody about a hex: a disc means that their clue allows it, a cube that it does not.
    A cube as an answer costs you a cube of your own, somewhere your clue does not hold.
    Or search a hex that fits your clue: lay a disc, and the others answer one after the other. The first cube stops you; no cube, and you have won.
    A cube closes its hex for good.

picture-CR-01 = A whole map: six tiles, five terrains, territories of bears and cougars, stones and shacks.
picture-CR-06 = Everything up to two steps from the hex in the middle is marked.
picture-CR-11 = Discs say yes, a cube says no and closes its hex.
picture-CR-15 = The five terrains: forest, desert, water, swamp, mountain.
picture-CR-20 = The hunt opens with cubes: everybody shows where the habitat is not.
picture-CR-22 = The pawn stands on the hex that is asked about or searched.
picture-CR-34 = A piece that lay wrong is corrected.
picture-CR-37 = The hint says which kinds of clues nobody has.
picture-CR-R1 = Cubes and discs carry the sign of their player.
