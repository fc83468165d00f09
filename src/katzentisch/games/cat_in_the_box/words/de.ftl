title = Cat in the Box
tagline = Ein Stichspiel, in dem eine Karte erst beim Ausspielen eine Farbe bekommt.
feel = Nichts ist rot, bevor du es sagst: Versprich Stiche – und rede dich heraus, wenn es eng wird.

option-side = Forschungsplan
option-side-white = weiße Seite, für die ersten Partien
option-side-purple = lila Seite, für alle, die es kennen
option-starter = Wer die erste Runde beginnt
option-starter-random = zufällig
option-starter-seat = Spieler { $number }

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün

move-red = rot
move-blue = blau
move-yellow = gelb
move-green = grün
move-bury = ablegen
move-predict = vorhersagen

ask-bury = Wähle eine Karte zum Ablegen: Sie ist für diese Runde aus dem Spiel.
ask-predict = Wie viele Stiche gewinnst du? Genau getroffen bringt einen Bonus.
ask-lead = Du spielst an. Wähle eine Karte, dann ihre Farbe.
ask-follow = Spiele eine Karte und lege ihre Farbe fest. Angespielt ist { $colour }; mit einer anderen Farbe gibst du { $colour } für diese Runde auf.
ask-wait = { $seat } ist an der Reihe.
ask-wait-all = Die anderen wählen noch.
ask-over = Das Spiel ist zu Ende.

head = Runde { $round } von { $rounds }, begonnen von { $seat }
head-over = Die letzte Runde ist gespielt
evening-side = Welche Seite der Forschungskarten: { $choices }?
evening-starter = Wer begann die erste Runde: { $choices }?
evening-turned-up = Runde { $round }: Welche drei Karten wurden aufgedeckt, in dieser Folge (etwa 3 1 3)?
evening-predict = Runde { $round }, { $name } sagt voraus:
evening-play = Runde { $round }, { $name } spielt ({ $cards } Karten auf der Hand; etwa 6 blau, oder paradoxon und die gezeigten Karten):
evening-shown = Runde { $round }: { $name } kann nichts spielen, ein Paradoxon. Welche Karten wurden gezeigt?
evening-buried = Was hat { $name } abgelegt (Enter, wenn es niemand weiß)?
sheet-title = Rundenbogen
sheet-first = Wer beginnt die erste Runde?
sheet-pick = Auslosen
sheet-which = Runde
sheet-next = Nächste Runde
sheet-lacks = In dieser Runde fehlen noch: { $what }
sheet-lacks-predictions = Vorhersagen
sheet-lacks-tricks = Stiche
sheet-lacks-tricks-total = Stiche (oder ein Paradoxon)
sheet-lacks-tokens = Steine
sheet-how = So wurde gezählt
sheet-paradox = Paradoxon
sheet-nobody = niemand
sheet-whose = Tippe die Steine an von
sheet-round = Runde { $round }
event-paradox-here = { $seat } hat ein Paradoxon verursacht.
sheet-ask-predictions = Runde { $round }: Vorhersagen von { $names } ({ $choices }; mit Leerzeichen):
sheet-ask-tricks = Runde { $round }: Stiche von { $names } (mit Leerzeichen):
sheet-ask-paradox = Runde { $round }: Wer hat ein Paradoxon verursacht (Enter: niemand)?
sheet-ask-tokens = Runde { $round }: die Steine von { $name } auf dem Forschungsplan (etwa 6 rot 5 rot 5 blau; Enter: keine):
why-sheet-fields = „{ $text }“ ist kein Feld; schreib eine Zahl und eine Farbe, etwa 6 rot.
why-sheet-rounds = Es gibt { $rounds } Runden, und jemand von euch beginnt die erste.
why-sheet-side = Bei so vielen Spielern gibt es die Seite: { $choices }.
why-sheet-gap = Runde { $round } ist noch nicht vollständig, eine spätere schon.
why-sheet-seats = Runde { $round }: Es sind { $players } Spieler.
why-sheet-prediction = Runde { $round }: { $tricks } kann niemand vorhersagen; möglich sind { $choices }.
why-sheet-tricks = Runde { $round }: { $count } Stiche sind zu viele; es gibt { $most }, mit einem Paradoxon weniger.
why-sheet-tricks-missing = Runde { $round }: { $count } von { $most } Stichen. Ohne Paradoxon sind es { $most }: Prüf die Zahlen oder sag, wer ein Paradoxon verursacht hat.
why-sheet-predictions = „{ $text }“ passt nicht: { $count } Vorhersagen mit Leerzeichen, jede eine von { $choices }.
event-sheet-totals = Gesamtstand nach Runde { $round }: { $totals }.
why-sheet-field = Runde { $round }: { $field } ist doppelt belegt oder nicht im Spiel.
why-sheet-tokens = Runde { $round }: Niemand spielt { $count } Karten; es gibt { $most } Stiche.
why-evening-values = „{ $text }“ passt nicht: { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
  } von 1 bis { $highest }, mit Leerzeichen.
