title = Cryptid
tagline = Alle kennen einen Hinweis auf das Versteck der Kreatur; zusammen nennen sie ein einziges Feld. Finde es zuerst.
feel = Jeder weiß eine Sache. Frag, beobachte, denk nach – und finde es einen Moment vor den anderen.
hint = Tipp

option-mode = Hinweise
option-mode-normal = einfache
option-mode-advanced = auch knifflige wie „nicht im Wald“
option-answers = Würfel und Scheiben
option-answers-automatic = werden für euch gelegt, immer richtig
option-answers-by-hand = legt ihr selbst, Irrtümer inbegriffen
option-card = Rätsel
option-card-none = ein neues
option-card-drawn = eine Karte aus der Schachtel, verdeckt gezogen
option-starter = Wer beginnt
option-starter-random = zufällig
option-starter-seat = Spieler { $number }
option-difficulty = Wie schwer
option-difficulty-any = wie es kommt
option-difficulty-easy = leicht
option-difficulty-medium = mittel
option-difficulty-hard = schwer
option-share = Wie viel der erste Blick verraten darf
option-share-auto = so wenig wie möglich

move-cube = Würfel
move-disc = Scheibe
move-search = suche
move-correct = berichtige
move-ask = frage
move-at = nach
move-answer = antworte
move-agree = zustimmen
move-withdraw = zurückziehen

vote-agree = dem Tipp zustimmen
vote-withdraw = vom Tipp zurückziehen

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
clue-within1_forest = Das Habitat liegt höchstens ein Feld entfernt von Wald.
clue-within1_desert = Das Habitat liegt höchstens ein Feld entfernt von Wüste.
clue-within1_water = Das Habitat liegt höchstens ein Feld entfernt von Wasser.
clue-within1_swamp = Das Habitat liegt höchstens ein Feld entfernt von Sumpf.
clue-within1_mountain = Das Habitat liegt höchstens ein Feld entfernt von Gebirge.
clue-within1_animal = Das Habitat liegt höchstens ein Feld entfernt von einem beliebigen Tierterritorium.
clue-within2_stone = Das Habitat liegt höchstens zwei Felder entfernt von einem Hinkelstein.
clue-within2_shack = Das Habitat liegt höchstens zwei Felder entfernt von einer verlassenen Hütte.
clue-within2_bear = Das Habitat liegt höchstens zwei Felder entfernt von Bärenterritorium.
clue-within2_cougar = Das Habitat liegt höchstens zwei Felder entfernt von Pumaterritorium.
clue-within3_white = Das Habitat liegt höchstens drei Felder entfernt von einer weißen Struktur.
clue-within3_green = Das Habitat liegt höchstens drei Felder entfernt von einer grünen Struktur.
clue-within3_blue = Das Habitat liegt höchstens drei Felder entfernt von einer blauen Struktur.
clue-within3_black = Das Habitat liegt höchstens drei Felder entfernt von einer schwarzen Struktur.
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
clue-not_within1_forest = Das Habitat liegt weiter als ein Feld entfernt von Wald.
clue-not_within1_desert = Das Habitat liegt weiter als ein Feld entfernt von Wüste.
clue-not_within1_water = Das Habitat liegt weiter als ein Feld entfernt von Wasser.
clue-not_within1_swamp = Das Habitat liegt weiter als ein Feld entfernt von Sumpf.
clue-not_within1_mountain = Das Habitat liegt weiter als ein Feld entfernt von Gebirge.
clue-not_within1_animal = Das Habitat liegt weiter als ein Feld entfernt von einem beliebigen Tierterritorium.
clue-not_within2_stone = Das Habitat liegt weiter als zwei Felder entfernt von einem Hinkelstein.
clue-not_within2_shack = Das Habitat liegt weiter als zwei Felder entfernt von einer verlassenen Hütte.
clue-not_within2_bear = Das Habitat liegt weiter als zwei Felder entfernt von Bärenterritorium.
clue-not_within2_cougar = Das Habitat liegt weiter als zwei Felder entfernt von Pumaterritorium.
clue-not_within3_white = Das Habitat liegt weiter als drei Felder entfernt von einer weißen Struktur.
clue-not_within3_green = Das Habitat liegt weiter als drei Felder entfernt von einer grünen Struktur.
clue-not_within3_blue = Das Habitat liegt weiter als drei Felder entfernt von einer blauen Struktur.
clue-not_within3_black = Das Habitat liegt weiter als drei Felder entfernt von einer schwarzen Struktur.
hint-no_within1 = Kein Hinweis spricht von einem Feld Abstand.
hint-no_within2 = Kein Hinweis spricht von zwei Feldern Abstand.
hint-no_within3 = Kein Hinweis spricht von drei Feldern Abstand.
hint-no_terrain_pair = Kein Hinweis stellt zwei Geländearten zur Wahl.
hint-no_terrain = Kein Hinweis nennt eine Geländeart.
hint-no_animal = Kein Hinweis nennt ein Tierterritorium.
hint-no_forest = Kein Hinweis nennt Wald.
hint-no_desert = Kein Hinweis nennt Wüste.
hint-no_water = Kein Hinweis nennt Wasser.
hint-no_swamp = Kein Hinweis nennt Sumpf.
hint-no_mountain = Kein Hinweis nennt Gebirge.

