welcome = Katzentisch: Welches Spiel?
pick-game = Nummer oder Name (Enter für 1):
pick-players = Zu wievielt spielt ihr, { $least } bis { $most } (Enter für { $middle })?
pick-bots = Wer spielt gegen dich: { $choices } oder ein Name (mehrere mit Komma; Enter für { $default })?
bot-kitten = Kätzchen
bot-tabby = Stubentiger
bot-lynx = Luchs
bot-tiger = Tiger
bot-heuristic = Faustregel
bot-learned = aus Erfahrung
bot-search = Suche
bot-random = Zufall
minutes = etwa { $minutes } Minuten, { $least }–{ $most } Spieler
no-choice = Das steht nicht zur Wahl.
started = { $game }: { $names }. Die Aufzeichnung liegt in { $path }.
resumed = Weiter mit { $game } bei Zug { $ply }: { $path }.
seed-shown = Der Fingerabdruck des Startwerts ist { $hash }.
legal = Du kannst spielen
more = eine Nummer aus der Liste, ein Zug oder: tipp, warum, zeige, zurück, regeln, liste, hilfe, ende
idle = eine Nummer, ein Zug (Tab bietet sie an) oder: liste, tipp, warum, zeige, regeln, zurück, hilfe, ende
for-example = Zum Beispiel: { $moves }
enter-board = Enter zeigt den Tisch wieder.
considers = Die Züge werden abgewogen …
rules-all = alle
rules-more = Jede Regel: regeln alle. Eine davon: regeln und ihre Nummer.
weighed-move = Für { $move } (+) und dagegen (–):
weighed-not = Zu { $move } ist nichts Besonderes zu sagen.
weighed-agreed = So würde es auch der Berater machen.
weighed-rather = Der Berater würde lieber: { $move }
why-extra-missing = Dafür fehlt die Erweiterung „{ $extra }“: { $command }
why-weigh-what = Warum welcher Zug? Zum Beispiel: warum { $moves }
more-nothing = für dich gibt es jetzt nichts zu tun; Enter gibt den Bildschirm zurück, oder: zurück, regeln, hilfe, ende
prompt = Dein Zug, { $name }
prompt-also = Auch an diesem Bildschirm: { $names }. Mit @ und dem Namen gibst du ihn ab, wenn jemand handeln oder nachsehen will.
help = 
    Gib die Nummer ein, die in der Liste vor einem Zug steht, oder den Zug selbst, die Wörter in beliebiger Folge.
    Eine Nummer vor einer Gruppe von Zügen (mit …) listet sie auf.
    Tab ergänzt, was du tippst, die Pfeiltasten holen Getipptes zurück, Enter allein zeigt den Tisch wieder.
    liste      alles, was du jetzt tun kannst
    tipp       was ein Bot täte, und warum
    warum ZUG  was für einen Zug spricht und was dagegen, oder warum er nicht geht
    zeige      alles, was es zu sehen gibt
    zeige ZUG  wie es danach aussähe, wenn das Spiel es zeigen kann
    zeige NAME was vor jemandem liegt, wenn das Spiel es zeigen kann
    zurück     den letzten Zug zurücknehmen
    regeln     die Regeln zu dem, was gerade ansteht; regeln alle, oder regeln und eine Nummer
    mitschrieb wo die Aufzeichnung dieser Partie liegt
    @NAME      den Bildschirm abgeben: zum Handeln außer der Reihe oder Zurücknehmen
    ende       hier aufhören; die Aufzeichnung bleibt
moves-group = { $start } … ({ $count } Züge, etwa: { $move })
group-rest = Der Rest genügt, zum Beispiel { $rest }; { $list } zeigt wieder alle Züge.
no-preview = Dazu gibt es nichts zu zeigen.
command-hint = tipp
command-show = zeige
command-list = liste
command-why = warum
command-undo = zurück
command-rules = regeln
command-help = hilfe
command-record = mitschrieb
command-quit = ende
hint-says = { $move }, denn:
hint-plain = Tipp: { $move }
pass-on = Gib den Bildschirm an { $name }. Alle anderen schauen weg! Enter, wenn es losgehen kann.
watch-paused = Angehalten; weiter mit Enter.
replay-ply = Zug { $ply } von { $plies }
replay-paused = Pause; Enter geht weiter, eine Zahl bis { $plies } führt zu diesem Zug, zurück einen zurück, ende hört auf:
command-back = zurück
why-pace = Das Tempo ist eine Zahl von 0 bis 60 Sekunden.
command-restart = neu
dialogue-more = zurück nimmt die letzte Antwort zurück, neu löscht alle, ende hört auf und behält sie, hilfe erklärt.
dialogue-help =
    Tipp eine Antwort; wo Enter allein genügt, sagt die Frage. Tab vervollständigt.
    zurück    die letzte Antwort zurücknehmen
    neu       alles vergessen und von vorn beginnen
    ende      aufhören; derselbe Befehl macht hier weiter
