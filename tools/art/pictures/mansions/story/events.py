"""What the clock brings: callers, a tide in the walls, high water, the ferry at dawn."""

import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.hall import vesper_hall
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.lamplit.props import SKIN, rod, solid, spot
from tools.art.lamplit.scene import bay, boarded, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)


def _lamps(d: Doc) -> None:
    """Lamps in a row on the back step, liveries, no heads."""
    bay(d, 640, 360, 150, (80, 60))
    form(d, S("150,380! 190,90! 660,40! 660,380!"), ("#2f4a4c", "#14262a"), 3.4)
    nib(d, pen(S("150,380! 190,90! 660,40! 660,380!"), -4, 26, rnd=random.Random(3), ragged=60), INK, 2, 0.5)
    form(d, Sh.poly([(196, 330), (660, 286), (660, 380), (170, 380)]), (SLATE[1], SLATE[3]), 3.4)
    for i, (x, y, k) in enumerate(((560, 352, 0.86), (440, 350, 0.78), (338, 344, 0.68), (258, 336, 0.56))):
        actor(d, "lampbearer", x, y, k, (2, -2, 3, 0)[i])
    d.fill(S("-10,330! 120,300 210,320 180,380! -10,380!"), INK, 0.45)
    # the bell pull by the door, still swinging
    lines(d, 5, INK, "622,60 612,150")
    lines(d, 2.6, LAMP["mid"], "622,60 612,150")
    form(d, S("600,150! 624,150! 618,172 608,172"), (CORAL["light"], CORAL["base"]), 2.6)


def _wash(d: Doc) -> None:
    """The wash gets up: on the line, shirts with nobody; one has let go."""
    papered(d, 640, 360, "#5d7270", "#1c2b2d", (130, 50), 430)
    boarded(d, 640, 360, 300, 280, ("#6d7a74", "#2c3836"))
    d.stroke(line("-10,70 200,96 420,90 650,56"), INK, 6)
    d.stroke(line("-10,70 200,96 420,90 650,56"), PAPER[1], 3)
    for x, y, k, a in ((110, 92, 0.9, -4), (500, 84, 0.86, 5)):

        def at(s: Sh, x: float = x, y: float = y, k: float = k, a: float = a) -> Sh:
            return s.scale(k).rot(a).move(x, y)

        s = form(
            d,
            at(S("-44,0! -96,60 -84,84 -48,60! -50,140! 52,140! 48,58! 86,82 96,58 44,0! 0,20")),
            (PAPER[0], PAPER[1], PAPER[3]),
            3.4,
        )
        nib(d, pen(side(s, -20, 0), 88, 8, ragged=16), PAPER[4], 1.8, 0.8)
        for xx in (-40, 40):
            form(d, at(Sh.rect(xx - 5, -14, 10, 28, 2)), (WOOD[0], WOOD[2]), 2)
    # this one has got down, and wrings its own sleeve
    b = form(
        d,
        S("262,150! 300,136 342,150! 372,190 364,250! 380,330 396,360! 232,360! 246,310 250,240! 236,190"),
        ("#ffffff", PAPER[0], PAPER[2]),
        3.6,
    )
    nib(d, pen(side(b, -36, 0), 90, 8, ragged=26), PAPER[4], 2, 0.85)
    d.fill(S("282,150! 304,120 330,150! 306,164"), INK)
    d.stroke(S("276,146! 270,96 302,74 336,96 330,146!"), TIDE["light"], 3, 1, dash="8 6")
    for spec in ("250,170 206,210 230,250 296,244", "360,170 392,214 360,254 300,246"):
        d.stroke(line(spec), INK, 34)
        d.stroke(line(spec), PAPER[0], 26)
    form(d, S("276,230! 300,222 330,230! 326,262 300,268 280,262"), (PAPER[1], PAPER[3]), 3)
    for x, y in ((296, 286), (310, 304), (300, 326)):
        form(d, S(f"{x},{y - 12}! {x + 7},{y} {x},{y + 8} {x - 7},{y}"), (TIDE["core"], TIDE["mid"]), 2.2)
    d.fill(Sh.ell(310, 350, 90, 12), TIDE["mid"], 0.8)


