"""What fright may leave one with, 480x440, straight on the paper of the chit: two colours and ink."""

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.inkwell.spline import polar, sample
from tools.art.lamplit.actors import bust
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import GLOVE, STEEL, glance, rod, shoe, solid, spot
from tools.art.picture import Picture

PICTURE = Picture(size=(480, 440))
SIZE = (480, 440)
WAX = ("#ffffff", PAPER[0], PAPER[2])
RED = (CORAL["light"], CORAL["mid"], CORAL["base"])
SEA = (TIDE["light"], TIDE["mid"], TIDE["dark"])
MAUVE = (PLUM["light"], PLUM["mid"], PLUM["dark"])
NIGHT = ("#2c454f", INK2, INK)


def _on_paper(d: Doc, ramp: dict[str, str], spec: str) -> None:
    d.glow(240, 225, 250, (0, ramp["light"], 0.6), (0.7, ramp["light"], 0.2), (1, ramp["light"], 0))
    d.fill(S(spec), INK, 0.4)


def _asleep_on_your_feet(d: Doc) -> None:
    """A pair of boots in a nightcap."""
    _on_paper(d, TIDE, "70,410! 200,392 350,392 450,410! 370,430 150,432")
    boot = "-60,-190! 44,-196! 40,-96 50,-58! 92,-44 112,-18 112,8! -58,8! -50,-90!"
    for x, y, a, tones in ((170, 392, -6, (WOOD[0], WOOD[2], WOOD[4])), (290, 394, 8, ("#a58d74", WOOD[1], WOOD[3]))):
        at = spot(x, y, 1.06, a)
        solid(d, at(boot), tones, 5, 0.3)
        form(d, at("-60,0! 114,0! 114,20! -60,20!"), (INK2, INK), 3.4)
        d.stroke([at(line(f"-8,{-150 + i * 26} 36,{-158 + i * 26}")) for i in range(4)], PAPER[1], 4.4)
        solid(d, at("-66,-176! 50,-184! 54,-212! -70,-206!"), WAX, 4.4, 0.2)
    for x, y in ((176, 320), (302, 322)):
        d.stroke(
            [line(f"{x - 30},{y} {x - 16},{y + 12} {x - 2},{y}"), line(f"{x + 14},{y} {x + 28},{y + 12} {x + 42},{y}")],
            INK,
            6,
        )
    form(d, Sh.ell(186, 358, 11, 14), (INK2, INK), 3)
    d.stroke(line("300,356 316,364 330,354"), INK, 5)
    cap = "96,190! 130,110 220,70 330,110 352,190! 420,210 440,280! 400,250 360,240! 300,170 200,160 120,200!"
    solid(
        d,
        "104,186! 120,116 190,72 270,76 330,110 380,150 430,220! 400,236 356,212! 330,184 240,176 180,182!",
        SEA,
        5,
        0.3,
    )
    with d.clip(S(cap)):
        for x in (150, 220, 290):
            d.stroke(line(f"{x},60 {x - 10},200"), TIDE["core"], 11)
    solid(d, "90,196! 100,172 220,158 330,166 346,190! 330,214 220,200 106,220!", WAX, 4.6, 0.2)
    solid(d, Sh.ell(420, 246, 26), WAX, 4.4, 0.3)
    for x, y, k in ((92, 108, 0.9), (50, 60, 1.3)):
        zed = line(
            [(x - 14 * k, y - 14 * k), (x + 14 * k, y - 14 * k), (x - 14 * k, y + 14 * k), (x + 14 * k, y + 14 * k)]
        )
        d.stroke(zed, INK, 12 * k)
        d.stroke(zed, PAPER[0], 6 * k)