ask-over = Das Spiel ist vorbei.
ask-opening = Lege einen Würfel auf ein Feld, das nicht das Habitat sein kann.
ask-turn = Frage jemanden nach einem Feld, oder suche auf einem Feld.
ask-answer = Könnte das Habitat auf { $hex } sein? Antworte mit einer Scheibe für ja, einem Würfel für nein.
ask-extra = Dort liegt schon deine Scheibe: Lege eine auf ein anderes Feld, das das Habitat sein könnte.
ask-owing = Du schuldest einen Würfel: Lege ihn, wo das Habitat nicht sein kann.
ask-relay = Lege den entfernten Stein ({ $piece }) auf ein anderes Feld, wo er stimmt.
ask-wait = { $seat } ist dran.

head-opening = Eröffnung: Würfel { $number } von { $total }
head-turn = { $seat } ist am Zug
head-question = { $seat } fragt nach { $hex }
head-search = { $seat } sucht auf { $hex }
head-over = Das Habitat war { $hex }
legend = W Wald, Ü Wüste, A Wasser, S Sumpf, G Gebirge; b Bär, p Puma; ○ Hinkelstein, △ Hütte (w weiß, g grün, u blau, s schwarz); ■ Würfel, ● Scheiben, mit der Nummer des Spielers; @ Spielfigur
legend-own = ; + hier gilt dein Hinweis
pieces-of = Die Steine von { $seat }
sign-forest = W
sign-desert = Ü
sign-water = A
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
event-lie-some = { $seat }: Kein Hinweis passt zu allen diesen Steinen; je zwei davon könnten stimmen.
event-correct-swap = { $seat } nimmt den Stein ({ $piece }) von { $hex } und legt dort die andere Art hin.
event-correct-off = { $seat } nimmt den Stein ({ $piece }) von { $hex }; dort liegt schon ein fremder Würfel, also kommt nichts an die Stelle.
event-correct-relay = Dann kommt dieser Stein ({ $piece }) auf eines dieser Felder: { $hexes }
event-correct-lapsed = Dafür gibt es kein Feld; { $seat } nimmt den Stein zurück.
why-sheet-seats = Es sind { $players } Spieler.
why-sheet-hint = Einen solchen Tipp gibt es nicht; es gibt: { $choices }.
why-sheet-two-pieces = { $name } kann auf { $hex } keine zwei Steine haben.
why-sheet-two-cubes = Auf { $hex } ist nur für einen Würfel Platz.
why-sheet-no-piece = { $name } hat auf { $hex } keinen Stein.
why-sheet-no-clues = Zu diesen Steinen passen zusammen gar keine Hinweise; etwas auf dem Tisch ist falsch.
column-player = Spieler
column-cubes = Würfel
column-discs = Scheiben
column-notes = passt nicht
column-hint = will den Tipp
column-clue = Hinweis
you = (du)
yes = ja
own-clue = Dein Hinweis: { $clue }
known-hint = Tipp: { $hint }

