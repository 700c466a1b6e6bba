"""Cards and sheets: drawn, turned, dropped, riffled."""

from __future__ import annotations

from tools.sound.bodies import room
from tools.sound.kinds import Effect
from tools.sound.matter import felt, puff, quiet, rustle
from tools.sound.synthesis import Chance, Signal, mix


def draw(chance: Chance, n: int) -> Signal:
    """A card slides off the lip of the deck and flicks free: friction that quickens, a snap, a breath of air."""
    length = chance.around(0.13, 0.15)
    slide = rustle(
        chance,
        0.2,
        [(0, 0.25), (length * 0.7, 0.6), (length, 1), (length + 0.03, 0)],
        [(0, 2600), (length, 5200)],
        0.35,
    )
    snap = rustle(chance, 0.06, [(0, 1), (0.012, 0.5), (0.05, 0)], [(0, 4200), (0.05, 2400)], 0.8, 700)
    air = puff(chance, 0.16, [(0, 0), (0.03, 1), (0.15, 0)], 300)
    return room(mix((0.0, quiet(slide, -5)), (length, quiet(snap, -2)), (length - 0.01, quiet(air, -7))), 0.16)


def hover(chance: Chance, n: int) -> Signal:
    """A fingertip brushes the edge of a card: hardly there, no beginning and no end."""
    length = chance.around(0.075, 0.2)
    brush = rustle(chance, 0.12, [(0, 0.2), (length * 0.35, 1), (length, 0)], [(0, 3200), (length, 4300)], 0.15, 160)
    return room(brush, 0.1)


def drop_1(chance: Chance, n: int) -> Signal:
    """A light card put down: its air, then the felt; a touch of paper after it."""
    air = puff(chance, 0.07, [(0, 0.8), (0.02, 1), (0.06, 0)], 340)
    edge = rustle(chance, 0.08, [(0, 1), (0.02, 0.3), (0.07, 0)], [(0, 3000), (0.08, 1900)], 0.4)
    return room(mix((0.0, quiet(felt(chance, 0.15), -3)), (0.0, quiet(air, -7)), (0.004, quiet(edge, -8))), 0.16)


SOUNDS = (
    Effect("hover", "paper", hover, -33.5, 4, bus="interface", gain=-3, priority=0, contact=False),
    Effect("draw", "paper", draw, -28, 4, contact=False),
    Effect("drop_1", "paper", drop_1, -29, 3),
)
