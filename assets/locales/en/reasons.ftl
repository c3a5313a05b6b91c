# Reasons that hold a move against the others there are. A message is one sentence, to the person whose move it is.
reason-last-safe = Every other move gives your opponent a corner.
reason-opens-squares =
    { $count ->
        [one] Now you could move on { $count } new square.
       *[other] Now you could move on { $count } new squares.
    }
reason-fewest-replies = No other move leaves your opponent fewer moves: { $count } after this one.
reason-most-moves = No other move keeps more moves for you: { $count }, were it your turn again.
reason-least-frontier = No other move leaves fewer of your discs beside empty squares.
reason-fewest-discs = No other move turns fewer discs.
