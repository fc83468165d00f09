title = Cat in the Box
tagline = A trick-taking game in which a card has no colour until you play it.
feel = Nothing is red until you say so: promise your tricks, then talk yourself out of trouble.

option-side = Research board
option-side-white = white side, for the first games
option-side-purple = purple side, for those who know it
option-starter = Who starts the first round
option-starter-random = at random
option-starter-seat = player { $number }

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

ask-bury = Pick a card to bury: it is out of this round.
ask-predict = How many tricks will you win? Exactly right brings a bonus.
ask-lead = You lead. Pick a card, then its colour.
ask-follow = Play a card and declare its colour. The led colour is { $colour }; if you declare another, you give up { $colour } for this round.
ask-wait = Waiting for { $seat }.
ask-wait-all = Waiting for the others.
ask-over = The game is over.

head = Round { $round } of { $rounds }, started by { $seat }
head-over = The last round is played
evening-side = Which side of the research cards: { $choices }?
evening-starter = Who started the first round: { $choices }?
evening-turned-up = Round { $round }: which three cards were turned up, in this order (such as 3 1 3)?
evening-predict = Round { $round }, { $name } predicts:
evening-play = Round { $round }, { $name } plays ({ $cards } cards in hand; such as 6 blue, or paradox and the cards shown):
evening-shown = Round { $round }: { $name } can play nothing at all, a paradox. Which cards were shown?
evening-buried = What did { $name } bury (Enter if nobody knows)?
sheet-title = Round sheet
sheet-first = Who starts the first round?
sheet-pick = Pick at random
sheet-which = Round
sheet-next = Next round
sheet-lacks = Still missing in this round: { $what }
sheet-lacks-predictions = predictions
sheet-lacks-tricks = tricks
sheet-lacks-tricks-total = tricks (or a paradox)
sheet-lacks-tokens = tokens
sheet-how = How it was counted
sheet-paradox = Paradox
sheet-nobody = nobody
sheet-whose = Tap the tokens of
sheet-round = Round { $round }
event-paradox-here = { $seat } caused a paradox.
sheet-ask-predictions = Round { $round }: predictions of { $names } ({ $choices }; with spaces):
sheet-ask-tricks = Round { $round }: tricks of { $names } (with spaces):
sheet-ask-paradox = Round { $round }: who caused a paradox (Enter: nobody)?
sheet-ask-tokens = Round { $round }: the tokens of { $name } on the research board (such as 6r 5r 5b; Enter: none):
why-sheet-fields = "{ $text }" is no field; write a number and a colour, such as 6r or 6 red.
why-sheet-rounds = There are { $rounds } rounds, and somebody of you starts the first.
why-sheet-side = With so many players the side is: { $choices }.
why-sheet-gap = Round { $round } is not complete yet; a later one is.
why-sheet-seats = Round { $round }: there are { $players } players.
why-sheet-prediction = Round { $round }: nobody can predict { $tricks }; possible are { $choices }.
why-sheet-tricks = Round { $round }: { $count } tricks are too many; there are { $most }, and fewer with a paradox.
why-sheet-tricks-missing = Round { $round }: { $count } of { $most } tricks. Without a paradox there are { $most }: check the numbers, or say who caused a paradox.
why-sheet-predictions = "{ $text }" does not fit: { $count } predictions with spaces, each one of { $choices }.
event-sheet-totals = Total after round { $round }: { $totals }.
why-sheet-field = Round { $round }: { $field } is marked twice, or is not in play.
why-sheet-tokens = Round { $round }: nobody plays { $count } cards; there are { $most } tricks.
why-evening-values = "{ $text }" does not fit: { $count ->
    [one] one number
   *[other] { $count } numbers
  } from 1 to { $highest }, with spaces.
