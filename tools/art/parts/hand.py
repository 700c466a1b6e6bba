"""Hands in six gestures, bare or mittened, with a sleeve cuff.

Local grid: wrist at 0,0, fingers towards +x, about 160 long and 80 wide, thumb towards -y.
`flip` mirrors to the other hand."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import sample
from tools.art.palette import INK

SKINS = {
    "fair": ("#fff0d6", "#f2c596", "#b8744e"),
    "tan": ("#fbdcae", "#d89a64", "#8a5230"),
    "brown": ("#d9a070", "#9a5c38", "#54291c"),
    "dark": ("#a8714c", "#6d402a", "#331a18"),
    "frost": ("#f4fffb", "#a9dfe6", "#3f86b4"),
}
GESTURES = ("pinch", "open", "point", "grip", "flat", "reach")


@dataclass(frozen=True)
class Finger:
    """One finger: its centre line, its width, and whether a nail shows."""

    path: str
    width: float
    nail: bool = False

    def shape(self) -> Sh:
        end = sample(self.path, 12)[-1]
        return brush(self.path, self.width, taper(0.94, 0.74, 0.25, 0.7), 12) | Sh.ell(
            end[0], end[1], self.width * 0.38
        )

    def nail_shape(self) -> Sh:
        x, y, tx, ty = sample(self.path, 12)[-1]
        r = self.width * 0.25
        tip = Sh.ell(0, 0, r * 1.25, r * 0.8)
        return tip.rot(math.degrees(math.atan2(ty, tx))).move(x - tx * r * 0.2, y - ty * r * 0.2)


# each gesture: fingers behind the palm, the palm, fingers before it, creases, mitten body and its thumb
_PALMS = {
    "pinch": "-8,-24 24,-30 56,-36 78,-22 78,8 54,28 18,27 -8,23",
    "open": "-8,-20 22,-20 50,-8 82,2 96,16 76,33 40,36 12,28 -8,22",
    "point": "-8,-25 26,-32 60,-36 82,-28 88,4 78,38 48,42 18,30 -8,24",
    "grip": "-8,-26 28,-36 62,-44 80,-36 84,0 78,38 52,46 20,34 -8,24",
    "flat": "-8,-26 28,-34 60,-40 82,-34 88,0 82,34 52,40 20,32 -8,25",
    "reach": "-8,-22 24,-28 56,-34 78,-28 84,0 74,28 46,34 18,27 -8,22",
}
_BEHIND = {
    "pinch": (
        Finger("44,-22 62,-62 84,-88", 18),
        Finger("54,-22 86,-62 116,-76", 20),
        Finger("60,-20 102,-48 138,-48", 22),
    ),
    "open": (
        Finger("22,-2 44,-34 62,-60", 24),
        Finger("66,6 118,0 158,-24", 20),
        Finger("68,12 124,8 168,-12", 21),
        Finger("66,18 120,20 162,4", 20),
    ),
    "point": (Finger("62,-22 110,-27 162,-24", 24, True),),
    "grip": (),
    "flat": (
        Finger("70,-26 108,-40 140,-50", 23, True),
        Finger("76,-8 120,-12 160,-16", 24, True),
        Finger("76,12 118,16 152,20", 23, True),
        Finger("68,28 102,42 130,54", 20, True),
        Finger("24,-14 52,-50 84,-78", 26, True),
    ),
    "reach": (
        Finger("22,-10 52,-48 82,-58 104,-46", 23, True),
        Finger("68,-22 108,-46 140,-46 158,-28", 20, True),
        Finger("74,-8 120,-24 154,-16 168,6", 21, True),
        Finger("72,8 116,2 146,12 156,34", 20, True),
        Finger("62,20 96,28 120,42 124,60", 17, True),
    ),
}
_BEFORE = {
    "pinch": (Finger("58,-22 104,-36 132,-16 138,8", 23, True), Finger("22,12 60,36 102,32 134,14", 24, True)),
    "open": (Finger("58,24 104,30 140,18", 18),),
    "point": (
        Finger("64,34 92,42 94,30 76,26", 18),
        Finger("66,18 104,24 104,10 80,8", 21),
        Finger("66,0 108,2 108,-12 82,-12", 22),
        Finger("22,-8 56,2 88,-2", 23, True),
    ),
    "grip": (
        Finger("56,34 92,38 108,34", 20),
        Finger("60,14 98,16 116,12", 23),
        Finger("60,-8 100,-8 118,-10", 24),
        Finger("56,-30 94,-32 112,-32", 23),
        Finger("26,-22 66,-54 104,-54", 25, True),
    ),
    "flat": (),
    "reach": (),
}
_CREASES = {
    "pinch": ("66,-12 76,0 72,14", "30,-6 44,10 66,16"),
    "open": ("30,-8 48,6 84,12", "40,20 58,24 80,22"),
    "point": ("30,-22 42,-12 50,-4",),
    "grip": ("36,-22 52,-20 60,-28", "46,10 56,4 60,-4"),
    "flat": ("36,-24 48,-4 44,22", "62,-22 70,0 62,22"),
    "reach": ("38,-12 58,-14 74,-18", "40,-2 60,-2 78,-4", "38,8 58,10 74,10"),
}
_MITTENS = {
    "pinch": ("-8,-26 30,-36 74,-44 116,-34 140,-8 136,12! 118,2 92,4 66,16 30,28 -8,24", "24,14 66,38 104,34 136,16"),
    "open": ("-8,-22 28,-22 72,-2 124,-6 156,-24 168,-8 160,10 132,32 78,40 28,32 -8,22", "22,-4 44,-36 64,-60"),
    "point": ("-8,-26 34,-38 84,-40 150,-26 160,-14 130,2 92,30 44,36 -8,24", "22,-4 58,8 92,2"),
    "grip": ("-8,-26 30,-40 80,-48 116,-36 124,0 114,38 76,48 26,36 -8,24", "26,-20 66,-48 106,-44"),
    "flat": ("-8,-26 38,-42 98,-44 142,-22 146,14 112,40 50,42 -8,26", "24,-14 50,-50 78,-74"),
    "reach": ("-8,-22 30,-32 92,-38 142,-24 160,8 148,28! 126,12 96,22 48,34 -8,22", "22,-8 50,-46 80,-56 102,-44"),
}


def hand(
    d: Doc,
    gesture: str,
    x: float,
    y: float,
    k: float = 1.0,
    rot: float = 0.0,
    flip: bool = False,
    skin: str | tuple[str, str, str] = "tan",
    mitten: tuple[str, ...] | None = None,
    cuff: tuple[str, ...] | None = None,
    arm: float = 0.0,
    detail: int = 2,
    rnd: random.Random | None = None,
) -> Sh:
    """A hand whose wrist is at (x, y), fingers along `rot` degrees; returns its silhouette.

    gesture: one of GESTURES; skin: a name of SKINS or three colours; mitten: (light, base, dark) wears one;
    cuff: (light, base, dark) of a sleeve, `arm` units long; k: size (1 = 160 units of hand)."""
    rnd = rnd or random.Random(7)
    light, base, dark = mitten or (SKINS[skin] if isinstance(skin, str) else skin)

    def place(s: Sh) -> Sh:
        return s.scale(k, -k if flip else k).rot(rot).move(x, y)

    wide = (3.2 if detail else 5) * max(0.55, min(1.0, k))
    if mitten:
        mass, thumb = _MITTENS[gesture]
        layers = [place(S(mass)), place(Finger(thumb, 28).shape())]
        nails, creases = [], ["-2,-14 20,-8 40,-14", "-2,2 24,6 46,2", "-2,14 18,17 34,15"]
    else:
        layers = [place(f.shape()) for f in _BEHIND[gesture]] + [place(S(_PALMS[gesture]))]
        layers += [place(f.shape()) for f in _BEFORE[gesture]]
        fingers = (*_BEHIND[gesture], *_BEFORE[gesture])
        nails = [place(f.nail_shape()) for f in fingers if f.nail]
        creases = list(_CREASES[gesture])
    whole = U(layers)
    paint = d.dlin(whole, light, base, dark)
    palm = place(S(_PALMS[gesture])) if not mitten else layers[0]
    for s in layers:
        d.inked(s, paint, wide, wide * 0.4)
    if not mitten:
        if gesture in ("flat", "reach", "open", "pinch", "point"):
            d.fill(palm.shrink(wide * 0.9), paint)
        for f, s in zip(_BEFORE[gesture], layers[len(_BEHIND[gesture]) + 1 :], strict=True):
            d.inked(s, paint, wide * 0.85, wide * 0.3)
            foot = sample(f.path, 12)[0]
            d.fill(place(Sh.ell(foot[0], foot[1], f.width * 0.62)) & palm.shrink(wide), paint)
    if detail:
        d.fill(wedges(whole, 6 + 3 * k, 15 * k, 3.2 * max(0.6, k), rnd=rnd), mix(dark, INK, 0.45), 0.85)
        d.fill([place(brush(c, 3.4, LEAF, 8)) for c in creases], mix(dark, INK, 0.5))
        for n in nails:
            d.inked(n, lighten(light, 0.35), 1.6 * max(0.6, k), 0.4, mix(dark, INK, 0.4))
    if cuff:
        whole = whole | sleeve_cuff(d, place, cuff, arm, wide, detail, rnd)
    return whole


def sleeve_cuff(
    d: Doc, place: Callable[[Sh], Sh], cuff: tuple[str, ...], arm: float, wide: float, detail: int, rnd: random.Random
) -> Sh:
    """the sleeve behind the wrist and its turned-back cuff, in the hand's own grid"""
    light, base, dark = cuff
    whole = Sh()
    if arm:
        spread = 34 + arm * 0.16
        sleeve = place(
            S(
                f"-18,-30! {-arm * 0.5},{-spread * 0.92} {-arm},{-spread}! "
                f"{-arm},{spread}! {-arm * 0.5},{spread} -18,31!"
            )
        )
        d.inked(sleeve, d.dlin(sleeve, light, base, dark), wide, wide * 0.5)
        if detail:
            d.fill(wedges(sleeve, 10, 30, 5, rnd=rnd), INK)
            folds = [
                brush(
                    f"{-24 - i * 6},{-16 + i * 17} {-arm * 0.45},{-20 + i * 21} {-arm * 0.86},{-14 + i * 22}",
                    5,
                    LEAF,
                    8,
                )
                for i in range(3)
            ]
            d.fill([place(f) for f in folds], mix(dark, INK, 0.6))
        whole = sleeve
    edge = place(S("-30,-37! -8,-33 3,-29! 7,0 3,30! -8,34 -30,38! -25,0"))
    d.inked(edge, d.dlin(edge, lighten(light, 0.3), light, base), wide, wide * 0.5)
    if detail:
        d.fill(wedges(edge, 8, 14, 4, rnd=rnd), INK)
    return whole | edge
