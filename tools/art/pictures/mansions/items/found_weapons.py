"""What lies about in a house and may be swung, 484x400: most of it was doing something else at the time."""

import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, SKIN, STEEL, drop, framed, glance, puddle, rod, solid, spot
from tools.art.lamplit.scene import bay, boarded, papered
from tools.art.parts.pose import pose_hand
from tools.art.parts.sea import paper_boat
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)
ALL = Sh.rect(0, 0, 484, 400)
HANDLE = (WOOD[0], WOOD[1], WOOD[3])


def _table(d: Doc, top: str, low: str, lamp: tuple[float, float], edge: float = 260, tilt: float = 20) -> None:
    papered(d, 484, 400, top, low, lamp, 420)
    board = [(-10, edge + tilt), (494, edge - tilt), (494, 410), (-10, 410)]
    solid(d, Sh.poly(board), (WOOD[0], WOOD[1], WOOD[3]), 4, 0.3, 0)


def _ceremonial_sabre(d: Doc) -> None:
    """Its third cake; in the blade it sees what it was meant for."""
    _table(d, "#93627a", "#2a1726", (90, 40), 320, 12)
    for i in range(7):
        x, y = i * 76 - 6, 26 + 16 * math.sin(i * 1.4)
        form(
            d,
            S(f"{x},{y}! {x + 60},{y + 6}! {x + 28},{y + 50}!"),
            ((CORAL["mid"], CORAL["base"]), (PAPER[0], PAPER[2]))[i % 2],
            2.4,
        )
    cast(d, S("60,352! 300,330! 370,360! 100,390!"), 20, 6)
    for x, y, w, h, tones in (
        (206, 350, 300, 92, ("#ffffff", "#f4e6d8", "#b99a92")),
        (206, 262, 214, 76, (CORAL["core"], "#f2c6b0", "#b98078")),
        (206, 190, 130, 64, ("#ffffff", "#f4e6d8", "#b99a92")),
    ):
        cake = Sh.rect(x - w / 2, y - h, w, h) | Sh.ell(x, y, w / 2, 16)
        solid(d, cake, tones, 4.4, 0.34)
        icing = [(x - w / 2 + i * w / 8, y - h + (26 if i % 2 else 8)) for i in range(9)]
        form(
            d,
            Sh.spline([(x - w / 2, y - h - 4, 1), *icing, (x + w / 2, y - h - 4, 1)]) | Sh.ell(x, y - h, w / 2, 14),
            ("#ffffff", "#f0e6da"),
            3.4,
        )
    form(d, Sh.ell(206, 118, 15), (CORAL["mid"], CORAL["dark"]), 3.4)
    d.fill(S("206,350! 262,346! 262,170! 206,190!"), INK, 0.2)
    at = spot(256, 226, 1, -33)
    blade = at("-150,34! -120,4 -20,-18 90,-20! 96,12! -10,18 -110,36 -178,64!")
    d.fill(blade.move(10, 22), INK, 0.42)
    solid(d, blade, ("#ffffff", STEEL[1], STEEL[2]), 4.6, 0)
    with d.clip(blade):
        d.fill(at("-60,26! -58,0 -44,-14 -30,-30! -14,-16 20,-12 34,10! 36,30!"), TIDE["deep"], 0.7)
        d.fill(at("-30,-2! -22,-22! 2,-22! 6,-2!"), CORAL["mid"])
    solid(d, at("92,-20! 174,-10! 176,14! 94,12!"), (WOOD[1], WOOD[3]), 4, 0)
    rod(d, at(line("92,-24 100,26 140,48 180,28 184,4")), 9, LAMP["mid"], 7)
    rod(d, at(line("184,10 206,34 196,60")), 7, CORAL["mid"])
    solid(d, at("182,58! 212,58! 214,104! 178,104!"), (CORAL["mid"], CORAL["base"]), 3.4, 0.4)
    for x, y in ((96, 150), (74, 196), (120, 110)):
        solid(d, spot(x, y, 1, x)("-14,6! -10,-10 8,-12 15,2 4,12"), ("#ffffff", "#f4e6d8"), 3, 0)


