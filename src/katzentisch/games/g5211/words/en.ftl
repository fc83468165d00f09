title = 5211
tagline = Two cards, then one, then one: the colour most played scores, unless it is played too often.

option-long = Long game: pass after pass until somebody has 50 points
option-long-no = no
option-long-yes = yes

colour-yellow = yellow
colour-green = green
colour-orange = orange
colour-dark-blue = dark blue
colour-turquoise = turquoise

ask-two = Choose two cards; all are turned over together.
ask-one = Choose one card; all are turned over together.
ask-wait = You have chosen; waiting for the others.
ask-over = The game is over.

head = Pass { $number }, deal { $deal }, turn { $turn } of 3
head-last = Pass { $number }, last deal, turn { $turn } of 3: nobody draws any more
head-over = The last deal is scored
hand = Your hand
pile = Draw pile: { $cards }
counts = On the table
rooster = roosters
limit = A colour scores below { $limit } cards; exactly { $target } roosters score instead.
legend = Y yellow, G green, O orange, D dark blue, T turquoise; a 1 is a rooster
column-player = player
column-open = open cards
column-chosen = has chosen
column-kept = pile
column-points = points
chosen = yes
you = (you)

event-pass = Pass { $number }: all cards are shuffled.
event-your-hand = You are dealt { $cards }.
event-deal = Deal { $deal } begins.
event-last-deal = Deal { $deal }, the last: the draw pile is empty.
event-chosen = { $seat } has chosen.
event-revealed = { $seat } turns over { $cards }.
event-you-drew = You draw { $cards }.
event-roosters = Roosters: { $count }, not { $target }, so the colours count.
event-roosters-score = Exactly { $count } roosters: only the roosters score.
event-colour-count = { $colour }: { $count }
event-disaster = Disaster: { $colours }, { $count } cards. The limit is { $limit }, so that scores nothing.
event-tie = Tie: { $colours } with { $count } cards each; none of them scores.
event-colour-scores = { $colour } stands alone with { $count } { $count ->
    [one] card
   *[other] cards
  } and scores.
event-nobody-scores = No colour is left: nobody scores.
event-kept = { $seat } keeps { $cards ->
    [0] nothing
    [one] one card, worth { $points }
   *[other] { $cards } cards, worth { $points }
  }.
event-counted = { $seat } counts { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, worth { $points }. Total { $total }.

why-already-chosen = You have chosen. Take your choice back first if you want another.
why-choose-two = In the first turn you choose two cards, such as Y3 G4.
why-choose-one = In this turn you choose one card.
why-not-in-hand = You do not hold that.

because-rides = makes { $colour } likelier to score, where you have { $points }
because-feeds = makes { $colour } likelier to score, where others gain more
because-breaks = makes { $colour } likelier to fail, where others lose more
because-bursts = makes { $colour } likelier to fail, where you have { $points }
because-roosters = roosters may score, and you have { $count }
because-shifts = what becomes of the other colours

level-kitten = Loves high cards and plays its best colour, whatever the others do.
level-tabby = Counts the open cards and rides along with the colour that leads.
level-lynx = Tries out how the deal may end, and breaks a colour when that pays.
level-tiger = Knows how the others think, weighs riding, breaking and roosters, and cannot be read.

because-gains = brings you about { $points ->
    [one] one point
   *[other] { $points } points
  } in this deal
because-concedes = leaves each of the others about { $points ->
    [one] one point
   *[other] { $points } points
  }
