"""How a monster that is beaten goes: its ink runs down, its picture burns, is torn in two, or is blown away in scraps.

Each is a function of the monster in its last pose and of a share from 0 to 1; beneath stands the empty page.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.render.monster_layers import Figure, Pose
from scenes.kit import materials
from scenes.kit.ornament import FLAME
from scenes.kit.theme import INK, PARCH

COLUMNS = 72
"""Columns in which ink runs down."""
HOLES, CORNERS, COLD = 46, 14, 1.4
"""Holes that are burnt, how many corners each has, and after how many of its times a hole has no glowing edge."""
TEETH = 26
"""Corners of a tear."""
SCRAPS = (9, 6)
"""Scraps across and down."""
Points = list[tuple[float, float]]


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


def burned(figure: Figure, pose: Pose, share: float) -> Surface:
    """Holes with a glowing edge eat the picture from its foot upwards."""
    room = _room(figure, pose)
    out = figure.picture(pose).copy()
    dark = round(255 * (1 - 0.45 * min(1.0, share * 1.3)))
    out.fill((255, dark, max(60, dark - 40)), room, special_flags=pygame.BLEND_RGB_MULT)
    holes = _holes(figure.monster, room, share)
    for grow, tone in ((1.34, INK), (1.2, FLAME[2]), (1.09, FLAME[1])):
        for hole in holes:
            if not hole.cold:
                pygame.draw.polygon(out, tone, hole.corners(grow))
    mask = Surface(figure.size, pygame.SRCALPHA)
    for hole in holes:
        pygame.draw.polygon(mask, (255, 255, 255, 255), hole.corners())
    mask.blit(figure.empty(), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    _outside(out, figure, room)
    out.blit(mask, (0, 0))
    return out


@dataclass(frozen=True, slots=True)
class Hole:
    """A hole that is burnt: its middle, and how far it has come at each of its corners, in pixels."""

    x: float
    y: float
    far: tuple[float, ...]
    cold: bool = False
    """It has long been as large as it will be, and all about it has burnt."""

    def corners(self, grow: float = 1.0) -> Points:
        """Its outline, or a ring about it that is so much larger, by three pixels at least."""
        share, least = (grow - 1) * 0.4, 18 * (grow - 1)
        return [
            (self.x + dx * (far + max(far * share, least)), self.y + dy * (far + max(far * share, least)))
            for (dx, dy), far in zip(WAYS, self.far, strict=True)
        ]


WAYS = tuple((math.cos(math.tau * k / CORNERS), math.sin(math.tau * k / CORNERS)) for k in range(CORNERS))
"""From the middle of a hole to its corners."""


def _holes(monster: str, room: Rect, share: float) -> list[Hole]:
    """The holes that are burnt by now."""
    found = []
    for across, down, late, size, wild in _burns(monster):
        start = 0.62 * (1 - down) + 0.08 * late
        grown = max(0.0, (share - start) / 0.38)
        far = room.h * size * min(1.0, grown) ** 0.8
        if far > 1:
            at = room.x + room.w * across, room.y + room.h * down
            found.append(Hole(*at, tuple(far * k for k in wild), grown > COLD))
    return found


@lru_cache(maxsize=4)
def _burns(monster: str) -> tuple[tuple[float, float, float, float, tuple[float, ...]], ...]:
    """Where a picture burns: across and down (shares), how late, how far (of its height), how far at each corner."""
    rng, found = random.Random(monster), []
    for i in range(HOLES):
        across, down, late, size = rng.random(), (i + rng.random()) / HOLES, rng.random(), rng.uniform(0.21, 0.32)
        found.append((across, down, late, size, tuple(rng.uniform(0.7, 1.2) for _ in range(CORNERS))))
    return tuple(found)


def torn(figure: Figure, pose: Pose, share: float) -> Surface:
    """The picture is torn in two from the top; the halves part, hang, and fall out of the book."""
    room = _room(figure, pose)
    out = figure.empty().copy()
    rip, part = min(1.0, share / 0.22), max(0.0, (share - 0.16) / 0.84)
    for left, half in zip((True, False), _halves(figure, pose, room), strict=True):
        way = -1 if left else 1
        dx = way * room.w * (0.012 * rip + 0.05 * part + 0.30 * part**2)
        dy = room.h * (1.35 * part**2.4)
        turned = pygame.transform.rotozoom(half, -way * (1.2 * rip + 16 * part**1.5), 1.0)
        middle = room.centerx + dx + way * room.w * 0.02 * part, room.centery + dy
        out.blit(turned, turned.get_rect(center=(round(middle[0]), round(middle[1]))))
    return out


def _halves(figure: Figure, pose: Pose, room: Rect) -> tuple[Surface, Surface]:
    """Both halves of the picture with the white of torn paper along the tear, each as large as the whole."""
    key = ("torn", figure.monster, figure.size, pose)
    made = [materials.store.get((*key, left), partial(_half, figure, pose, room, left)) for left in (True, False)]
    return made[0], made[1]


def _half(figure: Figure, pose: Pose, room: Rect, left: bool) -> Surface:
    rng, (w, h) = random.Random(figure.monster), room.size
    edge = [(w * (0.5 + 0.10 * math.sin(i * 0.5) + rng.uniform(-0.03, 0.03)), h * i / TEETH) for i in range(TEETH + 1)]
    side, way = (-2, 1) if left else (w + 2, -1)
    white = [(x + way * w * rng.uniform(0.004, 0.018), y) for x, y in edge]
    out, mask = Surface(room.size, pygame.SRCALPHA), Surface(room.size, pygame.SRCALPHA)
    pygame.draw.polygon(out, PARCH[0], [(side, -2), *white, (side, h + 2)])
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(side, -2), *edge, (side, h + 2)])
    mask.blit(figure.picture(pose).subsurface(room), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    out.blit(mask, (0, 0))
    pygame.draw.lines(out, INK, False, white, 1)
    return out.convert_alpha()


@dataclass(frozen=True, slots=True)
class Scrap:
    """A piece of the picture: where it was, when it goes, and how it flies (shares of the picture)."""

    image: Surface
    at: tuple[int, int]
    start: float
    rise: float
    spin: float


def scattered(figure: Figure, pose: Pose, share: float) -> Surface:
    """A gust from the left takes the picture off the page, scrap by scrap."""
    room = _room(figure, pose)
    out = figure.empty().copy()
    for scrap in _scraps(figure, pose, room):
        gone = (share - scrap.start) / 0.46
        if gone >= 1:
            continue
        x, y = scrap.at
        if gone <= 0:
            out.blit(scrap.image, (x, y))
            continue
        x += round(room.w * 0.9 * gone**1.7)
        y -= round(room.h * (scrap.rise * gone - 0.5 * gone**2.2))
        turned = pygame.transform.rotozoom(scrap.image, scrap.spin * gone, 1 - 0.55 * gone)
        out.blit(turned, turned.get_rect(center=(x + scrap.image.get_width() // 2, y + scrap.image.get_height() // 2)))
    return out


def _scraps(figure: Figure, pose: Pose, room: Rect) -> list[Scrap]:
    """The picture in uneven scraps; the gust comes from the left."""
    rng, (across, down) = random.Random(figure.monster), SCRAPS
    net = [
        [
            (
                room.w * (i + (rng.uniform(-0.3, 0.3) if 0 < i < across else 0)) / across,
                room.h * (j + (rng.uniform(-0.3, 0.3) if 0 < j < down else 0)) / down,
            )
            for i in range(across + 1)
        ]
        for j in range(down + 1)
    ]
    found = []
    for j in range(down):
        for i in range(across):
            corners = [net[j][i], net[j][i + 1], net[j + 1][i + 1], net[j + 1][i]]
            start = 0.40 * i / across + 0.14 * rng.random()
            rise, spin = rng.uniform(0.1, 0.75), rng.uniform(-260, 260)
            area = Rect(min(x for x, _ in corners), min(y for _, y in corners), 0, 0)
            area.w = math.ceil(max(x for x, _ in corners)) - area.x
            area.h = math.ceil(max(y for _, y in corners)) - area.y
            area = area.clip(Rect((0, 0), room.size))
            if area.w < 2 or area.h < 2:
                continue
            key = ("scrap", figure.monster, figure.size, pose, i, j)
            image = materials.store.get(key, partial(_scrap, figure, pose, room, area, corners))
            found.append(Scrap(image, (room.x + area.x, room.y + area.y), start, rise, spin))
    return found


def _scrap(figure: Figure, pose: Pose, room: Rect, area: Rect, corners: Points) -> Surface:
    out = Surface(area.size, pygame.SRCALPHA)
    pygame.draw.polygon(out, (255, 255, 255, 255), [(x - area.x, y - area.y) for x, y in corners])
    picture = figure.picture(pose).subsurface(area.move(room.topleft))
    out.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    return out.convert_alpha()


def _room(figure: Figure, pose: Pose) -> Rect:
    """What goes of the picture: all within the printed frame, and whatever lies over it."""
    return figure.inside.union(figure.beyond(pose).get_bounding_rect()).clip(Rect((0, 0), figure.size))


def _outside(out: Surface, figure: Figure, room: Rect) -> None:
    """Whatever was drawn outside of a room is as on the empty page."""
    w, h = figure.size
    for part in (Rect(0, 0, w, room.y), Rect(0, room.bottom, w, h - room.bottom),
                 Rect(0, room.y, room.x, room.h), Rect(room.right, room.y, w - room.right, room.h)):  # fmt: skip
        if part.w > 0 and part.h > 0:
            out.blit(figure.empty(), part, part)


DEATHS: Mapping[str, Callable[[Figure, Pose, float], Surface]] = {
    "melts": melted,
    "burns": burned,
    "tears": torn,
    "scatters": scattered,
}
"""Ways to go."""
