"""Upper halves of the combat cards, 548x210: what you do, by what you do it with and what it is done to. The sign of
the class lies over the left upper corner, up to 130,130.
"""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.inkwell.spline import lerp, polar
from tools.art.lamplit.actors import actor
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
from tools.art.lamplit.props import DARK_SKIN, GLOVE, SKIN
from tools.art.lamplit.scuffle import BLUE, BOUT, GREEN, RED, jolt, lit_room, nobody_arm, sleeved
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)


def _two_unarmed(d: Doc) -> None:
    """A handshake with nobody's glove; it is not given back."""
    lit_room(d)
    with d.group(transform="translate(4 -52) scale(0.98)"):
        nobody_arm(d, "420,146! 470,112 580,90! 580,196! 480,204 430,214!")
        pose_hand(d, "fist", (466, 170), 0.95, 176, GLOVE, flip=True)
        form(d, S("428,126! 462,114! 474,214! 438,220!"), (PAPER[0], PAPER[1]), 3)
        sleeved(d, "120,160! 220,122 290,112! 306,212! 230,232 120,280!", RED, "282,108! 310,106! 324,210! 296,216!")
        pose_hand(d, "clench", (318, 162), 0.98, 2, SKIN)
        jolt(d, 402, 162, 78, 5, -120, -60)
        jolt(d, 392, 168, 72, 3, 60, 110)


def _two_ranged(d: Doc) -> None:
    """A cork on its way to a lamp, which has turned to see what it is."""
    lit_room(d, "#d9c49a", "#8a6a4c", (420, 90), 168)
    actor(d, "lampbearer", 452, 262, 0.62, 4, True)
    sleeved(d, "0,210! 60,150 150,128! 164,172! 90,196 40,214!", GREEN, "146,124! 168,122! 180,166! 158,172!")
    form(d, S("168,112! 236,92! 240,108! 172,130!"), (SLATE[0], SLATE[1], SLATE[3]), 3.4)
    form(d, S("166,112! 182,108! 196,160! 176,164!"), (WOOD[0], WOOD[2]), 3)
    pose_hand(d, "grip", (158, 152), 0.46, -12, SKIN)
    d.stroke(line("252,96 290,84 330,78"), INK, 3, 0.8, dash="12 9")
    c = form(d, Sh.rect(-13, -10, 26, 20, 4).rot(-12).move(352, 76), (LAMP["light"], LAMP["base"]), 3)
    d.fill(c - c.move(3, 3), "#ffffff", 0.8)
    for r, _o in ((14, 1.0), (26, 0.6)):
        form(d, Sh.ell(244 + r, 94 - r * 0.4, r * 0.7), (PAPER[0], PAPER[2]), 2.4)


def _two_melee(d: Doc) -> None:
    """An umbrella against a cane; both bow."""
    lit_room(d, "#e3cf9e", "#9c7650", (280, 40), 178)
    nobody_arm(d, "548,60! 470,70 420,96! 430,140! 490,140 548,170!")
    form(d, S("418,90! 444,84! 454,142! 430,146!"), (PAPER[0], PAPER[1]), 3)
    for w, c in ((19, INK), (11, WOOD[1])):
        d.stroke(line("440,118 330,84 196,40"), c, w)
    form(d, Sh.ell(196, 40, 12), BRASS, 3)
    pose_hand(d, "fist", (440, 116), 0.6, 172, GLOVE, flip=True)
    sleeved(d, "60,250! 130,180 196,156! 214,196! 160,230 100,270!", BLUE, "190,150! 212,146! 226,192! 204,198!")
    u = form(
        d, S("226,168! 300,96 372,40 420,12! 404,62 340,122 246,190!"), (PLUM["mid"], PLUM["base"], PLUM["dark"]), 3.4
    )
    nib(d, pen(u, 140, 9, ragged=10), INK, 2, 0.7)
    for w, c in ((9, INK), (4, SLATE[0])):
        d.stroke(line("410,32 446,2"), c, w)
    d.stroke(line("220,176 196,190 190,214 212,220"), INK, 16)
    d.stroke(line("220,176 196,190 190,214 212,220"), WOOD[0], 9)
    pose_hand(d, "grip", (204, 172), 0.5, -36, DARK_SKIN)
    d.fill(star(340, 84, 44, 9, 0.45), "#fffdf0")
    d.stroke(star(340, 84, 44, 9, 0.45), INK, 3)


