# English. Keys are grouped by where they are seen.

## The sides, in the forms that the sentences want. A theme may name them otherwise.

-black = Black
-white = White
-black-adjective = black
-white-adjective = white

## The start screen

app-name = Outflank
window-title = Outflank: Reversi
app-motto = Reversi to play now, and to learn from.
menu-mode = Who plays
mode-computer = One player
mode-two-players = Two players
mode-watch = Watch
menu-level = Level
menu-level-black = { -black }’s level
menu-level-white = { -white }’s level
level-easy = Easy
level-easy-note = Makes many mistakes and often gives corners away.
level-medium = Medium
level-medium-note = Looks two moves ahead.
level-hard = Hard
level-hard-note = Looks five moves ahead and plays the last ten squares perfectly.
level-expert = Expert
level-expert-note = As strong as a few seconds allow.
menu-side = Your side
side-black = { -black }
side-white = { -white }
side-random = By chance
menu-rules = Rules and time
menu-rules-close = Close rules and time
menu-rules-and-clock = { $rules } · { $clock }
menu-variant = Rules
variant-standard = Standard
variant-standard-note = Most discs wins.
variant-anti = Anti-Reversi
variant-anti-note = Fewest discs wins.
variant-free = Free opening
variant-free-note = The first four discs go on the centre squares and turn nothing.
button-play = Play

## The game

score = { -black } { $black }, { -white } { $white }
seat-you = You
seat-computer = Computer, { $level }
status-your-turn = Your turn
status-to-move = { $side } to move
status-thinking = { $side } is thinking
status-over = The game is over
moves-none = No moves yet. { -black } begins.
button-undo = Undo
button-redo = Redo
button-hint = Show me
button-new-game = New game
button-settings = Settings
button-rematch = Rematch
pass-title = { $side } passes
pass-why = No disc can be outflanked, so { $other } moves again.
leave-question = Leave this game?
leave-note = It is not over, and it will not be kept.
leave-stay = Keep playing
leave-confirm = Leave it

## The end

result-draw = A draw
result-you-win = You win
result-you-lose = { $side } wins
result-side-wins = { $side } wins
result-count = On the board: { -black } { $black }, { -white } { $white }
result-tournament-count = Empty squares to the winner: { -black } { $black }, { -white } { $white }

## Hints

hint-title = Try { $square }
hint-area = Look in the marked part of the board
hint-next-square = Which square?
hint-next-why = Why?
hint-done = Got it
hint-thinking = Looking for a good move …
hint-still-thinking = Looking further …
hint-close = Close the hint
reason-wipe-out = This turns every disc. You win at once.
reason-only-move = This is your only move.
reason-solved-win =
    { $discs ->
        [one] If you play well from here, you win by { $discs } disc.
       *[other] If you play well from here, you win by { $discs } discs.
    }
reason-only-winner = Only this move wins.
reason-corner = A disc in the corner can never be turned.
reason-forces-pass = Your opponent cannot move. You go again.
reason-corner-guaranteed = Whatever your opponent plays, you can take a corner next.
reason-guards-corner = This stops your opponent from taking { $corner }.
reason-threatens-corner = Now you threaten corner { $corner }.
reason-safe-discs =
    { $count ->
        [one] { $count } more disc is now safe for good.
       *[other] { $count } more discs are now safe for good.
    }
reason-no-good-reply = Your opponent only has risky moves left, next to empty corners or giving you one.
reason-quiet = A quiet move: it opens nothing for your opponent.
reason-low-mobility =
    { $count ->
        [one] Now only { $count } move is left for your opponent.
       *[other] Now only { $count } moves are left for your opponent.
    }
reason-wedge = Your disc sits between two of theirs on the edge, and no reply can turn it.
reason-takes-square = This is the square your opponent wanted.
reason-parity = If you both play on here, you get the last move in this area.
reason-free-move-kept = You keep { $square } for later: a move only you can play.
reason-sacrifice = You give up one corner and gain more elsewhere.
reason-few-flips = Turning few discs now means more moves for you later.
reason-crossed-start = Now the game will begin crossed: like colours lie on the diagonals.
reason-parallel-start = Now the game will begin parallel: like colours lie side by side.
reason-open-start = The game can still begin crossed or parallel.
reason-best-found = Nothing better was found by looking ahead.
warning-gives-corner = That gives away corner { $corner }.
warning-x-square = Diagonally next to the empty corner { $corner }: dangerous.
warning-c-square = Beside the empty corner { $corner } this disc is easy to attack.
warning-greedy =
    Greedy: { $flips } discs turned, but { $moves ->
        [one] { $moves } new move
       *[other] { $moves } new moves
    } for your opponent.
warning-costly-corner =
    { $discs ->
        [one] A corner, but here it costs you { $discs } disc.
       *[other] A corner, but here it costs you { $discs } discs.
    }
warning-wall = You build a wall with nothing behind it.
warning-spoils-own-moves = You take away your own moves.

## Settings

settings-title = Settings
settings-close = Close the settings
settings-language = Language
language-english = English
language-dutch = Nederlands
language-german = Deutsch
settings-view = Board
view-2d = 2D
view-3d = 3D
settings-theme = Colours
theme-dark = Dark
theme-light = Light
settings-speed = Discs turn
speed-off = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-quality = Picture
quality-high = Fine
quality-low = Simple
settings-legal-moves = Show where you can play
settings-last-move = Mark the last move
settings-preview = Show what a move turns
settings-reduced-motion = Less movement
settings-tournament-count = Tournament count at the end
settings-text-size = Size of the text
percent = { $number }%
settings-help = Keys and gestures
