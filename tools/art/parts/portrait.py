"""The portrait kit: neck, head, shade, nose, lips and brows of a face. The points stay with each portrait."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.shape import S, Sh, Shapes, pile
from tools.art.inkwell.spline import Point, Spec, lerp, pts_of
from tools.art.palette import INK
from tools.art.parts.carver import Carver
from tools.art.parts.portrait_eye import Eye, cut_eye, form_of


@dataclass(frozen=True)
class Skin:
    """Tones of one skin: lit, middle, turning, dark, flat shadow plane, deepest cuts, lips upper and lower, blush."""

    lit: str
    mid: str
    turn: str
    dark: str
    plane: str
    deep: str
    lip: str = ""
    lip_low: str = ""
    blush: str = ""


def glare(cx: float, cy: float, rx: float, ry: float, corners: tuple[Point, ...]) -> Sh:
    """the window mirrored in a round glass: corners in radii of the glass"""
    return S([(cx + rx * u, cy + ry * v, 1) for u, v in corners])


class Portrait(Carver):
    """Cuts the parts of a face."""

    def neck(self, spec: str, tones: tuple[str, ...], shadow: str, dark: str) -> None:
        """a neck and the shadow that the chin throws on it"""
        d = self.d
        d.inked(S(spec), d.lin(176, 330, 270, 400, *tones), 2.8, 1.4)
        d.fill(S(shadow), dark)

    def head(
        self,
        spec: Spec,
        skin: Skin,
        x0: float = 122,
        x1: float = 292,
        y0: float = 240,
        turn: float = 0.74,
        lw: float = 2.8,
        heavy: float = 1.4,
    ) -> Sh:
        """the face's outline, lit from the left; turn: where between x0 and x1 the cheek turns from the light"""
        d, s = self.d, S(spec)
        paint = d.lin(x0, y0, x1, y0 + 100, (0, skin.lit), (0.42, skin.mid), (turn, skin.turn), (1, skin.dark))
        d.inked(s, paint, lw * self.bold, heavy * self.bold)
        return s

    def shade(
        self,
        face: Sh,
        plane: str,
        skin: Skin,
        rim: str = "#fffbe8",
        top: float = 200.0,
        depth: float = 0.78,
        cheek: tuple[float, float, float, float] | None = None,
    ) -> None:
        """the far side of a face: one flat plane, a lit rim below `top` (none: `rim` empty)

        cheek: y from, y to, x from, x to of the cuts on the turning edge of the cheek, if it has any."""
        d = self.d
        d.fill(S(plane) & face, skin.plane, depth)
        if cheek:
            d.fill(self.cheek_cuts(*cheek) & face, skin.plane)
        if rim:
            self.rim(face, mix(rim, skin.lit, 0.25), top)

    def cheek_cuts(self, y0: float, y1: float, x0: float, x1: float) -> Sh:
        """eleven cuts down the turning edge of a cheek, longest in the middle"""
        cuts = []
        for i in range(11):
            t = i / 10
            y = lerp(y0, y1, t)
            x = lerp(x0, x1, max(0, (t - 0.42) / 0.58) ** 1.2)
            reach = lerp(17, 9, abs(t - 0.45) * 2) * self.rnd.uniform(0.8, 1.2)
            cuts.append(cutw(x + 2, y, x - reach, y + reach * 0.34, 4.2, -0.12))
        return pile(cuts)

    def rim(self, face: Sh, tone: str, top: float, depth: float = 0.95) -> None:
        """the lit edge of a face, below `top`"""
        self.d.fill(face - face.move(5, 1) - Sh.rect(0, 0, 400, top), tone, depth)

    def blush(self, colour: str, *spots: tuple[float, float, float], depth: float = 0.42) -> None:
        """warm cheeks: (x, y, radius)"""
        for x, y, r in spots:
            self.d.glow(x, y, r, (0, colour, depth), (1, colour, 0))

    def freckles(self, colour: str, r: float, spots: Spec) -> None:
        """freckles of one size"""
        self.d.fill(pile([Sh.ell(x, y, r) for x, y, _ in pts_of(spots)]), colour, 0.85)

    def brows(self, colour: str, *specs: str) -> None:
        """brows in one flat tone"""
        for spec in specs:
            self.d.inked(S(spec), colour, 1.3, 0)

    def nose(
        self, shadow: str, tone: str, depth: float, lines: Shapes, nostrils: tuple[str, ...], light: Sh, glint: str
    ) -> None:
        """a nose from the side that the light leaves: shadow, lines of ridge and wing, nostrils, the light on it"""
        d = self.d
        d.fill(S(shadow), tone, depth)
        d.fill(lines, INK)
        for nostril in nostrils:
            d.fill(S(nostril), INK)
        d.fill(light, glint)

    def eye(self, e: Eye, skin: Skin) -> None:
        """one eye with lid, crease, iris, glint"""
        cut_eye(self.d, form_of(e, self.fine), (e.x, e.y), e.k, e.squash, 0.5 + e.squash / 2, e.slant, skin.plane)

    def lips(self, upper: str, lower: str, line: str, skin: Skin, glint: str | None = None) -> None:
        """closed lips: two planes and the line between them"""
        d = self.d
        d.fill(S(upper), skin.lip)
        d.fill(S(lower), skin.lip_low)
        if glint and self.fine:
            d.fill(brush(glint, 3.4, LEAF, 6), lighten(skin.lip_low, 0.25))
        d.fill(brush(line, 4 if self.fine else 6.5, taper(0.1, 0.1, 0.5), 12), INK)

    def mouth(
        self,
        shape: str,
        teeth: str | None = None,
        tongue: str | None = None,
        inside: str = "#4a1420",
        flesh: str = "#d8605c",
        gap: Sh | None = None,
        lip: str = "",
        lw: float = 3.0,
    ) -> None:
        """an open mouth; teeth and tongue are shapes inside it, gap is one between the teeth, lip a coloured edge"""
        d, m = self.d, S(shape)
        d.fill(m, inside)
        if tongue:
            d.fill(S(tongue) & m, flesh)
        if teeth:
            d.fill(S(teeth) & m, "#fffaf0")
        if gap:
            d.fill(gap, inside)
        if lip:
            d.stroke(m, lip, 5)
        d.stroke(m, INK, lw * self.bold)
