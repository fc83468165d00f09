title = 5211
tagline = Zwei Karten, dann eine, dann noch eine: Die häufigste Farbe zählt, solange es nicht zu viele werden.
credits = Autor: Tsuyoshi Hashiguchi. Verlag: Next Move Games (Plan B Games); auf Deutsch Pegasus Spiele.
feel = Alle decken zugleich auf, und die Farbe, auf die du gesetzt hast, kippt. Schnell gespielt, und gleich noch eine Runde.

option-long = Wie lange
option-long-no = einmal durch die Karten
option-long-yes = bis jemand 50 Punkte hat
option-long-no-about = Einmal durch den Stapel; die meisten Punkte gewinnen.
option-long-yes-about = Durchgang um Durchgang mit neu gemischten Karten, bis jemand insgesamt 50 Punkte hat.

colour-yellow = Gelb
colour-green = Grün
colour-orange = Orange
colour-dark-blue = Dunkelblau
colour-turquoise = Türkis

card-Y1 = Ge1
card-Y2 = Ge2
card-Y3 = Ge3
card-Y4 = Ge4
card-Y5 = Ge5
card-Y6 = Ge6
card-G1 = Gr1
card-G2 = Gr2
card-G3 = Gr3
card-G4 = Gr4
card-G5 = Gr5
card-G6 = Gr6
card-O1 = Or1
card-O2 = Or2
card-O3 = Or3
card-O4 = Or4
card-O5 = Or5
card-O6 = Or6
card-D1 = Du1
card-D2 = Du2
card-D3 = Du3
card-D4 = Du4
card-D5 = Du5
card-D6 = Du6
card-T1 = Tü1
card-T2 = Tü2
card-T3 = Tü3
card-T4 = Tü4
card-T5 = Tü5
card-T6 = Tü6
card-Y1-long = gelber Hahn
card-Y2-long = Gelb 2
card-Y3-long = Gelb 3
card-Y4-long = Gelb 4
card-Y5-long = Gelb 5
card-Y6-long = Gelb 6
card-G1-long = grüner Hahn
card-G2-long = Grün 2
card-G3-long = Grün 3
card-G4-long = Grün 4
card-G5-long = Grün 5
card-G6-long = Grün 6
card-O1-long = oranger Hahn
card-O2-long = Orange 2
card-O3-long = Orange 3
card-O4-long = Orange 4
card-O5-long = Orange 5
card-O6-long = Orange 6
card-D1-long = dunkelblauer Hahn
card-D2-long = Dunkelblau 2
card-D3-long = Dunkelblau 3
card-D4-long = Dunkelblau 4
card-D5-long = Dunkelblau 5
card-D6-long = Dunkelblau 6
card-T1-long = türkiser Hahn
card-T2-long = Türkis 2
card-T3-long = Türkis 3
card-T4-long = Türkis 4
card-T5-long = Türkis 5
card-T6-long = Türkis 6

ask-two = Wähle zwei Karten; alle decken gleichzeitig auf.
ask-one = Wähle eine Karte; alle decken gleichzeitig auf.
tiebreak = Bei Gleichstand entscheiden mehr Karten im letzten Stapel.
ask-wait = Du hast gewählt; die anderen überlegen noch.
ask-wait-one = Du hast gewählt; { $seat } fehlt noch.
ask-over = Die Partie ist zu Ende.

