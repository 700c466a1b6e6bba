"""setup: the cloakroom. Five hooks as seats, five cloaks, the trunk of emblems, the lost-property box with one sock.

The slips of paper cover its middle, so the story stands left and right and along the rail."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.room import NIGHT, Lamp
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(seed=305, size=(1920, 1080))
LAMP = Lamp(960, 300, 1300)
CLOAKS = (
    (150, ("#c8605a", "#8a2a34", "#35101e"), "pointed"),
    (420, ("#6a92d0", "#33528c", "#14203e"), "up"),
    (960, ("#e0b868", "#96682c", "#3c2418"), "down"),
    (1500, ("#6ab090", "#2c6650", "#10281f"), "up"),
    (1770, ("#b08ac8", "#5e3f78", "#241634"), "pointed"),
)


def draw(d: Doc, detail: int) -> None:
    """Panelled wall, rail, cloaks, bench and what stands on it."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(LAMP.x, LAMP.y, 1300, "#5c3a38", "#42292f", "#291a26", NIGHT))
    panels(d, rnd)
    rail(d, rnd)
    for x, tones, hood in CLOAKS:
        cloak(d, x, tones, hood, rnd)
    bench(d, rnd)
    trunk(d, 1660, 902, rnd)
    lost_property(d, 262, 902, rnd)
    for x, y in ((470, 972), (540, 984), (1392, 976)):
        boot(d, x, y, rnd)


def panels(d: Doc, rnd: random.Random) -> None:
    """tall panels with knife-cut bevels"""
    for i in range(10):
        x = i * 196 - 22
        panel = Sh.rect(x + 14, 60, 168, 760, 6)
        tone = LAMP.tone("#6a4038", x + 98, 420, 0.2)
        d.inked(panel, d.hlin(panel, tone, LAMP.tone("#54333a", x + 98, 420, 0.2)), 2.6, 1.4)
        inner = panel.shrink(20)
        d.fill(inner.move(-2, -3) - inner, INK, 0.7)
        d.fill(inner - inner.move(-2, -3), LAMP.tone("#c08a62", x + 98, 420, 0.4), 0.5)
        grain = [
            sliver(x + rnd.uniform(40, 156), y, x + rnd.uniform(40, 156), y + rnd.uniform(60, 160), 1.4)
            for y in range(90, 700, 90)
        ]
        d.fill(pile(grain) & inner, INK, 0.5)
    d.fill(Sh.rect(0, 0, 1920, 44), "#1d121c")
    d.fill(Sh.rect(0, 44, 1920, 5), "#8a5638", 0.7)


def rail(d: Doc, rnd: random.Random) -> None:
    """the board with five hooks, an empty plate above each"""
    board = Sh.rect(-10, 128, 1940, 62, 6)
    carve(d, board, ("#9a6240", "#5c3428", "#2c1820"), rnd, (16, 14, 5), lw=3.4, rim="#d89a62")
    for x, _, _ in CLOAKS:
        plate = Sh.rect(x - 44, 138, 88, 30, 5)
        d.inked(plate, d.dlin(plate, "#e8d4a0", "#a8804c", "#5a3a1e"), 2.6, 1.2)
        d.fill(pile([Sh.ell(x + s * 37, 153, 3) for s in (-1, 1)]), INK)
        hook = limb([(x, 168), (x, 200), (x + 16, 216), (x + 26, 200)], [10, 9, 8, 6], 12)
        d.inked(hook, "#c09050", 2.6, 1.2)


def cloak(d: Doc, x: float, tones: tuple[str, ...], hood: str, rnd: random.Random) -> None:
    """a cloak on its hook, in folds, with the hat or scarf of its owner"""
    body = S(
        [
            (x - 20, 200, 1),
            (x + 22, 200, 1),
            (x + 66, 240),
            (x + 84, 380),
            (x + 96, 560),
            (x + 118, 736, 1),
            (x + 70, 752),
            (x + 34, 738),
            (x - 6, 756),
            (x - 44, 738),
            (x - 84, 750),
            (x - 112, 730, 1),
            (x - 92, 560),
            (x - 80, 380),
            (x - 62, 240),
        ]
    )
    d.fill(body.move(12, 12), "#0b060c", 0.5)
    cols = [LAMP.tone(t, x, 460, 0.05) for t in tones]
    d.inked(body, d.hlin(body, *cols), 3.6, 1.8)
    folds = [
        brush([(x + o * 0.25, 226), (x + o * 0.8, 440), (x + o * 1.15, 726)], 15, taper(0.1, 0.6, 0.8), 14)
        for o in (-78, -34, 20, 62)
    ]
    d.fill(pile(folds) & body, cols[2], 0.9)
    d.fill(wedges(body, 14, 34, 6, (-0.7, -0.4), 0.1, 0.4, rnd), INK, 0.9)
    if hood == "pointed":
        hat = S(
            [
                (x - 70, 232, 1),
                (x - 30, 196),
                (x - 4, 92),
                (x + 30, 62, 1),
                (x + 26, 110),
                (x + 36, 196),
                (x + 74, 226, 1),
                (x, 246),
            ]
        )
        d.inked(hat, d.hlin(hat, *cols), 3.4, 1.6)
        d.fill(wedges(hat, 12, 26, 5, (-0.7, -0.5), 0.1, 0.4, rnd), INK)
        d.inked(brush([(x - 40, 204), (x, 214), (x + 42, 202)], 18, taper(0.8, 0.8), 8), "#c09050", 2.4, 1)
    elif hood == "up":
        bag = S(
            [(x - 54, 214, 1), (x - 50, 250), (x, 268), (x + 50, 250), (x + 54, 214, 1), (x + 24, 196), (x - 24, 196)]
        )
        d.inked(bag, d.hlin(bag, *cols), 3.2, 1.6)
        d.fill(brush([(x - 40, 226), (x, 246), (x + 40, 226)], 16, LEAF, 10), cols[2])
    else:
        for o, end in ((-16, 470), (20, 430)):
            scarf = limb([(x + o, 204), (x + o * 1.7, 320), (x + o * 1.4, end)], [28, 32, 34], 10)
            d.inked(scarf, "#b89a8a", 2.8, 1.2)
            d.fill(U([Sh.rect(x + o * 1.6 - 24, y, 48, 15) for y in range(270, end, 44)]) & scarf, "#6a5a98")


