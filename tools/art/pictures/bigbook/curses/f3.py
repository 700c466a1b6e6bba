"""f3 Fever: it sits on the sick one's chest: a charred glove whose glowing palm is a grinning face."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import hew
from tools.art.parts.misprint import misprint
from tools.art.parts.place import dark_things, lit_air
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=63)
GLOVE = (420, 290)
SICK = Head(("#fff0c8", "#f0a070", "#a83a34"), ("#2a1018", "#5e2a24", "#b86a3a"), "gasp", "wide", "crop")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    sickroom(d, rnd)
    pillow(d, rnd)
    bystander(d, SICK, (150, 430), 0.98, -66, True)
    with d.group(transform="translate(186 -14) rotate(-9) scale(0.84)"):
        glove(d, rnd)
        palm_face(d)
    quilt(d, rnd)
    sweat(d)
    medicine(d)


def sickroom(d: Doc, rnd: random.Random) -> None:
    """a hot room at night: paper that runs on the walls, a window far back, the bars of the bed's foot"""
    lit_air(d, GLOVE, 470, (0, "#fff4c2"), (0.22, "#ffb850"), (0.48, "#e0582a"), (0.76, "#7a1c22"), (1, "#260a16"))
    stripes = [
        brush(
            [(x, 10), (x + rnd.uniform(-12, 12), 160), (x + rnd.uniform(-12, 12), 300), (x, 440)],
            26,
            taper(0.9, 0.7),
            10,
        )
        for x in range(-120, 740, 58)
    ]
    d.fill(pile(stripes), "#7a1a22", 0.5)
    frame = S("-40,300! -40,150 22,84 84,150 84,300!")
    d.inked(frame, "#5a1a22", 5, 2, CURSE_BLACK)
    pane = S("-28,290! -28,156 22,100 72,156 72,290!")
    d.inked(pane, d.lin(0, 100, 0, 290, "#1a1a44", "#4a3a78", "#c87878"), 4, 1.4, CURSE_BLACK)
    d.fill(Sh.ell(40, 176, 20) - Sh.ell(50, 170, 18), "#fff0d0")
    d.fill([Sh.rect(18, 100, 8, 196) & pane, Sh.rect(-28, 214, 100, 8)], CURSE_BLACK)
    rail = brush("540,620 548,330 590,250 660,236 760,240", 24, taper(0.9, 0.9), 20)
    bars = [brush([(x, 250), (x + 3, 360), (x, 560)], 15, taper(0.9, 0.9), 6) for x in (604, 656, 708)]
    for bar in (*bars, rail):
        d.inked(bar, d.lin(540, 0, 720, 0, "#ffb060", "#8a2a20", "#2a0c14"), 4, 1.6, CURSE_BLACK)
    d.inked(Sh.ell(584, 244, 24), d.rad(574, 236, 34, "#ffe9a0", "#c8742e", "#4c1c1a"), 4.4, 2, CURSE_BLACK)


def pillow(d: Doc, rnd: random.Random) -> None:
    """pushed up against the bed's head, lit from where the fever sits"""
    head = brush("-130,620 -120,380 -90,300 -60,290", 30, taper(0.9, 0.9), 10)
    d.inked(head, d.lin(-140, 0, -70, 0, "#2a0c14", "#b04a28"), 5, 2, CURSE_BLACK)
    cushion = S("-110,400! -60,350 60,330 150,370 250,450 270,520! 240,600 -60,600 -120,540! -90,470")
    d.fill(cushion.grow(9).move(-6, 8), CURSE_BLACK, 0.5)
    d.inked(cushion, d.lin(260, 330, -120, 560, "#fffbe2", "#ffdf9e", "#e8a06a", "#8a3a34"), 6, 2.4, CURSE_BLACK)
    creases = ("-70,400 0,440 30,500", "-90,520 -20,500 40,530", "60,344 40,380 50,410", "-60,580 20,560 90,580")
    d.fill([brush(way, 12, LEAF, 8) for way in creases], "#8a3a2c")


def quilt(d: Doc, rnd: random.Random) -> None:
    """drawn up to the chin by one hand, sunk in where the glove sits, running off to the foot of the bed"""
    cover = S("120,660! 150,540 214,486 300,476 360,500 440,504 520,470 620,440 760,430! 760,680!")
    d.fill(cover.grow(9).move(-4, -6), CURSE_BLACK, 0.45)
    d.inked(cover, d.rad(*GLOVE, 400, "#ffd0a0", "#b8406a", "#5a1a4a", "#1c0a20"), 6, 2.4, CURSE_BLACK)
    seams = (
        "240,484 230,560 240,660",
        "340,492 350,570 340,660",
        "450,504 480,580 490,660",
        "560,462 600,560 620,660",
        "150,560 300,590 460,580 740,540",
    )
    d.fill([brush(way, 9, taper(0.5, 1, 0.7), 8) & cover for way in seams], CURSE_BLACK, 0.75)
    d.fill(cover - cover.move(0, 9), "#fff4c2", 0.9)
    pose_hand(d, "grip", (276, 566), 0.72, -130, SICK.skin, False, 1, light=(0.6, -0.8))


