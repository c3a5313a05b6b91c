# Gründe, die einen Zug neben die anderen stellen. Eine Meldung ist ein Satz, an die Person am Zug.
reason-last-safe = Jeder andere Zug gibt deinem Gegner eine Ecke.
reason-opens-squares =
    { $count ->
        [one] Du könntest jetzt auf { $count } neues Feld ziehen.
       *[other] Du könntest jetzt auf { $count } neue Felder ziehen.
    }
reason-fewest-replies = Nach keinem anderen Zug hat dein Gegner weniger Züge: nach diesem { $count }.
reason-most-moves = Kein anderer Zug hält dir mehr Züge offen: { $count }, wärst du noch einmal dran.
reason-least-frontier = Nach keinem anderen Zug liegen weniger deiner Steine neben leeren Feldern.
reason-fewest-discs = Kein anderer Zug dreht weniger Steine um.
