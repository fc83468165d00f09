title = Isle of Cats
tagline = Draft cards, lure cats with fish, and find room for all of them on your boat.
credits = Designed by Frank West. Published by The City of Games; in German by Skellig Games.
feel = Lure cats with fish and find each a snug place aboard. Cosy, and never enough room.

option-modules = Lesson card sets
option-modules-ABC = A, B and C
option-modules-about = Three sets of eight lessons are added to the 14 that are always there.
option-difficulty = Solo difficulty
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-difficulty-very_hard = very hard
option-difficulty-expert = expert
option-difficulty-about = Decides which lessons your sister has and how many points they bring her.
option-family = Family game
option-family-no = no, with fish
option-family-yes = yes, shorter and without fish
option-family-no-about = You draft cards, pay with fish and fill your boat over five days.
option-family-yes-about = No cards to draft and nothing to pay: you take a cat in turn and place it. Everyone has two lessons.
option-promos = Promo cats and treasures
option-promos-no = without
option-promos-yes = with
option-moments = When anytime cards can be played
option-moments-few = in turns and between phases
option-moments-all = also after each cat
option-moments-about = More moments mean more questions whether you want to play a card; in a solo game, also before each of your sister's cards.

colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple
colour-orange = orange
field-left = left
field-right = right
basket-permanent = a permanent basket
basket-basket = a basket
basket-broken = two broken baskets
tile-single = a one-square treasure
tile-domino = a two-square treasure
tile-corner3 = a corner treasure
tile-line3 = a three-square treasure
tile-rare-L4 = a rare L
tile-rare-T4 = a rare T
tile-rare-O4 = a rare square
tile-rare-S4 = a rare S
tile-rare-I4 = a rare bar
tile-oshax-1 = Ozma the Oshax
tile-oshax-2 = Sheba the Oshax
tile-oshax-3 = Kumo the Oshax
tile-oshax-4 = Freya the Oshax
tile-oshax-5 = Loki the Oshax
tile-oshax-6 = Zephyr the Oshax
tile-blue-01 = Azura
tile-blue-02 = Fjord
tile-blue-03 = Skye
tile-blue-04 = Indigo
tile-blue-05 = Laguna
tile-blue-06 = Bella
tile-blue-07 = Misty
tile-blue-08 = Ocean
tile-blue-09 = Cobi
tile-blue-10 = Delfi
tile-blue-11 = Polar
tile-blue-12 = Frosty
tile-blue-13 = Brisa
tile-blue-14 = Nixie
tile-blue-15 = Pearl
tile-blue-16 = Marlin
tile-blue-17 = Stormy
tile-green-01 = Basil
tile-green-02 = Moss
tile-green-03 = Kiwi
tile-green-04 = Fern
tile-green-05 = Pesto
tile-green-06 = Ivy
tile-green-07 = Olive
tile-green-08 = Clover
tile-green-09 = Lima
tile-green-10 = Minty
tile-green-11 = Pista
tile-green-12 = Jade
tile-green-13 = Gecko
tile-green-14 = Bamboo
tile-green-15 = Timo
tile-green-16 = Sage
tile-green-17 = Wasabi
tile-red-01 = Paprika
tile-red-02 = Ruby
tile-red-03 = Chili
tile-red-04 = Cherry
tile-red-05 = Rusty
tile-red-06 = Amarena
tile-red-07 = Scarlet
tile-red-08 = Rosso
tile-red-09 = Merlot
tile-red-10 = Salsa
tile-red-11 = Poppy
tile-red-12 = Robin
tile-red-13 = Garnet
tile-red-14 = Tango
tile-red-15 = Flamenco
tile-red-16 = Cayenne
tile-red-17 = Rosie
tile-purple-01 = Violet
tile-purple-02 = Plum
tile-purple-03 = Lila
tile-purple-04 = Aubi
tile-purple-05 = Mauve
tile-purple-06 = Lavanda
tile-purple-07 = Amy
tile-purple-08 = Figaro
tile-purple-09 = Berry
tile-purple-10 = Viola
tile-purple-11 = Iris
tile-purple-12 = Malva
tile-purple-13 = Merlin
tile-purple-14 = Magenta
tile-purple-15 = Orchi
tile-purple-16 = Grappa
tile-purple-17 = Cassis
tile-orange-01 = Mango
tile-orange-02 = Ginger
tile-orange-03 = Pumpkin
tile-orange-04 = Saffi
tile-orange-05 = Apri
tile-orange-06 = Clementine
tile-orange-07 = Papaya
tile-orange-08 = Marmi
tile-orange-09 = Nacho
tile-orange-10 = Curry
tile-orange-11 = Copper
tile-orange-12 = Amber
tile-orange-13 = Peachy
tile-orange-14 = Honey
tile-orange-15 = Foxy
tile-orange-16 = Sunny
tile-orange-17 = Cheddar

