"""Paper, gold, printed lines, wood and leather, drawn by code once per size, kept in a store bounded by bytes."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from scenes.kit.cache import Cache, pixel_bytes
from scenes.kit.shapes import Point
from scenes.kit.theme import GOLD, INK, LECTERN, PARCH, SHADOW, WOOD, WOOD_GLINT, WOOD_GRAIN, Colour, mix

_LIMIT, SCREENS = 64 * 1024 * 1024, 5
"""How many bytes of furniture are kept: so many, and as much as so many pictures of the screen where that is more."""
PLAIN_PAPER: Colour = (255, 253, 246)
"""Paper with high contrast."""
BAND = 1024
"""Pixels: so high are the parts in which high sheets are made."""


class Store:
    """Made pictures by key; the least used leave when the bytes exceed the limit."""

    def __init__(self, limit: int = _LIMIT) -> None:
        self._least = limit
        self._items: Cache[tuple[object, ...], Surface] = Cache(limit, pixel_bytes)
        self._worded: set[tuple[object, ...]] = set()

    def kept(self, key: tuple[object, ...]) -> Surface | None:
        """The picture of that key where it is there."""
        return self._items.get(key)

    def get(self, key: tuple[object, ...], make: Callable[[], Surface], *, worded: bool = False) -> Surface:
        """The picture of that key, made now when it is not there; `worded` says that words stand on it."""
        found = self.kept(key)
        if found is not None:
            return found
        if worded:
            self._worded.add(key)
        return self._items.put(key, make())

    def bound(self, screen: tuple[int, int]) -> None:
        """Keep as much as a screen of so many pixels needs: on a larger one everything is larger."""
        self._items.bound(max(self._least, SCREENS * screen[0] * screen[1] * 4))

    def __len__(self) -> int:
        return len(self._items)

    def clear(self) -> None:
        """Forget everything."""
        self._items.clear()
        self._worded.clear()

    def clear_words(self) -> None:
        """Forget the pictures with words on them: the letters or the words are no longer the same."""
        for key in self._worded:
            self._items.drop(key)
        self._worded.clear()


store = Store()
"""The one store of furniture pictures."""


_plain = False


def use_plain(flag: bool) -> None:
    """High contrast: flat paper and flat wood, nothing under the words."""
    global _plain  # the one choice of the person at the screen
    if flag != _plain:
        _plain = flag
        store.clear()


def is_plain() -> bool:
    """Whether flat surfaces are wanted."""
    return _plain


def under_words(colour: Colour, plain: Colour) -> Colour:
    """The colour of a ground: `plain` where words must stand out from it."""
    return plain if _plain else colour


def flat(size: tuple[int, int], colour: Colour, edge: Colour, width: int, radius: int) -> Surface:
    """A sheet of one colour with an edge and rounded corners."""
    out = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, colour, out.get_rect(), border_radius=radius)
    pygame.draw.rect(out, edge, out.get_rect(), width, border_radius=radius)
    return out


fineness = 1.0
"""The share of the points of a gradient that are asked for; less where nobody looks at it closely."""


def gradient(size: tuple[int, int], light: Callable[[float, float], Colour], grid: int = 96) -> Surface:
    """A smooth picture from a function of (0..1, 0..1) to a colour, sampled on a coarse grid."""
    grid = max(2, round(grid * fineness))
    gw = max(2, min(grid, size[0]))
    gh = max(2, min(round(grid * size[1] / max(1, size[0])) or 2, grid, size[1]))
    across = [x / (gw - 1) for x in range(gw)]
    parts = [part for y in range(gh) for x in across for part in light(x, y / (gh - 1))]
    try:
        data = bytes(parts)
    except ValueError:  # the function overshoots somewhere
        data = bytes(max(0, min(255, part)) for part in parts)
    small = pygame.image.frombytes(data, (gw, gh), "RGB")
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def shone(size: tuple[int, int], shares: tuple[float, ...], strength: float, colour: Colour) -> Surface:
    """A light in one colour, to be added: `shares` says of each cell of a square grid how much of `strength` (0..1) it
    gets.

    The same as `gradient`, many times faster: what is slow of a light is its shape, and that is always the same.
    """
    small = _shape(shares).copy()
    small.fill([max(0, min(255, round(part * strength))) for part in colour], special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, size)


@lru_cache(maxsize=64)
def _shape(shares: tuple[float, ...]) -> Surface:
    """The shape of a light in grey."""
    side = math.isqrt(len(shares))
    grey = bytes(max(0, min(255, round(share * 255))) for share in shares for _ in range(3))
    return pygame.image.frombytes(grey, (side, side), "RGB")


def parchment(size: tuple[int, int], *, seed: int = 1, ragged: bool = True, shadow: int = 14) -> Surface:
    """A sheet of old paper with burnt, slightly torn edges and a soft shadow.

    The surface is larger than `size` by `shadow` on every side; blit it at (x - shadow, y - shadow).
    """
    return store.get(("parchment", size, seed, ragged, shadow), lambda: _parchment(size, seed, ragged, shadow))


def _parchment(size: tuple[int, int], seed: int, ragged: bool, shadow: int) -> Surface:
    w, h = max(8, size[0]), max(8, size[1])
    if _plain:
        out = Surface((w + shadow * 2, h + shadow * 2), pygame.SRCALPHA)
        out.blit(flat((w, h), PLAIN_PAPER, INK, 3, 2), (shadow, shadow))
        return out
    rng = random.Random(seed * 7919 + w * 31 + h)
    out = Surface((w + shadow * 2, h + shadow * 2), pygame.SRCALPHA)
    soft_shadow(out, Rect(shadow, shadow, w, h), shadow)
    sheet = _sheet(w, h, rng)
    outline = _torn(w, h, rng, 1.5 if ragged else 0.0)
    for band in _bands(Rect(0, 0, w, h)):
        piece = Surface(band.size, pygame.SRCALPHA)
        piece.blit(sheet, (0, 0), band)
        for strip in _rim(band, Rect(0, 0, w, h), outline):
            at = strip.x - band.x, strip.y - band.y
            piece.blit(_torn_edge(strip, outline), at, special_flags=pygame.BLEND_RGBA_MIN)
        out.blit(piece, (shadow, shadow + band.y))
    pygame.draw.aalines(out, (*mix(PARCH[4], INK, 0.3), 190), True, [(x + shadow, y + shadow) for x, y in outline])
    return out


def _bands(area: Rect) -> Iterator[Rect]:
    """An area from above in bands of at most `BAND` pixels: a high sheet is made with little memory beside it."""
    for y in range(area.top, area.bottom, BAND):
        yield Rect(area.x, y, area.w, min(BAND, area.bottom - y))


def _rim(band: Rect, sheet: Rect, outline: list[Point]) -> Iterator[Rect]:
    """The strips of a band of a sheet that its outline may cut: inside of them all is paper, and nothing is asked."""
    deep = 2 + math.ceil(max(min(x, y, sheet.w - 1 - x, sheet.h - 1 - y) for x, y in outline))
    inner = sheet.inflate(-2 * deep, -2 * deep)
    if inner.w < deep or inner.h < deep:
        yield band
        return
    for strip in (
        Rect(0, 0, sheet.w, deep),
        Rect(0, inner.bottom, sheet.w, deep),
        Rect(0, deep, deep, inner.h),
        Rect(inner.right, deep, deep, inner.h),
    ):
        if strip.colliderect(band):
            yield strip.clip(band)


def _torn_edge(part: Rect, outline: list[Point]) -> Surface:
    """What of a part of a sheet lies within its outline: white there, and clear outside."""
    big = Surface((part.w * 2, part.h * 2), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    corners = [(math.floor(x * 2) - 2 * part.x, math.floor(y * 2) - 2 * part.y) for x, y in outline]
    pygame.draw.polygon(big, (255, 255, 255, 255), corners)
    return pygame.transform.smoothscale(big, part.size)


def _sheet(w: int, h: int, rng: random.Random) -> Surface:
    edge, aged = max(14.0, min(w, h) * 0.11), mix(PARCH[0], PARCH[1], 0.9)

    def tone(x: float, y: float) -> Colour:
        return mix(PARCH[0], aged, min(1.0, math.hypot(x - 0.42, y - 0.36) * 1.35))

    sheet = gradient((w, h), tone, 32)
    row, column = Surface((w, 1)), Surface((1, h))
    row.fill(PARCH[2])
    column.fill(PARCH[2])
    for i in range(min(round(edge), w // 2, h // 2)):  # browned towards its rim, ring by ring
        strength = round(255 * 0.62 * (1 - (i + 0.5) / edge) ** 2)
        row.set_alpha(strength)
        column.set_alpha(strength)
        wide, high = Rect(0, 0, w - 2 * i, 1), Rect(0, 0, 1, h - 2 * i - 2)
        sheet.blits([(row, (i, i), wide), (row, (i, h - 1 - i), wide),
                     (column, (i, i + 1), high), (column, (w - 1 - i, i + 1), high)])  # fmt: skip
    for _ in range(w * h // 2600 + 4):
        x, y, a, n = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(-0.5, 0.5), rng.uniform(6, 22)
        colour = mix(PARCH[1], PARCH[3], rng.uniform(0.03, 0.11))
        pygame.draw.aaline(sheet, colour, (x, y), (x + n * math.cos(a), y + n * math.sin(a)))
    for _ in range(w * h // 5200 + 3):
        x, y = round(rng.uniform(0, w - 1)), round(rng.uniform(0, h - 1))
        pygame.draw.circle(sheet, mix(PARCH[1], PARCH[3], rng.uniform(0.15, 0.42)), (x, y), rng.choice((1, 1, 1, 2)))
    return sheet


def _torn(w: int, h: int, rng: random.Random, depth: float) -> list[Point]:
    points: list[Point] = []
    corners = [(0, 0), (w - 1, 0), (w - 1, h - 1), (0, h - 1)]
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        steps = max(4, round(math.hypot(x1 - x0, y1 - y0) / 13))
        for i in range(steps):
            t = i / steps
            inward = abs(rng.gauss(0, depth)) if depth else 0.0
            px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            points.append(
                (
                    px + inward * (1 if px < w / 2 else -1) * (y0 != y1),
                    py + inward * (1 if py < h / 2 else -1) * (x0 != x1),
                )
            )
    return points


def soft_shadow(surface: Surface, rect: Rect, reach: int, strength: int = 120) -> None:
    """A soft shadow of a rectangle, falling to the lower right."""
    if reach <= 0:
        return
    boxes = [(i, rect.inflate(i * 1.3, i * 1.3).move(reach // 4, reach // 3)) for i in range(reach, 0, -2)]
    for band in _bands(boxes[0][1].clip(surface.get_rect())):
        layer = Surface(band.size, pygame.SRCALPHA)
        for i, box in boxes:
            alpha = round(strength * (1 - i / reach) ** 1.6)
            pygame.draw.rect(layer, (*SHADOW, alpha), box.move(-band.x, -band.y), border_radius=i)
        surface.blit(layer, band)


def gold_line(surface: Surface, rect: Rect, width: int = 2, radius: int = 3) -> None:
    """A gold rule with ink on both sides and light from the upper left."""
    pygame.draw.rect(surface, INK, rect.inflate(2, 2), width + 2, border_radius=radius + 1)
    pygame.draw.rect(surface, GOLD[2], rect, width, border_radius=radius)
    pygame.draw.line(surface, GOLD[0], (rect.left + radius, rect.top), (rect.right - radius - 1, rect.top))
    pygame.draw.line(surface, GOLD[1], (rect.left, rect.top + radius), (rect.left, rect.bottom - radius - 1))
    pygame.draw.line(
        surface, GOLD[3], (rect.left + radius, rect.bottom - 1), (rect.right - radius - 1, rect.bottom - 1)
    )


def flourish(surface: Surface, at: Point, size: float, sx: int, sy: int, colour: Colour = GOLD[2]) -> None:
    """A corner ornament: two whiplash strokes and a dot, opening towards (sx, sy)."""
    x, y = at
    for swap in (False, True):
        points: list[Point] = []
        for i in range(22):
            t = i / 21
            along, aside = size * t, size * 0.16 * math.sin(t * math.pi * 1.35) * (1 - t * 0.3)
            dx, dy = (aside, along) if swap else (along, aside)
            points.append((x + sx * dx, y + sy * dy))
        for i, p in enumerate(points):
            r = max(0.7, size * 0.034 * math.sin(math.pi * (i + 3) / 26))
            pygame.draw.circle(surface, colour, p, r)
    pygame.draw.circle(surface, colour, (x + sx * size * 0.22, y + sy * size * 0.22), max(1.2, size * 0.05))


def ornate(surface: Surface, rect: Rect, inset: int = 8, colour: Colour = PARCH[3]) -> None:
    """A printed border: a thin rule with flourishes in the corners."""
    box = rect.inflate(-inset * 2, -inset * 2)
    size = max(14, min(44, min(box.w, box.h) // 7))
    gap = size // 2
    for y in (box.top, box.bottom - 1):
        pygame.draw.line(surface, colour, (box.left + gap, y), (box.right - gap, y))
    for x in (box.left, box.right - 1):
        pygame.draw.line(surface, colour, (x, box.top + gap), (x, box.bottom - gap))
    for sx, sy, point in (
        (1, 1, box.topleft),
        (-1, 1, (box.right - 1, box.top)),
        (1, -1, (box.left, box.bottom - 1)),
        (-1, -1, (box.right - 1, box.bottom - 1)),
    ):
        flourish(surface, point, size, sx, sy, colour)


DIAMOND = 4
"""Pixels from the line of a printed rule to the tips of the diamond in its middle."""


def rule(surface: Surface, x0: int, x1: int, y: int, colour: Colour = PARCH[3]) -> None:
    """A horizontal printed rule that swells to a diamond in the middle."""
    middle = (x0 + x1) / 2
    pygame.draw.polygon(surface, colour, [(x0, y), (middle, y - 1.5), (x1, y), (middle, y + 1.5)])
    r = DIAMOND
    pygame.draw.polygon(surface, colour, [(middle - r * 2, y), (middle, y - r), (middle + r * 2, y), (middle, y + r)])


def _noise(strength: int) -> Surface:
    """A tile of faint grain that hides the bands of dark gradients."""

    def make() -> Surface:
        weaker = bytes(byte * strength // 255 for byte in range(256))
        raw = random.Random(5).randbytes(128 * 128).translate(weaker)
        grey = bytearray(3 * len(raw))
        for part in range(3):
            grey[part::3] = raw
        return pygame.image.frombytes(bytes(grey), (128, 128), "RGB")

    return store.get(("noise", strength), make)


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
    grid = max(24, min(96, size[0] // 16))  # a point of light for so many pixels is enough, and each costs time

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
        grid,
    )
    out.blit(warm, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    out.blit(gradient(size, lamp, grid), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


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
        12,
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
