welcome = Katzentisch: Welches Spiel?
pick-game = Nummer oder Name (Enter für 1):
pick-players = Zu wievielt, { $least } bis { $most } (Enter für { $most })?
pick-bots = Wer spielt gegen dich: { $choices } oder ein Name (mehrere mit Komma; Enter für { $default })?
minutes = etwa { $minutes } Minuten, { $least }–{ $most } Spieler
no-choice = Das steht nicht zur Wahl.
started = { $game }: { $names }. Der Mitschrieb liegt in { $path }.
resumed = Weiter mit { $game } bei Zug { $ply }: { $path }.
seed-shown = Der Fingerabdruck des Zufalls ist { $hash }.
legal = Du kannst spielen
more = Nummer, Zug oder: tipp, zurück, regeln, hilfe, ende
prompt = Dein Zug, { $name }
prompt-also = Außer der Reihe: { $names }. Mit @ und dem Namen gibst du den Bildschirm ab.
help = 
    Gib die Nummer eines Zugs ein oder den Zug selbst.
    tipp       was ein Bot täte, und warum
    zeige ZUG  wie es danach aussähe, wenn das Spiel es zeigen kann
    zurück     den letzten Zug zurücknehmen
    regeln     die Regeln; regeln und eine Nummer für eine davon
    mitschrieb wo der Mitschrieb dieser Partie liegt
    @NAME      den Bildschirm abgeben: zum Handeln außer der Reihe oder Zurücknehmen
    ende       hier aufhören; der Mitschrieb bleibt
too-many = { $number } Züge sind möglich. Schreibe einen, etwa „{ $move }“; mit „zeige“ davor siehst du ihn vorher.
no-preview = Dazu gibt es nichts zu zeigen.
command-hint = tipp
command-show = zeige
command-undo = zurück
command-rules = regeln
command-help = hilfe
command-record = mitschrieb
command-quit = ende
hint-says = { $move }, denn:
hint-plain = { $move }
pass-on = Gib den Bildschirm an { $name }. Alle anderen schauen weg! Enter, wenn es losgehen kann.
final = Endstand
place = { $rank }. { $seat }: { $points }
place-shared = { $rank }. { $seat }: { $points } (geteilt)
saved = Der Mitschrieb bleibt: { $path }. Weiter geht es mit: { $command } play --resume { $path }
kept = Der Mitschrieb der Partie: { $path }
nothing-saved = Es hatte noch nichts begonnen, nichts geht verloren.
no-unfinished = Es gibt keine angefangene Partie.
finished-already = Diese Partie ist zu Ende. Ansehen: { $command } replay { $path }

replay-head = { $game }, { $names }, Zug { $ply } von { $plies }
verified = { $path }: ein gültiger Mitschrieb von { $game }. { $plies } Züge, { $state }.
verified-over = zu Ende, Ergebnis { $result }
verified-open = noch im Gange
verified-sealed = Das Siegel ist unversehrt.
verified-unsealed = Er trägt kein Siegel, kann also von Hand geschrieben oder gekürzt sein.
verified-seed = Fingerabdruck des Zufalls: { $hash }

laws-hold = { $game }, { $players } Spieler, { $options }: Alle Gesetze gelten ({ $games } gespielt)
laws-break = Dieser Mitschrieb bricht ein Gesetz:
made = { $path } ist angelegt. Weiter mit docs/write-a-game.md oder gleich: { $next }

serving = Gespielt wird unter { $address }, aufgehoben in { $store }. Strg-C beendet es.
admin-table = { $code }  { $opened }  { $game }: { $names }, Partien: { $matches }
admin-wrote = { $path } geschrieben.
admin-opened = Tisch { $code } eröffnet.
admin-deleted = Der Tisch { $code } ist fort.
admin-forgot = Gelöste Verbindungen: { $ties }.
page-title = Katzentisch
page-games = Ein Spieltisch für { $titles }.
page-table = Du bist an den Tisch { $code } eingeladen.
page-api = Eine Seite zum Spielen gibt es noch nicht: Programme setzen sich über HTTP und WebSocket, beschrieben unter /schema/openapi.json; für Menschen gibt es das Terminal mit "katzentisch play".

error = Fehler: { $text }
error-line = Zeile { $line }: { $text }

event-took-back = { $seat } nimmt einen Zug zurück.
event-back-to = Der Tisch geht zurück zu Zug { $ply }.