move-figure = figure
move-keep = keep
move-buy = buy
move-discard = discard
move-play = play
move-take = take
move-shift = move
move-use = use
move-name = name
move-left = left
move-right = right
move-place = place
move-at = at
move-remove = remove
move-done = done
move-pass = pass
move-ready = ready
move-decline = decline
move-permanent = permanent basket
move-basket = basket
move-broken = two broken baskets
move-used = used basket
move-unused = unused basket
move-rare = for a rare treasure
move-common = for common treasures
move-small = for small treasures
move-single = single
move-domino = domino
move-corner3 = corner
move-line3 = line
move-blue = blue
move-green = green
move-red = red
move-purple = purple
move-orange = orange
move-blue-01 = blue-01
move-blue-02 = blue-02
move-blue-03 = blue-03
move-blue-04 = blue-04
move-blue-05 = blue-05
move-blue-06 = blue-06
move-blue-07 = blue-07
move-blue-08 = blue-08
move-blue-09 = blue-09
move-blue-10 = blue-10
move-blue-11 = blue-11
move-blue-12 = blue-12
move-blue-13 = blue-13
move-blue-14 = blue-14
move-blue-15 = blue-15
move-blue-16 = blue-16
move-blue-17 = blue-17
move-green-01 = green-01
move-green-02 = green-02
move-green-03 = green-03
move-green-04 = green-04
move-green-05 = green-05
move-green-06 = green-06
move-green-07 = green-07
move-green-08 = green-08
move-green-09 = green-09
move-green-10 = green-10
move-green-11 = green-11
move-green-12 = green-12
move-green-13 = green-13
move-green-14 = green-14
move-green-15 = green-15
move-green-16 = green-16
move-green-17 = green-17
move-red-01 = red-01
move-red-02 = red-02
move-red-03 = red-03
move-red-04 = red-04
move-red-05 = red-05
move-red-06 = red-06
move-red-07 = red-07
move-red-08 = red-08
move-red-09 = red-09
move-red-10 = red-10
move-red-11 = red-11
move-red-12 = red-12
move-red-13 = red-13
move-red-14 = red-14
move-red-15 = red-15
move-red-16 = red-16
move-red-17 = red-17
move-purple-01 = purple-01
move-purple-02 = purple-02
move-purple-03 = purple-03
move-purple-04 = purple-04
move-purple-05 = purple-05
move-purple-06 = purple-06
move-purple-07 = purple-07
move-purple-08 = purple-08
move-purple-09 = purple-09
move-purple-10 = purple-10
move-purple-11 = purple-11
move-purple-12 = purple-12
move-purple-13 = purple-13
move-purple-14 = purple-14
move-purple-15 = purple-15
move-purple-16 = purple-16
move-purple-17 = purple-17
move-orange-01 = orange-01
move-orange-02 = orange-02
move-orange-03 = orange-03
move-orange-04 = orange-04
move-orange-05 = orange-05
move-orange-06 = orange-06
move-orange-07 = orange-07
move-orange-08 = orange-08
move-orange-09 = orange-09
move-orange-10 = orange-10
move-orange-11 = orange-11
move-orange-12 = orange-12
move-orange-13 = orange-13
move-orange-14 = orange-14
move-orange-15 = orange-15
move-orange-16 = orange-16
move-orange-17 = orange-17

ask-over = The game is over.
tiebreak = With equal points, more fish decide, or more full rooms in the family game.
ask-wait = Waiting for { $seat }.
ask-wait-all = Waiting for the others.
ask-figures = Choose the colour of your figure. It only shows your place in the turn order.
ask-family-cards = Keep two of your three lessons: { $number ->
    [one] one more to choose
   *[other] { $number } to choose
  }.
ask-morning = Before the cards are dealt: play an anytime card, or continue.
ask-draft = Keep { $number ->
    [one] one more card
   *[other] { $number } more cards
  } from this hand; the rest is passed on.
ask-before-payment = Before paying: play an anytime card, or continue.
ask-payment = Buy the cards you want to keep ({ fish-count } left), then type done.
ask-before-lessons = Before the lessons: play an anytime card, or continue.
ask-lessons = Lay out a public lesson, and choose its colour if it needs one.
ask-rescue-cards = Play your rescue cards for today, then type done.
ask-rescue = Rescue a cat (3 fish on the left, 5 on the right), or pass for today.
ask-rescue-no-basket = You have no basket left: pass for today, unless a card helps.
ask-rescue-no-fish = You do not have enough fish for a cat: pass for today, unless a card helps.
ask-rescue-more = You may rescue another cat, or end your turn.
ask-rescue-card = Play an anytime card, or end your turn.
ask-before-sister = Before your sister's next card: play an anytime card, or continue.
ask-finds = Play an Oshax or treasure card, or pass for today.
ask-evening = End of the day: play an anytime card, or continue.
ask-family-day = Take a cat from either field, or pass for today.
ask-where = Place { $tile }: name its top square on the far left.
ask-basket = Which basket will you use?
ask-bonus = Your treasure map pays off: take a treasure, or decline.
ask-oshax = Which Oshax do you take aboard?
ask-colour = Which colour will the Oshax be?
ask-treasure = Take a treasure.
ask-cards = Buy the drawn cards you want, then type done.
ask-field = Which field does { $tile } go to?
ask-cats = Which cat changes sides? { $number ->
    [one] One more at most.
   *[other] Up to { $number } more.
  }
ask-give-lesson = Which lesson will you give up? { $number ->
    [one] One to go.
   *[other] { $number } to go.
  }
ask-remove-treasure = Which treasure will you take off your boat? { $number ->
    [one] One to go.
   *[other] { $number } to go.
  }
ask-next-lesson = Lay out your next public lesson.

head = Day { $day } of 5
head-setup = Setting sail
head-over = The voyage is over
head-boat = { $seat } (boat { $boat })
left-field = Left field, 3 fish
right-field = Right field, 5 fish
left-free = Left field
right-free = Right field
treasures = Treasures
oshax-row = Oshax
supply = Bag { $bag }, deck { $deck }
column-player = player
column-fish = fish
column-baskets = baskets
column-hand = cards
column-lessons = lessons
column-points = points
column-laid = rescue cards
own-row = (you)
state-passed = passed
state-ready = ready
state-paid = paid
hand = Your hand
pack = Cards to choose from
drafted = Drafted
drawn = Drawn
own-lessons = Your lessons
public-lessons = Public lessons
chosen-mark = bought
sister = Your sister
sister-colours = Her colours: { $colours }
sister-cards = { $cards ->
    [0] She has no more cards today.
    [one] One more of her cards today.
   *[other] { $cards } more of her cards today.
  }
sister-points = She would score { $points } points now.
legend = The squares of one tile join; a gap or a line is between two tiles; * treasure, r rat, × treasure map with its colour, digits: free squares, by room
count-families = { $count ->
    [one] family of { $sizes }
   *[other] families of { $sizes }
  }
count-others = { $others } more
count-cats = { $others ->
    [0] none
    [one] 1 cat
   *[other] { $others } cats
  }
