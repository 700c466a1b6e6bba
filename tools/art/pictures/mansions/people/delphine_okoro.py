"""delphine_okoro: edits the College gazette: bold check, pencil behind the ear, terrier at her heel, lit by her own
flash.
"""

import math

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, star
from tools.art.lamplit.cabinet import blanket, mount, skin_of, wall
from tools.art.lamplit.face import Face, head
from tools.art.lamplit.figure import Fig, Placed
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import CORAL, INK, LAMP, PAPER, SLATE, TIDE, WOOD, Tones, form, lines, nib, pen, side
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = U(Sh.rect(8, 28, 80, 56, 10) - Sh.ell(48, 57, 20), Sh.ell(48, 57, 10), Sh.rect(32, 14, 32, 18, 5))
FOOT = (LAMP["mid"], LAMP["dark"])
SCALE = 0.88
FACE = Face(
    skin="deep",
    outline=("-64,-62! -72,-14 -74,32 -54,80 -22,112 2,118 26,110 60,74 78,26 74,-20 66,-66! 36,-100 -30,-104"),
    nose="snub",
    mouth="-44,74 -18,84 4,81 40,64",
    laugh="-50,66! -12,76 12,72 46,54! 38,96 -4,112 -38,98",
    lips=("-44,74! -18,67 -10,70 -2,66 40,63! 18,90 -12,95 -30,88", "#9c3f3f"),
    blush=0.3,
    marks=("44,58 52,66",),
    fright="-42,90 -24,78 -6,74 14,78 30,88",
    snore="-24,82 -10,66 6,80 -8,100",
    teeth="-4,72 -4,84",
    gaze=Gaze(
        "lotus",
        at=((-40, 21), (32, 23)),
        iris=10.4,
        colour="#6b4a26",
        look=(5, -2),
        daze=((-8, -3), (9, -3)),
        dazed=(1.0, 1.06),
        bag=0.6,
        lashes=3,
        brows=("-64,-36 -42,-50 -14,-40", "4,-42 34,-56 62,-38"),
        brow=(7, 7),
        lift=(-6, -6),
    ),
)


