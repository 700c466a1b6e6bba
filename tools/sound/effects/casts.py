"""What a spell sounds like by its element and its strength: x1, x2 and x3 are layers that grow in body, length and
light."""

from __future__ import annotations

from functools import partial

from tools.sound.bodies import knock, room, rubble
from tools.sound.kinds import Effect, Kind, Maker
from tools.sound.matter import (
    bubble,
    bubbles,
    crinkles,
    flame,
    grind,
    puff,
    quiet,
    rustle,
    scatter,
    splash,
    whoosh,
)
from tools.sound.small import skin
from tools.sound.synthesis import Chance, Signal, mix, silence

from .bells import cast_plain


def cast_fire(chance: Chance, n: int, strength: int) -> Signal:
    """Fire: the air catches with a soft fwoomp, the flame tears and crackles. x1 a struck match grown up, x2 a torch
    swung
    past, x3 a hearth that opens, with a push in the chest and embers that go on falling."""
    length = 0.35 + 0.3 * strength
    catch = puff(chance, 0.3, [(0, 0.2), (0.04, 1), (0.26, 0)], 210 - 35 * strength, 1.0)
    blaze = [(0, 0.25), (0.05, 1), (length * 0.35, 0.7), (length, 0)]
    parts = [
        (0.0, quiet(catch, -5)),
        (0.0, quiet(flame(chance, length, blaze, 0.3 + 0.2 * strength), 0)),
    ]
    if strength >= 2:
        past = whoosh(chance, 0.6, [(0, 0), (0.14, 1), (0.6, 0)], [(0, 500), (0.16, 1300), (0.6, 500)], 0.9)
        parts.append((0.0, quiet(past, -9)))
    if strength >= 3:
        embers = scatter(
            chance, 0.9, chance.moments(0.9, lambda t: 70 * (1 - t / 0.9)), crinkles(chance, 1100, 6000, 12, 0.012), 3.5
        )
        parts += [(0.02, quiet(skin(chance, 48, 0.7, 0.2), -3)), (0.45, quiet(embers, -15))]
        parts.append((0.1, quiet(flame(chance, 1.3, [(0, 0), (0.2, 1), (1.3, 0)], 1.0), -4)))
    return room(mix(*parts), 0.2 + 0.04 * strength)


def drops(chance: Chance, many: int, first: float, last: float) -> Signal:
    """A few single drops, each higher than the one before, falling into a full cup."""
    out, when = silence(0.1 * many + 0.4), 0.0
    for k in range(many):
        pitch = first * (last / first) ** (k / max(1, many - 1)) * chance.around(1, 0.05)
        out = mix((0.0, out), (when, chance.between(0.6, 1.0) * bubble(chance, pitch, 0.25, 0.09)))
        when += chance.between(0.045, 0.1)
    return out


def cast_water(chance: Chance, n: int, strength: int) -> Signal:
    """Water: drops that rise like a question over a small pour. x2 a jug emptied with a gulp, x3 a wave that gathers,
    breaks and runs back over pebbles."""
    length = 0.3 + 0.25 * strength
    parts = [
        (0.0, quiet(drops(chance, 3 + strength, 620, 1500), -2)),
        (
            0.02,
            quiet(bubbles(chance, length, lambda t: 130 * strength * (1 - t / length), 380 / strength**0.4, 3600), -1),
        ),
        (0.0, quiet(splash(chance, length, [(0, 0.3), (0.05, 0.8), (length, 0)]), -13)),
    ]
    if strength >= 2:
        gulp = mix(*((0.07 * k, bubble(chance, p, 0.5, 0.16)) for k, p in enumerate((170, 230, 205))))
        parts += [(0.03, quiet(gulp, -2)), (0.04, quiet(splash(chance, 0.6, [(0, 0.2), (0.1, 1), (0.6, 0)], 2000), -9))]
    if strength >= 3:
        wave = whoosh(
            chance, 1.5, [(0, 0.2), (0.22, 1), (0.6, 0.35), (1.5, 0)], [(0, 300), (0.22, 900), (1.5, 420)], 1.2
        )
        back = bubbles(chance, 1.1, lambda t: 240 * (1 - t / 1.1), 700, 4200)
        parts += [(0.0, quiet(wave, -2)), (0.4, quiet(back, -8)), (0.16, quiet(skin(chance, 55, 0.6, 0.1), -7))]
    return room(mix(*parts), 0.2 + 0.04 * strength)


