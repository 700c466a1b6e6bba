"""What an evening does to a paper figure: over any figure of its kind. Hurt: torn in from the margin. Torn: right
across, and taped. Dazed: a curl, and a moth that has the floor.
"""

import math
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import BRASS, INK, PAPER, PLUM, form, nib, pen
from tools.art.lamplit.stand import FEET, MARGIN, MIDDLE, SEED, STANDEE
from tools.art.lamplit.stationery import curl
from tools.art.picture import Picture

PICTURE = Picture(size=STANDEE)
KINDS = ("furrow", "lamp_mother", "lampbearer", "pane_hound", "gardener", "refraction", "silt", "absent_aunt", "sodden",
         "the_guest")  # fmt: skip
HEADS: dict[str, tuple[float, float]] = {"pane_hound": (78, 140), "furrow": (90, 236), "silt": (146, 132)}
"""Where the head of a kind is, if not at its top."""
WAIST = {"pane_hound": 236.0, "furrow": 300.0}
"""How high a kind is torn; otherwise at three fifths."""
Edge = list[tuple[float, float]]


def _board(kind: str) -> Sh:
    """The outline of a kind with its margin of paper."""
    module = import_module(f"tools.art.pictures.mansions.monsters.{kind}")
    f = Fig(SEED)
    with f.at(MIDDLE, FEET, module.SCALE), f.at(-MIDDLE, -FEET):
        module.figure(f)
    return Sh.union(f.outline).grow(MARGIN)


def _rip(x0: float, y0: float, x1: float, y1: float, rnd: random.Random, step: float = 17) -> Edge:
    """A line as paper tears: short, and never twice the same way."""
    n = max(3, int(math.hypot(x1 - x0, y1 - y0) / step))
    nx, ny = (y0 - y1) / math.hypot(x1 - x0, y1 - y0), (x1 - x0) / math.hypot(x1 - x0, y1 - y0)
    out = []
    for i in range(n + 1):
        off = 0 if i in (0, n) else (7 if i % 2 else -7) * rnd.uniform(0.5, 1.3)
        out.append((x0 + (x1 - x0) * i / n + nx * off, y0 + (y1 - y0) * i / n + ny * off))
    return out


def _gap(d: Doc, upper: Edge, lower: Edge, within: Sh) -> None:
    """An open tear: the fibres of both its edges, and the night in it."""
    hole = Sh.poly([*upper, *reversed(lower)])
    fibre = hole.grow(13) & within
    d.fill(fibre.move(3, 4) & within, INK, 0.5)
    d.fill(fibre, PAPER[0])
    d.stroke(fibre, INK, 2)
    d.fill(hole & within.grow(3), INK)
    nib(d, pen(fibre - hole, 80, 6, rnd=random.Random(5), ragged=4), PAPER[3], 1.4, 0.8)


def _span(board: Sh, y: float) -> tuple[float, float]:
    """From where to where the board reaches at a height."""
    x0, _, x1, _ = (board & Sh.rect(-40, y - 4, 400, 8)).bounds
    return x0, x1


def _waist(kind: str, board: Sh) -> float:
    return WAIST.get(kind, board.bounds[1] + (FEET - board.bounds[1]) * 0.6)


def _hurt(d: Doc, kind: str) -> None:
    """Torn in from a margin, another place on each of them; its white fibres gape, and the slit goes on."""
    board, rnd = _board(kind), random.Random(11)
    place = KINDS.index(kind)
    y = _waist(kind, board) - 40 + (place * 37) % 74
    x0, x1 = _span(board, y)
    start, way = (x1 + 8, -1) if place % 2 else (x0 - 8, 1)
    deep = start + way * (x1 - x0) * 0.44
    upper = _rip(start, y - 40, deep, y + 12, rnd)
    lower = _rip(start, y + 22, deep, y + 12, rnd)
    _gap(d, upper, lower, board)
    slit = _rip(deep, y + 12, deep + way * (x1 - x0) * 0.16, y + 22, rnd, 11)
    d.stroke(line([*slit]), INK, 9)
    d.stroke(line([*slit]), PAPER[0], 4.6)


def _torn(d: Doc, kind: str) -> None:
    """Right across, put together a little wrong, two strips of gummed tape."""
    board, rnd = _board(kind), random.Random(23)
    y = _waist(kind, board)
    x0, x1 = _span(board, y)
    upper = _rip(x0 - 8, y + 18, x1 + 8, y - 26, rnd)
    lower = [(x, yy + 9 + 5 * math.sin(i * 2.3)) for i, (x, yy) in enumerate(upper)]
    _gap(d, upper, lower, board)
    for at, a in ((0.24, 66.0), (0.7, 112.0)):
        x, yy = x0 + (x1 - x0) * at, y + 22 - 44 * at
        tape = Sh.rect(-36, -15, 72, 30).rot(a).move(x, yy)
        d.fill(tape.move(3, 4), INK, 0.45)
        form(d, tape, ("#e9d7a4", "#c3a566"), 2.4)
        for s in (-24, -8, 8, 24):
            px, py = polar(x, yy, s, a)
            (ax, ay), (bx, by) = polar(px, py, 12, a + 90), polar(px, py, 12, a - 90)
            nib(d, [(ax, ay, bx, by)], "#8a7038", 1.5, 0.6)


def _dazed(d: Doc, kind: str) -> None:
    """A large curl off its head, as on the token, and one moth."""
    board = _board(kind)
    x, y = HEADS.get(kind, (0.0, 0.0))
    if not x:
        _, top, _, _ = board.bounds
        a, b = _span(board, top + 40)
        x, y = (a + b) / 2, top + 26
    whirl = curl(min(x + 88, 266), max(y - 4, 56), 44, 14)
    d.stroke(whirl.move(3, 5), INK, 20, 0.5)
    d.stroke(whirl, INK, 20)
    d.stroke(whirl, PAPER[0], 14)
    d.fill(whirl, PLUM["base"])
    _moth(d, max(x - 86, 44), max(y - 14, 44), -24, 1.3)


def _moth(d: Doc, x: float, y: float, a: float, k: float = 0.66) -> None:
    def at(s: Sh) -> Sh:
        return s.scale(k).rot(a).move(x, y)

    one = S("0,2! 8,-24 30,-26 26,-6! 28,14 12,18 0,6!")
    wings = at(U(one, one.scale(-1, 1)))
    d.stroke(wings, INK, 11)
    d.stroke(wings, PAPER[0], 6)
    form(d, wings, (PAPER[0], PAPER[2]), 2.2)
    for s in (-15, 15):
        d.fill(at(Sh.ell(s, -10, 5)), INK)
    form(d, at(Sh.ell(0, -2, 5, 16)), BRASS, 2)


def _lay(d: Doc, draw: Callable[[Doc, str], None], kind: str) -> None:
    draw(d, kind)


STATES: dict[str, Callable[[Doc, str], None]] = {"hurt": _hurt, "torn": _torn, "dazed": _dazed}
FILES = {
    f"{kind}_{state}": (STANDEE, partial(_lay, draw=draw, kind=kind))
    for kind in KINDS
    for state, draw in STATES.items()
}
