# Deutsch. Die Schlüssel stehen nach dem Ort, an dem man sie sieht, in derselben Reihenfolge wie im Englischen.

## Die Seiten, in den Formen, die die Sätze brauchen. Ein Thema darf sie anders nennen.

-black = Schwarz
-white = Weiß
-black-en = schwarzen
-white-er = weißer
-white-e = weiße
-black-er = schwarzer
-black-adjective = schwarz
-white-en = weißen
-black-e = schwarze

## Der Startbildschirm

app-name = Outflank
window-title = Outflank: Reversi
app-motto = Reversi zum Losspielen und zum Dazulernen.
menu-mode = Wer spielt
mode-computer = Allein
mode-two-players = Zu zweit
mode-watch = Zuschauen
menu-level = Stufe
menu-level-black = Stufe von { -black }
menu-level-white = Stufe von { -white }
level-easy = Leicht
level-easy-note = Macht viele Fehler und verschenkt oft Ecken.
level-medium = Mittel
level-medium-note = Schaut zwei Züge voraus.
level-hard = Schwer
level-hard-note = Schaut fünf Züge voraus und spielt die letzten zehn Felder fehlerfrei.
level-expert = Experte
level-expert-note = So stark, wie es in ein paar Sekunden geht.
menu-side = Deine Farbe
side-black = { -black }
side-white = { -white }
side-random = Zufall
menu-rules = Regeln und Zeit
menu-rules-close = Regeln und Zeit schließen
menu-rules-and-clock = { $rules } · { $clock }
menu-variant = Regeln
variant-standard = Standard
variant-standard-note = Wer die meisten Steine hat, gewinnt.
variant-anti = Anti-Reversi
variant-anti-note = Wer die wenigsten Steine hat, gewinnt.
variant-free = Freie Eröffnung
variant-free-note = Die ersten vier Steine kommen auf die mittleren Felder und drehen nichts um.
button-play = Spielen

## Das Spiel

score = { -black } { $black }, { -white } { $white }
seat-you = Du
seat-computer = Computer ({ $level })
status-your-turn = Du bist am Zug
status-to-move = { $side } ist am Zug
status-thinking = { $side } denkt nach
status-over = Das Spiel ist zu Ende
moves-none = Noch keine Züge. { -black } beginnt.
button-undo = Zug zurück
button-redo = Zug vor
button-hint = Zeig’s mir
button-new-game = Neues Spiel
button-settings = Einstellungen
button-rematch = Revanche
pass-title = { $side } muss passen
pass-why = Kein Stein lässt sich einschließen, also ist { $other } noch einmal am Zug.
leave-question = Dieses Spiel verlassen?
leave-note = Es ist noch nicht zu Ende und wird nicht aufbewahrt.
leave-stay = Weiterspielen
leave-confirm = Verlassen

## Das Ende

result-draw = Unentschieden
result-you-win = Du hast gewonnen
result-you-lose = { $side } hat gewonnen
result-side-wins = { $side } hat gewonnen
result-count = Auf dem Brett: { -black } { $black }, { -white } { $white }
result-tournament-count = Leere Felder für den Sieger: { -black } { $black }, { -white } { $white }

## Tipps

hint-title = Versuch { $square }
hint-area = Schau in den markierten Teil des Bretts
hint-next-square = Welches Feld?
hint-next-why = Warum?
hint-done = Verstanden
hint-thinking = Suche einen guten Zug …
hint-still-thinking = Suche noch weiter …
hint-close = Tipp schließen
reason-wipe-out = Damit drehst du alle Steine um. Du gewinnst sofort.
reason-only-move = Das ist dein einziger Zug.
reason-solved-win =
    { $discs ->
        [one] Wenn du gut weiterspielst, gewinnst du mit { $discs } Stein Vorsprung.
       *[other] Wenn du gut weiterspielst, gewinnst du mit { $discs } Steinen Vorsprung.
    }
