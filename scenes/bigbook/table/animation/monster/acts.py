"""What a monster does, as a line of poses in time: it strikes, starts back, is beaten, escapes, lands on its page.

Each act is prepared, strikes, is held for the blink of an eye, and dies away; times are in `timings.MONSTER`. How a
monster strikes is its temper's: it pounces, lashes out with a limb, roars, or glares.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from scenes.bigbook.table.animation.timings import GLOATS, MONSTER
from scenes.bigbook.table.render.monster_layers import REST, Pose
from scenes.bigbook.table.render.monster_rig import Pair
from scenes.kit.tween import EASES
from scenes.table.timing import Beats

OVERSHOOT, SETTLES_AT = 0.24, 0.6
"""By which share of its way a lunge goes too far, and after which share of its hold it has come back."""
TREMBLE = 2.0
"""Units that a held monster shakes."""
FOREVER = 600_000.0
"""Milliseconds of an act that lasts until something ends it."""


@dataclass(frozen=True, slots=True)
class Key:
    """A pose that is reached at a moment (milliseconds) with an ease."""

    at: float
    ease: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Act:
    """Poses in time; `end` in milliseconds, `hold` is when it is held and shakes."""

    name: str
    keys: tuple[Key, ...]
    hold: Pair
    start: Pose = REST
    """How it stands when the act begins."""

    @property
    def end(self) -> float:
        """When it is over."""
        return self.keys[-1].at

    def pose(self, t: float, look: Pair) -> Pose:
        """How the monster stands at a moment, its eyes where they are or where the act wants them."""
        before = Key(0.0, "linear", self.start)
        for key in self.keys:
            if t < key.at:
                share = EASES[key.ease]((t - before.at) / max(1.0, key.at - before.at))
                made = between(before.pose, key.pose, share)
                break
            before = key
        else:
            made = before.pose
        if self.hold[0] <= t < self.hold[1]:
            shake = TREMBLE * math.sin(t * 0.4)
            made = replace(made, shift=(made.shift[0] + shake, made.shift[1] - shake * 0.5))
        return made if made.look != (0.0, 0.0) else replace(made, look=look)


def between(a: Pose, b: Pose, share: float) -> Pose:
    """A pose on the way from one to another; eyes shut and open at once."""

    def mix(x: float, y: float) -> float:
        return x + (y - x) * share

    def pair(x: Pair, y: Pair) -> Pair:
        return mix(x[0], y[0]), mix(x[1], y[1])

    shut = b.shut if share > 0.5 else a.shut
    return Pose(
        pair(a.grow, b.grow), pair(a.shift, b.shift), mix(a.jaw, b.jaw), mix(a.swing, b.swing),
        pair(a.look, b.look), shut, _both(a, b, share),
    )  # fmt: skip


def _both(a: Pose, b: Pose, share: float) -> tuple[tuple[str, float], ...]:
    """Layers that swing by themselves on the way from one pose to another; where one says nothing they do as the
    rest of it does."""
    if a.own == b.own:
        return a.own
    start, end = dict(a.own), dict(b.own)
    return tuple(
        (name, (x := start.get(name, a.swing)) + (end.get(name, b.swing) - x) * share)
        for name in sorted({*start, *end})
    )


def _act(
    name: str, wind: Pose, hit: Pose, *after: tuple[float, str, Pose], beats: Beats | None = None, over: float = 0.0
) -> Act:
    """An act of the table of times: prepared, struck, held, and then poses at shares of the time that is left. It goes
    `over` the blow by such a share of its way, and settles on it while it is held."""
    beats = beats or MONSTER[name]
    struck = beats.wind + beats.hit
    rest = struck + beats.hold
    keys = [Key(beats.wind, "outCubic", wind)] if beats.wind else []
    keys += [Key(struck, "inCubic", _beyond(wind, hit, over)), Key(struck + beats.hold * SETTLES_AT, "outCubic", hit)]
    keys += [Key(rest, "linear", hit)]
    keys += [Key(rest + beats.rest * share, ease, pose) for share, ease, pose in after]
    return Act(name, tuple(keys), (struck, rest))


def _beyond(wind: Pose, hit: Pose, share: float) -> Pose:
    """A pose that overshoots another on the way from the one before it, its eyes as they are there."""
    return replace(between(wind, hit, 1 + share), look=hit.look, shut=hit.shut) if share else hit


def strike(towards: Pair, how: str = "pounce", source: str = "jaw") -> Act:
    """A blow thrown at whoever is meant. `towards`: a direction of length 1; `source` is the layer that throws it."""
    return STRIKES[how](towards, source)


def _pounce(towards: Pair, source: str) -> Act:
    """Down on its haunches, a leap at whoever is meant, and back with a swing."""
    x, y = towards
    return _act(
        "strike",
        Pose((0.05, -0.10), (-17 * x, -11 * y + 6), 0.1, -1.3, towards),
        Pose((0.12, 0.155), (22 * x, 18 * y), 1.1, 1.1, towards),
        (0.34, "outCubic", Pose((-0.012, -0.02), (-3 * x, 0), 0.25, -0.35)),
        (0.64, "inOutSine", Pose((0.006, 0.010), (0, 0), 0.1, 0.15)),
        (1.0, "inOutSine", REST),
        over=OVERSHOOT,
    )


def _lash(towards: Pair, source: str) -> Act:
    """The limb is drawn back as far as it goes, the rest leans after it; it whips over, and swings out."""
    x, y = towards
    return _act(
        "strike",
        Pose((0.02, -0.045), (-18 * x, -8 * y + 4), 0.15, -0.7, towards, own=((source, -4.6),)),
        Pose((0.05, 0.02), (20 * x, 10 * y), 0.9, 0.6, towards, own=((source, 6.0),)),
        (0.26, "outCubic", Pose((0.01, 0.0), (6 * x, 2 * y), 0.5, 0.2, own=((source, -2.6),))),
        (0.52, "inOutSine", Pose((0.0, 0.0), (-2 * x, 0), 0.2, 0.1, own=((source, 1.6),))),
        (0.76, "inOutSine", Pose((0.0, 0.0), (0, 0), 0.1, 0.0, own=((source, -0.7),))),
        (1.0, "inOutSine", REST),
        over=OVERSHOOT,
    )


def _roar(towards: Pair, source: str) -> Act:
    """A breath drawn in with shut eyes, higher and narrower; then all of it at once, and the jaw is slow to close."""
    x = towards[0]
    return _act(
        "strike",
        Pose((-0.025, 0.075), (-9 * x, -9), -0.5, 0.8, (0, -1), True),
        Pose((0.085, -0.035), (15 * x, 16), 2.3, -1.1, towards),
        (0.3, "linear", Pose((0.07, -0.02), (11 * x, 12), 2.0, 0.7, towards)),
        (0.55, "inOutSine", Pose((0.02, 0.0), (3 * x, 3), 1.0, -0.4)),
        (1.0, "inOutSine", REST),
        over=OVERSHOOT,
    )


def _glare(towards: Pair, source: str) -> Act:
    """It sinks and shuts its eyes; it rises to its full height, and looks: nothing else of it moves."""
    return _act(
        "strike",
        Pose((0.02, -0.06), (0, 6), 0.0, -0.7, (0, 1), True),
        Pose((0.055, 0.115), (0, -4), 0.5, 0.9, towards),
        (0.45, "linear", Pose((0.05, 0.10), (0, -4), 0.4, 0.8, towards)),
        (0.7, "inOutSine", Pose((0.01, 0.01), (0, 0), 0.1, 0.1, (0, 0), True)),
        (1.0, "inOutSine", REST),
        over=OVERSHOOT,
    )


def _rears(towards: Pair, source: str) -> Act:
    """The neck is drawn back and down, wings and tail up; then all of them go the other way, it breathes out whatever
    it has, and swings to rest part by part."""
    x = towards[0]
    return _act(
        "strike",
        Pose((-0.03, -0.075), (-16 * x, 10), -0.6, 1.2, (0, -1), True,
             own=(("far", 3.0), ("limb", 2.6), ("neck", -3.4), ("skull", -2.6), ("tail", -2.4))),
        Pose((0.085, -0.01), (20 * x, 14), 3.4, -1.6, towards,
             own=(("far", -3.4), ("limb", -2.4), ("neck", 4.2), ("skull", 1.6), ("tail", 2.8))),
        (0.24, "linear", Pose((0.07, -0.005), (16 * x, 11), 3.0, -1.0, towards,
                              own=(("far", -2.0), ("limb", -2.0), ("neck", 3.6), ("skull", 1.9), ("tail", -1.6)))),
        (0.46, "inOutSine", Pose((-0.01, -0.02), (-4 * x, 0), 0.8, 0.7, towards,
                                 own=(("far", 1.2), ("limb", 1.0), ("neck", -1.0), ("skull", -0.6), ("tail", 1.4)))),
        (0.72, "inOutSine", Pose((0.006, 0.01), (0, 0), 0.2, -0.3, own=(("neck", 0.4), ("tail", -0.6)))),
        (1.0, "inOutSine", REST),
        over=OVERSHOOT,
    )  # fmt: skip


STRIKES: Mapping[str, Callable[[Pair, str], Act]] = {
    "pounce": _pounce,
    "lash": _lash,
    "roar": _roar,
    "glare": _glare,
    "rears": _rears,
}
"""Ways to throw a blow."""


def recoil(away: Pair) -> Act:
    """It sees the crack and holds its breath; then it is thrown back, eyes shut, and shakes it off."""
    x, y = away
    return _act(
        "recoil",
        Pose((0.012, 0.026), (-2 * x, -2 * y), 0.0, 0.3, (-x, -y)),
        Pose((-0.03, -0.085), (22 * x, 13 * y), 1.0, -1.0, (0, 0), True),
        (0.22, "outCubic", Pose((0.01, 0.026), (-8 * x, -3 * y), 0.4, 0.7, (0, 0), True)),
        (0.45, "inOutSine", Pose((-0.004, -0.010), (4 * x, 0), 0.2, -0.4)),
        (0.70, "inOutSine", Pose((0.0, 0.004), (-2 * x, 0), 0.1, 0.2)),
        (1.0, "inOutSine", REST),
    )


def gloat(looks: Sequence[Pair] = (), first: float = 0.0, each: float = 0.0) -> Act:
    """It swells, and trembles for as long as anybody reads what it is about to do.

    Meanwhile it leans to one after the other and looks at them: from `first` on, for so long at `each` (ms).
    """
    full = Pose((0.08, 0.08), (0, -4), 0.8, 0.6, (0, 0.6))
    keys = [Key(GLOATS, "outBack", full)]
    for i, (x, y) in enumerate(looks):
        at = first + each * i
        near = Pose((0.10, 0.065), (17 * x, 7), 1.5, 0.6 + 0.9 * (-1) ** i, (x, y))
        keys += [Key(at, "linear" if i == 0 else "inOutSine", keys[-1].pose),
                 Key(at + min(120.0, each * 0.5), "outBack", near),
                 Key(at + each, "linear", replace(near, jaw=0.7))]  # fmt: skip
    return Act("gloat", (*keys, Key(FOREVER, "linear", full)), (GLOATS, FOREVER))


def lurks(left: Pair, meant: Pair) -> Act:
    """Its page is about to be judged and curses are `left`: it looks at them, and licks its lips at whoever is
    `meant`."""
    x = meant[0]
    return Act("lurks", (
        Key(90, "outCubic", Pose((0.01, 0.04), (4 * left[0], -4), 0.1, 0.6, left)),
        Key(200, "linear", Pose((0.015, 0.045), (5 * left[0], -4), 0.2, 0.7, left)),
        Key(320, "inOutSine", Pose((0.055, 0.0), (15 * x, 9), 1.3, -0.9, meant)),
        Key(450, "inOutSine", Pose((0.05, 0.03), (15 * x, 6), 0.2, 0.8, meant)),
        Key(590, "inOutSine", Pose((0.065, 0.03), (17 * x, 8), 1.4, -0.9, meant)),
        Key(FOREVER, "linear", Pose((0.065, 0.03), (17 * x, 8), 1.4, -0.9, meant)),
    ), (FOREVER, FOREVER))  # fmt: skip


def dreads(left: Pair, meant: Pair) -> Act:
    """Its page is about to be judged and no curse is left: it looks where they were, starts up, looks for a way out and
    makes itself small."""
    small = Pose((-0.03, -0.085), (-8 * meant[0], 15), 0.5, -0.9, meant)
    return Act("dreads", (
        Key(80, "outCubic", Pose((0.0, 0.02), (5 * left[0], 3), 0.1, 0.4, left)),
        Key(160, "linear", Pose((0.0, 0.02), (6 * left[0], 3), 0.2, 0.4, left)),
        Key(220, "outCubic", Pose((-0.02, 0.085), (0, -12), 1.1, 1.2, left)),
        Key(300, "linear", Pose((-0.02, 0.08), (0, -12), 1.0, 1.1, (-1, 0.2))),
        Key(380, "inOutSine", Pose((-0.02, -0.045), (10, 9), 0.2, -0.6, (-1, 0.2))),
        Key(490, "inOutSine", Pose((-0.025, -0.05), (-10, 10), 0.2, -0.8, (1, 0.2))),
        Key(600, "inOutSine", small),
        Key(FOREVER, "linear", small),
    ), (490, FOREVER))  # fmt: skip


def beaten(beats: str = "beaten") -> Act:
    """A last rearing up, a blow from above, and it hangs while its ink runs down; `beats` names its times."""
    sunk = Pose((0.03, -0.10), (0, 10), 0.7, -0.9, (0, 1), True)
    return _act(
        "beaten",
        Pose((0.0, 0.055), (0, -5), 0.5, 0.9, (0, -1)),
        Pose((0.035, -0.085), (0, 6), 1.0, -1.0, (0, 1), True),
        (1.0, "inOutSine", sunk),
        beats=MONSTER[beats],
    )


def escape(how: str = "leaps") -> Act:
    """It gets away: over our heads and out of the book, down behind its frame, or out at the side."""
    return ESCAPES[how]()


def laughs() -> Act:
    """It leaps, and stands there for as long as it laughs at everybody."""
    return _leaps("laughs")


def _leaps(beats: str = "escape") -> Act:
    """It crouches, looks everybody in the eye, and leaps; `beats` names its times."""
    return _act(
        "escape",
        Pose((0.03, -0.06), (0, 5), 0.0, -1.0, (0, 0.8)),
        Pose((1.25, 1.25), (0, -20), 1.0, 1.0, (0, 0.8)),
        (1.0, "linear", Pose((1.25, 1.25), (0, -20), 1.0, 1.0, (0, 0.8))),
        beats=MONSTER[beats],
    )


def _sinks() -> Act:
    """It draws itself up, ducks until only its eyes look over the frame, and is gone."""
    return _act(
        "escape",
        Pose((-0.02, 0.07), (0, -8), 0.5, 0.9, (0, 0.8)),
        Pose((0.02, -0.03), (0, 165), 0.0, -0.8, (0, -1)),
        (0.3, "linear", Pose((0.02, -0.03), (0, 172), 0.0, -0.6, (0, -1))),
        (1.0, "inCubic", Pose((0.0, 0.04), (0, 690), 0.0, 0.6, (0, -1))),
    )


def _slips() -> Act:
    """It leans away from where it means to go, and is out at the side, its limbs behind it."""
    return _act(
        "escape",
        Pose((-0.03, 0.02), (46, 4), 0.2, 1.4, (-1, 0)),
        Pose((0.07, -0.04), (-170, 0), 0.9, -1.6, (1, 0)),
        (0.2, "linear", Pose((0.06, -0.03), (-186, 0), 0.8, -1.2, (1, 0))),
        (1.0, "inCubic", Pose((0.10, -0.05), (-790, 0), 0.4, -1.6, (1, 0))),
    )


ESCAPES: Mapping[str, Callable[[], Act]] = {"leaps": _leaps, "sinks": _sinks, "slips": _slips}
"""Ways to get away."""


def flinch(away: Pair) -> Act:
    """A spell at its full power: it ducks from it with shut eyes, and pretends that it has not."""
    x, y = away
    return _act(
        "flinch",
        REST,
        Pose((0.02, -0.05), (11 * x, 7 * y + 3), 0.5, -0.8, (0, 0), True),
        (0.3, "outCubic", Pose((-0.006, 0.012), (-3 * x, 0), 0.2, 0.4)),
        (0.6, "inOutSine", Pose((0.002, -0.004), (1 * x, 0), 0.05, -0.2)),
        (1.0, "inOutSine", REST),
    )


def landing() -> Act:
    """It has come down on its page: it gives, and stands."""
    return _act(
        "landing",
        REST,
        Pose((0.03, -0.045), (0, 0), 0.6, -0.8),
        (0.4, "outCubic", Pose((-0.008, 0.018), (0, 0), 0.2, 0.5)),
        (1.0, "inOutSine", REST),
    )


def direction(start: tuple[int, int], end: tuple[int, int]) -> Pair:
    """From one place to another as a length of 1, in quarters so that pictures come again; (0, 0) for none."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    return (round(4 * dx / far) / 4, round(4 * dy / far) / 4) if far else (0.0, 0.0)


ACTS: Mapping[str, str] = {
    "bonus_began": "beaten",
    "game_won": "beaten",
    "failure_began": "escape",
    "game_lost": "escape",
}
"""Events with which a monster leaves the page."""
