"""Bells, coins, tines and strings: payment, refreshing, rewards, and the low bell of a curse."""

from __future__ import annotations

from tools.sound.bodies import room, rubble, scrape
from tools.sound.kinds import Effect
from tools.sound.matter import Interp, crinkles, flame, quiet, scatter, whoosh
from tools.sound.small import bell, bowl, celesta, coin, note, skin, string, tine
from tools.sound.speech import choir, purr, trill
from tools.sound.synthesis import Chance, Signal, bandpass, convolve, count, level, lowpass, mix, shape

PENTATONIC = (0, 3, 5, 7, 10, 12, 15, 17)  # D F G A C D F G


def pip_fill(chance: Chance, n: int) -> Signal:
    """A pip of the cost is paid: a small brass disc laid on its fellows, a step higher each time (a ladder of six)."""
    return room(coin(chance, note(PENTATONIC[n] + 21)), 0.15)


def pip_overflow(chance: Chance, n: int) -> Signal:
    """One too many: the disc has no place, rolls over the others in smaller and quicker blows and lies flat."""
    parts, when, gap = [], 0.0, chance.around(0.085, 0.1)
    for k in range(7):
        parts.append((when, 0.72**k * coin(chance, note(31) * (1.0 + 0.012 * k), 0.16)))
        when, gap = when + gap, gap * 0.74
    return room(mix(*parts), 0.16)


def over_zone(chance: Chance, n: int) -> Signal:
    """The place below would take it: a bowl on the desk begins to hum, low and brief, under a tick of the nail."""
    hum = bowl(chance, note((-12, -7, -5)[n]), 0.45, 0.95)
    return room(mix((0.0, quiet(hum, -3)), (0.0, quiet(tine(chance, note(24), 0.1, 0.9), -17))), 0.18)


def hint(chance: Chance, n: int) -> Signal:
    """Somebody means well: two high tines, unhurried, the second a fourth above the first."""
    low = (7, 5)[n]
    return room(
        mix(
            (0.0, tine(chance, note(low + 12), 0.7, 0.5)),
            (chance.around(0.14, 0.05), 0.8 * tine(chance, note(low + 17), 0.8, 0.5)),
        ),
        0.3,
    )


def achievement(chance: Chance, n: int) -> Signal:
    """Something to be proud of: the book's fifth and sixth on a celesta, a small bell over them, and far below a cat
    purrs."""
    song = [(0.0, 0), (0.16, 7), (0.32, 9), (0.56, 12)]
    parts = [(when, 0.9 * celesta(chance, note(step + 12), 1.5)) for when, step in song]
    return room(
        mix(*parts, (0.58, quiet(bell(chance, note(24), 1.8, 0.3), -9)), (0.3, quiet(purr(chance, 1.3), -20))), 0.34
    )


def refresh(chance: Chance, n: int) -> Signal:
    """A spell stands up again: one light chime, a step higher for each that follows (a ladder of six)."""
    step = PENTATONIC[n] + 12
    return room(
        mix((0.0, bowl(chance, note(step), 0.9, 0.35)), (0.0, quiet(tine(chance, note(step), 0.5, 0.3), -8))), 0.26
    )


def links(chance: Chance, seconds: float, rate: list[tuple[float, float]]) -> Signal:
    """A small chain that moves: iron links touching, each stopped by the next."""
    iron = [
        level(
            convolve(
                chance.noise(0.002),
                rubble(chance, chance.between(900, 2200), 7500, 8, 0.045, 0.3).response(chance, 0.08),
            )
        )
        for _ in range(8)
    ]
    return scatter(chance, seconds, chance.moments(seconds, Interp(rate)), iron, 1.6)


def restore(chance: Chance, n: int) -> Signal:
    """A neutralised spell is itself again: the chain runs off it, and what it held back rings, two chimes a fifth
    apart."""
    chain = links(chance, 0.3, [(0, 90), (0.12, 70), (0.3, 4)])
    rings = mix((0.0, bowl(chance, note(5), 1.1, 0.5)), (0.09, 0.8 * bowl(chance, note(12), 1.3, 0.4)))
    return room(mix((0.0, quiet(chain, -10)), (0.13, quiet(rings, 0))), 0.28)


