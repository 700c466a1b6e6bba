"""Omens of what one held a moment ago, 412x444: it rusts, it falls, it has been eaten."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form
from tools.art.lamplit.props import GLOVE, SKIN, STEEL, drop, key, lamplight, moth, rod, solid, spot
from tools.art.lamplit.scene import papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(412, 444))
SIZE = (412, 444)
NIGHT = ("#2c454f", INK2, INK)


def _salt_and_rust(d: Doc) -> None:
    """It blooms along the saber while you are still saying so."""
    papered(d, 412, 444, "#5f8584", "#182c2f", (90, 60), 420)
    solid(d, "-10,300! 422,262! 422,454! -10,454!", (WOOD[0], WOOD[2], WOOD[4]), 3.4, 0.3, 0)
    at = spot(220, 236, 1, -42)
    blade = at("-232,22! -60,-22 120,-26! 122,14! -40,20 -170,36!")
    d.fill(blade.move(16, 26), INK, 0.42)
    solid(d, blade, STEEL, 4.8, 0)
    with d.clip(blade):
        for x, y, r in ((-150, 20, 26), (-70, 0, 34), (20, -10, 28), (90, 0, 24), (-30, 14, 18)):
            d.fill(at(Sh.ell(x, y, r, r * 0.8)), LAMP["base"], 0.8)
            d.fill(specks(at(Sh.ell(x, y, r + 12, r)), 26, (1.6, 3.6), random.Random(x + 300)), LAMP["dark"])
    solid(d, at("118,-24! 190,-16! 196,14! 120,14!"), NIGHT, 4.4, 0)
    rod(d, at(line("112,-30 124,34 160,56 200,30 204,0")), 10, LAMP["mid"], 7)
    for x, y, n, a in (
        (-160, 16, 46, -14),
        (-100, -4, 70, 6),
        (-40, -18, 54, -8),
        (30, -22, 78, 10),
        (90, -24, 50, -6),
    ):
        (x0, y0) = at(Sh.ell(x, y, 1)).center
        fl = spot(x0, y0, 1, a)
        rod(d, fl(line(f"0,0 -6,{-n * 0.5} 2,{-n}")), 6, LEAF_G[2], 5)
        solid(d, fl(S("0,-14! 14,-34 34,-32! 22,-12")), (LEAF_G[0], LEAF_G[2]), 2.8, 0)
        c = fl(Sh.ell(2, -n, 1)).center
        for i in range(6):
            solid(d, Sh.ell(*polar(c[0], c[1], 15, i * 60 + a), 11), (LAMP["light"], LAMP["mid"], LAMP["base"]), 3, 0)
        form(d, Sh.ell(c[0], c[1], 9), (LAMP["dark"], LAMP["deep"]), 2.6)
    rnd = random.Random(5)
    for _ in range(26):
        sx, sy = rnd.uniform(90, 380), rnd.uniform(330, 420)
        size = rnd.uniform(4, 10)
        form(
            d,
            Sh.rect(-size, -size, 2 * size, 2 * size).rot(rnd.uniform(0, 90)).move(sx, sy),
            ("#ffffff", TIDE["core"]),
            2.2,
        )
    form(d, "150,420! 200,376 250,364 310,384 350,420!", ("#ffffff", TIDE["core"], TIDE["light"]), 3.4)


def _butterfingers(d: Doc) -> None:
    """You had it; four things in the air, and four butterflies have the rest."""
    papered(d, 412, 444, "#8d7a44", "#2a2312", (206, 190), 400)
    for flip, x, a in ((False, 96, -62), (True, 316, -118)):
        pose_hand(d, "open", (x, 436), 0.96, a, SKIN, flip=flip, cuff=(TIDE["mid"], TIDE["base"], TIDE["deep"]), arm=60)
    for spec in (
        "110,330! 140,310 170,326! 160,360 150,392 138,360",
        "262,330! 296,312 316,336! 312,380 300,360 286,402 276,360",
    ):
        solid(d, spec, (LAMP["core"], LAMP["light"], LAMP["mid"]), 3.6, 0)
    cup = spot(120, 216, 1, -34)
    d.fill(cup("-40,-34! 40,-34! 28,34! -28,34!").move(12, 16), INK, 0.3)
    rod(d, cup(Sh.ell(46, -6, 17, 19)), 8, PAPER[0])
    solid(d, cup("-44,-36! 44,-36! 32,36! -32,36!"), ("#ffffff", PAPER[0], PAPER[2]), 4.4)
    form(d, cup(Sh.ell(0, -36, 44, 12)), (CORAL["mid"], CORAL["dark"]), 3)
    drop(d, 70, 176, 10, (CORAL["light"], CORAL["mid"]))
    key(d, spot(176, 92, 0.62, 24), Sh.ell(-30, 0, 36) - Sh.ell(-30, 0, 19), BRASS, 4)
    book = spot(304, 214, 1, 22)
    d.fill(book(Sh.rect(-58, -40, 116, 80)).move(12, 16), INK, 0.3)
    solid(d, book("0,-40! -60,-52! -64,32! 0,44!"), (PLUM["mid"], PLUM["dark"]), 4.4, 0)
    solid(d, book("0,-40! 60,-52! 64,32! 0,44!"), (PLUM["mid"], PLUM["dark"]), 4.4, 0)
    form(d, book("0,-38! -52,-48! -54,24! 0,36!"), GLOVE, 3)
    form(d, book("0,-38! 52,-48! 54,24! 0,36!"), GLOVE, 3)
    lantern = spot(212, 262, 1, -12)
    lamplight(d, 212, 262, 90, 0.9)
    rod(d, lantern(line("-20,-40 -16,-66 16,-66 20,-40")), 6, SLATE[1], 5)
    solid(d, lantern(Sh.rect(-30, -42, 60, 84, 8)), (LAMP["core"], LAMP["light"], LAMP["mid"]), 4.4, 0)
    form(d, lantern(tongue(0, 26, 46, 24, 4)), ("#ffffff", LAMP["mid"]), 3)
    for y in (-48, 34):
        form(d, lantern(Sh.rect(-36, y, 72, 15, 4)), (SLATE[1], SLATE[3]), 3.4)
    for x, y, k, a, c in (
        (66, 110, 0.8, -20, CORAL),
        (300, 96, 1.0, 24, TIDE),
        (360, 300, 0.8, 50, PLUM),
        (212, 356, 0.74, -10, CORAL),
    ):
        moth(d, x, y, k, a, (c["light"], c["mid"]))
    d.stroke(
        [line("240,60 262,44"), line("90,262 74,280"), line("340,266 356,280"), line("168,196 160,176")],
        PAPER[0],
        4,
        0.9,
    )


def _moth_holes(d: Doc) -> None:
    """Through the largest one sees that they have left the buttons."""
    papered(d, 412, 444, "#5a4a6a", "#191322", (90, 70), 430)
    solid(d, "-10,340! 422,316! 422,454! -10,454!", (WOOD[0], WOOD[2], WOOD[4]), 3.4, 0.3, 0)
    cast(d, S("60,400! 110,220 330,210 370,396!"), 18, 8)
    bag = S("54,396! 66,250 96,190! 310,178! 344,240 362,386! 206,410")
    holes_at = ((136, 290, 1.0, -14), (236, 276, 1.5, 10), (310, 330, 0.9, 30), (160, 360, 0.8, 20), (110, 232, 0.6, 0))
    solid(d, bag, ("#c69a6a", "#8d6844", "#46301f"), 5, 0.3)
    for x, y, k, a in holes_at:
        at = spot(x, y, k, a)
        wings = U(
            at("0,6! -14,-22 -38,-28 -40,-4 -24,8! -32,26 -12,30 0,16!"),
            [at("0,6! 14,-22 38,-28 40,-4 24,8! 32,26 12,30 0,16!"), at(Sh.ell(0, 4, 6, 17))],
        )
        form(d, wings, (INK2, INK), 3.4)
        if k > 1.2:
            with d.clip(wings):
                for i, (bx, by) in enumerate(((210, 286), (236, 300), (262, 284))):
                    form(
                        d,
                        Sh.ell(bx, by, 10),
                        ((LAMP["light"], LAMP["base"]), (CORAL["light"], CORAL["mid"]))[i % 2],
                        2.4,
                    )
    solid(d, "90,196! 120,160 280,148 318,180! 300,206 110,216!", ("#d9b384", "#a87f54", "#5e4330"), 4.6, 0.3)
    solid(d, Sh.rect(186, 170, 44, 40, 6), BRASS, 4, 0)
    form(d, Sh.ell(208, 190, 8), (INK2, INK), 2.4)
    rod(d, "150,160 152,100 260,92 264,152", 15, WOOD[1], 8)
    for x, y, k, a in (
        (90, 120, 1.0, -24),
        (316, 104, 1.1, 20),
        (206, 56, 0.9, 4),
        (360, 190, 0.8, 40),
        (50, 200, 0.7, -40),
    ):
        moth(d, x, y, k, a)
    glove = spot(340, 68, 1, 20)
    solid(
        d,
        glove(
            "-16,20! -18,-6 -22,-20! -12,-22! -6,-8! -6,-26 4,-26! 4,-8! 10,-24 18,-22! 14,-4! 24,-8 28,0! 14,10 14,22!"
        ),
        (CORAL["light"], CORAL["mid"]),
        3,
        0,
    )
    solid(d, spot(60, 86, 1, -20)("-20,-8! 16,-14! 20,6! 30,24! 10,28! -20,10!"), (TIDE["light"], TIDE["base"]), 3, 0)
    for x, y in ((130, 424), (176, 432)):
        form(d, Sh.ell(x, y, 12, 9), (LAMP["light"], LAMP["base"]), 3)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _salt_and_rust,
        _butterfingers,
        _moth_holes,
    )
}
