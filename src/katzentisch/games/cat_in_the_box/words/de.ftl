title = Cat in the Box
tagline = Ein Stichspiel, in dem eine Karte erst beim Ausspielen eine Farbe bekommt.
credits = Autor: Muneyuki Yokouchi. Verlage: Ayatsurare Ningyoukan, Hobby Japan und Bézier Games; auf Deutsch Pegasus Spiele.
feel = Nichts ist rot, bevor du es sagst: Sag deine Stiche voraus – und rede dich heraus, wenn es eng wird.

option-side = Forschungsplan
option-side-white = weiße Seite
option-side-purple = lila Seite
option-side-about = Nur das Aussehen ist anders: Beide Seiten haben dieselben Felder.
option-starter = Wer die erste Runde beginnt
option-starter-random = zufällig
option-starter-seat = Spieler { $number }
option-starter-about = Spielt zum ersten Stich von Runde 1 aus. In späteren Runden wechselt der Beginn.

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

ask-bury = Leg eine Karte ab: Sie ist für diese Runde aus dem Spiel.
ask-predict = Wie viele Stiche gewinnst du? Stimmt es genau, gibt es einen Bonus.
ask-lead = Du spielst an. Wähle eine Karte, dann ihre Farbe.
ask-follow = Spiele eine Karte und lege ihre Farbe fest. Angespielt ist { $colour }; mit einer anderen Farbe gibst du { $colour } für diese Runde auf.
tiebreak = Bei Gleichstand entscheidet die bessere letzte Runde.
ask-wait = { $seat } ist dran.
ask-wait-all = Die anderen wählen noch.
ask-over = Die Partie ist zu Ende.

head = Runde { $round } von { $rounds }, begonnen von { $seat }
head-over = Die letzte Runde ist vorbei
evening-side = Welche Seite der Forschungskarten: { $choices }?
evening-starter = Wer begann die erste Runde: { $choices }?
evening-turned-up = Runde { $round }: Welche drei Karten wurden aufgedeckt, in dieser Reihenfolge (etwa 3 1 3)?
evening-predict = Runde { $round }, { $name } sagt voraus:
evening-play = Runde { $round }, { $name } spielt ({ $cards } Karten auf der Hand; etwa 6 blau, oder paradoxon und die gezeigten Karten):
evening-shown = Runde { $round }: { $name } kann nichts spielen, ein Paradoxon. Welche Karten wurden gezeigt?
evening-buried = Was hat { $name } abgelegt (Enter, wenn es niemand weiß)?
sheet-title = Wertungsbogen
sheet-first = Wer beginnt die erste Runde?
sheet-which = Runde
sheet-next = Nächste Runde
sheet-lacks = In dieser Runde fehlen noch: { $what }
sheet-lacks-predictions = Vorhersagen
sheet-lacks-tricks = Stiche
sheet-lacks-tricks-total = Stiche (oder ein Paradoxon)
sheet-lacks-tokens = Steine
sheet-how = So wurde gewertet
sheet-paradox = Wer hat ein Paradoxon verursacht?
sheet-nobody = niemand
sheet-whose = Größte Gruppe: Wähl jemanden und tipp die Steine an.
sheet-round = Runde { $round }
sheet-starts = Runde { $round }: { $name } beginnt
sheet-predicts = { $name } sagt voraus
sheet-after = Am Ende der Runde ({ $tricks } Stiche)
sheet-won-tricks = Stiche von { $name }
sheet-no-tokens = Niemand braucht Steine
event-paradox-here = { $seat } hat ein Paradoxon verursacht.
sheet-ask-predictions = Runde { $round }: Vorhersagen von { $names } ({ $choices }; durch Leerzeichen getrennt):
sheet-ask-tricks = Runde { $round }: Stiche von { $names } (durch Leerzeichen getrennt):
sheet-ask-paradox = Runde { $round }: Wer hat ein Paradoxon verursacht (Enter: niemand)?
sheet-ask-tokens = Runde { $round }: die Steine von { $name } auf dem Forschungsplan (etwa 6 rot 5 rot 5 blau; Enter: keine):
why-sheet-fields = „{ $text }“ ist kein Feld; schreib eine Zahl und eine Farbe, etwa 6 rot.
why-sheet-rounds = Es gibt { $rounds } Runden, und jemand von euch beginnt die erste.
why-sheet-side = Bei so vielen Spielern gibt es die Seite: { $choices }.
why-sheet-gap = Runde { $round } ist unvollständig, eine spätere ist aber schon ausgefüllt.
why-sheet-seats = Runde { $round }: Es sind { $players } Spieler.
why-sheet-prediction = Runde { $round }: { $tricks } ist keine mögliche Vorhersage; zur Auswahl: { $choices }.
why-sheet-tricks = Runde { $round }: { $count } Stiche sind zu viele; es gibt { $most }, mit einem Paradoxon weniger.
why-sheet-tricks-missing = Runde { $round }: { $count } von { $most } Stichen. Ohne Paradoxon sind es { $most }: Prüf die Zahlen oder sag, wer ein Paradoxon verursacht hat.
why-sheet-predictions = „{ $text }“ passt nicht: { $count } Vorhersagen mit Leerzeichen, jede eine von { $choices }.
event-sheet-totals = Gesamtstand nach Runde { $round }: { $totals }.
why-sheet-field = Runde { $round }: { $field } ist doppelt belegt oder nicht im Spiel.
why-sheet-tokens = Runde { $round }: Niemand kann { $count } Karten spielen; es gibt nur { $most } Stiche.
why-evening-values = „{ $text }“ passt nicht: Gib { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
  } von 1 bis { $highest } ein, durch Leerzeichen getrennt.
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
    .you = Runde { $round } von { $rounds }: Du beginnst.
