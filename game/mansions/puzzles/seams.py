"""What the sides of the pieces show, and which of them agree where pieces touch, as everybody sees it on the table.

Nothing here says whether a puzzle is solved, or what would solve it (MM-PUZ.21).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.mansions.catalogue import PuzzleBox

from . import lock, wiring
from .state import EMPTY, Puzzle

START, END = -1, -2
"""What touches a slot and is no slot: the start piece of a lock, or where the wire comes in; where it must go out."""
SIDES = "NESW"
LETTERS = "ABCDEFGHI"
"""What the parts of a picture are called, in reading order."""
SYMBOLS = {"s": "sun", "m": "moon", "e": "eye"}
"""What the signs of a lock are."""


@dataclass(frozen=True, slots=True)
class Seam:
    """Where one side of a slot touches another slot, the start piece, or an end of the wire."""

    slot: int
    side: str
    other: int
    """A slot, START or END."""
    other_side: str
    """Of the other slot; '' of what is none."""
    agrees: bool


def signs(box: PuzzleBox, puzzle: Puzzle, slot: int) -> dict[str, str]:
    """What the sides of the piece in a slot show as it lies: side → symbol of a lock or colour of a wire.

    A side without a wire is left out; so are all of an empty slot, and of a picture.
    """
    piece = puzzle.pieces[slot]
    if piece == EMPTY or puzzle.kind == "rune":
        return {}
    if puzzle.kind == "lock":
        return {side: lock.symbol(box, puzzle, slot, side) for side in SIDES}
    turns = puzzle.turned[slot]
    return {
        wiring.turned(side, turns): colour
        for a, one, b, other in box.wiring_pieces[piece]
        for side, colour in ((a, one), (b, other))
    }


def faces(box: PuzzleBox, puzzle: Puzzle) -> tuple[str, ...]:
    """What the start piece of a lock shows round its rim as it lies; () of other puzzles."""
    if puzzle.kind != "lock":
        return ()
    layout = box.locks[puzzle.layout]
    return tuple(lock.face(layout, puzzle.start_turned, number) for number in range(len(layout.faces)))


def seams(box: PuzzleBox, puzzle: Puzzle) -> tuple[Seam, ...]:
    """Every place where sides touch and both show something; a picture has none, it is looked at."""
    return tuple({"rune": _none, "lock": _lock, "wiring": _wiring}[puzzle.kind](box, puzzle))


def _none(box: PuzzleBox, puzzle: Puzzle) -> Iterator[Seam]:
    yield from ()


def _lock(box: PuzzleBox, puzzle: Puzzle) -> Iterator[Seam]:
    layout, rim = box.locks[puzzle.layout], faces(box, puzzle)
    shown = [signs(box, puzzle, slot) for slot in range(len(puzzle.pieces))]
    for number, (slot, side) in enumerate(layout.touch):
        if shown[slot]:
            yield Seam(slot, side, START, "", shown[slot][side] == rim[number])
    for a, side_a, b, side_b in layout.joins:
        if shown[a] and shown[b]:
            yield Seam(a, side_a, b, side_b, shown[a][side_a] == shown[b][side_b])


def _wiring(box: PuzzleBox, puzzle: Puzzle) -> Iterator[Seam]:
    board = box.wirings[puzzle.layout]
    shown = [signs(box, puzzle, slot) for slot in range(len(puzzle.pieces))]
    for other, (slot, side, colour) in ((START, board.start), (END, board.end)):
        if side in shown[slot]:
            yield Seam(slot, side, other, "", shown[slot][side] == colour)
    for a, b in wiring.touching(box, puzzle.layout):
        (x, y), (u, v) = board.cells[a], board.cells[b]
        side = next(side for side, step in wiring.STEP.items() if step == (u - x, v - y))
        across = wiring.ACROSS[side]
        one, two = shown[a].get(side), shown[b].get(across)
        if one and two:
            yield Seam(a, side, b, across, one == two)
