"""What a card's face is painted with: words, facts and pictures, and how a picture fills its room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game.core.text.phrases import Span

Size = tuple[int, int]
MINI = 50
"""Below this width a card shows only its ground, glyph and value."""


class CurseSign(NamedTuple):
    """One thing that a curse does: its sign (`action_signs`), how many (0: it depends), and of which element."""

    deed: str
    times: int
    element: str


class CardData(Protocol):
    """What a face must know about a spell beyond words and pictures."""

    def element(self, spell: str) -> str:
        """The element of a spell."""

    def level(self, spell: str) -> int:
        """Level of a spell, which is its activation cost."""

    def magician_element(self, magician: str) -> str:
        """The speciality of a magician."""

    def numbers(self, spell: str, power: int) -> dict[str, int]:
        """The arguments of the spell's sentence at a power."""

    def curse_numbers(self, curse: str) -> dict[str, int]:
        """The arguments of a curse's sentence."""

    def curse_signs(self, curse: str) -> tuple[CurseSign, ...]:
        """What the curse does when it strikes."""

    def magician_numbers(self, magician: str) -> dict[str, int]:
        """The arguments of an ability's sentence."""


class CardWording(Protocol):
    """The catalogue of the present language."""

    def t(self, key: str, /, **args: int) -> str:
        """The text of a key."""

    def spans(self, key: str, /, **args: int) -> tuple[Span, ...]:
        """The text in stretches."""


class Pictures(Protocol):
    """Where art comes from."""

    def get(self, kind: str, name: str, size: Size) -> Surface | None:
        """The picture fitted inside the size, or None while there is none."""

    def stand_in(self, kind: str, name: str, size: Size) -> Surface | None:
        """Something to show meanwhile: the same picture made for another size, or None."""


@dataclass(slots=True)
class CardRenderContext:
    """Everything a face needs while it is painted; `missed` tells that some art was not there."""

    pictures: Pictures
    words: CardWording
    facts: CardData
    missed: bool = False

    def t(self, key: str, **args: int) -> str:
        """The text of a key."""
        return self.words.t(key, **args)

    def spans(self, key: str, **args: int) -> tuple[Span, ...]:
        """The text of a key in stretches that know their argument."""
        return self.words.spans(key, **args)

    def picture(self, kind: str, name: str, size: Size, focus: float = 0.25) -> Surface | None:
        """The art filling the size exactly (cut to fill), or None."""
        room = cover_size(ASPECTS.get(kind), size) if "_tile" not in name else size
        found = self.pictures.get(kind, name, room)
        if found is None:
            self.missed = True
            found = self.pictures.stand_in(kind, name, room)
        if found is None:
            return None
        return covering(found, size, focus)


ASPECTS = {"magicians": 400 / 560, "elements": 600 / 840, "madness": 600 / 840, "curses": 600 / 840, "tiles": 1.0}
"""Width to height of the art by kind: asking for the right size keeps it sharp."""


def cover_size(aspect: float | None, size: Size) -> Size:
    """The smallest size of that shape that covers `size`."""
    if aspect is None:
        return size
    w = max(size[0], round(size[1] * aspect))
    return w, round(w / aspect)


def covering(image: Surface, size: Size, focus: float = 0.25, side: float = 0.5) -> Surface:
    """A picture scaled and cut so that it fills the size (the loader keeps the picture's own shape).

    `focus` says which part of a too tall picture stays: 0 the top, 1 the bottom; `side` which of a too wide one: 0 the
    left, 1 the right.
    """
    w, h = image.get_size()
    if abs(w - size[0]) <= 1 and abs(h - size[1]) <= 1:
        return image if (w, h) == size else pygame.transform.smoothscale(image, size)
    scale = max(size[0] / w, size[1] / h)
    big = pygame.transform.smoothscale(image, (max(size[0], round(w * scale)), max(size[1], round(h * scale))))
    area = Rect(int((big.get_width() - size[0]) * side), round((big.get_height() - size[1]) * focus), *size)
    return big.subsurface(area).copy()