event-map = Die Karte liegt (Code { $map }).
event-your-clue = Dein Hinweis: { $clue }
event-starts = { $seat } beginnt.
event-opening-cube = { $seat } eröffnet mit einem Würfel auf { $hex }.
event-asks = { $seat } fragt { $other } nach { $hex }.
event-answers = { $seat } antwortet auf { $hex }: { $piece }.
event-searches = { $seat } sucht auf { $hex }.
event-lays = { $seat } legt auf { $hex }: { $piece }.
event-skipped = { $seat } hat auf { $hex } schon eine Scheibe und setzt aus.
event-owes = { $seat } schuldet einen Würfel.
event-lapses-cube = { $seat } hat kein Feld für den Würfel; er verfällt.
event-lapses-disc = { $seat } hat kein Feld für die Scheibe; sie verfällt.
event-passed-over = { $seat } kann weder fragen noch suchen und wird übergangen.
event-named = { $hex } passt nicht zu { $seat }: Die Scheibe dort wird gegen einen Würfel getauscht, niemand gewinnt.
event-corrects = { $seat } hat sich auf { $hex } geirrt und tauscht aus: { $piece }.
event-debt-dropped = { $seat } schuldet nichts mehr.
event-question-void = Die Frage gilt nicht; { $seat } wählt neu.
event-search-stopped = Die Berichtigung von { $seat } beendet die Suche.
event-agrees = { $seat } möchte den Tipp.
event-withdraws = { $seat } möchte den Tipp nicht mehr.
event-hint = Der Tipp: { $hint }
event-wins = { $seat } hat das Habitat auf { $hex } gefunden und gewinnt.
event-no-winner = Niemand kann mehr fragen oder suchen. Das Habitat war { $hex }; niemand gewinnt.
event-clue-was = Der Hinweis von { $seat }: { $clue }
event-erred = { $seat } hatte sich auf { $hex } geirrt (berichtigt): { $piece }.
event-erred-unnoticed = { $seat } hat sich auf { $hex } geirrt, und niemand hat es gemerkt: { $piece }.

why-nobody-asks-you = Niemand wartet auf eine Antwort von dir.
why-hint-given = Der Tipp ist gegeben; es gibt nur einen.
why-agreed-already = Du hast schon zugestimmt.
why-agree-later = Du hast deine Zustimmung zurückgezogen; wieder zustimmen kannst du, wenn der Zug weitergegangen ist.
why-not-agreed = Du hast nicht zugestimmt, also gibt es nichts zurückzuziehen.
why-no-mistakes = Hier werden die Steine automatisch gelegt; es gibt keine Fehler zu berichtigen.
why-relay-first = Zuerst legt { $seat } den entfernten Stein.
why-piece-is-right = Dein Stein auf { $hex } stimmt.
why-no-own-piece = Du hast keinen Stein auf { $hex }.
why-due-relay = Lege zuerst, was du entfernt hast: { $piece }.
why-due-turn = Du bist am Zug: Frage oder suche.
why-due-opening = Zuerst legen alle zwei Würfel.
why-due-owing = Du schuldest zuerst einen Würfel.
why-due-extra = Lege zuerst die Scheibe, die deine Suche kostet.
why-due-answer = Antworte zuerst mit einer Scheibe oder einem Würfel.
why-ask-yourself = Du kannst dich nicht selbst fragen.
why-hex-closed = Ein Würfel schließt { $hex }.
why-has-answered = { $seat } hat schon einen Stein auf { $hex }.
why-own-piece-there = Du hast schon einen Stein auf { $hex }.
why-pawn-there = Auf { $hex } steht eine Antwort aus; wähle ein anderes Feld.
why-clue-allows = Nach deinem Hinweis könnte { $hex } das Habitat sein.
why-clue-forbids = Nach deinem Hinweis kann { $hex } nicht das Habitat sein.
why-card-unknown = Es gibt keine Karte { $card }; es gibt N01 bis N19 und A01 bis A35.
why-card-mode = Karte { $card } gehört zum anderen Modus; sie braucht mode={ $mode }.
why-map-length = Ein Kartencode hat 18 Ziffern, im fortgeschrittenen Modus 22, nicht { $length }.
why-map-digit = „{ $digit }“ ist keine Ziffer eines Kartencodes.
why-map-no-tile = Es gibt kein Plättchen { $digit }; es gibt 1 bis 6, gedreht 7 bis C.
why-map-tile-twice = Plättchen { $tile } kommt zweimal vor.
why-map-off = Zeile { $row }, Spalte { $column } liegt nicht auf der Karte.
why-map-structure-twice = Auf { $hex } stehen zwei Strukturen.
why-map-mode = Die Karte { $code } hat die Strukturen des anderen Modus.
why-clues-number = Es müssen { $players } verschiedene Hinweise sein, einer für jeden.
why-clue-mode = Den Hinweis { $clue } gibt es in diesem Modus nicht.
why-clue-unknown = Es gibt keinen Hinweis { $key }. Es gibt: { $choices }
why-clues-habitats = Die Hinweise müssen ein Feld übrig lassen; diese lassen { $count }.
why-hint-false = Dieser Tipp stimmt für die Hinweise im Spiel nicht.
why-no-puzzle = Es fand sich kein Rätsel für { $players }, bei dem der erste Blick so wenig verrät (höchstens { $share } % für ein Feld). Erlaube einen größeren Anteil.
why-usage-players = Sag, wie viele mitspielen: --players 3, 4 oder 5
why-usage-check = Um ein Rätsel zu prüfen, gib --map und --clues an und sonst nichts.
why-usage-json = --json gehört zu --map und --clues.
why-usage-share = Ein Anteil ist eine Zahl von 1 bis 100, nicht { $share }.

