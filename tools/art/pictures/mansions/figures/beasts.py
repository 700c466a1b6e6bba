"""Further figures of the four-legged and the legless: told from the first of their kind by one thing, and by its
outline.
"""

from collections.abc import Callable

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, corners
from tools.art.lamplit.stand import STANDEE, Drawing, standee
from tools.art.picture import Picture
from tools.art.pictures.mansions.monsters import furrow, pane_hound, refraction, silt

PICTURE = Picture(size=STANDEE)


def _hoops(f: Fig) -> None:
    """It has come by way of the croquet lawn: hoops on its back, a mallet, and somebody's ball."""
    with f.at(-8, 0):
        furrow.wave(f)
        for x, y, a in ((70, 116, -26), (132, 92, 4)):
            with f.at(x, y, 1, a):
                for w, c in ((13, INK), (7, PAPER[0])):
                    f.line("-22,8 -22,-44 -14,-60 14,-60 22,-44 22,8", w, c, 1, w == 13)
        with f.at(196, 108, 1, 24):
            f.line("0,10 0,-84", 12, INK, 1, True)
            f.line("0,10 0,-84", 7, WOOD[0])
            f.form("-40,-112! 40,-112! 40,-80! -40,-80!", (LAMP["light"], LAMP["base"], LAMP["dark"]))
            for x in (-30, 22):
                f.form(Sh.rect(x, -112, 9, 32), (CORAL["mid"], CORAL["dark"]), 2, edge=False)
        b = f.form(Sh.ell(28, 404, 22), (CORAL["light"], CORAL["mid"], CORAL["dark"]))
        f.fill(f.side(b, -8, -4), CORAL["dark"], 0.5)


def _splinters(f: Fig) -> None:
    """It is coming apart already: a pane gone, the moon in it dark, twenty pieces on the wing behind."""
    pane_hound.figure(f)
    f.form(corners("128,198 200,192 208,258 176,278 142,284 122,268"), (INK, INK), 3, edge=False)
    f.fill(Sh.ell(166, 232, 25), SLATE[2])
    f.fill(Sh.ell(160, 228, 22), INK)
    for i, (x, y, a, k) in enumerate(
        ((150, 120, 20, 1.0), (190, 96, 64, 1.2), (226, 128, 10, 0.9), (170, 66, 120, 0.8), (244, 66, 40, 1.1),
         (214, 44, 80, 0.7), (276, 100, 150, 0.8), (138, 84, 0, 0.6), (286, 236, 30, 0.9), (292, 286, 70, 0.7))
    ):  # fmt: skip
        with f.at(x, y, k, a):
            tones = (("#ffffff", TIDE["light"]), (TIDE["core"], TIDE["mid"]), (LAMP["core"], LAMP["mid"]))[i % 3]
            f.form("-16,8! 4,-20! 20,2! 2,14!", tones, 2.6)


def _another_slice(f: Fig) -> None:
    """A slice more: it has been bent again, and points the other way."""
    with f.at(160, 424, 0.86), f.at(-160, -424):
        refraction.figure(f)
        for spec, c in (
            ("160,22 122,58 80,40 96,-22", LAMP["light"]),
            ("160,22 96,-22 150,-60", CORAL["mid"]),
            ("160,22 150,-60 222,-30 206,60", TIDE["light"]),
            ("36,180 40,250 -8,268 -20,190", PLUM["mid"]),
            ("296,214 290,272 336,250 330,190", LAMP["core"]),
            ("262,92 284,166 330,130 316,70", LEAF_G[0]),
        ):
            s = f.form(corners(spec), ("#ffffff", c), 2.2)
            f.pen(s, 90, 9, INK, 1.1, 0.3)
        f.form("158,-14! 178,-28 198,-14! 178,0", "#ffffff", 2.2, edge=False)
        f.fill(Sh.ell(184, -14, 7), INK)


def _bucket(f: Fig) -> None:
    """Ebb: a child's bucket, put on as one turns out a castle, and the spade stuck in its shoulder."""
    silt.mud(f)
    with f.at(226, 206, 1, 24):
        f.line("0,10 0,-92", 14, INK, 1, True)
        f.line("0,10 0,-92", 9, WOOD[0])
        f.form("-24,-92! 24,-92! 22,-104! -22,-104!", (WOOD[0], WOOD[2]))
        f.form("-22,0! 22,0! 20,44 0,64! -20,44", (CORAL["light"], CORAL["mid"], CORAL["dark"]))
    with f.at(150, 96, 1.02, -8):
        f.line("-64,6 -86,-70 0,-128 86,-70 64,6", 9, INK, 1, True)
        f.line("-64,6 -86,-70 0,-128 86,-70 64,6", 4, SLATE[0])
        b = f.form("-70,12! -46,-86! 46,-86! 70,12! 0,28", (CORAL["light"], CORAL["mid"], CORAL["dark"]))
        f.pen(f.side(b, -30, 0), 90, 6, INK, 1.7, 0.85)
        f.form("-60,-28! -54,-52! 54,-52! 60,-28! 0,-14", (PAPER[0], PAPER[1]), 2.2, edge=False)
        for x in (-30, 0, 30):
            f.form(corners(f"{x - 10},-30 {x},-50 {x + 10},-30"), (LAMP["light"], LAMP["mid"]), 1.8, edge=False)
        f.form("-74,10! 0,28 74,10! 74,24! 0,42 -74,24!", (CORAL["light"], CORAL["base"]))
        f.fill("-50,-6! -36,-74! -28,-74! -40,-2!", "#ffffff", 0.6)


def _standing(figure: Drawing, legs: str, k: float) -> tuple[tuple[int, int], Callable[[Doc], None]]:
    return STANDEE, lambda d: standee(d, figure, legs, k)


FILES = {
    "furrow_2": _standing(_hoops, "four", 0.86),
    "pane_hound_2": _standing(_splinters, "four", 0.95),
    "refraction_2": _standing(_another_slice, "none", 0.92),
    "silt_2": _standing(_bucket, "none", 0.84),
}
