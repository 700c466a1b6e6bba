"""aude_linnet: nurses the College: upright, starched, a neck like a swan with views; takes our pulse by her own
watch.
"""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.lamplit.cabinet import blanket, mount, skin_of, wall
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, SLATE, form, lines, nib, pen
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = U(
    Sh.rect(34, 6, 14, 64, 7),
    Sh.ell(41, 74, 17),
    Sh.rect(56, 12, 24, 9, 4),
    Sh.rect(56, 30, 15, 9, 4),
    Sh.rect(56, 48, 24, 9, 4),
) - Sh.rect(39, 24, 4, 50, 2)
FOOT = (SLATE[0], SLATE[2])
SCALE = 0.98
FACE = Face(
    skin="olive",
    outline=("-56,-64! -60,-14 -55,34 -44,86 -24,128 0,136 24,126 48,80 60,30 62,-20 58,-66! 36,-108 -28,-110"),
    nose="blade",
    mouth="-32,85 -14,82 -4,84 16,83",
    laugh="-38,76! -12,80 20,72! 12,92 -10,99 -28,93",
    weight=3.6,
    lips=("-31,85! -18,77 -10,80 -2,77 15,83! 4,93 -12,95 -24,93", "#b0604f"),
    blush=0.22,
    marks=("34,62 35,63",),
    fright="-26,86 -16,80 -8,87 0,80 8,87 14,82",
    snore="-18,86 -8,80 4,86 -8,94",
    gaze=Gaze(
        "lowered",
        at=((-35, 18), (27, 20)),
        open=(1.0, 1.12),
        iris=7.2,
        colour="#5d6b4a",
        look=(-3, 4),
        daze=((5, 2), (-6, 2)),
        dazed=(0.9, 1.0),
        bag=0.5,
        lashes=1,
        brows=("-62,-30 -40,-40 -14,-33", "2,-34 28,-46 58,-36"),
        brow=(3.8, 3.8),
        brow_colour="#2a2024",
        lift=(-8, -8),
    ),
)
HAIR = ("#4a4048", "#2b252b", "#151216")


