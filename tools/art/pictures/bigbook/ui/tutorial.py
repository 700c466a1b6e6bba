"""tutorial: the practice room by day: a chalk board, a plywood monster on a post, Errata at the teacher's desk.

The story stands in the left third; the game lays its sheet over the rest, which is wainscot and empty benches."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks, wedges
from tools.art.inkwell.shape import S, Sh, U, arc, pile, star
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.beast import TIMBER, carve
from tools.art.parts.book import book_open
from tools.art.parts.cat import cat
from tools.art.parts.room import cup, tall_window
from tools.art.picture import Picture

PICTURE = Picture(seed=306, size=(1920, 1080))
CHALK = "#fff6e4"
FLOOR = 820


def draw(d: Doc, detail: int) -> None:
    """The room as it waits."""
    practice_room(d)


def practice_room(d: Doc, ear: float = 0.0) -> None:
    """Wall, light from two windows, floor, benches, board, dummy, desk with the cat, dusk over the reading side."""
    rnd = random.Random(PICTURE.seed)
    wall(d, rnd)
    for x in (980, 1420):
        window(d, x)
    floor(d, rnd)
    benches(d, rnd)
    blackboard(d, rnd)
    dummy(d, rnd)
    desk(d, rnd, ear)
    shade = ((0, "#2a1a24", 0), (0.5, "#2a1a24", 0.5), (1, "#2a1a24", 0.74))
    d.fill(d.window, d.lin(600, 0, 1100, 0, *shade))
    d.fill(d.window, d.rad(420, 480, 1500, (0, "#1a1220", 0), (0.45, "#1a1220", 0.05), (1, "#1a1220", 0.6)))


def wall(d: Doc, rnd: random.Random) -> None:
    """warm plaster over a wooden dado"""
    d.fill(d.window, d.rad(340, 300, 1500, "#e8c890", "#b98a60", "#7a5448", "#4a3238"))
    d.fill(chatter(Sh.rect(0, 0, 1920, 600), 240, 2, 26, 84, rnd), "#5c3a30", 0.35)
    dado = Sh.rect(-10, 590, 1940, 240)
    d.inked(dado, d.lin(0, 0, 1920, 0, "#a8744c", "#7a5038", "#4a3030"), 3, 1.4)
    for i in range(20):
        x = i * 98 - 20
        d.fill(sliver(x, 606, x, 824, 3), INK, 0.7)
        d.fill(sliver(x + 5, 612, x + 5, 818, 1.8), "#d8a878", 0.6)
    cap = Sh.rect(-10, 578, 1940, 24, 4)
    d.inked(cap, d.vlin(cap, "#d8a46c", "#8a5a3a"), 2.8, 1.2)


def window(d: Doc, x: float) -> None:
    """afternoon behind leaded panes"""
    glass, lead = tall_window(d, x, 70, 250, 470, d.lin(0, 70, 0, 540, "#cfe4ea", "#f6e8c0", "#f0c890"), "#4a3c46")
    d.fill(lead, "#4a3c46")
    del glass


def floor(d: Doc, rnd: random.Random) -> None:
    """boards with the sun's two long panes on them"""
    boards = Sh.rect(-10, FLOOR, 1940, 280)
    d.inked(boards, d.lin(0, 0, 1920, 0, "#b88858", "#8a5e42", "#4e3434"), 3, 1.2)
    seams = [sliver(-400 + i * 190 + 130, FLOOR + 2, -400 + i * 190, 1084, 3.4) for i in range(14)]
    d.fill(pile(seams), INK, 0.7)
    d.fill(chatter(boards, 130, 2.2, 44, 100, rnd), "#3a2420", 0.6)
    for x in (250, 610):
        d.fill(S([(x, FLOOR, 1), (x + 210, FLOOR, 1), (x + 60, 1090, 1), (x - 210, 1090, 1)]), "#ffe9b0", 0.28)


def benches(d: Doc, rnd: random.Random) -> None:
    """two empty rows where the rest of the class will sit"""
    for y, k in ((790, 0.8), (900, 1.0)):
        seat = Sh.rect(860, y, 1080, 30 * k, 6)
        for x in (930, 1300, 1680):
            leg = S([(x, y, 1), (x + 44 * k, y, 1), (x + 36 * k, y + 120 * k, 1), (x + 8 * k, y + 120 * k, 1)])
            d.inked(leg, "#5a3a30", 2.6, 1.2)
        d.inked(seat, d.vlin(seat, "#a87850", "#6a4636"), 2.8, 1.4)
        d.fill(wedges(seat, 26, 14, 4, rnd=rnd), INK, 0.6)


