"""The opening: four pictures that fill the screen. The ferry, the plan, the mirror, the ledger."""

import random
from collections.abc import Callable
from importlib import import_module

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.hall import foot_print, vesper_hall
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    Tones,
    corners,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.scene import bay, boarded, muntins, night_window, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

SIZE = (1920, 1080)
PICTURE = Picture(size=SIZE)
W, H = 960, 540
"""The pictures are composed at half the size: the nearest things carry contours of 8 units."""
SKIN = ("#f2dcc2", "#dbb797", "#a97d66")
GLOVE = (PAPER[0], PAPER[1], PAPER[2])
PARTY = ("ines_marrow", "tobias_wren", "aude_linnet", "august_bray")


def _behind(d: Doc, name: str, x: float, y: float, k: float, rim: str = LAMP["light"]) -> None:
    """Somebody seen from behind against the light: the outline in ink, its bright edge, a few folds."""
    module = import_module(f"tools.art.pictures.mansions.people.{name}")
    f = Fig(3)
    with f.at(x, y, k, flip=True), f.at(-160, -424):
        module.figure(f)
    s = Sh.union(f.outline)
    d.fill(s, d.dlin(s, "#24383c", INK2, INK))
    d.stroke(s, INK, 3)
    d.fill(s - s.move(3, 2), rim, 0.85)
    nib(d, pen(s.shrink(5), 90, 9, rnd=random.Random(4), ragged=30, broken=0.8), SLATE[2], 1.6, 0.6)


