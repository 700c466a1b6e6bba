"""The wall where the portraits of everybody in the book of friends hang: each in a frame of its owner's colour with a
card below it, a light over whoever is at the computer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from scenes.kit import materials, ornament
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.drawing import fabrics, open_book
from scenes.kit.fit import draw_name, draw_text, shorten
from scenes.kit.icons import emblem
from scenes.kit.shapes import smooth, spline, stroke
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, LECTERN, MIN_TEXT, PARCH, SEAT_COLOURS, SHADOW, Colour, Theme, mix, rgb
from scenes.kit.thing import Thing
from scenes.kit.widgets import Widget, WidgetState
from scenes.menus.faces import known_face
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
DUSK = rgb("5a6288")
"""What a guest wears."""
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
        """Their face, else their seal on their colour; a stranger in a hood for a guest."""
        one = self.friend
        face = known_face(one) if one is not None else None
        if one is not None and face is not None and self.art is not None:
            framed(surface, self.art, Sight(face.kind, face.picture, face.about(), whole=True), picture)
        else:
            _stranger(surface, picture, SEAT_COLOURS[one.colour] if one is not None else DUSK)
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
    bound = open_book.boards(surface, theme, wall)
    surface.blit(materials.store.get(("wall", wall.size), lambda: _hung(wall)), wall)
    open_book.edge(surface, bound)
    surface.blit(materials.parchment(banner.size, seed=12, shadow=10), (banner.x - 10, banner.y - 10))


def _hung(wall: Rect) -> Surface:
    """The cloth of the wall with the light on it."""
    out = Surface(wall.size)
    out.fill(CLOTH)
    if not materials.is_plain():
        fabrics.laid(out, out.get_rect(), fabrics.woven(3))
        light = ornament.glow(wall.w * 6 // 10, (52, 44, 28))
        out.blit(light, light.get_rect(center=(wall.w // 2, wall.h * 2 // 5)), special_flags=pygame.BLEND_RGB_ADD)
        fabrics.shaded(out, out.get_rect(), max(12, wall.w // 24), 130, below=90)
        pygame.draw.rect(out, mix(CLOTH, GOLD[2], 0.6), out.get_rect().inflate(-18, -18), 1)
        fabrics.bevelled(out, out.get_rect(), 3, mix(CLOTH, PARCH[3], 0.3), mix(CLOTH, SHADOW, 0.7))
    return out


def empty_frames(surface: Surface, theme: Theme, cells: Sequence[Rect]) -> None:
    """Frames in which nobody is yet."""
    wide = theme.px(FRAME)
    for cell in cells:
        picture, _ = portrait_rooms(cell, theme)
        cords(surface, theme, picture.inflate(2 * wide, 2 * wide))
        frame = _frame(picture.size, wide, LECTERN[1])
        surface.blit(frame, frame.get_rect(center=picture.center))
        _stranger(surface, picture, CLOTH, there=False)


def _stranger(surface: Surface, picture: Rect, tint: Colour, *, there: bool = True) -> None:
    """Somebody in a hood whose face nobody sees, before rays as an engraver cuts them; `there`: eyes look out of it."""
    key = ("stranger", picture.size, tint, there)
    surface.blit(materials.store.get(key, lambda: smooth(picture.size, partial(_hooded, tint=tint, there=there))),
                 picture)  # fmt: skip


HOOD = ((-0.52, 1.06), (-0.47, 0.86), (-0.33, 0.7), (-0.235, 0.6), (-0.25, 0.42), (-0.2, 0.25), (-0.07, 0.12),
        (0.05, 0.07), (0.13, 0.14), (0.21, 0.27), (0.25, 0.43), (0.235, 0.6), (0.33, 0.7), (0.47, 0.86),
        (0.52, 1.06))  # fmt: skip
"""The outline of the cloak with its hood: x from its middle and y, as shares of its height."""
OPENING = ((0.0, 0.2), (0.1, 0.25), (0.15, 0.37), (0.14, 0.5), (0.07, 0.6), (0.0, 0.63), (-0.07, 0.6), (-0.14, 0.5),
           (-0.15, 0.37), (-0.1, 0.25))  # fmt: skip
FOLDS = (((-0.1, 0.68), (-0.2, 0.84), (-0.24, 1.04)), ((0.1, 0.68), (0.2, 0.84), (0.24, 1.04)),
         ((-0.04, 0.76), (-0.08, 0.9), (-0.08, 1.04)), ((0.04, 0.76), (0.08, 0.9), (0.08, 1.04)),
         ((-0.26, 0.72), (-0.35, 0.86), (-0.38, 1.04)), ((0.26, 0.72), (0.35, 0.86), (0.38, 1.04)))  # fmt: skip
RAYS = 44


def _hooded(s: Surface, k: float, *, tint: Colour, there: bool) -> None:
    w, h = s.get_size()
    n = min(h, w * 1.12) * 0.96
    x0, y0 = w / 2, h - n
    light, shade = mix(tint, PARCH[0], 0.16), mix(tint, INK, 0.34)

    def at(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x0 + x * n, y0 + y * n) for x, y in points]

    s.fill(mix(tint, INK, 0.12))
    middle = (x0, y0 + n * 0.4)
    far = math.hypot(w, h)
    for ray in range(RAYS):  # wedges of light between lines, as behind a hero's head
        a, b = (math.tau * (ray + part) / RAYS for part in (0.0, 0.42))
        ends = [(middle[0] + far * math.cos(one), middle[1] + far * math.sin(one)) for one in (a, b)]
        pygame.draw.polygon(s, shade, [middle, *ends])
    pygame.draw.circle(s, light, middle, n * 0.43)
    pygame.draw.circle(s, INK, middle, n * 0.43, max(1, round(n * 0.008)))
    cloak, line = spline(at([HOOD[0], *HOOD, HOOD[-1]])), max(2.0, n * 0.022)
    pygame.draw.polygon(s, mix(tint, INK, 0.5), cloak)
    stroke(s, INK, cloak, line)
    for side in (-1, 1):  # the hood catches the light of the left, and has its hatching at the right
        for step in range(7):
            top = 0.24 + step * 0.052
            edge = 0.168 + 0.012 * math.sin(step)
            way = at([(side * edge, top), (side * (edge + 0.05), top + 0.045)])
            stroke(s, mix(tint, PARCH[1], 0.2) if side < 0 else INK, way, max(1.0, n * 0.009))
    opening = spline(at(OPENING))
    pygame.draw.polygon(s, mix(INK, tint, 0.06), opening)
    stroke(s, mix(tint, PARCH[0], 0.34), [*opening, opening[0]], max(1.5, n * 0.016))
    for fold in FOLDS:
        stroke(s, INK, at(fold), max(1.0, n * 0.012))
    pygame.draw.circle(s, INK, at([(0.0, 0.68)])[0], n * 0.05)
    pygame.draw.circle(s, GOLD[1], at([(0.0, 0.68)])[0], n * 0.04)
    pygame.draw.circle(s, GOLD[3], at([(0.0, 0.68)])[0], n * 0.018)
    for side in (-1, 1) if there else ():
        x, y = side * 0.066, 0.41
        eye = at([(x - 0.05, y - 0.004), (x, y - 0.036), (x + 0.05, y - 0.004), (x, y + 0.028)])
        pygame.draw.polygon(s, GOLD[0], spline(eye))
        pygame.draw.circle(s, INK, at([(x + 0.006, y - 0.004)])[0], n * 0.015)
