"""A puzzle on the table and the face-down piles of pieces; plain data that is copied and saved with a game's state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.engine.rng import HasRng, shuffle
from game.mansions.catalogue import PuzzleBox

EMPTY = -1
"""No piece: the pile was too short (A-62)."""
Piles = dict[str, list[int]]
"""Face-down pieces by pile, top first: `lock`, `wiring`, and one for each rune picture (A-66)."""


class Puzzle:
    """One instance per card, whoever works on it (A-61).

    `pieces` are numbers of pieces by slot, in the order of the layout; `turned` their quarter turns to the right since
    the arrow pointed up; `start_turned` the turns of the start piece, each by its own angle (lock puzzles only).
    """

    __slots__ = ("kind", "layout", "pieces", "start_turned", "turned")

    def __init__(self, kind: str, layout: str) -> None:
        self.kind = kind
        self.layout = layout
        self.pieces: list[int] = []
        self.turned: list[int] = []
        self.start_turned = 0

    @property
    def pile(self) -> str:
        """The pile that its pieces come from."""
        return self.layout if self.kind == "rune" else self.kind

    def clone(self) -> Puzzle:
        """An independent copy."""
        other = Puzzle(self.kind, self.layout)
        other.pieces, other.turned, other.start_turned = self.pieces[:], self.turned[:], self.start_turned
        return other

    def to_json(self) -> list[Any]:
        """The puzzle as JSON data."""
        return [self.kind, self.layout, self.pieces[:], self.turned[:], self.start_turned]

    @classmethod
    def from_json(cls, data: list[Any], box: PuzzleBox) -> Puzzle:
        """The puzzle that `to_json` wrote; ValueError, KeyError or TypeError for anything that cannot lie there."""
        kind, layout, pieces, turned, start_turned = data
        puzzle = cls(kind, layout)
        puzzle.pieces, puzzle.turned, puzzle.start_turned = list(pieces), list(turned), start_turned
        slots, known = box.slots(kind, layout), len(_all(box, puzzle.pile))
        laid = [piece for piece in puzzle.pieces if piece != EMPTY]
        fits = (
            len(puzzle.pieces) == len(puzzle.turned) == slots
            and all(0 <= piece < known for piece in laid)
            and len(set(laid)) == len(laid)
            and all(turn in range(4) for turn in puzzle.turned)
            and start_turned in range(_start_turns(box, puzzle))
        )
        if not fits:
            raise ValueError(f"no {kind} puzzle looks like {data}")
        return puzzle


def _start_turns(box: PuzzleBox, puzzle: Puzzle) -> int:
    """In how many ways the start piece may lie."""
    return 360 // box.locks[puzzle.layout].turn if puzzle.kind == "lock" else 1


def _all(box: PuzzleBox, pile: str) -> range:
    """All pieces that belong to a pile."""
    if pile in box.runes:
        return range(box.slots("rune", pile))
    return range(len(box.lock_pieces if pile == "lock" else box.wiring_pieces))


def new_piles(box: PuzzleBox) -> Piles:
    """Every piece in its pile (MM-SET.4); they are mixed when a puzzle is laid out."""
    return {pile: list(_all(box, pile)) for pile in ("lock", "wiring", *box.runes)}


def copy_piles(piles: Mapping[str, list[int]]) -> Piles:
    """Independent copies."""
    return {pile: pieces[:] for pile, pieces in piles.items()}


def lay_out(box: PuzzleBox, kind: str, layout: str, piles: Piles, rng: HasRng) -> Puzzle:
    """A new puzzle: its pile is mixed and dealt slot by slot, arrows up (MM-PUZ.6); KeyError for an unknown layout."""
    puzzle = Puzzle(kind, layout)
    puzzle.pieces = [EMPTY] * box.slots(kind, layout)
    _deal(puzzle, piles, rng)
    return puzzle


def reset(puzzle: Puzzle, piles: Piles, rng: HasRng) -> None:
    """All pieces but the start piece go back, are mixed and dealt anew (MM-PUZ.17); the start piece stays (A-70)."""
    put_away(puzzle, piles, rng)
    _deal(puzzle, piles, rng)


def _deal(puzzle: Puzzle, piles: Piles, rng: HasRng) -> None:
    pile = piles[puzzle.pile]
    shuffle(rng, pile)
    slots = len(puzzle.pieces)
    dealt = pile[:slots]
    del pile[:slots]
    puzzle.pieces = dealt + [EMPTY] * (slots - len(dealt))
    puzzle.turned = [0] * slots


def put_away(puzzle: Puzzle, piles: Piles, rng: HasRng) -> None:
    """The pieces go back to their pile, which is mixed (MM-PUZ.12, A-69, D-20); nothing is left in the slots."""
    piles[puzzle.pile].extend(piece for piece in puzzle.pieces if piece != EMPTY)
    shuffle(rng, piles[puzzle.pile])
    puzzle.pieces = [EMPTY] * len(puzzle.pieces)
    puzzle.turned = [0] * len(puzzle.pieces)


def draw(puzzle: Puzzle, slot: int, piles: Piles) -> None:
    """The top piece of the pile takes a slot, arrow up; the old one goes under the pile (MM-PUZ.10)."""
    pile = piles[puzzle.pile]
    old = puzzle.pieces[slot]
    puzzle.pieces[slot], puzzle.turned[slot] = pile.pop(0), 0
    if old != EMPTY:
        pile.append(old)