event-turned-up = Aufgedeckt: { $values }. Neutrale Steine belegen diese Felder.
event-your-hand = Du bekommst { $values }.
event-buried = { $seat } legt eine Karte ab.
    .you = Du legst eine Karte ab.
event-you-buried = Du hast eine { $value } abgelegt.
event-predicted = { $seat } sagt { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
  } voraus.
    .you = Du sagst { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
  } voraus.
event-played = { $seat } spielt { $colour } { $value }.
    .you = Du spielst { $colour } { $value }.
event-gave-up = { $seat } bedient nicht und gibt { $colour } auf.
    .you = Du bedienst nicht und gibst { $colour } auf.
event-won-trick = { $seat } gewinnt den Stich und hat jetzt { $tricks }.
    .you = Du gewinnst den Stich und hast jetzt { $tricks }.
event-paradox = PARADOXON! { $seat } kann keine Karte mehr spielen: { $values }. Die Runde endet; ein angefangener Stich geht an niemanden.
    .you = PARADOXON! Du kannst keine Karte mehr spielen: { $values }. Die Runde endet; ein angefangener Stich geht an niemanden.
event-scored = { $seat } bekommt { $points } für Stiche und keinen Bonus. Gesamt: { $total }.
    .you = Du bekommst { $points } für Stiche und keinen Bonus. Gesamt: { $total }.
event-scored-bonus = { $seat } bekommt { $tricks } für Stiche und { $bonus } für die größte Gruppe: { $points }. Gesamt: { $total }.
    .you = Du bekommst { $tricks } für Stiche und { $bonus } für die größte Gruppe: { $points }. Gesamt: { $total }.
event-scored-paradox = { $seat } hat das Paradoxon verursacht: { $points }. Gesamt: { $total }.
    .you = Du hast das Paradoxon verursacht: { $points }. Gesamt: { $total }.

