club = Club
clubs-about = A club has tables for its members only, ratings, leagues and cups. Create one and send the others its link.
clubs-yours = Your clubs
club-open-another = Create another club
club-open-season = A league or cup is open to join
club-outside = Katzentisch is board and card games in the browser, with friends and for free.
club-outside-start = See the games
club-name = Name of the club
club-open = Create a club
club-invited = { $name } invites you to the club { $club }
club-invited-about = Katzentisch is board and card games in the browser, with friends and for free. The club has { $members ->
    [one] one member
   *[other] { $members } members
} and its own tables, ratings, leagues and cups.
club-join = Join
club-link = Anyone with this link can join. This browser remembers it for you. You can create a new one at any time; the old one then stops working.
club-link-text = Join our club { $club } on Katzentisch
club-tables = Tables
club-new-table = New table
club-choose-game = Choose a game …
club-members = { $number ->
    [one] One member
   *[other] { $number } members
}
club-ratings = Ratings
club-rating-of = { $game }, { $players } players
club-col-name = Name
club-col-rating = Rating
club-col-played = Games
club-host = host
club-hosts = For hosts: new league or cup
club-renew = Create a new invitation link
club-renew-about = This browser does not know the link, and the server does not keep it. Create a new one: the old link then stops working; members stay.
club-renew-sure = Really? The old link stops working
club-renewed = This is the new link. The old one no longer works.
club-welcome = Welcome to { $club }! Open a table for the others below. As soon as there is a league or a cup to join, you will see it here.
club-welcome-season = Welcome to { $club }! Join a league or a cup, or open a table for the others below.
club-welcome-entered = Welcome to { $club }! You are taking part. Open a table for the others below whenever you like.
club-welcome-host = Your club { $club } is ready! Send the others this link; then open a table, or create a league or a cup below.
club-changes = Leave the club or change members
club-leave = Leave the club
club-leave-about = You keep your ratings if you come back.
club-leave-sure = Really leave?
club-let-go = Remove
club-let-go-of = Remove { $name }
club-let-go-sure = Really remove { $name }?
club-let-go-about = The old invitation link lets anybody back in. Create a new one if somebody is to stay out.
club-make-host = Make host
club-make-host-of = Make { $name } a host
club-no-host = Remove as host
club-no-host-of = Remove { $name } as host
season = Season
seasons = Seasons
season-new = New league or cup
season-name = Name
season-make = Create the { $kind ->
    [cup] cup
   *[other] league
}
season-choose-game = Game
season-choose-kind = What do you want to play?
season-kind-cup = Cup
season-kind-round-robin = League: everyone plays everyone
season-kind-swiss = League: Swiss system
season-choose-size = Players per table
season-choose-days = Time per round
season-choose-rounds = Rounds (leave empty: as many as needed)
season-choose-duplicate = Same deals at all tables
season-choose-rated = Rated
season-days = { $days ->
    [one] one day
   *[other] { $days } days
}
season-round-robin = everyone plays everyone
season-round-robin-about = All rounds are drawn in advance: everyone plays everyone and sits in each seat equally often.
season-swiss = Swiss
season-swiss-about = Fewer rounds, also for many players: those with similar results meet next.
season-cup = cup
season-cup-about = Knockout: winners go on to the next round, until the final.
season-size = { $size } per table
season-duplicate = same deals
season-duplicate-about = Every table of a round gets the same deals, and you are compared with the players in your seat at other tables. The deals stay secret until everyone is done.
season-open = { $number ->
    [0] Open to join: nobody so far
    [one] Open to join: one player so far
   *[other] Open to join: { $number } players so far
}
season-on = In progress
season-over = Finished
season-called-off = Called off { $by ->
    [known] by { $name }
   *[unknown] by the club's hosts
}, { $when }{ $given ->
    [no] { "" }
   *[yes] : “{ $why }”
}
season-called-off-told = { $by ->
    [known] { $name }
   *[unknown] The club's hosts
} called this { $kind ->
    [cup] cup
   *[other] season
} off ({ $when }).
season-called-off-why = The reason: “{ $why }”
season-called-off-begun = Games that have begun can still be finished, just for fun: they no longer count.
season-called-off-early = It had not begun.
season-to-club = Back to the club
seasons-called-off = Called off
season-won-by = Won by { $names }
season-enter = Join
season-withdraw = Don't take part after all
season-withdraw-from = Don't take part after all: { $name }
season-begin = Start
season-call-off = Cancel the { $kind ->
    [cup] cup
   *[other] season
}
season-standings = Standings
season-col-rank = Rank
season-col-played = Games
season-col-score = Season points
season-col-won = Wins
season-col-against = Opponents' points (Buchholz)
season-col-points = Game points
season-score = Season points: beating everyone at your table gives 1, a tie or sitting out a round ½, coming last 0. Where they are equal, wins decide, then direct results, then the opponents' season points (Buchholz).
season-score-same = Season points: you are compared with the players in your seat at the other tables. Doing better than all of them gives 1, a tie or sitting out a round ½, better than none 0. Where they are equal, wins decide, then direct results, then the opponents' season points (Buchholz).
season-past-rounds = Finished rounds
season-round-of = Round { $number } of { $most }
season-due = { $round } until { $when }. { $pairs ->
    [yes] A player who still has to move then loses that game.
   *[no] Players who still have to move then lose that game.
}
season-you-out = You are out.
season-you-through = You are through. { $tables ->
    [0] The next round is about to be drawn.
   *[other] Still playing: { $names }.
}
season-you-free = You sit out this round and are through. { $tables ->
    [0] The next round is about to be drawn.
   *[other] Still playing: { $names }.
}
season-you-final = You are in the final. { $tables ->
    [0] It is about to be drawn.
   *[other] You are waiting for { $names }.
}
season-you-done = Your game of this round is over. Still playing: { $names }.
season-you-walkover = You win this round by walkover, because your opponent is no longer in the season. { $tables ->
    [0] The next round is about to be drawn.
   *[other] Still playing: { $names }.
}
season-you-rest = You sit out this round. Still playing: { $names }.
season-you-play = You play against { $names }.
season-you-turn = It is your turn against { $names }.
season-you-wait = You play against { $names } and wait for their move.
season-you-gone = You are no longer in this { $kind ->
    [cup] cup
   *[other] season
}.
cup-end-won = You have won the cup!
cup-end-lost = You lost the final.
cup-end-final = You are in the final!
cup-end-through = You are through to the next round.
cup-end-out = You are out of the cup.
season-bye = { $name } sits out this round (counts half a win)
season-placed = { $rank }. { $name } ({ $points })
season-play = Play
season-play-against = Play against { $names }
season-watch = Go to table
season-secret = secret until all are done
season-compared-later = over; compared once all tables are done
season-look = Replay
season-bracket = Bracket
season-box-waits = waiting for { $names }
season-progress = { $round }: { $done } of { $number } { $number ->
    [one] game
   *[other] games
} decided
season-not-drawn = still open
season-free = sits out this round and is through
season-late = not finished
season-gave-up = withdrew
season-rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}
season-winner-season = { $who ->
    [you] You win the season
   *[other] { $name } wins the season
}
season-winner-cup = { $who ->
    [you] You win the cup
   *[other] { $name } wins the cup
}
season-winners-season = { $names } win the season together
season-winners-cup = { $names } win the cup together
season-end-score = Season points: { $score }
season-decided-score = { $name } finished with { $own } season points, { $other } with { $theirs }.
    .you = You finished with { $own } season points, { $other } with { $theirs }.
