title = Cryptid
tagline = Alle haben einen Hinweis auf das Versteck der Kreatur; zusammen verraten sie ein einziges Feld. Finde es zuerst.
credits = Autoren: Ruth Veevers und Hal Duncan. Verlag: Osprey Games; auf Deutsch Skellig Games.
feel = Jeder weiß eine Sache. Frag, beobachte, denk nach – und finde es einen Moment vor den anderen.
hint = Tipp

option-mode = Hinweise
option-mode-normal = einfache
option-mode-advanced = auch knifflige wie „nicht im Wald“
option-mode-normal-about = 23 mögliche Hinweise, sechs Bauwerke auf der Karte.
option-mode-advanced-about = 48 mögliche Hinweise, acht Bauwerke: Jeder Hinweis kann auch verneint sein.
option-answers = Würfel und Scheiben
option-answers-automatic = werden für euch gelegt, immer richtig
option-answers-by-hand = legt ihr selbst, Fehler inbegriffen
option-answers-automatic-about = Niemand kann sich beim Antworten irren.
option-answers-by-hand-about = Eine falsche Antwort bleibt liegen, bis man sie selbst bemerkt und berichtigt.
option-card = Rätsel
option-card-none = ein neues
option-card-drawn = eine Karte aus der Schachtel, verdeckt gezogen
option-card-about = Eine neue Landkarte mit neuen Hinweisen oder eine der gedruckten Karten nach ihrer Nummer.
option-starter = Wer beginnt
option-starter-random = zufällig
option-starter-seat = Spieler { $number }
option-starter-about = Legt den ersten Würfel und ist danach als Erstes am Zug.
option-difficulty = Schwierigkeit
option-difficulty-any = wie es kommt
option-difficulty-easy = leicht
option-difficulty-medium = mittel
option-difficulty-hard = schwer
option-difficulty-about = Für neue Rätsel: wie stark sich die Hinweise überschneiden.
option-share = Wie viel die Karte am Anfang verraten darf
option-share-auto = so wenig wie möglich
option-share-about = Für neue Rätsel, in Prozent: wie wahrscheinlich ein Feld das Habitat sein darf, wenn man nur einen Hinweis und die Karte kennt.

move-cube = Würfel
move-disc = Scheibe
move-search = suche
move-correct = berichtige
move-ask = frage
move-at = nach
move-answer = antworte
move-agree = zustimmen
move-withdraw = zurückziehen

vote-agree = dem Tipp der Schachtel zustimmen (braucht Stimmen)
vote-withdraw = vom Tipp der Schachtel zurückziehen

