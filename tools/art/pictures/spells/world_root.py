"""world_root: each player takes elements out of the discard pile.

Five root tips lift buried pages to five small hands.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.stone import gem
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=180)
LAMP = (300, 150)
# hole x, page x, page y, sign, sleeve colours
LIFTS = (
    (98, 100, 330, "fire", ("#ff9a74", "#cf3a22", "#5a121c")),
    (196, 192, 352, "water", ("#8fdcdc", "#1f5fa6", "#0b1c42")),
    (300, 300, 330, "earth", ("#ffe0a0", "#c98a44", "#4a2a20")),
    (404, 408, 352, "air", ("#ece9fb", "#8680c2", "#262350")),
    (502, 500, 330, "fire", ("#e3a8dc", "#8a4a8c", "#3f1c48")),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*LAMP, 470, "#c9a868", "#8a6236", "#4f3828", "#28201f", "#0f1512"))
    _strata(d, detail)
    sky = _holes(d)
    _roots(d, rnd)
    for _, px, py, sign, _ in LIFTS:
        d.glow(px, py, 66, (0, "#f6fbd2", 0.85), (0.5, "#b5dd86", 0.35), (1, "#b5dd86", 0))
        leafcard(d, px, py, 86, sign, "flat", (px - 300) * 0.03, shadow=4, seed=px)
        _claw(d, px, py)
    with d.clip(sky.grow(16) | Sh.rect(40, 190, 520, 160)):
        for i, (hx, px, _, _, cols) in enumerate(LIFTS):
            hand(
                d,
                "reach",
                hx + (px - hx) * 0.5 + (-1) ** i * 4,
                214 if i % 2 == 0 else 232,
                0.5,
                90 + (-1) ** i * 5,
                bool(i % 2),
                ("fair", "brown", "tan", "dark", "fair")[i],
                cuff=cols,
                arm=110,
                rnd=rnd,
            )


def _strata(d: Doc, detail: int) -> None:
    """Layers of earth with shells, bones of books and gems in them."""
    for i, (y, c) in enumerate(((236, "#6a8a4a"), (300, "#7a5230"), (384, "#35563c"), (462, "#5a3a2c"))):
        band = Sh.spline(
            [
                (-40, y, 1),
                *[(j * 76, y + 11 * math.sin(j * 1.7 + i * 2)) for j in range(9)],
                (640, y, 1),
                (640, y + 30, 1),
                *[(j * 76, y + 30 + 9 * math.sin(j * 1.3 + i)) for j in range(8, -1, -1)],
                (-40, y + 30, 1),
            ],
            True,
        )
        d.fill(band, c, 0.6)
    if detail:
        lines = para_lines((0, 150, 600, 620), 0, 13, 5, 140)
        d.fill(
            engrave(
                d.window, lines, lambda x, y: 0.12 + (y - 150) / 420 + 0.2 * math.sin(x * 0.02), 13, 0.6, 8, step=34
            ),
            "#140d10",
            0.85,
        )
    for a in (
        (150, 450, 18, "#3fa9c9", -14),
        (452, 446, 17, "#d8532f", 12),
        (66, 424, 13, "#b08ad8", 20),
        (538, 420, 13, "#e3b23c", -16),
    ):
        gem(d, *a)


def _holes(d: Doc) -> Sh:
    """The surface and five shafts through which the sky looks in."""
    shafts = [
        S(
            [
                (x - 40, 60, 1),
                (x - 36, 120),
                (x - 27, 176),
                (x - 30, 216),
                (x - 15, 262),
                (x, 276, 1),
                (x + 17, 258),
                (x + 29, 214),
                (x + 26, 170),
                (x + 37, 116),
                (x + 40, 60, 1),
            ]
        )
        for x, *_ in LIFTS
    ]
    sky = U(Sh.rect(-40, 0, 680, 106), shafts)
    d.inked(sky, d.lin(0, 50, 0, 280, "#ffffff", "#bfe2f2", "#8fc8e8"), 4, 0)
    for x, *_ in LIFTS:
        d.glow(x, 250, 70, (0, "#eaf8ff", 0.7), (1, "#8fc8e8", 0))
    return sky


def _roots(d: Doc, rnd: random.Random) -> None:
    """The tree stands over the middle hole on two legs; from them the net runs down, and its tips turn up again."""
    bark = d.lin(0, 80, 0, 480, "#e0b070", "#9a6a3c", "#4a2c24")
    threads = (
        ("262,150 250,230 240,300 150,420 110,420 100,380", 30),
        ("338,150 350,230 362,300 450,420 490,420 500,380", 30),
        ("250,170 240,290 250,380 230,440 200,436 192,402", 28),
        ("350,170 360,290 350,380 370,440 400,436 408,402", 28),
        ("252,220 262,330 286,420 300,430 302,380", 24),
        ("348,220 338,330 316,420 300,430 298,380", 24),
    )
    for spec, w in (
        ("246,260 200,320 140,360 60,372 -20,366", 20),
        ("354,260 400,320 460,360 540,372 620,366", 20),
        ("250,330 210,400 170,470 150,560", 22),
        ("350,330 390,400 430,470 450,560", 22),
        ("280,400 262,460 270,560", 18),
        ("320,400 338,460 330,560", 18),
        *threads,
    ):
        root = brush(spec, w, taper(1, 0.25, 0.02, 0.8), 18)
        d.inked(root, bark, 3, 1.6)
        d.fill(wedges(root, 15, w * 0.45, 5.5, (-0.5, -0.9), 0.3, 0.5, rnd), INK)
    for s in (-1, 1):
        leg = S("258,20! 236,60 240,110 226,160 232,240 262,262! 276,200 272,150 284,110 300,96! 300,20!")
        leg = leg if s < 0 else leg.flipx(300)
        d.inked(leg, bark, 3.4, 1.8)
        cuts = [
            brush(spec, 6, taper(0.3, 0, 0.4), 8)
            for spec in ("262,40 256,110 246,180 246,240", "282,40 274,90 262,150 260,210")
        ]
        d.fill(pile(cuts if s < 0 else [c.flipx(300) for c in cuts]), INK)
        d.fill(wedges(leg, 10, 22, 5, (-0.9, -0.3), 0.2, 0.4, rnd), INK)


def _claw(d: Doc, x: float, y: float) -> None:
    """The tip's rootlets come round the foot of the page."""
    for s in (-1, 1):
        hook = brush(
            [(x, y + 60), (x + s * 26, y + 52), (x + s * 38, y + 30), (x + s * 22, y + 22)],
            11,
            taper(0.9, 0.1, 0.1),
            10,
        )
        d.inked(hook, "#b98448", 2.4, 1)
