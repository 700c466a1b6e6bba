"""Fights with the legless: what each card of theirs is called, as a picture of 548x210."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.lamplit.actors import actor
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
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
    bowler,
    brolly,
    chair_of,
    cork,
    distance,
    drops,
    flight,
    lit_room,
    mallet,
    nobody_arm,
    pistol,
    rays_of_cold,
    rod,
    sabre,
    shoe,
    smooth_face,
    splinters,
    swell,
    swish,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)
WAVE = "300,240! 316,130 370,66 450,46 520,66 560,40! 560,240!"
HUES = (CORAL["light"], LAMP["light"], LEAF_G[0], TIDE["light"], PLUM["light"])


def _colours(d: Doc, x0: float, y0: float, x1: float, y1: float, wide: float, n: int = 5) -> None:
    """A band of colours from one edge to another, each flat."""
    for i in range(n):
        a, b = i * wide / n, (i + 1) * wide / n
        form(d, Sh.poly([(x0 + a, y0), (x0 + b, y0), (x1 + b, y1), (x1 + a, y1)]), ("#ffffff", HUES[i % 5]), 2)


def _fish(d: Doc, x: float, y: float, k: float = 1.0, rot: float = 0) -> None:
    with d.group(transform=f"translate({x:g} {y:g}) rotate({rot:g}) scale({k:g})"):
        form(d, S("20,0! 44,-18! 40,0 44,18!"), LAMP["mid"], 2.6)
        form(d, S("-34,0 -18,-17 6,-18 26,0 6,18 -18,17"), (LAMP["light"], LAMP["mid"], LAMP["base"]), 2.8)
        form(d, Sh.ell(-16, -4, 7), "#fffdf0", 2)
        d.fill(Sh.ell(-18, -3, 3), INK)


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
    _fish(d, 420, 74, 1.1, -6)
    _fish(d, 432, 150, 1.2, 8)
    _fish(d, 500, 116, 0.8, 14)
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
    """You study your shoes. It has never been so ignored; it has come round by the floor."""
    lit_room(d, "#cfc3a6", "#5f5644", (130, 30), 70)
    distance(d, "door", 430, -60)
    for i, c in enumerate(HUES):
        band = Sh.poly([(560, 60 + i * 22), (560, 82 + i * 22), (300 - i * 14, 210), (268 - i * 14, 210)])
        d.fill(band, c, 0.85)
        d.stroke(band, INK, 2)
    for x, y, r in ((470, 116, 26), (390, 160, 20)):
        form(d, S(f"{x - r},{y}! {x},{y - r * 0.6} {x + r},{y}! {x},{y + r * 0.6}"), "#ffffff", 3)
        d.fill(Sh.ell(x - r * 0.4, y + 2, r * 0.3), INK)
    for x, rot in ((150, 14), (236, 4)):
        with d.group(transform=f"translate({x} 150) rotate({rot})"):
            b = form(d, S("-34,80! -38,20 -30,-30 0,-46 30,-30 38,20 34,80!"), ("#8a5a44", "#5a3a2c", "#2c1d1a"), 4)
            nib(d, pen(side(b, -20, 0), 90, 6), INK, 2, 0.7)
            for y in (0, 18, 36):
                d.stroke(line([(-16, y), (0, y + 6), (16, y)]), LAMP["light"], 4)
            d.fill(S("-20,-26! -8,-36 4,-34! -10,-20!"), "#ffffff", 0.7)


def _shut(d: Doc) -> None:
    """If it is made of light, it will need a window: what is left of it is one stripe, and indignant."""
    lit_room(d, "#b9b09c", "#4d4440", (420, 60), 184)
    form(d, Sh.rect(210, -10, 330, 176), (WOOD[0], WOOD[2]), 3)
    form(d, Sh.rect(226, -10, 298, 160), ("#7fb0a0", "#c9cdb4"), 2.4)
    _colours(d, 338, -10, 300, 200, 84)
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
    pose_hand(d, "reach", (220, 170), 0.9, -16, DARK, cuff=BLUE, arm=110)
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
    """You shut one eye and then, to be fair, the other."""
    lit_room(d, "#b8cdbc", "#3c6864", (120, 40))
    for r, c in ((150, TIDE["base"]), (116, TIDE["mid"]), (82, TIDE["light"]), (48, TIDE["core"])):
        form(d, S(f"{420 - r},{110} {420 - r * 0.5},{110 - r * 0.8} {420 + r * 0.6},{110 - r * 0.78} {420 + r},{104}"
                  f" {420 + r * 0.6},{110 + r * 0.76} {420 - r * 0.5},{110 + r * 0.8}"), c, 3)  # fmt: skip
    bowler(d, 420, 124, 0.42, 8)
    head = form(d, S("60,230! 48,150 70,80 120,52 176,66 200,110! 222,138 204,150! 206,180 176,200 160,230!"), SKIN, 4)
    nib(d, pen(side(head, 40, 0), 90, 7), SKIN[2], 2, 0.6)
    form(d, S("44,140! 40,70 90,26 160,30 190,70! 140,66 96,84 80,140 74,190!"), (WOOD[1], WOOD[3]), 3.4)
    d.stroke(line("150,118 168,126 186,116"), INK, 5)
    d.stroke(line("148,98 168,92 188,98"), INK, 5)
    d.stroke(line("176,176 192,172 202,166"), INK, 4)
    pistol(d, 246, 176, -24, 0.66)
    flight(d, "326,140 360,126 392,118")


def _comes_back(d: Doc) -> None:
    """It goes in at the front, thinks better of it, and comes out by the same door, with its hat on."""
    lit_room(d, "#d3cfb6", "#5d6a62", (140, 50), 184)
    distance(d, "clock", 210, 10)
    actor(d, "refraction", 444, 234, 0.56)
    flight(d, "150,90 260,66 380,76 440,108 430,150 360,160 296,150")
    pistol(d, 62, 116, -6, 0.86)
    pose_hand(d, "grip", (22, 122), 0.58, -4, DARK, cuff=GREEN, arm=30)
    cork(d, 276, 150, 186, 1.5)
    bowler(d, 272, 132, 0.3, -8)
    for x in (262, 280):
        d.stroke(line([(x, 168), (x - 6, 184), (x - 16, 186)]), INK, 4)


def _eyes_shut(d: Doc) -> None:
    """You aim at the cold: the breath goes that way, and the barrel has grown icicles."""
    lit_room(d, "#c3d3d0", "#4f6f78", (110, 40), 184)
    distance(d, "window", 200, 16)
    fog = S("340,130 350,80 400,60 440,20 500,40 560,20 560,220 480,200 420,210 370,180")
    d.fill(fog, "#ffffff", 0.7)
    d.stroke(fog, TIDE["mid"], 3, 0.8)
    rays_of_cold(d, 446, 112, 46, 10)
    for i in range(3):
        d.stroke(line([(446 - 34, 112), (446 + 34, 112)]).rot(i * 60, 446, 112), TIDE["base"], 6)
    head = form(d, S("20,230! 16,140 40,86 92,64 140,84 152,120! 170,144 154,154! 154,186 120,200 110,230!"), DARK, 4)
    nib(d, pen(side(head, 40, 0), 90, 7), DARK[2], 2, 0.6)
    band = form(d, S("22,116! 90,98 156,108! 156,134! 90,128 20,144!"), ("#ffffff", PAPER[1]), 3.4)
    nib(d, pen(side(band, -20, -6), 90, 7), PAPER[4], 1.8, 0.7)
    form(d, S("22,120! -10,108 -14,150! 22,142!"), ("#ffffff", PAPER[2]), 3)
    pistol(d, 204, 190, -12, 0.9)
    pose_hand(d, "grip", (170, 200), 0.6, -10, DARK, cuff=RED, arm=60)
    for x, h in ((236, 20), (256, 30), (280, 24)):
        form(
            d,
            corners(f"{x - 6},{166 - (x - 236) * 0.2} {x + 6},{164 - (x - 236) * 0.2} {x},{170 + h}"),
            ("#ffffff", TIDE["light"]),
            2.2,
        )


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


def _through(d: Doc) -> None:
    """Like hitting soup: in at the front, out at the back, with a fish on it."""
    lit_room(d, "#bccfba", "#41706a", (120, 40))
    distance(d, "frames", 150, 10)
    with d.group(transform="translate(150 142) rotate(-8)"):
        rod(d, "220,0 350,0", 5, SLATE[0])
    swell(d, "270,240! 276,130 320,60 390,40 440,66 452,140 470,240!")
    smooth_face(d, 366, 96, 32, 38)
    d.stroke(line("350,92 360,98 372,92"), INK, 3.4)
    for rx in (26, 40, 56):
        d.stroke(Sh.ell(330, 126, rx * 0.5, rx), TIDE["core"], 3, 0.9)
    brolly(d, 96, 150, -8, 0.92)
    pose_hand(d, "grip", (66, 160), 0.62, -10, SKIN, cuff=GREEN, arm=60)
    d.fill(S("300,110! 330,100 360,106 360,140 310,146!"), TIDE["light"], 0.55)
    _fish(d, 508, 92, 0.9, -8)
    drops(d, [(462, 60, 7), (484, 140, 8), (520, 50, 6)])


def _seam(d: Doc) -> None:
    """Somebody has folded it, and where a thing is folded it can be unfolded: it was only ever a bird."""
    lit_room(d, "#cfc6b8", "#5a4c58", (150, 50), 180)
    distance(d, "shelf", 170, 4)
    for spec, c in (
        ("330,110 420,60 470,140 400,180", TIDE["light"]), ("420,60 540,10 510,110 470,140", CORAL["light"]),
        ("330,110 300,40 360,70 420,60", LAMP["light"]), ("300,40 260,50 310,74", LAMP["mid"]),
        ("400,180 470,140 540,180 470,200", PLUM["light"]), ("470,140 510,110 548,150 540,180", LEAF_G[0]),
    ):  # fmt: skip
        s = form(d, corners(spec), ("#ffffff", c), 3.4)
        nib(d, pen(s, 90, 10), INK, 1.2, 0.25)
    d.fill(Sh.ell(286, 53, 4), INK)
    d.stroke(line("330,110 400,116 470,140"), INK, 4, 1, dash="12 8")
    d.stroke(line("420,60 430,110 400,180"), INK, 3, 1, dash="12 8")
    pose_hand(d, "pinch", (214, 180), 0.84, -26, SKIN, cuff=RED, arm=90)
    swish(d, 340, 120, 40, 90, 170, 2)


def _arms_length(d: Doc) -> None:
    """Yours, unfortunately. You have measured it; it has none to be kept at."""
    lit_room(d, "#d3c79f", "#6f6044", (150, 40), 184)
    distance(d, "door", 200, 20)
    actor(d, "refraction", 456, 226, 0.52, 4)
    arm = form(d, S("-10,70! 120,66 240,84! 240,132! 120,120 -10,132!"), RED, 4)
    nib(d, pen(side(arm, 0, -16), 60, 8), INK, 2, 0.7)
    pose_hand(d, "open", (252, 108), 0.72, 2, SKIN)
    t = form(d, S("-10,156! 360,148! 360,170! -10,180!"), (LAMP["light"], LAMP["mid"], LAMP["base"]), 3.2)
    for i in range(19):
        d.stroke(line([(4 + i * 19, 157), (4 + i * 19, 164 + 6 * (i % 4 == 0))]), INK, 2.6)
    d.fill(t - t.move(0, 4), "#ffffff", 0.5)
    form(d, Sh.ell(366, 160, 15, 17), BRASS, 3)
    form(d, S("374,60! 382,46 392,58! 386,72"), "#ffffff", 2.4)


def _all_at_once(d: Doc) -> None:
    """No plan, no style, and a great deal of noise."""
    lit_room(d, "#dcc898", "#85683f", (110, 40), 186)
    distance(d, "curtain", 40)
    swell(d, WAVE)
    smooth_face(d, 470, 104, 30, 38)
    bang(d, 344, 118, 74, 12)
    chair_of(d, 236, 66, 34, 0.62)
    brolly(d, 150, 186, -24, 0.7)
    mallet(d, 300, 150, 70, 0.56)
    shoe(d, 330, 96, -40, 0.5, (CORAL["mid"], CORAL["dark"]))
    pan = form(d, Sh.ell(286, 44, 30, 26), (SLATE[1], SLATE[3]), 3.4)
    nib(d, pen(side(pan, -12, 0), 90, 6), INK, 1.8, 0.7)
    rod(d, "262,54 206,80", 8, SLATE[2])
    form(d, S("374,40! 390,60! 380,80! 360,66!"), (LAMP["light"], LAMP["base"]), 3)
    bowler(d, 408, 40, 0.36, 30)
    drops(d, [(420, 150, 7), (396, 176, 6), (360, 34, 6)])


def _hold(d: Doc) -> None:
    """It is only weather, indoors: the cloud has found her, the thought is a dry one."""
    lit_room(d, "#cfcdb4", "#58685f", (110, 50), 178)
    distance(d, "clock", 470, 10)
    actor(d, "people.ines_marrow", 220, 226, 0.5)
    for x in range(266, 470, 24):
        for y in (104, 140):
            d.stroke(line([(x + y % 9, y), (x - 8 + y % 9, y + 24)]), TIDE["base"], 4)
    cloud = form(
        d,
        S("250,96! 246,60 280,40 310,50 330,16 380,8 410,36 450,30 476,60 470,96!"),
        (SLATE[0], SLATE[1], SLATE[3]),
        4,
    )
    nib(d, pen(side(cloud, -10, -30), 90, 7), INK, 2, 0.7)
    for x in (336, 388):
        d.fill(Sh.ell(x, 70, 7, 5), TIDE["core"])
    form(d, Sh.ell(144, 62, 44, 36), ("#ffffff", PAPER[0]), 3.4)
    form(d, star(144, 62, 24, 10, 0.62), (LAMP["light"], LAMP["mid"]), 3)
    for x, y, r in ((186, 96, 9), (202, 108, 6)):
        form(d, Sh.ell(x, y, r), "#ffffff", 2.6)


def _clean_edge(d: Doc) -> None:
    """Glass, water, light: whatever it is, it has a grain, and will be had in slices."""
    lit_room(d, "#d6d3bf", "#647a72", (130, 40), 150)
    distance(d, "frames", 170, -4)
    form(d, Sh.ell(420, 178, 126, 22), ("#ffffff", PAPER[1], PAPER[2]), 3.6)
    body = form(d, S("340,172! 350,90 390,40 450,34 470,60! 470,176!"), (TIDE["light"], TIDE["mid"], TIDE["base"]), 4)
    nib(d, pen(body, 0, 13, ragged=30), TIDE["dark"], 2.2, 0.6)
    cut = form(d, S("486,66! 530,70 548,120 540,186! 484,186!"), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3.6)
    for y, c in ((92, CORAL["light"]), (122, "#ffffff"), (152, LAMP["light"])):
        d.fill(Sh.rect(484, y, 70, 10) & cut, c)
    smooth_face(d, 410, 92, 22, 28)
    sabre(d, 250, 200, -36, 1.12)
    pose_hand(d, "grip", (214, 216), 0.64, -34, SKIN, cuff=BLUE, arm=60)
    form(d, S("390,32! 402,4 420,-2! 416,28!"), (LEAF_G[0], LEAF_G[2]), 2.6)


def _thread(d: Doc) -> None:
    """Something holds it to where it came from: the keyhole, and it is as thin as a promise."""
    lit_room(d, "#c9bfae", "#54484c", (150, 60), 184)
    form(d, Sh.rect(482, -10, 90, 200), (WOOD[0], WOOD[2], WOOD[3]), 3)
    form(d, Sh.rect(494, 40, 40, 66, 6), BRASS, 3)
    d.fill(Sh.ell(514, 62, 9) | corners("508,64 520,64 526,92 502,92"), INK)
    d.glow(514, 70, 40, (0, TIDE["core"], 0.9), (1, TIDE["light"], 0))
    actor(d, "silt", 250, 222, 0.42)
    d.stroke(line("286,104 350,66 420,84 514,68"), INK, 6)
    d.stroke(line("286,104 350,66 420,84 514,68"), TIDE["core"], 3)
    st = ("#f4f6ee", SLATE[0], SLATE[2])
    form(d, S("372,150! 384,140! 408,80 404,36! 380,90!"), st, 3.2)
    form(d, S("396,150! 384,142! 360,92 352,44! 386,92!"), st, 3.2)
    form(d, Sh.ell(384, 118, 8), BRASS, 2.6)
    for x in (362, 408):
        d.stroke(Sh.ell(x, 168, 17, 21), INK, 12)
        d.stroke(Sh.ell(x, 168, 17, 21), LAMP["mid"], 6)
    pose_hand(d, "grip", (420, 226), 0.6, -124, SKIN, cuff=GREEN, arm=40)


def _fogs(d: Doc) -> None:
    """Along the steel somebody's breath is writing a word. You strike before the end of it."""
    lit_room(d, "#c5cbc0", "#4c5e62", (140, 40))
    distance(d, "window", 200, 10)
    b = form(d, S("120,150! 260,92 420,52 548,10! 500,80 380,136 160,196!"), ("#ffffff", SLATE[0], SLATE[2]), 4)
    fog = S("280,100 340,70 420,56 460,60 440,100 360,124 300,130") & b
    d.fill(fog, "#ffffff", 0.85)
    d.stroke(fog, TIDE["mid"], 2, 0.7)
    for spec in ("310,108 324,92 332,110 342,90", "352,100 372,84 366,102 386,90", "396,92 404,78 414,88"):
        d.stroke(line(spec), TIDE["dark"], 5)
    nobody_arm(d, "560,80! 500,110 452,106! 440,94 420,84! 424,96 430,120 470,150 560,170!")
    form(d, S("108,128! 140,116! 176,206! 140,214!"), BRASS, 3.6)
    pose_hand(d, "grip", (74, 196), 0.86, -20, DARK, cuff=RED, arm=80)


