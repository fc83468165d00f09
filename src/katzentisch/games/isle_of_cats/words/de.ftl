title = Die Insel der Katzen
tagline = Wählt Karten, lockt Katzen mit Fisch und findet auf eurem Boot Platz für alle.
credits = Autor: Frank West. Verlag: The City of Games; auf Deutsch Skellig Games.
feel = Lock Katzen mit Fisch und such jeder ein Plätzchen an Bord. Gemütlich – und nie genug Platz.

option-modules = Lektionskarten
option-modules-ABC = A, B und C
option-modules-about = Drei Sätze von je acht Lektionen kommen zu den 14, die immer dabei sind.
option-difficulty = Schwierigkeit (allein)
option-difficulty-easy = leicht
option-difficulty-medium = mittel
option-difficulty-hard = schwer
option-difficulty-very_hard = sehr schwer
option-difficulty-expert = für Profis
option-difficulty-about = Bestimmt, welche Lektionen deine Schwester hat und wie viele Punkte sie ihr bringen.
option-family = Familienspiel
option-family-no = nein, mit Fisch
option-family-yes = ja, kürzer und ohne Fisch
option-family-no-about = Ihr wählt Karten, zahlt mit Fisch und füllt euer Boot an fünf Tagen.
option-family-yes-about = Ohne Kartenwahl und ohne Bezahlen: Ihr nehmt reihum eine Katze und legt sie aufs Boot. Alle haben zwei Lektionen.
option-promos = Promo-Katzen und -Schätze
option-promos-no = ohne
option-promos-yes = mit
option-moments = Wann Jederzeit-Karten gespielt werden können
option-moments-few = im Zug und zwischen Phasen
option-moments-all = auch nach jeder Katze
option-moments-about = Je mehr Gelegenheiten, desto öfter wirst du gefragt, ob du eine Karte spielen willst; im Solospiel dann auch vor jeder Karte deiner Schwester.

colour-blue = blau
colour-green = grün
colour-red = rot
colour-purple = lila
colour-orange = orange
field-left = links
field-right = rechts
basket-permanent = einen permanenten Korb
basket-basket = einen Korb
basket-broken = zwei kaputte Körbe
tile-single = Einer-Schatz
tile-domino = Zweier-Schatz
tile-corner3 = Winkel-Schatz
tile-line3 = Dreier-Schatz
tile-rare-L4 = das seltene L
tile-rare-T4 = das seltene T
tile-rare-O4 = das seltene Quadrat
tile-rare-S4 = das seltene S
tile-rare-I4 = die seltene Stange
tile-oshax-1 = Ozma (Oshax)
tile-oshax-2 = Sheba (Oshax)
tile-oshax-3 = Kumo (Oshax)
tile-oshax-4 = Freya (Oshax)
tile-oshax-5 = Loki (Oshax)
tile-oshax-6 = Zephyr (Oshax)
tile-blue-01 = Azura
tile-blue-02 = Fjord
tile-blue-03 = Skye
tile-blue-04 = Indigo
tile-blue-05 = Laguna
tile-blue-06 = Bella
tile-blue-07 = Misty
tile-blue-08 = Ocean
tile-blue-09 = Cobi
tile-blue-10 = Delfi
tile-blue-11 = Polar
tile-blue-12 = Frosty
tile-blue-13 = Brisa
tile-blue-14 = Nixie
tile-blue-15 = Pearl
tile-blue-16 = Marlin
tile-blue-17 = Stormy
tile-green-01 = Basil
tile-green-02 = Moss
tile-green-03 = Kiwi
tile-green-04 = Fern
tile-green-05 = Pesto
tile-green-06 = Ivy
tile-green-07 = Olive
tile-green-08 = Clover
tile-green-09 = Lima
tile-green-10 = Minty
tile-green-11 = Pista
tile-green-12 = Jade
tile-green-13 = Gecko
tile-green-14 = Bamboo
tile-green-15 = Timo
tile-green-16 = Sage
tile-green-17 = Wasabi
tile-red-01 = Paprika
tile-red-02 = Ruby
tile-red-03 = Chili
tile-red-04 = Cherry
tile-red-05 = Rusty
tile-red-06 = Amarena
tile-red-07 = Scarlet
tile-red-08 = Rosso
tile-red-09 = Merlot
tile-red-10 = Salsa
tile-red-11 = Poppy
tile-red-12 = Robin
tile-red-13 = Garnet
tile-red-14 = Tango
tile-red-15 = Flamenco
tile-red-16 = Cayenne
tile-red-17 = Rosie
tile-purple-01 = Violet
tile-purple-02 = Plum
tile-purple-03 = Lila
tile-purple-04 = Aubi
tile-purple-05 = Mauve
tile-purple-06 = Lavanda
tile-purple-07 = Amy
tile-purple-08 = Figaro
tile-purple-09 = Berry
tile-purple-10 = Viola
tile-purple-11 = Iris
tile-purple-12 = Malva
tile-purple-13 = Merlin
tile-purple-14 = Magenta
tile-purple-15 = Orchi
tile-purple-16 = Grappa
tile-purple-17 = Cassis
tile-orange-01 = Mango
tile-orange-02 = Ginger
tile-orange-03 = Pumpkin
tile-orange-04 = Saffi
tile-orange-05 = Apri
tile-orange-06 = Clementine
tile-orange-07 = Papaya
tile-orange-08 = Marmi
tile-orange-09 = Nacho
tile-orange-10 = Curry
tile-orange-11 = Copper
tile-orange-12 = Amber
tile-orange-13 = Peachy
tile-orange-14 = Honey
tile-orange-15 = Foxy
tile-orange-16 = Sunny
tile-orange-17 = Cheddar

move-figure = Figur
move-keep = behalte
move-buy = kaufe
move-discard = verwirf
move-play = spiele
move-take = nimm
move-shift = bewege
move-use = nutze
move-name = nenne
move-left = links
move-right = rechts
move-place = lege
move-at = auf
move-remove = entferne
move-done = fertig
move-pass = passe
move-ready = bereit
move-decline = verzichte
move-permanent = permanenten Korb
move-basket = Korb
move-broken = zwei kaputte Körbe
move-used = benutzten Korb
move-unused = unbenutzten Korb
move-rare = für einen seltenen Schatz
move-common = für gewöhnliche Schätze
move-small = für kleine Schätze
move-single = Einer
move-domino = Zweier
move-corner3 = Winkel
move-line3 = Dreier
move-blue = blau
move-green = grün
move-red = rot
move-purple = lila
move-orange = orange
move-blue-01 = blau-01
move-blue-02 = blau-02
move-blue-03 = blau-03
move-blue-04 = blau-04
move-blue-05 = blau-05
move-blue-06 = blau-06
move-blue-07 = blau-07
move-blue-08 = blau-08
move-blue-09 = blau-09
move-blue-10 = blau-10
move-blue-11 = blau-11
move-blue-12 = blau-12
move-blue-13 = blau-13
move-blue-14 = blau-14
move-blue-15 = blau-15
move-blue-16 = blau-16
move-blue-17 = blau-17
move-green-01 = grün-01
move-green-02 = grün-02
move-green-03 = grün-03
move-green-04 = grün-04
move-green-05 = grün-05
move-green-06 = grün-06
move-green-07 = grün-07
move-green-08 = grün-08
move-green-09 = grün-09
move-green-10 = grün-10
move-green-11 = grün-11
move-green-12 = grün-12
move-green-13 = grün-13
move-green-14 = grün-14
move-green-15 = grün-15
move-green-16 = grün-16
move-green-17 = grün-17
move-red-01 = rot-01
move-red-02 = rot-02
move-red-03 = rot-03
move-red-04 = rot-04
move-red-05 = rot-05
move-red-06 = rot-06
move-red-07 = rot-07
move-red-08 = rot-08
move-red-09 = rot-09
move-red-10 = rot-10
move-red-11 = rot-11
move-red-12 = rot-12
move-red-13 = rot-13
move-red-14 = rot-14
move-red-15 = rot-15
move-red-16 = rot-16
move-red-17 = rot-17
move-purple-01 = lila-01
move-purple-02 = lila-02
move-purple-03 = lila-03
move-purple-04 = lila-04
move-purple-05 = lila-05
move-purple-06 = lila-06
move-purple-07 = lila-07
move-purple-08 = lila-08
move-purple-09 = lila-09
move-purple-10 = lila-10
move-purple-11 = lila-11
move-purple-12 = lila-12
move-purple-13 = lila-13
move-purple-14 = lila-14
move-purple-15 = lila-15
move-purple-16 = lila-16
move-purple-17 = lila-17
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

