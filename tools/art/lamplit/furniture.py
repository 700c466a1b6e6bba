"""Furniture of the house, seen from above and a little from the south: a top, a front, a shadow to the lower right."""

from __future__ import annotations

import random

import numpy as np

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.colour import darken, lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import (
    BRASS,
    CORAL,
    INK,
    LAMP,
    LEAF_G,
    LW,
    PAPER,
    PLUM,
    SLATE,
    TIDE,
    WOOD,
    R,
    Tones,
    form,
    nib,
    pen,
)

OAK: Tones = (WOOD[0], WOOD[1])
DARKOAK: Tones = (WOOD[2], WOOD[3])
BONE: Tones = (PAPER[0], PAPER[2])


def cast(d: Doc, s: Sh, dx: float = 12, dy: float = 12, op: float = 0.42) -> None:
    """The hard shadow of a thing, to the lower right."""
    d.fill(s.move(dx, dy), INK, op)


def box(
    d: Doc,
    x: float,
    y: float,
    w: float,
    h: float,
    z: float,
    top: Tones = OAK,
    front: Tones = DARKOAK,
    hatch: bool = True,
    lw: float = LW,
) -> tuple[Sh, Sh]:
    """A block standing on the floor: footprint x, y, w, h and its height z"""
    d.fill(
        Sh.poly(
            [(x, y + h - z), (x + w, y - z + 6), (x + w + 14, y + 8), (x + w + 14, y + h + 10), (x + 10, y + h + 10)]
        ),
        INK,
        0.42,
    )
    f = form(d, R(x, y + h - z, w, z), front, lw)
    if hatch and z > 8:
        nib(d, pen(R(x + w * 0.55, y + h - z, w * 0.45, z), 90, 6), INK, 1.5, 0.6)
    t = form(d, R(x, y - z, w, h), top, lw)
    d.fill(R(x + 2, y - z + 2, w - 4, 3), "#ffffff", 0.22)
    return (t, f)


def disc(
    d: Doc, x: float, y: float, r: float, z: float, top: Tones, front: Tones = DARKOAK, ry: float | None = None
) -> Sh:
    """A round thing: a drum `z` high, seen from above; gives its top."""
    ry = ry or r * 0.72
    cast(d, Sh.ell(x + 6, y, r, ry))
    body = R(x - r, y - z, 2 * r, z) | Sh.ell(x, y, r, ry)
    form(d, body, d.hlin(body, *front))
    nib(d, pen(body & R(x + r * 0.2, y - z, r, z + ry), 90, 5.5), INK, 1.5, 0.6)
    return form(d, Sh.ell(x, y - z, r, ry), top)


def chair(d: Doc, x: float, y: float, face: str = "s", seat: Tones = (PLUM["base"], PLUM["dark"])) -> None:
    """A dining chair; `face`: where it looks (n, e, s, w)."""
    cast(d, R(x - 16, y - 14, 32, 30))
    if face == "n":
        form(d, R(x - 15, y - 20, 30, 26, 4), seat)
        form(d, R(x - 18, y - 8, 36, 30, 3), DARKOAK)
        nib(d, pen(R(x - 13, y - 2, 26, 20), 90, 8), WOOD[0], 2.4, 0.8)
    elif face == "s":
        form(d, R(x - 18, y - 42, 36, 26, 3), DARKOAK)
        form(d, R(x - 16, y - 20, 32, 28, 4), seat)
        form(d, R(x - 15, y + 6, 30, 10), (WOOD[2], WOOD[3]))
    else:
        k = -1 if face == "e" else 1
        form(d, R(x - 15, y - 20, 30, 28, 4), seat)
        form(d, R(x + k * 14 - 5, y - 40, 10, 46, 3), DARKOAK)
        form(d, R(x - 15, y + 6, 30, 9), (WOOD[2], WOOD[3]))


def armchair(d: Doc, x: float, y: float, tones: Tones = (TIDE["base"], TIDE["dark"]), face: str = "s") -> None:
    """An armchair, looking south."""
    cast(d, R(x - 34, y - 20, 68, 52, 10))
    form(d, S(f"{x - 30},{y - 6}! {x - 34},{y - 46} {x},{y - 62} {x + 34},{y - 46} {x + 30},{y - 6}!"), tones)
    nib(d, pen(R(x + 4, y - 56, 28, 44), 90, 6), INK, 1.5, 0.6)
    form(d, R(x - 24, y - 22, 48, 38, 6), (lighten(tones[0], 0.14), tones[0]))
    for s in (-1, 1):
        form(d, R(x + s * 31 - 10, y - 28, 20, 54, 9), tones)
    form(d, R(x - 22, y + 12, 44, 16, 3), (tones[1], darken(tones[1], 0.3)))


