# Lektionen. Wer lernt, hat Schwarz. Jeder Satz stimmt in seiner Stellung: siehe assets/lessons/lessons.json.

## Rund um die Lektionen

button-learn = Lernen
learn-title = Lektionen
learn-note = Kurz und zum Spielen. Du hast immer die { -black-en } Steine.
learn-progress = { $done } von { $all } geschafft
learn-done = geschafft
learn-leave = Zurück
lesson-step = { $step } von { $all }
lesson-found = Gefunden: { $found } von { $all }
lesson-next = Weiter
lesson-next-lesson = Nächste Lektion
lesson-again = Noch einmal
lesson-show = Zeig’s mir
lesson-list = Alle Lektionen
lesson-finished = Lektion geschafft!
lesson-nothing-turned = Dort würde kein { -white-er } Stein eingeschlossen, also darf dort niemand setzen.
lesson-occupied = Dort liegt schon ein Stein.
lesson-not-centre = Die ersten vier Steine kommen auf die vier Felder in der Mitte.

## Setzen und umdrehen

lesson-place = Setzen und umdrehen
lesson-place-1 = Du spielst { -black }. Setze so, dass der { -white-e } Stein zwischen dem neuen und deinem anderen Stein liegt.
lesson-place-1-right = Eingeschlossen, also dreht er sich um. Jetzt ist es deiner.
lesson-place-2 = Alle Steine, die in einer Linie eingeschlossen sind, drehen sich um. Finde den Zug, der drei umdreht.
lesson-place-2-right = Drei auf einmal!
lesson-place-2-few = Das war einer. Ein anderer Zug dreht drei um.
lesson-place-3 = So beginnt jedes Spiel, und { -black } fängt an. Mach einen Zug.
lesson-place-3-right = Gut gespielt. Jeder Zug muss mindestens einen Stein umdrehen.

## Mehrere Richtungen

lesson-directions = Mehrere Richtungen
lesson-directions-1 = Ein Stein schließt in alle acht Richtungen ein. Welche drehen sich um, wenn { -black } auf das markierte Feld setzt? Tippe sie alle an.
lesson-directions-1-right = Ja: in der Reihe, in der Spalte und schräg.
lesson-directions-1-wrong = Der bleibt liegen: Am anderen Ende seiner Linie liegt kein { -black-er } Stein, oder er ist schon { -black-adjective }.
lesson-directions-2 = Finde den Zug, der Steine in drei Richtungen umdreht.
lesson-directions-2-right = Drei Richtungen mit einem Stein!
lesson-directions-2-wrong = Das waren weniger Richtungen. Ein Zug schafft drei.

## Keine Kettenreaktion

lesson-chain = Keine Kettenreaktion
lesson-chain-1 = { -black } setzt gleich auf das markierte Feld. Tippe jeden Stein an, der sich umdreht, und keinen anderen.
lesson-chain-1-right = Nur der. Die anderen liegen dann auch zwischen { -black-en } Steinen, aber der neue Stein ist nicht dabei.
lesson-chain-1-wrong = Der bleibt liegen. Nur was zwischen dem neuen Stein und einem anderen { -black-en } liegt, dreht sich um.
lesson-chain-2 = Setze jetzt und achte auf die { -white-en } Steine darüber und darunter.
lesson-chain-2-right = Siehst du? Ein Stein, der gerade umgedreht wurde, schließt nichts ein.
lesson-chain-2-wrong = Das geht auch. Aber setze auf das markierte Feld, dann siehst du, was passiert.
lesson-chain-3 = Noch einmal: Welche Steine drehen sich um?
lesson-chain-3-right = Richtig. Nur der neue Stein schließt ein.
lesson-chain-3-wrong = Der nicht. Fang beim markierten Feld an und schau an jeder Linie entlang.

## Passen

