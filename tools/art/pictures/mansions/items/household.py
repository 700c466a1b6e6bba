"""What is to be had in kitchens, closets and cellars, 484x400: good plain things which have lived here too long."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import (
    DARK_SKIN,
    GLOVE,
    SKIN,
    STEEL,
    drop,
    glance,
    hole,
    lamplight,
    moth,
    puddle,
    rod,
    sheen,
    solid,
    spot,
    wisp,
)
from tools.art.lamplit.scene import bay, boarded, muntins, night_window, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)
ALL = Sh.rect(0, 0, 484, 400)
HANDLE = (WOOD[0], WOOD[1], WOOD[3])


def _shelf(d: Doc, top: str, low: str, lamp: tuple[float, float], edge: float = 300, tilt: float = 16) -> None:
    papered(d, 484, 400, top, low, lamp, 420)
    board = [(-10, edge + tilt), (494, edge - tilt), (494, 410), (-10, 410)]
    solid(d, Sh.poly(board), (WOOD[0], WOOD[1], WOOD[3]), 4, 0.3, 0)


def _storm_coat(d: Doc) -> None:
    """It stands up by itself; inside it is dry, and somebody has put the kettle on."""
    d.fill(ALL, d.lin(0, 0, 0, 400, "#1d3d44", "#10232a"))
    form(d, S("-10,330! 494,306! 494,410! -10,410!"), (SLATE[2], SLATE[4]), 3)
    nib(d, pen(ALL, 72, 15, rnd=random.Random(4), ragged=180, broken=0.9), TIDE["light"], 2.2, 0.7)
    puddle(d, "20,376! 90,348 300,346 470,372! 400,400 120,402")
    coat = "196,92! 130,120 84,230 56,376! 150,392 240,386 330,392 430,376! 404,230 356,120 292,92!"
    d.fill(S(coat).move(16, 10), INK, 0.45)
    solid(d, coat, (LAMP["light"], LAMP["mid"], LAMP["base"]), 5, 0.3)
    tent = S("240,130! 206,220 170,384! 250,392 316,384! 280,220!")
    form(d, tent, ("#3a2418", LAMP["deep"]), 4)
    with d.clip(tent):
        lamplight(d, 244, 318, 110, 1.0)
        form(d, S("160,366! 330,360! 330,400! 160,400!"), (WOOD[0], WOOD[2]), 3)
        solid(
            d, "212,364! 206,318 226,300 256,300 274,318 268,364!", (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4
        )
        rod(d, "212,322 194,318 190,300", 7, CORAL["mid"], 5)
        form(d, Sh.ell(240, 298, 10, 7), BRASS, 2.4)
    wisp(d, 194, 292, 0.8)
    solid(d, "240,130! 206,220 170,384! 150,390! 176,230 214,112!", (LAMP["core"], LAMP["light"]), 4, 0)
    solid(d, "240,130! 280,220 316,384! 336,388! 306,230 268,112!", (LAMP["mid"], LAMP["base"]), 4, 0)
    for spec in (
        "130,128! 84,190 44,250! 60,280 96,262! 140,190!",
        "356,128! 400,190 444,250! 424,282 390,262! 346,190!",
    ):
        solid(d, spec, (LAMP["light"], LAMP["mid"], LAMP["base"]), 4.4)
    solid(
        d,
        "150,86! 176,70 186,24 240,10 296,24 306,70 350,84! 366,112 300,110 240,98 180,110 118,116!",
        (LAMP["light"], LAMP["mid"], LAMP["base"]),
        5,
        0.36,
    )
    d.stroke([line("186,64 240,54 300,64"), line("240,12 236,54")], INK, 3.4)
    for x, y in ((118, 122), (372, 120), (330, 112)):
        drop(d, x, y + 14, 8)


def _poppy_cake(d: Doc) -> None:
    """One slice, and the curtains go back to hanging: where the slice was, the wall is only a wall."""
    d.fill(ALL, d.lin(0, 0, 0, 400, "#5a3350", "#24131f"))
    for i in range(5):
        for j in range(3):
            x, y = 50 + i * 100 + (j % 2) * 50, 40 + j * 86
            glance(d, x, y, 0.8, (-1, 0.2, 0.9)[(i + j) % 3], (0.1, 0.5)[(i * j) % 2], 36)
            d.stroke(line(f"{x - 30},{y + 34} {x},{y + 46} {x + 30},{y + 34}"), PLUM["light"], 4, 0.8)
    calm = S("236,250! 150,-10! 350,-10!")
    d.fill(calm, d.lin(0, 0, 0, 260, "#f2dca4", "#c79a5c"))
    with d.clip(calm):
        for i in range(5):
            for j in range(4):
                x, y = 160 + i * 46 + (j % 2) * 23, 20 + j * 54
                d.fill(star(x, y, 13, 5, 0.5), LAMP["base"], 0.7)
    d.stroke(line("150,-10 236,250 350,-10"), INK, 4)
    lamplight(d, 240, 120, 150, 0.5)
    solid(d, "-10,300! 494,270! 494,410! -10,410!", HANDLE, 4, 0.3, 0)
    cast(d, Sh.ell(236, 344, 190, 42), 12, 14)
    solid(d, Sh.ell(236, 340, 196, 44), ("#ffffff", TIDE["core"], TIDE["mid"]), 4.4, 0)
    cake = S("86,262! 86,324 160,356 236,358 312,356 386,324 386,262!")
    solid(d, cake, ("#e9c48c", "#b9834c", "#6d4628"), 5, 0.3)
    top = Sh.ell(236, 262, 150, 46)
    solid(d, top, ("#fff6e2", "#f0dcb6", "#c9a878"), 4.4, 0)
    wedge = S("236,256! 188,360! 292,360!")
    d.fill(wedge & (cake | top), "#5b3a22")
    form(d, S("236,256! 190,304! 190,352! 236,336!"), ("#f4d9a4", "#c7935a"), 3.4)
    form(d, S("236,256! 290,304! 290,352! 236,336!"), ("#c7935a", "#8d5f38"), 3.4)
    d.fill(specks(S("192,300! 234,262! 234,330! 194,346!"), 20, (1.8, 2.8), random.Random(3)), INK, 0.8)
    d.fill(specks(S("240,262! 288,304! 288,344! 240,330!"), 20, (1.8, 2.8), random.Random(4)), INK, 0.8)
    d.fill(specks(Sh.ell(236, 260, 136, 36) - wedge, 60, (1.8, 3.2), random.Random(5)), INK, 0.85)
    fork = spot(420, 356, 1, -24)
    rod(d, fork(line("-60,0 50,0")), 9, STEEL[1])
    solid(d, spot(64, 366, 1, -6)("-50,10! 40,-20! 52,14! -46,26!"), ("#fff6e2", "#e9c48c", "#b9834c"), 4, 0)


def _ginger_cordial(d: Doc) -> None:
    """It goes down like a brass band, and comes up like the sun."""
    papered(d, 484, 400, "#3f5f74", "#131f2b", (300, 270), 420)
    glass = night_window(d, 320, 30, 130, 180)
    for x, y, r in ((340, 60, 5), (380, 100, 6), (420, 70, 5), (356, 140, 6), (410, 160, 5), (390, 50, 4)):
        d.fill(Sh.ell(x, y, r), "#ffffff")
    form(d, S("320,210! 320,184 360,190 400,178 450,190! 450,210!") & glass, ("#ffffff", TIDE["core"]), 2)
    muntins(d, 320, 30, 130, 180)
    solid(d, "-10,330! 494,306! 494,410! -10,410!", HANDLE, 4, 0.3, 0)
    lamplight(d, 268, 280, 210, 0.9)
    cast(d, Sh.ell(270, 366, 90, 20), 18, 4)
    cup = S("178,196! 196,360! 340,356! 364,190!")
    d.fill(cup, TIDE["core"], 0.4)
    with d.clip(cup):
        d.fill(
            S("180,262! 230,254 300,268 362,256! 360,370! 180,370!"), d.lin(0, 250, 0, 370, LAMP["light"], CORAL["mid"])
        )
        for i in range(9):
            (x0, y0), (x1, y1) = polar(270, 268, 48, 180 + i * 22.5), polar(270, 268, 76, 180 + i * 22.5)
            d.stroke(line([(x0, y0), (x1, y1)]), LAMP["core"], 8)
        form(d, Sh.ell(270, 268, 40) & Sh.rect(200, 200, 140, 66), ("#ffffff", LAMP["core"], LAMP["light"]), 3.4)
        d.stroke(
            [line(f"{200 + i * 14},{290 + i * 20} {336 - i * 12},{286 + i * 20}") for i in range(4)],
            LAMP["core"],
            4,
            0.8,
        )
    d.stroke(line("252,252 260,246 268,252"), INK, 3.4)
    d.stroke(line("276,252 284,246 290,252"), INK, 3.4)
    d.stroke(cup, INK, 4.6)
    form(d, Sh.ell(271, 193, 92, 18), (TIDE["core"], TIDE["light"]), 3.4)
    d.fill(S("196,210! 206,210! 220,350! 210,350!"), "#ffffff", 0.7)
    rod(d, "196,128 230,140 252,176 258,230", 20, LAMP["light"], 8)
    at = spot(126, 96, 1, 114)
    d.fill(at("-50,150! -54,20 -20,-30! -20,-96! 20,-96! 20,-30! 54,20 50,150!").move(12, 20), INK, 0.4)
    solid(
        d,
        at("-52,160! -56,20 -20,-30! -20,-96! 20,-96! 20,-30! 56,20 52,160!"),
        ("#d9a05a", "#8a5226", "#46260f"),
        5,
        0.3,
        40,
    )
    solid(d, at("-54,40! 54,40! 52,120! -52,120!"), GLOVE, 4, 0.3, 24)
    horn = at("-30,70! -4,70! 26,52! 26,108! -4,90! -30,90!")
    form(d, horn, BRASS, 3.4)
    form(d, at(Sh.rect(-24, -98, 48, 15, 5)), BRASS, 3.4)


def _washing_soda(d: Doc) -> None:
    """At double strength it gets out uncles: this one takes a step back."""
    papered(d, 484, 400, "#5d7f80", "#1a2c2e", (80, 40), 420)
    cloth = solid(d, "-10,150! 494,100! 494,410! -10,410!", ("#ffffff", "#ece7d6", "#b3ac98"), 3.4, 0)
    nib(d, pen(cloth, 80, 30, rnd=random.Random(4), ragged=60), PAPER[2], 2, 0.8)
    stain = (
        "330,372! 326,320 350,286 344,240 318,226 282,240! 270,226 300,200 340,194! 352,176 346,150 "
        "322,150! 322,140 348,136! 350,96 400,92 406,130! 428,128 430,138 406,146! 408,172 396,190! "
        "440,210 458,250! 446,262 420,236! 416,280 436,330 450,368! 424,378 396,318! 374,330 366,378!"
    )
    d.fill(S(stain), PLUM["mid"], 0.9)
    nib(d, pen(S(stain), 80, 9, ragged=20), PLUM["dark"], 2.2, 0.7)
    d.stroke(S(stain), PLUM["dark"], 5)
    d.fill([Sh.ell(364, 158, 5), Sh.ell(386, 157, 5)], PAPER[0])
    form(d, Sh.ell(374, 176, 6, 8), PAPER[0], 2)
    for x, y, r in ((276, 330, 15), (300, 364, 10), (264, 288, 9)):
        d.fill(Sh.ell(x, y, r, r * 0.7), PLUM["mid"], 0.5)
    rnd = random.Random(8)
    for _ in range(36):
        sx, sy = rnd.uniform(196, 316), rnd.uniform(210, 386)
        size = rnd.uniform(4, 9)
        form(d, Sh.ell(sx, sy, size), ("#ffffff", TIDE["core"], TIDE["light"]), 1.8)
    box = spot(124, 218, 1, 7)
    cast(d, box("-84,-120! 84,-120! 84,150! -84,150!"), 18, 14)
    solid(d, box("84,-120! 122,-142! 120,120! 84,150!"), (TIDE["base"], TIDE["deep"]), 4, 0.5)
    solid(d, box("-84,-120! 84,-120! 84,150! -84,150!"), (TIDE["core"], TIDE["mid"], TIDE["base"]), 5, 0.2)
    solid(d, box("-84,-120! -40,-146! 122,-142! 84,-120!"), ("#ffffff", TIDE["light"]), 4, 0)
    form(d, box(Sh.ell(0, 14, 62, 72)), ("#ffffff", PAPER[1]), 4)
    solid(
        d,
        box("-34,60! -40,0 -24,-6! -30,-34 -4,-46 20,-34 22,-12! 40,0 34,60!"),
        (CORAL["light"], CORAL["mid"], CORAL["base"]),
        3.4,
        0,
    )
    form(d, box(Sh.ell(-2, -12, 21, 23)), SKIN, 3)
    d.stroke([box(line("-14,-20 -4,-14")), box(line("12,-20 4,-14")), box(line("-8,2 0,-2 8,3"))], INK, 4)
    d.stroke(box(line("22,26 52,-6 46,-26")), INK, 17)
    d.stroke(box(line("22,26 52,-6 46,-26")), SKIN[1], 9)


def _lens_cutter(d: Doc) -> None:
    """It cuts a round hole in the view; the view had been in front of something."""
    papered(d, 484, 400, "#6d5c48", "#211a14", (60, 60), 420)
    pane = Sh.rect(92, 30, 372, 340)
    form(d, Sh.rect(70, 10, 416, 380), (WOOD[0], WOOD[2]), 3.4)
    with d.clip(pane), d.group(transform="translate(92 30)"):
        bay(d, 372, 340, 170, (290, 70))
        form(d, S("20,172! 40,120 80,110 90,80 130,84 140,120 180,130 190,172!"), ("#223539", "#122a2f"), 2)
        d.fill([Sh.rect(66, 130, 12, 16), Sh.rect(112, 108, 12, 16)], LAMP["light"])
    d.stroke(pane, INK, 3.4)
    gap = Sh.ell(300, 206, 104)
    form(d, gap, (INK2, INK), 4)
    d.fill(gap - gap.move(7, 8), TIDE["core"], 0.9)
    nib(d, pen(gap.shrink(8), 90, 11, rnd=random.Random(3), ragged=50), TIDE["dark"], 2, 0.7)
    glance(d, 306, 216, 1.9, -0.7, 0.2, 44)
    disc = spot(206, 300, 1, 10)
    piece = disc(Sh.ell(0, 0, 74, 100))
    d.fill(piece.move(14, 14), INK, 0.5)
    with d.clip(piece):
        d.fill(piece, d.lin(0, 200, 0, 300, "#1d434a", "#4f8580"))
        d.fill(disc(Sh.rect(-90, 4, 180, 120)), d.lin(0, 300, 0, 400, "#4f8580", "#1c4147"))
        nib(
            d,
            pen(disc(Sh.rect(-90, 10, 180, 100)), 4, 11, rnd=random.Random(4), ragged=60, broken=0.9),
            TIDE["core"],
            2,
            0.8,
        )
        d.fill(disc(Sh.ell(20, -44, 17)), TIDE["core"])
    sheen(d, piece, 0.18)
    d.stroke(piece, INK, 4.6)
    d.fill(piece - piece.move(6, 5), "#ffffff", 0.8)
    arm_at = spot(300, 206, 1, -128)
    rod(d, arm_at(line("0,0 104,0")), 13, LAMP["light"], 8)
    form(d, Sh.ell(300, 206, 17), BRASS, 4)
    solid(d, arm_at("96,-18! 150,-12! 152,12! 96,18!"), STEEL, 4.4, 0)
    form(d, arm_at(Sh.ell(104, 26, 13)), ("#ffffff", TIDE["light"]), 3.4)
    pose_hand(d, "grip", (150, 10), 0.84, 52, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=60)


def _fuel_can(d: Doc) -> None:
    """One drop; its shadow is a flame already, and the boiler has sat up."""
    papered(d, 484, 400, "#8a5a3c", "#24130d", (210, 170), 430)
    boarded(d, 484, 400, 330, 312)
    stove = solid(d, "330,70! 494,40! 494,350! 336,362!", (CORAL["base"], CORAL["dark"], CORAL["deep"]), 3.4, 0.3)
    d.stroke(stove.shrink(12), INK, 2.4)
    glance(d, 420, 128, 1.3, -1, 0.0, 50)
    mouth = form(d, S("366,200! 430,188 478,196! 474,250 380,262!"), (LAMP["core"], CORAL["mid"]), 4)
    with d.clip(mouth):
        for i in range(5):
            form(d, tongue(372 + i * 26, 266, 54 + (i % 2) * 14, 32, -6), (LAMP["light"], CORAL["base"]), 2.4)
    d.stroke([line(f"{388 + i * 22},{198 - i * 2} {388 + i * 22},258") for i in range(4)], INK, 6)
    for i, (h, w, c) in enumerate(((226, 160, INK), (150, 100, CORAL["deep"]), (84, 56, CORAL["base"]))):
        d.fill(tongue(244, 318 - i * 4, h, w, 20), c, (0.62, 0.8, 0.8)[i])
    drop(d, 206, 232, 15, (LAMP["core"], LAMP["mid"], LAMP["base"]))
    d.glow(206, 232, 70, (0, LAMP["core"], 0.7), (1, LAMP["mid"], 0))
    drop(d, 206, 232, 15, (LAMP["core"], LAMP["mid"], LAMP["base"]))
    d.fill(Sh.ell(216, 356, 40, 9), INK, 0.5)
    can = spot(92, 146, 1, 24)
    d.fill(can("-80,-70! 80,-70! 80,110! -80,110!").move(14, 22), INK, 0.4)
    rod(d, can(line("-50,-70 -50,-116 50,-116 50,-70")), 13, STEEL[2], 8)
    solid(d, can("40,-70! 60,-96! 108,-62 130,-16! 112,-6! 90,-40 70,-50!"), (TIDE["light"], TIDE["base"]), 4.4, 0)
    solid(d, can(Sh.rect(-84, -74, 166, 190, 14)), (TIDE["light"], TIDE["base"], TIDE["deep"]), 5, 0.34, 68)
    d.stroke([can(line("-84,-34 82,-34")), can(line("-84,82 82,82"))], INK, 4)
    form(d, can(S("0,62! -34,34 -20,-4 4,-26! 30,6 34,36")), (CORAL["light"], CORAL["mid"]), 3.4)
    form(d, can(S("2,58! -14,40 -4,18 6,8! 18,28 16,44")), (LAMP["core"], LAMP["light"]), 2.4)
    pose_hand(d, "fist", (-10, 10), 0.7, 12, DARK_SKIN, cuff=(LEAF_G[1], LEAF_G[2], LEAF_G[4]), arm=50)


def _bandage_reel(d: Doc) -> None:
    """Enough for a very short mummy, who has found its feet and is leaving with the rest."""
    papered(d, 484, 400, "#8c7f5c", "#27231a", (70, 90), 430)
    boarded(d, 484, 400, 316, 286)
    form(d, Sh.rect(330, 60, 130, 238), (WOOD[1], WOOD[3]), 2.8)
    form(d, S("346,76! 444,76! 444,296! 346,300!"), (LAMP["core"], LAMP["mid"]), 2.4)
    shadow_of = "300,320! 330,250 326,150 352,60 420,40 474,70 494,150! 494,330!"
    d.fill(S(shadow_of), INK, 0.5)
    d.stroke(line("-20,390 60,372 110,384 160,366 206,352"), INK, 40, 0.35)
    linen = ("#ffffff", "#f0e8d2", "#b9ae92")
    rod(d, "-20,372 50,356 104,366 150,350 204,330", 26, "#f4eedc", 7)
    d.stroke(line("-20,366 50,350 104,360 150,344 204,326"), "#ffffff", 5)
    for x, y, a in ((206, 350, -8), (270, 346, 10)):
        solid(d, spot(x, y, 1, a)("-30,16! -26,-20 0,-34! 30,-30! 54,0 56,18!"), linen, 4.4, 0.2)
    body = S(
        "180,336! 166,250 176,190 196,150! 186,96 214,54 256,48 294,68 306,110 292,152! "
        "318,196 324,260 306,338! 240,350"
    )
    d.fill(body.move(16, 12), INK, 0.35)
    solid(d, body, linen, 5, 0.3)
    with d.clip(body):
        for y, t in ((74, -16), (100, 12), (168, -20), (196, 16), (226, -14), (256, 14), (286, -16), (314, 12)):
            d.stroke(line(f"150,{y + t} 240,{y + 6} 330,{y - t}"), PAPER[3], 3.4)
            d.stroke(line(f"150,{y + t + 9} 240,{y + 15} 330,{y - t + 9}"), PAPER[2], 2)
        d.fill(S("190,116! 246,106 310,116! 308,144! 246,136 190,146!"), INK)
    for x in (230, 274):
        d.fill(Sh.ell(x, 124, 12), LAMP["light"])
        d.fill(Sh.ell(x + 5, 124, 5), INK)
    rod(d, "300,206 350,220 384,196", 26, "#f0e8d2", 8)
    reel = spot(404, 176, 1, -20)
    d.fill(reel(Sh.ell(0, 0, 54)).move(10, 14), INK, 0.4)
    solid(d, reel(Sh.ell(0, 0, 56)), linen, 4.6, 0.3)
    d.stroke([reel(Sh.ell(0, 0, r)) for r in (42, 30)], PAPER[3], 3)
    form(d, reel(Sh.ell(0, 0, 16)), (CORAL["mid"], CORAL["base"]), 3.4)
    rod(d, "186,206 150,240 148,280", 24, "#f0e8d2", 8)


def _tin_whistle(d: Doc) -> None:
    """Somebody always joins in: two hands are yours, count the others."""
    papered(d, 484, 400, "#3d6268", "#12242a", (90, 330), 430)
    night_window(d, 330, 36, 120, 170)
    muntins(d, 330, 36, 120, 170)
    for x, y, k, a in ((300, 70, 0.9, -14), (242, 40, 0.7, 20), (420, 248, 0.8, 14), (180, 84, 0.6, -30)):
        moth(d, x, y, k, a)
        d.stroke(spot(x, y, k, a)(line("6,20 6,-52 26,-44")), INK, 5 * k)
    at = spot(232, 236, 1, -28)
    whistle = at(Sh.rect(-240, -20, 430, 40, 8))
    d.fill(whistle.move(14, 20), INK, 0.42)
    solid(d, whistle, STEEL, 4.6, 0)
    nib(d, pen(at(Sh.rect(-240, 4, 430, 16)), -28, 5), INK, 1.8, 0.6)
    solid(d, at("186,-24! 244,-18! 252,8! 186,24!"), (CORAL["light"], CORAL["mid"], CORAL["base"]), 4.6, 0)
    form(d, at("150,-19! 176,-19! 170,2! 154,2!"), (INK2, INK), 3)
    for i in range(6):
        d.fill(at(Sh.ell(-180 + i * 52, -6, 9, 7)), INK)
    pose_hand(d, "rest", (20, 214), 0.86, 14, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=60)
    pose_hand(d, "rest", (164, 154), 0.82, 26, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=120)
    for x, y, a in ((322, 296, -128), (184, 362, -112)):
        sleeve = spot(x, y, 1, a)
        hole(d, sleeve("-130,-40! -20,-30! -20,30! -130,40!"))
        solid(d, sleeve("-30,-34! -4,-32! -4,32! -30,34!"), GLOVE, 3.6, 0)
        pose_hand(d, "rest", (x, y), 0.8, a, GLOVE, flip=True)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _storm_coat,
        _poppy_cake,
        _ginger_cordial,
        _washing_soda,
        _lens_cutter,
        _fuel_can,
        _bandage_reel,
        _tin_whistle,
    )
}