def books_row(d: Doc, x: float, y: float, w: float, h: float, rnd: random.Random, pal: Tones | None = None) -> None:
    """A shelf of spines, front on."""
    pal = pal or (CORAL["base"], TIDE["base"], WOOD[1], PLUM["base"], LAMP["base"], SLATE[1], LEAF_G[2], PAPER[2])
    d.fill(R(x, y, w, h), INK)
    at = x + 1
    while at < x + w - 5:
        bw = rnd.uniform(5, 10)
        if rnd.random() < 0.1:
            at += bw
            continue
        bh = h * rnd.uniform(0.7, 0.95)
        c = rnd.choice(pal)
        b = R(at, y + h - bh, min(bw, x + w - 1 - at), bh)
        d.fill(b, c)
        d.stroke(b, INK, 1.4)
        at += bw + 0.6


def bookcase(
    d: Doc, x: float, y: float, w: float, z: float, rnd: random.Random, depth: float = 26, shelves: int = 2
) -> None:
    """A case full of books against the north wall or free; y is its foot."""
    d.fill(
        Sh.poly([(x, y), (x + w, y - z), (x + w + 14, y - z + 16), (x + w + 14, y + 12), (x + 10, y + 12)]), INK, 0.42
    )
    form(d, R(x, y - z - depth, w, depth + 2), (WOOD[1], WOOD[2]))
    form(d, R(x, y - z, w, z), (WOOD[2], WOOD[3]))
    sh_h = (z - 6) / shelves
    for i in range(shelves):
        books_row(d, x + 5, y - z + 4 + i * sh_h, w - 10, sh_h - 5, rnd)


def rug(
    d: Doc,
    x: float,
    y: float,
    w: float,
    h: float,
    base: Tones,
    band: str,
    fringe: bool = True,
) -> None:
    """A rug with a border and a fringe."""
    r = R(x, y, w, h)
    d.fill(r.move(4, 5), INK, 0.35)
    if fringe:
        nib(
            d,
            [(x - 9, yy, x, yy) for yy in np.arange(y + 3, y + h, 7)]
            + [(x + w, yy, x + w + 9, yy) for yy in np.arange(y + 3, y + h, 7)],
            PAPER[2],
            2,
            0.8,
        )
    form(d, r, base, 2)
    d.stroke(R(x + 12, y + 12, w - 24, h - 24), band, 7)
    d.stroke(R(x + 21, y + 21, w - 42, h - 42), PAPER[2], 2, 0.8)
    n = max(2, int(w / 74))
    for i in range(n):
        cx, cy = (x + w * (i + 0.5) / n, y + h / 2)
        k = min(w / n, h) * 0.24
        d.fill(Sh.poly([(cx - k * 1.2, cy), (cx, cy - k), (cx + k * 1.2, cy), (cx, cy + k)]), band, 0.9)
        d.fill(Sh.poly([(cx - k * 0.6, cy), (cx, cy - k * 0.5), (cx + k * 0.6, cy), (cx, cy + k * 0.5)]), PAPER[2], 0.7)
    nib(d, pen(r, 0, 6), INK, 1.1, 0.28)


def bed(
    d: Doc,
    x: float,
    y: float,
    w: float,
    h: float,
    cover: Tones = (PLUM["mid"], PLUM["base"]),
    slept: float = True,
    z: float = 26,
) -> None:
    """A bed, its head to the north, slept in or made."""
    box(d, x, y, w, h, z, (PAPER[1], PAPER[2]), DARKOAK)
    form(d, R(x - 4, y - z - 34, w + 8, 40, 6), (WOOD[1], WOOD[3]))
    for i in range(2 if w > 110 else 1):
        n = 2 if w > 110 else 1
        form(d, R(x + 8 + i * (w - 12) / n, y - z + 8, (w - 16) / n - 4, 34, 10), (PAPER[0], PAPER[1]))
    q = form(
        d,
        S(
            f"{x},{y - z + 62}! {x + w * 0.5},{y - z + (48 if slept else 60)} {x + w},{y - z + (70 if slept else 62)}! "
            f"{x + w},{y - z + h}! {x},{y - z + h}!"
        ),
        cover,
    )
    nib(d, pen(q, 0, 22), PAPER[1], 2, 0.4)
    nib(d, pen(q, 90, 22), PAPER[1], 2, 0.4)
    form(
        d,
        S(
            f"{x},{y - z + 62}! {x + w * 0.5},{y - z + 48} {x + w},{y - z + 68}! {x + w},{y - z + 84}! "
            f"{x + w / 2},{y - z + 66} {x},{y - z + 78}!"
        ),
        (PAPER[0], PAPER[1]),
    )


