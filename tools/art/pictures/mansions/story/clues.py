"""What is found: a music box, half a page, an invitation, an empty chair, doors, a card, a mould, a ledger; and what
the house answers.
"""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.colour import darken
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.cabinet import skin_of
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
from tools.art.lamplit.props import rod, shoe, solid, spot
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


def _invitation(d: Doc) -> None:
    """It hangs where the light falls through it: on the wall stands, already, whom he has asked."""
    papered(d, 640, 360, "#345058", "#0f1d22", (110, 60), 380)
    boarded(d, 640, 360, 292, 262, ("#57727a", "#324850", "#1a292e"))
    slit = form(d, "54,-10! 130,-10! 116,120! 66,124!", ("#16353a", "#2f6466"), 3)
    d.glow(92, 40, 120, (0, TIDE["core"], 0.9), (0.4, TIDE["light"], 0.5), (1, TIDE["light"], 0))
    form(d, Sh.ell(92, 38, 26) & slit, TIDE["core"], 2.4)
    d.fill(S("92,38! 250,110! 250,226! 92,60!"), TIDE["core"], 0.35)
    d.fill(
        S("268,112! 640,-30! 640,330! 268,238!"),
        d.lin(268, 170, 640, 150, (0, LAMP["core"], 0.8), (1, LAMP["light"], 0.55)),
    )
    man = spot(520, 272, 1.12, 2)
    d.fill(
        man("-44,10! -46,-70 -34,-108 -12,-116! 14,-116! 36,-106 44,-66 44,10! 12,10! 4,-30! -6,10!"), "#2a3c3c", 0.85
    )
    d.fill(man(Sh.ell(0, -138, 19, 23)), "#2a3c3c", 0.85)
    d.stroke(man(line("30,-100 66,-130 60,-172")), "#2a3c3c", 22, 0.85)
    d.fill(man("24,-176! 90,-176! 90,-168! 80,-168! 78,-206! 40,-206! 38,-168! 24,-168!"), "#2a3c3c", 0.85)
    d.stroke(man(Sh.ell(0, -138, 14, 18)), LAMP["core"], 3, 0.9, dash="8 7")
    rod(d, "260,-10 260,66", 4, SLATE[1])
    d.fill(Sh.ell(272, 190, 84, 110), INK, 0.4)
    form(d, Sh.ell(260, 174, 86, 112), BRASS, 4)
    glass = form(d, Sh.ell(260, 174, 70, 95), ("#ffffff", TIDE["core"], TIDE["mid"]), 3.4)
    card = S("214,128! 300,118! 308,222! 222,232!")
    d.fill(card & glass, PAPER[0], 0.92)
    d.stroke(card & glass, INK, 3)
    d.stroke(S("222,136! 294,128! 300,214! 228,222!"), CORAL["mid"], 3)
    d.stroke(
        [line(f"{240 + i * 2},{154 + i * 15} {286 - (i % 2) * 14},{149 + i * 15}") for i in range(5)], PAPER[4], 3.4
    )
    d.fill(Sh.poly([(206, 236), (252, 84), (268, 82), (222, 246)]) & glass, "#ffffff", 0.4)
    form(d, "214,290! 306,290! 322,326! 198,326!", (LAMP["light"], LAMP["base"], LAMP["dark"]), 3.6)
    form(d, Sh.rect(250, 280, 20, 14), BRASS, 3)


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
    papered(d, 640, 360, "#55655a", "#141f1f", (250, 190), 420)
    boarded(d, 640, 360, 322, 318)
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
    """It stands open, nearly done. The ears are Ottilie's; for the chin it has not decided, and we feel for ours."""
    papered(d, 640, 360, "#6d5f52", "#1e1916", (560, 250), 420)
    boarded(d, 640, 360, 306, 290)
    d.glow(600, 300, 240, (0, LAMP["light"], 0.8), (0.5, CORAL["mid"], 0.3), (1, CORAL["mid"], 0))
    block = ("#ffffff", PAPER[1], PAPER[2])
    back = solid(d, "40,70! 250,34! 268,300! 60,330!", (PAPER[1], PAPER[2], PAPER[3]), 4, 0.3)
    d.stroke(back, INK, 4)
    front = solid(d, "250,34! 300,60! 316,318! 268,300!", (PAPER[2], PAPER[3]), 4, 0.4)
    d.stroke(front, INK, 4)
    face = (
        "96,150! 98,102 136,80 168,78 202,86 224,112 226,170 214,220! 204,262 180,288 162,290 140,284 118,258 104,212!"
    )
    d.fill(S(face).move(-6, -6), INK, 0.6)
    hollow = form(d, face, ("#5c5444", "#8f8670", "#c9bfa2"), 4)
    nib(d, pen(hollow - hollow.move(34, 14), 90, 7, ragged=14), INK, 2.2, 0.8)
    d.fill(S("160,120! 150,186 148,204 172,204! 166,160"), INK, 0.35)
    d.stroke(
        [line("118,140 134,132 150,140"), line("176,136 192,128 208,136"), line("136,234 160,228 186,232")], INK, 4.4
    )
    for dy, dash in ((0, None), (16, "9 7"), (30, "5 8")):
        d.stroke(line(f"122,{262 + dy * 0.6} 160,{292 + dy} 202,{258 + dy * 0.6}"), INK, 3.4, 0.9, dash=dash)
    for x, one in ((92, -1), (228, 1)):
        ear = S(f"{x},130! {x + 26 * one},112 {x + 44 * one},136 {x + 38 * one},170 {x + 14 * one},190! {x},176")
        solid(d, ear, block, 3.6, 0.2)
        d.stroke(line([(x + 12 * one, 136), (x + 30 * one, 140), (x + 22 * one, 168)]), INK, 3)
    for y in (90, 268):
        form(d, Sh.rect(240, y, 34, 12, 3), (SLATE[0], SLATE[2]), 3)
    for k, a in ((1, 0),):
        cal = spot(166, 30, k, a)
        rod(d, cal(line("0,-10 -60,30 -96,96 -82,128")), 7, SLATE[0])
        rod(d, cal(line("0,-10 60,30 92,92 80,124")), 7, SLATE[0])
        form(d, cal(Sh.ell(0, -12, 11)), BRASS, 3)
    solid(d, "380,380! 392,296 440,256! 540,250! 596,282 616,380!", ("#b79a6a", "#7d6440", "#453521"), 4, 0.3)
    form(d, "440,262! 470,300! 506,292! 548,300! 540,250! 492,270!", (CORAL["mid"], CORAL["base"], CORAL["dark"]), 3.4)
    bust(d, "rosalind_teague", 480, 142, 0.86, "calm", 4)
    pose_hand(d, "cradle", (560, 318), 0.66, -126, skin_of("tan"), cuff=("#b79a6a", "#7d6440", "#453521"), arm=50)


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


