"""victory: dawn through the big window; the book tied with both ribbons, five cups, the boat moored in the inkwell,
a pair of socks on the line, one plain moth on the pane. The right half is quiet wall for the sheet."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.feather import vane
from tools.art.parts.grimoire import grimoire
from tools.art.parts.room import Lamp, cup, tall_window, wall_light
from tools.art.parts.sea import paper_boat
from tools.art.parts.sky import scroll_cloud, swallow
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(seed=303, size=(1920, 1080))
LAMP = Lamp(560, 330, 1250, "#4a2c44")
RED = ("#f08a5a", "#c2352b", "#6a1526")
BLUE = ("#8fc4e8", "#2f6aa6", "#143058")
NEAR, ASIDE = 1.22, 40
"""How much larger the book stands there than its drawing, and how far to the left: it is what was fought for, and the
sheet hides nothing of it."""
CUPS = (
    (196, 968, 0.96, "#c8403a"),
    (312, 1010, 1.0, "#3f74c4"),
    (800, 1004, 1.04, "#e0a63a"),
    (902, 960, 0.94, "#3d9470"),
    (986, 1018, 1.0, "#9a68b8"),
)


def draw(d: Doc, detail: int) -> None:
    """Wall, window with its weather, the desk and what the night left on it."""
    rnd = random.Random(PICTURE.seed)
    wall_light(d, LAMP, ("#ffe3c4", "#f0b48e", "#c07a78", "#7a4a66", "#4a2c4c"), 24, "#8a5068")
    glass, lead = tall_window(
        d, 130, 40, 830, 800, d.lin(0, 120, 0, 840, "#7a8ac8", "#e8a0a8", "#ffd0a0", "#fff2c8"), INK
    )
    with d.clip(glass):
        dawn(d, rnd)
    d.fill(lead, "#3a2434")
    d.fill(lead.move(-1.4, -1.4) & lead, "#ffdca8", 0.5)
    beams(d)
    washing_line(d)
    moth(d, 452, 172)
    desk(d, rnd)
    book_tied(d, rnd)
    for x, y, k, band in CUPS[:2]:
        cup(d, x, y, k, band, rnd)
    inkwell(d, 470, 1030, rnd)
    for x, y, k, band in CUPS[2:]:
        cup(d, x, y, k, band, rnd)


def dawn(d: Doc, rnd: random.Random) -> None:
    """sun on the rim of the hills, the academy's towers, a paper-light sky with engraved bands"""
    d.glow(520, 560, 460, (0, "#fffbe0", 1), (0.3, "#ffe0a0", 0.6), (1, "#ffb890", 0))
    rays = rays_of(520, 560)
    d.fill(rays, "#ffffff", 0.3)
    d.fill(Sh.ell(520, 560, 92), d.rad(505, 540, 100, "#ffffff", "#fff6d0", "#ffe39a"))
    for x, y, r, s in ((210, 330, 46, 1), (280, 350, 36, -1), (860, 400, 52, -1), (780, 420, 38, 1)):
        scroll_cloud(d, x, y, r, s, d.lin(0, 280, 0, 470, "#fff4e8", "#f2b8a8", "#b87a98"), "#8a4a70")
    for spec, a, b in (
        ("100,640! 260,570 420,620 600,586 780,640 1000,570! 1000,860! 100,860!", "#c88a98", "#7a5a88"),
        ("100,700! 300,650 460,700 660,660 860,704 1000,660! 1000,860! 100,860!", "#8a6a90", "#4a3a68"),
    ):
        hill = S(spec)
        d.inked(hill, d.lin(0, 580, 0, 820, a, b), 2.8, 1, "#4a2c4c", light=(0, 1))
        d.fill(
            wedges(hill, 16, 26, 5, (0.2, 1), 0.3, 0.5, rnd, lit=False) & Sh.rect(100, 540, 900, 150), "#4a2c58", 0.55
        )
    for x, top, w in ((250, 520, 40), (300, 590, 34), (340, 556, 26)):
        tower = S(
            [
                (x - w / 2, 700, 1),
                (x - w / 2, top + 40, 1),
                (x - w * 0.7, top + 34, 1),
                (x, top - 40, 1),
                (x + w * 0.7, top + 34, 1),
                (x + w / 2, top + 40, 1),
                (x + w / 2, 700, 1),
            ]
        )
        d.inked(tower, d.hlin(tower, "#6a4a70", "#b07a88"), 2.4, 1, "#3a2444")
        d.fill(Sh.rect(x - 4, top + 56, 8, 14, 3), "#ffe6a8")
    for x, y, k in ((650, 300, 0.5), (700, 330, 0.4), (610, 350, 0.34)):
        swallow(d, x, y, k, -14)


def rays_of(x: float, y: float) -> Sh:
    """broad soft beams upward from the sun"""
    return pile(
        [
            Sh.poly(
                [polar(x, y, 100, a - 1.4), polar(x, y, 640, a - 3), polar(x, y, 640, a + 3), polar(x, y, 100, a + 1.4)]
            )
            for a in range(192, 350, 17)
        ]
    )


