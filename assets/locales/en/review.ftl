# Looking back at a game.

button-review = Look back
review-title = Looking back
review-thinking = Judging every move: { $done } of { $total } …
review-graph = What the game was worth after each move
review-accuracy = Accuracy: { -black } { $black } %, { -white } { $white } %
review-start = The start of the game
review-move = Move { $number }: { $side } { $square }
review-even = Both sides are even.
review-ahead =
    { $discs ->
        [one] { $side } is ahead by about { $discs } disc.
       *[other] { $side } is ahead by about { $discs } discs.
    }
review-wins =
    { $discs ->
        [one] With best play { $side } wins by { $discs } disc.
       *[other] With best play { $side } wins by { $discs } discs.
    }
review-drawn = With best play it is a draw.
review-cost =
    { $discs ->
        [one] This move cost { $discs } disc.
       *[other] This move cost { $discs } discs.
    }
review-cost-about =
    { $discs ->
        [one] This move cost about { $discs } disc.
       *[other] This move cost about { $discs } discs.
    }
review-better = { $square } was better:
review-better-alone = { $square } was better.
review-turning-points = Turning points
review-point = Move { $number }
review-first = To the start
review-back = One move back
review-on = One move on
review-last = To the end
review-play-on = Play on from here
review-leave = Start screen
