"""The four-legged and the legless, large, for the reading pane: each in its own room, and in the glass behind it what
it has not got.
"""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line
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
    corners,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.scene import boarded, muntins, night_window
from tools.art.lamplit.sitting import CANVAS, Sitter, frame, gleam, near_dark, oval_glass, sitting_room, square_glass
from tools.art.picture import Picture
from tools.art.pictures.mansions.monsters import furrow, pane_hound, refraction, silt

PICTURE = Picture(size=CANVAS)
HOUND = (
    "30,232 60,196 96,176 150,176 196,200 300,206 372,190 400,120 424,126 396,214 404,262 376,300 300,300 210,320 "
    "190,420 160,420 158,330 120,300 112,250 60,256"
)


def _pane_hound(d: Doc) -> None:
    """The window it used to be: a hole in the shape of a pointer, and the garden it points at."""
    sitting_room(d, "#7d8f7c", "#2c4440", 0, (90, 110))
    who = Sitter(pane_hound.figure, 8, 60, 1.82)
    who.shadow(d)
    form(d, Sh.rect(150, 36, 424, 420), (WOOD[0], WOOD[2]), 3)
    pane = form(d, Sh.rect(172, 58, 380, 376), ("#2f6466", "#63a094", "#33686a"), 2.4)
    nib(d, pen(pane, 0, 12, ragged=110, broken=0.9), TIDE["core"], 1.5, 0.4)
    d.fill(Sh.rect(358, 58, 8, 376) | Sh.rect(172, 242, 380, 8), WOOD[2])
    hole = corners(HOUND).scale(0.82).move(186, 40)
    with d.clip(Sh.rect(172, 58, 380, 376)):
        d.fill(hole.grow(7), TIDE["core"])
        form(d, hole, ("#0a1a1f", "#14262a"), 3)
        d.fill(Sh.ell(300, 244, 15), TIDE["core"])
        for x, y in ((246, 236), (350, 226), (420, 260), (330, 280)):
            d.fill(Sh.ell(x, y, 3), TIDE["core"])
    for sx, x0 in ((1, 128), (-1, 596)):
        c = form(
            d,
            S(
                f"{x0},20! {x0 + sx * 90},20! {x0 + sx * 60},240 {x0 + sx * 16},330!"
                f" {x0 - sx * 4},560! {x0 - sx * 60},560!"
            ),
            (PLUM["mid"], PLUM["base"], PLUM["dark"]),
            3,
        )
        nib(d, pen(c, 88, 11, ragged=40), PLUM["deep"], 2, 0.7)
    boarded(d, 600, 840, 640, 610)
    who.draw(d)
    for i, (x, y, k, a) in enumerate(
        ((70, 770, 1.4, 10), (170, 806, 1.0, 80), (250, 782, 0.7, 30), (390, 812, 1.2, 140), (500, 776, 1.6, 60))
    ):
        s = corners("-30,14 8,-34 34,2 4,24").scale(k).rot(a).move(x, y)
        d.fill(s.move(5, 7), INK, 0.5)
        form(d, s, (("#ffffff", TIDE["light"]), (TIDE["core"], TIDE["mid"]))[i % 2], 3.4)
    frame(d)


def _furrow(d: Doc) -> None:
    """The glass alone knows what it is that comes: quite a small mole, with a napkin on."""
    sitting_room(d, "#a08a64", "#4a4030", 0, (90, 130))
    who = Sitter(furrow.figure, -36, 20, 1.9)
    who.shadow(d)
    g = square_glass(d, 360, 84, 190, 160)
    with d.clip(g):
        d.fill(Sh.rect(350, 190, 220, 70), LEAF_G[1])
        m = form(d, S("410,250! 404,190 424,150 456,140 488,152 504,192 500,250!"), ("#57606a", "#2b3338"), 2.6)
        nib(d, pen(m, 60, 6), INK, 1.4, 0.5)
        form(d, S("438,172! 414,178 402,190! 420,196 442,190!"), (CORAL["light"], CORAL["mid"]), 2.2)
        for x in (446, 474):
            form(d, Sh.ell(x, 164, 11), (TIDE["core"], TIDE["light"]), 2.4)
            d.fill(Sh.ell(x - 2, 164, 3), INK)
        form(d, S("430,206! 456,196 486,206! 470,250 444,250!"), ("#ffffff", PAPER[1]), 2.2)
        for x, a in ((410, -20), (502, 20)):
            form(d, S("-10,-12! 12,-16! 16,10! -8,14!").rot(a).move(x, 226), (CORAL["core"], CORAL["light"]), 2.2)
        d.stroke(line("516,250 516,170"), INK, 5)
        for x in (508, 516, 524):
            d.stroke(line([(x, 150), (x, 176)]), INK, 3)
    gleam(d, g)
    boarded(d, 600, 840, 660, 630, ("#b3936a", "#6d5340", "#3a2d24"))
    who.draw(d)
    for x, y, k, a in ((60, 800, 1.3, -14), (170, 826, 1.0, 20), (520, 800, 1.2, 30), (420, 830, 0.9, -24)):
        b = form(d, Sh.rect(-70, -14, 140, 28).scale(k).rot(a).move(x, y), ("#d9bd92", "#8d6f55", "#57443b"), 4)
        nib(d, pen(b, a, 8, ragged=20), INK, 1.6, 0.6)
    frame(d)


