"""The four monsters of the covers: ooze, piper, paper and dust."""

from __future__ import annotations

import numpy as np

from tools.sound.bodies import room, rubble, scrape
from tools.sound.effects.paper import snap
from tools.sound.kinds import Moment, Voice
from tools.sound.matter import breath, bubble, bubbles, puff, rustle, whoosh
from tools.sound.speech import Formant, mouth, voiced, whisper
from tools.sound.synthesis import (
    Chance,
    Signal,
    bandpass,
    convolve,
    count,
    hump,
    level,
    lowpass,
    mix,
    sculpt,
    shape,
    times,
    wander,
)

from .gesture import GESTURES, laugh, steps, under


def squelch(chance: Chance, seconds: float, low: float, high: float) -> Signal:
    """Something soft giving way to something wet: narrow noise that slides up and down as a mouth would."""
    path = wander(chance, seconds + 0.1, 9, 0, 1)

    def cut(t: Signal, f: Signal) -> Signal:
        here = low * (high / low) ** np.interp(t, times(seconds + 0.1), path)
        return hump(f, here, 0.28) + 0.5 * hump(f, here * 2.7, 0.3)

    wet = (0.3 + 0.7 * wander(chance, seconds, 22, 0, 1) ** 2) * shape(seconds, (0, 0), (0.04, 1), (seconds, 0))
    return level(sculpt(chance.noise(seconds) * wet, cut, 512))


def gelid_ooze(chance: Chance, moment: Moment) -> Signal:
    """Cold jelly that arrives everywhere: slow bubbles as large as fists, soft fingers that squelch, and, deep inside
    it,
    a librarian who reads on aloud. It strikes with a suck and a slap, recoils wobbling, and leaves down the drain."""
    g = GESTURES[moment]
    slow = 9.0 if moment in ("entrance", "exit") else 22.0
    belly = mix(
        *((when, bubble(chance, chance.between(85, 210), 0.5, 0.24)) for when in chance.moments(g.seconds, slow))
    )
    foam = bubbles(chance, g.seconds, lambda t: 60.0 * (1 - 0.7 * t / g.seconds), 260, 1700)
    inside = lowpass(
        voiced(chance, g.pitch(170), g.seconds, mouth("o", 1.1), force=g.force, tilt=1.3, rough=0.03), 520, 3
    )
    syllables = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * 4.3 * times(g.seconds) + 1))
    inside = inside * lowpass(syllables, 18)
    parts = [
        (0.0, under(belly, 0)),
        (0.0, under(foam * shape(len(foam) / 44100, (0, 0.6), (g.seconds, 1)), -7)),
        (0.05, under(squelch(chance, g.seconds * 0.8, 240, 1500), -5)),
        (0.1, under(inside, -15)),
    ]
    if moment == "strike":
        slap = mix((0.0, puff(chance, 0.2, [(0, 1), (0.2, 0)], 190, 1.2)), (0.0, 0.5 * snap(chance, 1400)))
        parts += [(0.0, under(slap, 0)), (0.14, under(squelch(chance, 0.4, 300, 2400), -2))]
    if moment == "recoil":
        wobble = 0.5 + 0.5 * np.sin(2 * np.pi * 7.5 * times(0.6))
        parts.append((0.02, under(squelch(chance, 0.6, 200, 900) * wobble, 0)))
    if moment == "exit":
        drain = mix(*((0.5 + 0.9 * (k / 12) ** 0.7, bubble(chance, 130 * 1.12**k, 0.7, 0.14)) for k in range(13)))
        parts.append((0.2, under(drain, -1)))
    return room(mix(*parts), 0.3)


REED: tuple[Formant, ...] = ((950.0, 0.45, 1.0), (1900.0, 0.35, 0.8), (3200.0, 0.3, 0.45), (5200.0, 0.4, 0.15))


def piper_of_din(chance: Chance, moment: Moment) -> Signal:
    """A bagpipe that is also its player: three drones that fight, a chanter that squeals, the bag's wheeze, the mask's
    giggle. He strikes up, he is squeezed flat, and at the end the drones give out one by one."""
    g = GESTURES[moment]
    parts: list[tuple[float, Signal]] = []
    for k, (hertz, late) in enumerate(((73.6, 0.0), (110.6, 0.06), (147.9, 0.11))):
        stop = g.seconds * ((0.5, 0.75, 1.0)[k] if moment == "exit" else 1.0)
        force = [(0, 0), (0.08, 0.7), (stop * 0.8, 0.8), (stop, 0), (g.seconds, 0)]
        sag = [(0, hertz * 0.86), (0.18, hertz), (stop * 0.75, hertz), (g.seconds, hertz * 0.72)]
        if moment == "recoil":
            sag = [(0, hertz * 1.1), (0.15, hertz), (g.seconds, hertz * 0.55)]
        drone = voiced(chance, sag, g.seconds, REED, force=force, tilt=0.75, rough=0.008, air=0.08)
        parts.append((late, under(drone, -14)))
    tune = {
        "entrance": (294, 440, 494, 440, 330),
        "strike": (880, 932, 880),
        "recoil": (660, 466),
        "exit": (440, 392, 330),
    }
    notes = tune[moment]
    length = g.seconds / (len(notes) + 0.6)
    for k, hertz_ in enumerate(notes):
        squeal = [(0, hertz_ * 0.93), (0.03, hertz_ * 1.0), (length, hertz_ * (0.9 if moment == "recoil" else 1.0))]
        chanter = voiced(
            chance,
            squeal,
            length,
            REED,
            force=[(0, 0), (0.015, 1), (length * 0.9, 0.9), (length, 0)],
            tilt=0.7,
            rough=0.02,
            air=0.1,
        )
        parts.append((0.14 * (moment != "strike") + k * length, under(chanter, -5)))
    wheeze = whoosh(chance, g.seconds, g.force, [(0, 700), (g.seconds, 400)], 0.5)
    parts.append((0.0, under(wheeze, -17)))
    if moment in ("entrance", "strike"):
        parts.append((g.seconds * 0.62, under(laugh(chance, 330, 4, 0.13, "e", 0.7), -12)))
    if moment == "recoil":
        parts.append((0.05, under(breath(chance, 0.6, [(0, 1), (0.6, 0)], [(0, 1500), (0.6, 500)], 0.25), -3)))
    return room(mix(*parts), 0.28)