count-treasures = treasures: { $count }
count-rats = rats in sight: { $count }
count-gaps = Rooms with gaps: { $rooms }
count-no-gaps = All rooms are full.
purse = { $fish } fish, { $baskets } { $baskets ->
    [one] basket
   *[other] baskets
  } ready
spoken-tile = { $tile }: { $cells }
spoken-rats = Rats: { $cells }
spoken-map = Treasure map { $colour }: { $cell }
spoken-room = Room { $number }, { $room }, free: { $cells }
rooms = Rooms
room-parrot = parrot
room-moon = moon
room-apple = apple
room-corn = corn
room-plain = no symbol
sign-blue = B
sign-green = G
sign-red = R
sign-purple = P
sign-orange = O
worth-now = now { $points }
own-sheet = You
solo-won = You beat your sister by { $number ->
    [one] one point
   *[other] { $number } points
  }.
solo-lost = { $number ->
    [0] You and your sister have the same number of points, so she wins.
    [one] Your sister wins by one point.
   *[other] Your sister wins by { $number } points.
  }
solo-won-told = { $name } beats the sister by { $number ->
    [one] one point
   *[other] { $number } points
  }.
solo-lost-told = { $number ->
    [0] { $name } and the sister have the same number of points, so she wins.
    [one] The sister beats { $name } by one point.
   *[other] The sister beats { $name } by { $number } points.
  }
preview = { $move }:
fish-count = { $fish } fish
cost = { $cost } fish

some-tile = { $tile }
map-colour = { $colour }

event-first = { $seat } is the first player.
    .you = You are the first player.
event-figure = { $seat } takes the { $colour } figure.
    .you = You take the { $colour } figure.
event-day = Day { $day }: new cats arrive in both fields.
event-turned-up = A treasure is drawn and goes below the island: { $tile }.
event-left-field = Left field: { $tiles }.
event-right-field = Right field: { $tiles }.
event-pack = You are handed cards to choose from.
event-kept = { $seat } keeps a card.
    .you = You keep a card.
event-drafted = All cards for day { $day } are chosen.
event-chooses = You want to buy card { $card }.
event-has-paid = { $seat } has decided what to buy.
    .you = You have decided what to buy.
event-paid = { $cards ->
    [0] { $seat } buys nothing.
    [one] { $seat } pays { fish-count } for one card.
   *[other] { $seat } pays { fish-count } for { $cards } cards.
  }
    .you = { $cards ->
    [0] You buy nothing.
    [one] You pay { fish-count } for one card.
   *[other] You pay { fish-count } for { $cards } cards.
  }
event-learned = { $seat } lays down { $lessons ->
    [one] a private lesson
   *[other] { $lessons } private lessons
  }.
    .you = You lay down { $lessons ->
    [one] a private lesson
   *[other] { $lessons } private lessons
  }.
event-taught = { $seat } lays out public lesson { $card }.
    .you = You lay out public lesson { $card }.
event-taught-colour = { $seat } lays out public lesson { $card } and chooses { $colour }.
    .you = You lay out public lesson { $card } and choose { $colour }.
event-lays = { $seat } plays a rescue card face down.
    .you = You play a rescue card face down.
event-laid = { $cards ->
    [0] { $seat } plays no rescue cards today.
    [one] { $seat } plays one rescue card today.
   *[other] { $seat } plays { $cards } rescue cards today.
  }
    .you = { $cards ->
    [0] You play no rescue cards today.
    [one] You play one rescue card today.
   *[other] You play { $cards } rescue cards today.
  }
event-revealed = { $seat } reveals { $cards }: speed { $speed }.
    .you = You reveal { $cards }: speed { $speed }.
event-revealed-nothing = { $seat } has no rescue cards: speed { $speed }.
    .you = You have no rescue cards: speed { $speed }.
event-order = Turn order: { $seats }.
event-rescued = { $seat } pays { fish-count } and rescues { $tile }.
    .you = You pay { fish-count } and rescue { $tile }.
event-used-basket = { $seat } uses { $basket }.
    .you = You use { $basket }.
event-placed = { $seat } places { some-tile } at { $cell }.
    .you = You place { some-tile } at { $cell }.
event-placed-oshax = { $seat } places { $tile } at { $cell } as { $colour ->
    [orange] an orange
   *[other] a { $colour }
  } cat.
    .you = You place { $tile } at { $cell } as { $colour ->
    [orange] an orange
   *[other] a { $colour }
  } cat.
event-map = The { $colour } map is covered by a cat of its colour: { $seat } may take a treasure.
    .you = The { $colour } map is covered by a cat of its colour: you may take a treasure.
event-took-treasure = { $seat } takes { some-tile }.
    .you = You take { some-tile }.
event-took-rare = { $seat } takes { $tile }.
    .you = You take { $tile }.
event-took-oshax = { $seat } makes friends with { $tile }.
    .you = You make friends with { $tile }.
event-took-cat = { $seat } takes { $tile }.
    .you = You take { $tile }.
event-declined = { $seat } takes no treasure.
    .you = You take no treasure.
event-passed = { $seat } passes.
    .you = You pass.
event-ready = { $seat } continues.
    .you = You continue.
event-rescue-over = No more rescues on day { $day }.
event-played = { $seat } plays card { $card }.
    .you = You play card { $card }.
event-gained-fish = { $seat } gains { fish-count }.
    .you = You gain { fish-count }.
event-gained-basket = { $seat } gains a permanent basket.
    .you = You gain a permanent basket.
event-gave-lesson = { $seat } gives up a lesson.
    .you = You give up a lesson.
event-removed = { $seat } takes { some-tile } off the boat.
    .you = You take { some-tile } off your boat.
event-you-drew = You draw { $cards }.
event-drew-tile = { $seat } draws { $tile } from the bag.
    .you = You draw { $tile } from the bag.
event-no-place-for = { $seat } has no room for { $tile }.
    .you = You have no room for { $tile }.
