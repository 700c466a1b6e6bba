"""Faces of adults: long heads turned a little to the left, the lamp on their left, planes instead of roundness.

Two people share neither nose, lid, mouth nor look, and each has one thing too much of: each is a `Face`, with eyes as
`gaze.py` has them. Local units: eyes on y 0, chin about 120, crown
about -110.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.figure import Fig, Placed
from tools.art.lamplit.gaze import SKINS, Gaze, eyes
from tools.art.lamplit.nib import INK, LAMP

MOODS = ("calm", "addled", "glad", "asleep")


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
    gaze: Gaze = field(default_factory=lambda: Gaze("bead"))
    fright: str = "-38,80 -20,74 -4,84 14,76 30,86"
    """The line between the lips of whoever is out of their wits."""
    snore: str = "-21,86 -10,73 1,86 -10,99"
    """The mouth of the sleeper."""
    teeth: str = ""
    """Lines between the teeth, where they show."""
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
    eyes(f, face.gaze, face.skin, skin, mood)
    _mouth(f, face, skin, mood)
    _folds(f, face)
    return skin


def _planes(f: Fig, face: Face, skin: Placed) -> None:
    lit, mid, shaded, dark, blush = SKINS[face.skin]
    f.fill(S("30,-130! 36,-64 30,-24 46,2 44,36 26,76 6,128 2,170! 120,170! 120,-130!"), mid, 1, skin)
    f.fill(S("62,-130! 56,-60 60,0 58,40 40,84 10,128 4,170! 120,170! 120,-130!"), shaded, 0.55, skin)
    f.fill(Sh.ell(-44, 44, 24, 17), blush, face.blush, skin)
    f.fill(Sh.ell(46, 44, 22, 17), blush, face.blush, skin)
    gap = max(0.7, f.k)
    far = S("58,-130! 66,-60 66,0 60,40 42,84 12,128 6,170! 120,170! 120,-130!")
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


# ------------------------------------------------------------------ mouth, folds
def _mouth(f: Fig, face: Face, skin: Placed, mood: str) -> None:
    shaded, dark = SKINS[face.skin][2], SKINS[face.skin][3]
    x0, y0, x1, y1 = S(face.mouth).bounds
    if mood == "glad":
        mouth = f.fill(face.laugh, "#4a1a20")
        tongue = Sh.ell((x0 + x1) / 2, y1 + 22, (x1 - x0) * 0.34, 12)
        f.fill(tongue, "#c0525a", 0.9, mouth)
        f.fill(mouth - mouth.move(0, 12 * f.k), "#f7f2e2")
        if face.teeth:
            f.line(face.teeth, 2, dark, 0.8)
        f.line(face.laugh.split("!")[0] + " " + " ".join(_upper(face.laugh)), 3, INK)
    elif mood == "addled":
        f.line(face.fright, 3.6, INK)
    elif mood == "asleep":
        f.form(face.snore, "#4a1a20", 2.2, edge=False)
    else:
        f.fill(
            S(f"{x0 + 6},{y1 + 10}! {(x0 + x1) / 2},{y1 + 7} {x1 - 4},{y0 + 12}! {(x0 + x1) / 2},{y1 + 17}"),
            shaded,
            0.5,
            skin,
        )
        if face.lips is not None:
            upper, lower = S(face.lips[0]), S(face.lips[0]) - S(face.lips[0]).move(0, -9)
            f.fill(upper, face.lips[1], 0.9, skin)
            f.fill(lower, lighten(face.lips[1], 0.3), 0.7, skin)
        f.brush(face.mouth, face.weight, INK if face.lips else dark, taper(0.3, 0.25, 0.5))
        f.line(f"{x1 - 1},{y0 - 4} {x1 + 4},{y0 + 1} {x1 + 2},{y0 + 7}", 2.2, dark, 0.8)


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
