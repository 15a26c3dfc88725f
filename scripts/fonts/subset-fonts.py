"""Subsets the faces of the site from their makers' variable fonts (fonttools 4.66 with brotli).

    python3 scripts/fonts/subset-fonts.py "BricolageGrotesque[opsz,wdth,wght].ttf" "AnekLatin[wdth,wght].ttf" …

Writes the files of web/app/theme/fonts whose sources are given: see the README there. The code points of each file come
from fonts.css and from the style sheets of scripts.

Half of a variable font file is kerning, because it is stored for each weight and to the last unit. So the files have
only the kerning of the middle weight, rounded, without values that are too small to see.
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
LATIN_FEATURES = ["kern", "liga", "tnum", "rvrn"]


def script_face(source, middle=600, lightest=500, **more):
    """A face of another script. One interval of weights instead of two saves a third: the drawn weights of Anek are 100,
    500 and 800."""
    return {"source": source, "axes": {"wght": (lightest, 700)}, "middle": middle, "kern": (8, 4), "features": ["*"], **more}


# "kern" has the smallest value that is kept and the rounding step, in thousandths of the font size.
FACES = {
    "bricolage-grotesque": {
        "source": "BricolageGrotesque[opsz,wdth,wght].ttf",
        "axes": {"opsz": 60, "wdth": 100, "wght": (500, 800)},
        "middle": 650,
        "kern": (4, 2),
        "features": LATIN_FEATURES,
    },
    "anek-latin": {
        "source": "AnekLatin[wdth,wght].ttf",
        "axes": {"wdth": 100, "wght": (400, 700)},
        "middle": 500,
        "kern": (8, 4),
        "features": LATIN_FEATURES,
    },
    "anek-devanagari": script_face(
        "anek-devanagari-devanagari-wght-normal.woff2",
        # Drawn ligatures that the font also composes: vowel signs with both reph and anusvara, and the conjuncts of the
        # Marathi forms of la and sha, which then have their half forms.
        without=r"Reph(Chandra)?bindu|Reph(Chandra)?Bindu|(?<!^La)(?<!^Sha)(?<!Halant)\.MAR",
    ),
    "anek-bangla": script_face("anek-bangla-bengali-wght-normal.woff2"),
    "anek-tamil": script_face("anek-tamil-tamil-wght-normal.woff2"),
    "anek-telugu": script_face("anek-telugu-telugu-wght-normal.woff2"),
    "anek-kannada": script_face("anek-kannada-kannada-wght-normal.woff2"),
    "anek-malayalam": script_face("anek-malayalam-malayalam-wght-normal.woff2"),
    "anek-gujarati": script_face("anek-gujarati-gujarati-wght-normal.woff2"),
    "anek-gurmukhi": script_face("anek-gurmukhi-gurmukhi-wght-normal.woff2"),
    "anek-odia": script_face("anek-odia-oriya-wght-normal.woff2"),
    "noto-sans-arabic": script_face("noto-sans-arabic-arabic-wght-normal.woff2", middle=550, lightest=400),
}


def parts():
    """Yields the file name and code points of each part, from the style sheets."""
    css = "".join(sheet.read_text() for sheet in [THEME / "fonts.css", *sorted(THEME.glob("fonts/*.css"))])
    for file, code_points in re.findall(r"url\('\./(?:fonts/)?([\w-]+)\.woff2'\)[^}]*?unicode-range:([^;]+);", css):
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


def drop_ligatures(font, pattern):
    """Removes the substitutions by glyphs whose name has this pattern, so that no text needs these glyphs."""
    dropped = {glyph for glyph in font.getGlyphOrder() if re.search(pattern, glyph)}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 7 else table
            if table.LookupType == 1:
                table.mapping = {old: new for old, new in table.mapping.items() if new not in dropped}
            elif table.LookupType == 4:
                kept = {first: [one for one in rows if one.LigGlyph not in dropped] for first, rows in table.ligatures.items()}
                table.ligatures = {first: rows for first, rows in kept.items() if rows}


def write_subset(font, face, code_points, target):
    options = subset.Options(layout_features=face["features"], hinting=False, flavor="woff2")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


def main(*sources):
    for source in sources:
        name, face = next((name, face) for name, face in FACES.items() if face["source"] == Path(source).name)
        font = instancer.instantiateVariableFont(TTFont(source), face["axes"])
        font = with_kerning_of_one_weight(font, face)
        if "without" in face:
            drop_ligatures(font, face["without"])
        # The subsetter reads the variations of each glyph, also of those that have none.
        for glyph in font.getGlyphOrder():
            font["gvar"].variations.setdefault(glyph, [])
        for file, code_points in parts():
            if file in (name, f"{name}-more"):
                write_subset(copy.deepcopy(font), face, code_points, THEME / f"fonts/{file}.woff2")


main(*sys.argv[1:])