event-to-field = { $tile } goes to the { $field } field.
event-cleared = Evening of day { $day }: the remaining cats leave.
event-sister-colour = Your sister's colour { $number } is { $colour }.
event-sister-begins = Your sister turns over her first card: { $cards ->
    [one] one card
   *[other] { $cards } cards
  } today, speed { $speed }.
event-sister-turn = Your sister plays a card.
event-sister-removed = { $tile } is gone.
event-sister-swapped = Two cats swap places: { $tiles }.
event-lessons-shown = { $seat } reveals the lessons { $cards }.
    .you = You reveal the lessons { $cards }.
event-scored = { $seat }: rats { $rats }, rooms { $rooms }, families { $families }, rare treasures { $rare }, lessons { $lessons }, public lessons { $public }. Total { $total }.
    .you = You: rats { $rats }, rooms { $rooms }, families { $families }, rare treasures { $rare }, lessons { $lessons }, public lessons { $public }. Total { $total }.
event-sister-scored = Your sister: { $total } points.

why-already-chosen = You have already kept your cards from this hand.
why-already-paid = You have already decided; wait for the others.
why-answer-first = Answer the open question first.
why-card-lacks = Card { $card } would have no effect now, or you cannot pay for it.
why-draft-runs = No card can be played during the draft.
why-figure-taken = This colour is already taken.
why-finish-first = { $seat } has to finish first.
why-no-basket = You have no basket left.
why-no-contact = It must touch a tile on your boat along a side.
why-no-fish = You do not have { $fish } fish.
why-no-place = It does not fit anywhere on your boat.
why-no-such-cat = This cat is in neither field.
why-no-such-treasure = This treasure is not available, or it does not fit on your boat.
why-not-drafted = You did not draft this card, or you have already bought it.
why-not-in-hand = Card { $card } is not in your hand.
why-not-in-pack = That card is not among these.
why-not-this-phase = Card { $card } cannot be played in this phase.
why-one-rescue = You may rescue one cat a turn, unless a card allows more.
why-outside = It must lie completely inside your boat.
why-overlap = There is already a tile there.
why-paying-only-fish = While paying, only fish cards can be played.
why-same-pose = The tile looks the same another way round; use that one.
why-too-dear = It costs { $cost }, and you have { fish-count } left.
why-too-dear-now = You cannot pay for it.
why-pad-family = Family cards belong to the family game, other lessons to the standard game; do not mix them.
sheet-title = Score pad
sheet-mode = Game
sheet-voyage = Standard game
sheet-family-game = Family game
sheet-first = Who is first on the island?
sheet-whose = Whose boat?
sheet-how = How do you want to enter the boat?
sheet-counted = Totals only
sheet-tiles = Tile by tile
sheet-boat = Boat
sheet-tile = Tile
sheet-kind-cat = Cat
sheet-kind-oshax = Oshax
sheet-kind-common = Common treasure
sheet-kind-rare = Rare treasure
sheet-colour = Colour
sheet-colour-of = Colour chosen for { $card }
sheet-tap = Tap where the middle of the tile lies, or drag it there. Tap a tile to remove it.
sheet-search = number or word
sheet-drop = Remove card { $card }
sheet-add-family = Add a family
sheet-first-family = Families: tap a colour
sheet-no-family = no family
sheet-family-of = Cats in the family ({ $colour })
sheet-open-rats = Visible rats
sheet-open-rooms = Rooms that are not full
sheet-boat-of = Boat of { $name }
sheet-next-boat = Next: { $name }
sheet-lessons-of = Lessons of { $name }
sheet-no-lesson = no lesson
sheet-points-of = Points for lesson { $card }
sheet-her-colours = the sister's colours
sheet-next-colour = Her next colour
sheet-her-lessons = Her lessons, by number
sheet-her-again = Start her part again
sheet-mode-voyage = standard
sheet-mode-family = family
sheet-ask-mode = Which game: standard or family (Enter for standard)?
sheet-ask-families = Families of { $name } (such as red 8, orange 3; 0: none; Enter: unknown):
sheet-ask-rats = Rats visible on the boat of { $name } (Enter: unknown):
sheet-ask-rooms = Rooms of { $name } that are not full (Enter: unknown):
sheet-ask-rare = Rare treasures of { $name } (Enter: unknown):
sheet-ask-lessons = Lessons of { $name } with their points (such as 117 5, 122 4; 0: none; Enter: unknown):
sheet-ask-fish = Fish of { $name } (only break ties; Enter: unknown):
why-sheet-which-mode = "{ $text }" is not one of the choices: standard or family.
why-sheet-family-words = "{ $text }" is not a family; write a colour and a number of cats, 3 or more, such as red 8.
why-sheet-lesson-words = "{ $text }" is not a lesson with its points; write its number and its points (−99 to 99), such as 117 5.
why-sheet-players = One player plays against the sister; two to four play without her, and one of them is first on the island.
why-sheet-sister-colours = Her five colours must all be different.
why-sheet-sister-counted = To score the sister, enter the boat tile by tile: she scores cats of every colour.
why-sheet-sister-lesson = { $card } is not one of her lessons.
sheet-sister-colour = Cats, { $colour }
why-pad-json = This is not a score pad: { $problem }
why-pad-boat = There is no boat { $boat }. There are: { $choices }.
why-pad-cells = { $tile }: it needs squares, each only once.
why-pad-colour = { $tile }: no cat is { $colour }. There are: { $choices }.
why-pad-shape = { $tile }: there is no shape { $shape } of this kind.
why-pad-outside = { $tile }: square { $cell } is not on the boat.
why-pad-not-this-shape = { $tile }: these squares do not make the shape { $shape }.
why-pad-overlap = { $tile }: there is already a tile there.
why-pad-too-often = { $tile }: the box holds only { $copies } of these.
why-pad-lesson-twice = Card { $card } appears twice.
why-pad-no-lesson = Card { $card } is not a private lesson.
why-pad-no-public-lesson = Card { $card } is not a public lesson.
why-pad-lesson-colour = Card { $card } needs a colour: { $choices }.

