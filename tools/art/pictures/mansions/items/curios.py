"""Instruments, a door and five books, 484x400, which do as they please."""

import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.furniture import cast
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, SKIN, framed, glance, hole, lamplight, moth, rod, solid, spot, wisp
from tools.art.lamplit.scene import boarded, muntins, night_window, papered
from tools.art.parts.pose import pose_hand
from tools.art.parts.sea import paper_boat
from tools.art.picture import Picture

PICTURE = Picture(size=(484, 400))
SIZE = (484, 400)
ALL = Sh.rect(0, 0, 484, 400)
LEAF_PAPER = ("#ffffff", PAPER[0], PAPER[2])


def _desk(d: Doc, top: str, low: str, lamp: tuple[float, float], edge: float = 250, tilt: float = 30) -> None:
    papered(d, 484, 400, top, low, lamp, 420)
    board = [(-10, edge + tilt), (494, edge - tilt), (494, 410), (-10, 410)]
    solid(d, Sh.poly(board), (WOOD[0], WOOD[1], WOOD[3]), 3.4, 0.3, 0)


def _brass_orrery(d: Doc) -> None:
    """A planet too many; it is the one waving."""
    _desk(d, "#2f4f5c", "#0f1d24", (150, 110), 350, 8)
    d.fill(specks(Sh.rect(0, 0, 484, 300), 50, (1, 2.6), random.Random(4)), TIDE["core"], 0.6)
    d.stroke(
        [Sh.ell(176, 184, 150, 62).rot(-16, 176, 184), Sh.ell(176, 184, 230, 104).rot(-16, 176, 184)],
        LAMP["base"],
        3.4,
        0.9,
    )
    cast(d, S("100,392! 130,350 240,350 280,388!"), 12, 6)
    solid(d, "96,392! 116,352 150,344 166,220! 190,220! 204,344 240,352 260,392!", BRASS, 4.6)
    d.fill(S("176,190! 392,104! 396,114! 178,204!").move(10, 26), INK, 0.3)
    for x, y in ((44, 236), (96, 116), (296, 256), (258, 96), (392, 104)):
        rod(d, f"178,206 {(178 + x) / 2:.0f},{(206 + y) / 2 + 12:.0f} {x},{y + 20} {x},{y}", 7, LAMP["light"], 6)
    lamplight(d, 176, 178, 130, 0.9)
    solid(d, star(176, 178, 62, 12, 0.76), (LAMP["core"], LAMP["light"], LAMP["mid"]), 4.4, 0)
    for x, y, r, tones in (
        (44, 224, 30, (CORAL["light"], CORAL["mid"], CORAL["dark"])),
        (96, 104, 20, (PAPER[0], PAPER[2], PAPER[3])),
        (296, 250, 38, (PLUM["light"], PLUM["mid"], PLUM["dark"])),
        (258, 88, 16, (LEAF_G[0], LEAF_G[2])),
    ):
        solid(d, Sh.ell(x, y, r), tones, 4, 0.34)
    d.stroke(Sh.ell(296, 250, 62, 15).rot(-20, 296, 250), INK, 11)
    d.stroke(Sh.ell(296, 250, 62, 15).rot(-20, 296, 250), LAMP["light"], 5)
    form(d, S("262,236! 290,206 330,228! 334,246! 260,256!"), (PLUM["light"], PLUM["mid"]), 3)
    x, y = 398, 100
    rod(d, f"{x + 40},{y - 6} {x + 62},{y - 24} {x + 54},{y - 66}", 9, TIDE["light"], 7)
    solid(d, spot(x + 52, y - 74, 1, -14)(Sh.ell(0, 0, 17, 20)), GLOVE, 3.4, 0)
    solid(d, Sh.ell(x, y, 52), (TIDE["core"], TIDE["mid"], TIDE["dark"]), 4.6, 0.3)
    glance(d, x - 6, y - 6, 1.1, -0.6)
    d.stroke(line(f"{x - 24},{y + 18} {x - 4},{y + 28} {x + 18},{y + 16}"), INK, 4.4)
    hat = spot(x - 8, y - 52, 1, -10)
    solid(d, hat("-38,6! 38,6! 36,-2! 24,-4! 22,-34! -22,-34! -24,-4! -36,-2!"), (INK2, "#2c454f", INK), 3.4, 0)
    d.stroke([arc(x + 52, y - 74, 34, 250, 320), arc(x + 52, y - 74, 46, 256, 312)], PAPER[0], 4)


