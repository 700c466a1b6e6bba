"""avatar: a caster's whole store acts at once.

A giant of water rises over us, and half its face is already foam.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.ornament import sigil
from tools.art.parts.light import field_lines
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import lamp_shadow
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=71)
LAMP = (312, 330)
DEEP = "#0b1c42"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#eafcf4"), (0.24, "#8fdcdc"), (0.5, "#3a9fc9"), (0.78, "#153a75"), (1, "#081233"))
    d.fill(d.window, d.rad(300, 150, 440, *stops))
    if detail:
        field_lines(d, "water", (300, 150), 150, 260)
    _body(d, detail)
    _stores(d)
    with d.group(transform="translate(-4 30)"):
        _head(d, rnd)
        _spray(d)
    _arm(d, rnd)
    _crowd(d)


def _flow(d: Doc, left: str, right: str, n: int, within: Sh, tone: str, w: float, op: float = 1.0) -> None:
    """n lines of current between two edges, each as wide as `w` in its middle"""
    a, b = sample(left, 16), sample(right, 16)
    lines = []
    for i in range(1, n):
        t = i / n
        way = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(a, b, strict=True)]
        lines.append(brush(way, w * (0.7 + 0.6 * ((i * 7) % 5) / 4), taper(0.1, 0.1, 0.45), 20))
    d.fill(pile(lines) & within, tone, op)


def _body(d: Doc, detail: int) -> None:
    """breast and shoulders, one wave that narrows upward: we stand at its foot"""
    body = S(
        "-80,640! -70,520 -10,420 70,350 130,312 196,300 240,266 250,226! 352,226! 366,262 410,290 "
        "480,296 560,330 620,400 680,520 680,640!"
    )
    lamp_shadow(d, body, (300, 700), 1.05, "#081233", 0.35)
    d.inked(
        body, d.rad(300, 350, 360, (0, "#c8f4ee"), (0.3, "#5fb8d6"), (0.62, "#1f5fa6"), (1, "#0b1c42")), 4.4, 2.2, DEEP
    )
    _flow(d, "-60,600 20,470 150,350 262,240", "300,620 290,480 292,340 300,230", 9, body, DEEP, 11, 0.75)
    _flow(d, "660,600 570,400 440,310 346,240", "300,620 310,480 308,340 302,230", 9, body, DEEP, 11, 0.75)
    if detail:
        _flow(d, "-40,610 40,480 170,352 266,240", "290,620 284,480 290,340 298,230", 7, body, "#eafcf4", 6, 0.9)
        _flow(d, "650,610 560,410 430,316 340,240", "310,620 316,480 312,340 304,230", 7, body, "#8fdcdc", 5, 0.8)
    collar = S(
        "130,316! 196,300 240,266! 270,300 300,316 332,300 362,262! 410,290 474,296! 420,330 340,352 "
        "300,356 256,350 190,334"
    )
    d.inked(collar, d.lin(0, 264, 0, 356, "#ffffff", "#8fdcdc", "#2a7ab4"), 3.4, 1.6, DEEP)
    for x, y, r in (
        (150, 314, 17),
        (188, 322, 15),
        (226, 338, 17),
        (268, 348, 15),
        (310, 350, 17),
        (352, 342, 16),
        (394, 324, 17),
        (434, 308, 14),
    ):
        _curl(d, x, y, r, 1 if x < 300 else -1)


def _curl(d: Doc, x: float, y: float, r: float, side: int) -> None:
    """one ball of foam with its whorl"""
    d.inked(Sh.ell(x, y, r), d.rad(x - r * 0.4, y - r * 0.5, r * 1.7, "#ffffff", "#eafcf4", "#8fdcdc"), 2.6, 1.2, DEEP)
    whorl = [polar(x, y, r * (0.85 - 0.75 * k / 12), 200 + side * k * 42) for k in range(13)]
    d.fill(brush(whorl, r * 0.2 + 1.2, taper(0.4, 0.2, 0.2), 16), "#2a7ab4")


def _stores(d: Doc) -> None:
    """the three stored powers, whole and glowing in its breast"""
    for x, y, r in ((232, 416, 32), (312, 436, 38), (392, 410, 32)):
        d.glow(x, y, r * 2.5, (0, "#fff6d0", 0.95), (0.35, "#ffd070", 0.6), (1, "#ffb84a", 0))
        d.inked(
            Sh.ell(x, y, r),
            d.rad(x - r * 0.3, y - r * 0.35, r * 1.5, "#ffffff", "#ffe9a0", "#f0a83a"),
            3.2,
            1.4,
            "#5c3414",
        )
        d.fill(Sh.ring(x, y, r + 10, r + 7), "#eafcf4", 0.9)
        d.fill(sliver(x - r * 0.5, y - r * 0.55, x + r * 0.1, y - r * 0.7, 4), "#ffffff")
    for (x, y, r), el in zip(((232, 416, 15), (312, 436, 18), (392, 410, 15)), ("fire", "earth", "air"), strict=True):
        solid, cuts = sigil(el, x, y, r)
        d.fill(solid - cuts, "#8a4a14")


def _head(d: Doc, rnd: random.Random) -> None:
    """from below: the chin first, nostrils, brows far up; clear water on one side, spray on the other"""
    neck = S("246,276! 258,232 262,200! 346,200! 350,232 362,270! 300,318")
    d.inked(neck, d.lin(250, 0, 360, 0, "#8fdcdc", "#2a7ab4", DEEP), 3.4, 1.4, DEEP)
    d.fill(S("258,214! 300,244 350,210! 352,196! 258,196!") & neck, DEEP, 0.6)
    head = S(
        "300,34 252,42 222,76 214,122! 218,160 236,200 262,226 292,238! 322,236 352,214 376,176 388,130 382,84 350,46"
    )
    d.inked(head, d.lin(214, 60, 392, 200, "#eafcf4", "#8fdcdc", "#3a9fc9", "#1f5fa6"), 4, 1.8, DEEP)
    d.fill(S("214,122! 240,116 262,122! 270,150 254,190 262,226! 236,200 218,160") & head, "#ffffff", 0.5)
    d.fill(S("300,34! 340,70 346,120 330,160 342,200 318,238! 420,240! 420,20!") & head, DEEP, 0.38)
    d.fill(S("252,226! 276,208 304,206 332,220! 300,240 270,238") & head, "#ffffff", 0.6)
    nose = S("282,88! 290,120 278,142 282,154! 300,162 318,154! 322,140 312,118!")
    d.fill(nose, d.lin(280, 0, 324, 0, "#ffffff", "#5fb8d6", "#1f5fa6"))
    d.fill([brush(s, 5, LEAF, 10) for s in ("284,90 286,122 274,142 282,154", "290,158 300,163 312,158")], DEEP)
    d.fill([Sh.ell(290, 152, 4.6, 3), Sh.ell(309, 152, 4.6, 3)], DEEP)
    for spec, brow in (
        ("232,110! 248,98 270,104! 264,118 246,120", "226,96 246,78 276,90"),
        ("322,102! 344,94 366,104! 352,116 332,116", "314,86 346,72 376,92"),
    ):
        eye = S(spec)
        d.inked(eye, "#ffffff", 2.8, 0.6, DEEP)
        d.glow(*eye.center, 26, (0, "#ffffff", 0.9), (1, "#eafcf4", 0))
        d.fill(brush(brow, 11, taper(0.2, 0.1, 0.5), 12), DEEP)
    d.fill(brush("262,186 284,178 300,182 318,177 344,184", 7, taper(0.1, 0.1, 0.5), 12), DEEP)
    d.fill(brush("274,200 300,206 328,199", 4.4, LEAF, 10), DEEP, 0.8)
    hair = "214,122! 200,84 214,42 262,14 320,8 372,30! 330,30 290,42 258,66 236,96!"
    d.inked(S(hair), d.lin(200, 10, 372, 60, "#ffffff", "#8fdcdc", "#2a7ab4"), 3.4, 1.6, DEEP)
    for x, y, r in ((218, 78, 19), (240, 46, 19), (276, 28, 19), (316, 24, 19), (350, 34, 16)):
        _curl(d, x, y, r, 1)


def _spray(d: Doc) -> None:
    """the far half of the face: it has broken into foam, and the foam flies off"""
    balls = (
        (368, 52, 24),
        (404, 76, 22),
        (362, 92, 17),
        (392, 116, 24),
        (362, 134, 16),
        (426, 108, 16),
        (378, 156, 20),
        (412, 146, 17),
        (360, 184, 15),
        (392, 186, 15),
        (350, 210, 13),
        (440, 70, 13),
        (446, 142, 12),
        (428, 178, 11),
        (374, 212, 10),
        (462, 108, 8),
        (452, 176, 7),
        (404, 214, 7),
    )
    for x, y, r in balls:
        _curl(d, x, y, r, -1)


def _arm(d: Doc, rnd: random.Random) -> None:
    """the near hand comes down towards us out of the wave"""
    arm = S("-90,330! -20,300 50,330 92,392 112,440! 60,470 10,456 -90,420!")
    d.inked(arm, d.lin(-60, 320, 110, 460, "#eafcf4", "#5fb8d6", "#153a75"), 4, 1.8, DEEP)
    tones = ("#f4fffb", "#8fdcdc", "#1f5fa6")
    pose_hand(d, "reach", (84, 424), 0.86, 42, tones, light=(0.4, -0.9), line=DEEP)
    far = S("690,300! 610,290 548,330 520,380 512,424! 556,450 620,430 690,410!")
    d.inked(far, d.lin(690, 300, 510, 450, "#2a7ab4", "#1f5fa6", DEEP), 4, 1.8, DEEP)
    pose_hand(
        d, "reach", (534, 410), 0.74, 138, ("#8fdcdc", "#3a9fc9", "#153a75"), flip=True, light=(-0.4, -0.9), line=DEEP
    )


def _crowd(d: Doc) -> None:
    """how large it is: roofs and a mast at the foot of the picture"""
    town = S(
        "-60,640! -60,536! 20,520! 44,500! 70,522! 120,526! 150,506! 182,528! 236,532! 236,500! 242,500! "
        "242,532! 300,536! 336,512! 370,534! 430,528! 460,504! 492,526! 560,520! 590,498! 620,524! "
        "660,530! 660,640!"
    )
    d.fill(town, "#060d24")
    d.fill(
        [Sh.rect(x, y, 6, 7) for x, y in ((44, 518), (150, 524), (336, 528), (462, 520), (96, 534), (404, 536))],
        "#ffcf70",
    )
