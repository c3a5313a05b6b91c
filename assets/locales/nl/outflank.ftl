# Nederlands. De sleutels staan per plek waar ze te zien zijn, in dezelfde volgorde als in het Engels.

## De partijen, in de vormen die de zinnen nodig hebben. Een thema mag ze anders noemen.

-Black = Zwart
-White = Wit
-black-e = zwarte
-white-e = witte
-black = zwart
-white = wit

## Het beginscherm

app-name = Outflank
window-title = Outflank: Reversi
app-motto = Reversi om meteen te spelen en van te leren.
menu-mode = Wie speelt er
mode-computer = Eén speler
mode-two-players = Twee spelers
mode-watch = Kijken
menu-level = Niveau
menu-level-black = Niveau van { -black }
menu-level-white = Niveau van { -white }
level-easy = Makkelijk
level-easy-note = Maakt veel fouten en geeft vaak hoeken weg.
level-medium = Gemiddeld
level-medium-note = Kijkt twee zetten vooruit.
level-hard = Moeilijk
level-hard-note = Kijkt vijf zetten vooruit en speelt de laatste tien velden foutloos.
level-expert = Expert
level-expert-note = Zo sterk als in een paar seconden kan.
menu-side = Jouw kleur
side-black = { -Black }
side-white = { -White }
side-random = Loten
menu-rules = Spelregels en tijd
menu-rules-close = Spelregels en tijd sluiten
menu-rules-and-clock = { $rules } · { $clock }
menu-variant = Spelregels
variant-standard = Standaard
variant-standard-note = Wie de meeste schijven heeft, wint.
variant-anti = Anti-reversi
variant-anti-note = Wie de minste schijven heeft, wint.
variant-free = Vrije opening
variant-free-note = De eerste vier schijven komen op de middelste velden en draaien niets om.
button-play = Spelen

## Het spel

score = { -Black } { $black }, { -white } { $white }
seat-you = Jij
seat-computer = Computer ({ $level })
status-your-turn = Jij bent aan zet
status-to-move = { $side } is aan zet
status-thinking = { $side } denkt na
status-over = Het spel is afgelopen
moves-none = Nog geen zetten. { -Black } begint.
button-undo = Zet terug
button-redo = Zet vooruit
button-hint = Laat zien
button-new-game = Nieuw spel
button-settings = Instellingen
button-rematch = Revanche
pass-title = { $side } moet passen
pass-why = { $other } is nog een keer aan zet, want er valt geen schijf in te sluiten.
leave-question = Dit spel verlaten?
leave-note = Het is nog niet afgelopen en wordt niet bewaard.
leave-stay = Verder spelen
leave-confirm = Verlaten

## Het einde

result-draw = Gelijkspel
result-you-win = Je hebt gewonnen
result-you-lose = { $side } heeft gewonnen
result-side-wins = { $side } heeft gewonnen
result-count = Op het bord: { -black } { $black }, { -white } { $white }
result-tournament-count = Lege velden voor de winnaar: { -black } { $black }, { -white } { $white }

## Hints

hint-title = Probeer { $square }
hint-area = Kijk in het gemarkeerde deel van het bord
hint-next-square = Welk veld?
hint-next-why = Waarom?
hint-done = Begrepen
hint-thinking = Op zoek naar een goede zet …
hint-still-thinking = Nog verder aan het kijken …
hint-close = Hint sluiten
reason-wipe-out = Hiermee draai je alle schijven om. Je wint meteen.
reason-only-move = Dit is je enige zet.
reason-solved-win =
    { $discs ->
        [one] Als je goed verder speelt, win je met { $discs } schijf verschil.
       *[other] Als je goed verder speelt, win je met { $discs } schijven verschil.
    }
reason-only-winner = Alleen deze zet wint.
reason-corner = Een schijf in de hoek kan nooit meer worden omgedraaid.
reason-forces-pass = Je tegenstander kan niet zetten. Jij bent nog een keer aan de beurt.
reason-corner-guaranteed = Wat je tegenstander ook speelt, daarna kun jij een hoek pakken.
reason-guards-corner = Nu kan je tegenstander hoek { $corner } niet pakken.
reason-threatens-corner = Nu dreig je hoek { $corner } te pakken.
reason-safe-discs =
    { $count ->
        [one] Er is nu { $count } schijf extra voorgoed veilig.
       *[other] Er zijn nu { $count } schijven extra voorgoed veilig.
    }
reason-no-good-reply = Je tegenstander heeft alleen nog riskante zetten: naast een lege hoek, of ze geven jou er een.
reason-quiet = Een stille zet: je tegenstander krijgt er geen zet bij.
reason-low-mobility =
    { $count ->
        [one] Je tegenstander heeft nu nog maar { $count } zet.
       *[other] Je tegenstander heeft nu nog maar { $count } zetten.
    }
reason-wedge = Je schijf ligt aan de rand tussen twee van je tegenstander, en geen tegenzet kan hem omdraaien.
reason-takes-square = Dit veld wilde je tegenstander hebben.
reason-parity = Als jullie hier allebei verder spelen, doe jij de laatste zet in dit gebied.
reason-free-move-kept = Je bewaart { $square } voor later: een zet die alleen jij kunt doen.
reason-sacrifice = Je geeft één hoek weg en wint ergens anders meer terug.
reason-few-flips = Nu weinig schijven omdraaien betekent later meer zetten voor jou.
reason-crossed-start = Nu begint het spel gekruist: gelijke kleuren liggen schuin tegenover elkaar.
reason-parallel-start = Nu begint het spel parallel: gelijke kleuren liggen naast elkaar.
reason-open-start = Het spel kan nog gekruist of parallel beginnen.
reason-best-found = Vooruitkijken heeft niets beters opgeleverd.
warning-gives-corner = Daarmee geef je hoek { $corner } weg.
warning-x-square = Schuin naast de lege hoek { $corner }: gevaarlijk.
warning-c-square = Naast de lege hoek { $corner } is deze schijf makkelijk aan te vallen.
warning-greedy =
    Hebberig: je draait { $flips } schijven om, maar je tegenstander krijgt er { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } bij.
warning-costly-corner =
    { $discs ->
        [one] Een hoek, maar hier kost hij je { $discs } schijf.
       *[other] Een hoek, maar hier kost hij je { $discs } schijven.
    }
warning-wall = Je bouwt een muur met niets erachter.
warning-spoils-own-moves = Je neemt jezelf zetten af.

## Instellingen

settings-title = Instellingen
settings-close = Instellingen sluiten
settings-language = Taal
language-english = English
language-dutch = Nederlands
language-german = Deutsch
settings-view = Bord
view-2d = 2D
view-3d = 3D
settings-theme = Kleuren
theme-dark = Donker
theme-light = Licht
settings-speed = Schijven draaien
speed-off = Meteen
speed-fast = Snel
speed-normal = Normaal
speed-slow = Langzaam
settings-quality = Beeld
quality-high = Fijn
quality-low = Eenvoudig
settings-legal-moves = Tonen waar je kunt zetten
settings-last-move = Laatste zet markeren
settings-preview = Tonen wat een zet omdraait
settings-reduced-motion = Minder beweging
settings-tournament-count = Toernooitelling aan het eind
settings-text-size = Grootte van de tekst
percent = { $number }%
settings-help = Toetsen en gebaren
