"""Fights with the four-legged: what each card of theirs is called, as a picture of 548x210."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, line, star
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
    corners,
    form,
    nib,
    pen,
    side,
)
from tools.art.lamplit.scuffle import (
    BLUE,
    BOUT,
    DARK,
    GREEN,
    RED,
    SKIN,
    bang,
    brolly,
    cork,
    distance,
    flight,
    jolt,
    lit_room,
    mallet,
    pistol,
    rod,
    sabre,
    shoe,
    sleeved,
    splinters,
    swish,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)


def _hound(d: Doc, x: float, y: float, k: float, rot: float = 0, flip: bool = False) -> None:
    d.fill(Sh.ell(x + 8, y, 130 * k, 16 * k), INK, 0.45)
    actor(d, "pane_hound", x, y, k, rot, flip)


def _turf(d: Doc, spec: str) -> Sh:
    """A ridge of lawn on its way, with daisies where they are asked for."""
    hill = form(d, S(spec), (LEAF_G[0], LEAF_G[1], LEAF_G[3]), 4)
    nib(d, pen(hill, 72, 9, rnd=random.Random(4), ragged=12), LEAF_G[4], 2.2, 0.7)
    d.fill(hill - hill.move(6, 7), "#e4efb8", 0.8)
    return hill


def _daisy(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    form(d, star(x, y, 15 * k, 8, 0.55), PAPER[0], 2)
    form(d, Sh.ell(x, y, 6 * k), LAMP["light"], 1.8)


def _eyes(d: Doc, x: float, y: float, k: float = 1.0, look: float = -3) -> None:
    for sx in (-17, 17):
        form(
            d,
            S(
                f"{x + sx * k - 12 * k},{y}! {x + sx * k},{y - 10 * k} {x + sx * k + 12 * k},{y}!"
                f" {x + sx * k},{y + 9 * k}"
            ),
            "#ffffff",
            2.6,
        )
        d.fill(Sh.ell(x + sx * k + look * k, y, 4.6 * k), INK)


def _bad_dog(d: Doc) -> None:
    """The finger of everybody's grandmother; it has lain down on what it has broken."""
    lit_room(d, "#e2d3a8", "#9c8256", (190, 50), 158)
    distance(d, "frames", 250)
    _hound(d, 440, 226, 0.66, 10)
    splinters(d, [(330, 188, 1.2), (372, 198, 0.8), (520, 192, 1.0)])
    sleeved(
        d,
        "-10,60! 80,66 160,92! 154,150! 70,150 -10,140!",
        (PLUM["light"], PLUM["mid"], PLUM["dark"]),
        "150,86! 176,92! 170,154! 146,150!",
    )
    for y in (96, 116, 136):
        d.stroke(line([(60, y - 8), (150, y)]), PLUM["dark"], 2, 0.6)
    pose_hand(d, "point", (174, 122), 0.86, 8, SKIN)
    jolt(d, 318, 132, 26, 3, -30, 50)


def _headlock(d: Doc) -> None:
    """Round the neck, if this is the neck."""
    lit_room(d, "#d9c79a", "#8a6f4a", (200, 40))
    distance(d, "window", 60)
    actor(d, "pane_hound", 470, 470, 1.62, 4)
    arm = form(d, S("170,240! 190,160 260,118 360,112! 420,128 424,168! 380,184! 320,178 280,196 260,250!"), RED, 4)
    nib(d, pen(side(arm, -16, -22), 60, 8, ragged=12), INK, 2.2, 0.8)
    form(d, S("408,112! 442,122! 436,182! 398,186!"), (PAPER[0], PAPER[1]), 3.4)
    pose_hand(d, "clench", (430, 152), 0.72, 18, SKIN)
    jolt(d, 300, 70, 40, 4, -170, -60)
    splinters(d, [(206, 60, 0.9), (236, 36, 0.7), (160, 90, 0.6)])


