"""What the investigators bring from the College against what may come, 484x400: salt, wire, rope, pepper, and a folio
whose margins are having an argument.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.inkwell.spline import polar, sample
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib
from tools.art.lamplit.props import GLOVE, STEEL, framed, glance, hole, rod, solid, spot
from tools.art.lamplit.scene import boarded, papered
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)


def _annotated_folio(d: Doc) -> None:
    """Its margins are having an argument; the pencil is behind the page's ear."""
    papered(d, 484, 400, "#7a4a44", "#271716", (120, 50), 420)
    solid(d, "-10,330! 494,270! 494,410! -10,410!", (WOOD[1], WOOD[2], WOOD[3]), 4, 0.3, 0)
    at = spot(240, 216, 1.06, -9)
    cast(d, at("-204,-104! 204,-104! 214,124! -214,124!"), 16, 20)
    solid(d, at("-212,-104! 212,-104! 222,132! -222,132!"), (TIDE["mid"], TIDE["base"], TIDE["deep"]), 4.6)
    solid(d, at("-8,-96! -60,-120 -150,-116 -200,-106! -208,116! -150,104 -60,104 0,124!"), GLOVE, 4, 0.2)
    solid(d, at("8,-96! 60,-120 150,-116 168,-112! 206,-74! 208,116! 150,104 60,104 0,124!"), GLOVE, 4, 0.2)
    for x0 in (-138, 54):
        for i in range(9):
            n = (84, 78, 84, 60, 84, 80, 84, 72, 40)[i]
            d.stroke(at(line([(x0, -82 + i * 20), (x0 + n, -84 + i * 20)])), PAPER[3], 4)
    for x, y, a, flip in (
        (-194, -60, 10, False),
        (-26, -20, 170, True),
        (32, -64, 6, False),
        (190, -6, 176, True),
        (-30, 70, 190, True),
        (34, 50, -8, False),
    ):
        hand = spot(0, 0, 1, a, flip)
        fist = "0,0! 4,-12 20,-14 24,-8 42,-9! 44,-1 24,2 22,12 4,12"
        form(d, at(hand(fist).move(x, y)), (CORAL["light"], CORAL["mid"]), 2.6)
    for spec in (
        "-190,-20 -176,-30 -182,-10 -164,-20",
        "-190,20 -174,10 -180,32 -160,22",
        "166,30 180,22 176,42 196,34",
    ):
        d.stroke(at(line(spec)), CORAL["base"], 4)
    d.stroke(at(Sh.ell(96, 16, 50, 16)), CORAL["mid"], 4)
    d.stroke([at(line("-150,-4 -50,-10")), at(line("-148,56 -60,52"))], CORAL["mid"], 4)
    pencil = spot(372, 76, 1, 34)
    cast(d, pencil(Sh.rect(-110, -11, 190, 22)), 8, 12)
    solid(d, pencil("-112,-12! 70,-12! 104,0! 70,12! -112,12!"), (LAMP["light"], LAMP["mid"], LAMP["base"]), 4, 0)
    form(d, pencil("70,-12! 104,0! 70,12!"), (PAPER[0], PAPER[2]), 3)
    form(d, pencil(Sh.rect(-132, -12, 26, 24, 6)), (CORAL["light"], CORAL["mid"]), 3.4)
    solid(d, at("160,-112! 206,-74! 170,-62 152,-78!"), ("#ffffff", PAPER[1]), 4, 0.3)


