"""aura_of_fire: throws all away and draws anew; from behind, the caster's cloak is one whirl of fire."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, spark
from tools.art.inkwell.spline import Point, lerp
from tools.art.parts.cuts import cut_as
from tools.art.parts.fire import flame_s
from tools.art.parts.light import field_lines
from tools.art.parts.relief import lamp_shadow, two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=83)
HEAD = (300, 176)
DEEP = "#20060f"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fff4c2"), (0.22, "#ffc850"), (0.46, "#e0502a"), (0.74, "#6a1622"), (1, "#20060f"))
    d.fill(d.window, d.rad(300, 250, 400, *stops))
    if detail:
        field_lines(d, "fire", (300, 210), 190, 230, col=DEEP)
    _ring(d, 470, 262, 66, rnd, back=True)
    _cone(d, detail)
    _figure(d, rnd)
    _ring(d, 470, 262, 66, rnd, back=False)
    _sparks(d)


def _at(t: float, deg: float) -> Point:
    """a place on the cloak: t 0 at the shoulders, 1 at the hem; deg round the body, 90 nearest to us"""
    rx = 78 + 186 * t**1.2
    y = 232 + 238 * t
    return 300 + rx * math.cos(math.radians(deg)), y + rx * 0.26 * math.sin(math.radians(deg))


def _cone(d: Doc, detail: int) -> None:
    """the cloth from shoulders to hem, its folds wound round the body like a screw"""
    left = [_at(k / 12, 180) for k in range(13)]
    hem = [_at(1.0, 180 - k * 15) for k in range(13)]
    right = [_at(k / 12, 0) for k in range(13)]
    cloak = S(
        [
            (*left[0], True),
            *[(*p, False) for p in left[1:-1]],
            (*left[-1], True),
            *[(*p, False) for p in hem[1:-1]],
            (*right[-1], True),
            *[(*p, False) for p in reversed(right[1:-1])],
            (*right[0], True),
        ]
    )
    d.inked(cloak, d.lin(60, 0, 540, 0, "#8a1a24", "#d2402c", "#f5792a", "#c8321f", "#5c0f22"), 4.4, 2.2, DEEP)
    tones = (
        "#ffc850",
        "#4a0c1c",
        "#f5792a",
        "#861a24",
        "#fff4c2",
        "#4a0c1c",
        "#ffc850",
        "#861a24",
        "#f5792a",
        "#4a0c1c",
    )
    for i in range(20):
        start = -170 + i * 18
        way = [_at(0.02 + 0.98 * k / 14, start + 130 * k / 14) for k in range(15)]
        visible = [p for k, p in enumerate(way) if 0 <= (start + 130 * k / 14) % 360 <= 180]
        if len(visible) < 4:
            continue
        d.fill(brush(visible, 26 if i % 2 else 17, taper(0.12, 1, 0.9), 22) & cloak, tones[i % 10], 0.95)
        d.fill(brush([(x + 9, y) for x, y in visible], 5, taper(0.1, 1, 0.9), 22) & cloak, DEEP, 0.8)


def _ring(d: Doc, y: float, rx: float, h: float, rnd: random.Random, back: bool) -> None:
    """a skirt of flames that all lean one way round; the half behind the body or the half before it"""
    n = 17
    for i in range(n + 1):
        deg = 180 + i * 180 / n if back else 180 - i * 180 / n
        x = 300 + rx * math.cos(math.radians(deg))
        fy = y + rx * 0.26 * math.sin(math.radians(deg))
        near = math.sin(math.radians(deg))
        tall = h * (1.05 if i % 2 else 0.72) * (1.0 + 0.25 * near)
        lean = 30 * -math.sin(math.radians(deg)) + 14
        tongue = flame_s(x, fy + 10, tall, 40, lean)
        tones = ("#861a24", "#c8321f", "#5c0f22") if back else ("#ffc850", "#f5792a", "#c8321f")
        d.inked(tongue, d.lin(0, fy - tall, 0, fy + 12, *tones), 3, 1.4, DEEP)
        if not back:
            d.fill(tongue.scale(0.48, 0.56, x, fy + 8), "#fff4c2" if i % 2 else "#ffc850")


def _figure(d: Doc, rnd: random.Random) -> None:
    """shoulders and hood, dark against the light, lilac where the lining turns out"""
    cape = S(
        "300,178! 256,190 216,210 190,246 178,300 158,352! 190,338 208,350! 226,330 250,346! 272,326 "
        "300,344! 328,326 350,346! "
        "374,330 392,350! 410,338 442,352! 422,300 410,246 384,210 344,190"
    )
    lamp_shadow(d, cape, (300, 80), 1.05, DEEP, 0.5)
    d.inked(cape, d.rad(300, 200, 180, "#6a3a78", "#33173c", "#160a1c"), 4, 2, DEEP)
    cut_as(d, cape, "cloth", "#0d0612", rnd, (-0.4, -0.9), 1.3, 96)
    for side in (False, True):
        lining = S("188,250! 176,300 158,352! 190,338 204,346! 196,310 200,276!")
        d.inked(lining.flipx(300) if side else lining, "#bdb8e6", 2.6, 1, DEEP)
    two_rim(d, cape, (300, 40), "fire", 5)
    hood = S(
        "340,66! 312,82 276,100 256,136 254,176 262,204! 282,216 300,218 318,216 338,204! 346,176 344,136 "
        "334,112 336,92!"
    )
    d.inked(hood, d.rad(290, 130, 110, "#7a4688", "#3a1c44", "#160a1c"), 4.4, 2.2, DEEP)
    d.fill(brush("332,80 306,112 298,160 300,214", 7, taper(0.1, 0.2, 0.5), 14), "#0d0612")
    d.fill(brush("322,96 330,130 330,170 322,210", 5, taper(0.1, 0.2, 0.5), 14), "#0d0612")
    two_rim(d, hood, (220, 40), "fire", 6)


def _sparks(d: Doc) -> None:
    """five, at their distance, each on its own bit of the ring"""
    for deg, size in ((196, 26), (238, 22), (302, 22), (344, 26), (88, 30)):
        x, y = 300 + 214 * math.cos(math.radians(deg)), 300 + 176 * math.sin(math.radians(deg))
        d.glow(x, y, size * 1.7, (0, "#ffffff", 0.9), (0.4, "#ffc850", 0.5), (1, "#f5792a", 0))
        d.fill(spark(x, y, size, 0.15), "#ffffff")
    for a0, a1 in ((204, 230), (246, 294), (310, 336)):
        way = [
            (
                300 + 214 * math.cos(math.radians(lerp(a0, a1, k / 8))),
                300 + 176 * math.sin(math.radians(lerp(a0, a1, k / 8))),
            )
            for k in range(9)
        ]
        d.fill(brush(way, 6, LEAF, 14), "#fff4c2", 0.9)
