"""Wallpapers: eight patterns of the house, each pale on its wall and quiet enough to stand behind anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, pile

Area = tuple[float, float, float, float]
"""Left, top, width, height."""


def hang(d: Doc, area: Area, colour: str, which: int, k: float = 1.0, op: float = 0.3) -> None:
    """Paper a wall of `colour` with the pattern of a number, `k` times as large as on a card's picture."""
    _PATTERNS[which % len(_PATTERNS)](d, area, lighten(colour, 0.16), k, op)


def number_of(*said: str | float) -> int:
    """Which paper hangs where these are said of a wall: the same for ever, and evenly spread."""
    return sum((i + 3) * ord(c) for i, c in enumerate("".join(str(one) for one in said))) // 3


def _grid(area: Area, dx: float, dy: float) -> Iterator[tuple[float, float, int]]:
    """Points in half drop, the number of their column beside them."""
    x0, y0, w, h = area
    for i in range(int(w / dx) + 2):
        for j in range(int(h / dy) + 2):
            x, y = x0 + i * dx, y0 + (j - 0.5 * (i % 2)) * dy
            if x0 - dx < x < x0 + w + dx and y0 - dy < y < y0 + h + dy:
                yield x, y, i


def _stripes(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    x0, y0, w, h = area
    d.fill(pile([Sh.rect(x0 + i * 40 * k, y0, 18 * k, h) for i in range(int(w / (40 * k)) + 1)]), tone, op + 0.05)


def _pinstripes(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    x0, y0, w, h = area
    found = []
    for i in range(int(w / (64 * k)) + 1):
        x = x0 + i * 64 * k
        found += [Sh.rect(x, y0, 24 * k, h), Sh.rect(x + 30 * k, y0, 3 * k, h), Sh.rect(x + 52 * k, y0, 3 * k, h)]
    d.fill(pile(found), tone, op)


def _lattice(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    x0, y0, w, h = area
    step = 56 * k
    ways = []
    for i in range(-int(h / step) - 1, int(w / step) + 2):
        x = x0 + i * step
        ways += [line([(x, y0), (x + h, y0 + h)]), line([(x + h, y0), (x, y0 + h)])]
    within = Sh.rect(x0, y0, w, h)
    d.fill(pile([one.stroke(2.2 * k) for one in ways]) & within, tone, op + 0.08)
    d.fill(pile([Sh.ell(x, y, 5 * k, 7 * k) for x, y, _ in _grid(area, step / 2, step)]) & within, tone, op)


def _sprigs(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    found = []
    for x, y, _ in _grid(area, 58 * k, 74 * k):
        leaf = S("0,0! -9,-10 0,-26! 9,-10").scale(k)
        found += [leaf.rot(a).move(x, y) for a in (-52, 0, 52)]
        found += [Sh.rect(-1.6 * k, -2 * k, 3.2 * k, 20 * k).move(x, y)]
    d.fill(pile(found) & Sh.rect(*area), tone, op + 0.06)


def _panelling(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    x0, y0, w, h = area
    rail = y0 + h * 0.46
    d.fill(Sh.rect(x0, rail, w, 9 * k), tone, op + 0.2)
    d.fill(Sh.rect(x0, rail + 9 * k, w, 5 * k), "#0c1619", 0.3)
    panels = [
        Sh.rect(x0 + (8 + i * 86) * k, rail + 28 * k, 66 * k, max(20.0, h * 0.54 - 60 * k))
        for i in range(int(w / (86 * k)) + 1)
    ]
    whole = pile(panels) & Sh.rect(*area)
    d.fill(whole, "#0c1619", 0.16)
    d.stroke(whole, tone, 2.4 * k, op + 0.15)


def _scallops(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    r = 30 * k
    found = []
    for x, y, _ in _grid(area, r, r * 1.5):
        found += [arc(x, y, r, 180, 360).stroke(2.6 * k), arc(x, y, r * 0.5, 180, 360).stroke(2 * k)]
    d.fill(pile(found) & Sh.rect(*area), tone, op + 0.05)


def _garlands(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    x0, y0, w, h = area
    found = []
    for i in range(int(w / (76 * k)) + 1):
        x = x0 + (20 + i * 76) * k
        found.append(Sh.rect(x, y0, 3 * k, h))
        for j in range(int(h / (40 * k)) + 1):
            y = y0 + (12 + j * 40) * k
            found += [Sh.ell(x + side * 10 * k, y + (side > 0) * 20 * k, 8 * k, 5 * k) for side in (-1, 1)]
        found.append(Sh.rect(x + 36 * k, y0, 8 * k, h))
    d.fill(pile(found) & Sh.rect(*area), tone, op)


def _bare(d: Doc, area: Area, tone: str, k: float, op: float) -> None:
    """No paper: plaster with a crack, and the pale places where pictures have hung."""
    x0, y0, w, h = area
    for x, y, pw, ph in ((0.56, 0.1, 92, 116), (0.06, 0.3, 74, 60), (0.84, 0.36, 60, 84)):
        left, top = x0 + w * x, y0 + h * y
        place = Sh.rect(left, top, pw * k, ph * k) & Sh.rect(*area)
        d.fill(place, tone, op + 0.12)
        d.fill(Sh.ell(left + pw * k / 2, top - 6 * k, 2.6 * k), "#0c1619", 0.7)
    crack = [
        (x0 + w * 0.36, y0),
        (x0 + w * 0.4, y0 + h * 0.12),
        (x0 + w * 0.37, y0 + h * 0.2),
        (x0 + w * 0.43, y0 + h * 0.34),
    ]
    d.stroke(line(crack), "#0c1619", 2.2 * k, 0.45)


_PATTERNS: tuple[Callable[[Doc, Area, str, float, float], None], ...] = (
    _stripes,
    _lattice,
    _sprigs,
    _panelling,
    _scallops,
    _garlands,
    _bare,
    _pinstripes,
)
