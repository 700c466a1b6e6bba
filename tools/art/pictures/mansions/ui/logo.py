"""The title in four languages: tall letters that are a row of houses on the sand; in the water under them somebody is
at home.
"""

import math
import random
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import pathops
from fontTools.ttLib import TTFont

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.picture import Picture

PICTURE = Picture(size=(1200, 720))
SIZE = (1200, 720)
FONT = Path(__file__).resolve().parents[5] / "assets" / "fonts" / "bookhand-bold.ttf"
ROUND = 1.42
"How much wider an O is than the font has it: it is a window."


@dataclass(frozen=True, slots=True)
class Row:
    """A line of letters: words, where they stand, how tall and wide; which of them are lit, have a keyhole, or the moon
    in them (counted without spaces)."""

    words: str
    base: float
    height: float
    width: float
    lit: tuple[int, ...] = ()
    key: tuple[int, ...] = ()
    moon: tuple[int, ...] = ()


TITLES = {
    "en": (Row("NOBODY HOME", 416, 262, 1060, (1,), (3,), (7,)),),
    "es": (Row("NO HAY NADIE", 226, 118, 760, (), (), (1,)), Row("EN CASA", 416, 168, 820, (), (), ())),
    "pt": (Row("NINGUÉM", 226, 118, 640, (), (), ()), Row("EM CASA", 416, 168, 820, (), (), ())),
    "it": (Row("NESSUNO", 226, 118, 640, (), (), (6,)), Row("IN CASA", 416, 168, 760, (), (), ())),
}


@cache
def _font() -> TTFont:
    return TTFont(FONT)


def _letter(char: str) -> tuple[Sh, float]:
    glyphs = _font().getGlyphSet()
    name = _font().getBestCmap()[ord(char)]
    path = pathops.Path()
    glyphs[name].draw(path.getPen(glyphSet=glyphs))
    path.simplify(fix_winding=True)
    wide = ROUND if char == "O" else 1.0
    return (Sh(path).tf(wide, 0, 0, -1, 0, 0), float(glyphs[name].width) * wide)


def _set(row: Row) -> list[tuple[str, Sh]]:
    """The letters of a row where they stand."""
    found: list[tuple[str, Sh, float]] = []
    x = 0.0
    for char in row.words:
        if char == " ":
            x += 300
        else:
            shape, wide = _letter(char)
            found.append((char, shape, x))
            x += wide + 26
    across, cap = (row.width / (x - 26), _letter("H")[0].bounds)
    up = row.height / (cap[3] - cap[1])
    return [(c, s.tf(across, 0, 0, up, 0, 0).move(600 - row.width / 2 + at * across, row.base)) for c, s, at in found]


def _cut(d: Doc, letters: Sh, top: float, low: float) -> None:
    """Letters of paper, thick as card, shaded on the side away from the lamp."""
    block = Sh.union([letters.move(k * 2.2, k * 1.6) for k in range(6)])
    d.stroke(block, INK, 16)
    d.fill(block, "#22393c")
    d.stroke(letters, INK, 7)
    d.fill(letters, d.lin(0, top, 0, low, "#fbf7ea", PAPER[1], "#b8b29c"))
    nib(d, pen(side(letters, -9, 0), 90, 4.5, ragged=14), INK, 1.8, 0.85)
    nib(d, pen(letters, 0, 13, rnd=random.Random(4), ragged=22, broken=0.5), PAPER[3], 1.4, 0.6)


def _water(d: Doc, letters: Sh, base: float) -> None:
    """The letters again in the wet sand, in slices."""
    down = Sh(letters.p.transform(1, 0, 0, -1, 0, 2 * base + 6))
    sand = S(
        f"20,{base + 4}! 300,{base} 900,{base} 1180,{base + 4}! 1080,{base + 110} "
        f"960,{base + 190} 600,{base + 240} 240,{base + 190} 120,{base + 110}"
    )
    d.fill(sand, d.lin(0, base, 0, base + 240, (0, "#2c6264", 0.9), (0.7, "#16363c", 0.75), (1, INK, 0)))
    slices: list[Sh] = []
    y, i = (base + 4, 0)
    while y < base + 236:
        high = 13 + i * 0.6
        sway = math.sin(i * 1.7) * (2 + i * 0.55)
        slices.append((down & Sh.rect(0, y, 1200, high * (0.96 - i * 0.014))).move(sway, 0) & sand)
        y += high
        i += 1
    d.fill(
        slices, d.lin(0, base, 0, base + 236, (0, TIDE["light"], 0.95), (0.6, TIDE["mid"], 0.7), (1, TIDE["base"], 0))
    )


