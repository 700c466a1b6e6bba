"""refraction: light bent too far: facets of the room behind, each a little to the left."""

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, PLUM, TIDE, corners
from tools.art.lamplit.stand import PENCIL, STANDEE, standee
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
CLASS = "none"
SCALE = 1.0


def figure(f: Fig) -> None:
    """The figure, its feet on the line of the foot."""
    fac = [
        ("160,22 206,60 190,118 140,110 122,58", TIDE["core"]),
        ("122,58 140,110 96,150 66,96", LAMP["light"]),
        ("206,60 262,92 232,150 190,118", TIDE["mid"]),
        ("140,110 190,118 206,196 150,214 96,150", "#ffffff"),
        ("66,96 96,150 84,226 36,180", CORAL["light"]),
        ("232,150 190,118 206,196 262,232 284,166", PLUM["light"]),
        ("96,150 150,214 128,300 70,288 84,226", TIDE["light"]),
        ("206,196 150,214 128,300 196,330 248,296 262,232", LAMP["core"]),
        ("128,300 196,330 186,420 120,424", PLUM["mid"]),
        ("70,288 128,300 120,424 84,404", LEAF_G[0]),
        ("196,330 248,296 240,392 186,420", TIDE["base"]),
        ("36,180 84,226 70,288 40,250", TIDE["base"]),
        ("262,232 248,296 290,272 296,214", CORAL["mid"]),
    ]
    f.glow(160, 220, 170, (0, "#ffffff", 0.8), (0.5, TIDE["core"], 0.35), (1, TIDE["light"], 0))
    for t, c in fac:
        s = corners(t)
        f.form(s, (lighten(c, 0.35), c), 0)
    # one and the same chair, lamp and door, seen through each of them a little to the left of the truth
    for t, dx, dy, a, c in (
        (fac[3][0], -16, -6, -10, INK),
        (fac[7][0], 6, 4, 4, INK),
        (fac[5][0], 22, -20, 12, PLUM["dark"]),
        (fac[6][0], -26, 14, -6, TIDE["dark"]),
        (fac[8][0], -4, 26, 2, PAPER[0]),
    ):
        clip_ = corners(t)
        chair_ = (
            U(
                Sh.rect(146, 150, 10, 130),
                Sh.rect(146, 206, 60, 12),
                Sh.rect(196, 214, 10, 66),
                Sh.rect(148, 152, 6, 50),
                Sh.rect(150, 160, 10, 8),
                Sh.rect(150, 178, 10, 8),
            )
            .rot(a, 176, 220)
            .scale(1.25, None, 176, 220)
            .move(dx, dy)
        )
        f.fill(chair_ & clip_, c, 0.9)
    ey = [(158, 78), (176, 166), (214, 258)]
    for i, (x, y) in enumerate(ey):
        k = 1 - i * 0.12
        f.form(S(f"{x - 20 * k},{y}! {x},{y - 12 * k} {x + 20 * k},{y}! {x},{y + 12 * k}"), "#ffffff", 2.2, edge=False)
        f.fill(Sh.ell(x - 4 + i * 5, y, 6 * k), INK)
    for t, _ in fac:
        f.pen(corners(t), 90 if t[0] in "12" else 0, 9, INK, 1.1, 0.16)
    _figure_2(f, fac)


def _figure_2(f: Fig, fac: list[tuple[str, str]]) -> None:
    for t, _ in fac:
        f.stroke(corners(t), INK, 2.2)
        f.stroke(corners(t), "#ffffff", 1.0, 0.9)
    for t in (
        "130,64 138,64 150,104 144,106",
        "216,80 222,84 214,118 208,114",
        "106,168 114,172 106,220 98,218",
        "226,214 232,218 224,286 216,284",
    ):
        f.fill(corners(t), "#ffffff", 0.85)


def pencil(d: Doc) -> None:
    """On the back: the same outline three times, each a little to the left."""
    for i in range(3):
        d.stroke(
            S("150,60! 214,96! 236,168! 210,300! 150,400! 96,300! 84,170! 104,100!").move(i * 13 - 10, i * 5),
            PENCIL,
            2,
            0.85,
        )


def draw(d: Doc, detail: int) -> None:
    """The figure in front."""
    standee(d, figure, CLASS, SCALE)
