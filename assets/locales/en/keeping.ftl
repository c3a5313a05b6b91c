# Games that go on another day, results and clocks.

## The game that can go on

button-continue = Continue
kept-against-computer = You are { $side } against the computer, { $level }. { -black } { $black }, { -white } { $white }.
kept-two-players = Two players, { $side } to move. { -black } { $black }, { -white } { $white }.
kept-watch = Two computers. { -black } { $black }, { -white } { $white }.
replace-question = Begin a new game?
replace-note = The game you have not finished will be given up.
replace-continue = Finish it
replace-confirm = New game

## What is said about files

notice-damaged =
    { $what ->
        [game] The last game cannot be read: its file is damaged.
        [settings] Your settings cannot be read: their file is damaged.
        [lessons] Your finished lessons cannot be read: their file is damaged.
       *[statistics] Your results cannot be read: their file is damaged.
    }
notice-newer =
    { $what ->
        [game] The last game was kept by a newer version of Outflank.
        [settings] Your settings were kept by a newer version of Outflank.
        [lessons] Your finished lessons were kept by a newer version of Outflank.
       *[statistics] Your results were kept by a newer version of Outflank.
    }
notice-aside = Nothing was thrown away: the file is now called { $name }.
notice-unreadable =
    { $what ->
        [game] The last game cannot be read, and this one will not be kept.
        [settings] Your settings cannot be read, and changes will not be kept.
        [lessons] Your finished lessons cannot be read, and new ones will not be kept.
       *[statistics] Your results cannot be read, and new ones will not be kept.
    }
notice-not-kept = Games and settings cannot be kept at present. You can play on.
notice-why = The system says: { $why }
notice-dismiss = All right

## Results

button-statistics = Results
statistics-title = Results
statistics-close = Close the results
statistics-none = No game finished yet.
statistics-games =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    }: { $won } won, { $drawn } drawn, { $lost } lost
statistics-best = Clearest win: { $own } to { $other }
statistics-streak = Wins in a row: { $now }, at most { $longest }
statistics-helped = With a hint or undo: { $count }
statistics-note = Games against the computer count from their first move on, each once.
statistics-reset = Forget all results
statistics-reset-question = Forget the results of all levels, rules and sides?
statistics-reset-no = Keep them
statistics-reset-yes = Forget them

## Clocks

menu-clock = Time for each side
menu-increment = More for each move
clock-none = No clock
clock-minutes = { $minutes } min
clock-minutes-and-seconds = { $minutes } min + { $seconds } s
clock-seconds = { $seconds } s
clock-left = { $side }: { $time } left
clock-low = { $side }: only { $time } left
result-time-up = { $side } has no time left.
result-counted-as = Lost on time, it counts as { -black } { $black }, { -white } { $white }
