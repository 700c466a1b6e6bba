"""cover_4: from the floor of a library: the maid of dust sweeps away whoever wanted just one chapter more."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.boards import shut_book, spine_joint
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.pose import pose_hand
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(seed=214, size=(704, 648))
FACE = (300, 214)
SOOT = "#0e0b14"
DUST = ("#f2e6d4", "#a898a4", "#544c64")
READER = Head(("#fff0c4", "#e8ac74", "#7a4438"), ("#2a1418", "#8a3a24", "#f0904a"), "gasp", "wide", "crop")


def draw(d: Doc, detail: int) -> None:
    """The whole shut book; the book that it is let into has corners and a clasp of its own."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.rad(*FACE, 470, "#ffd890", "#b87a5a", "#5a4258", "#2a2038", "#100c18"), rnd)
    with d.clip(board.shrink(3)):
        aisle(d, board, rnd)
        body(d, rnd)
        face(d, rnd)
        cap(d, rnd)
        puffs(d, ((150, 470, 62, 1), (250, 500, 70, -1), (560, 500, 74, 1), (640, 440, 60, -1)), 0.25)
        broom(d, rnd)
        swept(d, rnd)
        puffs(
            d, ((110, 590, 66, -1), (360, 616, 58, 1), (470, 600, 76, -1), (590, 606, 70, 1), (660, 560, 50, -1)), 0.0
        )
        motes(d, rnd)
    spine_joint(d, "#0c0910", "#8a7a84")


def aisle(d: Doc, board: Sh, rnd: random.Random) -> None:
    """shelves to both sides run up and away; her light falls on the backs of the books"""
    rings = circ_lines(*FACE, 170, 620, 13, ry=1.0)
    tone = engrave(board, rings, lambda x, y: math.hypot(x - FACE[0], y - FACE[1]) / 380 - 0.3, 13, 0.8, 8, step=26)
    d.fill(tone, SOOT, 0.8)
    for side, x0, x1 in ((-1, 190, 20), (1, 490, 690)):
        for row in range(5):
            top0, top1 = 40 + row * 92, -60 + row * 140
            foot0, foot1 = top0 + 78, top1 + 122
            bay = Sh.poly([(x0, top0), (x1, top1), (x1, foot1), (x0, foot0)])
            d.fill(bay, SOOT)
            n = 7
            for k in range(n):
                a, b = k / n, (k + 0.86) / n
                drop = rnd.uniform(0.06, 0.3)
                xa, xb = x0 + (x1 - x0) * a, x0 + (x1 - x0) * b
                ya, yb = top0 + (top1 - top0) * a, top0 + (top1 - top0) * b
                fa, fb = foot0 + (foot1 - foot0) * a, foot0 + (foot1 - foot0) * b
                back = Sh.poly([(xa, ya + (fa - ya) * drop), (xb, yb + (fb - yb) * drop), (xb, fb), (xa, fa)])
                near = 1 - k / n
                lit = ("#d88a5a", "#a86a70", "#c8a070", "#8a6a80")[rnd.randrange(4)]
                d.inked(back, mix("#241a2c", lit, 0.2 + 0.7 * near), 2.4, 0.8, SOOT)
                if side < 0 or k < 4:
                    d.fill(back - back.move(side * 5, 1), "#ffe0a0", 0.8 * near)
            plank = Sh.poly([(x0, foot0), (x1, foot1), (x1, foot1 + 18), (x0, foot0 + 12)])
            d.inked(plank, d.lin(x0, 0, x1, 0, "#b8744a", "#2a1c28"), 3, 1, SOOT)


def body(d: Doc, rnd: random.Random) -> None:
    """dust that leans over us: shoulders as wide as the aisle, an arm down to the broom"""
    trunk = S("60,640! 70,480 130,380 220,330 300,346 390,330 480,372 560,470 600,640!")
    d.fill(trunk.grow(10), SOOT, 0.6)
    d.inked(trunk, d.rad(FACE[0], 330, 330, *DUST, "#1e1828"), 6, 2, SOOT)
    ways = ("300,350 250,440 150,520 110,640", "320,350 330,470 270,560 260,640", "360,346 430,440 430,540 400,640",
            "240,340 150,430 100,540", "440,360 520,460 540,600")  # fmt: skip
    d.fill([brush(way, 13, LEAF, 16) & trunk for way in ways], SOOT, 0.9)
    d.fill([brush(way, 7, LEAF, 16).move(-12, -5) & trunk for way in ways], "#fff2dc", 0.6)
    d.fill(wedges(trunk, 15, 60, 8, ("pt", FACE[0], 260), 0.02, 0.5, rnd), SOOT, 0.85)


