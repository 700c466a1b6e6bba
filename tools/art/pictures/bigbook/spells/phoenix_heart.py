"""phoenix_heart: cures Madness.

The Phoenix lifts its wings to the outline of a heart and its breast burns teal.
Masks go in through the feathers grinning and come out blank.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.fire import fire_bank, flame_s
from tools.art.parts.light import field_lines
from tools.art.parts.mask import mask
from tools.art.parts.relief import lamp_shadow, shadow_plane, two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=11)
# the arm of the left wing: shoulder, out, up, and over the head again: one half of a heart
ARM = "292,372 246,334 204,288 182,240 190,194 220,172 248,182"
TIERS = (
    # feathers, reach, width, first and last place on the arm, root colour, tip colour, barbs
    (17, 104, 36, 0.04, 0.98, "#ffb040", "#b3202a", 6),
    (15, 60, 28, 0.05, 0.96, "#ffe08a", "#f5792a", 4),
    (14, 30, 20, 0.06, 0.95, "#fffbe0", "#ffc850", 0),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fff4c2"), (0.26, "#f5792a"), (0.42, "#a3241f"), (0.62, "#4d0f20"), (1, "#20060f"))
    d.fill(d.window, d.rad(300, 270, 400, *stops))
    if detail:
        field_lines(d, "fire", (300, 270), 150, 240, col="#20060f")
    _grinning(d, detail)
    for tier in TIERS:
        _row(d, *tier)
    _arms(d)
    _heart_of_light(d)
    _blank(d, detail)
    _tail(d)
    _body(d, rnd)
    _lantern(d)
    _head(d)
    fire_bank(d, rnd, 566, 76, ("#c8321f", "#4d0c20"), wr=(44, 70), inner="#f5792a", dip=0.4)


def _row(
    d: Doc, n: int, reach: float, width: float, first: float, last: float, root: str, tip: str, barbs: int
) -> None:
    """One tier of feathers standing outward from both arms, shoulder first, so that upper ones overlap lower ones."""
    way = sample(ARM, 60)
    for i in range(n):
        t = first + (last - first) * i / (n - 1)
        x, y, tx, ty = way[round(t * 60)]
        angle = math.degrees(math.atan2(-tx, ty)) + 14 + 26 * t
        length = reach * (0.62 + 0.5 * math.sin(math.pi * min(1, t * 1.2 + 0.05)))
        for flip in (False, True):
            base = (600 - x, y) if flip else (x, y)
            shape, spine = vane(base, 180 - angle if flip else angle, length, width, -0.14 if flip else 0.14)
            cut_feather(
                d,
                shape,
                spine,
                root,
                tip,
                ink="#3a0a18",
                lw=2.8 if barbs else 2,
                barbs=barbs,
                side=1 if flip else -1,
                w=width,
                glint="#fff4c2" if barbs else None,
            )


def _arms(d: Doc) -> None:
    """The bones of the wings, white hot."""
    arm = brush(ARM, 30, taper(0.9, 0.15, 0.2), 20)
    for part in (arm, arm.flipx(300)):
        d.inked(part, d.rad(300, 260, 190, "#ffffff", "#fff0b0", "#ffc850"), 3, 1.2, "#7a1a1c")


def _heart_of_light(d: Doc) -> None:
    """The room inside the wings, brightest round the head."""
    d.glow(300, 236, 130, (0, "#ffffff", 0.95), (0.45, "#fff4c2", 0.7), (1, "#ffc850", 0))


def _tail(d: Doc) -> None:
    """five plumes that leave in one sweep and curl at their ends, an eye in each"""
    for way, w in (
        ("300,400 262,440 204,456 138,446 104,470", 34),
        ("300,400 338,442 396,458 462,446 496,470", 34),
        ("298,404 276,456 228,498 170,512", 36),
        ("302,404 324,456 372,498 430,512", 36),
        ("300,400 306,446 296,488 304,540", 40),
    ):
        plume = brush(way, w, taper(0.35, 0.25, 0.75), 22)
        x, y, _, _ = sample(way, 20)[-1]
        d.inked(plume, d.rad(300, 400, 210, "#fff0b0", "#ffb040", "#d8432a", "#7a1420"), 3.4, 1.6, "#3a0a18")
        barbs = []
        for px, py, tx, ty in sample(way, 20)[3:-1]:
            for side in (-1, 1):
                barbs.append(
                    cutw(px, py, px + tx * 13 + side * -ty * w * 0.44, py + ty * 13 + side * tx * w * 0.44, 3.2)
                )
        d.fill(pile(barbs) & plume, "#7a1a1c", 0.85)
        d.fill(brush(way, 4, TAIL, 14), "#fff4c2")
        if y < 500:
            d.inked(Sh.ell(x, y, 15, 12), "#2f9a98", 2.8, 1, "#0f3f44")
            d.fill(Sh.ell(x - 3, y - 3, 5), "#ffffff")


def _body(d: Doc, rnd: random.Random) -> None:
    """a slender neck in an S, the breast round over the lantern, scaled with short feathers"""
    bird = S(
        "312,196! 330,214 336,236 322,260 306,282! 334,294 352,322 352,358 336,390 308,414 300,424! "
        "284,412 256,392 244,360 "
        "246,326 262,298 276,282! 286,262 292,240 284,224 270,214! 276,194 294,186"
    )
    lamp_shadow(d, bird, (300, 120), 1.05, "#3a0a18", 0.35)
    d.inked(bird, d.lin(250, 200, 360, 420, "#ffffff", "#ffe08a", "#f5902f", "#c23a22"), 3.8, 1.8, "#3a0a18")
    rows = []
    for n, (t, half) in enumerate(((0.16, 13), (0.26, 15), (0.36, 15), (0.46, 17))):
        x, y, tx, ty = sample("306,206 318,232 306,262 292,284", 20)[round(t * 40)]
        for k in (-1, 0, 1):
            cx, cy = x - ty * half * k, y + tx * half * k
            a = math.degrees(math.atan2(ty, tx)) + (8 if n % 2 else -8)
            rows.append(S("-6,-7! 4,-7 13,0! 4,7 -6,7!").rot(a).move(cx, cy))
    d.inked(rows, "#fff0b0", 1.8, 0.6, "#7a1a1c")
    shadow_plane(d, bird, (250, 300), 12, "#7a1420", 0.45)
    flesh = S("300,424! 280,410 256,388 246,360! 268,384 300,396 332,384! 344,360 338,388 318,410")
    d.fill(flesh & bird, "#861a24", 0.45)
    two_rim(d, bird, (240, 170), "fire", 4, 0.8)


def _head(d: Doc) -> None:
    """small, hooked, looking back over its own wing; three long plumes of crest"""
    for spec, w in (
        ("314,186 338,176 364,188 384,180", 13),
        ("308,178 330,156 356,152 372,134", 15),
        ("298,174 306,146 324,128 328,106", 14),
    ):
        crest = brush(spec, w, taper(0.3, 0.1, 0.7), 14)
        d.inked(crest, "#ffd867", 2.6, 1, "#7a1a1c")
        x, y, _, _ = sample(spec, 12)[-1]
        d.inked(Sh.ell(x, y, 7), "#2f9a98", 2.2, 0.8, "#0f3f44")
    head = S("334,214! 340,192 326,174 302,170 280,180 268,198! 262,212 268,224! 286,228 304,240! 322,236")
    d.inked(head, d.lin(264, 172, 338, 238, "#ffffff", "#ffe9a0", "#f5902f"), 3.4, 1.6, "#3a0a18")
    beak = S("274,192! 254,194 236,206 230,230! 242,222 254,220 268,226! 276,212")
    d.inked(beak, d.lin(230, 194, 276, 228, "#ffe9a6", "#d87a28", "#5a1a14"), 3, 1.2, "#3a0a18")
    d.fill(brush("272,212 256,210 244,216", 4, LEAF, 8), "#5a1a14")
    d.fill(S("302,192! 288,190 276,198! 288,206 300,202"), INK)
    d.fill(Sh.ell(288, 197, 4.4), "#fff4c2")
    d.fill(brush("308,186 292,180 274,190", 7, taper(0.1, 0.4, 0.7), 10), INK)


def _lantern(d: Doc) -> None:
    """The teal heart burning in the open breast."""
    heart = S("300,396! 268,362 262,334 276,318 294,322 300,334! 306,322 324,318 338,334 332,362")
    d.glow(300, 352, 66, (0, "#ffffff", 0.95), (0.6, "#b8f4e0", 0.7), (1, "#ffe9a0", 0))
    d.inked(heart, d.rad(300, 356, 44, "#ffffff", "#b8f4e0", "#2f9a98"), 4, 1.4, "#0f3f44")
    flame = flame_s(300, 384, 54, 26, 3)
    d.fill(flame, "#1d7a7c")
    d.fill(flame.scale(0.5, 0.55, 300, 386), "#ffffff")


def _grinning(d: Doc, detail: int) -> None:
    """outside: masks on their way in, already half behind the feathers"""
    for x, y, rot, flip in ((88, 350, -22, False), (512, 350, 22, True)):
        mask(d, "grin", x, y, 0.92, rot, flip=flip, detail=detail)
        for dy in (-34, 0, 34):
            out = -1 if x < 300 else 1
            d.fill(cutw(x + out * 34, y + dy, x + out * 88, y + dy + 14, 8), "#fff4c2", 0.6)


def _blank(d: Doc, detail: int) -> None:
    """inside: the same two, asleep and white, drifting down in the light"""
    for x, y, rot, flip in ((214, 316, 14, False), (388, 312, -14, True)):
        d.glow(x, y, 62, (0, "#ffffff", 0.9), (1, "#ffffff", 0))
        mask(d, "blank", x, y, 0.54, rot, printed=False, flip=flip, detail=detail)