reason-only-winner = Nur dieser Zug gewinnt.
reason-corner = Ein Stein in der Ecke kann nie mehr umgedreht werden.
reason-forces-pass = Dein Gegner kann nicht ziehen. Du bist gleich noch einmal dran.
reason-corner-guaranteed = Egal, was dein Gegner spielt: Danach kannst du eine Ecke nehmen.
reason-guards-corner = Jetzt kann dein Gegner Ecke { $corner } nicht nehmen.
reason-threatens-corner = Jetzt drohst du, Ecke { $corner } zu nehmen.
reason-safe-discs =
    { $count ->
        [one] { $count } weiterer Stein ist jetzt für immer sicher.
       *[other] { $count } weitere Steine sind jetzt für immer sicher.
    }
reason-no-good-reply = Deinem Gegner bleiben nur riskante Züge: neben einer leeren Ecke, oder sie geben dir eine.
reason-quiet = Ein stiller Zug: Dein Gegner bekommt keinen neuen Zug.
reason-low-mobility =
    { $count ->
        [one] Deinem Gegner bleibt nur noch { $count } Zug.
       *[other] Deinem Gegner bleiben nur noch { $count } Züge.
    }
reason-wedge = Dein Stein liegt am Rand zwischen zwei gegnerischen, und kein Gegenzug kann ihn umdrehen.
reason-takes-square = Dieses Feld wollte dein Gegner haben.
reason-parity = Wenn ihr beide hier weiterspielt, machst du in diesem Gebiet den letzten Zug.
reason-free-move-kept = Du hebst dir { $square } für später auf: ein Zug, den nur du machen kannst.
reason-sacrifice = Du gibst eine Ecke her und gewinnst anderswo mehr.
reason-few-flips = Wer jetzt wenige Steine umdreht, hat später mehr Züge.
reason-crossed-start = Jetzt beginnt das Spiel gekreuzt: Gleiche Farben liegen schräg gegenüber.
reason-parallel-start = Jetzt beginnt das Spiel parallel: Gleiche Farben liegen nebeneinander.
reason-open-start = Das Spiel kann noch gekreuzt oder parallel beginnen.
reason-best-found = Vorausschauen hat nichts Besseres ergeben.
warning-gives-corner = Damit verschenkst du Ecke { $corner }.
warning-x-square = Schräg neben der leeren Ecke { $corner }: gefährlich.
warning-c-square = Neben der leeren Ecke { $corner } ist dieser Stein leicht anzugreifen.
warning-greedy =
    Gierig: Du drehst { $flips } Steine um, aber dein Gegner bekommt { $moves ->
        [one] { $moves } neuen Zug
       *[other] { $moves } neue Züge
    }.
warning-costly-corner =
    { $discs ->
        [one] Eine Ecke, aber hier kostet sie dich { $discs } Stein.
       *[other] Eine Ecke, aber hier kostet sie dich { $discs } Steine.
    }
warning-wall = Du baust eine Mauer, hinter der nichts liegt.
warning-spoils-own-moves = Du nimmst dir selbst Züge weg.

## Einstellungen

settings-title = Einstellungen
settings-close = Einstellungen schließen
settings-language = Sprache
language-english = English
language-dutch = Nederlands
language-german = Deutsch
settings-view = Brett
view-2d = 2D
view-3d = 3D
settings-theme = Farben
theme-dark = Dunkel
theme-light = Hell
settings-speed = Steine drehen
speed-off = Sofort
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-quality = Bild
quality-high = Fein
quality-low = Einfach
settings-legal-moves = Zeigen, wo du setzen kannst
settings-last-move = Letzten Zug markieren
settings-preview = Zeigen, was ein Zug umdreht
settings-reduced-motion = Weniger Bewegung
settings-tournament-count = Turnierzählung am Ende
settings-text-size = Schriftgröße
percent = { $number } %
settings-help = Tasten und Gesten
