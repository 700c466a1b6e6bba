"""The small instruments among the effects: bells, tines, bowls, bars, coins, a pipe, a viol and a skin; pitch in Hz.

All are tuned to D, as the music is: `note` counts half tones from the D above middle C.
"""

from __future__ import annotations

import numpy as np

from .bodies import BAR, BELL, DISC, GLASS, TINE, Body, body, knock, pluck, rubble
from .synthesis import (
    RATE,
    Chance,
    Signal,
    bandpass,
    count,
    decay,
    hump,
    level,
    lowpass,
    mix,
    sculpt,
    shape,
    silence,
    times,
    wander,
)


def note(half_tones: float) -> float:
    """Hz of so many half tones above D4 (below, if negative)."""
    return float(293.665 * 2.0 ** (half_tones / 12.0))


def bell(chance: Chance, pitch: float, ring: float, hard: float = 0.5) -> Signal:
    """A cast bell whose prime is `pitch`; the hum rings `ring` seconds. Every partial is two that beat; a
    clapper's tick.

    A low bell is heard by its upper partials: they are strong in it, and small speakers can sing them.
    """
    tilt = -0.3 + 0.85 * min(1.0, pitch / 500.0)
    cast = body(BELL, pitch, ring * 0.7, chance=chance, damping=0.75, tilt=tilt, detune=0.002, twins=0.0016 * pitch)
    hum = 0.1 + 0.6 * min(1.0, pitch / 500.0)
    gains = cast.gains * np.array([hum, 0.8, 0.9, 0.5, 1.0, 0.5, 0.5, 0.45, 0.35, 0.2] * 2)
    ringing = Body(cast.pitches, cast.t60, gains).struck(chance, ring, knock(chance, 0.0016 - 0.001 * hard, 0.35))
    tick = bandpass(chance.noise(0.03) * decay(0.03, 0.02), 1800, 6000)
    return mix((0.0, level(ringing)), (0.0, level(tick, 0.08 + 0.14 * hard)))


def tine(chance: Chance, pitch: float, ring: float, wood: float = 0.3) -> Signal:
    """A plucked tongue of steel on a little box: a music box or a kalimba, `wood` much of the box."""
    ratios = (TINE[0], 2.0, 3.01, TINE[1], TINE[2])  # the box lends its octave and its twelfth
    tongue = body(ratios, pitch, ring, chance=chance, damping=0.4, tilt=0.05, detune=0.004, twins=1.4)
    nail = bandpass(chance.noise(0.02) * decay(0.02, 0.015), 1500, 5500)
    box = rubble(chance, 180, 900, 9, 0.09, tilt=0.8).struck(chance, 0.15, knock(chance, 0.0015, 0.4))
    sung = _edged(tongue).struck(chance, ring, knock(chance, 0.0004, 0.2))
    return mix((0.0, level(sung)), (0.0, level(nail, 0.1)), (0.0, level(box, wood)))


def celesta(chance: Chance, pitch: float, ring: float) -> Signal:
    """A felt hammer on a steel plate over a wooden tube, which adds its octave."""
    ratios = (1.0, 2.0, 2.756, 4.0, 5.404, 8.93)
    plate = body(ratios, pitch, ring, chance=chance, damping=0.6, tilt=0.45, detune=0.003, twins=1.6)
    hammer = bandpass(chance.noise(0.03) * decay(0.03, 0.025), 300, 1500)
    return mix((0.0, level(plate.struck(chance, ring, knock(chance, 0.0005, 0.2)))), (0.0, level(hammer, 0.16)))


def marimba(chance: Chance, pitch: float, ring: float) -> Signal:
    """A rosewood bar tuned to its fourth and tenth partial, a soft mallet, a breath of the tube."""
    ratios = (1.0, 2.0, 3.93, 6.1, 9.6)
    wooden = body(ratios, pitch, ring, chance=chance, damping=0.7, tilt=0.4, detune=0.01, twins=1.2)
    mallet = lowpass(chance.noise(0.03) * decay(0.03, 0.02), 1400)
    wood = rubble(chance, 240, 1600, 8, 0.05, tilt=0.6).struck(chance, 0.08, knock(chance, 0.0012, 0.5))
    return mix(
        (0.0, level(wooden.struck(chance, ring, knock(chance, 0.0006, 0.3)))),
        (0.0, level(mallet, 0.25)),
        (0.0, level(wood, 0.45)),
    )


def bowl(chance: Chance, pitch: float, ring: float, soft: float = 0.5) -> Signal:
    """A glass or small bowl touched: modes of a tumbler, beating; `soft` 0 a nail, 1 a felted stick."""
    tilt, apart = 0.35 * soft - 0.1, 0.004 * pitch
    modes = body(GLASS, pitch, ring, chance=chance, damping=0.35, tilt=tilt, detune=0.004, twins=apart)
    return level(_edged(modes).struck(chance, ring, knock(chance, 0.0002 + 0.0006 * soft, 0.3)))


def _edged(modes: Body) -> Body:
    """With a weaker lowest mode: what is touched at its edge and not at its heart."""
    lowest = modes.pitches < 1.2 * np.min(modes.pitches)
    return Body(modes.pitches, modes.t60, modes.gains * np.where(lowest, 0.6, 1.0))


