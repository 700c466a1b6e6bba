"""How a monster leaves its page: its ink runs down and drips away, or it leaps at us and leaves its ink behind."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.render.monster_layers import Figure, Pose
from scenes.kit.theme import INK

COLUMNS = 72
NEAR = 0.12
"""From this share of growth on a monster that leaps fills its frame."""


def melted(figure: Figure, pose: Pose, share: float) -> Surface:
    """The monster while its ink runs down in columns, `share` 0 to 1; below it stands the empty page."""
    out, inside = figure.empty().copy(), figure.inside
    dark = round(255 * (1 - 0.75 * min(1.0, share * 1.6)))
    tone = (dark, dark, min(255, dark + 10))
    sheet, limbs = figure.within(pose).copy(), figure.beyond(pose).copy()
    sheet.fill(tone, inside, special_flags=pygame.BLEND_RGB_MULT)
    limbs.fill(tone, special_flags=pygame.BLEND_RGB_MULT)
    wide = figure.size[0] / COLUMNS
    rng = random.Random(figure.monster)
    slow = [0.30 * rng.random() + 0.12 * math.sin(i * 0.7) for i in range(COLUMNS)]
    room = limbs.get_bounding_rect()
    for i, late in enumerate(slow):
        fall = max(0.0, share * 1.5 - 0.12 - late)
        down = round(inside.h * 1.05 * fall * fall)
        column = Rect(round(i * wide), 0, round((i + 1) * wide) - round(i * wide), figure.size[1])
        strip = column.clip(inside)
        out.set_clip(inside)
        out.blit(sheet, (strip.x, strip.y + down), strip)
        out.set_clip(Rect(0, 0, figure.size[0], max(inside.bottom, room.bottom)))
        strip = column.clip(room)
        if strip.w and share < 1.0:
            out.blit(limbs, (strip.x, strip.y + down), strip)
    out.set_clip(None)
    return out


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
