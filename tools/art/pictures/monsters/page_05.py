"""page_05 Tome Dragon: wings are the boards of a book, scales its pages; its clasp lets it roar only a crack wide."""

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import lerp, polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, IVORY, carve, lamplight, limb, loose_card
from tools.art.picture import Picture

PICTURE = Picture(seed=65)
NECK = "196,420 268,404 330,360 336,300 290,258 262,208 292,158 350,140 410,150"
NECK_WIDTHS = [96, 92, 80, 70, 62, 58, 58, 62]
LEATHER = ("#9a4a38", "#5f2024", "#260c14")
HIDE = ("#fff4d6", "#e3c48c", "#8a6244")
CLASP = ("#fff0c8", "#b8945c", "#4a3422")


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (510, 230), ray_lines(470, 196, 80, 640, 130, 0.8), 140, 340)
    far_board(d, rnd)
    leaves(d, rnd)
    tail(d, rnd)
    neck(d, rnd)
    prey(d, rnd)
    head(d, rnd)
    breath(d, rnd)


def board(d: Doc, shape: Sh, rnd: random.Random, ribs: list[str]) -> None:
    """a cover of tooled leather with raised bands, worn corners"""
    carve(d, shape, LEATHER, rnd, (9, 34, 5), lw=4, rim="#f0b080")
    d.stroke(shape.shrink(12), "#f0c890", 2.4, 0.8)
    for spec in ribs:
        rib = brush(spec, 13, taper(0.7, 0.7), 10) & shape
        d.inked(rib, "#8a3a30", 2.2, 1, PAGE_INK)


def far_board(d: Doc, rnd: random.Random) -> None:
    """the right wing, half behind the neck"""
    wing = S("296,440! 372,300 430,190 478,84! 530,96 580,118 622,148! 556,264 510,350 470,440!")
    board(d, wing, rnd, ["340,330 430,356 510,378", "440,150 520,172 600,210"])
    d.fill(wing, "#150a12", 0.62)
    d.glow(470, 168, 190, (0, "#fff0b4", 0.95), (0.35, "#ffb040", 0.7), (0.7, "#d8482f", 0.25), (1, "#8a1a1c", 0))


def leaves(d: Doc, rnd: random.Random) -> None:
    """between the boards the pages stand up, and there is fire between the pages"""
    d.glow(240, 330, 190, (0, "#fff6cc", 1), (0.4, "#ffc050", 0.7), (1, "#e8552a", 0))
    for i in range(8):
        u = i / 7
        a = lerp(-102, -60, u)
        tip = polar(222, 440, 306 - 90 * abs(u - 0.3), a)
        flame_tip = polar(222, 440, 336 - 90 * abs(u - 0.35), a + 4)
        fire = limb([(222, 430), polar(222, 430, 110, a + 9), flame_tip], [40, 34, 2])
        d.inked(fire, d.lin(222, 430, *flame_tip, "#fff6cc", "#ffb040", "#d8482f"), 2, 0.8, "#7a1a1c")
        side = polar(*tip, 46, a + 82)
        page = S(
            [
                (222, 440, True),
                lerp_bow((222, 440), tip, -12),
                (*tip, True),
                (*side, True),
                lerp_bow((240, 440), side, 8),
                (244, 440, True),
            ]
        )
        d.inked(page, d.lin(222, 440, *tip, "#f6c878", "#fdf3d6", "#d8bc88"), 2.6, 1.4, PAGE_INK)
        rows = [sliver(*polar(222, 440, r, a + 1.6), *polar(222, 440, r, a + 9), 1.4) for r in range(120, 230, 13)]
        d.fill(pile(rows) & page.shrink(3), "#8a6a4a")


def lerp_bow(a: tuple[float, float], b: tuple[float, float], bow: float) -> tuple[float, float]:
    """the middle of a to b, pushed sideways"""
    return (a[0] + b[0]) / 2 + bow, (a[1] + b[1]) / 2


def tail(d: Doc, rnd: random.Random) -> None:
    """the bookmark ribbon, swallow-tailed"""
    ribbon_tail = limb("240,430 330,440 430,400 500,410 560,440 600,420", [30, 30, 28, 28, 26, 26], 30)
    carve(d, ribbon_tail, BLOOD, rnd, (9, 16, 4), lw=3.2, rim="#ffb080")
    d.inked(S("588,408! 632,388! 618,412! 640,432! 602,434!"), "#bd382b", 3, 1.4, PAGE_INK)


