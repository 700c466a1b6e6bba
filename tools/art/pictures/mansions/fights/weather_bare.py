"""Fights with the legless, by hand and from afar: the names of the cards as pictures, 548x210."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.foes import goldfish, rainbow
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, PLUM, TIDE, WOOD, corners, form, nib, pen
from tools.art.lamplit.props import DARK_SKIN, SKIN, solid, spot
from tools.art.lamplit.scuffle import (
    BLUE,
    BOUT,
    GREEN,
    RED,
    bowler,
    cork,
    distance,
    drops,
    flight,
    lit_room,
    pistol,
    smooth_face,
    swell,
    swish,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)
HUES = (CORAL["light"], LAMP["light"], LEAF_G[0], TIDE["light"], PLUM["light"])


def _hit_what(d: Doc) -> None:
    """They all have a middle. It is a question of where: somebody has chalked it in, three times."""
    lit_room(d, "#d3d0bd", "#5f6c66", (150, 50), 176)
    distance(d, "frames", 190)
    actor(d, "refraction", 408, 226, 0.54)
    for x, y, r in ((372, 66, 30), (446, 116, 34), (384, 160, 28)):
        d.stroke(Sh.ell(x, y, r), INK, 5, 0.9, dash="10 7")
        d.stroke(Sh.ell(x, y, r * 0.45), CORAL["mid"], 6)
    pose_hand(d, "fist", (196, 150), 0.9, -14, SKIN, cuff=RED, arm=110)
    for x, y in ((316, 108), (306, 130)):
        d.stroke(line([(x, y), (x + 16, y - 5)]), INK, 3, 0.8)


def _both_wet(d: Doc) -> None:
    """In to the wrist; it is cold in there, and it is busy: somebody shakes both hands."""
    lit_room(d, "#bfd0bb", "#3f6c68", (120, 40))
    distance(d, "window", 130, 18)
    swell(d, "250,240! 262,110 320,30 430,-6 560,-20! 560,240!")
    for y, flip in ((70, False), (166, True)):
        pose_hand(d, "open", (250, y), 0.86, 10 if flip else 4, SKIN, cuff=RED, arm=150, flip=flip)
    d.fill(S("268,240! 276,120 330,40 430,4 560,-20! 560,240!"), TIDE["mid"], 0.35)
    goldfish(d, 420, 74, 1.1, -6)
    goldfish(d, 432, 150, 1.2, 8)
    goldfish(d, 500, 116, 0.8, 14)
    for x, y, r in ((360, 30, 6), (380, 52, 4), (480, 50, 5), (516, 180, 7)):
        form(d, Sh.ell(x, y, r), "#f4fff4", 2)


def _wrong_name(d: Doc) -> None:
    """It is a long name. You leave out the part it is standing on."""
    lit_room(d, "#d8cda6", "#6f6448", (160, 50), 140)
    distance(d, "shelf", 180, 6)
    actor(d, "people.kasimir_holt", 190, 214, 0.46)
    scroll = brush("222,112 260,150 300,166 350,168 400,176 470,168 540,190", 34, taper(0.7, 0.9, 0.4))
    form(d, scroll, ("#ffffff", PAPER[0], PAPER[2]), 3.4)
    for i in range(8):
        x, y = 268 + i * 30, (152, 160, 163, 164, 168, 171, 170, 168)[i]
        d.stroke(line([(x, y), (x + 17, y + 2)]), INK, 4.5, 0.8)
    d.fill(Sh.ell(430, 178, 76, 10), INK, 0.5)
    actor(d, "silt", 432, 190, 0.42)
    form(d, Sh.ell(236, 104, 13, 16), (WOOD[0], WOOD[2]), 3)


def _refuse(d: Doc) -> None:
    """You study your shoes. They are polished: it is in both of them, waving."""
    lit_room(d, "#c3a678", "#4c382b", (90, 20))
    form(d, S("-10,-10! 560,-10! 560,220! -10,220!"), ("#a5815a", "#553d2c"), 0)
    nib(d, [(0, 34 + i * 46, 548, 12 + i * 46) for i in range(5)], INK, 2.2, 0.4)
    rainbow(d, 470, -10, 340, 220, 118)
    for x, y, look in ((444, 46, -6), (486, 96, -6), (418, 130, -6)):
        form(d, S(f"{x - 24},{y}! {x},{y - 18} {x + 24},{y}! {x},{y + 16}"), "#ffffff", 3)
        d.fill(Sh.ell(x + look, y, 8), INK)
        d.stroke(line([(x - 26, y - 12), (x, y - 26), (x + 24, y - 18)]), INK, 4)
    for x, rot, flip in ((120, -8, False), (262, 8, True)):
        _toecap(d, x, rot, flip)


def _shut(d: Doc) -> None:
    """If it is made of light, it will need a window: what is left of it is one stripe, and indignant."""
    lit_room(d, "#b9b09c", "#4d4440", (420, 60), 184)
    form(d, Sh.rect(210, -10, 330, 176), (WOOD[0], WOOD[2]), 3)
    form(d, Sh.rect(226, -10, 298, 160), ("#7fb0a0", "#c9cdb4"), 2.4)
    rainbow(d, 338, -10, 300, 200, 84)
    for y, r in ((56, 22), (104, 15)):
        form(d, S(f"{358 - r},{y}! {358},{y - r * 0.6} {358 + r},{y}! {358},{y + r * 0.6}"), "#ffffff", 2.6)
        d.fill(Sh.ell(352, y, r * 0.3), INK)
    for spec in ("150,-10! 330,-10! 320,100 332,210! 140,210! 156,100", "404,-10! 560,-10! 560,210! 396,210! 410,100"):
        c = form(d, S(spec), (PLUM["mid"], PLUM["base"], PLUM["dark"]), 4)
        nib(d, pen(c, 90, 14, ragged=20), PLUM["deep"], 2.4, 0.8)
    pose_hand(d, "grip", (246, 120), 0.74, 10, SKIN, cuff=GREEN, arm=110)


def _solid(d: Doc) -> None:
    """There is a lump in it, and it keeps moving the lump out of the way, like soap in a bath."""
    lit_room(d, "#c3d1bd", "#46706a", (120, 40))
    distance(d, "window", 150, 10)
    swell(d, "250,240! 262,140 320,70 420,36 510,50 560,20! 560,240!")
    for x, y, o in ((420, 170, 0.3), (440, 130, 0.5)):
        d.stroke(Sh.rect(x - 32, y - 18, 64, 36, 14), INK, 3, o + 0.3, dash="8 7")
    s = form(
        d, Sh.rect(-40, -24, 80, 48, 18).rot(-18).move(460, 84), (CORAL["core"], CORAL["light"], CORAL["mid"]), 3.6
    )
    d.fill(s - s.move(5, 6), "#ffffff", 0.9)
    d.stroke(Sh.rect(-24, -11, 48, 22, 9).rot(-18).move(460, 84), CORAL["base"], 2.6)
    pose_hand(d, "reach", (220, 170), 0.9, -16, DARK_SKIN, cuff=BLUE, arm=110)
    swish(d, 430, 130, 60, -70, -10, 2)
    for x, y, r in ((400, 60, 9), (508, 110, 7), (490, 50, 5)):
        form(d, Sh.ell(x, y, r), "#f4fff4", 2.2)


def _its_reflection(d: Doc) -> None:
    """In the mirror it is small and rather nervous. You aim at that."""
    lit_room(d, "#cdbfa0", "#6d5a42", (110, 40), 180)
    form(d, S("300,190! 292,30 362,-6 430,30 424,190!"), (LAMP["light"], LAMP["base"], LAMP["dark"]), 4)
    g = form(d, S("312,180! 306,40 362,10 416,40 412,180!"), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3)
    actor(d, "silt", 362, 182, 0.22)
    drops(d, [(330, 104, 6), (396, 112, 5)])
    d.fill(corners("318,180 360,14 372,14 334,180") & g, "#ffffff", 0.6)
    swell(d, "446,240! 452,110 486,50 540,24 560,20! 560,240!")
    smooth_face(d, 516, 92, 26, 34)
    pistol(d, 78, 158, -8, 0.9)
    pose_hand(d, "grip", (40, 168), 0.6, -6, SKIN, cuff=RED, arm=50)
    flight(d, "184,138 240,126 296,118")
    cork(d, 268, 122, -6, 0.9)


def _into_the_middle(d: Doc) -> None:
    """You shut one eye; it is all rings, and in the middle of it is a hat."""
    lit_room(d, "#b8cdbc", "#3c6864", (120, 40))
    for r, c in ((170, TIDE["base"]), (132, TIDE["mid"]), (94, TIDE["light"]), (54, TIDE["core"])):
        ring = S(f"{430 - r},{110} {430 - r * 0.5},{110 - r * 0.8} {430 + r * 0.6},{110 - r * 0.78} {430 + r},{104}"
                 f" {430 + r * 0.6},{110 + r * 0.76} {430 - r * 0.5},{110 + r * 0.8}")  # fmt: skip
        form(d, ring, c, 3)
    bowler(d, 430, 128, 0.5, 8)
    form(
        d, S("-10,240! 4,186 44,164 108,160! 172,168 198,200 204,240!"), (PLUM["mid"], PLUM["base"], PLUM["dark"]), 3.6
    )
    form(d, S("76,164! 108,196! 138,162! 108,152!"), (PAPER[0], PAPER[2]), 3)
    bust(d, "emil_sarto", 104, 84, 0.54, "glad", 4)
    pistol(d, 252, 170, -14, 1.0)
    pose_hand(d, "grip", (206, 194), 0.56, -18, SKIN, cuff=(PAPER[0], PAPER[1], PAPER[2]), arm=40)
    flight(d, "356,128 388,120 408,112")


def _comes_back(d: Doc) -> None:
    """It goes in at the front, thinks better of it, and comes out by the same door, with its hat on."""
    lit_room(d, "#d3cfb6", "#5d6a62", (140, 50), 184)
    distance(d, "clock", 210, 10)
    actor(d, "refraction", 444, 234, 0.56)
    flight(d, "150,90 260,66 380,76 440,108 430,150 360,160 296,150")
    pistol(d, 62, 116, -6, 0.86)
    pose_hand(d, "grip", (22, 122), 0.58, -4, DARK_SKIN, cuff=GREEN, arm=30)
    cork(d, 276, 150, 186, 1.5)
    bowler(d, 272, 132, 0.3, -8)
    for x in (262, 280):
        d.stroke(line([(x, 168), (x - 6, 184), (x - 16, 186)]), INK, 4)


def _eyes_shut(d: Doc) -> None:
    """She aims at the cold, with her eyes shut; it has come quite near, to see who it is."""
    lit_room(d, "#b9c6b4", "#3f5a60", (90, 60), 176)
    d.glow(470, 100, 220, (0, "#ffffff", 0.9), (0.4, TIDE["core"], 0.6), (1, TIDE["light"], 0))
    actor(d, "silt", 450, 236, 0.66, 0, True)
    for x, y, r in ((330, 40, 15), (366, 170, 11), (520, 36, 18), (540, 150, 13), (398, 92, 9)):
        for a in (0, 60, 120):
            d.stroke(line([polar(x, y, r, a), polar(x, y, -r, a)]), "#ffffff", 4)
    form(d, S("-10,240! 0,176 40,152 110,150! 170,156 200,190 206,240!"), ("#b79a6a", "#7d6440", "#453521"), 3.6)
    bust(d, "rosalind_teague", 96, 88, 0.5, "asleep", 4)
    pistol(d, 268, 146, -4, 1.3)
    for x, h in ((300, 34), (326, 26), (352, 40), (378, 24)):
        form(d, S(f"{x - 7},122! {x + 7},122! {x},{122 + h}!"), ("#ffffff", TIDE["light"]), 2.4)
    pose_hand(d, "grip", (212, 172), 0.66, -16, SKIN, cuff=("#b79a6a", "#7d6440", "#453521"), arm=60)


def _where_it_will_be(d: Doc) -> None:
    """It has not come there yet: the chair is drawn back, the cork is on its way, it will be so surprised."""
    lit_room(d, "#dccb9e", "#7f6444", (250, 50), 170)
    distance(d, "curtain", 30)
    form(d, S("352,200! 344,96 362,56 420,44 470,58 484,100 476,200!"), (TIDE["mid"], TIDE["base"], TIDE["dark"]), 4)
    form(d, Sh.rect(338, 138, 154, 56, 14), (TIDE["light"], TIDE["base"]), 3.6)
    ghost = S("370,150! 376,96 390,50 420,34 448,48 458,96 462,150!")
    d.fill(ghost, "#ffffff", 0.3)
    d.stroke(ghost, INK, 3.4, 0.9, dash="10 8")
    d.stroke(Sh.ell(414, 76, 16, 20), INK, 3, 0.8, dash="7 6")
    cork(d, 300, 108, 4, 1.1)
    flight(d, "176,118 220,112 276,108")
    pistol(d, 78, 154, -6, 0.86)
    pose_hand(d, "grip", (38, 160), 0.58, -4, SKIN, cuff=BLUE, arm=50)
    swell(d, "516,240! 510,150 524,90 560,70! 560,240!")
    smooth_face(d, 540, 118, 13, 18)


def _toecap(d: Doc, x: float, rot: float, flip: bool) -> None:
    """A shoe as its owner sees it, its toe up; in its polish there is a caller."""
    at = spot(x, 118, 1, rot, flip)
    d.fill(at("-58,130! -66,20 -60,-60 -24,-98 20,-96 56,-60 64,20 60,130!").move(12, 10), INK, 0.5)
    shoe = solid(
        d,
        at("-58,130! -66,20 -60,-60 -24,-98 20,-96 56,-60 64,20 60,130!"),
        ("#8a4f38", "#4f2a20", "#22120f"),
        4.2,
        0.3,
    )
    toe = form(
        d, at("-62,-12! -56,-62 -24,-94 20,-92 52,-60 60,-12! 30,-2 -30,-2"), ("#a4664a", "#5a3024", "#2c1712"), 3.4
    )
    for i in range(3):
        d.stroke(at(line(f"-22,{26 + i * 24} 22,{20 + i * 24}")), PAPER[1], 6)
        d.stroke(at(line(f"-22,{20 + i * 24} 22,{26 + i * 24}")), PAPER[1], 6)
    with d.clip(toe & shoe):
        for i, (a, b) in enumerate(((-30, -14), (-14, 0), (0, 14), (14, 30))):
            form(
                d,
                at(f"{a},-8! {b},-8! {b - 2},{-66 - (i % 2) * 12}! {a + 4},{-62 - (i % 3) * 8}!"),
                ("#ffffff", HUES[i]),
                2,
            )
        form(d, at("-32,-44! -52,-66! -46,-72! -26,-54!"), ("#ffffff", HUES[3]), 2)
    for ex in (-9, 11):
        form(d, at(Sh.ell(ex, -44, 9, 7)), "#ffffff", 2)
        d.fill(at(Sh.ell(ex, -42, 3.6)), INK)
    d.stroke(at(line("-44,-66 -24,-84 6,-86")), "#ffffff", 4, 0.7)


ORDER = (
    _hit_what,
    _both_wet,
    _wrong_name,
    _refuse,
    _shut,
    _solid,
    _its_reflection,
    _into_the_middle,
    _comes_back,
    _eyes_shut,
    _where_it_will_be,
)
FILES = {f"ce{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 1)}