piece-cube = Würfel
piece-disc = Scheibe
clue-on_forest_or_desert = Das Habitat liegt im Wald oder in der Wüste.
clue-on_forest_or_water = Das Habitat liegt im Wald oder im Wasser.
clue-on_forest_or_swamp = Das Habitat liegt im Wald oder im Sumpf.
clue-on_forest_or_mountain = Das Habitat liegt im Wald oder im Gebirge.
clue-on_desert_or_water = Das Habitat liegt in der Wüste oder im Wasser.
clue-on_desert_or_swamp = Das Habitat liegt in der Wüste oder im Sumpf.
clue-on_desert_or_mountain = Das Habitat liegt in der Wüste oder im Gebirge.
clue-on_water_or_swamp = Das Habitat liegt im Wasser oder im Sumpf.
clue-on_water_or_mountain = Das Habitat liegt im Wasser oder im Gebirge.
clue-on_swamp_or_mountain = Das Habitat liegt im Sumpf oder im Gebirge.
clue-within1_forest = Das Habitat liegt höchstens ein Feld vom Wald entfernt.
clue-within1_desert = Das Habitat liegt höchstens ein Feld von der Wüste entfernt.
clue-within1_water = Das Habitat liegt höchstens ein Feld vom Wasser entfernt.
clue-within1_swamp = Das Habitat liegt höchstens ein Feld vom Sumpf entfernt.
clue-within1_mountain = Das Habitat liegt höchstens ein Feld vom Gebirge entfernt.
clue-within1_animal = Das Habitat liegt höchstens ein Feld von einem Tierrevier entfernt.
clue-within2_stone = Das Habitat liegt höchstens zwei Felder von einem Hinkelstein entfernt.
clue-within2_shack = Das Habitat liegt höchstens zwei Felder von einer verlassenen Hütte entfernt.
clue-within2_bear = Das Habitat liegt höchstens zwei Felder von einem Bärenrevier entfernt.
clue-within2_cougar = Das Habitat liegt höchstens zwei Felder von einem Pumarevier entfernt.
clue-within3_white = Das Habitat liegt höchstens drei Felder von einem weißen Bauwerk entfernt.
clue-within3_green = Das Habitat liegt höchstens drei Felder von einem grünen Bauwerk entfernt.
clue-within3_blue = Das Habitat liegt höchstens drei Felder von einem blauen Bauwerk entfernt.
clue-within3_black = Das Habitat liegt höchstens drei Felder von einem schwarzen Bauwerk entfernt.
clue-not_on_forest_or_desert = Das Habitat liegt weder im Wald noch in der Wüste.
clue-not_on_forest_or_water = Das Habitat liegt weder im Wald noch im Wasser.
clue-not_on_forest_or_swamp = Das Habitat liegt weder im Wald noch im Sumpf.
clue-not_on_forest_or_mountain = Das Habitat liegt weder im Wald noch im Gebirge.
clue-not_on_desert_or_water = Das Habitat liegt weder in der Wüste noch im Wasser.
clue-not_on_desert_or_swamp = Das Habitat liegt weder in der Wüste noch im Sumpf.
clue-not_on_desert_or_mountain = Das Habitat liegt weder in der Wüste noch im Gebirge.
clue-not_on_water_or_swamp = Das Habitat liegt weder im Wasser noch im Sumpf.
clue-not_on_water_or_mountain = Das Habitat liegt weder im Wasser noch im Gebirge.
clue-not_on_swamp_or_mountain = Das Habitat liegt weder im Sumpf noch im Gebirge.
clue-not_within1_forest = Das Habitat liegt mehr als ein Feld vom Wald entfernt.
clue-not_within1_desert = Das Habitat liegt mehr als ein Feld von der Wüste entfernt.
clue-not_within1_water = Das Habitat liegt mehr als ein Feld vom Wasser entfernt.
clue-not_within1_swamp = Das Habitat liegt mehr als ein Feld vom Sumpf entfernt.
clue-not_within1_mountain = Das Habitat liegt mehr als ein Feld vom Gebirge entfernt.
clue-not_within1_animal = Das Habitat liegt mehr als ein Feld von jedem Tierrevier entfernt.
clue-not_within2_stone = Das Habitat liegt mehr als zwei Felder von jedem Hinkelstein entfernt.
clue-not_within2_shack = Das Habitat liegt mehr als zwei Felder von jeder verlassenen Hütte entfernt.
clue-not_within2_bear = Das Habitat liegt mehr als zwei Felder von jedem Bärenrevier entfernt.
clue-not_within2_cougar = Das Habitat liegt mehr als zwei Felder von jedem Pumarevier entfernt.
clue-not_within3_white = Das Habitat liegt mehr als drei Felder von jedem weißen Bauwerk entfernt.
clue-not_within3_green = Das Habitat liegt mehr als drei Felder von jedem grünen Bauwerk entfernt.
clue-not_within3_blue = Das Habitat liegt mehr als drei Felder von jedem blauen Bauwerk entfernt.
clue-not_within3_black = Das Habitat liegt mehr als drei Felder von jedem schwarzen Bauwerk entfernt.
hint-no_within1 = In keinem Hinweis geht es um ein Feld Abstand.
hint-no_within2 = In keinem Hinweis geht es um zwei Felder Abstand.
hint-no_within3 = In keinem Hinweis geht es um drei Felder Abstand.
hint-no_terrain_pair = Kein Hinweis stellt zwei Landschaften zur Wahl.
hint-no_terrain = Kein Hinweis nennt eine Landschaft.
hint-no_animal = Kein Hinweis nennt ein Tierrevier.
hint-no_forest = Kein Hinweis nennt den Wald.
hint-no_desert = Kein Hinweis nennt die Wüste.
hint-no_water = Kein Hinweis nennt das Wasser.
hint-no_swamp = Kein Hinweis nennt den Sumpf.
hint-no_mountain = Kein Hinweis nennt das Gebirge.

ask-over = Das Spiel ist vorbei.
ask-opening = Leg einen Würfel, wo das Habitat nicht sein kann.
ask-turn = Frag nach einem Feld oder durchsuch eines.
ask-answer = Kann das Habitat auf { $hex } sein? Scheibe für ja, Würfel für nein.
ask-extra = Dort liegt deine Scheibe schon: Wo könnte das Habitat sonst sein?
ask-owing = Du schuldest einen Würfel: Wo kann das Habitat nicht sein?
ask-relay = Leg den Stein ({ $piece }) um: Auf welchem anderen Feld stimmt er?
ask-wait = { $seat } ist dran.

head-opening = Eröffnung: Würfel { $number } von { $total }
head-turn = { $seat } ist am Zug
head-question = { $seat } fragt nach { $hex }
head-search = { $seat } durchsucht { $hex }
head-over = Das Habitat war { $hex }
legend = W Wald, Ü Wüste, ≈ Wasser, S Sumpf, G Gebirge; b Bär, p Puma; ○ Hinkelstein, △ Hütte (w weiß, g grün, u blau, s schwarz); ■ Würfel, ● Scheiben, mit der Nummer des Spielers; @ Figur
legend-signs =
    b Bär  p Puma
    ○ Hinkelstein
    △ Hütte
    w weiß g grün
    u blau s schw.
    ■ Würfel
    ● Scheibe
    @ Figur
