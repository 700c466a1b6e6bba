"""emil_sarto: conjuror, with one glove too many: tail coat, a cape lined with cards; of his two reflections one has a
card more.
"""

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line, star
from tools.art.lamplit.cabinet import blanket, mount, wall
from tools.art.lamplit.face import Face, head, moustache
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.gaze import SKINS, Gaze
from tools.art.lamplit.nib import CORAL, INK, INK2, LAMP, PAPER, PLUM, TIDE, Tones, form, nib, pen
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture()
EMBLEM = U(Sh.rect(24, 6, 48, 46, 4), Sh.rect(24, 60, 48, 14), S("6,66! 24,72 72,72 90,66! 84,86 12,86"))
FOOT = ("#d9a9bf", PLUM["base"])
SCALE = 0.92
FACE = Face(
    skin="amber",
    outline=("-60,-62! -66,-14 -58,34 -46,78 -18,122 4,138 20,120 50,74 64,32 68,-18 62,-64! 38,-108 -28,-110"),
    nose="hook",
    mouth="-34,86 -14,90 4,86 24,77",
    laugh="-42,78! -12,84 10,80 30,68! 22,98 -6,108 -34,98",
    blush=0.25,
    marks=("-2,110 0,116",),
    fright="-34,90 -16,88 2,90 18,80 22,90",
    snore="-14,88 -4,84 6,88 -4,96",
    gaze=Gaze(
        "fox",
        at=((-36, 19), (29, 21)),
        open=(0.8, 1.3),
        iris=7.4,
        colour="#4d6f5c",
        look=(9, 1),
        daze=((9, 3), (-8, -5)),
        dazed=(0.9, 1.22),
        winks=True,
        bag=0.7,
        lashes=1,
        brows=("-64,-18 -42,-34 -12,-26", "0,-34 40,-66 62,-26"),
        brow=(6.4, 6.4),
        brow_colour="#1c1518",
        lift=(2, -12),
    ),
)
HAIR = ("#4a3c44", "#261c22", "#100b0e")


def _head(f: Fig, mood: str = "calm") -> None:
    f.form("-60,-70! -70,-30 -64,0! 66,10! 82,-16 78,-76!", HAIR)
    head(f, FACE, mood)
    f.form("66,-8! 78,-14 82,8 74,30 66,26!", (SKINS["amber"][1], SKINS["amber"][2]))
    hair = f.form(
        ("-64,-44! -70,-84 -46,-118 0,-128 48,-118 76,-86 76,-30! 64,-34 60,-66 30,-92 -4,-58! -34,-94 -54,-70!"), HAIR
    )
    for spec in ("-50,-90 -26,-112 10,-118", "20,-116 52,-100 68,-64", "-2,-70 24,-100 58,-92"):
        f.line(spec, 3, "#8d7a86", 0.8)
    f.rim(hair, "#8d7a86", 0.6)
    up = {"glad": -6, "addled": 8}.get(mood, 0)
    moustache(f, f"-12,70 -34,74 -52,{66 + up} -62,{54 + up}", f"-4,70 20,72 38,{62 + up} 50,{48 + up}", 9, HAIR[1])
    f.form("-14,104! -4,98 8,103! 2,128 -8,128!", HAIR, 2)
    if mood == "addled":
        for x, y, a in ((-84, -40, -30), (-70, -110, -14), (70, -120, 20), (98, -50, 40)):
            with f.at(x, y, 1, a):
                f.form(Sh.rect(-17, -24, 34, 48, 4), (PAPER[0], PAPER[1]), 2.2)
                f.form(Sh.poly([(0, -12), (9, 0), (0, 12), (-9, 0)]), CORAL["mid"], 1.4, edge=False)


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    with f.at(-8, 0):
        _conjuror(f)


