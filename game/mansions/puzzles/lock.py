"""Lock puzzles: symbols agree wherever pieces touch, the start piece included (MM-PZL)."""

from __future__ import annotations

from game.mansions.catalogue import LockLayout, PuzzleBox

from .state import EMPTY, Puzzle

SIDES = "NESW"


def touching(box: PuzzleBox, layout: str) -> tuple[tuple[int, int], ...]:
    """Slots whose sides touch; the start piece is none of them (A-67)."""
    pairs = ((min(a, b), max(a, b)) for a, _, b, _ in box.locks[layout].joins)
    return tuple(dict.fromkeys(pairs))


def solved(box: PuzzleBox, puzzle: Puzzle) -> bool:
    """Every seam agrees: between slots, and between a slot and the face of the start piece that touches it."""
    if EMPTY in puzzle.pieces:
        return False
    layout = box.locks[puzzle.layout]
    return all(
        symbol(box, puzzle, slot, side) == face(layout, puzzle.start_turned, number)
        for number, (slot, side) in enumerate(layout.touch)
    ) and all(symbol(box, puzzle, a, side_a) == symbol(box, puzzle, b, side_b) for a, side_a, b, side_b in layout.joins)


def face(layout: LockLayout, turns: int, number: int) -> str:
    """The symbol that a turned start piece shows at a place on its rim; each turn is by the piece's own angle."""
    shift = len(layout.faces) * layout.turn // 360
    return layout.faces[(number - turns * shift) % len(layout.faces)]


def symbol(box: PuzzleBox, puzzle: Puzzle, slot: int, side: str) -> str:
    """The symbol on one side of a slot, its piece turned as it lies."""
    return box.lock_pieces[puzzle.pieces[slot]][(SIDES.index(side) - puzzle.turned[slot]) % len(SIDES)]