legend-own = + laut Hinweis
pieces-of = Steine von { $seat }
sign-forest = W
sign-desert = Ü
sign-water = ≈
sign-swamp = S
sign-mountain = G
sign-bear = b
sign-cougar = p
sign-white = w
sign-green = g
sign-blue = u
sign-black = s
event-wrong-piece = { $seat }: Der Stein auf { $hex } widerspricht dem Hinweis.
event-lie-pair = { $seat }: Die Steine auf { $hex } und { $second } können nicht beide stimmen.
event-lie-some = { $seat }: Kein Hinweis passt zu allen diesen Steinen, obwohl je zwei davon stimmen könnten.
event-correct-swap = { $seat } ersetzt den Stein auf { $hex } ({ $piece }) durch die andere Art.
event-correct-off = { $seat } entfernt den Stein von { $hex } ({ $piece }); dort liegt ein Würfel von jemand anderem, also kommt nichts an die Stelle.
event-correct-relay = Dann kommt dieser Stein ({ $piece }) auf eines dieser Felder: { $hexes }
event-correct-lapsed = Dafür gibt es kein Feld; { $seat } nimmt den Stein zurück.
why-sheet-seats = Es sind { $players } Spieler.
why-sheet-hint = Einen solchen Tipp gibt es nicht; es gibt: { $choices }.
why-sheet-two-pieces = { $name } kann auf { $hex } keine zwei Steine haben.
why-sheet-two-cubes = Auf { $hex } kann nur ein Würfel liegen.
why-sheet-no-piece = { $name } hat auf { $hex } keinen Stein.
why-sheet-no-clues = Zu diesen Steinen passt keine Verteilung der Hinweise; etwas auf dem Tisch ist falsch.
column-player = Spieler
column-cubes = Würfel
column-discs = Scheiben
column-notes = passt nicht
percent-of = { $number } %
column-hint = will den Tipp der Schachtel
column-clue = Hinweis
you = (du)
yes = ja
own-clue = Dein Hinweis: { $clue }
known-hint = Tipp für alle: { $hint }

event-map = Die Karte ist aufgebaut.
event-your-clue = Dein Hinweis: { $clue }
event-starts = { $seat } beginnt.
    .you = Du beginnst.
event-opening-cube = { $seat } eröffnet mit einem Würfel auf { $hex }.
    .you = Du eröffnest mit einem Würfel auf { $hex }.
event-asks = { $seat } fragt { $other } nach { $hex }.
    .you = Du fragst { $other } nach { $hex }.
    .to-you = { $seat } fragt dich nach { $hex }.
event-answers = { $seat } antwortet auf { $hex } mit { $piece ->
    [Scheibe] einer Scheibe
   *[other] einem Würfel
  }.
    .you = Du antwortest auf { $hex } mit { $piece ->
    [Scheibe] einer Scheibe
   *[other] einem Würfel
  }.
event-searches = { $seat } durchsucht { $hex } und zahlt eine Scheibe, dort oder auf einem anderen passenden Feld.
    .you = Du durchsuchst { $hex } und zahlst eine Scheibe, dort oder auf einem anderen passenden Feld.
event-lays = { $seat } legt { $piece ->
    [Scheibe] eine Scheibe
   *[other] einen Würfel
  } auf { $hex }.
    .you = Du legst { $piece ->
    [Scheibe] eine Scheibe
   *[other] einen Würfel
  } auf { $hex }.
event-skipped = { $seat } hat auf { $hex } schon eine Scheibe und wird übersprungen.
    .you = Du hast auf { $hex } schon eine Scheibe und wirst übersprungen.
event-owes = { $seat } muss einen Würfel legen.
    .you = Du musst einen Würfel legen.
event-lapses-cube = { $seat } hat kein Feld für den Würfel und legt keinen.
    .you = Du hast kein Feld für den Würfel und legst keinen.
event-lapses-disc = { $seat } hat kein Feld für die Scheibe und legt keine.
    .you = Du hast kein Feld für die Scheibe und legst keine.
event-passed-over = { $seat } kann weder fragen noch suchen und wird übersprungen.
    .you = Du kannst weder fragen noch suchen und wirst übersprungen.
event-named = { $hex } passt nicht zum Hinweis von { $seat }: Die Scheibe dort wird zum Würfel, und niemand gewinnt.
    .you = { $hex } passt nicht zu deinem Hinweis: Die Scheibe dort wird zum Würfel, und niemand gewinnt.
event-corrects = { $seat } hat sich auf { $hex } geirrt und berichtigt es mit { $piece ->
    [Scheibe] einer Scheibe
   *[other] einem Würfel
  }.
    .you = Du hast dich auf { $hex } geirrt und berichtigst es mit { $piece ->
    [Scheibe] einer Scheibe
   *[other] einem Würfel
  }.
event-debt-dropped = { $seat } muss keinen Würfel mehr legen.
    .you = Du musst keinen Würfel mehr legen.
event-question-void = Die Frage zählt nicht; { $seat } wählt noch einmal.
    .you = Die Frage zählt nicht; du wählst noch einmal.
