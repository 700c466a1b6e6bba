"""rulebook: the study desk by lamplight, from above: a leather mat where the book lies, quiet tools along the edges.

Nothing is brighter than the sheets that the game lays on it; the middle is empty leather."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.ornament import badge_shape
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.wood import wood
from tools.art.picture import Picture

PICTURE = Picture(seed=431, size=(1920, 1080))
BOARDS = ["#46303a", "#402b34", "#4c3640", "#3c2832"]
GILT = "#b08a4a"
MAT = (118, 84, 1684, 912)


def draw(d: Doc, detail: int) -> None:
    """Boards, mat, books under its rim, quill, spectacles, pencils, two bookmark ribbons, lamplight."""
    rnd = random.Random(PICTURE.seed)
    wood(d, 0, 0, 1920, 1080, 6, 17, BOARDS, "#1f1219", "#5e4248", gap=12)
    tea_rings(d)
    books(d, rnd)
    mat(d, rnd)
    quill(d)
    spectacles(d)
    pencils(d, rnd)
    ribbons(d, rnd)
    d.fill(
        d.window,
        d.rad(
            960, 400, 1200, (0, "#ffcf8a", 0.16), (0.4, "#f0a060", 0.06), (0.62, "#0b060c", 0.1), (1, "#05020a", 0.74)
        ),
    )


def mat(d: Doc, rnd: random.Random) -> None:
    """green leather with a tooled double rule, and each element's outline in a corner"""
    x, y, w, h = MAT
    sheet = Sh.rect(x, y, w, h, 34)
    d.soft(sheet, "#0b060c", 16, 5, 0.5, 4, 8)
    d.inked(sheet, d.rad(960, 420, 1060, "#2f463e", "#263a36", "#1a2829"), 4, 2)
    d.fill(chatter(sheet.shrink(10), 420, 2.2, 15, 68, rnd), "#16211f", 0.7)
    d.fill(wedges(sheet, 22, 20, 5, rnd=rnd), INK, 0.6)
    for inset, width in ((24, 3.2), (35, 1.6)):
        d.stroke(Sh.rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 20), GILT, width, 0.5)
    corners = (
        ("fire", x, y, 1, 1),
        ("water", x + w, y, -1, 1),
        ("earth", x, y + h, 1, -1),
        ("air", x + w, y + h, -1, -1),
    )
    for el, cx, cy, sx, sy in corners:
        whips = U(
            brush("24,170 26,110 46,76 82,62 112,78 104,104 82,102", 8, taper(0.1, 0.3, 0.4), 18),
            brush("170,24 110,26 76,46 62,82 78,112 104,104 102,82", 8, taper(0.1, 0.3, 0.4), 18),
        )
        d.fill(whips.scale(sx, sy).move(cx, cy), GILT, 0.5)
        d.stroke(badge_shape(el, cx + sx * 52, cy + sy * 52, 13), GILT, 3.4, 0.7)


def books(d: Doc, rnd: random.Random) -> None:
    """shut books that stick out from under the mat's upper edge, and one at the right"""
    for x, y, w, h, rot, tones in (
        (180, -70, 270, 190, -3, ("#7a3440", "#4e2230", "#2a121e")),
        (520, -96, 220, 200, 2, ("#3a5268", "#273848", "#141e2a")),
        (1350, -84, 300, 190, 4, ("#6a5a3a", "#463a28", "#241e16")),
        (1798, 330, 190, 270, -4, ("#54406c", "#382a4c", "#1e1629")),
    ):
        cover = Sh.rect(x, y, w, h, 10).rot(rot, x + w / 2, y + h / 2)
        d.inked(cover.move(5, 9), "#c9a878", 3, 1)
        d.inked(cover, d.dlin(cover, *tones), 3.4, 2)
        d.stroke(cover.shrink(16), GILT, 2.4, 0.55)
        d.fill(wedges(cover, 16, 18, 4.4, rnd=rnd), INK, 0.7)


