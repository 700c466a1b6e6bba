"""menu_box: the game's box on the shelf: dark green, a label for the title; Vesper Hall low down, the water before
it, one window lit there that is not lit here.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, pile
from tools.art.lamplit.hall import vesper_hall
from tools.art.lamplit.nib import BRASS, INK, LAMP, PAPER, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.sheet import Sheet
from tools.art.picture import Picture

PICTURE = Picture(size=(600, 840))


def draw(d: Doc, detail: int) -> None:
    """The label is 100,90,400,180; the lower third is water."""
    box_ = Sh.rect(16, 16, 568, 808, 8)
    d.fill(box_.move(8, 12), INK, 0.6)
    form(d, box_, ("#2c5a56", "#17383a", "#0c2024"), 6)
    with d.clip(box_.shrink(4)):
        nib(d, pen(box_, 0, 9, rnd=random.Random(3), ragged=200, broken=0.95), TIDE["mid"], 1.6, 0.3, wob=1)
        d.glow(430, 330, 330, (0, TIDE["core"], 0.75), (0.25, TIDE["light"], 0.35), (1, TIDE["light"], 0))
        d.fill(Sh.ell(446, 330, 44), TIDE["core"])
        form(d, S("0,566! 120,536 300,520 460,532 620,556! 620,620! 0,620!"), ("#33474a", "#16262a"), 4)
        vesper_hall(d, 290, 540, 0.66)
        water = Sh.rect(0, 576, 600, 260)
        d.fill(water, d.lin(0, 576, 0, 836, "#4f8580", "#255056", "#0e2429"))
        sub = Sheet(600, 840)
        vesper_hall(sub, 290, 590, 0.6, True)
        d.paste(sub, "translate(0 0)")
        d.fill(pile([Sh.rect(0, 586 + i * 15, 600, 3 + i * 0.2) for i in range(16)]), "#17363c", 0.75)
        nib(d, pen(water, 0, 12, rnd=random.Random(6), ragged=420, broken=0.97), TIDE["core"], 2, 0.5, wob=1.6)
        d.stroke(line("0,578 150,572 320,580 480,573 600,579"), TIDE["core"], 4)
        nib(
            d,
            pen(
                Sh.rect(16, 16, 568, 808),
                90,
                8,
                tone=lambda x, y: abs(x - 300) / 420,
                step=20,
                rnd=random.Random(5),
                ragged=50,
            ),
            INK,
            2.2,
            0.55,
        )
        # a boat in front, with nobody's hat on the thwart
        with d.group(transform="translate(420 730) rotate(-5)"):
            d.fill(S("-96,20! -60,40 60,40 100,20!"), INK, 0.5)
            form(d, S("-100,0! -70,34 66,34 108,-2! 60,8 -60,10"), (WOOD[0], WOOD[2]), 3.4)
            form(d, S("-94,-2! -56,8 60,6 100,-4! 60,-12 -50,-10"), (WOOD[3], INK), 2.6)
            form(d, S("-24,-8! 0,-2 26,-9! 18,-15 -16,-15"), ("#4b5c5a", "#121c20"), 2.4)
            form(d, S("-14,-11! -15,-30 0,-34 15,-30 14,-11! 0,-7"), ("#66786f", "#1d2a2e"), 2.4)
        d.stroke(line("300,768 380,774 470,768 556,774"), TIDE["core"], 3, 0.8, dash="26 14")
    label = S("92,84! 508,90! 512,268! 88,274!")
    d.fill(label.move(5, 8), INK, 0.5)
    form(d, label, (PAPER[0], PAPER[1]), 4)
    d.stroke(label.shrink(10), TIDE["base"], 3)
    for x, y in ((104, 98), (496, 102), (102, 260), (498, 256)):
        form(d, Sh.ell(x, y, 5), BRASS, 2)
    _draw_2(d, box_)


def _draw_2(d: Doc, box_: Sh) -> None:
    for x, y, sx, sy in ((16, 16, 1, 1), (584, 16, -1, 1), (16, 824, 1, -1), (584, 824, -1, -1)):
        form(
            d,
            Sh.poly(
                [(x, y), (x + 74 * sx, y), (x + 54 * sx, y + 20 * sy), (x + 20 * sx, y + 54 * sy), (x, y + 74 * sy)]
            ),
            (LAMP["light"], LAMP["base"]),
            3.4,
        )
    d.stroke(box_, INK, 6)
    d.stroke(line("30,30 570,30"), "#ffffff", 2.4, 0.3)
