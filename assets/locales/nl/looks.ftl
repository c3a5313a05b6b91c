# Uiterlijk en geluid.

theme-wood = Hout
theme-pond = Vijver
theme-contrast = Hoog contrast
settings-sound = Geluid
sound-on = Geluid aan
sound-discs = Schijven
sound-signals = Passen, hint en einde
sound-music = Achtergrond
loudness-off = Uit
loudness-quiet = Zacht
loudness-normal = Normaal
loudness-loud = Luid
