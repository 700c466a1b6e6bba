"""Eyes and brows of adults: eight make of lid, and in each mood the eye of that make, not the mood's."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art.inkwell.brush import taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.figure import Fig, Placed
from tools.art.lamplit.nib import INK

SKINS = {
    "fair": ("#f2dcc2", "#dbb797", "#a97d66", "#6a4238", "#d78f78"),
    "ruddy": ("#f0cdb0", "#d9a080", "#a86a54", "#66362e", "#cf6a50"),
    "olive": ("#e6c39a", "#c4976b", "#8c6347", "#54352a", "#c0714f"),
    "tan": ("#d9a877", "#b57f54", "#7f5439", "#4a2c22", "#b8603f"),
    "brown": ("#c08a5e", "#99663f", "#6b4230", "#3a231d", "#a5543a"),
    "deep": ("#8f5f45", "#6b4331", "#472b24", "#241514", "#8a4436"),
    "pale": ("#ece4d0", "#cfc6ac", "#928a78", "#55504a", "#b89a86"),
    "amber": ("#e9cfa4", "#c9a372", "#90704e", "#543c2e", "#bf7f58"),
}
"""Lit, middle, shaded, line, blush."""


@dataclass(frozen=True, slots=True)
class Lid:
    """A make of eye: how far its lids stand open towards the nose and away from it, and how its corners lie."""

    upper: tuple[float, float]
    lower: tuple[float, float]
    corners: tuple[float, float] = (2.0, 0.0)
    """How deep the corner at the nose lies, and the outer one."""
    weight: float = 6.2
    """How heavy the line of the upper lid is."""
    crease: float = 9.0
    """How far above the lid its fold runs; 0: there is none."""
    cover: float = 0.0
    """How much of the opening the lid itself covers, 0 to 1."""
    fold: bool = False
    """The skin above hangs over the outer corner."""


LIDS = {
    "lowered": Lid((11, 12), (6, 5), (3, -3), 7.6, 13, 0.52),
    "bead": Lid((10, 9), (9, 8), (1, 2), 5.4, 7),
    "lotus": Lid((14, 20), (9, 10), (5, -9), 8.6, 10),
    "fox": Lid((8, 14), (6, 4), (6, -10), 7.0, 8, 0.18),
    "weather": Lid((12, 8), (7, 8), (-1, 9), 7.0, 11, 0.24, True),
    "paper": Lid((10, 9), (11, 12), (1, 3), 4.6, 15, 0.3),
    "squint": Lid((9, 7), (3, 2), (1, -4), 6.6, 8, 0.08),
    "saucer": Lid((18, 17), (15, 14), (1, 1), 5.0, 0),
}
"""No two people have the same."""


@dataclass(frozen=True, slots=True)
class Gaze:
    """Somebody's two eyes."""

    lid: str
    """One of LIDS."""
    at: tuple[tuple[float, float], tuple[float, float]] = ((-37.0, 17.0), (28.0, 20.0))
    """Where each eye lies along x, and half its width."""
    open: tuple[float, float] = (1.0, 1.0)
    """How far each of them is open, against its make."""
    iris: float = 7.6
    colour: str = "#4a3a2c"
    look: tuple[float, float] = (-5.0, 0.0)
    daze: tuple[tuple[float, float], tuple[float, float]] = ((0.0, -1.0), (0.0, -1.0))
    """Where each pin of a pupil stands when they are out of their wits, from the middle of the eye."""
    dazed: tuple[float, float] = (0.92, 1.18)
    """How large each eye is then."""
    winks: bool = False
    """Glad with one eye."""
    bag: float = 1.0
    """How deep the line under the eye is; above 1.4 there are two."""
    lashes: int = 0
    brows: tuple[str, str] = ("-58,-25 -38,-36 -16,-29", "4,-27 28,-36 54,-27")
    brow: tuple[float, float] = (6.0, 6.0)
    brow_colour: str = INK
    lift: tuple[float, float] = (-4.0, -15.0)
    """How far each brow goes up when they are out of their wits."""


WHITE = "#f7f2e2"
LIFT = {"calm": (0.0, 0.0), "glad": (-9.0, -9.0), "asleep": (4.0, 4.0)}
"""How far the brows go up in a mood."""


def eyes(f: Fig, gaze: Gaze, skin: str, face: Placed, mood: str) -> None:
    """Draw both eyes and brows on the face, in a mood."""
    for side in (0, 1):
        _socket(f, gaze, skin, face, side)
        if mood == "asleep":
            _shut(f, gaze, skin, face, side)
        elif mood == "glad" and not (gaze.winks and side == 0):
            _merry(f, gaze, skin, side)
        elif mood == "addled":
            _pin(f, gaze, skin, side)
        else:
            _open(f, gaze, skin, side)
        _brow(f, gaze, side, mood)