def sweat(d: Doc) -> None:
    """drops that leap off the brow"""
    for x, y, k, turn in ((96, 322, 1.1, -30), (146, 288, 1.3, -8), (52, 352, 1.0, -50), (200, 292, 1.0, 14)):
        drop = S("0,-20! 9,2 7,13 0,17 -7,13 -9,2").scale(k).rot(turn).move(x, y)
        d.inked(drop, d.dlin(drop, "#ffffff", "#a8dce8", "#3a7aa8"), 3.4, 1.4, CURSE_BLACK)


def medicine(d: Doc) -> None:
    """on the night table, nearest to us and no help: a bottle, black with an edge of light"""
    bottle = S(
        "600,700! 600,500 618,474 632,464! 632,426! 626,426! 626,406! "
        "672,406! 672,426! 666,426! 666,464! 680,474 698,500 698,700!"
    )
    dark_things(d, bottle, "#ffb060", GLOVE, 7)
    d.inked(Sh.rect(612, 516, 74, 54, 4), d.lin(612, 0, 690, 0, "#ffd79a", "#7a3a28"), 3, 1.2, CURSE_BLACK)
    d.fill(Sh.rect(643, 526, 12, 34) | Sh.rect(632, 537, 34, 12), "#5a1526")


def glove(d: Doc, rnd: random.Random) -> None:
    """charred leather: four fingers, thumb to the right, turned-back cuff"""
    fingers = [
        brush("214,320 176,250 150,190 140,150", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(140, 154, 23),
        brush("258,300 244,210 236,140 232,112", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(232, 116, 23),
        brush("312,300 318,210 322,140 324,106", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(324, 110, 23),
        brush("360,310 384,230 402,170 412,138", 58, taper(0.9, 0.72, 0.3), 12) | Sh.ell(411, 142, 22),
        brush("350,420 430,372 470,320 490,262", 66, taper(0.95, 0.7, 0.3), 12) | Sh.ell(489, 268, 24),
    ]
    for shape in fingers:
        hew(d, shape, "char", rnd, 5, (10, 20, 5.5), 7)
        d.fill(shape - shape.move(5, 4), "#f5792a", 0.9)
    palm = S("186,316! 230,276 340,270 388,304! 424,360 412,430 368,474! 222,474! 176,420 170,360")
    hew(d, palm, "char", rnd, 5, (11, 30, 6), 4)
    cuff = S("196,462! 300,486 398,460! 424,520 420,640! 176,640! 172,520")
    hew(d, cuff, "char", rnd, 5, (11, 30, 6), 4)
    d.inked(S("188,454! 300,478 404,452! 414,492! 300,518 180,494!"), "#8a777a", 4.4, 2, CURSE_BLACK)
    seams = [
        cutw(x0, y0, x1, y1, 6)
        for x0, y0, x1, y1 in ((206, 300, 178, 236), (254, 278, 242, 206), (314, 276, 320, 200), (366, 290, 386, 226))
    ]
    d.fill(pile(seams), CURSE_BLACK)


def palm_face(d: Doc) -> None:
    """fever in the palm: heart, head and life line as eyes and grin, printed out of register"""
    palm = S("196,330! 236,292 336,288 380,316! 408,366 396,424 360,458! 232,458! 190,414 184,366")
    d.glow(294, 374, 170, (0, "#fff4c2", 0.95), (0.4, "#ffc850", 0.6), (1, "#cf3a22", 0))
    d.inked(palm, d.rad(292, 368, 130, "#fffbe2", "#ffe08a", "#f5862e", "#b8301f"), 3.4, 1, "#5a1526")
    eyes = [
        S("212,346! 234,316 268,322 278,344! 254,352 232,354"),
        S("312,344! 324,320 356,316 376,344! 352,354 330,352"),
    ]
    grin = S("208,382! 250,402 336,402 386,378! 376,424 336,446 256,446 218,424")
    teeth = [Sh.poly([(228 + k * 26, 380), (250 + k * 26, 380), (240 + k * 25, 420)]) for k in range(6)]
    face = U(
        eyes,
        grin - U(teeth),
        [
            brush("206,330 236,304 278,314", 11, LEAF, 8),
            brush("310,312 350,302 384,328", 11, LEAF, 8),
            brush("294,344 284,370 300,376", 8, LEAF, 6),
        ],
    )
    misprint(d, face & palm, "#3f0c1c", 0.8)
    d.fill([Sh.ell(250, 337, 6), Sh.ell(340, 336, 6)], "#fff4c2")