because-honest = es ist die Wahrheit
because-dishonest = es wäre gelogen
because-whim = ist eine von mehreren gleich guten Möglichkeiten
because-splits-clues = von den Hinweisen, die { $seat } haben kann, sagen hier { $yes } ja und { $no } nein
because-risks-cube = kostet dich zu { $percent } % einen Würfel
because-may-be-habitat = ist zu { $percent } % das Habitat
because-clue-forbids-search = dein eigener Hinweis schließt { $hex } aus
because-disc-tells = die Scheibe verrät den anderen etwas über deinen Hinweis
because-piece-tells = der Stein verrät den anderen etwas über deinen Hinweis
because-closes-hex = es schließt { $hex } für alle
because-goes-on = die Jagd läuft auch ohne ihn gut
because-tells-least = es verrät am wenigsten über deinen Hinweis
because-discs-lie = dort liegen schon Scheiben von anderen: { $count }
because-overlooks = an { $hex } denkst du gerade nicht

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
companion-pass = Spieler { $number }: Nimm das Gerät, niemand sonst schaut her. Drücke Enter.
companion-clue = Dein Hinweis: { $clue }
companion-hide = Drücke Enter, um ihn zu verbergen.
companion-menu = hinweis 1 … { $players } (noch einmal), karte, tipp, habitat, ende; für eure Notizen würfel 1 C4, scheibe 2 D5, berichtige 1 C4:
notes-title = Notizen
notes-whose = Wessen Stein?
notes-what = Tippe ein Feld an für
notes-correct = eine Berichtigung
notes-left = Noch möglich als Habitat: { $hexes }
notes-clues = { $name }: { $count ->
    [one] ein Hinweis ist möglich
   *[other] { $count } Hinweise sind möglich
  }
notes-together = Nutzen, dass alle Hinweise zusammen ein Feld lassen
notes-hint = Tipp
notes-own = Mein eigener Hinweis
notes-cover = Meinen Hinweis zudecken
notes-own-which = Mein Hinweis (er bleibt auf diesem Gerät; solange er offen liegt, zeigt die Karte nur, was zu ihm passt)
companion-word-map = karte
companion-word-correct = berichtige
companion-note-usage = Schreib die Nummer des Spielers und ein Feld, etwa: würfel 1 C4
companion-left = Noch möglich als Habitat (?): { $hexes } Felder. Hinweise, die jeder noch haben kann: { $clues }
companion-agree = Der Tipp braucht die Zustimmung von { $needed } Spielern. Tippt ja, wenn ihr zustimmt:
companion-sure = Habitat und alle Hinweise zeigen? Das beendet das Spiel. Tippt ja:
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

notebook-head = Nach Zug { $ply }, was { $seat } wissen könnte: { $tuples ->
    [one] eine Möglichkeit
   *[other] { $tuples } Möglichkeiten
  }, die Hinweise zu verteilen
