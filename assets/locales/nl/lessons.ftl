# Lessen. Wie leert heeft zwart. Elke zin klopt bij zijn stelling: zie assets/lessons/lessons.json.

## Rond de lessen

button-learn = Leren
learn-title = Lessen
learn-note = Korte lessen om te spelen. Jij hebt steeds de { -black-e } schijven.
learn-progress = { $done } van { $all } klaar
learn-done = klaar
learn-leave = Terug
lesson-step = { $step } van { $all }
lesson-found = Gevonden: { $found } van { $all }
lesson-next = Verder
lesson-next-lesson = Volgende les
lesson-again = Nog een keer
lesson-show = Laat zien
lesson-list = Alle lessen
lesson-finished = Les klaar!
lesson-nothing-turned = Daar wordt geen { -white-e } schijf ingesloten, dus daar mag niemand zetten.
lesson-occupied = Daar ligt al een schijf.
lesson-not-centre = De eerste vier schijven komen op de vier velden in het midden.

## Zetten en omdraaien

lesson-place = Zetten en omdraaien
lesson-place-1 = Jij bent { -black }. Leg een schijf zo neer dat de { -white-e } tussen die schijf en je andere schijf zit.
lesson-place-1-right = Ingesloten, dus hij draait om. Nu is hij van jou.
lesson-place-2 = Alle schijven die op één lijn zijn ingesloten draaien om. Zoek de zet die er drie omdraait.
lesson-place-2-right = Drie tegelijk!
lesson-place-2-few = Dat was er één. Een andere zet draait er drie om.
lesson-place-3 = Zo begint elk spel, en { -black } gaat eerst. Doe een zet.
lesson-place-3-right = Goed zo. Elke zet moet minstens één schijf omdraaien.

## Meer richtingen

lesson-directions = Meer richtingen
lesson-directions-1 = Een schijf sluit in naar alle acht kanten. Welke schijven draaien om als { -black } op het gemarkeerde veld zet? Tik ze allemaal aan.
lesson-directions-1-right = Ja: langs de rij, langs de kolom en schuin.
lesson-directions-1-wrong = Die blijft liggen: op die lijn ligt aan de andere kant geen { -black-e } schijf, of hij is al { -black }.
lesson-directions-2 = Zoek de zet die schijven in drie richtingen omdraait.
lesson-directions-2-right = Drie richtingen met één schijf!
lesson-directions-2-wrong = Dat waren minder richtingen. Eén zet doet het in drie.

## Geen kettingreactie

lesson-chain = Geen kettingreactie
lesson-chain-1 = { -Black } gaat op het gemarkeerde veld zetten. Tik elke schijf aan die omdraait, en geen andere.
lesson-chain-1-right = Alleen die. De andere liggen straks ook tussen { -black-e } schijven, maar de nieuwe schijf hoort daar niet bij.
lesson-chain-1-wrong = Die blijft liggen. Alleen wat tussen de nieuwe schijf en een andere { -black-e } ligt draait om.
lesson-chain-2 = Doe de zet nu, en let op de { -white-e } schijven erboven en eronder.
lesson-chain-2-right = Zie je? Een schijf die net is omgedraaid sluit niets in.
lesson-chain-2-wrong = Dat mag ook. Maar zet op het gemarkeerde veld, dan zie je wat er gebeurt.
lesson-chain-3 = Nog een keer: welke schijven draaien om?
lesson-chain-3-right = Klopt. Alleen de nieuwe schijf sluit in.
lesson-chain-3-wrong = Die niet. Begin bij het gemarkeerde veld en kijk langs elke lijn.

## Passen

lesson-pass = Passen
lesson-pass-1 = Wie kan zetten, moet zetten. Tik elk veld aan waar jij hier mag zetten.
lesson-pass-1-right = Drie zetten. Je past alleen als er geen enkele is.
lesson-pass-1-wrong = Daar wordt geen { -white-e } schijf ingesloten.
lesson-pass-2 = Zoek de zet waarna { -white } geen enkele zet heeft.
lesson-pass-2-right = { -White } kan niet zetten en moet passen. Jij bent nog een keer!
lesson-pass-2-wrong = { -White } heeft nog een zet. Na een andere zet heeft { -white } er geen.
lesson-pass-3 = { -White } heeft gepast. Ga verder en doe een zet.
lesson-pass-3-right = Passen kies je niet. Het gaat vanzelf, als je geen zet hebt.

## Het einde

lesson-end = Het einde en het tellen
lesson-end-1 = Er is nog één veld over. Zet daar.
lesson-end-1-right = Het bord is vol en het spel is uit. Nu worden de schijven geteld.
lesson-end-2 = Wie heeft gewonnen? Tik een schijf van de winnaar aan.
lesson-end-2-right = Ja. Wie aan het einde de meeste schijven heeft, wint.
lesson-end-2-wrong = Die kleur heeft minder schijven. De andere heeft gewonnen.
lesson-end-3 = Je hebt hier één zet. Doe hem.
lesson-end-3-right = Er zijn twee velden leeg, maar niemand kan daar zetten. Dus ook dit spel is uit.
lesson-end-4 = En wie heeft dit spel gewonnen? Tik een schijf van de winnaar aan.
lesson-end-4-right = Ja, { -white }. Twee lege velden veranderen daar niets aan.
lesson-end-4-wrong = Die kleur heeft minder schijven. De andere heeft gewonnen.