def _socket(f: Fig, gaze: Gaze, skin: str, face: Placed, side: int) -> None:
    """The hollow in which it lies: deepest between brow and nose."""
    shaded = SKINS[skin][2]
    x, w = gaze.at[side]
    f.fill(Sh.ell(x, -2, w * 1.35, 17), shaded, 0.3, face)
    inner = w if side == 0 else -w
    hollow = (
        f"{x - inner * 0.2},-22! {x + inner * 1.25},-20! {x + inner * 1.2},4! {x + inner * 0.9},2 {x + inner * 0.5},-14"
    )
    f.fill(S(hollow), shaded, 0.45, face)


def _open(f: Fig, gaze: Gaze, skin: str, side: int) -> None:
    lit, mid, _, dark, _ = SKINS[skin]
    lid, (x, w), wide = LIDS[gaze.lid], gaze.at[side], gaze.open[side]
    s = 1 if side else -1
    (up_in, up_out), (low_in, low_out) = lid.upper, lid.lower
    up_in, up_out = up_in * wide, up_out * wide
    low_in, low_out = low_in * min(1.0, wide), low_out * min(1.0, wide)
    nose, outer = (x - s * w, lid.corners[0]), (x + s * w, lid.corners[1])
    inner_x, outer_x = x - s * w * 0.45, x + s * w * 0.45
    ball = f.fill(
        S(
            f"{nose[0]},{nose[1]}! {inner_x},{-up_in} {outer_x},{-up_out} {outer[0]},{outer[1]}! "
            f"{outer_x},{low_out} {inner_x},{low_in}"
        ),
        WHITE,
    )
    ix, iy = x + gaze.look[0], -1 + gaze.look[1]
    r = gaze.iris
    f.fill(Sh.ell(ix, iy, r, r * 1.13), INK, 1, ball)
    f.fill(Sh.ell(ix + 0.6, iy + 1.2, r * 0.66, r * 0.74), gaze.colour, 1, ball)
    f.fill(Sh.ell(ix, iy, r * 0.42, r * 0.48), INK, 1, ball)
    f.fill(ball - ball.move(0, 4.5 * f.k), "#6f6a62", 0.45)
    f.fill(Sh.ell(ix - r * 0.34, iy - r * 0.42, r * 0.28), "#ffffff", 1, ball)
    drop = (up_in + up_out) / 2 * lid.cover * 1.15
    if lid.cover:
        cover = Sh.rect(
            x - w - 6, -max(up_in, up_out) - 14, 2 * w + 12, max(up_in, up_out) + 14 - (up_in + up_out) / 2 + drop
        )
        f.fill(cover, mid if side else mix(lit, mid, 0.6), 1, ball)
    edge = (
        f"{nose[0] - s * 2},{nose[1] + 2} {inner_x},{-up_in + drop - 1} {outer_x},{-up_out + drop - 1} "
        f"{outer[0] + s * 4},{outer[1] + (2 if not lid.fold else 6)}"
    )
    f.brush(edge, lid.weight, INK, taper(0.25, 0.4, 0.55) if side else taper(0.55, 0.4, 0.25))
    _around(f, gaze, lid, side, dark, up_in, up_out, low_in, low_out)


def _around(
    f: Fig, gaze: Gaze, lid: Lid, side: int, dark: str, up_in: float, up_out: float, low_in: float, low_out: float
) -> None:
    """Folds above, bags below, and lashes."""
    x, w = gaze.at[side]
    s = 1 if side else -1
    inner_x, outer_x = x - s * w * 0.5, x + s * w * 0.5
    end = x + s * w
    if lid.crease:
        f.line(f"{inner_x},{-up_in - lid.crease} {outer_x},{-up_out - lid.crease} {end},{-up_out * 0.4 - 5}", 2, dark)
    if lid.fold:
        f.line(f"{outer_x},{-up_out - 8} {end + s * 4},{-2} {end + s * 5},{10}", 3, dark)
    if gaze.bag:
        f.line(
            f"{inner_x},{low_in + 4} {x + s * w * 0.2},{low_in + 3 + 4 * gaze.bag} {end - s * 3},{low_out + 3}",
            1.8 * min(1.4, gaze.bag),
            dark,
        )
    if gaze.bag > 1.4:
        f.line(
            f"{inner_x - s * 2},{low_in + 9} {x},{low_in + 7 + 5 * gaze.bag} {end - s * 7},{low_out + 10}",
            1.8,
            dark,
            0.8,
        )
    for i in range(gaze.lashes):
        near, far = w * (0.75 + 0.12 * i), w * (1.2 + 0.1 * i)
        y = lid.corners[1] - 1
        f.line(f"{x + s * near},{y - 3 - 2 * i} {x + s * far},{y - 8 - 5 * i}", 2.6, INK)