def support_spent(chance: Chance, n: int) -> Signal:
    """A friend pays with you: one warm plucked string, and paper going over to them."""
    return room(
        mix(
            (0.0, string(chance, note((0, 3, 7)[n]), 0.9, 0.3)),
            (0.02, quiet(string(chance, note((12, 15, 19)[n]), 0.7, 0.2), -11)),
        ),
        0.26,
    )


def acquire(chance: Chance, n: int) -> Signal:
    """A new card is yours: a heavier coin on wood, and a small bowl that is glad of it."""
    return room(
        mix(
            (0.0, quiet(coin(chance, note((17, 19, 22)[n]), 0.3), 0)),
            (0.07, quiet(bowl(chance, note((12, 15, 17)[n]), 0.8, 0.5), -6)),
        ),
        0.24,
    )


def curse_triggers(chance: Chance, n: int) -> Signal:
    """The curse strikes: one low bell, far too near, its beats slow, and something turns over in the embers."""
    pitch = note((-14, -12)[n])
    low = mix(
        (0.0, bell(chance, pitch, 3.4, 0.6)), (0.0, 0.7 * bell(chance, 2 * pitch, 2.4, 0.5))
    )  # its nominal, louder
    under = skin(chance, 52, 0.9, 0.3)
    embers = flame(chance, 1.6, [(0, 0.2), (0.3, 0.8), (1.6, 0)], 0.2)
    return room(mix((0.0, quiet(low, 0)), (0.0, quiet(under, -12)), (0.05, quiet(embers, -17))), 0.36)


def nearly_out(chance: Chance, n: int) -> Signal:
    """Few Madness are left: a heart of skin beats twice, and a cracked little bell answers half a tone wrong."""
    beat = mix((0.0, skin(chance, 58, 0.5, 0.5)), (0.21, 0.7 * skin(chance, 54, 0.5, 0.4)))
    wrong = mix((0.0, bell(chance, note(13), 1.4, 0.2)), (0.02, 0.7 * bell(chance, note(12), 1.4, 0.2)))
    return room(mix((0.0, quiet(beat, 0)), (0.42, quiet(wrong, -11))), 0.32)


def invocation_reached(chance: Chance, n: int) -> Signal:
    """The marker stands on the Invocation: two low bells a tritone apart, a held breath of many, the air drawn in."""
    first, second = bell(chance, note(-17), 3.0, 0.4), bell(chance, note(-11), 2.6, 0.3)
    many = choir(chance, (note(-17), note(-12), note(-11)), 1.9, "u", [(0, 0), (0.8, 1), (1.9, 0)], 0.6)
    air = whoosh(chance, 1.2, [(0, 0), (1.0, 1), (1.2, 0)], [(0, 250), (1.1, 700)], 0.8)
    return room(
        mix((0.0, quiet(first, 0)), (0.38, quiet(second, -3)), (0.1, quiet(many, -13)), (0.0, quiet(air, -18))), 0.4
    )


def bonus(chance: Chance, n: int) -> Signal:
    """The page gives: a harp runs up a D that is bright, seven strings in a third of a second, and the last is left
    to ring."""
    steps = (-12, -5, 0, 4, 7, 9, 12, 16)
    parts = [
        (0.052 * k + chance.between(0, 0.006), (0.55 + 0.06 * k) * string(chance, note(step), 1.9, 0.3))
        for k, step in enumerate(steps)
    ]
    glitter = scatter(
        chance, 0.9, chance.moments(0.9, 26), [level(tine(chance, note(s), 0.35, 0.0)) for s in (24, 28, 31, 36)], 2.5
    )
    return room(mix(*parts, (0.25, quiet(glitter, -19))), 0.34)


