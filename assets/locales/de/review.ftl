# Rückblick auf eine Partie.

button-review = Rückblick
review-title = Rückblick
review-thinking = Jeder Zug wird bewertet: { $done } von { $total } …
review-graph = Wie die Partie nach jedem Zug stand
review-accuracy = Genauigkeit: { -black } { $black } %, { -white } { $white } %
review-start = Der Anfang der Partie
review-move = Zug { $number }: { $side } { $square }
review-even = Es steht gleich.
review-ahead =
    { $discs ->
        [one] { $side } liegt etwa { $discs } Stein vorn.
       *[other] { $side } liegt etwa { $discs } Steine vorn.
    }
review-wins =
    { $discs ->
        [one] Bei bestem Spiel gewinnt { $side } mit { $discs } Stein Vorsprung.
       *[other] Bei bestem Spiel gewinnt { $side } mit { $discs } Steinen Vorsprung.
    }
review-drawn = Bei bestem Spiel endet es unentschieden.
review-cost =
    { $discs ->
        [one] Dieser Zug hat { $discs } Stein gekostet.
       *[other] Dieser Zug hat { $discs } Steine gekostet.
    }
review-cost-about =
    { $discs ->
        [one] Dieser Zug hat etwa { $discs } Stein gekostet.
       *[other] Dieser Zug hat etwa { $discs } Steine gekostet.
    }
review-better = { $square } war besser:
review-better-alone = { $square } war besser.
review-turning-points = Wendepunkte
review-point = Zug { $number }
review-first = Zum Anfang
review-back = Einen Zug zurück
review-on = Einen Zug weiter
review-last = Zum Ende
review-play-on = Weiterspielen
review-leave = Startbild