def _coat(d: Doc) -> None:
    """In the dark all creatures think of bed: a coat, and four legs that have stopped."""
    lit_room(d, "#d8cda0", "#7b6a4a", (170, 46), 164)
    distance(d, "door", 450)
    _hound(d, 372, 206, 0.6)
    c = form(
        d, S("220,150! 214,84 250,46 320,52 400,58 470,78 486,132! 430,122 372,134 322,126 300,170 260,176!"), BLUE, 4
    )
    nib(d, pen(side(c, -40, -20), 78, 7, ragged=20), INK, 2, 0.8)
    d.fill(c - c.move(6, 6), SLATE[0], 0.8)
    form(d, S("292,60! 330,48! 352,76! 322,92! 300,82!"), (PAPER[0], PAPER[1]), 3)
    form(d, S("400,64! 452,90 470,150 452,176! 424,168! 432,128 396,96!"), BLUE, 3.4)
    for x in (330, 372, 414):
        form(d, Sh.ell(x, 108, 6), BRASS, 2.2)
    form(d, S("206,84! 196,50 226,22 262,30! 288,48 280,66! 244,62!"), (PLUM["light"], PLUM["base"]), 3.4)
    form(d, Sh.ell(200, 92, 11), PAPER[0], 2.6)
    pose_hand(d, "open", (100, 172), 0.74, -26, SKIN, cuff=BLUE, arm=60)


def _kick(d: Doc) -> None:
    """Not sporting. Neither is it."""
    lit_room(d, "#d7cf98", "#77744a", (150, 40))
    distance(d, "window", 196)
    hill = _turf(d, "330,240! 326,150 350,92 410,52 480,40 560,60! 560,240!")
    d.fill(S("330,150! 346,110 372,120 366,170 340,196!") & hill, INK, 0.85)
    _eyes(d, 452, 110, 1.0, -5)
    for x, y in ((404, 54), (488, 42)):
        _daisy(d, x, y - 12)
    with d.group(transform="translate(168 196) rotate(-58)"):
        shoe(d, 0, 0, 0, 1.25, (CORAL["mid"], CORAL["dark"]))
    bang(d, 326, 130, 46)
    for x, y, a in ((290, 60, 20), (330, 34, 60), (262, 84, -20)):
        c = form(d, S("-20,6! -10,-14 14,-12 22,6! 0,14").rot(a).move(x, y), (LEAF_G[0], LEAF_G[3]), 2.6)
        nib(d, pen(c, 60, 6), INK, 1.5, 0.6)


def _bigger(d: Doc) -> None:
    """Arms up, coat out: the shadow has more teeth than you."""
    lit_room(d, "#efdcae", "#b58d54", (150, 120), 176)
    s = S("170,190! 186,110 150,60 178,-10! 214,36! 262,-6 320,10 366,-20! 352,44! 410,0! 392,70 420,120 396,190!")
    d.fill(s, INK, 0.72)
    for x in (256, 316):
        d.fill(S(f"{x - 16},{64}! {x},{52} {x + 16},{66}! {x},{72}"), LAMP["core"])
    d.fill(corners("246,100 258,118 268,100 280,120 292,100 304,120 314,100 326,116 334,98 290,92"), LAMP["core"])
    actor(d, "people.august_bray", 226, 222, 0.34)
    for sx in (-1, 1):
        form(
            d,
            S(f"{226 + sx * 20},150! {226 + sx * 66},96! {226 + sx * 78},180! {226 + sx * 26},206!"),
            (LAMP["mid"], LAMP["dark"]),
            3,
        )
        pose_hand(d, "open", (226 + sx * 66, 100), 0.24, -90 + sx * 24, SKIN, flip=sx > 0)
    _hound(d, 478, 208, 0.4, 4)