def _carving_knife(d: Doc) -> None:
    """Laid out for a roast, which looked up and left; there are its feet in the gravy."""
    papered(d, 484, 400, "#6a4a3a", "#221610", (380, 20), 420)
    cloth = solid(d, "-10,90! 494,60! 494,410! -10,410!", ("#ffffff", "#ebe4d0", "#a9a08a"), 3.4, 0)
    nib(d, pen(cloth, 84, 34, rnd=random.Random(3), ragged=60), PAPER[2], 2, 0.8)
    cast(d, Sh.ell(190, 252, 180, 110), 14, 16)
    solid(d, Sh.ell(188, 248, 182, 112), STEEL, 4.6, 0)
    form(d, Sh.ell(188, 244, 148, 84), ("#f4f6ee", "#c3cfc9", "#8fa39f"), 3)
    form(d, S("96,240! 116,196 180,184 250,200 276,246! 240,284 150,290 104,270"), ("#c98f4e", "#8d5a30"), 3)
    d.stroke(S("112,242! 130,206 182,196 240,208 262,244! 232,274 152,278 118,262"), LAMP["light"], 3, 0.9, dash="10 9")
    for x, y, a in ((84, 200, 10), (300, 214, 60), (120, 306, -30), (270, 300, 20)):
        at = spot(x, y, 1, a)
        for k in (-30, 0, 30):
            form(d, at(Sh.ell(0, -14, 10, 13).rot(k)), (LEAF_G[0], LEAF_G[2]), 2.6)
    for i, (x, y) in enumerate(((316, 176), (352, 190), (366, 142), (402, 150), (412, 104), (446, 108), (452, 70))):
        at = spot(x, y, 0.82 - i * 0.04, 42)
        foot_shape = at("0,20! -5,0! -20,-16 -14,-20! -4,-10! -2,-30 4,-30! 5,-10! 16,-20 22,-14! 6,0!")
        d.fill(foot_shape, "#b0703c")
        d.stroke(foot_shape, "#5a2c18", 2)
    fork = spot(60, 330, 1, -70)
    rod(d, fork(line("-40,0 60,0")), 12, STEEL[1])
    for y in (-12, 12):
        rod(d, fork(line(f"60,0 76,{y} 136,{y}")), 7, STEEL[0])
    at = spot(262, 338, 1, -14)
    cast(d, at("-180,-14! -40,-20! 150,-30 196,14! 60,30 -40,22! -180,18!"), 8, 14)
    blade = solid(d, at("-44,-22! 120,-36 204,8! 100,26 -44,24!"), ("#ffffff", STEEL[1], STEEL[2]), 4.6, 0)
    d.stroke(at(line("-36,4 80,2 170,4")), STEEL[2], 3)
    with d.clip(blade):
        d.fill(at("30,30! 40,-4 66,-14 84,2 96,-8! 104,6 100,30!"), "#c98f4e", 0.7)
    solid(d, at("-184,-16! -50,-20! -50,22! -180,20!"), HANDLE, 4.4, 0)
    d.fill([at(Sh.ell(x, 0, 7)) for x in (-150, -84)], LAMP["light"])


