"""A nib of three weights, parallel strokes, the pale edge of cut paper; and the colours of a house at low tide."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import numpy as np
import pathops

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import trace
from tools.art.inkwell.shape import S, Sh, line

INK = "#0c1619"
INK2 = "#14262a"
TIDE = {
    "core": "#e6f6e2",
    "light": "#a9d6c0",
    "mid": "#63a094",
    "base": "#33686a",
    "dark": "#1c4147",
    "deep": "#10272c",
}
LAMP = {
    "core": "#fff4d2",
    "light": "#ffdb8c",
    "mid": "#f0a848",
    "base": "#b8682c",
    "dark": "#6a3822",
    "deep": "#2f1c18",
}
PLUM = {
    "core": "#f3dfe8",
    "light": "#cfa4bd",
    "mid": "#96587f",
    "base": "#673659",
    "dark": "#43233d",
    "deep": "#241424",
}
CORAL = {
    "core": "#ffe3cc",
    "light": "#f8a479",
    "mid": "#e2623f",
    "base": "#aa372f",
    "dark": "#6c1f25",
    "deep": "#351218",
}
PAPER = ("#f4eedc", "#dfd6bf", "#b9ae96", "#7f7763", "#484539")
WOOD = ("#a58d74", "#7b6352", "#57443b", "#3a2d2a", "#241d1d")
SLATE = ("#9fb0ad", "#70838a", "#4b5c63", "#324047", "#202c31")
LEAF_G = ("#b7c98a", "#7f9c5c", "#4d6e46", "#2c4a38", "#183028")
BRASS = (LAMP["light"], LAMP["base"])
R = Sh.rect
LW = 2.4
"""The contour of whatever stands in the middle distance; nearer things are drawn with 3 to 4, far ones with less."""

Tones = tuple[str, ...]
Paint = str | Tones
"""One colour, or several from the lamp's side to the other."""
Segment = tuple[float, float, float, float]
Tone = Callable[[float, float], float]
"""How dark it is at a point, 0 to 1."""
Scanned = tuple[int, float, float, float, float]
STEP = (0.3, 0.8, 0.55, 0.95)
"""From which darkness on each of four neighbouring strokes is drawn."""


def _scan(sh: Sh, ang: float, gap: float, phase: float) -> list[Scanned]:
    """(k, x0, y0, x1, y1): the pieces of parallel lines that lie in the shape"""
    t = math.radians(ang)
    c, s = math.cos(t), math.sin(t)
    edges = []
    outline = pathops.Path(sh.p)
    outline.convertConicsToQuads()
    for contour in outline.contours:
        way = trace(contour)
        if len(way) < 3:
            continue
        a = np.array([*way, way[0]], float)
        r = np.stack([a[:, 0] * c + a[:, 1] * s, -a[:, 0] * s + a[:, 1] * c], 1)
        edges.append(np.concatenate([r[:-1], r[1:]], 1))
    if not edges:
        return []
    e = np.concatenate(edges)
    lo, hi = min(e[:, 1].min(), e[:, 3].min()), max(e[:, 1].max(), e[:, 3].max())
    out: list[Scanned] = []
    k = math.ceil(lo / gap - phase)
    while (k + phase) * gap < hi:
        y = (k + phase) * gap + 0.0137
        f = e[(e[:, 1] <= y) != (e[:, 3] <= y)]
        if len(f):
            xs = np.sort(f[:, 0] + (y - f[:, 1]) / (f[:, 3] - f[:, 1]) * (f[:, 2] - f[:, 0]))
            pairs = ((float(xs[i]), float(xs[i + 1])) for i in range(0, len(xs) - 1, 2) if xs[i + 1] - xs[i] > 1.5)
            out += [(k, x0 * c - y * s, x0 * s + y * c, x1 * c - y * s, x1 * s + y * c) for x0, x1 in pairs]
        k += 1
    return out


def pen(
    sh: Sh,
    ang: float = 90.0,
    gap: float = 6.0,
    tone: Tone | None = None,
    rnd: random.Random | None = None,
    ragged: float = 0.0,
    broken: float = 0.0,
    phase: float = 0.5,
    step: float = 9.0,
) -> list[Segment]:
    """Parallel strokes inside the shape, `gap` units apart at an angle in degrees. `tone` drops strokes where it is
    light, looked at every `step` units; `ragged`: how far their ends stop short; `broken`: the share that has a gap."""
    rnd = rnd or random.Random(3)
    found: list[Segment] = []
    for k, x0, y0, x1, y1 in _scan(sh, ang, gap, phase):
        n = math.hypot(x1 - x0, y1 - y0)
        for start, end in _dark(k, (x0, y0, x1, y1), n, tone, step):
            a, b = start, end
            if ragged:
                a += rnd.uniform(0, ragged) / max(n, 1)
                b -= rnd.uniform(0, ragged) / max(n, 1)
            if broken and (b - a) * n > 40 and rnd.random() < broken:
                c = rnd.uniform(a + (b - a) * 0.25, a + (b - a) * 0.7)
                found.append((x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, x0 + (x1 - x0) * c, y0 + (y1 - y0) * c))
                a = c + 6 / n
            if (b - a) * n > 2.2:
                found.append((x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, x0 + (x1 - x0) * b, y0 + (y1 - y0) * b))
    return found


