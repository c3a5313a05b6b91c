# English. What is read out.

board-name = Board
square-empty = { $square }, empty
square-legal =
    { $count ->
        [0] { $square }, empty, legal
       *[other] { $square }, empty, legal, turns { $count }
    }
square-black = { $square }, { -black }
square-white = { $square }, { -white }
square-last = last move
square-area = in the hint’s area
square-hint = the hint
said-new-game = A new game.
said-undo = Taken back.
said-redo = Played again.
said-move =
    { $count ->
        [0] { $side } plays { $square }.
        [one] { $side } plays { $square } and turns { $count } disc.
       *[other] { $side } plays { $square } and turns { $count } discs.
    }
said-occupied = { $square } is not empty.
said-nothing-turned = On { $square } you would turn nothing.
said-not-centre = The first four discs go on the four centre squares, not on { $square }.
