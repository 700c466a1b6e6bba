"""The monsters of the last pages: twin, siren, jackal, mob."""

from __future__ import annotations

import numpy as np

from tools.sound.bodies import knock, room, rubble
from tools.sound.effects.bells import links
from tools.sound.effects.wood import wooden
from tools.sound.kinds import Moment, Voice
from tools.sound.matter import breath, felt, rustle, shards, splash, whoosh
from tools.sound.small import bowl, coin, note, tine
from tools.sound.speech import Formant, between, choir, meow, mouth, trill, voiced
from tools.sound.synthesis import Chance, Signal, bandpass, highpass, level, lowpass, mix, shape, wander

from .gesture import GESTURES, backwards, laugh, steps, under


def looking_glass_twin(chance: Chance, moment: Moment) -> Signal:
    """One who laughs and one who is bored by it: the left voice goes forward, its reflection comes backwards and half a
    tone low through cold glass. Struck, the pane squeals; at the end both sigh, and the cat, who alone is right,
    remarks."""
    g = GESTURES[moment]
    pane = mix((0.0, bowl(chance, note(13), 1.1, 0.2)), (0.0, 0.6 * bowl(chance, note(13.4), 1.0, 0.2)))
    if moment == "entrance":
        left = laugh(chance, 172, 5, 0.16, "a", 1.0, 0.1, 0.3)
        right = backwards(laugh(chance, 162, 5, 0.17, "o", 1.1, 0.1, 0.7))
        return room(
            mix((0.0, under(left, 0)), (0.75, under(bandpass(right, 300, 3800), -4)), (0.6, under(pane, -12))), 0.32
        )
    if moment == "strike":
        both = [
            voiced(
                chance,
                g.pitch(p),
                0.8,
                mouth("a"),
                force=[(0, 0), (0.03, 1), (0.8, 0)],
                tilt=0.9,
                rough=0.03,
                growl=0.3,
                air=0.4,
            )
            for p in (182, 172)
        ]
        glass = shards(chance, 0.4, [(0, 90), (0.4, 5)], 1500, 7000, 0.2)
        return room(
            mix(
                (0.0, under(both[0], 0)),
                (0.09, under(backwards(both[1]), -3)),
                (0.0, under(glass, -7)),
                (0.0, under(pane, -9)),
            ),
            0.32,
        )
    if moment == "recoil":
        rub = shape(0.45, (0, 0.2), (0.1, 1), (0.45, 0.1)) * wander(chance, 0.45, 40, 0.3, 1)
        squeal = voiced(
            chance,
            [(0, 640), (0.12, 1150), (0.45, 820)],
            0.45,
            ((1900.0, 0.5, 1.0), (3900.0, 0.4, 0.7)),
            force=[(0, 0), (0.05, 1), (0.45, 0)],
            tilt=0.7,
            rough=0.05,
            growl=0.3,
            air=0.5,
        )
        oh = voiced(
            chance, g.pitch(165), 0.5, mouth("o"), force=[(0, 0), (0.03, 1), (0.5, 0)], tilt=1.1, rough=0.03, air=0.4
        )
        return room(mix((0.0, under(squeal * rub, -5)), (0.0, under(oh, -1)), (0.02, under(pane, -8))), 0.3)
    sigh = breath(chance, 0.9, [(0, 0), (0.15, 1), (0.9, 0)], [(0, 800), (0.9, 420)])
    bored = backwards(breath(chance, 0.8, [(0, 0), (0.12, 1), (0.8, 0)], [(0, 700), (0.8, 380)]))
    voice = voiced(
        chance, g.pitch(150), 1.0, mouth("a"), force=[(0, 0), (0.1, 0.8), (1.0, 0)], tilt=1.3, rough=0.02, air=0.9
    )
    return room(
        mix(
            (0.0, under(sigh, -4)),
            (0.0, under(voice, -3)),
            (0.5, under(bored, -7)),
            (0.3, under(pane, -13)),
            (1.35, under(meow(chance, 0.42, 560), -5)),
        ),
        0.34,
    )


