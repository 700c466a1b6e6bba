"""setup: the cloakroom by lantern light. Six cloaks, trunk of emblems, lost-property box with one sock, the cat.

Paintings and notes hang before it: the story stands under the notes of two and of three seats, and at both sides."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.cat import cat
from tools.art.parts.fire import flame
from tools.art.parts.room import NIGHT, Lamp
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(seed=305, size=(1920, 1080))
LAMP = Lamp(1010, 560, 2300)
LANTERNS = ((1836, 686), (636, 686))
CLOAKS = (
    (92, ("#e0706a", "#a83440", "#45141e"), "pointed"),
    (470, ("#7aa6e8", "#3c62a8", "#182850"), "up"),
    (790, ("#f0c878", "#b07a34", "#4c2c18"), "down"),
    (1112, ("#7cc8a4", "#347a5e", "#12342a"), "up"),
    (1530, ("#e0ccae", "#9a7c62", "#40302e"), "down"),
    (1748, ("#c4a0e0", "#70508e", "#2c1a40"), "pointed"),
)
FOOT = 690
"""Where the bench's seat begins, in units from above."""


def draw(d: Doc, detail: int) -> None:
    """Panelled wall, rail, cloaks, bench and what stands on it."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(LAMP.x, LAMP.y, 1500, "#8e5a42", "#6a4038", "#3c2630", NIGHT))
    panels(d, rnd)
    for x, y in LANTERNS:
        d.glow(x, y - 60, 520, (0, "#ffc878", 0.5), (0.4, "#ff9a3a", 0.2), (1, "#ff7a2a", 0))
    rail(d, rnd)
    for x, tones, hood in CLOAKS:
        with d.group(transform=f"translate({x} 200) scale(.94 .86) translate({-x} -200)"):
            cloak(d, x, tones, hood, rnd)
    bench(d, rnd)
    lost_property(d, 462, FOOT + 4, rnd)
    cat(d, 800, FOOT + 4, 1.15, "curl", rim="#f0b878")
    trunk(d, 1520, FOOT + 4, rnd)
    for x, y in LANTERNS:
        lantern(d, x, y, rnd)
    for x, y in ((60, FOOT + 2), (128, FOOT + 4), (1080, FOOT + 2), (1156, FOOT + 4), (1220, 1010)):
        boot(d, x, y, rnd)


def lantern(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """a lantern of four panes on the bench, its flame drawn in it"""
    d.inked(brush([(x - 34, y - 118), (x, y - 176), (x + 34, y - 118)], 7, taper(1, 1), 12), "#5a3a1e", 2.2, 1)
    roof = S(f"{x - 46},{y - 110}! {x},{y - 146}! {x + 46},{y - 110}! {x + 40},{y - 100}! {x - 40},{y - 100}!")
    glass = Sh.rect(x - 36, y - 102, 72, 90, 4)
    d.inked(glass, d.rad(x, y - 46, 80, "#fffbe0", "#ffd070", "#e0862c"), 3, 1.2)
    d.fill(flame(x, y - 16, 30, 62), "#fff8d8")
    for o in (-36, -2, 32):
        d.fill(Sh.rect(x + o, y - 102, 4, 90), INK)
    carve(d, roof, ("#d0a060", "#8a5c30", "#3a2418"), rnd, (10, 14, 4), lw=3)
    foot = Sh.rect(x - 46, y - 14, 92, 16, 4)
    carve(d, foot, ("#d0a060", "#8a5c30", "#3a2418"), rnd, (10, 14, 4), lw=3)


def panels(d: Doc, rnd: random.Random) -> None:
    """tall panels with knife-cut bevels"""
    for i in range(10):
        x = i * 196 - 22
        panel = Sh.rect(x + 14, 60, 168, 590, 6)
        tone = LAMP.tone("#6a4038", x + 98, 420, 0.2)
        d.inked(panel, d.hlin(panel, tone, LAMP.tone("#54333a", x + 98, 420, 0.2)), 2.6, 1.4)
        inner = panel.shrink(20)
        d.fill(inner.move(-2, -3) - inner, INK, 0.7)
        d.fill(inner - inner.move(-2, -3), LAMP.tone("#c08a62", x + 98, 420, 0.4), 0.5)
        grain = [
            sliver(x + rnd.uniform(40, 156), y, x + rnd.uniform(40, 156), y + rnd.uniform(60, 160), 1.4)
            for y in range(90, 560, 90)
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
    floor = Sh.rect(0, 800, 1920, 290)
    d.inked(floor, d.rad(960, 800, 1300, "#5a3830", "#38232a", NIGHT), 3, 1.4)
    for x in (70, 700, 1220, 1850):
        leg = S([(x - 26, 700, 1), (x + 26, 700, 1), (x + 20, 860), (x + 34, 884, 1), (x - 34, 884, 1), (x - 20, 860)])
        carve(d, leg, [LAMP.tone(c, x, 800, 0.1) for c in ("#8a5638", "#5c3428", "#2c1820")], rnd, (10, 20, 5), lw=3)
    seat = Sh.rect(-20, FOOT, 1960, 38)
    d.inked(seat, d.hlin(seat, "#6a4030", "#b0744a", "#6a4030"), 3.4, 1.8)
    d.fill(Sh.rect(-20, FOOT + 1, 1960, 7), "#f0b878", 0.6)
    d.fill(pile([sliver(x, FOOT + 20, x + 130, FOOT + 22, 2.4) for x in range(20, 1880, 190)]), INK, 0.8)


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
