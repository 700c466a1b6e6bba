"""Frames of what is held in the hand: label, lantern slide, mourning card, chits of the infirmary, a sheet torn in
two. The picture is seen through a hole; words are the game's.
"""

import random
from collections.abc import Mapping

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.marks import bell
from tools.art.lamplit.nib import INK, INK2, LAMP, PAPER, PLUM, TIDE, form, nib, pen
from tools.art.lamplit.stationery import LABEL, chit, class_mark, crossed_plasters, curl, fox, ruled, scooped, stock
from tools.art.picture import Picture

PICTURE = Picture(size=(600, 840))
SIZE = (600, 840)
ITEM_WINDOW = Sh.rect(58, 118, 484, 400, 8)
SPELL_WINDOW = Sh.rect(66, 66, 468, 452, 90)
OMEN_WINDOW = Sh.ell(300, 298, 206, 222)


def _item(d: Doc) -> None:
    """A luggage label: clipped corners, an eyelet, the name typed on a strip."""
    stock(d, LABEL - Sh.ell(300, 62, 17) - ITEM_WINDOW)
    fox(d, LABEL.shrink(10) - Sh.ell(300, 62, 40) - ITEM_WINDOW.grow(8), 3)
    for r, c, w in ((27, LAMP["base"], 12), (17, INK, 3), (33.5, INK, 3)):
        d.stroke(Sh.ell(300, 62, r), c, w)
    d.stroke(S("78,36! 522,36! 566,97! 566,804! 34,804! 34,97!"), LAMP["base"], 4)
    d.stroke(ITEM_WINDOW, INK, 6)
    d.stroke(ITEM_WINDOW.grow(7), PAPER[3], 1.8)
    strip = S("44,528! 556,522! 558,596! 42,600!")
    d.fill(strip.move(4, 6), INK, 0.4)
    form(d, strip, (LAMP["core"], LAMP["light"]), 3)
    d.fill(Sh.rect(36, 764, 528, 38), LAMP["base"], 0.18)
    nib(d, pen(Sh.rect(36, 764, 528, 38), 60, 9), LAMP["base"], 2, 0.5)


def _spell(d: Doc) -> None:
    """A lantern slide: two panes bound with tape, gum labels."""
    e = Sh.rect(20, 20, 560, 800, 14)
    stock(d, e - SPELL_WINDOW, ("#2b3b3d", "#141f22"))
    d.stroke(Sh.rect(30, 30, 540, 780, 10), TIDE["mid"], 5)
    d.stroke(Sh.rect(37, 37, 526, 766, 8), TIDE["core"], 1.8, 0.8)
    for x, y, w, h in (
        (20, 20, 120, 34),
        (460, 20, 120, 34),
        (20, 786, 120, 34),
        (460, 786, 120, 34),
        (20, 20, 34, 120),
        (546, 20, 34, 120),
        (20, 700, 34, 120),
        (546, 700, 34, 120),
    ):
        t = Sh.rect(x, y, w, h) & e
        d.fill(t, "#0d1518")
        nib(d, pen(t, 0 if w > h else 90, 6), "#41524f", 1.3, 0.8)
    d.stroke(SPELL_WINDOW, INK, 9)
    d.stroke(SPELL_WINDOW.grow(6), TIDE["light"], 2)
    for s in (S("70,540! 530,536! 532,606! 68,610!"), S("70,622! 530,626! 528,790! 72,786!")):
        d.fill(s.move(4, 5), INK, 0.5)
        form(d, s, (PAPER[0], PAPER[1]), 3)
        d.stroke(s.shrink(8), TIDE["base"], 1.8)


def _omen(d: Doc) -> None:
    """A mourning card: black edge, scooped corners, crape over an oval, a bell for what it costs."""
    stock(d, scooped(20, 20, 560, 800, 44) - OMEN_WINDOW, (INK2, "#0a1113"))
    p = scooped(54, 54, 492, 732, 40)
    d.fill(p - OMEN_WINDOW, d.lin(0, 0, 420, 840, "#ece8da", "#cfcab8"))
    fox(d, p.shrink(8) - OMEN_WINDOW.grow(8), 9)
    d.stroke(p, TIDE["light"], 2)
    d.stroke(scooped(64, 64, 472, 712, 40), INK, 2)
    d.stroke(OMEN_WINDOW, INK, 9)
    d.stroke(OMEN_WINDOW.grow(9), INK, 2)
    for sx in (-1, 1):

        def at(s: Sh, left: bool = sx < 0) -> Sh:
            return s if left else s.flipx(300)

        c = at(S("300,58! 220,64 130,96 92,170 80,250! 96,262 112,250! 118,190 156,130 226,100 300,92!"))
        form(d, c, (PLUM["base"], PLUM["deep"]), 3)
        nib(d, pen(c, 60 if sx < 0 else 120, 8), INK, 2, 0.7)
        form(d, at(S("84,246! 108,246! 118,330 108,400! 92,380 78,400! 74,330!")), (PLUM["mid"], PLUM["dark"]), 3)
    form(d, Sh.ell(300, 76, 24, 18), (PLUM["mid"], PLUM["dark"]), 3)
    ribbon_ = S("50,548! 300,534 550,548! 550,618! 300,604 50,618!")
    d.fill(ribbon_.move(3, 6), INK, 0.4)
    form(d, ribbon_, ("#1d2c30", "#0c1417"), 3)
    d.stroke(ribbon_.shrink(7), TIDE["mid"], 1.8)
    bell(d, 508, 104, 1.0)