def _mid_leap(d: Doc) -> None:
    """While it is in the air it can no longer change its mind."""
    lit_room(d, "#c8cfae", "#566a5a", (120, 40), 178)
    distance(d, "shelf", 150)
    d.fill(Sh.ell(356, 194, 90, 9), INK, 0.5)
    actor(d, "pane_hound", 392, 196, 0.62, 24)
    d.stroke(line("500,190 470,110 400,60"), INK, 3.4, 0.7, dash="14 10")
    swish(d, 470, 120, 66, -40, 40)
    flight(d, "150,140 200,128 250,118")
    cork(d, 276, 114, -10, 1.1)
    pistol(d, 62, 176, -14, 0.9)
    pose_hand(d, "grip", (22, 184), 0.62, -10, DARK, cuff=GREEN, arm=40)


def _between_the_eyes(d: Doc) -> None:
    """Pick a place: there are five eyes, and a ring that cannot choose."""
    lit_room(d, "#bdb690", "#4d4a34", (130, 40))
    distance(d, "curtain", 140)
    hill = _turf(d, "150,240! 176,130 240,66 340,34 450,44 560,100! 560,240!")
    d.fill(S("214,240! 226,160 280,104 360,92 440,110 490,170 496,240!") & hill, INK, 0.92)
    for x, y, k in ((290, 150, 0.9), (366, 132, 1.2), (444, 166, 0.8)):
        for sx in (-17, 17) if x != 444 else (0,):
            form(d, Sh.ell(x + sx * k, y, 11 * k, 8 * k), TIDE["core"], 2)
            d.fill(Sh.ell(x + sx * k - 2, y, 3.4 * k, 7 * k), INK)
    for r, w in ((58, 9.0), (30, 4.0)):
        d.stroke(Sh.ell(346, 138, r), INK, w + 5)
        d.stroke(Sh.ell(346, 138, r), LAMP["light"], w)
    for spec in ("346,60 346,108", "346,168 346,220", "268,138 316,138", "376,138 428,138"):
        rod(d, spec, 3, LAMP["light"])
    for x, y in ((250, 66), (420, 40)):
        _daisy(d, x, y - 8)


def _lead(d: Doc) -> None:
    """So fast, so far, so much lawn: the cork is already where it is going to be."""
    lit_room(d, "#cfd3a4", "#6a7448", (110, 40), 150)
    distance(d, "window", 230)
    for x in (380, 470):
        for w, c in ((13, INK), (6, PAPER[0])):
            d.stroke(line(f"{x},196 {x},140 {x + 24},128 {x + 48},140 {x + 48},196"), c, w)
    _hound(d, 286, 200, 0.5, 4, True)
    swish(d, 300, 150, 80, 150, 210)
    ghost = corners("30,232 60,196 96,176 150,176 196,200 300,206 372,190 404,262 376,300 300,300 210,320 120,300")
    ghost = ghost.scale(-0.34, 0.34).move(536, 84)
    d.fill(ghost, INK, 0.16)
    d.stroke(ghost, INK, 3, 0.8, dash="9 7")
    cork(d, 448, 128, 6, 1.2)
    flight(d, "150,52 260,64 360,92 420,118")
    pistol(d, 66, 92, 6, 0.8)
    pose_hand(d, "grip", (26, 94), 0.56, 8, SKIN, cuff=RED, arm=40)


def _too_close(d: Doc) -> None:
    """You can see your face in it, and your face is asking questions."""
    lit_room(d, "#c2cfb8", "#4a6660", (100, 40))
    distance(d, "frames", 180)
    actor(d, "pane_hound", 560, 560, 2.1, 0)
    glass = corners("318,118 398,92 452,112 440,190 372,214 306,190")
    form(d, glass, (TIDE["core"], TIDE["light"], TIDE["mid"]), 4)
    with d.clip(glass):
        form(d, Sh.ell(380, 158, 38, 46), SKIN, 3)
        for x in (366, 394):
            form(d, Sh.ell(x, 150, 8.5), "#ffffff", 2.4)
            d.fill(Sh.ell(x, 152, 3), INK)
        d.stroke(line("356,134 366,128 374,134"), INK, 3.4)
        d.stroke(line("386,130 396,124 406,134"), INK, 3.4)
        form(d, Sh.ell(380, 182, 7, 9), INK2, 2)
        form(d, S("340,130! 348,106 380,98 414,106 420,132! 396,118 362,118"), (WOOD[1], WOOD[3]), 3)
        d.fill(corners("330,210 366,90 380,90 344,210"), "#ffffff", 0.5)
    pistol(d, 140, 172, -4, 1.25)
    pose_hand(d, "grip", (96, 184), 0.86, -8, DARK, cuff=GREEN, arm=60)