dialogue-resumed = Es geht weiter nach { $count ->
    [one] einer Antwort, die in { $path } aufgehoben war.
   *[other] { $count } Antworten, die in { $path } aufgehoben waren.
  }
dialogue-kept = Das Gesagte ist aufgehoben in { $path }; derselbe Befehl macht dort weiter.
evening-names = Wer hat gespielt? { $least } bis { $most } Namen mit Kommas, im Uhrzeigersinn:
evening-kept = Die Aufzeichnung: { $path }. Ansehen: { $command } replay { $path }
why-sheet-json = Das ist kein Bogen: { $problem }
why-sheet-key = Wer auf diesen Bogen schreiben will, braucht den Link zum Mitschreiben.
why-sheet-large = Der Bogen ist zu groß, um hier aufgehoben zu werden.
why-no-sheet = Diesen Bogen gibt es nicht mehr; Bögen, auf die niemand schreibt, bleiben 30 Tage.
why-sheet-numbers = „{ $text }“ passt nicht: { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
  } von 0 bis { $most }, mit Leerzeichen.
why-sheet-who = „{ $text }“ gibt es hier nicht; es gibt: { $choices }.
sheet-total-line = Summe
sheet-place = Platz
sheet-missing = Unbekannt bei { $name }: { $lines }. Das Ergebnis ist offen.
why-no-evening = Von { $game } kann man hier keinen Abend erzählen. Es gibt: { $choices }.
why-evening-choice = „{ $text }“ gehört nicht dazu: { $choices }.
final = Endstand
final-place = { $rank }. { $seat }: { $points }
final-place-shared = { $rank }. { $seat }: { $points } (geteilt)
saved = Die Aufzeichnung bleibt: { $path }. Weiter geht es mit: { $command } play --resume { $path }
kept =
    Partie ansehen: { $command } replay { $path } --watch
    Noch eine Partie: { $command } play { $same }
nothing-saved = Es hatte noch nichts begonnen, nichts geht verloren.
no-unfinished = Es gibt keine angefangene Partie.
finished-already = Diese Partie ist zu Ende. Ansehen: { $command } replay { $path }

replay-head = { $game }, { $names }, Zug { $ply } von { $plies }
verified = { $path }: eine gültige Aufzeichnung von { $game }. { $plies } Züge, { $state }.
verified-over = zu Ende, Ergebnis { $result }
verified-open = noch im Gange
verified-sealed = Das Siegel ist unversehrt.
verified-unsealed = Sie trägt kein Siegel, kann also von Hand geschrieben oder gekürzt sein.
verified-seed = Fingerabdruck des Startwerts: { $hash }
verified-many = { $path }: { $records } gültige Aufzeichnungen, { $plies } Züge. Nicht zu Ende gespielt: { $unfinished }. Ohne Siegel: { $unsealed }.

laws-hold = { $game }, { $players } Spieler, { $options }: Alle Gesetze gelten ({ $games } gespielt)
laws-break = Diese Aufzeichnung bricht ein Gesetz:
made = { $path } ist angelegt. Weiter mit docs/write-a-game.md oder gleich: { $next }