why-evening-too-many = There are only five cards with { $value }; this would be the sixth.
why-evening-not-in-play = With so many players the cards go from 1 to { $highest }.
why-evening-no-paradox = No paradox: { $move } could still be played.
why-evening-no-paradox-yet = A paradox comes only while tricks are played.
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
group-of = The largest group of { $seat }: { $size }
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
event-paradox = PARADOX! { $seat } cannot play any of { $values }. The round stops; a trick that has begun goes to nobody.
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
because-ducks-two = stays below: with more than four tricks the bonus is lost
because-misses = lets a trick go that is still needed
because-group = your largest group grows to { $size }
because-beside = lies beside your own tokens
because-gives-up = gives up { $colour }
because-paradox = leaves nothing to play: a paradox threatens
because-narrow = leaves only { $fields ->
    [one] one field
   *[other] { $fields } fields
  } to play
ask-follow-free = Play a card and declare its colour. The led colour is { $colour }, which you gave up; declare any you have left.

research-board = Research board
card-named = { $value }, may be { $colours }
card-value = Card { $value }
bury-it = Bury the { $value }
declare = Which colour is your { $value }?
predict-title = Your prediction
tricks-wanted = { $tricks ->
    [one] trick
   *[other] tricks
  }
price-leads = leads the trick
price-follows = follows, costs nothing
price-nothing = costs nothing more
price-gives-up = you give up { $colour }
warn-paradox = Danger: as it stands, your next turn is a paradox!
warn-narrow = Careful: leaves you only { $fields ->
    [one] one field
   *[other] { $fields } fields
  }
chip-open = { $colour }: still open
chip-gone = { $colour }: given up
tricks-of = { $tricks } of { $predicted } tricks
tricks-so-far = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
has-buried = has buried
paradox-title = Paradox!
paradox-tells = None of these cards can be any colour any more. { $seat } has caused a paradox: the round ends at once, and a trick that has begun goes to nobody.
score-round = Round { $round } is scored
score-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
score-lost = { $tricks ->
    [one] 1 trick, lost
   *[other] { $tricks } tricks, lost
  }
score-group = as predicted, group { $bonus }
score-missed = predicted { $predicted }, no bonus
score-too-many = more than 4 tricks, no bonus
score-no-bonus = paradox, no bonus
score-total = total { $total }
ask-follow-here = { $colour } was led. Pick a card, then its colour.
level-kitten = Learns with you: plays what looks good right now and forgets what lies on the board.
level-tabby = Keeps to its prediction, a cautious one, and looks no further than this trick.
level-lynx = Counts what is still out and plays every round through in its head.
level-tiger = Reads your prediction and the colours you gave up, knows from much play what is good, and makes no mistake in the last tricks.
statistic-paradox = Paradoxes a round
statistic-bonus = Bonuses a round

lesson-welcome = Welcome to the laboratory. This is the research board: four colours, and in each of them every number has one field. Each field can be filled only once in a round.
lesson-hand = These are your cards. A cat in a box has a number, but no colour: that is decided only when you play it. The four signs under a card show which colours it could still be.
lesson-bury = First everybody puts one card out of the round. Three cards of the same number are hard to get rid of, so one of those is a good choice. Tap a card, then bury it.
lesson-predict = Now say how many tricks you will win. High cards win. Get it exactly right and you score a bonus at the end.
lesson-trick = The first card of a trick sets its colour. The highest card of that colour wins, unless somebody plays red: red is trump and beats all others.
lesson-follow = Your turn. Pick a card: the fields it can take light up, and each colour tells you its price. Declaring the led colour is free. Declaring another one costs you the led colour for the rest of the round. Choose!
lesson-token = Your token lies on the board now: nobody can play this number in this colour again. Tokens that touch side by side make a group. Your largest group has a golden frame, and it is your bonus if your prediction comes true.
lesson-cross = Here you see everybody: colours with a cross are given up, and next to them tricks won and predicted. Whoever has few colours left has few ways to play.
lesson-again = Once more: pick a card and declare its colour. Whoever won the last trick leads, and leading never costs a colour.
lesson-red = Red must wait: it cannot be led before somebody has played red, unless you can lead nothing else. Trumping with red is always allowed, but it has its price like any colour that does not follow.
lesson-paradox = Should none of your cards fit anywhere when it is your turn, that is a paradox: the round ends at once, your tricks cost you a point each, and there is no bonus for you. The board warns you when a play becomes dangerous.
lesson-aim = Now play the round to its end. You want exactly as many tricks as you predicted, with your tokens side by side.
lesson-score = Each trick is one point. Whoever predicted exactly gets one more point for every token in the largest group.
lesson-end = There are as many rounds as players, each with a new deal. On the score pad they are added up, and the highest total wins.
bot-gatherer = gatherer
because-brings = { $tricks ->
    [0] probably wins no trick
    [one] wins about one trick
   *[other] wins about { $tricks } tricks
  } this round
