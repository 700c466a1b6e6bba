"""Fights with the two-legged, by hand and from afar: the names of the cards as pictures, 548x210."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, star
from tools.art.lamplit.actors import actor
from tools.art.lamplit.foes import stood
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    SLATE,
    WOOD,
    Tones,
    corners,
    form,
    nib,
    pen,
    side,
)
from tools.art.lamplit.props import DARK_SKIN, GLOVE, SKIN
from tools.art.lamplit.scuffle import (
    BLUE,
    BOUT,
    GREEN,
    RED,
    bang,
    chair_of,
    cork,
    distance,
    drops,
    flight,
    jolt,
    lit_room,
    nobody_arm,
    pistol,
    stick,
    swish,
    wellington,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)
LIVERY: Tones = ("#8d9c9c", "#5d6d70", "#3a484c")


def _handshake(d: Doc) -> None:
    """You take its glove in both of yours and do not give it back; the rest has gone on without it."""
    lit_room(d, "#e9d3a0", "#b08548", (180, 50), 180)
    distance(d, "door", 440, 18)
    stood(d, "lampbearer", 468, 216, 0.5, 6)
    nobody_arm(d, "310,92! 360,84 412,100! 412,132! 360,134 310,128!")
    form(d, S("300,84! 322,82! 324,138! 302,140!"), (PAPER[0], PAPER[1]), 3)
    pose_hand(d, "open", (318, 112), 0.66, 180, GLOVE)
    pose_hand(d, "grip", (166, 84), 0.8, 14, SKIN, cuff=RED, arm=110)
    pose_hand(d, "hold", (170, 168), 0.8, -24, SKIN, cuff=RED, arm=110, flip=True)
    jolt(d, 250, 110, 70, 4, -130, -50)


def _elbows(d: Doc) -> None:
    """There is a technique. It is mostly elbows: both of them, and two servants the fewer."""
    lit_room(d, "#dccb9c", "#81683f", (270, 30), 178)
    stood(d, "lampbearer", 116, 214, 0.48, -20)
    stood(d, "lampbearer", 432, 214, 0.48, 20, True)
    d.fill(Sh.ell(286, 206, 120, 14), INK, 0.4)
    for one in (-1, 1):
        x = 274
        arm = form(
            d,
            S(
                f"{x + one * 52},92! {x + one * 96},100 {x + one * 150},126! {x + one * 156},140! "
                f"{x + one * 110},160 {x + one * 56},196! {x + one * 46},176! {x + one * 96},140 "
                f"{x + one * 54},124!"
            ),
            RED,
            4,
        )
        nib(d, pen(side(arm, -10, -14), 70, 7, ragged=10), INK, 2, 0.8)
        form(d, Sh.ell(x + one * 132, 132, 16, 13), (WOOD[0], WOOD[2]), 3)
        d.stroke(Sh.ell(x + one * 132, 132, 11, 8), PAPER[1], 2, dash="5 5")
        bang(d, x + one * 172, 128, 28, 9)
    back = form(d, S("212,240! 206,150 216,104 244,88! 304,88! 332,104 342,150 336,240!"), RED, 4)
    nib(d, pen(side(back, -40, 0), 90, 8, ragged=16), INK, 2.2, 0.8)
    d.stroke(line("274,100 274,220"), CORAL["deep"], 3.4)
    form(d, S("240,96! 246,78! 302,78! 308,96! 274,106"), (PAPER[0], PAPER[2]), 3.4)
    head = form(
        d, S("238,58! 236,26 254,6 276,2 300,8 314,30 310,62! 292,84 256,84!"), ("#9a5c38", "#5c3220", "#2c1710"), 4
    )
    nib(d, pen(head, 84, 7, ragged=14), INK, 1.8, 0.6)
    for ear in (236, 312):
        form(d, Sh.ell(ear, 52, 8, 13), SKIN, 3)


def _sit_down(d: Doc) -> None:
    """You hook a chair behind its knees. Let it have knees."""
    lit_room(d, "#d9bfa8", "#7d5560", (150, 50), 178)
    distance(d, "window", 190, 14)
    stood(d, "absent_aunt", 356, 214, 0.52, 14)
    chair_of(d, 450, 138, 8, 0.86)
    d.stroke(line("360,206 410,180 440,176"), INK, 3, 0.7)
    stick(d, "560,40 500,66 492,96 506,112", 9, LAMP["base"])
    swish(d, 450, 150, 86, -70, -10)
    pose_hand(d, "point", (150, 190), 0.7, -12, SKIN, cuff=BLUE, arm=70)
    jolt(d, 404, 120, 22, 3, -80, 40)


def _argument(d: Doc) -> None:
    """Point by point: it has been let in, it has gone round the lamp, it may now go out."""
    lit_room(d, "#d8cfa2", "#6d6844", (150, 40), 186)
    form(d, Sh.rect(244, 12, 180, 134, 4), (WOOD[0], WOOD[2]), 3.4)
    form(d, Sh.rect(254, 22, 160, 114), ("#2c4a40", "#16302c"), 2.4)
    for i in range(3):
        y = 46 + i * 34
        form(d, Sh.ell(274, y, 8), PAPER[0], 2)
        d.stroke(line([(294, y), (330, y)]), PAPER[0], 4)
        d.stroke(line([(322, y - 8), (332, y), (322, y + 8)]), PAPER[0], 3.4)
        if i < 2:
            d.stroke(Sh.ell(366, y, 13), PAPER[0], 3.4)
        else:
            d.stroke(Sh.rect(354, y - 14, 26, 28), PAPER[0], 3.4)
    for x in (278, 390):
        stick(d, f"{x},148 {x - 8 + (x > 300) * 16},206", 7)
    stood(d, "people.kasimir_holt", 182, 216, 0.46)
    stick(d, "212,120 270,84", 4, LAMP["light"])
    stood(d, "sodden", 476, 218, 0.48)
    form(d, S("420,182! 532,176! 536,214! 416,218!"), (WOOD[0], WOOD[2]), 3)


def _tripped(d: Doc) -> None:
    """One foot, out, and in again: there goes the evening staff, and there goes the tray."""
    lit_room(d, "#e3cc98", "#8d6c40", (170, 40), 176)
    distance(d, "clock", 190, 6)
    form(d, Sh.rect(-10, -10, 60, 230), BLUE, 3)
    with d.group(transform="translate(70 198) rotate(-6)"):
        leg = form(d, S("-80,-50! 30,-44! 40,-10! -80,6!"), BLUE, 3.6)
        nib(d, pen(side(leg, 0, -16), 0, 6), INK, 1.9, 0.7)
    wellington(d, 116, 196, -34, 0.66, (CORAL["mid"], CORAL["dark"]))
    with d.group(transform="translate(150 0)"):
        actor(d, "lampbearer", 130, 150, 0.58, 62)
    swish(d, 250, 170, 66, 190, 260, 2)
    form(d, Sh.ell(486, 62, 50, 11).rot(-20, 486, 62), (PAPER[0], SLATE[0], SLATE[2]), 3.2)
    for x, y, a in ((444, 34, -30), (500, 24, 20), (532, 70, 50)):
        form(d, S("-18,-10! 16,-10! 10,10 -12,10!").rot(a).move(x, y), ("#ffffff", PAPER[1]), 3)
    drops(d, [(470, 96, 6), (516, 110, 6)])


def _lamp_hand(d: Doc) -> None:
    """Aim for what it is holding. It has been told never to spill."""
    lit_room(d, "#c9b98c", "#4d4434", (420, 100), 186)
    distance(d, "stairs", 180, 20)
    d.glow(408, 120, 130, (0, LAMP["core"], 1), (0.4, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    s = form(d, S("560,20! 500,40 450,60! 452,104! 510,104 560,120!"), LIVERY, 4)
    nib(d, pen(side(s, 0, -20), 70, 7), INK, 2, 0.8)
    form(d, S("436,56! 458,52! 460,110! 438,112!"), (PAPER[0], PAPER[1]), 3)
    with d.group(transform="translate(398 98) rotate(24)"):
        d.stroke(line("-26,24 -18,-10 18,-10 26,24"), INK, 6)
        form(d, S("-28,22! 28,22! 22,98! -22,98!"), (LAMP["core"], LAMP["light"], LAMP["mid"]), 3.6)
        d.fill(S("0,90! -14,68 -6,50 2,34! 12,58 12,74"), "#ffffff")
        form(d, Sh.rect(-36, 96, 72, 15), BRASS, 3.4)
        form(d, Sh.rect(-32, 12, 64, 13), BRASS, 3.4)
    pose_hand(d, "grip", (452, 82), 0.62, 176, GLOVE, flip=True)
    bang(d, 352, 84, 28, 8)
    cork(d, 322, 84, 4, 1.1)
    flight(d, "176,110 230,100 300,88")
    pistol(d, 72, 146, -8, 0.92)
    pose_hand(d, "grip", (32, 154), 0.62, -6, DARK_SKIN, cuff=GREEN, arm=50)
    drops(d, [(330, 180, 7), (352, 196, 5)])


def _between_buttons(d: Doc) -> None:
    """Third from the top. Wait. Somebody in there is waiting, too."""
    lit_room(d, "#cdc09c", "#5d5644", (130, 40))
    c = form(d, S("250,-20! 216,80 200,240! 560,240! 560,-20!"), ("#6b7d7c", "#3a4a4c", "#16262a"), 4)
    nib(d, pen(side(c, -110, 0), 90, 9, ragged=30), INK, 2.2, 0.8)
    d.fill(c - c.move(7, 3), "#a9bab0", 0.7)
    d.fill(S("372,-20! 356,60 340,110 350,160 362,240! 396,240! 410,160 416,110 400,60 396,-20!"), INK)
    for y in (26, 88, 178):
        form(d, Sh.ell(430, y, 18), (LAMP["core"], LAMP["light"], LAMP["base"]), 3.4)
        for x in (424, 436):
            d.fill(Sh.ell(x, y, 3), INK)
    form(d, S("348,132! 366,110 390,110 408,128! 392,152 364,154"), (LAMP["light"], LAMP["mid"], LAMP["base"]), 3)
    form(d, Sh.ell(372, 128, 10), "#fffdf0", 2.4)
    d.fill(Sh.ell(369, 128, 4.4), INK)
    cork(d, 288, 132, 0, 1.2)
    flight(d, "150,136 200,134 262,132")
    swish(d, 290, 132, 34, -40, 40, 2)


def _steady(d: Doc) -> None:
    """Breathe out, and let the room come to rest: so still that a moth has sat down on the sights."""
    lit_room(d, "#e0d2a2", "#7f7048", (160, 50), 176)
    distance(d, "window", 250, 14)
    stood(d, "absent_aunt", 480, 206, 0.36)
    for i, c in enumerate(((PLUM["mid"], PLUM["dark"]), GREEN, RED)):
        form(d, Sh.rect(150 - i * 8, 182 - i * 26, 130 + i * 10, 26, 4), c, 3.4)
        d.fill(Sh.rect(270 - i * 2, 187 - i * 26, 8, 16), PAPER[0])
    with d.group(transform="translate(124 118) scale(1.5)"):
        pistol(d, 0, 0, -2, 1.0)
    pose_hand(d, "grip", (84, 132), 0.9, -4, SKIN, cuff=BLUE, arm=60)
    for sx in (-1, 1):
        w = form(d, S(f"{286},{54}! {286 + sx * 12},{26} {286 + sx * 40},{24} {286 + sx * 34},{46}!"
            f" {286 + sx * 22},{62}"),
                 (PAPER[0], PAPER[2]), 2.6)  # fmt: skip
        d.fill(w.shrink(8), PLUM["light"])
    form(d, Sh.ell(286, 50, 5, 15), BRASS, 2.4)


def _jams(d: Doc) -> None:
    """It has never done that before: a spring, a cuckoo, and its moment."""
    lit_room(d, "#dfcb9c", "#8a6c44", (200, 50), 186)
    distance(d, "clock", 470, 4)
    with d.group(transform="translate(190 150) scale(1.5)"):
        pistol(d, 0, 0, -8, 1.0)
    pose_hand(d, "grip", (142, 172), 0.92, -12, SKIN, cuff=RED, arm=70)
    spring = [(230 + i * 9 + (11 if i % 2 else -11), 84 - i * 6 + (9 if i % 2 else -9)) for i in range(14)]
    d.stroke(line([*spring]), INK, 9)
    d.stroke(line([*spring]), SLATE[0], 4)
    with d.group(transform="translate(366 14) rotate(16)"):
        form(d, S("-30,10! -24,-12 0,-20 24,-10 34,14! 10,26 -14,26"), (LAMP["light"], LAMP["mid"], LAMP["base"]), 3)
        form(d, Sh.ell(24, -8, 17, 15), (LAMP["core"], LAMP["mid"]), 3)
        form(d, S("38,-14! 62,-22! 40,-6!"), (CORAL["mid"], CORAL["dark"]), 2.6)
        form(d, S("38,-2! 58,6! 36,4!"), (CORAL["mid"], CORAL["dark"]), 2.6)
        d.fill(Sh.ell(28, -11, 4), INK)
        form(d, S("-14,0! 2,-8 12,6! -6,18!"), (LAMP["mid"], LAMP["dark"]), 2.4)
    for a in (-120, -60, 0):
        jolt(d, 300, 110, 40, 1, a, a)


def _warning(d: Doc) -> None:
    """Over its head, into the plaster. It looks up, and fetches a dustpan."""
    lit_room(d, "#e6dab8", "#9c8a5c", (170, 60), 180)
    form(d, Sh.rect(130, -10, 430, 30), (PAPER[0], PAPER[2]), 3)
    form(d, star(366, 22, 40, 9, 0.5), (INK2, INK), 3)
    for a in (20, 60, 110, 160):
        d.stroke(line([(366, 22), (366 + 60 * (1 if a < 90 else -1), 10 + a * 0.2)]), INK, 2.6)
    for x, y, k in ((340, 70, 1.0), (386, 84, 1.3), (362, 116, 0.8), (410, 132, 0.9), (330, 140, 1.1)):
        form(d, corners("-16,-6 8,-14 18,4 0,14 -14,10").scale(k).rot(x).move(x, y), (PAPER[0], PAPER[2]), 2.8)
    stood(d, "lampbearer", 470, 214, 0.5, 8)
    form(d, S("320,196! 400,196! 416,178! 310,178!"), (CORAL["mid"], CORAL["dark"]), 3.4)
    form(d, S("336,180! 352,164 374,162 390,180!"), (PAPER[0], PAPER[2]), 2.8)
    flight(d, "176,96 240,66 340,30")
    pistol(d, 84, 148, -28, 0.9)
    pose_hand(d, "grip", (50, 168), 0.62, -28, DARK_SKIN, cuff=BLUE, arm=50)


def _ricochet(d: Doc) -> None:
    """Off the gong, off the goat, off the grandfather clock."""
    lit_room(d, "#dcc894", "#856a3c", (150, 40), 186)
    form(d, Sh.ell(226, 66, 34), (LAMP["core"], LAMP["mid"], LAMP["dark"]), 3.4)
    d.stroke(Sh.ell(226, 66, 20), LAMP["dark"], 3)
    d.stroke(line("200,26 226,12 252,26"), INK, 4)
    plaque = form(d, S("306,96! 300,136 330,156 360,136 354,96!"), (WOOD[0], WOOD[2]), 3)
    d.fill(plaque - plaque.move(4, 4), WOOD[0], 0.6)
    form(d, S("308,92! 312,124 322,142 338,142 348,124 352,92! 330,80"), ("#ffffff", PAPER[1], PAPER[2]), 3.2)
    for sx in (-1, 1):
        form(
            d,
            brush(f"{330 + sx * 12},86 {330 + sx * 26},56 {330 + sx * 44},50", 14, taper(0.9, 0.1, 0.2)),
            (WOOD[0], WOOD[2]),
            2.6,
        )
        d.fill(
            S(f"{330 + sx * 12 - 4},{106} {330 + sx * 12},{102} {330 + sx * 12 + 4},{106} {330 + sx * 12},{109}"), INK
        )
    form(d, S("324,142! 336,142! 332,166!"), (PAPER[1], PAPER[3]), 2.4)
    form(d, S("416,44! 444,8 472,44! 468,210! 420,210!"), (WOOD[0], WOOD[1], WOOD[3]), 3.2)
    form(d, Sh.ell(444, 52, 20), (PAPER[0], PAPER[1]), 3)
    d.stroke(line("444,38 444,52 454,58"), INK, 3)
    stood(d, "lampbearer", 520, 222, 0.44)
    for spec in ("110,170 226,70", "232,66 318,112", "326,106 424,62", "432,66 506,66"):
        d.stroke(line(spec), CORAL["base"], 5, 1, dash="12 8")
    for x, y in ((228, 68), (326, 108), (430, 64)):
        bang(d, x, y, 19, 7)
    cork(d, 492, 66, 0, 0.8)
    pistol(d, 40, 196, -40, 0.8)


ORDER = (
    _handshake,
    _elbows,
    _sit_down,
    _argument,
    _tripped,
    _lamp_hand,
    _between_buttons,
    _steady,
    _jams,
    _warning,
    _ricochet,
)
FILES = {f"ch{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 1)}