def tutorial_step(chance: Chance, n: int) -> Signal:
    """A step of the lesson is done: chalk ticks it off, a tine agrees, and the cat on the desk says mrr."""
    chalk = convolve(
        scrape(chance, shape(0.09, (0, 0.3), (0.05, 1), (0.09, 0)), 900, 0.8),
        rubble(chance, 1300, 6000, 10, 0.02).response(chance, 0.03),
    )
    mrr = trill(chance, chance.around(0.34, 0.08), chance.around(330, 0.05))
    return room(
        mix(
            (0.0, quiet(bandpass(chalk[: count(0.1)], 900, 7000), -11)),
            (0.1, quiet(tine(chance, note((12, 15)[n]), 0.7, 0.2), -4)),
            (0.3, quiet(lowpass(mrr, 4200), -3)),
        ),
        0.22,
    )


def madness_bell(chance: Chance, pitch: float) -> Signal:
    """A bell that was cast wrong: its partials beat quickly and sour. For what goes mad."""
    return mix((0.0, bell(chance, pitch, 1.2, 0.1)), (0.0, 0.8 * bell(chance, pitch * 1.045, 1.1, 0.1)))


def sparks(chance: Chance, seconds: float, rate: float) -> Signal:
    """Dry sparks: quick small clicks that thin out."""
    return scatter(
        chance,
        seconds,
        chance.moments(seconds, lambda t: rate * (1 - t / seconds) ** 2),
        crinkles(chance, 2500, 9500),
        2.5,
    )


def cast_plain(chance: Chance, n: int, strength: int) -> Signal:
    """A spell without one element: ink catches light. Sparks off the pen and glass in a fifth; at x2 a string joins,
    at x3
    an octave of bells and a long shimmer."""
    parts = [
        (0.0, quiet(sparks(chance, 0.25 + 0.12 * strength, 130 + 60 * strength), -9)),
        (0.02, quiet(bowl(chance, note(12), 0.7 + 0.3 * strength, 0.3), -2)),
        (0.07, quiet(bowl(chance, note(19), 0.7 + 0.3 * strength, 0.25), -6)),
    ]
    if strength >= 2:
        parts += [
            (0.0, quiet(string(chance, note(0), 1.2, 0.35), -3)),
            (0.1, quiet(bowl(chance, note(24), 1.2, 0.2), -9)),
        ]
    if strength >= 3:
        parts += [
            (0.0, quiet(bell(chance, note(-12), 2.4, 0.4), -1)),
            (0.16, quiet(bell(chance, note(12), 2.0, 0.3), -6)),
        ]
        parts += [(0.1, quiet(sparks(chance, 1.1, 90), -16)), (0.0, quiet(skin(chance, 66, 0.7, 0.4), -6))]
    return room(mix(*parts), 0.24 + 0.04 * strength)


SOUNDS = (
    Effect("pip_fill", "bell", pip_fill, -30.0, 6, ladder=True),
    Effect("pip_overflow", "bell", pip_overflow, -29.0, 2),
    Effect("over_zone", "bell", over_zone, -30.5, 3, bus="interface", gain=-3, priority=0),
    Effect("hint", "bell", hint, -29.0, 2, bus="interface", priority=2),
    Effect("achievement", "bell", achievement, -25.0, 1, bus="interface", priority=3, ducks=True),
    Effect("tutorial_step", "cat", tutorial_step, -27.5, 2, bus="interface", priority=2, contact=False),
    Effect("refresh", "bell", refresh, -29.0, 6, ladder=True),
    Effect("restore", "bell", restore, -27.5, 2, contact=False),
    Effect("support_spent", "bell", support_spent, -27.5, 3),
    Effect("acquire", "bell", acquire, -27.0, 3),
    Effect("curse_triggers", "bell", curse_triggers, -23.0, 2, priority=3, ducks=True),
    Effect("nearly_out", "bell", nearly_out, -25.5, 2, priority=3, ducks=True),
    Effect("invocation_reached", "bell", invocation_reached, -23.0, 1, priority=3, ducks=True),
    Effect("bonus", "bell", bonus, -24.0, 2, priority=3, ducks=True, contact=False),
)
