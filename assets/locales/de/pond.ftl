# Auf dem Teich sind die Seiten nicht schwarz und weiß: Seerosenblätter sind grün, Lotosblüten rosa.

-black = Grün
-white = Rosa
-black-en = grünen
-white-er = rosa
-white-e = rosa
-black-er = grüner
-black-adjective = grün
-white-en = rosa
-black-e = grüne
