"""Wood and leather, drawn by code once per size: the desk at night, and the plaques of buttons and book covers."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from scenes.kit.paper import flat, gradient, is_plain, store
from scenes.kit.shapes import Point
from scenes.kit.theme import GOLD, INK, LECTERN, SHADOW, WOOD, WOOD_GLINT, WOOD_GRAIN, Colour, mix


def _noise(strength: int, seed: int = 5) -> Surface:
    """A tile of faint grain that hides the bands of dark gradients."""

    def make() -> Surface:
        raw = random.Random(seed).randbytes(128 * 128)
        grey = bytes(v for byte in raw for v in (byte * strength // 255,) * 3)
        return pygame.image.frombytes(grey, (128, 128), "RGB")

    return store.get(("noise", strength, seed), make)


def grain(surface: Surface, strength: int = 7) -> None:
    """Lay faint noise over an opaque picture."""
    tile = _noise(strength)
    for y in range(0, surface.get_height(), 128):
        for x in range(0, surface.get_width(), 128):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def wood(
    size: tuple[int, int],
    *,
    planks: int = 6,
    seed: int = 3,
    glow: tuple[float, float] = (0.5, 0.42),
    colours: tuple[Colour, ...] = WOOD,
    light: float = 1.0,
) -> Surface:
    """A wooden desk at night: planks, grain, knots, and warm light falling round `glow` (shares of the size)."""
    return store.get(
        ("wood", size, planks, seed, glow, colours, light), lambda: _wood(size, planks, seed, glow, colours, light)
    )


def _wood(
    size: tuple[int, int], planks: int, seed: int, glow: tuple[float, float], colours: tuple[Colour, ...], light: float
) -> Surface:
    if is_plain():
        flat = Surface(size)
        flat.fill(SHADOW)
        return flat
    w, h = size
    rng = random.Random(seed)
    out = Surface(size)
    step = h / planks
    for i in range(planks):
        top, base = round(i * step), mix(colours[i % len(colours)], colours[(i + 1) % len(colours)], rng.random())
        out.fill(base, (0, top, w, round(step) + 1))
        _grain_lines(out, rng, top, step, base)
        pygame.draw.line(out, mix(base, WOOD_GRAIN, 0.85), (0, top), (w, top), 2)
        pygame.draw.line(out, mix(base, WOOD_GLINT, 0.5), (0, top + 2), (w, top + 2))
        for _ in range(rng.randint(0, 2)):
            x = rng.randrange(max(1, w))
            pygame.draw.line(out, mix(base, WOOD_GRAIN, 0.8), (x, top), (x, top + step), 2)
    _lamplight(out, glow, light)
    grain(out)
    return out


def _lamplight(out: Surface, glow: tuple[float, float], light: float) -> None:
    """Warm light falling round a point (shares of the size), and dark far from it."""
    size = out.get_size()
    gx, gy = glow

    def lamp(x: float, y: float) -> Colour:
        far = math.hypot((x - gx) * 1.25, (y - gy) * 1.1)
        level = max(0.26, 1.06 - far * 1.15) * light
        return round(255 * min(1.0, level)), round(255 * min(1.0, level * 0.93)), round(255 * min(1.0, level * 0.88))

    warm = gradient(
        size,
        lambda x, y: (
            round(46 * max(0.0, 1 - math.hypot((x - gx) * 1.5, (y - gy) * 1.5)) ** 2 * light),
            round(24 * max(0.0, 1 - math.hypot((x - gx) * 1.5, (y - gy) * 1.5)) ** 2 * light),
            6,
        ),
    )
    out.blit(warm, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    out.blit(gradient(size, lamp), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _grain_lines(out: Surface, rng: random.Random, top: float, step: float, base: Colour) -> None:
    """Wavy lines along one plank that bend round a knot."""
    w = out.get_width()
    knot, depth = rng.random() * w, rng.random()
    lines = max(5, round(step / 7))
    before = out.get_clip()
    out.set_clip(Rect(0, round(top), w, round(step)))
    for i in range(lines):
        y0 = top + step * (i + 0.5) / lines
        phase, swing, tone = rng.random() * 6, rng.uniform(0.6, 2.4), rng.uniform(0.18, 0.62)
        points: list[Point] = []
        for x in range(-20, w + 41, 40):
            bend = (y0 - top - step * depth) / step
            push = math.exp(-(((x - knot) / 110) ** 2)) * (9 if bend > 0 else -9) * (1 - min(1.0, abs(bend)))
            points.append((x, y0 + swing * math.sin(x / 170 + phase) + push))
        pygame.draw.aalines(out, mix(base, WOOD_GRAIN if i % 4 else WOOD_GLINT, tone if i % 4 else 0.3), False, points)
    out.set_clip(before)


def leather(size: tuple[int, int], colours: tuple[Colour, ...] = LECTERN, seed: int = 2, radius: int = 6) -> Surface:
    """A plaque of polished wood or leather with rounded corners, lit from the upper left."""
    return store.get(("leather", size, colours, seed, radius), lambda: _leather(size, colours, seed, radius))


def _leather(size: tuple[int, int], colours: tuple[Colour, ...], seed: int, radius: int) -> Surface:
    w, h = max(4, size[0]), max(4, size[1])
    if is_plain():
        return flat((w, h), mix(colours[1], INK, 0.6), GOLD[1], 2, radius)
    rng, deep = random.Random(seed), mix(colours[1], INK, 0.3)
    face = gradient(
        (w, h),
        lambda x, y: mix(mix(colours[0], (255, 230, 190), 0.10 * (1 - y)), deep, y * 0.8 + x * 0.15),
        40,
    )
    for i in range(max(2, h // 6)):
        y = (i + rng.random()) * h / max(2, h // 6)
        points = [(x, y + math.sin(x / 60 + i) * 1.4) for x in range(0, w + 31, 30)]
        pygame.draw.aalines(face, mix(colours[i % len(colours)], INK, rng.uniform(0.1, 0.3)), False, points)
    out = Surface((w, h), pygame.SRCALPHA)
    out.blit(face, (0, 0))
    mask = Surface((w, h), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out