lesson-pass = Passen
lesson-pass-1 = Wer ziehen kann, muss ziehen. Tippe jedes Feld an, auf das du hier setzen darfst.
lesson-pass-1-right = Drei Züge. Du passt nur, wenn es gar keinen gibt.
lesson-pass-1-wrong = Dort würde kein { -white-er } Stein eingeschlossen.
lesson-pass-2 = Finde den Zug, nach dem { -white } gar nicht mehr ziehen kann.
lesson-pass-2-right = { -white } kann nicht ziehen und muss passen. Du bist nochmal dran!
lesson-pass-2-wrong = { -white } hat noch einen Zug. Nach einem anderen Zug hat es keinen.
lesson-pass-3 = { -white } hat gepasst. Mach weiter mit einem Zug.
lesson-pass-3-right = Passen sucht man sich nicht aus. Es geht von selbst, wenn man keinen Zug hat.

## Das Ende

lesson-end = Ende und Zählen
lesson-end-1 = Ein Feld ist noch frei. Setze dorthin.
lesson-end-1-right = Das Brett ist voll und das Spiel zu Ende. Jetzt wird gezählt.
lesson-end-2 = Wer hat gewonnen? Tippe einen Stein des Siegers an.
lesson-end-2-right = Ja. Wer am Ende mehr Steine hat, gewinnt.
lesson-end-2-wrong = Diese Farbe hat weniger Steine. Die andere hat gewonnen.
lesson-end-3 = Du hast hier einen Zug. Mach ihn.
lesson-end-3-right = Zwei Felder sind leer, aber niemand kann dorthin setzen. Also ist auch dieses Spiel zu Ende.
lesson-end-4 = Und wer hat dieses Spiel gewonnen? Tippe einen Stein des Siegers an.
lesson-end-4-right = Ja, { -white }. Zwei leere Felder ändern daran nichts.
lesson-end-4-wrong = Diese Farbe hat weniger Steine. Die andere hat gewonnen.

## Ecken

lesson-corners = Ecken
lesson-corners-1 = Vier Felder sind besonders. Tippe die vier Ecken an.
lesson-corners-1-right = Hinter einer Ecke kommt nichts mehr: Ein Stein dort kann nie eingeschlossen werden.
lesson-corners-1-wrong = Das ist keine Ecke.
lesson-corners-2 = Eine der Ecken ist für dich frei. Nimm sie.
lesson-corners-2-right = Diesen Stein kann niemand je umdrehen. Und von einer Ecke aus kannst du einen ganzen Rand sicher machen.
lesson-corners-2-gives = Jetzt nimmt { -white } die Ecke. Sie hätte dir gehören können.
lesson-corners-2-other = Du hättest eine Ecke nehmen können. Schau noch einmal hin.
lesson-corners-3 = { -white } möchte die Ecke h8. Setze so, dass { -white } sie nicht nehmen kann.
lesson-corners-3-right = Zu! An die Ecke h8 kommt { -white } jetzt nicht mehr heran.
lesson-corners-3-wrong = { -white } nimmt die Ecke. Finde den Zug, der { -white } aufhält.

## X- und C-Felder

lesson-x-squares = Neben der Ecke
lesson-x-squares-1 = Die Felder schräg neben den Ecken heißen X-Felder. Tippe alle vier an.
lesson-x-squares-1-right = Solange die Ecke leer ist, ist ein Stein dort oft eine Leiter für deinen Gegner.
lesson-x-squares-1-wrong = Das nicht. Ein X-Feld berührt eine Ecke schräg.
lesson-x-squares-2 = Die Felder am Rand neben den Ecken heißen C-Felder. Tippe alle acht an.
lesson-x-squares-2-right = Auch sie können gefährlich sein, solange die Ecke leer ist. Ist die Ecke besetzt, ist die Gefahr vorbei.
lesson-x-squares-2-wrong = Das nicht. Ein C-Feld liegt am Rand und berührt eine Ecke.
lesson-x-squares-3 = Mach einen Zug, der { -white } keine Ecke gibt.
lesson-x-squares-3-right = Gut: { -white } kann keine Ecke nehmen.
lesson-x-squares-3-x = Das war ein X-Feld, und jetzt nimmt { -white } die Ecke daneben. Setze woanders.
lesson-x-squares-3-c = Das war ein C-Feld, und jetzt nimmt { -white } die Ecke daneben. Setze woanders.