serving = Gespielt wird unter { $address }, aufgehoben in { $store }. Strg-C beendet es.
admin-table = { $code }  { $opened }  { $game }: { $names }, Partien: { $matches }
admin-wrote = { $path } geschrieben.
admin-opened = Tisch { $code } eröffnet.
admin-deleted = Der Tisch { $code } ist fort.
admin-forgot = { $tables ->
    [one] Vergessen, an einem Tisch.
   *[other] Vergessen, an { $tables } Tischen.
}
why-banned = Wer diesen Server betreibt, lässt dich nicht herein.
why-host-only = Das ist für alle, die den Server betreiben: Öffne zuerst den Link mit dem Schlüssel.
why-host-key = Das ist nicht der Schlüssel.
why-host-key-own = Der Schlüssel ist dein eigener; ändere ihn dort, wo du ihn gesetzt hast.
why-host-key-short = Ein Schlüssel braucht mindestens { $least } Zeichen.
why-forget-whom = Sag, wen: den Code eines Tisches und einen Platz, oder die Nummer einer Person.
why-ban-whom = Sperre eine Person oder eine Adresse, eins von beiden.
why-ban-unknown = Unter dieser Nummer ist niemand gesperrt.
host-link = Für dich als Betreiber: { $address }
host-link-how = Die Seite für den Betrieb dieses Servers: katzentisch admin --store { $store } key zeigt den Link.
admin-key = Der Link für den Betrieb, hinter der Adresse des Servers: { $path }
admin-count = { $what }: { $number }
admin-person = { $guest }  { $name }, Tische: { $tables }
admin-ban = { $id }  { $name }  { $whom }
admin-done = Erledigt.
admin-would-forget = Würde { $tables } Tische und { $guests } Gäste vergessen: { $codes }
admin-has-forgotten = { $tables } Tische und { $guests } Gäste sind vergessen: { $codes }
page-title = Katzentisch
preview-title = { $game }: { $names }
preview-points = { $name } { $points }
why-not-your-match = Nur wer an der Partie saß, kann ein Bild davon schicken.
why-still-bad = Das ist kein Bild, das hier aufgehoben werden kann.
page-script = Diese Seite braucht JavaScript. Dieselben Tische gibt es für Programme (siehe /schema/openapi.json) und im Terminal mit „katzentisch play“.
page-script-here = Diese Seite braucht JavaScript: Die Spiele laufen in deinem Browser.
page-too-old = Dieser Browser ist zu alt für das, was hier läuft: Die Spiele brauchen Module, Import-Maps und WebAssembly. Ein aktueller Firefox, Chrome, Edge oder Safari kann das.
site-about = Vier Brettspiele in deinem Browser, gegen Bots oder um einen Bildschirm: Cat in the Box, 5211, Die Insel der Katzen und Cryptid. Nichts wird verschickt, und es geht auch ohne Netz.
site-made = { $path } ist geschrieben: Leg es auf irgendeinen statischen Webserver. Wer dort zum ersten Mal spielt, lädt { $megabytes } MB.
why-site-no-deno = Die Laufzeit kommt mit Deno aus der npm-Registry, und Deno ist hier nicht installiert: "make setup" hilft, oder leg "deno" in den Pfad.
why-site-unfetched = Woraus die Seite besteht, lässt sich nicht so holen, wie es festgelegt ist: { $name }
why-site-none = In { $path } liegt keine Seite: Leg sie zuerst mit "katzentisch site { $path }" an.

decimal-mark = ,
error = Fehler: { $text }
error-line = Zeile { $line }: { $text }

event-took-back = { $seat } nimmt einen Zug zurück.
event-back-to = Der Tisch geht zurück zu Zug { $ply }.

why-not-now = Das geht jetzt nicht.
why-not-here = An diesem Bildschirm sitzt niemand namens { $name }; hier sind: { $choices }.
why-over = Das Spiel ist zu Ende.
why-no-seat = Einen Platz { $seat } gibt es hier nicht.
why-no-move = Diesen Zug gibt es nicht.
why-not-your-turn = Du bist nicht an der Reihe, sondern { $seat }.
why-notation = „{ $text }“ ist kein Zug dieses Spiels.
why-notation-such-as = „{ $text }“ ist kein Zug dieses Spiels. Jetzt möglich, zum Beispiel: { $moves }
why-notation-ambiguous = „{ $text }“ kann { $moves } heißen; schreibe etwas mehr.
why-not-listed = Eine Zahl steht für den Platz in der Liste oben, { $most ->
    [0] und jetzt gibt es keine
   *[other] 1 bis { $most }
  }; schreibe statt { $text } einen Zug in Worten.
