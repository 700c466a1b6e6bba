"""What a hand is put together from: fingers by their joints, and a pose of them round a palm."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import pts_of, sample


@dataclass(frozen=True)
class Digit:
    """One finger: the joints of its middle line, its width at the root, and whether its nail is to be seen."""

    joints: str
    width: float = 17
    nail: bool = False

    def bony(self) -> Sh:
        """the same in flesh: broad where it leaves the palm, hardly a waist between the joints, a blunt tip"""
        way = pts_of(self.joints)
        x, y, *_ = sample(self.joints, 20)[-1]
        legs = [math.dist(a[:2], b[:2]) for a, b in pairwise(way)]
        stops = [sum(legs[:k]) / sum(legs) for k in range(len(way))]

        def width(t: float) -> float:
            waist = min(1.0, min(abs(t - stop) for stop in stops) / 0.2)
            return (1.2 - 0.34 * t) * (1 - 0.07 * waist)

        knots = [Sh.ell(jx, jy, self.width * (0.55 - 0.07 * i)) for i, (jx, jy, _) in enumerate(way[1:-1])]
        tip = Sh.ell(x, y, self.width * 0.43)
        return U(brush(self.joints, self.width, width, 20), tip, knots)

    def body(self) -> Sh:
        """straight bones, a little wider at each joint, round at the tip"""
        x, y, _, _ = sample(self.joints, 12)[-1]
        knots = [
            Sh.ell(jx, jy, self.width * (0.52 - 0.05 * i)) for i, (jx, jy, _) in enumerate(pts_of(self.joints)[1:-1])
        ]
        return U(
            brush(self.joints, self.width, taper(1.0, 0.66, 0.15, 0.8), 14), Sh.ell(x, y, self.width * 0.35), knots
        )

    def root(self) -> Sh:
        """where the finger grows out of the palm: no contour there"""
        (x0, y0, _), (x1, y1, _) = pts_of(self.joints)[:2]
        ends = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (-0.2, 0.16, 0.52)]
        return brush(ends, self.width * 0.86, taper(0.9, 0.9), 6)

    def heel(self) -> Sh:
        """flesh over the end of a thumb, so that its contour begins in the palm and is not cut off there"""
        (x0, y0, _), (x1, y1, _) = pts_of(self.joints)[:2]
        ends = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (-0.42, 0.02, 0.62)]
        return brush(ends, self.width * 1.5, taper(0.75, 0.3, 0.35), 10) if x0 < 30 else Sh()

    def tip(self) -> Sh:
        """the nail, lying along the last bone"""
        x, y, tx, ty = sample(self.joints, 12)[-1]
        r = self.width * 0.24
        return (
            Sh.ell(0, 0, r * 1.35, r * 0.85)
            .rot(math.degrees(math.atan2(ty, tx)))
            .move(x - tx * r * 0.4, y - ty * r * 0.4)
        )


@dataclass(frozen=True)
class Pose:
    """A hand: fingers behind the palm, the palm with its wrist, fingers before it, the knuckles or the palm's lines."""

    behind: tuple[Digit, ...]
    palm: str
    before: tuple[Digit, ...]
    lines: tuple[str, ...]