def _bolt(d: Doc) -> None:
    """The legs have had a meeting; the rest of him was not invited."""
    _on_paper(d, CORAL, "30,408! 160,392 320,392 470,410! 380,430 120,432")
    for spec in ("236,214 150,214", "240,262 170,262", "232,306 176,306"):
        d.stroke(line(spec), CORAL["mid"], 7)
    solid(
        d, "20,420! 26,320 60,268 122,256! 186,268 216,322 222,420! 120,432", ("#6f8a78", "#3f5a4c", "#1f3028"), 5, 0.34
    )
    form(d, "84,262! 122,318! 160,262! 122,252!", (CORAL["mid"], CORAL["dark"]), 3.6)
    bust(d, "tobias_wren", 122, 134, 0.72, "addled", -6)
    trousers = ("#4b6973", "#2c454f", "#14242b")
    solid(
        d,
        "262,196! 350,176! 376,196! 392,262 442,300 452,318! 418,352! 372,316 330,268! 316,318 "
        "270,362 240,388! 206,352! 244,320 266,268",
        trousers,
        5,
        0.3,
    )
    form(d, "258,184! 350,162! 362,186! 266,210!", (WOOD[0], WOOD[2]), 3.6)
    form(d, Sh.rect(300, 172, 24, 24, 3).rot(-13, 312, 184), (LAMP["light"], LAMP["base"]), 3)
    shoe(d, 420, 366, 0.86, -38)
    shoe(d, 206, 404, 0.86, 62)
    d.stroke([line("404,392 388,404"), line("190,380 170,372"), line("186,402 164,402")], INK, 5)


def _rooted_to_the_carpet(d: Doc) -> None:
    """The pattern has come up over the shoes."""
    _on_paper(d, PLUM, "60,430! 240,416 470,424! 420,440 100,440")
    rug_of = solid(d, "40,290! 400,260! 466,410! 14,430!", MAUVE, 4.8, 0.2)
    d.stroke(rug_of.shrink(16), PLUM["core"], 5)
    for i in range(12):
        d.stroke(
            [
                line(f"{36 - i * 2},{298 + i * 12} {14 - i * 2},{304 + i * 12}"),
                line(f"{404 + i * 5.4:.0f},{266 + i * 12.4:.0f} {428 + i * 5:.0f},{262 + i * 12.4:.0f}"),
            ],
            INK,
            5,
        )
    for x, y in ((90, 396), (206, 404), (330, 396), (416, 384), (100, 320), (386, 300)):
        form(d, Sh.poly([(x, y - 17), (x + 20, y), (x, y + 17), (x - 20, y)]), (LEAF_G[0], LEAF_G[1]), 3)
    for x, n in ((196, 210), (300, 200)):
        solid(
            d,
            f"{x - 36},36! {x - 18},22! {x - 2},38! {x + 14},20! {x + 30},34! {x + 26},{n}! {x - 34},{n + 6}!",
            NIGHT,
            4.6,
            0.34,
        )
        d.stroke(line(f"{x - 34},{n - 12} {x + 26},{n - 18}"), PLUM["light"], 5)
    shoe(d, 170, 356, 1.24, 2)
    shoe(d, 276, 346, 1.24, -2)
    for spec in (
        "120,400 150,350 190,330 172,280 206,262 230,292 210,322",
        "230,404 250,360 300,336 276,290 312,262 346,286 326,316",
        "330,400 370,366 390,330 366,300 392,280 416,300",
        "80,380 110,330 150,318 140,280 164,266",
        "190,330 240,318 290,330 340,312",
        "180,230 212,214 236,236 222,258",
        "284,220 316,204 340,226 326,248",
    ):
        rod(d, spec, 11, LEAF_G[1], 8)
    for x, y, a in (
        (190, 330, -40),
        (300, 336, -30),
        (390, 330, -60),
        (150, 318, 190),
        (240, 318, -90),
        (236, 236, 20),
        (340, 226, 10),
        (206, 262, -70),
        (312, 262, -80),
        (164, 266, -40),
    ):
        solid(d, spot(x, y, 1, a)("0,0! 14,-19 46,-13! 26,13"), (LEAF_G[0], LEAF_G[1], LEAF_G[2]), 3.4, 0)
    for x, y in ((230, 292), (346, 286), (416, 300)):
        for i in range(5):
            form(d, Sh.ell(*polar(x, y, 11, i * 72), 9), (PLUM["core"], PLUM["light"]), 2.6)
        form(d, Sh.ell(x, y, 7), BRASS, 2.4)


