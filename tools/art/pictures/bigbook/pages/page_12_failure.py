"""page_12 failure: a jack-in-the-box mask on top of the pile, one candle lying beside it."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.parts.carver import Carver
from tools.art.parts.mask import mask
from tools.art.parts.misfortune import RED, darkening
from tools.art.parts.vignette import CRIMSON, CUT, IRON, SOOT, coin_pile, smoke_curl, wax
from tools.art.picture import Picture

PICTURE = Picture(seed=324)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    harlequin(d)
    coin_pile(d, 430, 266, 5, 168)
    spring = [(430 + (26 - i * 0.5) * (1 if i % 2 else -1), 172 - i * 9) for i in range(9)]
    for i in range(8):
        c.form(
            brush(
                [spring[i], ((spring[i][0] + spring[i + 1][0]) / 2, spring[i][1] + 2), spring[i + 1]],
                9,
                taper(0.8, 0.8),
                10,
            ),
            IRON,
            2,
        )
    box = c.form("374,180! 486,180! 480,226! 380,226!", CRIMSON, 3, (9, 14, 4.4), CUT)
    for i in range(5):
        star_ = spark(392 + i * 19, 203, 8, 0.2) & box
        d.fill(star_, "#f6d8a8")
    d.inked(S("374,180! 386,168! 474,168! 486,180!"), "#1a0c10", 2.6, 1)
    c.form("486,180! 474,168! 510,112! 526,120!", CRIMSON, 2.8, (8, 10, 3.6), CUT)
    with d.group(transform="translate(94.6 31) scale(0.78)"):
        c.form("392,104! 372,128 352,124! 364,112! 350,100! 380,92!", SOOT, 2.4)
        c.form("468,104! 488,128 508,122! 496,110! 510,98! 480,92!", SOOT, 2.4)
        c.form(
            "380,40! 352,8 360,-14! 392,4 404,22! 430,-12! 456,22! 470,0 504,-16! 508,8 480,40!",
            SOOT,
            2.8,
            (8, 12, 4),
            CUT,
        )
        mask(d, "grin", 430, 70, 0.94, -6)
    c.strokes(CUT, ("364,58 346,46 340,28", 4.4), ("360,92 338,88 322,78", 4.4), ("498,60 518,50 528,32", 4.4))
    wax(d, c, 532, 258, 64, 88, False)
    smoke_curl(d, 606, 246, 0.7)


def harlequin(d: Doc) -> None:
    """a wall of red and black diamonds, bright in the middle, gone at the left"""
    darkening(d, "#d09a6a", "#b0564a", "#6a2430", start=0.2)
    tiles: dict[str, list[Sh]] = {RED: [], "#241520": []}
    for row in range(-1, 7):
        for column in range(4, 15):
            x, y = column * 50 + (row % 2) * 25, row * 46
            tone = RED if (row + column) % 2 else "#241520"
            k = min(1.0, (x - 150) / 260)
            if k > 0.15:
                tiles[tone].append(S("0,-40! 22,0! 0,40! -22,0!").scale(k).move(x, y))
    for tone, shapes in tiles.items():
        d.fill(pile(shapes), tone, 0.85)
    d.glow(430, 110, 210, (0, "#fff0c8", 0.9), (0.5, "#f6c88a", 0.45), (1, "#f6c88a", 0))
    d.fill(Sh.rect(0, 262, 640, 30), d.lin(0, 0, 640, 0, (0, "#c89a66"), (0.5, "#6a2a2c"), (1, "#1d0f16")))