why-no-choice-now = Für dich gibt es jetzt nichts zu wählen.
why-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder du hast noch nicht gezogen.
why-others-went-on = Andere haben nach dir schon gezogen; dein Zug lässt sich nicht mehr zurücknehmen.
why-no-vote = Gerade möchte niemand zurück.
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
why-no-match-number = In { $path } gibt es keine Partie Nummer { $number }.
why-many-records = { $path } enthält { $records } Partien. Wähle eine: --match 1 bis --match { $records }
why-file-exists = { $path } gibt es schon.
why-folder-name = { $name } kann kein Spiel heißen: nur Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe.
why-folder-keyword = { $name } kann kein Spiel heißen: Es ist ein Schlüsselwort von Python.
why-folder-module = { $name } kann kein Spiel heißen: Python hat schon ein Modul { $name }.
why-command-unknown = Das Spiel { $name } kennt kein { $command }.
why-seed = Der Startwert ist ein Wort ohne Leerzeichen.
why-chance-unasked = Nach „{ $label }“ fragt dieses Spiel nicht.
why-chance-missing = Die Aufzeichnung sagt nicht, was der Zufall bei „{ $label }“ tat, und hat keinen Startwert.
why-chance-other-items = Was bei „{ $label }“ steht, ist nicht das, was in der Schachtel liegt.
why-chance-out-of-range = „{ $label }“ muss eine Zahl von 0 bis { $most } sein.
why-chance-notation = „{ $label }: { $text }“ ist nicht zu lesen.
why-record-first-line = Eine Aufzeichnung beginnt mit „katzentisch 1“.
why-record-mark = Eine Aufzeichnung beginnt nicht mit einer Byte-Reihenfolge-Marke (BOM): Speichere die Datei als UTF-8 ohne sie.
why-record-encoding = Das ist kein UTF-8, worin Aufzeichnungen geschrieben sind: Speichere die Datei als UTF-8.
why-record-format = Aufzeichnungen des Formats { $format } sind hier unbekannt.
why-record-lacks = Die Zeile „{ $keyword } …“ fehlt.
why-record-cut = Die Aufzeichnung ist abgeschnitten: Das Siegel fehlt.
why-record-seal = Das Siegel passt nicht: Die Aufzeichnung wurde nachträglich geändert.
why-record-long = Eine Aufzeichnung darf höchstens { $lines } Zeilen haben und { $backs }-mal zurückgehen.
why-record-after-end = Nach dem Ende kann nichts mehr kommen: { $line }
why-record-twice = „{ $keyword }“ steht zweimal da.
why-record-late = „{ $keyword }“ muss vor dem ersten Zug stehen.
why-record-line = Diese Zeile ergibt keinen Sinn: { $line }
why-record-line-long = Diese Zeile hat mehr als { $most } Byte; so lang ist keine Zeile einer Partie.
why-record-table-line = So etwas geschieht an keinem Tisch: { $line }
why-record-game = Das Spiel wird als Name/Version geschrieben: { $line }
why-record-players = Jemand hat keinen Namen oder einen, der nicht zwischen Kommas in eine Zeile passt.
why-record-option = Optionen werden als Name=Wert geschrieben: { $option }
why-record-seed = Der Startwert ist ein einziges Wort.
why-record-result = Das Ergebnis { $line } passt nicht zu den Zügen.
why-record-version = Diese Aufzeichnung ist von { $game } Version { $version }; hier gibt es Version { $known }.
why-table-unknown = Es gibt keinen Tisch mit dem Code { $code }. Vielleicht stimmt ein Buchstabe nicht, oder er wurde abgeräumt; frag noch einmal nach dem Link.
why-match-unknown = Diese Partie gibt es nicht.
why-no-match = An diesem Tisch hat noch keine Partie begonnen.
why-match-on = Eine Partie läuft; das muss warten, bis sie zu Ende ist.
why-seat-taken = Dieser Platz ist besetzt.
why-seats-open = Es sind noch Plätze frei.
why-not-your-seat = Dieser Platz gehört dir nicht.
why-not-host = Das dürfen nur Gastgeber und wer am Tisch sitzt.
why-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
why-club-only = Das ist nur für Mitglieder des Clubs. Frag eins von ihnen nach dem Link.
why-club-key = Dieser Link öffnet den Club nicht mehr; frag nach einem neuen.
why-club-host = Das dürfen nur, die den Club leiten.
why-club-full = Der Club hat { $most } Mitglieder; für mehr ist kein Platz.
why-club-many = Du bist schon in { $most } Clubs; verlass erst einen.
why-club-last-host = Ein Club braucht jemanden, der ihn leitet: Bestimm erst jemand anderen.
why-season-closed = Die Saison hat begonnen oder ist voll.
why-season-few = Für einen Tisch zu { $size } machen zu wenige mit.
why-season-many = Der Club hat { $most } Saisons; sag erst eine ab.
why-no-season = Diese Saison gibt es nicht.
why-no-club = Diesen Club gibt es nicht.
why-rated-club = Nur Tische eines Clubs können gewertet werden.
why-rated-persons = Bei gewerteten Partien sitzt auf jedem Platz ein Mensch, und niemand auf zweien.
why-rated-no-back = In Partien, die zählen, wird nichts zurückgenommen.
why-deal-once = Diese Verteilung wird einmal gespielt.
why-deal-begun = Diese Verteilung wird schon gespielt; niemand kann sich mehr dazusetzen.
why-rated-no-bot = In Partien, die zählen, lässt niemand einen Bot für sich spielen.
why-deal-on = Andere spielen noch dieselben Karten. Was ausgeteilt wurde, zeigt sich, wenn alle fertig sind.
why-chat-off = An diesem Tisch wird nicht geplaudert.
why-hints-off = An diesem Tisch gibt es keine Tipps.
why-stale = Die Partie ist seitdem weitergegangen; sieh noch einmal hin.
why-got-up = Du bist von diesem Platz aufgestanden, oder ein Bot spielt hier weiter; komm erst zurück.
why-on-vacation = Wer dort sitzt, hat Urlaub; so lange kann niemand einspringen.
why-not-away = Diesen Platz hat niemand verlassen, und seine Zeit ist nicht abgelaufen.
why-name-bad = Ein Name hat 1 bis 30 Zeichen, kein Komma und sieht nicht aus wie der eines Bots.
why-budget-limit = „{ $text }“ ist hier zu viel Bedenkzeit: höchstens { $seconds } s oder { $worlds } Welten.
why-too-fast = Zu viel auf einmal; warte ein wenig.
why-too-long = Das würde zu lange dauern.
why-too-many-lines = Diese Partie ist schon zu lang geworden; sie kann nur noch zu Ende gespielt werden.
why-store-away = Das Aufgehobene ist gerade nicht erreichbar; versuche es noch einmal.
why-store-full = Auf der Platte ist kein Platz mehr; es lässt sich nichts mehr aufheben.
why-storage-full = Im Speicher dieses Browsers ist kein Platz mehr, oder er darf nicht benutzt werden; hiervon wurde nichts aufgehoben. Was vorher bestätigt war, ist nicht verloren.
why-one-device = Hier ist alles auf diesem Gerät; von einem anderen kann niemand mitmachen. Dafür braucht es einen Server.
why-store-trouble = Was in { $store } aufgehoben ist, lässt sich nicht benutzen: { $problem }
why-store-newer = Was dort aufgehoben ist, hat ein neueres Katzentisch geschrieben; nimm dieses.
why-crowded = Im Augenblick ist kein Platz mehr.
why-hello-first = Die erste Nachricht, und nur die erste, muss „hello“ sein.
why-message-bad = Diese Nachricht ergibt keinen Sinn.
why-request-bad = Diese Anfrage ergibt keinen Sinn: { $problem }
why-broken = Hier ist etwas schiefgegangen, und du kannst nichts dafür. Versuch es noch einmal; was bestätigt war, ist nicht verloren.
why-origin = Seiten von anderswo dürfen das nicht.
why-host-unknown = Unter diesem Namen ist dieser Server nicht bekannt. Wer ihn betreibt, kann den Namen ergänzen: --name
why-backup-sqlite = So wird nur ein SQLite-Speicher kopiert; für PostgreSQL gibt es pg_dump.
why-workers-need-bus = Mehrere Prozesse brauchen einen gemeinsamen Speicher: --store postgresql://…
why-port = Port { $port } ist nicht zu haben: { $problem }
why-store-missing = In { $store } ist nichts gespeichert. Prüfe --store; nur "katzentisch serve" legt einen neuen Speicher an.
why-port-range = { $port } ist kein Port: erlaubt sind 0 bis { $most }.
why-port-taken = Port { $port } ist schon belegt.
why-listen-host = Dieser Rechner kann { $host } (--host) nicht annehmen: { $problem }
because-tried = ging in { $percent } % von { $worlds } erdachten Welten gut aus
because-learned = aus Erfahrung in { $percent } von 100 Fällen die Wahl
pick-count = Nenne einen für alle { $others } Plätze oder genau { $others } mit Komma.
thinks = { $name } überlegt …
why-no-write = { $path } lässt sich nicht schreiben: { $problem }
why-resume-alone = Eine angefangene Partie bringt Spiel, Plätze, Optionen, Startwert und Datei selbst mit: --resume steht allein.
why-seconds = Die Zeit für jede Messung muss größer als 0 Sekunden sein.
why-no-page = Diese Seite gibt es nicht.