def _ripples(d: Doc) -> None:
    """You hit it here, and something flinches over there."""
    lit_room(d, "#c1d0b9", "#4a706a", (120, 40), 110)
    distance(d, "stairs", 360, 4)
    pool = form(d, Sh.ell(350, 172, 240, 46), (TIDE["light"], TIDE["mid"], TIDE["base"]), 3.6)
    with d.clip(pool):
        for r in (40, 74, 112, 156, 206):
            d.stroke(Sh.ell(230, 166, r, r * 0.24), TIDE["core"], 4, 0.9)
    swell(d, "420,176! 426,118 448,84 480,78 508,96 516,176!")
    smooth_face(d, 468, 118, 19, 24)
    for a in (("454,112", "462,118", "470,112"), ("468,112", "476,118", "484,112")):
        d.stroke(line(" ".join(a)), INK, 3)
    mallet(d, 230, 126, 140, 0.8)
    bang(d, 232, 158, 30, 8)
    pose_hand(d, "grip", (140, 16), 0.6, 40, SKIN, cuff=BLUE, arm=40)
    drops(d, [(260, 120, 7), (196, 130, 6), (524, 76, 6), (420, 70, 5)])


def _ring(d: Doc) -> None:
    """One note, very high, and every pane in the house joins in."""
    lit_room(d, "#d2d3bd", "#5f7a70", (150, 40), 190)
    for i in range(4):
        x = 226 + i * 82
        form(d, Sh.rect(x, 16, 62, 120), (WOOD[0], WOOD[2]), 2.4)
        form(d, Sh.rect(x + 7, 23, 48, 106), ("#2f6466", "#7fb0a0"), 2)
        for spec in (f"{x + 30},76 {x + 14},40 {x + 20},24", f"{x + 30},76 {x + 50},50 {x + 54},34",
                     f"{x + 30},76 {x + 44},104 {x + 40},128", f"{x + 30},76 {x + 12},96"):  # fmt: skip
            d.stroke(line(spec), "#ffffff", 3)
    splinters(d, [(250, 166, 1.0), (340, 182, 0.8), (470, 170, 1.1), (520, 186, 0.7)])
    for r in (44, 62, 80):
        d.stroke(arc(384, 120, r, 150, 390, r), TIDE["core"], 4, 0.9)
    form(d, S("352,60! 416,60! 410,112 384,128 358,112!"), ("#ffffff", TIDE["light"], TIDE["mid"]), 3.6)
    rod(d, "384,130 384,178", 6, TIDE["light"])
    form(d, Sh.ell(384, 184, 34, 9), ("#ffffff", TIDE["mid"]), 3)
    rod(d, "150,168 250,124 340,84", 9)
    form(d, Sh.ell(346, 82, 14), (CORAL["light"], CORAL["dark"]), 3)
    pose_hand(d, "grip", (128, 178), 0.64, -24, SKIN, cuff=RED, arm=70)


