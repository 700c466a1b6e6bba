"""Omens of harm, 412x444, seen through the oval of the mourning card: the house is very sorry, and does it again."""

import itertools
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, SKIN, STEEL, drop, glance, hole, lamplight, puddle, rod, shoe, solid, spot
from tools.art.lamplit.scene import boarded, papered
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(412, 444))
SIZE = (412, 444)
ALL = Sh.rect(0, 0, 412, 444)


def _hall(
    d: Doc, top: str, low: str, lamp: tuple[float, float] = (110, 90), shelf: float = 320, tilt: float = 16
) -> None:
    papered(d, 412, 444, top, low, lamp, 420)
    boarded(d, 412, 444, shelf + tilt, shelf - tilt)


def _loose_floorboard(d: Doc) -> None:
    """A board stands up and bows; a heel is on its way out of the picture."""
    papered(d, 412, 444, "#7c6a4c", "#27211a", (120, 60), 420)
    solid(d, "-10,210! 422,180! 422,454! -10,454!", ("#a98058", "#6d4f38", "#33251d"), 3, 0)
    d.stroke([line(f"{i * 74 - 60},454 {i * 46 + 60},196") for i in range(8)], INK, 2.6, 0.7)
    gap = form(d, "126,330! 214,322! 236,444! 110,444!", (INK2, INK), 3.4)
    d.fill(gap - gap.move(-8, 6), WOOD[1])
    glance(d, 170, 390, 1.1, 0.8, 0.3)
    bent = "128,330! 124,250 132,180 168,128 214,106 262,120! 246,160 214,150 200,176 204,250 212,322!"
    d.fill(S(bent).move(16, 16), INK, 0.42)
    solid(d, bent, ("#d9b384", "#a87f54", "#5e4330"), 4.8, 0.3)
    d.stroke([line("150,320 148,240 162,180 200,134"), line("180,318 178,250 186,190")], INK, 2.4, 0.7)
    for x, y in ((196, 132), (222, 128)):
        form(d, Sh.ell(x, y, 9), STEEL, 3)
        d.stroke(line(f"{x - 6},{y + 3} {x + 6},{y + 3}"), INK, 3)
    d.stroke(line("190,116 204,112"), INK, 4)
    d.stroke(line("214,110 230,114"), INK, 4)
    rod(d, "206,236 250,232 266,200", 9, "#a87f54", 6)
    rod(d, "132,242 104,262 108,292", 9, "#a87f54", 6)
    solid(
        d, "300,-10! 284,60 306,120! 358,112! 372,50 422,20! 422,-10!", (PLUM["mid"], PLUM["base"], PLUM["dark"]), 4.4
    )
    form(d, "304,116! 360,108! 362,132! 306,140!", GLOVE, 3.4)
    shoe(d, 302, 212, 0.84, -24)
    d.stroke([arc(330, 210, 70, 40, 100), arc(330, 210, 88, 44, 96)], PAPER[0], 4, 0.9)