compare-worth-place = Placed there it brings about { $better } instead of { $made } points in the end.
compare-worth-take = With that cat you gain about { $better } instead of { $made } points in the end.
compare-worth-keep = That card brings about { $better } instead of { $made } points in the end.
because-rats = covers rats
    .against = leaves rats visible
because-rooms = helps fill a room
    .against = does not help fill a room
because-families = lets families grow
    .against = does not help your families
because-rare = brings a rare treasure
    .against = the rare treasure is worth more later
because-lessons = makes your lessons worth more
    .against = makes your lessons worth less
because-holes = leaves no single squares open
    .against = leaves single squares open
because-no-place = fits nowhere on your boat
because-sister = your sister scores less
    .against = your sister scores more
because-experience = many games ended better this way
    .against = many games ended worse this way
because-map = earns a treasure
    .against = earns a treasure of little use
because-fish = leaves you more fish
    .against = costs you fish
because-basket = you need a basket for each cat
    .against = you do not need this basket now
because-speed = the fastest player chooses first
    .against = speed does not help you now
because-card = the card may be useful later
    .against = the card is of little use now
because-cheap = a cheaper cat
    .against = makes no cat cheaper that you want
because-hoping = costs you nothing
because-covers = { $rats ->
    [one] covers a rat
   *[other] covers { $rats } rats
 }
because-closes = { $room ->
    [2] fills a moon room
    [3] fills the apple room
    [4] fills a moon room
    [5] fills the room without a symbol
    [6] fills the corn room
   *[other] fills a parrot room
  }
because-joins = joins your { $colour } cats, { $cats } with it
because-lesson = helps with lesson { $card }
because-lesson-lost = hurts lesson { $card }
because-brings = { $points ->
    [0] may pay off in the end
    [one] should bring about one point in the end
   *[other] should bring about { $points } points in the end
  }
because-maps = is good for your treasure maps
    .against = is bad for your treasure maps
because-day = keeps more options open today
    .against = leaves you fewer options today

sheet-rats = Rats
sheet-families = Families
sheet-lessons = Lessons
sheet-rooms = Rooms
sheet-family = Family of { $cats } ({ $colour })
sheet-rare = Rare treasures
sheet-fish = Fish
sheet-baskets = Permanent baskets
sheet-lesson = Lesson { $card }
sheet-public = Public lesson { $number }: { $card }
sheet-total = Total