head = Stapeldurchlauf { $number }, Durchgang { $deal }, Runde { $turn } von 3
head-last = Stapeldurchlauf { $number }, letzter Durchgang, Runde { $turn } von 3: Es wird nicht mehr nachgezogen
head-over = Der letzte Durchgang ist gewertet
last-open = Voriger Durchgang
evening-long = War es eine lange Partie: { $choices }?
evening-two = Stapeldurchlauf { $number }, Durchgang { $deal }, Runde { $turn }: die zwei Karten von { $name } (etwa { card-Y3 } { card-G1 }):
evening-one = Stapeldurchlauf { $number }, Durchgang { $deal }, Runde { $turn }: die Karte von { $name } (etwa { card-O5 }):
sheet-title = Wertungsbogen
sheet-short = Ein Stapeldurchlauf
sheet-long = Bis 50 Punkte
sheet-deal = Stapeldurchlauf { $number }, Durchgang { $deal }
sheet-deal-of = Stapeldurchlauf { $number }, Durchgang { $deal } von { $deals }
sheet-next-deal = Nächster Durchgang
sheet-whose = Wessen offene Karten?
sheet-take-off = { $card } entfernen
sheet-pass = Stapeldurchlauf { $number }
sheet-ask-row = Stapeldurchlauf { $number }, Durchgang { $deal }: die vier offenen Karten von { $name } (etwa { card-Y1 } { card-G2 } { card-G3 } { card-O5 }):
why-sheet-row = „{ $text }“ passt nicht: Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } ein, etwa { card-Y1 } { card-G2 } { card-G3 } { card-O5 }.
why-sheet-over = Einen Stapeldurchlauf { $number } gibt es nicht: Die Partie endet vorher.
why-sheet-gap = Stapeldurchlauf { $number }, Durchgang { $deal } ist unvollständig, ein späterer ist aber schon ausgefüllt.
why-sheet-deals = Stapeldurchlauf { $number } hat { $most ->
    [one] einen Durchgang
   *[other] { $most } Durchgänge
  }.
why-sheet-seats = Es sind { $players } Spieler.
why-sheet-card = Eine Karte { $text } gibt es nicht.
why-sheet-too-many = Stapeldurchlauf { $number }: So viele { $card } gibt es nicht.
why-evening-too-many = So viele { $card } gibt es nicht.
hand = Deine Hand
pile = Nachziehstapel: { $cards }
counts = Auf dem Tisch
rooster = Hähne
limit = Ab { $limit } Karten ist eine Farbe ein Desaster. Bei genau { $target ->
    [one] einem Hahn
   *[other] { $target } Hähnen
  } zählen nur die Hähne.
legend = Ge Gelb, Gr Grün, Or Orange, Du Dunkelblau, Tü Türkis; eine 1 ist ein Hahn
column-player = Spieler
column-open = offene Karten
column-chosen = hat gewählt
column-kept = Stapel
column-points = Punkte
chosen = ja
you = (du)

event-pass = { $number ->
    [1] Alle Karten werden gemischt.
   *[other] Stapeldurchlauf { $number }: Alle Karten werden neu gemischt.
  }
event-your-hand = Deine Karten: { $cards }.
event-deal = Durchgang { $deal } beginnt.
event-last-deal = Durchgang { $deal }, der letzte: Der Nachziehstapel ist leer.
event-chosen = { $seat } hat gewählt.
    .you = Du hast gewählt.
event-revealed = { $seat } deckt auf: { $cards }.
    .you = Du deckst auf: { $cards }.
event-you-drew = Du ziehst: { $cards }.
event-roosters = { $count ->
    [one] Ein Hahn
   *[other] { $count } Hähne
  } statt { $target }: Die Farben zählen.
event-roosters-score = Genau { $count ->
    [one] ein Hahn: Nur Hähne zählen.
   *[other] { $count } Hähne: Nur Hähne zählen.
  }
event-colour-count = { $colour }: { $count }
event-disaster = Desaster: { $colours } mit { $count } Karten. Das Limit ist { $limit }, also zählt das nichts.
event-tie = Gleichstand: { $colours } mit je { $count ->
    [one] einer Karte
   *[other] { $count } Karten
  }; keine davon zählt.
event-colour-scores = { $colour } zählt mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
  }, mehr als jede andere Farbe, die noch im Rennen ist.
event-nobody-scores = Keine Farbe bleibt übrig: Niemand punktet.
event-kept = { $seat } behält { $cards ->
    [0] nichts
    [one] eine Karte im Wert von { $points }
   *[other] { $cards } Karten im Wert von { $points }
  }.
    .you = Du behältst { $cards ->
    [0] nichts
    [one] eine Karte im Wert von { $points }
   *[other] { $cards } Karten im Wert von { $points }
  }.
event-counted = { $seat } zählt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } im Wert von { $points }. Gesamt: { $total }.
    .you = Du zählst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } im Wert von { $points }. Gesamt: { $total }.