def _walls(d: Doc, what: str) -> None:
    """A tide in the walls: the landing, and what it does there."""
    papered(d, 640, 360, "#4a6a6c", "#17282c", (150, 70), 420)
    for i in range(5):
        y = 150 + i * 17
        d.stroke(
            line(f"-10,{y} 160,{y - 7} 330,{y + 5} 500,{y - 6} 650,{y + 2}"),
            TIDE["light"],
            3 - i * 0.4,
            0.5,
            dash="30 12",
        )
    d.fill(S("-10,200! 160,190 330,206 500,192 650,202! 650,380! -10,380!"), TIDE["base"], 0.28)
    boarded(d, 640, 360, 306, 290, ("#5d5248", "#241e1a"))
    _walls_2(d, what)


def _walls_2(d: Doc, what: str) -> None:
    if what == "lens":
        d.glow(470, 170, 170, (0, TIDE["core"], 0.9), (0.5, TIDE["light"], 0.35), (1, TIDE["light"], 0))
        form(d, S("430,310! 452,270 456,240! 484,240! 490,270 512,310! 470,324"), (LAMP["mid"], LAMP["dark"]), 3.4)
        form(d, Sh.ell(470, 168, 78, 90), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 4)
        form(d, Sh.ell(470, 168, 62, 74), (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["dark"]), 3.4)
        d.fill(Sh.ell(456, 176, 12, 16), INK)
        st = brush("120,76 200,66 290,96 360,130 412,160", 34, taper(0.2, 0.5, 0.7), 20)
        d.stroke(st, LAMP["base"], 3)
        d.fill(st, d.lin(120, 0, 412, 0, LAMP["core"], LAMP["light"], LAMP["mid"]))
        form(d, S("96,110! 108,70! 146,70! 158,110! 126,118"), (LAMP["light"], LAMP["base"]), 3.4)
        lines(d, 9, INK, "126,116 126,250")
        lines(d, 5, LAMP["mid"], "126,116 126,250")
        form(d, Sh.rect(60, 250, 136, 60, 4), (WOOD[0], WOOD[2]), 3.4)
    elif what == "chair":
        form(d, Sh.rect(330, 20, 240, 210), (LAMP["light"], LAMP["base"], LAMP["dark"]), 4)
        form(d, Sh.rect(348, 36, 204, 178), ("#3a2a34", "#1c141c"), 3)
        d.fill(S("380,214! 386,140 410,110 440,96! 430,60 460,44 490,60 482,96! 512,110 534,140 540,214!"), "#0d1a1e")
        d.stroke(
            S("384,214! 390,142 412,114 444,100! 436,64 460,50 484,64 478,100! 508,114 530,142 536,214!"),
            TIDE["light"],
            3,
            1,
            dash="8 6",
        )
        silk = form(
            d,
            S(
                "440,120! 480,130 500,180 470,236 420,280 340,316 250,330! 240,350! 380,346 "
                "470,300 530,230 520,150 486,112!"
            ),
            (PLUM["light"], PLUM["mid"], PLUM["dark"]),
            3.4,
        )
        nib(d, pen(silk, 60, 9, ragged=10), PLUM["deep"], 2, 0.6)
        with d.group(transform="translate(150 300) rotate(-9)"):
            for x in (-46, 40):
                form(d, Sh.rect(x, -10, 11, 66), (WOOD[0], WOOD[2]), 3)
            form(d, Sh.rect(-52, -120, 104, 96, 10), (WOOD[1], WOOD[3]), 3.4)
            form(d, Sh.rect(-38, -106, 76, 66, 6), (PLUM["mid"], PLUM["dark"]), 2.6)
            form(d, Sh.rect(-58, -24, 116, 22, 5), (PLUM["light"], PLUM["base"]), 3.4)
        for i in range(3):
            d.stroke(line(f"{214 + i * 14},{330 - i * 3} {236 + i * 14},{326 - i * 3}"), INK, 3, 0.8)
    else:
        for x, lean in ((160, 4), (430, -4)):
            fr = Sh.rect(x - 84, 40, 168, 268).rot(lean, x, 300)
            form(d, fr, (WOOD[0], WOOD[2]), 3.6)
            lf = form(d, Sh.rect(x - 66, 56, 132, 252).rot(lean, x, 300), ("#8a6a4c", "#4a3628"), 3.4)
            nib(d, pen(lf, 90, 11, rnd=random.Random(x), ragged=60, broken=0.8), INK, 1.8, 0.5)
            for y, h in ((74, 84), (180, 104)):
                form(d, Sh.rect(x - 48, y, 96, h, 4).rot(lean, x, 300), ("#5a4232", "#7d5f44"), 2.8)
            for xx in (-22, 22):
                d.stroke(line(f"{x + xx - 12},110 {x + xx},116 {x + xx + 12},110").rot(lean, x, 300), INK, 5)
            d.stroke(arc(x, 152, 15, 200, 340).rot(lean, x, 300), INK, 4)
            d.fill(Sh.ell(x - 38, 138, 16, 10), CORAL["mid"], 0.55)
            d.fill(Sh.ell(x + 38, 138, 16, 10), CORAL["mid"], 0.55)
            d.stroke(Sh.ell(x + (46 if lean > 0 else -46), 196, 8), INK, 3, 0.9, dash="5 4")
        for x in (270, 312):
            form(d, Sh.ell(x, 336, 14, 11), (LAMP["light"], LAMP["base"]), 3)


