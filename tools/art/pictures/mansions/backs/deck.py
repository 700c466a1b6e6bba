"""Backs of what is drawn from a pile: the ringing bell, a drawer that is shut, the pad's cover, a label from behind,
an unlit slide.
"""

import math
import random

import numpy as np

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, U, arc, line, pile
from tools.art.lamplit.marks import bell
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, lines, nib, pen
from tools.art.lamplit.stationery import LABEL, chit, fox, scooped, stock
from tools.art.picture import Picture

PICTURE = Picture(size=(600, 840))
SIZE = (600, 840)


def _omen(d: Doc) -> None:
    e = scooped(20, 20, 560, 800, 44)
    stock(d, e, (INK2, "#0a1113"))
    p = scooped(44, 44, 512, 752, 42)
    d.fill(p, d.lin(0, 40, 0, 800, "#24464a", "#122a2e"))
    d.stroke(p, TIDE["mid"], 3)
    motif = U(S("0,-44! 14,-20 34,-14! 18,6 20,30! 0,20 -20,30! -18,6 -34,-14! -14,-20"), Sh.ell(0, 40, 5))
    pat = [
        motif.scale(0.8).move(300 + (i - 4) * 64 + (32 if j % 2 else 0), 60 + j * 62)
        for j in range(13)
        for i in range(9)
    ]
    d.fill(pile(pat) & p.shrink(10), "#356468", 0.75)
    nib(d, pen(p.shrink(6), 90, 11), "#0d1f23", 2, 0.7)
    o = Sh.ell(300, 420, 178, 226)
    d.fill(o.move(5, 8), INK, 0.6)
    form(d, o, (LAMP["light"], LAMP["base"], LAMP["dark"]), 5)
    form(d, o.shrink(18), ("#17282c", "#0b1518"), 4)
    # a bell on its spring, ringing for nobody
    sp = [(300 + 26 * math.sin(t * 3.0), 250 + t * 8) for t in np.linspace(0, 8, 40)]
    lines(d, 12, INK, " ".join((f"{x:.0f},{y:.0f}" for x, y in sp)))
    lines(d, 6, SLATE[0], " ".join((f"{x:.0f},{y:.0f}" for x, y in sp)))
    d.glow(300, 430, 170, (0, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
    with d.group(transform="translate(300 424) rotate(-16)"):
        bell(d, 0, 0, 1.9)
    for sx in (-1, 1):
        for r in (128, 150):
            d.stroke(arc(300, 424, r, 90 - sx * 90 - 24, 90 - sx * 90 + 24), LAMP["light"], 6, 0.9)


def _find(d: Doc) -> None:
    """a drawer, shut"""
    e = LABEL
    stock(d, e, ("#8f6f52", "#5b4436"))
    nib(d, pen(e.shrink(8), 0, 9, rnd=random.Random(3), ragged=260, broken=0.9), INK, 1.6, 0.5, wob=2)
    for r, c in ((14, WOOD[3]), (22, LAMP["mid"])):
        d.stroke(
            S(
                f"{70 + r * 0.45},{22 + r}! {530 - r * 0.45},{22 + r}! {580 - r},{92 + r * 0.3}! "
                f"{580 - r},{818 - r}! {20 + r},{818 - r}! {20 + r},{92 + r * 0.3}!"
            ),
            c,
            5 if r == 14 else 2.4,
        )
    p = Sh.rect(84, 150, 432, 560, 10)
    d.fill(p.move(6, 8), INK, 0.5)
    form(d, p, ("#a5825f", "#6d523f"), 5)
    nib(d, pen(p.shrink(6), 0, 8, rnd=random.Random(6), ragged=200, broken=0.9), INK, 1.7, 0.5, wob=2)
    d.stroke(p.shrink(20), WOOD[3], 4)
    d.stroke(p.shrink(26), "#c9a680", 2)
    pl = S(
        "300,270! 340,300 376,300 372,350 396,400 372,450 380,510 340,520 300,560! "
        "260,520 220,510 228,450 204,400 228,350 224,300 260,300"
    )
    d.fill(pl.move(5, 7), INK, 0.5)
    form(d, pl, (LAMP["core"], LAMP["light"], LAMP["base"]), 4.5)
    d.stroke(pl.shrink(12), LAMP["dark"], 2.4)
    key = Sh.ell(300, 386, 32) | S("286,398! 314,398! 330,474! 270,474!")
    d.stroke(key, LAMP["dark"], 6)
    d.fill(key, INK)
    # an eye at the other side
    d.glow(300, 388, 30, (0, TIDE["core"], 0.9), (1, TIDE["light"], 0))
    ey = S("272,388! 286,376 314,376 328,388! 314,399 286,399") & key
    d.fill(ey, "#f4f8ec")
    d.fill(Sh.ell(304, 387, 9) & key, TIDE["base"])
    d.fill(Sh.ell(304, 387, 4.6), INK)
    for y in (204, 650):
        form(d, Sh.ell(300, y, 20), BRASS, 3.4)
        d.fill(Sh.ell(294, y - 6, 5), "#ffffff", 0.8)


def _mishap(d: Doc) -> None:
    """The cover of the pad; somebody has mended it with a plaster."""
    e = chit()
    stock(d, e, ("#8d7a8f", "#5d4862"))
    nib(d, pen(e.shrink(6), 0, 7, rnd=random.Random(3), ragged=200, broken=0.9), PLUM["deep"], 1.6, 0.45, wob=1)
    d.fill(Sh.rect(20, 60, 560, 58) & e, PLUM["dark"])
    d.stroke(line("34,118 566,118"), INK, 3)
    for x in (200, 400):
        form(d, Sh.ell(x, 88, 12), (SLATE[0], SLATE[2]), 3)
    slip = S("120,210! 470,180! 484,330! 134,362!")
    d.fill(slip.move(6, 8), INK, 0.4)
    form(d, slip, (PAPER[0], PAPER[1]), 3)
    d.stroke(slip.shrink(12), PLUM["mid"], 2.4)
    nib(d, [(160, 280, 440, 256), (160, 310, 400, 290)], PAPER[3], 2.4, 0.7)
    # a tear from the lower corner, mended on the slant
    d.stroke(line("568,520 500,560 430,548 356,610 300,604"), INK, 9)
    d.stroke(line("568,520 500,560 430,548 356,610 300,604"), PLUM["deep"], 4)
    d.fill(S("568,520! 500,560 430,548 356,610! 430,560 500,574!"), "#2a1a2c")
    for x, y, a, k in ((404, 574, 38, 1.7), (486, 545, 64, 1.2)):
        s = Sh.rect(-74, -24, 148, 48, 24).scale(k * 0.9).rot(a).move(x, y)
        d.fill(s.move(4, 6), INK, 0.45)
        form(d, s, ("#f6d9b4", "#d3a078"), 4)
        form(d, Sh.rect(-24, -24, 48, 48, 4).scale(k * 0.9).rot(a).move(x, y), ("#fdebd0", "#e6c096"), 3)
        d.fill(specks(s, 46, (1.8, 2.8), random.Random(4)), "#8a5a3c", 0.8)
    # a thermometer used as a bookmark; it reads higher than it goes
    with d.group(transform="translate(150 640) rotate(-26)"):
        form(d, Sh.rect(-15, -160, 30, 250, 15), ("#ffffff", TIDE["light"]), 4)
        d.stroke(line("0,60 0,-176"), CORAL["mid"], 8)
        form(d, Sh.ell(0, 70, 24), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
        for i in range(9):
            d.stroke(line([(6, -130 + i * 20), (14, -130 + i * 20)]), INK, 2.4)


def _item(d: Doc) -> None:
    """The label from behind: string in a bow, and the chalk of a customs house that is not on the map."""
    e = LABEL - Sh.ell(300, 62, 17)
    stock(d, e, ("#c9a874", "#8f6b42"))
    fox(d, LABEL.shrink(12) - Sh.ell(300, 62, 44), 5, 60)
    nib(d, pen(e.shrink(10), 90, 12, rnd=random.Random(8), ragged=160, broken=0.9), WOOD[2], 1.6, 0.4, wob=2)
    d.stroke(Sh.ell(300, 62, 27), LAMP["base"], 12)
    d.stroke(Sh.ell(300, 62, 34), INK, 3)
    for spec in ("300,64 250,190 120,300 60,360", "300,64 330,210 440,330 540,380", "300,64 292,180 268,260"):
        d.stroke(line(spec), INK, 17)
        d.stroke(line(spec), PAPER[1], 10)
        d.stroke(line(spec), PAPER[3], 3, 1, dash="5 9")
    for s in (S("300,150! 220,84 130,96 150,170 220,184!"), S("306,150! 380,70 474,84 460,160 380,180!")):
        d.stroke(s, INK, 17)
        d.stroke(s, PAPER[1], 10)
        d.stroke(s, PAPER[3], 3, 1, dash="5 9")
    form(d, Sh.ell(302, 152, 22, 18), (PAPER[0], PAPER[2]), 4)
    # chalk: a boat, an eye that was rubbed out, a cross for "looked at"
    chalk = (
        "150,560 230,570 330,566 420,544",
        "150,560 188,636 360,636 420,544",
        "280,556 276,440",
        "276,440 350,530 282,548",
        "276,452 222,540 272,552",
    )
    for spec in chalk:
        for o in (0.0, 3.0):
            d.stroke(line(spec).move(o, o * 0.7), "#fbf8ea", 5, 0.7, dash="15 3 8 4")
    nib(
        d,
        pen(S("120,680! 470,640! 490,730! 150,764!"), 24, 11, rnd=random.Random(5), ragged=40, broken=0.9),
        "#fbf8ea",
        4,
        0.22,
    )
    for spec in ("440,690 500,750", "500,690 440,750"):
        d.stroke(line(spec), CORAL["mid"], 8, 0.85)


def _spell(d: Doc) -> None:
    """A slide unlit: the room is in it upside down, and somebody is looking in."""
    e = Sh.rect(20, 20, 560, 800, 14)
    stock(d, e, ("#2b3b3d", "#141f22"))
    d.stroke(Sh.rect(30, 30, 540, 780, 10), TIDE["mid"], 5)
    glass = Sh.rect(62, 62, 476, 716, 60)
    form(d, glass, ("#2c5358", "#16343a", "#0b1c21"), 6)
    with d.clip(glass.shrink(4)):
        with d.group(transform="rotate(180 300 420)"):
            floor = Sh.poly([(40, 560), (560, 500), (560, 800), (40, 800)])
            d.fill(floor, "#0d2126", 0.8)
            nib(d, [(40 + i * 70, 800, 150 + i * 46, 556) for i in range(9)], TIDE["base"], 3, 0.6)
            form(d, Sh.poly([(120, 250), (250, 236), (250, 546), (120, 560)]), (TIDE["base"], TIDE["dark"]), 3.4)
            form(d, Sh.ell(230, 400, 7), (LAMP["light"], LAMP["mid"]), 2)
            d.fill(Sh.poly([(250, 236), (280, 246), (280, 566), (250, 546)]), TIDE["light"], 0.55)
            form(d, S("330,540! 330,420 400,400 470,420 470,520!"), (TIDE["base"], "#102a30"), 3.4)
            form(d, Sh.rect(352, 500, 96, 60, 6), (TIDE["mid"], TIDE["dark"]), 3)
            d.glow(420, 330, 90, (0, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
            form(d, S("386,350! 402,306! 440,306! 456,350!"), (LAMP["light"], LAMP["base"]), 3)
        nib(d, pen(glass, 90, 9, rnd=random.Random(4), ragged=80, broken=0.6), "#081318", 2, 0.55)
        # the thumb of whoever holds it to the light
        d.fill(S("538,640! 470,610 420,640 408,700 440,770 500,778!"), "#0b1518", 0.8)
        d.stroke(S("538,640! 470,610 420,640 408,700 440,770 500,778!"), TIDE["light"], 3, 0.8, dash="9 7")
        for x, y in ((196, 690), (262, 690)):
            d.fill(Sh.ell(x, y, 13, 8), TIDE["core"], 0.8)
            d.fill(Sh.ell(x + 3, y, 4, 8), INK)
    d.fill(S("86,700! 300,70! 372,70! 160,740! 96,740!") & glass.shrink(8), "#ffffff", 0.1)
    d.stroke(glass.grow(5), TIDE["light"], 2)
    for x, y, w, h in (
        (20, 20, 120, 34),
        (460, 20, 120, 34),
        (20, 786, 120, 34),
        (460, 786, 120, 34),
        (20, 20, 34, 120),
        (546, 20, 34, 120),
        (20, 700, 34, 120),
        (546, 700, 34, 120),
    ):
        t = Sh.rect(x, y, w, h) & e
        d.fill(t, "#0d1518")
        nib(d, pen(t, 0 if w > h else 90, 6), "#41524f", 1.3, 0.8)


FILES = {
    "omen": (SIZE, _omen),
    "find": (SIZE, _find),
    "mishap": (SIZE, _mishap),
    "item": (SIZE, _item),
    "spell": (SIZE, _spell),
}
