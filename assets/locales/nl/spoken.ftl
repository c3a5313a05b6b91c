# Nederlands. Wat voorgelezen wordt.

board-name = Bord
square-empty = { $square }, leeg
square-legal =
    { $count ->
        [0] { $square }, leeg, mag
       *[other] { $square }, leeg, mag, draait { $count } om
    }
square-black = { $square }, { -black }
square-white = { $square }, { -white }
square-last = laatste zet
square-area = in het gebied van de hint
square-hint = de hint
said-new-game = Een nieuw spel.
said-undo = Zet teruggenomen.
said-redo = Zet opnieuw gedaan.
said-move =
    { $count ->
        [0] { $side } zet op { $square }.
        [one] { $side } zet op { $square } en draait { $count } schijf om.
       *[other] { $side } zet op { $square } en draait { $count } schijven om.
    }
said-occupied = { $square } is niet leeg.
said-nothing-turned = Op { $square } draai je niets om.
said-not-centre = De eerste vier schijven komen op de vier middelste velden, niet op { $square }.