def _noise(d: Doc) -> None:
    """It hits nothing much, but very loudly: the plaster comes, the hound has gone under the table."""
    lit_room(d, "#e6d3a0", "#94794a", (230, 90), 172)
    distance(d, "clock", 460)
    form(d, corners("330,96 540,86 548,108 324,118"), (WOOD[0], WOOD[2]), 3.4)
    rod(d, "352,116 346,204", 10)
    rod(d, "530,108 536,196", 10)
    _hound(d, 448, 212, 0.4, 14)
    for x in (404, 424):
        pose_hand(d, "rest", (x + 30, 196 - (424 - x)), 0.2, 200, (TIDE["core"], TIDE["light"], TIDE["mid"]))
    for x, y, k in ((300, 14, 1.3), (390, 30, 0.9), (470, 16, 1.1), (352, 52, 0.7), (520, 48, 0.8)):
        form(d, corners("-22,-8 10,-20 24,4 2,18 -18,12").scale(k).rot(x).move(x, y), (PAPER[0], PAPER[2]), 3)
    with d.group(transform="translate(60 150) rotate(-24)"):
        form(d, Sh.rect(-120, -18, 190, 32, 6), (WOOD[0], WOOD[1], WOOD[3]), 3.4)
        form(d, S("68,-18! 112,-46! 112,42! 68,14!"), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3.4)
    bang(d, 214, 74, 76, 13)
    form(d, star(214, 74, 40, 11, 0.5), (LAMP["light"], CORAL["mid"]), 3)
    pose_hand(d, "grip", (50, 176), 0.6, -30, SKIN, cuff=RED, arm=50)


def _on_the_nose(d: Doc) -> None:
    """Everything that bites has a place where it would rather not be tapped."""
    lit_room(d, "#d9d0aa", "#7d7450", (180, 40))
    distance(d, "door", 130)
    actor(d, "pane_hound", 560, 440, 1.5, -4)
    with d.group(transform="translate(170 70) rotate(24)"):
        p = form(d, S("-120,-18! 150,-24! 158,0 150,24! -120,18!"), ("#ffffff", PAPER[0], PAPER[2]), 3.6)
        nib(d, pen(side(p, 0, -22), 0, 7, ragged=20), PAPER[4], 2, 0.8)
        form(d, Sh.ell(152, 0, 9, 24), (PAPER[1], PAPER[3]), 3)
        d.stroke(Sh.ell(152, 0, 4, 12), INK, 2.4)
    bang(d, 330, 140, 40, 8)
    pose_hand(d, "grip", (78, 36), 0.72, 22, SKIN, cuff=BLUE, arm=60)
    swish(d, 90, 40, 250, -6, 18)


def _overreach(d: Doc) -> None:
    """Farther than is wise, and then a little more; it has walked round."""
    lit_room(d, "#ddcb98", "#8f7448", (300, 50), 170)
    distance(d, "frames", 390)
    sleeve = "0,120! 90,96 200,84 330,90! 330,124! 200,122 90,136 0,166!"
    sleeved(d, sleeve, RED, "326,86! 350,88! 350,128! 326,128!")
    for x in (60, 120, 180, 240, 296):
        d.stroke(line([(x, 98), (x + 6, 130)]), CORAL["dark"], 3, 0.8)
    rod(d, "384,110 470,70 528,40", 11)
    form(d, Sh.ell(532, 38, 15), BRASS, 3.4)
    pose_hand(d, "grip", (346, 108), 0.6, -6, SKIN)
    swish(d, 384, 110, 150, -50, -10)
    _hound(d, 224, 214, 0.42, 0)
    d.stroke(line("520,180 470,204 380,206 320,198"), INK, 3.4, 0.8, dash="12 10")