why-not-now = Das geht jetzt nicht.
why-over = Das Spiel ist zu Ende.
why-no-seat = Einen Platz { $seat } gibt es hier nicht.
why-no-move = Diesen Zug gibt es nicht.
why-not-your-turn = Du bist nicht an der Reihe, sondern { $seat }.
why-notation = „{ $text }“ ist kein Zug dieses Spiels.
why-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder du hast noch nicht gezogen.
why-others-went-on = Andere haben auf deinen Zug gebaut; er lässt sich nicht zurücknehmen.
why-no-ply = Einen Zug { $ply } gibt es nicht; die Partie hat { $most }.
why-players = Zu { $players } geht das nicht, nur zu { $least } bis { $most }.
why-option-unknown = Die Option { $option } gibt es hier nicht. Es gibt: { $choices }.
why-option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $choices }.
why-option-number = Die Option { $option } ist eine Zahl von { $least } bis { $most }, nicht { $value }.
why-game-unknown = Ein Spiel { $name } gibt es nicht. Es gibt: { $choices }.
why-bot-unknown = Wer ist { $kind }? Es gibt: { $choices }, oder den Namen eines Menschen.
why-name-twice = Zwei Menschen können nicht beide { $name } heißen.
why-budget = „{ $text }“ ist keine Bedenkzeit: eine Zeit wie 0.5s oder eine Zahl von Welten wie 200.
why-no-budget = Der Bot { $kind } braucht keine Bedenkzeit.
why-rule-unknown = Eine Regel { $id } gibt es nicht.
why-no-rules = Dieses Spiel bringt keine Regeln zum Lesen mit.
why-no-file = { $path } lässt sich nicht lesen: { $problem }
why-file-exists = { $path } gibt es schon.
why-folder-name = { $name } kann kein Spiel heißen: kleine Buchstaben, Ziffern und _, zuerst ein Buchstabe.
why-command-unknown = Das Spiel { $name } kennt kein { $command }.
why-seed = Der Zufallskeim ist ein Wort ohne Leerzeichen.
why-chance-unasked = Nach „{ $label }“ fragt dieses Spiel nicht.
why-chance-missing = Der Mitschrieb sagt nicht, was der Zufall bei „{ $label }“ tat, und hat keinen Zufallskeim.
why-chance-other-items = Was bei „{ $label }“ steht, ist nicht das, was in der Schachtel liegt.
why-chance-out-of-range = „{ $label }“ muss eine Zahl von 0 bis { $most } sein.
why-chance-notation = „{ $label }: { $text }“ ist nicht zu lesen.
why-record-first-line = Ein Mitschrieb beginnt mit „katzentisch 1“.
why-record-format = Mitschriebe des Formats { $format } sind hier unbekannt.
why-record-lacks = Die Zeile „{ $keyword } …“ fehlt.
why-record-cut = Der Mitschrieb ist abgeschnitten: Das Siegel fehlt.
why-record-seal = Das Siegel passt nicht: Der Mitschrieb wurde nachträglich geändert.
why-record-after-end = Nach dem Ende kann nichts mehr kommen: { $line }
why-record-twice = „{ $keyword }“ steht zweimal da.
why-record-late = „{ $keyword }“ muss vor dem ersten Zug stehen.
why-record-line = Diese Zeile ergibt keinen Sinn: { $line }
why-record-table-line = So etwas geschieht an keinem Tisch: { $line }
why-record-game = Das Spiel wird als Name/Version geschrieben: { $line }
why-record-players = Jemand hat keinen Namen oder einen, der nicht zwischen Kommas in eine Zeile passt.
why-record-option = Optionen werden als Name=Wert geschrieben: { $option }
why-record-seed = Der Zufallskeim ist ein einziges Wort.
why-record-result = Das Ergebnis { $line } passt nicht zu den Zügen.
why-record-version = Dieser Mitschrieb ist von { $game } Version { $version }; hier gibt es Version { $known }.
why-table-unknown = Es gibt keinen Tisch { $code }.
why-match-unknown = Diese Partie gibt es nicht.
why-no-match = An diesem Tisch hat noch keine Partie begonnen.
why-match-on = Eine Partie läuft; das muss warten, bis sie zu Ende ist.
why-seat-taken = Platz { $seat } ist besetzt.
why-seats-open = Es sind noch Plätze frei.
why-not-your-seat = Platz { $seat } gehört dir nicht.
why-not-host = Das dürfen nur Gastgeber und wer am Tisch sitzt.
why-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
why-chat-off = An diesem Tisch wird nicht geplaudert.
why-hints-off = An diesem Tisch gibt es keine Tipps.
why-stale = Die Partie ist seitdem weitergegangen; sieh noch einmal hin.
why-got-up = Du bist von diesem Platz aufgestanden, oder ein Bot spielt hier weiter; komm erst zurück.
why-not-away = Diesen Platz hat niemand verlassen, und seine Zeit ist nicht abgelaufen.
why-name-bad = Ein Name hat 1 bis 30 Zeichen, kein Komma und sieht nicht aus wie der eines Bots.
why-budget-limit = „{ $text }“ ist hier zu lange nachgedacht: höchstens { $seconds } s oder { $worlds } Welten.
why-too-fast = Zu viel auf einmal; warte ein wenig.
why-too-many-lines = Diese Partie hat schon zu viele Zeilen; sie kann nur noch zu Ende gespielt werden.
why-store-away = Das Aufgehobene ist gerade nicht erreichbar; versuche es noch einmal.
why-crowded = Im Augenblick ist kein Platz mehr.
why-hello-first = Die erste Nachricht, und nur die erste, muss „hello“ sein.
why-message-bad = Diese Nachricht ergibt keinen Sinn.
why-request-bad = Diese Anfrage ergibt keinen Sinn: { $problem }
why-origin = Seiten von anderswo dürfen das nicht.
why-backup-sqlite = So wird nur ein SQLite-Speicher kopiert; für PostgreSQL gibt es pg_dump.
why-workers-need-bus = Mehrere Prozesse brauchen einen gemeinsamen Speicher: --store postgresql://…
why-port = Port { $port } ist nicht zu haben: { $problem }
because-tried = ging in { $percent } % von { $worlds } erdachten Welten gut aus
pick-count = Nenne einen für alle { $others } Plätze oder genau { $others } mit Komma.
thinks = { $name } überlegt …
why-no-write = { $path } lässt sich nicht schreiben: { $problem }
why-resume-alone = Eine angefangene Partie bringt Spiel, Plätze, Optionen, Zufallskeim und Datei selbst mit: --resume steht allein.
why-seconds = Die Zeit für jede Messung muss größer als 0 Sekunden sein.