def _conjuror(f: Fig) -> None:
    blk = ("#5a5660", "#2f2c35", "#15131a")
    SKINS["amber"]
    # the cape flies out; its lining is what he does for a living
    cape = f.form(
        "124,140! 88,176 52,232 22,312 14,362! 54,348 84,366 104,342! 120,360! 132,260 140,180!",
        (PLUM["mid"], PLUM["dark"], PLUM["deep"]),
    )
    for x, y, a, c in (
        (44, 318, 24, 0),
        (72, 288, 18, 1),
        (64, 338, 30, 1),
        (96, 312, 12, 0),
        (92, 250, 10, 0),
        (108, 216, 4, 1),
        (110, 278, 4, 1),
    ):
        f.fill(Sh.rect(-11, -15, 22, 30, 3).rot(a).move(x, y), PAPER[0], 1, cape)
        if c:
            f.fill(Sh.poly([(0, -8), (6, 0), (0, 8), (-6, 0)]).rot(a).move(x, y), CORAL["mid"], 1, cape)
        else:
            f.fill(star(0, 0, 8, 4, 0.4).rot(a).move(x, y), INK, 1, cape)
    f.rim(cape, PLUM["light"], 0.8)
    f.form("196,146! 226,176 240,236 236,300! 214,290! 206,220!", (PLUM["base"], PLUM["deep"]))
    # one leg forward: the beginning of a bow
    for pts, shoe in (
        ("150,290! 186,290! 190,350 182,402! 160,402! 154,350!", "132,424! 134,412 156,404 160,394! 186,394! 188,424!"),
        (
            "176,290! 208,290! 236,346 250,388! 230,400! 206,362!",
            "228,404! 252,386! 262,392 284,398 290,412! 262,424 236,424!",
        ),
    ):
        leg = f.form(pts, ("#4a4650", "#26232b"))
        f.pen(f.side(leg, -10, 0), 90, 5, INK, 1.6, 0.85)
        f.form(shoe, ("#3a3638", "#0f0d10"))
        f.line(shoe.split("!")[0] + " " + shoe.split(" ")[1].rstrip("!"), 2, PAPER[2])
    tail = f.form("140,280! 136,340 120,398! 146,404! 164,350 172,290!", blk)
    f.shade(tail, -8)
    coat = f.form("134,148! 116,176 118,232 134,298! 168,306 206,296! 216,232 216,176 198,148! 166,140", blk)
    f.shade(coat, -26)
    f.rim(coat, "#9a94a4", 0.7)
    f.form("148,150! 142,214 156,290! 178,290! 190,214 184,150! 166,164", ("#ffffff", PAPER[0], PAPER[1]), 2.4)
    for y in (186, 212, 238, 264):
        f.form(Sh.ell(167, y, 3.6), (INK2, INK), 1.2, edge=False)
    f.form("148,150! 134,176 140,222! 154,232! 148,190!", blk, 2.2)
    f.form("184,150! 200,176 194,222! 180,232! 186,190!", blk, 2.2)
    _conjuror_2(f, blk)


def _conjuror_2(f: Fig, blk: Tones) -> None:
    # the hat is off, at arm's length
    arm = f.form("200,152! 234,160 262,146 278,120! 258,104! 240,128 218,134 204,136!", blk)
    f.shade(arm, -4, -8)
    f.form("256,112! 276,124! 284,112 282,98 268,94 258,102!", (PAPER[0], PAPER[1], PAPER[2]))
    with f.at(284, 74, 0.78, 16):
        f.form("-46,26! -20,34 0,36 20,34 46,26! 36,16 -36,16", ("#4a4650", "#15131a"))
        h = f.form("-28,26! -32,-22 -34,-44! 34,-44! 32,-22 28,26! 0,32", ("#6b6672", "#2f2c35", "#15131a"))
        f.form(Sh.ell(0, -44, 34, 10), ("#1d1a22", "#0b0a0e"), 2.2)
        f.fill("-29,8! 0,14 29,8! 28,24! 0,31 -28,24!", PLUM["mid"])
        f.shade(h, -16, 0, 5)
        f.form("-12,-46! -22,-74 -8,-84! 0,-62 6,-92 20,-88! 12,-64 26,-70! 20,-46!", (PAPER[0], PAPER[1]), 2)
    # the other hand has a fan of cards, and another hand
    arm = f.form("134,152! 104,164 84,198 86,226! 108,232! 116,210 130,196!", blk)
    f.shade(arm, -8, -2)
    for a in (-58, -38, -18, 2, 22):
        f.form(Sh.rect(-11, -44, 22, 36, 3).rot(a).move(92, 246), (PAPER[0], PAPER[1]), 2)
    f.fill(Sh.poly([(0, -34), (6, -26), (0, -18), (-6, -26)]).rot(-18).move(92, 246), CORAL["mid"])
    f.form("80,226! 110,230! 112,246 102,256 86,252 78,240!", (PAPER[0], PAPER[1], PAPER[2]))
    f.line("88,240 100,244", 2, PAPER[4])
    f.nobody("108,300! 96,288 100,272 112,266 124,274 126,288 118,300!", 2)
    with f.at(166, 104, 0.42, 4):
        _head(f)
    f.form("136,150! 146,138 166,152 186,138 196,150! 180,166 166,156 152,166", ("#ffffff", PAPER[1]))
    f.form("166,154! 148,146 148,166! 166,160! 184,166 184,146!", (PLUM["light"], PLUM["base"]), 2)


