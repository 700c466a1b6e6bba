"""How it begins, and what may happen to anybody: the ferry leaves, the bench of the ferry, Ottilie, mirrors that
breathe.
"""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, pile
from tools.art.lamplit.actors import actor
from tools.art.lamplit.hall import foot_print, vesper_hall
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.lamplit.scene import bay, boarded, papered
from tools.art.lamplit.sheet import Sheet
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)
V = Sh.rect(0, 0, 640, 360)


def _introduction(d: Doc) -> None:
    """Low tide, the ferry leaving, one lamp, a letter; the house in the wet sand has one window more."""
    bay(d, 640, 360, 196, (560, 58))
    form(d, S("250,202! 340,184 460,176 560,186 650,196! 650,214! 250,214!"), ("#33474a", "#16262a"), 3)
    vesper_hall(d, 430, 186, 0.36)
    sub = Sheet(640, 360)
    vesper_hall(sub, 430, 208, 0.33, True)
    d.paste(sub, "translate(0 0)")
    d.fill(pile([Sh.rect(0, 204 + i * 10, 640, 2.4) for i in range(16)]), "#17363c", 0.7)
    with d.group(transform="translate(592 232) scale(0.7)"):
        form(d, S("-60,0! -44,22 40,22 58,-4! 0,4"), (CORAL["mid"], CORAL["dark"]), 3)
        form(d, Sh.rect(-26, -26, 44, 26, 3), (PAPER[0], PAPER[2]), 3)
        form(d, Sh.rect(-2, -46, 14, 22), (SLATE[1], SLATE[3]), 2.6)
        d.fill(brush("6,-48 20,-64 10,-78 40,-92", 12, taper(0.4, 0, 0.4), 12), PAPER[1], 0.7)
    # somebody has been let off: lamp, trunk, letter
    form(d, S("-10,300! 90,276 200,292 300,320 330,370! -10,370!"), ("#6d6a58", "#3a3a32"), 3)
    for i in range(5):
        foot_print(d, 190 + i * 34, 316 - i * 17, 0.28 - i * 0.03, 54, bool(i % 2))
    d.glow(150, 224, 150, (0, LAMP["core"], 0.9), (0.35, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    actor(d, "people.ines_marrow", 96, 344, 0.58)
    t = form(d, S("186,318! 262,308! 268,346! 190,356!"), (WOOD[0], WOOD[2]), 3)
    nib(d, pen(side(t, -14, -2), 90, 6), INK, 1.7, 0.7)
    form(d, S("200,300! 246,292! 250,312! 204,320!"), (PAPER[0], PAPER[1]), 2.6)
    form(d, Sh.ell(226, 306, 6), (CORAL["light"], CORAL["base"]), 2)


def _eliminated(d: Doc) -> None:
    """A bench of the ferry, blankets, one snorer more."""
    bay(d, 640, 360, 130, (90, 50), True)
    form(d, Sh.rect(-10, 150, 660, 16), (PAPER[0], PAPER[2]), 3)
    for x in (40, 220, 400, 580):
        form(d, Sh.rect(x, 110, 10, 160), (PAPER[1], PAPER[3]), 2.6)
    form(d, Sh.rect(-10, 216, 660, 84, 3), (WOOD[0], WOOD[2]), 3)
    nib(d, pen(Sh.rect(0, 220, 640, 78), 0, 14, rnd=random.Random(3), ragged=120, broken=0.9), INK, 1.7, 0.5)
    for i, (x, t, cap) in enumerate(
        (
            (110, (PLUM["light"], PLUM["mid"], PLUM["dark"]), 0),
            (236, (LEAF_G[0], LEAF_G[1], LEAF_G[3]), 1),
            (356, (CORAL["light"], CORAL["mid"], CORAL["dark"]), 2),
        )
    ):
        skin = (("#f2dcc2", "#c99b7d"), ("#8f5f45", "#5a392a"), ("#e6c39a", "#a97851"))[i]
        lean = (-8, 5, 9)[i]
        form(d, Sh.ell(x, 176, 34, 38).rot(lean, x, 220), skin, 3)
        for xx in (-13, 11):
            d.stroke(line(f"{x + xx - 8},174 {x + xx},179 {x + xx + 8},174").rot(lean, x, 220), INK, 3)
        form(d, Sh.ell(x - 2, 194, 6, 7), "#4a1a20", 1.8)
        if cap == 0:
            form(
                d,
                S(f"{x - 38},160! {x - 36},132 {x},124 {x + 36},132 {x + 38},160! {x},150").rot(lean, x, 220),
                ("#3d5a66", "#12222a"),
                3,
            )
        elif cap == 1:
            form(
                d,
                S(f"{x - 36},160! {x - 30},130 {x + 6},126 {x + 60},160! {x + 52},180! {x + 20},150").rot(lean, x, 220),
                (PAPER[0], PAPER[2]),
                3,
            )
        else:
            form(
                d,
                S(f"{x - 60},158! {x},142 {x + 60},156! {x + 30},150 {x + 28},126 {x - 28},126 {x - 30},150").rot(
                    lean, x, 220
                ),
                ("#b79a6a", "#5d4a2c"),
                3,
            )
        b = form(
            d, S(f"{x - 70},330! {x - 66},240 {x - 40},206 {x},216 {x + 40},204 {x + 66},240 {x + 70},330!"), t, 3.4
        )
        nib(d, pen(side(b, -30, 0), 84, 7, ragged=20), INK, 1.9, 0.75)
        for y in (252, 266):
            d.stroke(line(f"{x - 64},{y} {x},{y - 8} {x + 64},{y}"), PAPER[0], 5, 0.8)
    _eliminated_2(d)


def _eliminated_2(d: Doc) -> None:
    # the fourth blanket is up, and there is nobody yet
    b = form(
        d,
        S("430,330! 434,250 456,196 480,168 506,160 534,170 556,198 578,250 582,330!"),
        (TIDE["light"], TIDE["mid"], TIDE["dark"]),
        3.4,
    )
    nib(d, pen(side(b, -30, 0), 84, 7, ragged=20), INK, 1.9, 0.75)
    d.fill(S("476,214! 486,186 506,178 526,188 534,214! 506,226"), INK)
    d.stroke(S("480,212! 488,190 506,184 522,192 530,212! 506,221"), TIDE["light"], 2.6, 1, dash="6 5")
    form(d, Sh.rect(-10, 318, 660, 60), (WOOD[1], WOOD[3]), 3)


def _ottilie(d: Doc) -> None:
    """She comes out of the nursery wall, in crayon to the waist, and looks at our boots."""
    papered(d, 640, 360, "#a99a72", "#5d5238", (150, 70), 420)
    boarded(d, 640, 360, 290, 268)
    for spec in (
        "70,210 70,120 118,84 166,120 166,210",
        "70,150 166,150",
        "118,150 118,210",
        "166,140 230,140 230,210",
        "196,140 196,210",
    ):
        way = [(float(a), float(b), 1.0) for a, b in (p.split(",") for p in spec.split())]
        d.stroke(line(way), CORAL["base"], 5, 0.8, dash="26 3 14 2")
    form(d, Sh.rect(430, 60, 130, 90), (WOOD[1], WOOD[3]), 3)
    form(d, Sh.rect(440, 70, 110, 70), (TIDE["mid"], TIDE["dark"]), 2.4)
    d.fill(Sh.ell(520, 96, 12), TIDE["core"])
    # out of the wall
    d.glow(330, 150, 130, (0, TIDE["core"], 0.8), (1, TIDE["light"], 0))
    hem = S("262,300! 276,220 296,176 330,166 364,176 384,220 398,300! 364,310 330,302 296,310")
    form(d, hem, (PAPER[0], PAPER[1], PAPER[2]), 3.4)
    nib(d, pen(side(hem, -26, 0), 90, 7, ragged=16), PAPER[4], 1.8, 0.8)
    form(d, S("286,214! 330,228 374,214! 372,232! 330,246 288,232!"), (TIDE["mid"], TIDE["dark"]), 2.6)
    form(d, Sh.ell(330, 118, 44, 48), ("#f2dcc2", "#dbb797", "#b98d70"), 3.4)
    form(d, S("284,116! 280,66 312,48 346,48 380,66 378,116! 366,84 330,80 296,86"), ("#c98b4a", "#8a5426"), 3)
    for x, k in ((284, 1), (378, -1)):
        form(
            d,
            S(f"{x},96! {x - 22 * k},110 {x - 26 * k},146 {x - 16 * k},172! {x - 2 * k},140"),
            ("#c98b4a", "#7d4a22"),
            2.8,
        )
        form(
            d,
            S(f"{x - 8 * k},104! {x - 28 * k},92 {x - 30 * k},112! {x - 10 * k},112!"),
            (CORAL["mid"], CORAL["dark"]),
            2,
        )
    for x in (312, 346):
        d.fill(Sh.ell(x, 122, 7, 5), "#ffffff")
        d.fill(Sh.ell(x, 124.5, 3.4), INK)
        d.stroke(line(f"{x - 9},118 {x},114 {x + 9},118"), INK, 3)
    d.stroke(line("326,128 322,138 330,141"), "#8a5a3c", 3)
    d.stroke(line("318,152 330,150 344,153"), "#8a3a34", 4)
    for spec in ("296,186 268,214 262,250", "364,186 392,214 398,250"):
        d.stroke(line(spec), INK, 21)
        d.stroke(line(spec), PAPER[0], 14)
    form(d, Sh.rect(392, 244, 11, 46, 2).rot(14, 398, 266), (CORAL["light"], CORAL["base"]), 2.4)
    # below the hem she is still crayon
    for spec in ("312,308 308,336 296,340", "348,308 352,336 364,340"):
        d.stroke(line(spec), CORAL["base"], 5, 0.9, dash="10 3")
    _ottilie_2(d)


def _ottilie_2(d: Doc) -> None:
    # our boots
    for x in (96, 176):
        form(
            d,
            S(f"{x - 34},372! {x - 36},336 {x - 20},322 {x + 8},324 {x + 36},340 {x + 40},372!"),
            ("#8a5c42", "#33221c"),
            3.4,
        )
    d.stroke(line("300,130 240,220 196,318"), TIDE["core"], 2.4, 0.7, dash="4 9")


def _the_mirrors_breathe(d: Doc) -> None:
    """Six mirrors misted from within; a fingertip, from the other side, draws a smile."""
    papered(d, 640, 360, "#4f6a6c", "#1d2f33", (320, 20), 480)
    boarded(d, 640, 360, 318, 318, ("#5d4a3e", "#241c18"))
    for i, (x, y, w, h, r) in enumerate(
        (
            (36, 70, 80, 150, 40),
            (140, 40, 110, 190, 0),
            (286, 30, 126, 236, 62),
            (440, 60, 90, 130, 44),
            (552, 40, 70, 170, 0),
            (446, 214, 130, 84, 12),
        )
    ):
        form(
            d,
            Sh.rect(x - 10, y - 10, w + 20, h + 20, r + 8 if r else 3),
            (LAMP["light"], LAMP["base"], LAMP["dark"]),
            3.4,
        )
        g = form(d, Sh.rect(x, y, w, h, r), (TIDE["core"], TIDE["light"], TIDE["mid"]), 2.6)
        with d.clip(g):
            d.glow(
                x + w / 2,
                y + h * 0.6,
                max(w, h) * 0.6,
                (0, "#ffffff", 0.95),
                (0.6, TIDE["core"], 0.7),
                (1, TIDE["light"], 0),
            )
            d.fill(Sh.poly([(x, y + h), (x + w * 0.4, y), (x + w * 0.54, y), (x + w * 0.16, y + h)]), "#ffffff", 0.4)
            if i == 2:
                for sx in (322, 374):
                    d.stroke(line(f"{sx},118 {sx},136"), TIDE["dark"], 9)
                d.stroke(arc(348, 146, 44, 24, 150), TIDE["dark"], 9)
                for dx, n in ((312, 40), (330, 26), (390, 50)):
                    d.stroke(line(f"{dx},196 {dx + 1},{196 + n}"), TIDE["mid"], 3)
                tip = S("388,158! 400,170 420,190 440,230! 430,300! 400,300! 386,214 376,176")
                d.fill(tip, TIDE["dark"], 0.28)
                d.stroke(tip, TIDE["dark"], 3, 0.8, dash="8 6")
            else:
                d.fill(Sh.ell(x + w / 2, y + h * 0.5, w * 0.2, h * 0.16), TIDE["mid"], 0.35)


FILES = {
    "introduction": (SIZE, _introduction),
    "eliminated": (SIZE, _eliminated),
    "ottilie": (SIZE, _ottilie),
    "the_mirrors_breathe": (SIZE, _the_mirrors_breathe),
}