def _chandelier(d: Doc) -> None:
    """It comes down like a duchess; its candles hold hands, and a hat is raised to it."""
    papered(d, 412, 444, "#6a3f5a", "#20131f", (206, 190), 400)
    for spec in ("206,-10 206,40 190,60 214,90 200,120",):
        rod(d, spec, 9, LAMP["light"], 7)
    lamplight(d, 206, 190, 230, 0.8)
    at = spot(204, 196, 1, -11)
    d.fill(at("-160,20! -100,80 0,100 100,80 160,20! 0,70").move(20, 30), INK, 0.35)
    for x in (-150, -76, 76, 150):
        rod(d, at(line(f"0,40 {x * 0.5:.0f},{84 - abs(x) * 0.1:.0f} {x},{46 - abs(x) * 0.26:.0f}")), 11, LAMP["mid"], 7)
    solid(
        d,
        at("-22,-80! 0,-96 22,-80! 30,-10 46,40 30,84 0,104 -30,84 -46,40 -30,-10!"),
        (LAMP["core"], LAMP["mid"], LAMP["dark"]),
        4.6,
    )
    tops = ((-150, 4), (-76, 24), (0, -86), (76, 24), (150, 4))
    for x, y in tops:
        solid(d, at(Sh.ell(x, y + 6, 26, 8)), BRASS, 3.4, 0)
        solid(d, at(Sh.rect(x - 15, y - 58, 30, 62, 5)), ("#fffbea", PAPER[1], PAPER[2]), 4, 0.3)
        form(d, at(tongue(x, y - 60, 44, 26, -8)), (LAMP["core"], LAMP["light"], CORAL["mid"]), 3)
        d.fill([at(Sh.ell(x - 6, y - 34, 3.4)), at(Sh.ell(x + 6, y - 34, 3.4))], INK)
        d.stroke(at(line(f"{x - 5},{y - 20} {x},{y - 17} {x + 5},{y - 20}")), INK, 3)
    for (x0, y0), (x1, y1) in itertools.pairwise(tops):
        mid = ((x0 + x1) / 2, max(y0, y1) - 16)
        rod(d, at(line([(x0 + 13, y0 - 30), mid, (x1 - 13, y1 - 30)])), 5, PAPER[1], 5)
    for x, y in ((-150, 40), (-76, 60), (0, 130), (76, 60), (150, 40), (-36, 96), (36, 96)):
        solid(
            d,
            at(f"{x},{y - 18}! {x + 11},{y} {x},{y + 22}! {x - 11},{y}"),
            (TIDE["core"], TIDE["light"], TIDE["mid"]),
            2.8,
            0,
        )
    solid(d, "170,454! 176,420 206,404 240,420 250,454!", ("#7b6352", "#3a2d2a"), 4, 0.3)
    hat = spot(262, 382, 1, 28)
    cast(d, hat("-64,6! -34,0! -32,-54! 32,-54! 34,0! 64,6! 40,20 -40,20"), 10, 10)
    solid(d, hat("-34,4! -30,-58! 30,-58! 34,4!"), ("#2c454f", INK2, INK), 4.4)
    form(d, hat("-35,0! 35,0! 33,-16! -33,-16!"), (CORAL["mid"], CORAL["base"]), 3)
    solid(d, hat("-66,4! 0,14 66,4! 44,24 -44,24"), ("#2c454f", INK), 4, 0)
    pose_hand(d, "pinch", (330, 444), 0.62, -140, SKIN, flip=True)


def _pipe_with_opinions(d: Doc) -> None:
    """A pipe's end in full speech; the tap gesticulates."""
    papered(d, 412, 444, "#5f7d78", "#182a2c", (300, 100), 420)
    for x in range(0, 412, 68):
        d.stroke(line(f"{x},0 {x},444"), INK, 1.8, 0.35)
    d.stroke([line(f"0,{y} 412,{y - 6}") for y in range(60, 444, 68)], INK, 1.8, 0.35)
    copper = ("#f0b48a", "#b8682c", "#5a2f1c")
    body = S("-10,100! 100,94 170,110! 214,140 232,200 226,262! 300,262! 306,180 286,100 224,52 150,34 -10,36!")
    d.fill(body.move(18, 20), INK, 0.42)
    solid(d, body, copper, 5, 0.2)
    for x in (40, 104):
        solid(d, Sh.rect(x, 26, 26, 84, 6), BRASS, 4, 0)
    for x in (152, 244):
        d.fill(Sh.ell(x, 78, 4), INK)
    glance(d, 236, 118, 1.4, -0.7, 0.22, 36)
    d.stroke([line("204,84 224,88"), line("256,88 276,78")], INK, 7)
    lip = S("186,262! 160,300 158,372 196,414 262,424 326,408 360,362 352,296 332,258! 262,276")
    solid(d, lip, copper, 5, 0.3)
    mouth = form(d, S("190,300! 262,318 330,296! 334,360 304,392 256,400 206,388 188,350"), (INK2, INK), 4)
    with d.clip(mouth):
        form(d, Sh.ell(262, 400, 62, 40), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3)
        form(d, S("196,296! 262,316 328,294! 322,320 262,336 204,322!"), ("#ffffff", PAPER[1]), 3)
    rod(d, "300,196 334,206 346,176", 13, copper[1], 8)
    for a in (-60, 0, 60, 120):
        form(d, Sh.ell(*polar(346, 156, 24, a), 13), (CORAL["light"], CORAL["mid"], CORAL["base"]), 3.4)
    form(d, Sh.ell(346, 156, 13), BRASS, 3.4)
    for x, y, r in ((136, 330, 10), (112, 382, 13), (90, 300, 8), (70, 350, 10), (140, 410, 8)):
        drop(d, x, y, r)
    d.stroke(
        [arc(262, 350, 130, 150, 176), arc(262, 350, 154, 154, 178), arc(262, 350, 176, 158, 180)], PAPER[0], 5, 0.9
    )