def _salt_blunderbuss(d: Doc) -> None:
    """Wide end first: all that salt has gone round something, and now one knows what shape it is."""
    papered(d, 484, 400, "#57666c", "#131f25", (60, 60), 460)
    solid(d, "-10,322! 494,282! 494,410! -10,410!", (PLUM["mid"], PLUM["base"], PLUM["dark"]), 3.4, 0)
    d.stroke(line("-10,340 494,300"), LAMP["mid"], 5)
    d.stroke([line([(x, 398), (x - 4, 412)]) for x in range(4, 490, 12)], PAPER[1], 4)
    cloud = (
        "150,268! 168,214 210,190 214,140 260,128 270,78 322,84 346,44 396,62 430,36 470,64 500,60! 500,372! "
        "456,356 420,376 372,352 332,372 290,346 246,354 220,318 178,316!"
    )
    d.fill(S(cloud).move(8, 12), INK, 0.45)
    salt = solid(d, cloud, ("#ffffff", "#f4f6ee", PAPER[1], PAPER[2]), 4, 0)
    rnd = random.Random(6)
    beast = (
        "292,162! 286,132 300,108! 316,126 334,124! 346,98! 362,118 368,142! 388,168 430,170 462,160! 476,120 "
        "494,96! 500,104! 500,300! 478,338! 450,338! 452,296 430,262! 392,262 380,290 384,338! 354,338! 352,290 "
        "336,250! 330,222 306,214! 284,214 262,202 258,184! 272,172"
    )
    for _ in range(150):
        x, y = rnd.uniform(150, 484), rnd.uniform(40, 370)
        if salt.p.contains((x, y)) and not S(beast).p.contains((x, y)):
            r = rnd.uniform(2.4, 5.4)
            form(d, Sh.rect(-r, -r, 2 * r, 2 * r).rot(rnd.uniform(0, 90)).move(x, y), ("#ffffff", PAPER[2]), 1.8)
    hole(d, beast, 3.2)
    glance(d, 318, 160, 0.86, -0.9, 0.0, 40)
    d.stroke(line("262,196 282,200 296,192"), TIDE["light"], 3.4)
    gun = spot(86, 290, 1, -20)
    d.fill(gun("-160,-20! 30,-22! 90,-84! 90,84! 30,24! -160,44!").move(10, 26), INK, 0.5)
    solid(d, gun("-190,-26! -50,-26! -50,30! -130,36 -170,96! -220,90!"), (WOOD[0], WOOD[1], WOOD[3]), 4.6, 0.2, 0)
    solid(
        d,
        gun("-70,-22! 10,-24! 50,-46 78,-88! 78,88! 50,48 10,26! -70,26!"),
        (LAMP["core"], LAMP["mid"], LAMP["dark"]),
        4.8,
        0.4,
        70,
    )
    for x in (-40, -4):
        form(d, gun(Sh.rect(x, -27, 12, 56, 3)), (LAMP["light"], LAMP["base"]), 3)
    form(d, gun(Sh.ell(80, 0, 28, 90)), (LAMP["core"], LAMP["mid"], LAMP["base"]), 4.8)
    form(d, gun(Sh.ell(84, 0, 18, 72)), ("#ffffff", PAPER[1]), 3.4)
    solid(d, gun("-56,-30! -74,-64! -46,-66! -34,-32!"), (SLATE[0], SLATE[1], SLATE[3]), 3.8, 0)


def _snare_wire(d: Doc) -> None:
    """A loop round a footprint that is still wet; in the wet the sole is on its way down."""
    papered(d, 484, 400, "#73694f", "#262218", (90, 20), 480)
    solid(d, "-10,90! 494,50! 494,410! -10,410!", ("#b5875a", "#7d5a3c", "#3a2a20"), 3, 0)
    nib(d, [(i * 96 - 180, 410, i * 62 + 30, 70) for i in range(10)], INK, 2.4, 0.45)
    solid(d, "372,-10! 420,-10! 410,160! 428,186! 384,192! 378,160!", (WOOD[0], WOOD[1], WOOD[3]), 4)
    d.fill(S("384,192! 428,186! 484,230! 484,252!"), INK, 0.42)
    for x, y, k, a in ((52, 352, 0.9, 50), (470, 330, 0.8, 44)):
        at = spot(x, y, k, a)
        d.fill([at(Sh.ell(0, -20, 22, 36)), at(Sh.ell(0, 42, 16, 18))], TIDE["light"], 0.55)
    at = spot(240, 246, 1, 50)
    wet = [at("0,-112! -44,-96 -56,-40 -40,12! 40,12! 54,-40 42,-96"), at("-34,34! 34,34! 36,78 0,98 -36,78")]
    for s in wet:
        d.glow(*s.center, 130, (0, TIDE["core"], 0.5), (1, TIDE["light"], 0))
    for s in wet:
        form(d, s, (TIDE["core"], TIDE["light"], TIDE["base"]), 3)
    with d.clip(wet[0] | wet[1]):
        d.fill([at("2,-90! -34,-78 -40,-30 -30,12! 30,12! 38,-30 32,-78"), at(Sh.rect(-26, 40, 52, 42, 12))], INK, 0.62)
        d.stroke([at(line(f"-30,{-70 + i * 18} 30,{-70 + i * 18}")) for i in range(5)], TIDE["light"], 3, 0.8)
    d.stroke(Sh.ell(246, 258, 170, 108).rot(-12, 246, 258), INK, 3, 0.4)
    loop = line(
        "388,140 396,160 380,176 404,214 416,262 374,318 290,352 190,350 104,312 80,250 "
        "112,186 194,146 290,144 360,170 404,214"
    )
    d.stroke(loop.move(5, 8), INK, 6, 0.42)
    rod(d, loop, 6, STEEL[0], 7)
    rod(d, "378,140 398,150 424,142", 7, STEEL[0], 7)
    rod(d, "376,156 398,166 424,158", 7, STEEL[0], 7)
    form(d, Sh.ell(404, 214, 13), STEEL, 3.4)


