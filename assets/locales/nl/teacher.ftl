# Wat er tegen een zet is, en de coach.

why-pick = Waarom niet daar?
why-play = Verder spelen
why-pick-note = Kies een veld op het bord en lees wat ertegen is.
why-last = Mijn laatste zet
why-title = Waarom niet { $square }?
why-title-played = Je zet { $square }
why-close = Antwoord sluiten
why-nothing = Er is niets op tegen: een betere zet is niet gevonden.
why-cost =
    { $discs ->
        [one] Het kost { $discs } schijf.
       *[other] Het kost { $discs } schijven.
    }
why-cost-about =
    { $discs ->
        [one] Het kost ongeveer { $discs } schijf.
       *[other] Het kost ongeveer { $discs } schijven.
    }
why-reply = Het beste antwoord daarop is { $square }.
coach-title = Weet je { $square } zeker?
coach-take-back = Zet terugnemen
coach-keep = Zo laten
settings-coach = Coach
settings-coach-note = Zegt iets na een fout van jou, als je dat wilt.
coach-off = Uit
coach-large = Grote
coach-middling = Gewone
coach-small = Kleine
