# Gründe, die einen Zug neben die anderen stellen. Eine Meldung ist ein Satz, an die Person am Zug.
reason-last-safe = Jeder andere Zug gibt deinem Gegner eine Ecke.
reason-opens-squares =
    { $count ->
        [one] Du könntest jetzt auf { $count } neues Feld ziehen.
       *[other] Du könntest jetzt auf { $count } neue Felder ziehen.
    }
reason-fewest-replies = Kein anderer Zug lässt deinem Gegner weniger Züge: { $count } nach diesem.
reason-most-moves = Kein anderer Zug hält dir mehr Züge offen: { $count }, wenn du noch einmal dran wärst.
reason-least-frontier = Bei keinem anderen Zug liegen weniger deiner Steine neben leeren Feldern.
reason-fewest-discs = Kein anderer Zug dreht weniger Steine um.
