"""Further figures of the two-legged: told from the first of their kind by one thing, and by its outline."""

import math
from collections.abc import Callable

from tools.art.inkwell.brush import TAIL, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import BRASS, CORAL, INK, INK2, LAMP, PAPER, PLUM, SLATE, WOOD
from tools.art.lamplit.stand import STANDEE, Drawing, standee
from tools.art.picture import Picture
from tools.art.pictures.mansions.monsters import absent_aunt, gardener, lamp_mother, lampbearer, sodden

PICTURE = Picture(size=STANDEE)
GLOVE = (PAPER[0], PAPER[1], PAPER[2])


def _arm(f: Fig, spec: str, dx: float = -10, dy: float = -3) -> None:
    a = f.form(spec, lampbearer.GREY)
    f.pen(f.side(a, dx, dy), 90, 5.5, INK, 1.6, 0.9)


def _glove(f: Fig, x: float, y: float, rot: float) -> None:
    """A closed glove, its wrist at a point, knuckles along `rot` degrees."""
    with f.at(x, y, 1, rot):
        f.form("-4,-15! 18,-18 32,-12 35,2 30,14 12,18 -4,14!", GLOVE)
        for y0 in (-6, 2, 9):
            f.line(f"20,{y0} 32,{y0 + 1}", 2, PAPER[4])
        f.form("-12,-17! -2,-17! -2,17! -12,17!", (PAPER[0], PAPER[2]))


def _lamp(f: Fig, x: float, y: float, k: float = 1.0, rot: float = 0, lit: bool = True, crack: bool = False) -> None:
    """A servant's lamp by its handle at a point."""
    with f.at(x, y, k, rot):
        if lit:
            f.glow(0, 56, 84, (0, LAMP["core"], 1), (0.35, LAMP["light"], 0.6), (1, LAMP["mid"], 0))
        f.line("-22,22 -16,2 16,2 22,22", 4, INK, 1, True)
        f.form("-24,22! -16,10 16,10 24,22!", BRASS)
        glass = (LAMP["core"], LAMP["light"], LAMP["mid"]) if lit else ("#6f8f8a", "#33686a", "#14262a")
        f.form("-26,24! 26,24! 20,88! -20,88!", glass)
        if lit:
            f.fill("0,82! -12,64 -8,48 0,32! 9,52 12,66", "#ffffff")
        for sx in (-10, 8):
            f.line(f"{sx},24 {sx},88", 2.4, INK)
        f.form("-30,88! 30,88! 34,102! -34,102!", BRASS)
        if crack:
            f.line("-22,34 -6,46 -12,58 8,66 2,76 16,86", 4, INK)
            f.form("26,60! 44,58 52,44! 60,64 50,78 22,80!", (CORAL["light"], CORAL["mid"]), 2.4)


def _announces(f: Fig) -> None:
    """The lamp high over the wig, and a glove at the mouth that is not there: it says all your names."""
    lampbearer.livery(f)
    _arm(f, "222,156! 250,158 262,120 262,70! 232,66! 226,110 208,150!")
    _lamp(f, 252, -14, 0.86, 6)
    _glove(f, 250, 72, -84)
    _arm(f, "102,158! 70,180 62,214 86,232! 118,222 130,168! 108,190!")
    with f.at(126, 128, 1, -24):
        f.form("-34,-10! 6,-8! 6,8! -34,10!", BRASS)
        f.form("-34,-10! -66,-34! -66,34! -34,10!", (LAMP["core"], LAMP["mid"], LAMP["dark"]))
        f.form(Sh.ell(-66, 0, 8, 34), (INK2, INK), 2.4)
    _glove(f, 112, 176, -60)


def _spills(f: Fig) -> None:
    """A crack, a drop of oil, a drop of flame."""
    lampbearer.livery(f)
    with f.at(162, 190, 1.1, 24):
        _lamp(f, 0, 0, 1, 0, True, True)
    _arm(f, "100,158! 70,184 62,226 86,254! 114,244! 102,222 112,196!")
    _arm(f, "224,158! 254,180 266,220 244,252! 216,244! 226,222 212,196!")
    _glove(f, 92, 244, 14)
    _glove(f, 238, 238, 166)
    for x, y, k in ((96, 316, 1.2), (78, 350, 0.9), (92, 392, 1.3)):
        with f.at(x, y, k):
            f.form("0,-18! 10,0 6,12 -6,12 -10,0", (LAMP["core"], LAMP["light"], CORAL["mid"]), 2.4)


