"""Where six cards of Madness are at a moment of an elimination: out of a hand, round about a face, shut over it.

Everything is computed from the room of the face and the milliseconds; nothing is kept.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from pygame import Rect

from scenes.bigbook.table.animation.timings import ELIMINATED, ELIMINATION
from scenes.kit.geometry import Box
from scenes.kit.tween import EASES

SIX = 6
"""Madness in a hand that are too many (BB-ELI.1)."""
CARD = 0.56
"""How wide a card is, in widths of the face."""
RING = (0.98, 0.62)
"""How far the cards circle about the face, in widths and heights of it."""
TURNED = (-7.0, 5.0, 4.0, -6.0, -3.0, 8.0)
"""How far each is turned where it lies over the face, in degrees."""
CIRCLES = 0.78
"""How large a card is that circles, as a share of its own size."""
Placed = tuple[float, float, float, float]
"""Middle, turn in degrees, and size as a share of a card's own."""


def shut(room: Rect) -> list[tuple[float, float, float]]:
    """Where the cards lie over the face: their middles, and how far they are turned."""
    return [
        (room.centerx + (at % 2 - 0.5) * room.w * 0.5, room.centery + (at // 2 - 1) * room.h / 3, TURNED[at])
        for at in range(SIX)
    ]


def flying(room: Rect, start: Box, ms: float) -> Iterator[tuple[int, Placed]]:
    """The cards that have left the hand (`start`), each with its number: one by one to the ring, a breath outwards,
    and shut."""
    back = max(0.0, min(1.0, (ms - ELIMINATED.wind + ELIMINATION.draw) / ELIMINATION.draw))
    slam = max(0.0, min(1.0, (ms - ELIMINATED.wind) / ELIMINATED.hit)) ** 2
    for at, (end_x, end_y, end_turn) in enumerate(shut(room)):
        come = (ms - ELIMINATION.first - at * ELIMINATION.each) / ELIMINATION.flight
        if come <= 0:
            continue
        come = EASES["outCubic"](min(1.0, come))
        angle = math.tau * at / SIX - math.pi / 2 + ms / 2300
        far = 1 + 0.13 * math.sin(back * math.pi / 2) + 0.02 * math.sin(ms / 210 + at)
        ring_x = room.centerx + math.cos(angle) * RING[0] * room.w * far
        ring_y = room.centery + math.sin(angle) * RING[1] * room.h * far
        from_x = start.x + start.w * (at + 0.5) / SIX
        x, y = from_x + (ring_x - from_x) * come, start.center[1] + (ring_y - start.center[1]) * come
        turn = 40 * (1 - come) * (-1) ** at + 6 * math.sin(ms / 330 + at)
        scale = CIRCLES if come == 1.0 else 0.5 + (CIRCLES - 0.5) * come
        yield at, (x + (end_x - x) * slam, y + (end_y - y) * slam, turn + (end_turn - turn) * slam,
                   scale + (1.0 - scale) * slam)  # fmt: skip
