"""Frames of what lies on the table: door plate, drawer, page of a diary, letter, tide sheet, visiting card; and the
corners of an album.
"""

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.stationery import fox, plate_edge, ruled, stock
from tools.art.picture import Picture

PICTURE = Picture(size=(600, 840))
SIZE = (600, 840)
VIGNETTE = Sh.rect(44, 70, 512, 288, 4)
"Where a story's picture is put into a letter, a sheet, a card."


def _screw(d: Doc, x: float, y: float, a: float = 20.0) -> None:
    form(d, Sh.ell(x, y, 15), (LAMP["core"], LAMP["base"]), 3)
    d.stroke(line([(-9, 0), (9, 0)]).rot(a).move(x, y), INK, 4)


def _lock(d: Doc) -> None:
    """A brass door plate with four screws."""
    window = Sh.rect(90, 120, 420, 420, 8)
    stock(d, plate_edge() - window, (LAMP["light"], LAMP["base"]))
    brass = plate_edge().shrink(8) - window.grow(14)
    nib(d, pen(brass, 0, 7, rnd=random.Random(3), ragged=240, broken=0.9), LAMP["dark"], 1.4, 0.45, wob=1)
    d.stroke(window.grow(8), LAMP["dark"], 12)
    d.stroke(window.grow(8), LAMP["core"], 4)
    d.stroke(window, INK, 5)
    for x, y, a in ((78, 70, 20), (522, 70, -40), (78, 778, 70), (522, 778, 8)):
        _screw(d, x, y, a)
    name = Sh.rect(90, 560, 420, 60, 4)
    d.fill(name, LAMP["core"], 0.9)
    d.stroke(name, INK, 3)
    d.stroke(name.shrink(6), LAMP["dark"], 1.6)
    rule = Sh.rect(70, 636, 460, 132, 4)
    d.fill(rule, PAPER[0])
    d.stroke(rule, INK, 3)


def _obstacle(d: Doc) -> None:
    """A drawer pulled out: the picture lies in it; cup handle, card in a brass holder."""
    e = Sh.rect(20, 20, 560, 800, 6)
    window = Sh.rect(90, 96, 420, 420, 4)
    stock(d, e - window, (WOOD[0], WOOD[2]))
    nib(
        d, pen(e.shrink(8) - window.grow(30), 90, 9, rnd=random.Random(4), ragged=240, broken=0.9), INK, 1.8, 0.5, wob=2
    )
    for s, c in (
        ("60,60! 540,60! 510,96! 90,96!", WOOD[2]),
        ("60,60! 90,96! 90,516! 60,556!", WOOD[1]),
        ("540,60! 510,96! 510,516! 540,556!", WOOD[3]),
        ("60,556! 90,516! 510,516! 540,556!", WOOD[0]),
    ):
        form(d, S(s), c, 3)
    d.stroke(window, INK, 5)
    front = form(d, Sh.rect(34, 556, 532, 252, 4), ("#b3937a", WOOD[1], WOOD[2]), 4)
    nib(d, pen(front.shrink(5), 0, 8, rnd=random.Random(6), ragged=200, broken=0.9), INK, 1.7, 0.45, wob=2)
    form(d, Sh.rect(84, 566, 432, 64, 4), BRASS, 3.4)
    form(d, Sh.rect(94, 574, 412, 48, 2), (PAPER[0], PAPER[1]), 2.4)
    form(d, Sh.rect(70, 644, 460, 112, 3), (PAPER[0], PAPER[1]), 3)
    form(
        d,
        S("236,768! 250,762 350,762 364,768! 354,800 326,806 274,806 246,800!"),
        (LAMP["core"], LAMP["light"], LAMP["base"]),
        3.4,
    )
    d.fill(S("252,770! 348,770! 340,784 260,784!"), INK, 0.5)


def _profile(d: Doc) -> None:
    """A page of a pocket diary: a place for the portrait like a stamp, seven columns for what one is good at."""
    e = S("34,20! 560,20! 580,40! 580,800! 560,820! 34,820!")
    stock(d, e, ("#f7f2e2", "#dcd3bb"))
    fox(d, e.shrink(10), 6)
    form(d, Sh.rect(20, 20, 44, 800, 3), (PLUM["base"], PLUM["dark"]), 4)
    for y in range(70, 800, 76):
        form(d, Sh.ell(42, y, 11), (SLATE[0], SLATE[2]), 3)
        d.stroke(arc(30, y, 22, 100, 260), SLATE[1], 6)
    stamp = S(
        [(90 + i * 200 / 10 + (10 if k else 0), 56 + (5 if k else 0), 0) for i in range(10) for k in (0, 1)]
        + [(290, 56, 1), (290, 336, 1), (90, 336, 1)]
    )
    d.fill(stamp.move(4, 5), INK, 0.35)
    form(d, Sh.rect(90, 56, 200, 280, 3), (PAPER[0], PAPER[1]), 3)
    d.fill(Sh.rect(102, 68, 176, 256), INK, 0.75)
    d.stroke(Sh.rect(84, 50, 212, 292, 3), PAPER[3], 2, dash="2 8")
    for y in (110, 158, 206, 254, 302):
        d.stroke(line(f"320,{y} 556,{y + 2}"), PAPER[2], 2)
    for i in range(8):
        d.stroke(line(f"{90 + i * 66.5:.1f},370 {90 + i * 66.5:.1f},500"), PLUM["mid"], 2.4)
    for y in (370, 416, 500):
        d.stroke(line(f"90,{y} 556,{y}"), PLUM["mid"], 3 if y == 416 else 2.4)
    ruled(d, 90, 548, 466, 8, 32)
    d.stroke(line("120,520 120,800"), CORAL["mid"], 2, 0.7)
    rb = S("480,20! 516,20! 516,92! 498,76! 480,92!")
    form(d, rb, (CORAL["mid"], CORAL["base"]), 3)