def _sidestep(d: Doc) -> None:
    """It passes on the left with its whole flank open and a puzzled look; the curtain has been to Spain."""
    lit_room(d, "#e9d09a", "#a3763c", (150, 50), 170)
    distance(d, "curtain", 30)
    actor(d, "people.emil_sarto", 190, 212, 0.46, -8)
    c = form(d, S("236,66! 300,50 350,66! 364,150 340,196! 300,180 262,196 230,178! 244,120"), RED, 4)
    for spec in ("262,66 254,120 262,184", "300,60 300,120 300,176", "332,66 344,120 334,184"):
        d.stroke(line(spec), CORAL["deep"], 3, 0.8)
    d.fill(c - c.move(5, 6), CORAL["light"], 0.8)
    rod(d, "226,62 358,56", 6)
    _hound(d, 452, 212, 0.5, -2, True)
    swish(d, 400, 150, 66, 120, 220)


def _keep_it_off(d: Doc) -> None:
    """Point, jab, point. It is a fence, if you keep moving."""
    lit_room(d, "#d5d3a8", "#6d7048", (140, 50), 176)
    distance(d, "window", 160)
    _hound(d, 480, 206, 0.56, -8)
    for i, (rot, y) in enumerate(((-22, 150), (4, 152), (-9, 152))):
        if i < 2:
            ghost = S("34,-8! 60,-20 120,-24 224,-4! 244,0 224,4! 120,20 60,16 34,8!").rot(rot).move(130, y)
            d.fill(ghost, PLUM["mid"], 0.28)
            d.stroke(ghost, INK, 2.4, 0.7, dash="8 7")
        else:
            brolly(d, 130, y, rot, 1.0)
    pose_hand(d, "grip", (106, 166), 0.62, -20, DARK, cuff=GREEN, arm=60)
    jolt(d, 372, 112, 24, 4, -60, 60)
    for x in (300, 330, 360):
        d.stroke(line([(x, 176), (x - 8, 200)]), INK, 3, 0.6)


def _stand(d: Doc) -> None:
    """It stops. It has chased a great many things, and none of them has ever stayed."""
    lit_room(d, "#d8c9a0", "#81704c", (160, 50), 164)
    distance(d, "stairs", 30)
    for y, x0 in ((178, 300), (190, 318), (200, 296)):
        d.fill(sliver(x0, y, 520, y - 10, 6), INK, 0.8)
    _hound(d, 420, 214, 0.72, -10)
    actor(d, "people.tobias_wren", 196, 208, 0.4)
    d.fill(Sh.ell(196, 206, 50, 7), INK, 0.4)
    for x, y in ((286, 150), (272, 170), (290, 184)):
        form(d, Sh.ell(x, y, 12, 8), (PAPER[0], PAPER[2]), 2.6)