def _porch_lamp(d: Doc) -> None:
    """The porch lamp is on; along the whole front every other light takes off its hat and bows to it."""
    bay(d, 640, 360, 150, (70, 56))
    front = form(d, "330,380! 330,70! 660,-20! 660,380!", ("#4a6466", "#1f3438", "#122327"), 3.4)
    nib(d, pen(front, 90, 11, rnd=random.Random(6), ragged=60), INK, 2, 0.5)
    form(d, "308,92! 470,36! 680,-30! 680,14! 470,84! 330,116!", ("#3b4d55", "#141f24"), 3.4)
    form(d, Sh.poly([(486, 120), (600, 100), (600, 380), (486, 380)]), (WOOD[0], WOOD[2], WOOD[4]), 3.6)
    form(d, Sh.poly([(502, 140), (584, 125), (584, 220), (502, 226)]), ("#2f6466", "#16353a"), 2.8)
    form(d, Sh.ell(514, 262, 8), BRASS, 2.6)
    d.glow(404, 150, 230, (0, "#ffffff", 1), (0.25, LAMP["core"], 0.75), (0.6, LAMP["light"], 0.3), (1, LAMP["mid"], 0))
    rod(d, "404,70 404,112", 6, SLATE[1])
    solid(d, "366,116! 404,84! 442,116!", (SLATE[0], SLATE[1], SLATE[3]), 3.4, 0.3)
    form(d, "374,116! 434,116! 424,196! 384,196!", ("#ffffff", LAMP["core"], LAMP["light"]), 3.6)
    d.stroke([line("394,116 396,196"), line("414,116 412,196")], INK, 3)
    d.stroke(
        [line("386,140 394,134 400,140"), line("408,140 414,134 422,140"), line("392,162 404,172 416,162")],
        LAMP["dark"],
        4,
    )
    solid(d, Sh.rect(378, 196, 52, 12, 4), (SLATE[0], SLATE[2]), 3, 0)
    water = S("-10,286! 200,276 400,288 660,272! 660,380! -10,380!")
    for x, y, k in ((286, 286, 0.36), (226, 300, 0.5), (146, 320, 0.7), (40, 352, 0.98)):
        _bowing(d, x, y, k)
    d.fill(water, d.lin(0, 280, 0, 370, (0, TIDE["light"], 0.55), (1, TIDE["dark"], 0.92)))
    d.fill(S("384,290! 424,290! 470,370! 340,370!"), LAMP["core"], 0.45)
    d.stroke(line("-10,286 200,276 400,288 660,272"), TIDE["core"], 4)


def _gramophone(d: Doc) -> None:
    """A gramophone with your scarf."""
    papered(d, 640, 360, "#5a5148", "#171d20", (470, 60), 430)
    boarded(d, 640, 360, 240, 236, ("#5d4a3e", "#201916"))
    form(d, Sh.rect(196, 196, 180, 96, 5), (WOOD[0], WOOD[1], WOOD[3]), 3.4)
    form(d, Sh.ell(286, 196, 78, 18), (INK2, INK), 3.4)
    form(d, Sh.ell(286, 196, 22, 6), (CORAL["light"], CORAL["base"]), 2)
    h = form(
        d,
        S("300,196! 330,150 352,110 400,60! 420,20 480,16 510,52 512,110 480,136 440,130! 400,140 356,170 316,204!"),
        (LAMP["core"], LAMP["light"], LAMP["base"], LAMP["dark"]),
        4,
    )
    nib(d, pen(side(h, -24, -16), 60, 7), INK, 1.9, 0.7)
    form(d, Sh.ell(466, 78, 42, 62).rot(24, 466, 78), ("#3a2014", INK), 3.4)
    sc = form(
        d,
        S("430,120! 470,150 520,140 548,160! 560,250 540,300! 506,300! 520,240 510,190! 470,196 420,166!"),
        (CORAL["light"], CORAL["mid"], CORAL["dark"]),
        3.4,
    )
    nib(d, pen(sc, 84, 9), INK, 1.9, 0.6)
    for x in (508, 522, 536):
        d.stroke(line(f"{x},300 {x - 2},318"), CORAL["mid"], 5)
    for r in (60, 86):
        d.stroke(arc(520, 60, r, -50, 30), LAMP["light"], 4, 0.8, dash="16 11")
    _surface(d, 268)


