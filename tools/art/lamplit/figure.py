"""Figures as cut-outs of paper on a foot: what is drawn is collected, so that the paper's margin can lie under all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools.art.inkwell.brush import LEAF, Profile, brush
from tools.art.inkwell.doc import Doc, Stop
from tools.art.inkwell.shape import Placement, S, Sh, line
from tools.art.inkwell.spline import Spec
from tools.art.lamplit.nib import INK, LW, PAPER, TIDE, Paint, Tone, cut_edge, nib, pen

DOTS = "7 6"
"""The line round whoever is not there."""


class Placed(Sh):
    """A shape that is already in the picture's own units."""

    __slots__ = ()

    def __init__(self, shape: Sh) -> None:
        super().__init__(shape.p)

    def __sub__(self, o: Sh) -> Placed:
        return Placed(Sh.__sub__(self, o))

    def __and__(self, o: Sh) -> Placed:
        return Placed(Sh.__and__(self, o))

    def move(self, dx: float, dy: float) -> Placed:
        return Placed(Sh.move(self, dx, dy))


class Fig:
    """A figure: `form`, `fill`, `line`, `brush`, `pen`, `nobody`, `glow` note what is to be drawn, `emit` draws it."""

    def __init__(self, seed: int = 1) -> None:
        self.ops: list[Callable[[Doc], None]] = []
        self.outline: list[Sh] = []
        self.rnd = random.Random(seed)
        self.place: Placement = lambda s: s
        self.k = 1.0
        """How large the figure's own units are at present."""

    @contextmanager
    def at(self, x: float, y: float, k: float = 1.0, rot: float = 0.0, flip: bool = False) -> Iterator[Fig]:
        """What is drawn within stands at a point, `k` times as large, turned by degrees, and mirrored if so."""
        old, old_k = self.place, self.k
        self.place = lambda s: old((s.scale(-1, 1) if flip else s).scale(k).rot(rot).move(x, y))
        self.k = old_k * k
        try:
            yield self
        finally:
            self.place, self.k = old, old_k

    def sh(self, s: Sh | str) -> Sh:
        """A shape in the picture's units."""
        if isinstance(s, Placed):
            return s
        return self.place(S(s) if isinstance(s, str) else s)

    def form(self, s: Sh | str, paint: Paint, w: float | None = None, ink: str = INK, edge: bool = True) -> Placed:
        """A flat form with its contour; `edge`: the margin of paper goes round it."""
        shape = self.sh(s)
        width = w if w is not None else max(1.5, LW * min(1.0, self.k**0.5))
        if edge:
            self.outline.append(shape)

        def go(d: Doc) -> None:
            d.fill(shape, paint if isinstance(paint, str) else d.dlin(shape, *paint))
            if width:
                d.stroke(shape, ink, width)

        self.ops.append(go)
        return Placed(shape)

    def fill(self, s: Sh | str, paint: Paint, op: float = 1.0, within: Sh | None = None) -> Placed:
        """A tone without a contour, cut to `within`."""
        shape = self.sh(s)
        if within is not None:
            shape = Sh((shape & within).p)
        self.ops.append(lambda d: d.fill(shape, paint if isinstance(paint, str) else d.dlin(shape, *paint), op))
        return Placed(shape)

    def line(self, spec: Spec, w: float = 2.0, colour: str = INK, op: float = 1.0, edge: bool = False) -> None:
        """An open stroke; a line that stands alone in the air has `edge`."""
        shape, width = self.place(line(spec)), w * self.k
        if edge:
            self.outline.append(shape.stroke(width))
        self.ops.append(lambda d: d.stroke(shape, colour, width, op))

    def stroke(self, s: Sh | str, colour: str, w: float, op: float = 1.0, dash: str | None = None) -> None:
        """A line round a shape; it has no margin of its own."""
        shape = self.sh(s)
        self.ops.append(lambda d: d.stroke(shape, colour, w, op, dash=dash))

    def brush(self, spec: Spec, w: float, colour: str = INK, prof: Profile = LEAF, edge: bool = False) -> Placed:
        """A stroke that swells."""
        shape = self.place(brush(spec, w, prof, 12))
        if edge:
            self.outline.append(shape)
        self.ops.append(lambda d: d.fill(shape, colour))
        return Placed(shape)

    def pen(
        self,
        s: Sh | str,
        ang: float = 90,
        gap: float = 6,
        colour: str = INK,
        w: float = 1.5,
        op: float = 0.85,
        within: Sh | None = None,
        tone: Tone | None = None,
        ragged: float = 0.0,
        broken: float = 0.0,
        phase: float = 0.5,
        rnd: random.Random | None = None,
    ) -> None:
        """Hatching; see `nib.pen`."""
        shape = self.sh(s)
        if within is not None:
            shape = Sh((shape & within).p)
        chance = rnd or self.rnd

        def go(d: Doc) -> None:
            strokes = pen(shape, ang, gap, tone, chance, ragged, broken, phase)
            nib(d, strokes, colour, w, op, wob=0.7)

        self.ops.append(go)

    def side(self, s: Sh | str, dx: float, dy: float) -> Placed:
        """The part of a shape that is turned from the lamp, in the units of the place."""
        shape = s if isinstance(s, Placed) else Placed(self.sh(s))
        return shape - shape.move(dx * self.k, dy * self.k)

    def shade(self, s: Placed, dx: float, dy: float = 0.0, gap: float = 5.5, ang: float = 90) -> None:
        """Hatch the side of a form that is turned from the lamp."""
        self.pen(self.side(s, dx, dy), ang, gap, INK, 1.7, 0.92, ragged=18)

    def rim(self, s: Placed, colour: str, op: float = 0.75) -> None:
        """The one bright edge towards the lamp."""
        self.fill(s - s.move(5, 3), colour, op)

    def nobody(self, s: Sh | str, w: float = 2.6) -> Placed:
        """What is not there: a hole in the paper with a dotted line round it."""
        shape = self.sh(s)
        self.outline.append(shape)

        def go(d: Doc) -> None:
            d.fill(shape, INK)
            d.stroke(shape.shrink(4.5), TIDE["light"], w, 0.95, dash=DOTS)

        self.ops.append(go)
        return Placed(shape)

    def glow(self, x: float, y: float, r: float, *stops: Stop) -> None:
        """Light round a point."""
        c = self.place(Sh.ell(x, y, r))
        cx, cy = c.center
        rr = (c.bounds[2] - c.bounds[0]) / 2
        self.ops.append(lambda d: d.glow(cx, cy, rr, *stops))

    def emit(self, d: Doc, edge: float = 8.0, paper: str = PAPER[0], shadow: bool = True) -> None:
        """Draw the margin, `edge` units wide (0: none), and then everything."""
        if edge:
            cut_edge(d, Sh.union(self.outline), edge, paper, shadow)
        for op in self.ops:
            op(d)
