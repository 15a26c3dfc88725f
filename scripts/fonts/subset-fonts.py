"""Subsets the two faces of the site from their makers' variable fonts (fonttools 4.66 with brotli).

    python3 scripts/fonts/cut-faces.py "BricolageGrotesque[opsz,wdth,wght].ttf" "AnekLatin[wdth,wght].ttf"

Writes the four files of web/app/theme/fonts. The code points of each file come from fonts.css.

Half of a variable font file is kerning, because it is stored for each weight and to the last unit. So the files have
only the kerning of the middle weight, rounded, without values that are too small to see: see
web/app/theme/fonts/README.md.
"""

import copy
import logging
import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

logging.disable(logging.WARNING)
THEME = Path(__file__).parents[2] / "web/app/theme"
# "kern" has the smallest value that is kept and the rounding step, in thousandths of the font size.
FACES = {
    "bricolage-grotesque": {"axes": {"opsz": 60, "wdth": 100, "wght": (500, 800)}, "middle": 650, "kern": (4, 2)},
    "anek-latin": {"axes": {"wdth": 100, "wght": (400, 700)}, "middle": 500, "kern": (8, 4)},
}
FEATURES = ["kern", "liga", "tnum", "rvrn"]


def parts():
    """Yields the file name and code points of each part, from fonts.css."""
    css = (THEME / "fonts.css").read_text()
    for file, code_points in re.findall(r"url\('\./fonts/([\w-]+)\.woff2'\)[^}]*?unicode-range:([^;]+);", css):
        ends = [part.strip()[2:].split("-") for part in code_points.split(",")]
        yield file, [code for end in ends for code in range(int(end[0], 16), int(end[-1], 16) + 1)]


def pair_tables(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType == 2:
                yield table


def round_kerning(font, least, step):
    """Rounds kerning to `step`. Drops kerning between classes of letters below `least`. Single pairs are exceptions from
    their classes, so their zeros are kept."""
    unit = font["head"].unitsPerEm / 1000
    step = round(step * unit)
    for table in pair_tables(font):
        single = table.Format == 1
        rows = [row.PairValueRecord for row in table.PairSet] if single else [row.Class2Record for row in table.Class1Record]
        for value in (pair.Value1 for row in rows for pair in row if pair.Value1):
            kern = value.XAdvance or 0
            value.XAdvance = 0 if not single and abs(kern) < least * unit else round(kern / step) * step


def with_kerning_of_one_weight(font, face):
    middle = instancer.instantiateVariableFont(copy.deepcopy(font), {"wght": face["middle"]})
    font["GPOS"] = middle["GPOS"]
    definitions = font["GDEF"].table
    if hasattr(definitions, "VarStore"):
        del definitions.VarStore
        definitions.Version = 0x00010002
    round_kerning(font, *face["kern"])
    return font


def write_subset(font, code_points, target):
    options = subset.Options(layout_features=FEATURES, hinting=False, flavor="woff2")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


def main(*sources):
    for (name, face), source in zip(FACES.items(), sources, strict=True):
        font = instancer.instantiateVariableFont(TTFont(source), face["axes"])
        font = with_kerning_of_one_weight(font, face)
        for file, code_points in parts():
            if file.startswith(name):
                write_subset(copy.deepcopy(font), code_points, THEME / f"fonts/{file}.woff2")


main(*sys.argv[1:])
