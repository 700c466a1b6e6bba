"""Omens of light, fire and fog, 412x444: what was lit goes out, and what was not is alight."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import framed, glance, hole, lamplight, leaf_door, moth, rod, sheen, solid, spot, wisp
from tools.art.lamplit.scene import boarded, papered
from tools.art.picture import Picture

PICTURE = Picture(size=(412, 444))
SIZE = (412, 444)
ALL = Sh.rect(0, 0, 412, 444)
NIGHT = ("#2c454f", INK2, INK)


def _a_great_many_moths(d: Doc) -> None:
    """You had a light. What burns there now is moths, in the shape of it."""
    d.fill(ALL, d.rad(206, 200, 360, (0, "#4a4a3a"), (0.5, "#1c2622"), (1, INK)))
    nib(d, pen(ALL, 90, 12, rnd=random.Random(4), ragged=90), TIDE["dark"], 2, 0.5)
    solid(d, "-10,380! 422,352! 422,454! -10,454!", (WOOD[1], WOOD[3], WOOD[4]), 3.4, 0.3, 0)
    lamplight(d, 206, 206, 200, 0.7)
    rod(d, "128,150 140,70 206,44 272,70 284,150", 8, SLATE[1], 7)
    rnd = random.Random(21)
    lantern = S("140,140! 272,140! 286,340! 126,340!")
    flame = S("206,320! 160,270 176,210 206,160! 240,220 252,280")
    spots = [(136 + c * 24 + (r % 2) * 12, 152 + r * 23) for r in range(9) for c in range(7)]
    for x, y in spots:
        if not lantern.p.contains((x, y)):
            continue
        lit = flame.p.contains((x, y))
        tones = (LAMP["core"], LAMP["light"]) if lit else ("#a8905e", "#5e4e34")
        moth(d, x + rnd.uniform(-5, 5), y + rnd.uniform(-4, 4), 0.5 if lit else 0.42, rnd.uniform(-50, 50), tones)
    for x0 in (132, 272):
        for i in range(5):
            moth(d, x0 + i * (-1 if x0 < 200 else 2), 160 + i * 40, 0.5, rnd.uniform(-30, 30), ("#7f7763", "#484539"))
    solid(d, Sh.rect(118, 124, 176, 26, 8), (SLATE[0], SLATE[1], SLATE[3]), 4)
    solid(d, "112,342! 300,336! 312,382! 102,390!", (SLATE[0], SLATE[1], SLATE[3]), 4.4)
    for x, y, k, a in (
        (66, 120, 0.9, -30),
        (340, 110, 1.0, 30),
        (70, 250, 0.7, 20),
        (352, 250, 0.8, -20),
        (206, 96, 0.7, 0),
        (306, 40, 0.6, 40),
        (110, 50, 0.6, -10),
    ):
        moth(d, x, y, k, a)


def _the_lamp_gutters(d: Doc) -> None:
    """Somebody in the corner has called the flame; it bends over for a kiss."""
    papered(d, 412, 444, "#9a6f3e", "#2a190e", (130, 150), 330)
    solid(d, "-10,370! 422,344! 422,454! -10,454!", (WOOD[0], WOOD[2], WOOD[4]), 3.4, 0.3, 0)
    dark = S("422,-10! 270,-10! 290,50 276,90 300,130 284,170 306,210! 300,270 320,310 310,370! 422,360!")
    d.fill(dark, INK)
    d.stroke(dark.shrink(8), TIDE["light"], 2.8, dash="9 8")
    nib(d, pen(S("250,0! 290,0! 320,360! 290,360!"), 90, 8, rnd=random.Random(4), ragged=60), INK, 2.2, 0.7)
    lips = spot(300, 172, 1.1, -6)
    solid(
        d,
        lips("20,-34! -6,-30 -22,-12! -14,0 -22,12! -6,28 20,30! 30,0"),
        (CORAL["light"], CORAL["mid"], CORAL["dark"]),
        4,
        0,
    )
    form(d, lips(Sh.ell(-14, 0, 7, 8)), (INK2, INK), 2.4)
    glance(d, 348, 106, 1.3, -0.9, 0.45, 40)
    d.fill(S("60,392! 190,380! 260,420! 80,430!"), INK, 0.45)
    d.glow(160, 150, 190, (0, LAMP["core"], 0.9), (0.4, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    flame = "116,250! 70,218 64,166 92,116 148,88 212,108 266,166! 222,160 202,180 194,214 158,250!"
    solid(d, flame, (LAMP["core"], LAMP["light"], CORAL["mid"]), 4.8, 0)
    solid(
        d, "122,246! 94,214 96,176 124,142 166,134 206,150! 174,162 164,192 152,246!", ("#ffffff", LAMP["core"]), 3, 0
    )
    d.stroke([line("116,178 128,188 140,178"), line("158,166 168,176 180,166")], INK, 5)
    d.fill([Sh.ell(116, 200, 12, 8), Sh.ell(176, 190, 10, 8)], CORAL["light"])
    form(d, Sh.ell(150, 206, 7, 9), (CORAL["base"], CORAL["dark"]), 3)
    form(d, spot(236, 96, 0.9, 14)("0,22! -24,-4 -20,-24 0,-12! 20,-24 24,-4"), (CORAL["light"], CORAL["mid"]), 3)
    solid(d, Sh.rect(74, 246, 122, 26, 8), BRASS, 4.4)
    solid(
        d,
        "88,272! 60,310 74,350 110,362! 110,384! 76,398! 196,398! 162,384! 162,362! 198,350 212,310 184,272!",
        (LEAF_G[0], LEAF_G[2], LEAF_G[4]),
        5,
        0.3,
    )
    rod(d, "196,260 222,258", 7, LAMP["light"])
    form(d, Sh.ell(228, 258, 11), BRASS, 3)


def _all_the_lamps_at_once(d: Doc) -> None:
    """No wind, no sound: in every window a glove has brought its snuffer down; ours is the last."""
    d.fill(ALL, d.lin(0, 0, 412, 444, "#17373c", "#081417"))
    d.fill(specks(Sh.rect(0, 0, 412, 90), 26, (1, 2.2), random.Random(4)), TIDE["core"], 0.8)
    house = form(d, "-10,96! 422,30! 422,454! -10,454!", ("#2f4f50", "#1c3436", "#0f2022"), 3)
    nib(d, pen(house, 90, 9, lambda x, y: 0.25 + x / 700, random.Random(5), 50, step=16), INK, 2, 0.6)
    form(d, "-10,74! 422,4! 422,40! -10,106!", (SLATE[2], SLATE[4]), 3)
    for row in range(3):
        for column in range(3):
            _snuffed(d, 74 + column * 132, 162 + row * 108 - column * 20, lit=(row, column) == (2, 0))
    for x in (74, 206, 338):
        wisp(d, x + 8, 132 - x * 0.15, 1.2, TIDE["core"], 0.55)


def _spark_on_the_curtain(d: Doc) -> None:
    """It has been looking for that curtain all evening; the fringe leans to it."""
    papered(d, 412, 444, "#4a3a46", "#150f14", (200, 210), 400)
    boarded(d, 412, 444, 400, 384)
    form(d, "-10,300! 84,290! 90,410! -10,416!", (CORAL["dark"], CORAL["deep"]), 3)
    for i in range(3):
        form(d, tongue(10 + i * 26, 400, 60 + 14 * (i % 2), 36, 6), (LAMP["light"], CORAL["mid"]), 2.8)
    d.stroke(line("54,330 80,210 140,150 196,160 220,196"), LAMP["light"], 4, 0.9, dash="12 11")
    rod(d, "190,24 430,14", 12, LAMP["light"])
    cloth = (
        "214,28! 420,18! 422,400! 360,384 320,398 270,376! 256,350 276,330 258,306 272,290 250,272 264,252! "
        "240,236 262,222 240,204 266,190 246,172 272,156! 270,90"
    )
    d.fill(S(cloth).move(-14, 12), INK, 0.4)
    solid(d, cloth, (TIDE["mid"], TIDE["base"], TIDE["deep"]), 5, 0.3)
    for spec in ("270,26 320,140 300,260 326,396", "320,22 360,150 350,300 368,384", "372,20 394,160 392,390"):
        d.stroke(line(spec), INK, 3.4, 0.85)
    for y, n in ((160, 22), (184, 34), (208, 44), (232, 46), (256, 40), (282, 30), (308, 24), (336, 18)):
        x = 258 + (y % 5)
        tip = f"{x},{y} {x - n * 0.6:.0f},{y - 3} {x - n},{y + (200 - y) * 0.3:.0f}"
        d.stroke(line(tip), INK, 13)
        d.stroke(line(tip), LAMP["light"], 7)
    glance(d, 318, 130, 1.1, -0.9, 0.4)
    form(d, "290,168! 306,160 320,168! 306,182", (CORAL["light"], CORAL["mid"]), 3.4)
    d.fill([Sh.ell(352, 152, 17, 10), Sh.ell(286, 152, 10, 8)], CORAL["light"], 0.6)
    d.glow(184, 214, 130, (0, LAMP["core"], 1), (0.4, LAMP["mid"], 0.5), (1, CORAL["mid"], 0))
    solid(d, star(184, 214, 46, 9, 0.55), (LAMP["core"], LAMP["light"], CORAL["mid"]), 4.4, 0)
    d.fill([Sh.ell(178, 208, 5), Sh.ell(198, 206, 5)], INK)
    d.stroke(line("180,224 190,232 202,222"), INK, 4)
    heart = spot(206, 132, 1, 14)
    form(d, heart("0,22! -24,-4 -20,-24 0,-12! 20,-24 24,-4"), (CORAL["light"], CORAL["mid"]), 3.4)


def _flame_behind_glass(d: Doc) -> None:
    """In the mirror the room is burning; before it everything has rime on."""
    papered(d, 412, 444, "#7f9aa4", "#1f3038", (70, 60), 420)
    boarded(d, 412, 444, 350, 330, ("#8fa3a6", "#4b5c63", "#202c31"))
    d.glow(230, 170, 220, (0, LAMP["light"], 0.7), (1, CORAL["mid"], 0))
    inner = framed(d, spot(236, 166, 1, 5), 260, 300, 22)
    d.fill(inner, d.dlin(inner, LAMP["core"], CORAL["mid"], CORAL["deep"]))
    with d.clip(inner):
        form(d, "120,300! 130,180 176,160 210,180 214,300!", (CORAL["dark"], CORAL["deep"]), 3)
        for i, (x, h, w) in enumerate(
            (
                (150, 130, 60),
                (210, 190, 76),
                (276, 220, 84),
                (330, 150, 64),
                (240, 110, 50),
                (300, 100, 46),
                (180, 80, 44),
            )
        ):
            t = tongue(x, 320, h, w, 12 if i % 2 else -10)
            form(d, t, (LAMP["light"], CORAL["mid"], CORAL["base"]) if i < 4 else (LAMP["core"], LAMP["mid"]), 3.4)
    sheen(d, inner, 0.16)
    lick = S("300,302! 286,330 300,356 330,366 372,350 392,310! 366,326 344,322 340,298!")
    d.fill(lick.move(10, 12), INK, 0.35)
    solid(d, lick, (LAMP["core"], LAMP["mid"], CORAL["mid"]), 4.4, 0)
    cast(d, S("30,400! 60,270 170,250 190,392!"), 14, 10)
    solid(d, "40,260! 34,200 60,176 120,172 156,190 166,250!", (TIDE["core"], TIDE["light"], TIDE["base"]), 4.6, 0.3)
    solid(
        d,
        "14,300! 10,270 30,256 52,264 56,310! 150,304! 150,262 172,246 192,258 190,296! 184,384! 24,396!",
        (TIDE["core"], TIDE["light"], TIDE["base"]),
        5,
        0.3,
    )
    form(d, "56,310! 150,304! 146,340! 60,346!", ("#ffffff", TIDE["light"]), 3.4)
    for x, y, n in (
        (30, 396, 30),
        (60, 394, 44),
        (96, 392, 30),
        (130, 390, 50),
        (164, 386, 32),
        (64, 346, 26),
        (100, 344, 38),
        (134, 341, 24),
    ):
        form(d, S(f"{x - 8},{y}! {x},{y + n}! {x + 8},{y}!"), ("#ffffff", TIDE["light"]), 2.4)
    for x, y, r in ((90, 216, 15), (130, 226, 11), (110, 280, 0.1), (44, 330, 13), (166, 340, 11)):
        if r > 1:
            d.stroke([line([polar(x, y, r, a), polar(x, y, r, a + 180)]) for a in (0, 60, 120)], "#ffffff", 3.4)
    wisp(d, 86, 160, 0.6)


def _sea_fog_indoors(d: Doc) -> None:
    """It comes under the door on its knees, and stands up once it is in."""
    papered(d, 412, 444, "#48686e", "#12252b", (330, 90), 420)
    boarded(d, 412, 444, 360, 340)
    door = leaf_door(d, 40, 30, 156, 322)
    d.glow(118, 356, 120, (0, TIDE["core"], 0.9), (1, TIDE["light"], 0))
    d.fill(door & Sh.rect(40, 342, 156, 12), TIDE["core"])
    fog = ("#ffffff", "#dfeae0", "#9fbcb2")
    low = "46,350! 110,342 190,346! 240,352 262,376! 250,410 200,418 170,402 130,420 84,408 50,414 30,388"
    solid(d, low, fog, 4.4, 0.2)
    body = (
        "186,400! 206,356 240,330 250,280 226,240 232,196 262,180! 258,150 274,112 306,100 340,114 352,150 344,184! "
        "378,206 392,256 376,300 392,340 378,392! 330,416 260,410"
    )
    d.fill(S(body).move(14, 12), INK, 0.35)
    solid(d, body, fog, 5, 0.26)
    d.stroke(
        [line("262,180 290,192 320,190 344,184"), line("250,280 276,300 300,296"), line("376,300 350,320 330,316")],
        "#7f9f96",
        4,
    )
    rod(d, "246,232 212,262 196,240 176,250", 20, "#eef4ea", 8)
    rod(d, "376,250 396,290 372,318", 22, "#dfeae0", 8)
    d.fill([Sh.ell(292, 146, 6, 8), Sh.ell(322, 144, 6, 8)], INK)
    d.stroke([line("280,130 296,126"), line("316,124 332,128")], INK, 4)
    d.stroke(line("300,168 308,172 318,167"), INK, 4)
    hat = spot(166, 236, 1, -24)
    d.fill(hat("-50,8! -30,0! -28,-50! 28,-50! 30,0! 50,8!").move(10, 12), INK, 0.35)
    solid(d, hat("-30,4! -28,-54! 28,-54! 30,4!"), NIGHT, 4.4)
    form(d, hat("-31,0! 31,0! 30,-15! -30,-15!"), (TIDE["light"], TIDE["base"]), 3)
    solid(d, hat("-56,4! 0,12 56,4! 36,22 -36,22"), ("#2c454f", INK), 4, 0)
    for x, y, r in ((70, 376, 14), (140, 384, 18), (214, 384, 13), (110, 372, 9)):
        d.stroke(arc(x, y, r, 180, 340), "#7f9f96", 4)
    for x, y in ((300, 226), (304, 262)):
        d.stroke(Sh.ell(x, y, 7), TIDE["base"], 3, dash="6 5")


def _snuffed(d: Doc, x: float, y: float, lit: bool) -> None:
    """A window, the lamp on its sill, and the glove that sees to it."""
    at = spot(x, y, 0.88)
    form(d, at("-56,60! -56,-56! 56,-72! 56,44!"), (WOOD[0], WOOD[2]), 3)
    tones = (LAMP["core"], LAMP["light"], LAMP["mid"]) if lit else ("#10262b", INK)
    pane = form(d, at("-46,50! -46,-48! 46,-62! 46,36!"), tones, 2.6)
    if lit:
        lamplight(d, x, y, 150, 0.75)
    form(d, at("-62,58! 62,40! 62,54! -62,72!"), (WOOD[0], WOOD[3]), 2.6)
    form(d, at("-20,50! 12,45! 6,30! -14,32!"), BRASS, 2.6)
    solid(
        d,
        at("-16,32! -18,6 -12,-8 4,-10 10,4 8,30!"),
        ("#ffffff", LAMP["light"]) if lit else (TIDE["mid"], TIDE["dark"]),
        2.8,
        0,
    )
    if lit:
        form(d, at("-4,24! -12,12 -4,-6! 6,12"), (LAMP["core"], CORAL["light"]), 2.2)
    else:
        d.stroke(at(line("-4,-12 -12,-24 0,-36 -8,-50")), TIDE["light"], 3, 0.8)
    lift = -40 if lit else -6
    cone = spot(x - 2, y + lift, 0.88, 6)
    with d.clip(pane):
        hole(d, cone("18,-26! 60,-70! 84,-44! 38,-8!"), 2.2)
    rod(d, cone(line("0,-20 22,-20")), 4, BRASS[0], 4)
    solid(d, cone("-18,14! -4,-26! 4,-26! 18,14! 0,20"), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3, 0.3)
    solid(d, cone("16,-32! 30,-36 40,-28 38,-14 26,-8 16,-12!"), (PAPER[0], PAPER[1], PAPER[2]), 2.6, 0)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _a_great_many_moths,
        _the_lamp_gutters,
        _all_the_lamps_at_once,
        _spark_on_the_curtain,
        _flame_behind_glass,
        _sea_fog_indoors,
    )
}
