"""What may be done in an attempt: swap, turn, draw; what it costs, why it is refused, and whether that has solved it.

Ids: `puzzle:swap:0:1`, `puzzle:turn:3:left`, `puzzle:turn:start:right`, `puzzle:draw:2`; slots as in the layout. How
many actions are left is the attempt's (Intellect, skill tokens, items): a number here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from game.core.engine.decision import Reason
from game.mansions.catalogue import PuzzleBox

from . import lock, rune, wiring
from .state import EMPTY, Piles, Puzzle, draw

DRAW_COST = 2
START = "start"
TURNS = {"left": -1, "right": 1}
_SOLVED: dict[str, Callable[[PuzzleBox, Puzzle], bool]] = {
    "rune": rune.solved,
    "wiring": wiring.solved,
    "lock": lock.solved,
}
_TOUCHING: dict[str, Callable[[PuzzleBox, str], tuple[tuple[int, int], ...]]] = {
    "rune": rune.touching,
    "wiring": wiring.touching,
    "lock": lock.touching,
}


@dataclass(frozen=True, slots=True)
class Move:
    """One puzzle action: `swap` of two slots, `turn` of a slot or the start piece (slot -1), `draw` into a slot."""

    verb: str
    slot: int
    other: int = -1
    turn: int = 0

    @property
    def cost(self) -> int:
        """In puzzle actions (MM-PUZ.8 to MM-PUZ.10)."""
        return DRAW_COST if self.verb == "draw" else 1

    @property
    def id(self) -> str:
        """The id of the answer."""
        if self.verb == "swap":
            return f"puzzle:swap:{self.slot}:{self.other}"
        if self.verb == "turn":
            side = "left" if self.turn < 0 else "right"
            return f"puzzle:turn:{START if self.slot < 0 else self.slot}:{side}"
        return f"puzzle:draw:{self.slot}"


def parse(id_: str) -> Move | None:
    """The move that an id names; None for anything else."""
    words = id_.split(":")
    if len(words) < 3 or words[0] != "puzzle":
        return None
    verb, first, rest = words[1], words[2], words[3:]
    if verb == "turn" and len(rest) == 1 and rest[0] in TURNS and (first == START or _is_slot(first)):
        return Move("turn", -1 if first == START else int(first), turn=TURNS[rest[0]])
    if verb == "swap" and len(rest) == 1 and _is_slot(first) and _is_slot(rest[0]):
        return Move("swap", min(int(first), int(rest[0])), max(int(first), int(rest[0])))
    return Move("draw", int(first)) if verb == "draw" and not rest and _is_slot(first) else None


def _is_slot(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2


def solved(box: PuzzleBox, puzzle: Puzzle) -> bool:
    """Whether it is solved as it lies; looked at after every action, and once at the start (MM-PUZ.11, A-65)."""
    return _SOLVED[puzzle.kind](box, puzzle)


def moves(box: PuzzleBox, puzzle: Puzzle, piles: Piles, left: int) -> list[Move]:
    """All that may be done with so many actions left, in a stable order."""
    if left < 1:
        return []
    touching = _TOUCHING[puzzle.kind](box, puzzle.layout)
    draws = left >= DRAW_COST and bool(piles[puzzle.pile])
    found = _moves(puzzle.kind, touching, len(puzzle.pieces), draws)
    if EMPTY not in puzzle.pieces:  # nothing else can be in the way
        return list(found)
    return [move for move in found if why_not(box, puzzle, piles, left, move) is None]


@lru_cache(maxsize=64)
def _moves(kind: str, touching: tuple[tuple[int, int], ...], pieces: int, draws: bool) -> tuple[Move, ...]:
    """All moves with so many pieces that touch like this."""
    slots = range(pieces)
    found = [Move("swap", a, b) for a, b in sorted(touching)]
    turned = (-1, *slots) if kind == "lock" else slots
    found += [Move("turn", slot, turn=turn) for slot in turned for turn in TURNS.values()]
    found += [Move("draw", slot) for slot in slots] if draws else []
    return tuple(found)


def why_not(box: PuzzleBox, puzzle: Puzzle, piles: Piles, left: int, move: Move) -> Reason | None:
    """Why a move is refused with so many actions left, or None."""
    slots = len(puzzle.pieces)
    if move.slot >= slots or move.other >= slots:
        return Reason("no-target", "MM-PUZ.8")
    if move.verb == "swap" and (move.slot, move.other) not in _TOUCHING[puzzle.kind](box, puzzle.layout):
        return Reason("not-adjacent", "MM-PUZ.15")
    if move.slot < 0 and puzzle.kind != "lock":
        return Reason("wrong-kind", "MM-PZL.2")
    if move.cost > left:
        return Reason("no-actions-left", "MM-PUZ.7", {"has": left, "needs": move.cost})
    if move.verb == "draw" and not piles[puzzle.pile]:
        return Reason("no-pieces", "MM-LIM.3")
    if move.verb != "draw" and EMPTY in (_piece(puzzle, move.slot), _piece(puzzle, move.other)):
        return Reason("no-pieces", "MM-LIM.3")
    return None


def _piece(puzzle: Puzzle, slot: int) -> int:
    return puzzle.pieces[slot] if slot >= 0 else 0


def make(box: PuzzleBox, puzzle: Puzzle, piles: Piles, move: Move) -> None:
    """Make a move that is not refused; nothing is checked here."""
    if move.verb == "draw":
        draw(puzzle, move.slot, piles)
    elif move.verb == "swap":
        a, b = move.slot, move.other
        for places in (puzzle.pieces, puzzle.turned):  # both keep their orientation (MM-PUZ.8)
            places[a], places[b] = places[b], places[a]
    elif move.slot < 0:
        turns = 360 // box.locks[puzzle.layout].turn
        puzzle.start_turned = (puzzle.start_turned + move.turn) % turns
    else:
        puzzle.turned[move.slot] = (puzzle.turned[move.slot] + move.turn) % 4
