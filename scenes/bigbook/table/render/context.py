"""What every part of the table needs while it draws: layout, model, places, words, cards, theme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.model.table_view import TableModel
from scenes.bigbook.table.places import ThingPlaces
from scenes.bigbook.table.text.names import Words
from scenes.kit import materials, ornament
from scenes.kit.fit import draw_text
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import BONE, GOLD, INK, Colour, Theme, mix

if TYPE_CHECKING:
    from scenes.bigbook.table.text.desk_note import DeskNote

PANEL = (24, 15, 24)


@dataclass(slots=True)
class RenderContext:
    """The drawing context of the table; `desk` is the seat whose things lie large before everybody."""

    theme: Theme
    layout: Layout
    model: TableModel
    places: ThingPlaces
    words: Words
    painter: CardPainter
    desk: str
    first: str = ""
    """The seat that began the game, where it is known."""
    note: DeskNote | None = None
    """Who acts at the desk though it is not their turn."""
    unsaved: str = ""
    """Why the game is not being saved, in words; '' where it is."""

    def text(
        self,
        surface: Surface,
        text: str,
        box: Box | Rect,
        size: tuple[float, float],
        colour: Colour = BONE,
        *,
        bold: bool = False,
        italic: bool = False,
        align: str = "left",
        valign: str = "middle",
        face: str = "body",
        wrap: bool = True,
        bold_colour: Colour | None = None,
        report: bool = True,
        ellipsis: bool = True,
    ) -> TextBlock:
        """Draw words into a box; `size` is the design size in the Full and the Compact layout.

        A text that has no room at all ends in …: the table is full, and reading pane, viewers and panel say it whole.
        """
        style = Style(self.layout.text(*size), colour, face, bold, italic, align, 1.0, bold_colour)
        return draw_text(
            surface, text, Rect(box), style, valign=valign, where=text[:40], wrap=wrap, report=report, ellipsis=ellipsis
        )


def well(surface: Surface, box: Box | Rect, *, gold: bool = False, strength: int = 120, radius: int = 8) -> None:
    """A sunk area of the table: darker wood in a carved rim (a fine line with high contrast)."""
    rect = Rect(box)
    layer = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*PANEL, strength), layer.get_rect(), border_radius=radius)
    rim = ornament.stretched("well", rect.size, max(7, min(14, min(rect.size) // 6)))
    if rim is not None:
        layer.blit(rim, (0, 0))
    else:
        pygame.draw.rect(layer, (*mix(GOLD[3], INK, 0.2), 150), layer.get_rect(), 1, border_radius=radius)
    surface.blit(layer, rect)
    if gold:
        materials.gold_line(surface, rect.inflate(-2, -2), 2, radius)


def notch(surface: Surface, box: Box | Rect) -> None:
    """The worn mark of an empty card place."""
    rect = Rect(box)
    mark = ornament.stretched("notch", rect.size, max(6, min(26, min(rect.size) // 3)))
    if mark is not None:
        surface.blit(mark, rect)
    else:
        well(surface, rect, strength=110)


def pill(surface: Surface, box: Box | Rect, colour: Colour, alpha: int = 220) -> None:
    """A small dark label ground."""
    rect = Rect(box)
    layer = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*colour, alpha), layer.get_rect(), border_radius=rect.h // 2)
    surface.blit(layer, rect)


def glow_frame(surface: Surface, box: Box | Rect, colour: Colour, width: int = 3, radius: int = 8) -> Rect:
    """A two-tone frame of light about a box, thickness fixed in screen pixels; gives the area touched."""
    rect = Rect(box)
    pygame.draw.rect(surface, INK, rect.inflate(2 * width + 2, 2 * width + 2), width + 1, border_radius=radius + 2)
    pygame.draw.rect(surface, colour, rect.inflate(2 * width, 2 * width), width, border_radius=radius + 1)
    pygame.draw.rect(surface, mix(colour, (255, 255, 255), 0.5), rect.inflate(2, 2), 1, border_radius=radius)
    return rect.inflate(2 * width + 4, 2 * width + 4)
