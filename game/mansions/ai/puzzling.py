"""How somebody works at a puzzle that lies open before all: a short look ahead, by what agrees already."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence

from game.mansions.cards.reading import catalogue
from game.mansions.catalogue import PuzzleBox
from game.mansions.puzzles import lock, moves, wiring
from game.mansions.puzzles.moves import Move
from game.mansions.puzzles.state import EMPTY, Puzzle
from game.mansions.view import PuzzleView

LOOKED_AT = 400
"""So many positions are looked at before each move."""
SOLVED = 1_000
"""The worth of a position in which nothing is left to be done."""


def next_move(seen: PuzzleView, offered: Sequence[str], left: int) -> str:
    """The id of the move that leads to the best position in sight; '' where none is better than what lies there."""
    puzzle = seen.lies()
    box = catalogue().puzzles
    steps = [move for move in map(moves.parse, offered) if move is not None and _is_sensible(puzzle, move)]
    return _search(box, puzzle, steps, left)


def solved_within(laid: Puzzle, most: int) -> bool:
    """Whether whoever looks a little ahead solves a puzzle, as it was laid, in so many moves without a new piece."""
    box, puzzle = catalogue().puzzles, laid.clone()
    for left in range(most, 0, -1):
        steps = [move for move in moves.moves(box, puzzle, {puzzle.pile: []}, left) if _is_sensible(puzzle, move)]
        way = moves.parse(_search(box, puzzle, steps, left))
        if way is None:
            break
        moves.make(box, puzzle, {}, way)
    return moves.solved(box, puzzle)


def _is_sensible(puzzle: Puzzle, move: Move) -> bool:
    """Drawing is luck; pieces of a picture lie upright already."""
    return move.verb != "draw" and not (puzzle.kind == "rune" and move.verb == "turn")


def _search(box: PuzzleBox, start: Puzzle, steps: Sequence[Move], left: int) -> str:
    worth = WORTH[start.kind]
    best, first = worth(box, start), ""
    rim: list[tuple[int, int, int, Puzzle, str]] = [(-best, 0, 0, start, "")]
    known, number = {_written(start)}, 0
    while rim and number < LOOKED_AT:
        _, depth, _, puzzle, begun = heapq.heappop(rim)
        if depth >= left:
            continue
        for move in steps:
            other = puzzle.clone()
            moves.make(box, other, {}, move)
            written = _written(other)
            if written in known:
                continue
            known.add(written)
            number += 1
            way = begun or move.id
            found = worth(box, other)
            if found == SOLVED:
                return way
            if found > best:
                best, first = found, way
            heapq.heappush(rim, (-found, depth + 1, number, other, way))
    return first


def _written(puzzle: Puzzle) -> tuple[int, ...]:
    """A position by its numbers."""
    return (*puzzle.pieces, *puzzle.turned, puzzle.start_turned)


def _picture(box: PuzzleBox, puzzle: Puzzle) -> int:
    """How near the pieces are to their places."""
    _, columns = box.runes[puzzle.layout]
    away = 0
    for slot, piece in enumerate(puzzle.pieces):
        away += abs(slot % columns - piece % columns) + abs(slot // columns - piece // columns)
    return -away if away or any(puzzle.turned) else SOLVED


def _seams(box: PuzzleBox, puzzle: Puzzle) -> int:
    """How many seams agree."""
    if EMPTY in puzzle.pieces:
        return 0
    layout = box.locks[puzzle.layout]
    touching = sum(
        lock.symbol(box, puzzle, slot, side) == lock.face(layout, puzzle.start_turned, number)
        for number, (slot, side) in enumerate(layout.touch)
    )
    joined = sum(
        lock.symbol(box, puzzle, a, side_a) == lock.symbol(box, puzzle, b, side_b)
        for a, side_a, b, side_b in layout.joins
    )
    seams = len(layout.touch) + len(layout.joins)
    return touching + joined if touching + joined < seams else SOLVED


def _wires(box: PuzzleBox, puzzle: Puzzle) -> int:
    """How many cells the wire crosses from the start and from the end before it breaks off."""
    board = box.wirings[puzzle.layout]
    onward, arrived = wiring.led(box, puzzle, board.start, board.end)
    if arrived:
        return SOLVED
    back, _ = wiring.led(box, puzzle, board.end, board.start)
    return len(onward) + len(back)


WORTH: dict[str, Callable[[PuzzleBox, Puzzle], int]] = {"rune": _picture, "lock": _seams, "wiring": _wires}
