"""Wiring puzzles: an unbroken way of wires from the start to the end (MM-PZW)."""

from __future__ import annotations

from functools import lru_cache

from game.mansions.catalogue import PuzzleBox, Wire

from .rune import grid_pairs
from .state import EMPTY, Puzzle

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}
End = tuple[str, str]
"""A side and a colour."""
Place = tuple[int, str, str]
"""A cell, one of its sides, a colour."""


def touching(box: PuzzleBox, layout: str) -> tuple[tuple[int, int], ...]:
    """Cells whose sides touch (MM-PUZ.15)."""
    return grid_pairs(tuple(box.wirings[layout].cells))


def solved(box: PuzzleBox, puzzle: Puzzle) -> bool:
    """Whether the way that begins at the start leads to the end (A-68)."""
    return bool(way(box, puzzle))


def way(box: PuzzleBox, puzzle: Puzzle) -> tuple[int, ...]:
    """The cells along the way from start to end; () where it breaks off."""
    board = box.wirings[puzzle.layout]
    cells, arrived = led(box, puzzle, board.start, board.end)
    return cells if arrived else ()


def led(box: PuzzleBox, puzzle: Puzzle, start: Place, end: Place) -> tuple[tuple[int, ...], bool]:
    """The cells along the way from one place as far as it leads, and whether it leads to the other.

    Colours must agree at every seam (MM-PZW.2) and may change inside a piece. A piece may be crossed twice by its two
    wires; no side of a piece has more than one wire, so the way never forks, and it ends at the latest when it has
    come through every side of every cell. A wire leads both ways: from the end to the start as well.
    """
    board = box.wirings[puzzle.layout]
    at = _numbers(board.cells)
    cell, side, colour = start
    found: list[int] = []
    for _ in range(len(SIDES) * len(board.cells)):
        out = _through(box, puzzle, cell, (side, colour))
        if out is None:
            break
        found.append(cell)
        if (cell, *out) == end:
            return tuple(found), True
        right, down = STEP[out[0]]
        x, y = board.cells[cell]
        following = at.get((x + right, y + down))
        if following is None:
            break
        cell, side, colour = following, ACROSS[out[0]], out[1]
    return tuple(found), False


@lru_cache(maxsize=16)
def _numbers(cells: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], int]:
    """The number of each cell."""
    return {cell: number for number, cell in enumerate(cells)}


def _through(box: PuzzleBox, puzzle: Puzzle, cell: int, entered: End) -> End | None:
    """Where the wire comes out that begins at this side in this colour; None where there is none."""
    piece = puzzle.pieces[cell]
    if piece == EMPTY:
        return None
    return _ways(box.wiring_pieces[piece], puzzle.turned[cell]).get(entered)


@lru_cache(maxsize=256)
def _ways(wires: tuple[Wire, ...], turns: int) -> dict[End, End]:
    """Where each end of a turned piece's wires leads; of two wires with one end the first."""
    found: dict[End, End] = {}
    for side_a, colour_a, side_b, colour_b in wires:
        ends = (turned(side_a, turns), colour_a), (turned(side_b, turns), colour_b)
        found.setdefault(ends[0], ends[1])
        found.setdefault(ends[1], ends[0])
    return found


def turned(side: str, turns: int) -> str:
    """Where a side points after so many quarter turns to the right."""
    return SIDES[(SIDES.index(side) + turns) % len(SIDES)]
