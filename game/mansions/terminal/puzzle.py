"""A puzzle on the table in letters: every piece by its number with what its sides show, and the seams where they touch.

Nothing is told that the pieces do not show by themselves: whether it is solved is for whoever looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.mansions.catalogue import PuzzleBox
from game.mansions.puzzles.lock import face, symbol
from game.mansions.puzzles.seams import LETTERS, SYMBOLS
from game.mansions.puzzles.state import EMPTY, Puzzle
from game.mansions.puzzles.wiring import turned
from game.mansions.view import PuzzleView

from .words import Tongue

PUZZLES = "mansions.puzzles"


def puzzle(say: Tongue, box: PuzzleBox, view: PuzzleView) -> Iterator[str]:
    """The card that it belongs to, how it is solved, and the pieces as they lie."""
    yield f"{say.names.card(view.card)} · {say.words.t(f'{PUZZLES}.layouts.{view.layout.lower()}')}"
    yield f"  {say.words.t(f'{PUZZLES}.{view.kind}.goal')}"
    shown = {"rune": _picture, "lock": _dials, "wiring": _wires}[view.kind]
    yield from (f"  {line}" for line in shown(say, box, view.lies()))


def _side(say: Tongue, side: str) -> str:
    return say.words.t(f"{PUZZLES}.sides.{side.lower()}")


def _picture(say: Tongue, box: PuzzleBox, lies: Puzzle) -> Iterator[str]:
    """The places by their numbers and the parts that lie there by letters, A first in the whole picture; how often a
    turned one is turned stands behind it."""
    rows, columns = box.runes[lies.layout]
    for row in range(rows):
        parts = []
        for slot in range(row * columns, (row + 1) * columns):
            piece = "-" if lies.pieces[slot] == EMPTY else LETTERS[lies.pieces[slot]]
            parts.append(f"{slot + 1} [{piece}{'↻' * lies.turned[slot]}]")
        yield "  ".join(parts)


def _dials(say: Tongue, box: PuzzleBox, lies: Puzzle) -> Iterator[str]:
    """Each seam with the symbols on both of its sides; piece 0 is the start piece."""
    layout = box.locks[lies.layout]

    def shown(slot: int, side: str) -> str:
        if lies.pieces[slot] == EMPTY:
            return f"{slot + 1}: -"
        sign = say.words.t(f"{PUZZLES}.symbols.{SYMBOLS[symbol(box, lies, slot, side)]}")
        return f"{slot + 1} {_side(say, side)}: {sign}"

    for number, (slot, side) in enumerate(layout.touch):
        sign = say.words.t(f"{PUZZLES}.symbols.{SYMBOLS[face(layout, lies.start_turned, number)]}")
        yield f"0: {sign} | {shown(slot, side)}"
    for a, side_a, b, side_b in layout.joins:
        yield f"{shown(a, side_a)} | {shown(b, side_b)}"
    for slot, piece in enumerate(lies.pieces):
        if piece != EMPTY:
            signs = (f"{_side(say, side)} {say.words.t(f'{PUZZLES}.symbols.{SYMBOLS[symbol(box, lies, slot, side)]}')}"
                     for side in "NESW")  # fmt: skip
            yield f"{slot + 1}: {', '.join(signs)}"


def _wires(say: Tongue, box: PuzzleBox, lies: Puzzle) -> Iterator[str]:
    """Each cell with the wires of its piece, and where the wire comes in and must go out."""
    board = box.wirings[lies.layout]
    width = 1 + max(x for x, _ in board.cells)
    for row in sorted({y for _, y in board.cells}):
        numbers = {x: number + 1 for number, (x, y) in enumerate(board.cells) if y == row}
        yield " ".join(f"[{numbers[x]}]" if x in numbers else "   " for x in range(width))
    for arrow, (cell, side, colour) in (("→", board.start), ("⇥", board.end)):
        yield f"{arrow} {cell + 1} {_end(say, side, colour)}"
    for slot, piece in enumerate(lies.pieces):
        if piece != EMPTY:
            turn = lies.turned[slot]
            wires = (
                f"{_end(say, turned(a, turn), one)} — {_end(say, turned(b, turn), other)}"
                for a, one, b, other in box.wiring_pieces[piece]
            )
            yield f"{slot + 1}: {'; '.join(wires)}"


def _end(say: Tongue, side: str, colour: str) -> str:
    """A side and the color of the wire there."""
    return f"{_side(say, side)} {say.words.t(f'{PUZZLES}.wires.{colour}')}"
