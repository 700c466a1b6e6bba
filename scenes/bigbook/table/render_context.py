"""What every part of the table needs while it draws: layout, model, places, words, cards, theme."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.model.table_view import TableModel
from scenes.bigbook.table.places import ThingPlaces
from scenes.bigbook.table.text.desk_note import DeskNote
from scenes.bigbook.table.text.names import Words
from scenes.kit.fit import draw_text
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import BONE, Colour, Theme


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