def _bread_saw(d: Doc) -> None:
    """The loaf is gone; the teeth have gone on."""
    papered(d, 484, 400, "#8a7a52", "#2a2518", (100, 40), 420)
    boarded(d, 484, 400, 350, 336)
    for x in (46, 396):
        solid(d, f"{x},220! {x + 40},216! {x + 34},390! {x + 8},392!", HANDLE, 4)
    d.fill(S("10,250! 470,226! 470,270! 10,290!"), INK, 0.42)
    solid(d, "-10,190! 250,176! 256,236! -10,252!", ("#c69a6a", "#8d6844", "#4a3424"), 4.4, 0)
    solid(d, "288,170! 494,152! 494,214! 290,226!", ("#c69a6a", "#8d6844", "#4a3424"), 4.4, 0.3)
    form(d, "250,176! 288,170! 290,226! 256,236!", (INK2, INK), 3)
    d.fill(S("256,236! 290,226! 300,400! 250,400!"), LAMP["light"], 0.16)
    rnd = random.Random(5)
    for _ in range(30):
        sx, sy = rnd.gauss(274, 32), rnd.uniform(300, 384)
        form(d, Sh.ell(sx, sy, rnd.uniform(4, 9), rnd.uniform(3, 5)), (LAMP["light"], "#c69a6a"), 1.8)
    form(d, S("210,392! 240,366 274,352 310,368 340,390!"), (LAMP["light"], "#c69a6a"), 3)
    board = solid(d, "50,176! 150,160! 196,178! 92,196!", ("#e3c08e", "#a87f54"), 3.4, 0)
    d.stroke(board.shrink(8), LAMP["dark"], 2)
    for x, y in ((96, 170), (118, 182), (140, 172), (160, 180), (82, 184)):
        d.fill(Sh.ell(x, y, 4, 3), "#6a3822")
    at = spot(270, 170, 1, -58)
    teeth = [(-120 + i * 19, 34 + (14 if i % 2 else 0), 1) for i in range(17)]
    blade = at(S([(184, -34, 1), (-120, -20, 1), *teeth]))
    upper = blade - Sh.rect(0, 232, 484, 200)
    d.fill(upper.move(12, 14), INK, 0.35)
    solid(d, upper, ("#ffffff", STEEL[1], STEEL[2]), 4.6, 0.2)
    form(d, blade & Sh.rect(240, 240, 60, 120), (STEEL[1], STEEL[2]), 3)
    grip_at = at("178,-44! 240,-60 286,-40 282,20 246,52 190,50!")
    solid(d, grip_at - at(Sh.ell(236, 0, 26, 22)), HANDLE, 4.6, 0.3)
    d.fill([at(Sh.ell(70, -4, 9, 11)), at(Sh.ell(110, -4, 9, 11))], INK)
    d.stroke([at(line("56,-22 82,-18")), at(line("124,-22 98,-18"))], INK, 5)


def _fire_poker(d: Doc) -> None:
    """Its tip writes on the dark; the dark has been given a moustache."""
    d.fill(ALL, d.rad(250, 170, 380, (0, "#1d3236"), (0.5, "#10201f"), (1, INK)))
    nib(d, pen(ALL, 90, 11, rnd=random.Random(4), ragged=80), TIDE["dark"], 2, 0.6)
    form(d, S("-10,340! 494,310! 494,410! -10,410!"), (WOOD[2], WOOD[4]), 3)
    glance(d, 300, 116, 2.1, -0.5, 0.16, 50)
    glow = (
        "296,186 268,168 236,176 226,200 250,196 276,206 296,196",
        "296,186 326,168 358,174 372,200 346,196 320,206 298,196",
        "206,64 260,52 340,50 398,62",
        "244,54 250,6",
        "354,52 356,8",
    )
    for spec in glow:
        d.stroke(line(spec), CORAL["mid"], 15, 0.4)
    for spec in glow:
        d.stroke(line(spec), LAMP["mid"], 8)
        d.stroke(line(spec), LAMP["core"], 3.4)
    d.glow(246, 10, 90, (0, LAMP["core"], 1), (0.4, CORAL["mid"], 0.5), (1, CORAL["mid"], 0))
    d.stroke(line("250,6 300,4 354,8"), LAMP["mid"], 4, 0.5)
    rod(d, "30,392 140,236 214,120", 15, SLATE[1], 8)
    rod(d, "214,120 242,76", 15, CORAL["mid"], 8)
    solid(
        d,
        "230,84! 232,44 252,22! 262,44 256,70! 284,66 290,80! 266,96 244,98!",
        (LAMP["core"], LAMP["light"], CORAL["mid"]),
        4.4,
        0,
    )
    d.glow(254, 50, 120, (0, LAMP["core"], 0.75), (1, CORAL["mid"], 0))
    for x, y, r in ((206, 40, 4), (186, 92, 5), (288, 26, 4), (166, 50, 3.4), (222, 8, 4)):
        d.fill(Sh.ell(x, y, r), LAMP["light"])
    pose_hand(d, "grip", (68, 372), 0.98, -56, SKIN, cuff=(PLUM["mid"], PLUM["base"], PLUM["dark"]), arm=80)


