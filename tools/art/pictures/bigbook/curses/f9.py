"""f9 Singed Scroll: a scroll charred at both ends has rolled itself shut, round its one word and round two fingers."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.fire import flame_s
from tools.art.parts.matter import hew
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=69)
MOUTH = (128, 400)
SKIN = ("#fff0c0", "#e8a468", "#7a3426")
READER = Head(SKIN, ("#2a0e14", "#7a2a1c", "#f0782e"), "grit", "shut", "bob")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    library(d, rnd)
    reader(d, rnd)
    with d.group(transform="translate(196 396) rotate(-24) scale(0.78)"):
        burning(d)
        roll(d, rnd)
        mouth_of_roll(d, rnd)
        loose_end(d, rnd)
    hands(d)
    smoke_and_sparks(d)


def library(d: Doc, rnd: random.Random) -> None:
    """shelves of rolls run back to a far door on both sides; the nearest rolls have caught fire already"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(d.window, d.rad(*MOUTH, 520, "#fff0b0", "#ffa648", "#d8482a", "#7a1c1c", "#2a0a12"))
    eye = (300, 150)
    door = S("262,236! 262,120 300,76 338,120 338,236!")
    floor = Sh.poly([(262, 236), (338, 236), (900, 700), (-300, 700)])
    d.fill(floor, d.rad(*MOUTH, 420, "#ffd070", "#e0602e", "#8a2420", "#2a0a12"))
    d.fill(pile([cutw(eye[0] + k * 160, 700, eye[0] + k * 14, 238, 15) for k in range(-4, 5)]) & floor, "#3f0c1c", 0.9)
    d.inked(door, d.lin(0, 76, 0, 236, "#ffe9a0", "#ff9a40"), 5, 2, CURSE_BLACK)
    for side in (-1, 1):
        for i, (x, top, foot) in enumerate(((96, 66, 262), (160, 24, 330), (252, -60, 420), (390, -180, 560))):
            inner = (44, 96, 160, 252)[i]
            face = Sh.poly(
                [
                    (eye[0] + side * inner, 96 - i * 34),
                    (eye[0] + side * x, top - 20),
                    (eye[0] + side * x, foot),
                    (eye[0] + side * inner, 236 + (0, 26, 94, 184)[i]),
                ]
            )
            tone = ("#f08a3a", "#c8502a", "#8a2a20", "#30101a")[i]
            d.inked(
                face,
                d.lin(eye[0] + side * inner, 0, eye[0] + side * x, 0, mix(tone, "#ffc070", 0.25), tone),
                4,
                1.6,
                CURSE_BLACK,
            )
            rolls_of(d, eye, side, inner, x, i)


def rolls_of(d: Doc, eye: tuple[float, float], side: int, inner: float, outer: float, i: int) -> None:
    """the ends of rolls in one bay of shelves, larger the nearer"""
    r = (9, 15, 24, 36)[i]
    for column in (0.3, 0.72):
        x = inner + (outer - inner) * column
        for row in range(-4, 5):
            y = eye[1] + 20 + row * r * 2.3
            end = Sh.ell(eye[0] + side * x, y, r * 0.62, r)
            lit = i == 3 and side < 0
            d.fill(end.grow(r * 0.16).move(side * 2, 2), CURSE_BLACK, 0.85)
            d.fill(end, mix("#ffdf9a", "#6a2418", min(1.0, 0.2 + 0.25 * i - (0.2 if lit else 0))))
            d.fill(
                Sh.ell(eye[0] + side * x, y, r * 0.34, r * 0.56) - Sh.ell(eye[0] + side * x, y, r * 0.2, r * 0.36),
                "#5a1818",
            )


def charred(x: float, height: float, inward: int, rnd: random.Random) -> Sh:
    """teeth of char that bite from an end of the roll inward"""
    return pile(
        [
            cutw(x - inward * 6, y, x + inward * rnd.uniform(34, 84), y + rnd.uniform(-5, 5), 21)
            for y in range(int(-height), int(height) + 1, 15)
        ]
    )


def roll(d: Doc, rnd: random.Random) -> None:
    """the cylinder, lying from lower left to upper right"""
    tube = S("-176,-92! 0,-100 186,-92! 214,-50 222,0 214,50 186,92! 0,100 -176,92! -150,40 -144,0 -150,-40")
    hew(d, tube, "paper", rnd, 5.4, (12, 44, 7), 11)
    d.fill(wedges(tube, 13, 60, 7, (0, -1), 0.3, 0.2, rnd), "#8d5a3a", 0.8)
    burn = (charred(212, 92, -1, rnd) | Sh.rect(196, -100, 60, 200)) & tube
    d.fill(burn.grow(9) & tube, "#f5792a")
    d.fill(burn.grow(4) & tube, "#ffe08a")
    d.fill(burn, CURSE_BLACK)
    for y in (-44, 6, 52):
        d.fill(sliver(-96, y, 96 - abs(y), y - 2, 8), "#cdb892", 0.9)