card-oshax = Oshax: take one and choose its colour
card-rescue-speed4 = rescue: speed 4
card-rescue-broken-speed0 = rescue: broken basket
card-rescue-broken-speed1 = rescue: broken basket, speed 1
card-rescue-broken-speed3 = rescue: broken basket, speed 3
card-rescue-basket-speed1 = rescue: basket, speed 1
card-rescue-basket-speed3 = rescue: basket, speed 3
card-fish-per-oshax = anytime: 2 fish per Oshax aboard
card-place-anywhere = anytime: your next tile need not touch another
card-draw-2 = anytime: draw 2 cards and pay for those you keep
card-draw-3 = anytime: draw 3 cards and pay for those you keep
card-tile-from-bag = anytime: place a tile from the bag on your boat
card-basket-for-fish = anytime: give up a permanent basket for 5 fish
card-move-cats = anytime: move up to 3 cats to the other field
card-fish-per-lesson = anytime: 1 fish per private lesson
card-rescue-two = anytime: rescue one more cat in a turn
card-tiles-to-fields = anytime: put 4 tiles from the bag into the fields
card-gain-basket = anytime: gain a permanent basket
card-basket-for-lessons = anytime: swap two private lessons for a permanent basket
card-basket-for-treasures = anytime: swap two treasures from your boat for a permanent basket
card-fish-per-colour = anytime: 1 fish per colour aboard
card-fish-per-rare = anytime: 2 fish per rare treasure aboard
card-fish-per-common = anytime: 1 fish per common treasure aboard
card-fish-for-one-colour = anytime: choose a colour, 1 fish per cat of it
card-treasure-rare-or-two = treasure: one rare or two common
card-treasure-small-or-two = treasure: two small ones, or any two for 1 fish
card-expansion = lesson from expansion { $module }
card-1 = { card-oshax }
card-2 = { card-oshax }
card-3 = { card-oshax }
card-4 = { card-oshax }
card-5 = { card-oshax }
card-6 = { card-oshax }
card-7 = { card-rescue-speed4 }
card-8 = { card-rescue-speed4 }
card-9 = { card-rescue-speed4 }
card-10 = { card-rescue-speed4 }
card-11 = { card-rescue-speed4 }
card-12 = { card-rescue-speed4 }
card-13 = { card-rescue-speed4 }
card-14 = { card-rescue-speed4 }
card-15 = { card-rescue-broken-speed0 }
card-16 = { card-rescue-broken-speed0 }
card-17 = { card-rescue-broken-speed0 }
card-18 = { card-rescue-broken-speed0 }
card-19 = { card-rescue-broken-speed0 }
card-20 = { card-rescue-broken-speed0 }
card-21 = { card-rescue-broken-speed0 }
card-22 = { card-rescue-broken-speed0 }
card-23 = { card-rescue-broken-speed1 }
card-24 = { card-rescue-broken-speed1 }
card-25 = { card-rescue-broken-speed1 }
card-26 = { card-rescue-broken-speed1 }
card-27 = { card-rescue-broken-speed1 }
card-28 = { card-rescue-broken-speed1 }
card-29 = { card-rescue-broken-speed1 }
card-30 = { card-rescue-broken-speed1 }
card-31 = { card-rescue-broken-speed1 }
card-32 = { card-rescue-broken-speed1 }
card-33 = { card-rescue-broken-speed1 }
card-34 = { card-rescue-broken-speed1 }
card-35 = { card-rescue-broken-speed3 }
card-36 = { card-rescue-broken-speed3 }
card-37 = { card-rescue-broken-speed3 }
card-38 = { card-rescue-broken-speed3 }
card-39 = { card-rescue-broken-speed3 }
card-40 = { card-rescue-broken-speed3 }
card-41 = { card-rescue-broken-speed3 }
card-42 = { card-rescue-broken-speed3 }
card-43 = { card-rescue-basket-speed1 }
card-44 = { card-rescue-basket-speed1 }
card-45 = { card-rescue-basket-speed1 }
card-46 = { card-rescue-basket-speed1 }
card-47 = { card-rescue-basket-speed1 }
card-48 = { card-rescue-basket-speed1 }
card-49 = { card-rescue-basket-speed1 }
card-50 = { card-rescue-basket-speed1 }
card-51 = { card-rescue-basket-speed1 }
card-52 = { card-rescue-basket-speed1 }
card-53 = { card-rescue-basket-speed1 }
card-54 = { card-rescue-basket-speed1 }
card-55 = { card-rescue-basket-speed3 }
card-56 = { card-rescue-basket-speed3 }
card-57 = { card-rescue-basket-speed3 }
card-58 = { card-rescue-basket-speed3 }
card-59 = { card-rescue-basket-speed3 }
card-60 = { card-rescue-basket-speed3 }
card-61 = { card-rescue-basket-speed3 }
card-62 = { card-rescue-basket-speed3 }
card-63 = { card-rescue-basket-speed3 }
card-64 = { card-rescue-basket-speed3 }
card-65 = { card-rescue-basket-speed3 }
card-66 = { card-rescue-basket-speed3 }
card-67 = { card-fish-per-oshax }
card-68 = { card-fish-per-oshax }
card-69 = { card-place-anywhere }
card-70 = { card-place-anywhere }
card-71 = { card-draw-2 }
card-72 = { card-draw-2 }
card-73 = { card-draw-3 }
card-74 = { card-draw-3 }
card-75 = { card-tile-from-bag }
card-76 = { card-basket-for-fish }
card-77 = { card-move-cats }
card-78 = { card-fish-per-lesson }
card-79 = { card-fish-per-lesson }
card-80 = { card-rescue-two }
card-81 = { card-rescue-two }
card-82 = { card-rescue-two }
card-83 = { card-tiles-to-fields }
card-84 = { card-gain-basket }
card-85 = { card-gain-basket }
card-86 = { card-basket-for-lessons }
card-87 = { card-basket-for-lessons }
card-88 = { card-basket-for-treasures }
card-89 = { card-basket-for-treasures }
card-90 = { card-fish-per-colour }
card-91 = { card-fish-per-colour }
card-92 = { card-fish-per-rare }
card-93 = { card-fish-per-rare }
card-94 = { card-fish-per-common }
card-95 = { card-fish-per-common }
card-96 = { card-fish-for-one-colour }
card-97 = { card-fish-for-one-colour }
card-98 = { card-treasure-rare-or-two }
card-99 = { card-treasure-rare-or-two }
card-100 = { card-treasure-rare-or-two }
card-101 = { card-treasure-rare-or-two }
card-102 = { card-treasure-rare-or-two }
card-103 = { card-treasure-rare-or-two }
card-104 = { card-treasure-rare-or-two }
card-105 = { card-treasure-rare-or-two }
card-106 = { card-treasure-rare-or-two }
card-107 = { card-treasure-small-or-two }
card-108 = { card-treasure-small-or-two }
card-109 = { card-treasure-small-or-two }
card-110 = { card-treasure-small-or-two }
card-111 = { card-treasure-small-or-two }
card-112 = { card-treasure-small-or-two }
card-113 = 12 points if every edge square is covered
card-114 = 10 points for exactly fifteen cats
card-115 = 15 points if you have three cats of every colour
card-116 = 7 points if every colour has a cat at the edge
card-117 = 1 point per cat at the edge in your best colour
card-118 = 7 points for exactly three permanent baskets
card-119 = 7 points if you are first in turn order at the end
card-120 = 1 point per lonely cat
card-121 = 10 points if nobody has a larger family
card-122 = 2 more points per rare treasure
card-123 = 1 point per common treasure
card-124 = 10 points if no rats are visible
card-125 = 2 points per visible rat
card-126 = 1 point per private lesson
card-127 = 9 points for exactly five blue cats
card-128 = 9 points for exactly five green cats
card-129 = 9 points for exactly five purple cats
card-130 = 9 points for exactly five red cats
card-131 = 9 points for exactly five orange cats
card-132 = 10 points if exactly five rats are visible
card-133 = 7 points for exactly six private lessons
card-134 = 9 points for exactly five treasures
card-135 = 1 point per two cats at the edge
card-136 = 12 points if both parrot rooms are full
card-137 = 18 points if both moon rooms are empty
card-138 = 4 points per family of four or more
card-139 = 3 points per Oshax
card-140 = 15 points if the apple room is empty
card-141 = your third largest family scores again
card-142 = 7 points if you have five fish or more at the end
card-143 = public: 2 points per cat of a colour at the edge
card-144 = public: 1 point per cat of a colour
card-145 = public: 5 points for three cats of a colour
card-146 = public: 3 points per lonely cat of a colour
card-147 = public: 2 points per private lesson
card-148 = public: 2 points per common treasure
card-149 = public: 1 point per treasure beside a cat of a colour
card-150 = public: 5 points per open treasure map
card-151 = { card-117 }
card-152 = 9 points if every colour has a cat at the edge
card-153 = { card-135 }
card-154 = { card-124 }
card-155 = 10 points if the longest row is full
card-156 = { card-113 }
card-157 = 10 points for exactly twenty cats
card-158 = { card-115 }
card-159 = { card-127 }
card-160 = { card-128 }
card-161 = { card-129 }
card-162 = { card-130 }
card-163 = { card-131 }
card-164 = 2 points per treasure
card-165 = { card-121 }
card-166 = { card-125 }
card-167 = 2 points per full room
card-168 = { card-141 }
card-197 = 5 points per colour without a cat beside a treasure
card-198 = 2 points per cat in your largest family
card-199 = 10 points if you have eight treasures or fewer
card-200 = 4 points per fish you have left
card-201 = 5 points per visible rat
card-202 = 5 points per cat beyond the fifteenth
card-203 = 5 points per colour without a cat at the edge
card-204 = her best other lesson scores again
card-205 = 3 points per room you filled
card-206 = 5 points per lonely cat
card-207 = 3 points per private lesson of yours
card-208 = the points of your largest family
card-209 = the points of your second largest family
card-210 = 3 points per common treasure
card-211 = 3 points per cat beside no treasure
card-212 = 4 points per covered treasure map
card-213 = 5 points per family
card-214 = 1 point per cat at the edge
card-215 = 5 points per colour without a cat beside a visible rat

