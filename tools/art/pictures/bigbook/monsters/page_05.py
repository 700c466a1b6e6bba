"""page_05 Tome Dragon: wings are the boards of a book, scales its pages; through the crack that its clasp leaves it
breathes a cone of burning letters, and that is all the light there is."""

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import lerp, polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, IVORY, carve, lamplight, lid, limb, loose_card
from tools.art.picture import Picture

PICTURE = Picture(
    seed=65, layers=("far", "body", "tail", "neck", "jaw", "skull", "eyes", "lids", "clasp", "breath", "limb")
)
FIRE = (566.0, 226.0)
NECK = "196,420 268,404 330,360 336,300 290,258 262,208 292,158 350,140 410,150 436,158"
NECK_WIDTHS = [96, 92, 80, 70, 62, 58, 58, 62]
LEATHER = ("#9a4a38", "#5f2024", "#260c14")
HIDE = ("#fff4d6", "#e3c48c", "#8a6244")
CLASP = ("#fff0c8", "#b8945c", "#4a3422")


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(
        d,
        (596, 300),
        ray_lines(*FIRE, 90, 760, 150, 1.6),
        120,
        300,
        ("#fffbe0", "#ffd98a", "#c8703c", "#4a1c22", "#120a10"),
        r=390,
    )
    far_board(d, rnd)
    leaves(d, rnd)
    tail(d, rnd)
    neck(d, rnd)
    head(d, rnd)
    breath(d, rnd)
    prey(d, rnd)


def board(d: Doc, shape: Sh, rnd: random.Random, ribs: list[str]) -> None:
    """a cover of tooled leather with raised bands, worn corners"""
    carve(d, shape, LEATHER, rnd, (9, 34, 5), lw=4, rim="#f0b080")
    d.stroke(shape.shrink(12), "#f0c890", 2.4, 0.8)
    for spec in ribs:
        rib = brush(spec, 13, taper(0.7, 0.7), 10) & shape
        d.inked(rib, "#8a3a30", 2.2, 1, PAGE_INK)


@layer("far")
def far_board(d: Doc, rnd: random.Random) -> None:
    """the right wing, half behind the neck"""
    wing = S("296,440! 372,300 430,190 478,84! 530,96 580,118 622,148! 556,264 510,350 470,440!")
    board(d, wing, rnd, ["340,330 430,356 510,378", "440,150 520,172 600,210"])
    d.fill(wing, "#150a12", 0.62)
    d.glow(470, 168, 190, (0, "#fff0b4", 0.95), (0.35, "#ffb040", 0.7), (0.7, "#d8482f", 0.25), (1, "#8a1a1c", 0))


@layer("body")
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


@layer("tail")
def tail(d: Doc, rnd: random.Random) -> None:
    """the bookmark ribbon, swallow-tailed"""
    ribbon_tail = limb("240,430 330,440 430,400 500,410 560,440 600,420", [30, 30, 28, 28, 26, 26], 30)
    carve(d, ribbon_tail, BLOOD, rnd, (9, 16, 4), lw=3.2, rim="#ffb080")
    d.inked(S("588,408! 632,388! 618,412! 640,432! 602,434!"), "#bd382b", 3, 1.4, PAGE_INK)


@layer("neck")
def neck(d: Doc, rnd: random.Random) -> None:
    """an S of overlapping pages, belly plates of folded quires; it runs on into the skull, which moves upon it"""
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