def _planted(d: Doc) -> None:
    """He planted it where nothing comes up that has not been told to: half a page has come up, the others wait."""
    d.fill(Sh.rect(0, 0, 640, 360), d.lin(0, 0, 0, 360, "#5d8a78", "#1c3a34"))
    for x in range(-10, 660, 74):
        form(d, Sh.poly([(x, 0), (x + 66, 0), (x + 66, 214), (x, 224)]), ("#9fc4a8", "#4d7a6c", "#2c4f4c"), 2)
        d.fill(Sh.poly([(x + 10, 216), (x + 34, 0), (x + 44, 0), (x + 22, 216)]), "#ffffff", 0.14)
    d.fill(Sh.rect(-10, 96, 660, 9), "#24403c")
    d.glow(90, 40, 260, (0, LAMP["core"], 0.85), (0.4, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    bench = solid(d, "-10,270! 650,234! 650,380! -10,380!", (WOOD[0], WOOD[1], WOOD[3]), 3.4, 0.3, 0)
    nib(d, pen(bench, 0, 16, rnd=random.Random(4), ragged=120, broken=0.9), INK, 2, 0.4)
    for i, (x, y, k) in enumerate(((396, 276, 0.8), (474, 268, 0.72), (546, 262, 0.64), (610, 256, 0.58))):
        _pot(d, x, y, k)
        at = spot(x, y - 60 * k, k)
        d.stroke(at(line("0,0 -4,-26 0,-52")), INK, 9 * k)
        d.stroke(at(line("0,0 -4,-26 0,-52")), LEAF_G[1], 5 * k)
        for one in (-1, 1):
            form(
                d,
                at(S(f"0,-46! {20 * one},-62 {42 * one},-58! {30 * one},-40 {8 * one},-38")),
                (LEAF_G[0], LEAF_G[2]),
                2.6,
            )
        if i == 1:
            form(d, at("0,-50! -6,-84 8,-104! 16,-80"), (LEAF_G[0], LEAF_G[2]), 2.6)
    _pot(d, 190, 320, 1.5)
    stem = line("190,222 182,186 196,150 186,120")
    d.stroke(stem, INK, 15)
    d.stroke(stem, LEAF_G[1], 9)
    for spec in ("188,196! 130,176 92,196! 120,222 166,220", "192,176! 244,150 292,164! 268,194 216,196"):
        solid(d, spec, (LEAF_G[0], LEAF_G[1], LEAF_G[3]), 3.4, 0.3)
    page = "96,126! 92,40 150,12! 286,-6! 296,24! 282,40! 298,60! 284,78! 300,98! 288,116! 230,124 186,138 140,140"
    d.fill(S(page).move(12, 14), INK, 0.4)
    solid(d, page, ("#ffffff", PAPER[0], PAPER[2]), 4, 0.24)
    d.stroke(line("186,130 190,80 214,24"), LEAF_G[2], 3, 0.8)
    for i in range(6):
        y = 40 + i * 15
        d.stroke(line([(114 + i * 3, y + 8), (178, y)]), PAPER[4], 3)
        d.stroke(line([(204, y - 2), (270 - (i % 3) * 12, y - 10)]), PAPER[4], 3)


def _pot(d: Doc, x: float, y: float, k: float) -> None:
    """A flower pot, its foot at a point."""
    at = spot(x, y, k)
    d.fill(at("-30,4! 60,10 70,-6! 0,-10!"), INK, 0.4)
    solid(d, at("-34,-60! 34,-60! 26,4! -26,4!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3, 0.3)
    form(d, at(Sh.rect(-40, -74, 80, 18, 3)), (CORAL["light"], CORAL["base"]), 3)
    form(d, at(Sh.rect(-16, -44, 32, 22, 2)), (PAPER[0], PAPER[1]), 2.2)


def _glued(d: Doc) -> None:
    """Glued under his own bench; it has never let him down, and it has kept his shoes."""
    d.fill(Sh.rect(0, 0, 640, 360), d.lin(0, 0, 640, 360, "#6d5a44", "#1c1713"))
    papered(d, 640, 360, "#6d5f4a", "#1f1a15", (120, 250), 430)
    boarded(d, 640, 360, 276, 258)
    top = solid(d, "-10,-10! 650,-10! 650,40! 560,96! 60,110! -10,70!", (WOOD[1], WOOD[2], WOOD[4]), 4, 0)
    nib(d, pen(top, 2, 12, rnd=random.Random(5), ragged=90, broken=0.9), INK, 2.2, 0.5)
    for x, w in ((40, 46), (560, 42)):
        solid(d, Sh.poly([(x, 60), (x + w, 58), (x + w - 8, 330), (x + 6, 334)]), (WOOD[0], WOOD[2], WOOD[4]), 4, 0.34)
    page = solid(
        d,
        "180,14! 420,6! 404,24! 418,38! 400,52! 414,66! 396,80! 404,92! 196,98!",
        (PAPER[0], PAPER[1], PAPER[3]),
        3.4,
        0,
    )
    d.stroke([line(f"{206},{28 + i * 11} {372 - (i % 3) * 20},{24 + i * 11}") for i in range(6)], PAPER[4], 3)
    d.stroke(page, INK, 3.4)
    glue = ("#fff6dc", "#e6c98a", "#a98a4c")
    for x, y, h in ((214, 94, 60), (262, 96, 120), (318, 94, 46), (372, 90, 84)):
        solid(
            d,
            f"{x - 13},{y}! {x - 5},{y + 22} {x - 5},{y + h * 0.8} {x},{y + h} "
            f"{x + 6},{y + h * 0.8} {x + 5},{y + 22} {x + 13},{y}!",
            glue,
            3,
            0.2,
        )
    form(d, Sh.ell(262, 318, 62, 15), glue, 3)
    with d.group(transform="translate(330 190) rotate(-18)"):
        solid(d, Sh.rect(-12, 20, 24, 130, 6), (LAMP["mid"], LAMP["base"], LAMP["dark"]), 3.4, 0.3)
        solid(d, "-22,-20! 22,-20! 18,26! -18,26!", (SLATE[0], SLATE[2]), 3.2, 0.3)
        form(d, "-22,-20! -26,-60 -10,-74 0,-100 12,-72 26,-58 22,-20!", glue, 3.2)
    for x in (440, 520):
        d.fill(Sh.ell(x, 326, 58, 12), INK, 0.4)
        form(d, Sh.ell(x, 322, 56, 13), glue, 2.8)
        shoe(d, x - 34, 316, 0.66)
        d.stroke([line(f"{x - 30 + i * 22},{302} {x - 34 + i * 22},{322}") for i in range(4)], glue[0], 3)
    lens = spot(140, 316, 1)
    form(d, lens(Sh.ell(0, 0, 52, 30)), BRASS, 3.4)
    glass = form(d, lens(Sh.ell(0, -2, 42, 22)), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3)
    d.stroke([line(f"{118 + i * 2},{306 + i * 7} {160 - i * 3},{307 + i * 7}") for i in range(3)], TIDE["dark"], 2.6)
    d.stroke(glass, INK, 3)


FILES = {
    "clue_4b": (SIZE, lambda d: _box(d, "toast")),
    "clue_3a": (SIZE, _planted),
    "clue_3b": (SIZE, _glued),
    "clue_2a": (SIZE, _invitation),
    "clue_2b": (SIZE, _empty_chair),
    "clue_2c": (SIZE, _doors),
    "clue_1a": (SIZE, _card),
    "clue_1b": (SIZE, _mould),
    "clue_1c": (SIZE, _ledger),
}