def _under_the_jaw(d: Doc) -> None:
    """There is a soft place there: it has been upholstered."""
    lit_room(d, "#cdbfae", "#5d4a52", (140, 60))
    distance(d, "door", 60)
    jaw = form(d, S("180,-20! 230,40 330,60 450,44 560,80! 560,-20!"), (TIDE["core"], TIDE["light"], TIDE["base"]), 4)
    nib(d, pen(jaw, 90, 12, ragged=16), TIDE["dark"], 2, 0.5)
    for x, h in ((216, 34), (252, 44), (292, 40)):
        form(
            d,
            corners(f"{x - 15},{28 + (x - 216) * 0.2} {x + 15},{34 + (x - 216) * 0.2} {x},{40 + h}"),
            ("#ffffff", PAPER[1]),
            3,
        )
    pad = form(
        d,
        S("330,64! 360,40 450,36 520,62 548,110! 520,138 430,134 350,112!"),
        (CORAL["light"], CORAL["mid"], CORAL["dark"]),
        4,
    )
    nib(d, pen(side(pad, -20, -16), 60, 7), INK, 1.9, 0.7)
    for x, y in ((386, 72), (442, 70), (496, 88), (412, 104), (466, 108)):
        form(d, Sh.ell(x, y, 6), BRASS, 2.4)
        for a in (-26, 26):
            d.stroke(line([(x, y), (x + a, y + 16)]), CORAL["deep"], 2, 0.8)
    sabre(d, 170, 206, -16, 1.1)
    pose_hand(d, "grip", (118, 214), 0.66, -14, SKIN, cuff=RED, arm=50)


def _turf_slice(d: Doc) -> None:
    """You take a handful home with you: a square of it, neatly."""
    lit_room(d, "#d9d49a", "#7a7a48", (170, 40))
    distance(d, "frames", 250)
    _turf(d, "220,240! 244,170 310,128 400,116 490,130 560,120! 560,240!")
    d.fill(corners("312,128 392,116 404,160 326,170"), INK)
    d.fill(corners("326,150 400,140 404,160 326,170"), WOOD[3])
    with d.group(transform="translate(300 64) rotate(-10)"):
        form(d, corners("-46,-14 46,-14 46,12 -46,12"), (LEAF_G[0], LEAF_G[1], LEAF_G[3]), 3.4)
        e = form(d, corners("-46,12 46,12 40,44 -40,44"), (WOOD[1], WOOD[2], WOOD[4]), 3.4)
        d.fill(specks(e, 20, (1.6, 3), random.Random(4)), PAPER[2])
        for x in (-30, 6, 34):
            _daisy(d, x, -24, 0.9)
        d.stroke(line("-20,44 -24,58 -16,66"), CORAL["light"], 6)
    sabre(d, 430, 196, -150, 0.86)
    pose_hand(d, "cup", (206, 90), 0.7, -8, SKIN, cuff=BLUE, arm=60)
    _eyes(d, 474, 158, 0.8, -5)


def _stuck(d: Doc) -> None:
    """In, certainly. Out is another matter."""
    lit_room(d, "#d3bd90", "#7b5f3e", (170, 40))
    distance(d, "shelf", 200)
    sabre(d, 214, 120, 4, 0.94)
    hill = form(d, S("270,240! 290,140 350,76 440,52 560,70! 560,240!"), ("#c2a47e", "#8d6f55", "#4c3a30"), 4)
    for spec in ("300,240 330,140 400,90 560,92", "340,240 366,164 430,124 560,132", "390,240 420,186 560,172"):
        d.stroke(line(spec), INK, 3.4, 0.9)
    nib(d, pen(side(hill, -60, 0), 90, 8), INK, 2, 0.7)
    d.fill(S("318,104! 334,92 346,112 342,142 324,142 314,124!"), INK)
    shoe(d, 244, 232, -62, 0.86, (CORAL["mid"], CORAL["dark"]))
    for x, y, k, rot, flip in ((120, 96, 0.7, 14, False), (126, 146, 0.7, -8, True)):
        pose_hand(d, "grip", (x, y), k, rot, SKIN, cuff=RED, arm=70, flip=flip)
    jolt(d, 372, 90, 40, 4, -150, -60)