def neck(d: Doc, rnd: random.Random) -> None:
    """an S of overlapping pages, belly plates of folded quires"""
    body = limb(NECK, NECK_WIDTHS, 40)
    d.inked(body, d.hlin(body, "#f3dfb0", "#a07850", "#3a2430"), 4, 2, PAGE_INK)
    along = sample(NECK, 40)
    widths = [lerp(96, 60, min(1, i / 30)) for i in range(41)]
    for i in range(1, 40):
        x, y, tx, ty = along[i]
        w = widths[i]
        for row in (0.46, 0.2, -0.06) if i % 2 else (0.33, 0.07):
            px, py = x + ty * w * row, y - tx * w * row
            scale = [
                (px - ty * 10, py + tx * 10, True),
                (px - tx * 27 - ty * 9, py - ty * 27 + tx * 9, True),
                (px - tx * 24, py - ty * 24),
                (px - tx * 29 + ty * 9, py - ty * 29 - tx * 9, True),
                (px + ty * 10, py - tx * 10, True),
            ]
            leaf = S(scale)
            shade = min(1, max(0, 0.5 - row)) * 0.9
            d.inked(
                leaf,
                d.lin(
                    px - tx * 28,
                    py - ty * 28,
                    px,
                    py,
                    mix("#fdf6e2", "#a07850", shade),
                    mix("#d8bc88", "#5a3a34", shade),
                ),
                1.9,
                1,
                PAGE_INK,
            )
            d.fill(
                pile(
                    [
                        sliver(
                            px - tx * k - ty * 5, py - ty * k + tx * 5, px - tx * k + ty * 5, py - ty * k - tx * 5, 1.2
                        )
                        for k in (10, 16)
                    ]
                ),
                "#7d5f46",
            )
    plates = []
    for i in range(1, 40):
        x, y, tx, ty = along[i]
        w = widths[i]
        plates.append(cutw(x - ty * w * 0.5, y + tx * w * 0.5, x - ty * w * 0.2 + tx * 8, y + tx * w * 0.2 + ty * 8, 6))
    d.fill(pile(plates) & body, PAGE_INK)


def head(d: Doc, rnd: random.Random) -> None:
    """long skull, quill horns, a strap and clasp round the muzzle, a rivet for an eye"""
    for spec, widths in (
        ("392,128 350,96 300,88 262,104", [22, 24, 16, 2]),
        ("404,118 376,82 336,66 296,74", [20, 22, 15, 2]),
    ):
        horn = limb(spec, widths)
        carve(d, horn, IVORY, rnd, (6, 12, 3), lw=2.8)
    jaw = S("404,190! 440,208 486,226 530,238 552,236! 556,222 520,214 470,196 430,180!")
    carve(d, jaw, HIDE, rnd, (8, 12, 4), lw=3.4)
    d.glow(500, 206, 70, (0, "#fff6cc", 1), (0.4, "#ffb040", 0.7), (1, "#e8552a", 0))
    gape = S("430,184! 480,196 530,204 558,208! 552,226 510,220 462,202!")
    d.inked(gape, d.lin(430, 190, 556, 216, "#e8552a", "#ffd35c", "#fffbe0"), 2.2, 0.8, "#7a1a1c")
    skull = S(
        "372,132! 386,108 414,98 448,104 478,124 516,142 552,152 578,172 580,196 562,208! 520,202 "
        "474,194 436,184 410,204 386,196 370,168"
    )
    carve(d, skull, HIDE, rnd, (8, 24, 4.6), lw=3.8, rim="#ffe0b8")
    teeth = [
        S([(x, y, True), (x + 5, y + 9), (x + 2, y + 21, True), (x - 6, y + 8)])
        for x, y in ((474, 196), (496, 200), (520, 203), (544, 207))
    ]
    d.inked(teeth, "#fffdf0", 1.8, 0.8, PAGE_INK)
    d.fill(S("548,162! 562,164 568,174 554,172!"), "#12060a")
    d.fill(pile([sliver(440 + i * 18, 122 + i * 9, 452 + i * 18, 150 + i * 7, 2) for i in range(3)]), PAGE_INK)
    brow = S("396,130! 422,108 456,116 476,142! 446,136 420,140")
    carve(d, brow, BLOOD, rnd, None, lw=3)
    rivet = Sh.ell(436, 148, 15)
    d.inked(rivet, d.rad(431, 142, 20, *CLASP), 3, 1.4, PAGE_INK)
    d.fill(Sh.ring(436, 148, 11, 9), "#5a3a1e")
    d.fill(Sh.rect(427, 145.5, 18, 5).rot(24, 436, 148), "#7a0f18")
    d.fill(Sh.ell(440, 147, 2.4), "#fff0a0")
    for strap in ("506,132 504,164 496,200 484,232", "520,136 520,168 512,206 502,238"):
        d.fill(brush(strap, 4, taper(1, 1), 8), PAGE_INK)
    band = limb("514,132 513,166 505,204 493,236", [17, 17, 17, 17])
    carve(d, band, CLASP, rnd, (7, 9, 3), lw=2.8)
    lock = Sh.rect(-15, -13, 30, 26, 6).rot(12).move(508, 190)
    carve(d, lock, CLASP, rnd, (6, 9, 3), lw=2.8)
    d.fill(U(Sh.ell(508, 187, 4), Sh.poly([(506, 188), (510, 188), (512, 199), (504, 199)])), PAGE_INK)