def stones(chance: Chance, seconds: float, rate: float, low: float, ring: float = 0.06) -> Signal:
    """Stones falling on stones, thinning out."""
    pieces = [
        rubble(chance, low * chance.between(0.8, 2.2), 4200, 14, ring, tilt=0.6).struck(
            chance, ring * 2, knock(chance, 0.0008, 0.6)
        )
        for _ in range(9)
    ]
    return scatter(chance, seconds, chance.moments(seconds, lambda t: rate * (1 - t / seconds) ** 1.5), pieces, 1.8)


def cast_earth(chance: Chance, n: int, strength: int) -> Signal:
    """Earth: a stone is set down and gravel runs after it. x2 two blocks turn on each other first, x3 the floor itself
    moves: a fall of rubble over a low shock, dust last."""
    heavy = rubble(chance, 150 / strength**0.5, 1600, 22, 0.09 + 0.05 * strength, tilt=0.85)
    parts = [
        (0.0, quiet(heavy.struck(chance, 0.3, knock(chance, 0.003, 0.4)), 0)),
        (0.02, quiet(stones(chance, 0.25 + 0.15 * strength, 55 + 15 * strength, 600), -9)),
    ]
    if strength >= 2:
        turn = grind(chance, 0.5, [(0, 0.3), (0.12, 1), (0.5, 0)], 330, 0.4)
        parts += [(0.02, quiet(turn, -5)), (0.0, quiet(skin(chance, 62, 0.5, 0.2), -9))]
    if strength >= 3:
        parts += [(0.1, quiet(stones(chance, 1.1, 60, 260, 0.11), -3)), (0.0, quiet(skin(chance, 43, 1.0, 0.2), -1))]
        parts.append((0.1, quiet(grind(chance, 1.1, [(0, 0.2), (0.2, 1), (1.1, 0)], 210, 0.9), -6)))
        parts.append((0.3, quiet(puff(chance, 0.9, [(0, 0), (0.2, 1), (0.9, 0)], 500, 1.3), -19)))
    return room(mix(*parts), 0.2 + 0.04 * strength)


def cast_air(chance: Chance, n: int, strength: int) -> Signal:
    """Air: a breath that bends upward and takes a few leaves with it. x2 a gust with a hollow edge, x3 a whirl that
    passes twice, whistles in the shelves and slams nothing."""
    length = 0.45 + 0.25 * strength
    rise = [(0, 600), (length * 0.4, 1500 + 250 * strength), (length, 700)]
    parts = [
        (0.0, quiet(whoosh(chance, length, [(0, 0), (length * 0.3, 1), (length, 0)], rise, 0.6, 0.1 * strength), 0))
    ]
    leaves = rustle(
        chance, length, [(0, 0), (length * 0.4, 0.8), (length, 0)], [(0, 2600), (length, 4300)], 0.7, 90 + 50 * strength
    )
    parts.append((0.05, quiet(leaves, -12)))
    if strength >= 2:
        gust = whoosh(chance, 0.8, [(0, 0), (0.12, 1), (0.8, 0)], [(0, 260), (0.15, 520), (0.8, 240)], 0.7)
        parts.append((0.02, quiet(gust, -3)))
    if strength >= 3:
        round_ = [(0, 0), (0.3, 1), (0.6, 0.35), (0.95, 0.9), (1.6, 0)]
        whirl = whoosh(chance, 1.6, round_, [(0, 500), (0.3, 1900), (0.6, 800), (0.95, 2100), (1.6, 600)], 0.45, 0.5)
        parts += [(0.0, quiet(whirl, -1)), (0.05, quiet(puff(chance, 1.0, [(0, 0), (0.2, 1), (1, 0)], 95, 0.8), -4))]
    return room(mix(*parts), 0.22 + 0.05 * strength)


def _ladder(name: str, kind: Kind, makers: list[Maker], contact: bool) -> list[Effect]:
    loudness, variations = (-26.0, -24.0, -21.5), (3, 3, 2)
    bells = 1.5 if kind == "bell" else 0.0
    found = []
    for n, make in enumerate(makers):
        lufs = loudness[n] - bells
        one = Effect(f"cast_{name}_{n + 1}", kind, make, lufs, variations[n], ducks=n == 2, contact=contact, priority=2)
        found.append(one)
    return found


SOUNDS = (
    *_ladder("fire", "flame", [partial(cast_fire, strength=s) for s in (1, 2, 3)], False),
    *_ladder("water", "water", [partial(cast_water, strength=s) for s in (1, 2, 3)], False),
    *_ladder("earth", "stone", [partial(cast_earth, strength=s) for s in (1, 2, 3)], True),
    *_ladder("air", "wind", [partial(cast_air, strength=s) for s in (1, 2, 3)], False),
    *_ladder("plain", "bell", [partial(cast_plain, strength=s) for s in (1, 2, 3)], False),
)