why-evening-too-many = Es gibt nur fünf Karten mit { $value }; das wäre die sechste.
why-evening-not-in-play = Bei so vielen Spielern gehen die Karten von 1 bis { $highest }.
why-evening-no-paradox = Kein Paradoxon: { $move } ginge noch.
why-evening-no-paradox-yet = Ein Paradoxon gibt es nur, während Stiche gespielt werden.
hand = Deine Hand
buried = abgelegt: { $value }
turned-up = Aufgedeckt: { $values }
trick = Stich
column-player = Spieler
column-prediction = Vorhersage
column-tricks = Stiche
column-colours = darf festlegen
column-cards = Karten
column-points = Punkte
you = (du)
neutral = n: neutraler Stein
group-of = Größte Gruppe von { $seat }: { $size }
group = Deine größte Gruppe: { $size }

event-round = Runde { $round } von { $rounds }: { $seat } beginnt.
event-turned-up = Aufgedeckt: { $values }. Neutrale Steine belegen ihre Felder.
event-your-hand = Du bekommst { $values }.
event-buried = { $seat } legt eine Karte ab.
event-you-buried = Du hast eine { $value } abgelegt.
event-predicted = { $seat } sagt { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
  } voraus.
event-played = { $seat } spielt { $value } { $colour }.
event-gave-up = { $seat } hat nicht bedient und gibt { $colour } auf.
event-won-trick = { $seat } gewinnt den Stich und hat jetzt { $tricks }.
event-paradox = PARADOXON! { $seat } kann keine Karte mehr spielen: { $values }. Die Runde bricht ab; ein angefangener Stich geht an niemanden.
event-scored = { $seat }: { $points } für Stiche, kein Bonus. Gesamt { $total }.
event-scored-bonus = { $seat }: { $tricks } für Stiche und { $bonus } für die größte Gruppe machen { $points }. Gesamt { $total }.
event-scored-paradox = { $seat } hat das Paradoxon verursacht: { $points }. Gesamt { $total }.

why-already-buried = Du hast für diese Runde schon eine Karte abgelegt.
why-bury-first = Lege zuerst eine Karte ab.
why-not-in-hand = Du hast keine { $value } auf der Hand.
why-predict-first = Sage zuerst deine Stiche voraus.
why-no-such-prediction = Zu so vielen kann niemand { $tricks } vorhersagen.
why-predictions-made = Die Vorhersagen stehen; spiele eine Karte.
why-no-predictions = Zu zweit sagt niemand voraus; spiele eine Karte.
why-field-taken = { $value } { $colour } liegt schon auf dem Forschungsplan.
why-x-uncovered = { $colour } hast du für diese Runde aufgegeben.
why-red-not-yet = Rot darf erst angespielt werden, wenn Rot schon liegt oder dir nichts anderes bleibt.