def siren_of_the_margins(chance: Chance, moment: Moment) -> Signal:
    """She is the frame: a wordless song on an open vowel, three of her half a breath apart, vines of hair that rustle
    and a
    comb drawn through them. She strikes by singing the wrong note on purpose; hit, the song breaks; she leaves
    humming."""
    g = GESTURES[moment]
    song = {
        "entrance": [(0, note(-5)), (0.35, note(0)), (0.8, note(3)), (1.2, note(2)), (1.7, note(0))],
        "strike": [(0, note(7)), (0.2, note(8)), (0.6, note(6)), (0.9, note(1))],
        "recoil": [(0, note(8)), (0.12, note(10)), (0.3, note(1)), (0.65, note(-4))],
        "exit": [(0, note(3)), (0.5, note(0)), (1.0, note(-2)), (1.6, note(-5))],
    }[moment]
    vowel = "u" if moment == "exit" else "a"
    many: list[tuple[float, Signal]] = []
    for k, gain in enumerate((1.0, 0.6, 0.45)):
        own = chance.around(1.0, 0.008) * (1.0 if moment != "strike" or k < 2 else 1.06)
        line = [(t, hz * own) for t, hz in song]
        hills: tuple[Formant, ...] = between("o", vowel, [(0, 0.0), (g.seconds * 0.3, 1.0), (g.seconds, 0.6)], 0.92)
        one = voiced(chance, line, g.seconds, hills, force=g.force, tilt=1.15, rough=0.012, air=0.28)
        tremble = 1.0 + 0.16 * np.sin(2 * np.pi * 5.4 * np.arange(len(one)) / 44100 + k)
        many.append((0.045 * k, gain * one * tremble))
    hair = rustle(chance, g.seconds, g.force, [(0, 1600), (g.seconds, 3000)], 0.3, 130)
    comb = steps(
        chance,
        [tine(chance, note(24 + s), 0.25, 0.6) for s in (0, 3, 5, 7, 10, 12)],
        [0.035 * k for k in range(9)],
        0.93,
    )
    parts = [(0.0, under(mix(*many), 0)), (0.0, under(hair, -17))]
    if moment == "entrance":
        parts.append((1.05, under(comb, -14)))
    if moment == "strike":
        parts += [(0.0, under(comb, -9)), (0.0, under(whoosh(chance, 0.8, g.force, [(0, 1500), (0.8, 500)], 0.6), -8))]
    if moment == "recoil":
        parts.append((0.22, under(breath(chance, 0.4, [(0, 0), (0.05, 1), (0.4, 0)], [(0, 1100), (0.4, 600)]), -6)))
    return room(mix(*parts), 0.42)


def paws(chance: Chance, seconds: float, first: float, last: float) -> Signal:
    """Eight legs of haste on boards: a gallop in bursts of four, `first` and `last` strides a second."""
    claws = [
        mix((0.0, wooden(chance, p, 0.025, 0.0006, 0.35)), (0.0, 0.6 * felt(chance, 0.1))) for p in (820, 950, 700, 880)
    ]
    moments, when = [], 0.0
    while when < seconds:
        rate = first + (last - first) * when / seconds
        moments += [when + x / rate for x in (0.0, 0.16, 0.3, 0.52)]
        when += 1.0 / rate
    return steps(chance, claws, moments)


def bark(chance: Chance, pitch: float, seconds: float = 0.17) -> Signal:
    """A dry short bark, hard in front."""
    line = [(0, pitch * 0.8), (seconds * 0.25, pitch * 1.3), (seconds, pitch * 0.7)]
    hills = between("o", "a", [(0, 0), (seconds * 0.3, 1), (seconds, 0.3)], 0.85)
    return voiced(
        chance,
        line,
        seconds,
        hills,
        force=[(0, 0), (0.012, 1), (seconds * 0.5, 0.6), (seconds, 0)],
        tilt=0.8,
        rough=0.05,
        growl=0.35,
        air=0.5,
    )


def hourglass_jackal(chance: Chance, moment: Moment) -> Signal:
    """Eight legs round a chest of glass: a gallop that is here too early, sand that runs upward, a small clock, a dry
    bark.
    It snaps before one has looked; hit, the glass sings; it leaves in both directions of time."""
    g = GESTURES[moment]
    sand = highpass(chance.noise(g.seconds), 3500) * shape(g.seconds, *g.force) * wander(chance, g.seconds, 60, 0.4, 1)
    ticks = [wooden(chance, 1900, 0.015, 0.0004, 0.05), 0.7 * wooden(chance, 1500, 0.015, 0.0004, 0.05)]
    clock = steps(chance, ticks, [k * 0.2 for k in range(int(g.seconds / 0.2))])
    if moment == "entrance":
        near = paws(chance, 1.2, 2.2, 4.2) * 1.0
        near = near * shape(len(near) / 44100, (0, 0.25), (1.1, 1), (1.6, 1))
        barks = mix((0.0, bark(chance, 330)), (0.2, 0.8 * bark(chance, 350)))
        return room(
            mix((0.0, under(near, -2)), (0.0, under(sand, -17)), (0.2, under(clock, -14)), (1.25, under(barks, 0))),
            0.28,
        )
    if moment == "strike":
        snap_ = mix(
            (0.0, wooden(chance, 640, 0.05, 0.0006, 0.4)),
            (0.0, bark(chance, 420, 0.22)),
            (0.17, 0.8 * bark(chance, 380, 0.2)),
        )
        return room(
            mix((0.0, under(snap_, 0)), (0.05, under(paws(chance, 0.4, 5.0, 6.0), -5)), (0.0, under(sand, -14))), 0.26
        )
    if moment == "recoil":
        yelp = voiced(
            chance,
            [(0, 520), (0.06, 980), (0.3, 560)],
            0.32,
            between("a", "i", [(0, 0), (0.3, 1)], 0.8),
            force=[(0, 0), (0.02, 1), (0.32, 0)],
            tilt=0.9,
            rough=0.04,
            air=0.4,
        )
        return room(
            mix((0.0, under(yelp, 0)), (0.0, under(bowl(chance, note(20), 0.8, 0.2), -8)), (0.05, under(sand, -12))),
            0.3,
        )
    away = paws(chance, 1.1, 4.5, 2.5)
    away = away * shape(len(away) / 44100, (0, 1), (1.5, 0.05))
    early = backwards(away)
    return room(
        mix(
            (0.0, under(away, -2)),
            (0.35, under(lowpass(early, 2500), -9)),
            (0.0, under(sand, -15)),
            (0.3, under(clock, -13)),
        ),
        0.34,
    )


