"""page_12 failure: a jack-in-the-box mask on top of the pile, one candle lying beside it."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, spark
from tools.art.parts.carver import Carver
from tools.art.parts.mask import mask
from tools.art.parts.vignette import CRIMSON, CUT, IRON, SOOT, coin_pile, failure_ground, smoke_curl, wax
from tools.art.picture import Picture

PICTURE = Picture(seed=324)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    failure_ground(d, (440, 100), 104, 266, "curls")
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