def _takes(f: Fig) -> None:
    """One for each hand, on chains: its own and yours."""
    lampbearer.livery(f)
    for sx, bend in ((-1, 0), (1, 8)):
        x = 162 + sx * 94
        _arm(f, f"{162 + sx * 60},156! {162 + sx * 92},190 {x + sx * 8},250! {x - sx * 20},256! {162 + sx * 56},206!")
        for i in range(4):
            f.form(Sh.ring(x, 276 + i * 11, 7, 3), SLATE[0], 1.8)
        _lamp(f, x, 312 + bend, 0.88, -sx * 5)
        _glove(f, x - 3, 250, 84)


def _this_way(f: Fig) -> None:
    """The lamp dipped to your feet, the other arm straight out: it has never been a suggestion."""
    lampbearer.livery(f)
    _arm(f, "224,154! 262,168 272,230 262,262! 236,258! 236,216 210,196!")
    _lamp(f, 248, 296, 0.92, 4)
    _glove(f, 248, 262, 90)
    _arm(f, "110,152! 74,150 36,154 30,160! 30,188! 80,190 114,196!", -2, -12)
    with f.at(30, 174, 1, 180):
        f.form("-4,-16! 20,-16 26,-8! 46,-8! 46,2! 26,4! 24,16 -4,14!", GLOVE)
        f.form("-12,-18! -2,-18! -2,18! -12,18!", (PAPER[0], PAPER[2]))


def _lights_out(f: Fig) -> None:
    """It has put the snuffer over its own head, for your comfort, and stands there."""
    lampbearer.livery(f)
    _arm(f, "100,158! 74,186 70,226 104,254! 128,240! 108,218 112,196!")
    _arm(f, "224,158! 250,186 254,226 220,254! 196,240! 216,218 212,196!")
    _glove(f, 118, 246, 24)
    _glove(f, 206, 246, 156)
    _lamp(f, 162, 270, 0.86, 0, False)
    for spec in ("84,150 62,120 92,92 64,60 84,30", "242,148 264,116 236,86 258,58"):
        f.brush(spec, 13, INK, taper(0.2, 0.7, 0.7), True)
        f.brush(spec, 8, SLATE[0], taper(0.2, 0.7, 0.7))
    cone = f.form(
        "84,152! 116,104 144,54 152,28! 172,28! 180,54 208,104 240,152! 200,168 124,168!",
        (LAMP["core"], LAMP["mid"], LAMP["dark"]),
    )
    f.shade(cone, -34)
    f.rim(cone, "#ffffff", 0.6)
    f.form("80,144! 124,160 200,160 244,144! 248,162! 204,180 120,180 76,162!", (LAMP["light"], LAMP["base"]))
    f.form(Sh.ring(162, 14, 14, 6), BRASS, 2.2)
    f.line("122,132 142,92 154,56", 2.4, LAMP["dark"])


def _boater(f: Fig) -> None:
    """A straw boater with its ribbon: it drowned in August."""
    sodden.coat(f)
    with f.at(162, 62, 1, 9):
        b = f.form("-88,2! -60,12 0,18 60,12 88,2! 60,-8 0,-4 -60,-8", ("#f6e0a8", "#c79a4c"))
        f.pen(b, 0, 5, "#7d5a2a", 1.5, 0.8)
        c = f.form("-46,0! -46,-34! 46,-34! 46,0! 0,8", ("#f6e0a8", "#cfa25a", "#8a6430"))
        f.pen(c, 90, 8, "#7d5a2a", 1.5, 0.7)
        f.form("-47,-14! 47,-14! 47,2! 0,10 -47,2!", (CORAL["mid"], CORAL["dark"]), 2)
        f.brush("44,-2 76,26 66,54", 15, CORAL["base"], TAIL, True)


def _souwester(f: Fig) -> None:
    """A sou'wester, rather too late."""
    sodden.coat(f)
    with f.at(162, 62, 1.06, 4):
        f.form(
            "-60,2! -76,30 -60,44! -30,14 30,14! 60,30 98,64! 92,20 58,-6!",
            (LAMP["light"], LAMP["mid"], LAMP["base"]),
        )
        c = f.form("-58,6! -54,-30 -24,-54 4,-56 34,-52 54,-26 60,6! 0,18", (LAMP["core"], LAMP["mid"], LAMP["base"]))
        for spec in ("-26,-50 -30,-16 -28,10", "4,-56 4,-20 4,14", "32,-50 36,-16 34,10"):
            f.line(spec, 2.6, LAMP["dark"])
        f.pen(f.side(c, -22, 0), 90, 6, INK, 1.7, 0.9)
        f.fill("-44,-14! -38,-36 -22,-46! -32,-20!", "#ffffff", 0.8)