why-already-buried = Du hast für diese Runde schon eine Karte abgelegt.
why-bury-first = Leg zuerst eine Karte ab.
why-not-in-hand = Du hast keine { $value } auf der Hand.
why-predict-first = Sag zuerst deine Stiche voraus.
why-no-such-prediction = Bei dieser Spielerzahl kannst du { $tricks } nicht vorhersagen.
why-predictions-made = Alle Vorhersagen stehen; spiel eine Karte.
why-no-predictions = Zu zweit gibt es keine Vorhersagen; spiel eine Karte.
why-field-taken = { $value } { $colour } liegt schon auf dem Forschungsplan.
why-x-uncovered = Du hast { $colour } für diese Runde aufgegeben.
why-red-not-yet = Rot darfst du erst anspielen, wenn schon Rot gespielt wurde oder dir nichts anderes bleibt.

because-hard-to-place = { $copies } Karten mit dem Wert { $value } sind schwer loszuwerden
because-middling = eine { $value } gewinnt nicht sicher und verliert nicht sicher
because-keep = eine { $value } behält man besser
because-estimate = deine Hand reicht für etwa { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
  }
because-wins = gewinnt einen Stich, den du brauchst
because-may-win = gewinnt vielleicht einen Stich, den du brauchst
because-spoils = gewinnt einen Stich zu viel
because-may-spoil = gewinnt vielleicht einen Stich zu viel
because-ducks = verliert den Stich und hält deine Vorhersage
because-ducks-two = verliert den Stich: Den Bonus gibt es nur bis vier Stiche
because-misses = verliert einen Stich, den du noch brauchst
because-group = deine größte Gruppe wächst auf { $size }
because-beside = liegt neben deinen Steinen
because-gives-up = gibt { $colour } auf
because-paradox = dir bleibt nichts zu spielen: Ein Paradoxon droht
because-narrow = lässt nur noch { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
  } offen
ask-follow-free = Spiel eine Karte und lege ihre Farbe fest. Angespielt ist { $colour }, das du aufgegeben hast; nimm eine Farbe, die dir bleibt.

research-board = Forschungsplan
card-named = { $value }, möglich: { $colours }
card-value = Karte { $value }
bury-it = Die { $value } ablegen
stuck = Die { $value } lässt sich nicht spielen: In jeder Farbe, die dir bleibt, ist ihr Feld belegt.
stuck-red = Die { $value } könnte nur noch rot sein, und Rot darf erst angespielt werden, wenn schon Rot gespielt wurde.
declare = Welche Farbe hat deine { $value }?
predict-title = Deine Vorhersage
tricks-wanted = { $tricks ->
    [one] Stich
   *[other] Stiche
  }
price-leads = wird angespielt
price-follows = bedient, kostet nichts
price-nothing = kostet nichts
price-gives-up = du gibst { $colour } auf
warn-paradox = Gefahr: So wie es steht, ist dein nächster Zug ein Paradoxon!
warn-narrow = Vorsicht: Dir { $fields ->
    [one] bleibt nur ein Feld
   *[other] bleiben nur { $fields } Felder
  }
chip-open = { $colour }: noch offen
chip-gone = { $colour }: aufgegeben
tricks-of = { $predicted ->
    [one] { $tricks } von 1 Stich
   *[other] { $tricks } von { $predicted } Stichen
  }
tricks-so-far = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
has-buried = hat abgelegt
paradox-title = Paradoxon!
paradox-tells = Keine dieser Karten kann noch eine Farbe haben: ein Paradoxon, verursacht von { $seat }. Die Runde endet sofort, und ein angefangener Stich geht an niemanden.
    .you = Keine deiner Karten kann noch eine Farbe haben: Du hast ein Paradoxon verursacht. Die Runde endet sofort, und ein angefangener Stich geht an niemanden.
score-round = Wertung der Runde { $round }
score-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
score-lost = { $tricks ->
    [one] 1 Stich, −1
   *[other] { $tricks } Stiche, je −1
  }