def lamp(
    d: Doc, x: float, y: float, z: float = 40, shade: Tones = (LAMP["core"], LAMP["light"]), shine: float = 120
) -> None:
    """A lamp with its light on what is near."""
    d.glow(x, y - z, shine, (0, LAMP["light"], 0.75), (0.3, LAMP["mid"], 0.32), (1, LAMP["mid"], 0))
    form(d, R(x - 4, y - z, 8, z), BRASS, 2)
    form(d, Sh.ell(x, y, 13, 7), BRASS, 2)
    form(
        d,
        S(f"{x - 18},{y - z + 6}! {x - 9},{y - z - 18}! {x + 9},{y - z - 18}! {x + 18},{y - z + 6}! {x},{y - z + 11}"),
        shade,
        2,
    )


def barrel(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    """A barrel, standing."""
    cast(d, Sh.ell(x + 4, y, 30 * k, 20 * k))
    b = S(
        f"{x - 26 * k},{y - 52 * k}! {x - 34 * k},{y - 24 * k} {x - 26 * k},{y + 4 * k}! "
        f"{x},{y + 14 * k} {x + 26 * k},{y + 4 * k}! {x + 34 * k},{y - 24 * k} "
        f"{x + 26 * k},{y - 52 * k}!"
    )
    form(d, b, (WOOD[0], WOOD[2], WOOD[3]))
    nib(d, pen(b, 90, 9 * k), INK, 1.4, 0.6)
    for yy in (-38, -6):
        d.stroke(line(f"{x - 30 * k},{y + yy * k} {x},{y + (yy + 9) * k} {x + 30 * k},{y + yy * k}"), SLATE[3], 6 * k)
    form(d, Sh.ell(x, y - 52 * k, 26 * k, 12 * k), (WOOD[0], WOOD[1]))


def fern(d: Doc, x: float, y: float, r: float, rnd: random.Random, tones: Tones | None = None) -> None:
    """A fern from above."""
    tones = tones or (LEAF_G[0], LEAF_G[1], LEAF_G[2])
    d.fill(Sh.ell(x + 8, y + 10, r, r * 0.8), INK, 0.4)
    for ring, n, c in ((1.0, 9, tones[2]), (0.72, 7, tones[1]), (0.42, 5, tones[0])):
        for i in range(n):
            a = i * 360 / n + rnd.uniform(-12, 12) + ring * 40
            tip = polar(x, y, r * ring * rnd.uniform(0.85, 1.1), a)
            m = polar(x, y, r * ring * 0.55, a + 14)
            lf = brush([(x, y), m, tip], r * 0.3 * (0.6 + ring * 0.4), LEAF, 8)
            d.fill(lf, c)
            d.stroke(lf, INK, 1.8)
            d.stroke(line([(x, y), m, tip]), INK, 1.2, 0.6)


def pot(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    """A pot of clay."""
    cast(d, Sh.ell(x, y, 22 * k, 12 * k))
    form(
        d,
        S(
            f"{x - 24 * k},{y - 30 * k}! {x + 24 * k},{y - 30 * k}! {x + 17 * k},{y + 4 * k} "
            f"{x},{y + 9 * k} {x - 17 * k},{y + 4 * k}"
        ),
        (CORAL["light"], CORAL["base"]),
    )
    form(d, Sh.ell(x, y - 30 * k, 24 * k, 10 * k), (CORAL["mid"], CORAL["dark"]))


def candle(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    """A candle, burning."""
    d.glow(x, y - 22 * k, 44 * k, (0, LAMP["light"], 0.8), (0.4, LAMP["mid"], 0.3), (1, LAMP["mid"], 0))
    form(d, R(x - 4 * k, y - 18 * k, 8 * k, 18 * k), (PAPER[0], PAPER[2]), 1.6)
    d.fill(S(f"{x},{y - 32 * k}! {x + 5 * k},{y - 22 * k} {x},{y - 17 * k} {x - 5 * k},{y - 22 * k}"), LAMP["core"])


def plate(d: Doc, x: float, y: float, r: float = 13) -> None:
    """A plate, laid."""
    form(d, Sh.ell(x, y, r, r * 0.75), BONE, 1.8)
    d.stroke(Sh.ell(x, y, r * 0.6, r * 0.44), PAPER[3], 1.4)


def stairs_down(
    d: Doc, x: float, y: float, w: float, n: int, step: float, tones: Tones, runner: Tones | None = None
) -> None:
    """Steps that come towards us."""
    d.fill(R(x + 12, y + 10, w, n * step), INK, 0.4)
    for i in range(n):
        c = mix(tones[0], tones[1], i / max(1, n - 1))
        form(d, R(x, y + i * step, w, step * 0.55), lighten(c, 0.12), 1.8)
        form(d, R(x, y + i * step + step * 0.55, w, step * 0.45), darken(c, 0.3), 1.8)
        if runner:
            form(d, R(x + w * 0.24, y + i * step, w * 0.52, step * 0.55), runner[0], 1.4)
            form(d, R(x + w * 0.24, y + i * step + step * 0.55, w * 0.52, step * 0.45), runner[1], 1.4)