def _pruning_hook(d: Doc) -> None:
    """On a long pole, over the wall; the roses are not to see it. One has."""
    d.fill(ALL, d.lin(0, 0, 0, 400, "#16353a", "#3f7672"))
    d.glow(80, 60, 190, (0, TIDE["core"], 0.9), (1, TIDE["light"], 0))
    d.fill(Sh.ell(72, 58, 32), TIDE["core"])
    wall_top = solid(d, "284,130! 494,96! 494,410! 300,410!", (SLATE[0], SLATE[2], SLATE[4]), 4, 0.2)
    with d.clip(wall_top):
        for i in range(6):
            d.stroke(line(f"284,{176 + i * 48} 494,{144 + i * 48}"), INK, 2.6, 0.7)
            d.stroke(
                [
                    line(f"{320 + (i % 2) * 34 + j * 72},{170 + i * 48} {320 + (i % 2) * 34 + j * 72},{214 + i * 46}")
                    for j in range(3)
                ],
                INK,
                2.4,
                0.7,
            )
    solid(d, "272,132! 494,86! 494,60! 268,104!", (SLATE[0], SLATE[1], SLATE[3]), 4, 0)
    rose = ((96, 210, 50, CORAL), (206, 264, 46, PLUM), (70, 330, 54, PLUM), (182, 360, 44, CORAL))
    for x, y, _r, _c in rose:
        rod(d, f"{x},{y} {x + 8},{y + 80} {x - 10},420", 9, LEAF_G[2])
        for k in (-1, 1):
            solid(
                d,
                spot(x, y + 56, 1, k * 30)(f"0,0! {24 * k},-22 {62 * k},-16! {36 * k},12"),
                (LEAF_G[0], LEAF_G[2], LEAF_G[3]),
                3.4,
                0,
            )
    for i, (x, y, r, c) in enumerate(rose):
        solid(d, Sh.ell(x, y, r, r * 0.94), (c["light"], c["mid"], c["dark"]), 4.4, 0.34)
        d.stroke(
            [arc(x, y, r * 0.72, 200, 330), arc(x, y + 4, r * 0.5, 190, 320), arc(x, y - 6, r * 0.62, 40, 130)],
            INK,
            3.4,
        )
        if i:
            glance(d, x - 12, y + 4, 0.74, -1, 0.4)
        else:
            glance(d, x + 6, y + 2, 1.1, 0.9, 0.0)
    rod(d, "500,10 410,52 290,96 232,112", 14, WOOD[0], 8)
    hook = "238,96! 196,108 160,96 146,62! 136,120 170,152 246,130!"
    d.fill(S(hook).move(8, 12), INK, 0.4)
    solid(d, hook, ("#ffffff", STEEL[1], STEEL[2]), 4.6, 0)
    solid(d, spot(262, 104, 1, -18)(Sh.rect(-30, -15, 60, 30, 5)), STEEL, 4, 0)
    for x, y in ((402, 54), (440, 34)):
        solid(d, spot(x, y, 1, -20)(Sh.rect(-17, -16, 34, 34, 12)), GLOVE, 4, 0.3)


