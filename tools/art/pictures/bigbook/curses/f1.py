"""f1 Dying Ember: somebody blows on the last ember in a hand of wax, whose fingers are candles burnt down."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.place import courses, dark_things, lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=61)
EMBER = (300, 306)
LIT = (380, 360)
COLD = Head(
    ("#fff0b8", "#e08a4a", "#5a1c28"), ("#1a0a12", "#4a1c1c", "#b8582a"), "gasp", "wide", "crop", "snub", hat="knit"
)
# centre line from the palm to the burnt end, width; little finger first, thumb last
FINGERS = (
    ("408,420 452,372 466,318 460,274", 52),
    ("368,404 396,330 400,262 394,206", 56),
    ("318,396 328,310 326,230 318,158", 60),
    ("264,404 250,330 244,262 246,214", 58),
    ("246,476 168,440 124,386 118,316", 62),
)
WAX = ("#fffce8", "#f6dfa8", "#c98a4e", "#6a3a2c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    crypt(d, rnd)
    freezing(d, rnd)
    with d.group(transform="translate(372 330) rotate(8) scale(0.74) translate(-300 -330)"):
        for spec, width in FINGERS[:4]:
            finger(d, spec, width, rnd)
        smoke(d)
        finger(d, *FINGERS[4], rnd)
        palm(d, rnd)
        drips(d)
        ember(d, rnd)
    stubs(d)


def freezing(d: Doc, rnd: random.Random) -> None:
    """under a blanket at the left, half in the dark, the face lit from the ember alone; the wax arm is the own one"""
    blanket = S(
        "-160,700! -160,300 -110,200 -20,130 80,110 130,150! 100,210 96,300 120,390! "
        "190,430 280,520 330,560 440,560! 460,700!"
    )
    d.fill(blanket.grow(10).move(4, 8), CURSE_BLACK, 0.6)
    d.inked(blanket, d.rad(*LIT, 430, "#ffd0a0", "#9a3a5c", "#4a1844", "#160818"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(blanket, 24, 120, 12, ("pt", *LIT), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    inside = S("110,150! 60,170 20,250 40,350 90,420! 150,410 170,300 150,190!")
    d.fill(inside, CURSE_BLACK)
    bystander(d, COLD, (120, 282), 1.0, 12, True)
    fold = S("-20,130! 80,100 150,140! 128,170 70,196 30,260 24,330 60,400 120,452! 60,470 -20,400 -50,280!")
    d.inked(fold, d.lin(150, 140, -40, 420, "#ffe0b0", "#a8446a", "#3a1440"), 5, 2, CURSE_BLACK)
    d.fill(
        [brush(way, 10, LEAF, 10) & fold for way in ("100,130 20,200 0,300 40,410", "60,130 -10,220 -20,310")],
        CURSE_BLACK,
    )
    breath = ("232,322 262,312 286,322", "236,334 268,332 292,344", "232,346 258,354 280,368")
    d.fill([brush(way, 7, LEAF, 8) for way in breath], "#fff8d8")


def crypt(d: Doc, rnd: random.Random) -> None:
    """a chapel whose candles are all out: two pillars, the arch between them, a stand of dead wicks behind"""
    ramp = ((0, "#fff0b0"), (0.16, "#ffa040"), (0.36, "#c8482a"), (0.66, "#6a1c22"), (1, "#240a14"))
    lit_air(d, LIT, 460, *ramp)
    apse = Sh.rect(-140, 40, 880, 560)
    courses(d, apse, d.rad(*LIT, 450, *ramp), "#6a1a1c", (300, 320), rnd, (96, 50), 0.6)
    vault = [polar(300, 330, 250, a) for a in range(180, 361, 18)]
    hollow = S([(50, 620, True), *vault, (550, 620, True)])
    d.fill(hollow, d.rad(*LIT, 330, (0, "#ffd890"), (0.3, "#e8702e"), (0.65, "#8a2620"), (1, "#3a0e18")))
    ribs = [cutw(*polar(300, 330, 252, a), *polar(300, 330, 96, a), 13) for a in range(188, 360, 16)]
    d.fill(pile(ribs), "#b8341f", 0.6)
    rack(d)
    for s in (-1, 1):
        pillar(d, s, rnd)


def rack(d: Doc) -> None:
    """two steps of burnt-out candles behind the hand, small, their smoke gone"""
    for y, height, tone in ((452, 64, "#5a1524"), (520, 84, "#3a0e1a")):
        stand = [Sh.rect(92 + k * 34, y - height * (0.55 + 0.45 * ((k * 7) % 5) / 4), 19, 160, 5) for k in range(13)]
        wicks = [cutw(101 + k * 34, s.bounds[1] + 3, 103 + k * 34, s.bounds[1] - 15, 5) for k, s in enumerate(stand)]
        lit = pile(stand)
        d.fill(lit, tone)
        d.fill(pile(wicks), "#1a0610")
        d.fill(
            pile(
                [Sh.rect(s.bounds[0] if s.bounds[0] > 300 else s.bounds[2] - 5, s.bounds[1] + 3, 5, 150) for s in stand]
            ),
            "#f5923a",
            0.75,
        )
        d.fill(Sh.rect(70, y + 10, 460, 70), "#24090f")
        d.fill(Sh.rect(70, y + 10, 460, 5), "#f5923a", 0.7)


def pillar(d: Doc, s: int, rnd: random.Random) -> None:
    """a round pillar before the arch, lit on the side of the ember, its capital above"""
    x = 300 + s * 292
    shaft = S(f"{x - 52},40! {x + 52},40! {x + 46},300 {x + 52},620! {x - 52},620! {x - 46},300")
    inner, outer = x - s * 52, x + s * 52
    d.inked(shaft, d.lin(inner, 0, outer, 0, "#ffb35a", "#c04a2a", "#4a1420", "#16070d"), 5, 2, CURSE_BLACK)
    cuts = [sliver(inner + s * o, 210, inner + s * o * 1.04, 600, 3 + o / 14) for o in (22, 40, 56, 70, 84)]
    d.fill(pile(cuts) & shaft, CURSE_BLACK, 0.85)
    block = S(f"{x - 82},96! {x + 82},96! {x + 66},140 {x + 56},176! {x - 56},176! {x - 66},140")
    d.inked(block, d.lin(inner, 0, outer, 0, "#ffc878", "#b0442a", "#3a0e1a"), 5, 2, CURSE_BLACK)
    d.fill(wedges(block, 12, 26, 6, ("pt", *EMBER), 0.1, 0.4, rnd), CURSE_BLACK)


def stubs(d: Doc) -> None:
    """nearest to us, either side of the wrist: candle ends in black with an edge of light"""
    for x, y, w, h in (
        (-40, 520, 60, 190),
        (40, 520, 46, 120),
        (120, 530, 40, 74),
        (470, 530, 42, 70),
        (546, 520, 48, 130),
        (632, 520, 60, 180),
    ):
        wax = S(
            f"{x - w / 2},{y + 90}! {x - w / 2},{y - h + 8} {x - w / 3},{y - h}! {x + w / 4},{y - h - 5}! "
            f"{x + w / 2},{y - h + 14} {x + w / 2},{y + 90}!"
        )
        dark_things(d, U(wax, cutw(x, y - h + 4, x + 3, y - h - 22, 6)), "#ff9a4a", EMBER, 6)


def finger(d: Doc, spec: str, width: float, rnd: random.Random) -> None:
    """a candle for a finger: two joints, a crater with a dead wick, one collar of molten wax"""
    way = sample(spec, 12)
    x, y = way[-1][0], way[-1][1]
    body = brush(spec, width, taper(1, 0.8, 0.2, 0.8), 14)
    joints = [Sh.ell(jx, jy, width * 0.52, width * 0.46) for jx, jy, *_ in (way[4], way[8])]
    run = brush(
        [(x + width * 0.3, y), (x + width * 0.36, y + 34), (x + width * 0.33, y + 58)], 18, taper(0.6, 1, 0.85), 8
    )
    rim = Sh.ell(x, y, width * 0.48, width * 0.26)
    wax = U(body, joints, rim, run, Sh.ell(x + width * 0.33, y + 58, 9))
    d.fill(wax.grow(7).move(4, 7), CURSE_BLACK, 0.6)
    d.inked(wax, d.rad(*EMBER, 260, *WAX), 5.4, 2.6, CURSE_BLACK)
    d.fill(wedges(wax, 10, width * 0.42, 6, ("pt", *EMBER), 0.15, 0.4, rnd), CURSE_BLACK)
    creases = []
    for jx, jy, tx, ty in (way[4], way[8]):
        half = width * 0.3
        creases.append(
            brush(
                [(jx - ty * half, jy + tx * half), (jx + tx * 7, jy + ty * 7), (jx + ty * half, jy - tx * half)],
                7,
                LEAF,
                8,
            )
        )
    d.fill(pile(creases) & wax, "#6a3a2c")
    d.inked(Sh.ell(x, y - 1, width * 0.34, width * 0.16), "#6a3a2c", 3, -1.4, CURSE_BLACK)
    d.fill(brush([(x, y + 4), (x + 4, y - 12), (x - 3, y - 27)], 10, taper(1, 0.5, 0), 6), CURSE_BLACK)


def palm(d: Doc, rnd: random.Random) -> None:
    """the hollow of the hand, its ball and heel, the wrist sunk into a pool of its own wax"""
    mass = S(
        "196,432! 222,398 262,382 300,384 340,376 386,392 426,400! 452,432 438,482 404,516 392,560 424,640! 176,640! "
        "214,560 208,520 184,480"
    )
    d.inked(mass, d.rad(*EMBER, 290, *WAX), 5.4, 2.6, CURSE_BLACK)
    d.fill(wedges(mass, 11, 40, 7, ("pt", *EMBER), 0.1, 0.4, rnd), CURSE_BLACK)
    hollow = S("226,412! 262,396 312,394 366,402 404,420! 388,446 340,458 280,454 244,438")
    d.fill(hollow, d.rad(EMBER[0], 400, 120, "#fff4c2", "#ffc850", "#f5792a"))
    d.fill(
        [brush(spec, 9, LEAF, 10) for spec in ("232,436 290,474 372,462 416,424", "250,500 262,468 300,452")], "#6a3a2c"
    )


def smoke(d: Doc) -> None:
    """a thread of smoke from every wick but the thumb's"""
    for x, y, lean in ((318, 126, 16), (246, 184, -20), (394, 176, 18), (460, 246, 14)):
        way = [(x, y), (x + lean, y - 26), (x - lean * 0.6, y - 52), (x + lean * 0.8, y - 80)]
        d.fill(brush(way, 11, taper(0.4, 0, 0.4), 14), "#b9a79c", 0.85)


