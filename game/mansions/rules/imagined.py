"""Tables that look alike to a seat, for whoever plays it and tries out what may come."""

from __future__ import annotations

from game.core.engine.rng import HasRng, below, seeded, shuffle

from .state import State
from .zones import DARK, dealt_anew, side_of


def imagined(state: State, seat: str, luck: HasRng) -> State:
    """A table that looks alike to the Keeper: decks, backs of spells, pieces of puzzles and all luck to come are dealt
    anew by `luck`, which moves on; tables that look alike are imagined alike. NotImplementedError for a seat of the
    other side, which does not search."""
    if side_of(seat) != DARK:
        raise NotImplementedError(f"nobody imagines tables for {seat}")
    other = dealt_anew(state, seat, luck)
    for pile in other.pieces.values():
        pile.sort()
        shuffle(luck, pile)
    below(luck, 2)
    other.rng, other.dice, other.luck = seeded(luck.rng), None, {}
    return other