def _avalanche_of_footnotes(d: Doc) -> None:
    """The top shelf has let go of its small type; see also below, where the boots are."""
    papered(d, 412, 444, "#6d5238", "#21170f", (330, 60), 420)
    solid(d, "-10,-10! 300,-10! 250,150! -10,190!", (WOOD[0], WOOD[1], WOOD[3]), 3.4, 0.2, 0)
    for i in range(7):
        x, n = 6 + i * 34, 74 + (i * 37) % 30
        c = (CORAL, TIDE, PLUM, LAMP)[i % 4]
        solid(
            d,
            spot(x, 118 - i * 4, 1, -5 + (14 if i == 5 else 0))(Sh.rect(0, -n, 30, n, 3)),
            (c["light"], c["mid"], c["dark"]),
            3,
            0.4,
        )
    solid(d, "-10,120! 306,76! 312,98! -10,148!", (WOOD[0], WOOD[2]), 4, 0)
    slope = S("40,130! 180,106! 250,130 300,200 372,300 400,380! 360,430 220,440 150,420! 190,360 160,260 90,180")
    d.fill(slope.move(14, 14), INK, 0.4)
    solid(d, slope, ("#ffffff", PAPER[0], PAPER[2]), 4.6, 0.14)
    rnd = random.Random(12)
    with d.clip(slope):
        for i in range(74):
            t = rnd.random()
            sx, sy = 70 + 260 * t + rnd.gauss(0, 34), 126 + 290 * t * t + rnd.gauss(0, 26)
            long = rnd.uniform(12, 40)
            d.stroke(
                spot(sx, sy, 1, 18 + 50 * t + rnd.gauss(0, 12))(line([(-long / 2, 0), (long / 2, 0)])),
                (INK, PAPER[4], CORAL["base"])[i % 3],
                5,
            )
        for x, y in ((120, 190), (206, 230), (270, 300), (230, 380), (310, 370), (190, 150)):
            d.fill(star(x, y, 13, 6, 0.3), INK)
            d.stroke(Sh.ell(x + 44, y + 14, 6), INK, 3)
    for x, y, a, c in ((330, 190, 34, CORAL), (90, 300, -20, TIDE)):
        b = spot(x, y, 1, a)
        cast(d, b(Sh.rect(-40, -28, 80, 56)), 8, 10)
        solid(d, b(Sh.rect(-42, -30, 84, 60, 4)), (c["light"], c["mid"], c["dark"]), 4, 0.3)
        form(d, b(Sh.rect(-36, 20, 80, 12)), (PAPER[0], PAPER[1]), 2.4)
    shoe(d, 96, 414, 0.9, -6)
    shoe(d, 30, 398, 0.86, -4)


