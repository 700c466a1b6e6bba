"""page_03 Nightmare Weaver: from above, a pillow on eight knitting needles knits a face into the top of the bedding."""

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, GLOOM, carve, lamplight, limb, pale_face
from tools.art.picture import Picture

PICTURE = Picture(seed=63)
BODY = (286, 216)
FACE = (470, 336)
LEGS = (
    ((238, 200), (170, 118), (84, 102)),
    ((232, 222), (138, 186), (60, 236)),
    ((236, 250), (128, 280), (96, 392)),
    ((320, 190), (372, 104), (470, 92)),
    ((338, 206), (446, 136), (566, 124)),
    ((342, 236), (474, 214), (600, 268)),
    ((326, 262), (418, 262), (452, 316)),
    ((300, 272), (330, 352), (444, 374)),
)
TICKING = ("#fdf3da", "#e2cda0", "#9a7c54")


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    spiral = [[polar(*BODY, 90 + t * 7.2 + k * 14.4, t * 8 + k * 45) for t in range(66)] for k in range(8)]
    lamplight(d, BODY, spiral, 130, 330, widest=8, gap=8)
    bedding(d, rnd)
    wool(d, rnd)
    for leg in LEGS[:6]:
        needle_leg(d, *leg, rnd)
    abdomen(d, rnd)
    pillow_head(d, rnd)
    for leg in LEGS[6:]:
        needle_leg(d, *leg, rnd)


def cushion(x: float, y: float, w: float, h: float, rot: float) -> Sh:
    """a pillow seen from above: sagging sides, four pointed corners"""
    pts = [
        (-w, -h, True),
        (0, -h * 0.84),
        (w, -h, True),
        (w * 0.86, 0),
        (w, h, True),
        (0, h * 0.84),
        (-w, h, True),
        (-w * 0.86, 0),
    ]
    return S(pts).rot(rot).move(x, y)


def bedding(d: Doc, rnd: random.Random) -> None:
    """the pile of pillows; on the top one a sleeping face is half finished"""
    for dx, dy, rot, tones in (
        (26, 34, 21, ("#7a4a42", "#4a2a30", "#24141c")),
        (-20, 22, -14, ("#b89a6e", "#8a6a4a", "#4a3428")),
        (14, 12, 9, ("#a83a30", "#7a2028", "#3a0e18")),
    ):
        carve(d, cushion(FACE[0] + dx, FACE[1] + dy, 126, 88, rot), tones, rnd, (9, 26, 5), lw=3.4)
    top = cushion(*FACE, 116, 82, -6)
    carve(d, top, TICKING, rnd, (9, 24, 4.4), lw=3.4)
    with d.clip(top.shrink(5)):
        for i in range(-4, 5):
            d.fill(Sh.rect(FACE[0] + i * 27 - 3, FACE[1] - 100, 5, 200).rot(-6, *FACE), "#b8352a", 0.5)
    pale_face(d, FACE[0] + 4, FACE[1] - 6, 2.0, 8, "sleep")
    for row in range(3):
        for col in range(8 - row * 2):
            x, y = FACE[0] - 34 + row * 10 + col * 11, FACE[1] + 24 + row * 11
            d.fill(U(cutw(x - 4.5, y - 6, x, y + 3, 4), cutw(x + 4.5, y - 6, x, y + 3, 4)), "#a02a2c")


def wool(d: Doc, rnd: random.Random) -> None:
    """one crimson thread: out of the abdomen, round the weaver, into the face"""
    turns = [polar(BODY[0] + 8, BODY[1] + 10, 100 + i * 1.75, 200 + i * 11) for i in range(62)]
    yarn = [*turns, (500, 420), (524, 392), (512, 366)]
    strand = limb(yarn, [7, 8, 8, 7], 120)
    d.inked(strand, d.lin(100, 100, 560, 420, *BLOOD), 2.4, 1, PAGE_INK)
    twist = [
        cutw(x - ty * 3.4 - tx * 2, y + tx * 3.4 - ty * 2, x + ty * 3.4 + tx * 2, y - tx * 3.4 + ty * 2, 2.2)
        for x, y, tx, ty in sample(yarn, 110)
    ]
    d.fill(pile(twist), "#4a0d1c")


def needle_leg(
    d: Doc, hip: tuple[float, float], knee: tuple[float, float], tip: tuple[float, float], rnd: random.Random
) -> None:
    """a stockinged thigh and a knitting needle for a shin; the knob is the knee"""
    mid = (lerp(hip[0], knee[0], 0.5) + (knee[1] - hip[1]) * 0.06, lerp(hip[1], knee[1], 0.5) - 6)
    thigh = limb([hip, mid, knee], [26, 24, 15])
    carve(d, thigh, GLOOM, rnd, (8, 12, 3.6), lw=3)
    cuffs = [
        Sh.rect(-20, -3, 40, 6).rot(math.degrees(math.atan2(ty, tx)) + 90).move(x, y)
        for x, y, tx, ty in sample([hip, mid, knee], 8)[2:8:2]
    ]
    d.fill(pile(cuffs) & thigh, "#cdb488")
    shaft = limb([knee, ((knee[0] + tip[0]) / 2, (knee[1] + tip[1]) / 2), tip], [14, 12, 1.5])
    near, far = lerp_point(knee, tip, 0.1), lerp_point(knee, tip, 0.9)
    d.fill(shaft.move(7, 10), "#0d070d", 0.45)
    d.inked(shaft, d.lin(*knee, *tip, "#fffdf2", "#e6cf9c", "#f8efd6"), 3, 1.6, PAGE_INK)
    d.fill(
        sliver(near[0], near[1] + 3, far[0], far[1] + 1, 1.8),
        "#86694c",
    )
    d.inked(Sh.ell(*knee, 13), d.rad(knee[0] - 4, knee[1] - 5, 18, *BLOOD), 2.8, 1.4, PAGE_INK)
    d.fill(Sh.ell(knee[0] - 4, knee[1] - 5, 3), "#ffe0c0")


