"""Who is fought with, in small pictures: the hound and the others on their shadows, the lawn on its way, eyes."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, star
from tools.art.lamplit.actors import actor
from tools.art.lamplit.nib import (
    CORAL,
    INK,
    LAMP,
    LEAF_G,
    PAPER,
    PLUM,
    TIDE,
    form,
    nib,
    pen,
)

HUES = (CORAL["light"], LAMP["light"], LEAF_G[0], TIDE["light"], PLUM["light"])


def hound(d: Doc, x: float, y: float, k: float, rot: float = 0, flip: bool = False) -> None:
    """A pane hound on its shadow."""
    d.fill(Sh.ell(x + 8, y, 130 * k, 16 * k), INK, 0.45)
    actor(d, "pane_hound", x, y, k, rot, flip)


def ridge(d: Doc, spec: str) -> Sh:
    """A ridge of lawn on its way, with daisies where they are asked for."""
    hill = form(d, S(spec), (LEAF_G[0], LEAF_G[1], LEAF_G[3]), 4)
    nib(d, pen(hill, 72, 9, rnd=random.Random(4), ragged=12), LEAF_G[4], 2.2, 0.7)
    d.fill(hill - hill.move(6, 7), "#e4efb8", 0.8)
    return hill


def daisy(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    """A daisy of the lawn."""
    form(d, star(x, y, 15 * k, 8, 0.55), PAPER[0], 2)
    form(d, Sh.ell(x, y, 6 * k), LAMP["light"], 1.8)


def pair_of_eyes(d: Doc, x: float, y: float, k: float = 1.0, look: float = -3) -> None:
    """Two eyes in whatever has none."""
    for sx in (-17, 17):
        form(
            d,
            S(
                f"{x + sx * k - 12 * k},{y}! {x + sx * k},{y - 10 * k} {x + sx * k + 12 * k},{y}!"
                f" {x + sx * k},{y + 9 * k}"
            ),
            "#ffffff",
            2.6,
        )
        d.fill(Sh.ell(x + sx * k + look * k, y, 4.6 * k), INK)


def rainbow(d: Doc, x0: float, y0: float, x1: float, y1: float, wide: float, n: int = 5) -> None:
    """A band of colours from one edge to another, each flat."""
    for i in range(n):
        a, b = i * wide / n, (i + 1) * wide / n
        form(d, Sh.poly([(x0 + a, y0), (x0 + b, y0), (x1 + b, y1), (x1 + a, y1)]), ("#ffffff", HUES[i % 5]), 2)


def goldfish(d: Doc, x: float, y: float, k: float = 1.0, rot: float = 0) -> None:
    """A goldfish that was in it already."""
    with d.group(transform=f"translate({x:g} {y:g}) rotate({rot:g}) scale({k:g})"):
        form(d, S("20,0! 44,-18! 40,0 44,18!"), LAMP["mid"], 2.6)
        form(d, S("-34,0 -18,-17 6,-18 26,0 6,18 -18,17"), (LAMP["light"], LAMP["mid"], LAMP["base"]), 2.8)
        form(d, Sh.ell(-16, -4, 7), "#fffdf0", 2)
        d.fill(Sh.ell(-18, -3, 3), INK)


def stood(d: Doc, name: str, x: float, y: float, k: float, rot: float = 0, flip: bool = False) -> None:
    """A figure on its shadow."""
    d.fill(Sh.ell(x + 8, y - 2, 90 * k, 14 * k), INK, 0.45)
    actor(d, name, x, y, k, rot, flip)
