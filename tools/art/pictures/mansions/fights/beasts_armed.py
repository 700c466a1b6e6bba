"""Fights with the four-legged, swung at or cut: the names of the cards as pictures, 548x210."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, line
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
    brolly,
    distance,
    flight,
    jolt,
    lit_room,
    mallet,
    sabre,
    stick,
    swish,
    wellington,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)


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
    """Farther than is wise, and then a little more: the sleeve has four cuffs by now; it sits down to wait for it."""
    lit_room(d, "#ddcb98", "#8f7448", (120, 40), 168)
    distance(d, "window", 120, 10)
    hound(d, 262, 206, 0.6, 4)
    d.fill(S("0,196! 420,110 470,118! 200,206!"), INK, 0.22)
    parts = ((-20, 90, 33, RED), (96, 178, 27, BLUE), (206, 168, 22, GREEN), (308, 128, 17, RED))
    for x, _, half, tones in reversed(parts):
        y, high = 150 - (x + 20) * 0.2, half
        sleeve = form(
            d,
            S(f"{x},{y - high}! {x + 122},{y - 24 - high * 0.86}! {x + 122},{y - 24 + high * 0.86}! {x},{y + high}!"),
            tones,
            3.6,
        )
        nib(d, pen(side(sleeve, 0, -high * 0.7), 84, 7, ragged=8), INK, 1.9, 0.7)
        end = x + 116
        form(
            d,
            S(f"{end},{y - 26 - high}! {end + 16},{y - 29 - high}! {end + 16},{y - 22 + high}! {end},{y - 20 + high}!"),
            (PAPER[0], PAPER[1]),
            3,
        )
        d.fill(Sh.ell(end + 8, y - 8 + high * 0.3, 3.4), INK)
    stick(d, "446,124 488,62 520,18", 11)
    form(d, Sh.ell(524, 12, 14), BRASS, 3)
    pose_hand(d, "grip", (440, 76), 0.52, -18, SKIN)
    for i, x in enumerate((522, 534)):
        d.stroke(line([(x, 70 + i * 14), (x + 16, 78 + i * 14)]), INK, 3, 0.7)


def _sidestep(d: Doc) -> None:
    """It passes on the left with its whole flank open and a puzzled look; the curtain has been to Spain."""
    lit_room(d, "#e9d09a", "#a3763c", (150, 50), 170)
    distance(d, "curtain", 30)
    actor(d, "people.emil_sarto", 190, 212, 0.46, -8)
    c = form(d, S("236,66! 300,50 350,66! 364,150 340,196! 300,180 262,196 230,178! 244,120"), RED, 4)
    for spec in ("262,66 254,120 262,184", "300,60 300,120 300,176", "332,66 344,120 334,184"):
        d.stroke(line(spec), CORAL["deep"], 3, 0.8)
    d.fill(c - c.move(5, 6), CORAL["light"], 0.8)
    stick(d, "226,62 358,56", 6)
    hound(d, 452, 212, 0.5, -2, True)
    swish(d, 400, 150, 66, 120, 220)


def _keep_it_off(d: Doc) -> None:
    """Point, jab, point. It is a fence, if you keep moving."""
    lit_room(d, "#d5d3a8", "#6d7048", (140, 50), 176)
    distance(d, "window", 160)
    hound(d, 480, 206, 0.56, -8)
    for i, (rot, y) in enumerate(((-22, 150), (4, 152), (-9, 152))):
        if i < 2:
            ghost = S("34,-8! 60,-20 120,-24 224,-4! 244,0 224,4! 120,20 60,16 34,8!").rot(rot).move(130, y)
            d.fill(ghost, PLUM["mid"], 0.28)
            d.stroke(ghost, INK, 2.4, 0.7, dash="8 7")
        else:
            brolly(d, 130, y, rot, 1.0)
    pose_hand(d, "grip", (106, 166), 0.62, -20, DARK_SKIN, cuff=GREEN, arm=60)
    jolt(d, 372, 112, 24, 4, -60, 60)
    for x in (300, 330, 360):
        d.stroke(line([(x, 176), (x - 8, 200)]), INK, 3, 0.6)


def _stand(d: Doc) -> None:
    """It stops. It has chased a great many things, and none of them has ever stayed."""
    lit_room(d, "#d8c9a0", "#81704c", (160, 50), 164)
    distance(d, "stairs", 30)
    for y, x0 in ((178, 300), (190, 318), (200, 296)):
        d.fill(sliver(x0, y, 520, y - 10, 6), INK, 0.8)
    hound(d, 420, 214, 0.72, -10)
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
    ridge(d, "220,240! 244,170 310,128 400,116 490,130 560,120! 560,240!")
    d.fill(corners("312,128 392,116 404,160 326,170"), INK)
    d.fill(corners("326,150 400,140 404,160 326,170"), WOOD[3])
    with d.group(transform="translate(300 64) rotate(-10)"):
        form(d, corners("-46,-14 46,-14 46,12 -46,12"), (LEAF_G[0], LEAF_G[1], LEAF_G[3]), 3.4)
        e = form(d, corners("-46,12 46,12 40,44 -40,44"), (WOOD[1], WOOD[2], WOOD[4]), 3.4)
        d.fill(specks(e, 20, (1.6, 3), random.Random(4)), PAPER[2])
        for x in (-30, 6, 34):
            daisy(d, x, -24, 0.9)
        d.stroke(line("-20,44 -24,58 -16,66"), CORAL["light"], 6)
    sabre(d, 430, 196, -150, 0.86)
    pose_hand(d, "cup", (206, 90), 0.7, -8, SKIN, cuff=BLUE, arm=60)
    pair_of_eyes(d, 474, 158, 0.8, -5)


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
    wellington(d, 244, 232, -62, 0.86, (CORAL["mid"], CORAL["dark"]))
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
    hound(d, 336, 206, 0.5, -6, True)
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
    pose_hand(d, "grip", (100, 28), 0.66, 14, DARK_SKIN, cuff=BLUE, arm=60)


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
    _on_the_nose,
    _overreach,
    _sidestep,
    _keep_it_off,
    _stand,
    _under_the_jaw,
    _turf_slice,
    _stuck,
    _fetch,
    _knuckles,
    _down,
)
FILES = {f"cb{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 11)}
