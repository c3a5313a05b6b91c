# Redenen die een zet naast de andere leggen. Een bericht is één zin, tegen wie aan zet is.
reason-last-safe = Elke andere zet geeft je tegenstander een hoek.
reason-opens-squares =
    { $count ->
        [one] Je zou nu op { $count } nieuw veld kunnen zetten.
       *[other] Je zou nu op { $count } nieuwe velden kunnen zetten.
    }
reason-fewest-replies = Na geen andere zet heeft je tegenstander minder zetten: na deze { $count }.
reason-most-moves = Geen andere zet houdt meer zetten voor jou open: { $count }, was je nog eens aan de beurt.
reason-least-frontier = Na geen andere zet liggen er minder van jouw schijven naast lege velden.
reason-fewest-discs = Geen andere zet draait minder schijven om.
