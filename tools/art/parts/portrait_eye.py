"""Eyes of the portraits: one way to cut them, from the white outward; their shapes by numbers or by hand."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import INK


@dataclass(frozen=True)
class LidCut:
    """How an eye is cut, seen as the near eye: its corners, the edge of the lids, what is drawn in the iris.

    inner, outer: the corners; upper, lower: shares of the lids' heights at 15 and 14 units before, at and after the
    middle; weight: of the upper lid's line; fold: how far above that line the lid's own plane reaches (0: none shows);
    bag: a line under the eye; iris, pupil: shares of their size; pattern: `rays flecks ring flame` or none."""

    inner: Point = (-22, 4)
    outer: Point = (23, 1)
    upper: tuple[float, float, float] = (0.64, 1.0, 0.76)
    lower: tuple[float, float, float] = (0.86, 1.0, 0.8)
    weight: float = 7.5
    fold: float = 0
    bag: bool = False
    iris: float = 1.0
    pupil: float = 1.0
    pattern: str = ""


ALMOND = LidCut((-24, 5), (26, -2), (0.5, 0.98, 0.82), (0.6, 0.9, 0.74), 8, 7, pattern="rays")
ROUND = LidCut((-19, 4), (21, 3), (0.84, 1.08, 0.9), (0.92, 1.1, 0.96), 8.5, iris=1.22, pupil=1.35, pattern="rays")
FOX = LidCut((-25, 8), (28, -9), (0.36, 0.9, 1.02), (0.5, 1.0, 0.96), 8.5, 5, pattern="flame")
HOODED = LidCut((-24, 3), (26, 1), (0.58, 0.66, 0.56), (0.84, 1.08, 0.82), 10, 11, iris=1.08, pattern="ring")
DROOP = LidCut((-21, -1), (26, 9), (0.92, 1.0, 0.5), (0.7, 0.92, 0.86), 8.5, 4, bag=True, pattern="flecks")
NARROW = LidCut((-23, 3), (25, 0), (0.5, 0.6, 0.58), (0.6, 0.62, 0.56), 9.5, 4, True, 0.86, 0.62, "rays")
WIDE = LidCut((-20, 3), (21, 2), (0.96, 1.2, 1.0), (1.0, 1.26, 1.04), 6.5, iris=0.8, pupil=0.7, pattern="flecks")


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
    cut: LidCut = ALMOND


@dataclass(frozen=True)
class Glint:
    """A spot of light on an eye: place from the eye's centre, radius; loose if it may leave the white."""

    x: float
    y: float
    r: float
    tone: str = "#ffffff"
    loose: bool = False


@dataclass(frozen=True)
class EyeForm:
    """The shapes of an eye about its own centre, some 50 units wide; `Carver.eye` makes one out of an `Eye`.

    look: where the iris stands; iris, pupil: their radii; shine: how far under its centre the iris is brightest, and
    how far that reaches; ring: width of the iris's dark edge; shade: of the upper lid on the white."""

    white: Sh
    upper: Sh
    lower: Sh
    tones: tuple[str, ...]
    look: Point
    iris: Point
    pupil: Point
    shine: Point = (7, 17)
    ring: float = 1.1
    tint: str = "#fffaf2"
    shade: Sh | None = None
    shade_tone: str = "#4a2430"
    shade_depth: float = 0.45
    glints: tuple[Glint, ...] = ()
    lower_depth: float = 1.0
    crease: Sh | None = None
    lashes: tuple[Sh, ...] = ()
    lid: Sh | None = None
    pattern: str = ""


def eyeball(
    d: Doc,
    white: Sh,
    at: Point,
    iris: Point,
    pupil: Point,
    shine: Point,
    tones: tuple[str, ...],
    ring: float = 1.3,
    tint: str = "#fffaf0",
    aside: float = 0.0,
) -> None:
    """what lies between the lids: the white, the iris with its dark edge and its light from below, the pupil

    `at` is the centre of the iris in the picture, the pupil `aside` to its left; the rest as in `EyeForm`."""
    x, y = at
    d.fill(white, tint)
    disc = Sh.ell(x, y, *iris) & white
    d.fill(disc.grow(ring) & white, INK)
    d.fill(disc, d.rad(x - 2, y + shine[0], shine[1], *tones))
    d.fill(Sh.ell(x - aside, y, *pupil) & white, INK)


def _edge(e: Eye, away: float, upper: bool) -> list[tuple[float, float, bool]]:
    """the edge of one lid from corner to corner, moved `away` from the eye's middle"""
    c = e.cut
    if upper:
        inner = [(x, -e.upper * share - away, False) for x, share in zip((-15, 0, 14), c.upper, strict=True)]
    else:
        inner = [(x, e.lower * share + away, False) for x, share in zip((-12, 0, 14), c.lower, strict=True)]
    return [(*c.inner, True), *inner, (*c.outer, True)]