## Die Falle der Gier

lesson-greed = Nicht zu gierig
lesson-greed-1 = Das Spiel ist noch jung. Welcher Zug ist der beste? Sei nicht gierig: Nur das Ende zählt.
lesson-greed-1-right = Nur ein Stein, und doch der beste Zug. Wenige Steine jetzt heißt oft mehr Züge später.
lesson-greed-1-greedy = Sechs Steine! Aber nach keinem anderen Zug hat { -white } so viele Felder zum Setzen.
lesson-greed-1-other = Das sind mehr Steine als nötig. Ein Zug dreht nur einen um.
lesson-greed-2 = Du hast nur wenige Steine, und das Ende ist nah. Trotzdem gewinnt ein Zug. Welcher?
lesson-greed-2-right = Ein Stein war genug: Spiel gut weiter, und du gewinnst.
lesson-greed-2-greedy = Acht Steine! Aber { -white } nimmt die Ecke h8, und wenn es gut spielt, gewinnt es.
lesson-greed-2-other = Vier Steine, aber { -white } nimmt die Ecke a8, und wenn es gut spielt, gewinnt es.

## Stille Züge

lesson-quiet = Stille Züge
lesson-quiet-1 = Wie frei ist { -white } hier? Tippe jedes Feld an, auf das { -white } jetzt setzen könnte.
lesson-quiet-1-right = Nur drei. Wer keine guten Züge mehr hat, muss schlechte machen.
lesson-quiet-1-wrong = Dort würde { -white } keinen { -black-en } Stein einschließen.
lesson-quiet-2 = Ein stiller Zug gibt deinem Gegner kein neues Feld. Finde ihn.
lesson-quiet-2-right = Mäuschenstill: { -white } hat kein einziges Feld dazubekommen.
lesson-quiet-2-wrong = Jetzt kann { -white } setzen, wo es vorher nicht ging. Ein Zug öffnet nichts.
lesson-quiet-3 = Lass { -white } so wenige Züge wie möglich.
lesson-quiet-3-right = Nur einer ist übrig, und der liegt neben einer leeren Ecke.
lesson-quiet-3-wrong = So bleiben { -white } mehr Züge. Nach einem anderen Zug ist es nur noch einer.

## Mauern

lesson-walls = Mauern und Grenze
lesson-walls-1 = Steine, die ein leeres Feld berühren, sind deine Grenze. Tippe alle { -black-en } an, die das tun; schräg zählt mit.
lesson-walls-1-right = Von diesen leeren Feldern aus kann { -white } angreifen. Je kleiner deine Grenze, desto weniger Züge hat { -white }.
lesson-walls-1-wrong = Das ist kein { -black-er } Stein mit einem leeren Feld daneben.
lesson-walls-2 = Mach einen Zug, der keine Mauer aus Grenzsteinen baut.
lesson-walls-2-right = Ein Stein umgedreht und keine Mauer. So hat { -white } weniger, wogegen es spielen kann.
lesson-walls-2-wrong = So entsteht eine lange { -black-e } Mauer neben leeren Feldern, und dort findet { -white } Züge.

## Sichere Steine

lesson-safe = Sichere Steine
lesson-safe-1 = Manche Steine können nie mehr umgedreht werden. Tippe alle { -black-en } an, die für immer sicher sind.
lesson-safe-1-right = Sie halten einander fest, bis hin zur Ecke.
lesson-safe-1-wrong = Das ist kein sicherer { -black-er } Stein: Sichere hängen am Rand an einer { -black-en } Ecke.
lesson-safe-2 = Setze so, dass die meisten Steine für immer sicher werden.
lesson-safe-2-right = Von der Ecke an gehört der Rand jetzt dir, und nichts kann ihn umdrehen.
lesson-safe-2-gives = Jetzt kann { -white } eine Ecke nehmen. Geh von deiner eigenen Ecke aus am Rand entlang.
lesson-safe-2-other = So werden weniger Steine sicher. Geh von deiner eigenen Ecke aus am Rand entlang.