tip-place = Put { some-tile } on the dashed outline.
tip-take = Take { $tile }, the marked { $colour } cat.
tip-take-other = Take the marked one: { $tile }.
tip-shift = Move { $tile }, the marked { $colour } cat, to the other side.
tip-shift-other = Move the marked one to the other side: { $tile }.
tip-keep = Keep the marked card: { $text }
tip-buy = Buy the marked card: { $text }
tip-play = Play the marked card: { $text }
tip-discard = Discard the marked card: { $text }
tip-use = Use { $value }.
tip-name = Choose { $value }.
tip-figure = Choose { $value }.
tip-left = Put it in the left field.
tip-right = Put it in the right field.
tip-pass = Pass for today.
tip-done = That is enough.
tip-ready = Continue: there is nothing better to do now.
tip-decline = Take none.
tip-remove = Remove the marked treasure.
tip-give = Give up the marked lesson.

when-day = Day { $day }
place-part = Day { $day } · { $part }
web-tabs = What is shown below
tab-island = Island
tab-choice = Choose
tab-cards = Cards
tab-lessons = Lessons
tab-treasures = Treasures
tab-sister = Sister
tab-score = Score
web-no-cards = You have no cards in hand.
web-no-lessons = No lessons yet.
web-sister-leads = She is ahead.
web-sister-trails = She is behind.
points-brief = { $number }
web-part-draft = Draft
web-part-payment = Pay
web-part-lessons = Lessons
web-part-rescue = Rescue
web-part-finds = Finds
web-crews = Players in turn order; press one to see that boat
web-empty-field = No cats left
web-placing = Your boat. The arrow keys move { $tile }, R turns it, F flips it, Enter places it.
web-turn = Turn
web-flip = Flip
web-zoom = Larger boat
web-drop = Place here
web-move-place = place { some-tile } at { $cell }
web-move-figure = { $colour } figure
web-move-turned = turned { $degrees }°
web-move-flipped = flipped
web-move-upright = not turned
web-keys = Move it with the mouse or the arrow keys. R or wheel: turn. F: flip. Click or Enter: place.
web-not-here = It does not fit here.
web-at = At { $cell }.
web-gain = { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
  }
web-gain-rats = { $number ->
    [one] 1 rat
   *[other] { $number } rats
  }
web-gain-rooms = { $number ->
    [one] fills a room
   *[other] fills { $number } rooms
  }
web-gain-family = { $number ->
    [2] a pair
   *[other] family of { $number }
  }
web-gain-map = { map-colour } map: a treasure!
web-lose-map = covers the { map-colour } map without a reward
web-remove = Remove { $tile } from the boat
web-card-rescue = Rescue card
web-card-oshax = Oshax card
web-card-treasure = Treasure card
web-card-anytime = Anytime card
web-card-lesson = Private lesson
web-card-public_lesson = Public lesson
web-card-family = Family card
web-fish = fish
web-purse = { $cost } to pay, { $left } left
web-speed = Speed { $speed }
web-laid = Rescue cards for today
web-laid-speed = speed today
web-laid-baskets = baskets on rescue cards
web-laid-broken = broken baskets: two count as one
web-why-not = Why not now?
web-kept = Kept so far: { $number }
tab-kept = Kept so far
web-keep-full = You keep { $number }. Put one back first.
web-other-card = Choose one of the bright cards.
web-basket-permanent = Permanent basket
web-basket-permanent-about = ready again tomorrow
web-basket-basket = Basket card
web-basket-basket-about = used up afterwards
web-basket-broken = Two broken baskets
web-basket-broken-about = both cards are used up
web-keep = Keep { $number } of { $all }
web-pay = { $number ->
    [0] Buy nothing
    [one] Buy one card
   *[other] Buy { $number } cards
  }
web-lay = { $number ->
    [0] Play no card
    [one] Play one card
   *[other] Play { $number } cards
  }
web-ready = Continue
web-done = Done
web-decline = Take none
web-pass-rescue = Pass for today
web-pass-finds = Pass for today
web-pass-family-day = Pass for today
web-by-myself = Continue automatically while my anytime cards can wait
web-ask-where = Where does { $tile } go?
web-ask-payment = Which cards do you want? You have { fish-count } for cards and cats.
web-ask-rescue-cards = Which rescue cards do you play today? The fastest player goes first.
web-sister-turn = Your sister plays her card.
web-sister-intro = Your sister has no boat: she scores for your cats in her colours (5 points each in the first one, then 4, 3, 2 and 1 in those revealed each evening) and for her lessons. You win with more points than she has.
web-sister-sheet = How your sister scored
web-sister-cats = { $colour }: { $number ->
    [one] 1 cat
   *[other] { $number } cats
  }, { $points } each
web-sister-colour = { $colour }: { $points } each
web-sister-next = Her next card
web-sister-last = Her last card
web-sister-cat = Cat number { $number } leaves.
web-sister-rare = Rare treasure number { $number } leaves.
web-sister-oshax = Oshax number { $number } leaves.
web-sister-common = A common treasure leaves: { $tile }.
web-sister-swap = Cats number { $number } and { $other } swap places.
web-sheet = Score pad
web-sheet-families = Families
web-public-half = Public lessons (count half)
web-public-rounded = Public lessons count half in the solo game, rounded up.
web-points-of = { $seat }'s points
    .you = Your points