def _pin(f: Fig, gaze: Gaze, skin: str, side: int) -> None:
    """An eye that has seen it: wide, the pupil a pin with a ring round it."""
    dark = SKINS[skin][3]
    lid, (x, w), (dx, dy) = LIDS[gaze.lid], gaze.at[side], gaze.daze[side]
    s = 1 if side else -1
    w *= gaze.dazed[side]
    up, low = (sum(lid.upper) / 2 + 9) * gaze.dazed[side], (sum(lid.lower) / 2 + 8) * gaze.dazed[side]
    nose, outer = lid.corners[0] * 0.6, lid.corners[1] * 0.6
    ball = f.fill(
        S(
            f"{x - s * w},{nose}! {x - s * w * 0.5},{-up} {x + s * w * 0.5},{-up} {x + s * w},{outer}! "
            f"{x + s * w * 0.45},{low} {x - s * w * 0.45},{low}"
        ),
        WHITE,
    )
    f.fill(ball - ball.move(0, 4 * f.k), "#6f6a62", 0.35)
    ring = [(x + dx + math.cos(t / 13 * math.tau) * 9, dy + math.sin(t / 13 * math.tau) * 9) for t in range(14)]
    f.line(ring, 2.0, gaze.colour)
    f.fill(Sh.ell(x + dx, dy, 3.4), INK)
    f.line(f"{x - s * w},{nose} {x - s * w * 0.5},{-up} {x + s * w * 0.5},{-up} {x + s * w},{outer}", 3.6, INK)
    f.line(f"{x - s * w},{nose} {x - s * w * 0.45},{low} {x + s * w * 0.45},{low} {x + s * w},{outer}", 2.2, INK)
    f.line(f"{x - s * w * 0.6},{low + 6} {x},{low + 10} {x + s * w * 0.6},{low + 6}", 1.8, dark, 0.8)


def _merry(f: Fig, gaze: Gaze, skin: str, side: int) -> None:
    """Shut for pleasure; the arc is as high as the eye was open."""
    dark = SKINS[skin][3]
    lid, (x, w) = LIDS[gaze.lid], gaze.at[side]
    s = 1 if side else -1
    high = (sum(lid.upper) + sum(lid.lower)) / 2 * 0.62
    f.line(
        f"{x - s * w},{4 + lid.corners[0] * 0.4} {x},{2 - high} {x + s * w},{4 + lid.corners[1] * 0.5}",
        lid.weight * 0.75,
        INK,
    )
    f.line(f"{x - w * 0.8},{11} {x},{15} {x + w * 0.8},{10}", 2, dark)
    if gaze.lashes:
        f.line(f"{x + s * w},{3 + lid.corners[1] * 0.5} {x + s * (w + 7)},{-4 + lid.corners[1] * 0.5}", 2.6, INK)


def _shut(f: Fig, gaze: Gaze, skin: str, face: Placed, side: int) -> None:
    """A lid that has come down: a dome with its light, and lashes."""
    lit, mid, _, dark, _ = SKINS[skin]
    lid, (x, w) = LIDS[gaze.lid], gaze.at[side]
    s = 1 if side else -1
    low, up = sum(lid.lower) / 2 + 2, sum(lid.upper) / 2
    nose, outer = lid.corners
    f.fill(
        S(f"{x - s * w},{nose}! {x},{-up - 2} {x + s * w},{outer}! {x},{low}"),
        mix(lit, mid, 0.35 + 0.4 * side),
        0.9,
        face,
    )
    f.fill(Sh.ell(x - w * 0.2, -up * 0.4, w * 0.34, up * 0.22), lit, 0.8, face)
    f.line(f"{x - s * w},{nose} {x},{-up - 3} {x + s * w},{outer}", 1.8, dark, 0.8)
    f.line(f"{x - s * w},{nose} {x - s * w * 0.4},{low} {x + s * w * 0.4},{low} {x + s * w},{outer}", 4.2, INK)
    for i in (-0.6, 0, 0.6):
        f.line(f"{x + w * i},{low - 1} {x + w * i * 1.25},{low + 7 + 2 * gaze.lashes}", 2, INK)


def _brow(f: Fig, gaze: Gaze, side: int, mood: str) -> None:
    if gaze.brow[side]:
        lift = gaze.lift if mood == "addled" else LIFT[mood]
        turn = {"addled": -6, "asleep": 4}.get(mood, 0) * (1 if side else -1)
        with f.at(0, lift[side], 1, turn):
            f.brush(gaze.brows[side], gaze.brow[side], gaze.brow_colour, taper(0.5, 0.15, 0.4))
