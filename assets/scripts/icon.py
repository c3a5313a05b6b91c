#!/usr/bin/env python3
"""Makes the program's icon: `assets/icons/outflank.svg` for desktops and `assets/icons/outflank.png` for the window.

The four discs with which a game begins, in the colours of the dark theme. Needs nothing but Python.

    assets/scripts/icon.py
"""
import pathlib
import struct
import zlib

SIZE = 256  # pixels of the picture; the drawing's own unit is a 256th of its width
FINE = 4  # samples per pixel and direction

# What is drawn, from the back to the front: rounded squares by margin and corner radius, discs by centre and radius.
FRAME, BOARD, LINE = "#4a3426", "#2f6b4f", "#1f4a37"
BLACK, BLACK_EDGE, WHITE, WHITE_EDGE = "#17191c", "#5c6469", "#f1eee6", "#9a9486"
SHAPES = [("square", 8, 44, FRAME), ("square", 24, 30, BOARD), ("bar", LINE)]
for x, y, face, edge in [
    (76, 76, WHITE, WHITE_EDGE), (180, 76, BLACK, BLACK_EDGE), (76, 180, BLACK, BLACK_EDGE), (180, 180, WHITE, WHITE_EDGE)
]:
    SHAPES += [("disc", x + 3, y + 5, 42, LINE), ("disc", x, y, 42, edge), ("disc", x, y, 39, face)]
    if face == WHITE:  # as on the board, White's discs have a ring: they differ in more than colour
        SHAPES += [("disc", x, y, 26, WHITE_EDGE), ("disc", x, y, 23.5, WHITE)]


def svg():
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">']
    for kind, *values in SHAPES:
        if kind == "square":
            margin, radius, colour = values
            side = 256 - 2 * margin
            lines.append(f'  <rect x="{margin}" y="{margin}" width="{side}" height="{side}" rx="{radius}" fill="{colour}"/>')
        elif kind == "bar":
            lines.append(f'  <path d="M126 24h4v208h-4z M24 126h208v4h-208z" fill="{values[0]}"/>')
        else:
            x, y, radius, colour = values
            lines.append(f'  <circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>')
    return "\n".join([*lines, "</svg>", ""])


def covers(shape, x, y):
    kind, *values = shape
    if kind == "disc":
        return (x - values[0]) ** 2 + (y - values[1]) ** 2 <= values[2] ** 2
    if kind == "bar":
        return 24 <= x <= 232 and 24 <= y <= 232 and (126 <= x <= 130 or 126 <= y <= 130)
    margin, radius = values[:2]
    inner = 128 - margin - radius
    dx, dy = max(abs(x - 128) - inner, 0), max(abs(y - 128) - inner, 0)
    return dx * dx + dy * dy <= radius * radius


def pixel(column, row):
    """Colour and opacity, averaged over the samples."""
    total = [0, 0, 0, 0]
    for sub in range(FINE * FINE):
        x = (column + (sub % FINE + 0.5) / FINE) * 256 / SIZE
        y = (row + (sub // FINE + 0.5) / FINE) * 256 / SIZE
        top = next((shape for shape in reversed(SHAPES) if covers(shape, x, y)), None)
        if top:
            for channel, at in enumerate((1, 3, 5)):
                total[channel] += int(top[-1][at : at + 2], 16)
            total[3] += 1
    covered = total[3]
    return [round(value / covered) if covered else 0 for value in total[:3]] + [round(255 * covered / FINE**2)]


def png():
    rows = b"".join(b"\0" + bytes(v for column in range(SIZE) for v in pixel(column, row)) for row in range(SIZE))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


if __name__ == "__main__":
    folder = pathlib.Path(__file__).resolve().parent.parent / "icons"
    folder.mkdir(exist_ok=True)
    (folder / "outflank.svg").write_text(svg())
    (folder / "outflank.png").write_bytes(png())
