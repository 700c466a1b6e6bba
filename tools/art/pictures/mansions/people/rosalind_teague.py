"""rosalind_teague: hunter of large things, retired: a wide hat with a bird asleep on it, half an eyebrow missing;
something breathes on the pane behind her.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.lamplit.cabinet import SHEET, blanket, mount, skin_of
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, LEAF_G, PAPER, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = U(
    S("4,60! 20,50 30,52! 66,52! 78,50 92,60! 74,76 22,76"),
    S("27,46! 22,22 36,10 48,20! 60,10 74,22 69,46!"),
)
FOOT = (WOOD[0], WOOD[2])
SCALE = 0.97
FACE = Face(
    skin="tan",
    outline=("-62,-64! -70,-12 -62,30 -62,84 -40,120 -6,130 30,122 64,86 70,32 74,-18 66,-68! 40,-108 -28,-110"),
    nose="beak",
    mouth="-46,84 -20,90 2,87 36,68",
    laugh="-50,76! -14,86 10,80 42,60! 36,98 -4,112 -36,102",
    weight=5,
    blush=0.4,
    old=2,
    marks=("40,-52 46,-34 44,-20", "34,-46 50,-40", "-60,60 -50,66"),
    fright="-46,76 -30,88 -14,78 4,90 22,76 36,82",
    snore="-36,80 -22,76 -8,84 -20,94",
    teeth="18,70 19,82",
    gaze=Gaze(
        "squint",
        at=((-37, 19), (31, 20)),
        open=(1.25, 0.8),
        iris=6.6,
        colour="#5f87a0",
        look=(-8, 0),
        daze=((-6, -4), (2, 5)),
        dazed=(0.96, 1.2),
        winks=True,
        bag=1.0,
        brows=("-64,-22 -42,-42 -12,-26", "8,-26 20,-34 32,-34"),
        brow=(9, 7.5),
        brow_colour="#d9c08a",
        lift=(-2, -18),
    ),
)
HAIR = ("#efe0b4", "#c9b07a", "#8d7548")


def _head(f: Fig, mood: str = "calm") -> None:
    f.form("-62,-60! -80,-20 -70,30! -50,30! 60,40! 84,44 90,0 78,-60!", HAIR)
    f.pen("62,-40! 92,-40! 90,44! 62,40!", 78, 6 * max(f.k, 0.7), "#6d5a34", 1.6, 0.8)
    f.line("78,44 92,56 84,66", 3, HAIR[0])
    head(f, FACE, mood)
    f.form("68,-6! 80,-10 82,10 74,28 66,26!", (SKINS["tan"][1], SKINS["tan"][2]))
    f.form("-66,-40! -70,-70 -30,-92 30,-90 74,-66 78,-34! 50,-58 6,-64 -34,-56!", HAIR)
    for spec in ("-60,-50 -20,-74 30,-74", "74,-46 44,-70 0,-78"):
        f.line(spec, 2, "#8d7548", 0.9)
    # a hat that has been in more countries than she has; the bird came with it
    with f.at(0, 0, 1, {"addled": -12, "glad": 6, "asleep": 8}.get(mood, -3)):
        b = f.form(
            ("-150,-66! -110,-92 -60,-80 0,-76 66,-82 124,-98 160,-80! 120,-48 40,-44 -40,-44 -110,-46"),
            ("#b79a6a", "#7d6440", "#453521"),
        )
        f.pen(f.side(b, -30, -10), 4, 6 * max(f.k, 0.7), INK, 1.6, 0.8)
        c = f.form(
            "-70,-76! -78,-120 -54,-152 -10,-140! 10,-154 56,-154 78,-124 72,-78! 0,-64",
            ("#c9ac7a", "#8a6d46", "#4d3c26"),
        )
        f.shade(c, -34, 0, 5.5 * max(f.k, 0.7))
        f.rim(c, "#efdcb0", 0.75)
        f.fill("-74,-96! 0,-84 76,-98! 74,-78! 0,-64 -72,-78!", LEAF_G[3])
        with f.at(96, -92, 1, 0):
            bird = f.form("-34,2! -36,-22 -14,-40 14,-36 32,-18 52,-14! 30,4 0,12", ("#f4eedc", "#8fa9b0", "#4b5c63"))
            f.form("-6,-6! 14,-22 34,-14! 16,4", ("#8fa9b0", "#4b5c63"), 2)
            f.form("-36,-16! -52,-12! -34,-6!", (LAMP["light"], LAMP["base"]), 2)
            if mood in ("addled", "glad"):
                f.fill(Sh.ell(-22, -20, 4), INK)
            else:
                f.line("-28,-20 -22,-16 -16,-20", 2.4, INK)
            f.pen(f.side(bird, -10, -4), 80, 6, INK, 1.4, 0.7)


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    kh = ("#c4a878", "#8d744c", "#4d3d28")
    sk = SKINS["tan"]
    # the blunderbuss, carried as one carries an umbrella
    with f.at(200, 190, 0.92, 26):
        f.form(Sh.rect(-8, -150, 17, 170, 4), (SLATE[0], SLATE[1], SLATE[3]))
        f.form("-8,-140! -26,-176! 28,-176! 9,-140!", (LAMP["light"], LAMP["mid"], LAMP["dark"]))
        f.form(Sh.ell(1, -176, 28, 8), (INK2, INK), 2.4)
        f.form("-10,10! 12,10! 18,70 4,92 -14,80 -12,40", (WOOD[0], WOOD[2]))
    for pts, shoe in (
        ("112,300! 152,300! 140,352 138,404! 108,404! 104,350!", 122),
        ("164,300! 208,300! 212,350 208,404! 178,404! 176,352!", 192),
    ):
        leg = f.form(pts, ("#a89068", "#6d5838", "#3c3020"))
        f.pen(f.side(leg, -12, 0), 90, 5.5, INK, 1.6, 0.85)
        g = f.form(f"{shoe - 16},350! {shoe + 18},350! {shoe + 14},404! {shoe - 14},404!", ("#8a5c42", "#4a3024"))
        for y in (360, 372, 384, 396):
            f.form(Sh.ell(shoe + 8, y, 3), (LAMP["light"], LAMP["base"]), 1.4, edge=False)
        f.pen(f.side(g, -8, 0), 90, 5, INK, 1.4, 0.7)
        f.form(
            (f"{shoe - 38},424! {shoe - 36},410 {shoe - 16},402 {shoe - 12},394! {shoe + 16},394! {shoe + 18},424!"),
            ("#5d4436", "#241a18"),
        )
    coat = f.form(
        ("118,160! 96,184 88,240 84,322! 120,334 160,326 200,334 236,320! 230,240 222,184 200,160! 160,150"), kh
    )
    f.shade(coat, -34)
    f.rim(coat, "#ecd8ac", 0.8)
    f.line("158,176 158,326", 2, INK)
    for x, y in ((110, 216), (180, 216), (104, 274), (184, 274)):
        f.form(Sh.rect(x, y, 34, 30, 3), kh, 2, edge=False)
        f.line(f"{x + 2},{y + 9} {x + 32},{y + 9}", 1.8, INK)
    f.form("86,250! 158,262 232,248! 233,262! 158,276 86,264!", (WOOD[1], WOOD[3]))
    f.form(Sh.rect(148, 254, 20, 18, 3), (LAMP["light"], LAMP["base"]), 2, edge=False)
    # one hand on the hip, one keeps the gun company
    arm = f.form("116,166! 84,184 58,224 60,244! 78,262 104,264! 106,246 90,236 102,214 118,196!", kh)
    f.shade(arm, -8, -4)
    f.form("100,246! 116,246 122,256 116,266 100,266!", (sk[0], sk[1], sk[2]))
    arm = f.form("202,166! 236,182 258,214 250,240! 226,236! 222,214 206,198!", kh)
    f.shade(arm, -10, -3)
    f.form("226,232! 250,236! 246,254 232,260 220,250!", (sk[0], sk[1], sk[2]))
    f.line("230,244 242,248", 2, sk[3])
    # a tooth on a string, hers
    f.line("134,168 158,196 184,168", 2.4, WOOD[3])
    f.form("152,192! 164,192! 160,212!", (PAPER[0], PAPER[1]), 2, edge=False)
    with f.at(158, 116, 0.44, -4):
        _head(f)
    f.form("124,170! 134,154 158,170 184,154 194,170! 174,184 158,176 144,184", (CORAL["mid"], CORAL["base"]))


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    d.fill(SHEET, d.lin(0, 0, 0, 560, "#4f5a48", "#22281f"))
    d.glow(10, 300, 420, (0, LAMP["core"], 0.8), (0.3, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    # the window is not quite behind her; what breathes on it is not quite outside
    form(d, Sh.rect(176, 16, 230, 330), (WOOD[0], WOOD[2], WOOD[3]), 4)
    glass = form(d, Sh.rect(192, 32, 230, 298), ("#1d4349", "#2c6264", "#143238"), 3)
    with d.clip(glass):
        nib(d, pen(glass, 76, 12, rnd=random.Random(4), ragged=120, broken=0.9), TIDE["light"], 1.8, 0.5, wob=1)
        big = S("240,346! 236,250 262,170 300,120 352,96 420,110! 420,346!")
        d.fill(big, "#0d2024", 0.9)
        d.stroke(big, TIDE["mid"], 2.6, 0.8, dash="7 6")
        for x, y, r in ((318, 178, 15), (384, 172, 17)):
            d.fill(Sh.ell(x, y, r, r * 0.62), LAMP["light"])
            d.fill(Sh.ell(x - 3, y, r * 0.24, r * 0.6), INK)
        d.glow(330, 262, 92, (0, TIDE["core"], 0.85), (0.5, TIDE["light"], 0.55), (1, TIDE["light"], 0))
        for x in (312, 346):
            d.stroke(Sh.ell(x, 250, 9, 6), TIDE["base"], 3, 0.8)
        d.fill(S("206,330! 280,32! 306,32! 236,330!"), "#ffffff", 0.14)
    form(d, Sh.rect(296, 32, 11, 298), (WOOD[1], WOOD[3]), 2.6)
    form(d, Sh.rect(192, 172, 230, 10), (WOOD[1], WOOD[3]), 2.6)
    form(d, Sh.rect(164, 330, 250, 22), (WOOD[0], WOOD[2]), 3.4)
    f = Fig(5)
    kh = ("#cdb182", "#947a50", "#4d3d28")
    sk = SKINS["tan"]
    c = f.form("6,600! 26,512 76,446 144,416! 258,416! 322,444 366,510 384,600!", kh)
    f.shade(c, -66, -8, 6)
    f.rim(c, "#f0deb4", 0.8)
    f.line("196,470 192,600", 2.6, INK)
    f.form(Sh.rect(84, 500, 74, 70, 6), kh, 2.6, edge=False)
    f.line("86,522 156,522", 2.4, INK)
    f.form("156,356! 154,436! 248,436! 244,352!", (sk[0], sk[1], sk[2]))
    f.pen("198,352! 248,352! 248,436! 196,436!", 90, 5, sk[3], 1.8, 0.85)
    f.form(
        "122,440! 140,404 168,404! 200,446! 236,402 262,404 276,440! 240,474 200,456 158,476",
        (CORAL["light"], CORAL["mid"], CORAL["dark"]),
    )
    f.form("184,448! 214,448! 208,500 190,520!", (CORAL["mid"], CORAL["dark"]))
    with f.at(194, 268, 1.0, {"glad": 4, "addled": -10}.get(mood, -5)):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (WOOD[0], WOOD[1], WOOD[2]), LEAF_G[1], 30)
        return
    # its mouth over her shoulder
    with d.group(transform="translate(352 420) rotate(24)"):
        form(d, Sh.rect(-16, -170, 32, 420, 6), (SLATE[0], SLATE[1], SLATE[3]), 3.4)
        form(d, S("-16,-160! -44,-214! 46,-214! 16,-160!"), (LAMP["light"], LAMP["mid"], LAMP["dark"]), 3.4)
        form(d, Sh.ell(1, -214, 46, 13), (INK2, INK), 3)
        nib(d, pen(Sh.rect(2, -160, 14, 400), 90, 5), INK, 1.6, 0.7)
    pose_hand(d, "grip", (330, 590), 0.7, -76, skin_of("tan"), light=(-0.6, -0.8), cuff=kh, arm=40)


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