def coin(chance: Chance, pitch: float, ring: float = 0.22) -> Signal:
    """A small disc of brass laid on its fellows: it rings, is stopped, and the wood below says so."""
    disc = body(DISC, pitch, ring, chance=chance, damping=0.5, tilt=0.75, detune=0.004, twins=6.0)
    first = level(disc.struck(chance, ring, knock(chance, 0.0003, 0.5)))
    second = 0.35 * level(disc.struck(chance, ring * 0.6, knock(chance, 0.0004, 0.5)))
    wood = rubble(chance, 260, 1300, 10, 0.05, tilt=0.7).struck(chance, 0.08, knock(chance, 0.0015, 0.4))
    return mix((0.0, first), (chance.around(0.031, 0.2), second), (0.0, level(wood, 0.45)))


def string(chance: Chance, pitch: float, ring: float, bright: float = 0.35) -> Signal:
    """A plucked gut or wire string over a small wooden belly."""
    plucked = level(pluck(chance, pitch, ring, ring, bright, chance.around(0.18, 0.2)))
    belly = rubble(chance, 110, 700, 10, 0.08, tilt=0.7).struck(chance, 0.12, knock(chance, 0.003, 0.3))
    return mix((0.0, plucked), (0.0, level(belly, 0.22)))


def pipe(chance: Chance, pitch: float, seconds: float, air: float = 0.5) -> Signal:
    """A small clay or wooden flute: it chiffs, speaks a little flat, wavers as breath does, and never loses its air."""
    line = shape(seconds, (0, 0), (0.035, 0.8), (0.09, 1), (seconds * 0.7, 0.85), (seconds, 0))
    bend = 1.0 - 0.02 * np.exp(-times(seconds) / 0.03) + 0.003 * wander(chance, seconds, 6, -1, 1)
    turn = 2 * np.pi * np.cumsum(pitch * bend) / RATE
    tremble = 1.0 + 0.12 * wander(chance, seconds, 11, -1, 1)
    tone = silence(seconds)
    for k, gain in ((1, 0.8), (2, 0.55), (3, 0.5), (4, 0.2), (5, 0.15), (6, 0.06)):
        tone += gain * np.sin(k * turn) * line**k * (1.0 + 0.2 * wander(chance, seconds, 9 + k, -1, 1))

    def edge(t: Signal, f: Signal) -> Signal:
        return hump(f, pitch, 0.12) + 0.5 * hump(f, pitch * 2, 0.15) + 0.35 * hump(f, 3400, 0.8)

    wind = level(sculpt(chance.noise(seconds), edge)) * np.maximum(line, 0) ** 0.6
    chiff = sculpt(chance.noise(seconds), lambda t, f: np.exp(-t / 0.02) * (t >= 0) * hump(f, pitch * 2.9, 0.5))
    return level(tone) * tremble + air * wind + 0.25 * level(chiff)


def viol(chance: Chance, pitch: float, seconds: float, swell: float = 0.4) -> Signal:
    """A small bowed string: the bow's teeth drive the body's hills; it starts with a scratch and breathes with the
    arm."""
    line = shape(seconds, (0, 0), (0.05, 0.55), (seconds * swell, 1), (seconds * 0.8, 0.7), (seconds, 0))
    hand = 1.0 + 0.004 * np.sin(2 * np.pi * 5.3 * times(seconds)) * shape(
        seconds, (0, 0), (0.2, 0), (0.45, 1), (seconds, 1)
    )
    turn = 2 * np.pi * np.cumsum(pitch * hand * (1.0 + 0.002 * wander(chance, seconds, 24, -1, 1))) / RATE
    tone = silence(seconds)
    for k in range(1, int(min(40, 9000 / pitch)) + 1):
        tone += np.sin(k * turn + chance.between(0, 1)) / k**0.6 * (1.0 + 0.25 * wander(chance, seconds, 13, -1, 1))

    def wood(t: Signal, f: Signal) -> Signal:
        hills = 0.15 + 0.6 * hump(f, 480, 0.6) + 0.9 * hump(f, 1150, 0.35) + 0.6 * hump(f, 2600, 0.45)
        return hills * (1.0 + 0.0 * t)

    hair = sculpt(
        chance.noise(seconds) * line, lambda t, f: hump(f, 2800, 0.9) * (0.2 + np.exp(-np.maximum(t, 0) / 0.05))
    )
    return level(sculpt(tone * line, wood)) + 0.09 * level(hair)


def skin(chance: Chance, pitch: float, ring: float, tight: float = 0.4) -> Signal:
    """A large soft drum: modes of a round skin that fall a little as it calms, and the air below it."""
    out = silence(ring)
    t = times(ring)
    for ratio, gain in ((1.0, 1.0), (1.59, 0.6), (2.14, 0.4), (2.3, 0.3), (2.65, 0.28), (2.92, 0.2), (3.5, 0.15)):
        f = pitch * ratio * chance.around(1.0, 0.01)
        turn = 2 * np.pi * (f * t + 0.06 * tight * f * 0.05 * (1 - np.exp(-t / 0.05)))
        out += gain * np.sin(turn) * 10.0 ** (-3.0 * t / (ring / ratio**0.8))
    mallet = lowpass(chance.noise(0.06) * decay(0.06, 0.05), 700 + 900 * tight)
    return mix((0.0, level(out * np.minimum(1.0, t / 0.003))), (0.0, level(mallet, 0.25)))


def bar(chance: Chance, pitch: float, ring: float, contact: float = 0.001) -> Signal:
    """A free bar of slate or iron."""
    free = body(BAR, pitch, ring, chance=chance, damping=0.9, tilt=0.8, detune=0.01, twins=1.5)
    return level(free.struck(chance, ring, knock(chance, contact, 0.4)))[: count(ring)]
