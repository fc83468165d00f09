title = 5211
tagline = Two cards, then one, then one: the colour most played scores, unless it is played too often.
feel = Everybody turns over at once, and the colour you rode on goes bust. Short, loud, again!

option-long = How long
option-long-no = once through the cards
option-long-yes = until somebody has 50 points

colour-yellow = yellow
colour-green = green
colour-orange = orange
colour-dark-blue = dark blue
colour-turquoise = turquoise

card-Y1 = Y1
card-Y2 = Y2
card-Y3 = Y3
card-Y4 = Y4
card-Y5 = Y5
card-Y6 = Y6
card-G1 = G1
card-G2 = G2
card-G3 = G3
card-G4 = G4
card-G5 = G5
card-G6 = G6
card-O1 = O1
card-O2 = O2
card-O3 = O3
card-O4 = O4
card-O5 = O5
card-O6 = O6
card-D1 = D1
card-D2 = D2
card-D3 = D3
card-D4 = D4
card-D5 = D5
card-D6 = D6
card-T1 = T1
card-T2 = T2
card-T3 = T3
card-T4 = T4
card-T5 = T5
card-T6 = T6
card-Y1-long = yellow rooster
card-Y2-long = yellow 2
card-Y3-long = yellow 3
card-Y4-long = yellow 4
card-Y5-long = yellow 5
card-Y6-long = yellow 6
card-G1-long = green rooster
card-G2-long = green 2
card-G3-long = green 3
card-G4-long = green 4
card-G5-long = green 5
card-G6-long = green 6
card-O1-long = orange rooster
card-O2-long = orange 2
card-O3-long = orange 3
card-O4-long = orange 4
card-O5-long = orange 5
card-O6-long = orange 6
card-D1-long = dark blue rooster
card-D2-long = dark blue 2
card-D3-long = dark blue 3
card-D4-long = dark blue 4
card-D5-long = dark blue 5
card-D6-long = dark blue 6
card-T1-long = turquoise rooster
card-T2-long = turquoise 2
card-T3-long = turquoise 3
card-T4-long = turquoise 4
card-T5-long = turquoise 5
card-T6-long = turquoise 6

ask-two = Choose two cards; all are turned over together.
ask-one = Choose one card; all are turned over together.
ask-wait = You have chosen; waiting for the others.
ask-over = The game is over.

head = Pass { $number }, deal { $deal }, turn { $turn } of 3
head-last = Pass { $number }, last deal, turn { $turn } of 3: nobody draws any more
head-over = The last deal is scored
last-open = In the deal before
evening-long = A long game: { $choices }?
evening-two = Pass { $number }, deal { $deal }, turn { $turn }: the two cards of { $name } (such as Y3 G1):
evening-one = Pass { $number }, deal { $deal }, turn { $turn }: the card of { $name } (such as O5):
sheet-title = Scoring helper
sheet-short = One pass
sheet-long = Up to 50 points
sheet-deal = Pass { $number }, deal { $deal }
sheet-next-deal = Next deal
sheet-whose = Tap the open cards of
sheet-take-off = Take { $card } off
sheet-pass = Pass { $number }
sheet-ask-row = Pass { $number }, deal { $deal }: the four open cards of { $name } (such as Y1 G2 G3 O5):
why-sheet-row = "{ $text }" does not fit: { $count } cards such as Y1 G2 G3 O5.
why-sheet-over = There is no pass { $number }: the game is over before.
why-sheet-gap = Pass { $number }, deal { $deal } is not complete yet; a later one is.
why-sheet-deals = Pass { $number } has { $most } deals.
why-sheet-seats = There are { $players } players.
why-sheet-card = There is no card { $text }.
why-sheet-too-many = Pass { $number }: there are not so many { $card }.
why-evening-too-many = There are not so many { $card }.
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
because-shifts = changes what becomes of the other colours
because-for-hand = your hand speaks for it
because-against-hand = your hand speaks against it
because-for-gone = the cards that are gone speak for it
because-against-gone = the cards that are gone speak against it
because-for-own-row = what you have open speaks for it
because-against-own-row = what you have open speaks against it
because-for-rows = what the others have open speaks for it
because-against-rows = what the others have open speaks against it
because-for-points = the score speaks for it
because-against-points = the score speaks against it