def form_of(e: Eye, fine: bool) -> EyeForm:
    """the shapes of an eye given by numbers; bold, without crease, fold and pattern unless `fine`"""
    c, u, lo = e.cut, e.upper, e.lower
    r = e.size * c.iris * (1 if fine else 1.08)
    top, bottom = _edge(e, 0, True), _edge(e, 0, False)
    (ix, iy), (ox, oy) = c.inner, c.outer
    line = [(ix - 4, iy + 3), *((x, y - 2) for x, y, _ in top[1:-1]), (ox + 6, oy)]
    under = [(x, y + 1) for x, y, _ in bottom[1:-1]]
    crease = [(ix + 3, iy - 7), *((x, y - 8 - c.fold * 0.5) for x, y, _ in top[1:-1]), (ox + 1, oy - 8)]
    shade = [(-28, -34, True), (28, -34, True), (28, oy, True), *((x, y + 6, False) for x, y, _ in reversed(top[1:-1]))]
    bag = brush([(-16, lo + 7), (0, lo + 10), (17, lo * 0.7 + 7)], 3, LEAF, 8)

    def side(s: Sh) -> Sh:
        return s if e.outer > 0 else s.flipx(0)

    return EyeForm(
        white=side(S([*top, *((x, y, k) for x, y, k in reversed(bottom[1:-1]))])),
        upper=side(brush(line, c.weight if fine else c.weight * 1.45, taper(0.12, 0.3, 0.62), 16)),
        lower=side(brush(under, 3 if fine else 4, LEAF, 8)),
        tones=e.iris,
        look=e.look,
        iris=(r, r * 1.1),
        pupil=(5.6 * c.pupil, 6.6 * c.pupil),
        ring=2.0,
        tint="#fffaf0",
        shade=side(S([*shade, (-28, iy, True)])),
        glints=(Glint(e.look[0] - 5, e.look[1] - 5, 3.8),),
        lower_depth=0.9,
        crease=side(U(brush(crease, 3.2, LEAF, 10), bag) if c.bag else brush(crease, 3.2, LEAF, 10))
        if e.crease and fine
        else None,
        lashes=tuple(
            brush([(e.outer * (25 - i * 5), -2 - i * 4), (e.outer * (38 - i * 6), -10 - i * 7)], 4.6, TAIL, 4)
            for i in range(e.lashes)
        ),
        lid=side(
            S([*((x, y - 1, k) for x, y, k in top), *((x, y - c.fold * 0.9 - 4, False) for x, y, _ in top[3:0:-1])])
        )
        if c.fold and fine
        else None,
        pattern=c.pattern if fine and u else "",
    )


def _in_iris(d: Doc, pattern: str, white: Sh, at: Point, iris: Point, pupil: Point, tones: tuple[str, ...]) -> None:
    """what tells one iris from another: dark rays, flecks, a pale ring round the pupil, tongues from below"""
    x, y = at
    if pattern == "ring":
        pale = Sh.ell(x, y, pupil[0] * 1.5, pupil[1] * 1.5) - Sh.ell(x, y, pupil[0] * 1.12, pupil[1] * 1.12)
        d.fill(pale & white, tones[0], 0.75)
        return
    marks: list[Sh] = []
    for k in range(11):
        a = math.radians(k * 360 / 11 + 12)
        ux, uy = math.cos(a) * iris[0], math.sin(a) * iris[1]
        if pattern == "rays":
            marks.append(cutw(x + ux, y + uy, x + ux * 0.5, y + uy * 0.5, iris[0] * 0.2))
        elif pattern == "flame" and uy > -2:
            marks.append(cutw(x + ux, y + uy, x + ux * 0.42, y + uy * 0.42 - 3, iris[0] * 0.3))
        elif pattern == "flecks" and k % 2:
            marks.append(Sh.ell(x + ux * 0.68, y + uy * 0.68, iris[0] * 0.1))
    tone = tones[0] if pattern in ("flecks", "flame") else tones[2]
    d.fill(pile(marks) & white, tone, 0.8)


def cut_eye(
    d: Doc,
    form: EyeForm,
    at: Point,
    k: float,
    squash: float = 1.0,
    narrow: float = 1.0,
    slant: float = 0,
    crease: str = "",
) -> None:
    """put an eye's shapes into the face at `at`, in size k, from the white outward

    squash: sideways, narrow: of iris and pupil, both under 1 for the eye that turns away; slant in degrees;
    crease: tone of the fold over the lid."""
    kx, (x, y) = k * squash, at

    def place(s: Sh) -> Sh:
        return s.scale(kx, k).rot(slant).move(x, y)

    white = place(form.white)
    centre = (x + form.look[0] * kx, y + form.look[1] * k)
    iris, pupil = ((r[0] * k * narrow, r[1] * k) for r in (form.iris, form.pupil))
    shine = (form.shine[0] * k, form.shine[1] * k)
    eyeball(d, white, centre, iris, pupil, shine, form.tones, form.ring, form.tint)
    if form.pattern:
        _in_iris(d, form.pattern, white, centre, iris, pupil, form.tones)
        d.fill(Sh.ell(*centre, *pupil) & white, INK)
    if form.shade:
        d.fill(place(form.shade) & white, form.shade_tone, form.shade_depth)
    for glint in form.glints:
        spot = Sh.ell(x + glint.x * kx, y + glint.y * k, glint.r * k)
        d.fill(spot if glint.loose else spot & white, glint.tone)
    if form.lid:
        d.fill(place(form.lid), crease, 0.6)
    d.fill(place(form.upper), INK)
    d.fill(place(form.lower), INK, form.lower_depth)
    if form.crease:
        d.fill(place(form.crease), crease)
    for lash in form.lashes:
        d.fill(place(lash), INK)
