"""august_bray: porter, a wardrobe of a man under a tiny cap: sets a piano down without a sound, by two fingers."""

import math

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.lamplit.cabinet import blanket, mount, skin_of, wall
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, LEAF_G, PAPER, WOOD, form, lines, nib, pen, side
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = U(
    Sh.rect(8, 30, 80, 54, 8) - Sh.rect(26, 30, 8, 54) - Sh.rect(62, 30, 8, 54),
    S("34,30! 34,14 62,14 62,30! 54,30! 54,22 42,22 42,30!"),
)
FOOT = (LEAF_G[1], LEAF_G[3])
SCALE = 0.94
FACE = Face(
    skin="ruddy",
    outline=("-76,-52! -84,-10 -90,46 -80,100 -44,126 2,132 50,124 84,94 94,42 88,-12 76,-56! 44,-94 -36,-96"),
    nose="bulb",
    mouth="-30,96 -8,100 14,94",
    laugh="-40,90! -8,98 26,86! 18,112 -8,118 -32,110",
    blush=0.55,
    old=1,
    marks=("-40,110 -8,116 30,108",),
    fright="-36,98 -20,92 -6,98 10,92 24,98",
    snore="-16,98 -6,92 6,98 -6,108",
    gaze=Gaze(
        "bead",
        at=((-33, 11), (25, 12)),
        iris=6.6,
        colour="#3f5a6a",
        look=(-1, -1),
        daze=((0, 4), (0, -4)),
        dazed=(1.2, 1.7),
        bag=1.6,
        brows=("-70,-14 -42,-34 -8,-14", "-2,-14 30,-36 66,-16"),
        brow=(14, 14),
        brow_colour="#5b3a2a",
        lift=(-12, -20),
    ),
)
HAIR = ("#8a5a3c", "#5b3a2a", "#35221b")


def _head(f: Fig, mood: str = "calm") -> None:
    for x, k in ((-88, 1), (92, -1)):
        f.form(
            f"{x},-6! {x - 16 * k},-12 {x - 20 * k},14 {x - 8 * k},32! {x + 6 * k},20",
            (SKINS["ruddy"][1], SKINS["ruddy"][2]),
        )
    head(f, FACE, mood)
    f.form(("-78,-34! -84,-70 -56,-102 0,-110 56,-102 84,-72 84,-30! 74,-64 40,-86 0,-80! -36,-88 -66,-66!"), HAIR)
    # a moustache like a doormat for the voice
    blow = 10 if mood == "asleep" else 0
    m = f.form(
        (
            f"-14,66! -46,62 -72,{82 - blow} -84,{104 - blow}! -60,{104 - blow * 0.5} "
            f"-36,96 -12,84! 12,96 40,{104 - blow * 0.5} 66,{102 - blow}! 54,{80 - blow} "
            "26,62 -2,66!"
        ),
        HAIR,
    )
    f.pen(m, 66, 6 * max(f.k, 0.7), "#2c1c16", 1.7, 0.85)
    f.rim(m, "#b98a64", 0.7)
    for x in (60, 74):
        f.pen(f"{x},-20! {x + 14},-20! {x + 12},50! {x},56!", 90, 6 * max(f.k, 0.7), "#5b3a2a", 1.6, 0.7)
    # the cap of the College's porters comes in one size
    with f.at(-6 if mood != "addled" else 10, -104, 0.9, {"addled": 24, "glad": -14}.get(mood, -4)):
        f.form("-40,6! -42,-28 0,-36 42,-28 42,6! 0,14", ("#4d6e46", "#2c4a38", "#183028"))
        f.form(Sh.ell(0, -32, 42, 12), ("#6c8a5c", "#2c4a38"))
        f.form("-44,2! -26,-2 0,2 26,-2! 10,16 -20,18 -46,14", (INK2, INK), 2)
        f.form(Sh.ell(-4, -12, 7), (LAMP["light"], LAMP["base"]), 2, edge=False)


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    green = ("#6d8a62", "#3f5c42", "#1f3529")
    for x in (118, 196):
        leg = f.form(f"{x - 32},322! {x + 36},322! {x + 28},400! {x - 26},400!", ("#56606a", "#333c45", "#1d242b"))
        f.pen(leg, 90, 8, INK, 1.6, 0.6)
        f.form(
            f"{x - 48},424! {x - 48},408 {x - 24},398 {x - 22},388! {x + 28},388! {x + 32},424!", ("#4a4038", "#1b1715")
        )
    # a wardrobe of a man
    coat = f.form(
        (
            "94,150! 66,170 54,220 52,290 62,342! 110,352 160,346 214,352 260,340! "
            "268,284 264,216 250,168 222,148! 160,138"
        ),
        green,
    )
    f.shade(coat, -46, 0, 6)
    f.rim(coat, "#a9c49a", 0.75)
    f.line("158,160 158,346", 2.4, INK)
    for y in (190, 228, 266, 304):
        for x in (136, 180):
            f.form(Sh.ell(x, y, 7), (LAMP["light"], LAMP["base"]), 2, edge=False)
    f.form("60,318! 110,328 160,322 214,328 262,316! 264,332! 214,344 160,338 110,344 60,334!", ("#2c3a34", "#141f1b"))
    # a professor, asleep, under this arm
    f.form("250,226! 300,222 308,236 304,262! 262,272 240,262!", ("#7d6a58", "#4a3d34"))
    for y, dx in ((232, 0), (256, -4)):
        f.form(
            f"{292 + dx},{y - 10}! {312 + dx},{y - 8} {314 + dx},{y + 8}! {290 + dx},{y + 10}!", ("#5d4436", "#241a18")
        )
    arm = f.form("222,160! 256,178 276,226 262,276! 224,288! 214,250 226,222 212,196!", green)
    f.shade(arm, -14, -4)
    sk = SKINS["ruddy"]
    f.form("214,262! 196,256 182,264 178,280 192,292 214,292 228,284!", (sk[0], sk[1], sk[2]))
    for y in (268, 276, 284):
        f.line(f"184,{y} 200,{y + 1}", 2, sk[3])
    _professor(f)
    # two trunks on the other shoulder
    for y, w, a, c in (
        (128, 112, -5, (WOOD[0], WOOD[1], WOOD[3])),
        (70, 92, 4, (CORAL["mid"], CORAL["base"], CORAL["dark"])),
    ):
        with f.at(66, y, 1, a):
            t = f.form(Sh.rect(-w / 2, -46, w, 52, 5), c, 2.8)
            f.pen(f.side(t, -18, 0), 90, 6, INK, 1.6, 0.85)
            for strap in (-w / 2 + 14, w / 2 - 24):
                f.form(Sh.rect(strap, -46, 10, 52), (LAMP["mid"], LAMP["dark"]), 2, edge=False)
            f.form(Sh.rect(-9, -26, 18, 14, 2), (LAMP["core"], LAMP["mid"]), 2, edge=False)
    arm = f.form("98,162! 64,170 40,180 24,156! 20,134! 44,128! 54,146 82,138 104,144!", green)
    f.shade(arm, -6, -8)
    f.form("18,138! 12,118 24,106 42,110 48,132!", (sk[0], sk[1], sk[2]))
    for x in (24, 33):
        f.line(f"{x},110 {x - 1},122", 2, sk[3])
    with f.at(166, 104, 0.47):
        _head(f)
    f.form("118,158! 130,142 160,156 196,142 212,158! 186,176 162,166 140,176", (PAPER[0], PAPER[2]))


