"""Rune puzzles: a picture cut into a grid (MM-PZR)."""

from __future__ import annotations

from functools import lru_cache

from game.mansions.catalogue import PuzzleBox

from .state import Puzzle


def touching(box: PuzzleBox, layout: str) -> tuple[tuple[int, int], ...]:
    """Slots whose sides touch (MM-PUZ.15): neighbours in a row or a column."""
    rows, columns = box.runes[layout]
    return grid_pairs(tuple((x, y) for y in range(rows) for x in range(columns)))


@lru_cache(maxsize=64)
def grid_pairs(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Pairs of cells, by their numbers, that lie side by side."""
    number = {cell: index for index, cell in enumerate(cells)}
    return tuple(
        (index, number[x + right, y + down])
        for (x, y), index in number.items()
        for right, down in ((1, 0), (0, 1))
        if (x + right, y + down) in number
    )


def solved(box: PuzzleBox, puzzle: Puzzle) -> bool:
    """The pieces show the picture: each in its place, none turned (MM-PZR.1)."""
    return puzzle.pieces == list(range(box.slots("rune", puzzle.layout))) and not any(puzzle.turned)