arena-plays = Es wird gespielt
arena-resumed = Weiter nach { $games } Partien, die schon gespielt sind.
arena-headline = { $game }, Plätze: { $seats }, Optionen: { $options }, Startwert { $seed }: { $games } Partien, { $deals } ganze Verteilungen in je { $seatings } Sitzordnungen
arena-open = { $games } Partien gehören zu Verteilungen, die noch nicht in allen Sitzordnungen gespielt sind, und zählen nicht.
arena-player = Spieler
arena-games = Partien × Plätze
arena-wins = Gewonnene Partien
arena-chance = Durch Zufall
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
how-crashed = abgestürzt
how-illegal = keine erlaubte Antwort
how-late = keine Antwort zur rechten Zeit
how-died = sein Prozess ist gestorben
how-endless = die Partie endet nie
arena-trouble = { $name }: { $how } in Verteilung { $deal }, Sitzordnung { $seating }: { $detail }
arena-duel = { $first } liegt in { $above } der Fälle vor { $second }; Vorsprung in Punkten: { $lead }; p = { $p }
arena-stop-high = Entschieden: { $name } gewinnt { $high } oder mehr, nicht { $low } (Quotient { $ratio }, Schranke { $bound }).
arena-stop-low = Entschieden: { $name } gewinnt { $low } oder weniger, nicht { $high } (Quotient { $ratio }, Schranke −{ $bound }).
arena-stop-open = Noch offen, ob { $name } { $low } oder { $high } gewinnt (Quotient { $ratio }, Schranken ±{ $bound }).
arena-kept = Aufgehoben: { $path }
arena-broken-off = Abgebrochen. Derselbe Befehl macht hier weiter.
arena-unrecorded = Ohne Aufzeichnung: { $games } Partien, die früher gespielt wurden. Wer nach der Uhr denkt, und manches Programm von außen, würde beim zweiten Mal andere spielen.
dataset-made = { $path }: { $games } Partien, { $moves } Züge.
why-dataset-game = { $name } gehört nicht zum Satz, nur { $choices }.
why-arena-nobody = Niemand tritt an: Nenne Spieler mit --players oder --external.
why-arena-player = „{ $text }“ ist kein Spieler: Schreib search:1s, search(1s), heuristic, open(search:200) oder ext:BEFEHL.
why-arena-no-program = Es gibt kein Programm zu „{ $command }“.
why-arena-open-blind = { $kind } stellt sich keine Welten durch sein Spiel vor; offene Karten würden nichts ändern.
why-arena-seats = { $players } Spieler können sich nicht { $seats } Plätze teilen.
why-arena-folder = In { $path } lässt sich nichts aufheben: { $problem }
why-arena-other-contest = { $path } enthält die Ergebnisse eines anderen Wettkampfs.
why-arena-stop = „{ $text }“ lässt sich nicht entscheiden: Schreib zwei Gewinnanteile wie 0.5:0.6, den kleineren zuerst.
arena-title = Arena: { $game }
arena-thinking = Bedenkzeit
arena-plot-wins = Gewonnene Partien (gepunktet: durch Zufall; rot: klar besser)
arena-plot-curve = Gewonnene Partien nach so vielen Verteilungen
arena-duels = Einer gegen einen, Verteilung für Verteilung
arena-first = Erster
arena-second = Zweiter
arena-above = Erster liegt vor Zweitem
arena-ahead = Vorsprung in Punkten
arena-explained = Jede Verteilung wird in allen Sitzordnungen gespielt, und sie ist die Einheit jedes Intervalls (95 %) und von p, der Wahrscheinlichkeit, dass bloßes Glück zwei Spieler ebenso deutlich unterscheidet. Ein geteilter Sieg zählt anteilig. Klar besser: über dem Zufall um mindestens ein Drittel dessen, was noch zu gewinnen ist. Wer ausfällt, ist in dieser Partie Letzter, und ihre Punkte zählen nicht.
arena-seats = Plätze
arena-against = Gegen
arena-rating-gap = Wertung voraus
ladder-title = Die Leiter
ladder-about = Jede Stufe gegen die nächstniedrigere und gegen die Vergleichsspieler, ein Herausforderer gegen lauter gleiche Gegner, gemessen in der Arena (docs/arena.md): jede Verteilung in allen Sitzordnungen, Intervalle zu 95 %. Klar besser heißt: über dem Zufall um mindestens ein Drittel dessen, was noch zu gewinnen ist. Allein gibt es keinen Gegner: der Anteil gewonnener Partien. Den Teil jedes Spiels schreibt der Befehl, der darüber steht.
ladder-before = Vorher
ladder-of = { $share } von { $games }
ladder-commands = Jede Zeile noch einmal
why-arena-cluster = Unter { $address } gibt es keinen Cluster: { $problem }
arena-played = Partien
arena-failed = Partien, die durch einen Ausfall endeten: { $games }. Die ersten davon:
numbered = { $number } ({ $word })
call-turn = Du bist dran: { $title }.
call-by = { $hours ->
    [one] Noch eine Stunde für deinen Zug: { $title }.
   *[other] Noch { $hours } Stunden für deinen Zug: { $title }.
}
call-vote = Deine Stimme ist gefragt: { $title }.
why-call-address = Dorthin kann nicht gerufen werden: Die Adresse muss mit https:// beginnen.
why-call-inside = Dorthin kann nicht gerufen werden: Die Adresse liegt im eigenen Netz des Servers.
why-call-many = Du hast schon { $most } Adressen; entferne erst eine.
why-call-other = In diesem Browser wird schon jemand anderes gerufen.
why-call-unknown = Dort wirst du nicht gerufen.
why-call-seat = Das können nur die entscheiden, die an diesem Tisch sitzen.
why-passkey-not-here = Passkeys brauchen https und einen Namen statt einer Zahl in der Adresse. Ein Link an dich selbst geht auch hier.
why-passkey-bad = Das ist kein Passkey, der hier aufgehoben werden könnte.
why-passkey-late = Das hat zu lange gedauert oder wurde woanders begonnen. Versuch es noch einmal.
why-passkey-known = Dieser Passkey ist hier schon aufgehoben.
why-passkey-unknown = Diesen Passkey hat hier niemand.
why-passkeys-many = Du hast schon { $most } Passkeys; entferne erst einen.
why-link-over = Dieser Link ist verbraucht oder zu alt. Mach dort einen neuen, wo man dich kennt.
why-devices-many = Du hast schon { $most } Geräte; entferne erst eines.
why-device-unknown = So ein Gerät hast du nicht.
why-device-last = Das ist dein letztes Gerät, und ohne Passkey führt nichts zurück. Du kannst stattdessen alles löschen.
why-nothing-kept = Über dich ist hier nichts aufgehoben.