def beams(d: Doc) -> None:
    """the light lies across the wall of the quiet half"""
    for k, op in ((0, 0.16), (1, 0.12), (2, 0.08)):
        x = 1010 + k * 270
        d.fill(S([(x, 120, 1), (x + 150, 170, 1), (x + 470, 900, 1), (x + 250, 900, 1)]), "#fff0d0", op)


def washing_line(d: Doc) -> None:
    """the pair of socks, reunited, on a line across the window"""
    d.fill(brush("120,196 400,250 700,246 980,190", 4.4, taper(0.8, 0.8), 18), "#3a2434")
    sock(d, 430, 252, 0.94, 4)
    sock(d, 540, 256, 0.94, -3, flip=True, seed=9)
    for x, y in ((430, 246), (540, 250)):
        d.inked(Sh.rect(x - 4, y - 14, 8, 26, 2), "#c89a62", 2, 0.8)


def moth(d: Doc, x: float, y: float) -> None:
    """one plain moth, harmless, resting on the pane"""
    for s in (-1, 1):
        for spec in ("3,-6! 26,-30 52,-28 56,-8! 36,8 12,8!", "4,6! 28,10 38,28 24,40! 10,30!"):
            wing = S(spec).scale(s, 1).move(x, y)
            d.inked(wing, d.dlin(wing, "#fff6e4", "#d8bfa8", "#8a6a70"), 2.4, 1)
        d.fill(Sh.ell(x + s * 38, y - 14, 5), "#8a6a70")
    d.inked(brush([(x, y - 18), (x, y + 8), (x, y + 34)], 9, LEAF, 8), "#6a5058", 2, 0.8)
    d.fill(pile([sliver(x, y - 16, x + s * 14, y - 34, 1.8) for s in (-1, 1)]), INK)


def desk(d: Doc, rnd: random.Random) -> None:
    """the long desk under the window, morning on its edge"""
    top = S("0,1080! 0,880! 1920,880! 1920,1080!")
    d.inked(top, d.rad(560, 900, 1300, "#e8a878", "#b0705a", "#6a3c4a", "#3a2238"), 3.4, 1.6)
    grain = [
        sliver(x, y, x + rnd.uniform(120, 320), y + rnd.uniform(-2, 3), 2.4)
        for x, y in ((rnd.uniform(-60, 1800), rnd.uniform(892, 1076)) for _ in range(80))
    ]
    d.fill(pile(grain) & top, "#5a2c38", 0.6)
    d.fill(Sh.rect(0, 880, 1920, 6), "#ffe6c0", 0.8)


def book_tied(d: Doc, rnd: random.Random) -> None:
    """the beaten book: shut eye, both its own ribbons tied across"""
    with d.group(transform=f"translate({580 - 580 * NEAR - ASIDE:g} {1006 - 1006 * NEAR:g}) scale({NEAR:g})"):
        d.fill(Sh.ell(580, 1000, 300, 30), "#3a1c30", 0.5)
        grimoire(d, 580, 992, 0.96, rnd, 0.0, ((*RED, -16, -120), (*BLUE, 14, -92)))
        bow = [("0,0! -22,-26 -64,-34 -76,-10! -58,14 -22,12!", RED), ("0,0! 22,-26 64,-34 76,-10! 58,14 22,12!", BLUE)]
        for spec, tones in (
            ("-4,4! -30,40 -62,58 -52,74! -26,66 2,30!", RED),
            ("4,4! 30,40 66,54 58,72! 30,66 -2,30!", BLUE),
        ):
            end = S(spec).move(590, 892)
            d.inked(end, d.dlin(end, *tones), 3, 1.4)
        for spec, tones in bow:
            loop = S(spec).move(590, 890)
            d.inked(loop, d.dlin(loop, *tones), 3.2, 1.6)
            d.fill(wedges(loop, 9, 18, 4.4, (-0.5, -0.8), 0.1, 0.4, rnd), INK)
        d.inked(Sh.ell(590, 890, 15, 13), RED[1], 3, 1.4)


def inkwell(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """a wide glass well; the paper boat is moored to a pen"""
    well = S(
        [
            (x - 70, y - 40, 1),
            (x + 70, y - 40, 1),
            (x + 82, y, 1),
            (x + 60, y + 16),
            (x, y + 22),
            (x - 60, y + 16),
            (x - 82, y, 1),
        ]
    )
    d.inked(well, d.hlin(well, "#b8d0e0", "#5a7a98", "#24304e"), 3.2, 1.6)
    ink = Sh.ell(x, y - 40, 70, 16)
    d.inked(ink, "#1c2a54", 2.8, 1)
    d.fill(sliver(x - 50, y - 42, x + 20, y - 48, 2.4), "#8fb8e0")
    paper_boat(d, x + 4, y - 52, 0.62, -4, glow=False)
    shaft = limb([(x + 60, y - 34), (x + 96, y - 120), (x + 116, y - 190)], [5, 9, 3], 10)
    vane_shape, _ = vane((x + 84, y - 96), -68, 120, 34, 0.1)
    d.inked(vane_shape, d.dlin(vane_shape, "#fffaf0", "#d8c8e0", "#8a6a98"), 2.6, 1.2)
    d.inked(shaft, "#f2e2c8", 2.2, 0.8)
    d.fill(brush([(x + 66, y - 48), (x + 46, y - 30), (x + 30, y - 52)], 3, LEAF, 10), "#5a3a2c")
