"""Filled regions on skia paths: building, boolean work, offsets, compact path data."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import pathops
from pathops import LineCap, LineJoin, PathOp

from .pathdata import PathText
from .spline import Point, Spec, arc_pts, catmull, polar, pts_of

Light = tuple[float, float] | tuple[str, float, float]
"""Towards the light: a direction, or ("pt", x, y) for a lamp."""

LIGHT = (-0.6, -0.8)


class Sh:
    """A filled region (skia path).  Operators: | union, & intersect, - difference."""

    __slots__ = ("p",)

    def __init__(self, p: pathops.Path | None = None) -> None:
        self.p = p if p is not None else pathops.Path()

    # --- building
    @classmethod
    def spline(cls, spec: Spec, closed: bool = True, k: float = 1.0) -> Sh:
        segs = catmull(spec, closed, k)
        q = pathops.Path()
        q.moveTo(*segs[0][0])
        for s in segs:
            q.cubicTo(*s[1], *s[2], *s[3])
        if closed:
            q.close()
        return cls(q)

    @classmethod
    def poly(cls, pts: Spec, closed: bool = True) -> Sh:
        points = pts_of(pts)
        q = pathops.Path()
        q.moveTo(points[0][0], points[0][1])
        for x, y, _ in points[1:]:
            q.lineTo(x, y)
        if closed:
            q.close()
        return cls(q)

    @classmethod
    def rect(cls, x: float, y: float, w: float, h: float, r: float = 0) -> Sh:
        q = pathops.Path()
        if r <= 0:
            q.moveTo(x, y)
            q.lineTo(x + w, y)
            q.lineTo(x + w, y + h)
            q.lineTo(x, y + h)
            q.close()
            return cls(q)
        r = min(r, w / 2, h / 2)
        c = r * 0.5523
        q.moveTo(x + r, y)
        q.lineTo(x + w - r, y)
        q.cubicTo(x + w - r + c, y, x + w, y + r - c, x + w, y + r)
        q.lineTo(x + w, y + h - r)
        q.cubicTo(x + w, y + h - r + c, x + w - r + c, y + h, x + w - r, y + h)
        q.lineTo(x + r, y + h)
        q.cubicTo(x + r - c, y + h, x, y + h - r + c, x, y + h - r)
        q.lineTo(x, y + r)
        q.cubicTo(x, y + r - c, x + r - c, y, x + r, y)
        q.close()
        return cls(q)

    @classmethod
    def ell(cls, cx: float, cy: float, rx: float, ry: float | None = None) -> Sh:
        ry = rx if ry is None else ry
        c = 0.5523
        q = pathops.Path()
        q.moveTo(cx + rx, cy)
        q.cubicTo(cx + rx, cy + ry * c, cx + rx * c, cy + ry, cx, cy + ry)
        q.cubicTo(cx - rx * c, cy + ry, cx - rx, cy + ry * c, cx - rx, cy)
        q.cubicTo(cx - rx, cy - ry * c, cx - rx * c, cy - ry, cx, cy - ry)
        q.cubicTo(cx + rx * c, cy - ry, cx + rx, cy - ry * c, cx + rx, cy)
        q.close()
        return cls(q)

    @classmethod
    def ring(cls, cx: float, cy: float, r1: float, r2: float) -> Sh:
        return cls.ell(cx, cy, r1) - cls.ell(cx, cy, r2)

    @classmethod
    def union(cls, shapes: Iterable[Sh]) -> Sh:
        b = pathops.OpBuilder(fix_winding=True, keep_starting_points=False)
        for s in shapes:
            b.add(s.p, PathOp.UNION)
        return cls(b.resolve())

    # --- boolean
    def _op(self, o: Sh, op: PathOp) -> Sh:
        try:
            return Sh(pathops.op(self.p, o.p, op, fix_winding=True))
        except Exception:
            a, b = self.jig(), o.jig(0.013)
            return Sh(pathops.op(a.p, b.p, op, fix_winding=True))

    def jig(self, e: float = 0.007) -> Sh:
        return self.move(e, e * 0.7)

    def __and__(self, o: Sh) -> Sh:
        return self._op(o, PathOp.INTERSECTION)

    def __or__(self, o: Sh) -> Sh:
        return self._op(o, PathOp.UNION)

    def __sub__(self, o: Sh) -> Sh:
        return self._op(o, PathOp.DIFFERENCE)

    # --- transforms
    def tf(self, a: float, b: float, c: float, d: float, e: float, f: float) -> Sh:
        return Sh(self.p.transform(a, b, c, d, e, f))

    def move(self, dx: float, dy: float) -> Sh:
        return self.tf(1, 0, 0, 1, dx, dy)

    def scale(self, sx: float, sy: float | None = None, cx: float = 0, cy: float = 0) -> Sh:
        sy = sx if sy is None else sy
        return self.tf(sx, 0, 0, sy, cx - sx * cx, cy - sy * cy)

    def rot(self, deg: float, cx: float = 0, cy: float = 0) -> Sh:
        t = math.radians(deg)
        c, s = math.cos(t), math.sin(t)
        return self.tf(c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy)

    def flipx(self, cx: float = 300) -> Sh:
        return self.tf(-1, 0, 0, 1, 2 * cx, 0)

    def sym(self, cx: float = 300) -> Sh:
        return self | self.flipx(cx)

    def plus(self, o: Sh) -> Sh:
        q = pathops.Path(self.p)
        q.addPath(o.p)
        return Sh(q)

    # --- offset
    def stroke(self, w: float, cap: str = "round", join: str = "round", miter: float = 4) -> Sh:
        q = pathops.Path(self.p)
        q.stroke(
            w,
            {"round": LineCap.ROUND_CAP, "butt": LineCap.BUTT_CAP, "square": LineCap.SQUARE_CAP}[cap],
            {"round": LineJoin.ROUND_JOIN, "miter": LineJoin.MITER_JOIN, "bevel": LineJoin.BEVEL_JOIN}[join],
            miter,
        )
        q.convertConicsToQuads()
        q.simplify(fix_winding=True)
        return Sh(q)

    def grow(self, d: float, join: str = "round") -> Sh:
        return self | self.stroke(2 * d, join=join)

    def shrink(self, d: float, join: str = "round") -> Sh:
        return self - self.stroke(2 * d, join=join)

    # --- query
    @property
    def bounds(self) -> tuple[float, float, float, float]:
        x0, y0, x1, y1 = self.p.bounds
        return x0, y0, x1, y1

    @property
    def empty(self) -> bool:
        return len(list(self.p)) == 0

    @property
    def area(self) -> float:
        return float(abs(self.p.area))

    @property
    def center(self) -> Point:
        a, b, c, d = self.bounds
        return ((a + c) / 2, (b + d) / 2)

    def d(self) -> str:
        """compact relative path data, in tenths"""
        path = self.p
        if any(str(v).endswith("CONIC") for v in path.verbs):
            path = pathops.Path(path)
            path.convertConicsToQuads()
        text = PathText()
        for verb, points in path:
            text.add(verb.name, points)
        return str(text)


Shapes = Sh | Sequence[Sh]
"""One region or several."""
Placement = Callable[[Sh], Sh]
"""Takes a shape from a thing's own grid to its place in the picture."""


