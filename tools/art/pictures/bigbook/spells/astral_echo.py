"""astral_echo: copies other players' spells.

A small sleeper below; out of the dreaming brow rises the same person in light and lifts three foreign signs at once.
"""

import random
from itertools import pairwise

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, U, pile, spark
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=245)
LAMP = (300, 250)
SIGNS = (("fire", 136, 226, "#f5792a"), ("water", 300, 102, "#3a9fc9"), ("earth", 464, 226, "#4f9f5a"))
JOINTS = ((140, 292), (212, 322), (252, 266), (300, 296), (348, 266), (388, 322), (460, 292))
SPINE = ((300, 296), (312, 366), (276, 424), (206, 446))
LIGHT_BODY = ("#ffffff", "#f1eefc", "#a9a3da")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#b4aee8"), (0.3, "#7670bc"), (0.6, "#343070"), (1, "#0f0d26"))
    d.fill(d.window, d.rad(*LAMP, 400, *stops))
    if detail:
        field_lines(d, "air", LAMP, 130, 230, col="#16132e")
    for _ in range(40):
        x, y = rnd.uniform(56, 544), rnd.uniform(60, 430)
        d.fill(spark(x, y, rnd.uniform(3, 9), 0.13), "#ffffff", 0.9)
    _bed(d, rnd)
    with d.group(transform="translate(0 14)"):
        _double(d, rnd)
    for sign, x, y, colour in SIGNS:
        _held_sign(d, sign, x, y, colour)
    _sleeper(d, rnd)


def _held_sign(d: Doc, sign: str, x: float, y: float, colour: str) -> None:
    """One borrowed spell: a bright sign in a halo of its own hue."""
    d.glow(x, y, 88, (0, "#ffffff", 1), (0.4, lighten(colour, 0.45), 0.75), (1, colour, 0))
    solid, cuts = sigil(sign, x, y, 39)
    d.inked(solid, d.lin(x - 28, y - 36, x + 28, y + 36, lighten(colour, 0.4), colour, darken(colour, 0.45)), 3.6, 1.6)
    d.fill(cuts, lighten(colour, 0.85))


def _double(d: Doc, rnd: random.Random) -> None:
    """The double of light: a wisp for legs, wide sleeves, both palms up, the sleeper's face and hair."""
    d.glow(300, 270, 210, (0, "#ffffff", 0.7), (0.5, "#cfcbf0", 0.4), (1, "#8680c2", 0))
    wisp = brush("306,330 330,388 282,428 206,434 172,448", 104, taper(0.9, 0.02, 0.1, 0.9), 24)
    robe = S("262,232! 300,224 338,232! 356,280 352,330 350,384! 316,410 268,396! 252,340 246,280")
    body = U(wisp, robe)
    sleeves = [
        S("264,234! 236,250 214,276 196,288! 168,292 148,296! 142,320 158,350! 196,372 232,366! 256,340 266,300"),
        S("336,234! 364,250 386,276 404,288! 432,292 452,296! 458,320 442,350! 404,372 368,366! 344,340 334,300"),
    ]
    for x, flip in ((154, True), (446, False)):
        hand(d, "open", x, 308, 0.62, 202 if flip else -22, flip, LIGHT_BODY, rnd=rnd)
    paint = d.rad(300, 230, 240, "#ffffff", "#f1eefc", "#c3bde8", "#6a63b0")
    d.inked(body, paint, 3.6, 1.4, "#1b1840")
    folds = [
        brush(spec, 7, LEAF, 12)
        for spec in ("276,270 270,330 290,392", "322,270 334,340 318,400", "300,300 304,360 306,416")
    ]
    d.fill(pile([*folds, brush("330,404 290,430 220,440", 6, LEAF, 12)]) & body, "#7a73bd")
    d.fill(wedges(body, 10, 26, 5, (-0.9, -0.2), 0.2, 0.4, rnd), "#5d579c")
    for sleeve in sleeves:
        d.inked(sleeve, paint, 3.6, 1.4, "#1b1840")
        d.fill(wedges(sleeve, 9, 26, 5, (0, -1), 0.2, 0.4, rnd), "#5d579c")
    _face(d)
    _constellation(d)