ask-over = Das Spiel ist vorbei.
tiebreak = Bei Gleichstand entscheiden mehr Fische, im Familienspiel mehr volle Räume.
ask-wait = { $seat } ist an der Reihe.
ask-wait-all = Die anderen sind noch dran.
ask-figures = Wähle die Farbe deiner Figur. Sie zeigt nur, wann du dran bist.
ask-family-cards = Behalte zwei deiner drei Lektionen: { $number ->
    [one] noch eine
   *[other] noch { $number }
  }.
ask-morning = Vor dem Austeilen: Spiel eine Jederzeit-Karte oder mach weiter.
ask-draft = Behalte noch { $number ->
    [one] eine Karte
   *[other] { $number } Karten
  }; der Rest geht weiter.
ask-before-payment = Vor dem Bezahlen: Spiel eine Jederzeit-Karte oder mach weiter.
ask-payment = Kauf die Karten, die du behalten willst (noch { fish-count }), und gib dann fertig ein.
ask-before-lessons = Vor den Lektionen: Spiel eine Jederzeit-Karte oder mach weiter.
ask-lessons = Leg eine offene Lektion aus und wähle ihre Farbe, falls sie eine braucht.
ask-rescue-cards = Spiel deine Rettungskarten für heute und gib dann fertig ein.
ask-rescue = Rette eine Katze (links 3 Fische, rechts 5) oder passe für heute.
ask-rescue-no-basket = Du hast keinen Korb mehr: Passe für heute, außer eine Karte hilft dir.
ask-rescue-no-fish = Dein Fisch reicht für keine Katze: Passe für heute, außer eine Karte hilft dir.
ask-rescue-more = Du darfst noch eine Katze retten oder deinen Zug beenden.
ask-rescue-card = Spiel eine Jederzeit-Karte oder beende deinen Zug.
ask-before-sister = Vor der nächsten Karte deiner Schwester: Spiel eine Jederzeit-Karte oder mach weiter.
ask-finds = Spiel eine Oshax- oder Schatzkarte oder passe für heute.
ask-evening = Ende des Tages: Spiel eine Jederzeit-Karte oder mach weiter.
ask-family-day = Nimm eine Katze aus einem der Gebiete oder passe für heute.
ask-where = Wohin kommt { $tile ->
    [Einer-Schatz] der Einer-Schatz
    [Zweier-Schatz] der Zweier-Schatz
    [Winkel-Schatz] der Winkel-Schatz
    [Dreier-Schatz] der Dreier-Schatz
   *[other] { $tile }
  }? Nenne das oberste Feld ganz links.
ask-basket = Welchen Korb nimmst du?
ask-bonus = Die Schatzkarte ist erfüllt: Nimm einen Schatz oder verzichte.
ask-oshax = Welche Oshax kommt an Bord?
ask-colour = Welche Farbe bekommt die Oshax?
ask-treasure = Nimm einen Schatz.
ask-cards = Kauf von den gezogenen Karten, welche du willst, und gib dann fertig ein.
ask-field = In welches Gebiet kommt { $tile }?
ask-cats = Welche Katze wechselt die Seite? { $number ->
    [one] Höchstens noch eine.
   *[other] Höchstens noch { $number }.
  }
ask-give-lesson = Welche Lektion gibst du ab? Noch { $number ->
    [one] eine
   *[other] { $number }
  }.
ask-remove-treasure = Welchen Schatz nimmst du vom Boot? Noch { $number ->
    [one] einen
   *[other] { $number }
  }.
ask-next-lesson = Leg deine nächste offene Lektion aus.

head = Tag { $day } von 5
head-setup = Leinen los
head-over = Die Reise ist vorbei
head-boat = { $seat } (Boot { $boat })
left-field = Linkes Gebiet, 3 Fische
right-field = Rechtes Gebiet, 5 Fische
left-free = Linkes Gebiet
right-free = Rechtes Gebiet
treasures = Schätze
oshax-row = Oshax
supply = Beutel { $bag }, Stapel { $deck }
column-player = Spieler
column-fish = Fische
column-baskets = Körbe
column-hand = Karten
column-lessons = Lektionen
column-points = Punkte
column-laid = Rettung
own-row = (du)
state-passed = gepasst
state-ready = bereit
state-paid = bezahlt
hand = Deine Hand
pack = Karten zur Auswahl
drafted = Ausgewählt
drawn = Gezogen
own-lessons = Deine Lektionen
public-lessons = Offene Lektionen
chosen-mark = gekauft
sister = Deine Schwester
sister-colours = Ihre Farben: { $colours }
sister-cards = { $cards ->
    [0] Heute kommt keine ihrer Karten mehr.
    [one] Heute kommt noch eine ihrer Karten.
   *[other] Heute kommen noch { $cards } ihrer Karten.
  }
sister-points = Sie bekäme jetzt { $points } Punkte.
legend = Die Felder eines Plättchens hängen zusammen, eine Lücke oder ein Strich trennt zwei; * Schatz, r Ratte, × Schatzkarte mit ihrer Farbe, Ziffern: freie Felder, nach Räumen
count-families = { $count ->
    [one] Familie aus { $sizes }
   *[other] Familien aus { $sizes }
  }
count-others = sonst { $others }
count-cats = { $others ->
    [0] keine
    [one] 1 Katze
   *[other] { $others } Katzen
  }
count-treasures = Schätze: { $count }
count-rats = sichtbare Ratten: { $count }
count-gaps = Räume mit Lücken: { $rooms }
count-no-gaps = Alle Räume sind voll.
purse = { $fish } { $fish ->
    [one] Fisch
   *[other] Fische
  }, { $baskets } { $baskets ->
    [one] Korb
   *[other] Körbe
  } bereit
spoken-tile = { $tile }: { $cells }
spoken-rats = Ratten: { $cells }
spoken-map = Schatzkarte ({ $colour }): { $cell }
spoken-room = Raum { $number }, { $room }, frei: { $cells }
rooms = Räume
room-parrot = Papagei
room-moon = Mond
room-apple = Apfel
room-corn = Mais
room-plain = ohne Symbol
sign-blue = B
sign-green = G
sign-red = R
sign-purple = L
sign-orange = O
worth-now = jetzt { $points }
own-sheet = Du
solo-won = Du schlägst deine Schwester mit { $number ->
    [one] einem Punkt
   *[other] { $number } Punkten
  } Vorsprung.
