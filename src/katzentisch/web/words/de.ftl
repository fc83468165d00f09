locale = de-DE
lobby = Was wollen wir spielen?
home = Lobby
settings = Einstellungen
sure-no = Nein, doch nicht
close = Schließen
my-tables = Frühere Tische
public-tables = Offene Tische
open-tables = { $shown ->
    [0] { $number ->
        [one] Ein offener Tisch wartet auf Mitspieler
       *[other] { $number } offene Tische warten auf Mitspieler
    }
   *[other] Weitere offene Tische
}
seat-open = frei
seats-open = { $number ->
    [one] ein Platz frei
   *[other] { $number } Plätze frei
}
invitation-accept = Hinsetzen
invitation-decline = Ablehnen
invitation-declined = Du hast abgelehnt. Deine Freunde am Tisch sehen das.
table-over = vorbei
table-on = läuft
table-void = Runde vorbei: zählt nicht mehr
table-walkover = kampflos entschieden
table-called-off = { $kind ->
    [cup] Pokal
   *[other] Saison
} abgesagt: zählt nicht mehr
table-left = von dir verlassen; öffne den Tisch, um zurückzukommen
table-waiting = wartet auf Mitspieler
table-seated = alle Plätze sind besetzt: noch sind nicht alle bereit
table-all-ready = alle sind bereit: die Partie muss noch gestartet werden
table-start = alle sind bereit: starte die Partie
play-bots = Spielen
play-anybody = Mitspieler finden
play-friends = Mit Freunden
seekers = { $number ->
    [one] 1 Person wartet
   *[other] { $number } Personen warten
}
more-ways = Mit anderen & mehr
play-screen = An einem Gerät
learn = In 5 Minuten lernen
waits-for-you = Du bist dran
invitations = Du bist eingeladen
friends = Mit wem du gespielt hast
friends-none = Hier erscheinen Leute, mit denen du auf diesem Server spielst, damit du sie wieder einladen kannst.
friends-more = { $number ->
    [one] Noch eine Person
   *[other] Noch { $number } Personen
}
friends-blocked = Blockiert
friend-played = { $number ->
    [one] eine Partie, { $when }
   *[other] { $number } Partien, zuletzt { $when }
}
friend-playing = Partie läuft seit { $when }
friend-invite = Einladen
friend-invite-name = { $name } einladen
friend-invite-about = { $name } sieht die Einladung in der Lobby und wird benachrichtigt, wenn das erlaubt ist. Im Warteraum kannst du auch den Link verschicken.
friend-invite-open = Tisch eröffnen und einladen
friend-game = Spiel
friend-block = Blockieren
friend-block-name = { $name } blockieren
friend-block-sure = Nie wieder begegnen?
friend-unblock = Nicht mehr blockieren
friend-unblock-name = { $name } nicht mehr blockieren
goes-on = Läuft gerade
ended-away = Zu Ende gegangen, während du weg warst
waits-for-players = Wartet auf Mitspieler
moves-since = { $number ->
    [one] ein Zug seit deinem letzten Besuch
   *[other] { $number } Züge seit deinem letzten Besuch
}
next-table = Du bist dran: { $game }
next-table-short = Anderer Tisch
calls = Wenn du dran bist
calls-always = Du wirst hier benachrichtigt, auch wenn keine Seite offen ist.
calls-while-open = Du wirst benachrichtigt, solange der Tisch in einem Hintergrund-Tab offen ist. Mehr kann dieser Browser gerade nicht.
calls-offer = Soll dich dieses Gerät benachrichtigen, wenn du dran bist oder eingeladen wirst, auch wenn die Seite zu ist? Die Nachricht nennt das Spiel und sonst nichts.
calls-offer-club = Soll dich dieses Gerät benachrichtigen, wenn du dran bist, eingeladen wirst oder dein Club eine Saison eröffnet, auch wenn die Seite zu ist? Die Nachricht nennt das Spiel und sonst nichts.
calls-yes = Ja, gern
calls-no = Nein, danke
calls-silent = Keine Nachrichten von diesem Tisch
set-quiet = Ruhezeit: Nachrichten kommen erst danach
quiet-begin = Von
quiet-end = Bis
hook-about = Auch einem Chat-Dienst Bescheid geben (Webhook-Adresse)
hook-about-table = Einem Chat-Dienst melden, wer hier dran ist (Webhook-Adresse)
hook-add = Hinzufügen
hook-remove = Entfernen
hook-remove-from = { $host } entfernen
what-it-is = Katzentisch bringt Brett- und Kartenspiele in den Browser: allein gegen Bots oder mit Freunden, die über einen Link dazukommen.
play-now = Jetzt { $game } spielen
learn-in-minutes = { $game } in 5 Minuten lernen
learn-first = Noch nie gespielt? Lern es zuerst
set-up-bots = { $game } gegen Bots
set-up-anybody = { $game }: Mitspieler finden
set-up-friends = { $game } mit Freunden
set-up-screen = { $game } an einem Gerät
strength-kitten = zum Einsteigen
strength-tabby = gemütlich
strength-lynx = stark
strength-tiger = gnadenlos
how-many = Spielerzahl
how-strong = Gegner
places = Plätze in der Reihenfolge des Spiels
place-own = { $name }: deine Katze wählen
place-change = { $name }: ändern, wer hier sitzt
place-heading = Platz { $number }: Wer sitzt hier?
person = ein Mensch
person-here = Spielt an diesem Gerät.
person-elsewhere = Frei für jemanden mit dem Link.
seat-tap = Wähle einen Platz, um einen Bot hinzusetzen.
seat-tap-one = Wähle einen Platz, um nur diesen Gegner zu ändern.
seats-differ = Deine Gegner sind verschieden stark.
your-name = Dein Name
name-of = Name von Spieler { $number }
name-guest = Gast
player-number = Spieler { $number }
options = Weitere Optionen
list-publicly = Diesen Tisch in der Lobby anzeigen
begin-bots = Spielen
begin-friends = Tisch eröffnen
friends-next = Danach bekommst du einen Link für deine Freunde.
begin-screen = Spielen
invite-quick = Oder hol mit diesem Link Freunde dazu:
invite = Schick deinen Freunden diesen Link:
code = Oder nenn ihnen den Code:
qr = QR-Code zum Link
ready = Ich bin bereit
start = Los geht’s
hand-over = Gib das Gerät an { $name } weiter: { $name } ist am Zug.
curtain-lift = Das bin ich
your-turn = Du bist dran
undo = Rückgängig
hint = Tipp
rules = Regeln
chat = Chat
more-tools = Mehr
panel-rules = Regeln
panel-chat = Chat
panel-more = Dieser Tisch
link-connecting = Verbinde …
link-on = Verbunden
link-lost = Verbindung verloren. Deine Partie ist sicher; neuer Versuch läuft …
link-refused = Der Server hat die Verbindung abgelehnt.
all-moves = Mögliche Züge ({ $number })
find-move = Zug suchen
more-moves = { $number ->
    [one] und einer mehr: Tippe oben einen Teil des Zuges
   *[other] und { $number } weitere: Tippe oben einen Teil des Zuges
}
hint-do = So spielen
all-look = Alle dürfen hinsehen.
skip = Vorspulen
since = Was ist inzwischen passiert?
why-bot = Warum?
why-bot-none = Dafür spricht nichts Besonderes.
why-bot-own = Seine Gründe:
why-bot-told = Diese Gründe würde ein starker Bot nennen:
since-turn = Ansehen, was die anderen seit deinem letzten Zug getan haben
since-then = Seit { $when }: { $number ->
    [0] kein Zug.
    [one] ein Zug.
   *[other] { $number } Züge.
}
log = Verlauf
players = Spieler
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
presence-bot = Bot
presence-here = da
presence-gone = offline
presence-away = hat den Tisch verlassen
presence-stand-in = ein Bot spielt
presence-off = im Urlaub
to-act = am Zug
let-bot-play = Einen Bot übernehmen lassen
sit-again = Wieder mitspielen
watching = Alle Plätze sind besetzt, du schaust zu.
watching-lobby = Zur Lobby und selbst spielen
rematch = Revanche
rematch-again = Noch eine Partie mit { $names }?
rematch-refused = { $count ->
    [0] Du hast „Jetzt nicht“ gesagt.
    [one] Du hast „Jetzt nicht“ gesagt; { $names } möchte noch spielen.
   *[other] Du hast „Jetzt nicht“ gesagt; { $names } möchten noch spielen.
}
rematch-after-all = Doch mitspielen
rematch-started = { $count ->
    [one] { $names } hat eine Revanche gestartet.
   *[other] Die Revanche hat begonnen.
}
rematch-wish = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
rematch-waits = { $count ->
    [0] Du möchtest eine Revanche.
   *[other] Du möchtest eine Revanche. Noch nicht dabei: { $names }.
}
rematch-declined = { $count ->
    [one] { $names } möchte jetzt keine Revanche.
   *[other] { $names } möchten jetzt keine Revanche.
}
rematch-decline = Jetzt nicht
rematch-now = Jetzt starten
rematch-fill = { $count ->
    [0] Mit Bots starten
    [one] Mit einem Bot für { $names } starten
   *[other] Mit Bots für { $names } starten
}
rematch-withdraw = Zurückziehen
rematch-join = Mitspielen
replay = Partie ansehen
to-lobby = Lobby
table-season = { $name }, { $round }
table-season-cup = Zum Turnierbaum: { $name }
table-season-league = Zur Tabelle: { $name }
table-season-off = Zurück zum Club
table-called-off-about = { $kind ->
    [cup] Der Pokal
   *[other] Die Saison
} „{ $name }“ wurde abgesagt{ $given ->
    [no] .
   *[yes] : „{ $why }“
} Diese Partie zählt nicht mehr: Spielt sie zum Spaß weiter, oder verlasst den Tisch.
table-walkover-about = Diese Partie ist kampflos entschieden, weil zu wenige noch mitspielen. Hier gibt es nichts mehr zu gewinnen.
table-walkover-by = { $gone } { $count ->
    [one] ist
   *[other] sind
} nicht mehr { $kind ->
    [cup] im Pokal
   *[other] in der Saison
}: { $winner } gewinnt diese Partie kampflos.
    .you = { $gone } { $count ->
        [one] ist
       *[other] sind
    } nicht mehr { $kind ->
        [cup] im Pokal
       *[other] in der Saison
    }: Du gewinnst diese Partie kampflos.
