"""The stationery of a good house: what cards are printed on, and the edges by which they are told apart from behind."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import INK, PAPER, Tones, form, nib, pen

FULL = Sh.rect(0, 0, 600, 840)
LABEL = S("70,22! 530,22! 580,92! 580,818! 20,818! 20,92!")


def stock(d: Doc, edge: Sh, tones: Tones = (PAPER[0], PAPER[1])) -> None:
    """Card of a kind, its shadow and its edge; `edge` may have a hole, through which the picture is seen."""
    d.fill(edge.move(5, 7), INK, 0.45)
    d.fill(edge, d.lin(0, 0, 420, 840, *tones))
    d.stroke(edge, INK, 4)


def fox(d: Doc, s: Sh, seed: int, n: int = 40) -> None:
    """Foxing and fibres of old paper."""
    rnd = random.Random(seed)
    d.fill(specks(s, n, (0.8, 2.6), rnd), PAPER[2], 0.7)
    nib(d, pen(s, 0, 23, rnd=rnd, ragged=260, broken=0.9), PAPER[2], 1.2, 0.4, wob=2)


def ruled(d: Doc, x: float, y: float, w: float, n: int, gap: float = 34) -> None:
    """Lines to write on."""
    nib(d, [(x, y + i * gap, x + w, y + i * gap) for i in range(n)], PAPER[2], 1.6, 0.8)


def scooped(x: float, y: float, w: float, h: float, r: float) -> Sh:
    """A rectangle whose corners are bitten off in a quarter circle."""
    q = Sh.rect(x, y, w, h)
    for cx, cy in ((x, y), (x + w, y), (x, y + h), (x + w, y + h)):
        q = q - Sh.ell(cx, cy, r)
    return q


def chit() -> Sh:
    """A chit of the infirmary: torn off a pad above, and below."""
    pts: list[tuple[float, ...]] = [(34, 60, 1)]
    for i in range(19):
        x = 34 + 28 * i
        pts += [(x + 3, 44, 1), (x + 14, 34), (x + 25, 44, 1)]
    pts += [(566, 60, 1), (570, 806, 1)]
    pts += [(566 - i * 35, 806 + (7 if i % 2 else -5) + i * 7 % 5, 1) for i in range(16)]
    return S([*pts, (30, 806, 1)])


def plate_edge() -> Sh:
    """A door plate: its corners scooped small."""
    return scooped(20, 20, 560, 800, 26)


def class_mark(d: Doc, x: float, y: float, cls: str, colour: str, ground: str) -> None:
    """Two-legged, four-legged, legless: the foot of a standee and its legs."""
    s = Sh.ell(x, y, 58)
    d.fill(s, ground)
    d.stroke(s, colour, 5)
    d.fill(legs_of(cls, x, y), colour)


def legs_of(cls: str, x: float, y: float) -> Sh:
    """The sign of a class of monsters, about 80 units wide: legs in shoes, a hound, a hem without feet."""
    if cls == "two":
        legs = U(Sh.rect(-30, -36, 58, 20, 5), S("-30,-24! -4,-24! -9,16! -6,36! -40,36! -38,26 -26,18!"))
        return (legs | S("6,-24! 28,-24! 22,14! 38,22 40,36! 6,36!")).move(x, y)
    if cls == "four":
        hound = U(
            S("-22,-14! 26,-16! 30,8! -24,8!"),
            S("-14,-14! -20,-34 -26,-40! -30,-28! -42,-18! -40,-6! -24,-2!"),
            line("26,-10 38,-18 40,-34").stroke(9),
            [Sh.rect(leg, 0, 8, 36) for leg in (-26, -12, 7, 21)],
        )
        return hound.move(x, y)
    gown = S("-4,-38 12,-38 22,-26 24,-6! 40,26! 30,38 20,28! 10,38 0,28! -10,38 -20,28! -30,38 -40,26! -24,-4 -22,-26")
    return (gown - U(Sh.ell(-6, -16, 5, 7), Sh.ell(10, -16, 5, 7))).move(x, y)


def crossed_plasters(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    """Two plasters across one another."""
    for a in (-40, 40):
        s = Sh.rect(-62, -20, 124, 40, 20).scale(k).rot(a).move(x, y)
        form(d, s, ("#f0cfa6", "#c98f62"), 4 * k)
        d.fill(specks(s, 30, (1.6, 2.4), random.Random(2)), "#8a5a3c", 0.8)
    form(d, Sh.rect(-18, -18, 36, 36, 4).scale(k).rot(-40).move(x, y), ("#fbe6c8", "#e0b88c"), 3 * k)


def curl(x: float, y: float, r: float, w: float) -> Sh:
    """A curl of the wits, `r` units wide."""
    return line([polar(x, y, 4 + i * (r - 4) / 19, i * 44) for i in range(20)]).stroke(w)
