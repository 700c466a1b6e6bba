"""The monsters in the middle of the book: dragon, dweller, colossus, banshee."""

from __future__ import annotations

from tools.sound.bodies import knock, room, rubble
from tools.sound.effects.casts import stones
from tools.sound.effects.paper import landing
from tools.sound.kinds import Moment, Voice
from tools.sound.matter import bubble, bubbles, flame, grind, hiss, puff, rustle, splash, whoosh
from tools.sound.small import skin, tine
from tools.sound.speech import between, mouth, voiced
from tools.sound.synthesis import Chance, Signal, bandpass, highpass, level, lowpass, mix

from .gesture import GESTURES, laugh, shaft, steps, under


def clasp_rattle(chance: Chance, seconds: float, rate: float) -> Signal:
    """A brass clasp that strains and will not open."""
    brass = [
        level(rubble(chance, 800, 6000, 12, 0.05, 0.3).struck(chance, 0.08, knock(chance, 0.0004, 0.6)))
        for _ in range(4)
    ]
    return steps(chance, brass, [0.0, *chance.moments(seconds, rate)])


def tome_dragon(chance: Chance, moment: Moment) -> Signal:
    """A book that would roar, but its clasp lets it only a crack wide: a huge voice pressed to a growl, scales that are
    pages, the clasp rattling. It strikes with a sheet of fire; hit, it claps shut on its own tongue; it leaves
    leafing."""
    g = GESTURES[moment]
    crack = between("u", "a", [(0, 0.0), (g.seconds * 0.4, 0.55), (g.seconds, 0.05)], 1.55)
    roar = voiced(chance, g.pitch(72), g.seconds, crack, force=g.force, tilt=0.75, rough=0.07, growl=0.85, air=0.7)
    second = voiced(chance, g.pitch(97), g.seconds, crack, force=g.force, tilt=0.9, rough=0.09, growl=0.6, air=0.3)
    scales = rustle(chance, g.seconds, g.force, [(0, 1500), (g.seconds * 0.5, 2800), (g.seconds, 1400)], 0.55, 380)
    parts = [(0.0, under(mix((0.0, level(roar)), (0.0, 0.5 * level(second))), 0)), (0.0, under(scales, -8))]
    if moment == "entrance":
        parts += [
            (0.35, under(clasp_rattle(chance, 0.9, 16), -12)),
            (0.1, under(flame(chance, 1.4, g.force, 0.8), -12)),
        ]
    if moment == "strike":
        jet = flame(chance, 1.0, [(0, 0.4), (0.06, 1), (0.5, 0.8), (1.0, 0)], 1.0)
        parts += [(0.03, under(jet, -1)), (0.0, under(puff(chance, 0.4, [(0, 1), (0.4, 0)], 140, 1.1), -3))]
    if moment == "recoil":
        shut = mix((0.0, landing(chance, 1.0)), (0.0, 0.5 * clasp_rattle(chance, 0.15, 12)))
        parts = [(0.0, under(shut, 0)), (0.02, under(lowpass(roar, 700), -2)), (0.05, under(scales, -9))]
    if moment == "exit":
        leaves = steps(chance, [landing(chance, 0.3), landing(chance, 0.15)], [0.25, 0.5, 0.72, 0.92, 1.1, 1.26], 0.9)
        smoke = hiss(chance, 1.2, [(0, 0), (0.2, 1), (1.2, 0)], 2000, 6000)
        parts += [(0.2, under(leaves, -6)), (0.3, under(smoke, -20))]
    return room(mix(*parts), 0.3)


