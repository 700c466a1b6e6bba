"""w4 Drowned Whispers: a ray with a skull on its back glides over a sunken bell, and the whispers bubble up."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import fishscales, hew
from tools.art.parts.misprint import misprint
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=44)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (330, 330), 420, 0)
    d.fill(
        engrave(
            d.window, circ_lines(360, 400, 150, 620, 22), lambda x, y: math.hypot(x - 360, y - 400) / 700, 9, 1, 8, 30
        ),
        "#081430",
        0.9,
    )
    bell(d, rnd)
    whispers(d)
    with d.group(transform="translate(264 262) rotate(-16) scale(0.86)"):
        ray(d, rnd)


def bell(d: Doc, rnd: random.Random) -> None:
    """the bell on the sea bed, tilted, its mouth lit"""
    d.glow(430, 400, 190, (0, "#eafcf4", 0.95), (0.35, "#8fdcdc", 0.6), (1, "#1f5fa6", 0))
    with d.group(transform="translate(440 396) rotate(30) scale(0.86)"):
        body = S("-24,-106! 0,-116 24,-106! 44,-70 50,-20 86,30! 0,46 -86,30! -50,-20 -44,-70")
        hew(d, body, "shell", rnd, 4.4, (9, 40, 6))
        mouth = Sh.ell(0, 32, 84, 20)
        d.inked(mouth, d.rad(0, 32, 84, "#f6fffa", "#8fdcdc", "#1f5fa6"), 4, 1.4, CURSE_BLACK)
        d.inked(Sh.ell(10, 42, 17), "#bd9f9a", 3.6, 1.6, CURSE_BLACK)
        d.fill(Sh.ring(0, -126, 20, 11), "#cdb4aa")


def whispers(d: Doc) -> None:
    """speech ribbons that break into bubbles"""
    for spec in ("390,452 330,476 270,452 200,474 140,452", "560,330 586,270 560,210 590,150 570,100"):
        d.inked(brush(spec, 26, LEAF, 18), "#e6f6f0", 3.4, 1.4, CURSE_BLACK)
    for x, y, r in (
        (84, 440, 15),
        (60, 404, 9),
        (540, 96, 12),
        (602, 300, 11),
        (212, 446, 10),
        (40, 300, 13),
        (630, 200, 9),
    ):
        d.fill(Sh.ring(x, y, r, r - 3.6), "#c9f0ea")
        d.fill(sliver(x - r * 0.5, y - r * 0.4, x + r * 0.1, y - r * 0.7, 3), "#ffffff")


def ray(d: Doc, rnd: random.Random) -> None:
    """the ray from above, head up; wings 460 wide, one wing edge misprinted"""
    half = S("0,-168! 22,-146 58,-118 120,-84 182,-40 244,44! 166,40 116,66 68,114 22,130 0,132!")
    wings = half.sym(0)
    tail = brush("0,110 14,170 -12,222 30,262", 26, TAIL, 14)
    d.fill(wings.grow(9).move(6, 14), CURSE_BLACK, 0.65)
    edge = half & Sh.rect(120, -120, 200, 260)
    misprint(d, edge.grow(2), CURSE_BLACK, 1.1)
    d.inked(tail, "#93aeb2", 4, 2, CURSE_BLACK)
    d.inked(wings, d.rad(-30, -40, 270, "#fbfff6", "#d2e6e0", "#7c9aa6", "#33485e"), 4.6, 2.4, CURSE_BLACK)
    fishscales(d, wings - wings.shrink(34), 12)
    d.fill(wedges(wings, 10, 46, 6, (0, -1), 0.05, 0.4, rnd), CURSE_BLACK)
    for s in (-1, 1):
        ribs = [
            brush([(s * 48, -40 + k * 34), (s * 104, -32 + k * 30), (s * (176 - k * 24), -6 + k * 26)], 9, LEAF, 8)
            for k in range(3)
        ]
        d.fill(ribs, CURSE_BLACK)
    skull(d)


def skull(d: Doc) -> None:
    """the marking on the back"""
    head = S("0,-96! 42,-88 58,-44 46,-4 30,8! 32,38 20,48! 0,44 -20,48! -32,38 -30,8! -46,-4 -58,-44 -42,-88")
    d.inked(head, "#fffdf0", 4, 1, CURSE_BLACK)
    sockets = [S("10,-36! 30,-46 44,-32 34,-10 14,-12!").flipx(0), S("10,-36! 30,-46 44,-32 34,-10 14,-12!")]
    d.fill([*sockets, S("0,-8! 9,12 0,8 -9,12")], CURSE_BLACK)
    d.fill(pile([cutw(x, 48, x, 24, 5) for x in (-14, 0, 14)]), CURSE_BLACK)
    d.fill([Sh.ell(x, -26, 4) for x in (-26, 28)], "#8fdcdc")