table-out-host = { $by ->
    [known] { $name }
   *[unknown] Die Clubleitung
} hat dich aus { $kind ->
    [cup] dem Pokal
   *[other] der Saison
} genommen. Diese Partie gilt für dich als verloren.
table-out-self = Du bist aus { $kind ->
    [cup] dem Pokal
   *[other] der Saison
} ausgestiegen. Diese Partie gilt für dich als verloren.
table-out-unknown = Du bist { $kind ->
    [cup] im Pokal
   *[other] in der Saison
} nicht mehr dabei. Diese Partie gilt für dich als verloren.
table-void-about = Die Runde ist vorbei, und diese Partie zählt nicht mehr: Spielt sie zum Spaß weiter, oder verlasst den Tisch.
season-round = Runde { $number }
season-final = Finale
season-semi-final = Halbfinale
season-quarter-final = Viertelfinale
forfeit-away = { $count ->
    [one] Zählt als Sieg für { $winners }, weil { $gone } gegangen ist.
   *[other] Zählt als Sieg für { $winners }, weil { $gone } gegangen sind.
}
    .won = { $count ->
        [one] Zählt als Sieg für dich, weil { $gone } gegangen ist.
       *[other] Zählt als Sieg für dich, weil { $gone } gegangen sind.
    }
    .gone = Zählt als Sieg für { $winners }, weil du gegangen bist.