def _face(d: Doc) -> None:
    """Frontal, asleep, hair lifted by the flight."""
    neck = S("284,206! 316,206! 320,240 300,248 280,240")
    d.inked(neck, "#d9d4f4", 3, 1, "#1b1840")
    hair = S(
        "242,194! 226,176 244,166! 234,142 256,146! 258,122 280,134! 300,116 320,132! 344,120 344,144! 366,142 "
        "356,166! 374,178 358,194! 352,214 340,220! 260,220! 248,214"
    )
    d.inked(hair, d.lin(240, 120, 360, 220, "#a9a3da", "#5d579c", "#2f2b60"), 3.6, 1.6, "#1b1840")
    face = S("262,166! 284,174 318,172 338,164! 342,188 332,212 300,230 268,212 258,188")
    d.inked(face, d.lin(262, 160, 340, 230, "#ffffff", "#f7f4ff", "#c3bde8"), 3, 1.2, "#1b1840")
    lids = [brush("272,190 282,198 293,192", 5, LEAF, 8), brush("307,192 318,198 328,190", 5, LEAF, 8)]
    mouth = brush("290,213 300,217 310,213", 4, LEAF, 8)
    nose = brush("300,192 297,203 302,206", 3.4, taper(0.2, 0.5, 0.7), 8)
    d.fill([*lids, mouth, nose], "#1b1840")


def _constellation(d: Doc) -> None:
    """Stars at the joints, joined by thin lines."""
    for way in (JOINTS, SPINE):
        for (x0, y0), (x1, y1) in pairwise(way):
            d.fill(sliver(x0, y0, x1, y1, 3), "#2f2b60")
    for i, (x, y) in enumerate((*JOINTS, *SPINE[1:])):
        d.inked(spark(x, y, 19 if i % 3 == 0 else 14, 0.17), "#ffffff", 2, 0.4, "#1b1840")


def _bed(d: Doc, rnd: random.Random) -> None:
    """Board and mattress along the foot of the picture, almost black."""
    board = S("36,400! 52,386 76,386 92,400! 96,640! 30,640!")
    bed = S("60,470! 200,458 420,462 640,452! 640,660! 60,660!")
    for part in (board, bed):
        d.inked(part, d.vlin(part, "#4f4a88", "#211e4a", "#100e24"), 3.4, 1.6, light=(0.3, -1))
        d.fill(wedges(part, 11, 32, 6, (0.3, -0.9), 0.25, 0.5, rnd, lit=True), "#7a73bd", 0.75)


def _sleeper(d: Doc, rnd: random.Random) -> None:
    """On the back, head on the pillow to the left, blanket to the chin; a thread joins brow and double."""
    pillow = S("88,470! 92,436 128,424 178,432 206,452 204,476! 146,484")
    d.inked(pillow, d.vlin(pillow, "#ffffff", "#bdb8e6"), 3.2, 1.4)
    blanket = S("176,492! 184,458 216,446 280,440 360,444 440,436 480,424 500,440 508,492! 340,506")
    d.inked(blanket, d.dlin(blanket, "#c7c2ec", "#5d579c", "#262350"), 3.6, 1.8)
    folds = [
        brush(spec, 7, LEAF, 8) for spec in ("232,454 262,474 256,500", "320,448 350,472 344,500", "420,444 446,468")
    ]
    d.fill(pile(folds) & blanket, "#1f1c46")
    d.fill(wedges(blanket, 9, 20, 5, (-0.4, -0.9), 0.2, 0.4, rnd), INK)
    head = S("120,470! 116,446 128,430! 146,424 160,426! 166,420 172,428! 184,432 192,440! 196,452 190,466! 160,480")
    d.inked(head, d.dlin(head, "#fff0d6", "#f2c596", "#a8663e"), 3, 1.4)
    hair = S("112,474! 100,450 112,424 136,412 158,418! 148,430 142,444! 136,462 130,478!")
    d.inked(hair, d.dlin(hair, "#6a4a3c", "#2f1f22"), 3, 1.2)
    d.fill([brush("158,440 166,445 174,440", 4.4, LEAF, 6), brush("182,456 187,459 192,457", 3.6, LEAF, 6)], INK)
    d.glow(166, 430, 34, (0, "#ffffff", 0.95), (1, "#ece9fb", 0))
    d.fill(spark(166, 430, 17, 0.16), "#ffffff")
