"""A teenager's head by guides: one eye line, a soft jaw, carved planes and four expressions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import INK
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.parts.portrait import Portrait, Skin
from tools.art.parts.portrait_eye import ALMOND, Eye, LidCut
from tools.art.parts.teen_eyes import Socket, mood_brows, mood_eyes, pin_eye
from tools.art.parts.teen_mouth import cut_mouth

MOODS = ("calm", "mad", "triumphant", "eliminated")


@dataclass(frozen=True)
class Visage:
    """A head's measures: centre, eye line, chin and half width in picture units; the rest in shares of these.

    turn: 0 straight at us, 1 three quarters to the left; tilt: degrees of the eye line, which carries both eyes;
    cheek and jaw: how full, how square; point: how far the chin runs to a point; nose: length and width; carve: how
    dark its planes and nostrils are; snub: how far its tip turns up (below 0: how far its bridge stands out); slant:
    degrees by which the outer corners of the eyes rise; lids: how far open; cut: the shape of lids and iris; calm and
    glad: the mouth of every day and of triumph; arch: how far the near brow is raised above the other on that day."""

    skin: Skin
    iris: tuple[str, str, str]
    brow: str
    cx: float = 204
    eye_y: float = 292
    chin_y: float = 398
    w: float = 88
    turn: float = 1.0
    tilt: float = -2.0
    cheek: float = 0.0
    jaw: float = 0.5
    point: float = 0.0
    snub: float = 0.0
    slant: float = 0.0
    nose: tuple[float, float] = (0.42, 0.2)
    carve: float = 1.0
    eye: float = 1.0
    lids: float = 1.0
    lashes: int = 0
    cut: LidCut = ALMOND
    brow_w: float = 8.0
    mouth_w: float = 0.38
    calm: str = "smile"
    glad: str = "triumphant"
    arch: float = 0.0
    look: Point = (-4, 0)

    @property
    def mid(self) -> float:
        """x of the middle line of the face at the eyes"""
        return self.cx - 0.26 * self.w * self.turn

    @property
    def high(self) -> float:
        """from the eye line to the chin"""
        return self.chin_y - self.eye_y

    def outline(self) -> Sh:
        """the face from temple to temple, round at the cheek, small at the chin"""
        w, h, t, e = self.w, self.high, self.turn, self.eye_y
        left, right = w * (1 - 0.08 * t), w * (1 + 0.04 * t)
        chin = self.cx - 0.2 * w * t
        full, square = self.cheek * w, self.jaw
        points = [
            (self.cx - left * 0.95, e - 0.85 * h, 1),
            (self.cx - left * 1.02, e - 0.36 * h),
            (self.cx - left * (1 - 0.05 * t), e - 0.02 * h, t > 0.5),
            (self.cx - left * (1 - 0.01 * t) - full, e + 0.28 * h),
            (self.cx - left * (0.86 + 0.06 * square) - full * 0.7, e + 0.58 * h),
            (chin - w * (0.34 + 0.2 * square - 0.1 * self.point), e + 0.86 * h),
            (chin - w * (0.13 - 0.07 * self.point), e + h),
            (chin + w * (0.16 - 0.08 * self.point), e + h),
            (chin + w * (0.42 + 0.22 * square - 0.12 * self.point), e + 0.87 * h),
            (self.cx + right * (0.78 + 0.1 * square) + full * 0.5, e + 0.56 * h),
            (self.cx + right * 0.97 + full * 0.5, e + 0.24 * h),
            (self.cx + right * 1.02, e - 0.2 * h),
            (self.cx + right * 0.97, e - 0.85 * h, 1),
            (self.cx, e - 1.05 * h),
        ]
        return S(points)


def teen_face(
    c: Portrait,
    v: Visage,
    mood: str = "calm",
    marks: Callable[[Sh], None] | None = None,
    gaze: str = "",
    mouth: str = "",
) -> Sh:
    """Cut the whole face of `v` in one of MOODS; returns its outline. `marks` paints the skin under the features.

    gaze: `open`, `wink`, `pin` or `none` instead of the mood's own eyes; mouth: another than the mood's own."""
    d = c.d
    face = v.outline()
    if mood == "mad":
        d.fill(face.move(10, 7), MAGENTA)
        d.fill(face.move(-9, -6), CYAN)
    paint = d.lin(
        v.cx - v.w, v.eye_y - 40, v.cx + v.w, v.eye_y + 60, (0, v.skin.lit), (0.55, v.skin.mid), (1, v.skin.turn)
    )
    d.inked(face, paint, 3.4 * c.bold, 2.4 * c.bold)
    _planes(c, v, face)
    for x, k in ((v.mid - 0.5 * v.w, 0.30), (v.mid + 0.62 * v.w, 0.36)):
        d.glow(
            x,
            v.eye_y + 0.42 * v.high,
            k * v.w,
            (0, v.skin.blush, 0.5 if mood != "eliminated" else 0.12),
            (1, v.skin.blush, 0),
        )
    if mood == "mad":
        for x in (v.mid - 0.56 * v.w, v.mid + 0.66 * v.w):
            d.fill(Sh.ell(x, v.eye_y + 0.44 * v.high, 0.15 * v.w, 0.11 * v.w) & face, MAGENTA, 0.85)
    if marks:
        marks(face)
    _nose(c, v)
    own = {"calm": v.calm, "triumphant": v.glad}.get(mood, mood)
    cut_mouth(c, v.skin, mouth or own, _at_mouth(v), v.mouth_w * v.w, v.turn)
    _gaze(c, v, mood, gaze or ("open" if mood == "calm" else "mood"))
    if gaze != "none":
        mood_brows(c, sockets(v), v.brow, v.brow_w, mood, v.arch)
    return face


def _gaze(c: Portrait, v: Visage, mood: str, gaze: str) -> None:
    """the eyes: of every day, of the mood, one of each, staring past one another, or none"""
    far, near = sockets(v)
    if gaze == "open":
        _open_eyes(c, v)
    elif gaze == "wink":
        _open_eyes(c, v, (near,))
        mood_eyes(c, v.skin, (far,), mood, v.lashes)
    elif gaze == "pin":
        for e in (far, near):
            pin_eye(c, e)
    elif gaze == "mood":
        mood_eyes(c, v.skin, (far, near), mood, v.lashes)


def _at_mouth(v: Visage) -> Point:
    """the middle of the mouth"""
    return v.mid - 0.07 * v.w * v.turn, v.eye_y + 0.69 * v.high


def side_tone(skin: Skin) -> str:
    """the one tone of whatever on a face is turned from the lamp"""
    return mix(skin.plane, skin.deep, 0.22)


def carved(
    c: Portrait,
    face: Sh,
    skin: Skin,
    sides: tuple[tuple[Sh, float], tuple[Sh, float]],
    facets: tuple[list[Sh], str, float],
    sockets: list[Sh],
) -> None:
    """The planes of a head that has no `Visage`: the side away from the lamp in two flat tones, lit facets, sockets.

    sides: the flat plane and the deeper one beyond it, each with its depth; facets: on brow, cheekbone and chin, their
    tone and depth."""
    d = c.d
    for (side, depth), tone in zip(sides, (skin.plane, skin.deep), strict=True):
        d.fill(side & face, tone, depth)
    lit, tone, depth = facets
    d.fill([one & face for one in lit], tone, depth)
    d.fill([one & face for one in sockets], skin.turn, 0.55)


def far_side(v: Visage) -> Sh:
    """all that lies beyond temple, cheekbone and jaw, seen from the lamp: in round the eye, out over the bone"""
    w, h, e = v.w, v.high, v.eye_y
    x = v.cx + w * (0.1 + 0.04 * v.turn)
    edge = [
        (x + 0.66 * w, e - 1.1 * h, True),
        (x + 0.50 * w, e - 0.62 * h, False),
        (x + 0.42 * w, e - 0.34 * h, False),
        (x + 0.55 * w, e - 0.16 * h, False),
        (x + 0.54 * w, e + 0.02 * h, False),
        (x + 0.62 * w, e + 0.17 * h, True),
        (x + 0.44 * w, e + 0.34 * h, False),
        (x + 0.36 * w, e + 0.54 * h, False),
        (x + 0.26 * w, e + 0.76 * h, False),
        (x - 0.06 * w, e + 0.97 * h, False),
        (x - 0.3 * w, e + 1.2 * h, True),
    ]
    return S([*edge, (x + 1.3 * w, e + 1.2 * h, True), (x + 1.3 * w, e - 1.1 * h, True)])


def _planes(c: Portrait, v: Visage, face: Sh) -> None:
    """as the monsters are cut: a lit facet on brow, cheekbone and chin, a half tone that rounds the cheek, the side
    away from the lamp in two flat tones, sockets beside the bridge, the underside of lip and chin"""
    d, w, h, e = c.d, v.w, v.high, v.eye_y
    _facets(c, v, face)
    side = far_side(v)
    d.fill((side.move(-0.1 * w, 0.02 * h) - side) & face, v.skin.turn, 0.5)
    d.fill(side & face, side_tone(v.skin), 0.8)
    d.fill((face - face.move(-0.13 * w, -0.05 * h)) & side, v.skin.deep, 0.6)
    thrown_back = (face - face.move(-0.07 * w, -0.02 * h)) & Sh.rect(0, e - 0.1 * h, 400, 0.86 * h) & side
    d.fill(thrown_back.move(-0.022 * w, 0), mix(v.skin.turn, v.skin.lit, 0.3), 0.6)
    _hollows(c, v, face)
    c.rim(face, mix("#fffbe8", v.skin.lit, 0.25), e - 0.3 * h)


def _facets(c: Portrait, v: Visage, face: Sh) -> None:
    """what faces the lamp: flat, hard-edged, nearly white"""
    w, h, e, m = v.w, v.high, v.eye_y, v.mid
    brow = S(
        [
            (m - 0.46 * w, e - 0.62 * h, 1),
            (m + 0.1 * w, e - 0.58 * h),
            (m + 0.2 * w, e - 0.44 * h, 1),
            (m - 0.3 * w, e - 0.42 * h),
        ]
    )
    cheek = S(
        [
            (m - 0.66 * w, e + 0.17 * h, 1),
            (m - 0.4 * w, e + 0.24 * h),
            (m - 0.2 * w, e + 0.22 * h, 1),
            (m - 0.36 * w, e + 0.38 * h),
            (m - 0.6 * w, e + 0.4 * h, 1),
        ]
    )
    chin = S(
        [
            (m - 0.2 * w, e + 0.88 * h, 1),
            (m, e + 0.85 * h),
            (m + 0.1 * w, e + 0.89 * h, 1),
            (m - 0.06 * w, e + 0.94 * h),
        ]
    )
    c.d.fill(pile([brow, cheek, chin]) & face, lighten(v.skin.lit, 0.42), 0.6)


def _hollows(c: Portrait, v: Visage, face: Sh) -> None:
    """the sockets beside the bridge and what lies under the lip"""
    d, w, h, e = c.d, v.w, v.high, v.eye_y
    bridge = v.mid - 0.02 * w * v.turn
    for sx, reach, depth in ((-1, 0.26, 0.6), (1, 0.34, 0.85)):
        socket = S(
            [
                (bridge + sx * 0.07 * w, e - 0.28 * h, 1),
                (bridge + sx * reach * w, e - 0.25 * h),
                (bridge + sx * (reach + 0.08) * w, e - 0.09 * h, 1),
                (bridge + sx * 0.2 * w, e + 0.05 * h),
                (bridge + sx * 0.09 * w, e + 0.14 * h, 1),
            ]
        )
        d.fill(socket & face, v.skin.turn, depth)
    mx, my = _at_mouth(v)
    under = [
        (mx - 0.18 * w, my + 0.15 * h, 1),
        (mx + 0.03 * w, my + 0.13 * h),
        (mx + 0.24 * w, my + 0.13 * h, 1),
        (mx + 0.04 * w, my + 0.205 * h),
    ]
    d.fill(S(under) & face, v.skin.plane, 0.8)


def _nose(c: Portrait, v: Visage) -> None:
    """a short nose: its dark side from the brow down to the wing, the wing, two nostrils, one line of the ridge on the
    far side, a light along the bridge and on the tip"""
    d, w, t = c.d, v.w, v.turn
    long, wide = v.nose[0] * v.high, v.nose[1] * w
    x, y = v.mid - 0.16 * w * t, v.eye_y + long
    tip, hump = 0.35 * wide * max(0.0, v.snub), 0.5 * wide * max(0.0, -v.snub)
    dark = [
        (v.mid + 0.1 * w, v.eye_y - 0.17 * v.high, 1),
        (v.mid + 0.03 * w, v.eye_y + 0.02 * v.high),
        (v.mid - 0.05 * w * t + 0.02 * w, v.eye_y + 0.55 * long),
        (x + wide * 0.34, y - 0.22 * long - tip),
        (x + wide * 0.2, y + 1, 1),
        (x + wide * 0.8, y + 2),
        (x + wide * 1.3, y - 5, 1),
        (x + wide * 1.0, y - 0.36 * long),
        (v.mid + 0.1 * w, v.eye_y + 0.3 * long),
    ]
    d.fill(S(dark), v.skin.plane, 0.62 * v.carve)
    bridge = [
        (v.mid - 0.03 * w * t, v.eye_y + 0.06 * long),
        (v.mid - 0.1 * w * t, v.eye_y + 0.5 * long),
        (x - wide * 0.1, y - 0.3 * long - tip),
    ]
    d.fill(brush(bridge, 0.34 * wide, taper(0.2, 0.5, 0.7), 10), lighten(v.skin.lit, 0.4), 0.55)
    under = [(x - wide * 0.62, y - 1, 1), (x, y + 4), (x + wide * 0.9, y, 1), (x + wide * 0.1, y + 0.14 * wide + 4)]
    d.fill(S(under), v.skin.deep, 0.55 * v.carve)
    small = min(1.0, wide / 17)
    thick = (1.3 if c.fine else 1.6) * v.carve**0.5
    if t > 0.4:
        ridge = [
            (v.mid - 0.1 * w * t, v.eye_y + 0.3 * long),
            (x - wide * 0.42 - hump + tip * 0.8, y - 0.3 * long - hump * 0.6),
            (x - wide * 0.84 - tip * 0.5, y - 6 - tip),
            (x - wide * 0.66, y + 1),
            (x - wide * 0.3, y + 2),
        ]
        d.fill(brush(ridge, 3.3 * thick * (0.4 + 0.6 * small), taper(0.0, 0.2, 0.72), 14), INK)
    else:
        left = [(x - wide * 1.0, y - 9), (x - wide * 1.22, y - 2), (x - wide * 0.7, y + 2)]
        d.fill(brush(left, 3.2 * thick, LEAF, 8), INK)
    wing = [(x + wide * 1.0, y - 10), (x + wide * 1.32, y - 2), (x + wide * 0.72, y + 2)]
    d.fill(brush(wing, 3.4 * thick, LEAF, 8), INK)
    near = [(x + wide * 0.24, y + 2), (x + wide * 0.52, y - 3 - 0.1 * wide), (x + wide * 0.86, y - 0.5)]
    d.fill(brush(near, 4.6 * thick * small, taper(0.15, 0.0, 0.5), 8), INK)
    far = 1 - 0.55 * t
    hole = [
        (x - wide * (0.36 + 0.24 * far), y + 0.5),
        (x - wide * 0.4, y - 1.5),
        (x - wide * (0.4 - 0.2 * far), y + 1.5),
    ]
    d.fill(brush(hole, 3.6 * thick * small * (0.6 + 0.4 * far), LEAF, 6), INK)
    ball = Sh.ell(x - wide * 0.1, y - 0.3 * wide - 3 - tip, wide * 0.5, wide * 0.4)
    d.fill(ball - ball.move(-wide * 0.16, -wide * 0.14), v.skin.plane, 0.55 * v.carve**0.5)
    d.fill(
        Sh.ell(x - wide * 0.16, y - 8 - tip, min(3.6, wide * 0.2), min(2.6, wide * 0.15)),
        lighten(v.skin.lit, 0.5),
        0.85,
    )


def sockets(v: Visage) -> tuple[Socket, Socket]:
    """the far and the near eye, both on one line through the bridge"""
    k = v.eye * v.w / 88
    far = polar(v.mid, v.eye_y, -0.44 * v.w * (1 - 0.17 * v.turn), v.tilt)
    near = polar(v.mid, v.eye_y, 0.47 * v.w, v.tilt)
    return Socket(*far, k, 1 - 0.16 * v.turn, -1), Socket(*near, k, 1.0, 1)


def _open_eyes(c: Portrait, v: Visage, which: tuple[Socket, ...] = ()) -> None:
    """the eyes of every day, with a second light from below"""
    for e in which or sockets(v):
        up, low = 15.5 * v.lids, 12.5 * v.lids**0.5
        slant = v.tilt - e.side * (2 + v.slant)
        c.eye(
            Eye(
                e.x, e.y, e.k, e.squash, up, low, slant, v.look, v.iris, 13.5, lashes=v.lashes, outer=e.side, cut=v.cut
            ),
            v.skin,
        )
        c.d.fill(Sh.ell(e.x + (v.look[0] + 5) * e.k, e.y + (v.look[1] + 6) * e.k, 2.4 * e.k), "#ffffff", 0.8)
