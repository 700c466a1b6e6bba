"""How a figure is set into a small scene: turned and sized about a point, or gone and leaving its clothes."""

from __future__ import annotations

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, spark
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.carver import Carver


def about(x: float, y: float, k: float = 1.0, rot: float = 0.0, to: tuple[float, float] = (0.0, 0.0)) -> str:
    """the transform of a group that is sized by `k` and turned by `rot` degrees about (x, y), then moved by `to`"""
    return f"translate({x + to[0]:g} {y + to[1]:g}) rotate({rot:g}) scale({k:g}) translate({-x:g} {-y:g})"


def hollow(d: Doc, c: Carver, x: float, y: float, rx: float, ry: float, tones: tuple[str, ...]) -> None:
    """a collar with nobody in it, seen from a little above; the front of the garment is drawn after it"""
    c.form(Sh.ell(x, y, rx, ry), tones, 3)
    d.fill(Sh.ell(x, y + ry * 0.16, rx * 0.84, ry * 0.74), INK)


def pale_light(d: Doc, x: float, y: float, r: float) -> None:
    """the light that is left when the colour has gone: what stands before it is seen as a shape"""
    d.glow(x, y, r, (0, "#ffffff", 0.85), (0.45, "#ffffff", 0.5), (1, "#ffffff", 0))


def ringing(
    d: Doc, x: float, y: float, radii: tuple[float, ...], a0: float, a1: float, tone: str, w: float = 6
) -> None:
    """arcs of sound about (x, y), thinner the farther they are"""
    for i, r in enumerate(radii):
        arc = [polar(x, y, r, a0 + (a1 - a0) * t / 8) for t in range(9)]
        d.fill(brush(arc, w * (1 - i * 0.16), LEAF, 12), tone, 0.95)


def glints(d: Doc, tone: str, *places: tuple[float, float, float]) -> None:
    """a few sparks: x, y, radius"""
    for x, y, r in places:
        d.fill(spark(x, y, r, 0.13), tone, 0.95)
