"""a9 Lost for Words: a blank speech ribbon sits in a dome cage with its head under its wing."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=79)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (300, 310), 330, 0)
    bars(d, (-0.8, -0.4, 0.0, 0.4, 0.8), 7, "#6a6088")
    perch(d, rnd)
    sleeper(d, rnd)
    bars(d, (-1.0, -0.6, 0.6, 1.0), 11, "#f1e6cb")
    rings(d, rnd)


def bars(d: Doc, places: tuple[float, ...], width: float, tone: str) -> None:
    """wires of the cage from the crown to the foot, bulging in the middle"""
    wires = [
        brush(
            [(300 + u * 22, 140), (300 + u * 110, 178), (300 + u * 150, 270), (300 + u * 146, 450)],
            width,
            taper(0.7, 1, 0.5),
            14,
        )
        for u in places
    ]
    for wire in wires:
        d.inked(wire, tone, 3.4, 1.6, CURSE_BLACK)


def perch(d: Doc, rnd: random.Random) -> None:
    """a swing hung in the cage"""
    d.fill([brush("272,150 240,260 226,372", 6, LEAF, 8), brush("328,150 360,260 374,372", 6, LEAF, 8)], "#f1e6cb")
    bar = S("196,366! 300,374 404,366! 410,380 404,392! 300,400 196,392! 190,380")
    hew(d, bar, "horn", rnd, 4.2, (9, 12, 4.5), 4)


def sleeper(d: Doc, rnd: random.Random) -> None:
    """the ribbon coiled like a sleeping bird: tail down to the left, body, neck turned back under the wing"""
    tail = S("236,330! 200,352 164,394 140,440! 168,432! 176,456! 208,410 250,372!")
    hew(d, tail, "paper", rnd, 4.4, (9, 20, 5), 6)
    body = S("214,318! 228,262 282,234 338,240 384,274 392,326 360,368 304,380 250,368!")
    hew(d, body, "paper", rnd, 5, (10, 40, 6.5), 8)
    neck = brush("372,300 404,254 380,208 332,206 306,240 312,276", 50, taper(0.9, 0.5, 0.4), 22)
    hew(d, neck, "paper", rnd, 4.6, (9, 18, 5), 5)
    d.fill(brush("384,262 384,232 356,218 330,226", 9, LEAF, 12), "#8f84ac")
    for spec, width in (
        ("250,352 300,368 348,352 374,322", 36),
        ("240,322 292,346 344,332 376,300", 38),
        ("236,288 276,318 330,312 372,280", 42),
    ):
        band = brush(spec, width, taper(0.25, 0.0, 0.4), 16)
        d.inked(band, d.lin(236, 270, 376, 360, "#ffffff", "#f6edd8", "#b4a3a0"), 4.4, 2.2, CURSE_BLACK)
    for x in (282, 326):
        d.inked(S(f"{x - 8},366! {x + 8},366! {x + 10},392 {x},400 {x - 10},392"), "#cfb084", 3, 1.2, CURSE_BLACK)


def rings(d: Doc, rnd: random.Random) -> None:
    """crown with its ring, base drum, all of horn and wire"""
    d.inked(Sh.ring(300, 112, 24, 13), "#f1e6cb", 4, 1.8, CURSE_BLACK)
    crown = S("262,150! 276,130 324,130 338,150! 300,160")
    hew(d, crown, "horn", rnd, 4.4, (8, 12, 4.5), 5)
    base = S("136,440! 300,462 464,440! 472,476 464,506! 300,532 136,506! 128,476")
    hew(d, base, "horn", rnd, 5.2, (11, 28, 6.5), 8)
    lock = Sh.rect(276, 452, 48, 46, 8)
    d.inked(lock, "#e9e4f2", 4, 1.8, CURSE_BLACK)
    d.fill(Sh.ell(300, 468, 7) | Sh.poly([(296, 470), (304, 470), (308, 488), (292, 488)]), CURSE_BLACK)
