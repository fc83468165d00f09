title = Cat in the Box
tagline = A trick-taking game in which a card has no colour until you play it.
credits = Designed by Muneyuki Yokouchi. Published by Ayatsurare Ningyoukan, Hobby Japan and Bézier Games; in German by Pegasus Spiele.
feel = Nothing is red until you say so: predict your tricks, then talk your way out of trouble.

option-side = Research board
option-side-white = white side
option-side-purple = purple side
option-side-about = Only the look differs: both sides have the same fields.
option-starter = Who starts the first round
option-starter-random = at random
option-starter-seat = player { $number }
option-starter-about = Leads the first trick of round 1. In later rounds the start moves on.

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

ask-bury = Choose a card to bury: it is out of this round.
ask-predict = How many tricks will you win? An exact guess brings a bonus.
ask-lead = You lead. Pick a card, then its colour.
ask-follow = Play a card and declare its colour. The led colour is { $colour }; if you declare another, you give up { $colour } for this round.
tiebreak = With equal points, the better last round decides.
ask-wait = Waiting for { $seat }.
ask-wait-all = Waiting for the others.
ask-over = The game is over.

head = Round { $round } of { $rounds }, started by { $seat }
head-over = The last round is over
evening-side = Which side of the research cards: { $choices }?
evening-starter = Who started the first round: { $choices }?
evening-turned-up = Round { $round }: which three cards were turned up, in order (such as 3 1 3)?
evening-predict = Round { $round }, { $name } predicts:
evening-play = Round { $round }, { $name } plays ({ $cards } cards in hand; such as 6 blue, or paradox and the cards shown):
evening-shown = Round { $round }: { $name } cannot play anything, a paradox. Which cards were shown?
evening-buried = What did { $name } bury (Enter if nobody knows)?
sheet-title = Score sheet
sheet-first = Who starts the first round?
sheet-which = Round
sheet-next = Next round
sheet-lacks = Still missing in this round: { $what }
sheet-lacks-predictions = predictions
sheet-lacks-tricks = tricks
sheet-lacks-tricks-total = tricks (or a paradox)
sheet-lacks-tokens = tokens
sheet-how = How it was scored
sheet-paradox = Who caused a paradox?
sheet-nobody = nobody
sheet-whose = Largest group: choose a player, then tap their tokens.
sheet-round = Round { $round }
sheet-starts = Round { $round }: { $name } begins
sheet-predicts = { $name } predicts
sheet-after = At the end of the round ({ $tricks } tricks)
sheet-won-tricks = Tricks of { $name }
sheet-no-tokens = Nobody needs tokens
event-paradox-here = { $seat } caused a paradox.
sheet-ask-predictions = Round { $round }: predictions of { $names } ({ $choices }; separated by spaces):
sheet-ask-tricks = Round { $round }: tricks of { $names } (separated by spaces):
sheet-ask-paradox = Round { $round }: who caused a paradox (Enter: nobody)?
sheet-ask-tokens = Round { $round }: { $name }'s tokens on the research board (such as 6r 5r 5b; Enter: none):
why-sheet-fields = "{ $text }" is not a field; write a number and a colour, such as 6r or 6 red.
why-sheet-rounds = There are { $rounds } rounds, and one of you starts the first.
why-sheet-side = With this many players the side is: { $choices }.
why-sheet-gap = Round { $round } is incomplete, but a later round is filled in.
why-sheet-seats = Round { $round }: there are { $players } players.
why-sheet-prediction = Round { $round }: { $tricks } is not a possible prediction; choose one of { $choices }.
why-sheet-tricks = Round { $round }: { $count } tricks are too many; there are { $most }, or fewer with a paradox.
why-sheet-tricks-missing = Round { $round }: { $count } of { $most } tricks. Without a paradox there are { $most }: check the numbers, or say who caused a paradox.
why-sheet-predictions = "{ $text }" does not fit: { $count } predictions with spaces, each one of { $choices }.
event-sheet-totals = Total after round { $round }: { $totals }.
why-sheet-field = Round { $round }: { $field } is marked twice or is not in play.
why-sheet-tokens = Round { $round }: nobody can play { $count } cards; there are only { $most } tricks.
why-evening-values = "{ $text }" does not fit: enter { $count ->
    [one] one number
   *[other] { $count } numbers
  } from 1 to { $highest }, separated by spaces.