score-group = Bonus für die größte Gruppe: { $bonus }
score-missed = { $predicted } vorhergesagt, kein Bonus
score-too-many = mehr als 4 Stiche, kein Bonus
score-no-bonus = Paradoxon, kein Bonus
score-total = gesamt { $total }
ask-follow-here = Angespielt ist { $colour }. Wähle eine Karte, dann ihre Farbe.
level-kitten = Lernt mit dir: spielt, was gerade gut aussieht, und vergisst, was schon auf dem Forschungsplan liegt.
level-tabby = Will nur wenige Stiche und denkt nicht weiter als bis zum aktuellen.
level-lynx = Zählt mit, was noch fehlt, und spielt jede Runde im Kopf zu Ende.
level-tiger = Liest deine Vorhersage und deine aufgegebenen Farben, weiß aus Tausenden Partien, was sich lohnt, und macht in den letzten Stichen keinen Fehler.
statistic-paradox = Paradoxa pro Runde
statistic-bonus = Boni pro Runde

lesson-welcome = Willkommen im Labor. Das ist der Forschungsplan: vier Farben, und in jeder hat jede Zahl ein Feld. Jedes Feld kann in einer Runde nur einmal belegt werden.
lesson-hand = Das sind deine Karten. Eine Katze in der Kiste hat eine Zahl, aber keine Farbe: Die legst du erst beim Ausspielen fest. Die vier Zeichen auf einer Karte zeigen, welche Farben sie noch haben könnte.
lesson-bury = Zuerst legt jeder eine Karte ab; sie ist für diese Runde aus dem Spiel. Nimm eine Zahl, die du mehrfach hast: Für sie werden die Felder zuerst knapp. Tippe die Karte an und leg sie ab.
lesson-predict = Ein Stich besteht aus einer Karte von jedem Spieler; acht gibt es in dieser Runde. Sag voraus, wie viele du gewinnst. Hohe Karten gewinnen. Liegst du genau richtig, bekommst du am Ende einen Bonus.
lesson-trick = Die erste Karte eines Stichs bestimmt seine Farbe. Die höchste Karte dieser Farbe gewinnt, es sei denn, jemand spielt Rot: Rot ist Trumpf und schlägt alles andere.
lesson-follow = Du bist dran. Wähle eine Karte: Die Felder, die sie belegen kann, leuchten auf, und jede Farbe zeigt ihren Preis. Die angespielte Farbe kostet nichts. Jede andere kostet dich die angespielte Farbe für den Rest der Runde. Entscheide!
lesson-token = Jetzt liegt dein Stein auf dem Plan: Diese Zahl kann in dieser Farbe niemand mehr spielen. Steine, die sich an einer Seite berühren, bilden eine Gruppe. Deine größte Gruppe hat einen goldenen Rahmen; sie ist dein Bonus, wenn deine Vorhersage stimmt.
lesson-cross = Hier siehst du alle Spieler: Durchgekreuzte Farben sind aufgegeben, daneben stehen die gewonnenen und vorhergesagten Stiche. Wer viele Farben aufgibt, hat bald keine passende Karte mehr.
lesson-again = Noch einmal: Wähle eine Karte und lege ihre Farbe fest. Wer einen Stich gewinnt, spielt den nächsten an, und Anspielen kostet nie eine Farbe.
lesson-red = Für Rot gilt eine eigene Regel: Es darf erst angespielt werden, wenn jemand Rot gespielt hat oder du nichts anderes spielen kannst. Mit Rot stechen darfst du immer, aber auch das kostet dich die angespielte Farbe.
lesson-paradox = Passt keine deiner Karten, wenn du dran bist, ist das ein Paradoxon: Die Runde endet sofort, deine Stiche kosten dich je einen Punkt, und du bekommst keinen Bonus. Der Plan warnt dich vor riskanten Zügen.
lesson-aim = Spiel jetzt die Runde zu Ende. Gewinn genau so viele Stiche, wie du vorhergesagt hast, und leg deine Steine Seite an Seite.
lesson-caused = Ein Paradoxon! Keine deiner Karten passt noch. Die Runde ist sofort zu Ende: Jeder deiner Stiche kostet dich einen Punkt, und es gibt keinen Bonus.
lesson-others-caused = Ein Paradoxon: Jemand anderes konnte nicht spielen, deshalb war die Runde früher zu Ende. Jeder Stich kostet ihn einen Punkt; du wertest wie immer.
lesson-next = Eins fehlt noch: ein eigenes Paradoxon. Danach kommst du in eine andere Runde, kurz vor ihrem Ende.
lesson-late = Du hast drei Stiche vorhergesagt und drei gewonnen. Aber du hast Blau und Grün aufgegeben: Dir bleiben nur Rot und Gelb.
lesson-stuck = Sieh dir die Zeichen auf deinen Karten an. Deine 2 und deine 6 passen nirgends mehr hin, und für deine beiden 4en ist nur noch ein Feld frei: die rote 4.
lesson-last-play = Du musst spielen: Tippe auf eine 4 und sag Rot an. Dann sieh zu, was passiert.
lesson-avoid = So vermeidest du es: Gib Farben spät auf, leg eine Zahl ab, die du mehrfach hast, und spiel Zahlen, deren Felder knapp werden.
lesson-score = Jeder Stich ist ein Punkt. War deine Vorhersage genau richtig, bekommst du dazu einen Punkt für jeden Stein deiner größten Gruppe.
lesson-end = Es gibt so viele Runden wie Spieler, jede mit neuen Karten. Die Punkte werden zusammengezählt, und die höchste Summe gewinnt.
bot-gatherer = Sammler
because-brings = bringt in dieser Runde { $tricks ->
    [0] weniger als einen Punkt
    [one] etwa einen Punkt
   *[other] etwa { $tricks } Punkte
  } für Stiche
    .against = bringt in dieser Runde { $tricks ->
    [0] wohl keinen Punkt
    [one] nur etwa einen Punkt
   *[other] nur etwa { $tricks } Punkte
  } für Stiche
