"""Build the game's fonts: subset, join, give lining figures, rename. Run once when a source font changes.

usage: build.py OUT [--vollkorn DIR --grenze DIR --roman DIR --sans DIR] [--noto DIR]
  --vollkorn  folder with Vollkorn-*.ttf
  --grenze, --roman, --sans  folders with the latin and latin-ext WOFF files of Grenze Gotisch, Grenze and Atkinson
    Hyperlegible
  --noto  folder with Noto*-Regular.ttf, for OUT/others: letters of names that our hands do not have

The face of titles has the small letters of Grenze Gotisch and the capitals of Grenze, its roman sister: of the broken
capitals A was read as R, D as V and C as L. Drawings keep the broken ones (`tools/art/parts/broken.ttf`).
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
MARKS = [
    0x2013,
    0x2014,
    0x2018,
    0x2019,
    0x201C,
    0x201D,
    0x2022,
    0x2026,
    0x2190,
    0x2191,
    0x2192,
    0x2193,
    0x2212,
    0x00D7,
    0x20AC,
]
DIGITS = range(0x30, 0x3A)
SPACE = 220
"""Units between two words of a title."""


def lining(font: TTFont) -> None:
    """Point the digits at the font's own lining figures: a lone old-style 1 reads as a capital I."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    lookups = {
        i for rec in table.FeatureList.FeatureRecord if rec.FeatureTag == "lnum" for i in rec.Feature.LookupListIndex
    }
    swap: dict[str, str] = {}
    for index in lookups:
        for sub in table.LookupList.Lookup[index].SubTable:
            real = getattr(sub, "ExtSubTable", sub)
            swap.update(getattr(real, "mapping", {}))
    for cmap in font["cmap"].tables:
        for code in DIGITS:
            glyph = cmap.cmap.get(code)
            if glyph in swap:
                cmap.cmap[code] = swap[glyph]


def rename(font: TTFont, family: str, style: str) -> None:
    """Give the changed font its own name, as the licence's reserved names ask."""
    wanted = {
        1: family,
        2: style,
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: f"{family}-{style}".replace(" ", ""),
    }
    names = font["name"]
    names.names = [rec for rec in names.names if rec.nameID in (0, 13, 14)]
    for key, text in wanted.items():
        names.setName(text, key, 3, 1, 0x409)
        names.setName(text, key, 1, 0, 0)


FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
SHAPING = [
    "calt", "rlig", "init", "medi", "fina", "isol", "rclt", "nukt", "akhn", "rphf", "rkrf", "pref", "blwf", "abvf",
    "half", "pstf", "vatu", "cjct", "pres", "abvs", "blws", "psts", "haln", "dist", "abvm", "blwm",
]  # fmt: skip
"""What joins the letters of scripts that are not written one by one."""
OTHERS = {
    "european": ("NotoSerif", [*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x300, 0x363), *range(0x370, 0x530),
                               *range(0x1E00, 0x1F00), 0x2BC, 0x2018, 0x2019]),
    "hebrew": ("NotoSerifHebrew", range(0x590, 0x600)),
    "arabic": ("NotoNaskhArabic", range(0x600, 0x700)),
    "armenian": ("NotoSerifArmenian", range(0x530, 0x590)),
    "georgian": ("NotoSerifGeorgian", range(0x10A0, 0x1100)),
    "devanagari": ("NotoSerifDevanagari", range(0x900, 0x970)),
    "bengali": ("NotoSansBengali", range(0x980, 0xA00)),
    "tamil": ("NotoSerifTamil", range(0xB80, 0xC00)),
    "thai": ("NotoSerifThai", range(0xE00, 0xE60)),
}  # fmt: skip
"""Other scripts that people's names are written in: the source, and which signs of it."""
JOINERS = [0x20, 0xA0, 0x200C, 0x200D, 0x25CC]


def subset(font: TTFont, codes: Iterable[int] = (*LATIN, *MARKS), features: Sequence[str] = FEATURES) -> None:
    """Keep some signs: by default Latin-1, Latin Extended-A and a little punctuation, with kerning and ligatures."""
    options = Options()
    options.layout_features = list(features)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = False
    worker = Subsetter(options)
    worker.populate(unicodes=list(codes))
    worker.subset(font)


def others(noto: Path, out: Path) -> None:
    """A small font for each other script, in one hand: bold is made of it by whoever draws."""
    out.mkdir(exist_ok=True)
    for script, (source, codes) in OTHERS.items():
        font = TTFont(noto / f"{source}-Regular.ttf")
        subset(font, [*JOINERS, *codes], [*FEATURES, *SHAPING])
        rename(font, f"Otherhand {script.capitalize()}", "Regular")
        path = out / f"otherhand-{script}.ttf"
        font.save(path)
        print(path.name, path.stat().st_size)


def plain(path: Path, folder: Path) -> Path:
    """A WOFF file as a bare TrueType file, so that two subsets can be joined."""
    font = TTFont(path)
    font.flavor = None
    out = folder / (path.stem + ".ttf")
    font.save(out)
    return out


