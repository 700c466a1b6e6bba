"""kasimir_holt: collects overdue books: one black stroke from fur collar to fur hem, round glasses, a notice between
two fingers.
"""

import math
import random

from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.lamplit.cabinet import blanket, mount, skin_of, wall
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.furniture import books_row
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import CORAL, INK, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, Tones, form
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = U(
    Sh.ring(25, 50, 22, 12),
    Sh.ring(71, 50, 22, 12),
    Sh.rect(43, 42, 10, 10),
    S("6,26! 24,12 42,26! 42,34! 24,22 6,34!"),
    S("54,26! 72,12 90,26! 90,34! 72,22 54,34!"),
)
FOOT = (TIDE["mid"], TIDE["dark"])
FACE = Face(
    skin="pale",
    outline=("-52,-64! -57,-14 -53,40 -44,96 -26,150 2,160 30,146 52,88 60,30 62,-20 56,-66! 36,-106 -28,-110"),
    nose="long",
    mouth="-32,104 -12,100 4,102 16,108",
    laugh="-32,98! -10,102 16,97! 10,112 -8,117 -24,112",
    weight=5,
    blush=0.16,
    old=1,
    marks=("-10,130 -4,142 8,132", "-8,78 -9,90", "2,78 3,90", "-12,-40 -8,-28", "4,-40 0,-28"),
    fright="-30,108 -22,102 -14,110 -6,102 2,110 10,104 14,110",
    snore="-13,106 -7,100 -1,106 -7,115",
    gaze=Gaze(
        "paper",
        at=((-35, 14), (26, 16)),
        iris=5.6,
        colour="#8a8f8c",
        look=(-6, 3),
        daze=((-2, 0), (4, 0)),
        dazed=(1.0, 1.24),
        bag=2.0,
        brows=("-58,-36 -36,-54 -14,-40", "4,-40 30,-58 54,-40"),
        brow=(4, 4),
        brow_colour="#4a4640",
        lift=(-10, -24),
    ),
)