event-search-stopped = Die Berichtigung von { $seat } beendet die Suche.
    .you = Deine Berichtigung beendet die Suche.
event-agrees = { $seat } stimmt für den Tipp für alle.
    .you = Du stimmst für den Tipp für alle.
event-withdraws = { $seat } nimmt die Stimme für den Tipp für alle zurück.
    .you = Du nimmst deine Stimme für den Tipp für alle zurück.
event-hint = Der Tipp für alle: { $hint }
event-wins = { $seat } hat das Habitat auf { $hex } gefunden und gewinnt.
    .you = Du hast das Habitat auf { $hex } gefunden und gewinnst.
event-no-winner = Niemand kann mehr fragen oder suchen. Das Habitat war { $hex }; niemand gewinnt.
event-clue-was = Hinweis von { $seat }: { $clue }
    .you = Dein Hinweis war: { $clue }
event-erred = { $seat } hat sich auf { $hex } geirrt und es später berichtigt: { $piece }.
    .you = Du hast dich auf { $hex } geirrt und es später berichtigt: { $piece }.
event-erred-unnoticed = { $seat } hat sich auf { $hex } geirrt, und niemand hat es gemerkt: { $piece }.
    .you = Du hast dich auf { $hex } geirrt, und niemand hat es gemerkt: { $piece }.

why-nobody-asks-you = Niemand wartet auf eine Antwort von dir.
why-hint-given = Der Tipp wurde schon gegeben; es gibt nur einen.
why-agreed-already = Du hast schon zugestimmt.
why-agree-later = Du hast deine Zustimmung zurückgezogen; du kannst wieder zustimmen, wenn der nächste Spieler am Zug ist.
why-not-agreed = Du hast nicht zugestimmt, also gibt es nichts zurückzuziehen.
why-no-mistakes = Die Steine werden hier automatisch gelegt; es gibt keine Fehler zu berichtigen.
why-relay-first = Zuerst muss { $seat } den entfernten Stein legen.
why-piece-is-right = Dein Stein auf { $hex } stimmt.
why-no-own-piece = Du hast keinen Stein auf { $hex }.
why-due-relay = Leg zuerst den entfernten Stein: { $piece }.
why-due-turn = Du bist am Zug: Frag oder such.
why-due-opening = Zuerst legen alle zwei Würfel.
why-due-owing = Leg zuerst den Würfel, den deine Frage kostet.
why-due-extra = Leg zuerst die Scheibe für deine Suche.
why-due-answer = Antworte zuerst mit einer Scheibe oder einem Würfel.
why-ask-yourself = Du kannst dich nicht selbst fragen.
why-hex-closed = { $hex } ist durch einen Würfel geschlossen.
why-has-answered = { $seat } hat schon einen Stein auf { $hex }.
why-own-piece-there = Du hast schon einen Stein auf { $hex }.
why-pawn-there = Auf { $hex } fehlt noch eine Antwort; wähle ein anderes Feld.
why-clue-allows = Nach deinem Hinweis könnte { $hex } das Habitat sein.
why-clue-forbids = Nach deinem Hinweis kann { $hex } nicht das Habitat sein.
why-card-unknown = Es gibt keine Karte { $card }; es gibt N01 bis N19 und A01 bis A35.
why-card-mode = Karte { $card } gehört zum anderen Modus; sie braucht mode={ $mode }.
why-map-length = Ein Kartencode hat 18 Ziffern, im fortgeschrittenen Modus 22, nicht { $length }.
why-map-digit = „{ $digit }“ ist keine Ziffer eines Kartencodes.
why-map-no-tile = Es gibt kein Plättchen { $digit }; es gibt 1 bis 6, gedreht 7 bis C.
why-map-tile-twice = Plättchen { $tile } kommt zweimal vor.
why-map-off = Zeile { $row }, Spalte { $column } liegt nicht auf der Karte.
why-map-structure-twice = Auf { $hex } stehen zwei Bauwerke.
why-map-mode = Die Karte { $code } hat die Bauwerke des anderen Modus.
why-clues-number = Es müssen { $players } verschiedene Hinweise sein, einer für jeden.
why-clue-mode = Den Hinweis { $clue } gibt es in diesem Modus nicht.
why-clue-unknown = Es gibt keinen Hinweis { $key }. Es gibt: { $choices }
why-clues-habitats = Die Hinweise müssen genau ein Feld übrig lassen; diese lassen { $count } übrig.
why-hint-false = Dieser Tipp stimmt für die Hinweise im Spiel nicht.
why-no-puzzle = Für { $players } Spieler fand sich kein Rätsel, das am Anfang so wenig verrät (höchstens { $share } % für ein Feld). Erlaube einen größeren Anteil.
why-usage-players = Sag, wie viele mitspielen: --players 3, 4 oder 5
why-usage-check = Um ein Rätsel zu prüfen, gib --map und --clues an und sonst nichts.
why-usage-json = --json braucht --map und --clues.
why-usage-share = Ein Anteil ist eine Zahl von 1 bis 100, nicht { $share }.

