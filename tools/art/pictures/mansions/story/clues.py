"""What is found: a music box, half a page, an invitation, an empty chair, doors, a card, a mould, a ledger; and what
the house answers.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import darken
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.actors import actor
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
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.scene import boarded, muntins, night_window, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)


def _box(d: Doc, inside: str) -> None:
    """The music box of the nursery, open; in it something that is not the dancer."""
    papered(d, 640, 360, "#a9854c", "#4d4034", (220, 90), 430)
    night_window(d, 440, 40, 150, 170)
    d.fill(Sh.ell(550, 90, 18) - Sh.ell(559, 84, 16), TIDE["core"])
    muntins(d, 440, 40, 150, 170)
    boarded(d, 640, 360, 268, 262)
    d.fill(S("90,318! 400,318! 440,336! 130,340!"), INK, 0.5)
    form(d, S("100,200! 82,58! 340,46! 352,190!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4)
    mirror_ = form(d, S("118,188! 106,74! 322,62! 334,178!"), (TIDE["core"], TIDE["light"], TIDE["mid"]), 2.8)
    d.fill(S("136,182! 176,68! 214,66! 178,180!") & mirror_, "#ffffff", 0.5)
    form(d, S("100,200! 352,190! 386,214! 90,222!"), ("#3a1a24", "#1d0d14"), 3)
    form(d, Sh.ell(238, 206, 62, 11), BRASS, 2.6)
    front = form(d, S("90,220! 386,212! 382,316! 98,322!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4)
    nib(d, pen(side(front, -90, 0), 90, 7), INK, 1.8, 0.6)
    d.stroke(S("112,236! 364,229! 361,300! 118,305!"), LAMP["light"], 3)
    for x in (150, 240, 328):
        form(d, Sh.poly([(x - 16, 268), (x, 250), (x + 16, 268), (x, 286)]), BRASS, 2)
    d.glow(238, 160, 100, (0, LAMP["core"], 0.8), (1, LAMP["light"], 0))
    if inside == "toast":
        # the dancer herself, on one foot; under it a slice of toast
        form(d, S("176,184! 186,162 290,158 304,182! 296,208 186,212"), ("#e0b070", "#9c6430"), 3.4)
        form(d, S("190,182! 198,170 280,167 290,181! 284,198 198,201"), ("#f4d9a2", "#cf9f5c"), 2.4)
        form(d, S("202,182! 226,174 256,186 274,178! 262,192 222,196"), ("#fff2a8", "#e8b93c"), 2)
        d.stroke(line("240,182 240,140"), INK, 9)
        d.stroke(line("240,182 240,140"), PAPER[0], 5)
        form(d, S("196,140! 216,122 266,122 286,140! 240,150"), (PLUM["light"], PLUM["mid"]), 3)
        form(d, S("228,124! 252,124! 256,98! 224,98!"), (PLUM["mid"], PLUM["dark"]), 3)
        form(d, Sh.ell(240, 82, 15, 17), (PAPER[0], PAPER[1]), 3)
        for spec in ("226,100 204,78 222,52 240,46", "254,100 276,78 258,52 240,46"):
            d.stroke(line(spec), INK, 8)
            d.stroke(line(spec), PAPER[0], 4)
        d.fill(brush("270,196 300,200 322,190", 9, taper(0.6, 0), 10), "#e8b93c")


def _half_page(d: Doc, left: bool) -> None:
    """Half a page: one half has a pressed fern, the other is stuck to the brush that was to mend it."""
    d.fill(Sh.rect(0, 0, 640, 360), d.lin(0, 0, 640, 360, "#6a5846", "#2f261f"))
    nib(d, pen(Sh.rect(0, 0, 640, 360), -8, 16, rnd=random.Random(3), ragged=240, broken=0.9), INK, 2, 0.5)
    d.glow(140, 60, 420, (0, LAMP["core"], 0.8), (0.35, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    edge = [(330 + (9 if i % 2 else -11) + i * 7 % 9, 30 + i * 25, 1) for i in range(13)]
    page = (
        S([(110, 40, 1), *edge, (120, 336, 1)])
        if left
        else S([*[(x - 90, y, c) for x, y, c in edge], (520, 330, 1), (512, 44, 1)])
    )
    page = page.rot(-5 if left else 4, 320, 180)
    d.fill(page.move(10, 12), INK, 0.5)
    form(d, page, (PAPER[0], PAPER[1], "#c9b98c"), 3)
    with d.clip(page.shrink(8)):
        for i in range(9):
            d.stroke(line(f"{100},{84 + i * 26} {520},{(46 if left else 112) + i * 26}"), PAPER[2], 2, 0.8)
            if i % 3 != 1:
                nib(
                    d,
                    [(150 + j * 37, 79 + i * 26, 150 + j * 37 + 22, 77 + i * 26) for j in range(9)],
                    PAPER[4],
                    2.6,
                    0.6,
                )
    if left:
        d.stroke(line("180,318 220,220 262,120 276,66"), LEAF_G[3], 6)
        for i in range(11):
            x, y = (186 + i * 8.4, 296 - i * 21)
            for k in (-1, 1):
                lf = brush(
                    [(x, y), (x + k * (34 - i * 2), y - 14), (x + k * (56 - i * 4), y - 8 + abs(i - 5))],
                    15 - i * 0.7,
                    LEAF,
                    10,
                )
                d.fill(lf, LEAF_G[1] if k < 0 else LEAF_G[2])
                d.stroke(lf, INK, 1.8)
        form(d, Sh.ell(420, 130, 92), (TIDE["core"], TIDE["light"]), 3.4)
        d.stroke(Sh.ell(420, 130, 92), INK, 14)
        d.stroke(Sh.ell(420, 130, 92), LAMP["mid"], 8)
        d.fill(Sh.ell(420, 130, 84), TIDE["core"], 0.6)
        for x in (398, 444):
            d.fill(Sh.ell(x, 120, 9, 12), TIDE["dark"], 0.8)
        for w, c in ((30, INK), (20, WOOD[1])):
            d.stroke(line("488,198 580,300"), c, w)
    else:
        with d.group(transform="translate(300 190) rotate(38)"):
            form(d, Sh.rect(-13, -190, 26, 180, 6), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3.4)
            form(d, Sh.rect(-20, -16, 40, 30, 3), (SLATE[0], SLATE[2]), 3)
            b = form(d, S("-21,14! 21,14! 30,74! 10,92 -12,90 -28,72!"), ("#d9c49a", "#8a6a44"), 3)
            nib(d, pen(b, 92, 6), INK, 1.6, 0.7)
        glue = S("200,226! 240,206 276,226 282,262 262,286! 252,318 236,288! 214,296 196,264")
        form(d, glue, ("#fbf2cf", "#dcc488", "#a88a4c"), 3)
        d.fill(S("210,232! 236,218 252,226! 230,236 216,252!"), "#ffffff", 0.8)
        j = form(d, S("64,200! 150,196! 156,322! 58,326!"), ("#e6efe0", "#8fae9f"), 3.4)
        d.fill(j & Sh.rect(50, 250, 120, 90), "#d9c07a", 0.7)
        form(d, Sh.ell(107, 198, 46, 11), ("#f4f8ec", "#8fae9f"), 3)


def _invitation(d: Doc) -> None:
    """The lens as an invitation on a mantel; behind it the mirror shows the back, which is written on."""
    papered(d, 640, 360, "#47605a", "#1d2b28", (120, 80), 430)
    form(d, S("150,20! 600,20! 600,240! 150,240!"), (LAMP["light"], LAMP["base"], LAMP["dark"]), 4)
    g = form(d, Sh.rect(168, 34, 416, 210), (TIDE["light"], TIDE["mid"], TIDE["dark"]), 3)
    d.fill(S("200,244! 300,34! 350,34! 240,244!") & g, "#ffffff", 0.2)
    for i in range(5):
        nib(d, [(446 + j * 24, 110 + i * 20, 446 + j * 24 + 15, 108 + i * 20) for j in range(4)], TIDE["deep"], 3, 0.9)
    d.stroke(Sh.rect(432, 84, 116, 130, 3).rot(4, 490, 150), TIDE["core"], 3, 0.8)
    boarded(d, 640, 360, 262, 262, (PAPER[1], PAPER[3], PAPER[4]))
    d.fill(S("180,268! 350,262! 420,288! 240,296!"), INK, 0.4)
    c = form(d, S("196,70! 346,58! 358,262! 206,272!"), (PAPER[0], PAPER[1]), 3.4)
    d.stroke(c.shrink(12), LAMP["base"], 3)
    d.glow(278, 150, 100, (0, TIDE["core"], 0.9), (1, TIDE["light"], 0))
    for r, t in (
        (66, (LAMP["light"], LAMP["mid"], LAMP["dark"])),
        (54, (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["dark"])),
    ):
        form(d, Sh.ell(278, 156, r, r * 1.14), t, 3.4)
    d.fill(S("238,146! 246,112 272,98! 258,124 252,152!"), "#ffffff", 0.85)
    d.fill(Sh.ell(284, 170, 10, 14), INK, 0.8)
    candle(d, 90, 276, 3.2)
    for x, y in ((130, 286), (154, 290)):
        form(d, Sh.ell(x, y, 12, 8), (SLATE[0], SLATE[2]), 2.4)


def _empty_chair(d: Doc) -> None:
    """An empty chair opposite a plate; on the plate, in wax, the marks of thumbs."""
    papered(d, 640, 360, "#6d4a5c", "#2a1c26", (330, 60), 430)
    form(d, Sh.rect(150, 30, 130, 190, 10), (WOOD[1], WOOD[2], WOOD[3]), 4)
    form(d, Sh.rect(166, 48, 98, 130, 8), (CORAL["mid"], CORAL["base"], CORAL["dark"]), 3)
    for x, y in ((190, 84), (240, 84), (215, 116), (190, 148), (240, 148)):
        form(d, Sh.ell(x, y, 5), BRASS, 1.8)
    d.stroke(
        S("176,220! 170,150 190,120 186,92 214,72 244,92 240,120 260,150 256,220!"), TIDE["light"], 3.4, 1, dash="8 6"
    )
    cloth = form(d, S("-20,232! 660,196! 660,380! -20,380!"), ("#ffffff", PAPER[0], PAPER[2]), 3.4)
    nib(d, pen(cloth, -3, 26, rnd=random.Random(3), ragged=60), PAPER[2], 2, 0.6)
    d.fill(Sh.ell(330, 292, 130, 50), INK, 0.3)
    form(d, Sh.ell(322, 280, 128, 50), ("#ffffff", PAPER[1], PAPER[2]), 3.4)
    d.stroke(Sh.ell(322, 278, 88, 32), PAPER[3], 2.6)
    w = form(d, Sh.ell(322, 276, 62, 22), ("#fff6dc", "#e2c98f", "#b8955a"), 3)
    for x, y, a in ((292, 274, -20), (320, 270, 6), (350, 278, 24)):
        for r in (4, 8, 12):
            d.stroke(Sh.ell(x, y, r * 1.15, r * 0.7).rot(a, x, y) & w, "#8a6a34", 2)
    candle(d, 480, 236, 2.8)
    for spec in ("470,300 560,286", "180,300 120,312"):
        for wd, c in ((9, INK), (5, SLATE[0])):
            d.stroke(line(spec), c, wd)
    form(d, S("540,330! 620,318! 626,346! 546,358!"), (PAPER[0], PAPER[1]), 2.6)
    lines(d, 3, CORAL["base"], "556,338 612,330")


def _doors(d: Doc) -> None:
    """Doors that open on doors; on a chain, a pen."""
    d.fill(Sh.rect(0, 0, 640, 360), "#12252a")
    for i in range(6):
        k = 0.74**i
        x, y, w, h = (250 - 190 * k, 190 - 176 * k, 400 * k, 366 * k)
        form(d, Sh.rect(x, y, w, h), (darken(PAPER[1], i * 0.08), darken("#6d7a6c", i * 0.08)), 3.4 * k + 0.6)
        form(d, Sh.rect(x + 46 * k, y + 40 * k, w - 92 * k, h - 40 * k), (WOOD[0], WOOD[2]), 3 * k + 0.6)
        form(
            d,
            Sh.rect(x + 58 * k, y + 52 * k, w - 116 * k, h - 52 * k),
            (LAMP["core"], LAMP["mid"]) if i == 5 else ("#2c5358", "#0f2227"),
            2.4 * k + 0.4,
        )
        lf = form(
            d,
            S(
                f"{x + w - 58 * k},{y + 52 * k}! {x + w + 40 * k},{y + 24 * k}! {x + w + 40 * k},{y + h + 20 * k}! "
                f"{x + w - 58 * k},{y + h}!"
            ),
            ("#8a6a4c", "#4a3628"),
            3 * k + 0.6,
        )
        nib(d, pen(lf, 90, 10 * k, ragged=20 * k), INK, 1.8 * k, 0.5)
        form(d, Sh.ell(x + w + 22 * k, y + h * 0.56, 9 * k), BRASS, 2 * k)
    d.glow(250, 196, 120, (0, LAMP["core"], 0.9), (0.4, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    for i in range(9):
        form(d, Sh.ring(70 + i * 9, 20 + i * 21, 9, 4.6), (LAMP["light"], LAMP["base"]), 2)
    with d.group(transform="translate(158 236) rotate(24)"):
        form(d, Sh.rect(-9, -36, 18, 80, 5), (INK2, INK), 3)
        form(d, S("-9,44! 9,44! 0,84!"), (LAMP["core"], LAMP["mid"]), 2.6)
        d.stroke(line("0,60 0,80"), INK, 2)
    form(d, Sh.ell(172, 330, 7, 4), (INK, INK2), 1.6)


def _card(d: Doc) -> None:
    """A card read from behind the glass of a door, the porch lamp through it: the other side is in mirror writing."""
    papered(d, 640, 360, "#39464a", "#10191c", (470, 80), 430)
    form(d, Sh.rect(250, -20, 330, 400), (WOOD[1], WOOD[2], WOOD[3]), 4)
    g = form(
        d, S("290,330! 290,110 340,54 415,36 490,54 540,110 540,330!"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3.4
    )
    d.glow(450, 100, 130, (0, "#ffffff", 0.95), (1, LAMP["light"], 0))
    nib(d, pen(g, 90, 15, rnd=random.Random(3), ragged=60, broken=0.8), LAMP["base"], 1.8, 0.4)
    who = S(
        "440,330! 436,250 452,214 476,206! 462,190 460,164 478,146 502,148 516,168 "
        "512,192 500,206! 524,216 536,250 540,330!"
    )
    d.fill(who, LAMP["base"], 0.55)
    card = S("300,150! 430,140! 440,240! 308,250!")
    d.fill(card.move(8, 10), LAMP["dark"], 0.4)
    form(d, card, ("#fff8e2", "#f4dfae"), 3)
    nib(
        d,
        [(324 + i * 26, 172 + j * 22 - i, 324 + i * 26 + 16, 171 + j * 22 - i) for i in range(4) for j in range(3)],
        LAMP["dark"],
        3,
        0.7,
    )
    pose_hand(d, "pinch", (470, 262), 0.56, 200, ("#5a4a3a", "#3f3428", "#2a221b"), flip=True)
    form(d, Sh.ell(566, 220, 13), BRASS, 3)
    actor(d, "people.kasimir_holt", 120, 380, 0.8)


def _mould(d: Doc) -> None:
    """An open mould on a bench: our chin, Ottilie's ears."""
    papered(d, 640, 360, "#66705f", "#262c25", (120, 60), 430)
    for x, y in ((430, 60), (500, 60), (570, 64)):
        form(
            d,
            S(f"{x - 24},{y + 40}! {x - 26},{y} {x},{y - 24} {x + 26},{y} {x + 24},{y + 40}! {x},{y + 52}"),
            (PAPER[0], PAPER[2]),
            3,
        )
        for xx in (-9, 9):
            d.fill(Sh.ell(x + xx, y + 6, 5, 3.4), PAPER[4])
    form(d, Sh.rect(396, 108, 220, 12), (WOOD[0], WOOD[2]), 3)
    boarded(d, 640, 360, 236, 222, ("#a58d74", "#57443b"))
    for x0, flip in ((80, False), (330, True)):

        def at(s: Sh, x0: float = x0, flip: bool = flip) -> Sh:
            return (s.flipx(120) if flip else s).move(x0, 90)

        d.fill(at(S("0,30! 220,6! 250,210! 20,230!")).move(12, 14), INK, 0.45)
        form(d, at(S("0,30! 220,6! 240,196! 16,222!")), (PAPER[0], PAPER[1], PAPER[3]), 4)
        face = form(
            d,
            at(S("50,60! 74,34 130,26 176,46! 196,100 184,160 140,196! 90,190 54,150 44,100")),
            (PAPER[3], PAPER[2], PAPER[1]),
            3,
        )
        nib(d, pen(side(face, -20, -14), 90, 7), PAPER[4], 1.9, 0.8)
        for x in (92, 148):
            d.stroke(at(line(f"{x - 16},100 {x},92 {x + 16},102")), PAPER[4], 4)
        d.stroke(at(line("122,96 114,130 130,138")), PAPER[4], 4)
        d.stroke(at(line("98,164 122,172 150,162")), PAPER[4], 4)
        if flip:
            for x, k in ((36, 1), (200, -1)):
                form(d, at(S(f"{x},88! {x - 30 * k},70 {x - 36 * k},116 {x - 10 * k},130!")), (PAPER[2], PAPER[0]), 3)
    form(d, Sh.rect(286, 300, 100, 14, 6).rot(-14, 336, 306), (WOOD[0], WOOD[2]), 3)
    form(d, S("372,286! 412,268 430,276 420,296 384,304!"), (SLATE[0], SLATE[2]), 2.6)


