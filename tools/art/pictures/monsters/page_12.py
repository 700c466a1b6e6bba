"""page_12 Mob of Marginalia.

Snail knights, trumpeting hares and fish in boots storm one poor scribe and pelt him with pale faces.
"""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, TIMBER, carve, digits, lamplight, limb, pale_face
from tools.art.parts.feather import vane
from tools.art.parts.fire import flame_s
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(seed=72)
DESK = (344, 246)
COATS = ("#b8352a", "#5a4a6a", "#7d6a44", "#8a2a34", "#4a5a54")


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (344, 190), ray_lines(344, 190, 80, 640, 140, 0.9), 170, 330)
    hill(d, rnd)
    for x, y, h in ((70, 226, 96), (620, 226, 96)):
        torch(d, x, y, h, rnd)
    with d.group(transform="translate(-52 -22) scale(1.15)"):
        scribe(d, rnd)
    for x, y, k, rot, mood in (
        (208, 116, 1.15, -24, "grin"),
        (506, 118, 1.2, 20, "shout"),
        (152, 192, 0.95, 14, "sleep"),
        (536, 196, 1.0, -18, "grin"),
    ):
        swing = -1 if x < 344 else 1
        flight = [sliver(x + swing * 34, y + o, x + swing * 76, y + o * 2 + 10, 3) for o in (-12, 2, 16)]
        d.fill(pile(flight), "#fffaf0", 0.9)
        pale_face(d, x, y, k, rot, mood)
    with d.group(transform="translate(588 318) scale(-1.5 1.5)"):
        fish(d, rnd)
    with d.group(transform="translate(96 318) scale(1.42)"):
        hare(d, rnd, COATS[4])
    with d.group(transform="translate(214 406) scale(1.24)"):
        snail_knight(d, rnd, COATS[0])
    with d.group(transform="translate(488 404) scale(-1.24 1.24)"):
        snail_knight(d, rnd, COATS[3])
    banner_sock(d, rnd)


def hill(d: Doc, rnd: random.Random) -> None:
    """the last dry place on the page"""
    mound = S("20,440! 100,380 190,330 270,300 344,292 420,300 500,330 590,380 680,440! 680,480! 20,480!")
    carve(d, mound, ("#e0bc84", "#9a6c44", "#3c2418"), rnd, (10, 30, 5), lw=3.4, rim="#fdf0c8")
    crowd = [Sh.ell(rnd.uniform(40, 650), rnd.uniform(236, 268) + abs(i % 9 - 4) * 7, 9, 11) for i in range(46)]
    dark = [c for c in crowd if abs(c.center[0] - 344) > 108]
    d.fill(
        pile(
            [
                limb([c.center, (c.center[0] + (8 if c.center[0] < 344 else -8), c.center[1] - 34)], [3, 2], 4)
                for c in dark[::3]
            ]
        ),
        PAGE_INK,
    )
    d.fill(U(dark, Sh.rect(30, 276, 150, 60), Sh.rect(510, 276, 150, 60)), PAGE_INK)
    d.fill(pile([Sh.ell(c.center[0] + o, c.center[1] - 2, 1.8) for c in dark for o in (-3, 3)]), "#ffd35c")


def torch(d: Doc, x: float, y: float, h: float, rnd: random.Random) -> None:
    """a torch on a pole in the crowd"""
    d.inked(limb([(x, y), (x + 3, y - h)], [6, 7], 6), "#6a4428", 2.4, 1, PAGE_INK)
    d.glow(x + 3, y - h - 14, 44, (0, "#fff6cc", 0.95), (0.35, "#ffc050", 0.5), (1, "#ff8a2a", 0))
    fire = flame_s(x + 3, y - h + 4, 46, 26, rnd.uniform(-9, 9))
    d.inked(fire, d.vlin(fire, "#e8552a", "#fff0a8"), 2.2, 0.8, "#7a1a1c")