def mouth_of_roll(d: Doc, rnd: random.Random) -> None:
    """the near end: a spiral of paper, light and a single glyph inside"""
    with d.group(transform="translate(-168 0)"):
        d.glow(0, 0, 200, (0, "#fff4c2", 0.95), (0.4, "#ffc850", 0.5), (1, "#cf3a22", 0))
        end = Sh.ell(0, 0, 66, 104)
        d.inked(end, d.rad(0, 0, 104, "#fffbe2", "#ffd66a", "#f5792a", "#7a2a1c"), 5, 2, CURSE_BLACK)
        turn = [
            (polar(0, 0, 96 - k * 2.35, -60 + k * 26)[0] * 0.62, polar(0, 0, 96 - k * 2.35, -60 + k * 26)[1])
            for k in range(27)
        ]
        spiral = brush(turn, 17, taper(0.9, 0.6, 0.2), 44)
        d.inked(spiral, "#f6e2b4", 3.6, 1.6, "#3f0c1c")
        bites = pile(
            [cutw(*polar(0, 0, 108, a), *polar(0, 0, 80 + rnd.uniform(-8, 6), a), 20) for a in range(0, 360, 15)]
        ).tf(0.62, 0, 0, 1, 0, 0)
        d.fill(bites, CURSE_BLACK)
        word = U([brush("-10,-22 8,-8 -8,6 10,22", 9, LEAF, 10), brush("-15,0 0,-4 15,2", 7, LEAF, 6)])
        d.fill(word, "#861a24")


def loose_end(d: Doc, rnd: random.Random) -> None:
    """the outer edge of the sheet along the roll, singed, and sparks"""
    flap = S("-150,-96! 0,-106 160,-98! 176,-70 150,-40 110,-56! 60,-30 20,-52! -30,-28 -70,-54! -110,-36 -146,-54!")
    d.inked(flap, d.lin(0, -106, 0, -30, "#ffffff", "#f1dcae", "#a8582e"), 4.4, 2.2, CURSE_BLACK)
    d.fill((flap - flap.move(0, -12)), CURSE_BLACK, 0.9)


def burning(d: Doc) -> None:
    """flames out of the far end, behind it; they stand upright in the picture while the roll leans"""
    d.glow(190, -90, 230, (0, "#fff4c2", 0.95), (0.35, "#ffc850", 0.55), (1, "#cf3a22", 0))
    for x, y, h, w, lean in (
        (70, -60, 110, 60, 30), (120, -50, 190, 92, 76), (236, 30, 190, 96, 90), (176, -30, 280, 120, 130),
        (216, 0, 210, 90, 60),
    ):  # fmt: skip
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.lin(x, y - h, x, y, "#cf3a22", "#f5792a", "#ffd060"), 5, 2, "#5a1526")
        d.fill(flame_s(x, y, h * 0.62, w * 0.5, lean * 0.6), "#fff4c2")


def reader(d: Doc, rnd: random.Random) -> None:
    """from the right, head turned aside from the heat, brows already singed"""
    gown = S("330,640! 356,520 400,430 470,372 560,372 660,410 760,480! 760,660!")
    d.fill(gown.grow(10).move(-4, 8), CURSE_BLACK, 0.5)
    d.inked(gown, d.lin(360, 420, 640, 600, "#f0a890", "#7a2c5c", "#2c1030", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(gown, 20, 120, 11, ("pt", 160, 380), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    bystander(d, READER, (468, 262), 0.92, 12)
    collar = S("404,388! 440,366 510,360 560,384! 568,416 480,436 408,420!")
    d.inked(collar, d.lin(390, 380, 556, 420, "#fff4d0", "#e8b070", "#8a3a2a"), 5, 2, CURSE_BLACK)


def hands(d: Doc) -> None:
    """one is caught in the roll to the knuckles, the other pulls at the edge"""
    for way, w in (("480,580 400,540 330,464", 80), ("330,680 250,620 182,570", 80)):
        sleeve = brush(way, w, taper(1, 0.7, 0.2), 10)
        d.inked(sleeve, d.lin(200, 440, 470, 600, "#f8b898", "#8a3468", "#3a1436"), 6, 2.4, CURSE_BLACK)
    pose_hand(d, "grip", (326, 462), 0.86, -124, SKIN, True, 1)
    pose_hand(d, "hold", (180, 566), 0.82, -112, SKIN, False, 1)


def smoke_and_sparks(d: Doc) -> None:
    """from the charred end past the face"""
    for x, y, r in (
        (300, 210, 7),
        (252, 190, 5),
        (330, 170, 6),
        (214, 230, 5),
        (70, 300, 6),
        (40, 250, 4),
        (96, 230, 5),
        (20, 350, 5),
    ):
        d.fill(spark(x, y, r * 2.4, 0.2), "#fff0b0")
