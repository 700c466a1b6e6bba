"""m9 Amnesia: a skull of brass is a room with shelves; one shelf is bare."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.cuts import cut_as
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air, paving
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=89)
BRASS = ("#fff5cc", "#e4be70", "#9a6e34", "#4a331e")
ROOM = "#160f16"
SKULL = (
    "300,92! 372,96 436,132 464,196 462,258 444,300 448,340 430,368! 404,376 396,392! 394,452 "
    "376,480! 300,490 224,480! 206,452 "
    "204,392! 196,376 170,368! 152,340 156,300 138,258 136,196 164,132 228,96"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _stacks(d, rnd)
    _plinth(d, rnd)
    _bone(d, rnd)
    _hall(d)
    _shelf(d, 190, rnd, bare=True)
    _shelf(d, 262, rnd, bare=False)
    _lamp(d)
    _windows(d, rnd)
    _teeth(d, rnd)


def _stacks(d: Doc, rnd: random.Random) -> None:
    """a library that runs to a bright door behind the head; its shelves have been carried off, row by row"""
    eye = (300.0, 300.0)
    ramp = ((0, "#fff6dc"), (0.3, "#c8a878"), (0.6, "#5c4650"), (0.85, "#261c2c"), (1, "#120d18"))
    lit_air(d, eye, 430, *ramp)
    d.fill(S("-140,40! 740,40! 420,190! 180,190!"), d.rad(*eye, 380, "#b09070", "#4c3a44", "#140f1a"))
    beams = [
        S(f"{300 - w},{y}! {300 + w},{y}! {300 + w},{y + h}! {300 - w},{y + h}!")
        for w, y, h in ((400, 96, 17), (270, 142, 12), (190, 170, 8))
    ]
    d.fill(beams, "#1c1420")
    floor = d.rad(300, 420, 420, "#f0d8a8", "#8a6a5c", "#34262e", "#120d18")
    paving(d, 408, (300, 300), floor, "#1c1420", 150, 4, 0.9)
    for s in (-1, 1):
        for near, far in ((470, 330), (312, 220), (206, 150)):
            _case(d, s, near, far, rnd)


def _case(d: Doc, s: int, near: float, far: float, rnd: random.Random) -> None:
    """one bookcase in the row, from `near` to `far` of the middle; bare boards, a few books fallen over"""

    def at(dist: float, level: float) -> tuple[float, float]:
        return 300 + s * dist, 300 + level * dist * 0.56

    corners = [at(near, -1.15), at(far, -1.15), at(far, 1.0), at(near, 1.0)]
    side = Sh.poly(corners)
    lit, dim = 300 + s * far, 300 + s * near
    d.inked(side, d.lin(lit, 0, dim, 0, "#5e4a3e", "#32262e", "#140f1a"), 4, 1.6, CURSE_BLACK)
    for level in (-1.08, -0.68, -0.28, 0.12, 0.52, 0.92):
        (x0, y0), (x1, y1) = at(near * 0.98, level), at(far * 1.02, level)
        board = Sh.poly([(x0, y0 - 5), (x1, y1 - 3), (x1, y1 + 3), (x0, y0 + 6)])
        d.inked(board, d.lin(lit, 0, dim, 0, "#d8b07c", "#7a5a48", "#3a2a30"), 2.6, 1.2, CURSE_BLACK)
    post = Sh.poly([at(far * 1.08, -1.2), at(far * 0.98, -1.2), at(far * 0.98, 1.04), at(far * 1.08, 1.04)])
    d.inked(post, d.lin(lit, 0, dim, 0, "#c8a070", "#5a4238", "#2a1e26"), 3, 1.2, CURSE_BLACK)
    for level, t, tone in ((0.52, 0.36, "#7a3a34"), (0.52, 0.62, "#3e5a70")):
        dist = far + (near - far) * t * rnd.uniform(0.8, 1.1)
        x, y = at(dist, level)
        book = Sh.rect(-9, -52, 18, 52, 2).scale(dist / 330).rot(s * rnd.choice((-16, 0, 9)), 0, 0).move(x, y - 4)
        d.inked(book, d.hlin(book, mix(tone, "#fff0c8", 0.4), tone), 2.6, 1, CURSE_BLACK)


def _plinth(d: Doc, rnd: random.Random) -> None:
    """the stone that the head stands on, its shadow on the floor, leaves of paper that nobody picks up"""
    d.fill(S("120,520! 480,520! 560,640! 40,640!"), CURSE_BLACK, 0.6)
    for x, y, deg in ((80, 470, -20), (520, 462, 14), (580, 520, -8), (20, 530, 26), (452, 540, -30)):
        sheet = Sh.rect(-30, -11, 60, 22).rot(deg).move(x, y)
        d.fill(sheet.move(3, 6), CURSE_BLACK, 0.6)
        d.inked(sheet, "#f6e8c8", 3, 1.2, CURSE_BLACK)
    block = S("168,484! 432,484! 446,508! 154,508!") | Sh.rect(176, 508, 248, 120)
    hew(d, block, "stone", rnd, 5, (14, 26, 6), 8)
    d.fill(Sh.ell(300, 488, 118, 13), CURSE_BLACK, 0.75)


def _bone(d: Doc, rnd: random.Random) -> None:
    """the head from the front, riveted"""
    skull = S(SKULL)
    hew(d, skull, "brass", rnd, 6, None, 12)
    cut_as(d, skull, "metal", CURSE_BLACK, rnd, (-0.6, -0.8), 1.5, 76)
    d.fill(skull - skull.move(8, 9), "#fffdf0", 0.9)
    for x, y in (
        (160, 214),
        (170, 160),
        (440, 214),
        (430, 160),
        (220, 118),
        (380, 118),
        (300, 106),
        (192, 352),
        (408, 352),
    ):
        d.inked(Sh.ell(x, y, 7), d.rad(x - 2, y - 3, 10, *BRASS), 2.4, 1, CURSE_BLACK)


def _vault() -> Sh:
    """the opening in the brow"""
    return S("300,122 360,128 410,156 430,204 430,262! 426,278! 174,278! 170,262! 170,204 190,156 240,128")


def _hall(d: Doc) -> None:
    """the brow stands open: a vaulted room, boards of its back wall running to one point"""
    room = _vault()
    d.inked(room.grow(5), d.lin(170, 122, 430, 278, *BRASS[::-1]), 3.4, 0, CURSE_BLACK)
    d.fill(room, d.rad(300, 196, 190, "#7a5a34", "#3c2a20", ROOM))
    boards = [brush([(300 + i * 9, 150), (300 + i * 26, 282)], 3.6, taper(0.4, 1, 1), 6) for i in range(-5, 6)]
    d.fill(pile(boards) & room, CURSE_BLACK, 0.8)
    d.fill(room - room.move(9, 12), CURSE_BLACK, 0.7)


def _shelf(d: Doc, y: float, rnd: random.Random, bare: bool) -> None:
    """a board on two brackets: jars, books, a clock; or only the pale places where things stood"""
    half = 112 if bare else 124
    room = _vault()
    if bare:
        for x, w in ((236, 34), (284, 26), (330, 40), (372, 22)):
            d.fill(Sh.rect(x - w / 2, y - 42, w, 42, 4) & room, "#e4be70", 0.22)
            d.fill(Sh.ell(x, y - 1, w * 0.56, 4), "#fff5cc", 0.95)
    else:
        _things(d, y, rnd)
    board = Sh.rect(300 - half, y, half * 2, 13, 3)
    d.fill(board.move(4, 9) & room, CURSE_BLACK, 0.6)
    d.inked(board, d.lin(0, y, 0, y + 13, "#fff5cc", "#c0905a", "#5c3c22"), 3.2, 1.4, CURSE_BLACK)
    for x in (300 - half + 18, 300 + half - 30):
        d.inked(S(f"{x},{y + 13}! {x + 12},{y + 13}! {x + 6},{y + 30}!"), "#9a6e34", 2.4, 0.8, CURSE_BLACK)
    if bare:
        tag = S(f"286,{y + 4}! 322,{y + 4}! 322,{y + 30}! 286,{y + 30}!").rot(7, 304, y)
        d.inked(tag, "#fffaea", 2.8, 1, CURSE_BLACK)
        d.fill([sliver(291, y + 12 + k * 7, 315, y + 12 + k * 7, 1.8).rot(7, 304, y) for k in range(2)], "#857a80")


def _things(d: Doc, y: float, rnd: random.Random) -> None:
    """what is still known"""
    x = 184.0
    for w, h, tone in (
        (15, 40, "#d8543c"),
        (13, 34, "#3a9fc9"),
        (17, 44, "#f6ecd6"),
        (12, 36, "#5f9a45"),
        (15, 42, "#8680c2"),
        (13, 32, "#e8b04a"),
    ):
        book = Sh.rect(x, y - h, w, h, 2)
        d.inked(book, d.hlin(book, mix(tone, "#ffffff", 0.3), tone, mix(tone, CURSE_BLACK, 0.5)), 2.6, 1, CURSE_BLACK)
        d.fill(Sh.rect(x + 2, y - h + 7, w - 4, 4), "#fff5cc", 0.8)
        x += w + 1.5
    d.inked(Sh.ell(300, y - 23, 22), d.rad(294, y - 30, 32, "#ffffff", "#e2e9f2", "#929fb6"), 3, 1.2, CURSE_BLACK)
    d.fill([brush(s, 4, LEAF, 6) for s in (f"300,{y - 23} 300,{y - 38}", f"300,{y - 23} 311,{y - 17}")], CURSE_BLACK)
    for jx, tone in ((344, "#8fdcdc"), (376, "#ffb84a"), (404, "#b5dd86")):
        jar = S(
            [
                (jx - 12, y - 30, 1),
                (jx - 14, y - 8),
                (jx - 10, y, 1),
                (jx + 10, y, 1),
                (jx + 14, y - 8),
                (jx + 12, y - 30, 1),
            ]
        )
        d.inked(jar, d.vlin(jar, "#ffffff", tone, mix(tone, CURSE_BLACK, 0.5)), 2.6, 1, CURSE_BLACK)
        d.inked(Sh.rect(jx - 10, y - 37, 20, 8, 2), "#c0905a", 2.4, 0.8, CURSE_BLACK)


def _lamp(d: Doc) -> None:
    """a bulb on a wire, still on, over nothing"""
    d.fill(brush("300,124 300,142", 4, taper(0.9, 0.9), 4), CURSE_BLACK)
    d.glow(300, 150, 74, (0, "#ffffff", 0.95), (0.35, "#ffe9a0", 0.6), (1, "#e4be70", 0))
    d.inked(Sh.ell(300, 150, 10, 12), "#fffdf0", 2.6, 0.8, CURSE_BLACK)


def _windows(d: Doc, rnd: random.Random) -> None:
    """the sockets are windows with bars, the nose a door on the latch"""
    for x, tone in ((222, "#3a9fc9"), (378, "#cf3a22")):
        socket = S("-44,-22! -30,-38 4,-42 36,-34 46,-10 38,22 10,38 -24,34 -42,12").move(x, 336)
        pane = socket if x < 300 else socket.flipx(x)
        d.inked(pane, d.rad(x, 336, 52, mix(tone, "#ffffff", 0.5), tone, ROOM), 5, 0, CURSE_BLACK)
        d.fill((Sh.rect(x - 3.5, 290, 7, 92) | Sh.rect(x - 54, 332, 108, 7)) & pane, CURSE_BLACK)
        d.fill(pane - pane.move(6, 7), CURSE_BLACK, 0.75)
        d.stroke(pane, "#fff5cc", 2.4)
    door = S("300,350! 316,372 324,400! 276,400! 284,372")
    d.inked(door, ROOM, 4.4, 0, CURSE_BLACK)
    d.fill(S("300,356! 306,366! 306,400! 296,400!"), "#ffe9a0", 0.95)


def _teeth(d: Doc, rnd: random.Random) -> None:
    """a doorstep of teeth"""
    for i in range(8):
        x = 218 + i * 20.6
        drop = 5 - abs(i - 3.5) * 1.6
        tooth = S(
            f"{x},{424 + drop}! {x + 19},{424 + drop}! "
            f"{x + 18},{452 + drop} {x + 10},{458 + drop} {x + 2},{452 + drop}!"
        )
        d.inked(tooth, d.vlin(tooth, "#ffffff", "#f1e6cb", "#b9a27c"), 3.2, 1.2, CURSE_BLACK)
    gum = brush("206,424 250,430 300,432 350,430 394,424", 6, LEAF, 12)
    d.fill(gum, CURSE_BLACK)