solo-lost = { $number ->
    [0] Du und deine Schwester habt gleich viele Punkte, also gewinnt sie.
    [one] Deine Schwester gewinnt mit einem Punkt Vorsprung.
   *[other] Deine Schwester gewinnt mit { $number } Punkten Vorsprung.
  }
solo-won-told = { $name } schlägt die Schwester mit { $number ->
    [one] einem Punkt
   *[other] { $number } Punkten
  } Vorsprung.
solo-lost-told = { $number ->
    [0] { $name } und die Schwester haben gleich viele Punkte, also gewinnt sie.
    [one] Die Schwester schlägt { $name } mit einem Punkt Vorsprung.
   *[other] Die Schwester schlägt { $name } mit { $number } Punkten Vorsprung.
  }
preview = { $move }:
fish-count = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
  }
cost = { $cost ->
    [one] 1 Fisch
   *[other] { $cost } Fische
  }

some-tile = { $tile ->
    [Einer-Schatz] einen Einer-Schatz
    [Zweier-Schatz] einen Zweier-Schatz
    [Winkel-Schatz] einen Winkel-Schatz
    [Dreier-Schatz] einen Dreier-Schatz
   *[other] { $tile }
  }
map-colour = { $colour ->
    [blau] blaue
    [rot] rote
    [lila] lila
    [orange] orange
   *[other] grüne
  }

event-first = { $seat } beginnt.
    .you = Du beginnst.
event-figure = { $seat } nimmt die Figur in { $colour }.
    .you = Du nimmst die Figur in { $colour }.
event-day = Tag { $day }: In beiden Gebieten kommen neue Katzen an.
event-turned-up = Ein Schatz wird gezogen und kommt unter die Insel: { $tile }.
event-left-field = Linkes Gebiet: { $tiles }.
event-right-field = Rechtes Gebiet: { $tiles }.
event-pack = Du bekommst Karten zur Auswahl.
event-kept = { $seat } behält eine Karte.
    .you = Du behältst eine Karte.
event-drafted = Die Karten für Tag { $day } sind gewählt.
event-chooses = Du willst Karte { $card } kaufen.
event-has-paid = { $seat } hat sich entschieden.
    .you = Du hast dich entschieden.
event-paid = { $cards ->
    [0] { $seat } kauft nichts.
    [one] { $seat } zahlt { fish-count } für eine Karte.
   *[other] { $seat } zahlt { fish-count } für { $cards } Karten.
  }
    .you = { $cards ->
    [0] Du kaufst nichts.
    [one] Du zahlst { fish-count } für eine Karte.
   *[other] Du zahlst { fish-count } für { $cards } Karten.
  }
event-learned = { $seat } legt { $lessons ->
    [one] eine eigene Lektion
   *[other] { $lessons } eigene Lektionen
  } ab.
    .you = Du legst { $lessons ->
    [one] eine eigene Lektion
   *[other] { $lessons } eigene Lektionen
  } ab.
event-taught = { $seat } legt die offene Lektion { $card } aus.
    .you = Du legst die offene Lektion { $card } aus.
event-taught-colour = { $seat } legt die offene Lektion { $card } aus und wählt { $colour }.
    .you = Du legst die offene Lektion { $card } aus und wählst { $colour }.
event-lays = { $seat } spielt verdeckt eine Rettungskarte.
    .you = Du spielst verdeckt eine Rettungskarte.
event-laid = { $cards ->
    [0] { $seat } spielt heute keine Rettungskarte.
    [one] { $seat } spielt heute eine Rettungskarte.
   *[other] { $seat } spielt heute { $cards } Rettungskarten.
  }
    .you = { $cards ->
    [0] Du spielst heute keine Rettungskarte.
    [one] Du spielst heute eine Rettungskarte.
   *[other] Du spielst heute { $cards } Rettungskarten.
  }
event-revealed = { $seat } deckt { $cards } auf: Geschwindigkeit { $speed }.
    .you = Du deckst { $cards } auf: Geschwindigkeit { $speed }.
event-revealed-nothing = { $seat } hat keine Rettungskarten: Geschwindigkeit { $speed }.
    .you = Du hast keine Rettungskarten: Geschwindigkeit { $speed }.
event-order = Reihenfolge: { $seats }.
event-rescued = { $seat } zahlt { fish-count } und rettet { $tile }.
    .you = Du zahlst { fish-count } und rettest { $tile }.
event-used-basket = { $seat } nimmt { $basket }.
    .you = Du nimmst { $basket }.
event-placed = { $seat } legt { some-tile } auf { $cell }.
    .you = Du legst { some-tile } auf { $cell }.
event-placed-oshax = { $seat } legt { $tile } auf { $cell }; die Oshax ist jetzt { $colour }.
    .you = Du legst { $tile } auf { $cell }; die Oshax ist jetzt { $colour }.
event-map = Auf der Schatzkarte liegt die passende Katze ({ $colour }): { $seat } darf einen Schatz nehmen.
    .you = Auf der Schatzkarte liegt die passende Katze ({ $colour }): Du darfst einen Schatz nehmen.
event-took-treasure = { $seat } nimmt { some-tile }.
    .you = Du nimmst { some-tile }.
event-took-rare = { $seat } nimmt { $tile }.
    .you = Du nimmst { $tile }.
event-took-oshax = { $seat } freundet sich mit { $tile } an.
    .you = Du freundest dich mit { $tile } an.
event-took-cat = { $seat } nimmt { $tile }.
    .you = Du nimmst { $tile }.
event-declined = { $seat } verzichtet auf den Schatz.
    .you = Du verzichtest auf den Schatz.
event-passed = { $seat } passt.
    .you = Du passt.
event-ready = { $seat } macht weiter.
    .you = Du machst weiter.
event-rescue-over = Keine Rettungen mehr an Tag { $day }.
event-played = { $seat } spielt Karte { $card }.
    .you = Du spielst Karte { $card }.
event-gained-fish = { $seat } bekommt { fish-count }.
    .you = Du bekommst { fish-count }.
event-gained-basket = { $seat } bekommt einen permanenten Korb.
    .you = Du bekommst einen permanenten Korb.
event-gave-lesson = { $seat } gibt eine Lektion ab.
    .you = Du gibst eine Lektion ab.
event-removed = { $seat } nimmt { some-tile } vom Boot.
    .you = Du nimmst { some-tile } vom Boot.
event-you-drew = Du ziehst { $cards }.
event-drew-tile = { $seat } zieht { $tile } aus dem Beutel.
    .you = Du ziehst { $tile } aus dem Beutel.
event-no-place-for = { $seat } hat keinen Platz für { $tile }.
    .you = Du hast keinen Platz für { $tile }.
event-to-field = { $tile } kommt ins { $field ->
    [links] linke
   *[other] rechte
  } Gebiet.
event-cleared = Abend von Tag { $day }: Die übrigen Katzen verschwinden.
event-sister-colour = Die Farbe Nummer { $number } deiner Schwester ist { $colour }.
event-sister-begins = Deine Schwester deckt ihre erste Karte auf: heute { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }, Geschwindigkeit { $speed }.
event-sister-turn = Deine Schwester spielt eine Karte.
event-sister-removed = { $tile } ist weg.
event-sister-swapped = Zwei Katzen tauschen die Plätze: { $tiles }.
event-lessons-shown = { $seat } deckt die Lektionen { $cards } auf.
    .you = Du deckst die Lektionen { $cards } auf.
event-scored = { $seat }: Ratten { $rats }, Räume { $rooms }, Familien { $families }, seltene Schätze { $rare }, Lektionen { $lessons }, offene Lektionen { $public }. Gesamt { $total }.
    .you = Du: Ratten { $rats }, Räume { $rooms }, Familien { $families }, seltene Schätze { $rare }, Lektionen { $lessons }, offene Lektionen { $public }. Gesamt { $total }.
