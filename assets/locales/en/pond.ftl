# On the pond the sides are not black and white: lily pads are green, lotus flowers pink.

-black = Green
-white = Pink
-black-adjective = green
-white-adjective = pink