compare-brings = Damit bringen deine Stiche in dieser Runde etwa { $better } statt { $made } Punkte.
compare-keeps-group = Damit triffst du deine Vorhersage in { $better } statt { $made } von 100 simulierten Runden.
compare-keeps-bonus = Damit bleibst du in { $better } statt { $made } von 100 simulierten Runden bei höchstens vier Stichen.
compare-risks = Damit endet die Runde für dich in { $better } statt { $made } von 100 Simulationen im Paradoxon.
review-made-bury = Abgelegt:
review-made-predict = Vorhergesagt:
when-round = Runde { $round }
when-trick = Runde { $round }, Stich { $trick }
because-keeps-group = trifft deine Vorhersage in { $percent } von 100 simulierten Runden, mit einer Gruppe von etwa { $size }
because-keeps-bonus = bleibt in { $percent } von 100 simulierten Runden bei höchstens vier Stichen, mit einer Gruppe von etwa { $size }
because-still-needs = hilft dir zu { $tricks ->
    [one] dem Stich, der
   *[other] den { $tricks } Stichen, die
  } zur Vorhersage noch { $tricks ->
    [one] fehlt
   *[other] fehlen
  }
    .against = hilft dir nicht zu { $tricks ->
    [one] dem Stich, der
   *[other] den { $tricks } Stichen, die
  } zur Vorhersage noch { $tricks ->
    [one] fehlt
   *[other] fehlen
  }
because-risks = endet nur in { $percent } von 100 simulierten Runden für dich im Paradoxon
    .against = endet in { $percent } von 100 simulierten Runden für dich im Paradoxon
because-for-hand = passt zum Rest deiner Hand
because-against-hand = passt nicht zum Rest deiner Hand
because-for-goal = passt zu deinen bisherigen Stichen
because-against-goal = passt nicht zu deinen bisherigen Stichen
because-for-tokens = passt zu deinen Steinen auf dem Plan
because-against-tokens = passt nicht zu deinen Steinen auf dem Plan
because-for-others = passt zu dem, was die anderen gezeigt haben
because-against-others = spielt den anderen in die Hände

course-rounds = Punkte, Runde für Runde
best-round = am besten in Runde { $round }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
best-none = keine Runde mit Punkten
best-bonus = am besten in Runde { $round }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $tricks ->
    [one] 1 Stich vorhergesagt und gemacht
   *[other] { $tricks } Stiche vorhergesagt und gemacht
  }

