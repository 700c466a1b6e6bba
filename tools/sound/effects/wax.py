"""Wax and wick: the seal that confirms, and the candle."""

from __future__ import annotations

from tools.sound.bodies import knock, room, rubble
from tools.sound.kinds import Effect
from tools.sound.matter import felt, flame, hiss, puff, quiet, rustle, whoosh
from tools.sound.synthesis import Chance, Signal, bandpass, lowpass, mix, shape


def _press(chance: Chance, weight: float) -> Signal:
    stamp = rubble(chance, 150, 1700, 18, 0.09, tilt=0.75).struck(chance, 0.2, knock(chance, 0.004, 0.2))
    squeeze = bandpass(chance.noise(0.12), 500, 2100) * shape(0.12, (0, 0), (0.015, 1), (0.12, 0), power=2.0)
    return mix(
        (0.0, quiet(felt(chance, weight), -2)),
        (0.0, quiet(stamp, -5)),
        (0.004, quiet(lowpass(squeeze, 2600), -12)),
    )


def seal(chance: Chance, n: int) -> Signal:
    """The seal is pressed: brass through soft wax onto paper and desk; the wax gives, and sticks a little as it
    leaves."""
    lift = rustle(chance, 0.1, [(0, 0), (0.05, 1), (0.06, 0.2), (0.1, 0)], [(0, 1500), (0.1, 2600)], 0.7, 420)
    return room(mix((0.0, _press(chance, 0.8)), (0.15, quiet(lift, -17))), 0.2)


def confirm(chance: Chance, n: int) -> Signal:
    """It is decided: the seal with the whole hand, and the air that the act takes with it as it goes up and away."""
    away = whoosh(chance, 0.42, [(0, 0), (0.1, 1), (0.4, 0)], [(0, 420), (0.15, 1100), (0.4, 2600)], 0.6)
    return room(mix((0.0, quiet(_press(chance, 0.85), 0)), (0.05, quiet(away, -9))), 0.24)


def candle(chance: Chance, n: int) -> Signal:
    """A wick takes fire: a small puff, the hiss of the first wax, a flutter that finds its rest."""
    catch = puff(chance, 0.2, [(0, 0.3), (0.03, 1), (0.18, 0)], 260, 1.0)
    burn = flame(chance, 0.7, [(0, 0.4), (0.06, 1), (0.3, 0.35), (0.7, 0)], 0.12)
    wax = hiss(chance, 0.3, [(0, 0), (0.02, 1), (0.28, 0)], 3500, 8000)
    return room(mix((0.0, quiet(catch, -5)), (0.01, quiet(burn, 0)), (0.015, quiet(wax, -17))), 0.2)


SOUNDS = (
    Effect("seal", "wax", seal, -26.0, 3, priority=2),
    Effect("confirm", "wax", confirm, -25.0, 3, priority=2),
    Effect("candle", "wax", candle, -28.0, 3, priority=0, contact=False),
)