def _two_bladed(d: Doc) -> None:
    """A boat hook in a button hole: it has been told to come along."""
    lit_room(d, "#cfc19a", "#6d5a48", (180, 60))
    c = form(d, S("300,-20! 250,60 236,240! 560,240! 560,-20!"), ("#6b7d7c", "#3a4a4c", "#16262a"), 4)
    nib(d, pen(side(c, -90, 0), 90, 8, rnd=random.Random(4), ragged=30), INK, 2.2, 0.8)
    d.fill(c - c.move(7, 3), "#a9bab0", 0.7)
    lines(d, 3.4, INK, "390,-10 376,90 372,220")
    for y in (24, 94, 164):
        form(d, Sh.ell(410, y, 17), (LAMP["core"], LAMP["light"], LAMP["base"]), 3.4)
        for x in (404, 416):
            d.fill(Sh.ell(x, y, 3), INK)
    form(d, S("318,84! 356,78! 358,92! 320,98!"), (INK, INK2), 3)
    for w, cc in ((21, INK), (13, WOOD[0])):
        d.stroke(line("-10,214 120,160 236,112"), cc, w)
    hook = S("232,124! 226,100 262,84 318,72 350,84 362,110 348,126 330,122! 344,110 336,94 312,92 266,106 240,122!")
    form(d, hook, (PAPER[0], SLATE[1], SLATE[3]), 3.4)
    d.fill(hook - hook.move(3, 4), "#ffffff", 0.8)
    pose_hand(d, "grip", (84, 204), 0.6, -28, DARK_SKIN, cuff=BLUE, arm=60)


def _two_blunt(d: Doc) -> None:
    """A mallet over a bowler: croquet, indoors, at hat height."""
    lit_room(d, "#dccb96", "#8f7448", (330, 60), 184)
    with d.group(transform="translate(372 196)"):
        form(d, S("-84,10! -40,24 0,28 40,24 84,10! 62,-4 -62,-4"), ("#4b5c5a", "#121c20"), 3.4)
        h = form(d, S("-54,4! -62,-34 -52,-52 0,-58 52,-52 62,-34 54,4! 0,16"), ("#66786f", "#27363a", "#10191c"), 3.4)
        d.fill(S("-56,-14! 0,-4 56,-14! 55,4! 0,16 -55,4!"), PLUM["base"])
        nib(d, pen(side(h, -24, 0), 90, 6), INK, 1.9, 0.8)
        d.fill(S("-34,-50! 0,-40 34,-50! 26,-56 -26,-56"), INK, 0.5)
    for w, c in ((21, INK), (13, LAMP["base"])):
        d.stroke(line("100,186 220,90 330,30"), c, w)
    with d.group(transform="translate(350 66) rotate(-32)"):
        m = form(d, Sh.rect(-62, -32, 124, 62, 8), (WOOD[0], WOOD[1], WOOD[3]), 4)
        for x in (-48, 36):
            form(d, Sh.rect(x, -32, 12, 62), BRASS, 2.6)
        nib(d, pen(side(m, -30, -4), 90, 7), INK, 1.9, 0.7)
    for r in (66, 92, 118):
        d.stroke(arc(372, 96, r, 200, 248), INK, 4, 0.8)
    jolt(d, 380, 142, 70, 4, -160, -120)
    pose_hand(d, "grip", (120, 200), 0.62, -40, SKIN, cuff=GREEN, arm=50)


def _four_unarmed(d: Doc) -> None:
    """Hands round a muzzle made of window: a good dog, a very good dog."""
    lit_room(d, "#b9c9b0", "#4d6a60", (150, 90), 176)
    actor(d, "pane_hound", 512, 420, 1.5, 6)
    pose_hand(d, "cup", (196, 196), 0.8, -24, SKIN, cuff=RED, arm=60)
    pose_hand(d, "rest", (206, 40), 0.72, 26, SKIN, cuff=RED, arm=60)
    jolt(d, 300, 116, 96, 3, 150, 200)


