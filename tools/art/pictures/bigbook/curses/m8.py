"""m8 Prismatic Seal: a mouth shut with wax, one quarter for each element; the stamp is on its way up again."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=88)
LAMP = (300.0, 230.0)
WAX = (300, 398)
QUARTERS = (("fire", 180), ("water", 270), ("earth", 90), ("air", 0))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _court(d, rnd)
    face(d, rnd)
    eyes(d)
    wax(d, rnd)


def _court(d: Doc, rnd: random.Random) -> None:
    """a court of law: pillars, hangings of the four colours between them, the light from the high window behind"""
    lit_air(d, LAMP, 500, (0, "#fff6dc"), (0.24, "#e0b878"), (0.52, "#7a5048"), (0.8, "#34222c"), (1, "#140e16"))
    for x, el in ((-76, "fire"), (96, "water"), (504, "earth"), (676, "air")):
        cloth = S(f"{x - 62},20! {x + 62},20! {x + 58},250 {x + 62},430! {x},478! {x - 62},430! {x - 58},250")
        tone = EL[el]
        side = (tone["light"], tone["mid"], tone["dark"])
        d.inked(cloth, d.lin(300, 0, x + (80 if x > 300 else -80), 0, *side), 5, 2, CURSE_BLACK)
        folds = [
            brush([(x + o, 30), (x + o + 5, 240), (x + o, 450)], 12, taper(0.5, 0.8, 0.6), 8) for o in (-38, -8, 24)
        ]
        d.fill(pile(folds) & cloth, CURSE_BLACK, 0.5)
    for x in (10, 590):
        pillar = Sh.rect(x - 30, 20, 60, 640)
        d.inked(
            pillar,
            d.lin(x - (34 if x > 300 else -34), 0, x + (34 if x > 300 else -34), 0, "#fff0cc", "#b08a68", "#3a2830"),
            6,
            2,
            CURSE_BLACK,
        )
        d.fill(pile([brush([(x + o, 20), (x + o, 640)], 7, taper(1, 1), 4) for o in (-16, 0, 16)]), "#2a1c24", 0.7)
        hew(d, Sh.rect(x - 44, 60, 88, 34, 6), "brass", rnd, 4.6, (10, 14, 5), 5)


def face(d: Doc, rnd: random.Random) -> None:
    """a bone face that fills the picture, cut by the frame above"""
    skull = S(
        "300,40! 216,52 152,104 136,190 150,262 156,330 172,400 212,470 262,510 300,518! 338,510 388,470 428,400 "
        "444,330 450,262 464,190 448,104 384,52"
    )
    hew(d, skull, "bone", rnd, 6.4, (12, 44, 7), 12)
    d.fill(S("300,200! 322,260 330,300 314,316 300,310") & skull, "#b39c7c", 0.8)
    d.fill(brush("286,306 276,318 288,326", 6, LEAF, 8) | brush("316,308 328,318 314,328", 7, LEAF, 8), CURSE_BLACK)
    d.fill(S("156,330! 178,350 196,400 228,456! 212,470 172,400") & skull, "#8d7a62", 0.55)
    d.fill(S("444,330! 420,352 402,402 370,458! 388,470 428,400") & skull, "#5c4a42", 0.65)
    for s in ("236,92 262,84 300,88 342,82", "250,116 290,108 340,114"):
        d.fill(brush(s, 6, LEAF, 12), "#6d5c58")


def eyes(d: Doc) -> None:
    """wide, and both on the stamp"""
    for x, s in ((228, -1), (372, 1)):
        socket = S([(x - 56, 236, 1), (x - 30, 196), (x + 24, 192), (x + 56, 232, 1), (x + 26, 266), (x - 28, 268)])
        d.fill(socket.grow(12), "#8d7a62", 0.6)
        d.inked(socket, d.rad(x, 228, 60, "#ffffff", "#f6ecd6", "#cbbfae"), 5, 2, CURSE_BLACK)
        d.inked(Sh.ell(x, 236, 20), "#3c3440", 3, 1, CURSE_BLACK)
        d.fill(Sh.ell(x, 240, 10), "#000000")
        d.fill(Sh.ell(x - 7, 228, 5), "#ffffff")
        d.fill(brush([(x - s * 34, 172), (x + s * 10, 158), (x + s * 58, 186)], 14, TAIL, 12), CURSE_BLACK)
        for k in range(3):
            d.fill(
                brush([(x - 40 + k * 6, 274 + k * 8), (x, 282 + k * 9), (x + 40 - k * 6, 272 + k * 8)], 4, LEAF, 10),
                "#6d5c58",
            )


def wax(d: Doc, rnd: random.Random) -> None:
    """run down over the chin and stamped: a cross of bone between four exact colours"""
    x, y = WAX
    run = U(
        S("196,392! 206,330 258,304 322,300 378,320 408,372 404,420 366,462 300,474 236,464 204,432"),
        brush("250,440 246,490 252,530", 40, taper(0.9, 0.7, 0.6), 10),
        brush("352,440 360,480 354,508", 34, taper(0.9, 0.7, 0.6), 10),
    )
    d.fill(run.grow(9).move(5, 9), CURSE_BLACK, 0.6)
    d.inked(run, d.dlin(run, "#fffce8", "#e4c890", "#82543c"), 5.4, 2.6, CURSE_BLACK)
    d.fill(wedges(run, 11, 22, 6, (-0.7, -0.6), 0.12, 0.4, rnd), CURSE_BLACK)
    ring = Sh.ell(x, y - 8, 86, 74)
    d.inked(ring, "#f3e2b8", 4, -2, CURSE_BLACK)
    for el, a in QUARTERS:
        cx, cy = x + (-1 if a in (180, 90) else 1) * 38, y - 8 + (-1 if a in (180, 270) else 1) * 33
        tile = ring.shrink(9) & Sh.rect(cx - 35, cy - 31, 70, 62)
        d.inked(tile, EL[el]["base"] if el != "air" else EL[el]["mid"], 3.4, -1.4, CURSE_BLACK)
        solid, cuts = sigil(el, cx + (8 if cx < x else -8), cy + (4 if cy < y - 8 else -4), 20)
        d.fill(solid - cuts, EL[el]["core"])
    d.fill(sliver(222, 350, 246, 326, 6), "#ffffff")
