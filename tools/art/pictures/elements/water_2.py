"""Water 2: two salmon cross in a fall, one going up, one going down."""

import math
import random
from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, arc, pile
from tools.art.inkwell.spline import Point, sample
from tools.art.palette import INK
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.matter import fishscales
from tools.art.parts.sea import scroll_sea
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=23)
LAMP = (330, 372)


def draw(d: Doc, detail: int) -> None:
    """A fall between two dark rocks; the fish make an X in front of the light."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", LAMP, 440)
    field_lines(d, "water", LAMP, 150, 260)
    curtain(d, rnd)
    d.fill(Sh.ring(*LAMP, 176, 169), "#f4fffa", 0.9)
    d.glow(*LAMP, 168, (0, "#ffffff", 0.95), (0.5, "#d6f4ec", 0.7), (1, "#8fdcdc", 0))
    rocks(d, rnd)
    salmon(d, 296, 420, 50, 1.02, ("#bfe3ea", "#3f86ae", "#143a66"), "#d9616a", rnd)
    salmon(d, 300, 396, -56, 1.12, ("#f4fffa", "#7fb9cf", "#1f5288"), "#f6947c", rnd)
    spray(d, rnd)
    scroll_sea(d, 690, 42, 122, -34, ("#2f8cc2", "#174a8c"))
    scroll_sea(d, 738, 50, 150, -76, ("#1f68ab", "#0f2f69"))


def curtain(d: Doc, rnd: random.Random) -> None:
    """falling water: swelling bands that bend at the lip"""
    for i in range(13):
        x = 128 + i * 29 + rnd.uniform(-5, 5)
        w = rnd.uniform(7, 19)
        band = brush(
            [(x + (300 - x) * 0.12, 60), (x, 190), (x - (300 - x) * 0.1, 430), (x - (300 - x) * 0.22, 720)],
            w,
            taper(0.5, 0.7, 0.6),
            14,
        )
        d.fill(band, "#eafcf4" if i % 3 else "#1f5fa6", 0.62 if i % 3 else 0.5)
    threads = [
        sliver(x, y, x + (x - 300) * 0.06, y + rnd.uniform(60, 130), 2.2)
        for x, y in ((rnd.uniform(120, 490), rnd.uniform(90, 560)) for _ in range(40))
    ]
    d.fill(pile(threads), "#0b1c42", 0.6)


def rocks(d: Doc, rnd: random.Random) -> None:
    """the two banks: black stone at either edge, stepped and wet"""
    for bank in (
        "20,40! 112,60 104,150! 138,170 128,280! 96,300 108,420! 84,450 92,570! 122,600 112,720! 20,740!",
        "590,40! 470,60 486,130! 462,160 478,260! 516,290 500,400! 524,430 512,540! 488,570 498,720! 590,740!",
    ):
        rock = S(bank)
        d.inked(rock, d.rad(*LAMP, 330, (0.5, "#2f5f86"), (0.75, "#153a75"), (1, "#0b1c42")), 3.4, 1.8)
        d.fill(wedges(rock, 12, 34, 5.4, ("pt", *LAMP), 0.1, 0.4, rnd), INK)
        d.fill(rock - rock.move((300 - rock.center[0]) * -0.03, 3), "#d6f4ec", 0.75)
        moss = [
            cutw(x, y, x + rnd.uniform(-3, 3), y + rnd.uniform(10, 20), 4)
            for x, y, _, _ in sample(bank, 60)[4:-6:2]
            if 70 < x < 530
        ]
        d.fill(pile(moss), "#0b1c42")


def salmon(
    d: Doc, x: float, y: float, turn: float, k: float, tones: tuple[str, str, str], flank: str, rnd: random.Random
) -> None:
    """a salmon, 330 long at k 1, nose to the right before it is turned; back arched, mouth open"""

    def place(s: Sh) -> Sh:
        return s.scale(k, k if abs(turn) < 90 else -k).rot(turn).move(x, y)

    body = place(
        S(
            "170,-12! 150,-30 108,-52 40,-62 -40,-50 -104,-22 -134,-12! -138,14 -100,24 -30,48 50,50 "
            "112,36 160,16! 128,2!"
        )
    )
    tail = place(S("-122,-12! -150,-34 -186,-62 -204,-58! -184,-24 -182,6 -206,50! -184,46 -150,28 -124,14!"))
    fins = [
        place(S(p))
        for p in (
            "44,-58! 20,-92 -22,-96! -16,-70 -20,-52!",
            "-74,-36! -92,-54 -108,-54! -100,-36 -102,-22!",
            "34,44! 18,74 -14,92! -10,62 -2,44!",
            "-50,40! -72,66 -96,70! -86,46 -82,28!",
        )
    ]
    for fin in (*fins, tail):
        d.inked(fin, d.dlin(fin, tones[0], flank, tones[2]), 2.8, 1.4)
        cx, cy = body.center
        rays = [
            cutw(px, py, px + (cx - px) * 0.16, py + (cy - py) * 0.16, 3.4)
            for px, py, _, _ in sample([(p[0], p[1]) for p in _outline(fin)], 9)[1:-1]
        ]
        d.fill(pile(rays) & fin, INK, 0.85)
    bx0, by0 = _spot(place, 10, -60)
    bx1, by1 = _spot(place, 10, 54)
    d.inked(body, d.lin(bx0, by0, bx1, by1, (0, tones[2]), (0.3, tones[1]), (0.62, tones[0]), (1, "#ffffff")), 3.6, 1.8)
    stripe = place(brush("-120,2 -40,4 40,0 104,-6", 34, taper(0.2, 0.35, 0.6), 14)) & body
    d.fill(stripe, flank, 0.9)
    scales = place(S("92,-46! 40,-58 -40,-48 -110,-18! -60,6 20,4 92,-14!")) & body
    fishscales(d, scales, 11 * k, INK, 0.7)
    d.fill(wedges(body, 11, 20, 4.4, (-0.5, -0.85), 0.2, 0.4, rnd), INK, 0.8)
    gill = place(brush("98,-50 82,-16 92,26", 7, LEAF, 10))
    d.fill(gill & body, INK)
    d.fill(place(pile([Sh.ell(60 + 22 * i, -38 - 6 * (i % 2), 4.5, 3.6) for i in range(-6, 2)])) & body, INK, 0.85)
    d.inked(place(Sh.ell(124, -20, 11)), "#fff8d8", 2.6, 0.8)
    d.fill(place(Sh.ell(127, -20, 5.2)), INK)
    d.fill(place(sliver(108, 2, 136, 2, 3)) & body, INK)


def _outline(fin: Sh) -> list[Point]:
    """the fin's far edge as a few points"""
    x0, y0, x1, y1 = fin.bounds
    return [(x0, y0), ((x0 + x1) / 2, y0), (x1, y0), (x1, y1), ((x0 + x1) / 2, y1), (x0, y1)]


def _spot(place: Callable[[Sh], Sh], x: float, y: float) -> Point:
    return place(Sh.ell(x, y, 1)).center


def spray(d: Doc, rnd: random.Random) -> None:
    """foam balls at the foot of the fall, drops thrown by the leap"""
    foam = [
        Sh.ell(x, 640 - 24 * math.sin((x - 50) / 500 * math.pi) + rnd.uniform(-10, 12), rnd.uniform(15, 30))
        for x in range(48, 570, 21)
    ]
    bank = U(foam, Sh.rect(30, 634, 540, 140))
    d.inked(bank, d.lin(0, 590, 0, 720, "#ffffff", "#d6f4ec", "#5fb6cf"), 3, 1.4)
    curls = [arc(x, 646 + rnd.uniform(-14, 16), rnd.uniform(7, 12), 190, 400).stroke(2.4) for x in range(104, 520, 36)]
    d.fill(pile(curls) & bank, "#2f7fb5")
    for _ in range(30):
        x, y = rnd.uniform(130, 480), rnd.uniform(180, 600)
        if math.hypot(x - 306, y - 400) > 150:
            d.inked(Sh.ell(x, y, rnd.uniform(2.4, 5.6)), "#f4fffa", 1.8, 0.6)