def prey(d: Doc, rnd: random.Random) -> None:
    """an element card with a hole burnt through its sign"""
    loose_card(d, 572, 338, 84, 14, "earth")
    burnt = S("604,278! 596,300 572,296 560,318 580,330 572,352 596,356 610,348 630,352! 640,300")
    d.fill(burnt & Sh.poly([(545, 268), (626, 288), (600, 408), (518, 386)]).grow(4), "#2a0f12")
    d.stroke(
        brush("604,280 594,300 572,297 562,318 580,331 574,352 596,357 612,350", 6, taper(0.6, 0.6), 20), "#ffcf60", 2.4
    )


def breath(d: Doc, rnd: random.Random) -> None:
    """one burning line of letters"""
    line_of_fire = limb("556,216 592,232 610,262 600,296", [10, 20, 24, 8])
    d.glow(600, 262, 70, (0, "#fff0b0", 0.9), (0.5, "#ff9a3a", 0.5), (1, "#e8552a", 0))
    d.inked(line_of_fire, d.lin(556, 216, 604, 300, "#fffbe0", "#ffc850", "#e8702e"), 2, 0.8, "#7a1a1c")
    for (x, y, _tx, _ty), r in zip(sample("562,219 592,232 610,262 602,290", 5), (7, 9, 10, 10, 9, 8), strict=False):
        letter = U(
            brush([(x - r, y - r), (x, y - r * 0.2), (x - r * 0.4, y + r)], r * 0.5, taper(0.5, 0.2), 6),
            brush([(x + r * 0.8, y - r * 0.8), (x, y), (x + r * 0.9, y + r * 0.8)], r * 0.4, taper(0.6, 0.2), 6),
        )
        d.fill(letter, "#5a1526")


def cross(d: Doc, detail: int) -> None:
    """the near board stands higher than the picture"""
    rnd = random.Random(PICTURE.seed + 1)
    wing = S("236,449! 96,449! 74,300 68,160 76,28! 116,18 166,14 206,22! 202,160 212,300")
    board(d, wing & Sh.rect(0, 0, 704, 449), rnd, ["64,112 140,120 212,108", "68,348 160,362 236,350"])
    for x, y in ((90, 42), (192, 38)):
        boss = spark(x, y, 15, 0.5)
        d.inked(boss, d.rad(x, y, 16, *CLASP), 2.2, 0.8, PAGE_INK)
    diamond = S("142,168! 152,206 174,230! 156,252 148,296! 134,254 112,234! 132,208")
    d.inked(diamond, "#4a1218", 2.4, 1, "#f0c890")
    d.fill(spark(144, 231, 20, 0.2), "#e8703c")
    d.stroke(Sh.rect(118, 50, 48, 38, 4).rot(-2, 142, 66), "#f0c890", 2.4)
    d.fill(pile([Sh.rect(127, 60 + i * 8, 30 - i * 6, 3) for i in range(3)]).rot(-2, 142, 66), "#f0c890")
