"""The painted room behind a screen, with flames and other life in it: steady with reduced motion, asleep after a while.

Pictures are drawn on 1920x1080 and cover the canvas whatever its shape; what would stick out is cut off evenly. Until a
picture is ready the room is dark, so that its light comes up; with high contrast it lies under a veil.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.life import Living, Patch, Sprite, without
from scenes.kit.ornament import flame, glow
from scenes.kit.shapes import Point
from scenes.kit.theme import Theme

TICK = 90.0
"""Milliseconds between two states of the light: slow enough to cost nothing."""

STIR = 150.0
"""Milliseconds of each movement of what somebody has stirred."""
SLEEPS_AFTER = 60_000.0
"""Milliseconds without input after which nothing moves in the room any more."""
PICTURE = (1920, 1080)
NIGHT = (21, 13, 24)
VEIL = 190
FADES = 0.4
"""The share of the window's height from which the room above a column fades into the night."""
CANDLE = (240, 240)
WICK = (105, 80)
FOOT = (104, 214)
"""The picture of a single candle in its dish, seen from above as the table is: its size, where its flame stands, and
the middle of its near edge."""


@dataclass(frozen=True, slots=True)
class Room:
    """A picture, the flames in it as (x, foot y, height) in its own units, and how much it is darkened (0..255)."""

    kind: str
    name: str
    flames: tuple[tuple[int, int, int], ...] = ()
    veil: int = 0
    life: tuple[Living, ...] = ()
    """What else lives in it."""


DESK = Room("table", "table_evening", veil=70)
"""A table in the evening, dark enough for a sheet that lies on it."""
READING_DESK = Room("ui", "rulebook")
"""Where a book of rules lies."""