event-sister-scored = Deine Schwester: { $total } Punkte.

why-already-chosen = Du hast deine Karten schon gewählt.
why-already-paid = Du hast dich schon entschieden; warte auf die anderen.
why-answer-first = Beantworte zuerst die offene Frage.
why-card-lacks = Karte { $card } bewirkt jetzt nichts, oder du kannst sie nicht bezahlen.
why-draft-runs = Während der Kartenwahl kann keine Karte gespielt werden.
why-figure-taken = Diese Farbe ist schon vergeben.
why-finish-first = Erst muss { $seat } fertig werden.
why-no-basket = Du hast keinen Korb mehr.
why-no-contact = Es muss mit einer Seite an ein Plättchen auf deinem Boot stoßen.
why-no-fish = So viel Fisch hast du nicht: { $fish }.
why-no-place = Das passt nirgends auf dein Boot.
why-no-such-cat = Diese Katze ist in keinem der Gebiete.
why-no-such-treasure = Diesen Schatz gibt es nicht mehr, oder er passt nicht auf dein Boot.
why-not-drafted = Diese Karte hast du nicht gewählt oder schon gekauft.
why-not-in-hand = Karte { $card } hast du nicht auf der Hand.
why-not-in-pack = Diese Karte ist nicht dabei.
why-not-this-phase = Karte { $card } kann in dieser Phase nicht gespielt werden.
why-one-rescue = Pro Zug darfst du eine Katze retten, außer eine Karte erlaubt mehr.
why-outside = Es muss ganz auf deinem Boot liegen.
why-overlap = Dort liegt schon etwas.
why-paying-only-fish = Beim Bezahlen können nur Fischkarten gespielt werden.
why-same-pose = In einer anderen Lage sieht das Plättchen genauso aus; nimm diese.
why-too-dear = Sie kostet { $cost }, und du hast noch { fish-count }.
why-too-dear-now = Du kannst sie nicht bezahlen.
why-pad-family = Familienkarten gehören zum Familienspiel, andere Lektionen zum normalen Spiel; misch sie nicht.
sheet-title = Wertungsblock
sheet-mode = Spiel
sheet-voyage = Normales Spiel
sheet-family-game = Familienspiel
sheet-first = Wer steht auf der Insel vorn?
sheet-whose = Wessen Boot?
sheet-how = Wie willst du das Boot eingeben?
sheet-counted = Nur Summen
sheet-tiles = Plättchen für Plättchen
sheet-boat = Boot
sheet-tile = Plättchen
sheet-kind-cat = Katze
sheet-kind-oshax = Oshax
sheet-kind-common = Gewöhnlicher Schatz
sheet-kind-rare = Seltener Schatz
sheet-colour = Farbe
sheet-colour-of = Gewählte Farbe für { $card }
sheet-tap = Tippe dorthin, wo die Mitte des Plättchens liegt, oder zieh es hin. Tippe auf ein Plättchen, um es zu entfernen.
sheet-search = Nummer oder Wort
sheet-drop = Karte { $card } entfernen
sheet-add-family = Noch eine Familie
sheet-first-family = Familien: Tipp eine Farbe an
sheet-no-family = keine Familie
sheet-family-of = Katzen der Familie ({ $colour })
sheet-open-rats = Sichtbare Ratten
sheet-open-rooms = Räume, die nicht voll sind
sheet-boat-of = Boot von { $name }
sheet-next-boat = Weiter: { $name }
sheet-lessons-of = Lektionen von { $name }
sheet-no-lesson = keine Lektion
sheet-points-of = Punkte für Lektion { $card }
sheet-her-colours = die Farben der Schwester
sheet-next-colour = Ihre nächste Farbe
sheet-her-lessons = Ihre Lektionen, nach Nummer
sheet-her-again = Ihren Teil neu beginnen
sheet-mode-voyage = normal
sheet-mode-family = Familie
sheet-ask-mode = Welches Spiel: normal oder Familie (Enter für normal)?
sheet-ask-families = Familien von { $name } (etwa rot 8, orange 3; 0: keine; Enter: unbekannt):
sheet-ask-rats = Sichtbare Ratten auf dem Boot von { $name } (Enter: unbekannt):
sheet-ask-rooms = Räume von { $name }, die nicht voll sind (Enter: unbekannt):
sheet-ask-rare = Seltene Schätze von { $name } (Enter: unbekannt):
sheet-ask-lessons = Lektionen von { $name } mit ihren Punkten (etwa 117 5, 122 4; 0: keine; Enter: unbekannt):
sheet-ask-fish = Fische von { $name } (zählen nur bei Gleichstand; Enter: unbekannt):
why-sheet-which-mode = „{ $text }“ steht nicht zur Auswahl: normal oder Familie.
why-sheet-family-words = „{ $text }“ ist keine Familie; schreib eine Farbe und eine Anzahl Katzen ab 3, etwa rot 8.
why-sheet-lesson-words = „{ $text }“ ist keine Lektion mit Punkten; schreib ihre Nummer und ihre Punkte (−99 bis 99), etwa 117 5.
why-sheet-players = Wer allein spielt, spielt gegen die Schwester; zwei bis vier spielen ohne sie, und einer steht auf der Insel vorn.
why-sheet-sister-colours = Ihre fünf Farben müssen alle verschieden sein.
why-sheet-sister-counted = Um die Schwester zu werten, gib das Boot Plättchen für Plättchen ein: Sie bekommt Punkte für Katzen jeder Farbe.
why-sheet-sister-lesson = { $card } gehört nicht zu ihren Lektionen.
sheet-sister-colour = Katzen, { $colour }
why-pad-json = Das ist kein Wertungsblock: { $problem }
why-pad-boat = Ein Boot { $boat } gibt es nicht. Es gibt: { $choices }.
why-pad-cells = { $tile }: Es braucht Felder, jedes nur einmal.
why-pad-colour = { $tile }: Keine Katze ist { $colour }. Es gibt: { $choices }.
why-pad-shape = { $tile }: Eine Form { $shape } dieser Art gibt es nicht.
why-pad-outside = { $tile }: Feld { $cell } liegt nicht auf dem Boot.
why-pad-not-this-shape = { $tile }: Diese Felder ergeben nicht die Form { $shape }.
why-pad-overlap = { $tile }: Dort liegt schon etwas.
why-pad-too-often = { $tile }: In der Schachtel gibt es davon nur { $copies }.
why-pad-lesson-twice = Karte { $card } kommt zweimal vor.
why-pad-no-lesson = Karte { $card } ist keine eigene Lektion.
why-pad-no-public-lesson = Karte { $card } ist keine offene Lektion.
why-pad-lesson-colour = Karte { $card } braucht eine Farbe: { $choices }.

compare-worth-place = Dort bringt das Plättchen am Ende etwa { $better } statt { $made } Punkte.
compare-worth-take = Mit dieser Katze gewinnst du am Ende etwa { $better } statt { $made } Punkte.
compare-worth-keep = Diese Karte bringt am Ende etwa { $better } statt { $made } Punkte.
because-rats = deckt Ratten zu
    .against = lässt Ratten offen
because-rooms = hilft, einen Raum zu füllen
    .against = hilft nicht, einen Raum zu füllen
because-families = lässt Familien wachsen
    .against = bringt deine Familien nicht voran
because-rare = bringt einen seltenen Schatz
    .against = der seltene Schatz ist später mehr wert
