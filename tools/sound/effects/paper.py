"""Cards and sheets: lifted, drawn, turned, dropped, riffled, taken back."""

from __future__ import annotations

from tools.sound.bodies import room
from tools.sound.kinds import Effect
from tools.sound.matter import felt, puff, quiet, rustle
from tools.sound.synthesis import Chance, Signal, mix, resample


def snap(chance: Chance, pitch: float = 4200.0) -> Signal:
    """The edge of a card that springs free: some twenty milliseconds of stiff crackle."""
    return rustle(chance, 0.06, [(0, 1), (0.012, 0.5), (0.05, 0)], [(0, pitch), (0.05, pitch * 0.55)], 0.8, 700)


def slide(chance: Chance, length: float, low: float = 2600.0, high: float = 5200.0) -> Signal:
    """A card drawn over cards, quicker and quicker."""
    speed = [(0, 0.25), (length * 0.7, 0.6), (length, 1), (length + 0.03, 0)]
    return rustle(chance, length + 0.06, speed, [(0, low), (length, high)], 0.35)


def landing(chance: Chance, weight: float) -> Signal:
    """A card put down: its air, the felt, a touch of paper after it; `weight` 0 to 1 brings the desk in."""
    air = puff(chance, 0.07 + 0.05 * weight, [(0, 0.8), (0.02, 1), (0.06, 0)], 340 - 150 * weight)
    edge = rustle(chance, 0.08, [(0, 1), (0.02, 0.3), (0.07, 0)], [(0, 3000), (0.08, 1900)], 0.4)
    return mix((0.0, quiet(felt(chance, weight), -3)), (0.0, quiet(air, -7)), (0.004, quiet(edge, -7 - 5 * weight)))


def draw(chance: Chance, n: int) -> Signal:
    """A card slides off the lip of the deck and flicks free: friction that quickens, a snap, a breath of air."""
    length = chance.around(0.1, 0.15)
    air = puff(chance, 0.12, [(0, 0), (0.02, 1), (0.1, 0)], 420, 0.7)
    return room(
        mix(
            (0.0, quiet(slide(chance, length), -4)),
            (length, quiet(snap(chance), -1)),
            (length, quiet(air, -14)),
        ),
        0.16,
    )


def hover(chance: Chance, n: int) -> Signal:
    """A fingertip brushes the edge of a card: hardly there, no beginning and no end."""
    length = chance.around(0.075, 0.2)
    brush = rustle(chance, 0.12, [(0, 0.2), (length * 0.35, 1), (length, 0)], [(0, 3200), (length, 4300)], 0.15, 160)
    return room(brush, 0.1)


def press(chance: Chance, n: int) -> Signal:
    """A fingertip on a card that lies: the soft tap of skin and felt, two milliseconds wide."""
    return room(mix((0.0, quiet(felt(chance, 0.05), 0)), (0.0, quiet(snap(chance, 2400), -20))), 0.1)


def pick_up(chance: Chance, n: int) -> Signal:
    """A card leaves the felt: the nail gets under it, it bends and comes away with a little air."""
    length = chance.around(0.06, 0.15)
    speed = [(0, 0.9), (0.012, 0.35), (length, 1), (length + 0.05, 0)]
    lift = rustle(chance, 0.14, speed, [(0, 2200), (length, 3600), (0.14, 4600)], 0.5)
    air = puff(chance, 0.12, [(0, 0), (0.03, 1), (0.11, 0)], 500, 0.6)
    return room(mix((0.0, quiet(lift, 0)), (0.01, quiet(air, -13))), 0.13)


def leave(chance: Chance, n: int) -> Signal:
    """The pointer leaves what it carried over: the brush of `hover` the other way round, darker."""
    length = chance.around(0.07, 0.2)
    speed = [(0, 0.5), (0.015, 1), (length, 0.3), (length + 0.02, 0)]
    return room(rustle(chance, 0.11, speed, [(0, 3600), (length, 2300)], 0.15, 160), 0.1)


def drop_1(chance: Chance, n: int) -> Signal:
    """A light card put down, worth one: its air, then the felt; a touch of paper after it."""
    return room(landing(chance, 0.12), 0.16)


def drop_2(chance: Chance, n: int) -> Signal:
    """A card worth two: the same hand, a heavier card, the desk answers."""
    return room(landing(chance, 0.5), 0.2)


