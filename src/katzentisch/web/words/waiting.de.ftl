quick-pace-live = Jetzt
quick-pace-days = Über mehrere Tage
quick-about-live = Du spielst mit den Nächsten, die das spielen möchten: 60 Sekunden pro Zug und 10 Minuten Reserve für die ganze Partie.
quick-about-days = Du spielst mit den Nächsten, die das spielen möchten: zwei Tage pro Zug. Du musst nicht online bleiben.
quick-any-number = egal
quick-any-about = Es geht los, sobald ihr mindestens { $players } seid.
quick-bots = Wenn Plätze frei bleiben
quick-bots-60 = Nach 1 Minute kommen Bots
quick-bots-180 = Nach 3 Minuten kommen Bots
quick-bots-600 = Nach 10 Minuten kommen Bots
quick-bots-3600 = Nach 1 Stunde kommen Bots
quick-bots-86400 = Nach 1 Tag kommen Bots
quick-bots-259200 = Nach 3 Tagen kommen Bots
quick-bots-never = Keine Bots: nur Menschen
quick-begin-live = Jetzt Mitspieler finden
quick-begin-days = Mitspieler finden
quick-waits = { $number ->
    [one] Ein Mitspieler fehlt noch. Die Partie beginnt von selbst.
   *[other] { $number } Mitspieler fehlen noch. Die Partie beginnt von selbst.
}
quick-here = { $here ->
    [one] Einer von { $seats } Spielern ist da.
   *[other] { $here } von { $seats } Spielern sind da.
}
quick-begins = Alle sind da. Die Partie beginnt gleich.
quick-bots-today = Um { $time } Uhr kommen Bots auf die freien Plätze.
quick-bots-at = Bots füllen freie Plätze: { $when }.
quick-no-bots = Es kommen keine Bots.
quick-other = Auch ein anderer Tisch sucht Mitspieler: { $here } von { $players } sind da.
quick-other-join = Dort mitspielen
quick-stop = Nicht mehr warten
rule-reserve = { $minutes ->
    [one] eine Minute Reserve
   *[other] { $minutes } Minuten Reserve
}
quick-door = { $game }: Mitspieler gesucht
door-yours = Dein Tisch
door-of = Tisch von { $name }
door-tools = Einladung, Start und Chat
guest-what-it-is = Katzentisch: Brett- und Kartenspiele mit Freunden im Browser, ohne Konto und ohne Installation.
sit-down = Hier hinsetzen
seat-title = Platz { $number }: { $name }
seat-host = Leitung
seat-bot = Bot, { $who }
seat-ready = bereit
seat-invited = { $name } ist eingeladen
seat-declined = { $name } hat abgelehnt
seat-not-ready = nicht bereit
seat-do-rename = Namen ändern
seat-do-get-up = Aufstehen
seat-do-swap = Platz mit { $name } tauschen
seat-do-move = Auf diesen Platz wechseln
seat-swapped = { $other } hat mit dir den Platz getauscht: Du sitzt jetzt auf Platz { $number }.
news-swapped-you = Du und { $other } habt die Plätze getauscht: Du sitzt jetzt auf Platz { $number }.
news-swapped = { $name } und { $other } haben die Plätze getauscht.
news-moved = { $name } sitzt jetzt auf Platz { $number }.
news-host = { $name } leitet jetzt den Tisch.
host-now = Jetzt leitest du den Tisch: Du kannst die Partie starten.
news-came = { $name } hat sich hingesetzt.
news-left = { $name } ist aufgestanden.
news-removed = { $named ->
    [yes] { $host } hat { $name } vom Tisch entfernt.
   *[other] { $name } wurde vom Tisch entfernt.
}
news-removed-by-you = Du hast { $name } vom Tisch entfernt.
news-ready = { $name } ist bereit.
seat-removed = { $named ->
    [yes] { $name } hat dich vom Tisch entfernt.
   *[other] Du wurdest vom Tisch entfernt.
}
sit-down-again = Wieder hinsetzen
seat-do-free = Bot entfernen
seat-do-remove = Vom Tisch entfernen
seat-remove-sure = { $name } wirklich entfernen?
seat-do-make-host = Leitung übergeben
seat-make-host-sure = Die Leitung wirklich an { $name } übergeben?
bot-tray = Bots
bot-tray-how = Zieh einen Bot auf einen Platz, oder tipp ihn an: Dann nimmt er den nächsten freien.
bot-tray-full = Zieh einen Bot auf einen anderen Bot, um ihn zu ersetzen.
seat-bots = Einen Bot hierher setzen
seat-other-bot = Durch einen anderen Bot ersetzen
seat-bot-is = { $name } ist ein Bot der Stufe „{ $who }“.
seat-others = Nur wer den Tisch leitet, kann andere umsetzen.
table-full = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.
waiting-link-lost = Keine Verbindung zum Server. Diese Seite verbindet sich von selbst wieder.
ready-not = Doch noch nicht bereit
waits-open = { $number ->
    [one] Ein Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
}
host-starts = { $name } startet die Partie. Sag Bescheid, wenn du bereit bist.
host-starts-soon = { $name } startet die Partie.
start-anyway = Noch nicht bereit: { $names }. Du kannst trotzdem starten.
all-ready = Alle sind bereit.
rule-seconds = { $seconds ->
    [one] eine Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
rule-no-clock = Ohne Zeitlimit
rule-rated = Gewertet: keine Tipps
rule-hints = Tipps erlaubt
rule-no-hints = Ohne Tipps
rule-hints-alone = Tipps nur gegen Bots
rule-spectators = Zuschauer willkommen
table-options = Optionen dieser Partie
start-filled = Los, und freie Plätze mit Bots füllen
how-to-play = So wird gespielt
new-tab = (öffnet einen neuen Tab)
sit-down-now = Hinsetzen
invite-more = Noch mehr Freunde einladen
invite-watchers = Link für Zuschauer
days-close = Du kannst diese Seite schließen: Dein Tisch bleibt in der Lobby.
days-notified = Du kannst diese Seite schließen: Dieses Gerät benachrichtigt dich, wenn du dran bist.