def paper_imp(chance: Chance, moment: Moment) -> Signal:
    """Folded in anger: every syllable is a crease. A cackle cut out of crackling paper, with a small pinched voice
    behind
    it; it strikes with the snap of a sheet, is crumpled, and leaves by unfolding."""
    g = GESTURES[moment]
    many = {"entrance": 7, "strike": 3, "recoil": 2, "exit": 5}[moment]
    gap = g.seconds / (many + 1.5)
    parts: list[tuple[float, Signal]] = []
    for k in range(many):
        length = gap * chance.between(0.7, 1.0)
        crease = rustle(
            chance,
            length,
            [(0, 0.3), (length * 0.2, 1), (length, 0)],
            [(0, 1900), (length * 0.3, 3800), (length, 2300)],
            0.75,
            900,
        )
        shaped = sculpt(crease, lambda t, f: 0.25 + hump(f, 1500, 0.3) + hump(f, 3300, 0.3) + 0 * t, 512)
        parts.append((k * gap * chance.around(1, 0.06), under(shaped, -1.5 * (k % 3))))
    voice = laugh(
        chance, 560 if moment != "recoil" else 700, many, gap, "e" if moment != "exit" else "i", 0.5, 0.3, 0.8
    )
    parts.append((0.012, under(voice, -11)))
    if moment == "strike":
        parts += [(0.0, under(snap(chance, 5200), 0)), (0.0, under(puff(chance, 0.15, [(0, 1), (0.15, 0)], 300), -4))]
    if moment == "recoil":
        ball = rustle(chance, 0.5, [(0, 1), (0.2, 0.8), (0.5, 0)], [(0, 3200), (0.5, 1300)], 0.95, 1500)
        parts.append((0.0, under(ball, 0)))
    if moment == "exit":
        open_ = rustle(chance, 1.2, [(0, 0.1), (0.7, 0.9), (1.2, 0)], [(0, 1700), (1.2, 4600)], 0.6, 300)
        parts.append((0.4, under(open_, -4)))
    return room(mix(*parts), 0.24)


def sweep(chance: Chance, length: float) -> Signal:
    """One stroke of a broom over boards: a hundred bristles, a swell and a flick at its end."""
    arm = shape(length, (0, 0.1), (length * 0.55, 1), (length * 0.9, 0.8), (length, 0))
    straw = convolve(scrape(chance, arm, 2600, 0.98), rubble(chance, 900, 6500, 16, 0.012, 0.3).response(chance, 0.02))
    brush = bandpass(chance.noise(length), 1400, 5600) * arm**1.4
    return under(straw[: count(length)], -3) + under(brush, -6)


def dust_wraith(chance: Chance, moment: Moment) -> Signal:
    """A maid of dust, chased by her own broom: a long grey sigh in an empty head, words that are only air, broom
    strokes.
    She strikes three cards off the shelf in one sweep; hit, she sneezes herself apart; at the end she settles."""
    g = GESTURES[moment]
    sigh = breath(chance, g.seconds, g.force, [(t, 560 * factor) for t, factor in g.bend], 0.22)
    hollow = voiced(chance, g.pitch(208), g.seconds, mouth("u", 0.9), force=g.force, tilt=1.8, rough=0.02, air=1.6)
    parts = [(0.0, under(sigh, -3)), (0.03, under(hollow, -5))]
    if moment == "entrance":
        parts += [(0.25, under(sweep(chance, 0.36), -6)), (0.8, under(sweep(chance, 0.4), -8))]
        words = [(0.1, "u", 0.2), (0.4, "o", 0.18), (0.62, "e", 0.2), (0.95, "u", 0.3)]
        parts.append((0.1, under(whisper(chance, 1.5, words, 0.9), -8)))
    if moment == "strike":
        cards = steps(chance, [snap(chance, 3600), snap(chance, 3000)], [0.2, 0.28, 0.37])
        parts += [(0.0, under(sweep(chance, 0.42), 0)), (0.0, under(cards, -4))]
    if moment == "recoil":
        ah = breath(chance, 0.3, [(0, 0), (0.26, 1), (0.3, 0)], [(0, 500), (0.3, 900)], 0.25)
        tchoo = breath(
            chance, 0.45, [(0, 0), (0.012, 1), (0.1, 0.5), (0.45, 0)], [(0, 2600), (0.08, 900), (0.45, 400)], 0.5
        )
        return room(mix((0.0, under(ah, -10)), (0.26, under(tchoo, 0)), (0.3, under(hollow, -9))), 0.34)
    if moment == "exit":
        grains = bandpass(chance.noise(1.4), 3000, 9000) * shape(1.4, (0, 0), (0.2, 1), (1.4, 0), power=2.0)
        parts += [(0.35, under(sweep(chance, 0.5), -8)), (0.5, under(grains * wander(chance, 1.4, 30, 0.2, 1), -17))]
    return room(mix(*parts), 0.36)


SOUNDS = (
    Voice("cover_1", gelid_ooze),
    Voice("cover_2", piper_of_din, -1.0),
    Voice("cover_3", paper_imp),
    Voice("cover_4", dust_wraith, -1.0),
)
