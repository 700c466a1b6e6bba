"""What one may come to, 480x440, straight on the paper of the chit: eight small harms, two colours and ink."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.picture import Picture

PICTURE = Picture(size=(480, 440))
SIZE = (480, 440)
WAX = ("#fffbea", PAPER[1], PAPER[2])


def _under(d: Doc, ramp: dict[str, str], spec: str, x: float = 240, y: float = 230) -> None:
    d.glow(x, y, 250, (0, ramp["light"], 0.6), (0.7, ramp["light"], 0.2), (1, ramp["light"], 0))
    d.fill(S(spec), INK, 0.4)


def _flame(d: Doc, x: float, y: float, k: float = 1.0, lean: float = 0) -> None:
    d.glow(x, y - 30 * k, 70 * k, (0, LAMP["core"], 0.9), (0.4, LAMP["light"], 0.5), (1, LAMP["light"], 0))
    form(
        d,
        S(
            f"{x},{y}! {x - 17 * k},{y - 22 * k} {x - 4 * k + lean},{y - 52 * k} {x + lean * 2},{y - 76 * k}! "
            f"{x + 14 * k + lean},{y - 46 * k} {x + 17 * k},{y - 20 * k}"
        ),
        (LAMP["core"], LAMP["light"], LAMP["mid"]),
        3,
    )


def _numb_fingers(d: Doc) -> None:
    """Five candles, out; they were fingers a moment ago."""
    _under(d, TIDE, "70,402! 180,384 360,388 450,404! 400,426 200,430")
    palm = form(
        d,
        S("126,404! 118,330 128,270 180,258 300,262 344,280 350,340 340,410! 240,420"),
        (TIDE["light"], TIDE["mid"], TIDE["dark"]),
        4.4,
    )
    nib(d, pen(side(palm, -110, 0), 90, 8, ragged=24), INK, 2.2, 0.8)
    d.stroke(line("160,330 230,316 320,334"), INK, 4)
    d.stroke(line("170,372 240,352 316,376"), INK, 3)
    for x, y, n, a, w in (
        (128, 300, 96, -38, 42),
        (160, 276, 150, -13, 40),
        (214, 266, 184, -2, 42),
        (270, 268, 162, 9, 40),
        (322, 284, 112, 23, 36),
    ):

        def place(s: Sh, x: float = x, y: float = y, a: float = a) -> Sh:
            return s.rot(a).move(x, y)

        c = form(d, place(Sh.rect(-w / 2, -n, w, n + 20, 8)), WAX, 4)
        nib(d, pen(side(c, -w * 0.55, 0), 90, 7, ragged=12), INK, 2, 0.75)
        form(
            d,
            place(
                S(
                    f"{-w / 2 - 2},{-n + 4}! {-w / 2 + 4},{-n - 10} 0,{-n - 14} {w / 2 - 4},{-n - 10} "
                    f"{w / 2 + 2},{-n + 6}! {w / 2 - 2},{-n + 34} {w / 2 - 10},{-n + 12} 4,{-n + 18} "
                    f"{-4},{-n + 46} {-12},{-n + 16}"
                )
            ),
            (WAX[0], WAX[1]),
            3,
        )
        d.stroke(place(line(f"0,{-n - 10} 4,{-n - 30}")), INK, 5)
        d.stroke(place(line(f"4,{-n - 40} {-8},{-n - 56} {8},{-n - 72} {-2},{-n - 92}")), TIDE["dark"], 3.4, 0.8)
    cuff = form(d, S("104,386! 360,386! 372,440! 96,440!"), (CORAL["light"], CORAL["mid"], CORAL["base"]), 4.4)
    nib(d, pen(side(cuff, -130, 0), 90, 9, ragged=12), INK, 2, 0.7)


def _seeing_double(d: Doc) -> None:
    """The same cup twice; one of them does not spill."""
    _under(d, PLUM, "20,396! 160,372 360,376 470,396! 400,428 140,430")

    def cup(x: float, y: float, rot: float, tones: tuple[str, ...], wide: float) -> None:

        def at(s: Sh) -> Sh:
            return s.rot(rot).move(x, y)

        d.stroke(at(Sh.ell(104, -70, 40, 36)), INK, 24)
        d.stroke(at(Sh.ell(104, -70, 40, 36)), tones[1], 14)
        b = form(d, at(S("-112,-130! -104,-60 -76,-10 -40,0! 40,0! 76,-10 104,-60 112,-130!")), tones, wide)
        nib(d, pen(b & at(S("10,-140! 130,-140! 130,10! -10,10!")), 90 + rot, 8, ragged=20), INK, 2.1, 0.75)
        form(d, at(Sh.ell(0, -130, 112, 26)), (PAPER[0], PAPER[2]), wide)
        form(d, at(Sh.ell(0, -126, 94, 18)), (CORAL["mid"], CORAL["dark"]), 3)
        for i in range(-2, 3):
            d.fill(at(Sh.poly([(i * 34, -88), (i * 34 + 11, -74), (i * 34, -60), (i * 34 - 11, -74)])), CORAL["mid"])

    form(d, Sh.ell(312, 386, 128, 22), (PAPER[0], PAPER[2]), 4)
    cup(312, 380, 0, ("#ffffff", PAPER[0], PAPER[2]), 4.4)
    form(
        d,
        S("50,232! 40,300 26,340 44,380 84,404 128,388 122,350 106,300 96,262!"),
        (CORAL["light"], CORAL["mid"], CORAL["base"]),
        4,
    )
    for x, y, r in ((36, 276, 9), (112, 420, 8), (22, 330, 7)):
        form(d, S(f"{x},{y - 2 * r}! {x - r},{y} {x},{y + r} {x + r},{y}"), (CORAL["light"], CORAL["mid"]), 3)
    cup(196, 296, -27, (PLUM["core"], PLUM["light"], PLUM["mid"]), 4.4)


def _bruised_ribs(d: Doc) -> None:
    """An umbrella with two bent ribs, holding its side."""
    _under(d, TIDE, "90,402! 200,388 360,392 440,406! 380,426 190,428")

    def at(s: Sh) -> Sh:
        return s.rot(16, 240, 240)

    d.stroke(at(line("240,60 240,372 236,404 214,410 200,392 206,376")), INK, 18)
    d.stroke(at(line("240,60 240,372 236,404 214,410 200,392 206,376")), WOOD[0], 9)
    dome = (
        "70,238! 92,140 160,84 240,76 320,84 374,128 400,190! 380,196 356,226! "
        "330,206 300,204 288,236! 262,212 218,212 192,240! 164,214 100,214"
    )
    c = form(d, at(S(dome)), (TIDE["light"], TIDE["mid"], TIDE["base"]), 4.6)
    nib(d, pen(c & at(S("250,60! 420,60! 420,250! 290,250!")), 100, 8, ragged=26), INK, 2.3, 0.8)
    for spec in ("240,78 150,130 70,238", "240,78 206,150 192,240", "240,78 276,150 288,236"):
        d.stroke(at(line(spec)), INK, 4)
    d.stroke(at(line("240,78 300,112 344,128 330,166 362,176 356,226")), INK, 5)
    d.stroke(at(line("240,78 330,104 372,110 366,146 402,150 400,190")), INK, 5)
    for x, y, a in ((352, 150, -20), (306, 166, 70)):
        for k in (0, 90):
            form(d, at(Sh.rect(-40, -13, 80, 26, 12).rot(a + k).move(x, y)), (CORAL["core"], CORAL["light"]), 3.2)
        for i in (-1, 0, 1):
            d.fill(at(Sh.ell(x + i * 8, y + i * 3, 2.6)), INK)
    form(d, at(S("228,74! 236,40 240,26 244,40 252,74!")), BRASS, 3.4)
    for x, y, a in ((418, 86, -40), (448, 140, 0), (384, 40, -70)):
        (x0, y0), (x1, y1) = (polar(x, y, -12, a), polar(x, y, 16, a))
        d.stroke(line([(x0, y0), (x1, y1)]), CORAL["mid"], 6)


def _salt_in_the_eyes(d: Doc) -> None:
    """A salt cellar with a smug pattern of holes; it has just sneezed."""
    _under(d, TIDE, "120,404! 230,384 400,390 460,406! 400,426 200,430", 236, 230)

    def at(s: Sh) -> Sh:
        return s.rot(-24, 320, 300)

    g = form(
        d,
        at(S("246,172! 236,300 226,376 240,398 400,398 414,376 404,300 394,172!")),
        ("#ffffff", TIDE["light"], TIDE["mid"]),
        4.6,
    )
    d.fill(at(S("242,290! 398,290! 406,384! 320,392 234,384!")), "#ffffff", 0.85)
    for x in (274, 320, 366):
        d.stroke(at(line(f"{x},176 {x + (x - 320) * 0.14:.0f},396")), INK, 3, 0.8)
    nib(d, pen(g & at(S("350,160! 430,160! 430,400! 366,400!")), 70, 8, ragged=20), INK, 2.2, 0.8)
    cap = form(
        d, at(S("240,176! 236,120 262,74 320,60 378,74 404,120 400,176! 320,186")), (SLATE[0], SLATE[1], SLATE[3]), 4.6
    )
    nib(d, pen(cap & at(S("344,50! 420,50! 420,190! 360,190!")), 66, 8, ragged=12), INK, 2, 0.75)
    for x, y in ((284, 104), (356, 104)):
        d.fill(at(Sh.ell(x, y, 10, 12)), INK)
    d.stroke(at(line("276,82 294,84")), INK, 5)
    d.stroke(at(line("346,84 366,78")), INK, 5)
    for i, (x, y) in enumerate(((282, 132), (300, 144), (320, 148), (342, 144), (362, 130))):
        d.fill(at(Sh.ell(x, y, 5 + (i == 4))), INK)
    rnd = random.Random(8)
    for _ in range(46):
        a, n = (rnd.uniform(194, 256), rnd.uniform(30, 240))
        gx, gy = polar(216, 130, n, a)
        if gx < 6 or gy < 6 or gx > 470:
            continue
        r = rnd.uniform(3.5, 8)
        form(d, Sh.rect(-r, -r, 2 * r, 2 * r, 1).rot(rnd.uniform(0, 90)).move(gx, gy), ("#ffffff", PAPER[1]), 2.4)
    eye = form(d, S("26,300! 70,254 130,250 176,296! 130,330 66,332"), ("#ffffff", PAPER[0]), 4.4)
    with d.clip(eye):
        form(d, Sh.ell(100, 298, 29), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 3.4)
        d.fill(Sh.ell(100, 298, 12), INK)
        form(d, S("10,300! 20,236! 190,236! 182,292! 130,268 70,270"), (CORAL["core"], CORAL["light"]), 4)
    for spec in ("66,336 52,376 62,392 76,376", "130,336 126,384 138,400 148,380"):
        form(d, S(spec), (TIDE["core"], TIDE["light"]), 3)


def _the_giggles(d: Doc) -> None:
    """A soup tureen whose lid is dancing."""
    _under(d, CORAL, "60,400! 200,384 340,384 440,400! 360,426 150,428")
    for sx in (-1, 1):
        x = 240 + sx * 166
        d.stroke(Sh.ell(x, 270, 30, 34), INK, 24)
        d.stroke(Sh.ell(x, 270, 30, 34), PAPER[1], 13)
    form(d, S("176,372! 304,372! 340,410! 240,420 140,410!"), (PAPER[0], PAPER[2], PAPER[3]), 4.4)
    b = form(
        d, S("74,226! 84,310 140,378 240,386 340,378 396,310 406,226! 240,250"), ("#ffffff", PAPER[0], PAPER[2]), 4.8
    )
    nib(d, pen(b & S("250,220! 420,220! 400,400! 300,400!"), 96, 8, ragged=24), INK, 2.2, 0.75)
    form(d, Sh.ell(240, 226, 166, 34), (PAPER[1], PAPER[3]), 4.4)
    form(d, Sh.ell(240, 232, 142, 24), (CORAL["mid"], CORAL["dark"]), 3)
    d.stroke(line("160,292 176,280 192,292"), INK, 6)
    d.stroke(line("288,292 304,280 320,292"), INK, 6)
    m = form(d, S("176,314! 240,330 306,314! 290,352 240,364 192,352"), (CORAL["base"], CORAL["deep"]), 3.6)
    with d.clip(m):
        form(d, Sh.ell(240, 366, 34, 18), (CORAL["light"], CORAL["mid"]), 2)
    for x in (142, 338):
        d.fill(Sh.ell(x, 318, 20, 13), CORAL["light"], 0.8)

    def at(s: Sh) -> Sh:
        return s.rot(17).move(262, 142)

    lid = form(
        d, at(S("-160,20! -130,-40 -70,-72 0,-80 70,-72 130,-40 160,20! 0,48")), ("#ffffff", PAPER[0], PAPER[2]), 4.8
    )
    nib(d, pen(lid & at(S("20,-90! 170,-90! 170,50! 70,50!")), 60, 8, ragged=20), INK, 2.2, 0.75)
    d.stroke(at(line("-134,-14 -60,8 0,12 60,8 134,-14")), CORAL["mid"], 7)
    form(d, at(Sh.ell(0, -98, 24, 22)), (CORAL["light"], CORAL["mid"], CORAL["base"]), 4)
    for cx, cy, a0, a1 in ((92, 110, 150, 240), (70, 92, 150, 230), (424, 226, -40, 40), (446, 236, -36, 34)):
        d.stroke(arc(cx, cy, 34, a0, a1), INK, 5)
    for x, y in ((104, 180), (150, 200), (60, 190)):
        form(d, S(f"{x},{y - 18}! {x - 9},{y} {x},{y + 9} {x + 9},{y}"), (CORAL["light"], CORAL["mid"]), 3)


def _not_in_the_dark(d: Doc) -> None:
    """A candle which carries a candle."""
    _under(d, LAMP, "90,404! 200,388 330,390 430,406! 340,426 170,428", 250, 220)
    c = form(d, S("130,170! 214,164! 222,396! 120,398!"), WAX, 4.8)
    nib(d, pen(side(c, -54, 0), 90, 8, ragged=30), INK, 2.3, 0.8)
    form(
        d,
        S("120,176! 132,146 172,138 214,146 224,172! 220,210 206,184 190,190 184,236 172,192 150,186 140,214"),
        (WAX[0], WAX[1]),
        4,
    )
    _flame(d, 174, 140, 1.05, -8)
    for x in (152, 190):
        form(d, Sh.ell(x, 258, 14, 17), ("#ffffff", PAPER[0]), 3)
        d.fill(Sh.ell(x + 5, 256, 6), INK)
    d.stroke(line("134,236 150,228 162,236"), INK, 4)
    d.stroke(line("180,236 194,226 208,234"), INK, 4)
    d.stroke(Sh.ell(172, 300, 10, 7), INK, 4)
    for spec in ("212,310 262,330 300,286", "128,318 96,352 118,384"):
        d.stroke(line(spec), INK, 22)
        d.stroke(line(spec), PAPER[0], 12)
    dish = form(d, S("256,282! 404,270! 398,296 336,308 270,304"), (CORAL["light"], CORAL["mid"], CORAL["base"]), 4.4)
    nib(d, pen(side(dish, -70, 0), 20, 7), INK, 2, 0.7)
    d.stroke(Sh.ell(270, 312, 20, 17), INK, 17)
    d.stroke(Sh.ell(270, 312, 20, 17), CORAL["mid"], 8)
    s = form(d, S("306,182! 354,178! 358,272! 304,276!"), WAX, 4.2)
    nib(d, pen(side(s, -32, 0), 90, 7, ragged=16), INK, 2, 0.75)
    form(
        d, S("300,186! 306,166 330,162 356,166 360,186! 354,210 344,190 330,194 322,220 314,192"), (WAX[0], WAX[1]), 3.4
    )
    _flame(d, 330, 166, 0.9, 6)
    for x in (318, 342):
        d.fill(Sh.ell(x, 232, 5, 7), INK)
    d.stroke(line("318,250 330,258 344,249"), INK, 4)
    base = form(d, S("70,386! 272,386! 262,414! 170,426 82,414!"), (CORAL["light"], CORAL["mid"], CORAL["base"]), 4.8)
    nib(d, pen(side(base, -110, 0), 10, 7), INK, 2, 0.7)


def _mirror_shy(d: Doc) -> None:
    """A mirror which has pulled its own sheet up to its nose."""
    _under(d, PLUM, "80,408! 200,390 340,392 430,408! 360,430 160,432")

    def at(s: Sh) -> Sh:
        return s.rot(7, 240, 380)

    for sx in (-1, 1):
        form(
            d,
            at(S(f"{240 + sx * 80},360! {240 + sx * 128},418! {240 + sx * 104},420! {240 + sx * 60},372!")),
            (WOOD[1], WOOD[3]),
            4,
        )
    fr = form(
        d,
        at(S("112,390! 104,200 122,90 176,38 240,22 304,38 358,90 376,200 368,390!")),
        (LAMP["light"], LAMP["mid"], LAMP["base"]),
        4.8,
    )
    nib(d, pen(side(fr, -60, 0), 90, 8, ragged=16), INK, 2, 0.7)
    gl = form(
        d,
        at(S("138,390! 132,204 148,108 190,66 240,54 290,66 332,108 348,204 342,390!")),
        (PLUM["core"], PLUM["light"], PLUM["mid"]),
        4,
    )
    with d.clip(gl):
        d.fill(at(S("150,220! 250,50! 290,50! 160,300!")), "#ffffff", 0.5)
        for x in (196, 286):
            form(d, at(Sh.ell(x, 156, 26, 20)), ("#ffffff", PAPER[0]), 3.4)
            d.fill(at(Sh.ell(x + 12, 160, 10)), INK)
            d.fill(at(Sh.ell(x + 1, 196, 24, 10)), CORAL["light"], 0.8)
        d.stroke(at(line("170,126 196,116 218,130")), INK, 5)
        d.stroke(at(line("266,130 288,114 314,124")), INK, 5)
    sh = form(
        d,
        at(
            S(
                "84,214! 150,204 200,222 250,208 310,220 398,200! 408,260 398,330 416,410! "
                "340,402 300,420 240,404 190,422 130,404 74,416! 90,340 78,280"
            )
        ),
        ("#ffffff", PAPER[0], PAPER[2]),
        4.8,
    )
    nib(d, pen(sh & at(S("290,190! 430,190! 430,430! 320,430!")), 84, 8, ragged=30), INK, 2.2, 0.75)
    for spec in ("130,230 122,310 138,394", "206,236 214,320 192,410", "290,236 280,320 300,408"):
        d.stroke(at(line(spec)), INK, 3.4, 0.85)
    for x, y in ((92, 212), (392, 200)):
        for i in range(3):
            form(d, at(Sh.ell(x + (i - 1) * 17, y + (i == 1) * 5, 11, 16)), (LAMP["light"], LAMP["mid"]), 3)


def _a_short_nap(d: Doc) -> None:
    """A clock in bed, with the blanket up to ten to two."""
    _under(d, TIDE, "20,402! 160,388 360,388 466,402! 400,428 100,430")
    form(d, S("60,60! 120,30 240,20 360,30 420,60! 420,400! 60,400!"), (WOOD[0], WOOD[1], WOOD[3]), 4.6)
    nib(d, pen(S("330,34! 420,62! 420,390! 360,390!"), 90, 9, ragged=30), INK, 2, 0.6)
    form(d, S("92,110! 120,78 240,66 360,78 388,112! 396,230! 84,230!"), ("#ffffff", PAPER[0], PAPER[2]), 4.4)

    def at(s: Sh) -> Sh:
        return s.rot(-12, 240, 186)

    for sx in (-1, 1):
        form(
            d,
            at(S(f"{240 + sx * 52},98! {240 + sx * 76},62 {240 + sx * 118},82 {240 + sx * 116},122!")),
            (LAMP["light"], LAMP["base"]),
            4,
        )
    form(d, at(Sh.ell(240, 186, 118)), (LAMP["light"], LAMP["mid"], LAMP["base"]), 4.8)
    face = form(d, at(Sh.ell(240, 186, 98)), ("#ffffff", PAPER[0], PAPER[1]), 4)
    for i in range(12):
        a = i * 30
        d.stroke(
            at(line([polar(240, 186, 76 if i % 3 else 68, a), polar(240, 186, 90, a)])), INK, 7 if i % 3 == 0 else 4
        )
    with d.clip(face):
        d.stroke(at(line([(240, 186), polar(240, 186, 50, -150)])), INK, 9)
        d.stroke(at(line([(240, 186), polar(240, 186, 74, -30)])), INK, 7)
    d.fill(at(Sh.ell(240, 186, 10)), CORAL["mid"])
    for x, y in ((192, 196), (290, 186)):
        d.stroke(line(f"{x - 17},{y} {x},{y + 13} {x + 17},{y - 2}"), INK, 6)
    bl = form(
        d,
        S("40,262! 110,236 200,228 290,240 372,226 444,252! 462,420! 240,432 22,420!"),
        (TIDE["light"], TIDE["mid"], TIDE["dark"]),
        5,
    )
    nib(d, pen(bl & S("300,230! 470,240! 470,430! 330,430!"), 84, 9, ragged=30), INK, 2.4, 0.8)
    fold = form(
        d,
        S("34,256! 110,226 200,218 290,230 372,216 450,246! 454,292! 372,266 290,280 200,268 110,274 30,300!"),
        ("#ffffff", PAPER[0], PAPER[2]),
        4.6,
    )
    nib(d, pen(side(fold, -250, 0), 90, 9, ragged=8), INK, 2, 0.6)
    _a_short_nap_2(d)


def _a_short_nap_2(d: Doc) -> None:
    for x, y, t in (
        (120, 340, 0),
        (210, 352, 1),
        (300, 344, 0),
        (388, 350, 1),
        (164, 396, 1),
        (258, 402, 0),
        (346, 398, 1),
    ):
        form(
            d,
            Sh.poly([(x - 22, y), (x, y - 22), (x + 22, y), (x, y + 22)]),
            ((CORAL["light"], CORAL["mid"]), (TIDE["core"], TIDE["light"]))[t],
            3,
        )
    for x, y, k in ((376, 70, 0.8), (418, 34, 1.1)):
        zed = line(
            [(x - 14 * k, y - 14 * k), (x + 14 * k, y - 14 * k), (x - 14 * k, y + 14 * k), (x + 14 * k, y + 14 * k)]
        )
        d.stroke(zed, INK, 12 * k)
        d.stroke(zed, PAPER[0], 6 * k)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (
        _numb_fingers,
        _seeing_double,
        _bruised_ribs,
        _salt_in_the_eyes,
        _the_giggles,
        _not_in_the_dark,
        _mirror_shy,
        _a_short_nap,
    )
}