def _head(f: Fig, mood: str = "calm") -> None:
    f.form("-60,-70! -72,-30 -64,6! 62,6! 80,-30 70,-78!", HAIR)
    f.form("56,-20! 92,-30 104,0 92,34 66,36!", HAIR)
    f.pen("60,-20! 104,-20! 100,34! 64,34!", 40, 6 * max(f.k, 0.7), "#6a5f68", 1.5, 0.8)
    head(f, FACE, mood)
    f.form("62,-6! 74,-10 76,10 68,28 60,26!", (SKINS["olive"][1], SKINS["olive"][2]))
    f.form(("-62,-46! -66,-80 -42,-112 0,-120 44,-112 70,-82 72,-40! 56,-70 30,-92 0,-78! -26,-92 -50,-74!"), HAIR)
    for spec in ("-56,-60 -36,-94 -4,-104", "60,-60 40,-96 6,-106"):
        f.line(spec, 2, "#7a6e78", 0.8)
    # the cap has wings, and means it
    tilt = {"addled": 180, "asleep": -8}.get(mood, 0)
    with f.at(0, -96, 1, 0, tilt == 180), f.at(0, 0, 1, -8 if tilt == -8 else 0):
        w1 = f.form("-10,0! -60,-14 -104,4 -122,-22! -104,-52 -56,-62 -6,-40!", (PAPER[0], PAPER[1], PAPER[2]))
        w2 = f.form("6,0! 58,-16 100,-2 122,-30! 104,-58 54,-62 4,-40!", (PAPER[0], PAPER[2], PAPER[3]))
        f.pen(w2, 80, 6 * max(f.k, 0.7), PAPER[4], 1.5, 0.8)
        f.line("-100,-14 -60,-26 -14,-16", 2.2, PAPER[3])
        f.form("-66,-6! -40,-34 0,-44 42,-34 68,-4! 30,-18 -30,-20", (PAPER[0], PAPER[1]))
        f.rim(w1, "#ffffff", 0.9)
        # a lamp for a badge, and no cross
        f.form("-8,-20! -12,-34 0,-42 12,-34 8,-20!", (LAMP["light"], LAMP["mid"]), 2, edge=False)


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    dark = ("#55707a", "#33505a", "#162b33")
    for x in (146, 182):
        f.form(
            f"{x - 34},424! {x - 34},412 {x - 14},402 {x - 10},390! {x + 14},390! {x + 16},424!", ("#4a4440", "#1b1817")
        )
    # cape behind, skirt, and an apron like a sail before the wind
    cape = f.form(
        "136,150! 100,180 84,250 78,330! 120,320! 216,320! 240,330! 236,250 222,180 190,150!",
        (PLUM["base"], PLUM["dark"], PLUM["deep"]),
    )
    f.shade(cape, -20)
    skirt = f.form("128,250! 104,330 92,402! 140,410 200,410 240,402! 226,330 204,250!", dark)
    f.shade(skirt, -30)
    body = f.form("132,160! 124,200 128,256! 164,264 202,256! 206,200 196,160! 164,170", dark)
    f.shade(body, -18)
    sail = f.form(
        "138,244! 92,300 46,352 26,392! 70,388 104,404 150,398! 206,398! 206,330 192,244!",
        ("#ffffff", PAPER[0], PAPER[1]),
        2.8,
    )
    for spec in ("146,256 112,320 70,384", "160,258 140,330 120,398", "174,258 168,330 164,396"):
        f.line(spec, 2.2, PAPER[2])
    f.pen(f.side(sail, -22, 0), 90, 6, PAPER[4], 1.7, 0.9, ragged=20)
    f.fill("26,392! 70,388 104,404 150,398! 206,398! 206,388! 150,388 104,394 70,378 34,382!", PAPER[1], 0.9)
    f.form("138,164! 146,240! 188,240! 190,164! 176,176 152,176", ("#ffffff", PAPER[1]), 2.4)
    f.form("132,238! 164,246 200,238! 202,254! 164,262 130,254!", (PAPER[0], PAPER[2]))
    # her own watch, upside down to everybody else
    f.line("176,184 176,196", 3, LAMP["mid"])
    f.form(Sh.ell(176, 206, 11), (PAPER[0], LAMP["light"]), 2.4, edge=False)
    f.line("176,206 176,199", 2, INK)
    sk = SKINS["olive"]
    # under this arm the tin
    tin = f.form("196,226! 262,212! 272,262! 206,278!", (CORAL["light"], CORAL["mid"], CORAL["dark"]))
    f.pen(f.side(tin, -16, -4), 90, 6, INK, 1.6, 0.8)
    for a in (-38, 44):
        f.form(Sh.rect(-17, -6, 34, 12, 6).rot(a).move(232, 246), ("#fbe6c8", "#d9a878"), 2, edge=False)
    arm = f.form("190,164! 222,184 240,220 232,256! 208,262! 206,226 188,196!", dark)
    f.shade(arm, -10)
    f.form("204,252! 234,246! 240,262 230,276 214,276 202,266!", (sk[0], sk[1], sk[2]))
    # with this one a thermometer, as one holds a baton
    arm = f.form("136,164! 104,170 84,146 72,116! 94,104! 108,132 126,140 146,146!", dark)
    f.shade(arm, -4, -9)
    f.form("68,120! 96,104! 92,94! 64,108!", (PAPER[0], PAPER[1]))
    f.form("66,110! 62,94 70,84 84,84 94,98!", (sk[0], sk[1], sk[2]))
    f.line("78,90 62,34", 9, INK, 1, True)
    f.line("78,90 62,34", 5.4, "#ffffff")
    f.line("74,76 68,52", 2.4, CORAL["mid"])
    f.form(Sh.ell(62, 34, 6.5), (CORAL["light"], CORAL["mid"]), 2)
    # a neck with views
    f.form("152,110! 152,162! 180,162! 178,110!", (sk[1], sk[2]))
    f.pen("166,110! 180,110! 180,162! 166,162!", 90, 5, sk[3], 1.5, 0.8)
    with f.at(164, 74, 0.42):
        _head(f)
    f.form("142,168! 146,148 166,160 184,148 190,168! 178,178 166,170 154,180", ("#ffffff", PAPER[1]))


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    wall(d, "#5d7a78", "#2c4346", (20, 90), 460, 3)
    # beds in a row, all made, one of them breathing
    for i, (x, k) in enumerate(((262, 0.62), (318, 1.0))):
        y = 300 + 40 * k
        for xx in (x, x + 120 * k):
            lines(d, 9 * k + 2, INK, f"{xx},{y - 90 * k} {xx},{y + 200}")
            lines(d, 5 * k + 1, SLATE[0], f"{xx},{y - 90 * k} {xx},{y + 200}")
            form(d, Sh.ell(xx, y - 94 * k, 8 * k), BRASS, 2)
        for j in range(5):
            lines(d, 3 * k + 1, INK, f"{x + 24 * k * (j + 0.5)},{y - 60 * k} {x + 24 * k * (j + 0.5)},{y + 60}")
        lines(d, 8 * k + 2, INK, f"{x},{y - 66 * k} {x + 60 * k},{y - 96 * k} {x + 120 * k},{y - 66 * k}")
        lines(d, 4 * k + 1, SLATE[0], f"{x},{y - 66 * k} {x + 60 * k},{y - 96 * k} {x + 120 * k},{y - 66 * k}")
        up = 26 if i == 0 else 0
        form(
            d,
            S(
                f"{x - 6 * k},{y + 6 * k}! {x + 30 * k},{y - 20 * k - up} {x + 96 * k},{y - 16 * k - up} "
                f"{x + 132 * k},{y + 8 * k}! {x + 140 * k},{y + 240}! {x - 12 * k},{y + 240}!"
            ),
            (PAPER[0], PAPER[1], PAPER[3]),
            2 * k + 1,
        )
        d.stroke(
            line(f"{x - 6 * k},{y + 46 * k} {x + 60 * k},{y + 34 * k} {x + 132 * k},{y + 48 * k}"), CORAL["mid"], 6 * k
        )
    d.fill(Sh.rect(210, 180, 190, 380), INK, 0.38)
    f = Fig(5)
    dark = ("#5d7a84", "#38565f", "#182e36")
    cape = f.form(
        "20,600! 40,500 96,446 160,430! 250,430! 312,446 364,502 384,600!", (PLUM["mid"], PLUM["dark"], PLUM["deep"])
    )
    f.shade(cape, -60, -6, 6)
    f.rim(cape, PLUM["light"], 0.7)
    body = f.form("104,600! 112,500 140,440! 270,440! 298,500 306,600!", dark)
    f.shade(body, -40, -6, 6)
    bib = f.form("136,470! 130,600! 280,600! 274,470! 204,486", ("#ffffff", PAPER[0], PAPER[1]))
    f.pen(f.side(bib, -26, 0), 90, 6, PAPER[4], 1.8, 0.9, ragged=14)
    sk = SKINS["olive"]
    f.form("166,330! 164,446! 242,446! 236,330!", (sk[0], sk[1], sk[2]))
    f.pen("202,330! 242,330! 242,446! 200,446!", 90, 5, sk[3], 1.8, 0.85)
    f.line("182,360 178,400 184,436", 2.2, sk[3], 0.7)
    f.form("140,470! 148,420 172,412! 204,450! 236,410 258,420 266,470! 236,490 204,462 172,492", ("#ffffff", PAPER[1]))
    f.form(Sh.ell(204, 470, 12, 14), (LAMP["core"], LAMP["light"], LAMP["base"]))
    with f.at(200, 250, 0.98, {"glad": 4, "addled": -9}.get(mood, 2)):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (SLATE[0], SLATE[1], SLATE[2]), CORAL["mid"], 40)
        return
    _portrait_2(d)


