"""cover_1: a throat of ice, its teeth round the whole board; far in it, by a lamp, somebody reads on."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.boards import shut_book, spine_joint
from tools.art.picture import Picture

PICTURE = Picture(seed=211, size=(704, 648))
LAMP = (376, 352)
"""The far end of the throat: where the lamp stands."""
COLD = "#0c1630"


def draw(d: Doc, detail: int) -> None:
    """The whole shut book; the book that it is let into has corners and a clasp of its own."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.rad(LAMP[0], LAMP[1], 440, "#e8f6f4", "#8fc0d4", "#3a6a94", "#142a52", "#0a1430"), rnd)
    with d.clip(board.shrink(3)):
        ice(d, board, rnd)
        for side in (-1, 1):
            eye(d, LAMP[0] + side * 128, 108, side)
        throat(d, rnd)
        tongue(d, rnd)
        reader(d)
        teeth(d, rnd)
        lip(d, rnd)
        splinters(d, rnd)
    spine_joint(d, "#0a1228", "#9cc4d4")


def ice(d: Doc, board: Sh, rnd: random.Random) -> None:
    """grown in rings round the mouth, cracked from it"""
    rings = circ_lines(LAMP[0], LAMP[1] + 16, 190, 520, 13, ry=0.94)
    tone = engrave(board, rings, lambda x, y: math.hypot(x - LAMP[0], y - LAMP[1]) / 320 - 0.5, 13, 0.9, 8, step=24)
    d.fill(tone, COLD, 0.85)
    for a, far in ((-158, 90), (-30, 110), (-8, 80), (172, 90), (24, 90), (152, 100)):
        root = polar(LAMP[0], LAMP[1] + 16, 252, a)
        way = [root, polar(*root, far * 0.5, a + 16), polar(*root, far, a - 8)]
        d.fill(brush([(x + 3, y + 4) for x, y in way], 9, TAIL, 10), COLD, 0.7)
        d.fill(brush(way, 8, TAIL, 10), "#f4fcfc", 0.95)


def eye(d: Doc, x: float, y: float, side: int) -> None:
    """deep under a brow of ice; its light falls on the cheek"""
    socket = S("-104,26! -64,-34 0,-52 70,-30 104,0! 78,44 20,62 -50,54").scale(-side, 1).move(x, y)
    d.fill(socket.grow(9), "#0a1430", 0.55)
    d.inked(socket, d.rad(x, y + 6, 110, "#5a3a30", "#2a2038", COLD), 4, 1.4, COLD)
    d.glow(x, y + 8, 112, (0, "#ffd070", 0.75), (0.45, "#e8762a", 0.4), (1, "#e8762a", 0))
    almond = S("-70,14! -34,-20 16,-28 72,2! 34,38 -24,42").scale(-side, 1).move(x, y)
    d.inked(almond, d.rad(x, y + 4, 74, "#fffbe0", "#ffe08a", "#c8742a"), 4, 1.6, "#1a0c14")
    with d.clip(almond):
        d.inked(Sh.ell(x, y + 8, 33), d.rad(x - 4, y + 16, 40, "#ffd35c", "#e06a28", "#6d1720"), 3, 1, "#1a0c14")
        d.fill(S([(x, y - 24, True), (x + 9, y + 8), (x, y + 40, True), (x - 9, y + 8)]), "#12060c")
        d.fill(Sh.ell(x - 13, y - 4, 6), "#fffbe8")
        d.fill(S("-90,-40! 90,-60! 76,4! 20,-14 -36,-6 -76,24!").scale(-side, 1).move(x, y), "#1a0c14", 0.55)
    brow = S("-112,30! -78,-26 -10,-62 70,-52 116,-18! 66,-30 0,-36 -60,-8").scale(-side, 1).move(x, y)
    d.inked(brow, d.lin(x, y - 60, x, y + 20, "#dff2f4", "#6f9cba", "#20406a"), 3.4, 1.6, COLD)
    d.fill(brow - brow.move(0, 6), "#ffffff", 0.8)


MOUTH = (
    "118,236! 190,182 280,160 376,156 472,160 562,182 632,236! 652,350 640,470 "
    "590,560 500,616! 252,616! 160,560 110,470 98,350"
)