def trumpet(chance: Chance, notes: list[tuple[float, float, float]]) -> Signal:
    """A hare's toy trumpet: notes as (start, length, half tones from D4), cracked at their beginning and never quite
    there."""
    reed: tuple[Formant, ...] = ((900.0, 0.5, 1.0), (1500.0, 0.4, 0.9), (2700.0, 0.4, 0.4))
    parts = []
    for start, length, step in notes:
        hz = note(step) * chance.around(1.0, 0.02)
        line = [(0, hz * 0.9), (0.04, hz * 1.02), (length, hz * 0.97)]
        parts.append(
            (
                start,
                voiced(
                    chance,
                    line,
                    length,
                    reed,
                    force=[(0, 0), (0.03, 1), (length * 0.8, 0.8), (length, 0)],
                    tilt=0.6,
                    rough=0.025,
                    air=0.15,
                ),
            )
        )
    return mix(*parts)


def mob_of_marginalia(chance: Chance, moment: Moment) -> Signal:
    """Snail knights, trumpeting hares, fish in boots: a very small army that takes itself seriously. Toy trumpets,
    thimble
    armour, wet boots, forty squeaks. They charge all at once, fall over each other, and march off out of step."""
    g = GESTURES[moment]
    mail = links(chance, g.seconds, [(t, 10 + 70 * v) for t, v in g.force])
    boot = mix(
        (0.0, wooden(chance, 310, 0.04, 0.002, 0.7)), (0.01, 0.5 * splash(chance, 0.1, [(0, 1), (0.1, 0)], 1500))
    )
    march = {"entrance": 0.21, "strike": 0.09, "recoil": 0.07, "exit": 0.26}[moment]
    boots = steps(
        chance,
        [boot, 0.8 * boot],
        [max(0.0, k * march + chance.between(-0.02, 0.02)) for k in range(int(g.seconds / march))],
    )
    squeaks: list[tuple[float, Signal]] = []
    for when in [0.0, *chance.moments(g.seconds, 13 if moment != "exit" else 6)]:
        hz, length = chance.between(420, 900), chance.between(0.07, 0.16)
        one = voiced(
            chance,
            [(0, hz), (length * 0.5, hz * chance.between(0.9, 1.4)), (length, hz * 0.85)],
            length,
            mouth("aeio"[int(chance.between(0, 3.99))], 0.55),
            force=[(0, 0), (length * 0.2, 1), (length, 0)],
            tilt=1.0,
            rough=0.03,
            air=0.3,
        )
        squeaks.append((when, chance.between(0.4, 1.0) * one))
    tunes = {
        "entrance": [(0.0, 0.18, 7.0), (0.2, 0.1, 7.0), (0.32, 0.1, 7.0), (0.44, 0.45, 12.0)],
        "strike": [(0.0, 0.1, 12.0), (0.11, 0.4, 16.0)],
        "recoil": [(0.0, 0.12, 12.0), (0.1, 0.4, 5.5)],
        "exit": [(0.0, 0.16, 12.0), (0.22, 0.16, 9.0), (0.45, 0.5, 5.0)],
    }
    thimble = rubble(chance, 900, 5500, 14, 0.05, 0.4).struck(chance, 0.08, knock(chance, 0.0004, 0.5))
    parts = [
        (0.0, under(trumpet(chance, tunes[moment]), -5)),
        (0.0, under(mail, -11)),
        (0.0, under(boots, -3)),
        (0.05, under(mix(*squeaks), -5)),
    ]
    if moment in ("strike", "recoil"):
        clash = steps(chance, [level(thimble), coin(chance, note(26), 0.15)], [0.0, 0.05, 0.09, 0.16, 0.2, 0.29], 0.9)
        parts.append((0.0, under(clash, -3)))
    if moment == "entrance":
        parts.append((1.0, under(choir(chance, (note(5), note(12)), 0.6, "e", [(0, 0), (0.1, 1), (0.6, 0)], 0.7), -8)))
    if moment == "exit":
        parts.append((1.2, under(trill(chance, 0.3, 620), -14)))
    return room(mix(*parts), 0.28)


SOUNDS = (
    Voice("page_09", looking_glass_twin),
    Voice("page_10", siren_of_the_margins, -0.5),
    Voice("page_11", hourglass_jackal),
    Voice("page_12", mob_of_marginalia),
)
