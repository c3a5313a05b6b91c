# Redenen die een zet naast de andere leggen. Een bericht is één zin, tegen wie aan zet is.
reason-last-safe = Elke andere zet geeft je tegenstander een hoek.
reason-opens-squares =
    { $count ->
        [one] Je zou nu op { $count } nieuw veld kunnen zetten.
       *[other] Je zou nu op { $count } nieuwe velden kunnen zetten.
    }
reason-fewest-replies = Geen andere zet laat je tegenstander minder zetten over: { $count } na deze.
reason-most-moves = Geen andere zet houdt meer zetten voor jou open: { $count }, als je nog eens aan de beurt was.
reason-least-frontier = Bij geen andere zet liggen er minder van je schijven naast lege velden.
reason-fewest-discs = Geen andere zet draait minder schijven om.
