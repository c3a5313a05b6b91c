#!/usr/bin/env python3
"""Makes `assets/textures/glyphs.png`: the board's letters and figures as a field of signed distances.

A distance field stays crisp at every size, where a picture of the letters would blur on a large screen.

    pip install pillow numpy
    assets/scripts/glyphs.py
"""
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFont

GLYPHS = "abcdefgh0123456789+"  # the order that the shader knows
COLUMNS, ROWS = 5, 4
CELL = 64  # pixels of the atlas per glyph
SPREAD = 8  # pixels of the atlas from the edge to the end of the field, inside and outside
FINE = 8  # the glyph is drawn so many times larger
EM = 44  # pixels of the atlas per em
BASELINE = 47  # pixels of the atlas from the top of a cell


def distances(inside):
    """For every pixel, how far the nearest pixel of `inside` is, exactly: rows first, then columns."""
    height, width = inside.shape
    far = height + width
    rows = np.where(inside, 0, far).astype(np.float64)
    for x in range(1, width):
        rows[:, x] = np.minimum(rows[:, x], rows[:, x - 1] + 1)
    for x in range(width - 2, -1, -1):
        rows[:, x] = np.minimum(rows[:, x], rows[:, x + 1] + 1)
    squares = rows * rows
    best = squares.copy()
    for step in range(1, SPREAD * FINE + 1):
        best[step:] = np.minimum(best[step:], squares[:-step] + step * step)
        best[:-step] = np.minimum(best[:-step], squares[step:] + step * step)
    return np.sqrt(best)


def field(font, glyph):
    size = CELL * FINE
    image = Image.new("L", (size, size))
    ImageDraw.Draw(image).text((size / 2, BASELINE * FINE), glyph, fill=255, font=font, anchor="ms")
    inside = np.asarray(image) > 127
    signed = (distances(~inside) - distances(inside)) / (FINE * SPREAD)
    centres = signed.reshape(CELL, FINE, CELL, FINE).mean(axis=(1, 3))
    return np.clip(127.5 + 127.5 * centres, 0, 255).round().astype(np.uint8)


def main():
    assets = pathlib.Path(__file__).parent.parent
    font = ImageFont.truetype(str(assets / "fonts/AtkinsonHyperlegibleNext-SemiBold.ttf"), EM * FINE)
    atlas = np.zeros((ROWS * CELL, COLUMNS * CELL), np.uint8)
    for index, glyph in enumerate(GLYPHS):
        row, column = divmod(index, COLUMNS)
        atlas[row * CELL : (row + 1) * CELL, column * CELL : (column + 1) * CELL] = field(font, glyph)
    (assets / "textures").mkdir(exist_ok=True)
    Image.fromarray(atlas).save(assets / "textures/glyphs.png", optimize=True)


if __name__ == "__main__":
    main()