def _portrait_2(d: Doc) -> None:
    # she has us by the wrist; ours is the sleeve at the edge
    ours = form(
        d, S("-20,470! 60,470 104,486! 96,540! 40,548 -20,556!"), (CORAL["mid"], CORAL["base"], CORAL["dark"]), 3.4
    )
    nib(d, pen(ours, 10, 8, ragged=14), INK, 1.8, 0.7)
    form(d, S("96,482! 124,486! 118,540! 90,546!"), (PAPER[0], PAPER[1]), 3)
    pose_hand(d, "rest", (120, 514), 0.62, 6, skin_of("fair"), light=(-0.6, -0.8))
    pose_hand(
        d,
        "grip",
        (236, 574),
        0.66,
        -150,
        skin_of("olive"),
        light=(-0.6, -0.8),
        cuff=(PAPER[0], PAPER[1], PAPER[2]),
        arm=30,
    )
    # and the watch is hers
    lines(d, 6, INK, "288,470 300,500")
    lines(d, 3.4, LAMP["light"], "288,470 300,500")
    form(d, Sh.ell(306, 526, 30), (LAMP["light"], LAMP["base"]), 3.4)
    form(d, Sh.ell(306, 526, 22), ("#ffffff", PAPER[1]), 2.6)
    lines(d, 3, INK, "306,526 306,510", "306,526 318,530")


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