web-sheet-lessons = Private lessons
level-kitten = Takes the cat it likes best and puts it wherever it fits.
level-tabby = Keeps families together and covers rats, one cat at a time.
level-lynx = Knows what every lesson is worth, but decides card by card and likes every cat.
level-tiger = Knows what every lesson can still bring, and fills the boat to the last corner.
statistic-sister = Points ahead of the sister
web-play = Play
web-discard = Give up
web-play-as = Play: { $way }
web-worth = { $points ->
    [one] now worth 1 point
   *[other] now worth { $points } points
  }
web-cats = { $number ->
    [one] 1 cat
   *[other] { $number } cats
  }
web-boat = The boat of { $seat }
web-own-boat = Your boat

lesson-welcome = The island is about to be raided, and its cats need a way out. This is your boat. You have five days to fill it with cats; the player with the most points at the end wins. An empty boat stands at −54 points, so everyone starts below zero.
lesson-rats = Each visible rat costs one point, so cover it. Each of the seven rooms that is not full costs five. The small framed symbols are treasure maps: cover one with a cat of its colour and you get a treasure to fill a gap.
lesson-families = These cats are waiting on the island. On the left they cost three fish, on the right five. Three or more cats of one colour that touch on your boat are a family: 8 points for three, 11 for four, 15 for five, and so on. Can you see the red ones?
lesson-draft = First, the cards. You keep two and pass the rest on. Each cat needs a basket, and you have only one. So pick the two green cards that say “basket, speed 3”, then press the button below.
lesson-draft-on = You get the cards the other player left. Go on until you have seven. Green cards help you rescue cats, blue ones are lessons that score at the end, and purple ones can be played at any time.
lesson-payment = Cards cost fish (the number beside the fish on each card), and so do cats. You have 20 for the whole day. Buy two cards with a whole basket, and keep at least 9 fish for three red cats.
lesson-lay = Play your rescue cards for today. The boots are speed: the fastest player chooses a cat first.
lesson-rescue = Now take a cat: press a red one in the left field, or drag it onto your boat.
lesson-place = Find a place for it. It snaps to where it fits; you can turn it and flip it. Cover a rat or two, then place it.
lesson-crews = Well done. Here are all players in turn order. Press a name to look at that boat, and yours to come back.
lesson-family = Carry on while you have fish and baskets. From now on each tile must touch another one on your boat. Try to bring the red cats together. When you have enough, pass.
lesson-finds = Next come Oshax and treasure cards: an Oshax is a cat of any colour you choose. If you have cards in hand but none of these, pass. The day ends when nobody has anything left to play.
lesson-lessons = Day two. Everything repeats: 20 new fish, new cats, new cards. Every lesson you buy is listed here, with what it is worth now.
lesson-anytime = One more thing: purple anytime cards have a button on your turn. Between the phases the game goes on by itself unless such a card could matter right then. Fill your rooms, cover the rats, and good luck!

course-days = Cats aboard, day by day
best-gain = mostly from { $gain }: { $points }
worst-loss = most lost to { $gain }: { $points }
gain-families = families
gain-rare = rare treasures
gain-lessons = lessons
gain-public = public lessons
gain-rats = rats
gain-rooms = rooms
rung-easy = { option-difficulty-easy }
rung-medium = { option-difficulty-medium }
rung-hard = { option-difficulty-hard }
rung-very_hard = { option-difficulty-very_hard }
rung-expert = { option-difficulty-expert }
tale-line = { $seat } finishes { $number ->
    [one] one point
   *[other] { $number } points
  } ahead of { $other }. The lead comes mostly from { $gain }: { $points } against { $against }.
    .you = You finish { $number ->
    [one] one point
   *[other] { $number } points
  } ahead of { $other }. The lead comes mostly from { $gain }: { $points } against { $against }.
    .to-you = { $seat } finishes { $number ->
    [one] one point
   *[other] { $number } points
  } ahead of you. The lead comes mostly from { $gain }: { $points } against { $against }.
tale-climb = You have beaten your sister on { $rung }. Try the next step.
tale-top = You have beaten your sister on { $rung }; it does not get harder than that.
tale-stay = The difficulty was { $rung }.
web-shape = { $tile }, { $squares } { $squares ->
    [one] square
   *[other] squares
  }, line by line: { $lines }
web-row = Row { $row }: { $tiles } – { $free } free, { $rats } { $rats ->
    [one] rat
   *[other] rats
  }

summary =
    Goal: the fullest and best-arranged boat after five days.
    Each day: draft cards, buy the ones you want with fish, lay out lessons, then take turns rescuing cats.
    A cat costs a basket and 3 fish from the left field or 5 from the right. It must touch a tile on your boat.
    Cover a map with a cat of its colour to take a treasure.
    Families of three or more cats of one colour, rare treasures and lessons score points. Each visible rat costs 1 point, each room that is not full 5.

picture-IC-01 = Each player has a figure and a boat full of rats.
picture-IC-06 = A new tile touches one that is already on the boat.
picture-IC-11 = Three kinds of cards for a day: speed, baskets, treasure.
picture-IC-28 = Anytime cards give what their picture shows, immediately.
picture-IC-40 = A private lesson and a public one.
picture-IC-43 = Families, full rooms and covered rats score on the boat.
picture-IC-47 = Your sister's lessons say what she scores for.
picture-IC-59 = The family game uses only lessons like these.
picture-IC-65 = Lessons belong to modules, which you can leave out.
picture-IC-R1 = Cats come in five colours, each with its own coat and tail.
picture-IC-R6 = Cards that several players may want to play at once.
picture-IC-R12 = Oshax and treasures are tiles as well.
picture-IC-R18 = Anytime cards whose timing matters.
picture-IC-R24 = Oshax and treasure cards, and what they bring.
picture-IC-R30 = Lessons that need a closer look.
picture-IC-R36 = Lessons that only your sister has.
picture-IC-R44 = Lessons of the family game.
highlight-family = Largest family
