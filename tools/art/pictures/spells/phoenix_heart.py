"""phoenix_heart: cures Madness.

The Phoenix lifts its wings to the outline of a heart and its breast burns teal; masks fall in, white feathers come out.
"""

import math
import random

from tools.art.inkwell.brush import TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import sample
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.fire import fire_bank, flame_s
from tools.art.parts.light import field_lines
from tools.art.parts.mask import mask
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
    _tail(d)
    for tier in TIERS:
        _row(d, *tier)
    _arms(d)
    _heart_of_light(d)
    _body(d, rnd)
    _head(d)
    _lantern(d)
    _cure(d, detail)
    fire_bank(d, rnd, 566, 84, ("#c8321f", "#4d0c20"), wr=(44, 70), inner="#f5792a", dip=0.4)


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
    """Three long feathers hanging into the fire."""
    for x0, x1, x2 in ((284, 236, 206), (316, 364, 394), (300, 300, 300)):
        plume = brush([(x0, 390), (x1, 440), (x2, 480), (x2 + (x2 - 300) * 0.1, 540)], 46, taper(0.4, 0, 0.6), 16)
        d.inked(plume, d.lin(300, 390, x2, 540, "#ffd867", "#f5792a", "#a81f24"), 3.2, 1.4, "#3a0a18")
        d.fill(brush([(x0, 390), (x1, 440), (x2, 480)], 6, TAIL, 12), "#7a1a1c")


def _body(d: Doc, rnd: random.Random) -> None:
    """Breast and neck, three rows of hackles on a pear."""
    body = S(
        "284,224! 276,262 256,304 246,344 258,388 286,412 300,424! 314,412 342,388 354,344 344,304 324,262 316,224!"
    )
    d.inked(body, d.lin(270, 230, 330, 420, "#fff4c2", "#ffc850", "#d8432a"), 3.6, 1.8, "#3a0a18")
    hackles = []
    for y, half, n in ((262, 14, 2), (288, 24, 3), (404, 18, 3), (382, 32, 5)):
        for i in range(n):
            x = 300 + (i - (n - 1) / 2) * half * 2 / n
            hackles.append(S([(x - 8, y - 6, 1), (x - 7, y + 6), (x, y + 17, 1), (x + 7, y + 6), (x + 8, y - 6, 1)]))
    d.inked(hackles, "#fff0b0", 2, 0.8, "#7a1a1c")
    d.fill(wedges(body, 8, 18, 4.4, (-0.7, -0.4), 0.2, 0.3, rnd), "#5a1020")


def _head(d: Doc) -> None:
    """Eagle's profile to the right, three plumes of crest."""
    for spec, w in (("290,194 268,176 244,176", 15), ("296,186 282,154 258,142", 17), ("306,182 304,146 290,120", 17)):
        d.inked(brush(spec, w, taper(0.4, 0, 0.5), 10), "#fff0b0", 2.6, 1, "#7a1a1c")
    head = S("278,236! 272,214 278,190 300,178 324,182 338,196! 336,214 324,226 320,244! 300,252")
    d.inked(head, d.lin(276, 180, 330, 250, "#ffffff", "#ffe9a0", "#f5902f"), 3, 1.4, "#3a0a18")
    beak = S("332,192! 350,194 364,206 366,232! 354,222 340,220 326,224!")
    d.inked(beak, d.lin(332, 194, 366, 230, "#ffe9a6", "#d87a28", "#5a1a14"), 2.8, 1.2, "#3a0a18")
    d.fill(S("298,202! 312,196 328,202! 318,212 306,211"), INK)
    d.fill(Sh.ell(316, 204, 4.2), "#fff4c2")
    d.fill(brush("286,196 306,190 334,200", 7, taper(0.1, 0.4, 0.7), 10), INK)


def _lantern(d: Doc) -> None:
    """The teal heart burning in the open breast."""
    heart = S("300,396! 268,362 262,334 276,318 294,322 300,334! 306,322 324,318 338,334 332,362")
    d.glow(300, 352, 66, (0, "#ffffff", 0.95), (0.6, "#b8f4e0", 0.7), (1, "#ffe9a0", 0))
    d.inked(heart, d.rad(300, 356, 44, "#ffffff", "#b8f4e0", "#2f9a98"), 4, 1.4, "#0f3f44")
    flame = flame_s(300, 384, 54, 26, 3)
    d.fill(flame, "#1d7a7c")
    d.fill(flame.scale(0.5, 0.55, 300, 386), "#ffffff")


def _cure(d: Doc, detail: int) -> None:
    """Two cracked masks sink toward the fire; from under the wings white feathers rise."""
    for x, y, rot, flip in ((112, 430, -16, False), (488, 430, 16, True)):
        mask(d, "crack", x, y, 0.72, rot, flip=flip, detail=detail)
    for x, y, angle, length, bend in ((196, 408, -118, 92, 0.2), (404, 408, -62, 92, -0.2)):
        shape, spine = vane((x, y + 60), angle, length, 30, bend)
        cut_feather(d, shape, spine, "#ffffff", "#e4f4f0", "#3a0a18", 2.8, 7, 1, 28, heavy=1)