compare-splits-clues = Damit schließt jede Antwort mindestens { $better } statt { $made } Hinweise aus.
compare-leaves-clues = Damit halten die anderen bei dir noch { $better } statt { $made } Hinweise für möglich.
compare-may-be-habitat = Dieses Feld ist mit { $better } statt { $made } % Wahrscheinlichkeit das Habitat.
compare-risks-cube = Damit legst du mit { $better } statt { $made } % Wahrscheinlichkeit einen Würfel.
because-honest = ist die Wahrheit
because-dishonest = wäre gelogen
because-whim = ist eine von mehreren gleich guten Möglichkeiten
because-splits-clues = von den Hinweisen, die { $seat } noch haben kann, sagen hier { $yes } Ja und { $no } Nein
because-risks-cube = kostet dich zu { $percent } % einen Würfel
because-may-be-habitat = ist zu { $percent } % das Habitat
because-clue-forbids-search = dein eigener Hinweis schließt { $hex } aus
because-disc-tells = verrät den anderen etwas über deinen Hinweis
because-leaves-clues = die anderen halten bei dir dann noch { $count ->
    [one] einen Hinweis
   *[other] { $count } Hinweise
  } für möglich
because-closes-hex = schließt { $hex } für alle
because-goes-on = es läuft auch ohne ihn gut für dich
because-tells-least = verrät am wenigsten über deinen Hinweis
because-discs-lie = { $count ->
    [one] ein anderer Spieler hat dort schon eine Scheibe
   *[other] { $count } andere Spieler haben dort schon Scheiben
  }
because-overlooks = { $hex } übersieht man leicht

companion-head = Baut diese Karte auf (Code { $map }).
companion-row = { $left }   { $right }
companion-tile = Plättchen { $tile }, Nummer oben links
companion-turned = Plättchen { $tile }, gedreht, Nummer unten rechts
companion-structure = { $structure } auf { $hex }
structure-white_stone = weißer Hinkelstein
structure-green_stone = grüner Hinkelstein
structure-blue_stone = blauer Hinkelstein
structure-black_stone = schwarzer Hinkelstein
structure-white_shack = weiße Hütte
structure-green_shack = grüne Hütte
structure-blue_shack = blaue Hütte
structure-black_shack = schwarze Hütte
companion-pass = Spieler { $number }: Nimm das Gerät, alle anderen schauen weg. Drück Enter.
companion-clue = Dein Hinweis: { $clue }
companion-hide = Drück Enter, um ihn zu verbergen.
companion-menu = hinweis 1 … { $players } (noch einmal), karte, tipp, habitat, ende; für eure Notizen würfel 1 C4, scheibe 2 D5, berichtige 1 C4:
notes-title = Notizen
notes-whose = Wessen Stein?
notes-tap = Tipp ein Feld an.
notes-chosen = { $hex } · { $name }
notes-relay = Dann kommt der Stein auf eines der { $count } markierten Felder.
notes-take = Wegnehmen
notes-correct = Berichtigen
notes-left = Könnte noch das Habitat sein: { $hexes }
notes-clues = { $name }: { $count ->
    [one] ein Hinweis ist möglich
   *[other] { $count } Hinweise sind möglich
  }
notes-together = Nutzen, dass alle Hinweise zusammen nur ein Feld übrig lassen
notes-hint = Tipp
notes-own = Mein Hinweis
notes-cover = Meinen Hinweis verbergen
notes-own-which = Mein Hinweis (er bleibt auf diesem Gerät; solange er zu sehen ist, zeigt die Karte nur, was zu ihm passt)
companion-word-map = karte
companion-word-correct = berichtige
companion-note-usage = Schreib die Nummer des Spielers und ein Feld, etwa: würfel 1 C4
companion-left = Könnte noch das Habitat sein (?): { $hexes } Felder. Hinweise, die jeder noch haben kann: { $clues }
companion-agree = Für den Tipp müssen { $needed } Spieler zustimmen. Gebt ja ein, wenn ihr zustimmt:
companion-sure = Habitat und alle Hinweise zeigen? Das beendet das Spiel. Gebt ja ein:
companion-habitat = Das Habitat ist { $hex }.
companion-player-clue = Spieler { $number }: { $clue }
companion-word-yes = ja
companion-word-clue = hinweis
companion-word-hint = tipp
companion-word-quit = ende
companion-fits = { $count ->
    [0] Kein Feld passt zu allen Hinweisen.
    [one] Ein Feld passt zu allen Hinweisen: { $hexes }
   *[other] { $count } Felder passen zu allen Hinweisen: { $hexes }
  }

notebook-head = Nach Zug { $ply }, was { $seat } wissen konnte: { $tuples ->
    [one] eine Möglichkeit
   *[other] { $tuples } Möglichkeiten
  }, die Hinweise zu verteilen
notebook-gallery = Zuschauer
notebook-errors = { $count ->
    [one] Mindestens ein Stein muss falsch liegen.
   *[other] Mindestens { $count } Steine müssen falsch liegen.
  }
