"""What every picture of the rulebook is made with: the card painter, the words, the width of the column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import curse_cost
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.cards.signs import ELEMENTS, as_drawn, badge
from scenes.kit.fit import draw_text
from scenes.kit.icons import glyph
from scenes.kit.text import Style, layout
from scenes.kit.theme import INK, PARCH, Colour, mix

Art = Callable[[str, str, tuple[int, int]], Surface | None]
QUIET = mix(PARCH[4], INK, 0.25)


@dataclass(frozen=True, slots=True)
class FigureContext:
    """`width` is the column in pixels, `em` the height of the book's letters, `tall` the most a picture may be high."""

    painter: CardPainter
    art: Art
    words: Catalogue
    width: int
    em: int
    tall: int

    def t(self, key: str, **args: int | str) -> str:
        """A text of the game, its key below `bigbook.`."""
        return self.words.t(f"bigbook.{key}", **args)

    def sheet(self, width: int, height: int) -> Surface:
        """Something empty to draw on."""
        return Surface((max(1, width), max(1, height)), pygame.SRCALPHA)

    def label(self, text: str, width: int, *, bold: bool = False, colour: Colour = QUIET) -> Surface:
        """Small centred words, wrapped to a width."""
        style = Style(max(14, round(self.em * 0.84)), colour, bold=bold, align="center")
        block = layout(text, style, width)
        out = self.sheet(width, block.size[1])
        block.draw(out, (0, 0))
        return out

    def words_in(self, surface: Surface, text: str, rect: Rect, style: Style, where: str) -> None:
        """Words in the middle of a rectangle."""
        draw_text(surface, text, rect, style, valign="middle", where=f"figure:{where}")

    def badge(self, element: str, side: int) -> Surface:
        """An element's badge, or the one of all elements."""
        if element in ("water", "earth", "fire", "air"):
            return badge(element, side)
        drawn = self.art("icons", f"badge_{element}", (side, side)) if as_drawn() else None
        return drawn or glyph("any", side, INK)

    def card(self, kind: str, height: int, uid: int = 0) -> Surface:
        """An element card or a Madness, which has the face that its `uid` gives it."""
        return self.painter.element(kind, (round(height / 1.4), height), uid)

    def spell(self, spell: str, side: int) -> Surface:
        """A spell as it lies on the table, with its name only."""
        return self.painter.spell(spell, (side, side), max(14, round(side * 0.11)), words=False)

    def curse(self, curse: str, height: int) -> Surface:
        """A curse as it lies on the table."""
        cost = tuple(curse_cost(curse).items())
        return self.painter.curse(curse, (round(height * 1.4), height), max(14, round(height * 0.13)), cost)

    @staticmethod
    def inside(size: tuple[int, int]) -> Rect:
        """The part of a monster's picture within its drawn frame."""
        w, h = size
        return Rect(round(w * 0.09), round(h * 0.1), round(w * 0.82), round(h * 0.54))

    def brings(self, page: str) -> tuple[str, ...]:
        """The elements of the curses a monster brings."""
        return CardFacts().page_curses(page)

    def pile(self, pile: str, height: int) -> Surface:
        """A curse of a pile, face down."""
        out = self.sheet(round(height * 0.74), height)
        ramp = ELEMENTS["curse" if pile == "multi" else pile]
        pygame.draw.rect(out, mix(ramp.dark, INK, 0.2), out.get_rect(), border_radius=6)
        pygame.draw.rect(out, ramp.mid, out.get_rect().inflate(-4, -4), 1, border_radius=5)
        mark = self.badge(pile, round(height * 0.46))
        out.blit(mark, mark.get_rect(center=out.get_rect().center))
        return out


@dataclass(frozen=True, slots=True)
class Cell:
    """A picture of a row with words below it."""

    image: Surface
    words: str = ""


def row(
    easel: FigureContext, cells: Sequence[Cell], *, gap: float = 0.8, signs: Sequence[str] = (), middle: bool = False
) -> Surface:
    """Pictures side by side, their words below; `signs` stand between them. Shrunk to the column when too wide."""
    space = round(easel.em * gap)
    room = easel.width - space * (len(cells) - 1)
    total = sum(cell.image.get_width() for cell in cells)
    share = min(1.0, room / max(1, total))
    images = [cell.image if share == 1.0 else _smaller(cell.image, share) for cell in cells]
    each = max((image.get_width() for image in images), default=1)
    wide = min(easel.width // max(1, len(cells)), max(each, round(easel.em * 6.5)))
    widths = [max(image.get_width(), wide if cell.words else 0) for image, cell in zip(images, cells, strict=True)]
    if sum(widths) + space * (len(cells) - 1) > easel.width:
        widths = [max(image.get_width(), min(width, wide) - space) for image, width in zip(images, widths, strict=True)]
    labels = [easel.label(c.words, w) if c.words else None for c, w in zip(cells, widths, strict=True)]
    top = max(image.get_height() for image in images)
    low = max((label.get_height() for label in labels if label), default=0)
    out = easel.sheet(sum(widths) + space * (len(cells) - 1), top + (low + 4 if low else 0))
    x = 0
    for index, (image, label, width) in enumerate(zip(images, labels, widths, strict=True)):
        place = image.get_rect(midbottom=(x + width // 2, top))
        if middle:
            place.centery = top // 2
        out.blit(image, place)
        if label is not None:
            out.blit(label, (x, top + 4))
        if index < len(signs) and signs[index]:
            sign = layout(signs[index], Style(round(easel.em * 1.4), INK, bold=True))
            sign.draw(out, (x + width + (space - sign.size[0]) // 2, top // 2 - sign.size[1] // 2))
        x += width + space
    return out


def _smaller(image: Surface, share: float) -> Surface:
    return pygame.transform.smoothscale_by(image, share)


def lines(surface: Surface, colour: Colour, points: Sequence[tuple[float, float]], width: int) -> None:
    """A polyline with an arrow's head at its end."""
    pygame.draw.lines(surface, colour, False, points, width)
    (ax, ay), (bx, by) = points[-2], points[-1]
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    dx, dy = (bx - ax) / length, (by - ay) / length
    n = width * 3
    head = [(bx + dx * n, by + dy * n), (bx - dy * n, by + dx * n), (bx + dy * n, by - dx * n)]
    pygame.draw.polygon(surface, colour, head)