def dweller_of_the_well(chance: Chance, moment: Moment) -> Signal:
    """Far down a shaft: a round, wet, courteous voice that asks, drips that answer, arms that come up slapping the
    stones.
    It strikes with three wet arms, recoils with a cough of water, and falls back politely, splash last."""
    g = GESTURES[moment]
    asks = [(0, 0.85), (0.5, 0.9), (1.0, 1.35), (1.7, 1.5)] if moment == "entrance" else list(g.bend)
    line = [(t, 88 * factor) for t, factor in asks if t <= g.seconds]
    hm = voiced(
        chance,
        line,
        g.seconds,
        between("u", "o", [(0, 0), (g.seconds, 0.9)], 1.4),
        force=g.force,
        tilt=1.1,
        rough=0.03,
        growl=0.3,
        air=0.4,
    )
    drips = steps(chance, [bubble(chance, p, 0.25, 0.09) for p in (1150, 1420, 980)], [0.1, 0.55, 0.8, 1.3], 0.9)
    arm = mix(
        (0.0, splash(chance, 0.25, [(0, 1), (0.25, 0)], 1900)),
        (0.0, 1.1 * puff(chance, 0.12, [(0, 1), (0.12, 0)], 230, 1.0)),
    )
    parts = [(0.0, under(hm, 0))]
    if moment == "entrance":
        parts += [(0.0, under(drips, -7)), (0.3, under(bubbles(chance, 1.2, 30, 130, 700), -7))]
    if moment == "strike":
        arms = steps(chance, [arm], [0.0, 0.16, 0.3])
        parts = [(0.0, under(arms, 0)), (0.02, under(hm, -2)), (0.0, under(skin(chance, 60, 0.4, 0.1), -5))]
    if moment == "recoil":
        cough = bubbles(chance, 0.45, lambda t: 160 * (1 - t / 0.45), 180, 1300)
        parts = [(0.0, under(arm, -1)), (0.0, under(hm, -2)), (0.06, under(cough, -1))]
    if moment == "exit":
        down = mix(
            (0.0, splash(chance, 0.7, [(0, 0.3), (0.04, 1), (0.7, 0)], 1500)), (0.05, bubble(chance, 75, 0.6, 0.4))
        )
        parts += [(0.95, under(lowpass(down, 2400), -3)), (1.3, under(drips, -12))]
    return room(shaft(mix(*parts), 17.0), 0.3)


def chirps(chance: Chance, moments: list[float]) -> Signal:
    """Young birds in a nest: each cheep slides up and down within a tenth of a second, out of a throat like a straw."""
    parts = []
    for when in moments:
        length, top = chance.between(0.05, 0.11), chance.between(2700, 3900)
        line = [(0, top * 0.8), (length * 0.35, top), (length, top * 0.7)]
        cheep = voiced(
            chance,
            line,
            length,
            ((4200.0, 0.7, 1.0), (7600.0, 0.5, 0.5)),
            force=[(0, 0), (length * 0.3, 1), (length, 0)],
            tilt=0.8,
            rough=0.05,
            air=0.25,
        )
        parts.append((when, chance.between(0.5, 1.0) * cheep))
    return mix(*parts)