def _four_ranged(d: Doc) -> None:
    """Salt before paws: a line is a line."""
    lit_room(d, "#d6cfae", "#6d6650", (120, 50), 92)
    actor(d, "pane_hound", 462, 196, 0.62, 0)
    for x0, y0, x1, y1 in ((150, 96, 330, 196),):
        band = brush(
            f"{x0 - 20},{y0} {x0 + 60},{y0 + 60} {x1 - 40},{y1 - 30} {x1 + 60},{y1 + 20}", 34, taper(0.7, 0.7), 16
        )
        d.stroke(band, INK, 4)
        d.fill(band, "#ffffff")
        d.fill(specks(band.grow(14), 60, (1.6, 3.4), random.Random(5)), "#ffffff")
        d.fill(specks(band, 30, (1.4, 2.4), random.Random(6)), PAPER[3])
    with d.group(transform="translate(96 130) rotate(14)"):
        form(d, Sh.rect(-120, -18, 150, 30, 6), (SLATE[0], SLATE[1], SLATE[3]), 3.4)
        form(d, S("28,-18! 62,-44! 62,36! 28,12!"), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3.4)
        form(d, Sh.ell(62, -4, 11, 40), (INK2, INK), 3)
    for i in range(16):
        a = -20 + i * 4.2
        x, y = polar(156, 140, 30 + i * 37 % 110, a)
        d.fill(Sh.ell(x, y, 3.4), "#ffffff")
        d.stroke(Sh.ell(x, y, 3.4), INK, 1.4)


def _four_melee(d: Doc) -> None:
    """A chair before a ridge of lawn: lions are done like this."""
    lit_room(d, "#c9c48e", "#5d6640", (200, 40))
    hill = form(d, S("548,240! 548,40 480,18 420,30 372,84 340,150 316,240!"), (LEAF_G[0], LEAF_G[1], LEAF_G[3]), 4)
    nib(d, pen(hill, 70, 9, rnd=random.Random(4), ragged=12), LEAF_G[4], 2.2, 0.7)
    for spec in ("548,110 470,84 424,110 380,200", "548,170 490,150 450,180 430,240"):
        d.stroke(line(spec), WOOD[2], 9)
        d.stroke(line(spec), INK, 2.4)
    for x, y in ((372, 84), (420, 30), (484, 18)):
        for a in range(0, 360, 60):
            form(d, Sh.ell(*polar(x, y - 12, 10, a), 6), PAPER[0], 1.6)
        form(d, Sh.ell(x, y - 12, 6), LAMP["light"], 1.6)
    for x in (410, 446):
        form(d, S(f"{x - 12},{96}! {x},{84} {x + 12},{96}! {x},{106}"), ("#ffffff", PAPER[1]), 2.4)
        d.fill(Sh.ell(x - 3, 96, 5), INK)
    for spec in ("120,150 260,70 330,50", "150,196 276,128 340,112"):
        d.stroke(line(spec), INK, 19)
        d.stroke(line(spec), WOOD[0], 11)
    form(d, S("130,128! 204,92! 226,148! 152,190!"), (PLUM["light"], PLUM["base"], PLUM["dark"]), 4)
    for spec in ("140,160 90,190 40,196", "130,126 70,130 30,120"):
        d.stroke(line(spec), INK, 19)
        d.stroke(line(spec), WOOD[1], 11)
    pose_hand(d, "grip", (56, 212), 0.6, -46, SKIN, cuff=RED, arm=40)


def _four_bladed(d: Doc) -> None:
    """Shears against roots; the roots have been asked first."""
    lit_room(d, "#cdbf92", "#5d5238", (160, 60), 150)
    for spec, w in (
        ("548,20 470,40 420,90 380,130 330,150", 44),
        ("548,130 480,120 430,140 396,190", 34),
        ("548,196 500,180 470,200", 30),
    ):
        r = brush(spec, w, taper(1, 0.1, 0.1), 16)
        d.stroke(r, INK, 7)
        d.fill(r, d.dlin(r, WOOD[0], WOOD[2], WOOD[3]))
        nib(d, pen(r, 20, 8, ragged=6), INK, 1.8, 0.6)
    for x, y in ((386, 96), (440, 60)):
        form(d, S(f"{x},{y}! {x - 10},{y - 26} {x + 4},{y - 44}! {x + 14},{y - 18}!"), (LEAF_G[0], LEAF_G[2]), 2.4)
    st = ("#f4f6ee", SLATE[0], SLATE[2])
    form(d, S("190,110! 300,120 372,146! 300,160 196,140!"), st, 3.4)
    form(d, S("196,132! 296,96 366,58! 310,128 206,152!"), st, 3.4)
    form(d, Sh.ell(206, 132, 14), BRASS, 3)
    for spec in ("196,126 140,96 80,60", "196,140 150,170 96,206"):
        d.stroke(line(spec), INK, 25)
        d.stroke(line(spec), LAMP["base"], 16)
    pose_hand(d, "grip", (62, 84), 0.56, 20, DARK_SKIN, cuff=GREEN, arm=40)
    pose_hand(d, "grip", (72, 214), 0.56, -34, DARK_SKIN, cuff=GREEN, arm=40)