def _splash(d: Doc) -> None:
    """Some of it goes in your boots, and the rest is the poorer for it."""
    lit_room(d, "#bdd0be", "#3d6c68", (140, 30), 150)
    distance(d, "door", 440, -10)
    form(d, S("120,190! 220,170 420,168 548,186! 548,220! 120,220!"), (TIDE["light"], TIDE["base"]), 3.4)
    crown = "180,190! 168,110 150,70! 196,110 220,40! 246,110 290,10! 320,108 372,36! 380,112 440,66! 416,130 420,190!"
    swell(d, crown)
    shoe(d, 262, 190, 8, 0.92, (CORAL["mid"], CORAL["dark"]))
    form(d, S("236,58! 252,40 290,44 292,62! 264,70"), (TIDE["core"], TIDE["light"]), 3)
    _fish(d, 264, 40, 0.6, -60)
    bowler(d, 452, 40, 0.5, 24)
    drops(d, [(160, 40, 8), (206, 22, 6), (404, 34, 7), (500, 110, 9), (476, 80, 6)])


ORDER = (
    _hit_what, _both_wet, _wrong_name, _refuse, _shut, _solid, _its_reflection, _into_the_middle, _comes_back,
    _eyes_shut, _where_it_will_be, _through, _seam, _arms_length, _all_at_once, _hold, _clean_edge, _thread, _fogs,
    _ripples, _ring, _splash,
)  # fmt: skip
FILES = {f"ce{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 1)}