def drop_3(chance: Chance, n: int) -> Signal:
    """A card worth three: a thump that is felt in the elbows, with the desk's drawer rattling very softly after it."""
    rattle = rustle(chance, 0.12, [(0, 0), (0.03, 0.6), (0.11, 0)], [(0, 1500), (0.1, 900)], 0.5, 120)
    return room(mix((0.0, landing(chance, 1.0)), (0.02, quiet(rattle, -19))), 0.24)


def fly_home(chance: Chance, n: int) -> Signal:
    """A card that found no place slides back into the hand: a longer slide that slows down, and the hand's paper."""
    length = chance.around(0.15, 0.12)
    speed = [(0, 0.9), (length * 0.5, 0.6), (length, 0.25), (length + 0.02, 0.9), (length + 0.05, 0)]
    back = rustle(chance, 0.24, speed, [(0, 4600), (length, 2500)], 0.25)
    return room(mix((0.0, back), (length, quiet(landing(chance, 0.0), -9))), 0.14)


def flip(chance: Chance, n: int) -> Signal:
    """A card turned over: it is bent, springs, and claps on its back, all in a sixth of a second."""
    bend = rustle(chance, 0.09, [(0, 0.3), (0.06, 0.9), (0.085, 0)], [(0, 2400), (0.08, 4800)], 0.55)
    return room(
        mix(
            (0.0, quiet(bend, -7)),
            (0.07, quiet(snap(chance, chance.around(3900, 0.15)), -1)),
            (0.085, quiet(landing(chance, 0.05), -7)),
        ),
        0.15,
    )


def discard(chance: Chance, n: int) -> Signal:
    """A card let go onto a pile: no snap, it glides the last inch on its own air and lies crooked."""
    glide = rustle(chance, 0.1, [(0, 0.5), (0.03, 0.8), (0.09, 0)], [(0, 3600), (0.1, 2300)], 0.2)
    return room(mix((0.0, quiet(glide, -8)), (0.018, quiet(landing(chance, 0.2), 0))), 0.16)


def riffle(chance: Chance, cards: int, seconds: float) -> Signal:
    """Cards let down from two thumbs, one after another, quicker in the middle, and pushed together."""
    parts = []
    for i in range(cards):
        part = i / cards
        when = seconds * (part + 0.12 * (0.5 - abs(part - 0.5))) + chance.between(-0.004, 0.004)
        parts.append((max(0.0, when), chance.between(0.45, 1.0) * quiet(snap(chance, chance.around(3300, 0.3)), -4)))
    push = rustle(chance, 0.16, [(0, 0), (0.05, 0.8), (0.13, 0)], [(0, 2200), (0.14, 4200)], 0.3)
    return mix(*parts, (seconds + 0.03, quiet(push, -6)), (seconds + 0.12, quiet(landing(chance, 0.3), -5)))


def shuffle(chance: Chance, n: int) -> Signal:
    """A deck riffled together once: some twenty-six edges let go, pushed home and squared on the desk."""
    return room(riffle(chance, 26, chance.around(0.36, 0.08)), 0.18)


def undo(chance: Chance, n: int) -> Signal:
    """What was done is taken back: a card's landing played backwards, so that the air comes first and the edge last."""
    played = mix((0.0, quiet(slide(chance, 0.11, 2000, 3900), -4)), (0.1, quiet(landing(chance, 0.15), -2)))
    return room(resample(played[::-1], chance.around(1.05, 0.05)), 0.16)


SOUNDS = (
    Effect("hover", "paper", hover, -33.0, 4, bus="interface", gain=-3, priority=0, contact=False),
    Effect("press", "paper", press, -33.0, 3, bus="interface", gain=-2, priority=0),
    Effect("pick_up", "paper", pick_up, -31.0, 3, bus="interface", contact=False),
    Effect("leave", "paper", leave, -33.0, 3, bus="interface", gain=-4, priority=0),
    Effect("fly_home", "paper", fly_home, -30.5, 3, bus="interface"),
    Effect("drop_1", "paper", drop_1, -29.0, 4),
    Effect("drop_2", "paper", drop_2, -27.5, 3),
    Effect("drop_3", "paper", drop_3, -26.0, 3),
    Effect("draw", "paper", draw, -28.5, 4, contact=False),
    Effect("flip", "paper", flip, -28.5, 4, contact=False),
    Effect("discard", "paper", discard, -29.0, 4),
    Effect("shuffle", "paper", shuffle, -28.0, 3, contact=False),
    Effect("undo", "paper", undo, -29.5, 3, contact=False),
)