def _silk_rope(d: Doc) -> None:
    """It stands up by itself, and knocks at the trapdoor."""
    papered(d, 484, 400, "#4c5f74", "#151c28", (280, 10), 420)
    boarded(d, 484, 400, 320, 296)
    hatch = solid(d, "150,-10! 400,-10! 360,66! 190,66!", (WOOD[0], WOOD[2], WOOD[3]), 4, 0)
    d.fill(hatch - hatch.shrink(14), WOOD[1])
    form(d, S("192,-10! 358,-10! 338,46! 212,46!"), ("#3a2d2a", "#241d1d"), 3)
    form(d, S("330,44! 214,44! 208,54! 342,54!"), (LAMP["core"], LAMP["light"]), 2)
    d.fill(S("208,54! 342,54! 440,400! 120,400!"), LAMP["light"], 0.22)
    glance(d, 306, 26, 0.62, -0.4, 0.0, 40)
    d.fill(S("150,376! 200,350 330,352 400,382! 330,400 200,400"), INK, 0.45)
    silk = PLUM["light"]
    for i, (rx, y) in enumerate(((112, 370), (98, 354), (106, 340), (84, 326))):
        rod(d, Sh.ell(252 + (i % 2) * 10, y, rx, 24), 15, silk if i % 2 else PLUM["core"], 8)
    way = line("330,326 352,286 300,262 196,240 168,206 214,176 300,158 322,126 290,102 262,96")
    d.stroke(way.move(10, 10), INK, 20, 0.35)
    rod(d, way, 16, PLUM["core"], 9)
    for sx, sy, _tx, _ty in sample(
        "330,326 352,286 300,262 196,240 168,206 214,176 300,158 322,126 290,102 262,96", 34
    ):
        d.stroke(line([(sx - 6, sy + 5), (sx + 6, sy - 5)]), PLUM["mid"], 3.4)
    knot = spot(244, 92, 1.0, -30)
    solid(
        d,
        knot("-34,-18! -14,-34 20,-32 36,-10 32,20 8,34 -24,26 -38,4"),
        (PLUM["core"], PLUM["light"], PLUM["mid"]),
        4.4,
    )
    d.stroke(
        [knot(line("-26,-8 0,-16 28,-6")), knot(line("-30,8 0,2 30,10")), knot(line("-18,22 2,18 22,22"))], INK, 3.4
    )
    for a in (200, 236, 275):
        (x0, y0), (x1, y1) = polar(236, 86, 48, a), polar(236, 86, 66, a)
        d.stroke(line([(x0, y0), (x1, y1)]), LAMP["core"], 6)


def _pepper_box(d: Doc) -> None:
    """Four barrels, four corks; the portrait remembers somewhere else."""
    papered(d, 484, 400, "#93703f", "#33261a", (120, 90), 400)
    boarded(d, 484, 400, 360, 340)
    inner = framed(d, spot(344, 130, 1, 6), 206, 240, 20)
    with d.clip(inner):
        d.fill(inner, d.dlin(inner, TIDE["mid"], TIDE["deep"]))
        solid(d, "240,260! 262,206 316,186 378,190 430,216 450,270!", (CORAL["mid"], CORAL["base"], CORAL["dark"]), 4)
        solid(d, "308,196! 290,140 302,92 342,76 384,92 394,140 376,196 340,212!", ("#f0d3b0", "#cf9f78", "#a3724f"), 4)
        d.stroke([line("306,124 320,134 332,126"), line("350,126 364,134 378,122")], INK, 6)
        d.stroke([line("302,108 334,116"), line("350,114 382,104")], INK, 6)
        solid(d, "336,120! 318,152 322,164 342,164!", ("#f6c29a", "#d98a68"), 3.4, 0)
        d.fill(Sh.ell(338, 184, 17, 13), INK)
        form(d, S("298,174! 318,164 338,172 360,164 382,176! 360,180 338,178 318,180"), PAPER[0], 3)
    solid(
        d,
        spot(412, 34, 1, 26)("-54,10! -34,4! -30,-46! 30,-46! 34,4! 54,10! 50,20! -50,20!"),
        (INK2, "#2c454f", INK),
        4,
        0.3,
    )
    gun = spot(112, 262, 1, -24)
    cast(d, gun("-130,30! -60,-50! 110,-60! 110,60! -60,50!"), 12, 20)
    solid(d, gun("-50,20! -24,28! -60,140! -110,130!"), (WOOD[0], WOOD[1], WOOD[3]), 4.4)
    for y in (-46, -16, 14, 44):
        solid(d, gun(Sh.rect(-30, y - 15, 142, 30, 4)), (SLATE[0], SLATE[1], SLATE[3]), 4, 0)
        form(d, gun(Sh.ell(112, y, 8, 14)), (INK2, INK), 3)
    solid(d, gun("-70,-62! -20,-66! -20,66! -70,60!"), BRASS, 4.4)
    rod(d, gun(line("-66,-10 -116,-36 -112,-64")), 9, STEEL[1])
    form(d, gun(Sh.ell(-112, -70, 15)), (CORAL["light"], CORAL["mid"]), 3.4)
    for x, y, a in ((226, 96, -40), (262, 160, -20), (276, 216, -8), (262, 268, 14)):
        c = spot(x, y, 1, a)
        d.stroke(line([polar(x, y, -24, a), polar(x, y, -56, a)]), PAPER[0], 4, 0.8)
        solid(d, c("-18,-13! 18,-10! 18,10! -18,13!"), (LAMP["light"], LAMP["base"]), 3.4, 0)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _annotated_folio,
        _salt_blunderbuss,
        _snare_wire,
        _silk_rope,
        _pepper_box,
    )
}
