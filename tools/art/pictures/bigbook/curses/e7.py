"""e7 Tomb Dust: the lid is aside, a grave robber bends over with a lantern: only the outline of a card lies in dust."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import hew, pitted
from tools.art.parts.place import courses, paving
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=57)
COFFIN = "-84,-190! 84,-190! 132,-70! 84,190! -84,190! -132,-70!"
LANTERN = (262, 330)
THIEF = Head(("#fff0c8", "#e0ae78", "#7a4a3a"), ("#241418", "#5e3424", "#b8703a"), "gasp", "wide", "crop", "hook")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    vault(d, rnd)
    lid(d, rnd)
    coffin(d, rnd)
    thief(d, rnd)
    lantern(d)


def lying(s: Sh) -> Sh:
    """from straight above to how it lies: its head away from us on the left, its foot near us"""
    return s.tf(0.96, -0.14, 0.42, 0.72, 196, 424)


def vault(d: Doc, rnd: random.Random) -> None:
    """a crypt that runs back in arches, each smaller and darker; flagstones; a grating with a little moon"""
    wall = Sh.rect(-140, -40, 880, 440)
    d.fill(d.window, CURSE_BLACK)
    lit = d.rad(*LANTERN, 420, "#f6fbd2", "#b5dd86", "#4f9f5a", "#17573c", "#082420")
    courses(d, wall, lit, "#0a2c22", LANTERN, rnd, (112, 56), 0.85)
    for x, top, w, foot, tone in (
        (90, 150, 92, 372, "#2c7a4c"),
        (96, 186, 62, 356, "#174f38"),
        (102, 218, 36, 346, "#0b2c24"),
    ):
        sides = [(x - w, top + w * 0.8), (x - w * 0.7, top + w * 0.2), (x, top), (x + w * 0.7, top + w * 0.2)]
        arch = S([(x - w, foot, True), *sides, (x + w, top + w * 0.8), (x + w, foot, True)])
        d.inked(arch, tone, 7, 3, CURSE_BLACK)
        d.fill(arch.grow(1) - arch.move(-7, 5), "#dcf4a8", 0.85)
    paving(
        d,
        366,
        (120, 250),
        d.rad(*LANTERN, 420, "#e6f8b4", "#8ac878", "#2f7a4c", "#0d3a2a", "#061814"),
        "#07201a",
        74,
        5,
        0.85,
    )
    d.fill(S("-140,20! 740,20! 740,70 560,96 400,64 240,92 80,66 -140,100!"), CURSE_BLACK, 0.55)


def lid(d: Doc, rnd: random.Random) -> None:
    """pushed off, it leans against the far side of the tomb, cut off by the frame; its leaf is worn"""
    with d.group(transform="translate(-24 330) rotate(-24) scale(0.9)"):
        slab = S(COFFIN)
        d.fill(slab.grow(12).move(26, 14), CURSE_BLACK, 0.6)
        d.inked(slab.move(20, 6), "#4a5040", 6, 2.4, CURSE_BLACK)
        hew(d, slab, "stone", rnd, 5.4, (14, 40, 7), 0)
        pitted(d, slab, 30, rnd)
        d.stroke(slab.scale(0.82), CURSE_BLACK, 5)
        ways = [
            brush([(0, y + 26), (s * 34, y + 4), (s * 56, y - 26)], 15, TAIL, 8) for s in (-1, 1) for y in (-52, 0, 52)
        ]
        d.inked(U(brush("0,-132 2,0 0,138", 19, taper(0.4, 0.9, 0.7), 8), ways), "#f4f1e4", 4, 2, CURSE_BLACK)


def coffin(d: Doc, rnd: random.Random) -> None:
    """walls of stone in the lantern's light, the dust within, and the clean place in it"""
    rim = lying(S(COFFIN))
    block = U([rim.move(0, k * 14) for k in range(12)])
    d.fill(block.grow(16).move(8, 12), CURSE_BLACK, 0.6)
    d.inked(block, d.lin(60, 420, 520, 640, "#9aa480", "#4a5a44", "#141c18"), 7, 3, CURSE_BLACK)
    d.fill(wedges(block - rim, 15, 90, 9, (-0.2, -1), 0.02, 0.1, rnd), CURSE_BLACK, 0.8)
    d.inked(rim, d.rad(*LANTERN, 330, "#fffff0", "#e6e2c8", "#a8a488", "#4c5044"), 6, 2, CURSE_BLACK)
    pitted(d, rim, 34, rnd)
    inner = lying(S(COFFIN).scale(0.8, 0.86))
    d.inked(inner, d.lin(80, 320, 360, 560, "#0c1c18", "#1f4a38", "#3f8a5a"), 5, 2, CURSE_BLACK)
    floor = inner.move(6, 30) & inner
    d.fill(floor, d.rad(210, 420, 230, "#fdffe2", "#dcf0a8", "#8ac070", "#2f6a48"))
    d.fill(specks(floor, 150, (1.4, 4.2), rnd), "#4a7a50", 0.8)
    d.fill(brush("90,330 140,344 200,336", 9, LEAF, 8), "#f6fbd2", 0.7)
    card = lying(Sh.rect(-58, -86, 116, 172, 8).rot(8)).move(4, 26)
    d.fill(card.grow(11) & inner, "#ffffff")
    d.fill(card & inner, "#0a1814")
    leaf = lying(
        (S("-2,-46! 36,-10 34,28 2,56 -32,28 -34,-8") - S("-2,-32! 24,-6 22,22 2,40 -20,22 -22,-4")).rot(8)
    ).move(4, 26)
    d.fill(leaf, "#4f9f5a")
    d.fill([lying(brush("0,-10 2,30 4,74", 7, LEAF, 8)).move(4, 26)], "#4f9f5a")


