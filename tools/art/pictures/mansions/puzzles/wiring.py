"""Wiring: slate with brass corners; red is one thick cord with a bright core, blue is beaded; a splice is white
porcelain, a crossing a bridge.
"""

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import yaml

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, line
from tools.art.inkwell.spline import Spec, polar, sample
from tools.art.lamplit.nib import BRASS, CORAL, INK, LAMP, PAPER, SLATE, TIDE, WOOD, Tones, form, lines, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)
FILE = Path(__file__).resolve().parents[5] / "game" / "mansions" / "cards" / "puzzles.yaml"
SIDES = {"N": (100, 8), "E": (192, 100), "S": (100, 192), "W": (8, 100)}
RED = (CORAL["light"], CORAL["mid"], CORAL["dark"])
BLUE = (TIDE["core"], TIDE["mid"], TIDE["deep"])
STRAIGHT = ({"N", "S"}, {"E", "W"})
End = tuple[str, str]
"The side where a wire ends, and its colour there."


def _plate(d: Doc, tones: Tones = (SLATE[1], SLATE[2], SLATE[3])) -> None:
    """What the wires lie on."""
    p = Sh.rect(8, 8, 184, 184, 10)
    d.fill(p.move(3, 5), INK, 0.5)
    d.fill(p, d.dlin(p, *tones))
    d.stroke(p, INK, 5)
    d.stroke(Sh.rect(16, 16, 168, 168, 6), lighten(tones[0], 0.25), 1.8)
    nib(d, pen(Sh.rect(14, 14, 172, 172), 90, 8, rnd=random.Random(3), ragged=60, broken=0.9), INK, 1.5, 0.3)
    for x in (24, 176):
        for y in (24, 176):
            form(d, Sh.ell(x, y, 6.5), (SLATE[0], SLATE[2]), 2)
            lines(d, 2, INK, f"{x - 4},{y - 3} {x + 4},{y + 3}")


def _wire(d: Doc, way: Spec, c: str, w: float = 22) -> None:
    """One length of cord."""
    s = line(way)
    d.stroke(s, INK, w + 8, cap="butt")
    if c == "r":
        d.stroke(s, RED[2], w, cap="butt")
        d.stroke(s, RED[1], w - 6, cap="butt")
        d.stroke(s, RED[0], 5, cap="butt")
    else:
        d.stroke(s, BLUE[2], w, cap="butt")
        d.stroke(s, BLUE[0], w - 5, dash="7 9", cap="butt")
        d.stroke(s, BLUE[1], w - 12, dash="7 9", cap="butt")


def _way(a: str, b: str) -> str:
    """From side to side, straight or round the corner."""
    (x0, y0), (x1, y1) = (SIDES[a], SIDES[b])
    if {a, b} in STRAIGHT:
        return f"{x0},{y0} {x1},{y1}"
    mx, my = ((x0 + x1) * 0.15 + 70, (y0 + y1) * 0.15 + 70)
    hx = x0 if x0 == 100 else (x0 + mx) / 2
    hy = y0 if y0 == 100 else (y0 + my) / 2
    return (
        f"{x0},{y0} {(x0 + mx) / 4 + hx / 2:.0f},{(y0 + my) / 4 + hy / 2:.0f} {mx:.0f},{my:.0f} "
        f"{(x1 + mx) / 2:.0f},{(y1 + my) / 2:.0f} {x1},{y1}"
    )


def _piece(d: Doc, pairs: Sequence[tuple[End, End]]) -> None:
    """A piece with all its wires."""
    _plate(d)
    for n, ((a, from_), (b, to)) in enumerate(pairs):
        way = _way(a, b)
        if from_ == to:
            _wire(d, way, from_)
        else:
            _splice(d, way, from_, to, {a, b} in STRAIGHT)
        if n == 0 and len(pairs) == 2 and all(({x[0], y[0]} in STRAIGHT for x, y in pairs)):
            # a bridge, so that the crossing is no joint
            bridge = Sh.rect(78, 78, 44, 44, 8)
            d.fill(bridge, SLATE[3])
            d.stroke(bridge, INK, 3)
    for pair in pairs:
        for end, _ in pair:
            _terminal(d, end)


def _splice(d: Doc, way: str, from_: str, to: str, straight: bool) -> None:
    """The cord changes its colour under a cap of porcelain."""
    points = [(p[0], p[1]) for p in sample(way, 20)]
    at = 5 if straight else 10
    _wire(d, points[: at + 1], from_)
    _wire(d, points[at:], to)
    x, y = points[at]
    form(d, Sh.ell(x, y, 21), ("#fbf6e8", PAPER[2]), 4)
    lines(d, 5, INK, f"{x - 9},{y - 9} {x + 9},{y + 9}", f"{x - 9},{y + 9} {x + 9},{y - 9}")


def _terminal(d: Doc, end: str) -> None:
    x, y = SIDES[end]
    form(d, Sh.rect(x - 22, y - 22, 44, 44, 5) & Sh.rect(8, 8, 184, 184, 10), BRASS, 3)


def _start(d: Doc, way: str, c: str) -> None:
    """The edge of the fuse box: the cord comes in, and the shape of its plug says what has to go out."""
    box = Sh.rect(8, 22, 184, 156, 14)
    d.fill(box.move(3, 5), INK, 0.5)
    form(d, box, (WOOD[0], WOOD[1], WOOD[3]), 5)
    nib(d, pen(box.shrink(8), 0, 9, rnd=random.Random(4), ragged=60, broken=0.9), INK, 1.6, 0.5)
    d.stroke(box.shrink(11), LAMP["mid"], 3)
    x, y = SIDES[way]
    _wire(d, f"100,100 {x},{y}", c, 26)
    _terminal(d, way)
    if c == "r":
        form(d, Sh.ell(100, 100, 44), (CORAL["light"], CORAL["mid"], CORAL["dark"]), 5)
    else:
        form(
            d,
            Sh.poly([polar(100, 100, 50, a) for a in (-90, -30, 30, 90, 150, 210)]),
            (TIDE["core"], TIDE["mid"], TIDE["dark"]),
            5,
        )
    form(d, Sh.ell(100, 100, 25), ("#fbf6e8", PAPER[2]), 4)
    for xx in (91, 109):
        d.fill(Sh.ell(xx, 100, 5), INK)


def code(pairs: Sequence[tuple[End, End]]) -> str:
    """What a piece is called: its ends with their colours, such as `nr_sb_er_wr`."""
    return "_".join((f"{side}{colour}".lower() for pair in pairs for side, colour in pair))


def _files() -> dict[str, tuple[tuple[int, int], Callable[[Doc], None]]]:
    wiring = yaml.safe_load(FILE.read_text("utf-8"))["wiring"]
    found: dict[str, tuple[tuple[int, int], Callable[[Doc], None]]] = {}
    for piece in wiring["pieces"]:
        pairs = [((str(a[0]), str(a[1])), (str(b[0]), str(b[1]))) for a, b in zip(piece[::2], piece[1::2], strict=True)]
        found[f"wiring_{code(pairs)}"] = (SIZE, partial(_piece, pairs=pairs))
    for _name, layout in wiring["layouts"].items():
        for end in ("in", "out"):
            _, way, colour = layout[end]
            found[f"wiring_{end}_{way}{colour}".lower()] = (SIZE, partial(_start, way=str(way), c=str(colour)))
    return found


FILES = _files()
