"""A puzzle in words, for ears: what lies in each place, how it is turned, and which of its sides agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.text.i18n import Catalogue as Texts
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles.seams import LETTERS, SYMBOLS, Seam, faces, signs
from game.mansions.puzzles.state import EMPTY, Puzzle
from game.mansions.puzzles.wiring import turned

TEXTS = "mansions.puzzle_table"
PUZZLES = "mansions.puzzles"


class PuzzleSaid:
    """Says one puzzle as it lies."""

    def __init__(self, texts: Texts, lies: Puzzle, found: Sequence[Seam]) -> None:
        self.texts, self.lies, self.found = texts, lies, found

    def slot(self, slot: int) -> str:
        """What lies in a place, in a sentence."""
        texts, lies, number = self.texts, self.lies, slot + 1
        if lies.pieces[slot] == EMPTY:
            return texts.t(f"{TEXTS}.empty", n=number)
        made: Callable[[int], str] = {"rune": self._part, "lock": self._dial, "wiring": self._wires}[lies.kind]
        parts = [texts.t(f"{TEXTS}.place", n=number, what=made(slot))]
        if lies.turned[slot] and lies.kind == "rune":
            parts.append(texts.t(f"{TEXTS}.turned", n=lies.turned[slot]))
        for agrees, key in ((True, "agrees"), (False, "differs")):
            sides = [self._side(seam, slot) for seam in self.found if seam.agrees is agrees and self._has(seam, slot)]
            if sides:
                parts.append(texts.t(f"{TEXTS}.{key}", sides=", ".join(sides)))
        return " ".join(parts)

    def start(self) -> str:
        """What the start piece shows round its rim."""
        found = [self._symbol(one) for one in faces(catalogue().puzzles, self.lies)]
        return self.texts.t(f"{TEXTS}.start", signs=", ".join(found))

    def end(self, way: str, colour: str) -> str:
        """Where the wire comes `in` or must go `out`."""
        return self.texts.t(f"{TEXTS}.wire_{way}", colour=self.texts.t(f"{PUZZLES}.wires.{colour}"))

    def letter(self, slot: int) -> str:
        """The letter of a part of a picture, A first in the whole one; '' for anything else."""
        piece = self.lies.pieces[slot]
        return LETTERS[piece] if self.lies.kind == "rune" and piece != EMPTY else ""

    # parts

    def _part(self, slot: int) -> str:
        return self.texts.t(f"{TEXTS}.part", letter=self.letter(slot))

    def _dial(self, slot: int) -> str:
        shown = signs(catalogue().puzzles, self.lies, slot)
        return ", ".join(f"{self._word(side)} {self._symbol(sign)}" for side, sign in shown.items())

    def _wires(self, slot: int) -> str:
        turns = self.lies.turned[slot]
        wires = catalogue().puzzles.wiring_pieces[self.lies.pieces[slot]]
        ends = (((turned(a, turns), one), (turned(b, turns), two)) for a, one, b, two in wires)
        return ", ".join(self.texts.t(f"{TEXTS}.wire", a=self._end(*one), b=self._end(*two)) for one, two in ends)

    def _end(self, side: str, colour: str) -> str:
        return f"{self._word(side)} {self.texts.t(f'{PUZZLES}.wires.{colour}')}"

    def _word(self, side: str) -> str:
        return self.texts.t(f"{PUZZLES}.sides.{side.lower()}")

    def _symbol(self, sign: str) -> str:
        return self.texts.t(f"{PUZZLES}.symbols.{SYMBOLS[sign]}")

    @staticmethod
    def _has(seam: Seam, slot: int) -> bool:
        return slot in (seam.slot, seam.other)

    def _side(self, seam: Seam, slot: int) -> str:
        """The side of a slot at which a seam is."""
        return self._word(seam.side if seam.slot == slot else seam.other_side)