class Backdrop:
    """One room, and candles that stand in it by the wish of the screen."""

    def __init__(self, art: Art, theme: Theme, room: Room) -> None:
        self.art, self.theme, self.room = art, theme, room
        self.life: Sequence[Living] = room.life
        self.covered: Sequence[Rect] = ()
        """What lies over the room, in pixels: nothing lives there."""
        self._size = PICTURE
        self._aside = 0
        """Pixels by which the picture is moved to the left."""
        self._candles: list[tuple[int, int, int]] = []
        self.ms = 0.0
        """Milliseconds that it has lived: what stirs in it goes by them."""
        self._looks: Hashable = None
        self._stirred: dict[str, float] = {}
        """Patches of the room that somebody has made move, and until when, in milliseconds of its life."""
        self._doused: dict[int, float] = {}
        """Flames of the picture that are out, and until when."""
        self._still = 0.0
        """Milliseconds since somebody did something."""
        self._room_stands = False
        self._standing: list[tuple[int, int, int]] = []
        """The further candles whose picture is there: no flame burns without its candle."""

    def place(
        self, size: tuple[int, int], candles: list[tuple[int, int, int]] | None = None, *, aside: int = 0
    ) -> None:
        """Say how large the canvas is and where further candles stand: (x, near edge y, height) in pixels. `aside`: by
        how many pixels the picture is moved to the left, where something covers its right."""
        column = self.theme.layout.column
        self._aside = 0 if column else aside
        self._size, self._candles = self.theme.layout.size if column else size, [] if column else candles or []

    def prepare(self, size: tuple[int, int]) -> None:
        """Ask for the picture before the screen is there, so that it is ready when the screen comes."""
        self._size = size
        k = self.scale
        self.art.get(self.room.kind, self.room.name, (math.ceil(PICTURE[0] * k), math.ceil(PICTURE[1] * k)), 1)

    @property
    def scale(self) -> float:
        """Pixels per unit of the picture."""
        return max(self._size[0] / PICTURE[0], self._size[1] / PICTURE[1])

    def at(self, x: float, y: float) -> Point:
        """Where a point of the picture lies on the canvas."""
        k = self.scale
        middle = self._size[0] / 2 - self._aside
        return middle + (x - PICTURE[0] / 2) * k, self._size[1] / 2 + (y - PICTURE[1] / 2) * k

    def beside(self, seen: tuple[int, int], room: int) -> int:
        """How far aside the picture goes so that what is seen between two of its abscissas lies in the middle of so
        many pixels at the left of the canvas, or begins at their edge."""
        left, right = (self.at(x, 0)[0] + self._aside for x in seen)
        return max(0, round(min(left, (left + right - room) / 2)))

    def piece(self, name: str, corner: tuple[int, int], size: tuple[int, int]) -> tuple[Surface, Point] | None:
        """A patch of the room (a picture of its own) and where it goes, or None until it is ready."""
        k = self.scale
        picture = self.art.get("ui", name, (round(size[0] * k), round(size[1] * k)), 3)
        return (picture, self.at(*corner)) if picture is not None else None

    def painted(self, corner: tuple[int, int], size: tuple[int, int]) -> tuple[Surface, Point] | None:
        """A part of the room as it is painted and where it lies, or None until the room is ready."""
        k = self.scale
        whole = math.ceil(PICTURE[0] * k), math.ceil(PICTURE[1] * k)
        picture = self.art.get(self.room.kind, self.room.name, whole, 1)
        if picture is None:
            return None
        box = Rect(round(corner[0] * k), round(corner[1] * k), round(size[0] * k), round(size[1] * k))
        return picture.subsurface(box.clip(picture.get_rect())), self.at(*corner)

    def paint_base(self, surface: Surface) -> None:
        """The still part: the room, its veil, the bodies of further candles and their lasting light."""
        surface.fill(NIGHT)
        k = self.scale
        size = math.ceil(PICTURE[0] * k), math.ceil(PICTURE[1] * k)
        kind, name = self.room.kind, self.room.name
        picture = self.art.get(kind, name, size, 1) or self.art.stand_in(kind, name, size)
        self._room_stands = picture is not None
        if picture is not None:
            place = picture.get_rect(center=(self._size[0] // 2 - self._aside, self._size[1] // 2))
            surface.blit(picture, place)
            if place.right < self._size[0]:  # its edge goes on behind what covers it
                edge = picture.subsurface(Rect(place.w - 1, 0, 1, place.h))
                rest = pygame.transform.scale(edge, (self._size[0] - place.right, place.h))
                surface.blit(rest, (place.right, place.y))
        veil = max(self.room.veil, VEIL if self.theme.high_contrast else 0)
        if veil:
            dark = Surface(self._size, pygame.SRCALPHA)
            dark.fill((*NIGHT, veil))
            surface.blit(dark, (0, 0))
        if self.theme.layout.column:
            self._night(surface)
        self._standing = [candle for candle in self._candles if self._candle(surface, *candle)]

    def _night(self, surface: Surface) -> None:
        """A page that goes on below the window leaves the room downwards: its light ends, and nothing lives there."""
        (w, h), self._room_stands = self._size, False
        for y in range(h):
            row = Surface((w, 1), pygame.SRCALPHA)
            row.fill((*NIGHT, round(110 + 145 * min(1.0, max(0.0, (y / h - FADES) / (1 - FADES))))))
            surface.blit(row, (0, y))

    def _candle(self, surface: Surface, x: int, y: int, height: int) -> bool:
        """Draw a candle and its lasting light; False while its picture is not there."""
        k = height / CANDLE[1]
        body = self.art.get("ui", "candle", (round(CANDLE[0] * k), height), 2)
        if body is None:
            return False
        wick = round(x + (WICK[0] - FOOT[0]) * k), round(y + (WICK[1] - FOOT[1]) * k)
        for light, lies in ((glow(round(height * 2.1), strength=0.34), None), (glow(round(height * 0.6)), body)):
            if lies is not None:
                surface.blit(lies, (round(x - FOOT[0] * k), round(y - FOOT[1] * k)))
            surface.blit(light, light.get_rect(center=wick), special_flags=pygame.BLEND_RGB_ADD)
        return True

    def flames(self) -> list[Rect]:
        """Where flames burn: in the picture and on the further candles, as far as these are drawn."""
        k, found = self.scale, []
        for x, y, height in self.room.flames if self._room_stands else ():
            fx, fy = self.at(x, y)
            found.append(_flame_box(fx, fy, height * k))
        for x, y, height in self._standing:
            share = height / CANDLE[1]
            found.append(_flame_box(x + (WICK[0] - FOOT[0]) * share, y - (FOOT[1] - WICK[1]) * share, height * 0.3))
        return found

    def stir(self, patch: str, ms: float) -> None:
        """Somebody has touched what a patch of the room shows: it moves for so long."""
        self._stirred[patch] = self.ms + ms

    def douse(self, flame: int, ms: float) -> None:
        """A flame of the picture is out for so long; where nothing moves it burns on."""
        if self.moves:
            self._doused[flame] = self.ms + ms

    def wake(self) -> None:
        """Somebody is there."""
        self._still = 0.0

    @property
    def moves(self) -> bool:
        """Whether anything moves in it now."""
        lively = (self.room.flames or self._candles or self.life) and not self.theme.layout.column
        return bool(lively) and not self.theme.reduced_motion and self._still < SLEEPS_AFTER

    def update(self, dt: float) -> bool:
        """Let the light breathe; True when it looks different."""
        was = self.moves
        self._still += dt
        if not self.moves:
            return was
        before, self.ms = self._step, self.ms + dt
        if self._step == before:
            return False
        looks = self._look()
        changed, self._looks = looks != self._looks, looks
        return changed

    @property
    def _step(self) -> int:
        return int(self.ms // TICK)

    def _look(self) -> Hashable:
        """How the room looks now; it is shown anew when this changes."""
        burns = self._step if self.room.flames or self._candles else 0
        return burns, tuple(piece.look(self._ms_of(piece)) for piece in self.life)

    def _ms_of(self, piece: Living) -> float:
        """The time by which a piece lives: one that was stirred is at a moment of its own, on and off again."""
        if not isinstance(piece, Patch) or self._stirred.get(piece.name, 0.0) <= self.ms:
            return self.ms
        return piece.moments[0][0] if int(self.ms // STIR) % 2 else piece.moments[0][1]

    def sprites(self) -> list[Sprite]:
        """The flames and what else lives, as they are now: only where nothing lies over the room."""
        moves = self.moves
        lively = moves and not self.theme.high_contrast and self.theme.idle > 0
        found: list[Sprite] = []
        if self._room_stands:
            for piece in self.life:
                if not self.theme.reduced_motion:
                    piece.ask(self)
                found += piece.sprites(self, self._ms_of(piece) if lively else None)
        for i, spot in enumerate(self.flames()):
            if self._doused.get(i, 0.0) > self.ms and moves:
                continue
            phase = self._step * 0.9 + i * 2.1 if moves else 0.0
            lean = 0.55 * math.sin(phase) * math.sin(phase * 0.37 + i)
            found.append((flame(spot.size, lean), spot.topleft, 0))
        return [part for one in found for part in self._bared(one)]

    def _bared(self, sprite: Sprite) -> Iterator[Sprite]:
        """The parts of a picture that lie on the room, and not under what lies over it."""
        picture, pos, flags = sprite
        box = picture.get_rect(topleft=(round(pos[0]), round(pos[1])))
        if not any(box.colliderect(one) for one in self.covered):
            yield sprite
            return
        for part in without(box, self.covered):
            yield picture.subsurface(part.move(-box.x, -box.y)), part.topleft, flags

    def paint(self, canvas: Canvas) -> None:
        """Draw the flames and what else lives, with a frame that is drawn as a whole."""
        if canvas.surface is canvas.base:  # a screen lies over this one: all of it stands still
            for picture, pos, flags in self.sprites():
                canvas.blit(picture, pos, flags=flags)
            return
        for rect in canvas.sprites(canvas.surface, self.sprites()):
            canvas.mark(rect)


def _flame_box(x: float, foot: float, height: float) -> Rect:
    """The rectangle of a flame of that height whose foot stands at (x, foot)."""
    w, h = max(6, round(height * 0.5)), max(10, round(height))
    return Rect(round(x - w / 2), round(foot - h * 0.94), w, h)