def _head(f: Fig, mood: str = "calm") -> None:
    hair = ("#8f8a80", "#56534e", "#2c2b2a")
    f.form("-50,-80! -62,-40 -60,-10! 70,20! 82,-20 80,-66 62,-96!", hair)
    head(f, FACE, mood)
    f.form("66,-10! 82,-16 86,8 76,32 66,28!", (SKINS["pale"][1], SKINS["pale"][2]))
    top = f.form(
        ("-64,-50! -66,-86 -40,-120 4,-128 48,-118 74,-88 78,-30 66,-20! 62,-58 44,-86 10,-98 -24,-90 -46,-78!"), hair
    )
    for spec in ("-56,-64 -30,-98 20,-114 60,-88", "-50,-76 -20,-104 24,-118 68,-66", "-20,-94 20,-106 58,-76 70,-36"):
        f.line(spec, 1.8, "#1c1b1a", 0.8)
    f.line("-54,-80 -24,-110 16,-120", 2.6, "#b9b4a6", 0.8)
    f.line("-30,-114 -20,-98 -24,-86", 2.2, INK)
    if mood == "addled":
        for a in (
            "-44,-100! -58,-136 -84,-150! -52,-152 -22,-116!",
            "-16,-118! -22,-158 -44,-182! -4,-166 14,-124!",
            "20,-122! 30,-160 20,-190! 54,-160 50,-116!",
            "50,-112! 72,-140 76,-166! 98,-130 74,-92!",
        ):
            k = f.form(a, hair)
            f.pen(k, 70, 5 * max(f.k, 0.7), INK, 1.4, 0.8)
    for x, r in ((-37, 27), (28, 30)):
        f.line(
            [(x + r * math.cos(t / 21 * math.tau), r * 0.95 * math.sin(t / 21 * math.tau)) for t in range(22)], 3.8, INK
        )
        f.fill(f"{x - 15},-14! {x - 4},-22 {x - 17},8!", "#ffffff", 0.55)
    f.line("-10,-4 -4,-8 -1,-4", 3.4, INK)
    f.line("58,-4 72,-8", 3.4, INK)
    f.pen(top, 24, 7 * max(f.k, 0.7), INK, 1.3, 0.6)


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    blk = ("#4c4f4e", "#2a2f30", "#13191b")
    fur = ("#8d7f6e", "#5f5347", "#362e29")
    for x in (136, 182):
        f.form(
            S(f"{x - 34},426! {x - 36},414 {x - 18},404 {x - 8},390! {x + 16},390! {x + 18},426!"),
            ("#3a3531", "#171414"),
        )
    # the coat: one long stroke from chin to floor
    coat = f.form(
        (
            "122,134! 108,160 104,230 98,320 88,408! 124,414 160,410 196,414 230,408! "
            "222,320 216,230 210,160 196,134! 160,126"
        ),
        blk,
    )
    f.pen(f.side(coat, -34, 0), 90, 5, INK, 1.8, 0.95, ragged=20)
    f.pen(coat, 90, 10, INK, 1.4, 0.7, tone=lambda x, y: (y - 140) / 330, ragged=40)
    f.fill(coat - coat.move(5, 3), "#7d8684", 0.7)
    f.line("160,150 158,280 156,410", 2, INK)
    # fur hem and fur collar
    for base in (S("86,390! 124,396 160,392 196,396 232,390! 234,414! 196,422 160,418 124,422 84,414!"),):
        h = f.form(base, fur)
        f.pen(h, 80, 5, INK, 1.7, 0.9, ragged=6)
    # satchel of overdue books
    f.line("126,150 170,230 214,290", 7, WOOD[3], edge=True)
    for i, (x, c) in enumerate(((206, CORAL["base"]), (222, TIDE["base"]), (236, LAMP["base"]))):
        f.form(
            Sh.poly([(x, 262 - i * 5), (x + 15, 258 - i * 5), (x + 15, 300), (x, 300)]),
            (lighten(c, 0.2), darken(c, 0.3)),
        )
        f.line(f"{x + 3},{276 - i * 4} {x + 12},{274 - i * 4}", 2, PAPER[0])
    f.form("194,290! 258,290! 262,344 228,352 196,344!", (WOOD[0], WOOD[2], WOOD[3]))
    f.form("194,290! 258,290! 250,318 226,324 202,318!", (WOOD[1], WOOD[3]))
    f.form(Sh.ell(226, 320, 5), LAMP["light"], 1.8, edge=False)
    # arms: one folded with the ledger, one holds up a notice
    sl = f.form("198,144! 224,160 236,210 232,252! 206,254! 204,214 192,184!", blk)
    f.shade(sl, -9)
    sk = SKINS["pale"]
    f.form("206,252! 204,266 212,278 224,278 232,266 232,252!", (sk[0], sk[2]))
    f.line("212,266 213,276", 1.8, sk[3])
    f.line("220,266 221,277", 1.8, sk[3])
    s2 = f.form("122,144! 98,158 76,200 60,226! 78,246! 102,222 122,196!", blk)
    f.shade(s2, -7)
    f.form("76,240! 58,224! 50,206 56,196 64,204 68,192 76,200! 84,214 86,228", (sk[0], sk[1], sk[2]))
    f.line("62,206 68,216", 1.8, sk[3])
    f.line("70,202 76,214", 1.8, sk[3])
    with f.at(52, 168, 1, -10):
        f.form(Sh.rect(-26, -44, 54, 72, 2), (PAPER[0], PAPER[1]))
        for y in (-30, -20, -10):
            f.line(f"-18,{y} 20,{y}", 2, PAPER[3])
        f.form(Sh.ell(10, 10, 12), PAPER[0], 3.2, CORAL["mid"], edge=False)
        f.line("2,14 18,6", 3, CORAL["mid"])
    with f.at(160, 78, 0.4):
        _head(f)
    _figure_2(f, fur)