def _corners(d: Doc, s: Sh) -> None:
    """Photo corners at a window."""
    x0, y0, x1, y1 = s.bounds
    d.stroke(s, INK, 4)
    for x, y, a, b in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1)):
        t = Sh.poly([(x - 9 * a, y - 9 * b), (x + a * 46, y - 9 * b), (x - 9 * a, y + b * 46)])
        form(d, t, (PAPER[0], PAPER[2]), 2.6)


def _clue(d: Doc) -> None:
    """A letter, folded in three and torn from a pad."""
    top = [(28 + i * 34, 24 + (9 if i % 2 else -4) + i * 5 % 6, 1) for i in range(17)]
    e = S([*top, (574, 30, 1), (582, 300, 1), (572, 560, 1), (578, 818, 1), (26, 814, 1), (20, 560, 1), (30, 300, 1)])
    stock(d, e - VIGNETTE, (PAPER[0], "#e2d6b8"))
    fox(d, (e - VIGNETTE.grow(20)).shrink(8), 14, 60)
    for y, o in ((392, 0.5), (612, 0.4)):
        d.fill(Sh.rect(20, y, 562, 14) & e, INK, 0.08)
        d.stroke(line(f"26,{y} 300,{y + 3} 576,{y}"), PAPER[3], 2.4, o)
        d.stroke(line(f"26,{y + 5} 300,{y + 8} 576,{y + 5}"), "#ffffff", 3, 0.8)
    ruled(d, 60, 470, 480, 9, 36)
    _corners(d, VIGNETTE)
    form(
        d,
        S("470,742! 500,720 540,728 556,756 548,790 516,802 482,790 466,766"),
        (CORAL["light"], CORAL["mid"], CORAL["dark"]),
        4,
    )
    d.fill(S("496,744! 524,742! 524,780! 510,768! 496,780!"), CORAL["dark"])


def _event(d: Doc) -> None:
    """A sheet of tide tables, with a tab for its stage at the side."""
    e = U(S("20,20! 556,20! 556,820! 20,820!"), Sh.rect(548, 60, 34, 150, 10))
    stock(d, e - VIGNETTE.move(-12, 0), ("#e8efe2", "#bccdc0"))
    form(d, Sh.rect(550, 64, 28, 142, 8), (CORAL["mid"], CORAL["dark"]), 3)
    _corners(d, VIGNETTE.move(-12, 0))
    strip = Sh.rect(36, 376, 504, 62, 3)
    d.fill(strip, TIDE["base"])
    d.stroke(strip, INK, 3)
    for x in range(36, 541, 56):
        d.stroke(line(f"{x},452 {x},800"), TIDE["mid"], 2, 0.35)
    curve = " ".join(f"{36 + i * 28},{700 + 70 * math.sin(i * 0.9):.0f}" for i in range(19))
    d.stroke(line(curve), TIDE["base"], 4, 0.35)
    d.stroke(line("36,800 540,800"), INK, 3)
    d.stroke(line("36,452 540,452"), INK, 3)
    for y in range(486, 790, 34):
        d.stroke(line(f"36,{y} 540,{y}"), TIDE["mid"], 1.8, 0.5)


def _objective(d: Doc) -> None:
    """A visiting card with a corner turned down: somebody has called in person."""
    e = S("34,20! 500,20! 580,100! 580,806! 566,820! 34,820! 20,806! 20,34!")
    stock(d, e - VIGNETTE.move(0, 44), ("#fbf8ee", "#e4dcc8"))
    form(d, S("500,20! 580,100! 508,94!"), (PAPER[1], PAPER[3]), 4)
    d.stroke(S("44,46! 490,46! 556,112! 556,794! 44,794!"), LAMP["base"], 3)
    d.stroke(S("54,56! 486,56! 546,118! 546,784! 54,784!"), LAMP["base"], 1.6)
    _corners(d, VIGNETTE.move(0, 44))
    for sx in (-1, 1):
        d.stroke(line(f"{300 + sx * 30},480 {300 + sx * 120},474 {300 + sx * 200},480"), LAMP["base"], 3)
    form(d, Sh.poly([(300, 464), (318, 480), (300, 496), (282, 480)]), BRASS, 2.4)


def _page(d: Doc) -> None:
    """640x360: the corners of an album over a story's picture."""
    whole, hole = (Sh.rect(0, 0, 640, 360), Sh.rect(10, 10, 620, 340, 4))
    d.fill(whole - hole, PAPER[0])
    d.stroke(hole, INK, 3)
    for x, y, a, b in ((10, 10, 1, 1), (630, 10, -1, 1), (10, 350, 1, -1), (630, 350, -1, -1)):
        d.fill(Sh.poly([(x, y), (x + a * 46, y), (x, y + b * 46)]), PAPER[1])
        d.stroke(line([(x + a * 46, y), (x, y + b * 46)]), INK, 2.6)


FILES = {
    "lock": (SIZE, _lock),
    "obstacle": (SIZE, _obstacle),
    "profile": (SIZE, _profile),
    "clue": (SIZE, _clue),
    "event": (SIZE, _event),
    "objective": (SIZE, _objective),
    "page": ((640, 360), _page),
}