def blackboard(d: Doc, rnd: random.Random, *, wiped: bool = False) -> None:
    """the lesson, unless it is wiped off: a card leaves the deck, joins the hand; two signs break a ring of thorns"""
    for a, b in (((88, 560), (52, 930)), ((512, 560), (556, 930))):
        leg = brush([a, ((a[0] + b[0]) / 2, 750), b], 22, taper(1, 0.8, 0.2), 8)
        d.inked(leg, d.hlin(leg, "#b8845a", "#6a4630"), 3, 1.4)
    frame = Sh.poly([(40, 96), (560, 78), (572, 574), (48, 590)])
    d.fill(frame.move(12, 18), "#3a2018", 0.4)
    carve(d, frame, ("#d8a468", "#94623c", "#4a2c20"), rnd, (18, 12, 5), lw=3.6, rim="#f6d8a0")
    slate = Sh.poly([(66, 122), (534, 106), (544, 548), (72, 562)])
    d.inked(slate, d.rad(260, 280, 420, "#3f5650", "#2a3f3c", "#182826"), 3, 1.2)
    d.fill(specks(slate, 160, (0.8, 2.4), rnd), CHALK, 0.25)
    smear = [brush(p, 44, LEAF, 12) for p in ("110,500 240,470 400,506", "330,170 430,150 510,170")]
    d.fill(U(smear) & slate, "#d8e0d4", 0.09)
    if not wiped:
        d.fill([*deck_and_hand(), *spell_and_curse()], CHALK, 0.92)
    ledge = Sh.poly([(60, 574), (560, 562), (566, 584), (56, 598)])
    carve(d, ledge, ("#d8a468", "#94623c", "#4a2c20"), rnd, (20, 10, 4), lw=2.8)
    for x, tone in ((120, "#ffffff"), (190, "#f6b8a0"), (410, "#a8d8d0")):
        stick = Sh.rect(x, 560 - x * 0.022, 46, 13, 5)
        d.inked(stick, d.vlin(stick, tone, mix(tone, INK, 0.25)), 2.2, 1)
    sponge = Sh.rect(470, 536, 66, 26, 7).rot(-2, 500, 550)
    d.inked(sponge, d.vlin(sponge, "#f2c86a", "#a8743a"), 2.4, 1)


def outline(x: float, y: float, w: float, h: float, rot: float = 0.0) -> Sh:
    """a card in chalk"""
    return Sh.rect(-w / 2, -h / 2, w, h, 6).rot(rot).move(x, y).stroke(5)


def deck_and_hand() -> list[Sh]:
    """upper half: a pile, an arrow over the top, a fan of three with their signs"""
    strokes = [outline(152, 214, 74, 104)]
    strokes += [
        brush([(108 - k, 174 + k), (108 - k, 276 + k), (182 - k, 276 + k)], 5, taper(0.7, 0.7, 0.5), 10) for k in (0, 9)
    ]
    strokes.append(star(152, 214, 24, 8, 0.45))
    strokes.append(brush("196,166 250,132 310,148 338,180", 8, taper(0.4, 0.8, 0.8), 16))
    strokes += [brush("338,186 318,178 306,180", 7, LEAF, 6), brush("338,186 342,166 338,150", 7, LEAF, 6)]
    for x, y, rot, el in ((344, 254, -14, "fire"), (412, 238, 0, "water"), (480, 250, 14, "earth")):
        strokes.append(outline(x, y, 66, 94, rot))
        solid, gaps = sigil(el, x, y, 22)
        strokes.append(solid - gaps)
    return strokes


def spell_and_curse() -> list[Sh]:
    """lower half: two flames pay for a ring of thorns: crossed out"""
    strokes: list[Sh] = []
    for x, el in ((124, "fire"), (196, "fire")):
        solid, gaps = sigil(el, x, 424, 30)
        strokes.append(solid - gaps)
    strokes += [sliver(148, 424, 172, 424, 3.4), sliver(160, 412, 160, 436, 3.4)]
    strokes += [brush("240,424 290,418 330,424", 8, taper(0.5, 0.8, 0.7), 10)]
    strokes += [sliver(334, 424, 312, 408, 4.4), sliver(334, 424, 312, 440, 4.4)]
    strokes.append(Sh.ell(430, 424, 54).stroke(7))
    strokes += [cutw(*polar(430, 424, 54, a), *polar(430, 424, 78, a + 14), 13) for a in range(0, 360, 40)]
    strokes += [sliver(360, 354, 500, 494, 6), sliver(500, 354, 360, 494, 6)]
    strokes += [sliver(104 + i * 20, 504, 108 + i * 20, 534, 4) for i in range(5)]
    return strokes


