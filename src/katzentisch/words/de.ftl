welcome = Katzentisch: Welches Spiel möchtest du spielen?
bot-kitten = Kätzchen
bot-tabby = Stubentiger
bot-lynx = Luchs
bot-tiger = Tiger
bot-heuristic = Faustregel
bot-learned = neuronales Netz
bot-search = Suche
bot-random = Zufall
minutes = etwa { $minutes } Minuten, { $least }–{ $most } Spieler
no-choice = Das steht nicht zur Auswahl: { $choices }.
started = { $game }: { $names }. Die Partie wird aufgezeichnet in { $path }
resumed = Weiter mit { $game } bei Zug { $ply }: { $path }
seed-shown = Fingerabdruck des Startwerts: { $hash }
legal = Du kannst spielen
more = eine Nummer aus der Liste ({ $example }), ein Zug oder: tipp, warum, zeige, zurück, regeln, liste, hilfe, ende
idle = eine Nummer ({ $example }), ein Zug (Tab bietet sie an) oder: liste, tipp, warum, zeige, regeln, zurück, hilfe, ende
for-example = Zum Beispiel: { $moves }
for-example-short = z. B. { $moves }
list-first = Das bedeuten die Nummern gerade. Gib eine ein oder einen Zug.
list-all = { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }: { $list }
page-more = Weiter mit Enter, Schluss mit q und Enter:
considers = Die Züge werden abgewogen …
rules-all = alle
log-more = Alles von Anfang an: verlauf alle.
rules-more = Alle Regeln: regeln alle. Eine einzelne: regeln und ihre Nummer.
weighed-move = Was für { $move } spricht und was dagegen:
advantage = Vorteil:
drawback = Nachteil:
weighed-not = Kein Kommentar zu { $move }.
weighed-agreed = Das ist auch der Tipp.
weighed-rather = Tipp: { $move }
more-nothing = du bist nicht am Zug; Enter gibt den Bildschirm zurück, oder: zurück, regeln, hilfe, ende
help = 
    Gib die Nummer ein, die in der Liste vor einem Zug steht, oder den Zug selbst; die Reihenfolge der Wörter ist egal.
    Vor einem Zug mit einer Karte steht die Zahl dieser Karte; keine Nummer meint also eine andere Karte.
    Eine Nummer vor einer Gruppe von Zügen (mit …) listet die Gruppe auf.
    Tab ergänzt deine Eingabe, die Pfeiltasten holen frühere Eingaben zurück, Enter allein zeigt wieder den Spielplan.
    liste        alles, was du jetzt tun kannst
    tipp         ein guter Zug und warum
    warum ZUG    was für und gegen einen Zug spricht, oder warum er nicht erlaubt ist
    zeige        alles, was es zu sehen gibt
    zeige ZUG    wie der Spielplan danach aussähe, wenn das Spiel es zeigen kann
    zeige NAME   was vor einem Spieler liegt, wenn das Spiel es zeigen kann
    zurück       deinen letzten Zug zurücknehmen; mit anderen am Bildschirm nur, bis etwas aufgedeckt ist
    verlauf      was zuletzt geschehen ist; verlauf alle für alles
    regeln       die Regeln, die gerade wichtig sind; regeln alle, oder regeln und eine Nummer
    aufzeichnung wo die Aufzeichnung dieser Partie liegt
    @NAME        den Bildschirm weitergeben: zum Handeln außer der Reihe oder Zurücknehmen
    ende         hier aufhören; die Partie ist gespeichert
moves-group = { $start } … ({ $count } Züge, etwa: { $move })
group-rest = Der Rest genügt, zum Beispiel { $rest }; { $list } zeigt wieder alle Züge.
no-preview = Dazu gibt es nichts zu zeigen.
hint-says = Tipp: { $move }
after-scoring = Weiter mit Enter:
after-news = Das ist passiert. Enter zeigt den Spielplan:
replay-ply = Zug { $ply } von { $plies }
replay-paused = Pause. Enter geht weiter, eine Zahl bis { $plies } springt zu diesem Zug, zurück geht einen zurück, ende hört auf:
why-pace = Das Tempo ist eine Zahl von 0 bis 60 Sekunden.
evening-names = Wer hat gespielt? { $least } bis { $most } Namen im Uhrzeigersinn, durch Kommas getrennt:
evening-kept =
    Aufzeichnung: { $path }
    Ansehen:
      { $command } replay { $path }{ $lang }
