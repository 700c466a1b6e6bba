"""Forms cut into a document, line weight following the detail: one hand for portraits and small scenes."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, Profile, brush
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point, Spec, sample
from tools.art.palette import INK

FROM_LEFT = (-0.85, -0.4)


class Carver:
    """Cuts forms into a document; at detail 0 contours are bold and knife cuts are left out."""

    def __init__(self, d: Doc, detail: int, seed: int) -> None:
        self.d = d
        self.fine = detail > 0
        self.rnd = random.Random(seed)
        self.bold = (1.0 if detail else 1.75) * d.weight

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

    def lines(self, *pairs: tuple[Spec, float], within: Sh | None = None, prof: Profile = LEAF) -> Sh:
        """tapering lines: pairs of (path, width); thin ones are left out of tiny pictures"""
        kept = [brush(p, w * (1 if self.fine else 1.5), prof, 9) for p, w in pairs if self.fine or w >= 3.6]
        s = pile(kept)
        return s & within if within and kept else s

    def strokes(
        self,
        colour: str,
        *pairs: tuple[Spec, float],
        within: Sh | None = None,
        op: float = 1.0,
        prof: Profile = LEAF,
    ) -> None:
        """the same lines inked in one colour"""
        self.d.fill(self.lines(*pairs, within=within, prof=prof), colour, op)

    def fingers(
        self, paths: tuple[str, ...], width: float, tones: tuple[str, ...], nails: bool = True, lw: float = 2.4
    ) -> None:
        """fingers, root to tip, in drawing order: three bones, thicker at both joints, skin folded over each"""
        d = self.d
        for path in paths:
            pts = sample(path, 20)
            x, y, tx, ty = pts[-1]
            joints = [pts[k] for k in (8, 15)]
            bones = brush(path, width * 0.94, lambda t: 0.98 - 0.2 * t - 0.06 * abs(math.sin(t * math.tau * 1.3)), 20)
            knots = [Sh.ell(jx, jy, width * (0.47 - 0.05 * k)) for k, (jx, jy, *_) in enumerate(joints)]
            body = U(bones, Sh.ell(x, y, width * 0.38), knots)
            d.inked(body, d.dlin(body, *tones), lw * self.bold, lw * 0.5)
            d.fill(body - body.move(-0.16 * width, -0.2 * width), tones[-1], 0.75)
            if not self.fine:
                continue
            d.fill([_fold(joint, width) & body for joint in joints], mix(tones[-1], INK, 0.3), 0.85)
            lit = [Sh.ell(jx - width * 0.1, jy - width * 0.14, width * 0.13) & body for jx, jy, *_ in joints]
            d.fill(lit, lighten(tones[0], 0.35), 0.5)
            if nails:
                nail = Sh.ell(0, 0, width * 0.32, width * 0.22).rot(math.degrees(math.atan2(ty, tx)))
                d.inked(nail.move(x - tx * 1.5, y - ty * 1.5), lighten(tones[0], 0.4), 1.4, 0.4)


def _fold(joint: tuple[float, float, float, float], width: float) -> Sh:
    """one fold of skin across a joint, bowed away from its middle"""
    x, y, tx, ty = joint
    half, step, bow = width * 0.3, width * 0.1, width * 0.14
    way = [
        (x - ty * half + tx * step, y + tx * half + ty * step),
        (x + tx * (step + bow), y + ty * (step + bow)),
        (x + ty * half + tx * step, y - tx * half + ty * step),
    ]
    return brush(way, width * 0.13, LEAF, 8)
