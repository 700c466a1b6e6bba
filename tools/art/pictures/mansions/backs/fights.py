"""Backs of the combat cards, by the legs of what is met: shoes under a door, paws on a rug, a ripple in a drain."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, SLATE, TIDE, WOOD, Tones, form, nib, pen, side
from tools.art.lamplit.stationery import legs_of, stock
from tools.art.picture import Picture

PICTURE = Picture(size=(600, 840))
SIZE = (600, 840)
EDGE = Sh.rect(20, 20, 560, 800, 14)


def _sheet(d: Doc, tones: Tones) -> Sh:
    stock(d, EDGE, tones)
    window = Sh.rect(38, 38, 524, 764, 8)
    d.fill(window, d.lin(0, 38, 0, 802, *tones))
    return window


def _close(d: Doc, window: Sh, legs: str) -> None:
    """The edge of the sheet, and the sign of the class in a corner."""
    d.stroke(window, INK, 5)
    d.stroke(window.grow(7), PAPER[0], 4)
    s = Sh.ell(500, 110, 50)
    d.stroke(s, PAPER[0], 9)
    form(d, s, (INK2, INK), 4)
    d.fill(legs_of(legs, 500, 110).scale(0.72, None, 500, 110), TIDE["light"])


def _two(d: Doc) -> None:
    """A door; light under it, and two shoes in the light."""
    w = _sheet(d, ("#3a5258", "#162a2f"))
    with d.clip(w):
        nib(d, pen(w, 90, 26), "#4d6a6e", 5, 0.5)
        form(d, Sh.poly([(96, 38), (486, 38), (486, 640), (96, 640)]), (WOOD[1], WOOD[2], WOOD[3]), 5)
        for x in (132, 306):
            for y, h in ((90, 210), (340, 240)):
                p = form(d, Sh.rect(x, y, 142, h, 4), (WOOD[3], WOOD[1]), 4)
                nib(d, pen(side(p, -30, -6), 90, 7, ragged=20), INK, 2, 0.7)
        form(d, Sh.ell(452, 340, 20), BRASS, 4)
        d.fill(Sh.ell(445, 333, 6), "#ffffff", 0.9)
        floor = Sh.poly([(38, 640), (562, 640), (562, 802), (38, 802)])
        d.fill(floor, d.vlin(floor, "#5d4a3c", "#241b18"))
        d.fill(Sh.rect(96, 622, 390, 20), LAMP["core"])
        d.fill(
            Sh.poly([(96, 640), (486, 640), (562, 802), (30, 802)]),
            d.lin(0, 640, 0, 802, (0, LAMP["light"], 0.9), (1, LAMP["mid"], 0.05)),
        )
        for x, a in ((226, -6), (328, 8)):
            d.fill(S(f"{x - 40},640! {x + 40},640! {x + 90},800! {x - 40},800!"), INK, 0.55)
            s = form(
                d,
                S(
                    f"{x - 36},648! {x - 44},612 {x - 20},598 {x},600! {x + 22},598 {x + 44},612 {x + 36},648! {x},662"
                ).rot(a, x, 630),
                ("#3a3a3c", "#0c0d0f"),
                4,
            )
            d.fill(s - s.move(6, 6), "#8d9a9a", 0.8)
        nib(d, [(60, y, 548, y + 2) for y in range(668, 800, 26)], INK, 2.4, 0.5, wob=2)
    _close(d, w, "two")


def _paw(d: Doc, x: float, y: float, k: float, a: float, c: Tones) -> None:
    for s in (
        S("-26,16 -18,-12 0,-20 20,-12 28,16 12,30 -10,30"),
        Sh.ell(-34, -26, 11, 15),
        Sh.ell(-12, -46, 11, 16),
        Sh.ell(14, -46, 11, 16),
        Sh.ell(36, -26, 11, 15),
    ):
        t = s.scale(k).rot(a).move(x, y)
        d.fill(t.move(3, 4), INK, 0.4)
        form(d, t, c, 3)


def _four(d: Doc) -> None:
    """A rug with the prints of four paws, and one."""
    w = _sheet(d, ("#6d5a48", "#33281f"))
    with d.clip(w):
        nib(d, pen(w, 24, 40), INK, 3, 0.5)
        with d.group(transform="rotate(-18 300 420)"):
            rug_ = Sh.rect(90, -60, 420, 980)
            d.fill(rug_.move(10, 12), INK, 0.5)
            form(d, rug_, (CORAL["base"], CORAL["dark"]), 5)
            d.stroke(Sh.rect(118, -40, 364, 940), LAMP["mid"], 10)
            d.stroke(Sh.rect(140, -40, 320, 940), TIDE["dark"], 12)
            for j in range(9):
                for i in range(3):
                    q = Sh.poly([(-34, 0), (0, -30), (34, 0), (0, 30)]).move(200 + i * 100, 20 + j * 104)
                    d.fill(q, TIDE["base"] if (i + j) % 2 else LAMP["base"], 0.85)
                    d.stroke(q, INK, 2.4)
            nib(d, pen(rug_, 0, 8), INK, 1.4, 0.35)
        wet = (TIDE["core"], TIDE["light"], TIDE["mid"])
        for x, y, k, a in ((196, 690, 1.25, 24), (316, 604, 1.15, 16), (260, 486, 1.0, 28), (386, 404, 0.95, 20)):
            _paw(d, x, y, k, a, wet)
        _paw(d, 456, 250, 0.86, 30, (INK, INK2))
        d.fill(S("38,38! 562,38! 562,150! 300,100 38,190!"), INK, 0.55)
    _close(d, w, "four")


def _none(d: Doc) -> None:
    """A drain in a tiled floor; what has gone down it comes up again."""
    w = _sheet(d, ("#8fa39a", "#3c5250"))
    with d.clip(w):
        for j in range(9):
            for i in range(7):
                if (i + j) % 2:
                    d.fill(
                        Sh.poly(
                            [
                                (i * 110 - 120 + j * 22, j * 96),
                                (i * 110 - 10 + j * 22, j * 96 + 10),
                                (i * 110 + 12 + j * 22, j * 96 + 106),
                                (i * 110 - 98 + j * 22, j * 96 + 96),
                            ]
                        ),
                        "#5d7672",
                        0.9,
                    )
        nib(d, pen(w, 6, 96), INK, 3, 0.5)
        nib(d, pen(w, 77, 108), INK, 3, 0.5)
        d.fill(
            S("38,520! 150,430 330,420 470,520 562,500! 562,802! 38,802!"),
            d.lin(0, 420, 0, 802, (0, TIDE["light"], 0.85), (0.4, TIDE["mid"], 0.9), (1, TIDE["dark"], 0.95)),
        )
        d.stroke(line("38,520 150,430 330,420 470,520 562,500"), TIDE["core"], 6)
        for rx, ry, op in ((250, 150, 0.5), (196, 116, 0.7), (150, 88, 0.9)):
            d.stroke(Sh.ell(252, 612, rx, ry), TIDE["core"], 5, op, dash="60 22")
        d.fill(Sh.ell(256, 620, 112, 66), INK, 0.5)
        drain = form(d, Sh.ell(252, 612, 108, 62), (SLATE[0], SLATE[2], SLATE[3]), 5)
        hole = form(d, Sh.ell(252, 612, 84, 47), (INK2, "#05090b"), 4)
        for i in range(-3, 4):
            d.stroke(line([(252 + i * 24, 576 + abs(i) * 5), (252 + i * 24, 648 - abs(i) * 5)]), SLATE[1], 8)
        for x in (222, 276):
            d.fill(Sh.ell(x, 606, 13, 8) & hole, TIDE["core"])
            d.fill(Sh.ell(x + 2, 606, 4, 7) & hole, INK)
        nib(d, pen(side(drain, -30, -6), 90, 6), INK, 1.8, 0.7)
        for x, y, r in ((420, 720, 16), (470, 690, 10), (120, 730, 12)):
            form(d, Sh.ell(x, y, r), ("#ffffff", TIDE["light"]), 3)
        # the chain of the plug goes off on its own business
        for i in range(9):
            form(d, Sh.ring(352 + i * 24, 540 - i * 34, 13, 7), (LAMP["light"], LAMP["base"]), 2.4)
    _close(d, w, "none")


FILES = {"combat_two": (SIZE, _two), "combat_four": (SIZE, _four), "combat_none": (SIZE, _none)}