def _signal_crossbow(d: Doc) -> None:
    """Made to carry a line to a wreck; a gull is waiting to be taken along."""
    bay(d, 484, 400, 210, (90, 70))
    form(d, S("300,222! 330,150 352,150 352,110 384,110 384,146 430,160 452,222!"), ("#223539", "#122a2f"), 2)
    for x, y in ((342, 180), (368, 130), (408, 186)):
        d.fill(Sh.rect(x, y, 12, 16), LAMP["light"])
    solid(d, "-10,330! 300,300! 494,340! 494,410! -10,410!", (SLATE[0], SLATE[2], SLATE[4]), 4, 0.3, 0)
    coil = [Sh.ell(94, 352, 70 - i * 14, 24 - i * 5) for i in range(4)]
    for one in coil:
        rod(d, one, 7, LAMP["light"], 6)
    rod(d, "130,340 170,300 150,260 196,236", 6, LAMP["light"], 6)
    at = spot(212, 238, 1, -22)
    d.fill(at("-190,-10! 110,-14! 110,20! -190,44!").move(10, 22), INK, 0.35)
    solid(d, at("-200,-10! -60,-18! 120,-14! 120,18! -60,20! -120,30 -200,60!"), HANDLE, 4.6, 0.2, 68)
    rod(d, at(line("88,-140 120,-80 112,0 120,80 88,140")), 14, STEEL[1], 8)
    d.stroke([at(line("90,-138 -20,-4")), at(line("90,138 -20,8"))], INK, 7)
    d.stroke([at(line("90,-138 -20,-4")), at(line("90,138 -20,8"))], PAPER[0], 3)
    rod(d, at(line("-20,0 176,0")), 8, LAMP["light"], 7)
    solid(d, at("172,-16! 214,0! 172,16!"), STEEL, 4, 0)
    rod(d, at(line("-40,24 -34,52 -56,60")), 8, STEEL[2])
    gull = spot(296, 164, 1, -6)
    d.stroke([gull(line("-10,40 -14,62")), gull(line("12,40 14,52"))], CORAL["mid"], 7)
    solid(
        d,
        gull("-84,14! -40,-4 -8,-10 10,-44 40,-60 66,-44 64,-20 50,8 30,40 -10,46 -50,34"),
        ("#ffffff", "#eef0e6", "#a9b8b0"),
        4.6,
        0.3,
    )
    solid(d, gull("-100,30! -60,4 -10,0 20,12! -10,34 -50,34"), (SLATE[0], SLATE[1], SLATE[2]), 4, 0)
    solid(d, gull("62,-44! 98,-34 104,-22! 62,-26!"), (LAMP["light"], LAMP["mid"]), 3.4, 0)
    d.fill(gull(Sh.ell(46, -40, 6)), INK)
    d.stroke(gull(line("34,-52 46,-54 58,-50")), INK, 4)
    form(d, gull("10,-54! 40,-76 72,-58! 46,-62!"), (CORAL["mid"], CORAL["base"]), 3)


