"""m9 Amnesia: a mirror bust in profile, its lid open; the topmost shelf inside the head is bare."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import four_lights, hew
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=89)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (340, 250), 330, 220)
    with d.group(transform="translate(40 84) scale(0.84)"):
        d.glow(340, 190, 150, (0, "#ffffff", 0.9), (0.4, "#fff6d8", 0.5), (1, "#e8c98a", 0))
        lid(d, rnd)
        bust(d, rnd)
        cabinet(d, rnd)
        escaped(d)


def bust(d: Doc, rnd: random.Random) -> None:
    """head to the left on a small socle, planes of mirror"""
    head = S(
        "226,206! 214,234 208,262! 200,278 168,320! 174,332 198,336! 190,350 184,360! 194,368 188,380! 196,390 194,408 "
        "210,424 252,424! 264,446 258,474! 236,496 206,512! 456,512! 430,486 420,448! 452,390 470,320 462,250 446,206!"
    )
    hew(d, head, "mirror", rnd, 5.4, (11, 36, 7), 10)
    planes = [
        ("226,206! 214,234 208,262! 236,256! 252,206!", "#ffffff"),
        ("208,262! 168,320! 174,332 198,336! 230,300! 236,256!", "#c9d4e6"),
        ("230,300! 198,336! 184,360! 210,424! 252,424! 262,360!", "#8d9ab4"),
        ("252,424! 264,446 258,474! 300,500! 330,430!", "#5a6684"),
    ]
    for spec, tone in planes:
        d.fill(S(spec), tone, 0.85)
    d.fill(
        [
            brush(s, 8, LEAF, 8)
            for s in (
                "232,290 214,282 204,290",
                "206,364 222,366 232,360",
                "236,256 232,280 238,300",
                "252,424 292,420 322,392",
            )
        ],
        CURSE_BLACK,
    )
    d.fill(brush("238,272 222,262 206,268", 9, LEAF, 8), CURSE_BLACK)
    ear = S("392,330! 420,318 432,346 418,374 400,388! 396,362")
    d.inked(ear, "#e2e9f2", 4, 1.8, CURSE_BLACK)
    socle = S("176,504! 330,516 484,504! 500,620! 160,620!")
    hew(d, socle, "brass", rnd, 5, (11, 26, 6), 5)


def cabinet(d: Doc, rnd: random.Random) -> None:
    """three shelves in the opened skull: the top one lit and bare, below it cards and books"""
    hole = S("250,176! 262,168 420,168 434,176! 444,250 434,308! 400,326 290,326 256,308! 244,250")
    d.inked(hole, "#e4be70", 8, 2.4, CURSE_BLACK)
    d.fill(hole, d.lin(0, 168, 0, 326, "#fffdf0", "#fff0c0", "#5a3a1c", "#1c1216"))
    for k, x in enumerate((268, 290, 316, 336, 362, 390)):
        tone = ("#f5792a", "#fffaea", "#3a9fc9", "#4f9f5a", "#fffaea", "#bdb8e6")[k]
        tall = (38, 44, 34, 42, 44, 36)[k]
        d.inked(Sh.rect(x, 276 - tall, 20, tall, 3), tone, 3.4, 1.4, CURSE_BLACK)
    for k, x in enumerate((274, 306, 330, 372)):
        tone = ("#e2e9f2", "#e4be70", "#cf3a22", "#fffaea")[k]
        d.inked(Sh.rect(x, 286, 24, 34, 3), tone, 3.4, 1.4, CURSE_BLACK)
    for y in (224, 276):
        d.inked(Sh.rect(246, y, 194, 11, 3), "#fff5cc", 3.6, 1.6, CURSE_BLACK)


def lid(d: Doc, rnd: random.Random) -> None:
    """the crown of the head thrown back on its hinge"""
    with d.group(transform="rotate(24 452 176) translate(6 -18)"):
        dome = S("222,196! 234,146 282,108 346,100 410,120 446,160 456,196! 340,206")
        hew(d, dome, "mirror", rnd, 5.2, (10, 30, 6.5), 8)
        d.inked(S("222,196! 340,182 456,196! 340,210"), "#e4be70", 4, 1.8, CURSE_BLACK)
    d.inked(Sh.ell(452, 190, 14), "#fff5cc", 4, 1.8, CURSE_BLACK)


def escaped(d: Doc) -> None:
    """a thought on wings of nothing: the spell that was there, only its outline now"""
    for x, y, k, rot in ((160, 190, 1.0, -16), (84, 148, 0.7, -30), (24, 124, 0.5, -44)):
        outline = Sh.rect(-26 * k, -26 * k, 52 * k, 52 * k, 6 * k).rot(rot).move(x, y)
        d.fill(outline.grow(2.6) - outline.shrink(2.6), "#fffdf0", 0.95)