def _mine_all_mine(d: Doc) -> None:
    """A dragon of spoons, round one sugar lump."""
    _on_paper(d, LAMP, "40,408! 180,388 340,388 460,408! 380,430 120,432")
    with d.group(transform="translate(14 50) scale(0.88)"):
        way = "410,380 330,404 220,396 120,404 60,350 90,282 180,270 270,296 350,280 372,210 320,150 250,150"
        d.stroke(line(way), INK, 74)
        d.stroke(line(way), SLATE[2], 62)
        pts = sample(way, 30)
        for i, (x, y, tx, ty) in enumerate(pts[:-3]):
            a = math.degrees(math.atan2(ty, tx))
            for s in (-1, 1):
                sp = spot(x, y, 0.92, a + s * 52 + 180)
                if (i + s) % 2:
                    solid(d, sp(Sh.rect(-4, -5, 50, 10, 4)), STEEL[1], 2.6, 0)
                    solid(d, sp(Sh.ell(-10, 0, 26, 18)), STEEL, 3.4, 0.3)
        head = spot(230, 150, 1.05, -4)
        solid(d, head("60,-30! 20,-58 -40,-50 -100,-30 -136,-6! -130,20 -90,34 -30,40 30,50 66,30!"), STEEL, 5, 0.3)
        solid(d, head("-136,-4! -60,8 0,6 40,20! -20,22 -90,34 -130,20!"), (CORAL["mid"], CORAL["deep"]), 4, 0)
        for i in range(5):
            form(
                d,
                head(S(f"{-122 + i * 26},{2 + i}! {-110 + i * 26},{22}! {-98 + i * 26},{6 + i}!")),
                ("#ffffff", PAPER[0]),
                2.6,
            )
        form(d, head(Sh.ell(-14, -22, 21, 18)), (LAMP["core"], LAMP["light"]), 3.6)
        d.fill(head(Sh.ell(-20, -20, 5, 14)), INK)
        d.stroke(head(line("-40,-46 -10,-38 16,-36")), INK, 7)
        for x, y, a in ((40, -60, -60), (70, -30, -20), (-16, -64, -96)):
            spoon = head(spot(x, y, 1, a)(Sh.rect(0, -5, 60, 10, 4))), head(spot(x, y, 1, a)(Sh.ell(74, 0, 25, 15)))
            solid(d, spoon[0], STEEL[1], 3, 0)
            solid(d, spoon[1], BRASS, 3.6, 0.3)
        lump = spot(200, 340, 1, -8)
        d.fill(lump(Sh.rect(-30, -30, 66, 62)).move(8, 8), INK, 0.5)
        solid(d, lump("-32,-20! -10,-38! 38,-32! 18,-14!"), ("#ffffff", PAPER[0]), 4, 0)
        solid(d, lump("-32,-20! 18,-14! 18,34! -32,30!"), ("#ffffff", PAPER[1]), 4, 0)
        solid(d, lump("18,-14! 38,-32! 38,16! 18,34!"), (PAPER[1], PAPER[2]), 4, 0)
        for x, y in ((252, 318), (146, 320), (196, 290)):
            d.fill(star(x, y, 17, 4, 0.25), "#ffffff")
            d.stroke(star(x, y, 17, 4, 0.25), INK, 2.4)
        for sx, sy, r in ((66, 190, 10), (92, 214, 7), (52, 224, 7)):
            form(d, tongue(sx, sy, r * 4, r * 2.6, -6), (LAMP["core"], CORAL["mid"]), 3)


def _a_quarrel_about_nothing(d: Doc) -> None:
    """Two chairs back to back, arms folded; the map is between them, in halves."""
    _on_paper(d, CORAL, "30,410! 160,394 320,394 450,410! 380,430 100,430")
    for x, flip, tones, seat in ((150, False, SEA, TIDE), (330, True, RED, CORAL)):
        at = spot(x, 220, 1, -7 if not flip else 7, flip)
        for spec in ("-96,60! -78,60! -96,190! -110,190!", "46,60! 66,60! 86,186! 70,190!"):
            solid(d, at(spec), (WOOD[0], WOOD[2], WOOD[3]), 4.2, 0)
        solid(d, at("34,70! 24,-40 30,-130 50,-176! 84,-170! 84,-60 72,74!"), tones, 5, 0.34)
        solid(d, at("-116,30! -110,74! 70,80! 70,36!"), tones, 5, 0.2)
        solid(d, at("-110,4! -106,40 60,46 66,6! -20,-8"), (seat["core"], seat["light"]), 4.2, 0)
        form(d, at(Sh.ell(66, -184, 17, 15)), BRASS, 3.6)
        glance(d, *at(Sh.ell(28, -104, 1)).center, 1.2, 0.9 if flip else -0.9, 0.5, 28)
        d.stroke(at(line("4,-122 24,-112 48,-122")), INK, 7)
        d.stroke(at(line("12,-66 26,-74 40,-68")), INK, 6)
        rod(d, at(line("44,-40 -20,-20 -34,-44 20,-50")), 17, seat["mid"], 8)
        rod(d, at(line("40,-22 -10,-40 -30,-14")), 17, seat["light"], 8)
    for x, a, s in ((206, -16, -1), (276, 14, 1)):
        half = spot(x, 396, 1, a)
        edge = "30,-26! 22,-12! 32,0! 22,12! 30,26!"
        solid(
            d,
            half("-44,-26! " + edge + " -44,26!") if s < 0 else half(S("-44,-26! " + edge + " -44,26!").scale(-1, 1)),
            WAX,
            4,
            0,
        )
        d.stroke(half(line(f"{-30 * -s},-8 {0},6 {18 * -s * -1},-4")), CORAL["mid"], 4)
    d.stroke([line("228,40 240,66 228,78 244,108"), line("206,64 216,80"), line("268,60 258,80")], INK, 7)


