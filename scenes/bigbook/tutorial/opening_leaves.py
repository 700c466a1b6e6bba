"""The pages of the opening: on the left a picture in which something happens, on the right what it means, in letters
that can be read from across a room; between two of them a leaf goes over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation.book.book_effects import light
from scenes.bigbook.tutorial.opening_book import OpeningBook
from scenes.bigbook.tutorial.opening_stage import Act, OpeningStage, Slap
from scenes.book.page_turn import PageTurn, leaf
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text, fit
from scenes.kit.icons import glyph
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, INK, mix

SIGNS = {"book": "madness", "monsters": "curse", "win": "key", "lose": "eye"}
"""The sign that stands over the words of a page."""
SENTENCE = re.compile(r"(?<=[.?!])\s+")
SHORT, LONG = 1.4, 1.0
"""How large the letters of the shorter and of the longer sentence are, in shares of what was asked for."""
LEAF = Slap(6, 6, 1.4, 0.7, 380, "page_landing", 0.35)
"""How hard a leaf strikes the book."""
FOLD = 0.10
"""How far the dark of the fold reaches into a picture, as a share of its width."""


def sentences(words: str) -> list[str]:
    """What a page says, in two at most: the first sentence, and the rest."""
    return SENTENCE.split(words, maxsplit=1)


@dataclass(slots=True)
class Leaf:
    """Two pages that lie open together. `words` is what the right one says, `size` the size of its letters (pixels)."""

    name: str
    words: str
    size: int
    book: OpeningBook
    stage: OpeningStage
    act: Act
    _left: Surface | None = None
    _right: Surface | None = None
    _line: Surface | None = None
    _shade: Surface | None = field(default=None)

    @staticmethod
    def picture(book: OpeningBook) -> Rect:
        """Where the picture lies on the left page."""
        page, margin = book.page(0), book.border
        return Rect(page.x + margin, page.y + margin, page.w - margin - max(2, margin // 3), page.h - 2 * margin)

    @property
    def room(self) -> Rect:
        """Where the picture lies."""
        return self.act.room

    def prepare(self) -> Iterator[object]:
        """Makes what is wanted when the page comes up, piece by piece."""
        yield from self.act.prepare()
        yield self.right
        yield self.left

    @property
    def left(self) -> Surface:
        """The left page before anything has happened on it."""
        if self._left is None:
            page = self.book.page(0)
            out = self.book.paper(0)
            sub = Canvas(out.get_size())
            sub.surface = out
            self._paint(sub, self.room.move(-page.x, -page.y), 0.0)
            if not self.act.complete():
                return out
            self._left = out
        return self._left

    @property
    def right(self) -> Surface:
        """The right page with its words."""
        if self._right is None:
            out = self.book.paper(1)
            out.blit(self.line, (0, 0))
            self._right = out
        return self._right

    @property
    def line(self) -> Surface:
        """The words on nothing, as large as the page."""
        if self._line is None:
            self._line = self._written()
        return self._line

    def _written(self) -> Surface:
        """A sign, the two sentences below each other, the shorter one the larger, and a thin line between them."""
        page = self.book.page(1)
        out = Surface(page.size, pygame.SRCALPHA)
        room = Rect(0, 0, page.w, page.h).inflate(-page.w // 6, -page.h // 12)
        said = sentences(self.words)
        short = min(said, key=len)
        styles = [
            Style(round(self.size * SHORT), mix(CRIMSON, INK, 0.15), "title", align="center", leading=1.06)
            if one is short and len(said) > 1
            else Style(round(self.size * LONG), INK, align="center")
            for one in said
        ]
        side, gap = round(self.size * 1.7), round(self.size * 0.62)
        where = f"opening.page.{self.name}"
        # the shorter one is measured first: the longer one has the room that is left, and shrinks into it if it must
        high = [0] * len(said)
        left = room.h - side - gap * (len(said) + 1)
        for at in sorted(range(len(said)), key=lambda at: len(said[at])):
            high[at] = min(left, fit(said[at], styles[at], (room.w, left), where=where, report=False).size[1] + 4)
            left -= high[at]
        top = room.y + (room.h - sum(high) - side - gap * (len(said) + 1)) // 2
        mark = glyph(SIGNS[self.name], side, mix(CRIMSON, INK, 0.15))
        out.blit(mark, mark.get_rect(midtop=(room.centerx, top)))
        top += side + gap
        for at, words in enumerate(said):
            if at:
                self._rule(out, (room.centerx, top + gap // 2), round(room.w * 0.2))
                top += gap
            draw_text(out, words, Rect(room.x, top, room.w, high[at]), styles[at], valign="middle", where=where)
            top += high[at]
        return out

    @staticmethod
    def _rule(out: Surface, at: tuple[int, int], half: int) -> None:
        x, y = at
        ink = mix(GOLD[3], INK, 0.25)
        pygame.draw.line(out, ink, (x - half, y), (x + half, y), 2)
        pygame.draw.polygon(out, ink, [(x - 9, y), (x, y - 6), (x + 9, y), (x, y + 6)])

    def _paint(self, canvas: Canvas, room: Rect, ms: float) -> None:
        """Its picture in its frame, so many milliseconds after something began to happen in it."""
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(room.clip(before))
        self.act.paint(canvas, room, ms)
        shade = self._folded(room)
        canvas.blit(shade, (room.right - shade.get_width(), room.y))
        canvas.surface.set_clip(before)
        pygame.draw.rect(canvas.surface, INK, room.inflate(4, 4), 3)
        pygame.draw.rect(canvas.surface, GOLD[2], room, 1)
        canvas.mark(room.inflate(6, 6))

    def _folded(self, room: Rect) -> Surface:
        """The dark of the fold over the inner edge of the picture."""
        if self._shade is None:
            wide = max(4, round(room.w * FOLD))
            shade = Surface((wide, room.h), pygame.SRCALPHA)
            for x in range(wide):
                shade.fill((20, 8, 12, round(130 * ((x + 1) / wide) ** 2)), (x, 0, 1, room.h))
            self._shade = shade
        return self._shade

    def comes(self) -> None:
        """The leaf it lies on strikes the book."""
        self.stage.slap(self.book.page(0), LEAF)

    def paint(self, canvas: Canvas, acting: float) -> None:
        """Both pages; in the picture so many milliseconds have passed."""
        down = self.stage.offset
        canvas.blit(self.right, self.book.page(1).move(0, down).topleft)
        self._paint(canvas, self.room.move(0, down), acting)

    def tell(self, canvas: Canvas) -> None:
        """Its words, over everything that flies."""
        canvas.blit(self.line, self.book.page(1).move(0, self.stage.offset).topleft)

    def turn(self, canvas: Canvas, to: Leaf | None, share: float, acting: float) -> None:
        """Its right page goes over, and the pages of `to` come up, or empty ones."""
        book, down = self.book, self.stage.offset
        left, right = book.page(0).move(0, down), book.page(1).move(0, down)
        self._paint(canvas, self.room.move(0, down), acting)
        under = to.right if to is not None else book.blank(1)
        back = to.left if to is not None else book.blank(0)
        nothing = materials.store.get(("opening-nothing",), lambda: Surface((1, 1), pygame.SRCALPHA))
        at = leaf(share)
        PageTurn(nothing, under, self.right, back, left, right, at).paint(canvas)
        light(canvas, (left.right, left.centery), round(left.h * 0.4), 0.7 * max(0.0, 1 - abs(2 * at - 1)))
