# Terugkijken op een partij.

button-review = Terugkijken
review-title = Terugkijken
review-thinking = Elke zet wordt beoordeeld: { $done } van { $total } …
review-graph = Hoe de partij er na elke zet voor stond
review-accuracy = Nauwkeurigheid: { -black } { $black } %, { -white } { $white } %
review-start = Het begin van de partij
review-move = Zet { $number }: { $side } { $square }
review-even = Het staat gelijk.
review-ahead =
    { $discs ->
        [one] { $side } staat ongeveer { $discs } schijf voor.
       *[other] { $side } staat ongeveer { $discs } schijven voor.
    }
review-wins =
    { $discs ->
        [one] Bij het beste spel wint { $side } met { $discs } schijf verschil.
       *[other] Bij het beste spel wint { $side } met { $discs } schijven verschil.
    }
review-drawn = Bij het beste spel wordt het gelijk.
review-cost =
    { $discs ->
        [one] Deze zet kostte { $discs } schijf.
       *[other] Deze zet kostte { $discs } schijven.
    }
review-cost-about =
    { $discs ->
        [one] Deze zet kostte ongeveer { $discs } schijf.
       *[other] Deze zet kostte ongeveer { $discs } schijven.
    }
review-better = { $square } was beter:
review-better-alone = { $square } was beter.
review-turning-points = Keerpunten
review-point = Zet { $number }
review-first = Naar het begin
review-back = Eén zet terug
review-on = Eén zet verder
review-last = Naar het einde
review-play-on = Verder spelen
review-leave = Beginscherm