summary =
    Ziel: die meisten Punkte nach so vielen Runden, wie ihr Spieler seid.
    Leg zuerst eine Karte ab und sag voraus, wie viele Stiche du gewinnst.
    Spiel eine Karte und sag, welche Farbe sie hat: Jede gibt es nur einmal, also markier ihr Feld auf dem Plan. Bedien die angespielte Farbe, oder gib sie für den Rest der Runde auf.
    Rot ist Trumpf. Die höchste Karte der angespielten Farbe oder die höchste rote gewinnt den Stich.
    Jeder Stich ist ein Punkt. Stimmt deine Vorhersage genau, zählt auch deine größte Gruppe von Steinen, die sich berühren.
    Wer keine Karte mehr spielen kann, löst ein Paradoxon aus: Die Runde endet, und jeder eigene Stich kostet einen Punkt.

picture-CB-01 = Die Katzen in den Kisten haben eine Zahl, aber noch keine Farbe; jeder Spieler hat Steine mit eigenem Zeichen.
picture-CB-06 = Eine Hand zu Beginn: Eine Karte kommt weg, dann sagt jeder seine Stiche voraus.
picture-CB-09 = Blau 4 wird angespielt, Blau 6 ist höher, aber Rot 2 ist Trumpf und gewinnt den Stich.
picture-CB-18 = Alle vier Felder der 4 sind belegt: Wer nur noch Vieren hat, löst ein Paradoxon aus.
picture-CB-20 = Die goldene Linie umschließt die größte Gruppe: vier Steine, vier Bonuspunkte.
picture-CB-24 = Vor der nächsten Runde kommen alle Steine zurück.
picture-CB-26 = Aufgedeckt sind zwei Zweien und eine Fünf: Neutrale Steine liegen auf Grün 2, Gelb 2 und Grün 5.
picture-CB-R1 = Ecken verbinden nicht: Die Gruppe hier hat zwei Steine, nicht drei.
head-short = Runde { $round } von { $rounds }
ask-follow-open = Angespielt ist { $colour }. Das hast du aufgegeben: Jede andere Farbe kostet nichts.
short-gives-up = kostet { $colour }
short-leads = anspielen
short-follows = bedient
short-free = kostet nichts
short-narrow = { $fields ->
    [one] noch 1 Feld
   *[other] noch { $fields } Felder
  }
short-paradox = Paradoxon droht
short-group = Gruppe { $size }
of-at-most = von max. { $most }
tricks-at-most = { $tricks } von höchstens { $most } Stichen
tricks-too-many = { $tricks } Stiche, mehr als { $most }: kein Bonus
score-group-two = größte Gruppe { $bonus }
score-no-group = keine Gruppe, kein Bonus
narrate-paradox = Paradoxon! { $seat } kann keine Karte mehr spielen, die Runde endet hier.
    .you = Paradoxon! Du kannst keine Karte mehr spielen, die Runde endet hier.
score-after-paradox = Runde { $round } endete mit einem Paradoxon von { $seat }.
    .you = Runde { $round } endete mit deinem Paradoxon.
predict-it = Sage { $tricks } voraus
play-it = Spiele { $move }
tale-turned = Bis Runde { $round } lag { $other } vorn.
    .to-you = Bis Runde { $round } lagst du vorn.
tale-paradox-lost = Ohne das Paradoxon in Runde { $round } hättest du nicht verloren.
tale-paradox = Dein Paradoxon in Runde { $round } kostete dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
tale-level = { $seat } und { $other } haben gleich viele Punkte; { $seat } holte in der letzten Runde mehr.
    .you = Du und { $other } habt gleich viele Punkte; du hast in der letzten Runde mehr geholt.
    .to-you = Du und { $seat } habt gleich viele Punkte; { $seat } holte in der letzten Runde mehr.
tale-bonus = { $seat } bekam in { $number } von { $rounds } Runden den Bonus.
    .you = Du bekamst in { $number } von { $rounds } Runden den Bonus.
group-size = { $size }er-Gruppe
highlight-group = Größte Gruppe
