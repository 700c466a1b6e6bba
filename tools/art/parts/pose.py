"""Poses of a hand, each with wrist, palm and a line of knuckles; flat planes, no hatching.

Local grid: wrist at 0,0, fingers towards +x, about 165 long, thumb towards -y. `flip` mirrors to the other hand."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Placement, S, Sh, U
from tools.art.inkwell.spline import pts_of, sample
from tools.art.palette import INK
from tools.art.parts.digit import Digit, Pose
from tools.art.parts.grips import GRIPS
from tools.art.parts.hand import sleeve_cuff

_WRIST = "-40,-19! -8,-20 "
_END = " -8,19 -40,18!"
POSES: dict[str, Pose] = {
    "open": Pose(
        (
            Digit("66,-24 104,-34! 138,-40"),
            Digit("72,-8 116,-12! 158,-14", 18),
            Digit("70,9 114,11! 154,14"),
            Digit("60,25 92,33! 120,42", 15),
            Digit("20,-16 48,-46! 68,-74", 20),
        ),
        _WRIST + "14,-30 44,-34 74,-34 82,-10 78,20 64,36 26,32" + _END,
        (),
        ("20,-24 40,-8 38,24", "64,-28 56,-12 74,-2", "46,26 60,12 76,10"),
    ),
    "back": Pose(
        (
            Digit("20,-16 50,-38! 76,-56", 19, True),
            Digit("68,-24 108,-30! 142,-30", 17, True),
            Digit("74,-8 118,-8! 158,-6", 18, True),
            Digit("72,9 114,13! 150,18", 17, True),
            Digit("62,25 94,36! 118,46", 15, True),
        ),
        _WRIST + "14,-27 44,-34 76,-34 86,-10 82,18 66,36 28,30" + _END,
        (),
        ("70,-31 76,-26 72,-18", "77,-13 82,-7 78,0", "75,6 79,12 73,18", "62,24 67,29 60,34"),
    ),
    "fist": Pose(
        (),
        _WRIST + "20,-30 54,-38 82,-32 90,0 82,34 50,40 22,32" + _END,
        (
            Digit("62,34 84,34", 17),
            Digit("66,18 98,18", 18),
            Digit("66,0 104,0", 19),
            Digit("62,-19 100,-19", 19),
            Digit("26,-22 58,-28! 82,-12", 19, True),
        ),
        ("34,-20 44,-12 42,4",),
    ),
    "grip": Pose(
        (),
        _WRIST + "20,-30 54,-40 78,-36 84,0 76,36 48,40 22,30" + _END,
        (
            Digit("56,32 88,36! 104,30", 16),
            Digit("62,14 96,16! 114,10", 18),
            Digit("62,-6 98,-6! 116,-10", 18),
            Digit("58,-26 92,-28! 110,-28", 17),
            Digit("24,-20 58,-48! 92,-50", 20, True),
        ),
        ("40,-22 50,-16 52,-6", "44,14 54,10 56,2"),
    ),
    "pinch": Pose(
        (Digit("58,-18 88,-54! 118,-70", 16), Digit("62,-22 100,-48! 134,-52", 17)),
        _WRIST + "18,-26 52,-36 74,-24 76,6 54,28 20,28" + _END,
        (
            Digit("50,6 76,10! 88,-10 80,-18", 15),
            Digit("58,-20 104,-36! 134,-8", 17, True),
            Digit("20,14 62,34! 106,28 132,4", 19, True),
        ),
        ("30,-8 44,8 62,16",),
    ),
    "point": Pose(
        (Digit("66,-22 112,-26! 164,-24", 18, True),),
        _WRIST + "18,-28 54,-36 80,-28 86,4 76,36 46,38 20,30" + _END,
        (
            Digit("64,32 90,36! 92,26 76,24", 15),
            Digit("68,16 100,19! 100,6 80,6", 17),
            Digit("70,-2 104,0! 104,-12 82,-11", 18),
            Digit("24,-14 60,-6! 88,-4", 19, True),
        ),
        ("34,-22 42,-12 40,0",),
    ),
    "hold": Pose(
        (
            Digit("56,-26 88,-40! 120,-46", 16),
            Digit("62,-12 98,-24! 134,-28", 17),
            Digit("62,4 100,-4! 136,-6", 17),
            Digit("54,20 92,16! 124,16", 15),
        ),
        _WRIST + "16,-26 46,-34 66,-26 70,4 58,28 22,28" + _END,
        (Digit("18,14 52,34! 92,30 110,22", 20, True),),
        ("28,-14 42,0 40,18",),
    ),
    "cup": Pose(
        (Digit("66,2 112,-2! 148,-26", 16), Digit("70,8 120,6! 160,-16", 17), Digit("70,14 120,16! 160,-2", 17)),
        _WRIST + "18,-14 40,6 70,-4 86,8 76,30 46,38 18,30" + _END,
        (Digit("60,24 104,30! 144,14", 15), Digit("16,-10 38,-30! 60,-50", 19)),
        ("30,-4 50,14 82,14", "38,24 58,28 82,24"),
    ),
    "reach": Pose(
        (
            Digit("18,-12 48,-44! 84,-50", 18, True),
            Digit("68,-22 104,-48! 142,-32", 16, True),
            Digit("74,-8 118,-26! 158,-4", 17, True),
            Digit("72,8 116,2! 150,24", 16, True),
            Digit("62,22 96,30! 120,52", 14, True),
        ),
        _WRIST + "18,-26 50,-34 76,-30 84,-2 74,28 48,34 20,28" + _END,
        (),
        ("68,-28 76,-22 72,-14", "76,-10 82,-4 77,3", "72,10 77,15 70,21"),
    ),
    "cradle": Pose(
        (Digit("20,-18 52,-40! 92,-44", 19),),
        _WRIST + "16,-26 48,-22 76,-14 84,8 70,30 44,36 18,30" + _END,
        (
            Digit("70,-10 112,-12! 142,-28", 16),
            Digit("72,4 118,4! 150,-12", 17),
            Digit("68,17 114,20! 146,6", 17),
            Digit("58,30 98,36! 126,26", 15),
        ),
        ("34,-14 50,0 46,20",),
    ),
    "press": Pose(
        (),
        "-40,-18! -8,-19 14,-30 46,-36 76,-36 86,-8 84,18 66,38 26,32 -8,19 -40,18!",
        (
            Digit("64,-28 104,-46! 138,-58", 17),
            Digit("76,-10 122,-18! 164,-24", 18),
            Digit("76,10 122,12! 162,14", 17),
            Digit("66,27 102,42! 130,54", 15),
            Digit("18,-18 46,-52! 58,-86", 20),
        ),
        ("20,-22 42,-6 36,26", "58,-26 60,-8 80,-2", "44,28 58,14 80,12"),
    ),
    "rest": Pose(
        (Digit("20,-12 54,-18! 84,-10", 18, True),),
        _WRIST + "18,-24 50,-26 72,-18 78,6 66,28 44,32 20,28" + _END,
        (
            Digit("66,-10 98,-2! 122,20", 16, True),
            Digit("66,2 100,14! 120,38", 17, True),
            Digit("60,14 90,28! 106,50", 16, True),
            Digit("50,24 74,40! 86,58", 14, True),
        ),
        ("64,-16 70,-11 67,-4", "66,0 71,5 66,11", "58,14 62,19 56,24"),
    ),
    **GRIPS,
}


def pose_shape(pose: str, at: tuple[float, float], k: float, rot: float, flip: bool = False, wrist: bool = True) -> Sh:
    """The outline alone of a hand in one of POSES, placed as by `pose_hand`; without its wrist if it is a print."""
    p = POSES[pose]
    whole = U([f.body() for f in (*p.behind, *p.before)], S(p.palm))
    if not wrist:
        whole = whole - Sh.rect(-60, -60, 62, 120)
    return whole.scale(k, -k if flip else k).rot(rot).move(*at)


def pose_hand(
    d: Doc,
    pose: str,
    at: tuple[float, float],
    k: float,
    rot: float,
    tones: tuple[str, str, str],
    flip: bool = False,
    detail: int = 2,
    light: tuple[float, float] = (-0.6, -0.8),
    line: str = INK,
    held: Callable[[], object] | None = None,
    cuff: tuple[str, ...] | None = None,
    arm: float = 0.0,
    bones: bool = False,
) -> Sh:
    """A hand in one of POSES with its wrist at `at`, fingers along `rot` degrees; returns its outline.

    tones: lit, middle, shadow plane; k: size (1 is 165 units of hand); light: towards the lamp, in the picture;
    held: draws what the hand holds, behind its foremost fingers; cuff: colours of a sleeve `arm` units long;
    bones: with knuckles, tendons, the balls of the palm and the bone of the wrist, for hands that are looked at."""
    p, (x, y) = POSES[pose], at

    def place(s: Sh) -> Sh:
        return s.scale(k, -k if flip else k).rot(rot).move(x, y)

    lit, mid, dark = tones
    wide = (3.0 if detail else 5.0) * max(0.5, min(1.0, k))
    palm = place(S(p.palm))
    whole = U([place(f.bony() if bones else f.body()) for f in (*p.behind, *p.before)], palm)
    paint = d.dlin(whole, lit, mid, mid)
    deep = mix(dark, INK, 0.35)
    for f in p.behind:
        _bone(d, place, f, paint, wide, dark, light, k, line, bones)
    d.inked(palm, paint, wide, wide * 0.4, line)
    d.fill([place(f.root()) for f in p.behind], paint)
    d.fill((palm - palm.move(light[0] * 8 * k, light[1] * 8 * k)), dark, 0.55)
    if bones and detail:
        _anatomy(d, place, pose, palm, tones)
    if held:
        held()
    for f in p.before:
        _bone(d, place, f, paint, wide, dark, light, k, line, bones)
        d.fill(place(f.root()) & palm.shrink(wide * 0.5), paint)
        if bones:
            d.fill(place(f.heel()) & palm.shrink(wide * 0.5), paint)
    if detail:
        d.fill([place(brush(s, 3.6, LEAF, 8)) for s in p.lines], deep, 0.9)
        nails = [place(f.tip()) for f in (*p.behind, *p.before) if f.nail]
        for nail in nails:
            d.inked(nail, lighten(lit, 0.35), 1.3 * max(0.6, k), 0.3, deep)
    if cuff:
        sleeve_cuff(d, place, cuff, arm, wide, detail, random.Random(5))
    return whole


def _bone(
    d: Doc,
    place: Placement,
    f: Digit,
    paint: str,
    wide: float,
    dark: str,
    light: tuple[float, float],
    k: float,
    line: str,
    bones: bool = False,
) -> None:
    """one finger: contour, the plane turned from the lamp, a cut over each joint"""
    body = place(f.bony() if bones else f.body())
    d.inked(body, paint, wide, wide * 0.35, line)
    d.fill(body - body.move(light[0] * 5 * k, light[1] * 5 * k), dark, 0.85 if bones else 0.6)
    if bones:
        _knuckles(d, place, f, body, dark)
        return
    if wide > 2.2 and len(pts_of(f.joints)) > 2:
        jx, jy, _ = pts_of(f.joints)[1]
        d.fill(
            place(brush([(jx - 2, jy - f.width * 0.3), (jx + 2, jy), (jx - 2, jy + f.width * 0.3)], 2.6, LEAF, 6))
            & body,
            mix(dark, INK, 0.35),
            0.7,
        )


def _knuckles(d: Doc, place: Placement, f: Digit, body: Sh, dark: str) -> None:
    """over every joint a lit knob and, behind it, one fold of skin"""
    folds, knobs = [], []
    for jx, jy, _ in pts_of(f.joints)[1:-1]:
        x, y, tx, ty = min(sample(f.joints, 24), key=lambda p: math.hypot(p[0] - jx, p[1] - jy))
        half = f.width * 0.33
        way = [
            (x - ty * half, y + tx * half),
            (x + tx * f.width * 0.2, y + ty * f.width * 0.2),
            (x + ty * half, y - tx * half),
        ]
        folds.append(place(brush(way, f.width * 0.17, LEAF, 8)))
        knobs.append(place(Sh.ell(x - tx * f.width * 0.12, y - ty * f.width * 0.12, f.width * 0.17)))
    d.fill([one & body for one in folds], mix(dark, INK, 0.35), 0.85)
    d.fill([one & body for one in knobs], "#fff6e0", 0.35)


PALM_SIDE = ("open", "hold", "cup", "cradle", "press")
"""Poses that show the inside of the hand; the others show its back."""


def _anatomy(d: Doc, place: Placement, pose: str, palm: Sh, tones: tuple[str, str, str]) -> None:
    """the inside: balls of thumb and little finger, sinews at the wrist; the back: sinews to each knuckle, a bone"""
    p, (lit, _, dark) = POSES[pose], tones
    deep = mix(dark, INK, 0.3)
    if pose in GRIPS:
        ball = Sh.ell(22, -8, 25, 14).rot(-24, 22, -8)
        d.fill(place(ball) & palm, lit, 0.6)
        d.fill((place(ball) - place(ball.move(-3, -5))) & palm, dark, 0.7)
        return
    if pose in PALM_SIDE:
        balls = (Sh.ell(24, -14, 24, 15).rot(24, 24, -14), Sh.ell(28, 20, 24, 11).rot(10, 28, 20))
        for ball in balls:
            placed = place(ball) & palm
            d.fill(placed, lit, 0.7)
            d.fill((placed - place(ball.move(-3, -5))) & palm, dark, 0.8)
        sinews = ((-38, -5, 2, -3), (-38, 6, 0, 4))
        d.fill([place(sliver(*way, 2.6)) & palm for way in sinews], deep, 0.85)
        return
    roots = [pts_of(f.joints)[0] for f in (*p.behind, *p.before)]
    knuckles = [(x, y) for x, y, _ in roots if x > 40]
    for x, y in knuckles:
        cut = brush([(x + 4, y + 4), (x * 0.74, y * 0.8 + 4), (x * 0.5, y * 0.56 + 3)], 4.2, TAIL, 10)
        d.fill(place(cut) & palm, dark, 0.75)
        light = brush([(x + 2, y - 1), (x * 0.7, y * 0.78), (x * 0.45, y * 0.5 - 1)], 5.4, LEAF, 10)
        d.fill(place(light) & palm, lighten(lit, 0.4), 0.55)
    d.fill([(place(Sh.ell(x - 2, y, 9, 8)) - place(Sh.ell(x - 5, y - 2, 9, 8))) & palm for x, y in knuckles], deep, 0.8)
    bone = Sh.ell(-14, 11, 9, 7)
    d.fill(place(bone) & palm, lit, 0.8)
    d.fill((place(bone) - place(bone.move(-3, -3))) & palm, deep, 0.85)