def _professor(f: Fig) -> None:
    """His head, asleep, hanging out in front with its spectacles on."""
    pale = SKINS["fair"]
    f.form("166,262! 196,258 196,296! 160,300!", ("#7d6a58", "#4a3d34"))
    h = f.form("170,262! 146,248 112,252 98,274 104,298 130,312 158,306 172,290!", (pale[0], pale[1], pale[2]))
    f.form("112,300! 104,322 116,346 132,330 146,344 150,318 158,304! 130,310", (PAPER[0], PAPER[2]), 2.2)
    f.form("150,248! 172,244 182,262 172,276! 164,258!", (PAPER[0], PAPER[2]), 2)
    for x in (118, 142):
        f.line(
            [(x + 10 * math.cos(t / 14 * math.tau), 280 + 9 * math.sin(t / 14 * math.tau)) for t in range(15)], 2.4, INK
        )
        f.line(f"{x - 6},281 {x},285 {x + 6},281", 2.2, INK)
    f.form(Sh.ell(131, 300, 5, 6), "#4a1a20", 1.6, INK, False)
    f.line("104,268 122,262", 2, pale[3], 0.7)
    f.pen(f.side(h, -10, -3), 90, 5, pale[3], 1.4, 0.7)


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    wall(d, "#6a5a4a", "#372d28", (40, 110), 460, 5)
    # a landing; stairs he has come up with it
    for i in range(6):
        x, y = (250 + i * 30, 330 - i * 34)
        form(d, Sh.rect(x, y, 190, 26), (WOOD[0], WOOD[2]), 2.6)
        form(d, Sh.rect(x, y + 26, 190, 10), (WOOD[3], INK), 2)
    d.fill(Sh.rect(240, 90, 160, 300), INK, 0.35)
    f = Fig(5)
    green = ("#7a9a6e", "#456547", "#203628")
    c = f.form("-20,600! -10,500 40,430 120,396! 290,394! 364,428 412,496 424,600!", green)
    f.shade(c, -80, -8, 6)
    f.rim(c, "#b6d0a6", 0.75)
    f.line("206,446 204,600", 2.6, INK)
    for y in (470, 524):
        for x in (168, 244):
            f.form(Sh.ell(x, y, 13), (LAMP["core"], LAMP["light"], LAMP["base"]), 2.6, edge=False)
    f.form("138,370! 136,430! 276,430! 272,366!", (SKINS["ruddy"][1], SKINS["ruddy"][2]))
    f.form("110,424! 128,386 168,388! 206,438! 246,384 286,386 300,424! 254,456 206,436 158,458", (PAPER[0], PAPER[1]))
    f.form("206,438! 170,424 164,460! 206,450! 250,462 244,424!", (CORAL["mid"], CORAL["dark"]))
    with f.at(204, 262, 1.06, {"glad": 5, "addled": -6}.get(mood, 0)):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (LEAF_G[1], LEAF_G[2], LEAF_G[3]), PAPER[1], 20)
        return
    # the piano, and how he puts it down
    lid = form(d, S("60,500! 400,478! 420,600! 50,600!"), ("#3c3030", "#1d1717", "#0f0c0c"), 4)
    d.fill(S("66,504! 396,483! 398,492! 68,514!"), "#8a7668", 0.8)
    nib(d, pen(lid, 4, 9, ragged=60, broken=0.8), "#5a4a44", 1.6, 0.6)
    keys = form(d, S("40,540! 404,524! 408,600! 34,600!"), ("#ffffff", PAPER[1]), 3)
    for i in range(17):
        lines(d, 2, INK, f"{54 + i * 22},541 {50 + i * 22.4:.0f},600")
        if i % 7 not in (2, 6):
            form(d, Sh.rect(62 + i * 22, 540, 11, 34, 2), (INK2, INK), 1.8)
    d.fill(side(keys, -60, 0), INK, 0.25)
    pose_hand(d, "point", (330, 470), 0.9, 112, skin_of("ruddy"), light=(-0.6, -0.8), cuff=green, arm=50)


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
