# Looks and sound.

theme-wood = Wood
theme-pond = Pond
theme-contrast = High contrast
settings-sound = Sound
sound-on = Sound on
sound-discs = Discs
sound-signals = Pass, hint and end
sound-music = Background
loudness-off = Off
loudness-quiet = Quiet
loudness-normal = Normal
loudness-loud = Loud