@layer("skull")
def head(d: Doc, rnd: random.Random) -> None:
    """long skull, quill horns, a strap and clasp round the muzzle, a rivet for an eye"""
    with d.part("jaw"):
        jaw = S("404,190! 440,208 486,226 530,238 552,236! 556,222 520,214 470,196 430,180!")
        carve(d, jaw, HIDE, rnd, (8, 12, 4), lw=3.4)
        d.glow(500, 206, 70, (0, "#fff6cc", 1), (0.4, "#ffb040", 0.7), (1, "#e8552a", 0))
        gape = S("430,184! 480,196 530,204 558,208! 552,226 510,220 462,202!")
        d.inked(gape, d.lin(430, 190, 556, 216, "#e8552a", "#ffd35c", "#fffbe0"), 2.2, 0.8, "#7a1a1c")
    for spec, widths in (
        ("398,132 350,96 300,88 262,104", [22, 24, 16, 2]),
        ("410,122 376,82 336,66 296,74", [20, 22, 15, 2]),
    ):
        horn = limb(spec, widths)
        carve(d, horn, IVORY, rnd, (6, 12, 3), lw=2.8)
    with d.part("skull"):
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
    with d.part("skull"):
        d.inked(rivet, d.rad(431, 142, 20, *CLASP), 3, 1.4, PAGE_INK)
        d.fill(Sh.ring(436, 148, 11, 9), "#5a3a1e")
    with d.part("eyes"):
        d.fill(Sh.rect(427, 145.5, 18, 5).rot(24, 436, 148), "#7a0f18")
        d.fill(Sh.ell(440, 147, 2.4), "#fff0a0")
    lid(d, Sh.ell(436, 148, 12), HIDE)
    clasp(d, rnd)


@layer("clasp")
def clasp(d: Doc, rnd: random.Random) -> None:
    """the strap round the muzzle: it can roar as wide as this allows"""
    for strap in ("506,132 504,164 496,200 484,232", "520,136 520,168 512,206 502,238"):
        d.fill(brush(strap, 4, taper(1, 1), 8), PAGE_INK)
    band = limb("514,132 513,166 505,204 493,236", [17, 17, 17, 17])
    carve(d, band, CLASP, rnd, (7, 9, 3), lw=2.8)
    lock = Sh.rect(-15, -13, 30, 26, 6).rot(12).move(508, 190)
    carve(d, lock, CLASP, rnd, (6, 9, 3), lw=2.8)
    d.fill(U(Sh.ell(508, 187, 4), Sh.poly([(506, 188), (510, 188), (512, 199), (504, 199)])), PAGE_INK)


@layer("breath")
def breath(d: Doc, rnd: random.Random) -> None:
    """the lamp of this picture: a cone out of the crack, brightest at the teeth, in it the letters it has eaten"""
    x, y = FIRE
    d.glow(x + 36, y + 70, 210, (0, "#fffbe0", 1), (0.3, "#ffd878", 0.7), (0.65, "#f0702e", 0.28), (1, "#c2301c", 0))
    for wide, far, alpha in ((40, 330, 0.5), (30, 300, 0.55), (18, 290, 0.8)):
        cone = Sh.poly([(x - 12, y - 8), polar(x, y, far, 82 - wide), polar(x, y, far, 82 + wide), (x - 24, y + 2)])
        d.fill(cone, d.rad(x, y, far, (0, "#ffffff", alpha), (0.35, "#ffe79a", alpha * 0.9), (1, "#ff8a2a", 0)))
    for i in range(15):
        a = 82 + (i - 7) * 5.4 + rnd.uniform(-1, 1)
        start, end = polar(x, y, 10 + 26 * rnd.random(), a), polar(x, y, rnd.uniform(150, 280), a)
        d.fill(sliver(*start, *end, rnd.uniform(2.4, 5)), "#fffdf0" if i % 2 else "#ff9a3a", 0.9)
    lines = [(82 + (i - 3) * 11, 40 + 12 * (i % 2)) for i in range(7)]
    for a, first in lines:
        r, along = 5.2, float(first)
        while along < 250:
            letter(d, *polar(x, y, along, a), r, rnd)
            along, r = along + r * 2.9, r * 1.13
    d.glow(x - 4, y, 58, (0, "#ffffff", 1), (0.4, "#fffbe0", 0.9), (1, "#ffd060", 0))
    d.fill(spark(x - 4, y, 40, 0.1), "#ffffff")


def letter(d: Doc, x: float, y: float, r: float, rnd: random.Random) -> None:
    """a letter on its way to ash"""
    turn = rnd.uniform(-34, 34)
    strokes = rnd.choice(
        (
            "-6,-8 0,-1 -3,8|7,-7 0,0 7,7",
            "-5,8 -5,-8 5,-8|-5,0 4,0",
            "-6,8 0,-9 6,8|-3,2 4,2",
            "6,-6 -4,-8 -5,7 6,7|0,0 6,0",
        )
    )
    shape = U([brush(spec, 3.6, taper(0.5, 0.4), 8) for spec in strokes.split("|")]).scale(r / 9).rot(turn).move(x, y)
    d.fill(shape.grow(1.6), "#fff6c8")
    d.fill(shape, "#7a1a1c")