def S(spec: Spec, k: float = 1.0) -> Sh:  # noqa: N802 - the kit's word for a shape, in every picture
    """Closed smooth shape through "x,y x,y! ..." (`!` makes a corner); k is the roundness."""
    return Sh.spline(spec, True, k)


def line(spec: Spec, k: float = 1.0) -> Sh:
    """Open smooth line through the points of `spec`."""
    return Sh.spline(spec, False, k)


def U(*shapes: Shapes) -> Sh:  # noqa: N802 - the kit's word for a union, in every picture
    """Union of shapes and of lists of shapes."""
    flat: list[Sh] = []
    for s in shapes:
        flat += [s] if isinstance(s, Sh) else list(s)
    return Sh.union(flat)


def pile(shapes: Iterable[Sh]) -> Sh:
    """concatenate without boolean work (use for cuts that are then clipped)."""
    q = pathops.Path()
    for s in shapes:
        q.addPath(s.p)
    return Sh(q)


def arc(cx: float, cy: float, r: float, a0: float, a1: float, ry: float | None = None) -> Sh:
    return line(arc_pts(cx, cy, r, a0, a1, max(4, int(abs(a1 - a0) / 20)), ry))


def star(cx: float, cy: float, r: float, n: int = 4, inner: float = 0.3, rot: float = -90, curve: bool = False) -> Sh:
    pts = []
    for i in range(n * 2):
        rr = r if i % 2 == 0 else r * inner
        pts.append((*polar(cx, cy, rr, rot + i * 180 / n), True))
    return Sh.spline(pts, True)


def spark(cx: float, cy: float, r: float, w: float = 0.12, rot: float = 0) -> Sh:
    """four-point star with concave sides (hand-cut sparkle)."""
    pts = []
    for i in range(8):
        if i % 2 == 0:
            pts.append((*polar(cx, cy, r, rot - 90 + i * 45), True))
        else:
            pts.append((*polar(cx, cy, r * w * 1.9, rot - 90 + i * 45), False))
    q = pathops.Path()
    points = pts
    q.moveTo(points[0][0], points[0][1])
    for i in range(0, 8, 2):
        m, e = points[i + 1], points[(i + 2) % 8]
        q.quadTo(m[0], m[1], e[0], e[1])
    q.close()
    return Sh(q)


def rays(
    cx: float, cy: float, r0: float, r1: float, n: int, wid: float = 0.5, rot: float = 0, alt: float = 1.0
) -> list[Sh]:
    out = []
    for i in range(n):
        a = rot + i * 360 / n
        h = 360 / n * wid / 2
        rr = r1 if i % 2 == 0 else r0 + (r1 - r0) * alt
        out.append(
            Sh.poly(
                [
                    polar(cx, cy, r0, a - h * 0.2),
                    polar(cx, cy, rr, a - h),
                    polar(cx, cy, rr, a + h),
                    polar(cx, cy, r0, a + h * 0.2),
                ]
            )
        )
    return out


def ink_shape(sh: Sh, w: float = 3.2, heavy: float = 1.8, light: Point = LIGHT) -> Sh:
    """contour with line weight: thicker away from the light."""
    m = math.hypot(*light)
    return sh.grow(w) | sh.grow(w).move(-light[0] / m * heavy, -light[1] / m * heavy)
