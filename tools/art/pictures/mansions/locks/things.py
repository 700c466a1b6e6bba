"""What lies in the way of a find, in its drawer, 420x420: seven obstacles."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.marks import bell
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    LEAF_G,
    PAPER,
    SLATE,
    TIDE,
    WOOD,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.scene import boarded, papered
from tools.art.picture import Picture

PICTURE = Picture(size=(420, 420))
SIZE = (420, 420)


def _ground(
    d: Doc, top: str = "#5d5248", low: str = "#26201c", lamp: tuple[float, float] = (100, 70), shelf: float = 300
) -> None:
    papered(d, 420, 420, top, low, lamp, 380)
    boarded(d, 420, 420, shelf, shelf - 14)


def _music_box(d: Doc) -> None:
    """Shut; it turns by itself."""
    _ground(d, "#8a6c44", "#33271c")
    d.fill(S("60,360! 330,350! 396,384! 110,396!"), INK, 0.5)
    form(d, S("62,220! 100,180! 330,170! 372,206!"), (CORAL["light"], CORAL["mid"]), 4)
    f = form(d, S("62,220! 372,206! 366,344! 72,362!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    nib(d, pen(side(f, -90, 0), 90, 8), INK, 2, 0.7)
    d.stroke(S("84,238! 352,226! 348,326! 92,340!"), LAMP["light"], 4)
    for x in (130, 220, 308):
        form(d, Sh.poly([(x - 20, 284), (x, 262), (x + 20, 284), (x, 306)]), BRASS, 2.6)
    lines(d, 14, INK, "370,270 396,268")
    form(d, Sh.ell(396, 240, 24, 16).rot(20, 396, 240), BRASS, 4)
    form(d, Sh.ell(398, 292, 24, 16).rot(-14, 398, 292), BRASS, 4)
    for r in (40, 58):
        d.stroke(arc(396, 268, r, 110, 240), PAPER[0], 4, 0.8)
    for x, y, a in ((120, 110, -20), (190, 70, 14), (270, 110, -10), (330, 60, 24)):
        for k in (-1, 1):
            form(
                d,
                S(f"0,0! {18 * k},-20 {28 * k},-6 {16 * k},8! {18 * k},20 {5 * k},18").rot(a).move(x, y),
                (PAPER[0], PAPER[2]),
                2.4,
            )
        form(d, Sh.ell(0, 4, 4, 13).rot(a).move(x, y), (WOOD[1], WOOD[3]), 2)


def _rooted_desk(d: Doc) -> None:
    """A desk in bud; it has taken to the floor."""
    _ground(d, "#5d7a68", "#1d2a24", (330, 70), 270)
    for spec, w in (
        ("96,280 60,330 70,430", 34),
        ("150,286 140,350 170,430", 28),
        ("270,286 290,350 262,430", 30),
        ("330,276 372,330 366,430", 34),
    ):
        r = brush(spec, w, taper(1, 0.2, 0.1), 14)
        d.stroke(r, INK, 7)
        d.fill(r, d.dlin(r, WOOD[0], WOOD[2], WOOD[3]))
        nib(d, pen(r, 90, 8, ragged=10), INK, 1.8, 0.6)
    form(d, S("50,160! 350,140! 390,176! 70,202!"), ("#c69a6a", "#8d6844"), 4)
    f = form(d, S("70,202! 390,176! 384,276! 80,300!"), ("#a87f54", "#7d5a3c", "#4a3424"), 4)
    nib(d, pen(side(f, -80, 0), 0, 9, ragged=30), INK, 1.9, 0.6)
    for x0 in (100, 240):
        form(d, S(f"{x0},216! {x0 + 110},207! {x0 + 108},258! {x0 + 4},268!"), ("#8d6844", "#6a4a30"), 3.4)
        form(d, Sh.ell(x0 + 56, 238, 9), BRASS, 2.6)
    for x, y, n in ((120, 160, 90), (200, 150, 120), (300, 150, 76)):
        d.stroke(line(f"{x},{y} {x - 8},{y - n * 0.5} {x + 6},{y - n}"), INK, 11)
        d.stroke(line(f"{x},{y} {x - 8},{y - n * 0.5} {x + 6},{y - n}"), LEAF_G[2], 6)
        form(
            d,
            S(f"{x + 6},{y - n + 8}! {x - 16},{y - n - 12} {x + 4},{y - n - 44}! {x + 26},{y - n - 14}"),
            (CORAL["core"], CORAL["light"], CORAL["mid"]),
            3.4,
        )
        for k in (-1, 1):
            form(
                d,
                S(
                    f"{x - 4},{y - n * 0.5}! {x + 22 * k},{y - n * 0.5 - 26} {x + 46 * k},{y - n * 0.5 - 18}! "
                    f"{x + 24 * k},{y - n * 0.5}"
                ),
                (LEAF_G[0], LEAF_G[2]),
                2.8,
            )
    form(d, S("240,168! 300,160! 306,176! 246,184!"), (PAPER[0], PAPER[1]), 2.6)


def _shrouded_lens(d: Doc) -> None:
    """A sheet with a round stare."""
    _ground(d, "#46586a", "#141d26", (210, 40), 330)
    d.glow(216, 170, 190, (0, TIDE["core"], 0.6), (1, TIDE["light"], 0))
    s = form(
        d,
        S(
            "70,400! 84,300 96,200 120,110 170,60 216,48 266,60 312,110 334,200 348,300 "
            "364,400! 310,410 262,396 216,410 166,396 118,410"
        ),
        ("#ffffff", "#dfe6da", "#8fa39c"),
        4,
    )
    nib(d, pen(side(s, -60, 0), 86, 9, ragged=30), "#4d5f5a", 2.2, 0.8)
    for spec in (
        "120,130 110,260 96,390",
        "170,290 160,350 166,396",
        "262,290 270,340 262,396",
        "312,130 320,250 336,390",
    ):
        d.stroke(line(spec), "#6d7f78", 3.4)
    d.fill(Sh.ell(216, 170, 78, 88), TIDE["mid"], 0.35)
    d.stroke(Sh.ell(216, 170, 78, 88), "#6d7f78", 4)
    d.fill(Sh.ell(228, 184, 20, 27), INK, 0.75)
    d.fill(Sh.ell(200, 150, 13, 17), "#ffffff", 0.9)
    d.stroke(line("60,330 120,344 216,336 310,346 372,330"), INK, 10)
    d.stroke(line("60,330 120,344 216,336 310,346 372,330"), "#c9a874", 5)


def _dumb_waiter(d: Doc) -> None:
    """A hatch with a rack of toast, and a small hand-bell."""
    papered(d, 420, 420, "#6d4a5c", "#261a22", (120, 60), 380)
    form(d, Sh.rect(60, 40, 300, 330, 6), (WOOD[0], WOOD[1], WOOD[3]), 5)
    shaft = form(d, Sh.rect(88, 66, 244, 278), (INK2, "#05090b"), 4)
    with d.clip(shaft):
        for x in (150, 270):
            d.stroke(line(f"{x},60 {x + 2},200"), "#c9a874", 6)
        d.glow(210, 330, 190, (0, LAMP["mid"], 0.6), (1, LAMP["mid"], 0))
        for x in (196, 236):
            d.fill(Sh.ell(x, 118, 12, 8), TIDE["core"])
            d.fill(Sh.ell(x + 3, 118, 4, 7), INK)
    form(d, S("92,280! 328,280! 340,310! 80,310!"), (WOOD[0], WOOD[2]), 4)
    form(d, S("120,280! 126,266 262,266 268,280!"), (SLATE[0], SLATE[2]), 3.4)
    for i in range(5):
        t = form(
            d,
            S(f"{130 + i * 26},272! {128 + i * 26},214 {142 + i * 26},200 {156 + i * 26},214 {154 + i * 26},272!"),
            ("#e8b878", "#a06a34"),
            3,
        )
        nib(d, pen(side(t, -9, 0), 90, 6), "#6a4220", 1.6, 0.7)
    for x in (120, 148, 174, 200, 226, 252, 270):
        d.stroke(arc(x, 268, 16, 180, 360, 66), SLATE[0], 3)
    with d.group(transform="translate(304 246) scale(0.62)"):
        bell(d, 0, 0, 1.0)
    form(d, Sh.rect(70, 344, 280, 26, 4), (WOOD[0], WOOD[2]), 4)


def _wind_up_page(d: Doc) -> None:
    """A tin boy with a letter; the key has gone."""
    _ground(d, "#5a6a72", "#1c262b", (330, 80), 320)
    d.fill(Sh.ell(230, 384, 130, 22), INK, 0.5)
    for x in (178, 236):
        form(d, Sh.rect(x, 290, 40, 84, 8), (TIDE["base"], TIDE["dark"]), 4)
        form(d, Sh.rect(x - 12, 366, 62, 22, 8), (INK2, INK), 4)
    b = form(
        d, S("140,210! 164,166 290,166 314,210! 304,308! 150,308!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4
    )
    nib(d, pen(side(b, -44, 0), 90, 8, ragged=14), INK, 2, 0.7)
    for y in (196, 230, 264):
        for x in (206, 248):
            form(d, Sh.ell(x, y, 8), BRASS, 2.4)
    form(d, Sh.ell(227, 112, 62, 60), ("#ffe9d2", "#e2b690", "#b08462"), 4)
    form(d, S("166,96! 172,46 284,46 290,96! 227,76"), (TIDE["mid"], TIDE["dark"]), 4)
    form(d, Sh.rect(180, 30, 94, 24, 8), (CORAL["mid"], CORAL["dark"]), 4)
    for x in (204, 250):
        d.fill(Sh.ell(x, 112, 9, 11), INK)
        d.fill(Sh.ell(x - 3, 108, 3), "#ffffff")
        d.fill(Sh.ell(x + (-18 if x < 227 else 18), 136, 13, 10), CORAL["mid"], 0.7)
    d.stroke(line("210,146 227,152 246,146"), INK, 5)
    for spec in ("148,206 104,236 84,262",):
        d.stroke(line(spec), INK, 36)
        d.stroke(line(spec), CORAL["mid"], 27)
    form(d, S("24,230! 118,212! 128,270! 34,290!"), (PAPER[0], PAPER[1]), 3.4)
    d.stroke(line("26,234 76,256 118,214"), PAPER[3], 3)
    form(d, Sh.ell(78, 262, 11), (CORAL["light"], CORAL["base"]), 2.6)
    d.stroke(Sh.rect(312, 214, 64, 24, 8), TIDE["light"], 4, 1, dash="9 7")
    d.stroke(Sh.ell(392, 200, 22, 26), TIDE["light"], 4, 1, dash="9 7")
    d.stroke(Sh.ell(392, 252, 22, 26), TIDE["light"], 4, 1, dash="9 7")
    form(d, Sh.ell(310, 226, 9), (INK2, INK), 3)


def _fuse_cabinet(d: Doc) -> None:
    """A cabinet knee-deep in wires, the boards in its middle blinking."""
    d.fill(Sh.rect(0, 0, 420, 420), d.lin(0, 0, 0, 420, "#4b4f48", "#1d201d"))
    form(d, Sh.rect(50, 20, 320, 390, 6), (SLATE[0], SLATE[1], SLATE[3]), 5)
    inside = form(d, Sh.rect(74, 44, 272, 342), (INK2, INK), 4)
    with d.clip(inside):
        for j in range(3):
            for i in range(2):
                x, y = (96 + i * 124, 64 + j * 84)
                form(d, Sh.rect(x, y, 106, 66, 6), (PAPER[0], PAPER[2]), 3.4)
                on = (i + j) % 2 == 0
                if on:
                    d.glow(x + 53, y + 33, 60, (0, LAMP["core"], 0.9), (1, LAMP["mid"], 0))
                for sx in (30, 76):
                    if on:
                        form(d, Sh.ell(x + sx, y + 32, 13), (LAMP["core"], LAMP["mid"]), 3)
                        d.fill(Sh.ell(x + sx + 2, y + 32, 5), INK)
                    else:
                        d.stroke(line(f"{x + sx - 13},{y + 30} {x + sx},{y + 37} {x + sx + 13},{y + 30}"), INK, 4)
        rnd = random.Random(4)
        for i in range(12):
            pts = [(60 + i * 26 + rnd.uniform(-30, 30), 300 + k * 26 + rnd.uniform(-16, 16)) for k in range(5)]
            w = line(pts)
            d.stroke(w, INK, 19)
            d.stroke(w, CORAL["mid"] if i % 2 else TIDE["base"], 12)
            if i % 2 == 0:
                d.stroke(w, TIDE["core"], 6, dash="7 9", cap="butt")
    lf = form(d, S("346,44! 420,10! 430,420! 346,386!"), (SLATE[1], SLATE[3]), 4)
    nib(d, pen(lf, 90, 8, ragged=40), INK, 1.9, 0.6)


def _floor_mosaic(d: Doc) -> None:
    """A compass rose in the floor; its north is by the window, and a slab of it has been up."""
    d.fill(Sh.rect(0, 0, 420, 420), d.lin(0, 0, 0, 420, "#3f6a6c", "#5d5a4c"))
    form(d, Sh.rect(130, -10, 160, 90), (WOOD[0], WOOD[2]), 4)
    form(d, Sh.rect(144, -10, 132, 78), (TIDE["core"], TIDE["light"]), 3)
    d.fill(Sh.poly([(144, 80), (276, 80), (400, 420), (20, 420)]), TIDE["core"], 0.25)
    floor = Sh.poly([(-10, 96), (430, 96), (430, 430), (-10, 430)])
    form(d, floor, ("#b5af96", "#8a866f", "#5d5b4c"), 4)
    nib(
        d,
        [(210 + (i - 5) * 46, 100, 210 + (i - 5) * 120, 420) for i in range(11)]
        + [(0, y, 420, y) for y in (130, 176, 240, 326)],
        INK,
        2.4,
        0.4,
    )
    for r in (150, 118):
        d.stroke(Sh.ell(210, 262, r * 1.16, r * 0.86), INK, 10)
        d.stroke(Sh.ell(210, 262, r * 1.16, r * 0.86), LAMP["mid"], 5)
    for turn, r, w, a_, b_ in ((45, 108, 0.24, PAPER[0], WOOD[2]), (0, 148, 0.26, LAMP["light"], TIDE["dark"])):
        for i in range(4):
            a = turn + i * 90 - 90
            pts = [polar(0, 0, r, a), polar(0, 0, r * w, a - 45), polar(0, 0, r * w, a + 45)]
            tip, left, right = [(210 + x * 1.16, 262 + y * 0.86) for x, y in pts]
            for p, c in ((left, a_), (right, b_)):
                s = Sh.poly([(210, 262), p, tip])
                form(d, s, c, 3.4)
    form(d, Sh.ell(210, 262, 26, 19), BRASS, 4)
    slab = form(d, S("270,330! 360,316! 398,352! 300,372!"), ("#c9c3a8", "#8a866f"), 4)
    d.fill(S("300,372! 398,352! 402,366! 304,390!"), INK, 0.7)
    nib(d, pen(slab, 10, 10, ragged=20), INK, 1.8, 0.5)
    d.fill(S("262,338! 270,330! 300,372! 296,384!"), INK, 0.8)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (_music_box, _rooted_desk, _shrouded_lens, _dumb_waiter, _wind_up_page, _fuse_cabinet, _floor_mosaic)
}
