"""face_6: Errata from the floor, with a human smile and no eyes; for once the white paw is on the wrong side."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=246)
BODY = (
    "92,812! 66,690 78,560 120,440 176,350 206,300! 186,236 178,150 190,66! 236,120 262,138! "
    "300,128 342,136! 366,116 410,58! 424,146 412,238 388,300! 430,372 476,470 512,590 520,700 "
    "500,812!"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    leaning_shelves(d, rnd)
    tail(d)
    body = S(BODY)
    d.fill(body.grow(9), "#fff8ea")
    misprint(d, body, INK, 1.3)
    fur(d, body, rnd)
    face(d, rnd)
    smile(d, rnd)
    paws(d, rnd)


def leaning_shelves(d: Doc, rnd: random.Random) -> None:
    """book spines that all run up to one wrong vanishing point"""
    cuts = []
    for i in range(54):
        x = -260 + i * 21
        w = 8 + 5 * math.sin(i * 2.3)
        cuts.append(Sh.poly([(x, 820), (x + w, 820), (lerp(x, 330, 0.72) + w * 0.3, 20), (lerp(x, 330, 0.72), 20)]))
    for k in range(7):
        y = 60 + k * k * 17
        cuts.append(limb([(20, y + 22), (300, y + 6 * (k % 2)), (590, y - 14)], [5 + k * 1.6, 4 + k, 6 + k], 8))
    pattern = pile(cuts) & Sh.rect(34, 34, 532, 772, 16)
    d.fill(pattern.move(*CYAN_SHIFT), CYAN, 0.42)
    d.fill(pattern.move(*MAGENTA_SHIFT), MAGENTA, 0.36)
    d.fill(pattern, INK, 0.8)


def tail(d: Doc) -> None:
    """a question mark"""
    curl = limb("486,770 556,700 552,590 500,540 470,580 498,612", [44, 42, 34, 28, 20, 6], 30, cap=True)
    d.fill(curl.grow(7), "#fff8ea")
    misprint(d, curl, INK, 1.0)


def fur(d: Doc, body: Sh, rnd: random.Random) -> None:
    """a few white slivers: where light would lie if there were any"""
    slivers = [
        sliver(x, y, x + rnd.uniform(-7, 7), y + rnd.uniform(24, 52), 2)
        for x, y in ((rnd.uniform(110, 490), rnd.uniform(400, 760)) for _ in range(80))
    ]
    d.fill(pile(slivers) & body.shrink(12), "#fff8ea", 0.85)
    ruff = [cutw(300 + o, 318 + abs(o) * 0.2, 300 + o * 1.3, 372 + abs(o) * 0.3, 9, 0.05) for o in range(-80, 81, 20)]
    d.fill(pile(ruff), "#fff8ea", 0.9)
    for spec in ("198,84! 232,130 208,168!", "404,78! 372,128 400,166!"):
        d.fill(S(spec), MAGENTA)


def face(d: Doc, rnd: random.Random) -> None:
    """two holes in the print, cut to the shape of eyes: only paper behind them"""
    for spec in (
        "208,204! 234,176 272,190 284,218! 256,230 226,226",
        "320,216! 336,186 374,174 398,200! 378,222 346,228",
    ):
        hole = S(spec)
        d.fill(hole.move(7, 5), MAGENTA)
        d.fill(hole.move(-6, -4), CYAN)
        d.fill(hole, "#fffaf0")
    nose = S("286,238! 302,232 318,238! 312,250 302,256 292,250")
    d.fill(nose, "#fffaf0")
    d.fill(nose.move(2, 2), MAGENTA, 0.8)
    whiskers = [
        brush([(300 + s * 44, 252 + i * 9), (300 + s * 100, 240 + i * 15), (300 + s * 156, 246 + i * 24)], 4, TAIL, 10)
        for s in (-1, 1)
        for i in range(3)
    ]
    for shape in whiskers:
        d.fill(shape.move(4, 3), MAGENTA, 0.7)
        d.fill(shape, INK)
        d.fill(shape & S(BODY), "#fffaf0")


def smile(d: Doc, rnd: random.Random) -> None:
    """somebody's lips, somebody's teeth, somebody's dimples"""
    lips = S("212,258! 250,268 280,262 302,268 324,261 354,266 394,250! 384,286 350,312 302,318 254,314 224,290")
    d.fill(lips.move(6, 4), CYAN)
    d.fill(lips, MAGENTA)
    mouth = S("224,266! 262,276 302,278 344,273 382,260! 370,286 342,300 302,304 262,300 238,286")
    d.fill(mouth, INK)
    upper = [
        S(
            [
                (236 + i * 14.4, 271 + 7 * math.sin(math.pi * (i + 0.3) / 10), True),
                (249.4 + i * 14.4, 271 + 7 * math.sin(math.pi * (i + 1.2) / 10), True),
                (248 + i * 14.4, 285 + 4 * math.sin(math.pi * i / 9)),
                (238 + i * 14.4, 285 + 4 * math.sin(math.pi * i / 9)),
            ]
        )
        for i in range(10)
    ]
    lower = [
        S(
            [
                (254 + i * 14, 302 - abs(i - 3) * 1.0, True),
                (266 + i * 14, 302 - abs(i - 3) * 1.0, True),
                (265 + i * 14, 291),
                (255 + i * 14, 291),
            ]
        )
        for i in range(7)
    ]
    d.fill(pile(upper + lower) & mouth, "#fffdf4")
    for spec in ("206,244 198,258 206,274", "400,236 410,250 402,268"):
        d.fill(brush(spec, 6, LEAF, 8), "#fffaf0")


def paws(d: Doc, rnd: random.Random) -> None:
    """two great paws at our eye level; the wrong one is white"""
    for x, white in ((206, False), (386, True)):
        leg = limb([(x + (300 - x) * 0.2, 470), (x, 600), (x, 716)], [70, 82, 104], 14)
        toes = [Sh.ell(x + o, 766 - abs(o) * 0.14, 32, 40) for o in (-52, 0, 52)]
        paw = (
            U(leg & Sh.rect(0, 600, 600, 240), toes, Sh.ell(x, 730, 78, 48))
            if white
            else U(toes, Sh.ell(x, 730, 78, 48))
        )
        d.fill(paw.grow(6), "#fff8ea" if not white else INK)
        if white:
            d.fill(paw.move(9, 6), MAGENTA, 0.85)
            d.fill(paw.move(-8, -5), CYAN, 0.8)
        d.fill(paw, d.vlin(paw, "#fffef8", "#f0dfbc") if white else INK)
        line_colour = INK if white else "#fff8ea"
        d.fill(
            pile([brush([(x + o, 724), (x + o * 1.1, 754), (x + o, 790)], 6, taper(0.2, 0.5), 8) for o in (-26, 26)]),
            line_colour,
        )
        d.fill(
            pile(
                [
                    S([(x + o - 5, 790, True), (x + o, 782), (x + o + 5, 790, True), (x + o + 1, 812, True)])
                    for o in (-52, 0, 52)
                ]
            ),
            line_colour,
        )