season-decided-won = { $name } and { $other } have the same number of season points. { $name } won more games ({ $own } to { $theirs }).
    .you = You and { $other } have the same number of season points. You won more games ({ $own } to { $theirs }).
season-decided-direct = { $name } and { $other } have the same number of season points and of wins. { $name } did better in the games between equals.
    .you = You and { $other } have the same number of season points and of wins. You did better in the games between equals.
season-decided-against = { $name } and { $other } are level on season points, wins and direct results. { $name } had the stronger opponents (combined { $own } to { $theirs }).
    .you = You and { $other } are level on season points, wins and direct results. You had the stronger opponents (combined { $own } to { $theirs }).
season-decided-shared = { $name } and { $other } are level on season points, wins, direct results and strength of opponents.
    .you = You and { $other } are level on season points, wins, direct results and strength of opponents.
season-decided-final = { $name } won the final against { $other }.
    .you = You won the final against { $other }.
season-decided-points = { $name } and { $other } tied in the final. { $name } had more points.
    .you = You and { $other } tied in the final. You had more points.
season-decided-lot = { $name } and { $other } tied in the final with the same points. { $name } was seeded higher.
    .you = You and { $other } tied in the final with the same points. You were seeded higher.
season-led-always = { $name } led from the first round on.
    .you = You led from the first round on.
