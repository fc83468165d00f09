title = 5211
tagline = Zwei Karten, dann eine, dann noch eine: Die häufigste Farbe zählt, solange es nicht zu viele werden.

option-long = Langes Spiel: ein Stapeldurchlauf nach dem anderen, bis jemand 50 Punkte hat
option-long-no = nein
option-long-yes = ja

colour-yellow = Gelb
colour-green = Grün
colour-orange = Orange
colour-dark-blue = Dunkelblau
colour-turquoise = Türkis

ask-two = Wähle zwei Karten; alle werden zugleich aufgedeckt.
ask-one = Wähle eine Karte; alle werden zugleich aufgedeckt.
ask-wait = Du hast gewählt; die anderen überlegen noch.
ask-over = Das Spiel ist zu Ende.

head = Stapeldurchlauf { $number }, Durchgang { $deal }, Runde { $turn } von 3
head-last = Stapeldurchlauf { $number }, letzter Durchgang, Runde { $turn } von 3: Es wird nicht mehr nachgezogen
head-over = Der letzte Durchgang ist gewertet
hand = Deine Hand
pile = Nachziehstapel: { $cards }
counts = Auf dem Tisch
rooster = Hähne
limit = Eine Farbe zählt mit weniger als { $limit } Karten; genau { $target } Hähne gehen vor.
legend = Y Gelb, G Grün, O Orange, D Dunkelblau, T Türkis; eine 1 ist ein Hahn
column-player = Spieler
column-open = offene Karten
column-chosen = hat gewählt
column-kept = Stapel
column-points = Punkte
chosen = ja
you = (du)

event-pass = Stapeldurchlauf { $number }: Alle Karten werden gemischt.
event-your-hand = Du bekommst { $cards }.
event-deal = Durchgang { $deal } beginnt.
event-last-deal = Durchgang { $deal }, der letzte: Der Nachziehstapel ist leer.
event-chosen = { $seat } hat gewählt.
event-revealed = { $seat } deckt { $cards } auf.
event-you-drew = Du ziehst { $cards }.
event-roosters = Hähne: { $count } statt { $target }, also zählen die Farben.
event-roosters-score = Genau { $count } Hähne: Nur die Hähne zählen.
event-colour-count = { $colour }: { $count }
event-disaster = Desaster: { $colours }, { $count } Karten. Das Limit ist { $limit }, also zählt das nichts.
event-tie = Gleichstand: { $colours } mit je { $count } Karten; keine davon zählt.
event-colour-scores = { $colour } steht mit { $count } { $count ->
    [one] Karte
   *[other] Karten
  } allein da und zählt.
event-nobody-scores = Keine Farbe bleibt übrig: Niemand punktet.
event-kept = { $seat } behält { $cards ->
    [0] nichts
    [one] eine Karte im Wert von { $points }
   *[other] { $cards } Karten im Wert von { $points }
  }.
event-counted = { $seat } zählt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } im Wert von { $points }. Gesamt { $total }.

why-already-chosen = Du hast gewählt. Nimm die Wahl zurück, wenn du es dir anders überlegst.
why-choose-two = In der ersten Runde wählst du zwei Karten, etwa Y3 G4.
why-choose-one = In dieser Runde wählst du eine Karte.
why-not-in-hand = Das hast du nicht auf der Hand.

because-rides = { $colour } zählt eher, und dort hast du { $points }
because-feeds = { $colour } zählt eher, und dort gewinnen andere mehr
because-breaks = { $colour } scheitert eher, und dort verlieren andere mehr
because-bursts = { $colour } scheitert eher, und dort hast du { $points }
because-roosters = die Hähne zählen vielleicht, und du hast { $count }
because-shifts = was aus den anderen Farben wird

level-kitten = Liebt hohe Karten und spielt seine beste Farbe, was auch immer die anderen tun.
level-tabby = Zählt die offenen Karten und reitet auf der führenden Farbe mit.
level-lynx = Probiert durch, wie der Durchgang enden kann, und bricht eine Farbe, wenn sich das lohnt.
level-tiger = Weiß, wie die anderen denken, wägt Mitreiten, Brechen und Hähne ab und lässt sich nicht in die Karten schauen.

because-gains = bringt dir in diesem Durchgang etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }
because-concedes = lässt jedem der anderen etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }
