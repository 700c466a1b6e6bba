"""What is found in the house and shines where it should not, 484x400: yesterday on a dial, planks of light at sea."""

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, pile
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, PAPER, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import SKIN, STEEL, hole, lamplight, rod, solid, spot
from tools.art.lamplit.scene import bay
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)
ALL = Sh.rect(0, 0, 484, 400)
HANDLE = (WOOD[0], WOOD[1], WOOD[3])


def _moon_dial(d: Doc) -> None:
    """By moonlight, and yet a slice of it is yesterday afternoon: there they are, still at tea."""
    d.fill(ALL, d.lin(0, 0, 484, 400, "#1d474b", "#0b191d"))
    nib(d, pen(ALL, 90, 13, lambda x, y: (x + y) / 700, random.Random(7), 60), INK, 2, 0.55)
    d.glow(40, 20, 250, (0, TIDE["core"], 0.9), (0.25, TIDE["light"], 0.5), (1, TIDE["light"], 0))
    d.fill(Sh.ell(36, 22, 58), TIDE["core"])
    d.fill([Sh.ell(20, 12, 13), Sh.ell(58, 40, 8)], TIDE["light"], 0.7)
    plate = Sh.ell(262, 262, 250, 186)
    d.fill(plate.move(20, 24), INK, 0.6)
    solid(d, plate.move(4, 20), (SLATE[1], SLATE[3], SLATE[4]), 4.4, 0.24)
    solid(d, plate, ("#93b3ab", "#5d7f7c", "#31494b"), 4.8, 0)
    d.stroke(Sh.ell(262, 262, 214, 154), SLATE[4], 3)
    day = S("196,214! 214,108! 330,80 420,118 478,188! 486,262 452,336!") & Sh.ell(262, 262, 214, 154)
    form(d, day, ("#fff4d2", "#f6d588", "#a9b765"), 3.4)
    lawn = S("196,214! 330,210 500,238! 500,400! 300,330!") & day
    d.fill(lawn, d.lin(0, 190, 0, 330, "#b7c98a", "#6f9455"))
    d.fill(
        pile([Sh.ell(x, y, r, r * 0.8) for x, y, r in ((296, 196, 22), (330, 190, 30), (372, 188, 26))]) & day,
        "#5f8850",
    )
    _tea_party(d)
    for i in range(24):
        a = math.radians(i * 15)
        long = 26 if i % 3 == 0 else 13
        x, y = math.cos(a), math.sin(a)
        d.stroke(
            line([(262 + 222 * x, 262 + 161 * y), (262 + (222 + long) * x, 262 + (161 + long * 0.75) * y)]),
            SLATE[4],
            4.4,
        )
    fin = "60,300! 168,40! 214,108! 198,216! 150,330!"
    d.fill(S(fin).move(-4, 18), INK, 0.35)
    solid(d, fin, (TIDE["core"], SLATE[0], SLATE[3]), 4.8, 0.3)
    d.stroke(line("168,40 176,150 150,330"), INK, 3.4)
    d.fill(S("92,276! 160,108! 158,214 140,292!"), INK, 0.8)
    d.stroke(S("92,276! 160,108! 158,214 140,292!").shrink(5), TIDE["light"], 2.2, dash="8 7")


def _tea_party(d: Doc) -> None:
    """What stands in the light of the day before: a table, a parasol, a gentleman with cake, and their shadows."""
    for spec in ("330,262! 424,262! 470,292! 372,296!", "262,244! 300,236! 346,262! 300,268!"):
        d.fill(S(spec), "#3c5a34", 0.55)
    d.stroke(line("378,150 378,262"), INK, 7)
    solid(
        d,
        "300,164! 318,124 352,104 380,100 412,106 442,128 456,168! 430,156 404,168! 380,154 352,168! 326,154",
        (CORAL["light"], CORAL["mid"], CORAL["dark"]),
        3.6,
        0.3,
    )
    solid(d, "334,214! 424,214! 416,224! 342,224!", ("#ffffff", PAPER[1]), 3, 0)
    d.stroke([line("350,224 344,262"), line("408,224 416,262")], INK, 5)
    form(d, "362,214! 360,196! 384,196! 382,214!", (TIDE["core"], TIDE["mid"]), 2.4)
    solid(d, "262,262! 256,214 268,186 290,182 312,192 318,222 312,262!", ("#4b5c63", "#202c31"), 3.2, 0.3)
    solid(d, Sh.ell(292, 166, 16, 18), ("#f2dcc2", "#c79a78"), 2.8, 0)
    solid(d, "266,160! 274,154! 276,136! 306,134! 308,152! 320,154! 318,162!", ("#f6e0a8", "#c79a4c"), 2.8, 0)
    d.fill([Sh.ell(288, 164, 2.6), Sh.ell(301, 164, 2.6)], INK)
    d.stroke([line("288,174 296,178 303,173"), line("285,158 291,156"), line("298,155 304,157")], INK, 2.4)
    d.stroke(line("310,206 330,212 344,204"), INK, 9)
    d.stroke(line("310,206 330,212 344,204"), "#4b5c63", 4.6)


