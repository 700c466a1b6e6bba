"""Marks that several pictures share: the chip a token is cut from, the bell, a tongue of paper flame, signs of a
lock.
"""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, star
from tools.art.lamplit.nib import BRASS, INK, LAMP, PAPER, Tones, form, nib, pen


def chip(d: Doc, shape: Sh, tones: Tones, rim: str = PAPER[0]) -> None:
    """A token's body: shadow, margin of paper, colour."""
    d.fill(shape.move(4, 6), INK, 0.5)
    d.stroke(shape, INK, 13)
    d.stroke(shape, rim, 7)
    d.fill(shape, d.dlin(shape, *tones))
    d.stroke(shape, INK, 3)


def bell(d: Doc, x: float, y: float, k: float) -> None:
    """The Keeper's bell, `k` times 100 units high."""

    def b(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    f = b(S("-52,40! -40,24 -38,-10 -20,-38 0,-44 20,-38 38,-10 40,24 52,40! 0,52"))
    d.stroke(f, PAPER[0], 14 * k)
    d.stroke(f, INK, 7 * k)
    form(d, f, (LAMP["core"], LAMP["light"], LAMP["base"]), 3.4)
    form(d, b(Sh.ell(0, -48, 9, 8)), BRASS, 3)
    form(d, b(Sh.ell(0, 54, 11, 9)), BRASS, 3)
    nib(d, pen(b(S("10,-36! 38,-10 40,24 52,40! 12,48!")), 90, 6), LAMP["dark"], 1.8, 0.8)


def tongue(x: float, y: float, h: float, w: float, lean: float) -> Sh:
    """A flame cut from paper: its foot, height, width, and how far its tip leans."""
    return S(
        f"{x - w / 2},{y}! {x - w * 0.55},{y - h * 0.35} {x - w * 0.1 + lean * 0.4},{y - h * 0.66} "
        f"{x + lean},{y - h}! {x + w * 0.42 + lean * 0.5},{y - h * 0.5} {x + w * 0.55},{y - h * 0.2} "
        f"{x + w / 2},{y}!"
    )


def sun(d: Doc, x: float, y: float, r: float) -> None:
    """The sun of a lock."""
    d.fill(star(x, y, r, 10, 0.66), INK)
    d.fill(Sh.ell(x, y, r * 0.52), LAMP["light"])
    d.stroke(Sh.ell(x, y, r * 0.52), INK, r * 0.1)


def moon(d: Doc, x: float, y: float, r: float) -> None:
    """The moon of a lock."""
    s = Sh.ell(x, y, r * 0.92) - Sh.ell(x + r * 0.42, y - r * 0.2, r * 0.78)
    d.fill(s, INK)
    d.fill(s.shrink(r * 0.14), PAPER[0])


def eye(d: Doc, x: float, y: float, r: float) -> None:
    """The eye of a lock."""
    s = S(
        f"{x - r},{y}! {x - r * 0.5},{y - r * 0.56} {x + r * 0.5},{y - r * 0.56} "
        f"{x + r},{y}! {x + r * 0.5},{y + r * 0.56} {x - r * 0.5},{y + r * 0.56}"
    )
    d.fill(s, INK)
    d.fill(s.shrink(r * 0.13), PAPER[0])
    d.fill(Sh.ell(x, y, r * 0.36), INK)
    d.fill(Sh.ell(x - r * 0.1, y - r * 0.12, r * 0.1), PAPER[0])
