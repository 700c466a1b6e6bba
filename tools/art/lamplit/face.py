"""Faces of adults: long heads turned a little to the left, the lamp on their left, planes instead of roundness.

Two people share neither nose, lid, mouth nor look: each is a `Face`. Local units: eyes on y 0, chin about 120, crown
about -110.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.figure import Fig, Placed
from tools.art.lamplit.nib import INK, LAMP

MOODS = ("calm", "addled", "glad", "asleep")
SKINS = {
    "fair": ("#f2dcc2", "#dbb797", "#a97d66", "#6a4238", "#d78f78"),
    "ruddy": ("#f0cdb0", "#d9a080", "#a86a54", "#66362e", "#cf6a50"),
    "olive": ("#e6c39a", "#c4976b", "#8c6347", "#54352a", "#c0714f"),
    "tan": ("#d9a877", "#b57f54", "#7f5439", "#4a2c22", "#b8603f"),
    "brown": ("#c08a5e", "#99663f", "#6b4230", "#3a231d", "#a5543a"),
    "deep": ("#8f5f45", "#6b4331", "#472b24", "#241514", "#8a4436"),
    "pale": ("#ece4d0", "#cfc6ac", "#928a78", "#55504a", "#b89a86"),
    "amber": ("#e9cfa4", "#c9a372", "#90704e", "#543c2e", "#bf7f58"),
}
"""Lit, middle, shaded, line, blush."""
EYES = ((-37.0, 17.0, -1), (28.0, 20.0, 1))
"""Where the eyes lie, half their width, and on which side of the face."""


@dataclass(frozen=True, slots=True)
class Face:
    """One person's head. Points are in the head's own units, as in `inkwell.shape.S`."""

    skin: str
    outline: str
    nose: str
    """One of NOSES."""
    mouth: str
    """The line between the lips at rest."""
    laugh: str
    """The open mouth of the glad."""
    weight: float = 4.2
    """How heavy the line between the lips is."""
    lips: tuple[str, str] | None = None
    """Points and colour, where lips show."""
    wide: float = 1.0
    """How large the eyes are."""
    upper: float = 12.0
    """How far the lids are open upwards, and downwards."""
    lower: float = 8.0
    hood: float = 0.0
    """How much of the opening a heavy lid covers, 0 to 1."""
    slant: float = 0.0
    """How much the outer corners hang (above 0) or rise."""
    iris: float = 7.6
    look: tuple[float, float] = (-5.0, 0.0)
    bag: float = 1.0
    """How deep the line under the eye is."""
    lashes: int = 0
    brows: tuple[str, str] = ("-58,-25 -38,-36 -16,-29", "4,-27 28,-36 54,-27")
    brow: tuple[float, float] = (6.0, 6.0)
    """Their weights; 0: there is none."""
    brow_colour: str = INK
    blush: float = 0.35
    old: int = 0
    """Folds: 0 none, 1 beside the mouth and on the forehead, 2 crow's feet as well."""
    marks: tuple[str, ...] = ()
    """Lines that only this face has."""


def head(f: Fig, face: Face, mood: str = "calm") -> Placed:
    """Draw the head without hair and hat; gives its outline."""
    skin = f.form(face.outline, SKINS[face.skin][0])
    _planes(f, face, skin)
    NOSES[face.nose](f, face, skin)
    for side in (0, 1):
        _eye(f, face, skin, side, mood)
        _brow(f, face, side, mood)
    _mouth(f, face, skin, mood)
    _folds(f, face)
    return skin


def _planes(f: Fig, face: Face, skin: Placed) -> None:
    lit, mid, shaded, dark, blush = SKINS[face.skin]
    f.fill(S("30,-130! 36,-64 30,-24 46,2 44,36 26,76 6,128! 120,128! 120,-130!"), mid, 1, skin)
    f.fill(S("62,-130! 56,-60 60,0 58,40 40,84 10,128! 120,128! 120,-130!"), shaded, 0.55, skin)
    f.fill(Sh.ell(-44, 44, 24, 17), blush, face.blush, skin)
    f.fill(Sh.ell(46, 44, 22, 17), blush, face.blush, skin)
    gap = max(0.7, f.k)
    far = S("58,-130! 66,-60 66,0 60,40 42,84 12,128! 120,128! 120,-130!")
    f.pen(far, 90, 5.2 * gap, dark, 1.5, 0.75, skin, ragged=10)
    cheek = S("30,20! 60,10 60,50 40,90 6,128! 14,100 26,60!")
    f.pen(cheek, 90, 6.5 * gap, dark, 1.2, 0.5, skin, ragged=22)
    bright = lighten(lit, 0.45)
    for spec in (
        "-50,-62! -10,-70 14,-62! 8,-46 -34,-44!",
        "-62,22! -44,20 -26,30! -38,42 -58,44!",
        "-24,106! -8,102 8,107! 0,114 -16,114!",
    ):
        f.fill(spec, bright, 0.5, skin)
    f.fill(skin - skin.move(4.5 * f.k, 2.2 * f.k), mix(bright, LAMP["core"], 0.5), 0.8)


