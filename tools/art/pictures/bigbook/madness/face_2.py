"""face_2: a face made of one unbroken line; a tiny hand in the corner pulls at its end and already has one eye."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.misprint import MAGENTA, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=242)
CX, CY = 306, 372
PITCH = 10.5
STRETCH = 1.2
SHADES = (
    (
        S(
            (
                "306,118 214,134 158,206 142,310 152,430 194,540 256,606 306,622 356,606 418,540 460,430 "
                "470,310 454,206 398,134"
            )
        ),
        0.08,
    ),
    (S("142,310 152,430 194,540 256,606 306,622! 250,570 214,510 190,430 184,330 196,220! 158,206"), 0.6),
    (S("160,262! 200,210 262,214 294,250! 258,238 208,240"), 1.0),
    (S("332,238! 366,204 426,208 458,254! 420,236 376,236"), 1.0),
    (S("168,318! 194,276 236,266 278,286 292,322! 268,356 226,366 188,350"), 1.0),
    (S("180,318! 202,288 236,279 270,294 282,321! 262,344 226,352 196,340"), 0.0),
    (Sh.ell(236, 316, 25, 27), 1.0),
    (S("326,318! 348,276 392,262 438,284 456,322! 430,360 388,370 346,352"), 0.0),
    (S("304,330! 318,390 352,438 328,462! 302,452 278,462 262,446 288,410"), 0.42),
    (S("262,446! 286,450 302,462 322,450 350,438! 330,474 280,472"), 1.0),
    (S("196,490! 250,512 306,506 366,504 428,462! 420,530 368,572 304,580 238,560"), 1.0),
    (S("216,508! 256,526 306,520 366,518 410,490! 402,518 364,540 304,546 250,538"), 0.0),
)


def shade_at(x: float, y: float) -> float:
    """how dark the face is here; the last shape that holds the point wins, outside it is dusk"""
    value = 0.56
    for shape, tone in SHADES:
        if shape.p.contains((x, y)):
            value = tone
    return value


def thread() -> tuple[list[tuple[float, float]], list[float]]:
    """the spiral from the nose outward, then straight to the hand; width follows the shade"""
    points, widths = [], []
    angle = 200.0
    while True:
        r = PITCH * angle / 360
        if r > 262:
            break
        x, y = CX + r * math.cos(math.radians(angle)), CY + r * STRETCH * math.sin(math.radians(angle))
        points.append((x, y))
        widths.append(1.7 + 8.0 * shade_at(x, y))
        angle += max(2.2, math.degrees(9.5 / max(r, 10)))
    x, y = points[-1]
    loose = sample(
        [
            points[-1],
            (x + 2, y + 150),
            (478, 690),
            (400, 716),
            (330, 690),
            (300, 640),
            (250, 660),
            (228, 720),
            (168, 742),
        ],
        40,
    )[1:]
    points += [(px, py) for px, py, _, _ in loose]
    widths += [5.5] * len(loose)
    return points, widths


def strip(points: list[tuple[float, float]], widths: list[float]) -> Sh:
    """a many-sided ribbon, cheaper than a spline for thousands of points"""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        m = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / m * widths[i] / 2, (x1 - x0) / m * widths[i] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return Sh.poly(left + right[::-1])


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(Sh.poly([(30, 560), (180, 640), (360, 664), (570, 560), (570, 810), (30, 810)]), INK, 0.07)
    misprint(d, strip(*thread()), INK, 0.75, 0.8, 0.75)
    socket(d, rnd)
    pulled_eye(d)
    hand(d, rnd)
    corner_scribble(d, rnd)


def socket(d: Doc, rnd: random.Random) -> None:
    """where the eye was: bare paper, a few ends"""
    ends = [
        brush([polar(390, 316, 60, a), polar(390, 316, 44, a + 12), polar(390, 316, 24 + a % 9, a + 4)], 7, TAIL, 8)
        for a in range(10, 370, 36)
    ]
    misprint(d, pile(ends), INK, 0.5)
    d.fill(Sh.ell(390, 316, 11), MAGENTA)


def pulled_eye(d: Doc) -> None:
    """it hangs on the line, still looking"""
    x, y = 428, 716
    ball = Sh.ell(x, y, 46, 43)
    misprint(d, ball.grow(5), INK, 0.9)
    d.fill(ball, d.rad(x - 8, y - 10, 60, "#fffdf4", "#f2e2c4"))
    misprint(d, Sh.ell(x - 12, y + 2, 24, 25), INK, 0.5)
    d.fill(Sh.ring(x - 12, y + 2, 18, 13), "#fffdf4")
    d.fill(Sh.ell(x - 20, y - 7, 5), "#fffdf4")
    veins = [sliver(*polar(x, y, 27, a), *polar(x, y, 43, a + 7), 2) for a in (10, 40, 70, 300, 330)]
    d.fill(pile(veins), MAGENTA)


def hand(d: Doc, rnd: random.Random) -> None:
    """a small hand out of a black sleeve, thumb and fingers on the thread"""
    sleeve = S("30,600! 92,616 132,652 150,690! 146,760 122,812! 30,812!")
    misprint(d, sleeve, INK, 1.0)
    folds = [sliver(44 + i * 14, 636 + i * 12, 62 + i * 16, 800 - i * 4, 2.6) for i in range(5)]
    d.fill(pile(folds), "#fffdf4", 0.9)
    cuff = S("138,672! 162,668 176,720 166,776! 140,774!")
    misprint(d, cuff.grow(3), INK, 0.6)
    d.fill(cuff, "#fffaf0")
    back = S("160,682! 196,676 222,694 226,730 208,764 166,768!")
    fingers = [
        limb("206,690 236,682 260,694 270,716", [27, 24, 20, 14], 14, cap=True),
        limb("216,712 244,712 262,722 268,736", [26, 24, 20, 14], 14, cap=True),
        limb("214,738 240,744 256,748 264,752", [25, 23, 19, 14], 14, cap=True),
        limb("200,758 224,770 240,772 252,768", [23, 21, 18, 13], 14, cap=True),
    ]
    thumb = limb("176,690 204,664 236,664 262,690", [28, 26, 22, 14], 14, cap=True)
    for part in (*fingers[::-1], back, thumb):
        misprint(d, part.grow(3.2), INK, 0.5)
        d.fill(part, d.dlin(part, "#fffef8", "#f3dfba"))
    creases = [
        brush([(x, y), (x + 9, y + 3), (x + 14, y + 12)], 3.4, LEAF, 6) for x, y in ((230, 676), (238, 706), (232, 736))
    ]
    d.fill(pile(creases), INK)


def corner_scribble(d: Doc, rnd: random.Random) -> None:
    """what has been unwound so far lies in loops under the chin"""
    loops = [
        (330 + i * 7 + 44 * math.cos(i * 1.25), 786 + 17 * math.sin(i * 1.25) + rnd.uniform(-2, 2)) for i in range(24)
    ]
    misprint(d, limb(loops, [5, 6, 6, 5], 160), INK, 0.6)
