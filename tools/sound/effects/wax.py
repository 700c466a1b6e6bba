"""Wax: the seal that confirms, and the candle."""

from __future__ import annotations

from tools.sound.bodies import knock, room, rubble
from tools.sound.kinds import Effect
from tools.sound.matter import felt, quiet, rustle
from tools.sound.synthesis import Chance, Signal, bandpass, lowpass, mix, shape


def seal(chance: Chance, n: int) -> Signal:
    """The seal is pressed: brass through soft wax onto paper and desk; the wax gives, and sticks a little when it
    leaves."""
    stamp = rubble(chance, 140, 1500, 16, 0.09, tilt=1.1).struck(chance, 0.2, knock(chance, 0.004, 0.2))
    squeeze = bandpass(chance.noise(0.12), 500, 2100) * shape(0.12, (0, 0), (0.015, 1), (0.12, 0), power=2.0)
    lift = rustle(chance, 0.1, [(0, 0), (0.05, 1), (0.06, 0.2), (0.1, 0)], [(0, 1500), (0.1, 2600)], 0.7, 420)
    return room(
        mix(
            (0.0, quiet(felt(chance, 0.8), -2)),
            (0.0, quiet(stamp, -4)),
            (0.004, quiet(lowpass(squeeze, 2600), -13)),
            (0.15, quiet(lift, -17)),
        ),
        0.2,
    )


SOUNDS = (Effect("seal", "wax", seal, -25.5, 3, bus="effects", priority=2),)
