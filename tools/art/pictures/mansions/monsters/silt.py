"""silt: the tide, sitting up, with the weight of the bay behind it: a boat for a hat, a chain for a watch chain, and
a smooth place where a face has been.
"""

import math

from tools.art.inkwell.brush import TAIL
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.figure import Fig, Placed
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, TIDE, WOOD
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "none"
SCALE = 0.97
MUD = ("#8fa39a", "#566b68", "#2b3d40", "#142226")


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    mud(f)
    _boat(f)


def mud(f: Fig) -> None:
    """The tide without a hat."""
    # what it sits in
    f.form(
        "14,424! 24,396 60,386 160,390 262,384 298,398 308,424! 240,434 80,434",
        (TIDE["light"], TIDE["mid"], TIDE["base"]),
    )
    body = f.form(
        (
            "150,84! 110,98 92,144 98,190! 66,214 46,266 40,330 30,404! 90,416 160,410 "
            "240,416 290,402! 280,330 262,262 232,212 206,190! 214,144 194,98!"
        ),
        MUD,
    )
    # it is laid down in layers, one for each tide
    f.pen(body, 0, 11, INK, 2.0, 0.55, ragged=40, broken=0.85)
    for y, c in ((232, "#a9bab0"), (282, "#7f958e"), (336, "#a9bab0"), (380, "#7f958e")):
        f.fill(Placed(f.sh(line(f"30,{y} 110,{y - 10} 170,{y + 4} 250,{y - 8} 300,{y + 2}").stroke(5))), c, 0.8, body)
    f.pen(f.side(body, -46, -4), 90, 6, INK, 1.9, 0.9, ragged=26)
    f.rim(body, "#d2e2d6", 0.85)
    # the smooth place
    f.glow(146, 158, 66, (0, TIDE["core"], 0.55), (1, TIDE["light"], 0))
    face = f.form(Sh.ell(146, 158, 37, 45), (TIDE["core"], TIDE["light"], TIDE["mid"]), 2.6, INK, False)
    f.fill(f.side(face, -14, -4), TIDE["base"], 0.5)
    f.stroke(Sh.ell(146, 160, 25, 32), TIDE["dark"], 2.2, 0.9, "6 6")
    f.fill("122,136! 130,122 142,118! 132,134 130,150!", "#ffffff", 0.9)
    # a collar of foam, well starched
    foam = (
        "98,196! 92,212 108,214 112,226 126,218 134,232 148,222 160,234 170,220 "
        "186,226 190,212 206,212 202,194! 180,208 146,212 116,206"
    )
    f.form(foam, ("#ffffff", TIDE["core"], TIDE["light"]), 2.4)
    _figure_2(f)


