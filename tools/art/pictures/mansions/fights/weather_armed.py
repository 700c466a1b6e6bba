"""Fights with the legless, swung at or cut: the names of the cards as pictures, 548x210."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.foes import goldfish
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
from tools.art.lamplit.props import DARK_SKIN, SKIN
from tools.art.lamplit.scuffle import (
    BLUE,
    BOUT,
    GREEN,
    RED,
    bang,
    bowler,
    brolly,
    chair_of,
    distance,
    drops,
    lit_room,
    mallet,
    nobody_arm,
    sabre,
    smooth_face,
    splinters,
    stick,
    swell,
    swish,
    wellington,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=BOUT)
WAVE = "300,240! 316,130 370,66 450,46 520,66 560,40! 560,240!"


def _through(d: Doc) -> None:
    """Like hitting soup: in at the front, out at the back, with a fish on it."""
    lit_room(d, "#bccfba", "#41706a", (120, 40))
    distance(d, "frames", 150, 10)
    with d.group(transform="translate(150 142) rotate(-8)"):
        stick(d, "220,0 350,0", 5, SLATE[0])
    swell(d, "270,240! 276,130 320,60 390,40 440,66 452,140 470,240!")
    smooth_face(d, 366, 96, 32, 38)
    d.stroke(line("350,92 360,98 372,92"), INK, 3.4)
    for rx in (26, 40, 56):
        d.stroke(Sh.ell(330, 126, rx * 0.5, rx), TIDE["core"], 3, 0.9)
    brolly(d, 96, 150, -8, 0.92)
    pose_hand(d, "grip", (66, 160), 0.62, -10, SKIN, cuff=GREEN, arm=60)
    d.fill(S("300,110! 330,100 360,106 360,140 310,146!"), TIDE["light"], 0.55)
    goldfish(d, 508, 92, 0.9, -8)
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
    """No plan, no style, and a great deal of noise: the whole trunk of it, over the head."""
    lit_room(d, "#dcc898", "#85683f", (120, 40), 186)
    swell(d, WAVE)
    smooth_face(d, 490, 110, 34, 42)
    form(d, S("20,240! 30,186 76,166 130,164! 186,172 214,200 220,240!"), GREEN, 3.6)
    bust(d, "august_bray", 126, 112, 0.46, "glad", -3)
    chair_of(d, 300, 60, 40, 0.66)
    brolly(d, 250, 190, -34, 0.66)
    mallet(d, 374, 58, 64, 0.5)
    wellington(d, 286, 176, -50, 0.5, (CORAL["mid"], CORAL["dark"]))
    bowler(d, 402, 150, 0.42, 30)
    for x, y, rot in ((46, 96, -64), (212, 96, -116)):
        pose_hand(d, "open", (x, y + 40), 0.56, rot, SKIN, cuff=GREEN, arm=40)
    drops(d, [(430, 40, 8), (412, 176, 7), (446, 70, 5)])


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
    pose_hand(d, "grip", (74, 196), 0.86, -20, DARK_SKIN, cuff=RED, arm=80)


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
    stick(d, "384,130 384,178", 6, TIDE["light"])
    form(d, Sh.ell(384, 184, 34, 9), ("#ffffff", TIDE["mid"]), 3)
    stick(d, "150,168 250,124 340,84", 9)
    form(d, Sh.ell(346, 82, 14), (CORAL["light"], CORAL["dark"]), 3)
    pose_hand(d, "grip", (128, 178), 0.64, -24, SKIN, cuff=RED, arm=70)


def _splash(d: Doc) -> None:
    """Some of it goes in your boots, and the rest is the poorer for it."""
    lit_room(d, "#bdd0be", "#3d6c68", (140, 30), 150)
    distance(d, "door", 440, -10)
    form(d, S("120,190! 220,170 420,168 548,186! 548,220! 120,220!"), (TIDE["light"], TIDE["base"]), 3.4)
    crown = "180,190! 168,110 150,70! 196,110 220,40! 246,110 290,10! 320,108 372,36! 380,112 440,66! 416,130 420,190!"
    swell(d, crown)
    wellington(d, 262, 190, 8, 0.92, (CORAL["mid"], CORAL["dark"]))
    form(d, S("236,58! 252,40 290,44 292,62! 264,70"), (TIDE["core"], TIDE["light"]), 3)
    goldfish(d, 264, 40, 0.6, -60)
    bowler(d, 452, 40, 0.5, 24)
    drops(d, [(160, 40, 8), (206, 22, 6), (404, 34, 7), (500, 110, 9), (476, 80, 6)])


ORDER = (
    _through,
    _seam,
    _arms_length,
    _all_at_once,
    _hold,
    _clean_edge,
    _thread,
    _fogs,
    _ripples,
    _ring,
    _splash,
)
FILES = {f"ce{n:02d}": (BOUT, draw) for n, draw in enumerate(ORDER, 12)}