def _bottled_noon(d: Doc) -> None:
    """One midsummer midday, corked; the table's shadow falls the wrong way, and the bees are at it."""
    d.fill(ALL, d.lin(0, 0, 484, 300, "#1d3a44", "#0d1a20"))
    nib(
        d, pen(ALL, 90, 12, lambda x, y: math.hypot(x - 250, y - 190) / 330, random.Random(4), 40, step=14), INK, 2, 0.7
    )
    night_window(d, 24, 26, 100, 140)
    muntins(d, 24, 26, 100, 140)
    form(d, Sh.ell(92, 62, 13), (TIDE["core"], TIDE["light"]), 2)
    solid(d, "-10,310! 494,286! 494,410! -10,410!", (WOOD[0], WOOD[2], WOOD[4]), 3.4, 0, 0)
    d.glow(262, 210, 250, (0, "#ffffff", 1), (0.25, LAMP["core"], 0.8), (0.6, LAMP["light"], 0.3), (1, LAMP["mid"], 0))
    d.fill(S("150,330! 380,322! 470,410! 70,410!"), LAMP["light"], 0.5)
    pot_at = spot(92, 320, 1)
    d.fill(S("60,372! 120,360! -20,410! -60,390!"), INK, 0.6)
    rod(d, pot_at(line("0,-40 8,-90 50,-110 78,-96")), 8, LEAF_G[2], 6)
    for x, y, a in ((20, -100, -60), (44, -112, 30), (6, -70, 200)):
        solid(d, pot_at(spot(x, y, 1, a)("0,0! 14,-16 48,-8! 20,10")), (LEAF_G[0], LEAF_G[2]), 3, 0)
    for i in range(8):
        form(d, pot_at(Sh.ell(*polar(86, -96, 18, i * 45), 11)), (LAMP["core"], LAMP["light"]), 2.2)
    form(d, pot_at(Sh.ell(86, -96, 13)), (LAMP["base"], LAMP["dark"]), 2.6)
    solid(d, pot_at("-36,-44! 36,-44! 26,34! -26,34!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    at = spot(268, 214, 1, 5)
    jar = at("-40,-116! -40,-84 -92,-50 -100,0 -96,120! 96,120! 100,0 92,-50 40,-84 40,-116!")
    d.fill(jar, d.lin(0, 100, 0, 340, "#ffffff", "#ffe9a8"))
    with d.clip(jar):
        d.fill(at(Sh.rect(-120, -90, 240, 140)), d.lin(0, 130, 0, 270, "#9fd0cc", "#f4f6ee"))
        form(d, at(S("-120,54! -60,24 0,44 60,20 120,50! 120,130! -120,130!")), (LEAF_G[0], LEAF_G[1], LEAF_G[2]), 3)
        form(d, at(S("-40,62! -36,20 -60,6 -44,-24 -10,-22 2,4 -14,20 -16,60!")), (LEAF_G[1], LEAF_G[3]), 2.6)
        d.stroke([at(line([polar(30, -28, 38, i * 45), polar(30, -28, 52, i * 45)])) for i in range(8)], LAMP["mid"], 6)
        form(d, at(Sh.ell(30, -28, 29)), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3.4)
        d.stroke(at(line("-10,100 6,70 40,58 90,60")), PAPER[0], 9)
    d.fill(at(S("-84,-30! -70,-48 -58,-52! -66,0 -66,96! -82,96!")), "#ffffff", 0.7)
    d.stroke(jar, INK, 4.8)
    solid(d, at("-34,-148! 34,-148! 40,-108! -40,-108!"), ("#d9a878", "#8d6238"), 4.4, 0.4)
    rod(d, at(line("-44,-106 0,-100 44,-106")), 8, CORAL["mid"])
    for x, y, a in ((146, 106, 20), (404, 96, -30), (420, 220, 160)):
        bee = spot(x, y, 1, a)
        for k in (-1, 1):
            form(d, bee(Sh.ell(k * 8, -16, 10, 15)), ("#ffffff", TIDE["light"]), 2.2)
        solid(d, bee(Sh.ell(0, 0, 25, 16)), (LAMP["light"], LAMP["mid"]), 3.4, 0)
        d.stroke([bee(line(f"{i},-14 {i},14")) for i in (-8, 4)], INK, 5)
        d.stroke(bee(line("-30,0 -52,10 -70,-2")), PAPER[0], 3, 0.8)


def _door_in_a_frame(d: Doc) -> None:
    """Painted, with a draft; its knob stands out of the canvas, and the rug has begun to go in."""
    papered(d, 484, 400, "#7d4a55", "#26141a", (90, 40), 430)
    boarded(d, 484, 400, 352, 330)
    inner = framed(d, spot(258, 168, 1, -5), 270, 318, 30)
    d.fill(inner, d.dlin(inner, TIDE["light"], TIDE["mid"], TIDE["base"]))
    at = spot(258, 168, 1, -5)
    form(d, at(Sh.rect(-76, -106, 158, 250)), (INK2, INK), 3.4)
    d.fill(at(S("-66,-96! 72,-96! 72,140! -66,140!")), d.dlin(inner, "#fff4d2", LAMP["light"], LAMP["mid"]))
    form(d, at(S("-66,96! 72,60! 72,140! -66,140!")), ("#8d6844", "#57443b"), 2.4)
    form(d, at(S("-40,94! -36,30 -18,10 0,30 2,84!")), (INK2, INK), 2)
    form(d, at(Sh.ell(-18, -4, 15, 17)), (INK2, INK), 2)
    d.stroke(at(Sh.ell(-18, -4, 10, 12)), TIDE["light"], 2, dash="5 5")
    leaf = solid(d, at("72,-100! 176,-130! 176,178! 72,142!"), ("#5f8f86", "#33686a", "#1c4147"), 4.4, 0.3)
    d.fill(leaf.move(14, 10) - leaf, INK, 0.35)
    for spec in ("92,-80! 156,-96! 156,0! 92,2!", "92,24! 156,26! 156,136! 92,120!"):
        form(d, at(spec), ("#1c4147", "#4f8580"), 3)
    knob = at(Sh.ell(98, 14, 17))
    d.fill(knob.move(16, 18), INK, 0.5)
    solid(d, knob, (LAMP["core"], LAMP["mid"], LAMP["dark"]), 4.4, 0)
    rug_up = S("-10,372! 120,352 200,352! 226,312 244,272! 292,270! 282,330 262,372! 200,410! -10,410!")
    d.fill(rug_up.move(10, 10), INK, 0.4)
    solid(d, rug_up, (PLUM["light"], PLUM["mid"], PLUM["dark"]), 4.6, 0.2)
    d.stroke(line("-10,386 130,366 212,366 240,330 258,280"), LAMP["light"], 6)
    for x, y, k, a in ((330, 330, 0.9, 30), (400, 300, 0.7, -20), (80, 230, 0.8, 10)):
        solid(d, spot(x, y, k, a)("-30,4! -12,-14 20,-12 34,6! 12,2 -6,14"), (LEAF_G[0], LEAF_G[2]), 3, 0)
    d.stroke([line("300,352 350,352 392,338 400,356 386,360"), line("60,262 100,258 130,270")], PAPER[0], 4, 0.8)


def _tide_tables(d: Doc) -> None:
    """A staircase goes up between the columns, and so does the water."""
    _desk(d, "#3f6a6c", "#13272b", (420, 50), 210, 26)
    at = spot(236, 216, 1.05, -7)
    cast(d, at("-190,-130! 190,-130! 196,140! -196,140!"), 16, 22)
    solid(d, at("-198,-132! 198,-132! 204,146! -204,146!"), (CORAL["mid"], CORAL["base"], CORAL["dark"]), 4.6, 0.1)
    solid(d, at("-6,-122! -90,-134 -184,-124! -190,130! -90,122 0,134!"), LEAF_PAPER, 4, 0.16)
    right = solid(d, at("6,-122! 90,-134 184,-124! 190,130! 90,122 0,134!"), LEAF_PAPER, 4, 0)
    for j in range(2):
        for i in range(10):
            x, y = -168 + j * 80, -98 + i * 21
            d.stroke(at(line([(x, y), (x + 26, y - 1)])), PAPER[3], 4)
            d.fill(at(Sh.ell(x + 46, y - 2, 6) if i % 3 else Sh.ell(x + 46, y - 2, 8)), (TIDE["base"], INK)[i % 2])
    d.stroke([at(line("-88,-116 -92,116")), at(line("-176,-112 -14,-112"))], PAPER[2], 3)
    with d.clip(right):
        d.fill(at(Sh.rect(4, -140, 200, 290)), d.dlin(right, "#f4eedc", "#cfc6ac"))
        for i in range(8):
            x, y = 30 + i * 20, 84 - i * 25
            solid(d, at(Sh.rect(x, y, 200, 60)), (PAPER[1], PAPER[3], PAPER[4]), 3, 0)
            form(d, at(Sh.rect(x, y, 200, 8)), (CORAL["mid"], CORAL["base"]), 2.2)
        sea = at("0,82! 40,70 70,86 100,68 134,84 166,68 200,80! 200,150! 0,150!")
        d.fill(sea, d.dlin(sea, TIDE["light"], TIDE["base"], TIDE["dark"]), 0.92)
        d.stroke(at(line("0,82 40,70 70,86 100,68 134,84 166,68 200,80")), TIDE["core"], 6)
        nib(d, pen(sea, -7, 12, rnd=random.Random(4), ragged=50, broken=0.9), TIDE["core"], 2.4, 0.8)
    d.stroke(right, INK, 4)
    spill = solid(
        d,
        "262,330! 300,350 330,330! 372,336 400,316! 430,350 420,380 380,372 372,404 330,380 300,400 280,370",
        (TIDE["core"], TIDE["light"], TIDE["mid"]),
        4,
        0,
    )
    nib(d, pen(spill.shrink(7), 0, 9, ragged=20), TIDE["base"], 2, 0.7)
    paper_boat(d, 302, 286, 0.5)
    rod(d, at(line("-6,-128 -20,60 -10,170")), 9, LAMP["light"], 6)


def _unlit_book(d: Doc) -> None:
    """It reads best with the lamp out; the lamp has little say in it, and bends."""
    papered(d, 484, 400, "#8a6a44", "#1d150e", (96, 70), 400)
    solid(d, "-10,270! 494,232! 494,410! -10,410!", (WOOD[0], WOOD[2], WOOD[4]), 3.4, 0.3, 0)
    at = spot(276, 284, 1.06, -6)
    cast(d, at("-180,-60! 180,-60! 200,80! -200,80!"), 14, 18)
    solid(d, at("-192,-66! 192,-66! 206,90! -206,90!"), (PLUM["mid"], PLUM["base"], PLUM["deep"]), 4.6, 0)
    pages = (at("-4,-56! -90,-92 -176,-70! -190,74! -96,54 0,78!"), at("4,-56! 90,-92 176,-70! 190,74! 96,54 0,78!"))
    for page in pages:
        form(d, page, ("#16181c", "#050708"), 4.4)
        d.stroke(page.shrink(7), PLUM["mid"], 2.2, 0.8)
    for x0, s in ((-150, 1), (40, -1)):
        for i in range(6):
            d.stroke(at(line([(x0, -52 + i * 19 + s * 6), (x0 + 108, -60 + i * 19 - s * 8)])), "#2e3238", 4)
    flow = "96,96 150,150 160,214 210,236 262,240 276,262"
    for w, c, o in ((78, LAMP["mid"], 0.35), (48, LAMP["light"], 0.6), (22, LAMP["core"], 1.0)):
        d.fill(brush(flow, w, taper(1, 0.0, 0.05), 26), c, o)
    for i in range(4):
        d.stroke(arc(274, 270, 26 + i * 17, 190 + i * 4, 344 - i * 4), LAMP["light"], 4, 0.8 - i * 0.2)
    d.fill(Sh.ell(276, 268, 16, 8), INK)
    rod(d, "30,300 40,250 34,190 66,140", 9, LAMP["base"])
    solid(d, "14,318! 30,290 64,290 80,318!", BRASS, 4)
    solid(
        d,
        spot(84, 94, 1, 128)("-56,-40! -22,-58! 22,-58! 56,-40! 66,30! -66,30!"),
        (LEAF_G[0], LEAF_G[2], LEAF_G[4]),
        4.4,
        0.3,
    )
    d.fill(spot(84, 94, 1, 128)(Sh.ell(0, 28, 52, 11)), "#ffffff")
    moth(d, 226, 150, 0.9, 50)
    moth(d, 330, 190, 0.7, 130)
    d.stroke(line("200,112 214,120 222,132"), PAPER[0], 3, 0.8)
    glance(d, 360, 252, 0.8, -0.8, 0.3)


def _home_remedies(d: Doc) -> None:
    """Chapter nine, the thing behind the stove; it has come for chapter one."""
    papered(d, 484, 400, "#86704e", "#241c13", (60, 60), 430)
    solid(d, "250,150! 494,120! 494,410! 264,410!", (SLATE[1], SLATE[3], SLATE[4]), 3.4, 0.3)
    solid(d, "236,132! 494,98! 494,130! 240,166!", (SLATE[0], SLATE[2]), 3.4, 0)
    form(d, S("318,230! 456,214! 454,320! 322,330!"), (INK2, INK), 3)
    form(d, S("334,310! 350,262 366,290 384,244 402,288 424,256 440,306!"), (LAMP["core"], CORAL["mid"]), 2.6)
    d.stroke([line(f"{344 + i * 30},{228 - i * 3} {344 + i * 30},324") for i in range(4)], SLATE[3], 8)
    solid(d, "300,124! 306,70! 396,58! 404,112!", (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4)
    wisp(d, 340, 62, 0.7)
    wisp(d, 372, 56, 0.6)
    form(d, "206,150! 202,60 222,24 252,30 262,80 258,140!", (INK2, INK), 3)
    glance(d, 232, 72, 0.8, -0.8, 0.25)
    solid(d, "-10,330! 300,300! 300,410! -10,410!", (WOOD[0], WOOD[2], WOOD[3]), 4, 0.3, 0)
    at = spot(130, 240, 1.05, -10)
    cast(d, at("-112,-112! 104,-112! 110,116! -116,116!"), 16, 14)
    solid(d, at("-118,-112! 108,-112! 116,122! -122,122!"), (CORAL["mid"], CORAL["base"], CORAL["dark"]), 4.6, 0.1)
    solid(d, at("-104,-102! 98,-102! 104,108! -108,108!"), LEAF_PAPER, 4, 0.14)
    solid(d, at(Sh.rect(-44, -92, 88, 66)), ("#f4e6c4", "#d9bf8a"), 3, 0)
    form(d, at("-26,-40! -30,-66 -12,-80 14,-80 30,-64 26,-40!"), (CORAL["light"], CORAL["mid"]), 2.6)
    d.stroke([at(line("-12,-58 -4,-52 -12,-46")), at(line("12,-58 4,-52 12,-46"))], INK, 3)
    for i in range(6):
        d.stroke(at(line([(-82, -6 + i * 19), ((20, 70, 64, 78, 40, 60)[i], -8 + i * 19)])), PAPER[3], 4.4)
        d.fill(at(Sh.ell(-92, -6 + i * 19, 4)), CORAL["base"])
    thumb = spot(214, 318, 1, 24)
    jam = at(Sh.ell(58, 66, 30, 38).rot(14, 58, 66))
    d.fill(jam, CORAL["base"], 0.85)
    d.stroke([at(Sh.ell(58, 66, 24 - i * 7, 31 - i * 9).rot(14, 58, 66)) for i in range(3)], CORAL["core"], 3, 0.9)
    d.fill(thumb(Sh.ell(0, 0, 10, 7)), CORAL["base"])
    hand = (
        "262,112! 300,118! 286,170 262,196 232,212! 206,214 196,202 210,192! "
        "188,190 182,176 198,170! 184,160 188,146 206,148! 206,132 220,130 236,142!"
    )
    d.fill(S(hand).move(8, 14), INK, 0.4)
    form(d, hand, (INK2, INK), 4)
    d.stroke(S(hand).shrink(5), TIDE["light"], 2.2, dash="8 7")
    solid(d, spot(196, 208, 1, -24)(Sh.rect(-26, -15, 50, 30, 14)), ("#ffffff", "#f0dcc0"), 3.4, 0)
    d.stroke([spot(196, 208, 1, -24)(line("-4,-14 -8,14")), spot(196, 208, 1, -24)(line("8,-14 4,14"))], INK, 2.6)


def _book_of_minor_spites(d: Doc) -> None:
    """It starts small, with a button, as a matter of principle."""
    _desk(d, "#6a4a66", "#21141f", (80, 40), 250, 24)
    solid(d, "494,90! 400,130 336,170! 346,216! 380,262! 494,250!", (TIDE["mid"], TIDE["base"], TIDE["deep"]), 4.4, 0.3)
    for i in range(3):
        x, y = 392 + i * 34, 196 - i * 12
        if i:
            form(d, Sh.ell(x, y, 13), (LAMP["light"], LAMP["base"]), 3)
            d.fill([Sh.ell(x - 4, y, 2.6), Sh.ell(x + 4, y, 2.6)], INK)
    d.stroke([line("386,190 398,202"), line("398,190 386,202")], PAPER[0], 3)
    pose_hand(d, "open", (352, 196), 0.74, 168, SKIN, flip=True)
    solid(d, "330,164! 358,154! 372,262! 344,266!", GLOVE, 3.4, 0)
    way = line("392,196 360,244 300,266 262,250 226,262")
    d.stroke(way, INK, 6)
    d.stroke(way, PAPER[0], 2.6)
    cast(d, S("20,366! 60,300 250,280 300,330 250,386!"), 12, 10)
    solid(d, "24,352! 40,318! 262,292! 288,330! 270,362! 40,386!", (CORAL["mid"], CORAL["base"], CORAL["deep"]), 4.6, 0)
    form(d, "44,326! 256,302! 274,330! 260,348! 46,366!", LEAF_PAPER, 3.4)
    nib(d, pen(S("44,334! 262,310! 262,344! 48,362!"), -6, 7, rnd=random.Random(3), ragged=30), PAPER[3], 2)
    form(d, "40,310! 250,288! 258,302! 44,328!", (INK2, INK), 3)
    mouth = S("52,300! 224,192! 250,286! 60,318!")
    form(d, mouth, (INK2, INK), 3.4)
    glance(d, 166, 268, 1.0, 0.9, 0.3)
    for i in range(6):
        form(d, spot(92 + i * 29, 312 - i * 4, 1, -6)("-12,4! 0,-20! 12,4!"), ("#ffffff", PAPER[1]), 2.4)
    lid = "34,306! 66,276! 252,132! 280,162! 254,206! 60,316!"
    d.fill(S(lid).move(10, 14), INK, 0.35)
    form(d, "50,304! 262,170! 256,206! 58,320!", LEAF_PAPER, 3.4)
    solid(d, lid, (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4.6, 0.2, 56)
    form(d, spot(160, 214, 1, -36)(Sh.rect(-66, -17, 132, 34, 5)), (LAMP["light"], LAMP["base"]), 3.4)
    d.stroke([line("110,216 140,196"), line("180,176 206,146")], INK, 6)
    button = spot(222, 262, 1.0, 10)
    solid(d, button(Sh.ell(0, 0, 23)), (LAMP["core"], LAMP["mid"], LAMP["base"]), 4, 0)
    d.fill([button(Sh.ell(x, y, 3.4)) for x in (-6, 6) for y in (-6, 6)], INK)
    for x, y, r, c in ((330, 340, 17, TIDE), (370, 364, 14, PLUM), (412, 330, 16, CORAL), (340, 384, 13, LAMP)):
        solid(d, Sh.ell(x, y, r, r * 0.7), (c["light"], c["mid"], c["dark"]), 3.4, 0)
        d.fill([Sh.ell(x - 4, y, 2.6), Sh.ell(x + 4, y, 2.6)], INK)


def _overdue_atlas(d: Doc) -> None:
    """It has kept itself up to date: the sea comes in, and one bay was never returned."""
    _desk(d, "#7a6648", "#231c14", (430, 30), 150, 24)
    at = spot(240, 220, 1.06, -6)
    cast(d, at("-200,-136! 200,-136! 206,150! -206,150!"), 14, 22)
    solid(d, at("-208,-136! 208,-136! 214,156! -214,156!"), (LEAF_G[1], LEAF_G[2], LEAF_G[4]), 4.6, 0.1)
    page = at("0,-122! -100,-138 -194,-126! -200,138! -100,128 0,142! 100,128 200,138! 194,-126! 100,-138")
    solid(d, page, ("#dff0e4", TIDE["light"], TIDE["mid"]), 4, 0)
    nib(d, pen(page, -6, 13, rnd=random.Random(4), ragged=90, broken=0.9), TIDE["base"], 2, 0.6)
    with d.clip(page):
        land = at("-210,-150! -40,-150! -60,-96 -20,-60 -66,-30 -96,10 -70,50 -110,80 -120,160! -210,160!")
        solid(d, land, ("#f4e6c4", "#d9bf8a", "#a98a58"), 3.4, 0)
        isle = at("70,-140! 210,-140! 210,-40! 160,-56 120,-84 86,-100")
        solid(d, isle, ("#f4e6c4", "#d9bf8a", "#a98a58"), 3.4, 0)
        for x, y in ((-150, -80), (-128, -60), (-160, -40), (150, -100)):
            form(d, at(S(f"{x - 17},{y}! {x},{y - 30}! {x + 17},{y}!")), (WOOD[0], WOOD[2]), 2.2)
        d.stroke([at(line("-180,10 -150,24 -130,8 -112,20")), at(line("-176,60 -150,70"))], WOOD[1], 3)
    gap = at("-96,10! -66,-30 -28,-56 20,-30 44,20 24,66 -30,84 -76,60 -70,50!")
    hole(d, gap)
    piece = spot(352, 330, 1, 24)
    chip_of = piece("-72,-20! -50,-46 -4,-62 44,-36 62,6 44,52 -12,68 -54,46")
    d.fill(chip_of.move(12, 14), INK, 0.45)
    solid(d, chip_of, ("#dff0e4", TIDE["light"], TIDE["mid"]), 4.4, 0)
    with d.clip(chip_of):
        solid(
            d, piece("-80,-70! -30,-64 -52,-20 -24,10 -50,40 -40,80 -90,80!"), ("#f4e6c4", "#d9bf8a", "#a98a58"), 3, 0
        )
        nib(
            d,
            pen(piece("-20,-60! 70,-50! 70,70! -30,70!"), 18, 12, rnd=random.Random(3), ragged=20),
            TIDE["base"],
            2,
            0.7,
        )
    d.stroke(chip_of, INK, 4.4)
    paper_boat(d, 366, 326, 0.42)
    ship = at(line("60,70 90,92 130,60 150,30"))
    d.stroke(ship, CORAL["mid"], 4, 1, dash="10 9")
    solid(d, at("128,14! 196,14! 182,42! 140,42!"), (CORAL["mid"], CORAL["dark"]), 3.4, 0)
    solid(d, at(Sh.rect(150, -12, 24, 26, 3)), GLOVE, 3, 0)
    wisp(d, *at(Sh.ell(164, -14, 1)).center, 0.5)
    form(d, at("-14,-126! 14,-126! 10,-20! 0,-40! -10,-20!"), (CORAL["mid"], CORAL["base"]), 3)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _brass_orrery,
        _bottled_noon,
        _door_in_a_frame,
        _tide_tables,
        _unlit_book,
        _home_remedies,
        _book_of_minor_spites,
        _overdue_atlas,
    )
}