def _dark(k: int, at: Segment, n: float, tone: Tone | None, step: float) -> list[tuple[float, float]]:
    """From where to where a line is drawn, as shares of it."""
    if tone is None:
        return [(0.0, 1.0)]
    x0, y0, x1, y1 = at
    m = max(2, int(n / step))
    keep = [tone(x0 + (x1 - x0) * i / m, y0 + (y1 - y0) * i / m) > STEP[k % 4] for i in range(m + 1)]
    runs: list[tuple[float, float]] = []
    start: int | None = None
    for i, ok in enumerate([*keep, False]):
        if ok and start is None:
            start = i
        if not ok and start is not None:
            runs.append((max(0, (start - 0.4) / m), min(1, (i - 0.6) / m)))
            start = None
    return runs


def nib(
    d: Doc,
    segs: Sequence[Segment],
    colour: str = INK,
    w: float = 1.6,
    op: float = 1.0,
    wob: float = 0.0,
    rnd: random.Random | None = None,
) -> None:
    """Many strokes as one path, `w` units wide; `wob`: how far they sag."""
    rnd = rnd or random.Random(5)
    kept = _clipped(segs, d._clip[-1]) if d._clip else segs
    if not kept:
        return
    text = []
    for x0, y0, x1, y1 in kept:
        if wob:
            mx, my = (x1 - x0) / 2 + rnd.uniform(-wob, wob), (y1 - y0) / 2 + rnd.uniform(-wob, wob)
            text.append(f"M{x0:.1f} {y0:.1f}q{mx:.1f} {my:.1f} {x1 - x0:.1f} {y1 - y0:.1f}")
        else:
            text.append(f"M{x0:.1f} {y0:.1f}l{x1 - x0:.1f} {y1 - y0:.1f}")
    faint = f' opacity="{op:.3g}"' if op < 1 else ""
    d.raw(
        f'<path d="{"".join(text)}" fill="none" stroke="{colour}" stroke-width="{w:g}" stroke-linecap="round"{faint}/>'
    )


def _clipped(segs: Sequence[Segment], c: Sh) -> list[Segment]:
    out: list[Segment] = []
    for x0, y0, x1, y1 in segs:
        n = max(2, int(math.hypot(x1 - x0, y1 - y0) / 4))
        start: float | None = None
        for i in range(n + 2):
            u = min(i, n) / n
            ok = i <= n and c.p.contains((x0 + (x1 - x0) * u, y0 + (y1 - y0) * u))
            if ok and start is None:
                start = u
            if not ok and start is not None:
                e = max(start, (i - 1) / n)
                out.append((x0 + (x1 - x0) * start, y0 + (y1 - y0) * start, x0 + (x1 - x0) * e, y0 + (y1 - y0) * e))
                start = None
    return out


def form(d: Doc, sh: Sh | str, paint: Paint, w: float = LW, ink: str = INK) -> Sh:
    """A flat form with the even contour of a nib; gives the form."""
    shape = S(sh) if isinstance(sh, str) else sh
    d.fill(shape, paint if isinstance(paint, str) else d.dlin(shape, *paint))
    d.stroke(shape, ink, w)
    return shape


def side(sh: Sh, dx: float, dy: float) -> Sh:
    """The part of the form turned from the lamp: the form without its copy moved towards it."""
    return sh - sh.move(dx, dy)


def cut_edge(d: Doc, outline: Sh, edge: float = 8.0, paper: str = PAPER[0], shadow: bool = True) -> None:
    """The margin of paper that the scissors left round a figure: to be drawn before the figure."""
    if shadow:
        d.stroke(outline.move(4, 6), INK, 2 * edge + 2, 0.55)
    d.stroke(outline, INK, 2 * edge + 4.5)
    d.fill(outline, INK)
    d.stroke(outline, paper, 2 * edge)
    d.fill(outline, paper)


def lines(d: Doc, w: float, colour: str, *specs: str, op: float = 1.0) -> None:
    """Open strokes of the nib through points."""
    for spec in specs:
        d.stroke(line(spec), colour, w, op)


def corners(spec: str) -> Sh:
    """A shape of straight edges through "x,y x,y ..."."""
    return Sh.poly([(float(x), float(y)) for x, y in (one.split(",") for one in spec.split())])