def _no_such_colour(d: Doc) -> None:
    """A door where there was wall; it is painted, and no card of the fan has that colour on it."""
    papered(d, 640, 360, "#5a5148", "#171d20", (230, 60), 430)
    old = Sh.rect(470, 50, 120, 226)
    d.fill(old, INK, 0.35)
    d.stroke(old, PAPER[2], 3, 0.7, dash="10 8")
    form(d, Sh.rect(150, 14, 172, 270), (WOOD[0], WOOD[2]), 4)
    way = form(d, Sh.rect(168, 34, 136, 250), ("#cfa4bd", "#b7c98a", "#63a094"), 3.4)
    rnd = random.Random(9)
    for i in range(11):
        bulge = 22 * math.sin(i * 1.4)
        x = 168 + i * 13.6
        tone = (CORAL["light"], TIDE["mid"], LAMP["light"], PLUM["mid"], LEAF_G[0])[i % 5]
        d.fill(
            S(
                f"{x},34! {x + bulge},110 {x - bulge},200 {x},284! {x + 8},284! {x + 8 - bulge},200 "
                f"{x + 8 + bulge},110 {x + 8},34!"
            )
            & way,
            tone,
            0.9,
        )
    nib(d, pen(way, 0, 11, rnd=rnd, ragged=50, broken=0.8), "#fffef0", 2.2, 0.7)
    d.glow(236, 150, 190, (0, "#fffef0", 0.75), (0.5, LEAF_G[0], 0.3), (1, PLUM["light"], 0))
    d.stroke(way, INK, 3.4)
    form(d, Sh.ell(286, 168, 9), BRASS, 3)
    _surface(d, 262)
    d.fill(Sh.rect(168, 272, 136, 88), "#cfa4bd", 0.34)
    for i, tone in enumerate((CORAL["mid"], LAMP["mid"], LEAF_G[1], TIDE["base"], SLATE[1], PLUM["base"])):
        card = spot(470, 330, 1, -64 + i * 19)
        d.fill(card(Sh.rect(-22, -168, 44, 150, 4)).move(6, 8), INK, 0.4)
        solid(d, card(Sh.rect(-22, -168, 44, 150, 4)), ("#ffffff", PAPER[1]), 3.2, 0)
        form(d, card(Sh.rect(-16, -162, 32, 74, 2)), tone, 2.4)
        d.stroke([card(line("-12,-74 10,-74")), card(line("-12,-62 4,-62"))], PAPER[3], 3)
    pose_hand(d, "grip", (560, 398), 0.8, -146, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=60)


def _surface(d: Doc, y: float) -> None:
    """Water in a room, with its shine."""
    w = S(f"-10,{y}! 120,{y - 8} 250,{y + 3} 380,{y - 7} 520,{y + 2} 650,{y - 6}! 650,380! -10,380!")
    d.fill(w, d.lin(0, y - 8, 0, 360, (0, "#8fc4b0", 0.88), (0.4, "#3c7a78", 0.92), (1, "#0e2429", 0.97)))
    nib(d, pen(w, 0, 12, rnd=random.Random(9), ragged=230, broken=0.95), TIDE["core"], 1.7, 0.45, wob=1.4)
    d.stroke(line(f"-10,{y} 120,{y - 8} 250,{y + 3} 380,{y - 7} 520,{y + 2} 650,{y - 6}"), TIDE["core"], 4)