def _soda_siphon(d: Doc) -> None:
    """The jet goes round the corner of the frame; so few keep their dignity."""
    _table(d, "#5c7a62", "#1b2a22", (70, 60), 330, 10)
    inner = framed(d, spot(344, 150, 1, -3), 216, 262, 22)
    with d.clip(inner):
        d.fill(inner, d.dlin(inner, PLUM["mid"], PLUM["deep"]))
        solid(d, "240,290! 262,234 320,214 380,218 436,244 450,300!", (INK2, "#2c454f", INK), 4)
        solid(d, "306,220! 292,160 302,112 344,94 386,110 394,160 376,214 342,232!", SKIN, 4)
        d.stroke([line("306,146 318,154 330,148"), line("352,148 366,154 380,146")], INK, 6)
        d.stroke([line("302,132 332,138"), line("350,138 384,130")], INK, 6)
        solid(d, "338,146! 326,176 340,184!", SKIN, 3, 0)
        solid(
            d,
            "342,190! 310,184 282,206 286,240! 300,214 330,208! 342,200! 356,208 386,212 400,238! 404,204 376,184!",
            (PAPER[1], PAPER[3]),
            3.4,
            0,
        )
    jet = brush("118,118 190,60 250,26 320,10 420,10 470,30 468,90 430,128 388,140", 34, taper(0.4, 1, 0.9), 26)
    d.fill(jet.move(8, 12), INK, 0.35)
    solid(d, jet, ("#ffffff", TIDE["core"], TIDE["light"]), 4, 0)
    solid(d, star(376, 142, 44, 9, 0.6), ("#ffffff", TIDE["core"]), 3.4, 0)
    for x, y, r in (
        (300, 44, 8),
        (250, 66, 7),
        (346, 200, 8),
        (410, 186, 9),
        (392, 214, 6),
        (440, 150, 7),
        (320, 130, 6),
    ):
        drop(d, x, y, r)
    cast(d, S("40,380! 44,220 120,180! 160,220 166,380!"), 20, 10)
    glass = solid(
        d,
        "44,386! 40,250 58,214 84,196! 128,196! 154,214 172,250 168,386!",
        (TIDE["core"], TIDE["mid"], TIDE["dark"]),
        4.8,
        0.3,
    )
    d.fill(glass & Sh.rect(0, 270, 220, 120), TIDE["base"], 0.55)
    d.stroke([line(f"{62 + i * 22},216 {52 + i * 26},384") for i in range(5)], INK, 2.6, 0.6)
    d.fill([Sh.ell(x, y, r) for x, y, r in ((84, 300, 6), (110, 330, 5), (130, 290, 7), (96, 354, 5))], "#ffffff", 0.9)
    solid(d, "82,200! 80,150 92,134! 124,134! 134,150 130,200!", STEEL, 4.4)
    solid(d, "110,150! 100,124 106,108! 134,96! 138,116! 126,124 130,150!", STEEL, 4, 0)
    rod(d, "92,140 70,128 44,150", 11, STEEL[1])
    pose_hand(d, "press", (-6, 232), 0.72, -56, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=60)