def joined(folder: Path, stem: str, style: str, scratch: Path) -> TTFont:
    """The latin and latin-ext files of one style as one font."""
    parts = [plain(folder / f"{stem}-{part}-{style}.woff", scratch) for part in ("latin", "latin-ext")]
    return Merger().merge([str(part) for part in parts])


def capitals(font: TTFont) -> list[int]:
    """The codes of all capitals of a font."""
    return [code for code in font.getBestCmap() if chr(code).isupper()]


def kerning(font: TTFont) -> dict[tuple[str, str], int]:
    """By how many units the second glyph of each pair comes closer, class by class and pair by pair."""
    found: dict[tuple[str, str], int] = {}
    table = font["GPOS"].table
    wanted = {i for rec in table.FeatureList.FeatureRecord if rec.FeatureTag == "kern"
              for i in rec.Feature.LookupListIndex}  # fmt: skip
    order = font.getGlyphOrder()
    for index in sorted(wanted, reverse=True):  # an earlier lookup, and an earlier subtable, wins
        for raw in reversed(table.LookupList.Lookup[index].SubTable):
            sub = getattr(raw, "ExtSubTable", raw)
            firsts = sub.Coverage.glyphs
            if sub.Format == 1:
                for first, pairs in zip(firsts, sub.PairSet, strict=True):
                    for pair in pairs.PairValueRecord:
                        found[first, pair.SecondGlyph] = getattr(pair.Value1, "XAdvance", 0) or 0
                continue
            for first in firsts:
                row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)]
                for second in order:
                    cell = row.Class2Record[sub.ClassDef2.classDefs.get(second, 0)]
                    by = getattr(cell.Value1, "XAdvance", 0) or 0
                    if by or (first, second) in found:
                        found[first, second] = by
    return {pair: by for pair, by in found.items() if by}


def with_capitals(font: TTFont, roman: TTFont) -> None:
    """Put the capitals of another font in place of a font's own, with how they stand beside other letters."""
    names, others, glyphs = font.getBestCmap(), roman.getBestCmap(), roman.getGlyphSet()
    known = {others[code]: names[code] for code in others if code in names}
    taken = {names[code]: others[code] for code in capitals(font) if code in others}
    kept = {pair: by for pair, by in kerning(font).items() if not {*pair} & {*taken}}
    new = {tuple(known.get(name, "") for name in pair): by for pair, by in kerning(roman).items()}
    kept |= {(a, b): by for (a, b), by in new.items() if a and b and {a, b} & {*taken}}
    for name, other in taken.items():
        lines = DecomposingRecordingPen(glyphs)
        glyphs[other].draw(lines)
        pen = TTGlyphPen(None)
        lines.replay(pen)
        made = pen.glyph()
        made.recalcBounds(None)
        font["glyf"][name] = made
        font["hmtx"][name] = (roman["hmtx"][other][0], made.xMin if made.numberOfContours else 0)
    del font["GPOS"]
    lines = "".join(f"  pos {first} {second} {by};\n" for (first, second), by in sorted(kept.items()))
    addOpenTypeFeaturesFromString(font, f"feature kern {{\n{lines}}} kern;\n", tables=["GPOS"])


def spaced(font: TTFont) -> None:
    """Part words by as much as they need at the size of a name on the table, where 162 units are two pixels."""
    for code in (0x20, 0xA0):
        name = font.getBestCmap()[code]
        font["hmtx"][name] = (SPACE, font["hmtx"][name][1])


def write(font: TTFont, out: Path, family: str, style: str) -> None:
    """Finish one font and write it."""
    lining(font)
    subset(font)
    rename(font, family, style)
    font.save(out)
    print(out.name, out.stat().st_size)


def main() -> None:
    """Build every face named in the module's usage."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    for name in ("--vollkorn", "--grenze", "--roman", "--sans", "--noto"):
        parser.add_argument(name, type=Path)
    args = parser.parse_args()
    if args.noto is not None:
        others(args.noto, args.out / "others")
    if None in (args.vollkorn, args.grenze, args.roman, args.sans):
        return
    for style, source in (("Regular", "Regular"), ("Bold", "Bold"), ("Italic", "Italic")):
        write(
            TTFont(args.vollkorn / f"Vollkorn-{source}.ttf"),
            args.out / f"bookhand-{style.lower()}.ttf",
            "Bookhand",
            style,
        )
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        titles = joined(args.grenze, "grenze-gotisch", "600-normal", scratch)
        subset(titles)
        with_capitals(titles, joined(args.roman, "grenze", "600-normal", scratch))
        spaced(titles)
        write(titles, args.out / "initial-regular.ttf", "Initial", "Regular")
        for style, part in (("Regular", "400-normal"), ("Bold", "700-normal"), ("Italic", "400-italic")):
            font = joined(args.sans, "atkinson-hyperlegible", part, scratch)
            write(font, args.out / f"plainhand-{style.lower()}.ttf", "Plainhand", style)


if __name__ == "__main__":
    main()
