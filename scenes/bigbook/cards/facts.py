"""What the table's drawings need to know about cards beyond words and pictures: read from the card set."""

from __future__ import annotations

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS
from scenes.bigbook.cards.card_pen import CurseSign
from scenes.bigbook.cards.curse_signs import curse_signs


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

    def curse_signs(self, curse: str) -> tuple[CurseSign, ...]:
        """What a curse does when it strikes, as signs for its tile."""
        return curse_signs(curse)

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
