"""astral_echo: copies other players' spells.

A sleeper curled below, and above the same body in stars reaches over and lifts three foreign signs.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=245)
LAMP = (400, 236)
STARS = ((222, 404), (206, 352), (196, 296), (214, 236), (262, 204), (306, 206), (330, 262), (356, 312), (398, 326))
LINES = tuple((i, i + 1) for i in range(len(STARS) - 1))
HEAD = "122,456! 118,436 132,420 152,420 166,434 164,456 146,466"
HAIR = "118,448! 112,426 130,408 156,410 172,430 170,456! 160,440 150,432! 146,442 134,430! 130,444"
SIGNS = (("fire", 346, 252, "#f5792a"), ("water", 404, 214, "#3a9fc9"), ("earth", 464, 252, "#4f9f5a"))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(
        d.window,
        d.rad(*LAMP, 450, (0, "#ffffff"), (0.16, "#cfcbf0"), (0.4, "#7d77bd"), (0.7, "#3a3670"), (1, "#16132e")),
    )
    if detail:
        field_lines(d, "air", LAMP, 150, 250)
    _sky(d, rnd)
    _bed(d, rnd)
    _figure(d, rnd)
    for sign, x, y, colour in SIGNS:
        d.glow(x, y, 64, (0, "#ffffff", 0.95), (0.45, lighten(colour, 0.5), 0.6), (1, colour, 0))
        solid, cuts = sigil(sign, x, y, 35)
        d.inked(
            solid, d.lin(x - 24, y - 30, x + 24, y + 30, lighten(colour, 0.45), colour, darken(colour, 0.4)), 3, 1.4
        )
        d.fill(cuts, lighten(colour, 0.8))
        d.fill([sliver(x + o, y + 46, x + o, y + 72, 2) for o in (-12, 0, 12)], "#ffffff")
    _sleeper(d, rnd)


def _sky(d: Doc, rnd: random.Random) -> None:
    for _ in range(46):
        x, y = rnd.uniform(56, 544), rnd.uniform(70, 430)
        d.fill(spark(x, y, rnd.uniform(3, 8), 0.13), "#ffffff", 0.9)


def _figure(d: Doc, rnd: random.Random) -> None:
    """The long body of light: one arm over, palm up, three signs above it; the face is the sleeper's own."""
    body = S(
        "196,470! 176,420 164,360 166,290 186,226 222,190 258,184! 262,172 330,172! 318,190! 336,222 "
        "356,268 372,298! 398,306 416,304! 420,322 418,340! 384,350 346,340 318,304 298,262! 282,300 "
        "274,350 268,400 262,470!"
    )
    d.inked(
        body,
        d.lin(200, 470, 400, 170, (0, "#5d579c"), (0.35, "#9e97d2"), (0.7, "#e4dff8"), (1, "#ffffff")),
        2.4,
        0.6,
        "#ffffff",
        op=0.92,
    )
    ribs = [
        brush([(184 + i * 4, 250 + i * 36), (222, 262 + i * 36), (268 - i * 2, 246 + i * 36)], 5.6, LEAF, 8)
        for i in range(6)
    ]
    d.fill(pile(ribs) & body, "#5d579c", 0.8)
    d.fill(wedges(body, 10, 26, 5, (0.8, -0.4), 0.15, 0.4, rnd), "#5d579c", 0.8)

    def place(sh):
        return sh.scale(1.8, 1.8, 142, 437).rot(10, 142, 437).move(150, -300)

    face, hair = place(S(HEAD)), place(S(HAIR))
    d.inked(face, d.dlin(face, "#ffffff", "#ece9fb", "#bdb8e6"), 2.6, 1, "#3a3670")
    d.inked(hair, d.dlin(hair, "#a9a3da", "#5d579c", "#2f2b60"), 2.6, 1, "#ffffff")
    lids = [
        place(brush(spec, 3.4, LEAF, 6))
        for spec in ("126,449 132,453 139,450", "146,450 152,453 159,449", "137,459 142,461 147,458")
    ]
    d.fill(lids, INK)
    hand(d, "open", 408, 322, 0.6, -6, skin=("#ffffff", "#e4dff8", "#8f88cc"), rnd=rnd)
    for a, b in LINES:
        d.fill(sliver(*STARS[a], *STARS[b], 2.6), "#262350")
    for i, (x, y) in enumerate(STARS):
        d.inked(spark(x, y, 20 if i % 3 == 0 else 14, 0.16), "#ffffff", 1.8, 0.4, "#262350")


def _bed(d: Doc, rnd: random.Random) -> None:
    """A dark hill of blankets along the foot of the picture."""
    hill = S("-20,440! 80,420 180,452 300,462 420,440 520,452 620,430! 620,660! -20,660!")
    d.inked(hill, d.vlin(hill, "#4f4a88", "#1f1c46", "#12102a"), 3.2, 1.4, light=(0.3, -1))
    d.fill(wedges(hill, 12, 40, 6, (0.4, -0.9), 0.2, 0.5, rnd, lit=True), "#8680c2", 0.8)


def _sleeper(d: Doc, rnd: random.Random) -> None:
    """Small, curled like a comma, blanket to the chin."""
    d.fill(Sh.ell(196, 478, 96, 16), "#12102a", 0.8)
    pillow = S("110,474! 104,446 124,432 164,434 176,452 170,476!")
    d.inked(pillow, d.vlin(pillow, "#ffffff", "#bdb8e6"), 2.8, 1.4)
    body = S("150,482! 156,448 186,424 226,420 262,434 284,462 286,484! 220,494")
    d.inked(body, d.dlin(body, "#a9a3da", "#5d579c", "#262350"), 3.2, 1.8)
    d.fill(
        [
            brush(spec, 6, LEAF, 8)
            for spec in ("176,444 196,462 192,486", "212,428 236,452 230,488", "246,434 264,458 262,486")
        ],
        "#1f1c46",
    )
    d.fill(wedges(body, 8, 16, 4, (-0.5, -0.9), 0.2, 0.4, rnd), INK)
    head = S(HEAD)
    d.inked(head, d.dlin(head, "#fff0d6", "#f2c596", "#b8744e"), 2.8, 1.4)
    hair = S(HAIR)
    d.inked(hair, d.dlin(hair, "#6a4a3c", "#2f1f22"), 2.6, 1.2)
    d.fill([brush("128,450 134,454 141,451", 3.6, LEAF, 6), brush("146,451 152,454 158,450", 3.6, LEAF, 6)], INK)