forfeit-bot = Zählt als Sieg für { $winners }, weil ein Bot für { $gone } gespielt hat.
    .won = Zählt als Sieg für dich, weil ein Bot für { $gone } gespielt hat.
    .gone = Zählt als Sieg für { $winners }, weil ein Bot für dich gespielt hat.
to-club = Club
won = { $names } gewinnt
    .placed = { $names } gewinnt, du belegst Platz { $place }
you-won = Du gewinnst!
won-together = { $names } gewinnen gemeinsam
    .placed = { $names } gewinnen gemeinsam, du belegst Platz { $place }
bot-won = Ein Bot hat für dich gewonnen
stopped-away = { $count ->
    [one] { $gone } ist vor dem Ende gegangen.
   *[other] { $gone } sind vor dem Ende gegangen.
}
    .you = Du bist vor dem Ende gegangen.
stopped-bot = { $count ->
    [one] { $gone } hat nicht rechtzeitig gezogen, deshalb hat ein Bot weitergespielt.
   *[other] { $gone } haben nicht rechtzeitig gezogen, deshalb haben Bots weitergespielt.
}
    .you = Du hast nicht rechtzeitig gezogen, deshalb hat ein Bot für dich weitergespielt.
you-won-together = Du gewinnst gemeinsam mit { $names }
share-this = Teilen
copy-link = Link kopieren
copied = Kopiert ✓
link-copied = Link kopiert.
link-is = Link: { $link }
result-share = Teilen und speichern
result-share-about = Mit diesem Link kann sich jeder diese Partie Zug für Zug ansehen:
result-keep = Speichern
fairness = Wurde fair ausgeteilt?
fairness-about = Was ausgeteilt wird, stand vor dem ersten Zug fest, und niemand konnte es danach noch ändern. Dein Browser kann das nachprüfen.
seed-check = Nachprüfen
seed-fits = Alles in Ordnung: Es wurde nichts geändert.
seed-differs = Das passt nicht zu dem, was vor dem ersten Zug feststand!
seed-told = Für Fachleute: Der Startwert { $seed } hat den Fingerabdruck { $hash }, der von Anfang an zu sehen war.
why-here-table-unknown = In diesem Browser gibt es keinen Tisch mit dem Code { $code }. Ein Tisch dieser Seite besteht nur in dem Browser, in dem er begonnen wurde.
table-opening = Der Tisch wird geöffnet …
why-offline = Keine Verbindung zum Server. Prüfe deine Internetverbindung; deine Partien sind sicher gespeichert.
try-again = Noch einmal versuchen
why-here-elsewhere = { here-elsewhere }
why-here-closed = Hier kann gerade nicht gespielt werden: Der Browser speichert nichts.
here-about = Cat in the Box, 5211, Die Insel der Katzen und Cryptid, gegen Bots oder zu mehreren an einem Gerät. Alles läuft in deinem Browser: kein Konto, keine Daten gehen irgendwohin. Einmal geladen, funktioniert es auch offline.
here-size = Die erste Partie lädt einmalig { $size } MB.
here-loading = Der Tisch wird aufgebaut
here-come = { $come } von { $size } MB, nur dieses eine Mal
here-come-brief = Das Spiel wird geladen: { $come } von { $size } MB
here-soon = Nur noch ein paar Sekunden …
here-waking = Du kannst schon wählen: Gleich geht es weiter …
here-link-connecting = Der Tisch wird aufgebaut …
here-link-on = Bereit
here-stopped = Noch nicht bereit
here-unfit = Diesem Browser fehlt etwas, das die Spiele brauchen (WebAssembly, Speicher und Sperren über eine sichere Verbindung). Aktuelle Versionen von Firefox, Chrome, Edge und Safari haben es.
here-elsewhere-title = In einem anderen Tab offen
here-elsewhere = Katzentisch ist in einem anderen Tab dieses Browsers offen, und nur in einem Tab kann gespielt werden. Spiel dort weiter oder hier.
here-interrupted = Das Laden wurde unterbrochen. Beim nächsten Versuch kommt der Rest.
here-unkept = Dieser Browser speichert hier nichts: Sein Speicher ist voll oder gesperrt, wie in manchen privaten Fenstern. Die Spiele brauchen ihn, denn jeder Zug wird gespeichert, bevor ihn jemand sieht. Öffne die Seite in einem normalen Fenster oder schaff Platz auf diesem Gerät und versuch es dann noch einmal.
here-broken = Beim Aufbauen des Tisches ist etwas schiefgegangen. Deine Partien sind sicher.
here-take = Hier weiterspielen
here-retry = Noch einmal versuchen
here-too-slow = Die stärksten Bots gibt es nur auf einem Server.
here-keep = Für offline herunterladen
here-kept = Alles ist auf diesem Gerät und funktioniert offline.
to-server = Tische auf dem Server
meanwhile-play = Solange hier spielen
meanwhile-about = Die Spiele laufen auch allein in diesem Browser, sogar im Zug: gegen Bots oder zu mehreren an einem Gerät.
meanwhile-ready = Offline kannst du allein in diesem Browser spielen: Alles dafür ist auf diesem Gerät.
meanwhile-prepare = Für offline vorbereiten
meanwhile-open = Ohne Server spielen
meanwhile-size = Das lädt einmalig { $size } MB, sobald du es dort bestätigst.
go-on-at-server = Auf dem Server weiterspielen
show-at-server = Auf dem Server zeigen
take-along = In diesem Browser weiterspielen
keep-file = Partie als Datei speichern
along-secret = Die Partie geht dort mit denselben Bots weiter und bleibt auch hier. Die Datei enthält alle verdeckten Karten: Wer sie öffnet, kann sie sehen.
along-file = Öffne die Datei in der Lobby eines beliebigen Katzentischs und spiel von hier weiter. Sie enthält alle verdeckten Karten: Wer sie öffnet, kann sie sehen.
along-arrives = Die Partie wird aufgebaut …
along-safe = Nichts ist verloren: Die Partie ist noch dort, wo sie herkommt, und in diesem Tab.
elsewhere = Weitere Möglichkeiten
clear-table = Löschen
clear-over = Alle beendeten Tische löschen
clear-ask = Endgültig löschen?
clear-one = Das löscht den Tisch mit allen Partien. Lade vorher herunter, was du behalten willst.
clear-many = { $number ->
    [one] Das löscht einen Tisch mit allen Partien.
   *[other] Das löscht { $number } Tische mit allen Partien.
} Lade vorher herunter, was du behalten willst.
clear-yes = Löschen
clear-no = Behalten
asked-over = Die Partie ist vorbei.
asked-you = Du bist dran: Wähle einen Zug.
asked-others = Am Zug: { $names }.
search-rules = In den Regeln suchen
rules-in-short = In Kürze
no-rules-found = Keine Regel gefunden.
invite-text = Spiel mit: { $game }!
only-here = Nur dieser Computer kann diesen Link öffnen.
only-here-host = Für die Person, die den Server betreibt
only-here-how = Beende den Server und starte ihn mit diesem Befehl neu. Dann können Handys und Computer in deinem Netz den Link öffnen, der hier steht.
seat-yours = du
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Gut gespielt!
phrase-time = Lass dir Zeit.
phrase-oops = Hoppla!
phrase-thanks = Danke für die Partie!
phrase-play-on = Ich möchte lieber weiterspielen.
chat-phrases = Das liest jeder in seiner Sprache
chat-new = { $number ->
    [one] eine neue Nachricht
   *[other] { $number } neue Nachrichten
}
back-card = { $ply ->
    [0] { $count ->
        [one] { $names } möchte von vorn beginnen.
       *[other] { $names } möchten von vorn beginnen.
    }
   *[other] { $count ->
        [one] { $names } möchte zurück zu Zug { $ply }.
       *[other] { $names } möchten zurück zu Zug { $ply }.
    }
}
back-agree = Einverstanden
back-refuse = Weiterspielen
back-waits = Du hast zugestimmt. Die anderen fehlen noch.
back-withdraw = Doch nicht
back-refused = { $name } möchte lieber weiterspielen; es geht weiter.
back-withdrawn = { $name } möchte doch nicht zurück; es geht weiter.
sounds = Töne
chat-empty = Noch keine Nachrichten.
chat-unheard = wird gesendet, sobald du wieder verbunden bist
chat-say = Nachricht schreiben
chat-send = Senden
chat-mutes = Jemanden stummschalten
chat-mute = { $name } stummschalten
share = Diesen Tisch teilen
your-seat = Dein Platz
other-device = Dein Platz auf einem anderen Gerät
seat-link = Link zu meinem Platz erstellen
seat-link-secret = Behalte diesen Link für dich: Wer ihn hat, kann für dich spielen.
go-back-to = Zu welchem Zug (0–{ $most })?
ask-back = Zurückgehen oder die anderen fragen
experts = Für Experten
leave-friends = Tisch verlassen? Die anderen können einen Bot für dich spielen lassen, und du kannst aus der Lobby zurückkommen.
leave-bots = Tisch verlassen? Die Partie wartet, und du kannst aus der Lobby zurückkommen.
leave-counts = Wenn dann ein Bot für dich spielt oder du bis zum Ende nicht zurück bist, zählt die Partie für dich als verloren: { $where ->
    [both] in der Saison und in den Wertungen des Clubs
    [season] in der Saison
   *[rating] in den Wertungen des Clubs
}.
leave-yes = Verlassen
leave-no = Bleiben
you-left = Du hast diesen Tisch verlassen.
you-are-off = Du bist im Urlaub.
get-up = Tisch verlassen
get-up-for-good = Endgültig verlassen
vacation-begin = Urlaub nehmen ({ $days ->
    [one] noch ein Tag
   *[other] noch { $days } Tage
})
vacation-all = Urlaub
vacation-all-about = Hält deine Uhr an allen Tischen an, an denen du noch Urlaubstage hast. Wie viele es sind, legt fest, wer den Tisch aufmacht. An Tischen von Ligen und Pokalen gibt es keine: Dort hat jede Runde eine Frist, die die Clubleitung verlängern kann.
vacation-all-begin = Urlaub an allen meinen Tischen
vacation-all-end = Ich bin überall wieder da
vacation-all-told = { $away ->
    [0] Du hast an keinem Tisch Urlaub.
    [one] Du hast an einem Tisch Urlaub.
   *[other] Du hast an { $away } Tischen Urlaub.
} { $playing ->
    [0] { "" }
    [one] An einem Tisch spielst du weiter.
   *[other] An { $playing } Tischen spielst du weiter.
}
vacation-end = Urlaub beenden
seed-hidden = Der Fingerabdruck des Startwerts ist { $hash }. Der Startwert selbst wird nach der Partie gezeigt.
set-language = Sprache
set-theme = Erscheinungsbild
set-palette = Farben
set-motion = Animationen
set-pace = Tempo der Ereignisse
choice-pace-calm = langsam
choice-pace-even = normal
choice-pace-brisk = schnell
choice-pace-at-once = sofort
set-sound = Töne, auch ein Signal, wenn du dran bist
set-notify = Benachrichtigen, wenn ich dran bin, aber gerade einen anderen Tab ansehe
set-warnings = Vor riskanten Zügen warnen
choice-theme-system = wie das Gerät
choice-theme-light = hell
choice-theme-dark = dunkel
choice-palette-house = Standard
choice-palette-bold = starker Kontrast
choice-palette-red-green = bei Rot-Grün-Schwäche
choice-palette-blue-yellow = bei Blau-Gelb-Schwäche
step-first = Zum Anfang
step-back = Zurück
step-run = Abspielen
step-pause = Pause
step-on = Weiter
step-last = Zum Ende
step-jump = Zu einem Zug springen
step-of = Zug { $ply } von { $plies }
step-before = Vor Zug { $ply } von { $plies }
eyes = Ansicht
eyes-gallery = Zuschauer
eyes-open = alle Karten offen
play-on = Von hier gegen Bots weiterspielen
replay-loading = Die Partie wird geladen …
replay-table = Zurück zum Tisch
replay-start = Die Partie beginnt gleich.
lesson-on = Weiter
lesson-skip = Schritt überspringen
lesson-leave = Lektion verlassen
lesson-play = Eine richtige Partie spielen
lesson-over = Das war die Lektion. Spiel hier weiter, solange du magst, oder starte eine eigene Partie.
clock = noch { $time }
until = bis { $when }
behind = { $number ->
    [one] Du siehst die Partie mit einem Zug Verzögerung.
   *[other] Du siehst die Partie mit { $number } Zügen Verzögerung.
}
hint-instead = Zu { $move }:
join-code = Einladungscode
join-empty = Gib zuerst den Code des Tisches ein.
join = Mitspielen
upload = Partie aus einer Datei öffnen (.kt)
house-rules = Tischregeln
house-chat = Chat
house-hints = Tipps von einem Bot
house-notebook = Automatische Notizen erlauben
house-spectators = Zuschauer
house-spectators-gallery = sehen, was offen liegt
house-spectators-delayed = sehen alle Karten, mit Verzögerung
house-spectators-none = Keine Zuschauer
house-move_seconds = Sekunden pro Zug (0: unbegrenzt)
house-bank_seconds = Zusätzliche Sekunden pro Spieler (0: keine)
house-pace = Tempo
house-vacation = Urlaubstage pro Spieler
pace-live = Live: Alle sind online
pace-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
days-off = { $days ->
    [0] keiner
    [one] ein Tag
   *[other] { $days } Tage
}
vacation-days = { $days ->
    [one] je ein Urlaubstag
   *[other] je { $days } Urlaubstage
}
house-timeout = Wenn die Zeit eines Spielers abläuft
house-timeout-ask = dürfen die anderen einen Bot übernehmen lassen
house-timeout-bot = übernimmt ein Bot
review = Meine Züge analysieren
review-of = Was { $name } hätte spielen können
    .you = Was du hättest spielen können