# ------------------------------------------------------------------ noses
def _broad(f: Fig, face: Face, skin: Placed) -> None:
    lit, _, shaded, dark, _ = SKINS[face.skin]
    f.fill("-4,-12! 6,6 6,34 14,52! 0,60 -34,60 -40,50! -22,34 -12,8", shaded, 0.4, skin)
    f.fill("-14,6! -6,20 -12,44! -28,50 -24,30", lighten(lit, 0.4), 0.6, skin)
    f.line("-14,16 -20,32 -38,42 -40,54 -28,60 -22,56", 3.2, dark)
    f.line("-12,60 -6,63 2,60 16,54 16,44 10,38", 3.0, dark)
    for x in (-26, 2):
        f.fill(Sh.ell(x, 56, 6, 3.4), dark, 1, skin)


def _long(f: Fig, face: Face, skin: Placed) -> None:
    lit, _, shaded, dark, _ = SKINS[face.skin]
    f.fill("-6,-18! 4,0 2,40 10,60! -6,74 -26,70! -14,30", shaded, 0.5, skin)
    f.fill("-10,-12! -4,14 -14,52! -26,62 -20,24", lighten(lit, 0.5), 0.6, skin)
    f.line("-12,-8 -18,26 -32,58 -30,68 -20,71! -10,68", 3.2, dark)
    f.line("0,68 8,63 8,52", 2.4, dark)


def _snub(f: Fig, face: Face, skin: Placed) -> None:
    lit, _, shaded, dark, _ = SKINS[face.skin]
    f.fill("-4,-10! 4,10 6,34! -2,46 -20,46 -26,42! -8,24", shaded, 0.5, skin)
    f.fill(Sh.ell(-24, 33, 8, 7), lighten(lit, 0.45), 0.7, skin)
    f.line("-10,4 -12,20 -26,25 -36,33 -32,43 -22,44", 3.0, dark)
    f.line("-4,45 10,42 10,30", 2.6, dark)
    for x in (-20, -2):
        f.fill(Sh.ell(x, 43, 4.6, 2.6), dark, 0.9, skin)


def _beak(f: Fig, face: Face, skin: Placed) -> None:
    lit, _, shaded, dark, _ = SKINS[face.skin]
    f.fill("-6,-22! 6,0 4,34 10,50! -8,58 -26,56! -20,20", shaded, 0.55, skin)
    f.fill("-12,-14! -14,6 -26,36! -34,46 -32,16 -22,-4", lighten(lit, 0.4), 0.6, skin)
    f.line("-8,-18 -22,-4 -32,12 -36,30 -42,50 -34,60 -22,53 -10,56", 3.4, dark)
    f.line("2,54 12,48 8,36", 2.6, dark)


def _button(f: Fig, face: Face, skin: Placed) -> None:
    lit, _, shaded, dark, blush = SKINS[face.skin]
    f.fill(Sh.ell(-14, 44, 19, 15), blush, 0.55, skin)
    f.fill(Sh.ell(-5, 47, 12, 11), shaded, 0.35, skin)
    f.fill(Sh.ell(-21, 38, 6, 5), lighten(lit, 0.6), 0.9, skin)
    f.line("-31,38 -34,48 -25,57 -12,57 0,56 7,48 4,39", 3.0, dark)


def _bulb(f: Fig, face: Face, skin: Placed) -> None:
    lit, mid, shaded, dark, blush = SKINS[face.skin]
    nose = f.form(
        "-10,-4! -20,16 -46,30 -50,52 -36,66 -10,68 14,62 22,44 12,26 4,2!", mix(lit, blush, 0.4), 3.0, dark, False
    )
    f.fill("2,4! 8,28 4,68! 30,68! 30,20!", shaded, 0.5, nose)
    f.fill(Sh.ell(-32, 42, 8, 6), lighten(lit, 0.6), 0.9, nose)
    f.fill(S("-14,-10! 6,-10! 8,6! -16,8!"), mid, 1, skin)
    f.line("-30,62 -22,56 -14,64", 2.6, dark)
    f.line("2,60 8,54 16,56", 2.4, dark)