def _ferry(d: Doc) -> None:
    """Grey light, the ferry, the house's windows shut like eyes."""
    bay(d, 640, 360, 180, (470, 60), True)
    form(d, S("-10,188! 90,166 200,160 300,176 360,190!"), ("#5d6e6a", "#3a4a48"), 3)
    with d.group(transform="translate(0 0)"):
        vesper_hall(d, 150, 170, 0.32)
    for x, y in ((119, 104), (145, 104), (171, 104), (70, 132), (119, 132), (171, 132), (226, 114), (226, 142)):
        d.fill(Sh.rect(x - 8, y - 16, 16, 28, 5), "#22353a")
        d.stroke(line(f"{x - 7},{y - 1} {x},{y + 4} {x + 7},{y - 1}"), PAPER[1], 3)
    hull = form(d, S("300,250! 330,316 590,320 650,240! 470,262!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    nib(d, pen(hull, 0, 11, rnd=random.Random(3), ragged=60, broken=0.8), CORAL["deep"], 1.9, 0.5)
    d.stroke(line("302,250 470,262 648,240"), PAPER[0], 7)
    form(d, S("390,254! 396,178! 560,170! 566,250! 470,262"), (PAPER[0], PAPER[1], PAPER[3]), 3.4)
    for x in (416, 462, 508):
        form(d, Sh.rect(x, 194, 32, 32, 4), (LAMP["core"], LAMP["mid"]), 2.8)
    form(d, S("500,172! 504,104! 540,102! 544,170!"), (SLATE[1], SLATE[3]), 3.4)
    form(d, Sh.rect(500, 116, 44, 16), (CORAL["mid"], CORAL["dark"]), 2.8)
    smoke = brush("522,98 560,76 530,46 580,26 640,30", 36, taper(0.3, 0.5, 0.6), 20)
    d.stroke(smoke, INK, 5)
    d.fill(smoke, d.hlin(smoke, PAPER[1], PAPER[2]))
    for i, x in enumerate((346, 366)):
        form(
            d,
            S(f"{x - 9},252! {x - 10},222 {x},212 {x + 10},222 {x + 9},252!"),
            ((TIDE["mid"], TIDE["dark"]), (PLUM["mid"], PLUM["dark"]))[i],
            2.6,
        )
        form(d, Sh.ell(x, 206, 8, 9), ("#f2dcc2", "#c99b7d"), 2.2)
    d.stroke(line("290,322 420,334 600,330 650,322"), TIDE["core"], 4)
    form(d, S("40,330! 60,300! 92,330! 74,338 54,338"), (PAPER[0], PAPER[2]), 2.6)


def _bowing(d: Doc, x: float, y: float, k: float) -> None:
    """A street lamp that has gone out and bows to the right, its hat in its hand; its foot at a point."""
    at, w = spot(x, y, k), 2 + 2 * k
    way = at(line("0,0 0,-150 10,-216 50,-250 92,-232"))
    d.stroke(way, INK, 19 * k + 4)
    d.stroke(way, SLATE[1], 12 * k)
    solid(d, at("-26,6! -20,-22! 20,-22! 26,6!"), (SLATE[0], SLATE[2], SLATE[4]), w)
    head = spot(x + 96 * k, y - 214 * k, k, 36)
    solid(d, head("-34,-6! 34,-6! 24,66! -24,66!"), (TIDE["light"], TIDE["base"], TIDE["deep"]), w, 0)
    d.stroke([head(line("-22,20 -12,26 -4,20")), head(line("6,20 14,26 22,20")), head(line("-8,44 0,48 8,44"))], INK, w)
    solid(d, head("-44,-4! -20,-34! 20,-34! 44,-4!"), (SLATE[0], SLATE[1], SLATE[3]), w, 0)
    form(d, head(Sh.ell(0, -40, 9)), BRASS, w * 0.7)
    rod(d, at(line("0,-140 36,-124 54,-96")), 6 * k, SLATE[1], 5 * k)
    hat = spot(x + 62 * k, y - 84 * k, k, 18)
    solid(d, hat("-26,6! -22,2! -20,-34! 20,-34! 22,2! 34,6! 24,14 -24,14"), ("#2c454f", INK2, INK), w * 0.8, 0)


FILES = {
    "callers_at_the_back_4a": (SIZE, _lamps),
    "callers_at_the_back_4b": (SIZE, _wash),
    "the_tide_in_the_walls_1a": (SIZE, lambda d: _walls(d, "lens")),
    "the_tide_in_the_walls_1b": (SIZE, lambda d: _walls(d, "chair")),
    "the_tide_in_the_walls_1c": (SIZE, lambda d: _walls(d, "doors")),
    "high_water_1a": (SIZE, _porch_lamp),
    "high_water_1b": (SIZE, _gramophone),
    "high_water_1c": (SIZE, _no_such_colour),
    "the_ferry_at_dawn": (SIZE, _ferry),
}