def quill(d: Doc) -> None:
    """a quill and its well on the right-hand boards"""
    well = Sh.ell(1866, 760, 44, 42)
    d.soft(well, "#0b060c", 8, 4, 0.4, 3, 6)
    d.inked(well, d.rad(1852, 744, 66, "#8a7a98", "#4a3e58", "#1e1828"), 3.4, 2)
    d.inked(Sh.ell(1866, 758, 27, 25), "#120b16", 2.6, 1)
    feather, spine = vane((1858, 1060), -98, 250, 56, 0.16)
    d.fill(feather.move(8, 10), "#0b060c", 0.4)
    cut_feather(d, feather, spine, "#cfc4b4", "#6a5a78", lw=3, barbs=8, w=40)


def spectacles(d: Doc) -> None:
    """somebody's reading glasses, folded, on the left-hand boards"""
    rims = [Sh.ring(54, 610, 36, 29), Sh.ring(54, 704, 36, 29)]
    bridge = brush("70,642 82,657 70,672", 8, taper(1, 1, 0.5), 8)
    arms = [
        brush("30,584 14,640 16,740", 7, taper(1, 0.4, 0), 12),
        brush("30,730 22,700 24,620", 7, taper(1, 0.4, 0), 12),
    ]
    d.fill([s.move(5, 8) for s in (*rims, bridge)], "#0b060c", 0.45)
    d.inked([*arms, *rims, bridge], d.lin(0, 580, 90, 740, "#d8b06a", "#8a6434", "#4e3218"), 2.4, 1)
    for y in (610, 704):
        d.fill(Sh.ell(54, y, 29), "#b8d0d0", 0.1)
        d.fill(sliver(40, y + 10, 58, y - 18, 4), "#ffffff", 0.35)


def pencils(d: Doc, rnd: random.Random) -> None:
    """two stubs and their shavings at the foot of the desk"""
    for x, y, rot, tones in (
        (640, 1040, -5, ("#c2564a", "#7a2c34", "#42161f")),
        (1240, 1046, 4, ("#5a8a9a", "#345464", "#1c2e3a")),
    ):
        stub = Sh.rect(-92, -10, 150, 20, 4)
        tip = S("58,-10! 96,-2! 96,2! 58,10!")
        lead = S("84,-5! 100,0! 84,5!")
        for s, paint in ((stub, d.lin(0, y - 10, 0, y + 10, *tones)), (tip, "#d8b888"), (lead, INK)):
            d.inked(s.rot(rot).move(x, y), paint, 2.6, 1.2)
    curls = [
        brush([(x, y), (x + 12, y - 10), (x + 22, y + 2), (x + 12, y + 9)], 6, LEAF, 10)
        for x, y in ((770, 1052), (806, 1038), (1130, 1056), (360, 1050))
    ]
    d.inked(curls, "#c9a878", 1.8, 0.6)


def ribbons(d: Doc, rnd: random.Random) -> None:
    """the grimoire's red and blue bookmarks lie ready at the foot of the mat"""
    for path, tones in (
        ("930,1000 926,1030 938,1058 930,1100", ("#d8604c", "#a02a34", "#5a1424")),
        ("976,1000 984,1034 972,1064 980,1100", ("#6a94d0", "#345a9a", "#1c2f5c")),
    ):
        band = brush(path, 26, taper(1, 1, 0.5), 12)
        d.fill(band.move(5, 6), "#0b060c", 0.4)
        d.inked(band, d.hlin(band, *tones), 2.8, 1.2)
        d.fill(wedges(band, 11, 9, 3.4, rnd=rnd), INK, 0.7)


def tea_rings(d: Doc) -> None:
    """where cups have stood"""
    for x, y, r in ((56, 930, 56), (1860, 190, 62)):
        d.fill(
            Sh.ring(x, y, r, r - 7) - Sh.poly([(x, y), (x + r * 2, y - r), (x + r * 2, y + r * 0.3)]), "#1b0f14", 0.6
        )
        d.fill(pile([cutw(x + r + 6, y + i * 9, x + r + 18, y + i * 13, 5) for i in range(2)]), "#1b0f14", 0.5)