because-hard-to-place = { $copies } Karten mit dem Wert { $value } wird man schwer los
because-middling = eine { $value } gewinnt nicht sicher und verliert nicht sicher
because-keep = eine { $value } behält man besser
because-estimate = die Hand sieht nach etwa { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
  } aus
because-wins = gewinnt einen Stich, der noch fehlt
because-may-win = gewinnt vielleicht einen Stich, der noch fehlt
because-spoils = gewinnt einen Stich zu viel
because-may-spoil = gewinnt vielleicht einen Stich zu viel
because-ducks = bleibt darunter und hält die Vorhersage
because-ducks-two = bleibt darunter: Mit mehr als vier Stichen ist der Bonus verloren
because-misses = lässt einen Stich aus, der noch fehlt
because-group = deine größte Gruppe wächst auf { $size }
because-beside = liegt neben eigenen Steinen
because-gives-up = gibt { $colour } auf
because-paradox = danach geht nichts mehr: Ein Paradoxon droht
because-narrow = lässt nur noch { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
  } offen
ask-follow-free = Spiele eine Karte und lege ihre Farbe fest. Angespielt ist { $colour }, das du aufgegeben hast; nimm eine Farbe, die dir bleibt.

research-board = Forschungsplan
card-named = { $value }, möglich: { $colours }
card-value = Karte { $value }
bury-it = Die { $value } ablegen
declare = Welche Farbe hat deine { $value }?
predict-title = Deine Vorhersage
tricks-wanted = { $tricks ->
    [one] Stich
   *[other] Stiche
  }
price-leads = spielt den Stich an
price-follows = bedient, kostet nichts
price-nothing = kostet nichts mehr
price-gives-up = du gibst { $colour } auf
warn-paradox = Gefahr: Nach jetzigem Stand folgt ein Paradoxon!
warn-narrow = Vorsicht: Dir bleibt nur noch { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
  }
chip-open = { $colour }: noch offen
chip-gone = { $colour }: aufgegeben
tricks-of = { $tricks } von { $predicted } Stichen
tricks-so-far = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
has-buried = hat abgelegt
paradox-title = Paradoxon!
paradox-tells = Keine dieser Karten kann noch irgendeine Farbe haben. { $seat } hat ein Paradoxon verursacht: Die Runde endet sofort, und ein angefangener Stich geht an niemanden.
score-round = Wertung der Runde { $round }
score-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
score-lost = { $tricks ->
    [one] 1 Stich, Minus
   *[other] { $tricks } Stiche, Minus
  }
score-group = wie vorhergesagt, Gruppe { $bonus }
score-missed = { $predicted } vorhergesagt, kein Bonus
score-too-many = mehr als 4 Stiche, kein Bonus
score-no-bonus = Paradoxon, kein Bonus
score-total = gesamt { $total }
ask-follow-here = Angespielt ist { $colour }. Wähle eine Karte, dann ihre Farbe.
level-kitten = Lernt mit dir: spielt, was gerade gut aussieht, und vergisst, was schon auf dem Forschungsplan liegt.
level-tabby = Hält sich an seine vorsichtige Vorhersage und denkt nur bis zum Ende des Stichs.
level-lynx = Zählt mit, was noch fehlt, und spielt jede Runde im Kopf zu Ende.
level-tiger = Liest aus deiner Vorhersage und den Farben, die du aufgibst, weiß aus vielem Spielen, was sich lohnt, und macht in den letzten Stichen keinen Fehler.
statistic-paradox = Paradoxa je Runde
statistic-bonus = Boni je Runde