def _mishap(d: Doc, ramp: Mapping[str, str], quirk: bool) -> None:
    """A chit of the infirmary: plum and crossed plasters for the body, tide and a curl for the wits."""
    e = chit()
    stock(d, e, ("#f7f5ea", "#dfe0d2"))
    ruled(d, 50, 656, 500, 5, 32)
    # the bed it belongs to, in pencil, and where it was pinned
    for x in (92, 97):
        d.stroke(line(f"{x},60 {x},800"), ramp["mid"], 2.4 if x == 92 else 1.4, 0.8)
    d.fill(Sh.rect(34, 76, 532, 16) & e, ramp["base"])
    d.fill(Sh.rect(34, 97, 532, 4) & e, ramp["base"])
    for x in (270, 330):
        d.fill(Sh.ell(x, 66, 6), INK2)
    for y in (150, 250, 350, 450):
        d.stroke(line(f"104,{y} 548,{y + 3}"), ramp["light"], 2, 0.3)
    fox(d, (e & Sh.rect(104, 110, 440, 430)).shrink(8), 12 if quirk else 8, 26)
    d.stroke(Sh.ring(186, 470, 62, 56).scale(1, 0.9, 186, 470), ramp["mid"], 3, 0.22)
    name = S("44,560! 556,566! 554,634! 46,630!")
    d.fill(name, ramp["light"], 0.55)
    d.stroke(line("44,634 300,638 556,634"), ramp["dark"], 4)
    if quirk:
        c = Sh.ell(508, 142, 52)
        d.stroke(c, PAPER[0], 12)
        form(d, c, (ramp["light"], ramp["base"]), 4)
        d.fill(curl(508, 142, 43, 10), INK)
        d.fill(curl(508, 142, 43, 5), PAPER[0])
    else:
        d.stroke(Sh.ell(506, 146, 60), PAPER[0], 10)
        form(d, Sh.ell(506, 146, 58), (PLUM["light"], PLUM["base"], PLUM["dark"]), 4)
        crossed_plasters(d, 506, 146, 0.84)


def _tear() -> list[tuple[float, float, float]]:
    rnd = random.Random(12)
    pts: list[tuple[float, float, float]] = []
    x = 20.0
    while x < 580:
        pts.append((x, 424 + rnd.uniform(-16, 16) - (x - 300) * 0.06, 1))
        x += rnd.uniform(16, 34)
    return [*pts, (580, 410, 1)]


def _combat(d: Doc, cls: str) -> None:
    """A sheet torn across: paper is you, night is it. The pictures go to the edges, the lower one up to the tear."""
    t = _tear()
    above = S([(20, 34, 1), (34, 20, 1), (566, 20, 1), (580, 34, 1), *[(x, y - 7, c) for x, y, c in reversed(t)]])
    below = S([*[(x, y + 9, c) for x, y, c in t], (580, 806, 1), (566, 820, 1), (34, 820, 1), (20, 806, 1)])
    first, second = (Sh.rect(34, 34, 532, 200, 6), below.shrink(13) & Sh.rect(0, 0, 600, 624))
    d.fill((below - second).move(5, 7), INK, 0.45)
    d.fill(below - second, d.lin(0, 430, 420, 840, "#24393e", "#0f1b1f"))
    d.stroke(below, INK, 4)
    d.stroke(second, TIDE["light"], 2.4, 0.8)
    d.stroke(line([(x, y + 12, c) for x, y, c in t]), PAPER[1], 5)
    d.fill((above - first).move(4, 8) - second, INK, 0.55)
    d.fill(above - first, d.lin(0, 0, 420, 430, PAPER[0], PAPER[1]))
    fox(d, (above - first.grow(6)).shrink(6), 5, 24)
    d.stroke(above, INK, 4)
    d.stroke(line([(x, y - 14, c) for x, y, c in t]), "#ffffff", 5, 0.9)
    d.stroke(first, INK, 5)
    class_mark(d, 92, 96, cls, INK, PAPER[0])
    class_mark(d, 92, 520, cls, TIDE["light"], INK2)
    name = Sh.rect(40, 244, 520, 52, 4)
    d.fill(name, LAMP["light"], 0.75)
    d.stroke(name, INK, 2.6)
    d.stroke(Sh.rect(40, 632, 520, 170, 4), TIDE["mid"], 2, dash="10 7")


FILES = {
    "item": (SIZE, _item),
    "spell": (SIZE, _spell),
    "omen": (SIZE, _omen),
    "bruise": (SIZE, lambda d: _mishap(d, PLUM, False)),
    "quirk": (SIZE, lambda d: _mishap(d, TIDE, True)),
    "combat_two": (SIZE, lambda d: _combat(d, "two")),
    "combat_four": (SIZE, lambda d: _combat(d, "four")),
    "combat_none": (SIZE, lambda d: _combat(d, "none")),
}