## Hoeken

lesson-corners = Hoeken
lesson-corners-1 = Vier velden zijn bijzonder. Tik de vier hoeken aan.
lesson-corners-1-right = Achter een hoek is niets meer: een schijf in de hoek kan nooit worden ingesloten.
lesson-corners-1-wrong = Dat is geen hoek.
lesson-corners-2 = Eén van de hoeken is vrij voor jou. Pak hem.
lesson-corners-2-right = Die schijf kan niemand ooit omdraaien. En vanuit een hoek kun je een hele rand veilig maken.
lesson-corners-2-gives = Nu pakt { -white } de hoek. Die had van jou kunnen zijn.
lesson-corners-2-other = Je had een hoek kunnen pakken. Kijk nog eens.
lesson-corners-3 = { -White } wil graag hoek h8. Zet zo dat { -white } hem niet kan pakken.
lesson-corners-3-right = Dicht! Bij hoek h8 kan { -white } nu niet meer komen.
lesson-corners-3-wrong = { -White } pakt de hoek. Zoek de zet die { -white } tegenhoudt.

## X- en C-velden

lesson-x-squares = Naast de hoek
lesson-x-squares-1 = De velden schuin naast de hoeken heten X-velden. Tik ze alle vier aan.
lesson-x-squares-1-right = Zolang de hoek leeg is, is een schijf daar vaak een trapje voor je tegenstander.
lesson-x-squares-1-wrong = Die niet. Een X-veld raakt een hoek schuin.
lesson-x-squares-2 = De velden langs de rand naast de hoeken heten C-velden. Tik ze alle acht aan.
lesson-x-squares-2-right = Ook die kunnen gevaarlijk zijn zolang de hoek leeg is. Is de hoek bezet, dan is het gevaar voorbij.
lesson-x-squares-2-wrong = Die niet. Een C-veld ligt aan de rand en raakt een hoek.
lesson-x-squares-3 = Doe een zet die { -white } geen hoek geeft.
lesson-x-squares-3-right = Goed: { -white } kan geen hoek pakken.
lesson-x-squares-3-x = Dat was een X-veld, en nu pakt { -white } de hoek ernaast. Zet ergens anders.
lesson-x-squares-3-c = Dat was een C-veld, en nu pakt { -white } de hoek ernaast. Zet ergens anders.

## De val van de hebzucht

lesson-greed = Niet te gretig
lesson-greed-1 = Het spel is nog jong. Welke zet is de beste? Wees niet te gretig: alleen het einde telt.
lesson-greed-1-right = Maar één schijf, en toch de beste zet. Weinig schijven nu betekent vaak meer zetten later.
lesson-greed-1-greedy = Zes schijven! Maar na geen andere zet heeft { -white } zo veel velden om op te zetten.
lesson-greed-1-other = Dat zijn meer schijven dan nodig. Eén zet draait er maar één om.
lesson-greed-2 = Je hebt maar weinig schijven en het einde is dichtbij. Toch wint één zet. Welke?
lesson-greed-2-right = Eén schijf was genoeg: speel goed verder en je wint.
lesson-greed-2-greedy = Acht schijven! Maar { -white } pakt hoek h8, en als { -white } goed speelt, wint { -white }.
lesson-greed-2-other = Vier schijven, maar { -white } pakt hoek a8, en als { -white } goed speelt, wint { -white }.

## Stille zetten

lesson-quiet = Stille zetten
lesson-quiet-1 = Hoe vrij is { -white } hier? Tik elk veld aan waar { -white } nu zou kunnen zetten.
lesson-quiet-1-right = Maar drie. Wie geen goede zetten meer heeft, moet slechte doen.
lesson-quiet-1-wrong = Daar zou { -white } geen { -black-e } schijf insluiten.
lesson-quiet-2 = Een stille zet geeft je tegenstander geen nieuw veld. Zoek hem.
lesson-quiet-2-right = Muisstil: { -white } heeft er geen enkel veld bij gekregen.
lesson-quiet-2-wrong = Nu kan { -white } ergens zetten waar het eerst niet kon. Eén zet opent niets.
lesson-quiet-3 = Laat { -white } zo weinig mogelijk zetten over.
lesson-quiet-3-right = Er is er nog maar één over, en die ligt naast een lege hoek.
lesson-quiet-3-wrong = Zo houdt { -white } meer zetten over. Na een andere zet is er nog maar één.

## Muren