def granite_colossus(chance: Chance, moment: Moment) -> Signal:
    """A clerk of stone with a nest on its head: blocks grind as it moves, a voice like a quarry, and always, small and
    high, the birds. It stamps; hit, it loses gravel and the birds complain; it leaves slowly, step after step."""
    g = GESTURES[moment]
    voice = voiced(
        chance, g.pitch(43), g.seconds, mouth("o", 2.1), force=g.force, tilt=0.7, rough=0.06, growl=0.9, air=0.3
    )
    moves = grind(chance, g.seconds, [(t, 0.15 + 0.85 * v) for t, v in g.force], 230, 0.9)
    step = mix(
        (0.0, skin(chance, 42, 0.7, 0.2)),
        (0.0, rubble(chance, 80, 900, 20, 0.2, 0.8).struck(chance, 0.4, knock(chance, 0.005, 0.3)) * 8),
    )
    stamp = mix((0.0, level(step)), (0.0, 0.6 * puff(chance, 0.3, [(0, 1), (0.3, 0)], 240, 1.2)))
    if moment == "entrance":
        return room(
            mix(
                (0.0, under(moves, -4)),
                (0.2, under(voice, -1)),
                (1.25, under(stamp, 0)),
                (1.55, under(chirps(chance, [0, 0.13, 0.3]), -17)),
            ),
            0.3,
        )
    if moment == "strike":
        gravel = stones(chance, 0.7, 60, 400)
        return room(
            mix(
                (0.0, under(stamp, 0)),
                (0.02, under(gravel, -7)),
                (0.0, under(voice, -4)),
                (0.5, under(chirps(chance, [0, 0.09]), -19)),
            ),
            0.3,
        )
    if moment == "recoil":
        fall = stones(chance, 0.8, 90, 300, 0.09)
        upset = chirps(chance, [0.0, 0.07, 0.12, 0.2, 0.26, 0.34, 0.39])
        return room(mix((0.0, under(fall, 0)), (0.0, under(voice, -4)), (0.12, under(upset, -13))), 0.28)
    walk = steps(chance, [level(step)], [0.0, 0.55, 1.1], 0.6)
    return room(
        mix(
            (0.0, under(walk, -2)),
            (0.1, under(lowpass(moves, 1500), -7)),
            (0.0, under(voice, -6)),
            (1.5, under(chirps(chance, [0.0, 0.2]), -16)),
        ),
        0.36,
    )


def storm_banshee(chance: Chance, moment: Moment) -> Signal:
    """A scream so near that mouth and storm are one: three throats a quarter tone apart over wind that has a pitch.
    When
    she is hit the scream breaks and slides off; at the end the wind goes round the house, and one hairpin falls."""
    g = GESTURES[moment]
    opens = between("u", "a", [(0, 0.1), (g.seconds * 0.35, 1.0), (g.seconds, 0.2)], 0.85)
    scream = mix(
        *(
            (
                0.012 * k,
                voiced(chance, g.pitch(p), g.seconds, opens, force=g.force, tilt=0.8, rough=0.03, growl=gr, air=0.5),
            )
            for k, (p, gr) in enumerate(((466, 0.0), (484, 0.35), (349, 0.2)))
        )
    )
    wind = whoosh(
        chance,
        g.seconds + 0.3,
        [*g.force[:-1], (g.seconds + 0.3, 0)],
        [(t, 820 * factor**1.6) for t, factor in g.bend],
        0.55,
        0.35,
    )
    low = whoosh(chance, g.seconds, g.force, [(0, 180), (g.seconds * 0.5, 320), (g.seconds, 150)], 0.8)
    parts = [(0.0, under(bandpass(scream, 180, 5200), -2)), (0.0, under(wind, -7)), (0.0, under(low, -8))]
    if moment == "strike":
        cards = rustle(chance, 0.8, [(0, 0.3), (0.15, 1), (0.8, 0)], [(0, 2400), (0.8, 3600)], 0.8, 120)
        parts += [(0.03, under(cards, -11)), (0.0, under(skin(chance, 64, 0.4, 0.4), -6))]
    if moment == "exit":
        pin = highpass(
            mix(
                (0.0, tine(chance, 2350, 0.3, 0.5)),
                (0.11, 0.5 * tine(chance, 2500, 0.2, 0.5)),
                (0.17, 0.3 * tine(chance, 2550, 0.15, 0.5)),
            ),
            500,
        )
        parts += [(1.35, under(pin, -13))]
        parts[0] = (0.0, under(lowpass(scream, 1300), -9))
    if moment == "entrance":
        parts.append((0.9, under(laugh(chance, 620, 3, 0.14, "i", 0.8, 0.2, 0.8), -17)))
    return room(mix(*parts), 0.34)


SOUNDS = (
    Voice("page_05", tome_dragon, 0.5),
    Voice("page_06", dweller_of_the_well),
    Voice("page_07", granite_colossus, 0.5),
    Voice("page_08", storm_banshee, -2.0),
)
