"""Eyes of the portraits: one way to cut them, from the white outward; their shapes by numbers or by hand."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import INK


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


def form_of(e: Eye, fine: bool) -> EyeForm:
    """the shapes of an eye given by numbers; bold and without a crease unless `fine`"""
    u, lo = e.upper, e.lower
    r = e.size * (1 if fine else 1.08)
    lid = f"-27,8 -15,{-u * 0.64 - 1.5} 0,{-u - 2} 15,{-u * 0.76 - 1.5} 29,1"
    lower = f"-15,{lo * 0.86 - 1} 0,{lo + 1} 16,{lo * 0.72}"
    crease = f"-20,{-u - 3} -4,{-u - 10} 13,{-u - 8} 25,{-u * 0.5 - 5}"
    return EyeForm(
        white=S(f"-22,4! -15,{-u * 0.64} 0,{-u} 14,{-u * 0.76} 23,1! 14,{lo * 0.8} 0,{lo} -12,{lo * 0.86}"),
        upper=brush(lid, 7.5 if fine else 11, taper(0.12, 0.3, 0.6), 14),
        lower=brush(lower, 2.6 if fine else 4, LEAF, 8),
        tones=e.iris,
        look=e.look,
        iris=(r, r * 1.1),
        pupil=(5.6, 6.6),
        ring=1.3,
        tint="#fffaf0",
        shade=S(f"-28,-30! 28,-30! 28,0! 14,{6 - u * 0.76} 0,{6 - u} -15,{6 - u * 0.64} -26,6!"),
        glints=(Glint(e.look[0] - 5, e.look[1] - 5, 3.8),),
        lower_depth=0.9,
        crease=brush(crease, 2.6, LEAF, 8) if e.crease and fine else None,
        lashes=tuple(
            brush([(e.outer * (25 - i * 5), -2 - i * 4), (e.outer * (38 - i * 6), -10 - i * 7)], 4, TAIL, 4)
            for i in range(e.lashes)
        ),
    )


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
    if form.shade:
        d.fill(place(form.shade) & white, form.shade_tone, form.shade_depth)
    for glint in form.glints:
        spot = Sh.ell(x + glint.x * kx, y + glint.y * k, glint.r * k)
        d.fill(spot if glint.loose else spot & white, glint.tone)
    d.fill(place(form.upper), INK)
    d.fill(place(form.lower), INK, form.lower_depth)
    if form.crease:
        d.fill(place(form.crease), crease)
    for lash in form.lashes:
        d.fill(place(lash), INK)
