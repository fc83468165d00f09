club = Club
clubs-about = Ein Club hat Tische nur für seine Mitglieder, Wertungen, Ligen und Pokale. Gründe einen und schick den anderen den Link.
clubs-yours = Deine Clubs
club-open-another = Noch einen Club gründen
club-open-season = Anmeldung zu einer Liga oder einem Pokal offen
club-outside = Katzentisch, das sind Brett- und Kartenspiele im Browser, mit Freunden und kostenlos.
club-outside-start = Zu den Spielen
club-name = Name des Clubs
club-open = Club gründen
club-invited = { $name } lädt dich in den Club { $club } ein
club-invited-about = Katzentisch, das sind Brett- und Kartenspiele im Browser, mit Freunden und kostenlos. Der Club hat { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
} und eigene Tische, Wertungen, Ligen und Pokale.
club-join = Beitreten
club-link = Mit diesem Link kann jeder beitreten. Dieser Browser merkt ihn sich für dich. Du kannst jederzeit einen neuen erstellen; der alte gilt dann nicht mehr.
club-link-text = Komm in unseren Club { $club } auf Katzentisch
club-tables = Tische
club-new-table = Neuer Tisch
club-choose-game = Wähl ein Spiel …
club-members = { $number ->
    [one] Ein Mitglied
   *[other] { $number } Mitglieder
}
club-ratings = Wertungen
club-rating-of = { $game }, { $players } Spieler
club-col-name = Name
club-col-rating = Wertung
club-col-played = Partien
club-host = Clubleitung
club-hosts = Für die Clubleitung: neue Liga oder neuer Pokal
club-renew = Neuen Einladungslink erstellen
club-renew-about = Dieser Browser kennt den Link nicht, und der Server bewahrt ihn nicht auf. Erstelle einen neuen: Der alte gilt dann nicht mehr; die Mitglieder bleiben.
club-renew-sure = Wirklich? Der alte Link gilt dann nicht mehr
club-renewed = Das ist der neue Link. Der alte gilt nicht mehr.
club-welcome = Willkommen im Club { $club }! Unten kannst du einen Tisch für die anderen aufmachen. Sobald du dich für eine Liga oder einen Pokal anmelden kannst, siehst du es hier.
club-welcome-season = Willkommen im Club { $club }! Melde dich für eine Liga oder einen Pokal an, oder mach unten einen Tisch für die anderen auf.
club-welcome-entered = Willkommen im Club { $club }! Du spielst mit. Unten kannst du jederzeit einen Tisch für die anderen aufmachen.
club-welcome-host = Dein Club { $club } ist gegründet! Schick den anderen diesen Link; danach kannst du unten einen Tisch aufmachen oder eine Liga oder einen Pokal ausschreiben.
club-changes = Austreten oder Mitglieder ändern
club-leave = Aus dem Club austreten
club-leave-about = Deine Wertungen bleiben erhalten, falls du wiederkommst.
club-leave-sure = Wirklich austreten?
club-let-go = Ausschließen
club-let-go-of = { $name } ausschließen
club-let-go-sure = { $name } wirklich ausschließen?
club-let-go-about = Mit dem alten Einladungslink kommt jeder wieder herein. Erzeuge einen neuen, wenn jemand draußen bleiben soll.
club-make-host = In die Leitung aufnehmen
club-make-host-of = { $name } in die Leitung aufnehmen
club-no-host = Aus der Leitung nehmen
club-no-host-of = { $name } aus der Leitung nehmen
season = Saison
seasons = Saisons
season-new = Neue Liga oder neuer Pokal
season-name = Name
season-make = { $kind ->
    [cup] Pokal
   *[other] Liga
} ausschreiben
season-choose-game = Spiel
season-choose-kind = Was soll es sein?
season-kind-cup = Pokal
season-kind-round-robin = Liga: alle gegen alle
season-kind-swiss = Liga: Schweizer System
season-choose-size = Spieler pro Tisch
season-choose-days = Zeit pro Runde
season-choose-rounds = Runden (leer lassen: so viele wie nötig)
season-choose-duplicate = Dieselbe Verteilung an allen Tischen
season-choose-rated = Gewertet
season-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
season-round-robin = alle gegen alle
season-round-robin-about = Alle Runden werden im Voraus ausgelost: Jeder spielt gegen jeden und sitzt auf jedem Platz gleich oft.
season-swiss = Schweizer System
season-swiss-about = Weniger Runden, auch bei vielen Spielern: Wer ähnlich erfolgreich ist, trifft als Nächstes aufeinander.
season-cup = Pokal
season-cup-about = K.-o.-System: Wer gewinnt, kommt in die nächste Runde, bis zum Finale.
season-size = { $size } pro Tisch
season-duplicate = dieselbe Verteilung
season-duplicate-about = Alle Tische einer Runde bekommen dieselbe Verteilung, und du wirst mit den Spielern auf deinem Platz an anderen Tischen verglichen. Die Verteilung bleibt geheim, bis alle fertig sind.
season-open = { $number ->
    [0] Anmeldung offen: noch niemand dabei
    [one] Anmeldung offen: eine Person dabei
   *[other] Anmeldung offen: { $number } Personen dabei
}
season-on = Läuft
season-over = Beendet
season-called-off = Abgesagt { $by ->
    [known] von { $name }
   *[unknown] von der Clubleitung
}, { $when }{ $given ->
    [no] { "" }
   *[yes] : „{ $why }“
}
season-called-off-told = { $by ->
    [known] { $name }
   *[unknown] Die Clubleitung
} hat { $kind ->
    [cup] diesen Pokal
   *[other] diese Saison
} abgesagt ({ $when }).
season-called-off-why = Der Grund: „{ $why }“
season-called-off-begun = Begonnene Partien könnt ihr noch zum Spaß beenden: Sie zählen nicht mehr.
season-called-off-early = Es wurde noch nicht gespielt.
season-to-club = Zurück zum Club
seasons-called-off = Abgesagt
season-won-by = Gewonnen von { $names }
season-enter = Anmelden
season-withdraw = Doch nicht mitspielen
season-withdraw-from = Doch nicht mitspielen: { $name }
season-begin = Starten
season-call-off = { $kind ->
    [cup] Pokal
   *[other] Saison
} absagen
season-standings = Tabelle
season-col-rank = Rang
season-col-played = Partien
season-col-score = Saison­punkte
season-col-won = Siege
season-col-against = Punkte der Gegner (Buch­holz)
season-col-points = Spiel­punkte
season-score = Saisonpunkte: Ein Sieg über alle am Tisch gibt 1, Aussetzen oder ein Gleichstand ½, der letzte Platz 0. Bei gleich vielen zählen Siege, dann der direkte Vergleich, dann die Saisonpunkte der Gegner (Buchholz).
season-score-same = Saisonpunkte: Du wirst mit denen verglichen, die an den anderen Tischen auf deinem Platz sitzen. Besser als alle gibt 1, Aussetzen oder ein Gleichstand ½, besser als niemand 0. Bei gleich vielen zählen Siege, dann der direkte Vergleich, dann die Saisonpunkte der Gegner (Buchholz).
season-past-rounds = Beendete Runden
season-round-of = Runde { $number } von { $most }
season-due = { $round } bis { $when }. { $pairs ->
    [yes] Wer dann noch ziehen muss, verliert die Partie.
   *[no] Wer dann noch ziehen muss, verliert die Partie. Sind mehrere am Zug, verlieren sie alle.
}
season-you-out = Du bist ausgeschieden.
season-you-through = Du bist weiter. { $tables ->
    [0] Die nächste Runde wird gleich ausgelost.
   *[other] Es spielen noch: { $names }.
}
season-you-free = Du setzt diese Runde aus und bist weiter. { $tables ->
    [0] Die nächste Runde wird gleich ausgelost.
   *[other] Es spielen noch: { $names }.
}
season-you-final = Du bist im Finale. { $tables ->
    [0] Es wird gleich ausgelost.
   *[other] Du wartest noch auf { $names }.
}
season-you-done = Deine Partie dieser Runde ist beendet. Es spielen noch: { $names }.
season-you-walkover = Du gewinnst diese Runde kampflos, weil die andere Person nicht mehr dabei ist. { $tables ->
    [0] Die nächste Runde wird gleich ausgelost.
   *[other] Es spielen noch: { $names }.
}
season-you-rest = Du setzt diese Runde aus. Es spielen noch: { $names }.
season-you-play = Du spielst gegen { $names }.
season-you-turn = Du bist dran, gegen { $names }.
season-you-wait = Du spielst gegen { $names } und wartest auf den nächsten Zug.
season-you-gone = Du bist in { $kind ->
    [cup] diesem Pokal
   *[other] dieser Saison
} nicht mehr dabei.
cup-end-won = Du hast den Pokal gewonnen!
cup-end-lost = Du hast das Finale verloren.
cup-end-final = Du bist im Finale!
cup-end-through = Du bist in der nächsten Runde.
cup-end-out = Du bist aus dem Pokal ausgeschieden.
season-bye = { $name } setzt diese Runde aus (zählt wie ein halber Sieg)
season-placed = { $rank }. { $name } ({ $points })
season-play = Spielen
season-play-against = Spielen gegen { $names }
season-watch = Zum Tisch
season-secret = geheim, bis alle fertig sind
season-compared-later = vorbei; verglichen wird, sobald alle Tische fertig sind
season-look = Partie ansehen
season-bracket = Turnierbaum
season-progress = { $round }: { $done } von { $number } { $number ->
    [one] Partie
   *[other] Partien
} entschieden
season-box-waits = wartet auf { $names }
season-not-drawn = noch offen
season-free = setzt diese Runde aus und ist weiter
season-late = nicht fertig
season-gave-up = aufgegeben
season-rank = { $rank }. Platz
season-winner-season = { $who ->
    [you] Du gewinnst die Saison
   *[other] { $name } gewinnt die Saison
}
season-winner-cup = { $who ->
    [you] Du gewinnst den Pokal
   *[other] { $name } gewinnt den Pokal
}
season-winners-season = { $names } gewinnen die Saison gemeinsam
season-winners-cup = { $names } gewinnen den Pokal gemeinsam
season-end-score = Saisonpunkte: { $score }
season-decided-score = { $name } hat am Ende { $own } Saisonpunkte, { $other } { $theirs }.
    .you = Du hast am Ende { $own } Saisonpunkte, { $other } { $theirs }.
