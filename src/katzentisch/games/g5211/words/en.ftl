title = 5211
tagline = Two cards, then one, then one: the most-played colour scores, unless it is played too often.
credits = Designed by Tsuyoshi Hashiguchi. Published by Next Move Games (Plan B Games); in German by Pegasus Spiele.
feel = Everyone reveals at once, and the colour you were counting on goes bust. Quick, lively, and over before you want it to be.

option-long = Length
option-long-no = once through the cards
option-long-yes = until somebody has 50 points
option-long-no-about = One pass through the cards; the most points win.
option-long-yes-about = Pass after pass, with the cards shuffled again each time, until somebody has 50 points in total.

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

ask-two = Choose two cards; everyone reveals at the same time.
ask-one = Choose one card; everyone reveals at the same time.
tiebreak = With equal points, more cards in the last pile decide.
ask-wait = You have chosen; waiting for the others.
ask-wait-one = You have chosen; waiting for { $seat }.
ask-over = The game is over.

head = Pass { $number }, deal { $deal }, turn { $turn } of 3
head-last = Pass { $number }, last deal, turn { $turn } of 3: no more drawing
head-over = The last deal has been scored
last-open = Previous deal
evening-long = Was it a long game: { $choices }?
evening-two = Pass { $number }, deal { $deal }, turn { $turn }: { $name }'s two cards (such as Y3 G1):
evening-one = Pass { $number }, deal { $deal }, turn { $turn }: { $name }'s card (such as O5):
sheet-title = Score sheet
sheet-short = One pass
sheet-long = Up to 50 points
sheet-deal = Pass { $number }, deal { $deal }
sheet-deal-of = Pass { $number }, deal { $deal } of { $deals }
sheet-next-deal = Next deal
sheet-whose = Whose open cards?
sheet-take-off = Remove { $card }
sheet-pass = Pass { $number }
sheet-ask-row = Pass { $number }, deal { $deal }: { $name }'s four open cards (such as Y1 G2 G3 O5):
why-sheet-row = "{ $text }" does not fit: enter { $count ->
    [one] one card
   *[other] { $count } cards
  } such as Y1 G2 G3 O5.
why-sheet-over = There is no pass { $number }: the game ends before it.
why-sheet-gap = Pass { $number }, deal { $deal } is incomplete, but a later deal is filled in.
why-sheet-deals = Pass { $number } has { $most ->
    [one] one deal
   *[other] { $most } deals
  }.
why-sheet-seats = There are { $players } players.
why-sheet-card = There is no card { $text }.
why-sheet-too-many = Pass { $number }: there are not that many { $card }.
why-evening-too-many = There are not that many { $card }.
hand = Your hand
pile = Draw pile: { $cards }
counts = On the table
rooster = roosters
limit = A colour with { $limit } or more cards is a disaster. With exactly { $target ->
    [one] one rooster
   *[other] { $target } roosters
  }, only roosters score.
legend = Y yellow, G green, O orange, D dark blue, T turquoise; a 1 is a rooster
column-player = player
column-open = open cards
column-chosen = has chosen
column-kept = pile
column-points = points
chosen = yes
you = (you)

event-pass = { $number ->
    [1] All cards are shuffled.
   *[other] Pass { $number }: all cards are shuffled again.
  }
event-your-hand = You are dealt { $cards }.
event-deal = Deal { $deal } begins.
event-last-deal = Deal { $deal }, the last one: the draw pile is empty.
event-chosen = { $seat } has chosen.
    .you = You have chosen.
event-revealed = { $seat } reveals { $cards }.
    .you = You reveal { $cards }.
event-you-drew = You draw { $cards }.
event-roosters = { $count ->
    [one] One rooster
   *[other] { $count } roosters
  }, not { $target }: the colours score.
event-roosters-score = Exactly { $count ->
    [one] one rooster: only roosters score.
   *[other] { $count } roosters: only roosters score.
  }
event-colour-count = { $colour }: { $count }
event-disaster = Disaster: { $colours } with { $count } cards. The limit is { $limit }, so it scores nothing.
event-tie = Tie: { $colours } with { $count ->
    [one] one card
   *[other] { $count } cards
  } each; none of them scores.
event-colour-scores = { $colour } scores with { $count ->
    [one] one card
   *[other] { $count } cards
  }, more than any other colour still in.
event-nobody-scores = No colour is left: nobody scores.
event-kept = { $seat } keeps { $cards ->
    [0] nothing
    [one] one card worth { $points }
   *[other] { $cards } cards worth { $points }
  }.
    .you = You keep { $cards ->
    [0] nothing
    [one] one card worth { $points }
   *[other] { $cards } cards worth { $points }
  }.
event-counted = { $seat } counts { $cards ->
    [one] one card
   *[other] { $cards } cards
  } worth { $points }. Total: { $total }.
    .you = You count { $cards ->
    [one] one card
   *[other] { $cards } cards
  } worth { $points }. Total: { $total }.

why-already-chosen = You have already chosen. To change your mind, take your choice back first.
why-choose-two = On the first turn you choose two cards, such as Y3 G4.
why-choose-one = On this turn you choose one card.
why-not-in-hand = You do not have that card.

because-rides = makes { $colour } likelier to score; you have { $points ->
    [one] 1 point
   *[other] { $points } points
  } there
because-feeds = makes { $colour } likelier to score, but others gain more
because-breaks = makes { $colour } likelier to fail; others lose more
because-bursts = makes { $colour } likelier to fail; you have { $points ->
    [one] 1 point
   *[other] { $points } points
  } there