why-evening-too-many = There are only five cards of value { $value }; this would be the sixth.
why-evening-not-in-play = With this many players the cards go from 1 to { $highest }.
why-evening-no-paradox = This is not a paradox: { $move } could still be played.
why-evening-no-paradox-yet = A paradox can only happen while tricks are being played.
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
    .you = Round { $round } of { $rounds }: you start.
event-turned-up = Turned up: { $values }. Neutral tokens cover these fields.
event-your-hand = You are dealt { $values }.
event-buried = { $seat } buries a card.
    .you = You bury a card.
event-you-buried = You buried a { $value }.
event-predicted = { $seat } predicts { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }.
    .you = You predict { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }.
event-played = { $seat } plays the { $colour } { $value }.
    .you = You play the { $colour } { $value }.
event-gave-up = { $seat } does not follow and gives up { $colour }.
    .you = You do not follow and give up { $colour }.
event-won-trick = { $seat } wins the trick and now has { $tricks }.
    .you = You win the trick and now have { $tricks }.
event-paradox = PARADOX! { $seat } cannot play any of { $values }. The round ends; an unfinished trick goes to nobody.
    .you = PARADOX! You cannot play any of { $values }. The round ends; an unfinished trick goes to nobody.
event-scored = { $seat } scores { $points } for tricks and no bonus. Total: { $total }.
    .you = You score { $points } for tricks and no bonus. Total: { $total }.
event-scored-bonus = { $seat } scores { $tricks } for tricks and { $bonus } for the largest group: { $points }. Total: { $total }.
    .you = You score { $tricks } for tricks and { $bonus } for the largest group: { $points }. Total: { $total }.
event-scored-paradox = { $seat } caused the paradox: { $points }. Total: { $total }.
    .you = You caused the paradox: { $points }. Total: { $total }.

why-already-buried = You have already buried a card this round.
why-bury-first = Bury a card first.
why-not-in-hand = You do not have a { $value }.
why-predict-first = Predict your tricks first.
why-no-such-prediction = With this many players you cannot predict { $tricks }.
why-predictions-made = All predictions are made; play a card.
why-no-predictions = There are no predictions with two players; play a card.
why-field-taken = { $value } { $colour } is already on the research board.
why-x-uncovered = You have given up { $colour } for this round.
why-red-not-yet = You cannot lead red until a red card has been played, unless you have no other choice.

because-hard-to-place = { $copies } cards of value { $value } are hard to place
because-middling = a { $value } is neither a sure winner nor a sure loser
because-keep = a { $value } is worth keeping
because-estimate = your hand should win about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }
because-wins = wins a trick you need
because-may-win = may win a trick you need
because-spoils = wins one trick too many
because-may-spoil = may win one trick too many
because-ducks = loses the trick and keeps your prediction
because-ducks-two = loses the trick: the bonus needs four tricks or fewer
because-misses = loses a trick you still need
because-group = your largest group grows to { $size }
because-beside = lies next to your own tokens
because-gives-up = gives up { $colour }
because-paradox = leaves you nothing to play: risk of a paradox
because-narrow = leaves you only { $fields ->
    [one] one field
   *[other] { $fields } fields
  } to play
ask-follow-free = Play a card and declare its colour. The led colour is { $colour }, which you have given up; declare one you have left.

research-board = Research board
card-named = { $value }, can be { $colours }
card-value = Card { $value }
bury-it = Bury the { $value }
stuck = The { $value } cannot be played: in each colour you have left, its field is taken.
stuck-red = The { $value } could only be red, and red cannot be led before a red card has been played.
declare = Which colour is your { $value }?
predict-title = Your prediction
tricks-wanted = { $tricks ->
    [one] trick
   *[other] tricks
  }
price-leads = leads the trick
price-follows = follows suit, costs nothing
price-nothing = costs nothing
price-gives-up = you give up { $colour }
warn-paradox = Danger: as things stand, your next turn is a paradox!
warn-narrow = Careful: this leaves you only { $fields ->
    [one] one field
   *[other] { $fields } fields
  }
chip-open = { $colour }: still available
chip-gone = { $colour }: given up
tricks-of = { $predicted ->
    [one] { $tricks } of 1 trick
   *[other] { $tricks } of { $predicted } tricks
  }