# Clubs
clubs = Clubs
club = Club
clubs-about = Ein Club hat Tische nur für seine Mitglieder, Wertungen, Ligen und Pokale. Eröffne einen und schick den anderen den Link.
club-name = Name des Clubs
club-open = Club eröffnen
club-invited = Du bist in einen Club eingeladen
club-join = Beitreten
club-link = Wer diesen Link hat, kann beitreten. Er ist nur jetzt zu sehen; wer den Club leitet, kann jederzeit einen neuen machen.
club-link-text = Komm in unseren Club { $club }
club-tables = Tische
club-new-table = Neuer Tisch
club-choose-game = Wähl ein Spiel …
club-members = { $number ->
    [one] Ein Mitglied
   *[other] { $number } Mitglieder
}
club-ratings = Wertungen
club-rating-of = { $game }, zu { $players }
club-rating-about = Alle beginnen mit 1000. Mit Fragezeichen ist es kaum mehr als geraten.
club-col-name = Name
club-col-rating = Wertung
club-col-played = Partien
club-host = leitet den Club
club-hosts = Für die Clubleitung: Saison ansetzen, neuer Link
club-renew = Neuer Link zum Beitreten
club-renew-about = Mit einem neuen Link öffnet der alte nichts mehr; die Mitglieder bleiben.
club-changes = Austreten oder Mitglieder ändern
club-leave = Aus dem Club austreten
club-leave-about = Deine Wertungen bleiben dir, falls du wiederkommst.
club-let-go = Ausschließen
club-let-go-of = { $name } ausschließen
club-make-host = Mitleiten lassen
club-make-host-of = { $name } mitleiten lassen
club-no-host = Nicht mehr leiten
club-no-host-of = { $name } leitet den Club nicht mehr
house-rated = Gewertet: zählt für die Wertungen des Clubs; ohne Tipps, Notizen und Zurückgehen
rated = gewertet
season = Saison
seasons = Saisons
season-new = Neue Saison
season-name = Name
season-make = Saison ansetzen
season-choose-game = Spiel
season-choose-kind = Art
season-choose-size = An einem Tisch
season-choose-days = Zeit für eine Runde
season-choose-rounds = Runden (0: so viele wie nötig)
season-choose-duplicate = An allen Tischen dieselben Karten
season-choose-rated = Gewertet
season-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
season-round-robin = alle gegen alle
season-round-robin-about = Alle Runden werden auf einmal ausgelost, sodass alle auf alle treffen und überall gleich oft sitzen.
season-swiss = Schweizer System
season-swiss-about = Wenige Runden: Wer gleich gut war, trifft als Nächstes aufeinander.
season-cup = Pokal
season-cup-about = Wer nicht weiterkommt, ist draußen, bis der letzte Tisch entscheidet.
season-size = zu { $size }
season-duplicate = dieselben Karten
season-duplicate-about = Alle Tische einer Runde bekommen dasselbe ausgeteilt, und du wirst mit denen verglichen, die anderswo auf deinem Platz saßen. Was ausgeteilt wurde, bleibt geheim, bis alle fertig sind.
season-open = { $number ->
    [0] Noch macht niemand mit
    [one] Eine Person macht mit; noch nicht begonnen
   *[other] { $number } machen mit; noch nicht begonnen
}
season-on = Läuft
season-over = Vorbei
season-enter = Mitmachen
season-withdraw = Nicht mitmachen
season-begin = Beginnen
season-call-off = Absagen
season-standings = Tabelle
season-col-rank = Rang
season-col-played = Partien
season-col-score = Wertung
season-col-won = Siege
season-col-against = Gegner
season-col-points = Punkte
season-score = Wertung: in jeder Runde der Anteil der anderen am Tisch, vor denen man lag; die Hälfte für geteilte Ränge und für eine Runde ohne Tisch. Danach zählen Siege, Begegnungen unter Gleichen und was die Gegner erreicht haben.
season-score-same = Wertung: in jeder Runde der Anteil derer auf demselben Platz an anderen Tischen, vor denen man lag; die Hälfte für dasselbe Ergebnis und für eine Runde ohne Tisch. Danach zählen Siege, Begegnungen unter Gleichen und was die Gegner erreicht haben.
season-past-rounds = Gespielte Runden
season-round = Runde { $number }
season-round-of = Runde { $number } von { $most }
season-due = Bis { $when }. Auf wen dann noch gewartet wird, verliert die Partie.
season-bye = { $name } hat in dieser Runde keinen Tisch
season-absent = { $name }: nicht rechtzeitig fertig
season-placed = { $rank }. { $name } ({ $points })
season-play = Spielen
season-watch = Zum Tisch
season-look = Ansehen
season-csv = Alles als Tabelle (CSV)

# Command line
did-you-mean = Meintest du { $choice }?
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
hint-only = Tipp: { $move }. Etwas anderes geht nicht.
