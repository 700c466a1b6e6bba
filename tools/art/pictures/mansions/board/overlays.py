"""What may lie over a room, one drawing for each: darkness let in from the walls, with eyes; the tide
that stands in the lowest of them (fire: `fires.py`). Each is as large as its room, in the units of the tiles.
"""

import math
import random
from functools import partial

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, line, pile
from tools.art.lamplit.housemap import plan
from tools.art.lamplit.nib import INK, LAMP, PAPER, TIDE, form, nib, pen
from tools.art.lamplit.rooms import seed_of
from tools.art.lamplit.walls import CAP
from tools.art.picture import Picture

PICTURE = Picture(size=(400, 400))


def _within(room: str) -> tuple[Sh, tuple[int, int]]:
    """The floor of a room with its upper left corner at 0,0, and how large that is."""
    return plan().within(room)


def _dark(d: Doc, room: str) -> None:
    """Night in upright strokes, chalk dots round the edge, pairs of eyes that may be buttons."""
    area, (w, h) = _within(room)
    inside = area.shrink(CAP, "miter")
    d.fill(inside, "#0a1316", 0.8)
    nib(d, pen(inside, 90, 7, rnd=random.Random(4), ragged=26), "#05090b", 3, 0.8)

    def ripple(x: float, y: float) -> float:
        return 0.62 - 0.5 * abs(math.sin(x * 0.013) * math.sin(y * 0.017))

    nib(d, pen(inside, 90, 7, ripple, random.Random(8), 10), "#05090b", 3.4, 0.8, wob=1)
    for x, y, k, make in GAZES.get(room, ()) or _anywhere(room, inside, w, h):
        _cut_eyes(d, x * w, y * h, k, make)
    d.stroke(inside.shrink(7, "miter"), TIDE["base"], 3, 0.9, dash="3 12")


Gaze = tuple[float, float, float, str]
"""Where two eyes are, as shares of their room, how large, and of what make."""
GAZES: dict[str, tuple[Gaze, ...]] = {
    "great_hall": ((0.23, 0.1, 1.9, "slit"), (0.5, 0.42, 0.8, "round"), (0.84, 0.9, 0.6, "low")),
    "dining_room": tuple((0.2 + i * 0.105, 0.4 + (i % 2) * 0.26, 0.55, "up") for i in range(7)),
    "pantry": tuple((0.26 + i * 0.24, 0.13 + (i % 2) * 0.05, 0.5, "round") for i in range(3)),
    "cloakroom": ((0.5, 0.3, 0.8, "low"),),
    "nursery": ((0.6, 0.6, 1.2, "one"), (0.38, 0.42, 0.5, "low")),
    "boiler_room": ((0.38, 0.24, 2.0, "grin"),),
    "upper_landing": tuple((0.5 + i * 0.13, 0.92, 0.5, "up") for i in range(4)),
    "library": (
        (0.2, 0.1, 0.5, "round"),
        (0.3, 0.42, 0.5, "slit"),
        (0.24, 0.72, 0.5, "round"),
        (0.84, 0.36, 1.0, "low"),
    ),
    "moon_room": ((0.5, 0.2, 1.5, "shut"),),
    "observatory": ((0.52, 0.36, 2.4, "one"),),
    "master_bedroom": ((0.4, 0.28, 0.8, "shut"), (0.72, 0.28, 0.8, "round")),
    "dressing_room": ((0.2, 0.14, 0.7, "slit"), (0.5, 0.14, 0.7, "slit"), (0.8, 0.14, 0.7, "up")),
    "glasshouse": (
        (0.12, 0.4, 0.6, "slit"),
        (0.2, 0.62, 1.5, "slit"),
        (0.7, 0.3, 0.5, "slit"),
        (0.86, 0.7, 0.8, "slit"),
    ),
    "kitchen": ((0.5, 0.86, 1.3, "grin"),),
    "scullery": ((0.5, 0.6, 0.9, "up"),),
    "cellar_landing": ((0.36, 0.8, 1.3, "low"),),
    "front_porch": ((0.5, 0.12, 1.4, "round"),),
    "lens_workshop": ((0.24, 0.62, 1.8, "one"), (0.74, 0.24, 0.5, "round")),
}
"""Where somebody could be: in the stove, at the table, between the banisters."""


def _anywhere(room: str, inside: Sh, w: int, h: int) -> tuple[Gaze, ...]:
    """A large pair and a small one that are not acquainted."""
    rnd = random.Random(seed_of(room))
    found: list[Gaze] = []
    for k, make in ((1.4, "slit"), (0.6, "round")):
        for _ in range(200):
            x, y = rnd.uniform(0.2, 0.8), rnd.uniform(0.24, 0.84)
            apart = all(math.hypot((x - a) * w, (y - b) * h) > 130 for a, b, _, _ in found)
            if apart and inside.p.contains((x * w - 30 * k, y * h)) and inside.p.contains((x * w + 30 * k, y * h)):
                found.append((x, y, k, make))
                break
    return tuple(found)


