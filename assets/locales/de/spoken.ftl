# Deutsch. Was vorgelesen wird.

board-name = Brett
square-empty = { $square }, leer
square-legal =
    { $count ->
        [0] { $square }, leer, erlaubt
       *[other] { $square }, leer, erlaubt, dreht { $count } um
    }
square-black = { $square }, { -black }
square-white = { $square }, { -white }
square-last = letzter Zug
square-area = im Bereich des Tipps
square-hint = der Tipp
said-new-game = Ein neues Spiel.
said-undo = Zug zurückgenommen.
said-redo = Zug noch einmal gespielt.
said-move =
    { $count ->
        [0] { $side } setzt auf { $square }.
        [one] { $side } setzt auf { $square } und dreht { $count } Stein um.
       *[other] { $side } setzt auf { $square } und dreht { $count } Steine um.
    }
said-occupied = { $square } ist nicht leer.
said-nothing-turned = Auf { $square } würdest du nichts umdrehen.
said-not-centre = Die ersten vier Steine kommen auf die vier mittleren Felder, nicht auf { $square }.