def thief(d: Doc, rnd: random.Random) -> None:
    """comes in from the right, bent over the rim, one hand on it; what he sees is in his face"""
    coat = S("366,376! 396,330 440,306 510,304 610,336 740,386! 740,660! 480,660! 470,560 440,500 400,470 368,426!")
    d.fill(coat.grow(10).move(-6, 8), CURSE_BLACK, 0.6)
    d.inked(coat, d.lin(350, 320, 600, 520, "#8ac078", "#2f7048", "#0c2a22", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(coat, 20, 110, 11, ("pt", 280, 340), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    bystander(d, THIEF, (438, 226), 0.88, -14)
    collar = S("396,318! 430,296 486,292 520,316! 540,352 470,378 420,366 392,350!")
    d.inked(collar, d.lin(390, 320, 540, 360, "#e6f8b4", "#5aa868", "#174a36"), 5, 2, CURSE_BLACK)
    d.fill([brush(way, 9, LEAF, 8) for way in ("420,350 460,330 500,330", "430,364 476,350 522,346")], CURSE_BLACK)
    arm = brush("470,420 420,500 360,520", 66, taper(1, 0.7, 0.2), 10)
    d.inked(arm, d.lin(360, 420, 460, 480, "#8ac078", "#2f7048", "#0c2a22"), 6, 2.4, CURSE_BLACK)
    pose_hand(d, "rest", (366, 520), 0.72, 168, ("#fff0c8", "#d8a470", "#6a4034"), True, 1)


def lantern(d: Doc) -> None:
    """held out over the dust: the only light there is"""
    x, y = LANTERN
    sleeve = brush([(430, 372), (360, 340), (298, 286)], 58, taper(1, 0.7, 0.2), 10)
    d.inked(sleeve, d.lin(290, 290, 430, 380, "#dcf4a8", "#3f8a58", "#0f3a2c"), 6, 2.4, CURSE_BLACK)
    d.fill(pile([cutw(404, 382, 372, 344, 10), cutw(372, 364, 342, 326, 9)]), CURSE_BLACK, 0.9)
    d.glow(x, y, 190, (0, "#fffbe0", 0.95), (0.3, "#ffe9a0", 0.55), (1, "#b5dd86", 0))
    d.fill(Sh.ring(x, y - 40, 22, 15), CURSE_BLACK)
    glass = Sh.rect(x - 26, y - 24, 52, 60, 10)
    d.inked(glass, d.rad(x, y + 8, 44, "#ffffff", "#fff2b0", "#ffc850"), 5, 2, CURSE_BLACK)
    d.fill(S(f"{x},{y - 14}! {x + 13},{y + 14} {x},{y + 30} {x - 13},{y + 14}"), "#f5792a")
    d.fill(S(f"{x},{y + 2}! {x + 6},{y + 18} {x},{y + 27} {x - 6},{y + 18}"), "#fffbe0")
    for top in (y - 34, y + 32):
        d.inked(Sh.rect(x - 32, top, 64, 13, 4), "#6a5a3a", 4, 1.6, CURSE_BLACK)
    pose_hand(d, "clench", (302, 288), 0.54, 196, ("#fff6d8", "#e8bc88", "#7c4a3a"), True, 1)
