"""What the pictures of cards are made of: a form with its shade and its rim, a rod, a hole where somebody is not, and
small things that go from room to room: keys, shoes, moths, drops, frames.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.lamplit.nib import BRASS, INK, INK2, LAMP, PAPER, TIDE, WOOD, Paint, Tones, form, nib, pen, side

Spot = Callable[[Sh | str], Sh]
GLOVE = (PAPER[0], PAPER[1], PAPER[2])
SKIN = ("#f2dcc2", "#dbb797", "#a97d66")
DARK_SKIN = ("#8f5f45", "#6b4331", "#472b24")
STEEL: Tones = ("#f4f6ee", "#9fb0ad", "#4b5c63")
LEATHER: Tones = ("#8a5c42", "#55362a", "#2c1d1a")


def spot(x: float, y: float, k: float = 1.0, rot: float = 0.0, flip: bool = False) -> Spot:
    """Where a thing stands: what puts its shapes there, `k` times as large, turned by degrees, mirrored if so."""

    def put(s: Sh | str) -> Sh:
        shape = S(s) if isinstance(s, str) else s
        return (shape.scale(-1, 1) if flip else shape).scale(k).rot(rot).move(x, y)

    return put


def solid(d: Doc, sh: Sh | str, tones: Paint, w: float = 4.0, shade: float = 0.34, ang: float = 90.0) -> Sh:
    """A form as the lamp finds it: one bright rim, and hatched over `shade` of its width away from the lamp."""
    shape = S(sh) if isinstance(sh, str) else sh
    d.fill(shape, tones if isinstance(tones, str) else d.dlin(shape, *tones))
    d.fill(shape - shape.move(w / 2 + 2.6, w / 2 + 2.2), "#ffffff", 0.55)
    if shade:
        wide = shape.bounds[2] - shape.bounds[0]
        nib(d, pen(side(shape, -wide * shade, 0), ang, 5 + w * 0.8, ragged=16), INK, 0.8 + w * 0.32, 0.72)
    d.stroke(shape, INK, w)
    return shape


def rod(d: Doc, s: Sh | str, w: float, paint: str, ink: float = 7.0) -> None:
    """A stroke of a colour, `w` units wide, with a contour."""
    way = line(s) if isinstance(s, str) else s
    d.stroke(way, INK, w + ink)
    d.stroke(way, paint, w)


def hole(d: Doc, s: Sh | str, w: float = 3.0) -> Sh:
    """Whoever is not there: a hole in the paper with a dotted line inside its edge."""
    shape = S(s) if isinstance(s, str) else s
    d.fill(shape, INK)
    d.stroke(shape.shrink(6), TIDE["light"], w, dash="9 8")
    return shape


def seen(d: Doc, s: Sh | str, op: float = 0.35, w: float = 2.2) -> Sh:
    """What only the glass or the water shows: pale, with a pale line."""
    shape = S(s) if isinstance(s, str) else s
    d.fill(shape, TIDE["light"], op)
    d.stroke(shape, TIDE["core"], w, 0.9)
    return shape


def sheen(d: Doc, glass: Sh, op: float = 0.3) -> None:
    """Two slashes of light over a glass."""
    x0, y0, x1, y1 = glass.bounds
    w = x1 - x0
    for a, b in ((0.06, 0.16), (0.24, 0.05)):
        slash = Sh.poly(
            [(x0 + w * a, y1), (x0 + w * (a + 0.3), y0), (x0 + w * (a + b + 0.3), y0), (x0 + w * (a + b), y1)]
        )
        d.fill(slash & glass, "#ffffff", op)
    d.stroke(glass, INK, 2.6)


def moth(d: Doc, x: float, y: float, k: float = 1.0, rot: float = 0.0, tones: Tones = (PAPER[0], PAPER[2])) -> None:
    """A moth, about 80 units from wing to wing."""
    at = spot(x, y, k, rot)
    for one in (-1, 1):
        wing = f"0,2! {16 * one},-26 {38 * one},-28 {40 * one},-6 {24 * one},6! {30 * one},24 {14 * one},30 0,12!"
        form(d, at(wing), tones, max(1.6, 3 * k))
        d.fill(at(Sh.ell(25 * one, -12, 5)), INK, 0.8)
    form(d, at(Sh.ell(0, 4, 5, 17)), (WOOD[1], WOOD[3]), max(1.4, 2.4 * k))
    d.stroke([at(line("-2,-12 -10,-28")), at(line("2,-12 10,-28"))], INK, max(1.4, 2.2 * k))


def shoe(
    d: Doc, x: float, y: float, k: float = 1.0, rot: float = 0.0, flip: bool = False, tones: Tones = LEATHER
) -> None:
    """A laced shoe from the side, its heel at a point, its toe 130 units to the right."""
    at = spot(x, y, k, rot, flip)
    w = max(2.4, 4 * k)
    solid(d, at("-8,0! -12,-66 -6,-84! 40,-88! 50,-56 86,-44 124,-28 130,0!"), tones, w, 0.2)
    form(d, at("-10,0! 132,0! 130,13! 34,13! 32,6! 22,6! 20,18! -9,18!"), (INK2, INK), w * 0.75)
    d.stroke([at(line(f"{30 + 12 * i},{-74 + 12 * i} {54 + 13 * i},{-66 + 11 * i}")) for i in range(3)], PAPER[1], w)


def key(d: Doc, at: Spot, bow: Sh, tones: Tones = BRASS, w: float = 4.0) -> Sh:
    """A key whose stem goes 170 units along x from its bow, which lies left of 0; gives its outline."""
    stem = Sh.rect(-6, -9, 178, 18, 5) | Sh.rect(118, 4, 16, 42, 2) | Sh.rect(142, 4, 20, 54, 2)
    whole = at(bow | stem | Sh.rect(4, -15, 14, 30, 4))
    return solid(d, whole, tones, w, 0.0)


def drop(d: Doc, x: float, y: float, r: float, tones: Tones = (TIDE["core"], TIDE["light"])) -> None:
    """A drop that falls."""
    form(d, S(f"{x},{y - 2 * r}! {x - r},{y} {x},{y + r} {x + r},{y}"), tones, max(1.8, r * 0.25))


def wisp(d: Doc, x: float, y: float, k: float = 1.0, colour: str = PAPER[0], op: float = 0.8) -> None:
    """A thread of steam or smoke that rises about 100 units."""
    d.stroke(spot(x, y, k)(line("0,0 -14,-24 12,-50 -8,-78 6,-104")), colour, 5 * k, op)


def glance(d: Doc, x: float, y: float, k: float = 1.0, look: float = 0.4, lid: float = 0.0, gap: float = 34) -> None:
    """Two eyes, `gap` units from the middle of one to that of the other, which look aside; `lid`: how far shut."""
    for one in (-1, 1):
        at = spot(x + one * gap * k / 2, y, k)
        white = form(d, at(Sh.ell(0, 0, 13, 15)), ("#ffffff", PAPER[0]), 2.6 * k)
        d.fill(at(Sh.ell(6 * look, 2, 6.4)), INK)
        if lid:
            d.fill(white & at(Sh.rect(-16, -18, 32, 30 * lid)), INK)
        d.stroke(at(line("-15,-10 0,-18 15,-11")), INK, 3.6 * k)


def framed(d: Doc, at: Spot, w: float, h: float, b: float = 18, oval: bool = False, tones: Tones = BRASS) -> Sh:
    """A gilt frame about a point, `w` by `h` units and `b` wide; gives what is inside it."""
    whole, inner = (
        (Sh.ell(0, 0, w / 2, h / 2), Sh.ell(0, 0, w / 2 - b, h / 2 - b))
        if oval
        else (Sh.rect(-w / 2, -h / 2, w, h, 4), Sh.rect(b - w / 2, b - h / 2, w - 2 * b, h - 2 * b))
    )
    d.fill(at(whole).move(9, 10), INK, 0.42)
    solid(d, at(whole), tones, 3.4, 0.2)
    return form(d, at(inner), (TIDE["dark"], INK2), 2.8)


def leaf_door(d: Doc, x: float, y: float, w: float, h: float, tones: Tones = (WOOD[1], WOOD[2], WOOD[3])) -> Sh:
    """A shut door with two panels; gives it."""
    form(d, Sh.rect(x - 12, y - 12, w + 24, h + 14), (WOOD[0], WOOD[2]), 2.8)
    door = form(d, Sh.rect(x, y, w, h), tones, 2.8)
    for top, high in ((0.07, 0.36), (0.52, 0.4)):
        panel = Sh.rect(x + w * 0.15, y + h * top, w * 0.7, h * high)
        form(d, panel, (tones[-1], tones[0]), 2.2)
        nib(d, pen(panel, 90, 8, ragged=14), INK, 1.6, 0.4)
    form(d, Sh.ell(x + w * 0.88, y + h * 0.5, w * 0.05 + 2), BRASS, 2.2)
    return door


def puddle(d: Doc, s: Sh | str) -> Sh:
    """Water that stands on a floor."""
    shape = S(s) if isinstance(s, str) else s
    form(d, shape, (TIDE["core"], TIDE["light"], TIDE["mid"]), 2.6)
    nib(d, pen(shape.shrink(5), 0, 9, ragged=24), TIDE["base"], 1.8, 0.6)
    return shape


def lamplight(d: Doc, x: float, y: float, r: float, op: float = 0.9) -> None:
    """The light of one lamp."""
    d.glow(x, y, r, (0, LAMP["core"], op), (0.35, LAMP["light"], op * 0.5), (1, LAMP["mid"], 0))