because-lessons = macht deine Lektionen mehr wert
    .against = macht deine Lektionen weniger wert
because-holes = lässt keine Einzelfelder offen
    .against = lässt Einzelfelder offen
because-no-place = passt nirgends auf dein Boot
because-sister = deine Schwester bekommt dadurch weniger
    .against = deine Schwester bekommt dadurch mehr
because-experience = so endeten viele Partien besser
    .against = so endeten viele Partien schlechter
because-map = bringt einen Schatz
    .against = bringt einen Schatz, der wenig nützt
because-fish = lässt dir mehr Fisch
    .against = kostet dich Fisch
because-basket = für jede Katze brauchst du einen Korb
    .against = diesen Korb brauchst du jetzt nicht
because-speed = wer schneller ist, wählt zuerst
    .against = Tempo hilft dir jetzt nicht
because-card = die Karte kann später nützen
    .against = die Karte nützt jetzt wenig
because-cheap = eine billigere Katze
    .against = macht keine Katze billiger, die du willst
because-hoping = kostet dich nichts
because-covers = { $rats ->
    [one] deckt eine Ratte zu
   *[other] deckt { $rats } Ratten zu
 }
because-closes = { $room ->
    [2] füllt einen Mondraum
    [3] füllt den Apfelraum
    [4] füllt einen Mondraum
    [5] füllt den Raum ohne Symbol
    [6] füllt den Maisraum
   *[other] füllt einen Papageienraum
  }
because-joins = kommt zu deinen { $colour ->
    [blau] blauen
    [rot] roten
    [lila] lila
    [orange] orangen
   *[other] grünen
  } Katzen, dann sind es { $cats }
because-lesson = hilft bei Lektion { $card }
because-lesson-lost = schadet Lektion { $card }
because-brings = { $points ->
    [0] kann sich am Ende noch lohnen
    [one] bringt am Ende etwa einen Punkt
   *[other] bringt am Ende etwa { $points } Punkte
  }
because-maps = ist gut für deine Schatzkarten
    .against = ist schlecht für deine Schatzkarten
because-day = lässt dir heute mehr Möglichkeiten
    .against = lässt dir heute weniger Möglichkeiten

sheet-rats = Ratten
sheet-families = Familien
sheet-lessons = Lektionen
sheet-rooms = Räume
sheet-family = Familie aus { $cats } ({ $colour })
sheet-rare = Seltene Schätze
sheet-fish = Fische
sheet-baskets = Dauerhafte Körbe
sheet-lesson = Lektion { $card }
sheet-public = Offene Lektion { $number }: { $card }
sheet-total = Gesamt