def _glass_rain(d: Doc) -> None:
    """Panes come down, each with another weather; the umbrella is for the other kind."""
    d.fill(ALL, d.lin(0, 0, 0, 444, "#2b4d54", "#0f2227"))
    nib(d, pen(ALL, 74, 16, rnd=random.Random(4), ragged=220, broken=0.9), TIDE["light"], 2, 0.5)
    form(d, "-10,390! 422,366! 422,454! -10,454!", (SLATE[2], SLATE[4]), 3)
    panes = (
        (70, 96, 24, 0),
        (182, 60, -18, 1),
        (318, 84, 32, 2),
        (356, 214, -20, 3),
        (48, 232, -30, 2),
        (356, 330, 14, 1),
    )
    for x, y, a, kind in panes:
        at = spot(x, y, 1, a)
        sheet_of = at("-34,-40! 30,-44! 38,36! 6,44! -36,38!")
        d.stroke(line(f"{x - 20},{y - 96} {x - 8},{y - 52}"), TIDE["core"], 3, 0.7)
        skies = (
            (LAMP["core"], LAMP["mid"]),
            ("#1d434a", "#10272c"),
            ("#dff0e4", TIDE["mid"]),
            (CORAL["core"], CORAL["mid"]),
        )
        solid(d, sheet_of, skies[kind], 4, 0)
        with d.clip(sheet_of):
            if kind == 0:
                form(d, at(star(0, 0, 26, 10, 0.6)), (LAMP["core"], LAMP["mid"]), 2.6)
            elif kind == 1:
                d.fill(at(Sh.ell(0, 0, 19) - Sh.ell(9, -5, 16)), TIDE["core"])
            elif kind == 2:
                form(d, at("-26,10! -24,-6 -8,-16 8,-12 22,-6 26,10!"), ("#ffffff", TIDE["light"]), 2.6)
                d.stroke([at(line(f"{i},16 {i - 6},30")) for i in (-14, 2, 18)], TIDE["deep"], 3.4)
            else:
                form(d, at("-4,-30! 16,-30! 4,-4! 18,-4! -12,34! -4,6! -16,6!"), (LAMP["core"], LAMP["light"]), 2.6)
        d.fill(sheet_of - sheet_of.move(6, 5), "#ffffff", 0.8)
    at = spot(196, 262, 1, 12)
    rod(d, at(line("0,-60 0,120 8,146 30,152 42,136")), 11, WOOD[1], 8)
    dome = S("-130,20! -124,-40 -74,-92 0,-108 74,-92 124,-40 130,20! 98,0 66,18! 34,-2 0,14! -34,-2 -66,18! -98,0")
    gash = S("-60,-120! -20,-60! -44,-40! 0,10! -74,-20! -50,-52! -90,-80!")
    d.fill(at(dome - gash).move(14, 14), INK, 0.4)
    solid(d, at(dome - gash), (PLUM["light"], PLUM["mid"], PLUM["dark"]), 5, 0.36)
    d.stroke([at(line("0,-108 50,-50 66,18")), at(line("0,-108 10,-40 0,14"))], INK, 4)
    for x, y, a in ((-46, -60, 20), (-64, -24, -30)):
        solid(d, at(spot(x, y, 1, a)("-16,-12! 14,-16! 20,12! -10,18!")), ("#ffffff", TIDE["light"]), 3, 0)
    pose_hand(d, "fist", (176, 454), 0.62, -74, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=40)
    for x, y, a in ((90, 404, 20), (300, 410, -10), (250, 428, 40), (60, 430, 0)):
        solid(d, spot(x, y, 1, a)("-17,4! 4,-13! 19,6! 2,12!"), ("#ffffff", TIDE["light"]), 2.8, 0)


