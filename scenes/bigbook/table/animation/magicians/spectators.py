"""What stands about somebody who is being lost: the candle of their seat, and their friends, who look on by its light.

The flame cowers and is blown flat as the cards shut, and goes out; its wick glows and dies, its smoke rises. Whoever
watched starts back, and leans forward again in the dark. Everything follows from the milliseconds of `Elimination`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation.magicians.hero_portraits import Heroes, alive
from scenes.bigbook.table.animation.timings import ELIMINATED, ELIMINATION
from scenes.bigbook.table.render.book_body import candle
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.ornament import flame, glow
from scenes.kit.theme import Colour
from scenes.kit.tween import EASES
from scenes.table.motion.blows import Point

PICTURE, WICK, END = (240, 480), (113, 76), 462
"""The picture of a candle: its size, where its flame stands, and the lower end of its dish."""
STANDS = (0.487, 0.85, 0.47)
"""Where the middle of the candle and its lower end are, and how high it is, in shares of the window."""
ROW, HIGH = (0.555, 0.975, 0.7), 0.26
"""From where to where the friends stand, the middle of their pictures, and how high these are, in shares of the
window."""
WARM: Colour = (255, 170, 84)
EMBER: Colour = (255, 92, 30)
UNLIT: Colour = (104, 96, 126)
"""What is left of the wax when its flame is out."""
LIT: tuple[Colour, Colour] = ((255, 232, 190), (128, 100, 104))
"""Whoever stands in its light: towards it, and away from it."""
COLD: tuple[Colour, Colour] = ((142, 136, 178), (88, 82, 116))
"""And in the dark."""
LEANS, STARTS = 4.0, 7.0
"""How far friends lean towards who is lost, and start back (degrees)."""
SMOKE: Colour = (186, 178, 204)
POINTS = 26


@dataclass(frozen=True, slots=True)
class Friend:
    """One of those who look on: in the light, in the dark, and where the middle of the picture is."""

    lit: Surface
    cold: Surface
    at: Point


def candle_size(render: RenderContext) -> tuple[int, int]:
    """How large the picture of the candle is, in pixels."""
    high = round(render.layout.window[1] * STANDS[2])
    return round(high * PICTURE[0] / PICTURE[1]), high


def ask(render: RenderContext, art: Art, urgency: int) -> Surface | None:
    """The candle, as soon as it has been made."""
    return art.get("ui", "candle_seat", candle_size(render), urgency)


class Vigil:
    """The candle and the friends of one who is being lost."""

    def __init__(self, render: RenderContext, art: Art, heroes: Heroes, seat: str) -> None:
        self.render, self.art = render, art
        self._wax: dict[bool, Surface] = {}
        self.friends = watching(render, heroes, seat)

    @property
    def wick(self) -> Point:
        """Where the flame stands, in pixels."""
        (w, h), (_, high) = self.render.layout.window, candle_size(self.render)
        k = high / PICTURE[1]
        return w * STANDS[0], h * STANDS[1] - (END - WICK[1]) * k

    def paint(self, canvas: Canvas, ms: float, shown: float, *, still: bool) -> None:
        """All of it so many milliseconds after it began, `shown` 0 to 1; as it is in the end where it is `still`."""
        for number, friend in enumerate(self.friends):
            self._friend(canvas, number, friend, ms, shown, still=still)
        lost = ms >= ELIMINATED.contact
        alpha = round(255 * (shown if lost else 1.0))
        rise = 0.0 if lost or still else (1 - EASES["outCubic"](shown)) * self.render.layout.window[1] * 0.6
        x, y = self.wick
        self._candle(canvas, (x, y + rise), alpha, lit=not lost)
        if not lost:
            self._flame(canvas, (x, y + rise), ms)
            return
        since = ms - ELIMINATED.contact
        self._ember(canvas, (x, y), since)
        self._smoke(canvas, (x, y), since, shown, still=still)

    # the candle

    def _candle(self, canvas: Canvas, wick: Point, alpha: int, *, lit: bool) -> None:
        size = candle_size(self.render)
        picture = ask(self.render, self.art, 1)
        if picture is None:  # it is still being made
            wax = round(size[0] * 0.35), round(size[1] * 0.75)
            candle(canvas.surface, (round(wick[0]), round(wick[1])), wax, lit=False)
            canvas.mark(Rect(round(wick[0]) - size[0], round(wick[1]) - size[0], 2 * size[0], size[1] + size[0]))
            return
        if lit not in self._wax:
            made = picture.copy()
            if not lit:
                made.fill(UNLIT, special_flags=pygame.BLEND_RGB_MULT)
            self._wax[lit] = made
        k = picture.get_height() / PICTURE[1]
        canvas.blit(self._wax[lit], (wick[0] - WICK[0] * k, wick[1] - WICK[1] * k), alpha=alpha)

    def _flame(self, canvas: Canvas, wick: Point, ms: float) -> None:
        """It cowers, and is blown flat by what shuts beside it."""
        high = candle_size(self.render)[1]
        fear = max(0.0, min(1.0, (ms - ELIMINATION.first) / (ELIMINATED.contact - ELIMINATION.first)))
        blown = max(0.0, min(1.0, 1 - (ELIMINATED.contact - ms) / ELIMINATION.blown))
        tall = high * (0.27 - 0.09 * fear) * (1 - 0.5 * blown)
        wide = high * 0.115 * (1 + 1.2 * blown)
        lean = 1.0 if blown > 0 else math.sin(ms / (90 - 50 * fear)) * (0.2 + 0.8 * fear)
        size = max(6, round(wide / 4) * 4), max(10, round(tall / 4) * 4)
        radius = round(high * 0.36) // 8 * 8
        level = round((0.8 - 0.3 * fear + 0.08 * math.sin(ms / 37)) * (1 - 0.6 * blown) * 20) / 20
        canvas.blit(glow(radius, WARM, level), (wick[0] - radius, wick[1] - radius), flags=pygame.BLEND_RGB_ADD)
        canvas.blit(flame(size, lean), (wick[0] - size[0] / 2 + wide * 0.3 * blown, wick[1] - size[1]))

    def _ember(self, canvas: Canvas, wick: Point, since: float) -> None:
        """What glows on the wick, and dies."""
        left = 1 - since / ELIMINATION.glows
        if left <= 0:
            return
        size = candle_size(self.render)[1]
        level = round(left * (0.8 + 0.2 * math.sin(since / 60)) * 10) / 10
        radius = round(size * 0.1)
        at = round(wick[0]), round(wick[1] - size * 0.03)
        canvas.blit(glow(radius, EMBER, level), (at[0] - radius, at[1] - radius), flags=pygame.BLEND_RGB_ADD)
        canvas.mark(pygame.draw.circle(canvas.surface, EMBER, at, max(1, round(size * 0.012 * left))))

    def _smoke(self, canvas: Canvas, wick: Point, since: float, shown: float, *, still: bool) -> None:
        """It rises in a ribbon that curls and thins."""
        risen = 1.0 if still else EASES["outCubic"](min(1.0, since / ELIMINATION.smokes))
        fades = 1.0 if still else max(0.35, 1 - max(0.0, since - ELIMINATION.smokes) / 3000)
        w, h = candle_size(self.render)
        size = round(w * 1.1), round(h * 0.98)
        out = Surface(size, pygame.SRCALPHA)
        phase = 1.2 if still else since / 340
        for strand, (wide, tone) in enumerate(((1.0, 200), (0.5, 120))):
            pygame.draw.polygon(out, (*SMOKE, tone), curl(size, risen, phase + 2.1 * strand, wide))
        canvas.blit(out, (wick[0] - size[0] / 2, wick[1] - size[1]), alpha=round(255 * fades * shown * 0.8))

    # the friends

    def _friend(self, canvas: Canvas, number: int, friend: Friend, ms: float, shown: float, *, still: bool) -> None:
        x, y = friend.at
        w, h = friend.lit.get_size()
        if still:
            canvas.blit_rot(friend.cold, (x, y), LEANS, 1.0, round(255 * shown))
            return
        came = (ms - ELIMINATION.friends - number * ELIMINATION.each * 0.6) / ELIMINATION.rise
        if came <= 0:
            return
        go = EASES["outBack"](min(1.0, came))
        since = ms - ELIMINATED.contact - 18.0 * number
        near = max(0.0, min(1.0, (ms - ELIMINATION.horror) / 400)) if since < 0 else 1.0
        turn, aside = LEANS * 0.6 * near, -w * 0.05 * near
        if since >= 0:
            back = started(since)
            turn, aside = LEANS - (LEANS + STARTS) * back, w * (0.14 * back - 0.08 * (1 - back))
            y -= h * 0.04 * max(0.0, back)
        alpha = round(255 * (shown if since >= 0 else min(1.0, came * 2)))
        picture = friend.lit if since < 0 else friend.cold
        rests = since > ELIMINATED.hold + ELIMINATION.calms or (since < 0 and near >= 1.0)
        canvas.blit_rot(picture, (x + aside + (1 - go) * w * 1.4, y), turn, 1.0, alpha, still=rests)


def started(since: float) -> float:
    """How far somebody has started back so many milliseconds ago: 1 while it is held, then to and fro to 0."""
    if since < ELIMINATED.hold:
        return 1.0
    rest = (since - ELIMINATED.hold) / ELIMINATION.calms
    return math.cos(rest * 1.25 * math.tau) * (1 - rest) ** 2 if rest < 1 else 0.0


def curl(size: tuple[int, int], risen: float, phase: float, wide: float) -> list[tuple[float, float]]:
    """The outline of a ribbon of smoke from the middle of the lower edge upwards, so far `risen` (0 to 1)."""
    w, h = size
    left, right = [], []
    for i in range(POINTS):
        part = i / (POINTS - 1)
        y = h - h * part * risen
        sway = w * 0.3 * part * math.sin(part * 7.5 - phase) + w * 0.08 * part * math.sin(part * 17 - phase * 1.7)
        half = wide * w * (0.014 + 0.1 * part * (1 - part) + 0.02 * part)
        left.append((w / 2 + sway - half, y))
        right.append((w / 2 + sway + half, y))
    return [*left, *right[::-1]]


def watching(render: RenderContext, heroes: Heroes, seat: str) -> list[Friend]:
    """Everybody who is left but one, in their row."""
    w, h = render.layout.window
    found = [one for one in alive(render) if one.seat != seat]
    if not found:
        return []
    pictures = [heroes.framed(one, "calm") for one in found]
    high = round(h * HIGH)
    wide = round(high * pictures[0].get_width() / pictures[0].get_height())
    room = w * (ROW[1] - ROW[0])
    step = min(wide * 1.1, (room - wide) / max(1, len(found) - 1))
    first = w * (ROW[0] + ROW[1]) / 2 - step * (len(found) - 1) / 2
    out = []
    for i, picture in enumerate(pictures):
        lit, cold = (by_light(picture, (wide, high), tones) for tones in (LIT, COLD))
        out.append(Friend(lit, cold, (first + step * i, h * ROW[2])))
    return out


def by_light(picture: Surface, size: tuple[int, int], tones: tuple[Colour, Colour]) -> Surface:
    """A framed picture in that size, by a light from its left: the tone of its left and its right side."""
    out = with_margin(pygame.transform.smoothscale(picture, size))
    light = Surface((2, 1))
    for x, tone in enumerate(tones):
        light.set_at((x, 0), tone)
    out.blit(pygame.transform.smoothscale(light, out.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return out
