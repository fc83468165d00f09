title = Isle of Cats
tagline = Draft cards, lure cats with fish, and find room for all of them on your boat.
feel = Lure cats with fish and find each a snug place aboard. Cosy, and never enough room.

option-modules = Which sets of lesson cards
option-modules-ABC = A, B and C
option-difficulty = How hard your sister makes it
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-difficulty-very_hard = very hard
option-difficulty-expert = expert
option-family = Family game
option-family-no = no, with fish and baskets
option-family-yes = yes: shorter, no fish, two lessons each
option-promos = Extra cats and treasures
option-promos-no = leave them out
option-promos-yes = with them

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
tile-single = a single
tile-domino = a domino
tile-corner3 = a corner
tile-line3 = a line of three
tile-rare-L4 = rare L
tile-rare-T4 = rare T
tile-rare-O4 = rare O
tile-rare-S4 = rare S
tile-rare-I4 = rare I
tile-oshax-1 = Oshax 1
tile-oshax-2 = Oshax 2
tile-oshax-3 = Oshax 3
tile-oshax-4 = Oshax 4
tile-oshax-5 = Oshax 5
tile-oshax-6 = Oshax 6
tile-blue-01 = blue cat 01
tile-blue-02 = blue cat 02
tile-blue-03 = blue cat 03
tile-blue-04 = blue cat 04
tile-blue-05 = blue cat 05
tile-blue-06 = blue cat 06
tile-blue-07 = blue cat 07
tile-blue-08 = blue cat 08
tile-blue-09 = blue cat 09
tile-blue-10 = blue cat 10
tile-blue-11 = blue cat 11
tile-blue-12 = blue cat 12
tile-blue-13 = blue cat 13
tile-blue-14 = blue cat 14
tile-blue-15 = blue cat 15
tile-blue-16 = blue cat 16
tile-blue-17 = blue cat 17
tile-green-01 = green cat 01
tile-green-02 = green cat 02
tile-green-03 = green cat 03
tile-green-04 = green cat 04
tile-green-05 = green cat 05
tile-green-06 = green cat 06
tile-green-07 = green cat 07
tile-green-08 = green cat 08
tile-green-09 = green cat 09
tile-green-10 = green cat 10
tile-green-11 = green cat 11
tile-green-12 = green cat 12
tile-green-13 = green cat 13
tile-green-14 = green cat 14
tile-green-15 = green cat 15
tile-green-16 = green cat 16
tile-green-17 = green cat 17
tile-red-01 = red cat 01
tile-red-02 = red cat 02
tile-red-03 = red cat 03
tile-red-04 = red cat 04
tile-red-05 = red cat 05
tile-red-06 = red cat 06
tile-red-07 = red cat 07
tile-red-08 = red cat 08
tile-red-09 = red cat 09
tile-red-10 = red cat 10
tile-red-11 = red cat 11
tile-red-12 = red cat 12
tile-red-13 = red cat 13
tile-red-14 = red cat 14
tile-red-15 = red cat 15
tile-red-16 = red cat 16
tile-red-17 = red cat 17
tile-purple-01 = purple cat 01
tile-purple-02 = purple cat 02
tile-purple-03 = purple cat 03
tile-purple-04 = purple cat 04
tile-purple-05 = purple cat 05
tile-purple-06 = purple cat 06
tile-purple-07 = purple cat 07
tile-purple-08 = purple cat 08
tile-purple-09 = purple cat 09
tile-purple-10 = purple cat 10
tile-purple-11 = purple cat 11
tile-purple-12 = purple cat 12
tile-purple-13 = purple cat 13
tile-purple-14 = purple cat 14
tile-purple-15 = purple cat 15
tile-purple-16 = purple cat 16
tile-purple-17 = purple cat 17
tile-orange-01 = orange cat 01
tile-orange-02 = orange cat 02
tile-orange-03 = orange cat 03
tile-orange-04 = orange cat 04
tile-orange-05 = orange cat 05
tile-orange-06 = orange cat 06
tile-orange-07 = orange cat 07
tile-orange-08 = orange cat 08
tile-orange-09 = orange cat 09
tile-orange-10 = orange cat 10
tile-orange-11 = orange cat 11
tile-orange-12 = orange cat 12
tile-orange-13 = orange cat 13
tile-orange-14 = orange cat 14
tile-orange-15 = orange cat 15
tile-orange-16 = orange cat 16
tile-orange-17 = orange cat 17

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
ask-wait = Waiting for { $seat }.
ask-wait-all = Waiting for the others.
ask-figures = Choose the colour of your figure.
ask-family-cards = Keep two of your three lessons: { $number ->
    [one] one more
   *[other] { $number } more
  }.