def _four_blunt(d: Doc) -> None:
    """A poker is thrown; it is fetched."""
    lit_room(d, "#cfc9a6", "#66705c", (200, 50), 166)
    actor(d, "pane_hound", 440, 190, 0.78, -4)
    for w, c in ((15, INK), (8, SLATE[1])):
        d.stroke(line("206,84 300,96 392,120"), c, w)
    form(d, Sh.ell(198, 82, 12), BRASS, 3)
    d.glow(394, 120, 30, (0, LAMP["core"], 0.9), (1, CORAL["mid"], 0))
    d.stroke(line("150,160 200,20 330,14 420,40"), INK, 3.4, 0.8, dash="14 10")
    pose_hand(d, "open", (110, 214), 0.7, -58, SKIN, cuff=BLUE, arm=60)


def _none_unarmed(d: Doc) -> None:
    """Both fists, wet to the elbow; it has no front."""
    lit_room(d, "#b5cdbb", "#3a6a68", (200, 40))
    wave = form(
        d,
        S("230,240! 260,120 330,60 430,40 520,60 560,20! 560,240!"),
        (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["base"]),
        4,
    )
    nib(d, pen(wave, 0, 11, rnd=random.Random(4), ragged=60, broken=0.8), TIDE["base"], 2.4, 0.6)
    d.fill(wave - wave.move(8, 9), "#ffffff", 0.8)
    form(d, Sh.ell(458, 112, 38, 46), (TIDE["core"], TIDE["light"]), 3)
    d.stroke(Sh.ell(458, 114, 25, 32), TIDE["dark"], 2.6, 0.9, dash="7 6")
    for at, rot, k in (((150, 206), -34, 0.9), ((196, 76), 16, 0.78)):
        pose_hand(d, "fist", at, k, rot, SKIN, cuff=RED, arm=90)
    for x, y, r in ((300, 66, 12), (330, 36, 8), (286, 110, 9), (330, 150, 13), (276, 176, 8), (372, 60, 7)):
        form(d, Sh.ell(x, y, r), ("#ffffff", TIDE["light"]), 2.6)
    jolt(d, 290, 110, 40, 4, 150, 230)


def _none_ranged(d: Doc) -> None:
    """A shot that bends, out of politeness to the glass."""
    lit_room(d, "#cbd2bd", "#4d6a6c", (120, 60), 180)
    actor(d, "refraction", 430, 236, 0.56, 4)
    with d.group(transform="translate(90 166) rotate(-18)"):
        form(d, Sh.rect(-110, -14, 170, 28, 5), (SLATE[0], SLATE[1], SLATE[3]), 3.4)
        form(d, Sh.rect(-30, 10, 26, 46, 6).rot(18), (WOOD[0], WOOD[2]), 3)
        form(d, S("58,-16! 84,-24! 84,24! 58,16!"), BRASS, 3)
    for w, c in ((9, INK), (4, CORAL["mid"])):
        d.stroke(line("180,132 250,110 310,100 352,60 360,20 330,-6"), c, w, dash="22 12")
    form(d, star(180, 134, 36, 8, 0.45), "#fffdf2", 3)


def _none_melee(d: Doc) -> None:
    """An oar into sand; the sand takes the oar."""
    lit_room(d, "#d8cfa6", "#7d7456", (180, 30))
    s = form(d, S("140,240! 180,150 260,96 360,84 470,110 548,90! 548,240!"), ("#cfc7a2", "#8f8a6c", "#4d4a3c"), 4)
    nib(d, pen(s, 6, 10, rnd=random.Random(5), ragged=80, broken=0.85), INK, 1.9, 0.5)
    form(d, S("300,130! 330,104 400,100 444,128! 420,158 340,162"), (INK2, INK), 3.4)
    for w, c in ((25, INK), (16, WOOD[0])):
        d.stroke(line("190,-20 270,50 352,130"), c, w)
    d.fill(S("338,118! 366,118! 376,146 350,150"), INK)
    for x in (330, 396, 424):
        f = form(
            d,
            S(f"{x - 10},{146}! {x - 12},{112} {x - 2},{102} {x + 8},{112} {x + 10},{146}!"),
            ("#d9d0aa", "#8f8a6c"),
            2.8,
        )
        nib(d, pen(side(f, -7, 0), 90, 5), INK, 1.6, 0.7)
    pose_hand(d, "grip", (214, 6), 0.62, 62, DARK_SKIN, cuff=BLUE, arm=40)
    for x, y in ((244, 128), (486, 120), (220, 170)):
        form(d, star(x, y, 13, 5, 0.5), (CORAL["light"], CORAL["mid"]), 2.4)