def _head(f: Fig, mood: str = "calm") -> None:
    hair = ("#5b4742", "#33282a", "#171114")
    blob = f.form(
        U(
            *[
                Sh.ell(x, y, r)
                for x, y, r in (
                    (-64, -40, 32),
                    (-58, -84, 38),
                    (-22, -118, 42),
                    (30, -122, 44),
                    (74, -92, 42),
                    (92, -44, 38),
                    (92, 4, 30),
                    (20, -70, 70),
                )
            ]
        ),
        hair,
    )
    # curls in three tones, laid along the mass, the lit ones towards the lamp
    for i in range(58):
        a, r = (i * 137.5, 26 + 4.2 * i**0.78 * 1.9)
        x, y = (14 + r * math.cos(math.radians(a)), -86 + r * 0.56 * math.sin(math.radians(a)))
        if (x + 10) ** 2 / 104**2 + (y + 74) ** 2 / 92**2 < 1:
            lit = x + y * 0.6 < -40
            f.line(
                [(x + 7 * math.cos(t), y + 7 * math.sin(t)) for t in (0.3, 1.4, 2.6, 3.7, 4.6)],
                2.4,
                "#8d7468" if lit else "#574642",
                0.95,
            )
    f.rim(blob, "#a88c7c", 0.7)
    head(f, FACE, mood)
    f.form(
        ("-64,-54! -70,-76 -46,-98 0,-104 44,-98 72,-72 76,-40! 60,-60 44,-70 30,-82 6,-76 -14,-86 -32,-74 -48,-78!"),
        hair,
    )
    f.form(Sh.ell(76, 26, 8, 14), (SKINS["deep"][0], SKINS["deep"][2]))
    f.form(Sh.ell(76, 48, 7), LAMP["light"], 1.6)
    if mood == "asleep":
        return
    f.form(Sh.rect(-6, -74, 10, 96, 1).rot(58, 0, -40).move(112, 6), (LAMP["light"], LAMP["base"]))
    if mood == "addled":
        for x, y, a in ((-70, -110, -30), (0, -156, 4), (66, -136, 30)):
            f.form(Sh.rect(-4, -30, 8, 50, 1).rot(a).move(x, y), (LAMP["light"], LAMP["base"]), 2)
            f.form(S("-4,-30! 4,-30! 0,-42!").rot(a).move(x, y), PAPER[0], 1.6)


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    chk = ("#e2b45e", "#b98036", "#7a4e26")
    # terrier
    with f.at(52, 424, 0.9):
        f.form(
            ("-26,0! -28,-30 -24,-52! -8,-60 20,-58 34,-48! 36,-24 34,0! 22,0! 20,-22! -10,-22! -12,0!"),
            (PAPER[0], PAPER[2]),
        )
        f.form("-30,-48! -48,-54 -56,-66 -50,-76 -36,-84! -30,-100 -20,-88! -6,-80 -4,-60!", (PAPER[0], PAPER[1]))
        f.form("-30,-84! -32,-102 -20,-98 -14,-82!", (WOOD[1], WOOD[3]))
        f.fill(Sh.ell(-36, -70, 3.4), INK)
        f.form(Sh.ell(-54, -68, 5), INK, 0)
        f.form("30,-50! 44,-70 50,-66 38,-40!", (PAPER[0], PAPER[2]))
        f.form("4,-58! 20,-58 26,-36 10,-32!", (WOOD[1], WOOD[2]), edge=False)
        f.line("-18,-60 -4,-52", 5, CORAL["mid"])
        f.pen(S("-20,-30! 34,-34! 34,-4! -20,-6!"), 80, 6, PAPER[4], 1.4, 0.8, ragged=10)
    for x in (150, 192):
        f.form(S(f"{x - 14},352! {x + 14},352! {x + 12},400! {x - 12},400!"), ("#5b5560", "#2c2a33"))
        f.form(
            S(f"{x - 30},425! {x - 30},412 {x - 14},404 {x - 12},392! {x + 14},392! {x + 16},425!"),
            ("#5e4334", "#281c1a"),
        )
    skirt = f.form(
        "132,262! 118,320 112,372! 144,380 174,374 204,380 232,372! 226,320 212,262!", ("#6a7d80", "#43565c", "#24353b")
    )
    f.pen(f.side(skirt, -22, 0), 90, 5.5, INK, 1.6, 0.9, ragged=12)
    # caped coat in a bold check
    coat = f.form(
        ("132,168! 106,200 98,262 94,318! 130,330 172,322 214,330 250,318! 246,262 238,200 212,168! 172,160"), chk
    )
    ci = Placed(coat.shrink(3.4))
    f.pen(ci, 90, 22, "#5c3820", 5, 0.55)
    f.pen(ci, 0, 22, "#5c3820", 5, 0.55)
    f.pen(ci, 90, 22, PAPER[0], 1.6, 0.8, phase=0.98)
    f.pen(ci, 0, 22, PAPER[0], 1.6, 0.8, phase=0.98)
    f.pen(f.side(coat, -28, -2), 90, 5, INK, 1.7, 0.95, ragged=14)
    f.line("172,190 171,260 171,324", 2.4, INK)
    cape = f.form("136,164! 108,186 96,226! 134,244 172,236 210,244 248,226! 236,186 208,164! 172,156", chk)
    f.pen(cape, 90, 22, "#5c3820", 5, 0.55)
    f.pen(cape, 0, 22, "#5c3820", 5, 0.55)
    f.pen(f.side(cape, -24, -4), 90, 5, INK, 1.7, 0.95, ragged=8)
    f.fill(cape - cape.move(5, 4), "#fbe0a2", 0.8)
    # camera at the chest in the left hand, flash pan up in the right
    sk = SKINS["deep"]
    f.form("236,196! 262,168 270,128 272,108! 292,112! 292,150 280,196 252,226!", chk)
    f.form("268,110! 264,94 274,84 290,88 296,100 292,114!", (sk[0], sk[1], sk[2]))
    f.line("270,96 284,98", 1.8, sk[3])
    f.line("270,103 284,106", 1.8, sk[3])
    f.form(Sh.rect(276, 30, 8, 66, 2), (SLATE[1], SLATE[3]))
    f.glow(280, 18, 52, (0, "#ffffff", 1), (0.35, LAMP["core"], 0.7), (1, LAMP["light"], 0))
    f.form(star(280, 16, 34, 8, 0.45, -90), "#fffdf2", 2)
    f.form(Sh.rect(250, 34, 60, 12, 4), (SLATE[0], SLATE[2]))
    f.line("150,170 158,206 168,226", 3, WOOD[3])
    f.line("200,170 194,206 182,226", 3, WOOD[3])
    f.form(Sh.rect(140, 224, 66, 46, 5), ("#4a4643", "#201d1e"))
    _figure_2(f, sk)


