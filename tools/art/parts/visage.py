"""Portrait tools, line weight following the detail: forms, eyes, lips, fingers. The points stay with each portrait."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, Spec, sample
from tools.art.palette import INK

FROM_LEFT = (-0.85, -0.4)


@dataclass(frozen=True)
class Skin:
    """Tones of one skin: lit, middle, turning, dark, flat shadow plane, deepest cuts, lips upper and lower, blush."""

    lit: str
    mid: str
    turn: str
    dark: str
    plane: str
    deep: str
    lip: str
    lip_low: str
    blush: str


@dataclass(frozen=True)
class Eye:
    """One eye: centre, size, sideways squash, heights of the lids, slant in degrees, and where it looks.

    hood: share of the iris under the upper lid's shade; lashes: little cuts at the outer corner."""

    x: float
    y: float
    k: float = 1.0
    squash: float = 1.0
    upper: float = 16
    lower: float = 13
    slant: float = 0
    look: tuple[float, float] = (-4, 0)
    iris: tuple[str, str, str] = ("#f0d8a0", "#8a5a2a", "#2a1410")
    size: float = 13
    crease: bool = True
    lashes: int = 2
    outer: int = 1


class Carver:
    """Cuts forms into a document; at detail 0 contours are bold and knife cuts are left out."""

    def __init__(self, d: Doc, detail: int, seed: int) -> None:
        self.d = d
        self.fine = detail > 0
        self.rnd = random.Random(seed)
        self.bold = 1.0 if detail else 1.75

    def form(
        self,
        shape: Sh | str,
        tones: tuple[str, ...],
        lw: float = 2.8,
        cuts: tuple[float, float, float] | None = None,
        dark: str = INK,
        rim: str = "",
        light: Point = FROM_LEFT,
        thresh: float = 0.2,
    ) -> Sh:
        """one inked form with a gradient along its diagonal; cuts = (gap, length, width); returns the shape"""
        d, s = self.d, S(shape) if isinstance(shape, str) else shape
        lw *= self.bold
        d.inked(s, d.dlin(s, *tones) if len(tones) > 1 else tones[0], lw, lw * 0.5)
        if cuts and self.fine:
            d.fill(wedges(s, *cuts, light, thresh, 0.4, self.rnd), dark)
        if rim:
            d.fill(s - s.move(-5 * light[0], -4 * light[1] - 1), rim, 0.75)
        return s

    def strokes(
        self, colour: str, *pairs: Any, within: Sh | None = None, op: float = 1.0, prof: Callable[[float], float] = LEAF
    ) -> None:
        """tapering lines: pairs of (path, width); thin ones are left out of tiny pictures"""
        kept = [brush(p, w * (1 if self.fine else 1.5), prof, 9) for p, w in pairs if self.fine or w >= 3.6]
        if kept:
            s = pile(kept)
            self.d.fill(s & within if within else s, colour, op)

    def shade(self, face: Sh, plane: str, skin: Skin, rim: str = "#fffbe8", top: float = 200.0) -> None:
        """the far side of a face: one flat plane, cuts from the edge, a lit rim below `top`"""
        d = self.d
        d.fill(S(plane) & face, skin.plane, 0.78)
        if self.fine:
            d.fill(wedges(face, 8, 26, 4, (-0.9, -0.25), 0.35, 0.35, self.rnd), skin.deep, 0.9)
        if rim:
            d.fill(face - face.move(5, 1) - Sh.rect(0, 0, 400, top), mix(rim, skin.lit, 0.25), 0.95)

    def head(self, spec: Spec, skin: Skin, x0: float = 122, x1: float = 292) -> Sh:
        """the face's outline, lit from the left"""
        d, s = self.d, S(spec)
        lw = 2.8 * self.bold
        paint = d.lin(x0, 240, x1, 340, (0, skin.lit), (0.42, skin.mid), (0.74, skin.turn), (1, skin.dark))
        d.inked(s, paint, lw, lw * 0.5)
        return s

    def blush(self, colour: str, *spots: tuple[float, float, float]) -> None:
        """warm cheeks: (x, y, radius)"""
        for x, y, r in spots:
            self.d.glow(x, y, r, (0, colour, 0.42), (1, colour, 0))

    def eye(self, e: Eye, skin: Skin) -> Any:
        """one eye with lid, crease, iris, glint"""
        d, u, lo = self.d, e.upper, e.lower
        kx = e.k * e.squash

        def place(s: Sh) -> Sh:
            return s.scale(kx, e.k).rot(e.slant).move(e.x, e.y)

        white = place(S(f"-22,4! -15,{-u * 0.64} 0,{-u} 14,{-u * 0.76} 23,1! 14,{lo * 0.8} 0,{lo} -12,{lo * 0.86}"))
        d.fill(white, "#fffaf0")
        ix, iy = e.x + e.look[0] * kx, e.y + e.look[1] * e.k
        r = e.size * (1 if self.fine else 1.08)
        iris = Sh.ell(ix, iy, r * e.k * (0.5 + e.squash / 2), r * 1.1 * e.k) & white
        d.fill(iris.grow(1.3) & white, INK)
        d.fill(iris, d.rad(ix - 2, iy + 7 * e.k, 17 * e.k, *e.iris))
        d.fill(Sh.ell(ix, iy, 5.6 * e.k * (0.5 + e.squash / 2), 6.6 * e.k) & white, INK)
        shade = place(S(f"-28,-30! 28,-30! 28,0! 14,{6 - u * 0.76} 0,{6 - u} -15,{6 - u * 0.64} -26,6!"))
        d.fill(shade & white, "#4a2430", 0.45)
        d.fill(Sh.ell(ix - 5 * kx, iy - 5 * e.k, 3.8 * e.k) & white, "#ffffff")
        thick = 7.5 if self.fine else 11
        lid = f"-27,8 -15,{-u * 0.64 - 1.5} 0,{-u - 2} 15,{-u * 0.76 - 1.5} 29,1"
        d.fill(place(brush(lid, thick, taper(0.12, 0.3, 0.6), 14)), INK)
        lower = brush(f"-15,{lo * 0.86 - 1} 0,{lo + 1} 16,{lo * 0.72}", 2.6 if self.fine else 4, LEAF, 8)
        d.fill(place(lower), INK, 0.9)
        if e.crease and self.fine:
            d.fill(place(brush(f"-20,{-u - 3} -4,{-u - 10} 13,{-u - 8} 25,{-u * 0.5 - 5}", 2.6, LEAF, 8)), skin.plane)
        for i in range(e.lashes):
            root = (e.outer * (25 - i * 5), -2 - i * 4)
            tip = (e.outer * (38 - i * 6), -10 - i * 7)
            d.fill(place(brush([root, tip], 4, taper(1, 0, 0), 4)), INK)

    def lips(self, upper: str, lower: str, line: str, skin: Skin, glint: str | None = None) -> None:
        """closed lips: two planes and the line between them"""
        d = self.d
        d.fill(S(upper), skin.lip)
        d.fill(S(lower), skin.lip_low)
        if glint and self.fine:
            d.fill(brush(glint, 3.4, LEAF, 6), lighten(skin.lip_low, 0.25))
        d.fill(brush(line, 4 if self.fine else 6.5, taper(0.1, 0.1, 0.5), 12), INK)

    def mouth(self, shape: str, teeth: str | None = None, tongue: str | None = None, inside: str = "#4a1420") -> None:
        """an open mouth; teeth and tongue are shapes inside it"""
        d, m = self.d, S(shape)
        d.fill(m, inside)
        if tongue:
            d.fill(S(tongue) & m, "#d8605c")
        if teeth:
            d.fill(S(teeth) & m, "#fffaf0")
        d.stroke(m, INK, 3 * self.bold)

    def fingers(
        self, paths: tuple[str, ...], width: float, tones: tuple[str, ...], nails: bool = True, lw: float = 2.4
    ) -> None:
        """rounded fingers, root to tip, in drawing order"""
        d = self.d
        for path in paths:
            pts = sample(path, 12)
            x, y, tx, ty = pts[-1]
            body = brush(path, width, taper(0.95, 0.78, 0.25, 0.7), 12) | Sh.ell(x, y, width * 0.4)
            d.inked(body, d.dlin(body, *tones), lw * self.bold, lw * 0.4)
            if nails and self.fine:
                nail = Sh.ell(0, 0, width * 0.3, width * 0.2).rot(math.degrees(math.atan2(ty, tx)))
                d.inked(nail.move(x - tx * 1.5, y - ty * 1.5), lighten(tones[0], 0.25), 1.2, 0.3)
