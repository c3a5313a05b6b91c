# Partien, die ein andermal weitergehen, Ergebnisse und Uhren.

## Die Partie, die weitergehen kann

button-continue = Weiterspielen
kept-against-computer = Du hast { $side } gegen den Computer, { $level }. { -black } { $black }, { -white } { $white }.
kept-two-players = Zwei Personen, { $side } ist am Zug. { -black } { $black }, { -white } { $white }.
kept-watch = Zwei Computer. { -black } { $black }, { -white } { $white }.
replace-question = Eine neue Partie beginnen?
replace-note = Die Partie, die nicht zu Ende ist, wird aufgegeben.
replace-continue = Zu Ende spielen
replace-confirm = Neue Partie

## Was über Dateien gesagt wird

notice-damaged =
    { $what ->
        [game] Die letzte Partie ist nicht lesbar, weil ihre Datei beschädigt ist.
        [settings] Deine Einstellungen sind nicht lesbar, weil ihre Datei beschädigt ist.
        [lessons] Deine fertigen Lektionen sind nicht lesbar, weil ihre Datei beschädigt ist.
       *[statistics] Deine Ergebnisse sind nicht lesbar, weil ihre Datei beschädigt ist.
    }
notice-newer =
    { $what ->
        [game] Die letzte Partie hat eine neuere Version von Outflank aufgehoben.
        [settings] Deine Einstellungen hat eine neuere Version von Outflank aufgehoben.
        [lessons] Deine fertigen Lektionen hat eine neuere Version von Outflank aufgehoben.
       *[statistics] Deine Ergebnisse hat eine neuere Version von Outflank aufgehoben.
    }
notice-aside = Nichts wurde weggeworfen: Die Datei heißt jetzt { $name }.
notice-unreadable =
    { $what ->
        [game] Die letzte Partie ist nicht lesbar, und diese wird nicht aufgehoben.
        [settings] Deine Einstellungen sind nicht lesbar, und Änderungen werden nicht aufgehoben.
        [lessons] Deine fertigen Lektionen sind nicht lesbar, und neue werden nicht aufgehoben.
       *[statistics] Deine Ergebnisse sind nicht lesbar, und neue werden nicht aufgehoben.
    }
notice-not-kept = Partien und Einstellungen können zurzeit nicht aufgehoben werden. Du kannst weiterspielen.
notice-why = Das System meldet: { $why }
notice-dismiss = In Ordnung

## Ergebnisse

button-statistics = Ergebnisse
statistics-title = Ergebnisse
statistics-close = Ergebnisse schließen
statistics-none = Noch keine Partie zu Ende gespielt.
statistics-games =
    { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
statistics-best = Klarster Sieg: { $own } zu { $other }
statistics-streak = Siege in Folge: { $now }, höchstens { $longest }
statistics-helped = Mit Hilfe oder zurückgenommenem Zug: { $count }
statistics-note = Partien gegen den Computer zählen ab ihrem ersten Zug, jede einmal.
statistics-reset = Alle Ergebnisse löschen
statistics-reset-question = Die Ergebnisse aller Stufen, Regeln und Farben löschen?
statistics-reset-no = Behalten
statistics-reset-yes = Löschen

## Uhren

menu-clock = Zeit für jede Seite
menu-increment = Mehr für jeden Zug
clock-none = Keine Uhr
clock-minutes = { $minutes } min
clock-minutes-and-seconds = { $minutes } min + { $seconds } s
clock-seconds = { $seconds } s
clock-left = { $side }: noch { $time }
clock-low = { $side }: nur noch { $time }
result-time-up = { $side } hat keine Zeit mehr.
result-counted-as = Auf Zeit verloren zählt als { -black } { $black }, { -white } { $white }
