"""Lower halves of the combat cards, 548x200: what is done to you in the night, by who does it and where you are. The
sign of the class lies over the left upper corner, up to 130,150.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.lamplit.actors import actor
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    Tones,
    corners,
    form,
    nib,
    pen,
    side,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(548, 200))
SIZE = (548, 200)
ALL = Sh.rect(0, 0, 548, 200)
GLOVE = (PAPER[0], PAPER[1], PAPER[3])


def _night(d: Doc, lamp: tuple[float, float] = (360, 110), reach: float = 230.0, warm: bool = True) -> None:
    d.fill(ALL, d.lin(0, 0, 548, 200, "#1c3338", "#0b1417"))
    nib(d, pen(ALL, 90, 9, rnd=random.Random(3), ragged=24), "#081013", 3, 0.7)
    a, b = (LAMP["core"], LAMP["mid"]) if warm else (TIDE["core"], TIDE["mid"])
    d.glow(lamp[0], lamp[1], reach, (0, a, 0.9), (0.35, b, 0.45), (1, b, 0))


def _floor(d: Doc, y: float, top: str = "#4d3a2e", low: str = "#1d1714") -> None:
    s = Sh.poly([(0, y + 8), (548, y - 10), (548, 200), (0, 200)])
    form(d, s, (top, low), 3)
    nib(d, [(i * 90 - 120, 200, i * 62 + 20, y) for i in range(9)], INK, 2, 0.6)


def _two_attack(d: Doc) -> None:
    """The evening staff strikes: with what it carries, from the height of a chest."""
    _night(d, (300, 120), 220)
    for r, a0, a1 in ((150, 150, 240), (182, 160, 225)):
        d.stroke(arc(410, 74, r, a0, a1), LAMP["light"], 6, 0.8, dash="18 13")
    s = form(d, S("560,0! 490,20 400,62! 420,118! 500,104 560,90!"), (SLATE[1], SLATE[2], SLATE[3]), 3.4)
    nib(d, pen(s, 20, 8), INK, 2, 0.7)
    form(d, S("388,58! 416,46! 436,112! 408,124!"), (PAPER[0], PAPER[2]), 3)
    pose_hand(d, "fist", (404, 88), 0.82, 160, GLOVE, flip=True)
    with d.group(transform="translate(276 132) rotate(44) scale(1.3)"):
        d.stroke(line("-20,-44 0,-62 20,-44"), INK, 7)
        form(d, Sh.rect(-30, -44, 60, 15, 4), (SLATE[0], SLATE[3]), 3)
        form(d, S("-26,-29! 26,-29! 22,32! -22,32!"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3)
        d.fill(S("0,26! -13,4 0,-20! 13,4"), "#ffffff")
        form(d, Sh.rect(-34, 30, 68, 16, 4), (SLATE[0], SLATE[3]), 3)


def _two_hiding(d: Doc) -> None:
    """Feet of the livery, past the curtain; they stop to think."""
    _night(d, (460, 150), 240)
    _floor(d, 142)
    for x, a in ((420, -4), (490, 5)):
        form(
            d,
            S(f"{x - 22},-10! {x + 22},-10! {x + 17},110! {x - 17},110!").rot(a, x, 100),
            (PAPER[0], PAPER[1], PAPER[3]),
            3.4,
        )
        form(
            d,
            S(f"{x - 60},150! {x - 56},126 {x - 22},112 {x - 16},98! {x + 20},98! {x + 22},150!").rot(a, x, 100),
            ("#3c3a3a", "#121012"),
            3.4,
        )
        form(d, Sh.rect(x - 18, 112, 24, 14, 3), BRASS, 2.4)
    for x0, w in ((-20, 190), (120, 130), (220, 120)):
        c = form(
            d,
            S(f"{x0},-10! {x0 + w},-10! {x0 + w - 16},90 {x0 + w + 14},210! {x0 - 10},210! {x0 + 12},100"),
            (PLUM["mid"], PLUM["base"], PLUM["deep"]),
            4,
        )
        nib(d, pen(side(c, -44, 0), 90, 9, rnd=random.Random(x0 + 30), ragged=40), INK, 2.4, 0.85)
        d.fill(c - c.move(6, 0), PLUM["light"], 0.5)
    for x in (236, 268):
        form(d, Sh.ell(x, 84, 12, 9), ("#ffffff", PAPER[1]), 3)
        d.fill(Sh.ell(x + 5, 84, 4.6), INK)


def _two_barrier(d: Doc) -> None:
    """Gloves under a door; one has found the edge."""
    _night(d, (330, 190), 260)
    door = form(d, Sh.rect(110, -20, 440, 156), (WOOD[1], WOOD[2], WOOD[3]), 4)
    for x in (150, 350):
        p = form(d, Sh.rect(x, -20, 160, 116, 4), (WOOD[3], WOOD[1]), 3.4)
        nib(d, pen(side(p, -40, 0), 90, 7, ragged=20), INK, 2, 0.8)
    nib(d, pen(door, 0, 11, rnd=random.Random(4), ragged=120, broken=0.9), INK, 1.6, 0.4)
    d.fill(Sh.rect(110, 136, 440, 18), LAMP["core"])
    d.fill(
        Sh.poly([(110, 154), (548, 154), (548, 200), (40, 200)]),
        d.lin(0, 154, 0, 200, (0, LAMP["light"], 0.9), (1, LAMP["mid"], 0.2)),
    )
    pose_hand(d, "press", (236, 132), 0.74, 74, GLOVE)
    pose_hand(d, "reach", (420, 132), 0.78, 104, GLOVE, flip=True)
    form(d, S("96,120! 300,96! 304,122! 100,148!"), (PAPER[2], PAPER[3]), 3.4)
    for x, y in ((118, 132), (284, 112)):
        d.fill(Sh.ell(x, y, 5), INK)


def _four_attack(d: Doc) -> None:
    """Jaws of window, and the view they give."""
    _night(d, (330, 100), 250, False)

    def pane(spec: str, tones: Tones) -> None:
        s = form(d, corners(spec), tones, 5)
        d.fill(s - s.move(5, 5), "#ffffff", 0.7)

    pane("548,-20 548,76 420,84 300,72 196,30 250,-20", (TIDE["core"], TIDE["light"], TIDE["mid"]))
    pane("548,220 548,138 430,140 320,158 230,196 270,220", (TIDE["light"], TIDE["mid"], TIDE["base"]))
    for x, y, n in ((214, 38, 50), (270, 62, 46), (330, 76, 42), (392, 82, 36)):
        pane(f"{x - 16},{y - 6} {x + 20},{y + 2} {x - 4},{y + n}", ("#ffffff", TIDE["core"], TIDE["light"]))
    for x, y, n in ((250, 190, 44), (310, 164, 40), (370, 152, 36)):
        pane(f"{x - 18},{y + 4} {x + 16},{y - 8} {x - 6},{y - n}", ("#ffffff", TIDE["core"], TIDE["mid"]))
    moon_ = Sh.ell(470, 108, 30) - Sh.ell(484, 100, 26)
    d.fill(moon_, LAMP["core"])
    form(d, corners("372,10 410,-4 452,8 408,26"), (LAMP["light"], LAMP["base"]), 3.4)
    d.fill(Sh.ell(408, 10, 8), INK)
    for spec in ("300,72 330,20 360,-20", "420,84 440,40 500,20", "430,140 450,176 440,220"):
        d.stroke(line(spec), INK, 5)


def _four_hiding(d: Doc) -> None:
    """A nose under the coats; it knows one of them."""
    _night(d, (200, 160), 230)
    _floor(d, 150)
    actor(d, "pane_hound", 408, 396, 1.06, -4)
    for x0, c in ((120, PLUM), (206, SLATE), (296, CORAL), (388, TIDE), (470, WOOD)):
        t = (c["mid"], c["base"], c["deep"]) if isinstance(c, dict) else (c[1], c[2], c[3])
        s = form(
            d,
            S(
                f"{x0 - 10},-20! {x0 + 90},-20! {x0 + 96},60 {x0 + 84},{104 + x0 % 3 * 8}! "
                f"{x0 + 40},112 {x0},{98 + x0 % 5 * 4}! {x0 - 14},50"
            ),
            t,
            4,
        )
        nib(d, pen(side(s, -30, 0), 90, 8, ragged=16), INK, 2.2, 0.85)
    for x in (146, 186):
        form(d, S(f"{x - 24},186! {x - 26},168 {x - 6},156 {x + 16},158! {x + 18},186!"), ("#8a5c42", "#33221c"), 3)


def _four_barrier(d: Doc) -> None:
    """The lawn heaves; the chest goes up with it."""
    _night(d, (330, 60), 240)
    hill = form(
        d, S("60,220! 150,170 230,110 330,86 430,106 500,170 560,210! 560,220!"), (LEAF_G[1], LEAF_G[2], LEAF_G[4]), 4
    )
    nib(d, pen(hill, 76, 9, rnd=random.Random(4), ragged=12), INK, 2.2, 0.6)
    for spec in ("150,200 210,150 280,120", "420,140 470,176 520,204", "330,100 336,140 326,190"):
        d.stroke(line(spec), INK, 6)
    with d.group(transform="translate(330 70) rotate(-16)"):
        b = form(d, Sh.rect(-96, -40, 192, 92, 4), (TIDE["mid"], TIDE["base"], TIDE["dark"]), 4)
        form(d, S("-100,-40! -90,-84! 92,-90! 100,-44!"), (TIDE["light"], TIDE["mid"]), 4)
        nib(d, pen(side(b, -50, 0), 90, 7), INK, 2, 0.8)
        form(d, Sh.rect(-14, -48, 30, 26, 4), BRASS, 3)
        for x in (-60, 62):
            d.fill(star(x, 12, 20, 5, 0.5), LAMP["light"])
            d.stroke(star(x, 12, 20, 5, 0.5), INK, 2.4)
    for x, y, a in ((190, 52, -30), (470, 60, 40), (230, 24, 14), (440, 20, -20)):
        form(d, Sh.rect(-20, -8, 40, 16, 3).rot(a).move(x, y), (WOOD[0], WOOD[2]), 3)


def _none_attack(d: Doc) -> None:
    """A wave with cuffs; it does not push, it escorts."""
    _night(d, (300, 70), 240, False)
    w = form(
        d,
        S("560,-20! 440,-10 330,20 270,70 262,110! 290,96 320,100 328,122! 300,150 280,180 286,220! 560,220!"),
        (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["dark"]),
        4,
    )
    nib(d, pen(w, 24, 12, rnd=random.Random(4), ragged=70, broken=0.8), TIDE["base"], 2.6, 0.65)
    d.fill(w - w.move(9, 9), "#ffffff", 0.85)
    for x, y, a in ((286, 92, 150), (300, 168, 190)):
        with d.group(transform=f"translate({x} {y}) rotate({a - 180})"):
            form(d, S("6,-36! 40,-44! 46,38! 10,32!"), ("#ffffff", PAPER[1]), 3.4)
            form(d, Sh.ell(26, 0, 6), BRASS, 2.4)
        pose_hand(d, "reach", (x - 4, y), 0.7, a, (TIDE["core"], TIDE["light"], TIDE["mid"]), flip=a < 170)
    for x, y, r in ((236, 40, 9), (206, 76, 7), (188, 134, 10), (226, 168, 6)):
        form(d, Sh.ell(x, y, r), ("#ffffff", TIDE["light"]), 2.6)


def _none_hiding(d: Doc) -> None:
    """A puddle comes in under the table, and stops."""
    _night(d, (220, 60), 240)
    _floor(d, 96, "#4a4a44", "#171a1b")
    for x in (176, 470):
        form(d, S(f"{x - 15},-20! {x + 15},-20! {x + 10},150! {x - 10},150!"), (WOOD[0], WOOD[2], WOOD[3]), 3.4)
    cloth = form(
        d,
        S("110,-20! 548,-20! 548,40 500,66 452,40 404,70 350,42 300,72 250,40 204,68 150,38 116,56!"),
        (PAPER[0], PAPER[2]),
        4,
    )
    nib(d, pen(cloth, 90, 12, ragged=12), PAPER[4], 1.9, 0.6)
    for x in (254, 300):
        form(d, S(f"{x - 26},140! {x - 28},120 {x - 8},106 {x + 16},108! {x + 20},140!"), ("#8a5c42", "#33221c"), 3.4)
    p = form(
        d,
        S("560,110! 480,118 420,140 372,150 360,166 390,184 470,196 560,200!"),
        (TIDE["core"], TIDE["light"], TIDE["mid"]),
        4,
    )
    d.fill(p - p.move(4, 6), "#ffffff", 0.8)
    d.fill(S("430,150! 440,136 470,134 486,150! 470,162 446,164"), INK, 0.55)
    d.stroke(S("430,150! 440,136 470,134 486,150! 470,162 446,164"), TIDE["core"], 2.4, 0.9, dash="6 5")
    d.stroke(line("352,160 338,162"), TIDE["core"], 6)


def _none_barrier(d: Doc) -> None:
    """Sand through the keyhole, in no hurry at all."""
    _night(d, (390, 70), 220)
    door = form(d, Sh.rect(230, -20, 330, 240), (WOOD[1], WOOD[2], WOOD[3]), 4)
    nib(d, pen(door, 90, 10, rnd=random.Random(4), ragged=90, broken=0.9), INK, 1.8, 0.5)
    pl = form(
        d,
        S("390,6! 424,22 430,70 420,116 390,132! 360,116 350,70 356,22"),
        (LAMP["core"], LAMP["light"], LAMP["base"]),
        4,
    )
    d.stroke(pl.shrink(9), LAMP["dark"], 2.6)
    d.fill(Sh.ell(390, 56, 15) | Sh.poly([(382, 62), (398, 62), (405, 102), (375, 102)]), INK)
    stream = S("380,84! 398,84! 392,130 372,160! 340,200! 250,200! 330,160 368,130!")
    form(d, stream, ("#e0d7b0", "#a39c78", "#6d6850"), 3.4)
    heap = form(d, S("60,220! 130,180 220,150 300,144 380,166 440,196 480,220!"), ("#d9d0aa", "#98916f", "#4d4a3a"), 4)
    nib(d, pen(heap, 4, 9, rnd=random.Random(6), ragged=60, broken=0.8), INK, 1.8, 0.5)
    for x in (270, 312):
        d.fill(Sh.ell(x, 176, 11, 7), INK)
        d.fill(Sh.ell(x + 3, 175, 3.4), TIDE["core"])
    form(d, S("150,176! 240,96! 262,118! 176,196!"), (WOOD[0], WOOD[2]), 3.4)


FILES = {
    f"lower_{drawn.__name__.strip('_')}": (SIZE, drawn)
    for drawn in (
        _two_attack,
        _two_hiding,
        _two_barrier,
        _four_attack,
        _four_hiding,
        _four_barrier,
        _none_attack,
        _none_hiding,
        _none_barrier,
    )
}
