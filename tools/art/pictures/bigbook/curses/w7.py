"""w7 Flooded Vault: the round door is open, the sea was behind it, and the night watchman stands before it."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew
from tools.art.parts.sea import wave_claw
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=47)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    wall(d, rnd)
    sea(d, rnd)
    leaf_of_door(d, rnd)
    torrent(d, rnd)
    watchman(d)


def wall(d: Doc, rnd: random.Random) -> None:
    """courses of squared stone in the dark, lit round the opening"""
    d.fill(d.window, CURSE_BLACK)
    for row in range(9):
        y = -30 + row * 62
        for i in range(-2, 8):
            x = i * 112 + (56 if row % 2 else 0) - 20
            stone = Sh.rect(x, y, 106, 56, 5)
            d.inked(stone, d.rad(270, 260, 420, "#8fdcdc", "#2f6fae", "#123058", "#070c1c"), 3, 1.4, CURSE_BLACK)
            d.fill(wedges(stone, 15, 20, 6, ("pt", 270, 260), 0.2, 0.4, rnd), CURSE_BLACK)


def sea(d: Doc, rnd: random.Random) -> None:
    """the ring of the vault and the water standing in it, with a fish that looks out"""
    ring = Sh.ell(262, 250, 196)
    hew(d, ring, "iron", rnd, 7, (12, 30, 7), 14)
    for i in range(16):
        x, y = polar(262, 250, 178, i * 22.5)
        d.inked(Sh.ell(x, y, 9), d.rad(x - 3, y - 3, 11, "#fffaf0", "#9a9296", "#27202a"), 3, 1, CURSE_BLACK)
    water = Sh.ell(262, 250, 158)
    d.inked(water, d.rad(250, 210, 190, "#ffffff", "#eafcf4", "#8fdcdc", "#3a9fc9"), 6, -2.4, CURSE_BLACK)
    with d.clip(water):
        for y in (140, 176, 214, 250):
            d.fill(
                brush([(100, y + 20), (180, y - 6), (260, y + 14), (340, y - 8), (430, y + 16)], 8, LEAF, 20),
                "#1f5fa6",
                0.5,
            )
    fish = S("196,206! 222,172 276,166 316,190! 344,168 352,170! 346,202 356,232! 336,224 316,212! 276,238 224,236")
    d.fill(fish, "#153a75", 0.85)
    d.fill(Sh.ell(228, 200, 8), "#eafcf4")


def leaf_of_door(d: Doc, rnd: random.Random) -> None:
    """the door itself, flung back on its hinge and cut off by the frame, its wheel still turning"""
    leaf = Sh.ell(548, 238, 74, 172)
    d.inked(leaf.move(34, 0), "#27202a", 6, 2, CURSE_BLACK)
    hew(d, leaf, "iron", rnd, 7, (12, 34, 8), 12)
    d.inked(Sh.ell(548, 238, 50, 122), d.lin(500, 0, 600, 0, "#e2dcd8", "#9a9296", "#575058"), 5, -2, CURSE_BLACK)
    spokes = [
        brush([(548, 238), (548 + 44 * (x / 90), 238 + y)], 17, taper(0.8, 1), 6)
        for x, y in ((-70, -70), (78, -56), (70, 74), (-78, 60), (0, -100), (0, 100))
    ]
    d.inked(U(spokes, Sh.ell(548, 238, 36, 84) - Sh.ell(548, 238, 25, 68)), "#fff8ec", 4.4, 1.8, CURSE_BLACK)
    hinge = S("440,120! 520,96! 524,120! 444,148!") | S("440,352! 524,372! 520,398! 440,380!")
    hew(d, hinge, "iron", rnd, 5, None, 6)


def torrent(d: Doc, rnd: random.Random) -> None:
    """it comes over the sill and down into the room, claws first"""
    fall = S(
        "122,290! 180,322 262,330 340,318 404,282! 424,340 470,392 560,430 680,440! 680,600! -120,600! -120,450! "
        "-20,444 60,410 104,350"
    )
    claws = [
        wave_claw(x, y, a, r, w, c)
        for x, y, a, r, w, c in (
            (126, 352, 150, 96, 40, -16),
            (86, 410, 170, 104, 44, -18),
            (404, 350, 30, 96, 40, 16),
            (462, 406, 14, 112, 46, 18),
            (262, 408, 96, 84, 44, 14),
        )
    ]
    whole = U(fall, claws)
    d.fill(whole.grow(8).move(0, -4), CURSE_BLACK, 0.5)
    d.inked(whole, d.lin(0, 290, 0, 540, "#f6fffa", "#8fdcdc", "#3a9fc9", "#0f3a7c"), 5, 2, CURSE_BLACK)
    flow = (
        "150,316 140,390 90,470",
        "200,334 196,410 170,500",
        "300,336 310,410 350,500",
        "372,316 390,390 450,470",
        "250,340 248,420 250,510",
    )
    d.fill([brush(s, 15, LEAF, 14) for s in flow], "#1f5fa6", 0.85)
    for x, y, r in ((60, 360, 9), (34, 388, 6), (470, 352, 8), (520, 380, 6), (300, 470, 7), (180, 452, 8)):
        d.inked(Sh.ell(x, y, r), "#ffffff", 2.6, 0.8, CURSE_BLACK)


def watchman(d: Doc) -> None:
    """very small, seen from behind, with his lantern and his cap going"""
    d.glow(322, 432, 74, (0, "#fff6c0", 0.95), (0.4, "#ffc850", 0.55), (1, "#f5922a", 0))
    coat = S("236,560! 238,470 250,446 272,440 292,448 300,472 306,560!")
    d.fill(coat, CURSE_BLACK)
    d.fill(Sh.ell(271, 424, 19), CURSE_BLACK)
    d.fill(
        U(
            brush("290,458 310,444 320,420", 15, taper(1, 0.7), 8),
            brush("250,460 226,436 222,404", 15, taper(1, 0.7), 8),
        ),
        CURSE_BLACK,
    )
    d.inked(Sh.rect(312, 416, 20, 28, 5), "#ffe9a0", 4, 1, CURSE_BLACK)
    d.fill(S("286,392! 300,376 320,380 324,390! 336,396! 300,402!"), CURSE_BLACK)
    d.fill(brush("252,450 240,480 238,540", 4, LEAF, 8), "#8fdcdc")
