"""How a monster escapes from its page: it leaps at us, and leaves only its ink behind, which tears open."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation.timings import GONE_PAST
from scenes.bigbook.table.render.monster_layers import Figure, Pose
from scenes.kit.canvas import Canvas
from scenes.kit.theme import INK
from scenes.kit.tween import EASES

NEAR = 0.12
"""From this share of growth on a monster that leaps fills its frame."""


def _near(figure: Figure, pose: Pose) -> Surface:
    """The monster so near that it fills its frame: the picture is enlarged as a whole, and only what is seen of it."""
    inside, zoom = figure.inside, 1 + max(pose.grow)
    art = figure.picture(replace(pose, grow=(0.0, 0.0), shift=(0.0, 0.0), jaw=1.0, swing=1.0))
    seen = Rect(0, 0, round(inside.w / zoom), round(inside.h / zoom))
    seen.center = inside.centerx, inside.y + round(inside.h * 0.46)
    out = figure.empty().copy()
    out.blit(pygame.transform.smoothscale(art.subsurface(seen.clamp(inside)), inside.size), inside)
    return out


def leapt(figure: Figure, pose: Pose, share: float) -> Surface:
    """The leap at us: the monster fills its frame; then only its ink is left (`share` 0 to 1), which tears open."""
    inside = figure.inside
    if share <= 0.0:
        return _near(figure, pose) if max(pose.grow) > NEAR else figure.moving(pose)
    out = figure.empty().copy()
    veil = Surface(inside.size, pygame.SRCALPHA)
    veil.fill((*INK, 255))
    rng = random.Random(figure.monster)
    torn = max(0.0, share - 0.1) / 0.9
    reach = math.hypot(*inside.size) * 0.7 * (1 - (1 - torn) ** 2)
    if reach > 0:
        cx, cy = inside.w // 2, round(inside.h * 0.45)
        points = []
        for i in range(40):
            angle = math.tau * i / 40
            far = reach * (0.72 + 0.28 * rng.random()) * (1.25 if i % 5 == 0 else 1.0)
            points.append((cx + math.cos(angle) * far, cy + math.sin(angle) * far))
        pygame.draw.polygon(veil, (0, 0, 0, 0), points)
        for _ in range(26):
            angle, far = rng.random() * math.tau, reach * rng.uniform(0.5, 1.0)
            at = cx + math.cos(angle) * far, cy + math.sin(angle) * far
            pygame.draw.circle(veil, (*INK, 255), at, max(1.0, inside.h * rng.uniform(0.01, 0.035) * (1 - share)))
    if share > 0.75:
        veil.set_alpha(round(255 * (1 - share) / 0.25))
    out.blit(veil, inside)
    return out


Point = tuple[float, float]
LARGE, PAST = 1.7, 2.1
"""How large a monster is when it comes to the sheet, and when it has leapt past us."""
AWAY = {"leaps": (0, -1), "sinks": (0, 1), "slips": (-1, 0)}
"""Over which edge of the window it goes when it has laughed, by how it flees: the upper one where it leaps."""
HASTE = 2.4
"""How much faster and faster it goes there."""
LAUGHS, LAUGH, SHAKES = 145.0, 0.09, 3.0
"""How long it takes to laugh once (ms), by how much it swells in that, and how far it turns (degrees)."""
HIGH = 0.22
"""How high its leap is, as a share of its way."""


def over_the_gutter(
    canvas: Canvas, body: Surface, start: Point, goal: Point, t: float, beats: tuple[float, float], flees: str
) -> None:
    """A monster in the air between its page and the sheet, `t` milliseconds after it has left: `beats` are how long
    it flies and how long it is seen there, laughing; then it goes as it `flees`, up, down or aside, until nothing of it
    is in the window. `body` is as large as on its page."""
    hit, hold = beats
    if t <= 0 or t >= hit + hold + GONE_PAST:
        return
    share = EASES["inQuad"](min(1.0, t / hit))
    x, y = start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share
    y -= math.sin(math.pi * share) * HIGH * math.hypot(goal[0] - start[0], goal[1] - start[1])
    past = max(0.0, min(1.0, (t - hit - hold) / GONE_PAST)) ** HASTE
    near = PAST if flees == "leaps" else LARGE
    beyond = away(canvas.size, body.get_rect(), goal, near, flees)
    x, y = x + beyond[0] * past, y + beyond[1] * past
    scale = 1 + (LARGE - 1) * share + (near - LARGE) * past
    since = max(0.0, min(t - hit, hold)) / LAUGHS
    scale *= 1 + LAUGH * math.sin(math.pi * since) ** 2
    turn = SHAKES * math.sin(math.pi * since) - 7 * math.sin(math.pi * share)
    canvas.blit_rot(body, (x, y), turn, scale)


def away(window: tuple[int, int], body: Rect, start: Point, scale: float, flees: str) -> Point:
    """How far a monster goes from `start` until nothing of it is in the window, where it `flees` so much enlarged."""
    aside, down = AWAY[flees]
    w, h = body.w * scale * 0.55, body.h * scale * 0.55  # it is turned a little
    across = start[0] + w if aside < 0 else window[0] - start[0] + w
    high = start[1] + h if down < 0 else window[1] - start[1] + h
    return aside * across, down * high
