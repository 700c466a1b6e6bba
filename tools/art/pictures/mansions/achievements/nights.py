"""Quiet achievements, 200x200: enamel plates as beside a street door, the shape by what they are for. The evening: how
it ended, who was there, what became of them.
"""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.enamel import ARCH, OVAL, plated
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    TIDE,
    WOOD,
    corners,
    form,
    nib,
    pen,
    side,
)
from tools.art.lamplit.scuffle import bowler, drops
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SEA = (TIDE["light"], TIDE["base"])


def _sea(d: Doc, y: float) -> None:
    s = form(d, S(f"-10,{y}! 40,{y - 7} 90,{y + 3} 140,{y - 6} 210,{y + 2}! 210,210! -10,210!"), SEA, 3)
    nib(d, pen(s, 0, 9, ragged=30, broken=0.8), TIDE["core"], 2, 0.6)


def _ferry(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    with d.group(transform=f"translate({x:g} {y:g}) scale({k:g})"):
        form(d, S("-60,0! 62,-4! 48,30! -46,30!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4)
        form(d, Sh.rect(-32, -32, 56, 32), (PAPER[0], PAPER[2]), 3.2)
        for sx in (-25, -7, 11):
            form(d, Sh.rect(sx, -25, 11, 13), (LAMP["core"], LAMP["mid"]), 2.2)
        form(d, Sh.rect(2, -60, 17, 29), (CORAL["mid"], CORAL["dark"]), 3)


def _first_evening(d: Doc) -> None:
    """A ferry ticket, punched with a moon; through the hole one sees it."""
    t = form(
        d, S("40,58! 156,40! 162,80! 150,92 166,104! 172,142! 54,160! 50,124! 62,110 46,98!"), (PAPER[0], PAPER[1]), 3.6
    )
    nib(d, pen(side(t, -20, 0), 80, 7), PAPER[3], 1.8, 0.7)
    d.stroke(line("128,48 138,146"), INK, 3, dash="7 6")
    form(d, Sh.ell(90, 102, 24), (INK, INK2), 3)
    d.fill(Sh.ell(86, 98, 16) - Sh.ell(96, 92, 15), TIDE["core"])


def _by_dawn(d: Doc) -> None:
    """The sun is up, the ferry is full, and there is one hat too many on the rail."""
    form(d, Sh.ell(64, 112, 40), (LAMP["core"], LAMP["light"]), 3)
    _sea(d, 124)
    _ferry(d, 118, 116, 0.94)
    bowler(d, 156, 110, 0.26, 8)


def _house_wins(d: Doc) -> None:
    """The chair, from behind, and steam: somebody is content."""
    with d.group(transform="translate(6 26) scale(0.94)"):
        form(d, S("52,190! 46,84 66,46 108,36 146,46 164,84 158,190!"), (PLUM["light"], PLUM["base"], PLUM["dark"]), 4)
        nib(d, pen(S("110,36! 164,50! 160,190! 116,190!"), 90, 9), INK, 2, 0.6)
        for x, y in ((84, 90), (124, 90), (104, 124), (84, 158), (124, 158)):
            form(d, Sh.ell(x, y, 5), (PLUM["light"], PLUM["dark"]), 2.4)
        d.fill(S("84,44! 82,20 104,8 124,20 122,42! 104,36"), INK)
        d.stroke(S("87,40! 87,22 104,12 119,22 118,38! 104,34"), TIDE["light"], 2.4, dash="6 5")
        form(d, S("146,114! 186,110! 180,140! 154,142!"), ("#ffffff", PAPER[1]), 3.2)
        d.stroke(line("168,106 160,92 172,82 164,66"), PAPER[0], 4)


def _nobody_wins(d: Doc) -> None:
    """One wet hat on the lowest step."""
    for i in range(4):
        form(
            d,
            corners(f"{-10},{60 + i * 34} {150 + i * 20},{46 + i * 34} {150 + i * 20},{84 + i * 34} -10,98"),
            (WOOD[0], WOOD[2]),
            3,
        )
    _sea(d, 152)
    bowler(d, 104, 138, 0.72, -8)
    drops(d, [(66, 164, 6), (144, 168, 5)])


def _three_ends(d: Doc) -> None:
    """Three doors, and one has always been ajar."""
    for x, c in ((22, PLUM), (78, LAMP), (134, TIDE)):
        form(d, Sh.rect(x, 60, 46, 104), (c["mid"], c["base"], c["dark"]), 3.4)
        for y in (70, 118):
            d.stroke(Sh.rect(x + 9, y, 28, 36), INK, 2.4, 0.7)
        form(d, Sh.ell(x + 38, 112, 4), BRASS, 2)
    form(d, Sh.rect(78, 60, 46, 104), (LAMP["core"], LAMP["light"]), 3)
    form(d, corners("78,60 102,72 102,176 78,164"), (LAMP["base"], LAMP["dark"]), 3.4)
    d.fill(S("108,164! 110,112 116,104 110,92 116,84 124,92! 124,164!"), INK)


def _lamp_kept(d: Doc) -> None:
    """The lamp never went out: moths have left their visiting cards."""
    d.glow(100, 104, 96, (0, LAMP["core"], 1), (0.4, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
    d.stroke(line("76,66 84,36 116,36 124,66"), INK, 7)
    form(d, S("70,66! 130,66! 120,148! 80,148!"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 4)
    d.fill(S("100,140! 84,114 92,94 100,78! 112,104 114,120"), "#ffffff")
    for y in (56, 146):
        form(d, Sh.rect(64, y, 72, 14, 3), BRASS, 3.4)
    for x, y, a in ((40, 90, -20), (158, 80, 30), (150, 140, -10)):
        form(
            d,
            S("0,0! 6,-16 22,-18 18,0! 18,12 4,10! 0,4! -4,10 -18,12 -18,0! -22,-18 -6,-16").rot(a).move(x, y),
            (PAPER[0], PAPER[2]),
            2.4,
        )


def _nobody_carried(d: Doc) -> None:
    """The stretcher has been used to carry sandwiches."""
    for y in (104, 132):
        d.stroke(line(f"14,{y + 14} 186,{y - 10}"), INK, 13)
        d.stroke(line(f"14,{y + 14} 186,{y - 10}"), WOOD[0], 7)
    form(d, corners("40,110 158,94 164,126 46,144"), (PAPER[0], PAPER[2]), 3.4)
    for i in range(3):
        x, y = 62 + i * 34, 108 - i * 5
        form(d, corners(f"{x - 15},{y + 16} {x},{y - 16} {x + 17},{y + 12}"), ("#ffffff", PAPER[1]), 3)
        d.stroke(line([(x - 12, y + 8), (x + 14, y + 5)]), (LAMP["mid"], CORAL["mid"], TIDE["mid"])[i], 6)
    form(d, Sh.ell(96, 82, 6), ("#7f9c5c", "#2c4a38"), 2.4)


def _all_wits(d: Doc) -> None:
    """A head with a drawer, and everything in it folded."""
    h = form(
        d,
        S("58,186! 56,146 34,120 38,72 70,34 120,32 152,66 152,104! 168,128 152,138! 150,164 126,176 122,190!"),
        (PAPER[0], PAPER[1], PAPER[2]),
        4,
    )
    nib(d, pen(side(h, 30, 0), 90, 7), PAPER[4], 1.8, 0.5)
    form(d, Sh.rect(60, 60, 66, 40, 3), (WOOD[0], WOOD[2]), 3.2)
    form(d, corners("50,84 116,84 126,112 42,112"), (WOOD[0], WOOD[1], WOOD[3]), 3.4)
    for i, c in enumerate((CORAL["mid"], TIDE["mid"], LAMP["mid"])):
        form(d, Sh.rect(62 + i * 21, 68, 17, 17, 2), c, 2.4)
    form(d, Sh.ell(84, 98, 5), BRASS, 2.2)
    d.stroke(line("124,124 134,128 142,122"), INK, 4)


def _last_boat(d: Doc) -> None:
    """Two minutes to; the gangway is up, and somebody is in the air above it."""
    form(d, Sh.ell(56, 60, 32), (PAPER[0], PAPER[1]), 3.6)
    d.stroke(line("56,40 56,60 48,38"), INK, 4.4)
    _sea(d, 140)
    _ferry(d, 140, 132, 0.8)
    form(d, corners("-10,120 56,120 56,134 -10,134"), (WOOD[0], WOOD[2]), 3)
    actor(d, "people.tobias_wren", 86, 124, 0.17, -16)
    d.stroke(arc(84, 120, 30, 150, 210), INK, 3)


def _alone(d: Doc) -> None:
    """One candle, one chair, and a shadow that has brought company."""
    d.glow(66, 90, 90, (0, LAMP["core"], 0.9), (1, LAMP["mid"], 0))
    d.fill(S("96,190! 104,90 120,66 126,90 136,190!"), INK, 0.75)
    d.fill(S("136,190! 142,76 158,48 172,76 176,190!"), INK, 0.75)
    form(d, Sh.rect(54, 96, 24, 70, 3), ("#ffffff", PAPER[2]), 3.6)
    d.fill(S("66,96! 52,76 66,46! 80,74"), LAMP["core"])
    d.stroke(S("66,96! 52,76 66,46! 80,74"), INK, 3)
    form(d, Sh.ell(66, 166, 34, 9), BRASS, 3.4)


def _full_table(d: Doc) -> None:
    """Everybody has come: the table is laid, and one place more."""
    form(d, corners("10,96 190,78 210,190 -10,196"), ("#ffffff", PAPER[0], PAPER[2]), 4)
    for i, (x, y) in enumerate(((46, 112), (100, 106), (154, 102), (30, 152), (98, 148), (166, 142))):
        d.fill(Sh.ell(x + 3, y + 4, 24, 10), INK, 0.35)
        form(d, Sh.ell(x, y, 24, 10), (PAPER[0], PAPER[1]) if i != 4 else (INK, INK2), 3)
        d.stroke(Sh.ell(x, y, 14, 5.5), TIDE["light"] if i == 4 else PAPER[3], 2.4, dash="5 4" if i == 4 else None)
    for x, c in ((40, CORAL), (92, TIDE), (148, PLUM)):
        form(d, S(f"{x - 16},86! {x - 12},50 {x},38 {x + 14},50 {x + 18},82!"), (c["mid"], c["dark"]), 3)


def _at_home(d: Doc) -> None:
    """A lit window on a dark night, and nobody at it, looking out."""
    form(d, Sh.rect(46, 34, 108, 132), (WOOD[0], WOOD[2]), 4)
    g = form(d, Sh.rect(56, 44, 88, 112), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3)
    ghost = S("70,156! 72,112 88,98 84,74 100,58 116,74 112,98 128,112 130,156!")
    d.fill(ghost & g, INK)
    d.stroke(S("76,156! 79,116 94,102 90,76 100,66 110,76 106,102 121,116 124,156!"), TIDE["light"], 3, dash="7 6")
    d.fill(Sh.rect(97, 44, 6, 14) | Sh.rect(56, 96, 16, 6) | Sh.rect(128, 96, 16, 6), WOOD[2])
    form(d, Sh.rect(36, 164, 128, 12), (WOOD[0], WOOD[3]), 3.4)


def _paper_boat(d: Doc) -> None:
    """A paper boat, from another game; it has come a long way and will not say how."""
    _sea(d, 126)
    form(d, S("28,112! 172,104! 140,148! 64,152!"), ("#ffffff", PAPER[0], PAPER[2]), 4)
    form(d, S("74,110! 98,38! 132,106!"), ("#ffffff", PAPER[1]), 4)
    d.stroke(line("98,38 100,108"), INK, 3)
    for i in range(3):
        d.stroke(line(f"{40 + i * 40},166 {58 + i * 40},163"), TIDE["core"], 3.4)


FILES = {
    "first_evening": plated(OVAL, TIDE, _first_evening),
    "home_by_dawn": plated(OVAL, LAMP, _by_dawn),
    "the_house_wins": plated(OVAL, PLUM, _house_wins),
    "nobody_wins": plated(OVAL, TIDE, _nobody_wins),
    "three_truths": plated(OVAL, CORAL, _three_ends),
    "lamp_never_out": plated(ARCH, TIDE, _lamp_kept),
    "nobody_carried_off": plated(ARCH, CORAL, _nobody_carried),
    "all_their_wits": plated(ARCH, PLUM, _all_wits),
    "last_boat": plated(OVAL, LAMP, _last_boat),
    "alone": plated(ARCH, PLUM, _alone),
    "full_table": plated(ARCH, TIDE, _full_table),
    "somebody_home": plated(OVAL, TIDE, _at_home),
    "paper_boat": plated(ARCH, CORAL, _paper_boat),
}