def face(d: Doc, rnd: random.Random) -> None:
    """no face but what is behind it: two keyholes with light in them, a third for a mouth"""
    head = S("176,190! 190,110 300,84 410,110 424,190! 420,270 376,330 300,350 224,330 180,270")
    d.glow(*FACE, 250, (0, "#ffc860", 0.7), (0.5, "#f08a3a", 0.35), (1, "#f08a3a", 0))
    d.inked(head, d.rad(*FACE, 170, "#3a2430", "#1c121c", SOOT), 7, 2, SOOT)
    d.fill(head - head.move(-9, -8), "#a898a4", 0.8)
    for x, k in ((244, 1.0), (356, 1.0)):
        eye = U(Sh.ell(x, 196, 31 * k), S(f"{x - 13},206! {x + 13},206! {x + 27},268! {x - 27},268!"))
        d.glow(x, 214, 110, (0, "#fff0b0", 0.85), (0.4, "#ffb040", 0.45), (1, "#f08a3a", 0))
        d.inked(eye, d.rad(x, 204, 74, "#ffffff", "#ffe790", "#f5a83a", "#d8602a"), 4, 1, "#5a1a14")
        pupil = Sh.ell(x + 4, 206, 10)
        d.fill(pupil, SOOT)
        d.fill(Sh.ell(x, 201, 3.6), "#ffffff")
    mouth = Sh.ell(300, 306, 24, 19)
    d.inked(mouth, d.rad(300, 302, 28, "#5a1a14", "#c8502a", "#ffb860"), 4, 1.4, SOOT)


def cap(d: Doc, rnd: random.Random) -> None:
    """her frilled cap, cut off by the frame, a red band round it"""
    crown = S("150,120! 120,40 160,-30 300,-60 440,-30 480,40 450,120! 300,96")
    d.inked(crown, d.lin(150, 120, 460, -20, "#fff6e4", "#c8bcc4", "#6a6078"), 6, 2, SOOT)
    d.fill(
        [
            brush([(x, -40), (x + (x - 300) * 0.08, 30), (x + (300 - x) * 0.06, 100)], 9, LEAF, 8) & crown
            for x in range(180, 440, 34)
        ],
        "#3a3248",
    )
    band = S("146,128! 300,92 454,128! 450,96! 300,60 150,96!")
    d.inked(band, d.hlin(band, "#f0705a", "#c8302c", "#6a1420"), 4, 1.6, SOOT)
    for i in range(9):
        x = 128 + i * 43
        y = 138 - 30 * math.sin(math.pi * i / 8)
        frill = Sh.ell(x, y, 31, 26)
        d.inked(frill, d.rad(x, y + 14, 40, "#ffe9b0", "#f2e6dc", "#a898a8"), 5, 1.6, SOOT)
        d.fill([cutw(x + k * 9, y - 20, x + k * 5, y + 8, 5) for k in (-1, 0, 1)], "#3a3248")


def broom(d: Doc, rnd: random.Random) -> None:
    """comes down aslant, nearest to us, in both her hands"""
    stick = brush("690,10 560,190 430,372", 30, taper(0.9, 0.9), 10)
    d.fill(stick.move(14, 14), SOOT, 0.6)
    d.inked(stick, d.lin(430, 372, 690, 10, "#ffd08a", "#a8643a", "#4a2a24"), 6, 2, SOOT)
    sleeve = brush("640,420 640,300 574,214", 96, taper(1, 0.6, 0.2), 12)
    d.inked(sleeve, d.lin(560, 220, 670, 420, *DUST), 6, 2, SOOT)
    d.fill(wedges(sleeve, 16, 44, 8, ("pt", *FACE), 0.02, 0.5, rnd), SOOT, 0.85)
    pose_hand(
        d, "clasp", (588, 236), 0.94, -142, ("#fff2dc", "#b0a0ac", "#544c64"), True, light=(-0.9, -0.2), bones=True
    )
    straw = S("398,352! 452,396! 500,470 540,560 520,660! 220,660! 160,640 196,560 290,450!")
    d.fill(straw.grow(10).move(-6, 8), SOOT, 0.6)
    d.inked(straw, d.lin(430, 370, 300, 640, "#ffdf90", "#e0a04a", "#8a4a2a"), 7, 2.4, SOOT)
    stalks = [
        brush([(424 + k * 2.4, 380), (380 + k * 12, 490 + abs(k) * 2), (352 + k * 27, 668)], 8, taper(0.5, 0.7, 0.6), 8)
        for k in range(-7, 8)
    ]
    d.fill(pile(stalks) & straw, "#5a2a1c", 0.95)
    shine = [
        brush([(418 + k * 2.4, 386), (366 + k * 12, 492), (336 + k * 27, 640)], 4, LEAF, 8) for k in range(-6, 4, 2)
    ]
    d.fill(pile(shine) & straw, "#fff6cc")
    for way in ("378,392 420,430 474,438", "362,418 408,458 470,466"):
        tie = brush(way, 24, taper(0.8, 0.8), 10)
        d.inked(tie, d.lin(360, 400, 480, 470, "#f0705a", "#c8302c", "#6a1420"), 5, 2, SOOT)