season-led-since = { $name } led from round { $round } on.
    .you = You led from round { $round } on.
season-led-last = The last round decided it.
season-moments = Best moments
season-moment-most-points = Most points in one game: { $name }, { $number } ({ $round })
season-moment-clearest = Clearest win: { $name }, { $number ->
    [one] one point
   *[other] { $number } points
} ahead ({ $round })
season-moment-closest = Closest win: { $name }, { $number ->
    [one] one point
   *[other] { $number } points
} ahead ({ $round })
season-moment-streak = Longest winning streak: { $name }, { $number } games in a row
season-again = Play another { $what ->
    [cup] cup
   *[other] season
}
season-again-about = Creates the same { $what } again. Everyone who stayed in it to the end and is still a member is entered at once and can still withdraw before you start it. All others can join by themselves.
season-link-about = Only members of the club can open the link.
season-left = no longer taking part
season-gone = No longer taking part: { $names }
season-gone-self = { $name } (withdrew)
season-gone-host = { $name } (taken out { $by ->
    [known] by { $host }
   *[unknown] by the club's hosts
})
season-corrections = Corrections
season-corrected = corrected by { $name }, { $when }: “{ $reason }”. Before: { $before }. Now: { $now }.
season-is-corrected = corrected
season-walkover = won by walkover
season-repairs = For hosts: extend, take somebody out, correct, cancel
season-repairs-over = For hosts: correct or delete
season-withdraw-self = Withdraw from this { $kind ->
    [cup] cup
   *[other] season
}
season-withdraw-now = Withdraw
season-withdraw-about = You stay in the club. Games you have not finished count as lost, and you are not drawn for further rounds. You cannot come back to this { $kind ->
    [cup] cup
   *[other] season
}.
season-withdraw-sure = Yes, withdraw
season-withdraw-somebody = Take somebody out of the { $kind ->
    [cup] cup
   *[other] season
}
season-withdraw-them = Take out
season-withdraw-of = Take { $name } out
season-withdraw-them-about = { $name } loses all open games by walkover, is not drawn for further rounds and cannot come back.
season-withdraw-them-sure = Yes, take { $name } out
season-extend = More time: { $round }
season-extended = Extended: { $round } now lasts until { $when }.
season-extend-by = { $days ->
    [one] + 1 day
   *[other] + { $days } days
}
season-correct = Correct a result
season-correct-about = Everybody sees the change, your name and the reason. If nobody has made a move in the next round yet, it is drawn again; it can come out the same. Rounds that have begun stay as they are. The members' ratings do not change.
season-correct-saved = { $redraw ->
    [no-round] The correction is saved.
    [begun] The correction is saved. The next round stays as it is, because somebody has already made a move there.
    [same] The correction is saved. The next round was drawn again and came out the same: the draw first sees to it that nobody meets the same opponent, sits in the same seat or has a free round twice, and only then that players with similar results meet.
   *[drawn] The correction is saved. The next round has been drawn again.
}
season-correct-table = Table
season-correct-choose = Choose a table …
season-correct-reason = Reason
season-correct-send = Save the correction
season-call-off-about = The { $kind ->
    [cup] cup
   *[other] season
} ends for everyone, and its games no longer count for it. For 30 days, the club's page says that it was called off, by whom and why. Games that have begun can still be finished, just for fun.
season-delete = Delete the { $kind ->
    [cup] cup
   *[other] season
}
season-delete-about = The { $kind ->
    [cup] cup
   *[other] season
} disappears for everyone, with its standings and results. The games that were played stay.
season-call-off-sure = Yes, cancel “{ $name }” for everyone
season-call-off-before = Nothing will be played then. For 30 days, the club's page says so, with your name and the reason.
season-delete-sure = Yes, delete “{ $name }”
season-csv-results = All results (CSV)
season-csv-standings = Standings (CSV)
club-invite = Invite people
seasons-over = Finished seasons
season-choose-enter = I want to play too
season-enter-of = Join: { $name }
season-entered = you have joined
season-joined = Players so far: { $names }
season-missing = { $missing ->
    [one] One more player is needed before it can start.
   *[other] { $missing } more players are needed before it can start.
}
season-enough = There are enough players to start; others can still join.
season-begins = It begins when a host of the club starts it. Each round lasts { $days ->
    [one] one day
   *[other] { $days } days
} at most.
season-begins-you = It begins when you press “Start”. Each round lasts { $days ->
    [one] one day
   *[other] { $days } days
} at most.