def abdomen(d: Doc, rnd: random.Random) -> None:
    """a bolster with a moon night-light sewn in"""
    x, y = 250, 160
    d.glow(x, y, 150, (0, "#fff6cc", 0.9), (0.45, "#ffcf60", 0.5), (1, "#ff9a3a", 0))
    sack = S("250,84 204,96 176,138 184,190 222,226 270,232 312,204 324,158 300,108")
    d.inked(sack, d.rad(x, y, 90, "#fffdf0", "#fbe3a4", "#c98f54"), 3.6, 2, PAGE_INK)
    seams = [
        brush([(x, y), lerp_point((x, y), (px, py), 0.6), (px, py)], 4, taper(0, 1, 1), 8)
        for px, py in (polar(x, y, 74, a) for a in range(15, 375, 45))
    ]
    d.fill(pile(seams) & sack, "#8a5a34", 0.8)
    d.fill(wedges(sack, 8, 22, 4, (-0.5, -0.8), 0.1, 0.3, rnd), PAGE_INK)
    moon = Sh.ell(x, y, 36) - Sh.ell(x + 17, y - 8, 30)
    d.inked(Sh.ell(x, y, 43), d.rad(x, y, 44, "#e8703c", "#8a1f28"), 2.6, 1.2, PAGE_INK)
    d.inked(moon, "#fffbe0", 2.2, 0.8, "#7a1a1c")


def lerp_point(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    """the point a share t of the way from a to b"""
    return lerp(a[0], b[0], t), lerp(a[1], b[1], t)


def pillow_head(d: Doc, rnd: random.Random) -> None:
    """the pillow itself: corners with tassels, eight sewn buttons that all look at the work, a cross-stitched mouth"""
    head = cushion(*BODY, 76, 58, 32).move(6, 18)
    cx, cy = BODY[0] + 6, BODY[1] + 18
    d.fill(head.move(8, 12), "#0d070d", 0.5)
    for a in (70, -4, 184, 250):
        px, py = polar(cx, cy, 92, a)
        tuft = pile([cutw(*polar(px, py, 2, a), *polar(px, py, 24, a + o), 7) for o in (-34, -17, 0, 17, 34)])
        d.inked(tuft, "#b8352a", 2, 0.8, PAGE_INK)
    carve(d, head, TICKING, rnd, (8, 24, 4.6), lw=3.8)

    def place(s):
        return s.rot(32).move(cx, cy)

    buttons = (
        (-40, -18, 9),
        (-20, -28, 7),
        (4, -26, 7),
        (26, -16, 9),
        (-24, -4, 15),
        (12, -2, 16),
        (-44, 6, 7),
        (38, 8, 7),
    )
    for bx, by, r in buttons:
        disc = place(Sh.ell(bx, by, r))
        d.inked(disc, d.rad(*disc.center, r * 1.2, "#4a2a34", "#170d14"), 2.4, 1, "#0d070d")
        d.stroke(place(Sh.ell(bx, by, r * 0.66)), "#cdb488", 1.6)
        d.fill(
            place(pile([Sh.ell(bx + sx * r * 0.25, by + sy * r * 0.25, r * 0.13) for sx in (-1, 1) for sy in (-1, 1)])),
            "#ffd98a",
        )
    seam = place(brush("-44,24 -20,34 10,34 44,22", 4, taper(0.5, 0.5), 12))
    d.fill(seam, PAGE_INK)
    ticks = [cutw(x - 6, y - 7, x + 5, y + 8, 3.4) for x, y, _, _ in sample("-42,25 -20,34 10,34 42,23", 8)]
    d.fill(place(pile(ticks)), "#8a1f28")


def cross(d: Doc, detail: int) -> None:
    """one needle sews the page to its frame"""
    rnd = random.Random(PICTURE.seed + 1)
    stitches = [limb([(58, y), (38, y + 5), (16, y + 2)], [4, 6, 4], 8) for y in range(300, 420, 19)]
    d.inked(stitches, "#b8352a", 2, 1, PAGE_INK)
    needle_leg(d, (60, 236), (60, 236), (20, 436), rnd)
    d.inked(limb("28,404 60,410 92,398 96,392", [5, 6, 6, 5]), "#b8352a", 2, 1, PAGE_INK)