def _croquet_mallet(d: Doc) -> None:
    """The ball is the knob of the garden door, which has noticed."""
    d.fill(ALL, d.lin(0, 0, 0, 400, "#1c3f44", "#2c5a50"))
    d.glow(400, 80, 190, (0, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    form(d, Sh.rect(292, -20, 180, 220), (WOOD[1], WOOD[3]), 2.8)
    door = solid(d, Sh.rect(306, -20, 152, 214), ("#9dbcae", "#5d8f86", "#2c5250"), 2.8, 0.2)
    d.stroke(door.shrink(12), INK, 2, 0.6)
    d.fill(Sh.ell(440, 92, 11), INK)
    d.stroke([line("326,40 342,28 360,42"), line("388,42 406,28 422,40")], INK, 6)
    d.fill([Sh.ell(344, 62, 10, 12), Sh.ell(404, 62, 10, 12)], INK)
    form(d, Sh.ell(374, 122, 17, 24), (INK2, INK), 3)
    lawn = solid(d, "-10,190! 494,160! 494,410! -10,410!", (LEAF_G[1], LEAF_G[2], LEAF_G[4]), 3, 0)
    nib(d, pen(lawn, 84, 20, rnd=random.Random(4), ragged=110, broken=0.8), LEAF_G[4], 2.4, 0.7)
    for x, y, k in ((404, 214, 0.7), (300, 268, 1.1)):
        hoop = spot(x, y, k)(line("-44,50 -44,-40 0,-76 44,-40 44,50"))
        d.stroke(hoop.move(12, 8), INK, 10, 0.4)
        rod(d, hoop, 8, PAPER[0])
    d.stroke([line("210,300 250,286 290,276"), line("206,330 250,312 292,300")], PAPER[0], 4, 0.9)
    ball = spot(338, 280, 1, 20)
    cast(d, ball(Sh.ell(0, 0, 36)), 12, 16)
    solid(d, ball(Sh.rect(-60, -13, 50, 26, 4)), (LAMP["light"], LAMP["base"]), 4, 0)
    solid(d, ball(Sh.ell(6, 0, 38)), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 4.6)
    d.fill(ball(Sh.ell(-8, -14, 10, 7)), "#ffffff", 0.9)
    rod(d, "60,-20 100,120 140,266", 15, WOOD[0], 8)
    for i in range(3):
        d.stroke(line(f"{76 + i * 13},{56 + i * 46} {100 + i * 13},{50 + i * 46}"), CORAL["mid"], 9)
    head = spot(154, 306, 1, -14)
    cast(d, head(Sh.rect(-92, -44, 184, 88, 10)), 10, 18)
    solid(d, head(Sh.rect(-92, -44, 184, 88, 12)), HANDLE, 4.8, 0.3)
    for x in (-64, 54):
        form(d, head(Sh.rect(x, -46, 16, 92, 4)), BRASS, 3.4)
    form(d, head(Sh.ell(92, 0, 15, 42)), ("#c69a6a", "#7b6352"), 4)


def _umbrella_of_state(d: Doc) -> None:
    """Opened indoors: now it rains, but only under it."""
    papered(d, 484, 400, "#a5825a", "#3a2a1c", (90, 60), 430)
    boarded(d, 484, 400, 330, 306)
    form(d, S("330,40! 440,30! 440,190! 330,196!"), (WOOD[0], WOOD[2]), 3)
    form(d, S("344,54! 426,46! 426,178! 344,182!"), (LAMP["core"], LAMP["mid"]), 2.4)
    at = spot(232, 190, 1, -12)
    under = at("-176,0! 176,0! 150,250! -130,250!")
    d.fill(under, TIDE["base"], 0.62)
    nib(d, pen(under, 84, 12, rnd=random.Random(3), ragged=60, broken=0.9), TIDE["core"], 2.6, 0.9)
    water = puddle(d, "70,372! 110,344 210,336 330,346 380,368! 330,394 180,402 100,394")
    d.stroke([Sh.ell(x, y, 20, 6) for x, y in ((150, 366), (300, 376), (236, 356))], "#ffffff", 2.6)
    with d.clip(water):
        d.fill(S("170,410! 190,356 250,352 262,410!"), TIDE["dark"], 0.5)
    rod(d, at(line("0,-120 0,170 8,196 30,204 46,188")), 11, WOOD[1], 8)
    dome = at(
        "-196,10! -190,-60 -110,-130 0,-150 110,-130 190,-60 196,10! 166,-8 "
        "126,-4 98,14! 66,-8 30,-6 0,12! -34,-8 -66,-8 -98,14! -128,-6 -166,-6"
    )
    d.fill(dome.move(10, 12), INK, 0.35)
    solid(d, dome, (PLUM["light"], PLUM["base"], PLUM["deep"]), 4.8, 0.4)
    d.stroke(
        [at(line("0,-150 -60,-110 -98,14")), at(line("0,-150 60,-110 98,14")), at(line("0,-150 0,-60 0,12"))], INK, 4
    )
    fringe = [(-190 + i * 19, 16 + (5 if i % 2 else -4)) for i in range(21)]
    for x, y in fringe:
        form(d, at(S(f"{x - 8},{y - 16}! {x + 8},{y - 16}! {x},{y + 16}!")), (LAMP["core"], LAMP["mid"]), 2.4)
    solid(d, at("-9,-148! 0,-206! 9,-148!"), STEEL, 3.4, 0)
    for x in (-140, -50, 50, 140):
        form(d, at(star(x, -62 - (30 if abs(x) < 60 else 0), 17, 5, 0.45)), (LAMP["light"], LAMP["mid"]), 2.4)
    paper_boat(d, 322, 366, 0.5)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _ceremonial_sabre,
        _carving_knife,
        _bread_saw,
        _fire_poker,
        _pruning_hook,
        _signal_crossbow,
        _soda_siphon,
        _croquet_mallet,
        _umbrella_of_state,
    )
}