notebook-gallery = Zuschauer
notebook-errors = Mindestens { $count } Steine müssen falsch liegen.
notebook-hexes = Felder, die das Habitat sein können: { $hexes }
notebook-clues = { $seat }, mögliche Hinweise: { $count }

level-kitten = Lernt mit dir: vergisst die Hälfte der Antworten, sieht sich in einem Zug nur ein Viertel der Karte an und sucht erst, wenn es fast sicher ist.
level-tabby = Führt für jeden eine Liste, vergisst aber jede fünfte Antwort, sieht sich in einem Zug nur ein Drittel der Karte an und sucht erst bei ziemlicher Sicherheit.
level-lynx = Vergisst nichts und fragt, was die Hinweise am besten teilt, übersieht aber in einem Zug zwei von fünf Feldern.
level-tiger = Vergisst nichts, sieht die ganze Karte und fragt, was die Hinweise am besten teilt. Sucht erst, wenn alle zweimal am Zug waren.
level-exact = Ein Rechner, kein Gegner: nutzt sogar, was der Aufbau verrät, und kennt das Habitat oft, bevor du am Zug warst.
strength-tiger = sehr stark
strength-exact = viel zu stark
bot-exact = Löser

terrain-forest = Wald
terrain-desert = Wüste
terrain-water = Wasser
terrain-swamp = Sumpf
terrain-mountain = Gebirge
animal-bear = Bärenterritorium
animal-cougar = Pumaterritorium
map-name = Karte
map-legend = Was ist was?
map-cube = Würfel: Der Hinweis des Besitzers gilt hier nicht; das Feld ist zu
map-disc = Scheibe: Der Hinweis des Besitzers gilt hier
map-pawn = Spielfigur: Hier fragt oder sucht jemand
map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Ganze Karte
hex-is = { $hex }: { $land }.
hex-own-yes = Dein Hinweis erlaubt es.
hex-own-no = Dein Hinweis schließt es aus.
hex-cube = { $seat }: Würfel, hier kann es nicht sein.
hex-disc = { $seat }: Scheibe, hier könnte es sein.
hex-unfit = { $seat }: passt nicht.
hex-pawn = Die Spielfigur steht hier.
hex-habitat = Hier ist das Habitat.
hex-candidate = Von dir als möglich markiert.
hex-excluded = Von dir als unmöglich markiert.
hex-note = Deine Notiz: { $text }
menu-close = Schließen
do-ask = { $seat } nach { $hex } fragen
do-ask-player = { $seat } fragen
do-search = Auf { $hex } suchen
do-search-here = Hier suchen
do-cube = Würfel auf { $hex } legen
do-disc = Scheibe auf { $hex } legen
do-correct = Deinen Stein auf { $hex } berichtigen
do-answer-disc = Scheibe: Hier könnte es sein
do-answer-cube = Würfel: Hier kann es nicht sein
do-agree = Ich möchte den Tipp
do-withdraw = Doch keinen Tipp
group-ask = { $seat } fragen
group-search = Suchen
group-cube = Einen Würfel legen
group-disc = Eine Scheibe legen
group-correct = Einen Stein berichtigen
group-other = Andere Züge
votes = Stimmen für den Tipp
votes-count = Tipp: { $count } von { $needed } Stimmen
clue-yours = Dein Hinweis
clue-show = Meinen Hinweis zeigen
clue-hide = Meinen Hinweis verdecken
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
pick-hex = Tippe auf ein Feld: Dann siehst du, was du dort tun kannst.
notebook-open = Notizbuch
notebook-end = Hinweise
clues-left = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
  }