def scribe(d: Doc, rnd: random.Random) -> None:
    """alone at a high desk, quill up like a sword, one shield: his book"""
    x, y = DESK
    d.glow(x, y - 70, 120, (0, "#fffbe0", 1), (0.5, "#ffe6a8", 0.5), (1, "#ffcf60", 0))
    d.inked(
        pile(
            [
                limb([(x - 34, y + 20), (x - 52, y + 64)], [9, 11], 4),
                limb([(x + 34, y + 20), (x + 52, y + 64)], [9, 11], 4),
            ]
        ),
        "#6a4428",
        2.6,
        1.2,
        PAGE_INK,
    )
    habit = S("344,150! 314,158 296,190 290,244! 398,244! 392,190 374,158")
    carve(d, habit, ("#a8835a", "#6a4a34", "#2c1a18"), rnd, (8, 20, 4), lw=3.2)
    scribe_head(d)
    scribe_arms(d, rnd)
    top = Sh.poly([(x - 70, y - 8), (x + 70, y - 8), (x + 80, y + 22), (x - 80, y + 22)])
    carve(d, top, TIMBER, rnd, (8, 10, 3), lw=3.2, rim="#fdf0c8")
    d.inked(Sh.poly([(312, 232), (372, 232), (378, 250), (306, 250)]), "#fffdf4", 2.2, 1, PAGE_INK)
    d.fill(pile([sliver(318, 237 + i * 5, 360 - i * 8, 237 + i * 5, 1.3) for i in range(3)]), PAGE_INK)


def scribe_head(d: Doc) -> None:
    """tonsured, frowning, in a sweat"""
    head = S("344,102 320,108 314,130 320,152 344,164 368,152 374,130 368,108")
    d.inked(head, d.dlin(head, "#fff0d4", "#efcfa0", "#b8845a"), 3, 1.4, PAGE_INK)
    d.inked(U([Sh.ell(*polar(344, 122, 31, a), 8) for a in (180, 200, 222, 318, 340, 0)]), "#5a3a28", 2.2, 1, PAGE_INK)
    for ex in (333, 355):
        d.inked(Sh.ell(ex, 130, 8, 9), "#fffef6", 2, 0.8, PAGE_INK)
        d.fill(Sh.ell(ex + (2 if ex > 344 else -2), 131, 2.8), PAGE_INK)
    d.fill(
        U(
            brush("322,118 332,112 340,117", 4, LEAF, 6),
            brush("348,117 356,112 366,118", 4, LEAF, 6),
            brush("334,150 344,146 355,151", 3.4, LEAF, 6),
        ),
        PAGE_INK,
    )
    d.fill(
        pile(
            [
                S([(374, 118, True), (378, 126), (374, 130), (370, 126)]),
                S([(382, 132, True), (385, 139), (382, 142), (379, 139)]),
            ]
        ),
        "#fffaf0",
    )


def scribe_arms(d: Doc, rnd: random.Random) -> None:
    """one with the book for a shield, one with the quill for a sword"""
    for spec in ("306,184 282,190 268,176", "384,182 406,170 410,146"):
        carve(d, limb(spec, [24, 22, 18]), ("#a8835a", "#6a4a34", "#2c1a18"), rnd, None, lw=2.6)
    book = Sh.poly([(238, 146), (276, 140), (284, 198), (246, 204)])
    carve(d, book, BLOOD, rnd, (7, 10, 3), lw=2.8)
    digits(
        d,
        ["280,168 270,166 262,168", "282,176 272,176 264,178", "280,184 272,185 266,188"],
        8,
        ("#fff0d4", "#efcfa0", "#b8845a"),
        rnd,
        lw=1.8,
    )
    quill, spine = vane((410, 158), -68, 84, 22, 0.2)
    d.inked(quill, d.dlin(quill, "#fffdf4", "#e6cf9c"), 2.6, 1.2, PAGE_INK)
    d.fill(brush(spine, 3, TAIL, 8), PAGE_INK)
    d.inked(Sh.ell(410, 148, 9), "#efcfa0", 2.2, 1, PAGE_INK)