def _figure_2(f: Fig, fur: Tones) -> None:
    c = f.form(
        (
            "116,148! 106,130 118,116 136,122! 142,136 160,144 178,136 184,122! 202,116 "
            "214,130 204,150! 182,162 160,168 136,162"
        ),
        fur,
    )
    f.pen(c, 75, 5, INK, 1.7, 0.9, ragged=6)


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    wall(d, "#4d5a46", "#2b3329", (30, 200), paper=2)
    rnd = random.Random(8)
    for y in (40, 128, 216, 304, 392):
        d.fill(Sh.rect(236, y, 170, 78), INK, 0.8)
        books_row(
            d,
            240,
            y,
            164,
            76,
            rnd,
            (
                darken(CORAL["base"], 0.35),
                darken(TIDE["base"], 0.2),
                WOOD[3],
                darken(PLUM["base"], 0.25),
                SLATE[3],
                WOOD[2],
            ),
        )
        form(d, Sh.rect(228, y + 76, 180, 11), (WOOD[1], WOOD[3]))
    d.fill(Sh.rect(226, 0, 174, 560), INK, 0.35)
    f = Fig(5)
    blk = ("#565a58", "#2d3233", "#121819")
    c = f.form("52,580! 64,500 104,440 154,414! 254,414! 306,440 342,500 352,580!", blk)
    f.pen(f.side(c, -70, -10), 90, 5.5, INK, 2.1, 0.95, ragged=24)
    f.fill(c - c.move(7, 5), "#8d9490", 0.7)
    f.form("166,360! 164,430! 246,430! 242,350!", (SKINS["pale"][1], SKINS["pale"][2]))
    f.pen(S("204,350! 246,350! 246,430! 200,430!"), 90, 5, SKINS["pale"][3], 1.7, 0.8)
    # stiff collar and a bow that is tied too well
    f.form("148,440! 152,398 168,392! 200,430! 236,388! 256,398 260,440! 230,462 204,440 176,462", (PAPER[0], PAPER[1]))
    f.form("204,440! 168,424 154,444 162,468! 182,466!", (TIDE["mid"], TIDE["dark"]))
    f.form("204,440! 240,424 254,444 246,468! 226,466!", (TIDE["mid"], TIDE["dark"]))
    f.form(Sh.ell(204, 446, 12, 14), (TIDE["mid"], TIDE["dark"]))
    fur = ("#9a8b78", "#665949", "#352d28")
    for pts in (
        "120,580! 96,520 96,462 124,424 154,408! 150,450 166,520 190,580!",
        "290,580! 312,520 312,462 286,424 256,408! 260,450 244,520 222,580!",
    ):
        k = f.form(pts, fur)
        f.pen(k, 100 if pts[0] == "1" else 80, 6, INK, 1.9, 0.9, rnd=random.Random(3), ragged=16, broken=0.8)
        f.pen(k, 70 if pts[0] == "1" else 110, 9, PAPER[2], 1.6, 0.5, rnd=random.Random(4), ragged=20, broken=0.8)
    with f.at(204, 262, 1.02, -2):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (SLATE[1], SLATE[2], SLATE[3]), TIDE["light"], 30)
        return
    # the notice, in mirror order of politeness

    _portrait_2(d, blk)


def _portrait_2(d: Doc, blk: Tones) -> None:
    def notice() -> None:
        s = Sh.rect(-50, -70, 100, 132, 3).rot(-9).move(70, 420)
        d.fill(s.move(6, 8), INK, 0.5)
        form(d, s, (PAPER[0], PAPER[1]))
        for i, y in enumerate((-46, -32, -18, -4)):
            p = line([(-36, y), (36 if i < 3 else 4, y)]).rot(-9).move(70, 420)
            d.stroke(p, PAPER[4], 2.4)
        r = Sh.ring(12, 34, 22, 18).rot(-9).move(70, 420)
        d.fill(r, CORAL["mid"])
        d.stroke(line([(-2, 42), (26, 26)]).rot(-9).move(70, 420), CORAL["mid"], 4)

    pose_hand(
        d,
        "pinch",
        (96, 576),
        0.72,
        -96,
        skin_of("pale"),
        light=(-0.8, -0.3),
        held=notice,
        cuff=(blk[0], blk[1], blk[2]),
        arm=70,
    )


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