## Parität

lesson-parity = Das letzte Wort
lesson-parity-1 = Gegen Ende zerfallen die leeren Felder in Gebiete. Tippe jedes leere Feld eines Gebiets mit ungerader Anzahl an.
lesson-parity-1-right = Eins und drei. Wer in einem ungeraden Gebiet anfängt, kann dort auch zuletzt setzen, wenn beide dort weiterspielen.
lesson-parity-1-wrong = Das liegt in keinem Gebiet von einem oder drei Feldern. Felder, die sich berühren, auch schräg, gehören zusammen.
lesson-parity-2 = Ein einzelnes Feld und ein Paar sind übrig. Wohin setzt du, um zu gewinnen?
lesson-parity-2-right = Du hast das einzelne Feld genommen. Im Paar muss { -white } anfangen, und du kommst zuletzt.
lesson-parity-2-wrong = Jetzt nimmt { -white } das einzelne Feld. Von hier an gewinnt { -white }, wenn es gut spielt.
lesson-parity-3 = Zwei Paare und ein einzelnes Feld. Nur ein Zug gewinnt.
lesson-parity-3-right = Zuerst das einzelne! Jetzt muss { -white } in den Paaren anfangen.
lesson-parity-3-wrong = Jetzt nimmt { -white } das einzelne Feld. Von hier an gewinnt { -white }, wenn es gut spielt.

## Anti-Reversi

lesson-anti = Anti-Reversi
lesson-anti-1 = Hier ist alles umgekehrt: Die wenigsten Steine gewinnen. Tippe einen Stein der Farbe an, die gewonnen hat.
lesson-anti-1-right = Ja. Acht Steine schlagen dreiundfünfzig.
lesson-anti-1-wrong = Diese Farbe hat mehr Steine, und das heißt hier: verloren.
lesson-anti-2 = Die Züge sind wie immer. Dreh so wenige Steine um wie möglich.
lesson-anti-2-right = Nur einer. So fängt man an.
lesson-anti-2-wrong = Das waren mehr. Ein Zug dreht nur einen um.
lesson-anti-3 = Ein Stein in der Ecke bleibt bis zum Ende deiner. Willst du das hier? Finde den Zug, der gewinnt.
lesson-anti-3-right = Gut gesehen: nur ein Stein, und nicht in der Ecke. Spiel gut weiter, und du gewinnst.
lesson-anti-3-corner = Diesen Stein kann dir niemand je nehmen, und hier ist das schlecht. Jetzt gewinnt { -white }, wenn es gut spielt.
lesson-anti-3-other = Fünf Steine sind zu viele. Jetzt gewinnt { -white }, wenn es gut spielt.

## Die freie Eröffnung

lesson-free = Die freie Eröffnung
lesson-free-1 = Vor über hundert Jahren begann ein Spiel auf leerem Brett. Setze den ersten Stein auf eines der vier Felder in der Mitte.
lesson-free-1-right = Du und { -white } setzt abwechselnd, bis alle vier liegen. Sie drehen noch nichts um.
lesson-free-2 = Dein zweiter Stein: Setze ihn so, dass { -black } schräg gegenüber von { -black } liegt.
lesson-free-2-right = Das ist der gekreuzte Anfang, den du schon kennst.
lesson-free-2-wrong = Jetzt liegen die { -black-en } Steine nebeneinander. Probier das andere Feld.
lesson-free-3 = Und jetzt so, dass die { -black-en } Steine nebeneinander liegen.
lesson-free-3-right = Das ist der parallele Anfang.
lesson-free-3-wrong = Jetzt liegen sie schräg. Probier das andere Feld.
lesson-free-4 = Von nun an ist alles wie immer. Mach einen Zug.
lesson-free-4-right = Mehr musst du nicht wissen. Viel Spaß beim Spielen!