notebook-hexes = Felder, die das Habitat sein könnten: { $hexes }
notebook-clues = { $seat }, mögliche Hinweise: { $count }

level-kitten = Lernt mit dir: vergisst die Hälfte der Antworten, sieht in einem Zug nur ein Viertel der Karte an und sucht erst, wenn es fast sicher ist.
level-tabby = Führt für jeden Spieler eine Liste, vergisst aber jede fünfte Antwort, sieht in einem Zug nur ein Drittel der Karte an und sucht, wenn er ziemlich sicher ist.
level-lynx = Vergisst nichts und stellt die nützlichste Frage, übersieht aber in einem Zug zwei von fünf Feldern.
level-tiger = Vergisst nichts, sieht die ganze Karte und stellt die nützlichste Frage. Er sucht erst, wenn alle zweimal am Zug waren.
level-exact = Ein Rechner, kein Gegner: nutzt sogar, was der Aufbau verrät, und kennt das Habitat oft, bevor du am Zug warst.
strength-tiger = sehr stark
strength-exact = viel zu stark
bot-exact = Löser

terrain-forest = Wald
terrain-desert = Wüste
terrain-water = Wasser
terrain-swamp = Sumpf
terrain-mountain = Gebirge
animal-bear = Bärenrevier
animal-cougar = Pumarevier
map-name = Karte
map-legend = Was ist was?
map-cube = Würfel: Der Hinweis des Besitzers schließt das Feld aus; es ist geschlossen
map-disc = Scheibe: Der Hinweis des Besitzers erlaubt das Feld
map-pawn = Figur: Hier fragt oder sucht jemand
map-hatched = schraffiert: Hierhin darf dein Stein jetzt nicht
map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Ganze Karte
hex-is = { $hex }: { $land }.
hex-own-yes = Dein Hinweis erlaubt es.
hex-own-no = Dein Hinweis schließt es aus.
hex-cube = { $seat }: Würfel, hier kann es nicht sein.
hex-disc = { $seat }: Scheibe, hier könnte es sein.
hex-unfit = { $seat }: passt nicht.
hex-pawn = Die Figur steht hier.
hex-habitat = Hier ist das Habitat.
hex-candidate = Von dir als möglich markiert.
hex-excluded = Von dir als unmöglich markiert.
hex-note = Deine Notiz: { $text }
menu-close = Schließen
do-ask = { $seat } nach { $hex } fragen
do-ask-player = { $seat } fragen
do-search = { $hex } durchsuchen
do-search-here = Hier suchen
do-cube = Würfel auf { $hex } legen
do-disc = Scheibe auf { $hex } legen
do-correct = Deinen Stein auf { $hex } berichtigen
do-answer-disc = Scheibe: Hier könnte es sein
do-answer-cube = Würfel: Hier kann es nicht sein
do-agree = Für den Tipp für alle stimmen
do-withdraw = Stimme für den Tipp für alle zurücknehmen
group-ask = { $seat } fragen
group-search = Suchen
group-cube = Einen Würfel legen
group-disc = Eine Scheibe legen
group-correct = Einen Stein berichtigen
group-other = Andere Züge
votes = Stimmen für den Tipp für alle
votes-count = Tipp für alle: { $count } von { $needed } Stimmen
votes-about = Einmal im Spiel: Er sagt, welche Art von Hinweis niemand hat. { $needed } der { $players } Spieler müssen dafür stimmen.
vote-for = Dafür stimmen
vote-back = Stimme zurücknehmen
clue-yours = Dein Hinweis
clue-show = Meinen Hinweis zeigen
clue-hide = Meinen Hinweis verbergen
clue-where = Wo?
reveal-card = Die Aufbaukarte war { $card }.
notebook = Mein Notizbuch
notebook-auto = Widerlegte Hinweise automatisch streichen
notebook-possible = { $count ->
    [one] Das eine Feld zeigen, das übrig ist
   *[other] Die { $count } Felder zeigen, die übrig sind
  }
place-opening = Eröffnung
place-turn = Zug { $number }
place-over = Gefunden: { $hex }
pick-hex = Wähle ein Feld: Dann siehst du, was du dort tun kannst.
pick-open = Wähle ein Feld ohne Schraffur: Auf ein schraffiertes darf dein Stein nicht.
notebook-open = Notizbuch
notebook-end = Hinweise
clues-left = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
  }
