# Partijen die een andere keer verdergaan, uitslagen en klokken.

## De partij die verder kan

button-continue = Verder spelen
kept-against-computer = Jij bent { $side } tegen de computer, { $level }. { -Black } { $black }, { -White } { $white }.
kept-two-players = Twee spelers, { $side } is aan zet. { -Black } { $black }, { -White } { $white }.
kept-watch = Twee computers. { -Black } { $black }, { -White } { $white }.
replace-question = Een nieuwe partij beginnen?
replace-note = De partij die niet af is, wordt opgegeven.
replace-continue = Afmaken
replace-confirm = Nieuwe partij

## Wat over bestanden wordt gezegd

notice-damaged =
    { $what ->
        [game] De laatste partij is onleesbaar: het bestand is beschadigd.
        [settings] Je instellingen zijn onleesbaar: het bestand is beschadigd.
        [lessons] Je voltooide lessen zijn onleesbaar: het bestand is beschadigd.
       *[statistics] Je uitslagen zijn onleesbaar: het bestand is beschadigd.
    }
notice-newer =
    { $what ->
        [game] De laatste partij is bewaard door een nieuwere versie van Outflank.
        [settings] Je instellingen zijn bewaard door een nieuwere versie van Outflank.
        [lessons] Je voltooide lessen zijn bewaard door een nieuwere versie van Outflank.
       *[statistics] Je uitslagen zijn bewaard door een nieuwere versie van Outflank.
    }
notice-aside = Er is niets weggegooid: het bestand heet nu { $name }.
notice-unreadable =
    { $what ->
        [game] De laatste partij is onleesbaar en deze wordt niet bewaard.
        [settings] Je instellingen zijn onleesbaar en wijzigingen worden niet bewaard.
        [lessons] Je voltooide lessen zijn onleesbaar en nieuwe worden niet bewaard.
       *[statistics] Je uitslagen zijn onleesbaar en nieuwe worden niet bewaard.
    }
notice-not-kept = Partijen en instellingen kunnen nu niet worden bewaard. Je kunt gewoon doorspelen.
notice-why = Het systeem meldt: { $why }
notice-dismiss = Goed

## Uitslagen

button-statistics = Uitslagen
statistics-title = Uitslagen
statistics-close = Uitslagen sluiten
statistics-none = Nog geen partij uitgespeeld.
statistics-games =
    { $played ->
        [one] { $played } partij
       *[other] { $played } partijen
    }: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
statistics-best = Duidelijkste winst: { $own } tegen { $other }
statistics-streak = Gewonnen op rij: { $now }, hoogstens { $longest }
statistics-helped = Met hulp of teruggenomen zet: { $count }
statistics-note = Partijen tegen de computer tellen vanaf hun eerste zet, elk één keer.
statistics-reset = Alle uitslagen wissen
statistics-reset-question = De uitslagen van alle niveaus, regels en kleuren wissen?
statistics-reset-no = Bewaren
statistics-reset-yes = Wissen

## Klokken

menu-clock = Tijd per speler
menu-increment = Extra per zet
clock-none = Geen klok
clock-minutes = { $minutes } min
clock-minutes-and-seconds = { $minutes } min + { $seconds } s
clock-seconds = { $seconds } s
clock-left = { $side }: nog { $time }
clock-low = { $side }: nog maar { $time }
result-time-up = { $side } heeft geen tijd meer.
result-counted-as = Verloren op tijd telt als { -Black } { $black }, { -White } { $white }
