"""Figures of the rulebook, 640x360: Ottilie's pencilled plan, and on it the pieces of the game themselves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.actors import actor
from tools.art.lamplit.nib import INK, LAMP, PAPER, SLATE, TIDE, WOOD, form, nib, pen
from tools.art.lamplit.stand import PENCIL

FIGURE = (640, 360)
PICTURES = Path(__file__).parents[1] / "pictures" / "mansions"
Drawn = tuple[tuple[int, int], Callable[[Doc], None]]
Way = Sequence[tuple[float, float]]
BOXED = ("backs", "frames", "items", "combat", "classes", "label_", "bell_board", "rune_", "wiring_")
"""Kinds and ids of what is as square as its canvas."""


@cache
def _of_kind(kind: str) -> dict[str, Drawn]:
    found: dict[str, Drawn] = {}
    for file in sorted((PICTURES / kind).glob("*.py")):
        found |= getattr(import_module(f"tools.art.pictures.mansions.{kind}.{file.stem}"), "FILES", {})
    return found


def piece(d: Doc, name: str, x: float, y: float, w: float, rot: float = 0.0) -> None:
    """A piece of the game ("tokens/skill") as it is drawn, `w` units wide, its middle at a point, on its shadow."""
    kind, one = name.split("/")
    (wide, high), draw = _of_kind(kind)[one]
    k = w / wide
    h = high * k
    if kind in BOXED or one.startswith(BOXED):
        d.fill(Sh.rect(-w / 2 + 4, -h / 2 + 4, w - 6, h - 6, 8).rot(rot).move(x + 4, y + 6), INK, 0.3)
    elif kind == "tokens":
        d.fill(Sh.ell(x + 4, y + h * 0.4, w * 0.4, h * 0.12), INK, 0.3)
    with d.group(
        transform=f"translate({x:g} {y:g}) rotate({rot:g}) scale({k:.4g}) translate({-wide / 2:g} {-high / 2:g})"
    ):
        draw(d)


def plan_sheet(d: Doc) -> None:
    """The paper of the plan under one lamp, its squares in pencil, a tide mark in its corner."""
    whole = Sh.rect(0, 0, *FIGURE)
    d.fill(whole, d.lin(0, 0, 640, 360, PAPER[0], "#e6dcc2", "#c9bd9f"))
    for x in range(20, 640, 50):
        d.stroke(line([(x, 0), (x, 360)]), PENCIL, 1.6, 0.16)
    for y in range(30, 360, 50):
        d.stroke(line([(0, y), (640, y)]), PENCIL, 1.6, 0.16)
    d.glow(120, 40, 420, (0, LAMP["core"], 0.8), (0.5, LAMP["light"], 0.25), (1, LAMP["mid"], 0))
    mark = S("470,370! 500,330 560,318 600,280 650,270! 650,370!")
    d.fill(mark, TIDE["mid"], 0.16)
    d.stroke(mark, TIDE["base"], 2, 0.3)
    nib(
        d,
        pen(Sh.rect(0, 0, 640, 360), 90, 10, lambda x, y: (x / 900) ** 3 + 0.05, random.Random(3), 30, step=16),
        PENCIL,
        1.8,
        0.4,
    )


def room(
    d: Doc, x: float, y: float, w: float, h: float, tone: str = "#d9c79c", doors: Sequence[tuple[str, float]] = ()
) -> Sh:
    """A room of the plan: its floor inked, its walls; `doors` are gaps in a side ("n e s w") at a distance along it."""
    floor = Sh.rect(x, y, w, h)
    d.fill(floor.move(6, 8), INK, 0.25)
    d.fill(floor, tone)
    nib(d, pen(floor, 0, 17, rnd=random.Random(5), ragged=60, broken=0.8), PENCIL, 1.6, 0.3)
    walls = Sh.rect(x - 6, y - 6, w + 12, h + 12) - Sh.rect(x + 5, y + 5, w - 10, h - 10)
    for way, at in doors:
        gap = {
            "n": Sh.rect(x + at - 24, y - 8, 48, 16),
            "s": Sh.rect(x + at - 24, y + h - 8, 48, 16),
            "w": Sh.rect(x - 8, y + at - 24, 16, 48),
            "e": Sh.rect(x + w - 8, y + at - 24, 16, 48),
        }[way]
        walls = walls - gap
        form(d, gap, (WOOD[0], WOOD[2]), 2.4)
    form(d, walls, "#16282c", 2.2)
    return floor


def white_line(d: Doc, *spec: str) -> None:
    """The line between two spaces of a room."""
    for one in spec:
        d.stroke(line(one), INK, 8, 0.3)
        d.stroke(line(one), "#fffdf0", 4.4, dash="18 11")


def person(d: Doc, who: str, x: float, y: float, k: float = 0.3, flip: bool = False) -> None:
    """Somebody on their foot, the foot's middle at a point."""
    _stand(d, x, y, k, ("#e2623f", "#aa372f"))
    actor(d, f"people.{who}", x, y - 8 * k, k, 0, flip, 8)