def _signal_lamp(d: Doc) -> None:
    """Long, short, long: the light lies on the water in planks, and somebody far out comes over on them."""
    bay(d, 484, 400, 128, (60, -300))
    d.fill(
        S("150,230! 430,96! 452,112! 230,330!"),
        d.lin(150, 280, 440, 100, (0, LAMP["light"], 0.4), (1, LAMP["light"], 0.05)),
    )
    planks = ((0.03, 0.36), (0.45, 0.53), (0.62, 0.86), (0.92, 0.95))
    for start, end in planks:
        (ax, ay, aw), (bx, by, bw) = (_on_the_beam(t) for t in (start, end))
        plank = Sh.poly(
            [(ax - aw, ay - aw * 0.2), (bx - bw, by - bw * 0.2), (bx + bw, by + bw * 0.3), (ax + aw, ay + aw * 0.5)]
        )
        d.fill(plank.move(3, 13 - 9 * start), INK, 0.5)
        solid(d, plank, ("#ffffff", LAMP["core"], LAMP["light"]), 4.2 - 2 * start, 0, 0)
        for foot in (0.3, 0.62):
            x, y = ax + (bx - ax) * foot, ay + (by - ay) * foot
            if start < 0.5:
                d.fill(Sh.ell(x + 5, y, 9 - 6 * start, 4).rot(-30, x, y), TIDE["mid"])
    x, y, _ = _on_the_beam(0.7)
    man = spot(x, y - 2, 0.62)
    d.fill(man("0,0! 70,10 90,26! 20,14!"), INK, 0.5)
    hole(d, man("-24,-2! -20,-62 -30,-100 -16,-126 0,-132 18,-126 30,-96 22,-60 26,0! 8,0! 0,-50! -8,-2!"), 2.2)
    hole(d, man(Sh.ell(0, -150, 19, 21)), 2)
    form(d, man("-34,-162! 34,-166! 22,-172! 20,-198! -20,-196! -22,-170!"), (INK2, INK), 2.4)
    rod(d, man(line("28,-96 52,-84 48,-20")), 3, SLATE[1], 4)
    boat = spot(448, 104, 0.5)
    form(d, boat("-66,0! 66,0! 44,30! -48,30!"), (WOOD[1], WOOD[3]), 2.4)
    lamplight(d, 448, 80, 60, 0.9)
    form(d, boat(Sh.rect(-9, -50, 18, 34, 4)), (LAMP["core"], LAMP["light"]), 2)
    _shuttered(d)


def _on_the_beam(t: float) -> tuple[float, float, float]:
    """A point of the beam over the water, and half its width there."""
    s = t**0.8
    return 196 + 238 * s, 322 - 210 * s, 62 * (1 - s) + 8


def _shuttered(d: Doc) -> None:
    """The lamp itself, close to us, its shutters on a lever that a hand has pulled down."""
    solid(d, "-10,346! 250,372! 270,410! -10,410!", HANDLE, 4, 0.3, 0)
    box = spot(86, 244, 1.12, -24)
    d.fill(box(Sh.rect(-70, -80, 170, 190, 20)).move(16, 18), INK, 0.45)
    d.glow(176, 236, 130, (0, LAMP["core"], 0.95), (0.4, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    solid(d, box("-110,-70! 0,-88! 66,-84! 66,84! 0,92! -110,72!"), (SLATE[0], SLATE[2], SLATE[4]), 5, 0.3)
    for x in (-84, -30):
        d.stroke(box(line(f"{x},-74 {x},78")), INK, 4)
    solid(d, box("-70,-82! -62,-118! -6,-124! 6,-90!"), (SLATE[0], SLATE[1], SLATE[3]), 4.4, 0.3)
    rod(d, box(line("-96,-70 -104,-128 -30,-150 24,-128 26,-90")), 9, STEEL[1])
    solid(d, box("60,-100! 92,-108! 92,108! 60,100!"), (LAMP["light"], LAMP["base"], LAMP["dark"]), 4.8, 0.3)
    glass = form(d, box(Sh.ell(94, 0, 34, 100)), ("#ffffff", LAMP["core"], LAMP["light"]), 4.4)
    for i in range(4):
        slat = box(Sh.rect(56, -88 + i * 48, 80, 20)) & glass
        form(d, slat, (SLATE[0], SLATE[2]), 3)
    rod(d, box(line("40,30 70,110 90,128")), 9, STEEL[0])
    form(d, Sh.ell(244, 334, 13), (CORAL["light"], CORAL["base"]), 3.4)
    pose_hand(d, "grip", (276, 398), 0.56, -122, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=60)


FILES = {one.__name__.strip("_"): (SIZE, one) for one in (_moon_dial, _signal_lamp)}