why-sheet-json = Das ist kein Wertungsbogen: { $problem }
why-sheet-key = Zum Ausfüllen dieses Bogens brauchst du den Link zum Mitschreiben.
why-sheet-large = Der Bogen ist zu groß, um hier gespeichert zu werden.
why-no-sheet = Diesen Bogen gibt es nicht mehr; 30 Tage nach der letzten Änderung werden Bögen gelöscht.
why-sheet-numbers = „{ $text }“ passt nicht: Gib { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
  } von 0 bis { $most } ein{ $count ->
    [one] .
   *[other] , durch Leerzeichen getrennt.
  }
why-sheet-who = „{ $text }“ gibt es hier nicht. Zur Auswahl: { $choices }.
sheet-total-line = Summe
sheet-place = Platz
sheet-missing = Unbekannt bei { $name }: { $lines }. Das Ergebnis ist offen.
why-no-evening = „enter“ unterstützt { $game } nicht, nur: { $choices }.
why-evening-choice = „{ $text }“ steht nicht zur Auswahl: { $choices }.
final = Endstand
final-place = { $rank }. { $seat }: { $points }
final-place-shared = { $rank }. { $seat }: { $points } (geteilt)
final-won = { $seat } gewinnt.
saved =
    Die Partie ist gespeichert in { $path }
    Weiter mit:
      { $command } play { $resume }{ $lang }
kept =
    Partie ansehen:
      { $command } replay { $path } --watch{ $lang }
    Revanche:
      { $command } play { $same }{ $lang }
nothing-saved = Es wurde keine Partie begonnen, also auch nichts gespeichert.
no-unfinished = Es gibt keine angefangene Partie.
finished-already =
    Diese Partie ist zu Ende. Ansehen mit:
      { $command } replay { $path }{ $lang }

replay-head = { $game }, { $names }, Zug { $ply } von { $plies }
made = { $path } ist angelegt. Weiter: Lies docs/write-a-game.md, oder starte { $next }

serving = Gespielt wird unter { $address }, gespeichert in { $store }. Strg-C beendet den Server.
why-banned = Der Betreiber dieses Servers hat dich gesperrt.
why-host-only = Diese Seite ist für den Betreiber des Servers: Öffne zuerst den Link mit dem Schlüssel.
why-host-key = Dieser Schlüssel ist falsch.
why-host-key-own = Diesen Schlüssel hast du selbst gesetzt; ändere ihn dort.
why-host-key-short = Der Schlüssel braucht mindestens { $least } Zeichen.
why-forget-whom = Wen löschen? Nenne den Code eines Tisches und einen Platz oder die Nummer einer Person.
why-ban-whom = Sperre entweder eine Person oder eine Adresse.
why-ban-unknown = Eine Sperre mit dieser Nummer gibt es nicht.
host-link = Serververwaltung, nur für dich: { $address }
host-link-how = Serververwaltung: katzentisch admin --store { $store } key zeigt den Link.
page-title = Katzentisch
preview-title = { $game }: { $names }
preview-points = { $name } { $points }
preview-about = Spiel { $games } und { $last } im Browser: allein gegen Bots oder mit Freunden über einen Link.
preview-invited = { $name } lädt dich zu einer Partie { $game } ein
preview-table = Ein Tisch für { $game }
preview-free = { $free ->
    [one] Ein Platz ist frei. Tippe, um dich zu setzen.
   *[other] { $free } Plätze sind frei. Tippe, um dich zu setzen.
}
preview-full = Alle Plätze sind besetzt. Gleich geht es los.
preview-watch = Die Partie läuft.
preview-over = Die Partie ist zu Ende.
preview-lesson = { $game } lernen
preview-lesson-about = In ein paar Minuten am echten Spielbrett, Zug für Zug.
preview-club = Einladung in einen Club auf Katzentisch
preview-club-about = Tische unter Mitgliedern, Wertungen, Ligen und Pokale. Tipp an, um zu sehen, wer dich einlädt.
preview-season = Saison eines Clubs auf Katzentisch
preview-season-about = Mitglieder des Clubs können sich anmelden und sehen, wie es steht.
preview-members = { $club }: { $number ->
    [one] ein Mitglied
   *[other] { $number } Mitglieder
} auf Katzentisch
preview-daily = Partien des Tages
preview-daily-about = Für jedes Spiel eine Verteilung, für alle dieselbe. Wie gut schlägst du dich?
why-not-your-match = Nur wer mitgespielt hat, kann ein Bild der Partie teilen.
why-still-bad = Dieses Bild kann hier nicht gespeichert werden.
page-script = Diese Seite braucht JavaScript. Spielen kannst du auch mit Programmen (siehe /schema/openapi.json) und im Terminal mit „katzentisch play“.
page-script-here = Diese Seite braucht JavaScript: Die Spiele laufen in deinem Browser.
page-too-old = Dieser Browser ist zu alt: Die Spiele brauchen Module, Import-Maps und WebAssembly. Aktuelle Versionen von Firefox, Chrome, Edge und Safari können das.
decimal-mark = ,
error = Fehler: { $text }
error-line = Zeile { $line }: { $text }

