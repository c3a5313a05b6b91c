# What speaks against a move, and the coach.

why-pick = Why not there?
why-play = Play on
why-pick-note = Choose a square on the board, and hear what speaks against it.
why-last = My last move
why-title = Why not { $square }?
why-title-played = Your move { $square }
why-close = Close the answer
why-nothing = Nothing speaks against it: no better move was found.
why-cost =
    { $discs ->
        [one] It costs { $discs } disc.
       *[other] It costs { $discs } discs.
    }
why-cost-about =
    { $discs ->
        [one] It costs about { $discs } disc.
       *[other] It costs about { $discs } discs.
    }
why-reply = The best answer to it is { $square }.
coach-title = Sure about { $square }?
coach-take-back = Take it back
coach-keep = Leave it
settings-coach = Coach
settings-coach-note = Speaks up after a mistake of yours, if you like.
coach-off = Off
coach-large = Large
coach-middling = Middling
coach-small = Small