def throat(d: Doc, rnd: random.Random) -> None:
    """ridge behind ridge, each nearer to the lamp and lighter, each in the shade of the one before it"""
    x, y = LAMP
    tones = ("#1a0812", "#47101c", "#7a1d20", "#b03c28", "#dc6e30", "#f8ac50", "#ffe09a")
    lips = S(MOUTH)
    d.fill(lips.grow(14), COLD, 0.75)
    d.inked(lips, tones[0], 5, 2.4, COLD)
    for i, tone in enumerate(tones):
        k = 0.94 * (1 - i / len(tones)) ** 1.12 + 0.18
        ring = lips.move(-x, -y).scale(k, k * 0.98).move(x, y)
        if i:
            d.inked(
                ring,
                d.rad(x, y, 290 * k, mix(tone, "#fff0c0", 0.35), tone, mix(tone, "#12060e", 0.55)),
                3,
                1,
                "#12060e",
            )
        cuts = []
        for a in range(0, 360, 9):
            r = 262 * k * (1 + 0.03 * rnd.uniform(-1, 1))
            cuts.append(cutw(*polar(x, y + 14 * k, r, a), *polar(x, y + 12 * k, r - 46 * k, a + 3), 9 * k))
        d.fill(pile(cuts) & ring, mix(tone, "#12060e", 0.75), 0.8)
    d.glow(x, y + 4, 210, (0, "#fffbe0", 0.95), (0.3, "#ffdf90", 0.7), (0.65, "#ff9a40", 0.25), (1, "#ff9a40", 0))


def tongue(d: Doc, rnd: random.Random) -> None:
    """a carpet that runs up to the chair, lit along its middle; the shadow of the chair lies on it"""
    x = LAMP[0]
    run = S([(x - 62, 418, True), (x - 110, 470), (x - 176, 560), (x - 196, 640, True), (x + 196, 640, True),
             (x + 176, 560), (x + 110, 470), (x + 62, 418, True)])  # fmt: skip
    d.inked(run, d.lin(0, 410, 0, 640, "#ffb878", "#d8483a", "#7a1626", "#2c0814"), 4, 2, "#1a0610")
    rungs = [brush([(x - w, y), (x, y + 10), (x + w, y)], h, LEAF, 12)
             for y, w, h in ((446, 66, 4), (474, 88, 6), (508, 112, 8), (548, 138, 10))]  # fmt: skip
    d.fill(pile(rungs) & run, "#4a0c18", 0.8)
    d.fill(wedges(run, 12, 46, 8, (-0.6, -0.8), 0.05, 0.3, rnd), "#1a0610", 0.8)
    thrown = S([(x - 46, 436, True), (x - 84, 520), (x - 104, 620, True), (x + 104, 620, True), (x + 84, 520),
                (x + 46, 436, True)])  # fmt: skip
    d.fill(thrown & run, "#1a0610", 0.62)


