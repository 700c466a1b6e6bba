"""lamp_mother: tall and narrow under a shawl of wicks; all the flames lean to her."""

import math

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import INK, LAMP, PAPER, PLUM, SLATE, TIDE
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "two"
SCALE = 0.97


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    sk = f.form("132,190! 116,260 104,340 92,426! 160,434 228,426! 216,340 204,260 188,190!", (SLATE[2], SLATE[3], INK))
    f.pen(sk, 90, 8, TIDE["mid"], 1.5, 0.45, ragged=40, broken=0.4)
    f.pen(f.side(sk, -30, 0), 90, 5.5, INK, 1.8, 0.9, ragged=20)
    f.form("90,412! 160,422 230,412! 232,428! 160,438 88,428!", (PAPER[1], PAPER[3]))
    # the hum
    for r in (58, 76, 94):
        f.stroke(Sh.ell(160, 76, r, r * 0.86), LAMP["light"], 2.4, 0.55, "10 9")
    # head: a lamp chimney with no flame in it
    f.form("138,128! 182,128! 178,146! 142,146!", (LAMP["light"], LAMP["base"]))
    f.form(
        "142,128! 130,100 134,74 146,56 150,24! 170,24! 174,56 186,74 190,100 178,128!",
        (TIDE["core"], TIDE["light"], TIDE["mid"]),
    )
    f.fill("138,110! 140,80 150,62 153,34! 158,34! 156,64 148,84 146,116!", "#ffffff", 0.85)
    f.line("160,128 160,108", 4, INK)
    f.fill("160,112! 152,98 156,86 160,76! 166,88 168,100", INK)
    f.form("146,14! 174,14! 170,26! 150,26!", (LAMP["light"], LAMP["base"]))
    # shawl of wicks, three rows
    sh_ = f.form(
        (
            "112,150! 92,196 84,250 76,306! 100,318 128,300 160,322 192,300 220,318 "
            "244,306! 236,250 228,196 208,150! 160,138"
        ),
        (PLUM["mid"], PLUM["base"], PLUM["deep"]),
    )
    f.pen(sh_, 90, 7, PLUM["deep"], 1.6, 0.8, ragged=10)
    f.pen(f.side(sh_, -26, 0), 90, 5, INK, 1.7, 0.8)
    rows = ((176, 112, 208, 5), (222, 96, 224, 7), (270, 86, 234, 8), (312, 80, 240, 9))
    for y, x0, x1, n in rows:
        for i in range(n):
            x = x0 + (x1 - x0) * i / (n - 1)
            yy = y + 10 * math.sin(i * 2.1)
            ln = (160 - x) * 0.16
            f.line(f"{x},{yy + 12} {x},{yy}", 4, PAPER[1], edge=y > 300)
            f.glow(x + ln * 0.5, yy - 10, 20, (0, LAMP["light"], 0.8), (1, LAMP["mid"], 0))
            f.form(
                S(
                    f"{x - 5},{yy}! {x - 6},{yy - 8} {x + ln * 0.6},{yy - 16} {x + ln},{yy - 25}! "
                    f"{x + 6 + ln * 0.3},{yy - 12} {x + 5},{yy}!"
                ),
                (LAMP["core"], LAMP["light"], LAMP["mid"]),
                1.4,
                edge=y > 300,
            )
    _figure_2(f)


def _figure_2(f: Fig) -> None:
    # long hands, folded, holding the empty place for one lamp
    for sx in (-1, 1):
        f.form(
            S(
                f"{160 + sx * 44},{232}! {160 + sx * 34},{262} {160 + sx * 14},{274} {160 + sx * 2},{270}! "
                f"{160 + sx * 2},{258}! {160 + sx * 16},{254} {160 + sx * 26},{228}!"
            ),
            (PAPER[0], PAPER[1], PAPER[2]),
        )
        for k in (0, 1, 2):
            f.line(f"{160 + sx * 4},{260 + k * 4} {160 + sx * 16},{258 + k * 5}", 1.8, PAPER[4])
    f.stroke("146,252! 150,222 160,212 170,222 174,252!", TIDE["core"], 2.4, 1.0, "6 5")


def pencil(d: Doc) -> None:
    """On the back: moths, cut out and some of them gone."""
    for x, y, a, gone in ((126, 330, -20, False), (196, 316, 24, True), (150, 386, 10, True), (214, 380, -30, False)):
        wings = (
            U(S("0,0! 20,-22 30,-6 18,8! 20,20 6,20"), S("0,0! -20,-22 -30,-6 -18,8! -20,20 -6,20")).rot(a).move(x, y)
        )
        if gone:
            d.fill(wings, INK, 0.85)
        d.stroke(wings, PENCIL, 2, 0.9, dash="5 4" if gone else None)


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
