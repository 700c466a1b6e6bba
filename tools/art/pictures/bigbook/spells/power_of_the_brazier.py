"""power_of_the_brazier: discard and draw.

Who stares into the coals long enough is stared back at: the fire has a face, and it eats a tired page.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=22)
IRON = ("#8d7a84", "#4a3642", "#190f18")
RED = "#7a1a1c"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    night = ((0, "#fff0b0"), (0.26, "#ffa038"), (0.48, "#a83424"), (0.74, "#4a1220"), (1, "#1c0a14"))
    d.fill(d.window, d.rad(300, 280, 400, *night))
    _hall(d, rnd)
    _blaze(d)
    _face(d)
    _bowl(d, detail, rnd)


def _hall(d: Doc, rnd: random.Random) -> None:
    """two pillars of a hall by night, and sparks"""
    for x in (66, 534):
        pillar = S(f"{x - 34},600! {x - 34},60! {x + 34},60! {x + 34},600!")
        d.fill(pillar, "#16080f", 0.7)
        edge = x + 34 if x < 300 else x - 34
        d.fill(brush(f"{edge},90 {edge},300 {edge},520", 7, LEAF, 12), "#ff9a3a", 0.85)
    sparks = [Sh.ell(rnd.uniform(90, 510), rnd.uniform(90, 330), rnd.uniform(2, 5)) for _ in range(30)]
    d.fill(pile(sparks), "#ffd27a", 0.95)


def _blaze(d: Doc) -> None:
    """all tongues are one head of hair"""
    d.glow(300, 300, 240, (0, "#fffbe0", 1), (0.4, "#ffe08a", 0.7), (1, "#ffb040", 0))
    for x, h, w, lean in (
        (150, 190, 92, -44),
        (450, 190, 92, 44),
        (206, 270, 110, -30),
        (394, 270, 110, 30),
        (300, 322, 150, 8),
    ):
        tongue = flame_s(x, 408, h, w, lean)
        d.inked(tongue, d.vlin(tongue, "#ffc850", "#f5792a", "#cf3a22"), 3.4, 1.4, RED)
    head = S(
        "150,412! 142,330 172,262 210,282! 224,218 262,244! 284,176 322,226! 352,196 376,270! 412,250 448,320 450,412!"
    )
    d.inked(head, d.rad(300, 350, 200, "#fffbe0", "#ffe08a", "#ffb840", "#f08a2c"), 3.2, 1.2, RED)


def _face(d: Doc) -> None:
    """two coals that look at us, brows of flame, a grin with a page between its teeth"""
    for s in (-1, 1):
        x, y = 300 + s * 66, 300
        socket = S(
            [
                (x - s * 42, y - 6, True),
                (x - s * 10, y - 30),
                (x + s * 40, y - 38, True),
                (x + s * 34, y + 18),
                (x - s * 8, y + 30),
            ]
        )
        d.inked(socket, "#4a0f16", 3, 1, RED)
        d.fill(Sh.ell(x, y, 23), "#ffffff")
        d.fill(Sh.ell(x - 5, y + 4, 12), INK)
        d.fill(Sh.ell(x - 10, y - 2, 4.6), "#ffffff")
        brow = S(
            [
                (x - s * 52, y - 16, True),
                (x - s * 8, y - 50),
                (x + s * 58, y - 78, True),
                (x + s * 40, y - 44),
                (x - s * 8, y - 28),
            ]
        )
        d.inked(brow, d.vlin(brow, "#f5792a", "#cf3a22"), 2.8, 1, RED)
    mouth = S("196,348! 250,366 350,366 404,348! 388,398 340,424 260,424 212,398")
    d.inked(mouth, "#4a0f16", 3.4, 1.2, RED)
    teeth = [Sh.poly([(x - 17, 360), (x + 17, 360), (x, 388)]) for x in (232, 266, 334, 368)]
    d.inked(teeth, "#fffbe0", 2.4, 0.8, RED)
    page = S("262,372! 338,364! 352,452 300,470 264,456!")
    d.inked(page, d.lin(262, 370, 350, 460, "#fff8e0", "#f3dcb4", "#a87a52"), 3.2, 1.4)
    d.fill(U([brush(f"280,{y} 306,{y + 3} 332,{y - 2}", 5, LEAF, 8) for y in (404, 424, 442)]), "#6f4438")


def _bowl(d: Doc, detail: int, rnd: random.Random) -> None:
    """iron as wide as the window, a rim of teeth, the lion's feet"""
    for s in (-1, 1):
        leg = brush([(300 + s * 130, 460), (300 + s * 160, 510), (300 + s * 150, 600)], 44, taper(1, 0.7, 0.2), 14)
        d.inked(leg, d.hlin(leg, *IRON), 3.4, 1.8)
    bowl = S("96,408! 110,456 170,500 300,516 430,500 490,456 504,408! 420,432 300,440 180,432")
    page = S("266,430! 346,428! 352,452 300,472 266,458!")
    d.inked(bowl, d.lin(110, 400, 490, 510, *IRON), 4, 2)
    if detail:
        d.fill(wedges(bowl, 10, 46, 6, (-0.8, -0.3), rnd=rnd), INK)
    d.fill(
        pile(
            [
                sliver(150 + i * 38, 462 + 20 * (1 - abs(i - 4) / 4), 158 + i * 38, 484 + 18 * (1 - abs(i - 4) / 4), 6)
                for i in range(9)
            ]
        ),
        "#ff9a34",
    )
    rim = S("80,394! 180,424 300,432 420,424 520,394! 526,412 508,424! 420,448 300,456 180,448 92,424! 74,412")
    d.inked(rim, d.hlin(rim, "#f0b06a", "#8a6a62", "#2c1a24"), 3.6, 1.6)
    d.fill(
        pile(
            [
                cutw(104 + i * 28, 432 + 14 * (1 - abs(i - 7) / 7), 106 + i * 28, 412 + 14 * (1 - abs(i - 7) / 7), 7)
                for i in range(15)
            ]
        ),
        INK,
    )
    d.inked(page, d.lin(262, 420, 350, 472, "#fff8e0", "#f3dcb4", "#a87a52"), 3, 1.2)
    d.fill(brush("282,446 306,450 332,444", 5, LEAF, 8), "#6f4438")