def _refraction(d: Doc) -> None:
    """One chair, one lamp, one door, each seen a little to the left; in the glass a square of plain daylight."""
    sitting_room(d, "#c9bfa6", "#6d6758", 560, (110, 150))
    who = Sitter(refraction.figure, -56, 96, 2.16)
    who.shadow(d, 0.3)
    g = oval_glass(d, 476, 190, 70, 96)
    with d.clip(g):
        d.fill(g, d.lin(400, 100, 540, 290, "#8fae9f", "#4f7f78"))
        d.fill(corners("440,150 500,132 520,232 458,256"), "#fffdf0")
        d.stroke(corners("440,150 500,132 520,232 458,256"), LAMP["light"], 3)
        d.stroke(line("470,142 488,244"), LAMP["light"], 3)
        d.stroke(line("448,202 510,182"), LAMP["light"], 3)
    gleam(d, g)
    for i, (dx, dy, c) in enumerate(((0, 0, WOOD[3]), (-46, 6, PLUM["base"]), (-92, 12, TIDE["base"]))):
        back_ = U(
            Sh.rect(520 + dx, 470 + dy, 16, 250),
            Sh.rect(440 + dx, 600 + dy, 96, 18),
            Sh.rect(440 + dx, 612 + dy, 14, 110),
        )
        d.fill(back_, c, 1 - i * 0.3)
        d.stroke(back_, INK, 2.4, 1 - i * 0.3)
    boarded(d, 600, 840, 730, 716)
    who.draw(d)
    for i, c in enumerate((CORAL["light"], LAMP["light"], LEAF_G[0], TIDE["light"], PLUM["light"])):
        band = Sh.poly([(60 + i * 44, 860), (230 + i * 18, 700), (248 + i * 18, 700), (104 + i * 44, 860)])
        d.fill(band, c, 0.65)
    near_dark(d, 780)
    frame(d)


def _silt(d: Doc) -> None:
    """It has let itself in; in the window the bay is quite empty, and the ferry lies on its side there."""
    sitting_room(d, "#5a6d62", "#1d3336", 0, (96, 120))
    who = Sitter(silt.figure, -118, 156, 2.15)
    who.shadow(d)
    g = night_window(d, 386, 90, 160, 220)
    with d.clip(g):
        d.fill(Sh.rect(380, 90, 180, 90), d.lin(0, 90, 0, 180, "#12282e", "#3f7472"))
        d.fill(Sh.ell(510, 126, 14), TIDE["core"])
        d.fill(Sh.rect(380, 180, 180, 140), d.lin(0, 180, 0, 310, "#8d8769", "#57533f"))
        nib(
            d, pen(Sh.rect(380, 184, 180, 130), 3, 11, rnd=random.Random(5), ragged=40, broken=0.9), "#38362a", 1.6, 0.7
        )
        with d.group(transform="translate(456 224) rotate(24) scale(0.5)"):
            form(d, S("-110,0! 110,-4! 84,50! -84,50!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
            form(d, Sh.rect(-46, -50, 84, 48), (PAPER[0], PAPER[2]), 4)
            form(d, Sh.rect(-10, -100, 26, 52), (CORAL["mid"], INK2), 4)
        for x, y in ((410, 276), (520, 260), (470, 296)):
            d.fill(Sh.ell(x, y, 10, 3), "#38362a", 0.8)
    muntins(d, 386, 90, 160, 220)
    who.draw(d)
    near_dark(d, 700)
    for y, tones in ((760, (TIDE["light"], TIDE["mid"], TIDE["base"])), (806, (TIDE["mid"], TIDE["dark"]))):
        wave = form(
            d, S(f"-10,{y}! 110,{y - 16} 240,{y + 4} 380,{y - 14} 500,{y + 6} 610,{y - 8}! 610,870! -10,870!"), tones, 4
        )
        nib(d, pen(wave, 0, 10, ragged=60, broken=0.85), TIDE["core"], 2, 0.6)
    form(d, S("60,770! 76,716! 172,708! 180,758!"), ("#ffffff", PAPER[0], PAPER[1]), 3.4)
    lines(d, 3.4, PAPER[3], "92,736 156,730")
    leg = brush("520,860 500,770 516,690", 22, taper(0.9, 0.7, 0.3))
    form(d, leg, (WOOD[0], WOOD[2]), 3.4)
    form(d, Sh.rect(440, 672, 140, 26, 5).rot(-9, 510, 690), (WOOD[0], WOOD[1], WOOD[3]), 3.6)
    s = form(d, Sh.rect(446, 640, 120, 36, 12).rot(-9, 510, 690), (PLUM["light"], PLUM["base"]), 3.4)
    nib(d, pen(side(s, -30, 0), 90, 7), INK, 1.8, 0.7)
    form(d, Sh.ell(556, 700, 7), BRASS, 2.4)
    d.fill(Sh.ell(230, 800, 26, 4), SLATE[0], 0.7)
    frame(d)


FILES = {
    "pane_hound": (CANVAS, _pane_hound),
    "furrow": (CANVAS, _furrow),
    "refraction": (CANVAS, _refraction),
    "silt": (CANVAS, _silt),
}