tricks-so-far = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
has-buried = has buried
paradox-title = Paradox!
paradox-tells = None of these cards can be any colour any more: a paradox caused by { $seat }. The round ends at once, and an unfinished trick goes to nobody.
    .you = None of your cards can be any colour any more: you have caused a paradox. The round ends at once, and an unfinished trick goes to nobody.
score-round = Round { $round }: scores
score-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
score-lost = { $tricks ->
    [one] 1 trick, −1
   *[other] { $tricks } tricks, −1 each
  }
score-group = bonus for the largest group: { $bonus }
score-missed = predicted { $predicted }, no bonus
score-too-many = more than 4 tricks, no bonus
score-no-bonus = paradox, no bonus
score-total = total { $total }
ask-follow-here = { $colour } was led. Pick a card, then its colour.
level-kitten = Learns with you: plays what looks good right now and forgets what is on the board.
level-tabby = Aims for few tricks and looks no further than the current one.
level-lynx = Counts the missing cards and plays every round through in its head.
level-tiger = Reads your prediction and the colours you give up, has learned from thousands of games, and makes no mistakes in the last tricks.
statistic-paradox = Paradoxes per round
statistic-bonus = Bonuses per round

lesson-welcome = Welcome to the laboratory. This is the research board: four colours, and in each of them every number has one field. Each field can be filled only once in a round.
lesson-hand = These are your cards. A cat in a box has a number but no colour: you decide the colour when you play it. The four signs on a card show which colours it can still be.
lesson-bury = First, everyone buries a card: it is out of this round. Take a number you hold several times, because its fields run out first. Tap the card, then bury it.
lesson-predict = A trick is one card from each player; this round has eight. Predict how many you will win. High cards win. If you are exactly right, you score a bonus at the end.
lesson-trick = The first card of a trick sets its colour. The highest card of that colour wins, unless someone plays red: red is trump and beats all others.
lesson-follow = Your turn. Choose a card: the fields it can take light up, and each colour shows its price. The led colour costs nothing. Any other colour costs you the led colour for the rest of the round. Choose!
lesson-token = Your token is on the board now: nobody can play this number in this colour again. Tokens that touch side by side form a group. Your largest group has a golden frame; it is your bonus if your prediction comes true.
lesson-cross = Here you see all players: crossed-out colours are given up; next to them are the tricks won and predicted. With few colours left, a player has few ways to play.
lesson-again = Once more: choose a card and declare its colour. The winner of a trick leads the next one, and leading never costs a colour.
lesson-red = Red has a rule of its own: nobody can lead it until someone has played red, unless they have no other choice. Trumping with red is always allowed, but it costs you the led colour like any other colour.
lesson-paradox = If none of your cards fits anywhere on your turn, that is a paradox: the round ends at once, each of your tricks costs you a point, and you get no bonus. The board warns you before a risky play.
lesson-aim = Now finish the round. Win exactly as many tricks as you predicted, and keep your tokens side by side.
lesson-caused = A paradox! None of your cards fits any more. The round is over at once: each of your tricks costs you a point, and you get no bonus.
lesson-others-caused = A paradox: one of the others could not play, so the round ended early. Each of their tricks costs them a point; you score as usual.
lesson-next = One thing is left: a paradox of your own. Next you join another round, shortly before its end.
lesson-late = You predicted three tricks and have won three. But you have given up blue and green: only red and yellow are left to you.
lesson-stuck = Look at the signs on your cards. Your 2 and your 6 fit nowhere any more, and for your two 4s one field is left: red 4.
lesson-last-play = You have to play: tap a 4 and declare it red. Then watch what happens.
lesson-avoid = This is how to avoid it: give up colours late, bury a number you hold several times, and play numbers whose fields are filling up.
lesson-score = Each trick is one point. If your prediction was exactly right, you also score one point for every token in your largest group.
lesson-end = There are as many rounds as players, each with a new deal. The points are added up, and the highest total wins.
bot-gatherer = gatherer
because-brings = earns { $tricks ->
    [0] less than one point
    [one] about one point
   *[other] about { $tricks } points
  } from tricks this round
    .against = earns { $tricks ->
    [0] probably no point
    [one] only about one point
   *[other] only about { $tricks } points
  } from tricks this round