level-kitten = Loves its high cards and shows them off, whatever the others do; among five it keeps them too long.
level-tabby = Rides along with the colour that leads, and forgets that it may become too full.
level-lynx = Counts the open cards, minds the roosters, and breaks a colour when that pays.
level-tiger = Sees by the open cards how others think, tries out how the deal may end, and cannot be read; between two it plays what it learned by play.

card-hen = { $colour } { $value }
card-rooster = { $colour } rooster
fate-disaster = disaster
fate-tie = tie
fate-scores = scores
lamp-on = has chosen
lamp-off = is still choosing
pile-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
pile-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
show-points = Show everybody's points
story-title = The deal is scored
story-gain = { $points ->
    [0] nothing
    [one] +1 point
   *[other] +{ $points } points
  }
take-back = Take back
confirm = Play { $cards }
still = { $number ->
    [one] Choose one more card
   *[other] Choose { $number } cards
  }
left-over = Left over in your hand: { $card }
ask-look-on = The players are choosing.

lesson-welcome = Welcome to the henhouse. These are your five cards: hens worth 2 to 6 points, and roosters worth 1. Every card belongs to one of five colours, each with its own sign.
lesson-counters = Everybody plays two cards, then one, then one. In the end one colour scores: the one with the most cards on the whole table. These counters keep count for you.
lesson-two = Choose two cards now and confirm. The others choose at the same time, and a lamp lights up when they have. A colour in which you hold several cards is a good start.
lesson-revealed = All cards are turned over together. You drew two new cards, so you hold five again. Only your own cards of the scoring colour will be yours, so you want the others to play your colour too.
lesson-disaster = But beware: when a colour reaches the arch at the end of its counter, that is a disaster, and it scores nothing. Sometimes it pays to push another's colour over the edge.
lesson-one = Now choose one card. The counters show in hatching what it would change.
lesson-roosters = Roosters count twice over: for their colour, and here. If exactly as many roosters lie open as this counter says, only roosters score and no colour does.
lesson-last = One more card, then the deal is scored.
lesson-story = That is how the deal was scored, step by step. The cards with a golden frame were kept by their owners, all others are discarded.
lesson-tie = When two colours are level, both are out, and the next colour below is looked at. So a colour with few cards may score after all!
lesson-pile = What you keep goes face down onto your pile. If you like, tick "Show everybody's points": all these cards were open once, so that reveals no secret.
lesson-again = Play another deal. Watch what the others are collecting: do you join in, or do you break it?
lesson-end = So it goes on until the draw pile is used up and the last five cards are played. Whoever then has the most points wins.
because-gains = brings you about { $points ->
    [one] one point
   *[other] { $points } points
  } in this deal
because-concedes = leaves each of the others about { $points ->
    [one] one point
   *[other] { $points } points
  }

course-deals = Points, deal by deal
best-deal = best deal: number { $deal }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
best-none = the right colour never came

summary =
    Goal: the most points on the cards you keep.
    Everybody chooses two cards, all turn over together; then one more, and one more again.
    The colour that lies there most often scores: you keep your cards of it.
    But a colour that reaches the limit is a disaster, and colours level with each other cancel out.
    If exactly the right number of roosters lies open, only the roosters score.

picture-FT-01 = Five colours with a sign each; a rooster is a 1, hens are worth 2 to 6.
picture-FT-03 = Two cards chosen face down, then turned over together with everybody else’s.
picture-FT-06 = Three orange cards, two yellow, one blue: orange stands alone at the top and scores.
picture-FT-13 = What you kept is added up at the end: here 4 + 3 + 5 + 1.
picture-FT-R1 = A rooster counts among the roosters and for its own colour.
place = Deal { $deal } · turn { $turn }
place-last = Last deal · turn { $turn }
place-long = Pass { $number }, deal { $deal } · turn { $turn }
near-limit = One more card and it bursts: { $colours }
tale-turned = { $other } was ahead until the last deal.
tale-deal = Deal { $deal } brought { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