def _somebody(cx: float, cy: float) -> Sh:
    """Head and shoulders, upside down, with a hat."""
    return U(
        Sh.ell(cx, cy + 10, 14, 19),
        S(
            f"{cx - 40},{cy - 120}! {cx - 34},{cy - 40} {cx - 10},{cy - 16}! {cx + 10},{cy - 16}! "
            f"{cx + 34},{cy - 40} {cx + 40},{cy - 120}!"
        ),
        S(
            f"{cx - 26},{cy + 20}! {cx - 15},{cy + 24} {cx - 15},{cy + 50}! {cx + 15},{cy + 50}! "
            f"{cx + 15},{cy + 24} {cx + 26},{cy + 20}! {cx},{cy + 15}"
        ),
    )


def _window(d: Doc, letter: Sh, base: float, warm: bool) -> None:
    """A round letter is a window; in the water it is the same window, with somebody at it."""
    x0, y0, x1, y1 = letter.bounds
    cx, cy, rx, ry = ((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * 0.275, (y1 - y0) * 0.4)
    hole = Sh.ell(cx, cy, rx, ry)
    near, far = (LAMP["light"], LAMP["mid"]) if warm else (TIDE["core"], TIDE["light"])
    d.glow(cx, cy, (y1 - y0) * 0.5, (0, near, 0.75), (1, far, 0))
    d.fill(
        hole,
        d.lin(0, y0, 0, y1, LAMP["core"], LAMP["light"], LAMP["mid"])
        if warm
        else d.lin(0, y0, 0, y1, TIDE["core"], TIDE["light"]),
    )
    d.stroke(hole, INK, 5)
    if warm:
        bars = (
            Sh.rect(cx - 2.6, y0, 5.2, y1 - y0)
            | Sh.rect(x0, cy - ry * 0.38, x1 - x0, 5)
            | Sh.rect(x0, cy + ry * 0.34, x1 - x0, 5)
        )
        d.fill(bars & hole, INK)
    else:
        d.fill(hole - Sh.ell(cx + rx * 0.74, cy - ry * 0.17, rx * 0.95, ry * 0.9), "#ffffff", 0.85)
    if y1 > base - 20:
        _mirrored(d, hole, cx, 2 * base + 6 - cy, warm)


def _mirrored(d: Doc, hole: Sh, cx: float, cy: float, warm: bool) -> None:
    wet = Sh.ell(cx, cy, (hole.bounds[2] - hole.bounds[0]) / 2, (hole.bounds[3] - hole.bounds[1]) / 2)
    d.fill(wet, LAMP["light"] if warm else TIDE["core"], 0.85)
    d.stroke(wet, INK, 3, 0.8)
    if warm:
        d.fill(_somebody(cx, cy) & wet.shrink(2), INK)
    nib(d, [(cx - 44, cy + o, cx + 44, cy + o) for o in range(-88, 90, 29)], "#16363c", 3, 0.7)


def _keyhole(d: Doc, letter: Sh) -> None:
    x0, y0, x1, y1 = letter.bounds
    cx, cy = ((x0 + x1) / 2, (y0 + y1) / 2)
    hole = Sh.ell(cx, cy, (x1 - x0) * 0.275, (y1 - y0) * 0.4)
    d.fill(hole, "#0b1518")
    d.stroke(hole, INK, 4)
    key = Sh.ell(cx, cy - 26, 17) | S(
        f"{cx - 9},{cy - 18}! {cx + 9},{cy - 18}! {cx + 19},{cy + 46}! {cx - 19},{cy + 46}!"
    )
    d.fill(key, LAMP["mid"])
    d.stroke(key, LAMP["core"], 2)


def _gable(d: Doc, letter: Sh, base: float, lit: bool) -> None:
    """An A is a house: its gable is a lit room in the water, whatever it is up here."""
    x0, y0, x1, y1 = letter.bounds
    cx, k = ((x0 + x1) / 2, (y1 - y0) / 168)
    pane = Sh.poly([(cx, y0 + 46 * k), (cx + 17 * k, y0 + 100 * k), (cx - 17 * k, y0 + 100 * k)])
    d.fill(pane, d.vlin(pane, LAMP["core"], LAMP["mid"]) if lit else "#0b1518")
    d.stroke(pane, INK, 3.4)
    if lit:
        d.glow(cx, y0 + 84 * k, 60 * k, (0, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
    wet = Sh(pane.p.transform(1, 0, 0, -1, 0, 2 * base + 6))
    d.fill(wet, LAMP["light"], 0.9)
    d.stroke(wet, INK, 2.4, 0.8)
    if not lit:
        px, py = wet.center
        who = U(
            Sh.ell(px, py + 2, 7 * k, 9 * k),
            Sh.poly(
                [
                    (px - 16 * k, py - 34 * k),
                    (px + 16 * k, py - 34 * k),
                    (px + 8 * k, py - 6 * k),
                    (px - 8 * k, py - 6 * k),
                ]
            ),
        )
        d.fill(who & wet.shrink(1), INK)


def _roof(d: Doc, letter: Sh) -> None:
    """A roof with a round window on the H, its chimney smoking."""
    x0, y0, x1, _ = letter.bounds
    cx = (x0 + x1) / 2
    roof = Sh.poly([(x0 - 20, y0 + 8), (cx, y0 - 92), (x1 + 20, y0 + 8)])
    d.stroke(roof, INK, 12)
    form(d, roof, (TIDE["base"], TIDE["dark"]), 4)
    nib(d, pen(roof, 60, 9), INK, 2, 0.7)
    form(d, Sh.ell(cx, y0 - 30, 17), (LAMP["core"], LAMP["mid"]), 3.4)
    _chimney(d, x1 - 26, y0 - 26, 1.0)


def _chimney(d: Doc, x: float, y: float, k: float) -> None:
    chimney = Sh.rect(x, y - 56 * k, 22 * k, 56 * k)
    d.stroke(chimney, INK, 10)
    form(d, chimney, (CORAL["mid"], CORAL["dark"]), 3.4)
    smoke = brush(
        [
            (x + 11, y - 58 * k),
            (x + 32, y - 78 * k),
            (x + 10, y - 96 * k),
            (x + 34, y - 114 * k),
            (x + 60, y - 108 * k),
        ],
        15 * k,
        taper(0.3, 0.1, 0.5),
        20,
    )
    d.stroke(smoke, INK, 5)
    d.fill(smoke, PAPER[1])


def _title(d: Doc, rows: tuple[Row, ...]) -> None:
    base = rows[-1].base
    d.glow(600, base, 520, (0, TIDE["mid"], 0.5), (0.5, TIDE["dark"], 0.35), (1, TIDE["deep"], 0))
    standing = _set(rows[-1])
    _water(d, Sh.union([s for _, s in standing]), base)
    for row in rows[:-1]:
        _beam(d, row)
    for row in rows:
        letters = _set(row)
        _cut(d, Sh.union([s for _, s in letters]), row.base - row.height, row.base)
        for i, (char, shape) in enumerate(letters):
            if i in row.lit or i in row.moon:
                _window(d, shape, base, i in row.lit)
            elif i in row.key:
                _keyhole(d, shape)
            elif char == "A" and row is rows[-1]:
                _gable(d, shape, base, i == 3)
            if char == "H" and len(rows) == 1:
                _roof(d, shape)
    if len(rows) > 1:
        _, y0, x1, _ = standing[-1][1].bounds
        _chimney(d, x1 - 46, y0 + 84, 0.8)
    for y, w, o in ((base + 3, 5.0, 1.0), (base + 12, 3.0, 0.6)):
        d.stroke(
            line(f"40,{y + 4} 180,{y - 3} 330,{y + 3} 520,{y - 3} 700,{y + 4} 880,{y - 2} 1040,{y + 3} 1160,{y - 2}"),
            TIDE["core"],
            w,
            o,
        )
    shimmer = pen(Sh.rect(90, base + 30, 1020, 200), 0, 15, rnd=random.Random(8), ragged=420, broken=0.95)
    nib(d, shimmer, TIDE["core"], 2, 0.4, wob=1.4)


def _beam(d: Doc, row: Row) -> None:
    """What an upper line of letters stands on: a wire between two posts, with a lamp that swings."""
    x0, x1, y = (600 - row.width / 2 - 44, 600 + row.width / 2 + 44, row.base)
    for x in (x0, x1):
        d.stroke(line([(x, y - 30), (x, y + 190)]), INK, 13)
        d.stroke(line([(x, y - 30), (x, y + 190)]), WOOD[1], 7)
        form(d, Sh.ell(x, y - 34, 9), BRASS, 3)
    sag = line([(x0, y - 14), (600, y + 14), (x1, y - 14)])
    d.stroke(sag, INK, 9)
    d.stroke(sag, SLATE[1], 4)
    lx = x0 - 34
    d.stroke(line([(x0, y - 22), (lx - 8, y - 16)]), INK, 9)
    d.stroke(line([(x0, y - 22), (lx - 8, y - 16)]), WOOD[1], 4)
    d.glow(lx, y + 52, 80, (0, LAMP["core"], 0.9), (0.5, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    d.stroke(line([(lx, y - 16), (lx + 3, y + 30)]), INK, 4)
    form(
        d,
        S(f"{lx - 14},{y + 32}! {lx + 18},{y + 32}! {lx + 14},{y + 68}! {lx - 10},{y + 68}!"),
        (LAMP["core"], LAMP["light"], LAMP["mid"]),
        3.4,
    )
    form(d, Sh.rect(lx - 18, y + 26, 40, 9, 3), (SLATE[0], SLATE[3]), 3)


FILES = {f"logo_{language}": (SIZE, partial(_title, rows=rows)) for language, rows in TITLES.items()}