notebook-table = Hinweise, die jeder haben kann
notebook-clue = Hinweis
notebook-pieces-of = Die Steine von { $seat } zeigen
notebook-where = Wo würde das stimmen? { $clue }
cell-left = { $seat } kann ihn haben. { $clue }
cell-struck = { $seat }: gestrichen. { $clue }
against-cube = Ein Würfel auf { $hex } schließt ihn aus.
against-disc = Eine Scheibe auf { $hex } schließt ihn aus.
against-hint = Der Tipp schließt ihn aus.
against-own = Es ist dein eigener Hinweis.
kind-is-0 = In einer von zwei Landschaften
kind-is-1 = Höchstens ein Feld entfernt von …
kind-is-2 = Höchstens zwei Felder entfernt von …
kind-is-3 = Höchstens drei Felder entfernt von …
kind-not-0 = Weder in … noch in …
kind-not-1 = Mehr als ein Feld entfernt von …
kind-not-2 = Mehr als zwei Felder entfernt von …
kind-not-3 = Mehr als drei Felder entfernt von …
what-forest = Wald
what-desert = Wüste
what-water = Wasser
what-swamp = Sumpf
what-mountain = Gebirge
what-bear = Bären
what-cougar = Pumas
what-stone = einem Hinkelstein
what-shack = einer Hütte
what-white = einem weißen Bauwerk
what-green = einem grünen Bauwerk
what-blue = einem blauen Bauwerk
what-black = einem schwarzen Bauwerk
mark-candidate = möglich
mark-excluded = unmöglich
mark-note = Notiz

companion-title = Mit der Schachtel auf dem Tisch
companion-what = Wir erstellen ein Rätsel oder nehmen eine Karte, zeigen euch den Aufbau und geben jedem auf diesem Gerät einen Hinweis. Die Steine legt ihr selbst.
companion-players = Spieler
companion-names = Namen (wer mag)
companion-first = Wer beginnt?
companion-finder = Wer hat das Habitat gefunden?
companion-nobody = niemand
companion-clue-of = { $name }: { $clue }
companion-begin = Aufbauen
companion-built = Die Karte ist fertig: Hinweise verteilen
companion-back = Zurück
companion-player = Spieler { $number }
companion-look-away = Nimm das Gerät. Alle anderen schauen weg.
companion-show = Ich bin { $name }: Meinen Hinweis zeigen
companion-next = Verbergen und Gerät weitergeben
companion-cover = Verbergen
companion-good-hunt = Gute Jagd!
companion-clue-again = Hinweis von { $name }
companion-map = Die Karte
companion-hint = Der Tipp
companion-reveal = Das Habitat und alle Hinweise
companion-again = Neuer Aufbau
companion-hint-sure = Für den Tipp müssen { $needed } Spieler zustimmen. Tun sie das?
companion-habitat-sure = Habitat und alle Hinweise zeigen? Das beendet das Spiel.
companion-again-sure = Dieses Spiel verwerfen und neu aufbauen?
companion-yes = Ja
companion-no = Nein

lesson-welcome = Irgendwo auf dieser Karte lebt eine Kreatur, die noch niemand gesehen hat. Ihr Habitat ist ein einziges Feld. Jeder von euch hat einen Hinweis, und nur ein Feld passt zu allen dreien. Finde es zuerst!
lesson-clue = Das ist dein Hinweis; niemand sonst kennt ihn. Drück darauf, um ihn zu verbergen, wenn dir jemand über die Schulter schaut.
lesson-where = Welche Felder passen? Drück auf das Auge neben deinem Hinweis: Die passenden leuchten, alle anderen verblassen.
lesson-cube = Dein Würfel sagt: „Mein Hinweis schließt dieses Feld aus“, und er schließt das Feld. Alle beginnen mit zweien. Schraffierte Felder gehen nicht. Wähle ein blasses und leg deinen: Die anderen lernen daraus, also nimm eines, das wenig verrät.
lesson-cube-again = Auch die anderen haben Würfel gelegt. Jeder verrät etwas über den Hinweis seines Besitzers. Leg jetzt deinen zweiten.
lesson-read = Jetzt bist du am Zug. Sieh dich um: Wähle ein Feld und lies, was dort ist und was dort passiert ist. Nach geschlossenen Feldern kann niemand fragen.
lesson-ask = In deinem Zug fragst oder suchst du. Zum Fragen wählst du ein Feld und dann einen Spieler, der ehrlich antworten muss: Scheibe für „könnte hier sein“, Würfel für „kann nicht hier sein“. Frag deinen Nachbarn nach einem leuchtenden Feld.
lesson-owe = Ein Würfel! Das Feld scheidet aus, und das kostet dich etwas: Ist die Antwort ein Würfel, legst du auch einen. Wähle ein Feld, das dein Hinweis ausschließt.
lesson-disc = Inzwischen haben die anderen gefragt. Eine Scheibe sagt: „Mein Hinweis erlaubt dieses Feld.“ Das Habitat muss zu allen passen, also sind Felder mit vielen Scheiben vielversprechend.
lesson-notebook = Dein Notizbuch hat eine Spalte für jeden anderen und eine Zeile für jeden Hinweis. Es kann für dich mitschreiben: Setz das Häkchen, und jeder Hinweis, den ein Stein widerlegt, wird gestrichen.
lesson-strike = Die Zahlen oben zeigen, wie viele Hinweise jeder noch haben kann. Drück auf einen Kreis, um ihn selbst zu streichen. Drück auf einen Hinweis, den jemand haben könnte, und die Karte zeigt, wo er stimmen würde.
lesson-left = Und jetzt alles auf einmal: Lass das Notizbuch die Felder zeigen, die mit allen übrigen Hinweisen noch möglich sind.
lesson-ask-again = Frag nach einem der leuchtenden Felder. Eine gute Frage teilt, was übrig ist: Ja und Nein sollten beide möglich sein. Ein Nein kostet dich einen Würfel, darum im Zweifel lieber ein wahrscheinliches Ja.
lesson-search = Wenn du das Habitat zu kennen glaubst, such: Wähle ein Feld, das zu deinem Hinweis passt, und dann „Hier suchen“. Du legst eine Scheibe, dann antworten die anderen nacheinander. Legt niemand einen Würfel, gewinnst du; sonst endet die Suche, und du legst einen Würfel.
lesson-hunt = Jetzt weißt du alles. Such weiter, bis jemand das Habitat findet! Mit genug Stimmen gibt es einmal im Spiel einen Tipp für alle.
lesson-end = Das war die Jagd. Alle Hinweise sind aufgedeckt: Drück auf einen und sieh, wo er stimmte.
statistic-turns = Züge bis zum Sieg
statistic-failed-searches = Erfolglose Suchen
statistic-acted = Deine Züge
statistic-length = Züge im ganzen Spiel
statistic-everybody = Partien, in denen jeder am Zug war, in %

