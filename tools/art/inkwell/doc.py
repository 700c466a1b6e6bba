"""The SVG writer: flat paints, shared gradients, clipping resolved as geometry."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Concatenate, ParamSpec

from .shape import Sh, Shapes
from .spline import Point


def _fmt(v: float) -> str:
    s = f"{v:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    if s == "-0":
        s = "0"
    if s.startswith("0."):
        s = s[1:]
    elif s.startswith("-0."):
        s = "-" + s[2:]
    return s


def _into_group(sh: Sh, transform: str) -> Sh:
    """the shape as seen from inside a group with this transform (steps are undone from the left)"""
    for name, text in re.findall(r"(\w+)\(([^)]*)\)", transform):
        v = [float(x) for x in text.replace(",", " ").split()]
        if name == "translate":
            sh = sh.move(-v[0], -(v[1] if len(v) > 1 else 0))
        elif name == "scale":
            sh = sh.scale(1 / v[0], 1 / (v[1] if len(v) > 1 else v[0]))
        elif name == "rotate":
            sh = sh.rot(-v[0], *v[1:])
        else:
            raise ValueError(f"group transform {name} is not supported")
    return sh


def _spaced(stops: Sequence[Stop]) -> list[Offset]:
    """gradient stops; plain colours are spread evenly"""
    return [(i / (len(stops) - 1), stop) if isinstance(stop, str) else stop for i, stop in enumerate(stops)]


Offset = tuple[float, str] | tuple[float, str, float]
"""A stop of a gradient: where (0..1), colour, and how opaque if not wholly."""
Stop = str | Offset
"""Plain colours are spread evenly."""


P = ParamSpec("P")
Drawn = Callable[Concatenate["Doc", P], None]


def layer(name: str) -> Callable[[Drawn[P]], Drawn[P]]:
    """Everything that the function draws belongs to this layer, unless it says otherwise."""

    def wrap(draw: Drawn[P]) -> Drawn[P]:
        def inner(d: Doc, /, *args: P.args, **kwargs: P.kwargs) -> None:
            with d.part(name):
                draw(d, *args, **kwargs)

        return inner

    return wrap


class Doc:
    """A drawing: paints, clips and groups in, SVG text out."""

    def __init__(self, w: float = 600, h: float = 840, name: str = "") -> None:
        self.w, self.h, self.name = w, h, name
        self.defs: list[str] = []
        self.body: list[str] = []
        self._parts: list[str] = []  # the layer that each item of the body belongs to; "" for the ends of groups
        self._part = "ground"
        self._g: dict[tuple[str, ...], str] = {}
        self._clip: list[Sh] = []
        self.window = Sh.rect(0, 0, w, h)  # the visible part of the picture, in the current group's coordinates
        self.lids = False  # what covers shut eyes is drawn too: it is no part of the whole picture
        self.frame = "plain"  # card, tile, landscape, portrait, page, plain: which furniture will be put round it
        self.weight = 1.0  # how heavy the contours of a portrait are cut

    # layers
    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """What is drawn within belongs to this layer; the picture as a whole does not change by it."""
        saved, self._part = self._part, name
        try:
            yield
        finally:
            self._part = saved

    def layers(self) -> list[str]:
        """The layers drawn on, the lowest first."""
        return [name for name in dict.fromkeys(self._parts) if name]

    def _put(self, item: str, part: str | None = None) -> None:
        self.body.append(item)
        self._parts.append(self._part if part is None else part)

    # paints
    def _stops(self, stops: Sequence[Offset]) -> str:
        out = ""
        for s in stops:
            o, c = s[0], s[1]
            a = s[2] if len(s) == 3 else 1
            out += f'<stop offset="{o:g}" stop-color="{c}"' + (f' stop-opacity="{a:g}"' if a < 1 else "") + "/>"
        return out

    def _add(self, key: tuple[str, ...], fmt: str) -> str:
        if key not in self._g:
            i = f"g{len(self.defs)}"
            self._g[key] = i
            self.defs.append(fmt.replace("@", i))
        return f"url(#{self._g[key]})"

    def lin(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        s = self._stops(_spaced(stops))
        a = " ".join(f'{n}="{_fmt(v)}"' for n, v in zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=False))
        return self._add(("l", a, s), f'<linearGradient id="@" gradientUnits="userSpaceOnUse" {a}>{s}</linearGradient>')

    def rad(self, cx: float, cy: float, r: float, *stops: Stop, tf: str | None = None) -> str:
        s = self._stops(_spaced(stops))
        a = f'cx="{_fmt(cx)}" cy="{_fmt(cy)}" r="{_fmt(r)}"' + (f' gradientTransform="{tf}"' if tf else "")
        return self._add(("r", a, s), f'<radialGradient id="@" gradientUnits="userSpaceOnUse" {a}>{s}</radialGradient>')

    def vlin(self, sh: Sh, *stops: str) -> str:
        _x0, y0, _x1, y1 = sh.bounds
        return self.lin(0, y0, 0, y1, *stops)

    def hlin(self, sh: Sh, *stops: str) -> str:
        x0, _y0, x1, _y1 = sh.bounds
        return self.lin(x0, 0, x1, 0, *stops)

    def dlin(self, sh: Sh, *stops: str) -> str:
        x0, y0, x1, y1 = sh.bounds
        return self.lin(x0, y0, x1, y1, *stops)

    # clip (resolved as geometry)
    @contextmanager
    def clip(self, sh: Sh) -> Iterator[None]:
        self._clip.append(sh if not self._clip else self._clip[-1] & sh)
        try:
            yield
        finally:
            self._clip.pop()

    @contextmanager
    def group(self, **attrs: str) -> Iterator[None]:
        """<g>; with transform="translate(..) scale(..) rotate(deg)" clip and window follow into its coordinates."""
        text = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in attrs.items())
        self._put(f"<g{text}>", "")
        saved = self._clip, self.window
        if "transform" in attrs:
            self._clip = [_into_group(sh, attrs["transform"]) for sh in self._clip]
            self.window = _into_group(self.window, attrs["transform"])
        try:
            yield
        finally:
            self._clip, self.window = saved
            self._put("</g>", "")

    def raw(self, s: str) -> None:
        self._put(s)

    # draw
    def fill(self, sh: Shapes, paint: str, op: float = 1.0, rule: str | None = None) -> None:
        if not isinstance(sh, Sh):
            for s in sh:
                self.fill(s, paint, op)
            return
        if self._clip and not self._inside(sh):
            sh = sh & self._clip[-1]
        d = sh.d()
        if not d:
            return
        self._put(
            f'<path d="{d}" fill="{paint}"'
            + (f' opacity="{op:.3g}"' if op < 1 else "")
            + (f' fill-rule="{rule}"' if rule else "")
            + "/>"
        )

    def stroke(
        self,
        sh: Shapes,
        paint: str,
        w: float,
        op: float = 1.0,
        cap: str = "round",
        join: str = "round",
        dash: str | None = None,
    ) -> None:
        if not isinstance(sh, Sh):
            for s in sh:
                self.stroke(s, paint, w, op, cap, join, dash)
            return
        if self._clip and not self._inside(sh, w / 2):
            self.fill(sh.stroke(w, cap, join), paint, op)
            return
        d = sh.d()
        if not d:
            return
        self._put(
            f'<path d="{d}" fill="none" stroke="{paint}" stroke-width="{w:g}"'
            + (f' stroke-linecap="{cap}"' if cap != "butt" else "")
            + (f' stroke-linejoin="{join}"' if join != "miter" else "")
            + (f' stroke-dasharray="{dash}"' if dash else "")
            + (f' opacity="{op:.3g}"' if op < 1 else "")
            + "/>"
        )

    def _inside(self, sh: Sh, pad: float = 0) -> bool:
        if sh.empty:
            return True
        x0, y0, x1, y1 = sh.bounds
        c = self._clip[-1]
        a0, b0, a1, b1 = c.bounds
        if x0 - pad < a0 or y0 - pad < b0 or x1 + pad > a1 or y1 + pad > b1:
            return False
        return bool((Sh.rect(x0 - pad, y0 - pad, x1 - x0 + 2 * pad, y1 - y0 + 2 * pad) - c).empty)

    def inked(
        self,
        sh: Shapes,
        paint: str,
        w: float = 2.6,
        heavy: float = 1.2,
        ink: str = "#1a1220",
        light: Point = (-0.5, -0.8),
        op: float = 1,
    ) -> None:
        """fill + contour with line weight (thicker away from the light). Cheap: re-uses the same path data."""
        if not isinstance(sh, Sh):
            for s in sh:
                self.inked(s, paint, w, heavy, ink, light, op)
            return
        m = math.hypot(*light)
        dx, dy = -light[0] / m * heavy, -light[1] / m * heavy
        if self._clip and not self._inside(sh, w + heavy + 1):
            g = sh.grow(w)
            self.fill(g | g.move(dx, dy) if heavy else g, ink)
            self.fill(sh, paint, op)
            return
        d = sh.d()
        if not d:
            return
        k = w + heavy * 0.5  # lit side ends up w-.5*heavy thick, shadow side w+1.5*heavy
        t = f' transform="translate({dx:.2g} {dy:.2g})"' if heavy else ""
        self._put(f'<path d="{d}" fill="{ink}" stroke="{ink}" stroke-width="{2 * k:.3g}" stroke-linejoin="round"{t}/>')
        self._put(f'<path d="{d}" fill="{paint}"' + (f' opacity="{op:.3g}"' if op < 1 else "") + "/>")

    def glow(self, cx: float, cy: float, r: float, *stops: Stop, tf: str | None = None, sh: Sh | None = None) -> None:
        """radial light; stops are (offset,colour,alpha). Covers a circle of radius r (or `sh`)."""
        self.fill(sh or Sh.ell(cx, cy, r), self.rad(cx, cy, r, *stops, tf=tf))

    def soft(
        self, sh: Sh, col: str, width: float, steps: int = 8, op: float = 0.35, dx: float = 0, dy: float = 0
    ) -> None:
        """blurred shadow/halo made of stacked translucent strokes."""
        s = sh.move(dx, dy) if dx or dy else sh
        per = 1 - (1 - op) ** (1 / steps)
        for i in range(steps):
            w = width * 2 * (i + 1) / steps
            self.stroke(s, col, w, per)
        self.fill(s, col, op)

    def only(self, parts: Collection[str], name: str) -> Doc:
        """The named layers of this drawing, with the paints that they need, as a drawing of its own."""
        found = Doc(self.w, self.h, name)
        kept = [(item, part) for item, part in zip(self.body, self._parts, strict=True) if part in parts or not part]
        found.body, found._parts = [item for item, _ in kept], [part for _, part in kept]
        used = set(re.findall(r"url\(#(\w+)\)", "".join(found.body)))
        found.defs = [one for one in self.defs if re.findall(r'id="(\w+)"', one)[0] in used]
        return found

    def paste(self, other: Doc, transform: str) -> None:
        """Another drawing as it is, in a group of its own; its paints come with it under new names."""
        names = {}
        for one in other.defs:
            old = re.findall(r'id="(\w+)"', one)[0]
            names[old] = f"g{len(self.defs)}"
            self.defs.append(one.replace(f'id="{old}"', f'id="{names[old]}"'))
        with self.group(transform=transform):
            for item in other.body:
                self._put(re.sub(r"url\(#(\w+)\)", lambda match: f"url(#{names[match[1]]})", item))

    def recolour(self, change: Callable[[str], str]) -> None:
        """Change the paints of all that is drawn so far; what is drawn after it shares none of them."""
        self.defs = [change(one) for one in self.defs]
        self.body = [change(one) for one in self.body]
        self._g.clear()

    def tint(self, change: Callable[[str], str], parts: Collection[str], first: int = 0) -> None:
        """Change the paints of what was drawn in the named layers from item `first` of the body on; what shares a paint
        with it and lies elsewhere keeps its own."""
        texts = {re.findall(r'id="(\w+)"', one)[0]: one for one in self.defs}
        changed: dict[str, str] = {}

        def anew(match: re.Match[str]) -> str:
            old = match[1]
            if old not in changed:
                changed[old] = f"g{len(self.defs)}"
                self.defs.append(change(texts[old].replace(f'id="{old}"', f'id="{changed[old]}"')))
            return f"url(#{changed[old]})"

        for i in range(first, len(self.body)):
            if self._parts[i] in parts:
                self.body[i] = change(re.sub(r"url\(#(\w+)\)", anew, self.body[i]))

    def svg(self) -> str:
        n = f"<title>{self.name}</title>" if self.name else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.w:g} {self.h:g}" '
            f'width="{self.w:g}" height="{self.h:g}">{n}\n'
            f"<defs>\n" + "\n".join(self.defs) + "\n</defs>\n" + "\n".join(self.body) + "\n</svg>\n"
        )
