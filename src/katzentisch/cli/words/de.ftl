pick-game = Nummer oder Name (Enter für 1):
pick-players = Wie viele spielen mit, { $least } bis { $most } (Enter für { $middle })?
games-bots = Bots: { $bots }
pick-option = Nummer (Enter für { $number }):
pick-bots = Wer spielt gegen dich: { $choices } oder der Name eines Menschen (mehrere mit Komma; Enter für { $default })?
menu-help = zurück oder < : vorige Frage · ende: aufhören
menu-first = Das ist die erste Frage.
enter-board = Enter zeigt den Spielplan wieder.
list-more = … { $count ->
        [one] 1 weiterer
       *[other] { $count } weitere
    }: { $list }
list-more-short = … { $count }: { $list }
list-more-number = … +{ $count }
why-extra-missing = Dafür fehlt die Erweiterung „{ $extra }“: { $command }
why-weigh-what = Welcher Zug? Zum Beispiel: warum { $moves }
prompt = Dein Zug, { $name }
prompt-also = Auch an diesem Bildschirm: { $names }. Mit @ und einem Namen gibst du ihn weiter, wenn jemand etwas tun oder nachsehen will.
command-hint = tipp
command-show = zeige
command-list = liste
command-why = warum
command-undo = zurück
command-rules = regeln
command-help = hilfe
command-record = aufzeichnung
command-log = verlauf
command-quit = ende
pass-on = Gib den Bildschirm an { $name } weiter. Alle anderen schauen weg! Enter, wenn es losgehen kann.
watch-paused = Pause. Weiter mit Enter.
command-back = zurück
command-restart = neu
dialogue-more = zurück nimmt die letzte Antwort zurück, neu löscht alle Antworten, ende hört auf und speichert, hilfe erklärt.
dialogue-help =
    Gib eine Antwort ein; wo Enter allein genügt, sagt die Frage. Tab ergänzt.
    zurück    die letzte Antwort zurücknehmen
    neu       alle Antworten löschen und von vorn beginnen
    ende      aufhören; derselbe Befehl macht hier weiter
dialogue-resumed = Weiter nach { $count ->
    [one] einer Antwort, gespeichert in { $path }.
   *[other] { $count } Antworten, gespeichert in { $path }.
  }
dialogue-kept = Deine Antworten sind gespeichert in { $path }; derselbe Befehl macht dort weiter.
verified = { $path }: eine gültige Aufzeichnung von { $game }. { $plies ->
    [one] Ein Zug
   *[other] { $plies } Züge
  }, { $state }.
verified-over = zu Ende, Ergebnis { $result }
verified-open = läuft noch
verified-sealed = Das Siegel ist unversehrt.
verified-unsealed = Sie hat kein Siegel, kann also von Hand geschrieben oder gekürzt sein.
verified-seed = Fingerabdruck des Startwerts: { $hash }
verified-many = { $path }: { $records ->
    [one] eine gültige Aufzeichnung
   *[other] { $records } gültige Aufzeichnungen
  }, { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
  }. Unbeendet: { $unfinished }. Ohne Siegel: { $unsealed }.
laws-hold = { $game }, { $players } Spieler, { $options }: Alle Gesetze gelten ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
  })
