"""world_root: everybody gets something back from below; one root heaves the reading room's floor open."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import sample
from tools.art.palette import INK
from tools.art.parts.light import field_lines
from tools.art.parts.relief import lamp_shadow
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=82)
LAMP = (206, 456)
SOIL = "#0c1f18"
BARK = ("#f4d69a", "#a8743c", "#3c2018")
ROOT = "120,680 172,560 216,470 262,392 318,330 352,262 340,196 366,140 424,122 470,146 478,196 444,218"
ARMS = (
    ("226,440 188,380 170,320 184,250 170,214", 50),
    ("300,350 360,330 420,340 462,316 470,282", 44),
    ("346,250 310,214 276,160 282,118", 36),
)
SEEDS = ((170, 204), (471, 272), (283, 108), (438, 212))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fbffd8"), (0.22, "#b5dd86"), (0.46, "#3f8a4c"), (0.74, "#174a38"), (1, "#061a18"))
    d.fill(d.window, d.rad(*LAMP, 540, *stops))
    if detail:
        field_lines(d, "earth", LAMP, 230, 260)
    _shelves(d)
    _floor(d, rnd)
    _hole(d, rnd)
    _root(d, rnd)
    for x, y in SEEDS:
        d.glow(x, y, 58, (0, "#ffffff", 1), (0.35, "#f6fbd2", 0.8), (1, "#b5dd86", 0))
        d.inked(S("0,-24! 15,-4 11,15 0,22 -11,15 -15,-4").move(x, y), "#ffffff", 3, 1, "#3f5a1c")
        d.fill(spark(x, y, 34, 0.12), "#ffffff")
    _planks(d)


def _shelves(d: Doc) -> None:
    """the far wall of the room, tilted by the blow"""
    with d.group(transform="rotate(-9 300 200)"):
        books = []
        for row in range(4):
            foot, x = 72 + row * 82, -90
            while x < 720:
                w, h = 17 + (x * 7 + row * 5) % 15, 44 + (x * 13 + row) % 24
                books.append(Sh.rect(x, foot - h, w, h, 2))
                x += w + 3 + (22 if (x + row * 3) % 7 == 0 else 0)
            d.fill(Sh.rect(-90, foot, 820, 12), "#0a261f")
        d.fill(pile(books), "#123e30", 0.85)


def _floor(d: Doc, rnd: random.Random) -> None:
    """boards that run away from us"""
    floor = S("-60,392! 150,372! 300,376! 460,366! 660,350! 660,680! -60,680!")
    d.inked(floor, d.lin(230, 400, 600, 520, "#d8b070", "#7a5030", "#24140f"), 3.6, 1.6, light=(0, 1))
    seams = [cutw(x, 680, 240 + (x - 240) * 0.4, 360, 10) for x in range(-300, 980, 84)]
    grain = [
        sliver(x, y, x + (x - 240) * 0.14, y + 34, 2.4)
        for x, y in [(rnd.uniform(20, 580), rnd.uniform(390, 540)) for _ in range(40)]
    ]
    d.fill(pile(seams + grain) & floor, SOIL)


def _hole(d: Doc, rnd: random.Random) -> None:
    """torn open, white with what lies below"""
    hole = S(
        "0,560! 50,500! 24,430! 92,440! 104,376! 170,410! 214,360! 270,400! 356,366! 352,424! 440,420! 392,480! "
        "440,560! 300,680! 40,680!"
    )
    d.inked(hole.grow(10), d.dlin(hole, "#ffe8b0", "#a8703c", "#3a2014"), 3.6, 1.6)
    d.inked(hole, d.rad(*LAMP, 190, "#ffffff", "#f6fbd2", "#b5dd86"), 2.8, 0.8, "#3f5a1c")
    d.glow(*LAMP, 230, (0, "#ffffff", 0.8), (0.5, "#f6fbd2", 0.4), (1, "#b5dd86", 0))


def _root(d: Doc, rnd: random.Random) -> None:
    """thick as a whale where it comes up, rolled at the tip; three arms, at the end of each a seed of light"""
    trunk = brush(ROOT, 146, taper(1, 0.09, 0.02, 0.62), 50)
    arms = [brush(way, w, taper(1, 0.14, 0.02, 0.8), 18) for way, w in ARMS]
    whole = U(trunk, arms)
    lamp_shadow(d, whole, LAMP, 1.08, "#04100e", 0.5)
    d.inked(whole, d.rad(*LAMP, 420, (0, "#fff6d0"), (0.3, BARK[0]), (0.62, BARK[1]), (1, BARK[2])), 5, 2.6)
    d.fill(_shade(whole), SOIL, 0.5)
    grain, path = [], sample(ROOT, 60)
    for off in (-0.34, -0.2, -0.05, 0.1, 0.25):
        lane = [
            (x - ty * 150 * off * (1 - j / 58) ** 0.8, y + tx * 150 * off * (1 - j / 58) ** 0.8)
            for j, (x, y, tx, ty) in enumerate(path[:52])
        ]
        start = int(off * 40) % 7 + 6
        grain += [brush(lane[a : a + 12], 10, LEAF, 12) for a in range(start, 40, 14)]
    grain += [brush(_middle(way), 8, LEAF, 12) for way, _ in ARMS]
    d.fill(pile(grain) & whole, BARK[2])
    d.fill(wedges(whole, 17, 24, 6, (-0.5, 0.7), 0.2, 0.8, rnd), INK)
    d.fill((whole - whole.move(5, -5)), "#fff6d0", 0.75)


def _shade(whole: Sh) -> Sh:
    """the plane that the light from below does not reach"""
    return whole - whole.move(-12, 10)


def _middle(way: str) -> list[tuple[float, float]]:
    """the middle of an arm, for its one line of bark"""
    return [(x, y) for x, y, _, _ in sample(way, 20)[5:17]]


def _planks(d: Doc) -> None:
    """boards that it tore loose, standing in front of it"""
    for spec in (
        "52,540! 8,350! 44,330! 62,352! 108,530!",
        "120,556! 96,420! 112,388! 138,398! 170,552!",
        "286,566! 352,420! 384,398! 396,426! 340,570!",
        "376,560! 486,388! 520,380! 524,412! 430,566!",
    ):
        board = S(spec)
        d.inked(board, d.dlin(board, "#ffe8b0", "#b07a44", "#4a2a1c"), 3.8, 1.8)
        x, y = board.center
        d.fill(
            pile([sliver(x - 12, y + 70, x + 10, y - 80, 3.4), sliver(x + 6, y + 60, x + 18, y - 60, 2.6)]) & board,
            SOIL,
        )
    near = S("-60,560! 80,528 190,556! 300,540 420,560! 540,534 660,556! 660,680! -60,680!")
    d.inked(near, d.lin(0, 520, 0, 600, "#3a2418", "#0c0f0c"), 3.4, 1.4)