ask-morning = A moment before the cards are dealt: play an anytime card, or be ready.
ask-draft = Keep { $number ->
    [one] one more card
   *[other] { $number } more cards
  } of this pack; the rest goes on.
ask-before-payment = A moment before paying: play an anytime card, or be ready.
ask-payment = Buy the cards you want to keep ({ $fish } fish left), then say done.
ask-before-lessons = A moment before the lessons: play an anytime card, or be ready.
ask-lessons = Lay out a public lesson, and name its colour if it asks for one.
ask-rescue-cards = Lay the rescue cards for today, then say done.
ask-rescue = Rescue a cat (left 3 fish, right 5), or pass for today.
ask-rescue-more = You may rescue another cat, or be done with this turn.
ask-finds = Play an Oshax or treasure card, or pass for today.
ask-evening = The last moment of the day: play an anytime card, or be ready.
ask-family-day = Take a cat from either field, or pass for today.
ask-where = Where does { $tile } lie? A place is named by the topmost cell of its leftmost column.
ask-basket = Which basket do you use?
ask-bonus = The map opens a treasure: take one, or decline.
ask-oshax = Which Oshax comes aboard?
ask-colour = Which colour does the Oshax belong to?
ask-treasure = Take a treasure.
ask-cards = Buy what you want of the drawn cards, then say done.
ask-field = To which field does { $tile } go?
ask-cats = Which cat changes sides? Up to { $number } more.
ask-give-lesson = Which lesson do you give up? { $number } to go.
ask-remove-treasure = Which treasure leaves your boat? { $number } to go.
ask-next-lesson = Lay out your next public lesson.

head = Day { $day } of 5
head-setup = Setting sail
head-over = The voyage is over
head-boat = { $seat } ({ $boat })
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
pack = The pack
drafted = Drafted
drawn = Drawn
own-lessons = Your lessons
public-lessons = Public lessons
chosen-mark = bought
sister = Your sister
sister-colours = Her colours: { $colours }
sister-cards = { $cards } of her cards are to come today.
sister-points = She would score { $points } now.
legend = two letters: a cat of that colour (* a treasure), each with a letter of its own; r rat; one capital: treasure map of that colour; digits: rooms
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
room-plain = without a sign
sign-blue = B
sign-green = G
sign-red = R
sign-purple = P
sign-orange = O
worth-now = now { $points }
own-sheet = You
solo-won = You beat your sister by { $number }.
solo-lost = { $number ->
    [0] You only reach as many points as your sister: she wins.
   *[other] Your sister wins by { $number }.
  }
preview = { $move }:
cost = { $cost } fish

