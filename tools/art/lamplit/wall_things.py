"""What hangs on the north wall of a room: pictures, glasses that show one thing more, windows, curtains."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.nib import BRASS, INK, INK2, LAMP, PAPER, PLUM, TIDE, WOOD, R, Tones, form, nib, pen


def picture(d: Doc, x: float, y: float, w: float, h: float, who: int = 0, frame: Tones = BRASS) -> None:
    """A picture in a frame: of nobody (0), of a Vesper (1), of the sea (2)."""
    form(d, R(x, y, w, h), frame)
    form(d, R(x + 5, y + 5, w - 10, h - 10), (TIDE["dark"], INK2), 1.6)
    if who == 1:
        cx = x + w / 2
        d.fill(
            S(
                f"{cx - 11},{y + h - 5}! {cx - 8},{y + h * 0.58} {cx},{y + h * 0.5} {cx + 8},{y + h * 0.58} "
                f"{cx + 11},{y + h - 5}!"
            ),
            PLUM["dark"],
        )
        d.fill(Sh.ell(cx, y + h * 0.36, 6, 8), PAPER[1])
    elif who == 2:
        d.fill(R(x + 5, y + h * 0.55, w - 10, h * 0.45 - 5), TIDE["base"])
        d.fill(Sh.ell(x + w * 0.62, y + h * 0.36, 5), PAPER[0])


def mirror(d: Doc, x: float, y: float, w: float, h: float, door: bool = True) -> None:
    """A looking-glass that shows one thing more than the room has."""
    d.glow(x + w / 2, y + h / 2, w * 0.9, (0, TIDE["light"], 0.4), (1, TIDE["light"], 0))
    form(d, S(f"{x},{y + h}! {x},{y + 10} {x + w / 2},{y - 8} {x + w},{y + 10} {x + w},{y + h}!"), BRASS)
    g = S(f"{x + 6},{y + h - 5}! {x + 6},{y + 13} {x + w / 2},{y - 1} {x + w - 6},{y + 13} {x + w - 6},{y + h - 5}!")
    form(d, g, (TIDE["core"], TIDE["light"], TIDE["mid"]), 1.8)
    if door:
        form(d, R(x + w * 0.55, y + h * 0.34, w * 0.22, h * 0.55), (LAMP["core"], LAMP["mid"]), 1.6)
    d.fill(
        Sh.poly([(x + 12, y + h - 8), (x + w * 0.34, y + 4), (x + w * 0.46, y + 4), (x + 22, y + h - 8)]) & g,
        "#ffffff",
        0.6,
    )


def window(d: Doc, x: float, y: float, w: float, h: float) -> None:
    """A window with the night in it."""
    d.glow(x + w / 2, y + h + 30, w, (0, TIDE["light"], 0.34), (1, TIDE["light"], 0))
    form(d, R(x - 5, y - 4, w + 10, h + 9), (WOOD[1], WOOD[2]))
    form(d, R(x, y, w, h), (TIDE["base"], TIDE["light"]), 1.8)
    d.fill(R(x + w / 2 - 2.5, y, 5, h) | R(x, y + h / 2 - 2, w, 4), WOOD[2])
    d.fill(Sh.poly([(x + 4, y + h), (x + 14, y), (x + 22, y), (x + 12, y + h)]), "#ffffff", 0.4)


def curtain(d: Doc, x: float, y: float, w: float, h: float, tones: Tones = (PLUM["mid"], PLUM["dark"])) -> None:
    """Two drapes on a rod."""
    for s in (0, 1):
        xx = x if s == 0 else x + w * 0.62
        c = form(d, R(xx, y, w * 0.38, h), tones)
        nib(d, pen(c, 90, 7), INK, 1.5, 0.6)
    form(d, R(x - 6, y - 6, w + 12, 8, 3), BRASS, 1.8)