def hare(d: Doc, rnd: random.Random, coat: str) -> None:
    """a hare in a tabard, blowing a long trumpet at the enemy's ear; local coordinates, feet at 0,90"""
    for spec in ("-4,-44 -24,-86 -22,-112 -10,-116 -4,-92 6,-50", "8,-46 4,-90 12,-116 24,-114 24,-88 18,-48"):
        carve(d, S(spec), ("#e8d2a4", "#a8845c", "#5a4034"), rnd, (7, 8, 3), lw=2.6)
    carve(d, limb("-6,50 -22,72 -4,90 14,90", [26, 20, 14, 10]), ("#e8d2a4", "#a8845c", "#5a4034"), rnd, None, lw=2.6)
    body = S("0,-16! -24,0 -30,44 -24,66! 26,66! 30,40 22,0")
    carve(d, body, (mix(coat, "#ffe0b0", 0.25), coat, "#1d1016"), rnd, (8, 16, 4), lw=3)
    d.fill(Sh.poly([(-8, -10), (4, -10), (6, 66), (-8, 66)]), "#f3e6c6")
    head = S("4,-58 -16,-48 -20,-28 -8,-14 14,-14 32,-24 36,-34 24,-44")
    carve(d, head, ("#f3e2ba", "#c09a6a", "#6a4c38"), rnd, (7, 8, 3), lw=2.8)
    d.fill(U(S("4,-42! 12,-46 18,-40! 11,-36"), brush("20,-24 28,-22 34,-26", 3, LEAF, 5)), PAGE_INK)
    horn = U(limb("30,-30 64,-46 92,-60", [6, 7, 10]), S("86,-66! 104,-84 112,-78 116,-60 110,-44! 90,-54"))
    d.inked(horn, d.lin(30, -30, 112, -60, "#fff0c8", "#c9985a", "#8a5a34"), 2.6, 1.2, PAGE_INK)
    carve(d, limb("-4,2 24,4 48,-34", [17, 15, 11], cap=True), ("#e8d2a4", "#a8845c", "#5a4034"), rnd, None, lw=2.6)
    flag = S("50,-38! 54,-8 62,14! 72,-2 84,-8! 80,-32 78,-52!")
    d.inked(flag, d.dlin(flag, *BLOOD), 2.2, 1, PAGE_INK)


def fish(d: Doc, rnd: random.Random) -> None:
    """a fish in riding boots with a pike; local coordinates, soles at y 62"""
    for x in (-16, 14):
        boot = S(
            [(x - 8, 24, True), (x + 8, 24, True), (x + 8, 48), (x + 24, 54), (x + 26, 62, True), (x - 9, 62, True)]
        )
        carve(d, boot, ("#8a4a3a", "#4a242a", "#180c12"), rnd, (7, 7, 3), lw=2.6)
        d.inked(Sh.rect(x - 10, 20, 21, 8, 3), "#b8352a", 2, 0.8, PAGE_INK)
    d.inked(S("-44,-8! -72,-34 -66,-6 -76,22! -58,14 -42,8"), "#a89a80", 2.8, 1.2, PAGE_INK)
    body = S("52,-6! 40,-26 10,-38 -22,-32 -48,-6 -22,24 10,30 40,18 52,2! 40,-2")
    carve(d, body, ("#f0e6cc", "#a89a80", "#4a4244"), rnd, (8, 14, 4), lw=3, rim="#ffffff")
    d.fill(
        pile(
            [brush([(x, y - 7), (x - 5, y), (x, y + 7)], 3, LEAF, 6) for x in range(-28, 18, 13) for y in (-16, -2, 12)]
        ),
        "#3a3234",
    )
    d.inked(Sh.ell(28, -12, 8), "#fffef6", 2.2, 1, PAGE_INK)
    d.fill(Sh.ell(30, -12, 3.4), PAGE_INK)
    d.fill(brush("18,-24 28,-26 38,-20", 4, LEAF, 6), PAGE_INK)
    pike = limb("-10,40 30,-20 66,-78", [6, 6, 6])
    d.inked(pike, "#6a4428", 2.4, 1, PAGE_INK)
    d.inked(S("60,-74! 70,-104 76,-84 80,-70! 70,-72"), "#f6ecd6", 2.4, 1, PAGE_INK)
    d.inked(S("-2,6! 16,0 26,8 12,20 -2,18"), "#c9bda0", 2.4, 1, PAGE_INK)