notebook-table = Wer welchen Hinweis haben kann
notebook-clue = Hinweis
notebook-pieces-of = Die Steine von { $seat } zeigen
notebook-where = Wo würde das gelten? { $clue }
cell-left = { $seat } kann ihn haben. { $clue }
cell-struck = { $seat }: gestrichen. { $clue }
against-cube = Ein Würfel auf { $hex } spricht dagegen.
against-disc = Eine Scheibe auf { $hex } spricht dagegen.
against-hint = Der Tipp spricht dagegen.
against-own = Es ist dein eigener Hinweis.
kind-is-0 = In einer von zwei Landschaften
kind-is-1 = Höchstens ein Feld entfernt von …
kind-is-2 = Höchstens zwei Felder entfernt von …
kind-is-3 = Höchstens drei Felder entfernt von …
kind-not-0 = Weder im einen noch im anderen
kind-not-1 = Weiter als ein Feld entfernt von …
kind-not-2 = Weiter als zwei Felder entfernt von …
kind-not-3 = Weiter als drei Felder entfernt von …
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
companion-what = Wir machen ein Rätsel oder nehmen eine Karte, zeigen euch den Aufbau und geben allen auf diesem Gerät einen Hinweis. Die Steine legt ihr selbst.
companion-players = Spieler
companion-begin = Aufbauen
companion-built = Die Karte liegt: Hinweise verteilen
companion-back = Zurück
companion-player = Spieler { $number }
companion-look-away = Nimm das Gerät. Alle anderen schauen weg.
companion-show = Ich bin Spieler { $number }: Zeig meinen Hinweis
companion-next = Verdecken und weitergeben
companion-cover = Verdecken
companion-good-hunt = Gute Jagd!
companion-clue-again = Hinweis von Spieler { $number }
companion-map = Die Karte
companion-hint = Der Tipp
companion-reveal = Das Habitat und alle Hinweise
companion-again = Neuer Aufbau
companion-hint-sure = Der Tipp braucht die Zustimmung von { $needed } Spielern. Stimmen sie zu?
companion-habitat-sure = Habitat und alle Hinweise zeigen? Das beendet das Spiel.
companion-again-sure = Dieses Spiel vergessen und neu aufbauen?
companion-yes = Ja
companion-no = Nein

lesson-welcome = Irgendwo auf dieser Karte lebt eine Kreatur, die noch niemand gesehen hat. Ihr Habitat ist ein einziges Feld. Alle haben einen Hinweis, und nur ein Feld passt zu allen dreien. Finde es zuerst!
lesson-clue = Das ist dein Hinweis; niemand sonst kennt ihn. Tippe darauf, um ihn zu verdecken, wenn dir jemand über die Schulter schaut.
lesson-where = Wo gilt er? Tippe auf das Auge neben deinem Hinweis: Die passenden Felder leuchten, alle anderen verblassen.
lesson-cube = Dein Würfel sagt: „Hier gilt mein Hinweis nicht“, und er schließt das Feld. Alle beginnen mit zweien. Wähle ein blasses Feld und lege deinen: Die anderen lernen daraus, also nimm eines, das wenig verrät.
lesson-cube-again = Auch die anderen haben Würfel gelegt. Jeder verrät etwas über den Hinweis seines Besitzers. Lege nun deinen zweiten.
lesson-read = Jetzt bist du am Zug. Sieh dich um: Tippe auf ein Feld, und du liest, was dort ist und was dort geschah. Nach geschlossenen Feldern kann niemand fragen.
lesson-ask = In einem Zug fragst du oder du suchst. Zum Fragen wähle ein Feld und dann jemanden, der ehrlich antworten muss: Scheibe für „könnte hier sein“, Würfel für „kann nicht hier sein“. Frage links von dir nach einem leuchtenden Feld.
lesson-owe = Ein Würfel! Das Feld scheidet aus, und das kostet dich etwas: Wer einen Würfel verursacht, legt selbst einen. Wähle ein Feld, auf dem dein Hinweis nicht gilt.
lesson-disc = Inzwischen haben die anderen gefragt. Eine Scheibe sagt: „Mein Hinweis gilt hier.“ Das Habitat muss zu allen passen, also sind Felder mit vielen Scheiben heiß.
lesson-notebook = Dein Notizbuch hat eine Spalte für alle anderen und eine Zeile für jeden Hinweis. Lass es Buch führen: Setze das Häkchen, und was ein Stein widerlegt, wird gestrichen.
lesson-strike = Die Zahlen oben sagen, wie viele Hinweise jeweils noch möglich sind. Ein Kreis, auf den du tippst, wird von Hand gestrichen. Tippe auf einen Hinweis, den jemand haben könnte: Die Karte zeigt, wo er gelten würde.
lesson-left = Und nun alles auf einmal: Lass das Notizbuch die Felder zeigen, die nach allen übrigen Hinweisen noch möglich sind.
lesson-ask-again = Frage nach einem der leuchtenden Felder. Eine gute Frage teilt, was übrig ist: Ja und Nein sollten beide möglich sein. Ein Nein kostet dich einen Würfel, darum im Zweifel lieber ein wahrscheinliches Ja.
lesson-search = Wenn du das Habitat zu kennen glaubst, suche: Wähle ein Feld, das zu dir passt, und dann „Hier suchen“. Du legst eine Scheibe, dann antworten die anderen nacheinander. Legt niemand einen Würfel, gewinnst du; sonst endet die Suche, und du schuldest einen Würfel.
lesson-hunt = Nun weißt du alles. Jage weiter, bis jemand das Habitat findet! Genug Stimmen bringen einmal im Spiel einen Tipp.
lesson-end = Das war die Jagd. Alle Hinweise liegen offen: Tippe auf einen und sieh, wo er galt.
statistic-turns = Züge bis zum Sieg
statistic-failed-searches = Erfolglose Suchen
statistic-acted = Eigene Züge
statistic-length = Züge der ganzen Jagd
statistic-everybody = Jagden, in denen jeder am Zug war, in %