def monster(d: Doc, what: str, x: float, y: float, k: float = 0.3, flip: bool = False) -> None:
    """A monster on its foot."""
    _stand(d, x, y, k, (SLATE[1], SLATE[3]))
    actor(d, what, x, y - 8 * k, k, 0, flip, 8)


def _stand(d: Doc, x: float, y: float, k: float, tones: tuple[str, str]) -> None:
    w = 112 * k
    d.fill(Sh.ell(x + 6 * k, y + 36 * k, w * 1.1, 14 * k), INK, 0.4)
    form(
        d,
        Sh.poly([(x - w, y - 4 * k), (x + w, y - 4 * k), (x + w * 1.1, y + 36 * k), (x - w * 1.1, y + 36 * k)]),
        tones,
        2.4,
    )


def steps(d: Doc, way: Way, colour: str = LAMP["mid"]) -> None:
    """A way that is gone, dot by dot, and its arrow."""
    spec = list(way)
    for (x0, y0), (x1, y1) in pairwise(spec):
        n = max(2, int(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / 20))
        for i in range(n):
            t = i / n
            form(d, Sh.ell(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 5), colour, 2)
    _tip(d, spec[-2], spec[-1], colour)


def arrow(d: Doc, way: Way, colour: str = LAMP["mid"], w: float = 9) -> None:
    """A stroke with an arrow: this goes there."""
    spec = list(way)
    d.stroke(line(spec), INK, w + 6)
    d.stroke(line(spec), colour, w)
    _tip(d, spec[-2], spec[-1], colour, w / 9)


def _tip(d: Doc, start: tuple[float, float], end: tuple[float, float], colour: str, k: float = 1.0) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    n = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / n * 18 * k, dy / n * 18 * k
    x, y = end
    form(
        d,
        Sh.poly(
            [
                (x + ux, y + uy),
                (x - ux * 0.5 - uy * 0.9, y - uy * 0.5 + ux * 0.9),
                (x - ux * 0.5 + uy * 0.9, y - uy * 0.5 - ux * 0.9),
            ]
        ),
        colour,
        2.6,
    )


def lit(d: Doc, sh: Sh) -> None:
    """A space that may be chosen: lamp light and strokes, so that it does not speak by colour alone."""
    d.fill(sh, LAMP["light"], 0.55)
    nib(d, pen(sh, 60, 13, ragged=8), LAMP["base"], 2.2, 0.5)
    d.stroke(sh.shrink(3), LAMP["base"], 4)


def crossed(d: Doc, x: float, y: float, r: float = 26) -> None:
    """Not so: two strokes."""
    for a, b in ((-1, -1), (1, -1)):
        d.stroke(line([(x - r * a, y - r * b), (x + r * a, y + r * b)]), INK, 15)
    for a, b in ((-1, -1), (1, -1)):
        d.stroke(line([(x - r * a, y - r * b), (x + r * a, y + r * b)]), "#e2623f", 8)


def ticked(d: Doc, x: float, y: float, r: float = 26) -> None:
    """So: a tick."""
    way = line([(x - r, y), (x - r * 0.3, y + r * 0.8), (x + r, y - r)])
    d.stroke(way, INK, 15)
    d.stroke(way, "#a9d6c0", 8)


def ruler(d: Doc, x: float, y: float, w: float, passes: int, added: int = 0) -> None:
    """The ruler of ten: what passes filled and ticked, what a token adds hatched, the rest bare."""
    step = w / 10
    d.fill(Sh.rect(x, y, w, 46).move(5, 7), INK, 0.3)
    for i in range(10):
        box = Sh.rect(x + i * step, y, step, 46)
        form(d, box, (LAMP["light"], LAMP["mid"]) if i < passes else (PAPER[0], PAPER[1]), 2.6)
        if i < passes:
            cx = x + (i + 0.5) * step
            d.stroke(line([(cx - 9, y + 24), (cx - 3, y + 32), (cx + 9, y + 14)]), INK, 4)
        elif i < passes + added:
            nib(d, pen(box.shrink(4), 60, 8), LAMP["base"], 3)
    d.stroke(Sh.rect(x, y, w, 46), INK, 4)