review-progress = { $number } von { $most } Zügen analysiert
review-nothing = Der stärkste Bot hätte dieselben Züge gespielt.
review-show = Zug { $ply } zeigen
review-move = Zug { $ply }
review-place = { $place } · { $move }
review-brief = Analyse
review-list = Analysierte Züge
review-close = Verlauf zeigen
review-previous = Vorheriger analysierter Zug
review-next = Nächster analysierter Zug
review-made = Gespielt:
review-turning-point = Wendepunkt
    .you = Dein Wendepunkt
review-better = Besser:
sheet-who = Wer spielt?
sheet-name = Name { $number }
sheet-less = Weniger: { $what }
sheet-more = Mehr: { $what }
sheet-shared = Dieser Bogen wurde mit dir geteilt; du siehst eine Kopie.
sheet-adopt = Mit dieser Kopie weitermachen
sheet-share = Kopie verschicken
sheet-undo = Rückgängig
sheet-change = Ändern
sheet-begin = Los geht’s
sheet-pick = Auslosen
sheet-picked = { $name } beginnt.
sheet-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
sheet-picture = Ergebnis als Bild
sheet-picture-save = Bild speichern
sheet-picture-share = Bild teilen
sheet-download = Als Datei speichern
sheet-open = Datei öffnen
sheet-not-one = Diese Datei ist kein Bogen dieses Spiels.
sheet-start-over = Von vorn beginnen
sheet-link = Link
sheet-code = QR-Code zum Link
sheet-too-long = Der Bogen ist zu lang für einen QR-Code; schick stattdessen den Link.
sheet-kept = Diese Seite ist auf diesem Gerät gespeichert und funktioniert offline.
why-sheet-offline = Du bist offline. Deine Eingaben sind hier gespeichert und werden gezählt, sobald die Verbindung wieder da ist.
sheet-together = Mit mehreren Handys ausfüllen
sheet-is-together = Mehrere Handys schreiben auf diesem Bogen. Scannt den Code mit einem anderen Handy; alle sehen eine Änderung innerhalb einer Sekunde.
sheet-is-looking = Du siehst einen Bogen, den andere ausfüllen.
sheet-writing = Link zum Mitschreiben
sheet-looking = Link zum Zusehen
sheet-leave-with = Verlassen und mit einer Kopie weitermachen
sheet-leave = Verlassen
with-the-box = Wertungsblock zum Brettspiel
review-own = Rückblick
review-own-brief = Rückblick
you = Du
save = Speichern
name-saved = Gespeichert. Der neue Name gilt überall, wo du dich ab jetzt dazusetzt oder beitrittst. An Tischen und in Clubs, in denen du schon bist, bleibt der bisherige; bis zum Start kannst du ihn am Tisch ändern.
keep-name = Meinen Namen behalten
keep-about = Du bist Gast: Dieser Browser erkennt dich, und das reicht zum Spielen. Behalte deinen Namen, wenn du auf Handy und Laptop dieselbe Person sein willst oder auch dann noch, wenn dieser Browser dich vergessen hat. Ohne E-Mail-Adresse, ohne Passwort.
keep-passkey = Mit einem Passkey
keep-link = Mit einem Link für ein anderes Gerät
been-here = Ich habe hier schon gespielt
show-passkey = Meinen Passkey benutzen
paste-link = Link von deinem anderen Gerät
join-person = Anmelden
join-sure = Bist du { $name }?
join-about = Sag nur Ja, wenn du diesen Link selbst erstellt hast: Beide Geräte gehören dann derselben Person. Deine Partien auf diesem Gerät kommen mit.
join-about-alone = Sag nur Ja, wenn du diesen Link selbst erstellt hast: Sein Ersteller kann dieses Gerät dann entfernen. Was du mit deinen anderen Geräten teilst, bleibt bei ihnen.
join-yes = Ja, das bin ich
join-no = Nein
devices = Deine Geräte
device-unnamed = Gerät ohne Namen
device-name = Name des Geräts
device-here = dieses Gerät
seen-on = zuletzt benutzt: { $when }
made-on = hinzugefügt: { $when }
rename = Umbenennen
remove = Entfernen
unbind-device = Entfernen
leave-device = Hier abmelden
add-device = Gerät hinzufügen
link-about = Öffne diesen Link auf deinem anderen Gerät. Er gilt einmal, zehn Minuten lang, und meldet das Gerät als deines an. Zeig ihn niemand anderem.
link-text = Link an mich selbst
passkeys = Passkeys
passkeys-about = Mit einem Passkey meldest du dich auf jedem Gerät an, das ihn hat, auch wenn alle anderen Geräte weg sind.
passkey = Passkey
add-passkey = Passkey hinzufügen
kept-about-you = Deine Daten
download-data = Meine Daten herunterladen
erase = Alles löschen
erase-sure = Alles über dich löschen?
erase-about = Dein Name, deine Geräte, Tische und Ergebnisse werden endgültig gelöscht. Andere behalten die Partien, die sie mit dir gespielt haben, ohne deinen Namen. In laufenden Partien gibst du deinen Platz auf. Das lässt sich nicht rückgängig machen.
erase-no = Alles behalten
erase-yes = Endgültig löschen
my-games = Deine Partien
my-games-none = Noch keine Partien. Jede Partie, die du hier beendest, erscheint in dieser Liste.
highlights = Deine Bestmarken
highlights-of = { $name }: Bestmarken
highlights-mine = Meine Bestmarken
highlights-none = Noch nichts zu zeigen. Spiel eine Partie zu Ende, dann stehen hier deine besten Werte.
highlights-about = Es zählen nur Partien, die du selbst zu Ende gespielt hast. Bekommen mehrere dieselbe Verteilung, etwa bei der Partie des Tages, zählt die Partie erst, wenn alle fertig sind.
highlights-picture = Bild zum Teilen machen
highlight-favourite = Lieblingsspiel
highlight-played = Beendete Partien
highlight-won = Gewonnene Partien
highlight-points = Bestes Ergebnis
highlight-daily = { $record ->
    [0] Tage in Folge eine Partie des Tages
   *[other] Tage in Folge eine Partie des Tages, längste Serie: { $record }
}
highlight-daily-longest = Tage: längste Serie bei den Partien des Tages
ratings = Deine Wertungen
rating-provisional = vorläufig
ratings-start = Alle beginnen bei 1000. Bis 10 Partien gezählt haben, ist eine Wertung vorläufig.
ratings-about = Es zählen Partien, zu denen alle über „Mitspieler finden“ gekommen sind, aber keine Revanchen. Wer geht oder für wen ein Bot zieht, wird Letzter. Nur du siehst deine Wertungen.
by-game = Nach Spiel
past = Beendete Partien
past-more = Ältere Partien
past-none = Keine Partie gefunden.
past-found = { $number ->
    [one] eine Partie gefunden
   *[other] { $number } Partien gefunden
}
played-times = { $number ->
    [one] einmal gespielt
   *[other] { $number }-mal gespielt
}
played-and-won = { played-times }, { $won } gewonnen
search-open = Suchen
search-game = Spiel
search-outcome = Ergebnis
search-opponent = Name eines Spielers
search-since = Von
search-until = Bis
search-all = alle
search-won = gewonnen
search-lost = verloren
outcome-won = gewonnen
outcome-shared = gemeinsam gewonnen
outcome-rank = Platz { $rank } von { $players }
outcome-alone-won = Ziel erreicht
outcome-alone-lost = Ziel verfehlt
against = gegen { $names }
note-left = du bist gegangen
note-backs = { $number ->
    [one] einmal zurückgegangen
   *[other] { $number }-mal zurückgegangen
}
note-brought = aus einer Datei fortgesetzt
brought-deal = Diese Partie geht von einer hochgeladenen Aufzeichnung aus weiter. Wer sie hochgeladen hat, kennt vielleicht die Verteilung.
plot-points = Punkte, Partie für Partie
plot-points-told = { $number ->
    [one] Eine Partie
   *[other] { $number } Partien
}, { $least } bis { $most } Punkte, im Schnitt { $mean }. Gefüllte Punkte sind Siege; die Linie ist der Schnitt der letzten zehn.
plot-wins = Siege im Vergleich zum Zufall
plot-wins-told = { $number ->
    [one] { $won } % von einer Partie gewonnen
   *[other] { $won } % von { $number } Partien gewonnen
}; der Zufall brächte { $chance } % (gestrichelte Linie).
stat-wins = Siege im Vergleich zum Zufall
stat-players = Spielerzahl
stat-played = Gespielt
stat-won = Gewonnen
stat-chance = Zufall
records = Rekorde
record-streak = Längste Siegesserie
record-now = Aktuelle Siegesserie
record-best = { $players ->
    [1] Beste Solopartie
    [2] Bestes Ergebnis zu zweit
    [3] Bestes Ergebnis zu dritt
    [4] Bestes Ergebnis zu viert
   *[other] Bestes Ergebnis zu { $players }
}
record-mean = { $players ->
    [1] Durchschnitt solo
    [2] Durchschnitt zu zweit
    [3] Durchschnitt zu dritt
    [4] Durchschnitt zu viert
   *[other] Durchschnitt zu { $players }
}
record-worst = { $players ->
    [1] Schwächste Solopartie
    [2] Schwächstes Ergebnis zu zweit
    [3] Schwächstes Ergebnis zu dritt
    [4] Schwächstes Ergebnis zu viert
   *[other] Schwächstes Ergebnis zu { $players }
}
ladder = Solo-Stufen
ladder-level = Stufe
ladder-tried = Versuche
ladder-best = Bestes
mistakes = Häufige Fehler
mistakes-none = Öffne eine beendete Partie („Partie ansehen“, dann „Meine Züge analysieren“): Was du dort findest, wird hier gezählt.
mistake-kind = „{ $kind }“
mistake-any = Ein Zug
mistake-told = { $moves ->
    [one] { $kind }: { $better } von einem Mal gab es etwas Besseres.
   *[other] { $kind }: { $better } von { $moves } Mal gab es etwas Besseres.
}
mistake-worst = Der teuerste Fehler
daily = Partien des Tages
shortcuts = Partien des Tages und Clubs
club-named = Club { $club }
club-line = Saisons, Pokale und Wertungen mit Leuten, die du kennst.
daily-streak = { $days } Tage in Folge
daily-table = Partie des Tages
daily-standing = { $count ->
    [1] Partie des Tages: Außer dir hat sie noch niemand beendet.
   *[other] Partie des Tages: bisher Platz { $place } von { $count }.
}
daily-leader = { $name } führt ({ points }).
club-line-season = Im Club { $club } kannst du dich für eine Saison anmelden
daily-line = für alle hier dieselben, mit je einem Versuch.
daily-about = Jeden Tag gibt es für jedes Spiel eine Verteilung, für alle auf diesem Server dieselbe. Der erste Versuch zählt: ohne Tipps und ohne Zurücknehmen. Die Verteilung bleibt geheim, bis der Tag vorbei ist.
here-daily-about = Jeden Tag für jedes Spiel eine Partie, dieselbe für alle, die im Browser spielen. Ein Versuch, keine Tipps, kein Zurücknehmen; eine Rangliste gibt es nicht.
daily-days = Tage
day-before = Voriger Tag
day-after = Nächster Tag
daily-against = { $opponents ->
    [0] Solo, auf Punkte.
    [one] Eine ganze Partie gegen einen mittelstarken Bot.
   *[other] Eine ganze Partie gegen { $opponents } mittelstarke Bots.
}
daily-next = Die nächsten gibt es { $when }.
daily-play = Spielen
daily-yourself = Die heutige Partie selbst spielen
daily-go-on = Weiterspielen
daily-look = Dein Tisch
daily-place = Platz
daily-name = Name
daily-points = Punkte
daily-nobody-did = Niemand hat sie beendet.
daily-only-try = Du hast bei jedem Spiel einen Versuch. Er beginnt, sobald du auf „Spielen“ drückst.
daily-all = Alle zeigen
daily-invite = Deine Freunde können dieselben Partien spielen:
daily-invite-text = Spielst du auch? Heute bekommen wir alle dieselben Partien:
host = Serververwaltung
host-key = Schlüssel oder der Link damit („katzentisch admin key“ zeigt ihn)
host-enter = Anmelden
host-notice = Mitteilung an alle
host-tell = Veröffentlichen
host-told = Alle sehen die Mitteilung in der Lobby und an den Tischen. Lass beide Felder leer, um sie zu entfernen.
house-notice = Mitteilung des Betreibers
house-notice-read = Verstanden
host-stands = Gespeicherte Daten
host-count-tables = Tische
host-count-matches = Partien
host-count-persons = Personen mit behaltenem Namen
host-count-devices = Ihre Geräte
host-count-clubs = Clubs
host-count-sheets = Geteilte Bögen
host-count-finished = Beendete Partien
host-size = Speicherplatz
host-megabytes = { $number } MB
host-version = Version
host-load = Last
host-load-about = Des Prozesses, der geantwortet hat, seit seinem Start. Mehr steht unter /metrics.
host-load-rooms = Offene Tische
host-load-connections = Verbindungen
host-load-lines = Geschriebene Zeilen
host-load-commits = Schreibvorgänge
host-load-conflicts = Konflikte zwischen Prozessen
host-load-questions = Anfragen an Bots
host-load-substitutes = Ausgefallene Bots
host-load-refusals = Ablehnungen
host-load-calls = Benachrichtigungen
host-load-bus = Nachrichtenbus: verbunden (1) oder nicht (0)
host-errors = Warnungen und Fehler
host-errors-none = Keine seit dem Start des Prozesses.
host-tables = Tische
host-tables-search = Code oder Name
host-search = Suchen
host-last = letzter Zug { $when }
host-chat-close = Chat ausschalten
host-chat-open = Chat einschalten
host-ban = { $name } sperren
host-ban-sure = { $name } wirklich sperren?
host-forget-person = { $name } löschen
host-forget-person-sure = { $name } wirklich endgültig löschen?
host-delete = Löschen
host-delete-sure = { $code } wirklich mit allen Partien löschen?
host-persons = Personen
host-persons-search = Name
host-person = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} · zuletzt da: { $when }
host-bans = Sperren
host-banned-person = eine Person
host-banned-address = alle von { $network }
host-lift = Sperre von { $name } aufheben
host-ban-address = Adresse
host-ban-do = Diese Adresse sperren
host-networks = Mit diesem Prozess verbunden:
host-forget = Automatisches Löschen
host-forget-about = Tage ohne Zug bis zum Löschen; geprüft wird einmal täglich. 0: nie.
host-forget-unfinished = Unbeendete Tische
host-forget-finished = Beendete Tische samt den Einträgen in der Liste der Spieler
host-forget-guests = Gäste, die ihren Namen nicht behalten haben; ihre Partien mit anderen bleiben, ohne den Namen
host-forget-now = Stand jetzt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} und { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}.
host-forget-do = Speichern
host-keys = Schlüssel
host-key-renew = Neuen Schlüssel erstellen
host-key-fresh = Der neue Link, nur jetzt zu sehen:
host-leave = Von dieser Seite abmelden
dock = Dein Zug
continue = Weiter
hint-thinking = Ein Tipp wird gesucht …
hint-details = Genauer
hold-to-peek = Halten: ansehen
panel-log = Was geschah
spectators = { $number ->
    [one] Eine Person sieht zu
   *[other] { $number } Personen sehen zu
}
set-continues = Nach einer Wertung von selbst weiter
set-cat = Deine Katze
choice-cat = Katze { $number }
seat-you = Du
result = Ergebnis
result-show = Ergebnis zeigen
result-hide = Zum Spielbrett
review-turning = Meine Züge analysieren
invite-watch = Mit diesem Link können Freunde zuschauen:
invite-daily = Mit diesem Link können Freunde dieselbe Partie spielen:

