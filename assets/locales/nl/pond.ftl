# Op de vijver zijn de partijen niet zwart en wit: leliebladeren zijn groen, lotusbloemen roze.

-Black = Groen
-White = Roze
-black-e = groene
-white-e = roze
-black = groen
-white = roze