def swept(d: Doc, rnd: random.Random) -> None:
    """head over heels before the bristles, the book still open in one hand"""
    legs = (("250,500 300,462 330,486", 36), ("240,520 270,570 316,566", 36))
    for way, w in legs:
        leg = brush(way, w, taper(1, 0.7, 0.2), 8)
        d.inked(leg, d.lin(230, 480, 330, 560, "#5a6aa0", "#222a54"), 5, 1.8, SOOT)
    for x, y, turn in ((336, 488, 20), (324, 566, -10)):
        shoe = S("-18,-14! 10,-16 30,2 26,14! -18,12!").rot(turn).move(x, y)
        d.inked(shoe, "#3a1c1c", 4.4, 1.6, SOOT)
    bystander(d, READER, (142, 520), 0.56, -128, True)
    coat = S("150,470! 190,440 250,452 284,492 280,540 240,566 180,560 146,520!")
    d.inked(coat, d.lin(150, 450, 280, 560, "#7ad0c0", "#2a7a80", "#123848"), 5, 2, SOOT)
    d.fill(wedges(coat, 13, 40, 7, (-0.2, -1), 0.02, 0.5, rnd), SOOT, 0.85)
    arm = brush("176,462 150,410 178,368", 34, taper(1, 0.7, 0.2), 8)
    d.inked(arm, d.lin(150, 380, 190, 460, "#7ad0c0", "#2a7a80"), 5, 1.8, SOOT)
    for s, spec in (
        (1, "178,372! 210,330 262,330 284,346! 262,388 220,400!"),
        (-1, "178,372! 156,326 116,306 88,312! 96,358 134,390!"),
    ):
        page = S(spec)
        d.inked(page, d.hlin(page, *(("#fff6e0", "#e8cfa0") if s > 0 else ("#e8cfa0", "#fff6e0"))), 5, 1.8, SOOT)
        x0, y0, x1, _y1 = page.bounds
        d.fill(
            [sliver(x0 + 18, y0 + 18 + k * 13, x1 - 18, y0 + 14 + k * 13 + s * 4, 3) & page for k in range(4)],
            "#5a4048",
        )
    pose_hand(d, "grip", (182, 392), 0.4, -84, READER.skin, detail=1)
    for x, y, turn in ((420, 300, 24), (100, 250, -30), (520, 330, 60)):
        leaf = Sh.rect(-19, -25, 38, 50, 3).rot(turn).move(x, y)
        d.inked(leaf, "#fff2d4", 4, 1.4, SOOT)


def puffs(d: Doc, places: tuple[tuple[float, float, float, int], ...], far: float) -> None:
    """dust that curls; `far`: how much of the dark lies over it"""
    for x, y, r, s in places:
        fill = d.rad(x + (FACE[0] - x) * 0.1, y - r * 0.6, r * 1.6, *(mix(tone, SOOT, far) for tone in DUST))
        scroll_cloud(d, x, y, r, s, fill, SOOT)


def motes(d: Doc, rnd: random.Random) -> None:
    """in her light"""
    for _ in range(46):
        a, far = rnd.uniform(0, 360), rnd.uniform(140, 330)
        d.fill(Sh.ell(*polar(*FACE, far, a), rnd.uniform(1.6, 4)), "#ffe9b0", 0.85)