about = Über Katzentisch
about-unofficial = Katzentisch ist ein inoffizielles Fanprojekt. Niemand, der diese Spiele erfunden, illustriert oder verlegt hat, hat es gemacht, genehmigt oder unterstützt.
about-games = Die Spiele
about-own = Die Namen der Spiele stehen hier nur, damit klar ist, welches Spiel gemeint ist. Katzentisch verwendet keine Logos, keine Illustrationen und keinen Regeltext der Spiele; alle Zeichnungen, Töne und Texte sind für dieses Projekt entstanden. Wenn dir ein Spiel gefällt, kauf die Schachtel.
about-licence = Lizenz
about-licence-covers = Die MIT-Lizenz gilt für Code, Zeichnungen, Töne und Texte von Katzentisch. Sie gibt keine Rechte an den Spielen selbst, ihren Namen, Illustrationen oder Regelheften.
about-facts = Woher die Angaben stammen
about-facts-from = Was Karten kosten, welche Form Plättchen haben und was auf den Plänen steht, sind Tatsachen über die Spiele aus der Schachtel. Sie wurden aus den Schachteln und aus öffentlichen Abschriften übernommen und miteinander verglichen.
about-removal = Entfernung
about-removal-how = Wenn du Rechte an einem dieser Spiele hast und etwas geändert oder entfernt haben möchtest, eröffne ein Issue oder schreib den Betreuern des Projekts (wie, steht in SECURITY.md). Wir kümmern uns darum.