def _quite_enough_thank_you(d: Doc) -> None:
    """A place card, folded, on its way out with its bag."""
    _on_paper(d, LAMP, "60,412! 200,396 330,396 440,412! 350,430 140,430")
    form(d, Sh.rect(348, 98, 120, 302), (WOOD[0], WOOD[2]), 4)
    form(d, Sh.rect(362, 112, 100, 286), (TIDE["dark"], INK), 3.4)
    d.fill(Sh.ell(414, 166, 26), TIDE["core"])
    form(d, "362,398! 362,300! 380,294 462,290! 462,398!", (TIDE["light"], TIDE["base"]), 3)
    nib(d, pen(Sh.rect(364, 304, 96, 90), 0, 12, rnd=random.Random(3), ragged=30), TIDE["core"], 2.4)
    for x, y, a in ((176, 384, 24), (262, 384, -16)):
        rod(d, f"{x},300 {x + a * 0.4:.0f},{y - 20}", 12, WOOD[2], 7)
        form(d, spot(x + a * 0.4, y, 1, a)("-14,8! -10,-14 6,-18! 40,0 44,8!"), (INK2, INK), 3.4)
    back_of = "210,120! 300,150! 330,322! 216,310!"
    solid(d, back_of, (PAPER[1], PAPER[2], PAPER[3]), 4.6, 0.4)
    card = "80,140! 214,112! 240,322! 96,348!"
    d.fill(S(card).move(12, 12), INK, 0.35)
    solid(d, card, ("#ffffff", PAPER[0], PAPER[1]), 5, 0.2)
    d.stroke(S(card).shrink(14), LAMP["base"], 4)
    d.stroke([line("126,210 142,222 158,206"), line("176,200 192,212 208,196")], INK, 7)
    d.stroke([line("120,190 150,180"), line("174,176 206,166")], INK, 5)
    d.stroke(line("140,262 166,252 196,254"), INK, 7)
    hat = spot(142, 116, 1, -14)
    solid(d, hat("-46,8! -40,-40 0,-62 40,-40 46,8!"), (WOOD[0], WOOD[1], WOOD[3]), 4.8)
    form(d, hat("-47,2! 47,2! 45,-16! -45,-16!"), RED, 3.4)
    solid(d, hat("-70,4! 0,14 70,4! 48,28 -48,28"), (WOOD[0], WOOD[2]), 4.4, 0)
    rod(d, "236,236 286,256 306,290", 13, PAPER[0], 8)
    bag = spot(312, 340, 1, 6)
    rod(d, bag(line("-20,-34 -16,-56 16,-56 20,-34")), 9, WOOD[1], 7)
    solid(d, bag(Sh.rect(-56, -36, 112, 74, 12)), RED, 4.8, 0.3)
    form(d, bag(Sh.rect(-12, -42, 24, 22, 4)), BRASS, 3.4)
    for x, y in ((-38, 14), (34, 10)):
        form(d, bag(spot(x, y, 1, 14)(Sh.rect(-13, -10, 26, 20, 3))), WAX[:2], 2.6)
    rod(d, "88,250 52,220 48,170", 13, PAPER[0], 8)
    form(d, Sh.ell(48, 160, 17), GLOVE, 4)
    d.stroke([arc(48, 160, 32, 200, 260), arc(48, 160, 32, -70, -10)], CORAL["mid"], 5)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _asleep_on_your_feet,
        _bolt,
        _rooted_to_the_carpet,
        _mine_all_mine,
        _a_quarrel_about_nothing,
        _quite_enough_thank_you,
    )
}
