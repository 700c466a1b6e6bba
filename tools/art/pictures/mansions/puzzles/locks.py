"""Lock pieces: four wedges of enamel round a boss, sun, moon and eye each on a ground of its own value; and what they
are put round.
"""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import yaml

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.marks import eye, moon, sun
from tools.art.lamplit.nib import BRASS, INK, LAMP, PLUM, SLATE, TIDE, corners, form, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)
FILE = Path(__file__).resolve().parents[5] / "game" / "mansions" / "cards" / "puzzles.yaml"
SIGNS = {"s": sun, "m": moon, "e": eye}
GROUND = {"s": (LAMP["core"], LAMP["mid"]), "m": (TIDE["light"], TIDE["base"]), "e": (PLUM["core"], PLUM["light"])}
WEDGES = (
    ("14,12 186,12 100,98", 100, 40),
    ("188,14 188,186 102,100", 160, 100),
    ("14,188 186,188 100,102", 100, 160),
    ("12,14 12,186 98,100", 40, 100),
)


def _piece(d: Doc, code: str) -> None:
    """Signs on N, E, S, W."""
    p = Sh.rect(8, 8, 184, 184, 10)
    d.fill(p.move(3, 5), INK, 0.5)
    d.fill(p, INK)
    d.stroke(p, INK, 5)
    for (spec, x, y), sign in zip(WEDGES, code, strict=True):
        wedge = corners(spec)
        d.fill(wedge, d.dlin(wedge, *GROUND[sign]))
        d.stroke(wedge, INK, 3)
        SIGNS[sign](d, x, y, 25)
    form(d, Sh.ell(100, 100, 23), BRASS, 4)
    d.fill(Sh.ell(100, 100, 8), INK)


def _keyhole(d: Doc, x: float, y: float) -> None:
    form(d, Sh.ell(x, y, 36), BRASS, 4)
    d.fill(Sh.ell(x, y - 8, 11) | Sh.poly([(x - 5, y - 4), (x + 5, y - 4), (x + 11, y + 22), (x - 11, y + 22)]), INK)


def _body(d: Doc, s: Sh) -> None:
    """The iron of a lock."""
    d.fill(s.move(3, 5), INK, 0.5)
    d.fill(s, d.dlin(s, SLATE[0], SLATE[2], SLATE[3]))
    d.stroke(s, INK, 6)
    d.stroke(s.shrink(10), LAMP["light"], 2.4)
    nib(d, pen(s.shrink(12), 0, 8, rnd=random.Random(3), ragged=120, broken=0.9), INK, 1.5, 0.4)


def _sign(d: Doc, x: float, y: float, sign: str) -> None:
    form(d, Sh.ell(x, y, 31), GROUND[sign], 3.4)
    SIGNS[sign](d, x, y, 22)


def _bar(d: Doc) -> None:
    """L4: a bar as wide as two pieces, two signs above and two below; they go round it as the hands of a clock do."""
    _body(d, Sh.rect(8, 30, 384, 140, 14))
    for x, y, sign in ((104, 66, "s"), (296, 66, "m"), (296, 134, "e"), (104, 134, "s")):
        _sign(d, x, y, sign)
    _keyhole(d, 200, 100)


def _triangle(d: Doc) -> None:
    """L5: a triangle, signs at its three sides."""
    _body(d, Sh.poly([(100, 6), (194, 180), (6, 180)]).shrink(3).grow(3))
    for x, y, sign in ((100, 52, "s"), (150, 146, "m"), (50, 146, "e")):
        _sign(d, x, y, sign)
    _keyhole(d, 100, 108)


def _square(d: Doc) -> None:
    """L6: a square, signs at its four sides."""
    _body(d, Sh.rect(8, 8, 184, 184, 16))
    for x, y, sign in ((100, 42, "s"), (158, 100, "m"), (100, 158, "e"), (42, 100, "m")):
        _sign(d, x, y, sign)
    _keyhole(d, 100, 100)


def _files() -> dict[str, tuple[tuple[int, int], Callable[[Doc], None]]]:
    pieces = yaml.safe_load(FILE.read_text("utf-8"))["lock"]["pieces"]
    return {f"lock_{code}": (SIZE, partial(_piece, code=code)) for code in dict.fromkeys(pieces)}


FILES = {**_files(), "lock_l4": ((400, 200), _bar), "lock_l5": (SIZE, _triangle), "lock_l6": (SIZE, _square)}