review-own = Wer hätte wann was wissen können?
hindsight-known = { $name } hätte das Habitat nach Zug { $ply } kennen können.
hindsight-at-once = { $name } hätte das Habitat von Anfang an kennen können.
hindsight-never = { $count ->
    [one] { $name } konnte es nicht wissen: Am Ende war nur ein falsches Feld übrig.
   *[other] { $name } konnte es nicht wissen: Am Ende waren noch { $count } Felder möglich.
  }
hindsight-show = Zeigen
hindsight-chart = Wie viele Felder jemandem blieben, der alle Schlüsse zog: weniger, als die Steine allein übrig lassen. Ein Druck auf die Kurve zeigt den Moment auf der Karte.
hindsight-table = Dasselbe in Zahlen
hindsight-move = Zug
hindsight-at = Nach Zug { $ply }
hindsight-gallery = Zuschauer
outcome-found = hat das Habitat auf { $hex } gefunden
    .you = hast das Habitat auf { $hex } gefunden
outcome-missed = kam zu spät
    .you = kamst zu spät
outcome-none = hat das Habitat nicht gefunden
    .you = hast das Habitat nicht gefunden

course-left = Felder, die die Steine jedem vor jedem Zug noch ließen
best-found = { $number ->
    [0] ohne eine Frage
    [one] nach einer Frage
   *[other] nach { $number } Fragen
  }
best-asked = { $number ->
    [0] kam nicht zum Fragen
    [one] hat einmal gefragt und einen Würfel bekommen
   *[other] hat { $number }-mal gefragt und immer einen Würfel bekommen
  }
    .you = { $number ->
    [0] kamst nicht zum Fragen
    [one] hast einmal gefragt und einen Würfel bekommen
   *[other] hast { $number }-mal gefragt und immer einen Würfel bekommen
  }
best-disc = beste Frage: an { $other } zu { $hex } – eine Scheibe
    .to-you = beste Frage: an dich zu { $hex } – eine Scheibe

summary =
    Ziel: das eine Feld finden, das zu allen Hinweisen passt.
    Frag in deinem Zug jemanden nach einem Feld: Eine Scheibe heißt, dass sein Hinweis es erlaubt, ein Würfel, dass nicht.
    Ist die Antwort ein Würfel, legst du auch einen: auf ein Feld, das dein Hinweis ausschließt.
    Oder durchsuch ein Feld, das zu deinem Hinweis passt: Leg eine Scheibe, und die anderen antworten reihum. Der erste Würfel beendet die Suche; kommt keiner, hast du gewonnen.
    Ein Würfel schließt sein Feld für immer.

picture-CR-01 = Eine ganze Karte: sechs Teile, fünf Landschaften, Bären- und Pumareviere, Steine und Hütten.
picture-CR-06 = Markiert sind alle Felder bis zu zwei Schritte vom mittleren.
picture-CR-11 = Scheiben heißen ja; ein Würfel heißt nein und schließt sein Feld.
picture-CR-15 = Die fünf Landschaften: Wald, Wüste, Wasser, Sumpf, Gebirge.
picture-CR-20 = Die Jagd beginnt mit Würfeln: Alle zeigen, wo das Habitat nicht ist.
picture-CR-22 = Die Figur steht auf dem Feld, nach dem gefragt oder das durchsucht wird.
picture-CR-34 = Ein falsch gelegter Stein wird berichtigt.
picture-CR-37 = Der Tipp sagt, welche Arten von Hinweisen niemand hat.
picture-CR-R1 = Würfel und Scheiben tragen das Zeichen ihres Spielers.
highlight-questions = Wenigste Fragen und Suchen bis zum Sieg
