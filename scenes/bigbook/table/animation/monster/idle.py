"""A monster that nobody does anything to: it breathes, sways, blinks, and now and then follows its own habit.

A habit is one act of its own for each monster (`profiles`), played over its breath once all has been still for a while.
"""

from __future__ import annotations

import math

from scenes.bigbook.table.animation.monster.acts import between
from scenes.bigbook.table.animation.monster.profiles import Rests, Temper
from scenes.bigbook.table.animation.timings import BLINK, BLINKING, BREATHS_DRAWN, HABIT_EVERY, HABIT_FIRST
from scenes.bigbook.table.render.monster_layers import REST, Pose
from scenes.bigbook.table.render.monster_rig import Pair
from scenes.kit.tween import smoothstep

DEEP = 2.5
"""How much deeper a breath at rest is than the rig's own measure."""
SWAY = (5.0, 2.4)
"""Units that a monster sways with its breath, across and down."""
LIMBS, JAW = 1.0, 0.34
"""How far limbs swing and the jaw opens with a breath."""


WAKES = 520.0
"""In which a monster takes up its breath again after whatever it did (ms)."""


class Boredom:
    """How long a monster has lived and been let alone, in milliseconds, and what of its habit it plays."""

    def __init__(self) -> None:
        self.lived = 0.0
        self._alone = 0.0
        self._habit = -1.0
        """How far its habit has come; below 0 it plays none."""
        self._since = WAKES
        """How long ago it did something."""

    @property
    def lively(self) -> bool:
        """It plays its habit: pictures follow each other faster."""
        return self._habit >= 0

    @property
    def waking(self) -> bool:
        """It takes up its breath again."""
        return self._since < WAKES

    def acted(self) -> None:
        """It has done something and stands at rest: its breath begins from there."""
        self._since = 0.0

    def disturb(self) -> None:
        """Something happens: whatever it was doing for itself is dropped."""
        self._alone, self._habit = 0.0, -1.0

    def live(self, ms: float, temper: Temper, *, alone: bool) -> None:
        """Time passes; `alone` where nothing else moves."""
        self.lived += ms
        self._since = min(WAKES, self._since + ms)
        if not alone:
            self.disturb()
        elif self._habit >= 0:
            self._habit += ms
            if temper.habit is None or self._habit >= temper.habit.end:
                self._alone, self._habit = HABIT_FIRST - HABIT_EVERY, -1.0
        else:
            self._alone += ms
            if self._alone >= HABIT_FIRST and temper.habit is not None:
                self._habit = 0.0

    def pose(self, temper: Temper, rig_breath: Pair, look: Pair, idle: float) -> Pose:
        """How it stands now; `idle` (0 to 1) says how much of this is wanted."""
        share = self._since / WAKES
        idle *= smoothstep(share)
        resting = breath(self.lived, rig_breath, look, idle, temper.pace, temper.rests)
        if self._habit < 0 or temper.habit is None or idle <= 0:
            return resting
        return added(resting, between(REST, temper.habit.pose(self._habit, look), min(1.0, idle)))


def breath(ms: float, rig_breath: Pair, look: Pair, idle: float, pace: float, rests: tuple[Rests, ...] = ()) -> Pose:
    """How a monster stands at rest `ms` into its life, `pace` milliseconds to a breath: its limbs come after it, and
    whatever layer has a way of its own at rest (`rests`) goes that.

    Only few poses occur, so that their pictures can be kept.
    """
    phase = math.tau * (int(ms / pace * BREATHS_DRAWN) % BREATHS_DRAWN) / BREATHS_DRAWN
    full = 0.5 - 0.5 * math.cos(phase)
    late = 0.5 - 0.5 * math.cos(phase - 0.9)
    own = [(one.layer, (one.swing * math.sin(phase - one.late) + one.gaze * look[0]) * idle) for one in rests]
    return Pose(
        (rig_breath[0] * full * idle * DEEP, rig_breath[1] * full * idle * DEEP),
        (SWAY[0] * math.sin(phase) * idle, -SWAY[1] * full * idle),
        JAW * late * idle,
        LIMBS * math.sin(phase - 0.7) * idle,
        look,
        blinks(ms),
        tuple(sorted(own)),
    )


def added(resting: Pose, habit: Pose) -> Pose:
    """A habit over the breath: eyes and lids are the habit's."""

    def both(a: Pair, b: Pair) -> Pair:
        return a[0] + b[0], a[1] + b[1]

    at_rest = dict(resting.own)
    own = at_rest | {name: at_rest.get(name, resting.swing * 0.3) + swing for name, swing in habit.own}
    return Pose(
        both(resting.grow, habit.grow), both(resting.shift, habit.shift), resting.jaw + habit.jaw,
        resting.swing + habit.swing, habit.look, habit.shut, tuple(sorted(own.items())),
    )  # fmt: skip


def blinks(ms: float) -> bool:
    """Whether its eyes are shut: once in every span, not always at the same time of it, at times twice."""
    number, within = divmod(ms, BLINKING)
    start = 900 + int(number) * 1237 % 2600
    again = start + 2 * BLINK if int(number) % 3 == 2 else start
    return start <= within < start + BLINK or again <= within < again + BLINK