def _cut_eyes(d: Doc, x: float, y: float, k: float, make: str) -> None:
    """Two eyes cut into black paper with scissors; what shines through is behind the room."""
    for one in (0,) if make == "one" else (-1, 1):
        cx = x + one * 17 * k
        if make in ("round", "up", "one"):
            cut = Sh.ell(cx, y, 11 * k, 12 * k)
        elif make == "shut":
            cut = S(f"{cx - 13 * k},{y}! {cx},{y + 9 * k} {cx + 13 * k},{y}! {cx},{y + 4 * k}")
        elif make == "low":
            cut = S(f"{cx - 13 * k},{y}! {cx + 13 * k},{y - 2 * k}! {cx},{y + 11 * k}")
        else:
            cut = S(
                f"{cx - 14 * k},{y + one * 4 * k}! {cx},{y - 9 * k} {cx + 14 * k},{y - one * 4 * k}! {cx},{y + 8 * k}"
            )
        d.fill(cut, TIDE["core"])
        d.stroke(cut, TIDE["base"], 2.4)
        if make == "shut":
            continue
        rise = -4 * k if make == "up" else 1 * k
        pupil = (
            Sh.ell(cx + 2 * k, y + rise, 2.6 * k, 8 * k)
            if make in ("slit", "grin")
            else Sh.ell(cx + 2 * k, y + rise, 5 * k)
        )
        d.fill(pupil & cut, INK)
    if make == "grin":
        mouth = S(
            f"{x - 42 * k},{y + 26 * k}! {x},{y + 40 * k} {x + 42 * k},{y + 26 * k}! {x + 30 * k},{y + 58 * k} "
            f"{x - 30 * k},{y + 58 * k}"
        )
        d.fill(mouth, TIDE["core"])
        for i in range(5):
            d.stroke(line([(x + (i - 2) * 16 * k, y + 24 * k), (x + (i - 2) * 15 * k, y + 62 * k)]), INK, 3.4)
        d.stroke(mouth, TIDE["base"], 2.4)


LOWEST = (
    "front_porch", "great_hall", "cloakroom", "dining_room", "pantry", "kitchen", "scullery", "glasshouse",
    "cellar_landing", "boiler_room",
)  # fmt: skip
"""Rooms in which the water may stand."""
THINGS = (
    ("boat", (PAPER[0], PAPER[1])),
    ("hat", ("#54686a", "#1d2a2e")),
    ("tea", ("#ffffff", PAPER[1])),
    ("card", ("#ffffff", PAPER[0])),
)


def _flood(d: Doc, room: str) -> None:
    """The water stands in it: a line on all four walls, the room in slices upside down, and what floats up first."""
    area, (w, h) = _within(room)
    inside = area.shrink(CAP, "miter")
    d.fill(inside, d.lin(0, 0, 0, h, TIDE["base"], "#235356", TIDE["dark"]), 0.62)
    rnd = random.Random(seed_of(room) + 5)
    for _ in range(max(4, w * h // 40000)):
        x, y = rnd.uniform(50, w - 50), rnd.uniform(110, h - 40)
        for i in range(5):
            wide = 34 * (1 - i / 6) + rnd.uniform(-8, 8)
            piece = Sh.rect(x - wide + rnd.uniform(-7, 7), y + i * 11, wide * 2, 6) & inside
            d.fill(piece, "#0d2429", 0.55)
    nib(d, pen(inside.shrink(6, "miter"), 0, 11, rnd=rnd, ragged=90, broken=0.97), TIDE["core"], 1.8, 0.5, wob=1)
    light = pile(
        [sliver(w * 0.5 - 60 + i % 2 * 14, h * 0.3 + i * 13, w * 0.5 + 40, h * 0.3 + i * 13, 4) for i in range(6)]
    )
    d.fill(light & inside, LAMP["core"], 0.55)
    d.stroke(inside.shrink(5, "miter"), TIDE["core"], 3.4, 0.9)
    d.stroke(inside.shrink(13, "miter"), TIDE["light"], 2, 0.5)
    spots: list[tuple[float, float]] = []
    for _ in range(60):
        x, y = rnd.uniform(56, w - 56), rnd.uniform(120, h - 50)
        inner = inside.p.contains((x - 30, y - 30)) and inside.p.contains((x + 30, y + 20))
        if inner and len(spots) < 2 + (w * h > 200000) and all(math.hypot(x - a, y - b) > 90 for a, b in spots):
            _afloat(d, x, y, *THINGS[(len(spots) + seed_of(room)) % len(THINGS)], rnd.uniform(-14, 14))
            spots.append((x, y))


def _afloat(d: Doc, x: float, y: float, what: str, tones: tuple[str, str], a: float) -> None:
    """One small thing on the water, and the ring it has made."""
    for r in (34, 25):
        d.stroke(Sh.ell(x, y + 8, r, r * 0.34), TIDE["core"], 2, 0.7)

    def at(spec: str) -> Sh:
        return S(spec).rot(a).move(x, y)

    if what == "boat":
        form(d, at("-28,0! 28,0! 17,15! -17,15!"), tones)
        form(d, at("-10,-1! 0,-24! 11,-1!"), tones)
    elif what == "hat":
        form(d, at("-28,4! 0,12 28,4! 16,-2 -16,-2"), tones)
        form(d, at("-15,2! -17,-18 0,-24 17,-18 15,2! 0,7"), tones)
    elif what == "tea":
        form(d, at("-18,-10! 16,-10! 12,8 4,13 -6,13 -14,8!"), tones)
        d.stroke(line([(x + 15, y - 6), (x + 25, y - 4), (x + 21, y + 5), (x + 12, y + 5)]), INK, 6)
        d.stroke(line([(x + 15, y - 6), (x + 25, y - 4), (x + 21, y + 5), (x + 12, y + 5)]), PAPER[0], 2.6)
    else:
        form(d, at("-22,-8! 18,-12! 22,8! -18,12!"), tones)


FILES = {
    **{f"flood_{room}": (_within(room)[1], partial(_flood, room=room)) for room in LOWEST},
    **{f"dark_{room}": (_within(room)[1], partial(_dark, room=room)) for room in plan().spaces},
}