@layer("breath")
def prey(d: Doc, rnd: random.Random) -> None:
    """an element card that has come too near: its sign is burnt out of it"""
    with d.group(transform="translate(604 388) rotate(14) scale(.9)"):
        loose_card(d, 0, 0, 74, 0, "earth")
        hole = S("-26,-34! -8,-46 12,-36 18,-16 32,-4 22,16 4,12 -10,20 -22,6 -18,-14")
        d.inked(hole, d.rad(0, -14, 34, "#fffbe0", "#ffd35c", "#e8552a"), 3.4, 0.6, "#3a0e12")
        for px, py, r in ((-30, -50, 5), (20, -54, 4), (36, -30, 3.4), (-6, -64, 3)):
            d.fill(Sh.poly([(px - r, py), (px, py - r), (px + r, py + 1), (px, py + r)]), "#3a0e12")


def cross(d: Doc, detail: int) -> None:
    """the near wing is the front board of the book, thrown open over the upper rule: leather, ribs, a claw"""
    rnd = random.Random(PICTURE.seed + 1)
    inside = Sh.rect(0, 0, 704, 449)
    edge = S("262,449! 246,330 240,214 252,96! 268,98 262,214 272,330 290,449!") & inside
    d.inked(edge, d.hlin(edge, "#8a6a4a", "#fdf3d6", "#b8935c"), 3, 1.4, PAGE_INK)
    leaves_cut = [
        brush(
            [(256 + i * 4, 110), (248 + i * 4, 220), (254 + i * 4.4, 340), (268 + i * 4.6, 449)],
            1.6,
            taper(0.6, 0.6),
            8,
        )
        for i in range(4)
    ]
    d.fill(pile(leaves_cut) & edge, "#7d5f46")
    wing = (
        S(
            "256,449! 246,330 240,214 250,98! 206,58 152,30 98,16 62,14! 74,60 70,104 50,146! 70,190 66,238 44,282! "
            "66,326 66,372 46,416! 58,428 66,438 70,449!"
        )
        & inside
    )
    carve(d, wing, ("#c8603c", "#6d2428", "#220a12"), rnd, (9, 30, 5), lw=4.4, rim="#ffc890")
    panel = S(
        "232,430! 226,330 222,224 230,118! 190,84 146,62 104,52! 112,96 108,132 92,162! 110,204 106,244 90,286! "
        "108,330 108,376 94,414!"
    )
    d.stroke(panel, "#f0c890", 2.6, 0.85)
    d.stroke(panel.shrink(8), "#f0c890", 1.6, 0.6)
    for spec, w in (
        ("250,98 180,60 110,32 62,14", 19),
        ("246,206 180,166 110,146 50,146", 17),
        ("244,310 180,286 110,276 44,282", 16),
        ("250,404 180,400 110,404 46,416", 15),
    ):
        rib = brush(spec, w, taper(1, 0.5, 0), 16)
        d.inked(rib, d.vlin(rib, "#e8905c", "#8a3430", "#3a1016"), 2.6, 1.4, PAGE_INK)
    claw = S("70,22! 52,20 36,6 30,2! 32,18 42,34 62,36!")
    carve(d, claw, IVORY, rnd, (5, 8, 3), lw=2.8)
    gilt = spark(166, 236, 38, 0.24)
    d.inked(gilt, d.rad(160, 228, 40, *CLASP), 2.6, 1.2, PAGE_INK)
    d.fill(spark(166, 236, 19, 0.22), "#7a1a1c")
    for x, y in ((214, 118), (212, 420), (116, 74), (112, 398)):
        d.inked(Sh.ell(x, y, 8), d.rad(x - 2, y - 3, 10, *CLASP), 2.2, 0.8, PAGE_INK)
    label = Sh.rect(142, 332, 54, 36, 4).rot(-3, 168, 350)
    d.inked(label, d.dlin(label, "#fdf6e2", "#d8bc88"), 2.2, 1, PAGE_INK)
    d.fill(pile([sliver(150, 342 + i * 8, 188 - i * 8, 341 + i * 8, 2) for i in range(3)]), "#5a1526")