season-decided-won = { $name } und { $other } haben gleich viele Saisonpunkte. { $name } hat mehr Partien gewonnen ({ $own } zu { $theirs }).
    .you = Du und { $other } habt gleich viele Saisonpunkte. Du hast mehr Partien gewonnen ({ $own } zu { $theirs }).
season-decided-direct = { $name } und { $other } haben gleich viele Saisonpunkte und gleich viele Siege. { $name } war im direkten Vergleich besser.
    .you = Du und { $other } habt gleich viele Saisonpunkte und gleich viele Siege. Du warst im direkten Vergleich besser.
season-decided-against = { $name } und { $other } sind bei Saisonpunkten, Siegen und direktem Vergleich gleichauf. { $name } hatte die stärkeren Gegner (zusammen { $own } zu { $theirs }).
    .you = Du und { $other } seid bei Saisonpunkten, Siegen und direktem Vergleich gleichauf. Du hattest die stärkeren Gegner (zusammen { $own } zu { $theirs }).
season-decided-shared = { $name } und { $other } sind bei Saisonpunkten, Siegen, direktem Vergleich und Stärke der Gegner gleichauf.
    .you = Du und { $other } seid bei Saisonpunkten, Siegen, direktem Vergleich und Stärke der Gegner gleichauf.
season-decided-final = { $name } hat das Finale gegen { $other } gewonnen.
    .you = Du hast das Finale gegen { $other } gewonnen.