because-roosters = roosters may score; you have { $count }
because-shifts = improves your chances in other colours
    .against = worsens your chances in other colours
because-for-hand = fits the rest of your hand
because-against-hand = does not fit the rest of your hand
because-for-gone = is favoured by the cards already gone
because-against-gone = suffers from the cards already gone
because-for-own-row = fits your open cards
because-against-own-row = does not fit your open cards
because-for-rows = fits the others' open cards
because-against-rows = helps the others' open cards
because-for-points = fits the current score
because-against-points = does not fit the current score

level-kitten = Loves its high cards and shows them off, whatever the others do; with five players it keeps them too long.
level-tabby = Plays the most common colour and forgets that too many cards of it score nothing.
level-lynx = Counts the open cards, keeps an eye on the roosters, and breaks a colour when it pays.
level-tiger = Reads the open cards, simulates how the deal may end, and gives nothing away; with two players it has learned from thousands of games.

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
pile-scored = pile:
pile-secret = These cards lie face down; their points are counted at the end. “Show everyone's points” shows them now.
two-chosen = You have chosen two cards. To change one, tap it first to put it back.
counter-yellow = yellow
counter-green = green
counter-orange = orange
counter-dark-blue = dark blue
counter-turquoise = turquoise
show-points = Show everyone's points
story-title = Scoring this deal
story-gain = { $points ->
    [0] nothing
    [one] +1 point
   *[other] +{ $points } points
  }
take-back = Take back
confirm = Play { $cards }
one-more = One more card
left-over = Left in your hand: { $card }
ask-look-on = The players are choosing.

lesson-welcome = Welcome to the henhouse. These are your five cards. Hens are worth 2 to 6 points, roosters 1. Every card belongs to one of five colours, each with its own sign.
lesson-counters = Everyone plays two cards, then one, then one. In the end one colour scores: the one with the most cards on the whole table. These counters keep track for you.
lesson-two = Choose two cards now and confirm. The others choose at the same time, and a lamp lights up when they are ready. A colour you hold several cards of is a good start.
lesson-revealed = All choices are open now. You drew two new cards, so you have five again. You only keep your own cards of the scoring colour, so you want the others to play your colour too.
lesson-disaster = But beware: a colour that reaches the limit on its counter is a disaster and scores nothing. Sometimes it pays to push someone else's colour over the edge.
lesson-one = Now choose one card. A plus on the counters shows what it would change.
lesson-roosters = Roosters count twice: for their colour, and here. If exactly as many roosters are open as the number after the slash, only roosters score and no colour does.
lesson-last = One more card, then the deal is scored.
lesson-story = The deal is scored. Players keep the cards with a golden frame; all others are discarded.
lesson-tie = The colour with the most cards scores. If two colours are tied, both are out, and the one with the next most cards is checked. So even a colour with few cards may score!
lesson-pile = The cards you keep go face down onto your pile. If you like, tick "Show everyone's points": all these cards were open once, so this reveals nothing.
lesson-again = Play another deal. Watch what the others are collecting: do you join in, or do you break it?
lesson-end = This goes on until the draw pile is empty. In the last deal, everyone plays four of their last five cards and discards the fifth. The player with the most points wins.
compare-gains = You would have gained about { $better } instead of { $made } points in this deal.
compare-concedes = The others would have gained about { $better } instead of { $made } points each.
when-turn = Deal { $deal }, turn { $turn }
because-gains = earns you about { $points ->
    [one] one point
   *[other] { $points } points
  } in this deal
because-concedes = gives each of the others about { $points ->
    [one] one point
   *[other] { $points } points
  }

course-deals = Points, deal by deal
best-deal = best deal: { $points ->
    [one] 1{"\u00A0"}point
   *[other] { $points }{"\u00A0"}points
  }
best-none = never had the right colour
    .you = never had the right colour

summary =
    Goal: the most points on the cards you keep.
    Everyone chooses two cards and reveals them together; then one more, and one more again.
    The most-played colour scores: you keep your cards of it.
    But a colour that reaches the limit is a disaster, and tied colours cancel out.
    If exactly the right number of roosters is open, only roosters score.

picture-FT-01 = Five colours with a sign each; a rooster is a 1, hens are worth 2 to 6.
picture-FT-03 = Two cards chosen face down, then revealed together with everyone else’s.
picture-FT-06 = Three orange cards, two yellow, one dark blue: orange is alone at the top and scores.
picture-FT-13 = The cards you kept are added up at the end: here 4 + 3 + 5 + 1.
picture-FT-R1 = A rooster counts among the roosters and for its own colour.
place = Deal { $deal } · turn { $turn }
place-last = Last deal · turn { $turn }
place-long = Pass { $number }, deal { $deal } · turn { $turn }
near-limit = One card short of a disaster: { $colours }
tale-turned = { $other } was ahead until the last deal.
    .to-you = You were ahead until the last deal.
tale-level = { $seat } and { $other } have the same number of points; { $seat } has more cards.
    .you = You and { $other } have the same number of points; you have more cards.
    .to-you = You and { $seat } have the same number of points; { $seat } has more cards.
tale-deal = The match was decided in deal { $deal }: { $seat } scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $lead } more than the next best.
    .you = The match was decided in deal { $deal }: you scored { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $lead } more than the next best.
highlight-deal = Most points in one deal