review-own = Wer hätte wann was wissen können?
hindsight-known = { $name } hätte das Habitat nach Zug { $ply } kennen können.
hindsight-at-once = { $name } hätte das Habitat von Anfang an kennen können.
hindsight-never = { $count ->
    [one] { $name } konnte es nicht kennen: Am Ende war nur ein falsches Feld übrig.
   *[other] { $name } konnte es nicht kennen: Am Ende waren noch { $count } Felder möglich.
  }
hindsight-show = Zeigen
hindsight-chart = Wie viele Felder jede Sicht für das Habitat übrig ließ; ein Druck auf das Bild zeigt den Augenblick auf der Karte.
hindsight-table = Dasselbe in Zahlen
hindsight-move = Zug
hindsight-at = Nach Zug { $ply }
hindsight-gallery = Zuschauer
outcome-found = hat das Habitat auf { $hex } gefunden
outcome-missed = war noch auf der Suche

course-turns = Würfel und Scheiben auf der Karte, Zug für Zug
best-found = { $number ->
    [0] ohne eine Frage
    [one] nach einer Frage
   *[other] nach { $number } Fragen
  }
best-asked = { $number ->
    [0] kam nicht zum Fragen
    [one] hat einmal gefragt, und es war ein Würfel
   *[other] hat { $number }-mal gefragt, und immer war es ein Würfel
  }
best-disc = beste Frage: { $other } zu { $hex } – eine Scheibe

summary =
    Ziel: das eine Feld finden, auf dem alle Hinweise zutreffen.
    Frag in deinem Zug jemanden nach einem Feld: Eine Scheibe heißt, der Hinweis erlaubt es, ein Würfel, dass nicht.
    Ein Würfel als Antwort kostet dich einen eigenen, irgendwo, wo dein Hinweis nicht zutrifft.
    Oder durchsuch ein Feld, das zu deinem Hinweis passt: Leg eine Scheibe, und die anderen antworten reihum. Der erste Würfel hält dich auf; kommt keiner, hast du gewonnen.
    Ein Würfel schließt sein Feld für immer.

picture-CR-01 = Eine ganze Karte: sechs Teile, fünf Landschaften, Reviere von Bären und Pumas, Steine und Hütten.
picture-CR-06 = Markiert ist alles bis zu zwei Schritte vom Feld in der Mitte.
picture-CR-11 = Scheiben heißen ja; ein Würfel heißt nein und schließt sein Feld.
picture-CR-15 = Die fünf Landschaften: Wald, Wüste, Wasser, Sumpf, Gebirge.
picture-CR-20 = Die Jagd beginnt mit Würfeln: Alle zeigen, wo das Habitat nicht ist.
picture-CR-22 = Die Figur steht auf dem Feld, nach dem gefragt oder auf dem gesucht wird.
picture-CR-34 = Ein Stein, der falsch lag, wird berichtigt.
picture-CR-37 = Der Tipp sagt, welche Arten von Hinweisen niemand hat.
picture-CR-R1 = Würfel und Scheiben tragen das Zeichen ihrer Besitzer.