def _blade(f: Fig, face: Face, skin: Placed) -> None:
    lit, _, shaded, dark, _ = SKINS[face.skin]
    f.fill("-6,-22! -38,52! -6,54! 8,46! 6,8!", shaded, 0.55, skin)
    f.fill("-10,-14! -38,50! -24,50! -8,4!", lighten(lit, 0.45), 0.6, skin)
    f.line("-8,-20! -39,51! -33,57 -14,55", 3.0, dark)
    f.line("-2,55 9,50 7,40", 2.2, dark)


def _hook(f: Fig, face: Face, skin: Placed) -> None:
    lit, _, shaded, dark, _ = SKINS[face.skin]
    f.fill("-4,-16! 5,4 2,34 14,50! 0,58 -28,60! -18,26", shaded, 0.5, skin)
    f.fill("-10,-8! -6,16 -20,42! -30,46 -18,16", lighten(lit, 0.5), 0.6, skin)
    f.line("-12,-4 -12,16 -24,30 -28,46 -38,60! -24,60 -14,54", 3.0, dark)
    f.line("0,58 13,52 14,44 6,38", 2.8, dark)


NOSES = {
    "broad": _broad,
    "long": _long,
    "snub": _snub,
    "beak": _beak,
    "button": _button,
    "bulb": _bulb,
    "blade": _blade,
    "hook": _hook,
}


# ------------------------------------------------------------------ eyes, brows, mouth
def _eye(f: Fig, face: Face, skin: Placed, side: int, mood: str) -> None:
    dark, shaded = SKINS[face.skin][3], SKINS[face.skin][2]
    x, w, s = EYES[side]
    w *= face.wide
    f.fill(Sh.ell(x, -2, w * 1.35, 17), shaded, 0.38, skin)
    if mood == "asleep":
        drop = face.slant * 0.5
        f.line(f"{x - w},{0 if s > 0 else drop} {x},{8 * face.wide} {x + w},{drop if s > 0 else 0}", 4, INK)
        for i in (-0.6, 0, 0.6):
            f.line(f"{x + w * i},{6 * face.wide} {x + w * i * 1.2},{13 * face.wide}", 2, INK)
    elif mood == "glad":
        f.line(f"{x - w},4 {x},{-10 * face.wide} {x + w},3", 4.6, INK)
        f.line(f"{x - w * 0.8},10 {x},14 {x + w * 0.8},9", 2, dark)
    elif mood == "addled":
        _pin(f, face, side)
    else:
        _open(f, face, side)
    for i in range(face.lashes if mood != "asleep" else 0):
        near, far = w * (0.75 + 0.12 * i), w * (1.15 + 0.1 * i)
        f.line(f"{x + s * near},{-3 - 2 * i} {x + s * far},{-9 - 4 * i}", 2.4, INK)


def _pin(f: Fig, face: Face, side: int) -> None:
    """An eye that has seen it: wide, the pupil a pin with a ring round it, one eye larger than the other."""
    dark = SKINS[face.skin][3]
    x, w, s = EYES[side]
    w *= face.wide * (1.18 if s > 0 else 0.92)
    up, low = 19 * face.wide, 17 * face.wide
    upper = f"{x - w},2 {x - w * 0.4},{-up} {x + w * 0.5},{-up} {x + w},0"
    lower = f"{x - w},2 {x - w * 0.4},{low} {x + w * 0.4},{low} {x + w},0"
    f.fill(
        S(f"{x - w},2! {x - w * 0.4},{-up} {x + w * 0.5},{-up} {x + w},0! {x + w * 0.4},{low} {x - w * 0.4},{low}"),
        "#f7f2e2",
    )
    f.line(
        [(x + math.cos(t / 13 * math.tau) * 10, -1 + math.sin(t / 13 * math.tau) * 10) for t in range(14)], 2.0, dark
    )
    f.fill(Sh.ell(x, -1, 3.4), INK)
    f.line(upper, 3.4, INK)
    f.line(lower, 2.2, INK)