def drips(d: Doc) -> None:
    """runs of wax down the wrist, lit"""
    for x, y, reach in ((236, 520, 44), (300, 500, 70), (362, 522, 40)):
        drop = brush([(x, y), (x - 3, y + reach * 0.6), (x, y + reach)], 17, taper(0.3, 1, 0.9), 8)
        d.inked(drop, d.vlin(drop, "#c98a4e", "#fff0c0"), 2, 1, "#6a3a2c")


def ember(d: Doc, rnd: random.Random) -> None:
    """a small coal, cracked and white at the heart, hovering in the hollow; a breath of sparks"""
    x, y = EMBER[0] + 12, EMBER[1] + 60
    d.glow(x, y, 96, (0, "#ffffff", 1), (0.35, "#ffe08a", 0.8), (1, "#f5792a", 0))
    rim = "-40,8! -30,-16! -12,-20! -2,-34! 22,-24! 30,-6! 44,4! 32,28! 4,32! -26,26!"
    coal = S(rim, 0.3).move(x, y)
    d.inked(coal, d.rad(x, y + 4, 46, "#fff4c2", "#f5792a", "#8a1a20", "#2a0c14"), 4.4, 2, "#3f0c1c")
    cracks = [sliver(*polar(x, y, 8, a), *polar(x, y, 40, a + 16), 6, 0.16) for a in (-160, -96, -30, 40, 112)]
    d.fill(pile(cracks) & coal, "#ffe9a0")
    d.fill(Sh.ell(x, y, 10, 8), "#ffffff")
    sparks = [spark(x + rnd.uniform(-60, 60), y - rnd.uniform(50, 130), rnd.uniform(6, 12), 0.16) for _ in range(6)]
    d.fill(pile(sparks), "#ffe08a")
