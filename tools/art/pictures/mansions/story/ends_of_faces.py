"""How the borrowed face ends, and who comes down when doors remember what they are for."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.actors import actor, bust
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import Gaze
from tools.art.lamplit.marks import tongue
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.props import SKIN, rod, solid, spot
from tools.art.lamplit.scene import bay, boarded, muntins, papered
from tools.art.picture import Picture

PICTURE = Picture(size=(640, 360))
SIZE = (640, 360)


def _faces_home(d: Doc) -> None:
    """It burns with a clear flame; the looks come home. Not all find their owner: the goat has eyebrows now."""
    papered(d, 640, 360, "#6d6a58", "#24241e", (120, 160), 430)
    boarded(d, 640, 360, 300, 280)
    d.glow(96, 190, 230, (0, "#ffffff", 1), (0.3, LAMP["core"], 0.7), (1, LAMP["mid"], 0))
    for c, k in ((LAMP["mid"], 1.0), (LAMP["light"], 0.8), (LAMP["core"], 0.6), ("#ffffff", 0.36)):
        t = tongue(92, 322, 290 * k, 150 * k, 24 * k)
        if k == 1:
            d.stroke(t, INK, 7)
        d.fill(t, c)
    with d.clip(tongue(92, 322, 290, 150, 24)):
        d.stroke(
            [line("62,220 76,214 88,220"), line("104,218 118,212 130,220"), line("78,262 98,270 118,258")],
            LAMP["base"],
            5,
            0.7,
        )
    form(d, S("20,320! 166,316! 156,346! 32,350!"), (SLATE[1], SLATE[3]), 3.4)
    bust(d, "emil_sarto", 300, 150, 0.66, "glad", -4)
    solid(d, "196,380! 204,270 250,244! 340,242! 396,268 404,380!", (PLUM["mid"], PLUM["base"], PLUM["dark"]), 4, 0.34)
    form(d, "262,240! 300,278! 338,238! 320,226! 280,228!", (PAPER[0], PAPER[1]), 3)
    ear = spot(214, 62, 0.9, -20)
    for wing, a in ((-1, 20), (1, -20)):
        form(
            d,
            ear(
                S("0,0! 30,-34 66,-30 58,-4 26,8!").rot(a)
                if wing > 0
                else S("0,0! -30,-34 -66,-30 -58,-4 -26,8!").rot(a)
            ),
            (PAPER[0], PAPER[2]),
            2.4,
        )
    solid(d, ear("-16,-24! 6,-32 22,-10 12,16 -4,32 -18,22!"), ("#e9cfa4", "#c9a372", "#90704e"), 3.2, 0.3)
    d.stroke(ear(line("-4,-16 10,-6 2,10 -4,12")), "#543c2e", 3)
    d.stroke(line("120,120 150,84 188,70"), PAPER[0], 4, 0.9, dash="11 9")
    d.stroke(line("150,60 300,6 430,30 470,70"), PAPER[0], 4, 0.9, dash="11 9")
    _goat(d)


def _goat(d: Doc) -> None:
    """The College's goat, over a half door, with somebody's brows."""
    for one, spec in (
        (-1, "478,96! 452,40 470,-2 506,-16! 492,24 500,60 512,86!"),
        (1, "560,90! 600,44 604,0 584,-22! 580,20 560,50 534,82!"),
    ):
        solid(d, spec, ("#b9ae96", "#7f7763", "#484539"), 3.6, 0.3, 20 * one)
    for spec in (
        "474,112! 430,104 402,122 396,140! 430,146 466,140!",
        "572,110! 612,98 642,112 650,130! 616,140 580,136!",
    ):
        solid(d, spec, (PAPER[1], PAPER[2], PAPER[3]), 3.6, 0.3)
    face = solid(
        d,
        "470,96! 500,72 546,70 578,94! 584,150 566,210 548,246 522,254 496,244 482,206 464,150",
        ("#ffffff", PAPER[0], PAPER[2]),
        4,
        0.3,
    )
    solid(d, "500,250! 516,262 530,260 546,248! 540,290 526,318! 510,290", (PAPER[1], PAPER[3]), 3.4, 0.3)
    for x, look in ((492, -1), (556, -1)):
        eye = form(d, Sh.ell(x, 138, 17, 14), (LAMP["light"], LAMP["mid"]), 3.4)
        d.fill(Sh.rect(x - 11 + look * 2, 134, 18, 7, 3) & eye, INK)
    for spec in ("462,116! 474,84 506,84 520,104! 500,98 480,104", "534,102! 550,78 586,78 596,110! 578,98 556,96"):
        b = S(spec)
        d.fill(b, WOOD[3])
        d.stroke(b, INK, 3)
    d.stroke([line("508,226 520,234 534,226"), line("506,238 522,246 540,236")], INK, 3.4)
    d.fill([Sh.ell(510, 216, 5, 4), Sh.ell(536, 215, 5, 4)], INK)
    d.fill(Sh.ell(486, 186, 12, 8) & face, CORAL["light"], 0.4)
    half = solid(d, "420,318! 650,300! 650,380! 420,380!", (WOOD[0], WOOD[2], WOOD[3]), 3.6, 0.3, 0)
    d.stroke(half.shrink(10), INK, 2.4, 0.5)


def _breakfast(d: Doc) -> None:
    """Breakfast, the two of us: one of us drips a little, and has a wick. On the ferry behind, somebody faceless."""
    bay(d, 640, 360, 160, (560, 50), True)
    form(d, Sh.rect(-10, 20, 20, 360), (WOOD[0], WOOD[2]), 3)
    form(d, S("470,190! 490,214 610,214 640,186! 560,196!"), (CORAL["mid"], CORAL["dark"]), 3)
    form(d, Sh.rect(520, 158, 70, 34, 3), (PAPER[0], PAPER[2]), 2.6)
    form(d, Sh.ell(500, 164, 10, 12), (PAPER[0], PAPER[1]), 2.4)
    form(d, S("484,194! 490,176 510,176 516,196!"), (SLATE[1], SLATE[3]), 2.4)
    actor(d, "people.ines_marrow", 344, 450, 1.06, 3)
    actor(d, "people.ines_marrow", 166, 446, 1.06, -3, True)
    d.stroke(line("160,64 160,46"), INK, 5)
    d.glow(162, 28, 50, (0, LAMP["core"], 0.9), (1, LAMP["mid"], 0))
    wick = tongue(161, 46, 36, 16, 3)
    d.stroke(wick, INK, 4)
    d.fill(wick, LAMP["core"])
    for x, y, k in ((128, 84, 0.9), (190, 150, 1.2), (140, 190, 0.9), (196, 84, 1.0)):
        wax = S("-6,-14! 6,-14! 8,6 0,14 -8,6").scale(k).move(x, y)
        form(d, wax, ("#fff6d2", "#dcc790"), 2.4)
    cloth = form(d, S("-20,270! 660,246! 660,380! -20,380!"), ("#ffffff", PAPER[0], PAPER[2]), 3.4)
    nib(d, pen(cloth, -2, 24, rnd=random.Random(3), ragged=60), PAPER[2], 2, 0.6)
    for x, y in ((130, 296), (260, 300), (390, 292)):
        form(d, Sh.ell(x, y, 44, 15), (PAPER[0], PAPER[2]), 3)
        form(d, Sh.ell(x, y - 3, 20, 8), (LAMP["light"], LAMP["mid"]), 2.2)
    form(d, S("470,300! 462,250 480,236 520,236 536,252 528,300!"), (SLATE[0], SLATE[2]), 3.2)


def _nose_and_a_half(d: Doc) -> None:
    """Unfinished, with a nose and a half, in the sunrise; from the chin down it has begun to look thoughtful."""
    papered(d, 640, 360, "#8a7a62", "#2c2620", (470, 90), 480)
    boarded(d, 640, 360, 290, 268)
    glass = form(d, Sh.rect(400, 24, 190, 180), ("#f3d9a2", "#c9cdb4", "#8fae9f"), 4)
    d.glow(480, 150, 190, (0, LAMP["core"], 1), (0.35, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
    form(d, Sh.ell(470, 152, 42) & glass, ("#ffffff", LAMP["core"], LAMP["light"]), 3)
    d.fill(Sh.rect(400, 160, 190, 44), "#6f968c", 0.9)
    d.stroke(
        [line([(408 + i * 22, 172 + i % 3 * 9), (440 + i * 22, 172 + i % 3 * 9)]) for i in range(7)],
        TIDE["core"],
        3,
        0.8,
    )
    form(d, "516,160! 556,158! 550,172! 522,172!", (CORAL["mid"], CORAL["dark"]), 2)
    muntins(d, 400, 24, 190, 180)
    d.fill(S("400,204! 590,204! 470,372! 120,372!"), LAMP["light"], 0.28)
    chair = "96,330! 84,120 120,50 210,34 300,52 332,120 322,330!"
    d.fill(S(chair).move(-26, 12), INK, 0.45)
    solid(d, chair, (PLUM["mid"], PLUM["base"], PLUM["deep"]), 4, 0.3)
    for x, y in ((140, 100), (210, 84), (280, 102)):
        form(d, Sh.ell(x, y, 6), (LAMP["light"], LAMP["base"]), 2)
    wax = ("#fff6dc", "#ecd49c", "#b99a5e")
    body = "128,330! 120,262 150,214 190,204! 236,206 282,226 296,280 300,330! 340,346 380,352 400,362 60,366 84,348!"
    solid(d, body, wax, 4, 0.34)
    for x, y, h in ((150, 236, 60), (262, 240, 66), (204, 250, 48), (296, 300, 30), (120, 300, 34)):
        form(d, S(f"{x - 9},{y}! {x - 8},{y + h * 0.6} {x},{y + h} {x + 8},{y + h * 0.6} {x + 9},{y}!"), wax, 2.4)
    solid(d, "150,150! 152,96 180,66 216,62 252,74 270,112 264,160 240,200 214,222 190,212 162,184", wax, 4.2, 0.3)
    d.stroke([line("176,128 192,122 206,128"), line("226,126 240,120 254,128")], INK, 4.6)
    d.fill([Sh.ell(190, 136, 5), Sh.ell(240, 136, 5)], INK)
    solid(d, "206,130! 186,166 192,176 208,176!", ("#fff6dc", "#d9bd82"), 3.2, 0)
    form(d, "226,136! 240,156 236,162 226,162!", ("#fff6dc", "#d9bd82"), 3)
    d.stroke(line("196,196 212,190 230,196"), INK, 4)
    d.stroke(line("176,112 196,104"), INK, 4)
    solid(d, "300,262! 292,214 268,196 246,204! 240,218 252,222 262,224! 264,250 276,276!", wax, 3.6, 0.3)
    for y0 in (204, 212):
        d.stroke(line([(244, y0), (262, y0 + 2)]), "#8f7440", 2.6)
    d.fill(Sh.ell(420, 338, 120, 18), INK, 0.18)
    solid(d, "452,300! 520,294! 524,352! 458,356!", ("#ffffff", PAPER[1]), 3, 0)
    d.stroke([line([(462, 310 + i * 9), (510 - (i % 3) * 8, 307 + i * 9)]) for i in range(5)], PAPER[3], 2.6)
    rod(d, "486,286 488,318", 4, SLATE[0], 4)


def _doors_fly(d: Doc) -> None:
    """The ledger lies over the sill; all along the corridor doors remember: out. A great-uncle asks after dinner."""
    d.fill(Sh.rect(0, 0, 640, 360), d.lin(0, 0, 0, 360, "#4f5a4a", "#1c2420"))
    form(d, "-10,-10! 250,96! 390,96! 650,-10!", ("#39443f", "#1d2725"), 2.4)
    form(d, "-10,370! 250,232! 390,232! 650,370!", (WOOD[0], WOOD[2], WOOD[3]), 2.4)
    form(d, "-10,-10! 250,96! 250,232! -10,370!", ("#7f8a66", "#434b38"), 2.4)
    form(d, "650,-10! 390,96! 390,232! 650,370!", ("#5b6450", "#262d26"), 2.4)
    form(d, "120,370! 290,232! 350,232! 520,370!", (PLUM["mid"], PLUM["dark"]), 2.4)
    form(d, Sh.rect(280, 130, 80, 102), (WOOD[1], WOOD[3]), 2.4)
    form(d, Sh.rect(290, 140, 60, 92), ("#ffffff", LAMP["core"], LAMP["light"]), 2.4)
    d.glow(320, 180, 150, (0, LAMP["core"], 0.95), (0.4, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    for t in (0.72, 0.42, 0.0):
        for one in (-1, 1):
            _flung_open(d, t, one)
    d.fill(Sh.ell(404, 346, 70, 12), INK, 0.5)
    _great_uncle(d)
    book = spot(120, 318, 1, -12)
    d.fill(book(Sh.rect(-104, -30, 216, 66)).move(10, 14), INK, 0.5)
    solid(d, book("-106,-24! 96,-34! 112,20! -92,34!"), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 4, 0.3)
    form(d, book("-92,34! 112,20! 112,32! -90,48!"), (PAPER[0], PAPER[2]), 3)
    d.stroke(book(line("-90,41 110,27")), PAPER[3], 2)
    form(d, book("60,-32! 76,-33! 96,62! 84,52! 74,62!"), (LAMP["light"], LAMP["base"]), 3)


def _flung_open(d: Doc, t: float, one: int) -> None:
    """A door of the corridor at a share of its length, on its left (-1) or right, and its light on the floor."""

    def at(u: float, v: float) -> tuple[float, float]:
        depth = t + (1 - t) * 0.34 * u
        x = 320 + one * (330 - 260 * depth)
        top, low = -10 + 106 * depth, 370 - 138 * depth
        return x, top + (low - top) * v

    gap = Sh.poly([at(0.1, 0.2), at(0.8, 0.2), at(0.8, 1), at(0.1, 1)])
    form(d, Sh.poly([at(0.02, 0.15), at(0.88, 0.16), at(0.88, 1), at(0.02, 1)]), (WOOD[0], WOOD[2]), 2.4)
    form(d, gap, ("#ffffff", LAMP["core"], LAMP["mid"]), 2.2)
    (x0, y0), (x1, y1) = at(0.1, 1), at(0.8, 1)
    beam = Sh.poly(
        [(x0, y0), (x1, y1), (x1 - one * 190 * (1 - t), y1 + 6), (x0 - one * 230 * (1 - t), y0 + 22 * (1 - t))]
    )
    d.fill(beam, LAMP["core"], 0.5)
    hinge_top, hinge_low = at(0.8, 0.2), at(0.8, 1)
    out = 92 * (1 - t)
    leaf = Sh.poly(
        [
            hinge_top,
            (hinge_top[0] - one * out, hinge_top[1] - 16 * (1 - t)),
            (hinge_low[0] - one * out, hinge_low[1] + 34 * (1 - t)),
            hinge_low,
        ]
    )
    d.fill(leaf.move(6, 6), INK, 0.35)
    solid(d, leaf, ("#9a744e", "#5c4130", "#33241c"), 3.4 - 1.4 * t, 0.3)
    form(d, Sh.ell(hinge_low[0] - one * out * 0.84, (hinge_top[1] + hinge_low[1]) / 2 + 8, 7 - 5 * t), BRASS, 2)


UNCLE = Face(
    skin="fair",
    outline="-60,-60! -66,-10 -62,40 -46,84 -18,112 4,116 28,110 56,80 68,36 70,-18 62,-64! 36,-100 -30,-102",
    nose="bulb",
    mouth="-30,92 -10,98 8,92",
    laugh="-30,88! -8,94 14,88! 6,104 -18,104",
    gaze=Gaze(
        "weather",
        open=(1.2, 1.3),
        look=(-3, 1),
        colour="#7fa6a0",
        bag=2.0,
        brows=("-64,-28 -40,-46 -12,-34", "2,-34 30,-48 60,-28"),
        brow=(13, 13),
        brow_colour="#eceade",
    ),
    old=2,
    blush=0.5,
)


def _great_uncle(d: Doc) -> None:
    """He went to look for the bathroom in the year of the comet."""
    f = Fig(4)
    with f.at(404, 346, 0.86):
        for x in (-34, 26):
            f.form(f"{x - 26},0! {x - 30},-14 {x - 8},-26 {x + 12},-20 {x + 14},0!", (TIDE["mid"], TIDE["dark"]))
        gown = f.form(
            "-66,-14! -70,-120 -48,-210 -20,-236! 30,-236! 58,-208 74,-120 70,-14! 0,-8",
            (TIDE["mid"], TIDE["base"], TIDE["dark"]),
        )
        f.shade(gown, -36)
        f.form("-20,-236! 4,-150 4,-12! -14,-12! -12,-140 -34,-214!", (PAPER[0], PAPER[2]))
        f.line("-66,-116 0,-104 72,-116", 9, LAMP["mid"])
        arm = f.form("44,-214! 84,-190 96,-140 84,-112! 60,-112! 62,-150 40,-180!", (TIDE["base"], TIDE["dark"]))
        f.shade(arm, -12)
        f.form(Sh.ell(72, -104, 15, 13), SKIN, 2.2)
        f.form("66,-112! 62,-196! 82,-196! 80,-112!", (PAPER[0], PAPER[2]))
        f.fill("72,-198! 64,-214 72,-232! 82,-214", LAMP["core"])
        with f.at(4, -292, 0.62):
            head(f, UNCLE)
            f.form(
                "-58,72! -40,62 -14,74! 8,62 40,70 60,62! 66,110 34,168 0,190 -34,166 -56,116!",
                ("#ffffff", PAPER[0], PAPER[2]),
            )
            f.pen("0,76! 60,66! 64,112! 34,166! 2,188!", 84, 8, PAPER[4], 1.6, 0.7)
            f.line("-22,96 -8,102 8,96", 4, INK)
            f.form(
                "-72,-52! -64,-104 -10,-132 40,-122 76,-84 120,-60 134,-10! 108,-20 84,-40 72,-46! 20,-66 -30,-66",
                (PAPER[0], PAPER[1], PAPER[2]),
            )
            for stripe in ("-60,-82 -20,-66 40,-70", "-40,-110 0,-92 74,-76", "60,-96 96,-70 112,-34"):
                f.line(stripe, 9, CORAL["base"])
            f.form(Sh.ell(130, 0, 19), (CORAL["mid"], CORAL["dark"]))
    f.emit(d, 0, shadow=False)


FILES = {
    "end_the_borrowed_face_investigators": (SIZE, _faces_home),
    "end_the_borrowed_face_keeper": (SIZE, _breakfast),
    "end_the_borrowed_face_nobody": (SIZE, _nose_and_a_half),
    "end_no_door_opens_investigators": (SIZE, _doors_fly),
}