def _open(f: Fig, face: Face, side: int) -> None:
    lit, mid, _, dark, _ = SKINS[face.skin]
    x, w, s = EYES[side]
    w *= face.wide
    up, low = face.upper * face.wide, face.lower * face.wide
    left, right = (face.slant, 0.0) if s < 0 else (0.0, face.slant)
    ball = f.fill(
        S(
            f"{x - w},{2 + left}! {x - w * 0.4},{-up + left * 0.4} {x + w * 0.5},{-up + right * 0.4} {x + w},{right}!"
            f" {x + w * 0.4},{low + right * 0.5} {x - w * 0.4},{low + left * 0.5}"
        ),
        "#f7f2e2",
    )
    ix, iy = x + face.look[0], -1 + face.look[1]
    f.fill(Sh.ell(ix, iy, face.iris * face.wide, face.iris * 1.13 * face.wide), INK, 1, ball)
    f.fill(Sh.ell(ix - 2.5, iy - 3, 2.2), "#ffffff", 1, ball)
    lid = -up
    if face.hood:
        lid = -up + (up + low) * face.hood
        cover = Sh.rect(x - w - 4, -up - 12, 2 * w + 8, lid + up + 12)
        f.fill(cover, mid if s > 0 else mix(lit, mid, 0.6), 1, ball)
    edge = (
        f"{x - w - 3},{4 + left} {x - w * 0.4},{lid - 1 + left * 0.4}"
        f" {x + w * 0.5},{lid - 1 + right * 0.4} {x + w + 3},{1 + right}"
    )
    f.brush(edge, 6.2, INK, taper(0.2, 0.35, 0.55))
    f.line(f"{x - w * 0.5},{-up - 9} {x + w * 0.3},{-up - 10} {x + w * 0.9},{-up - 5 + right * 0.4}", 2, dark)
    if face.bag:
        f.line(
            f"{x - w * 0.6},{low + 4} {x + w * 0.2},{low + 3 + 4 * face.bag} {x + w * 0.8},{low + 3}",
            1.8 * min(1.4, face.bag),
            dark,
        )


LIFT = {"calm": (0, 0), "glad": (-9, -9), "addled": (-4, -15), "asleep": (4, 4)}
"""How far the brows go up in a mood."""


def _brow(f: Fig, face: Face, side: int, mood: str) -> None:
    if face.brow[side]:
        with f.at(0, LIFT[mood][side], 1, {"addled": -6, "asleep": 4}.get(mood, 0) * (1 if side else -1)):
            f.brush(face.brows[side], face.brow[side], face.brow_colour, taper(0.5, 0.15, 0.4))


def _mouth(f: Fig, face: Face, skin: Placed, mood: str) -> None:
    dark = SKINS[face.skin][3]
    if mood == "glad":
        mouth = f.fill(face.laugh, "#4a1a20")
        f.fill(mouth - mouth.move(0, 13 * f.k), "#f7f2e2")
        f.line(face.laugh.split("!")[0] + " " + " ".join(_upper(face.laugh)), 3, INK)
    elif mood == "addled":
        x0, _, x1, _ = S(face.laugh).bounds
        w = x1 - x0
        f.line(f"{x0},80 {x0 + w * 0.25},74 {x0 + w * 0.5},84 {x0 + w * 0.75},76 {x1},86", 3.4, INK)
    elif mood == "asleep":
        f.form(Sh.ell(-10, 86, 11, 13), "#4a1a20", 2, edge=False)
    else:
        if face.lips is not None:
            f.fill(face.lips[0], face.lips[1], 0.85, skin)
        f.brush(face.mouth, face.weight, INK if face.lips else dark, taper(0.3, 0.25, 0.5))
        f.line("-22,99 -8,102 8,98", 2.2, dark, 0.7)


def _upper(spec: str) -> list[str]:
    """The points of a mouth's upper edge: those up to its second corner."""
    points = spec.split()
    at = [i for i, one in enumerate(points) if one.endswith("!")]
    return [one.rstrip("!") for one in points[1 : at[1] + 1]]


def _folds(f: Fig, face: Face) -> None:
    dark = SKINS[face.skin][3]
    if face.old:
        f.line("-56,58 -46,72 -48,90", 2, dark, 0.75)
        f.line("30,56 40,70 36,90", 2.4, dark, 0.9)
        f.line("-40,-66 -4,-72 32,-66", 1.8, dark, 0.6)
        f.line("-34,-54 -4,-59 28,-54", 1.8, dark, 0.6)
    if face.old > 1:
        f.line("-58,14 -44,20", 1.8, dark, 0.7)
        f.line("44,14 62,10", 1.8, dark, 0.8)
        f.line("42,20 60,20", 1.8, dark, 0.8)
    for spec in face.marks:
        f.line(spec, 2.2, dark, 0.85)


def moustache(f: Fig, left: str, right: str, width: float, colour: str) -> None:
    """Two wings under the nose."""
    for spec in (left, right):
        wing = f.place(brush(spec, width, taper(0.6, 0.05, 0.3), 12))
        f.form(Placed(wing), colour, 1.6, INK, False)
