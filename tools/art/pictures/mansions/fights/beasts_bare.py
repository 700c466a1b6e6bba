"""Fights with the four-legged, by hand and from afar: the names of the cards as pictures, 548x210."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.lamplit.actors import actor
from tools.art.lamplit.foes import daisy, hound, pair_of_eyes, ridge
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
from tools.art.lamplit.props import DARK_SKIN, SKIN
from tools.art.lamplit.scuffle import (
    BLUE,
    BOUT,
    GREEN,
    RED,
    bang,
    cork,
    distance,
    flight,
    jolt,
    lit_room,
    pistol,
    sleeved,
    splinters,
    stick,
    swish,
    wellington,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)


def _bad_dog(d: Doc) -> None:
    """The finger of everybody's grandmother; it has lain down on what it has broken."""
    lit_room(d, "#e2d3a8", "#9c8256", (190, 50), 158)
    distance(d, "frames", 250)
    hound(d, 440, 226, 0.66, 10)
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
    hound(d, 372, 206, 0.6)
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
    hill = ridge(d, "330,240! 326,150 350,92 410,52 480,40 560,60! 560,240!")
    d.fill(S("330,150! 346,110 372,120 366,170 340,196!") & hill, INK, 0.85)
    pair_of_eyes(d, 452, 110, 1.0, -5)
    for x, y in ((404, 54), (488, 42)):
        daisy(d, x, y - 12)
    with d.group(transform="translate(168 196) rotate(-58)"):
        wellington(d, 0, 0, 0, 1.25, (CORAL["mid"], CORAL["dark"]))
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
    hound(d, 478, 208, 0.4, 4)


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
    pose_hand(d, "grip", (22, 184), 0.62, -10, DARK_SKIN, cuff=GREEN, arm=40)


def _between_the_eyes(d: Doc) -> None:
    """Pick a place: there are five eyes, and a ring that cannot choose."""
    lit_room(d, "#bdb690", "#4d4a34", (130, 40))
    distance(d, "curtain", 140)
    hill = ridge(d, "150,240! 176,130 240,66 340,34 450,44 560,100! 560,240!")
    d.fill(S("214,240! 226,160 280,104 360,92 440,110 490,170 496,240!") & hill, INK, 0.92)
    for x, y, k in ((290, 150, 0.9), (366, 132, 1.2), (444, 166, 0.8)):
        for sx in (-17, 17) if x != 444 else (0,):
            form(d, Sh.ell(x + sx * k, y, 11 * k, 8 * k), TIDE["core"], 2)
            d.fill(Sh.ell(x + sx * k - 2, y, 3.4 * k, 7 * k), INK)
    for r, w in ((58, 9.0), (30, 4.0)):
        d.stroke(Sh.ell(346, 138, r), INK, w + 5)
        d.stroke(Sh.ell(346, 138, r), LAMP["light"], w)
    for spec in ("346,60 346,108", "346,168 346,220", "268,138 316,138", "376,138 428,138"):
        stick(d, spec, 3, LAMP["light"])
    for x, y in ((250, 66), (420, 40)):
        daisy(d, x, y - 8)


def _lead(d: Doc) -> None:
    """So fast, so far, so much lawn: the cork is already where it is going to be."""
    lit_room(d, "#cfd3a4", "#6a7448", (110, 40), 150)
    distance(d, "window", 230)
    for x in (380, 470):
        for w, c in ((13, INK), (6, PAPER[0])):
            d.stroke(line(f"{x},196 {x},140 {x + 24},128 {x + 48},140 {x + 48},196"), c, w)
    hound(d, 286, 200, 0.5, 4, True)
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
    pose_hand(d, "grip", (96, 184), 0.86, -8, DARK_SKIN, cuff=GREEN, arm=60)


def _noise(d: Doc) -> None:
    """It hits nothing much, but very loudly: the plaster comes, the hound has gone under the table."""
    lit_room(d, "#e6d3a0", "#94794a", (230, 90), 172)
    distance(d, "clock", 460)
    form(d, corners("330,96 540,86 548,108 324,118"), (WOOD[0], WOOD[2]), 3.4)
    stick(d, "352,116 346,204", 10)
    stick(d, "530,108 536,196", 10)
    hound(d, 448, 212, 0.4, 14)
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


ORDER = (
    _bad_dog,
    _headlock,
    _coat,
    _kick,
    _bigger,
    _mid_leap,
    _between_the_eyes,
    _lead,
    _too_close,
    _noise,
)
FILES = {f"cb{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 1)}