def _ferry(d: Doc) -> None:
    """Low tide; the ferry has put us off and goes. One lamp; four people, five rows of prints; in the wet sand the
    house has more windows.
    """
    bay(d, W, H, 214, (742, 70))
    with d.group(transform="translate(120 196) scale(0.72)"):
        smoke = "20,-70 -20,-110 30,-140 -30,-180"
        d.fill(brush(smoke, 26, taper(0.2, 0.8, 0.6)), SLATE[1], 0.7)
        form(d, S("-90,0! 96,-6! 76,36! -66,36!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 2.4)
        form(d, Sh.rect(-44, -40, 80, 38), (PAPER[0], PAPER[2]), 2.4)
        for x in (-34, -8, 18):
            form(d, Sh.rect(x, -30, 14, 14), (LAMP["core"], LAMP["mid"]), 2)
        form(d, Sh.rect(4, -76, 22, 36), (CORAL["mid"], CORAL["dark"]), 2.4)
        d.stroke(line("-110,42 0,48 130,40"), TIDE["core"], 4, 0.9)
    sand = form(
        d, S("-20,420! 180,352 420,300 640,250 980,226! 980,560! -20,560!"), ("#5f7f76", "#2c5357", "#132c31"), 3
    )
    nib(d, pen(sand, -8, 10, rnd=random.Random(7), ragged=120, broken=0.93), TIDE["light"], 1.5, 0.35)
    vesper_hall(d, 716, 268, 0.5)
    pool = S("470,330! 560,286 760,276 960,286! 960,420 760,440 560,410")
    d.fill(pool, d.lin(0, 280, 0, 440, "#3f7472", "#1c4147"))
    with d.clip(pool):
        vesper_hall(d, 716, 282, 0.42, True)
        nib(d, pen(pool, 0, 9, rnd=random.Random(3), ragged=90, broken=0.9), TIDE["core"], 1.5, 0.45)
    d.stroke(pool, TIDE["core"], 2, 0.6)
    d.glow(330, 420, 300, (0, LAMP["core"], 0.75), (0.35, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    for row, (x0, y0) in enumerate(((250, 510), (312, 520), (372, 516), (436, 524), (520, 520))):
        for i in range(6):
            t = i / 6
            foot_print(
                d,
                x0 + (620 - x0) * t + i % 2 * 10,
                y0 + (316 - y0) * t - (0 if row < 4 else 8),
                0.24 * (1 - 0.7 * t),
                40 - t * 10,
                i % 2 == 0,
            )
    for name, x, y, k in (
        ("tobias_wren", 356, 476, 0.42),
        ("aude_linnet", 284, 486, 0.44),
        ("august_bray", 214, 502, 0.48),
    ):
        _behind(d, name, x, y, k)
    _behind(d, "ines_marrow", 112, 530, 0.62)
    with d.group(transform="translate(408 402) scale(0.5)"):
        d.glow(0, 30, 120, (0, LAMP["core"], 1), (0.4, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
        form(d, S("-20,0! 20,0! 16,60! -16,60!"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 4)
        form(d, Sh.rect(-26, 60, 52, 12), BRASS, 4)
        d.stroke(line("-18,0 0,-26 18,0"), INK, 5)
    near = form(d, S("600,560! 660,500 780,478 980,470! 980,560!"), (INK2, INK), 8)
    nib(d, pen(near, 60, 12, ragged=18), TIDE["base"], 2.4, 0.6)
    form(d, S("730,500! 800,500! 782,522! 748,522!"), ("#ffffff", PAPER[1]), 4)
    form(d, S("752,498! 770,462! 790,498!"), ("#ffffff", PAPER[2]), 4)


def _room_box(d: Doc, spec: str, tones: Tones, lit: bool = False) -> Sh:
    s = form(d, corners(spec), tones, 3)
    x, y = s.center
    if lit:
        d.glow(x, y, 90, (0, LAMP["core"], 0.95), (0.5, LAMP["light"], 0.4), (1, LAMP["mid"], 0), sh=s)
    else:
        nib(d, pen(s, 90, 8, rnd=random.Random(4), ragged=26), INK, 1.8, 0.6)
    d.stroke(s, INK, 3)
    return s


FURNITURE: tuple[tuple[float, float, float, float, float, Tones], ...] = (
    (186, 214, 58, 44, 14, (PAPER[0], PLUM["light"], PLUM["base"])),
    (190, 204, 26, 10, 22, (PLUM["mid"], PLUM["base"], PLUM["dark"])),
    (300, 184, 60, 12, 30, (WOOD[0], WOOD[1], WOOD[3])),
    (436, 234, 34, 20, 14, (TIDE["light"], TIDE["base"], TIDE["dark"])),
    (560, 160, 40, 40, 18, (TIDE["core"], TIDE["mid"], TIDE["base"])),
    (448, 318, 104, 32, 14, (WOOD[0], WOOD[1], WOOD[3])),
    (272, 306, 70, 12, 34, (WOOD[0], WOOD[2], WOOD[4])),
    (372, 366, 36, 20, 14, (CORAL["light"], CORAL["mid"], CORAL["dark"])),
    (676, 240, 24, 22, 40, (SLATE[0], SLATE[2], SLATE[4])),
    (660, 306, 60, 16, 12, (LAMP["light"], LAMP["base"], LAMP["dark"])),
)
"""Where a thing stands in the plan, how long, deep and high it is, and its three tones: above, before, at its side."""


def _crate(d: Doc, x: float, y: float, a: float, b: float, h: float, tones: Tones) -> None:
    """Any piece of furniture, seen as the house is: its long side goes off to the right."""
    ux, uy, vx, vy = a, -a * 0.14, b * 0.75, b * 0.7
    top = [(x, y - h), (x + ux, y + uy - h), (x + ux + vx, y + uy + vy - h), (x + vx, y + vy - h)]
    d.fill(Sh.poly([(px + 7, py + h + 5) for px, py in top]), INK, 0.5)
    near = Sh.poly([top[3], top[2], (top[2][0], top[2][1] + h), (top[3][0], top[3][1] + h)])
    form(d, near, (tones[1], tones[2]), 2.4)
    form(d, Sh.poly([top[0], top[3], (top[3][0], top[3][1] + h), (top[0][0], top[0][1] + h)]), tones[1], 2.4)
    form(d, Sh.poly(top), tones[0], 2.4)


def _plan(d: Doc) -> None:
    """The lid comes off the house: a glove with nobody in it lifts the roof, and the lamp is in one room only."""
    d.fill(Sh.rect(0, 0, W, H), d.lin(0, 0, W, H, "#1c4147", "#0c1b1f"))
    cloth = Sh.rect(-10, -10, W + 20, H + 20)
    nib(d, pen(cloth, 0, 9, rnd=random.Random(3), ragged=220, broken=0.95), TIDE["mid"], 1.6, 0.3)
    d.glow(410, 250, 520, (0, LAMP["light"], 0.5), (0.5, LAMP["mid"], 0.18), (1, LAMP["mid"], 0))
    d.fill(corners("150,210 560,150 800,330 780,420 360,520 170,330").move(26, 30), INK, 0.5)
    walls = corners("140,200 560,140 790,320 790,400 350,510 140,300")
    form(d, walls, ("#8a6a4c", "#57443b", "#2c2321"), 8)
    nib(d, pen(corners("140,206 350,424 350,510 140,300"), 90, 8, rnd=random.Random(4), ragged=10), INK, 2.2, 0.7)
    nib(d, pen(corners("350,424 790,320 790,400 350,510"), 90, 15, rnd=random.Random(5), ragged=10), INK, 2, 0.5)
    for x, y in ((410, 436), (490, 417), (570, 398), (650, 379), (726, 361)):
        form(d, corners(f"{x},{y} {x + 34},{y - 8} {x + 34},{y + 34} {x},{y + 42}"), (TIDE["dark"], INK2), 3)
    rooms: tuple[tuple[str, Tones, bool], ...] = (
        ("150,200 270,183 362,270 246,292", ("#4b3a4c", "#2c1d2e"), False),
        ("280,181 420,161 520,240 374,268", ("#6d5a48", "#4a3a2c"), True),
        ("430,160 556,142 660,215 532,238", ("#2c5357", "#16353a"), False),
        ("254,300 372,276 470,372 350,412", ("#3a4a3c", "#1f2d26"), False),
        ("384,274 530,245 632,330 480,370", ("#57443b", "#2f2624"), False),
        ("542,243 668,221 782,316 644,328", ("#43343f", "#241c24"), False),
    )
    for room in rooms:
        _room_box(d, *room)
    for piece in FURNITURE:
        _crate(d, *piece)
    d.glow(356, 196, 46, (0, LAMP["core"], 0.9), (1, LAMP["mid"], 0))
    form(d, corners("346,196 350,182 362,182 366,196"), (LAMP["core"], LAMP["mid"]), 2.4)
    for x, y in ((466, 309), (500, 304), (534, 299), (482, 323), (518, 318), (552, 313)):
        form(d, Sh.ell(x, y, 6, 3.4), ("#ffffff", PAPER[1]), 1.6)
    actor(d, "people.ines_marrow", 402, 250, 0.2, edge=7)
    actor(d, "people.tobias_wren", 452, 240, 0.2, edge=7)
    actor(d, "lampbearer", 590, 322, 0.2, edge=7)
    actor(d, "absent_aunt", 480, 206, 0.16, edge=7)
    actor(d, "pane_hound", 318, 366, 0.2, edge=7)
    roof = form(d, corners("420,96 640,-30 900,-20 960,120 760,214 500,176"), ("#4b5c63", "#2b3a40", "#141f24"), 8)
    nib(d, pen(roof, 118, 12, rnd=random.Random(6), ragged=16), INK, 2.4, 0.7)
    d.stroke(line("640,-30 770,66 960,120"), INK, 4)
    d.stroke(line("770,66 760,214"), INK, 4)
    form(d, corners("690,-30 740,-30 744,40 690,30"), ("#8a5a44", "#3a2822"), 6)
    form(d, corners("560,160 500,176 420,96 452,84"), ("#8a6a4c", "#3a2d2a"), 6)
    sleeve = S("980,250! 900,190 846,150! 812,196! 870,250 980,330!")
    d.fill(sleeve, INK)
    d.stroke(sleeve.shrink(8), TIDE["light"], 3.4, dash="10 8")
    pose_hand(d, "grip", (842, 184), 0.92, 206, GLOVE, flip=True)
    form(d, S("874,132! 892,146! 842,222! 818,206!"), ("#ffffff", PAPER[1]), 6)
    with d.group(transform="translate(70 430) rotate(-16)"):
        form(d, Sh.rect(-60, -10, 230, 34, 3), (LAMP["light"], LAMP["base"]), 6)
        for i in range(11):
            d.stroke(line([(-50 + i * 21, -10), (-50 + i * 21, 4 + 8 * (i % 5 == 0))]), INK, 2.6)
    form(d, corners("30,60 120,30 132,66 44,98"), ("#ffffff", PAPER[1]), 5)
    lines(d, 2.6, PAPER[3], "50,66 106,48", "54,80 92,68")


def _mirror(d: Doc) -> None:
    """Before the glass there are three of us. In the glass there are four, and the fourth has begun to bow."""
    papered(d, W, H, "#5b4a52", "#261c2a", (120, 90), 640)
    boarded(d, W, H, 452, 420)
    d.fill(S("250,30! 760,-6! 800,452! 286,476!"), INK, 0.55)
    form(d, S("238,470! 222,40 470,-20 720,10 764,440!"), (LAMP["light"], LAMP["base"], LAMP["dark"]), 8)
    glass = S("262,446! 248,58 470,8 700,32 738,420!")
    form(d, glass, (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["base"]), 4)
    with d.clip(glass):
        d.fill(corners("240,400 760,372 760,470 240,480"), d.lin(0, 380, 0, 470, "#4f7f78", "#23474a"))
        nib(d, pen(corners("240,400 760,372 760,470 240,480"), -3, 12, ragged=60), TIDE["dark"], 1.6, 0.6)
        form(d, corners("590,110 690,104 704,384 600,392"), ("#12282e", "#0b1518"), 3)
        d.glow(560, 180, 150, (0, LAMP["core"], 0.5), (1, LAMP["light"], 0))
        actor(d, "the_guest", 616, 398, 0.76, -6)
        for name, x, y, k in (
            ("ines_marrow", 340, 420, 0.56),
            ("delphine_okoro", 438, 412, 0.54),
            ("emil_sarto", 522, 408, 0.54),
        ):
            actor(d, f"people.{name}", x, y, k)
        d.fill(glass, TIDE["light"], 0.2)
        d.fill(corners("270,460 400,0 448,0 318,460"), "#ffffff", 0.28)
        d.fill(corners("336,460 466,0 478,0 348,460"), "#ffffff", 0.28)
    for x, y, k in ((712, 20, 1.0), (240, 30, 0.8)):
        form(d, Sh.ell(x, y, 22 * k), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 6)
    form(d, corners("170,466 860,430 880,462 160,504"), (WOOD[0], WOOD[2], WOOD[3]), 6)
    form(d, S("812,444! 806,396 826,384 846,396 842,442!"), ("#ffffff", PAPER[0], PAPER[2]), 4)
    d.glow(826, 360, 90, (0, LAMP["core"], 1), (0.3, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    d.fill(S("826,384! 814,366 826,336! 838,366"), LAMP["core"])
    for name, x, y, k in (
        ("ines_marrow", 150, 640, 1.06),
        ("delphine_okoro", 372, 650, 0.92),
        ("emil_sarto", 560, 660, 0.9),
    ):
        _behind(d, name, x, y, k)


def _ledger(d: Doc) -> None:
    """The book of everybody who came: left full, right white. One hand writes us in, another has hold of the cover."""
    papered(d, W, H, "#4f5a4c", "#1d2a2c", (250, 120), 620)
    night_window(d, 668, 44, 190, 210)
    with d.clip(Sh.rect(668, 44, 190, 210)):
        d.fill(Sh.rect(668, 150, 190, 110), d.lin(0, 150, 0, 254, "#8fae9f", "#3a6a6a"))
        d.fill(Sh.rect(668, 44, 190, 106), d.lin(0, 44, 0, 150, "#2c5a60", "#c9cdb4"))
        with d.group(transform="translate(790 158) scale(0.42)"):
            form(d, S("-90,0! 96,-6! 76,36! -66,36!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 5)
            form(d, Sh.rect(-44, -40, 80, 38), (PAPER[0], PAPER[2]), 5)
            form(d, Sh.rect(4, -76, 22, 36), (CORAL["mid"], CORAL["dark"]), 5)
    muntins(d, 668, 44, 190, 210)
    boarded(d, W, H, 330, 304, ("#8d6f55", "#4d3a30", "#241c1b"))
    d.fill(corners("120,300 470,250 860,330 830,520 420,560 60,470").move(22, 26), INK, 0.55)
    form(d, corners("96,312 470,236 880,330 850,520 430,580 52,470"), (PLUM["base"], PLUM["dark"], PLUM["deep"]), 8)
    left = form(
        d, S("118,312! 260,250 400,262 476,290! 440,544! 330,500 190,486 72,462!"), ("#ffffff", PAPER[0], PAPER[2]), 6
    )
    form(
        d, S("476,290! 560,252 720,276 862,340! 836,508! 700,500 560,512 440,544!"), ("#ffffff", PAPER[0], PAPER[1]), 6
    )
    nib(d, pen(side(left, 60, 0), 80, 8, rnd=random.Random(3), ragged=16), PAPER[3], 1.8, 0.7)
    for i in range(9):
        y = 306 + i * 22
        spec = f"{136 - i * 5},{y + 8} {250 - i * 4},{y - 22} {360 - i * 3},{y - 14} {446 - i * 3},{y + 8}"
        for part in (line(spec),):
            d.stroke(part, PAPER[4], 5, 0.9, dash="26 7 14 9 34 8")
    for i in range(7):
        d.stroke(line(f"{500 - i * 4},{316 + i * 28} {640},{292 + i * 29} {820 - i * 3},{342 + i * 24}"), PAPER[2], 2)
    ribbon = brush("470,292 462,420 440,548 452,600", 22, taper(0.9, 0.9, 0.5))
    form(d, ribbon, (CORAL["mid"], CORAL["base"]), 4)
    d.glow(236, 140, 190, (0, LAMP["core"], 0.9), (0.35, LAMP["light"], 0.45), (1, LAMP["mid"], 0))
    form(d, S("206,300! 262,300! 256,262! 212,262!"), BRASS, 5)
    c = form(d, Sh.rect(220, 176, 30, 92, 4), ("#ffffff", PAPER[0], PAPER[2]), 5)
    nib(d, pen(side(c, -10, 0), 90, 5), PAPER[4], 1.8, 0.8)
    d.fill(S("235,178! 218,154 234,108! 252,152"), LAMP["core"])
    d.stroke(S("235,178! 218,154 234,108! 252,152"), INK, 3)
    arm = S("980,120! 830,210 720,262! 744,318! 860,280 980,240!")
    d.fill(arm, INK)
    d.stroke(arm.shrink(8), TIDE["light"], 3.4, dash="10 8")
    quill = brush("560,350 640,240 720,130", 40, taper(0.02, 0.4, 0.75))
    form(d, quill, ("#ffffff", PAPER[0], PAPER[2]), 5)
    d.stroke(line("552,362 640,240 712,140"), PAPER[4], 3)
    pose_hand(d, "pinch", (726, 288), 0.86, 158, GLOVE, flip=True)
    form(d, S("724,252! 750,246! 768,318! 740,326!"), ("#ffffff", PAPER[1]), 5)
    d.stroke(line("520,372 536,362 550,366"), INK, 5)
    red = (CORAL["mid"], CORAL["base"], CORAL["dark"])
    s = form(d, S("-20,440! 40,470 90,500! 70,560! -20,560!"), red, 8)
    nib(d, pen(side(s, -20, -20), 60, 8, ragged=12), INK, 2.4, 0.8)
    pose_hand(d, "grip", (72, 516), 0.8, -20, SKIN)


def _half(draw: Callable[[Doc], None]) -> Callable[[Doc], None]:
    def whole(d: Doc) -> None:
        with d.group(transform="translate(0 0) scale(2)"):
            draw(d)

    return whole


FILES = {
    name: (SIZE, _half(draw))
    for name, draw in (("ferry", _ferry), ("plan", _plan), ("mirror", _mirror), ("ledger", _ledger))
}