why-already-chosen = Du hast schon gewählt. Nimm deine Wahl zuerst zurück, wenn du sie ändern willst.
why-choose-two = In der ersten Runde wählst du zwei Karten, etwa Ge3 Gr4.
why-choose-one = In dieser Runde wählst du eine Karte.
why-not-in-hand = Diese Karte hast du nicht.

because-rides = { $colour } zählt eher; du hast dort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
because-feeds = { $colour } zählt eher, aber die anderen gewinnen mehr
because-breaks = { $colour } scheitert eher; die anderen verlieren mehr
because-bursts = { $colour } scheitert eher; du hast dort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
because-roosters = die Hähne zählen vielleicht; du hast { $count }
because-shifts = verbessert deine Chancen in anderen Farben
    .against = verschlechtert deine Chancen in anderen Farben
because-for-hand = passt zum Rest deiner Hand
because-against-hand = passt nicht zum Rest deiner Hand
because-for-gone = die Karten, die schon weg sind, helfen
because-against-gone = die Karten, die schon weg sind, schaden
because-for-own-row = passt zu deinen offenen Karten
because-against-own-row = passt nicht zu deinen offenen Karten
because-for-rows = passt zu den offenen Karten der anderen
because-against-rows = hilft den offenen Karten der anderen
because-for-points = passt zum Punktestand
because-against-points = passt nicht zum Punktestand

level-kitten = Liebt seine hohen Karten und zeigt sie her, egal was die anderen tun; zu fünft hebt es sie zu lange auf.
level-tabby = Spielt die häufigste Farbe mit und vergisst, dass sie mit zu vielen Karten nichts zählt.
level-lynx = Zählt die offenen Karten, achtet auf die Hähne und bricht eine Farbe, wenn sich das lohnt.
level-tiger = Liest die offenen Karten, simuliert, wie der Durchgang enden kann, und verrät nichts; zu zweit hat er aus Tausenden Partien gelernt.

card-hen = { $colour } { $value }
card-rooster = Hahn ({ $colour })
fate-disaster = Desaster
fate-tie = Patt
fate-scores = zählt
lamp-on = hat gewählt
lamp-off = überlegt noch
pile-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
pile-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
pile-scored = Stapel:
pile-secret = Diese Karten liegen verdeckt; ihre Punkte zählen am Ende. Mit „Punkte von allen zeigen“ sind sie jetzt schon zu sehen.
two-chosen = Du hast schon zwei Karten gewählt. Tippe eine davon an, um sie zurückzunehmen.
counter-yellow = Gelb
counter-green = Grün
counter-orange = Orange
counter-dark-blue = Dunkel­blau
counter-turquoise = Türkis
show-points = Punkte von allen zeigen
story-title = Wertung
story-gain = { $points ->
    [0] nichts
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
take-back = Zurücknehmen
confirm = { $cards } spielen
one-more = Noch eine Karte
left-over = In deiner Hand übrig: { $card }
ask-look-on = Die Spieler wählen.

lesson-welcome = Willkommen im Hühnerstall. Das sind deine fünf Karten. Hennen zählen 2 bis 6 Punkte, Hähne 1. Jede Karte gehört zu einer von fünf Farben, jede mit eigenem Zeichen.
lesson-counters = Alle spielen zwei Karten, dann eine, dann noch eine. Am Ende zählt eine Farbe: die mit den meisten Karten auf dem ganzen Tisch. Diese Zähler rechnen für dich mit.
lesson-two = Wähle jetzt zwei Karten und bestätige. Die anderen wählen gleichzeitig; ihre Lampe leuchtet, sobald sie fertig sind. Eine Farbe, von der du mehrere Karten hast, ist ein guter Anfang.
lesson-revealed = Jetzt liegt alles offen. Du hast zwei neue Karten gezogen und wieder fünf. Du behältst nur deine eigenen Karten der Farbe, die zählt; also sollen auch die anderen deine Farbe spielen.
lesson-disaster = Aber Vorsicht: Erreicht eine Farbe das Limit auf ihrem Zähler, ist das ein Desaster, und sie zählt nichts. Manchmal lohnt es sich, eine fremde Farbe über die Kante zu schubsen.
lesson-one = Wähle jetzt eine Karte. Ein Plus an den Zählern zeigt, was sie ändern würde.
lesson-roosters = Hähne zählen doppelt: für ihre Farbe und hier. Liegen genau so viele Hähne offen, wie hinter dem Schrägstrich steht, zählen nur die Hähne und keine Farbe.
lesson-last = Noch eine Karte, dann wird der Durchgang gewertet.
lesson-story = Der Durchgang ist gewertet. Karten mit goldenem Rahmen haben ihre Besitzer behalten, alle anderen sind abgelegt.
lesson-tie = Die Farbe mit den meisten Karten zählt. Haben zwei gleich viele, scheiden beide aus, und die mit den nächstmeisten kommt an die Reihe. So kann am Ende auch eine Farbe mit wenigen Karten zählen!
lesson-pile = Deine behaltenen Karten kommen verdeckt auf deinen Stapel. Wenn du magst, kreuze „Punkte von allen zeigen“ an: Diese Karten lagen alle einmal offen, das verrät also nichts.
lesson-again = Spiel noch einen Durchgang. Achte darauf, was die anderen sammeln: Machst du mit, oder machst du es kaputt?
lesson-end = So geht es weiter, bis der Nachziehstapel leer ist. Im letzten Durchgang spielt jeder vier seiner letzten fünf Karten und legt die fünfte ab. Wer die meisten Punkte hat, gewinnt.
compare-gains = Damit hättest du in diesem Durchgang etwa { $better } statt { $made } Punkte bekommen.
compare-concedes = Damit hätten die anderen je etwa { $better } statt { $made } Punkte bekommen.
when-turn = Durchgang { $deal }, Runde { $turn }
because-gains = bringt dir in diesem Durchgang etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }
because-concedes = bringt jedem der anderen etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }

