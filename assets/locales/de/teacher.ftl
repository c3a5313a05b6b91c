# Was gegen einen Zug spricht, und der Trainer.

why-pick = Warum nicht dort?
why-play = Weiterspielen
why-pick-note = Wähle ein Feld auf dem Brett und lies, was dagegen spricht.
why-last = Mein letzter Zug
why-title = Warum nicht { $square }?
why-title-played = Dein Zug { $square }
why-close = Antwort schließen
why-nothing = Nichts spricht dagegen: Ein besserer Zug wurde nicht gefunden.
why-cost =
    { $discs ->
        [one] Das kostet { $discs } Stein.
       *[other] Das kostet { $discs } Steine.
    }
why-cost-about =
    { $discs ->
        [one] Das kostet etwa { $discs } Stein.
       *[other] Das kostet etwa { $discs } Steine.
    }
why-reply = Die beste Antwort darauf ist { $square }.
coach-title = Bist du bei { $square } sicher?
coach-take-back = Zug zurücknehmen
coach-keep = So lassen
settings-coach = Trainer
settings-coach-note = Meldet sich nach einem Fehler von dir, wenn du magst.
coach-off = Aus
coach-large = Grobe
coach-middling = Normale
coach-small = Kleine