laws-break = Diese Aufzeichnung bricht ein Gesetz:
admin-table = { $code }  { $opened }  { $game }: { $names }, Partien: { $matches }
admin-wrote = { $path } geschrieben.
admin-opened = Tisch { $code } eröffnet.
admin-deleted = Tisch { $code } gelöscht.
admin-forgot = { $tables ->
    [one] Gelöscht, an einem Tisch.
   *[other] Gelöscht, an { $tables } Tischen.
}
admin-key = Link zur Serververwaltung (an die Adresse des Servers anhängen): { $path }
admin-count = { $what }: { $number }
admin-person = { $guest }  { $name }, Tische: { $tables }
admin-ban = { $id }  { $name }  { $whom }
admin-done = Erledigt.
admin-would-forget = Würde { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} und { $guests ->
    [one] einen Gast
   *[other] { $guests } Gäste
} löschen: { $codes }
admin-has-forgotten = Gelöscht: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} und { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}: { $codes }
site-about = Vier Brettspiele in deinem Browser, gegen Bots oder zu mehreren an einem Gerät: Cat in the Box, 5211, Die Insel der Katzen und Cryptid. Keine Daten gehen irgendwohin, und es funktioniert offline.
site-made = { $path } ist geschrieben: Kopiere es auf einen beliebigen statischen Webserver. Der erste Besuch lädt { $megabytes } MB.
why-site-no-deno = Die Laufzeit wird mit Deno aus der npm-Registry geladen, und Deno ist nicht installiert: Führe „make setup“ aus oder nimm „deno“ in den Pfad auf.
why-site-unfetched = Ein festgelegter Teil der Seite ließ sich nicht herunterladen: { $name }
why-site-none = In { $path } liegt keine Seite: Lege sie zuerst mit „katzentisch site { $path }“ an.
why-many-records = { $path } enthält { $records } Partien. Wähle eine: --match 1 bis --match { $records }
why-file-exists = { $path } gibt es schon.
why-folder-name = { $name } kann kein Spiel heißen: Kleinbuchstaben, Ziffern und _, am Anfang ein Buchstabe.
why-folder-keyword = { $name } kann kein Spiel heißen: Es ist ein Schlüsselwort von Python.
why-folder-module = { $name } kann kein Spiel heißen: Python hat schon ein Modul { $name }.
why-backup-sqlite = So lassen sich nur SQLite-Datenbanken kopieren; für PostgreSQL nimm pg_dump.
why-workers-need-bus = Mehrere Prozesse brauchen eine gemeinsame Datenbank: --store postgresql://…
why-port = Port { $port } kann nicht benutzt werden: { $problem }
why-store-missing = In { $store } ist nichts gespeichert. Prüfe --store; nur "katzentisch serve" legt einen neuen Speicher an.
why-port-range = { $port } ist kein Port: erlaubt sind 0 bis { $most }.
why-port-taken = Port { $port } ist schon belegt.
why-listen-host = Dieser Rechner kann { $host } (--host) nicht annehmen: { $problem }
pick-count = Nenne einen für alle { $others } Plätze oder genau { $others }, durch Kommas getrennt.
arena-plays = Es wird gespielt
arena-resumed = Weiter nach { $games } schon gespielten Partien.
arena-headline = { $game }, Plätze: { $seats }, Optionen: { $options }, Startwert { $seed }: { $games } Partien, { $deals } vollständige Verteilungen in je { $seatings } Sitzordnungen
arena-open = { $games } Partien gehören zu Verteilungen, die noch nicht in allen Sitzordnungen gespielt sind; sie zählen nicht.
arena-player = Spieler
arena-short-name = { $name } ist { $player }
arena-games = Partien × Plätze
arena-wins = Gewonnene Partien
arena-chance = Zufall
arena-clear = Klar besser
arena-yes = ja
arena-no = nein
arena-unsure = (noch nicht sicher)
arena-points = Punkte
arena-ranks = 1. / 2. / … in %
arena-rating = Wertung
arena-moves = Züge mit Wahl
arena-median = Zeit, Median
arena-p99 = Zeit, 99 %
arena-longest = Zeit, längste
arena-late = Mehr als 20 % über dem Budget
arena-failures = Ausfälle
arena-trouble = { $name }: { $how } in Verteilung { $deal }, Sitzordnung { $seating }: { $detail }
arena-duel = { $first } liegt in { $above } der Fälle vor { $second }; Vorsprung in Punkten: { $lead }; p { $p }
arena-stop-high = Entschieden: { $name } gewinnt { $high } oder mehr, nicht { $low } (Quotient { $ratio }, Schranke { $bound }).
arena-stop-low = Entschieden: { $name } gewinnt { $low } oder weniger, nicht { $high } (Quotient { $ratio }, Schranke −{ $bound }).
arena-stop-open = Noch offen, ob { $name } { $low } oder { $high } gewinnt (Quotient { $ratio }, Schranken ±{ $bound }).
arena-kept = Gespeichert: { $path }
arena-broken-off = Abgebrochen. Derselbe Befehl macht hier weiter.
arena-unrecorded = Ohne Aufzeichnung: { $games } früher gespielte Partien. Spieler mit Zeitbudget und manche externen Programme würden beim zweiten Mal anders spielen.
dataset-made = { $path }: { $games } Partien, { $moves } Züge.
why-dataset-game = Der Datensatz enthält { $name } nicht, nur { $choices }.
why-arena-nobody = Es gibt keine Spieler: Nenne welche mit --players oder --external.
why-arena-player = „{ $text }“ ist kein Spieler: Schreib search:1s, search(1s), heuristic, learned:DATEI, open(search:200) oder ext:BEFEHL.
why-arena-no-program = Das Programm zu „{ $command }“ wurde nicht gefunden.
why-net-game = { $game } hat keinen Bot, der nach einem Netz spielt.
why-net-other = Das Netz { $path } wurde für { $game } zu { $players } trainiert (Regeln { $version }); hier wird { $here_game } zu { $here_players } gespielt (Regeln { $here_version }).
why-net-bad = { $path } ist kein Netz von train.py, oder die Datei ist beschädigt: { $problem }
why-arena-open-blind = { $kind } zieht keine verdeckten Karten; offene Karten würden nichts ändern.
why-arena-seats = { $players } Spieler können { $seats } Plätze nicht besetzen.
why-arena-folder = In { $path } lässt sich nichts speichern: { $problem }
why-arena-other-contest = { $path } enthält die Ergebnisse eines anderen Wettkampfs.
why-arena-stop = „{ $text }“ ist kein Paar von Gewinnanteilen: Schreib den kleineren zuerst, etwa 0.5:0.6.
arena-title = Arena: { $game }
arena-thinking = Bedenkzeit
arena-plot-wins = Gewonnene Partien (gepunktet: durch Zufall; rot: klar besser)
arena-plot-curve = Gewonnene Partien nach Zahl der Verteilungen
arena-duels = Direkter Vergleich, Verteilung für Verteilung
arena-first = Erster
arena-second = Zweiter
arena-above = Erster liegt vor Zweitem
arena-ahead = Vorsprung in Punkten
arena-explained = Jede Verteilung wird in allen Sitzordnungen gespielt; sie ist die Einheit jedes Intervalls (95 %) und von p, der Wahrscheinlichkeit, dass bloßes Glück zwei Spieler so deutlich trennt. Ein geteilter Sieg zählt anteilig. Klar besser: über dem Zufall um mindestens ein Drittel dessen, was noch zu gewinnen ist. Wer ausfällt, ist in dieser Partie Letzter, und ihre Punkte zählen nicht.
arena-seats = Plätze
arena-against = Gegen
arena-rating-gap = Wertungsabstand
ladder-title = Die Leiter
ladder-about = Jede Stufe gegen die nächstniedrigere und gegen die Vergleichsspieler, ein Herausforderer gegen lauter gleiche Gegner, gemessen in der Arena (docs/arena.md): jede Verteilung in allen Sitzordnungen, 95-%-Intervalle. Klar besser heißt: über dem Zufall um mindestens ein Drittel dessen, was noch zu gewinnen ist. Solo gibt es keinen Gegner: Dort steht der Anteil gewonnener Partien. Der Befehl über jedem Abschnitt schreibt ihn.
ladder-before = Vorher
ladder-of = { $share } von { $games }
ladder-commands = Befehle zu jeder Zeile
why-arena-cluster = Unter { $address } gibt es keinen Cluster: { $problem }
arena-played = Partien
arena-failed = Partien, die durch einen Ausfall endeten: { $games }. Die ersten davon:
arena-failed-of = Partien, die durch einen Ausfall endeten: { $failed } von { $games }. Eine Zeile mit Ausfällen zählt nicht. Der erste davon:
did-you-mean = Meintest du { $choice }?
why-usage = { $text }.
why-usage-missing = Es fehlt: { $text }.
why-usage-no-value = { $switch } braucht einen Wert.
why-usage-number = { $switch }: „{ $text }“ ist keine Zahl.
why-usage-positive = { $switch }: „{ $text }“ ist keine Zahl ab 1.
why-usage-both = { $switch } und { $second } gehen nicht zusammen.
why-usage-unexpected = „{ $text }“ gehört nicht hierher.
why-usage-unknown = „{ $text }“ ist unbekannt.
why-usage-choice = „{ $text }“ ist unbekannt. Zur Auswahl: { $choices }.
why-usage-which-game = Nenne ein Spiel: { $choices }.
why-usage-needs-keyboard = Ohne Terminal kann niemand gefragt werden. Gib eine Datei an: { $command }.
why-usage-only-for = { $command } gibt es nur für { $choices }.
see-help = Hilfe: { $command }
config-file = Einstellungen aus { $path }:
config-none = Es gibt noch keine Konfigurationsdatei; sie läge unter { $path }. Es gilt:
config-example = Zum Beispiel:
why-config = Die Konfigurationsdatei { $path } lässt sich nicht verwenden: { $problem }
why-json-needs-file = --json braucht einen Bogen in einer Datei: companion SPIEL BOGEN.json --json
overview = Katzentisch: Brettspiele spielen und untersuchen, mit Menschen und Bots.
overview-play = Spielen
overview-play-terminal = ein Spiel wählen und hier im Terminal spielen
overview-resume = die letzte Partie fortsetzen
overview-serve = im Browser spielen, auch mit Freunden auf eigenen Geräten
overview-games = alle Spiele und ihre Optionen
overview-rules = die Regeln eines Spiels lesen
overview-box = Mit der Schachtel auf dem Tisch
overview-companion = Punkte zählen; auch cat_in_the_box und 5211
overview-cryptid = ein Rätsel aufbauen und die Hinweise verteilen
overview-enter = eine gespielte Partie als Aufzeichnung speichern
overview-study = Zuschauen, messen, selbst schreiben
overview-watch = Bots beim Spielen zuschauen
overview-arena = Bots viele Partien gegeneinander spielen lassen
overview-new-game = ein eigenes Spiel beginnen
overview-more = Mehr
overview-help = alle Befehle
overview-help-command = ein Befehl mit Schaltern und Beispielen
progress-laws = Gesetze werden geprüft
bench-engines = Die Engines werden gemessen
bench-sources = Die Quelltexte werden gemessen
bench-records = Lange Partien werden nachgespielt
bench-search = Die Suche wird gemessen
bench-c = Dasselbe in C
bench-own = Eigene Werte der Spiele
bench-vectors = Viele Partien zugleich
bench-peers = Andere Frameworks werden gemessen
site-fetch = Python für Browser wird geholt
site-compress = Es wird gepackt
site-library = Seine Bibliothek wird übersetzt
site-engines = Die Engines werden übersetzt
site-write = Die Seiten werden geschrieben
how-crashed = abgestürzt
how-illegal = keine erlaubte Antwort
how-late = keine Antwort in der Zeit
how-died = sein Prozess ist abgestürzt
how-endless = die Partie endet nie