card-oshax = Oshax: nimm eine und wähle ihre Farbe
card-rescue-speed4 = Rettung: Geschwindigkeit 4
card-rescue-broken-speed0 = Rettung: kaputter Korb
card-rescue-broken-speed1 = Rettung: kaputter Korb, Geschwindigkeit 1
card-rescue-broken-speed3 = Rettung: kaputter Korb, Geschwindigkeit 3
card-rescue-basket-speed1 = Rettung: Korb, Geschwindigkeit 1
card-rescue-basket-speed3 = Rettung: Korb, Geschwindigkeit 3
card-fish-per-oshax = jederzeit: 2 Fische je Oshax an Bord
card-place-anywhere = jederzeit: dein nächstes Plättchen muss kein anderes berühren
card-draw-2 = jederzeit: zieh 2 Karten und bezahl, welche du behältst
card-draw-3 = jederzeit: zieh 3 Karten und bezahl, welche du behältst
card-tile-from-bag = jederzeit: leg ein Plättchen aus dem Beutel auf dein Boot
card-basket-for-fish = jederzeit: gib einen permanenten Korb für 5 Fische ab
card-move-cats = jederzeit: bewege bis zu 3 Katzen ins andere Gebiet
card-fish-per-lesson = jederzeit: 1 Fisch je eigener Lektion
card-rescue-two = jederzeit: rette in einem Zug eine Katze mehr
card-tiles-to-fields = jederzeit: leg 4 Plättchen aus dem Beutel in die Gebiete
card-gain-basket = jederzeit: nimm einen permanenten Korb
card-basket-for-lessons = jederzeit: tausch 2 Lektionen gegen einen permanenten Korb
card-basket-for-treasures = jederzeit: tausch 2 Schätze gegen einen permanenten Korb
card-fish-per-colour = jederzeit: 1 Fisch je Farbe an Bord
card-fish-per-rare = jederzeit: 2 Fische je seltenem Schatz an Bord
card-fish-per-common = jederzeit: 1 Fisch je gewöhnlichem Schatz an Bord
card-fish-for-one-colour = jederzeit: wähle eine Farbe, 1 Fisch je Katze davon
card-treasure-rare-or-two = Schatz: ein seltener oder zwei gewöhnliche
card-treasure-small-or-two = Schatz: zwei kleine oder zwei beliebige für 1 Fisch
card-expansion = Lektion der Erweiterung { $module }
card-1 = { card-oshax }
card-2 = { card-oshax }
card-3 = { card-oshax }
card-4 = { card-oshax }
card-5 = { card-oshax }
card-6 = { card-oshax }
card-7 = { card-rescue-speed4 }
card-8 = { card-rescue-speed4 }
card-9 = { card-rescue-speed4 }
card-10 = { card-rescue-speed4 }
card-11 = { card-rescue-speed4 }
card-12 = { card-rescue-speed4 }
card-13 = { card-rescue-speed4 }
card-14 = { card-rescue-speed4 }
card-15 = { card-rescue-broken-speed0 }
card-16 = { card-rescue-broken-speed0 }
card-17 = { card-rescue-broken-speed0 }
card-18 = { card-rescue-broken-speed0 }
card-19 = { card-rescue-broken-speed0 }
card-20 = { card-rescue-broken-speed0 }
card-21 = { card-rescue-broken-speed0 }
card-22 = { card-rescue-broken-speed0 }
card-23 = { card-rescue-broken-speed1 }
card-24 = { card-rescue-broken-speed1 }
card-25 = { card-rescue-broken-speed1 }
card-26 = { card-rescue-broken-speed1 }
card-27 = { card-rescue-broken-speed1 }
card-28 = { card-rescue-broken-speed1 }
card-29 = { card-rescue-broken-speed1 }
card-30 = { card-rescue-broken-speed1 }
card-31 = { card-rescue-broken-speed1 }
card-32 = { card-rescue-broken-speed1 }
card-33 = { card-rescue-broken-speed1 }
card-34 = { card-rescue-broken-speed1 }
card-35 = { card-rescue-broken-speed3 }
card-36 = { card-rescue-broken-speed3 }
card-37 = { card-rescue-broken-speed3 }
card-38 = { card-rescue-broken-speed3 }
card-39 = { card-rescue-broken-speed3 }
card-40 = { card-rescue-broken-speed3 }
card-41 = { card-rescue-broken-speed3 }
card-42 = { card-rescue-broken-speed3 }
card-43 = { card-rescue-basket-speed1 }
card-44 = { card-rescue-basket-speed1 }
card-45 = { card-rescue-basket-speed1 }
card-46 = { card-rescue-basket-speed1 }
card-47 = { card-rescue-basket-speed1 }
card-48 = { card-rescue-basket-speed1 }
card-49 = { card-rescue-basket-speed1 }
card-50 = { card-rescue-basket-speed1 }
card-51 = { card-rescue-basket-speed1 }
card-52 = { card-rescue-basket-speed1 }
card-53 = { card-rescue-basket-speed1 }
card-54 = { card-rescue-basket-speed1 }
card-55 = { card-rescue-basket-speed3 }
card-56 = { card-rescue-basket-speed3 }
card-57 = { card-rescue-basket-speed3 }
card-58 = { card-rescue-basket-speed3 }
card-59 = { card-rescue-basket-speed3 }
card-60 = { card-rescue-basket-speed3 }
card-61 = { card-rescue-basket-speed3 }
card-62 = { card-rescue-basket-speed3 }
card-63 = { card-rescue-basket-speed3 }
card-64 = { card-rescue-basket-speed3 }
card-65 = { card-rescue-basket-speed3 }
card-66 = { card-rescue-basket-speed3 }
card-67 = { card-fish-per-oshax }
card-68 = { card-fish-per-oshax }
card-69 = { card-place-anywhere }
card-70 = { card-place-anywhere }
card-71 = { card-draw-2 }
card-72 = { card-draw-2 }
card-73 = { card-draw-3 }
card-74 = { card-draw-3 }
card-75 = { card-tile-from-bag }
card-76 = { card-basket-for-fish }
card-77 = { card-move-cats }
card-78 = { card-fish-per-lesson }
card-79 = { card-fish-per-lesson }
card-80 = { card-rescue-two }
card-81 = { card-rescue-two }
card-82 = { card-rescue-two }
card-83 = { card-tiles-to-fields }
card-84 = { card-gain-basket }
card-85 = { card-gain-basket }
card-86 = { card-basket-for-lessons }
card-87 = { card-basket-for-lessons }
card-88 = { card-basket-for-treasures }
card-89 = { card-basket-for-treasures }
card-90 = { card-fish-per-colour }
card-91 = { card-fish-per-colour }
card-92 = { card-fish-per-rare }
card-93 = { card-fish-per-rare }
card-94 = { card-fish-per-common }
card-95 = { card-fish-per-common }
card-96 = { card-fish-for-one-colour }
card-97 = { card-fish-for-one-colour }
card-98 = { card-treasure-rare-or-two }
card-99 = { card-treasure-rare-or-two }
card-100 = { card-treasure-rare-or-two }
card-101 = { card-treasure-rare-or-two }
card-102 = { card-treasure-rare-or-two }
card-103 = { card-treasure-rare-or-two }
card-104 = { card-treasure-rare-or-two }
card-105 = { card-treasure-rare-or-two }
card-106 = { card-treasure-rare-or-two }
card-107 = { card-treasure-small-or-two }
card-108 = { card-treasure-small-or-two }
card-109 = { card-treasure-small-or-two }
card-110 = { card-treasure-small-or-two }
card-111 = { card-treasure-small-or-two }
card-112 = { card-treasure-small-or-two }
card-113 = 12 Punkte, wenn alle Randfelder bedeckt sind
card-114 = 10 Punkte für genau fünfzehn Katzen
card-115 = 15 Punkte, wenn du drei Katzen jeder Farbe hast
card-116 = 7 Punkte, wenn jede Farbe eine Katze am Rand hat
card-117 = 1 Punkt je Katze am Rand in deiner besten Farbe
card-118 = 7 Punkte für genau drei permanente Körbe
card-119 = 7 Punkte, wenn du am Ende als Erster dran bist
card-120 = 1 Punkt je einsamer Katze
card-121 = 10 Punkte, wenn niemand eine größere Familie hat
card-122 = 2 Punkte mehr je seltenem Schatz
card-123 = 1 Punkt je gewöhnlichem Schatz
card-124 = 10 Punkte, wenn keine Ratte zu sehen ist
card-125 = 2 Punkte je sichtbarer Ratte
card-126 = 1 Punkt je eigener Lektion
card-127 = 9 Punkte für genau fünf blaue Katzen
card-128 = 9 Punkte für genau fünf grüne Katzen
card-129 = 9 Punkte für genau fünf lila Katzen
card-130 = 9 Punkte für genau fünf rote Katzen
card-131 = 9 Punkte für genau fünf orange Katzen
card-132 = 10 Punkte, wenn genau fünf Ratten zu sehen sind
card-133 = 7 Punkte für genau sechs eigene Lektionen
card-134 = 9 Punkte für genau fünf Schätze
card-135 = 1 Punkt je zwei Katzen am Rand
card-136 = 12 Punkte, wenn beide Papageienräume voll sind
card-137 = 18 Punkte, wenn beide Mondräume leer sind
card-138 = 4 Punkte je Familie ab vier Katzen
card-139 = 3 Punkte je Oshax
card-140 = 15 Punkte, wenn der Apfelraum leer ist
card-141 = deine drittgrößte Familie zählt noch einmal
card-142 = 7 Punkte, wenn du am Ende mindestens fünf Fische hast
card-143 = offen: 2 Punkte je Katze einer Farbe am Rand
card-144 = offen: 1 Punkt je Katze einer Farbe
card-145 = offen: 5 Punkte für drei Katzen einer Farbe
card-146 = offen: 3 Punkte je einsamer Katze einer Farbe
card-147 = offen: 2 Punkte je eigener Lektion
card-148 = offen: 2 Punkte je gewöhnlichem Schatz
card-149 = offen: 1 Punkt je Schatz neben einer Katze einer Farbe
card-150 = offen: 5 Punkte je offener Schatzkarte
card-151 = { card-117 }
card-152 = 9 Punkte, wenn jede Farbe eine Katze am Rand hat
card-153 = { card-135 }
card-154 = { card-124 }
card-155 = 10 Punkte, wenn die längste Reihe voll ist
card-156 = { card-113 }
card-157 = 10 Punkte für genau zwanzig Katzen
card-158 = { card-115 }
card-159 = { card-127 }
card-160 = { card-128 }
card-161 = { card-129 }
card-162 = { card-130 }
card-163 = { card-131 }
card-164 = 2 Punkte je Schatz
card-165 = { card-121 }
card-166 = { card-125 }
card-167 = 2 Punkte je vollem Raum
card-168 = { card-141 }
card-197 = 5 Punkte je Farbe ohne Katze neben einem Schatz
card-198 = 2 Punkte je Katze deiner größten Familie
card-199 = 10 Punkte, wenn du höchstens acht Schätze hast
card-200 = 4 Punkte je übrigem Fisch
card-201 = 5 Punkte je sichtbarer Ratte
card-202 = 5 Punkte je Katze ab der sechzehnten
card-203 = 5 Punkte je Farbe ohne Katze am Rand
card-204 = ihre beste andere Lektion zählt noch einmal
card-205 = 3 Punkte je Raum, den du gefüllt hast
card-206 = 5 Punkte je einsamer Katze
card-207 = 3 Punkte je eigener Lektion von dir
card-208 = die Punkte deiner größten Familie
card-209 = die Punkte deiner zweitgrößten Familie
card-210 = 3 Punkte je gewöhnlichem Schatz
card-211 = 3 Punkte je Katze, die keinen Schatz berührt
card-212 = 4 Punkte je überdeckter Schatzkarte
card-213 = 5 Punkte je Familie
card-214 = 1 Punkt je Katze am Rand
card-215 = 5 Punkte je Farbe ohne Katze neben einer sichtbaren Ratte

tip-place = Leg { $tile ->
    [Einer-Schatz] den Einer-Schatz
    [Zweier-Schatz] den Zweier-Schatz
    [Winkel-Schatz] den Winkel-Schatz
    [Dreier-Schatz] den Dreier-Schatz
   *[other] { $tile }
  } auf den gestrichelten Umriss.
