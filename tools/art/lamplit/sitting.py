"""Reading portraits of 600x840: somebody large before a papered wall, the lamp at the left, a glass that shows more."""

import random
from dataclasses import dataclass

from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import BRASS, INK, LAMP, PAPER, TIDE, WOOD, Tones, form, nib, pen, side
from tools.art.lamplit.scene import papered
from tools.art.lamplit.stand import Drawing

CANVAS = (600, 840)
_CARD = Sh.rect(0, 0, *CANVAS)
LAMP_AT = (96.0, 176.0)


def sitting_room(d: Doc, top: str, low: str, dado: float = 0.0, lamp: tuple[float, float] = LAMP_AT) -> None:
    """The wall, and panels below a rail at `dado` if it is not 0."""
    papered(d, 600, 840, top, low, lamp, 620)
    if dado:
        panel = form(d, Sh.rect(-10, dado, 620, 860 - dado), (WOOD[1], WOOD[3], WOOD[4]), 2)
        form(d, Sh.rect(-10, dado - 14, 620, 22), (WOOD[0], WOOD[2]), 2)
        for x in range(-20, 600, 130):
            d.stroke(Sh.rect(x, dado + 34, 100, 400), INK, 2, 0.7)
            d.stroke(Sh.rect(x + 3, dado + 37, 100, 400), WOOD[0], 1.4, 0.35)
        nib(d, pen(panel, 0, 12, rnd=random.Random(7), ragged=120, broken=0.9), INK, 1.5, 0.35)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits: a figure `k` times its standee, the upper left corner of its canvas at a point."""

    figure: Drawing
    x: float
    y: float
    k: float

    def _fig(self) -> Fig:
        f = Fig(3)
        self.figure(f)
        return f

    @property
    def _transform(self) -> str:
        return f"translate({self.x:g} {self.y:g}) scale({self.k:g})"

    def shadow(self, d: Doc, op: float = 0.5) -> None:
        """The one hard shadow on the wall: before whatever hangs there."""
        with d.group(transform=self._transform):
            d.fill(Sh.union(self._fig().outline).move(34, 14), INK, op)

    def draw(self, d: Doc) -> None:
        """The figure with its bright edge towards the lamp."""
        f = self._fig()
        with d.group(transform=self._transform):
            outline = Sh.union(f.outline)
            f.emit(d, 0, shadow=False)
            d.fill(outline - outline.move(2.6, 1.6), LAMP["core"], 0.55)


def oval_glass(d: Doc, x: float, y: float, rx: float, ry: float) -> Sh:
    """An oval looking-glass in brass; gives its glass."""
    d.fill(Sh.ell(x + 14, y + 16, rx + 20, ry + 20), INK, 0.5)
    form(d, Sh.ell(x, y, rx + 20, ry + 20), (LAMP["light"], LAMP["base"], LAMP["dark"]), 3)
    d.stroke(Sh.ell(x, y, rx + 10, ry + 10), LAMP["dark"], 2)
    return form(d, Sh.ell(x, y, rx, ry), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3)


def square_glass(d: Doc, x: float, y: float, w: float, h: float) -> Sh:
    """A looking-glass in a square frame; gives its glass."""
    d.fill(Sh.rect(x - 6, y - 4, w + 34, h + 34), INK, 0.5)
    f = form(d, Sh.rect(x - 20, y - 20, w + 40, h + 40, 4), BRASS, 3)
    nib(d, pen(side(f, -16, -4), 90, 6), LAMP["dark"], 1.6, 0.8)
    return form(d, Sh.rect(x, y, w, h), (TIDE["core"], TIDE["light"], TIDE["mid"]), 3)


def gleam(d: Doc, glass: Sh) -> None:
    """The two slashes of white that say glass."""
    x0, y0, x1, y1 = glass.bounds
    w = x1 - x0
    for a, b in ((0.1, 0.2), (0.26, 0.3)):
        slash = Sh.poly([(x0 + w * a, y1), (x0 + w * (a + 0.3), y0), (x0 + w * (b + 0.3), y0), (x0 + w * b, y1)])
        d.fill(slash & glass, "#ffffff", 0.5)


def near_dark(d: Doc, top: float = 640.0) -> None:
    """The foot of the picture goes under in upright strokes."""
    low = Sh.rect(0, top, 600, 840 - top)
    d.fill(low, d.lin(0, top, 0, 840, (0, INK, 0), (1, INK, 0.7)))
    nib(d, pen(low, 90, 8, lambda _, y: (y - top) / (840 - top), random.Random(8), 26), INK, 2, 0.7)


def board_edge(d: Doc, y: float, tones: Tones = (PAPER[0], PAPER[1], PAPER[2])) -> Sh:
    """The near edge of a table with its cloth, over whoever sits behind it; gives the cloth."""
    cloth = form(d, Sh.poly([(-10, y + 14), (610, y - 14), (610, 860), (-10, 860)]), tones, 4)
    front = Sh.poly([(-10, y + 88), (610, y + 60), (610, 860), (-10, 860)])
    d.fill(front, INK, 0.16)
    d.stroke(Sh.poly([(-10, y + 88), (610, y + 60)], False), lighten(tones[0], 0.4), 3)
    nib(d, pen(front, 90, 12, rnd=random.Random(3), ragged=90), tones[-1], 2.2, 0.8)
    return cloth


def frame(d: Doc) -> None:
    """The margin of a cabinet card."""
    inner = Sh.rect(16, 16, 568, 808, 12)
    d.fill(_CARD - inner, PAPER[0])
    d.stroke(inner, INK, 4)
    d.stroke(Sh.rect(2, 2, 596, 836, 5), INK, 4)
    d.stroke(U(Sh.rect(8, 8, 584, 824, 8)), PAPER[2], 1.6)
