"""f7 Blinding Glare: a lamp with an eye for a wick; in its beam the crowned card is only a shadow."""

import random

from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=67)
EYE = (300, 236)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    glare(d)
    with d.group(transform="translate(60 46) scale(0.8)"):
        lamp(d, rnd)
        eye(d, rnd)
    with d.group(transform="translate(0 26)"):
        crowned_shadow(d)


def glare(d: Doc) -> None:
    """hard beams on black, in two lengths"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(
        d.window,
        d.rad(*EYE, 470, (0, "#fffbe2", 1), (0.3, "#ffc850", 0.95), (0.6, "#e0561f", 0.85), (1, "#4a0f18", 0.8)),
    )
    gaps = [
        Sh.poly([polar(*EYE, 128, a - 1), polar(*EYE, 640, a - 5), polar(*EYE, 640, a + 5)]) for a in range(7, 367, 15)
    ]
    d.fill(pile(gaps), CURSE_BLACK, 0.9)


def lamp(d: Doc, rnd: random.Random) -> None:
    """the iron hoop of a lantern, its cap and handle, its foot"""
    hoop = Sh.ell(*EYE, 132) - Sh.ell(*EYE, 104)
    hew(d, hoop, "iron", rnd, 5, (10, 16, 5.5), 8)
    d.fill([Sh.ell(*polar(*EYE, 118, a), 6.5) for a in range(22, 382, 45)], CURSE_BLACK)
    cap = S("232,122! 262,98 338,98 368,122! 340,142 260,142")
    hew(d, cap, "iron", rnd, 4.6, (9, 18, 5), 5)
    handle = Sh.ring(300, 78, 40, 27) & Sh.rect(250, 20, 100, 70)
    d.inked(handle, "#b8b0b2", 4, 2, CURSE_BLACK)


def eye(d: Doc, rnd: random.Random) -> None:
    """the eye of the book burns in the hoop: slit pupil, flame lashes"""
    x, y = EYE
    d.fill(Sh.ell(x, y, 104), d.rad(x, y, 104, "#fffbe2", "#ffd66a", "#f5792a", "#861a24"))
    for k in range(9):
        dx = (k - 4) * 19
        d.inked(
            flame_s(x + dx, y - 34 + abs(k - 4) * 5, 52 - abs(k - 4) * 5, 24, dx * 0.12), "#ffe9a8", 2.4, 1, "#7a1a1c"
        )
    lids = S(
        f"{x - 100},{y}! {x - 56},{y - 44} {x},{y - 58} {x + 56},{y - 44} "
        f"{x + 100},{y}! {x + 56},{y + 44} {x},{y + 58} {x - 56},{y + 44}"
    )
    d.inked(lids, d.rad(x, y, 104, "#fffef4", "#fff4d2", "#e8b878"), 5, 2, "#3f0c1c")
    iris = Sh.ell(x, y, 50) & lids
    d.inked(iris, d.rad(x, y, 52, "#ffc850", "#f5792a", "#a8281c", "#4a0f18"), 3.6, 1, "#3f0c1c")
    spokes = [cutw(*polar(x, y, 48, a), *polar(x, y, 22, a), 5) for a in range(0, 360, 20)]
    d.fill(pile(spokes) & iris, "#ffe08a", 0.9)
    d.fill(S(f"{x},{y - 46}! {x + 13},{y} {x},{y + 46}! {x - 13},{y}"), CURSE_BLACK)
    d.fill(Sh.ell(x - 22, y - 20, 8), "#ffffff")


def crowned_shadow(d: Doc) -> None:
    """the best card of the hand, burnt to a silhouette against the light"""
    card = S("214,500! 224,392! 376,392! 386,500! 400,620! 200,620!")
    crown = S("226,396! 214,338! 256,366! 300,322! 344,366! 386,338! 374,396!")
    shadow = card | crown
    d.fill(shadow.grow(6), "#ffe08a")
    d.fill(shadow, CURSE_BLACK)
    d.fill([Sh.ell(px, py, 7) for px, py in ((214, 334), (300, 318), (386, 334))], CURSE_BLACK)
    d.fill(S("300,418! 324,452 318,476 300,486 282,476 276,452"), "#861a24")
