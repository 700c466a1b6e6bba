"""The library at night: room tone, rain, candle crackle."""

from __future__ import annotations

import numpy as np

from tools.sound.bodies import knock, room, rubble
from tools.sound.effects.wood import creak
from tools.sound.kinds import Ambience
from tools.sound.matter import bubble, bubbles, crinkles, flame, quiet, scatter
from tools.sound.synthesis import (
    Chance,
    Signal,
    endless,
    hump,
    level,
    lowpass,
    mix,
    pink,
    sculpt,
    silence,
    wander,
)

SEAM = 2.0


def _pair(left: Signal, right: Signal) -> Signal:
    length = min(len(left), len(right))
    return np.stack([left[:length], right[:length]], axis=1)


def _air(chance: Chance, seconds: float, tide: Signal) -> Signal:
    """Air that stands in a large room: below 300 Hz, a little of it up to a thousand."""

    def cut(t: Signal, f: Signal) -> Signal:
        return hump(f, 105, 1.1) + 0.16 * hump(f, 420, 0.9) + 0.06 * hump(f, 1900, 1.2)

    return sculpt(pink(chance, seconds), cut) * tide


def room_tone(chance: Chance, n: int) -> Signal:
    """A large room with many books, at night: air that hardly moves, a hearth two rooms away, and twice in half a
    minute a
    beam that remembers it was a tree. It is only noticed when it stops."""
    seconds = 26.0 + SEAM
    tide = 1.0 + 0.3 * wander(chance, seconds, 0.35, -1, 1)
    hearth = lowpass(flame(chance, seconds, [(0, 0.6), (seconds, 0.6)], 0.7), 380)
    beams = silence(seconds)
    for when, pitch in ((6.5, 210.0), (17.2, 160.0)):
        groan = creak(chance, 0.5, [(0, 0.1), (0.2, 0.5), (0.5, 0)], pitch)
        beams = mix((0.0, beams), (when, lowpass(groan, 900)))
    ears = []
    for ear in range(2):
        own = Chance("room tone", ear)
        far = mix((0.0, 0.05 * hearth), (0.006 * ear, (0.03 - 0.01 * ear) * beams))
        ears.append(mix((0.0, level(_air(own, seconds, tide), 0.5)), (0.0, far))[: len(tide)])
    return endless(_pair(*ears), SEAM)


def rain(chance: Chance, n: int) -> Signal:
    """Rain on the tall window and the lead of the roof: a grey wash that swells with the wind, single drops on glass
    and
    on the sill, the gutter that swallows. Even enough to read by."""
    seconds = 24.0 + SEAM
    wind = 1.0 + 0.4 * wander(chance, seconds, 0.5, -1, 1)
    ears = []
    for ear in range(2):
        own = Chance("rain", ear)

        def wash(t: Signal, f: Signal) -> Signal:
            return 0.6 * hump(f, 620, 1.0) + hump(f, 2300, 1.2) + 0.5 * hump(f, 5600, 0.9)

        grey = level(sculpt(own.noise(seconds), wash), 0.4) * wind
        panes = [
            level(
                rubble(own, 1300 * own.between(0.7, 1.6), 7000, 7, 0.016, 0.4).struck(
                    own, 0.03, knock(own, 0.0004, 0.5)
                )
            )
            for _ in range(10)
        ]
        sill = [
            level(rubble(own, 330, 2100, 8, 0.035, 0.7).struck(own, 0.06, knock(own, 0.0012, 0.3))) for _ in range(6)
        ]
        drops = scatter(own, seconds, own.moments(seconds, 70), panes, 4.0)
        heavy = scatter(own, seconds, own.moments(seconds, 5), [*sill, bubble(own, 1900, 0.2)], 3.0)
        gutter = lowpass(bubbles(own, seconds, 26, 260, 1400), 2200)[: len(grey)]
        ears.append(grey + 0.4 * drops + 0.3 * heavy + 0.16 * level(gutter))
    return endless(_pair(*ears), SEAM)


def candle_crackle(chance: Chance, n: int) -> Signal:
    """A candle near by meets a drop of water in its wax: one to four dry ticks, and the flame ducks for a moment."""
    ticks = silence(0.9)
    grains = crinkles(chance, 1100, 6500, 8, 0.014)
    when = 0.02
    for _ in range(n + 1):
        ticks = mix((0.0, ticks), (when, chance.between(0.35, 1.0) * grains[int(chance.between(0, 7.99))]))
        when += chance.between(0.03, 0.22)
    duck = flame(chance, 0.8, [(0, 0.1), (0.1, 1), (0.8, 0)], 0.05)
    return room(mix((0.0, quiet(ticks, 0)), (0.01, quiet(duck, -17))), 0.22)


SOUNDS = (
    Ambience("room", room_tone, -46.0, loop=True),
    Ambience("rain", rain, -38.0, loop=True),
    Ambience("candle", candle_crackle, -42.0, 4),
)