def _cold_hands(d: Doc) -> None:
    """Guess who; the gloves have no arms to go by."""
    papered(d, 412, 444, "#39606a", "#10222a", (90, 90), 420)
    d.fill(S("230,60! 420,40! 420,454! 180,454!"), INK, 0.45)
    solid(
        d, "20,454! 40,388 120,356 206,350 292,358 370,390 392,454!", (CORAL["mid"], CORAL["base"], CORAL["dark"]), 4.6
    )
    solid(d, "164,330! 160,386! 206,412 252,384! 250,330!", SKIN, 4, 0.4)
    solid(
        d, "206,66! 136,74 104,130 106,216 122,290 160,344 206,366 254,342 290,288 306,214 306,130 276,76", SKIN, 5, 0.3
    )
    solid(
        d,
        "94,170! 88,100 128,44 206,28 286,44 324,102 316,176! 300,130 262,112 206,106 148,112 112,134!",
        ("#7b4a34", "#4f2e22", "#2a1712"),
        4.6,
        0.4,
    )
    form(d, "206,206! 186,262 194,276 216,272!", SKIN, 4)
    form(d, Sh.ell(208, 314, 20, 15), (CORAL["dark"], CORAL["deep"]), 4)
    d.stroke(line("196,346 210,350 222,346"), INK, 3)
    d.fill([Sh.ell(136, 282, 22, 13), Sh.ell(280, 280, 22, 13)], CORAL["light"], 0.7)
    for flip, spec in (
        (False, "-20,330! 20,268 70,224! 96,254! 60,306 20,370!"),
        (True, "432,330! 392,268 342,224! 316,254! 352,306 392,370!"),
    ):
        hole(d, spec)
        cuff = "62,218! 84,210! 110,252! 88,268!" if not flip else "350,218! 328,210! 302,252! 324,268!"
        pose_hand(
            d, "rest", (90, 240) if not flip else (322, 240), 0.84, -28 if not flip else 208, GLOVE, flip=not flip
        )
        solid(d, cuff, GLOVE, 4, 0)
    d.stroke(
        [line("96,76 84,60 92,44"), line("320,80 334,62 326,46"), line("72,120 54,112"), line("344,126 362,116")],
        TIDE["core"],
        5,
    )
    for x, y in ((64, 190), (352, 184), (206, 14)):
        d.stroke([line([polar(x, y, 13, a), polar(x, y, 13, a + 180)]) for a in (0, 60, 120)], "#ffffff", 3)


def _boots_full_of_brine(d: Doc) -> None:
    """A fish looks out of one; in the wet there is a third boot."""
    papered(d, 412, 444, "#4d7074", "#14262a", (90, 60), 420)
    form(d, "-10,270! 422,240! 422,454! -10,454!", (WOOD[1], WOOD[3]), 3)
    water = puddle(d, "20,360! 70,316 200,300 330,312 400,356! 360,420 206,440 60,424")
    with d.clip(water):
        for x in (132, 250, 352):
            d.fill(
                spot(x, 366, 1)("-46,0! -42,60! 20,90 52,84! 56,60 30,40 34,0!"), TIDE["base"], 0.75 if x < 300 else 0.9
            )
        d.stroke(spot(352, 366, 1)("-46,0! -42,60! 20,90 52,84! 56,60 30,40 34,0!"), TIDE["core"], 2.6, dash="8 7")
    boot = "-52,-200! 42,-204! 38,-96 46,-56! 86,-44 104,-18 104,10! -52,10! -46,-90!"
    for x, y, a, tones in (
        (118, 356, -5, ("#6f8f86", "#3f6660", "#1d3a3a")),
        (238, 366, 6, ("#7fa096", "#47706a", "#1f4040")),
    ):
        at = spot(x, y, 1, a)
        cast(d, at(boot), 16, 6)
        solid(d, at(boot), tones, 5, 0.3)
        form(d, at("-54,2! 106,2! 106,18! -54,18!"), (INK2, INK), 3)
        d.stroke([at(line(f"-10,{-150 + i * 24} 34,{-158 + i * 24}")) for i in range(5)], PAPER[1], 4)
        brim = at(Sh.ell(-5, -202, 49, 17))
        form(d, brim, (TIDE["core"], TIDE["light"], TIDE["mid"]), 4.4)
        d.stroke(at(line("-30,-202 -10,-208 10,-200")), "#ffffff", 3)
    at = spot(232, 164, 1, 6)
    fish = "-30,30! -40,-14 -24,-56 6,-74 34,-60 46,-16 32,30!"
    solid(d, at(fish), (LAMP["light"], CORAL["light"], CORAL["mid"]), 4.6, 0.3)
    glance(d, 240, 128, 1.1, 0.9, 0.0, 36)
    form(d, at(Sh.ell(10, -4, 10, 8)), (CORAL["dark"], CORAL["deep"]), 3)
    solid(d, at("-38,0! -70,-20 -78,10! -60,22 -36,22!"), (LAMP["light"], CORAL["mid"]), 3.4, 0)
    form(d, at(Sh.ell(4, 34, 46, 13)) & Sh.rect(180, 184, 120, 40), (TIDE["core"], TIDE["light"]), 3.4)
    rod(d, "110,156 80,130 60,160 40,134", 5, PAPER[0], 5)
    rod(d, "128,152 140,116 170,128 176,96", 5, PAPER[0], 5)
    for x, y, r in ((96, 210, 9), (64, 250, 8), (196, 208, 8), (300, 210, 9), (326, 262, 7)):
        drop(d, x, y, r)
    d.stroke([Sh.ell(290, 100, 8), Sh.ell(304, 72, 11), Sh.ell(292, 44, 7)], TIDE["core"], 3)


