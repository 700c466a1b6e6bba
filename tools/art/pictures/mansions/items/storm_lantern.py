"""storm_lantern: on a sill; in the pane somebody holds it."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.nib import BRASS, INK, LAMP, SLATE, TIDE, WOOD, form, lines, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
FULL = Sh.rect(0, 0, 600, 840)


def _scene(d: Doc) -> None:
    """In the units of the card."""
    # a window at night; the sill; in the pane somebody holds the lantern
    d.fill(FULL, d.lin(0, 100, 0, 540, TIDE["dark"], TIDE["deep"]))
    nib(
        d,
        pen(Sh.rect(40, 100, 520, 420), 74, 13, rnd=random.Random(4), ragged=190, broken=0.9),
        TIDE["light"],
        2,
        0.55,
        wob=1,
    )
    # the reflection: paler, and held

    def r(s: Sh) -> Sh:
        return s.scale(0.62).move(238, 118)

    d.glow(416, 300, 120, (0, LAMP["light"], 0.55), (1, LAMP["mid"], 0))
    for sh_ in (
        S("300,130! 240,150 236,220! 366,220! 362,150!"),
        S("244,236! 360,236! 344,400! 258,400!"),
        Sh.rect(232, 398, 140, 30, 6),
    ):
        d.fill(r(sh_), TIDE["light"], 0.35)
        d.stroke(r(sh_), TIDE["light"], 2.4, 0.9)
    hnd = S(
        "400,176! 404,160 430,150 452,158 470,176 486,196 500,250 560,330! 560,420! 476,300 452,226 430,206 408,196"
    )
    d.fill(hnd, TIDE["light"], 0.28)
    d.stroke(hnd, TIDE["light"], 2.6, 0.95, dash="9 7")
    for s in ("412,170 430,184 440,198", "430,158 446,176 452,194"):
        d.stroke(line(s), TIDE["light"], 2, 0.9)
    for _x in (300,):
        form(d, Sh.rect(293, 90, 15, 440), (WOOD[1], WOOD[3]), 3)
    form(d, Sh.rect(30, 268, 540, 14), (WOOD[1], WOOD[3]), 3)
    form(d, Sh.rect(30, 446, 540, 90), (WOOD[0], WOOD[2]), 3.4)
    nib(d, pen(Sh.rect(50, 452, 500, 70), 0, 8, rnd=random.Random(3), ragged=120, broken=0.8), INK, 1.6, 0.6, wob=1)
    # the lantern itself
    d.glow(
        190, 330, 250, (0, LAMP["core"], 1), (0.25, LAMP["light"], 0.6), (0.6, LAMP["mid"], 0.2), (1, LAMP["mid"], 0)
    )
    d.fill(S("120,470! 270,470! 330,500! 150,500!"), INK, 0.5)
    lines(d, 12, INK, "126,232 120,160 190,128 260,160 254,232")
    lines(d, 6, SLATE[0], "126,232 120,160 190,128 260,160 254,232")
    form(d, S("150,212! 156,176 190,160 224,176 230,212!"), (SLATE[0], SLATE[1], SLATE[3]), 4)
    form(d, Sh.rect(112, 208, 156, 26, 7), (SLATE[0], SLATE[3]), 4)
    form(d, S("126,236! 254,236! 244,424! 136,424!"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 4)
    d.fill(S("190,410! 158,372 168,318 190,264! 214,324 220,372"), LAMP["core"])
    d.stroke(S("190,410! 158,372 168,318 190,264! 214,324 220,372"), LAMP["base"], 3)
    d.fill(S("190,404! 174,378 180,344 190,318! 202,350 206,380"), "#ffffff")
    for x0, x1 in ((152, 156), (228, 224)):
        lines(d, 7, INK, f"{x0},236 {x1},424")
    lines(d, 6, INK, "130,330 250,330")
    d.fill(S("138,246! 148,246! 146,320! 140,320!"), "#ffffff", 0.8)
    b = form(d, S("118,424! 262,424! 272,470! 108,470!"), (SLATE[0], SLATE[1], SLATE[3]), 4)
    nib(d, pen(Sh.rect(196, 426, 80, 44) & b, 90, 7), INK, 2, 0.8)
    form(d, Sh.ell(190, 448, 13), BRASS, 3)


def draw(d: Doc, detail: int) -> None:
    """What the window of the card shows."""
    with d.group(transform="translate(-58 -118)"):
        _scene(d)