def _fetch(d: Doc) -> None:
    """You throw it a very bad hint, and it runs after it."""
    lit_room(d, "#d2d3b0", "#6a7454", (150, 60), 156)
    distance(d, "window", 300)
    flight(d, "120,120 230,10 340,6 430,52")
    d.stroke(line("436,56 452,70"), INK, 3)
    mallet(d, 476, 66, 64, 0.42)
    _hound(d, 336, 206, 0.5, -6, True)
    swish(d, 310, 160, 76, 140, 220)
    pose_hand(d, "open", (76, 204), 0.86, -56, SKIN, cuff=GREEN, arm=60)
    for x, y in ((232, 186), (206, 196), (250, 198)):
        form(d, Sh.ell(x, y, 11, 7), (PAPER[0], PAPER[2]), 2.4)


def _knuckles(d: Doc) -> None:
    """One rap, as at school. It had knuckles after all."""
    lit_room(d, "#cfc3a0", "#6b5f44", (160, 40))
    distance(d, "shelf", 220)
    form(d, corners("120,150 560,116 560,230 100,230"), (WOOD[0], WOOD[1], WOOD[3]), 4)
    d.stroke(line("120,166 560,132"), INK, 3)
    form(d, Sh.ell(490, 130, 22, 9), (INK2, INK), 3)
    paw = form(
        d,
        S("560,60! 470,72 390,96 344,124! 336,146 350,160 420,158 500,150 560,140!"),
        (TIDE["core"], TIDE["light"], TIDE["base"]),
        4,
    )
    nib(d, pen(paw, 8, 12, ragged=30, broken=0.7), TIDE["dark"], 2, 0.6)
    for spec in ("352,128 340,150", "382,122 372,160", "414,114 408,160"):
        d.stroke(line(spec), INK, 3.4)
    for x, y in ((392, 108), (424, 98), (458, 92)):
        form(d, Sh.ell(x, y, 14, 11), (TIDE["core"], TIDE["mid"]), 3)
    with d.group(transform="translate(150 40) rotate(14)"):
        form(d, Sh.rect(-60, -13, 330, 26, 2), (LAMP["light"], LAMP["base"]), 3.6)
        for i in range(14):
            d.stroke(line([(-40 + i * 22, -13), (-40 + i * 22, -2)]), INK, 2.4)
    bang(d, 412, 92, 30, 8)
    pose_hand(d, "grip", (100, 28), 0.66, 14, DARK, cuff=BLUE, arm=60)


def _down(d: Doc) -> None:
    """You mean it, and so does the thing in your hands: it lies as a rug lies."""
    lit_room(d, "#dac69a", "#876a48", (190, 40), 112)
    distance(d, "curtain", 460)
    rug = corners(
        "190,150 250,136 330,132 420,136 500,122 530,130 470,152 500,176 540,190 500,196 430,180"
        " 340,182 280,196 240,202 268,180 230,176"
    )
    form(d, rug, (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["base"]), 4)
    for spec in ("250,136 270,180", "330,132 340,182", "420,136 430,180", "268,158 470,154"):
        d.stroke(line(spec), INK, 5)
    form(d, corners("150,160 176,140 214,138 236,154 224,178 184,184 158,176"), (TIDE["core"], TIDE["mid"]), 4)
    for x in (182, 208):
        d.stroke(line([(x - 8, 156), (x, 161), (x + 8, 156)]), INK, 3.4)
    d.fill(Sh.ell(158, 170, 7, 5), INK)
    mallet(d, 320, 84, -140, 0.86)
    bang(d, 330, 110, 40, 9)
    for x, y, k, rot in ((424, 26, 0.66, 128), (462, -4, 0.66, 128)):
        pose_hand(d, "grip", (x + 24, y - 22), k, rot, SKIN, cuff=RED, arm=50)
    swish(d, 430, 20, 150, 150, 190)


ORDER = (
    _bad_dog, _headlock, _coat, _kick, _bigger, _mid_leap, _between_the_eyes, _lead, _too_close, _noise, _on_the_nose,
    _overreach, _sidestep, _keep_it_off, _stand, _under_the_jaw, _turf_slice, _stuck, _fetch, _knuckles, _down,
)  # fmt: skip
FILES = {f"cb{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 1)}
