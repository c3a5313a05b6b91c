# Aussehen und Klang.

theme-wood = Holz
theme-pond = Teich
theme-contrast = Hoher Kontrast
settings-sound = Klang
sound-on = Klang an
sound-discs = Steine
sound-signals = Passen, Tipp und Ende
sound-music = Hintergrund
loudness-off = Aus
loudness-quiet = Leise
loudness-normal = Normal
loudness-loud = Laut