def snail_knight(d: Doc, rnd: random.Random, coat: str) -> None:
    """a snail knight: shell for a horse, helmet with plume, lance down; local coordinates, sole at y 34"""
    foot = S("-66,34! -50,18 0,14 44,10 62,-8 66,-34 80,-40 90,-26 88,4 78,26 60,34!")
    carve(d, foot, ("#f3e2ba", "#b8946a", "#5a4438"), rnd, (8, 10, 3), lw=3)
    shell = Sh.ell(-6, -16, 46, 42)
    carve(d, shell, (mix(coat, "#ffe0b0", 0.35), coat, "#22101a"), rnd, (8, 18, 4), lw=3.4, rim="#ffe0b0")
    whorl = brush([polar(-4, -14, 38 * (1 - k / 26), -40 + k * 34) for k in range(25)], 6, taper(0.6, 0.3, 0.3), 50)
    d.fill(whorl, PAGE_INK)
    helmet = S("60,-30! 58,-56 74,-70 92,-60 98,-36! 92,-26 78,-24")
    carve(d, helmet, ("#fff6e0", "#a89a94", "#4a4048"), rnd, (7, 9, 3), lw=2.8)
    d.fill(pile([Sh.rect(76, -48 + i * 7, 20, 3).rot(6, 86, -44) for i in range(3)]), PAGE_INK)
    plume = limb("70,-66 58,-88 34,-92 20,-80", [10, 20, 17, 2])
    d.inked(plume, d.dlin(plume, *BLOOD), 2.6, 1.2, PAGE_INK)
    for tip in ((96, -88), (110, -76)):
        d.inked(limb([(88, -58), (94, -72), tip], [5, 4, 3], 6), "#e8d2a4", 2, 0.8, PAGE_INK)
        d.inked(Sh.ell(*tip, 5), "#fffef6", 1.8, 0.8, PAGE_INK)
        d.fill(Sh.ell(tip[0] + 1, tip[1], 2), PAGE_INK)


def banner_sock(d: Doc, rnd: random.Random) -> None:
    """the colours of the regiment: somebody's striped sock"""
    d.inked(limb("560,236 566,160 574,84", [5, 6, 6]), "#6a4428", 2.4, 1, PAGE_INK)
    sock(d, 572, 100, 0.6, -70, bend=0.3)


def cross(d: Doc, detail: int) -> None:
    """scaling ladders over the rules; the captain arrives late, below"""
    rnd = random.Random(PICTURE.seed + 1)
    for x0, y0, x1, y1, n in (
        (128, 134, 152, 22, 8),
        (566, 128, 540, 24, 8),
        (118, 500, 96, 404, 7),
        (564, 504, 588, 410, 7),
    ):
        for o in (-11, 11):
            rail = limb([(x0 + o, y0), (x1 + o, y1)], [6, 6], 4)
            d.inked(rail, "#a07a50", 2.4, 1, PAGE_INK)
        for i in range(1, n):
            x, y = lerp(x0, x1, i / n), lerp(y0, y1, i / n)
            d.inked(Sh.rect(x - 13, y - 2, 26, 4.4, 2), "#c9a26a", 2, 0.8, PAGE_INK)
    with d.group(transform="translate(620 492) scale(-.5 .5)"):
        snail_knight(d, rnd, COATS[2])
