#!/usr/bin/env python3
"""Makes the bundled typeface from the published web fonts: TrueType, with tabular figures as the default ones.

The panels show no OpenType features, and a score whose figures differ in width jumps as it ticks.

    npm pack @fontsource/atkinson-hyperlegible-next && tar xzf fontsource-*.tgz
    pip install fonttools brotli
    assets/scripts/typeface.py package/files assets/fonts
"""
import pathlib
import sys

from fontTools.ttLib import TTFont


def tabular(font):
    """Maps each figure to its tabular form, as the feature `tnum` would."""
    table = font["GSUB"].table
    lookups = [i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "tnum" for i in r.Feature.LookupListIndex]
    swaps = {}
    for index in lookups:
        for sub in table.LookupList.Lookup[index].SubTable:
            swaps.update(getattr(sub, "ExtSubTable", sub).mapping)
    for cmap in font["cmap"].tables:
        for code, glyph in cmap.cmap.items():
            cmap.cmap[code] = swaps.get(glyph, glyph)
    widths = {font["hmtx"][font.getBestCmap()[ord(c)]][0] for c in "0123456789"}
    assert len(widths) == 1, f"figures of different widths: {widths}"


source, target = map(pathlib.Path, sys.argv[1:])
for weight, name in ((400, "Regular"), (600, "SemiBold")):
    font = TTFont(source / f"atkinson-hyperlegible-next-latin-{weight}-normal.woff2")
    tabular(font)
    font.flavor = None
    font.save(target / f"AtkinsonHyperlegibleNext-{name}.ttf")