def dummy(d: Doc, rnd: random.Random) -> None:
    """the practice monster: painted boards on a post, burnt, drenched, sprouting, and still grinning"""
    d.fill(Sh.ell(196, 1046, 150, 20), "#2a1418", 0.5)
    post = Sh.rect(172, 830, 46, 200, 6)
    carve(d, post, TIMBER, rnd, (12, 14, 5), lw=3.2)
    foot = S("84,1030! 128,1008 264,1008 308,1030! 312,1052! 80,1052!")
    carve(d, foot, TIMBER, rnd, (14, 16, 5), lw=3.4)
    body = S(
        "62,640! 46,560 66,566 92,604! 150,590 196,586 242,590 300,604! 326,566 "
        "346,560 330,640! 352,720 338,800 290,862 196,886 102,862 54,800 40,720"
    )
    carve(d, body, ("#b8707c", "#8a3848", "#431825"), rnd, (14, 36, 7), lw=4.4, rim="#f2b8a8")
    d.fill(
        pile([brush([(x, 592), (x + 3, 740), (x - 2, 882)], 5, taper(1, 1), 8) for x in (128, 196, 264)]) & body,
        INK,
        0.6,
    )
    for x, look in ((136, 9), (258, -7)):
        d.inked(Sh.ell(x, 694, 46, 48), "#fff6e0", 4, 1.6)
        d.inked(Sh.ell(x + look, 698, 19, 20), "#e8a83a", 3, 1)
        d.fill(sliver(x + look, 680, x + look, 716, 5), INK)
    brows = ("82,652 130,626 180,654", "212,654 262,626 312,652")
    d.fill([brush(p, 15, taper(0.3, 0.3, 0.5), 12) for p in brows], INK)
    grin = S("92,770! 140,786 196,790 252,786 300,770! 288,824 244,846 196,850 148,846 104,824")
    d.inked(grin, "#2a0c14", 4, 1.6)
    teeth = [
        Sh.poly(
            [
                (112 + i * 24, 776 + 8 * (1 - abs(i - 3) / 3)),
                (134 + i * 24, 777 + 8 * (1 - abs(i - 2.6) / 3)),
                (123 + i * 24, 806),
            ]
        )
        for i in range(7)
    ]
    d.inked([t & grin for t in teeth], "#fff6e0", 2, 0.8)
    marks(d)


def marks(d: Doc) -> None:
    """what forty years of beginners have left on it"""
    scorch = star(310, 640, 52, 9, 0.55)
    d.fill(scorch, "#1a0c10", 0.9)
    d.fill(star(310, 640, 22, 9, 0.5), "#f07a2a")
    for x, y in ((70, 834), (92, 866), (60, 872)):
        d.inked(S(f"{x},{y - 18}! {x + 10},{y + 2} {x},{y + 11} {x - 10},{y + 2}"), "#8fdcdc", 2.4, 1)
    sprout = brush("196,590 200,560 190,534", 9, taper(1, 0.5, 0), 8)
    leaves = [
        S("0,0! 14,-16 36,-18 52,-6! 36,8 14,8").rot(a).move(x, y) for x, y, a in ((192, 544, -30), (194, 552, 200))
    ]
    d.inked([sprout, *leaves], "#6ab060", 2.6, 1.2)


def desk(d: Doc, rnd: random.Random, ear: float) -> None:
    """the teacher's desk at the right foot: exercise book, cup, and who holds the lesson today"""
    top = Sh.poly([(388, 842), (1010, 832), (1030, 874), (376, 886)])
    front = Sh.poly([(392, 880), (1010, 870), (1004, 1090), (400, 1090)])
    carve(d, front, ("#9a6844", "#6a4432", "#3a2420"), rnd, (18, 30, 6), lw=3.4)
    for x in (424, 700):
        panel = Sh.rect(x, 914, 236, 150, 6)
        d.inked(panel, d.dlin(panel, "#8a5c3e", "#54362a"), 2.6, 1.2)
    carve(d, top, ("#e0ae74", "#a87448", "#6a4430"), rnd, (20, 14, 5), lw=3.4, rim="#fbe0b0")
    book_open(d, 566, 866, 0.94, 0, ("#8aa0b8", "#4a6480", "#26384a"))
    cat(d, 440, 862, 1.42, "sit", look=0.8, ear=ear)
    cup(d, 704, 862, 0.8, "#b8352a", rnd)
    d.fill(arc(704, 866, 34, 0, 180, 6).stroke(3), INK, 0.5)