def reader(d: Doc) -> None:
    """small, in a chair too large, a lamp behind"""
    x, y, k = LAMP[0], 378.0, 0.98

    def place(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    d.fill(brush([(x + 66, 448), (x + 72, 330), (x + 52, 268)], 6, TAIL, 12), "#2a1a24")
    shade = place(S("22,-118! 60,-126! 84,-82! 12,-74!"))
    d.glow(x + 44, y - 84, 96, (0, "#fffbe0", 1), (0.4, "#ffe6a0", 0.6), (1, "#ffe6a0", 0))
    d.inked(shade, d.lin(x, y - 124, x, y - 76, "#fff0b8", "#ffc850"), 3, 1, "#1a0c14")
    back = place(S("-54,34! -60,-50 -42,-92 0,-104 42,-92 60,-50 54,34!"))
    d.inked(back, d.lin(x - 50, y, x + 50, y, "#c23a34", "#a02430", "#6a1622"), 4, 2, "#1a0c14")
    d.fill(back - back.move(-5, 6), "#ffb060")
    d.fill(place(S("-34,10! -38,-44 -24,-74 0,-80 24,-74 38,-44 34,10!")), "#5a1420")
    d.inked(place(S("-36,44! -32,-18 -16,-32 16,-32 32,-18 36,44!")), "#241a2c", 3, 1, "#12080e")
    d.inked(place(S("-15,-44 -10,-30 2,-26 13,-32 17,-46 13,-60 -12,-60")), "#f6dcb8", 3, 1, "#1a0c14")
    d.fill(place(S("-18,-48! -18,-68 0,-78 18,-68 19,-46! 10,-56 -4,-60 -12,-54")), "#1e1220")
    d.fill(place(Sh.ell(2, -82, 9, 8)), "#1e1220")
    d.fill(place(brush([(-9, -44), (-5, -42), (-2, -44)], 3, LEAF, 8)), "#1a0c14")
    d.fill(place(brush([(6, -44), (10, -42), (13, -44)], 3, LEAF, 8)), "#1a0c14")
    for sx in (-1, 1):
        d.inked(place(S("0,-12! 20,-22 40,-20! 42,12! 22,10 0,20!").scale(sx, 1)), "#fffaf0", 3, 1, "#1a0c14")
        d.fill(place(S("6,-2! 34,-8! 34,-4! 6,3!").scale(sx, 1)), "#8a7a70")
        d.fill(place(S("6,7! 32,1! 32,4! 6,11!").scale(sx, 1)), "#8a7a70")
        arm = place(S("40,-4 64,-14 78,4 74,62! 42,66!").scale(sx, 1))
        d.inked(arm, d.lin(x - 76, y, x + 76, y, "#e0483c", "#a02430", "#5c1420"), 3.6, 1.8, "#1a0c14")
    d.inked(
        place(S("-46,42! 46,42! 42,72! -42,72!")),
        d.lin(0, y + 40, 0, y + 72, "#a02430", "#4a0c18"),
        3.4,
        1.6,
        "#1a0c14",
    )


UPPER = ((126, 236, 40, 120), (190, 190, 40, 96), (256, 168, 40, 150), (318, 160, 32, 84), (372, 158, 32, 62),
         (428, 160, 32, 92), (492, 168, 40, 140), (558, 190, 40, 100), (624, 236, 40, 132))  # fmt: skip
"""Middle of a root, half its width, how far it hangs."""
LOWER = ((118, 470, 40, 92), (170, 566, 42, 128), (240, 612, 40, 84), (512, 612, 40, 92), (584, 566, 42, 134),
         (636, 470, 40, 84))  # fmt: skip


def teeth(d: Doc, rnd: random.Random) -> None:
    """of clear ice, nearest of all: blue before the dark, the lamp shines through their tips and along their edges"""
    for row, way in ((LOWER, -1), (UPPER, 1)):
        for x, y, half, far in row:
            lean = (LAMP[0] - x) * 0.12
            tip = (x + lean, y + far * way)
            root = y - 26 * way
            bend = lean * 0.5, y + far * 0.5 * way
            tooth = S([(x - half, root, True), (x + half, root, True), (x + half * 0.5 + bend[0], bend[1]),
                       (*tip, True), (x - half * 0.5 + bend[0], bend[1])])  # fmt: skip
            d.fill(tooth.move(7, 9), "#0a0410", 0.6)
            paint = d.lin(x, root, *tip, "#f4fcfc", "#a9d0de", "#5a8ab0", "#ffcf8a")
            d.inked(tooth, paint, 4, 2.4, COLD)
            d.fill(tooth - tooth.move(9 if x > LAMP[0] else -9, 0), "#ffdf9c", 0.9)
            d.fill(wedges(tooth, 9, half * 0.8, 6, (-0.6, -0.8), 0.1, 0.5, rnd), COLD, 0.85)
            d.fill(cutw(x - half * 0.3, root + 8 * way, x + lean * 0.6, y + far * 0.6 * way, 8), "#ffffff", 0.9)


def lip(d: Doc, rnd: random.Random) -> None:
    """ice over the roots of the teeth, thick, its inner edge in the light of the lamp"""
    mouth = S(MOUTH)
    ring = mouth.grow(30) - mouth.shrink(9)
    d.inked(ring, d.lin(0, 130, 0, 640, "#d8f0f2", "#7fb0cc", "#3a6a94", "#1a3a66"), 4.4, 2.2, COLD)
    d.fill((mouth.shrink(4) - mouth.shrink(9)) & ring, "#ffdf9c", 0.9)
    d.fill((mouth.grow(30) - mouth.grow(24)) & Sh.rect(88, 100, 572, 190), "#ffffff", 0.75)
    d.fill(wedges(mouth.grow(30), 11, 26, 6, (-0.6, -0.8), 0.05, 0.4, rnd) & ring, COLD, 0.8)
    for a in range(-168, 0, 13):
        root = polar(LAMP[0], LAMP[1] + 10, 214 + rnd.uniform(0, 12), a)
        d.fill(cutw(*root, *polar(LAMP[0], LAMP[1] + 10, 250, a + 3), 7) & ring, COLD, 0.8)


def splinters(d: Doc, rnd: random.Random) -> None:
    """breath that freezes on its way out"""
    for _ in range(34):
        a, r = rnd.uniform(0, 360), rnd.uniform(90, 250)
        x, y = polar(*LAMP, r, a)
        k = rnd.uniform(3, 8)
        d.fill(Sh.poly([(x, y - k), (x + k * 0.4, y), (x, y + k), (x - k * 0.4, y)]).rot(a, x, y), "#fff6dc", 0.85)
