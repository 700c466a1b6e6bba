"""e1 Barren Soil: a gardener kneels before a pot cracked into a skull; its twig lets go the single leaf."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import lit_air, paving, ridge
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import contact
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=51)
SUN = (392, 222)
GARDENER = Head(("#fff0c4", "#d8a470", "#6a4034"), ("#241418", "#6a3a28", "#b87848"), "shut", "wide", "bob")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    field(d, rnd)
    gardener(d, rnd)
    with d.group(transform="translate(690 28) scale(-1 1)"):
        twig(d)
        pot(d, rnd)
    with d.group(transform="translate(-220 96) rotate(-4) scale(0.94)"):
        leaf(d, rnd)
    hands(d)


def field(d: Doc, rnd: random.Random) -> None:
    """a low sun over land that bears nothing: hills, a scarecrow, furrows to the horizon, clods that have split"""
    lit_air(d, SUN, 460, (0, "#fdffe8"), (0.3, "#b8e090"), (0.62, "#5aa868"), (0.88, "#2a7a52"), (1, "#104636"))
    sky = Sh.rect(-140, 40, 880, 360)
    lines = ray_lines(*SUN, 120, 640, 92, 2)
    glare = engrave(sky, lines, lambda x, y: (math.hypot(x - SUN[0], y - SUN[1]) - 130) / 430, 9, 0.5, 13, step=40)
    d.fill(glare, "#1d6a48", 0.5)
    d.fill(Sh.ell(*SUN, 104), d.rad(*SUN, 104, "#ffffff", "#f6fbd2", "#d2ec9c"))
    ridge(d, "-140,352! -40,322 60,334 170,312 280,340 400,346 520,318 640,300 740,322!", "#3f8a5a", "#d8f0a8", 5)
    ridge(d, "-140,372! 0,360 140,366 300,378 470,366 620,350 740,362!", "#226a48", "#a8d880", 5)
    scarecrow(d)
    soil = d.rad(SUN[0], 400, 430, "#d8d892", "#8a8a4c", "#3c4428", "#10180f")
    paving(d, 388, (SUN[0], 330), soil, "#0b1510", 118, 0)
    d.fill(Sh.rect(-140, 384, 880, 6), "#f0f6be", 0.9)
    contact(d, 268, 484, 128, 16, CURSE_BLACK, 0.95)
    ways = (
        "300,486! 352,502! 392,490! 470,518! 560,510!",
        "214,488! 150,474! 118,490! 40,468! -60,484!",
        "392,490! 414,474! 450,470! 480,456!",
        "118,490! 98,520! 20,534!",
        "352,502! 344,534! 380,566! 372,600!",
        "470,518! 500,548! 570,560!",
        "230,492! 214,520! 160,548! 150,600!",
    )
    ground_cracks(d, ways, 13, "#080f0a", "#dde09a")
    clods = [
        S("-30,10! -22,-10 2,-18 26,-8 32,10!").scale(k).move(x, y)
        for x, y, k in ((512, 470, 1.0), (64, 452, 0.8), (610, 500, 1.5), (-40, 512, 1.6), (450, 428, 0.6))
    ]
    for clod in clods:
        hew(d, clod, "clay", rnd, 3.6, (10, 14, 5), 4)


def gardener(d: Doc, rnd: random.Random) -> None:
    """on the knees at the left, straw hat, both hands out under the leaf"""
    smock = S("-160,700! -160,480 -100,410 -10,390 80,400 140,440 160,520 210,580 230,700!")
    d.fill(smock.grow(9).move(6, 6), CURSE_BLACK, 0.55)
    d.inked(smock, d.lin(180, 420, -100, 620, "#f0d090", "#a8643a", "#3a1f1c", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(smock, 22, 120, 11, ("pt", *SUN), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(smock - smock.move(-8, 5), "#fdffe0", 0.9)
    bystander(d, GARDENER, (74, 276), 0.92, 6, True)
    scarf = S("-30,400! 10,372 80,372 130,398! 140,430 60,446 -20,432!")
    d.inked(scarf, d.lin(140, 390, -20, 440, "#f6fbd2", "#5aa868", "#174a36"), 5, 2, CURSE_BLACK)
    crown = S("-40,200! -30,130 40,104 110,132 128,196! 40,222")
    d.inked(crown, d.lin(130, 110, -40, 210, "#fff4c8", "#d8aa62", "#6a4428"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(crown, 12, 60, 6, ("pt", *SUN), 0.02, 0.5, rnd), "#4a2e1c")
    brim = S("-120,238! -60,196 40,186 140,190 214,214! 140,232 40,226 -50,236!")
    d.inked(brim, d.lin(200, 190, -110, 240, "#fff4c8", "#d8aa62", "#5a3822"), 6, 2.4, CURSE_BLACK)
    d.fill(pile([cutw(x, 226, x + 10, 198, 5) for x in range(-80, 190, 18)]) & brim, "#4a2e1c")
    for way in ("60,520 130,520 190,470", "20,560 120,590 214,520"):
        arm = brush(way, 62, taper(1, 0.66, 0.2), 10)
        d.inked(arm, d.lin(210, 470, 40, 560, "#f0d090", "#a8643a", "#3a1f1c"), 6, 2.4, CURSE_BLACK)


def hands(d: Doc) -> None:
    """cupped, too late"""
    pose_hand(d, "cradle", (190, 474), 0.66, -14, GARDENER.skin, False, 1, light=(0.7, -0.7))
    pose_hand(d, "cradle", (212, 522), 0.72, -8, GARDENER.skin, False, 1, light=(0.7, -0.7))


def ground_cracks(d: Doc, ways: tuple[str, ...], w: float, ink: str, lit: str) -> None:
    """cracks in the ground: dark, their far lip lit"""
    d.fill([brush(way, w, TAIL, 10).move(0, w * 0.42) for way in ways], lit, 0.75)
    d.fill([brush(way, w, TAIL, 10) for way in ways], ink)


def scarecrow(d: Doc) -> None:
    """far off, with nothing to guard and a crow on its arm"""
    rags = U(
        Sh.rect(604, 226, 8, 150),
        brush("548,262 608,254 668,264", 13, taper(0.6, 0.6), 8),
        Sh.ell(608, 226, 17, 20),
        S("582,262! 634,262! 640,300 650,336! 628,326 616,344! 604,328 588,342! 574,330!"),
        S("580,216! 636,214! 622,206 616,186 600,188 594,208!"),
        S("660,262! 664,246 678,240 690,248! 684,258 690,276!"),
    )
    d.fill(rags, "#071a12")
    d.fill(rags - rags.move(5, 2), "#d2ec9c", 0.9)


def twig(d: Doc) -> None:
    """bare and forked, bent toward the leaf it has lost"""
    limbs = [
        brush("284,330 276,270 252,214 262,160 316,128 372,138", 24, taper(1, 0.12, 0, 0.8), 18),
        brush("256,226 226,196 204,186 190,160", 14, taper(1, 0.1, 0, 0.8), 10),
        brush("254,180 238,150 244,126", 11, taper(1, 0.1, 0, 0.8), 8),
        brush("310,130 334,112 362,112", 10, taper(1, 0.1, 0, 0.8), 8),
    ]
    wood = U(limbs)
    d.inked(wood, d.lin(200, 120, 330, 330, "#f2e5c0", "#bca376", "#614c38"), 4.4, 2.2, CURSE_BLACK)


def pot(d: Doc, rnd: random.Random) -> None:
    """clay pot whose cracks make sockets, nose and teeth"""
    soil = Sh.ell(282, 318, 112, 22)
    d.inked(soil, "#2a2420", 4, 1, CURSE_BLACK)
    body = S("184,330! 282,344 382,330! 372,400 344,462 328,482! 282,490 238,482! 222,462 194,400")
    hew(d, body, "clay", rnd, 5, (10, 40, 6.5))
    rim = S("166,306! 282,330 400,306! 396,346! 282,366 170,346!")
    hew(d, rim, "clay", rnd, 5, (10, 20, 5), 3)
    sockets = [
        S("216,384! 246,372 268,386! 262,416 240,424 220,408!"),
        S("304,384! 330,370 356,382! 350,410 328,424 308,412!"),
    ]
    nose = S("284,416! 300,444! 286,438 270,446!")
    d.fill([*sockets, nose], CURSE_BLACK)
    cracks = [
        brush(s, 8, TAIL, 6)
        for s in (
            "246,376 236,352 250,330 238,308",
            "330,374 344,352 332,336",
            "220,404 204,414 198,398",
            "352,400 368,392",
        )
    ]
    teeth = [cutw(248 + k * 15, 480, 246 + k * 15, 456 - (k % 2) * 6, 6) for k in range(6)]
    d.fill(pile(cracks + teeth), CURSE_BLACK)
    shine(d, rim, (186, 318, 196, 340, 6), (210, 324, 240, 330, 5))


def leaf(d: Doc, rnd: random.Random) -> None:
    """the last leaf, turning as it falls"""
    with d.group(transform="translate(482 228) rotate(20)"):
        blade = S("0,-70! 34,-48 50,-6 36,34 0,62! -34,34 -46,-6 -32,-48")
        hew(d, blade, "root", rnd, 4.4, (10, 30, 5))
        d.fill(brush("0,-66 4,0 0,92", 9, taper(0.3, 0.7, 0.7), 10), CURSE_BLACK)
        veins = [cutw(1, y, s * 32, y - 20, 6) for y in (-22, 6, 32) for s in (-1, 1)]
        d.fill(pile(veins) & blade, CURSE_BLACK)
    d.fill([brush(s, 6, LEAF, 8) for s in ("398,172 408,160 424,164", "476,330 470,350 480,366")], "#b5dd86")