guest-number = Gast { $number }
event-took-back = { $seat } nimmt einen Zug zurück.
    .you = Du nimmst einen Zug zurück.
event-back-to = { $ply ->
    [0] Die Partie geht zurück an den Anfang.
   *[other] Die Partie geht zurück zu Zug { $ply }.
}

why-not-now = Das geht jetzt nicht.
why-not-here = An diesem Bildschirm gibt es niemanden namens { $name }. Es gibt: { $choices }.
why-over = Die Partie ist zu Ende.
why-no-seat = Einen Platz { $seat } gibt es nicht.
why-no-move = Diesen Zug gibt es nicht.
why-not-your-turn = Nicht du bist dran, sondern { $seat }.
why-notation = „{ $text }“ ist kein Zug dieses Spiels.
why-notation-such-as = „{ $text }“ ist kein Zug dieses Spiels. Möglich ist zum Beispiel: { $moves }
why-notation-unclear = „{ $text }“ kann { $moves } heißen; gib etwas mehr ein.
why-not-listed = Kein Zug hat die Nummer { $text }. Nimm eine aus der Liste ({ $example }) oder gib den Zug in Worten ein.
why-nothing-listed = Du kannst gerade nicht ziehen, also bedeutet { $text } nichts.
why-no-choice-now = Du hast gerade nichts zu entscheiden.
why-nothing-to-take-back = Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen, oder seither wurde etwas aufgedeckt.
why-others-went-on = Andere haben schon gezogen; dein Zug lässt sich nicht mehr zurücknehmen.
why-no-vote = Gerade möchte niemand zurückgehen.
why-no-ply = Einen Zug { $ply } gibt es nicht; die Partie hat { $most ->
    [one] einen Zug
   *[other] { $most } Züge
  }.
why-players = Dieses Spiel braucht { $most ->
    [1] einen Spieler
   *[other] { $least }–{ $most } Spieler
  }, nicht { $players }.