def portrait(d: Doc, mood: str) -> None:
    """The picture in a mood, without its mount."""
    wall(d, "#5a3c50", "#2a1c28", (200, 60), 420, 1)
    # two glasses of a dressing table, turned towards each other
    for sx, more in ((1, True), (-1, False)):

        def at(s: Sh, left: bool = sx < 0) -> Sh:
            return s if left else s.flipx(200)

        form(d, at(S("-20,70! 70,92! 92,108 92,452! 78,470! -20,500!")), (LAMP["light"], LAMP["base"], LAMP["dark"]), 4)
        glass = form(
            d, at(S("-20,92! 62,110! 76,122 76,440! 64,452! -20,478!")), (TIDE["mid"], TIDE["base"], TIDE["dark"]), 3
        )
        with d.clip(glass):
            d.fill(at(S("20,240! 4,212 8,176 34,162 62,172 70,204 58,238!")), HAIR[2])
            d.fill(at(S("24,232! 30,196 58,190 72,214 62,250 40,262")), SKINS["amber"][1])
            d.fill(at(S("-10,470! 2,330 24,276 54,268 84,290! 90,470!")), "#2b2731")
            for i in range(4 if more else 3):
                k = at(Sh.rect(-10, -34, 20, 32, 3).rot(-30 + i * 18).move(40, 372))
                d.fill(k, PAPER[0])
                d.stroke(k, INK, 2)
                if more and i == 3:
                    d.fill(at(Sh.poly([(0, -26), (5, -19), (0, -12), (-5, -19)]).rot(24).move(40, 372)), CORAL["mid"])
            d.fill(at(S("28,372! 52,372 54,390 30,392!")), PAPER[1])
            d.fill(at(S("-4,478! 26,100! 42,104! 14,478!")), "#ffffff", 0.16)
            nib(d, pen(glass, 90, 8, tone=lambda x, y: 0.3 + (y - 90) / 700), INK, 1.7, 0.5)
    f = Fig(5)
    _portrait_2(d, mood, f)


def _portrait_2(d: Doc, mood: str, f: Fig) -> None:
    blk = ("#645f6a", "#332f39", "#141219")
    c = f.form("44,600! 56,506 98,446 152,420! 256,420! 310,446 350,506 362,600!", blk)
    f.shade(c, -60, -8, 6)
    f.rim(c, "#a39dae", 0.75)
    f.form("24,600! 30,520 64,460 108,436! 90,500 86,600!", (PLUM["mid"], PLUM["dark"]))
    f.form("384,600! 376,520 342,460 300,436! 318,500 322,600!", (PLUM["base"], PLUM["deep"]))
    f.form("158,440! 150,600! 254,600! 250,440! 204,476", ("#ffffff", PAPER[0], PAPER[1]))
    f.form("160,350! 158,436! 248,436! 244,348!", (SKINS["amber"][0], SKINS["amber"][1], SKINS["amber"][2]))
    f.pen("202,348! 244,348! 244,436! 200,436!", 90, 5, SKINS["amber"][3], 1.8, 0.85)
    f.form("146,446! 152,402 166,396! 202,436! 240,394 256,402 260,446! 232,466 204,444 174,466", ("#ffffff", PAPER[1]))
    f.form("204,446! 168,430 162,470! 204,458! 248,470 242,430!", (PLUM["light"], PLUM["base"], PLUM["dark"]))
    f.form(Sh.ell(204, 452, 11, 13), (PLUM["core"], PLUM["mid"]))
    f.form("152,446! 118,480 128,560 150,600! 120,600! 96,520 108,462!", ("#4a4650", "#1c1a21"))
    f.form("254,446! 288,480 280,560 258,600! 290,600! 312,520 300,462!", ("#37343d", "#121017"))
    with f.at(200, 262, 1.0, {"glad": -5, "addled": 8}.get(mood, 4)):
        _head(f, mood)
    f.emit(d, 0)
    if mood == "asleep":
        blanket(d, (PLUM["light"], PLUM["mid"], PLUM["base"]), PAPER[0], 30)
        for i, c2 in enumerate((CORAL["mid"], LAMP["mid"], TIDE["mid"], PLUM["core"])):
            form(
                d,
                S("80,486! 110,470 144,488! 112,506").move(i * 60, i % 2 * 14),
                (lighten(c2, 0.3), c2),
                2.6,
            )
        return

    def held() -> None:
        for i, a in enumerate((-34, -14, 6)):
            k = Sh.rect(-27, -96, 54, 82, 6).rot(a).move(134, 520)
            form(d, k, (PAPER[0], PAPER[1]), 3)
            if i != 1:
                d.fill(Sh.poly([(0, -72), (13, -54), (0, -36), (-13, -54)]).rot(a).move(134, 520), CORAL["mid"])
            else:
                d.fill(star(0, -54, 17, 4, 0.4).rot(a).move(134, 520), INK)

    pose_hand(
        d,
        "hold",
        (110, 590),
        0.64,
        -80,
        (PAPER[0], PAPER[1], PAPER[2]),
        light=(-0.6, -0.8),
        held=held,
        cuff=blk,
        arm=40,
    )
    _portrait_3(d)


def _portrait_3(d: Doc) -> None:
    # a glove more than he has hands
    d.stroke(
        S(
            "300,600! 296,540 304,520! 296,500 304,494 312,510! 312,484 322,482 324,508! "
            "330,484 340,486 338,512! 350,496 358,504 348,530! 352,552 346,600!"
        ),
        INK,
        7,
    )
    form(
        d,
        S(
            "300,600! 296,540 304,520! 296,500 304,494 312,510! 312,484 322,482 324,508! "
            "330,484 340,486 338,512! 350,496 358,504 348,530! 352,552 346,600!"
        ),
        (PAPER[0], PAPER[1], PAPER[2]),
        2.8,
    )
    d.stroke(line("304,566 326,572 348,566"), TIDE["dark"], 2.4, 1, dash="7 6")


def draw(d: Doc, detail: int) -> None:
    """The cabinet card."""
    portrait(d, "calm")
    mount(d)
