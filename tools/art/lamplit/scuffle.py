"""What the pictures of fights share, 548x210: a lit wall, sleeves, arms that are not there, and things to hit with."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, arc, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    INK2,
    LAMP,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    Tones,
    corners,
    form,
    nib,
    pen,
    side,
)
from tools.art.lamplit.wallpaper import hang, number_of

BOUT = (548, 210)
"""The canvas of an upper half."""
RED = (CORAL["mid"], CORAL["base"], CORAL["dark"])
GREEN = ("#7a9a6e", "#456547", "#203628")
BLUE = ("#4b6973", "#2c454f", "#14242b")
_WALL = Sh.rect(0, 0, 548, 210)


def lit_room(
    d: Doc, top: str = "#efdcae", low: str = "#c79a5c", lamp: tuple[float, float] = (250, 60), floor: float = 0.0
) -> None:
    """A lit wall, upright strokes away from the lamp; from `floor` down there are boards."""
    d.fill(_WALL, d.lin(0, 0, 548, 210, top, low))
    paper = number_of(top, low, *lamp, floor)
    hang(d, (0, 0, 548, floor or 210), top, paper, 0.8, 0.34)
    d.glow(lamp[0], lamp[1], 260, (0, LAMP["core"], 0.95), (0.5, LAMP["light"], 0.4), (1, LAMP["mid"], 0))
    nib(
        d,
        pen(_WALL, 90, 9, tone=lambda x, y: abs(x - lamp[0]) / 330, step=12, rnd=random.Random(paper), ragged=20),
        LAMP["dark"],
        1.8,
        0.5,
    )
    if floor:
        s = Sh.poly([(0, floor + 8), (548, floor - 14), (548, 210), (0, 210)])
        form(d, s, ("#a98058", "#5d4432"), 3)
        nib(d, [(i * 90 - 120, 210, i * 62 + 20, floor - 4) for i in range(9)], INK, 2, 0.45)
    x, y = lamp
    dusk = d.rad(x + 50, y + 30, 470, (0, INK, 0), (0.36, INK, 0.05), (0.62, INK, 0.42), (1, INK, 0.8))
    d.fill(_WALL, dusk)


def sleeved(d: Doc, spec: str, tones: Tones, cuff: str = "") -> None:
    """An arm in its sleeve, and the cuff."""
    s = form(d, S(spec), tones, 3.4)
    nib(d, pen(side(s, -14, -10), 60, 7, ragged=10), INK, 1.9, 0.7)
    if cuff:
        form(d, S(cuff), (PAPER[0], PAPER[1]), 3)


def nobody_arm(d: Doc, spec: str) -> None:
    """An arm that is not there."""
    s = S(spec)
    d.fill(s, INK)
    d.stroke(s.shrink(6), TIDE["light"], 3, dash="9 7")


def jolt(d: Doc, x: float, y: float, r: float, n: int = 5, a0: float = -140, a1: float = -40) -> None:
    """Short strokes where two things meet."""
    for i in range(n):
        a = a0 + (a1 - a0) * i / max(1, n - 1)
        (x0, y0), (x1, y1) = (polar(x, y, r, a), polar(x, y, r * 1.45, a))
        d.fill(sliver(x0, y0, x1, y1, 6), INK)


def bang(d: Doc, x: float, y: float, r: float, n: int = 9) -> None:
    """A burst of paper where something has gone off."""
    s = star(x, y, r, n, 0.45)
    d.fill(s, "#fffdf0")
    d.stroke(s, INK, 3)


def stick(d: Doc, spec: str, w: float, colour: str = WOOD[0]) -> None:
    """Anything long and round, with its contour."""
    d.stroke(line(spec), INK, w + 7)
    d.stroke(line(spec), colour, w)


def flight(d: Doc, spec: str, w: float = 3.4) -> None:
    """The way that something has flown."""
    d.stroke(line(spec), INK, w, 0.85, dash="13 10")


def swish(d: Doc, x: float, y: float, r: float, a0: float, a1: float, n: int = 3) -> None:
    """Arcs after something swung."""
    for i in range(n):
        d.stroke(arc(x, y, r + i * 15, a0 + i * 5, a1 - i * 5), INK, 3.6, 0.8 - i * 0.18)


def rays_of_cold(d: Doc, x: float, y: float, r: float, n: int = 8) -> None:
    """Straight strokes round something that has a temper, or a temperature."""
    for i in range(n):
        (x0, y0), (x1, y1) = polar(x, y, r, i * 360 / n), polar(x, y, r * 1.3, i * 360 / n)
        d.stroke(line([(x0, y0), (x1, y1)]), INK, 3, 0.8)


def _at(x: float, y: float, k: float, rot: float) -> str:
    return f"translate({x:g} {y:g}) rotate({rot:g}) scale({k:g})"


def pistol(d: Doc, x: float, y: float, rot: float = 0, k: float = 1.0) -> None:
    """A cork pistol by its grip, the muzzle 110 units off along `rot` degrees."""
    with d.group(transform=_at(x, y, k, rot)):
        form(d, S("-14,-14! 16,-16! 6,34 -8,44 -26,38!"), (WOOD[0], WOOD[2]), 3.4)
        form(d, S("-18,-34! 96,-36! 96,-12! 20,-12! -14,-8!"), (SLATE[0], SLATE[1], SLATE[3]), 3.4)
        form(d, Sh.rect(92, -42, 18, 36, 3), BRASS, 3)
        d.stroke(line("22,-12 28,6 10,8"), INK, 4)
        form(d, S("-18,-34! -28,-50! -12,-48! -6,-34!"), BRASS, 2.6)


def cork(d: Doc, x: float, y: float, rot: float = 0, k: float = 1.0) -> None:
    """A cork on its way."""
    with d.group(transform=_at(x, y, k, rot)):
        c = form(d, Sh.rect(-14, -11, 28, 22, 4), (LAMP["light"], LAMP["base"]), 3)
        d.fill(c - c.move(3, 3), "#ffffff", 0.8)


def mallet(d: Doc, x: float, y: float, rot: float = 0, k: float = 1.0) -> None:
    """A croquet mallet; its head lies at a point, the handle goes 190 units down before it is turned."""
    with d.group(transform=_at(x, y, k, rot)):
        stick(d, "0,20 0,190", 12, LAMP["base"])
        m = form(d, Sh.rect(-62, -30, 124, 60, 8), (WOOD[0], WOOD[1], WOOD[3]), 4)
        for bx in (-48, 36):
            form(d, Sh.rect(bx, -30, 12, 60), (CORAL["mid"], CORAL["dark"]), 2.6)
        nib(d, pen(side(m, -28, -4), 90, 7), INK, 1.9, 0.7)


def sabre(d: Doc, x: float, y: float, rot: float = 0, k: float = 1.0) -> None:
    """The sabre of ceremonies by its hilt, 230 units along `rot` degrees."""
    with d.group(transform=_at(x, y, k, rot)):
        b = form(d, S("20,-10! 120,-18 230,-44! 140,8 20,12!"), ("#ffffff", SLATE[0], SLATE[2]), 3.4)
        d.fill(b - b.move(3, 5), "#ffffff", 0.9)
        form(d, S("6,-30! 24,-26 24,26 6,30! 14,0"), BRASS, 3.2)
        form(d, Sh.rect(-46, -9, 54, 18, 6), (PLUM["mid"], PLUM["dark"]), 3.2)
        d.stroke(line("10,26 -24,34 -46,10"), INK, 9)
        d.stroke(line("10,26 -24,34 -46,10"), LAMP["mid"], 4)


def brolly(d: Doc, x: float, y: float, rot: float = 0, k: float = 1.0) -> None:
    """A rolled umbrella by its crook, the tip 240 units off along `rot` degrees."""
    with d.group(transform=_at(x, y, k, rot)):
        stick(d, "40,0 -6,2 -22,16 -14,32", 9)
        stick(d, "220,0 246,0", 4, SLATE[0])
        u = form(
            d,
            S("34,-8! 60,-20 120,-24 224,-4! 224,4! 120,20 60,16 34,8!"),
            (PLUM["mid"], PLUM["base"], PLUM["dark"]),
            3.4,
        )
        nib(d, pen(side(u, -4, -12), 4, 6, ragged=10), INK, 2, 0.7)
        d.stroke(line("62,-20 72,0 62,16"), LAMP["mid"], 4)


def bowler(d: Doc, x: float, y: float, k: float = 1.0, rot: float = 0) -> None:
    """A bowler whose brim stands at a point."""
    with d.group(transform=_at(x, y, k, rot)):
        form(d, S("-74,6! -40,18 0,22 40,18 74,6! 56,-6 -56,-6"), ("#4b5c5a", "#121c20"), 3.4)
        h = form(d, S("-48,2! -54,-32 -44,-50 0,-56 44,-50 54,-32 48,2! 0,12"), ("#66786f", "#27363a", "#10191c"), 3.4)
        d.fill(S("-50,-14! 0,-4 50,-14! 49,2! 0,12 -49,2!"), PLUM["base"])
        nib(d, pen(side(h, -22, 0), 90, 6), INK, 1.9, 0.8)


def wellington(
    d: Doc, x: float, y: float, rot: float = 0, k: float = 1.0, tones: Tones = ("#7b4f3c", "#2c1d1a")
) -> None:
    """A boot with a stocking in it, its heel at a point, the toe along `rot` degrees."""
    with d.group(transform=_at(x, y, k, rot)):
        form(d, S("-24,-150! 26,-150! 22,-70! -20,-70!"), BLUE, 3.4)
        b = form(d, S("-22,-80! 24,-80! 26,-40 60,-26 84,-20 92,0! -24,0!"), tones, 3.6)
        nib(d, pen(side(b, -16, -6), 90, 6), INK, 1.9, 0.7)
        form(d, S("-26,-2! 94,-2! 94,10! 20,10! 16,14! -26,14!"), (INK2, INK), 3)
        for ly in (-66, -52):
            d.stroke(line([(2, ly), (24, ly + 6)]), LAMP["light"], 3.4)


def chair_of(d: Doc, x: float, y: float, rot: float = 0, k: float = 1.0, flip: bool = False) -> None:
    """A dining chair in profile, its seat at a point, its back to the right."""
    with d.group(transform=_at(x, y, k, rot) + (" scale(-1 1)" if flip else "")):
        for spec in ("-34,8 -38,76", "30,8 38,76", "32,0 36,-60 48,-108"):
            stick(d, spec, 8)
        form(d, S("38,-112! 56,-118 62,-106! 48,-60! 34,-64!"), (WOOD[0], WOOD[2]), 3)
        form(d, S("-46,-12! 40,-12! 42,8! -46,8!"), (PLUM["light"], PLUM["base"]), 3.4)


def splinters(d: Doc, spots: list[tuple[float, float, float]], tones: Tones = ("#ffffff", TIDE["light"])) -> None:
    """Bits of glass: where, and how large."""
    for i, (x, y, k) in enumerate(spots):
        form(d, corners("-14,8 4,-16 16,2 2,12").scale(k).rot(i * 67).move(x, y), tones, 2.6)


def drops(d: Doc, spots: list[tuple[float, float, float]]) -> None:
    """Water in the air: where, and how large."""
    for x, y, r in spots:
        form(
            d,
            S(f"{x},{y - 1.9 * r}! {x + r},{y + r * 0.3} {x},{y + r} {x - r},{y + r * 0.3}"),
            ("#ffffff", TIDE["light"]),
            2.6,
        )


def swell(d: Doc, spec: str, tones: Tones = (TIDE["core"], TIDE["light"], TIDE["mid"], TIDE["base"])) -> Sh:
    """A wave that has come in: its outline, nib lines, its bright edge; gives the wave."""
    wave = form(d, S(spec), tones, 4)
    nib(d, pen(wave, 0, 11, rnd=random.Random(4), ragged=60, broken=0.85), TIDE["base"], 2.2, 0.6)
    d.fill(wave - wave.move(7, 8), "#ffffff", 0.8)
    return wave


def smooth_face(d: Doc, x: float, y: float, rx: float, ry: float) -> None:
    """Where a face has been, and been smoothed over."""
    form(d, Sh.ell(x, y, rx, ry), (TIDE["core"], TIDE["light"]), 3)
    d.stroke(Sh.ell(x, y + 1, rx * 0.66, ry * 0.7), TIDE["dark"], 2.6, 0.9, dash="7 6")


def distance(d: Doc, what: str, x: float, y: float = 24.0) -> None:
    """What stands or hangs far off in the room, in thin lines and no shadow: `window`, `door`, `frames`, `shelf`,
    `clock`, `stairs`, `curtain`.
    """
    _FAR[what](d, x, y)


def _far(d: Doc, sh: Sh, op: float = 0.3) -> None:
    d.fill(sh, "#5d4632", op)
    d.stroke(sh, "#3a2a20", 1.6, 0.7)


def _far_window(d: Doc, x: float, y: float) -> None:
    form(d, Sh.rect(x, y, 78, 104), ("#2f6466", "#7fb0a0"), 1.6, "#3a2a20")
    d.fill(Sh.rect(x + 37, y, 4, 104) | Sh.rect(x, y + 50, 78, 4), "#6d5340")
    d.fill(Sh.ell(x + 58, y + 24, 8), TIDE["core"])
    _far(d, Sh.rect(x - 8, y + 104, 94, 8))


def _far_door(d: Doc, x: float, y: float) -> None:
    _far(d, Sh.rect(x, y, 74, 150), 0.4)
    for py in (12, 80):
        _far(d, Sh.rect(x + 12, y + py, 50, 52))
    d.fill(Sh.ell(x + 66, y + 76, 4), LAMP["mid"])


def _far_frames(d: Doc, x: float, y: float) -> None:
    for dx, dy, w, h in ((0, 6, 44, 56), (58, 0, 60, 44), (62, 56, 38, 46)):
        _far(d, Sh.rect(x + dx, y + dy, w, h), 0.45)
        d.fill(Sh.rect(x + dx + 5, y + dy + 5, w - 10, h - 10), TIDE["mid"], 0.5)
        cx = x + dx + w / 2
        d.fill(Sh.ell(cx, y + dy + h * 0.4, 7, 9) | Sh.rect(cx - 12, y + dy + h * 0.62, 24, h * 0.38 - 6, 6), INK, 0.5)


def _far_shelf(d: Doc, x: float, y: float) -> None:
    for row in range(3):
        _far(d, Sh.rect(x, y + 40 + row * 46, 120, 6), 0.5)
        for i in range(9):
            h = 22 + (i * 7 + row * 5) % 14
            _far(d, Sh.rect(x + 4 + i * 13, y + 40 + row * 46 - h, 10, h), 0.2 + (i * 3 + row) % 4 * 0.12)


def _far_clock(d: Doc, x: float, y: float) -> None:
    _far(d, S(f"{x},{y + 30}! {x + 28},{y} {x + 56},{y + 30}! {x + 52},{y + 170}! {x + 4},{y + 170}!"), 0.45)
    d.fill(Sh.ell(x + 28, y + 38, 19), PAPER[0], 0.8)
    d.stroke(line([(x + 28, y + 26), (x + 28, y + 38), (x + 37, y + 44)]), INK, 2.2)
    _far(d, Sh.ell(x + 28, y + 116, 10))


def _far_stairs(d: Doc, x: float, y: float) -> None:
    for i in range(6):
        _far(d, Sh.rect(x + i * 22, y + 130 - i * 24, 160 - i * 22, 24), 0.2 + i * 0.04)
    d.stroke(line([(x, y + 70), (x + 132, y - 74)]), "#3a2a20", 3, 0.7)


def _far_curtain(d: Doc, x: float, y: float) -> None:
    c = S(
        f"{x},{y - 30}! {x + 90},{y - 30}! {x + 70},{y + 60} {x + 82},{y + 160}! {x + 4},{y + 160}! {x + 14},{y + 60}"
    )
    d.fill(c, PLUM["base"], 0.55)
    d.stroke(c, "#3a2a20", 1.6, 0.7)
    nib(d, pen(c, 90, 12, rnd=random.Random(3), ragged=20), PLUM["deep"], 1.6, 0.6)


_FAR = {
    "window": _far_window,
    "door": _far_door,
    "frames": _far_frames,
    "shelf": _far_shelf,
    "clock": _far_clock,
    "stairs": _far_stairs,
    "curtain": _far_curtain,
}
