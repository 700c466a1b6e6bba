"""Working at a puzzle: which one lies in the place of the house, which piece is taken up, what a press would do."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.engine.decision import Decision, Reason
from game.core.engine.event import Event
from game.core.play import thing_id
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles.moves import START, parse
from game.mansions.puzzles.seams import Seam, seams
from game.mansions.puzzles.state import Puzzle
from game.mansions.view import PuzzleView
from scenes.kit.geometry import Box
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout_puzzle import puzzle_layout
from scenes.mansions.table.puzzle.slots import Slots, slots_of

PUZZLE = "puzzle"
"""The kind of the question, and the word that its answers begin with."""
LARGEST = {"rune": (204, 136), "wiring": (204, 136), "lock": (226, 150)}
"""Sides of a piece at most, on the full and the compact drawing."""
FIRST_UID = 90_000
"""Pieces are told apart from cards in the air by numbers from here on."""
LEAVES = "puzzle_left"


@dataclass(frozen=True, slots=True)
class Piece:
    """What lies in a slot, as something that can be carried (`HeldCard`)."""

    slot: int
    kind: str = "piece"

    @property
    def uid(self) -> int:
        """Told apart by where it lies."""
        return FIRST_UID + self.slot


class Bench:
    """The puzzle that is worked at."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self._slots: tuple[object, Slots] | None = None

    # which one

    def follow(self, now: Decision | None) -> None:
        """Another question stands, or events are shown: then what lies there stays for as long as it is worked at."""
        if now is not None:
            self.table.worked = now.source if now.kind == PUZZLE else ""

    def hear(self, event: Event) -> None:
        """An event is about to be shown: with the end of the attempt the house comes back."""
        if event.type == LEAVES and self.table.worked:
            self.table.worked = ""
            self.table.touch()

    @property
    def view(self) -> PuzzleView | None:
        """The puzzle as it lies; None where none is worked at."""
        return self.table.puzzle

    @property
    def asked(self) -> Decision | None:
        """The question for the next puzzle action; None while events are shown."""
        now = self.table.moment.decision
        return now if now is not None and now.kind == PUZZLE else None

    def lies(self) -> Puzzle:
        """The puzzle, to be asked about its sides."""
        assert self.view is not None
        return self.view.lies()

    def seams(self) -> tuple[Seam, ...]:
        """Where sides touch, and whether they agree."""
        return seams(catalogue().puzzles, self.lies())

    # where it lies

    def places(self) -> tuple[int, tuple[Box, ...], Box | None, tuple[Box, ...]]:
        """The side of a piece, the slots, the start piece, the ends of the wire, in window pixels."""
        one, layout = self.view, self.table.measures
        assert one is not None
        key = one.kind, one.layout
        if self._slots is None or self._slots[0] != key:
            self._slots = key, slots_of(catalogue().puzzles, one.kind, one.layout)
        square = puzzle_layout(layout).square.inset(layout.px(24, 14))
        return self._slots[1].boxes(square, layout.px(*LARGEST[one.kind]))

    def place(self, name: str) -> Box | None:
        """Where the slot of a thing lies (`3`, `start`)."""
        if self.view is None:
            return None
        _, slots, start, _ = self.places()
        if name == START:
            return start
        return slots[int(name) - 1] if name.isdigit() and 0 < int(name) <= len(slots) else None

    def touched(self, event: Event) -> list[Box]:
        """The slots that an event is about: those of a move, all of a puzzle that is solved."""
        if self.view is None:
            return []
        _, slots, start, _ = self.places()
        move = parse(str(event.get("move", "")))
        if move is None:
            return [*slots, *([start] if start is not None else [])]
        found = [start if slot < 0 else slots[slot] for slot in (move.slot, *([move.other] if move.other >= 0 else []))]
        return [box for box in found if box is not None]

    # what may be done

    @property
    def taken(self) -> str:
        """The piece that is taken up, by the name of its slot; '' for none."""
        return self.table.state.piece if self.view is not None else ""

    @staticmethod
    def swap(one: str, other: str) -> str:
        """The answer that lets two pieces change places; '' where one of them never moves."""
        if START in (one, other):
            return ""
        a, b = sorted((int(one) - 1, int(other) - 1))
        return f"{PUZZLE}:swap:{a}:{b}"

    def turn(self, side: str) -> str:
        """The answer that turns the piece that is taken up to the `left` or `right`; '' where none is."""
        taken = self.taken
        return f"{PUZZLE}:turn:{taken if taken == START else int(taken) - 1}:{side}" if taken else ""

    def draw(self) -> str:
        """The answer that lays a new piece in the place of the one that is taken up; '' where none is."""
        return f"{PUZZLE}:draw:{int(self.taken) - 1}" if self.taken and self.taken != START else ""

    def answers(self, option: str) -> bool:
        """Whether that may be answered now."""
        choice = self.table.state.choice
        return self.asked is not None and choice is not None and option in choice.options

    def why(self, option: str) -> Reason | None:
        """Why an action cannot be taken now."""
        if self.asked is None or self.answers(option):
            return None
        found = self.table.run.session.why_not(option)
        return Reason("pieces-apart") if found is not None and found.key == "not-adjacent" else found

    def why_apart(self, one: str, other: str) -> Reason | None:
        """Why two pieces cannot change places."""
        option = self.swap(one, other)
        return self.why(option) if option else Reason("start-stays")

    def option(self, name: str) -> str:
        """What a press on a slot answers: it changes places with the piece that is taken up; '' where it does not."""
        taken = self.taken
        option = self.swap(taken, name) if taken and taken != name else ""
        return option if option and self.answers(option) else ""


def slot_name(thing: str) -> str:
    """The slot that a thing is, `3` or `start`; '' for any other thing."""
    at = thing_id.read(thing)
    return at.name if at.kind == "slot" else ""