compare-brings = With it your tricks earn about { $better } instead of { $made } points this round.
compare-keeps-group = With it you meet your prediction in { $better } instead of { $made } of 100 simulated rounds.
compare-keeps-bonus = With it you stay at four tricks or fewer in { $better } instead of { $made } of 100 simulated rounds.
compare-risks = With it the round ends in a paradox for you in { $better } instead of { $made } of 100 simulations.
review-made-bury = Buried:
review-made-predict = Predicted:
when-round = Round { $round }
when-trick = Round { $round }, trick { $trick }
because-keeps-group = meets your prediction in { $percent } of 100 simulated rounds, with a group of about { $size }
because-keeps-bonus = stays at four tricks or fewer in { $percent } of 100 simulated rounds, with a group of about { $size }
because-still-needs = helps you win { $tricks ->
    [one] the trick
   *[other] the { $tricks } tricks
  } you still need to meet your prediction
    .against = does not help you win { $tricks ->
    [one] the trick
   *[other] the { $tricks } tricks
  } you still need to meet your prediction
because-risks = ends in a paradox for you in only { $percent } of 100 simulated rounds
    .against = ends in a paradox for you in { $percent } of 100 simulated rounds
because-for-hand = fits the rest of your hand
because-against-hand = does not fit the rest of your hand
because-for-goal = fits your tricks so far
because-against-goal = does not fit your tricks so far
because-for-tokens = fits your tokens on the board
because-against-tokens = does not fit your tokens on the board
because-for-others = suits what the others have shown
because-against-others = plays into the others' hands

course-rounds = Points, round by round
best-round = best in round { $round }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
best-none = no round with points
best-bonus = best in round { $round }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $tricks ->
    [one] 1 trick predicted and won
   *[other] { $tricks } tricks predicted and won
  }

summary =
    Goal: the most points after as many rounds as there are players.
    First bury one card and predict how many tricks you will win.
    Play a card and declare its colour: each card exists only once, so mark its field on the board. Follow the led colour, or give it up for the rest of the round.
    Red is trump. The highest card of the led colour, or the highest red card, wins the trick.
    Each trick is a point. If your prediction is exactly right, your largest group of touching tokens scores too.
    If you cannot play any card, you cause a paradox: the round ends, and each of your tricks costs a point.

picture-CB-01 = Cats in boxes have a number and no colour yet; each player has tokens with their own sign.
picture-CB-06 = A starting hand: one card is set aside, then everyone predicts.
picture-CB-09 = Blue 4 is led, blue 6 is higher, but red 2 is trump and wins the trick.
picture-CB-18 = All four fields of the 4 are taken: with only 4s left you cause a paradox.
picture-CB-20 = The golden line marks the largest group: four tokens, four bonus points.
picture-CB-24 = All tokens return to their owners before the next round.
picture-CB-26 = Two 2s and a 5 were turned up: neutral tokens lie on green 2, yellow 2 and green 5.
picture-CB-R1 = Corners do not connect: the group here has two tokens, not three.
head-short = Round { $round } of { $rounds }
ask-follow-open = { $colour } was led, and you gave it up: any other colour costs nothing.
short-gives-up = costs { $colour }
short-leads = leads
short-follows = follows
short-free = costs nothing
short-narrow = { $fields ->
    [one] 1 field left
   *[other] { $fields } fields left
  }
short-paradox = paradox ahead
short-group = group { $size }
of-at-most = of max. { $most }
tricks-at-most = { $tricks } of at most { $most } tricks
tricks-too-many = { $tricks } tricks, more than { $most }: no bonus
score-group-two = largest group { $bonus }
score-no-group = no group, no bonus
narrate-paradox = Paradox! { $seat } cannot play any card, so the round ends here.
    .you = Paradox! You cannot play any card, so the round ends here.
score-after-paradox = { $seat } ended round { $round } with a paradox.
    .you = You ended round { $round } with a paradox.
predict-it = Predict { $tricks }
play-it = Play { $move }
tale-turned = { $other } was ahead until round { $round }.
    .to-you = You were ahead until round { $round }.
tale-paradox-lost = Without the paradox in round { $round } you would not have lost.
tale-paradox = Your paradox in round { $round } cost you { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
tale-level = { $seat } and { $other } have the same total; { $seat } scored more in the last round.
    .you = You and { $other } have the same total; you scored more in the last round.
    .to-you = You and { $seat } have the same total; { $seat } scored more in the last round.
tale-bonus = { $seat } got the bonus in { $number } of { $rounds } rounds.
    .you = You got the bonus in { $number } of { $rounds } rounds.
group-size = group of { $size }
highlight-group = Largest group