def _ledger(d: Doc) -> None:
    """The hotel's ledger on its tall desk: the left column is full, the right one white; the bell is for us."""
    papered(d, 640, 360, "#6d4a3c", "#2a1c18", (520, 70), 430)
    boarded(d, 640, 360, 290, 290, ("#8a6248", "#3a2a22"))
    d.fill(S("60,300! 500,288! 560,320! 90,340!"), INK, 0.45)
    for s, c in (
        (S("50,100! 300,74! 306,292! 40,312!"), (PAPER[0], PAPER[1], PAPER[2])),
        (S("300,74! 546,104! 560,304! 306,292!"), ("#ffffff", PAPER[0], PAPER[1])),
    ):
        form(d, s, c, 3.4)
    d.fill(S("284,78! 300,74! 306,292! 288,294!"), INK, 0.25)
    for i in range(8):
        for j in range(4):
            x, y = (72 + j * 54, 128 + i * 21 - j * 5)
            nib(d, [(x, y, x + 16 + (i * 7 + j * 5) % 22, y - 2)], INK2, 3.4, 0.8)
        d.stroke(line(f"62,{134 + i * 21} 290,{110 + i * 21}"), PAPER[2], 1.8)
        d.stroke(line(f"318,{108 + i * 22} 546,{136 + i * 21}"), PAPER[2], 1.8)
    d.stroke(line("330,90 336,292"), CORAL["mid"], 2.4)
    form(d, S("410,86! 436,90! 444,200! 430,186! 420,198!"), (CORAL["mid"], CORAL["base"]), 3)
    with d.group(transform="translate(470 60) rotate(32)"):
        form(d, S("-8,80! -5,-40 -22,-110 8,-140! 24,-90 8,-40 8,80!"), (PAPER[0], PAPER[2]), 2.6)
        form(d, S("-6,80! 6,80! 0,112!"), (INK2, INK), 2)
    form(d, S("560,250! 566,220 598,210 628,222 634,252!"), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3.4)
    form(d, Sh.ell(598, 206, 8), BRASS, 2.6)
    form(d, Sh.rect(548, 248, 100, 14, 4), (WOOD[1], WOOD[3]), 3)


FILES = {
    "clue_4b": (SIZE, lambda d: _box(d, "toast")),
    "clue_3a": (SIZE, lambda d: _half_page(d, True)),
    "clue_3b": (SIZE, lambda d: _half_page(d, False)),
    "clue_2a": (SIZE, _invitation),
    "clue_2b": (SIZE, _empty_chair),
    "clue_2c": (SIZE, _doors),
    "clue_1a": (SIZE, _card),
    "clue_1b": (SIZE, _mould),
    "clue_1c": (SIZE, _ledger),
}