season-decided-points = Im Finale lagen { $name } und { $other } gleichauf. { $name } hatte mehr Punkte.
    .you = Im Finale lagst du mit { $other } gleichauf. Du hattest mehr Punkte.
season-decided-lot = Im Finale lagen { $name } und { $other } auch nach Punkten gleichauf. { $name } war besser gesetzt.
    .you = Im Finale lagst du mit { $other } auch nach Punkten gleichauf. Du warst besser gesetzt.
season-led-always = { $name } lag von der ersten Runde an vorn.
    .you = Du lagst von der ersten Runde an vorn.
season-led-since = { $name } lag ab Runde { $round } vorn.
    .you = Du lagst ab Runde { $round } vorn.
season-led-last = Die letzte Runde hat entschieden.
season-moments = Höhepunkte
season-moment-most-points = Die meisten Punkte in einer Partie: { $name }, { $number } ({ $round })
season-moment-clearest = Der deutlichste Sieg: { $name }, { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
} Vorsprung ({ $round })
season-moment-closest = Der knappste Sieg: { $name }, { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
} Vorsprung ({ $round })
season-moment-streak = Die längste Siegesserie: { $name }, { $number } Partien hintereinander
season-again = Noch { $what ->
    [cup] ein Pokal
   *[other] eine Saison
}
season-again-about = Setzt { $what ->
    [cup] denselben Pokal
   *[other] dieselbe Saison
} an. Wer bis zum Ende dabei war und noch im Club ist, ist gleich angemeldet und kann es sich bis zum Start anders überlegen. Alle anderen können sich selbst anmelden.
season-link-about = Nur Clubmitglieder können den Link öffnen.
season-left = nicht mehr dabei
season-gone = Nicht mehr dabei: { $names }
season-gone-self = { $name } (ausgestiegen)
season-gone-host = { $name } ({ $by ->
    [known] von { $host }
   *[unknown] von der Clubleitung
} herausgenommen)
season-corrections = Berichtigungen
season-corrected = berichtigt von { $name }, { $when }: „{ $reason }“. Vorher: { $before }. Jetzt: { $now }.
season-is-corrected = berichtigt
season-walkover = kampflos gewonnen
season-repairs = Für die Clubleitung: verlängern, jemanden herausnehmen, berichtigen, absagen
season-repairs-over = Für die Clubleitung: berichtigen oder löschen
season-withdraw-self = Aus { $kind ->
    [cup] diesem Pokal
   *[other] dieser Saison
} aussteigen
season-withdraw-now = Aussteigen
season-withdraw-about = Du bleibst im Club. Partien, die du nicht beendet hast, gelten als verloren, und du wirst nicht mehr ausgelost. In { $kind ->
    [cup] diesen Pokal
   *[other] diese Saison
} kannst du nicht zurückkehren.
season-withdraw-sure = Ja, aussteigen
season-withdraw-somebody = Jemanden aus { $kind ->
    [cup] dem Pokal
   *[other] der Saison
} nehmen
season-withdraw-them = Herausnehmen
season-withdraw-of = { $name } herausnehmen
season-withdraw-them-about = { $name } verliert laufende Partien kampflos, wird nicht mehr ausgelost und kann nicht zurückkehren.
season-withdraw-them-sure = Ja, { $name } herausnehmen
season-extend = Mehr Zeit: { $round }
season-extended = Verlängert: { $round } dauert jetzt bis { $when }.
season-extend-by = { $days ->
    [one] + 1 Tag
   *[other] + { $days } Tage
}
season-correct = Ergebnis berichtigen
season-correct-about = Alle sehen die Änderung, deinen Namen und den Grund. Hat in der nächsten Runde noch niemand gezogen, wird sie neu ausgelost; dabei kann dasselbe herauskommen. Begonnene Runden bleiben, wie sie sind. Die Wertungen der Clubmitglieder ändern sich nicht.
season-correct-saved = { $redraw ->
    [no-round] Die Berichtigung ist gespeichert.
    [begun] Die Berichtigung ist gespeichert. Die nächste Runde bleibt, wie sie ist, denn dort hat schon jemand gezogen.
    [same] Die Berichtigung ist gespeichert. Die nächste Runde wurde neu ausgelost, und es kam dasselbe heraus: Die Auslosung achtet zuerst darauf, dass niemand zweimal gegen dieselben spielt, auf demselben Platz sitzt oder frei hat, und erst danach, dass ähnlich Erfolgreiche aufeinandertreffen.
   *[drawn] Die Berichtigung ist gespeichert. Die nächste Runde wurde neu ausgelost.
}
season-correct-table = Tisch
season-correct-choose = Wähl einen Tisch …
season-correct-reason = Grund
season-correct-send = Berichtigung speichern
season-call-off-about = { $kind ->
    [cup] Der Pokal
   *[other] Die Saison
} endet für alle, und die Partien zählen nicht mehr dafür. 30 Tage lang steht im Club, dass abgesagt wurde, von wem und warum. Begonnene Partien könnt ihr noch zum Spaß beenden.
season-delete = { $kind ->
    [cup] Pokal
   *[other] Saison
} löschen
season-delete-about = { $kind ->
    [cup] Der Pokal
   *[other] Die Saison
} verschwindet für alle, mit Tabelle und Ergebnissen. Die gespielten Partien bleiben.
season-call-off-sure = Ja, „{ $name }“ für alle absagen
season-call-off-before = Dann wird nicht gespielt. 30 Tage lang steht das im Club, mit deinem Namen und dem Grund.
season-delete-sure = Ja, „{ $name }“ löschen
season-csv-results = Alle Ergebnisse (CSV)
season-csv-standings = Tabelle (CSV)
club-invite = Leute einladen
seasons-over = Beendete Saisons
season-choose-enter = Ich spiele mit
season-enter-of = Anmelden: { $name }
season-entered = du bist dabei
season-joined = Bisher dabei: { $names }
season-missing = { $missing ->
    [one] Zum Start fehlt noch eine Person.
   *[other] Zum Start fehlen noch { $missing } Personen.
}
season-enough = Es sind genug zum Starten; andere können noch dazukommen.
season-begins = Es geht los, sobald die Clubleitung auf „Starten“ drückt. Jede Runde dauert höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
season-begins-you = Es geht los, wenn du auf „Starten“ drückst. Jede Runde dauert höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
