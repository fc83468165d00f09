title = Cat in the Box
tagline = A trick-taking game in which a card has no colour until you play it.

option-side = Side of the research cards
option-side-white = white
option-side-purple = purple
option-starter = Who starts the first round (a seat, counted from 0)
option-starter-random = at random

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

move-red = red
move-blue = blue
move-yellow = yellow
move-green = green
move-bury = bury
move-predict = predict

ask-bury = Choose one card to bury: it is out of this round.
ask-predict = How many tricks will you win? Hit it exactly and your largest group scores.
ask-lead = You lead: play a card and declare its colour.
ask-follow = Play a card and declare its colour. The led colour is { $colour }; if you declare another, you give up { $colour } for this round.
ask-wait = Waiting for { $seat }.
ask-wait-all = Waiting for the others.
ask-over = The game is over.

head = Round { $round } of { $rounds }, started by { $seat }
head-over = The last round is played
hand = Your hand
buried = buried: { $value }
turned-up = Turned up: { $values }
trick = Trick
column-player = player
column-prediction = predicted
column-tricks = tricks
column-colours = may declare
column-cards = cards
column-points = points
you = (you)
neutral = n: neutral token
group = Your largest group: { $size }

event-round = Round { $round } of { $rounds }: { $seat } starts.
event-turned-up = Turned up: { $values }. Neutral tokens take their fields.
event-your-hand = You are dealt { $values }.
event-buried = { $seat } buries a card.
event-you-buried = You buried a { $value }.
event-predicted = { $seat } predicts { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }.
event-played = { $seat } plays { $value } { $colour }.
event-gave-up = { $seat } did not follow and gives up { $colour }.
event-won-trick = { $seat } wins the trick and has { $tricks } now.
event-paradox = PARADOX! { $seat } cannot play any of { $values }. The round stops; nobody wins the trick.
event-scored = { $seat }: { $points } for tricks, no bonus. Total { $total }.
event-scored-bonus = { $seat }: { $tricks } for tricks and { $bonus } for the largest group make { $points }. Total { $total }.
event-scored-paradox = { $seat } caused the paradox: { $points }. Total { $total }.

why-already-buried = You have buried your card for this round.
why-bury-first = First bury a card.
why-not-in-hand = You hold no { $value }.
why-predict-first = First predict your tricks.
why-no-such-prediction = With this many players nobody can predict { $tricks }.
why-predictions-made = The predictions are made; play a card.
why-no-predictions = With two players nobody predicts; play a card.
why-field-taken = { $value } { $colour } is already on the research board.
why-x-uncovered = You gave up { $colour } for this round.
why-red-not-yet = Red cannot be led before a red card was played, unless you can lead nothing else.

because-hard-to-place = { $copies } cards of value { $value } are hard to place
because-middling = a { $value } neither wins nor loses for sure
because-keep = a { $value } is worth keeping
because-estimate = the hand looks like about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }
because-wins = wins a trick that is needed
because-may-win = may win a trick that is needed
because-spoils = wins a trick too many
because-may-spoil = may win a trick too many
because-ducks = stays below and keeps the prediction
because-misses = lets a needed trick go
because-group = your largest group grows to { $size }
because-beside = lies beside your own tokens
because-gives-up = gives up { $colour }
because-paradox = leaves nothing to play: a paradox threatens
because-narrow = leaves only { $fields ->
    [one] one field
   *[other] { $fields } fields
  } to play
ask-follow-free = Play a card and declare its colour. The led colour is { $colour }, which you gave up; declare any you have left.

level-kitten = Learns with you: plays what looks good right now and forgets what lies on the board.
level-tabby = Minds its prediction and its tokens, but looks no further than this trick.
level-lynx = Counts what is still out and plays every round through in its head.
level-tiger = Reads your prediction and the colours you gave up, and makes no mistake in the last tricks.
statistic-paradox = Paradoxes a round
statistic-bonus = Bonuses a round
