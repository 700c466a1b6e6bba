"""What lives on the plate of a round: its eye is shut until the numeral falls on it, then it opens and blinks; candles
flicker, and with every round the next one goes out.

Places are units of the painted plate (1000 wide), which has the eye as far open as its round has it.
"""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from scenes.bigbook.table.animation.timings import CHAPTER_IN, CHAPTER_STAMP, EYE_BLINKS, EYE_OPENS, SNUFFED
from scenes.kit.canvas import Canvas
from scenes.kit.ornament import flame, glow
from scenes.kit.theme import INK, Colour
from scenes.kit.tween import EASES

CANDLES = (96, 184, 272, 728, 816, 904)
GOES_OUT = (0, 5, 1, 4, 2, 3)
"""Which of them goes out after which round."""
WICK, BURNT = 104, 132
"""How high the wick of a burning candle stands, and of one that has burnt down."""
FLAME = (24, 56)
SOCKET, HOLE = (500, 132), 73
"""The middle of the eye, and half the breadth of its hole."""
LIDS = 9
"""Pictures of the lids between shut and open."""
LID: tuple[Colour, Colour] = ((92, 28, 44), (44, 14, 28))
"""The skin of the lids and its creases, as they are painted about the eye."""
OPENNESS = (0.16, 0.14, 0.92)
"""How far the painted eye of a round is open: at first, with each round, at most; 1 is `WIDE` half the height."""
WIDE = 57


class PlateLife:
    """The eye and the flames of one plate; `k` is pixels for one unit of it."""

    def __init__(self, number: int, k: float) -> None:
        self.number, self.k = number, k
        first, more, most = OPENNESS
        half = WIDE * min(most, first + more * number)
        self._lids = [_lids(k, half, step / (LIDS - 1)) for step in range(LIDS)]
        out = GOES_OUT[: number - 1]
        self._burning = [x for at, x in enumerate(CANDLES) if at not in out]
        self._dying = CANDLES[out[-1]] if out else None

    def open(self, ms: float) -> float:
        """How far the eye is open so many milliseconds after the plate came, 0 to 1."""
        since = ms - CHAPTER_IN - CHAPTER_STAMP
        if since <= 0:
            return 0.0
        wide = min(1.0, EASES["outCubic"](min(1.0, since / EYE_OPENS)))
        blink = (since - EYE_BLINKS) / EYE_OPENS
        return wide * (abs(math.cos(math.pi * blink)) if 0 < blink < 1 else 1.0)

    def paint(self, canvas: Canvas, at: tuple[int, int], ms: float, alpha: int) -> None:
        """Over the plate whose upper left corner is `at`."""
        share = self.open(ms)
        if share < 0.99:
            lids = self._lids[round(share * (LIDS - 1))]
            x, y = at[0] + SOCKET[0] * self.k, at[1] + SOCKET[1] * self.k
            canvas.blit(lids, (x - lids.get_width() / 2, y - lids.get_height() / 2), alpha=alpha)
        for i, candle in enumerate(self._burning):
            self._flame(canvas, (at[0] + candle * self.k, at[1] + WICK * self.k), ms / 1000 + 1.7 * i, 1.0, alpha)
        if self._dying is not None:
            left = 1 - max(0.0, ms - CHAPTER_IN - CHAPTER_STAMP) / SNUFFED
            if left > 0:
                foot = at[0] + self._dying * self.k, at[1] + BURNT * self.k
                self._flame(canvas, foot, ms / 1000, left, alpha)

    def _flame(self, canvas: Canvas, foot: tuple[float, float], phase: float, left: float, alpha: int) -> None:
        wave = 0.6 * math.sin(phase * 7.3) + 0.4 * math.sin(phase * 11.9)
        high = FLAME[1] * self.k * left * (1 + 0.06 * round(wave * 2))
        size = max(3, round(FLAME[0] * self.k * (0.5 + 0.5 * left))), max(4, round(high))
        picture = flame(size, 0.6 * math.sin(phase * 5.1 + wave))
        if alpha >= 200:
            radius = round(FLAME[1] * self.k)
            shine = glow(radius, strength=round(0.3 * left * (1 + 0.3 * wave) * 10) / 10)
            canvas.blit(shine, (foot[0] - radius, foot[1] - high * 0.6 - radius), flags=pygame.BLEND_RGB_ADD)
        canvas.blit(picture, (foot[0] - size[0] / 2, foot[1] - size[1] * 0.97), alpha=alpha)


def _lids(k: float, half: float, share: float) -> Surface:
    """Both lids over the hole, `share` apart (0 to 1); `half` is half the height of the eye that they show."""
    fine = 2
    r = HOLE * k * fine
    side = round(2 * r)
    out = Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(out, LID[0], (r, r), r)
    for i in range(10):
        y = r + (-60 + i * 13) * k * fine
        reach = math.sqrt(max(0.0, r * r - (y - r) ** 2))
        pygame.draw.line(out, LID[1], (r - reach, y), (r + reach, y), max(1, round(1.6 * k * fine)))
    gap = half * 1.25 * share * k * fine
    shut = 13 * k * fine * (1 - share) ** 2  # the lids meet below the middle
    upper, lower = _edge(r, shut - gap, k * fine), _edge(r, shut + gap, k * fine)
    if share > 0:
        hole = Surface((side, side), pygame.SRCALPHA)
        hole.fill((255, 255, 255, 255))
        pygame.draw.polygon(hole, (255, 255, 255, 0), [*upper, *reversed(lower)])
        out.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    for edge in (upper, lower):
        pygame.draw.lines(out, INK, False, edge, max(2, round((4 if share > 0 else 7) * k * fine)))
    disc = Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(disc, (255, 255, 255, 255), (r, r), r - 1)
    out.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(out, (round(side / fine), round(side / fine)))


def _edge(r: float, high: float, k: float) -> list[tuple[float, float]]:
    """The edge of a lid, from corner to corner: `high` is how far its middle lies below that of the eye."""
    wide, steps = 84 * k, 16
    aside = [2 * i / steps - 1 for i in range(steps + 1)]
    return [(r + wide * x, r + high * (1 - x * x) ** 0.8) for x in aside]
