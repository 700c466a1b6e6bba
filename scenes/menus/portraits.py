"""The wall where the portraits of everybody in the book of friends hang: each in a frame of its owner's colour with a
card below it, a light over whoever is at the computer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit import materials, ornament, spread, stuffs
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_name, draw_text, shorten
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, LECTERN, MIN_TEXT, PARCH, SEAT_COLOURS, SHADOW, Colour, Theme, mix, rgb
from scenes.kit.thing import Thing
from scenes.kit.widgets import Widget, WidgetState
from scenes.menus.faces import bust, known_face
from scenes.menus.sights import framed
from scenes.shell.adapters import Sight
from scenes.shell.friends import Friend

CLOTH = rgb("35493f")
"""The cloth that the wall is hung with."""
FRAME, CORD = 9, 26
"""Units of a frame, and from its upper edge to the nail that it hangs from."""
CARD, LARGE_CARD = 47, 72
"""Units of the card below a portrait, in the compact layout and in the full one."""
SEAL = 58
"""Units that a seal has at most."""
LIGHT = (170, 128, 62)
"""What the lamp over whoever is at the computer adds to the wall."""
WIDEST = 1.6
"""How much wider than high a portrait is at most."""


@dataclass(slots=True)
class Portrait(Widget):
    """Somebody of the book (None: a guest) on the wall, with a line about them."""

    friend: Friend | None = None
    name: str = ""
    """What they are called, raw."""
    line: str = ""
    chosen: bool = False
    art: Art | None = None
    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def spoken(self, t: Callable[[str], str]) -> tuple[str, ...]:
        return (t("kit.friends.chosen"),) if self.chosen else ()

    def thing(self) -> Thing:
        words = f"{self.label}. {self.line}" if self.line else self.label
        return Thing(self.id, self.role, words, self.rect, self.enabled, self.why_not, self.zone)

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, wide = canvas.surface, theme.px(FRAME)
        picture, card = portrait_rooms(self.rect, theme)
        lit = self.chosen or state.hover
        if self.chosen and not materials.is_plain():
            lamp = ornament.glow(picture.w * 9 // 10, LIGHT)
            surface.blit(lamp, lamp.get_rect(center=picture.center), special_flags=pygame.BLEND_RGB_ADD)
            canvas.mark(lamp.get_rect(center=picture.center))
        cords(surface, theme, picture.inflate(2 * wide, 2 * wide))
        colour = SEAT_COLOURS[self.friend.colour] if self.friend is not None else LECTERN[1]
        frame = _frame(picture.size, wide, colour)
        surface.blit(frame, frame.get_rect(center=picture.center))
        self._likeness(surface, theme, picture)
        if lit:
            ornament.glow_frame(surface, picture.inflate(2 * wide, 2 * wide), GOLD[0 if state.hover else 1], 3, 4)
        self._card(surface, theme, card)
        canvas.mark(self.rect.union(picture).inflate(40, 40).move(0, -8))

    def _likeness(self, surface: Surface, theme: Theme, picture: Rect) -> None:
        """Their face, else their seal on their colour; head and shoulders of anybody for a guest."""
        one = self.friend
        face = known_face(one) if one is not None else None
        if one is not None and face is not None and self.art is not None:
            framed(surface, self.art, Sight(face.kind, face.picture, face.about(), whole=True), picture)
        else:
            _silhouette(surface, picture, SEAT_COLOURS[one.colour] if one is not None else PARCH[2])
        if one is None:
            return
        seal = emblem(one.emblem, min(theme.px(SEAL), max(24, picture.h * 3 // 10)), SEAT_COLOURS[one.colour])
        in_corner = picture.right - seal.get_width() // 3, picture.y + seal.get_height() // 3
        surface.blit(seal, seal.get_rect(center=in_corner))

    def _card(self, surface: Surface, theme: Theme, card: Rect) -> None:
        """What they are called, and the line about them."""
        surface.blit(
            materials.parchment(card.size, seed=card.x % 5 + 2, ragged=False, shadow=5), (card.x - 5, card.y - 5)
        )
        if self.chosen:
            materials.gold_line(surface, card.inflate(-2, -2), 2, 3)
        room = card.inflate(-theme.px(12), -theme.px(6))
        half = room.h * 11 // 20 if self.line else room.h
        name = shorten(self.name, room.w - 6, Style(MIN_TEXT, bold=True))
        style = Style(theme.ui(20), INK, bold=True, align="center")
        draw_name(surface, name, Rect(room.x, room.y, room.w, half), style, where=self.id)
        if self.line:
            below = Rect(room.x, room.y + half, room.w, room.h - half)
            quiet = Style(theme.ui(15), mix(INK, PARCH[4], 0.4), align="center")
            draw_text(
                surface, self.line, below, quiet, valign="middle", where="friends.line", wrap=False, ellipsis=True
            )


def card_tall(theme: Theme) -> int:
    """How high a card is, in pixels."""
    return theme.px(LARGE_CARD if theme.layout.full else CARD)


def portrait_rooms(cell: Rect, theme: Theme) -> tuple[Rect, Rect]:
    """Where in a cell the picture and the card are; the card covers the lower edge of the frame."""
    wide = theme.px(FRAME)
    tall = card_tall(theme)
    card = Rect(cell.x, cell.bottom - tall, cell.w, tall)
    top = cell.y + theme.px(CORD) * 6 // 10 + wide
    high = card.y + wide // 2 - top
    across = min(cell.w - 2 * wide, round(high * WIDEST))
    return Rect(cell.centerx - across // 2, top, across, high), card


def _frame(size: tuple[int, int], wide: int, colour: tuple[int, int, int]) -> Surface:
    """A gilded frame about a picture of that size with its shadow, made once."""

    def make() -> Surface:
        out = Surface((size[0] + 8 * wide, size[1] + 8 * wide), pygame.SRCALPHA)
        hole = Rect(4 * wide, 4 * wide, *size)
        ornament.moulding(out, hole, wide, colour)
        return out

    return materials.store.get(("portrait frame", size, wide, colour), make)


def cords(surface: Surface, theme: Theme, frame: Rect) -> None:
    """Two cords from the upper corners of a frame to its nail."""
    nail = frame.centerx, frame.y - theme.px(CORD) * 6 // 10
    for x in (frame.x + frame.w // 5, frame.right - frame.w // 5):
        pygame.draw.line(surface, INK, (x + 1, frame.y + 1), (nail[0] + 1, nail[1] + 2), 2)
        pygame.draw.aaline(surface, GOLD[2], (x, frame.y), nail)
    pygame.draw.circle(surface, INK, (nail[0] + 1, nail[1] + 1), max(3, theme.px(4)))
    pygame.draw.circle(surface, GOLD[1], nail, max(2, theme.px(3)))


def paint_wall(surface: Surface, theme: Theme, wall: Rect, banner: Rect) -> None:
    """The wall in its panelling: cloth above, wood below, and a sheet of paper for what is said."""
    bound = spread.boards(surface, theme, wall)
    surface.blit(materials.store.get(("wall", wall.size), lambda: _hung(wall)), wall)
    spread.edge(surface, bound)
    surface.blit(materials.parchment(banner.size, seed=12, shadow=10), (banner.x - 10, banner.y - 10))


def _hung(wall: Rect) -> Surface:
    """The cloth of the wall with the light on it."""
    out = Surface(wall.size)
    out.fill(CLOTH)
    if not materials.is_plain():
        stuffs.laid(out, out.get_rect(), stuffs.woven(3))
        light = ornament.glow(wall.w * 6 // 10, (52, 44, 28))
        out.blit(light, light.get_rect(center=(wall.w // 2, wall.h * 2 // 5)), special_flags=pygame.BLEND_RGB_ADD)
        stuffs.shaded(out, out.get_rect(), max(12, wall.w // 24), 130, below=90)
        pygame.draw.rect(out, mix(CLOTH, GOLD[2], 0.6), out.get_rect().inflate(-18, -18), 1)
        stuffs.bevelled(out, out.get_rect(), 3, mix(CLOTH, PARCH[3], 0.3), mix(CLOTH, SHADOW, 0.7))
    return out


def empty_frames(surface: Surface, theme: Theme, cells: Sequence[Rect]) -> None:
    """Frames in which nobody is yet."""
    wide = theme.px(FRAME)
    for cell in cells:
        picture, _ = portrait_rooms(cell, theme)
        cords(surface, theme, picture.inflate(2 * wide, 2 * wide))
        frame = _frame(picture.size, wide, LECTERN[1])
        surface.blit(frame, frame.get_rect(center=picture.center))
        _silhouette(surface, picture, CLOTH)


def _silhouette(surface: Surface, picture: Rect, tint: Colour) -> None:
    """Head and shoulders of anybody in the dark of a frame."""
    ground = materials.gradient(
        picture.size, lambda x, y: mix(tint, INK, 0.25 + 0.5 * math.hypot(x - 0.5, y - 0.4)), 16
    )
    surface.blit(ground, picture)
    box = Rect(0, 0, min(picture.size) * 9 // 10, min(picture.size) * 9 // 10)
    box.midbottom = picture.centerx, picture.bottom
    bust(surface, box, mix(tint, INK, 0.72), filled=True)