def _helpful_armour(d: Doc) -> None:
    """It has stepped aside with a bow; its halberd has not been told."""
    _hall(d, "#7d5a4a", "#24160f", (330, 70), 350)
    form(d, "250,60! 360,50! 366,338! 254,346!", (WOOD[0], WOOD[2]), 3)
    form(d, "266,78! 346,70! 350,336! 270,342!", (LAMP["core"], LAMP["mid"]), 2.6)
    cast(d, S("40,408! 120,360 220,370 250,410!"), 10, 12)
    steel = STEEL
    for spec in ("84,270! 76,400! 120,404! 132,280!", "140,276! 156,398! 198,394! 184,270!"):
        solid(d, spec, steel, 4.4)
    for x in (70, 152):
        solid(d, spot(x, 412, 1)("-2,4! 4,-22 30,-26! 70,-4 76,4!"), steel, 4, 0)
    solid(d, "70,280! 64,200 96,140 160,124! 210,160 214,220 196,286! 130,300", steel, 5, 0.34)
    d.stroke(
        [line("76,226 140,236 208,222"), line("80,258 140,268 202,256"), line("150,130 146,230 140,296")], INK, 3.4
    )
    head = spot(206, 106, 1, 34)
    solid(d, head("-46,40! -50,-20 -30,-54 0,-64 34,-52 54,-10 66,14! 46,40!"), steel, 5, 0.3)
    form(d, head("4,-18! 58,-10! 64,8! 4,2!"), (INK2, INK), 3)
    d.fill([head(Sh.ell(24, -8, 4.4)), head(Sh.ell(46, -5, 4.4))], LAMP["light"])
    d.stroke([head(line(f"{14 + i * 14},14 {14 + i * 14},34")) for i in range(3)], INK, 3.4)
    plume = head("-20,-58! -60,-96 -104,-70 -110,-20! -80,-40 -50,-30 -34,-40!")
    solid(d, plume, (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4.4, 0.4)
    d.fill(S("60,120! 400,300! 396,312! 56,136!").move(8, 26), INK, 0.4)
    rod(d, "14,96 120,150 250,218 330,262", 12, WOOD[0], 8)
    blade = spot(330, 262, 1, 28)
    solid(d, blade("-6,-10! 10,-70 56,-84! 48,-40 56,10! 30,14 0,12!"), steel, 4.6, 0)
    solid(d, blade("0,10! -6,40 -30,52! 20,56 40,12!"), steel, 4.4, 0)
    solid(d, blade("44,-8! 96,0! 44,10!"), steel, 4, 0)
    solid(d, "70,176! 96,150 124,166! 134,196 104,208 78,200!", steel, 4.4, 0.3)
    rod(d, "186,176 230,190 254,214", 26, STEEL[1], 8)
    form(d, Sh.ell(254, 218, 19), STEEL, 4)
    hat = spot(352, 376, 1, 20)
    cast(d, hat(Sh.ell(0, 14, 54, 13)), 8, 10)
    solid(d, hat("-32,10! -28,-34! 34,-16! 32,10!"), (INK2, "#2c454f", INK), 4.4)
    solid(d, hat("-58,12! 0,22 58,12! 40,30 -40,30"), ("#2c454f", INK), 4, 0)
    top = spot(300, 314, 1, -24)
    solid(d, top("-30,12! -28,-12! 30,-20! 34,10!"), ("#2c454f", INK2, INK), 4, 0)
    d.stroke([line("262,300 244,294"), line("268,332 246,338"), line("342,318 360,312")], PAPER[0], 4)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _loose_floorboard,
        _chandelier,
        _pipe_with_opinions,
        _avalanche_of_footnotes,
        _glass_rain,
        _cold_hands,
        _boots_full_of_brine,
        _helpful_armour,
    )
}