def bench(d: Doc, rnd: random.Random) -> None:
    """the long bench and the floor"""
    floor = Sh.rect(0, 960, 1920, 130)
    d.inked(floor, d.rad(960, 960, 1100, "#4a2e2c", "#2c1b22", NIGHT), 3, 1.4)
    for x in (70, 700, 1220, 1850):
        leg = S(
            [(x - 26, 880, 1), (x + 26, 880, 1), (x + 20, 990), (x + 34, 1010, 1), (x - 34, 1010, 1), (x - 20, 990)]
        )
        carve(d, leg, [LAMP.tone(c, x, 900, 0.1) for c in ("#8a5638", "#5c3428", "#2c1820")], rnd, (10, 20, 5), lw=3)
    seat = S("-20,870! 1940,870! 1940,904! -20,904!")
    d.inked(seat, d.hlin(seat, "#3a2226", "#9a6240", "#3a2226"), 3.4, 1.8)
    d.fill(Sh.rect(-20, 871, 1960, 6), "#d89a62", 0.5)
    d.fill(pile([sliver(x, 890, x + 130, 892, 2.4) for x in range(20, 1880, 190)]), INK, 0.8)


def trunk(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """the trunk of emblems: its lid ajar, seals of wax within"""
    lid = S([(x - 150, y - 128, 1), (x - 140, y - 176), (x, y - 196), (x + 140, y - 176), (x + 150, y - 128, 1)])
    d.inked(lid, d.vlin(lid, "#9a6a48", "#4a2c2a"), 3.4, 1.8)
    d.fill(Sh.rect(x - 140, y - 130, 280, 26), "#120a10")
    for i, tone in enumerate(("#c8403a", "#3f74c4", "#e0a63a", "#3d9470", "#9a68b8")):
        seal = Sh.ell(x - 100 + i * 50, y - 112 - 6 * (i % 2), 24)
        d.inked(seal, d.rad(x - 108 + i * 50, y - 122, 34, "#ffffff", tone, "#2c1820"), 2.6, 1.2)
        d.stroke(seal.shrink(7), "#2c1820", 2, 0.6)
    box = S([(x - 150, y - 104, 1), (x + 150, y - 104, 1), (x + 144, y, 1), (x - 144, y, 1)])
    carve(d, box, ("#a87048", "#6a4030", "#2c1820"), rnd, (14, 26, 5), lw=3.6, rim="#d89a62")
    for o in (-96, 96):
        d.inked(Sh.rect(x + o - 13, y - 106, 26, 106), "#7a5a34", 2.6, 1.2)
    d.inked(Sh.rect(x - 18, y - 104, 36, 40, 6), "#c09050", 2.6, 1.2)
    d.fill(U(Sh.ell(x, y - 86, 5), Sh.rect(x - 2, y - 86, 4, 14)), INK)


def lost_property(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """an open box; over its rim hangs one sock"""
    back = Sh.rect(x - 120, y - 116, 240, 60)
    d.inked(back, "#1c1018", 3, 1.4)
    glove = S(
        [
            (x + 40, y - 70, 1),
            (x + 36, y - 120),
            (x + 48, y - 150),
            (x + 58, y - 124),
            (x + 68, y - 158),
            (x + 78, y - 124),
            (x + 92, y - 146),
            (x + 94, y - 110),
            (x + 90, y - 70, 1),
        ]
    )
    d.inked(glove, d.dlin(glove, "#b8c0a0", "#5a6a52", "#26302a"), 2.8, 1.4)
    front = S([(x - 130, y - 96, 1), (x + 130, y - 96, 1), (x + 122, y, 1), (x - 122, y, 1)])
    carve(d, front, ("#b08a58", "#7a5638", "#33201e"), rnd, (14, 24, 5), lw=3.6, rim="#e0b078")
    for yy in (y - 64, y - 32):
        d.fill(brush([(x - 124, yy), (x, yy + 3), (x + 124, yy)], 5, taper(0.8, 0.8), 6), INK)
    sock(d, x - 42, y - 104, 0.9, 6)


def boot(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """a lone boot under the bench"""
    shape = S(
        [
            (x - 24, y - 90, 1),
            (x + 22, y - 92, 1),
            (x + 20, y - 44),
            (x + 62, y - 26),
            (x + 66, y, 1),
            (x - 26, y, 1),
            (x - 20, y - 44),
        ]
    )
    d.inked(shape, d.dlin(shape, "#7a5648", "#4a3034", "#1d121c"), 3, 1.6)
    d.fill(wedges(shape, 10, 18, 4.4, (-0.6, -0.8), 0.1, 0.4, rnd), INK)