def _figure_2(f: Fig) -> None:
    # arms rest on its knees; the hands are wet through
    for arm, cuff, hand, drops, dx in (
        (
            "98,214! 66,232 44,286 44,326! 58,342 92,342 100,322! 92,288 104,256!",
            "40,320! 68,332 102,318! 104,334! 70,348 40,336!",
            "46,338! 44,360 54,378 70,382 88,378 98,362 98,336! 72,346",
            ((56, 392), (74, 400), (90, 390)),
            -12,
        ),
        (
            "208,210! 244,226 274,284 272,322! 258,340 226,340 218,318! 226,288 208,254!",
            "214,316! 244,328 276,314! 278,330! 246,344 214,332!",
            "220,334! 218,358 228,374 246,380 264,374 272,358 272,330! 246,342",
            ((230, 392), (248, 402), (264, 390)),
            -18,
        ),
    ):
        s = f.form(arm, MUD)
        f.pen(f.side(s, dx, -2), 90, 6, INK, 1.8, 0.9, ragged=12)
        f.rim(s, "#c4d6ca", 0.7)
        h = f.form(hand, (TIDE["core"], TIDE["light"], TIDE["mid"]))
        x0, _, x1, y1 = S(hand).bounds
        for i in (0.3, 0.5, 0.7):
            f.line(
                f"{x0 + (x1 - x0) * i:.0f},{y1 - 22:.0f} {x0 + (x1 - x0) * (i + 0.02):.0f},{y1 - 4:.0f}",
                2.2,
                TIDE["dark"],
            )
        f.fill(f.side(h, -12, -4), TIDE["base"], 0.45)
        f.form(cuff, ("#ffffff", TIDE["light"]), 2.2)
        for x, y in drops:
            f.form(f"{x},{y - 11}! {x + 6},{y + 2} {x},{y + 8} {x - 6},{y + 2}", (TIDE["core"], TIDE["mid"]), 1.8)
    # a ship's chain for a watch chain, and what it tells the time by
    for i in range(9):
        cx, cy = (112 + i * 11.5, 262 + 26 * math.sin(math.pi * i / 8))
        f.form(
            Sh.ring(cx, cy, 9, 4.4) if i % 2 else Sh.rect(cx - 8, cy - 3.4, 16, 7, 3),
            (LAMP["light"], LAMP["base"]),
            2,
            edge=False,
        )
    with f.at(160, 318, 1.0, 6):
        f.form(
            "-18,18! -14,-8 -6,-20 6,-20 14,-8 18,18! 0,24",
            (CORAL["light"], CORAL["mid"], CORAL["dark"]),
            2.6,
            edge=False,
        )
        f.form(Sh.rect(-15, -4, 30, 8, 2), PAPER[0], 2, edge=False)
        f.form(Sh.ell(0, -24, 6), (LAMP["core"], LAMP["mid"]), 2, edge=False)
        f.line("-22,20 0,28 22,20", 3, TIDE["core"])


def _boat(f: Fig) -> None:
    # it has not taken its hat off; it does not come off
    with f.at(150, 78, 0.98, -9):
        boat = f.form(
            "-122,10! -96,-22 -52,-54 6,-64 64,-54 104,-24 128,8! 60,22 0,26 -62,22",
            ("#c98b5a", "#8d5a3c", "#4a3026"),
            3,
        )
        for k in (0.78, 0.56, 0.34):
            f.fill(
                Placed(f.sh(line(f"{-118 * k - 4},{22 * k - 8} 0,{60 * k - 36} {122 * k + 4},{22 * k - 8}").stroke(3))),
                INK,
                0.8,
                boat,
            )
        f.form("-4,-66! 6,-72 16,-66! 22,24! -10,26!", ("#a9744c", "#5d3d2c"), 2.6)
        f.pen(f.side(boat, -34, -6), 90, 6, INK, 1.8, 0.9, ragged=10)
        f.rim(boat, "#f0c08c", 0.85)
        with f.at(30, -30, 1, 14):
            f.line("-116,20 108,-12", 9, INK, 1, True)
            f.line("-116,20 108,-12", 5, WOOD[0])
            f.form("104,-18! 128,-26 134,-16 128,-6 106,-6!", (WOOD[0], WOOD[2]), 2.4)
        f.line("-122,10 -62,22 0,26 60,22 128,8", 7, PAPER[1])
        f.line("-122,13 -62,25 0,29 60,25 128,11", 2, INK)
        for x, y in ((-70, 34), (-30, 38), (66, 34), (96, 26)):
            f.brush(f"{x},{y - 14} {x + 3},{y + 8} {x - 4},{y + 30}", 8, LEAF_G[2], TAIL, True)


def pencil(d: Doc) -> None:
    """On the back: marks of the tide with nothing beside them."""
    for i, y in enumerate((300, 322, 338, 350, 358)):
        d.stroke(line(f"62,{y} {118 - i * 6},{y - 2}"), PENCIL, 2.2, 0.9)
    d.stroke(line("62,290 62,372"), PENCIL, 2.2, 0.9)


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