def _gull(f: Fig) -> None:
    """No hat: a gull, which regards itself as one."""
    sodden.coat(f)
    with f.at(166, 66, 1.0, 0):
        for x in (-12, 12):
            f.line(f"{x},4 {x},-14", 5, LAMP["base"], 1, True)
        f.form("34,-40! 76,-48 104,-34! 78,-24 50,-20!", (SLATE[2], INK2))
        b = f.form("-30,-52! -18,-14 22,-8 56,-24 84,-44! 40,-58 6,-60", ("#ffffff", PAPER[0], PAPER[2]))
        f.form("-2,-50! 30,-60 74,-48! 52,-26 12,-26!", (SLATE[0], SLATE[1]))
        f.pen("10,-48! 66,-48! 50,-30! 14,-30!", 20, 6, INK, 1.6, 0.7)
        f.form(Sh.ell(-26, -62, 22, 20), ("#ffffff", PAPER[1]))
        f.fill("-30,-46! -10,-40! -6,-52! -24,-56!", PAPER[0], 1, b)
        f.form("-46,-64! -76,-54! -44,-50!", (LAMP["light"], LAMP["base"]))
        f.fill(Sh.ell(-32, -66, 4.6), INK)


def _bright(f: Fig) -> None:
    """She has put on her shade, and the room is lit to the corners."""
    lamp_mother.figure(f)
    with f.at(160, 40):
        f.glow(0, 60, 120, (0, LAMP["core"], 0.7), (0.5, LAMP["light"], 0.3), (1, LAMP["mid"], 0))
        s = f.form(
            "-28,-30! 28,-30! 84,58! 56,70 28,60 0,72 -28,60 -56,70 -84,58!",
            (LAMP["core"], LAMP["light"], LAMP["mid"]),
        )
        for x in (-20, -7, 7, 20):
            f.line(f"{x},-28 {x * 3},60", 2.2, LAMP["base"])
        f.pen(f.side(s, -30, 0), 90, 6, LAMP["dark"], 1.7, 0.8)
        for i in range(9):
            x = -80 + i * 20
            y = 62 + 8 * math.sin(i * 1.6)
            f.line(f"{x},{y} {x},{y + 16}", 4, PLUM["base"], 1, True)


def _hard_pruning(f: Fig) -> None:
    """Not the shears: the saw, right back to the second bud."""
    gardener.body(f)
    with f.at(266, 104, 1.05, -16):
        teeth = " ".join(f"{-8 - i % 2 * 9},{-20 - i * 9}!" for i in range(14))
        f.form(f"{teeth} 18,-150! 24,-90 18,-18!", gardener.STEEL)
        f.line("10,-136 14,-90 10,-24", 2, SLATE[2])
        f.form("-14,-20! 24,-20! 34,10 8,24 -16,8!", (WOOD[0], WOOD[2]))
        f.fill(Sh.ell(8, 2, 9, 8), INK)


def _closed_fan(f: Fig) -> None:
    """The fan is shut, which means no; a hat with a whole bird to say it with."""
    absent_aunt.dressed(f, _fan_shut)
    with f.at(168, 40):
        f.form("-76,30! -40,14 0,20 44,14 92,34! 50,46 0,40 -40,46", (PLUM["light"], PLUM["base"], PLUM["dark"]))
        f.form("-44,22! -38,-8 0,-22 38,-8 46,22! 0,30", (PLUM["mid"], PLUM["dark"]))
        f.form("-46,12! 0,20 48,12! 48,26! 0,34 -46,26!", (CORAL["light"], CORAL["base"]))
        for spec in ("30,14 66,-20 108,-16 128,12", "24,8 52,-36 96,-40 124,-20"):
            f.brush(spec, 26, PAPER[0], taper(0.5, 0.2, 0.5), True)
            f.line(spec, 2, PLUM["base"])


def _fan_shut(f: Fig) -> None:
    with f.at(248, 258, 1, 24):
        f.form("-7,10! -9,-92! 0,-100 9,-92! 7,10!", (PAPER[0], PLUM["light"]))
        for x in (-3, 3):
            f.line(f"{x},-90 {x},4", 2, PLUM["base"])


def _standing(figure: Drawing, legs: str, k: float) -> tuple[tuple[int, int], Callable[[Doc], None]]:
    return STANDEE, lambda d: standee(d, figure, legs, k)


FILES = {
    "lampbearer_2": _standing(_announces, "two", 0.85),
    "lampbearer_3": _standing(_spills, "two", 0.98),
    "lampbearer_4": _standing(_takes, "two", 0.86),
    "lampbearer_5": _standing(_this_way, "two", 0.8),
    "lampbearer_6": _standing(_lights_out, "two", 0.93),
    "sodden_2": _standing(_boater, "two", 0.95),
    "sodden_3": _standing(_souwester, "two", 0.95),
    "sodden_4": _standing(_gull, "two", 0.89),
    "lamp_mother_2": _standing(_bright, "two", 0.97),
    "gardener_2": _standing(_hard_pruning, "two", 0.83),
    "absent_aunt_2": _standing(_closed_fan, "two", 0.9),
}
