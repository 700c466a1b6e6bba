"""What stands for an item or a find by its kind, 484x400, and three pictures of having found nothing."""

import math
import random

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import candle
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    Tones,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)
ALL = Sh.rect(0, 0, 484, 400)


def _wall(d: Doc, top: str, low: str, lamp: tuple[float, float], shelf: float = 0.0) -> None:
    """Striped paper, one lamp; from `shelf` down there is wood."""
    d.fill(ALL, d.lin(0, 0, 0, 400, top, low))
    for x in range(0, 484, 46):
        d.fill(Sh.rect(x, 0, 22, 400), lighten(top, 0.14), 0.4)
    d.glow(lamp[0], lamp[1], 330, (0, LAMP["core"], 0.9), (0.35, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    d.fill(ALL, d.rad(lamp[0], lamp[1], 470, (0, INK, 0), (0.5, INK, 0.1), (1, INK, 0.75)))
    nib(
        d,
        pen(
            ALL,
            90,
            9,
            tone=lambda x, y: math.hypot(x - lamp[0], y - lamp[1]) / 480,
            step=14,
            rnd=random.Random(4),
            ragged=30,
        ),
        INK,
        2,
        0.6,
    )
    if shelf:
        s = Sh.poly([(-10, shelf + 10), (494, shelf - 12), (494, 410), (-10, 410)])
        form(d, s, (WOOD[0], WOOD[2], WOOD[3]), 3.4)
        nib(d, pen(s, -3, 12, rnd=random.Random(5), ragged=160, broken=0.9), INK, 1.8, 0.5)


def _hang(d: Doc, s: Sh, tones: Tones, w: float = 3.4) -> Sh:
    """A thing on a hook, and what it throws on the wall."""
    d.fill(s.move(16, 14), INK, 0.4)
    f = form(d, s, tones, w)
    nib(d, pen(side(f, -12, -6), 90, 6), INK, 1.9, 0.7)
    d.fill(f - f.move(4, 4), "#ffffff", 0.6)
    return f


def _bladed(d: Doc) -> None:
    """A peg board: hook, knife, and the outline of what has gone out."""
    _wall(d, "#6d5a48", "#2f251e", (120, 80))
    for y in range(40, 400, 60):
        for x in range(40, 484, 60):
            d.fill(Sh.ell(x, y, 5), INK, 0.6)
    _hang(d, S("96,60! 118,56! 214,300 236,370! 210,376! 190,306!"), (WOOD[0], WOOD[2]))
    _hang(d, S("84,66! 64,30 92,4 122,22 128,50! 110,36 92,40 104,62!"), ("#ffffff", SLATE[0], SLATE[2]))
    _hang(d, S("330,40! 356,120 352,210 316,262! 292,200 300,100!"), ("#ffffff", SLATE[0], SLATE[2]))
    _hang(d, S("298,252! 332,268! 296,370! 266,352!"), (WOOD[1], WOOD[3]))
    g = S("410,60! 440,150 436,250 400,330! 384,240 390,140!")
    d.stroke(g, TIDE["light"], 4, 0.95, dash="12 9")
    for x, y in ((104, 58), (318, 44), (412, 60)):
        form(d, Sh.ell(x, y, 9), BRASS, 3)


def _blunt(d: Doc) -> None:
    """An umbrella stand: poker, mallet; something else holds on to the rim."""
    _wall(d, "#5d4a58", "#281e28", (90, 110), 330)
    for spec, w, c in (
        ("250,330 190,170 150,40", 24, SLATE[2]),
        ("270,330 300,180 330,70", 26, WOOD[0]),
        ("240,330 232,200 236,90", 22, PLUM["mid"]),
    ):
        d.stroke(line(spec).move(14, 12), INK, w, 0.35)
        d.stroke(line(spec), INK, w)
        d.stroke(line(spec), c, w - 9)
    form(d, Sh.ell(146, 30, 20), BRASS, 3.4)
    with d.group(transform="translate(338 52) rotate(14)"):
        m = form(d, Sh.rect(-70, -36, 140, 70, 8), (WOOD[0], WOOD[1], WOOD[3]), 4)
        for x in (-56, 42):
            form(d, Sh.rect(x, -36, 14, 70), BRASS, 3)
        nib(d, pen(side(m, -40, -4), 90, 7), INK, 2, 0.7)
    d.stroke(line("236,92 238,60 262,52 274,70"), INK, 20)
    d.stroke(line("236,92 238,60 262,52 274,70"), WOOD[0], 11)
    s = form(d, S("150,220! 360,212! 338,376! 176,380!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    nib(d, pen(side(s, -60, 0), 90, 8, ragged=20), INK, 2.2, 0.8)
    d.stroke(line("156,250 256,262 354,244"), LAMP["light"], 8)
    form(d, Sh.ell(255, 218, 105, 20), (INK2, INK), 4)
    for x in (320, 336, 350):
        form(d, S(f"{x - 7},{246}! {x - 8},{216} {x},{208} {x + 7},{216} {x + 6},{244}!"), (PAPER[0], PAPER[2]), 2.6)


def _ranged(d: Doc) -> None:
    """A crossbow over a mantel; the bolt is on the clock."""
    _wall(d, "#4f5f56", "#222b27", (360, 120), 318)
    d.fill(S("60,110! 430,60! 440,96! 70,146!").move(14, 16), INK, 0.4)
    _hang(d, S("70,128! 380,86! 420,96! 420,116! 380,122! 76,156!"), (WOOD[0], WOOD[1], WOOD[3]))
    d.stroke(line("330,10 372,60 388,104 386,150 352,206"), INK, 24)
    d.stroke(line("330,10 372,60 388,104 386,150 352,206"), SLATE[1], 15)
    d.stroke(line([(330, 10), (220, 116), (352, 206)]), INK, 4)
    form(d, Sh.ell(222, 118, 13), BRASS, 3)
    form(d, S("300,100! 440,80! 462,84! 440,96! 302,114!"), (PAPER[0], SLATE[0]), 2.6)
    c = form(d, Sh.rect(86, 210, 110, 110, 10), (PLUM["mid"], PLUM["dark"]), 4)
    nib(d, pen(side(c, -24, 0), 90, 7), INK, 2, 0.7)
    form(d, Sh.ell(141, 262, 40), (PAPER[0], PAPER[1]), 3.4)
    lines(d, 5, INK, "141,262 141,232", "141,262 164,274")
    candle(d, 260, 312, 2.4)
    candle(d, 310, 308, 2.0)


def _light(d: Doc) -> None:
    """A row of lamps on a shelf; one is lit, and the others look at it."""
    _wall(d, "#3f4f56", "#151e22", (330, 190), 316)
    for x, y, k, on in ((70, 300, 0.9, False), (180, 300, 1.05, False), (330, 298, 1.3, True), (438, 296, 0.85, False)):
        lean = 0 if on else 12 if x < 330 else -12
        if on:
            d.glow(x, y - 90 * k, 190, (0, LAMP["core"], 1), (0.35, LAMP["light"], 0.55), (1, LAMP["mid"], 0))

        def at(s: Sh, x: float = x, y: float = y, k: float = k, lean: float = lean) -> Sh:
            return s.scale(k).rot(lean).move(x, y)

        d.fill(at(S("-44,4! 44,4! 96,24! -10,26!")), INK, 0.45)
        d.stroke(at(line("-26,-150 -30,-190 0,-206 30,-190 26,-150")), INK, 10 * k)
        d.stroke(at(line("-26,-150 -30,-190 0,-206 30,-190 26,-150")), SLATE[0], 5 * k)
        form(d, at(S("-30,-150! -22,-176 22,-176 30,-150!")), (SLATE[0], SLATE[3]), 3.4)
        form(d, at(Sh.rect(-38, -152, 76, 18, 5)), (SLATE[0], SLATE[3]), 3.4)
        form(
            d,
            at(S("-34,-134! 34,-134! 28,-24! -28,-24!")),
            (LAMP["core"], LAMP["light"], LAMP["mid"]) if on else (TIDE["base"], INK2),
            3.4,
        )
        if on:
            d.fill(at(S("0,-30! -18,-60 0,-118! 18,-60")), "#ffffff")
        for xx in (-12, 12):
            d.stroke(at(line([(xx, -134), (xx * 0.85, -24)])), INK, 4)
        form(d, at(S("-36,-26! 36,-26! 44,4! -44,4!")), (SLATE[0], SLATE[1], SLATE[3]), 3.4)


def _tome(d: Doc) -> None:
    """Three books; the middle one breathes."""
    _wall(d, "#4d4a3a", "#1e1c17", (100, 90), 322)
    for x, w, h, c, a in ((70, 92, 230, CORAL, -4), (182, 96, 250, TIDE, 0), (296, 104, 214, PLUM, 9)):
        s = S(
            f"{x},{330 - h}! {x + w},{326 - h}! {x + w + (14 if c is TIDE else 0)},{330 - h * 0.5} "
            f"{x + w},{324}! {x},{328}! {x - (14 if c is TIDE else 0)},{330 - h * 0.5}"
        ).rot(a, x + w / 2, 330)
        d.fill(s.move(22, 8), INK, 0.4)
        b = form(d, s, (c["light"], c["base"], c["dark"]), 4)
        nib(d, pen(side(b, -26, 0), 90, 7, ragged=20), INK, 2.1, 0.8)
        for y in (330 - h + 34, 330 - h + 52, 288):
            d.stroke(line([(x + 3, y), (x + w - 3, y - 2)]).rot(a, x + w / 2, 330), LAMP["mid"], 6)
        if c is TIDE:
            d.fill(
                Sh.poly([(x + 6, 330 - h), (x + w - 6, 326 - h), (x + w - 16, 316 - h), (x + 14, 318 - h)]), PAPER[0]
            )
            for i, (px, py) in enumerate(((230, 60), (252, 40), (214, 34), (240, 14))):
                form(
                    d,
                    S(f"{px - 12},{py}! {px},{py - 9} {px + 13},{py + 2}! {px},{py + 10}").rot(i * 33, px, py),
                    (PAPER[0], PAPER[1]),
                    2.4,
                )
            for xx in (208, 250):
                d.stroke(line(f"{xx - 12},190 {xx},198 {xx + 12},190"), INK, 5)
    form(d, Sh.rect(396, 286, 74, 32, 3).rot(-6, 430, 300), (LAMP["light"], LAMP["base"]), 3.4)
    form(d, Sh.rect(400, 256, 66, 30, 3).rot(4, 430, 270), (SLATE[0], SLATE[2]), 3.4)


def _equipment(d: Doc) -> None:
    """An open Gladstone bag; a sleeve has got out."""
    _wall(d, "#6a5a4a", "#2b241e", (370, 70), 300)
    d.fill(S("60,360! 420,352! 474,384! 110,398!"), INK, 0.5)
    form(d, S("96,210! 130,110 250,84 370,104 396,204!"), (WOOD[1], WOOD[3]), 4)
    for spec in ("190,96 196,44 290,40 298,92",):
        d.stroke(line(spec), INK, 20)
        d.stroke(line(spec), WOOD[0], 11)
    inside = form(d, S("104,214! 140,176 250,166 360,172 392,208! 250,236"), (INK2, INK), 3.4)
    form(d, S("150,206! 140,150 170,132 196,150 190,210!"), (TIDE["light"], TIDE["base"]), 3.4)
    form(d, Sh.rect(158, 112, 26, 30, 4), (WOOD[0], WOOD[2]), 3)
    form(d, S("214,206! 226,120 282,110 296,206!"), (PAPER[0], PAPER[2]), 3.4)
    nib(d, [(232, 140, 280, 134), (230, 156, 282, 150), (228, 172, 284, 166)], PAPER[4], 2.4)
    form(d, S("310,206! 306,150! 356,146! 360,206!"), (CORAL["light"], CORAL["base"]), 3.4)
    bag = form(d, S("84,214! 250,244 408,204! 436,350! 250,378 62,356!"), ("#b08358", "#7d5a3c", "#3f2c20"), 4)
    nib(d, pen(side(bag, -80, -4), 90, 8, rnd=random.Random(4), ragged=30), INK, 2.2, 0.75)
    d.fill(bag - bag.move(6, 6), "#e0b98a", 0.7)
    for x in (150, 340):
        form(d, Sh.rect(x, 226, 26, 46, 4), BRASS, 3.2)
    form(d, Sh.rect(232, 240, 40, 34, 6), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3.4)
    slv = form(d, S("96,214! 60,214 34,250 30,310! 70,320! 78,270 110,248!"), (PLUM["mid"], PLUM["dark"]), 3.4)
    nib(d, pen(slv, 80, 8), INK, 1.9, 0.6)
    form(d, S("28,306! 72,316! 70,332! 26,322!"), (PAPER[0], PAPER[1]), 3)
    d.fill(inside & Sh.ell(370, 206, 30, 14), INK)


def _ally(d: Doc) -> None:
    """A paw on a boot, seen from down there."""
    _wall(d, "#5d6650", "#232a20", (120, 60), 292)
    boot = form(
        d,
        S("190,-20! 330,-20! 322,150 330,240 420,282 446,330 440,366! 180,366!"),
        ("#8a6244", "#553a2a", "#2a1c16"),
        4,
    )
    nib(d, pen(side(boot, -60, 0), 90, 8, rnd=random.Random(4), ragged=40), INK, 2.3, 0.8)
    d.fill(boot - boot.move(7, 5), "#c99a72", 0.7)
    form(d, S("176,352! 446,352! 452,384! 172,384!"), (INK2, INK), 4)
    for y in (60, 104, 148, 192):
        d.stroke(line(f"226,{y} 270,{y + 14} 318,{y - 4}"), INK, 10)
        d.stroke(line(f"226,{y} 270,{y + 14} 318,{y - 4}"), PAPER[1], 5)
    leg = form(
        d,
        S("-20,140! 60,160 130,210 190,262 262,286 300,306 306,334! 250,352 170,340 90,300 30,290 -20,300!"),
        (PAPER[0], PAPER[1], PAPER[2]),
        4,
    )
    nib(d, pen(side(leg, -16, -40), 40, 8, rnd=random.Random(5), ragged=18), PAPER[4], 2.2, 0.9)
    for spec in ("262,296 284,316 288,340", "236,300 256,322 258,346"):
        d.stroke(line(spec), PAPER[4], 4)
    form(d, S("40,150! 100,176 96,286 40,290!"), (WOOD[1], WOOD[2]), 3)
    d.stroke(line("-10,172 30,186 40,226 20,296"), CORAL["mid"], 15)
    form(d, Sh.ell(44, 236, 15), BRASS, 3.2)


def _key(d: Doc) -> None:
    """A key rack with a gap; the gap has the shape of the key."""
    _wall(d, "#66584a", "#2a231d", (330, 90))
    rack = form(d, Sh.rect(30, 70, 424, 76, 8), (WOOD[0], WOOD[1], WOOD[3]), 4)
    nib(d, pen(rack.shrink(6), 0, 9, rnd=random.Random(3), ragged=120, broken=0.9), INK, 1.8, 0.5)
    shaft = Sh.rect(-10, 40, 20, 130, 3) | Sh.rect(8, 118, 30, 16, 2) | Sh.rect(8, 144, 22, 14, 2)
    for x, bow, t, a in (
        (86, Sh.ell(0, 10, 40) - Sh.ell(0, 10, 20), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3),
        (190, Sh.rect(-38, -26, 76, 72, 10) - Sh.rect(-18, -6, 36, 32, 5), (SLATE[0], SLATE[1], SLATE[3]), -4),
        (
            400,
            Sh.poly([(0, -36), (42, 8), (0, 52), (-42, 8)]) - Sh.ell(0, 8, 15),
            ("#ffffff", TIDE["light"], TIDE["mid"]),
            2,
        ),
    ):
        _hang(d, (bow | shaft).rot(a).move(x, 124), t, 4)
    gap = (U([Sh.ell(*polar(0, 10, 26, b), 20) for b in (-90, 30, 150)]) | shaft).move(296, 124)
    d.fill(gap, lighten("#66584a", 0.22), 0.9)
    d.stroke(gap, TIDE["light"], 4, 0.95, dash="11 8")
    for x in (86, 190, 296, 400):
        form(d, Sh.ell(x, 106, 9), BRASS, 3)


def _artifact(d: Doc) -> None:
    """A thing under a glass dome; it is not the thing that moved."""
    _wall(d, "#46405a", "#1c1826", (150, 90), 318)
    d.glow(262, 190, 190, (0, TIDE["core"], 0.7), (0.5, TIDE["light"], 0.3), (1, TIDE["light"], 0))
    d.fill(S("120,340! 400,336! 470,372! 160,380!"), INK, 0.5)
    form(d, S("116,322! 250,306 408,318! 414,350! 262,368 110,352!"), (WOOD[1], WOOD[3]), 4)
    dome = S("138,322! 132,160 170,62 262,34 354,62 392,160 386,322! 262,336")
    d.fill(dome, TIDE["light"], 0.22)
    with d.group(transform="translate(262 226)"):
        form(d, S("-46,92! -30,60 30,60 46,92!"), BRASS, 3.4)
        for r, ry, a in ((92, 30, 20), (92, 30, -34)):
            d.stroke(Sh.ell(0, 0, r, ry).rot(a), INK, 12)
            d.stroke(Sh.ell(0, 0, r, ry).rot(a), LAMP["mid"], 6)
        g = form(d, Sh.ell(0, 0, 46), (TIDE["core"], TIDE["mid"], TIDE["dark"]), 4)
        nib(d, pen(side(g, -20, -8), 90, 6), INK, 1.8, 0.7)
        d.fill(S("-20,-4! 0,-16 22,-4! 0,10"), "#ffffff")
        d.fill(Sh.ell(2, -3, 7), INK)
        lines(d, 8, INK, "0,46 0,64")
    d.stroke(dome, INK, 4)
    d.stroke(dome.shrink(7), "#ffffff", 3, 0.6)
    d.fill(S("160,300! 152,170 186,88! 176,180 182,300!"), "#ffffff", 0.6)
    form(d, Sh.ell(262, 26, 13), (TIDE["core"], TIDE["mid"]), 3)


def _nothing_drawer(d: Doc) -> None:
    """An empty drawer with a very clean rectangle in its dust."""
    d.fill(ALL, d.lin(0, 0, 0, 400, "#5d4a3c", "#231b17"))
    nib(d, pen(ALL, 0, 14, rnd=random.Random(3), ragged=200, broken=0.9), INK, 2, 0.5)
    form(d, S("50,60! 430,40! 476,330! 10,352!"), (WOOD[2], WOOD[3]), 4)
    b = form(d, S("84,84! 400,68! 438,302! 50,322!"), (WOOD[0], WOOD[1]), 3.4)
    d.fill(specks(b, 260, (1.2, 2.8), random.Random(5)), PAPER[1], 0.8)
    d.fill(b, PAPER[2], 0.28)
    clean = S("190,134! 328,126! 342,236! 180,246!")
    d.fill(clean, d.dlin(clean, "#b08a66", "#8a6648"))
    d.stroke(clean, PAPER[0], 3, 0.8, dash="9 7")
    d.glow(250, 180, 130, (0, LAMP["core"], 0.5), (1, LAMP["mid"], 0))
    form(d, S("4,346! 480,322! 490,400! -6,400!"), (WOOD[0], WOOD[2]), 4)
    form(d, S("196,352! 292,348! 282,380 206,382!"), BRASS, 3.4)
    for spec in ("110,270 130,262 150,272 142,286", "150,272 170,280"):
        d.stroke(line(spec), INK, 3)


def _nothing_sill(d: Doc) -> None:
    """Nine flies in a row on a sill, and room for a tenth."""
    d.fill(ALL, d.lin(0, 0, 0, 400, "#3f6a6c", "#12262b"))
    form(d, Sh.rect(60, -20, 364, 270), (WOOD[0], WOOD[2]), 4)
    g = form(d, Sh.rect(80, -20, 324, 252), (TIDE["light"], TIDE["mid"], TIDE["base"]), 3.4)
    d.glow(320, 70, 130, (0, "#ffffff", 0.9), (1, TIDE["core"], 0))
    d.fill(S("110,232! 210,-20! 256,-20! 150,232!") & g, "#ffffff", 0.3)
    d.fill(Sh.rect(234, -20, 16, 252), WOOD[2])
    sill = form(d, S("10,250! 474,242! 500,360! -16,372!"), (PAPER[0], PAPER[1], PAPER[3]), 4)
    nib(d, pen(sill, 0, 13, rnd=random.Random(3), ragged=120, broken=0.9), PAPER[4], 1.8, 0.5)
    for i in range(10):
        x, y = (48 + i * 43, 312 - i * 1.2)
        if i == 7:
            d.stroke(Sh.ell(x, y, 15, 19), TIDE["dark"], 3, 0.9, dash="6 5")
            continue
        for k in (-1, 1):
            form(
                d,
                S(f"{x},{y - 6}! {x + 17 * k},{y - 4} {x + 15 * k},{y + 17} {x + 3 * k},{y + 10}"),
                ("#ffffff", TIDE["light"]),
                1.8,
            )
        form(d, Sh.ell(x, y + 3, 6.5, 11), (SLATE[2], INK), 2)
        form(d, Sh.ell(x, y - 11, 5.5), (SLATE[1], INK), 2)
        lines(d, 2, INK, f"{x - 5},{y + 12} {x - 11},{y + 19}", f"{x + 5},{y + 12} {x + 11},{y + 19}")


def _nothing_hole(d: Doc) -> None:
    """A mouse's front door; locked, the light on."""
    _wall(d, "#7d6f5a", "#3a3228", (300, 260))
    form(d, S("-10,300! 494,286! 494,410! -10,410!"), (WOOD[0], WOOD[2], WOOD[3]), 3.4)
    sk = form(d, Sh.rect(-10, 150, 504, 150), ("#a58d74", "#6d5845"), 3.4)
    nib(d, pen(sk.shrink(5), 0, 12, rnd=random.Random(4), ragged=200, broken=0.9), INK, 1.8, 0.4)
    d.glow(300, 250, 150, (0, LAMP["core"], 0.9), (0.5, LAMP["light"], 0.35), (1, LAMP["mid"], 0))
    arch_ = S("236,302! 236,236 262,200 300,190 338,200 364,236 364,300!")
    form(d, arch_.grow(14), (PAPER[1], PAPER[3]), 3.4)
    door = form(d, arch_, (CORAL["mid"], CORAL["base"], CORAL["dark"]), 4)
    nib(d, pen(door, 90, 14, rnd=random.Random(5), ragged=14), CORAL["deep"], 2, 0.7)
    d.fill(Sh.ell(300, 236, 19), LAMP["core"])
    d.stroke(Sh.ell(300, 236, 19), INK, 4)
    lines(d, 4, INK, "300,218 300,254", "282,236 318,236")
    form(d, Sh.ell(348, 268, 7), BRASS, 2.4)
    form(d, S("380,302! 380,262! 414,258! 414,300!"), (TIDE["light"], TIDE["base"]), 3)
    form(d, S("392,262! 384,238 400,224 410,240 406,260!"), (LEAF_G[0], LEAF_G[2]), 2.4)
    mat = form(d, S("226,312! 368,306! 384,330! 214,338!"), (WOOD[1], WOOD[3]), 3)
    nib(d, pen(mat.shrink(4), 88, 8), PAPER[2], 2, 0.6)
    for x, y in ((150, 350), (120, 366), (178, 372)):
        form(d, S(f"{x - 8},{y}! {x},{y - 10} {x + 10},{y}! {x},{y + 8}"), (LAMP["light"], LAMP["base"]), 2.2)


FILES = {
    **{
        f"class{drawn.__name__}": (SIZE, drawn)
        for drawn in (_bladed, _blunt, _ranged, _light, _tome, _equipment, _ally, _key, _artifact)
    },
    "nothing_drawer": (SIZE, _nothing_drawer),
    "nothing_sill": (SIZE, _nothing_sill),
    "nothing_hole": (SIZE, _nothing_hole),
}
