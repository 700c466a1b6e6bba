"""Fewest actions that solve a puzzle without drawing, and which: for tests only (MM-PUZ.21 knows no hints).

Rune puzzles by a search over all orders; lock and wiring puzzles over orders, nearest first, and the turns that each
piece needs in its place.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache

from game.mansions.catalogue import PuzzleBox
from game.mansions.puzzles import lock, moves, wiring
from game.mansions.puzzles.moves import Move
from game.mansions.puzzles.state import Puzzle

TURN_COST = (0, 1, 2, 1)
Order = tuple[int, ...]


@cache
def orders(slots: int, pairs: tuple[tuple[int, int], ...], most: int = 99) -> dict[Order, tuple[tuple[int, int], ...]]:
    """Every order of pieces with the fewest swaps that lead to it from 0, 1, 2 …, nearest first."""
    start = tuple(range(slots))
    found: dict[Order, tuple[tuple[int, int], ...]] = {start: ()}
    todo = deque([start])
    while todo:
        order = todo.popleft()
        if len(found[order]) == most:
            continue
        for a, b in pairs:
            swapped = list(order)
            swapped[a], swapped[b] = swapped[b], swapped[a]
            if (after := tuple(swapped)) not in found:
                found[after] = (*found[order], (a, b))
                todo.append(after)
    return found


def solve(box: PuzzleBox, puzzle: Puzzle, most: int) -> list[Move] | None:
    """The fewest moves that solve an untouched puzzle, at most so many actions; None where there are none."""
    if puzzle.kind == "rune":
        return _rune(box, puzzle, most)
    return _turned(box, puzzle, most)


def _rune(box: PuzzleBox, puzzle: Puzzle, most: int) -> list[Move] | None:
    pairs = moves._TOUCHING["rune"](box, puzzle.layout)
    # from the solved order to this one; the same swaps backwards lead home
    swaps = orders(len(puzzle.pieces), pairs)[tuple(puzzle.pieces)]
    return [Move("swap", *pair) for pair in reversed(swaps)] if len(swaps) <= most else None


def _turned(box: PuzzleBox, puzzle: Puzzle, most: int) -> list[Move] | None:
    pairs = moves._TOUCHING[puzzle.kind](box, puzzle.layout)
    best: list[Move] | None = None
    for order, swaps in orders(len(puzzle.pieces), pairs, 4).items():
        bound = most if best is None else len(best) - 1
        if len(swaps) > bound:
            break
        trial = puzzle.clone()
        trial.pieces = [puzzle.pieces[number] for number in order]
        for turns in _lock_turns(box, trial, bound - len(swaps)) if puzzle.kind == "lock" else _wire_turns(
                box, trial, bound - len(swaps)):  # fmt: skip
            found = [*(Move("swap", *pair) for pair in swaps), *turns]
            if best is None or len(found) < len(best):
                best = found
    return best


def _turning(slot: int, quarter_turns: int, all_turns: int = 4) -> list[Move]:
    """The fewest moves that turn a piece so far to the right."""
    left = all_turns - quarter_turns
    if quarter_turns <= left:
        return [Move("turn", slot, turn=1)] * quarter_turns
    return [Move("turn", slot, turn=-1)] * left


def _lock_turns(box: PuzzleBox, puzzle: Puzzle, most: int) -> Iterator[list[Move]]:
    layout = box.locks[puzzle.layout]
    ways = 360 // layout.turn
    for start in range(ways):
        first = _turning(-1, start, ways)
        if len(first) <= most:
            puzzle.start_turned = start
            yield from ([*first, *rest] for rest in _slot_turns(box, puzzle, 0, most - len(first)))
    puzzle.start_turned = 0


def _slot_turns(box: PuzzleBox, puzzle: Puzzle, slot: int, most: int) -> Iterator[list[Move]]:
    if slot == len(puzzle.pieces):
        yield []
        return
    layout = box.locks[puzzle.layout]
    for turn, cost in enumerate(TURN_COST):
        puzzle.turned[slot] = turn
        touches = all(lock.symbol(box, puzzle, at, side) == lock.face(layout, puzzle.start_turned, number)
                      for number, (at, side) in enumerate(layout.touch) if at == slot)  # fmt: skip
        joins = all(lock.symbol(box, puzzle, a, side_a) == lock.symbol(box, puzzle, b, side_b)
                    for a, side_a, b, side_b in layout.joins if max(a, b) == slot)  # fmt: skip
        if cost <= most and touches and joins:
            yield from ([*_turning(slot, turn), *rest] for rest in _slot_turns(box, puzzle, slot + 1, most - cost))
    puzzle.turned[slot] = 0


def _wire_turns(box: PuzzleBox, puzzle: Puzzle, most: int) -> Iterator[list[Move]]:
    board = box.wirings[puzzle.layout]
    cell, side, colour = board.start
    yield from _route(box, puzzle, cell, (side, colour), frozenset(), most)


def _route(
    box: PuzzleBox, puzzle: Puzzle, cell: int, entered: wiring.End, used: frozenset[int], most: int
) -> Iterator[list[Move]]:
    """Turns of the pieces along a way that comes through each cell once."""
    board = box.wirings[puzzle.layout]
    if cell in used:
        return
    for turn, cost in enumerate(TURN_COST):
        if cost > most:
            continue
        puzzle.turned[cell] = turn
        out = wiring._through(box, puzzle, cell, entered)
        puzzle.turned[cell] = 0
        if out is None:
            continue
        turning = _turning(cell, turn)
        if (cell, *out) == board.end:
            yield turning
            continue
        (x, y), (right, down) = board.cells[cell], wiring.STEP[out[0]]
        if (x + right, y + down) in board.cells:
            after = board.cells.index((x + right, y + down))
            entering = (wiring.ACROSS[out[0]], out[1])
            yield from (turning + rest
                        for rest in _route(box, puzzle, after, entering, used | {cell}, most - cost))  # fmt: skip
