"""What a card's face is painted with: words, facts, pictures and letters, and how a picture fills its room.

Facts are what drawings must know beyond words and pictures: read from the card set; no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS
from game.bigbook.play.effect_signs import EffectSign, curse_signs, spell_signs
from game.core.text.phrases import Span
from scenes.bigbook.cards.term_forms import marked
from scenes.kit.fit import fit
from scenes.kit.text import Style
from scenes.kit.theme import MIN_TEXT


class CardFacts:
    """Answers for ids of spells, curses, magicians and grimoire pages."""

    def element(self, spell: str) -> str:
        """The element of a spell."""
        return ELEMENTS[catalogue().spells[spell].element]

    def level(self, spell: str) -> int:
        """The level of a spell (BB-SPL.3: its activation cost)."""
        return catalogue().spells[spell].level

    def numbers(self, spell: str, power: int) -> dict[str, int]:
        """The arguments of a spell's sentence at a power."""
        return dict(catalogue().spells[spell].numbers(power))

    def curse_numbers(self, curse: str) -> dict[str, int]:
        """The arguments of a curse's sentence."""
        return dict(catalogue().curses[curse].fixed)

    def curse_signs(self, curse: str) -> tuple[EffectSign, ...]:
        """What a curse does when it strikes, as signs for its tile."""
        return curse_signs(curse)

    def spell_signs(self, spell: str, power: int) -> tuple[EffectSign, ...]:
        """What a spell does at a power, as signs for its tile."""
        return spell_signs(spell, power)

    def magician_element(self, magician: str) -> str:
        """The speciality of a magician."""
        return ELEMENTS[catalogue().magicians[magician].element]

    def magician_numbers(self, magician: str) -> dict[str, int]:
        """The arguments of an ability's sentence."""
        return dict(catalogue().magicians[magician].fixed)

    def magician_timing(self, magician: str) -> str:
        """`always`, `once_per_own_turn` or `payment`."""
        return catalogue().magicians[magician].timing

    def page_curses(self, page: str) -> tuple[str, ...]:
        """The elements of the curses a monster brings."""
        return tuple(ELEMENTS[index] for index in catalogue().pages[page].curses)

    def multi_curses(self, difficulty: str) -> tuple[int, ...]:
        """How many curses of all elements each round adds at a difficulty (BB-GRI.9)."""
        return tuple(catalogue().table.round_track[difficulty])


Size = tuple[int, int]
MINI = 50
"""Below this width a card shows only its ground, glyph and value."""


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

    def curse_signs(self, curse: str) -> tuple[EffectSign, ...]:
        """What the curse does when it strikes."""

    def spell_signs(self, spell: str, power: int) -> tuple[EffectSign, ...]:
        """What the spell does at a power."""

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

    def get(self, kind: str, name: str, size: Size, urgency: int = 5) -> Surface | None:
        """The picture fitted inside the size, or None while there is none."""

    def stand_in(self, kind: str, name: str, size: Size) -> Surface | None:
        """Something to show meanwhile: the same picture made for another size, or None."""

    def coming(self, kind: str, name: str) -> bool:
        """Whether it is being made."""


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

    @property
    def terms(self) -> str:
        """The language whose terms are marked in sentences that are read large."""
        return marked(self.words)

    def picture(self, kind: str, name: str, size: Size, focus: float = 0.25) -> Surface | None:
        """The art filling the size exactly (cut to fill), or None."""
        room = art_size(kind, name, size)
        found = self.pictures.get(kind, name, room)
        if found is None:
            self.missed = True
            found = self.pictures.stand_in(kind, name, room)
        if found is None:
            return None
        return covering(found, size, focus)


ASPECTS = {"magicians": 400 / 560, "elements": 600 / 840, "madness": 600 / 840, "curses": 600 / 840, "tiles": 1.0,
           "spells": 600 / 840}  # fmt: skip
"""Width to height of the art by kind: asking for the right size keeps it sharp."""
ASPECT_OF_TILES = 600 / 400
"""The same of a curse's picture on the track."""
OF_ITS_OWN = {"tile": ASPECT_OF_TILES, "sheet": 960 / 600, "emblem": 1.0}
"""The same for files whose names end so."""


def art_size(kind: str, name: str, size: Size) -> Size:
    """The size in which the art of a face is asked for, where the face is so large."""
    return cover_size(OF_ITS_OWN.get(name.rpartition("_")[2], ASPECTS.get(kind)), size)


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


def stamp(surface: Surface, picture: Surface, centre: tuple[float, float]) -> None:
    """Lay a picture with its middle at a point."""
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


SQUEEZE = 0.82
"""How far a name may be pressed together sideways where its longest word is wider than a small tile."""


def name_label(name: str, style: Style, room: Size) -> Surface:
    """A card's name as wide as the room: bold, else pressed together a little, else plain; words stay whole."""
    block = fit(name, style, room, report=False)
    small = replace(style, size=MIN_TEXT)
    for face in (small, replace(small, bold=False)):
        if not block.cut and not block.broken:
            break
        wide = next((w for w in range(room[0], round(room[0] / SQUEEZE) + 1) if _whole(name, face, (w, room[1]))), None)
        block = fit(name, face, (wide or room[0], room[1]), report=wide is not None)
    out = Surface((block.room[0] or room[0], max(1, block.size[1])), pygame.SRCALPHA)
    block.draw(out, (0, 0))
    return out if out.get_width() <= room[0] else pygame.transform.smoothscale(out, (room[0], out.get_height()))


def _whole(name: str, style: Style, room: Size) -> bool:
    made = fit(name, style, room, report=False)
    return not made.cut and not made.broken
