"""What lies about the house: boards and wax, fire, darkness, heaps of wet clothes, things to hide in or to push."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc
from tools.art.lamplit.furniture import box
from tools.art.lamplit.marks import chip, tongue
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
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.walls import boards
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)


def _sealed(d: Doc) -> None:
    with d.group(transform="translate(100 100) scale(1.7)"):
        boards(d, 0, 0, 108)


def _fire_tok(d: Doc) -> None:
    for c, k in ((CORAL["base"], 1), (CORAL["mid"], 0.8), (LAMP["light"], 0.54), (LAMP["core"], 0.3)):
        for x, h, w in ((60, 110, 70), (142, 124, 74), (100, 172, 96)):
            t = tongue(x, 186, h * k, w * (0.4 + k * 0.6), 8 * k)
            if k == 1:
                d.stroke(t, INK, 8)
            d.fill(t, c)
    d.fill(Sh.ell(100, 186, 92, 9), CORAL["dark"])


def _dark_tok(d: Doc) -> None:
    s = Sh.rect(16, 16, 168, 168, 84)
    chip(d, s, ("#1b3136", "#0b1518", "#05090b"), TIDE["base"])
    nib(d, pen(s.shrink(4), 90, 9, rnd=random.Random(3), ragged=30), "#000000", 4, 0.9)
    for x in (74, 126):
        d.fill(Sh.ell(x, 96, 15, 10), TIDE["core"])
        d.fill(Sh.ell(x + 3, 96, 4, 9), INK)
    d.stroke(Sh.ell(100, 100, 68), TIDE["mid"], 3, dash="4 10")


def _husk(d: Doc) -> None:
    """a heap of empty wet clothes"""
    d.fill(Sh.ell(100, 168, 92, 20), TIDE["mid"], 0.8)
    d.stroke(Sh.ell(100, 168, 92, 20), INK, 3)
    c = form(
        d,
        S("22,164! 30,132 58,110 84,116! 96,92 130,88 150,108! 178,120 184,148 180,166! 140,176 70,176"),
        ("#5a6b6a", "#33464a", "#172428"),
        5,
    )
    nib(d, pen(side(c, -22, -8), 78, 6), INK, 2, 0.8)
    form(d, S("70,116! 58,84 74,62! 96,78 110,74! 128,60 142,82! 132,112 104,122 84,120!"), (PAPER[0], PAPER[2]), 4)
    form(d, Sh.ell(102, 92, 22, 12), (INK, INK2), 3)
    form(d, S("150,112! 176,104 192,128 188,160! 166,162 164,134!"), ("#5a6b6a", "#27383c"), 4)
    form(d, S("38,150! 20,146 8,158 10,174! 52,176! 56,160!"), ("#6a4a3c", "#2c1d1a"), 4)
    for x in (96, 112):
        d.fill(Sh.ell(x, 138, 5), LAMP["mid"])
        d.stroke(Sh.ell(x, 138, 5), INK, 2)


def _barrier(d: Doc) -> None:
    box(d, 30, 70, 140, 90, 50, (WOOD[0], WOOD[1]), (WOOD[2], WOOD[3]), lw=5)
    lines(d, 4, INK, "100,112 100,158")
    form(d, Sh.ell(88, 136, 6), BRASS, 2.4)
    form(d, Sh.ell(112, 136, 6), BRASS, 2.4)
    form(
        d,
        S("44,188! 12,176! 44,164! 44,170! 156,170! 156,164! 188,176! 156,188! 156,182! 44,182!"),
        (LAMP["light"], LAMP["mid"]),
        3.4,
    )


def _hiding(d: Doc) -> None:
    s = Sh.rect(22, 14, 156, 172, 8)
    chip(d, s, (PLUM["base"], PLUM["dark"], PLUM["deep"]))
    for x0, sg in ((30, 1), (170, -1)):
        c = form(
            d,
            S(f"{x0},22! {x0 + sg * 62},22! {x0 + sg * 52},80 {x0 + sg * 60},130 {x0 + sg * 48},178! {x0},178!"),
            (PLUM["mid"], PLUM["dark"]),
            4,
        )
        nib(d, pen(c, 90, 9), INK, 2.4, 0.8)
    for x in (88, 114):
        d.fill(Sh.ell(x, 92, 8, 6), "#ffffff")
        d.fill(Sh.ell(x + 1, 92, 3), INK)
    for x in (76, 120):
        form(d, S(f"{x - 14},186! {x - 16},170 {x},162 {x + 14},170! {x + 14},186!"), ("#8a5c42", "#3a2620"), 3)


def _exit_tok(d: Doc) -> None:
    s = Sh.rect(30, 10, 140, 180, 6)
    chip(d, s, (WOOD[1], WOOD[3]), TIDE["core"])
    form(d, Sh.rect(46, 24, 96, 160), (TIDE["core"], TIDE["light"]), 4)
    d.fill(Sh.ell(112, 64, 15), "#ffffff")
    d.fill(S("46,150! 80,140 110,152 142,144! 142,184! 46,184!"), TIDE["mid"])
    form(d, S("46,24! 92,40! 92,196! 46,184!"), ("#8a6a4c", "#5a4232"), 4)
    form(d, Sh.ell(82, 118, 6), BRASS, 2.4)


def _lock_tok(d: Doc) -> None:
    d.stroke(arc(100, 84, 40, 180, 360), INK, 34, cap="butt")
    d.stroke(arc(100, 84, 40, 180, 360), SLATE[0], 20, cap="butt")
    lines(d, 34, INK, "60,84 60,104", "140,84 140,104")
    lines(d, 20, SLATE[0], "60,84 60,104", "140,84 140,104")
    b = Sh.rect(34, 92, 132, 96, 16)
    chip(d, b, (LAMP["core"], LAMP["light"], LAMP["base"]), INK)
    nib(d, pen(Sh.rect(110, 96, 54, 88), 90, 8), LAMP["dark"], 2, 0.6)
    d.fill(Sh.ell(100, 128, 15) | Sh.poly([(92, 134), (108, 134), (116, 170), (84, 170)]), INK)


def _vent(d: Doc) -> None:
    s = Sh.rect(18, 34, 164, 132, 12)
    chip(d, s, (SLATE[1], SLATE[2], SLATE[3]))
    for i in range(5):
        form(d, Sh.rect(38, 54 + i * 20, 124, 11, 5), (INK, INK2), 3)
    for x in (34, 166):
        for y in (50, 150):
            d.fill(Sh.ell(x, y, 5), LAMP["light"])


def _ladder(d: Doc) -> None:
    for x in (64, 136):
        lines(d, 26, INK, f"{x},10 {x},190")
        lines(d, 15, WOOD[0], f"{x},10 {x},190")
    for y in range(34, 190, 36):
        lines(d, 22, INK, f"58,{y} 142,{y}")
        lines(d, 11, LAMP["light"], f"58,{y} 142,{y}")


FILES = {
    "sealed": (SIZE, _sealed),
    "fire": (SIZE, _fire_tok),
    "dark": (SIZE, _dark_tok),
    "husk": (SIZE, _husk),
    "barrier": (SIZE, _barrier),
    "hiding": (SIZE, _hiding),
    "exit": (SIZE, _exit_tok),
    "lock": (SIZE, _lock_tok),
    "vent": (SIZE, _vent),
    "ladder": (SIZE, _ladder),
}
