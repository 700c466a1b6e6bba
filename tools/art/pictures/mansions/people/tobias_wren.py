"""tobias_wren: mends clocks: small, quick, all ears; watches that disagree, a loupe pushed up; the clock beside him
is opened like a door.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.lamplit.cabinet import blanket, mount, skin_of, wall
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import (
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    Tones,
    form,
    lines,
    nib,
    pen,
    side,
)
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = (
    (Sh.ell(48, 55, 37) - Sh.ell(48, 55, 26))
    | Sh.rect(43, 34, 10, 26, 3)
    | Sh.rect(43, 50, 24, 10, 3)
    | Sh.rect(38, 2, 20, 12, 4)
)
FOOT = (PLUM["mid"], PLUM["dark"])
SCALE = 0.97
FACE = Face(
    skin="fair",
    outline=("-70,-56! -78,-14 -72,22 -52,66 -24,104 -6,114 12,104 46,70 70,26 76,-16 70,-58! 40,-100 -34,-102"),
    nose="button",
    mouth="-22,84 -12,79 0,80 12,74",
    laugh="-36,76! -10,82 8,78 26,68! 18,98 -6,106 -28,98",
    weight=3.6,
    blush=0.55,
    marks=(
        "-50,34 -49,35",
        "-40,40 -39,41",
        "-56,44 -55,45",
        "-46,50 -45,51",
        "36,38 37,39",
        "46,44 47,45",
        "28,46 29,47",
    ),
    fright="-26,88 -16,78 -6,86 4,76 14,84 20,78",
    snore="-22,84 -8,70 8,84 -8,104",
    teeth="-8,82 -8,95",
    gaze=Gaze(
        "saucer",
        at=((-42, 20), (34, 23)),
        iris=8.0,
        colour="#5a8a5f",
        look=(5, -4),
        daze=((10, 4), (-11, 4)),
        dazed=(1.0, 1.16),
        bag=0.0,
        brows=("-66,-42 -46,-56 -22,-46", "12,-48 38,-62 62,-46"),
        brow=(4.6, 4.6),
        brow_colour="#8a3f1c",
        lift=(-6, -6),
    ),
)
HAIR = ("#f0a060", "#c8662c", "#7a3a1a")


def _head(f: Fig, mood: str = "calm") -> None:
    f.form("-62,-60! -74,-20 -72,10! 72,10! 84,-24 78,-70!", HAIR, 2.2)
    for x, k in ((-78, 1), (82, -1)):
        ear = f.form(
            (f"{x},-20! {x - 22 * k},-34 {x - 34 * k},-14 {x - 28 * k},14 {x - 8 * k},30! {x + 6 * k},10"),
            (SKINS["fair"][0], SKINS["fair"][1]),
        )
        f.fill(
            f"{x - 4 * k},-12! {x - 18 * k},-20 {x - 24 * k},-6 {x - 18 * k},10! {x - 10 * k},2",
            SKINS["fair"][4],
            0.6,
            ear,
        )
        f.line(f"{x - 6 * k},-14 {x - 18 * k},-18 {x - 20 * k},-2 {x - 12 * k},10", 2.2, SKINS["fair"][3])
    head(f, FACE, mood)
    # cowlicks, each with an opinion
    up = mood == "addled"
    for spec in (
        "-64,-52! -84,-92 -66,-112! -58,-96 -40,-86!",
        "-46,-82! -56,-122 -30,-140! -28,-116 -6,-98!",
        "-14,-96! -14,-138 18,-150! 14,-122 34,-102!",
        "22,-100! 36,-134 66,-132! 50,-114 66,-84!",
        "52,-88! 78,-106 96,-90! 78,-84 78,-50!",
        "-60,-58! -30,-84 20,-92 66,-66! 40,-74 10,-66 -14,-72 -34,-58!",
    ):
        lock = f.form(spec, HAIR, 2.2)
        f.pen(lock, 70, 5.5 * max(f.k, 0.7), "#7a3a1a", 1.5, 0.85)
    # the loupe, pushed up
    f.line("-74,-70 -20,-92 40,-92 78,-68", 7, INK)
    f.line("-74,-70 -20,-92 40,-92 78,-68", 4, WOOD[1])
    f.form(Sh.ell(-24, -104, 26, 24), (LAMP["light"], LAMP["base"]), 2.6)
    f.form(Sh.ell(-24, -108, 18, 16), (TIDE["core"], TIDE["mid"]), 2)
    f.fill("-36,-114! -28,-122 -32,-104!", "#ffffff", 0.9)
    if up:
        # the hands of all the watches, in his hair
        for x, y, a in ((-60, -128, -34), (-6, -164, -6), (44, -156, 18), (86, -118, 48)):
            f.form(S("-4,20! -2,-30! -8,-30! 0,-48! 8,-30! 2,-30! 4,20!").rot(a).move(x, y), INK2, 1.6)


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    # somebody has left a key in his back
    f.line("196,236 236,228", 12, INK, 1, True)
    f.line("196,236 236,228", 7, LAMP["mid"])
    for y in (206, 252):
        f.form(Sh.ell(258, y, 22, 21) - Sh.ell(258, y, 9), (LAMP["light"], LAMP["base"]), 2.6)
    # he is on his way
    for pts, shoe in (
        ("130,318! 164,318! 140,374 122,398! 100,390! 118,356!", "74,412! 76,400 104,390! 128,398! 122,420 92,424!"),
        ("160,318! 194,318! 206,372 204,398! 180,398! 174,360!", "150,424! 152,410 176,400 180,392! 206,392! 208,424!"),
    ):
        leg = f.form(pts, ("#7d6a58", "#4a3d34", "#2b2420"))
        f.pen(leg, 90, 8, INK, 1.5, 0.6)
        f.form(shoe, ("#5d4436", "#241a18"))
    coat = f.form(
        ("118,216! 96,246 90,300 96,340! 128,330 160,326 196,330 226,344! 226,300 218,246 200,216! 160,208"),
        ("#7c8a70", "#4f5c4a", "#2a3329"),
    )
    f.shade(coat, -26)
    f.rim(coat, "#b9c4a4", 0.7)
    vest = f.form(
        "136,214! 128,260 136,318! 160,330 184,318! 192,260 184,214! 160,226",
        (CORAL["mid"], CORAL["base"], CORAL["dark"]),
    )
    f.pen(vest, 90, 9, "#3c1418", 1.8, 0.6)
    # chains, and watches that disagree
    for y, sag in ((244, 20), (268, 24), (290, 18)):
        f.line(f"132,{y} 160,{y + sag} 190,{y - 2}", 5, INK)
        f.line(f"132,{y} 160,{y + sag} 190,{y - 2}", 2.8, LAMP["light"])
    for x, y in ((150, 262), (174, 288), (148, 310)):
        f.form(Sh.ell(x, y, 10), (PAPER[0], LAMP["light"]), 2.4, edge=False)
        f.line(f"{x},{y} {x},{y - 7}", 2, INK)
        f.line(f"{x},{y} {x + 5},{y + 3}", 2, INK)
    sk = SKINS["fair"]
    # one arm is out with a watch that is right
    arm = f.form("124,220! 92,222 62,202 46,180! 64,160! 82,182 108,190 134,198!", ("#7c8a70", "#4f5c4a", "#2a3329"))
    f.shade(arm, -4, -10)
    f.form("38,186! 58,160! 68,166! 48,194!", (PAPER[0], PAPER[1]))
    f.form("52,164! 36,160 28,172 32,186 44,192!", (sk[0], sk[1], sk[2]))
    f.line("34,180 32,206 34,226", 4.5, INK, 1, True)
    f.line("34,180 32,206 34,226", 2.4, LAMP["light"])
    f.form(Sh.ell(36, 250, 24), (LAMP["light"], LAMP["base"]), 2.6)
    f.form(Sh.ell(36, 250, 17), ("#ffffff", PAPER[1]), 2)
    f.line("36,250 36,238", 2.4, INK)
    f.line("36,250 45,254", 2.4, INK)
    f.form(Sh.ell(36, 224, 6), (LAMP["light"], LAMP["base"]), 2)
    # the other holds the picks
    arm = f.form("196,218! 220,236 232,270 224,300! 202,304! 200,272 188,246!", ("#7c8a70", "#4f5c4a", "#2a3329"))
    f.shade(arm, -10)
    f.form("202,298! 224,296! 230,312 222,324 206,322 198,312!", (sk[0], sk[1], sk[2]))
    for x in (0, 7, 14):
        f.line(f"{206 + x},316 {200 + x * 1.4},350", 3.4, INK, 1, True)
        f.line(f"{206 + x},316 {200 + x * 1.4},350", 1.8, SLATE[0])
    with f.at(156, 156, 0.5, -4):
        _head(f)
    f.form("126,216! 138,202 158,216 178,200 192,216! 176,232 158,222 142,234", (PAPER[0], PAPER[2]))
    f.form("158,222! 140,214 140,236! 158,228! 178,238 178,214!", (TIDE["mid"], TIDE["dark"]), 2)


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    wall(d, "#5d5a44", "#322f27", (60, 120), 430, 7)
    # a clock of the house, opened like a door; inside it is later
    form(d, Sh.rect(232, 40, 190, 560), (WOOD[0], WOOD[2], WOOD[3]), 4)
    nib(d, pen(Sh.rect(240, 60, 170, 500), 90, 8, rnd=random.Random(3), ragged=90, broken=0.8), INK, 1.7, 0.55)
    form(d, Sh.rect(256, 78, 150, 500), ("#1d3d42", "#0d1f24"), 4)
    d.glow(330, 190, 150, (0, TIDE["core"], 0.7), (0.5, TIDE["light"], 0.25), (1, TIDE["light"], 0))
    for x, y, r, n, a in ((322, 150, 46, 12, 0), (372, 232, 34, 10, 9), (300, 250, 28, 9, 4)):
        cog = U(
            Sh.ell(x, y, r), [Sh.rect(-7, -r - 9, 14, 20, 2).rot(i * 360 / n + a).move(x, y) for i in range(n)]
        ) - Sh.ell(x, y, r * 0.34)
        form(d, cog, (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3)
        nib(d, pen(side(cog, -r * 0.5, -4), 90, 6), INK, 1.7, 0.8)
    lines(d, 9, INK, "352,270 346,420")
    lines(d, 5, LAMP["mid"], "352,270 346,420")
    form(d, Sh.ell(345, 446, 36), (LAMP["core"], LAMP["light"], LAMP["base"]), 4)
    # its face, swung towards us with the door
    door = form(d, S("226,30! 150,6! 150,574! 226,560!"), (WOOD[0], WOOD[1], WOOD[3]), 4)
    nib(d, pen(door, 86, 7, ragged=30), INK, 1.7, 0.6)
    form(d, Sh.ell(188, 118, 33, 70), (PAPER[0], PAPER[1], PAPER[2]), 4)
    for i in range(12):
        (x0, y0), (x1, y1) = (polar(0, 0, 25, i * 30), polar(0, 0, 30, i * 30))
        lines(d, 3, INK, f"{188 + x0:.1f},{118 + y0 * 2.1:.1f} {188 + x1:.1f},{118 + y1 * 2.1:.1f}")
    lines(d, 5, INK, "188,118 190,70")
    lines(d, 5, INK, "188,118 204,142")
    f = Fig(5)
    green = ("#8a987c", "#55624f", "#2c352a")
    c = f.form("20,600! 36,520 78,468 138,446! 258,446! 318,470 356,524 372,600!", green)
    f.shade(c, -60, -8, 6)
    f.rim(c, "#c9d4b4", 0.75)
    f.form("168,390! 166,452! 238,452! 236,388!", (SKINS["fair"][1], SKINS["fair"][2]))
    f.pen("200,386! 236,386! 236,452! 196,452!", 90, 5, SKINS["fair"][3], 1.7, 0.8)
    v = f.form(
        "150,452! 130,520 128,600! 276,600! 274,520 252,452! 202,490", (CORAL["mid"], CORAL["base"], CORAL["dark"])
    )
    f.pen(v, 90, 12, "#3c1418", 2, 0.6)
    f.form("146,456! 158,428 202,468! 244,426 258,456! 226,482 202,470 176,484", (PAPER[0], PAPER[1]))
    f.form("202,472! 164,454 160,492! 202,482! 242,494 240,452!", (TIDE["mid"], TIDE["dark"]))
    f.form(Sh.ell(202, 476, 10, 11), (TIDE["light"], TIDE["base"]))
    for y, sag in ((520, 34), (548, 38)):
        f.line(f"132,{y} 200,{y + sag} 274,{y - 6}", 8, INK)
        f.line(f"132,{y} 200,{y + sag} 274,{y - 6}", 4.6, LAMP["light"])
    with f.at(200, 300, 0.98, {"glad": 6, "addled": -8}.get(mood, -3)):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (PLUM["mid"], PLUM["base"], PLUM["dark"]), PAPER[1], 34)
        return

    _portrait_2(d, green)


def _portrait_2(d: Doc, green: Tones) -> None:
    def held() -> None:
        lines(d, 7, INK, "92,474 96,420")
        lines(d, 4, LAMP["light"], "92,474 96,420")
        form(d, Sh.ell(98, 388, 36), (LAMP["light"], LAMP["base"]), 3.4)
        form(d, Sh.ell(98, 388, 27), ("#ffffff", PAPER[1]), 2.6)
        for i in range(12):
            (x0, y0), (x1, y1) = (polar(98, 388, 20, i * 30), polar(98, 388, 24, i * 30))
            lines(d, 2.2, INK, f"{x0:.1f},{y0:.1f} {x1:.1f},{y1:.1f}")
        lines(d, 3.4, INK, "98,388 98,370")
        lines(d, 3.4, INK, "98,388 112,394")

    pose_hand(d, "pinch", (70, 560), 0.66, -68, skin_of("fair"), light=(-0.8, -0.3), held=held, cuff=green, arm=60)


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
