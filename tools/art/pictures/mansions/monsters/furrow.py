"""furrow: the floor comes on as a wave: parquet, carpet and turf go over together, chairs ride on it, a lamp as well;
under the curl there is nobody.
"""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, line
from tools.art.lamplit.figure import Fig, Placed
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PLUM, TIDE, WOOD
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "four"
SCALE = 0.86
CREST = "306,424 300,352 284,270 254,190 208,130 152,98 98,96 58,120 40,164 46,208"


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    with f.at(-8, 0):
        wave(f)
        _lamp(f)


def wave(f: Fig) -> None:
    """The floor as it comes, with its chairs; who is under it: nobody, with two eyes."""
    f.nobody("62,196! 98,180 126,196 124,230 100,262 92,310 98,366 108,424! 24,424! 40,380 34,330 44,280 42,232!")
    for x, y in ((66, 262), (92, 258)):
        f.fill(Sh.ell(x, y, 7, 4.6), TIDE["core"])
        f.fill(Sh.ell(x - 2, y, 2.4, 4.4), INK)
    body = f.form(
        (
            "306,424! 300,352 284,270 254,190 208,130 152,98 98,96 58,120 40,164 46,208! "
            "66,190 92,182 114,188 124,208! 102,240 92,292 98,354 112,424!"
        ),
        ("#c2a47e", "#8d6f55", "#4c3a30"),
    )
    crest = line(CREST)
    # boards, parallel to the crest, and their joints
    for w in (150, 196, 242, 288, 334):
        f.fill(Placed(f.sh(crest.stroke(w) - crest.stroke(w - 5))), INK, 0.9, body)
    f.pen(f.sh("120,210! 180,170 240,240 262,330 266,424! 110,424! 96,330"), 18, 44, INK, 2.2, 0.7, body, broken=0.9)
    # carpet over the boards, turf over the carpet
    carpet = f.fill(Placed(f.sh(crest.stroke(106))), (TIDE["mid"], TIDE["base"], TIDE["dark"]), 1, body)
    f.stroke(Placed(f.sh(crest.stroke(106)) & body), INK, 2.6)
    f.fill(Placed(f.sh(crest.stroke(92) - crest.stroke(84))), LAMP["mid"], 1, body)
    turf = f.fill(Placed(f.sh(crest.stroke(52))), (LEAF_G[0], LEAF_G[2]), 1, body)
    f.stroke(Placed(f.sh(crest.stroke(52)) & body), INK, 2.4)
    f.pen(turf, 70, 6, LEAF_G[4], 1.8, 0.9, ragged=5)
    for x, y, a in (
        (92, 136, 10),
        (142, 138, -12),
        (190, 160, -34),
        (226, 202, -52),
        (250, 254, -66),
        (264, 312, -78),
        (272, 372, -86),
    ):
        f.fill(Sh.poly([(-12, 0), (0, -9), (12, 0), (0, 9)]).rot(-a).move(x, y), CORAL["mid"], 1, carpet)
    f.pen(f.side(body, -46, 0), 90, 6, INK, 1.9, 0.85, ragged=26)
    f.rim(body, "#e4efb8", 0.9)
    # the lip breaks: ends of boards, like the fingers of foam
    for spec in (
        "56,116! 26,132 6,166 2,196! 26,180 60,150!",
        "50,138! 28,166 18,204 24,236! 44,206 70,166!",
        "70,160! 58,190 58,222 70,246! 84,216 96,180!",
        "98,172! 94,196 102,218 116,232! 126,210 122,186!",
    ):
        s = f.form(spec, ("#e2c69c", "#8d6f55"), 2.8)
        f.pen(s, 70, 7, INK, 1.4, 0.6)
    for spec in (
        "112,424! 92,396 94,362! 126,398!",
        "288,424! 298,392 312,384! 310,424!",
        "34,424! 14,402 10,378! 46,420!",
    ):
        f.form(spec, ("#c2a47e", "#6d5340"), 2.6)
    _chair(f, 250, 178, 42, 0.7)
    _chair(f, 184, 108, 10, 0.8)
    _chair(f, 286, 288, 58, 0.5)


def _lamp(f: Fig) -> None:
    """A lamp that has not been asked."""
    with f.at(112, 92, 1, -12):
        f.glow(0, -56, 66, (0, LAMP["core"], 0.9), (0.4, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
        f.line("0,0 2,-44", 6, INK, 1, True)
        f.line("0,0 2,-44", 3, LAMP["mid"])
        f.form("-26,-36! -14,-74! 16,-74! 28,-36! 2,-30", (LAMP["core"], LAMP["light"], LAMP["mid"]))
        for x in (-10, 2, 14):
            f.line(f"{x},-70 {x * 1.8},-38", 1.8, LAMP["base"])
        f.line("-12,4 0,-6 12,6", 5, INK, 1, True)


def _chair(f: Fig, x: float, y: float, a: float, k: float) -> None:
    """A dining chair in profile, wherever the floor has put it."""
    with f.at(x, y, k, a):
        for spec in ("-24,-2 -28,34", "20,-2 26,34"):
            f.line(spec, 11, INK, 1, True)
            f.line(spec, 6.4, WOOD[0])
        for spec in ("22,0 26,-40 36,-74",):
            f.line(spec, 13, INK, 1, True)
            f.line(spec, 8, WOOD[0])
        f.form("28,-78! 40,-84 46,-74! 36,-44! 26,-48!", (WOOD[0], WOOD[2]), 2.4)
        f.line("-26,18 26,18", 5, WOOD[1])
        f.form("-34,-12! 28,-12! 30,2! -34,2!", (PLUM["light"], PLUM["base"]), 2.6)
        f.line("-30,-14 -6,-18 24,-13", 5, PLUM["light"])


def pencil(d: Doc) -> None:
    """On the back: holes that worms have left, in a row too straight for worms."""
    for i in range(9):
        d.fill(Sh.ell(80 + i * 19, 296 + i % 2 * 3, 3.6), "#3a372f")
    d.stroke(line("70,318 250,312"), PENCIL, 2, 0.8, dash="4 6")


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