lesson-walls = Muren en grens
lesson-walls-1 = Schijven die een leeg veld raken vormen je grens. Tik alle { -black-e } aan die dat doen; schuin telt mee.
lesson-walls-1-right = Vanaf die lege velden kan { -white } aanvallen. Hoe kleiner je grens, hoe minder zetten { -white } heeft.
lesson-walls-1-wrong = Dat is geen { -black-e } schijf met een leeg veld ernaast.
lesson-walls-2 = Doe een zet die geen muur van grensschijven bouwt.
lesson-walls-2-right = Eén schijf omgedraaid en geen muur. Zo heeft { -white } minder om tegen te spelen.
lesson-walls-2-wrong = Zo komt er een lange { -black-e } muur naast lege velden, en daar vindt { -white } zetten.

## Veilige schijven

lesson-safe = Veilige schijven
lesson-safe-1 = Sommige schijven kunnen nooit meer worden omgedraaid. Tik alle { -black-e } aan die voorgoed veilig zijn.
lesson-safe-1-right = Ze houden elkaar vast, helemaal tot aan de hoek.
lesson-safe-1-wrong = Dat is geen veilige { -black-e } schijf: veilige liggen langs de rand aan een { -black-e } hoek vast.
lesson-safe-2 = Zet zo dat de meeste schijven voorgoed veilig worden.
lesson-safe-2-right = Vanaf de hoek is de rand nu van jou, en niets kan hem omdraaien.
lesson-safe-2-gives = Nu kan { -white } een hoek pakken. Ga vanuit je eigen hoek langs de rand.
lesson-safe-2-other = Zo worden minder schijven veilig. Ga vanuit je eigen hoek langs de rand.

## Pariteit

lesson-parity = Het laatste woord
lesson-parity-1 = Tegen het einde vallen de lege velden in gebieden uiteen. Tik elk leeg veld aan van een gebied met een oneven aantal velden.
lesson-parity-1-right = Eén en drie. Wie in een oneven gebied begint kan er ook als laatste zetten, als jullie daar allebei doorspelen.
lesson-parity-1-wrong = Dat ligt niet in een gebied van één of drie. Velden die elkaar raken, ook schuin, horen bij elkaar.
lesson-parity-2 = Er zijn nog één los veld en een paar. Waar zet je om te winnen?
lesson-parity-2-right = Jij nam het losse veld. In het paar moet { -white } beginnen, en jij komt als laatste.
lesson-parity-2-wrong = Nu neemt { -white } het losse veld. Vanaf hier wint { -white }, als het goed speelt.
lesson-parity-3 = Twee paren en een los veld. Maar één zet wint.
lesson-parity-3-right = Eerst het losse veld! Nu moet { -white } in de paren beginnen.
lesson-parity-3-wrong = Nu neemt { -white } het losse veld. Vanaf hier wint { -white }, als het goed speelt.

## Anti-Reversi

lesson-anti = Anti-Reversi
lesson-anti-1 = Hier is alles omgekeerd: wie de minste schijven heeft, wint. Tik een schijf aan van wie gewonnen heeft.
lesson-anti-1-right = Ja. Acht schijven winnen van drieënvijftig.
lesson-anti-1-wrong = Die kleur heeft meer schijven, en dat betekent hier: verloren.
lesson-anti-2 = De zetten zijn zoals altijd. Draai zo weinig schijven om als je kunt.
lesson-anti-2-right = Maar één. Zo begin je goed.
lesson-anti-2-wrong = Dat waren er meer. Eén zet draait er maar één om.
lesson-anti-3 = Een schijf in de hoek blijft tot het einde van jou. Wil je dat hier? Zoek de zet die wint.
lesson-anti-3-right = Goed gezien: maar één schijf, en niet in de hoek. Speel goed verder en je wint.
lesson-anti-3-corner = Die schijf kan niemand je ooit afnemen, en dat is hier slecht. Nu wint { -white }, als het goed speelt.
lesson-anti-3-other = Vijf schijven zijn te veel. Nu wint { -white }, als het goed speelt.

## De vrije opening

lesson-free = De vrije opening
lesson-free-1 = Meer dan honderd jaar geleden begon een spel op een leeg bord. Leg de eerste schijf op één van de vier velden in het midden.
lesson-free-1-right = Jij en { -white } leggen om de beurt, tot ze er alle vier liggen. Ze draaien nog niets om.
lesson-free-2 = Je tweede schijf: leg hem zo dat { -black } schuin tegenover { -black } ligt.
lesson-free-2-right = Dat is het gekruiste begin, dat je al kent.
lesson-free-2-wrong = Nu liggen de { -black-e } schijven naast elkaar. Probeer het andere veld.
lesson-free-3 = En nu zo dat de { -black-e } schijven naast elkaar liggen.
lesson-free-3-right = Dat is het evenwijdige begin.
lesson-free-3-wrong = Nu liggen ze schuin. Probeer het andere veld.
lesson-free-4 = Vanaf nu is alles zoals altijd. Doe een zet.
lesson-free-4-right = Meer hoef je niet te weten. Veel plezier met spelen!