lesson-welcome = Willkommen im Labor. Das ist der Forschungsplan: vier Farben, und in jeder hat jede Zahl ein Feld. Jedes Feld kann in einer Runde nur einmal belegt werden.
lesson-hand = Das sind deine Karten. Eine Katze in der Kiste hat eine Zahl, aber keine Farbe: Die legst du erst beim Ausspielen fest. Die vier Zeichen unter einer Karte zeigen, welche Farben sie noch haben könnte.
lesson-bury = Zuerst nehmen alle eine Karte aus der Runde. Drei Karten mit derselben Zahl wird man schwer los, da ist eine davon eine gute Wahl. Tippe eine Karte an und lege sie ab.
lesson-predict = Nun sag, wie viele Stiche du gewinnst. Hohe Karten gewinnen. Triffst du es genau, bekommst du am Ende einen Bonus.
lesson-trick = Die erste Karte eines Stichs bestimmt seine Farbe. Die höchste Karte dieser Farbe gewinnt, es sei denn, jemand spielt Rot: Rot ist Trumpf und schlägt alles andere.
lesson-follow = Du bist dran. Wähle eine Karte: Die Felder, die sie belegen kann, leuchten auf, und jede Farbe nennt ihren Preis. Die angespielte Farbe ist umsonst. Jede andere kostet dich die angespielte Farbe für den Rest der Runde. Entscheide!
lesson-token = Jetzt liegt dein Stein auf dem Plan: Diese Zahl kann in dieser Farbe niemand mehr spielen. Steine, die sich an einer Seite berühren, bilden eine Gruppe. Deine größte Gruppe hat einen goldenen Rahmen; sie ist dein Bonus, wenn deine Vorhersage stimmt.
lesson-cross = Hier siehst du alle: Angekreuzte Farben sind aufgegeben, daneben stehen die gewonnenen und die vorhergesagten Stiche. Wer nur noch wenige Farben hat, kann auch nur noch wenig spielen.
lesson-again = Noch einmal: Wähle eine Karte und lege ihre Farbe fest. Wer den letzten Stich gewonnen hat, spielt an, und Anspielen kostet nie eine Farbe.
lesson-red = Rot muss warten: Es darf erst angespielt werden, wenn jemand Rot gespielt hat oder dir nichts anderes bleibt. Mit Rot stechen darfst du immer, aber es hat seinen Preis wie jede Farbe, die nicht bedient.
lesson-paradox = Passt keine deiner Karten mehr, wenn du an der Reihe bist, ist das ein Paradoxon: Die Runde endet sofort, deine Stiche kosten dich je einen Punkt, und einen Bonus bekommst du nicht. Das Brett warnt dich, wenn ein Zug gefährlich wird.
lesson-aim = Spiel nun die Runde zu Ende. Du willst genau so viele Stiche, wie du vorhergesagt hast, und deine Steine Seite an Seite.
lesson-score = Jeder Stich ist ein Punkt. Wer genau richtig lag, bekommt dazu einen Punkt für jeden Stein der größten Gruppe.
lesson-end = Es gibt so viele Runden wie Leute, jede mit neuen Karten. Der Wertungsblock zählt sie zusammen, und die höchste Summe gewinnt.
bot-gatherer = Sammler
because-brings = bringt in dieser Runde { $tricks ->
    [0] wohl keinen Stich
    [one] etwa einen Stich
   *[other] etwa { $tricks } Stiche
  }
because-keeps-group = trifft die Vorhersage in { $percent } von 100 erdachten Runden, mit einer Gruppe von etwa { $size }
because-keeps-bonus = bleibt in { $percent } von 100 erdachten Runden bei höchstens vier Stichen, mit einer Gruppe von etwa { $size }
because-still-needs = { $tricks ->
    [one] dir fehlt noch ein Stich
   *[other] dir fehlen noch { $tricks } Stiche
  } zur Vorhersage