course-deals = Punkte, Durchgang für Durchgang
best-deal = bester Durchgang: { $points ->
    [one] 1{"\u00A0"}Punkt
   *[other] { $points }{"\u00A0"}Punkte
  }
best-none = hatte nie die richtige Farbe
    .you = hattest nie die richtige Farbe

summary =
    Ziel: die meisten Punkte auf den Karten, die du behältst.
    Alle wählen zwei Karten und decken zugleich auf; dann noch eine, und noch eine.
    Die Farbe, die am häufigsten liegt, zählt: Deine Karten davon behältst du.
    Aber eine Farbe, die ihr Limit erreicht, ist ein Desaster, und gleich häufige Farben heben sich auf.
    Liegen genau so viele Hähne, wie verlangt sind, zählen nur die Hähne.

picture-FT-01 = Fünf Farben mit je einem Zeichen; ein Hahn ist eine 1, Hennen zählen 2 bis 6.
picture-FT-03 = Zwei Karten verdeckt gewählt, dann mit denen der anderen zugleich aufgedeckt.
picture-FT-06 = Drei orange Karten, zwei gelbe, eine blaue: Orange liegt allein vorn und zählt.
picture-FT-13 = Was du behalten hast, wird am Ende zusammengezählt: hier 4 + 3 + 5 + 1.
picture-FT-R1 = Ein Hahn zählt bei den Hähnen und für seine Farbe.
place = Durchgang { $deal } · Runde { $turn }
place-last = Letzter Durchgang · Runde { $turn }
place-long = Stapel { $number }, Durchgang { $deal } · Runde { $turn }
near-limit = Eine Karte vor dem Desaster: { $colours }
tale-turned = Bis zum letzten Durchgang lag { $other } vorn.
    .to-you = Bis zum letzten Durchgang lagst du vorn.
tale-level = { $seat } und { $other } haben gleich viele Punkte; { $seat } hat mehr Karten.
    .you = Du und { $other } habt gleich viele Punkte; du hast mehr Karten.
    .to-you = Du und { $seat } habt gleich viele Punkte; { $seat } hat mehr Karten.
tale-deal = Die Entscheidung fiel in Durchgang { $deal }: { $seat } bekam { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $lead } mehr als das nächstbeste Ergebnis.
    .you = Die Entscheidung fiel in Durchgang { $deal }: Du bekamst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $lead } mehr als das nächstbeste Ergebnis.
highlight-deal = Meiste Punkte in einem Durchgang