event-first = { $seat } is the first player.
event-figure = { $seat } takes the { $colour } figure.
event-day = Day { $day } begins: the fields are filled.
event-turned-up = { $tile } turns up and goes under the island.
event-left-field = Left field: { $tiles }.
event-right-field = Right field: { $tiles }.
event-pack = You get the cards { $cards }.
event-kept = { $seat } keeps a card.
event-drafted = The draft of day { $day } is over.
event-chooses = You want to buy card { $card }.
event-has-paid = { $seat } has decided.
event-paid = { $seat } pays { $fish } fish for { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-learned = { $seat } lays down { $lessons ->
    [one] a private lesson
   *[other] { $lessons } private lessons
  }.
event-taught = { $seat } lays out public lesson { $card }.
event-taught-colour = { $seat } lays out public lesson { $card } and names { $colour }.
event-lays = { $seat } lays a rescue card face down.
event-laid = { $seat } has laid { $cards ->
    [one] one rescue card
   *[other] { $cards } rescue cards
  }.
event-revealed = { $seat } shows { $cards } and has speed { $speed }.
event-revealed-nothing = { $seat } shows no rescue cards and has speed { $speed }.
event-order = The order is now { $seats }.
event-rescued = { $seat } pays { $fish } fish and rescues { $tile }.
event-used-basket = { $seat } uses { $basket }.
event-placed = { $seat } places { $tile } at { $cell }.
event-placed-oshax = { $seat } places { $tile } at { $cell }; it is { $colour } now.
event-map = The { $colour } map opens a treasure for { $seat }.
event-took-treasure = { $seat } takes { $tile }.
event-took-rare = { $seat } takes { $tile }.
event-took-oshax = { $seat } makes friends with { $tile }.
event-took-cat = { $seat } takes { $tile }.
event-declined = { $seat } takes no treasure.
event-passed = { $seat } passes.
event-ready = { $seat } is ready.
event-rescue-over = No more rescues on day { $day }.
event-played = { $seat } plays card { $card }.
event-gained-fish = { $seat } gains { $fish } fish.
event-gained-basket = { $seat } gains a permanent basket.
event-gave-lesson = { $seat } gives up a lesson.
event-removed = { $tile } leaves the boat of { $seat }.
event-you-drew = You draw { $cards }.
event-drew-tile = { $seat } draws { $tile } from the bag.
event-no-place-for = { $seat } has no place for { $tile }.
event-to-field = { $tile } goes to the field on the { $field }.
event-cleared = Evening of day { $day }: the cats that are left flee.
event-sister-colour = Your sister's colour { $number } is { $colour }.
event-sister-begins = Your sister turns over card { $card }: { $cards } cards today, speed { $speed }.
event-sister-turn = Your sister resolves card { $card }.
event-sister-removed = { $tile } is gone.
event-sister-swapped = { $tiles } change places.
event-lessons-shown = { $seat } shows the lessons { $cards }.
event-scored = { $seat }: rats { $rats }, rooms { $rooms }, families { $families }, rare treasures { $rare }, lessons { $lessons }, public lessons { $public }. Total { $total }.
event-sister-scored = Your sister: { $total }.

why-already-chosen = You have kept your cards of this pack.
why-already-paid = You have decided; wait for the others.
why-answer-first = First answer what you are asked.
why-card-lacks = Card { $card } has no effect now, or its price is missing.
why-draft-runs = No card can be played while cards are drafted.
why-figure-taken = This colour is taken.
why-finish-first = { $seat } must finish first.
why-no-basket = You have no basket left for it.
why-no-contact = It must touch a tile that lies there already, side by side.
why-no-fish = { $fish } fish are not enough.
why-no-place = There is no place for it on your boat.
why-no-such-cat = This cat is in neither field.
why-no-such-treasure = This treasure is not to be had, or has no place.
why-not-drafted = That is none of your drafted cards, or already bought.
why-not-in-hand = Card { $card } is not in your hand.
why-not-in-pack = That card is not in this pack.
why-not-this-phase = Card { $card } cannot be played in this phase.
why-one-rescue = One rescue a turn, unless a card allows more.
why-outside = It must lie wholly within the edge of the boat.
why-overlap = Something lies there already.
why-paying-only-fish = While paying, only fish cards can be played.
why-same-pose = The tile looks the same in another pose; use that one.
why-too-dear = It costs { $cost }, and you have { $fish } fish left.
why-too-dear-now = You cannot pay for it.
why-pad-family = Family cards belong to the family game, other lessons to the voyage: never both.
sheet-title = Score pad
sheet-mode = Game
sheet-voyage = Voyage
sheet-family-game = Family game
sheet-first = Who is first in the order of the island?
sheet-whose = Whose boat?
sheet-how = How is the boat entered?
sheet-counted = Counted
sheet-tiles = Tile by tile
sheet-boat = Boat
sheet-tile = Tile
sheet-kind-cat = Cat
sheet-kind-oshax = Oshax
sheet-kind-common = Common treasure
sheet-kind-rare = Rare treasure
sheet-colour = Colour
sheet-colour-of = The colour named for { $card }
sheet-tap = Tap where the middle of the tile lies; tap a tile to take it off.
sheet-search = number or word
sheet-drop = Take card { $card } off
sheet-add-family = One more family
sheet-next-colour = Her next colour
sheet-her-lessons = Her lessons, by number
sheet-her-anew = Her lines anew
sheet-ask-mode = Which game: { $choices }?
sheet-ask-families = Families of { $name } (such as red 8, orange 3; Enter: none):
sheet-ask-rats = Rats that show on the boat of { $name }:
sheet-ask-rooms = Rooms of { $name } that are not full:
sheet-ask-rare = Rare treasures of { $name }:
sheet-ask-lessons = Lessons of { $name } with their points (such as 117 5, 122 4; Enter: none):
sheet-ask-fish = Fish of { $name }:
why-sheet-family-words = "{ $text }" is no family; write a colour and a number of cats from 3 on, such as red 8.
why-sheet-lesson-words = "{ $text }" is no lesson with its points; write both numbers, such as 117 5.
why-sheet-players = One player has a sister (mode solo), two to four have none; and somebody of them is first in order.
why-sheet-sister-colours = Her five colours are all different.
why-sheet-sister-counted = For the sister the boat has to be described tile by tile: she counts cats of every colour.
why-sheet-sister-lesson = { $card } is no lesson of hers.
why-sheet-lesson-points = How many points is lesson { $card } worth? On a boat that is only counted that has to be said.
sheet-sister-colour = Cats, { $colour }
why-pad-json = This is no score pad: { $problem }
why-pad-boat = There is no boat { $boat }. There are: { $choices }.
why-pad-cells = { $tile }: it needs cells, each once.
why-pad-colour = { $tile }: no cat is { $colour }. There are: { $choices }.
why-pad-shape = { $tile }: there is no shape { $shape } of this kind.
why-pad-outside = { $tile }: cell { $cell } is not on the boat.
why-pad-not-this-shape = { $tile }: these cells do not make the shape { $shape }.
why-pad-overlap = { $tile }: something lies there already.
why-pad-too-often = { $tile }: the box holds only { $copies } of it.
why-pad-lesson-twice = Card { $card } is there twice.
why-pad-no-lesson = Card { $card } is no private lesson.
why-pad-no-public-lesson = Card { $card } is no public lesson.
why-pad-lesson-colour = Card { $card } needs a colour: { $choices }.

because-rats = rats covered
because-rooms = rooms get fuller
because-families = families grow
because-rare = rare treasures
because-lessons = lessons
because-holes = leaves or closes small holes
because-sister = what your sister gains by it
because-map = opens a treasure
because-fish = fish
because-basket = baskets
because-speed = speed
because-card = what the card may bring
because-cheap = a cheaper cat
because-hoping = nothing speaks against it
because-covers = { $rats ->
    [one] covers a rat
   *[other] covers { $rats } rats
 }
because-closes = closes room { $room }
because-joins = joins your { $colour } cats, { $cats } with it
because-lesson = helps with lesson { $card }
because-lesson-lost = hurts lesson { $card }
because-maps = treasure maps stay open or get lost
because-day = what may follow today

pad-usage = Usage: katzentisch score isle_of_cats FILE.json [--json]
sheet-rats = Rats
sheet-rooms = Rooms
sheet-family = Family of { $cats } ({ $colour })
sheet-rare = Rare treasures
sheet-lesson = Lesson { $card }
sheet-public = Public lesson { $card }
sheet-total = Total

card-oshax = Oshax: take one, name its colour
card-rescue-speed4 = rescue: speed 4
card-rescue-broken-speed0 = rescue: broken basket
card-rescue-broken-speed1 = rescue: broken basket, speed 1
card-rescue-broken-speed3 = rescue: broken basket, speed 3
card-rescue-basket-speed1 = rescue: basket, speed 1
card-rescue-basket-speed3 = rescue: basket, speed 3
card-fish-per-oshax = anytime: 2 fish per Oshax aboard
card-place-anywhere = anytime: your next tile need not touch
card-draw-2 = anytime: draw 2 cards, pay for those you keep
card-draw-3 = anytime: draw 3 cards, pay for those you keep
card-tile-from-bag = anytime: a tile from the bag onto your boat
card-basket-for-fish = anytime: a permanent basket for 5 fish
card-move-cats = anytime: move up to 3 cats to the other field
card-fish-per-lesson = anytime: 1 fish per private lesson of yours
card-rescue-two = anytime: one more rescue in a turn
card-tiles-to-fields = anytime: 4 tiles from the bag into the fields
card-gain-basket = anytime: a permanent basket
card-basket-for-lessons = anytime: two private lessons for a permanent basket
card-basket-for-treasures = anytime: two treasures of your boat for a permanent basket
card-fish-per-colour = anytime: 1 fish per colour aboard
card-fish-per-rare = anytime: 2 fish per rare treasure aboard
card-fish-per-common = anytime: 1 fish per common treasure aboard
card-fish-for-one-colour = anytime: name a colour, 1 fish per cat of it
card-treasure-rare-or-two = treasure: a rare one, or two common ones
card-treasure-small-or-two = treasure: two small ones, or any two for 1 fish
card-expansion = lesson of module { $module }, see its data file
card-113 = 12 if no cell of the edge is open
card-114 = 10 for exactly fifteen cats
card-115 = 15 if every colour is there three times
card-116 = 7 if every colour has a cat at the edge
card-117 = 1 per cat at the edge of your best colour
card-118 = 7 for exactly three permanent baskets
card-119 = 7 if you are first in the order at the end
card-120 = 1 per lonely cat
card-121 = 10 if nobody has a larger family
card-122 = 2 more per rare treasure
card-123 = 1 per common treasure
card-124 = 10 if no rat shows
card-125 = 2 per rat that shows
card-126 = 1 per private lesson of yours
card-127 = 9 for exactly five blue cats
card-128 = 9 for exactly five green cats
card-129 = 9 for exactly five purple cats
card-130 = 9 for exactly five red cats
card-131 = 9 for exactly five orange cats
card-132 = 10 if exactly five rats show
card-133 = 7 for exactly six private lessons
card-134 = 9 for exactly five treasures
card-135 = 1 per two cats at the edge
card-136 = 12 if both parrot rooms are full
card-137 = 18 if both moon rooms are empty
card-138 = 4 per family of four or more
card-139 = 3 per Oshax
card-140 = 15 if the apple room is empty
card-141 = the points of your third largest family again
card-142 = 7 if you have five fish or more at the end
card-143 = public: 2 per cat of a colour at the edge
card-144 = public: 1 per cat of a colour
card-145 = public: 5 for three cats of a colour
card-146 = public: 3 per lonely cat of a colour
card-147 = public: 2 per private lesson
card-148 = public: 2 per common treasure
card-149 = public: 1 per treasure beside a cat of a colour
card-150 = public: 5 per open treasure map
card-151 = { card-117 }
card-152 = 9 if every colour has a cat at the edge
card-153 = { card-135 }
card-154 = { card-124 }
card-155 = 10 if the longest row is full
card-156 = { card-113 }
card-157 = 10 for exactly twenty cats
card-158 = { card-115 }
card-159 = { card-127 }
card-160 = { card-128 }
card-161 = { card-129 }
card-162 = { card-130 }
card-163 = { card-131 }
card-164 = 2 per treasure
card-165 = { card-121 }
card-166 = { card-125 }
card-167 = 2 per full room
card-168 = { card-141 }
card-197 = 5 per colour without a cat beside a treasure
card-198 = 2 per cat of your largest family
card-199 = 10 if you have eight treasures or fewer
card-200 = 4 per fish you have left
card-201 = 5 per rat that shows
card-202 = 5 per cat beyond the fifteenth
card-203 = 5 per colour without a cat at the edge
card-204 = her best other lesson again
card-205 = 3 per room you filled
card-206 = 5 per lonely cat
card-207 = 3 per private lesson of yours
card-208 = the points of your largest family
card-209 = the points of your second largest family
card-210 = 3 per common treasure
card-211 = 3 per cat beside no treasure
card-212 = 4 per covered treasure map
card-213 = 5 per family
card-214 = 1 per cat at the edge
card-215 = 5 per colour without a cat beside a rat that shows

web-part-draft = Draft
web-part-payment = Pay
web-part-lessons = Lessons
web-part-rescue = Rescue
web-part-finds = Finds
web-crews = Crews in the order of the island; press one to see its boat
web-empty-field = no cats left
web-placing = Your boat. Arrow keys move { $tile }, R turns it, F flips it, Enter puts it down.
web-turn = Turn
web-flip = Flip
web-zoom = Larger boat
web-drop = Place here
web-keys = Move with the mouse or the arrow keys. R or wheel: turn. F: flip. Click or Enter: place.
web-not-here = It cannot lie here.
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
web-gain-map = { $colour } map: a treasure!
web-lose-map = hides the { $colour } map
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
web-laid-broken = broken baskets: two are as good as one
web-why-not = Why not now?
web-keep = Keep { $number } of { $all }
web-pay = { $number ->
    [0] Buy nothing
    [one] Buy one card
   *[other] Buy { $number } cards
  }
web-lay = { $number ->
    [0] Lay no card
    [one] Lay one card
   *[other] Lay { $number } cards
  }
web-ready = Go on
web-done = Done
web-decline = Take none
web-pass-rescue = Pass for today
web-pass-finds = Pass for today
web-pass-family-day = Pass for today
web-by-myself = Go on by itself when I could only play anytime cards
web-ask-where = Find a place for { $tile }.
web-ask-payment = Which cards do you want? You have { $fish } fish for cards and for cats.
web-ask-rescue-cards = Which rescue cards do you lay for today? Baskets carry cats, speed decides who goes first.
web-sister-turn = Your sister carries out her card.
web-sister-colour = { $colour }: { $points } each
web-sister-next = Card { $card } is her next one
web-sister-last = Card { $card } was her last one
web-sister-cat = Cat number { $number } leaves.
web-sister-rare = Rare treasure number { $number } leaves.
web-sister-oshax = Oshax number { $number } leaves.
web-sister-common = A common treasure leaves: { $tile }.
web-sister-swap = Cats number { $number } and { $other } change places.
web-sheet = The score sheet
web-sheet-families = Families
web-lessons-of = Lessons of { $seat }
web-sheet-lessons = Lessons
level-kitten = Takes the cat it likes best and puts it wherever it fits.
level-tabby = Keeps families together and covers rats, one cat at a time.
level-lynx = Knows what every lesson is worth, but pays for one card after the other and likes all cats.
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

lesson-welcome = The island is about to be raided, and its cats need a way out. This is your boat. In five days you fill it with cats; whoever has the most points at the end wins. You begin with minus points, and that is as it should be.
lesson-rats = Each rat that shows costs one point: cover it. Each of the seven rooms that is not full costs five. The small framed signs are treasure maps: cover one with a cat of its colour and you get a treasure to fill a gap.
lesson-families = These cats wait on the island. Left they cost three fish, right five. Three or more cats of one colour that touch on your boat are a family: 8 points for three, 11 for four, 15 for five, and so on. Do you see the red ones?
lesson-draft = First the cards. You keep two and pass the rest on. Each cat needs a basket, and you own only one. So pick the two green cards with a basket on them, then press the button below.
lesson-draft-on = You get what the other one left. Go on until you have seven cards. Green cards rescue, blue ones are lessons that score at the end, purple ones can be played at any moment.
lesson-payment = Cards cost fish, the number on top, and so do cats. You have 20 for the whole day. Buy both baskets, and keep at least 9 fish for three red cats.
lesson-lay = Lay your rescue cards for today. The boots are speed: whoever is faster is first to choose a cat.
lesson-rescue = Now take a cat: press a red one in the left field, or drag it onto your boat.
lesson-place = Find a place for it. It snaps to places where it may lie; you can turn it and flip it. Cover a rat or two, then press it down.
lesson-crews = Well done. Below the fields you see everybody in order of turns. Press a name to look at that boat, and yours to come back.
lesson-family = Go on in the same way while you have fish and baskets. From now on each tile must touch another one on your boat. Try to bring the red cats together. When you have enough, pass.
lesson-finds = Now Oshax and treasure cards can be played: an Oshax is a cat of whatever colour you name. Without such a card, pass, and the day is over.
lesson-lessons = Day two. Everything repeats: 20 new fish, new cats, new cards. If you bought lessons they lie below your boat, and each one shows what it is worth now.
lesson-anytime = One more thing: purple anytime cards have a button while they can be played. If the table waits for you only because of them, go on with the button, or let that happen by itself. Fill your rooms, cover the rats, and good luck!

course-days = Aboard at the end of each day
best-gain = most of it by { $gain }: { $points }
gain-families = families
gain-rare = rare treasures
gain-lessons = lessons
gain-public = public lessons
web-shape = { $tile }, { $squares } { $squares ->
    [one] square
   *[other] squares
  }, line by line: { $lines }
web-row = Row { $row }: { $tiles } – { $free } free, { $rats } { $rats ->
    [one] rat
   *[other] rats
  }

summary =
    Goal: the fullest, best ordered boat after five days.
    Each day: draft cards, pay for those you want with fish, lay out lessons, then rescue cats turn by turn.
    A cat costs 3 fish from the left field or 5 from the right one, and a basket. It must touch what is already aboard.
    Cover a map with a cat of its colour and take a treasure.
    Families of three or more cats of one colour, rare treasures and lessons bring points. Rats that show cost 1 each, rooms that are not full cost 5.