because-keeps-group = meets the prediction in { $percent } of 100 imagined rounds, with a group of about { $size }
because-keeps-bonus = stays at four tricks or fewer in { $percent } of 100 imagined rounds, with a group of about { $size }
because-still-needs = you need { $tricks ->
    [one] one more trick
   *[other] { $tricks } more tricks
  } to meet your prediction
because-risks = ends in a paradox for you in { $percent } of 100 imagined rounds
because-for-hand = your hand speaks for it
because-against-hand = your hand speaks against it
because-for-goal = your prediction and your tricks speak for it
because-against-goal = your prediction and your tricks speak against it
because-for-tokens = where your tokens lie speaks for it
because-against-tokens = where your tokens lie speaks against it
because-for-others = what the others do speaks for it
because-against-others = what the others do speaks against it

course-rounds = Points, round by round
best-round = best round: number { $round }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
best-bonus = best round: number { $round }, { $points } points – { $tricks ->
    [one] 1 trick promised, 1 won
   *[other] { $tricks } tricks promised, { $tricks } won
  }

summary =
    Goal: the most points after as many rounds as there are players.
    First bury one card and promise how many tricks you will win.
    Play a card and say which colour it has: no two cards are the same, so mark its field on the board. Follow the led colour, or give it up for the rest of the round.
    Red is trump. The highest card of the led colour, or the highest red one, wins the trick.
    Each trick is a point. Keep your promise and your largest group of touching marks counts too.
    Whoever cannot play any card causes a paradox: the round stops, and their tricks cost points.

picture-CB-01 = Cats in boxes have a number and no colour yet; everybody has tokens of one sign.
picture-CB-06 = A hand to begin with: one of these cards is set aside, then everybody predicts.
picture-CB-09 = Blue 4 is led, blue 6 is higher, but red 2 is trump and wins the trick.
picture-CB-18 = All four fields of the 4 are taken: whoever has only 4s left causes a paradox.
picture-CB-20 = The golden line goes around the largest group: four tokens, four points of bonus.
picture-CB-24 = All tokens come back to their owners before the next round.
picture-CB-26 = Of the cards turned up, two are a 2 and one is a 5: neutral tokens lie on green 2, yellow 2 and green 5.
picture-CB-R1 = Corners do not connect: the group here has two tokens, not three.
head-short = Round { $round } of { $rounds }
ask-follow-open = { $colour } was led, which you gave up: any colour you have left costs nothing.
short-gives-up = gives up { $colour }
short-leads = leads
short-follows = follows
short-free = costs nothing
short-narrow = { $fields ->
    [one] 1 field left
   *[other] { $fields } fields left
  }
short-paradox = paradox ahead
short-group = group { $size }
tricks-at-most = { $tricks } of at most { $most } tricks
score-group-two = largest group { $bonus }
score-no-group = no group, no bonus
narrate-paradox = Paradox! { $seat } cannot play any card, so the round ends here.
score-after-paradox = Round { $round } ended in a paradox of { $seat }.
predict-it = Predict { $tricks }
play-it = Play { $move }
tale-turned = { $other } was ahead until round { $round }.
tale-paradox-lost = Without the paradox in round { $round } you would not have lost.
tale-paradox = Your paradox in round { $round } cost you { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
tale-bonus = { $seat } got the bonus in { $number } of { $rounds } rounds.
group-size = group { $size }