why-option-unknown = Die Option { $option } gibt es nicht. Es gibt: { $choices }.
why-option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $choices }.
why-option-number = Die Option { $option } ist eine Zahl von { $least } bis { $most }, nicht { $value }.
why-game-unknown = Ein Spiel { $name } gibt es nicht. Es gibt: { $choices }.
why-bot-unknown = Einen Bot namens { $kind } gibt es nicht. Es gibt { $bots }, oder nenne einen Menschen.
why-seat-unknown = Kein Bot heißt { $kind }; es gibt { $bots }. Ist { $kind } ein Mensch, schreib { $person }.
why-name-twice = Zwei Personen können nicht beide { $name } heißen.
why-budget = „{ $text }“ ist keine Bedenkzeit: Schreib eine Zeit wie 0.5s oder eine Zahl von Simulationen wie 200.
why-no-budget = Der Bot { $kind } hat keine Bedenkzeit.
why-rule-unknown = Eine Regel { $id } gibt es nicht.
why-no-rules = Zu diesem Spiel gibt es keinen Regeltext.
why-no-file = { $path } lässt sich nicht lesen: { $problem }
why-no-match-number = In { $path } gibt es keine Partie Nummer { $number }.
why-command-unknown = Das Spiel { $name } hat keinen Befehl { $command }.
why-seed = Der Startwert ist ein Wort ohne Leerzeichen.
why-chance-unasked = Nach „{ $label }“ fragt dieses Spiel nicht.
why-chance-missing = Die Aufzeichnung sagt nicht, was der Zufall bei „{ $label }“ tat, und hat keinen Startwert.
why-chance-other-items = Bei „{ $label }“ steht nicht, was in der Schachtel liegt.
why-chance-out-of-range = „{ $label }“ muss eine Zahl von 0 bis { $most } sein.
why-chance-notation = „{ $label }: { $text }“ ist nicht lesbar.
why-record-first-line = Eine Aufzeichnung beginnt mit „katzentisch 1“.
why-record-mark = Eine Aufzeichnung darf nicht mit einer Byte-Reihenfolge-Marke (BOM) beginnen: Speichere die Datei als UTF-8 ohne BOM.
why-record-encoding = Eine Aufzeichnung muss UTF-8 sein: Speichere die Datei als UTF-8.
why-record-format = Das Aufzeichnungsformat { $format } wird nicht unterstützt.
why-record-lacks = Die Zeile „{ $keyword } …“ fehlt.
why-record-cut = Die Aufzeichnung ist unvollständig: Das Siegel fehlt.
why-record-seal = Das Siegel passt nicht: Die Aufzeichnung wurde nachträglich geändert.
why-record-long = Eine Aufzeichnung darf höchstens { $lines } Zeilen haben und { $backs }-mal zurückgehen.
why-record-after-end = Nach dem Ende der Aufzeichnung darf nichts mehr kommen: { $line }
why-record-twice = „{ $keyword }“ kommt zweimal vor.
why-record-late = „{ $keyword }“ muss vor dem ersten Zug stehen.
why-record-line = Diese Zeile ist nicht lesbar: { $line }
why-record-line-long = Diese Zeile hat mehr als { $most } Byte; so lang ist keine Zeile einer Partie.
why-record-table-line = Unbekanntes Tischereignis: { $line }
why-record-game = Das Spiel wird als Name/Version geschrieben: { $line }
why-record-players = Ein Spieler hat keinen Namen oder einen mit Komma oder Zeilenumbruch.
why-record-option = Optionen werden als Name=Wert geschrieben: { $option }
why-record-seed = Der Startwert ist ein einziges Wort.
why-record-result = Das Ergebnis { $line } passt nicht zu den Zügen.
why-record-version = Diese Aufzeichnung stammt von Version { $version } von { $game }; hier läuft Version { $known }.
why-table-unknown = Es gibt keinen Tisch mit dem Code { $code }. Prüfe den Code oder frag noch einmal nach dem Link; vielleicht wurde der Tisch gelöscht.
why-match-unknown = Diese Partie gibt es nicht.
why-no-match = An diesem Tisch hat noch keine Partie begonnen.
why-match-on = Eine Partie läuft noch; warte, bis sie zu Ende ist.
why-seat-taken = Dieser Platz ist besetzt.
why-seats-open = Es sind noch Plätze frei.
why-not-answered = { $seat } hat noch nicht geantwortet.
why-not-your-seat = Dieser Platz gehört dir nicht.
why-host-starts = Die erste Partie startet, wer den Tisch leitet. Sie beginnt auch, sobald alle bereit sind.
why-no-person = Nur ein Mensch kann den Tisch leiten.
why-not-host = Das darf nur, wer den Tisch leitet oder daran spielt.
why-no-spectators = Dieser Tisch erlaubt keine Zuschauer.
why-daily-private = Das ist die Partie des Tages von jemand anderem. Niemand sonst kann sie sehen, denn alle hier bekommen dieselbe Verteilung. Wenn es deine ist: Spiel auf dem Gerät weiter, auf dem du begonnen hast.
why-club-only = Das ist nur für Mitglieder des Clubs. Frag die Clubleitung nach dem Link.
why-club-removed = Die Clubleitung hat dich aus dem Club { $club } entfernt. Falls das ein Versehen war, frag die Clubleitung: Mit einem Einladungslink kannst du wieder beitreten.
why-club-key = Dieser Link zum Club gilt nicht mehr; frag nach einem neuen.
why-club-host = Das darf nur die Clubleitung.
why-club-full = Der Club ist voll: Er hat { $most } Mitglieder.
why-club-many = Du bist schon in { $most } Clubs; verlass erst einen.
why-club-last-host = Ein Club braucht eine Leitung: Bestimme zuerst jemand anderen.
why-season-closed = Diese Saison hat begonnen oder ist voll.
why-season-few = Für einen Tisch zu { $size } sind zu wenige dabei.
why-season-many = Der Club hat schon { $most } Saisons; sag erst eine ab.
why-season-not-over = Diese Saison läuft noch.
why-season-withdrawn = Diese Person ist schon ausgestiegen, oder die Saison ist beendet.
why-season-round-done = Diese Runde ist schon entschieden.
why-season-round-on = Hier wird noch gespielt; berichtigen kannst du danach.
why-season-correction = Alle { $size } Spieler brauchen Rang und Punkte, und jemand muss Erster sein.
why-season-points = Wer weniger Punkte hat, kann nicht vor jemandem mit mehr Punkten stehen.
why-season-called-off = { $kind ->
    [cup] Der Pokal
   *[other] Die Saison
} „{ $name }“ wurde abgesagt. { $given ->
    [no] { "" }
   *[yes] Der Grund: „{ $why }“.
} Begonnene Partien könnt ihr noch beenden; sie zählen nicht mehr.
why-season-never-began = „{ $name }“ wurde vor dem Start abgesagt. { $given ->
    [no] { "" }
   *[yes] Der Grund: „{ $why }“.
}
why-no-season = Diese Saison gibt es nicht.
why-no-club = Diesen Club gibt es nicht.
why-quick-house = Einen Tisch für alle öffnest du mit „Mitspieler finden“.
why-quick-many = Du wartest schon an { $most } Tischen. Verlass erst einen davon.
why-rated-club = Nur Tische eines Clubs können gewertet werden.
why-rated-persons = Gewertete Partien brauchen auf jedem Platz eine andere Person.
why-rated-no-back = In gewerteten Partien wird nichts zurückgenommen.
why-deal-once = Diese Verteilung kann man nur einmal spielen.
why-deal-begun = Diese Verteilung wird schon gespielt; niemand kann sich mehr dazusetzen.
why-rated-no-bot = In Partien, die zählen, lässt niemand einen Bot für sich spielen.
why-deal-on = Andere spielen noch dieselbe Verteilung. Sie wird gezeigt, wenn alle fertig sind.
why-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
why-hints-off = Tipps sind an diesem Tisch ausgeschaltet.
why-stale = Die Partie ist weitergegangen; sieh noch einmal hin.
why-got-up = Du hast diesen Platz verlassen, oder ein Bot hat übernommen; setz dich erst wieder hin.
why-on-vacation = Dieser Spieler ist im Urlaub; so lange kann niemand übernehmen.
why-not-away = Diesen Platz hat niemand verlassen, und die Zeit ist nicht abgelaufen.
why-name-bad = Ein Name hat 1 bis 30 Zeichen, kein Komma und sieht nicht aus wie der eines Bots.
why-budget-limit = „{ $text }“ ist hier zu viel Bedenkzeit: höchstens { $seconds } s oder { $worlds } Simulationen.
why-too-fast = Zu viele Anfragen; warte einen Moment.
why-too-long = Das würde zu lange dauern.
why-too-many-lines = Diese Partie ist zu lang geworden; sie kann nur noch zu Ende gespielt werden.
why-store-away = Die Datenbank ist gerade nicht erreichbar; versuch es noch einmal.
why-store-full = Die Festplatte ist voll; es kann nichts mehr gespeichert werden. Schaff Platz auf dem Server oder sag dem Betreiber Bescheid. Alles vorher Bestätigte ist sicher.
why-storage-full = Der Speicher dieses Browsers ist voll oder gesperrt; das wurde nicht gespeichert. Alles vorher Bestätigte ist sicher. Lösch beendete Partien auf der ersten Seite oder schaff Platz auf diesem Gerät und versuch es dann noch einmal.
why-one-device = Hier ist alles auf diesem Gerät; von einem anderen kann niemand mitspielen. Dafür braucht es einen Server.
why-store-trouble = Die Daten in { $store } lassen sich nicht benutzen: { $problem }
why-store-newer = Die Daten in { $store } stammen von einer neueren Version von Katzentisch; benutze diese.
why-crowded = Der Server ist gerade voll.
why-hello-first = Die erste Nachricht, und nur die erste, muss „hello“ sein.
why-message-bad = Diese Nachricht ist nicht lesbar.
why-request-bad = Diese Anfrage ist nicht lesbar: { $problem }
why-broken = Bei uns ist etwas schiefgegangen. Versuch es noch einmal; alles vorher Bestätigte ist sicher.
why-origin = Fremde Seiten dürfen das nicht.
why-host-unknown = Dieser Server kennt diesen Namen nicht. Der Betreiber kann ihn mit --name ergänzen.
because-tried = gelingt in { $percent } % von { $worlds } Simulationen
because-learned = das neuronale Netz wählt es in { $percent } % der Fälle
thinks = { $name } überlegt …
why-no-write = { $path } lässt sich nicht schreiben: { $problem }
why-resume-alone = Eine angefangene Partie hat schon Spieler, Optionen, Startwert und Datei: Verwende --resume allein.
why-seconds = Die Zeit für jede Messung muss größer als 0 Sekunden sein.
why-no-page = Diese Seite gibt es nicht.

