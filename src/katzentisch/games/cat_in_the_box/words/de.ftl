title = Cat in the Box
tagline = Ein Stichspiel, in dem eine Karte erst beim Ausspielen eine Farbe bekommt.

option-side = Seite der Forschungskarten
option-side-white = weiß
option-side-purple = lila
option-starter = Wer die erste Runde beginnt (ein Platz, gezählt ab 0)
option-starter-random = zufällig

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

ask-bury = Lege eine Karte ab: Sie ist für diese Runde aus dem Spiel.
ask-predict = Wie viele Stiche gewinnst du? Triffst du genau, zählt deine größte Gruppe.
ask-lead = Du spielst an: Wähle eine Karte und lege ihre Farbe fest.
ask-follow = Spiele eine Karte und lege ihre Farbe fest. Angespielt ist { $colour }; mit einer anderen Farbe gibst du { $colour } für diese Runde auf.
ask-wait = { $seat } ist an der Reihe.
ask-wait-all = Die anderen wählen noch.
ask-over = Das Spiel ist zu Ende.

head = Runde { $round } von { $rounds }, begonnen von { $seat }
head-over = Die letzte Runde ist gespielt
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
event-paradox = PARADOXON! { $seat } kann keine Karte mehr spielen: { $values }. Die Runde bricht ab; niemand gewinnt den Stich.
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
because-misses = lässt einen nötigen Stich aus
because-group = deine größte Gruppe wächst auf { $size }
because-beside = liegt neben eigenen Steinen
because-gives-up = gibt { $colour } auf
because-paradox = danach geht nichts mehr: Ein Paradoxon droht
because-narrow = lässt nur noch { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
  } offen
ask-follow-free = Spiele eine Karte und lege ihre Farbe fest. Angespielt ist { $colour }, das du aufgegeben hast; nimm eine Farbe, die dir bleibt.

level-kitten = Lernt mit dir: spielt, was gerade gut aussieht, und vergisst, was schon auf dem Forschungsplan liegt.
level-tabby = Achtet auf seine Vorhersage und seine Marker, denkt aber nur bis zum Ende des Stichs.
level-lynx = Zählt mit, was noch fehlt, und spielt jede Runde im Kopf zu Ende.
level-tiger = Liest aus deiner Vorhersage und den Farben, die du aufgibst, und macht in den letzten Stichen keinen Fehler.
statistic-paradox = Paradoxien je Runde
statistic-bonus = Boni je Runde