def _figure_2(f: Fig, sk: Tones) -> None:
    f.form(Sh.ell(172, 248, 19), (SLATE[0], SLATE[2]))
    f.form(Sh.ell(172, 248, 12), (TIDE["light"], TIDE["deep"]), 2)
    f.fill(Sh.ell(167, 243, 4), "#ffffff")
    f.form(Sh.rect(150, 215, 24, 10, 2), ("#4a4643", "#201d1e"))
    f.form("128,262! 126,246 136,240 150,244 152,258 146,270!", (sk[0], sk[1], sk[2]))
    f.line("134,250 148,252", 1.8, sk[3])
    f.line("134,258 148,260", 1.8, sk[3])
    with f.at(170, 112, 0.42):
        _head(f)
    f.form("134,166! 140,150 172,166 204,150 212,168! 190,184 172,178 154,184", (PAPER[0], PAPER[2]))
    f.form("160,176! 172,184 186,176! 190,198 172,204 156,198!", (TIDE["mid"], TIDE["dark"]))


def _watchdog(d: Doc) -> None:
    """The terrier keeps watch."""
    f = Fig(3)
    with f.at(300, 470, 1.2, 0, True):
        f.form("-40,60! -44,10 -26,-16 10,-18 40,0 54,60!", (PAPER[0], PAPER[2]), 3)
        f.form("-30,-10! -52,-16 -60,-32 -50,-46 -34,-52! -26,-72 -14,-58! 6,-52 10,-28!", (PAPER[0], PAPER[1]), 3)
        f.form("-32,-50! -38,-76 -20,-70 -12,-52!", (WOOD[1], WOOD[3]), 3)
        f.form("2,-54! 22,-66 24,-44 12,-34!", (WOOD[1], WOOD[3]), 3)
        for x in (-40, -20):
            f.fill(Sh.ell(x, -36, 4), INK)
        f.form(Sh.ell(-57, -30, 6.5, 5), INK, 0)
        f.line("-50,-20 -40,-16 -32,-20", 2.4, INK)
        f.line("-28,-10 8,-6", 8, CORAL["mid"])
        f.pen("0,0! 44,0! 50,60! 0,60!", 80, 6, PAPER[4], 1.5, 0.8)
    f.emit(d, 0)


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    wall(d, "#6d4a4e", "#3a2a30", (352, 96), 400, 6)
    # clippings drying on a line
    lines(d, 3, INK, "-10,60 90,84 200,78 250,64")
    for x, y, a, k in ((40, 78, -5, 0), (112, 92, 4, 1), (186, 86, -3, 2)):
        s = Sh.rect(-27, 0, 54, 68, 2).rot(a).move(x, y)
        form(d, s, (PAPER[0], PAPER[1]))
        i = Sh.rect(-21, 6, 42, 40).rot(a).move(x, y)
        form(d, i, (TIDE["mid"], TIDE["dark"]), 1.6)
        if k == 1:
            d.stroke(S("-9,44! -8,26 0,20 8,26 9,44!").rot(a).move(x, y), PAPER[0], 2, dash="4 3")
        elif k == 0:
            d.fill(Sh.poly([(-12, 44), (-12, 26), (0, 16), (12, 26), (12, 44)]).rot(a).move(x, y), INK)
            d.fill(Sh.rect(-3, 30, 6, 7).rot(a).move(x, y), LAMP["light"])
        else:
            d.fill(Sh.ell(4, 24, 8).rot(a).move(x, y), PAPER[0])
        form(d, Sh.rect(-4, -8, 8, 16, 2).rot(a).move(x, y), (WOOD[0], WOOD[1]), 1.6)
    f = Fig(5)
    chk = ("#e8bd6a", "#bd853a", "#6e4424")
    c = f.form("26,580! 40,500 86,446 150,416! 262,416! 326,440 368,500 380,580!", chk)
    for a, ph in ((86, 0.5), (2, 0.5)):
        f.pen(c, a, 44, "#5c3820", 10, 0.5, phase=ph)
        f.pen(c, a, 44, PAPER[0], 2.2, 0.85, phase=ph + 0.5)
    f.pen(f.side(c, -64, -8), 90, 6, INK, 2, 0.9, ragged=24)
    f.fill(c - c.move(7, 5), "#fde6ae", 0.8)
    f.form("158,350! 156,430! 252,430! 250,346!", (SKINS["deep"][1], SKINS["deep"][2]))
    f.pen(S("200,346! 252,346! 252,430! 196,430!"), 90, 5, SKINS["deep"][3], 1.8, 0.9)
    f.form("118,452! 132,412 160,404! 204,446! 250,402! 280,412 292,452! 248,482 204,462 160,482", (PAPER[0], PAPER[2]))
    f.form("182,452! 204,464 228,450! 236,500 204,516 174,502!", (TIDE["mid"], TIDE["dark"]))
    f.line("204,466 206,512", 2, INK)
    with f.at(200, 262, 1.0, 3):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (LAMP["mid"], LAMP["base"], LAMP["dark"]), TIDE["dark"], 26)
        _watchdog(d)
        return
    # the camera, held at the chest
    for sp in ("140,426 150,480 160,510", "276,424 262,470 250,506"):
        lines(d, 9, INK, sp)
        lines(d, 5, WOOD[1], sp)
    # flash pan
    form(d, Sh.rect(346, 104, 13, 250, 4), (SLATE[0], SLATE[3]))
    d.glow(352, 84, 150, (0, "#ffffff", 1), (0.3, LAMP["core"], 0.7), (1, LAMP["light"], 0))
    form(d, star(352, 82, 56, 9, 0.5, -90), "#fffdf0", 2.4)
    d.fill(star(352, 82, 34, 9, 0.5, -70), "#ffffff")
    form(d, Sh.rect(304, 110, 98, 17, 6), (SLATE[0], SLATE[2]))
    pose_hand(d, "clasp", (352, 404), 0.66, -84, skin_of("deep"), light=(-0.3, -0.9))
    sv = form(d, S("318,412! 386,408! 404,500 408,590! 286,590! 300,500!"), chk)
    nib(d, pen(sv, 88, 44, phase=0.4), "#5c3820", 10, 0.5)
    nib(d, pen(sv.shrink(5), 0, 44), "#5c3820", 10, 0.5)
    nib(d, pen(sv.shrink(2), 88, 44, phase=0.9), PAPER[0], 2.2, 0.85)
    nib(d, pen(sv.shrink(2), 0, 44, phase=0.0), PAPER[0], 2.2, 0.85)
    nib(d, pen(side(sv, -30, 0), 90, 6, ragged=14), INK, 2, 0.9)
    form(d, S("320,406! 384,402! 388,428! 318,434!"), (chk[0], chk[2]))
    _portrait_2(d, chk)


def _portrait_2(d: Doc, chk: Tones) -> None:
    form(d, Sh.rect(146, 496, 120, 80, 8), ("#57514c", "#221f20"))
    form(d, Sh.rect(166, 480, 44, 18, 4), ("#57514c", "#221f20"))
    form(d, Sh.ell(208, 542, 36), (SLATE[0], SLATE[3]))
    form(d, Sh.ell(208, 542, 25), (TIDE["core"], TIDE["mid"], TIDE["deep"]))
    d.fill(S("192,536! 196,524 208,520! 202,530"), "#ffffff", 0.9)
    d.stroke(S("206,556! 203,548 208,540 213,548 211,556!"), PAPER[0], 1.8, dash="3 2.4")
    pose_hand(
        d, "cradle", (112, 566), 0.6, -22, skin_of("deep"), light=(-0.3, -0.9), cuff=(chk[0], chk[1], chk[2]), arm=60
    )


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