numbered = { $number } ({ $word })
notification-turn = Du bist dran: { $title }.
notification-by = { $hours ->
    [one] Noch eine Stunde für deinen Zug: { $title }.
   *[other] Noch { $hours } Stunden für deinen Zug: { $title }.
}
notification-season = In deinem Club kannst du dich für eine neue Saison anmelden: { $title }.
notification-invitation = Jemand, mit dem du schon gespielt hast, lädt dich ein: { $title }.
notification-vote = Bitte stimm ab: { $title }.
why-call-address = Benachrichtigungen brauchen eine Adresse, die mit https:// beginnt.
why-call-inside = Dorthin gehen keine Benachrichtigungen: Die Adresse liegt im eigenen Netz des Servers.
why-call-many = Du hast schon { $most } Adressen; entferne erst eine.
why-call-other = Dieser Browser bekommt schon Benachrichtigungen für jemand anderen.
why-call-unknown = Dorthin gehen keine Benachrichtigungen.
why-call-seat = Das können nur die Spieler an diesem Tisch ändern.
why-passkey-not-here = Passkeys brauchen https und einen Namen statt einer IP-Adresse. Ein Link für ein anderes Gerät geht auch hier.
why-passkey-bad = Dieser Passkey kann hier nicht gespeichert werden.
why-passkey-late = Das hat zu lange gedauert oder wurde woanders begonnen. Versuch es noch einmal.
why-passkey-known = Dieser Passkey ist schon gespeichert.
why-passkey-unknown = Dieser Passkey gehört hier niemandem.
why-passkeys-many = Du hast schon { $most } Passkeys; entferne erst einen.
why-link-over = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen auf einem Gerät, auf dem du angemeldet bist.
why-devices-many = Du hast schon { $most } Geräte; entferne erst eines.
why-device-unknown = So ein Gerät hast du nicht.
why-invitation-unknown = Du hast keine Einladung an diesen Tisch.
why-friend-unknown = Mit dieser Person hast du hier noch nicht gespielt.
why-device-last = Das ist dein letztes Gerät, und ohne Passkey könntest du dich nicht mehr anmelden. Du kannst stattdessen alles löschen.
why-nothing-kept = Über dich ist hier nichts gespeichert.

# Clubs
clubs = Clubs
house-rated = Gewertet: zählt für die Wertungen des Clubs; ohne Tipps und Notizen; nur was noch verdeckt ist, lässt sich zurücknehmen
rated = gewertet

hint-only = Tipp: { $move }. Etwas anderes geht nicht.

time-left = noch { $time }