tip-take = Nimm { $tile }, die markierte Katze ({ $colour }).
tip-take-other = Nimm das Markierte: { $tile }.
tip-shift = Bring { $tile }, die markierte Katze ({ $colour }), auf die andere Seite.
tip-shift-other = Bring das Markierte auf die andere Seite: { $tile }.
tip-keep = Behalte die markierte Karte: { $text }
tip-buy = Kauf die markierte Karte: { $text }
tip-play = Spiel die markierte Karte: { $text }
tip-discard = Wirf die markierte Karte ab: { $text }
tip-use = Nimm { $value }.
tip-name = Wähle { $value }.
tip-figure = Wähle { $value }.
tip-left = Leg es ins linke Gebiet.
tip-right = Leg es ins rechte Gebiet.
tip-pass = Pass für heute.
tip-done = Das genügt.
tip-ready = Mach weiter: Etwas Besseres gibt es jetzt nicht zu tun.
tip-decline = Nimm keinen.
tip-remove = Nimm den markierten Schatz vom Boot.
tip-give = Gib die markierte Lektion ab.

when-day = Tag { $day }
place-part = Tag { $day } · { $part }
web-tabs = Was unten gezeigt wird
tab-island = Insel
tab-choice = Auswahl
tab-cards = Karten
tab-lessons = Lektionen
tab-treasures = Schätze
tab-sister = Schwester
tab-score = Wertung
web-no-cards = Du hast keine Karten auf der Hand.
web-no-lessons = Noch keine Lektionen.
web-sister-leads = Sie führt.
web-sister-trails = Sie liegt zurück.
points-brief = { $number }
web-part-draft = Karten
web-part-payment = Bezahlen
web-part-lessons = Lektionen
web-part-rescue = Retten
web-part-finds = Funde
web-crews = Spieler in Zugreihenfolge; drück auf einen, um sein Boot zu sehen
web-empty-field = Keine Katzen mehr
web-placing = Dein Boot. Pfeiltasten bewegen { $tile }, R dreht, F wendet, Eingabe legt ab.
web-turn = Drehen
web-flip = Wenden
web-zoom = Größeres Boot
web-drop = Hier ablegen
web-move-place = { some-tile } auf { $cell } legen
web-move-figure = Figur in { $colour }
web-move-turned = um { $degrees }° gedreht
web-move-flipped = gewendet
web-move-upright = nicht gedreht
web-keys = Bewegen mit der Maus oder den Pfeiltasten. R oder Mausrad: drehen. F: wenden. Klick oder Eingabe: ablegen.
web-not-here = Das passt hier nicht.
web-at = Auf { $cell }.
web-gain = { $points ->
    [0] keine Punkte
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
web-gain-rats = { $number ->
    [one] 1 Ratte
   *[other] { $number } Ratten
  }
web-gain-rooms = { $number ->
    [one] füllt einen Raum
   *[other] füllt { $number } Räume
  }
web-gain-family = { $number ->
    [2] ein Paar
   *[other] Familie aus { $number }
  }
web-gain-map = { map-colour } Schatzkarte: ein Schatz!
web-lose-map = verdeckt die { map-colour } Schatzkarte ohne Schatz
web-remove = { $tile } vom Boot nehmen
web-card-rescue = Rettungskarte
web-card-oshax = Oshaxkarte
web-card-treasure = Schatzkarte
web-card-anytime = Jederzeit-Karte
web-card-lesson = Eigene Lektion
web-card-public_lesson = Offene Lektion
web-card-family = Familienkarte
web-fish = Fische
web-purse = { $cost } zu zahlen, { $left } bleiben
web-speed = Geschwindigkeit { $speed }
web-laid = Rettungskarten für heute
web-laid-speed = Geschwindigkeit heute
web-laid-baskets = Körbe auf Rettungskarten
web-laid-broken = kaputte Körbe: zwei zählen wie einer
web-why-not = Warum nicht jetzt?
web-kept = Bisher gewählt: { $number }
tab-kept = Bisher gewählt
web-keep-full = Du behältst { $number }. Leg erst eine zurück.
web-other-card = Wähle eine der hellen Karten.
web-basket-permanent = Permanenter Korb
web-basket-permanent-about = morgen wieder bereit
web-basket-basket = Korbkarte
web-basket-basket-about = danach verbraucht
web-basket-broken = Zwei kaputte Körbe
web-basket-broken-about = beide Karten sind verbraucht
web-keep = { $number } von { $all } behalten
web-pay = { $number ->
    [0] Nichts kaufen
    [one] Eine Karte kaufen
   *[other] { $number } Karten kaufen
  }
web-lay = { $number ->
    [0] Keine Karte spielen
    [one] Eine Karte spielen
   *[other] { $number } Karten spielen
  }
web-ready = Weiter
web-done = Fertig
web-decline = Keinen nehmen
web-pass-rescue = Für heute passen
web-pass-finds = Für heute passen
web-pass-family-day = Für heute passen
web-by-myself = Automatisch weiter, solange keine Jederzeit-Karte eilt
web-ask-where = Wohin kommt { $tile ->
    [Einer-Schatz] der Einer-Schatz
    [Zweier-Schatz] der Zweier-Schatz
    [Winkel-Schatz] der Winkel-Schatz
    [Dreier-Schatz] der Dreier-Schatz
   *[other] { $tile }
  }?
web-ask-payment = Welche Karten willst du? Du hast { fish-count } für Karten und Katzen.
web-ask-rescue-cards = Welche Rettungskarten spielst du heute? Wer am schnellsten ist, beginnt.
web-sister-turn = Deine Schwester spielt ihre Karte.
web-sister-intro = Deine Schwester hat kein Boot: Sie bekommt Punkte für deine Katzen in ihren Farben (je 5 in der ersten, dann 4, 3, 2 und 1 in denen, die Abend für Abend dazukommen) und für ihre Lektionen. Du gewinnst mit mehr Punkten als sie.
web-sister-sheet = So punktet deine Schwester
web-sister-cats = { $colour }: { $number ->
    [one] 1 Katze
   *[other] { $number } Katzen
  } zu je { $points }
web-sister-colour = { $colour }: je { $points }
web-sister-next = Ihre nächste Karte
web-sister-last = Ihre letzte Karte
web-sister-cat = Katze Nummer { $number } verschwindet.
web-sister-rare = Seltener Schatz Nummer { $number } verschwindet.
web-sister-oshax = Oshax Nummer { $number } verschwindet.
web-sister-common = Ein gewöhnlicher Schatz verschwindet: { $tile }.
web-sister-swap = Katzen Nummer { $number } und { $other } tauschen die Plätze.
web-sheet = Wertungsblock
web-sheet-families = Familien
web-public-half = Offene Lektionen (zählen halb)
web-public-rounded = Offene Lektionen zählen im Solospiel halb, aufgerundet.
web-points-of = Punkte von { $seat }
    .you = Deine Punkte
web-sheet-lessons = Eigene Lektionen
level-kitten = Nimmt die Katze, die ihm am besten gefällt, und legt sie irgendwohin, wo sie passt.
level-tabby = Hält Familien zusammen und deckt Ratten zu, eine Katze nach der anderen.
level-lynx = Weiß, was jede Lektion wert ist, entscheidet aber Karte für Karte und mag alle Katzen.
level-tiger = Weiß, was jede Lektion noch bringen kann, und füllt das Boot bis in die letzte Ecke.
statistic-sister = Punkte vor der Schwester
web-play = Spielen
web-discard = Abgeben
web-play-as = Spielen: { $way }
web-worth = { $points ->
    [one] jetzt 1 Punkt wert
   *[other] jetzt { $points } Punkte wert
  }
web-cats = { $number ->
    [one] 1 Katze
   *[other] { $number } Katzen
  }
web-boat = Das Boot von { $seat }
web-own-boat = Dein Boot

lesson-welcome = Der Insel droht ein Überfall, und ihre Katzen brauchen einen Ausweg. Das ist dein Boot. In fünf Tagen füllst du es mit Katzen; wer am Ende die meisten Punkte hat, gewinnt. Ein leeres Boot steht bei −54 Punkten, also starten alle unter null.
lesson-rats = Jede sichtbare Ratte kostet einen Punkt: Deck sie zu. Jeder der sieben Räume, der nicht voll ist, kostet fünf. Die kleinen gerahmten Symbole sind Schatzkarten: Deck eine mit einer Katze ihrer Farbe zu, und du bekommst einen Schatz, der eine Lücke füllt.
lesson-families = Diese Katzen warten auf der Insel. Links kosten sie drei Fische, rechts fünf. Drei oder mehr Katzen einer Farbe, die sich auf deinem Boot berühren, sind eine Familie: 8 Punkte für drei, 11 für vier, 15 für fünf und so weiter. Siehst du die roten?
lesson-draft = Zuerst die Karten. Du behältst zwei und gibst den Rest weiter. Jede Katze braucht einen Korb, und du hast nur einen. Nimm also die zwei grünen Karten mit „Korb, Geschwindigkeit 3“ und drück dann auf den Knopf darunter.
lesson-draft-on = Du bekommst die Karten, die übrig sind. Mach weiter, bis du sieben hast. Mit grünen Karten rettest du Katzen, blaue sind Lektionen, die am Ende Punkte bringen, lila Karten kannst du jederzeit spielen.
lesson-payment = Karten kosten Fisch (die Zahl neben dem Fisch auf jeder Karte), Katzen auch. Du hast 20 für den ganzen Tag. Kauf zwei Karten mit einem ganzen Korb und behalte mindestens 9 Fische für drei rote Katzen.
lesson-lay = Spiel deine Rettungskarten für heute. Die Stiefel sind Geschwindigkeit: Wer schneller ist, wählt zuerst eine Katze.
lesson-rescue = Jetzt nimm eine Katze: Drück auf eine rote im linken Gebiet oder zieh sie auf dein Boot.
lesson-place = Such ihr einen Platz. Sie rastet ein, wo sie passt; du kannst sie drehen und wenden. Deck ein, zwei Ratten zu und leg sie ab.
lesson-crews = Gut gemacht. Hier stehen alle Spieler in Zugreihenfolge. Drück auf einen Namen, um das Boot zu sehen, und auf deinen, um zurückzukommen.
lesson-family = Mach so weiter, solange du Fisch und Körbe hast. Von jetzt an muss jedes Plättchen ein anderes auf deinem Boot berühren. Versuch, die roten Katzen zusammenzubringen. Wenn du genug hast, passe.
lesson-finds = Jetzt kommen Oshax- und Schatzkarten: Eine Oshax ist eine Katze in einer Farbe deiner Wahl. Hast du keine davon, dann passe. Der Tag endet, wenn niemand mehr etwas spielen kann.
lesson-lessons = Tag zwei. Alles wiederholt sich: 20 neue Fische, neue Katzen, neue Karten. Hier stehen die Lektionen, die du kaufst, und was jede gerade wert ist.
lesson-anytime = Noch etwas: Lila Jederzeit-Karten haben einen Knopf, wenn du dran bist. Zwischen den Phasen geht es von selbst weiter, außer so eine Karte könnte gerade wichtig sein. Füll deine Räume, deck die Ratten zu, und viel Glück!

course-days = Katzen an Bord, Tag für Tag
best-gain = vor allem durch { $gain }: { $points }
worst-loss = am meisten verloren durch { $gain }: { $points }
gain-families = Familien
gain-rare = seltene Schätze
gain-lessons = Lektionen
gain-public = offene Lektionen
gain-rats = Ratten
gain-rooms = Räume
rung-easy = { option-difficulty-easy }
rung-medium = { option-difficulty-medium }
rung-hard = { option-difficulty-hard }
rung-very_hard = { option-difficulty-very_hard }
rung-expert = { option-difficulty-expert }
tale-line = { $seat } liegt am Ende { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
  } vor { $other }. Den größten Vorsprung brachten { $gain }: { $points } gegen { $against }.
    .you = Du liegst am Ende { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
  } vor { $other }. Den größten Vorsprung brachten { $gain }: { $points } gegen { $against }.
    .to-you = { $seat } liegt am Ende { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
  } vor dir. Den größten Vorsprung brachten { $gain }: { $points } gegen { $against }.
tale-climb = Du hast deine Schwester auf der Stufe „{ $rung }“ geschlagen. Versuch die nächste Stufe.
tale-top = Du hast deine Schwester auf der Stufe „{ $rung }“ geschlagen; schwerer geht es nicht.
tale-stay = Die Stufe war „{ $rung }“.
web-shape = { $tile }, { $squares } { $squares ->
    [one] Feld
   *[other] Felder
  }, Zeile für Zeile: { $lines }
web-row = Reihe { $row }: { $tiles } – { $free } frei, { $rats } { $rats ->
    [one] Ratte
   *[other] Ratten
  }

summary =
    Ziel: das vollste und am besten geordnete Boot nach fünf Tagen.
    Jeden Tag: Karten wählen, die gewünschten mit Fisch bezahlen, Lektionen auslegen, dann reihum Katzen retten.
    Eine Katze kostet einen Korb und 3 Fische aus dem linken oder 5 aus dem rechten Gebiet. Sie muss ein Plättchen auf deinem Boot berühren.
    Deckst du eine Schatzkarte mit einer Katze ihrer Farbe zu, bekommst du einen Schatz.
    Familien ab drei Katzen einer Farbe, seltene Schätze und Lektionen bringen Punkte. Jede sichtbare Ratte kostet 1 Punkt, jeder nicht volle Raum 5.

picture-IC-01 = Alle haben eine Figur und ein Boot voller Ratten.
picture-IC-06 = Ein neues Plättchen berührt eines, das schon auf dem Boot liegt.
picture-IC-11 = Drei Arten von Karten für einen Tag: Geschwindigkeit, Körbe, Schätze.
picture-IC-28 = Jederzeit-Karten geben sofort, was ihr Bild zeigt.
picture-IC-40 = Eine eigene und eine offene Lektion.
picture-IC-43 = Auf dem Boot zählen Familien, volle Räume und zugedeckte Ratten.
picture-IC-47 = Die Lektionen deiner Schwester sagen, wofür sie Punkte bekommt.
picture-IC-59 = Im Familienspiel gibt es nur Lektionen wie diese.
picture-IC-65 = Lektionen gehören zu Modulen, die man weglassen kann.
picture-IC-R1 = Katzen gibt es in fünf Farben, jede mit eigenem Fell und Schwanz.
picture-IC-R6 = Karten, die mehrere gleichzeitig spielen wollen.
picture-IC-R12 = Auch Oshax und Schätze sind Plättchen.
picture-IC-R18 = Jederzeit-Karten, bei denen es auf den Zeitpunkt ankommt.
picture-IC-R24 = Oshax- und Schatzkarten und was sie bringen.
picture-IC-R30 = Lektionen, bei denen man genau hinsehen muss.
picture-IC-R36 = Lektionen, die nur deine Schwester hat.
picture-IC-R44 = Lektionen des Familienspiels.
highlight-family = Größte Familie