because-risks = endet in { $percent } von 100 erdachten Runden für dich im Paradoxon
because-for-hand = deine Hand spricht dafür
because-against-hand = deine Hand spricht dagegen
because-for-goal = deine Vorhersage und deine Stiche sprechen dafür
because-against-goal = deine Vorhersage und deine Stiche sprechen dagegen
because-for-tokens = wo deine Steine liegen, spricht dafür
because-against-tokens = wo deine Steine liegen, spricht dagegen
because-for-others = was die anderen tun, spricht dafür
because-against-others = was die anderen tun, spricht dagegen

course-rounds = Punkte, Runde für Runde
best-round = beste Runde: die { $round }., { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
best-bonus = beste Runde: die { $round }., { $points } Punkte – { $tricks ->
    [one] 1 Stich versprochen, 1 gemacht
   *[other] { $tricks } Stiche versprochen, { $tricks } gemacht
  }

summary =
    Ziel: die meisten Punkte nach so vielen Runden, wie ihr seid.
    Leg zuerst eine Karte ab und versprich, wie viele Stiche du machst.
    Spiel eine Karte und sag, welche Farbe sie hat: Keine gibt es zweimal, also markier ihr Feld auf dem Plan. Bedien die angespielte Farbe, oder gib sie für den Rest der Runde auf.
    Rot ist Trumpf. Die höchste Karte der angespielten Farbe oder die höchste rote gewinnt den Stich.
    Jeder Stich ist ein Punkt. Hältst du dein Versprechen, zählt auch deine größte Gruppe von Steinen, die sich berühren.
    Wer keine Karte mehr spielen kann, löst ein Paradoxon aus: Die Runde endet, und die eigenen Stiche kosten Punkte.

picture-CB-01 = Die Katzen in den Kisten haben eine Zahl, aber noch keine Farbe; alle haben Steine mit einem Zeichen.
picture-CB-06 = Eine Hand zu Beginn: Eine der Karten kommt weg, dann sagen alle ihre Stiche voraus.
picture-CB-09 = Blau 4 wird ausgespielt, Blau 6 ist höher, aber Rot 2 ist Trumpf und gewinnt den Stich.
picture-CB-18 = Alle vier Felder der 4 sind belegt: Wer nur noch Vieren hat, löst ein Paradoxon aus.
picture-CB-20 = Die goldene Linie umschließt die größte Gruppe: vier Steine, vier Bonuspunkte.
picture-CB-24 = Vor der nächsten Runde kommen alle Steine zurück.
picture-CB-26 = Aufgedeckt sind zwei Zweien und eine Fünf: Neutrale Steine liegen auf Grün 2, Gelb 2 und Grün 5.
picture-CB-R1 = Ecken verbinden nicht: Die Gruppe hier hat zwei Steine, nicht drei.
head-short = Runde { $round } von { $rounds }
ask-follow-open = Angespielt ist { $colour }, das du aufgegeben hast: Jede Farbe, die dir bleibt, kostet nichts.
short-gives-up = gibt { $colour } auf
short-leads = spielt an
short-follows = bedient
short-free = kostet nichts
short-narrow = { $fields ->
    [one] noch 1 Feld
   *[other] noch { $fields } Felder
  }
short-paradox = Paradoxon droht
short-group = Gruppe { $size }
tricks-at-most = { $tricks } von höchstens { $most } Stichen
score-group-two = größte Gruppe { $bonus }
score-no-group = keine Gruppe, kein Bonus
narrate-paradox = Paradoxon! { $seat } kann keine Karte mehr spielen, die Runde endet hier.
score-after-paradox = Runde { $round } endete mit einem Paradoxon von { $seat }.
predict-it = Sage { $tricks } voraus
play-it = Spiele { $move }
tale-turned = Bis Runde { $round } lag { $other } vorn.
tale-paradox-lost = Ohne das Paradoxon in Runde { $round } hättest du nicht verloren.
tale-paradox = Dein Paradoxon in Runde { $round } kostete dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
tale-bonus = { $seat } bekam in { $number } von { $rounds } Runden den Bonus.
group-size = Gruppe { $size }