def _none_bladed(d: Doc) -> None:
    """A knife along a seam of light: it comes apart like cake."""
    lit_room(d, "#c9bfb6", "#54404d", (330, 100))
    left, right = (
        S("330,-20! 300,60 318,120 286,230! 60,230! 90,-20!"),
        S("352,-20! 336,60 352,120 330,230! 560,230! 560,-20!"),
    )
    for s, c in (
        (left, (PLUM["light"], PLUM["mid"], PLUM["dark"])),
        (right, (PLUM["mid"], PLUM["base"], PLUM["deep"])),
    ):
        form(d, s, c, 4)
        nib(d, pen(s, 90, 12, rnd=random.Random(4), ragged=40), PLUM["deep"], 2, 0.5)
    d.glow(334, 110, 150, (0, "#ffffff", 0.95), (0.3, LAMP["core"], 0.6), (1, LAMP["light"], 0))
    d.fill(S("340,-20! 318,60 334,120 306,230! 326,230! 346,120 330,60 348,-20!"), "#ffffff")
    k = form(d, S("222,214! 330,118 352,84! 360,112 342,146 252,230!"), ("#ffffff", SLATE[0], SLATE[2]), 3.4)
    d.fill(k - k.move(4, 4), "#ffffff")
    form(d, S("236,206! 254,226! 206,262! 190,244!"), (WOOD[0], WOOD[2]), 3.4)
    pose_hand(d, "grip", (190, 236), 0.66, -38, SKIN, cuff=RED, arm=40)
    for x, y, r in ((300, 40, 9), (372, 60, 7), (286, 150, 8), (390, 150, 9)):
        d.fill(star(x, y, r * 1.7, 4, 0.3), "#fffdf0")


def _none_blunt(d: Doc) -> None:
    """A gong of glass: struck, it answers in the next room."""
    lit_room(d, "#bfd0bf", "#3c6664", (360, 100))
    for r, o in ((150, 0.5), (124, 0.7)):
        d.stroke(Sh.ell(378, 104, r, r * 0.9), TIDE["core"], 5, o, dash="34 16")
    for w, c in ((13, INK), (7, LAMP["mid"])):
        d.stroke(line("300,-10 330,24"), c, w)
        d.stroke(line("456,-10 426,24"), c, w)
    g = form(d, Sh.ell(378, 110, 98, 92), (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["base"]), 4)
    d.stroke(Sh.ell(378, 110, 66, 62), TIDE["base"], 4)
    d.fill(S("310,90! 326,50 366,28! 344,66 330,110!") & g, "#ffffff", 0.9)
    for a in (20, 70, 150, 200, 300):
        x, y = polar(330, 132, 70, a)
        d.stroke(line([(330, 132), (lerp(330, x, 0.5) + 5, lerp(132, y, 0.5) - 4), (x, y)]), INK, 3)
    for w, c in ((17, INK), (10, WOOD[0])):
        d.stroke(line("120,206 200,170 290,138"), c, w)
    b = form(d, Sh.ell(306, 134, 30), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4)
    nib(d, pen(side(b, -14, -4), 90, 6), INK, 1.8, 0.7)
    pose_hand(d, "grip", (126, 214), 0.56, -22, DARK_SKIN, cuff=GREEN, arm=40)


FILES = {
    f"upper_{drawn.__name__.strip('_')}": (BOUT, drawn)
    for drawn in (
        _two_unarmed,
        _two_ranged,
        _two_melee,
        _two_bladed,
        _two_blunt,
        _four_unarmed,
        _four_ranged,
        _four_melee,
        _four_bladed,
        _four_blunt,
        _none_unarmed,
        _none_ranged,
        _none_melee,
        _none_bladed,
        _none_blunt,
    )
}
